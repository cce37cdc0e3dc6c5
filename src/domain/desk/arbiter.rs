//! The arbiter's decisions at a board: stones, annulments, replays. If the tournament's regulations
//! say so, drawn games are replayed, and both games are rated (ssdc 1.7.1). Of an annulled game
//! only the replay is rated (ssdc 1.7.2). The last game of two players decides their pair.

use chrono::NaiveDateTime;

use super::act::{Answer, DeskUser, Refusal};
use super::rounds::refuse_long;
use super::{Annulment, Board, Desk, Outcome, Replays, Stage, System};
use crate::table::MAX_HANDICAP;

/// The decisions that the arbiter may take at a board now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Decisions {
    /// The result can be annulled.
    pub annul: bool,
    /// The annulled result can be restored.
    pub restore: bool,
    /// A replay can be ordered.
    pub replay: bool,
    /// The replay can be refused, or its order taken back.
    pub stand: bool,
}

impl Decisions {
    /// True if the arbiter may take at least one of them.
    pub fn any(self) -> bool {
        self.annul || self.restore || self.replay || self.stand
    }
}

impl Desk {
    /// The arbiter's decisions at a board of a round that [`Desk::apply`] accepts now.
    pub fn allowed_decisions(&self, round: usize, board: &Board) -> Decisions {
        let (number, knockout) = (board.number, self.plan.system == System::Knockout);
        let (later, drawn) = (
            self.later_game_state(round, number),
            board.known_outcome() == Some(Outcome::Draw),
        );
        let seen = !self.finished
            && self
                .rounds
                .get(round.wrapping_sub(1))
                .is_some_and(|round| round.stage > Stage::Paired);
        let unplayed = later != Some(true);
        let stays =
            later.is_some() || (drawn && self.plan.replays != Replays::None && !board.stands);
        Decisions {
            annul: seen && board.annulled.is_none() && self.refuse_annulment(round, board).is_ok(),
            restore: seen && unplayed && board.annulled.is_some(),
            replay: seen && !knockout && later.is_none() && (drawn || board.annulled.is_some()),
            stand: seen && !knockout && unplayed && stays,
        }
    }

    fn refuse_annulment(&self, round: usize, board: &Board) -> Result<(), Refusal> {
        if !self.rulings.annuls && board.annulled.is_none() {
            return Err(Refusal::NoAnnulment);
        }
        if self.plan.system == System::Knockout
            && (round < self.published_rounds()
                || self.later_game_state(round, board.number).is_some())
        {
            return Err(Refusal::LaterRound);
        }
        if board.annulled.is_none() && board.known_outcome().is_none_or(Outcome::is_forfeit) {
            return Err(Refusal::NoResult);
        }
        Ok(())
    }

    fn board_mut(&mut self, round: usize, board: usize) -> Result<&mut Board, Refusal> {
        let round = self
            .rounds
            .get_mut(round.wrapping_sub(1))
            .ok_or(Refusal::Round)?;
        if round.stage == Stage::Paired {
            return Err(Refusal::NotPublished);
        }
        round
            .boards
            .iter_mut()
            .find(|other| other.number == board)
            .ok_or(Refusal::Repaired)
    }

    /// `None`: no later game of the two in the round; `Some(true)`: it has a result or a claim.
    fn later_game_state(&self, round: usize, board: usize) -> Option<bool> {
        let round = self.rounds.get(round.wrapping_sub(1))?;
        let of = round.boards.iter().find(|other| other.number == board)?;
        let later = |other: &&Board| other.replay && other.number > board && other.same_two(of);
        let mut later = round.boards.iter().filter(later).peekable();
        later.peek()?;
        Some(later.any(|board| !board.entries.is_empty() || !board.claims.is_empty()))
    }

    pub(super) fn note_stones(
        &mut self,
        round: usize,
        board: usize,
        stones: u8,
        by: &DeskUser,
    ) -> Result<Answer, Refusal> {
        if stones > MAX_HANDICAP {
            return Err(Refusal::Stones);
        }
        let closed = self
            .rounds
            .get(round.wrapping_sub(1))
            .is_some_and(|round| round.stage == Stage::Closed);
        let place = self.board_mut(round, board)?;
        if closed && !by.referee {
            return Err(Refusal::Closed);
        }
        let before = std::mem::replace(&mut place.stones, stones);
        Ok(if before == stones {
            Answer::Nothing
        } else {
            Answer::Done
        })
    }

    pub(super) fn annul_result(
        &mut self,
        round: usize,
        board: usize,
        reason: &str,
        by: &DeskUser,
        at: NaiveDateTime,
    ) -> Result<Answer, Refusal> {
        let (seq, knockout) = (self.seq, self.plan.system == System::Knockout);
        let of = self.board_mut(round, board)?.clone();
        self.refuse_annulment(round, &of)?;
        let place = self.board_mut(round, board)?;
        if place.annulled.is_some() {
            return Ok(Answer::Nothing);
        }
        if reason.trim().is_empty() {
            return Err(Refusal::ReasonMissing);
        }
        refuse_long(reason)?;
        place.annulled = Some(Annulment {
            reason: reason.trim().to_owned(),
            by: by.name.clone(),
            at,
            seq,
        });
        place.claims.clear();
        if knockout {
            self.reopen_round(round);
        }
        Ok(Answer::Done)
    }

    pub(super) fn restore_result(&mut self, round: usize, board: usize) -> Result<Answer, Refusal> {
        if self.board_mut(round, board)?.annulled.is_none() {
            return Ok(Answer::Nothing);
        }
        self.drop_replays(round, board)?;
        self.board_mut(round, board)?.annulled = None;
        Ok(Answer::Done)
    }

    fn drop_replays(&mut self, round: usize, board: usize) -> Result<(), Refusal> {
        if self.later_game_state(round, board) == Some(true) {
            return Err(Refusal::Replayed);
        }
        let of = self.board_mut(round, board)?.clone();
        if let Some(round) = self.rounds.get_mut(round.wrapping_sub(1)) {
            round
                .boards
                .retain(|other| !(other.replay && other.number > board && other.same_two(&of)));
        }
        Ok(())
    }

    pub(super) fn order_replay(&mut self, round: usize, board: usize) -> Result<Answer, Refusal> {
        let last = self.rounds.len();
        if self.plan.system == System::Knockout {
            // In a knockout, closing the round orders all necessary replays.
            return Err(Refusal::NoReplay);
        }
        match self.later_game_state(round, board) {
            Some(false) => return Ok(Answer::Nothing),
            Some(true) => return Err(Refusal::Replayed),
            None => {}
        }
        let place = self.board_mut(round, board)?;
        if place.annulled.is_none() && place.known_outcome() != Some(Outcome::Draw) {
            return Err(Refusal::NoReplay);
        }
        place.stands = false;
        let of = place.clone();
        let next = self.next_replay(round, &of, 0);
        let current = self
            .rounds
            .get_mut(round.wrapping_sub(1))
            .ok_or(Refusal::Round)?;
        current.boards.push(next);
        if round == last {
            self.reopen_round(round);
        }
        Ok(Answer::Replays(1))
    }

    pub(super) fn let_stand(&mut self, round: usize, board: usize) -> Result<Answer, Refusal> {
        if self.plan.system == System::Knockout {
            return Err(Refusal::NoReplay);
        }
        let before = self.later_game_state(round, board);
        self.drop_replays(round, board)?;
        let place = self.board_mut(round, board)?;
        let changed = before.is_some() || !place.stands;
        place.stands = true;
        Ok(if changed {
            Answer::Done
        } else {
            Answer::Nothing
        })
    }

    pub(super) fn set_rated(
        &mut self,
        round: usize,
        board: usize,
        rated: bool,
    ) -> Result<Answer, Refusal> {
        if !rated && self.rulings.rates_replays {
            return Err(Refusal::ReplayRated);
        }
        let found = self
            .rounds
            .get_mut(round.wrapping_sub(1))
            .ok_or(Refusal::Round)?;
        let found = found
            .boards
            .iter_mut()
            .find(|b| b.number == board && b.replay)
            .ok_or(Refusal::Repaired)?;
        let changed = found.rated != rated;
        found.rated = rated;
        Ok(if changed {
            Answer::Done
        } else {
            Answer::Nothing
        })
    }

    fn reopen_round(&mut self, round: usize) {
        if let Some(round) = self
            .rounds
            .get_mut(round.wrapping_sub(1))
            .filter(|round| round.stage == Stage::Closed)
        {
            round.stage = Stage::Started;
        }
    }

    /// `skip`: the number of boards to be numbered before it.
    fn next_replay(&self, round: usize, of: &Board, skip: usize) -> Board {
        let numbers = self
            .rounds
            .get(round.wrapping_sub(1))
            .into_iter()
            .flat_map(|round| &round.boards)
            .map(|board| board.number);
        let number = numbers.max().map_or(self.plan.first_board, |most| most + 1) + skip;
        let rated = self.replay_is_rated(Some(of));
        Board {
            replay: true,
            rated,
            stones: of.stones,
            since: self.seq,
            ..Board::new(number, of.white, of.black)
        }
    }

    /// The replay of an annulled game is rated if the game itself was.
    pub(super) fn replay_is_rated(&self, of: Option<&Board>) -> bool {
        match of {
            _ if self.rulings.rates_replays => true,
            Some(of) if of.annulled.is_some() => !of.replay || of.rated,
            _ if self.plan.system == System::Knockout => self.plan.replays == Replays::Rated,
            _ => self.plan.replays != Replays::Unrated,
        }
    }

    /// Each game is replayed once; further games are the referee's decision.
    pub(super) fn replays_of_draws(&self, number: usize) -> Vec<Board> {
        let Some(round) = self
            .rounds
            .get(number.wrapping_sub(1))
            .filter(|_| self.plan.replays != Replays::None)
        else {
            return Vec::new();
        };
        let drawn = |board: &&Board| {
            let first = !board.replay
                && !board.stands
                && board.annulled.is_none()
                && board.known_outcome() == Some(Outcome::Draw);
            first
                && !round
                    .boards
                    .iter()
                    .any(|other| other.replay && other.same_two(board))
        };
        round
            .boards
            .iter()
            .filter(drawn)
            .enumerate()
            .map(|(skip, board)| self.next_replay(number, board, skip))
            .collect()
    }
}
