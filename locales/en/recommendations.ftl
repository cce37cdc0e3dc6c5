recommendations-title = Recommendations
recommendations-none = No recommendation requests.
recommendations-all = Requests to members
recommendation-ask = Ask two members
recommendation-ask-hint = Members with a confirmed e-mail address get a letter with a link to answer; the others find the question in their inbox after logging in. Once both confirm, the rating is set automatically.
recommendation-do-ask = Ask both
recommendation-paper = Both have recommended on paper
recommendation-first = First member
recommendation-second = Second member
recommendation-account = Has an account here
recommendation-player = or a player: name or number
recommendation-mail = and the player’s e-mail address
recommendation-no-mail = This site sends no letters: only members with an account can be asked, and they must log in to answer.
recommendation-past = Earlier requests
recommendation-made = Asked by
recommendation-until = Answer by
recommendation-members = Members
# $name (String)
# $rating (String)
recommendation-question = Do you recommend { $name } for the initial rating { $rating }?
# $to (String)
# $by (String)
recommendation-lead = Hello, { $to }! { $by } asks you as a member of the federation. Once two members recommend a player, the rating is set.
recommendation-words = Comment
recommendation-do = I recommend it
recommendation-do-not = I don’t recommend it
recommendation-withdraw = Withdraw the request
recommendation-waiting = awaiting the members
recommendation-entered = entered
recommendation-refused = refused
recommendation-withdrawn = withdrawn
recommendation-lapsed = lapsed
recommendation-open = no answer yet
recommendation-confirmed = recommends it
recommendation-declined = doesn’t recommend it
refused-recommendation-waits = Two members have already been asked about this player. Withdraw that request first.
flash-recommendation-asked = Both members were asked.
flash-recommendation-answered = Thank you, your answer was saved.
flash-recommendation-withdrawn = The request was withdrawn; its links no longer work.
# $count (Number)
inbox-recommendations = { $count ->
    [one] { $count } player is waiting for your recommendation.
   *[other] { $count } players are waiting for your recommendation.
}
act-ask-recommendation = asked members for a recommendation
act-answer-recommendation = answered a request for a recommendation
act-withdraw-recommendation = withdrew a request for a recommendation
# $name (String)
letter-recommendation-subject = Do you recommend { $name }?
# $name (String)
# $federation (String)
# $by (String)
# $until (String)
# $rating (String)
letter-recommendation = { $by } asks whether you, as a member, recommend { $name } for the initial rating { $rating } ({ $federation }). Answer with this personal link by { $until }:
letter-kind-recommendation = request for a recommendation
