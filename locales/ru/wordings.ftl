wordings-title = Текст положения
wordings-new = Внести текст
wordings-new-lead = Весь текст на одном языке — каким он стал с некоторого дня. По нему ничего не считается: числа меняет только опубликованное изменение.
wordings-empty = Федерация ещё не внесла текст своего положения.
wordings-all = Все тексты
wordings-language = Язык
wordings-since = С какого дня
wordings-before = Изменения
wordings-compare = старое и новое
wordings-comparison = Старый и новый текст
wordings-past = Это прежний текст: действовал с { $since }, заменён { $until }.
wordings-documents = Один из двух текстов есть только в виде документа: сравнить его слова здесь нельзя.
wordings-same = Слова не отличаются.
wordings-index = Пункты документа
wordings-page = { $article }: с. { $page }
wordings-day-hint = Пусто: день приказа.
wordings-body-hint = Строка, которая начинается с номера пункта, начинает этот пункт.
wordings-pages-hint = По одному пункту в строке, со страницей: 4.2 = 7.
wordings-removal-hint = Если текст внесён по ошибке, его можно удалить; в журнале останется его контрольная сумма.
flash-wording-entered = Текст внесён.
wordings-preview = Предпросмотр
wordings-preview-title = Предпросмотр: ещё не сохранено
wordings-preview-found = { $found ->
    [one] Распознан { $found } пункт или таблица; на него поведут ссылки с других страниц.
    [few] Распознано { $found } пункта и таблицы; на них поведут ссылки с других страниц.
   *[many] Распознано { $found } пунктов и таблиц; на них поведут ссылки с других страниц.
}
wordings-preview-missing = Не найдены: { $numbers }. Строка должна начинаться с номера.
wordings-preview-document = Перед сохранением выберите PDF ещё раз.
wordings-tables-hint = Таблицы, скопированные из документа или с веб-страницы, останутся таблицами.
