//! The articles of the regulation.

use crate::domain::article::{Article, Deed};

/// Every article, in order.
pub(super) const ARTICLES: &[Article] = &[
    Article::new("1", Deed::Deviation),
    Article::new("2", Deed::Formula),
    Article::new("3", Deed::Handicap),
    Article::new("4", Deed::Absence),
    Article::new("5", Deed::AnomalyCorrected),
    Article::new("6", Deed::Entry),
    Article::new("7", Deed::AnomalyBound),
    Article::new("8", Deed::Symbols),
    Article::new("9", Deed::RankOfRating),
];
