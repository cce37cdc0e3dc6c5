tournament-import-title = Tournaments of past years
tournament-import-lead = Import many tournaments from before this site at once: an archive (.zip) of files in any format that the site reads, or a journal. Nothing changes until you have reviewed and imported them; you can then undo the import as a whole as long as nothing depends on it.
tournament-import-hint = An archive (.zip) of tournament reports, wall lists, crosstables and rating lists, in folders or not; a journal (.jsonl); or one file. At most 16 MB packed, 128 MB unpacked and 5,000 files.
tournament-import-again = Upload other files instead
tournament-import-reason = Tournaments of past years were imported.
# $by (String)
tournament-import-interrupted = { $by } began to import these tournaments, but the site was restarted before the import finished. Nothing was changed. Import them again.
tournament-import-lists = Rating lists to compare the result with
tournament-import-refused = Unreadable files, left out
tournament-import-way = Treatment of the tables
tournament-import-way-legend = The tables
tournament-import-rated = are rated from the start
tournament-import-rated-hint = In the order of their dates, by the rules in force then, after everything already rated. The result is compared with the rating lists among the files.
tournament-import-recorded = are only kept, not rated
tournament-import-recorded-hint = They are shown and searchable with the ratings they state, and nothing is calculated. Today’s ratings come from a list of past years.
tournament-import-starts = New players start with the rating of their first table
tournament-import-starts-hint = Otherwise they start as the regulation says for newcomers. Nothing changes for known players.
tournament-import-for-all = For all tables, unless set otherwise
tournament-import-usual = as usual
tournament-import-as-all = same as for all
tournament-import-as-file = as in the file
tournament-import-unsaid = not set yet
tournament-import-tables-title = The tables
tournament-import-tables-lead = Correct names and dates. A table that contradicts itself is left out until you tick it.
tournament-import-take = import
tournament-import-known = This tournament seems to be on the site already
# $count (Number)
tournament-import-tables = { $count ->
    [one] { $count } table to import
   *[other] { $count } tables to import
}
# $count (Number)
tournament-import-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
# $count (Number)
tournament-import-remarks = { $count ->
    [one] { $count } doubtful place in the file
   *[other] { $count } doubtful places in the file
}
# $count (Number)
tournament-import-wrong = { $count ->
    [one] { $count } table to import has mistakes: correct it, or leave it out.
   *[other] { $count } tables to import have mistakes: correct them, or leave them out.
}
tournament-import-people = Matching the players of these tournaments
tournament-import-people-lead = Each person is listed once, whatever the number of files. Doubtful ones come first. No player is added as new unless you say so.
tournament-import-people-look = Review the players
tournament-import-people-back = Save and go back to the tables
tournament-import-take-over = Import them
tournament-import-take-confirm = Import these tournaments? New players are added, and everything is recalculated; you can undo it as a whole as long as nothing depends on it.
tournament-import-discard = Discard them
tournament-import-discard-confirm = Discard these files? Everything you entered about them is lost.
tournament-import-done-title = Imported tournaments
# $tournaments (Number)
# $players (Number)
tournament-import-done-rated = { $tournaments ->
    [one] { $tournaments } tournament rated
   *[other] { $tournaments } tournaments rated
}, { $players ->
    [one] { $players } player added
   *[other] { $players } players added
}
# $tournaments (Number)
# $players (Number)
tournament-import-done-recorded = { $tournaments ->
    [one] { $tournaments } tournament imported without rating
   *[other] { $tournaments } tournaments imported without rating
}, { $players ->
    [one] { $players } player added
   *[other] { $players } players added
}
tournament-import-undo-confirm = Undo this? The tournaments are removed, and so are their new players, except those that other data refers to.
tournament-import-comparison = Compared with the lists
tournament-import-comparison-lead = Ratings from the lists among the files, beside today’s ratings, with the greatest differences first. Each player’s page shows which tournament changed what.
tournament-import-no-lists = There is no rating list among these files.
tournament-import-listed = In the list
tournament-import-now = Today
tournament-import-difference = Difference
tournament-import-why = Why
# $count (Number)
tournament-import-same = { $count ->
    [0] No player has the rating of the list.
    [one] { $count } player has the rating of the list.
   *[other] { $count } players have the rating of the list.
}
# $count (Number)
tournament-import-unknown = { $count ->
    [0] Every player of the list is in a table.
    [one] { $count } player of the list is in no table or has no rating there.
   *[other] { $count } players of the list are in no table or have no rating there.
}
tournament-import-why-unrated = no rating by the rules yet
tournament-import-why-no-table = not in any of the tables: keeps the earlier rating
# $count (Number)
tournament-import-why-tables = { $count ->
    [one] calculated from { $count } table of these files
   *[other] calculated from { $count } tables of these files
}
tournament-import-past-facts = Tournaments of past years
tournament-import-past-facts-lead = Imported as they were: not rated here.
flash-tournament-import-taken = The tournaments were imported.
flash-tournament-import-discarded = The files were discarded.
flash-tournament-import-undone = Everything is as it was before these tournaments.
flash-tournament-import-undone-some = Undone. Players that other data refers to stay, but without starting data.
refused-tables-open = Some tables have mistakes, or some players are not identified: correct this, or leave tables out.
refused-years-rested-on = A tournament was rated or a list published since, or one of these tournaments was changed, so they can no longer be undone as a whole. Correct the tournaments one by one.
act-take-years = imported tournaments of past years
act-undo-years = undid tournaments of past years
