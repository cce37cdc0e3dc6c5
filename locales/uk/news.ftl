news-title = Новини
news-all = Усі новини
news-more = Читати далі
news-older = Давніші новини →
news-empty = Новин поки немає.
news-feed = Стрічка (Atom): новини, рейтинги й рейтинг-{"\u2060"}листи
news-new = Написати новину
news-change = Змінити новину
news-headline = Заголовок
news-preview = Попередній перегляд
news-body-hint = На головній сторінці видно перший абзац.
news-changed = змінено { $when }
news-removal-hint = Вилучена новина зникне із сайту та зі стрічки; у журналі дій залишиться її заголовок.
profile-title = Головна сторінка
profile-change = Змінити контакти й опис
profile-lead = Що головна сторінка каже про федерацію кожною мовою. Якщо якоюсь мовою нічого не написано, показується текст іншою мовою або не показується нічого.
profile-about-in = Про федерацію ({ $language })
profile-contacts-in = Контакти ({ $language })
home-last-list = рейтинг-лист від { $day }
home-moved = Хто піднявся і хто опустився
home-next = Найближчий турнір
home-results = Останні результати
home-winner = { $count ->
    [one] Переможець
   *[many] Переможці
}
home-contacts = Контакти
home-all-clubs = Усі клуби
home-about = Про федерацію
home-new = Федерація тут щойно починає.
home-setup = Наступний крок налаштування
transfer-house = Що федерація каже про себе на головній сторінці, та її новини.
profile-whole = Попередній перегляд головної сторінки
profile-unsaved = Це попередній перегляд: поки нічого не збережено.
profile-edit = Повернутися до тексту
home-documents = Документи
home-document-text = Текст положення ({ $language })
home-all-orders = Усі накази й документи
home-map = Міста, де є клуби
home-map-clubs = { $count ->
    [one] { $count } клуб
    [few] { $count } клуби
   *[other] { $count } клубів
}
mistake-stands-already = це вже опубліковано.
