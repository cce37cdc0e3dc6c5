//! Compares the rating lists of a bundle with the outcome of its tournaments.

use std::collections::HashMap;

use super::files::{BundleImport, Outcome};
use super::people;
use super::read::read_sources;
use crate::db::federations::Federation;
use crate::db::players::{self, Player};
use crate::db::{Conn, DbError, PlayerId};

#[derive(Debug, Clone)]
pub struct Compared {
    pub player: Player,
    pub listed: f64,
    pub now: Option<f64>,
    /// Number of tables of the bundle that contain the player.
    pub tables: usize,
}

impl Compared {
    pub fn difference(&self) -> Option<f64> {
        self.now.map(|now| now - self.listed)
    }
}

#[derive(Debug, Clone)]
pub struct Comparison {
    pub name: String,
    /// The greatest difference first.
    pub rows: Vec<Compared>,
    /// Number of listed people who are not players here.
    pub unknown: usize,
}

pub fn compare_lists(
    conn: &mut Conn,
    federation: &Federation,
    kept: &BundleImport,
) -> Result<Vec<Comparison>, DbError> {
    let outcome = Outcome::from_stored(&kept.bundle)?;
    let sources = read_sources(&kept.files, federation.rules);
    let people = people::gather_people(&sources.all);
    let mut tables: HashMap<u32, usize> = HashMap::new();
    for source in sources.all.iter().filter(|source| !source.is_list()) {
        for player in &source.document.players {
            if let Some(person) = people.seats.get(&(source.number, player.no)) {
                *tables.entry(*person).or_default() += 1;
            }
        }
    }
    let ids: Vec<PlayerId> = outcome.people.values().copied().collect();
    let known: HashMap<PlayerId, Player> = players::find_many(conn, federation.id, &ids)?
        .into_iter()
        .map(|p| (p.id, p))
        .collect();
    let mut all = Vec::new();
    for source in sources.all.iter().filter(|source| source.is_list()) {
        let mut comparison = Comparison {
            name: source.name.clone(),
            rows: Vec::new(),
            unknown: 0,
        };
        for said in &source.document.players {
            let person = people
                .seats
                .get(&(source.number, said.no))
                .copied()
                .unwrap_or_default();
            let player = outcome.people.get(&person).and_then(|id| known.get(id));
            let listed = said
                .rating
                .and_then(|rating| rating.to_string().parse::<f64>().ok());
            match (player, listed) {
                (Some(player), Some(listed)) => comparison.rows.push(Compared {
                    now: player.state.shown.rating,
                    player: player.clone(),
                    listed,
                    tables: tables.get(&person).copied().unwrap_or_default(),
                }),
                _ => comparison.unknown += 1,
            }
        }
        comparison.rows.sort_by(|a, b| {
            let far = |row: &Compared| row.difference().map_or(f64::MAX, f64::abs);
            far(b)
                .total_cmp(&far(a))
                .then_with(|| a.player.display_name().cmp(b.player.display_name()))
        });
        all.push(comparison);
    }
    Ok(all)
}
