years-title = Tournaments of past years
years-lead = Tournaments from before this site, many at once: an archive (.zip) of files in any formats that the site reads, or a journal. Nothing changes before you have looked through them and taken them over; then everything can be undone as a whole while nothing rests on it.
years-hint = An archive (.zip) of tournament reports, wall lists, crosstables and rating lists, in folders or not; a journal (.jsonl); or one file. At most 16 MB packed, 128 MB unpacked and 5,000 files.
years-again = Upload others in their place
years-reason = Tournaments of past years were entered.
# $by (String)
years-interrupted = { $by } began to take these tournaments over, and the site was restarted before that was done. Nothing was changed. Take them over again.
years-lists = Rating lists, which the result will be compared with
years-refused = Files that can’t be read and are left out
years-way = What becomes of them
years-way-legend = The tables
years-rated = are rated from the beginning
years-rated-hint = In the order of their days, by the rules that were in force then, after everything that is rated already. What comes out is compared with the rating lists among the files.
years-recorded = are only kept, not rated
years-recorded-hint = They are shown and searched with the ratings that they state, and nothing is calculated. The ratings of today come from a list of the past.
years-starts = New players start with the rating of their first table
years-starts-hint = Otherwise they begin as the regulation says for newcomers. For players who are known nothing changes.
years-for-all = Where nothing else is said, for all tables
years-usual = as usual
years-as-all = as for all
years-as-file = as in the file
years-unsaid = not said yet
years-tables-title = The tables
years-tables-lead = Correct names and days. A table that contradicts itself is left out until you tick it.
years-take = take
years-known = This tournament seems to be on the site already
# $count (Number)
years-tables = { $count ->
    [one] { $count } table to be taken over
   *[other] { $count } tables to be taken over
}
# $count (Number)
years-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
# $count (Number)
years-remarks = { $count ->
    [one] { $count } doubtful place in the file
   *[other] { $count } doubtful places in the file
}
# $count (Number)
years-wrong = { $count ->
    [one] { $count } table to be taken over has mistakes: correct it, or leave it out.
   *[other] { $count } tables to be taken over have mistakes: correct them, or leave them out.
}
years-people = Who is who in these tournaments
years-people-lead = Everybody once, whatever the number of files. Doubtful ones come first. Nobody becomes a new player without your saying so.
years-people-look = Look through the people
years-people-back = Save and go back to the tables
years-take-over = Take them over
years-take-confirm = Take these tournaments over? New players are entered, and everything is calculated anew; it can be undone as a whole while nothing rests on it.
years-discard = Discard them
years-discard-confirm = Discard these files? Everything that was said about them is lost.
years-done-title = Tournaments taken over
# $tournaments (Number)
# $players (Number)
years-done-rated = { $tournaments ->
    [one] { $tournaments } tournament rated
   *[other] { $tournaments } tournaments rated
}, { $players ->
    [one] { $players } player entered
   *[other] { $players } players entered
}
# $tournaments (Number)
# $players (Number)
years-done-recorded = { $tournaments ->
    [one] { $tournaments } tournament taken over without rating
   *[other] { $tournaments } tournaments taken over without rating
}, { $players ->
    [one] { $players } player entered
   *[other] { $players } players entered
}
years-undo-confirm = Undo this? Its tournaments go again, and so do its players, except those to whom something refers.
years-comparison = Compared with the lists
years-comparison-lead = What the lists among the files say, beside the ratings of today; the greatest differences first. The page of a player tells which tournament changed what.
years-no-lists = There is no rating list among these files.
years-listed = By the list
years-now = Today
years-difference = Difference
years-why = Why
# $count (Number)
years-same = { $count ->
    [0] Nobody has the rating of the list.
    [one] { $count } player has the rating of the list.
   *[other] { $count } players have the rating of the list.
}
# $count (Number)
years-unknown = { $count ->
    [0] Everybody of the list stands in a table.
    [one] { $count } of the list stands in no table or has no rating there.
   *[other] { $count } of the list stand in no table or have no rating there.
}
years-why-unrated = no rating by the rules yet
years-why-no-table = not in any of the tables: keeps what was known before
# $count (Number)
years-why-tables = { $count ->
    [one] calculated from { $count } table of these files
   *[other] calculated from { $count } tables of these files
}
years-past-facts = Tournaments of past years
years-past-facts-lead = Taken over as they were: not rated here.
flash-years-taken = The tournaments are taken over.
flash-years-discarded = The files are discarded.
flash-years-undone = Everything is as it was before these tournaments.
flash-years-undone-some = Undone. Players to whom something refers stay, but without initial data.
refused-tables-open = Some tables have mistakes, or it isn’t said who some people are: correct this, or leave tables out.
refused-years-rested-on = A tournament was rated or a list published since, or one of these tournaments was changed: they can’t be undone as a whole any more. Correct the tournaments one by one.
act-take-years = took over tournaments of past years
act-undo-years = undid tournaments of past years
