amendments-title = Запропоновані зміни
amendments-lead = Комісія пропонує інші параметри; вони наберуть чинності, лише коли їх опублікує голова. Показано, що пропозиція змінює в останній редакції.
amendments-empty = Пропозицій немає.
amendments-settled = Пропозиції, на які дано відповідь
amendment-propose = Запропонувати зміну
amendment-lead = Змініть параметри, які мають бути іншими, і поясніть чому. Голова публікує зміну або відхиляє пропозицію з відповіддю.
amendment-reason = Обґрунтування зміни
amendment-do = Надіслати пропозицію голові
amendment-by = Пропозиція № { $number }: { $by }, { $at }
amendment-before = Остання редакція
parameter-limits = Допустимо: { $limits }
limit-between = від { $min } до { $max }
limit-least = не менше { $min }
limit-most = не більше { $max }
amendment-after = Запропоновано
amendment-so-already = В останній редакції все це вже є.
amendment-publish = Опублікувати
amendment-publish-hint = До форми вже внесено запропоновані значення. Після публікації пропозиція вважається прийнятою.
amendment-answer = Відповідь авторові пропозиції
amendment-decline = Відхилити
amendment-decline-confirm = Відхилити цю пропозицію?
amendment-withdraw = Відкликати пропозицію
amendment-withdraw-confirm = Відкликати цю пропозицію?
amendment-open = чекає на голову
amendment-adopted = опубліковано
amendment-declined = відхилено
amendment-withdrawn = відкликано
refused-amendment-settled = Цю пропозицію вже опубліковано, відхилено або відкликано. Якщо зміна все ще потрібна, запропонуйте її знову.
refused-too-many-amendments = На відповідь голови чекає вже стільки пропозицій, що нових не приймають. Відкличте одну зі своїх або дочекайтеся відповіді.
flash-amendment-proposed = Пропозиція чекає на відповідь голови.
flash-amendment-declined = Пропозицію відхилено.
flash-amendment-dropped = Пропозицію відкликано.
inbox-amendments = { $count ->
    [one] { $count } запропонована зміна чекає на вашу відповідь.
    [few] { $count } запропоновані зміни чекають на вашу відповідь.
   *[many] { $count } запропонованих змін чекають на вашу відповідь.
}
subject-amendment = запропонована зміна
act-propose-amendment = запропоновано зміну положення
act-adopt-amendment = запропоновану зміну опубліковано
act-decline-amendment = запропоновану зміну відхилено
act-drop-amendment = запропоновану зміну відкликано
letter-amendment-adopted-subject = Запропоновану вами зміну опубліковано: { $federation }
letter-amendment-adopted = Голова ({ $federation }) опублікував зміну положення за вашою пропозицією:
letter-amendment-declined-subject = Запропоновану вами зміну відхилено: { $federation }
letter-amendment-declined = Вашу пропозицію змінити положення ({ $federation }) відхилено. Хто відхилив: { $by }. Відповідь:
letter-kind-amendment-adopted = запропоновану зміну опубліковано
letter-kind-amendment-declined = запропоновану зміну відхилено
