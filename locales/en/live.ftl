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
live-published = Round { $round } of { $rounds }: the pairing is published, play has not begun.
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
live-menu = Pages of the tournament in play
live-now = Now
live-standings = Standings
live-screen = Screen for the hall
live-follow = Follow live
live-playing-now = Being played now
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
live-why-of = Why { $black } and { $white } meet
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
live-forfeit-legend = ! – not played.
live-points-legend = A won game brings 1 point. The points beside the names are those before the round.
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
# $round (Number)
live-standings-during = Standings during round { $round }
live-standings-before = Before round 1 everybody shares the first place.
# $open (Number)
live-standings-open = { $open ->
    [one] { $open } game of this round is not finished: it counts as 0 points for both for the time being.
   *[other] { $open } games of this round are not finished: they count as 0 points for both players for the time being.
  }
live-club-or-country = Club or country
live-standings-knockout = Places after the last round of which every game is decided; who is still in shares the first place, and who left without a game has none.
live-standings-all = All tie-breaks
live-standings-telling = Show only the tie-breaks that decide
live-standings-of = Round
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
# $sides (String)
live-cell-legend = { $sides ->
    [order] “12+”:{"\u00A0"}won against number{"\u00A0"}12; “=”:{"\u00A0"}draw; “-”:{"\u00A0"}lost; “?”:{"\u00A0"}not{"\u00A0"}finished; “!”:{"\u00A0"}not{"\u00A0"}played; “0+”:{"\u00A0"}bye; “0-”:{"\u00A0"}absent.
   *[colours] “12+b”:{"\u00A0"}won against number{"\u00A0"}12 with black; “w”:{"\u00A0"}with{"\u00A0"}white; “=”:{"\u00A0"}draw; “-”:{"\u00A0"}lost; “?”:{"\u00A0"}not{"\u00A0"}finished; “!”:{"\u00A0"}not{"\u00A0"}played; “0+”:{"\u00A0"}bye; “0-”:{"\u00A0"}absent.
}
live-cell-free = A dash alone is a free round: there is no opponent in it, and no point for it.
live-lot-lead = Anybody can repeat the draw of these numbers from what stands here.
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
live-lot-rounds-rule = Every round of the knockout is drawn anew from the seed “{ $seed }”. The players stand in ascending order of the SHA-256 of <seed>:ko:<round>:<entry number>. Byes go to the first of them with the fewest byes so far. Then the first player meets the next one with whom as few pairs of one country as possible come out, and so on. { $sides ->
    [order] The first player of a board is
   *[colours] Black is
} the one with the smaller SHA-256 of <seed>:ko:<round>:black:<entry number>.
live-why-absent = Did not play in this round.
# $black (String)
# $white (String)
live-why-pair = Why { $black }{"\u00A0"}– { $white }
# $name (String)
live-why-bye = Why { $name } has the bye
live-why-known = What was known before the round
live-why-colours = D
# $sides (String)
live-why-colours-long = { $sides ->
    [order] Balance of turns: games as the first player minus games as the second
   *[colours] Balance of colours: games with black minus games with white
}
live-why-floats = F
live-why-floats-long = Times moved down minus times moved up
live-why-order = Place in order
live-why-order-long = by points, then by number, as it is used for pairing
live-why-by-hand = The referee changed this round by hand; the values are those of the round as it was played.
# $sides (String)
live-why-round-one = Round 1 is paired by the numbers drawn by lot: the 1st meets the 2nd, the 3rd meets the 4th, and so on; { $sides ->
    [order] the smaller number comes first.
   *[colours] the smaller number plays black.
}
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
# $sides (String)
# $black (String)
live-why-colour-hand = { $sides ->
    [order] { $black } comes first by the decision of the referee; by article 3(3) it would be the other one.
   *[colours] { $black } plays black by the decision of the referee; article 3(3) would give white.
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
    [order] { $black } comes first: D { $d } against { $e } of { $white }. Whoever has come first more often than the other is second (article 3(3)).
   *[colours] { $black } plays black: D { $d } against { $e } of { $white }. Whoever has had black more often than the other plays white (article 3(3)).
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
live-rank-points = more points stand higher
live-rank-small = among equal points the smaller number stands higher
live-rank-large = among equal points the larger number stands higher
live-why-criteria = The criteria
live-why-criteria-lead = A round is the better one if the first criterion in which two rounds differ is smaller. No criterion takes account of country, club or family.
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
live-not-oneself = Nobody plays against oneself.
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
# $sides (String)
live-why-berger = Round-robin: Berger’s tables say for every round which numbers meet and { $sides ->
    [order] who comes first.
   *[colours] who plays black.
}
live-knockout-rule = Every round is drawn anew: in ascending order of the tickets each meets the next one with whom as few pairs of one country as possible come out.
live-knockout-bye = The byes go to the first of this order with the fewest byes so far.
# $country (String)
live-knockout-nation = Both are from one country ({ $country }): either that could not be avoided, or somebody changed places by hand.
# $sides (String)
# $black (String)
live-knockout-black = { $sides ->
    [order] { $black } comes first in the first game: the smaller one of the two tickets for it.
   *[colours] { $black } plays black in the first game: the smaller one of the two tickets for black.
}
# $sides (String)
live-knockout-replay = { $sides ->
    [order] A drawn game is played again, the other one coming first, with the time that each had left.
   *[colours] A drawn game is played again with colours exchanged and the time that each had left.
}
# $name (String)
live-bracket = { $name }: the knockout
# $rounds (Number)
live-bracket-about = A column for each of { $rounds } rounds, a box for each game; lines lead from a winner to the next game. The same stands below as a list.
live-bracket-title = The knockout
live-bracket-list = As a list
live-bracket-file = As a picture
live-bracket-note = Every round is drawn anew: who meets whom in the next one is not known before its draw.
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
live-sheet-mark = Mark the result, sign, bring to the referee.
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
