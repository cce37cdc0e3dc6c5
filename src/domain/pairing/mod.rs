//! The pairing of players: Swiss "pairing by results", McMahon, knockout, round-robin; and the
//! final order. All functions depend on the state alone: the same facts always give the same round.
//!
//! Source: rules of go at the World Mind Sports Games 2008, Appendix 2; `docs/readings/wmsg.md`
//! decides what it leaves open: A1 to A36, M1 to M4 on McMahon (ufgo 1.2, rgf 9), and R1 on the
//! round-robin. `lot`: article 1. `swiss`: article 3, P.S. 1 to P.S. 4. `standings`: article 3(4).

use serde::{Deserialize, Serialize};

mod answer;
pub mod articles;
mod criteria;
mod explain;
mod history;
pub mod knockout;
mod lot;
pub mod matching;
pub mod mcmahon;
mod read;
pub mod round_robin;
mod standings;
mod state;
mod swiss;
#[cfg(test)]
mod tests;

pub use self::answer::{answer_pair, answer_standings, find_warnings};
pub use self::criteria::{CRITERIA, Criteria, RankOrder};
pub use self::explain::{
    Alternative, Black, Cause, Colours, CriterionDifference, CriterionValue, PairedRoundContext,
    Reason, SeatFacts, Worth, evaluate_round, find_consequences, with_pair, with_swap,
};
pub use self::history::{History, Record};
pub use self::lot::{black_lot, draw_numbers, draw_ticket, knockout_lot};
pub use self::standings::{Standing, final_standings};
pub use self::state::{
    Ending, Game, Kind, Place, Player, Problem, Problems, Round, Seat, Seed, State, System, Time,
};
pub use self::swiss::{Pair, PairedRound, Refusal, pair_round};

/// The organizer's settings, fixed when round 1 is published; the first values are the defaults.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Settings {
    /// Criterion 6 (reading A11).
    pub ideal: Ideal,
    /// The numbers that are higher in the rank list for colours (reading A6).
    pub parity: Parity,
    /// The points for a bye (reading A15).
    pub bye: ByePoints,
    /// The points for a drawn game, to each player (reading A13).
    pub draw: DrawPoints,
}

impl Settings {
    /// The points for a bye.
    #[must_use]
    pub fn bye_points(self) -> i64 {
        match self.bye {
            ByePoints::Two => 2,
            ByePoints::One => 1,
            ByePoints::Zero => 0,
        }
    }

    /// The points for a draw.
    #[must_use]
    pub fn draw_points(self) -> i64 {
        match self.draw {
            DrawPoints::One => 1,
            DrawPoints::Zero => 0,
        }
    }
}

/// P.S. 1: the ideal partner inside a group (reading A11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ideal {
    /// The nearest player in the pairing order.
    #[default]
    Neighbours,
    /// A player of the other half of the group: upper half against lower half.
    Halves,
}

/// Article 3(3): the order of numbers in the rank list (reading A6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Parity {
    /// Literally as in the text: smaller numbers are higher in even rounds.
    #[default]
    Text,
    /// Smaller numbers are higher in odd rounds.
    Swapped,
}

/// The points for a bye (reading A15).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ByePoints {
    /// As many as for a won game.
    #[default]
    Two,
    /// Half as many as for a won game.
    One,
    /// None.
    Zero,
}

/// The points for a drawn game, to each player (reading A13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawPoints {
    /// Half of a won game.
    #[default]
    One,
    /// None.
    Zero,
}
