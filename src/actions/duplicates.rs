//! Finds a tournament that is on the site already: by a file, by name and last day, or by games.
//! Used at the import of past years, at the upload of a file, and before signing and approval.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDate;

use crate::db::federations::Federation;
use crate::db::tournament_imports::{self, DuplicateCandidate};
use crate::db::tournaments::Tournament;
use crate::db::{Conn, DbError, TournamentId, table_files, tables};
use crate::domain::approval::State;
use crate::domain::name::to_stored_title;
use crate::domain::number::Score;
use crate::domain::table::{self, Sheet};
use crate::formats::document::Document;

/// For tables of different names.
const GAMES: usize = 6;
/// For smaller tables, if all their games are the same.
const FEW: usize = 3;
/// In percent of the games of both tables: a result may be corrected, a table completed.
const SHARED: usize = 80;

/// Without cancelled and closed tournaments, as they may be held again.
pub struct DuplicateIndex {
    by_file: HashMap<String, Vec<TournamentId>>,
    by_name: HashMap<(String, NaiveDate), Vec<TournamentId>>,
    held: Vec<DuplicateCandidate>,
    /// The places of the tournaments in `held`.
    order: HashMap<TournamentId, usize>,
}

impl DuplicateIndex {
    pub fn load_index(conn: &mut Conn, federation: &Federation) -> Result<DuplicateIndex, DbError> {
        let mut held = tournament_imports::load_duplicate_candidates(conn, federation.id)?;
        held.retain(|t| !matches!(t.state, State::Cancelled | State::Friendly));
        // Of several duplicates the rated one is named.
        held.sort_by_key(|t| !State::RATED.contains(&t.state));
        let order: HashMap<TournamentId, usize> = held
            .iter()
            .zip(0..)
            .map(|(t, place)| (t.id, place))
            .collect();
        let mut known = DuplicateIndex {
            by_file: HashMap::new(),
            by_name: HashMap::new(),
            order,
            held,
        };
        for (sha256, id) in tournament_imports::load_attached_hashes(conn, federation.id)?
            .into_iter()
            .filter(|(_, id)| known.order.contains_key(id))
        {
            known.by_file.entry(sha256).or_default().push(id);
        }
        for t in &known.held {
            known
                .by_name
                .entry((fold_name(&t.name), t.ends))
                .or_default()
                .push(t.id);
        }
        Ok(known)
    }

    /// Leaves out `own`.
    pub fn by_file(&self, sha256: &str, own: Option<TournamentId>) -> Option<TournamentId> {
        self.first_other(self.by_file.get(sha256)?, own)
    }

    /// Leaves out `own`.
    pub fn by_name(
        &self,
        name: &str,
        ends: NaiveDate,
        own: Option<TournamentId>,
    ) -> Option<TournamentId> {
        self.first_other(self.by_name.get(&(fold_name(name), ends))?, own)
    }

    /// Rated tournaments first.
    fn first_other(
        &self,
        found: &[TournamentId],
        own: Option<TournamentId>,
    ) -> Option<TournamentId> {
        found
            .iter()
            .copied()
            .filter(|id| Some(*id) != own)
            .min_by_key(|id| self.order.get(id).copied().unwrap_or(usize::MAX))
    }
}

fn fold_name(name: &str) -> String {
    to_stored_title(name).to_lowercase()
}

pub struct Uploaded<'a> {
    pub sha256: &'a str,
    pub document: &'a Document,
    pub sheet: &'a Sheet,
}

pub fn of_file(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    file: &Uploaded<'_>,
) -> Result<Option<TournamentId>, DbError> {
    let known = DuplicateIndex::load_index(conn, federation)?;
    let told = file
        .document
        .name
        .as_deref()
        .zip(file.document.end.or(file.document.start));
    let named = told.and_then(|(name, ends)| known.by_name(name, ends, Some(t.id)));
    let table = of_known(conn, &known, t, file.sheet)?;
    let found: Vec<TournamentId> = [known.by_file(file.sha256, Some(t.id)), named, table]
        .into_iter()
        .flatten()
        .collect();
    Ok(known.first_other(&found, Some(t.id)))
}

/// `None` for a tournament that is in the chronicle already.
pub fn of_table(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    typed: &Sheet,
) -> Result<Option<TournamentId>, DbError> {
    if t.position.is_some() {
        return Ok(None);
    }
    let known = DuplicateIndex::load_index(conn, federation)?;
    let files = table_files::of_tournament(conn, t.id)?;
    let files = files.iter().filter(|beside| beside.file.taken_at.is_some());
    let mut found: Vec<TournamentId> = files
        .filter_map(|beside| known.by_file(&beside.sha256, Some(t.id)))
        .collect();
    found.extend(of_known(conn, &known, t, typed)?);
    Ok(known.first_other(&found, Some(t.id)))
}

fn of_known(
    conn: &mut Conn,
    known: &DuplicateIndex,
    t: &Tournament,
    typed: &Sheet,
) -> Result<Option<TournamentId>, DbError> {
    let c = &t.conditions;
    if let Some(found) = known.by_name(&c.name, c.ends, Some(t.id)) {
        return Ok(Some(found));
    }
    let own = games_of(typed);
    let near: Vec<TournamentId> = known
        .held
        .iter()
        .filter(|held| held.id != t.id && held.starts <= c.ends && held.ends >= c.starts)
        .map(|held| held.id)
        .collect();
    if own.len() < FEW || near.is_empty() {
        return Ok(None);
    }
    let others = tables::games_in(conn, &near)?;
    let same = |id: &TournamentId| {
        let games: HashSet<Played> = others
            .get(id)
            .into_iter()
            .flatten()
            .filter_map(|game| {
                Some(Played::from_game(
                    game.a_id.0,
                    game.b_id?.0,
                    game.half_points,
                ))
            })
            .collect();
        match own.len().max(games.len()) {
            ..GAMES => own == games,
            most => own.intersection(&games).count() * 100 >= most * SHARED,
        }
    };
    Ok(near.into_iter().find(same))
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Played {
    /// The smaller id.
    one: i64,
    other: i64,
    /// Of `one`; `None` if both have lost.
    halves: Option<i32>,
}

impl Played {
    fn from_game(a: i64, b: i64, halves: Option<i32>) -> Played {
        match a < b {
            true => Played {
                one: a,
                other: b,
                halves,
            },
            false => Played {
                one: b,
                other: a,
                halves: halves.map(|halves| 2 - halves),
            },
        }
    }
}

/// Between known players.
fn games_of(typed: &Sheet) -> HashSet<Played> {
    let Ok(read) = table::check_sheet(typed) else {
        return HashSet::new();
    };
    let player = |row: usize| {
        read.rows
            .get(row.wrapping_sub(1))
            .and_then(|row| row.player)
    };
    let one = |game: &table::TableGame| {
        let halves = game
            .score
            .and_then(|score: Score| i32::try_from(score.half_points()).ok());
        Some(Played::from_game(player(game.a)?, player(game.b?)?, halves))
    };
    read.games.iter().filter_map(one).collect()
}
