act-plan = заплановано
act-conditions = умови змінено
act-submit = підписано й подано
act-cosign = підписано від клубу
act-take-back = відкликано
act-return = повернуто
act-approve = затверджено й обраховано
act-approve-proposal = затверджено
act-reopen = відкрито для виправлення
act-abandon = виправлення скасовано
act-close = закрито без обрахунку
act-cancel = скасовано
act-open-desk = суддівський стіл відкрито
act-desk = дія за суддівським столом
act-invite-assistant = помічникові надано посилання
act-revoke-assistant = посилання помічника відкликано
act-registration-settings = змінено налаштування реєстрації
act-register = гравця зареєстровано
act-confirm-registration = реєстрацію підтверджено
act-admit = надано місце
act-withdraw-registration = реєстрацію скасовано
act-restore-registration = реєстрацію відновлено
act-check-in = позначка про прибуття
act-take-registrations = зареєстрованих додано до турніру
act-erase-registrations = особисті дані із заявок вилучено
act-draft = складено чернетку пропозиції
act-propose = запропоновано
act-withdraw-proposal = пропозицію відкликано
act-reject = відхилено
act-enter-player = гравця внесено
act-change-player = дані гравця змінено
act-merge-players = записи об’єднано
act-part-players = об’єднання скасовано
act-initial-rating = початковий рейтинг установлено
act-enter-standing = внесено початкові дані гравців
act-undo-standing = початкові дані гравців повернуто до попередніх
act-set-number = зазначено номер в іншій системі
act-end-number = номер в іншій системі більше не діє
act-mark-player = позначку змінено
act-forget-player = дані вилучено на прохання
act-export-person = видано всі дані про людину
act-ask-certificate = документ замовлено
act-issue-certificate = документ видано
act-refuse-certificate = заявку на документ відхилено
act-revoke-certificate = документ відкликано
act-rotate-key = ключ замінено
act-retire-key = ключ виведено з ужитку
act-revoke-key = ключ відкликано
act-publish = рейтинг-лист опубліковано
act-amend = зміну опубліковано
act-withdraw-amendment = зміну відкликано
act-settings = налаштування змінено
act-import = журнал імпортовано
act-found = федерацію створено
act-invite = запрошення
act-revoke = роль відкликано
act-reset = посилання для нового пароля
act-password = пароль задано
act-rename = ім’я виправлено
act-log-in = вхід
act-log-out-everywhere = вихід усюди
act-disable = обліковий запис заблоковано
act-enable = обліковий запис розблоковано
act-mail = змінено адресу пошти або сповіщення
act-confirm-mail = адресу пошти підтверджено
act-retry-letter = повторне надсилання листа
subject-tournament = турнір
subject-player = гравець
subject-list = рейтинг-лист
subject-edition = редакція
subject-proposal = пропозиція
subject-certificate = документ
subject-federation = федерація
subject-account = обліковий запис
subject-letter = лист
act-enter-club = клуб створено
act-change-club = дані клубу змінено
act-close-club = клуб закрито
act-reopen-club = клуб знову відкрито
act-remove-club = клуб вилучено
subject-club = клуб
act-enter-order = наказ внесено
act-remove-order = наказ вилучено
act-enter-wording = текст положення внесено
act-remove-wording = текст положення вилучено
act-enter-news = опубліковано новину
act-change-news = змінено новину
act-remove-news = вилучено новину
act-appeal = апеляцію подано
act-answer-appeal = дано відповідь на апеляцію
subject-order = наказ
subject-wording = текст положення
subject-news = новина
subject-appeal = апеляція
audit-visitor = відвідувач
audit-console = консоль сервера
detail-registration = заявка №{"\u00A0"}{ $number }
detail-arrival = заявка №{"\u00A0"}{ $number }: { $here ->
    [yes] на місці
   *[no] ще немає
}
detail-player = гравець №{"\u00A0"}{ $number }
detail-lines = { $count ->
    [one] { $count } рядок
    [few] { $count } рядки
    [many] { $count } рядків
   *[other] { $count } рядка
}
detail-desk = запис { $number }: { $act ->
    [plan] система проведення
    [enter] внесено учасників
    [late] внесено запізнілих учасників
    [amend] дані учасника
    [remove] учасника прибрано
    [draw] жеребкування
    [number] номери, витягнуті вручну
    [absent] відсутність
    [withdraw] вибування
    [pair] складено пари
    [swap] пари змінено вручну
    [publish] тур опубліковано
    [start] тур розпочато
    [result] результат
    [stones] фора
    [annul] анулювання результату
    [replay] перегравання партії
    [rate] обрахунок перегравання
    [close] тур завершено
    [back] крок назад
    [finish] турнір закінчено
    [resume] турнір продовжено
   *[other] { $act }
}
