clubs-title = Clubs
clubs-empty = There are no clubs yet.
club-new = New club
club-change = Change the club
club-players = Players
club-no-players = Nobody belongs to this club yet.
club-head = Head of the club
club-closed = closed
# $day (String)
club-closed-on = The club was closed on { $day }. No new players are entered in it; its members stay.
club-close = Close the club
club-close-confirm = Close the club? Nobody can be entered in it until it is opened again.
club-reopen = Open the club again
club-remove = Remove the club
club-remove-confirm = Remove the club for good? Nothing refers to it.
field-founded = Founded
founded-hint = A year or a day, such as 1987 or 1987-05-30.
field-contacts = Contacts
contacts-hint = Everybody can read this: name only what the club wants to be known by.
refused-club-used = Players, tournaments or officers refer to this club: it can be closed, but not removed.
# $language (String)
field-name-in = Name: { $language }
setting-names = Names
setting-names-hint = What the federation is called in each language. Where nothing stands, it is called as it was founded.
field-time-zone = Time zone
setting-zone = Times are shown by the clocks of
setting-zone-hint = Every time that this federation’s pages and letters show. Days of tournaments stay as they are entered.
setting-spelling = Names in Latin letters
field-name-language = Language of names
# $table (String)
spelling-usual = As the regulation: { $table }
# $table (String)
spelling-unchosen = Not chosen yet: { $table }
spelling-ukrainian = Ukrainian (resolution 55 of 2010)
spelling-russian = Russian (ICAO Doc 9303)
setting-spelling-hint = English pages, certificates and files spell Cyrillic names by this table. Letters of one language only (і ї є ґ, ё ы э ъ) decide for themselves, and a spelling entered for a player, as in the passport, always wins. Published lists and issued certificates stay as they are.
setting-country-hint = A code such as UA or UKR. It stands in the files for FIDE and the European Go Database.
setup-title = What is missing to begin
setup-done = done
setup-hide = Don’t show this any more
setup-show = Show again what is missing to begin
setup-names = Names in all languages
# $missing (String)
setup-names-missing = There is no name yet in: { $missing }.
setup-emblem = Emblem
setup-emblem-missing = There is no emblem yet, neither on the site nor on certificates.
club-name = Name
club-latin = Name in Latin letters
setup-zone = Time zone
setup-zone-missing = Times are shown in UTC.
# $table (String)
setup-spelling = Names in Latin letters: { $table }
# $table (String)
setup-spelling-missing = The regulation doesn’t tell the language of your players’ names. Until you choose one, they are spelled by the table of: { $table }.
setup-clubs = Clubs
setup-clubs-missing = There is no club yet; clubs come before their heads.
setup-people = People
# $missing (String)
setup-people-missing = Nobody yet has the role: { $missing }.
setup-edition = Regulation and its edition
setup-edition-missing = Look at what is in force, and publish amendments before the first tournament.
setup-text = Text of the regulation
setup-text-missing = Paste it, so that readers can look up every article. Its tables are on the site already.
setup-tournament = First tournament
setup-tournament-missing = No tournament is planned or rated yet.
setup-list = First list
setup-list-missing = No list is published yet.
# $roles (String)
roles-vacant = Nobody has yet: { $roles }.
