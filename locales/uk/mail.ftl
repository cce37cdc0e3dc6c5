letter-hello = Вітаємо, { $name }!
letter-submitted-subject = Таблиця на підпис: { $name }
letter-submitted = Головний суддя підписав таблицю турніру «{ $name }» ({ $federation }). Тепер потрібен ваш підпис як керівника клубу:
letter-cosigned-subject = Таблиця на перевірку: { $name }
letter-cosigned = Таблиця турніру «{ $name }» ({ $federation }) має всі потрібні підписи. Вона чекає на перевірку кваліфікаційної комісії:
letter-returned-subject = Таблицю повернено: { $name }
letter-returned = Таблицю турніру «{ $name }» ({ $federation }) повернено на виправлення. Хто повернув: { $by }. Що треба виправити:
letter-rated-subject = Обраховано: { $name }
letter-rated = Турнір «{ $name }» ({ $federation }) обраховано:
letter-reopened-subject = Знову відкрито: { $name }
letter-reopened = Турнір «{ $name }» ({ $federation }) відкрито для виправлення. Хто відкрив: { $by }. Причина:
letter-invitation-subject = Запрошення: { $federation }
letter-invitation = Вас запрошують на сайт федерації «{ $federation }». Ваша роль: { $office }. Запрошення від: { $by }.
letter-login = Логін: { $login }
letter-invitation-do = Створіть пароль за цим одноразовим посиланням; воно дійсне до { $until }:
letter-reset-subject = Новий пароль
letter-reset = За цим одноразовим посиланням ви створите новий пароль для { $site }; воно дійсне до { $until }:
letter-secret = Хто має посилання, той може створити пароль: нікому його не передавайте.
letter-confirmation-subject = Підтвердьте адресу електронної пошти
letter-confirmation = На цю адресу просять надсилати сповіщення із сайту { $site }. Якщо це так, підтвердьте адресу за цим одноразовим посиланням; воно дійсне до { $until }:
letter-stranger = Якщо ви нічого про це не знаєте, нічого не робіть: сповіщення на цю адресу не надходитимуть.
letter-why = Ви отримали цей лист, бо на цю адресу надходять сповіщення. Вимкнути їх можна тут:

letter-kind-submitted = таблиця на підпис
letter-kind-cosigned = таблиця на перевірку
letter-kind-returned = таблицю повернено
letter-kind-rated = турнір обраховано
letter-kind-reopened = турнір знову відкрито
letter-kind-invitation = запрошення
letter-kind-reset = посилання для нового пароля
letter-kind-confirmation = посилання для підтвердження адреси

mail-title = Сповіщення електронною поштою
mail-address = Адреса електронної пошти
mail-hint = Туди надходитимуть листи про все, що чекає на вас. Залиште порожнім, щоб нічого не отримувати.
mail-waits = Адресу { $address } ще не підтверджено: скористайтеся посиланням з листа. Якщо зберегти ще раз, надійде нове.
mail-notices = Надсилати мені сповіщення
mail-language = Мова листів
mistake-address = Це не адреса електронної пошти.
flash-mail-asked = Збережено. На нову адресу надіслано посилання; вона запрацює, щойно ви підтвердите її за цим посиланням.
flash-mail-confirmed = Адресу підтверджено.
confirm-title = Підтвердження адреси
confirm-lead = { $name }, надсилати сповіщення на адресу { $address }?
confirm-do = Так, підтверджую
confirm-hint = Якщо це не ваш обліковий запис, просто закрийте сторінку.
invite-mail-hint = Якщо вказати адресу, людина отримає посилання й електронною поштою.
link-mailed = Посилання надіслано також на адресу { $address }. Щойно використано одне з двох, інше вже не дійсне.
reset-mail = Надіслати посилання також на цю адресу електронної пошти: { $name }

letters-title = Ненадіслані листи
letters-lead = Листи вирушають, щойно їх приймає поштовий сервер. Якщо не приймає, спроби тривають півтори доби.
letters-off = Пошту не налаштовано, тож листи не надсилаються. Налаштування: smtp і mail-from.
letters-given-up = Не надіслано
letters-none-given-up = Таких листів немає.
letters-waiting = Чекають
letters-none-waiting = Жоден лист не чекає.
letter = Лист
letter-attempts = Спроби
letter-error = Остання помилка
letter-next = Наступна спроба
letter-again = Спробувати ще раз
letter-error-expired = Не вдалося надіслати вчасно.
letter-error-unfinished = Програма щоразу завершувалася під час надсилання.
flash-letter-again = Лист надсилається.
count-letters-given-up = { $count ->
    [one] Не вдалося надіслати { $count } лист
    [few] Не вдалося надіслати { $count } листи
    [many] Не вдалося надіслати { $count } листів
   *[other] Не вдалося надіслати { $count } листа
}
act-mail = змінено адресу пошти або сповіщення
act-confirm-mail = адресу пошти підтверджено
act-retry-letter = лист надсилається ще раз
subject-letter = лист
