live-before = Идёт запись: { $entrants ->
    [one] { $entrants } участник
    [few] { $entrants } участника
    [many] { $entrants } участников
   *[other] { $entrants } участника
  }. Жеребьёвки ещё не было.
live-before-drawn = { $entrants ->
    [one] { $entrants } участник
    [few] { $entrants } участника
    [many] { $entrants } участников
   *[other] { $entrants } участника
  }. Жеребьёвка проведена, пары 1-го тура ещё не составлены.
live-published = Тур { $round } из { $rounds }: пары объявлены, игра ещё не началась.
live-started = Идёт тур { $round } из { $rounds }: закончено партий { $done } из { $all }.
live-closed = Тур { $round } из { $rounds } сыгран, пары следующего ещё не составлены.
live-all-played = { $rounds ->
    [one] Сыгран { $rounds } тур — все запланированные.
    [few] Сыграны все { $rounds } тура.
    [many] Сыграны все { $rounds } туров.
   *[other] Сыграны все { $rounds } тура.
  }
live-finished = Турнир окончен, сыграно: { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
    [many] { $rounds } туров
   *[other] { $rounds } тура
  }.
live-menu = Страницы идущего турнира
live-now = Сейчас
live-standings = Положение
live-lot = Жеребьёвка
live-screen = Экран для зала
live-follow = Следить за игрой
live-playing-now = Играют сейчас
live-tournament = О турнире
live-rounds = Туры
live-round = Тур { $round }
live-updated = Результаты обновлены.
live-stage-published = пары объявлены
live-stage-started = идёт игра
live-stage-closed = сыгран
live-games-finished = Закончено партий: { $done } из { $all }.
live-by-hand = изменён вручную
live-board = Доска
live-black = Чёрные
live-white = Белые
live-result = Результат
live-why = Почему?
live-why-of = Почему встречаются { $black } и { $white }
live-points = Очки
live-with-points = очков: { $points }
live-bye = без пары
live-byes = Без пары
live-absent = отсутствует
live-absentees = Отсутствуют
live-withdrawn = выбыл(а)
live-replay = переигровка
live-replay-time = осталось времени: у чёрных { $black }, у белых { $white }
live-forfeit-legend = ! — партия не игралась.
live-points-legend = За победу даётся 2 очка. Рядом с именами стоят очки до тура.
live-last-round = Если никто не выбудет, после этого тура составить ещё один без повторных встреч нельзя.
live-changes = Как менялись пары
live-changed-by-hand = { $first } и { $second } поменялись местами ({ $signed }).
live-paired-again = Пары тура составлены заново ({ $signed }).
live-reason = Причина:
live-gone = Прежние пары, которых больше нет:
live-gone-bye = { $name } — без пары
live-print = Печать
live-print-boards = Пары по доскам
live-print-names = Пары по фамилиям
live-print-slips = Бланки результатов
live-print-standings = Положение
live-print-blank = Пустая таблица
live-print-now = Напечатать
live-back = Назад
live-participants = Участники
live-participants-empty = Пока никто не записан.
live-number = №
live-name = Имя
live-from = Клуб
live-place = Место
live-start = Старт
live-start-long = Очки, которые рейтинговая группа даёт до 1-го тура
live-standings-after = Положение после тура { $round }
live-standings-before = До 1-го тура все делят первое место.
live-standings-open = { $open ->
    [one] Не закончена { $open } партия этого тура: пока она даёт обоим 0 очков.
    [few] Не закончены { $open } партии этого тура: пока они дают обоим соперникам по 0 очков.
    [many] Не закончено { $open } партий этого тура: пока они дают обоим соперникам по 0 очков.
   *[other] Не закончено { $open } партии этого тура: пока они дают обоим соперникам по 0 очков.
  }
live-standings-knockout = Места после последнего тура, в котором решены все партии; кто ещё играет, делит первое место.
live-standings-all = Все коэффициенты
live-standings-telling = Только решающие
live-standings-of = После тура
live-ties = Что решает при равенстве очков
live-sos = SOS
live-sos-says = Сумма очков всех соперников (коэффициент Бухгольца).
live-sos-less = SOS-{ $count }
live-sos-less-says = { $count ->
    [one] То же без соперника тура { $count }.
   *[other] То же без соперников туров с 1 по { $count }.
  }
live-berger = ЗБ
live-berger-says = Коэффициент Зоннеборна — Бергера: очки всех побеждённых и половина очков тех, с кем ничья.
live-decided-legend = Отмечено значение, которое поставило игрока ниже соседа сверху. Кто равен во всём, делит место.
live-decided = решило
live-cell-legend = 12+b — победа над номером 12 чёрными; w — белыми, = — ничья, - — поражение, ? — не закончена, ! — не игралась, 0+ — без пары, 0- — отсутствие.
live-lot-lead = Номера, которые каждый может вытянуть заново по тому, что здесь написано.
live-lot-draws = Проведённые жеребьёвки
live-lot-none = Жеребьёвки ещё не было.
live-lot-stale = После последней жеребьёвки список участников изменился; её проведут заново.
live-lot-when = Кто и когда
live-lot-seed = Исходное слово или число
live-lot-by-hand = вручную
live-lot-count = Участников
live-lot-holds = действует
live-lot-replaced = заменена
live-lot-repeat = Как повторить
live-lot-rule = Для каждого участника берётся SHA-256 текста <исходное слово>:<номер записи> в UTF-8. В порядке возрастания этих билетов участники получают номера 1, 2, 3, …
live-lot-command = Например, для номера 1:
live-lot-hand-rule = Номера вытянуты вручную из настоящей чаши и введены судьёй.
live-lot-entry = Запись
live-lot-ticket = Билет (первые 16 цифр)
live-lot-black = Билет на чёрных
live-lot-rounds-rule = Каждый тур с выбыванием разыгрывается заново из исходного слова «{ $seed }». Игроки стоят по возрастанию SHA-256 текста <исходное слово>:ko:<тур>:<номер записи>. Без пары остаются первые из тех, кто реже других был без пары. Затем первый встречается со следующим, с которым выходит как можно меньше пар из одной страны, и так далее. Чёрными играет тот, у кого меньше SHA-256 текста <исходное слово>:ko:<тур>:black:<номер записи>.
live-why-absent = В этом туре не играет.
live-why-pair = Почему { $black } — { $white }
live-why-bye = Почему без пары { $name }
live-why-known = Что было известно до тура
live-why-colours = D
live-why-colours-long = Баланс цветов: партии чёрными минус партии белыми
live-why-floats = F
live-why-floats-long = Понижения минус повышения
live-why-order = Место в порядке
live-why-order-long = Место в порядке жеребьёвки: по очкам, затем по номеру
live-why-by-hand = Судья изменил этот тур вручную; значения относятся к туру, каким он сыгран.
live-why-round-one = Пары 1-го тура составляются по номерам жеребьёвки: 1-й встречается со 2-м, 3-й с 4-м и так далее; меньший номер играет чёрными.
live-why-bye-round-one = Играет нечётное число участников; в 1-м туре без пары остаётся последний номер.
live-why-bye-rule = Играет нечётное число участников. Без пары остаётся тот, кто реже был без пары, затем тот, у кого меньше очков, — если всех остальных можно свести в пары.
live-why-equal = Соперники с равными очками: у обоих { $points }.
live-why-moved = Понижение: { $high } (очков: { $most }); повышение: { $low } (очков: { $least }).
live-why-odd = { $count ->
    [one] Столько очков ({ $points }) у { $count } игрока — число нечётное, так что кому-то из этой группы нужен соперник с другими очками.
   *[other] Столько очков ({ $points }) у { $count } игроков — число нечётное, так что кому-то из этой группы нужен соперник с другими очками.
  }
live-why-best = Без повторных встреч и ради лучшего тура в целом не все игроки с очками { $points } могли встретиться между собой.
live-why-floats-now = F ({ $high }): было { $f }, стало { $fnew }. F ({ $low }): было { $g }, стало { $gnew }.
live-why-colour-hand = { $black } играет чёрными по решению судьи; по пункту 3(3) играл(а) бы белыми.
live-why-colour-number = { $black } играет чёрными: в 1-м туре чёрные у меньшего номера.
live-why-colour-balance = { $black } играет чёрными: D { $d }, а D соперника ({ $white }) — { $e }. Белыми играет тот, кто чаще другого играл чёрными (пункт 3(3)).
live-why-colour-higher = { $black } играет чёрными: D равны ({ $d }), решает ранг размещения ({ $order }); в нечётном туре чёрными играет тот, кто выше.
live-why-colour-lower = { $black } играет чёрными: D равны ({ $d }), решает ранг размещения ({ $order }); в чётном туре чёрными играет тот, кто ниже.
live-rank-points = выше тот, у кого больше очков
live-rank-small = при равных очках выше меньший номер
live-rank-large = при равных очках выше больший номер
live-why-criteria = Критерии
live-why-criteria-lead = Из двух вариантов тура лучше тот, у которого меньше первый различающийся критерий. Ни один критерий не знает ни страны, ни клуба, ни родства.
live-why-criterion = Критерий
live-why-article = Пункт
live-why-in-pair = В этой паре
live-why-in-round = Во всём туре
live-order-pair = у места { $place } соперник { $partner }
live-why-not = А почему не другой соперник?
live-why-not-lead = Рассчитывается лучший тур, в котором эти двое встречаются, и сравнивается с составленным.
live-why-not-other = Другой соперник
live-why-not-ask = Спросить
live-not-same = Так тур и составлен.
live-not-oneself = Сам с собой никто не играет.
live-not-away = { $name } в этом туре не играет.
live-not-even = Играет чётное число участников: без пары не остаётся никто.
live-not-met = { $name } и { $other } встречались в туре { $round }, а дважды никто не встречается (пункт 3(1)).
live-not-dead-end = Тогда остальных нельзя свести в пары без повторных встреч.
live-not-worse = Такой тур был бы не хуже.
live-not-too-large = Значения слишком велики для расчёта.
live-not-order = Одинаково хорошо вплоть до порядка соперников: первым другого соперника получил бы игрок { $name } — место { $worse } вместо { $better } в порядке жеребьёвки.
live-not-criterion = Тогда лучший возможный тур хуже. Первый критерий, который решает: { $criterion } ({ $article }), { $worse } вместо { $better } во всём туре.
live-why-berger = Круговая система: таблицы Бергера для каждого тура говорят, какие номера встречаются и кто играет чёрными.
live-knockout-rule = Каждый тур разыгрывается заново: в порядке возрастания билетов каждый встречается со следующим, с которым выходит как можно меньше пар из одной страны.
live-knockout-bye = Без пары остаются первые в этом порядке из тех, кто реже других был без пары.
live-knockout-nation = Оба из одной страны ({ $country }): либо этого нельзя было избежать, либо места поменяли вручную.
live-knockout-black = { $black } играет чёрными в первой партии: билет на чёрных меньше.
live-knockout-replay = Ничья переигрывается: цвета меняются, у каждого столько времени, сколько оставалось.
live-bracket = { $name }: сетка
live-bracket-about = Столбец для каждого тура (всего { $rounds }), рамка для каждой партии; линии ведут от победителя к его следующей партии. То же ниже списком.
live-bracket-title = Сетка
live-bracket-list = Списком
live-bracket-file = Картинкой
live-bracket-note = Каждый тур разыгрывается заново: кто с кем встретится в следующем, до его жеребьёвки неизвестно.
live-bracket-game = Доска { $board }: { $black } (чёрные) — { $white } (белые): { $result }.
live-bracket-bye = { $name }: без пары.
live-sheet-opponent = Соперник
live-sheet-colour = Цвет
live-sheet-signature = Подпись
live-sheet-mark = Отметьте результат, подпишите и отдайте судье.
live-sheet-black-won = Победа чёрных
live-sheet-draw = Ничья
live-sheet-white-won = Победа белых
