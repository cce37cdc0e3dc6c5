//! The entry of results by several people at once.

use chrono::NaiveDateTime;

use super::act::{Answer, By, Refusal, ResultEntry};
use super::{Desk, Entry, Outcome, Round, Stage, System};

/// Upper bound of the time left, in seconds.
const DAY: u32 = 86_400;

impl Round {
    /// Starts the round because a result was entered. A closed round of a knockout is reopened if a
    /// game is now drawn (`undecided`): one player has to advance, so the game is replayed when the
    /// round is closed again.
    fn begin(&mut self, undecided: bool) {
        if self.stage == Stage::Published || (undecided && self.stage == Stage::Closed) {
            self.stage = Stage::Started;
        }
    }
}

impl Desk {
    /// Enters a result. An entry never overwrites the entry of another person: a different result
    /// becomes a claim, and the referee decides. The author of an entry may correct it while the
    /// round is played. The referee may correct any entry until the table is made; rounds that were
    /// paired since stay as they are (`docs/readings/wmsg.md` A33).
    pub(super) fn enter_result(
        &mut self,
        result: ResultEntry,
        by: &By,
        at: NaiveDateTime,
    ) -> Result<Answer, Refusal> {
        let ResultEntry {
            round: number,
            board,
            players,
            outcome,
            seen,
            left,
            decide,
        } = result;
        if left.is_some_and(|left| left.iter().any(|seconds| *seconds > DAY)) {
            return Err(Refusal::Time);
        }
        // A draft of the next round is discarded when its facts change.
        let (last, seq, knockout) = (
            self.published(),
            self.seq,
            self.plan.system == System::Knockout,
        );
        let round = self
            .rounds
            .get_mut(number.wrapping_sub(1))
            .ok_or(Refusal::Round)?;
        if round.stage == Stage::Paired {
            return Err(Refusal::NotPublished);
        }
        let closed = round.stage == Stage::Closed;
        let superseded = round
            .boards
            .iter()
            .any(|other| other.number > board && other.replay && other.has(players[0]));
        let place = round
            .boards
            .iter_mut()
            .find(|b| b.number == board && [b.black, b.white] == players)
            .ok_or(Refusal::Repaired)?;
        let current = place.outcome();
        let left = left.filter(|_| knockout && outcome == Some(Outcome::Draw));
        if current == outcome && (left.is_none() || place.left == left) {
            let before = place.claims.len();
            place
                .claims
                .retain(|claim| claim.by != by.name && !(decide && by.referee));
            return Ok(if place.claims.len() == before {
                Answer::Nothing
            } else {
                Answer::Done
            });
        }
        if closed && !by.referee {
            return Err(Refusal::Closed);
        }
        match (knockout, superseded) {
            _ if current == outcome => {}
            (true, _) if number < last || superseded => return Err(Refusal::LaterRound),
            _ if place.annulled.is_some() => return Err(Refusal::Annulled),
            (_, true) => return Err(Refusal::Replayed),
            _ => {}
        }
        if closed && outcome.is_none() {
            return Err(Refusal::Closed);
        }
        let own = place
            .entries
            .last()
            .is_none_or(|entry| entry.by == by.name || entry.outcome.is_none());
        let entry = Entry {
            outcome,
            by: by.name.clone(),
            at,
            seq,
        };
        let accepted = (by.referee && decide)
            || (seen == current && (own || by.referee))
            || current == outcome;
        if accepted {
            if current != outcome {
                place.entries.push(entry);
            }
            place.left = left.or(place.left.filter(|_| outcome == Some(Outcome::Draw)));
            place
                .claims
                .retain(|claim| !by.referee && claim.by != by.name && claim.outcome != outcome);
            round.begin(knockout && outcome == Some(Outcome::Draw));
            return Ok(Answer::Done);
        }
        place.claims.retain(|claim| claim.by != by.name);
        place.claims.push(entry);
        Ok(Answer::Disputed)
    }
}
