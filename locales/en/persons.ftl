persons-title = One person in several federations
persons-lead = Somebody who plays in two federations of this site is one person, once officials of both have said so: the date of birth and the numbers elsewhere are known to both, each page leads to the other, and whoever is forgotten in one is forgotten in both. Each federation keeps its own rating.
persons-empty = There are no such players, and no questions about them.
persons-empty-do = If one of your players also plays in another federation, ask that federation below.
persons-asked = Asked by
persons-born-unknown = not known
persons-contradicts = The entries contradict each other in
persons-lacks = Only the other federation knows
persons-agree = It is the same person
persons-agree-hint = If it is the same person, each of the two entries takes over what only the other one has: a more exact date of birth, numbers elsewhere. Where ages count, the ratings are calculated again.
persons-agree-confirm = Is it the same person? The other federation will know the date of birth and the numbers, and its page will lead here.
persons-refuse = It is somebody else
persons-withdraw = Withdraw the question
persons-end = It isn’t the same person
persons-end-confirm = End this? What was taken over stays.
persons-take = Take it over
persons-alone = There is no other federation on this site.
persons-ask = Ask another federation
persons-ask-hint = Its officials see the name and the date of birth and say whether it is the same person.
persons-federation = Other federation
persons-other = Player there
persons-do-ask = Ask
persons-elsewhere = Also plays in
# $count (Number)
inbox-persons = { $count ->
    [one] { $count } federation asks whether a player is the same person
   *[other] { $count } questions whether players are the same person
}
refused-somebody-else = The dates of birth or the numbers of these two contradict each other. Correct what is wrong first; otherwise it is somebody else.
flash-person-asked = The other federation was asked.
act-ask-person = asked whether a player is the same person elsewhere
act-agree-person = one person in two federations
act-end-person = one person in two federations: refused or ended
act-learn-person = took over what another federation knows
