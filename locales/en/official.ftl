official-title = Official lists of FIDE and the EGD
official-title-fide = Official lists of FIDE
official-title-egd = Official lists of the EGD
# $game (String)
official-lead = A rating list as { $game ->
    [stones] the European Go Database offers
    [pieces] FIDE offers
   *[other] FIDE or the European Go Database offers
} it for download. Players get the number that they have there, and the ratings by the day of the list. Nothing changes before you have looked through it and taken it over. Of the list only what is about players of the federation is kept.
# $game (String)
official-hint = { $game ->
    [stones] allworld_lp or alleuro_lp.
    [pieces] players_list, standard_rating_list, rapid_rating_list or blitz_rating_list, as text or XML, zipped or not.
   *[other] FIDE: players_list, standard_rating_list, rapid_rating_list or blitz_rating_list, as text or XML, zipped or not. European Go Database: allworld_lp or alleuro_lp.
} At most 64 MB.
official-kind = Ratings of the list
official-kind-as-named = as the name of the file says
official-date = Day of the list
official-date-hint = Leave it empty if the list says it.
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
    [one] of { $count } player other ratings are stored for that day
   *[other] of { $count } players other ratings are stored for that day
}
# $count (Number)
official-doubtful = { $count ->
    [one] { $count } line is doubtful
   *[other] { $count } lines are doubtful
}
official-none = No row of the list is about a player of the federation.
official-lines = Players in the list
official-lines-lead = Doubtful lines come first and aren’t ticked. What you choose is kept when you go to another page.
official-take-line = Take over
official-in-list = In the list
official-number = Number
official-new = new
official-torn = another ticked line has this player or this row
official-doubt-name = the name differs
official-doubt-born = the year of birth differs
official-doubt-alone = only the name agrees
official-doubt-rows = several rows have this name
official-doubt-players = several players have this name
official-take-confirm = Take the list over? The ticked players get these numbers and ratings. What is rated stays as it is.
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
official-undo-confirm = Undo this list? Its numbers and ratings go. Tournaments that were rated with them stay as they are.
official-too-large = The list is too large: 64 MB at most, 2 GB when it is unpacked, and no line of more than 16 kB.
official-unknown = This is a list neither of FIDE nor of the European Go Database, or an archive of several files.
flash-official-taken = The list is taken over.
flash-official-discarded = The list is discarded.
flash-official-undone = The numbers and ratings of the list are gone.
refused-list-undated = Say the day of the list.
refused-nothing-ticked = No line is ticked: there is nothing to take over.
refused-lines-torn = Ticked lines contradict each other: one player stands in two of them, or one row is ticked for two players.
act-take-official-list = took over an official list
act-undo-official-list = undid an official list
foreign-ratings = Ratings elsewhere
foreign-rating-standard = FIDE, standard
foreign-rating-rapid = FIDE, rapid
foreign-rating-blitz = FIDE, blitz
foreign-rating-gor = European rating (GoR)
foreign-day = Day of the list
# $rating (String)
# $day (String)
# $kind (String)
preview-listed = begins with { $rating }: { $kind }, list of { $day }
data-foreign-ratings = Ratings elsewhere
data-official-lists = Official lists that wait to be looked through

field-rated-by-fide = Rated by FIDE
rated-by-fide-check = FIDE rates the tournament, too
rated-by-fide-hint = Then the ratings in the table are those of FIDE: whoever has neither a rating here nor one of FIDE starts with it.
# $rating (String)
preview-tabled = begins with { $rating }: rating of FIDE by the table
