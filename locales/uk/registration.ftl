registration-title = Реєстрація: { $name }
registrations-title = Заявки: { $name }
registrations = Заявки та реєстрація на місці
registration-do = Зареєструватися
registration-list = Зареєстровані гравці
registration-waiting-list = Список очікування
registration-waiting-hint = Коли хтось відмовляється, його місце отримує перший зі списку очікування.
registration-nobody = Ще ніхто не зареєструвався.
registration-not-found = За цим запитом нікого немає.
registration-open = Реєстрацію відкрито.
registration-open-until = Останній день – { $day }.
registration-places-are = { $places ->
    [one] Усього { $places } місце; хто зареєструється пізніше, потрапить до списку очікування.
    [few] Усього { $places } місця; хто зареєструється пізніше, потрапить до списку очікування.
    [many] Усього { $places } місць; хто зареєструється пізніше, потрапить до списку очікування.
   *[other] Усього { $places } місця; хто зареєструється пізніше, потрапить до списку очікування.
}
registration-places-taken = Усі місця зайнято ({ $places }): хто зареєструється зараз, потрапить до списку очікування.
registration-over = На цей турнір більше не реєструють. Про участь запитайте суддю.
registration-begun = Турнір почався: тут більше нікого додати не можна, тих, хто запізнився, вносить суддя за суддівським столом.
registration-closed = Реєстрацію закрито. Про участь запитайте організатора.
registration-closed-own = Реєстрацію закрито. Щоб відкрити її, позначте в налаштуваннях «Гравці можуть реєструватися на сайті».
registration-early = Реєстрація починається { $day }.
registration-past = Реєстрація закінчилася { $day }.
registration-past-own = Реєстрація закінчилася { $day }. Щоб відкрити її знову, вкажіть у налаштуваннях пізніший останній день.
registration-to-settings = Налаштування реєстрації
registration-lapsed = Цю реєстрацію не підтверджено вчасно. Зареєструйтеся, будь ласка, ще раз.
registration-twice = Цей гравець уже є серед заявок на турнір.
registration-taken = Реєстрацію завершено: гравець є у списку учасників. Хто не зможе грати, повідомляє суддю.

registration-unconfirmed = не підтверджено
registration-registered = бере участь
registration-waiting = список очікування
registration-withdrawn = відмова

registration-name = Прізвище та ім’я
registration-name-hint = Так, як має бути в таблиці.
registration-mail-hint = Її бачить лише організатор. На неї надійде посилання для підтвердження реєстрації.
registration-rank-hint = Залиште порожнім, якщо розряду немає.
registration-rank-start = Розряд на перший день турніру (4.3); якщо розряду немає, залиште поле порожнім.
registration-born = Рік народження
registration-held-in = Місце проведення
registration-born-hint = За ним розрізняють тезок.
registration-remark = Примітка для організатора
registration-remark-hint = Не публікується.
registration-remark-start = Не публікується. Якщо ви тут уперше і маєте рейтинг, напишіть його: суддя вкаже його у звіті (4.3).
registration-homepage = Залиште це поле порожнім
registration-consent-short = Згода
registration-consent = Дозволяю публікувати на цьому сайті моє ім’я, клуб або місто, країну, розряд і результати.
registration-privacy = Примітку бачить лише організатор; через { $days } після закінчення турніру її буде вилучено. Рік народження вносять до реєстру гравців: за ним розрізняють тезок, від нього може залежати рейтинг; у неповнолітніх його не публікують.
registration-privacy-mail = Електронну адресу й примітку бачить лише організатор; адресу використовують тільки для цього турніру. Через { $days } після його закінчення їх буде вилучено. Рік народження вносять до реєстру гравців: за ним розрізняють тезок, від нього може залежати рейтинг; у неповнолітніх його не публікують.
registration-letter-comes = Ви отримаєте лист із посиланням. Реєстрація чинна, коли ви її підтвердите; зробіть це, будь ласка, протягом 48{"\u00A0"}годин.
mistake-registered = Цього гравця вже зареєстровано. Інша людина? Додайте рік народження.
mistake-namesake = Цього гравця вже зареєстровано. Інша людина того самого року народження? Додайте до імені по батькові, друге ім’я або номер, наприклад II. Якщо це не допомогло, напишіть організаторові.
mistake-not-ticked = Без цієї згоди зареєструватися не можна.
mistake-no-letter = В імені має бути хоча б одна літера.
mistake-hidden = Було заповнено приховане поле. Тепер воно порожнє: надішліть, будь ласка, форму ще раз.

registration-says-unconfirmed = Підтвердьте, будь ласка, до { $until }. До того місце за вами не закріплено.
registration-says-registered = Вас зареєстровано, місце за вами.
registration-says-waiting = Усі місця зайнято. Ваш номер у списку очікування – { $place }.
registration-says-withdrawn = Ви відмовилися від участі. Якщо все-таки хочете грати, зареєструйтеся знову.
registration-keep = Збережіть це посилання: воно потрібне, щоб відмовитися від участі.
registration-confirm = Підтвердити реєстрацію
registration-withdraw = Відмовитися від участі
registration-withdraw-confirm = Справді відмовитися? Місце отримає хтось інший.
registration-withdraw-hint = Якщо не зможете прийти, відмовтеся, будь ласка: місце отримає наступний гравець.
flash-registration-asked = Лист уже в дорозі. Підтвердьте, будь ласка, реєстрацію за посиланням із нього протягом 48{"\u00A0"}годин.
flash-registration-done = Вашу заявку прийнято.
flash-registration-confirmed = Реєстрацію підтверджено.
flash-registration-withdrawn = Ви відмовилися від участі.
flash-registration-added = Гравця додано й позначено, що він на місці.
flash-registrations-taken = Присутніх додано до списку учасників.
flash-registrations-none = Додавати нікого: усі присутні вже є у списку учасників.

registration-check-in = Реєстрація на місці
registration-count-registered = Зареєстровано
registration-count-here = На місці
registration-count-away = Немає
registration-count-unknown = Ще не позначено
registration-count-waiting = Список очікування
registration-count-unconfirmed = Не підтверджено
registration-count-taken = У турнірі
registration-all = Показати всіх
registration-here = На місці
registration-away = Немає
registration-admit = Дати місце
registration-withdraw-him = Прибрати зі списку
registration-restore = Повернути
registration-in-tournament = у турнірі
registration-take = { $count ->
    [one] Додати до турніру { $count } присутнього гравця
    [few] Додати до турніру { $count } присутніх гравців
    [many] Додати до турніру { $count } присутніх гравців
   *[other] Додати до турніру { $count } присутнього гравця
}
registration-desk-twice = Нікого не додано: { $name } вже є у списку учасників. Виправте список і спробуйте ще раз.
registration-desk-too-many = Нікого не додано: стільки учасників турнір не вміщує.
registration-desk-refuses = Нікого не додано: список учасників зараз змінити не можна.
registration-csv = Завантажити список (CSV)
registration-public-page = Сторінка для гравців
registration-add = Додати гравця
registration-add-hint = Для тих, хто прийшов без реєстрації: гравець одразу має місце й позначений як присутній.
registration-settings = Налаштування
registration-do-open = Гравці можуть реєструватися на сайті
registration-until = Останній день реєстрації
registration-until-hint = Якщо порожньо – до останнього дня турніру.
registration-places = Кількість місць
registration-places-hint = Якщо порожньо – без обмеження.
registration-venue = Зала й адреса
registration-venue-hint = Місто вже зазначено поруч.
registration-way = Як дістатися
registration-way-hint = Зупинка, вхід, поверх; не більше 500 знаків.
registration-fee = Внесок
registration-fee-hint = Разом із валютою; тут же – для кого він менший.
registration-note = Оголошення для гравців
registration-note-hint = Що ще треба знати: коли приходити, що взяти з собою. Звичайний текст.
registration-how = Пошту на цьому сайті не налаштовано: реєстрація чинна одразу, без підтвердження.
registration-how-mail = Гравці підтверджують реєстрацію за посиланням із листа; непідтверджені зникають через 48{"\u00A0"}годин.
