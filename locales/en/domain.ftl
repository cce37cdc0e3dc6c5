state-planned = planned
state-playing = being played
state-submitted = waits for the club
state-cosigned = waits for the commission
state-returned = sent back
state-rated = rated
state-unchanged = recorded, nobody recalculated
state-reopened = being corrected
state-friendly = not rated
state-cancelled = cancelled
state-recorded = of past years

waits-start = The tournament is planned; its table follows when it is over.
waits-table = The tournament is over; the chief referee fills in the table.
waits-club = The chief referee has signed the table; the head of the holding club has to sign it, too.
waits-club-correction = The correction is signed; the head of the holding club has to sign it, too.
waits-commission = The table is signed; the rating commission checks it.
waits-referee = The table was sent back; the chief referee corrects it.
waits-nothing = The tournament is rated.
waits-correction = The tournament is rated and is being corrected; the rating holds until it is rated again.
waits-not-rated = The tournament is closed without rating.
waits-cancelled = The tournament was cancelled.
waits-recorded = The table is kept as it was in past years; nothing is calculated from it.

col-number = No.
numbered = No. { $number }
col-name = Name
col-club = Club
col-club-city = Club or city
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
problem-cell = “{ $text }” can’t be read. Write 12+ for a win against number 12, 7- for a loss, 3= for a draw, 0+ for a bye, 5+! for a forfeit.
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
problem-player-twice = the same player is already in row { $row }.
# $row (Number)
problem-name-twice = a new player of the same name is in row { $row }; give the years of birth if they are two people.
problem-name-missing = the name is missing.
# $name (String)
problem-player-unknown = who is “{ $name }”? Choose the known player, or say that it is a new one.
# $cells (String)
# $typed (String)
problem-total = the results add up to { $cells }, the total says { $typed }.
# $cells (String)
# $group (String)
# $typed (String)
problem-total-group = results { $cells } and group { $group } don’t add up to the total { $typed }.
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
# $most (Number)
paste-too-many = There are too many rows; at most { $most } fit.
paste-row = The row is not like the others: its number, its name or a result is missing.
paste-not-a-table = Nothing in the text looks like a table. Copy it with its header, from a spreadsheet or a wall list.
column-unknown = not understood, left out
column-number = Row number

step-start = The calculation begins with the rating before the tournament.
step-start-again = The tournament is calculated again with this new start.
step-formula = A game by the formula ΔR{"\u00A0"}={"\u00A0"}(K2{"\u00A0"}·{"\u00A0"}(Rп{"\u00A0"}−{"\u00A0"}K1) +{"\u00A0"}K3){"\u00A0"}/{"\u00A0"}d.
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
step-bye = A bye: there was no opponent, and nothing is rated.
step-not-rated = This replay was played, but it is not rated.
step-frozen = With this time control a rating above 2100 is not recalculated.

symbol-r = rating
symbol-r0 = rating at the start
symbol-r1 = own rating
symbol-r2 = the opponent’s rating
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
step-corridor = The corridor in which the newcomer’s rating may start.
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
symbol-rb = the opponent’s rating
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
# $number (String) - and what the reading is called
article-table = Table { $number }
parameter-ufgo-table-4-loss-9x9-600 = Table 4: points for a loss on the 9×9 board with a rating of 600 or above
value-ufgo-table-4-loss-9x9-600-zero = 0, as printed
value-ufgo-table-4-loss-9x9-600-twenty = −20, as in the row above
parameter-ufgo-age-protection-years = From which age on ranks are not lowered
value-ufgo-age-protection-years-sixty-one = from the 61st birthday
value-ufgo-age-protection-years-sixty = from the 60th birthday
parameter-ufgo-dan-loss = How far one published rating list lowers a dan
value-ufgo-dan-loss-one-step = by one step (4{"\u00A0"}dan by two); the next list may lower it again
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
parameter-ssdc-registration-days = Days, at least, from sending a tournament’s regulations to the start of registration
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
value-orr-fide-recognised-tournament = of a guest only in tournaments that FIDE rates, too
parameter-orr-settled-at = After how many games a rating loses the star
value-orr-settled-at-nine = after 9 games
value-orr-settled-at-ten = after 10 games
parameter-orr-stored-opponent = What is stored as the rating of an opponent who was a newcomer
value-orr-stored-opponent-rp = the primary estimate Rp
value-orr-stored-opponent-rs = the start estimate Rs
parameter-orr-kor-fictitious = What the fictitious opponent of a player with a star is worth
value-orr-kor-fictitious-start = the player’s own rating before the tournament
value-orr-kor-fictitious-rs = the start estimate Rs of the player’s first tournament
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
parameter-rgf-small-statistics = By which games it is judged whether the statistics are small
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
value-rgf-rank-nearest = that of the nearest row, a half upwards (2050 is 1{"\u00A0"}dan)
value-rgf-rank-floor = that of the row below (2099 is 1{"\u00A0"}kyu)
parameter-rgf-pi = Which value of the number π is used
value-rgf-pi-text = 3.141593, as printed
value-rgf-pi-exact = exact
parameter-rgf-max-rating = Highest rating that a calculation can give
parameter-rgf-required-rounds = Least number of rounds of an official tournament (0: nothing is required); if there are fewer, this is asked about before signing
parameter-rgf-required-minutes = Least playing time of an official tournament, in minutes for each player (0: nothing is required)
parameter-rgf-required-referee = Whether an official tournament has to name its chief referee
value-rgf-required-referee-no = nothing is required
value-rgf-required-referee-yes = the chief referee is named
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
parameter-elo-factors = What multiplies K in tournaments of each category
value-elo-factors-factor = Factor
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
wrong-shape = this can’t be read
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
wrong-whole-least = a whole number of at least 0 is needed
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

told-title = In short
told-steps = The whole calculation, step by step
told-won = beat
told-drew = drew with
told-lost = lost to
told-stored = A game of an earlier tournament, rated once more:
told-fictitious = A draw with a fictitious opponent:
# $score (String)
told-score = { $score } of a point
# $points (String)
told-expected = expected { $points } of a point
# $points (String)
told-handicap-given = gave a handicap worth { $points } points of rating
# $points (String)
told-handicap-received = received a handicap worth { $points } points of rating
# $start (String)
told-start-initial = A newcomer begins with { $start }.
# $start (String)
told-start-anomalous = The result was so far above what the rating leads one to expect that it is measured from { $start } instead.
# $start (String)
told-start-estimated = There was no rating before: by the results of this tournament the player is estimated at { $start }, and measured from there.
# $start (String)
told-start-corrected = The rating has a star: by all games so far the player is estimated at { $start }, and measured from there.
# $start (String)
told-start-entered = There was no rating before: the games against players with a rating fit { $start }, and the result is measured from there.
# $start (String)
told-start-grown = The result was so far above what the rating leads one to expect that it is measured from { $start } instead.
# $scored (String)
# $games (Number)
# $expected (String)
# $start (String)
# $end (String)
# $change (String)
told-whole-expected = Scored { $scored } in { $games ->
    [one] { $games } game
   *[other] { $games } games
}, expected { $expected }: from { $start } to { $end }, { $change }.
# $scored (String)
# $games (Number)
# $start (String)
# $end (String)
# $change (String)
told-whole = Scored { $scored } in { $games ->
    [one] { $games } game
   *[other] { $games } games
}: from { $start } to { $end }, { $change }.
# $rest (String)
told-rest = { $rest } of this comes from rounding, a conversion or a limit of the scale, not from a game.
step-weighed = K of the table times the factor of the tournament’s category
symbol-table-coefficient = K of the table
symbol-category-factor = factor of the category
category-weighs = How much the tournament counts: the regulation has a factor for each category.
parameter-rgf-period = What the rating period is in which everybody is recalculated once
value-rgf-period-tournament = a tournament, however long it is
value-rgf-period-month = a tournament; but a league that lasts longer than 31 days is calculated by months, each game in the month of its round
step-period = A month of the league is calculated
symbol-from = first day
symbol-to = last day
# $points (String)
told-between = { $points } came from corrections at the beginning of later months: a result was anomalous.
# $code (String)
country-name = { $code ->
    [AM] Armenia
    [AR] Argentina
    [AT] Austria
    [AU] Australia
    [AZ] Azerbaijan
    [BA] Bosnia and Herzegovina
    [BE] Belgium
    [BG] Bulgaria
    [BR] Brazil
    [BY] Belarus
    [CA] Canada
    [CH] Switzerland
    [CN] China
    [CY] Cyprus
    [CZ] Czechia
    [DE] Germany
    [DK] Denmark
    [EE] Estonia
    [ES] Spain
    [FI] Finland
    [FR] France
    [GB] United Kingdom
    [GE] Georgia
    [GR] Greece
    [HR] Croatia
    [HU] Hungary
    [IE] Ireland
    [IL] Israel
    [IN] India
    [IS] Iceland
    [IT] Italy
    [JP] Japan
    [KG] Kyrgyzstan
    [KR] South Korea
    [KZ] Kazakhstan
    [LT] Lithuania
    [LU] Luxembourg
    [LV] Latvia
    [MD] Moldova
    [ME] Montenegro
    [MK] North Macedonia
    [MN] Mongolia
    [MT] Malta
    [NL] Netherlands
    [NO] Norway
    [PL] Poland
    [PT] Portugal
    [RO] Romania
    [RS] Serbia
    [RU] Russia
    [SE] Sweden
    [SI] Slovenia
    [SK] Slovakia
    [TJ] Tajikistan
    [TM] Turkmenistan
    [TR] Türkiye
    [TW] Taiwan
    [UA] Ukraine
    [US] United States
    [UZ] Uzbekistan
    [VN] Vietnam
   *[other] { $code }
}
