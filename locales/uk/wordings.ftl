wordings-title = Текст положення
wordings-new = Внести текст
wordings-new-lead = Увесь текст однією мовою – яким він став від певного дня. За ним нічого не рахують: числа змінює лише опублікована зміна.
wordings-empty = Федерація ще не внесла тексту свого положення.
wordings-all = Усі тексти
wordings-language = Мова
wordings-since = Від якого дня
wordings-before = Зміни
wordings-compare = старе й нове
wordings-comparison = Старий і новий текст
wordings-past = Це попередній текст: діяв з { $since }, замінено { $until }.
wordings-documents = Один із двох текстів є лише документом: порівняти його слова тут не можна.
wordings-same = Слова не відрізняються.
wordings-index = Пункти документа
wordings-page = { $article }: с. { $page }
wordings-day-hint = Порожньо: день наказу.
wordings-body-hint = Рядок, що починається з номера пункту, починає цей пункт.
wordings-pages-hint = По одному пункту в рядку, зі сторінкою: 4.2 = 7.
wordings-removal-hint = Якщо текст внесено помилково, його можна вилучити; у журналі лишиться його контрольна сума.
flash-wording-entered = Текст внесено.
wordings-preview = Попередній перегляд
wordings-preview-title = Попередній перегляд: ще не збережено
wordings-preview-found = { $found ->
    [one] Розпізнано { $found } пункт або таблицю; на них вестимуть посилання з інших сторінок.
    [few] Розпізнано { $found } пункти й таблиці; на них вестимуть посилання з інших сторінок.
   *[many] Розпізнано { $found } пунктів і таблиць; на них вестимуть посилання з інших сторінок.
}
wordings-preview-missing = Не знайдено: { $numbers }. Рядок має починатися з номера.
wordings-preview-document = Перед збереженням виберіть PDF ще раз.
wordings-tables-hint = Таблиці, скопійовані з документа чи вебсторінки, залишаться таблицями.
