//! The pairing of players: Swiss "pairing by results", McMahon, knockout, round-robin; and the final order.
//!
//! Source: rules of go at the World Mind Sports Games 2008, Appendix 2 (the Swiss system, and a paragraph on the knockout). What that page
//! leaves open is decided by numbered readings, A1 to A36, which stand where they are used. `M1` to `M4` are readings of ours on McMahon
//! (ufgo 1.2, rgf 9), `R1` on the round-robin: no regulation says how.
//!
//! | file | what |
//! | --- | --- |
//! | `state` | a tournament so far |
//! | `read` | the same from JSON; all mistakes at once |
//! | `lot` | numbers and draws from a public seed (article 1) |
//! | `history` | what the finished rounds say about a player |
//! | `criteria` | what a round is judged by, and its weights |
//! | `swiss` | the best round: article 3, P.S. 1 to P.S. 4 |
//! | `explain` | why this pair, what another one would make worse, why there is no round |
//! | `standings` | article 3(4) |
//! | `knockout` | the last paragraph |
//! | `round_robin` | Berger's tables |
//! | `mcmahon` | groups by rating |
//! | `answer` | what the commands print |
//! | `matching` | the cheapest perfect matching, exact and with its proof |
//!
//! Everything here is a function of the state: the same facts always give the same round.

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

pub use self::answer::{answer_pair, answer_standings, warnings};
pub use self::criteria::{CRITERIA, Criteria, RankOrder};
pub use self::explain::{
    Alternative, Black, Cause, Colours, Judged, Known, Reason, Scene, Worse, Worth, consequences, criteria, with_pair, with_swap,
};
pub use self::history::{History, Record};
pub use self::lot::{black_lot, knockout_lot, numbers, ticket};
pub use self::standings::{Standing, standings};
pub use self::state::{Ending, Game, Kind, Place, Player, Problem, Problems, Round, Seat, Seed, State, System, Time};
pub use self::swiss::{Pair, Paired, Refusal, pair};

/// What the organizer of a Swiss tournament may set; fixed when round 1 is published. The first value of each is the default.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Settings {
    /// Criterion 6 (reading A11).
    pub ideal: Ideal,
    /// Which numbers stand higher in the rank list that decides colours (reading A6).
    pub parity: Parity,
    /// What a bye is worth (reading A15).
    pub bye: ByePoints,
    /// What a drawn game is worth to each (reading A13).
    pub draw: DrawPoints,
}

impl Settings {
    /// A bye in points.
    #[must_use]
    pub fn bye_points(self) -> i64 {
        match self.bye {
            ByePoints::Two => 2,
            ByePoints::One => 1,
            ByePoints::Zero => 0,
        }
    }

    /// A draw in points.
    #[must_use]
    pub fn draw_points(self) -> i64 {
        match self.draw {
            DrawPoints::One => 1,
            DrawPoints::Zero => 0,
        }
    }
}

/// P.S. 1: who meets whom inside a group (reading A11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ideal {
    /// The nearest in the pairing order.
    #[default]
    Neighbours,
    /// The upper half of a group the lower half.
    Halves,
}

/// Article 3(3): the order of numbers in the rank list (reading A6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Parity {
    /// As the text stands: smaller numbers higher in even rounds.
    #[default]
    Text,
    /// Smaller numbers higher in odd rounds.
    Swapped,
}

/// What a bye is worth (reading A15).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ByePoints {
    /// As a won game.
    #[default]
    Two,
    /// Half of that.
    One,
    /// Nothing.
    Zero,
}

/// What a drawn game is worth to each (reading A13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawPoints {
    /// Half of a won game.
    #[default]
    One,
    /// Nothing.
    Zero,
}
