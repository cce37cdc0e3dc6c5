//! The articles of the regulation.

use crate::domain::article::{Article, Deed};

/// Every article, in order.
pub(super) const ARTICLES: &[Article] = &[
    Article::new("1.1", Deed::Ratings),
    Article::new("1.2", Deed::Groups),
    Article::new("1.3", Deed::Signatures),
    Article::new("1.4", Deed::EachTournament),
    Article::new("1.5", Deed::ListsDue),
    Article::new("1.6", Deed::CurrentList),
    Article::new("1.7", Deed::TimeControl),
    Article::new("2.1", Deed::RankOfRating),
    Article::new("2.2", Deed::RankNames),
    Article::new("2.3", Deed::RankOfRating),
    Article::new("2.4", Deed::RankFloats),
    Article::new("2.5", Deed::RankPublished),
    Article::new("2.6", Deed::RankPublished),
    Article::new("2.7", Deed::AgeProtects),
    Article::new("3.1", Deed::InitialRating),
    Article::new("3.2", Deed::Recommendation),
    Article::new("4.1", Deed::PlayedGames),
    Article::new("4.2", Deed::Formula),
    Article::new("4.3", Deed::Bonus),
    Article::new("4.4", Deed::Anomaly),
    Article::new("4.5", Deed::AnomalyBound),
    Article::new("4.6", Deed::Recalculation),
    Article::new("4.7", Deed::Recalculation),
    Article::new("4.8", Deed::Boards),
    Article::new("4.9", Deed::Rounding),
    Article::new("5.1", Deed::FixedPoints),
    Article::new("5.2", Deed::FixedPoints),
    Article::new("5.3", Deed::FixedPoints),
    Article::new("5.4", Deed::Recalculation),
    Article::new("5.5", Deed::Crossing),
];
