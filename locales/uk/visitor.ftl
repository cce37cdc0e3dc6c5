preview-rows = { $count ->
    [1] Рядок { $rows }: { $says }
   *[other] Рядки { $rows }: { $says }
  }
registration-whole = { $count ->
    [one] Увесь список: { $count } учасник
    [few] Увесь список: { $count } учасники
    [many] Увесь список: { $count } учасників
   *[other] Увесь список: { $count } учасника
  }
standings-whole = Уся таблиця
standings-by-round = Таблиця після кожного туру
pairings-by-rounds = Пари за турами
play-by-rounds = Як грали тур за туром
