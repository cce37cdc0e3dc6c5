detail-one-time-codes = одноразові коди
detail-passkey = ключ доступу
detail-all-factors = усі
detail-codes-left = лишилося кодів: { $count }
detail-sessions = завершено сеансів: { $count }
detail-deceased = смерть
detail-paid = { $told }; внесок сплачено до{"\u00A0"}{ $day }
detail-initial = початковий рейтинг{"\u00A0"}{ $rating }
detail-issued = видано документів: { $count }
detail-wording = { $language ->
    [en] англійською мовою
    [ru] російською мовою
    [uk] українською мовою
   *[other] { $language }
}, діє з{"\u00A0"}{ $day }
detail-official = { $system }, { $day }; номерів: { $numbers }, рейтингів: { $ratings }
detail-as-printed = усе так, як сказано в положенні
detail-list-note = примітка про використання рейтинг-листів
detail-papers = документи й кольори
detail-home-page = головна сторінка
detail-names = назви федерації
detail-setup = { $shown ->
    [yes] «З чого почати» показано
   *[no] «З чого почати» приховано
}
detail-prior-approval = { $wanted ->
    [yes] турніри затверджують до проведення
   *[no] затверджувати турніри до проведення не потрібно
}
detail-second-factor = { $wanted ->
    [yes] тому, хто підписує, затверджує чи публікує, потрібен другий фактор
   *[no] другий фактор не вимагається
}
detail-appeal-days = { $days ->
    [one] { $days } день на апеляцію
    [few] { $days } дні на апеляцію
    [many] { $days } днів на апеляцію
   *[other] { $days } дня на апеляцію
}
detail-appeals-unbounded = апеляції без строку
detail-zone = часовий пояс: { $zone }
detail-spelling = імена латиницею: { $names ->
    [uk] за українською таблицею
    [ru] за російською таблицею
   *[other] як у положенні
}; країна: { $country ->
    [none] не вказано
   *[other] { $country }
}
detail-licensing = ліцензії головних суддів: { $says }
detail-members = перевірка членства: { $gate }; { $dues ->
    [yes] хто не сплатив внеску, не вважається членом
   *[no] сплату внеску не перевіряють
}
detail-division = категорія гравців «{ $name }»: { $who }
detail-division-removed = вилучено категорію гравців: { $code }
detail-bounds = межі показників: { $bounds }
detail-bounds-none = меж показників немає
detail-years = турнірів: { $tournaments }, гравців: { $players }
detail-years-undone = прибрано турнірів: { $tournaments }, гравців: { $players }; залишилося гравців: { $stayed }
detail-official-undone = прибрано номерів: { $numbers }, рейтингів: { $ratings }
detail-list-undone = прибрано гравців: { $players }; залишилося гравців: { $stayed }
detail-members-undone = вилучено записів про членство: { $removed }, повернуто до попереднього: { $changed }
detail-registrations = заявок: { $count }
