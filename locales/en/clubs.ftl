clubs-title = Clubs
clubs-empty = There are no clubs yet.
club-new = New club
club-change = Change the club
club-players = Players
club-no-players = This club has no players yet.
club-head = Head of the club
club-closed = closed
# $day (String)
club-closed-on = The club was closed on { $day }. No new players can be added to it; its members stay.
club-close = Close the club
club-close-confirm = Close the club? No players can be added to it until it is reopened.
club-reopen = Reopen the club
club-remove = Remove the club
club-remove-confirm = Remove the club for good? Nothing refers to it.
field-founded = Founded
founded-hint = A year or a day, such as 1987 or 1987-05-30.
field-contacts = Contacts
contacts-hint = Public: include only what the club wants to publish.
refused-club-used = Players, tournaments or officers refer to this club: it can be closed, but not removed.
# $language (String)
field-name-in = Name: { $language }
setting-names = Names
setting-names-hint = The federation’s name in each language. Languages left empty use the original name.
field-time-zone = Time zone
setting-zone = Time zone for times shown
setting-zone-hint = Applies to every time on this federation’s pages and in its letters. Tournament dates stay as entered.
setting-spelling = Names in Latin letters
field-name-language = Language of names
# $table (String)
spelling-usual = By the regulation: { $table }
# $table (String)
spelling-unchosen = Not chosen yet: { $table }
spelling-ukrainian = Ukrainian (resolution 55 of 2010)
spelling-russian = Russian (ICAO Doc 9303)
setting-spelling-hint = English pages, certificates and files spell Cyrillic names by this table. Letters found in only one language (і ї є ґ, ё ы э ъ) decide by themselves, and a spelling entered for a player, as in the passport, always wins. Published lists and issued certificates stay as they are.
setting-country-hint = A code such as UA or UKR. It is used in files for FIDE and the European Go Database.
setup-title = Getting started
setup-done = done
setup-hide = Hide this
setup-show = Show “Getting started” again
setup-names = Names in all languages
# $missing (String)
setup-names-missing = No name yet in: { $missing }.
setup-emblem = Emblem
setup-emblem-missing = There is no emblem yet for the site and certificates.
club-name = Name
club-latin = Name in Latin letters
setup-zone = Time zone
setup-zone-missing = Times are shown in UTC.
# $table (String)
setup-spelling = Names in Latin letters: { $table }
# $table (String)
setup-spelling-missing = The regulation doesn’t set the language of your players’ names. Until you choose one, they are spelled by the table of: { $table }.
setup-clubs = Clubs
setup-clubs-missing = There are no clubs yet; add clubs before appointing their heads.
setup-people = People
# $missing (String)
setup-people-missing = Roles not yet assigned: { $missing }.
setup-edition = Regulation and its edition
setup-edition-missing = Review the rules in force, and publish amendments before the first tournament.
setup-text = Text of the regulation
setup-text-missing = Paste it, so that readers can look up every article. Its tables are already on the site.
setup-tournament = First tournament
setup-tournament-missing = No tournaments are planned or rated yet.
setup-list = First list
setup-list-missing = No lists are published yet.
# $roles (String)
roles-vacant = Vacant roles: { $roles }.
