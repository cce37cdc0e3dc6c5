tournament-import-title = Турниры прошлых лет
tournament-import-lead = Турниры, прошедшие до этого сайта, сразу много: архив (.zip) с файлами в любых форматах, которые читает сайт, или журнал. Ничего не меняется, пока вы их не просмотрели и не приняли; принятое можно отменить целиком, пока на него ничто не опирается.
tournament-import-hint = Архив (.zip) с отчётами о турнирах, таблицами и рейтинг-листами, в папках или без них; журнал (.jsonl) или один файл. Не больше 16 МБ в архиве, 128 МБ после распаковки и 5000 файлов.
tournament-import-again = Загрузить вместо них другие
tournament-import-reason = Внесены турниры прошлых лет.
tournament-import-interrupted = Принятие этих турниров было начато ({ $by }), но сайт перезапустили раньше, чем оно закончилось. Ничего не изменилось. Примите их ещё раз.
tournament-import-lists = Рейтинг-листы, с которыми будет сравнён результат
tournament-import-refused = Файлы, которые не удалось прочесть, пропускаются
tournament-import-way = Обработка таблиц
tournament-import-way-legend = Таблицы
tournament-import-rated = обсчитываются с самого начала
tournament-import-rated-hint = В порядке дат, по действовавшим тогда правилам, после всего, что уже обсчитано. Результат сравнивается с рейтинг-листами среди файлов.
tournament-import-recorded = только хранятся, без обсчёта
tournament-import-recorded-hint = Их можно читать и искать с рейтингами, которые в них указаны, и ничего не пересчитывается. Сегодняшние рейтинги берутся из рейтинг-листа прошлых лет.
tournament-import-starts = Новые игроки начинают с рейтинга из своей первой таблицы
tournament-import-starts-hint = Иначе они начинают так, как положение предписывает новичкам. У известных игроков исходные данные не меняются.
tournament-import-for-all = Где не сказано иного, для всех таблиц
tournament-import-usual = как обычно
tournament-import-as-all = как для всех
tournament-import-as-file = как в файле
tournament-import-unsaid = ещё не сказано
tournament-import-tables-title = Таблицы
tournament-import-tables-lead = Поправьте названия и даты. Таблица, которая противоречит сама себе, пропускается, пока вы её не отметите.
tournament-import-take = принять
tournament-import-known = Похоже, этот турнир на сайте уже есть
tournament-import-tables = { $count ->
    [one] { $count } таблица принимается
    [few] { $count } таблицы принимаются
   *[many] { $count } таблиц принимается
}
tournament-import-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
tournament-import-remarks = { $count ->
    [one] { $count } сомнительное место в файле
    [few] { $count } сомнительных места в файле
   *[many] { $count } сомнительных мест в файле
}
tournament-import-wrong = { $count ->
    [one] В { $count } принимаемой таблице есть ошибки: исправьте их или пропустите её.
    [few] В { $count } принимаемых таблицах есть ошибки: исправьте их или пропустите эти таблицы.
   *[many] В { $count } принимаемых таблицах есть ошибки: исправьте их или пропустите эти таблицы.
}
tournament-import-people = Сопоставление игроков этих турниров
tournament-import-people-lead = Каждый один раз, сколько бы ни было файлов. Сомнительные стоят первыми. Никто не станет новым игроком, пока вы этого не укажете.
tournament-import-people-look = Просмотреть людей
tournament-import-people-back = Сохранить и вернуться к таблицам
tournament-import-take-over = Принять
tournament-import-take-confirm = Принять эти турниры? Новые игроки будут внесены, и всё будет пересчитано; это можно отменить целиком, пока на это ничто не опирается.
tournament-import-discard = Отказаться от них
tournament-import-discard-confirm = Отказаться от этих файлов? Всё, что вы о них указали, пропадёт.
tournament-import-done-title = Что уже принято
tournament-import-done-rated = { $tournaments ->
    [one] обсчитан { $tournaments } турнир
    [few] обсчитано { $tournaments } турнира
   *[many] обсчитано { $tournaments } турниров
}, { $players ->
    [one] внесён { $players } игрок
    [few] внесено { $players } игрока
   *[many] внесено { $players } игроков
}
tournament-import-done-recorded = { $tournaments ->
    [one] { $tournaments } турнир принят без обсчёта
    [few] { $tournaments } турнира приняты без обсчёта
   *[many] { $tournaments } турниров приняты без обсчёта
}, { $players ->
    [one] внесён { $players } игрок
    [few] внесено { $players } игрока
   *[many] внесено { $players } игроков
}
tournament-import-undo-confirm = Отменить это? Эти турниры снова исчезнут, и их игроки тоже, кроме тех, на кого что-то ссылается.
tournament-import-comparison = Сравнение с рейтинг-листами
tournament-import-comparison-lead = Рейтинги из рейтинг-листов среди файлов и сегодняшние; сначала самые большие различия. На странице игрока видно, какой турнир что изменил.
tournament-import-no-lists = Среди этих файлов нет рейтинг-листа.
tournament-import-listed = По листу
tournament-import-now = Сегодня
tournament-import-difference = Разница
tournament-import-why = Почему
tournament-import-same = { $count ->
    [0] Рейтинга из листа нет ни у кого.
    [one] У { $count } игрока рейтинг тот же, что в листе.
    [few] У { $count } игроков рейтинг тот же, что в листе.
   *[many] У { $count } игроков рейтинг тот же, что в листе.
}
tournament-import-unknown = { $count ->
    [0] Каждый из листа есть в таблицах.
    [one] { $count } человека из листа нет в таблицах или его рейтинг не указан.
    [few] { $count } человек из листа нет в таблицах или их рейтинг не указан.
   *[many] { $count } человек из листа нет в таблицах или их рейтинг не указан.
}
tournament-import-why-unrated = по правилам рейтинга ещё нет
tournament-import-why-no-table = нет ни в одной таблице: остаётся то, что было известно раньше
tournament-import-why-tables = { $count ->
    [one] рассчитан по { $count } таблице из этих файлов
    [few] рассчитан по { $count } таблицам из этих файлов
   *[many] рассчитан по { $count } таблицам из этих файлов
}
tournament-import-past-facts = Турниры прошлых лет
tournament-import-past-facts-lead = Приняты без обсчёта.
flash-tournament-import-taken = Турниры прошлых лет приняты.
flash-tournament-import-discarded = Файлы удалены.
flash-tournament-import-undone = Всё стало так, как было до этих турниров.
flash-tournament-import-undone-some = Отменено. Игроки, на которых что-то ссылается, остаются, но без исходных данных.
refused-tables-open = В некоторых таблицах есть ошибки, или не для всех указано, кто это: исправьте это или пропустите таблицы.
refused-years-rested-on = С тех пор обсчитан турнир, опубликован рейтинг-лист или изменён один из этих турниров: целиком их уже не отменить. Исправьте турниры по одному.
act-take-years = приняты турниры прошлых лет
act-undo-years = отменено принятие турниров прошлых лет
