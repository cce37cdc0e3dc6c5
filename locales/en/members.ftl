members-title = Members of the federation
members-lead = Who belongs to the federation or to one of its clubs, since and until when. Payments are shown to officers only.
member = Member
member-new = Enter a member
member-enter = Enter as a member
member-change = Change the membership
members-of = Member of
member-first-day = First day
member-first-day-hint = Empty: unknown.
member-last-day = Last day
member-last-day-hint = Empty: still a member.
member-paid-until = Paid until
member-paid-hint = The last day for which dues are paid. Empty: nothing is said of them.
member-player-hint = The name, the code on the player’s page, or a number in another system.
member-pay = Note the payment
member-end = End the membership
member-remove-hint = For a membership that was entered by mistake. One that is over is ended instead: it stays in the list.
member-remove-confirm = Remove this membership for good, as if it had never been?
# $of (String)
# $day (String)
member-since = { $of }, since{"\u00A0"}{ $day }
# $of (String)
# $day (String)
member-until = { $of }, until{"\u00A0"}{ $day }
# $of (String)
# $since (String)
# $until (String)
member-between = { $of }, from{"\u00A0"}{ $since } to{"\u00A0"}{ $until }
members-on = Members on
members-on-hint = Without a date: everybody who was ever a member.
members-dues = Dues
members-dues-all = paid or not
members-paid = paid
members-unpaid = not paid
member-owes = due
members-show = Show
members-empty = There are no such members.
members-none = There are no members yet.
# $count (Number)
members-count = { $count ->
    [one] { $count } membership
   *[other] { $count } memberships
}
setting-members = Who is let in
setting-members-hint = What counts is who is a member, on the first day of a tournament, of the federation or of any of its clubs. What is rated already stays as it is.
gate-open = everybody, unchecked
gate-marked = everybody, non-members as guests
gate-entry = only members may take part
gate-rating = only members may be rated
setting-dues = Whoever hasn’t paid doesn’t count as a member
setting-dues-hint = By the day until which the dues are paid. Where no day is noted, nothing is owed.
mistake-overlaps = Another membership in the same club holds on some of these days. Correct or end that one first.
mistake-no-such-player = There is no such player, or more than one. Type the code that stands on the player’s page.
mistake-no-member = Only members may take part in this federation’s tournaments, and nobody of this name is a member on the first day.
problem-no-member = Not a member of the federation on the first day: a guest.
# $names (String)
refused-not-members = Only members may be rated in this federation. Not members on the first day of the tournament: { $names }. Enter them among the members, or take them out of the table.
# $names (String)
refused-members-only = Only members may take part in this federation’s tournaments. Not members on the first day: { $names }. Enter them among the members, or leave them out.
refused-members-changed = Some of these memberships were changed since. Correct them one by one.
data-memberships = Memberships
act-enter-member = membership entered
act-correct-member = membership corrected
act-end-member = membership ended
act-note-dues = payment of dues noted
act-remove-member = membership removed
act-take-members = list of members taken over
act-undo-members = list of members undone
members-file = Import a list of members
members-file-lead = A list with a row for each membership: who, of which club, since and until when, until when it is paid. Nothing is stored before you have seen what it would do.
members-file-hint = CSV or a workbook. Columns: name (or a number in another system), club (empty: the federation itself), since, until, paid until. The CSV of the list of members is such a file.
members-file-columns = The list says neither since when or until when somebody is a member, nor what is paid: one of these columns is needed.
# $matched (Number)
# $doubtful (Number)
# $unknown (Number)
members-file-counts = Recognised: { $matched }. Doubtful: { $doubtful }. Unknown or left out: { $unknown }.
members-file-days = Since · until · paid until
members-file-does = What it does
members-file-known = known already
members-file-enters = enters a member
# $before (String)
# $after (String)
members-file-changes = until · paid until: { $before } → { $after }
members-file-take-confirm = Take the list over? Rows in which nobody was recognised are left out.
members-file-undo-confirm = Undo this list? What it entered goes, and what it changed is as it was.
# $entered (Number)
# $changed (Number)
members-file-done = entered: { $entered }, changed: { $changed }
