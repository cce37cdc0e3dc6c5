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
