state-planned = заплановано
state-submitted = очікує на клуб
state-cosigned = очікує на комісію
state-returned = повернено
state-rated = обраховано
state-reopened = виправляється
state-friendly = без обрахунку
state-cancelled = скасовано

waits-start = Турнір заплановано; таблиця з’явиться, коли він завершиться.
waits-table = Турнір завершено; головний суддя заповнює таблицю.
waits-club = Головний суддя підписав таблицю; тепер її має підписати керівник клубу-організатора.
waits-commission = Таблицю підписано; її перевіряє кваліфікаційна комісія.
waits-referee = Таблицю повернено; головний суддя її виправляє.
waits-nothing = Турнір обраховано.
waits-correction = Турнір обраховано, і його виправляють; рейтинг лишається чинним до повторного обрахунку.
waits-not-rated = Турнір закрито без обрахунку.
waits-cancelled = Турнір скасовано.

col-number = №
col-name = Прізвище та ім’я
col-club = Клуб
col-rank = Розряд
col-rating = Рейтинг
col-group = Група
col-points = Очки
col-place = Місце
field-latin = Ім’я латиницею
field-born = Дата народження
field-city = Місто
field-country = Країна

place-cell = Рядок { $row }, тур { $round }:
place-field = Рядок { $row }, «{ $field }»:
place-row = Рядок { $row }:
place-table = Таблиця:

problem-cell = запис «{ $text }» незрозумілий. Пишіть 12+ (перемога над номером 12), 7- (поразка), 3= (нічия), 0+ (вільний від гри), 5+! (неявка).
problem-result-missing = у записі «{ $text }» немає результату. Додайте +, - або =.
problem-handicap = у записі «{ $text }» завелика фора.
problem-opponent-unknown = номера { $number } немає; рядків у таблиці – { $rows }.
problem-oneself = ніхто не грає сам із собою.
problem-mirror-missing = згідно з рядком { $row } ці гравці зустрічалися; тут бракує запису { $expected }.
problem-mirror-elsewhere = у рядку { $row } стоїть «{ $found }», а це інший суперник.
problem-mirror-result = у рядку { $row } стоїть «{ $found }»; щоб результати збігалися, там має бути { $expected }.
problem-mirror-forfeit = у рядку { $row } стоїть «{ $found }»: одна клітинка вказує на неявку, інша – на зіграну партію.
problem-forfeit-scores = у рядку { $row } стоїть «{ $found }»: у разі неявки очко отримує один із двох або ніхто.
problem-mirror-colour = у рядку { $row } стоїть «{ $found }»: в обох той самий колір.
problem-mirror-handicap = у рядку { $row } стоїть «{ $found }»: фора не збігається.
problem-claimed-twice = зустріч із цим гравцем у цьому турі вказано відразу в рядках { $rows }.
problem-player-twice = цей самий гравець уже є в рядку { $row }.
problem-name-twice = у рядку { $row } є новий гравець із таким самим іменем; якщо це дві різні людини, вкажіть роки народження.
problem-name-missing = не вказано імені.
problem-player-unknown = хто це – «{ $name }»? Виберіть відомого гравця або вкажіть, що це новий.
problem-total = сума результатів – { $cells }, а в підсумку вказано { $typed }.
problem-total-group = результати ({ $cells }) разом із групою ({ $group }) не дають підсумку { $typed }.
problem-points = «{ $text }» – це не кількість очок.
problem-place = «{ $text }» – це не місце.
problem-rating = «{ $text }» – це не рейтинг.
problem-born = «{ $text }» – це не рік і не дата народження.
problem-long = забагато символів: { $chars }; можна щонайбільше { $most }.
problem-rows = забагато рядків: { $rows }; можна щонайбільше { $most }.
problem-rounds = забагато турів: { $rounds }; можна щонайбільше { $most }.
problem-cells = забагато клітинок: { $cells }; можна щонайбільше { $most }.
problem-beyond = результат стоїть за останнім туром; турів у таблиці – { $rounds }.
problem-nobody = учасників ще немає. Введіть імена або вставте таблицю.
problem-alone = одного учасника замало.
problem-no-games = партій ще немає.
problem-meet-again = зустріч із рядком { $row } уже була в турі { $round }; це дозволено, але перевірте ще раз.

paste-line = Рядок тексту { $line }:
paste-too-long = Текст задовгий.
paste-too-many = Забагато { $what }; можна щонайбільше { $most }.
paste-rows = рядків
paste-rounds = турів
paste-columns = стовпців
paste-not-a-table = У тексті немає нічого схожого на таблицю. Скопіюйте її разом із заголовком з електронної або настінної таблиці.
paste-no-names = У жодному стовпці немає імен.
paste-no-results = У жодному стовпці немає результатів на зразок 12+ чи 7-.
paste-other-columns = стовпців у рядку – { $found }, а в таблиці – { $expected }.
paste-number = номер рядка незрозумілий.
paste-number-twice = номер { $number } уже є в рядку тексту { $line }.
paste-number-unknown = у турі { $round } вказано номер { $number }, якого не має жоден рядок.
paste-ignored = пропущено.
paste-renumbered = Рядки перенумеровано, починаючи з 1; номери в результатах змінено відповідно.
paste-group = Група не входить до суми очок, тож її пропущено.
column-unknown = не розпізнано, пропущено
column-number = номер рядка
column-round = тур { $round }
column-tie-break = коефіцієнт розмежування, пропущено
column-id = номер в іншому реєстрі, пропущено

step-start = Розрахунок починається з рейтингу до турніру.
step-start-again = Турнір перераховується з цим новим початковим рейтингом.
step-formula = Партія за формулою ΔR = (K2 · (Rп − K1) + K3) / d.
step-below-hundred = Партія гравця з рейтингом, нижчим за 100: сталі очки за результат.
step-against-beginner = Партія гравця з рейтингом від 100 проти гравця з рейтингом, нижчим за 100: сталі очки за таблицею.
step-round = Після туру всі зміни додаються, а рейтинг округлюється до десятих.
step-crossing = Рейтинг переходить межу 100: одне очко нижче від неї прирівнюється до десяти вище від неї.
step-final = Після останнього туру рейтинг округлюється до цілого числа.
step-ordinary = Приріст не перевищує граничного: звичайний результат.
step-anomalous = Приріст перевищує граничний: аномальний результат. Увесь турнір перераховується.
step-anomalous-beginner = Стільки додаткових очок – аномальний результат. Увесь турнір перераховується.
step-rank = Розряд відповідає рейтингу.
step-rank-kept = Розряд зберігається: гравцям, старшим за 60 років, його не знижують.
step-not-played = Цю партію не зіграно, тож вона не враховується.
step-frozen = За такого контролю часу рейтинг понад 2100 не перераховується.

symbol-r = рейтинг
symbol-r0 = початковий рейтинг
symbol-r1 = власний рейтинг
symbol-r2 = рейтинг суперника
symbol-r-prime = округлений рейтинг
symbol-r-plus = наступний початковий рейтинг
symbol-d = різниця рейтингів
symbol-k1 = очікуваний результат (таблиця 2)
symbol-k2 = коефіцієнт (таблиця 3)
symbol-k3 = нарахована надбавка
symbol-sum-k3 = сума надбавок
symbol-sum-k2 = сума K2
symbol-result = результат
symbol-divisor = дільник для дошки
symbol-change = зміна
symbol-critical = граничний приріст
symbol-table = очки за таблицею
symbol-extra = додаткові очки
symbol-limit = межа
symbol-rank = розряд
symbol-rank-table = розряд за рейтингом
symbol-age = вік
symbol-minutes = хвилини

count-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
count-tournaments = { $count ->
    [one] { $count } турнір
    [few] { $count } турніри
    [many] { $count } турнірів
   *[other] { $count } турніру
}
count-games = { $count ->
    [one] { $count } партія
    [few] { $count } партії
    [many] { $count } партій
   *[other] { $count } партії
}
count-passes = { $count ->
    [one] { $count } прохід розрахунку
    [few] { $count } проходи розрахунку
    [many] { $count } проходів розрахунку
   *[other] { $count } проходу розрахунку
}
count-changes = { $count ->
    [one] { $count } зміна
    [few] { $count } зміни
    [many] { $count } змін
   *[other] { $count } зміни
}
count-problems = { $count ->
    [one] Треба виправити { $count } помилку
    [few] Треба виправити { $count } помилки
    [many] Треба виправити { $count } помилок
   *[other] Треба виправити { $count } помилки
}

problem-players-unknown = { $count ->
    [one] { $count } ім’я тут не відоме. Виберіть гравця поруч із ним або вкажіть, що це новий гравець.
    [few] { $count } імені тут не відомі. Виберіть поруч із кожним гравця або вкажіть, що це новий гравець.
    [many] { $count } імен тут не відомі. Виберіть поруч із кожним гравця або вкажіть, що це новий гравець.
   *[other] { $count } імені тут не відомі. Виберіть поруч із кожним гравця або вкажіть, що це новий гравець.
}

state-over = чекає на таблицю

step-initial = Уперше: надається початковий рейтинг.
step-elo-game = Партія, що обраховується: новий рейтинг дорівнює попередньому плюс K · (набрані очки − очікувані очки).
step-rounded-points = Рейтинг округлюється до цілих очок.
step-annulled = Не обраховується: суддя анулював результат.
step-friendly = Турнір товариський: нічого не обраховується.
step-unofficial = Турнір неофіційний: нічого не обраховується.
step-rank-reached = Класичний рейтинг досяг межі вищого розряду.
step-rank-by-place = Призове місце дає вищий розряд.
step-place-without-rank = Місце не дає вищого розряду; розряд ніколи не знижують.
step-after-tournament = Після турніру.

step-time-correction = За місяці без турнірів відхилення збільшується, але щонайбільше до S*.
step-criterion-game = Ця партія враховується в критерії аномальності.
step-against-newcomer = До турніру суперник не мав рейтингу: тут партія не враховується.
step-too-few-games = Менш ніж чотири партії: поправку на аномальний результат не вносять.
step-within-criterion = Результат у межах критерію: вхідний рейтинг лишається без змін.
step-beyond-criterion = Відхилення результату більше за критичне: результат аномальний.
step-growth-correction = Вхідний рейтинг гравця, що зростає, зсувається до рейтингу, який відповідає його результатам.
step-growth-not-corrected = Рейтинг, що відповідає результатам, не вищий: вхідний рейтинг не коригується.
step-entry-game = Ця партія з гравцем, який має рейтинг, враховується в розрахунку рейтингу новачка.
step-entry = Новачок отримує рейтинг, що відповідає цим партіям, і найбільше відхилення.
step-not-entered = Немає жодної партії з гравцем, який має рейтинг: рейтинг не надається.
step-unrated-opponent = Суперник і тепер не має рейтингу: партія не враховується.
step-recalculation-game = Ця партія враховується в розрахунку нового рейтингу.
step-recalculation = Новий рейтинг і нове відхилення.
step-held-at-limit = Новий рейтинг обмежується межею шкали.
step-anomaly-confidence = Після аномального результату відхилення збільшується, але щонайбільше до d/4.

step-fide-start = Рейтингом до партій стає рейтинг ФІДЕ.
step-estimated-newcomer = Гравець не має рейтингу; його оцінюють за цим турніром.
step-opponent-age = Вік суперника, у межах від 5 до 13.
step-mean-age = Середній вік суперників, з точністю до десятих.
step-player-coefficient = Коефіцієнт, який цей гравець із рейтингом дає для турніру (від 8 до 25).
step-tournament-coefficient = Коефіцієнт турніру.
step-corridor = Межі, у яких може починатися рейтинг новачка.
step-start-estimate = Стартова оцінка за часткою набраних очок.
step-valued-opponent = Рейтинг цього суперника, узятий для оцінки.
step-fictitious-opponent = Усі партії виграно, тому додається нічия з умовним суперником.
step-primary-estimate = Первинна оцінка за суперниками: Rp = Rsr − 400lg.
step-pointless-estimate = Очок немає: первинна оцінка дорівнює стартовій.
step-estimated-opponent = Цей суперник – новачок; ось його оцінки.
step-stored-game = Збережена партія попереднього турніру.
step-corrected-estimate = Оцінка, скоригована за всіма зіграними досі партіями.
step-expected-score = Очікуваний і дійсний результат партії.
step-stored-score = Те саме для збереженої партії.
step-fictitious-score = Те саме для умовної нічиєї.
step-developed-rating = Новий рейтинг: Ra + SR·K з округленням.
step-star = Партій поки що замало: рейтинг позначається зірочкою, партії зберігаються.
step-star-gone = Партій достатньо: рейтинг без зірочки.
step-pointless-newcomer = Новачок, який не набрав жодного очка, рейтингу не отримує; його оцінка послужила для розрахунку інших.
step-guest-not-entered = Гостя не заносять до бази.

symbol-ra = власний рейтинг, за яким обраховується партія
symbol-rb = рейтинг суперника
symbol-expected-points = очікувані очки
symbol-pool-games = обраховані партії в цьому заліку
symbol-coefficient = коефіцієнт
symbol-scored = набрані очки
symbol-new-rating = новий рейтинг
symbol-bound = рейтинг, з якого надається розряд
symbol-held = попередній розряд
symbol-norm = розряд, який дає це місце
symbol-category = категорія турніру
symbol-place = зайняте місце

symbol-rj = рейтинг суперника
symbol-input = вхідний рейтинг до корекції
symbol-fitting = рейтинг, що відповідає результатам
symbol-entry = початковий рейтинг новачка
symbol-unheld = новий рейтинг до обмеження
symbol-distance-top = відстань до 3000
symbol-greatest-deviation = найбільше відхилення
symbol-stored-deviation = збережене відхилення
symbol-deviation-opponent = поточне відхилення суперника
symbol-new-deviation = нове відхилення
symbol-widened-deviation = збільшене відхилення
symbol-uncut-deviation = відхилення до обмеження
symbol-months = враховані місяці
symbol-handicap = фора в очках
symbol-handicap-difference = різниця з урахуванням фори
symbol-game-distance = відстань партії
symbol-influence = вплив суперника
symbol-expected = очікуваний результат
symbol-game-result = результат
symbol-share-dn = внесок партії в DN
symbol-share-db = внесок партії в Db
symbol-share-spread = внесок партії в розкид
symbol-games = партії
symbol-dn = відхилення результату
symbol-db = дисперсія
symbol-spread = розкид
symbol-critical-deviation = критичне відхилення
symbol-factor = множник
symbol-anomaly = коефіцієнт аномальності
symbol-anomaly-square = квадрат коефіцієнта аномальності
symbol-points-per-game = очок за партію
symbol-mean-distance = середня відстань
symbol-mean-handicap = середня фора
symbol-fitting-distance = відстань, що відповідає результатам

symbol-pd = очікуваний результат
symbol-dr = результат мінус очікуваний
symbol-sr = сума DR
symbol-rating-change = зміна рейтингу
symbol-years = вік
symbol-sum-years = сума віків
symbol-mean-years = середній вік
symbol-intermediate = проміжна величина
symbol-ki = коефіцієнт гравця
symbol-sum-ki = сума коефіцієнтів гравців
symbol-ki-number = кількість коефіцієнтів
symbol-participants = учасники
symbol-kt = коефіцієнт турніру
symbol-corridor = межа коридору
symbol-start-estimate = стартова оцінка
symbol-primary-estimate = первинна оцінка
symbol-corrected-estimate = скоригована оцінка
symbol-mean-opponents = середній рейтинг суперників
symbol-log = 400 lg((N − S)/S)
symbol-changed-bound = межа, що змінила значення

step-sum = Зміна дорівнює K, помноженому на різницю набраних і очікуваних очок.
symbol-sum-scored = сума набраних очок
symbol-sum-expected = сума очікуваних очок
