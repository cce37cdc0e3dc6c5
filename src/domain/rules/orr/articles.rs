//! The articles of the regulation. Its paragraphs have the number of their section and the symbol
//! that they define. The section about provisional ratings has no number either, and is 3.

use crate::article::{Article, Implementation};

pub(super) const ARTICLES: &[Article] = &[
    Article::new("1", Implementation::Formula),
    Article::new("1 PD", Implementation::Expectation).with_parameter("pd_rounded"),
    Article::new("1 S", Implementation::PointsOfGames),
    Article::new("1 SR", Implementation::ScoreDifference),
    Article::new("1 K", Implementation::Coefficient).table("k"),
    Article::new("1 R", Implementation::Rounding).with_parameter("change_rounded"),
    Article::new("2", Implementation::Estimate),
    Article::new("2 n", Implementation::FieldSize),
    Article::new("2 Y", Implementation::OpponentAges),
    Article::new("2 N", Implementation::PlayedGames),
    Article::new("2 Ki", Implementation::PlayerCoefficient),
    Article::new("2 Kt", Implementation::TournamentCoefficient),
    Article::new("2 Rmax", Implementation::Corridor),
    Article::new("2 Rs", Implementation::StartEstimate),
    Article::new("2 Rp", Implementation::PrimaryEstimate),
    Article::new("2 R", Implementation::PointlessNewcomer),
    Article::new("2 FIDE", Implementation::ForeignRating).with_parameter("fide_recognised"),
    Article::new("3", Implementation::Provisional),
    Article::new("3 Rkor", Implementation::CorrectedEstimate),
    Article::new("3 N", Implementation::StarEnds).with_parameter("settled_at"),
];
