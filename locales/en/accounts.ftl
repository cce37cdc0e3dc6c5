device-unknown = unknown device
account-name = Your name
account-name-hint = As shown on pages and in signatures. Anything already signed keeps its old name; the audit log shows the correction.
account-name-too-often = The name was submitted ten times within an hour. Try again in an hour.
reset-mail-optional = Send it to (optional)
invite-mail-to = Send the invitation to
device-other-browser = another browser
device-other-system = another system

session-network = Network address
session-end = End
flash-session-ended = The session has ended.

log-title = Log-ins
# $days (String)
log-lead = Attempts to log in under your name within the last { $days }. Attempts repeated within an hour share one line, which shows the last one. Browsers can report anything about themselves.
log-empty = No attempts yet.
log-outcome = Outcome
log-right = logged in
log-wrong = wrong password or second factor
log-throttled = not checked: too many attempts
# $count (Number)
log-times = { $count ->
    [one] { $count } time
   *[other] { $count } times
}

mail-password = Your password
mail-password-hint = Only needed to change the address.

# $by (String)
# $day (String)
by-link-own = Your password was set through a link that { $by } made on { $day }. Your actions are marked with this until you change the password yourself.
# $by (String)
# $day (String)
by-link = password set through a link that { $by } made on { $day }
by-link-console = the console of the server

mistake-password = The password is wrong.
mistake-common = This password is one of the hundred thousand most common, which attackers try first.
mistake-personal = This password is based on your name, your log-in name, or the names of the federation and the site, which attackers guess first.

act-end-session = session ended

letter-new-device-subject = A log-in from a new device
# $login (String)
# $at (String)
letter-new-device = Your account { $login } was used on { $at } from a browser not seen with it before.
# $device (String)
letter-device = Device, as reported by the browser: { $device }
# $network (String)
letter-network = Network address: { $network }
letter-new-device-do = If this was you, there is nothing to do. All log-ins of your account:
letter-password-changed-subject = Your password was changed
# $login (String)
# $at (String)
letter-password-changed = The password of your account { $login } was changed on { $at }. Your account:
letter-address-changed-subject = The e-mail address of your account was changed
# $login (String)
# $at (String)
letter-address-changed = The e-mail address of your account { $login } was changed or removed on { $at }. This letter goes to both the old and the new address. Your account:
letter-factor-changed-subject = The second factor of your account was changed
# $login (String)
# $at (String)
letter-factor-changed = A second factor of your account { $login } was added, changed or removed on { $at }. Your account:
letter-reset-made-subject = A new password link was made for you
# $login (String)
# $at (String)
# $by (String)
letter-reset-made = On { $at }, { $by } made a one-time link to choose a new password for your account { $login }. Anything done with that password is marked in the audit log until you change it yourself. Your account:
letter-security-do = If this wasn’t you, change your password, end the sessions that aren’t yours, and tell the site’s operator.
letter-security-why = You receive this because it concerns the security of your account; these letters can’t be switched off. Your account:

letter-kind-new-device = log-in from a new device
letter-kind-password-changed = password changed
letter-kind-address-changed = address changed
letter-kind-factor-changed = second factor changed
letter-kind-reset-made = password link made
