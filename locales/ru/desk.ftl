desk-title = Судейский стол: { $name }
desk-name = Судейский стол
desk-lead = Проводите турнир здесь: участники, жеребьёвка, пары, результаты с телефонов у столов. В конце таблица получится сама.
desk-do-open = Открыть судейский стол
desk-parts = Разделы судейского стола
desk-players = Участники
desk-players-title = Участники: { $name }
desk-participants = { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[many] { $count } участников
}
desk-rounds-planned = { $count ->
    [one] { $count } тур
    [few] { $count } тура
   *[many] { $count } туров
}
desk-round = { $round }-⁠й тур
desk-rounds-nav = Туры
desk-first-players = Сначала внесите участников.
desk-first-lots = Теперь проведите жеребьёвку: каждый получит номер.
desk-system-swiss = Швейцарская система, пары по результатам
desk-system-mcmahon = Система Мак-Магона
desk-system-round-robin = Круговая система
desk-system-knockout = Система с выбыванием
desk-stage-paired = составлен, виден только вам
desk-stage-published = опубликован
desk-stage-started = идёт
desk-stage-closed = завершён
desk-pairings = Пары тура
desk-board = Стол
desk-board-n = Стол { $board }
desk-first = { $sides ->
    [black] Чёрные
    [white] Белые
   *[order] Первый игрок
}
desk-second = { $sides ->
    [black] Белые
    [white] Чёрные
   *[order] Второй игрок
}
desk-pair = { $sides ->
    [black] { $black } (чёрные) — { $white } (белые)
    [white] { $white } (белые) — { $black } (чёрные)
   *[order] { $black } — { $white }
}
desk-replay = переигровка
desk-rated = Обсчитать эту переигровку
desk-not-rated = Не обсчитывать эту переигровку
desk-replay-time = { $sides ->
    [black] Время: чёрные { $black }, белые { $white }
    [white] Время: белые { $white }, чёрные { $black }
   *[order] Время: первый игрок { $black }, второй { $white }
}
desk-replays = { $count ->
    [one] { $count } ничья переигрывается.
    [few] { $count } ничьи переигрываются.
   *[many] { $count } ничьих переигрывается.
}
desk-bye = без пары
desk-bye-of = Без пары:
desk-absent-of = Пропускают тур:
desk-by-hand = Изменено вручную:
desk-results = Результаты
desk-results-title = Результаты { $round }-⁠го тура
desk-results-in = Внесено результатов: { $done } из { $all }.
desk-disputed = { $count ->
    [one] { $count } спорный
    [few] { $count } спорных
    [many] { $count } спорных
   *[other] { $count } спорного
}
desk-enter-results = Вносить результаты
desk-claims = Внесены разные результаты
desk-decide = { $who }: { $says }. Это верно
desk-decided = решение судьи
desk-last-round = Если никто не выбудет, после этого тура составить следующий будет нельзя: кому-то пришлось бы играть друг с другом второй раз. Этот тур станет последним.
desk-warn-opponents = Туров запланировано больше, чем соперников: удастся составить не больше { $most }.
desk-warn-small = При таком числе участников последние туры часто нельзя составить без повторных встреч: запланируйте на один-два тура меньше.
desk-do-pair = Составить пары { $round }-⁠го тура
desk-do-pair-again = Составить заново
desk-do-unpair = Отменить составленные пары
desk-do-publish = Опубликовать { $round }-⁠й тур
desk-do-unpublish = Снять с публикации
desk-unpublish-confirm = Игроки могли уже увидеть пары. Снять с публикации?
desk-do-start = Начать { $round }-⁠й тур
desk-do-unstart = Тур ещё не начался
desk-do-close = Завершить { $round }-⁠й тур
desk-do-reopen = Открыть тур снова
desk-do-finish = Закончить турнир и сделать таблицу
desk-finish-confirm = Закончить турнир? Всё, что сейчас в таблице, заменится сыгранным.
desk-do-resume = Вернуться к проведению турнира
desk-resume-confirm = Вернуться к проведению? Ручные правки таблицы заменятся, когда турнир закончится снова.
desk-is-finished = Турнир закончен и перенесён в таблицу: проверьте её, посмотрите, что изменится, и подпишите.
desk-to-table = К таблице
desk-reason = Причина (её увидят все)
desk-swap = Изменить пару вручную
desk-swap-hint = { $sides ->
    [order] Двое меняются местами; из двоих за одним столом первым становится другой. Сначала вы увидите, что станет хуже.
   *[colours] Двое меняются местами, двое за одним столом меняются цветами. Сначала вы увидите, что станет хуже.
}
desk-swap-a = Этот игрок
desk-swap-b = и этот
desk-swap-show = Показать, что изменится
desk-swap-title = Изменение { $round }-⁠го тура вручную
desk-swap-new = Новые пары
desk-swap-worse = Что станет хуже
desk-swap-same = Ничего не станет хуже.
desk-swap-met = { $black } и { $white } уже встречались (пункт 3(1)).
desk-swap-colours = { $sides ->
    [order] { $black } — первый против { $white } вопреки правилу очерёдности (пункт 3(3)).
   *[colours] { $black } получает чёрные против { $white } вопреки правилу цветов (пункт 3(3)).
}
desk-swap-confirm = Знаю, что это нарушает названные правила
desk-swap-do = Изменить
desk-cancel = Оставить как есть
desk-worse = { $what }: { $worse } вместо { $better }
desk-worse-order = одинаково хорошо, кроме одного: { $what }
desk-criterion-met = пары, которые уже встречались
desk-criterion-bye-twice = прежние туры без пары у того, кто остаётся без неё
desk-criterion-bye-score = очки того, кто остаётся без пары
desk-criterion-score = разность очков в квадрате
desk-criterion-float = равновесие повышений и понижений
desk-criterion-colour = { $sides ->
    [order] равновесие очерёдности
   *[colours] равновесие цветов
}
desk-criterion-ideal = отклонение от идеального соперника
desk-criterion-order = порядок номеров
desk-dead-end = Тура без повторных встреч не существует. Групп, которым не хватает соперников, { $count }: { $groups }. Вне своей группы каждой остаются только: { $without }, — а их меньше, чем групп. Закончите турнир этим туром, оставьте кого-то без игры или составьте пару вручную.
desk-dead-end-alone = Тура без повторных встреч не существует: { $groups }. Закончите турнир этим туром, оставьте кого-то без игры или составьте пару вручную.
desk-outcome-none = результата пока нет
desk-outcome-black = { $sides ->
    [order] победа первого игрока
   *[colours] победа чёрных
}
desk-outcome-white = { $sides ->
    [order] победа второго игрока
   *[colours] победа белых
}
desk-outcome-draw = ничья
desk-outcome-black-forfeit = { $sides ->
    [order] Второй игрок не явился: победа засчитана первому
   *[colours] Белые не явились: победа засчитана чёрным
}
desk-outcome-white-forfeit = { $sides ->
    [order] Первый игрок не явился: победа засчитана второму
   *[colours] Чёрные не явились: победа засчитана белым
}
desk-outcome-no-one = Не явились оба: поражение засчитано обоим
desk-outcome-awarded = Ничья присуждена без игры
desk-draw-short = ничья
desk-left = При ничьей осталось
desk-left-black = { $sides ->
    [order] у первого игрока
   *[colours] у чёрных
}
desk-left-white = { $sides ->
    [order] у второго игрока
   *[colours] у белых
}
desk-more = Неявки, отмена
desk-take-back = Убрать результат
desk-taken-back = результат убран
desk-corrected = исправлено
desk-me = Вы вносите результаты как { $name }.
desk-begin = К результатам
desk-begin-hint = Ссылка только ваша: кто её получит, внесёт результаты под вашим именем.
desk-nothing-yet = Ни один тур ещё не опубликован. Столы появятся здесь, как только он будет опубликован.
desk-filter = Найти стол или игрока
desk-show-open = Только без результата
desk-show-all = Все столы
desk-all-in = Все результаты внесены.
desk-offline = Нет связи. Внесённое хранится в телефоне и отправится, когда связь появится; не закрывайте страницу.
desk-session-over = Доступ закончился: войдите снова или попросите у судьи новую ссылку. Внесённое по-прежнему хранится в телефоне.
desk-waiting = сохранено в телефоне, ждёт связи
desk-sending = отправляется…
desk-entry-stored = Сохранено.
desk-entry-disputed = Кто-то внёс другой результат: сохранены оба, решит судья.
desk-away = Не играют в следующем туре
desk-withdrawn = больше не играет
desk-absent-next = пропустит следующий тур
desk-is-back = вернуть в турнир
desk-do-absent = пропустить тур
desk-do-withdraw = снять с турнира
desk-change = изменить
desk-assistants = Помощники
desk-assistants-hint = Помощник вносит результаты с телефона по своей ссылке, без учётной записи. Никто не перезапишет внесённое другим.
desk-assistant-name = Имя помощника
desk-invite = Создать ссылку
desk-invited = Ссылка для помощника ({ $name }). Отсканируйте или скопируйте её: она показывается, пока вы не подтвердите, что она у вас.
desk-qr = Ссылка в виде QR-кода
desk-copy = Скопировать
desk-copied = Скопировано
desk-revoke = отозвать
desk-revoked = отозвана
desk-revoke-confirm = Отозвать ссылку? Внесённое останется.
desk-log = Что происходило
desk-log-all = Весь журнал
desk-log-title = Журнал: { $name }
desk-log-empty = Пока ничего не происходило.
desk-log-plan = Выбрана система: { $system }
desk-log-enter = { $count ->
    [one] Внесён { $count } участник
    [few] Внесено { $count } участника
   *[many] Внесено { $count } участников
}
desk-log-amend = { $name }: данные изменены
desk-log-remove = { $name } больше не в списке
desk-log-draw = Жеребьёвка по исходному слову «{ $seed }»
desk-log-number = Внесены номера, вытянутые вручную
desk-log-absent = { $name } пропустит следующий тур
desk-log-present = { $name } всё же играет в следующем туре
desk-log-withdraw = { $name } выбывает из турнира
desk-log-again = { $name } возвращается в турнир
desk-log-pair = Составлены пары { $round }-⁠го тура
desk-log-swap = { $round }-⁠й тур изменён вручную, { $pair }
desk-log-publish = { $round }-⁠й тур опубликован
desk-log-start = { $round }-⁠й тур начался
desk-log-result = { $round }-⁠й тур, стол { $board }, { $pair }: { $result }
desk-log-rate = { $round }-⁠й тур, стол { $board }: обсчёт переигровки
desk-log-close = { $round }-⁠й тур завершён
desk-log-back = { $round }-⁠й тур: шаг назад
desk-log-finish = Турнир закончен и перенесён в таблицу
desk-log-resume = Турнир продолжается
desk-no-players = Пока никого нет. Вставьте список ниже, по одному участнику в строке.
desk-unknown = { $count ->
    [one] { $count } участник может быть известным игроком: укажите, кто это.
    [few] { $count } участника могут быть известными игроками: укажите, кто это.
   *[many] { $count } участников могут быть известными игроками: укажите, кто это.
}
desk-who-is = Кто это?
desk-that-is = Этот
desk-known = известен федерации
desk-field-name = Фамилия и имя
desk-field-born = Год или дата рождения
desk-field-club = Клуб или город
desk-field-rank = Разряд или ранг
desk-acts = Действия
desk-remove = Убрать из списка
desk-remove-confirm = Убрать участника из списка? Жеребьёвку придётся провести заново.
desk-add = Добавить участников
desk-people = По одному участнику в строке
desk-people-hint = Сначала имя; затем через точку с запятой или табуляцию в любом порядке: клуб или город, страна (две заглавные латинские буквы), разряд, рейтинг. Игроки федерации узнаются по имени.
desk-nobody-found = Федерация не знает такого игрока вне списка. Добавьте имя ниже.
desk-do-add = Добавить
desk-plan = Как проводится
desk-system = Система
desk-rounds = Число туров
desk-rounds-hint = Пусто: { $count }, как подходит для такого числа участников.
desk-first-board = Номер первого стола
desk-groups = Группы Мак-Магона
desk-groups-hint = Каждая группа начинает на одну победу впереди той, что ниже. Планки ограничивают группы сверху и снизу: все, кто не ниже верхней планки, начинают в высшей группе.
desk-width = Очков рейтинга в группе
desk-top = Верхняя планка (рейтинг)
desk-bottom = Нижняя планка (рейтинг)
desk-boundary = Где начинается группа
desk-boundary-floor = с полной сотни
desk-boundary-up = с ближайшей сотни, 50 — вверх
desk-boundary-down = с ближайшей сотни, 50 — вниз
desk-parameters = Параметры регламента
desk-parameters-hint = Первое значение каждого параметра — как регламент понимают обычно.
desk-bye-points = Очки за тур без пары (победа — 1)
desk-draw-points = Очки за ничью
desk-draw-points-hint = В обсчёте рейтинга ничья — всегда половина победы. Очки и места остаются такими, какими их считают здесь.
desk-ideal = Кто с кем внутри группы
desk-ideal-neighbours = соседи
desk-ideal-halves = верхняя половина с нижней
desk-parity = Порядок для цветов
desk-parity-text = как в тексте
desk-parity-swapped = туры наоборот
desk-lots = Жеребьёвка
desk-lots-hint = Назовите при всех исходное слово или число, например выпавшее на кости. По нему жеребьёвку может повторить каждый; все жеребьёвки остаются в списке.
desk-seed = Исходное слово или число
desk-seed-hint = Число или любой текст; это лишь предложение.
desk-draw-lots = Провести жеребьёвку
desk-draw-again = Провести заново
desk-draw-confirm = Жеребьёвка уже была. Провести заново? Прежняя останется в списке для всех.
desk-numbers = Номера, вытянутые вручную
desk-save-numbers = Внести эти номера
desk-draws = Проведённые жеребьёвки
desk-draw-of = Исходное слово «{ $seed }», участников: { $count }
desk-draw-by-hand = Вручную, участников: { $count }
desk-to-desk = К судейскому столу
desk-no-referee-only = Это делает только судья.
desk-no-nothing = Ни один тур не сыгран: таблицу делать не из чего.
desk-no-finished = Турнир закончен. Чтобы что-то изменить, сначала вернитесь к его проведению.
desk-no-begun = Первый тур опубликован: участников, номера и систему изменить уже нельзя.
desk-no-unknown = Такого участника уже нет. Посмотрите список снова.
desk-no-name = У участника должно быть имя.
desk-no-too-many = В таблице не больше 1000 участников и 40 туров.
desk-no-nobody = Составлять пары не из кого.
desk-no-not-drawn = Сначала проведите жеребьёвку.
desk-no-seed = Исходное слово — это число или текст не длиннее 120 знаков.
desk-no-number = Каждому нужен свой номер, не меньше 1.
desk-no-plan = Не больше 40 туров, столы от 1 до 9000.
desk-no-round = Сейчас идёт другой тур. Посмотрите судейский стол снова.
desk-no-stale = Тур тем временем изменился. Посмотрите на него снова, прежде чем продолжить.
desk-no-started = Тур начался: заново составить его нельзя. Неявившемуся засчитывается поражение.
desk-no-reason = Укажите причину: пары уже все видели.
desk-no-not-both = Выберите двух разных игроков этого тура.
desk-no-breaks = Это нарушает правила: подтвердите, что знаете об этом.
desk-no-champion-none = Турнир с выбыванием закончен без победителя.
desk-no-more-rounds = Все сыграли со всеми: туров больше нет.
desk-no-not-published = Тур ещё не опубликован.
desk-no-repaired = За этим столом теперь другие игроки: тур составлен заново. Ничего не сохранено; посмотрите столы снова.
desk-no-closed = Тур завершён: попросите судью исправить.
desk-no-later-round = От этого результата зависит следующий тур или переигровка. Сначала отмените их.
desk-no-time = Остаток времени — не больше суток.
desk-no-too-large = Числа слишком велики для расчёта.
desk-no-width = Ширина группы — хотя бы одно очко.
desk-no-bars = Нижняя планка выше верхней.
desk-no-too-long = Слишком длинно: { $text }…
desk-no-twice = { $name } уже в списке. Тёзок различают по году рождения.
desk-no-pasted-twice = { $name }: имя вставлено дважды. Тёзок различают по году рождения.
desk-no-line-number = Строка { $line }: «{ $field }» — слишком большое число для рейтинга. Ничего не внесено.
desk-no-line-club = Строка { $line }: «{ $field }» — не страна, не разряд и не рейтинг, а клуб уже указан: «{ $club }». Ничего не внесено.
desk-no-same-number = Номер { $number } у двоих.
desk-no-champion = Победитель турнира определён: { $name }. Закончите турнир.
desk-no-unfinished = { $count ->
    [one] { $count } партия ещё без результата.
    [few] { $count } партии ещё без результата.
   *[many] { $count } партий ещё без результата.
}
desk-no-disputed = { $count ->
    [one] { $count } результат спорный: сначала разберите его.
    [few] { $count } результата спорны: сначала разберите их.
   *[many] { $count } результатов спорны: сначала разберите их.
}
desk-no-rating = Рейтинга { $rating } не бывает.
flash-desk-open = Судейский стол открыт. Внесите участников.
flash-desk-done = Готово.
flash-desk-stored = Результат сохранён.
flash-desk-replays = Ничьи переигрываются: переигровки добавлены в тур.
desk-no-late = В этой системе встречи расписаны с самого начала: войти в турнир уже нельзя.
desk-no-late-points = Очки можно дать только за пропущенные туры: не больше { $most }.
desk-no-result = За этим столом нет сыгранного результата, который можно аннулировать.
desk-no-annulled = Этот результат аннулирован. Прежде чем менять его, отмените аннулирование.
desk-no-replayed = Партия переиграна, и у переигровки есть результат: сначала отмените его.
desk-no-replay = Переигрывается только ничья или аннулированная партия; в турнире с выбыванием она назначается при завершении тура.
desk-no-stones = Можно записать не больше { $most } камней форы.
desk-log-late = { $count ->
    [one] { $count } участник вошёл в турнир с опозданием
    [few] { $count } участника вошли в турнир с опозданием
   *[many] { $count } участников вошли в турнир с опозданием
}
desk-log-late-points = очки за пропущенные туры: { $points }
desk-log-stones = { $round }-⁠й тур, стол { $board }: фора { $stones }
desk-log-annul = { $round }-⁠й тур, стол { $board }: результат аннулирован
desk-log-restore = { $round }-⁠й тур, стол { $board }: аннулирование отменено
desk-log-again-at = { $round }-⁠й тур, стол { $board }: назначена переигровка
desk-log-stands = { $round }-⁠й тур, стол { $board }: не переигрывается
desk-replays-label = Ничьи
desk-replays-none = остаются; при выбывании переигрываются, переигровка не обсчитывается
desk-replays-rated = переигрываются; обсчитываются обе партии
desk-replays-unrated = переигрываются; переигровка не обсчитывается
desk-annulled = аннулирован
desk-annulled-by = Аннулировано: { $who }, { $when }.
desk-stones-of = фора { $stones }
desk-board-acts = Стол { $board }: что ещё отметить
desk-more-acts = Фора, аннулирование, переигровка
desk-more-acts-plain = Аннулирование, переигровка
desk-stones = Фора: камни, которые белые дают чёрным
desk-stones-hint = 1: чёрные ходят первыми без коми. 0: без форы. Фора попадёт в таблицу.
desk-do-annul = Аннулировать результат
desk-annul-hint = Аннулированная партия не обсчитывается; обсчитывается только её переигровка, если она будет. Кто, когда и почему аннулировал, остаётся на странице тура.
desk-do-restore = Отменить аннулирование
desk-do-replay = Назначить переигровку
desk-do-stand = Не переигрывать эту партию
desk-add-late = Поздний вход
desk-late-hint = Кто войдёт сейчас, играет с { $round }-⁠го тура под номером, следующим за номерами по жребию.
desk-late-points = Очки за пропущенные туры
desk-late-points-hint = По решению судьи, как в таблице: 1 за выигранную партию, 0,5 за ничью. Пусто — без очков. Для очков нужна причина.
desk-late-since = с { $round }-⁠го тура
desk-late-given = { $points } оч. за пропущенные туры
desk-registered = Зарегистрированные игроки
desk-registered-hint = Они зарегистрировались, но ещё не внесены в участники. Набирать ничего не нужно.
desk-registered-here = на месте
desk-take-all = { $count ->
    [one] Внести { $count } зарегистрированного
    [few] Внести всех { $count } зарегистрированных
   *[many] Внести всех { $count } зарегистрированных
}
desk-take-here = { $count ->
    [one] Внести { $count } пришедшего
    [few] Внести { $count } пришедших
   *[many] Внести { $count } пришедших
}
desk-registered-wait = { $count ->
    [one] { $count } зарегистрированный игрок ещё не внесён в участники.
    [few] { $count } зарегистрированных игрока ещё не внесены в участники.
   *[many] { $count } зарегистрированных игроков ещё не внесены в участники.
}
desk-public = Страницы для игроков и зала
desk-public-page = Страница для всех
desk-print-round = Напечатать пары { $round }-⁠го тура
desk-print-standings = Напечатать таблицу
annulled-why = Почему результаты аннулированы
annulled-why-hint = Одна причина для всех партий, отмеченных знаком x. У аннулированных за судейским столом и у тех, что были аннулированы раньше, остаётся своя. Причина указывается на странице турнира вместе с вашим именем и временем подписи.
problem-annulled = Есть аннулированные результаты: укажите, почему они аннулированы.
