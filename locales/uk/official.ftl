official-title = Офіційні списки ФІДЕ та EGD
official-title-fide = Офіційні списки ФІДЕ
official-title-egd = Офіційні списки EGD
official-lead = Рейтинг-лист у тому вигляді, в якому його { $game ->
    [stones] пропонує Європейська база го
    [pieces] пропонує ФІДЕ
   *[other] пропонують ФІДЕ або Європейська база го
}. Гравці отримують свій номер у тій системі й рейтинги на день списку. Нічого не змінюється, доки ви його не переглянули й не прийняли. Зі списку зберігається лише те, що стосується гравців федерації.
official-hint = { $game ->
    [stones] allworld_lp або alleuro_lp.
    [pieces] players_list, standard_rating_list, rapid_rating_list або blitz_rating_list, текст чи XML, в архіві ZIP або без нього.
   *[other] ФІДЕ: players_list, standard_rating_list, rapid_rating_list або blitz_rating_list, текст чи XML, в архіві ZIP або без нього. Європейська база го: allworld_lp або alleuro_lp.
} Не більше 64 МБ.
official-kind = Рейтинги списку
official-kind-as-named = як сказано в назві файлу
official-date = День списку
official-date-hint = Залиште порожнім, якщо його вказано у списку.
official-fide = ФІДЕ
official-egd = Європейська база го
official-rows = { $count ->
    [one] { $count } рядок
    [few] { $count } рядки
   *[other] { $count } рядків
}
official-numbers = { $count ->
    [one] { $count } гравець отримає номер
    [few] { $count } гравці отримають номер
   *[other] { $count } гравців отримають номер
}
official-rated = { $count ->
    [one] { $count } гравець отримає рейтинги на цей день
    [few] { $count } гравці отримають рейтинги на цей день
   *[other] { $count } гравців отримають рейтинги на цей день
}
official-differing = { $count ->
    [one] у { $count } гравця на цей день записано інші рейтинги
    [few] у { $count } гравців на цей день записано інші рейтинги
   *[other] у { $count } гравців на цей день записано інші рейтинги
}
official-doubtful = { $count ->
    [one] { $count } рядок сумнівний
    [few] { $count } рядки сумнівні
   *[other] { $count } рядків сумнівні
}
official-none = Жоден рядок списку не стосується гравців федерації.
official-lines = Гравці у списку
official-lines-lead = Сумнівні рядки йдуть першими й не позначені. Вибране зберігається під час переходу на іншу сторінку.
official-take-line = Прийняти
official-in-list = У списку
official-number = Номер
official-new = новий
official-torn = цього гравця або цей рядок позначено ще раз
official-doubt-name = ім’я інше
official-doubt-born = рік народження інший
official-doubt-alone = збігається лише ім’я
official-doubt-rows = у списку кілька рядків із цим ім’ям
official-doubt-players = у федерації кілька гравців із цим ім’ям
official-take-confirm = Прийняти список? Позначені гравці отримають ці номери й рейтинги. Обраховане залишиться як є.
official-done = { $numbers ->
    [one] { $numbers } номер
    [few] { $numbers } номери
   *[other] { $numbers } номерів
}, рейтинги { $players ->
    [one] { $players } гравця
    [few] { $players } гравців
   *[other] { $players } гравців
}
official-discard = Відмовитися від списку
official-undo-confirm = Скасувати цей список? Його номери й рейтинги зникнуть. Обраховані з ними турніри залишаться як є.
official-too-large = Список завеликий: не більше 64 МБ, у розпакованому вигляді 2 ГБ, і жодного рядка, довшого за 16 кБ.
official-unknown = Це не список ФІДЕ й не список Європейської бази го, або в архіві кілька файлів.
flash-official-taken = Список прийнято.
flash-official-discarded = Список вилучено.
flash-official-undone = Номери й рейтинги цього списку прибрано.
refused-list-undated = Вкажіть день списку.
refused-nothing-ticked = Не позначено жодного рядка: приймати нічого.
refused-lines-torn = Позначені рядки суперечать один одному: одного гравця позначено у двох рядках або один рядок – для двох гравців.
act-take-official-list = прийнято офіційний список
act-undo-official-list = скасовано офіційний список
foreign-ratings = Рейтинги в інших системах
foreign-rating-standard = ФІДЕ, класика
foreign-rating-rapid = ФІДЕ, рапід
foreign-rating-blitz = ФІДЕ, бліц
foreign-rating-gor = Європейський рейтинг (GoR)
foreign-day = День списку
preview-listed = починає з { $rating }: { $kind }, список на { $day }
data-foreign-ratings = Рейтинги в інших системах
data-official-lists = Офіційні списки, що чекають перегляду

field-rated-by-fide = З обрахунком ФІДЕ
rated-by-fide-check = Турнір проводиться і з обрахунком ФІДЕ
rated-by-fide-hint = Тоді рейтинги в таблиці – рейтинги ФІДЕ: з нього починає той, хто не має тут ні свого рейтингу, ні рейтингу ФІДЕ.
preview-tabled = починає з { $rating }: рейтинг ФІДЕ за таблицею
