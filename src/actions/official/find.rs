//! Finds the rows of an official list that may belong to players: by external id, else by name.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use crate::db::external_ids::{self, PlayerNumber};
use crate::db::federations::Federation;
use crate::db::official_lists::{self as storage, PlayerIdentity};
use crate::db::{Conn, DbError, PlayerId};
use crate::domain::external_id::{self, Kind, System};
use crate::domain::name;
use crate::domain::player::{Born, Gender};
use crate::formats::official::ListedPlayer;

/// Most rows per name; a name with more rows identifies no one and is ignored.
const MOST_OF_ONE: usize = 8;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CandidateRow {
    pub player: PlayerId,
    /// From 1.
    pub row: u64,
    pub number: String,
    pub name: String,
    pub country: Option<String>,
    pub born: Option<i32>,
    pub title: String,
    pub grade: String,
    pub ratings: Vec<(Kind, i32)>,
}

impl CandidateRow {
    pub fn key(&self) -> String {
        format!("{}-{}", self.row, self.player)
    }
}

struct IndexedPlayer {
    id: PlayerId,
    born: Option<i32>,
    gender: Option<Gender>,
    country: Option<String>,
    /// Systems in which the player has an external id. A row with another id belongs to another
    /// person.
    numbered: Vec<System>,
}

pub struct Index {
    people: Vec<IndexedPlayer>,
    /// Positions in `people` by external id.
    holders: HashMap<(System, String), usize>,
    /// Positions in `people` by likeness key of the name.
    bearers: HashMap<String, Vec<usize>>,
}

impl Index {
    pub fn load_index(conn: &mut Conn, federation: &Federation) -> Result<Index, DbError> {
        let mut index = Index {
            people: Vec::new(),
            holders: HashMap::new(),
            bearers: HashMap::new(),
        };
        let mut places = HashMap::new();
        for PlayerIdentity { id, personal } in storage::load_identities(conn, federation.id)? {
            let place = index.people.len();
            places.insert(id, place);
            let mut keys: Vec<String> = [Some(&personal.name), personal.latin.as_ref()]
                .into_iter()
                .flatten()
                .map(|n| name::likeness_key(n))
                .collect();
            keys.dedup();
            for key in keys.into_iter().filter(|key| !key.is_empty()) {
                index.bearers.entry(key).or_default().push(place);
            }
            index.people.push(IndexedPlayer {
                id,
                born: personal.parse_birth().map(Born::year),
                gender: personal.gender,
                country: personal.country,
                numbered: Vec::new(),
            });
        }
        for PlayerNumber { given, .. } in external_ids::all(conn, federation.id)? {
            if let Some(place) = places.get(&given.player_id) {
                index.people[*place].numbered.push(given.system);
                index
                    .holders
                    .insert((given.system, given.number_key), *place);
            }
        }
        Ok(index)
    }
}

impl IndexedPlayer {
    fn contradicts_row(&self, system: System, row: &ListedPlayer) -> bool {
        let differ = |own: Option<&str>, other: Option<&str>| {
            own.zip(other).is_some_and(|(own, other)| own != other)
        };
        self.numbered.contains(&system)
            || self
                .born
                .zip(row.born)
                .is_some_and(|(own, other)| own != other)
            || self
                .gender
                .zip(row.gender)
                .is_some_and(|(own, other)| own != other)
            || differ(self.country.as_deref(), row.country)
    }
}

pub struct Finder {
    index: Index,
    rows: u64,
    found: Vec<CandidateRow>,
    /// Number of rows with the name of a player, by position in `people`.
    named: HashMap<usize, usize>,
}

impl Finder {
    pub fn from_index(index: Index) -> Finder {
        Finder {
            index,
            rows: 0,
            found: Vec::new(),
            named: HashMap::new(),
        }
    }

    pub fn check_row(&mut self, system: System, row: &ListedPlayer) {
        self.rows += 1;
        if let Some(place) = self
            .index
            .holders
            .get(&(system, external_id::comparison_key(&row.number)))
        {
            let player = self.index.people[*place].id;
            return self.found.push(candidate_row(player, self.rows, row));
        }
        let Some(bearers) = self.index.bearers.get(&name::likeness_key(&row.name)) else {
            return;
        };
        for place in bearers {
            let someone = &self.index.people[*place];
            if someone.contradicts_row(system, row) {
                continue;
            }
            let named = self.named.entry(*place).or_default();
            *named += 1;
            if *named <= MOST_OF_ONE {
                self.found.push(candidate_row(someone.id, self.rows, row));
            }
        }
    }

    /// Leaves out the names that too many rows have.
    pub fn into_rows(mut self) -> Vec<CandidateRow> {
        let common: Vec<PlayerId> = self
            .named
            .iter()
            .filter(|(_, rows)| **rows > MOST_OF_ONE)
            .map(|(place, _)| self.index.people[*place].id)
            .collect();
        self.found.retain(|found| !common.contains(&found.player));
        self.found
    }
}

fn candidate_row(player: PlayerId, number: u64, row: &ListedPlayer) -> CandidateRow {
    CandidateRow {
        player,
        row: number,
        number: row.number.clone(),
        name: row.name.clone(),
        country: row.country.map(str::to_owned),
        born: row.born,
        title: row.title.clone(),
        grade: row.grade.clone(),
        ratings: row.ratings.clone(),
    }
}
