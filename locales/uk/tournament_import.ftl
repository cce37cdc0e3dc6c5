tournament-import-title = Турніри минулих років
tournament-import-lead = Турніри, що відбулися до цього сайту, одразу багато: архів (.zip) із файлами в будь-яких форматах, які читає сайт, або журнал. Нічого не змінюється, доки ви їх не переглянули й не прийняли; прийняте можна скасувати цілком, доки на нього ніщо не спирається.
tournament-import-hint = Архів (.zip) зі звітами про турніри, таблицями й рейтинг-листами, у теках чи без них; журнал (.jsonl) або один файл. Не більше 16 МБ в архіві, 128 МБ після розпакування і 5000 файлів.
tournament-import-again = Завантажити замість них інші
tournament-import-reason = Внесено турніри минулих років.
tournament-import-interrupted = Прийняття цих турнірів було розпочато ({ $by }), але сайт перезапустили раніше, ніж воно закінчилося. Нічого не змінилося. Прийміть їх ще раз.
tournament-import-lists = Рейтинг-листи, з якими буде порівняно результат
tournament-import-refused = Файли, які не вдалося прочитати, пропускаються
tournament-import-way = Обробка таблиць
tournament-import-way-legend = Таблиці
tournament-import-rated = обраховуються від самого початку
tournament-import-rated-hint = У порядку дат, за чинними тоді правилами, після всього, що вже обраховано. Результат порівнюється з рейтинг-листами серед файлів.
tournament-import-recorded = лише зберігаються, без обрахунку
tournament-import-recorded-hint = Їх можна читати й шукати з рейтингами, які в них указано, і нічого не перераховується. Сьогоднішні рейтинги беруться з рейтинг-листа минулих років.
tournament-import-starts = Нові гравці починають із рейтингу зі своєї першої таблиці
tournament-import-starts-hint = Інакше вони починають так, як положення приписує новачкам. У відомих гравців початкові дані не змінюються.
tournament-import-for-all = Де не сказано іншого, для всіх таблиць
tournament-import-usual = як звичайно
tournament-import-as-all = як для всіх
tournament-import-as-file = як у файлі
tournament-import-unsaid = ще не сказано
tournament-import-tables-title = Таблиці
tournament-import-tables-lead = Виправте назви й дати. Таблиця, що суперечить сама собі, пропускається, доки ви її не позначите.
tournament-import-take = прийняти
tournament-import-known = Схоже, цей турнір на сайті вже є
tournament-import-tables = { $count ->
    [one] { $count } таблиця приймається
    [few] { $count } таблиці приймаються
   *[many] { $count } таблиць приймається
}
tournament-import-games = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[many] { $count } партій
}
tournament-import-remarks = { $count ->
    [one] { $count } сумнівне місце у файлі
    [few] { $count } сумнівні місця у файлі
   *[many] { $count } сумнівних місць у файлі
}
tournament-import-wrong = { $count ->
    [one] У { $count } таблиці, що приймається, є помилки: виправте їх або пропустіть її.
    [few] У { $count } таблицях, що приймаються, є помилки: виправте їх або пропустіть ці таблиці.
   *[many] У { $count } таблицях, що приймаються, є помилки: виправте їх або пропустіть ці таблиці.
}
tournament-import-people = Зіставлення гравців цих турнірів
tournament-import-people-lead = Кожен один раз, хоч би скільки було файлів. Сумнівні стоять першими. Ніхто не стане новим гравцем, доки ви цього не вкажете.
tournament-import-people-look = Переглянути людей
tournament-import-people-back = Зберегти й повернутися до таблиць
tournament-import-take-over = Прийняти
tournament-import-take-confirm = Прийняти ці турніри? Нових гравців буде внесено, і все буде перераховано; це можна скасувати цілком, доки на це ніщо не спирається.
tournament-import-discard = Відмовитися від них
tournament-import-discard-confirm = Відмовитися від цих файлів? Усе, що ви про них вказали, пропаде.
tournament-import-done-title = Що вже прийнято
tournament-import-done-rated = { $tournaments ->
    [one] обраховано { $tournaments } турнір
    [few] обраховано { $tournaments } турніри
   *[many] обраховано { $tournaments } турнірів
}, { $players ->
    [one] внесено { $players } гравця
    [few] внесено { $players } гравців
   *[many] внесено { $players } гравців
}
tournament-import-done-recorded = { $tournaments ->
    [one] { $tournaments } турнір прийнято без обрахунку
    [few] { $tournaments } турніри прийнято без обрахунку
   *[many] { $tournaments } турнірів прийнято без обрахунку
}, { $players ->
    [one] внесено { $players } гравця
    [few] внесено { $players } гравців
   *[many] внесено { $players } гравців
}
tournament-import-undo-confirm = Скасувати це? Ці турніри знову зникнуть, і їхні гравці теж, окрім тих, на кого щось посилається.
tournament-import-comparison = Порівняння з рейтинг-листами
tournament-import-comparison-lead = Рейтинги з рейтинг-листів серед файлів і сьогоднішні; спершу найбільші відмінності. На сторінці гравця видно, який турнір що змінив.
tournament-import-no-lists = Серед цих файлів немає рейтинг-листа.
tournament-import-listed = За листом
tournament-import-now = Сьогодні
tournament-import-difference = Різниця
tournament-import-why = Чому
tournament-import-same = { $count ->
    [0] Рейтингу з листа немає ні в кого.
    [one] У { $count } гравця рейтинг той самий, що в листі.
    [few] У { $count } гравців рейтинг той самий, що в листі.
   *[many] У { $count } гравців рейтинг той самий, що в листі.
}
tournament-import-unknown = { $count ->
    [0] Кожен із листа є в таблицях.
    [one] { $count } людини з листа немає в таблицях або її рейтинг не вказано.
    [few] { $count } людей із листа немає в таблицях або їхній рейтинг не вказано.
   *[many] { $count } людей із листа немає в таблицях або їхній рейтинг не вказано.
}
tournament-import-why-unrated = за правилами рейтингу ще немає
tournament-import-why-no-table = немає в жодній таблиці: лишається те, що було відоме раніше
tournament-import-why-tables = { $count ->
    [one] розраховано за { $count } таблицею з цих файлів
    [few] розраховано за { $count } таблицями з цих файлів
   *[many] розраховано за { $count } таблицями з цих файлів
}
tournament-import-past-facts = Турніри минулих років
tournament-import-past-facts-lead = Прийнято без обрахунку.
flash-tournament-import-taken = Турніри минулих років прийнято.
flash-tournament-import-discarded = Файли вилучено.
flash-tournament-import-undone = Усе стало так, як було до цих турнірів.
flash-tournament-import-undone-some = Скасовано. Гравці, на яких щось посилається, залишаються, але без початкових даних.
refused-tables-open = У деяких таблицях є помилки, або не для всіх вказано, хто це: виправте це чи пропустіть таблиці.
refused-years-rested-on = Відтоді обраховано турнір, опубліковано рейтинг-лист або змінено один із цих турнірів: цілком їх уже не скасувати. Виправте турніри по одному.
act-take-years = прийнято турніри минулих років
act-undo-years = скасовано прийняття турнірів минулих років
