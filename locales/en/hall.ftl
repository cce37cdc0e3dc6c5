# $name (String)
hall-title = Desk: { $name }
hall-desk = Desk
hall-lead = Run the tournament here: participants, lots, pairing, results from phones at the boards. At the end it becomes the table by itself.
hall-do-open = Set up the desk
hall-parts = Parts of the desk
hall-players = Participants
# $name (String)
hall-players-title = Participants: { $name }
# $count (Number)
hall-participants = { $count ->
    [one] { $count } participant
   *[other] { $count } participants
}
# $count (Number)
hall-rounds-planned = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
# $round (Number)
hall-round = Round { $round }
hall-rounds-nav = Rounds
hall-first-players = First enter the participants.
hall-first-lots = Now draw lots: everybody gets a number.
hall-system-swiss = Swiss system, pairing by results
hall-system-mcmahon = McMahon system
hall-system-round-robin = Round-robin
hall-system-knockout = Knockout
hall-stage-paired = paired, seen by you only
hall-stage-published = published
hall-stage-started = being played
hall-stage-closed = finished
hall-pairings = Pairings
hall-board = Board
# $board (Number)
hall-board-n = Board { $board }
hall-black = Black
hall-white = White
# $black (String)
# $white (String)
hall-pair = { $black } (black) – { $white } (white)
hall-replay = replay
hall-rated = Count this replay for the rating
hall-not-rated = Leave this replay out of the rating
# $black (String)
# $white (String)
hall-replay-time = Time: black { $black }, white { $white }
# $count (Number)
hall-replays = { $count ->
    [one] { $count } drawn game is to be played again.
   *[other] { $count } drawn games are to be played again.
}
hall-bye = the bye
hall-bye-of = Bye:
hall-absent-of = Absent:
hall-by-hand = Changed by hand:
hall-results = Results
# $round (Number)
hall-results-title = Results of round { $round }
# $done (Number)
# $all (Number)
hall-results-in = { $done } of { $all } results are in.
# $count (Number)
hall-disputed = disputed: { $count }
hall-enter-results = Enter results
hall-claims = Different results were entered
# $who (String)
# $says (String)
hall-decide = { $who }: { $says }. This is right
hall-decided = decided by the referee
hall-last-round = If everybody stays, no further round can be paired after this one: everybody left would meet somebody again. It will be the last.
# $most (Number)
hall-warn-opponents = There are more rounds planned than opponents: at most { $most } can be paired.
hall-warn-small = In a field this small the last rounds often can't be paired without meeting again: plan one or two rounds fewer.
# $round (Number)
hall-do-pair = Pair round { $round }
hall-do-pair-again = Pair again
hall-do-unpair = Give this pairing up
# $round (Number)
hall-do-publish = Publish round { $round }
hall-do-unpublish = Take the publication back
hall-unpublish-confirm = Players may have seen the pairing already. Take it back?
# $round (Number)
hall-do-start = Start round { $round }
hall-do-unstart = The round has not started after all
# $round (Number)
hall-do-close = Close round { $round }
hall-do-reopen = Open the round again
hall-do-finish = End the tournament and make the table
hall-finish-confirm = End the tournament? What stands in the table now is replaced by what was played.
hall-do-resume = Go on at the desk
hall-resume-confirm = Go on at the desk? What was changed in the table by hand is replaced when the tournament is ended again.
hall-is-finished = The tournament is over and stands in the table: check it, see what it changes, sign it.
hall-to-table = To the table
hall-reason = Reason (everybody reads it)
hall-swap = Change a pair by hand
hall-swap-hint = Two players change places; two of one board change colours. You see what it makes worse before anything happens.
hall-swap-a = This player
hall-swap-b = and this one
hall-swap-show = Show what changes
# $round (Number)
hall-swap-title = Change round { $round } by hand
hall-swap-new = New pairs
hall-swap-worse = What gets worse
hall-swap-same = Nothing gets worse.
# $black (String)
# $white (String)
hall-swap-met = { $black } and { $white } have met already (article 3(1)).
# $black (String)
# $white (String)
hall-swap-colours = { $black } would have black against { $white } against the rule of colours (article 3(3)).
hall-swap-confirm = I know that this breaks the rules named above
hall-swap-do = Change it
hall-cancel = Leave it
# $what (String)
# $better (Number)
# $worse (Number)
hall-worse = { $what }: { $worse } instead of { $better }
# $what (String)
hall-worse-order = equally good but for { $what }
hall-criterion-met = pairs that have met
hall-criterion-bye-twice = earlier byes of who has the bye
hall-criterion-bye-score = points of who has the bye
hall-criterion-score = differences of points, squared
hall-criterion-float = balance of moving up and down
hall-criterion-colour = balance of colours
hall-criterion-ideal = distance from the ideal partner
hall-criterion-order = the order of numbers
# $count (Number)
# $groups (String)
# $without (String)
hall-dead-end = No round exists in which nobody meets again: each of these { $count } groups can meet nobody outside it but { $without }, and there are fewer of those than groups: { $groups }. End the tournament after this round, let somebody sit out, or pair two by hand.
# $groups (String)
hall-dead-end-alone = No round exists in which nobody meets again: { $groups }. End the tournament after this round, let somebody sit out, or pair two by hand.
hall-outcome-none = no result yet
hall-outcome-black = black won
hall-outcome-white = white won
hall-outcome-draw = a draw
hall-outcome-black-forfeit = White didn’t come: black wins by forfeit
hall-outcome-white-forfeit = Black didn’t come: white wins by forfeit
hall-outcome-no-one = Neither came: both lose by forfeit
hall-outcome-awarded = Draw awarded without play
hall-draw-short = draw
hall-left-black = If drawn: black’s time left
hall-left-white = White’s time left
hall-more = Forfeits, take back
hall-take-back = Take the result back
hall-taken-back = result taken back
hall-corrected = corrected
# $name (String)
hall-me = You enter results as { $name }.
hall-nothing-yet = No round is published yet. This page shows the boards as soon as one is.
hall-filter = Find a board or a player
hall-show-open = Only without result
hall-show-all = All boards
hall-all-in = All results are in.
hall-offline = No connection. What you enter is kept on this phone and sent as soon as there is one; keep this page open.
hall-session-over = You are not let in any more: log in again, or ask the referee for a new link. What you entered is still kept on this phone.
hall-waiting = kept on this phone, waits for the connection
hall-sending = being sent…
hall-entry-stored = Stored.
hall-entry-disputed = Somebody entered another result: both are kept, the referee decides.
hall-away = Not paired in the next round
hall-withdrawn = withdrawn
hall-absent-next = misses the next round
hall-is-back = is back
hall-do-absent = misses the next round
hall-do-withdraw = withdraws
hall-withdraw-confirm = This player is not paired any more from the next round on. Go on?
hall-change = change
hall-assistants = Assistants
hall-assistants-hint = An assistant enters results on a phone with a link of the own, without an account. Nobody overwrites what somebody else entered.
hall-assistant-name = Name of the assistant
hall-invite = Make a link
# $name (String)
hall-invited = The link for { $name }. It is shown only now: scan it or copy it.
hall-qr = The link as a QR code
hall-copy = Copy
hall-copied = Copied
hall-revoke = revoke
hall-revoked = revoked
hall-revoke-confirm = Revoke this link? What was entered stays.
hall-log = What happened
hall-log-all = Everything that happened
# $name (String)
hall-log-title = What happened: { $name }
hall-log-empty = Nothing has happened yet.
# $system (String)
hall-log-plan = System chosen: { $system }
# $count (Number)
hall-log-enter = { $count ->
    [one] { $count } participant entered
   *[other] { $count } participants entered
}
# $name (String)
hall-log-amend = { $name }: data changed
# $name (String)
hall-log-remove = { $name } taken from the list
# $seed (String)
hall-log-draw = Lots drawn from the seed “{ $seed }”
hall-log-number = Numbers drawn by hand entered
# $name (String)
hall-log-absent = { $name } misses the next round
# $name (String)
hall-log-present = { $name } plays the next round after all
# $name (String)
hall-log-withdraw = { $name } has withdrawn
# $name (String)
hall-log-again = { $name } is back in the tournament
# $round (Number)
hall-log-pair = Round { $round } paired
# $round (Number)
# $pair (String)
hall-log-swap = Round { $round } changed by hand, { $pair }
# $round (Number)
hall-log-publish = Round { $round } published
# $round (Number)
hall-log-start = Round { $round } started
# $round (Number)
# $board (Number)
# $pair (String)
# $result (String)
hall-log-result = Round { $round }, board { $board }, { $pair }: { $result }
# $round (Number)
# $board (Number)
hall-log-rate = Round { $round }, board { $board }: whether the replay is rated
# $round (Number)
hall-log-close = Round { $round } closed
# $round (Number)
hall-log-back = Round { $round }: one step back
hall-log-finish = The tournament ended and became the table
hall-log-resume = The tournament goes on
hall-no-players = Nobody is entered yet. Paste a list below, one participant a line.
# $count (Number)
hall-unknown = { $count ->
    [one] { $count } participant may be a known player: say who it is.
   *[other] { $count } participants may be known players: say who they are.
}
hall-who-is = Who is this?
hall-that-is = This one
hall-known = known to the federation
hall-field-name = Name
hall-field-born = Year or date of birth
hall-field-club = Club or city
hall-field-rank = Rank
hall-acts = Actions
hall-remove = Take from the list
hall-remove-confirm = Take this participant from the list? Lots have to be drawn again.
hall-add = Add participants
hall-people = One participant a line
hall-people-hint = The name first; then, separated by semicolons or tabs and in any order: club or city, country (two capitals), rank, rating. Players of the federation are recognised by their names.
hall-nobody-found = The federation knows nobody of that name who doesn’t take part yet. Add the name below.
hall-do-add = Add
hall-plan = How it is held
hall-system = System
hall-rounds = Number of rounds
# $count (Number)
hall-rounds-hint = Empty: { $count }, as suits this number of participants.
hall-first-board = Number of the first board
hall-groups = McMahon groups
hall-groups-hint = A group more is a win ahead. The bars close the field at both ends: everybody from the upper bar on begins in the top group.
hall-width = Rating points of a group
hall-top = Upper bar (rating)
hall-bottom = Lower bar (rating)
hall-boundary = Where a group begins
hall-boundary-floor = at its hundred
hall-boundary-up = nearest hundred, halves up
hall-boundary-down = nearest hundred, halves down
hall-parameters = Parameters of the regulation
hall-parameters-hint = The first value of each is what the regulation is read as.
hall-bye-points = Points for a bye (a win is 2)
hall-draw-points = Points for a draw
hall-ideal = Who meets whom inside a group
hall-ideal-neighbours = neighbours
hall-ideal-halves = upper half against lower half
hall-parity = Rank list for colours
hall-parity-text = as the text says
hall-parity-swapped = rounds swapped
hall-lots = Draw of lots
hall-lots-hint = Name the seed in front of everybody (a number thrown or called out). Anybody can repeat the draw from it; every draw stays listed.
hall-seed = Seed
hall-seed-hint = A number or any text; this one is only a proposal.
hall-draw-lots = Draw lots
hall-draw-again = Draw again
hall-draw-confirm = Lots were drawn already. Draw again? The earlier draw stays listed for everybody.
hall-numbers = Numbers drawn by hand
hall-save-numbers = Enter these numbers
hall-draws = Draws so far
# $seed (String)
# $count (Number)
hall-draw-of = Seed “{ $seed }”, { $count } participants
# $count (Number)
hall-draw-by-hand = By hand, { $count } participants
hall-to-desk = To the desk
hall-no-referee-only = Only the referee does that.
hall-no-nothing = No round was played: there is nothing to make a table of.
hall-no-finished = The tournament is over. To change something, go on at the desk first.
hall-no-begun = Round 1 is published: participants, numbers and the system can’t be changed any more.
hall-no-unknown = There is no such participant any more. Look at the list again.
hall-no-name = A participant needs a name.
hall-no-too-many = A table holds at most 1000 participants and 40 rounds.
hall-no-nobody = There is nobody to pair.
hall-no-not-drawn = Draw lots first.
hall-no-seed = A seed is a number or a text of at most 120 characters.
hall-no-number = Everybody needs a number of his own, 1 or more.
hall-no-plan = At most 40 rounds, and boards from 1 to 9000.
hall-no-round = This is not the round that is on. Look at the desk again.
hall-no-stale = The round was changed meanwhile. Look at it again before you go on.
hall-no-started = The round has started: it can’t be paired again. Who doesn’t come loses by forfeit.
hall-no-reason = Say why: everybody has seen the pairing.
hall-no-not-both = Choose two different players who both play in this round.
hall-no-breaks = This breaks rules: confirm that you know it.
hall-no-champion-none = The knockout is over without a champion.
hall-no-more-rounds = Everybody has met everybody: there are no more rounds.
hall-no-not-published = The round is not published yet.
hall-no-repaired = Other players sit at this board now: the round was paired again. Nothing was stored; look at the boards again.
hall-no-closed = The round is closed: ask the referee to correct it.
hall-no-later-round = The next round or a replay stands on this result. Take that back first.
hall-no-time = A time left is at most a day.
hall-no-too-large = The numbers are too large to calculate with.
hall-no-width = A group needs a width of at least one point.
hall-no-bars = The lower bar is above the upper one.
# $text (String)
hall-no-too-long = Too long: { $text }…
# $name (String)
hall-no-twice = { $name } is in the list already. Namesakes are told apart by the year of birth.
# $number (Number)
hall-no-same-number = Two have the number { $number }.
# $name (String)
hall-no-champion = The knockout is decided: { $name } has won. End the tournament.
# $count (Number)
hall-no-unfinished = { $count ->
    [one] { $count } game has no result yet.
   *[other] { $count } games have no result yet.
}
# $count (Number)
hall-no-disputed = { $count ->
    [one] { $count } result is disputed: decide it first.
   *[other] { $count } results are disputed: decide them first.
}
# $rating (Number)
hall-no-rating = No rating is { $rating }.
flash-hall-open = The desk is set up. Now enter the participants.
flash-hall-done = Done.
flash-hall-stored = The result is stored.
flash-hall-replays = Drawn games are played again: the replays stand in the round.
