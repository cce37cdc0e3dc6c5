state-planned = запланирован
state-playing = идёт
state-submitted = ждёт подписи клуба
state-cosigned = на проверке в комиссии
state-returned = возвращён судье
state-rated = обсчитан
state-unchanged = учтён без пересчёта
state-reopened = исправляется
state-friendly = без обсчёта
state-cancelled = отменён
state-recorded = прошлых лет

waits-start = Турнир запланирован; таблица появится, когда он закончится.
waits-table = Турнир закончился; главный судья заполняет таблицу.
waits-club = Главный судья подписал таблицу; теперь её должен подписать руководитель клуба, проводившего турнир.
waits-club-correction = Исправление подписано; теперь его должен подписать руководитель клуба, проводившего турнир.
waits-commission = Таблица подписана; её проверяет квалификационная комиссия.
waits-referee = Таблица возвращена; её исправляет главный судья.
waits-nothing = Турнир обсчитан.
waits-correction = Турнир обсчитан и исправляется; рейтинг действует до повторного обсчёта.
waits-not-rated = Турнир закрыт без обсчёта.
waits-cancelled = Турнир отменён.
waits-recorded = Таблица прошлых лет хранится как есть и на рейтинг не влияет.

col-number = №
numbered = № { $number }
col-name = Фамилия и имя
col-club = Клуб
col-club-city = Клуб или город
col-rank = Разряд
col-rating = Рейтинг
col-group = Группа
col-points = Очки
col-place = Место
field-latin = Имя латиницей
field-born = Дата рождения
field-city = Город
field-country = Страна

place-cell = Строка { $row }, тур { $round }:
place-field = Строка { $row }, «{ $field }»:
place-row = Строка { $row }:
place-table = Таблица:

problem-cell = «{ $text }» не удаётся прочитать. Пишите 12+ за победу над номером 12, 7- за поражение, 3= за ничью, 0+ за тур без пары, 5+! за неявку соперника.
problem-result-missing = в «{ $text }» нет результата. Укажите его знаком +, - или =.
problem-handicap = фора в «{ $text }» слишком велика.
problem-opponent-unknown = { $rows ->
    [one] номера { $number } нет; в таблице { $rows } строка.
    [few] номера { $number } нет; в таблице { $rows } строки.
    [many] номера { $number } нет; в таблице { $rows } строк.
   *[other] номера { $number } нет; в таблице { $rows } строки.
}
problem-oneself = игрок не может играть сам с собой.
problem-mirror-missing = в строке { $row } эта встреча указана; здесь не хватает «{ $expected }».
problem-mirror-elsewhere = в строке { $row } стоит «{ $found }», это другой соперник.
problem-mirror-result = в строке { $row } стоит «{ $found }»; чтобы результаты сошлись, там должно быть «{ $expected }».
problem-mirror-forfeit = в строке { $row } стоит «{ $found }»: у одного из двоих отмечена неявка, у другого — сыгранная партия.
problem-forfeit-scores = в строке { $row } стоит «{ $found }»: при неявке очко получает кто-то один или никто.
problem-mirror-colour = в строке { $row } стоит «{ $found }»: у обоих один и тот же цвет.
problem-mirror-handicap = в строке { $row } стоит «{ $found }»: фора указана по-разному.
problem-claimed-twice = сразу в нескольких строках ({ $rows }) указана встреча с этим игроком в этом туре.
problem-player-twice = этот же игрок уже стоит в строке { $row }.
problem-name-twice = новый игрок с таким же именем стоит в строке { $row }; если это разные люди, укажите годы рождения.
problem-name-missing = не указано имя.
problem-player-unknown = кто это — «{ $name }»? Выберите известного игрока или укажите, что это новый.
problem-total = по результатам выходит { $cells }, а в столбце очков указано { $typed }.
problem-total-group = результаты ({ $cells }) и группа ({ $group }) не дают в сумме указанных очков ({ $typed }).
problem-points = «{ $text }» — это не число очков.
problem-place = «{ $text }» — это не место.
problem-rating = «{ $text }» — это не рейтинг.
problem-born = «{ $text }» — это не год и не дата рождения.
problem-long = слишком много символов: { $chars }; допускается не больше { $most }.
problem-rows = слишком много строк: { $rows }; допускается не больше { $most }.
problem-rounds = слишком много туров: { $rounds }; допускается не больше { $most }.
problem-cells = слишком много ячеек: { $cells }; допускается не больше { $most }.
problem-beyond = { $rounds ->
    [one] результат стоит за последним туром; в таблице { $rounds } тур.
    [few] результат стоит за последним туром; в таблице { $rounds } тура.
    [many] результат стоит за последним туром; в таблице { $rounds } туров.
   *[other] результат стоит за последним туром; в таблице { $rounds } тура.
}
problem-nobody = пока нет ни одного участника. Введите имена или вставьте таблицу.
problem-alone = одного участника мало.
problem-no-games = партий пока нет.
problem-meet-again = встреча с участником из строки { $row } уже была в туре { $round }; это допустимо, но проверьте ещё раз.

paste-line = Строка текста { $line }:
paste-too-long = Текст слишком длинный.
paste-too-many = Слишком много строк: помещается не больше { $most }.
paste-row = Строка не такая, как остальные: нет номера, имени или результата.
paste-not-a-table = Ничего похожего на таблицу в тексте нет. Скопируйте её вместе с заголовком из электронной таблицы или из текстовой турнирной таблицы.
column-unknown = не распознано, пропущено
column-number = Номер строки

step-start = Расчёт начинается с рейтинга до турнира.
step-start-again = Турнир рассчитывается повторно с этим новым исходным рейтингом.
step-formula = Партия по формуле ΔR{"\u00A0"}={"\u00A0"}(K2{"\u00A0"}·{"\u00A0"}(Rп{"\u00A0"}−{"\u00A0"}K1) +{"\u00A0"}K3){"\u00A0"}/{"\u00A0"}d.
step-below-hundred = Партия игрока с рейтингом ниже 100: фиксированные очки за результат.
step-against-beginner = Партия игрока с рейтингом от 100 против игрока с рейтингом ниже 100: фиксированные очки по таблице.
step-round = После тура все изменения складываются, и рейтинг округляется до десятых.
step-crossing = Рейтинг переходит рубеж в 100 очков: одно очко ниже рубежа приравнивается к десяти выше него.
step-final = После последнего тура рейтинг округляется до целого числа.
step-ordinary = Приращение не больше критического: обычный результат.
step-anomalous = Приращение больше критического: аномальный результат. Весь турнир рассчитывается повторно.
step-anomalous-beginner = Столько дополнительных очков — аномальный результат. Весь турнир рассчитывается повторно.
step-rank = Разряд соответствует рейтингу.
step-rank-kept = Разряд сохраняется: в возрасте старше 60 лет он не снижается.
step-not-played = Эта партия не была сыграна и не учитывается.
step-bye = Тур без пары: соперника не было, обсчитывать нечего.
step-not-rated = Эта переигровка сыграна, но не обсчитывается.
step-frozen = При таком контроле времени рейтинг выше 2100 не пересчитывается.

symbol-r = рейтинг
symbol-r0 = исходный рейтинг
symbol-r1 = собственный рейтинг
symbol-r2 = рейтинг соперника
symbol-r-prime = округлённый рейтинг
symbol-r-plus = следующий исходный рейтинг
symbol-d = разница рейтингов
symbol-k1 = ожидаемый результат (таблица 2)
symbol-k2 = коэффициент (таблица 3)
symbol-k3 = начисленный коэффициент
symbol-sum-k3 = сумма начисленных коэффициентов
symbol-sum-k2 = сумма K2
symbol-result = результат
symbol-divisor = делитель для доски
symbol-change = изменение
symbol-critical = критическое приращение
symbol-table = очки по таблице
symbol-extra = дополнительные очки
symbol-limit = предел
symbol-rank = разряд
symbol-rank-table = разряд по рейтингу
symbol-age = возраст
symbol-minutes = минуты

count-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
count-tournaments = { $count ->
    [one] { $count } турнир
    [few] { $count } турнира
    [many] { $count } турниров
   *[other] { $count } турнира
}
count-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
count-passes = { $count ->
    [one] { $count } проход
    [few] { $count } прохода
    [many] { $count } проходов
   *[other] { $count } прохода
}
count-changes = { $count ->
    [one] { $count } изменение
    [few] { $count } изменения
    [many] { $count } изменений
   *[other] { $count } изменения
}
count-problems = Исправьте:{"\u00A0"}{ $count }

problem-players-unknown = { $count ->
    [one] { $count } имя здесь не известно. Выберите игрока рядом с ним или укажите, что это новый игрок.
    [few] { $count } имени здесь неизвестны. Выберите рядом с каждым игрока или укажите, что это новый игрок.
    [many] { $count } имён здесь неизвестны. Выберите рядом с каждым игрока или укажите, что это новый игрок.
   *[other] { $count } имени здесь неизвестны. Выберите рядом с каждым игрока или укажите, что это новый игрок.
}

state-over = ожидаются результаты

step-initial = Впервые: присваивается начальный рейтинг.
step-elo-game = Обсчитываемая партия: новый рейтинг равен прежнему плюс K · (набранные очки − ожидаемые очки).
step-rounded-points = Рейтинг округляется до целых очков.
step-annulled = Не обсчитывается: судья аннулировал результат.
step-friendly = Турнир товарищеский: ничего не обсчитывается.
step-unofficial = Турнир неофициальный: ничего не обсчитывается.
step-rank-reached = Классический рейтинг достиг границы более высокого разряда.
step-rank-by-place = Призовое место даёт более высокий разряд.
step-place-without-rank = Место не даёт более высокого разряда; разряд никогда не снижается.
step-after-tournament = После турнира.

step-time-correction = За месяцы без турниров отклонение увеличивается, но не более чем до S*.
step-criterion-game = Эта партия учитывается в критерии аномальности.
step-against-newcomer = До турнира у соперника не было рейтинга: здесь партия не учитывается.
step-too-few-games = Меньше четырёх партий: поправка на аномальный результат не вносится.
step-within-criterion = Результат в пределах критерия: входной рейтинг остаётся прежним.
step-beyond-criterion = Отклонение результата больше критического: результат аномальный.
step-growth-correction = Входной рейтинг растущего игрока сдвигается к рейтингу, соответствующему его результатам.
step-growth-not-corrected = Рейтинг, соответствующий результатам, не выше: входной рейтинг не корректируется.
step-entry-game = Эта партия с игроком, имеющим рейтинг, учитывается при расчёте рейтинга новичка.
step-entry = Новичок получает рейтинг, соответствующий этим партиям, и наибольшее отклонение.
step-not-entered = Нет ни одной партии с игроком, имеющим рейтинг: рейтинг не присваивается.
step-unrated-opponent = У соперника и теперь нет рейтинга: партия не учитывается.
step-recalculation-game = Эта партия учитывается при расчёте нового рейтинга.
step-recalculation = Новый рейтинг и новое отклонение.
step-held-at-limit = Новый рейтинг ограничивается пределом шкалы.
step-anomaly-confidence = После аномального результата отклонение увеличивается, но не более чем до d/4.

step-fide-start = Рейтингом до партий становится рейтинг ФИДЕ.
step-estimated-newcomer = У игрока нет рейтинга; он оценивается по этому турниру.
step-opponent-age = Возраст соперника, в пределах от 5 до 13.
step-mean-age = Средний возраст соперников, с точностью до десятых.
step-player-coefficient = Коэффициент, который этот игрок с рейтингом даёт для турнира (от 8 до 25).
step-tournament-coefficient = Коэффициент турнира.
step-corridor = Коридор: пределы, в которых может начинаться рейтинг новичка.
step-start-estimate = Стартовая оценка по доле набранных очков.
step-valued-opponent = Рейтинг этого соперника, принятый для оценки.
step-fictitious-opponent = Все партии выиграны, поэтому добавляется ничья с фиктивным противником.
step-primary-estimate = Первичная оценка по соперникам: Rp = Rsr − 400lg.
step-pointless-estimate = Очков нет: первичная оценка равна стартовой.
step-estimated-opponent = Этот соперник — новичок; вот его оценки.
step-stored-game = Сохранённая партия прежнего турнира.
step-corrected-estimate = Оценка, скорректированная по всем сыгранным до сих пор партиям.
step-expected-score = Ожидаемый и действительный результат партии.
step-stored-score = То же для сохранённой партии.
step-fictitious-score = То же для ничьей с фиктивным противником.
step-developed-rating = Новый рейтинг: Ra + SR·K с округлением.
step-star = Партий пока слишком мало: рейтинг отмечается звёздочкой, партии сохраняются.
step-star-gone = Партий достаточно: рейтинг без звёздочки.
step-pointless-newcomer = Новичок, не набравший ни очка, рейтинга не получает; его оценка послужила для расчёта остальных.
step-guest-not-entered = Гость не заносится в базу.

symbol-ra = собственный рейтинг, по которому считается партия
symbol-rb = рейтинг соперника
symbol-expected-points = ожидаемые очки
symbol-pool-games = обсчитанные партии в этом зачёте
symbol-coefficient = коэффициент
symbol-scored = набранные очки
symbol-new-rating = новый рейтинг
symbol-bound = рейтинг, с которого присваивается разряд
symbol-held = прежний разряд
symbol-norm = разряд, который даёт это место
symbol-category = категория турнира
symbol-place = занятое место

symbol-rj = рейтинг соперника
symbol-input = входной рейтинг до коррекции
symbol-fitting = рейтинг, соответствующий результатам
symbol-entry = начальный рейтинг новичка
symbol-unheld = новый рейтинг до ограничения
symbol-distance-top = расстояние до 3000
symbol-greatest-deviation = наибольшее отклонение
symbol-stored-deviation = сохранённое отклонение
symbol-deviation-opponent = текущее отклонение соперника
symbol-new-deviation = новое отклонение
symbol-widened-deviation = увеличенное отклонение
symbol-uncut-deviation = отклонение до ограничения
symbol-months = учтённые месяцы
symbol-handicap = фора в пунктах рейтинга
symbol-handicap-difference = разница с учётом форы
symbol-game-distance = расстояние партии
symbol-influence = коэффициент влияния соперника
symbol-expected = ожидаемый результат
symbol-game-result = результат
symbol-share-dn = вклад партии в DN
symbol-share-db = вклад партии в Db
symbol-share-spread = вклад партии в разброс
symbol-games = партии
symbol-dn = отклонение результата
symbol-db = дисперсия
symbol-spread = разброс
symbol-critical-deviation = критическое отклонение
symbol-factor = множитель
symbol-anomaly = коэффициент аномальности
symbol-anomaly-square = квадрат коэффициента аномальности
symbol-points-per-game = очков за партию
symbol-mean-distance = среднее расстояние
symbol-mean-handicap = средняя фора
symbol-fitting-distance = расстояние, соответствующее результатам

symbol-pd = ожидаемый результат
symbol-dr = результат минус ожидаемый
symbol-sr = сумма DR
symbol-rating-change = изменение рейтинга
symbol-years = возраст
symbol-sum-years = сумма возрастов
symbol-mean-years = средний возраст
symbol-intermediate = промежуточная величина
symbol-ki = коэффициент игрока
symbol-sum-ki = сумма коэффициентов игроков
symbol-ki-number = количество коэффициентов
symbol-participants = участники
symbol-kt = коэффициент турнира
symbol-corridor = граница коридора
symbol-start-estimate = стартовая оценка
symbol-primary-estimate = первичная оценка
symbol-corrected-estimate = скорректированная оценка
symbol-mean-opponents = средний рейтинг соперников
symbol-log = 400 lg((N − S)/S)
symbol-changed-bound = граница, изменившая значение

step-sum = Изменение равно K, умноженному на разность набранных и ожидаемых очков.
symbol-sum-scored = сумма набранных очков
symbol-sum-expected = сумма ожидаемых очков

parameter-ufgo-gain-measured-on = По какому конечному рейтингу определяется приращение при проверке на аномальный результат
value-ufgo-gain-measured-on-rounded = по рейтингу, округлённому до целого в конце прохода
value-ufgo-gain-measured-on-unrounded = по рейтингу с десятыми после последнего тура
parameter-ufgo-small-board-anomaly-limit = Уменьшается ли критическое приращение на досках 13×13 и 9×9
value-ufgo-small-board-anomaly-limit-reduced = уменьшается в два и в три раза, как изменения рейтинга
value-ufgo-small-board-anomaly-limit-full = не уменьшается, одинаково на всех досках
article-table = Таблица { $number }
parameter-ufgo-table-4-loss-9x9-600 = Таблица 4: очки за поражение на доске 9×9 при рейтинге от 600
value-ufgo-table-4-loss-9x9-600-zero = 0, как напечатано
value-ufgo-table-4-loss-9x9-600-twenty = −20, как строкой выше
parameter-ufgo-age-protection-years = С какого возраста разряды не снижаются
value-ufgo-age-protection-years-sixty-one = со дня, когда исполнился 61 год
value-ufgo-age-protection-years-sixty = со дня, когда исполнилось 60 лет
parameter-ufgo-dan-loss = Насколько снижается дан при публикации одного рейтинг-листа
value-ufgo-dan-loss-one-step = на 1{"\u00A0"}ступень (4-{"\u2060"}й{"\u00A0"}дан — на 2); следующий рейтинг-лист может снизить его ещё
value-ufgo-dan-loss-cascade = ступень за ступенью, пока рейтинга не станет достаточно, чтобы сохранить дан

parameter-ssdc-update = По каким рейтингам обсчитывается партия
value-ssdc-update-game = по рейтингам перед партией
value-ssdc-update-round = по рейтингам перед туром
value-ssdc-update-tournament = по рейтингам перед турниром
parameter-ssdc-rounding = Когда рейтинг округляется до целых очков
value-ssdc-rounding-none = никогда
value-ssdc-rounding-game = после каждой партии
value-ssdc-rounding-tournament = после турнира, у всех участников
parameter-ssdc-k-precedence = Какой коэффициент K у нового игрока с рейтингом сильного игрока
value-ssdc-k-precedence-new = как у новых игроков
value-ssdc-k-precedence-strong = как у сильных игроков
parameter-ssdc-k-count = Когда подсчитываются партии, чтобы определить, новый ли игрок
value-ssdc-k-count-game = перед каждой партией
value-ssdc-k-count-tournament = перед турниром
parameter-ssdc-rank-moment = В какой момент классический рейтинг даёт разряд
value-ssdc-rank-moment-game = после любой партии, даже если в том же турнире он снова снизится
value-ssdc-rank-moment-tournament = после турнира
parameter-ssdc-year = Сколько игрок без обсчитанных партий остаётся в рейтинг-листе
value-ssdc-year-calendar = до конца календарного года, следующего за годом последней партии
value-ssdc-year-rolling = до того же дня следующего года после последней партии
parameter-ssdc-ceiling = На сколько снижает категорию верхний предел ниже 2200 или кандидата в мастера
value-ssdc-ceiling-replace = всего на две ступени
value-ssdc-ceiling-add = на три ступени: на одну, как любой верхний предел, и ещё на две
parameter-ssdc-title-holder = Снижает ли категорию то, что обладатель титула не допускается (кроме турниров претендентов)
value-ssdc-title-holder-closed = нет
value-ssdc-title-holder-factor = да, это считается верхним пределом для участников
parameter-ssdc-match = Что такое четвёртая категория для матча не за титул
value-ssdc-match-cap = предел: выше категория быть не может
value-ssdc-match-start = исходная: ограничивающие факторы снижают её дальше
parameter-ssdc-initial-rating = Начальный рейтинг в каждом зачёте
parameter-ssdc-k-strong = Коэффициент K сильных игроков
parameter-ssdc-k-ordinary = Коэффициент K всех остальных игроков
parameter-ssdc-k-new = Коэффициент K новых игроков
parameter-ssdc-strong-from = Рейтинг, с которого действует коэффициент K сильных игроков
parameter-ssdc-new-games = Сколько первых обсчитанных партий игрок считается новым
parameter-ssdc-list-games = Сколько обсчитанных партий нужно для включения в рейтинг-лист
parameter-ssdc-registration-days = Не позднее чем за сколько дней до начала регистрации присылается положение о турнире
parameter-ssdc-results-days = Не позднее чем через сколько дней после окончания турнира передаются его результаты
parameter-ssdc-rank-ratings = Классический рейтинг, с которого присваивается каждый разряд
value-ssdc-rank-ratings-rating = Рейтинг от
parameter-ssdc-rank-places = Разряды за призовые места по категориям турниров
value-ssdc-rank-places-ranks = Разряды за места 1, 2, 3 …

parameter-orr-halves = Как округляется половина
value-orr-halves-away = от нуля: 1487,5 → 1488; −1,5 → −2
value-orr-halves-up = вверх: 1487,5 → 1488; −1,5 → −1
value-orr-halves-even = до ближайшего чётного: 1486,5 → 1486; 1487,5 → 1488
parameter-orr-pd-rounded = Округляется ли ожидаемый результат PD до второго знака после запятой
value-orr-pd-rounded-yes = да, всегда
value-orr-pd-rounded-no = нет
parameter-orr-change-rounded = Что округляется до целого
value-orr-change-rounded-sum = новый рейтинг
value-orr-change-rounded-change = изменение, до прибавления к рейтингу
parameter-orr-k-gap = Какая строка таблицы K действует для рейтингов 1800–1999
value-orr-k-gap-row-1700 = строка, начинающаяся с 1700 (K 25 и 20)
value-orr-k-gap-row-2000 = строка, начинающаяся с 2000 (K 20 и 20)
parameter-orr-lower-bound = Нижняя граница рейтингов и оценок
value-orr-lower-bound-none = нет; возможны отрицательные рейтинги
value-orr-lower-bound-one = 1, для рейтингов и оценок
value-orr-lower-bound-zero = 0, для рейтингов и оценок
value-orr-lower-bound-published = 1, только для присваиваемых рейтингов, не для оценок
parameter-orr-np = Кто входит в общее число участников Np
value-orr-np-participants = все участники, в том числе не игравшие
value-orr-np-played = только игравшие
parameter-orr-kt-rated = По каким рейтингам определяется коэффициент турнира Kt
value-orr-kt-rated-all = по всем, в том числе неустоявшимся (со звёздочкой)
value-orr-kt-rated-settled = только по устоявшимся (без звёздочки)
parameter-orr-kt-rounded = Когда коэффициент турнира Kt округляется
value-orr-kt-rounded-always = всегда
value-orr-kt-rounded-corrected = только если он понижен из-за малого числа игроков с рейтингом
parameter-orr-age = Как считается возраст
value-orr-age-whole = в полных годах на день начала турнира
value-orr-age-fraction = с дробной частью: число дней, делённое на 365,25
value-orr-age-year = как разность календарных лет
parameter-orr-unknown-year = Возраст игрока, у которого не указан год рождения
value-orr-unknown-year-five = 5 лет
value-orr-unknown-year-thirteen = 13 лет
value-orr-unknown-year-skip = в среднем не учитывается; если никого не осталось — 5 лет
parameter-orr-age-weight = Как вычисляется средний возраст соперников
value-orr-age-weight-game = по партиям: соперник, встреченный дважды, учитывается дважды
value-orr-age-weight-opponent = по соперникам, каждый учитывается один раз
parameter-orr-fictitious-in-rsr = Входит ли фиктивный противник в средний рейтинг соперников Rsr
value-orr-fictitious-in-rsr-yes = да
value-orr-fictitious-in-rsr-no = нет, он меняет только число партий и очков
parameter-orr-fictitious-in-sr = Обсчитывается ли ничья новичка с фиктивным противником
value-orr-fictitious-in-sr-no = нет
value-orr-fictitious-in-sr-yes = да, она входит в SR
parameter-orr-rp-in-corridor = Ограничивается ли первичная оценка Rp пределами Rmin и Rmax
value-orr-rp-in-corridor-no = нет
value-orr-rp-in-corridor-yes = да
parameter-orr-newcomer-opponents = Какая оценка новичка берётся при обсчёте его партии с другим новичком
value-orr-newcomer-opponents-rp = первичная оценка Rp
value-orr-newcomer-opponents-rs = стартовая оценка Rs
parameter-orr-fide-recognised = Когда признаётся рейтинг ФИДЕ
value-orr-fide-recognised-always = всегда
value-orr-fide-recognised-tournament = у гостя — только в турнирах с обсчётом ФИДЕ
parameter-orr-settled-at = После скольких партий с рейтинга снимается звёздочка
value-orr-settled-at-nine = после 9 партий
value-orr-settled-at-ten = после 10 партий
parameter-orr-stored-opponent = Что сохраняется как рейтинг соперника-новичка
value-orr-stored-opponent-rp = первичная оценка Rp
value-orr-stored-opponent-rs = стартовая оценка Rs
parameter-orr-kor-fictitious = Рейтинг фиктивного противника у игрока с неустоявшимся рейтингом
value-orr-kor-fictitious-start = собственный рейтинг игрока перед турниром
value-orr-kor-fictitious-rs = стартовая оценка Rs в первом турнире игрока
parameter-orr-kor-rsr = Как сохранённые и новые партии дают один средний рейтинг соперников Rsr
value-orr-kor-rsr-one = одно среднее по всем партиям, округлённое один раз
value-orr-kor-rsr-parts = из округлённых средних сохранённых и новых партий, с весами и округлением
value-orr-kor-rsr-exact = одно среднее по всем партиям, без округления
parameter-orr-kor-games = По каким партиям пересчитывается неустоявшийся рейтинг
value-orr-kor-games-all = по сохранённым и новым
value-orr-kor-games-new = только по новым
parameter-orr-kor-k = По какому рейтингу берётся K для игрока с неустоявшимся рейтингом
value-orr-kor-k-rkor = по скорректированной оценке Rkor
value-orr-kor-k-start = по рейтингу перед турниром

parameter-rgf-anchors = Число анкеров, по которым поправляется каждый рейтинг-лист (0 — без поправки)
parameter-rgf-anomaly-confidence = Как увеличивается отклонение S' после аномального результата (не более чем до S*)
value-rgf-anomaly-confidence-root = S' · √(1 + Kан²)
value-rgf-anomaly-confidence-linear = S' · (1 + Kан)
value-rgf-anomaly-confidence-interpolate = S' · (1 − Kан²) + S* · Kан²
value-rgf-anomaly-confidence-none = не увеличивается
parameter-rgf-top-reduction = Как снижается аномальность для верхних разрядов
value-rgf-top-reduction-coefficient = понижается коэффициент аномальности Kан
value-rgf-top-reduction-criterion = повышается критерий аномальности DNан
parameter-rgf-criterion-factor = Множитель критерия аномальности: на него умножается SNан, чтобы получить DNан
parameter-rgf-top-reduction-start = Рейтинг, с которого начинается снижение аномальности
parameter-rgf-small-statistics = По каким партиям определяется, мала ли статистика
value-rgf-small-statistics-members = по партиям с участниками рейтинг-системы
value-rgf-small-statistics-all = по всем сыгранным партиям
parameter-rgf-months = Как считаются месяцы, прошедшие с последнего турнира
value-rgf-months-between = полные календарные месяцы между турнирами, без текущего
value-rgf-months-difference = разность месяцев, вместе с текущим
parameter-rgf-deviation-before = Какое отклонение показывается как отклонение до турнира
value-rgf-deviation-before-standing = сохранённое после последнего пересчёта
value-rgf-deviation-before-timed = с корректировкой по времени
parameter-rgf-unrated-rows = Есть ли в результатах строка новичка, не получившего рейтинга
value-rgf-unrated-rows-list = есть, без чисел
value-rgf-unrated-rows-omit = нет
parameter-rgf-rank = Какой разряд у рейтинга между строками таблицы
value-rgf-rank-nearest = как у ближайшей строки, половина вверх (2050 — 1{"\u00A0"}дан)
value-rgf-rank-floor = как у ближайшей строки снизу (2099 — 1{"\u00A0"}кю)
parameter-rgf-pi = Какое значение числа π применяется
value-rgf-pi-text = 3,141593, как напечатано
value-rgf-pi-exact = точное
parameter-rgf-max-rating = Наибольший рейтинг, который может дать расчёт
parameter-rgf-required-rounds = Наименьшее число туров официального турнира (0 — не требуется); если туров меньше, об этом спросят перед подписью
parameter-rgf-required-minutes = Наименьший контроль времени официального турнира, минут каждому игроку (0 — не требуется)
parameter-rgf-required-referee = Должен ли быть указан главный судья официального турнира
value-rgf-required-referee-no = не требуется
value-rgf-required-referee-yes = главный судья указан
parameter-rgf-rating-floor = Наименьший рейтинг, который может дать расчёт

parameter-elo-initial-rating = Рейтинг новичка перед первым обсчитываемым турниром
parameter-elo-unofficial = Обсчитываются ли товарищеские и неофициальные турниры
value-elo-unofficial-skip = не обсчитываются
value-elo-unofficial-rate = обсчитываются, как все остальные
parameter-elo-difference-cap = Наибольшая разница рейтингов: всё сверх неё не учитывается
parameter-elo-k-table = Коэффициент K по числу партий и рейтингу; действует последняя достигнутая строка
value-elo-k-table-games = Партий от
value-elo-k-table-rating = Рейтинг от
value-elo-k-table-k = K
parameter-elo-factors = На что умножается K в турнирах каждой категории
value-elo-factors-factor = Множитель
parameter-elo-rounding = Округляется ли новый рейтинг
value-elo-rounding-whole = до целых очков
value-elo-rounding-none = не округляется
parameter-elo-floor = Нижняя граница рейтинга
parameter-elo-list-games = Сколько обсчитанных партий нужно для включения в рейтинг-лист

wrong-at = «{ $parameter }»: { $wrong }.
wrong-row = «{ $parameter }», строка { $row }: { $wrong }.
wrong-cell = «{ $parameter }», строка { $row }, «{ $column }»: { $wrong }.
wrong-unknown = в этих правилах такого параметра нет
wrong-shape = прочитать это не удаётся
wrong-number = нужно число { $bounds ->
    [both] от { $min } до { $max }
    [lower] от { $min } и меньше { $max }
    [upper] больше { $min } и не больше { $max }
   *[none] больше { $min } и меньше { $max }
}
wrong-optional = { $wrong } или пустое поле
wrong-whole = нужно целое число от 0 до { $max }
wrong-whole-least = нужно целое число не меньше 0
wrong-choice = нужно одно из значений: { $values }
wrong-rows = нужно от 1 до { $most } строк
wrong-columns = нужны все столбцы: { $columns }
wrong-name = такой строки нет, есть только: { $names }
wrong-words = здесь может стоять только: { $words }
wrong-order = более высокий разряд должен требовать более высокого рейтинга
wrong-never = она никогда не действует: строка { $later } требует не больше
wrong-all = нет строки для всех: от 0 партий и без рейтинга
wrong-below = это меньше, чем «{ $other }»
wrong-above = это больше, чем «{ $other }»

told-title = Коротко
told-steps = Весь расчёт по шагам
told-won = победа; соперник —
told-drew = ничья; соперник —
told-lost = поражение; соперник —
told-stored = Партия прежнего турнира, учтена ещё раз:
told-fictitious = Ничья с фиктивным соперником:
told-score = набрано { $score }
told-expected = ожидалось очков: { $points }
told-handicap-given = дана фора, в пунктах рейтинга: { $points }
told-handicap-received = получена фора, в пунктах рейтинга: { $points }
told-start-initial = Новичок начинает с { $start }.
told-start-anomalous = Результат настолько выше ожидаемого по рейтингу, что отсчёт идёт от { $start }.
told-start-estimated = Рейтинга не было: по результатам этого турнира игрок оценён в { $start }, от этого и идёт отсчёт.
told-start-corrected = Рейтинг со звёздочкой: по всем прежним и новым партиям игрок оценён в { $start }, от этого и идёт отсчёт.
told-start-entered = Рейтинга не было: партиям с игроками, у которых он есть, соответствует { $start }, от этого и идёт отсчёт.
told-start-grown = Результат настолько выше ожидаемого по рейтингу, что отсчёт идёт от { $start }.
told-whole-expected = { $games ->
    [one] Очков в { $games } партии: { $scored }
    [few] Очков в { $games } партиях: { $scored }
   *[many] Очков в { $games } партиях: { $scored }
}, ожидалось { $expected }; рейтинг с { $start } до { $end }, { $change }.
told-whole = { $games ->
    [one] Очков в { $games } партии: { $scored }
    [few] Очков в { $games } партиях: { $scored }
   *[many] Очков в { $games } партиях: { $scored }
}; рейтинг с { $start } до { $end }, { $change }.
told-rest-rounding = Ещё { $rest } — округление.
told-rest-crossing = Ещё { $rest } — пересчёт на рубеже в 100 очков (5.5).
told-rest-limit = Ещё { $rest } — предел шкалы.
step-weighed = K по таблице, умноженный на множитель категории турнира
symbol-table-coefficient = K по таблице
symbol-category-factor = множитель категории
category-weighs = Сколько весит турнир: в положении у каждой категории свой множитель.
parameter-rgf-period = Что считается рейтинговым периодом, за который каждый пересчитывается один раз
value-rgf-period-tournament = турнир, сколько бы он ни длился
value-rgf-period-month = турнир; но лига, которая длится больше 31 дня, обсчитывается по месяцам, каждая партия — в месяце своего тура
step-period = Обсчитывается месяц лиги
symbol-from = первый день
symbol-to = последний день
told-between = { $points } дали поправки в начале следующих месяцев: результат был аномальным.
country-name = { $code ->
    [AM] Армения
    [AR] Аргентина
    [AT] Австрия
    [AU] Австралия
    [AZ] Азербайджан
    [BA] Босния и Герцеговина
    [BE] Бельгия
    [BG] Болгария
    [BR] Бразилия
    [BY] Беларусь
    [CA] Канада
    [CH] Швейцария
    [CN] Китай
    [CY] Кипр
    [CZ] Чехия
    [DE] Германия
    [DK] Дания
    [EE] Эстония
    [ES] Испания
    [FI] Финляндия
    [FR] Франция
    [GB] Великобритания
    [GE] Грузия
    [GR] Греция
    [HR] Хорватия
    [HU] Венгрия
    [IE] Ирландия
    [IL] Израиль
    [IN] Индия
    [IS] Исландия
    [IT] Италия
    [JP] Япония
    [KG] Киргизия
    [KR] Республика Корея
    [KZ] Казахстан
    [LT] Литва
    [LU] Люксембург
    [LV] Латвия
    [MD] Молдова
    [ME] Черногория
    [MK] Северная Македония
    [MN] Монголия
    [MT] Мальта
    [NL] Нидерланды
    [NO] Норвегия
    [PL] Польша
    [PT] Португалия
    [RO] Румыния
    [RS] Сербия
    [RU] Россия
    [SE] Швеция
    [SI] Словения
    [SK] Словакия
    [TJ] Таджикистан
    [TM] Туркмения
    [TR] Турция
    [TW] Тайвань
    [UA] Украина
    [US] США
    [UZ] Узбекистан
    [VN] Вьетнам
   *[other] { $code }
}
