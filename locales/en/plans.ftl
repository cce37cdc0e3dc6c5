plans-title = Calendar plans
plans-lead = Which tournaments are official: those that stand in an adopted plan. What was changed since its adoption stands below it.
plans-empty = No calendar plan has been adopted yet.
plan-of-calendar = Calendar plan
plan-new = Draft a plan
plan-edit = Change the draft
plan-edit-lead = Only the commission sees a draft. A row that is emptied or struck is left out.
plan-amend = Amend the plan
plan-amend-lead = Change, strike and add lines as the plan shall read from now on. What was adopted stays readable, and so does every amendment.
plan-year = Year
plan-title = Whose plan
plan-title-hint = The federation’s, or that of a region or a city.
plan-draft = draft
plan-adopted = Adopted
plan-adopted-by = Adopted by
plan-adoption = Adoption
plan-adoption-hint = From its adoption on, everybody reads the plan, its tournaments are official, and it is changed by amendments only.
plan-adopt = Adopt the plan
plan-lines = Tournaments
plan-empty = No tournament stands in the plan yet.
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
plan-source-hint = The decision that it follows: who decided, number and date.
plan-paste = Paste more lines
plan-paste-hint = One tournament a line: name; first day; last day; city; kind. Semicolons or tabs between them.
plan-line = Line of a calendar plan
act-draft-plan = drafted a calendar plan
act-adopt-plan = adopted a calendar plan
act-amend-plan = amended a calendar plan
act-remove-plan = removed the draft of a calendar plan
subject-plan = calendar plan
refused-plan-stage = An adopted plan is changed by amendments, a draft by changing the draft.
# $tournament (String)
refused-plan-line-used = The tournament “{ $tournament }” stands in this line of the plan. Change its conditions first.
mistake-other-year = None of its days lies in the year of the plan.
# $most (Number)
mistake-too-many = There are more than { $most } lines.
mistake-unchanged = Nothing is changed.
mistake-before-last = That is before the day of the adoption or of the last amendment.
flash-plan-adopted = The plan is adopted.
flash-plan-amended = The plan is amended.
plan-by-name = By the plan: the line of this name with these days, if there is one
plan-none = In no calendar plan: not official
plan-not-yours = The calendar plan says which tournaments are official; only the organizer or the commission chooses another line.
# $days (String)
caveat-unplanned = The calendar plan has a tournament of this name ({ $days }), but this one is not linked to that line, so it counts as not official.
# $days (String)
caveat-plan-days = The calendar plan has this tournament on other days: { $days }.
# $count (Number)
# $most (String)
preview-by-plan = { $count ->
    [one] Official by the calendar plan. If it were not, { $count }{"\u00A0"}player would get another rating, by { $most } points.
   *[other] Official by the calendar plan. If it were not, { $count }{"\u00A0"}players would get other ratings, by up to { $most } points.
}
# $count (Number)
# $most (String)
preview-without-plan = { $count ->
    [one] Not official. As an official tournament it would give { $count }{"\u00A0"}player another rating, by { $most } points.
   *[other] Not official. As an official tournament it would give { $count }{"\u00A0"}players other ratings, by up to { $most } points.
}
preview-plan-same = Official or not, the ratings come out the same.
# $line (String)
plan-link = Official by this line: { $line }
plan-line-other = Choose the line of the calendar plan
