//! The articles of the regulation. Its paragraphs have the number of their section and the symbol
//! that they define. The section about provisional ratings has no number either, and is 3.

use crate::article::{Article, Deed};

pub(super) const ARTICLES: &[Article] = &[
    Article::new("1", Deed::Formula),
    Article::new("1 PD", Deed::Expectation).with_parameter("pd_rounded"),
    Article::new("1 S", Deed::PointsOfGames),
    Article::new("1 SR", Deed::ScoreDifference),
    Article::new("1 K", Deed::Coefficient).table("k"),
    Article::new("1 R", Deed::Rounding).with_parameter("change_rounded"),
    Article::new("2", Deed::Estimate),
    Article::new("2 n", Deed::FieldSize),
    Article::new("2 Y", Deed::OpponentAges),
    Article::new("2 N", Deed::PlayedGames),
    Article::new("2 Ki", Deed::PlayerCoefficient),
    Article::new("2 Kt", Deed::TournamentCoefficient),
    Article::new("2 Rmax", Deed::Corridor),
    Article::new("2 Rs", Deed::StartEstimate),
    Article::new("2 Rp", Deed::PrimaryEstimate),
    Article::new("2 R", Deed::PointlessNewcomer),
    Article::new("2 FIDE", Deed::ForeignRating).with_parameter("fide_recognised"),
    Article::new("3", Deed::Provisional),
    Article::new("3 Rkor", Deed::CorrectedEstimate),
    Article::new("3 N", Deed::StarEnds).with_parameter("settled_at"),
];
