refused-appeal-late = Appeals about this tournament are not open yet, or the deadline has passed. The tournament’s page shows the deadline; after it, write to the federation.
refused-appeal-answered = This appeal has already been answered. See the answer on the tournament’s page.
appeals-title = Appeals
appeals-one = Appeal
appeals-empty = No appeals yet.
# $number (Number) - Its number.
appeal-number = Appeal { $number }
appeal-new = File an appeal
appeal-lead = A participant or an officer may object to a result, to the table or to the ratings. The commission answers with a reason; both the appeal and the answer are shown on the tournament’s page.
# $day (String) - The last day.
appeal-until = Until { $day }.
appeal-about = Subject of the appeal
appeal-about-result = the result of a game
appeal-about-table = the table
appeal-about-rating = the ratings
appeal-player = Participant
appeal-name = Your name
appeal-why = The objection and its reasons
appeal-hint = Name the round and the game. The appeal becomes public once it is answered.
appeal-do-file = File the appeal
appeal-open = awaiting an answer
appeal-upheld = upheld
appeal-rejected = rejected
appeal-dismissed = not an appeal
appeal-answer = Answer of the commission
appeal-answer-hint = If an upheld appeal calls for a correction, open the tournament for it: the correction will refer to the appeal. Entries marked “not an appeal” stay hidden.
appeal-decision = Decision
appeal-reason = Reason
appeal-do-answer = Answer
appeal-correction = the resulting correction
appeal-of-correction = After the appeal
# $count (Number) - How many.
inbox-appeals = { $count ->
    [one] { $count } appeal is waiting for an answer.
   *[other] { $count } appeals are waiting for an answer.
}
setting-appeals = Appeals
setting-appeal-days = Days for an appeal
setting-appeal-days-hint = Counted from the day the tournament was rated, or from its end if it is not rated yet. Leave empty for no limit.
flash-appeal-filed = The appeal is filed; the commission will answer.
flash-appeal-answered = The answer was saved.
# $name (String)
letter-appealed-subject = Appeal: { $name }
# $name (String)
# $federation (String)
letter-appealed = An appeal was filed about the tournament “{ $name }” ({ $federation }). The commission answers it here:
# $name (String)
letter-appeal-answered-subject = Your appeal was answered: { $name }
# $name (String)
# $federation (String)
# $by (String)
letter-appeal-answered = Your appeal about the tournament “{ $name }” ({ $federation }) was answered by { $by }.
letter-appeal-upheld = The appeal is upheld. The reason:
letter-appeal-rejected = The appeal is rejected. The reason:
letter-appeal-dismissed = It was not accepted as an appeal and is not published. The reason:
letter-kind-appealed = appeal to answer
letter-kind-appeal-answered = appeal answered
