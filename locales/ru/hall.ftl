hall-title = Судейский стол: { $name }
hall-desk = Судейский стол
hall-lead = Проводите турнир здесь: участники, жеребьёвка, пары, результаты с телефонов у столов. В конце таблица получится сама.
hall-do-open = Открыть судейский стол
hall-parts = Разделы судейского стола
hall-players = Участники
hall-players-title = Участники: { $name }
hall-participants = { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[many] { $count } участников
}
hall-rounds-planned = { $count ->
    [one] { $count } тур
    [few] { $count } тура
   *[many] { $count } туров
}
hall-round = { $round }-й тур
hall-rounds-nav = Туры
hall-first-players = Сначала внесите участников.
hall-first-lots = Теперь проведите жеребьёвку: каждый получит номер.
hall-system-swiss = Швейцарская система, пары по результатам
hall-system-mcmahon = Система Мак-Магона
hall-system-round-robin = Круговая система
hall-system-knockout = Система с выбыванием
hall-stage-paired = составлен, виден только вам
hall-stage-published = опубликован
hall-stage-started = идёт
hall-stage-closed = завершён
hall-pairings = Пары тура
hall-board = Стол
hall-board-n = Стол { $board }
hall-black = Чёрные
hall-white = Белые
hall-pair = { $black } (чёрные) – { $white } (белые)
hall-replay = переигровка
hall-rated = Обсчитать эту переигровку
hall-not-rated = Не обсчитывать эту переигровку
hall-replay-time = Время: чёрные { $black }, белые { $white }
hall-replays = { $count ->
    [one] { $count } ничья переигрывается.
    [few] { $count } ничьи переигрываются.
   *[many] { $count } ничьих переигрываются.
}
hall-bye = пропуск тура
hall-bye-of = Пропускает тур (свободен):
hall-absent-of = Отсутствуют:
hall-by-hand = Изменено вручную:
hall-results = Результаты
hall-results-title = Результаты { $round }-го тура
hall-results-in = Внесено результатов: { $done } из { $all }.
hall-disputed = спорных: { $count }
hall-enter-results = Вносить результаты
hall-claims = Внесены разные результаты
hall-decide = { $who }: { $says }. Это верно
hall-decided = решение судьи
hall-last-round = Если никто не выбудет, после этого тура составить следующий будет нельзя: кому-то пришлось бы играть друг с другом второй раз. Этот тур станет последним.
hall-warn-opponents = Туров запланировано больше, чем соперников: удастся составить не больше { $most }.
hall-warn-small = При таком числе участников последние туры часто нельзя составить без повторных встреч: запланируйте на один-два тура меньше.
hall-do-pair = Составить пары { $round }-го тура
hall-do-pair-again = Составить заново
hall-do-unpair = Отменить составленные пары
hall-do-publish = Опубликовать { $round }-й тур
hall-do-unpublish = Снять с публикации
hall-unpublish-confirm = Игроки могли уже увидеть пары. Снять с публикации?
hall-do-start = Начать { $round }-й тур
hall-do-unstart = Тур ещё не начался
hall-do-close = Завершить { $round }-й тур
hall-do-reopen = Открыть тур снова
hall-do-finish = Закончить турнир и сделать таблицу
hall-finish-confirm = Закончить турнир? Всё, что сейчас в таблице, заменится сыгранным.
hall-do-resume = Вернуться к проведению турнира
hall-resume-confirm = Вернуться к проведению? Ручные правки таблицы заменятся, когда турнир закончится снова.
hall-is-finished = Турнир закончен и перенесён в таблицу: проверьте её, посмотрите, что изменится, и подпишите.
hall-to-table = К таблице
hall-reason = Причина (её увидят все)
hall-swap = Изменить пару вручную
hall-swap-hint = Двое меняются местами, двое за одним столом меняются цветами. Сначала вы увидите, что станет хуже.
hall-swap-a = Этот игрок
hall-swap-b = и этот
hall-swap-show = Показать, что изменится
hall-swap-title = Изменение { $round }-го тура вручную
hall-swap-new = Новые пары
hall-swap-worse = Что станет хуже
hall-swap-same = Ничего не станет хуже.
hall-swap-met = { $black } и { $white } уже встречались (пункт 3(1)).
hall-swap-colours = { $black } играл бы чёрными против { $white } вопреки правилу цветов (пункт 3(3)).
hall-swap-confirm = Знаю, что это нарушает названные правила
hall-swap-do = Изменить
hall-cancel = Оставить как есть
hall-worse = { $what }: { $worse } вместо { $better }
hall-worse-order = одинаково хорошо, кроме одного: { $what }
hall-criterion-met = пары, которые уже встречались
hall-criterion-bye-twice = прежние пропуски того, кто свободен
hall-criterion-bye-score = очки того, кто свободен
hall-criterion-score = разность очков в квадрате
hall-criterion-float = равновесие подъёмов и спусков
hall-criterion-colour = равновесие цветов
hall-criterion-ideal = отклонение от идеального соперника
hall-criterion-order = порядок номеров
hall-dead-end = Тура без повторных встреч не существует: каждая из групп (их { $count }) вне себя может играть только с { $without }, а их меньше, чем групп: { $groups }. Закончите турнир этим туром, оставьте кого-то без игры или составьте пару вручную.
hall-dead-end-alone = Тура без повторных встреч не существует: { $groups }. Закончите турнир этим туром, оставьте кого-то без игры или составьте пару вручную.
hall-outcome-none = результата пока нет
hall-outcome-black = победа чёрных
hall-outcome-white = победа белых
hall-outcome-draw = ничья
hall-outcome-black-forfeit = Белые не явились: неявка, победа чёрных
hall-outcome-white-forfeit = Чёрные не явились: неявка, победа белых
hall-outcome-no-one = Не явились оба: поражение обоим
hall-outcome-awarded = Ничья присуждена без игры
hall-draw-short = ничья
hall-left-black = При ничьей: осталось у чёрных
hall-left-white = Осталось у белых
hall-more = Неявки, отмена
hall-take-back = Убрать результат
hall-taken-back = результат убран
hall-corrected = исправлено
hall-me = Вы вносите результаты как { $name }.
hall-nothing-yet = Ни один тур ещё не опубликован. Столы появятся здесь, как только он будет опубликован.
hall-filter = Найти стол или игрока
hall-show-open = Только без результата
hall-show-all = Все столы
hall-all-in = Все результаты внесены.
hall-offline = Нет связи. Внесённое хранится в телефоне и отправится, когда связь появится; не закрывайте страницу.
hall-session-over = Доступ закончился: войдите снова или попросите у судьи новую ссылку. Внесённое по-прежнему хранится в телефоне.
hall-waiting = сохранено в телефоне, ждёт связи
hall-sending = отправляется…
hall-entry-stored = Сохранено.
hall-entry-disputed = Кто-то внёс другой результат: сохранены оба, решит судья.
hall-away = Не играют в следующем туре
hall-withdrawn = выбыл
hall-absent-next = пропустит следующий тур
hall-is-back = снова играет
hall-do-absent = пропустит тур
hall-do-withdraw = выбывает
hall-withdraw-confirm = Со следующего тура этот игрок больше не играет. Продолжить?
hall-change = изменить
hall-assistants = Помощники
hall-assistants-hint = Помощник вносит результаты с телефона по своей ссылке, без учётной записи. Никто не перезапишет внесённое другим.
hall-assistant-name = Имя помощника
hall-invite = Создать ссылку
hall-invited = Ссылка для { $name }. Она показана только сейчас: отсканируйте или скопируйте.
hall-qr = Ссылка в виде QR-кода
hall-copy = Скопировать
hall-copied = Скопировано
hall-revoke = отозвать
hall-revoked = отозвана
hall-revoke-confirm = Отозвать ссылку? Внесённое останется.
hall-log = Что происходило
hall-log-all = Весь журнал
hall-log-title = Журнал: { $name }
hall-log-empty = Пока ничего не происходило.
hall-log-plan = Выбрана система: { $system }
hall-log-enter = { $count ->
    [one] внесён { $count } участник
    [few] внесено { $count } участника
   *[many] внесено { $count } участников
}
hall-log-amend = { $name }: данные изменены
hall-log-remove = { $name } убран из списка
hall-log-draw = Жеребьёвка по зерну «{ $seed }»
hall-log-number = Внесены номера, вытянутые вручную
hall-log-absent = { $name } пропустит следующий тур
hall-log-present = { $name } всё же играет в следующем туре
hall-log-withdraw = { $name } выбыл из турнира
hall-log-again = { $name } вернулся в турнир
hall-log-pair = Составлены пары { $round }-го тура
hall-log-swap = { $round }-й тур изменён вручную, { $pair }
hall-log-publish = { $round }-й тур опубликован
hall-log-start = { $round }-й тур начался
hall-log-result = { $round }-й тур, стол { $board }, { $pair }: { $result }
hall-log-rate = { $round }-й тур, стол { $board }: обсчёт переигровки
hall-log-close = { $round }-й тур завершён
hall-log-back = { $round }-й тур: шаг назад
hall-log-finish = Турнир закончен и перенесён в таблицу
hall-log-resume = Турнир продолжается
hall-no-players = Пока никого нет. Вставьте список ниже, по одному участнику в строке.
hall-unknown = { $count ->
    [one] { $count } участник может быть известным игроком: укажите, кто это.
    [few] { $count } участника могут быть известными игроками: укажите, кто это.
   *[many] { $count } участников могут быть известными игроками: укажите, кто это.
}
hall-who-is = Кто это?
hall-that-is = Этот
hall-known = известен федерации
hall-field-name = Имя
hall-field-born = Год или дата рождения
hall-field-club = Клуб или город
hall-field-rank = Разряд или ранг
hall-acts = Действия
hall-remove = Убрать из списка
hall-remove-confirm = Убрать участника из списка? Жеребьёвку придётся провести заново.
hall-add = Добавить участников
hall-people = По одному участнику в строке
hall-people-hint = Сначала имя; затем через точку с запятой или табуляцию в любом порядке: клуб или город, страна (две заглавные латинские буквы), разряд, рейтинг. Игроки федерации узнаются по имени.
hall-nobody-found = Федерация не знает такого игрока вне списка. Добавьте имя ниже.
hall-do-add = Добавить
hall-plan = Как проводится
hall-system = Система
hall-rounds = Число туров
hall-rounds-hint = Пусто: { $count }, как подходит для такого числа участников.
hall-first-board = Номер первого стола
hall-groups = Группы Мак-Магона
hall-groups-hint = На группу выше — на победу впереди. Планки ограничивают группы сверху и снизу: все от верхней планки начинают в высшей группе.
hall-width = Очков рейтинга в группе
hall-top = Верхняя планка (рейтинг)
hall-bottom = Нижняя планка (рейтинг)
hall-boundary = Где начинается группа
hall-boundary-floor = со своей сотни
hall-boundary-up = ближайшая сотня, половина вверх
hall-boundary-down = ближайшая сотня, половина вниз
hall-parameters = Параметры регламента
hall-parameters-hint = Первое значение каждого — прочтение регламента по умолчанию.
hall-bye-points = Очки за пропуск тура (победа — 2)
hall-draw-points = Очки за ничью
hall-ideal = Кто с кем внутри группы
hall-ideal-neighbours = соседи
hall-ideal-halves = верхняя половина с нижней
hall-parity = Порядок для цветов
hall-parity-text = как в тексте
hall-parity-swapped = туры наоборот
hall-lots = Жеребьёвка
hall-lots-hint = Назовите зерно при всех (брошенное или названное число). По нему жеребьёвку может повторить каждый; все жеребьёвки остаются в списке.
hall-seed = Зерно
hall-seed-hint = Число или любой текст; это лишь предложение.
hall-draw-lots = Провести жеребьёвку
hall-draw-again = Провести заново
hall-draw-confirm = Жеребьёвка уже была. Провести заново? Прежняя останется в списке для всех.
hall-numbers = Номера, вытянутые вручную
hall-save-numbers = Внести эти номера
hall-draws = Проведённые жеребьёвки
hall-draw-of = Зерно «{ $seed }», участников: { $count }
hall-draw-by-hand = Вручную, участников: { $count }
hall-to-desk = К судейскому столу
hall-no-referee-only = Это делает только судья.
hall-no-nothing = Ни один тур не сыгран: таблицу делать не из чего.
hall-no-finished = Турнир закончен. Чтобы что-то изменить, сначала вернитесь к его проведению.
hall-no-begun = Первый тур опубликован: участников, номера и систему изменить уже нельзя.
hall-no-unknown = Такого участника уже нет. Посмотрите список снова.
hall-no-name = У участника должно быть имя.
hall-no-too-many = В таблице не больше 1000 участников и 40 туров.
hall-no-nobody = Составлять пары не из кого.
hall-no-not-drawn = Сначала проведите жеребьёвку.
hall-no-seed = Зерно — число или текст не длиннее 120 знаков.
hall-no-number = Каждому нужен свой номер, не меньше 1.
hall-no-plan = Не больше 40 туров, столы от 1 до 9000.
hall-no-round = Сейчас идёт другой тур. Посмотрите судейский стол снова.
hall-no-stale = Тур тем временем изменился. Посмотрите на него снова, прежде чем продолжить.
hall-no-started = Тур начался: заново составить его нельзя. Неявившемуся засчитывается поражение.
hall-no-reason = Укажите причину: пары уже все видели.
hall-no-not-both = Выберите двух разных игроков этого тура.
hall-no-breaks = Это нарушает правила: подтвердите, что знаете.
hall-no-champion-none = Турнир на выбывание закончен без победителя.
hall-no-more-rounds = Все сыграли со всеми: туров больше нет.
hall-no-not-published = Тур ещё не опубликован.
hall-no-repaired = За этим столом теперь другие игроки: тур составлен заново. Ничего не сохранено; посмотрите столы снова.
hall-no-closed = Тур завершён: попросите судью исправить.
hall-no-later-round = На этом результате стоит следующий тур или переигровка. Сначала отмените их.
hall-no-time = Остаток времени — не больше суток.
hall-no-too-large = Числа слишком велики для расчёта.
hall-no-width = Ширина группы — хотя бы одно очко.
hall-no-bars = Нижняя планка выше верхней.
hall-no-too-long = Слишком длинно: { $text }…
hall-no-twice = { $name } уже в списке. Однофамильцев различает год рождения.
hall-no-same-number = Номер { $number } у двоих.
hall-no-champion = Турнир решён: победил { $name }. Закончите турнир.
hall-no-unfinished = { $count ->
    [one] { $count } партия ещё без результата.
    [few] { $count } партии ещё без результата.
   *[many] { $count } партий ещё без результата.
}
hall-no-disputed = { $count ->
    [one] { $count } результат спорный: сначала решите его.
    [few] { $count } результата спорные: сначала решите их.
   *[many] { $count } результатов спорные: сначала решите их.
}
hall-no-rating = Рейтинга { $rating } не бывает.
flash-hall-open = Судейский стол открыт. Внесите участников.
flash-hall-done = Готово.
flash-hall-stored = Результат сохранён.
flash-hall-replays = Ничьи переигрываются: переигровки добавлены в тур.
