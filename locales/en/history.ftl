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
history-legend = Each point is a rated tournament and links to it; the table below has the same numbers.
history-legend-sign = The game’s symbol marks the current rating.
history-legend-rank = A filled point means that the tournament changed the rank.
history-legend-interval = The shaded band is the 95% interval (±2S).
history-axis-day = Date
history-performance = Against expectation
history-performance-long = Points scored minus the points that the regulation expects from the ratings before the tournament
# $expected (String)
# $scored (String)
history-performance-says = expected { $expected }, scored{"\u00A0"}{ $scored }
# $expected (String)
# $scored (String)
# $games (String)
# $all (String)
history-performance-part = expected { $expected }, scored{"\u00A0"}{ $scored }; games counted: { $games }{"\u00A0"}of{"\u00A0"}{ $all }
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
versus-turn = Swap players
versus-hint = Ratings are from before the tournament.
versus-recorded = Tournaments of past years are kept as played and not rated: the ratings shown are the ones in their tables.
# $name (String)
versus-link = all games against { $name }
history-legend-list = Dashed points: a published list moved the rating or changed the rank.
course-title = Surprises
# $games (Number)
course-lead = { $games ->
    [one] Expected and actual results of { $games }{"\u00A0"}game, by the ratings before the tournament.
   *[other] Expected and actual results of { $games }{"\u00A0"}games, by the ratings before the tournament.
}
course-favourites = Favourites
course-favourites-count = won { $won }, drew { $drawn }, lost { $lost }
course-mean = Mean surprise
course-mean-hint = 0: all as expected; 0.5: as if by chance
course-who = Players with surprises
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
record-no-opponents = No games played yet.
# $place (Number)
# $all (Number)
figure-place = place { $place } of { $all }
# $day (String)
figure-last = the last on { $day }
figure-since = since the last list
# $rank (String)
# $from (String)
# $missing (String)
# $place (String)
figure-next = Next rank: { $rank }, from { $from }; { $missing } to go ({ $place }).
# $rank (String)
# $from (String)
# $missing (String)
# $place (String)
figure-next-by-list = Next rank: { $rank }, with a published list from { $from }; { $missing } to go ({ $place }).
# $rank (String)
# $place (String)
figure-next-waits = Next rank: { $rank }, with the next list if the rating stays ({ $place }).
figure-form = Last games
figure-medals = Top three places
figure-strengths = By opponents’ strength
figure-strengths-hint = By both players’ ratings before each tournament; games against unrated players are not counted.
figure-strengths-handicap = Games with a handicap are not counted either.
# $points (String)
figure-stronger = Stronger by more than { $points }
# $points (String)
figure-equal = Within { $points }
# $points (String)
figure-weaker = Weaker by more than { $points }
history-legend-today = The line continues to today.
