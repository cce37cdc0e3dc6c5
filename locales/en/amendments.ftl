amendments-title = Proposed amendments
amendments-lead = The commission proposes other parameters; they take effect only when the chairman publishes them. Each proposal shows what it would change in the last edition.
amendments-empty = No amendments have been proposed.
amendments-settled = Answered proposals
amendment-propose = Propose an amendment
amendment-lead = Change the parameters that should differ, and say why. The chairman publishes the amendment, or declines it with an answer.
amendment-reason = Reason for the amendment
amendment-do = Send the proposal to the chairman
# $number (Number) - Its number.
# $by (String) - Who proposes.
# $at (String) - When.
amendment-by = No. { $number }, proposed by { $by }, { $at }
amendment-before = Last edition
# $limits (String)
parameter-limits = Allowed: { $limits }
limit-between = from { $min } to { $max }
limit-least = at least { $min }
limit-most = at most { $max }
amendment-after = Proposed
amendment-so-already = The last edition already has these values.
amendment-publish = Publish it
amendment-publish-hint = The form already holds the proposed values. Publishing settles the proposal.
amendment-answer = Answer to the proposer
amendment-decline = Decline
amendment-decline-confirm = Decline this proposal?
amendment-withdraw = Withdraw the proposal
amendment-withdraw-confirm = Withdraw this proposal?
amendment-open = awaiting the chairman
amendment-adopted = published
amendment-declined = declined
amendment-withdrawn = withdrawn
refused-amendment-settled = This proposal has already been published, declined or withdrawn. Make a new proposal if it is still wanted.
refused-too-many-amendments = Too many amendments are waiting for the chairman: no more can be proposed now. Withdraw one of yours, or wait for an answer.
flash-amendment-proposed = The proposal was sent to the chairman.
flash-amendment-declined = The proposal was declined.
flash-amendment-dropped = The proposal was withdrawn.
# $count (Number) - How many.
inbox-amendments = { $count ->
    [one] { $count } proposed amendment is waiting for your answer.
   *[other] { $count } proposed amendments are waiting for your answer.
}
subject-amendment = proposed amendment
act-propose-amendment = proposed an amendment
act-adopt-amendment = published a proposed amendment
act-decline-amendment = declined a proposed amendment
act-drop-amendment = withdrew a proposed amendment
# $federation (String)
letter-amendment-adopted-subject = Your proposed amendment was published: { $federation }
# $federation (String)
letter-amendment-adopted = The chairman of { $federation } has published an amendment based on your proposal:
# $federation (String)
letter-amendment-declined-subject = Your proposed amendment was declined: { $federation }
# $federation (String)
# $by (String)
letter-amendment-declined = Your proposal to amend the regulation of { $federation } was declined by { $by }. The answer:
letter-kind-amendment-adopted = proposed amendment published
letter-kind-amendment-declined = proposed amendment declined
