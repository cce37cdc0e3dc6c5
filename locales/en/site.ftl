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
footer = Ratings by the book, every step explained.
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
    [one] Not ranked: no rated game yet (article { $article })
   *[other] Not ranked: fewer than { $games } rated games (article { $article })
}
# $players (String)
# $apart (Number)
# $games (Number)
ratings-found-apart = { $apart ->
    [one] { $players }; { $apart } more has fewer than { $games } rated games
   *[other] { $players }; { $apart } more have fewer than { $games } rated games
}
ratings-last = As of the last rated tournament:
ratings-empty = No player has a rating yet. Ratings appear when the first tournament is rated.
ratings-nobody = No players found. Try fewer letters, or the other script.
ratings-all = Show all players
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
list-corrected = Results behind this list were corrected after it was published. The list stays as it was published; the corrections are:
list-players = Listed
list-published = Published
list-previous = Previous list
fingerprint = Fingerprint
fingerprint-hint = The fingerprint is the SHA-256 of the list’s CSV file. Use it to check that your copy of the file is unchanged.
decisions = Ranks assigned, lowered and kept
decisions-none = This publication changes no rank.
rank-before = Rank before
rank-after = Rank after
norm = Norm
article = Article
publish-list = Publish a list
# $day (String)
publish-lead = This is a preview of the list of { $day }.
field-date = Date
publish-unusual = Lists are published on 1 January, 1 April, 1 July and 1 October. This is another date.
publish-waiting = These tournaments ended on or before that date but are not rated yet:
publish-reopened = Rated, but reopened for a correction:
# $count (Number)
publish-births = { $count ->
    [one] For { $count }{"\u00A0"}listed player, it is unclear whether the rank is kept for age: the date of birth is missing, or only the year is known.
   *[other] For { $count }{"\u00A0"}listed players, it is unclear whether the rank is kept for age: the date of birth is missing, or only the year is known.
}
publish-says = Contents of the list
publish-note = Note under the list
publish-hint = A published list never changes. Publishing it assigns and lowers dan ranks.
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
place-before = Before
dan-assigned = Dan assigned
first-rating = Initial rating
player-code = Number in the federation
officials-only = (shown to officials only)
history = History
history-empty = No rated tournament yet.
history-unrated = Took part without a new rating:
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
born-counts = Ratings depend on it: changing it recalculates everything.
field-guest = Guest
guest-hint = A guest plays here but is not a member. Lists mark guests, and some regulations don’t rate them.
guest-counts = Changing this recalculates everything.
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
field-holding-club = Host club
club-hint = The club’s head must also sign.
field-referee = Chief referee
field-board = Board
field-minutes = Main time, minutes
minutes-hint = Per player and game, without byo-yomi. Required, because the calculation depends on it: below 45{"\u00A0"}minutes a tournament is not rated; below 60{"\u00A0"}minutes ratings above 2100 are not recalculated.
field-official = Official
not-official = no: not in a calendar plan
field-plan = Which plan
plan-hint = A tournament is official only if an adopted plan lists it; only official tournaments get the bonus K3.
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
order-later = A tournament that ended later is already rated, and ratings depend on the order:
order-listed = A list after the end of this tournament is already published. It stays as it is; the tournament counts from the next list on.
# $day (String)
order-list-of = List of { $day }
order-earlier = A tournament that ended earlier is not rated yet, and ratings depend on the order:
preview = Preview of the rating
preview-nobody = No rating would change.
preview-no-games = No rating would change: no game was played.
preview-frozen = No rating would change: with this time control the ratings of these players stay as they are (article 1.7).
preview-unofficial = No rating would change: only official tournaments are rated, and friendly ones are not.
# $article (String)
preview-newcomers-only = No one would get a rating: no participant has one, and under section { $article } newcomers are rated by their games against rated players. The rating commission can enter first ratings, either as an earlier list or as a player’s starting data; then this table rates everyone who met such a player.
edit-table = Fill in the table
do-cosign = Sign for the club
do-approve = Approve and rate
approve-confirm = Approve the table and rate the tournament?
do-take-back = Withdraw to edit
take-back-confirm = Withdraw the table? All signatures are withdrawn with it.
do-return = Send back
reason-for-referee = What has to be corrected?
reason-public = Reason (public)
do-reopen = Open for a correction
reopen-hint = The rating stands until the corrected table is signed and approved again; then everything after it is recalculated.
do-abandon = Cancel the correction
abandon-hint = This discards the correction: the table, conditions and signatures return to the rated ones. The remark and the referee’s name stay.
abandon-confirm = Cancel the correction? Your changes to the table are lost.
do-close = Close without rating
close-hint = The tournament will not be rated. If it was rated, everything after it is recalculated without it.
close-confirm = Close the tournament without rating?
do-cancel = Cancel the tournament
cancel-confirm = Cancel the tournament?
winners = Prize winners
table-by-number = Sort by number
table-by-place = Sort by place
to-your-part = Jump to actions
path-title = Approval of the table
crosstable = Crosstable
places-entered = Places are shown as entered; they don’t follow from points and opponents alone.
points-of-desk = Points are as counted in the tournament: a draw scores nothing. In the rating, a draw counts as half a win.
cell-legend = 12+{"\u00A0"}won against number{"\u00A0"}12, 7-{"\u2060\u00A0"}lost, 3={"\u00A0"}drew; w{"\u00A0"}white, b{"\u00A0"}black, /2{"\u00A0"}handicap, !{"\u00A0"}not{"\u00A0"}played, 0+{"\u00A0"}bye.
# $articles (String)
anomalous-legend = Anomalous result (regulation, { $articles })
not-recalculated = not recalculated (article 1.7)
no-played-game = no played game
cell-legend-even = 12+ won against number 12, 7- lost, 3={"\u00A0"}drew; w{"\u00A0"}white, b{"\u00A0"}black, !{"\u00A0"}not played, 0+{"\u00A0"}bye.
cell-legend-plain = 12+ won against number 12, 7- lost, 3={"\u00A0"}drew; !{"\u00A0"}not played, 0+{"\u00A0"}bye.
table-hidden = The table becomes public once the commission has approved it.
signatures = Signatures
# $at (String)
rated-at = The tournament was rated on { $at }.
# $at (String)
unchanged-at = The table was recorded on { $at }. No rating changed.
office-referee = Chief referee
office-club = Head of the club
office-official = Rating commission
path-table = Signature of the chief referee
path-club = Signature of the head of the club
path-commission = Review by the commission
path-rated = Rating
path-unchanged = Recorded, no rating changed

# $name (String)
table-of = Table: { $name }
editor-lead = One row per participant, one column per round. Type one side of a game; the other side fills in by itself, at the latest when you check the table.
col-player = Player
choose-player = Choose a player
choose-new = a new player
why-newcomer = new player
choose-guest = a new player, a guest
new-player = new
# $newcomer (String)
# $birth (String)
new-player-hint = This player is added when the table is approved: { $newcomer }. { $birth }
new-player-alike = A player with a similar name already exists: please check.
cell-hint = 12+ win, 7- loss, 3= draw; w or b colour, /2 handicap; 5+! and 5-! forfeit; 0+ bye; empty: absent.
cell-hint-even = 12+ win, 7- loss, 3= draw; w or b colour; 5+! and 5-! forfeit; 0+ bye; empty: absent.
cell-hint-plain = 12+ win, 7- loss, 3= draw; 5+! and 5-! forfeit; 0+ bye; empty: absent.
more-rows = More rows
delete-row = Delete the row
# $row (Number)
row-gone = Row { $row } is removed from this page but still stored. It is deleted for good when you save or check the table.
row-gone-now = Row deleted; the remaining rows and their games were renumbered
row-restore = Restore the deleted row
rows-full = The table has reached its maximum number of rows
suggestions = Players with this name
suggestions-found = Players found:
suggestions-nobody = No player with this name: choose who it is to complete the row
more-round = Add a round
less-round = Remove a round
all-new = Mark all unmatched players as new
all-new-confirm = Add every unrecognised player who resembles no known player as a new player?
check = Check
save-draft = Save draft
submit = Sign and submit
submit-confirm = Sign the table as chief referee and submit it?
submit-hint = Look at the preview before you sign. By signing you confirm the table as chief referee; then the rating commission checks it.
submit-hint-club = Look at the preview before you sign. By signing you confirm the table as chief referee; then the head of the club signs and the rating commission checks it.
only-referee-signs = Only the chief referee signs the table.
submit-correction = Sign for the correction and submit
submit-correction-confirm = Sign for the correction and submit the table?
submit-correction-hint = Look at the preview before you sign. You sign for the correction, not as chief referee; then the rating commission approves it.
submit-correction-hint-club = Look at the preview before you sign. You sign for the correction, not as chief referee; then the head of the club signs and the rating commission approves it.
path-correction = Signature for the correction
office-correction = For the correction
no-problems = No mistakes were found.
warning = (warning only)
back-to-table = Back to the table
# $new (String)
# $old (String)
difference = yours: “{ $new }”, stored: “{ $old }”
stale-title = The table has changed in the meantime
stale-text = This table was saved by another user, or in another window, after you opened it. Your version is below; saving again overwrites the stored one. The differences:
stale-theirs = Discard my version and show the stored table
stale-conditions = Another user has changed this tournament in the meantime. Your version is below; saving again overwrites the stored one.
refused-title = This can’t be done
paste-title = Paste a table
paste-label = Table as text
paste-hint = Copy it from a spreadsheet or a wall list, including the header. It replaces the table above.
paste-do = Read the table
paste-confirm = Replace the table above with the pasted one?
paste-failed = The text could not be read
paste-understood = Read from the text:
autosave-saved = Saved
autosave-saving = Saving …
autosave-failed = Not saved yet – kept in this browser, retrying
autosave-stale = The table was changed elsewhere; save to see both versions
autosave-restored = Restored unsaved changes from this browser
autosave-cut = The pasted block is larger than the table; the excess was left out
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
# $name (String)
why-unchanged-title = Why the rating of { $name } didn’t change
pass-none = No calculation
# $number (Number)
pass-number = Pass { $number }
dash = –
# $round (Number)
round-number = Round{"\u00A0"}{ $round }
symbols = What the symbols mean
# $rules (String)
why-hint = Every number is exact and comes from the same calculation that rated the tournament. Rules: { $rules }.
why-ages-left-out = Players’ ages, and anything that would reveal them, are shown to the federation’s officers only.

changes-title = Corrections
changes-lead = When a rated tournament is corrected, everything after it is recalculated. This page lists the changes.
changes-empty = No corrections yet.
# $at (String)
change-title = Correction of { $at }
# $number (Number) - of the list
# $day (String) - of the list
change-list-as-of = List No. { $number } was published late, as of { $day }
# $number (Number) - of the list
# $shift (String) - with its sign
change-list-shift = List No. { $number }: all ratings were shifted by { $shift } to match the anchors
change-empty = No rating and no rank changed.
when = When
who = Who
where = Where
old = Was
new = Is
change-table = Changes to the table
change-table-same = Neither the table nor the conditions were changed.
change-old-table = The table as rated before
change-consequences = Effects of the correction
difference-came = added to the table
difference-left = removed from the table
preview-rated-now = Rated now
reason-short = Reason
what-changed = Outcome
audit-title = Audit log
audit-lead = Every action, who did it and what it changed. Each line carries the hash of the line before it, so any altered or removed line is noticed.
# $lines (String)
audit-redacted = these lines no longer name the person: { $lines }
audit-empty = Nothing yet.
act = Action
subject = Subject
detail = Detail

inbox-lead = Everything that needs your attention.
# $day (String)
inbox-list-due = The list of { $day } has not been published yet.
inbox-check = Tables to check and rate
inbox-overdue = Overdue results
inbox-corrections = Open corrections
inbox-cosign = Tables to sign for your club
stuck-referee = The tournament has no appointed chief referee, so the table can’t be submitted. Name one in the conditions, or appoint a referee.
stuck-referee-ask = The tournament has no appointed chief referee, so the table can’t be submitted. Name one in the conditions, or ask the chairman to appoint a referee.
stuck-head = The host club has no head, so the table can’t be signed for it. Appoint one, or send the table back and name another club.
stuck-head-ask = The host club has no head, so the table can’t be signed for it. Ask the chairman to appoint one; otherwise the table has to be sent back and another club named.
stuck-club = No host club is named, so the table can’t be signed for it. Send the table back and name the club in the conditions.
stuck-commission = The federation has neither a chairman nor a member of the rating commission. Appoint one.
stuck-commission-ask = The federation has neither a chairman nor a member of the rating commission. Ask the site administrator to appoint one.
stuck-appoint = Officers
inbox-stuck = Stuck tournaments
inbox-stuck-hint = They need an officer who isn’t appointed. Each entry says what is missing.
stuck-proposal = The proposal was sent back, but its author no longer holds an office: reappoint that person, or have another officer propose the tournament.
# $names (String)
accounts-without-chair = Without a chairman: { $names }
accounts-replicas-left-out = Database replicas not in use (the log says why): { $replicas }
inbox-own = Your tournaments
inbox-waiting = Submitted by you, waiting for other signatures
inbox-nothing = You’re all caught up.
inbox-own-empty = You have no open tournaments. Plan one to fill in its table.
inbox-organizer-empty = You’re all caught up. Once a tournament is planned, its chief referee fills in the table.

login-lead = For referees, heads of clubs and officials. Reading needs no account.
login-wanted = Log in to open this page.
login-name = E-mail or log-in name
login-name-hint = Used to log in: an e-mail address or a short name.
password = Password
login-failed = Log-in failed
login-hint = Accounts are created by invitation. If you forgot your password, ask the chairman or the administrator for a new link.
choose-password = Choose a password
# $name (String)
link-lead = Welcome, { $name }. Choose a password; then you can log in.
new-password = New password
old-password = Old password
password-again = Repeat the password
password-hint = At least 10 characters; a sentence works well. Not a common password, and not based on your name or the site’s.
your-roles = Your roles
no-roles = You have no role.
change-password = Change password
sessions = Where you are logged in
session-began = Logged in
session-seen = Last seen
session-agent = Device
session-this = this session
log-out-everywhere = Log out everywhere

people-lead = The officers of this federation and their roles.
people-empty = No officers yet. Invite the first one.
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
club-head-none = There are no clubs yet: add a club before you appoint its head.
invite = Invite
invited = Invitation created. Give this one-time link to the person. It stays here until you confirm that you saved it, and is valid for 14 days:
link-hint = Anyone with the link can choose the password, so hand it over in person.
invited-waiting = invited
disabled = locked
disable = Lock
# $name (String)
disable-confirm = Lock the account of { $name }?
# $name (String)
enable-confirm = Unlock the account of { $name }?
enable = Unlock
revoke = Remove role
revoke-confirm = Remove this role?
reset-password = New password link
reset-made = Give this one-time link to the person. It stays here until you confirm that you saved it, and is valid for 24{"\u00A0"}hours:
federations = Federations
found = Create a federation
slug = Name in the web address
slug-hint = 2 to 40 characters: a–z, 0–9 and -.
rules = Rules

flash-planned = The tournament is planned.
flash-saved = Saved.
flash-submitted = The table is signed and submitted.
flash-cosigned = The table is signed for the club.
flash-taken-back = The table is yours again; the signatures are withdrawn.
flash-returned = The table was sent back.
flash-approved = The table is approved.
flash-corrected = The correction is done; everything after it was recalculated.
flash-reopened = The tournament is open for a correction.
flash-abandoned = The correction is cancelled: the tournament is as it was rated.
flash-closed = The tournament is closed without rating.
flash-cancelled = The tournament is cancelled.
flash-published = The list is published.
flash-welcome = You are logged in.
flash-logged-out = You are logged out.
flash-password = The password is set. Please log in.
# $name (String) - the person
flash-appointed = { $name } now has the role.
flash-revoked = The role was removed.
flash-founded = The federation is created. Invite its officers.

error-title = This did not work
error-log-id = Error number to give the administrator:
error-not-found = There is no such page. It may have moved, or the address may be mistyped.
error-method = This address can’t be used like that.
error-forbidden = Your account isn’t allowed to do this.
error-unavailable = The site is not available right now. Please try again in a minute; nothing was lost.
error-busy = Another large change is being saved. Yours was not saved; please send it again in a moment.
error-unwritable = Changes can’t be saved right now, but you can still read everything. Nothing was changed. Please try again later.
error-unknown = The connection to the database broke at the last moment, so this may or may not have been saved. Check before you send it again.
refused-done = This was already done the first time it was sent. It was not repeated.
error-kept = Your entries are kept on this page; you can send them again as they are.
error-file-again = If you attached a file, choose it again
error-send-again = Send it again
error-internal = Something went wrong on our side. Nothing was changed. Please try again later.
error-form-type = This is not a form of this site.
error-form-encoding = The form is not in UTF-8 and could not be read. Nothing was changed.
error-form-size = That is too much for one form. Nothing was changed; please send less at a time.
error-form-long = “{ $field }” can hold at most { $most } characters. Nothing was changed; go back and shorten your entry.
error-form-slow = The form arrived too slowly and was cut off. Nothing was changed; please send it again.
error-form-field = The request could not be understood. Go back and reload the page.
error-token = The form is too old or comes from another site. Go back, reload the page and try again; nothing was changed.
error-old-form = You have logged in or out since this form was opened, so it was rejected.
error-log-in-aside = Log in on another tab
error-log-in = You are no longer logged in. Log in and try again.
error-mistakes = Please correct the marked fields.

refused-not-allowed = Your account isn’t allowed to do this here.
refused-not-yours = This belongs to another user.
# $state (String)
refused-state = This is not possible now. The tournament’s state: { $state }. Its page shows what you can do.
refused-stale = The data has changed in the meantime. Reload the page and look again; your changes were not saved.
mistake-changed-meanwhile = another user saved this field while the page was open. Your entry is still below; saving again overwrites theirs.
# $text (String) - what is stored in the field
mistake-stored-now = stored now: “{ $text }”
mistake-stored-nothing = stored now: empty
# $name (String) - whose log-in it is
mistake-login-of = this log-in belongs to { $name }. If you mean that person, leave the field “Name” empty.
field-seen = Changed in the meantime
refused-reason = Please give a reason of at most 2000 characters.
refused-signature = The table is missing a signature, or was changed after it was signed. It has to be signed again.
refused-club = No host club is named, so the table can’t be signed for it. Add the club in the conditions.
# $limit (Number)
# $who (String)
refused-endless = The recalculation of article 4.7 did not finish within { $limit } passes. Still anomalous, with their start values: { $who }. Look for many games entered in one round, wrong ratings or wrong results. Nothing was changed.
# $why (String)
refused-unratable = The table can’t be rated: { $why }
refused-list-exists = A list with this or a later date already exists. Choose a later day.
refused-list-date = The date is in the future, or before the last list. Choose a day from the last list until today.
refused-list-empty = No player has a rating yet, so the list would be empty. Publish it once a player is rated.
# $games (Number)
# $article (String)
list-nobody-yet = { $games ->
    [one] No player is listed yet: a player needs { $games } rated game to be listed (article { $article }).
   *[other] No player is listed yet: a player needs { $games } rated games to be listed (article { $article }).
}
refused-changed = The ratings have changed since they were shown. Look at the new preview.
refused-log-in = The log-in name or the password is wrong.
# $until (String)
refused-throttled = Too many attempts. Try again after { $until }.
refused-link = This link was already used, has expired, or never existed. Ask for a new one.
refused-last-administrator = This is the only administrator, and the site needs one. Appoint another one first.

mistake-missing = Please fill this in.
# $line (Number)
mistake-no-article = Line { $line } doesn’t name an article of the regulation and its page; write it like this: 4.2 = 7.
# $most (Number)
mistake-too-long = At most { $most } characters.
# $least (Number)
mistake-too-short = At least { $least } characters.
mistake-later-than-list = It lies after the day of the list.
mistake-date = This is not a date.
mistake-ends-early = The last day is before the first.
mistake-number = Enter a number within the allowed range.
mistake-unknown = Choose one from the list.
mistake-taken = This is already taken.
mistake-licensed = This licence is already registered.
mistake-name-licensed = A licence is registered under this name. If it is yours, ask the site operator to correct your name.
mistake-differs = The two passwords are not the same.
mistake-characters = Some of these characters are not allowed.
mistake-weak = A repeated character is one of the first passwords that attackers try.
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
newcomer-begins-rank = under article { $article } a newcomer starts with the rating { $rating } ({ $rank })
# $article (String)
# $rating (String)
newcomer-begins = under article { $article } a newcomer starts with { $rating }
# $article (String)
newcomer-estimated = under article { $article } a newcomer’s first rating is estimated from the results of the first tournament
# $article (String)
newcomer-measured = under section { $article } a newcomer’s first rating is calculated from games against rated players
# $article (String)
newcomer-pointless = no rating: a newcomer who scores no points gets none (article { $article })
# $article (String)
newcomer-unmeasured = no rating: no game against a rated player (section { $article })
# $article (String)
ratings-empty-measured = No player has a rating yet. The rating commission enters the first ratings of a federation, either as an earlier list or as a player’s starting data; under section { $article } newcomers are rated by their games against rated players.

correct-table = Correct the table
rules-ufgo = Rating system of the Ukrainian Go Federation
# $day (String)
publish-due = The next list is due on { $day }.
# $day (String)
publish-future = The list of { $day } can be published from that day on.
decision = Decision
decision-follows = follows the rating
decision-assigned = assigned
decision-lost = lowered
decision-kept = kept for age
field-name = Name
table-has-mistakes = The table still has mistakes; they are marked in it.

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
guest-unlisted = guest: plays with this rating or is estimated for the tournament, and appears in no list (article 2)
not-rated = not rated
why-steps = Step by step
symbol-deviation = deviation
symbol-value = opponent’s value, or rating
symbol-count = count
anchors-title = Correction of the whole list
# $shift (String)
anchors-lead = Publishing this list shifts every rating by { $shift } to cancel the mean change of the anchors. Nothing changes until you publish.
anchors = Anchors
anchors-start = At the start of the period
anchors-now = Now
menu-rules = Rules
editions-lead = Each tournament is rated by the edition in force for it. Amendments have no retroactive effect.
editions-title = Editions
edition-name = Edition
# $number (Number)
# $title (String)
edition-of = Edition { $number }: { $title }
edition-zero = Text as first approved
edition-published = Published
edition-force = In force
edition-force-calculated = for everything calculated after the publication
# $day (String)
edition-force-since = for tournaments from { $day }
# $tournament (String)
edition-force-waits = not yet: it takes effect after { $tournament } ends
edition-force-nothing = not yet: the calendar has no official tournament after the publication
edition-force-always = from the beginning
edition-now = in force now
edition-uses = Used by
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
parameters-lead = What the regulation leaves to the federation or sets as a number. Marked values differ from the text of the regulation.
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
amend-lead = An amendment replaces all parameters. Anything already rated stays as it is.
amend-force-calculated = It applies to every tournament and list calculated after publication.
amend-force-starting = It applies to tournaments that start on or after the day of the order (without an order: today), and to lists from that day on.
amend-force-following = It takes effect on the day after the official tournament that follows the publication ends (article 5.1).
field-order = Order
field-amendment = Text of the order
amend-do = Publish the amendment
amend-confirm = Publish this amendment?
amend-mistakes = These parameters can’t be used
amend-withdraw = Withdraw the amendment
amend-withdraw-hint = Nothing has been calculated with it yet, so it can be withdrawn.
amend-withdraw-confirm = Withdraw this amendment?
refused-nothing-changed = No parameter was changed. Change a value, or leave the page.
refused-edition-used = This edition has already been used, or a later one was published, so it can’t be withdrawn. Publish another amendment instead.
flash-amended = The amendment was published.
flash-amendment-withdrawn = The amendment was withdrawn.
# $games (Number)
count-rated-games = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}

progress-title = Progress
progress-reading = Reading the data.
# $done (Number)
# $total (Number)
progress-calculating = { $done } of { $total } done.
progress-storing = All done; saving.
progress-hint = You can leave this page; the work continues. Until it finishes, all readers see the old state; if it fails, the old state stays.
progress-unchanged = Nothing was changed.
progress-back = Back
progress-begun = Started by { $by }, { $when }.
progress-idle = Nothing is running.
refused-working = A correction is being calculated in this federation. Wait for it to finish, then try again.
refused-overdue = The program doing this work stopped or lost the database for too long. Nothing was saved; start again.

cell-annulled = Games with x were played, but annulled.
cell-unrated = Games with x were played, but they are not rated.
decision-shifted = shifted with the whole list

category-title = Category of a tournament
category-lead = A tournament starts in the highest category; every limiting condition lowers it (section III).
category-how = How the category is determined
category-no-steps = The tournament has no limits.
cat-rating-below = Only players rated below
cat-rank-max = No rank higher than
cat-gender = Open to
gender-any = everyone
gender-women = women only
gender-men = men only
cat-age-min = Age from
cat-age-max = Age to
cat-territory = Territorial restriction
cat-time = Time control
time-blitz = Blitz
cat-division = Division of a league (1 is the highest)
cat-guaranteed = Players admitted by name
cat-format = Format
cat-not-all = Not a full round robin (Swiss, knockout, groups)
cat-correspondence = Not played in person (correspondence, online)
cat-match = A match between two players
cat-title-match = The match is for a title
cat-challenger = Decides the challenger for a title
cat-title-holder = The title holder may not play
cat-wish = Category requested by the organizer
cat-ask = Determine the category
category-step-ceiling = There is an upper limit on rating or rank.
category-step-gender = Only women or only men may play.
category-step-age = There is an age limit.
category-step-territory = There is a territorial restriction.
category-step-time = The time control is shorter than classic.
category-step-format = Not every player meets every other.
category-step-correspondence = The players don’t meet in person.
category-step-division = It is a lower division of a league: one level lower for each division above it.
category-step-guaranteed = Some players were admitted by name.
category-step-severe = Players rated 2200 or above, or ranked candidate master or above, are excluded.
category-step-challenger = The title holder can’t play in a challenger tournament; this doesn’t lower the category.
category-step-match = A match that is not for a title is at most fourth category.
category-step-organizer = The organizer’s request: a lower category is granted, a higher one is not.
category-step-friendly = Below the fourth category the tournament is friendly: it is not rated.
# $levels (Number)
category-lowered = { $levels ->
    [one] { $levels }{"\u00A0"}level lower
   *[other] { $levels }{"\u00A0"}levels lower
}

rank-history = Ranks
rank-ground = Basis
# $place (String)
rank-by-list = Published list, { $place }
# $rating (String)
rank-by-rating = rating { $rating }
# $rating (String)
# $from (String)
rank-by-rating-from = rating { $rating }; this rank starts at { $from }
# $place (Number)
# $category (String)
rank-by-place = place { $place } in a tournament of category “{ $category }”
rank-by-correction = as currently rated; the correction changes this
rank-by-following = follows from this correction, though not in the table
rank-by-leaving = no longer in the table
# $tournaments (Number)
# $lines (Number)
correction-follows = { $tournaments ->
    [one] Approving it changes { $lines }{"\u00A0"}results and current ratings, in { $tournaments }{"\u00A0"}tournament.
   *[other] Approving it changes { $lines }{"\u00A0"}results and current ratings, in { $tournaments }{"\u00A0"}tournaments.
}
correction-follows-nothing = Approving it changes no rating and no rank.
# $number (String)
cited-article = article { $number }
# $number (String)
cited-section = section { $number }
# $count (Number)
preview-ranks = { $count ->
    [one] { $count } change of rank
   *[other] { $count } changes of rank
}
list-dropped = Dropped from the list
list-dropped-lead = They were in the previous list. Their ratings stay as they are; the regulation says how to return.

official-check-rated = The tournament is official
official-not-yours = Only the organizer or the commission can declare a tournament official.
official-by-default = Tournaments are official here. Only the organizer or the commission can declare one friendly.
mistake-others-referee = Referees can enter only their own tournaments; the organizer or the commission enters others.
mistake-entered = A player with this or a similar name is already entered. Is it the same person?
another-person = It is a different person
mistake-no-such-club = There is no such club. Choose one from the list, or tick that it is new.
new-club = It is a new club
mistake-country = Unknown country. Enter its name or code, for example Ukraine, UA or UKR.
standing-not-stated = not stated
standing-no-rank = no rank
search-player = Find a player
search-lead = A name or part of it, in Cyrillic or Latin letters.
search-title = Search
# $count (Number)
search-all = All { $count } in this federation
search-empty = No players found in any federation. Try fewer letters, or the other script.
share = Share
share-copied = Link copied
list-basis = Up to
# $ended (String)
# $rated (String)
list-basis-says = The last tournament that counts ended on { $ended }; the last rating was on { $rated }.
# $ended (String)
list-basis-ended = The last tournament that counts ended on { $ended }.
publish-cut = Tournaments included
publish-cut-ended = ended by the date
publish-cut-rated = rated by the date
publish-later = These tournaments came later and count for the next list. If you publish now, the list is placed before them, and everything calculated since is recalculated.
publish-behind = These tournaments ended by the date, but were rated after one that isn’t included. They count for the next list:
caveats = Before you sign:
caveats-noted = You can still sign; this note will be shown beside your signature, in public.
# $day (String)
caveat-early = The tournament runs until { $day }: the table was signed before its end.
# $played (Number)
# $planned (Number)
caveat-rounds = Rounds played: { $played } of { $planned } planned.
# $played (Number)
# $least (Number)
caveat-few-rounds = Rounds played: { $played }; the federation requires at least { $least } for an official tournament.
# $least (Number)
caveat-short-time = The playing time is missing or shorter than { $least } minutes, the federation’s minimum for an official tournament.
caveat-no-referee = No chief referee is named; the federation requires one for an official tournament.
conditional-legend = In parentheses: a conditional rating that the organizer gives to an unrated player (section 6). It doesn’t enter the calculation.
# $typed (String)
typed-rating-conditional = conditional rating { $typed } (section 6): shown with the table, doesn’t enter the calculation
caveat-minutes = The playing time is missing, though the calculation depends on it.
# $count (Number)
caveat-places = { $count ->
    [one] { $count }{"\u00A0"}player is placed ahead of a player with more points: check the places.
   *[other] { $count }{"\u00A0"}players are placed ahead of a player with more points: check the places.
}
caveat-newcomers = { $count ->
    [one] { $count } player was confirmed as new, though the name is incomplete or resembles that of a known player.
   *[other] { $count } players were confirmed as new, though their names are incomplete or resemble those of known players.
}
caveat-clubs = { $count ->
    [one] { $count } new club was confirmed.
   *[other] { $count } new clubs were confirmed.
}
caveat-duplicate = A similar tournament is already on the site; it was confirmed that this is a different one.

doubts-newcomers = { $count ->
    [one] { $count } new player may already be known to the federation:
   *[other] { $count } new players may already be known to the federation:
}
doubts-incomplete = the given name is missing or only an initial
doubts-resembles = resembles
doubts-clubs = { $count ->
    [one] { $count } club is new to the federation: { $names }. It is added when the table is approved. Cities belong in the city column.
   *[other] { $count } clubs are new to the federation: { $names }. They are added when the table is approved. Cities belong in the city column.
}
doubts-sure = I have checked all of this; the table is correct.
refused-unticked = Nothing was taken over: read the note beside the box, tick it, then press the button again.
refused-unasked = Read the notes beside the signature, then sign again.
# $name (String)
list-use = When you cite this list, name { $name } as its source and link to it.
list-source = Source:
setting-list-note = Note on the use of lists
setting-list-note-hint = Shown on every list and in its files, with the list’s address. If empty, the site asks readers to link to the source.
# $language (String)
field-note-in = Note, { $language }
annulled-title = Annulled results
field-round-days = Dates of the rounds
round-days-hint = The day of the first round, then of the second, and so on, as YYYY-MM-DD separated by spaces. A monthly league is calculated by them.
mistake-outside-tournament = One of these days is before the first day of the tournament or after the last.
# $round (Number)
refused-round-without-day = This league is calculated by month, and round { NUMBER($round, useGrouping: "false") } has no date. Enter the days of the rounds in the conditions of the tournament.
refused-game-without-round = This league is calculated by month, but one of its games belongs to no round, so its date is unknown. Enter the games by round.
style-title = Page elements
style-lead = Every element that pages are built from, in each of its states. Check here first when you change the style sheet; the people named are invented.
style-text = Text
style-heading = A smaller heading
style-sample = The winners of the autumn tournament were honoured by the river.
style-buttons = Buttons
style-fields = Fields
style-filters = Filters and links
style-tabs = Tabs
style-tables = Tables
style-said = States and messages
style-cards = Cards
style-chart = Chart
style-signs = Result symbols
style-accents = Federation colours
style-empty = Empty states
style-stones = Stones
style-pieces = Chess pieces
style-dots = Dots
style-board = Any board
style-cup = Kestrel Cup
style-other-cup = Bunting Cup
not-official-friendly = no, a friendly one
