//! Ratings and ranks before and after a correction.

use std::collections::HashMap;

use crate::db::corrections::CorrectionLine;
use crate::db::{PlayerId, TournamentId};
use crate::i18n::{Spelling, terms};
use crate::rating_format::RatingFormat;

pub struct ChangeRow {
    pub player: i64,
    pub name: String,
    /// Absent for the current rating.
    pub tournament: Option<(i64, String)>,
    pub rating: (String, String),
    /// Absent if the rank stays.
    pub rank: Option<(String, String)>,
}

pub struct LineNames<'a> {
    pub players: &'a HashMap<PlayerId, (String, Option<String>)>,
    /// Names and first days.
    pub tournaments: &'a HashMap<TournamentId, (String, chrono::NaiveDate)>,
}

pub fn change_rows<'a>(
    lines: impl Iterator<Item = &'a CorrectionLine>,
    names: &LineNames<'_>,
    figures: &RatingFormat,
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
