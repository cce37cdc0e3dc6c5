rating-list-import-title = Imported list of past years
rating-list-import-enter = Import a list of past years
rating-list-import-lead = A rating list from before this site. New players are added with their starting data, and known players get it too. Nothing changes until you have reviewed and imported the list; you can then undo it as a whole as long as nothing depends on it.
rating-list-import-hint = A rating list as CSV, text or workbook (.xlsx) with a row of headings. At most 16 MB and 10,000 players.
rating-list-import-again = Upload another list
rating-list-import-settings = Reading the list
rating-list-import-rating-is = Ratings in the list are
rating-list-import-for-all = For all rows, where the list says nothing
rating-list-import-rest-hint = Leave unknown fields empty.
rating-list-import-apply = Read again
rating-list-import-mistakes = Mistakes
rating-list-import-mistakes-lead = Correct these rows in the file, or leave them out.
rating-list-import-row = Row
rating-list-import-wrong = Mistake
rating-list-import-rows = Matching players
# $count (Number)
rating-list-import-known = { $count ->
    [one] { $count } known
   *[other] { $count } known
}
# $count (Number)
rating-list-import-new = { $count ->
    [one] { $count } new
   *[other] { $count } new
}
# $count (Number)
rating-list-import-open = { $count ->
    [one] { $count } undecided
   *[other] { $count } undecided
}
# $count (Number)
rating-list-import-left = { $count ->
    [one] { $count } left out
   *[other] { $count } left out
}
rating-list-import-rows-lead = Doubtful rows come first. Your choices are kept when you go to another page. No player is added as new unless you say so.
rating-list-import-leave-out = leave out
# $values (String)
rating-list-import-before = until now: { $values }
rating-list-import-rank-left = The rank isn’t imported: the rating gives a higher one.
# $article (String)
rating-list-import-rank-stays = The rank stays as it is: an import never lowers one (article { $article }).
# $rows (String)
rating-list-import-namesakes = Same name as no. { $rows }: a year of birth in the list tells two people apart. If it is one person, leave one row out.
rating-list-import-nothing = none
rating-list-import-brings = Starts with
rating-list-import-save = Save the choices
rating-list-import-all-new = All unmatched players are new
rating-list-import-all-new-confirm = Add everyone who resembles no player of the federation as a new player, on every page of the list?
rating-list-import-take = Import the list
rating-list-import-take-confirm = Import the list? Its new players are added, and known players are rated again.
rating-list-import-kept = Imported lists
# $players (Number)
# $changed (Number)
rating-list-import-done = { $players ->
    [one] { $players } player added
   *[other] { $players } players added
}, { $changed ->
    [one] { $changed } changed
   *[other] { $changed } changed
}
# $when (String)
# $by (String)
rating-list-import-undone = undone { $when } by { $by }
# $count (Number)
rating-list-import-stayed = { $count ->
    [one] { $count } player stays because other data refers to them, but without starting data
   *[other] { $count } players stay because other data refers to them, but without starting data
}
rating-list-import-undo = Undo
rating-list-import-undo-confirm = Undo this list? Its new players are removed, except those that other data refers to; all others get back their earlier data.
rating-list-import-publish = Publish it as the list of that day
flash-rating-list-import-taken = The list was imported. To add it to the published lists, publish it as the list of its day.
flash-rating-list-import-undone = Everything is as it was before the list.
flash-rating-list-import-undone-some = Undone. Players that other data refers to stay, but without starting data.
refused-not-a-list = This is a tournament table, not a rating list. Upload it at the tournament.
refused-rows-open = Some rows are undecided or wrong: choose the player, or leave the row out.
refused-list-rested-on = A tournament was rated or a list published since, so this list can no longer be undone. Correct the players one by one.
act-take-list = imported a list of past years
act-undo-list = undid a list of past years
# $count (Number)
# $years (Number)
rating-list-import-lack-ages = { $count ->
    [one] { $count }{"\u00A0"}player has no year of birth and will count as { $years } years old; the start ratings of newcomers who play against that player depend on it (article 2).
   *[other] { $count }{"\u00A0"}players have no year of birth and will count as { $years } years old; the start ratings of newcomers who play against them depend on it (article 2).
}
# $count (Number)
rating-list-import-lack-ages-left-out = { $count ->
    [one] { $count }{"\u00A0"}player has no year of birth and will be left out of the mean ages by which newcomers are rated (article 2).
   *[other] { $count }{"\u00A0"}players have no year of birth and will be left out of the mean ages by which newcomers are rated (article 2).
}
# $count (Number)
# $years (Number)
rating-list-import-lack-protection = { $count ->
    [one] { $count }{"\u00A0"}player with a rank has no year of birth: the rank will not be protected from the age of { $years } (2.7).
   *[other] { $count }{"\u00A0"}players with a rank have no year of birth: their ranks will not be protected from the age of { $years } (2.7).
}
# $count (Number)
rating-list-import-lack-last-played = { $count ->
    [one] { $count }{"\u00A0"}player has no month of the last tournament: the deviation will not be widened for the months since (section 4). Give a month for all rows above, if you know it.
   *[other] { $count }{"\u00A0"}players have no month of the last tournament: their deviations will not be widened for the months since (section 4). Give a month for all rows above, if you know it.
}
# $count (Number)
# $rating (Number)
rating-list-import-lack-start = { $count ->
    [one] { $count }{"\u00A0"}player has neither rating nor rank and will start with { NUMBER($rating, useGrouping: "false") } points (1.6).
   *[other] { $count }{"\u00A0"}players have neither rating nor rank and will start with { NUMBER($rating, useGrouping: "false") } points (1.6).
}
# $count (Number)
# $names (String)
rating-list-import-clubs = { $count ->
    [one] { $count }{"\u00A0"}club is new to the federation and is added with the players: { $names }. If it is a city, mark the column as a city.
   *[other] { $count }{"\u00A0"}clubs are new to the federation and are added with the players: { $names }. If they are cities, mark the column as a city.
}
rating-list-import-sure = I have checked this: import it as it is.
