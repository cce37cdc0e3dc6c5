news-title = Новости
news-all = Все новости
news-more = Читать дальше
news-older = Более ранние новости →
news-empty = Новостей пока нет.
news-feed = Лента (Atom): новости, рейтинги и рейтинг-{"\u2060"}листы
news-new = Написать новость
news-change = Изменить новость
news-headline = Заголовок
news-preview = Предварительный просмотр
news-body-hint = На главной странице виден первый абзац.
news-changed = изменено { $when }
news-removal-hint = Удалённая новость исчезнет с сайта и из ленты; в журнале действий останется её заголовок.
profile-title = Главная страница
profile-change = Изменить контакты и описание
profile-lead = Что главная страница говорит о федерации на каждом языке. Если на одном языке ничего не написано, показывается текст на другом или не показывается ничего.
profile-about-in = О федерации ({ $language })
profile-contacts-in = Контакты ({ $language })
home-last-list = рейтинг-лист от { $day }
home-moved = Кто поднялся и кто опустился
home-next = Ближайший турнир
home-results = Последние результаты
home-winner = { $count ->
    [one] Победитель
   *[many] Победители
}
home-contacts = Контакты
home-all-clubs = Все клубы
home-about = О федерации
home-new = Федерация здесь только начинает.
home-setup = Следующий шаг настройки
transfer-house = Что федерация говорит о себе на главной странице, и её новости.
profile-whole = Предварительный просмотр главной страницы
profile-unsaved = Это предварительный просмотр: пока ничего не сохранено.
profile-edit = Вернуться к тексту
home-documents = Документы
home-document-text = Текст положения ({ $language })
home-all-orders = Все приказы и документы
home-map = Города, где есть клубы
home-map-clubs = { $count ->
    [one] { $count } клуб
    [few] { $count } клуба
   *[other] { $count } клубов
}
mistake-stands-already = это уже опубликовано.
