state-planned = planned
state-playing = being played
state-submitted = awaiting the club’s signature
state-cosigned = under review
state-returned = sent back
state-rated = rated
state-unchanged = recorded, no rating changed
state-reopened = being corrected
state-friendly = not rated
state-cancelled = cancelled
state-recorded = of past years

waits-start = The tournament is planned; its table follows once it is over.
waits-table = The tournament is over; the chief referee fills in the table.
waits-club = The chief referee has signed the table; the head of the host club must sign it too.
waits-club-correction = The correction is signed; the head of the host club must sign it too.
waits-commission = The table is signed; the rating commission is reviewing it.
waits-referee = The table was sent back for the chief referee to correct.
waits-nothing = The tournament is rated.
waits-correction = The tournament is rated and is being corrected; the rating stands until it is rated again.
waits-not-rated = The tournament is closed without rating.
waits-cancelled = The tournament was cancelled.
waits-recorded = The table is kept as it was in past years and doesn’t affect ratings.

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
problem-cell = “{ $text }” is not a valid result. Write 12+ for a win against number 12, 7- for a loss, 3= for a draw, 0+ for a bye, 5+! for a forfeit.
# $text (String)
problem-result-missing = “{ $text }” has no result. Add +, - or =.
# $text (String)
problem-handicap = the handicap in “{ $text }” is too large.
# $number (Number)
# $rows (Number)
problem-opponent-unknown = there is no number { $number }; the table has { $rows } rows.
problem-oneself = a player can’t play against themselves.
# $expected (String)
# $row (Number)
problem-mirror-missing = according to row { $row } they met; { $expected } is missing here.
# $found (String)
# $row (Number)
problem-mirror-elsewhere = row { $row } says “{ $found }”, which is a different opponent.
# $expected (String)
# $found (String)
# $row (Number)
problem-mirror-result = row { $row } says “{ $found }”; to match, it must be { $expected }.
# $found (String)
# $row (Number)
problem-mirror-forfeit = row { $row } says “{ $found }”: one side says forfeit, the other says played.
# $found (String)
# $row (Number)
problem-forfeit-scores = row { $row } says “{ $found }”: a forfeit gives the point to one player or to neither.
# $found (String)
# $row (Number)
problem-mirror-colour = row { $row } says “{ $found }”: both players have the same colour.
# $found (String)
# $row (Number)
problem-mirror-handicap = row { $row } says “{ $found }”: the handicaps differ.
# $rows (String)
problem-claimed-twice = rows { $rows } all claim to have met this player in this round.
# $row (Number)
problem-player-twice = the same player is already in row { $row }.
# $row (Number)
problem-name-twice = row { $row } has a new player of the same name; add the years of birth if they are two people.
problem-name-missing = the name is missing.
# $name (String)
problem-player-unknown = who is “{ $name }”? Choose the known player, or mark them as new.
# $cells (String)
# $typed (String)
problem-total = the results add up to { $cells }, but the total says { $typed }.
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
problem-beyond = a result is beyond the last round; the table has { $rounds } rounds.
problem-nobody = there are no participants yet. Enter names, or paste a table.
problem-alone = one participant is not enough.
problem-no-games = there are no games yet.
# $row (Number)
# $round (Number)
problem-meet-again = they already met row { $row } in round { $round }; this is allowed, but please check.

# $line (Number)
paste-line = Line { $line }:
paste-too-long = The text is too long.
# $most (Number)
paste-too-many = There are too many rows; at most { $most } fit.
paste-row = The row differs from the others: its number, its name or a result is missing.
paste-not-a-table = No table was found in the text. Copy it with its header, from a spreadsheet or a wall list.
column-unknown = not recognised, left out
column-number = Row number

step-start = The calculation starts from the rating before the tournament.
step-start-again = The tournament is recalculated with this new start.
step-formula = A game by the formula ΔR{"\u00A0"}={"\u00A0"}(K2{"\u00A0"}·{"\u00A0"}(Rп{"\u00A0"}−{"\u00A0"}K1) +{"\u00A0"}K3){"\u00A0"}/{"\u00A0"}d.
step-below-hundred = A game of a player rated below 100: fixed points for the result.
step-against-beginner = A game of a player rated 100 or more against one rated below 100: fixed points by the table.
step-round = After the round all changes are added, and the rating is rounded to tenths.
step-crossing = The rating crosses 100: one point below 100 is worth ten above.
step-final = After the last round the rating is rounded to a whole number.
step-ordinary = The gain does not exceed the critical gain: an ordinary result.
step-anomalous = The gain exceeds the critical gain: an anomalous result. The whole tournament is recalculated.
step-anomalous-beginner = This many additional points are an anomalous result. The whole tournament is recalculated.
step-rank = The rank follows the rating.
step-rank-kept = The rank is kept: it is not lowered above the age of 60.
step-not-played = This game was not played and does not count.
step-bye = A bye: there was no opponent, so nothing is rated.
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
    [one] { $count } problem to fix
   *[other] { $count } problems to fix
}

# $count (Number)
problem-players-unknown = { $count ->
    [one] { $count } unknown name. Choose the player beside it, or mark it as new.
   *[other] { $count } unknown names. Choose the player beside each, or mark it as new.
}

state-over = results due

step-initial = First rated game: the initial rating is assigned.
step-elo-game = A rated game: the new rating is the rating plus K times (score minus expectation).
step-rounded-points = The rating is rounded to whole points.
step-annulled = Not rated: the arbiter annulled the result.
step-friendly = The tournament is friendly: nothing is rated.
step-unofficial = The tournament is not official: nothing is rated.
step-rank-reached = The classic rating has reached the threshold of a higher rank.
step-rank-by-place = The prize place gives a higher rank.
step-place-without-rank = The place gives no higher rank; a rank is never lowered.
step-after-tournament = After the tournament.

step-time-correction = Months without a tournament widen the deviation, up to S*.
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
step-unrated-opponent = The opponent still has no rating: the game does not count.
step-recalculation-game = This game counts for the new rating.
step-recalculation = The new rating and deviation.
step-held-at-limit = The new rating is held at the limit of the scale.
step-anomaly-confidence = After an anomalous result the deviation is widened, at most to d/4.

step-fide-start = The FIDE rating is used as the rating before the games.
step-estimated-newcomer = The player has no rating and is estimated by this tournament.
step-opponent-age = Age of the opponent, limited to between 5 and 13.
step-mean-age = Mean age of the opponents, to one decimal.
step-player-coefficient = This rated player’s coefficient for the tournament (8 to 25).
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
step-expected-score = Expected and actual score of the game.
step-stored-score = The same for a stored game.
step-fictitious-score = The same for the fictitious draw.
step-developed-rating = New rating: Ra + SR·K, rounded.
step-star = Too few games yet: the rating has a star and the games are stored.
step-star-gone = Enough games: the rating has no star.
step-pointless-newcomer = A newcomer who scores no points gets no rating; the estimate was used for the opponents.
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

parameter-ufgo-gain-measured-on = Final rating used to measure the gain when looking for an anomalous result
value-ufgo-gain-measured-on-rounded = rounded to a whole number at the end of the pass
value-ufgo-gain-measured-on-unrounded = to tenths, as it is after the last round
parameter-ufgo-small-board-anomaly-limit = Critical gain on 13×13 and 9×9 boards
value-ufgo-small-board-anomaly-limit-reduced = divided by two and by three, like the rating changes
value-ufgo-small-board-anomaly-limit-full = the same on all boards
# $number (String) - and what the reading is called
article-table = Table { $number }
parameter-ufgo-table-4-loss-9x9-600 = Table 4: points for a loss on the 9×9 board with a rating of 600 or above
value-ufgo-table-4-loss-9x9-600-zero = 0, as printed
value-ufgo-table-4-loss-9x9-600-twenty = −20, as in the row above
parameter-ufgo-age-protection-years = Age from which ranks are not lowered
value-ufgo-age-protection-years-sixty-one = from the 61st birthday
value-ufgo-age-protection-years-sixty = from the 60th birthday
parameter-ufgo-dan-loss = Steps by which one published rating list lowers a dan
value-ufgo-dan-loss-one-step = by one step (4{"\u00A0"}dan by two); the next list may lower it again
value-ufgo-dan-loss-cascade = step by step, until the rating is enough to keep it

parameter-ssdc-update = Ratings used to calculate a game
value-ssdc-update-game = those before the game
value-ssdc-update-round = those before the round
value-ssdc-update-tournament = those before the tournament
parameter-ssdc-rounding = Rounding of ratings to whole points
value-ssdc-rounding-none = never
value-ssdc-rounding-game = after every game
value-ssdc-rounding-tournament = after the tournament, for all participants
parameter-ssdc-k-precedence = Coefficient K of a new player with the rating of a strong player
value-ssdc-k-precedence-new = that of new players
value-ssdc-k-precedence-strong = that of strong players
parameter-ssdc-k-count = Time of the game count that decides whether a player is new
value-ssdc-k-count-game = before every game
value-ssdc-k-count-tournament = before the tournament
parameter-ssdc-rank-moment = Moment at which the classic rating gives a rank
value-ssdc-rank-moment-game = after any game, even if it falls again in the same tournament
value-ssdc-rank-moment-tournament = after the tournament
parameter-ssdc-year = How long a player without rated games stays on the rating list
value-ssdc-year-calendar = until the end of the calendar year after that of the last game
value-ssdc-year-rolling = until the same day of the year after the last game
parameter-ssdc-ceiling = Lowering of the category by an upper limit below 2200 or candidate master
value-ssdc-ceiling-replace = by two levels in all
value-ssdc-ceiling-add = by three levels: one like any upper limit, and two more
parameter-ssdc-title-holder = Does excluding the title holder lower the category (except in challenger tournaments)?
value-ssdc-title-holder-closed = no
value-ssdc-title-holder-factor = yes, it counts as an upper limit for the participants
parameter-ssdc-match = Meaning of the fourth category for a match that is not for a title
value-ssdc-match-cap = a limit: the match can have no higher category
value-ssdc-match-start = the start: limiting factors lower it further
parameter-ssdc-initial-rating = Initial rating in each pool
parameter-ssdc-k-strong = Coefficient K of strong players
parameter-ssdc-k-ordinary = Coefficient K of all other players
parameter-ssdc-k-new = Coefficient K of new players
parameter-ssdc-strong-from = Rating from which the coefficient K of strong players applies
parameter-ssdc-new-games = Number of first rated games during which a player is new
parameter-ssdc-list-games = Rated games needed for a place in the rating list
parameter-ssdc-registration-days = Minimum days from sending a tournament’s regulations to the start of registration
parameter-ssdc-results-days = Maximum days from the end of a tournament to the submission of its results
parameter-ssdc-rank-ratings = Classic rating from which each rank is given
value-ssdc-rank-ratings-rating = Rating from
parameter-ssdc-rank-places = Ranks for prize places, by category of the tournament
value-ssdc-rank-places-ranks = Ranks for places 1, 2, 3 …

parameter-orr-halves = Rounding of halves
value-orr-halves-away = away from zero: 1487.5 → 1488; −1.5 → −2
value-orr-halves-up = upwards: 1487.5 → 1488; −1.5 → −1
value-orr-halves-even = to the even neighbour: 1486.5 → 1486; 1487.5 → 1488
parameter-orr-pd-rounded = Is the expected score PD rounded to two decimals?
value-orr-pd-rounded-yes = yes, always
value-orr-pd-rounded-no = no
parameter-orr-change-rounded = Value rounded to a whole number
value-orr-change-rounded-sum = the new rating
value-orr-change-rounded-change = the change, before it is added to the rating
parameter-orr-k-gap = Row of the table of K for ratings from 1800 to 1999
value-orr-k-gap-row-1700 = the row that starts at 1700 (K 25 and 20)
value-orr-k-gap-row-2000 = the row that starts at 2000 (K 20 and 20)
parameter-orr-lower-bound = Lower bound of ratings and estimates
value-orr-lower-bound-none = none; negative ratings are possible
value-orr-lower-bound-one = 1, for ratings and estimates
value-orr-lower-bound-zero = 0, for ratings and estimates
value-orr-lower-bound-published = 1, for assigned ratings only, not for estimates
parameter-orr-np = Players counted in the number of participants Np
value-orr-np-participants = all participants, including those who did not play
value-orr-np-played = only those who played
parameter-orr-kt-rated = Ratings used to find the coefficient of the tournament Kt
value-orr-kt-rated-all = all, including those with a star
value-orr-kt-rated-settled = only those without a star
parameter-orr-kt-rounded = Rounding of the coefficient of the tournament Kt
value-orr-kt-rounded-always = always
value-orr-kt-rounded-corrected = only if it was lowered because too few players have a rating
parameter-orr-age = Counting of ages
value-orr-age-whole = in completed years on the day the tournament starts
value-orr-age-fraction = with a fraction: the days divided by 365.25
value-orr-age-year = as the difference of the calendar years
parameter-orr-unknown-year = Age of a player whose year of birth is unknown
value-orr-unknown-year-five = 5 years
value-orr-unknown-year-thirteen = 13 years
value-orr-unknown-year-skip = left out of the mean; 5 years if no other player is left
parameter-orr-age-weight = Mean age of the opponents
value-orr-age-weight-game = over the games: an opponent met twice counts twice
value-orr-age-weight-opponent = over the opponents, each counted once
parameter-orr-fictitious-in-rsr = Does the fictitious opponent count in the mean rating of the opponents Rsr?
value-orr-fictitious-in-rsr-yes = yes
value-orr-fictitious-in-rsr-no = no, it changes only the numbers of games and points
parameter-orr-fictitious-in-sr = Is a newcomer’s draw with the fictitious opponent rated?
value-orr-fictitious-in-sr-no = no
value-orr-fictitious-in-sr-yes = yes, it counts in SR
parameter-orr-rp-in-corridor = Is the primary estimate Rp limited to between Rmin and Rmax?
value-orr-rp-in-corridor-no = no
value-orr-rp-in-corridor-yes = yes
parameter-orr-newcomer-opponents = Estimate of a newcomer used in a game with another newcomer
value-orr-newcomer-opponents-rp = the primary estimate Rp
value-orr-newcomer-opponents-rs = the start estimate Rs
parameter-orr-fide-recognised = Recognition of FIDE ratings
value-orr-fide-recognised-always = always
value-orr-fide-recognised-tournament = for a guest, only in tournaments that FIDE also rates
parameter-orr-settled-at = Number of games after which a rating loses the star
value-orr-settled-at-nine = after 9 games
value-orr-settled-at-ten = after 10 games
parameter-orr-stored-opponent = Rating stored for an opponent who was a newcomer
value-orr-stored-opponent-rp = the primary estimate Rp
value-orr-stored-opponent-rs = the start estimate Rs
parameter-orr-kor-fictitious = Value of the fictitious opponent of a player with a star
value-orr-kor-fictitious-start = the player’s own rating before the tournament
value-orr-kor-fictitious-rs = the start estimate Rs of the player’s first tournament
parameter-orr-kor-rsr = Mean rating of the opponents Rsr from stored and new games
value-orr-kor-rsr-one = one mean over all games, rounded once
value-orr-kor-rsr-parts = the rounded means of the stored and of the new games, weighted and rounded
value-orr-kor-rsr-exact = one mean over all games, not rounded
parameter-orr-kor-games = Games used to recalculate a rating with a star
value-orr-kor-games-all = the stored games and the new ones
value-orr-kor-games-new = the new games only
parameter-orr-kor-k = Rating used to find K for a player with a star
value-orr-kor-k-rkor = the corrected estimate Rkor
value-orr-kor-k-start = the rating before the tournament

parameter-rgf-anchors = Number of anchors used to correct each rating list (0: no correction)
parameter-rgf-anomaly-confidence = Widening of the deviation S' after an anomalous result (at most to S*)
value-rgf-anomaly-confidence-root = S' · √(1 + Kан²)
value-rgf-anomaly-confidence-linear = S' · (1 + Kан)
value-rgf-anomaly-confidence-interpolate = S' · (1 − Kан²) + S* · Kан²
value-rgf-anomaly-confidence-none = not widened
parameter-rgf-top-reduction = Reduction of anomaly at the top of the scale
value-rgf-top-reduction-coefficient = the coefficient of anomaly Kан is lowered
value-rgf-top-reduction-criterion = the criterion of anomaly DNан is raised
parameter-rgf-criterion-factor = Factor of the criterion of anomaly, by which SNан is multiplied to give DNан
parameter-rgf-top-reduction-start = Rating from which anomaly is reduced
parameter-rgf-small-statistics = Games that decide whether the statistics are small
value-rgf-small-statistics-members = games with members of the rating system
value-rgf-small-statistics-all = all games played
parameter-rgf-months = Counting of months since the last tournament
value-rgf-months-between = the whole calendar months in between, without the current one
value-rgf-months-difference = the difference of the months, with the current one
parameter-rgf-deviation-before = Deviation shown as the one before the tournament
value-rgf-deviation-before-standing = as stored after the last calculation
value-rgf-deviation-before-timed = with the correction for time
parameter-rgf-unrated-rows = Do newcomers who got no rating have a row in the results?
value-rgf-unrated-rows-list = yes, without numbers
value-rgf-unrated-rows-omit = no
parameter-rgf-rank = Rank of a rating between two rows of the table
value-rgf-rank-nearest = that of the nearest row, a half upwards (2050 is 1{"\u00A0"}dan)
value-rgf-rank-floor = that of the row below (2099 is 1{"\u00A0"}kyu)
parameter-rgf-pi = Value of the number π
value-rgf-pi-text = 3.141593, as printed
value-rgf-pi-exact = exact
parameter-rgf-max-rating = Highest rating that a calculation can give
parameter-rgf-required-rounds = Minimum number of rounds of an official tournament (0: no minimum); with fewer, the referee is asked before signing
parameter-rgf-required-minutes = Minimum playing time of an official tournament, in minutes per player (0: no minimum)
parameter-rgf-required-referee = Must an official tournament name its chief referee?
value-rgf-required-referee-no = no
value-rgf-required-referee-yes = yes
parameter-rgf-rating-floor = Lowest rating that a calculation can give

parameter-elo-initial-rating = Rating of a newcomer before the first rated tournament
parameter-elo-unofficial = Friendly and unofficial tournaments
value-elo-unofficial-skip = not rated
value-elo-unofficial-rate = rated like all others
parameter-elo-difference-cap = Maximum difference between two ratings: any excess is not counted
parameter-elo-k-table = Coefficient K by rated games and rating; the last row that the player has reached applies
value-elo-k-table-games = Games from
value-elo-k-table-rating = Rating from
value-elo-k-table-k = K
parameter-elo-factors = Factor of K for tournaments of each category
value-elo-factors-factor = Factor
parameter-elo-rounding = Rounding of new ratings
value-elo-rounding-whole = to whole points
value-elo-rounding-none = not rounded
parameter-elo-floor = Rating floor
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
wrong-shape = this value is not valid
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
wrong-optional = { $wrong }, or an empty field
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
wrong-name = no such row; only these: { $names }
# $words (String)
wrong-words = only these are allowed here: { $words }
wrong-order = a higher rank must require a higher rating
# $later (String)
wrong-never = it never applies, because row { $later } requires no more
wrong-all = a row for all players is missing, from 0 games and without a rating
# $other (String)
wrong-below = this is below “{ $other }”
# $other (String)
wrong-above = this is above “{ $other }”

told-title = In short
told-steps = The full calculation, step by step
told-won = beat
told-drew = drew with
told-lost = lost to
told-stored = A game from an earlier tournament, rated once more:
told-fictitious = A draw with a fictitious opponent:
# $score (String)
told-score = { $score } of a point
# $points (String)
told-expected = expected { $points } of a point
# $points (String)
told-handicap-given = gave a handicap worth { $points } rating points
# $points (String)
told-handicap-received = received a handicap worth { $points } rating points
# $start (String)
told-start-initial = A newcomer starts with { $start }.
# $start (String)
told-start-anomalous = The result was so far above expectation that it is measured from { $start } instead.
# $start (String)
told-start-estimated = There was no earlier rating: from the results of this tournament the player is estimated at { $start }, and the result is measured from there.
# $start (String)
told-start-corrected = The rating has a star: from all games so far the player is estimated at { $start }, and the result is measured from there.
# $start (String)
told-start-entered = There was no earlier rating: the games against rated players fit { $start }, and the result is measured from there.
# $start (String)
told-start-grown = The result was so far above expectation that it is measured from { $start } instead.
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
told-rest-rounding = { $rest } is rounding.
# $rest (String)
told-rest-crossing = { $rest } comes from the change of scale at 100 points (5.5).
# $rest (String)
told-rest-limit = { $rest } comes from a limit of the scale.
step-weighed = K from the table, multiplied by the factor of the tournament’s category
symbol-table-coefficient = K from the table
symbol-category-factor = factor of the category
category-weighs = The regulation has a factor for each category: it sets how much the tournament counts.
parameter-rgf-period = Rating period, in which each player is recalculated once
value-rgf-period-tournament = a tournament, whatever its length
value-rgf-period-month = a tournament; but a league longer than 31 days is calculated by month, each game in the month of its round
step-period = One month of the league is calculated
symbol-from = first day
symbol-to = last day
# $points (String)
told-between = { $points } came from corrections at the start of later months, because a result was anomalous.
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
