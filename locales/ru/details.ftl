detail-one-time-codes = одноразовые коды
detail-passkey = ключ доступа
detail-all-factors = все
detail-codes-left = осталось кодов: { $count }
detail-sessions = завершено сеансов: { $count }
detail-deceased = смерть
detail-paid = { $told }; взнос уплачен по{"\u00A0"}{ $day }
detail-initial = начальный рейтинг{"\u00A0"}{ $rating }
detail-issued = выдано документов: { $count }
detail-wording = { $language ->
    [en] на английском языке
    [ru] на русском языке
    [uk] на украинском языке
   *[other] { $language }
}, действует с{"\u00A0"}{ $day }
detail-official = { $system }, { $day }; номеров: { $numbers }, рейтингов: { $ratings }
detail-as-printed = всё так, как сказано в положении
detail-list-note = примечание об использовании рейтинг-листов
detail-papers = документы и цвета
detail-home-page = главная страница
detail-names = названия федерации
detail-setup = { $shown ->
    [yes] «С чего начать» показывается
   *[no] «С чего начать» скрыто
}
detail-prior-approval = { $wanted ->
    [yes] турниры утверждаются до проведения
   *[no] утверждать турниры до проведения не нужно
}
detail-second-factor = { $wanted ->
    [yes] тому, кто подписывает, утверждает или публикует, нужен второй фактор
   *[no] второй фактор не требуется
}
detail-appeal-days = { $days ->
    [one] { $days } день на апелляцию
    [few] { $days } дня на апелляцию
    [many] { $days } дней на апелляцию
   *[other] { $days } дня на апелляцию
}
detail-appeals-unbounded = апелляции без срока
detail-zone = часовой пояс: { $zone }
detail-spelling = имена латиницей: { $names ->
    [uk] по украинской таблице
    [ru] по русской таблице
   *[other] как в положении
}; страна: { $country ->
    [none] не указана
   *[other] { $country }
}
detail-licensing = лицензии главных судей: { $says }
detail-members = проверка членства: { $gate }; { $dues ->
    [yes] не уплативший взнос не считается членом
   *[no] уплата взноса не проверяется
}
detail-division = категория игроков «{ $name }»: { $who }
detail-division-removed = удалена категория игроков: { $code }
detail-bounds = границы показателей: { $bounds }
detail-bounds-none = границ показателей нет
detail-years = турниров: { $tournaments }, игроков: { $players }
detail-years-undone = убрано турниров: { $tournaments }, игроков: { $players }; осталось игроков: { $stayed }
detail-official-undone = убрано номеров: { $numbers }, рейтингов: { $ratings }
detail-list-undone = убрано игроков: { $players }; осталось игроков: { $stayed }
detail-members-undone = удалено записей о членстве: { $removed }, возвращено к прежнему: { $changed }
detail-registrations = заявок: { $count }
