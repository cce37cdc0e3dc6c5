//! The results of rules, or the reason for having none.

use super::Rank;
use crate::number::Points;
use crate::player::PlayerKey;
use crate::tournament::{Category, Pool};

/// The result of a tournament for one player.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// The player of the line.
    pub player: PlayerKey,
    /// Rating before; `None` if unrated.
    pub before: Option<Points>,
    /// Rating after; `None` if none was given.
    pub after: Option<Points>,
    /// Rank before; `None` if there was none.
    pub rank_before: Option<Rank>,
    /// Rank after.
    pub rank: Option<Rank>,
    /// True if the rating before has a star.
    pub provisional_before: bool,
    /// ssdc: pool and rated games after.
    pub pool: Option<(Pool, u32)>,
    /// rgf: the change of the deviation.
    pub deviation: Option<DeviationChange>,
    /// True if the result was anomalous in at least one pass: marked `!`.
    pub anomalous: bool,
    /// True if the rating after has a star.
    pub provisional: bool,
    /// The changes of rank in order, which lead from `rank_before` to `rank`.
    pub rank_changes: Vec<RankChange>,
}

/// A change of rank by a tournament.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RankChange {
    /// The article by which the rank changes.
    pub article: &'static str,
    /// Rank before; `None` if there was none.
    pub before: Option<Rank>,
    /// Rank after.
    pub after: Option<Rank>,
    /// The ground of the change.
    pub ground: RankGround,
}

/// The ground on which a rank is given.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum RankGround {
    /// A rating that was reached.
    Rating {
        /// The rating: that after the tournament, or one reached during it (ssdc 2.4.1).
        rating: Points,
        /// The least rating for the rank, if the rules name one.
        from: Option<Points>,
    },
    /// A place in a tournament of a category (ssdc 2.4.2).
    Place {
        /// The category of the tournament.
        category: Category,
        /// The place, from 1.
        place: u32,
    },
}

/// The change of a deviation by a tournament (rgf), in rating points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DeviationChange {
    /// Deviation before; `None` if there was none.
    pub before: Option<f64>,
    /// Deviation after; `None` if none was given.
    pub after: Option<f64>,
    /// The anomaly of the result, 0 to 1.
    pub anomaly: f64,
}

/// A rated tournament.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Rated {
    /// Number of calculation passes.
    pub passes: u32,
    /// One line for each affected player, in the order of ids.
    pub lines: Vec<Line>,
    /// Participants of played games whose ratings are not recalculated (ufgo 1.7).
    pub frozen: Vec<PlayerKey>,
}

impl Rated {
    /// The stored passes: 0 if no rating was recalculated (ufgo 1.7, friendly ssdc, new rgf
    /// players).
    pub fn kept_passes(&self) -> i64 {
        if self.lines.iter().all(|line| line.after.is_none()) {
            0
        } else {
            i64::from(self.passes)
        }
    }
}

/// A published list, for rules with pools one per pool.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Published {
    /// Players in order of the list, for each pool (`None`: the rules have no pools).
    pub pools: Vec<(Option<Pool>, Vec<RatingListEntry>)>,
    /// Ranks changed by the publication itself (ufgo 2.5, 2.6) or kept from falling (2.7).
    pub decisions: Vec<Decision>,
}

/// One entry of a list.
#[derive(Debug, Clone, PartialEq)]
pub struct RatingListEntry {
    /// The listed player.
    pub player: PlayerKey,
    /// Rating in points.
    pub rating: Points,
    /// Deviation, if the rules have one.
    pub deviation: Option<f64>,
    /// Rank; `None` if the rules have none.
    pub rank: Option<Rank>,
    /// True if the rating has a star.
    pub provisional: bool,
}

/// A decision of a publication about one player's rank.
#[derive(Debug, Clone, PartialEq)]
pub struct Decision {
    /// The player whose rank is decided.
    pub player: PlayerKey,
    /// The article of the decision.
    pub article: &'static str,
    /// Rank before.
    pub before: Option<Rank>,
    /// Rank after.
    pub after: Option<Rank>,
    /// The norm that was reached or lost, in points.
    pub norm: Option<Points>,
}

/// A shift of all ratings against the mean change of some stable players (rgf 1).
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Correction {
    /// In points; ratings that reach a limit of the rules are shifted less.
    pub shift: f64,
    /// The stable players, best first.
    pub anchors: Vec<Anchor>,
    /// All players with a rating, in the order of ids.
    pub players: Vec<Corrected>,
}

/// A stable player by whom a correction is measured.
#[derive(Debug, Clone, PartialEq)]
pub struct Anchor {
    /// The stable player.
    pub player: PlayerKey,
    /// Rating at the beginning of the period.
    pub before: Points,
    /// Rating now.
    pub now: Points,
    /// Deviation now.
    pub deviation: f64,
}

/// The effect of a correction on one player.
#[derive(Debug, Clone, PartialEq)]
pub struct Corrected {
    /// The corrected player.
    pub player: PlayerKey,
    /// Rating before the correction.
    pub before: Points,
    /// Rating after the correction.
    pub after: Points,
    /// Rank before the correction.
    pub rank_before: Option<Rank>,
    /// Rank after the correction.
    pub rank: Option<Rank>,
    /// Deviation before and after the correction, if the rules have one.
    pub deviation: Option<(f64, f64)>,
}

/// The reason why a tournament cannot be rated; nothing was changed.
#[derive(Debug, Clone, PartialEq)]
pub struct Refused {
    /// The article of the regulation.
    pub article: &'static str,
    /// The kind of refusal.
    pub kind: RefusedKind,
}

/// The kinds of [`Refused`].
#[derive(Debug, Clone, PartialEq)]
pub enum RefusedKind {
    /// ufgo 4.7: results are still anomalous after the last allowed pass.
    Endless {
        /// The pass limit.
        limit: u32,
        /// The players who were anomalous in the last pass, each with the start value of that pass.
        anomalous: Vec<(PlayerKey, Points)>,
    },
    /// rgf 2: the rating is calculated by months, and the day of this round is not recorded.
    RoundWithoutDay {
        /// The round, counted from 1; `None` if a game has no round.
        round: Option<i64>,
    },
    /// A new rating is outside the range of numbers that the rules can handle.
    OutOfRange {
        /// The player with that rating.
        player: PlayerKey,
        /// An English sentence about the mistake and where to look.
        sentence: String,
    },
}
