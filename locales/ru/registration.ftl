registration-title = Регистрация: { $name }
registrations-title = Заявки: { $name }
registrations = Заявки и регистрация на месте
registration-do = Зарегистрироваться
registration-list = Зарегистрированные игроки
registration-waiting-list = Лист ожидания
registration-waiting-hint = Когда кто-то отказывается, его место получает первый из листа ожидания.
registration-nobody = Пока никто не зарегистрировался.
registration-not-found = По этому запросу никого нет.
registration-open = Регистрация открыта.
registration-open-until = Последний день — { $day }.
registration-places-are = { $places ->
    [one] Всего { $places } место; кто зарегистрируется позже, попадёт в лист ожидания.
    [few] Всего { $places } места; кто зарегистрируется позже, попадёт в лист ожидания.
    [many] Всего { $places } мест; кто зарегистрируется позже, попадёт в лист ожидания.
   *[other] Всего { $places } места; кто зарегистрируется позже, попадёт в лист ожидания.
}
registration-places-taken = Все места заняты ({ $places }): кто зарегистрируется сейчас, попадёт в лист ожидания.
registration-over = На этот турнир больше не регистрируют. Об участии спросите судью.
registration-begun = Турнир начался: здесь больше никого нельзя добавить, опоздавших вносит судья за судейским столом.
registration-closed = Регистрация закрыта. Об участии спросите организатора.
registration-closed-own = Регистрация закрыта. Чтобы открыть её, отметьте в настройках «Игроки могут регистрироваться на сайте».
registration-early = Регистрация начинается { $day }.
registration-past = Регистрация закончилась { $day }.
registration-past-own = Регистрация закончилась { $day }. Чтобы открыть её снова, укажите в настройках более поздний последний день.
registration-to-settings = Настройки регистрации
registration-lapsed = Эта регистрация не была подтверждена вовремя. Зарегистрируйтесь, пожалуйста, ещё раз.
registration-twice = Этот игрок уже есть среди заявок на турнир.
registration-taken = Регистрация завершена: игрок есть в списке участников. Кто не сможет играть, сообщает судье.

registration-unconfirmed = не подтверждена
registration-registered = участвует
registration-waiting = лист ожидания
registration-withdrawn = отказ

registration-name = Фамилия и имя
registration-name-hint = Так, как они должны стоять в таблице.
registration-mail-hint = Его видит только организатор. На него придёт ссылка для подтверждения регистрации.
registration-rank-hint = Оставьте пустым, если разряда нет.
registration-rank-start = Разряд на первый день турнира (4.3); если разряда нет, оставьте поле пустым.
registration-born = Год рождения
registration-held-in = Место проведения
registration-born-hint = По нему различают тёзок.
registration-remark = Примечание для организатора
registration-remark-hint = Не публикуется.
registration-remark-start = Не публикуется. Если вы здесь впервые и у вас есть рейтинг, напишите его: судья укажет его в отчёте (4.3).
registration-homepage = Оставьте это поле пустым
registration-consent-short = Согласие
registration-consent = Разрешаю публиковать на этом сайте моё имя, клуб или город, страну, разряд и результаты.
registration-privacy = Примечание видит только организатор; через { $days } после окончания турнира оно будет удалено. Год рождения вносится в реестр игроков: по нему различают тёзок, от него может зависеть рейтинг; у несовершеннолетних он не публикуется.
registration-privacy-mail = Электронный адрес и примечание видит только организатор; адрес используется только для этого турнира. Через { $days } после его окончания они будут удалены. Год рождения вносится в реестр игроков: по нему различают тёзок, от него может зависеть рейтинг; у несовершеннолетних он не публикуется.
registration-letter-comes = Вы получите письмо со ссылкой. Регистрация действует, когда вы её подтвердите; сделайте это, пожалуйста, в течение 48{"\u00A0"}часов.
mistake-registered = Этот игрок уже зарегистрирован. Другой человек? Добавьте год рождения.
mistake-namesake = Этот игрок уже зарегистрирован. Другой человек того же года рождения? Добавьте к имени отчество, второе имя или номер, например II. Если это не помогло, напишите организатору.
mistake-not-ticked = Без этого согласия зарегистрироваться нельзя.
mistake-no-letter = В имени должна быть хотя бы одна буква.
mistake-hidden = Было заполнено скрытое поле. Теперь оно пусто: отправьте, пожалуйста, форму ещё раз.

registration-says-unconfirmed = Подтвердите, пожалуйста, до { $until }. До этого место за вами не закреплено.
registration-says-registered = Вы зарегистрированы, место за вами.
registration-says-waiting = Все места заняты. Ваш номер в листе ожидания — { $place }.
registration-says-withdrawn = Вы отказались от участия. Если всё-таки хотите играть, зарегистрируйтесь снова.
registration-keep = Сохраните эту ссылку: она нужна, чтобы отказаться от участия.
registration-confirm = Подтвердить регистрацию
registration-withdraw = Отказаться от участия
registration-withdraw-confirm = Действительно отказаться? Место получит кто-то другой.
registration-withdraw-hint = Если не сможете прийти, откажитесь, пожалуйста: место получит следующий игрок.
flash-registration-asked = Письмо уже в пути. Подтвердите, пожалуйста, регистрацию по ссылке из него в течение 48{"\u00A0"}часов.
flash-registration-done = Ваша заявка принята.
flash-registration-confirmed = Регистрация подтверждена.
flash-registration-withdrawn = Вы отказались от участия.
flash-registration-added = Игрок добавлен и отмечен как присутствующий.
flash-registrations-taken = Присутствующие добавлены в список участников.
flash-registrations-none = Добавлять некого: все присутствующие уже есть в списке участников.

registration-check-in = Регистрация на месте
registration-count-registered = Зарегистрированы
registration-count-here = На месте
registration-count-away = Не пришли
registration-count-unknown = Ещё не отмечены
registration-count-waiting = Лист ожидания
registration-count-unconfirmed = Не подтверждены
registration-count-taken = В турнире
registration-all = Показать всех
registration-here = На месте
registration-away = Нет
registration-admit = Дать место
registration-withdraw-him = Убрать из списка
registration-restore = Вернуть
registration-in-tournament = в турнире
registration-take = { $count ->
    [one] Добавить в турнир { $count } присутствующего игрока
    [few] Добавить в турнир { $count } присутствующих игроков
    [many] Добавить в турнир { $count } присутствующих игроков
   *[other] Добавить в турнир { $count } присутствующего игрока
}
registration-desk-twice = Никто не добавлен: { $name } уже есть в списке участников. Исправьте список и попробуйте ещё раз.
registration-desk-too-many = Никто не добавлен: столько участников турнир не вмещает.
registration-desk-refuses = Никто не добавлен: список участников сейчас изменить нельзя.
registration-csv = Скачать список (CSV)
registration-public-page = Страница для игроков
registration-add = Добавить игрока
registration-add-hint = Для тех, кто пришёл без регистрации: игрок сразу имеет место и отмечен как присутствующий.
registration-settings = Настройки
registration-do-open = Игроки могут регистрироваться на сайте
registration-until = Последний день регистрации
registration-until-hint = Если пусто — до последнего дня турнира.
registration-places = Число мест
registration-places-hint = Если пусто — без ограничения.
registration-venue = Зал и адрес
registration-venue-hint = Город уже указан рядом.
registration-way = Как добраться
registration-way-hint = Остановка, вход, этаж; не больше 500 знаков.
registration-fee = Взнос
registration-fee-hint = Вместе с валютой; здесь же — для кого он меньше.
registration-note = Объявление для игроков
registration-note-hint = Что ещё надо знать: когда приходить, что взять с собой. Обычный текст.
registration-how = Почта на этом сайте не настроена: регистрация действует сразу, без подтверждения.
registration-how-mail = Игроки подтверждают регистрацию по ссылке из письма; неподтверждённые исчезают через 48{"\u00A0"}часов.
