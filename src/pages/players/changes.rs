//! The list of results and current ratings that an act on a player's entry would change, for its
//! preview.

use std::collections::HashMap;

use chrono::NaiveDate;

use crate::changed_ratings::{self, ChangeRow, LineNames};
use crate::db::corrections::CorrectionLine;
use crate::db::{Conn, DbError, PlayerId, TournamentId, players, tournaments};
use crate::figures::Figures;
use crate::frame::request::Inside;
use crate::office::replay::Trial;

/// Largest number of listed changes; the rest are counted.
const LISTED: usize = 40;

/// The listed changes, and the number of further ones.
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
        let names = LineNames { players: &names.people, tournaments: &names.tournaments };
        let rows = changed_ratings::rows(trial.lines.iter().take(LISTED), &names, &Figures::of(inside), inside.spelling());
        ChangeList { rows, more: trial.lines.len().saturating_sub(LISTED) }
    }
}
