amendments-title = Предложенные изменения
amendments-lead = Комиссия предлагает другие параметры; они начнут действовать, только когда их опубликует председатель. Показано, что предложение меняет в последней редакции.
amendments-empty = Предложений нет.
amendments-settled = Предложения, на которые дан ответ
amendment-propose = Предложить изменение
amendment-lead = Измените параметры, которые должны быть другими, и объясните почему. Председатель публикует изменение или отклоняет предложение с ответом.
amendment-reason = Обоснование изменения
amendment-do = Отправить предложение председателю
amendment-by = Предложение № { $number }: { $by }, { $at }
amendment-before = Последняя редакция
parameter-limits = Допустимо: { $limits }
limit-between = от { $min } до { $max }
limit-least = не меньше { $min }
limit-most = не больше { $max }
amendment-after = Предложено
amendment-so-already = В последней редакции всё это уже есть.
amendment-publish = Опубликовать
amendment-publish-hint = В форму уже внесены предложенные значения. С публикацией предложение считается принятым.
amendment-answer = Ответ автору предложения
amendment-decline = Отклонить
amendment-decline-confirm = Отклонить это предложение?
amendment-withdraw = Отозвать предложение
amendment-withdraw-confirm = Отозвать это предложение?
amendment-open = ждёт председателя
amendment-adopted = опубликовано
amendment-declined = отклонено
amendment-withdrawn = отозвано
refused-amendment-settled = Это предложение уже опубликовано, отклонено или отозвано. Если изменение всё ещё нужно, предложите его заново.
refused-too-many-amendments = Ответа председателя ждёт уже столько предложений, что новые не принимаются. Отзовите одно из своих или дождитесь ответа.
flash-amendment-proposed = Предложение ждёт ответа председателя.
flash-amendment-declined = Предложение отклонено.
flash-amendment-dropped = Предложение отозвано.
inbox-amendments = { $count ->
    [one] { $count } предложенное изменение ждёт вашего ответа.
    [few] { $count } предложенных изменения ждут вашего ответа.
   *[many] { $count } предложенных изменений ждут вашего ответа.
}
subject-amendment = предложенное изменение
act-propose-amendment = предложено изменение положения
act-adopt-amendment = предложенное изменение опубликовано
act-decline-amendment = предложенное изменение отклонено
act-drop-amendment = предложенное изменение отозвано
letter-amendment-adopted-subject = Предложенное вами изменение опубликовано: { $federation }
letter-amendment-adopted = Председатель ({ $federation }) опубликовал изменение положения по вашему предложению:
letter-amendment-declined-subject = Предложенное вами изменение отклонено: { $federation }
letter-amendment-declined = Ваше предложение изменить положение ({ $federation }) отклонено. Кто отклонил: { $by }. Ответ:
letter-kind-amendment-adopted = предложенное изменение опубликовано
letter-kind-amendment-declined = предложенное изменение отклонено
