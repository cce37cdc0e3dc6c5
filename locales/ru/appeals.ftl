refused-appeal-late = Апелляции по этому турниру ещё не принимаются, или срок для них истёк. Срок указан на странице турнира; после него напишите в федерацию.
refused-appeal-answered = На эту апелляцию уже дан ответ. Ответ — на странице турнира.
appeals-title = Апелляции
appeals-one = Апелляция
appeals-empty = Апелляций пока нет.
appeal-number = Апелляция { $number }
appeal-new = Подать апелляцию
appeal-lead = Участник или должностное лицо может обжаловать результат, таблицу или рейтинги. Комиссия отвечает и обосновывает решение; апелляция и ответ видны на странице турнира.
appeal-until = До { $day } включительно.
appeal-about = Предмет апелляции
appeal-about-result = результат партии
appeal-about-table = таблица
appeal-about-rating = рейтинги
appeal-player = Участник
appeal-name = Кто подаёт (фамилия и имя)
appeal-why = Суть возражения и доводы
appeal-hint = Назовите тур и партию. После ответа это сможет прочитать каждый.
appeal-do-file = Подать
appeal-open = ждёт ответа
appeal-upheld = удовлетворена
appeal-rejected = отклонена
appeal-dismissed = не апелляция
appeal-answer = Ответ комиссии
appeal-answer-hint = Если удовлетворённая апелляция требует исправления, откройте для него турнир: в исправлении будет ссылка на апелляцию. То, что не является апелляцией, не показывается никому.
appeal-decision = Решение
appeal-reason = Обоснование
appeal-do-answer = Ответить
appeal-correction = исправление по этой апелляции
appeal-of-correction = По апелляции
inbox-appeals = { $count ->
    [one] { $count } апелляция ждёт ответа.
    [few] { $count } апелляции ждут ответа.
   *[many] { $count } апелляций ждут ответа.
}
setting-appeals = Апелляции
setting-appeal-days = Дней на апелляцию
setting-appeal-days-hint = Считаются со дня обсчёта турнира, а до него — со дня окончания. Пусто: без срока.
flash-appeal-filed = Апелляция подана; комиссия ответит.
flash-appeal-answered = Ответ дан.
letter-appealed-subject = Апелляция: { $name }
letter-appealed = Подана апелляция по турниру «{ $name }» ({ $federation }). Комиссия отвечает на неё здесь:
letter-appeal-answered-subject = Ответ на апелляцию: { $name }
letter-appeal-answered = На вашу апелляцию по турниру «{ $name }» ({ $federation }) есть ответ. Кто ответил: { $by }.
letter-appeal-upheld = Апелляция удовлетворена. Основание:
letter-appeal-rejected = Апелляция отклонена. Основание:
letter-appeal-dismissed = Обращение не принято как апелляция и не публикуется. Основание:
letter-kind-appealed = апелляция без ответа
letter-kind-appeal-answered = ответ на апелляцию
