plans-title = Calendar plans
plans-lead = Tournaments are official if they are in an adopted plan. Changes since its adoption are listed below it.
plans-empty = No calendar plan has been adopted yet.
plan-of-calendar = Calendar plan
plan-new = Draft a plan
plan-edit = Change the draft
plan-edit-lead = Only the commission sees a draft. Emptied or struck rows are left out.
plan-amend = Amend the plan
plan-amend-lead = Change, strike and add lines so that the plan reads as it should from now on. The adopted version and every amendment stay readable.
plan-year = Year
plan-title = Plan of
plan-title-hint = The federation’s, or that of a region or a city.
plan-draft = draft
plan-adopted = Adopted
plan-adopted-by = Adopted by
plan-adoption = Adoption
plan-adoption-hint = Once adopted, the plan is public, its tournaments are official, and only amendments can change it.
plan-adopt = Adopt the plan
plan-lines = Tournaments
plan-empty = The plan has no tournaments yet.
plan-kind = Kind
plan-held = On the site
plan-missing = no tournament entered yet
plan-struck = struck
plan-added = added
plan-struck-line = struck
plan-strike = Strike
plan-amendments = Amendments
# $number (Number)
# $day (String)
plan-amendment = Amendment { $number }, { $day }
plan-source = Source
plan-source-hint = The decision behind it: who decided, number and date.
plan-paste = Paste more lines
plan-paste-hint = One tournament per line: name; first day; last day; city; kind. Separate fields with semicolons or tabs.
plan-line = Line of a calendar plan
act-draft-plan = drafted a calendar plan
act-adopt-plan = adopted a calendar plan
act-amend-plan = amended a calendar plan
act-remove-plan = removed the draft of a calendar plan
subject-plan = calendar plan
refused-plan-stage = Change an adopted plan by an amendment, and a draft by editing it.
# $tournament (String)
refused-plan-line-used = The tournament “{ $tournament }” uses this line of the plan. Change its conditions first.
mistake-other-year = None of its days is in the year of the plan.
# $most (Number)
mistake-too-many = There are more than { $most } lines.
mistake-unchanged = No changes were made.
mistake-before-last = This is before the day of the adoption or of the last amendment.
flash-plan-adopted = The plan was adopted.
flash-plan-amended = The plan was amended.
plan-by-name = By the plan: the line with this name and these days, if any
plan-none = In no calendar plan: not official
plan-not-yours = The calendar plan sets which tournaments are official; only the organizer or the commission can choose another line.
# $days (String)
caveat-unplanned = The calendar plan has a tournament of this name ({ $days }), but this one is not linked to that line, so it counts as not official.
# $days (String)
caveat-plan-days = The calendar plan lists this tournament on other days: { $days }.
# $count (Number)
# $most (String)
preview-by-plan = { $count ->
    [one] Official by the calendar plan. If it were not, { $count }{"\u00A0"}player’s rating would differ by { $most } points.
   *[other] Official by the calendar plan. If it were not, { $count }{"\u00A0"}players’ ratings would differ by up to { $most } points.
}
# $count (Number)
# $most (String)
preview-without-plan = { $count ->
    [one] Not official. As an official tournament it would change { $count }{"\u00A0"}player’s rating by { $most } points.
   *[other] Not official. As an official tournament it would change { $count }{"\u00A0"}players’ ratings by up to { $most } points.
}
preview-plan-same = Official or not, the ratings are the same.
# $line (String)
plan-link = Official by this line: { $line }
plan-line-other = Choose the line of the calendar plan
