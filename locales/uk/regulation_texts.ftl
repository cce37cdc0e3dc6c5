regulation-text-title = Текст положення
regulation-text-new = Внести текст
regulation-text-new-lead = Увесь текст однією мовою – яким він став від певного дня. За ним нічого не рахують: числа змінює лише опублікована зміна.
regulation-text-empty = Федерація ще не внесла тексту свого положення.
regulation-text-all = Усі тексти
regulation-text-language = Мова
regulation-text-since = Від якого дня
regulation-text-before = Зміни
regulation-text-compare = старе й нове
regulation-text-comparison = Старий і новий текст
regulation-text-past = Це попередній текст: діяв з { $since }, замінено { $until }.
regulation-text-documents = Один із двох текстів є лише документом: порівняти його слова тут не можна.
regulation-text-same = Слова не відрізняються.
regulation-text-index = Пункти документа
regulation-text-page = { $article }: с. { $page }
regulation-text-day-hint = Порожньо: день наказу.
regulation-text-body-hint = Рядок, що починається з номера пункту, починає цей пункт.
regulation-text-pages-hint = По одному пункту в рядку, зі сторінкою: 4.2 = 7.
regulation-text-removal-hint = Якщо текст внесено помилково, його можна вилучити; у журналі лишиться його контрольна сума.
flash-wording-entered = Текст внесено.
regulation-text-preview = Попередній перегляд
regulation-text-preview-title = Попередній перегляд: ще не збережено
regulation-text-preview-found = { $found ->
    [one] Розпізнано { $found } пункт або таблицю; на них вестимуть посилання з інших сторінок.
    [few] Розпізнано { $found } пункти й таблиці; на них вестимуть посилання з інших сторінок.
   *[many] Розпізнано { $found } пунктів і таблиць; на них вестимуть посилання з інших сторінок.
}
regulation-text-preview-missing = Не знайдено: { $numbers }. Рядок має починатися з номера.
regulation-text-preview-document = Перед збереженням виберіть PDF ще раз.
regulation-text-tables-hint = Таблиці, скопійовані з документа чи вебсторінки, залишаться таблицями.
