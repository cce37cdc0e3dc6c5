# $name (String)
desk-title = Desk: { $name }
desk-name = Desk
desk-lead = Run the tournament here: participants, lots, pairings, and results entered on phones at the boards. When it ends, the table is made for you.
desk-do-open = Set up the desk
desk-parts = Desk sections
desk-players = Participants
# $name (String)
desk-players-title = Participants: { $name }
# $count (Number)
desk-participants = { $count ->
    [one] { $count }{"\u00A0"}participant
   *[other] { $count }{"\u00A0"}participants
}
# $count (Number)
desk-rounds-planned = { $count ->
    [one] { $count }{"\u00A0"}round
   *[other] { $count }{"\u00A0"}rounds
}
# $round (Number)
desk-round = Round { $round }
desk-rounds-nav = Rounds
desk-first-players = First add the participants.
desk-first-lots = Next: draw starting numbers.
desk-system-swiss = Swiss system, pairing by results
desk-system-mcmahon = McMahon system
desk-system-round-robin = Round-robin
desk-system-knockout = Knockout
desk-stage-paired = paired, visible only to you
desk-stage-published = published
desk-stage-started = being played
desk-stage-closed = finished
desk-pairings = Pairings
desk-board = Board
# $board (Number)
desk-board-n = Board { $board }
# $sides (String)
desk-first = { $sides ->
    [black] Black
    [white] White
   *[order] First player
}
# $sides (String)
desk-second = { $sides ->
    [black] White
    [white] Black
   *[order] Second player
}
# $sides (String)
# $black (String)
# $white (String)
desk-pair = { $sides ->
    [black] { $black } (black) – { $white } (white)
    [white] { $white } (white) – { $black } (black)
   *[order] { $black } – { $white }
}
desk-replay = replay
desk-rated = Rate this replay
desk-not-rated = Don’t rate this replay
# $sides (String)
# $black (String)
# $white (String)
desk-replay-time = { $sides ->
    [black] Time: black { $black }, white { $white }
    [white] Time: white { $white }, black { $black }
   *[order] Time: first player { $black }, second player { $white }
}
# $count (Number)
desk-replays = { $count ->
    [one] { $count } drawn game is to be replayed.
   *[other] { $count } drawn games are to be replayed.
}
desk-bye = the bye
desk-bye-of = Bye:
desk-absent-of = Absent:
desk-by-hand = Changed by hand:
desk-results = Results
# $round (Number)
desk-results-title = Results of round { $round }
# $done (Number)
# $all (Number)
desk-results-in = { $done } of { $all } results entered.
# $count (Number)
desk-disputed = { $count } disputed
desk-enter-results = Enter results
desk-claims = Conflicting results were entered
# $who (String)
# $says (String)
desk-decide = Accept { $who }: { $says }
desk-decided = decided by the referee
desk-last-round = If no one leaves, this is the last round that can be paired: after it, every remaining player would have to meet an earlier opponent.
# $most (Number)
desk-warn-opponents = More rounds are planned than there are opponents: at most { $most } can be paired.
# $count (Number)
# $least (Number)
# $greatest (Number)
# $planned (Number)
desk-warn-unusual = { $planned ->
    [one] For { $count } participants article 2 of the pairing rules (World Mind Sports Games 2008) suggests { $least } to { $greatest } rounds; { $planned } is planned.
   *[other] For { $count } participants article 2 of the pairing rules (World Mind Sports Games 2008) suggests { $least } to { $greatest } rounds; { $planned } are planned.
}
# $safe (Number)
desk-warn-small = { $safe ->
    [one] With so few participants, the last rounds often can’t be paired without rematches, whatever article 2 of the pairing rules suggests: { $safe } round is safer.
   *[other] With so few participants, the last rounds often can’t be paired without rematches, whatever article 2 of the pairing rules suggests: { $safe } rounds are safer.
}
# $round (Number)
# $cause (String)
desk-discarded = The draft pairing of round { $round } was discarded: { $cause }. Pair the round again.
# $who (String)
desk-cause-withdrawn = { $who } has withdrawn
# $who (String)
desk-cause-back = { $who } plays again
# $who (String)
desk-cause-absent = { $who } skips this round
desk-cause-participants = the list of participants has changed
desk-cause-lots = lots were drawn again
desk-cause-settings = the settings have changed
# $round (Number)
# $board (Number)
desk-cause-result = a result has changed (round { $round }, board { $board })
desk-cause-earlier = results or participants had changed since it was made
# $round (Number)
desk-do-pair = Pair round { $round }
desk-do-pair-again = Pair again
desk-do-unpair = Discard this pairing
# $round (Number)
desk-do-publish = Publish round { $round }
desk-do-unpublish = Unpublish
desk-unpublish-confirm = Players may already have seen the pairing. Unpublish it?
# $round (Number)
desk-do-start = Start round { $round }
desk-do-unstart = Undo the start of the round
# $round (Number)
desk-do-close = Close round { $round }
desk-do-reopen = Reopen the round
desk-do-finish = End the tournament and make the table
desk-finish-confirm = End the tournament? The table will be overwritten.
desk-do-resume = Continue at the desk
desk-resume-confirm = Continue at the desk? When you end the tournament again, manual changes to the table are overwritten.
desk-is-finished = Finished. Review the table, then sign.
desk-to-table = To the table
desk-reason = Reason (public)
desk-swap = Change a pair by hand
# $sides (String)
desk-swap-hint = { $sides ->
    [order] Two players swap places; at one board, the order is swapped. You will see what gets worse before you confirm.
   *[colours] Two players swap places; at one board, they swap colours. You will see what gets worse before you confirm.
}
desk-swap-a = Player
desk-swap-b = swaps with
desk-swap-show = Preview the change
# $round (Number)
desk-swap-title = Change round { $round } by hand
desk-swap-new = New pairs
desk-swap-worse = Drawbacks
desk-swap-same = Nothing gets worse.
# $black (String)
# $white (String)
desk-swap-met = { $black } and { $white } have already met (article 3(1)).
# $sides (String)
# $black (String)
# $white (String)
desk-swap-colours = { $sides ->
    [order] { $black } would come first against { $white }, contrary to the rule of turns (article 3(3)).
   *[colours] { $black } would have black against { $white }, contrary to the rule of colours (article 3(3)).
}
desk-swap-confirm = I understand that this breaks the rules above
desk-swap-do = Make the change
desk-cancel = Keep as is
# $what (String)
# $worse (String)
# $better (String)
desk-worse = { $what }: { $worse }{"\u00A0"}instead of{"\u00A0"}{ $better }
# $what (String)
desk-worse-order = equally good except for { $what }
desk-criterion-met = pairs that have met
desk-criterion-bye-twice = earlier byes of the player with the bye
desk-criterion-bye-score = points of the player with the bye
desk-criterion-score = sum of the squared differences of the opponents’ points
desk-criterion-float = balance of upfloats and downfloats
# $sides (String)
desk-criterion-colour = { $sides ->
    [order] balance of turns
   *[colours] balance of colours
}
desk-criterion-ideal = distance from the ideal partner
desk-criterion-order = the order of numbers
# $count (Number)
# $groups (String)
# $without (String)
desk-dead-end = No pairing without rematches exists: outside their own group, each of these { $count } groups can only meet { $without }, and there are fewer of those than groups: { $groups }. End the tournament after this round, let a player sit out, or pair two players by hand.
# $groups (String)
desk-dead-end-alone = No pairing without rematches exists: { $groups }. End the tournament after this round, let a player sit out, or pair two players by hand.
desk-outcome-none = no result yet
# $sides (String)
desk-outcome-black = { $sides ->
    [order] the first player won
   *[colours] black won
}
# $sides (String)
desk-outcome-white = { $sides ->
    [order] the second player won
   *[colours] white won
}
desk-outcome-draw = draw
# $sides (String)
desk-outcome-black-forfeit = { $sides ->
    [order] The second player didn’t come: the first player wins by forfeit
   *[colours] White didn’t come: black wins by forfeit
}
# $sides (String)
desk-outcome-white-forfeit = { $sides ->
    [order] The first player didn’t come: the second player wins by forfeit
   *[colours] Black didn’t come: white wins by forfeit
}
desk-outcome-no-one = Neither player came: both lose by forfeit
desk-outcome-awarded = Draw awarded without play
desk-draw-short = draw
desk-left = For a draw, first enter each player’s remaining time
# $sides (String)
desk-left-black = { $sides ->
    [order] First player
   *[colours] Black
}
# $sides (String)
desk-left-white = { $sides ->
    [order] Second player
   *[colours] White
}
desk-more = Forfeit / clear result
desk-take-back = Clear the result
desk-taken-back = result cleared
desk-corrected = corrected
# $name (String)
desk-me = You enter results as { $name }.
desk-begin = Enter results
desk-begin-hint = This link is personal: anyone who has it can enter results under your name.
desk-nothing-yet = No round is published yet. The boards appear here once one is.
desk-filter = Find a board or a player
desk-show-open = Without result
desk-show-all = All boards
desk-all-in = All results are entered.
desk-offline = No connection. Your entries are kept on this phone and sent when the connection returns; keep this page open.
desk-session-over = Your access has ended: log in again, or ask the referee for a new link. Your entries are still kept on this phone.
desk-waiting = kept on this phone, waiting for the connection
desk-sending = being sent…
desk-entry-stored = Saved.
desk-entry-disputed = A different result was entered too: both are kept, and the referee decides.
desk-away = Not paired in the next round
desk-withdrawn = withdrawn
desk-absent-next = skips the next round
desk-is-back = bring back
desk-do-absent = skip the next round
desk-do-withdraw = withdraw
desk-change = change
desk-assistants = Assistants
desk-assistants-hint = An assistant enters results on a phone with a personal link and needs no account. No one can overwrite another person’s entry.
desk-assistant-name = Assistant’s name
desk-invite = Create a link
# $name (String)
desk-invited = Link for { $name }. Scan or copy it: it stays here until you confirm that you saved it.
desk-qr = The link as a QR code
desk-copy = Copy
desk-copied = Copied
desk-revoke = revoke
desk-revoked = revoked
desk-revoke-confirm = Revoke this link? Results entered with it stay.
desk-log = History
desk-log-all = Full history
# $name (String)
desk-log-title = History: { $name }
desk-log-empty = Nothing recorded yet.
# $system (String)
desk-log-plan = Settings saved: { $system }
# $rounds (Number)
# $system (String)
desk-log-plan-rounds = Settings saved: { $system }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }
# $count (Number)
desk-log-enter = { $count ->
    [one] { $count } participant added
   *[other] { $count } participants added
}
# $name (String)
desk-log-amend = { $name }: data changed
# $name (String)
desk-log-remove = { $name } removed from the list
# $seed (String)
desk-log-draw = Lots drawn from the seed “{ $seed }”
desk-log-number = Numbers entered as drawn by hand
# $name (String)
desk-log-absent = { $name } skips the next round
# $name (String)
desk-log-present = { $name } plays the next round after all
# $name (String)
desk-log-withdraw = { $name } has withdrawn
# $name (String)
desk-log-again = { $name } is back in the tournament
# $round (Number)
desk-log-pair = Round { $round } paired
# $round (Number)
# $pair (String)
desk-log-swap = Round { $round } changed by hand, { $pair }
# $round (Number)
desk-log-publish = Round { $round } published
# $round (Number)
desk-log-start = Round { $round } started
# $round (Number)
# $board (Number)
# $pair (String)
# $result (String)
desk-log-result = Round { $round }, board { $board }, { $pair }: { $result }
# $round (Number)
# $board (Number)
desk-log-rate = Round { $round }, board { $board }: rating of the replay changed
# $round (Number)
desk-log-close = Round { $round } closed
# $count (Number)
# $round (Number)
desk-log-replays = { $count ->
    [one] Round { $round }: { $count } drawn game is played again
   *[other] Round { $round }: { $count } drawn games are played again
}
# $round (Number)
desk-log-back = Round { $round }: one step back
desk-log-finish = The tournament ended and became the table
desk-log-resume = The tournament goes on
desk-no-players = No participants yet. Paste a list below, one participant per line.
# $count (Number)
desk-unknown = { $count ->
    [one] { $count } participant may be a known player: choose who it is.
   *[other] { $count } participants may be known players: choose who they are.
}
desk-who-is = Who is this?
desk-that-is = Choose
desk-known = known to the federation
desk-field-name = Name
desk-field-born = Year or date of birth
desk-field-club = Club
desk-field-rank = Rank
desk-acts = Actions
desk-remove = Remove
desk-remove-confirm = Remove this participant from the list? Lots have to be drawn again.
desk-add = Add participants
desk-people = One participant per line
desk-people-hint = The surname first, then the given name and the year of birth (Lysenko Ira 1980); then, separated by semicolons or tabs and in any order: club, city, country (name or code), rank, rating. Players of the federation are recognised by their names.
desk-nobody-found = No other player of the federation has this name. Add the name below.
desk-do-add = Add
desk-plan = Format
desk-system = System
desk-rounds = Number of rounds
# $count (Number)
desk-rounds-hint = Leave empty for { $count } rounds.
desk-first-board = Number of the first board
desk-groups = McMahon groups
desk-groups-hint = Each group starts one win ahead of the group below it. The bars limit the groups at both ends: every player at or above the upper bar starts in the top group.
desk-width = Rating points per group
desk-top = Upper bar (rating)
desk-bottom = Lower bar (rating)
desk-boundary = Group boundary
desk-boundary-floor = at the full hundred
desk-boundary-up = nearest hundred, 50 counts up
desk-boundary-down = nearest hundred, 50 counts down
desk-parameters = Parameters of the regulation
desk-parameters-hint = The first option is the usual reading.
desk-bye-points = Points for a bye (a win is 1)
desk-draw-points = Points for a draw
desk-draw-points-hint = In the rating, a draw always counts as half a win. Points and places stay as counted here.
desk-ideal = Pairing inside a group
desk-ideal-neighbours = neighbours
desk-ideal-halves = upper half against lower half
desk-parity = Rank list for colours
desk-parity-text = as written
desk-parity-swapped = rounds swapped
desk-lots = Draw of lots
desk-lots-hint = Name the seed in front of the players (a number thrown or called out). Anyone can repeat the draw from it; every draw stays listed.
desk-seed = Seed
desk-seed-hint = A number or any text; this one is only a suggestion.
desk-draw-lots = Draw lots
desk-draw-again = Draw again
desk-draw-confirm = Lots have already been drawn. Draw again? The earlier draw stays publicly listed.
desk-numbers = Numbers drawn by hand
desk-save-numbers = Save these numbers
desk-draws = Draws so far
# $seed (String)
# $count (Number)
desk-draw-of = Seed “{ $seed }”, { $count } participants
# $count (Number)
desk-draw-by-hand = By hand, { $count } participants
desk-to-desk = To the desk
desk-no-referee-only = Only the referee can do this.
desk-no-nothing = No round was played, so there is no table to make.
desk-no-finished = The tournament is over. To change it, first continue at the desk.
desk-no-begun = Round 1 is published: participants, numbers and the system can no longer be changed.
desk-no-unknown = This participant is no longer on the list. Look at the list again.
desk-no-name = A participant needs a name.
desk-no-too-many = A table holds at most 1000 participants and 40 rounds.
desk-no-nobody = There are no players to pair.
desk-no-not-drawn = Draw lots first.
desk-no-seed = A seed is a number or a text of at most 120 characters.
desk-no-number = Each participant needs a number of their own, 1 or more.
desk-no-plan = At most 40 rounds, and boards from 1 to 9000.
desk-no-round = This is not the current round. Look at the desk again.
desk-no-stale = The round has changed in the meantime. Look at it again before you continue.
desk-no-outdated = Something has changed since this round was paired. Pair it again, then publish.
desk-no-started = The round has started: it can’t be paired again. A player who doesn’t come loses by forfeit.
desk-no-reason = Give a reason: the pairing was already public.
desk-no-not-both = Choose two different players who both play in this round.
desk-no-breaks = This breaks rules: confirm that you know.
desk-no-champion-none = The knockout is over without a champion.
desk-no-more-rounds = Every player has met every other: there are no more rounds.
desk-no-not-published = The round is not published yet.
desk-no-repaired = This board now has other players: the round was paired again. Nothing was saved; look at the boards again.
desk-no-closed = The round is closed: ask the referee to correct it.
desk-no-later-round = The next round or a replay depends on this result. Undo that first.
desk-no-time = The time left can be at most a day.
desk-no-too-large = The numbers are too large to calculate with.
desk-no-width = A group needs a width of at least one point.
desk-no-bars = The lower bar is above the upper one.
# $text (String)
desk-no-too-long = Too long: { $text }…
# $text (String)
desk-no-country = “{ $text }” is not a known country. Enter its name or code, for example Ukraine or UKR.
# $name (String)
desk-no-twice = { $name } is already on the list. Different person? Add the year of birth.
# $name (String)
desk-no-pasted-twice = { $name } was pasted twice. Different person? Add the year of birth.
# $line (Number)
# $field (String)
desk-no-line-number = Line { $line }: “{ $field }” is too large for a rating. Nothing was added.
# $line (Number)
# $field (String)
# $club (String)
desk-no-line-club = Line { $line }: “{ $field }” is not a country, a rank or a rating, and the club is already “{ $club }”. Nothing was added.
# $line (Number)
# $field (String)
desk-no-line-name = Line { $line }: no name before “{ $field }”. Each line starts with the name. Nothing was added.
# $line (Number)
# $field (String)
desk-no-line-year = Line { $line }: “{ $field }” may be a year of birth or a rating. Write “born { $field }” or “rating { $field }”. Nothing was added.
# $number (Number)
desk-no-same-number = Two participants have the number { $number }.
# $name (String)
desk-no-champion = The knockout is decided: { $name } has won. End the tournament.
# $count (Number)
desk-no-unfinished = { $count ->
    [one] { $count } game has no result yet.
   *[other] { $count } games have no result yet.
}
# $count (Number)
desk-no-disputed = { $count ->
    [one] { $count } result is disputed: decide it first.
   *[other] { $count } results are disputed: decide them first.
}
# $rating (Number)
desk-no-rating = { $rating } is not a possible rating.
flash-desk-open = The desk is set up. Now add the participants.
flash-desk-done = Done.
flash-desk-stored = The result is saved.
flash-desk-replays = Drawn games are replayed: the replays were added to the round.
desk-no-late = In this system all games are fixed from the start, so late entries aren’t possible.
# $most (String)
desk-no-late-points = Points are only possible for the rounds missed: { $most } at most.
desk-no-result = This board has no played result to annul.
desk-no-annulled = This result was annulled. Restore it before you change it.
desk-no-annulment = This federation’s regulation has no annulled results: every game played counts. Correct the result instead.
desk-no-replay-unrated = This federation’s regulation rates every replay.
desk-no-replayed = This game was replayed, and the replay has a result: clear that first.
desk-no-replay = Only a drawn or annulled game can be replayed; in a knockout, closing the round pairs the replay.
# $most (Number)
desk-no-stones = At most { $most } handicap stones can be recorded.
# $count (Number)
desk-log-late = { $count ->
    [one] { $count } participant entered late
   *[other] { $count } participants entered late
}
# $points (String)
desk-log-late-points = { $points } points for missed rounds
# $round (Number)
# $board (Number)
# $stones (Number)
desk-log-stones = Round { $round }, board { $board }: handicap { $stones }
# $round (Number)
# $board (Number)
desk-log-annul = Round { $round }, board { $board }: result annulled
# $round (Number)
# $board (Number)
desk-log-restore = Round { $round }, board { $board }: result restored
# $round (Number)
# $board (Number)
desk-log-again-at = Round { $round }, board { $board }: replay ordered
# $round (Number)
# $board (Number)
desk-log-stands = Round { $round }, board { $board }: no replay
desk-replays-label = Drawn games
desk-replays-none = stand; in a knockout they are replayed, and the replay isn’t rated
desk-replays-none-rated = stand; in a knockout they are replayed, and both games are rated
desk-replays-rated = are replayed; both games are rated
desk-replays-unrated = are replayed; the replay isn’t rated
desk-annulled = annulled
# $who (String)
# $when (String)
desk-annulled-by = Annulled by { $who }, { $when }.
# $stones (Number)
desk-stones-of = handicap { $stones }
# $board (Number)
desk-board-acts = Board { $board }: other actions
desk-more-acts = Handicap, void, replay
desk-more-acts-plain = Void, replay
desk-more-acts-stones = Handicap, replay
desk-more-acts-replay = Replay
desk-stones = Handicap stones given to Black
desk-stones-hint = 1: Black moves first, without komi. 0: an even game. The handicap is shown in the table.
desk-do-annul = Void (annul) the result
desk-annul-hint = An annulled game is not rated; its replay is, if there is one. The page of the round shows who annulled it, when and why.
desk-do-restore = Restore the result
desk-do-replay = Replay the game
desk-do-stand = No replay of this game
desk-add-late = Late entry
# $round (Number)
desk-late-hint = A late entrant plays from round { $round } and gets the next number after those drawn by lot.
desk-late-points = Points for missed rounds
desk-late-points-hint = Set by the referee, counted as in the standings: 1 for a win, 0.5 for a draw. Leave empty for none. Points need a reason.
# $round (Number)
desk-late-since = from round { $round }
# $points (String)
desk-late-given = { $points } p. for missed rounds
desk-registered = Registered players
desk-registered-hint = They have registered but are not participants yet. Add them without typing.
desk-registered-here = checked in
# $count (Number)
desk-take-all = { $count ->
    [one] Add the { $count } registered player
   *[other] Add all { $count } registered players
}
# $count (Number)
desk-take-here = { $count ->
    [one] Add the { $count } who has checked in
   *[other] Add the { $count } who have checked in
}
# $count (Number)
desk-registered-wait = { $count ->
    [one] { $count } registered player is not a participant yet.
   *[other] { $count } registered players are not participants yet.
}
desk-public = Pages for players and the hall
desk-public-page = Public page
# $round (Number)
desk-print-round = Print the pairings of round { $round }
desk-print-standings = Print the standings
annulled-why = Reason for annulling results
annulled-why-hint = One reason for all games marked with x. Games annulled at the desk or earlier keep their own. It appears on the tournament’s page with your name and the time of your signature.
problem-annulled = Some results are annulled: give a reason.
# $text (String)
problem-annulment-unknown = “{ $text }”: this regulation has no annulled results. Write ! for a game that was not played; x is only for the replay of a draw.
