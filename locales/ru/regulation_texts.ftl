regulation-text-title = Текст положения
regulation-text-new = Внести текст
regulation-text-new-lead = Весь текст на одном языке — каким он стал с некоторого дня. По нему ничего не считается: числа меняет только опубликованное изменение.
regulation-text-empty = Федерация ещё не внесла текст своего положения.
regulation-text-all = Все тексты
regulation-text-language = Язык
regulation-text-since = С какого дня
regulation-text-before = Изменения
regulation-text-compare = старое и новое
regulation-text-comparison = Старый и новый текст
regulation-text-past = Это прежний текст: действовал с { $since }, заменён { $until }.
regulation-text-documents = Один из двух текстов есть только в виде документа: сравнить его слова здесь нельзя.
regulation-text-same = Слова не отличаются.
regulation-text-index = Пункты документа
regulation-text-page = { $article }: с. { $page }
regulation-text-day-hint = Пусто: день приказа.
regulation-text-body-hint = Строка, которая начинается с номера пункта, начинает этот пункт.
regulation-text-pages-hint = По одному пункту в строке, со страницей: 4.2 = 7.
regulation-text-removal-hint = Если текст внесён по ошибке, его можно удалить; в журнале останется его контрольная сумма.
flash-wording-entered = Текст внесён.
regulation-text-preview = Предпросмотр
regulation-text-preview-title = Предпросмотр: ещё не сохранено
regulation-text-preview-found = { $found ->
    [one] Распознан { $found } пункт или таблица; на него поведут ссылки с других страниц.
    [few] Распознано { $found } пункта и таблицы; на них поведут ссылки с других страниц.
   *[many] Распознано { $found } пунктов и таблиц; на них поведут ссылки с других страниц.
}
regulation-text-preview-missing = Не найдены: { $numbers }. Строка должна начинаться с номера.
regulation-text-preview-document = Перед сохранением выберите PDF ещё раз.
regulation-text-tables-hint = Таблицы, скопированные из документа или с веб-страницы, останутся таблицами.
