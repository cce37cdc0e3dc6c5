//! Doubts about a table to confirm before it is signed and approved: new players whose names
//! resemble known ones, unknown clubs, a tournament that is on the site already.

use std::collections::BTreeSet;

use super::{duplicates, name_matching};
use crate::db::clubs::ClubNames;
use crate::db::federations::Federation;
use crate::db::players::Player;
use crate::db::tournaments::Tournament;
use crate::db::{Conn, DbError, TournamentId, tournaments};
use crate::domain::caveat::Caveat;
use crate::domain::name::{Spelling, normalize_name};
use crate::domain::table::{Sheet, TypedPlayer};

/// Possibly a known player.
#[derive(Debug, Clone)]
pub struct Newcomer {
    /// From 1.
    pub row: usize,
    pub name: String,
    /// Empty if none was typed.
    pub latin: String,
    pub born: String,
    /// The given name is missing or an initial.
    pub incomplete: bool,
    /// The likeliest first. Includes players with another year of birth or in another row: a year
    /// may be mistyped, and rows exchanged.
    pub resembles: Vec<Player>,
}

#[derive(Debug, Clone, Default)]
pub struct Doubts {
    pub newcomers: Vec<Newcomer>,
    /// Of new players, unknown to the federation.
    pub clubs: Vec<String>,
    /// Seems to be this tournament.
    pub same: Option<(TournamentId, String)>,
}

impl Doubts {
    pub fn to_caveats(&self) -> Vec<Caveat> {
        let caveats = [
            (!self.newcomers.is_empty()).then_some(Caveat::Newcomers(self.newcomers.len())),
            (!self.clubs.is_empty()).then_some(Caveat::Clubs(self.clubs.len())),
            self.same.is_some().then_some(Caveat::Duplicate),
        ];
        caveats.into_iter().flatten().collect()
    }
}

pub fn find_doubts(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    typed: &Sheet,
) -> Result<Doubts, DbError> {
    let same = match duplicates::of_table(conn, federation, t, typed)? {
        Some(id) => Some((
            id,
            tournaments::load_names(conn, &[id])?
                .remove(&id)
                .map(|(name, _)| name)
                .unwrap_or_default(),
        )),
        None => None,
    };
    Ok(Doubts {
        newcomers: find_newcomers(conn, federation, typed)?,
        clubs: new_clubs(conn, federation, typed)?,
        same,
    })
}

fn is_newcomer(row: &TypedPlayer) -> bool {
    row.player.is_none() && !row.name.trim().is_empty()
}

fn find_newcomers(
    conn: &mut Conn,
    federation: &Federation,
    typed: &Sheet,
) -> Result<Vec<Newcomer>, DbError> {
    let rows: Vec<(usize, &TypedPlayer)> = typed
        .rows
        .iter()
        .enumerate()
        .filter(|(_, row)| is_newcomer(row))
        .collect();
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let asked = Sheet {
        rows: rows.iter().map(|(_, row)| (*row).clone()).collect(),
        ..Sheet::default()
    };
    let known = name_matching::find_candidates(conn, federation.id, &asked)?;
    let mut found = Vec::new();
    for ((at, row), known) in rows.into_iter().zip(known) {
        let resembles = known.alike;
        let incomplete = Spelling::new(&row.name).lacks_given_name();
        if incomplete || !resembles.is_empty() {
            let (name, latin, born) = (
                row.name.trim().to_owned(),
                row.latin.trim().to_owned(),
                row.born.trim().to_owned(),
            );
            found.push(Newcomer {
                row: at + 1,
                name,
                latin,
                born,
                incomplete,
                resembles,
            });
        }
    }
    Ok(found)
}

fn new_clubs(
    conn: &mut Conn,
    federation: &Federation,
    typed: &Sheet,
) -> Result<Vec<String>, DbError> {
    let newcomers = typed.rows.iter().filter(|row| is_newcomer(row));
    unknown_clubs(conn, federation, newcomers.map(|row| row.club.as_str()))
}

pub fn unknown_clubs<'a>(
    conn: &mut Conn,
    federation: &Federation,
    names: impl Iterator<Item = &'a str>,
) -> Result<Vec<String>, DbError> {
    let mut named: BTreeSet<String> = names.map(normalize_name).collect();
    named.remove("");
    if named.is_empty() {
        return Ok(Vec::new());
    }
    let known = ClubNames::load(conn, federation.id)?;
    Ok(named
        .into_iter()
        .filter(|club| known.find(club).is_none())
        .collect())
}
