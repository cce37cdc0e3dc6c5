# $name (String)
desk-title = Desk: { $name }
desk-name = Desk
desk-lead = Run the tournament here: participants, lots, pairing, results from phones at the boards. At the end it becomes the table by itself.
desk-do-open = Set up the desk
desk-parts = Parts of the desk
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
desk-first-players = First enter the participants.
desk-first-lots = Now draw lots: everybody gets a number.
desk-system-swiss = Swiss system, pairing by results
desk-system-mcmahon = McMahon system
desk-system-round-robin = Round-robin
desk-system-knockout = Knockout
desk-stage-paired = paired, seen by you only
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
desk-rated = Count this replay for the rating
desk-not-rated = Leave this replay out of the rating
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
    [one] { $count } drawn game is to be played again.
   *[other] { $count } drawn games are to be played again.
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
desk-results-in = { $done } of { $all } results are in.
# $count (Number)
desk-disputed = { $count } disputed
desk-enter-results = Enter results
desk-claims = Different results were entered
# $who (String)
# $says (String)
desk-decide = { $who }: { $says }. This is right
desk-decided = decided by the referee
desk-last-round = If everybody stays, no further round can be paired after this one: everybody left would meet somebody again. It will be the last.
# $most (Number)
desk-warn-opponents = There are more rounds planned than opponents: at most { $most } can be paired.
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
    [one] In a field this small the last rounds often can’t be paired without meeting again, whatever article 2 of the pairing rules suggests: { $safe } round is safer.
   *[other] In a field this small the last rounds often can’t be paired without meeting again, whatever article 2 of the pairing rules suggests: { $safe } rounds are safer.
}
# $round (Number)
# $cause (String)
desk-discarded = The draft pairing of round { $round } was discarded: { $cause }. Pair the round again.
# $who (String)
desk-cause-withdrawn = { $who } has withdrawn
# $who (String)
desk-cause-back = { $who } plays again
# $who (String)
desk-cause-absent = { $who } misses this round
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
desk-do-unpair = Give this pairing up
# $round (Number)
desk-do-publish = Publish round { $round }
desk-do-unpublish = Take the publication back
desk-unpublish-confirm = Players may have seen the pairing already. Take it back?
# $round (Number)
desk-do-start = Start round { $round }
desk-do-unstart = The round has not started after all
# $round (Number)
desk-do-close = Close round { $round }
desk-do-reopen = Open the round again
desk-do-finish = End the tournament and make the table
desk-finish-confirm = End the tournament? What stands in the table now is replaced by what was played.
desk-do-resume = Go on at the desk
desk-resume-confirm = Go on at the desk? What was changed in the table by hand is replaced when the tournament is ended again.
desk-is-finished = The tournament is over and stands in the table: check it, see what it changes, sign it.
desk-to-table = To the table
desk-reason = Reason (everybody reads it)
desk-swap = Change a pair by hand
# $sides (String)
desk-swap-hint = { $sides ->
    [order] Two players change places; of two at one board the other one comes first. You see what it makes worse before anything happens.
   *[colours] Two players change places; two of one board change colours. You see what it makes worse before anything happens.
}
desk-swap-a = This player
desk-swap-b = and this one
desk-swap-show = Show what changes
# $round (Number)
desk-swap-title = Change round { $round } by hand
desk-swap-new = New pairs
desk-swap-worse = What gets worse
desk-swap-same = Nothing gets worse.
# $black (String)
# $white (String)
desk-swap-met = { $black } and { $white } have met already (article 3(1)).
# $sides (String)
# $black (String)
# $white (String)
desk-swap-colours = { $sides ->
    [order] { $black } would come first against { $white } against the rule of turns (article 3(3)).
   *[colours] { $black } would have black against { $white } against the rule of colours (article 3(3)).
}
desk-swap-confirm = I know that this breaks the rules named above
desk-swap-do = Change it
desk-cancel = Leave it
# $what (String)
# $worse (String)
# $better (String)
desk-worse = { $what }: { $worse }{"\u00A0"}instead of{"\u00A0"}{ $better }
# $what (String)
desk-worse-order = equally good except for { $what }
desk-criterion-met = pairs that have met
desk-criterion-bye-twice = earlier byes of who has the bye
desk-criterion-bye-score = points of who has the bye
desk-criterion-score = sum of the squared differences of the opponents’ points
desk-criterion-float = balance of moving up and down
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
desk-dead-end = No round exists in which nobody meets again: each of these { $count } groups can meet nobody outside it but { $without }, and there are fewer of those than groups: { $groups }. End the tournament after this round, let somebody sit out, or pair two by hand.
# $groups (String)
desk-dead-end-alone = No round exists in which nobody meets again: { $groups }. End the tournament after this round, let somebody sit out, or pair two by hand.
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
desk-outcome-draw = a draw
# $sides (String)
desk-outcome-black-forfeit = { $sides ->
    [order] The second player didn’t come: the first one wins by forfeit
   *[colours] White didn’t come: black wins by forfeit
}
# $sides (String)
desk-outcome-white-forfeit = { $sides ->
    [order] The first player didn’t come: the second one wins by forfeit
   *[colours] Black didn’t come: white wins by forfeit
}
desk-outcome-no-one = Neither came: both lose by forfeit
desk-outcome-awarded = Draw awarded without play
desk-draw-short = draw
desk-left = If it is a draw, enter first the time each has left
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
desk-more = Forfeits, take back
desk-take-back = Take the result back
desk-taken-back = result taken back
desk-corrected = corrected
# $name (String)
desk-me = You enter results as { $name }.
desk-begin = To the results
desk-begin-hint = The link is yours alone: whoever has it enters results under your name.
desk-nothing-yet = No round is published yet. This page shows the boards as soon as one is.
desk-filter = Find a board or a player
desk-show-open = Only without result
desk-show-all = All boards
desk-all-in = All results are in.
desk-offline = No connection. What you enter is kept on this phone and sent as soon as there is one; keep this page open.
desk-session-over = You are not let in any more: log in again, or ask the referee for a new link. What you entered is still kept on this phone.
desk-waiting = kept on this phone, waits for the connection
desk-sending = being sent…
desk-entry-stored = Stored.
desk-entry-disputed = Somebody entered another result: both are kept, the referee decides.
desk-away = Not paired in the next round
desk-withdrawn = withdrawn
desk-absent-next = misses the next round
desk-is-back = bring back
desk-do-absent = miss the next round
desk-do-withdraw = withdraw
desk-change = change
desk-assistants = Assistants
desk-assistants-hint = An assistant enters results on a phone with a link of their own, without an account. Nobody overwrites what somebody else entered.
desk-assistant-name = Name of the assistant
desk-invite = Make a link
# $name (String)
desk-invited = The link for { $name }. Scan it or copy it: it is shown until you say that you have it.
desk-qr = The link as a QR code
desk-copy = Copy
desk-copied = Copied
desk-revoke = revoke
desk-revoked = revoked
desk-revoke-confirm = Revoke this link? What was entered stays.
desk-log = What happened
desk-log-all = Everything that happened
# $name (String)
desk-log-title = What happened: { $name }
desk-log-empty = Nothing has happened yet.
# $system (String)
desk-log-plan = System chosen: { $system }
# $count (Number)
desk-log-enter = { $count ->
    [one] { $count } participant entered
   *[other] { $count } participants entered
}
# $name (String)
desk-log-amend = { $name }: data changed
# $name (String)
desk-log-remove = { $name } taken from the list
# $seed (String)
desk-log-draw = Lots drawn from the seed “{ $seed }”
desk-log-number = Numbers drawn by hand entered
# $name (String)
desk-log-absent = { $name } misses the next round
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
desk-log-rate = Round { $round }, board { $board }: whether the replay is rated
# $round (Number)
desk-log-close = Round { $round } closed
# $round (Number)
desk-log-back = Round { $round }: one step back
desk-log-finish = The tournament ended and became the table
desk-log-resume = The tournament goes on
desk-no-players = Nobody is entered yet. Paste a list below, one participant a line.
# $count (Number)
desk-unknown = { $count ->
    [one] { $count } participant may be a known player: say who it is.
   *[other] { $count } participants may be known players: say who they are.
}
desk-who-is = Who is this?
desk-that-is = Choose
desk-known = known to the federation
desk-field-name = Name
desk-field-born = Year or date of birth
desk-field-club = Club
desk-field-rank = Rank
desk-acts = Actions
desk-remove = Take from the list
desk-remove-confirm = Take this participant from the list? Lots have to be drawn again.
desk-add = Add participants
desk-people = One participant a line
desk-people-hint = The name first, with the year of birth behind it (Lysenko Ira 1980); then, separated by semicolons or tabs and in any order: club, city, country (name or code), rank, rating. Players of the federation are recognised by their names.
desk-nobody-found = The federation knows nobody of that name who doesn’t take part yet. Add the name below.
desk-do-add = Add
desk-plan = How it is held
desk-system = System
desk-rounds = Number of rounds
# $count (Number)
desk-rounds-hint = Empty: { $count }, as suits this number of participants.
desk-first-board = Number of the first board
desk-groups = McMahon groups
desk-groups-hint = Each group starts one win ahead of the group below it. The bars close the field at both ends: everybody at or above the upper bar starts in the top group.
desk-width = Rating points of a group
desk-top = Upper bar (rating)
desk-bottom = Lower bar (rating)
desk-boundary = Where a group begins
desk-boundary-floor = at the full hundred
desk-boundary-up = nearest hundred, 50 counts up
desk-boundary-down = nearest hundred, 50 counts down
desk-parameters = Parameters of the regulation
desk-parameters-hint = The first value of each is how the regulation is usually read.
desk-bye-points = Points for a bye (a win is 1)
desk-draw-points = Points for a draw
desk-draw-points-hint = In the rating a draw is always half a win. Points and places stay as they are counted here.
desk-ideal = Who meets whom inside a group
desk-ideal-neighbours = neighbours
desk-ideal-halves = upper half against lower half
desk-parity = Rank list for colours
desk-parity-text = as the text says
desk-parity-swapped = rounds swapped
desk-lots = Draw of lots
desk-lots-hint = Name the seed in front of everybody (a number thrown or called out). Anybody can repeat the draw from it; every draw stays listed.
desk-seed = Seed
desk-seed-hint = A number or any text; this one is only a suggestion.
desk-draw-lots = Draw lots
desk-draw-again = Draw again
desk-draw-confirm = Lots were drawn already. Draw again? The earlier draw stays listed for everybody.
desk-numbers = Numbers drawn by hand
desk-save-numbers = Enter these numbers
desk-draws = Draws so far
# $seed (String)
# $count (Number)
desk-draw-of = Seed “{ $seed }”, { $count } participants
# $count (Number)
desk-draw-by-hand = By hand, { $count } participants
desk-to-desk = To the desk
desk-no-referee-only = Only the referee does that.
desk-no-nothing = No round was played: there is nothing to make a table of.
desk-no-finished = The tournament is over. To change something, go on at the desk first.
desk-no-begun = Round 1 is published: participants, numbers and the system can’t be changed any more.
desk-no-unknown = There is no such participant any more. Look at the list again.
desk-no-name = A participant needs a name.
desk-no-too-many = A table holds at most 1000 participants and 40 rounds.
desk-no-nobody = There is nobody to pair.
desk-no-not-drawn = Draw lots first.
desk-no-seed = A seed is a number or a text of at most 120 characters.
desk-no-number = Everybody needs their own number, 1 or more.
desk-no-plan = At most 40 rounds, and boards from 1 to 9000.
desk-no-round = This is not the round that is on. Look at the desk again.
desk-no-stale = The round was changed meanwhile. Look at it again before you go on.
desk-no-outdated = Something has changed since this round was paired. Pair it again, then publish.
desk-no-started = The round has started: it can’t be paired again. Who doesn’t come loses by forfeit.
desk-no-reason = Say why: everybody has seen the pairing.
desk-no-not-both = Choose two different players who both play in this round.
desk-no-breaks = This breaks rules: confirm that you know it.
desk-no-champion-none = The knockout is over without a champion.
desk-no-more-rounds = Everybody has met everybody: there are no more rounds.
desk-no-not-published = The round is not published yet.
desk-no-repaired = Other players sit at this board now: the round was paired again. Nothing was stored; look at the boards again.
desk-no-closed = The round is closed: ask the referee to correct it.
desk-no-later-round = The next round or a replay depends on this result. Take that back first.
desk-no-time = A time left is at most a day.
desk-no-too-large = The numbers are too large to calculate with.
desk-no-width = A group needs a width of at least one point.
desk-no-bars = The lower bar is above the upper one.
# $text (String)
desk-no-too-long = Too long: { $text }…
# $text (String)
desk-no-country = “{ $text }” is no country that is known. Write its name or its code, for example Ukraine or UKR.
# $name (String)
desk-no-twice = { $name } is in the list already. Namesakes are told apart by the year of birth.
# $name (String)
desk-no-pasted-twice = { $name } is pasted twice. Namesakes are told apart by the year of birth.
# $line (Number)
# $field (String)
desk-no-line-year = Line { $line }: is “{ $field }” the year of birth or the rating? Write the year behind the name (Lysenko Ira 2012), or “rating { $field }”. Nothing was entered.
# $line (Number)
# $field (String)
desk-no-line-number = Line { $line }: “{ $field }” is too large for a rating. Nothing was entered.
# $line (Number)
# $field (String)
# $club (String)
desk-no-line-club = Line { $line }: “{ $field }” is neither a country nor a rank nor a rating, and “{ $club }” is the club already. Nothing was entered.
# $line (Number)
# $field (String)
desk-no-line-name = Line { $line }: the name is missing before “{ $field }”. The name stands first in its line. Nothing was entered.
# $number (Number)
desk-no-same-number = Two have the number { $number }.
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
desk-no-rating = No rating is { $rating }.
flash-desk-open = The desk is set up. Now enter the participants.
flash-desk-done = Done.
flash-desk-stored = The result is stored.
flash-desk-replays = Drawn games are played again: the replays stand in the round.
desk-no-late = Everybody’s games are fixed from the beginning in this system: nobody can come in any more.
# $most (String)
desk-no-late-points = Points can only be given for the rounds that were missed: { $most } at most.
desk-no-result = There is no played result at this board that could be annulled.
desk-no-annulled = This result was annulled. Take the annulment back before you change it.
desk-no-annulment = The regulation of this federation knows no annulled results: every game that was played counts. Correct the result instead.
desk-no-replay-unrated = The regulation of this federation rates every replay.
desk-no-replayed = This game was played again, and its replay has a result: take that back first.
desk-no-replay = Only a drawn or an annulled game is played again; in a knockout closing the round pairs it again.
# $most (Number)
desk-no-stones = At most { $most } stones can be noted.
# $count (Number)
desk-log-late = { $count ->
    [one] { $count } participant came in late
   *[other] { $count } participants came in late
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
desk-log-restore = Round { $round }, board { $board }: annulment taken back
# $round (Number)
# $board (Number)
desk-log-again-at = Round { $round }, board { $board }: to be played again
# $round (Number)
# $board (Number)
desk-log-stands = Round { $round }, board { $board }: not played again
desk-replays-label = Drawn games
desk-replays-none = stand; in a knockout they are played again, and the replay isn’t rated
desk-replays-none-rated = stand; in a knockout they are played again, and both games are rated
desk-replays-rated = are played again; both games are rated
desk-replays-unrated = are played again; the replay isn’t rated
desk-annulled = annulled
# $who (String)
# $when (String)
desk-annulled-by = Annulled by { $who }, { $when }.
# $stones (Number)
desk-stones-of = handicap { $stones }
# $board (Number)
desk-board-acts = Board { $board }: what else is to be noted
desk-more-acts = Stones, annulment, replay
desk-more-acts-plain = Annulment, replay
desk-more-acts-stones = Stones, replay
desk-more-acts-replay = Replay
desk-stones = Stones that white gives to black
desk-stones-hint = 1: black moves first, without komi. 0: an even game. They stand in the table.
desk-do-annul = Annul the result
desk-annul-hint = An annulled game is not rated; only its replay is, if there is one. Who annulled it, when and why stays on the page of the round.
desk-do-restore = Take the annulment back
desk-do-replay = Have the game played again
desk-do-stand = No replay of this game
desk-add-late = Late entry
# $round (Number)
desk-late-hint = Whoever comes in now plays from round { $round }, with the next number after those drawn by lot.
desk-late-points = Points for missed rounds
desk-late-points-hint = As the referee decides, counted as in the standings: 1 for a won game, 0.5 for a drawn one. Empty: none. Points need a reason.
# $round (Number)
desk-late-since = from round { $round }
# $points (String)
desk-late-given = { $points } p. for missed rounds
desk-registered = Registered players
desk-registered-hint = They have registered and aren’t among the participants yet. Taking them needs no typing.
desk-registered-here = has come
# $count (Number)
desk-take-all = { $count ->
    [one] Take the { $count } registered player
   *[other] Take all { $count } registered players
}
# $count (Number)
desk-take-here = { $count ->
    [one] Take the { $count } who has come
   *[other] Take the { $count } who have come
}
# $count (Number)
desk-registered-wait = { $count ->
    [one] { $count } registered player is no participant yet.
   *[other] { $count } registered players are no participants yet.
}
desk-public = Pages for players and the hall
desk-public-page = Public page
# $round (Number)
desk-print-round = Print the pairings of round { $round }
desk-print-standings = Print the standings
annulled-why = Why results were annulled
annulled-why-hint = One reason for all games marked with x. Games annulled at the desk, or rated so before, keep theirs. It stands on the page of the tournament with your name and the time of your signature.
problem-annulled = Results are annulled: say why.
# $text (String)
problem-annulment-unknown = “{ $text }”: this regulation annuls no results. Write ! for a game that was not played; x stands only for the replay of a draw.
