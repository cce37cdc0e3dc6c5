recommendations-title = Recommendations
recommendations-none = Nobody asks you for a recommendation.
recommendations-all = What was asked of members
recommendation-ask = Ask two members
recommendation-ask-hint = Whoever has confirmed an e-mail address gets a letter and answers with its link; everybody else finds the question in the inbox after logging in. When both have confirmed, the rating enters by itself.
recommendation-do-ask = Ask both
recommendation-paper = Both have recommended on paper
recommendation-first = First member
recommendation-second = Second member
recommendation-account = Has an account here
recommendation-player = or a player: name or number
recommendation-mail = and the player’s e-mail address
recommendation-no-mail = This site sends no letters: only members with an account can be asked, and they answer logged in.
recommendation-past = Asked before
recommendation-made = Asked by
recommendation-until = Answer by
recommendation-members = Members
# $name (String)
# $rating (String)
recommendation-question = Do you recommend { $name } for the initial rating { $rating }?
# $to (String)
# $by (String)
recommendation-lead = Hello, { $to }! { $by } asks you as a member of the federation. When two members recommend a player, the rating enters.
recommendation-words = What you want to say beside it
recommendation-do = I recommend it
recommendation-do-not = I don’t recommend it
recommendation-withdraw = Take the question back
recommendation-waiting = waits for the members
recommendation-entered = entered
recommendation-refused = refused
recommendation-withdrawn = taken back
recommendation-lapsed = lapsed
recommendation-open = hasn’t answered
recommendation-confirmed = recommends it
recommendation-declined = doesn’t recommend it
refused-recommendation-waits = Two members are asked for this player already. Take that question back first.
flash-recommendation-asked = Both members are asked.
flash-recommendation-answered = Thank you, your answer is noted.
flash-recommendation-withdrawn = The question is taken back; its links have ended.
# $count (Number)
inbox-recommendations = { $count ->
    [one] { $count } player waits for your recommendation.
   *[other] { $count } players wait for your recommendation.
}
act-ask-recommendation = asked members for a recommendation
act-answer-recommendation = answered for a recommendation
act-withdraw-recommendation = took back a question for a recommendation
# $name (String)
letter-recommendation-subject = Do you recommend { $name }?
# $name (String)
# $federation (String)
# $by (String)
# $until (String)
# $rating (String)
letter-recommendation = { $by } asks whether you, as a member, recommend { $name } for the initial rating { $rating } ({ $federation }). Until { $until } you can answer with this link; it is yours alone:
letter-kind-recommendation = question for a recommendation
