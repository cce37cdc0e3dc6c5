//! The results that rules give: for a tournament, a published list, a correction of everybody; or the reason why there is none.

use super::Rank;
use crate::domain::number::Points;
use crate::domain::player::PlayerKey;
use crate::domain::tournament::{Category, Pool};

/// What a tournament did to one player.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// The player.
    pub player: PlayerKey,
    /// Rating before; `None`: had none.
    pub before: Option<Points>,
    /// Rating after; `None`: none was given.
    pub after: Option<Points>,
    /// Rank before.
    pub rank_before: Option<Rank>,
    /// Rank after.
    pub rank: Option<Rank>,
    /// The rating before has a star.
    pub provisional_before: bool,
    /// ssdc: pool and rated games after.
    pub pool: Option<(Pool, u32)>,
    /// rgf: what happened to the deviation.
    pub deviation: Option<DeviationChange>,
    /// The result was anomalous in at least one pass: marked `!`.
    pub anomalous: bool,
    /// The rating has a star.
    pub provisional: bool,
    /// The changes of rank in the order in which they were made, each with its ground: together from `rank_before` to `rank`.
    pub rank_changes: Vec<RankChange>,
}

/// A change of rank by a tournament.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RankChange {
    /// Article.
    pub article: &'static str,
    /// Rank before; `None`: had none.
    pub before: Option<Rank>,
    /// Rank after.
    pub after: Option<Rank>,
    /// What the rules give the rank for.
    pub ground: RankGround,
}

/// What the rules give a rank for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum RankGround {
    /// A rating.
    Rating {
        /// The rating: that after the tournament, or the one that was reached in its course (ssdc 2.4.1).
        rating: Points,
        /// The rating from which on the rank is held, where the rules name one.
        from: Option<Points>,
    },
    /// A place in a tournament of a category (ssdc 2.4.2).
    Place {
        /// The category.
        category: Category,
        /// The place.
        place: u32,
    },
}

/// What a tournament did to a deviation (rgf), in rating points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DeviationChange {
    /// Deviation before; `None`: had none.
    pub before: Option<f64>,
    /// Deviation after; `None`: none was given.
    pub after: Option<f64>,
    /// The anomaly of the result, 0 to 1.
    pub anomaly: f64,
}

/// A rated tournament.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Rated {
    /// Calculation passes.
    pub passes: u32,
    /// One line per touched player, in the order of ids.
    pub lines: Vec<Line>,
    /// Participants of played games who are not recalculated (ufgo 1.7).
    pub frozen: Vec<PlayerKey>,
}

impl Rated {
    /// The passes as a tournament keeps them: 0 where nobody was recalculated (ufgo 1.7, friendly ssdc tournaments, rgf newcomers alone), whatever the rules
    /// count.
    pub fn kept_passes(&self) -> i64 {
        if self.lines.iter().all(|line| line.after.is_none()) { 0 } else { i64::from(self.passes) }
    }
}

/// A published list, for rules with pools one per pool.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Published {
    /// Players in order of the list, per pool (`None`: the rules have no pools). Places are 1, 2, 3 ...
    pub pools: Vec<(Option<Pool>, Vec<Listed>)>,
    /// Ranks changed by the publication itself (ufgo 2.5, 2.6) or kept from falling (2.7).
    pub decisions: Vec<Decision>,
}

/// One entry of a list.
#[derive(Debug, Clone, PartialEq)]
pub struct Listed {
    /// The player.
    pub player: PlayerKey,
    /// Rating.
    pub rating: Points,
    /// Deviation, where the rules have one.
    pub deviation: Option<f64>,
    /// Rank.
    pub rank: Option<Rank>,
    /// The rating has a star.
    pub provisional: bool,
}

/// What a publication decided about one player's rank.
#[derive(Debug, Clone, PartialEq)]
pub struct Decision {
    /// The player.
    pub player: PlayerKey,
    /// Article.
    pub article: &'static str,
    /// Rank before and after.
    pub before: Option<Rank>,
    /// Rank after.
    pub after: Option<Rank>,
    /// The norm that was reached or lost, in points.
    pub norm: Option<Points>,
}

/// A correction of a whole list (rgf 1): everybody is shifted against the mean change of some stable players.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Correction {
    /// By how much everybody is shifted; who reaches a limit of the rules, by less.
    pub shift: f64,
    /// The stable players, best first.
    pub anchors: Vec<Anchor>,
    /// Everybody with a rating, in the order of ids.
    pub players: Vec<Corrected>,
}

/// A player that a correction is measured by.
#[derive(Debug, Clone, PartialEq)]
pub struct Anchor {
    /// The player.
    pub player: PlayerKey,
    /// Rating at the beginning of the period.
    pub before: Points,
    /// Rating now.
    pub now: Points,
    /// Deviation now.
    pub deviation: f64,
}

/// What a correction does to one player.
#[derive(Debug, Clone, PartialEq)]
pub struct Corrected {
    /// The player.
    pub player: PlayerKey,
    /// Rating before it.
    pub before: Points,
    /// Rating after it.
    pub after: Points,
    /// Rank before it.
    pub rank_before: Option<Rank>,
    /// Rank after it.
    pub rank: Option<Rank>,
    /// Deviation before and after it, where the rules have one.
    pub deviation: Option<(f64, f64)>,
}

/// Why a tournament could not be rated; nothing was changed.
#[derive(Debug, Clone, PartialEq)]
pub struct Refused {
    /// Article of the regulation.
    pub article: &'static str,
    /// The kind of refusal.
    pub kind: RefusedKind,
}

/// The kinds of [`Refused`].
#[derive(Debug, Clone, PartialEq)]
pub enum RefusedKind {
    /// ufgo 4.7: somebody is still anomalous after the last allowed pass: limit, and who with which start values.
    Endless {
        /// The pass limit.
        limit: u32,
        /// The players who were anomalous in the last pass, each with the start value of that pass.
        anomalous: Vec<(PlayerKey, Points)>,
    },
    /// rgf 2: it is calculated by months, and the day of this round isn't noted.
    RoundWithoutDay {
        /// The round, counted from 1; `None`: a game is in no round.
        round: Option<i64>,
    },
    /// A new rating is no number that the rules can carry: whose, and an English sentence.
    OutOfRange {
        /// The player.
        player: PlayerKey,
        /// What is wrong, and where to look.
        sentence: String,
    },
}
