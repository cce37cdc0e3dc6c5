persons-title = One person in several federations
persons-lead = A person who plays in two federations of this site is linked once officials of both confirm it: both then know the date of birth and the numbers elsewhere, each page links to the other, and erasing the person in one erases them in both. Each federation keeps its own rating.
persons-empty = There are no linked players and no open questions.
persons-empty-do = If one of your players also plays in another federation, ask that federation below.
persons-asked = Asked by
persons-born-unknown = not known
persons-contradicts = The entries contradict each other in
persons-lacks = Only the other federation knows
persons-agree = It is the same person
persons-agree-hint = If it is the same person, each entry takes over what only the other one has: a more exact date of birth, numbers elsewhere. Where ages count, ratings are recalculated.
persons-agree-confirm = Is it the same person? The other federation will see the date of birth and the numbers, and its page will link here.
persons-refuse = It is a different person
persons-withdraw = Withdraw the question
persons-end = Unlink: not the same person
persons-end-confirm = Unlink them? Data already copied stays.
persons-take = Copy it
persons-alone = There are no other federations on this site.
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
refused-somebody-else = The dates of birth or the numbers of these two contradict each other. Correct any mistakes first; otherwise they are different people.
flash-person-asked = The other federation was asked.
act-ask-person = asked whether a player is the same person elsewhere
act-agree-person = one person in two federations
act-end-person = one person in two federations: rejected or ended
act-learn-person = copied data from another federation
