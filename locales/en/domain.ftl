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
step-corridor = Between what the newcomer's rating may start.
step-start-estimate = Start estimate by the share of points.
step-valued-opponent = What this opponent is worth for the estimate.
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
step-guest-not-entered = A guest is not entered in the base.

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
