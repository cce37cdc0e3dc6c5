official-title = Official lists of FIDE and the EGD
official-title-fide = Official lists of FIDE
official-title-egd = Official lists of the EGD
# $game (String)
official-lead = A rating list as { $game ->
    [stones] the European Go Database offers
    [pieces] FIDE offers
   *[other] FIDE or the European Go Database offers
} it for download. Players get their number from the list and their ratings on its date. Nothing changes until you have reviewed and imported it. Only data about the federation’s players is kept.
# $game (String)
official-hint = { $game ->
    [stones] allworld_lp or alleuro_lp.
    [pieces] players_list, standard_rating_list, rapid_rating_list or blitz_rating_list, as text or XML, zipped or not.
   *[other] FIDE: players_list, standard_rating_list, rapid_rating_list or blitz_rating_list, as text or XML, zipped or not. European Go Database: allworld_lp or alleuro_lp.
} At most 64 MB.
official-kind = Ratings of the list
official-kind-as-named = as the file name says
official-date = Date of the list
official-date-hint = Leave empty if the list states it.
official-fide = FIDE
official-egd = European Go Database
# $count (Number)
official-rows = { $count ->
    [one] { $count } row
   *[other] { $count } rows
}
# $count (Number)
official-numbers = { $count ->
    [one] { $count } player gets a number
   *[other] { $count } players get a number
}
# $count (Number)
official-rated = { $count ->
    [one] { $count } player gets ratings of that day
   *[other] { $count } players get ratings of that day
}
# $count (Number)
official-differing = { $count ->
    [one] { $count } player has different stored ratings for that day
   *[other] { $count } players have different stored ratings for that day
}
# $count (Number)
official-doubtful = { $count ->
    [one] { $count } line is doubtful
   *[other] { $count } lines are doubtful
}
official-none = No row of the list matches a player of the federation.
official-lines = Players in the list
official-lines-lead = Doubtful lines come first and aren’t ticked. Your choices are kept when you go to another page.
official-take-line = Import
official-in-list = In the list
official-number = Number
official-new = new
official-torn = another ticked line has this player or this row
official-doubt-name = the name differs
official-doubt-born = the year of birth differs
official-doubt-alone = only the name matches
official-doubt-rows = several rows have this name
official-doubt-players = several players have this name
official-take-confirm = Import the list? The ticked players get these numbers and ratings. Anything already rated stays as it is.
# $numbers (Number)
# $players (Number)
official-done = { $numbers ->
    [one] { $numbers } number
   *[other] { $numbers } numbers
}, ratings of { $players ->
    [one] { $players } player
   *[other] { $players } players
}
official-discard = Discard the list
official-undo-confirm = Undo this list? Its numbers and ratings are removed. Tournaments rated with them stay as they are.
official-too-large = The list is too large: at most 64 MB, or 2 GB unpacked, and no line longer than 16 kB.
official-unknown = This is not a list of FIDE or the European Go Database, or it is an archive of several files.
flash-official-taken = The list was imported.
flash-official-discarded = The list was discarded.
flash-official-undone = The numbers and ratings of the list were removed.
refused-list-undated = Enter the date of the list.
refused-nothing-ticked = No line is ticked, so there is nothing to import.
refused-lines-torn = Ticked lines contradict each other: a player is in two of them, or a row is ticked for two players.
act-take-official-list = imported an official list
act-undo-official-list = undid an official list
foreign-ratings = Ratings elsewhere
foreign-rating-standard = FIDE, standard
foreign-rating-rapid = FIDE, rapid
foreign-rating-blitz = FIDE, blitz
foreign-rating-gor = European rating (GoR)
foreign-day = Date of the list
# $rating (String)
# $day (String)
# $kind (String)
preview-listed = starts with { $rating }: { $kind }, list of { $day }
data-foreign-ratings = Ratings elsewhere
data-official-lists = Official lists awaiting review

field-rated-by-fide = Rated by FIDE
rated-by-fide-check = FIDE also rates the tournament
rated-by-fide-hint = The ratings in the table are then FIDE ratings: a player with no rating here and no stored FIDE rating starts with it.
# $rating (String)
preview-tabled = starts with { $rating }: FIDE rating from the table
