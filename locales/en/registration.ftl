# $name (String)
registration-title = Registration: { $name }
# $name (String)
registrations-title = Registrations: { $name }
registrations = Registrations and check-in
registration-do = Register
registration-list = Registered players
registration-waiting-list = Waiting list
registration-waiting-hint = When somebody withdraws, the first of the waiting list moves up.
registration-nobody = Nobody has registered yet.
registration-not-found = No registration fits the search.
registration-open = Registration is open.
# $day (String)
registration-open-until = The last day is { $day }.
# $places (Number)
registration-places-are = { $places ->
    [one] There is { $places } place; whoever registers later is on the waiting list.
   *[other] There are { $places } places; whoever registers later is on the waiting list.
}
# $places (Number)
registration-places-taken = { $places ->
    [one] The only place is taken: whoever registers now is put on the waiting list.
   *[other] All { $places } places are taken: whoever registers now is put on the waiting list.
}
registration-over = The tournament takes no more registrations. Ask the referee about playing.
registration-begun = The tournament has begun: nobody can be added here any more; late comers are entered by the referee at the desk.
registration-closed = Registration is closed. Ask the organizer about playing.
# $day (String)
registration-early = Registration begins on { $day }.
# $day (String)
registration-past = Registration ended on { $day }.
registration-lapsed = This registration was not confirmed in time. Please register again.
registration-twice = This player is already registered for the tournament.
registration-taken = The registration is complete: the player stands in the list of participants. Whoever can’t play tells the referee.

registration-unconfirmed = not confirmed
registration-registered = registered
registration-waiting = waiting list
registration-withdrawn = withdrawn

registration-name = Surname and given name
registration-name-hint = As they are to stand in the table.
registration-mail-hint = The organizer alone sees it. A link to confirm the registration is sent there.
registration-rank-hint = As you know it; nothing if you have none.
registration-rank-start = The rank that you hold on the first day (4.3); nothing if you have none.
registration-born = Year of birth
registration-held-in = Held in
registration-born-hint = It tells people of the same name apart.
registration-remark = Remark to the organizer
registration-remark-hint = Not published.
registration-remark-start = Not published. If you are new here and have a rating, write it down: the referee reports it (4.3).
registration-homepage = Leave this field empty
registration-consent-short = Consent
registration-consent = My name, club or city, country, rank and results may be published on this site.
# $days (String)
registration-privacy = The remark is seen by the organizer only and deleted { $days } after the end of the tournament. The year of birth goes into the register of players: it tells people of the same name apart, and ratings may depend on it; that of minors is never published.
# $days (String)
registration-privacy-mail = E-mail address and remark are seen by the organizer only; the address is used for this tournament and nothing else. Both are deleted { $days } after the end of the tournament. The year of birth goes into the register of players: it tells people of the same name apart, and ratings may depend on it; that of minors is never published.
registration-letter-comes = You will get a letter with a link. The registration counts when you have confirmed it; please do it within 48{"\u00A0"}hours.
mistake-registered = This player is already registered. A namesake is told apart by the year of birth.
mistake-not-ticked = Without this consent nobody can be registered.
mistake-no-letter = This has no letter. A name has at least one.
mistake-hidden = A hidden field was filled in. It is empty now: please send the form once more.

# $until (String)
registration-says-unconfirmed = Please confirm until { $until }. Until then no place is kept.
registration-says-registered = You are registered and have a place.
# $place (Number)
registration-says-waiting = All places are taken. You are number { $place } on the waiting list.
registration-says-withdrawn = You have withdrawn. If you want to play after all, register again.
registration-keep = Keep this link: only with it can you withdraw.
registration-confirm = Confirm the registration
registration-withdraw = Withdraw
registration-withdraw-confirm = Do you really withdraw? The place goes to somebody else.
registration-withdraw-hint = If you can’t come, please withdraw: the place goes to the next player.
flash-registration-asked = A letter is on its way. Please confirm the registration with the link in it within 48{"\u00A0"}hours.
flash-registration-done = Your registration has come in.
flash-registration-confirmed = The registration is confirmed.
flash-registration-withdrawn = You have withdrawn.
flash-registration-added = Entered, and marked as here.
flash-registrations-taken = Those who are here now stand in the list of participants.
flash-registrations-none = There was nobody to take: everybody who is here is already in the list of participants.

registration-check-in = Check-in
registration-count-registered = Registered
registration-count-here = Here
registration-count-away = Not here
registration-count-unknown = Not checked yet
registration-count-waiting = Waiting list
registration-count-unconfirmed = Not confirmed
registration-count-taken = In the tournament
registration-all = Show all
registration-here = Is here
registration-away = Not here
registration-admit = Give a place
registration-withdraw-him = Take off the list
registration-restore = Restore
registration-in-tournament = in the tournament
# $count (Number)
registration-take = { $count ->
    [one] Take { $count } player who is here into the tournament
   *[other] Take { $count } players who are here into the tournament
}
# $name (String)
registration-desk-twice = Nobody was taken: { $name } is already in the list of participants. Correct the list, then try again.
registration-desk-too-many = Nobody was taken: these are more participants than a tournament can have.
registration-desk-refuses = Nobody was taken: the list of participants can’t be changed now.
registration-csv = Download the list (CSV)
registration-public-page = Page for players
registration-add = Add a player
registration-add-hint = For somebody who comes without having registered: the player has a place at once and is marked as here.
registration-settings = Settings
registration-do-open = Players can register on the site
registration-until = Last day of registration
registration-until-hint = Empty: until the last day of the tournament.
registration-places = Places
registration-places-hint = Empty: no limit.
registration-venue = Hall and address
registration-venue-hint = The city stands beside it already.
registration-way = How to get there
registration-way-hint = Stop, entrance, floor; up to 500 letters.
registration-fee = Entry fee
registration-fee-hint = With the currency, and who pays less.
registration-note = Note for players
registration-note-hint = What else is to be known: when to come, what to bring. Plain text.
registration-how = Mail is not set up on this site: registrations count at once, without confirmation.
registration-how-mail = Players confirm the registration by a link that is sent to them; unconfirmed ones lapse after 48{"\u00A0"}hours.
