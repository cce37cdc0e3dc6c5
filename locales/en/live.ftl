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
live-published = Round { $round } of { $rounds }: the pairing is published; play has not started.
# $round (Number)
# $rounds (Number)
# $done (Number)
# $all (Number)
live-started = Round { $round } of { $rounds } is being played: { $done } of { $all } games finished.
# $round (Number)
# $rounds (Number)
live-closed = Round { $round } of { $rounds } is over; the next one has not been paired yet.
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
live-corrected = The results were corrected after play. This page shows them as they came in.
live-corrected-table = Corrected table
live-menu = Tournament pages
live-now = Now
live-standings = Standings
live-screen = Hall screen
live-follow = Follow live
live-playing-now = Now playing
live-updated = The results have been updated.
live-stage-published = pairing published
live-stage-started = being played
live-stage-closed = finished
# $done (Number)
# $all (Number)
live-games-finished = Games finished: { $done } of { $all }.
live-by-hand = changed by hand
live-board = Board
live-why = Why?
# $black (String)
# $white (String)
live-why-of = Why { $black } plays { $white }
# $points (String)
live-with-points = { $points }{"\u00A0"}pts
# $points (String) - one point, or half of one
live-with-point = { $points }{"\u00A0"}pt
live-bye = bye
live-byes = Bye
live-absent = absent
live-absentees = Absent
live-withdrawn = withdrawn
# $sides (String)
# $black (String)
# $white (String)
live-replay-time = { $sides ->
    [black] time left: black { $black }, white { $white }
    [white] time left: white { $white }, black { $black }
   *[order] time left: first player { $black }, second player { $white }
}
live-forfeit-legend = ! – not played
live-points-legend = A win scores 1 point. The points beside the names are those before the round.
live-last-round = If no one leaves, no further round can be paired without a rematch after this one.
live-changes = Changes to the pairing
# $first (String)
# $second (String)
# $signed (String)
live-changed-by-hand = { $first } and { $second } swapped places ({ $signed }).
# $signed (String)
live-paired-again = The round was paired again ({ $signed }).
live-gone = Pairs of the earlier pairing that were dropped:
# $name (String)
live-gone-bye = { $name } – bye
live-print = Print
live-print-boards = Pairings by board
live-print-names = Pairings by name
live-print-slips = Result slips
live-print-blank = Blank table
live-print-now = Print this page
live-participants-empty = No participants yet.
live-name = Name
live-start = Start
live-start-long = Points that the rating groups give before round 1
# $round (Number)
live-standings-after = Standings after round { $round }
# $round (Number)
live-standings-during = Standings during round { $round }
live-standings-before = Before round 1 all participants share first place.
# $open (Number)
live-standings-open = { $open ->
    [one] { $open } game of this round is not finished: for now it counts as 0 points for both players.
   *[other] { $open } games of this round are not finished: for now they count as 0 points for both players.
  }
live-club-or-country = Club or country
live-standings-knockout = Places after the last round with all games decided; players still in the knockout share first place, and players who left without a game have none.
live-standings-all = All tie-breaks
live-standings-telling = Show only the deciding tie-breaks
live-standings-of = Round
live-ties = Tie-breaks when points are equal
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
live-berger-says = Sonneborn-Berger: the points of all beaten opponents plus half the points of those drawn with.
live-decided-legend = A marked value is what placed a player below the one above. Players who are equal in everything share a place.
live-decided = decided
# $sides (String)
live-cell-legend = { $sides ->
    [order] “12+”:{"\u00A0"}won against number{"\u00A0"}12; “=”:{"\u00A0"}draw; “-”:{"\u00A0"}lost; “?”:{"\u00A0"}not{"\u00A0"}finished; “!”:{"\u00A0"}not{"\u00A0"}played; “0+”:{"\u00A0"}bye; “0-”:{"\u00A0"}absent.
   *[colours] “12+b”:{"\u00A0"}won against number{"\u00A0"}12 with black; “w”:{"\u00A0"}with{"\u00A0"}white; “=”:{"\u00A0"}draw; “-”:{"\u00A0"}lost; “?”:{"\u00A0"}not{"\u00A0"}finished; “!”:{"\u00A0"}not{"\u00A0"}played; “0+”:{"\u00A0"}bye; “0-”:{"\u00A0"}absent.
}
live-cell-free = A dash alone is a free round: no opponent and no point.
live-lot-lead = Anyone can repeat this draw with the data below.
live-lot-draws = Draws made
live-lot-none = The lots have not been drawn yet.
live-lot-stale = The list of participants has changed since the last draw; the lots will be drawn again.
live-lot-when = By whom and when
live-lot-seed = Seed
live-lot-by-hand = by hand
live-lot-count = Participants
live-lot-holds = valid
live-lot-replaced = replaced
live-lot-repeat = How to repeat it
live-lot-rule = For each participant, take the SHA-256 of the text <seed>:<entry number>, in UTF-8. Sort these tickets in ascending order: the participants get the numbers 1, 2, 3, …
live-lot-command = For number 1, for example:
live-lot-hand-rule = The numbers were drawn by hand and entered by the referee.
live-lot-entry = Entry
live-lot-after-seed = After the seed
live-lot-ticket = Ticket (first 16{"\u00A0"}characters)
# $sides (String)
live-lot-black = { $sides ->
    [order] Ticket for coming first
   *[colours] Ticket for black
}
# $seed (String)
# $sides (String)
live-lot-rounds-rule = Each round of the knockout is drawn anew from the seed “{ $seed }”. The players are sorted in ascending order of the SHA-256 of <seed>:ko:<round>:<entry number>. Byes go to the first of them with the fewest byes so far. Then the first player meets the next one that leaves the fewest pairs from the same country, and so on. { $sides ->
    [order] The first player of a board is
   *[colours] Black is
} the one with the smaller SHA-256 of <seed>:ko:<round>:black:<entry number>.
live-why-absent = Did not play in this round.
# $black (String)
# $white (String)
live-why-pair = Why { $black }{"\u00A0"}– { $white }
# $name (String)
live-why-bye = Why { $name } has a bye
live-why-known = Known before the round
live-why-colours = D
# $sides (String)
live-why-colours-long = { $sides ->
    [order] Balance of turns: games as the first player minus games as the second
   *[colours] Balance of colours: games with black minus games with white
}
live-why-floats = F
live-why-floats-long = Times floated down minus times floated up
live-why-order = Place in order
live-why-order-long = by points, then by number, as used for pairing
live-why-by-hand = The referee changed this round by hand; the values are for the round as played.
# $sides (String)
live-why-round-one = Round 1 is paired by the numbers drawn by lot: the 1st meets the 2nd, the 3rd meets the 4th, and so on; { $sides ->
    [order] the smaller number comes first.
   *[colours] the smaller number plays black.
}
live-why-bye-round-one = With an odd number of players, the last number has the bye in round 1.
live-why-bye-rule = The number of players is odd. The bye goes to a player with the fewest byes so far, then with the fewest points, as long as all others can be paired.
# $points (String)
live-why-equal = Paired with equal points: both had { $points }.
# $high (String)
# $most (String)
# $low (String)
# $least (String)
live-why-moved = { $high } ({ $most } points) floats down, { $low } ({ $least } points) floats up.
# $count (Number)
# $points (String)
live-why-odd = { $count ->
    [one] Only one player has { $points } points and has to meet a player on a different score.
   *[other] { $count } players have { $points } points: an odd number, so one of them has to meet a player on a different score.
  }
# $points (String)
live-why-best = Without rematches, and for the best round as a whole, not all players with { $points } points could meet each other.
# $high (String)
# $f (String)
# $fnew (String)
# $low (String)
# $g (String)
# $gnew (String)
live-why-floats-now = F of { $high }: { $f } before, { $fnew } now. F of { $low }: { $g } before, { $gnew } now.
# $sides (String)
# $black (String)
live-why-colour-hand = { $sides ->
    [order] { $black } comes first by the referee’s decision; under article 3(3) it would be the other player.
   *[colours] { $black } plays black by the referee’s decision; article 3(3) would give white.
}
# $sides (String)
# $black (String)
live-why-colour-number = { $sides ->
    [order] { $black } comes first: in round 1 the smaller number does.
   *[colours] { $black } plays black: in round 1 the smaller number does.
}
# $sides (String)
# $black (String)
# $d (String)
# $e (String)
# $white (String)
live-why-colour-balance = { $sides ->
    [order] { $black } comes first: D is { $d }, against { $e } for { $white }. The player who has come first more often is second (article 3(3)).
   *[colours] { $black } plays black: D is { $d }, against { $e } for { $white }. The player who has had black more often plays white (article 3(3)).
}
# $sides (String)
# $black (String)
# $d (String)
# $order (String)
live-why-colour-higher = { $sides ->
    [order] { $black } comes first: D is equal ({ $d }), so the rank list decides ({ $order }); in odd rounds the higher one comes first.
   *[colours] { $black } plays black: D is equal ({ $d }), so the rank list decides ({ $order }); in odd rounds the higher one plays black.
}
# $sides (String)
# $black (String)
# $d (String)
# $order (String)
live-why-colour-lower = { $sides ->
    [order] { $black } comes first: D is equal ({ $d }), so the rank list decides ({ $order }); in even rounds the lower one comes first.
   *[colours] { $black } plays black: D is equal ({ $d }), so the rank list decides ({ $order }); in even rounds the lower one plays black.
}
live-rank-points = players with more points are higher
live-rank-small = among equal points, the smaller number is higher
live-rank-large = among equal points, the larger number is higher
live-why-criteria = The criteria
live-why-criteria-lead = Of two rounds, the better one has the smaller value in the first criterion where they differ. No criterion considers country, club or family.
live-why-criterion = Criterion
live-why-in-pair = This pair
live-why-in-round = Whole round
# $place (Number)
# $partner (Number)
live-order-pair = place { $place } is paired with { $partner }
live-why-not = Why not another opponent?
live-why-not-lead = The best round in which these two meet is calculated and compared with the actual one.
live-why-not-other = Another opponent
live-why-not-ask = Ask
live-not-same = The round was paired exactly so.
live-not-oneself = A player can’t play against themselves.
# $name (String)
live-not-away = { $name } did not play in this round.
live-not-even = The number of players is even: there is no bye.
# $name (String)
# $other (String)
# $round (Number)
live-not-met = { $name } and { $other } met in round { $round }, and rematches are not allowed (article 3(1)).
live-not-dead-end = Then the others could not be paired without a rematch.
live-not-worse = That round would not be worse.
live-not-too-large = The values are too large to calculate.
# $name (String)
# $worse (Number)
# $better (Number)
live-not-order = Equal except for the order of partners: { $name } is the first who would have a different partner, number { $worse } instead of { $better } in the pairing order.
# $criterion (String)
# $article (String)
# $worse (String)
# $better (String)
live-not-criterion = The best possible round would then be worse. First criterion that decides: { $criterion } ({ $article }), { $worse } instead of { $better } over the whole round.
# $sides (String)
live-why-berger = Round-robin: Berger’s tables set which numbers meet in each round and { $sides ->
    [order] who comes first.
   *[colours] who plays black.
}
live-knockout-rule = Each round is drawn anew: in ascending order of the tickets, each player meets the next one that leaves the fewest pairs from the same country.
live-knockout-bye = Byes go to the first players in this order with the fewest byes so far.
# $country (String)
live-knockout-nation = Both players are from { $country }: either that could not be avoided, or players swapped places by hand.
# $sides (String)
# $black (String)
live-knockout-black = { $sides ->
    [order] { $black } comes first in the first game: their ticket for it is the smaller one.
   *[colours] { $black } plays black in the first game: their ticket for black is the smaller one.
}
# $sides (String)
live-knockout-replay = { $sides ->
    [order] A drawn game is replayed with the order swapped and the time each player had left.
   *[colours] A drawn game is replayed with colours swapped and the time each player had left.
}
# $name (String)
live-bracket = { $name }: the knockout
# $rounds (Number)
live-bracket-about = One column for each of { $rounds } rounds, one box for each game; lines lead from a winner to the next game. The same data is listed below.
live-bracket-title = The knockout
live-bracket-list = List
live-bracket-file = Image
live-bracket-note = Each round is drawn anew: the pairs of the next round are unknown until its draw.
# $board (Number)
# $pair (String)
# $result (String)
live-bracket-game = Board { $board }: { $pair }: { $result }.
# $name (String)
live-bracket-bye = { $name }: bye.
# $sides (String)
live-sheet-colour = { $sides ->
    [order] Turn
   *[colours] Colour
}
live-sheet-signature = Signature
live-sheet-mark = Mark the result, sign, and bring it to the referee.
# $sides (String)
live-sheet-first-won = { $sides ->
    [black] Black won
    [white] White won
   *[order] The first player won
}
live-sheet-draw = Draw
# $sides (String)
live-sheet-second-won = { $sides ->
    [black] White won
    [white] Black won
   *[order] The second player won
}
