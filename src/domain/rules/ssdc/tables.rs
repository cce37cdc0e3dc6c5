//! The printed tables and numbers.

use serde::{Deserialize, Serialize};

use super::units::Rating;
use crate::rules::Rank;
use crate::tournament::Category;

/// Articles 2.3, 2.3.2: the sports ranks from lowest to highest; a player without one has `N`.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(try_from = "String", into = "&'static str")]
pub enum SportsRank {
    /// No rank (2.3.2).
    #[default]
    None,
    /// Third-class.
    Third,
    /// Second-class.
    Second,
    /// First-class.
    First,
    /// Candidate master.
    Candidate,
    /// Master.
    Master,
    /// Honored master.
    Honored,
    /// Grandmaster.
    Grandmaster,
}

impl SportsRank {
    /// Every rank, lowest first.
    pub const ALL: [SportsRank; 8] = [
        SportsRank::None,
        SportsRank::Third,
        SportsRank::Second,
        SportsRank::First,
        SportsRank::Candidate,
        SportsRank::Master,
        SportsRank::Honored,
        SportsRank::Grandmaster,
    ];

    /// Article 2.3.1: the abbreviation.
    pub fn letter(self) -> &'static str {
        match self {
            SportsRank::None => "N",
            SportsRank::Third => "3",
            SportsRank::Second => "2",
            SportsRank::First => "1",
            SportsRank::Candidate => "C",
            SportsRank::Master => "M",
            SportsRank::Honored => "H",
            SportsRank::Grandmaster => "G",
        }
    }

    /// The rank with this abbreviation.
    pub fn from_letter(letter: &str) -> Option<SportsRank> {
        SportsRank::ALL
            .into_iter()
            .find(|rank| rank.letter() == letter)
    }

    pub(super) fn to_rank(self) -> Rank {
        Rank {
            step: self as u8,
            name: self.letter(),
        }
    }
}

impl TryFrom<String> for SportsRank {
    type Error = String;
    fn try_from(letter: String) -> Result<SportsRank, String> {
        SportsRank::from_letter(&letter)
            .ok_or_else(|| format!("{letter:?} is none of the ranks N, 3, 2, 1, C, M, H, G"))
    }
}

impl From<SportsRank> for &'static str {
    fn from(rank: SportsRank) -> &'static str {
        rank.letter()
    }
}

/// Article 2.4.1: the least classic rating of each rank. Lower bounds decide (A2a).
#[rustfmt::skip]
pub(super) const RANK_RATINGS: [(SportsRank, Rating); 7] = [
    (SportsRank::Grandmaster, Rating(2500.0)),
    (SportsRank::Honored,     Rating(2400.0)),
    (SportsRank::Master,      Rating(2300.0)),
    (SportsRank::Candidate,   Rating(2200.0)),
    (SportsRank::First,       Rating(2000.0)),
    (SportsRank::Second,      Rating(1800.0)),
    (SportsRank::Third,       Rating(1600.0)),
];

/// Article 2.4.2: the prize places 1, 2, 3 ...; a friendly tournament is in no category (3.5).
#[rustfmt::skip]
pub(super) const RANK_PLACES: [(Category, &[SportsRank]); 5] = [
    (Category::Highest, &[SportsRank::Grandmaster, SportsRank::Grandmaster, SportsRank::Grandmaster, SportsRank::Honored]),
    (Category::First,   &[SportsRank::Honored, SportsRank::Master, SportsRank::Master, SportsRank::Candidate]),
    (Category::Second,  &[SportsRank::Candidate, SportsRank::First, SportsRank::First, SportsRank::Second]),
    (Category::Third,   &[SportsRank::Second, SportsRank::Third, SportsRank::Third, SportsRank::Third]),
    (Category::Fourth,  &[]),
];
