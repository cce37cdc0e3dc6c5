desk-title = Суддівський стіл: { $name }
desk-name = Суддівський стіл
desk-lead = Проводьте турнір тут: учасники, жеребкування, пари, результати з телефонів біля столів. Наприкінці таблиця складеться сама.
desk-do-open = Відкрити суддівський стіл
desk-parts = Розділи суддівського столу
desk-players = Учасники
desk-players-title = Учасники: { $name }
desk-participants = { $count ->
    [one] { $count }{"\u00A0"}учасник
    [few] { $count }{"\u00A0"}учасники
   *[many] { $count }{"\u00A0"}учасників
}
desk-rounds-planned = { $count ->
    [one] { $count }{"\u00A0"}тур
    [few] { $count }{"\u00A0"}тури
   *[many] { $count }{"\u00A0"}турів
}
desk-round = { $round }-⁠й тур
desk-rounds-nav = Тури
desk-first-players = Спершу внесіть учасників.
desk-first-lots = Тепер проведіть жеребкування: кожен отримає номер.
desk-system-swiss = Швейцарська система, пари за результатами
desk-system-mcmahon = Система Мак-Магона
desk-system-round-robin = Колова система
desk-system-knockout = Система з вибуванням
desk-stage-paired = складений, видно лише вам
desk-stage-published = опублікований
desk-stage-started = триває
desk-stage-closed = завершений
desk-pairings = Пари туру
desk-board = Стіл
desk-board-n = Стіл { $board }
desk-first = { $sides ->
    [black] Чорні
    [white] Білі
   *[order] Перший гравець
}
desk-second = { $sides ->
    [black] Білі
    [white] Чорні
   *[order] Другий гравець
}
desk-pair = { $sides ->
    [black] { $black } (чорні) – { $white } (білі)
    [white] { $white } (білі) – { $black } (чорні)
   *[order] { $black } – { $white }
}
desk-replay = перегравання
desk-rated = Обрахувати це перегравання
desk-not-rated = Не обраховувати це перегравання
desk-replay-time = { $sides ->
    [black] Час: чорні { $black }, білі { $white }
    [white] Час: білі { $white }, чорні { $black }
   *[order] Час: перший гравець { $black }, другий { $white }
}
desk-replays = { $count ->
    [one] { $count } нічия перегравається.
    [few] { $count } нічиї переграваються.
   *[many] { $count } нічиїх перегравається.
}
desk-bye = без пари
desk-bye-of = Без пари:
desk-absent-of = Пропускають тур:
desk-by-hand = Змінено вручну:
desk-results = Результати
desk-results-title = Результати { $round }-⁠го туру
desk-results-in = Внесено результатів: { $done } з { $all }.
desk-disputed = { $count ->
    [one] { $count } спірний
    [few] { $count } спірні
    [many] { $count } спірних
   *[other] { $count } спірного
}
desk-enter-results = Вносити результати
desk-claims = Внесено різні результати
desk-decide = { $who }: { $says }. Це правильно
desk-decided = рішення судді
desk-last-round = Якщо ніхто не вибуде, після цього туру скласти наступний не вдасться: комусь довелося б грати одне з одним удруге. Цей тур стане останнім.
desk-warn-opponents = Турів заплановано більше, ніж суперників: вдасться скласти не більше { $most }.
desk-warn-unusual = За кількості учасників { $count } стаття 2 радить від { $least } до { $greatest } турів; заплановано: { $planned }.
desk-warn-small = За такої кількості учасників останні тури часто не можна скласти без повторних зустрічей: заплануйте на один-два тури менше.
desk-discarded = Чернетку { $round }-го туру скасовано: { $cause }. Складіть тур заново.
desk-cause-withdrawn = { $who } вибуває з турніру
desk-cause-back = { $who } знову грає
desk-cause-absent = { $who } пропускає цей тур
desk-cause-participants = змінився список учасників
desk-cause-lots = проведено нове жеребкування
desk-cause-settings = змінено налаштування турніру
desk-cause-result = змінився результат (тур { $round }, стіл { $board })
desk-cause-earlier = відтоді змінилися результати або склад учасників
desk-do-pair = Скласти пари { $round }-⁠го туру
desk-do-pair-again = Скласти заново
desk-do-unpair = Скасувати складені пари
desk-do-publish = Опублікувати { $round }-⁠й тур
desk-do-unpublish = Зняти з публікації
desk-unpublish-confirm = Гравці могли вже побачити пари. Зняти з публікації?
desk-do-start = Почати { $round }-⁠й тур
desk-do-unstart = Тур ще не почався
desk-do-close = Завершити { $round }-⁠й тур
desk-do-reopen = Відкрити тур знову
desk-do-finish = Закінчити турнір і зробити таблицю
desk-finish-confirm = Закінчити турнір? Усе, що зараз у таблиці, заміниться зіграним.
desk-do-resume = Повернутися до проведення турніру
desk-resume-confirm = Повернутися до проведення? Ручні правки таблиці заміняться, коли турнір закінчиться знову.
desk-is-finished = Турнір закінчено й перенесено в таблицю: перевірте її, подивіться, що зміниться, і підпишіть.
desk-to-table = До таблиці
desk-reason = Причина (її побачать усі)
desk-swap = Змінити пару вручну
desk-swap-hint = { $sides ->
    [order] Двоє міняються місцями; з двох за одним столом першим стає інший. Спершу ви побачите, що стане гірше.
   *[colours] Двоє міняються місцями, двоє за одним столом міняються кольорами. Спершу ви побачите, що стане гірше.
}
desk-swap-a = Цей гравець
desk-swap-b = і цей
desk-swap-show = Показати, що зміниться
desk-swap-title = Зміна { $round }-⁠го туру вручну
desk-swap-new = Нові пари
desk-swap-worse = Що стане гірше
desk-swap-same = Нічого не стане гірше.
desk-swap-met = { $black } і { $white } вже зустрічалися (пункт 3(1)).
desk-swap-colours = { $sides ->
    [order] { $black } – перший проти { $white } всупереч правилу черговості (пункт 3(3)).
   *[colours] { $black } отримує чорні проти { $white } всупереч правилу кольорів (пункт 3(3)).
}
desk-swap-confirm = Знаю, що це порушує названі правила
desk-swap-do = Змінити
desk-cancel = Залишити як є
desk-worse = { $what }: { $worse }{"\u00A0"}замість{"\u00A0"}{ $better }
desk-worse-order = однаково добре, крім одного: { $what }
desk-criterion-met = пари, що вже зустрічалися
desk-criterion-bye-twice = попередні тури без пари в того, хто лишається без неї
desk-criterion-bye-score = очки того, хто лишається без пари
desk-criterion-score = сума квадратів різниць очок суперників
desk-criterion-float = рівновага підвищень і понижень
desk-criterion-colour = { $sides ->
    [order] рівновага черговості
   *[colours] рівновага кольорів
}
desk-criterion-ideal = відхилення від ідеального суперника
desk-criterion-order = порядок номерів
desk-dead-end = Туру без повторних зустрічей не існує. Груп, яким бракує суперників, { $count }: { $groups }. Поза своєю групою кожній лишаються тільки: { $without }, – а їх менше, ніж груп. Закінчіть турнір цим туром, залиште когось без гри або складіть пару вручну.
desk-dead-end-alone = Туру без повторних зустрічей не існує: { $groups }. Закінчіть турнір цим туром, залиште когось без гри або складіть пару вручну.
desk-outcome-none = результату поки немає
desk-outcome-black = { $sides ->
    [order] перемога першого гравця
   *[colours] перемога чорних
}
desk-outcome-white = { $sides ->
    [order] перемога другого гравця
   *[colours] перемога білих
}
desk-outcome-draw = нічия
desk-outcome-black-forfeit = { $sides ->
    [order] Другий гравець не з’явився: перемогу зараховано першому
   *[colours] Білі не з’явилися: перемогу зараховано чорним
}
desk-outcome-white-forfeit = { $sides ->
    [order] Перший гравець не з’явився: перемогу зараховано другому
   *[colours] Чорні не з’явилися: перемогу зараховано білим
}
desk-outcome-no-one = Не з’явилися обоє: поразку зараховано обом
desk-outcome-awarded = Нічию присуджено без гри
desk-draw-short = нічия
desk-left = Якщо нічия, спершу вкажіть, скільки часу лишилося
desk-left-black = { $sides ->
    [order] у першого гравця
   *[colours] у чорних
}
desk-left-white = { $sides ->
    [order] у другого гравця
   *[colours] у білих
}
desk-more = Неявки, скасування
desk-take-back = Прибрати результат
desk-taken-back = результат прибрано
desk-corrected = виправлено
desk-me = Ви вносите результати як { $name }.
desk-begin = До результатів
desk-begin-hint = Посилання лише ваше: хто його отримає, внесе результати під вашим ім’ям.
desk-nothing-yet = Жодного туру ще не опубліковано. Столи з’являться тут, щойно його опублікують.
desk-filter = Знайти стіл або гравця
desk-show-open = Лише без результату
desk-show-all = Усі столи
desk-all-in = Усі результати внесено.
desk-offline = Немає зв’язку. Внесене зберігається в телефоні й надішлеться, щойно зв’язок з’явиться; не закривайте сторінку.
desk-session-over = Доступ закінчився: увійдіть знову або попросіть у судді нове посилання. Внесене досі зберігається в телефоні.
desk-waiting = збережено в телефоні, чекає на зв’язок
desk-sending = надсилається…
desk-entry-stored = Збережено.
desk-entry-disputed = Хтось вніс інший результат: збережено обидва, вирішить суддя.
desk-away = Не грають у наступному турі
desk-withdrawn = більше не грає
desk-absent-next = пропустить наступний тур
desk-is-back = повернути до турніру
desk-do-absent = пропустити тур
desk-do-withdraw = зняти з турніру
desk-change = змінити
desk-assistants = Помічники
desk-assistants-hint = Помічник вносить результати з телефона за власним посиланням, без облікового запису. Ніхто не перезапише внесене іншим.
desk-assistant-name = Ім’я помічника
desk-invite = Створити посилання
desk-invited = Посилання для помічника ({ $name }). Відскануйте або скопіюйте його: його показано, доки ви не підтвердите, що воно у вас.
desk-qr = Посилання у вигляді QR-коду
desk-copy = Скопіювати
desk-copied = Скопійовано
desk-revoke = відкликати
desk-revoked = відкликано
desk-revoke-confirm = Відкликати посилання? Внесене залишиться.
desk-log = Що відбувалося
desk-log-all = Увесь журнал
desk-log-title = Журнал: { $name }
desk-log-empty = Поки нічого не відбувалося.
desk-log-plan = Обрано систему: { $system }
desk-log-enter = { $count ->
    [one] Внесено { $count } учасника
    [few] Внесено { $count } учасників
   *[many] Внесено { $count } учасників
}
desk-log-amend = { $name }: дані змінено
desk-log-remove = { $name } більше не у списку
desk-log-draw = Жеребкування за початковим словом «{ $seed }»
desk-log-number = Внесено номери, витягнуті вручну
desk-log-absent = { $name } пропустить наступний тур
desk-log-present = { $name } усе ж грає в наступному турі
desk-log-withdraw = { $name } вибуває з турніру
desk-log-again = { $name } повертається до турніру
desk-log-pair = Складено пари { $round }-⁠го туру
desk-log-swap = { $round }-⁠й тур змінено вручну, { $pair }
desk-log-publish = { $round }-⁠й тур опубліковано
desk-log-start = { $round }-⁠й тур почався
desk-log-result = { $round }-⁠й тур, стіл { $board }, { $pair }: { $result }
desk-log-rate = { $round }-⁠й тур, стіл { $board }: обрахунок перегравання
desk-log-close = { $round }-⁠й тур завершено
desk-log-back = { $round }-⁠й тур: крок назад
desk-log-finish = Турнір закінчено й перенесено в таблицю
desk-log-resume = Турнір триває далі
desk-no-players = Поки нікого немає. Вставте список нижче, по одному учаснику в рядку.
desk-unknown = { $count ->
    [one] { $count } учасник може бути відомим гравцем: вкажіть, хто це.
    [few] { $count } учасники можуть бути відомими гравцями: вкажіть, хто це.
   *[many] { $count } учасників можуть бути відомими гравцями: вкажіть, хто це.
}
desk-who-is = Хто це?
desk-that-is = Цей
desk-known = відомий федерації
desk-field-name = Прізвище та ім’я
desk-field-born = Рік або дата народження
desk-field-club = Клуб або місто
desk-field-rank = Розряд або ранг
desk-acts = Дії
desk-remove = Прибрати зі списку
desk-remove-confirm = Прибрати учасника зі списку? Жеребкування доведеться провести заново.
desk-add = Додати учасників
desk-people = По одному учаснику в рядку
desk-people-hint = Спершу ім’я; далі через крапку з комою або табуляцію в будь-якому порядку: клуб або місто, країна (дві великі латинські літери), розряд, рейтинг. Гравці федерації впізнаються за іменем.
desk-nobody-found = Федерація не знає такого гравця поза списком. Додайте ім’я нижче.
desk-do-add = Додати
desk-plan = Як проводиться
desk-system = Система
desk-rounds = Кількість турів
desk-rounds-hint = Порожньо: { $count }, як пасує такій кількості учасників.
desk-first-board = Номер першого столу
desk-groups = Групи Мак-Магона
desk-groups-hint = Кожна група починає на одну перемогу попереду тієї, що нижче. Планки обмежують групи згори та знизу: усі, хто не нижче верхньої планки, починають у найвищій групі.
desk-width = Очок рейтингу в групі
desk-top = Верхня планка (рейтинг)
desk-bottom = Нижня планка (рейтинг)
desk-boundary = Де починається група
desk-boundary-floor = з повної сотні
desk-boundary-up = з найближчої сотні, 50 – угору
desk-boundary-down = з найближчої сотні, 50 – униз
desk-parameters = Параметри регламенту
desk-parameters-hint = Перше значення кожного параметра – як регламент розуміють зазвичай.
desk-bye-points = Очки за тур без пари (перемога – 1)
desk-draw-points = Очки за нічию
desk-draw-points-hint = У розрахунку рейтингу нічия – завжди половина перемоги. Очки й місця лишаються такими, якими їх рахують тут.
desk-ideal = Хто з ким усередині групи
desk-ideal-neighbours = сусіди
desk-ideal-halves = верхня половина з нижньою
desk-parity = Порядок для кольорів
desk-parity-text = як у тексті
desk-parity-swapped = тури навпаки
desk-lots = Жеребкування
desk-lots-hint = Назвіть при всіх початкове слово або число, наприклад те, що випало на кості. За ним жеребкування може повторити кожен; усі жеребкування лишаються в списку.
desk-seed = Початкове слово або число
desk-seed-hint = Число або будь-який текст; це лише пропозиція.
desk-draw-lots = Провести жеребкування
desk-draw-again = Провести заново
desk-draw-confirm = Жеребкування вже було. Провести заново? Попереднє залишиться в списку для всіх.
desk-numbers = Номери, витягнуті вручну
desk-save-numbers = Внести ці номери
desk-draws = Проведені жеребкування
desk-draw-of = Початкове слово «{ $seed }», учасників: { $count }
desk-draw-by-hand = Вручну, учасників: { $count }
desk-to-desk = До суддівського столу
desk-no-referee-only = Це робить лише суддя.
desk-no-nothing = Жодного туру не зіграно: таблицю нема з чого робити.
desk-no-finished = Турнір закінчено. Щоб щось змінити, спершу поверніться до його проведення.
desk-no-begun = Перший тур опубліковано: учасників, номери й систему змінити вже не можна.
desk-no-unknown = Такого учасника вже немає. Перегляньте список знову.
desk-no-name = Учасник повинен мати ім’я.
desk-no-too-many = У таблиці не більше 1000 учасників і 40 турів.
desk-no-nobody = Складати пари нема з кого.
desk-no-not-drawn = Спершу проведіть жеребкування.
desk-no-seed = Початкове слово – це число або текст не довший за 120 знаків.
desk-no-number = Кожному потрібен свій номер, не менше 1.
desk-no-plan = Не більше 40 турів, столи від 1 до 9000.
desk-no-round = Зараз інший тур. Перегляньте суддівський стіл знову.
desk-no-stale = Тур тим часом змінився. Перегляньте його знову, перш ніж продовжити.
desk-no-outdated = Після складання туру дані змінилися. Складіть його заново й опублікуйте.
desk-no-started = Тур почався: заново скласти його не можна. Тому, хто не з’явився, зараховується поразка.
desk-no-reason = Вкажіть причину: пари вже всі бачили.
desk-no-not-both = Виберіть двох різних гравців цього туру.
desk-no-breaks = Це порушує правила: підтвердьте, що знаєте про це.
desk-no-champion-none = Турнір з вибуванням закінчено без переможця.
desk-no-more-rounds = Усі зіграли з усіма: турів більше немає.
desk-no-not-published = Тур ще не опубліковано.
desk-no-repaired = За цим столом тепер інші гравці: тур складено заново. Нічого не збережено; перегляньте столи знову.
desk-no-closed = Тур завершено: попросіть суддю виправити.
desk-no-later-round = Від цього результату залежить наступний тур або перегравання. Спершу скасуйте їх.
desk-no-time = Залишок часу – не більше доби.
desk-no-too-large = Числа завеликі для розрахунку.
desk-no-width = Ширина групи – хоча б одне очко.
desk-no-bars = Нижня планка вища за верхню.
desk-no-too-long = Задовго: { $text }…
desk-no-twice = { $name } вже в списку. Тезок розрізняють за роком народження.
desk-no-pasted-twice = { $name }: ім’я вставлено двічі. Тезок розрізняють за роком народження.
desk-no-line-number = Рядок { $line }: «{ $field }» – завелике число для рейтингу. Нічого не внесено.
desk-no-line-club = Рядок { $line }: «{ $field }» – не країна, не розряд і не рейтинг, а клуб уже вказано: «{ $club }». Нічого не внесено.
desk-no-same-number = Номер { $number } у двох.
desk-no-champion = Переможця турніру визначено: { $name }. Закінчіть турнір.
desk-no-unfinished = { $count ->
    [one] { $count } партія ще без результату.
    [few] { $count } партії ще без результату.
   *[many] { $count } партій ще без результату.
}
desk-no-disputed = { $count ->
    [one] { $count } результат спірний: спершу розберіть його.
    [few] { $count } результати спірні: спершу розберіть їх.
   *[many] { $count } результатів спірні: спершу розберіть їх.
}
desk-no-rating = Рейтингу { $rating } не буває.
flash-desk-open = Суддівський стіл відкрито. Внесіть учасників.
flash-desk-done = Готово.
flash-desk-stored = Результат збережено.
flash-desk-replays = Нічиї переграваються: перегравання додано до туру.
desk-no-late = У цій системі зустрічі розписано від самого початку: увійти до турніру вже не можна.
desk-no-late-points = Очки можна дати лише за пропущені тури: не більше { $most }.
desk-no-result = За цим столом немає зіграного результату, який можна анулювати.
desk-no-annulled = Цей результат анульовано. Перш ніж змінювати його, скасуйте анулювання.
desk-no-annulment = Положення цієї федерації не знає анулювання результатів: обраховується кожна зіграна партія. Виправте сам результат.
desk-no-replay-unrated = За положенням цієї федерації обраховується кожне перегравання.
desk-no-replayed = Партію переграно, і в перегравання є результат: спершу скасуйте його.
desk-no-replay = Перегравається лише нічия або анульована партія; у турнірі з вибуванням її призначають під час завершення туру.
desk-no-stones = Можна записати не більше { $most } каменів фори.
desk-log-late = { $count ->
    [one] { $count } учасник увійшов до турніру із запізненням
    [few] { $count } учасники увійшли до турніру із запізненням
   *[many] { $count } учасників увійшли до турніру із запізненням
}
desk-log-late-points = очки за пропущені тури: { $points }
desk-log-stones = { $round }-⁠й тур, стіл { $board }: фора { $stones }
desk-log-annul = { $round }-⁠й тур, стіл { $board }: результат анульовано
desk-log-restore = { $round }-⁠й тур, стіл { $board }: анулювання скасовано
desk-log-again-at = { $round }-⁠й тур, стіл { $board }: призначено перегравання
desk-log-stands = { $round }-⁠й тур, стіл { $board }: не перегравається
desk-replays-label = Нічиї
desk-replays-none = залишаються; у разі вибування переграваються, перегравання не обраховується
desk-replays-none-rated = залишаються; у разі вибування переграваються, обраховуються обидві партії
desk-replays-rated = переграваються; обраховуються обидві партії
desk-replays-unrated = переграваються; перегравання не обраховується
desk-annulled = анульовано
desk-annulled-by = Анульовано: { $who }, { $when }.
desk-stones-of = фора { $stones }
desk-board-acts = Стіл { $board }: що ще зазначити
desk-more-acts = Фора, анулювання, перегравання
desk-more-acts-plain = Анулювання, перегравання
desk-more-acts-stones = Фора, перегравання
desk-more-acts-replay = Перегравання
desk-stones = Фора: камені, які білі дають чорним
desk-stones-hint = 1: чорні ходять першими без комі. 0: без фори. Фора потрапить до таблиці.
desk-do-annul = Анулювати результат
desk-annul-hint = Анульована партія не обраховується; обраховується лише її перегравання, якщо воно буде. Хто, коли й чому анулював, залишається на сторінці туру.
desk-do-restore = Скасувати анулювання
desk-do-replay = Призначити перегравання
desk-do-stand = Не перегравати цю партію
desk-add-late = Пізній вхід
desk-late-hint = Хто увійде зараз, грає з { $round }-⁠го туру; номер дістане наступний після розіграних за жеребом.
desk-late-points = Очки за пропущені тури
desk-late-points-hint = За рішенням судді, як у таблиці: 1 за виграну партію, 0,5 за нічию. Порожньо – без очок. Для очок потрібна причина.
desk-late-since = з { $round }-⁠го туру
desk-late-given = { $points } оч. за пропущені тури
desk-registered = Зареєстровані гравці
desk-registered-hint = Вони зареєструвалися, але ще не внесені до учасників. Набирати нічого не треба.
desk-registered-here = на місці
desk-take-all = { $count ->
    [one] Внести { $count } зареєстрованого
    [few] Внести всіх { $count } зареєстрованих
   *[many] Внести всіх { $count } зареєстрованих
}
desk-take-here = { $count ->
    [one] Внести { $count } присутнього
    [few] Внести { $count } присутніх
   *[many] Внести { $count } присутніх
}
desk-registered-wait = { $count ->
    [one] { $count } зареєстрований гравець ще не внесений до учасників.
    [few] { $count } зареєстровані гравці ще не внесені до учасників.
   *[many] { $count } зареєстрованих гравців ще не внесені до учасників.
}
desk-public = Сторінки для гравців і зали
desk-public-page = Сторінка для всіх
desk-print-round = Надрукувати пари { $round }-⁠го туру
desk-print-standings = Надрукувати таблицю
annulled-why = Чому результати анульовано
annulled-why-hint = Одна причина для всіх партій, позначених знаком x. В анульованих за суддівським столом та в тих, що були анульовані раніше, залишається своя. Причину вказують на сторінці турніру разом з вашим ім’ям і часом підпису.
problem-annulled = Є анульовані результати: вкажіть, чому їх анульовано.
