live-before = Триває запис: { $entrants ->
    [one] { $entrants } учасник
    [few] { $entrants } учасники
    [many] { $entrants } учасників
   *[other] { $entrants } учасника
  }. Жеребкування ще не було.
live-before-drawn = { $entrants ->
    [one] { $entrants } учасник
    [few] { $entrants } учасники
    [many] { $entrants } учасників
   *[other] { $entrants } учасника
  }. Жеребкування проведено, пари 1-го туру ще не складено.
live-published = Тур { $round } з { $rounds }: пари оголошено, гра ще не почалася.
live-started = Триває тур { $round } з { $rounds }: закінчено партій { $done } з { $all }.
live-closed = Тур { $round } з { $rounds } зіграно, пари наступного ще не складено.
live-all-played = { $rounds ->
    [one] Зіграно { $rounds } тур — усі заплановані.
    [few] Зіграно всі { $rounds } тури.
    [many] Зіграно всі { $rounds } турів.
   *[other] Зіграно всі { $rounds } туру.
  }
live-finished = Турнір завершено, зіграно: { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тури
    [many] { $rounds } турів
   *[other] { $rounds } туру
  }.
live-menu = Сторінки турніру, що триває
live-now = Зараз
live-standings = Становище
live-lot = Жеребкування
live-screen = Екран для зали
live-follow = Стежити за грою
live-playing-now = Грають зараз
live-tournament = Про турнір
live-rounds = Тури
live-round = Тур { $round }
live-updated = Результати оновлено.
live-stage-published = пари оголошено
live-stage-started = триває гра
live-stage-closed = зіграно
live-games-finished = Закінчено партій: { $done } з { $all }.
live-by-hand = змінено вручну
live-board = Дошка
live-black = Чорні
live-white = Білі
live-result = Результат
live-why = Чому?
live-why-of = Чому зустрічаються { $black } і { $white }
live-points = Очки
live-with-points = очок: { $points }
live-bye = без пари
live-byes = Без пари
live-absent = відсутність
live-absentees = Відсутні
live-withdrawn = вибув(ла)
live-replay = перегравання
live-replay-time = залишилося часу: у чорних { $black }, у білих { $white }
live-forfeit-legend = ! — партію не грали.
live-points-legend = За перемогу дається 2 очки. Біля імен стоять очки до туру.
live-last-round = Якщо ніхто не вибуде, після цього туру скласти ще один без повторних зустрічей неможливо.
live-changes = Як змінювалися пари
live-changed-by-hand = { $first } і { $second } помінялися місцями ({ $signed }).
live-paired-again = Пари туру складено заново ({ $signed }).
live-reason = Причина:
live-gone = Попередні пари, яких більше немає:
live-gone-bye = { $name } — без пари
live-print = Друк
live-print-boards = Пари за дошками
live-print-names = Пари за прізвищами
live-print-slips = Бланки результатів
live-print-standings = Становище
live-print-blank = Порожня таблиця
live-print-now = Надрукувати
live-back = Назад
live-participants = Учасники
live-participants-empty = Поки що нікого не записано.
live-number = №
live-name = Ім'я
live-from = Клуб
live-place = Місце
live-start = Старт
live-start-long = Очки, які рейтингова група дає до 1-го туру
live-standings-after = Становище після туру { $round }
live-standings-before = До 1-го туру всі ділять перше місце.
live-standings-open = { $open ->
    [one] Не закінчено { $open } партію цього туру: поки що вона дає обом 0 очок.
    [few] Не закінчено { $open } партії цього туру: поки що вони дають обом суперникам по 0 очок.
    [many] Не закінчено { $open } партій цього туру: поки що вони дають обом суперникам по 0 очок.
   *[other] Не закінчено { $open } партії цього туру: поки що вони дають обом суперникам по 0 очок.
  }
live-standings-knockout = Місця після останнього туру, у якому вирішено всі партії; хто ще грає, ділить перше місце.
live-standings-all = Усі коефіцієнти
live-standings-telling = Лише вирішальні
live-standings-of = Після туру
live-ties = Що вирішує за рівності очок
live-sos = SOS
live-sos-says = Сума очок усіх суперників (коефіцієнт Бухгольца).
live-sos-less = SOS-{ $count }
live-sos-less-says = { $count ->
    [one] Те саме без суперника туру { $count }.
   *[other] Те саме без суперників турів з 1 по { $count }.
  }
live-berger = ЗБ
live-berger-says = Коефіцієнт Зоннеборна — Бергера: очки всіх переможених і половина очок тих, з ким нічия.
live-decided-legend = Позначено значення, яке поставило гравця нижче за сусіда згори. Хто рівний в усьому, ділить місце.
live-decided = вирішило
live-cell-legend = 12+b — перемога над номером 12 чорними; w — білими, = — нічия, - — поразка, ? — не закінчено, ! — не грали, 0+ — без пари, 0- — відсутність.
live-lot-lead = Номери, які кожен може витягти заново за тим, що тут написано.
live-lot-draws = Проведені жеребкування
live-lot-none = Жеребкування ще не було.
live-lot-stale = Після останнього жеребкування список учасників змінився; його проведуть заново.
live-lot-when = Хто й коли
live-lot-seed = Початкове слово або число
live-lot-by-hand = вручну
live-lot-count = Учасників
live-lot-holds = чинне
live-lot-replaced = замінене
live-lot-repeat = Як повторити
live-lot-rule = Для кожного учасника береться SHA-256 тексту <початкове слово>:<номер запису> в UTF-8. За зростанням цих квитків учасники отримують номери 1, 2, 3, …
live-lot-command = Наприклад, для номера 1:
live-lot-hand-rule = Номери витягнуто вручну зі справжньої чаші й уведено суддею.
live-lot-entry = Запис
live-lot-ticket = Квиток (перші 16 цифр)
live-lot-black = Квиток на чорних
live-lot-rounds-rule = Кожен тур з вибуванням розігрується заново з початкового слова «{ $seed }». Гравці стоять за зростанням SHA-256 тексту <початкове слово>:ko:<тур>:<номер запису>. Без пари лишаються перші з тих, хто рідше за інших був без пари. Далі перший зустрічається з наступним, з яким виходить якомога менше пар з однієї країни, і так далі. Чорними грає той, у кого менший SHA-256 тексту <початкове слово>:ko:<тур>:black:<номер запису>.
live-why-absent = У цьому турі не грає.
live-why-pair = Чому { $black } — { $white }
live-why-bye = Чому без пари { $name }
live-why-known = Що було відомо до туру
live-why-colours = D
live-why-colours-long = Баланс кольорів: партії чорними мінус партії білими
live-why-floats = F
live-why-floats-long = Пониження мінус підвищення
live-why-order = Місце в порядку
live-why-order-long = Місце в порядку жеребкування: за очками, далі за номером
live-why-by-hand = Суддя змінив цей тур вручну; значення стосуються туру, яким його зіграно.
live-why-round-one = Пари 1-го туру складаються за номерами жеребкування: 1-й зустрічається з 2-м, 3-й з 4-м і так далі; менший номер грає чорними.
live-why-bye-round-one = Грає непарна кількість учасників; у 1-му турі без пари лишається останній номер.
live-why-bye-rule = Грає непарна кількість учасників. Без пари лишається той, хто рідше був без пари, далі той, у кого менше очок, — якщо всіх інших можна звести в пари.
live-why-equal = Суперники з рівними очками: в обох { $points }.
live-why-moved = Пониження: { $high } (очок: { $most }); підвищення: { $low } (очок: { $least }).
live-why-odd = { $count ->
    [one] Стільки очок ({ $points }) у { $count } гравця — кількість непарна, тож комусь із цієї групи потрібен суперник з іншими очками.
   *[other] Стільки очок ({ $points }) у { $count } гравців — кількість непарна, тож комусь із цієї групи потрібен суперник з іншими очками.
  }
live-why-best = Без повторних зустрічей і заради кращого туру загалом не всі гравці з очками { $points } могли зустрітися між собою.
live-why-floats-now = F ({ $high }): було { $f }, стало { $fnew }. F ({ $low }): було { $g }, стало { $gnew }.
live-why-colour-hand = { $black } грає чорними за рішенням судді; за пунктом 3(3) грав(ла) б білими.
live-why-colour-number = { $black } грає чорними: у 1-му турі чорні в меншого номера.
live-why-colour-balance = { $black } грає чорними: D { $d }, а D суперника ({ $white }) — { $e }. Білими грає той, хто частіше за іншого грав чорними (пункт 3(3)).
live-why-colour-higher = { $black } грає чорними: D рівні ({ $d }), вирішує ранг розміщення ({ $order }); у непарному турі чорними грає той, хто вище.
live-why-colour-lower = { $black } грає чорними: D рівні ({ $d }), вирішує ранг розміщення ({ $order }); у парному турі чорними грає той, хто нижче.
live-rank-points = вище той, у кого більше очок
live-rank-small = за рівних очок вище менший номер
live-rank-large = за рівних очок вище більший номер
live-why-criteria = Критерії
live-why-criteria-lead = З двох варіантів туру кращий той, у якого менший перший відмінний критерій. Жоден критерій не знає ні країни, ні клубу, ні родинних зв'язків.
live-why-criterion = Критерій
live-why-article = Пункт
live-why-in-pair = У цій парі
live-why-in-round = В усьому турі
live-order-pair = у місця { $place } суперник { $partner }
live-why-not = А чому не інший суперник?
live-why-not-lead = Обчислюється найкращий тур, у якому ці двоє зустрічаються, і порівнюється зі складеним.
live-why-not-other = Інший суперник
live-why-not-ask = Запитати
live-not-same = Саме так тур і складено.
live-not-oneself = Сам із собою ніхто не грає.
live-not-away = { $name } у цьому турі не грає.
live-not-even = Грає парна кількість учасників: без пари не лишається ніхто.
live-not-met = { $name } і { $other } зустрічалися в турі { $round }, а двічі ніхто не зустрічається (пункт 3(1)).
live-not-dead-end = Тоді решту не можна звести в пари без повторних зустрічей.
live-not-worse = Такий тур був би не гіршим.
live-not-too-large = Значення завеликі для обчислення.
live-not-order = Однаково добре аж до порядку суперників: першим іншого суперника отримав би гравець { $name } — місце { $worse } замість { $better } в порядку жеребкування.
live-not-criterion = Тоді найкращий можливий тур гірший. Перший критерій, що вирішує: { $criterion } ({ $article }), { $worse } замість { $better } в усьому турі.
live-why-berger = Колова система: таблиці Бергера для кожного туру кажуть, які номери зустрічаються і хто грає чорними.
live-knockout-rule = Кожен тур розігрується заново: за зростанням квитків кожен зустрічається з наступним, з яким виходить якомога менше пар з однієї країни.
live-knockout-bye = Без пари лишаються перші в цьому порядку з тих, хто рідше за інших був без пари.
live-knockout-nation = Обоє з однієї країни ({ $country }): або цього не можна було уникнути, або місця поміняли вручну.
live-knockout-black = { $black } грає чорними в першій партії: квиток на чорних менший.
live-knockout-replay = Нічию перегравають: кольори міняються, у кожного стільки часу, скільки лишалося.
live-bracket = { $name }: сітка
live-bracket-about = Стовпець для кожного туру (усього { $rounds }), рамка для кожної партії; лінії ведуть від переможця до його наступної партії. Те саме нижче списком.
live-bracket-title = Сітка
live-bracket-list = Списком
live-bracket-file = Картинкою
live-bracket-note = Кожен тур розігрується заново: хто з ким зустрінеться в наступному, до його жеребкування невідомо.
live-bracket-game = Дошка { $board }: { $black } (чорні) — { $white } (білі): { $result }.
live-bracket-bye = { $name }: без пари.
live-sheet-opponent = Суперник
live-sheet-colour = Колір
live-sheet-signature = Підпис
live-sheet-mark = Позначте результат, підпишіть і віддайте судді.
live-sheet-black-won = Перемога чорних
live-sheet-draw = Нічия
live-sheet-white-won = Перемога білих
