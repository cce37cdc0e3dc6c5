detail-one-time-codes = one-time codes
detail-passkey = passkey
detail-all-factors = all of them
# $count (Number)
detail-codes-left = codes left: { $count }
# $count (Number)
detail-sessions = sessions ended: { $count }
detail-deceased = died
# $told (String)
# $day (String)
detail-paid = { $told }; dues paid until{"\u00A0"}{ $day }
# $rating (String)
detail-initial = initial rating{"\u00A0"}{ $rating }
# $count (Number)
detail-issued = certificates issued: { $count }
# $language (String)
# $day (String)
detail-wording = { $language ->
    [en] in English
    [ru] in Russian
    [uk] in Ukrainian
   *[other] { $language }
}, as of{"\u00A0"}{ $day }
# $system (String)
# $day (String)
# $numbers (Number)
# $ratings (Number)
detail-official = { $system }, { $day }; numbers: { $numbers }, ratings: { $ratings }
detail-as-printed = everything as in the regulation
detail-list-note = note on the use of rating lists
detail-papers = certificates and colours
detail-home-page = home page
detail-names = names of the federation
# $shown (String)
detail-setup = { $shown ->
    [yes] “Getting started” is shown
   *[no] “Getting started” is hidden
}
# $wanted (String)
detail-prior-approval = { $wanted ->
    [yes] tournaments are approved before they are held
   *[no] tournaments don’t need approval before they are held
}
# $wanted (String)
detail-second-factor = { $wanted ->
    [yes] signing, approving and publishing require a second factor
   *[no] no second factor required
}
# $days (Number)
detail-appeal-days = { $days ->
    [one] { $days } day to appeal
   *[other] { $days } days to appeal
}
detail-appeals-unbounded = no time limit for appeals
# $zone (String)
detail-zone = time zone: { $zone }
# $names (String)
# $country (String)
detail-spelling = names in Latin letters: { $names ->
    [uk] Ukrainian table
    [ru] Russian table
   *[other] by the regulation
}; country: { $country ->
    [none] not stated
   *[other] { $country }
}
# $says (String)
detail-licensing = licences of chief referees: { $says }
# $gate (String)
# $dues (String)
detail-members = membership check: { $gate }; { $dues ->
    [yes] unpaid dues suspend membership
   *[no] dues don’t matter
}
# $name (String)
# $who (String)
detail-division = category of players “{ $name }”: { $who }
# $code (String)
detail-division-removed = category of players removed: { $code }
# $bounds (String)
detail-bounds = bounds: { $bounds }
detail-bounds-none = no bounds
# $tournaments (Number)
# $players (Number)
detail-years = tournaments: { $tournaments }, players: { $players }
# $tournaments (Number)
# $players (Number)
# $stayed (Number)
detail-years-undone = removed: tournaments { $tournaments }, players { $players }; players who stayed: { $stayed }
# $numbers (Number)
# $ratings (Number)
detail-official-undone = removed: numbers { $numbers }, ratings { $ratings }
# $players (Number)
# $stayed (Number)
detail-list-undone = removed: players { $players }; players who stayed: { $stayed }
# $removed (Number)
# $changed (Number)
detail-members-undone = memberships removed: { $removed }, as they were before: { $changed }
# $count (Number)
detail-registrations = registrations: { $count }
