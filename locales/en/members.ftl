members-title = Members of the federation
members-lead = Members of the federation and its clubs, with the dates of membership. Only officers see payments.
member = Member
member-new = Add a member
member-enter = Add as a member
member-change = Change the membership
members-of = Member of
member-first-day = First day
member-first-day-hint = Leave empty if unknown.
member-last-day = Last day
member-last-day-hint = Leave empty for a current member.
member-paid-until = Paid until
member-paid-hint = The last day for which dues are paid. Leave empty if not recorded.
member-player-hint = The name, the code on the player’s page, or a number in another system.
member-pay = Record the payment
member-end = End the membership
member-remove-hint = Only for a membership entered by mistake. To end one, use “End the membership”: it stays in the list.
member-remove-confirm = Remove this membership for good, leaving no trace?
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
members-on-hint = Without a date, all past and present members are shown.
members-dues = Dues
members-dues-all = paid or not
members-paid = paid
members-unpaid = not paid
member-owes = due
members-show = Show
members-empty = No members match.
members-none = There are no members yet.
# $count (Number)
members-count = { $count ->
    [one] { $count } membership
   *[other] { $count } memberships
}
setting-members = Membership check
setting-members-hint = A player must be a member of the federation or one of its clubs on the first day of a tournament. Anything already rated stays as it is.
gate-open = everyone, no check
gate-marked = everyone, non-members as guests
gate-entry = only members may take part
gate-rating = only members may be rated
setting-dues = Unpaid dues suspend membership
setting-dues-hint = Depends on the day until which dues are paid. If no day is recorded, nothing is owed.
mistake-overlaps = Another membership in the same club covers some of these days. Correct or end that one first.
mistake-no-such-player = There is no such player, or more than one. Enter the code shown on the player’s page.
mistake-player-resembling = No single player has this name. Enter the code of the one you mean: { $names }.
mistake-no-member = Only members may take part in this federation’s tournaments, and no one of this name is a member on the first day.
problem-no-member = Not a member of the federation on the first day: counts as a guest.
# $names (String)
refused-not-members = Only members may be rated in this federation. Not members on the first day of the tournament: { $names }. Add them as members, or remove them from the table.
# $names (String)
refused-members-only = Only members may take part in this federation’s tournaments. Not members on the first day: { $names }. Add them as members, or leave them out.
refused-members-changed = Some of these memberships have changed since. Correct them one by one.
data-memberships = Memberships
act-enter-member = membership entered
act-correct-member = membership corrected
act-end-member = membership ended
act-note-dues = payment of dues recorded
act-remove-member = membership removed
act-take-members = list of members imported
act-undo-members = list of members undone
members-file = Import a list of members
members-file-lead = One row per membership: player, club, first and last day, and the day until which dues are paid. Nothing is stored until you have seen a preview.
members-file-hint = CSV or a workbook. Columns: name (or a number in another system), club (empty: the federation itself), since, until, paid until. You can use the CSV download of the list of members.
members-file-columns = The list gives no start, no end and no payments: it needs at least one of these columns.
# $matched (Number)
# $doubtful (Number)
# $unknown (Number)
members-file-counts = Recognised: { $matched }. Doubtful: { $doubtful }. Unknown or left out: { $unknown }.
members-file-days = Since · until · paid until
members-file-does = Effect
members-file-known = already known
members-file-enters = adds a member
# $before (String)
# $after (String)
members-file-changes = until · paid until: { $before } → { $after }
members-file-take-confirm = Import the list? Rows with no recognised player are left out.
members-file-undo-confirm = Undo this list? What it added is removed, and what it changed is restored.
# $entered (Number)
# $changed (Number)
members-file-done = added: { $entered }, changed: { $changed }
