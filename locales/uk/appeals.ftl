refused-appeal-late = Апеляції щодо цього турніру ще не приймають, або строк для них минув. Строк указано на сторінці турніру; після нього напишіть до федерації.
refused-appeal-answered = На цю апеляцію вже дано відповідь. Відповідь – на сторінці турніру.
appeals-title = Апеляції
appeals-one = Апеляція
appeals-empty = Апеляцій ще немає.
appeal-number = Апеляція { $number }
appeal-new = Подати апеляцію
appeal-lead = Учасник або посадова особа може оскаржити результат, таблицю чи рейтинги. Комісія відповідає й обґрунтовує рішення; апеляцію та відповідь видно на сторінці турніру.
appeal-until = До { $day } включно.
appeal-about = Предмет апеляції
appeal-about-result = результат партії
appeal-about-table = таблиця
appeal-about-rating = рейтинги
appeal-player = Учасник
appeal-name = Хто подає (прізвище та ім’я)
appeal-why = Суть заперечення та доводи
appeal-hint = Назвіть тур і партію. Після відповіді це зможе прочитати кожен.
appeal-do-file = Подати
appeal-open = чекає на відповідь
appeal-upheld = задоволено
appeal-rejected = відхилено
appeal-dismissed = не апеляція
appeal-answer = Відповідь комісії
appeal-answer-hint = Якщо задоволена апеляція потребує виправлення, відкрийте для нього турнір: у виправленні буде посилання на апеляцію. Те, що не є апеляцією, не показують нікому.
appeal-decision = Рішення
appeal-reason = Обґрунтування
appeal-do-answer = Відповісти
appeal-correction = виправлення за цією апеляцією
appeal-of-correction = За апеляцією
inbox-appeals = { $count ->
    [one] { $count } апеляція чекає на відповідь.
    [few] { $count } апеляції чекають на відповідь.
   *[many] { $count } апеляцій чекають на відповідь.
}
setting-appeals = Апеляції
setting-appeal-days = Днів на апеляцію
setting-appeal-days-hint = Рахуються від дня обрахунку турніру, а до нього – від дня закінчення. Порожньо: без строку.
flash-appeal-filed = Апеляцію подано; комісія відповість.
flash-appeal-answered = Відповідь дано.
letter-appealed-subject = Апеляція: { $name }
letter-appealed = Подано апеляцію щодо турніру «{ $name }» ({ $federation }). Комісія відповідає на неї тут:
letter-appeal-answered-subject = Відповідь на апеляцію: { $name }
letter-appeal-answered = На вашу апеляцію щодо турніру «{ $name }» ({ $federation }) є відповідь. Хто відповів: { $by }.
letter-appeal-upheld = Апеляцію задоволено. Підстава:
letter-appeal-rejected = Апеляцію відхилено. Підстава:
letter-appeal-dismissed = Звернення не прийнято як апеляцію і не публікується. Підстава:
letter-kind-appealed = апеляція без відповіді
letter-kind-appeal-answered = відповідь на апеляцію
