# $name (String)
letter-hello = Hello, { $name }!
# $name (String)
letter-submitted-subject = Table to sign: { $name }
# $name (String)
# $federation (String)
letter-submitted = The chief referee has signed the table of “{ $name }” ({ $federation }). It waits for your signature as head of the club:
# $name (String)
letter-cosigned-subject = Table to check: { $name }
# $name (String)
# $federation (String)
letter-cosigned = The table of “{ $name }” ({ $federation }) carries the signatures it needs. It waits for the rating commission:
# $name (String)
letter-returned-subject = Table sent back: { $name }
# $name (String)
# $federation (String)
# $by (String)
letter-returned = The table of “{ $name }” ({ $federation }) was sent back by { $by }. This has to be corrected:
# $name (String)
letter-rated-subject = Rated: { $name }
# $name (String)
# $federation (String)
letter-rated = The tournament “{ $name }” ({ $federation }) is rated:
# $name (String)
letter-unchanged-subject = Recorded: { $name }
# $name (String)
# $federation (String)
letter-unchanged = The tournament “{ $name }” ({ $federation }) is approved. It changes nobody’s rating:
# $name (String)
letter-reopened-subject = Opened again: { $name }
# $name (String)
# $federation (String)
# $by (String)
letter-reopened = The tournament “{ $name }” ({ $federation }) was opened for a correction by { $by }. The reason:
# $name (String)
letter-proposed-subject = Regulations to approve: { $name }
# $name (String)
# $federation (String)
# $by (String)
letter-proposed = The tournament “{ $name }” ({ $federation }) was proposed by { $by }. Its regulations wait for approval:
# $name (String)
letter-admitted-subject = Approved: { $name }
# $name (String)
# $federation (String)
letter-admitted = The regulations of “{ $name }” ({ $federation }) are approved and can’t be changed any more. The tournament stands in the calendar:
# $name (String)
letter-proposal-returned-subject = Proposal sent back: { $name }
# $name (String)
# $federation (String)
# $by (String)
letter-proposal-returned = The proposal to hold the tournament “{ $name }” ({ $federation }) was sent back by { $by }. This has to be changed before it is sent again:
# $name (String)
letter-proposal-rejected-subject = Proposal refused: { $name }
# $name (String)
# $federation (String)
# $by (String)
letter-proposal-rejected = The proposal to hold the tournament “{ $name }” ({ $federation }) was refused by { $by }. The reason:
# $name (String)
letter-asked-subject = Certificate requested: { $name }
# $name (String)
# $federation (String)
letter-asked = A certificate or an extract was asked for: { $name } ({ $federation }). The request waits for the rating commission:
# $federation (String)
letter-invitation-subject = Invitation: { $federation }
# $federation (String)
# $office (String)
# $by (String)
letter-invitation = You are invited to the site of { $federation }. Your role: { $office }. The invitation comes from { $by }.
# $login (String)
letter-login = Your log-in name: { $login }
# $until (String)
letter-invitation-do = Choose a password with this one-time link; it is valid until { $until }:
letter-reset-subject = A new password
# $site (String)
# $until (String)
letter-reset = With this one-time link you choose a new password for { $site }; it is valid until { $until }:
letter-secret = Whoever has the link can choose the password: don’t pass it on.
letter-confirmation-subject = Confirm your e-mail address
# $site (String)
# $until (String)
letter-confirmation = Notices from { $site } are to come to this address. If that is right, confirm it with this one-time link; it holds until { $until }:
letter-stranger = If you know nothing about this, do nothing: no notices will come to this address.
letter-why = You get this because notices are to come to this address. Here you switch them off:

letter-kind-submitted = table to sign
letter-kind-cosigned = table to check
letter-kind-returned = table sent back
letter-kind-rated = tournament rated
letter-kind-unchanged = tournament approved that changes no rating
letter-kind-reopened = tournament opened again
letter-kind-proposed = regulations to approve
letter-kind-admitted = proposal approved
letter-kind-proposal-returned = proposal sent back
letter-kind-proposal-rejected = proposal refused
letter-kind-asked = certificate requested
letter-kind-invitation = invitation
letter-kind-reset = link for a new password
letter-kind-confirmation = link that confirms an address

mail-title = Notices by e-mail
mail-address = E-mail address
mail-hint = Letters about everything that waits for you go there. Leave it empty to get none.
# $address (String)
mail-waits = { $address } is not confirmed yet: use the link that was sent there. Saving once more sends a new one.
mail-notices = Send me notices
mail-language = Language of the letters
mistake-address = This is not an e-mail address.
flash-mail-asked = Saved. A link was sent to the new address; it is used as soon as you have confirmed it with this link.
flash-mail-confirmed = The address is confirmed.
confirm-title = Confirm your e-mail address
# $name (String)
# $address (String)
confirm-lead = { $name }, are notices to come to { $address }?
confirm-do = Yes, confirm
confirm-hint = If this is not your account, just close this page.
invite-mail-hint = If you enter it, the person gets the link by e-mail, too.
# $address (String)
link-mailed = A link was also sent to { $address }. Whichever of the two is used first, the other ends.
# $name (String)
reset-mail = Send the link to { $name } at this e-mail address, too

letters-title = Letters not sent
letters-lead = Letters are sent as soon as the mail server takes them. If it doesn’t, they are tried again for a day and a half.
letters-off = Mail is not set up, so no letter is sent. The settings are smtp and mail-from.
letters-given-up = Given up
letters-none-given-up = There are no such letters.
letters-waiting = Waiting
letters-none-waiting = No letter is waiting.
letter = Letter
letter-attempts = Attempts
letter-error = Last error
letter-next = Next attempt
letter-again = Try again
letter-error-expired = It could not be sent in time.
letter-error-unfinished = The program ended each time while it was sending.
flash-letter-again = The letter will be sent now.
# $count (Number)
count-letters-given-up = { $count ->
    [one] { $count } letter could not be sent
   *[other] { $count } letters could not be sent
}
# $federation (String)
letter-list-due-subject = A rating list is due: { $federation }
# $federation (String)
# $name (String)
letter-list-due = The rating list of { $federation } of { $name } has not been published yet:
# $name (String)
letter-overdue-subject = Results overdue: { $name }
# $name (String)
# $federation (String)
letter-overdue = The results of “{ $name }” ({ $federation }) should have been handed in already. Fill in the table and sign it:
# $federation (String)
letter-alarm-subject = The ratings of { $federation } lie beyond a bound
# $federation (String)
letter-alarm = A measure of the ratings of { $federation } lies beyond a bound that the commission has set:
letter-kind-alarm = ratings beyond a bound
letter-kind-list-due = list due
letter-kind-overdue = results overdue
# $name (String)
letter-registration-subject = Please confirm your registration: { $name }
# $name (String)
# $federation (String)
# $until (String)
letter-registration = Somebody, probably you, has registered you for the tournament “{ $name }” ({ $federation }). Look at it and confirm it with this link until { $until }; until then no place is kept:
letter-registration-keep = Keep this letter: with the same link you withdraw if you can’t come. If you know nothing about this, do nothing: the registration lapses by itself.
# $name (String)
letter-moved-up-subject = You have a place: { $name }
# $name (String)
# $federation (String)
letter-moved-up = A place in the tournament “{ $name }” ({ $federation }) has become free, and it is yours. You have moved up from the waiting list:
letter-moved-up-withdraw = If you can’t come, please withdraw with the link in the letter by which you confirmed your registration.
letter-kind-registration = link that confirms a registration
letter-kind-moved-up = moved up from the waiting list
