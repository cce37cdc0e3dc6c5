# $name (String)
registration-title = Registration: { $name }
# $name (String)
registrations-title = Registrations: { $name }
registrations = Registrations and check-in
registration-do = Register
registration-list = Registered players
registration-waiting-list = Waiting list
registration-waiting-hint = When a player withdraws, the first on the waiting list moves up.
registration-nobody = No registrations yet.
registration-not-found = No registration matches the search.
registration-open = Registration is open.
# $day (String)
registration-open-until = The last day is { $day }.
# $places (Number)
registration-places-are = { $places ->
    [one] There is { $places } place; later registrations go on the waiting list.
   *[other] There are { $places } places; later registrations go on the waiting list.
}
# $places (Number)
registration-places-taken = { $places ->
    [one] The only place is taken: new registrations go on the waiting list.
   *[other] All { $places } places are taken: new registrations go on the waiting list.
}
registration-over = The tournament no longer accepts registrations. Ask the referee about playing.
registration-begun = The tournament has started, so players can no longer be added here; the referee enters latecomers at the desk.
registration-closed = Registration is closed. Ask the organizer about playing.
registration-closed-own = Registration is closed. To open it, tick “Players can register on the site” in the settings.
# $day (String)
registration-early = Registration opens on { $day }.
# $day (String)
registration-past = Registration closed on { $day }.
# $day (String)
registration-past-own = Registration closed on { $day }. To open it again, enter a later last day in the settings.
registration-to-settings = Settings of the registration
registration-lapsed = This registration was not confirmed in time. Please register again.
registration-twice = This player is already registered for the tournament.
registration-taken = The registration is complete: the player is on the list of participants. If you can’t play, tell the referee.

registration-unconfirmed = not confirmed
registration-registered = registered
registration-waiting = waiting list
registration-withdrawn = withdrawn

registration-name = Surname and given name
registration-name-hint = As it should appear in the table.
registration-mail-hint = Visible only to the organizer. You will get a link there to confirm the registration.
registration-rank-hint = Leave empty if you have none.
registration-rank-start = The rank that you hold on the first day (4.3); nothing if you have none.
registration-born = Year of birth
registration-held-in = Held in
registration-born-hint = It distinguishes people of the same name.
registration-remark = Remark to the organizer
registration-remark-hint = Not published.
registration-remark-start = Not published. If you are new here and have a rating, write it down: the referee reports it (4.3).
registration-homepage = Leave this field empty
registration-consent-short = Consent
registration-consent = My name, club or city, country, rank and results may be published on this site.
# $days (String)
registration-privacy = Only the organizer sees the remark, and it is deleted { $days } after the end of the tournament. The year of birth goes into the register of players: it distinguishes people of the same name, and ratings may depend on it; that of minors is never published.
# $days (String)
registration-privacy-mail = Only the organizer sees the e-mail address and the remark; the address is used for this tournament and nothing else. Both are deleted { $days } after the end of the tournament. The year of birth goes into the register of players: it distinguishes people of the same name, and ratings may depend on it; that of minors is never published.
registration-letter-comes = You will get a letter with a link. Use it to confirm your registration within 48{"\u00A0"}hours; until then it doesn’t count.
mistake-registered = This player is already registered. Different person? Add the year of birth.
mistake-namesake = This player is already registered. Different person born in the same year? Add a patronymic, a second given name or a number such as II to the name. If that doesn’t help, write to the organizer.
mistake-not-ticked = Registration needs this consent.
mistake-no-letter = A name needs at least one letter.
mistake-hidden = A hidden field was filled in. It is empty now: please send the form again.

# $until (String)
registration-says-unconfirmed = Please confirm by { $until }. Until then no place is reserved.
registration-says-registered = You are registered and have a place.
# $place (Number)
registration-says-waiting = All places are taken. You are number { $place } on the waiting list.
registration-says-withdrawn = You have withdrawn. If you change your mind, register again.
registration-keep = Save this link; you need it to withdraw.
registration-confirm = Confirm the registration
registration-withdraw = Withdraw
registration-withdraw-confirm = Withdraw? Your place goes to another player.
registration-withdraw-hint = If you can’t come, please withdraw: the place goes to the next player.
flash-registration-asked = We sent you a letter. Please use its link to confirm the registration within 48{"\u00A0"}hours.
flash-registration-done = Your registration was received.
flash-registration-confirmed = The registration is confirmed.
flash-registration-withdrawn = You have withdrawn.
flash-registration-added = Added, and checked in.
flash-registrations-taken = The players who are here are now on the list of participants.
flash-registrations-none = No players to add: everyone who is here is already on the list of participants.

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
registration-withdraw-him = Remove from the list
registration-restore = Restore
registration-in-tournament = in the tournament
# $count (Number)
registration-take = { $count ->
    [one] Add { $count } player who is here to the tournament
   *[other] Add { $count } players who are here to the tournament
}
# $name (String)
registration-desk-twice = No players were added: { $name } is already on the list of participants. Correct the list, then try again.
registration-desk-too-many = No players were added: a tournament can’t have this many participants.
registration-desk-refuses = No players were added: the list of participants can’t be changed now.
registration-csv = Download the list (CSV)
registration-public-page = Page for players
registration-add = Add a player
registration-add-hint = For a player who comes without registering: they get a place at once and are checked in.
registration-settings = Settings
registration-do-open = Players can register on the site
registration-until = Last day of registration
registration-until-hint = If empty: the last day of the tournament.
registration-places = Places
registration-places-hint = Leave empty for no limit.
registration-venue = Hall and address
registration-venue-hint = Without the city, which is already shown.
registration-way = Directions
registration-way-hint = Stop, entrance, floor; up to 500 characters.
registration-fee = Entry fee
registration-fee-hint = With the currency and any discounts.
registration-note = Note for players
registration-note-hint = Anything else to know: when to come, what to bring. Plain text.
registration-how = Mail is not set up on this site: registrations count at once, without confirmation.
registration-how-mail = Players confirm the registration with a link sent to them; unconfirmed ones lapse after 48{"\u00A0"}hours.
