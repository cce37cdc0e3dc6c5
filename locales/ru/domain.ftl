state-planned = запланирован
state-submitted = ждёт подписи клуба
state-cosigned = на проверке в комиссии
state-returned = возвращён судье
state-rated = обсчитан
state-reopened = исправляется
state-friendly = без обсчёта
state-cancelled = отменён

waits-start = Турнир запланирован; таблица появится, когда он закончится.
waits-table = Турнир закончился; главный судья заполняет таблицу.
waits-club = Главный судья подписал таблицу; теперь её должен подписать руководитель клуба, проводившего турнир.
waits-commission = Таблица подписана; её проверяет квалификационная комиссия.
waits-referee = Таблица возвращена; её исправляет главный судья.
waits-nothing = Турнир обсчитан.
waits-correction = Турнир обсчитан и исправляется; рейтинг действует до повторного обсчёта.
waits-not-rated = Турнир закрыт без обсчёта.
waits-cancelled = Турнир отменён.

col-number = №
col-name = Имя
col-club = Клуб
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

problem-cell = «{ $text }» не удаётся прочитать. Пишите 12+ за победу над номером 12, 7- за поражение, 3= за ничью, 0+ за выходной, 5+! за неявку соперника.
problem-result-missing = в «{ $text }» нет результата. Укажите его знаком +, - или =.
problem-handicap = фора в «{ $text }» слишком велика.
problem-opponent-unknown = { $rows ->
    [one] номера { $number } нет; в таблице { $rows } строка.
    [few] номера { $number } нет; в таблице { $rows } строки.
    [many] номера { $number } нет; в таблице { $rows } строк.
   *[other] номера { $number } нет; в таблице { $rows } строки.
}
problem-oneself = никто не играет сам с собой.
problem-mirror-missing = в строке { $row } эта встреча указана; здесь не хватает «{ $expected }».
problem-mirror-elsewhere = в строке { $row } стоит «{ $found }», это другой соперник.
problem-mirror-result = в строке { $row } стоит «{ $found }»; чтобы результаты сошлись, там должно быть «{ $expected }».
problem-mirror-forfeit = в строке { $row } стоит «{ $found }»: у одного из двоих отмечена неявка, у другого — сыгранная партия.
problem-forfeit-scores = в строке { $row } стоит «{ $found }»: при неявке очко получает кто-то один или никто.
problem-mirror-colour = в строке { $row } стоит «{ $found }»: у обоих один и тот же цвет.
problem-mirror-handicap = в строке { $row } стоит «{ $found }»: фора указана по-разному.
problem-claimed-twice = сразу в нескольких строках ({ $rows }) указана встреча с этим игроком в этом туре.
problem-player-twice = этот же игрок уже стоит в строке { $row }.
problem-name-twice = новый игрок с таким же именем стоит в строке { $row }; если это разные люди, укажите годы рождения.
problem-name-missing = не указано имя.
problem-player-unknown = кто это — «{ $name }»? Выберите известного игрока или укажите, что это новый.
problem-total = по результатам выходит { $cells }, а в столбце очков указано { $typed }.
problem-total-group = результаты ({ $cells }) и группа ({ $group }) не дают в сумме указанных очков ({ $typed }).
problem-points = «{ $text }» — это не число очков.
problem-place = «{ $text }» — это не место.
problem-rating = «{ $text }» — это не рейтинг.
problem-born = «{ $text }» — это не год и не дата рождения.
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
problem-meet-again = встреча со строкой { $row } уже была в туре { $round }; это допустимо, но проверьте ещё раз.

paste-line = Строка текста { $line }:
paste-too-long = Текст слишком длинный.
paste-too-many = Слишком много { $what }; допускается не больше { $most }.
paste-rows = строк
paste-rounds = туров
paste-columns = столбцов
paste-not-a-table = Ничего похожего на таблицу в тексте нет. Скопируйте её вместе с заголовком из электронной таблицы или из текстовой турнирной таблицы.
paste-no-names = Нет столбца с именами.
paste-no-results = Нет столбцов с результатами вида 12+ или 7-.
paste-other-columns = столбцов в строке — { $found }, в таблице — { $expected }.
paste-number = не удаётся прочитать номер строки таблицы.
paste-number-twice = номер { $number } уже стоит в строке текста { $line }.
paste-number-unknown = в туре { $round } указан номер { $number }, которого нет в таблице.
paste-ignored = пропущена.
paste-renumbered = Строки пронумерованы заново с 1; результаты изменены соответственно.
paste-group = Группа не входит в сумму очков и пропущена.
column-unknown = не распознано, пропущено
column-number = номер строки
column-round = тур { $round }
column-tie-break = дополнительный показатель, пропущено
column-id = номер в другом реестре, пропущено

step-start = Расчёт начинается с рейтинга до турнира.
step-start-again = Турнир рассчитывается повторно с этим новым исходным рейтингом.
step-formula = Партия по формуле ΔR = (K2 · (Rп − K1) + K3) / d.
step-below-hundred = Партия игрока с рейтингом ниже 100: постоянные очки за результат.
step-against-beginner = Партия игрока с рейтингом от 100 против игрока с рейтингом ниже 100: постоянные очки по таблице.
step-round = После тура все изменения складываются, и рейтинг округляется до десятых.
step-crossing = Рейтинг переходит рубеж в 100 очков: одно очко ниже рубежа приравнивается к десяти выше него.
step-final = После последнего тура рейтинг округляется до целого числа.
step-ordinary = Приращение не больше критического: обычный результат.
step-anomalous = Приращение больше критического: аномальный результат. Весь турнир рассчитывается повторно.
step-anomalous-beginner = Столько дополнительных очков — аномальный результат. Весь турнир рассчитывается повторно.
step-rank = Разряд соответствует рейтингу.
step-rank-kept = Разряд сохраняется: в возрасте старше 60 лет он не снижается.
step-not-played = Эта партия не была сыграна и не учитывается.
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
count-problems = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
    [many] { $count } ошибок
   *[other] { $count } ошибки
}

problem-players-unknown = { $count ->
    [one] { $count } имя здесь не известно. Выберите игрока рядом с ним или укажите, что это новый игрок.
    [few] { $count } имени здесь не известны. Выберите рядом с каждым игрока или укажите, что это новый игрок.
    [many] { $count } имён здесь не известны. Выберите рядом с каждым игрока или укажите, что это новый игрок.
   *[other] { $count } имени здесь не известны. Выберите рядом с каждым игрока или укажите, что это новый игрок.
}

state-over = ждёт таблицу

step-initial = Впервые: присваивается начальный рейтинг.
step-elo-game = Обсчитываемая партия: новый рейтинг равен прежнему плюс K · (набранные очки − ожидаемые очки).
step-rounded-points = Рейтинг округляется до целых очков.
step-annulled = Не обсчитывается: судья аннулировал результат.
step-friendly = Турнир товарищеский: ничего не обсчитывается.
step-unofficial = Турнир не официальный: ничего не обсчитывается.
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
step-corridor = Пределы, в которых может начинаться рейтинг новичка.
step-start-estimate = Стартовая оценка по доле набранных очков.
step-valued-opponent = Рейтинг этого соперника, принятый для оценки.
step-fictitious-opponent = Все партии выиграны, поэтому добавляется ничья с условным соперником.
step-primary-estimate = Первичная оценка по соперникам: Rp = Rsr − 400lg.
step-pointless-estimate = Очков нет: первичная оценка равна стартовой.
step-estimated-opponent = Этот соперник — новичок; вот его оценки.
step-stored-game = Сохранённая партия прежнего турнира.
step-corrected-estimate = Оценка, скорректированная по всем сыгранным до сих пор партиям.
step-expected-score = Ожидаемый и действительный результат партии.
step-stored-score = То же для сохранённой партии.
step-fictitious-score = То же для условной ничьей.
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
symbol-bound = рейтинг, с которого даётся разряд
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
symbol-handicap = фора в очках
symbol-handicap-difference = разница с учётом форы
symbol-game-distance = расстояние партии
symbol-influence = влияние соперника
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
