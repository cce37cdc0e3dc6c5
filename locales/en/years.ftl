years-title = Tournaments of past years
years-lead = Import many tournaments from before this site at once: an archive (.zip) of files in any format that the site reads, or a journal. Nothing changes until you have reviewed and imported them; you can then undo the import as a whole as long as nothing depends on it.
years-hint = An archive (.zip) of tournament reports, wall lists, crosstables and rating lists, in folders or not; a journal (.jsonl); or one file. At most 16 MB packed, 128 MB unpacked and 5,000 files.
years-again = Upload other files instead
years-reason = Tournaments of past years were imported.
# $by (String)
years-interrupted = { $by } began to import these tournaments, but the site was restarted before the import finished. Nothing was changed. Import them again.
years-lists = Rating lists to compare the result with
years-refused = Unreadable files, left out
years-way = Treatment of the tables
years-way-legend = The tables
years-rated = are rated from the start
years-rated-hint = In the order of their dates, by the rules in force then, after everything already rated. The result is compared with the rating lists among the files.
years-recorded = are only kept, not rated
years-recorded-hint = They are shown and searchable with the ratings they state, and nothing is calculated. Today’s ratings come from a list of past years.
years-starts = New players start with the rating of their first table
years-starts-hint = Otherwise they start as the regulation says for newcomers. Nothing changes for known players.
years-for-all = For all tables, unless set otherwise
years-usual = as usual
years-as-all = same as for all
years-as-file = as in the file
years-unsaid = not set yet
years-tables-title = The tables
years-tables-lead = Correct names and dates. A table that contradicts itself is left out until you tick it.
years-take = import
years-known = This tournament seems to be on the site already
# $count (Number)
years-tables = { $count ->
    [one] { $count } table to import
   *[other] { $count } tables to import
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
    [one] { $count } table to import has mistakes: correct it, or leave it out.
   *[other] { $count } tables to import have mistakes: correct them, or leave them out.
}
years-people = Matching the players of these tournaments
years-people-lead = Each person is listed once, whatever the number of files. Doubtful ones come first. No player is added as new unless you say so.
years-people-look = Review the players
years-people-back = Save and go back to the tables
years-take-over = Import them
years-take-confirm = Import these tournaments? New players are added, and everything is recalculated; you can undo it as a whole as long as nothing depends on it.
years-discard = Discard them
years-discard-confirm = Discard these files? Everything you entered about them is lost.
years-done-title = Imported tournaments
# $tournaments (Number)
# $players (Number)
years-done-rated = { $tournaments ->
    [one] { $tournaments } tournament rated
   *[other] { $tournaments } tournaments rated
}, { $players ->
    [one] { $players } player added
   *[other] { $players } players added
}
# $tournaments (Number)
# $players (Number)
years-done-recorded = { $tournaments ->
    [one] { $tournaments } tournament imported without rating
   *[other] { $tournaments } tournaments imported without rating
}, { $players ->
    [one] { $players } player added
   *[other] { $players } players added
}
years-undo-confirm = Undo this? The tournaments are removed, and so are their new players, except those that other data refers to.
years-comparison = Compared with the lists
years-comparison-lead = Ratings from the lists among the files, beside today’s ratings, with the greatest differences first. Each player’s page shows which tournament changed what.
years-no-lists = There is no rating list among these files.
years-listed = In the list
years-now = Today
years-difference = Difference
years-why = Why
# $count (Number)
years-same = { $count ->
    [0] No player has the rating of the list.
    [one] { $count } player has the rating of the list.
   *[other] { $count } players have the rating of the list.
}
# $count (Number)
years-unknown = { $count ->
    [0] Every player of the list is in a table.
    [one] { $count } player of the list is in no table or has no rating there.
   *[other] { $count } players of the list are in no table or have no rating there.
}
years-why-unrated = no rating by the rules yet
years-why-no-table = not in any of the tables: keeps the earlier rating
# $count (Number)
years-why-tables = { $count ->
    [one] calculated from { $count } table of these files
   *[other] calculated from { $count } tables of these files
}
years-past-facts = Tournaments of past years
years-past-facts-lead = Imported as they were: not rated here.
flash-years-taken = The tournaments were imported.
flash-years-discarded = The files were discarded.
flash-years-undone = Everything is as it was before these tournaments.
flash-years-undone-some = Undone. Players that other data refers to stay, but without starting data.
refused-tables-open = Some tables have mistakes, or some players are not identified: correct this, or leave tables out.
refused-years-rested-on = A tournament was rated or a list published since, or one of these tournaments was changed, so they can no longer be undone as a whole. Correct the tournaments one by one.
act-take-years = imported tournaments of past years
act-undo-years = undid tournaments of past years
