//! The possible next steps and the reasons against others, for acts and buttons.

#[cfg(test)]
mod tests;

use super::act::Refusal;
use super::{Board, Desk, Outcome, Round, Stage, System};
use crate::table::MAX_ROUNDS;

/// A step that the referee may take next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Pairs a further round.
    Pair,
    /// Pairs the last round again.
    PairAgain {
        /// The step needs a reason.
        reason: bool,
    },
    /// Publishes the pairing.
    Publish,
    /// Starts the games.
    Start,
    /// Closes the round.
    Close {
        /// False: the step is refused with the number of missing results.
        complete: bool,
    },
    /// Takes one step back from this stage.
    Back(Stage),
    /// Ends the tournament.
    Finish,
    /// Resumes the tournament.
    Resume,
}

impl Round {
    pub(super) fn wants_reason(&self) -> bool {
        self.stage == Stage::Published
    }

    /// True if players may be swapped by hand: no game has begun, no result was ever entered.
    pub fn is_swappable(&self) -> bool {
        self.stage <= Stage::Published && self.boards.iter().all(|board| board.entries.is_empty())
    }

    pub(super) fn refuse_close(&self) -> Result<(), Refusal> {
        match (self.count_open(), self.count_disputed()) {
            (0, 0) => Ok(()),
            (0, disputed) => Err(Refusal::Disputed(disputed)),
            (open, _) => Err(Refusal::Unfinished(open)),
        }
    }

    pub(super) fn refuse_back(&self) -> Result<(), Refusal> {
        let told = |board: &Board| board.known_outcome().is_some() || !board.claims.is_empty();
        if self.stage == Stage::Started && self.boards.iter().any(told) {
            Err(Refusal::Started)
        } else {
            Ok(())
        }
    }
}

impl Desk {
    /// The referee's next steps for the rounds, the likeliest first.
    pub fn next_steps(&self) -> Vec<Step> {
        if self.finished {
            return vec![Step::Resume];
        }
        let Some((number, round)) = self.current_round() else {
            let pair = self
                .refuse_pair(self.rounds.len() + 1)
                .is_ok()
                .then_some(Step::Pair);
            let finish = self.refuse_finish().is_ok().then_some(Step::Finish);
            let reopen = self.rounds.last().map(|last| Step::Back(last.stage));
            let enough =
                self.plan.system != System::Knockout && self.rounds.len() >= self.planned_rounds();
            let likely = if enough {
                [finish, pair, reopen]
            } else {
                [pair, finish, reopen]
            };
            return likely.into_iter().flatten().collect();
        };
        let on = match round.stage {
            Stage::Paired => self.refuse_publish().is_ok().then_some(Step::Publish),
            Stage::Published => Some(Step::Start),
            Stage::Started => Some(Step::Close {
                complete: round.refuse_close().is_ok(),
            }),
            Stage::Closed => None,
        };
        let again = self.refuse_pair(number).is_ok().then(|| Step::PairAgain {
            reason: round.wants_reason(),
        });
        let back = round
            .refuse_back()
            .is_ok()
            .then_some(Step::Back(round.stage));
        [on, again, back].into_iter().flatten().collect()
    }

    pub(super) fn refuse_pair(&self, round: usize) -> Result<(), Refusal> {
        if !self.has_drawn_lots() {
            return Err(if self.entrants.is_empty() {
                Refusal::Nobody
            } else {
                Refusal::NotDrawn
            });
        }
        let begun = |last: &Round| {
            let entered = |board: &Board| !board.entries.is_empty() && !self.is_preset(board);
            last.stage > Stage::Published || last.boards.iter().any(entered)
        };
        match self.rounds.last() {
            Some(last) if round == self.rounds.len() && begun(last) => {
                return Err(Refusal::Started);
            }
            Some(_) if round == self.rounds.len() => {}
            None if round == 1 => {}
            Some(last) if round == self.rounds.len() + 1 && last.stage == Stage::Closed => {}
            _ => return Err(Refusal::Round),
        }
        match self.plan.system {
            _ if round > MAX_ROUNDS => Err(Refusal::NoMoreRounds),
            System::RoundRobin if self.entrants.len() < 2 => Err(Refusal::Nobody),
            System::RoundRobin if round > self.planned_rounds() => Err(Refusal::NoMoreRounds),
            System::Knockout => self.next_knockout_round(round).map(drop),
            System::Swiss | System::McMahon
                if self
                    .entrants
                    .iter()
                    .all(|e| e.withdrawn || self.absent.contains(&e.id)) =>
            {
                Err(Refusal::Nobody)
            }
            System::Swiss | System::McMahon | System::RoundRobin => Ok(()),
        }
    }

    fn is_preset(&self, board: &Board) -> bool {
        self.plan.system == System::RoundRobin
            && board.entries.len() == 1
            && board.known_outcome().is_some_and(Outcome::is_forfeit)
    }

    /// Refuses to end a tournament with an open game, which may be a replay in an earlier round.
    pub fn refuse_finish(&self) -> Result<(), Refusal> {
        match self.rounds.last() {
            None => return Err(Refusal::Nothing),
            Some(last) if last.stage != Stage::Closed => {
                return Err(Refusal::Unfinished(last.count_open()));
            }
            Some(_) => {}
        }
        match self.rounds.iter().map(Round::count_open).sum() {
            0 => Ok(()),
            open => Err(Refusal::Unfinished(open)),
        }
    }
}
