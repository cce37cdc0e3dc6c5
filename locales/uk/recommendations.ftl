recommendations-title = Рекомендації
recommendations-none = Запитів на рекомендацію немає.
recommendations-all = Запити до членів
recommendation-ask = Запитати двох членів федерації
recommendation-ask-hint = Хто підтвердив адресу електронної пошти, отримує лист і відповідає за посиланням із нього; решта, увійшовши на сайт, знаходить запитання на сторінці «Мій кабінет». Коли підтвердять обоє, рейтинг набирає чинності сам.
recommendation-do-ask = Запитати обох
recommendation-paper = Обидва рекомендували на папері
recommendation-first = Перший член федерації
recommendation-second = Другий член федерації
recommendation-account = Має обліковий запис на сайті
recommendation-player = або гравець: ім’я чи номер
recommendation-mail = і адреса електронної пошти гравця
recommendation-no-mail = Сайт не надсилає листів: запитати можна лише тих, хто має обліковий запис; вони відповідають, увійшовши на сайт.
recommendation-past = Питали раніше
recommendation-made = Питає
recommendation-until = Відповісти до
recommendation-members = Члени федерації
recommendation-question = Чи рекомендуєте ви гравцеві { $name } початковий рейтинг { $rating }?
recommendation-lead = Вітаємо, { $to }! { $by } питає вас як члена федерації. Коли гравця рекомендують двоє, рейтинг набирає чинності.
recommendation-words = Коментар
recommendation-do = Рекомендую
recommendation-do-not = Не рекомендую
recommendation-withdraw = Відкликати запит
recommendation-waiting = чекає на відповіді
recommendation-entered = рейтинг внесено
recommendation-refused = відмовлено
recommendation-withdrawn = запит відкликано
recommendation-lapsed = строк минув
recommendation-open = відповіді ще немає
recommendation-confirmed = рекомендує
recommendation-declined = не рекомендує
refused-recommendation-waits = Про цього гравця вже питають двох членів федерації. Спершу відкличте той запит.
flash-recommendation-asked = Запитано обох.
flash-recommendation-answered = Дякуємо, вашу відповідь записано.
flash-recommendation-withdrawn = Запит відкликано, його посилання більше не діють.
inbox-recommendations = { $count ->
    [one] Вашої рекомендації чекає { $count } гравець.
    [few] Вашої рекомендації чекають { $count } гравці.
   *[many] Вашої рекомендації чекають { $count } гравців.
}
act-ask-recommendation = запитано рекомендації членів федерації
act-answer-recommendation = дано відповідь про рекомендацію
act-withdraw-recommendation = відкликано запит рекомендацій
letter-recommendation-subject = Чи рекомендуєте ви гравця { $name }?
letter-recommendation = { $by } питає, чи рекомендуєте ви як член федерації гравцеві { $name } початковий рейтинг { $rating } ({ $federation }). До { $until } ви можете відповісти за цим посиланням; воно лише ваше:
letter-kind-recommendation = запит про рекомендацію
