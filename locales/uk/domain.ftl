state-planned = заплановано
state-playing = триває
state-submitted = чекає на підпис клубу
state-cosigned = на перевірці в комісії
state-returned = повернено судді
state-rated = обраховано
state-unchanged = враховано без перерахунку
state-reopened = виправляється
state-friendly = без обрахунку
state-cancelled = скасовано
state-recorded = минулих років

waits-start = Турнір заплановано; таблиця з’явиться, коли він завершиться.
waits-table = Турнір завершено; головний суддя заповнює таблицю.
waits-club = Головний суддя підписав таблицю; тепер її має підписати керівник клубу-організатора.
waits-club-correction = Виправлення підписано; тепер його має підписати керівник клубу-організатора.
waits-commission = Таблицю підписано; її перевіряє кваліфікаційна комісія.
waits-referee = Таблицю повернено; головний суддя її виправляє.
waits-nothing = Турнір обраховано.
waits-correction = Турнір обраховано, і його виправляють; рейтинг лишається чинним до повторного обрахунку.
waits-not-rated = Турнір закрито без обрахунку.
waits-cancelled = Турнір скасовано.
waits-recorded = Таблицю минулих років зберігають як є, і на рейтинг вона не впливає.

col-number = №
numbered = № { $number }
col-name = Прізвище та ім’я
col-club = Клуб
col-club-city = Клуб або місто
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

problem-cell = запис «{ $text }» незрозумілий. Пишіть 12+ (перемога над номером 12), 7- (поразка), 3= (нічия), 0+ (без пари), 5+! (неявка).
problem-result-missing = у записі «{ $text }» немає результату. Додайте +, - або =.
problem-handicap = у записі «{ $text }» завелика фора.
problem-opponent-unknown = номера { $number } немає; рядків у таблиці – { $rows }.
problem-oneself = гравець не може грати сам із собою.
problem-mirror-missing = згідно з рядком { $row } ці гравці зустрічалися; тут бракує запису «{ $expected }».
problem-mirror-elsewhere = у рядку { $row } стоїть «{ $found }», а це інший суперник.
problem-mirror-result = у рядку { $row } стоїть «{ $found }»; щоб результати збігалися, там має бути «{ $expected }».
problem-mirror-forfeit = у рядку { $row } стоїть «{ $found }»: одна клітинка вказує на неявку, інша – на зіграну партію.
problem-forfeit-scores = у рядку { $row } стоїть «{ $found }»: у разі неявки очко отримує один із двох або ніхто.
problem-mirror-colour = у рядку { $row } стоїть «{ $found }»: в обох той самий колір.
problem-mirror-handicap = у рядку { $row } стоїть «{ $found }»: фора не збігається.
problem-claimed-twice = зустріч із цим гравцем у цьому турі вказано відразу в рядках { $rows }.
problem-player-twice = цей самий гравець уже є в рядку { $row }.
problem-name-twice = у рядку { $row } є новий гравець із таким самим іменем; якщо це дві різні людини, вкажіть роки народження.
problem-name-missing = не вказано імені.
problem-player-unknown = хто це – «{ $name }»? Виберіть відомого гравця або вкажіть, що це новий.
problem-total = сума результатів – { $cells }, а в стовпці очок вказано { $typed }.
problem-total-group = результати ({ $cells }) разом із групою ({ $group }) не дають у сумі вказаних очок ({ $typed }).
problem-points = «{ $text }» – це не кількість очок.
problem-place = «{ $text }» – це не місце.
problem-rating = «{ $text }» – це не рейтинг.
problem-born = «{ $text }» – це не рік і не дата народження.
problem-long = забагато символів: { $chars }; можна щонайбільше { $most }.
problem-rows = забагато рядків: { $rows }; можна щонайбільше { $most }.
problem-rounds = забагато турів: { $rounds }; можна щонайбільше { $most }.
problem-cells = забагато клітинок: { $cells }; можна щонайбільше { $most }.
problem-beyond = результат стоїть за останнім туром; турів у таблиці – { $rounds }.
problem-nobody = учасників ще немає. Введіть імена або вставте таблицю.
problem-alone = одного учасника замало.
problem-no-games = партій ще немає.
problem-meet-again = зустріч з учасником із рядка { $row } уже була в турі { $round }; це дозволено, але перевірте ще раз.

paste-line = Рядок тексту { $line }:
paste-too-long = Текст задовгий.
paste-too-many = Забагато рядків: вміщується щонайбільше { $most }.
paste-row = Рядок не такий, як інші: бракує номера, імені або результату.
paste-not-a-table = У тексті немає нічого схожого на таблицю. Скопіюйте її разом із заголовком з електронної таблиці або текстової турнірної таблиці.
column-unknown = не розпізнано, пропущено
column-number = Номер рядка

step-start = Розрахунок починається з рейтингу до турніру.
step-start-again = Турнір перераховується з цим новим вихідним рейтингом.
step-formula = Партія за формулою ΔR{"\u00A0"}={"\u00A0"}(K2{"\u00A0"}·{"\u00A0"}(Rп{"\u00A0"}−{"\u00A0"}K1) +{"\u00A0"}K3){"\u00A0"}/{"\u00A0"}d.
step-below-hundred = Партія гравця з рейтингом, нижчим за 100: фіксовані очки за результат.
step-against-beginner = Партія гравця з рейтингом від 100 проти гравця з рейтингом, нижчим за 100: фіксовані очки за таблицею.
step-round = Після туру всі зміни додаються, а рейтинг округлюється до десятих.
step-crossing = Рейтинг переходить рубіж у 100 очок: одне очко нижче від рубежу прирівнюється до десяти вище від нього.
step-final = Після останнього туру рейтинг округлюється до цілого числа.
step-ordinary = Приріст не перевищує граничного: звичайний результат.
step-anomalous = Приріст перевищує граничний: аномальний результат. Увесь турнір перераховується.
step-anomalous-beginner = Стільки додаткових очок – аномальний результат. Увесь турнір перераховується.
step-rank = Розряд відповідає рейтингу.
step-rank-kept = Розряд зберігається: гравцям, старшим за 60 років, його не знижують.
step-not-played = Цю партію не зіграно, тож вона не враховується.
step-bye = Тур без пари: суперника не було, обраховувати нічого.
step-not-rated = Це перегравання зіграно, але воно не обраховується.
step-frozen = За такого контролю часу рейтинг понад 2100 не перераховується.

symbol-r = рейтинг
symbol-r0 = вихідний рейтинг
symbol-r1 = власний рейтинг
symbol-r2 = рейтинг суперника
symbol-r-prime = округлений рейтинг
symbol-r-plus = наступний вихідний рейтинг
symbol-d = різниця рейтингів
symbol-k1 = очікуваний результат (таблиця 2)
symbol-k2 = коефіцієнт (таблиця 3)
symbol-k3 = нарахований коефіцієнт
symbol-sum-k3 = сума нарахованих коефіцієнтів
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
    [one] { $count } прохід
    [few] { $count } проходи
    [many] { $count } проходів
   *[other] { $count } проходу
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

state-over = очікуються результати

step-initial = Уперше: присвоюється початковий рейтинг.
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
step-not-entered = Немає жодної партії з гравцем, який має рейтинг: рейтинг не присвоюється.
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
step-corridor = Коридор: межі, у яких може починатися рейтинг новачка.
step-start-estimate = Стартова оцінка за часткою набраних очок.
step-valued-opponent = Рейтинг цього суперника, узятий для оцінки.
step-fictitious-opponent = Усі партії виграно, тому додається нічия з фіктивним суперником.
step-primary-estimate = Первинна оцінка за суперниками: Rp = Rsr − 400lg.
step-pointless-estimate = Очок немає: первинна оцінка дорівнює стартовій.
step-estimated-opponent = Цей суперник – новачок; ось його оцінки.
step-stored-game = Збережена партія попереднього турніру.
step-corrected-estimate = Оцінка, скоригована за всіма зіграними досі партіями.
step-expected-score = Очікуваний і дійсний результат партії.
step-stored-score = Те саме для збереженої партії.
step-fictitious-score = Те саме для нічиєї з фіктивним суперником.
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
symbol-bound = рейтинг, від якого присвоюється розряд
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
symbol-handicap = фора в пунктах рейтингу
symbol-handicap-difference = різниця з урахуванням фори
symbol-game-distance = відстань партії
symbol-influence = коефіцієнт впливу суперника
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

parameter-ufgo-gain-measured-on = За яким кінцевим рейтингом визначається приріст під час перевірки на аномальний результат
value-ufgo-gain-measured-on-rounded = за рейтингом, округленим до цілого наприкінці проходу
value-ufgo-gain-measured-on-unrounded = за рейтингом із десятими після останнього туру
parameter-ufgo-small-board-anomaly-limit = Чи зменшується критичний приріст на дошках 13×13 і 9×9
value-ufgo-small-board-anomaly-limit-reduced = зменшується у два і в три рази, як зміни рейтингу
value-ufgo-small-board-anomaly-limit-full = не зменшується, однаковий на всіх дошках
article-table = Таблиця { $number }
parameter-ufgo-table-4-loss-9x9-600 = Таблиця 4: очки за поразку на дошці 9×9 за рейтингу від 600
value-ufgo-table-4-loss-9x9-600-zero = 0, як надруковано
value-ufgo-table-4-loss-9x9-600-twenty = −20, як рядком вище
parameter-ufgo-age-protection-years = З якого віку розряди не знижуються
value-ufgo-age-protection-years-sixty-one = від дня, коли виповнився 61 рік
value-ufgo-age-protection-years-sixty = від дня, коли виповнилося 60 років
parameter-ufgo-dan-loss = Наскільки знижується дан за одну публікацію рейтинг-листа
value-ufgo-dan-loss-one-step = на 1{"\u00A0"}ступінь (4-{"\u2060"}й{"\u00A0"}дан – на 2); наступний рейтинг-лист може знизити його ще
value-ufgo-dan-loss-cascade = ступінь за ступенем, доки рейтингу не стане досить, щоб зберегти дан

parameter-ssdc-update = За якими рейтингами обраховується партія
value-ssdc-update-game = за рейтингами перед партією
value-ssdc-update-round = за рейтингами перед туром
value-ssdc-update-tournament = за рейтингами перед турніром
parameter-ssdc-rounding = Коли рейтинг округлюється до цілих очок
value-ssdc-rounding-none = ніколи
value-ssdc-rounding-game = після кожної партії
value-ssdc-rounding-tournament = після турніру, в усіх учасників
parameter-ssdc-k-precedence = Який коефіцієнт K у нового гравця з рейтингом сильного гравця
value-ssdc-k-precedence-new = як у нових гравців
value-ssdc-k-precedence-strong = як у сильних гравців
parameter-ssdc-k-count = Коли підраховуються партії, щоб визначити, чи є гравець новим
value-ssdc-k-count-game = перед кожною партією
value-ssdc-k-count-tournament = перед турніром
parameter-ssdc-rank-moment = У який момент класичний рейтинг дає розряд
value-ssdc-rank-moment-game = після будь-якої партії, навіть якщо в тому ж турнірі він знову знизиться
value-ssdc-rank-moment-tournament = після турніру
parameter-ssdc-year = Скільки гравець без обрахованих партій лишається в рейтинг-листі
value-ssdc-year-calendar = до кінця календарного року, наступного за роком останньої партії
value-ssdc-year-rolling = до того самого дня наступного року після останньої партії
parameter-ssdc-ceiling = На скільки знижує категорію верхня межа, нижча за 2200 або кандидата в майстри
value-ssdc-ceiling-replace = усього на два ступені
value-ssdc-ceiling-add = на три ступені: на один, як будь-яка верхня межа, і ще на два
parameter-ssdc-title-holder = Чи знижує категорію те, що володаря титулу не допускають (крім турнірів претендентів)
value-ssdc-title-holder-closed = ні
value-ssdc-title-holder-factor = так, це вважається верхньою межею для учасників
parameter-ssdc-match = Що таке четверта категорія для матчу не за титул
value-ssdc-match-cap = межа: вищою категорія бути не може
value-ssdc-match-start = вихідна: обмежувальні чинники знижують її далі
parameter-ssdc-initial-rating = Початковий рейтинг у кожному заліку
parameter-ssdc-k-strong = Коефіцієнт K сильних гравців
parameter-ssdc-k-ordinary = Коефіцієнт K усіх інших гравців
parameter-ssdc-k-new = Коефіцієнт K нових гравців
parameter-ssdc-strong-from = Рейтинг, від якого діє коефіцієнт K сильних гравців
parameter-ssdc-new-games = Скільки перших обрахованих партій гравець вважається новим
parameter-ssdc-list-games = Скільки обрахованих партій потрібно для внесення до рейтинг-листа
parameter-ssdc-registration-days = Не пізніше ніж за скільки днів до початку реєстрації надсилають положення про турнір
parameter-ssdc-results-days = Не пізніше ніж за скільки днів після завершення турніру передають його результати
parameter-ssdc-rank-ratings = Класичний рейтинг, від якого присвоюється кожен розряд
value-ssdc-rank-ratings-rating = Рейтинг від
parameter-ssdc-rank-places = Розряди за призові місця за категоріями турнірів
value-ssdc-rank-places-ranks = Розряди за місця 1, 2, 3 …

parameter-orr-halves = Як округлюється половина
value-orr-halves-away = від нуля: 1487,5 → 1488; −1,5 → −2
value-orr-halves-up = вгору: 1487,5 → 1488; −1,5 → −1
value-orr-halves-even = до найближчого парного: 1486,5 → 1486; 1487,5 → 1488
parameter-orr-pd-rounded = Чи округлюється очікуваний результат PD до другого знака після коми
value-orr-pd-rounded-yes = так, завжди
value-orr-pd-rounded-no = ні
parameter-orr-change-rounded = Що округлюється до цілого
value-orr-change-rounded-sum = новий рейтинг
value-orr-change-rounded-change = зміна, до додавання до рейтингу
parameter-orr-k-gap = Який рядок таблиці K діє для рейтингів 1800–1999
value-orr-k-gap-row-1700 = рядок, що починається з 1700 (K 25 і 20)
value-orr-k-gap-row-2000 = рядок, що починається з 2000 (K 20 і 20)
parameter-orr-lower-bound = Нижня межа рейтингів та оцінок
value-orr-lower-bound-none = немає; можливі від’ємні рейтинги
value-orr-lower-bound-one = 1, для рейтингів та оцінок
value-orr-lower-bound-zero = 0, для рейтингів та оцінок
value-orr-lower-bound-published = 1, лише для присвоєних рейтингів, не для оцінок
parameter-orr-np = Хто входить до загальної кількості учасників Np
value-orr-np-participants = усі учасники, зокрема й ті, хто не грав
value-orr-np-played = лише ті, хто грав
parameter-orr-kt-rated = За якими рейтингами визначається коефіцієнт турніру Kt
value-orr-kt-rated-all = за всіма, зокрема й неусталеними (із зірочкою)
value-orr-kt-rated-settled = лише за усталеними (без зірочки)
parameter-orr-kt-rounded = Коли коефіцієнт турніру Kt округлюється
value-orr-kt-rounded-always = завжди
value-orr-kt-rounded-corrected = лише якщо його знижено через малу кількість гравців із рейтингом
parameter-orr-age = Як рахується вік
value-orr-age-whole = у повних роках на день початку турніру
value-orr-age-fraction = з дробовою частиною: кількість днів, поділена на 365,25
value-orr-age-year = як різниця календарних років
parameter-orr-unknown-year = Вік гравця, у якого не вказано рік народження
value-orr-unknown-year-five = 5 років
value-orr-unknown-year-thirteen = 13 років
value-orr-unknown-year-skip = у середньому не враховується; якщо нікого не лишилося – 5 років
parameter-orr-age-weight = Як обчислюється середній вік суперників
value-orr-age-weight-game = за партіями: суперник, що зустрівся двічі, враховується двічі
value-orr-age-weight-opponent = за суперниками, кожен враховується один раз
parameter-orr-fictitious-in-rsr = Чи входить фіктивний суперник до середнього рейтингу суперників Rsr
value-orr-fictitious-in-rsr-yes = так
value-orr-fictitious-in-rsr-no = ні, він змінює лише кількість партій та очок
parameter-orr-fictitious-in-sr = Чи обраховується нічия новачка з фіктивним суперником
value-orr-fictitious-in-sr-no = ні
value-orr-fictitious-in-sr-yes = так, вона входить до SR
parameter-orr-rp-in-corridor = Чи обмежується первинна оцінка Rp межами Rmin і Rmax
value-orr-rp-in-corridor-no = ні
value-orr-rp-in-corridor-yes = так
parameter-orr-newcomer-opponents = Яка оцінка новачка береться для обрахунку його партії з іншим новачком
value-orr-newcomer-opponents-rp = первинна оцінка Rp
value-orr-newcomer-opponents-rs = стартова оцінка Rs
parameter-orr-fide-recognised = Коли визнається рейтинг ФІДЕ
value-orr-fide-recognised-always = завжди
value-orr-fide-recognised-tournament = у гостя – лише в турнірах з обрахунком ФІДЕ
parameter-orr-settled-at = Після скількох партій із рейтингу знімається зірочка
value-orr-settled-at-nine = після 9 партій
value-orr-settled-at-ten = після 10 партій
parameter-orr-stored-opponent = Що зберігається як рейтинг суперника-новачка
value-orr-stored-opponent-rp = первинна оцінка Rp
value-orr-stored-opponent-rs = стартова оцінка Rs
parameter-orr-kor-fictitious = Рейтинг фіктивного суперника в гравця з неусталеним рейтингом
value-orr-kor-fictitious-start = власний рейтинг гравця перед турніром
value-orr-kor-fictitious-rs = стартова оцінка Rs у першому турнірі гравця
parameter-orr-kor-rsr = Як збережені й нові партії дають один середній рейтинг суперників Rsr
value-orr-kor-rsr-one = одне середнє за всіма партіями, округлене один раз
value-orr-kor-rsr-parts = з округлених середніх збережених і нових партій, з вагами та округленням
value-orr-kor-rsr-exact = одне середнє за всіма партіями, без округлення
parameter-orr-kor-games = За якими партіями перераховується неусталений рейтинг
value-orr-kor-games-all = за збереженими й новими
value-orr-kor-games-new = лише за новими
parameter-orr-kor-k = За яким рейтингом береться K для гравця з неусталеним рейтингом
value-orr-kor-k-rkor = за скоригованою оцінкою Rkor
value-orr-kor-k-start = за рейтингом перед турніром

parameter-rgf-anchors = Кількість анкерів, за якими поправляється кожен рейтинг-лист (0 – без поправки)
parameter-rgf-anomaly-confidence = Як збільшується відхилення S' після аномального результату (щонайбільше до S*)
value-rgf-anomaly-confidence-root = S' · √(1 + Kан²)
value-rgf-anomaly-confidence-linear = S' · (1 + Kан)
value-rgf-anomaly-confidence-interpolate = S' · (1 − Kан²) + S* · Kан²
value-rgf-anomaly-confidence-none = не збільшується
parameter-rgf-top-reduction = Як знижується аномальність для верхніх розрядів
value-rgf-top-reduction-coefficient = знижується коефіцієнт аномальності Kан
value-rgf-top-reduction-criterion = підвищується критерій аномальності DNан
parameter-rgf-criterion-factor = Множник критерію аномальності: на нього множиться SNан, щоб отримати DNан
parameter-rgf-top-reduction-start = Рейтинг, від якого починається зниження аномальності
parameter-rgf-small-statistics = За якими партіями визначається, чи мала статистика
value-rgf-small-statistics-members = за партіями з учасниками рейтинг-системи
value-rgf-small-statistics-all = за всіма зіграними партіями
parameter-rgf-months = Як рахуються місяці, що минули від останнього турніру
value-rgf-months-between = повні календарні місяці між турнірами, без поточного
value-rgf-months-difference = різниця місяців, разом із поточним
parameter-rgf-deviation-before = Яке відхилення показується як відхилення до турніру
value-rgf-deviation-before-standing = збережене після останнього перерахунку
value-rgf-deviation-before-timed = з поправкою на час
parameter-rgf-unrated-rows = Чи є в результатах рядок новачка, який не отримав рейтингу
value-rgf-unrated-rows-list = є, без чисел
value-rgf-unrated-rows-omit = немає
parameter-rgf-rank = Який розряд у рейтингу між рядками таблиці
value-rgf-rank-nearest = як у найближчого рядка, половина вгору (2050 – 1{"\u00A0"}дан)
value-rgf-rank-floor = як у найближчого рядка знизу (2099 – 1{"\u00A0"}кю)
parameter-rgf-pi = Яке значення числа π застосовується
value-rgf-pi-text = 3,141593, як надруковано
value-rgf-pi-exact = точне
parameter-rgf-max-rating = Найбільший рейтинг, який може дати розрахунок
parameter-rgf-required-rounds = Найменша кількість турів офіційного турніру (0 – не вимагається); якщо турів менше, про це запитають перед підписом
parameter-rgf-required-minutes = Найменший контроль часу офіційного турніру, хвилин кожному гравцеві (0 – не вимагається)
parameter-rgf-required-referee = Чи має бути вказано головного суддю офіційного турніру
value-rgf-required-referee-no = не вимагається
value-rgf-required-referee-yes = головного суддю вказано
parameter-rgf-rating-floor = Найменший рейтинг, який може дати розрахунок

parameter-elo-initial-rating = Рейтинг новачка перед першим турніром, що обраховується
parameter-elo-unofficial = Чи обраховуються товариські та неофіційні турніри
value-elo-unofficial-skip = не обраховуються
value-elo-unofficial-rate = обраховуються, як усі інші
parameter-elo-difference-cap = Найбільша різниця рейтингів: усе понад неї не враховується
parameter-elo-k-table = Коефіцієнт K за кількістю партій і рейтингом; діє останній досягнутий рядок
value-elo-k-table-games = Партій від
value-elo-k-table-rating = Рейтинг від
value-elo-k-table-k = K
parameter-elo-factors = На що множиться K у турнірах кожної категорії
value-elo-factors-factor = Множник
parameter-elo-rounding = Чи округлюється новий рейтинг
value-elo-rounding-whole = до цілих очок
value-elo-rounding-none = не округлюється
parameter-elo-floor = Нижня межа рейтингу
parameter-elo-list-games = Скільки обрахованих партій потрібно для внесення до рейтинг-листа

wrong-at = «{ $parameter }»: { $wrong }.
wrong-row = «{ $parameter }», рядок { $row }: { $wrong }.
wrong-cell = «{ $parameter }», рядок { $row }, «{ $column }»: { $wrong }.
wrong-unknown = у цих правилах такого параметра немає
wrong-shape = прочитати це не вдається
wrong-number = потрібне число { $bounds ->
    [both] від { $min } до { $max }
    [lower] від { $min } і менше ніж { $max }
    [upper] більше за { $min } і не більше ніж { $max }
   *[none] більше за { $min } і менше ніж { $max }
}
wrong-optional = { $wrong } або порожнє поле
wrong-whole = потрібне ціле число від 0 до { $max }
wrong-whole-least = потрібне ціле число не менше ніж 0
wrong-choice = потрібне одне зі значень: { $values }
wrong-rows = потрібно від 1 до { $most } рядків
wrong-columns = потрібні всі стовпці: { $columns }
wrong-name = такого рядка немає, є лише: { $names }
wrong-words = тут може стояти лише: { $words }
wrong-order = вищий розряд має вимагати вищого рейтингу
wrong-never = він ніколи не діє: рядок { $later } вимагає не більше
wrong-all = немає рядка для всіх: від 0 партій і без рейтингу
wrong-below = це менше, ніж «{ $other }»
wrong-above = це більше, ніж «{ $other }»

told-title = Коротко
told-steps = Увесь розрахунок крок за кроком
told-won = перемога; суперник –
told-drew = нічия; суперник –
told-lost = поразка; суперник –
told-stored = Партія попереднього турніру, врахована ще раз:
told-fictitious = Нічия з фіктивним суперником:
told-score = набрано { $score }
told-expected = очікувалося очок: { $points }
told-handicap-given = дано фору, у пунктах рейтингу: { $points }
told-handicap-received = отримано фору, у пунктах рейтингу: { $points }
told-start-initial = Новачок починає з { $start }.
told-start-anomalous = Результат настільки вищий за очікуваний за рейтингом, що відлік іде від { $start }.
told-start-estimated = Рейтингу не було: за результатами цього турніру гравця оцінено в { $start }, від цього й іде відлік.
told-start-corrected = Рейтинг із зірочкою: за всіма попередніми й новими партіями гравця оцінено в { $start }, від цього й іде відлік.
told-start-entered = Рейтингу не було: партіям із гравцями, які його мають, відповідає { $start }, від цього й іде відлік.
told-start-grown = Результат настільки вищий за очікуваний за рейтингом, що відлік іде від { $start }.
told-whole-expected = { $games ->
    [one] Очок у { $games } партії: { $scored }
    [few] Очок у { $games } партіях: { $scored }
   *[many] Очок у { $games } партіях: { $scored }
}, очікувалося { $expected }; рейтинг із { $start } до { $end }, { $change }.
told-whole = { $games ->
    [one] Очок у { $games } партії: { $scored }
    [few] Очок у { $games } партіях: { $scored }
   *[many] Очок у { $games } партіях: { $scored }
}; рейтинг із { $start } до { $end }, { $change }.
told-rest-rounding = Ще { $rest } – округлення.
told-rest-crossing = Ще { $rest } – перерахунок на рубежі у 100 очок (5.5).
told-rest-limit = Ще { $rest } – межа шкали.
step-weighed = K за таблицею, помножений на множник категорії турніру
symbol-table-coefficient = K за таблицею
symbol-category-factor = множник категорії
category-weighs = Скільки важить турнір: у положенні кожна категорія має свій множник.
parameter-rgf-period = Що вважається рейтинговим періодом, за який кожен перераховується один раз
value-rgf-period-tournament = турнір, хоч би скільки він тривав
value-rgf-period-month = турнір; але ліга, що триває довше 31 дня, обраховується за місяцями, кожна партія – у місяці свого туру
step-period = Обраховується місяць ліги
symbol-from = перший день
symbol-to = останній день
told-between = { $points } дали поправки на початку наступних місяців: результат був аномальним.
country-name = { $code ->
    [AM] Вірменія
    [AR] Аргентина
    [AT] Австрія
    [AU] Австралія
    [AZ] Азербайджан
    [BA] Боснія і Герцеговина
    [BE] Бельгія
    [BG] Болгарія
    [BR] Бразилія
    [BY] Білорусь
    [CA] Канада
    [CH] Швейцарія
    [CN] Китай
    [CY] Кіпр
    [CZ] Чехія
    [DE] Німеччина
    [DK] Данія
    [EE] Естонія
    [ES] Іспанія
    [FI] Фінляндія
    [FR] Франція
    [GB] Велика Британія
    [GE] Грузія
    [GR] Греція
    [HR] Хорватія
    [HU] Угорщина
    [IE] Ірландія
    [IL] Ізраїль
    [IN] Індія
    [IS] Ісландія
    [IT] Італія
    [JP] Японія
    [KG] Киргизстан
    [KR] Республіка Корея
    [KZ] Казахстан
    [LT] Литва
    [LU] Люксембург
    [LV] Латвія
    [MD] Молдова
    [ME] Чорногорія
    [MK] Північна Македонія
    [MN] Монголія
    [MT] Мальта
    [NL] Нідерланди
    [NO] Норвегія
    [PL] Польща
    [PT] Португалія
    [RO] Румунія
    [RS] Сербія
    [RU] Росія
    [SE] Швеція
    [SI] Словенія
    [SK] Словаччина
    [TJ] Таджикистан
    [TM] Туркменістан
    [TR] Туреччина
    [TW] Тайвань
    [UA] Україна
    [US] США
    [UZ] Узбекистан
    [VN] В’єтнам
   *[other] { $code }
}
