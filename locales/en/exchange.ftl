# $name (String)
file-title = File for the table: { $name }
file-lead = A file from another program becomes the draft of this table. Nothing is rated until you have reviewed and signed it.
file-upload = Upload a file
file-label = File
file-hint = FIDE reports (TRF), European wall lists (h9), OpenGotha, Pairgoth, tou; tables as CSV, text or workbook (.xlsx). At most 16 MB.
file-drop = You can also drop the file here.
file-do = Read the file
file-to-upload = Upload a file…
file-again = Upload another file
file-refused = The file could not be read
file-missing = Choose a file first.
file-understood = Contents of the file
file-format = Format
file-system = System
file-time = Time control
file-arbiters = Arbiters
file-players = Players
file-games = Games
file-byes = Rounds without an opponent
file-teams = Teams
file-rounds = Rounds
file-gaps = Treatment by the regulation
file-remarks = Remarks
file-remarks-lead = Doubtful places in the file. Check each of them before you sign.
file-remarks-none = Nothing in the file is doubtful.
file-line = Line
file-remark = Remark
file-people = Matching players
file-people-lead = No player is added as new unless you say so.
# $count (Number)
file-matched = { $count ->
    [one] { $count } player was recognised.
   *[other] { $count } players were recognised.
}
# $count (Number)
file-open = { $count ->
    [one] { $count } row has no player: choose the player here or later in the table.
   *[other] { $count } rows have no player: choose the players here or later in the table.
}
file-by-number = by number
file-by-name = by name
file-torn = doubtful
file-unknown = not recognised
file-differs = The file differs:
file-numbers = Numbers
file-take = Use as the draft
file-take-new = Use as the draft; unmatched players are new
file-take-new-confirm = Add every unrecognised player who resembles no known player as a new player?
file-store-numbers = Store the file’s numbers with the players
file-replaces = The current table will be overwritten.
file-kept = Files
file-kept-lead = The original files from which this table was made.
file-download = Download
file-erased = erased
file-sha = SHA‑256
file-columns = Columns
file-columns-lead = Correct any column that was read wrongly.
file-unexplained = The file is kept. Its headings don’t name the columns: choose the meaning of each, and it is read again.
file-columns-do = Read again
file-column = Column
file-meaning = Meaning
file-ignored = leave out
file-list = This is a list without games, so it can’t become a tournament table.

# $count (Number)
gap-handicaps = { $count ->
    [one] { $count } handicap stays in the table but is not counted.
   *[other] { $count } handicaps stay in the table but are not counted.
}
# $count (Number)
gap-handicaps-of-nobody = { $count ->
    [one] { $count } handicap game doesn’t say who gave the handicap: enter the colours.
   *[other] { $count } handicap games don’t say who gave the handicap: enter the colours.
}
# $count (Number)
gap-not-rated = { $count ->
    [one] { $count } forfeit or round without an opponent is not rated.
   *[other] { $count } forfeits and rounds without an opponent are not rated.
}
# $count (Number)
gap-undecided = { $count ->
    [one] { $count } game has no usable result: the referee decides it before signing.
   *[other] { $count } games have no usable result: the referee decides them before signing.
}
# $count (Number)
gap-begun = { $count ->
    [one] { $count } game was started but is not rated: it is entered as a forfeit.
   *[other] { $count } games were started but are not rated: they are entered as forfeits.
}
gap-time = Board and minutes are taken from the tournament’s conditions.
gap-groups = The group is not part of the totals and was left out.
gap-pool = The games count in the pool named in the tournament’s conditions: a file doesn’t name one.
# $count (Number)
gap-teams = { $count ->
    [one] { $count } team: its board games are rated individually.
   *[other] { $count } teams: their board games are rated individually.
}
# $count (Number)
gap-countries = { $count ->
    [one] { $count } player has an unknown country, which is left out. Use ISO or FIDE codes, or names in English, Russian or Ukrainian.
   *[other] { $count } players have unknown countries, which are left out. Use ISO or FIDE codes, or names in English, Russian or Ukrainian.
}
# $count (Number)
gap-cities = { $count ->
    [one] { $count } player has a city but no club: the city stays in the table and is not turned into a club.
   *[other] { $count } players have a city but no club: the cities stay in the table and are not turned into clubs.
}
# $count (Number)
# $most (Number)
gap-rows = { $count } players are too many; a table holds at most { $most }.
# $count (Number)
# $most (Number)
gap-rounds = { $count } rounds are too many; a table holds at most { $most }.
# $count (Number)
# $most (Number)
gap-cells = { $count } results are too many; a table holds at most { $most }.

# $line (Number)
# $text (String)
remark-at-row = In the file, line { $line }: { $text }
remark-encoding = The text isn’t UTF-8; the encoding was guessed. Do the names look right?
remark-unknown-line = Not recognised, left out.
remark-unknown-column = An unrecognised column.
remark-unread-value = An unreadable value.
remark-unread-cell = An unreadable result.
remark-unknown-opponent = An opponent who isn’t in the file.
# $round (Number)
# $number (Number)
remark-no-participant = Round { $round }: there is no participant { $number }.
# $round (Number)
# $cell (String)
# $number (Number)
remark-cell-of-nobody = Round { $round }, “{ $cell }”: there is no participant { $number }.
remark-self = A player paired with themselves.
remark-one-sided = Only one of the two players has this result.
remark-contradiction = Two statements contradict each other.
remark-twice = A player has two games in one round.
remark-points-differ = The total doesn’t match the sum of the results; a half-point bye may be missing.
remark-points-unchecked = The totals don’t match the results: there is a starting score that isn’t shown.
remark-count-differs = The number differs from the one announced.
remark-duplicate-player = Another player of the file has the same number.
remark-preliminary = Preliminary registration.
remark-not-taken = Recognised, but a table has no place for it.
remark-rounds-assigned = The columns are opponents, not rounds. The rounds come from Berger’s tables by the players’ numbers; the file doesn’t give them.

refused-file-empty = The file is empty.
refused-file-too-long = The file is too large: at most 16 MB, or 128 MB for an unpacked workbook.
refused-file-unrecognised = This is not a supported format. Tables need a row of headings.
refused-file-old-excel = This is an old workbook (.xls). Save it as .xlsx or CSV.
refused-file-encoding = The text encoding is broken.
refused-file-broken = The file is damaged: it ends early or is malformed.
refused-file-entities = The file declares XML entities, which are not supported. Export it again from its program.
refused-file-no-players = The file contains no players.
refused-file-number = A player’s number is missing or unreadable.
refused-file-number-twice = Two players have the same number.
refused-file-player-twice = Two players have the same name.
refused-file-no-names = No column contains names.
refused-file-no-results = No column contains results or ratings.
refused-file-teams = The participants are pairs, not single players: such a tournament can’t be rated.
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
format-pdf = printable PDF
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
meaning-deviation = Deviation
# $number (Number)
meaning-round = Round { $number }
meaning-tie-break = Tie-break
act-take-file = File imported
flash-file-taken = The file is now the draft of the table. Check it, then sign.
# $name (String)
desk-file-title = Participants from a file: { $name }
desk-file-lead = Import participants from a list, a table or another program’s file, in its order. Games are left out.
desk-file-take = Use them as participants
desk-file-stay = Current participants stay. For known players, the federation’s own rating, rank and club are used; anyone not recognised is added as an unknown participant.

lost-totals = totals and places
lost-groups = groups
lost-team-results = places and points of teams
lost-numbers = player numbers that the format has no place for
lost-births-and-genders = dates of birth and genders
lost-country = the country of the tournament
lost-facts = other details of the tournament
lost-titles = titles
lost-arbiters-but-one = all arbiters but the first
lost-full-byes-but-one = all but one full bye per round
lost-rating-details = details besides a player’s one rating
lost-latin = alternative spellings of names
lost-long-countries = countries without a short code
lost-decimals = decimal places of ratings
lost-criteria = tie-breaks after the sixth
lost-system = the pairing system
lost-divided-names = the split between surname and given name
lost-boards = board numbers
lost-rounds-beyond = rounds after the fortieth
lost-national-ratings = national ratings
lost-nameless-left-out = players without names are left out
lost-teams = teams
lost-second-games = second games of a player in one round
lost-arbiters = arbiters
lost-allocated-become-full = pairing-allocated byes become full byes
lost-unusual-points = byes get their usual points
lost-clubs = clubs
lost-player-countries = countries of players
lost-births = dates of birth
lost-deviations = deviations and numbers of games
lost-full-become-allocated = full byes become pairing-allocated byes
lost-disputed-become-open = games with conflicting results become open
lost-begun-become-forfeits = started but unrated games become forfeits
lost-unplayed-become-free = unplayed games become free rounds
lost-handicaps-without-colour = handicaps of games with unknown colours
lost-handicaps = handicaps
lost-half-become-zero = half byes become zero byes
lost-places-beyond = places after 9999
lost-nameless-by-number = players without names are written as numbers
lost-old-points = points that only the older report can encode
lost-ranks = ranks
lost-ratings-beyond = ratings outside 0 to 9999
lost-ratings = ratings
lost-genders = gender
lost-disputes = marks of disputed results
lost-last-day = the last day
lost-points-for-missing = the points for a missing result
lost-time = the time control
lost-tie-breaks-beyond = tie-breaks after the third
lost-tie-breaks = tie-breaks
lost-odd-titles = titles other than one to three Latin letters
lost-long-totals = totals longer than four characters
lost-other-totals = totals that differ from the sum of the rounds
lost-long-names = the ends of long names
lost-long-clubs = club names beyond four letters and digits
lost-long-teams = the ends of long team names
lost-thirty-kyu = players without a kyu or dan rank become 30 kyu
lost-conditional-as-ratings = which of the ratings are conditional
meaning-conditional = Conditional rating
list-use-sheet = Use of the list
