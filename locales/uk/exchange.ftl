file-title = Файл для таблиці: { $name }
file-lead = Файл іншої програми стає чернеткою цієї таблиці. Нічого не обраховується, доки ви його не переглянете й не підпишете.
file-upload = Завантажити файл
file-label = Файл
file-hint = Звіти ФІДЕ (TRF), європейські таблиці (h9), OpenGotha, Pairgoth, tou; таблиці у вигляді CSV, тексту чи книги Excel (.xlsx). Не більше 16 МБ.
file-drop = Файл можна й перетягнути сюди.
file-do = Прочитати файл
file-to-upload = Завантажити файл…
file-again = Завантажити інший файл
file-refused = Файл не вдалося прочитати
file-missing = Спершу виберіть файл.
file-understood = Вміст файлу
file-format = Формат
file-system = Система
file-time = Контроль часу
file-arbiters = Судді
file-players = Гравці
file-games = Партії
file-byes = Тури без пари
file-teams = Команди
file-rounds = Тури
file-gaps = Обробка за положенням
file-remarks = Зауваження
file-remarks-lead = Сумнівні місця файлу. Подивіться кожне, перш ніж підписувати.
file-remarks-none = Нічого сумнівного у файлі немає.
file-line = Рядок
file-remark = Зауваження
file-people = Зіставлення гравців
file-people-lead = Ніхто не стане новим гравцем, доки ви цього не скажете.
file-matched = { $count ->
    [one] Упізнано { $count } гравця.
    [few] Упізнано { $count } гравців.
   *[other] Упізнано { $count } гравців.
}
file-open = { $count ->
    [one] У { $count } рядку гравця не впізнано: виберіть, хто це, тут або потім у таблиці.
    [few] У { $count } рядках гравця не впізнано: виберіть, хто це, тут або потім у таблиці.
   *[other] У { $count } рядках гравця не впізнано: виберіть, хто це, тут або потім у таблиці.
}
file-by-number = за номером
file-by-name = за іменем
file-torn = сумнівно
file-unknown = не впізнано
file-differs = У файлі інакше:
file-numbers = Номери
file-take = Узяти як чернетку
file-take-new = Узяти; хто ні на кого не схожий – нові гравці
file-take-new-confirm = Внести як нових гравців усіх невпізнаних, хто не схожий на жодного з відомих?
file-store-numbers = Записати номери з файлу гравцям
file-replaces = Теперішню таблицю буде замінено.
file-kept = Файли
file-kept-lead = Файли, з яких зроблено цю таблицю, у тому вигляді, в якому вони надійшли.
file-download = Завантажити
file-erased = стерто
file-sha = SHA‑256
file-columns = Стовпці
file-columns-lead = Виправте те, що зрозуміло хибно.
file-unexplained = Файл збережено. Із заголовків не видно, що в стовпцях: укажіть значення кожного, і файл буде прочитано знову.
file-columns-do = Прочитати знову
file-column = Стовпець
file-meaning = Значення
file-ignored = не брати
file-list = Це список без партій: таблицею турніру він стати не може.

gap-handicaps = { $count ->
    [one] { $count } фора лишається в таблиці й не враховується.
    [few] { $count } фори лишаються в таблиці й не враховуються.
   *[other] { $count } фор лишаються в таблиці й не враховуються.
}
gap-handicaps-of-nobody = { $count ->
    [one] У { $count } партії з форою не сказано, хто її дав: позначте кольори.
    [few] У { $count } партіях з форою не сказано, хто її дав: позначте кольори.
   *[other] У { $count } партіях з форою не сказано, хто її дав: позначте кольори.
}
gap-not-rated = { $count ->
    [one] { $count } неявка або тур без пари не обраховується.
    [few] { $count } неявки й тури без пари не обраховуються.
   *[other] { $count } неявок і турів без пари не обраховуються.
}
gap-undecided = { $count ->
    [one] У { $count } партії немає придатного результату: суддя визначить його до підпису.
    [few] У { $count } партій немає придатного результату: суддя визначить його до підпису.
   *[other] У { $count } партій немає придатного результату: суддя визначить його до підпису.
}
gap-begun = { $count ->
    [one] { $count } партія почалася й не обраховується: у таблиці вона стоїть як неявка.
    [few] { $count } партії почалися й не обраховуються: у таблиці вони стоять як неявки.
   *[other] { $count } партій почалися й не обраховуються: у таблиці вони стоять як неявки.
}
gap-time = Дошка й хвилини беруться з умов турніру.
gap-groups = Група не входить до суми очок, тож її не враховано.
gap-pool = Партії йдуть до того заліку, який названо в умовах турніру: у файлі про нього нічого немає.
gap-teams = { $count ->
    [one] { $count } команда: партії на дошках обраховуються окремо.
    [few] { $count } команди: партії на дошках обраховуються окремо.
   *[other] { $count } команд: партії на дошках обраховуються окремо.
}
gap-countries = { $count ->
    [one] У { $count } гравця вказано невідому країну: її не буде взято. Зрозумілі коди ISO та ФІДЕ й назви англійською, російською та українською.
    [few] У { $count } гравців вказано невідомі країни: їх не буде взято. Зрозумілі коди ISO та ФІДЕ й назви англійською, російською та українською.
   *[other] У { $count } гравців вказано невідомі країни: їх не буде взято. Зрозумілі коди ISO та ФІДЕ й назви англійською, російською та українською.
}
gap-cities = { $count ->
    [one] У { $count } гравця вказано місто, але не клуб: місто лишається в таблиці, клубу з нього не буде.
    [few] У { $count } гравців вказано місто, але не клуб: міста лишаються в таблиці, клубів із них не буде.
   *[other] У { $count } гравців вказано місто, але не клуб: міста лишаються в таблиці, клубів із них не буде.
}
gap-rows = { $count ->
    [one] { $count } гравець – більше, ніж уміщує таблиця ({ $most }).
    [few] { $count } гравці – більше, ніж уміщує таблиця ({ $most }).
    [many] { $count } гравців – більше, ніж уміщує таблиця ({ $most }).
   *[other] { $count } гравця – більше, ніж уміщує таблиця ({ $most }).
}
gap-rounds = { $count ->
    [one] { $count } тур – більше, ніж уміщує таблиця ({ $most }).
    [few] { $count } тури – більше, ніж уміщує таблиця ({ $most }).
    [many] { $count } турів – більше, ніж уміщує таблиця ({ $most }).
   *[other] { $count } туру – більше, ніж уміщує таблиця ({ $most }).
}
gap-cells = { $count ->
    [one] { $count } результат – більше, ніж уміщує таблиця ({ $most }).
    [few] { $count } результати – більше, ніж уміщує таблиця ({ $most }).
    [many] { $count } результатів – більше, ніж уміщує таблиця ({ $most }).
   *[other] { $count } результату – більше, ніж уміщує таблиця ({ $most }).
}

remark-at-row = У файлі, рядок { $line }: { $text }
remark-encoding = Це не UTF-8, кодування вгадано. Чи правильно виглядають імена?
remark-unknown-line = Не зрозуміло й пропущено.
remark-unknown-column = Незрозумілий стовпець.
remark-unread-value = Значення, яке не читається.
remark-unread-cell = Результат, який не читається.
remark-unknown-opponent = Суперник, якого немає.
remark-no-participant = Тур { $round }: учасника { $number } немає.
remark-cell-of-nobody = Тур { $round }, «{ $cell }»: учасника { $number } немає.
remark-self = Гравець грає сам із собою.
remark-one-sided = Так каже лише один із двох.
remark-contradiction = Два твердження суперечать одне одному.
remark-twice = У гравця дві партії в одному турі.
remark-points-differ = Сума не дорівнює результатам; можливо, бракує пів очка за пропуск.
remark-points-unchecked = Суми не сходяться з результатами: є початкові очки, яких не показано.
remark-count-differs = Оголошено іншу кількість.
remark-duplicate-player = Інший гравець у файлі має той самий номер.
remark-preliminary = Попередня реєстрація.
remark-not-taken = Зрозуміло, але в таблиці для цього немає місця.
remark-rounds-assigned = Стовпці тут – суперники, а не тури. Тури взято з таблиць Бергера за номерами гравців: у файлі їх немає.

refused-file-empty = Файл порожній.
refused-file-too-long = Файл завеликий: не більше 16 МБ, книга в розпакованому вигляді – 128 МБ.
refused-file-unrecognised = Це не один із форматів, що читаються. Таблиці потрібен рядок заголовків.
refused-file-old-excel = Це стара книга Excel (.xls). Збережіть її як .xlsx або CSV.
refused-file-encoding = Кодування тексту порушене.
refused-file-broken = Файл пошкоджений: він обривається або побудований хибно.
refused-file-entities = У файлі оголошено сутності XML, вони не читаються. Вивантажте його з програми знову.
refused-file-no-players = У файлі немає гравців.
refused-file-number = Номера гравця немає або його не можна прочитати.
refused-file-number-twice = Двоє гравців мають один номер.
refused-file-player-twice = Двоє гравців мають одне ім’я.
refused-file-no-names = У жодному стовпці немає імен.
refused-file-no-results = У жодному стовпці немає результатів чи рейтингів.
refused-file-teams = Тут грають пари, а не гравці: такий турнір обрахувати не можна.
refused-file-too-many-players = Гравців понад 10 000.
refused-file-too-many-rounds = Турів понад 99.
refused-file-target = Цей формат не вміщує таблицю.
refused-file-needs-rank = Для цього формату кожному гравцеві потрібен кю або дан. Його немає у гравців: { $players }. Вкажіть ранг на столі судді або в таблиці й завантажте файл знову.
refused-file-same-names = OpenGotha розрізняє гравців за іменами, а ці пишуться однаково: { $players }. Вкажіть для одного з них по батькові або інше написання латиницею.
file-other-pool = Судячи з файлу, це турнір «{ $named }», а цей турнір належить до «{ $held }». Якщо правий файл, змініть це в умовах турніру.
refused-file-line = Рядок { $line }: { $text }

format-trf16 = звіт ФІДЕ (TRF16)
format-trf26 = звіт ФІДЕ (TRF26)
format-h9 = європейська таблиця (h9)
format-opengotha = OpenGotha
format-pairgoth = Pairgoth
format-tou = таблиця го (tou)
format-table = турнірна таблиця
format-list = рейтинг-лист
format-csv = CSV
format-xlsx = книга Excel (.xlsx)
format-json = JSON
format-pdf = PDF для друку
system-swiss = швейцарська
system-mcmahon = Мак-Магона
system-round-robin = колова
system-knockout = з вибуванням

downloads = Завантажити
downloads-lead = Таблиця у форматах, які приймають інші організації.
downloads-all = Усе одним архівом
download-people = учасники
download-lost = чого-немає

meaning-surname = Прізвище
meaning-given = Ім’я
meaning-gender = Стать
meaning-club-or-city = Клуб або місто
meaning-title = Звання
meaning-deviation = Відхилення
meaning-round = Тур { $number }
meaning-tie-break = Додатковий показник
act-take-file = Прийнято з файлу
flash-file-taken = Файл став чернеткою таблиці. Перевірте її й підпишіть.
desk-file-title = Учасники з файлу: { $name }
desk-file-lead = Учасників беруть зі списку, таблиці або файлу іншої програми, у тому самому порядку. Партій не беруть.
desk-file-take = Прийняти як учасників
desk-file-stay = Хто вже бере участь, залишається. Рейтинг, розряд і клуб гравців, відомих федерації, беруться з її даних; невпізнані стають учасниками, яких федерація поки не знає.

lost-totals = суми очок і місця
lost-groups = групи
lost-team-results = місця й очки команд
lost-numbers = номери гравців, для яких у форматі немає місця
lost-births-and-genders = дати народження і стать
lost-country = країна турніру
lost-facts = інші відомості про турнір
lost-titles = звання
lost-arbiters-but-one = судді, крім першого
lost-full-byes-but-one = тури без пари з очком, крім одного в турі
lost-rating-details = відомості, крім одного рейтингу гравця
lost-latin = другі написання імен
lost-long-countries = країни, записані не кодом
lost-decimals = дробові частини рейтингів
lost-criteria = додаткові показники понад шість
lost-system = система жеребкування
lost-divided-names = межа між прізвищем та ім’ям
lost-boards = номери столів
lost-rounds-beyond = тури після сорокового
lost-national-ratings = національні рейтинги
lost-nameless-left-out = гравців без імені пропущено
lost-teams = команди
lost-second-games = другі партії гравця в одному турі
lost-arbiters = судді
lost-allocated-become-full = тури без пари за жеребкуванням стають звичайними з очком
lost-unusual-points = за тури без пари ставляться звичайні очки
lost-clubs = клуби
lost-player-countries = країни гравців
lost-births = дати народження
lost-deviations = відхилення й кількості партій
lost-full-become-allocated = тури без пари з очком стають турами за жеребкуванням
lost-disputed-become-open = партії, про які сторони кажуть різне, лишаються без результату
lost-begun-become-forfeits = розпочаті, але не враховувані партії стають технічними
lost-unplayed-become-free = незіграні партії стають турами без пари
lost-handicaps-without-colour = фори партій з невідомим кольором
lost-handicaps = фори
lost-half-become-zero = тури без пари з половиною очка стають пропусками
lost-places-beyond = місця після 9999-го
lost-nameless-by-number = гравців без імені записано за номерами
lost-old-points = очки, для яких код є лише в старому звіті
lost-ranks = розряди
lost-ratings-beyond = рейтинги не від 0 до 9999
lost-ratings = рейтинги
lost-genders = стать
lost-disputes = те, що результати спірні
lost-last-day = останній день
lost-points-for-missing = очки за відсутній результат
lost-time = контроль часу
lost-tie-breaks-beyond = додаткові показники понад три
lost-tie-breaks = додаткові показники
lost-odd-titles = звання не з однієї–трьох латинських літер
lost-long-totals = суми очок, довші за чотири знаки
lost-other-totals = суми очок, що не дорівнюють сумі турів
lost-long-names = кінці довгих імен
lost-long-clubs = назви клубів понад чотири літери й цифри
lost-long-teams = кінці довгих назв команд
lost-thirty-kyu = гравці без кю й дана отримують 30 кю
lost-conditional-as-ratings = які з рейтингів умовні
meaning-conditional = Умовний рейтинг
list-use-sheet = Про використання рейтинг-листа
