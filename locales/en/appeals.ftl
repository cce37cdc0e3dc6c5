refused-appeal-late = Appeals about this tournament are not accepted yet, or the time for them is over. The tournament’s page says until when; after that, write to the federation.
refused-appeal-answered = This appeal has already been answered. The answer stands on the tournament’s page.
appeals-title = Appeals
appeals-one = Appeal
appeals-empty = Nobody has appealed yet.
# $number (Number) - Its number.
appeal-number = Appeal { $number }
appeal-new = File an appeal
appeal-lead = A participant or an officer may object to a result, to the table or to the ratings. The commission answers with a reason; both the appeal and the answer are shown with the tournament.
# $day (String) - The last day.
appeal-until = Until { $day }.
appeal-about = What the appeal is about
appeal-about-result = the result of a game
appeal-about-table = the table
appeal-about-rating = the ratings
appeal-player = Participant
appeal-name = Your name
appeal-why = The objection and its reasons
appeal-hint = Name the round and the game. Everybody can read it when it is answered.
appeal-do-file = File the appeal
appeal-open = waits for an answer
appeal-upheld = upheld
appeal-rejected = rejected
appeal-dismissed = not an appeal
appeal-answer = Answer of the commission
appeal-answer-hint = If an upheld appeal calls for a correction, open the tournament for it: the correction will refer to the appeal. What is not an appeal is shown to nobody.
appeal-decision = Decision
appeal-reason = Reason
appeal-do-answer = Answer
appeal-correction = the correction that followed
appeal-of-correction = After the appeal
# $count (Number) - How many.
inbox-appeals = { $count ->
    [one] { $count } appeal waits for an answer.
   *[other] { $count } appeals wait for an answer.
}
setting-appeals = Appeals
setting-appeal-days = Days for an appeal
setting-appeal-days-hint = Counted from the day on which the tournament was rated, or from its end until then. Empty: no limit.
flash-appeal-filed = The appeal is filed; the commission will answer.
flash-appeal-answered = The answer is given.
