//! Numbers shared by all sets of rules.

use serde::{Deserialize, Serialize};

/// A rating outside the rules, which calculate in exact types; whole numbers are exact up to 2^53.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Points(pub f64);

/// The score of one game for one side, counted in half points so that it stays exact.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Score {
    /// 0 points.
    Loss,
    /// Half a point.
    Draw,
    /// 1 point.
    Win,
}

impl Score {
    /// The score in half points: 0, 1 or 2.
    pub fn half_points(self) -> i64 {
        match self {
            Score::Loss => 0,
            Score::Draw => 1,
            Score::Win => 2,
        }
    }

    /// The score with this many half points; `None` for anything but 0, 1, 2.
    pub fn from_halves(halves: i64) -> Option<Score> {
        match halves {
            0 => Some(Score::Loss),
            1 => Some(Score::Draw),
            2 => Some(Score::Win),
            _ => None,
        }
    }

    /// The opponent's score: the two scores add up to one point.
    pub fn opposite(self) -> Score {
        match self {
            Score::Loss => Score::Win,
            Score::Draw => Score::Draw,
            Score::Win => Score::Loss,
        }
    }
}
