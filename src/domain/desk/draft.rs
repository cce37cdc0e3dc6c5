//! The pairing that only the referee has seen. [`Desk::apply`] discards it after an act that
//! changes its facts. Publishing compares them once more, for desks stored with another basis.

#[cfg(test)]
mod tests;

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::act::{Act, DeskUser, Refusal};
use super::{Change, Desk, Earlier, EntrantId, Plan, Round, Stage, System};
use crate::pairing::{Ending, Game};

/// Digest of the facts of a pairing.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Basis(String);

/// The change that made a draft invalid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Cause {
    /// A participant withdrew.
    Withdrawn {
        /// Id of the participant.
        who: EntrantId,
    },
    /// A withdrawn or absent participant plays after all.
    Back {
        /// Id of the participant.
        who: EntrantId,
    },
    /// A participant misses the round.
    Absent {
        /// Id of the participant.
        who: EntrantId,
    },
    /// Participants were entered, changed or removed.
    Participants,
    /// Lots were drawn again.
    Lots,
    /// The settings were changed.
    Settings,
    /// A result of an earlier round was corrected, annulled or restored, or is replayed.
    Result {
        /// Number of the round, from 1.
        round: usize,
        /// Number of the board in the round.
        board: usize,
    },
    /// The facts changed while the pairing was published. It has been taken back since.
    Earlier,
}

/// A draft that was discarded because its facts had changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Discarded {
    /// Number of the round, from 1.
    pub round: usize,
    /// The change.
    pub cause: Cause,
    /// Number of the act that changed the facts.
    pub seq: u64,
    /// The pairings of the round up to the discarded one.
    pub earlier: Vec<Earlier>,
}

#[derive(Serialize)]
struct Facts<'a> {
    plan: &'a Plan,
    seed: Option<&'a str>,
    entrants: Vec<EntrantFacts<'a>>,
    rounds: Vec<RoundFacts>,
}

#[derive(Serialize)]
struct EntrantFacts<'a> {
    id: EntrantId,
    number: Option<u64>,
    start: i64,
    withdrawn: bool,
    /// Not withdrawn; a knockout ignores absence (`docs/readings/wmsg.md` A28).
    absent: bool,
    /// Only the draw of a knockout reads it.
    country: Option<&'a str>,
}

#[derive(Serialize)]
struct RoundFacts {
    games: Vec<GameFacts>,
    byes: Vec<usize>,
}

#[derive(Serialize)]
struct GameFacts {
    black: usize,
    white: usize,
    result: char,
    forfeit: bool,
}

impl From<&Game> for GameFacts {
    fn from(game: &Game) -> GameFacts {
        let result = match game.result {
            Ending::Black => 'b',
            Ending::White => 'w',
            Ending::Draw => 'd',
            Ending::NoOne => 'n',
        };
        GameFacts {
            black: game.black.0,
            white: game.white.0,
            result,
            forfeit: game.forfeit,
        }
    }
}

impl Cause {
    fn from_act(act: &Act) -> Cause {
        match act {
            Act::Withdraw {
                who,
                withdrawn: true,
            } => Cause::Withdrawn { who: *who },
            Act::Absent { who, absent: true } => Cause::Absent { who: *who },
            Act::Withdraw { who, .. } | Act::Absent { who, .. } => Cause::Back { who: *who },
            Act::Enter { .. } | Act::Late { .. } | Act::Amend { .. } | Act::Remove { .. } => {
                Cause::Participants
            }
            Act::Draw { .. } | Act::Number { .. } => Cause::Lots,
            Act::Plan { .. } => Cause::Settings,
            Act::Result { round, board, .. }
            | Act::Stones { round, board, .. }
            | Act::Annul { round, board, .. }
            | Act::Replay { round, board, .. }
            | Act::Rate { round, board, .. } => Cause::Result {
                round: *round,
                board: *board,
            },
            Act::Pair { .. }
            | Act::Swap { .. }
            | Act::Publish { .. }
            | Act::Start { .. }
            | Act::Close { .. }
            | Act::Back { .. }
            | Act::Finish
            | Act::Resume => Cause::Earlier,
        }
    }
}

impl Desk {
    pub(super) fn pairing_basis(&self, number: usize) -> Basis {
        let knockout = self.plan.system == System::Knockout;
        let state = self.state_after(number.saturating_sub(1), u64::MAX, &[]);
        let entrants = self
            .entrants
            .iter()
            .zip(&state.players)
            .map(|(entrant, player)| EntrantFacts {
                id: entrant.id,
                number: entrant.number,
                start: player.start,
                withdrawn: entrant.withdrawn,
                absent: !entrant.withdrawn && !knockout && self.absent.contains(&entrant.id),
                country: player.country.as_deref().filter(|_| knockout),
            });
        let facts = Facts {
            plan: &self.plan,
            seed: self.last_seed(),
            entrants: entrants.collect(),
            rounds: state
                .rounds
                .iter()
                .map(|round| RoundFacts {
                    games: round.games.iter().map(GameFacts::from).collect(),
                    byes: round.byes.iter().map(|seat| seat.0).collect(),
                })
                .collect(),
        };
        // Serializing can't fail; an empty basis would only mean that the round is paired again.
        let text = serde_json::to_vec(&facts).unwrap_or_default();
        if text.is_empty() {
            Basis::default()
        } else {
            Basis(data_encoding::HEXLOWER.encode(&Sha256::digest(text)))
        }
    }

    pub(super) fn refuse_publish(&self) -> Result<(), Refusal> {
        let number = self.rounds.len();
        let valid = |round: &Round| {
            round.basis != Basis::default() && round.basis == self.pairing_basis(number)
        };
        match self.rounds.last() {
            Some(draft) if draft.stage == Stage::Paired && !valid(draft) => Err(Refusal::Outdated),
            _ => Ok(()),
        }
    }

    pub(super) fn drop_outdated_draft(&mut self) {
        if self.refuse_publish().is_err() {
            self.rounds.pop();
            self.forget_missed();
        }
    }

    /// Keeps the history of a removed draft, so that a form with an older pairing is stale.
    pub(super) fn note_discarded(
        &mut self,
        before: &Desk,
        act: &Act,
        by: &DeskUser,
        at: NaiveDateTime,
    ) {
        let given_up = matches!(
            act,
            Act::Back {
                stage: Stage::Paired,
                ..
            }
        );
        let Some(draft) = before
            .rounds
            .last()
            .filter(|_| !given_up && self.rounds.len() < before.rounds.len())
        else {
            return;
        };
        let mut earlier = draft.earlier.clone();
        earlier.push(draft.to_earlier("", by, at));
        self.discarded = Some(Discarded {
            round: before.rounds.len(),
            cause: Cause::from_act(act),
            seq: self.seq,
            earlier,
        });
    }

    /// The discarded draft of the round that is paired next.
    pub fn discarded_draft(&self) -> Option<&Discarded> {
        self.discarded
            .as_ref()
            .filter(|discarded| !self.finished && discarded.round == self.rounds.len() + 1)
    }
}

impl Round {
    pub(super) fn to_earlier(&self, reason: &str, by: &DeskUser, at: NaiveDateTime) -> Earlier {
        let by_hand: Vec<Change> = self.by_hand.clone();
        Earlier {
            pairs: self
                .boards
                .iter()
                .map(|board| [board.black, board.white])
                .collect(),
            byes: self.byes.clone(),
            reason: reason.trim().to_owned(),
            by: by.name.clone(),
            at,
            published: self.stage == Stage::Published,
            by_hand,
        }
    }
}
