act-plan = запланировано
act-conditions = условия изменены
act-submit = подписано и отправлено
act-cosign = подписано от имени клуба
act-take-back = отозвано
act-return = возвращено
act-approve = утверждено и обсчитано
act-approve-proposal = утверждено
act-reopen = открыто для исправления
act-abandon = исправление отменено
act-close = закрыто без обсчёта
act-cancel = отменено
act-open-desk = судейский стол открыт
act-desk = действие за судейским столом
act-invite-assistant = помощнику дана ссылка
act-revoke-assistant = ссылка помощника отозвана
act-registration-settings = изменены настройки регистрации
act-register = игрок зарегистрирован
act-confirm-registration = регистрация подтверждена
act-admit = дано место
act-withdraw-registration = регистрация отменена
act-restore-registration = регистрация восстановлена
act-check-in = отметка о прибытии
act-take-registrations = зарегистрированные добавлены в турнир
act-erase-registrations = личные данные из заявок удалены
act-draft = составлен черновик предложения
act-propose = предложено
act-withdraw-proposal = предложение отозвано
act-reject = отклонено
act-enter-player = игрок внесён
act-change-player = данные игрока изменены
act-merge-players = записи объединены
act-part-players = объединение отменено
act-initial-rating = начальный рейтинг установлен
act-enter-standing = внесены исходные данные игроков
act-undo-standing = исходные данные игроков возвращены к прежним
act-set-number = указан номер в другой системе
act-end-number = номер в другой системе больше не действует
act-mark-player = отметка изменена
act-forget-player = данные удалены по просьбе
act-export-person = выданы все данные о человеке
act-ask-certificate = документ заказан
act-issue-certificate = документ выдан
act-refuse-certificate = заявка на документ отклонена
act-revoke-certificate = документ отозван
act-rotate-key = ключ заменён
act-retire-key = ключ выведен из употребления
act-revoke-key = ключ отозван
act-publish = рейтинг-лист опубликован
act-amend = изменение опубликовано
act-withdraw-amendment = изменение отозвано
act-settings = настройки изменены
act-import = журнал импортирован
act-found = федерация создана
act-invite = приглашение
act-revoke = роль отозвана
act-reset = ссылка для нового пароля
act-password = пароль задан
act-rename = имя исправлено
act-log-in = вход
act-log-out-everywhere = выход везде
act-disable = учётная запись заблокирована
act-enable = учётная запись разблокирована
act-mail = изменены адрес почты или уведомления
act-confirm-mail = адрес почты подтверждён
act-retry-letter = повторная отправка письма
subject-tournament = турнир
subject-player = игрок
subject-list = рейтинг-лист
subject-edition = редакция
subject-proposal = предложение
subject-certificate = документ
subject-federation = федерация
subject-account = учётная запись
subject-letter = письмо
act-enter-club = клуб создан
act-change-club = данные клуба изменены
act-close-club = клуб закрыт
act-reopen-club = клуб снова открыт
act-remove-club = клуб удалён
subject-club = клуб
act-enter-order = приказ внесён
act-remove-order = приказ удалён
act-enter-wording = текст положения внесён
act-remove-wording = текст положения удалён
act-enter-news = опубликована новость
act-change-news = изменена новость
act-remove-news = удалена новость
act-appeal = апелляция подана
act-answer-appeal = дан ответ на апелляцию
subject-order = приказ
subject-wording = текст положения
subject-news = новость
subject-appeal = апелляция
audit-visitor = посетитель
audit-console = консоль сервера
detail-registration = заявка №{"\u00A0"}{ $number }
detail-arrival = заявка №{"\u00A0"}{ $number }: { $here ->
    [yes] на месте
   *[no] ещё нет
}
detail-player = игрок №{"\u00A0"}{ $number }
detail-lines = { $count ->
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}
detail-desk = запись { $number }: { $act ->
    [plan] система проведения
    [enter] внесены участники
    [late] внесены опоздавшие участники
    [amend] данные участника
    [remove] участник убран
    [draw] жеребьёвка
    [number] номера, вытянутые вручную
    [absent] отсутствие
    [withdraw] выбывание
    [pair] составлены пары
    [swap] пары изменены вручную
    [publish] тур опубликован
    [start] тур начат
    [result] результат
    [stones] фора
    [annul] аннулирование результата
    [replay] переигровка партии
    [rate] обсчёт переигровки
    [close] тур завершён
    [back] шаг назад
    [finish] турнир закончен
    [resume] турнир продолжен
   *[other] { $act }
}
