//! The entry of results by several people at once.

use chrono::NaiveDateTime;

use super::act::{Answer, DeskUser, Refusal, ResultEntry};
use super::{Board, Desk, Entry, Outcome, Round, Stage, System};

const DAY: u32 = 86_400;

fn exceeds_a_day(left: Option<[u32; 2]>) -> bool {
    left.is_some_and(|left| left.iter().any(|seconds| *seconds > DAY))
}

impl Round {
    /// A closed round of a knockout is reopened by a drawn game (`undecided`), to be replayed.
    fn begin_play(&mut self, undecided: bool) {
        if self.stage == Stage::Published || (undecided && self.stage == Stage::Closed) {
            self.stage = Stage::Started;
        }
    }

    fn board_shown(&mut self, result: &ResultEntry) -> Option<&mut Board> {
        self.boards.iter_mut().find(|board| {
            board.number == result.board && [board.black, board.white] == result.players
        })
    }

    fn has_replay_after(&self, result: &ResultEntry) -> bool {
        self.boards.iter().any(|other| {
            other.number > result.board && other.replay && other.has_player(result.players[0])
        })
    }
}

impl Board {
    fn drop_claims(&mut self, by: &DeskUser, decide: bool) -> Answer {
        let before = self.claims.len();
        self.claims
            .retain(|claim| claim.by != by.name && !(decide && by.referee));
        if self.claims.len() == before {
            Answer::Nothing
        } else {
            Answer::Done
        }
    }

    fn refuse_settled(&self, superseded: bool) -> Result<(), Refusal> {
        if self.annulled.is_some() {
            Err(Refusal::Annulled)
        } else if superseded {
            Err(Refusal::Replayed)
        } else {
            Ok(())
        }
    }

    fn lets_decide(&self, result: &ResultEntry, by: &DeskUser) -> bool {
        let current = self.known_outcome();
        let own = self
            .entries
            .last()
            .is_none_or(|entry| entry.by == by.name || entry.outcome.is_none());
        (by.referee && result.decide)
            || (result.seen == current && (own || by.referee))
            || current == result.outcome
    }

    fn accept_entry(&mut self, entry: Entry, left: Option<[u32; 2]>, by: &DeskUser) {
        let outcome = entry.outcome;
        if self.known_outcome() != outcome {
            self.entries.push(entry);
        }
        self.left = left.or(self.left.filter(|_| outcome == Some(Outcome::Draw)));
        self.claims
            .retain(|claim| !by.referee && claim.by != by.name && claim.outcome != outcome);
    }
}

impl Desk {
    /// Another person's result becomes a claim for the referee. The author may correct while the
    /// round is played, the referee until the table is made (`docs/readings/wmsg.md` A33).
    pub(super) fn enter_result(
        &mut self,
        result: ResultEntry,
        by: &DeskUser,
        at: NaiveDateTime,
    ) -> Result<Answer, Refusal> {
        let outcome = result.outcome;
        if exceeds_a_day(result.left) {
            return Err(Refusal::Time);
        }
        let entry = Entry {
            outcome,
            by: by.name.clone(),
            at,
            seq: self.seq,
        };
        let is_last = result.round >= self.published_rounds();
        let knockout = self.plan.system == System::Knockout;
        let round = self
            .rounds
            .get_mut(result.round.wrapping_sub(1))
            .ok_or(Refusal::Round)?;
        if round.stage == Stage::Paired {
            return Err(Refusal::NotPublished);
        }
        let closed = round.stage == Stage::Closed;
        let superseded = round.has_replay_after(&result);
        let board = round.board_shown(&result).ok_or(Refusal::Repaired)?;
        let left = result
            .left
            .filter(|_| knockout && outcome == Some(Outcome::Draw));
        if board.known_outcome() == outcome && (left.is_none() || board.left == left) {
            return Ok(board.drop_claims(by, result.decide));
        }
        if closed && !by.referee {
            return Err(Refusal::Closed);
        }
        if board.known_outcome() != outcome {
            if knockout && (!is_last || superseded) {
                return Err(Refusal::LaterRound);
            }
            board.refuse_settled(superseded)?;
        }
        if closed && outcome.is_none() {
            return Err(Refusal::Closed);
        }
        if board.lets_decide(&result, by) {
            board.accept_entry(entry, left, by);
            round.begin_play(knockout && outcome == Some(Outcome::Draw));
            return Ok(Answer::Done);
        }
        board.claims.retain(|claim| claim.by != by.name);
        board.claims.push(entry);
        Ok(Answer::Disputed)
    }
}
