file-title = Файл для таблицы: { $name }
file-lead = Файл другой программы становится черновиком этой таблицы. Ничего не обсчитывается, пока вы его не просмотрите и не подпишете.
file-upload = Загрузить файл
file-label = Файл
file-hint = Отчёты ФИДЕ (TRF), европейские таблицы (h9), OpenGotha, Pairgoth, tou; таблицы в виде CSV, текста или книги Excel (.xlsx). Не больше 16 МБ.
file-drop = Файл можно и перетащить сюда.
file-do = Прочитать файл
file-to-upload = Загрузить файл…
file-again = Загрузить другой файл
file-refused = Файл не удалось прочитать
file-missing = Сначала выберите файл.
file-understood = Содержание файла
file-format = Формат
file-system = Система
file-time = Контроль времени
file-arbiters = Судьи
file-players = Игроки
file-games = Партии
file-byes = Туры без пары
file-teams = Команды
file-rounds = Туры
file-gaps = Обработка по положению
file-remarks = Замечания
file-remarks-lead = Сомнительные места файла. Посмотрите каждое, прежде чем подписывать.
file-remarks-none = Ничего сомнительного в файле нет.
file-line = Строка
file-remark = Замечание
file-people = Сопоставление игроков
file-people-lead = Никто не станет новым игроком, пока вы этого не скажете.
file-matched = { $count ->
    [one] Узнан { $count } игрок.
    [few] Узнаны { $count } игрока.
   *[other] Узнано { $count } игроков.
}
file-open = { $count ->
    [one] В { $count } строке игрок не узнан: выберите, кто это, здесь или потом в таблице.
    [few] В { $count } строках игрок не узнан: выберите, кто это, здесь или потом в таблице.
   *[other] В { $count } строках игрок не узнан: выберите, кто это, здесь или потом в таблице.
}
file-by-number = по номеру
file-by-name = по имени
file-torn = сомнительно
file-unknown = не узнан
file-differs = В файле иначе:
file-numbers = Номера
file-take = Взять как черновик
file-take-new = Взять; кто ни на кого не похож — новые игроки
file-take-new-confirm = Внести как новых игроков всех неузнанных, кто не похож ни на кого из известных?
file-store-numbers = Записать номера из файла игрокам
file-replaces = Нынешняя таблица будет заменена.
file-kept = Файлы
file-kept-lead = Файлы, из которых сделана эта таблица, в том виде, в каком они пришли.
file-download = Скачать
file-erased = стёрт
file-sha = SHA‑256
file-columns = Столбцы
file-columns-lead = Исправьте то, что понято неверно.
file-unexplained = Файл сохранён. По заголовкам не видно, что в столбцах: укажите значение каждого, и файл будет прочитан снова.
file-columns-do = Прочитать заново
file-column = Столбец
file-meaning = Значение
file-ignored = не брать
file-list = Это список без партий: таблицей турнира он стать не может.

gap-handicaps = { $count ->
    [one] { $count } фора остаётся в таблице и не учитывается.
    [few] { $count } форы остаются в таблице и не учитываются.
   *[other] { $count } фор остаются в таблице и не учитываются.
}
gap-handicaps-of-nobody = { $count ->
    [one] В { $count } партии с форой не сказано, кто её дал: укажите цвета.
    [few] В { $count } партиях с форой не сказано, кто её дал: укажите цвета.
   *[other] В { $count } партиях с форой не сказано, кто её дал: укажите цвета.
}
gap-not-rated = { $count ->
    [one] { $count } неявка или тур без пары не обсчитывается.
    [few] { $count } неявки и тура без пары не обсчитываются.
   *[other] { $count } неявок и туров без пары не обсчитываются.
}
gap-undecided = { $count ->
    [one] У { $count } партии нет пригодного результата: судья определит его до подписи.
    [few] У { $count } партий нет пригодного результата: судья определит его до подписи.
   *[other] У { $count } партий нет пригодного результата: судья определит его до подписи.
}
gap-begun = { $count ->
    [one] { $count } партия началась и не обсчитывается: в таблице она стоит как неявка.
    [few] { $count } партии начались и не обсчитываются: в таблице они стоят как неявки.
   *[other] { $count } партий начались и не обсчитываются: в таблице они стоят как неявки.
}
gap-time = Доска и минуты берутся из условий турнира.
gap-groups = Группа не входит в сумму очков и была опущена.
gap-pool = Партии идут в тот зачёт, который назван в условиях турнира: в файле о нём ничего нет.
gap-teams = { $count ->
    [one] { $count } команда: партии на досках обсчитываются по отдельности.
    [few] { $count } команды: партии на досках обсчитываются по отдельности.
   *[other] { $count } команд: партии на досках обсчитываются по отдельности.
}
gap-countries = { $count ->
    [one] У { $count } игрока указана неизвестная страна: она не будет взята. Понятны коды ИСО и ФИДЕ и названия на английском, русском и украинском.
    [few] У { $count } игроков указаны неизвестные страны: они не будут взяты. Понятны коды ИСО и ФИДЕ и названия на английском, русском и украинском.
   *[other] У { $count } игроков указаны неизвестные страны: они не будут взяты. Понятны коды ИСО и ФИДЕ и названия на английском, русском и украинском.
}
gap-cities = { $count ->
    [one] У { $count } игрока указан город, но не клуб: город остаётся в таблице, клуба из него не будет.
    [few] У { $count } игроков указан город, но не клуб: города остаются в таблице, клубов из них не будет.
   *[other] У { $count } игроков указан город, но не клуб: города остаются в таблице, клубов из них не будет.
}
gap-rows = { $count ->
    [one] { $count } игрок — больше, чем вмещает таблица ({ $most }).
    [few] { $count } игрока — больше, чем вмещает таблица ({ $most }).
    [many] { $count } игроков — больше, чем вмещает таблица ({ $most }).
   *[other] { $count } игрока — больше, чем вмещает таблица ({ $most }).
}
gap-rounds = { $count ->
    [one] { $count } тур — больше, чем вмещает таблица ({ $most }).
    [few] { $count } тура — больше, чем вмещает таблица ({ $most }).
    [many] { $count } туров — больше, чем вмещает таблица ({ $most }).
   *[other] { $count } тура — больше, чем вмещает таблица ({ $most }).
}
gap-cells = { $count ->
    [one] { $count } результат — больше, чем вмещает таблица ({ $most }).
    [few] { $count } результата — больше, чем вмещает таблица ({ $most }).
    [many] { $count } результатов — больше, чем вмещает таблица ({ $most }).
   *[other] { $count } результата — больше, чем вмещает таблица ({ $most }).
}

remark-at-row = В файле, строка { $line }: { $text }
remark-encoding = Это не UTF-8, кодировка угадана. Правильно ли выглядят имена?
remark-unknown-line = Не понято и пропущено.
remark-unknown-column = Непонятный столбец.
remark-unread-value = Нечитаемое значение.
remark-unread-cell = Нечитаемый результат.
remark-unknown-opponent = Соперник, которого нет.
remark-no-participant = Тур { $round }: участника { $number } нет.
remark-cell-of-nobody = Тур { $round }, «{ $cell }»: участника { $number } нет.
remark-self = Игрок играет сам с собой.
remark-one-sided = Так говорит только один из двоих.
remark-contradiction = Два утверждения противоречат друг другу.
remark-twice = У игрока две партии в одном туре.
remark-points-differ = Сумма не равна результатам; возможно, не хватает половины очка за пропуск.
remark-points-unchecked = Суммы не сходятся с результатами: есть начальные очки, которые не показаны.
remark-count-differs = Объявлено другое количество.
remark-duplicate-player = У другого игрока в файле тот же номер.
remark-preliminary = Предварительная регистрация.
remark-not-taken = Понято, но в таблице для этого нет места.
remark-rounds-assigned = Столбцы здесь — соперники, а не туры. Туры взяты из таблиц Бергера по номерам игроков: в файле их нет.

refused-file-empty = Файл пуст.
refused-file-too-long = Файл слишком велик: не больше 16 МБ, книга в распакованном виде — 128 МБ.
refused-file-unrecognised = Это не один из читаемых форматов. Таблице нужна строка заголовков.
refused-file-old-excel = Это старая книга Excel (.xls). Сохраните её как .xlsx или CSV.
refused-file-encoding = Кодировка текста нарушена.
refused-file-broken = Файл повреждён: он обрывается или построен неверно.
refused-file-entities = В файле объявлены сущности XML, они не читаются. Выгрузите его из программы заново.
refused-file-no-players = В файле нет игроков.
refused-file-number = Номера игрока нет или его нельзя прочитать.
refused-file-number-twice = У двух игроков один номер.
refused-file-player-twice = Два игрока носят одно имя.
refused-file-no-names = Ни в одном столбце нет имён.
refused-file-no-results = Ни в одном столбце нет результатов или рейтингов.
refused-file-teams = Здесь играют пары, а не игроки: такой турнир обсчитать нельзя.
refused-file-too-many-players = Игроков больше 10 000.
refused-file-too-many-rounds = Туров больше 99.
refused-file-target = Этот формат не вмещает таблицу.
refused-file-needs-rank = Для этого формата каждому игроку нужен кю или дан. Нет его у игроков: { $players }. Укажите ранг на столе судьи или в таблице и скачайте файл снова.
refused-file-same-names = OpenGotha различает игроков по именам, а эти пишутся одинаково: { $players }. Укажите для одного из них отчество или другое написание латиницей.
file-other-pool = Судя по файлу, это турнир «{ $named }», а этот турнир относится к «{ $held }». Если прав файл, измените это в условиях турнира.
refused-file-line = Строка { $line }: { $text }

format-trf16 = отчёт ФИДЕ (TRF16)
format-trf26 = отчёт ФИДЕ (TRF26)
format-h9 = европейская таблица (h9)
format-opengotha = OpenGotha
format-pairgoth = Pairgoth
format-tou = таблица го (tou)
format-table = турнирная таблица
format-list = рейтинг-лист
format-csv = CSV
format-xlsx = книга Excel (.xlsx)
format-json = JSON
format-pdf = PDF для печати
system-swiss = швейцарская
system-mcmahon = Мак-Магона
system-round-robin = круговая
system-knockout = с выбыванием

downloads = Скачать
downloads-lead = Таблица в форматах, которые принимают другие организации.
downloads-all = Всё одним архивом
download-people = участники
download-lost = чего-нет

meaning-surname = Фамилия
meaning-given = Имя
meaning-gender = Пол
meaning-club-or-city = Клуб или город
meaning-title = Звание
meaning-deviation = Отклонение
meaning-round = Тур { $number }
meaning-tie-break = Дополнительный показатель
act-take-file = Принято из файла
flash-file-taken = Файл стал черновиком таблицы. Проверьте её и подпишите.
desk-file-title = Участники из файла: { $name }
desk-file-lead = Участники берутся из списка, таблицы или файла другой программы, в том же порядке. Партии не берутся.
desk-file-take = Принять как участников
desk-file-stay = Кто уже участвует, остаётся. Рейтинг, разряд и клуб игроков, известных федерации, берутся из её данных; неузнанные становятся участниками, которых федерация пока не знает.

lost-totals = суммы очков и места
lost-groups = группы
lost-team-results = места и очки команд
lost-numbers = номера игроков, для которых в формате нет места
lost-births-and-genders = даты рождения и пол
lost-country = страна турнира
lost-facts = прочие сведения о турнире
lost-titles = звания
lost-arbiters-but-one = судьи, кроме первого
lost-full-byes-but-one = туры без пары с очком, кроме одного в туре
lost-rating-details = сведения помимо одного рейтинга игрока
lost-latin = вторые написания имён
lost-long-countries = страны, записанные не кодом
lost-decimals = дробные части рейтингов
lost-criteria = дополнительные показатели сверх шести
lost-system = система жеребьёвки
lost-divided-names = граница между фамилией и именем
lost-boards = номера столов
lost-rounds-beyond = туры после сорокового
lost-national-ratings = национальные рейтинги
lost-nameless-left-out = игроки без имени опускаются
lost-teams = команды
lost-second-games = вторые партии игрока в одном туре
lost-arbiters = судьи
lost-allocated-become-full = туры без пары по жеребьёвке становятся обычными с очком
lost-unusual-points = за туры без пары ставятся обычные очки
lost-clubs = клубы
lost-player-countries = страны игроков
lost-births = даты рождения
lost-deviations = отклонения и числа партий
lost-full-become-allocated = туры без пары с очком становятся турами по жеребьёвке
lost-disputed-become-open = партии, о которых стороны говорят разное, остаются без результата
lost-begun-become-forfeits = начатые, но не учитываемые партии становятся техническими
lost-unplayed-become-free = несыгранные партии становятся турами без пары
lost-handicaps-without-colour = форы партий с неизвестным цветом
lost-handicaps = форы
lost-half-become-zero = туры без пары с половиной очка становятся пропусками
lost-places-beyond = места после 9999-го
lost-nameless-by-number = игроки без имени записываются по номерам
lost-old-points = очки, для которых код есть только в старом отчёте
lost-ranks = разряды
lost-ratings-beyond = рейтинги не от 0 до 9999
lost-ratings = рейтинги
lost-genders = пол
lost-disputes = то, что результаты спорны
lost-last-day = последний день
lost-points-for-missing = очки за отсутствующий результат
lost-time = контроль времени
lost-tie-breaks-beyond = дополнительные показатели сверх трёх
lost-tie-breaks = дополнительные показатели
lost-odd-titles = звания не из одной–трёх латинских букв
lost-long-totals = суммы очков длиннее четырёх знаков
lost-other-totals = суммы очков, не равные сумме туров
lost-long-names = концы длинных имён
lost-long-clubs = названия клубов сверх четырёх букв и цифр
lost-long-teams = концы длинных названий команд
lost-thirty-kyu = игроки без кю и дана получают 30 кю
lost-conditional-as-ratings = какие из рейтингов условные
meaning-conditional = Условный рейтинг
list-use-sheet = Об использовании рейтинг-листа
