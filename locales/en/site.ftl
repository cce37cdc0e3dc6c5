skip = Skip to content
menu = Menu
languages = Language
menu-home = Federation
menu-ratings = Ratings
menu-tournaments = Tournaments
menu-changes = Corrections
menu-inbox = Inbox
menu-people = Officers
menu-audit = Audit log
menu-accounts = Accounts
log-in = Log in
log-out = Log out
footer = Ratings exact to the article, and explained.
pages = Pages
page-before = Back
page-after = Next
to-start = To the home page
yes = yes
yes-by-plan = yes, by the plan:
no = no
save = Save
dismiss = Cancel
show = Show
search = Search
# $count (Number)
and-more = … and { $count } more

site-title = Sports federations
site-lead = Rating lists, tournaments and players, with every rating explained.
site-empty = There is no federation here yet. The administrator can found one, or import a journal.

home-whole-list = The whole list
home-lists = Published lists
lists-empty = No list has been published yet.
home-referees = For referees and officials
home-referees-text = Enter a tournament’s table, see the rating changes at once, sign and submit it.
tournaments-empty = There are no such tournaments.
tournaments-none = There are no tournaments yet.

ratings-title = Current rating
ratings-lead = The current rating, not the published list.
# $games (String)
# $wanted (Number)
ratings-missing = { $wanted ->
    [one] { $games } of { $wanted } game
   *[other] { $games } of { $wanted } games
}
# $games (Number)
# $article (String)
ratings-apart = { $games ->
    [one] Without a place: no rated game yet (article { $article })
   *[other] Without a place: fewer than { $games } rated games (article { $article })
}
# $players (String)
# $apart (Number)
# $games (Number)
ratings-found-apart = { $apart ->
    [one] { $players }; { $apart } more has fewer than { $games } rated games
   *[other] { $players }; { $apart } more have fewer than { $games } rated games
}
ratings-last = As of the last rated tournament:
ratings-empty = Nobody has a rating yet. Ratings appear when the first tournament is rated.
ratings-nobody = Nobody was found. Try fewer letters, or the other script.
ratings-all = Show everybody
search-name = Name
all-clubs = All clubs
col-movement = ±
col-movement-long = Change since the last published list
new-entry = new
not-in-list = unlisted
rank-kept = kept
rank-kept-long = rank kept, though the rating is too low for it now
# $number (Number)
# $day (String)
list-number = No. { $number }, { $day }
# $day (String)
list-title = Rating list of { $day }
# $number (Number)
list-lead = Published list No. { $number }. It never changes.
list-corrected = Something from before this list was corrected after it was published. The list stays as it was published; the corrections are:
list-players = Listed
list-published = Published
list-previous = List before
fingerprint = Fingerprint
fingerprint-hint = The fingerprint is the SHA-256 of the list’s CSV file: whoever has the file can check that not a letter was changed.
decisions = Ranks assigned, lowered and kept
decisions-none = This publication changes no rank.
rank-before = Rank before
rank-after = Rank after
norm = Norm
article = Article
publish-list = Publish a list
# $day (String)
publish-lead = This is a preview: what the list of { $day } would say.
field-date = Date
publish-unusual = Lists are published on 1 January, 1 April, 1 July and 1 October. This is another date.
publish-waiting = These tournaments ended on the date or before it but are not rated yet:
publish-reopened = Rated, but open for a correction:
# $count (Number)
publish-births = { $count ->
    [one] For { $count }{"\u00A0"}listed player it can’t be told whether a rank is kept for age: no date of birth is known, or only the year.
   *[other] For { $count }{"\u00A0"}listed players it can’t be told whether a rank is kept for age: no date of birth is known, or only the year.
}
publish-says = The list
publish-note = Note under the list
publish-hint = A published list never changes. Dans are assigned and taken away by this publication.
publish-do = Publish
publish-confirm = Publish this list? It can’t be changed afterwards.

current-rating = Current rating
unrated = no rating yet
last-list = Last published list
# $place (Number)
place-number = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}{"\u00A0"}place
place-before = Was
dan-assigned = Dan assigned
first-rating = Initial rating
player-code = Number in the federation
officials-only = (shown to officials only)
history = History
history-empty = No rated tournament yet.
tournament = Tournament
before = Before
after = After
change = Change
why = Why
opponents = Opponents
opponent = Opponent
games = Games
score = Score
all-games = All games
round = Round
result = Result
bye = bye
not-played = not played
enter-player = Enter a player
change-player = Change the data of the player
player-name = Name
player-name-hint = Surname first, in the original script.
latin-hint = Only where it isn’t the official transliteration.
born-hint = The date, e.g. 1980-05-31 or 31.05.1980, or only the year.
born-counts = The rules depend on it: if it changes, everything is calculated again.
field-guest = Guest
guest-hint = A guest plays here and is no member: lists mark guests, and rules that leave guests out don’t rate them.
guest-counts = If this changes, everything is calculated again.
field-gender = Gender
gender-f = female
gender-m = male
country-hint = By its name or code, e.g. Ukraine, UA or UKR.

plan-tournament = Plan a tournament
change-conditions = Change the conditions
tournament-name = Name of the tournament
field-dates = Dates
field-starts = First day
field-ends = Last day
field-holding-club = Holding club
club-hint = Its head signs the table, too.
field-referee = Chief referee
field-board = Board
field-minutes = Main time, minutes
minutes-hint = Per player and game, without byo-yomi. The calculation depends on it, so a new tournament needs it: below 45{"\u00A0"}minutes a tournament is not rated; below 60{"\u00A0"}minutes ratings above 2100 are not recalculated.
field-official = Official
not-official = no: not in a calendar plan
field-plan = Which plan
plan-hint = Only what stands in an adopted plan is official; only official tournaments get the bonus K3.
field-remark = Remark
field-state = State
field-year = Year
all-years = All years
all-states = All states
field-passes = Calculation
passes-hint = repeated as long as new anomalous results are found (articles 4.4⁠–⁠4.7)
reason = Reason:
table-returned-because = The table was sent back:
your-part = What you can do now
order-later = A tournament that ended later is rated already; the order of rating matters:
order-earlier = A tournament that ended earlier still waits; the order of rating matters:
preview = Preview of the rating
preview-nobody = Nobody would be recalculated.
preview-no-games = Nobody would be recalculated: no game was played.
preview-frozen = Nobody would be recalculated: with this time control the ratings of these players stay as they are (article 1.7).
preview-unofficial = Nobody would be recalculated: only official tournaments are rated, and friendly ones are not.
# $article (String)
preview-newcomers-only = Nobody would get a rating: none of the participants has one, and by section { $article } newcomers are rated by their games against players who have. The rating commission enters first ratings, as a list from before or as what a player brought along; then this table gives a rating to everybody who met such a player.
edit-table = Fill in the table
do-cosign = Sign for the club
do-approve = Approve and rate
approve-confirm = Approve the table and rate the tournament?
do-take-back = Take back to change
take-back-confirm = Take the table back? All signatures are withdrawn.
do-return = Send back
reason-for-referee = What has to be corrected?
reason-public = Reason (everybody reads it)
do-reopen = Open for a correction
reopen-hint = The rating holds until the corrected table is signed and approved again; then everything after it is calculated again.
do-abandon = Cancel the correction
abandon-hint = Nothing is corrected: table, conditions and signatures are again those that were rated. The remark and the referee’s name stay.
abandon-confirm = Cancel the correction? What was changed in the table is lost.
do-close = Close without rating
close-hint = The tournament will not be rated. If it was rated, everything after it is calculated again without it.
close-confirm = Close the tournament without rating?
do-cancel = Cancel the tournament
cancel-confirm = Cancel the tournament?
winners = Prize places
table-by-number = In the order of numbers
table-by-place = In the order of places
to-your-part = To what you can do now
path-title = Approval of the table
crosstable = Crosstable
places-entered = Places as they were entered: points and opponents alone don’t make them.
points-of-desk = Points as the desk counted them: nothing for a draw. In the rating a draw is half a win.
cell-legend = 12+{"\u00A0"}won against number{"\u00A0"}12, 7-{"\u2060\u00A0"}lost, 3={"\u00A0"}drew; w{"\u00A0"}white, b{"\u00A0"}black, /2{"\u00A0"}handicap, !{"\u00A0"}not{"\u00A0"}played, 0+{"\u00A0"}bye.
# $articles (String)
anomalous-legend = Anomalous result, articles { $articles }
not-recalculated = not recalculated (article 1.7)
no-played-game = no played game
cell-legend-even = 12+ won against number 12, 7- lost, 3={"\u00A0"}drew; w{"\u00A0"}white, b{"\u00A0"}black, !{"\u00A0"}not played, 0+{"\u00A0"}bye.
cell-legend-plain = 12+ won against number 12, 7- lost, 3={"\u00A0"}drew; !{"\u00A0"}not played, 0+{"\u00A0"}bye.
table-hidden = The table is public when the commission has approved it.
signatures = Signatures
# $at (String)
rated-at = The tournament was rated on { $at }.
# $at (String)
unchanged-at = The table was recorded on { $at }. No rating was recalculated.
office-referee = Chief referee
office-club = Head of the club
office-official = Rating commission
path-table = Signature of the chief referee
path-club = Signature of the head of the club
path-commission = Check by the commission
path-rated = Rating
path-unchanged = Recorded, nobody recalculated

# $name (String)
table-of = Table: { $name }
editor-lead = One row a participant, one column a round. Type one side of a game; the other fills itself, at the latest when you check.
col-player = Player
choose-player = who is it?
choose-new = a new player
why-newcomer = new player
choose-guest = a new player, a guest
new-player = new
# $newcomer (String)
# $birth (String)
new-player-hint = This player is entered when the table is approved: { $newcomer }. { $birth }
new-player-alike = There is a known player of a like name: please look again.
cell-hint = 12+ win, 7- loss, 3= draw; w or b colour, /2 handicap; 5+! and 5-! forfeit; 0+ bye; empty: absent.
cell-hint-even = 12+ win, 7- loss, 3= draw; w or b colour; 5+! and 5-! forfeit; 0+ bye; empty: absent.
cell-hint-plain = 12+ win, 7- loss, 3= draw; 5+! and 5-! forfeit; 0+ bye; empty: absent.
more-rows = More rows
delete-row = Delete the row
# $row (Number)
row-gone = Row { $row } is gone from this page and still stored: it is gone for good when you save or check.
row-gone-now = The row was deleted; the numbers of the others and their games follow
row-restore = Put the deleted row back
rows-full = The table has as many rows as it can hold
suggestions = Players of this name
suggestions-found = Players found:
suggestions-nobody = Nobody of this name: the row stays open until you say who it is
more-round = One round more
less-round = One round less
all-new = All who resemble no known player are new
all-new-confirm = Enter all who were not recognised and resemble no known player as new players?
check = Check
save-draft = Save draft
submit = Sign and submit
submit-confirm = Sign the table as chief referee and submit it?
submit-hint = The preview comes before the signature. By signing you confirm the table as chief referee; then the rating commission checks it.
submit-hint-club = The preview comes before the signature. By signing you confirm the table as chief referee; then the head of the club signs and the rating commission checks it.
only-referee-signs = Only the chief referee signs the table.
submit-correction = Sign for the correction and submit
submit-correction-confirm = Sign for the correction and submit the table?
submit-correction-hint = The preview comes before the signature. You sign for the correction, not as chief referee; then the rating commission approves it.
submit-correction-hint-club = The preview comes before the signature. You sign for the correction, not as chief referee; then the head of the club signs and the rating commission approves it.
path-correction = Signature for the correction
office-correction = For the correction
no-problems = No mistakes were found.
warning = (only a hint)
back-to-table = Back to the table
# $new (String)
# $old (String)
difference = you “{ $new }”, stored “{ $old }”
stale-title = The table was changed meanwhile
stale-text = Somebody else, or another window, saved this table after you opened it. Below is what you typed; saving again puts it in place of the stored version. The differences:
stale-theirs = Throw mine away and show the stored table
stale-conditions = The tournament was changed meanwhile by somebody else. Below is what you typed; saving again puts it in place.
refused-title = It can’t be done like this
paste-title = Paste a table
paste-label = Table as text
paste-hint = From a spreadsheet or a wall list, with its header. It takes the place of the table above.
paste-do = Read the table
paste-confirm = Put the pasted table in place of the one above?
paste-failed = The text could not be read
paste-understood = This was understood:
autosave-saved = Saved
autosave-saving = Saving …
autosave-failed = Not saved yet – kept in this browser, trying again
autosave-stale = The table was changed elsewhere; save to see both versions
autosave-restored = Restored what this browser had kept
autosave-cut = The pasted block is larger than the table; the rest was left out
contradiction = The two cells of this game contradict each other
# $typed (String)
typed-rating = the table says { $typed }
left-out = These games don’t count:
# $round (Number)
# $a (String)
# $b (String)
left-out-game = Round { $round }: { $a } – { $b }, not played
# $round (Number)
# $a (String)
# $b (String)
left-out-unrated = Round { $round }: { $a } – { $b }, played, not rated
# $round (Number)
# $a (String)
left-out-bye = Round { $round }: { $a }, bye

# $name (String)
why-title = Why the rating of { $name } changed
pass-none = No calculation
# $number (Number)
pass-number = Pass { $number }
dash = –
# $round (Number)
round-number = Round{"\u00A0"}{ $round }
symbols = What the symbols mean
# $rules (String)
why-hint = Every number is exact and made by the same calculation that rated the tournament. Rules: { $rules }.
why-ages-left-out = Ages of players, and what they could be worked out from, are shown to officers of the federation only.

changes-title = Corrections
changes-lead = When a rated tournament is corrected, everything after it is calculated again. Here is what that changed.
changes-empty = Nothing has been corrected yet.
# $at (String)
change-title = Correction of { $at }
# $number (Number) - of the list
# $day (String) - of the list
change-list-as-of = List No. { $number } was published late, as of { $day }
# $number (Number) - of the list
# $shift (String) - with its sign
change-list-shift = List No. { $number }: everybody’s rating was shifted by { $shift } against the anchors
change-empty = No rating and no rank changed.
when = When
who = Who
where = Where
old = Was
new = Is
change-table = What was changed in the table
change-table-same = Neither the table nor the conditions were changed.
change-old-table = The table as it was rated before
change-consequences = What followed from it
difference-came = entered in the table
difference-left = taken out of the table
preview-rated-now = Rated now
reason-short = Reason
what-changed = Outcome
audit-title = Audit log
audit-lead = Who did what to what. Each line carries the hash of the line before, so that no line can be changed or removed unnoticed.
# $lines (String)
audit-redacted = these lines name the person no more: { $lines }
audit-empty = Nothing yet.
act = Action
subject = Subject
detail = Detail

inbox-lead = What is waiting for you.
# $day (String)
inbox-list-due = The list of { $day } has not been published yet.
inbox-check = Tables to check and rate
inbox-overdue = Results overdue
inbox-corrections = Open corrections
inbox-cosign = Tables to sign for your club
stuck-referee = No chief referee who holds the office is named, so nobody can hand in the table. Name one in the conditions, or appoint a referee.
stuck-referee-ask = No chief referee who holds the office is named, so nobody can hand in the table. Name one in the conditions, or ask the chairman to appoint a referee.
stuck-head = The holding club has no head, so nobody can sign for it. Appoint one, or send the table back and name another club.
stuck-head-ask = The holding club has no head, so nobody can sign for it. Ask the chairman to appoint one; otherwise the table has to be sent back and another club named.
stuck-club = No holding club is named, so nobody can sign for it. Send the table back and name the club in the conditions.
stuck-commission = The federation has neither a chairman nor an official. Appoint one.
stuck-commission-ask = The federation has neither a chairman nor an official. Ask the administrator of the site to appoint one.
stuck-appoint = Officers
inbox-stuck = Nobody can move these on
inbox-stuck-hint = They wait for somebody who isn’t there. What is missing is said beside each.
stuck-proposal = Sent back, and whoever proposed it holds no office any more: appoint that person again, or let somebody else propose the tournament.
# $names (String)
accounts-without-chair = Without a chairman: { $names }
accounts-replicas-left-out = Replicas of the database that nobody is sent to (why, the log says): { $replicas }
inbox-own = Your tournaments
inbox-waiting = Submitted by you, waiting for others
inbox-nothing = Nothing waits.
inbox-own-empty = You have no open tournament. Plan one to fill in its table.
inbox-organizer-empty = Nothing waits for you. Once a tournament is planned, its chief referee fills in the table.

login-lead = For referees, heads of clubs and officials. Reading needs no account.
login-wanted = This page opens after you log in.
login-name = E-mail or log-in name
login-name-hint = What the person will type to log in: an e-mail address or a short name.
password = Password
login-failed = Log-in failed
login-hint = Accounts are made by invitation. If you forgot the password, ask the chairman or the administrator for a new link.
choose-password = Choose a password
# $name (String)
link-lead = Welcome, { $name }. Choose a password; then you can log in.
new-password = New password
old-password = Old password
password-again = The same once more
password-hint = At least 10 characters; a sentence is good. None of the commonest passwords, and not made of your name or ours.
your-roles = Your roles
no-roles = You have no role.
change-password = Change the password
sessions = Where you are logged in
session-began = Logged in
session-seen = Last seen
session-agent = Device
session-this = this session
log-out-everywhere = Log out everywhere

people-lead = Who does what in this federation.
people-empty = Nobody has an office yet. Invite the first.
person-name = Name
role = Role
role-organizer = organizer
role-referee = referee
role-club-head = head of a club
role-official = official of the rating commission
role-officials = officials of the rating commission
role-referees = referees
role-chairman = chairman
role-administrator = administrator
club-head-hint = Only for heads of clubs.
club-head-none = There is no club yet that somebody could head: enter one first.
invite = Invite
invited = Invited. Give this one-time link to the person; it is shown until you say that you have it, and is valid for 14 days:
link-hint = Whoever has the link can choose the password: hand it over personally.
invited-waiting = invited
disabled = locked
disable = Lock
# $name (String)
disable-confirm = Lock the account of { $name }?
# $name (String)
enable-confirm = Unlock the account of { $name }?
enable = Unlock
revoke = Take the role back
revoke-confirm = Take the role back?
reset-password = New password link
reset-made = Give this one-time link to the person; it is shown until you say that you have it, and is valid for 24{"\u00A0"}hours:
federations = Federations
found = Found a federation
slug = Name in the address
slug-hint = 2 to 40 of a–z, 0–9 and -.
rules = Rules

flash-planned = The tournament is planned.
flash-saved = Saved.
flash-submitted = The table is signed and submitted.
flash-cosigned = The table is signed for the club.
flash-taken-back = The table is yours again; the signatures are withdrawn.
flash-returned = The table was sent back.
flash-approved = The table is approved.
flash-corrected = The correction is done; everything after it was calculated again.
flash-reopened = The tournament is open for a correction.
flash-abandoned = The correction is given up: the tournament is as it was rated.
flash-closed = The tournament is closed without rating.
flash-cancelled = The tournament is cancelled.
flash-published = The list is published.
flash-welcome = You are logged in.
flash-logged-out = You are logged out.
flash-password = The password is set. Please log in.
# $name (String) - the person
flash-appointed = { $name } has the role now.
flash-revoked = The role is taken back.
flash-founded = The federation is founded. Invite its officers.

error-title = This did not work
error-log-id = Number of this error for the administrator:
error-not-found = There is no such page. It may have moved, or the address has a typing error.
error-method = This address can’t be used like that.
error-forbidden = Your account may not do this.
error-unavailable = The site is not available right now. Please try again in a minute; nothing was lost.
error-busy = Somebody else is storing something that takes a while. Nothing was changed; please send it again in a moment.
error-unwritable = Nothing can be stored right now. Nothing was changed, and everything can still be read. Please try again later.
error-unknown = The connection to the database broke at the last moment: this may have been done or not. Look whether it was done before you send it again.
refused-done = This was already done when it was sent the first time. It is not done twice.
error-kept = What you entered is kept on this page and can be sent again as it is.
error-file-again = Choose the file again, if there was one
error-send-again = Send it again
error-internal = Something went wrong on our side. Nothing was changed. Please try again later.
error-form-type = This is not a form of this site.
error-form-encoding = The form is not in UTF-8 and can’t be read. Nothing was changed.
error-form-size = That is too much for one form. Nothing was changed; please send less.
error-form-long = “{ $field }” may hold { $most } letters at most. Nothing was changed; go back and shorten what you typed there.
error-form-slow = The form came too slowly and was not read to its end. Nothing was changed; please send it again.
error-form-field = The request can’t be understood. Go back and reload the page.
error-token = The form is too old or comes from another site. Go back, reload the page and try again; nothing was changed.
error-old-form = You have logged in or out since this form was opened, so it was not taken.
error-log-in-aside = Log in in another tab
error-log-in = You are not logged in any more. Log in and try again.
error-mistakes = Please correct the marked fields.

refused-not-allowed = Your account may not do this here.
refused-not-yours = This belongs to somebody else.
# $state (String)
refused-state = This is not possible now. State of the tournament: { $state }. Open its page: what can be done now stands there.
refused-stale = It was changed meanwhile. Reload the page and look again; nothing of yours was stored.
mistake-changed-meanwhile = somebody else has saved other words or figures since you opened the page. What you typed is still below; saving once more puts it in their place.
# $text (String) - what is stored in the field
mistake-stored-now = stored now: “{ $text }”
mistake-stored-nothing = stored now: nothing
# $name (String) - whose log-in it is
mistake-login-of = this log-in belongs to: { $name }. If that is whom you mean, leave the field “Name” empty.
field-seen = Changed meanwhile
refused-reason = Please give a reason, at most 2000 characters.
refused-signature = The table does not carry the signatures it needs, or was changed after it was signed. It has to be signed again.
refused-club = No holding club is named, so nobody could sign for it. Add it in the conditions.
# $limit (Number)
# $who (String)
refused-endless = The recalculation of article 4.7 did not end within { $limit } passes. Still anomalous, with their start values: { $who }. Look for many games entered in one round, wrong ratings or wrong results. Nothing was changed.
# $why (String)
refused-unratable = The table can’t be rated: { $why }
refused-list-exists = There is a list of this or a later date already. Choose a later day.
refused-list-date = The date lies in the future, or before the last list. Choose a day from the last list until today.
refused-list-empty = Nobody has a rating yet, so the list would be empty. It can be published once there is somebody to stand in it.
# $games (Number)
# $article (String)
list-nobody-yet = { $games ->
    [one] Nobody is in the list yet: a place in it takes { $games } rated game (article { $article }).
   *[other] Nobody is in the list yet: a place in it takes { $games } rated games (article { $article }).
}
refused-changed = The ratings have changed since they were shown. Look at the new preview.
refused-log-in = The log-in name or the password is wrong.
# $until (String)
refused-throttled = Too many attempts. Try again after { $until }.
refused-link = This link was used already, has ended, or never existed. Ask for a new one.
refused-last-administrator = This is the last administrator; the site needs one. Appoint another one first.

mistake-missing = Please fill this in.
# $line (Number)
mistake-no-article = Line { $line } names no article of the regulation and its page; write them like this: 4.2 = 7.
# $most (Number)
mistake-too-long = At most { $most } characters.
# $least (Number)
mistake-too-short = At least { $least } characters.
mistake-later-than-list = It lies after the day of the list.
mistake-date = This is not a date.
mistake-ends-early = The last day lies before the first.
mistake-number = A number is needed here, neither too large nor too small.
mistake-unknown = Choose one from the list.
mistake-taken = This is already taken.
mistake-licensed = Exactly this licence is there already.
mistake-name-licensed = A licence is registered for somebody of this name. If that is you, ask the operator of the site to correct your name.
mistake-differs = The two passwords are not the same.
mistake-characters = Some of these characters are not allowed.
mistake-weak = The same character again and again is among the first that attackers try.
mistake-old-password = The old password is wrong.

# $typed (String)
# $rating (String)
typed-rating-other = the table says { $typed }; the rating here is { $rating }
# $typed (String)
# $newcomer (String)
typed-rating-new = the table says { $typed }, but { $newcomer }
# $article (String)
# $rating (String)
# $rank (String)
newcomer-begins-rank = by article { $article } a newcomer begins with the rating { $rating } ({ $rank })
# $article (String)
# $rating (String)
newcomer-begins = by article { $article } a newcomer begins with { $rating }
# $article (String)
newcomer-estimated = by article { $article } a newcomer’s first rating is estimated from the results of the first tournament
# $article (String)
newcomer-measured = by section { $article } a newcomer’s first rating is calculated from games against players who have one
# $article (String)
newcomer-pointless = no rating: a newcomer without a point gets none (article { $article })
# $article (String)
newcomer-unmeasured = no rating: no game against a player who has one (section { $article })
# $article (String)
ratings-empty-measured = Nobody has a rating yet. The first ratings of a federation come from the rating commission, as a list from before or as what a player brought along: by section { $article } newcomers are rated by their games against players who have a rating.

correct-table = Correct the table
rules-ufgo = Rating system of the Ukrainian Go Federation
# $day (String)
publish-future = The next list is due on { $day }. Until then this is what it would say; it can be published from that day on.
decision = Decision
decision-follows = follows the rating
decision-assigned = assigned
decision-lost = lowered
decision-kept = kept for age
field-name = Name
table-has-mistakes = The table still has mistakes; they are shown in the table.

pool-classic = Classic
pool-rapid = Rapid
pool-rapid-and-blitz = Rapid and blitz
category-highest = highest
category-first = first
category-second = second
category-third = third
category-fourth = fourth
category-friendly = friendly
rank-kyu = kyu
rank-dan = dan
sports-rank-third = third class
sports-rank-second = second class
sports-rank-first = first class
sports-rank-candidate = candidate master
sports-rank-master = master
sports-rank-honoured = honoured master
sports-rank-grandmaster = grandmaster
rules-ssdc = Rating system and ranks of the Sevastopol Sports Dots Club
rules-orr = Open Russian Rating of chess (ORR)
rules-rgf = Rating system of the Russian Go Federation
rules-elo = Plain Elo with a table of{"\u00A0"}K
field-pool = Pool
field-category = Category
field-results-due = Results due by
results-overdue = Overdue
field-edition = Rated by
rated-by-rules = Rated by:
col-interval-long = 95% interval: the rating plus and minus two deviations
col-games-long = Rated games in this pool
col-last-game = Last game
star-legend = * provisional: too few games yet
guest-unlisted = guest: plays with this rating or is estimated for the tournament, and stands in no list (article 2)
not-rated = not rated
why-steps = Step by step
symbol-deviation = deviation
symbol-value = value of the opponent, or rating
symbol-count = how many
anchors-title = Correction of the whole list
# $shift (String)
anchors-lead = Publishing this list shifts everybody by { $shift }: the mean change of the anchors is taken back. It is not done before you publish.
anchors = Anchors
anchors-start = At the start of the period
anchors-now = Now
menu-rules = Rules
editions-lead = Tournaments are rated by the edition that is in force for them. Amendments have no retroactive effect.
editions-title = Editions
edition-name = Edition
# $number (Number)
# $title (String)
edition-of = Edition { $number }: { $title }
edition-zero = The text as first approved
edition-published = Published
edition-force = In force
edition-force-calculated = for everything calculated after the publication
# $day (String)
edition-force-since = for tournaments from { $day } on
# $tournament (String)
edition-force-waits = not yet: it waits for the end of { $tournament }
edition-force-nothing = not yet: the calendar has no official tournament that follows the publication
edition-force-always = from the beginning
edition-now = in force now
edition-uses = Calculated with this edition
# $tournaments (Number)
# $lists (Number)
edition-uses-count = { $tournaments ->
    [one] { $tournaments }{"\u00A0"}tournament
   *[other] { $tournaments }{"\u00A0"}tournaments
}, { $lists ->
    [one] { $lists }{"\u00A0"}list
   *[other] { $lists }{"\u00A0"}lists
}
parameters = Parameters
parameters-lead = What the regulation leaves to the federation, or gives as a number. Marked values differ from the regulation as written.
parameter = Parameter
parameter-article = Article
parameter-value = Value
# $value (String)
parameter-default = As written: { $value }
# $value (String)
parameter-default-inside = as written: { $value }
parameter-differs = differs from the text
parameter-none = none
parameter-row = Row
amend = Publish an amendment
amend-lead = An amendment replaces the parameters as a whole. What has been rated stays as it is.
amend-force-calculated = It applies to every tournament and list calculated afterwards.
amend-force-starting = It applies to tournaments that start on the day of the order or later (without an order: today or later), and to lists from that day on.
amend-force-following = It comes into force the day after the end of the official tournament that follows the publication (article 5.1).
field-order = Order
field-amendment = What the order says
amend-do = Publish the amendment
amend-confirm = Publish this amendment?
amend-mistakes = These parameters can’t be used
amend-withdraw = Withdraw the amendment
amend-withdraw-hint = Nothing has been calculated with it yet, so it can be withdrawn.
amend-withdraw-confirm = Withdraw this amendment?
refused-nothing-changed = The amendment changes no parameter. Change a value, or leave the page.
refused-edition-used = Something has been calculated with this edition, or a later one was published: it can’t be withdrawn any more. Publish another amendment instead.
flash-amended = The amendment is published.
flash-amendment-withdrawn = The amendment is withdrawn.
# $games (Number)
count-rated-games = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}

progress-title = Progress
progress-reading = What is needed is being read.
# $done (Number)
# $total (Number)
progress-calculating = { $done } of { $total } are done.
progress-storing = Everything is done; it is being stored.
progress-hint = You may leave this page: the work goes on. Everybody sees the old state until it is done, and if it fails that stays.
progress-unchanged = Nothing was changed.
progress-back = Back
progress-begun = Begun by { $by }, { $when }.
progress-idle = Nothing is being worked on.
refused-working = A correction is being calculated in this federation. Wait until it is done, then try again.
refused-overdue = The program that did this work stopped, or did not reach the database for too long. Nothing was stored; begin again.

cell-annulled = Games with x were played, but annulled.
cell-unrated = Games with x were played, but they are not rated.
decision-shifted = shifted with the whole list

category-title = Category of a tournament
category-lead = A tournament begins in the highest category; every condition that limits it lowers the category (section III).
category-how = How the category is found
category-no-steps = Nothing limits the tournament.
cat-rating-below = Only players rated below
cat-rank-max = No rank higher than
cat-gender = Who may play
gender-any = everybody
gender-women = women only
gender-men = men only
cat-age-min = Age from
cat-age-max = Age to
cat-territory = Territorial restriction
cat-time = Time control
time-blitz = Blitz
cat-division = Division of a league (1 is the highest)
cat-guaranteed = Number of players admitted by name
cat-format = Format
cat-not-all = Not everybody meets everybody (Swiss, knockout, groups)
cat-correspondence = Without meeting in person (correspondence, online)
cat-match = A match between two players
cat-title-match = The match is for a title
cat-challenger = Held to find the challenger of a title holder
cat-title-holder = The title holder may not take part
cat-wish = Category the organizer asks for
cat-ask = Find the category
category-step-ceiling = There is an upper limit of rating or rank.
category-step-gender = Only women or only men may play.
category-step-age = There is an age limit.
category-step-territory = There is a territorial restriction.
category-step-time = The time control is shorter than classic.
category-step-format = Not everybody meets everybody.
category-step-correspondence = The players don’t meet in person.
category-step-division = It is a lower division of a league: one level for each division above it.
category-step-guaranteed = Players were admitted by name.
category-step-severe = Everybody of 2200 and above, or of candidate master and above, is shut out.
category-step-challenger = The title holder can’t take part in a challenger tournament; that lowers nothing.
category-step-match = A match that is not for a title is of the fourth category at most.
category-step-organizer = The organizer’s wish: a lower category is granted, a higher one is not.
category-step-friendly = Below the fourth category the tournament is friendly: it is not rated.
# $levels (Number)
category-lowered = { $levels ->
    [one] { $levels }{"\u00A0"}level lower
   *[other] { $levels }{"\u00A0"}levels lower
}

rank-history = Ranks
rank-ground = Ground
# $article (String)
rank-by-list = Published list, article { $article }
# $rating (String)
rank-by-rating = rating { $rating }
# $rating (String)
# $from (String)
rank-by-rating-from = rating { $rating }; this rank begins at { $from }
# $place (Number)
# $category (String)
rank-by-place = place { $place } in a tournament of category “{ $category }”
rank-by-correction = as the tournament is rated so far; the correction changes this
rank-by-following = follows from this correction, without standing in the table
rank-by-leaving = no longer in the table
# $tournaments (Number)
# $lines (Number)
correction-follows = { $tournaments ->
    [one] Approving it changes { $lines }{"\u00A0"}results and current ratings, in { $tournaments }{"\u00A0"}tournament.
   *[other] Approving it changes { $lines }{"\u00A0"}results and current ratings, in { $tournaments }{"\u00A0"}tournaments.
}
correction-follows-nothing = Approving it changes no rating and no rank.
# $article (String)
by-article = (article { $article })
# $count (Number)
preview-ranks = { $count ->
    [one] { $count } change of rank
   *[other] { $count } changes of rank
}
list-dropped = No longer in the list
list-dropped-lead = They were in the list before. Their ratings stay as they are; the regulation says how to return.

official-check-rated = The tournament is official
official-not-yours = The organizer or the commission declares a tournament official.
mistake-others-referee = A referee enters only tournaments of their own; others are entered by the organizer or the commission.
mistake-entered = A player of this or a similar name is entered already. Is it the same person?
another-person = It is another person
mistake-no-such-club = There is no such club. Choose one of the list, or tick that it is new.
new-club = It is a new club
mistake-country = This country isn’t known. Write its name or its code, for example Ukraine, UA or UKR.
standing-not-stated = not stated
standing-no-rank = without a rank
search-player = Find a player
search-lead = A name or a part of it, in Cyrillic or Latin letters.
search-title = Search
# $count (Number)
search-all = All { $count } in this federation
search-empty = Nobody was found in any federation. Try fewer letters, or the other script.
share = Share
share-copied = Link copied
list-basis = Up to
# $ended (String)
# $rated (String)
list-basis-says = The last tournament that counts ended on { $ended }; the last rating was on { $rated }.
# $ended (String)
list-basis-ended = The last tournament that counts ended on { $ended }.
publish-cut = Tournaments that count
publish-cut-ended = ended by the date
publish-cut-rated = rated by the date
publish-later = These tournaments came later: they count for the next list. If you publish now, the list takes its place before them, and what was calculated since is calculated anew.
publish-behind = These tournaments ended by the date, but were rated after one that doesn’t count. They count for the next list:
caveats = Before you sign:
caveats-noted = This doesn’t hinder the signature; it will stand beside it for everybody to read.
# $day (String)
caveat-early = The tournament lasts until { $day }: the table is signed before its end.
# $played (Number)
# $planned (Number)
caveat-rounds = Rounds played: { $played } of { $planned } planned.
# $played (Number)
# $least (Number)
caveat-few-rounds = Rounds played: { $played }; the federation requires at least { $least } of an official tournament.
# $least (Number)
caveat-short-time = The playing time is not stated, or shorter than { $least } minutes, which the federation requires of an official tournament.
caveat-no-referee = No chief referee is named, though the federation requires one of an official tournament.
conditional-legend = In parentheses: a conditional rating, which the organizer names for a player who has none (article 6). Nothing is calculated from it.
# $typed (String)
typed-rating-conditional = conditional rating { $typed } (article 6): shown with the table, nothing is calculated from it
caveat-minutes = No playing time is stated, though the calculation depends on it.
caveat-newcomers = { $count ->
    [one] { $count } player was confirmed as new whose name is incomplete or resembles that of a known player.
   *[other] { $count } players were confirmed as new whose names are incomplete or resemble those of known players.
}
caveat-clubs = { $count ->
    [one] { $count } new club was confirmed.
   *[other] { $count } new clubs were confirmed.
}
caveat-duplicate = A tournament like this one is on the site already; it was confirmed that this is another one.

doubts-newcomers = { $count ->
    [one] { $count } new player may be somebody whom the federation knows:
   *[other] { $count } new players may be people whom the federation knows:
}
doubts-incomplete = the given name is missing or an initial
doubts-resembles = resembles
doubts-clubs = { $count ->
    [one] { $count } club is new to the federation: { $names }. It is entered when the table is approved. A city belongs in the column of cities.
   *[other] { $count } clubs are new to the federation: { $names }. They are entered when the table is approved. Cities belong in the column of cities.
}
doubts-sure = All of this is checked. The table is right as it is.
refused-unticked = Nothing was taken over: read what is said beside the box, tick it, then press the button again.
refused-unasked = Look at what is said beside the signature, then sign once more.
# $name (String)
list-use = When you cite this list, name { $name } as its source and link to it.
list-source = Source:
setting-list-note = Note on the use of lists
setting-list-note-hint = It stands on every list and in its files, with the address of the list. Empty: the site asks for a link to the source.
# $language (String)
field-note-in = Note, { $language }
annulled-title = Annulled results
field-round-days = Days of the rounds
round-days-hint = The day of the first round, then that of the second, and so on, as YYYY-MM-DD with a space between them. A league by months is calculated by them.
mistake-outside-tournament = One of these days lies before the first day of the tournament or after its last.
# $round (Number)
refused-round-without-day = This league is calculated by months, and the day of round { NUMBER($round, useGrouping: "false") } isn’t noted. Enter the days of the rounds in the conditions of the tournament.
refused-game-without-round = This league is calculated by months, and a game in it belongs to no round, so that its day isn’t known. Enter the games by rounds.
style-title = Pieces of a page
style-lead = Every piece of which pages are made, in each of its states. Whoever changes the style sheet looks here first; the people named are invented.
style-text = Text
style-heading = A smaller heading
style-sample = The winners of the autumn tournament were honoured by the river.
style-buttons = Buttons
style-fields = Fields
style-filters = Filters and ways on
style-tabs = Parts of a page
style-tables = Tables
style-said = States and messages
style-cards = Cards
style-chart = A picture of numbers
style-signs = Signs of games
style-accents = Colours of federations
style-empty = Where nothing is yet
style-stones = Stones
style-pieces = Chess pieces
style-dots = Dots
style-board = Any board
style-cup = Kestrel Cup
style-other-cup = Bunting Cup
not-official-friendly = no, a friendly one
