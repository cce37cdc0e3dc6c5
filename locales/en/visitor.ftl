# $count (Number)
# $rows (String)
# $says (String)
preview-rows = { $count ->
    [one] Row { $rows }: { $says }
   *[other] Rows { $rows }: { $says }
  }
# $count (Number)
registration-whole = { $count ->
    [one] The only registered player
   *[other] All { $count } registered players
  }
standings-whole = The whole standings
standings-by-round = The standings after each round
pairings-by-rounds = Pairings by rounds
play-by-rounds = The play round by round
