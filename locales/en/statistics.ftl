statistics-title = Numbers for the commission
statistics-lead = The distribution of ratings, their overall drift, and how well they predict results.
statistics-from = First day
statistics-to = Last day
# $days (String)
statistics-period = Period: { $days }. A tournament belongs to the day on which it ended.
statistics-mistake-day = This is not a day. Write it like 2026-05-10. The last twelve months are shown instead.
statistics-mistake-reversed = The first day is after the last. The last twelve months are shown instead.
# $years (Number)
statistics-mistake-long = A period can be at most { $years } years. The last twelve months are shown instead.
statistics-table = Data as a table

statistics-distribution = Distribution of the ratings
# $width (String)
statistics-distribution-about = All players on the current list, in steps of { $width } points. The period does not matter here.
statistics-players = Players
statistics-mean = Mean
statistics-median = Median
statistics-rating-from = Rating from
statistics-rating-to = below
# $low (String)
# $high (String)
# $from (String)
# $to (String)
statistics-distribution-picture = Bars show how many players each step has, from { $low } to { $high }. Most players have a rating from { $from } to below { $to }.
# $from (String)
# $to (String)
# $players (String)
statistics-step = from { $from } to below { $to }: { $players }

statistics-inflation = Inflation of the rating
statistics-inflation-about = Average rating change of stable players in each quarter. A player is stable in a quarter if they were rated in it and in the quarter before, and had a rating before their first tournament of the quarter.
statistics-inflation-change = The change of a player is the rating after the last tournament of the quarter minus the rating after the last tournament of the quarter before, in the order in which the tournaments were rated.
statistics-inflation-quarters = Calendar quarters are counted in full, even if the period only touches them.
statistics-inflation-stars = Players who had a provisional rating (*) at the end of the quarter before, or after a tournament of this quarter, are left out.
statistics-inflation-empty = In this period no player was rated in two quarters in a row, so no change can be measured. Choose a longer period.
# $lowest (String)
# $highest (String)
statistics-inflation-picture = Bars show the mean change of the stable players, quarter by quarter: upwards where their ratings rose, downwards where they fell. The lowest is { $lowest }, the highest { $highest }.
# $number (String)
# $year (String)
statistics-quarter = Q{ $number } { $year }
# $number (String)
# $year (String) - its last two digits
statistics-quarter-short = Q{ $number } ’{ $year }
# $quarter (String)
# $change (String)
# $players (String)
statistics-quarter-says = { $quarter }: { $change }, { $players }
statistics-quarter-head = Quarter
statistics-stable = Stable players
statistics-mean-change = Mean change

statistics-prediction = Quality of the prediction
statistics-prediction-about = Every rated game of the period whose two players had a rating before the tournament: the score that the regulation expects of the favourite by these ratings, and the actual score.
statistics-prediction-handicap = Games with a handicap are left out.
statistics-prediction-favourite = The favourite is the player with the higher rating. If half a point is expected, there is no favourite, and the game counts as half a point.
statistics-prediction-empty = No game of this period could be predicted. Choose a longer period.
statistics-prediction-legend = Calibration: on the dashed line, score and expectation agree. Points in the shaded band may be due to chance (95%). The larger a point, the more games.
# $expected (String)
# $scored (String)
statistics-prediction-picture = Points show, for groups of games with about the same expectation, how much the favourites scored. Over all games they were expected to score { $expected } on average, and scored { $scored }.
# $games (String)
# $expected (String)
# $scored (String)
statistics-group-says = { $games }: expected { $expected }, scored { $scored }
statistics-predicted = Games predicted
statistics-squared-error = Mean squared error
# $even (String)
statistics-squared-error-hint = Brier score: 0 is perfect. Expecting half a point of every game gives { $even }.
statistics-excess = Score minus expectation
statistics-excess-hint = On average, for the favourites: above 0 they score more than expected, below 0 less.
statistics-left-handicap = Left out: with a handicap
statistics-left-unrated = Left out: a player had no rating before the tournament, or was not recalculated
statistics-left-unexpected = Left out: the regulation gives no expectation
statistics-expected-from = Expected from
statistics-expected-to = below
statistics-expected = Mean expectation
statistics-scored = Mean score
statistics-axis-expected = Expected score of the favourite
statistics-axis-scored = Score of the favourite

statistics-years = Year by year
statistics-years-about = Effects of each year’s rated tournaments: how often a player was rated, and how much the favourites scored against expectation. The first and the last year cover only the days of the period.
statistics-years-anomalous = A result further from the expected one than the regulation attributes to chance is anomalous. If their share grows, or the deviations do, the commission reviews the limits and factors of the regulation and proposes to amend them.
statistics-years-empty = No tournament of this period was rated. Choose a longer period.
# $lowest (String)
# $highest (String)
statistics-years-picture = Bars show, year by year, how much the favourites scored above what was expected of them, or below. The lowest is { $lowest }, the highest { $highest }.
# $year (String)
# $excess (String)
# $games (String)
statistics-year-says = { $year }: { $excess }, { $games }
statistics-year = Year
statistics-results = Results
statistics-anomalous = Anomalous
statistics-share = Share
statistics-mean-deviation = Mean deviation

alarms-title = Out of bounds
alarms-about = The commission has set these bounds. A value outside them is a reason to review the limits and factors of the regulation, and to propose an amendment.
# $value (String)
# $bound (String)
alarm-anomalous = { $value }% of the results of the last twelve months are anomalous; the bound is { $bound }%.
# $value (String)
# $bound (String)
alarm-deviation = After the tournaments of the last twelve months the deviation is { $value } on average; the bound is { $bound }.
# $value (String)
# $bound (String)
alarm-excess = In the last twelve months the favourites’ score differed from expectation by { $value } per game; the bound is { $bound }.
# $value (String)
# $bound (String)
alarm-drift = In the last whole quarter the ratings of stable players moved by { $value } on average; the bound is { $bound }.
bounds-title = Bounds for warnings
bounds-lead = If a value is out of bounds, the commission is warned in its inbox, by letter once a month, and on the page of numbers.
# $few (String)
bounds-hint = Leave empty for no bound. The last twelve months count, and for the movement the last whole quarter; with fewer than { $few } results, games or players there is no warning.
bound-anomalous = Anomalous results, %
bound-deviation = Mean deviation after a tournament, points
bound-excess = Favourites’ score against expectation, points per game, either way
bound-drift = Movement of stable players in a quarter, points, either way
# $count (Number)
inbox-alarms = { $count ->
    [one] { $count } rating measure is out of bounds.
   *[other] { $count } rating measures are out of bounds.
}
# $value (String)
percent = { $value }%
