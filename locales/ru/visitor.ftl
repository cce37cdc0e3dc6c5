preview-rows = { $count ->
    [1] Строка { $rows }: { $says }
   *[other] Строки { $rows }: { $says }
  }
registration-whole = { $count ->
    [one] Весь список: { $count } участник
    [few] Весь список: { $count } участника
    [many] Весь список: { $count } участников
   *[other] Весь список: { $count } участника
  }
standings-whole = Вся таблица
standings-by-round = Таблица после каждого тура
pairings-by-rounds = Пары по турам
play-by-rounds = Как играли тур за туром
