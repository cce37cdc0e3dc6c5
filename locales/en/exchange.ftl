# $name (String)
file-title = File for the table: { $name }
file-lead = A file of another program becomes the draft of this table. Nothing is rated before you have looked through it and signed.
file-upload = Upload a file
file-label = File
file-hint = FIDE reports (TRF), European wall lists (h9), OpenGotha, Pairgoth, tou; tables as CSV, text or workbook (.xlsx). At most 16 MB.
file-drop = You can also drop the file here.
file-do = Read the file
file-to-upload = Upload a file…
file-again = Upload another file
file-refused = The file could not be read
file-missing = Choose a file first.
file-understood = What was understood
file-format = Format
file-system = System
file-time = Time control
file-arbiters = Arbiters
file-players = Players
file-games = Games
file-byes = Rounds without an opponent
file-teams = Teams
file-rounds = Rounds
file-gaps = How the regulation treats it
file-remarks = Remarks
file-remarks-lead = Doubtful places of the file. Look at each of them before you sign.
file-remarks-none = Nothing in the file is doubtful.
file-line = Line
file-remark = Remark
file-people = Who is who
file-people-lead = Nobody becomes a new player without your saying so.
# $count (Number)
file-matched = { $count ->
    [one] { $count } player was recognised.
   *[other] { $count } players were recognised.
}
# $count (Number)
file-open = { $count ->
    [one] { $count } row has no player: choose who is meant, here or later in the table.
   *[other] { $count } rows have no player: choose who is meant, here or later in the table.
}
file-by-number = by the number
file-by-name = by the name
file-torn = doubtful
file-unknown = not recognised
file-differs = The file says otherwise:
file-numbers = Numbers
file-take = Take over as the draft
file-take-new = Take over; all who resemble no known player are new
file-take-new-confirm = Enter all who were not recognised and resemble no known player as new players?
file-store-numbers = Store the file’s numbers with the players
file-replaces = The present table will be replaced.
file-kept = Files
file-kept-lead = The files from which this table was made, as they came.
file-download = Download
file-erased = erased
file-sha = SHA‑256
file-columns = Columns
file-columns-lead = Correct what was taken for something else.
file-unexplained = The file is kept. Its headings don’t say what stands in the columns: say what each of them is, and it is read again.
file-columns-do = Read again
file-column = Column
file-meaning = Meaning
file-ignored = leave out
file-list = This is a list without games: it can’t become the table of a tournament.

# $count (Number)
gap-handicaps = { $count ->
    [one] { $count } handicap stays in the table and is not counted.
   *[other] { $count } handicaps stay in the table and are not counted.
}
# $count (Number)
gap-handicaps-of-nobody = { $count ->
    [one] In { $count } handicap game it isn’t said who gave it: note the colours.
   *[other] In { $count } handicap games it isn’t said who gave it: note the colours.
}
# $count (Number)
gap-not-rated = { $count ->
    [one] { $count } forfeit or round without an opponent is not rated.
   *[other] { $count } forfeits and rounds without an opponent are not rated.
}
# $count (Number)
gap-undecided = { $count ->
    [one] { $count } game has no result that can be taken: the referee decides it before signing.
   *[other] { $count } games have no result that can be taken: the referee decides them before signing.
}
# $count (Number)
gap-begun = { $count ->
    [one] { $count } game began and is not rated: it stands in the table as a forfeit.
   *[other] { $count } games began and are not rated: they stand in the table as forfeits.
}
gap-time = Board and minutes are those of the tournament’s conditions.
gap-groups = The group is not part of the totals and was left out.
gap-pool = The games count in the pool that the tournament’s conditions name: a file doesn’t say which.
# $count (Number)
gap-teams = { $count ->
    [one] { $count } team: the games of its boards are rated one by one.
   *[other] { $count } teams: the games of their boards are rated one by one.
}
# $count (Number)
gap-countries = { $count ->
    [one] { $count } player has a country that isn’t known: it is left out. Known are codes of ISO and FIDE, and names in English, Russian and Ukrainian.
   *[other] { $count } players have countries that aren’t known: these are left out. Known are codes of ISO and FIDE, and names in English, Russian and Ukrainian.
}
# $count (Number)
gap-cities = { $count ->
    [one] { $count } player has a city and no club: the city stays in the table, and no club is made of it.
   *[other] { $count } players have a city and no club: the cities stay in the table, and no clubs are made of them.
}
# $count (Number)
# $most (Number)
gap-rows = { $count } players are more than the { $most } of a table.
# $count (Number)
# $most (Number)
gap-rounds = { $count } rounds are more than the { $most } of a table.
# $count (Number)
# $most (Number)
gap-cells = { $count } results are more than the { $most } of a table.

# $line (Number)
# $text (String)
remark-at-row = In the file, line { $line }: { $text }
remark-encoding = It isn’t UTF-8; the encoding was guessed. Do the names look right?
remark-unknown-line = Not understood and left out.
remark-unknown-column = A column that isn’t understood.
remark-unread-value = A value that can’t be read.
remark-unread-cell = A result that can’t be read.
remark-unknown-opponent = An opponent who isn’t there.
# $round (Number)
# $number (Number)
remark-no-participant = Round { $round }: there is no participant { $number }.
# $round (Number)
# $cell (String)
# $number (Number)
remark-cell-of-nobody = Round { $round }, “{ $cell }”: there is no participant { $number }.
remark-self = A player against oneself.
remark-one-sided = Only one of the two says so.
remark-contradiction = Two statements contradict each other.
remark-twice = A player has two games in one round.
remark-points-differ = The total isn’t the sum of the results; a half-point bye may be missing.
remark-points-unchecked = The totals don’t agree with the results: there is a start score that isn’t shown.
remark-count-differs = Another number than is announced.
remark-duplicate-player = Another player of the file has the same number.
remark-preliminary = Registered preliminarily.
remark-not-taken = Understood, but a table has no place for it.
remark-rounds-assigned = The columns are opponents, not rounds. The rounds are those of Berger’s tables by the players’ numbers; the file doesn’t say them.

refused-file-empty = The file is empty.
refused-file-too-long = The file is too large: 16 MB at most, a workbook 128 MB when it is unpacked.
refused-file-unrecognised = This is none of the formats that are read. Tables need a row of headings.
refused-file-old-excel = This is an old workbook (.xls). Save it as .xlsx or CSV.
refused-file-encoding = The encoding of the text is broken.
refused-file-broken = The file is damaged: it ends early or is not well-formed.
refused-file-entities = The file declares XML entities, which are not read. Export it anew from its program.
refused-file-no-players = There is nobody in the file.
refused-file-number = The number of a player is missing or can’t be read.
refused-file-number-twice = Two players have the same number.
refused-file-player-twice = Two players have the same name.
refused-file-no-names = No column holds names.
refused-file-no-results = No column holds results or ratings.
refused-file-teams = Pairs play here, not players: such a tournament can’t be rated.
refused-file-too-many-players = There are more than 10,000 players.
refused-file-too-many-rounds = There are more than 99 rounds.
refused-file-target = This format can’t hold the table.
# $players (String)
refused-file-needs-rank = This format needs a kyu or dan rank of every player. No such rank: { $players }. Enter it at the desk or in the table, then download the file again.
# $players (String)
refused-file-same-names = OpenGotha tells players apart by their names, and these have the same: { $players }. Enter a second given name or another Latin spelling for one of them.
# $named (String)
# $held (String)
file-other-pool = By its words the file is of a tournament in { $named }, but this tournament counts in { $held }. Change the pool in the conditions, if the file is right.
# $line (Number)
# $text (String)
refused-file-line = Line { $line }: { $text }

format-trf16 = FIDE report (TRF16)
format-trf26 = FIDE report (TRF26)
format-h9 = European wall list (h9)
format-opengotha = OpenGotha
format-pairgoth = Pairgoth
format-tou = Go crosstable (tou)
format-table = crosstable
format-list = rating list
format-csv = CSV
format-xlsx = workbook (.xlsx)
format-json = JSON
format-pdf = PDF to print
system-swiss = Swiss
system-mcmahon = McMahon
system-round-robin = round robin
system-knockout = knockout

downloads = Downloads
downloads-lead = The table in the formats that other organizations accept.
downloads-all = Everything as one archive
download-people = participants
download-lost = what-is-missing

meaning-surname = Surname
meaning-given = Given name
meaning-gender = Gender
meaning-club-or-city = Club or city
meaning-title = Title
meaning-last-played = Last game or tournament
meaning-deviation = Deviation
# $number (Number)
meaning-round = Round { $number }
meaning-tie-break = Tie-break
act-take-file = File taken over
flash-file-taken = The file is the draft of the table now. Check it, then sign.
# $name (String)
desk-file-title = Participants from a file: { $name }
desk-file-lead = The participants are taken from a list, a table or a file of another program, in its order. Games are left out.
desk-file-take = Take them over as participants
desk-file-stay = Whoever takes part already stays. For players whom the federation knows, its own rating, rank and club are used; everybody not recognised becomes a participant whom nobody knows yet.

lost-totals = totals and places
lost-groups = groups
lost-team-results = places and points of teams
lost-numbers = numbers of players that the form has no place for
lost-births-and-genders = dates of birth and genders
lost-country = the country of the tournament
lost-facts = further facts of the tournament
lost-titles = titles
lost-arbiters-but-one = arbiters but the first
lost-full-byes-but-one = full byes but one a round
lost-rating-details = what stands beside the one rating of a player
lost-latin = second spellings of names
lost-long-countries = countries that are not short codes
lost-decimals = decimals of ratings
lost-criteria = tie-breaks beyond six
lost-system = the system of pairing
lost-divided-names = where a surname ends and a given name begins
lost-boards = numbers of boards
lost-rounds-beyond = rounds beyond the fortieth
lost-national-ratings = national ratings
lost-nameless-left-out = players without names are left out
lost-teams = teams
lost-second-games = second games of a player in one round
lost-arbiters = arbiters
lost-allocated-become-full = byes by the pairing become full byes
lost-unusual-points = byes have their usual points
lost-clubs = clubs
lost-player-countries = countries of players
lost-births = dates of birth
lost-deviations = deviations and numbers of games
lost-full-become-allocated = full byes become byes by the pairing
lost-disputed-become-open = games of which the sides say different things become open
lost-begun-become-forfeits = games that began and are not rated become forfeits
lost-unplayed-become-free = games that were not played become free rounds
lost-handicaps-without-colour = handicaps of games of unknown colour
lost-handicaps = handicaps
lost-half-become-zero = half byes become zero byes
lost-places-beyond = places above 9999
lost-nameless-by-number = players without names are written by their numbers
lost-old-points = points that only the older report has a code for
lost-ranks = ranks
lost-ratings-beyond = ratings that are not between 0 and 9999
lost-ratings = ratings
lost-genders = gender
lost-disputes = that results are disputed
lost-last-day = the last day
lost-points-for-missing = the points for a missing result
lost-time = the time control
lost-tie-breaks-beyond = tie-breaks beyond three
lost-tie-breaks = tie-breaks
lost-odd-titles = titles that are not one to three Latin letters
lost-long-totals = totals of more than four characters
lost-other-totals = totals that are not the sum of the rounds
lost-long-names = the ends of long names
lost-long-clubs = names of clubs beyond four letters and digits
lost-long-teams = the ends of long names of teams
lost-thirty-kyu = who has no kyu or dan rank is 30 kyu
lost-conditional-as-ratings = which of the ratings are conditional
meaning-conditional = Conditional rating
list-use-sheet = Use of the list
