//! The lines of a correction: ratings and ranks before and after it, on the correction's page and
//! in previews.

use std::collections::HashMap;

use crate::db::corrections::CorrectionLine;
use crate::db::{PlayerId, TournamentId};
use crate::i18n::{Spelling, terms};
use crate::rating_format::Figures;

/// A rating or rank that a correction changes.
pub struct ChangeRow {
    pub player: i64,
    pub name: String,
    /// The number and name of the tournament; absent for the current rating.
    pub tournament: Option<(i64, String)>,
    /// Before and after.
    pub rating: (String, String),
    /// Before and after; absent if the rank stays.
    pub rank: Option<(String, String)>,
}

/// Names that the lines refer to.
pub struct LineNames<'a> {
    pub players: &'a HashMap<PlayerId, (String, Option<String>)>,
    /// The names and first days of the tournaments.
    pub tournaments: &'a HashMap<TournamentId, (String, chrono::NaiveDate)>,
}

/// The rows of a table of changes.
pub fn change_rows<'a>(
    lines: impl Iterator<Item = &'a CorrectionLine>,
    names: &LineNames<'_>,
    figures: &Figures,
    spelling: Spelling,
) -> Vec<ChangeRow> {
    let rank = |rank: &Option<String>| {
        rank.as_deref().map_or_else(
            || "–".to_owned(),
            |rank| terms::rank_name(spelling.language, rank),
        )
    };
    let row = |line: &CorrectionLine| ChangeRow {
        player: line.player_id.0,
        name: names
            .players
            .get(&line.player_id)
            .map(|(name, latin)| spelling.name(name, latin.as_deref()))
            .unwrap_or_default(),
        tournament: line
            .tournament_id
            .and_then(|id| Some((id.0, names.tournaments.get(&id)?.0.clone()))),
        rating: (
            figures.format_rating(line.rating_before),
            figures.format_rating(line.rating_after),
        ),
        rank: (line.rank_before != line.rank_after)
            .then(|| (rank(&line.rank_before), rank(&line.rank_after))),
    };
    lines.map(row).collect()
}
