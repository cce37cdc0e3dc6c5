hall-title = Суддівський стіл: { $name }
hall-desk = Суддівський стіл
hall-lead = Проводьте турнір тут: учасники, жеребкування, пари, результати з телефонів біля столів. Наприкінці таблиця складеться сама.
hall-do-open = Відкрити суддівський стіл
hall-parts = Розділи суддівського столу
hall-players = Учасники
hall-players-title = Учасники: { $name }
hall-participants = { $count ->
    [one] { $count } учасник
    [few] { $count } учасники
   *[many] { $count } учасників
}
hall-rounds-planned = { $count ->
    [one] { $count } тур
    [few] { $count } тури
   *[many] { $count } турів
}
hall-round = { $round }-й тур
hall-rounds-nav = Тури
hall-first-players = Спершу внесіть учасників.
hall-first-lots = Тепер проведіть жеребкування: кожен отримає номер.
hall-system-swiss = Швейцарська система, пари за результатами
hall-system-mcmahon = Система Мак-Магона
hall-system-round-robin = Колова система
hall-system-knockout = Система з вибуванням
hall-stage-paired = складений, видно лише вам
hall-stage-published = опублікований
hall-stage-started = триває
hall-stage-closed = завершений
hall-pairings = Пари туру
hall-board = Стіл
hall-board-n = Стіл { $board }
hall-black = Чорні
hall-white = Білі
hall-pair = { $black } (чорні) – { $white } (білі)
hall-replay = перегравання
hall-rated = Обрахувати це перегравання
hall-not-rated = Не обраховувати це перегравання
hall-replay-time = Час: чорні { $black }, білі { $white }
hall-replays = { $count ->
    [one] { $count } нічия перегравається.
    [few] { $count } нічиї переграються.
   *[many] { $count } нічиїх переграються.
}
hall-bye = пропуск туру
hall-bye-of = Пропускає тур (вільний):
hall-absent-of = Відсутні:
hall-by-hand = Змінено вручну:
hall-results = Результати
hall-results-title = Результати { $round }-го туру
hall-results-in = Внесено результатів: { $done } з { $all }.
hall-disputed = спірних: { $count }
hall-enter-results = Вносити результати
hall-claims = Внесено різні результати
hall-decide = { $who }: { $says }. Це правильно
hall-decided = рішення судді
hall-last-round = Якщо ніхто не вибуде, після цього туру скласти наступний не вдасться: комусь довелося б грати одне з одним удруге. Цей тур стане останнім.
hall-warn-opponents = Турів заплановано більше, ніж суперників: вдасться скласти не більше { $most }.
hall-warn-small = За такої кількості учасників останні тури часто не можна скласти без повторних зустрічей: заплануйте на один-два тури менше.
hall-do-pair = Скласти пари { $round }-го туру
hall-do-pair-again = Скласти заново
hall-do-unpair = Скасувати складені пари
hall-do-publish = Опублікувати { $round }-й тур
hall-do-unpublish = Зняти з публікації
hall-unpublish-confirm = Гравці могли вже побачити пари. Зняти з публікації?
hall-do-start = Почати { $round }-й тур
hall-do-unstart = Тур ще не почався
hall-do-close = Завершити { $round }-й тур
hall-do-reopen = Відкрити тур знову
hall-do-finish = Закінчити турнір і зробити таблицю
hall-finish-confirm = Закінчити турнір? Усе, що зараз у таблиці, заміниться зіграним.
hall-do-resume = Повернутися до проведення турніру
hall-resume-confirm = Повернутися до проведення? Ручні правки таблиці заміняться, коли турнір закінчиться знову.
hall-is-finished = Турнір закінчено й перенесено в таблицю: перевірте її, подивіться, що зміниться, і підпишіть.
hall-to-table = До таблиці
hall-reason = Причина (її побачать усі)
hall-swap = Змінити пару вручну
hall-swap-hint = Двоє міняються місцями, двоє за одним столом міняються кольорами. Спершу ви побачите, що стане гірше.
hall-swap-a = Цей гравець
hall-swap-b = і цей
hall-swap-show = Показати, що зміниться
hall-swap-title = Зміна { $round }-го туру вручну
hall-swap-new = Нові пари
hall-swap-worse = Що стане гірше
hall-swap-same = Нічого не стане гірше.
hall-swap-met = { $black } і { $white } вже зустрічалися (пункт 3(1)).
hall-swap-colours = { $black } грав би чорними проти { $white } всупереч правилу кольорів (пункт 3(3)).
hall-swap-confirm = Знаю, що це порушує названі правила
hall-swap-do = Змінити
hall-cancel = Залишити як є
hall-worse = { $what }: { $worse } замість { $better }
hall-worse-order = однаково добре, крім одного: { $what }
hall-criterion-met = пари, що вже зустрічалися
hall-criterion-bye-twice = попередні пропуски того, хто вільний
hall-criterion-bye-score = очки того, хто вільний
hall-criterion-score = різниця очок у квадраті
hall-criterion-float = рівновага підйомів і спусків
hall-criterion-colour = рівновага кольорів
hall-criterion-ideal = відхилення від ідеального суперника
hall-criterion-order = порядок номерів
hall-dead-end = Туру без повторних зустрічей не існує: кожна з груп (їх { $count }) поза собою може грати лише з { $without }, а їх менше, ніж груп: { $groups }. Закінчіть турнір цим туром, залиште когось без гри або складіть пару вручну.
hall-dead-end-alone = Туру без повторних зустрічей не існує: { $groups }. Закінчіть турнір цим туром, залиште когось без гри або складіть пару вручну.
hall-outcome-none = результату поки немає
hall-outcome-black = перемога чорних
hall-outcome-white = перемога білих
hall-outcome-draw = нічия
hall-outcome-black-forfeit = Білі не з’явилися: неявка, перемога чорних
hall-outcome-white-forfeit = Чорні не з’явилися: неявка, перемога білих
hall-outcome-no-one = Не з’явилися обоє: поразка обом
hall-outcome-awarded = Нічию присуджено без гри
hall-draw-short = нічия
hall-left-black = За нічиєї: лишилося в чорних
hall-left-white = Лишилося в білих
hall-more = Неявки, скасування
hall-take-back = Прибрати результат
hall-taken-back = результат прибрано
hall-corrected = виправлено
hall-me = Ви вносите результати як { $name }.
hall-nothing-yet = Жодного туру ще не опубліковано. Столи з’являться тут, щойно його опублікують.
hall-filter = Знайти стіл або гравця
hall-show-open = Лише без результату
hall-show-all = Усі столи
hall-all-in = Усі результати внесено.
hall-offline = Немає зв’язку. Внесене зберігається в телефоні й надішлеться, щойно зв’язок з’явиться; не закривайте сторінку.
hall-session-over = Доступ закінчився: увійдіть знову або попросіть у судді нове посилання. Внесене досі зберігається в телефоні.
hall-waiting = збережено в телефоні, чекає на зв’язок
hall-sending = надсилається…
hall-entry-stored = Збережено.
hall-entry-disputed = Хтось вніс інший результат: збережено обидва, вирішить суддя.
hall-away = Не грають у наступному турі
hall-withdrawn = вибув
hall-absent-next = пропустить наступний тур
hall-is-back = знову грає
hall-do-absent = пропустить тур
hall-do-withdraw = вибуває
hall-withdraw-confirm = З наступного туру цей гравець більше не грає. Продовжити?
hall-change = змінити
hall-assistants = Помічники
hall-assistants-hint = Помічник вносить результати з телефона за власним посиланням, без облікового запису. Ніхто не перезапише внесене іншим.
hall-assistant-name = Ім’я помічника
hall-invite = Створити посилання
hall-invited = Посилання для { $name }. Воно показане лише зараз: відскануйте або скопіюйте.
hall-qr = Посилання у вигляді QR-коду
hall-copy = Скопіювати
hall-copied = Скопійовано
hall-revoke = відкликати
hall-revoked = відкликано
hall-revoke-confirm = Відкликати посилання? Внесене залишиться.
hall-log = Що відбувалося
hall-log-all = Увесь журнал
hall-log-title = Журнал: { $name }
hall-log-empty = Поки нічого не відбувалося.
hall-log-plan = Обрано систему: { $system }
hall-log-enter = { $count ->
    [one] внесено { $count } учасника
    [few] внесено { $count } учасників
   *[many] внесено { $count } учасників
}
hall-log-amend = { $name }: дані змінено
hall-log-remove = { $name } прибрано зі списку
hall-log-draw = Жеребкування за зерном «{ $seed }»
hall-log-number = Внесено номери, витягнуті вручну
hall-log-absent = { $name } пропустить наступний тур
hall-log-present = { $name } усе ж грає в наступному турі
hall-log-withdraw = { $name } вибув із турніру
hall-log-again = { $name } повернувся до турніру
hall-log-pair = Складено пари { $round }-го туру
hall-log-swap = { $round }-й тур змінено вручну, { $pair }
hall-log-publish = { $round }-й тур опубліковано
hall-log-start = { $round }-й тур почався
hall-log-result = { $round }-й тур, стіл { $board }, { $pair }: { $result }
hall-log-rate = { $round }-й тур, стіл { $board }: обрахування перегравання
hall-log-close = { $round }-й тур завершено
hall-log-back = { $round }-й тур: крок назад
hall-log-finish = Турнір закінчено й перенесено в таблицю
hall-log-resume = Турнір триває далі
hall-no-players = Поки нікого немає. Вставте список нижче, по одному учаснику в рядку.
hall-unknown = { $count ->
    [one] { $count } учасник може бути відомим гравцем: вкажіть, хто це.
    [few] { $count } учасники можуть бути відомими гравцями: вкажіть, хто це.
   *[many] { $count } учасників можуть бути відомими гравцями: вкажіть, хто це.
}
hall-who-is = Хто це?
hall-that-is = Цей
hall-known = відомий федерації
hall-field-name = Ім’я
hall-field-born = Рік або дата народження
hall-field-club = Клуб або місто
hall-field-rank = Розряд або ранг
hall-acts = Дії
hall-remove = Прибрати зі списку
hall-remove-confirm = Прибрати учасника зі списку? Жеребкування доведеться провести заново.
hall-add = Додати учасників
hall-people = По одному учаснику в рядку
hall-people-hint = Спершу ім’я; далі через крапку з комою або табуляцію в будь-якому порядку: клуб або місто, країна (дві великі латинські літери), розряд, рейтинг. Гравці федерації впізнаються за іменем.
hall-nobody-found = Федерація не знає такого гравця поза списком. Додайте ім’я нижче.
hall-do-add = Додати
hall-plan = Як проводиться
hall-system = Система
hall-rounds = Кількість турів
hall-rounds-hint = Порожньо: { $count }, як пасує такій кількості учасників.
hall-first-board = Номер першого столу
hall-groups = Групи Мак-Магона
hall-groups-hint = На групу вище — на перемогу попереду. Планки обмежують групи згори та знизу: усі від верхньої планки починають у найвищій групі.
hall-width = Очок рейтингу в групі
hall-top = Верхня планка (рейтинг)
hall-bottom = Нижня планка (рейтинг)
hall-boundary = Де починається група
hall-boundary-floor = зі своєї сотні
hall-boundary-up = найближча сотня, половина вгору
hall-boundary-down = найближча сотня, половина вниз
hall-parameters = Параметри регламенту
hall-parameters-hint = Перше значення кожного — прочитання регламенту за замовчуванням.
hall-bye-points = Очки за пропуск туру (перемога — 2)
hall-draw-points = Очки за нічию
hall-ideal = Хто з ким усередині групи
hall-ideal-neighbours = сусіди
hall-ideal-halves = верхня половина з нижньою
hall-parity = Порядок для кольорів
hall-parity-text = як у тексті
hall-parity-swapped = тури навпаки
hall-lots = Жеребкування
hall-lots-hint = Назвіть зерно при всіх (кинуте чи назване число). За ним жеребкування може повторити кожен; усі жеребкування лишаються в списку.
hall-seed = Зерно
hall-seed-hint = Число або будь-який текст; це лише пропозиція.
hall-draw-lots = Провести жеребкування
hall-draw-again = Провести заново
hall-draw-confirm = Жеребкування вже було. Провести заново? Попереднє залишиться в списку для всіх.
hall-numbers = Номери, витягнуті вручну
hall-save-numbers = Внести ці номери
hall-draws = Проведені жеребкування
hall-draw-of = Зерно «{ $seed }», учасників: { $count }
hall-draw-by-hand = Вручну, учасників: { $count }
hall-to-desk = До суддівського столу
hall-no-referee-only = Це робить лише суддя.
hall-no-nothing = Жодного туру не зіграно: таблицю нема з чого робити.
hall-no-finished = Турнір закінчено. Щоб щось змінити, спершу поверніться до його проведення.
hall-no-begun = Перший тур опубліковано: учасників, номери й систему змінити вже не можна.
hall-no-unknown = Такого учасника вже немає. Перегляньте список знову.
hall-no-name = Учасник повинен мати ім’я.
hall-no-too-many = У таблиці не більше 1000 учасників і 40 турів.
hall-no-nobody = Складати пари нема з кого.
hall-no-not-drawn = Спершу проведіть жеребкування.
hall-no-seed = Зерно — число або текст не довше 120 знаків.
hall-no-number = Кожному потрібен свій номер, не менше 1.
hall-no-plan = Не більше 40 турів, столи від 1 до 9000.
hall-no-round = Зараз інший тур. Перегляньте суддівський стіл знову.
hall-no-stale = Тур тим часом змінився. Перегляньте його знову, перш ніж продовжити.
hall-no-started = Тур почався: заново скласти його не можна. Тому, хто не з’явився, зараховується поразка.
hall-no-reason = Вкажіть причину: пари вже всі бачили.
hall-no-not-both = Оберіть двох різних гравців цього туру.
hall-no-breaks = Це порушує правила: підтвердьте, що знаєте.
hall-no-champion-none = Турнір на вибування закінчено без переможця.
hall-no-more-rounds = Усі зіграли з усіма: турів більше немає.
hall-no-not-published = Тур ще не опубліковано.
hall-no-repaired = За цим столом тепер інші гравці: тур складено заново. Нічого не збережено; перегляньте столи знову.
hall-no-closed = Тур завершено: попросіть суддю виправити.
hall-no-later-round = На цьому результаті стоїть наступний тур або перегравання. Спершу скасуйте їх.
hall-no-time = Залишок часу — не більше доби.
hall-no-too-large = Числа завеликі для розрахунку.
hall-no-width = Ширина групи — хоча б одне очко.
hall-no-bars = Нижня планка вища за верхню.
hall-no-too-long = Задовго: { $text }…
hall-no-twice = { $name } вже в списку. Однофамільців розрізняє рік народження.
hall-no-same-number = Номер { $number } у двох.
hall-no-champion = Турнір вирішено: переміг { $name }. Закінчіть турнір.
hall-no-unfinished = { $count ->
    [one] { $count } партія ще без результату.
    [few] { $count } партії ще без результату.
   *[many] { $count } партій ще без результату.
}
hall-no-disputed = { $count ->
    [one] { $count } результат спірний: спершу вирішіть його.
    [few] { $count } результати спірні: спершу вирішіть їх.
   *[many] { $count } результатів спірні: спершу вирішіть їх.
}
hall-no-rating = Рейтингу { $rating } не буває.
flash-hall-open = Суддівський стіл відкрито. Внесіть учасників.
flash-hall-done = Готово.
flash-hall-stored = Результат збережено.
flash-hall-replays = Нічиї переграються: перегравання додано до туру.
