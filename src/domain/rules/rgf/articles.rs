//! The articles of the regulation. A paragraph without a number has that of its section and the
//! symbol that it defines.

use crate::article::{Article, Implementation};

pub(super) const ARTICLES: &[Article] = &[
    Article::new("1", Implementation::Deviation),
    Article::new("2", Implementation::Formula),
    Article::new("2 K", Implementation::Coefficient),
    Article::new("2 Db", Implementation::Spread),
    Article::new("2 B", Implementation::Influence),
    Article::new("2 DN", Implementation::ScoreDifference),
    Article::new("2 P", Implementation::Expectation),
    Article::new("2 S'", Implementation::NewDeviation),
    Article::new("3", Implementation::Handicap),
    Article::new("4", Implementation::Absence),
    Article::new("5", Implementation::AnomalyCorrected),
    Article::new("5 Kan", Implementation::Anomaly),
    Article::new("5 Ran", Implementation::AnomalyCorrected),
    Article::new("6", Implementation::Entry),
    Article::new("7", Implementation::AnomalyBound),
    Article::new("7 N", Implementation::FewGames).table("anomaly-games"),
    Article::new("7 R", Implementation::TopReduction).table("anomaly-rating"),
    Article::new("8", Implementation::Symbols),
    Article::new("9", Implementation::RankOfRating).table("ranks"),
];
