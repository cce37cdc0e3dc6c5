history-chart = Динаміка рейтингу
history-chart-pool = Динаміка рейтингу: { $pool }
history-picture = Лінія з точкою для кожного обрахованого турніру від { $first } до { $last }. Найнижчий рейтинг – { $lowest }, найвищий – { $highest }, останній – { $end }.
history-point = { $day }, { $tournament }: { $before } → { $after }
history-point-rank = { $point }, тепер { $rank }
history-legend = Кожна точка – обрахований турнір і посилання на нього; ті самі числа є в таблиці нижче.
history-legend-sign = Знак гри стоїть біля нинішнього рейтингу.
history-legend-rank = Зафарбована точка: турнір змінив розряд або звання.
history-legend-interval = Зафарбована смуга – інтервал 95 % (±2S).
history-axis-day = Дата
history-performance = До очікуваного
history-performance-long = Набрані очки мінус очки, очікувані за положенням з огляду на рейтинги перед турніром
history-performance-says = очікувалося{"\u00A0"}{ $expected }; набрано{"\u00A0"}{ $scored }
history-performance-part = очікувалося{"\u00A0"}{ $expected }; набрано{"\u00A0"}{ $scored }; враховано партій: { $games }{"\u00A0"}із{"\u00A0"}{ $all }
history-feats = Найкращі перемоги та серії
history-best-wins = Найкращі перемоги
history-winning = Найдовша серія перемог
history-unbeaten = Найдовша серія без поразок
history-streak = { $games } ({ $days })

versus-title = { $first } – { $second }: особисті зустрічі
versus-empty = В обрахованих турнірах вони не зустрічалися.
versus-turn = З боку суперника
versus-hint = Вказано рейтинги перед турніром.
versus-recorded = Турніри минулих років зберігаються такими, як їх зіграно, і не обраховуються: рейтинги там ті, що вказані в їхніх таблицях.
versus-link = усі партії із суперником: { $name }
history-legend-list = Точки зі штриховим краєм: рейтинг зсунуто або розряд змінено з публікацією рейтинг-листа.
course-title = Несподіванки
course-lead = { $games ->
    [one] Чого положення очікувало від { $games }{"\u00A0"}партії за рейтингами до турніру і що вийшло.
    [few] Чого положення очікувало від { $games }{"\u00A0"}партій за рейтингами до турніру і що вийшло.
   *[many] Чого положення очікувало від { $games }{"\u00A0"}партій за рейтингами до турніру і що вийшло.
}
course-favourites = Фаворити
course-favourites-count = перемог { $won }, нічиїх { $drawn }, поразок { $lost }
course-mean = Середня несподіваність
course-mean-hint = 0 – усе за очікуванням, 0,5 – як за жеребом
course-who = Хто здивував
course-expected = Очікувалося
course-surprise = Несподіваність
course-cell = очікувалося { $points }
record-tournaments-of = Турніри: { $name }
record-opponents-of = Суперники: { $name }
record-all-tournaments = Усі турніри ({ $count })
record-opponents = Суперники з рахунком, найкращі перемоги та серії
record-no-opponents = Ще не зіграно жодної партії.
figure-place = { $place ->
    [1] 1-{"\u2060"}ше
    [2] 2-{"\u2060"}ге
    [3] 3-{"\u2060"}тє
    [7] 7-{"\u2060"}ме
    [8] 8-{"\u2060"}ме
   *[other] { $place }-{"\u2060"}те
}{"\u00A0"}місце з{"\u00A0"}{ $all }
figure-last = остання – { $day }
figure-since = від останнього рейтинг-листа
figure-next = Наступний розряд: { $rank }, за рейтингу від { $from }. Бракує: { $missing } ({ $place }).
figure-next-by-list = Наступний розряд: { $rank }, за рейтинг-листом у разі рейтингу від { $from }. Бракує: { $missing } ({ $place }).
figure-next-waits = Наступний розряд: { $rank }, з наступним рейтинг-листом, якщо рейтинг втримається ({ $place }).
figure-form = Останні партії
figure-medals = Призові місця
figure-strengths = За силою суперників
figure-strengths-hint = За рейтингами обох перед кожним турніром; партії з гравцями без рейтингу не враховано.
figure-strengths-handicap = Партій із форою теж не враховано.
figure-stronger = Сильніші більш ніж на { $points }
figure-equal = Різниця не більша за { $points }
figure-weaker = Слабші більш ніж на { $points }
history-legend-today = Лінію продовжено до сьогодні.
