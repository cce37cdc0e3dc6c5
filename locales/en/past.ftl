past-title = A list of the past
past-enter = Enter a list of past years
past-lead = A rating list from before this site: its players are entered with the data they start from, and those who are known already get it. Nothing changes before you have looked through it and taken it over; then it can be undone as a whole while nothing rests on it.
past-hint = A rating list as CSV, text or workbook (.xlsx) with a row of headings. At most 16 MB and 10,000 players.
past-again = Upload another list
past-settings = How the list is read
past-rating-is = The ratings of the list are
past-for-all = Where the list says nothing, for all rows
past-rest-hint = Leave empty what isn’t known.
past-apply = Read again
past-mistakes = Mistakes
past-mistakes-lead = Correct these rows in the file, or leave them out.
past-row = Row
past-wrong = What is wrong
past-rows = Who is who
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
past-rows-lead = Doubtful rows come first. What you choose is kept when you go to another page. Nobody becomes a new player without your saying so.
past-leave-out = leave out
# $values (String)
past-before = until now: { $values }
past-rank-left = The rank isn’t taken over: the rating gives a higher one.
# $article (String)
past-rank-stays = The rank stays as it is: an import never lowers one (article { $article }).
past-nothing = none
past-brings = Starts with
past-save = Save the choices
past-all-new = Everybody who resembles nobody is new
past-all-new-confirm = Enter everybody who resembles nobody of the federation as a new player, on every page of the list?
past-take = Take the list over
past-take-confirm = Take the list over? Its players are entered, and those who are known are rated anew.
past-kept = Lists taken over
# $players (Number)
# $changed (Number)
past-done = { $players ->
    [one] { $players } player entered
   *[other] { $players } players entered
}, { $changed ->
    [one] { $changed } changed
   *[other] { $changed } changed
}
# $when (String)
# $by (String)
past-undone = undone { $when } by { $by }
# $count (Number)
past-stayed = { $count ->
    [one] { $count } player stays, to whom something refers, and brings nothing along
   *[other] { $count } players stay, to whom something refers, and bring nothing along
}
past-undo = Undo
past-undo-confirm = Undo this list? Its players go again, except those to whom something refers; everybody else keeps what there was before.
past-publish = Publish it as the list of its day
flash-past-taken = The list is taken over. To have it among the published lists, publish the list of its day.
flash-past-undone = Everything is as it was before the list.
flash-past-undone-some = Undone. Players to whom something refers stay, but without initial data.
refused-not-a-list = This is the table of a tournament and no rating list. Upload it at the tournament.
refused-rows-open = Some rows are undecided or wrong: choose who is meant, or leave them out.
refused-list-rested-on = A tournament was rated or a list published since: this list can’t be undone any more. Correct players one by one.
act-take-list = took over a list of the past
act-undo-list = undid a list of the past
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
    [one] { $count }{"\u00A0"}player has neither rating nor rank and will begin with { NUMBER($rating, useGrouping: "false") } points (1.6).
   *[other] { $count }{"\u00A0"}players have neither rating nor rank and will begin with { NUMBER($rating, useGrouping: "false") } points (1.6).
}
# $count (Number)
# $names (String)
past-clubs = { $count ->
    [one] { $count }{"\u00A0"}club is new to the federation and is entered with the players: { $names }. If it is a city, call the column a city.
   *[other] { $count }{"\u00A0"}clubs are new to the federation and are entered with the players: { $names }. If they are cities, call the column a city.
}
past-sure = I have checked this: take it over as it is.
