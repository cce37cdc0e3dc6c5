official-title = Официальные списки ФИДЕ и EGD
official-title-fide = Официальные списки ФИДЕ
official-title-egd = Официальные списки EGD
official-lead = Рейтинг-лист в том виде, в каком его { $game ->
    [stones] предлагает Европейская база го
    [pieces] предлагает ФИДЕ
   *[other] предлагают ФИДЕ или Европейская база го
}. Игроки получают свой номер в той системе и рейтинги на день списка. Ничего не меняется, пока вы его не просмотрели и не приняли. Из списка хранится только то, что относится к игрокам федерации.
official-hint = { $game ->
    [stones] allworld_lp или alleuro_lp.
    [pieces] players_list, standard_rating_list, rapid_rating_list или blitz_rating_list, текст или XML, в архиве ZIP или без него.
   *[other] ФИДЕ: players_list, standard_rating_list, rapid_rating_list или blitz_rating_list, текст или XML, в архиве ZIP или без него. Европейская база го: allworld_lp или alleuro_lp.
} Не больше 64 МБ.
official-kind = Рейтинги списка
official-kind-as-named = как сказано в имени файла
official-date = День списка
official-date-hint = Оставьте пустым, если он указан в списке.
official-fide = ФИДЕ
official-egd = Европейская база го
official-rows = { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[other] { $count } строк
}
official-numbers = { $count ->
    [one] { $count } игрок получит номер
    [few] { $count } игрока получат номер
   *[other] { $count } игроков получат номер
}
official-rated = { $count ->
    [one] { $count } игрок получит рейтинги на этот день
    [few] { $count } игрока получат рейтинги на этот день
   *[other] { $count } игроков получат рейтинги на этот день
}
official-differing = { $count ->
    [one] у { $count } игрока на этот день записаны другие рейтинги
    [few] у { $count } игроков на этот день записаны другие рейтинги
   *[other] у { $count } игроков на этот день записаны другие рейтинги
}
official-doubtful = { $count ->
    [one] { $count } строка сомнительна
    [few] { $count } строки сомнительны
   *[other] { $count } строк сомнительны
}
official-none = Ни одна строка списка не относится к игрокам федерации.
official-lines = Игроки в списке
official-lines-lead = Сомнительные строки идут первыми и не отмечены. Выбранное сохраняется при переходе на другую страницу.
official-take-line = Принять
official-in-list = В списке
official-number = Номер
official-new = новый
official-torn = этот игрок или эта строка отмечены ещё раз
official-doubt-name = имя другое
official-doubt-born = год рождения другой
official-doubt-alone = совпадает только имя
official-doubt-rows = в списке несколько строк с этим именем
official-doubt-players = в федерации несколько игроков с этим именем
official-take-confirm = Принять список? Отмеченные игроки получат эти номера и рейтинги. Обсчитанное останется как есть.
official-done = { $numbers ->
    [one] { $numbers } номер
    [few] { $numbers } номера
   *[other] { $numbers } номеров
}, рейтинги { $players ->
    [one] { $players } игрока
    [few] { $players } игроков
   *[other] { $players } игроков
}
official-discard = Отказаться от списка
official-undo-confirm = Отменить этот список? Его номера и рейтинги исчезнут. Обсчитанные с ними турниры останутся как есть.
official-too-large = Список слишком велик: не больше 64 МБ, в распакованном виде 2 ГБ, и ни одной строки длиннее 16 кБ.
official-unknown = Это не список ФИДЕ и не список Европейской базы го, или в архиве несколько файлов.
flash-official-taken = Список принят.
flash-official-discarded = Список удалён.
flash-official-undone = Номера и рейтинги этого списка убраны.
refused-list-undated = Укажите день списка.
refused-nothing-ticked = Не отмечено ни одной строки: принимать нечего.
refused-lines-torn = Отмеченные строки противоречат друг другу: один игрок отмечен в двух строках или одна строка — для двух игроков.
act-take-official-list = принят официальный список
act-undo-official-list = отменён официальный список
foreign-ratings = Рейтинги в других системах
foreign-rating-standard = ФИДЕ, классика
foreign-rating-rapid = ФИДЕ, рапид
foreign-rating-blitz = ФИДЕ, блиц
foreign-rating-gor = Европейский рейтинг (GoR)
foreign-day = День списка
preview-listed = начинает с { $rating }: { $kind }, список на { $day }
data-foreign-ratings = Рейтинги в других системах
data-official-lists = Официальные списки, ожидающие просмотра

field-rated-by-fide = С обсчётом ФИДЕ
rated-by-fide-check = Турнир проводится и с обсчётом ФИДЕ
rated-by-fide-hint = Тогда рейтинги в таблице — рейтинги ФИДЕ: с него начинает тот, у кого здесь нет ни своего рейтинга, ни рейтинга ФИДЕ.
preview-tabled = начинает с { $rating }: рейтинг ФИДЕ по таблице
