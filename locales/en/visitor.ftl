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
standings-whole = Full standings
standings-by-round = Standings after each round
pairings-by-rounds = Pairings by round
play-by-rounds = Round by round
# $count (Number)
# $years (Number)
lack-ages = { $count ->
    [one] { $count }{"\u00A0"}player without a year of birth counts as { $years } years old; the start ratings of that player’s opponents depend on it.
   *[other] { $count }{"\u00A0"}players without a year of birth count as { $years } years old; their opponents’ start ratings depend on it.
}
# $count (Number)
lack-ages-left-out = { $count ->
    [one] { $count }{"\u00A0"}player without a year of birth is left out of the mean age of the opponents.
   *[other] { $count }{"\u00A0"}players without a year of birth are left out of the mean age of their opponents’ opponents.
}
# $count (Number)
# $years (Number)
lack-protection = { $count ->
    [one] { $count }{"\u00A0"}player whose rank falls has no year of birth: from the age of { $years } the rank would be kept (2.7).
   *[other] { $count }{"\u00A0"}players whose rank falls have no year of birth: from the age of { $years } the rank would be kept (2.7).
}
# $count (Number)
lack-birth-table = { $count ->
    [one] Enter the year in the table, or on the player’s page.
   *[other] Enter the years in the table, or on the players’ pages.
}
# $count (Number)
lack-birth-register = { $count ->
    [one] An official enters the year on the player’s page; the player’s earlier tournaments are then calculated again, too.
   *[other] An official enters the years on the players’ pages; their earlier tournaments are then calculated again, too.
}
# $count (Number)
lack-birth-stated = { $count ->
    [one] The table states the year, but the register doesn’t have it, and earlier tournaments rest on the register. An official enters it on the player’s page; these tournaments are then calculated again, too.
   *[other] The table states the years, but the register doesn’t have them, and earlier tournaments rest on the register. An official enters them on the players’ pages; these tournaments are then calculated again, too.
}
# $name (String)
lack-birth-enter = Enter the year of birth of { $name }
# $count (Number)
lack-last-played = { $count ->
    [one] The last tournament of { $count }{"\u00A0"}rated player is unknown: the deviation is not widened for the months since (section 4). Enter the month in the player’s starting data.
   *[other] The last tournament of { $count }{"\u00A0"}rated players is unknown: their deviations are not widened for the months since (section 4). Enter the month in each player’s starting data.
}
# $count (Number)
# $rating (Number)
lack-start = { $count ->
    [one] { $count }{"\u00A0"}player has no rating in this pool yet, and the table states neither rating nor rank at the start (4.3): this player begins with { NUMBER($rating, useGrouping: "false") } points (1.6) and no rank. Enter earlier achievements before approval.
   *[other] { $count }{"\u00A0"}players have no rating in this pool yet, and the table states neither rating nor rank at the start (4.3): they begin with { NUMBER($rating, useGrouping: "false") } points (1.6) and no rank. Enter earlier achievements before approval.
}
need-ages = Ratings depend on ages here: enter every player’s year of birth. A player of unknown age counts as a small child.
need-protection = The year of birth keeps the rank of a player over 60 (2.7).
need-start = The referee reports the starting rating and rank of every player (4.3): enter those of players who are new here.
need-last-played = For a player who brings a rating, the month of the last tournament counts (section 4): an official enters it with the rating.
