past-title = Imported list of past years
past-enter = Import a list of past years
past-lead = A rating list from before this site. New players are added with their starting data, and known players get it too. Nothing changes until you have reviewed and imported the list; you can then undo it as a whole as long as nothing depends on it.
past-hint = A rating list as CSV, text or workbook (.xlsx) with a row of headings. At most 16 MB and 10,000 players.
past-again = Upload another list
past-settings = Reading the list
past-rating-is = Ratings in the list are
past-for-all = For all rows, where the list says nothing
past-rest-hint = Leave unknown fields empty.
past-apply = Read again
past-mistakes = Mistakes
past-mistakes-lead = Correct these rows in the file, or leave them out.
past-row = Row
past-wrong = Mistake
past-rows = Matching players
# $count (Number)
past-known = { $count ->
    [one] { $count } known
   *[other] { $count } known
}
# $count (Number)
past-new = { $count ->
    [one] { $count } new
   *[other] { $count } new
}
# $count (Number)
past-open = { $count ->
    [one] { $count } undecided
   *[other] { $count } undecided
}
# $count (Number)
past-left = { $count ->
    [one] { $count } left out
   *[other] { $count } left out
}
past-rows-lead = Doubtful rows come first. Your choices are kept when you go to another page. No player is added as new unless you say so.
past-leave-out = leave out
# $values (String)
past-before = until now: { $values }
past-rank-left = The rank isn’t imported: the rating gives a higher one.
# $article (String)
past-rank-stays = The rank stays as it is: an import never lowers one (article { $article }).
# $rows (String)
past-namesakes = Same name as no. { $rows }: a year of birth in the list tells two people apart. If it is one person, leave one row out.
past-nothing = none
past-brings = Starts with
past-save = Save the choices
past-all-new = All unmatched players are new
past-all-new-confirm = Add everyone who resembles no player of the federation as a new player, on every page of the list?
past-take = Import the list
past-take-confirm = Import the list? Its new players are added, and known players are rated again.
past-kept = Imported lists
# $players (Number)
# $changed (Number)
past-done = { $players ->
    [one] { $players } player added
   *[other] { $players } players added
}, { $changed ->
    [one] { $changed } changed
   *[other] { $changed } changed
}
# $when (String)
# $by (String)
past-undone = undone { $when } by { $by }
# $count (Number)
past-stayed = { $count ->
    [one] { $count } player stays because other data refers to them, but without starting data
   *[other] { $count } players stay because other data refers to them, but without starting data
}
past-undo = Undo
past-undo-confirm = Undo this list? Its new players are removed, except those that other data refers to; all others get back their earlier data.
past-publish = Publish it as the list of that day
flash-past-taken = The list was imported. To add it to the published lists, publish it as the list of its day.
flash-past-undone = Everything is as it was before the list.
flash-past-undone-some = Undone. Players that other data refers to stay, but without starting data.
refused-not-a-list = This is a tournament table, not a rating list. Upload it at the tournament.
refused-rows-open = Some rows are undecided or wrong: choose the player, or leave the row out.
refused-list-rested-on = A tournament was rated or a list published since, so this list can no longer be undone. Correct the players one by one.
act-take-list = imported a list of past years
act-undo-list = undid a list of past years
# $count (Number)
# $years (Number)
past-lack-ages = { $count ->
    [one] { $count }{"\u00A0"}player has no year of birth and will count as { $years } years old; the start ratings of newcomers who play against that player depend on it (article 2).
   *[other] { $count }{"\u00A0"}players have no year of birth and will count as { $years } years old; the start ratings of newcomers who play against them depend on it (article 2).
}
# $count (Number)
past-lack-ages-left-out = { $count ->
    [one] { $count }{"\u00A0"}player has no year of birth and will be left out of the mean ages by which newcomers are rated (article 2).
   *[other] { $count }{"\u00A0"}players have no year of birth and will be left out of the mean ages by which newcomers are rated (article 2).
}
# $count (Number)
# $years (Number)
past-lack-protection = { $count ->
    [one] { $count }{"\u00A0"}player with a rank has no year of birth: the rank will not be protected from the age of { $years } (2.7).
   *[other] { $count }{"\u00A0"}players with a rank have no year of birth: their ranks will not be protected from the age of { $years } (2.7).
}
# $count (Number)
past-lack-last-played = { $count ->
    [one] { $count }{"\u00A0"}player has no month of the last tournament: the deviation will not be widened for the months since (section 4). Give a month for all rows above, if you know it.
   *[other] { $count }{"\u00A0"}players have no month of the last tournament: their deviations will not be widened for the months since (section 4). Give a month for all rows above, if you know it.
}
# $count (Number)
# $rating (Number)
past-lack-start = { $count ->
    [one] { $count }{"\u00A0"}player has neither rating nor rank and will start with { NUMBER($rating, useGrouping: "false") } points (1.6).
   *[other] { $count }{"\u00A0"}players have neither rating nor rank and will start with { NUMBER($rating, useGrouping: "false") } points (1.6).
}
# $count (Number)
# $names (String)
past-clubs = { $count ->
    [one] { $count }{"\u00A0"}club is new to the federation and is added with the players: { $names }. If it is a city, mark the column as a city.
   *[other] { $count }{"\u00A0"}clubs are new to the federation and are added with the players: { $names }. If they are cities, mark the column as a city.
}
past-sure = I have checked this: import it as it is.
