amendments-title = Proposed amendments
amendments-lead = The commission proposes other parameters; nothing governs until the chairman has published it. What is shown is what a proposal changes of the last edition.
amendments-empty = Nothing is proposed.
amendments-settled = Answered proposals
amendment-propose = Propose an amendment
amendment-lead = Change the parameters that should be otherwise, and say why. The chairman publishes what comes of it, or declines it with an answer.
amendment-reason = Why the regulation should be amended
amendment-do = Send the proposal to the chairman
# $number (Number) - Its number.
# $by (String) - Who proposes.
# $at (String) - When.
amendment-by = № { $number }, proposed by { $by }, { $at }
amendment-before = Last edition
amendment-after = Proposed
amendment-so-already = The last edition has all of it already.
amendment-publish = Publish it
amendment-publish-hint = The form holds what is proposed. When you publish, the proposal is settled.
amendment-answer = Answer to the proposer
amendment-decline = Decline
amendment-decline-confirm = Decline this proposal?
amendment-withdraw = Withdraw the proposal
amendment-withdraw-confirm = Withdraw this proposal?
amendment-open = waits for the chairman
amendment-adopted = published
amendment-declined = declined
amendment-withdrawn = withdrawn
refused-amendment-settled = This proposal was published, declined or withdrawn already.
refused-too-many-amendments = So many amendments wait for the chairman already that no more are taken.
flash-amendment-proposed = The proposal waits for the chairman.
flash-amendment-declined = The proposal is declined.
flash-amendment-dropped = The proposal is withdrawn.
# $count (Number) - How many.
inbox-amendments = { $count ->
    [one] { $count } proposed amendment waits for your answer.
   *[other] { $count } proposed amendments wait for your answer.
}
subject-amendment = proposed amendment
act-propose-amendment = proposed an amendment
act-adopt-amendment = published a proposed amendment
act-decline-amendment = declined a proposed amendment
act-drop-amendment = withdrew a proposed amendment
# $federation (String)
letter-amendment-adopted-subject = Your proposed amendment is published: { $federation }
# $federation (String)
letter-amendment-adopted = The chairman of { $federation } has published an amendment that comes of your proposal:
# $federation (String)
letter-amendment-declined-subject = Your proposed amendment is declined: { $federation }
# $federation (String)
# $by (String)
letter-amendment-declined = Your proposal to amend the regulation of { $federation } was declined by { $by }. The answer:
letter-kind-amendment-adopted = proposed amendment published
letter-kind-amendment-declined = proposed amendment declined
