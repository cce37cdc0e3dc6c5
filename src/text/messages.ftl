
## ########## Resource: api ###############

api-title = API
api-footer = Data for programs
api-lead = The data of this site for programs: players, ratings, tournaments, certificates.
api-english = The descriptions below are in English, as they stand in the OpenAPI document.
api-contents = What can be asked
api-parameters = Parameters
api-answers = Answers
api-status = Status
api-name = Field
api-type = Type
api-meaning = Meaning
api-required = (required)
api-optional = (may be missing)
api-types = Types
api-fields = Fields
api-problems = Problems


## ########## Resource: calculator ###############

calculator-title = Calculator
calculator-lead = What would my rating be? Nothing is stored; the address of the page holds the whole question and can be shared.
calculator-me = About me
calculator-me-hint = A player of the federation or a rating; a newcomer leaves both empty.
calculator-player = Player: surname or code
calculator-or-rating = or a rating
calculator-games = Rated games so far
calculator-games-hint = Left empty: an experienced player.
calculator-deviation = Deviation S
calculator-conditions = Conditions
calculator-official-yes = official
calculator-official-no = not official
calculator-stones = Stones
calculator-stones-hint = Stones: those that I give; with a minus those that I get.
calculator-ask = Calculate
calculator-more = More rows
calculator-nothing = Enter opponents and results: the answer appears here.
calculator-unrated = These games change no rating; the steps say why.
calculator-expected = expected score
calculator-need = What do I need?
calculator-need-sum = What each total against all these opponents would mean.
calculator-need-cases = By this regulation it matters who was beaten, so only three cases are shown: everything lost, everything drawn, everything won.
calculator-total = Points
calculator-new-rating = New rating
calculator-for-player = Calculate for this player
calculator-no-opponent = There is a result, but no opponent: type a player or a rating.
calculator-nobody = Nobody here is called so. Type a part of the name, the code, or a rating instead.
# $names (String)
calculator-several = Several players may be meant; type the code of one: { $names }.
calculator-both = Either a player or a rating, not both.
calculator-rating-unfit = The regulation knows no such rating.
calculator-games-unfit = The regulation can't calculate these games.
# $most (Number)
calculator-too-many = At most { $most } games.


## ########## Resource: calendar ###############

calendar-title = Calendar
calendar-views = Ways to see the calendar
calendar-by-month = By month
calendar-ahead = Everything ahead
calendar-months = Months
calendar-this-month = This month
calendar-any-pool = All pools
calendar-any-category = All categories
calendar-subscribe = Subscribe in your calendar
calendar-file = Download the calendar
calendar-feed = News as a feed
calendar-empty-month = There is no tournament in this month. Look at the months beside it, or at everything ahead.
calendar-empty-ahead = Nothing is planned yet. Look at the months that have passed, or subscribe: new tournaments then appear by themselves.
calendar-empty-filter = No tournament fits. Clear the city or choose less.
calendar-clear = Clear the filters
# $federation (String)
feed-title = News of { $federation }
# $name (String)
feed-rated = Rated: { $name }
# $day (String)
feed-list = Rating list of { $day }
calendar-kind = Kind
calendar-any-kind = All kinds
calendar-kind-official = Official
calendar-kind-other = Not official


## ########## Resource: certificates ###############

certificates-title = Certificates and extracts
certificates-lead = Requests of players, and what was issued.
certificates-empty = Nothing here.
ask-certificate = Ask for a certificate
ask-lead = The federation issues it with a number, a signature and a QR code by which anybody can check it.
do-ask = Send the request
certificate-rank = certificate of rank
certificate-extract = extract from the rating list
certificate-requested = requested
certificate-issued = issued
certificate-refused = refused
certificate-revoked = revoked
field-kind = Kind
field-on-day = Rating on
on-day-hint = For an extract: what the list in force on that day says.
field-language = Language of the paper
field-asked-by = Who asks
field-contact = Contact
contact-hint = E-mail or telephone; only the officials of the federation see it.
field-delivery = Delivery
delivery-hint = The PDF is free. Printing and sending a paper document is at the player's expense: say where it should go.
# $name (String)
certificate-of = Request: { $name }
certificate-asked-at = Requested
field-number = Number
certificate-issued-by = Issued by
certificate-signed-by = Signed by
do-issue = Issue
do-refuse = Refuse the request
do-revoke = Revoke
end-confirm = This can't be undone. Go on?
public-page = Public page
many-at-once = Many at once
issue-requests = Issue everything requested
issue-ranks = Certificates for all ranks that have none
issue-all-confirm = Issue them all? Each gets a number of its own.
print-day = Issued on
print-format = Paper
# $number (Number)
certificate-number = Certificate no. { $number }
# $federation (String)
certificate-valid = Valid. Issued and signed by: { $federation }.
# $when (String)
certificate-is-revoked = Revoked on { $when }.
certificate-broken = The signature doesn't match: don't rely on this document.
certificate-proof = Signature
certificate-picture = Picture of the certificate
to-player = rating and games
public-key = Public key (Ed25519)
signature = Signature
verification-title = How certificates are checked
verification-lead = Scan the QR code: it leads to the certificate's page, which says whether it is valid. Offline the code itself can be checked.
verification-here = Check a code
field-seal = What the QR code says
do-check = Check
no-key-yet = Nothing has been signed yet.
verification-how = Without the site
verification-step-1 = Take what the QR code of the A4 paper says; the part behind # is Base64 (URL alphabet, without padding).
verification-step-2 = Decode it: the first 64 bytes are the signature, the rest is a text (UTF-8) of nine lines: CT1, federation, number, code, kind, name, value, date, beginning of a fingerprint.
verification-step-3 = Check the signature of the text by Ed25519 with the public key above.
verification-step-4 = Compare the lines with the paper. Whether it was revoked since then only the site can tell.
verification-tool = Or with the program of this site, on any computer:
seal-good = The signature is right. It says:
seal-forged = This was not signed by this federation.
seal-unreadable = This is not what the QR code of a certificate says: copy it whole.
paper-rank = CERTIFICATE OF RANK
paper-extract = EXTRACT FROM THE RATING LIST
paper-certifies = This is to certify that
paper-holds = holds the rank
paper-rated = rating
paper-verify = Check this document at
# $key (String)
paper-key = Signed electronically. Key { $key }
paper-revoked = REVOKED
# $day (String)
# $name (String)
ground-tournament = by the results of “{ $name }”, { $day }
# $day (String)
# $number (Number)
ground-list = by the rating list no. { $number } of { $day }
# $day (String)
# $number (Number)
# $place (Number)
ground-list-place = place { $place } in the rating list no. { $number } of { $day }
# $article (String)
# $day (String)
ground-decision = by article { $article } of the rules, list of { $day }
ground-standing = by the records of the federation when the player was entered
setting-papers = Certificates and colours
setting-papers-hint = What was issued before stays as it was issued.
setting-accent = Colour
setting-emblem = Emblem
setting-emblem-hint = SVG without scripts, or PNG; square looks best. It is drawn anew and kept as a picture.
field-signatory-post = Position of the signatory
field-signatory-name = Name of the signatory
signatory-hint = Empty: whoever issues the paper.
# $count (Number)
desk-requests = Certificates requested: { $count }
refused-file-active = The drawing contains scripts or refers to other files. Save it as a plain drawing, or as a PNG.
refused-nothing-to-certify = There is nothing to certify: the player has no rank, or was not in the list in force on that day.
refused-too-many-requests = There are open requests already. Wait until they are answered.
refused-certificate-ended = It was refused or revoked already.
act-ask-certificate = asked for a certificate
act-issue-certificate = issued a certificate
act-refuse-certificate = refused a certificate
act-revoke-certificate = revoked a certificate
subject-certificate = certificate
flash-asked = The request was sent to the federation.
flash-issued = Issued.
flash-ended = Done.
accent-teal = teal
accent-blue = blue
accent-plum = plum
accent-rust = rust
accent-olive = olive
refuse-strangers = Refuse everything that strangers asked for
certificate-rank-today = Rank today
refused-file-too-much = The picture is too large: at most 16 million pixels, for an SVG half a megabyte and 5,000 elements.
certificate-is-requested = waits for an answer
certificate-is-issued = issued
certificate-is-refused = refused
certificate-was-revoked = revoked
certificate-code = Code of the document (ten letters and digits below the QR code), or everything that the QR code says


## ########## Resource: domain ###############

state-planned = planned
state-submitted = waits for the club
state-cosigned = waits for the commission
state-returned = sent back
state-rated = rated
state-reopened = being corrected
state-friendly = not rated
state-cancelled = cancelled

waits-start = The tournament is planned; its table follows when it is over.
waits-table = The tournament is over; the chief referee fills in the table.
waits-club = The chief referee has signed the table; the head of the holding club has to sign it, too.
waits-commission = The table is signed; the rating commission checks it.
waits-referee = The table was sent back; the chief referee corrects it.
waits-nothing = The tournament is rated.
waits-correction = The tournament is rated and is being corrected; the rating holds until it is rated again.
waits-not-rated = The tournament is closed without rating.
waits-cancelled = The tournament was cancelled.

col-number = No.
col-name = Name
col-club = Club
col-rank = Rank
col-rating = Rating
col-group = Group
col-points = Points
col-place = Place
field-latin = Name in Latin letters
field-born = Born
field-city = City
field-country = Country

# $row (Number)
# $round (Number)
place-cell = Row { $row }, round { $round }:
# $row (Number)
# $field (String)
place-field = Row { $row }, { $field }:
# $row (Number)
place-row = Row { $row }:
place-table = The table:

# $text (String)
problem-cell = “{ $text }” can't be read. Write 12+ for a win against number 12, 7- for a loss, 3= for a draw, 0+ for a bye, 5+! for a forfeit.
# $text (String)
problem-result-missing = “{ $text }” has no result. Write it with +, - or =.
# $text (String)
problem-handicap = the handicap in “{ $text }” is too large.
# $number (Number)
# $rows (Number)
problem-opponent-unknown = there is no number { $number }; the table has { $rows } rows.
problem-oneself = nobody plays against oneself.
# $expected (String)
# $row (Number)
problem-mirror-missing = row { $row } says that they met; here { $expected } is missing.
# $found (String)
# $row (Number)
problem-mirror-elsewhere = row { $row } says “{ $found }”, that is another opponent.
# $expected (String)
# $found (String)
# $row (Number)
problem-mirror-result = row { $row } says “{ $found }”; to agree it has to be { $expected }.
# $found (String)
# $row (Number)
problem-mirror-forfeit = row { $row } says “{ $found }”: one of the two says forfeit, the other says played.
# $found (String)
# $row (Number)
problem-forfeit-scores = row { $row } says “{ $found }”: a forfeit gives the point to one of the two, or to nobody.
# $found (String)
# $row (Number)
problem-mirror-colour = row { $row } says “{ $found }”: both have the same colour.
# $found (String)
# $row (Number)
problem-mirror-handicap = row { $row } says “{ $found }”: the handicaps differ.
# $rows (String)
problem-claimed-twice = rows { $rows } all say that they met this player in this round.
# $row (Number)
problem-player-twice = the same player stands in row { $row } already.
# $row (Number)
problem-name-twice = a new player of the same name stands in row { $row }; give the years of birth if they are two persons.
problem-name-missing = the name is missing.
# $name (String)
problem-player-unknown = who is “{ $name }”? Choose the known player, or say that it is a new one.
# $cells (String)
# $typed (String)
problem-total = the results add up to { $cells }, the total says { $typed }.
# $cells (String)
# $group (String)
# $typed (String)
problem-total-group = results { $cells } and group { $group } don't add up to the total { $typed }.
# $text (String)
problem-points = “{ $text }” is not a number of points.
# $text (String)
problem-place = “{ $text }” is not a place.
# $text (String)
problem-rating = “{ $text }” is not a rating.
# $text (String)
problem-born = “{ $text }” is not a year or date of birth.
# $chars (Number)
# $most (Number)
problem-long = { $chars } characters are too many; at most { $most } fit.
# $rows (Number)
# $most (Number)
problem-rows = { $rows } rows are too many; at most { $most } fit.
# $rounds (Number)
# $most (Number)
problem-rounds = { $rounds } rounds are too many; at most { $most } fit.
# $cells (Number)
# $most (Number)
problem-cells = { $cells } cells are too many; at most { $most } fit.
# $rounds (Number)
problem-beyond = a result stands beyond the last round; the table has { $rounds } rounds.
problem-nobody = nobody takes part yet. Enter names, or paste a table.
problem-alone = one participant is too few.
problem-no-games = there are no games yet.
# $row (Number)
# $round (Number)
problem-meet-again = they met row { $row } in round { $round } already; that is allowed, please look again.

# $line (Number)
paste-line = Line { $line }:
paste-too-long = The text is too long.
# $what (String)
# $most (Number)
paste-too-many = There are too many { $what }; at most { $most } fit.
paste-rows = rows
paste-rounds = rounds
paste-columns = columns
paste-not-a-table = Nothing in the text looks like a table. Copy it with its header, from a spreadsheet or a wall list.
paste-no-names = No column holds names.
paste-no-results = No column holds results such as 12+ or 7-.
# $expected (Number)
# $found (Number)
paste-other-columns = the row has { $found } columns, the table { $expected }.
paste-number = the number of the row can't be read.
# $number (Number)
# $line (Number)
paste-number-twice = number { $number } stands in line { $line } already.
# $number (Number)
# $round (Number)
paste-number-unknown = round { $round } names number { $number }, which no row has.
paste-ignored = left out.
paste-renumbered = The rows were numbered anew from 1; the results follow.
paste-group = The group is not part of the totals and was left out.
column-unknown = not understood, left out
column-number = number of the row
# $round (Number)
column-round = round { $round }
column-tie-break = tie-break, left out
column-id = foreign register, left out

step-start = The calculation begins with the rating before the tournament.
step-start-again = The tournament is calculated again with this new start.
step-formula = A game by the formula ΔR = (K2 · (Rп − K1) + K3) / d.
step-below-hundred = A game of a player below 100: fixed points for the result.
step-against-beginner = A game of a player of 100 or more against one below 100: fixed points by the table.
step-round = After the round all changes are added, and the rating is rounded to tenths.
step-crossing = The rating crosses 100: one point below is worth ten above.
step-final = After the last round the rating is rounded to a whole number.
step-ordinary = The gain does not exceed the critical gain: an ordinary result.
step-anomalous = The gain exceeds the critical gain: an anomalous result. The whole tournament is calculated again.
step-anomalous-beginner = So many additional points are an anomalous result. The whole tournament is calculated again.
step-rank = The rank follows the rating.
step-rank-kept = The rank is kept: above the age of 60 it is not lowered.
step-not-played = This game was not played and does not count.
step-frozen = With this time control a rating above 2100 is not recalculated.

symbol-r = rating
symbol-r0 = rating at the start
symbol-r1 = own rating
symbol-r2 = the opponent's rating
symbol-r-prime = rounded rating
symbol-r-plus = next start
symbol-d = difference of the ratings
symbol-k1 = expected result (table 2)
symbol-k2 = coefficient (table 3)
symbol-k3 = bonus given
symbol-sum-k3 = sum of the bonuses
symbol-sum-k2 = sum of K2
symbol-result = result
symbol-divisor = divisor for the board
symbol-change = change
symbol-critical = critical gain
symbol-table = points of the table
symbol-extra = additional points
symbol-limit = limit
symbol-rank = rank
symbol-rank-table = rank by the rating
symbol-age = age
symbol-minutes = minutes

# $count (Number)
count-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
# $count (Number)
count-tournaments = { $count ->
    [one] { $count } tournament
   *[other] { $count } tournaments
}
# $count (Number)
count-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
# $count (Number)
count-passes = { $count ->
    [one] { $count } pass
   *[other] { $count } passes
}
# $count (Number)
count-changes = { $count ->
    [one] { $count } change
   *[other] { $count } changes
}
# $count (Number)
count-problems = { $count ->
    [one] { $count } thing to put right
   *[other] { $count } things to put right
}

# $count (Number)
problem-players-unknown = { $count ->
    [one] { $count } name is not known here. Choose the player beside it, or say that it is a new one.
   *[other] { $count } names are not known here. Choose the player beside each, or say that it is a new one.
}

state-over = waits for the table

step-initial = For the first time: the initial rating is assigned.
step-elo-game = A rated game: the new rating is the rating plus K times (score minus expectation).
step-rounded-points = The rating is rounded to whole points.
step-annulled = Not rated: the arbiter annulled the result.
step-friendly = The tournament is friendly: nothing is rated.
step-unofficial = The tournament is not official: nothing is rated.
step-rank-reached = The classic rating has reached the bound of a higher rank.
step-rank-by-place = The prize place gives a higher rank.
step-place-without-rank = The place gives no higher rank; a rank is never lowered.
step-after-tournament = After the tournament.

step-time-correction = Months without a tournament widen the deviation, at most to S*.
step-criterion-game = This game counts for the criterion of anomaly.
step-against-newcomer = The opponent had no rating before the tournament: the game is left out here.
step-too-few-games = Fewer than four games: no anomalous correction is made.
step-within-criterion = The result lies within the criterion: the input rating stands.
step-beyond-criterion = The result deviates by more than the critical amount: it is anomalous.
step-growth-correction = The input rating of the growing player is moved towards the rating that fits the results.
step-growth-not-corrected = The rating that fits the results is not higher: the input rating is not corrected.
step-entry-game = This game against a rated player counts for the entry rating.
step-entry = The newcomer enters with the rating that fits these games and the greatest deviation.
step-not-entered = No game against a rated player: no rating is given.
step-unrated-opponent = The opponent has no rating even now: the game does not count.
step-recalculation-game = This game counts for the new rating.
step-recalculation = The new rating and deviation.
step-held-at-limit = The new rating is held at the limit of the scale.
step-anomaly-confidence = After an anomalous result the deviation is widened, at most to d/4.

step-fide-start = The FIDE rating becomes the rating before the games.
step-estimated-newcomer = The player has no rating and is estimated by this tournament.
step-opponent-age = Age of the opponent, held between 5 and 13.
step-mean-age = Mean age of the opponents, to one decimal.
step-player-coefficient = Coefficient that this rated player gives for the tournament (8 to 25).
step-tournament-coefficient = Coefficient of the tournament.
step-corridor = The corridor in which the newcomer's rating may start.
step-start-estimate = Start estimate by the share of points.
step-valued-opponent = The rating of this opponent used for the estimate.
step-fictitious-opponent = All games were won, so a draw with a fictitious opponent is added.
step-primary-estimate = Primary estimate from the opponents: Rp = Rsr − 400lg.
step-pointless-estimate = No points: the primary estimate is the start estimate.
step-estimated-opponent = This opponent is a newcomer; these are the estimates.
step-stored-game = Stored game of an earlier tournament.
step-corrected-estimate = Estimate corrected over all games so far.
step-expected-score = Expected and real score of the game.
step-stored-score = The same for a stored game.
step-fictitious-score = The same for the fictitious draw.
step-developed-rating = New rating: Ra + SR·K, rounded.
step-star = Too few games yet: the rating has a star and the games are stored.
step-star-gone = Enough games: the rating has no star.
step-pointless-newcomer = A newcomer without a point gets no rating; the estimate served the others.
step-guest-not-entered = A guest is not entered in the database.

symbol-ra = own rating the game is computed from
symbol-rb = the opponent's rating
symbol-expected-points = expected points
symbol-pool-games = rated games in the pool
symbol-coefficient = coefficient
symbol-scored = points scored
symbol-new-rating = new rating
symbol-bound = rating from which the rank is given
symbol-held = rank before
symbol-norm = rank this place gives
symbol-category = category of the tournament
symbol-place = place taken

symbol-rj = rating of the opponent
symbol-input = input rating before the correction
symbol-fitting = rating that fits the results
symbol-entry = entry rating
symbol-unheld = new rating before it is held
symbol-distance-top = distance to 3000
symbol-greatest-deviation = greatest deviation
symbol-stored-deviation = stored deviation
symbol-deviation-opponent = deviation of the opponent now
symbol-new-deviation = new deviation
symbol-widened-deviation = widened deviation
symbol-uncut-deviation = deviation before the cut
symbol-months = months counted
symbol-handicap = handicap in points
symbol-handicap-difference = difference after handicap
symbol-game-distance = distance of the game
symbol-influence = influence of the opponent
symbol-expected = expected result
symbol-game-result = result
symbol-share-dn = share of the game in DN
symbol-share-db = share of the game in Db
symbol-share-spread = share of the game in the spread
symbol-games = games
symbol-dn = deviation of the result
symbol-db = dispersion
symbol-spread = spread
symbol-critical-deviation = critical deviation
symbol-factor = factor
symbol-anomaly = coefficient of anomaly
symbol-anomaly-square = square of the coefficient of anomaly
symbol-points-per-game = points per game
symbol-mean-distance = mean distance
symbol-mean-handicap = mean handicap
symbol-fitting-distance = distance that fits

symbol-pd = expected score
symbol-dr = score minus expected score
symbol-sr = sum of DR
symbol-rating-change = change
symbol-years = age
symbol-sum-years = sum of ages
symbol-mean-years = mean age
symbol-intermediate = intermediate value
symbol-ki = coefficient of a player
symbol-sum-ki = sum of the coefficients of the players
symbol-ki-number = number of the coefficients
symbol-participants = participants
symbol-kt = coefficient of the tournament
symbol-corridor = bound of the corridor
symbol-start-estimate = start estimate
symbol-primary-estimate = primary estimate
symbol-corrected-estimate = corrected estimate
symbol-mean-opponents = mean of the opponents
symbol-log = 400 lg((N − S)/S)
symbol-changed-bound = bound that changed the value

step-sum = The change is K times the points scored minus the points expected.
symbol-sum-scored = sum of the points scored
symbol-sum-expected = sum of the points expected

parameter-ufgo-gain-measured-on = By which final rating the gain is measured to find an anomalous result
value-ufgo-gain-measured-on-rounded = rounded to a whole number at the end of the pass
value-ufgo-gain-measured-on-unrounded = with tenths, as it is after the last round
parameter-ufgo-small-board-anomaly-limit = Whether the critical gain is smaller on 13×13 and 9×9 boards
value-ufgo-small-board-anomaly-limit-reduced = divided by two and by three, like the changes of the rating
value-ufgo-small-board-anomaly-limit-full = the same on all boards
parameter-ufgo-table-4-loss-9x9-600 = Table 4: points for a loss on the 9×9 board with a rating of 600 or above
value-ufgo-table-4-loss-9x9-600-zero = 0, as printed
value-ufgo-table-4-loss-9x9-600-twenty = −20, as in the row above
parameter-ufgo-age-protection-years = From which age on ranks are not lowered
value-ufgo-age-protection-years-sixty-one = from the 61st birthday
value-ufgo-age-protection-years-sixty = from the 60th birthday
parameter-ufgo-dan-loss = How far one published rating list lowers a dan
value-ufgo-dan-loss-one-step = by one step (4 dan by two); the next list may lower it again
value-ufgo-dan-loss-cascade = step by step, until the rating is enough to keep it

parameter-ssdc-update = From which ratings a game is calculated
value-ssdc-update-game = those before the game
value-ssdc-update-round = those before the round
value-ssdc-update-tournament = those before the tournament
parameter-ssdc-rounding = When ratings are rounded to whole points
value-ssdc-rounding-none = never
value-ssdc-rounding-game = after every game
value-ssdc-rounding-tournament = after the tournament, for all participants
parameter-ssdc-k-precedence = Which coefficient K a new player with the rating of a strong player has
value-ssdc-k-precedence-new = that of new players
value-ssdc-k-precedence-strong = that of strong players
parameter-ssdc-k-count = When the games are counted that decide whether a player is new
value-ssdc-k-count-game = before every game
value-ssdc-k-count-tournament = before the tournament
parameter-ssdc-rank-moment = At which moment the classic rating gives a rank
value-ssdc-rank-moment-game = after any game, even if it falls again in the same tournament
value-ssdc-rank-moment-tournament = after the tournament
parameter-ssdc-year = How long a player without rated games stays in the rating list
value-ssdc-year-calendar = to the end of the calendar year after that of the last game
value-ssdc-year-rolling = to the same day of the year after the last game
parameter-ssdc-ceiling = By how much an upper limit below 2200 or candidate master lowers the category
value-ssdc-ceiling-replace = by two levels in all
value-ssdc-ceiling-add = by three levels: one as any upper limit, and two more
parameter-ssdc-title-holder = Whether shutting out the title holder lowers the category (except in challenger tournaments)
value-ssdc-title-holder-closed = no
value-ssdc-title-holder-factor = yes, it counts as an upper limit for the participants
parameter-ssdc-match = What the fourth category is for a match that is not for a title
value-ssdc-match-cap = a limit: it can have no higher one
value-ssdc-match-start = the start: limiting factors lower it further
parameter-ssdc-initial-rating = Initial rating in each pool
parameter-ssdc-k-strong = Coefficient K of strong players
parameter-ssdc-k-ordinary = Coefficient K of all other players
parameter-ssdc-k-new = Coefficient K of new players
parameter-ssdc-strong-from = Rating from which the coefficient K of strong players applies
parameter-ssdc-new-games = For how many first rated games a player is new
parameter-ssdc-list-games = Rated games needed for a place in the rating list
parameter-ssdc-registration-days = Days, at least, from sending a tournament's regulations to the start of registration
parameter-ssdc-results-days = Days, at most, from the end of a tournament to the handing in of its results
parameter-ssdc-rank-ratings = Classic rating from which each rank is given
value-ssdc-rank-ratings-rating = Rating from
parameter-ssdc-rank-places = Ranks for prize places, by category of the tournament
value-ssdc-rank-places-ranks = Ranks for places 1, 2, 3 …

parameter-orr-halves = How a half is rounded
value-orr-halves-away = away from zero: 1487.5 → 1488; −1.5 → −2
value-orr-halves-up = upwards: 1487.5 → 1488; −1.5 → −1
value-orr-halves-even = to the even neighbour: 1486.5 → 1486; 1487.5 → 1488
parameter-orr-pd-rounded = Whether the expected score PD is rounded to two decimals
value-orr-pd-rounded-yes = yes, always
value-orr-pd-rounded-no = no
parameter-orr-change-rounded = What is rounded to a whole number
value-orr-change-rounded-sum = the new rating
value-orr-change-rounded-change = the change, before it is added to the rating
parameter-orr-k-gap = Which row of the table of K holds for ratings from 1800 to 1999
value-orr-k-gap-row-1700 = the row that begins with 1700 (K 25 and 20)
value-orr-k-gap-row-2000 = the row that begins with 2000 (K 20 and 20)
parameter-orr-lower-bound = Lower bound of ratings and estimates
value-orr-lower-bound-none = none; negative ratings are possible
value-orr-lower-bound-one = 1, for ratings and estimates
value-orr-lower-bound-zero = 0, for ratings and estimates
value-orr-lower-bound-published = 1, for ratings given only, not for estimates
parameter-orr-np = Who counts in the number of participants Np
value-orr-np-participants = all participants, also those who did not play
value-orr-np-played = only those who played
parameter-orr-kt-rated = From which ratings the coefficient of the tournament Kt is found
value-orr-kt-rated-all = from all, also those with a star
value-orr-kt-rated-settled = only from those without a star
parameter-orr-kt-rounded = When the coefficient of the tournament Kt is rounded
value-orr-kt-rounded-always = always
value-orr-kt-rounded-corrected = only if it was lowered for too few players with a rating
parameter-orr-age = How an age is counted
value-orr-age-whole = in completed years on the day the tournament starts
value-orr-age-fraction = with a fraction: the days divided by 365.25
value-orr-age-year = as the difference of the calendar years
parameter-orr-unknown-year = Age of a player whose year of birth is unknown
value-orr-unknown-year-five = 5 years
value-orr-unknown-year-thirteen = 13 years
value-orr-unknown-year-skip = left out of the mean; 5 years if nobody is left
parameter-orr-age-weight = How the mean age of the opponents is taken
value-orr-age-weight-game = over the games: who was met twice counts twice
value-orr-age-weight-opponent = over the opponents, each counted once
parameter-orr-fictitious-in-rsr = Whether the fictitious opponent counts in the mean rating of the opponents Rsr
value-orr-fictitious-in-rsr-yes = yes
value-orr-fictitious-in-rsr-no = no, he changes the numbers of games and points only
parameter-orr-fictitious-in-sr = Whether the draw of a newcomer with the fictitious opponent is rated
value-orr-fictitious-in-sr-no = no
value-orr-fictitious-in-sr-yes = yes, it counts in SR
parameter-orr-rp-in-corridor = Whether the primary estimate Rp is held between Rmin and Rmax
value-orr-rp-in-corridor-no = no
value-orr-rp-in-corridor-yes = yes
parameter-orr-newcomer-opponents = Which estimate of a newcomer is used in a game with another newcomer
value-orr-newcomer-opponents-rp = the primary estimate Rp
value-orr-newcomer-opponents-rs = the start estimate Rs
parameter-orr-fide-recognised = When a FIDE rating is recognised
value-orr-fide-recognised-always = always
parameter-orr-settled-at = After how many games a rating loses the star
value-orr-settled-at-nine = after 9 games
value-orr-settled-at-ten = after 10 games
parameter-orr-stored-opponent = What is stored as the rating of an opponent who was a newcomer
value-orr-stored-opponent-rp = the primary estimate Rp
value-orr-stored-opponent-rs = the start estimate Rs
parameter-orr-kor-fictitious = What the fictitious opponent of a player with a star is worth
value-orr-kor-fictitious-start = the player's own rating before the tournament
value-orr-kor-fictitious-rs = the start estimate Rs of the player's first tournament
parameter-orr-kor-rsr = How stored and new games make one mean rating of the opponents Rsr
value-orr-kor-rsr-one = one mean over all games, rounded once
value-orr-kor-rsr-parts = the rounded means of the stored and of the new games, weighted and rounded
value-orr-kor-rsr-exact = one mean over all games, not rounded
parameter-orr-kor-games = From which games a rating with a star is recalculated
value-orr-kor-games-all = from the stored games and the new ones
value-orr-kor-games-new = from the new games only
parameter-orr-kor-k = By which rating K is found for a player with a star
value-orr-kor-k-rkor = by the corrected estimate Rkor
value-orr-kor-k-start = by the rating before the tournament

parameter-rgf-anchors = Number of anchors by which each rating list is corrected (0: no correction)
parameter-rgf-anomaly-confidence = How the deviation S' is widened after an anomalous result (at most to S*)
value-rgf-anomaly-confidence-root = S' · √(1 + Kан²)
value-rgf-anomaly-confidence-linear = S' · (1 + Kан)
value-rgf-anomaly-confidence-interpolate = S' · (1 − Kан²) + S* · Kан²
value-rgf-anomaly-confidence-none = it is not widened
parameter-rgf-top-reduction = How anomaly is reduced at the top of the scale
value-rgf-top-reduction-coefficient = the coefficient of anomaly Kан is lowered
value-rgf-top-reduction-criterion = the criterion of anomaly DNан is raised
parameter-rgf-criterion-factor = Factor of the criterion of anomaly, by which SNан is multiplied to give DNан
parameter-rgf-top-reduction-start = Rating from which anomaly is reduced
parameter-rgf-small-statistics = By which games the statistics are taken as small
value-rgf-small-statistics-members = by the games with members of the rating system
value-rgf-small-statistics-all = by all games played
parameter-rgf-months = How the months since the last tournament are counted
value-rgf-months-between = the whole calendar months in between, without the current one
value-rgf-months-difference = the difference of the months, with the current one
parameter-rgf-deviation-before = Which deviation is shown as the one before the tournament
value-rgf-deviation-before-standing = as stored after the last calculation
value-rgf-deviation-before-timed = with the correction for time
parameter-rgf-unrated-rows = Whether newcomers who got no rating have a row in the results
value-rgf-unrated-rows-list = yes, without numbers
value-rgf-unrated-rows-omit = no
parameter-rgf-rank = Which rank a rating between two rows of the table has
value-rgf-rank-nearest = that of the nearest row, a half upwards (2050 is 1 dan)
value-rgf-rank-floor = that of the row below (2099 is 1 kyu)
parameter-rgf-pi = Which value of the number π is used
value-rgf-pi-text = 3.141593, as printed
value-rgf-pi-exact = exact
parameter-rgf-max-rating = Highest rating that a calculation can give
parameter-rgf-rating-floor = Lowest rating that a calculation can give

parameter-elo-initial-rating = Rating of a newcomer before the first rated tournament
parameter-elo-unofficial = Whether friendly and unofficial tournaments are rated
value-elo-unofficial-skip = they are not rated
value-elo-unofficial-rate = they are rated like all others
parameter-elo-difference-cap = Greatest difference of two ratings: whatever exceeds it is not counted
parameter-elo-k-table = Coefficient K by rated games and rating; the last row that the player has reached holds
value-elo-k-table-games = Games from
value-elo-k-table-rating = Rating from
value-elo-k-table-k = K
parameter-elo-rounding = Whether new ratings are rounded
value-elo-rounding-whole = to whole points
value-elo-rounding-none = they are not rounded
parameter-elo-floor = Rating below which nobody falls
parameter-elo-list-games = Rated games needed for a place in the rating list

# $parameter (String)
# $wrong (String)
wrong-at = “{ $parameter }”: { $wrong }.
# $parameter (String)
# $row (String)
# $wrong (String)
wrong-row = “{ $parameter }”, row { $row }: { $wrong }.
# $parameter (String)
# $row (String)
# $column (String)
# $wrong (String)
wrong-cell = “{ $parameter }”, row { $row }, “{ $column }”: { $wrong }.
wrong-unknown = these rules have no such parameter
wrong-shape = this can't be read
# $bounds (String)
# $min (String)
# $max (String)
wrong-number = a number { $bounds ->
    [both] from { $min } to { $max }
    [lower] from { $min } to below { $max }
    [upper] above { $min } and at most { $max }
   *[none] above { $min } and below { $max }
} is needed
# $wrong (String)
wrong-optional = { $wrong }, or nothing
# $max (String)
wrong-whole = a whole number from 0 to { $max } is needed
# $values (String)
wrong-choice = one of these is needed: { $values }
# $most (String)
wrong-rows = 1 to { $most } rows are needed
# $columns (String)
wrong-columns = all columns are needed: { $columns }
# $names (String)
wrong-name = there is no such row, only: { $names }
# $words (String)
wrong-words = only these may stand here: { $words }
wrong-order = a higher rank must ask for a higher rating
# $later (String)
wrong-never = it never holds, because row { $later } asks for no more
wrong-all = a row for everybody is missing, from 0 games and without a rating
# $other (String)
wrong-below = this is below “{ $other }”
# $other (String)
wrong-above = this is above “{ $other }”


## ########## Resource: hall ###############

# $name (String)
hall-title = Desk: { $name }
hall-desk = Desk
hall-lead = Run the tournament here: participants, lots, pairing, results from phones at the boards. At the end it becomes the table by itself.
hall-do-open = Set up the desk
hall-parts = Parts of the desk
hall-players = Participants
# $name (String)
hall-players-title = Participants: { $name }
# $count (Number)
hall-participants = { $count ->
    [one] { $count } participant
   *[other] { $count } participants
}
# $count (Number)
hall-rounds-planned = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
# $round (Number)
hall-round = Round { $round }
hall-rounds-nav = Rounds
hall-first-players = First enter the participants.
hall-first-lots = Now draw lots: everybody gets a number.
hall-system-swiss = Swiss system, pairing by results
hall-system-mcmahon = McMahon system
hall-system-round-robin = Round-robin
hall-system-knockout = Knockout
hall-stage-paired = paired, seen by you only
hall-stage-published = published
hall-stage-started = being played
hall-stage-closed = finished
hall-pairings = Pairings
hall-board = Board
# $board (Number)
hall-board-n = Board { $board }
hall-black = Black
hall-white = White
# $black (String)
# $white (String)
hall-pair = { $black } (black) – { $white } (white)
hall-replay = replay
hall-rated = Count this replay for the rating
hall-not-rated = Leave this replay out of the rating
# $black (String)
# $white (String)
hall-replay-time = Time: black { $black }, white { $white }
# $count (Number)
hall-replays = { $count ->
    [one] { $count } drawn game is to be played again.
   *[other] { $count } drawn games are to be played again.
}
hall-bye = the bye
hall-bye-of = Bye:
hall-absent-of = Absent:
hall-by-hand = Changed by hand:
hall-results = Results
# $round (Number)
hall-results-title = Results of round { $round }
# $done (Number)
# $all (Number)
hall-results-in = { $done } of { $all } results are in.
# $count (Number)
hall-disputed = disputed: { $count }
hall-enter-results = Enter results
hall-claims = Different results were entered
# $who (String)
# $says (String)
hall-decide = { $who }: { $says }. This is right
hall-decided = decided by the referee
hall-last-round = If everybody stays, no further round can be paired after this one: everybody left would meet somebody again. It will be the last.
# $most (Number)
hall-warn-opponents = There are more rounds planned than opponents: at most { $most } can be paired.
hall-warn-small = In a field this small the last rounds often can't be paired without meeting again: plan one or two rounds fewer.
# $round (Number)
hall-do-pair = Pair round { $round }
hall-do-pair-again = Pair again
hall-do-unpair = Give this pairing up
# $round (Number)
hall-do-publish = Publish round { $round }
hall-do-unpublish = Take the publication back
hall-unpublish-confirm = Players may have seen the pairing already. Take it back?
# $round (Number)
hall-do-start = Start round { $round }
hall-do-unstart = The round has not started after all
# $round (Number)
hall-do-close = Close round { $round }
hall-do-reopen = Open the round again
hall-do-finish = End the tournament and make the table
hall-finish-confirm = End the tournament? What stands in the table now is replaced by what was played.
hall-do-resume = Go on at the desk
hall-resume-confirm = Go on at the desk? What was changed in the table by hand is replaced when the tournament is ended again.
hall-is-finished = The tournament is over and stands in the table: check it, see what it changes, sign it.
hall-to-table = To the table
hall-reason = Reason (everybody reads it)
hall-swap = Change a pair by hand
hall-swap-hint = Two players change places; two of one board change colours. You see what it makes worse before anything happens.
hall-swap-a = This player
hall-swap-b = and this one
hall-swap-show = Show what changes
# $round (Number)
hall-swap-title = Change round { $round } by hand
hall-swap-new = New pairs
hall-swap-worse = What gets worse
hall-swap-same = Nothing gets worse.
# $black (String)
# $white (String)
hall-swap-met = { $black } and { $white } have met already (article 3(1)).
# $black (String)
# $white (String)
hall-swap-colours = { $black } would have black against { $white } against the rule of colours (article 3(3)).
hall-swap-confirm = I know that this breaks the rules named above
hall-swap-do = Change it
hall-cancel = Leave it
# $what (String)
# $better (Number)
# $worse (Number)
hall-worse = { $what }: { $worse } instead of { $better }
# $what (String)
hall-worse-order = equally good but for { $what }
hall-criterion-met = pairs that have met
hall-criterion-bye-twice = earlier byes of who has the bye
hall-criterion-bye-score = points of who has the bye
hall-criterion-score = differences of points, squared
hall-criterion-float = balance of moving up and down
hall-criterion-colour = balance of colours
hall-criterion-ideal = distance from the ideal partner
hall-criterion-order = the order of numbers
# $count (Number)
# $groups (String)
# $without (String)
hall-dead-end = No round exists in which nobody meets again: each of these { $count } groups can meet nobody outside it but { $without }, and there are fewer of those than groups: { $groups }. End the tournament after this round, let somebody sit out, or pair two by hand.
# $groups (String)
hall-dead-end-alone = No round exists in which nobody meets again: { $groups }. End the tournament after this round, let somebody sit out, or pair two by hand.
hall-outcome-none = no result yet
hall-outcome-black = black won
hall-outcome-white = white won
hall-outcome-draw = a draw
hall-outcome-black-forfeit = White didn’t come: black wins by forfeit
hall-outcome-white-forfeit = Black didn’t come: white wins by forfeit
hall-outcome-no-one = Neither came: both lose by forfeit
hall-outcome-awarded = Draw awarded without play
hall-draw-short = draw
hall-left-black = If drawn: black’s time left
hall-left-white = White’s time left
hall-more = Forfeits, take back
hall-take-back = Take the result back
hall-taken-back = result taken back
hall-corrected = corrected
# $name (String)
hall-me = You enter results as { $name }.
hall-nothing-yet = No round is published yet. This page shows the boards as soon as one is.
hall-filter = Find a board or a player
hall-show-open = Only without result
hall-show-all = All boards
hall-all-in = All results are in.
hall-offline = No connection. What you enter is kept on this phone and sent as soon as there is one; keep this page open.
hall-session-over = You are not let in any more: log in again, or ask the referee for a new link. What you entered is still kept on this phone.
hall-waiting = kept on this phone, waits for the connection
hall-sending = being sent…
hall-entry-stored = Stored.
hall-entry-disputed = Somebody entered another result: both are kept, the referee decides.
hall-away = Not paired in the next round
hall-withdrawn = withdrawn
hall-absent-next = misses the next round
hall-is-back = is back
hall-do-absent = misses the next round
hall-do-withdraw = withdraws
hall-withdraw-confirm = This player is not paired any more from the next round on. Go on?
hall-change = change
hall-assistants = Assistants
hall-assistants-hint = An assistant enters results on a phone with a link of the own, without an account. Nobody overwrites what somebody else entered.
hall-assistant-name = Name of the assistant
hall-invite = Make a link
# $name (String)
hall-invited = The link for { $name }. It is shown only now: scan it or copy it.
hall-qr = The link as a QR code
hall-copy = Copy
hall-copied = Copied
hall-revoke = revoke
hall-revoked = revoked
hall-revoke-confirm = Revoke this link? What was entered stays.
hall-log = What happened
hall-log-all = Everything that happened
# $name (String)
hall-log-title = What happened: { $name }
hall-log-empty = Nothing has happened yet.
# $system (String)
hall-log-plan = System chosen: { $system }
# $count (Number)
hall-log-enter = { $count ->
    [one] { $count } participant entered
   *[other] { $count } participants entered
}
# $name (String)
hall-log-amend = { $name }: data changed
# $name (String)
hall-log-remove = { $name } taken from the list
# $seed (String)
hall-log-draw = Lots drawn from the seed “{ $seed }”
hall-log-number = Numbers drawn by hand entered
# $name (String)
hall-log-absent = { $name } misses the next round
# $name (String)
hall-log-present = { $name } plays the next round after all
# $name (String)
hall-log-withdraw = { $name } has withdrawn
# $name (String)
hall-log-again = { $name } is back in the tournament
# $round (Number)
hall-log-pair = Round { $round } paired
# $round (Number)
# $pair (String)
hall-log-swap = Round { $round } changed by hand, { $pair }
# $round (Number)
hall-log-publish = Round { $round } published
# $round (Number)
hall-log-start = Round { $round } started
# $round (Number)
# $board (Number)
# $pair (String)
# $result (String)
hall-log-result = Round { $round }, board { $board }, { $pair }: { $result }
# $round (Number)
# $board (Number)
hall-log-rate = Round { $round }, board { $board }: whether the replay is rated
# $round (Number)
hall-log-close = Round { $round } closed
# $round (Number)
hall-log-back = Round { $round }: one step back
hall-log-finish = The tournament ended and became the table
hall-log-resume = The tournament goes on
hall-no-players = Nobody is entered yet. Paste a list below, one participant a line.
# $count (Number)
hall-unknown = { $count ->
    [one] { $count } participant may be a known player: say who it is.
   *[other] { $count } participants may be known players: say who they are.
}
hall-who-is = Who is this?
hall-that-is = This one
hall-known = known to the federation
hall-field-name = Name
hall-field-born = Year or date of birth
hall-field-club = Club or city
hall-field-rank = Rank
hall-acts = Actions
hall-remove = Take from the list
hall-remove-confirm = Take this participant from the list? Lots have to be drawn again.
hall-add = Add participants
hall-people = One participant a line
hall-people-hint = The name first; then, separated by semicolons or tabs and in any order: club or city, country (two capitals), rank, rating. Players of the federation are recognised by their names.
hall-nobody-found = The federation knows nobody of that name who doesn’t take part yet. Add the name below.
hall-do-add = Add
hall-plan = How it is held
hall-system = System
hall-rounds = Number of rounds
# $count (Number)
hall-rounds-hint = Empty: { $count }, as suits this number of participants.
hall-first-board = Number of the first board
hall-groups = McMahon groups
hall-groups-hint = A group more is a win ahead. The bars close the field at both ends: everybody from the upper bar on begins in the top group.
hall-width = Rating points of a group
hall-top = Upper bar (rating)
hall-bottom = Lower bar (rating)
hall-boundary = Where a group begins
hall-boundary-floor = at its hundred
hall-boundary-up = nearest hundred, halves up
hall-boundary-down = nearest hundred, halves down
hall-parameters = Parameters of the regulation
hall-parameters-hint = The first value of each is what the regulation is read as.
hall-bye-points = Points for a bye (a win is 2)
hall-draw-points = Points for a draw
hall-ideal = Who meets whom inside a group
hall-ideal-neighbours = neighbours
hall-ideal-halves = upper half against lower half
hall-parity = Rank list for colours
hall-parity-text = as the text says
hall-parity-swapped = rounds swapped
hall-lots = Draw of lots
hall-lots-hint = Name the seed in front of everybody (a number thrown or called out). Anybody can repeat the draw from it; every draw stays listed.
hall-seed = Seed
hall-seed-hint = A number or any text; this one is only a proposal.
hall-draw-lots = Draw lots
hall-draw-again = Draw again
hall-draw-confirm = Lots were drawn already. Draw again? The earlier draw stays listed for everybody.
hall-numbers = Numbers drawn by hand
hall-save-numbers = Enter these numbers
hall-draws = Draws so far
# $seed (String)
# $count (Number)
hall-draw-of = Seed “{ $seed }”, { $count } participants
# $count (Number)
hall-draw-by-hand = By hand, { $count } participants
hall-to-desk = To the desk
hall-no-referee-only = Only the referee does that.
hall-no-nothing = No round was played: there is nothing to make a table of.
hall-no-finished = The tournament is over. To change something, go on at the desk first.
hall-no-begun = Round 1 is published: participants, numbers and the system can’t be changed any more.
hall-no-unknown = There is no such participant any more. Look at the list again.
hall-no-name = A participant needs a name.
hall-no-too-many = A table holds at most 1000 participants and 40 rounds.
hall-no-nobody = There is nobody to pair.
hall-no-not-drawn = Draw lots first.
hall-no-seed = A seed is a number or a text of at most 120 characters.
hall-no-number = Everybody needs a number of his own, 1 or more.
hall-no-plan = At most 40 rounds, and boards from 1 to 9000.
hall-no-round = This is not the round that is on. Look at the desk again.
hall-no-stale = The round was changed meanwhile. Look at it again before you go on.
hall-no-started = The round has started: it can’t be paired again. Who doesn’t come loses by forfeit.
hall-no-reason = Say why: everybody has seen the pairing.
hall-no-not-both = Choose two different players who both play in this round.
hall-no-breaks = This breaks rules: confirm that you know it.
hall-no-champion-none = The knockout is over without a champion.
hall-no-more-rounds = Everybody has met everybody: there are no more rounds.
hall-no-not-published = The round is not published yet.
hall-no-repaired = Other players sit at this board now: the round was paired again. Nothing was stored; look at the boards again.
hall-no-closed = The round is closed: ask the referee to correct it.
hall-no-later-round = The next round or a replay stands on this result. Take that back first.
hall-no-time = A time left is at most a day.
hall-no-too-large = The numbers are too large to calculate with.
hall-no-width = A group needs a width of at least one point.
hall-no-bars = The lower bar is above the upper one.
# $text (String)
hall-no-too-long = Too long: { $text }…
# $name (String)
hall-no-twice = { $name } is in the list already. Namesakes are told apart by the year of birth.
# $number (Number)
hall-no-same-number = Two have the number { $number }.
# $name (String)
hall-no-champion = The knockout is decided: { $name } has won. End the tournament.
# $count (Number)
hall-no-unfinished = { $count ->
    [one] { $count } game has no result yet.
   *[other] { $count } games have no result yet.
}
# $count (Number)
hall-no-disputed = { $count ->
    [one] { $count } result is disputed: decide it first.
   *[other] { $count } results are disputed: decide them first.
}
# $rating (Number)
hall-no-rating = No rating is { $rating }.
flash-hall-open = The desk is set up. Now enter the participants.
flash-hall-done = Done.
flash-hall-stored = The result is stored.
flash-hall-replays = Drawn games are played again: the replays stand in the round.


## ########## Resource: history ###############

history-chart = Rating over time
# $pool (String)
history-chart-pool = Rating over time: { $pool }
# $first (String)
# $last (String)
# $lowest (String)
# $highest (String)
# $end (String)
history-picture = A line with a point for each rated tournament from { $first } to { $last }. The lowest rating is { $lowest }, the highest { $highest }, the last one { $end }.
# $day (String)
# $tournament (String)
# $before (String)
# $after (String)
history-point = { $day }, { $tournament }: { $before } → { $after }
# $point (String)
# $rank (String)
history-point-rank = { $point }, now { $rank }
history-legend = Each point is a rated tournament and leads to it; the table below has the same numbers.
history-legend-rank = Where a point is filled, the tournament changed the rank.
history-legend-interval = The shaded band is the 95 % interval (±2S).
history-axis-day = Date
history-performance = Performance
history-performance-long = Points scored minus points that the regulation expects by the ratings before the tournament
# $expected (String)
# $scored (String)
history-performance-says = expected { $expected }, scored { $scored }
# $expected (String)
# $scored (String)
# $games (String)
# $all (String)
history-performance-part = expected { $expected }, scored { $scored }; games counted: { $games } of { $all }
history-feats = Best wins and streaks
history-best-wins = Best wins
history-winning = Longest winning streak
history-unbeaten = Longest streak without a loss
# $games (String)
# $days (String)
history-streak = { $games } ({ $days })

# $first (String)
# $second (String)
versus-title = { $first } against { $second }
versus-empty = These two have not met in a rated tournament.
versus-turn = From the other side
versus-hint = Ratings are those before the tournament.
# $name (String)
versus-link = all games against { $name }
history-legend-list = Dashed points: a published list moved the rating or changed the rank.
course-title = Surprises
# $games (Number)
course-lead = What the regulation expected of { $games } games by the ratings before the tournament, and what came out.
course-favourites = The favourite won, drew, lost
course-mean = Mean surprise
course-mean-hint = 0: all as expected; 0.5: as if lots had been drawn
course-who = Who surprised
course-expected = Expected
course-surprise = Surprise
# $points (String)
course-cell = expected { $points }
# $name (String)
record-tournaments-of = Tournaments: { $name }
# $name (String)
record-opponents-of = Opponents: { $name }
# $count (Number)
record-all-tournaments = All tournaments ({ $count })
record-opponents = Opponents with scores, best wins and streaks
record-no-opponents = No game has been played yet.


## ########## Resource: live ###############

# $entrants (Number)
live-before = Registration: { $entrants ->
    [one] { $entrants } participant
   *[other] { $entrants } participants
  }. The lots have not been drawn yet.
# $entrants (Number)
live-before-drawn = { $entrants ->
    [one] { $entrants } participant
   *[other] { $entrants } participants
  }. The lots are drawn; round 1 has not been paired yet.
# $round (Number)
# $rounds (Number)
live-published = Round { $round } of { $rounds }: the pairing is published, play has not begun.
# $round (Number)
# $rounds (Number)
# $done (Number)
# $all (Number)
live-started = Round { $round } of { $rounds } is being played: { $done } of { $all } games finished.
# $round (Number)
# $rounds (Number)
live-closed = Round { $round } of { $rounds } is over; the next one has not been paired yet.
# $rounds (Number)
live-all-played = { $rounds ->
    [one] The only round has been played.
   *[other] All { $rounds } rounds have been played.
  }
# $rounds (Number)
live-finished = The tournament is over after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }.
live-menu = Pages of the tournament in play
live-now = Now
live-standings = Standings
live-screen = Screen for the hall
live-follow = Follow live
live-playing-now = Being played now
live-tournament = About the tournament
live-updated = The results have been updated.
live-stage-published = pairing published
live-stage-started = being played
live-stage-closed = finished
# $done (Number)
# $all (Number)
live-games-finished = Games finished: { $done } of { $all }.
live-by-hand = changed by hand
live-board = Board
live-why = Why?
# $black (String)
# $white (String)
live-why-of = Why { $black } and { $white } meet
# $points (String)
live-with-points = { $points } pts
live-bye = bye
live-byes = Bye
live-absent = absent
live-absentees = Absent
live-withdrawn = withdrawn
# $black (String)
# $white (String)
live-replay-time = time left: black { $black }, white { $white }
live-forfeit-legend = ! – not played.
live-points-legend = A won game brings 2 points. The points beside the names are those before the round.
live-last-round = If everybody stays, no further round without a rematch can be paired after this one.
live-changes = How the pairing was changed
# $first (String)
# $second (String)
# $signed (String)
live-changed-by-hand = { $first } and { $second } changed places ({ $signed }).
# $signed (String)
live-paired-again = The round was paired again ({ $signed }).
live-gone = Pairs of the earlier pairing that are no more:
# $name (String)
live-gone-bye = { $name } – bye
live-print = Print
live-print-boards = Pairings by board
live-print-names = Pairings by name
live-print-slips = Result slips
live-print-blank = Blank table
live-print-now = Print this page
live-participants-empty = Nobody has been entered yet.
live-name = Name
live-start = Start
live-start-long = Points that the groups of rating give before round 1
# $round (Number)
live-standings-after = Standings after round { $round }
live-standings-before = Before round 1 everybody shares the first place.
# $open (Number)
live-standings-open = { $open ->
    [one] { $open } game of this round is not finished: it counts as 0 points for both for the time being.
   *[other] { $open } games of this round are not finished: they count as 0 points for both players for the time being.
  }
live-standings-knockout = Places after the last round of which every game is decided; who is still in shares the first place.
live-standings-all = All tie-breaks
live-standings-telling = Only what decides
live-standings-of = After round
live-ties = What decides when points are equal
live-sos = SOS
live-sos-says = Sum of the points of all opponents.
# $count (Number)
live-sos-less = SOS-{ $count }
# $count (Number)
live-sos-less-says = { $count ->
    [one] The same without the opponent of round { $count }.
   *[other] The same without the opponents of rounds 1 to { $count }.
  }
live-berger = SB
live-berger-says = Sonneborn-Berger: the points of all beaten opponents and half the points of those drawn with.
live-decided-legend = A marked value is what put a player behind the one above. Players who are equal in everything share the place.
live-decided = decided
live-cell-legend = 12+b – won against number 12 with black; w – white, = – draw, - – lost, ? – not finished, ! – not played, 0+ – bye, 0- – absent.
live-lot-lead = Numbers that anybody can draw again from what stands here.
live-lot-draws = Draws that were made
live-lot-none = The lots have not been drawn yet.
live-lot-stale = The list of participants has changed since the last draw; the lots will be drawn again.
live-lot-when = Who and when
live-lot-seed = Seed
live-lot-by-hand = by hand
live-lot-count = Participants
live-lot-holds = holds
live-lot-replaced = replaced
live-lot-repeat = How to repeat it
live-lot-rule = For every participant take the SHA-256 of the text <seed>:<entry number>, in UTF-8. In ascending order of these tickets the participants get the numbers 1, 2, 3, …
live-lot-command = For number 1, for example:
live-lot-hand-rule = The numbers were drawn by hand from a real bowl and entered by the referee.
live-lot-entry = Entry
live-lot-ticket = Ticket (first 16 digits)
live-lot-black = Ticket for black
# $seed (String)
live-lot-rounds-rule = Every round of the knockout is drawn anew from the seed “{ $seed }”. The players stand in ascending order of the SHA-256 of <seed>:ko:<round>:<entry number>. Byes go to the first of them with the fewest byes so far. Then the first player meets the next one with whom as few pairs of one country as possible come out, and so on. Black is the one with the smaller SHA-256 of <seed>:ko:<round>:black:<entry number>.
live-why-absent = Did not play in this round.
# $black (String)
# $white (String)
live-why-pair = Why { $black } – { $white }
# $name (String)
live-why-bye = Why { $name } has the bye
live-why-known = What was known before the round
live-why-colours = D
live-why-colours-long = Balance of colours: games with black minus games with white
live-why-floats = F
live-why-floats-long = Times moved down minus times moved up
live-why-order = Place in order
live-why-order-long = Place in the pairing order: by points, then by number
live-why-by-hand = The referee changed this round by hand; the values are those of the round as it was played.
live-why-round-one = Round 1 is paired by the numbers drawn by lot: the 1st meets the 2nd, the 3rd meets the 4th, and so on; the smaller number plays black.
live-why-bye-round-one = An odd number of players plays; in round 1 the last number has the bye.
live-why-bye-rule = An odd number of players plays. The bye goes to somebody with the fewest byes so far, then with the fewest points, as far as all others can be paired.
# $points (String)
live-why-equal = Paired with equal points: both had { $points }.
# $high (String)
# $most (String)
# $low (String)
# $least (String)
live-why-moved = { $high } ({ $most } points) is moved down, { $low } ({ $least } points) is moved up.
# $count (Number)
# $points (String)
live-why-odd = { $count ->
    [one] Only one player has { $points } points and has to meet somebody with other points.
   *[other] { $count } players have { $points } points: an odd number, so that one of them has to meet somebody with other points.
  }
# $points (String)
live-why-best = Without a rematch, and for the best of the whole round, not all players with { $points } points could meet each other.
# $high (String)
# $f (String)
# $fnew (String)
# $low (String)
# $g (String)
# $gnew (String)
live-why-floats-now = F of { $high }: { $f } before, { $fnew } now. F of { $low }: { $g } before, { $gnew } now.
# $black (String)
live-why-colour-hand = { $black } plays black by the decision of the referee; article 3(3) would give white.
# $black (String)
live-why-colour-number = { $black } plays black: in round 1 the smaller number does.
# $black (String)
# $d (String)
# $e (String)
# $white (String)
live-why-colour-balance = { $black } plays black: D { $d } against { $e } of { $white }. Whoever has had black more often than the other plays white (article 3(3)).
# $black (String)
# $d (String)
# $order (String)
live-why-colour-higher = { $black } plays black: D is equal ({ $d }), so the rank list decides ({ $order }); in odd rounds the higher one plays black.
# $black (String)
# $d (String)
# $order (String)
live-why-colour-lower = { $black } plays black: D is equal ({ $d }), so the rank list decides ({ $order }); in even rounds the lower one plays black.
live-rank-points = more points stand higher
live-rank-small = among equal points the smaller number stands higher
live-rank-large = among equal points the larger number stands higher
live-why-criteria = The criteria
live-why-criteria-lead = A round is the better one if the first criterion in which two rounds differ is smaller. No criterion knows country, club or family.
live-why-criterion = Criterion
live-why-in-pair = This pair
live-why-in-round = Whole round
# $place (Number)
# $partner (Number)
live-order-pair = place { $place } has the partner { $partner }
live-why-not = Why not another one?
live-why-not-lead = The best round in which these two meet is calculated and compared with the one that was made.
live-why-not-other = Another opponent
live-why-not-ask = Ask
live-not-same = That is how the round was paired.
live-not-oneself = Nobody plays against himself.
# $name (String)
live-not-away = { $name } did not play in this round.
live-not-even = An even number of players plays: nobody has a bye.
# $name (String)
# $other (String)
# $round (Number)
live-not-met = { $name } and { $other } met in round { $round }, and nobody meets twice (article 3(1)).
live-not-dead-end = Then the others could not be paired without a rematch.
live-not-worse = That round would not be worse.
live-not-too-large = The values are too large to be calculated with.
# $name (String)
# $worse (Number)
# $better (Number)
live-not-order = Equally good up to the order of the partners: { $name } is the first who would have another partner, number { $worse } instead of { $better } in the pairing order.
# $criterion (String)
# $article (String)
# $worse (String)
# $better (String)
live-not-criterion = Then the best possible round is worse. First criterion that decides: { $criterion } ({ $article }), { $worse } instead of { $better } in the whole round.
live-why-berger = Round-robin: Berger's tables say for every round which numbers meet and who plays black.
live-knockout-rule = Every round is drawn anew: in ascending order of the tickets each meets the next one with whom as few pairs of one country as possible come out.
live-knockout-bye = The byes go to the first of this order with the fewest byes so far.
# $country (String)
live-knockout-nation = Both are from { $country }: either that could not be avoided, or somebody changed places by hand.
# $black (String)
live-knockout-black = { $black } plays black in the first game: the smaller one of the two tickets for black.
live-knockout-replay = A drawn game is played again with colours exchanged and the time that each had left.
# $name (String)
live-bracket = { $name }: the knockout
# $rounds (Number)
live-bracket-about = A column for each of { $rounds } rounds, a box for each game; lines lead from a winner to the next game. The same stands below as a list.
live-bracket-title = The knockout
live-bracket-list = As a list
live-bracket-file = As a picture
live-bracket-note = Every round is drawn anew: who meets whom in the next one is not known before its draw.
# $board (Number)
# $black (String)
# $white (String)
# $result (String)
live-bracket-game = Board { $board }: { $black } (black) – { $white } (white): { $result }.
# $name (String)
live-bracket-bye = { $name }: bye.
live-sheet-colour = Colour
live-sheet-signature = Signature
live-sheet-mark = Mark the result, sign, bring to the referee.
live-sheet-black-won = Black won
live-sheet-draw = Draw
live-sheet-white-won = White won


## ########## Resource: mail ###############

# $name (String)
letter-hello = Hello, { $name }!
# $name (String)
letter-submitted-subject = Table to sign: { $name }
# $name (String)
# $federation (String)
letter-submitted = The chief referee has signed the table of “{ $name }” ({ $federation }). It waits for your signature as head of the club:
# $name (String)
letter-cosigned-subject = Table to check: { $name }
# $name (String)
# $federation (String)
letter-cosigned = The table of “{ $name }” ({ $federation }) carries the signatures it needs. It waits for the rating commission:
# $name (String)
letter-returned-subject = Table sent back: { $name }
# $name (String)
# $federation (String)
# $by (String)
letter-returned = The table of “{ $name }” ({ $federation }) was sent back by { $by }. This has to be corrected:
# $name (String)
letter-rated-subject = Rated: { $name }
# $name (String)
# $federation (String)
letter-rated = The tournament “{ $name }” ({ $federation }) is rated:
# $name (String)
letter-reopened-subject = Opened again: { $name }
# $name (String)
# $federation (String)
# $by (String)
letter-reopened = The tournament “{ $name }” ({ $federation }) was opened for a correction by { $by }. The reason:
# $name (String)
letter-proposed-subject = Regulations to approve: { $name }
# $name (String)
# $federation (String)
# $by (String)
letter-proposed = The tournament “{ $name }” ({ $federation }) was proposed by { $by }. Its regulations wait for approval:
# $name (String)
letter-admitted-subject = Approved: { $name }
# $name (String)
# $federation (String)
letter-admitted = The regulations of “{ $name }” ({ $federation }) are approved and can't be changed any more. The tournament stands in the calendar:
# $name (String)
letter-proposal-returned-subject = Proposal sent back: { $name }
# $name (String)
# $federation (String)
# $by (String)
letter-proposal-returned = The proposal to hold the tournament “{ $name }” ({ $federation }) was sent back by { $by }. This has to be changed before it is sent again:
# $name (String)
letter-proposal-rejected-subject = Proposal refused: { $name }
# $name (String)
# $federation (String)
# $by (String)
letter-proposal-rejected = The proposal to hold the tournament “{ $name }” ({ $federation }) was refused by { $by }. The reason:
# $name (String)
letter-asked-subject = Certificate requested: { $name }
# $name (String)
# $federation (String)
letter-asked = A certificate or an extract was asked for: { $name } ({ $federation }). The request waits for the rating commission:
# $federation (String)
letter-invitation-subject = Invitation: { $federation }
# $federation (String)
# $office (String)
# $by (String)
letter-invitation = You are invited to the site of { $federation }. Your role: { $office }. The invitation comes from { $by }.
# $login (String)
letter-login = Your log-in name: { $login }
# $until (String)
letter-invitation-do = Choose a password with this one-time link; it is valid until { $until }:
letter-reset-subject = A new password
# $site (String)
# $until (String)
letter-reset = With this one-time link you choose a new password for { $site }; it is valid until { $until }:
letter-secret = Whoever has the link can choose the password: don't pass it on.
letter-confirmation-subject = Confirm your e-mail address
# $site (String)
# $until (String)
letter-confirmation = Notices from { $site } are to come to this address. If that is right, confirm it with this one-time link; it holds until { $until }:
letter-stranger = If you know nothing about this, do nothing: no notices will come to this address.
letter-why = You get this because notices are to come to this address. Here you switch them off:

letter-kind-submitted = table to sign
letter-kind-cosigned = table to check
letter-kind-returned = table sent back
letter-kind-rated = tournament rated
letter-kind-reopened = tournament opened again
letter-kind-proposed = regulations to approve
letter-kind-admitted = proposal approved
letter-kind-proposal-returned = proposal sent back
letter-kind-proposal-rejected = proposal refused
letter-kind-asked = certificate requested
letter-kind-invitation = invitation
letter-kind-reset = link for a new password
letter-kind-confirmation = link that confirms an address

mail-title = Notices by e-mail
mail-address = E-mail address
mail-hint = Whatever waits for you is also told there. Leave it empty to get nothing.
# $address (String)
mail-waits = { $address } is not confirmed yet: use the link that was sent there. Saving once more sends a new one.
mail-notices = Send me notices
mail-language = Language of the letters
mistake-address = This is not an e-mail address.
flash-mail-asked = Saved. A link was sent to the new address; it is used as soon as you have confirmed it with this link.
flash-mail-confirmed = The address is confirmed.
confirm-title = Confirm your e-mail address
# $name (String)
# $address (String)
confirm-lead = { $name }, are notices to come to { $address }?
confirm-do = Yes, confirm
confirm-hint = If this is not your account, just close this page.
invite-mail-hint = If you enter it, the person gets the link by e-mail, too.
# $address (String)
link-mailed = A link was also sent to { $address }. Whichever of the two is used first, the other ends.
# $name (String)
reset-mail = Send the link to { $name } at this e-mail address, too

letters-title = Letters not sent
letters-lead = Letters are sent as soon as the mail server takes them. If it doesn't, they are tried again for a day and a half.
letters-off = Mail is not set up, so no letter is sent. The settings are smtp and mail-from.
letters-given-up = Given up
letters-none-given-up = No letter was given up.
letters-waiting = Waiting
letters-none-waiting = No letter waits.
letter = Letter
letter-attempts = Attempts
letter-error = Last error
letter-next = Next attempt
letter-again = Try again
letter-error-expired = It could not be sent in time.
letter-error-unfinished = The program ended each time while it was sending.
flash-letter-again = The letter will be sent now.
# $count (Number)
count-letters-given-up = { $count ->
    [one] { $count } letter could not be sent
   *[other] { $count } letters could not be sent
}
act-mail = e-mail address or notices changed
act-confirm-mail = e-mail address confirmed
act-retry-letter = letter tried again
subject-letter = letter
# $federation (String)
letter-list-due-subject = A rating list is due: { $federation }
# $federation (String)
# $name (String)
letter-list-due = The rating list of { $federation } of { $name } has not been published yet:
# $name (String)
letter-overdue-subject = Results overdue: { $name }
# $name (String)
# $federation (String)
letter-overdue = The results of “{ $name }” ({ $federation }) should have been handed in already. Fill in the table and sign it:
letter-kind-list-due = list due
letter-kind-overdue = results overdue
# $name (String)
letter-registration-subject = Please confirm your registration: { $name }
# $name (String)
# $federation (String)
# $until (String)
letter-registration = Somebody, probably you, has registered you for the tournament “{ $name }” ({ $federation }). Look at it and confirm it with this link until { $until }; until then no place is kept:
letter-registration-keep = Keep this letter: with the same link you withdraw if you can't come. If you know nothing about this, do nothing: the registration lapses by itself.
# $name (String)
letter-moved-up-subject = You have a place: { $name }
# $name (String)
# $federation (String)
letter-moved-up = A place in the tournament “{ $name }” ({ $federation }) has become free, and it is yours. You have moved up from the waiting list:
letter-moved-up-withdraw = If you can't come, please withdraw with the link in the letter by which you confirmed your registration.
letter-kind-registration = link that confirms a registration
letter-kind-moved-up = moved up from the waiting list


## ########## Resource: main ###############

language-name = English


## ########## Resource: numbers ###############

numbers-title = Numbers for the commission
numbers-lead = How the ratings are distributed, whether they drift as a whole, and how well they predict results.
numbers-from = First day
numbers-to = Last day
# $days (String)
numbers-period = Period: { $days }. A tournament belongs to the day on which it ended.
numbers-mistake-day = This is not a day. Write it like 2026-05-10. The last twelve months are shown instead.
numbers-mistake-reversed = The first day lies after the last. The last twelve months are shown instead.
# $years (Number)
numbers-mistake-long = A period has at most { $years } years. The last twelve months are shown instead.
numbers-table = The same as a table

numbers-distribution = Distribution of the ratings
# $width (String)
numbers-distribution-about = Everybody in the current list, by steps of { $width } points. The period does not matter here.
numbers-players = Players
numbers-mean = Mean
numbers-median = Median
numbers-rating-from = Rating from
numbers-rating-to = below
# $low (String)
# $high (String)
# $from (String)
# $to (String)
numbers-distribution-picture = Bars show how many players each step has, from { $low } to { $high }. Most players have a rating from { $from } to below { $to }.
# $from (String)
# $to (String)
# $players (String)
numbers-step = from { $from } to below { $to }: { $players }

numbers-inflation = Inflation of the rating
numbers-inflation-about = By how much the ratings of stable players changed in each quarter, on average. A player is stable in a quarter who was rated in it and in the quarter before, and had a rating before their first tournament of the quarter.
numbers-inflation-change = The change of a player is the rating after the last tournament of the quarter minus the rating after the last tournament of the quarter before, in the order in which the tournaments were rated.
numbers-inflation-quarters = Quarters of the calendar are taken whole, even where the period only touches them.
numbers-inflation-stars = Players who had a provisional rating (*) at the end of the quarter before, or after a tournament of this quarter, are left out.
numbers-inflation-empty = In this period nobody was rated in two quarters in a row, so no change can be measured. Choose a longer period.
# $lowest (String)
# $highest (String)
numbers-inflation-picture = Bars show the mean change of the stable players, quarter by quarter: upwards where their ratings rose, downwards where they fell. The lowest is { $lowest }, the highest { $highest }.
# $number (String)
# $year (String)
numbers-quarter = Q{ $number } { $year }
# $quarter (String)
# $change (String)
# $players (String)
numbers-quarter-says = { $quarter }: { $change }, { $players }
numbers-quarter-head = Quarter
numbers-stable = Stable players
numbers-mean-change = Mean change

numbers-prediction = Quality of the prediction
numbers-prediction-about = Every rated game of the period whose two players had a rating before the tournament: the score that the regulation expects of the favourite by these ratings, and the score that came out. Games with a handicap are left out.
numbers-prediction-favourite = The favourite is the player with the higher rating. Where half a point is expected there is no favourite, and the game counts as half a point.
numbers-prediction-empty = No game of this period could be predicted. Choose a longer period.
numbers-prediction-legend = Calibration: on the dashed line score and expectation agree. What lies in the shaded band can be chance (95 %). The larger a point, the more games.
# $expected (String)
# $scored (String)
numbers-prediction-picture = Points show, for groups of games with about the same expectation, how much the favourites scored. Over all games they were expected to score { $expected } on average, and scored { $scored }.
# $games (String)
# $expected (String)
# $scored (String)
numbers-group-says = { $games }: expected { $expected }, scored { $scored }
numbers-predicted = Games predicted
numbers-squared-error = Mean squared error
# $even (String)
numbers-squared-error-hint = Brier score: 0 is perfect. Expecting half a point of every game gives { $even }.
numbers-excess = Score minus expectation
numbers-excess-hint = On average, for the favourites: above 0 they score more than expected, below 0 less.
numbers-left-handicap = Left out: with a handicap
numbers-left-unrated = Left out: somebody had no rating before the tournament, or was not recalculated
numbers-left-unexpected = Left out: the regulation has no expectation for them
numbers-expected-from = Expected from
numbers-expected-to = below
numbers-expected = Mean expectation
numbers-scored = Mean score
numbers-axis-expected = Expected score of the favourite
numbers-axis-scored = Score of the favourite


## ########## Resource: players ###############

player-office = More about this player
initial-rating = Initial rating on recommendation
initial-rating-hint = For a prepared newcomer who has no rating yet, when at least two members recommend it.
initial-rating-confirm = Set the initial rating? Everybody will see it on the page “Corrections”.
do-recommend = Set the initial rating
# $article (String)
# $first (String)
# $second (String)
recommended-by = Initial rating by article { $article }: recommended by { $first } and { $second }
field-first-member = Recommended by
field-second-member = And by another member
field-recommended-on = On
merge-title = The same person, entered twice
merge-hint = The tournaments of the other entry come to this one and everything is calculated again. It can be undone completely.
merge-search = Who else (name or part of it)
merge-nobody = Nobody else has this name. Search by another spelling.
merge-choose = choose
merge-confirm = Merge the two? Ratings may change.
# $name (String)
do-merge = This is also { $name }: merge
merged-before = Merged into this entry
do-part = Undo the merge
part-confirm = Undo the merge? Ratings may change.
mark-title = No longer plays
mark-hint = Shown on the player's page. Who stands in a list is decided by the rules alone.
mark-none = plays
mark-withdrawn = left the federation
mark-deceased = deceased
mark-forgotten = asked to be forgotten
field-marked-on = Since
field-club-since = Club since
club-since-hint = When the club changes: from which day on; empty: today.
clubs-before = Clubs
no-club = without a club
forget-title = Forget this person
forget-hint = On the person's request. Name, spelling, gender, country, club and certificates go for good; the number stays in the tables, so that they remain what they were.
forget-confirm = Forget this person for good? This can't be undone.
do-forget = Forget for good
refused-merged = One of these entries was merged, parted or forgotten before. Open the page again to see how it is now.
# $tournament (String)
refused-both-in = Both stand in the table of “{ $tournament }”: they can't be the same person.
# $tournament (String)
refused-in-unfinished = The other entry stands in the unfinished table of “{ $tournament }”. Finish it first, or let its referee choose the right entry there.
refused-rated-already = The player has a rating already: an initial rating is for newcomers.
act-merge-players = merged
act-part-players = undid the merge
act-initial-rating = set the initial rating
act-mark-player = marked
act-forget-player = forgot on request
flash-merged = Merged. This is what changed.
flash-parted = The merge is undone. This is what changed.
flash-recommended = The initial rating is set.
flash-forgotten = Forgotten.
# $count (Number)
names-forgotten = Names taken out on request since then: { $count }; the fingerprint is that of the list as published.
filter-more = More filters
filter-clear = Clear all filters
filter-any-city = All cities
filter-any-country = All countries
filter-any = All
filter-women = Women
filter-men = Men
filter-age = Age
filter-age-minors = Under 18
filter-age-seniors = 60 and older
filter-rank-from = Rank from
filter-rank-to = Rank to
filter-active = Played since
filter-nearly = Nobody is called exactly so. These names are close to it:
# $column (String)
sort-by = Sort by: { $column }
compare-title = Two lists compared
compare-lists = Compare lists
compare-do = Compare
compare-earlier = Earlier list
compare-later = Later list
compare-both = In both lists
compare-new = New in the later list
compare-gone = Only in the earlier list
compare-gained = Gained
compare-lost = Lost
compare-same = Unchanged
compare-mean = Mean change
compare-place = Place before and after
# $earlier (String)
# $later (String)
compare-lead = From { $earlier } to { $later }.
compare-one = One list has been published so far; two are needed to compare.
compare-nobody = Nobody.
col-last-long = Day of the last rated tournament


## ########## Resource: proposals ###############

proposals-title = Proposed tournaments
proposals-lead = A tournament stands in the calendar once its regulations are approved.
proposals-empty = Nothing has been proposed yet.
propose-tournament = Propose a tournament
propose-lead = Everything may be left open while it is a draft; nobody else sees it until you send it.
all-stages = All
stage-draft = draft
stage-sent = waits for approval
stage-returned = sent back
stage-approved = approved
stage-rejected = refused
stage-withdrawn = withdrawn
stage-waits-draft = Complete it and send it for approval.
stage-waits-sent = It waits for an official of the federation.
stage-waits-returned = Change what is asked for and send it again.
stage-waits-approved = It stands in the calendar; its regulations can't be changed any more.
stage-waits-rejected = The tournament won't be held as an official one.
stage-waits-withdrawn = The organizer gave it up.
field-registration = Registration begins
field-organizer = Organizer
field-body = Text of the regulations
body-hint = Markdown: # headings, - lists, **bold**, tables. HTML is shown as it was typed.
field-document = The regulations as a PDF
document-hint = A PDF of 10 MB at most; instead of the text or beside it.
document-remove = remove
proposal-text = Regulations
proposal-terms = Conditions that determine the category
proposal-own = held by the federation itself (no deadline)
field-plea = Why it comes late
plea-hint = An official decides whether it is taken all the same.
late-how = If there is a good reason, give it below and send again: an official may make an exception.
do-propose = Send for approval
proposal-edit = Change
proposal-missing = Before it can be sent:
proposal-withdraw = Withdraw
proposal-withdraw-confirm = Withdraw the proposal for good?
proposal-sent = Sent
proposal-late = late
proposal-decided = Decided by
proposal-approved-by = Approved by
proposal-approve = Approve: into the calendar
proposal-approve-confirm = Approve? The regulations can't be changed afterwards.
proposal-reject = Refuse for good
proposal-reject-confirm = Refuse the proposal for good?
reason-for-organizer = Reasons for the organizer
category-lower-hint = The computed category, or a lower one; a higher one is not permitted (3.4.7).
category-given = Category given
field-regulations-due = Last day for sending the regulations
field-exception = Reason for the exception
# $day (String)
exception-hint = The regulations came after { $day } (4.2). Whoever lets them in says why; everybody reads it.
regulations-title = Regulations of the tournament
regulations-lead = As approved; no amendment is permitted after the approval.
to-tournament = To the tournament
download = Download
settings-title = Settings of the federation
setting-prior-approval = Tournaments are proposed and approved before they are held
setting-prior-approval-hint = Organizers send conditions and the text of the regulations; an official approves them, and from then on they are frozen. What is planned already stays as it is.
cat-rating-max = Only players rated at most
desk-proposals = Regulations to approve
desk-own-proposals = My proposals
desk-own-proposals-empty = You have no open proposal. What you propose stands here until it is decided.
desk-all-proposals = All proposals
# $stage (String)
refused-stage = This is not possible now: the proposal is at the stage “{ $stage }”. Open it again to see what happened.
refused-prior-approval = In this federation a tournament is proposed and approved first.
# $day (String)
refused-late = The last day for sending the regulations was { $day }: seven days before registration begins, unless the federation decided otherwise (4.2).
refused-category = A category higher than the conditions give is not permitted (3.4.7).
refused-frozen = The regulations of this tournament are approved: only the chief referee and the remark can be changed (4.2.2). What can't be held as approved is cancelled and proposed anew.
refused-begun = The tournament has begun already: it can't be approved beforehand any more.
refused-file-kind = The file is not of the kind that is wanted here. Choose another one.
# $megabytes (Number)
refused-file-size = The file is too large: { $megabytes } MB at most.
mistake-needs-match = only a match between two players can be for a title
mistake-registration-late = registration must not begin after the tournament
mistake-text-missing = write the text or choose a PDF
act-draft = drafted a proposal
act-propose = proposed
act-withdraw-proposal = withdrew the proposal
act-reject = refused
act-settings = changed the settings
subject-proposal = proposal
flash-proposed = Sent for approval.
flash-proposal-approved = Approved: the tournament stands in the calendar.
flash-proposal-rejected = Refused.
flash-proposal-returned = Sent back to the organizer.
flash-proposal-withdrawn = Withdrawn.
regulations-changed = What is stored here is not what was approved. Ask the federation for the approved text.
held-by-federation = Held by the federation.
held-with-support = Held with the methodological support of the federation.
# $day (String)
refused-exception = The regulations came after { $day } (4.2): give the reason for the exception, or send the proposal back.
mistake-not-a-pdf = this is not a PDF, or a broken one
# $megabytes (Number)
mistake-file-too-large = { $megabytes } MB at most
mistake-same-person = another person is wanted here
mistake-future = this day has not come yet
draft-kept = What you typed is kept as a draft.
# $category (String)
category-computed = Computed category: { $category }


## ########## Resource: registration ###############

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
registration-over = The tournament takes no registrations any more.
registration-begun = The tournament has begun: nobody can be added to the list of participants.
registration-closed = Registration is closed.
# $day (String)
registration-past = Registration ended on { $day }.
registration-lapsed = This registration was not confirmed in time. Please register again.
registration-twice = This player is already registered for the tournament.
registration-taken = The registration is complete: the player stands in the list of participants. Whoever can't play tells the referee.

registration-unconfirmed = not confirmed
registration-registered = registered
registration-waiting = waiting list
registration-withdrawn = withdrawn

registration-name = Surname and given name
registration-name-hint = As they are to stand in the table.
registration-mail-hint = The organizer alone sees it. A link to confirm the registration is sent there.
registration-rank-hint = As you know it; nothing if you have none.
registration-born = Year of birth
registration-born-hint = Not published; it tells namesakes apart.
registration-remark = Remark to the organizer
registration-remark-hint = Not published.
registration-homepage = Leave this field empty
registration-consent-short = Consent
registration-consent = My name, club or city, country, rank and results may be published on this site.
registration-privacy = Year of birth and remark are seen by the organizer only and are deleted 30 days after the end of the tournament.
registration-privacy-mail = E-mail address, year of birth and remark are seen by the organizer only. The address is used for this tournament and nothing else. All three are deleted 30 days after the end of the tournament.
registration-letter-comes = You will get a letter with a link. The registration counts when you have confirmed it; please do it within 48 hours.
mistake-registered = This player is already registered. A namesake is told apart by the year of birth.
mistake-not-ticked = Without this consent nobody can be registered.
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
registration-withdraw-hint = If you can't come, please withdraw: the place goes to the next player.
flash-registration-asked = A letter is on its way. Please confirm the registration with the link in it within 48 hours.
flash-registration-done = Your registration has come in.
flash-registration-confirmed = The registration is confirmed.
flash-registration-withdrawn = You have withdrawn.
flash-registration-added = Entered, and marked as here.
flash-registrations-taken = Those who are here now stand in the list of participants.
flash-registrations-none = There was nobody to take: everybody who is here stands in the list of participants already.

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
registration-desk-twice = Nobody was taken: { $name } stands in the list of participants already. Correct the list, then try again.
registration-desk-too-many = Nobody was taken: these are more participants than a tournament can have.
registration-desk-refuses = Nobody was taken: the list of participants can't be changed now.
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
registration-note = Note for players
registration-note-hint = Fee, place, when to come. Plain text.
registration-how = Mail is not set up on this site: registrations count at once, without confirmation.
registration-how-mail = Players confirm the registration by a link that is sent to them; unconfirmed ones lapse after 48 hours.
act-registration-settings = registration settings changed
act-register = player registered
act-confirm-registration = registration confirmed
act-admit = place given
act-withdraw-registration = registration withdrawn
act-restore-registration = registration restored
act-check-in = check-in
act-take-registrations = registered players taken into the tournament
act-erase-registrations = personal data of registrations deleted


## ########## Resource: reports ###############

# $typed (String)
# $ours (String)
typed-rank = The table says rank { $typed }, the site { $ours }.
field-handed-in = Results handed in
handed-in-time = in time
handed-late = late
# $count (Number)
desk-rated-since = Tournaments rated since the last list: { $count }
error-back = Back


## ########## Resource: site ###############

skip = Skip to content
menu = Menu
languages = Language
menu-home = Federation
menu-ratings = Ratings
menu-tournaments = Tournaments
menu-changes = Corrections
menu-desk = My desk
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
save = Save
dismiss = Cancel
show = Show
search = Search
sure = Are you sure?
# $count (Number)
and-more = … and { $count } more

site-title = Sports federations
site-lead = Rating lists, tournaments and players, with every rating explained.
site-empty = There is no federation here yet. The administrator can found one, or import a journal.

home-top = At the top
home-whole-list = The whole list
home-lists = Published lists
lists-empty = No list has been published yet.
home-referees = For referees and officials
home-referees-text = Enter a tournament's table, see the rating changes at once, sign and submit it.
home-rated = Newest rated tournaments
home-coming = Coming tournaments
tournaments-empty = There are no such tournaments.
coming-empty = No tournament is planned.

ratings-title = Current rating
ratings-lead = The current rating, not the published list.
ratings-last = As of the last rated tournament:
ratings-empty = Nobody has a rating yet. Ratings appear when the first tournament is rated.
ratings-nobody = Nobody was found. Try fewer letters, or the other script.
ratings-all = Show everybody
search-name = Name
all-clubs = All clubs
col-movement = ±
col-movement-long = Change since the last published list
new-entry = new
rank-kept = kept
# $number (Number)
# $day (String)
list-number = No. { $number }, { $day }
# $day (String)
list-title = Rating list of { $day }
# $number (Number)
list-lead = Published list No. { $number }. It never changes.
list-corrected = Something from before this list was corrected after it was published. The list stays as it was published; the corrections are:
list-players = Listed
list-published = Published
list-previous = List before
fingerprint = Fingerprint
fingerprint-hint = The fingerprint is the SHA-256 of the list's CSV file: whoever has the file can check that not a letter was changed.
decisions = Ranks assigned, lowered and kept
decisions-none = This publication changes no rank.
rank-before = Rank before
rank-after = Rank after
norm = Norm
article = Article
publish-list = Publish a list
# $day (String)
publish-lead = This is what the list of { $day } would say. Nothing is published yet.
field-date = Date
publish-unusual = Lists are published on 1 January, 1 April, 1 July and 1 October. This is another date.
publish-waiting = These tournaments ended before the date but are not rated yet:
# $count (Number)
publish-births = { $count ->
    [one] Of { $count } listed player the date of birth is unknown or only a year; whether a rank is kept for age can't be said exactly.
   *[other] Of { $count } listed players the date of birth is unknown or only a year; whether a rank is kept for age can't be said exactly.
}
publish-says = The list
publish-note = Note under the list
publish-hint = A published list never changes. Dans are assigned and taken away by this publication.
publish-do = Publish
publish-confirm = Publish this list? It can't be changed afterwards.

current-rating = Current rating
unrated = no rating yet
last-list = Last published list
# $place (Number)
place-number = place { $place }
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
latin-hint = Only where it isn't the official transliteration.
born-hint = The date, e.g. 1980-05-31, or only the year.
born-counts = The rules depend on it: if it changes, everything is calculated again.
field-gender = Gender
gender-f = woman
gender-m = man
country-hint = Two letters, e.g. UA.

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
minutes-hint = Per player and game, without byo-yomi. Below 45 minutes a tournament is not rated; below 60 minutes ratings above 2100 are not recalculated. Leave it empty if it was long enough.
field-official = Official
not-official = no: not in a calendar plan
official-check = It stands in the calendar plan of a federation
field-plan = Which plan
plan-hint = E.g. “Plan of the city federation 2026”. Only official tournaments get the bonus K3.
field-remark = Remark
field-state = State
field-year = Year
all-years = All years
all-states = All states
field-passes = Calculation
reason = Reason:
your-part = What you can do now
order-later = A tournament that ended later is rated already; the order of rating matters:
order-earlier = A tournament that ended earlier still waits; the order of rating matters:
preview = Preview of the rating
preview-nobody = Nobody would be recalculated: the time control is too short, or no game was played.
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
do-close = Close without rating
close-hint = The tournament will not be rated. If it was rated, everything after it is calculated again without it.
close-confirm = Close the tournament without rating?
do-cancel = Cancel the tournament
cancel-confirm = Cancel the tournament?
crosstable = Crosstable
cell-legend = 12+ won against number 12, 7- lost, 3= drew; w white, b black, /2 handicap, ! not played, 0+ bye.
anomalous-legend = Anomalous result, articles 4.4–4.7, 5.4
not-recalculated = not recalculated (article 1.7)
no-played-game = no played game
table-hidden = The table is public when the commission has approved it.
signatures = Signatures
# $at (String)
rated-at = Rated { $at }.
office-referee = Chief referee
office-club = Head of the club
office-official = Rating commission
path-table = Signature of the chief referee
path-club = Signature of the head of the club
path-commission = Check by the commission
path-rated = Rating

# $name (String)
table-of = Table: { $name }
editor-lead = One row a participant, one column a round. Type one side of a game; the other fills itself, at the latest when you check.
col-player = Player
choose-player = – who is it? –
choose-new = a new player
new-player = new
new-player-hint = This player is entered when the table is approved and begins with 0, 30 kyu. The year of birth helps to tell people of the same name apart.
new-player-alike = There is a known player of a like name: please look again.
cell-hint = 12+ win, 7- loss, 3= draw; w or b colour, /2 handicap; 5+! and 5-! forfeit; 0+ bye; empty: absent.
more-rows = More rows
more-round = One round more
less-round = One round less
all-new = All unknown are new players
all-new-confirm = Enter all players that were not recognised as new ones?
check = Check
save-draft = Save draft
submit = Sign and submit
submit-confirm = Sign the table as chief referee and submit it?
submit-hint = The preview comes before the signature. By signing you confirm the table as chief referee; then the rating commission checks it.
submit-hint-club = The preview comes before the signature. By signing you confirm the table as chief referee; then the head of the club signs and the rating commission checks it.
only-referee-signs = Only the chief referee signs the table.
no-problems = No mistakes were found.
warning = (only a hint)
back-to-table = Back to the table
# $row (Number)
# $new (String)
# $old (String)
difference = Row { $row }: you “{ $new }”, stored “{ $old }”
stale-title = The table was changed meanwhile
stale-text = Somebody else, or another window, saved this table after you opened it. Below is what you typed; saving again puts it in place of the stored version. The differences:
stale-theirs = Throw mine away and show the stored table
stale-conditions = The tournament was changed meanwhile by somebody else. Below is what you typed; saving again puts it in place.
refused-title = It can't be done like this
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
left-out = These games don't count:
# $round (Number)
# $a (String)
# $b (String)
left-out-game = Round { $round }: { $a } – { $b }, not played
# $round (Number)
# $a (String)
left-out-bye = Round { $round }: { $a }, bye

# $name (String)
why-title = Why the rating of { $name } changed
pass-none = No calculation
# $number (Number)
pass-number = Pass { $number }
# $round (Number)
round-number = Round { $round }
symbols = What the symbols mean
# $rules (String)
why-hint = Every number is exact and made by the same calculation that rated the tournament. Rules: { $rules }.

changes-title = Corrections
changes-lead = When a rated tournament is corrected, everything after it is calculated again. Here is what that changed.
changes-empty = Nothing has been corrected yet.
# $at (String)
change-title = Correction of { $at }
change-empty = No rating and no rank changed.
when = When
who = Who
where = Where
old = Was
new = Is
reason-short = Reason
what-changed = Changed
audit-title = Audit log
audit-lead = Who did what to what. Each line carries the hash of the line before, so that no line can be changed or removed unnoticed.
audit-empty = Nothing yet.
act = Act
subject = Subject
detail = Detail

desk-lead = What waits for you.
# $day (String)
desk-list-due = The list of { $day } has not been published yet.
desk-check = Tables to check and rate
desk-overdue = Reports overdue
desk-corrections = Open corrections
desk-cosign = Tables to sign for your club
desk-own = Your tournaments
desk-waiting = Submitted by you, waiting for others
desk-nothing = Nothing waits.
desk-own-empty = You have no open tournament. Plan one to fill in its table.
desk-organizer-empty = Nothing waits for you. Once a tournament is planned, its chief referee fills in the table.

login-lead = For referees, heads of clubs and officials. Reading needs no account.
login-name = E-mail or log-in name
login-name-hint = What the person will type to log in: an e-mail address or a short name.
password = Password
login-failed = You are not logged in
login-hint = Accounts are made by invitation. If you forgot the password, ask the chairman or the administrator for a new link.
choose-password = Choose a password
# $name (String)
link-lead = Welcome, { $name }. Choose a password; then you can log in.
new-password = New password
old-password = Old password
password-again = The same once more
password-hint = At least 10 characters; a sentence is good.
your-roles = Your roles
no-roles = You have no role.
change-password = Change the password
sessions = Where you are logged in
session-began = Logged in
session-seen = Last seen
session-agent = Browser
session-this = this one
log-out-everywhere = Log out everywhere

people-lead = Who does what in this federation.
people-empty = Nobody has an office yet. Invite the first.
person-name = Name
role = Role
role-organizer = organizer
role-referee = referee
role-club-head = head of a club
role-official = official of the rating commission
role-chairman = chairman
role-administrator = administrator
club-head-hint = Only for heads of clubs.
invite = Invite
invited = Invited. Give this one-time link to the person; it is shown only now and is valid for 14 days:
link-hint = Whoever has the link can choose the password: hand it over personally.
invited-waiting = invited
disabled = locked
disable = Lock
enable = Unlock
revoke = Take the role back
revoke-confirm = Take the role back?
reset-password = New password link
reset-made = Give this one-time link to the person; it is shown only now and is valid for 24 hours:
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
flash-approved = The table is approved and the tournament is rated.
flash-corrected = The correction is done; everything after it was calculated again.
flash-reopened = The tournament is open for a correction.
flash-closed = The tournament is closed without rating.
flash-cancelled = The tournament is cancelled.
flash-published = The list is published.
flash-welcome = You are logged in.
flash-logged-out = You are logged out.
flash-password = The password is set. Please log in.
flash-appointed = The person has the role now.
flash-revoked = The role is taken back.
flash-founded = The federation is founded. Invite its officers.

error-title = This did not work
error-log-id = Number of this error for the administrator:
error-not-found = There is no such page. It may have moved, or the address has a typing error.
error-method = This address can't be used like that.
error-forbidden = Your account may not do this.
error-unavailable = The site is not available right now. Please try again in a minute; nothing was lost.
error-internal = Something went wrong on our side. Nothing was changed. Please try again later.
error-form-type = This is not a form of this site.
error-form-encoding = The form is not in UTF-8 and can't be read. Nothing was changed.
error-form-size = That is too much for one form. Nothing was changed; please send less.
error-form-field = The request can't be understood. Go back and reload the page.
error-token = The form is too old or comes from another site. Go back, reload the page and try again; nothing was changed.
error-log-in = You are not logged in any more. Log in and try again.
error-mistakes = Please correct the marked fields.

refused-not-allowed = Your account may not do this here.
refused-not-yours = This belongs to somebody else.
# $state (String)
refused-state = This is not possible now. State of the tournament: { $state }.
refused-stale = It was changed meanwhile. Reload the page and look again; nothing of yours was stored.
refused-reason = Please give a reason, at most 2000 characters.
refused-signature = The table does not carry the signatures it needs, or was changed after it was signed. It has to be signed again.
refused-club = No holding club is named, so nobody could sign for it. Add it in the conditions.
# $limit (Number)
# $who (String)
refused-endless = The recalculation of article 4.7 did not end within { $limit } passes. Still anomalous, with their start values: { $who }. Look for many games entered in one round, wrong ratings or wrong results. Nothing was changed.
# $why (String)
refused-unratable = The table can't be rated: { $why }
refused-list-exists = There is a list of this or a later date already.
refused-list-date = The date lies in the future, or before the last list.
refused-changed = The ratings have changed since they were shown. Look at the new preview.
refused-log-in = The log-in or the password is wrong.
# $until (String)
refused-throttled = Too many attempts. Try again after { $until }.
refused-link = This link was used already, has ended, or never existed. Ask for a new one.
refused-last-administrator = This is the last administrator; the site needs one.

mistake-missing = Please fill this in.
# $most (Number)
mistake-too-long = At most { $most } characters.
# $least (Number)
mistake-too-short = At least { $least } characters.
mistake-date = This is not a date.
mistake-ends-early = The last day lies before the first.
mistake-number = This is not a number that fits.
mistake-unknown = Choose one from the list.
mistake-taken = This is taken already.
mistake-differs = The two passwords are not the same.
mistake-characters = Some of these characters are not allowed.
mistake-weak = This password is one of the first that attackers try.
mistake-old-password = The old password is wrong.

# $typed (String)
typed-rating-new = the table says { $typed }, but a new player begins with 0 (article 3.1)

act-plan = planned
act-conditions = conditions changed
act-submit = signed and submitted
act-cosign = signed for the club
act-take-back = taken back
act-return = sent back
act-approve = approved and rated
act-reopen = opened for correction
act-close = closed without rating
act-cancel = cancelled
act-publish = list published
act-enter-player = player entered
act-change-player = player changed
act-invite = invited
act-revoke = role taken back
act-reset = password link made
act-password = password set
act-log-in = logged in
act-log-out-everywhere = logged out everywhere
act-disable = account locked
act-enable = account unlocked
act-import = journal imported
act-found = federation founded

correct-table = Correct the table
rules-ufgo = Rating system of the Ukrainian Go Federation
subject-tournament = tournament
subject-player = player
subject-list = list
subject-account = account
subject-federation = federation
# $day (String)
publish-future = The next list is due on { $day }. Until then this is what it would say; it can be published from that day on.
decision = Decision
decision-assigned = assigned
decision-lost = lowered
decision-kept = kept for age
field-name = Name
table-has-mistakes = The table still has mistakes; they are shown in the table.

pool-classic = Classic
pool-rapid = Rapid
category-highest = highest
category-first = first
category-second = second
category-third = third
category-fourth = fourth
category-friendly = friendly
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
rules-elo = Plain Elo with a table of K
field-pool = Pool
field-category = Category
field-results-due = Results due by
results-overdue = Overdue
field-edition = Rated by
edition-first = the text as first approved
col-interval-long = 95 % interval: the rating plus and minus two deviations
col-games-long = Rated games in this pool
col-last-game = Last game
star-legend = * provisional: too few games yet
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
edition-uses = Calculated with it
# $tournaments (Number)
# $lists (Number)
edition-uses-count = tournaments: { $tournaments }, lists: { $lists }
parameters = Parameters
parameters-lead = What the regulation leaves to the federation, or gives as a number. Marked values differ from the regulation as written.
parameter = Parameter
parameter-article = Article
parameter-value = Value
# $value (String)
parameter-default = As written: { $value }
parameter-none = none
parameter-row = Row
amend = Publish an amendment
amend-lead = An amendment replaces the parameters as a whole. What has been rated stays as it is.
amend-force-calculated = It applies to every tournament and list calculated afterwards.
amend-force-starting = It applies to tournaments that start today or later, and to lists from today on.
amend-force-following = It comes into force the day after the end of the official tournament that follows the publication (article 5.1).
field-order = Number and date of the order
field-amendment = What the order says
amend-do = Publish the amendment
amend-confirm = Publish this amendment?
amend-mistakes = These parameters can't be used:
amend-withdraw = Withdraw the amendment
amend-withdraw-hint = Nothing has been calculated with it yet, so it can be withdrawn.
amend-withdraw-confirm = Withdraw this amendment?
refused-nothing-changed = The amendment changes no parameter. Change a value, or leave the page.
refused-edition-used = Something has been calculated with this edition, or a later one was published: it can't be withdrawn any more. Publish another amendment instead.
act-amend = published an amendment
act-withdraw-amendment = withdrew an amendment
subject-edition = edition
flash-amended = The amendment is published.
flash-amendment-withdrawn = The amendment is withdrawn.
# $games (Number)
count-rated-games = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}

progress-title = Work in progress
progress-reading = What is needed is being read.
# $done (Number)
# $total (Number)
progress-calculating = { $done } of { $total } are done.
progress-storing = Everything is done; it is being stored.
progress-hint = You may leave this page: the work goes on. Everybody sees the old state until it is done, and if it fails that stays.
progress-unchanged = Nothing was changed.
progress-back = Back
progress-idle = Nothing is being worked on.
refused-working = A correction is being calculated in this federation. Wait until it is done, then try again.

cell-annulled = x: played, but annulled.
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
cat-guaranteed = Players admitted by name
cat-format = Format
cat-not-all = Not everybody meets everybody (Swiss, knockout, groups)
cat-correspondence = Without meeting in person (correspondence, online)
cat-match = A match between two players
cat-title-match = The match is for a title
cat-challenger = Held to find the challenger of a title holder
cat-title-holder = The title holder may not take part
cat-wish = The organizer asks for
cat-ask = Find the category
category-step-ceiling = There is an upper limit of rating or rank.
category-step-gender = Only women or only men may play.
category-step-age = There is an age limit.
category-step-territory = There is a territorial restriction.
category-step-time = The time control is shorter than classic.
category-step-format = Not everybody meets everybody.
category-step-correspondence = The players don't meet in person.
category-step-division = It is a lower division of a league: one level for each division above it.
category-step-guaranteed = Players were admitted by name.
category-step-severe = Everybody of 2200 and above, or of candidate master and above, is shut out.
category-step-challenger = The title holder can't take part in a challenger tournament; that lowers nothing.
category-step-match = A match that is not for a title is of the fourth category at most.
category-step-organizer = The organizer's wish: a lower category is granted, a higher one is not.
category-step-friendly = Below the fourth category the tournament is friendly: it is not rated.
# $levels (Number)
category-lowered = { $levels ->
    [one] { $levels } level lower
   *[other] { $levels } levels lower
}

rank-history = Ranks
rank-ground = Ground
# $article (String)
rank-by-list = Published list, article { $article }
list-dropped = No longer in the list
list-dropped-lead = They were in the list before. Their ratings stay as they are; the regulation says how to return.

plan-hint-rated = For example a calendar of events. Only official tournaments are rated.
official-check-rated = The tournament is official
search-player = Find a player
search-lead = A name or a part of it, in Cyrillic or Latin letters.
search-title = Search
# $count (Number)
search-all = All { $count } in this federation
search-empty = Nobody was found in any federation. Try fewer letters, or the other script.
share = Share
share-copied = Link copied


## ########## Resource: api ###############

api-title = API
api-footer = Данные для программ
api-lead = Данные этого сайта для программ: игроки, рейтинги, турниры, удостоверения.
api-english = Описания ниже – на английском языке, как в документе OpenAPI.
api-contents = Что можно спросить
api-parameters = Параметры
api-answers = Ответы
api-status = Код
api-name = Поле
api-type = Тип
api-meaning = Значение
api-required = (обязательно)
api-optional = (может отсутствовать)
api-types = Типы
api-fields = Поля
api-problems = Ошибки


## ########## Resource: calculator ###############

calculator-title = Калькулятор
calculator-lead = Каким станет мой рейтинг? Ничего не сохраняется; весь вопрос записан в адресе страницы, и им можно поделиться.
calculator-me = О себе
calculator-me-hint = Игрок федерации или рейтинг; новичок оставляет оба поля пустыми.
calculator-player = Игрок: фамилия или код
calculator-or-rating = или рейтинг
calculator-games = Обсчитанных партий уже сыграно
calculator-games-hint = Если пусто: опытный игрок.
calculator-deviation = Отклонение S
calculator-conditions = Условия
calculator-official-yes = официальный
calculator-official-no = неофициальный
calculator-stones = Камни
calculator-stones-hint = Камни: сколько даю форы; со знаком минус — сколько получаю.
calculator-ask = Рассчитать
calculator-more = Добавить строки
calculator-nothing = Введите соперников и результаты: ответ появится здесь.
calculator-unrated = Эти партии не меняют рейтинга; почему — сказано в шагах расчёта.
calculator-expected = ожидаемый результат
calculator-need = Сколько мне нужно набрать?
calculator-need-sum = Что даст каждая сумма очков во встречах со всеми этими соперниками.
calculator-need-cases = По этому положению важно, у кого выиграно, поэтому показаны только три случая: всё проиграно, всё вничью, всё выиграно.
calculator-total = Очки
calculator-new-rating = Новый рейтинг
calculator-for-player = Рассчитать для этого игрока
calculator-no-opponent = Есть результат, но нет соперника: введите игрока или рейтинг.
calculator-nobody = Игрока с таким именем здесь нет. Введите часть имени, код или вместо этого рейтинг.
calculator-several = Подходят несколько игроков; введите код одного из них: { $names }.
calculator-both = Либо игрок, либо рейтинг, но не оба сразу.
calculator-rating-unfit = По положению такого рейтинга не бывает.
calculator-games-unfit = По положению такие партии рассчитать нельзя.
calculator-too-many = Партий может быть не больше { $most }.


## ########## Resource: calendar ###############

calendar-title = Календарь
calendar-views = Виды календаря
calendar-by-month = По месяцам
calendar-ahead = Всё, что впереди
calendar-months = Месяцы
calendar-this-month = Этот месяц
calendar-any-pool = Все зачёты
calendar-any-category = Все категории
calendar-subscribe = Подписаться в своём календаре
calendar-file = Скачать календарь
calendar-feed = Лента новостей
calendar-empty-month = В этом месяце турниров нет. Посмотрите соседние месяцы или всё, что впереди.
calendar-empty-ahead = Пока ничего не запланировано. Посмотрите прошедшие месяцы или подпишитесь: новые турниры появятся сами.
calendar-empty-filter = Подходящих турниров нет. Уберите город или часть условий.
calendar-clear = Сбросить условия
feed-title = Новости: { $federation }
feed-rated = Обсчитан турнир: { $name }
feed-list = Рейтинг-лист на { $day }
calendar-kind = Вид
calendar-any-kind = Все виды
calendar-kind-official = Официальные
calendar-kind-other = Неофициальные


## ########## Resource: certificates ###############

certificates-title = Удостоверения и выписки
certificates-lead = Заявки игроков и выданные документы.
certificates-empty = Здесь пусто.
ask-certificate = Заказать удостоверение
ask-lead = Федерация выдаёт документ с номером, подписью и QR-кодом, по которому его может проверить каждый.
do-ask = Отправить заявку
certificate-rank = удостоверение о разряде или звании
certificate-extract = выписка из рейтинг-листа
certificate-requested = заявки
certificate-issued = выданные
certificate-refused = отклонённые
certificate-revoked = отозванные
field-kind = Вид
field-on-day = Рейтинг на дату
on-day-hint = Для выписки: по рейтинг-листу, действовавшему в этот день.
field-language = Язык документа
field-asked-by = Кто заказывает
field-contact = Контакт
contact-hint = Эл. почта или телефон; видят только должностные лица федерации.
field-delivery = Доставка
delivery-hint = PDF бесплатен. Изготовление и пересылка бумажного документа — за счёт игрока: укажите, куда отправить.
certificate-of = Заявка: { $name }
certificate-asked-at = Заявка подана
field-number = Номер
certificate-issued-by = Кем выдан
certificate-signed-by = Кем подписан
do-issue = Выдать
do-refuse = Отклонить заявку
do-revoke = Отозвать
end-confirm = Это нельзя отменить. Продолжить?
public-page = Публичная страница
many-at-once = Сразу несколько
issue-requests = Выдать всё заказанное
issue-ranks = Удостоверения для всех разрядов и званий, где их нет
issue-all-confirm = Выдать все? Каждое получит свой номер.
print-day = Выданные за день
print-format = Формат
certificate-number = Документ № { $number }
certificate-valid = Действителен. Выдан и подписан: { $federation }.
certificate-is-revoked = Отозван { $when }.
certificate-broken = Подпись не сходится: не полагайтесь на этот документ.
certificate-proof = Подпись
certificate-picture = Изображение документа
to-player = рейтинг и партии
public-key = Открытый ключ (Ed25519)
signature = Подпись
verification-title = Как проверить документ
verification-lead = Отсканируйте QR-код: он ведёт на страницу документа, где сказано, действителен ли он. Без сети можно проверить сам код.
verification-here = Проверить код
field-seal = Содержимое QR-кода
do-check = Проверить
no-key-yet = Пока ничего не подписано.
verification-how = Без сайта
verification-step-1 = Возьмите содержимое QR-кода листа A4; часть после # — Base64 (алфавит URL, без дополнения).
verification-step-2 = Декодируйте: первые 64 байта — подпись, остальное — текст (UTF-8) из девяти строк: CT1, федерация, номер, код, вид, имя, значение, дата, начало контрольной суммы.
verification-step-3 = Проверьте подпись текста по Ed25519 открытым ключом, указанным выше.
verification-step-4 = Сравните строки с бумагой. Не отозван ли документ с тех пор, знает только сайт.
verification-tool = Или программой этого сайта на любом компьютере:
seal-good = Подпись верна. В коде сказано:
seal-forged = Это подписано не этой федерацией.
seal-unreadable = Это не содержимое QR-кода документа: скопируйте его целиком.
paper-rank = УДОСТОВЕРЕНИЕ
paper-extract = ВЫПИСКА ИЗ РЕЙТИНГ-ЛИСТА
paper-certifies = Настоящим удостоверяется, что
paper-holds = имеет разряд (звание)
paper-rated = рейтинг
paper-verify = Проверить документ:
paper-key = Подписано электронно. Ключ { $key }
paper-revoked = ОТОЗВАНО
ground-tournament = по итогам турнира «{ $name }», { $day }
ground-list = по рейтинг-листу № { $number } от { $day }
ground-list-place = место { $place } в рейтинг-листе № { $number } от { $day }
ground-decision = по пункту { $article } правил, рейтинг-лист от { $day }
ground-standing = по данным федерации на день внесения в реестр
setting-papers = Документы и цвета
setting-papers-hint = Выданное ранее остаётся таким, каким было выдано.
setting-accent = Цвет
setting-emblem = Эмблема
setting-emblem-hint = SVG без скриптов или PNG; лучше квадратная. Перерисовывается и хранится как картинка.
field-signatory-post = Должность подписывающего
field-signatory-name = Имя подписывающего
signatory-hint = Пусто: тот, кто выдаёт документ.
desk-requests = Заявок на документы: { $count }
refused-file-active = Рисунок содержит скрипты или ссылается на другие файлы. Сохраните его как простой рисунок или PNG.
refused-nothing-to-certify = Удостоверять нечего: у игрока нет разряда или звания либо игрока не было в рейтинг-листе, действовавшем в этот день.
refused-too-many-requests = Уже есть неотвеченные заявки. Дождитесь ответа на них.
refused-certificate-ended = Уже отклонено или отозвано.
act-ask-certificate = документ заказан
act-issue-certificate = документ выдан
act-refuse-certificate = заявка на документ отклонена
act-revoke-certificate = документ отозван
subject-certificate = документ
flash-asked = Заявка отправлена федерации.
flash-issued = Выдано.
flash-ended = Готово.
accent-teal = бирюзовый
accent-blue = синий
accent-plum = сливовый
accent-rust = ржаво-красный
accent-olive = оливковый
refuse-strangers = Отклонить все заявки посторонних
certificate-rank-today = Разряд или звание сегодня
refused-file-too-much = Картинка слишком велика: не больше 16 миллионов пикселей, для SVG — полмегабайта и 5000 элементов.
certificate-is-requested = ждёт ответа
certificate-is-issued = выдан
certificate-is-refused = отклонён
certificate-was-revoked = отозван
certificate-code = Код документа (десять знаков под QR-кодом) или всё содержимое QR-кода


## ########## Resource: domain ###############

state-planned = запланирован
state-submitted = ждёт подписи клуба
state-cosigned = на проверке в комиссии
state-returned = возвращён судье
state-rated = обсчитан
state-reopened = исправляется
state-friendly = без обсчёта
state-cancelled = отменён

waits-start = Турнир запланирован; таблица появится, когда он закончится.
waits-table = Турнир закончился; главный судья заполняет таблицу.
waits-club = Главный судья подписал таблицу; теперь её должен подписать руководитель клуба, проводившего турнир.
waits-commission = Таблица подписана; её проверяет квалификационная комиссия.
waits-referee = Таблица возвращена; её исправляет главный судья.
waits-nothing = Турнир обсчитан.
waits-correction = Турнир обсчитан и исправляется; рейтинг действует до повторного обсчёта.
waits-not-rated = Турнир закрыт без обсчёта.
waits-cancelled = Турнир отменён.

col-number = №
col-name = Имя
col-club = Клуб
col-rank = Разряд
col-rating = Рейтинг
col-group = Группа
col-points = Очки
col-place = Место
field-latin = Имя латиницей
field-born = Дата рождения
field-city = Город
field-country = Страна

place-cell = Строка { $row }, тур { $round }:
place-field = Строка { $row }, «{ $field }»:
place-row = Строка { $row }:
place-table = Таблица:

problem-cell = «{ $text }» не удаётся прочитать. Пишите 12+ за победу над номером 12, 7- за поражение, 3= за ничью, 0+ за выходной, 5+! за неявку соперника.
problem-result-missing = в «{ $text }» нет результата. Укажите его знаком +, - или =.
problem-handicap = фора в «{ $text }» слишком велика.
problem-opponent-unknown = { $rows ->
    [one] номера { $number } нет; в таблице { $rows } строка.
    [few] номера { $number } нет; в таблице { $rows } строки.
    [many] номера { $number } нет; в таблице { $rows } строк.
   *[other] номера { $number } нет; в таблице { $rows } строки.
}
problem-oneself = никто не играет сам с собой.
problem-mirror-missing = в строке { $row } эта встреча указана; здесь не хватает «{ $expected }».
problem-mirror-elsewhere = в строке { $row } стоит «{ $found }», это другой соперник.
problem-mirror-result = в строке { $row } стоит «{ $found }»; чтобы результаты сошлись, там должно быть «{ $expected }».
problem-mirror-forfeit = в строке { $row } стоит «{ $found }»: у одного из двоих отмечена неявка, у другого — сыгранная партия.
problem-forfeit-scores = в строке { $row } стоит «{ $found }»: при неявке очко получает кто-то один или никто.
problem-mirror-colour = в строке { $row } стоит «{ $found }»: у обоих один и тот же цвет.
problem-mirror-handicap = в строке { $row } стоит «{ $found }»: фора указана по-разному.
problem-claimed-twice = сразу в нескольких строках ({ $rows }) указана встреча с этим игроком в этом туре.
problem-player-twice = этот же игрок уже стоит в строке { $row }.
problem-name-twice = новый игрок с таким же именем стоит в строке { $row }; если это разные люди, укажите годы рождения.
problem-name-missing = не указано имя.
problem-player-unknown = кто это — «{ $name }»? Выберите известного игрока или укажите, что это новый.
problem-total = по результатам выходит { $cells }, а в столбце очков указано { $typed }.
problem-total-group = результаты ({ $cells }) и группа ({ $group }) не дают в сумме указанных очков ({ $typed }).
problem-points = «{ $text }» — это не число очков.
problem-place = «{ $text }» — это не место.
problem-rating = «{ $text }» — это не рейтинг.
problem-born = «{ $text }» — это не год и не дата рождения.
problem-long = слишком много символов: { $chars }; допускается не больше { $most }.
problem-rows = слишком много строк: { $rows }; допускается не больше { $most }.
problem-rounds = слишком много туров: { $rounds }; допускается не больше { $most }.
problem-cells = слишком много ячеек: { $cells }; допускается не больше { $most }.
problem-beyond = { $rounds ->
    [one] результат стоит за последним туром; в таблице { $rounds } тур.
    [few] результат стоит за последним туром; в таблице { $rounds } тура.
    [many] результат стоит за последним туром; в таблице { $rounds } туров.
   *[other] результат стоит за последним туром; в таблице { $rounds } тура.
}
problem-nobody = пока нет ни одного участника. Введите имена или вставьте таблицу.
problem-alone = одного участника мало.
problem-no-games = партий пока нет.
problem-meet-again = встреча с участником из строки { $row } уже была в туре { $round }; это допустимо, но проверьте ещё раз.

paste-line = Строка текста { $line }:
paste-too-long = Текст слишком длинный.
paste-too-many = Слишком много { $what }; допускается не больше { $most }.
paste-rows = строк
paste-rounds = туров
paste-columns = столбцов
paste-not-a-table = Ничего похожего на таблицу в тексте нет. Скопируйте её вместе с заголовком из электронной таблицы или из текстовой турнирной таблицы.
paste-no-names = Нет столбца с именами.
paste-no-results = Нет столбцов с результатами вида 12+ или 7-.
paste-other-columns = столбцов в строке — { $found }, в таблице — { $expected }.
paste-number = не удаётся прочитать номер строки таблицы.
paste-number-twice = номер { $number } уже стоит в строке текста { $line }.
paste-number-unknown = в туре { $round } указан номер { $number }, которого нет в таблице.
paste-ignored = пропущена.
paste-renumbered = Строки пронумерованы заново с 1; результаты изменены соответственно.
paste-group = Группа не входит в сумму очков и пропущена.
column-unknown = не распознано, пропущено
column-number = номер строки
column-round = тур { $round }
column-tie-break = дополнительный показатель, пропущено
column-id = номер в другом реестре, пропущено

step-start = Расчёт начинается с рейтинга до турнира.
step-start-again = Турнир рассчитывается повторно с этим новым исходным рейтингом.
step-formula = Партия по формуле ΔR = (K2 · (Rп − K1) + K3) / d.
step-below-hundred = Партия игрока с рейтингом ниже 100: фиксированные очки за результат.
step-against-beginner = Партия игрока с рейтингом от 100 против игрока с рейтингом ниже 100: фиксированные очки по таблице.
step-round = После тура все изменения складываются, и рейтинг округляется до десятых.
step-crossing = Рейтинг переходит рубеж в 100 очков: одно очко ниже рубежа приравнивается к десяти выше него.
step-final = После последнего тура рейтинг округляется до целого числа.
step-ordinary = Приращение не больше критического: обычный результат.
step-anomalous = Приращение больше критического: аномальный результат. Весь турнир рассчитывается повторно.
step-anomalous-beginner = Столько дополнительных очков — аномальный результат. Весь турнир рассчитывается повторно.
step-rank = Разряд соответствует рейтингу.
step-rank-kept = Разряд сохраняется: в возрасте старше 60 лет он не снижается.
step-not-played = Эта партия не была сыграна и не учитывается.
step-frozen = При таком контроле времени рейтинг выше 2100 не пересчитывается.

symbol-r = рейтинг
symbol-r0 = исходный рейтинг
symbol-r1 = собственный рейтинг
symbol-r2 = рейтинг соперника
symbol-r-prime = округлённый рейтинг
symbol-r-plus = следующий исходный рейтинг
symbol-d = разница рейтингов
symbol-k1 = ожидаемый результат (таблица 2)
symbol-k2 = коэффициент (таблица 3)
symbol-k3 = начисленный коэффициент
symbol-sum-k3 = сумма начисленных коэффициентов
symbol-sum-k2 = сумма K2
symbol-result = результат
symbol-divisor = делитель для доски
symbol-change = изменение
symbol-critical = критическое приращение
symbol-table = очки по таблице
symbol-extra = дополнительные очки
symbol-limit = предел
symbol-rank = разряд
symbol-rank-table = разряд по рейтингу
symbol-age = возраст
symbol-minutes = минуты

count-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
count-tournaments = { $count ->
    [one] { $count } турнир
    [few] { $count } турнира
    [many] { $count } турниров
   *[other] { $count } турнира
}
count-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
count-passes = { $count ->
    [one] { $count } проход
    [few] { $count } прохода
    [many] { $count } проходов
   *[other] { $count } прохода
}
count-changes = { $count ->
    [one] { $count } изменение
    [few] { $count } изменения
    [many] { $count } изменений
   *[other] { $count } изменения
}
count-problems = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
    [many] { $count } ошибок
   *[other] { $count } ошибки
}

problem-players-unknown = { $count ->
    [one] { $count } имя здесь не известно. Выберите игрока рядом с ним или укажите, что это новый игрок.
    [few] { $count } имени здесь не известны. Выберите рядом с каждым игрока или укажите, что это новый игрок.
    [many] { $count } имён здесь не известны. Выберите рядом с каждым игрока или укажите, что это новый игрок.
   *[other] { $count } имени здесь не известны. Выберите рядом с каждым игрока или укажите, что это новый игрок.
}

state-over = ждёт таблицу

step-initial = Впервые: присваивается начальный рейтинг.
step-elo-game = Обсчитываемая партия: новый рейтинг равен прежнему плюс K · (набранные очки − ожидаемые очки).
step-rounded-points = Рейтинг округляется до целых очков.
step-annulled = Не обсчитывается: судья аннулировал результат.
step-friendly = Турнир товарищеский: ничего не обсчитывается.
step-unofficial = Турнир неофициальный: ничего не обсчитывается.
step-rank-reached = Классический рейтинг достиг границы более высокого разряда.
step-rank-by-place = Призовое место даёт более высокий разряд.
step-place-without-rank = Место не даёт более высокого разряда; разряд никогда не снижается.
step-after-tournament = После турнира.

step-time-correction = За месяцы без турниров отклонение увеличивается, но не более чем до S*.
step-criterion-game = Эта партия учитывается в критерии аномальности.
step-against-newcomer = До турнира у соперника не было рейтинга: здесь партия не учитывается.
step-too-few-games = Меньше четырёх партий: поправка на аномальный результат не вносится.
step-within-criterion = Результат в пределах критерия: входной рейтинг остаётся прежним.
step-beyond-criterion = Отклонение результата больше критического: результат аномальный.
step-growth-correction = Входной рейтинг растущего игрока сдвигается к рейтингу, соответствующему его результатам.
step-growth-not-corrected = Рейтинг, соответствующий результатам, не выше: входной рейтинг не корректируется.
step-entry-game = Эта партия с игроком, имеющим рейтинг, учитывается при расчёте рейтинга новичка.
step-entry = Новичок получает рейтинг, соответствующий этим партиям, и наибольшее отклонение.
step-not-entered = Нет ни одной партии с игроком, имеющим рейтинг: рейтинг не присваивается.
step-unrated-opponent = У соперника и теперь нет рейтинга: партия не учитывается.
step-recalculation-game = Эта партия учитывается при расчёте нового рейтинга.
step-recalculation = Новый рейтинг и новое отклонение.
step-held-at-limit = Новый рейтинг ограничивается пределом шкалы.
step-anomaly-confidence = После аномального результата отклонение увеличивается, но не более чем до d/4.

step-fide-start = Рейтингом до партий становится рейтинг ФИДЕ.
step-estimated-newcomer = У игрока нет рейтинга; он оценивается по этому турниру.
step-opponent-age = Возраст соперника, в пределах от 5 до 13.
step-mean-age = Средний возраст соперников, с точностью до десятых.
step-player-coefficient = Коэффициент, который этот игрок с рейтингом даёт для турнира (от 8 до 25).
step-tournament-coefficient = Коэффициент турнира.
step-corridor = Коридор: пределы, в которых может начинаться рейтинг новичка.
step-start-estimate = Стартовая оценка по доле набранных очков.
step-valued-opponent = Рейтинг этого соперника, принятый для оценки.
step-fictitious-opponent = Все партии выиграны, поэтому добавляется ничья с фиктивным противником.
step-primary-estimate = Первичная оценка по соперникам: Rp = Rsr − 400lg.
step-pointless-estimate = Очков нет: первичная оценка равна стартовой.
step-estimated-opponent = Этот соперник — новичок; вот его оценки.
step-stored-game = Сохранённая партия прежнего турнира.
step-corrected-estimate = Оценка, скорректированная по всем сыгранным до сих пор партиям.
step-expected-score = Ожидаемый и действительный результат партии.
step-stored-score = То же для сохранённой партии.
step-fictitious-score = То же для ничьей с фиктивным противником.
step-developed-rating = Новый рейтинг: Ra + SR·K с округлением.
step-star = Партий пока слишком мало: рейтинг отмечается звёздочкой, партии сохраняются.
step-star-gone = Партий достаточно: рейтинг без звёздочки.
step-pointless-newcomer = Новичок, не набравший ни очка, рейтинга не получает; его оценка послужила для расчёта остальных.
step-guest-not-entered = Гость не заносится в базу.

symbol-ra = собственный рейтинг, по которому считается партия
symbol-rb = рейтинг соперника
symbol-expected-points = ожидаемые очки
symbol-pool-games = обсчитанные партии в этом зачёте
symbol-coefficient = коэффициент
symbol-scored = набранные очки
symbol-new-rating = новый рейтинг
symbol-bound = рейтинг, с которого присваивается разряд
symbol-held = прежний разряд
symbol-norm = разряд, который даёт это место
symbol-category = категория турнира
symbol-place = занятое место

symbol-rj = рейтинг соперника
symbol-input = входной рейтинг до коррекции
symbol-fitting = рейтинг, соответствующий результатам
symbol-entry = начальный рейтинг новичка
symbol-unheld = новый рейтинг до ограничения
symbol-distance-top = расстояние до 3000
symbol-greatest-deviation = наибольшее отклонение
symbol-stored-deviation = сохранённое отклонение
symbol-deviation-opponent = текущее отклонение соперника
symbol-new-deviation = новое отклонение
symbol-widened-deviation = увеличенное отклонение
symbol-uncut-deviation = отклонение до ограничения
symbol-months = учтённые месяцы
symbol-handicap = фора в пунктах рейтинга
symbol-handicap-difference = разница с учётом форы
symbol-game-distance = расстояние партии
symbol-influence = коэффициент влияния соперника
symbol-expected = ожидаемый результат
symbol-game-result = результат
symbol-share-dn = вклад партии в DN
symbol-share-db = вклад партии в Db
symbol-share-spread = вклад партии в разброс
symbol-games = партии
symbol-dn = отклонение результата
symbol-db = дисперсия
symbol-spread = разброс
symbol-critical-deviation = критическое отклонение
symbol-factor = множитель
symbol-anomaly = коэффициент аномальности
symbol-anomaly-square = квадрат коэффициента аномальности
symbol-points-per-game = очков за партию
symbol-mean-distance = среднее расстояние
symbol-mean-handicap = средняя фора
symbol-fitting-distance = расстояние, соответствующее результатам

symbol-pd = ожидаемый результат
symbol-dr = результат минус ожидаемый
symbol-sr = сумма DR
symbol-rating-change = изменение рейтинга
symbol-years = возраст
symbol-sum-years = сумма возрастов
symbol-mean-years = средний возраст
symbol-intermediate = промежуточная величина
symbol-ki = коэффициент игрока
symbol-sum-ki = сумма коэффициентов игроков
symbol-ki-number = количество коэффициентов
symbol-participants = участники
symbol-kt = коэффициент турнира
symbol-corridor = граница коридора
symbol-start-estimate = стартовая оценка
symbol-primary-estimate = первичная оценка
symbol-corrected-estimate = скорректированная оценка
symbol-mean-opponents = средний рейтинг соперников
symbol-log = 400 lg((N − S)/S)
symbol-changed-bound = граница, изменившая значение

step-sum = Изменение равно K, умноженному на разность набранных и ожидаемых очков.
symbol-sum-scored = сумма набранных очков
symbol-sum-expected = сумма ожидаемых очков

parameter-ufgo-gain-measured-on = По какому конечному рейтингу определяется приращение при проверке на аномальный результат
value-ufgo-gain-measured-on-rounded = по рейтингу, округлённому до целого в конце прохода
value-ufgo-gain-measured-on-unrounded = по рейтингу с десятыми после последнего тура
parameter-ufgo-small-board-anomaly-limit = Уменьшается ли критическое приращение на досках 13×13 и 9×9
value-ufgo-small-board-anomaly-limit-reduced = уменьшается в два и в три раза, как изменения рейтинга
value-ufgo-small-board-anomaly-limit-full = не уменьшается, одинаково на всех досках
parameter-ufgo-table-4-loss-9x9-600 = Таблица 4: очки за поражение на доске 9×9 при рейтинге от 600
value-ufgo-table-4-loss-9x9-600-zero = 0, как напечатано
value-ufgo-table-4-loss-9x9-600-twenty = −20, как строкой выше
parameter-ufgo-age-protection-years = С какого возраста разряды не снижаются
value-ufgo-age-protection-years-sixty-one = со дня, когда исполнился 61 год
value-ufgo-age-protection-years-sixty = со дня, когда исполнилось 60 лет
parameter-ufgo-dan-loss = Насколько снижается дан при публикации одного рейтинг-листа
value-ufgo-dan-loss-one-step = на 1 ступень (4-й дан — на 2); следующий рейтинг-лист может снизить его ещё
value-ufgo-dan-loss-cascade = ступень за ступенью, пока рейтинга не станет достаточно, чтобы сохранить дан

parameter-ssdc-update = По каким рейтингам обсчитывается партия
value-ssdc-update-game = по рейтингам перед партией
value-ssdc-update-round = по рейтингам перед туром
value-ssdc-update-tournament = по рейтингам перед турниром
parameter-ssdc-rounding = Когда рейтинг округляется до целых очков
value-ssdc-rounding-none = никогда
value-ssdc-rounding-game = после каждой партии
value-ssdc-rounding-tournament = после турнира, у всех участников
parameter-ssdc-k-precedence = Какой коэффициент K у нового игрока с рейтингом сильного игрока
value-ssdc-k-precedence-new = как у новых игроков
value-ssdc-k-precedence-strong = как у сильных игроков
parameter-ssdc-k-count = Когда подсчитываются партии, чтобы определить, новый ли игрок
value-ssdc-k-count-game = перед каждой партией
value-ssdc-k-count-tournament = перед турниром
parameter-ssdc-rank-moment = В какой момент классический рейтинг даёт разряд
value-ssdc-rank-moment-game = после любой партии, даже если в том же турнире он снова снизится
value-ssdc-rank-moment-tournament = после турнира
parameter-ssdc-year = Сколько игрок без обсчитанных партий остаётся в рейтинг-листе
value-ssdc-year-calendar = до конца календарного года, следующего за годом последней партии
value-ssdc-year-rolling = до того же дня следующего года после последней партии
parameter-ssdc-ceiling = На сколько снижает категорию верхний предел ниже 2200 или кандидата в мастера
value-ssdc-ceiling-replace = всего на две ступени
value-ssdc-ceiling-add = на три ступени: на одну, как любой верхний предел, и ещё на две
parameter-ssdc-title-holder = Снижает ли категорию то, что обладатель титула не допускается (кроме турниров претендентов)
value-ssdc-title-holder-closed = нет
value-ssdc-title-holder-factor = да, это считается верхним пределом для участников
parameter-ssdc-match = Что такое четвёртая категория для матча не за титул
value-ssdc-match-cap = предел: выше категория быть не может
value-ssdc-match-start = исходная: ограничивающие факторы снижают её дальше
parameter-ssdc-initial-rating = Начальный рейтинг в каждом зачёте
parameter-ssdc-k-strong = Коэффициент K сильных игроков
parameter-ssdc-k-ordinary = Коэффициент K всех остальных игроков
parameter-ssdc-k-new = Коэффициент K новых игроков
parameter-ssdc-strong-from = Рейтинг, с которого действует коэффициент K сильных игроков
parameter-ssdc-new-games = Сколько первых обсчитанных партий игрок считается новым
parameter-ssdc-list-games = Сколько обсчитанных партий нужно для включения в рейтинг-лист
parameter-ssdc-registration-days = Не позднее чем за сколько дней до начала регистрации присылается положение о турнире
parameter-ssdc-results-days = Не позднее чем через сколько дней после окончания турнира передаются его результаты
parameter-ssdc-rank-ratings = Классический рейтинг, с которого присваивается каждый разряд
value-ssdc-rank-ratings-rating = Рейтинг от
parameter-ssdc-rank-places = Разряды за призовые места по категориям турниров
value-ssdc-rank-places-ranks = Разряды за места 1, 2, 3 …

parameter-orr-halves = Как округляется половина
value-orr-halves-away = от нуля: 1487,5 → 1488; −1,5 → −2
value-orr-halves-up = вверх: 1487,5 → 1488; −1,5 → −1
value-orr-halves-even = до ближайшего чётного: 1486,5 → 1486; 1487,5 → 1488
parameter-orr-pd-rounded = Округляется ли ожидаемый результат PD до второго знака после запятой
value-orr-pd-rounded-yes = да, всегда
value-orr-pd-rounded-no = нет
parameter-orr-change-rounded = Что округляется до целого
value-orr-change-rounded-sum = новый рейтинг
value-orr-change-rounded-change = изменение, до прибавления к рейтингу
parameter-orr-k-gap = Какая строка таблицы K действует для рейтингов 1800–1999
value-orr-k-gap-row-1700 = строка, начинающаяся с 1700 (K 25 и 20)
value-orr-k-gap-row-2000 = строка, начинающаяся с 2000 (K 20 и 20)
parameter-orr-lower-bound = Нижняя граница рейтингов и оценок
value-orr-lower-bound-none = нет; возможны отрицательные рейтинги
value-orr-lower-bound-one = 1, для рейтингов и оценок
value-orr-lower-bound-zero = 0, для рейтингов и оценок
value-orr-lower-bound-published = 1, только для присваиваемых рейтингов, не для оценок
parameter-orr-np = Кто входит в общее число участников Np
value-orr-np-participants = все участники, в том числе не игравшие
value-orr-np-played = только игравшие
parameter-orr-kt-rated = По каким рейтингам определяется коэффициент турнира Kt
value-orr-kt-rated-all = по всем, в том числе неустоявшимся (со звёздочкой)
value-orr-kt-rated-settled = только по устоявшимся (без звёздочки)
parameter-orr-kt-rounded = Когда коэффициент турнира Kt округляется
value-orr-kt-rounded-always = всегда
value-orr-kt-rounded-corrected = только если он понижен из-за малого числа игроков с рейтингом
parameter-orr-age = Как считается возраст
value-orr-age-whole = в полных годах на день начала турнира
value-orr-age-fraction = с дробной частью: число дней, делённое на 365,25
value-orr-age-year = как разность календарных лет
parameter-orr-unknown-year = Возраст игрока, у которого не указан год рождения
value-orr-unknown-year-five = 5 лет
value-orr-unknown-year-thirteen = 13 лет
value-orr-unknown-year-skip = в среднем не учитывается; если никого не осталось — 5 лет
parameter-orr-age-weight = Как вычисляется средний возраст соперников
value-orr-age-weight-game = по партиям: соперник, встреченный дважды, учитывается дважды
value-orr-age-weight-opponent = по соперникам, каждый учитывается один раз
parameter-orr-fictitious-in-rsr = Входит ли фиктивный противник в средний рейтинг соперников Rsr
value-orr-fictitious-in-rsr-yes = да
value-orr-fictitious-in-rsr-no = нет, он меняет только число партий и очков
parameter-orr-fictitious-in-sr = Обсчитывается ли ничья новичка с фиктивным противником
value-orr-fictitious-in-sr-no = нет
value-orr-fictitious-in-sr-yes = да, она входит в SR
parameter-orr-rp-in-corridor = Ограничивается ли первичная оценка Rp пределами Rmin и Rmax
value-orr-rp-in-corridor-no = нет
value-orr-rp-in-corridor-yes = да
parameter-orr-newcomer-opponents = Какая оценка новичка берётся при обсчёте его партии с другим новичком
value-orr-newcomer-opponents-rp = первичная оценка Rp
value-orr-newcomer-opponents-rs = стартовая оценка Rs
parameter-orr-fide-recognised = Когда признаётся рейтинг ФИДЕ
value-orr-fide-recognised-always = всегда
parameter-orr-settled-at = После скольких партий с рейтинга снимается звёздочка
value-orr-settled-at-nine = после 9 партий
value-orr-settled-at-ten = после 10 партий
parameter-orr-stored-opponent = Что сохраняется как рейтинг соперника-новичка
value-orr-stored-opponent-rp = первичная оценка Rp
value-orr-stored-opponent-rs = стартовая оценка Rs
parameter-orr-kor-fictitious = Рейтинг фиктивного противника у игрока с неустоявшимся рейтингом
value-orr-kor-fictitious-start = собственный рейтинг игрока перед турниром
value-orr-kor-fictitious-rs = стартовая оценка Rs в первом турнире игрока
parameter-orr-kor-rsr = Как сохранённые и новые партии дают один средний рейтинг соперников Rsr
value-orr-kor-rsr-one = одно среднее по всем партиям, округлённое один раз
value-orr-kor-rsr-parts = из округлённых средних сохранённых и новых партий, с весами и округлением
value-orr-kor-rsr-exact = одно среднее по всем партиям, без округления
parameter-orr-kor-games = По каким партиям пересчитывается неустоявшийся рейтинг
value-orr-kor-games-all = по сохранённым и новым
value-orr-kor-games-new = только по новым
parameter-orr-kor-k = По какому рейтингу берётся K для игрока с неустоявшимся рейтингом
value-orr-kor-k-rkor = по скорректированной оценке Rkor
value-orr-kor-k-start = по рейтингу перед турниром

parameter-rgf-anchors = Число анкеров, по которым поправляется каждый рейтинг-лист (0 — без поправки)
parameter-rgf-anomaly-confidence = Как увеличивается отклонение S' после аномального результата (не более чем до S*)
value-rgf-anomaly-confidence-root = S' · √(1 + Kан²)
value-rgf-anomaly-confidence-linear = S' · (1 + Kан)
value-rgf-anomaly-confidence-interpolate = S' · (1 − Kан²) + S* · Kан²
value-rgf-anomaly-confidence-none = не увеличивается
parameter-rgf-top-reduction = Как снижается аномальность для верхних разрядов
value-rgf-top-reduction-coefficient = понижается коэффициент аномальности Kан
value-rgf-top-reduction-criterion = повышается критерий аномальности DNан
parameter-rgf-criterion-factor = Множитель критерия аномальности: на него умножается SNан, чтобы получить DNан
parameter-rgf-top-reduction-start = Рейтинг, с которого начинается снижение аномальности
parameter-rgf-small-statistics = По каким партиям определяется, мала ли статистика
value-rgf-small-statistics-members = по партиям с участниками рейтинг-системы
value-rgf-small-statistics-all = по всем сыгранным партиям
parameter-rgf-months = Как считаются месяцы, прошедшие с последнего турнира
value-rgf-months-between = полные календарные месяцы между турнирами, без текущего
value-rgf-months-difference = разность месяцев, вместе с текущим
parameter-rgf-deviation-before = Какое отклонение показывается как отклонение до турнира
value-rgf-deviation-before-standing = сохранённое после последнего пересчёта
value-rgf-deviation-before-timed = с корректировкой по времени
parameter-rgf-unrated-rows = Есть ли в результатах строка новичка, не получившего рейтинга
value-rgf-unrated-rows-list = есть, без чисел
value-rgf-unrated-rows-omit = нет
parameter-rgf-rank = Какой разряд у рейтинга между строками таблицы
value-rgf-rank-nearest = как у ближайшей строки, половина вверх (2050 — 1 дан)
value-rgf-rank-floor = как у ближайшей строки снизу (2099 — 1 кю)
parameter-rgf-pi = Какое значение числа π применяется
value-rgf-pi-text = 3,141593, как напечатано
value-rgf-pi-exact = точное
parameter-rgf-max-rating = Наибольший рейтинг, который может дать расчёт
parameter-rgf-rating-floor = Наименьший рейтинг, который может дать расчёт

parameter-elo-initial-rating = Рейтинг новичка перед первым обсчитываемым турниром
parameter-elo-unofficial = Обсчитываются ли товарищеские и неофициальные турниры
value-elo-unofficial-skip = не обсчитываются
value-elo-unofficial-rate = обсчитываются, как все остальные
parameter-elo-difference-cap = Наибольшая разница рейтингов: всё сверх неё не учитывается
parameter-elo-k-table = Коэффициент K по числу партий и рейтингу; действует последняя достигнутая строка
value-elo-k-table-games = Партий от
value-elo-k-table-rating = Рейтинг от
value-elo-k-table-k = K
parameter-elo-rounding = Округляется ли новый рейтинг
value-elo-rounding-whole = до целых очков
value-elo-rounding-none = не округляется
parameter-elo-floor = Рейтинг, ниже которого никто не опускается
parameter-elo-list-games = Сколько обсчитанных партий нужно для включения в рейтинг-лист

wrong-at = «{ $parameter }»: { $wrong }.
wrong-row = «{ $parameter }», строка { $row }: { $wrong }.
wrong-cell = «{ $parameter }», строка { $row }, «{ $column }»: { $wrong }.
wrong-unknown = в этих правилах такого параметра нет
wrong-shape = прочитать это не удаётся
wrong-number = нужно число { $bounds ->
    [both] от { $min } до { $max }
    [lower] от { $min } и меньше { $max }
    [upper] больше { $min } и не больше { $max }
   *[none] больше { $min } и меньше { $max }
}
wrong-optional = { $wrong } или ничего
wrong-whole = нужно целое число от 0 до { $max }
wrong-choice = нужно одно из значений: { $values }
wrong-rows = нужно от 1 до { $most } строк
wrong-columns = нужны все столбцы: { $columns }
wrong-name = такой строки нет, есть только: { $names }
wrong-words = здесь может стоять только: { $words }
wrong-order = более высокий разряд должен требовать более высокого рейтинга
wrong-never = она никогда не действует: строка { $later } требует не больше
wrong-all = нет строки для всех: от 0 партий и без рейтинга
wrong-below = это меньше, чем «{ $other }»
wrong-above = это больше, чем «{ $other }»


## ########## Resource: hall ###############

hall-title = Судейский стол: { $name }
hall-desk = Судейский стол
hall-lead = Проводите турнир здесь: участники, жеребьёвка, пары, результаты с телефонов у столов. В конце таблица получится сама.
hall-do-open = Открыть судейский стол
hall-parts = Разделы судейского стола
hall-players = Участники
hall-players-title = Участники: { $name }
hall-participants = { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[many] { $count } участников
}
hall-rounds-planned = { $count ->
    [one] { $count } тур
    [few] { $count } тура
   *[many] { $count } туров
}
hall-round = { $round }-й тур
hall-rounds-nav = Туры
hall-first-players = Сначала внесите участников.
hall-first-lots = Теперь проведите жеребьёвку: каждый получит номер.
hall-system-swiss = Швейцарская система, пары по результатам
hall-system-mcmahon = Система Мак-Магона
hall-system-round-robin = Круговая система
hall-system-knockout = Система с выбыванием
hall-stage-paired = составлен, виден только вам
hall-stage-published = опубликован
hall-stage-started = идёт
hall-stage-closed = завершён
hall-pairings = Пары тура
hall-board = Стол
hall-board-n = Стол { $board }
hall-black = Чёрные
hall-white = Белые
hall-pair = { $black } (чёрные) – { $white } (белые)
hall-replay = переигровка
hall-rated = Обсчитать эту переигровку
hall-not-rated = Не обсчитывать эту переигровку
hall-replay-time = Время: чёрные { $black }, белые { $white }
hall-replays = { $count ->
    [one] { $count } ничья переигрывается.
    [few] { $count } ничьи переигрываются.
   *[many] { $count } ничьих переигрываются.
}
hall-bye = пропуск тура
hall-bye-of = Пропускает тур (свободен):
hall-absent-of = Отсутствуют:
hall-by-hand = Изменено вручную:
hall-results = Результаты
hall-results-title = Результаты { $round }-го тура
hall-results-in = Внесено результатов: { $done } из { $all }.
hall-disputed = спорных: { $count }
hall-enter-results = Вносить результаты
hall-claims = Внесены разные результаты
hall-decide = { $who }: { $says }. Это верно
hall-decided = решение судьи
hall-last-round = Если никто не выбудет, после этого тура составить следующий будет нельзя: кому-то пришлось бы играть друг с другом второй раз. Этот тур станет последним.
hall-warn-opponents = Туров запланировано больше, чем соперников: удастся составить не больше { $most }.
hall-warn-small = При таком числе участников последние туры часто нельзя составить без повторных встреч: запланируйте на один-два тура меньше.
hall-do-pair = Составить пары { $round }-го тура
hall-do-pair-again = Составить заново
hall-do-unpair = Отменить составленные пары
hall-do-publish = Опубликовать { $round }-й тур
hall-do-unpublish = Снять с публикации
hall-unpublish-confirm = Игроки могли уже увидеть пары. Снять с публикации?
hall-do-start = Начать { $round }-й тур
hall-do-unstart = Тур ещё не начался
hall-do-close = Завершить { $round }-й тур
hall-do-reopen = Открыть тур снова
hall-do-finish = Закончить турнир и сделать таблицу
hall-finish-confirm = Закончить турнир? Всё, что сейчас в таблице, заменится сыгранным.
hall-do-resume = Вернуться к проведению турнира
hall-resume-confirm = Вернуться к проведению? Ручные правки таблицы заменятся, когда турнир закончится снова.
hall-is-finished = Турнир закончен и перенесён в таблицу: проверьте её, посмотрите, что изменится, и подпишите.
hall-to-table = К таблице
hall-reason = Причина (её увидят все)
hall-swap = Изменить пару вручную
hall-swap-hint = Двое меняются местами, двое за одним столом меняются цветами. Сначала вы увидите, что станет хуже.
hall-swap-a = Этот игрок
hall-swap-b = и этот
hall-swap-show = Показать, что изменится
hall-swap-title = Изменение { $round }-го тура вручную
hall-swap-new = Новые пары
hall-swap-worse = Что станет хуже
hall-swap-same = Ничего не станет хуже.
hall-swap-met = { $black } и { $white } уже встречались (пункт 3(1)).
hall-swap-colours = { $black } играл бы чёрными против { $white } вопреки правилу цветов (пункт 3(3)).
hall-swap-confirm = Знаю, что это нарушает названные правила
hall-swap-do = Изменить
hall-cancel = Оставить как есть
hall-worse = { $what }: { $worse } вместо { $better }
hall-worse-order = одинаково хорошо, кроме одного: { $what }
hall-criterion-met = пары, которые уже встречались
hall-criterion-bye-twice = прежние пропуски того, кто свободен
hall-criterion-bye-score = очки того, кто свободен
hall-criterion-score = разность очков в квадрате
hall-criterion-float = равновесие подъёмов и спусков
hall-criterion-colour = равновесие цветов
hall-criterion-ideal = отклонение от идеального соперника
hall-criterion-order = порядок номеров
hall-dead-end = Тура без повторных встреч не существует: каждая из групп (их { $count }) вне себя может играть только с { $without }, а их меньше, чем групп: { $groups }. Закончите турнир этим туром, оставьте кого-то без игры или составьте пару вручную.
hall-dead-end-alone = Тура без повторных встреч не существует: { $groups }. Закончите турнир этим туром, оставьте кого-то без игры или составьте пару вручную.
hall-outcome-none = результата пока нет
hall-outcome-black = победа чёрных
hall-outcome-white = победа белых
hall-outcome-draw = ничья
hall-outcome-black-forfeit = Белые не явились: неявка, победа чёрных
hall-outcome-white-forfeit = Чёрные не явились: неявка, победа белых
hall-outcome-no-one = Не явились оба: поражение обоим
hall-outcome-awarded = Ничья присуждена без игры
hall-draw-short = ничья
hall-left-black = При ничьей: осталось у чёрных
hall-left-white = Осталось у белых
hall-more = Неявки, отмена
hall-take-back = Убрать результат
hall-taken-back = результат убран
hall-corrected = исправлено
hall-me = Вы вносите результаты как { $name }.
hall-nothing-yet = Ни один тур ещё не опубликован. Столы появятся здесь, как только он будет опубликован.
hall-filter = Найти стол или игрока
hall-show-open = Только без результата
hall-show-all = Все столы
hall-all-in = Все результаты внесены.
hall-offline = Нет связи. Внесённое хранится в телефоне и отправится, когда связь появится; не закрывайте страницу.
hall-session-over = Доступ закончился: войдите снова или попросите у судьи новую ссылку. Внесённое по-прежнему хранится в телефоне.
hall-waiting = сохранено в телефоне, ждёт связи
hall-sending = отправляется…
hall-entry-stored = Сохранено.
hall-entry-disputed = Кто-то внёс другой результат: сохранены оба, решит судья.
hall-away = Не играют в следующем туре
hall-withdrawn = выбыл
hall-absent-next = пропустит следующий тур
hall-is-back = снова играет
hall-do-absent = пропустит тур
hall-do-withdraw = выбывает
hall-withdraw-confirm = Со следующего тура этот игрок больше не играет. Продолжить?
hall-change = изменить
hall-assistants = Помощники
hall-assistants-hint = Помощник вносит результаты с телефона по своей ссылке, без учётной записи. Никто не перезапишет внесённое другим.
hall-assistant-name = Имя помощника
hall-invite = Создать ссылку
hall-invited = Ссылка для { $name }. Она показана только сейчас: отсканируйте или скопируйте.
hall-qr = Ссылка в виде QR-кода
hall-copy = Скопировать
hall-copied = Скопировано
hall-revoke = отозвать
hall-revoked = отозвана
hall-revoke-confirm = Отозвать ссылку? Внесённое останется.
hall-log = Что происходило
hall-log-all = Весь журнал
hall-log-title = Журнал: { $name }
hall-log-empty = Пока ничего не происходило.
hall-log-plan = Выбрана система: { $system }
hall-log-enter = { $count ->
    [one] внесён { $count } участник
    [few] внесено { $count } участника
   *[many] внесено { $count } участников
}
hall-log-amend = { $name }: данные изменены
hall-log-remove = { $name } убран из списка
hall-log-draw = Жеребьёвка по зерну «{ $seed }»
hall-log-number = Внесены номера, вытянутые вручную
hall-log-absent = { $name } пропустит следующий тур
hall-log-present = { $name } всё же играет в следующем туре
hall-log-withdraw = { $name } выбыл из турнира
hall-log-again = { $name } вернулся в турнир
hall-log-pair = Составлены пары { $round }-го тура
hall-log-swap = { $round }-й тур изменён вручную, { $pair }
hall-log-publish = { $round }-й тур опубликован
hall-log-start = { $round }-й тур начался
hall-log-result = { $round }-й тур, стол { $board }, { $pair }: { $result }
hall-log-rate = { $round }-й тур, стол { $board }: обсчёт переигровки
hall-log-close = { $round }-й тур завершён
hall-log-back = { $round }-й тур: шаг назад
hall-log-finish = Турнир закончен и перенесён в таблицу
hall-log-resume = Турнир продолжается
hall-no-players = Пока никого нет. Вставьте список ниже, по одному участнику в строке.
hall-unknown = { $count ->
    [one] { $count } участник может быть известным игроком: укажите, кто это.
    [few] { $count } участника могут быть известными игроками: укажите, кто это.
   *[many] { $count } участников могут быть известными игроками: укажите, кто это.
}
hall-who-is = Кто это?
hall-that-is = Этот
hall-known = известен федерации
hall-field-name = Имя
hall-field-born = Год или дата рождения
hall-field-club = Клуб или город
hall-field-rank = Разряд или ранг
hall-acts = Действия
hall-remove = Убрать из списка
hall-remove-confirm = Убрать участника из списка? Жеребьёвку придётся провести заново.
hall-add = Добавить участников
hall-people = По одному участнику в строке
hall-people-hint = Сначала имя; затем через точку с запятой или табуляцию в любом порядке: клуб или город, страна (две заглавные латинские буквы), разряд, рейтинг. Игроки федерации узнаются по имени.
hall-nobody-found = Федерация не знает такого игрока вне списка. Добавьте имя ниже.
hall-do-add = Добавить
hall-plan = Как проводится
hall-system = Система
hall-rounds = Число туров
hall-rounds-hint = Пусто: { $count }, как подходит для такого числа участников.
hall-first-board = Номер первого стола
hall-groups = Группы Мак-Магона
hall-groups-hint = На группу выше — на победу впереди. Планки ограничивают группы сверху и снизу: все от верхней планки начинают в высшей группе.
hall-width = Очков рейтинга в группе
hall-top = Верхняя планка (рейтинг)
hall-bottom = Нижняя планка (рейтинг)
hall-boundary = Где начинается группа
hall-boundary-floor = со своей сотни
hall-boundary-up = ближайшая сотня, половина вверх
hall-boundary-down = ближайшая сотня, половина вниз
hall-parameters = Параметры регламента
hall-parameters-hint = Первое значение каждого — прочтение регламента по умолчанию.
hall-bye-points = Очки за пропуск тура (победа — 2)
hall-draw-points = Очки за ничью
hall-ideal = Кто с кем внутри группы
hall-ideal-neighbours = соседи
hall-ideal-halves = верхняя половина с нижней
hall-parity = Порядок для цветов
hall-parity-text = как в тексте
hall-parity-swapped = туры наоборот
hall-lots = Жеребьёвка
hall-lots-hint = Назовите зерно при всех (брошенное или названное число). По нему жеребьёвку может повторить каждый; все жеребьёвки остаются в списке.
hall-seed = Зерно
hall-seed-hint = Число или любой текст; это лишь предложение.
hall-draw-lots = Провести жеребьёвку
hall-draw-again = Провести заново
hall-draw-confirm = Жеребьёвка уже была. Провести заново? Прежняя останется в списке для всех.
hall-numbers = Номера, вытянутые вручную
hall-save-numbers = Внести эти номера
hall-draws = Проведённые жеребьёвки
hall-draw-of = Зерно «{ $seed }», участников: { $count }
hall-draw-by-hand = Вручную, участников: { $count }
hall-to-desk = К судейскому столу
hall-no-referee-only = Это делает только судья.
hall-no-nothing = Ни один тур не сыгран: таблицу делать не из чего.
hall-no-finished = Турнир закончен. Чтобы что-то изменить, сначала вернитесь к его проведению.
hall-no-begun = Первый тур опубликован: участников, номера и систему изменить уже нельзя.
hall-no-unknown = Такого участника уже нет. Посмотрите список снова.
hall-no-name = У участника должно быть имя.
hall-no-too-many = В таблице не больше 1000 участников и 40 туров.
hall-no-nobody = Составлять пары не из кого.
hall-no-not-drawn = Сначала проведите жеребьёвку.
hall-no-seed = Зерно — число или текст не длиннее 120 знаков.
hall-no-number = Каждому нужен свой номер, не меньше 1.
hall-no-plan = Не больше 40 туров, столы от 1 до 9000.
hall-no-round = Сейчас идёт другой тур. Посмотрите судейский стол снова.
hall-no-stale = Тур тем временем изменился. Посмотрите на него снова, прежде чем продолжить.
hall-no-started = Тур начался: заново составить его нельзя. Неявившемуся засчитывается поражение.
hall-no-reason = Укажите причину: пары уже все видели.
hall-no-not-both = Выберите двух разных игроков этого тура.
hall-no-breaks = Это нарушает правила: подтвердите, что знаете.
hall-no-champion-none = Турнир на выбывание закончен без победителя.
hall-no-more-rounds = Все сыграли со всеми: туров больше нет.
hall-no-not-published = Тур ещё не опубликован.
hall-no-repaired = За этим столом теперь другие игроки: тур составлен заново. Ничего не сохранено; посмотрите столы снова.
hall-no-closed = Тур завершён: попросите судью исправить.
hall-no-later-round = На этом результате стоит следующий тур или переигровка. Сначала отмените их.
hall-no-time = Остаток времени — не больше суток.
hall-no-too-large = Числа слишком велики для расчёта.
hall-no-width = Ширина группы — хотя бы одно очко.
hall-no-bars = Нижняя планка выше верхней.
hall-no-too-long = Слишком длинно: { $text }…
hall-no-twice = { $name } уже в списке. Однофамильцев различает год рождения.
hall-no-same-number = Номер { $number } у двоих.
hall-no-champion = Турнир решён: победил { $name }. Закончите турнир.
hall-no-unfinished = { $count ->
    [one] { $count } партия ещё без результата.
    [few] { $count } партии ещё без результата.
   *[many] { $count } партий ещё без результата.
}
hall-no-disputed = { $count ->
    [one] { $count } результат спорный: сначала решите его.
    [few] { $count } результата спорные: сначала решите их.
   *[many] { $count } результатов спорные: сначала решите их.
}
hall-no-rating = Рейтинга { $rating } не бывает.
flash-hall-open = Судейский стол открыт. Внесите участников.
flash-hall-done = Готово.
flash-hall-stored = Результат сохранён.
flash-hall-replays = Ничьи переигрываются: переигровки добавлены в тур.


## ########## Resource: history ###############

history-chart = Рейтинг по времени
history-chart-pool = Рейтинг по времени: { $pool }
history-picture = Линия с точкой для каждого обсчитанного турнира с { $first } по { $last }. Самый низкий рейтинг — { $lowest }, самый высокий — { $highest }, последний — { $end }.
history-point = { $day }, { $tournament }: { $before } → { $after }
history-point-rank = { $point }, теперь { $rank }
history-legend = Каждая точка — обсчитанный турнир и ссылка на него; те же числа стоят в таблице ниже.
history-legend-rank = Закрашенная точка: турнир изменил разряд или звание.
history-legend-interval = Закрашенная полоса — интервал 95 % (±2S).
history-axis-day = Дата
history-performance = Результат
history-performance-long = Набранные очки минус очки, ожидаемые по положению исходя из рейтингов перед турниром
history-performance-says = ожидалось { $expected }, набрано { $scored }
history-performance-part = ожидалось { $expected }, набрано { $scored }; учтено партий: { $games } из { $all }
history-feats = Лучшие победы и серии
history-best-wins = Лучшие победы
history-winning = Самая длинная серия побед
history-unbeaten = Самая длинная серия без поражений
history-streak = { $games } ({ $days })

versus-title = { $first } — { $second }: личные встречи
versus-empty = В обсчитанных турнирах они не встречались.
versus-turn = Со стороны соперника
versus-hint = Указаны рейтинги перед турниром.
versus-link = все партии с соперником: { $name }
history-legend-list = Точки со штриховым краем: рейтинг сдвинут или разряд изменён с публикацией рейтинг-листа.
course-title = Неожиданности
course-lead = Чего регламент ждал от партий ({ $games }) по рейтингам до турнира и что вышло.
course-favourites = Фаворит выиграл, сыграл вничью, проиграл
course-mean = Средняя неожиданность
course-mean-hint = 0 — всё по ожиданию, 0,5 — как по жребию
course-who = Кто удивил
course-expected = Ожидалось
course-surprise = Неожиданность
course-cell = ожидалось { $points }
record-tournaments-of = Турниры: { $name }
record-opponents-of = Соперники: { $name }
record-all-tournaments = Все турниры ({ $count })
record-opponents = Соперники со счётом, лучшие победы и серии
record-no-opponents = Ещё не сыграно ни одной партии.


## ########## Resource: live ###############

live-before = Идёт запись: { $entrants ->
    [one] { $entrants } участник
    [few] { $entrants } участника
    [many] { $entrants } участников
   *[other] { $entrants } участника
  }. Жеребьёвки ещё не было.
live-before-drawn = { $entrants ->
    [one] { $entrants } участник
    [few] { $entrants } участника
    [many] { $entrants } участников
   *[other] { $entrants } участника
  }. Жеребьёвка проведена, пары 1-го тура ещё не составлены.
live-published = Тур { $round } из { $rounds }: пары объявлены, игра ещё не началась.
live-started = Идёт тур { $round } из { $rounds }: закончено партий { $done } из { $all }.
live-closed = Тур { $round } из { $rounds } сыгран, пары следующего ещё не составлены.
live-all-played = { $rounds ->
    [one] Сыгран { $rounds } тур — все запланированные.
    [few] Сыграны все { $rounds } тура.
    [many] Сыграны все { $rounds } туров.
   *[other] Сыграны все { $rounds } тура.
  }
live-finished = Турнир окончен, сыграно: { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
    [many] { $rounds } туров
   *[other] { $rounds } тура
  }.
live-menu = Страницы идущего турнира
live-now = Сейчас
live-standings = Положение
live-screen = Экран для зала
live-follow = Следить за игрой
live-playing-now = Играют сейчас
live-tournament = О турнире
live-updated = Результаты обновлены.
live-stage-published = пары объявлены
live-stage-started = идёт игра
live-stage-closed = сыгран
live-games-finished = Закончено партий: { $done } из { $all }.
live-by-hand = изменён вручную
live-board = Доска
live-why = Почему?
live-why-of = Почему встречаются { $black } и { $white }
live-with-points = очков: { $points }
live-bye = без пары
live-byes = Без пары
live-absent = отсутствует
live-absentees = Отсутствуют
live-withdrawn = выбыл(а)
live-replay-time = осталось времени: у чёрных { $black }, у белых { $white }
live-forfeit-legend = ! — партия не игралась.
live-points-legend = За победу даётся 2 очка. Рядом с именами стоят очки до тура.
live-last-round = Если никто не выбудет, после этого тура составить ещё один без повторных встреч нельзя.
live-changes = Как менялись пары
live-changed-by-hand = { $first } и { $second } поменялись местами ({ $signed }).
live-paired-again = Пары тура составлены заново ({ $signed }).
live-gone = Прежние пары, которых больше нет:
live-gone-bye = { $name } — без пары
live-print = Печать
live-print-boards = Пары по доскам
live-print-names = Пары по фамилиям
live-print-slips = Бланки результатов
live-print-blank = Пустая таблица
live-print-now = Напечатать
live-participants-empty = Пока никто не записан.
live-name = Имя
live-start = Старт
live-start-long = Очки, которые рейтинговая группа даёт до 1-го тура
live-standings-after = Положение после тура { $round }
live-standings-before = До 1-го тура все делят первое место.
live-standings-open = { $open ->
    [one] Не закончена { $open } партия этого тура: пока она даёт обоим 0 очков.
    [few] Не закончены { $open } партии этого тура: пока они дают обоим соперникам по 0 очков.
    [many] Не закончено { $open } партий этого тура: пока они дают обоим соперникам по 0 очков.
   *[other] Не закончено { $open } партии этого тура: пока они дают обоим соперникам по 0 очков.
  }
live-standings-knockout = Места после последнего тура, в котором решены все партии; кто ещё играет, делит первое место.
live-standings-all = Все коэффициенты
live-standings-telling = Только решающие
live-standings-of = После тура
live-ties = Что решает при равенстве очков
live-sos = SOS
live-sos-says = Сумма очков всех соперников (коэффициент Бухгольца).
live-sos-less = SOS-{ $count }
live-sos-less-says = { $count ->
    [one] То же без соперника тура { $count }.
   *[other] То же без соперников туров с 1 по { $count }.
  }
live-berger = ЗБ
live-berger-says = Коэффициент Зоннеборна — Бергера: очки всех побеждённых и половина очков тех, с кем ничья.
live-decided-legend = Отмечено значение, которое поставило игрока ниже соседа сверху. Кто равен во всём, делит место.
live-decided = решило
live-cell-legend = 12+b — победа над номером 12 чёрными; w — белыми, = — ничья, - — поражение, ? — не закончена, ! — не игралась, 0+ — без пары, 0- — отсутствие.
live-lot-lead = Номера, которые каждый может вытянуть заново по тому, что здесь написано.
live-lot-draws = Проведённые жеребьёвки
live-lot-none = Жеребьёвки ещё не было.
live-lot-stale = После последней жеребьёвки список участников изменился; её проведут заново.
live-lot-when = Кто и когда
live-lot-seed = Исходное слово или число
live-lot-by-hand = вручную
live-lot-count = Участников
live-lot-holds = действует
live-lot-replaced = заменена
live-lot-repeat = Как повторить
live-lot-rule = Для каждого участника берётся SHA-256 текста <исходное слово>:<номер записи> в UTF-8. В порядке возрастания этих билетов участники получают номера 1, 2, 3, …
live-lot-command = Например, для номера 1:
live-lot-hand-rule = Номера вытянуты вручную из настоящей чаши и введены судьёй.
live-lot-entry = Запись
live-lot-ticket = Билет (первые 16 цифр)
live-lot-black = Билет на чёрных
live-lot-rounds-rule = Каждый тур с выбыванием разыгрывается заново из исходного слова «{ $seed }». Игроки стоят по возрастанию SHA-256 текста <исходное слово>:ko:<тур>:<номер записи>. Без пары остаются первые из тех, кто реже других был без пары. Затем первый встречается со следующим, с которым выходит как можно меньше пар из одной страны, и так далее. Чёрными играет тот, у кого меньше SHA-256 текста <исходное слово>:ko:<тур>:black:<номер записи>.
live-why-absent = В этом туре не играет.
live-why-pair = Почему { $black } — { $white }
live-why-bye = Почему без пары { $name }
live-why-known = Что было известно до тура
live-why-colours = D
live-why-colours-long = Баланс цветов: партии чёрными минус партии белыми
live-why-floats = F
live-why-floats-long = Понижения минус повышения
live-why-order = Место в порядке
live-why-order-long = Место в порядке жеребьёвки: по очкам, затем по номеру
live-why-by-hand = Судья изменил этот тур вручную; значения относятся к туру, каким он сыгран.
live-why-round-one = Пары 1-го тура составляются по номерам жеребьёвки: 1-й встречается со 2-м, 3-й с 4-м и так далее; меньший номер играет чёрными.
live-why-bye-round-one = Играет нечётное число участников; в 1-м туре без пары остаётся последний номер.
live-why-bye-rule = Играет нечётное число участников. Без пары остаётся тот, кто реже был без пары, затем тот, у кого меньше очков, — если всех остальных можно свести в пары.
live-why-equal = Соперники с равными очками: у обоих { $points }.
live-why-moved = Понижение: { $high } (очков: { $most }); повышение: { $low } (очков: { $least }).
live-why-odd = { $count ->
    [one] Столько очков ({ $points }) у { $count } игрока — число нечётное, так что кому-то из этой группы нужен соперник с другими очками.
   *[other] Столько очков ({ $points }) у { $count } игроков — число нечётное, так что кому-то из этой группы нужен соперник с другими очками.
  }
live-why-best = Без повторных встреч и ради лучшего тура в целом не все игроки с очками { $points } могли встретиться между собой.
live-why-floats-now = F ({ $high }): было { $f }, стало { $fnew }. F ({ $low }): было { $g }, стало { $gnew }.
live-why-colour-hand = { $black } играет чёрными по решению судьи; по пункту 3(3) играл(а) бы белыми.
live-why-colour-number = { $black } играет чёрными: в 1-м туре чёрные у меньшего номера.
live-why-colour-balance = { $black } играет чёрными: D { $d }, а D соперника ({ $white }) — { $e }. Белыми играет тот, кто чаще другого играл чёрными (пункт 3(3)).
live-why-colour-higher = { $black } играет чёрными: D равны ({ $d }), решает ранг размещения ({ $order }); в нечётном туре чёрными играет тот, кто выше.
live-why-colour-lower = { $black } играет чёрными: D равны ({ $d }), решает ранг размещения ({ $order }); в чётном туре чёрными играет тот, кто ниже.
live-rank-points = выше тот, у кого больше очков
live-rank-small = при равных очках выше меньший номер
live-rank-large = при равных очках выше больший номер
live-why-criteria = Критерии
live-why-criteria-lead = Из двух вариантов тура лучше тот, у которого меньше первый различающийся критерий. Ни один критерий не знает ни страны, ни клуба, ни родства.
live-why-criterion = Критерий
live-why-in-pair = В этой паре
live-why-in-round = Во всём туре
live-order-pair = у места { $place } соперник { $partner }
live-why-not = А почему не другой соперник?
live-why-not-lead = Рассчитывается лучший тур, в котором эти двое встречаются, и сравнивается с составленным.
live-why-not-other = Другой соперник
live-why-not-ask = Спросить
live-not-same = Так тур и составлен.
live-not-oneself = Сам с собой никто не играет.
live-not-away = { $name } в этом туре не играет.
live-not-even = Играет чётное число участников: без пары не остаётся никто.
live-not-met = { $name } и { $other } встречались в туре { $round }, а дважды никто не встречается (пункт 3(1)).
live-not-dead-end = Тогда остальных нельзя свести в пары без повторных встреч.
live-not-worse = Такой тур был бы не хуже.
live-not-too-large = Значения слишком велики для расчёта.
live-not-order = Одинаково хорошо вплоть до порядка соперников: первым другого соперника получил бы игрок { $name } — место { $worse } вместо { $better } в порядке жеребьёвки.
live-not-criterion = Тогда лучший возможный тур хуже. Первый критерий, который решает: { $criterion } ({ $article }), { $worse } вместо { $better } во всём туре.
live-why-berger = Круговая система: таблицы Бергера для каждого тура говорят, какие номера встречаются и кто играет чёрными.
live-knockout-rule = Каждый тур разыгрывается заново: в порядке возрастания билетов каждый встречается со следующим, с которым выходит как можно меньше пар из одной страны.
live-knockout-bye = Без пары остаются первые в этом порядке из тех, кто реже других был без пары.
live-knockout-nation = Оба из одной страны ({ $country }): либо этого нельзя было избежать, либо места поменяли вручную.
live-knockout-black = { $black } играет чёрными в первой партии: билет на чёрных меньше.
live-knockout-replay = Ничья переигрывается: цвета меняются, у каждого столько времени, сколько оставалось.
live-bracket = { $name }: сетка
live-bracket-about = Столбец для каждого тура (всего { $rounds }), рамка для каждой партии; линии ведут от победителя к его следующей партии. То же ниже списком.
live-bracket-title = Сетка
live-bracket-list = Списком
live-bracket-file = Картинкой
live-bracket-note = Каждый тур разыгрывается заново: кто с кем встретится в следующем, до его жеребьёвки неизвестно.
live-bracket-game = Доска { $board }: { $black } (чёрные) — { $white } (белые): { $result }.
live-bracket-bye = { $name }: без пары.
live-sheet-colour = Цвет
live-sheet-signature = Подпись
live-sheet-mark = Отметьте результат, подпишите и отдайте судье.
live-sheet-black-won = Победа чёрных
live-sheet-draw = Ничья
live-sheet-white-won = Победа белых


## ########## Resource: mail ###############

letter-hello = Здравствуйте, { $name }!
letter-submitted-subject = Таблица на подпись: { $name }
letter-submitted = Главный судья подписал таблицу турнира «{ $name }» ({ $federation }). Теперь нужна ваша подпись как руководителя клуба:
letter-cosigned-subject = Таблица на проверку: { $name }
letter-cosigned = На таблице турнира «{ $name }» ({ $federation }) есть все нужные подписи. Она ждёт проверки квалификационной комиссией:
letter-returned-subject = Таблица возвращена: { $name }
letter-returned = Таблица турнира «{ $name }» ({ $federation }) возвращена на исправление. Кто вернул: { $by }. Что нужно исправить:
letter-rated-subject = Обсчитан: { $name }
letter-rated = Турнир «{ $name }» ({ $federation }) обсчитан:
letter-reopened-subject = Снова открыт: { $name }
letter-reopened = Турнир «{ $name }» ({ $federation }) открыт для исправления. Кто открыл: { $by }. Причина:
letter-proposed-subject = Положение на утверждение: { $name }
letter-proposed = Предложен турнир «{ $name }» ({ $federation }). Организатор: { $by }. Положение о турнире ждёт утверждения:
letter-admitted-subject = Утверждён: { $name }
letter-admitted = Положение о турнире «{ $name }» ({ $federation }) утверждено, изменить его больше нельзя. Турнир включён в календарь:
letter-proposal-returned-subject = Предложение возвращено: { $name }
letter-proposal-returned = Предложение провести турнир «{ $name }» ({ $federation }) возвращено. Кто вернул: { $by }. Что нужно изменить, прежде чем отправить снова:
letter-proposal-rejected-subject = Предложение отклонено: { $name }
letter-proposal-rejected = Предложение провести турнир «{ $name }» ({ $federation }) отклонено. Кто отклонил: { $by }. Причина:
letter-asked-subject = Заявка на документ: { $name }
letter-asked = Поступила заявка на удостоверение или выписку: { $name } ({ $federation }). Она ждёт решения квалификационной комиссии:
letter-invitation-subject = Приглашение: { $federation }
letter-invitation = Вас приглашают на сайт федерации «{ $federation }». Ваша роль: { $office }. Приглашение от: { $by }.
letter-login = Имя для входа: { $login }
letter-invitation-do = Придумайте пароль по этой одноразовой ссылке; она действует до { $until }:
letter-reset-subject = Новый пароль
letter-reset = По этой одноразовой ссылке вы зададите новый пароль для { $site }; она действует до { $until }:
letter-secret = Задать пароль может любой, у кого есть ссылка: никому её не передавайте.
letter-confirmation-subject = Подтвердите адрес электронной почты
letter-confirmation = На этот адрес просят присылать уведомления с сайта { $site }. Если это так, подтвердите адрес по этой одноразовой ссылке; она действует до { $until }:
letter-stranger = Если вы об этом ничего не знаете, ничего не делайте: уведомления на этот адрес приходить не будут.
letter-why = Вы получили это письмо, потому что на этот адрес приходят уведомления. Отключить их можно здесь:

letter-kind-submitted = таблица на подпись
letter-kind-cosigned = таблица на проверку
letter-kind-returned = таблица возвращена
letter-kind-rated = турнир обсчитан
letter-kind-reopened = турнир снова открыт
letter-kind-proposed = положение на утверждение
letter-kind-admitted = предложение утверждено
letter-kind-proposal-returned = предложение возвращено
letter-kind-proposal-rejected = предложение отклонено
letter-kind-asked = заявка на документ
letter-kind-invitation = приглашение
letter-kind-reset = ссылка для нового пароля
letter-kind-confirmation = ссылка для подтверждения адреса

mail-title = Уведомления по электронной почте
mail-address = Адрес электронной почты
mail-hint = Туда будут приходить письма обо всём, что ждёт вашего участия. Оставьте поле пустым, чтобы ничего не получать.
mail-waits = Адрес { $address } ещё не подтверждён: откройте ссылку из письма. Если сохранить ещё раз, придёт новая.
mail-notices = Присылать мне уведомления
mail-language = Язык писем
mistake-address = Это не адрес электронной почты.
flash-mail-asked = Сохранено. На новый адрес отправлена ссылка; он заработает, как только вы подтвердите его по этой ссылке.
flash-mail-confirmed = Адрес подтверждён.
confirm-title = Подтверждение адреса
confirm-lead = { $name }, присылать уведомления на адрес { $address }?
confirm-do = Да, подтверждаю
confirm-hint = Если это не ваша учётная запись, просто закройте страницу.
invite-mail-hint = Если указать адрес, ссылка придёт человеку и по электронной почте.
link-mailed = Ссылка отправлена и на адрес { $address }. Когда использована одна из двух, другая перестаёт действовать.
reset-mail = Отправить ссылку и на этот адрес электронной почты: { $name }

letters-title = Неотправленные письма
letters-lead = Письма отправляются, как только их принимает почтовый сервер. Если не принимает, попытки повторяются полтора суток.
letters-off = Почта не настроена, поэтому письма не отправляются. Настройки: smtp и mail-from.
letters-given-up = Не отправлены
letters-none-given-up = Таких писем нет.
letters-waiting = Ждут отправки
letters-none-waiting = Ни одно письмо не ждёт.
letter = Письмо
letter-attempts = Попытки
letter-error = Последняя ошибка
letter-next = Следующая попытка
letter-again = Попробовать ещё раз
letter-error-expired = Не удалось отправить вовремя.
letter-error-unfinished = Программа каждый раз завершалась во время отправки.
flash-letter-again = Письмо отправляется.
count-letters-given-up = { $count ->
    [one] Не удалось отправить { $count } письмо
    [few] Не удалось отправить { $count } письма
    [many] Не удалось отправить { $count } писем
   *[other] Не удалось отправить { $count } письма
}
act-mail = изменены адрес почты или уведомления
act-confirm-mail = адрес почты подтверждён
act-retry-letter = повторная отправка письма
subject-letter = письмо
letter-list-due-subject = Пора публиковать рейтинг-лист: { $federation }
letter-list-due = Рейтинг-лист ({ $federation }) на { $name } ещё не опубликован:
letter-overdue-subject = Просрочены результаты: { $name }
letter-overdue = Результаты турнира «{ $name }» ({ $federation }) уже должны быть сданы. Заполните таблицу и подпишите её:
letter-kind-list-due = пора публиковать рейтинг-лист
letter-kind-overdue = просроченные результаты
letter-registration-subject = Подтвердите регистрацию: { $name }
letter-registration = Кто-то, вероятно вы, зарегистрировал вас на турнир «{ $name }» ({ $federation }). Посмотрите и подтвердите регистрацию по этой ссылке до { $until }; до этого место за вами не закреплено:
letter-registration-keep = Сохраните это письмо: по той же ссылке можно отказаться от участия. Если вы ничего об этом не знаете, ничего не делайте: регистрация исчезнет сама.
letter-moved-up-subject = Для вас есть место: { $name }
letter-moved-up = На турнире «{ $name }» ({ $federation }) освободилось место, и теперь оно ваше: вы перешли из листа ожидания в число зарегистрированных:
letter-moved-up-withdraw = Если не сможете прийти, откажитесь, пожалуйста, по ссылке из письма, которым вы подтверждали регистрацию.
letter-kind-registration = ссылка для подтверждения регистрации
letter-kind-moved-up = место из листа ожидания


## ########## Resource: main ###############

language-name = Русский


## ########## Resource: numbers ###############

numbers-title = Статистика для комиссии
numbers-lead = Как распределены рейтинги, не сдвигаются ли они в целом и насколько точен их прогноз результатов.
numbers-from = Первый день
numbers-to = Последний день
numbers-period = Период: { $days }. Турнир относится к тому дню, в который он закончился.
numbers-mistake-day = Такого дня нет. Дата пишется так: 2026-05-10. Показаны последние двенадцать месяцев.
numbers-mistake-reversed = Первый день позже последнего. Показаны последние двенадцать месяцев.
numbers-mistake-long = Период не может быть длиннее { $years } лет. Показаны последние двенадцать месяцев.
numbers-table = То же в виде таблицы

numbers-distribution = Распределение рейтингов
numbers-distribution-about = Все игроки текущего рейтинга; ширина столбца в очках: { $width }. От периода это не зависит.
numbers-players = Игроки
numbers-mean = Средний рейтинг
numbers-median = Медиана
numbers-rating-from = Рейтинг от
numbers-rating-to = ниже
numbers-distribution-picture = Столбцы показывают, у скольких игроков какой рейтинг, от { $low } до { $high }. Больше всего игроков с рейтингом от { $from }, но ниже { $to }.
numbers-step = от { $from }, ниже { $to }: { $players }

numbers-inflation = Инфляция рейтинга
numbers-inflation-about = На сколько в среднем изменились за квартал рейтинги стабильных игроков. Стабильный в квартале — тот, у кого есть обсчитанные турниры и в нём, и в предыдущем квартале и у кого перед первым из турниров квартала уже был рейтинг.
numbers-inflation-change = Изменение рейтинга игрока — это рейтинг после последнего турнира квартала минус рейтинг после последнего турнира предыдущего квартала; турниры идут в том порядке, в каком они обсчитаны.
numbers-inflation-quarters = Календарные кварталы берутся целиком, даже если период захватывает их лишь частично.
numbers-inflation-stars = Не учитываются игроки с неустоявшимся рейтингом (*) в конце предыдущего квартала или после какого-либо турнира этого квартала.
numbers-inflation-empty = В этом периоде ни у кого нет турниров в двух кварталах подряд, поэтому измерить нечего. Выберите более длинный период.
numbers-inflation-picture = Столбцы показывают среднее изменение рейтинга стабильных игроков по кварталам: вверх, если рейтинги выросли, и вниз, если упали. Наименьшее изменение { $lowest }, наибольшее { $highest }.
numbers-quarter = { $number } кв. { $year }
numbers-quarter-says = { $quarter }: { $change }, { $players }
numbers-quarter-head = Квартал
numbers-stable = Стабильные игроки
numbers-mean-change = Среднее изменение

numbers-prediction = Точность прогноза
numbers-prediction-about = Все обсчитанные партии периода, в которых у обоих игроков был рейтинг до турнира: сколько очков положение ожидает от фаворита по этим рейтингам и сколько он набрал. Партии с форой не учитываются.
numbers-prediction-favourite = Фаворит — игрок с более высоким рейтингом. Если ожидается пол-очка, фаворита нет, и партия считается за пол-очка.
numbers-prediction-empty = Ни для одной партии этого периода прогноза нет. Выберите более длинный период.
numbers-prediction-legend = Калибровка: на пунктирной линии результат совпадает с прогнозом. Точки в закрашенной полосе можно объяснить случайностью (95 %). Чем больше точка, тем больше партий.
numbers-prediction-picture = Точки показывают, сколько набрали фавориты в партиях с примерно одинаковым прогнозом. Во всех партиях от них в среднем ожидалось { $expected } очка, набрали они { $scored }.
numbers-group-says = { $games }: прогноз { $expected }, результат { $scored }
numbers-predicted = Партии с прогнозом
numbers-squared-error = Средний квадрат ошибки
numbers-squared-error-hint = Оценка Брайера: 0 — безошибочный прогноз. У прогноза «пол-очка в каждой партии» — { $even }.
numbers-excess = Результат минус прогноз
numbers-excess-hint = В среднем для фаворитов: больше 0 — они набирают больше ожидаемого, меньше 0 — меньше.
numbers-left-handicap = Не учтены партии с форой
numbers-left-unrated = Не учтены партии, в которых у кого-то до турнира не было рейтинга или рейтинг не пересчитывался
numbers-left-unexpected = Не учтены партии, для которых в положении нет ожидаемого результата
numbers-expected-from = Прогноз от
numbers-expected-to = ниже
numbers-expected = Средний прогноз
numbers-scored = Средний результат
numbers-axis-expected = Прогноз для фаворита
numbers-axis-scored = Результат фаворита


## ########## Resource: players ###############

player-office = Ещё об этом игроке
initial-rating = Начальный рейтинг по рекомендации
initial-rating-hint = Для подготовленного новичка без рейтинга, если его рекомендуют не менее двух членов федерации.
initial-rating-confirm = Установить начальный рейтинг? Это увидят все на странице «Исправления».
do-recommend = Установить начальный рейтинг
recommended-by = Начальный рейтинг по п. { $article }: рекомендовали { $first } и { $second }
field-first-member = Кто рекомендует
field-second-member = Кто ещё рекомендует
field-recommended-on = Дата
merge-title = Один человек, внесённый дважды
merge-hint = Турниры другой записи перейдут к этой, и всё будет пересчитано. Это можно полностью отменить.
merge-search = Кто ещё (имя или его часть)
merge-nobody = Больше ни у кого нет такого имени. Поищите другое написание.
merge-choose = выбрать
merge-confirm = Объединить? Рейтинги могут измениться.
do-merge = Это тоже { $name }: объединить
merged-before = Объединены с этой записью
do-part = Отменить объединение
part-confirm = Отменить объединение? Рейтинги могут измениться.
mark-title = Больше не играет
mark-hint = Показывается на странице игрока. Кто входит в рейтинг-лист, решают только правила.
mark-none = играет
mark-withdrawn = выход из федерации
mark-deceased = умер(ла)
mark-forgotten = просит удалить свои данные
field-marked-on = С какого дня
field-club-since = В клубе с
club-since-hint = Если клуб меняется: с какого дня; пусто: с сегодняшнего.
clubs-before = Клубы
no-club = без клуба
forget-title = Удалить данные этого человека
forget-hint = По просьбе самого человека. Имя, его написание, пол, страна, клуб и документы удаляются навсегда; в таблицах остаётся номер, чтобы они не изменились.
forget-confirm = Удалить данные этого человека навсегда? Это нельзя отменить.
do-forget = Удалить навсегда
refused-merged = Одна из этих записей уже объединена, разъединена или удалена. Откройте страницу снова, чтобы увидеть текущее состояние.
refused-both-in = Оба есть в таблице «{ $tournament }»: это не может быть один человек.
refused-in-unfinished = Другая запись стоит в незавершённой таблице «{ $tournament }». Сначала завершите её, или пусть её судья выберет там нужную запись.
refused-rated-already = У игрока уже есть рейтинг: начальный рейтинг — для новичков.
act-merge-players = записи объединены
act-part-players = объединение отменено
act-initial-rating = начальный рейтинг установлен
act-mark-player = отметка изменена
act-forget-player = данные удалены по просьбе
flash-merged = Объединено. Вот что изменилось.
flash-parted = Объединение отменено. Вот что изменилось.
flash-recommended = Начальный рейтинг установлен.
flash-forgotten = Данные удалены.
names-forgotten = По просьбе с тех пор убрано имён: { $count }; контрольная сумма относится к рейтинг-листу в опубликованном виде.
filter-more = Ещё фильтры
filter-clear = Сбросить фильтры
filter-any-city = Все города
filter-any-country = Все страны
filter-any = Все
filter-women = Женщины
filter-men = Мужчины
filter-age = Возраст
filter-age-minors = До 18 лет
filter-age-seniors = 60 лет и старше
filter-rank-from = Разряд от
filter-rank-to = Разряд до
filter-active = Играл с
filter-nearly = Точно так никого не зовут. Похожие имена:
sort-by = Сортировать: { $column }
compare-title = Сравнение двух рейтинг-листов
compare-lists = Сравнить рейтинг-листы
compare-do = Сравнить
compare-earlier = Прежний лист
compare-later = Более поздний лист
compare-both = В обоих листах
compare-new = Новые в более позднем
compare-gone = Только в прежнем
compare-gained = Выросли
compare-lost = Снизились
compare-same = Без изменений
compare-mean = Среднее изменение
compare-place = Место до и после
compare-lead = С { $earlier } по { $later }.
compare-one = Пока опубликован один рейтинг-лист; для сравнения нужны два.
compare-nobody = Никого.
col-last-long = День последнего рейтингового турнира


## ########## Resource: proposals ###############

proposals-title = Предложенные турниры
proposals-lead = Турнир попадает в календарь после утверждения его положения.
proposals-empty = Пока ничего не предложено.
propose-tournament = Предложить турнир
propose-lead = Пока это черновик, любое поле можно оставить пустым; до отправки его видите только вы.
all-stages = Все
stage-draft = черновик
stage-sent = ждёт утверждения
stage-returned = возвращено
stage-approved = утверждено
stage-rejected = отклонено
stage-withdrawn = отозвано
stage-waits-draft = Дополните и отправьте на утверждение.
stage-waits-sent = Ждёт решения должностного лица федерации.
stage-waits-returned = Внесите требуемые изменения и отправьте снова.
stage-waits-approved = Турнир включён в календарь; изменять положение больше нельзя.
stage-waits-rejected = Турнир не будет проводиться как официальный.
stage-waits-withdrawn = Организатор отозвал предложение.
field-registration = Начало регистрации
field-organizer = Организатор
field-body = Текст положения
body-hint = Разметка Markdown: # заголовки, - списки, **жирный**, таблицы. HTML показывается как набран.
field-document = Положение в формате PDF
document-hint = PDF не больше 10 МБ; вместо текста или вместе с ним.
document-remove = удалить
proposal-text = Положение
proposal-terms = Условия, от которых зависит категория
proposal-own = проводит сама федерация (без срока подачи)
field-plea = Почему подано позже срока
plea-hint = Должностное лицо решит, принять ли его всё-таки.
late-how = Если есть уважительная причина, укажите её ниже и отправьте снова: должностное лицо может сделать исключение.
do-propose = Отправить на утверждение
proposal-edit = Изменить
proposal-missing = Чтобы отправить, исправьте:
proposal-withdraw = Отозвать
proposal-withdraw-confirm = Отозвать предложение окончательно?
proposal-sent = Отправлено
proposal-late = позже срока
proposal-decided = Кем принято решение
proposal-approved-by = Кем утверждено
proposal-approve = Утвердить и включить в календарь
proposal-approve-confirm = Утвердить? После этого положение изменить нельзя.
proposal-reject = Отклонить окончательно
proposal-reject-confirm = Отклонить предложение окончательно?
reason-for-organizer = Причины для организатора
category-lower-hint = Вычисленная категория или более низкая; более высокая не допускается (3.4.7).
category-given = Присвоенная категория
field-regulations-due = Последний день подачи положения
field-exception = Причина исключения
exception-hint = Положение подано после { $day } (4.2). Кто его принимает, указывает причину; её увидят все.
regulations-title = Положение о турнире
regulations-lead = В утверждённом виде; после утверждения изменения не допускаются.
to-tournament = К турниру
download = Скачать
settings-title = Настройки федерации
setting-prior-approval = Турниры предлагаются и утверждаются до проведения
setting-prior-approval-hint = Организаторы отправляют условия и текст положения; должностное лицо утверждает их, и с этого момента они неизменны. Уже запланированное не меняется.
cat-rating-max = Только игроки с рейтингом не выше
desk-proposals = Положения на утверждение
desk-own-proposals = Мои предложения
desk-own-proposals-empty = Незавершённых предложений у вас нет. Предложенный турнир будет здесь, пока по нему не примут решение.
desk-all-proposals = Все предложения
refused-stage = Сейчас это невозможно: предложение в состоянии «{ $stage }». Откройте его снова, чтобы увидеть, что произошло.
refused-prior-approval = В этой федерации турнир сначала предлагают и утверждают.
refused-late = Последний день подачи положения был { $day }: за семь дней до начала регистрации, если федерация не решила иначе (4.2).
refused-category = Категория выше той, что следует из условий, не допускается (3.4.7).
refused-frozen = Положение этого турнира утверждено: изменить можно только главного судью и примечание (4.2.2). Если провести его в таком виде нельзя, отмените турнир и предложите новый.
refused-begun = Турнир уже начался: утвердить его заранее нельзя.
refused-file-kind = Здесь нужен файл другого вида. Выберите другой.
refused-file-size = Файл слишком велик: не больше { $megabytes } МБ.
mistake-needs-match = титульным может быть только матч двух игроков
mistake-registration-late = регистрация не может начинаться позже турнира
mistake-text-missing = напишите текст или выберите PDF
act-draft = составлен черновик предложения
act-propose = предложено
act-withdraw-proposal = предложение отозвано
act-reject = отклонено
act-settings = настройки изменены
subject-proposal = предложение
flash-proposed = Отправлено на утверждение.
flash-proposal-approved = Утверждено: турнир включён в календарь.
flash-proposal-rejected = Отклонено.
flash-proposal-returned = Возвращено организатору.
flash-proposal-withdrawn = Отозвано.
regulations-changed = Хранящийся здесь текст — не тот, что был утверждён. Запросите утверждённый текст у федерации.
held-by-federation = Проводится федерацией.
held-with-support = Проводится при методической поддержке федерации.
refused-exception = Положение подано после { $day } (4.2): укажите причину исключения или верните предложение.
mistake-not-a-pdf = это не PDF или он повреждён
mistake-file-too-large = не больше { $megabytes } МБ
mistake-same-person = здесь нужен другой человек
mistake-future = этот день ещё не наступил
draft-kept = Введённое сохранено как черновик.
category-computed = Вычисленная категория: { $category }


## ########## Resource: registration ###############

registration-title = Регистрация: { $name }
registrations-title = Заявки: { $name }
registrations = Заявки и регистрация на месте
registration-do = Зарегистрироваться
registration-list = Зарегистрированные игроки
registration-waiting-list = Лист ожидания
registration-waiting-hint = Когда кто-то отказывается, его место получает первый из листа ожидания.
registration-nobody = Пока никто не зарегистрировался.
registration-not-found = По этому запросу никого нет.
registration-open = Регистрация открыта.
registration-open-until = Последний день – { $day }.
registration-places-are = { $places ->
    [one] Всего { $places } место; кто зарегистрируется позже, попадёт в лист ожидания.
    [few] Всего { $places } места; кто зарегистрируется позже, попадёт в лист ожидания.
    [many] Всего { $places } мест; кто зарегистрируется позже, попадёт в лист ожидания.
   *[other] Всего { $places } места; кто зарегистрируется позже, попадёт в лист ожидания.
}
registration-over = На этот турнир больше не регистрируют.
registration-begun = Турнир начался: в список участников уже никого нельзя добавить.
registration-closed = Регистрация закрыта.
registration-past = Регистрация закончилась { $day }.
registration-lapsed = Эта регистрация не была подтверждена вовремя. Зарегистрируйтесь, пожалуйста, ещё раз.
registration-twice = Этот игрок уже зарегистрирован на турнир.
registration-taken = Регистрация завершена: игрок есть в списке участников. Кто не сможет играть, сообщает судье.

registration-unconfirmed = не подтверждена
registration-registered = зарегистрирован
registration-waiting = лист ожидания
registration-withdrawn = отказ

registration-name = Фамилия и имя
registration-name-hint = Так, как должно быть в таблице.
registration-mail-hint = Его видит только организатор. На него придёт ссылка для подтверждения регистрации.
registration-rank-hint = Какой знаете; если разряда нет, ничего не пишите.
registration-born = Год рождения
registration-born-hint = Не публикуется; по нему различают тёзок.
registration-remark = Примечание для организатора
registration-remark-hint = Не публикуется.
registration-homepage = Оставьте это поле пустым
registration-consent-short = Согласие
registration-consent = Я согласен, чтобы на этом сайте публиковали моё имя, клуб или город, страну, разряд и результаты.
registration-privacy = Год рождения и примечание видит только организатор; через 30 дней после окончания турнира они будут удалены.
registration-privacy-mail = Электронный адрес, год рождения и примечание видит только организатор. Адрес используется только для этого турнира. Через 30 дней после его окончания все эти данные будут удалены.
registration-letter-comes = Вы получите письмо со ссылкой. Регистрация действует, когда вы её подтвердите; сделайте это, пожалуйста, в течение 48 часов.
mistake-registered = Этот игрок уже зарегистрирован. Тёзок различают по году рождения.
mistake-not-ticked = Без этого согласия зарегистрироваться нельзя.
mistake-hidden = Было заполнено скрытое поле. Теперь оно пусто: отправьте, пожалуйста, форму ещё раз.

registration-says-unconfirmed = Подтвердите, пожалуйста, до { $until }. До этого место за вами не закреплено.
registration-says-registered = Вы зарегистрированы, место за вами.
registration-says-waiting = Все места заняты. Ваш номер в листе ожидания – { $place }.
registration-says-withdrawn = Вы отказались от участия. Если всё-таки хотите играть, зарегистрируйтесь снова.
registration-keep = Сохраните эту ссылку: только по ней можно отказаться от участия.
registration-confirm = Подтвердить регистрацию
registration-withdraw = Отказаться от участия
registration-withdraw-confirm = Действительно отказаться? Место получит кто-то другой.
registration-withdraw-hint = Если не сможете прийти, откажитесь, пожалуйста: место получит следующий игрок.
flash-registration-asked = Письмо уже в пути. Подтвердите, пожалуйста, регистрацию по ссылке из него в течение 48 часов.
flash-registration-done = Ваша заявка принята.
flash-registration-confirmed = Регистрация подтверждена.
flash-registration-withdrawn = Вы отказались от участия.
flash-registration-added = Игрок добавлен и отмечен как присутствующий.
flash-registrations-taken = Присутствующие добавлены в список участников.
flash-registrations-none = Добавлять некого: все присутствующие уже есть в списке участников.

registration-check-in = Регистрация на месте
registration-count-registered = Зарегистрированы
registration-count-here = На месте
registration-count-away = Нет
registration-count-unknown = Ещё не отмечены
registration-count-waiting = Лист ожидания
registration-count-unconfirmed = Не подтверждены
registration-count-taken = В турнире
registration-all = Показать всех
registration-here = На месте
registration-away = Нет
registration-admit = Дать место
registration-withdraw-him = Снять из списка
registration-restore = Вернуть
registration-in-tournament = в турнире
registration-take = { $count ->
    [one] Добавить в турнир { $count } присутствующего игрока
    [few] Добавить в турнир { $count } присутствующих игроков
    [many] Добавить в турнир { $count } присутствующих игроков
   *[other] Добавить в турнир { $count } присутствующего игрока
}
registration-desk-twice = Никто не добавлен: { $name } уже есть в списке участников. Исправьте список и попробуйте ещё раз.
registration-desk-too-many = Никто не добавлен: столько участников турнир не вмещает.
registration-desk-refuses = Никто не добавлен: список участников сейчас изменить нельзя.
registration-csv = Скачать список (CSV)
registration-public-page = Страница для игроков
registration-add = Добавить игрока
registration-add-hint = Для тех, кто пришёл без регистрации: игрок сразу имеет место и отмечен как присутствующий.
registration-settings = Настройки
registration-do-open = Игроки могут регистрироваться на сайте
registration-until = Последний день регистрации
registration-until-hint = Если пусто – до последнего дня турнира.
registration-places = Число мест
registration-places-hint = Если пусто – без ограничения.
registration-note = Объявление для игроков
registration-note-hint = Взнос, место, когда приходить. Обычный текст.
registration-how = Почта на этом сайте не настроена: регистрация действует сразу, без подтверждения.
registration-how-mail = Игроки подтверждают регистрацию по ссылке из письма; неподтверждённые исчезают через 48 часов.
act-registration-settings = изменены настройки регистрации
act-register = игрок зарегистрирован
act-confirm-registration = регистрация подтверждена
act-admit = дано место
act-withdraw-registration = регистрация отменена
act-restore-registration = регистрация восстановлена
act-check-in = отметка о прибытии
act-take-registrations = зарегистрированные добавлены в турнир
act-erase-registrations = личные данные из заявок удалены


## ########## Resource: reports ###############

typed-rank = В таблице указан разряд { $typed }, на сайте { $ours }.
field-handed-in = Результаты сданы
handed-in-time = в срок
handed-late = с опозданием
desk-rated-since = Турниров обсчитано после последнего рейтинг-листа: { $count }
error-back = Назад


## ########## Resource: site ###############

skip = Перейти к содержанию
menu = Меню
languages = Язык
menu-home = Федерация
menu-ratings = Рейтинг
menu-tournaments = Турниры
menu-changes = Исправления
menu-desk = Мои дела
menu-people = Должностные лица
menu-audit = Журнал действий
menu-accounts = Учётные записи
log-in = Войти
log-out = Выйти
footer = Рейтинг точно по пунктам положения — и с объяснением.
pages = Страницы
page-before = Назад
page-after = Вперёд
to-start = На главную страницу
yes = да
save = Сохранить
dismiss = Отмена
show = Показать
search = Найти
sure = Вы уверены?
and-more = … и ещё { $count }

site-title = Спортивные федерации
site-lead = Рейтинг-листы, турниры и игроки — с объяснением каждого рейтинга.
site-empty = Здесь пока нет ни одной федерации. Администратор создаёт федерацию или импортирует журнал.

home-top = Лидеры рейтинга
home-whole-list = Весь рейтинг
home-lists = Опубликованные рейтинг-листы
lists-empty = Ни один рейтинг-лист ещё не опубликован.
home-referees = Судьям и должностным лицам
home-referees-text = Внесите таблицу турнира — изменения рейтинга видны сразу, — подпишите и отправьте её.
home-rated = Последние обсчитанные турниры
home-coming = Предстоящие турниры
tournaments-empty = Таких турниров нет.
coming-empty = Запланированных турниров нет.

ratings-title = Текущий рейтинг
ratings-lead = Это текущий рейтинг, а не опубликованный рейтинг-лист.
ratings-last = После последнего обсчитанного турнира:
ratings-empty = Рейтинга пока ни у кого нет. Он появится, когда будет обсчитан первый турнир.
ratings-nobody = Никто не найден. Введите меньше букв или попробуйте другой алфавит.
ratings-all = Показать всех
search-name = Фамилия или имя
all-clubs = Все клубы
col-movement = ±
col-movement-long = Изменение после последнего опубликованного рейтинг-листа
new-entry = новый
rank-kept = сохранён
list-number = № { $number }, { $day }
list-title = Рейтинг-лист на { $day } года
list-lead = Опубликованный рейтинг-лист № { $number }. Он никогда не меняется.
list-corrected = Данные, по которым составлен этот рейтинг-лист, исправлялись после его публикации. Сам рейтинг-лист остаётся таким, каким был опубликован; исправления:
list-players = В рейтинг-листе
list-published = Опубликован
list-previous = Предыдущий рейтинг-лист
fingerprint = Контрольная сумма
fingerprint-hint = Контрольная сумма — это SHA-256 CSV-файла рейтинг-листа: у кого есть файл, тот может проверить, что в нём не изменено ни буквы.
decisions = Присвоенные, сниженные и сохранённые разряды
decisions-none = Эта публикация не меняет ни одного разряда.
rank-before = Разряд до
rank-after = Разряд после
norm = Норматив
article = Пункт
publish-list = Опубликовать рейтинг-лист
publish-lead = Так выглядел бы рейтинг-лист на { $day } года. Пока ничего не опубликовано.
field-date = Дата
publish-unusual = Рейтинг-листы публикуются 1 января, 1 апреля, 1 июля и 1 октября. Здесь другая дата.
publish-waiting = Эти турниры закончились до указанной даты и ещё не обсчитаны:
publish-births = { $count ->
    [one] У { $count } игрока из рейтинг-листа дата рождения неизвестна или известен только год; нельзя точно сказать, сохраняется ли разряд по возрасту.
    [few] У { $count } игроков из рейтинг-листа дата рождения неизвестна или известен только год; нельзя точно сказать, сохраняется ли разряд по возрасту.
    [many] У { $count } игроков из рейтинг-листа дата рождения неизвестна или известен только год; нельзя точно сказать, сохраняется ли разряд по возрасту.
   *[other] У { $count } игрока из рейтинг-листа дата рождения неизвестна или известен только год; нельзя точно сказать, сохраняется ли разряд по возрасту.
}
publish-says = Рейтинг-лист
publish-note = Примечание под рейтинг-листом
publish-hint = Опубликованный рейтинг-лист никогда не меняется. Этой публикацией присваиваются и снижаются даны.
publish-do = Опубликовать
publish-confirm = Опубликовать этот рейтинг-лист? Потом изменить его будет нельзя.

current-rating = Текущий рейтинг
unrated = рейтинга пока нет
last-list = Последний рейтинг-лист
place-number = { $place }-е место
dan-assigned = Присвоен дан
first-rating = Начальный рейтинг
player-code = Номер в федерации
officials-only = (видно только должностным лицам)
history = История
history-empty = Обсчитанных турниров пока нет.
tournament = Турнир
before = До
after = После
change = Изменение
why = Почему
opponents = Соперники
opponent = Соперник
games = Партии
score = Счёт
all-games = Все партии
round = Тур
result = Результат
bye = выходной
not-played = не сыграна
enter-player = Внести игрока
change-player = Изменить данные игрока
player-name = Фамилия и имя
player-name-hint = Сначала фамилия; в оригинальном написании.
latin-hint = Только если оно отличается от официальной транслитерации.
born-hint = Дата, например 1980-05-31, или только год.
born-counts = От неё зависит расчёт: если она изменится, всё будет пересчитано.
field-gender = Пол
gender-f = женский
gender-m = мужской
country-hint = Две буквы, например UA.

plan-tournament = Запланировать турнир
change-conditions = Изменить условия
tournament-name = Название турнира
field-dates = Даты
field-starts = Первый день
field-ends = Последний день
field-holding-club = Клуб, проводящий турнир
club-hint = Его руководитель тоже подписывает таблицу.
field-referee = Главный судья
field-board = Доска
field-minutes = Основное время, мин
minutes-hint = Каждому игроку на партию, без бёёми. При контроле менее 45 минут турнир не обсчитывается; менее 60 минут — не пересчитываются рейтинги выше 2100. Если времени было достаточно, оставьте поле пустым.
field-official = Официальный турнир
not-official = нет: не входит в календарный план
official-check = Турнир включён в календарный план федерации
field-plan = Какой план
plan-hint = Например, «План городской федерации на 2026 год». Коэффициент K3 начисляется только в официальных турнирах.
field-remark = Примечание
field-state = Состояние
field-year = Год
all-years = Все годы
all-states = Все состояния
field-passes = Расчёт
reason = Причина:
your-part = Что вы можете сделать сейчас
order-later = Турнир, закончившийся позже, уже обсчитан; порядок обсчёта влияет на рейтинг:
order-earlier = Турнир, закончившийся раньше, ещё не обсчитан; порядок обсчёта влияет на рейтинг:
preview = Предварительный расчёт
preview-nobody = Ничей рейтинг не будет пересчитан: контроль времени слишком короткий или не сыграно ни одной партии.
edit-table = Заполнить таблицу
do-cosign = Подписать от имени клуба
do-approve = Утвердить и обсчитать
approve-confirm = Утвердить таблицу и обсчитать турнир?
do-take-back = Отозвать для правки
take-back-confirm = Отозвать таблицу? Все подписи будут сняты.
do-return = Вернуть на исправление
reason-for-referee = Что нужно исправить?
reason-public = Причина (её увидят все)
do-reopen = Открыть для исправления
reopen-hint = Рейтинг действует, пока исправленная таблица не будет снова подписана и утверждена; тогда всё последующее будет пересчитано.
do-close = Закрыть без обсчёта
close-hint = Турнир не будет обсчитан. Если он уже был обсчитан, всё последующее будет пересчитано без него.
close-confirm = Закрыть турнир без обсчёта?
do-cancel = Отменить турнир
cancel-confirm = Отменить турнир?
crosstable = Турнирная таблица
cell-legend = 12+ победа над номером 12, 7- поражение, 3= ничья; w белые, b чёрные, /2 фора, ! партия не сыграна, 0+ выходной.
anomalous-legend = Аномальный результат, пп. 4.4–4.7, 5.4
not-recalculated = не пересчитывается (п. 1.7)
no-played-game = нет сыгранных партий
table-hidden = Таблица станет видна всем, когда её утвердит комиссия.
signatures = Подписи
rated-at = Турнир обсчитан { $at }.
office-referee = Главный судья
office-club = Руководитель клуба
office-official = Квалификационная комиссия
path-table = Подпись главного судьи
path-club = Подпись руководителя клуба
path-commission = Проверка комиссией
path-rated = Обсчёт

table-of = Таблица: { $name }
editor-lead = Строка — участник, столбец — тур. Достаточно заполнить ячейку одного из соперников: вторая заполнится сама, самое позднее при проверке.
col-player = Игрок
choose-player = — кто это? —
choose-new = новый игрок
new-player = новый
new-player-hint = Этот игрок будет внесён при утверждении таблицы и начнёт с рейтинга 0, 30 кю. Год рождения помогает различать людей с одинаковыми именами.
new-player-alike = Уже есть игрок с похожим именем: проверьте, не он ли это.
cell-hint = 12+ победа, 7- поражение, 3= ничья; w белые, b чёрные, /2 фора; 5+! и 5-! неявка; 0+ выходной; пустая ячейка — участник отсутствовал.
more-rows = Добавить строки
more-round = Добавить тур
less-round = Убрать тур
all-new = Считать всех неизвестных новыми игроками
all-new-confirm = Внести всех нераспознанных игроков как новых?
check = Проверить
save-draft = Сохранить черновик
submit = Подписать и отправить
submit-confirm = Подписать таблицу как главный судья и отправить её?
submit-hint = Перед подписью нужно посмотреть предварительный расчёт. Подписывая, вы утверждаете таблицу как главный судья; затем её проверяет квалификационная комиссия.
submit-hint-club = Перед подписью нужно посмотреть предварительный расчёт. Подписывая, вы утверждаете таблицу как главный судья; затем её подписывает руководитель клуба и проверяет квалификационная комиссия.
only-referee-signs = Таблицу подписывает только главный судья.
no-problems = Ошибок не найдено.
warning = (только предупреждение)
back-to-table = Вернуться к таблице
difference = Строка { $row }: у вас «{ $new }», сохранено «{ $old }»
stale-title = Таблица тем временем изменилась
stale-text = После того как вы открыли эту таблицу, её сохранил кто-то другой — или вы сами в другом окне. Ниже то, что ввели вы; если сохранить ещё раз, оно заменит сохранённый вариант. Различия:
stale-theirs = Отказаться от моих правок и показать сохранённую таблицу
stale-conditions = Тем временем турнир изменил кто-то другой. Ниже то, что ввели вы; если сохранить ещё раз, оно заменит сохранённый вариант.
refused-title = Так сделать нельзя
paste-title = Вставить таблицу
paste-label = Таблица в виде текста
paste-hint = Из электронной таблицы или из текстовой турнирной таблицы, вместе с заголовком. Вставленная таблица заменит ту, что выше.
paste-do = Прочитать таблицу
paste-confirm = Заменить таблицу выше вставленной?
paste-failed = Не удалось прочитать текст
paste-understood = Вот что удалось распознать:
autosave-saved = Сохранено
autosave-saving = Сохраняется…
autosave-failed = Пока не сохранено — хранится в этом браузере, попытка повторяется
autosave-stale = Таблицу изменили в другом месте; сохраните, чтобы увидеть оба варианта
autosave-restored = Восстановлено то, что хранилось в этом браузере
autosave-cut = Вставленный фрагмент больше таблицы; лишнее отброшено
contradiction = Две ячейки этой партии противоречат друг другу
typed-rating = в таблице указано { $typed }
left-out = Эти партии не учитываются:
left-out-game = Тур { $round }: { $a } — { $b }, не сыграна
left-out-bye = Тур { $round }: { $a }, выходной

why-title = Почему изменился рейтинг: { $name }
pass-none = Без расчёта
pass-number = Проход { $number }
round-number = Тур { $round }
symbols = Что означают обозначения
why-hint = Каждое число точное и получено тем же расчётом, которым обсчитан турнир. Правила: { $rules }.

changes-title = Исправления
changes-lead = Когда обсчитанный турнир исправляют, всё последующее пересчитывается. Здесь показано, что при этом изменилось.
changes-empty = Исправлений пока не было.
change-title = Исправление от { $at }
change-empty = Ни один рейтинг и ни один разряд не изменился.
when = Когда
who = Кто
where = Где
old = Было
new = Стало
reason-short = Причина
what-changed = Итог
audit-title = Журнал действий
audit-lead = Кто, что и с чем сделал. Каждая запись содержит хеш предыдущей, поэтому ни одну нельзя незаметно изменить или удалить.
audit-empty = Записей пока нет.
act = Действие
subject = Объект
detail = Подробности

desk-lead = Здесь собрано то, что ждёт вашего участия.
desk-list-due = Рейтинг-лист на { $day } года ещё не опубликован.
desk-check = Таблицы на проверку и обсчёт
desk-overdue = Просроченные отчёты
desk-corrections = Незавершённые исправления
desk-cosign = Таблицы на подпись от вашего клуба
desk-own = Ваши турниры
desk-waiting = Отправлено вами, ждёт других
desk-nothing = Сейчас ничего нет.
desk-own-empty = Незавершённых турниров у вас нет. Запланируйте турнир, чтобы заполнить его таблицу.
desk-organizer-empty = От вас сейчас ничего не требуется. Когда турнир запланирован, таблицу заполняет главный судья.

login-lead = Для судей, руководителей клубов и должностных лиц. Для чтения учётная запись не нужна.
login-name = Эл. почта или имя для входа
login-name-hint = То, что человек будет вводить при входе: адрес электронной почты или короткое имя.
password = Пароль
login-failed = Войти не удалось
login-hint = Учётные записи создаются по приглашению. Если вы забыли пароль, попросите новую ссылку у председателя или администратора.
choose-password = Придумайте пароль
link-lead = Добро пожаловать, { $name }! Придумайте пароль, после этого вы сможете войти.
new-password = Новый пароль
old-password = Старый пароль
password-again = То же ещё раз
password-hint = Не меньше 10 символов; хорошо подойдёт целая фраза.
your-roles = Ваши роли
no-roles = У вас нет ролей.
change-password = Сменить пароль
sessions = Где выполнен вход
session-began = Вход выполнен
session-seen = Последнее посещение
session-agent = Браузер
session-this = этот сеанс
log-out-everywhere = Выйти везде

people-lead = Кто за что отвечает в этой федерации.
people-empty = Должностных лиц пока нет. Пригласите первого человека.
person-name = Фамилия и имя
role = Роль
role-organizer = организатор
role-referee = судья
role-club-head = руководитель клуба
role-official = член квалификационной комиссии
role-chairman = председатель
role-administrator = администратор
club-head-hint = Только для руководителей клубов.
invite = Пригласить
invited = Приглашение создано. Передайте человеку эту одноразовую ссылку; она показана только сейчас и действует 14 дней:
link-hint = Задать пароль может любой, у кого есть ссылка: передайте её лично.
invited-waiting = приглашён
disabled = заблокирован
disable = Заблокировать
enable = Разблокировать
revoke = Отозвать роль
revoke-confirm = Отозвать роль?
reset-password = Создать ссылку для нового пароля
reset-made = Передайте человеку эту одноразовую ссылку; она показана только сейчас и действует 24 часа:
federations = Федерации
found = Создать федерацию
slug = Название в адресе
slug-hint = От 2 до 40 символов: a–z, 0–9 и -.
rules = Правила

flash-planned = Турнир запланирован.
flash-saved = Сохранено.
flash-submitted = Таблица подписана и отправлена.
flash-cosigned = Таблица подписана от имени клуба.
flash-taken-back = Таблица снова у вас; подписи сняты.
flash-returned = Таблица возвращена.
flash-approved = Таблица утверждена, турнир обсчитан.
flash-corrected = Исправление завершено; всё последующее пересчитано.
flash-reopened = Турнир открыт для исправления.
flash-closed = Турнир закрыт без обсчёта.
flash-cancelled = Турнир отменён.
flash-published = Рейтинг-лист опубликован.
flash-welcome = Вы вошли.
flash-logged-out = Вы вышли.
flash-password = Пароль задан. Теперь войдите.
flash-appointed = Роль назначена.
flash-revoked = Роль отозвана.
flash-founded = Федерация создана. Пригласите должностных лиц.

error-title = Не получилось
error-log-id = Номер этой ошибки для администратора:
error-not-found = Такой страницы нет. Возможно, её перенесли или в адресе опечатка.
error-method = Этот адрес нельзя использовать таким образом.
error-forbidden = Вашей учётной записи это не разрешено.
error-unavailable = Сайт сейчас недоступен. Попробуйте ещё раз через минуту; ничего не потеряно.
error-internal = Что-то пошло не так на нашей стороне. Ничего не изменено. Попробуйте позже.
error-form-type = Это не форма этого сайта.
error-form-encoding = Форма не в кодировке UTF-8, её не удаётся прочитать. Ничего не изменено.
error-form-size = Для одной формы это слишком много. Ничего не изменено; отправьте, пожалуйста, меньше.
error-form-field = Не удалось разобрать запрос. Вернитесь назад и обновите страницу.
error-token = Форма устарела или отправлена с другого сайта. Вернитесь назад, обновите страницу и попробуйте ещё раз; ничего не изменено.
error-log-in = Сеанс завершён. Войдите и попробуйте ещё раз.
error-mistakes = Исправьте, пожалуйста, отмеченные поля.

refused-not-allowed = Вашей учётной записи здесь это не разрешено.
refused-not-yours = Это принадлежит кому-то другому.
refused-state = Сейчас это невозможно. Состояние турнира: { $state }.
refused-stale = Данные тем временем изменились. Обновите страницу и посмотрите ещё раз; ваши изменения не сохранены.
refused-reason = Укажите, пожалуйста, причину, не больше 2000 символов.
refused-signature = На таблице нет нужных подписей, или она изменена после подписания. Её нужно подписать заново.
refused-club = Не указан клуб, проводящий турнир, поэтому подписать от имени клуба некому. Укажите его в условиях турнира.
refused-endless = Пересчёт по п. 4.7 не закончился за отведённое число проходов ({ $limit }). Всё ещё показывают аномальный результат (с исходными рейтингами): { $who }. Проверьте, не внесено ли много партий в один тур, нет ли неверных рейтингов или результатов. Ничего не изменено.
refused-unratable = Таблицу нельзя обсчитать: { $why }
refused-list-exists = Рейтинг-лист на эту или более позднюю дату уже есть.
refused-list-date = Дата ещё не наступила или предшествует последнему рейтинг-листу.
refused-changed = С тех пор как рейтинги были показаны, они изменились. Посмотрите, что получается теперь.
refused-log-in = Неверное имя для входа или пароль.
refused-throttled = Слишком много попыток. Попробуйте ещё раз после { $until }.
refused-link = Эта ссылка уже использована, истекла или никогда не существовала. Попросите новую.
refused-last-administrator = Это последний администратор; сайту нужен хотя бы один.

mistake-missing = Заполните, пожалуйста, это поле.
mistake-too-long = Не больше { $most } символов.
mistake-too-short = Не меньше { $least } символов.
mistake-date = Это не дата.
mistake-ends-early = Последний день раньше первого.
mistake-number = Такое число не подходит.
mistake-unknown = Выберите из списка.
mistake-taken = Это уже занято.
mistake-differs = Пароли не совпадают.
mistake-characters = Здесь есть недопустимые символы.
mistake-weak = Такой пароль подбирают одним из первых.
mistake-old-password = Старый пароль неверен.

typed-rating-new = в таблице { $typed }, но новый игрок начинает с 0 (пункт 3.1)

act-plan = запланировано
act-conditions = условия изменены
act-submit = подписано и отправлено
act-cosign = подписано от имени клуба
act-take-back = отозвано
act-return = возвращено
act-approve = утверждено и обсчитано
act-reopen = открыто для исправления
act-close = закрыто без обсчёта
act-cancel = отменено
act-publish = рейтинг-лист опубликован
act-enter-player = игрок внесён
act-change-player = данные игрока изменены
act-invite = приглашение
act-revoke = роль отозвана
act-reset = ссылка для нового пароля
act-password = пароль задан
act-log-in = вход
act-log-out-everywhere = выход везде
act-disable = учётная запись заблокирована
act-enable = учётная запись разблокирована
act-import = журнал импортирован
act-found = федерация создана

correct-table = Исправить таблицу
rules-ufgo = Рейтинг-система Украинской федерации го
subject-tournament = турнир
subject-player = игрок
subject-list = рейтинг-лист
subject-account = учётная запись
subject-federation = федерация
publish-future = Следующий рейтинг-лист выходит { $day }. Пока это то, что в нём было бы; опубликовать его можно будет с этого дня.
decision = Решение
decision-assigned = присвоен
decision-lost = снижен
decision-kept = сохранён по возрасту
field-name = Название или имя
table-has-mistakes = В таблице ещё есть ошибки; они показаны в таблице.

pool-classic = Классика
pool-rapid = Рапид
category-highest = высшая
category-first = первая
category-second = вторая
category-third = третья
category-fourth = четвёртая
category-friendly = товарищеский турнир
sports-rank-third = 3-й разряд
sports-rank-second = 2-й разряд
sports-rank-first = 1-й разряд
sports-rank-candidate = кандидат в мастера
sports-rank-master = мастер
sports-rank-honoured = заслуженный мастер
sports-rank-grandmaster = гроссмейстер
rules-ssdc = Рейтинг-система и разряды Севастопольского клуба спортивных точек
rules-orr = Открытый русский рейтинг по шахматам (ОРР)
rules-rgf = Рейтинг-система Российской федерации го
rules-elo = Обычная система Эло с таблицей K
field-pool = Зачёт
field-category = Категория
field-results-due = Срок сдачи результатов
results-overdue = Срок истёк
field-edition = Рассчитано по редакции
edition-first = первоначальному тексту
col-interval-long = 95-процентный интервал: рейтинг плюс-минус два отклонения
col-games-long = Обсчитанные партии в этом зачёте
col-last-game = Последняя партия
star-legend = * неустоявшийся: партий ещё мало
not-rated = не обсчитывается
why-steps = Шаг за шагом
symbol-deviation = отклонение
symbol-value = рейтинг, в том числе принятый для соперника
symbol-count = количество
anchors-title = Поправка всего рейтинг-листа
anchors-lead = Публикация этого рейтинг-листа сдвинет рейтинг каждого на { $shift }: среднее изменение рейтинга анкеров вычитается. До публикации ничего не меняется.
anchors = Анкеры
anchors-start = В начале периода
anchors-now = Сейчас
menu-rules = Правила
editions-lead = Турнир обсчитывается по той редакции, которая для него действует. Изменения не имеют обратной силы.
editions-title = Редакции
edition-name = Редакция
edition-of = Редакция { $number }: { $title }
edition-zero = Первоначальный текст
edition-published = Опубликована
edition-force = Действует
edition-force-calculated = для всего, что рассчитано после публикации
edition-force-since = для турниров с { $day }
edition-force-waits = ещё нет: ждёт окончания турнира «{ $tournament }»
edition-force-nothing = ещё нет: в календаре нет официального турнира после публикации
edition-force-always = с самого начала
edition-now = действует сейчас
edition-uses = По ней рассчитано
edition-uses-count = турниров: { $tournaments }, рейтинг-листов: { $lists }
parameters = Параметры
parameters-lead = То, что положение оставляет на усмотрение федерации или задаёт числом. Отмеченные значения отличаются от текста положения.
parameter = Параметр
parameter-article = Пункт
parameter-value = Значение
parameter-default = В тексте: { $value }
parameter-none = нет
parameter-row = Строка
amend = Опубликовать изменение
amend-lead = Изменение заменяет параметры целиком. То, что уже рассчитано, не меняется.
amend-force-calculated = Оно действует для всех турниров и рейтинг-листов, рассчитанных после публикации.
amend-force-starting = Оно действует для турниров, которые начинаются сегодня или позже, и для рейтинг-листов с сегодняшнего дня.
amend-force-following = Оно вступает в силу на следующий день после окончания официального турнира, следующего за публикацией (пункт 5.1).
field-order = Номер и дата приказа
field-amendment = Что говорится в приказе
amend-do = Опубликовать изменение
amend-confirm = Опубликовать это изменение?
amend-mistakes = Эти параметры использовать нельзя:
amend-withdraw = Отозвать изменение
amend-withdraw-hint = По нему ещё ничего не рассчитано, поэтому его можно отозвать.
amend-withdraw-confirm = Отозвать это изменение?
refused-nothing-changed = Ни один параметр не изменён. Измените значение или покиньте страницу.
refused-edition-used = По этой редакции уже что-то рассчитано или опубликована более поздняя: отозвать её больше нельзя. Вместо этого опубликуйте ещё одно изменение.
act-amend = изменение опубликовано
act-withdraw-amendment = изменение отозвано
subject-edition = редакция
flash-amended = Изменение опубликовано.
flash-amendment-withdrawn = Изменение отозвано.
count-rated-games = { $games ->
    [one] { $games } обсчитанная партия
    [few] { $games } обсчитанные партии
   *[many] { $games } обсчитанных партий
}

progress-title = Идёт работа
progress-reading = Читаются данные.
progress-calculating = Готово { $done } из { $total }.
progress-storing = Всё готово; идёт запись.
progress-hint = Страницу можно покинуть: работа продолжается. До её окончания все видят прежнее состояние; если она не удастся, оно и останется.
progress-unchanged = Ничего не изменено.
progress-back = Назад
progress-idle = Сейчас ничего не выполняется.
refused-working = В этой федерации идёт пересчёт. Дождитесь его окончания и повторите.

cell-annulled = x: сыграна, но аннулирована.
decision-shifted = сдвинут вместе со всем рейтинг-листом

category-title = Категория турнира
category-lead = Турнир начинает с высшей категории; каждое ограничивающее условие понижает её (раздел III).
category-how = Как определяется категория
category-no-steps = Турнир ничем не ограничен.
cat-rating-below = Только игроки с рейтингом ниже
cat-rank-max = Разряд или звание не выше
cat-gender = Кто может играть
gender-any = все
gender-women = только женщины
gender-men = только мужчины
cat-age-min = Возраст от
cat-age-max = Возраст до
cat-territory = Территориальное ограничение
cat-time = Контроль времени
time-blitz = Блиц
cat-division = Дивизион лиги (1 — высший)
cat-guaranteed = Игроков с гарантированным участием
cat-format = Формат
cat-not-all = Не все играют со всеми (швейцарская, олимпийская система, группы)
cat-correspondence = Без личной встречи (заочно, по интернету)
cat-match = Матч двух игроков
cat-title-match = Матч за титул
cat-challenger = Проводится для определения претендента на титул
cat-title-holder = Обладатель титула не допускается
cat-wish = Организатор просит категорию
cat-ask = Определить категорию
category-step-ceiling = Есть верхний предел рейтинга, разряда или звания.
category-step-gender = Играют только женщины или только мужчины.
category-step-age = Есть возрастное ограничение.
category-step-territory = Есть территориальное ограничение.
category-step-time = Контроль времени короче классического.
category-step-format = Не все играют со всеми.
category-step-correspondence = Игроки не встречаются лично.
category-step-division = Это не высший дивизион лиги: по одной ступени за каждый дивизион над ним.
category-step-guaranteed = Некоторым игрокам участие гарантировано поимённо.
category-step-severe = Отсекаются игроки с рейтингом 2200 и выше или кандидаты в мастера и выше.
category-step-challenger = Обладатель титула не может играть в турнире претендентов; это ничего не понижает.
category-step-match = Матч не за титул — не выше четвёртой категории.
category-step-organizer = Пожелание организатора: более низкая категория возможна, более высокая — нет.
category-step-friendly = Ниже четвёртой категории турнир товарищеский: он не обсчитывается.
category-lowered = { $levels ->
    [one] ниже на { $levels } ступень
    [few] ниже на { $levels } ступени
   *[many] ниже на { $levels } ступеней
}

rank-history = Разряды и звания
rank-ground = Основание
rank-by-list = Опубликованный рейтинг-лист, пункт { $article }
list-dropped = Выбыли из рейтинг-листа
list-dropped-lead = Они были в предыдущем рейтинг-листе. Их рейтинг сохраняется; как вернуться, сказано в положении.

plan-hint-rated = Например, календарь соревнований. Обсчитываются только официальные турниры.
official-check-rated = Турнир официальный
search-player = Найти игрока
search-lead = Имя или его часть, кириллицей или латиницей.
search-title = Поиск
search-all = Все в этой федерации: { $count }
search-empty = Никто не найден ни в одной федерации. Попробуйте меньше букв или другое письмо.
share = Поделиться
share-copied = Ссылка скопирована


## ########## Resource: api ###############

api-title = API
api-footer = Дані для програм
api-lead = Дані цього сайту для програм: гравці, рейтинги, турніри, посвідчення.
api-english = Описи нижче – англійською мовою, як у документі OpenAPI.
api-contents = Що можна запитати
api-parameters = Параметри
api-answers = Відповіді
api-status = Код
api-name = Поле
api-type = Тип
api-meaning = Значення
api-required = (обов’язково)
api-optional = (може бути відсутнє)
api-types = Типи
api-fields = Поля
api-problems = Помилки


## ########## Resource: calculator ###############

calculator-title = Калькулятор
calculator-lead = Яким стане мій рейтинг? Нічого не зберігається; усе запитання записано в адресі сторінки, і ним можна поділитися.
calculator-me = Про себе
calculator-me-hint = Гравець федерації або рейтинг; новачок залишає обидва поля порожніми.
calculator-player = Гравець: прізвище або код
calculator-or-rating = або рейтинг
calculator-games = Обрахованих партій уже зіграно
calculator-games-hint = Якщо порожньо: досвідчений гравець.
calculator-deviation = Відхилення S
calculator-conditions = Умови
calculator-official-yes = офіційний
calculator-official-no = неофіційний
calculator-stones = Камені
calculator-stones-hint = Камені: скільки даю фори; зі знаком мінус – скільки отримую.
calculator-ask = Розрахувати
calculator-more = Додати рядки
calculator-nothing = Введіть суперників і результати: відповідь з’явиться тут.
calculator-unrated = Ці партії не змінюють рейтингу; чому – сказано в кроках розрахунку.
calculator-expected = очікуваний результат
calculator-need = Скільки мені потрібно набрати?
calculator-need-sum = Що дасть кожна сума очок у зустрічах з усіма цими суперниками.
calculator-need-cases = За цим положенням важливо, у кого виграно, тому показано лише три випадки: усе програно, усе внічию, усе виграно.
calculator-total = Очки
calculator-new-rating = Новий рейтинг
calculator-for-player = Розрахувати для цього гравця
calculator-no-opponent = Є результат, але немає суперника: введіть гравця або рейтинг.
calculator-nobody = Гравця з таким іменем тут немає. Введіть частину імені, код або натомість рейтинг.
calculator-several = Підходять кілька гравців; введіть код одного з них: { $names }.
calculator-both = Або гравець, або рейтинг, але не обидва разом.
calculator-rating-unfit = За положенням такого рейтингу не буває.
calculator-games-unfit = За положенням такі партії розрахувати не можна.
calculator-too-many = Партій може бути не більше ніж { $most }.


## ########## Resource: calendar ###############

calendar-title = Календар
calendar-views = Вигляди календаря
calendar-by-month = За місяцями
calendar-ahead = Усе, що попереду
calendar-months = Місяці
calendar-this-month = Цей місяць
calendar-any-pool = Усі заліки
calendar-any-category = Усі категорії
calendar-subscribe = Підписатися у своєму календарі
calendar-file = Завантажити календар
calendar-feed = Стрічка новин
calendar-empty-month = Цього місяця турнірів немає. Перегляньте сусідні місяці або все, що попереду.
calendar-empty-ahead = Поки що нічого не заплановано. Перегляньте минулі місяці або підпишіться: нові турніри з’являться самі.
calendar-empty-filter = Відповідних турнірів немає. Приберіть місто або частину умов.
calendar-clear = Скинути умови
feed-title = Новини: { $federation }
feed-rated = Обраховано турнір: { $name }
feed-list = Рейтинг-лист на { $day }
calendar-kind = Вид
calendar-any-kind = Усі види
calendar-kind-official = Офіційні
calendar-kind-other = Неофіційні


## ########## Resource: certificates ###############

certificates-title = Посвідчення та витяги
certificates-lead = Заявки гравців і видані документи.
certificates-empty = Тут порожньо.
ask-certificate = Замовити посвідчення
ask-lead = Федерація видає документ із номером, підписом і QR-кодом, за яким його може перевірити кожен.
do-ask = Надіслати заявку
certificate-rank = посвідчення про розряд або звання
certificate-extract = витяг із рейтинг-листа
certificate-requested = заявки
certificate-issued = видані
certificate-refused = відхилені
certificate-revoked = відкликані
field-kind = Вид
field-on-day = Рейтинг на дату
on-day-hint = Для витягу: за рейтинг-листом, чинним цього дня.
field-language = Мова документа
field-asked-by = Хто замовляє
field-contact = Контакт
contact-hint = Ел. пошта або телефон; бачать лише посадові особи федерації.
field-delivery = Доставка
delivery-hint = PDF безкоштовний. Виготовлення й пересилання паперового документа – коштом гравця: вкажіть, куди надіслати.
certificate-of = Заявка: { $name }
certificate-asked-at = Заявку подано
field-number = Номер
certificate-issued-by = Ким видано
certificate-signed-by = Ким підписано
do-issue = Видати
do-refuse = Відхилити заявку
do-revoke = Відкликати
end-confirm = Це не можна скасувати. Продовжити?
public-page = Публічна сторінка
many-at-once = Одразу кілька
issue-requests = Видати все замовлене
issue-ranks = Посвідчення для всіх розрядів і звань, де їх немає
issue-all-confirm = Видати всі? Кожне отримає власний номер.
print-day = Видані за день
print-format = Формат
certificate-number = Документ № { $number }
certificate-valid = Чинний. Видано й підписано: { $federation }.
certificate-is-revoked = Відкликано { $when }.
certificate-broken = Підпис не збігається: не покладайтеся на цей документ.
certificate-proof = Підпис
certificate-picture = Зображення документа
to-player = рейтинг і партії
public-key = Відкритий ключ (Ed25519)
signature = Підпис
verification-title = Як перевірити документ
verification-lead = Відскануйте QR-код: він веде на сторінку документа, де сказано, чи він чинний. Без мережі можна перевірити сам код.
verification-here = Перевірити код
field-seal = Вміст QR-коду
do-check = Перевірити
no-key-yet = Поки що нічого не підписано.
verification-how = Без сайту
verification-step-1 = Візьміть вміст QR-коду аркуша A4; частина після # – Base64 (алфавіт URL, без доповнення).
verification-step-2 = Декодуйте: перші 64 байти – підпис, решта – текст (UTF-8) із дев’яти рядків: CT1, федерація, номер, код, вид, ім’я, значення, дата, початок відбитка.
verification-step-3 = Перевірте підпис тексту за Ed25519 відкритим ключем, указаним вище.
verification-step-4 = Порівняйте рядки з папером. Чи не відкликано документ відтоді, знає лише сайт.
verification-tool = Або програмою цього сайту на будь-якому комп’ютері:
seal-good = Підпис правильний. У коді сказано:
seal-forged = Це підписано не цією федерацією.
seal-unreadable = Це не вміст QR-коду документа: скопіюйте його повністю.
paper-rank = ПОСВІДЧЕННЯ
paper-extract = ВИТЯГ ІЗ РЕЙТИНГ-ЛИСТА
paper-certifies = Цим засвідчується, що
paper-holds = має розряд (звання)
paper-rated = рейтинг
paper-verify = Перевірити документ:
paper-key = Підписано електронно. Ключ { $key }
paper-revoked = ВІДКЛИКАНО
ground-tournament = за підсумками турніру «{ $name }», { $day }
ground-list = за рейтинг-листом № { $number } від { $day }
ground-list-place = місце { $place } у рейтинг-листі № { $number } від { $day }
ground-decision = за пунктом { $article } правил, рейтинг-лист від { $day }
ground-standing = за даними федерації на день внесення до реєстру
setting-papers = Документи й кольори
setting-papers-hint = Видане раніше лишається таким, яким було видано.
setting-accent = Колір
setting-emblem = Емблема
setting-emblem-hint = SVG без скриптів або PNG; краще квадратна. Перемальовується й зберігається як картинка.
field-signatory-post = Посада того, хто підписує
field-signatory-name = Ім’я того, хто підписує
signatory-hint = Порожньо: той, хто видає документ.
desk-requests = Заявок на документи: { $count }
refused-file-active = Малюнок містить скрипти або посилається на інші файли. Збережіть його як простий малюнок або PNG.
refused-nothing-to-certify = Засвідчувати нічого: гравець не має розряду чи звання або гравця не було в рейтинг-листі, чинному цього дня.
refused-too-many-requests = Уже є заявки без відповіді. Дочекайтеся відповіді на них.
refused-certificate-ended = Уже відхилено або відкликано.
act-ask-certificate = документ замовлено
act-issue-certificate = документ видано
act-refuse-certificate = заявку на документ відхилено
act-revoke-certificate = документ відкликано
subject-certificate = документ
flash-asked = Заявку надіслано федерації.
flash-issued = Видано.
flash-ended = Готово.
accent-teal = бірюзовий
accent-blue = синій
accent-plum = сливовий
accent-rust = іржаво-червоний
accent-olive = оливковий
refuse-strangers = Відхилити всі заявки сторонніх
certificate-rank-today = Розряд або звання сьогодні
refused-file-too-much = Картинка завелика: не більше ніж 16 мільйонів пікселів, для SVG – пів мегабайта і 5000 елементів.
certificate-is-requested = чекає на відповідь
certificate-is-issued = видано
certificate-is-refused = відхилено
certificate-was-revoked = відкликано
certificate-code = Код документа (десять знаків під QR-кодом) або весь вміст QR-коду


## ########## Resource: domain ###############

state-planned = заплановано
state-submitted = чекає на підпис клубу
state-cosigned = на перевірці в комісії
state-returned = повернено судді
state-rated = обраховано
state-reopened = виправляється
state-friendly = без обрахунку
state-cancelled = скасовано

waits-start = Турнір заплановано; таблиця з’явиться, коли він завершиться.
waits-table = Турнір завершено; головний суддя заповнює таблицю.
waits-club = Головний суддя підписав таблицю; тепер її має підписати керівник клубу-організатора.
waits-commission = Таблицю підписано; її перевіряє кваліфікаційна комісія.
waits-referee = Таблицю повернено; головний суддя її виправляє.
waits-nothing = Турнір обраховано.
waits-correction = Турнір обраховано, і його виправляють; рейтинг лишається чинним до повторного обрахунку.
waits-not-rated = Турнір закрито без обрахунку.
waits-cancelled = Турнір скасовано.

col-number = №
col-name = Прізвище та ім’я
col-club = Клуб
col-rank = Розряд
col-rating = Рейтинг
col-group = Група
col-points = Очки
col-place = Місце
field-latin = Ім’я латиницею
field-born = Дата народження
field-city = Місто
field-country = Країна

place-cell = Рядок { $row }, тур { $round }:
place-field = Рядок { $row }, «{ $field }»:
place-row = Рядок { $row }:
place-table = Таблиця:

problem-cell = запис «{ $text }» незрозумілий. Пишіть 12+ (перемога над номером 12), 7- (поразка), 3= (нічия), 0+ (вільний від гри), 5+! (неявка).
problem-result-missing = у записі «{ $text }» немає результату. Додайте +, - або =.
problem-handicap = у записі «{ $text }» завелика фора.
problem-opponent-unknown = номера { $number } немає; рядків у таблиці – { $rows }.
problem-oneself = ніхто не грає сам із собою.
problem-mirror-missing = згідно з рядком { $row } ці гравці зустрічалися; тут бракує запису «{ $expected }».
problem-mirror-elsewhere = у рядку { $row } стоїть «{ $found }», а це інший суперник.
problem-mirror-result = у рядку { $row } стоїть «{ $found }»; щоб результати збігалися, там має бути «{ $expected }».
problem-mirror-forfeit = у рядку { $row } стоїть «{ $found }»: одна клітинка вказує на неявку, інша – на зіграну партію.
problem-forfeit-scores = у рядку { $row } стоїть «{ $found }»: у разі неявки очко отримує один із двох або ніхто.
problem-mirror-colour = у рядку { $row } стоїть «{ $found }»: в обох той самий колір.
problem-mirror-handicap = у рядку { $row } стоїть «{ $found }»: фора не збігається.
problem-claimed-twice = зустріч із цим гравцем у цьому турі вказано відразу в рядках { $rows }.
problem-player-twice = цей самий гравець уже є в рядку { $row }.
problem-name-twice = у рядку { $row } є новий гравець із таким самим іменем; якщо це дві різні людини, вкажіть роки народження.
problem-name-missing = не вказано імені.
problem-player-unknown = хто це – «{ $name }»? Виберіть відомого гравця або вкажіть, що це новий.
problem-total = сума результатів – { $cells }, а в стовпці очок вказано { $typed }.
problem-total-group = результати ({ $cells }) разом із групою ({ $group }) не дають у сумі вказаних очок ({ $typed }).
problem-points = «{ $text }» – це не кількість очок.
problem-place = «{ $text }» – це не місце.
problem-rating = «{ $text }» – це не рейтинг.
problem-born = «{ $text }» – це не рік і не дата народження.
problem-long = забагато символів: { $chars }; можна щонайбільше { $most }.
problem-rows = забагато рядків: { $rows }; можна щонайбільше { $most }.
problem-rounds = забагато турів: { $rounds }; можна щонайбільше { $most }.
problem-cells = забагато клітинок: { $cells }; можна щонайбільше { $most }.
problem-beyond = результат стоїть за останнім туром; турів у таблиці – { $rounds }.
problem-nobody = учасників ще немає. Введіть імена або вставте таблицю.
problem-alone = одного учасника замало.
problem-no-games = партій ще немає.
problem-meet-again = зустріч з учасником із рядка { $row } уже була в турі { $round }; це дозволено, але перевірте ще раз.

paste-line = Рядок тексту { $line }:
paste-too-long = Текст задовгий.
paste-too-many = Забагато { $what }; можна щонайбільше { $most }.
paste-rows = рядків
paste-rounds = турів
paste-columns = стовпців
paste-not-a-table = У тексті немає нічого схожого на таблицю. Скопіюйте її разом із заголовком з електронної таблиці або текстової турнірної таблиці.
paste-no-names = У жодному стовпці немає імен.
paste-no-results = У жодному стовпці немає результатів на зразок 12+ чи 7-.
paste-other-columns = стовпців у рядку – { $found }, а в таблиці – { $expected }.
paste-number = номер рядка незрозумілий.
paste-number-twice = номер { $number } уже є в рядку тексту { $line }.
paste-number-unknown = у турі { $round } вказано номер { $number }, якого не має жоден рядок.
paste-ignored = пропущено.
paste-renumbered = Рядки перенумеровано, починаючи з 1; номери в результатах змінено відповідно.
paste-group = Група не входить до суми очок, тож її пропущено.
column-unknown = не розпізнано, пропущено
column-number = номер рядка
column-round = тур { $round }
column-tie-break = коефіцієнт розмежування, пропущено
column-id = номер в іншому реєстрі, пропущено

step-start = Розрахунок починається з рейтингу до турніру.
step-start-again = Турнір перераховується з цим новим вихідним рейтингом.
step-formula = Партія за формулою ΔR = (K2 · (Rп − K1) + K3) / d.
step-below-hundred = Партія гравця з рейтингом, нижчим за 100: фіксовані очки за результат.
step-against-beginner = Партія гравця з рейтингом від 100 проти гравця з рейтингом, нижчим за 100: фіксовані очки за таблицею.
step-round = Після туру всі зміни додаються, а рейтинг округлюється до десятих.
step-crossing = Рейтинг переходить рубіж у 100 очок: одне очко нижче від рубежу прирівнюється до десяти вище від нього.
step-final = Після останнього туру рейтинг округлюється до цілого числа.
step-ordinary = Приріст не перевищує граничного: звичайний результат.
step-anomalous = Приріст перевищує граничний: аномальний результат. Увесь турнір перераховується.
step-anomalous-beginner = Стільки додаткових очок – аномальний результат. Увесь турнір перераховується.
step-rank = Розряд відповідає рейтингу.
step-rank-kept = Розряд зберігається: гравцям, старшим за 60 років, його не знижують.
step-not-played = Цю партію не зіграно, тож вона не враховується.
step-frozen = За такого контролю часу рейтинг понад 2100 не перераховується.

symbol-r = рейтинг
symbol-r0 = вихідний рейтинг
symbol-r1 = власний рейтинг
symbol-r2 = рейтинг суперника
symbol-r-prime = округлений рейтинг
symbol-r-plus = наступний вихідний рейтинг
symbol-d = різниця рейтингів
symbol-k1 = очікуваний результат (таблиця 2)
symbol-k2 = коефіцієнт (таблиця 3)
symbol-k3 = нарахований коефіцієнт
symbol-sum-k3 = сума нарахованих коефіцієнтів
symbol-sum-k2 = сума K2
symbol-result = результат
symbol-divisor = дільник для дошки
symbol-change = зміна
symbol-critical = граничний приріст
symbol-table = очки за таблицею
symbol-extra = додаткові очки
symbol-limit = межа
symbol-rank = розряд
symbol-rank-table = розряд за рейтингом
symbol-age = вік
symbol-minutes = хвилини

count-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
count-tournaments = { $count ->
    [one] { $count } турнір
    [few] { $count } турніри
    [many] { $count } турнірів
   *[other] { $count } турніру
}
count-games = { $count ->
    [one] { $count } партія
    [few] { $count } партії
    [many] { $count } партій
   *[other] { $count } партії
}
count-passes = { $count ->
    [one] { $count } прохід
    [few] { $count } проходи
    [many] { $count } проходів
   *[other] { $count } проходу
}
count-changes = { $count ->
    [one] { $count } зміна
    [few] { $count } зміни
    [many] { $count } змін
   *[other] { $count } зміни
}
count-problems = { $count ->
    [one] Треба виправити { $count } помилку
    [few] Треба виправити { $count } помилки
    [many] Треба виправити { $count } помилок
   *[other] Треба виправити { $count } помилки
}

problem-players-unknown = { $count ->
    [one] { $count } ім’я тут не відоме. Виберіть гравця поруч із ним або вкажіть, що це новий гравець.
    [few] { $count } імені тут не відомі. Виберіть поруч із кожним гравця або вкажіть, що це новий гравець.
    [many] { $count } імен тут не відомі. Виберіть поруч із кожним гравця або вкажіть, що це новий гравець.
   *[other] { $count } імені тут не відомі. Виберіть поруч із кожним гравця або вкажіть, що це новий гравець.
}

state-over = чекає на таблицю

step-initial = Уперше: присвоюється початковий рейтинг.
step-elo-game = Партія, що обраховується: новий рейтинг дорівнює попередньому плюс K · (набрані очки − очікувані очки).
step-rounded-points = Рейтинг округлюється до цілих очок.
step-annulled = Не обраховується: суддя анулював результат.
step-friendly = Турнір товариський: нічого не обраховується.
step-unofficial = Турнір неофіційний: нічого не обраховується.
step-rank-reached = Класичний рейтинг досяг межі вищого розряду.
step-rank-by-place = Призове місце дає вищий розряд.
step-place-without-rank = Місце не дає вищого розряду; розряд ніколи не знижують.
step-after-tournament = Після турніру.

step-time-correction = За місяці без турнірів відхилення збільшується, але щонайбільше до S*.
step-criterion-game = Ця партія враховується в критерії аномальності.
step-against-newcomer = До турніру суперник не мав рейтингу: тут партія не враховується.
step-too-few-games = Менш ніж чотири партії: поправку на аномальний результат не вносять.
step-within-criterion = Результат у межах критерію: вхідний рейтинг лишається без змін.
step-beyond-criterion = Відхилення результату більше за критичне: результат аномальний.
step-growth-correction = Вхідний рейтинг гравця, що зростає, зсувається до рейтингу, який відповідає його результатам.
step-growth-not-corrected = Рейтинг, що відповідає результатам, не вищий: вхідний рейтинг не коригується.
step-entry-game = Ця партія з гравцем, який має рейтинг, враховується в розрахунку рейтингу новачка.
step-entry = Новачок отримує рейтинг, що відповідає цим партіям, і найбільше відхилення.
step-not-entered = Немає жодної партії з гравцем, який має рейтинг: рейтинг не присвоюється.
step-unrated-opponent = Суперник і тепер не має рейтингу: партія не враховується.
step-recalculation-game = Ця партія враховується в розрахунку нового рейтингу.
step-recalculation = Новий рейтинг і нове відхилення.
step-held-at-limit = Новий рейтинг обмежується межею шкали.
step-anomaly-confidence = Після аномального результату відхилення збільшується, але щонайбільше до d/4.

step-fide-start = Рейтингом до партій стає рейтинг ФІДЕ.
step-estimated-newcomer = Гравець не має рейтингу; його оцінюють за цим турніром.
step-opponent-age = Вік суперника, у межах від 5 до 13.
step-mean-age = Середній вік суперників, з точністю до десятих.
step-player-coefficient = Коефіцієнт, який цей гравець із рейтингом дає для турніру (від 8 до 25).
step-tournament-coefficient = Коефіцієнт турніру.
step-corridor = Коридор: межі, у яких може починатися рейтинг новачка.
step-start-estimate = Стартова оцінка за часткою набраних очок.
step-valued-opponent = Рейтинг цього суперника, узятий для оцінки.
step-fictitious-opponent = Усі партії виграно, тому додається нічия з фіктивним суперником.
step-primary-estimate = Первинна оцінка за суперниками: Rp = Rsr − 400lg.
step-pointless-estimate = Очок немає: первинна оцінка дорівнює стартовій.
step-estimated-opponent = Цей суперник – новачок; ось його оцінки.
step-stored-game = Збережена партія попереднього турніру.
step-corrected-estimate = Оцінка, скоригована за всіма зіграними досі партіями.
step-expected-score = Очікуваний і дійсний результат партії.
step-stored-score = Те саме для збереженої партії.
step-fictitious-score = Те саме для нічиєї з фіктивним суперником.
step-developed-rating = Новий рейтинг: Ra + SR·K з округленням.
step-star = Партій поки що замало: рейтинг позначається зірочкою, партії зберігаються.
step-star-gone = Партій достатньо: рейтинг без зірочки.
step-pointless-newcomer = Новачок, який не набрав жодного очка, рейтингу не отримує; його оцінка послужила для розрахунку інших.
step-guest-not-entered = Гостя не заносять до бази.

symbol-ra = власний рейтинг, за яким обраховується партія
symbol-rb = рейтинг суперника
symbol-expected-points = очікувані очки
symbol-pool-games = обраховані партії в цьому заліку
symbol-coefficient = коефіцієнт
symbol-scored = набрані очки
symbol-new-rating = новий рейтинг
symbol-bound = рейтинг, від якого присвоюється розряд
symbol-held = попередній розряд
symbol-norm = розряд, який дає це місце
symbol-category = категорія турніру
symbol-place = зайняте місце

symbol-rj = рейтинг суперника
symbol-input = вхідний рейтинг до корекції
symbol-fitting = рейтинг, що відповідає результатам
symbol-entry = початковий рейтинг новачка
symbol-unheld = новий рейтинг до обмеження
symbol-distance-top = відстань до 3000
symbol-greatest-deviation = найбільше відхилення
symbol-stored-deviation = збережене відхилення
symbol-deviation-opponent = поточне відхилення суперника
symbol-new-deviation = нове відхилення
symbol-widened-deviation = збільшене відхилення
symbol-uncut-deviation = відхилення до обмеження
symbol-months = враховані місяці
symbol-handicap = фора в пунктах рейтингу
symbol-handicap-difference = різниця з урахуванням фори
symbol-game-distance = відстань партії
symbol-influence = коефіцієнт впливу суперника
symbol-expected = очікуваний результат
symbol-game-result = результат
symbol-share-dn = внесок партії в DN
symbol-share-db = внесок партії в Db
symbol-share-spread = внесок партії в розкид
symbol-games = партії
symbol-dn = відхилення результату
symbol-db = дисперсія
symbol-spread = розкид
symbol-critical-deviation = критичне відхилення
symbol-factor = множник
symbol-anomaly = коефіцієнт аномальності
symbol-anomaly-square = квадрат коефіцієнта аномальності
symbol-points-per-game = очок за партію
symbol-mean-distance = середня відстань
symbol-mean-handicap = середня фора
symbol-fitting-distance = відстань, що відповідає результатам

symbol-pd = очікуваний результат
symbol-dr = результат мінус очікуваний
symbol-sr = сума DR
symbol-rating-change = зміна рейтингу
symbol-years = вік
symbol-sum-years = сума віків
symbol-mean-years = середній вік
symbol-intermediate = проміжна величина
symbol-ki = коефіцієнт гравця
symbol-sum-ki = сума коефіцієнтів гравців
symbol-ki-number = кількість коефіцієнтів
symbol-participants = учасники
symbol-kt = коефіцієнт турніру
symbol-corridor = межа коридору
symbol-start-estimate = стартова оцінка
symbol-primary-estimate = первинна оцінка
symbol-corrected-estimate = скоригована оцінка
symbol-mean-opponents = середній рейтинг суперників
symbol-log = 400 lg((N − S)/S)
symbol-changed-bound = межа, що змінила значення

step-sum = Зміна дорівнює K, помноженому на різницю набраних і очікуваних очок.
symbol-sum-scored = сума набраних очок
symbol-sum-expected = сума очікуваних очок

parameter-ufgo-gain-measured-on = За яким кінцевим рейтингом визначається приріст під час перевірки на аномальний результат
value-ufgo-gain-measured-on-rounded = за рейтингом, округленим до цілого наприкінці проходу
value-ufgo-gain-measured-on-unrounded = за рейтингом із десятими після останнього туру
parameter-ufgo-small-board-anomaly-limit = Чи зменшується критичний приріст на дошках 13×13 і 9×9
value-ufgo-small-board-anomaly-limit-reduced = зменшується у два і в три рази, як зміни рейтингу
value-ufgo-small-board-anomaly-limit-full = не зменшується, однаковий на всіх дошках
parameter-ufgo-table-4-loss-9x9-600 = Таблиця 4: очки за поразку на дошці 9×9 за рейтингу від 600
value-ufgo-table-4-loss-9x9-600-zero = 0, як надруковано
value-ufgo-table-4-loss-9x9-600-twenty = −20, як рядком вище
parameter-ufgo-age-protection-years = З якого віку розряди не знижуються
value-ufgo-age-protection-years-sixty-one = від дня, коли виповнився 61 рік
value-ufgo-age-protection-years-sixty = від дня, коли виповнилося 60 років
parameter-ufgo-dan-loss = Наскільки знижується дан за одну публікацію рейтинг-листа
value-ufgo-dan-loss-one-step = на 1 ступінь (4-й дан – на 2); наступний рейтинг-лист може знизити його ще
value-ufgo-dan-loss-cascade = ступінь за ступенем, доки рейтингу не стане досить, щоб зберегти дан

parameter-ssdc-update = За якими рейтингами обраховується партія
value-ssdc-update-game = за рейтингами перед партією
value-ssdc-update-round = за рейтингами перед туром
value-ssdc-update-tournament = за рейтингами перед турніром
parameter-ssdc-rounding = Коли рейтинг округлюється до цілих очок
value-ssdc-rounding-none = ніколи
value-ssdc-rounding-game = після кожної партії
value-ssdc-rounding-tournament = після турніру, в усіх учасників
parameter-ssdc-k-precedence = Який коефіцієнт K у нового гравця з рейтингом сильного гравця
value-ssdc-k-precedence-new = як у нових гравців
value-ssdc-k-precedence-strong = як у сильних гравців
parameter-ssdc-k-count = Коли підраховуються партії, щоб визначити, чи є гравець новим
value-ssdc-k-count-game = перед кожною партією
value-ssdc-k-count-tournament = перед турніром
parameter-ssdc-rank-moment = У який момент класичний рейтинг дає розряд
value-ssdc-rank-moment-game = після будь-якої партії, навіть якщо в тому ж турнірі він знову знизиться
value-ssdc-rank-moment-tournament = після турніру
parameter-ssdc-year = Скільки гравець без обрахованих партій лишається в рейтинг-листі
value-ssdc-year-calendar = до кінця календарного року, наступного за роком останньої партії
value-ssdc-year-rolling = до того самого дня наступного року після останньої партії
parameter-ssdc-ceiling = На скільки знижує категорію верхня межа, нижча за 2200 або кандидата в майстри
value-ssdc-ceiling-replace = усього на два ступені
value-ssdc-ceiling-add = на три ступені: на один, як будь-яка верхня межа, і ще на два
parameter-ssdc-title-holder = Чи знижує категорію те, що володаря титулу не допускають (крім турнірів претендентів)
value-ssdc-title-holder-closed = ні
value-ssdc-title-holder-factor = так, це вважається верхньою межею для учасників
parameter-ssdc-match = Що таке четверта категорія для матчу не за титул
value-ssdc-match-cap = межа: вищою категорія бути не може
value-ssdc-match-start = вихідна: обмежувальні чинники знижують її далі
parameter-ssdc-initial-rating = Початковий рейтинг у кожному заліку
parameter-ssdc-k-strong = Коефіцієнт K сильних гравців
parameter-ssdc-k-ordinary = Коефіцієнт K усіх інших гравців
parameter-ssdc-k-new = Коефіцієнт K нових гравців
parameter-ssdc-strong-from = Рейтинг, від якого діє коефіцієнт K сильних гравців
parameter-ssdc-new-games = Скільки перших обрахованих партій гравець вважається новим
parameter-ssdc-list-games = Скільки обрахованих партій потрібно для внесення до рейтинг-листа
parameter-ssdc-registration-days = Не пізніше ніж за скільки днів до початку реєстрації надсилають положення про турнір
parameter-ssdc-results-days = Не пізніше ніж за скільки днів після завершення турніру передають його результати
parameter-ssdc-rank-ratings = Класичний рейтинг, від якого присвоюється кожен розряд
value-ssdc-rank-ratings-rating = Рейтинг від
parameter-ssdc-rank-places = Розряди за призові місця за категоріями турнірів
value-ssdc-rank-places-ranks = Розряди за місця 1, 2, 3 …

parameter-orr-halves = Як округлюється половина
value-orr-halves-away = від нуля: 1487,5 → 1488; −1,5 → −2
value-orr-halves-up = вгору: 1487,5 → 1488; −1,5 → −1
value-orr-halves-even = до найближчого парного: 1486,5 → 1486; 1487,5 → 1488
parameter-orr-pd-rounded = Чи округлюється очікуваний результат PD до другого знака після коми
value-orr-pd-rounded-yes = так, завжди
value-orr-pd-rounded-no = ні
parameter-orr-change-rounded = Що округлюється до цілого
value-orr-change-rounded-sum = новий рейтинг
value-orr-change-rounded-change = зміна, до додавання до рейтингу
parameter-orr-k-gap = Який рядок таблиці K діє для рейтингів 1800–1999
value-orr-k-gap-row-1700 = рядок, що починається з 1700 (K 25 і 20)
value-orr-k-gap-row-2000 = рядок, що починається з 2000 (K 20 і 20)
parameter-orr-lower-bound = Нижня межа рейтингів та оцінок
value-orr-lower-bound-none = немає; можливі від’ємні рейтинги
value-orr-lower-bound-one = 1, для рейтингів та оцінок
value-orr-lower-bound-zero = 0, для рейтингів та оцінок
value-orr-lower-bound-published = 1, лише для присвоєних рейтингів, не для оцінок
parameter-orr-np = Хто входить до загальної кількості учасників Np
value-orr-np-participants = усі учасники, зокрема й ті, хто не грав
value-orr-np-played = лише ті, хто грав
parameter-orr-kt-rated = За якими рейтингами визначається коефіцієнт турніру Kt
value-orr-kt-rated-all = за всіма, зокрема й неусталеними (із зірочкою)
value-orr-kt-rated-settled = лише за усталеними (без зірочки)
parameter-orr-kt-rounded = Коли коефіцієнт турніру Kt округлюється
value-orr-kt-rounded-always = завжди
value-orr-kt-rounded-corrected = лише якщо його знижено через малу кількість гравців із рейтингом
parameter-orr-age = Як рахується вік
value-orr-age-whole = у повних роках на день початку турніру
value-orr-age-fraction = з дробовою частиною: кількість днів, поділена на 365,25
value-orr-age-year = як різниця календарних років
parameter-orr-unknown-year = Вік гравця, у якого не вказано рік народження
value-orr-unknown-year-five = 5 років
value-orr-unknown-year-thirteen = 13 років
value-orr-unknown-year-skip = у середньому не враховується; якщо нікого не лишилося – 5 років
parameter-orr-age-weight = Як обчислюється середній вік суперників
value-orr-age-weight-game = за партіями: суперник, що зустрівся двічі, враховується двічі
value-orr-age-weight-opponent = за суперниками, кожен враховується один раз
parameter-orr-fictitious-in-rsr = Чи входить фіктивний суперник до середнього рейтингу суперників Rsr
value-orr-fictitious-in-rsr-yes = так
value-orr-fictitious-in-rsr-no = ні, він змінює лише кількість партій та очок
parameter-orr-fictitious-in-sr = Чи обраховується нічия новачка з фіктивним суперником
value-orr-fictitious-in-sr-no = ні
value-orr-fictitious-in-sr-yes = так, вона входить до SR
parameter-orr-rp-in-corridor = Чи обмежується первинна оцінка Rp межами Rmin і Rmax
value-orr-rp-in-corridor-no = ні
value-orr-rp-in-corridor-yes = так
parameter-orr-newcomer-opponents = Яка оцінка новачка береться для обрахунку його партії з іншим новачком
value-orr-newcomer-opponents-rp = первинна оцінка Rp
value-orr-newcomer-opponents-rs = стартова оцінка Rs
parameter-orr-fide-recognised = Коли визнається рейтинг ФІДЕ
value-orr-fide-recognised-always = завжди
parameter-orr-settled-at = Після скількох партій із рейтингу знімається зірочка
value-orr-settled-at-nine = після 9 партій
value-orr-settled-at-ten = після 10 партій
parameter-orr-stored-opponent = Що зберігається як рейтинг суперника-новачка
value-orr-stored-opponent-rp = первинна оцінка Rp
value-orr-stored-opponent-rs = стартова оцінка Rs
parameter-orr-kor-fictitious = Рейтинг фіктивного суперника в гравця з неусталеним рейтингом
value-orr-kor-fictitious-start = власний рейтинг гравця перед турніром
value-orr-kor-fictitious-rs = стартова оцінка Rs у першому турнірі гравця
parameter-orr-kor-rsr = Як збережені й нові партії дають один середній рейтинг суперників Rsr
value-orr-kor-rsr-one = одне середнє за всіма партіями, округлене один раз
value-orr-kor-rsr-parts = з округлених середніх збережених і нових партій, з вагами та округленням
value-orr-kor-rsr-exact = одне середнє за всіма партіями, без округлення
parameter-orr-kor-games = За якими партіями перераховується неусталений рейтинг
value-orr-kor-games-all = за збереженими й новими
value-orr-kor-games-new = лише за новими
parameter-orr-kor-k = За яким рейтингом береться K для гравця з неусталеним рейтингом
value-orr-kor-k-rkor = за скоригованою оцінкою Rkor
value-orr-kor-k-start = за рейтингом перед турніром

parameter-rgf-anchors = Кількість анкерів, за якими поправляється кожен рейтинг-лист (0 – без поправки)
parameter-rgf-anomaly-confidence = Як збільшується відхилення S' після аномального результату (щонайбільше до S*)
value-rgf-anomaly-confidence-root = S' · √(1 + Kан²)
value-rgf-anomaly-confidence-linear = S' · (1 + Kан)
value-rgf-anomaly-confidence-interpolate = S' · (1 − Kан²) + S* · Kан²
value-rgf-anomaly-confidence-none = не збільшується
parameter-rgf-top-reduction = Як знижується аномальність для верхніх розрядів
value-rgf-top-reduction-coefficient = знижується коефіцієнт аномальності Kан
value-rgf-top-reduction-criterion = підвищується критерій аномальності DNан
parameter-rgf-criterion-factor = Множник критерію аномальності: на нього множиться SNан, щоб отримати DNан
parameter-rgf-top-reduction-start = Рейтинг, від якого починається зниження аномальності
parameter-rgf-small-statistics = За якими партіями визначається, чи мала статистика
value-rgf-small-statistics-members = за партіями з учасниками рейтинг-системи
value-rgf-small-statistics-all = за всіма зіграними партіями
parameter-rgf-months = Як рахуються місяці, що минули від останнього турніру
value-rgf-months-between = повні календарні місяці між турнірами, без поточного
value-rgf-months-difference = різниця місяців, разом із поточним
parameter-rgf-deviation-before = Яке відхилення показується як відхилення до турніру
value-rgf-deviation-before-standing = збережене після останнього перерахунку
value-rgf-deviation-before-timed = з поправкою на час
parameter-rgf-unrated-rows = Чи є в результатах рядок новачка, який не отримав рейтингу
value-rgf-unrated-rows-list = є, без чисел
value-rgf-unrated-rows-omit = немає
parameter-rgf-rank = Який розряд у рейтингу між рядками таблиці
value-rgf-rank-nearest = як у найближчого рядка, половина вгору (2050 – 1 дан)
value-rgf-rank-floor = як у найближчого рядка знизу (2099 – 1 кю)
parameter-rgf-pi = Яке значення числа π застосовується
value-rgf-pi-text = 3,141593, як надруковано
value-rgf-pi-exact = точне
parameter-rgf-max-rating = Найбільший рейтинг, який може дати розрахунок
parameter-rgf-rating-floor = Найменший рейтинг, який може дати розрахунок

parameter-elo-initial-rating = Рейтинг новачка перед першим турніром, що обраховується
parameter-elo-unofficial = Чи обраховуються товариські та неофіційні турніри
value-elo-unofficial-skip = не обраховуються
value-elo-unofficial-rate = обраховуються, як усі інші
parameter-elo-difference-cap = Найбільша різниця рейтингів: усе понад неї не враховується
parameter-elo-k-table = Коефіцієнт K за кількістю партій і рейтингом; діє останній досягнутий рядок
value-elo-k-table-games = Партій від
value-elo-k-table-rating = Рейтинг від
value-elo-k-table-k = K
parameter-elo-rounding = Чи округлюється новий рейтинг
value-elo-rounding-whole = до цілих очок
value-elo-rounding-none = не округлюється
parameter-elo-floor = Рейтинг, нижче за який ніхто не опускається
parameter-elo-list-games = Скільки обрахованих партій потрібно для внесення до рейтинг-листа

wrong-at = «{ $parameter }»: { $wrong }.
wrong-row = «{ $parameter }», рядок { $row }: { $wrong }.
wrong-cell = «{ $parameter }», рядок { $row }, «{ $column }»: { $wrong }.
wrong-unknown = у цих правилах такого параметра немає
wrong-shape = прочитати це не вдається
wrong-number = потрібне число { $bounds ->
    [both] від { $min } до { $max }
    [lower] від { $min } і менше ніж { $max }
    [upper] більше за { $min } і не більше ніж { $max }
   *[none] більше за { $min } і менше ніж { $max }
}
wrong-optional = { $wrong } або нічого
wrong-whole = потрібне ціле число від 0 до { $max }
wrong-choice = потрібне одне зі значень: { $values }
wrong-rows = потрібно від 1 до { $most } рядків
wrong-columns = потрібні всі стовпці: { $columns }
wrong-name = такого рядка немає, є лише: { $names }
wrong-words = тут може стояти лише: { $words }
wrong-order = вищий розряд має вимагати вищого рейтингу
wrong-never = він ніколи не діє: рядок { $later } вимагає не більше
wrong-all = немає рядка для всіх: від 0 партій і без рейтингу
wrong-below = це менше, ніж «{ $other }»
wrong-above = це більше, ніж «{ $other }»


## ########## Resource: hall ###############

hall-title = Суддівський стіл: { $name }
hall-desk = Суддівський стіл
hall-lead = Проводьте турнір тут: учасники, жеребкування, пари, результати з телефонів біля столів. Наприкінці таблиця складеться сама.
hall-do-open = Відкрити суддівський стіл
hall-parts = Розділи суддівського столу
hall-players = Учасники
hall-players-title = Учасники: { $name }
hall-participants = { $count ->
    [one] { $count } учасник
    [few] { $count } учасники
   *[many] { $count } учасників
}
hall-rounds-planned = { $count ->
    [one] { $count } тур
    [few] { $count } тури
   *[many] { $count } турів
}
hall-round = { $round }-й тур
hall-rounds-nav = Тури
hall-first-players = Спершу внесіть учасників.
hall-first-lots = Тепер проведіть жеребкування: кожен отримає номер.
hall-system-swiss = Швейцарська система, пари за результатами
hall-system-mcmahon = Система Мак-Магона
hall-system-round-robin = Колова система
hall-system-knockout = Система з вибуванням
hall-stage-paired = складений, видно лише вам
hall-stage-published = опублікований
hall-stage-started = триває
hall-stage-closed = завершений
hall-pairings = Пари туру
hall-board = Стіл
hall-board-n = Стіл { $board }
hall-black = Чорні
hall-white = Білі
hall-pair = { $black } (чорні) – { $white } (білі)
hall-replay = перегравання
hall-rated = Обрахувати це перегравання
hall-not-rated = Не обраховувати це перегравання
hall-replay-time = Час: чорні { $black }, білі { $white }
hall-replays = { $count ->
    [one] { $count } нічия перегравається.
    [few] { $count } нічиї переграються.
   *[many] { $count } нічиїх переграються.
}
hall-bye = пропуск туру
hall-bye-of = Пропускає тур (вільний):
hall-absent-of = Відсутні:
hall-by-hand = Змінено вручну:
hall-results = Результати
hall-results-title = Результати { $round }-го туру
hall-results-in = Внесено результатів: { $done } з { $all }.
hall-disputed = спірних: { $count }
hall-enter-results = Вносити результати
hall-claims = Внесено різні результати
hall-decide = { $who }: { $says }. Це правильно
hall-decided = рішення судді
hall-last-round = Якщо ніхто не вибуде, після цього туру скласти наступний не вдасться: комусь довелося б грати одне з одним удруге. Цей тур стане останнім.
hall-warn-opponents = Турів заплановано більше, ніж суперників: вдасться скласти не більше { $most }.
hall-warn-small = За такої кількості учасників останні тури часто не можна скласти без повторних зустрічей: заплануйте на один-два тури менше.
hall-do-pair = Скласти пари { $round }-го туру
hall-do-pair-again = Скласти заново
hall-do-unpair = Скасувати складені пари
hall-do-publish = Опублікувати { $round }-й тур
hall-do-unpublish = Зняти з публікації
hall-unpublish-confirm = Гравці могли вже побачити пари. Зняти з публікації?
hall-do-start = Почати { $round }-й тур
hall-do-unstart = Тур ще не почався
hall-do-close = Завершити { $round }-й тур
hall-do-reopen = Відкрити тур знову
hall-do-finish = Закінчити турнір і зробити таблицю
hall-finish-confirm = Закінчити турнір? Усе, що зараз у таблиці, заміниться зіграним.
hall-do-resume = Повернутися до проведення турніру
hall-resume-confirm = Повернутися до проведення? Ручні правки таблиці заміняться, коли турнір закінчиться знову.
hall-is-finished = Турнір закінчено й перенесено в таблицю: перевірте її, подивіться, що зміниться, і підпишіть.
hall-to-table = До таблиці
hall-reason = Причина (її побачать усі)
hall-swap = Змінити пару вручну
hall-swap-hint = Двоє міняються місцями, двоє за одним столом міняються кольорами. Спершу ви побачите, що стане гірше.
hall-swap-a = Цей гравець
hall-swap-b = і цей
hall-swap-show = Показати, що зміниться
hall-swap-title = Зміна { $round }-го туру вручну
hall-swap-new = Нові пари
hall-swap-worse = Що стане гірше
hall-swap-same = Нічого не стане гірше.
hall-swap-met = { $black } і { $white } вже зустрічалися (пункт 3(1)).
hall-swap-colours = { $black } грав би чорними проти { $white } всупереч правилу кольорів (пункт 3(3)).
hall-swap-confirm = Знаю, що це порушує названі правила
hall-swap-do = Змінити
hall-cancel = Залишити як є
hall-worse = { $what }: { $worse } замість { $better }
hall-worse-order = однаково добре, крім одного: { $what }
hall-criterion-met = пари, що вже зустрічалися
hall-criterion-bye-twice = попередні пропуски того, хто вільний
hall-criterion-bye-score = очки того, хто вільний
hall-criterion-score = різниця очок у квадраті
hall-criterion-float = рівновага підйомів і спусків
hall-criterion-colour = рівновага кольорів
hall-criterion-ideal = відхилення від ідеального суперника
hall-criterion-order = порядок номерів
hall-dead-end = Туру без повторних зустрічей не існує: кожна з груп (їх { $count }) поза собою може грати лише з { $without }, а їх менше, ніж груп: { $groups }. Закінчіть турнір цим туром, залиште когось без гри або складіть пару вручну.
hall-dead-end-alone = Туру без повторних зустрічей не існує: { $groups }. Закінчіть турнір цим туром, залиште когось без гри або складіть пару вручну.
hall-outcome-none = результату поки немає
hall-outcome-black = перемога чорних
hall-outcome-white = перемога білих
hall-outcome-draw = нічия
hall-outcome-black-forfeit = Білі не з’явилися: неявка, перемога чорних
hall-outcome-white-forfeit = Чорні не з’явилися: неявка, перемога білих
hall-outcome-no-one = Не з’явилися обоє: поразка обом
hall-outcome-awarded = Нічию присуджено без гри
hall-draw-short = нічия
hall-left-black = За нічиєї: лишилося в чорних
hall-left-white = Лишилося в білих
hall-more = Неявки, скасування
hall-take-back = Прибрати результат
hall-taken-back = результат прибрано
hall-corrected = виправлено
hall-me = Ви вносите результати як { $name }.
hall-nothing-yet = Жодного туру ще не опубліковано. Столи з’являться тут, щойно його опублікують.
hall-filter = Знайти стіл або гравця
hall-show-open = Лише без результату
hall-show-all = Усі столи
hall-all-in = Усі результати внесено.
hall-offline = Немає зв’язку. Внесене зберігається в телефоні й надішлеться, щойно зв’язок з’явиться; не закривайте сторінку.
hall-session-over = Доступ закінчився: увійдіть знову або попросіть у судді нове посилання. Внесене досі зберігається в телефоні.
hall-waiting = збережено в телефоні, чекає на зв’язок
hall-sending = надсилається…
hall-entry-stored = Збережено.
hall-entry-disputed = Хтось вніс інший результат: збережено обидва, вирішить суддя.
hall-away = Не грають у наступному турі
hall-withdrawn = вибув
hall-absent-next = пропустить наступний тур
hall-is-back = знову грає
hall-do-absent = пропустить тур
hall-do-withdraw = вибуває
hall-withdraw-confirm = З наступного туру цей гравець більше не грає. Продовжити?
hall-change = змінити
hall-assistants = Помічники
hall-assistants-hint = Помічник вносить результати з телефона за власним посиланням, без облікового запису. Ніхто не перезапише внесене іншим.
hall-assistant-name = Ім’я помічника
hall-invite = Створити посилання
hall-invited = Посилання для { $name }. Воно показане лише зараз: відскануйте або скопіюйте.
hall-qr = Посилання у вигляді QR-коду
hall-copy = Скопіювати
hall-copied = Скопійовано
hall-revoke = відкликати
hall-revoked = відкликано
hall-revoke-confirm = Відкликати посилання? Внесене залишиться.
hall-log = Що відбувалося
hall-log-all = Увесь журнал
hall-log-title = Журнал: { $name }
hall-log-empty = Поки нічого не відбувалося.
hall-log-plan = Обрано систему: { $system }
hall-log-enter = { $count ->
    [one] внесено { $count } учасника
    [few] внесено { $count } учасників
   *[many] внесено { $count } учасників
}
hall-log-amend = { $name }: дані змінено
hall-log-remove = { $name } прибрано зі списку
hall-log-draw = Жеребкування за зерном «{ $seed }»
hall-log-number = Внесено номери, витягнуті вручну
hall-log-absent = { $name } пропустить наступний тур
hall-log-present = { $name } усе ж грає в наступному турі
hall-log-withdraw = { $name } вибув із турніру
hall-log-again = { $name } повернувся до турніру
hall-log-pair = Складено пари { $round }-го туру
hall-log-swap = { $round }-й тур змінено вручну, { $pair }
hall-log-publish = { $round }-й тур опубліковано
hall-log-start = { $round }-й тур почався
hall-log-result = { $round }-й тур, стіл { $board }, { $pair }: { $result }
hall-log-rate = { $round }-й тур, стіл { $board }: обрахування перегравання
hall-log-close = { $round }-й тур завершено
hall-log-back = { $round }-й тур: крок назад
hall-log-finish = Турнір закінчено й перенесено в таблицю
hall-log-resume = Турнір триває далі
hall-no-players = Поки нікого немає. Вставте список нижче, по одному учаснику в рядку.
hall-unknown = { $count ->
    [one] { $count } учасник може бути відомим гравцем: вкажіть, хто це.
    [few] { $count } учасники можуть бути відомими гравцями: вкажіть, хто це.
   *[many] { $count } учасників можуть бути відомими гравцями: вкажіть, хто це.
}
hall-who-is = Хто це?
hall-that-is = Цей
hall-known = відомий федерації
hall-field-name = Ім’я
hall-field-born = Рік або дата народження
hall-field-club = Клуб або місто
hall-field-rank = Розряд або ранг
hall-acts = Дії
hall-remove = Прибрати зі списку
hall-remove-confirm = Прибрати учасника зі списку? Жеребкування доведеться провести заново.
hall-add = Додати учасників
hall-people = По одному учаснику в рядку
hall-people-hint = Спершу ім’я; далі через крапку з комою або табуляцію в будь-якому порядку: клуб або місто, країна (дві великі латинські літери), розряд, рейтинг. Гравці федерації впізнаються за іменем.
hall-nobody-found = Федерація не знає такого гравця поза списком. Додайте ім’я нижче.
hall-do-add = Додати
hall-plan = Як проводиться
hall-system = Система
hall-rounds = Кількість турів
hall-rounds-hint = Порожньо: { $count }, як пасує такій кількості учасників.
hall-first-board = Номер першого столу
hall-groups = Групи Мак-Магона
hall-groups-hint = На групу вище — на перемогу попереду. Планки обмежують групи згори та знизу: усі від верхньої планки починають у найвищій групі.
hall-width = Очок рейтингу в групі
hall-top = Верхня планка (рейтинг)
hall-bottom = Нижня планка (рейтинг)
hall-boundary = Де починається група
hall-boundary-floor = зі своєї сотні
hall-boundary-up = найближча сотня, половина вгору
hall-boundary-down = найближча сотня, половина вниз
hall-parameters = Параметри регламенту
hall-parameters-hint = Перше значення кожного — прочитання регламенту за замовчуванням.
hall-bye-points = Очки за пропуск туру (перемога — 2)
hall-draw-points = Очки за нічию
hall-ideal = Хто з ким усередині групи
hall-ideal-neighbours = сусіди
hall-ideal-halves = верхня половина з нижньою
hall-parity = Порядок для кольорів
hall-parity-text = як у тексті
hall-parity-swapped = тури навпаки
hall-lots = Жеребкування
hall-lots-hint = Назвіть зерно при всіх (кинуте чи назване число). За ним жеребкування може повторити кожен; усі жеребкування лишаються в списку.
hall-seed = Зерно
hall-seed-hint = Число або будь-який текст; це лише пропозиція.
hall-draw-lots = Провести жеребкування
hall-draw-again = Провести заново
hall-draw-confirm = Жеребкування вже було. Провести заново? Попереднє залишиться в списку для всіх.
hall-numbers = Номери, витягнуті вручну
hall-save-numbers = Внести ці номери
hall-draws = Проведені жеребкування
hall-draw-of = Зерно «{ $seed }», учасників: { $count }
hall-draw-by-hand = Вручну, учасників: { $count }
hall-to-desk = До суддівського столу
hall-no-referee-only = Це робить лише суддя.
hall-no-nothing = Жодного туру не зіграно: таблицю нема з чого робити.
hall-no-finished = Турнір закінчено. Щоб щось змінити, спершу поверніться до його проведення.
hall-no-begun = Перший тур опубліковано: учасників, номери й систему змінити вже не можна.
hall-no-unknown = Такого учасника вже немає. Перегляньте список знову.
hall-no-name = Учасник повинен мати ім’я.
hall-no-too-many = У таблиці не більше 1000 учасників і 40 турів.
hall-no-nobody = Складати пари нема з кого.
hall-no-not-drawn = Спершу проведіть жеребкування.
hall-no-seed = Зерно — число або текст не довше 120 знаків.
hall-no-number = Кожному потрібен свій номер, не менше 1.
hall-no-plan = Не більше 40 турів, столи від 1 до 9000.
hall-no-round = Зараз інший тур. Перегляньте суддівський стіл знову.
hall-no-stale = Тур тим часом змінився. Перегляньте його знову, перш ніж продовжити.
hall-no-started = Тур почався: заново скласти його не можна. Тому, хто не з’явився, зараховується поразка.
hall-no-reason = Вкажіть причину: пари вже всі бачили.
hall-no-not-both = Оберіть двох різних гравців цього туру.
hall-no-breaks = Це порушує правила: підтвердьте, що знаєте.
hall-no-champion-none = Турнір на вибування закінчено без переможця.
hall-no-more-rounds = Усі зіграли з усіма: турів більше немає.
hall-no-not-published = Тур ще не опубліковано.
hall-no-repaired = За цим столом тепер інші гравці: тур складено заново. Нічого не збережено; перегляньте столи знову.
hall-no-closed = Тур завершено: попросіть суддю виправити.
hall-no-later-round = На цьому результаті стоїть наступний тур або перегравання. Спершу скасуйте їх.
hall-no-time = Залишок часу — не більше доби.
hall-no-too-large = Числа завеликі для розрахунку.
hall-no-width = Ширина групи — хоча б одне очко.
hall-no-bars = Нижня планка вища за верхню.
hall-no-too-long = Задовго: { $text }…
hall-no-twice = { $name } вже в списку. Однофамільців розрізняє рік народження.
hall-no-same-number = Номер { $number } у двох.
hall-no-champion = Турнір вирішено: переміг { $name }. Закінчіть турнір.
hall-no-unfinished = { $count ->
    [one] { $count } партія ще без результату.
    [few] { $count } партії ще без результату.
   *[many] { $count } партій ще без результату.
}
hall-no-disputed = { $count ->
    [one] { $count } результат спірний: спершу вирішіть його.
    [few] { $count } результати спірні: спершу вирішіть їх.
   *[many] { $count } результатів спірні: спершу вирішіть їх.
}
hall-no-rating = Рейтингу { $rating } не буває.
flash-hall-open = Суддівський стіл відкрито. Внесіть учасників.
flash-hall-done = Готово.
flash-hall-stored = Результат збережено.
flash-hall-replays = Нічиї переграються: перегравання додано до туру.


## ########## Resource: history ###############

history-chart = Рейтинг у часі
history-chart-pool = Рейтинг у часі: { $pool }
history-picture = Лінія з точкою для кожного обрахованого турніру, перший – { $first }, останній – { $last }. Найнижчий рейтинг – { $lowest }, найвищий – { $highest }, останній – { $end }.
history-point = { $day }, { $tournament }: { $before } → { $after }
history-point-rank = { $point }, тепер { $rank }
history-legend = Кожна точка – обрахований турнір і посилання на нього; ті самі числа є в таблиці нижче.
history-legend-rank = Зафарбована точка: турнір змінив розряд або звання.
history-legend-interval = Зафарбована смуга – інтервал 95 % (±2S).
history-axis-day = Дата
history-performance = Результат
history-performance-long = Набрані очки мінус очки, очікувані за положенням з огляду на рейтинги перед турніром
history-performance-says = очікувалося { $expected }, набрано { $scored }
history-performance-part = очікувалося { $expected }, набрано { $scored }; враховано партій: { $games } із { $all }
history-feats = Найкращі перемоги та серії
history-best-wins = Найкращі перемоги
history-winning = Найдовша серія перемог
history-unbeaten = Найдовша серія без поразок
history-streak = { $games } ({ $days })

versus-title = { $first } – { $second }: особисті зустрічі
versus-empty = В обрахованих турнірах вони не зустрічалися.
versus-turn = З боку суперника
versus-hint = Вказано рейтинги перед турніром.
versus-link = усі партії із суперником: { $name }
history-legend-list = Точки зі штриховим краєм: рейтинг зсунуто або розряд змінено з публікацією рейтинг-листа.
course-title = Несподіванки
course-lead = Чого регламент чекав від партій ({ $games }) за рейтингами до турніру і що вийшло.
course-favourites = Фаворит виграв, зіграв унічию, програв
course-mean = Середня несподіваність
course-mean-hint = 0 – усе за очікуванням, 0,5 – як за жеребом
course-who = Хто здивував
course-expected = Очікувалося
course-surprise = Несподіваність
course-cell = очікувалося { $points }
record-tournaments-of = Турніри: { $name }
record-opponents-of = Суперники: { $name }
record-all-tournaments = Усі турніри ({ $count })
record-opponents = Суперники з рахунком, найкращі перемоги та серії
record-no-opponents = Ще не зіграно жодної партії.


## ########## Resource: live ###############

live-before = Триває запис: { $entrants ->
    [one] { $entrants } учасник
    [few] { $entrants } учасники
    [many] { $entrants } учасників
   *[other] { $entrants } учасника
  }. Жеребкування ще не було.
live-before-drawn = { $entrants ->
    [one] { $entrants } учасник
    [few] { $entrants } учасники
    [many] { $entrants } учасників
   *[other] { $entrants } учасника
  }. Жеребкування проведено, пари 1-го туру ще не складено.
live-published = Тур { $round } з { $rounds }: пари оголошено, гра ще не почалася.
live-started = Триває тур { $round } з { $rounds }: закінчено партій { $done } з { $all }.
live-closed = Тур { $round } з { $rounds } зіграно, пари наступного ще не складено.
live-all-played = { $rounds ->
    [one] Зіграно { $rounds } тур — усі заплановані.
    [few] Зіграно всі { $rounds } тури.
    [many] Зіграно всі { $rounds } турів.
   *[other] Зіграно всі { $rounds } туру.
  }
live-finished = Турнір завершено, зіграно: { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тури
    [many] { $rounds } турів
   *[other] { $rounds } туру
  }.
live-menu = Сторінки турніру, що триває
live-now = Зараз
live-standings = Становище
live-screen = Екран для зали
live-follow = Стежити за грою
live-playing-now = Грають зараз
live-tournament = Про турнір
live-updated = Результати оновлено.
live-stage-published = пари оголошено
live-stage-started = триває гра
live-stage-closed = зіграно
live-games-finished = Закінчено партій: { $done } з { $all }.
live-by-hand = змінено вручну
live-board = Дошка
live-why = Чому?
live-why-of = Чому зустрічаються { $black } і { $white }
live-with-points = очок: { $points }
live-bye = без пари
live-byes = Без пари
live-absent = відсутність
live-absentees = Відсутні
live-withdrawn = вибув(ла)
live-replay-time = залишилося часу: у чорних { $black }, у білих { $white }
live-forfeit-legend = ! — партію не грали.
live-points-legend = За перемогу дається 2 очки. Біля імен стоять очки до туру.
live-last-round = Якщо ніхто не вибуде, після цього туру скласти ще один без повторних зустрічей неможливо.
live-changes = Як змінювалися пари
live-changed-by-hand = { $first } і { $second } помінялися місцями ({ $signed }).
live-paired-again = Пари туру складено заново ({ $signed }).
live-gone = Попередні пари, яких більше немає:
live-gone-bye = { $name } — без пари
live-print = Друк
live-print-boards = Пари за дошками
live-print-names = Пари за прізвищами
live-print-slips = Бланки результатів
live-print-blank = Порожня таблиця
live-print-now = Надрукувати
live-participants-empty = Поки що нікого не записано.
live-name = Ім'я
live-start = Старт
live-start-long = Очки, які рейтингова група дає до 1-го туру
live-standings-after = Становище після туру { $round }
live-standings-before = До 1-го туру всі ділять перше місце.
live-standings-open = { $open ->
    [one] Не закінчено { $open } партію цього туру: поки що вона дає обом 0 очок.
    [few] Не закінчено { $open } партії цього туру: поки що вони дають обом суперникам по 0 очок.
    [many] Не закінчено { $open } партій цього туру: поки що вони дають обом суперникам по 0 очок.
   *[other] Не закінчено { $open } партії цього туру: поки що вони дають обом суперникам по 0 очок.
  }
live-standings-knockout = Місця після останнього туру, у якому вирішено всі партії; хто ще грає, ділить перше місце.
live-standings-all = Усі коефіцієнти
live-standings-telling = Лише вирішальні
live-standings-of = Після туру
live-ties = Що вирішує за рівності очок
live-sos = SOS
live-sos-says = Сума очок усіх суперників (коефіцієнт Бухгольца).
live-sos-less = SOS-{ $count }
live-sos-less-says = { $count ->
    [one] Те саме без суперника туру { $count }.
   *[other] Те саме без суперників турів з 1 по { $count }.
  }
live-berger = ЗБ
live-berger-says = Коефіцієнт Зоннеборна — Бергера: очки всіх переможених і половина очок тих, з ким нічия.
live-decided-legend = Позначено значення, яке поставило гравця нижче за сусіда згори. Хто рівний в усьому, ділить місце.
live-decided = вирішило
live-cell-legend = 12+b — перемога над номером 12 чорними; w — білими, = — нічия, - — поразка, ? — не закінчено, ! — не грали, 0+ — без пари, 0- — відсутність.
live-lot-lead = Номери, які кожен може витягти заново за тим, що тут написано.
live-lot-draws = Проведені жеребкування
live-lot-none = Жеребкування ще не було.
live-lot-stale = Після останнього жеребкування список учасників змінився; його проведуть заново.
live-lot-when = Хто й коли
live-lot-seed = Початкове слово або число
live-lot-by-hand = вручну
live-lot-count = Учасників
live-lot-holds = чинне
live-lot-replaced = замінене
live-lot-repeat = Як повторити
live-lot-rule = Для кожного учасника береться SHA-256 тексту <початкове слово>:<номер запису> в UTF-8. За зростанням цих квитків учасники отримують номери 1, 2, 3, …
live-lot-command = Наприклад, для номера 1:
live-lot-hand-rule = Номери витягнуто вручну зі справжньої чаші й уведено суддею.
live-lot-entry = Запис
live-lot-ticket = Квиток (перші 16 цифр)
live-lot-black = Квиток на чорних
live-lot-rounds-rule = Кожен тур з вибуванням розігрується заново з початкового слова «{ $seed }». Гравці стоять за зростанням SHA-256 тексту <початкове слово>:ko:<тур>:<номер запису>. Без пари лишаються перші з тих, хто рідше за інших був без пари. Далі перший зустрічається з наступним, з яким виходить якомога менше пар з однієї країни, і так далі. Чорними грає той, у кого менший SHA-256 тексту <початкове слово>:ko:<тур>:black:<номер запису>.
live-why-absent = У цьому турі не грає.
live-why-pair = Чому { $black } — { $white }
live-why-bye = Чому без пари { $name }
live-why-known = Що було відомо до туру
live-why-colours = D
live-why-colours-long = Баланс кольорів: партії чорними мінус партії білими
live-why-floats = F
live-why-floats-long = Пониження мінус підвищення
live-why-order = Місце в порядку
live-why-order-long = Місце в порядку жеребкування: за очками, далі за номером
live-why-by-hand = Суддя змінив цей тур вручну; значення стосуються туру, яким його зіграно.
live-why-round-one = Пари 1-го туру складаються за номерами жеребкування: 1-й зустрічається з 2-м, 3-й з 4-м і так далі; менший номер грає чорними.
live-why-bye-round-one = Грає непарна кількість учасників; у 1-му турі без пари лишається останній номер.
live-why-bye-rule = Грає непарна кількість учасників. Без пари лишається той, хто рідше був без пари, далі той, у кого менше очок, — якщо всіх інших можна звести в пари.
live-why-equal = Суперники з рівними очками: в обох { $points }.
live-why-moved = Пониження: { $high } (очок: { $most }); підвищення: { $low } (очок: { $least }).
live-why-odd = { $count ->
    [one] Стільки очок ({ $points }) у { $count } гравця — кількість непарна, тож комусь із цієї групи потрібен суперник з іншими очками.
   *[other] Стільки очок ({ $points }) у { $count } гравців — кількість непарна, тож комусь із цієї групи потрібен суперник з іншими очками.
  }
live-why-best = Без повторних зустрічей і заради кращого туру загалом не всі гравці з очками { $points } могли зустрітися між собою.
live-why-floats-now = F ({ $high }): було { $f }, стало { $fnew }. F ({ $low }): було { $g }, стало { $gnew }.
live-why-colour-hand = { $black } грає чорними за рішенням судді; за пунктом 3(3) грав(ла) б білими.
live-why-colour-number = { $black } грає чорними: у 1-му турі чорні в меншого номера.
live-why-colour-balance = { $black } грає чорними: D { $d }, а D суперника ({ $white }) — { $e }. Білими грає той, хто частіше за іншого грав чорними (пункт 3(3)).
live-why-colour-higher = { $black } грає чорними: D рівні ({ $d }), вирішує ранг розміщення ({ $order }); у непарному турі чорними грає той, хто вище.
live-why-colour-lower = { $black } грає чорними: D рівні ({ $d }), вирішує ранг розміщення ({ $order }); у парному турі чорними грає той, хто нижче.
live-rank-points = вище той, у кого більше очок
live-rank-small = за рівних очок вище менший номер
live-rank-large = за рівних очок вище більший номер
live-why-criteria = Критерії
live-why-criteria-lead = З двох варіантів туру кращий той, у якого менший перший відмінний критерій. Жоден критерій не знає ні країни, ні клубу, ні родинних зв'язків.
live-why-criterion = Критерій
live-why-in-pair = У цій парі
live-why-in-round = В усьому турі
live-order-pair = у місця { $place } суперник { $partner }
live-why-not = А чому не інший суперник?
live-why-not-lead = Обчислюється найкращий тур, у якому ці двоє зустрічаються, і порівнюється зі складеним.
live-why-not-other = Інший суперник
live-why-not-ask = Запитати
live-not-same = Саме так тур і складено.
live-not-oneself = Сам із собою ніхто не грає.
live-not-away = { $name } у цьому турі не грає.
live-not-even = Грає парна кількість учасників: без пари не лишається ніхто.
live-not-met = { $name } і { $other } зустрічалися в турі { $round }, а двічі ніхто не зустрічається (пункт 3(1)).
live-not-dead-end = Тоді решту не можна звести в пари без повторних зустрічей.
live-not-worse = Такий тур був би не гіршим.
live-not-too-large = Значення завеликі для обчислення.
live-not-order = Однаково добре аж до порядку суперників: першим іншого суперника отримав би гравець { $name } — місце { $worse } замість { $better } в порядку жеребкування.
live-not-criterion = Тоді найкращий можливий тур гірший. Перший критерій, що вирішує: { $criterion } ({ $article }), { $worse } замість { $better } в усьому турі.
live-why-berger = Колова система: таблиці Бергера для кожного туру кажуть, які номери зустрічаються і хто грає чорними.
live-knockout-rule = Кожен тур розігрується заново: за зростанням квитків кожен зустрічається з наступним, з яким виходить якомога менше пар з однієї країни.
live-knockout-bye = Без пари лишаються перші в цьому порядку з тих, хто рідше за інших був без пари.
live-knockout-nation = Обоє з однієї країни ({ $country }): або цього не можна було уникнути, або місця поміняли вручну.
live-knockout-black = { $black } грає чорними в першій партії: квиток на чорних менший.
live-knockout-replay = Нічию перегравають: кольори міняються, у кожного стільки часу, скільки лишалося.
live-bracket = { $name }: сітка
live-bracket-about = Стовпець для кожного туру (усього { $rounds }), рамка для кожної партії; лінії ведуть від переможця до його наступної партії. Те саме нижче списком.
live-bracket-title = Сітка
live-bracket-list = Списком
live-bracket-file = Картинкою
live-bracket-note = Кожен тур розігрується заново: хто з ким зустрінеться в наступному, до його жеребкування невідомо.
live-bracket-game = Дошка { $board }: { $black } (чорні) — { $white } (білі): { $result }.
live-bracket-bye = { $name }: без пари.
live-sheet-colour = Колір
live-sheet-signature = Підпис
live-sheet-mark = Позначте результат, підпишіть і віддайте судді.
live-sheet-black-won = Перемога чорних
live-sheet-draw = Нічия
live-sheet-white-won = Перемога білих


## ########## Resource: mail ###############

letter-hello = Вітаємо, { $name }!
letter-submitted-subject = Таблиця на підпис: { $name }
letter-submitted = Головний суддя підписав таблицю турніру «{ $name }» ({ $federation }). Тепер потрібен ваш підпис як керівника клубу:
letter-cosigned-subject = Таблиця на перевірку: { $name }
letter-cosigned = Таблиця турніру «{ $name }» ({ $federation }) має всі потрібні підписи. Вона чекає на перевірку кваліфікаційної комісії:
letter-returned-subject = Таблицю повернено: { $name }
letter-returned = Таблицю турніру «{ $name }» ({ $federation }) повернено на виправлення. Хто повернув: { $by }. Що треба виправити:
letter-rated-subject = Обраховано: { $name }
letter-rated = Турнір «{ $name }» ({ $federation }) обраховано:
letter-reopened-subject = Знову відкрито: { $name }
letter-reopened = Турнір «{ $name }» ({ $federation }) відкрито для виправлення. Хто відкрив: { $by }. Причина:
letter-proposed-subject = Положення на затвердження: { $name }
letter-proposed = Запропоновано турнір «{ $name }» ({ $federation }). Організатор: { $by }. Положення про турнір чекає на затвердження:
letter-admitted-subject = Затверджено: { $name }
letter-admitted = Положення про турнір «{ $name }» ({ $federation }) затверджено, змінити його більше не можна. Турнір внесено до календаря:
letter-proposal-returned-subject = Пропозицію повернено: { $name }
letter-proposal-returned = Пропозицію провести турнір «{ $name }» ({ $federation }) повернено. Хто повернув: { $by }. Що треба змінити, перш ніж надсилати знову:
letter-proposal-rejected-subject = Пропозицію відхилено: { $name }
letter-proposal-rejected = Пропозицію провести турнір «{ $name }» ({ $federation }) відхилено. Хто відхилив: { $by }. Причина:
letter-asked-subject = Заявка на документ: { $name }
letter-asked = Надійшла заявка на посвідчення або витяг: { $name } ({ $federation }). Вона чекає на рішення кваліфікаційної комісії:
letter-invitation-subject = Запрошення: { $federation }
letter-invitation = Вас запрошують на сайт федерації «{ $federation }». Ваша роль: { $office }. Запрошення від: { $by }.
letter-login = Логін: { $login }
letter-invitation-do = Придумайте пароль за цим одноразовим посиланням; воно дійсне до { $until }:
letter-reset-subject = Новий пароль
letter-reset = За цим одноразовим посиланням ви задасте новий пароль для { $site }; воно дійсне до { $until }:
letter-secret = Задати пароль може кожен, хто має посилання: нікому його не передавайте.
letter-confirmation-subject = Підтвердьте адресу електронної пошти
letter-confirmation = На цю адресу просять надсилати сповіщення із сайту { $site }. Якщо це так, підтвердьте адресу за цим одноразовим посиланням; воно дійсне до { $until }:
letter-stranger = Якщо ви нічого про це не знаєте, нічого не робіть: сповіщення на цю адресу не надходитимуть.
letter-why = Ви отримали цей лист, бо на цю адресу надходять сповіщення. Вимкнути їх можна тут:

letter-kind-submitted = таблиця на підпис
letter-kind-cosigned = таблиця на перевірку
letter-kind-returned = таблицю повернено
letter-kind-rated = турнір обраховано
letter-kind-reopened = турнір знову відкрито
letter-kind-proposed = положення на затвердження
letter-kind-admitted = пропозицію затверджено
letter-kind-proposal-returned = пропозицію повернено
letter-kind-proposal-rejected = пропозицію відхилено
letter-kind-asked = заявка на документ
letter-kind-invitation = запрошення
letter-kind-reset = посилання для нового пароля
letter-kind-confirmation = посилання для підтвердження адреси

mail-title = Сповіщення електронною поштою
mail-address = Адреса електронної пошти
mail-hint = Туди надходитимуть листи про все, що чекає на вас. Залиште порожнім, щоб нічого не отримувати.
mail-waits = Адресу { $address } ще не підтверджено: скористайтеся посиланням із листа. Якщо зберегти ще раз, надійде нове.
mail-notices = Надсилати мені сповіщення
mail-language = Мова листів
mistake-address = Це не адреса електронної пошти.
flash-mail-asked = Збережено. На нову адресу надіслано посилання; вона запрацює, щойно ви підтвердите її за цим посиланням.
flash-mail-confirmed = Адресу підтверджено.
confirm-title = Підтвердження адреси
confirm-lead = { $name }, надсилати сповіщення на адресу { $address }?
confirm-do = Так, підтверджую
confirm-hint = Якщо це не ваш обліковий запис, просто закрийте сторінку.
invite-mail-hint = Якщо вказати адресу, людина отримає посилання й електронною поштою.
link-mailed = Посилання надіслано також на адресу { $address }. Щойно використано одне з двох, інше вже не дійсне.
reset-mail = Надіслати посилання також на цю адресу електронної пошти: { $name }

letters-title = Ненадіслані листи
letters-lead = Листи надсилаються, щойно їх приймає поштовий сервер. Якщо не приймає, спроби тривають півтори доби.
letters-off = Пошту не налаштовано, тож листи не надсилаються. Налаштування: smtp і mail-from.
letters-given-up = Не надіслано
letters-none-given-up = Таких листів немає.
letters-waiting = Чекають
letters-none-waiting = Жоден лист не чекає.
letter = Лист
letter-attempts = Спроби
letter-error = Остання помилка
letter-next = Наступна спроба
letter-again = Спробувати ще раз
letter-error-expired = Не вдалося надіслати вчасно.
letter-error-unfinished = Програма щоразу завершувалася під час надсилання.
flash-letter-again = Лист надсилається.
count-letters-given-up = { $count ->
    [one] Не вдалося надіслати { $count } лист
    [few] Не вдалося надіслати { $count } листи
    [many] Не вдалося надіслати { $count } листів
   *[other] Не вдалося надіслати { $count } листа
}
act-mail = змінено адресу пошти або сповіщення
act-confirm-mail = адресу пошти підтверджено
act-retry-letter = повторне надсилання листа
subject-letter = лист
letter-list-due-subject = Час публікувати рейтинг-лист: { $federation }
letter-list-due = Рейтинг-лист ({ $federation }) на { $name } ще не опубліковано:
letter-overdue-subject = Прострочено результати: { $name }
letter-overdue = Результати турніру «{ $name }» ({ $federation }) уже мали бути здані. Заповніть таблицю й підпишіть її:
letter-kind-list-due = час публікувати рейтинг-лист
letter-kind-overdue = прострочені результати
letter-registration-subject = Підтвердьте реєстрацію: { $name }
letter-registration = Хтось, імовірно ви, зареєстрував вас на турнір «{ $name }» ({ $federation }). Перегляньте й підтвердьте реєстрацію за цим посиланням до { $until }; до того місце за вами не закріплено:
letter-registration-keep = Збережіть цей лист: за тим самим посиланням можна відмовитися від участі. Якщо ви нічого про це не знаєте, нічого не робіть: реєстрація зникне сама.
letter-moved-up-subject = Для вас є місце: { $name }
letter-moved-up = На турнірі «{ $name }» ({ $federation }) звільнилося місце, і тепер воно ваше: ви перейшли зі списку очікування до зареєстрованих:
letter-moved-up-withdraw = Якщо не зможете прийти, відмовтеся, будь ласка, за посиланням із листа, яким ви підтверджували реєстрацію.
letter-kind-registration = посилання для підтвердження реєстрації
letter-kind-moved-up = місце зі списку очікування


## ########## Resource: main ###############

language-name = Українська


## ########## Resource: numbers ###############

numbers-title = Статистика для комісії
numbers-lead = Як розподілені рейтинги, чи не зсуваються вони загалом і наскільки точний їхній прогноз результатів.
numbers-from = Перший день
numbers-to = Останній день
numbers-period = Період: { $days }. Турнір належить до того дня, коли він завершився.
numbers-mistake-day = Такого дня немає. Дату пишуть так: 2026-05-10. Показано останні дванадцять місяців.
numbers-mistake-reversed = Перший день пізніший за останній. Показано останні дванадцять місяців.
numbers-mistake-long = Період не може бути довшим за { $years } років. Показано останні дванадцять місяців.
numbers-table = Те саме у вигляді таблиці

numbers-distribution = Розподіл рейтингів
numbers-distribution-about = Усі гравці поточного рейтингу; ширина стовпця в очках: { $width }. Від періоду це не залежить.
numbers-players = Гравці
numbers-mean = Середній рейтинг
numbers-median = Медіана
numbers-rating-from = Рейтинг від
numbers-rating-to = нижче
numbers-distribution-picture = Стовпці показують, скільки гравців мають який рейтинг, від { $low } до { $high }. Найбільше гравців із рейтингом від { $from }, але нижче { $to }.
numbers-step = від { $from }, нижче { $to }: { $players }

numbers-inflation = Інфляція рейтингу
numbers-inflation-about = На скільки в середньому змінилися за квартал рейтинги стабільних гравців. Стабільний у кварталі – той, хто має обраховані турніри і в ньому, і в попередньому кварталі та перед першим із турнірів кварталу вже мав рейтинг.
numbers-inflation-change = Зміна рейтингу гравця – це рейтинг після останнього турніру кварталу мінус рейтинг після останнього турніру попереднього кварталу; турніри йдуть у тому порядку, у якому їх обраховано.
numbers-inflation-quarters = Календарні квартали беруться цілком, навіть якщо період охоплює їх лише частково.
numbers-inflation-stars = Не враховуються гравці з неусталеним рейтингом (*) наприкінці попереднього кварталу або після якогось турніру цього кварталу.
numbers-inflation-empty = У цьому періоді ніхто не має турнірів у двох кварталах поспіль, тому вимірювати нічого. Виберіть довший період.
numbers-inflation-picture = Стовпці показують середню зміну рейтингу стабільних гравців за кварталами: угору, якщо рейтинги зросли, і вниз, якщо впали. Найменша зміна { $lowest }, найбільша { $highest }.
numbers-quarter = { $number } кв. { $year }
numbers-quarter-says = { $quarter }: { $change }, { $players }
numbers-quarter-head = Квартал
numbers-stable = Стабільні гравці
numbers-mean-change = Середня зміна

numbers-prediction = Точність прогнозу
numbers-prediction-about = Усі обраховані партії періоду, у яких обидва гравці мали рейтинг до турніру: скільки очок положення очікує від фаворита за цими рейтингами і скільки він набрав. Партії з форою не враховуються.
numbers-prediction-favourite = Фаворит – гравець із вищим рейтингом. Якщо очікується пів очка, фаворита немає, і партія рахується за пів очка.
numbers-prediction-empty = Для жодної партії цього періоду прогнозу немає. Виберіть довший період.
numbers-prediction-legend = Калібрування: на пунктирній лінії результат збігається з прогнозом. Точки в зафарбованій смузі можна пояснити випадковістю (95 %). Що більша точка, то більше партій.
numbers-prediction-picture = Точки показують, скільки набрали фаворити в партіях із приблизно однаковим прогнозом. В усіх партіях від них у середньому очікувалося { $expected } очка, набрали вони { $scored }.
numbers-group-says = { $games }: прогноз { $expected }, результат { $scored }
numbers-predicted = Партії з прогнозом
numbers-squared-error = Середній квадрат похибки
numbers-squared-error-hint = Оцінка Браєра: 0 – безпомилковий прогноз. У прогнозу «пів очка в кожній партії» – { $even }.
numbers-excess = Результат мінус прогноз
numbers-excess-hint = У середньому для фаворитів: понад 0 – вони набирають більше від очікуваного, менше за 0 – менше.
numbers-left-handicap = Не враховано партій із форою
numbers-left-unrated = Не враховано партій, у яких хтось до турніру не мав рейтингу або його рейтинг не перераховувався
numbers-left-unexpected = Не враховано партій, для яких у положенні немає очікуваного результату
numbers-expected-from = Прогноз від
numbers-expected-to = нижче
numbers-expected = Середній прогноз
numbers-scored = Середній результат
numbers-axis-expected = Прогноз для фаворита
numbers-axis-scored = Результат фаворита


## ########## Resource: players ###############

player-office = Ще про цього гравця
initial-rating = Початковий рейтинг за рекомендацією
initial-rating-hint = Для підготовленого новачка без рейтингу, якщо його рекомендують щонайменше двоє членів федерації.
initial-rating-confirm = Установити початковий рейтинг? Це побачать усі на сторінці «Виправлення».
do-recommend = Установити початковий рейтинг
recommended-by = Початковий рейтинг за пунктом { $article }: рекомендували { $first } і { $second }
field-first-member = Хто рекомендує
field-second-member = Хто ще рекомендує
field-recommended-on = Дата
merge-title = Одна людина, внесена двічі
merge-hint = Турніри іншого запису перейдуть до цього, і все буде перераховано. Це можна повністю скасувати.
merge-search = Хто ще (ім’я або його частина)
merge-nobody = Більше ні в кого немає такого імені. Пошукайте інше написання.
merge-choose = вибрати
merge-confirm = Об’єднати? Рейтинги можуть змінитися.
do-merge = Це також { $name }: об’єднати
merged-before = Об’єднані з цим записом
do-part = Скасувати об’єднання
part-confirm = Скасувати об’єднання? Рейтинги можуть змінитися.
mark-title = Більше не грає
mark-hint = Показується на сторінці гравця. Хто входить до рейтинг-листа, вирішують лише правила.
mark-none = грає
mark-withdrawn = вихід із федерації
mark-deceased = помер(ла)
mark-forgotten = просить вилучити свої дані
field-marked-on = Від якого дня
field-club-since = У клубі від
club-since-hint = Якщо клуб змінюється: від якого дня; порожньо: від сьогодні.
clubs-before = Клуби
no-club = без клубу
forget-title = Вилучити дані цієї людини
forget-hint = На прохання самої людини. Ім’я, його написання, стать, країна, клуб і документи вилучаються назавжди; у таблицях лишається номер, щоб вони не змінилися.
forget-confirm = Вилучити дані цієї людини назавжди? Це не можна скасувати.
do-forget = Вилучити назавжди
refused-merged = Один із цих записів уже об’єднано, роз’єднано або вилучено. Відкрийте сторінку знову, щоб побачити поточний стан.
refused-both-in = Обидва є в таблиці «{ $tournament }»: це не може бути одна людина.
refused-in-unfinished = Інший запис є в незавершеній таблиці «{ $tournament }». Спершу завершіть її, або хай її суддя вибере там потрібний запис.
refused-rated-already = Гравець уже має рейтинг: початковий рейтинг – для новачків.
act-merge-players = записи об’єднано
act-part-players = об’єднання скасовано
act-initial-rating = початковий рейтинг установлено
act-mark-player = позначку змінено
act-forget-player = дані вилучено на прохання
flash-merged = Об’єднано. Ось що змінилося.
flash-parted = Об’єднання скасовано. Ось що змінилося.
flash-recommended = Початковий рейтинг установлено.
flash-forgotten = Дані вилучено.
names-forgotten = На прохання відтоді вилучено імен: { $count }; відбиток стосується рейтинг-листа в опублікованому вигляді.
filter-more = Ще фільтри
filter-clear = Скинути фільтри
filter-any-city = Усі міста
filter-any-country = Усі країни
filter-any = Усі
filter-women = Жінки
filter-men = Чоловіки
filter-age = Вік
filter-age-minors = До 18 років
filter-age-seniors = 60 років і старші
filter-rank-from = Розряд від
filter-rank-to = Розряд до
filter-active = Грав з
filter-nearly = Точно так нікого не звати. Схожі імена:
sort-by = Сортувати: { $column }
compare-title = Порівняння двох рейтинг-листів
compare-lists = Порівняти рейтинг-листи
compare-do = Порівняти
compare-earlier = Раніший лист
compare-later = Пізніший лист
compare-both = В обох листах
compare-new = Нові в пізнішому
compare-gone = Лише в ранішому
compare-gained = Зросли
compare-lost = Знизилися
compare-same = Без змін
compare-mean = Середня зміна
compare-place = Місце до і після
compare-lead = З { $earlier } до { $later }.
compare-one = Поки що опубліковано один рейтинг-лист; для порівняння потрібні два.
compare-nobody = Нікого.
col-last-long = День останнього рейтингового турніру


## ########## Resource: proposals ###############

proposals-title = Запропоновані турніри
proposals-lead = Турнір потрапляє до календаря після затвердження його положення.
proposals-empty = Поки що нічого не запропоновано.
propose-tournament = Запропонувати турнір
propose-lead = Поки це чернетка, будь-яке поле можна лишити порожнім; до надсилання її бачите лише ви.
all-stages = Усі
stage-draft = чернетка
stage-sent = чекає на затвердження
stage-returned = повернуто
stage-approved = затверджено
stage-rejected = відхилено
stage-withdrawn = відкликано
stage-waits-draft = Доповніть і надішліть на затвердження.
stage-waits-sent = Чекає на рішення посадової особи федерації.
stage-waits-returned = Внесіть потрібні зміни й надішліть знову.
stage-waits-approved = Турнір внесено до календаря; змінювати положення більше не можна.
stage-waits-rejected = Турнір не проводитиметься як офіційний.
stage-waits-withdrawn = Організатор відкликав пропозицію.
field-registration = Початок реєстрації
field-organizer = Організатор
field-body = Текст положення
body-hint = Розмітка Markdown: # заголовки, - списки, **жирний**, таблиці. HTML показується як набрано.
field-document = Положення у форматі PDF
document-hint = PDF не більше ніж 10 МБ; замість тексту або разом із ним.
document-remove = вилучити
proposal-text = Положення
proposal-terms = Умови, від яких залежить категорія
proposal-own = проводить сама федерація (без строку подання)
field-plea = Чому подано пізніше строку
plea-hint = Посадова особа вирішить, чи все-таки прийняти його.
late-how = Якщо є поважна причина, вкажіть її нижче й надішліть знову: посадова особа може зробити виняток.
do-propose = Надіслати на затвердження
proposal-edit = Змінити
proposal-missing = Щоб надіслати, виправте:
proposal-withdraw = Відкликати
proposal-withdraw-confirm = Відкликати пропозицію остаточно?
proposal-sent = Надіслано
proposal-late = пізніше строку
proposal-decided = Ким ухвалено рішення
proposal-approved-by = Ким затверджено
proposal-approve = Затвердити й внести до календаря
proposal-approve-confirm = Затвердити? Після цього положення змінити не можна.
proposal-reject = Відхилити остаточно
proposal-reject-confirm = Відхилити пропозицію остаточно?
reason-for-organizer = Причини для організатора
category-lower-hint = Обчислена категорія або нижча; вища не допускається (3.4.7).
category-given = Присвоєна категорія
field-regulations-due = Останній день подання положення
field-exception = Причина винятку
exception-hint = Положення подано після { $day } (4.2). Хто його приймає, вказує причину; її побачать усі.
regulations-title = Положення про турнір
regulations-lead = У затвердженому вигляді; після затвердження зміни не допускаються.
to-tournament = До турніру
download = Завантажити
settings-title = Налаштування федерації
setting-prior-approval = Турніри пропонуються й затверджуються до проведення
setting-prior-approval-hint = Організатори надсилають умови й текст положення; посадова особа затверджує їх, і відтоді вони незмінні. Уже заплановане не змінюється.
cat-rating-max = Лише гравці з рейтингом не вище
desk-proposals = Положення на затвердження
desk-own-proposals = Мої пропозиції
desk-own-proposals-empty = Незавершених пропозицій у вас немає. Запропонований турнір буде тут, доки щодо нього не ухвалять рішення.
desk-all-proposals = Усі пропозиції
refused-stage = Зараз це неможливо: пропозиція у стані «{ $stage }». Відкрийте її знову, щоб побачити, що сталося.
refused-prior-approval = У цій федерації турнір спершу пропонують і затверджують.
refused-late = Останній день подання положення був { $day }: за сім днів до початку реєстрації, якщо федерація не вирішила інакше (4.2).
refused-category = Категорія, вища за ту, що випливає з умов, не допускається (3.4.7).
refused-frozen = Положення цього турніру затверджено: змінити можна лише головного суддю та примітку (4.2.2). Якщо провести його в такому вигляді не можна, скасуйте турнір і запропонуйте новий.
refused-begun = Турнір уже почався: затвердити його заздалегідь не можна.
refused-file-kind = Тут потрібен файл іншого виду. Виберіть інший.
refused-file-size = Файл завеликий: не більше ніж { $megabytes } МБ.
mistake-needs-match = титульним може бути лише матч двох гравців
mistake-registration-late = реєстрація не може починатися пізніше за турнір
mistake-text-missing = напишіть текст або виберіть PDF
act-draft = складено чернетку пропозиції
act-propose = запропоновано
act-withdraw-proposal = пропозицію відкликано
act-reject = відхилено
act-settings = налаштування змінено
subject-proposal = пропозиція
flash-proposed = Надіслано на затвердження.
flash-proposal-approved = Затверджено: турнір внесено до календаря.
flash-proposal-rejected = Відхилено.
flash-proposal-returned = Повернуто організатору.
flash-proposal-withdrawn = Відкликано.
regulations-changed = Текст, що зберігається тут, – не той, який було затверджено. Попросіть затверджений текст у федерації.
held-by-federation = Проводить федерація.
held-with-support = Проводиться за методичної підтримки федерації.
refused-exception = Положення подано після { $day } (4.2): вкажіть причину винятку або поверніть пропозицію.
mistake-not-a-pdf = це не PDF або він пошкоджений
mistake-file-too-large = не більше ніж { $megabytes } МБ
mistake-same-person = тут потрібна інша людина
mistake-future = цей день ще не настав
draft-kept = Введене збережено як чернетку.
category-computed = Обчислена категорія: { $category }


## ########## Resource: registration ###############

registration-title = Реєстрація: { $name }
registrations-title = Заявки: { $name }
registrations = Заявки та реєстрація на місці
registration-do = Зареєструватися
registration-list = Зареєстровані гравці
registration-waiting-list = Список очікування
registration-waiting-hint = Коли хтось відмовляється, його місце отримує перший зі списку очікування.
registration-nobody = Ще ніхто не зареєструвався.
registration-not-found = За цим запитом нікого немає.
registration-open = Реєстрацію відкрито.
registration-open-until = Останній день – { $day }.
registration-places-are = { $places ->
    [one] Усього { $places } місце; хто зареєструється пізніше, потрапить до списку очікування.
    [few] Усього { $places } місця; хто зареєструється пізніше, потрапить до списку очікування.
    [many] Усього { $places } місць; хто зареєструється пізніше, потрапить до списку очікування.
   *[other] Усього { $places } місця; хто зареєструється пізніше, потрапить до списку очікування.
}
registration-over = На цей турнір більше не реєструють.
registration-begun = Турнір почався: до списку учасників нікого додати вже не можна.
registration-closed = Реєстрацію закрито.
registration-past = Реєстрація закінчилася { $day }.
registration-lapsed = Цю реєстрацію не підтверджено вчасно. Зареєструйтеся, будь ласка, ще раз.
registration-twice = Цей гравець уже зареєстрований на турнір.
registration-taken = Реєстрацію завершено: гравець є у списку учасників. Хто не зможе грати, повідомляє суддю.

registration-unconfirmed = не підтверджено
registration-registered = зареєстровано
registration-waiting = список очікування
registration-withdrawn = відмова

registration-name = Прізвище та ім’я
registration-name-hint = Так, як має бути в таблиці.
registration-mail-hint = Її бачить лише організатор. На неї надійде посилання для підтвердження реєстрації.
registration-rank-hint = Який знаєте; якщо розряду немає, нічого не пишіть.
registration-born = Рік народження
registration-born-hint = Не публікується; за ним розрізняють тезок.
registration-remark = Примітка для організатора
registration-remark-hint = Не публікується.
registration-homepage = Залиште це поле порожнім
registration-consent-short = Згода
registration-consent = Я погоджуюся, щоб на цьому сайті публікували моє ім’я, клуб або місто, країну, розряд і результати.
registration-privacy = Рік народження й примітку бачить лише організатор; через 30 днів після закінчення турніру їх буде видалено.
registration-privacy-mail = Електронну адресу, рік народження й примітку бачить лише організатор. Адресу використовують тільки для цього турніру. Через 30 днів після його закінчення всі ці дані буде видалено.
registration-letter-comes = Ви отримаєте лист із посиланням. Реєстрація чинна, коли ви її підтвердите; зробіть це, будь ласка, протягом 48 годин.
mistake-registered = Цей гравець уже зареєстрований. Тезок розрізняють за роком народження.
mistake-not-ticked = Без цієї згоди зареєструватися не можна.
mistake-hidden = Було заповнено приховане поле. Тепер воно порожнє: надішліть, будь ласка, форму ще раз.

registration-says-unconfirmed = Підтвердьте, будь ласка, до { $until }. До того місце за вами не закріплено.
registration-says-registered = Вас зареєстровано, місце за вами.
registration-says-waiting = Усі місця зайнято. Ваш номер у списку очікування – { $place }.
registration-says-withdrawn = Ви відмовилися від участі. Якщо все-таки хочете грати, зареєструйтеся знову.
registration-keep = Збережіть це посилання: лише з ним можна відмовитися від участі.
registration-confirm = Підтвердити реєстрацію
registration-withdraw = Відмовитися від участі
registration-withdraw-confirm = Справді відмовитися? Місце отримає хтось інший.
registration-withdraw-hint = Якщо не зможете прийти, відмовтеся, будь ласка: місце отримає наступний гравець.
flash-registration-asked = Лист уже в дорозі. Підтвердьте, будь ласка, реєстрацію за посиланням із нього протягом 48 годин.
flash-registration-done = Вашу заявку прийнято.
flash-registration-confirmed = Реєстрацію підтверджено.
flash-registration-withdrawn = Ви відмовилися від участі.
flash-registration-added = Гравця додано й позначено, що він на місці.
flash-registrations-taken = Присутніх додано до списку учасників.
flash-registrations-none = Додавати нікого: усі присутні вже є у списку учасників.

registration-check-in = Реєстрація на місці
registration-count-registered = Зареєстровано
registration-count-here = На місці
registration-count-away = Немає
registration-count-unknown = Ще не відмічено
registration-count-waiting = Список очікування
registration-count-unconfirmed = Не підтверджено
registration-count-taken = У турнірі
registration-all = Показати всіх
registration-here = На місці
registration-away = Немає
registration-admit = Дати місце
registration-withdraw-him = Зняти зі списку
registration-restore = Повернути
registration-in-tournament = у турнірі
registration-take = { $count ->
    [one] Додати до турніру { $count } присутнього гравця
    [few] Додати до турніру { $count } присутніх гравців
    [many] Додати до турніру { $count } присутніх гравців
   *[other] Додати до турніру { $count } присутнього гравця
}
registration-desk-twice = Нікого не додано: { $name } вже є у списку учасників. Виправте список і спробуйте ще раз.
registration-desk-too-many = Нікого не додано: стільки учасників турнір не вміщує.
registration-desk-refuses = Нікого не додано: список учасників зараз змінити не можна.
registration-csv = Завантажити список (CSV)
registration-public-page = Сторінка для гравців
registration-add = Додати гравця
registration-add-hint = Для тих, хто прийшов без реєстрації: гравець одразу має місце й позначений як присутній.
registration-settings = Налаштування
registration-do-open = Гравці можуть реєструватися на сайті
registration-until = Останній день реєстрації
registration-until-hint = Якщо порожньо – до останнього дня турніру.
registration-places = Кількість місць
registration-places-hint = Якщо порожньо – без обмеження.
registration-note = Оголошення для гравців
registration-note-hint = Внесок, місце, коли приходити. Звичайний текст.
registration-how = Пошту на цьому сайті не налаштовано: реєстрація чинна одразу, без підтвердження.
registration-how-mail = Гравці підтверджують реєстрацію за посиланням із листа; непідтверджені зникають через 48 годин.
act-registration-settings = змінено налаштування реєстрації
act-register = гравця зареєстровано
act-confirm-registration = реєстрацію підтверджено
act-admit = надано місце
act-withdraw-registration = реєстрацію скасовано
act-restore-registration = реєстрацію відновлено
act-check-in = відмітка про прибуття
act-take-registrations = зареєстрованих додано до турніру
act-erase-registrations = особисті дані із заявок видалено


## ########## Resource: reports ###############

typed-rank = У таблиці вказано розряд { $typed }, на сайті { $ours }.
field-handed-in = Результати здано
handed-in-time = вчасно
handed-late = із запізненням
desk-rated-since = Турнірів обраховано після останнього рейтинг-листа: { $count }
error-back = Назад


## ########## Resource: site ###############

skip = Перейти до вмісту
menu = Меню
languages = Мова
menu-home = Федерація
menu-ratings = Рейтинг
menu-tournaments = Турніри
menu-changes = Виправлення
menu-desk = Мій кабінет
menu-people = Посадові особи
menu-audit = Журнал дій
menu-accounts = Облікові записи
log-in = Увійти
log-out = Вийти
footer = Рейтинг точно за пунктами положення – і з поясненням.
pages = Сторінки
page-before = Назад
page-after = Далі
to-start = На головну сторінку
yes = так
save = Зберегти
dismiss = Скасувати
show = Показати
search = Шукати
sure = Ви впевнені?
and-more = … і ще { $count }

site-title = Спортивні федерації
site-lead = Рейтинг-листи, турніри та гравці – з поясненням кожного рейтингу.
site-empty = Тут ще немає жодної федерації. Адміністратор може створити її або імпортувати журнал.

home-top = Лідери рейтингу
home-whole-list = Увесь рейтинг
home-lists = Опубліковані рейтинг-листи
lists-empty = Ще не опубліковано жодного рейтинг-листа.
home-referees = Для суддів і посадових осіб
home-referees-text = Внесіть таблицю турніру, відразу побачте зміни рейтингу, підпишіть її та подайте.
home-rated = Останні обраховані турніри
home-coming = Найближчі турніри
tournaments-empty = Таких турнірів немає.
coming-empty = Запланованих турнірів немає.

ratings-title = Поточний рейтинг
ratings-lead = Це поточний рейтинг, а не опублікований рейтинг-лист.
ratings-last = Станом на останній обрахований турнір:
ratings-empty = Рейтингу ще ніхто не має. Він з’явиться, коли буде обраховано перший турнір.
ratings-nobody = Нікого не знайдено. Спробуйте ввести менше літер або скористатися іншою абеткою.
ratings-all = Показати всіх
search-name = Прізвище або ім’я
all-clubs = Усі клуби
col-movement = ±
col-movement-long = Зміна від останнього опублікованого рейтинг-листа
new-entry = уперше
rank-kept = збережено
list-number = № { $number }, { $day }
list-title = Рейтинг-лист на { $day } року
list-lead = Опублікований рейтинг-лист № { $number }. Він ніколи не змінюється.
list-corrected = Дані, за якими складено цей рейтинг-лист, виправляли після його публікації. Сам рейтинг-лист лишається таким, яким його опубліковано; виправлення:
list-players = У рейтинг-листі
list-published = Опубліковано
list-previous = Попередній рейтинг-лист
fingerprint = Відбиток
fingerprint-hint = Відбиток – це SHA-256 файлу CSV цього рейтинг-листа: кожен, хто має файл, може перевірити, що в ньому не змінено жодної літери.
decisions = Присвоєні, знижені та збережені розряди
decisions-none = Ця публікація не змінює жодного розряду.
rank-before = Розряд до
rank-after = Розряд після
norm = Норматив
article = Пункт
publish-list = Опублікувати рейтинг-лист
publish-lead = Таким буде рейтинг-лист на { $day } року. Ще нічого не опубліковано.
field-date = Дата
publish-unusual = Рейтинг-листи публікують 1 січня, 1 квітня, 1 липня та 1 жовтня. Це інша дата.
publish-waiting = Ці турніри завершилися до цієї дати, але ще не обраховані:
publish-births = { $count ->
    [one] У { $count } гравця з рейтинг-листа дата народження невідома або вказано лише рік; чи зберігається розряд за віком, точно сказати не можна.
    [few] У { $count } гравців з рейтинг-листа дата народження невідома або вказано лише рік; чи зберігається розряд за віком, точно сказати не можна.
    [many] У { $count } гравців з рейтинг-листа дата народження невідома або вказано лише рік; чи зберігається розряд за віком, точно сказати не можна.
   *[other] У { $count } гравця з рейтинг-листа дата народження невідома або вказано лише рік; чи зберігається розряд за віком, точно сказати не можна.
}
publish-says = Рейтинг-лист
publish-note = Примітка до рейтинг-листа
publish-hint = Опублікований рейтинг-лист ніколи не змінюється. Саме цією публікацією присвоюють і знижують дани.
publish-do = Опублікувати
publish-confirm = Опублікувати цей рейтинг-лист? Потім його не можна буде змінити.

current-rating = Поточний рейтинг
unrated = рейтингу ще немає
last-list = Останній опублікований рейтинг-лист
place-number = { $place } місце
dan-assigned = Присвоєно дан
first-rating = Початковий рейтинг
player-code = Номер у федерації
officials-only = (бачать лише посадові особи)
history = Історія
history-empty = Обрахованих турнірів ще немає.
tournament = Турнір
before = До
after = Після
change = Зміна
why = Пояснення
opponents = Суперники
opponent = Суперник
games = Партії
score = Рахунок
all-games = Усі партії
round = Тур
result = Результат
bye = вільний від гри
not-played = не зіграно
enter-player = Внести гравця
change-player = Змінити дані гравця
player-name = Прізвище та ім’я
player-name-hint = Спочатку прізвище; в оригінальному написанні.
latin-hint = Лише якщо воно відрізняється від офіційної транслітерації.
born-hint = Дата, наприклад 1980-05-31, або лише рік.
born-counts = Її враховують правила: якщо дату змінити, усе буде перераховано.
field-gender = Стать
gender-f = жінка
gender-m = чоловік
country-hint = Дві літери, наприклад UA.

plan-tournament = Запланувати турнір
change-conditions = Змінити умови
tournament-name = Назва турніру
field-dates = Дати
field-starts = Перший день
field-ends = Останній день
field-holding-club = Клуб-організатор
club-hint = Його керівник теж підписує таблицю.
field-referee = Головний суддя
field-board = Дошка
field-minutes = Основний час, хвилин
minutes-hint = Кожному гравцеві на партію, без бьойомі. Якщо менше ніж 45 хвилин, турнір не обраховують; якщо менше ніж 60 хвилин, не перераховують рейтинги понад 2100. Якщо часу було досить, залиште поле порожнім.
field-official = Офіційний турнір
not-official = ні: немає в календарному плані
official-check = Турнір внесено до календарного плану федерації
field-plan = Який план
plan-hint = Наприклад, «Календарний план міської федерації на 2026 рік». Коефіцієнт K3 нараховують лише в офіційних турнірах.
field-remark = Примітка
field-state = Стан
field-year = Рік
all-years = Усі роки
all-states = Усі стани
field-passes = Розрахунок
reason = Причина:
your-part = Що ви можете зробити зараз
order-later = Турнір, що завершився пізніше, уже обраховано, а порядок обрахунку має значення:
order-earlier = Турнір, що завершився раніше, ще не обраховано, а порядок обрахунку має значення:
preview = Попередній розрахунок
preview-nobody = Рейтинг не буде перераховано нікому: контроль часу закороткий або не зіграно жодної партії.
edit-table = Заповнити таблицю
do-cosign = Підписати від клубу
do-approve = Затвердити й обрахувати
approve-confirm = Затвердити таблицю й обрахувати турнір?
do-take-back = Відкликати для змін
take-back-confirm = Відкликати таблицю? Усі підписи буде знято.
do-return = Повернути на виправлення
reason-for-referee = Що треба виправити?
reason-public = Причина (її бачать усі)
do-reopen = Відкрити для виправлення
reopen-hint = Рейтинг лишається чинним, доки виправлену таблицю знову не підпишуть і не затвердять; потім усе, що було пізніше, буде перераховано.
do-close = Закрити без обрахунку
close-hint = Турнір не буде обраховано. Якщо його вже обраховано, усе, що було пізніше, буде перераховано без нього.
close-confirm = Закрити турнір без обрахунку?
do-cancel = Скасувати турнір
cancel-confirm = Скасувати турнір?
crosstable = Турнірна таблиця
cell-legend = 12+ перемога над номером 12, 7- поразка, 3= нічия; w білі, b чорні, /2 фора, ! не зіграно, 0+ вільний від гри.
anomalous-legend = Аномальний результат, пункти 4.4–4.7, 5.4
not-recalculated = не перераховано (пункт 1.7)
no-played-game = немає зіграних партій
table-hidden = Таблицю побачать усі, коли її затвердить комісія.
signatures = Підписи
rated-at = Обраховано { $at }.
office-referee = Головний суддя
office-club = Керівник клубу
office-official = Кваліфікаційна комісія
path-table = Підпис головного судді
path-club = Підпис керівника клубу
path-commission = Перевірка комісією
path-rated = Обрахунок

table-of = Таблиця: { $name }
editor-lead = Рядок – учасник, стовпець – тур. Досить заповнити клітинку одного із суперників: друга заповниться сама, щонайпізніше під час перевірки.
col-player = Гравець
choose-player = – хто це? –
choose-new = новий гравець
new-player = новий гравець
new-player-hint = Цього гравця буде внесено, коли таблицю затвердять; він починає з рейтингу 0, 30 кю. Рік народження допомагає розрізняти людей з однаковим іменем.
new-player-alike = Уже є гравець зі схожим іменем: перевірте, чи це не він.
cell-hint = 12+ перемога, 7- поразка, 3= нічия; w чи b колір (білі, чорні), /2 фора; 5+! та 5-! неявка; 0+ вільний від гри; порожньо: відсутній.
more-rows = Додати рядки
more-round = Додати тур
less-round = Прибрати тур
all-new = Внести всіх невідомих як нових
all-new-confirm = Внести всіх нерозпізнаних гравців як нових?
check = Перевірити
save-draft = Зберегти чернетку
submit = Підписати й подати
submit-confirm = Підписати таблицю як головний суддя й подати її?
submit-hint = Перед підписом – попередній розрахунок. Підписуючи, ви засвідчуєте таблицю як головний суддя; потім її перевіряє кваліфікаційна комісія.
submit-hint-club = Перед підписом – попередній розрахунок. Підписуючи, ви засвідчуєте таблицю як головний суддя; потім її підписує керівник клубу й перевіряє кваліфікаційна комісія.
only-referee-signs = Таблицю підписує лише головний суддя.
no-problems = Помилок не знайдено.
warning = (лише зауваження)
back-to-table = Повернутися до таблиці
difference = Рядок { $row }: у вас «{ $new }», збережено «{ $old }»
stale-title = Таблицю тим часом змінено
stale-text = Відколи ви відкрили таблицю, її зберіг хтось інший або ви самі в іншому вікні. Нижче – те, що ввели ви; якщо зберегти ще раз, ваша версія замінить збережену. Відмінності:
stale-theirs = Відкинути мою версію й показати збережену таблицю
stale-conditions = Тим часом турнір змінив хтось інший. Нижче – те, що ввели ви; якщо зберегти ще раз, ваша версія замінить збережену.
refused-title = Так зробити не можна
paste-title = Вставити таблицю
paste-label = Таблиця як текст
paste-hint = З електронної таблиці або текстової турнірної таблиці, разом із заголовком. Вставлена таблиця замінить ту, що вище.
paste-do = Прочитати таблицю
paste-confirm = Замінити таблицю вище вставленою?
paste-failed = Не вдалося прочитати текст
paste-understood = Ось що розпізнано:
autosave-saved = Збережено
autosave-saving = Зберігається…
autosave-failed = Ще не збережено – дані є в цьому браузері, спроба повториться
autosave-stale = Таблицю змінено деінде; збережіть, щоб побачити обидві версії
autosave-restored = Відновлено те, що було в цьому браузері
autosave-cut = Вставлений блок більший за таблицю; зайве відкинуто
contradiction = Дві клітинки цієї партії суперечать одна одній
typed-rating = у таблиці вказано { $typed }
left-out = Ці партії не враховуються:
left-out-game = Тур { $round }: { $a } – { $b }, не зіграно
left-out-bye = Тур { $round }: { $a }, вільний від гри

why-title = Чому змінився рейтинг: { $name }
pass-none = Без розрахунку
pass-number = Прохід { $number }
round-number = Тур { $round }
symbols = Що означають позначення
why-hint = Кожне число точне й отримане в тому самому розрахунку, яким обраховано турнір. Правила: { $rules }.

changes-title = Виправлення
changes-lead = Коли виправляють обрахований турнір, усе, що було після нього, перераховують. Тут видно, що від цього змінилося.
changes-empty = Ще нічого не виправляли.
change-title = Виправлення: { $at }
change-empty = Жоден рейтинг і жоден розряд не змінилися.
when = Коли
who = Хто
where = Де
old = Було
new = Стало
reason-short = Причина
what-changed = Наслідки
audit-title = Журнал дій
audit-lead = Хто, що й з чим зробив. Кожен рядок містить хеш попереднього, тож непомітно змінити чи вилучити рядок неможливо.
audit-empty = Поки що нічого.
act = Дія
subject = Об’єкт
detail = Подробиці

desk-lead = Що чекає на вас.
desk-list-due = Рейтинг-лист на { $day } року ще не опубліковано.
desk-check = Таблиці на перевірку й обрахунок
desk-overdue = Прострочені звіти
desk-corrections = Незавершені виправлення
desk-cosign = Таблиці на підпис від вашого клубу
desk-own = Ваші турніри
desk-waiting = Подані вами, чекають на інших
desk-nothing = Зараз нічого немає.
desk-own-empty = У вас немає незавершених турнірів. Заплануйте турнір, щоб заповнити його таблицю.
desk-organizer-empty = Зараз від вас нічого не потрібно. Коли турнір заплановано, таблицю заповнює головний суддя.

login-lead = Для суддів, керівників клубів і посадових осіб. Щоб читати, обліковий запис не потрібен.
login-name = Електронна пошта або логін
login-name-hint = Що людина вводитиме для входу: адреса електронної пошти або коротке ім’я.
password = Пароль
login-failed = Увійти не вдалося
login-hint = Облікові записи створюють за запрошенням. Якщо ви забули пароль, попросіть нове посилання в голови або адміністратора.
choose-password = Придумайте пароль
link-lead = Вітаємо, { $name }! Придумайте пароль, і тоді ви зможете ввійти.
new-password = Новий пароль
old-password = Старий пароль
password-again = Те саме ще раз
password-hint = Щонайменше 10 символів; добре підходить ціле речення.
your-roles = Ваші ролі
no-roles = У вас немає ролей.
change-password = Змінити пароль
sessions = Де ви ввійшли
session-began = Вхід
session-seen = Остання активність
session-agent = Браузер
session-this = цей
log-out-everywhere = Вийти всюди

people-lead = Хто за що відповідає в цій федерації.
people-empty = Посадових осіб ще немає. Запросіть першу.
person-name = Прізвище та ім’я
role = Роль
role-organizer = організатор
role-referee = суддя
role-club-head = керівник клубу
role-official = член кваліфікаційної комісії
role-chairman = голова
role-administrator = адміністратор
club-head-hint = Лише для керівників клубів.
invite = Запросити
invited = Запрошення створено. Передайте людині це одноразове посилання; його показано лише зараз, і воно дійсне 14 днів:
link-hint = Задати пароль може кожен, хто має посилання: передайте його особисто.
invited-waiting = запрошено
disabled = заблоковано
disable = Заблокувати
enable = Розблокувати
revoke = Відкликати роль
revoke-confirm = Відкликати роль?
reset-password = Створити посилання для нового пароля
reset-made = Передайте людині це одноразове посилання; його показано лише зараз, і воно дійсне 24 години:
federations = Федерації
found = Створити федерацію
slug = Назва в адресі
slug-hint = Від 2 до 40 символів: a–z, 0–9 і -.
rules = Правила

flash-planned = Турнір заплановано.
flash-saved = Збережено.
flash-submitted = Таблицю підписано й подано.
flash-cosigned = Таблицю підписано від клубу.
flash-taken-back = Таблиця знову у вас; підписи знято.
flash-returned = Таблицю повернено.
flash-approved = Таблицю затверджено, турнір обраховано.
flash-corrected = Виправлення завершено; усе, що було після турніру, перераховано.
flash-reopened = Турнір відкрито для виправлення.
flash-closed = Турнір закрито без обрахунку.
flash-cancelled = Турнір скасовано.
flash-published = Рейтинг-лист опубліковано.
flash-welcome = Ви ввійшли.
flash-logged-out = Ви вийшли.
flash-password = Пароль збережено. Тепер увійдіть.
flash-appointed = Роль надано.
flash-revoked = Роль відкликано.
flash-founded = Федерацію створено. Запросіть її посадових осіб.

error-title = Не вдалося
error-log-id = Номер цієї помилки для адміністратора:
error-not-found = Такої сторінки немає. Можливо, її перенесено або в адресі є помилка.
error-method = Цю адресу так використовувати не можна.
error-forbidden = Ваш обліковий запис не має на це права.
error-unavailable = Сайт зараз недоступний. Спробуйте ще раз за хвилину; нічого не втрачено.
error-internal = Сталася помилка на нашому боці. Нічого не змінено. Спробуйте пізніше.
error-form-type = Це не форма цього сайту.
error-form-encoding = Форма не в UTF-8, її неможливо прочитати. Нічого не змінено.
error-form-size = Для однієї форми це забагато. Нічого не змінено; надішліть менше.
error-form-field = Не вдалося розібрати запит. Поверніться й перезавантажте сторінку.
error-token = Форма застаріла або надійшла з іншого сайту. Поверніться, перезавантажте сторінку й спробуйте ще раз; нічого не змінено.
error-log-in = Ваш сеанс завершився. Увійдіть і спробуйте ще раз.
error-mistakes = Виправте, будь ласка, позначені поля.

refused-not-allowed = Ваш обліковий запис не має тут на це права.
refused-not-yours = Це належить комусь іншому.
refused-state = Зараз це неможливо. Стан турніру: { $state }.
refused-stale = Тим часом дані змінено. Перезавантажте сторінку й перегляньте ще раз; ваших змін не збережено.
refused-reason = Вкажіть, будь ласка, причину, щонайбільше 2000 символів.
refused-signature = Таблиця не має потрібних підписів або її змінено після підписання. Її треба підписати знову.
refused-club = Не вказано клуб-організатор, тож підписати від нього нікому. Додайте його в умовах.
refused-endless = Перерахунок за пунктом 4.7 не завершився; межа кількості проходів – { $limit }. Досі аномальні результати (з вихідними рейтингами): { $who }. Перевірте, чи не внесено багато партій в один тур, чи правильні рейтинги та результати. Нічого не змінено.
refused-unratable = Таблицю не можна обрахувати: { $why }
refused-list-exists = Рейтинг-лист на цю або пізнішу дату вже є.
refused-list-date = Ця дата ще не настала або раніша за останній рейтинг-лист.
refused-changed = Відколи рейтинги було показано, вони змінилися. Перегляньте новий попередній розрахунок.
refused-log-in = Неправильний логін або пароль.
refused-throttled = Забагато спроб. Спробуйте знову після { $until }.
refused-link = Це посилання вже використано, його строк минув або його ніколи не було. Попросіть нове.
refused-last-administrator = Це останній адміністратор; сайту потрібен хоча б один.

mistake-missing = Заповніть, будь ласка.
mistake-too-long = Символів має бути щонайбільше { $most }.
mistake-too-short = Символів має бути щонайменше { $least }.
mistake-date = Це не дата.
mistake-ends-early = Останній день раніший за перший.
mistake-number = Таке число не підходить.
mistake-unknown = Виберіть зі списку.
mistake-taken = Це вже зайнято.
mistake-differs = Паролі не збігаються.
mistake-characters = Тут є неприпустимі символи.
mistake-weak = Цей пароль – один із перших, які пробують зловмисники.
mistake-old-password = Старий пароль неправильний.

typed-rating-new = у таблиці { $typed }, але новий гравець починає з 0 (пункт 3.1)

act-plan = заплановано
act-conditions = умови змінено
act-submit = підписано й подано
act-cosign = підписано від клубу
act-take-back = відкликано
act-return = повернуто
act-approve = затверджено й обраховано
act-reopen = відкрито для виправлення
act-close = закрито без обрахунку
act-cancel = скасовано
act-publish = рейтинг-лист опубліковано
act-enter-player = гравця внесено
act-change-player = дані гравця змінено
act-invite = запрошення
act-revoke = роль відкликано
act-reset = посилання для нового пароля
act-password = пароль задано
act-log-in = вхід
act-log-out-everywhere = вихід усюди
act-disable = обліковий запис заблоковано
act-enable = обліковий запис розблоковано
act-import = журнал імпортовано
act-found = федерацію створено

correct-table = Виправити таблицю
rules-ufgo = Рейтинг-система Української федерації го
subject-tournament = турнір
subject-player = гравець
subject-list = рейтинг-лист
subject-account = обліковий запис
subject-federation = федерація
publish-future = Наступний рейтинг-лист виходить { $day }. Поки що це те, що в ньому було б; опублікувати його можна буде від цього дня.
decision = Рішення
decision-assigned = присвоєно
decision-lost = знижено
decision-kept = збережено за віком
field-name = Назва або ім’я
table-has-mistakes = У таблиці ще є помилки; їх показано в таблиці.

pool-classic = Класика
pool-rapid = Рапід
category-highest = вища
category-first = перша
category-second = друга
category-third = третя
category-fourth = четверта
category-friendly = товариський турнір
sports-rank-third = 3-й розряд
sports-rank-second = 2-й розряд
sports-rank-first = 1-й розряд
sports-rank-candidate = кандидат у майстри
sports-rank-master = майстер
sports-rank-honoured = заслужений майстер
sports-rank-grandmaster = гросмейстер
rules-ssdc = Рейтинг-система і розряди Севастопольського клубу спортивних крапок
rules-orr = Відкритий російський рейтинг із шахів (ОРР)
rules-rgf = Рейтинг-система Російської федерації го
rules-elo = Звичайна система Ело з таблицею K
field-pool = Залік
field-category = Категорія
field-results-due = Строк здання результатів
results-overdue = Строк минув
field-edition = Розраховано за редакцією
edition-first = початковим текстом
col-interval-long = 95-відсотковий інтервал: рейтинг плюс-мінус два відхилення
col-games-long = Обраховані партії в цьому заліку
col-last-game = Остання партія
star-legend = * неусталений: партій ще мало
not-rated = не обраховується
why-steps = Крок за кроком
symbol-deviation = відхилення
symbol-value = рейтинг, зокрема взятий для суперника
symbol-count = кількість
anchors-title = Поправка всього рейтинг-листа
anchors-lead = Публікація цього рейтинг-листа зсуне рейтинг кожного на { $shift }: середню зміну рейтингу анкерів віднімають. До публікації нічого не змінюється.
anchors = Анкери
anchors-start = На початку періоду
anchors-now = Зараз
menu-rules = Правила
editions-lead = Турнір обраховують за тією редакцією, яка для нього чинна. Зміни не мають зворотної сили.
editions-title = Редакції
edition-name = Редакція
edition-of = Редакція { $number }: { $title }
edition-zero = Початковий текст
edition-published = Опублікована
edition-force = Чинна
edition-force-calculated = для всього, що розраховано після публікації
edition-force-since = для турнірів з { $day }
edition-force-waits = ще ні: чекає завершення турніру «{ $tournament }»
edition-force-nothing = ще ні: у календарі немає офіційного турніру після публікації
edition-force-always = від самого початку
edition-now = чинна зараз
edition-uses = За нею розраховано
edition-uses-count = турнірів: { $tournaments }, рейтинг-листів: { $lists }
parameters = Параметри
parameters-lead = Те, що положення залишає на розсуд федерації або задає числом. Позначені значення відрізняються від тексту положення.
parameter = Параметр
parameter-article = Пункт
parameter-value = Значення
parameter-default = У тексті: { $value }
parameter-none = немає
parameter-row = Рядок
amend = Опублікувати зміну
amend-lead = Зміна замінює параметри цілком. Те, що вже розраховано, не змінюється.
amend-force-calculated = Вона діє для всіх турнірів і рейтинг-листів, розрахованих після публікації.
amend-force-starting = Вона діє для турнірів, що починаються сьогодні або пізніше, і для рейтинг-листів від сьогодні.
amend-force-following = Вона набуває чинності наступного дня після завершення офіційного турніру, що йде за публікацією (пункт 5.1).
field-order = Номер і дата наказу
field-amendment = Що сказано в наказі
amend-do = Опублікувати зміну
amend-confirm = Опублікувати цю зміну?
amend-mistakes = Ці параметри використати не можна:
amend-withdraw = Відкликати зміну
amend-withdraw-hint = За нею ще нічого не розраховано, тому її можна відкликати.
amend-withdraw-confirm = Відкликати цю зміну?
refused-nothing-changed = Жодного параметра не змінено. Змініть значення або залиште сторінку.
refused-edition-used = За цією редакцією вже щось розраховано або опубліковано пізнішу: відкликати її більше не можна. Натомість опублікуйте ще одну зміну.
act-amend = зміну опубліковано
act-withdraw-amendment = зміну відкликано
subject-edition = редакція
flash-amended = Зміну опубліковано.
flash-amendment-withdrawn = Зміну відкликано.
count-rated-games = { $games ->
    [one] { $games } обрахована партія
    [few] { $games } обраховані партії
   *[many] { $games } обрахованих партій
}

progress-title = Триває робота
progress-reading = Зчитуються дані.
progress-calculating = Готово { $done } із { $total }.
progress-storing = Усе готово; триває збереження.
progress-hint = Сторінку можна залишити: робота триває. До її завершення всі бачать попередній стан; якщо вона не вдасться, він і залишиться.
progress-unchanged = Нічого не змінено.
progress-back = Назад
progress-idle = Зараз нічого не виконується.
refused-working = У цій федерації триває перерахунок. Дочекайтеся його завершення й повторіть.

cell-annulled = x: зіграна, але анульована.
decision-shifted = зсунуто разом з усім рейтинг-листом

category-title = Категорія турніру
category-lead = Турнір починає з вищої категорії; кожна обмежувальна умова знижує її (розділ III).
category-how = Як визначається категорія
category-no-steps = Турнір нічим не обмежено.
cat-rating-below = Лише гравці з рейтингом нижче
cat-rank-max = Розряд або звання не вище
cat-gender = Хто може грати
gender-any = усі
gender-women = лише жінки
gender-men = лише чоловіки
cat-age-min = Вік від
cat-age-max = Вік до
cat-territory = Територіальне обмеження
cat-time = Контроль часу
time-blitz = Бліц
cat-division = Дивізіон ліги (1 – найвищий)
cat-guaranteed = Гравців із гарантованою участю
cat-format = Формат
cat-not-all = Не всі грають з усіма (швейцарська система, система з вибуванням, групи)
cat-correspondence = Без особистої зустрічі (заочно, інтернетом)
cat-match = Матч двох гравців
cat-title-match = Матч за титул
cat-challenger = Проводиться для визначення претендента на титул
cat-title-holder = Володаря титулу не допущено
cat-wish = Організатор просить категорію
cat-ask = Визначити категорію
category-step-ceiling = Є верхня межа рейтингу, розряду або звання.
category-step-gender = Грають лише жінки або лише чоловіки.
category-step-age = Є вікове обмеження.
category-step-territory = Є територіальне обмеження.
category-step-time = Контроль часу коротший за класичний.
category-step-format = Не всі грають з усіма.
category-step-correspondence = Гравці не зустрічаються особисто.
category-step-division = Це не найвищий дивізіон ліги: по одному ступеню за кожен дивізіон над ним.
category-step-guaranteed = Деяким гравцям участь гарантовано поіменно.
category-step-severe = Відсікаються гравці з рейтингом 2200 і вище або кандидати в майстри й вище.
category-step-challenger = Володар титулу не може грати в турнірі претендентів; це нічого не знижує.
category-step-match = Матч не за титул – не вище четвертої категорії.
category-step-organizer = Побажання організатора: нижча категорія можлива, вища – ні.
category-step-friendly = Нижче четвертої категорії турнір товариський: його не обраховують.
category-lowered = { $levels ->
    [one] нижче на { $levels } ступінь
    [few] нижче на { $levels } ступені
   *[many] нижче на { $levels } ступенів
}

rank-history = Розряди та звання
rank-ground = Підстава
rank-by-list = Опублікований рейтинг-лист, пункт { $article }
list-dropped = Вибули з рейтинг-листа
list-dropped-lead = Вони були в попередньому рейтинг-листі. Їхній рейтинг зберігається; як повернутися, сказано в положенні.

plan-hint-rated = Наприклад, календар змагань. Обраховують лише офіційні турніри.
official-check-rated = Турнір офіційний
search-player = Знайти гравця
search-lead = Ім’я або його частина, кирилицею чи латиницею.
search-title = Пошук
search-all = Усі в цій федерації: { $count }
search-empty = Нікого не знайдено в жодній федерації. Спробуйте менше літер або інше письмо.
share = Поділитися
share-copied = Посилання скопійовано

