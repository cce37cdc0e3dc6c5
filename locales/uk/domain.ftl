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
