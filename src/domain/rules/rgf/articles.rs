//! The articles of the regulation. A paragraph without a number has that of its section and the
//! symbol that it defines.

use crate::article::{Article, Deed};

pub(super) const ARTICLES: &[Article] = &[
    Article::new("1", Deed::Deviation),
    Article::new("2", Deed::Formula),
    Article::new("2 K", Deed::Coefficient),
    Article::new("2 Db", Deed::Spread),
    Article::new("2 B", Deed::Influence),
    Article::new("2 DN", Deed::ScoreDifference),
    Article::new("2 P", Deed::Expectation),
    Article::new("2 S'", Deed::NewDeviation),
    Article::new("3", Deed::Handicap),
    Article::new("4", Deed::Absence),
    Article::new("5", Deed::AnomalyCorrected),
    Article::new("5 Kan", Deed::Anomaly),
    Article::new("5 Ran", Deed::AnomalyCorrected),
    Article::new("6", Deed::Entry),
    Article::new("7", Deed::AnomalyBound),
    Article::new("7 N", Deed::FewGames).table("anomaly-games"),
    Article::new("7 R", Deed::TopReduction).table("anomaly-rating"),
    Article::new("8", Deed::Symbols),
    Article::new("9", Deed::RankOfRating).table("ranks"),
];
