recommendations-title = Рекомендации
recommendations-none = Запросов на рекомендацию нет.
recommendations-all = Запросы к членам
recommendation-ask = Спросить двух членов федерации
recommendation-ask-hint = У кого подтверждён адрес электронной почты, тот получает письмо и отвечает по ссылке из него; остальные, войдя на сайт, находят вопрос на странице «Мои дела». Когда подтвердят оба, рейтинг вступает в силу сам.
recommendation-do-ask = Спросить обоих
recommendation-paper = Оба рекомендовали на бумаге
recommendation-first = Первый член федерации
recommendation-second = Второй член федерации
recommendation-account = С учётной записью на сайте
recommendation-player = или игрок: имя или номер
recommendation-mail = и адрес электронной почты игрока
recommendation-no-mail = Сайт не отправляет писем: спросить можно только тех, у кого есть учётная запись; они отвечают, войдя на сайт.
recommendation-past = Спрашивали раньше
recommendation-made = Спрашивает
recommendation-until = Ответить до
recommendation-members = Члены федерации
recommendation-question = Рекомендуете ли вы игроку { $name } начальный рейтинг { $rating }?
recommendation-lead = Здравствуйте, { $to }! { $by } спрашивает вас как члена федерации. Когда игрока рекомендуют двое, рейтинг вступает в силу.
recommendation-words = Комментарий
recommendation-do = Рекомендую
recommendation-do-not = Не рекомендую
recommendation-withdraw = Отозвать вопрос
recommendation-waiting = ждёт ответов
recommendation-entered = рейтинг внесён
recommendation-refused = отказано
recommendation-withdrawn = вопрос отозван
recommendation-lapsed = истёк срок
recommendation-open = ответа ещё нет
recommendation-confirmed = рекомендует
recommendation-declined = не рекомендует
refused-recommendation-waits = Об этом игроке уже спрашивают двух членов федерации. Сначала отзовите тот вопрос.
flash-recommendation-asked = Вопрос задан обоим.
flash-recommendation-answered = Спасибо, ваш ответ записан.
flash-recommendation-withdrawn = Вопрос отозван, его ссылки больше не действуют.
inbox-recommendations = { $count ->
    [one] Вашей рекомендации ждёт { $count } игрок.
    [few] Вашей рекомендации ждут { $count } игрока.
   *[many] Вашей рекомендации ждут { $count } игроков.
}
act-ask-recommendation = запрошены рекомендации членов федерации
act-answer-recommendation = дан ответ о рекомендации
act-withdraw-recommendation = отозван запрос рекомендаций
letter-recommendation-subject = Рекомендуете ли вы игрока { $name }?
letter-recommendation = { $by } спрашивает, рекомендуете ли вы как член федерации игроку { $name } начальный рейтинг { $rating } ({ $federation }). До { $until } вы можете ответить по этой ссылке; она только ваша:
letter-kind-recommendation = вопрос о рекомендации
