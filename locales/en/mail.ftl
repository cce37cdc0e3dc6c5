# $name (String)
letter-hello = Hello, { $name }!
# $name (String)
letter-submitted-subject = Table to sign: { $name }
# $name (String)
# $federation (String)
letter-submitted = The chief referee has signed the table of “{ $name }” ({ $federation }). It needs your signature as head of the club:
# $name (String)
letter-cosigned-subject = Table to check: { $name }
# $name (String)
# $federation (String)
letter-cosigned = The table of “{ $name }” ({ $federation }) has all the signatures it needs. It is ready for the rating commission to review:
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
letter-unchanged = The tournament “{ $name }” ({ $federation }) is approved. It changes no ratings:
# $name (String)
letter-reopened-subject = Reopened: { $name }
# $name (String)
# $federation (String)
# $by (String)
letter-reopened = The tournament “{ $name }” ({ $federation }) was reopened for a correction by { $by }. The reason:
# $name (String)
letter-proposed-subject = Regulations to approve: { $name }
# $name (String)
# $federation (String)
# $by (String)
letter-proposed = The tournament “{ $name }” ({ $federation }) was proposed by { $by }. Its regulations are waiting for approval:
# $name (String)
letter-admitted-subject = Approved: { $name }
# $name (String)
# $federation (String)
letter-admitted = The regulations of “{ $name }” ({ $federation }) are approved and can no longer be changed. The tournament is in the calendar:
# $name (String)
letter-proposal-returned-subject = Proposal sent back: { $name }
# $name (String)
# $federation (String)
# $by (String)
letter-proposal-returned = The proposal to hold the tournament “{ $name }” ({ $federation }) was sent back by { $by }. This has to be changed before it is sent again:
# $name (String)
letter-proposal-rejected-subject = Proposal rejected: { $name }
# $name (String)
# $federation (String)
# $by (String)
letter-proposal-rejected = The proposal to hold the tournament “{ $name }” ({ $federation }) was rejected by { $by }. The reason:
# $name (String)
letter-asked-subject = Certificate requested: { $name }
# $name (String)
# $federation (String)
letter-asked = A certificate or an extract was requested: { $name } ({ $federation }). The request is waiting for the rating commission:
# $federation (String)
letter-invitation-subject = Invitation: { $federation }
# $federation (String)
# $office (String)
# $by (String)
letter-invitation = You are invited to the site of { $federation }. Your role: { $office }. The invitation comes from { $by }.
letter-first-administrator = the site’s administrator
# $login (String)
letter-login = Your log-in name: { $login }
# $until (String)
letter-invitation-do = Choose a password with this one-time link; it is valid until { $until }:
letter-reset-subject = A new password
# $site (String)
# $until (String)
letter-reset = Use this one-time link to choose a new password for { $site }; it is valid until { $until }:
letter-secret = Anyone with the link can choose the password, so don’t pass it on.
letter-confirmation-subject = Confirm your e-mail address
# $site (String)
# $until (String)
letter-confirmation = This address was entered for notices from { $site }. If that is right, confirm it with this one-time link; it is valid until { $until }:
letter-stranger = If you did not ask for this, ignore this letter: no notices will be sent to this address.
letter-why = You receive this letter because you asked for notices at this address. To turn them off:

letter-kind-submitted = table to sign
letter-kind-cosigned = table to check
letter-kind-returned = table sent back
letter-kind-rated = tournament rated
letter-kind-unchanged = tournament approved without rating changes
letter-kind-reopened = tournament reopened
letter-kind-proposed = regulations to approve
letter-kind-admitted = proposal approved
letter-kind-proposal-returned = proposal sent back
letter-kind-proposal-rejected = proposal rejected
letter-kind-asked = certificate requested
letter-kind-invitation = invitation
letter-kind-reset = link for a new password
letter-kind-confirmation = link to confirm an address

mail-title = Notices by e-mail
mail-address = E-mail address
mail-hint = We send a letter whenever something needs your attention. Leave empty to get none.
# $address (String)
mail-waits = { $address } is not confirmed yet: use the link that was sent there. Save again to get a new one.
mail-notices = Send me notices
mail-language = Language of the letters
mistake-address = This is not an e-mail address.
flash-mail-asked = Saved. A link was sent to the new address; it is used once you confirm it.
flash-mail-confirmed = The address is confirmed.
confirm-title = Confirm your e-mail address
# $name (String)
# $address (String)
confirm-lead = { $name }, should notices be sent to { $address }?
confirm-do = Yes, confirm
confirm-hint = If this is not your account, just close this page.
invite-mail-hint = If you enter it, the person also gets the link by e-mail.
# $address (String)
link-mailed = A link was also sent to { $address }. Once one of the two is used, the other stops working.
# $name (String)
reset-mail = Also send the link to { $name } at this e-mail address

letters-title = Unsent letters
letters-lead = Letters are sent as soon as the mail server accepts them. If it doesn’t, sending is retried for a day and a half.
letters-off = Mail is not set up, so no letters are sent. The settings are smtp and mail-from.
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
letter-error-unfinished = The program stopped each time while sending it.
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
letter-list-due = The rating list of { $federation } for { $name } has not been published yet:
# $name (String)
letter-overdue-subject = Overdue results: { $name }
# $name (String)
# $federation (String)
letter-overdue = The results of “{ $name }” ({ $federation }) are overdue. Fill in the table and sign it:
# $federation (String)
letter-alarm-subject = Ratings of { $federation } are out of bounds
# $federation (String)
letter-alarm = A measure of the ratings of { $federation } is outside a bound set by the commission:
letter-kind-alarm = ratings out of bounds
letter-kind-list-due = list due
letter-kind-overdue = overdue results
# $name (String)
letter-registration-subject = Please confirm your registration: { $name }
# $name (String)
# $federation (String)
# $until (String)
letter-registration = You, or a person using your address, registered for the tournament “{ $name }” ({ $federation }). Check and confirm the registration with this link until { $until }; until then no place is reserved:
letter-registration-keep = Keep this letter: the same link lets you withdraw if you can’t come. If you did not register, ignore it: the registration lapses by itself.
# $name (String)
letter-moved-up-subject = You have a place: { $name }
# $name (String)
# $federation (String)
letter-moved-up = A place in the tournament “{ $name }” ({ $federation }) has become free. You have moved up from the waiting list, and the place is yours:
letter-moved-up-withdraw = If you can’t come, please withdraw with the link in the letter that confirmed your registration.
letter-kind-registration = link to confirm a registration
letter-kind-moved-up = moved up from the waiting list
