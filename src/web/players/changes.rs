//! The results and current ratings that an act on a player's entry would change, as its preview lists them.

use std::collections::HashMap;

use chrono::NaiveDate;

use crate::db::corrections::CorrectionLine;
use crate::db::{Conn, DbError, PlayerId, TournamentId, players, tournaments};
use crate::office::replay::Trial;
use crate::text::terms;
use crate::web::figures::Figures;
use crate::web::frame::request::Inside;

/// Changes that the page lists; more are counted.
const LISTED: usize = 40;

/// A rating or rank that would change.
pub struct ChangeRow {
    pub player: i64,
    pub name: String,
    pub tournament: Option<(i64, String)>,
    pub rating: (String, String),
    pub rank: Option<(String, String)>,
}

/// The changes that are listed, and how many more there are.
pub struct ChangeList {
    pub rows: Vec<ChangeRow>,
    pub more: usize,
}

/// The names that the listed changes need.
pub struct ChangeNames {
    people: HashMap<PlayerId, (String, Option<String>)>,
    tournaments: HashMap<TournamentId, (String, NaiveDate)>,
}

impl ChangeNames {
    pub fn find(c: &mut Conn, lines: &[CorrectionLine]) -> Result<ChangeNames, DbError> {
        let listed = || lines.iter().take(LISTED);
        let people: Vec<PlayerId> = listed().map(|line| line.player_id).collect();
        let held: Vec<TournamentId> = listed().filter_map(|line| line.tournament_id).collect();
        Ok(ChangeNames { people: players::names(c, &people)?, tournaments: tournaments::names(c, &held)? })
    }
}

impl ChangeList {
    pub fn of(inside: &Inside, trial: &Trial, names: &ChangeNames) -> ChangeList {
        let (language, figures, spelling) = (inside.language, Figures::of(inside), inside.spelling());
        let rank = |rank: &Option<String>| rank.as_deref().map_or_else(|| "–".to_owned(), |rank| terms::rank(language, rank));
        let row = |line: &CorrectionLine| ChangeRow {
            player: line.player_id.0,
            name: names.people.get(&line.player_id).map(|(name, latin)| spelling.name(name, latin.as_deref())).unwrap_or_default(),
            tournament: line.tournament_id.and_then(|id| names.tournaments.get(&id).map(|held| (id.0, held.0.clone()))),
            rating: (figures.rating(line.rating_before), figures.rating(line.rating_after)),
            rank: (line.rank_before != line.rank_after).then(|| (rank(&line.rank_before), rank(&line.rank_after))),
        };
        ChangeList { rows: trial.lines.iter().take(LISTED).map(row).collect(), more: trial.lines.len().saturating_sub(LISTED) }
    }
}
