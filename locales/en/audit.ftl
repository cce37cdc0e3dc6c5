act-plan = planned
act-conditions = conditions changed
act-submit = signed and submitted
act-cosign = signed for the club
act-take-back = taken back
act-return = sent back
act-approve = approved and rated
act-approve-proposal = approved
act-reopen = opened for correction
act-abandon = correction cancelled
act-close = closed without rating
act-cancel = cancelled
act-open-desk = tournament desk set up
act-desk = work at the tournament desk
act-invite-assistant = link given to an assistant
act-revoke-assistant = assistant’s link revoked
act-registration-settings = registration settings changed
act-register = player registered
act-confirm-registration = registration confirmed
act-admit = place given
act-withdraw-registration = registration withdrawn
act-restore-registration = registration restored
act-check-in = check-in
act-take-registrations = registered players added to the tournament
act-erase-registrations = personal data of registrations deleted
act-draft = drafted a proposal
act-propose = proposed
act-withdraw-proposal = withdrew the proposal
act-reject = rejected
act-enter-player = player entered
act-change-player = player changed
act-merge-players = merged
act-part-players = undid the merge
act-initial-rating = set the initial rating
act-enter-standing = entered players’ starting data
act-undo-standing = undid players’ starting data
act-set-number = set a number elsewhere
act-end-number = ended a number elsewhere
act-mark-player = marked
act-forget-player = erased on request
act-export-person = exported everything stored about a person
act-ask-certificate = requested a certificate
act-issue-certificate = issued a certificate
act-refuse-certificate = refused a certificate
act-revoke-certificate = revoked a certificate
act-rotate-key = introduced a new signing key
act-retire-key = retired a key
act-revoke-key = revoked a key
act-publish = list published
act-amend = published an amendment
act-withdraw-amendment = withdrew an amendment
act-settings = changed the settings
act-import = journal imported
act-found = federation created
act-invite = invited
act-revoke = role removed
act-reset = password link created
act-password = password set
act-rename = name corrected
act-log-in = logged in
act-log-out-everywhere = logged out everywhere
act-disable = account locked
act-enable = account unlocked
act-mail = e-mail address or notices changed
act-confirm-mail = e-mail address confirmed
act-retry-letter = letter tried again
subject-tournament = tournament
subject-player = player
subject-list = list
subject-edition = edition
subject-proposal = proposal
subject-certificate = certificate
subject-federation = federation
subject-account = account
subject-letter = letter
act-enter-club = club created
act-change-club = club changed
act-close-club = club closed
act-reopen-club = club reopened
act-remove-club = club removed
subject-club = club
act-enter-order = entered an order
act-remove-order = removed an order
act-enter-wording = entered a text of the regulation
act-remove-wording = removed a text of the regulation
act-enter-news = published a note
act-change-news = changed a note
act-remove-news = removed a note
act-appeal = filed an appeal
act-answer-appeal = answered an appeal
subject-order = order
subject-wording = text of the regulation
subject-news = note
subject-appeal = appeal
audit-visitor = a visitor
audit-console = the console of the server
# $number (Number)
detail-registration = registration no.{"\u00A0"}{ $number }
# $number (Number)
# $here (String)
detail-arrival = registration no.{"\u00A0"}{ $number }: { $here ->
    [yes] checked in
   *[no] not here
}
# $number (Number)
detail-player = player no.{"\u00A0"}{ $number }
# $count (Number)
detail-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
# $number (Number)
# $act (String)
detail-desk = act { $number }: { $act ->
    [plan] format
    [enter] participants entered
    [late] late participants entered
    [amend] data of a participant
    [remove] participant removed
    [draw] lots drawn
    [number] numbers drawn by hand
    [absent] absence
    [withdraw] withdrawal
    [pair] round paired
    [swap] pairing changed by hand
    [publish] round published
    [start] round started
    [result] result
    [stones] handicap
    [annul] annulment of a result
    [replay] replay of a game
    [rate] rating of a replay
    [close] round closed
    [back] step back
    [finish] end of the tournament
    [resume] tournament resumed
   *[other] { $act }
}
