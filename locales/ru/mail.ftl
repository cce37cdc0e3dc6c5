letter-hello = Здравствуйте, { $name }!
letter-submitted-subject = Таблица на подпись: { $name }
letter-submitted = Главный судья подписал таблицу турнира «{ $name }» ({ $federation }). Теперь нужна ваша подпись как руководителя клуба:
letter-cosigned-subject = Таблица на проверку: { $name }
letter-cosigned = На таблице турнира «{ $name }» ({ $federation }) есть все нужные подписи. Она ждёт проверки квалификационной комиссией:
letter-returned-subject = Таблица возвращена: { $name }
letter-returned = Таблица турнира «{ $name }» ({ $federation }) возвращена на исправление. Вернул(а): { $by }. Что нужно исправить:
letter-rated-subject = Обсчитан: { $name }
letter-rated = Турнир «{ $name }» ({ $federation }) обсчитан:
letter-reopened-subject = Снова открыт: { $name }
letter-reopened = Турнир «{ $name }» ({ $federation }) открыт для исправления. Открыл(а): { $by }. Причина:
letter-invitation-subject = Приглашение: { $federation }
letter-invitation = Вас приглашают на сайт федерации «{ $federation }». Ваша роль: { $office }. Приглашение от: { $by }.
letter-login = Имя для входа: { $login }
letter-invitation-do = Придумайте пароль по этой одноразовой ссылке; она действует до { $until }:
letter-reset-subject = Новый пароль
letter-reset = По этой одноразовой ссылке вы зададите новый пароль для { $site }; она действует до { $until }:
letter-secret = Задать пароль может любой, у кого есть ссылка: никому её не передавайте.
letter-confirmation-subject = Подтвердите адрес электронной почты
letter-confirmation = На этот адрес просят присылать уведомления с сайта { $site }. Если это так, подтвердите адрес по этой одноразовой ссылке; она действует до { $until }:
letter-stranger = Если вы об этом ничего не знаете, ничего не делайте: уведомления на этот адрес приходить не будут.
letter-why = Вы получили это письмо, потому что на этот адрес приходят уведомления. Отключить их можно здесь:

letter-kind-submitted = таблица на подпись
letter-kind-cosigned = таблица на проверку
letter-kind-returned = таблица возвращена
letter-kind-rated = турнир обсчитан
letter-kind-reopened = турнир снова открыт
letter-kind-invitation = приглашение
letter-kind-reset = ссылка для нового пароля
letter-kind-confirmation = ссылка для подтверждения адреса

mail-title = Уведомления по электронной почте
mail-address = Адрес электронной почты
mail-hint = Туда будут приходить письма обо всём, что ждёт вашего участия. Оставьте поле пустым, чтобы ничего не получать.
mail-waits = Адрес { $address } ещё не подтверждён: откройте ссылку из письма. Если сохранить ещё раз, придёт новая.
mail-notices = Присылать мне уведомления
mail-language = Язык писем
mistake-address = Это не адрес электронной почты.
flash-mail-asked = Сохранено. На новый адрес отправлена ссылка; он заработает, как только вы подтвердите его по этой ссылке.
flash-mail-confirmed = Адрес подтверждён.
confirm-title = Подтверждение адреса
confirm-lead = { $name }, присылать уведомления на адрес { $address }?
confirm-do = Да, подтверждаю
confirm-hint = Если это не ваша учётная запись, просто закройте страницу.
invite-mail-hint = Если указать адрес, ссылка придёт человеку и по электронной почте.
link-mailed = Ссылка отправлена и на адрес { $address }. Когда использована одна из двух, другая перестаёт действовать.
reset-mail = Отправить ссылку и на этот адрес электронной почты: { $name }

letters-title = Неотправленные письма
letters-lead = Письма уходят, как только их принимает почтовый сервер. Если не принимает, попытки повторяются полтора суток.
letters-off = Почта не настроена, поэтому письма не отправляются. Настройки: smtp и mail-from.
letters-given-up = Не отправлены
letters-none-given-up = Таких писем нет.
letters-waiting = Ждут отправки
letters-none-waiting = Ни одно письмо не ждёт.
letter = Письмо
letter-attempts = Попытки
letter-error = Последняя ошибка
letter-next = Следующая попытка
letter-again = Попробовать ещё раз
letter-error-expired = Не удалось отправить вовремя.
letter-error-unfinished = Программа каждый раз завершалась во время отправки.
flash-letter-again = Письмо отправляется.
count-letters-given-up = { $count ->
    [one] Не удалось отправить { $count } письмо
    [few] Не удалось отправить { $count } письма
    [many] Не удалось отправить { $count } писем
   *[other] Не удалось отправить { $count } письма
}
act-mail = изменены адрес почты или уведомления
act-confirm-mail = адрес почты подтверждён
act-retry-letter = письмо отправляется ещё раз
subject-letter = письмо
