//! Plans the import of a list: the external ids and ratings of players, and the doubtful rows.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;

use chrono::NaiveDate;
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::find::CandidateRow;
use super::lists::ReviewState;
use crate::db::federations::Federation;
use crate::db::official_lists::OfficialList;
use crate::db::players::Player;
use crate::db::{Conn, DbError, PlayerId, external_ids, foreign_ratings, players};
use crate::domain::external_id::{self, Kind, ListedRating, System};
use crate::domain::name;
use crate::domain::player::Born;

/// A reason why a line isn't certain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doubt {
    /// The holder of the external id has another name.
    Name,
    /// The holder of the external id was born in another year.
    Born,
    /// Only the name agrees, which doesn't identify a person.
    Alone,
    /// Several rows have the name.
    Rows,
    /// Several players have the name.
    Players,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Compared {
    pub kind: Kind,
    pub rating: i32,
    /// A different rating that is stored for the same day.
    pub before: Option<i32>,
}

#[derive(Debug, Clone)]
pub struct Line {
    pub key: String,
    pub found: CandidateRow,
    pub player: Player,
    /// False if the external id is to be stored.
    pub has_number: bool,
    /// Empty if the line is certain.
    pub doubts: Vec<Doubt>,
    /// True if the line is to be imported. Certain lines are by default.
    pub ticked: bool,
    /// True if another ticked line has the same player or the same row.
    pub torn: bool,
    pub ratings: Vec<Compared>,
}

#[derive(Debug, Clone, Default)]
pub struct Plan {
    pub lines: Vec<Line>,
    /// Hash that detects changes between display and import.
    pub fingerprint: String,
}

impl Plan {
    pub fn ticked_lines(&self) -> impl Iterator<Item = &Line> {
        self.lines.iter().filter(|line| line.ticked)
    }
}

pub fn plan_import(
    conn: &mut Conn,
    federation: &Federation,
    list: &OfficialList,
) -> Result<Plan, DbError> {
    let kept = ReviewState::from_stored(list)?;
    let ids: Vec<PlayerId> = kept
        .found
        .iter()
        .map(|found| found.player)
        .collect::<HashSet<_>>()
        .into_iter()
        .collect();
    let people: HashMap<PlayerId, Player> = players::find_many(conn, federation.id, &ids)?
        .into_iter()
        .map(|p| (p.id, p))
        .collect();
    let held = external_ids::load_current(conn, &ids)?;
    let asked = make_comparison_keys(&kept.found, list.upload.system);
    let holders = external_ids::find_holders(conn, federation.id, &asked)?;
    let rated = foreign_ratings::of_players(conn, &ids)?;
    let mut lines = Vec::with_capacity(kept.found.len());
    for (found, asked) in kept.found.into_iter().zip(&asked) {
        let Some(player) = people
            .get(&found.player)
            .filter(|player| player.merged_into.is_none() && !player.is_forgotten())
        else {
            continue;
        };
        let has_number = holders.get(asked) == Some(&player.id);
        let numbered = held.get(&player.id).is_some_and(|held| {
            held.iter()
                .any(|number| number.given.system == list.upload.system)
        });
        // The id has been assigned since the list was uploaded.
        if !has_number && (numbered || holders.contains_key(asked)) {
            continue;
        }
        let stored = rated.get(&player.id).map(Vec::as_slice).unwrap_or_default();
        lines.push(Line {
            key: found.key(),
            has_number,
            doubts: Vec::new(),
            ticked: false,
            torn: false,
            ratings: compare_ratings(&found, stored, list.upload.dated),
            player: player.clone(),
            found,
        });
    }
    add_doubts(&mut lines, list.upload.system);
    for line in &mut lines {
        let choice = kept.choices.get(&line.key).copied();
        line.ticked = choice.unwrap_or(line.doubts.is_empty());
    }
    mark_contradictory(&mut lines);
    let fingerprint = compute_fingerprint(list, &lines);
    Ok(Plan { lines, fingerprint })
}

fn make_comparison_keys(found: &[CandidateRow], system: System) -> Vec<(System, String)> {
    found
        .iter()
        .map(|found| (system, external_id::comparison_key(&found.number)))
        .collect()
}

fn compare_ratings(
    found: &CandidateRow,
    stored: &[ListedRating],
    dated: Option<NaiveDate>,
) -> Vec<Compared> {
    let before = |kind: Kind| {
        stored
            .iter()
            .find(|listed| listed.kind == kind && Some(listed.date) == dated)
            .map(|listed| listed.rating)
    };
    found
        .ratings
        .iter()
        .map(|(kind, rating)| Compared {
            kind: *kind,
            rating: *rating,
            before: before(*kind).filter(|b| b != rating),
        })
        .collect()
}

fn add_doubts(lines: &mut [Line], system: System) {
    let (rows, people) = (
        count_each(lines.iter().map(|line| line.found.row)),
        count_each(lines.iter().map(|line| line.found.player)),
    );
    for line in lines {
        let own = line.player.personal.parse_birth().map(Born::year);
        let both = own.zip(line.found.born);
        if line.has_number {
            let called = [Some(line.player.display_name()), line.player.latin()];
            if !called
                .into_iter()
                .flatten()
                .any(|called| name::is_like(called, &line.found.name))
            {
                line.doubts.push(Doubt::Name);
            }
            if both.is_some_and(|(own, listed)| own != listed) {
                line.doubts.push(Doubt::Born);
            }
        } else if both.is_none()
            && !(system == System::EgfPin
                && line.found.country.is_some()
                && line.player.personal.country.is_some())
        {
            // The European Go Database has no births, and only a fortieth of the number of people.
            // A matching country is enough there.
            line.doubts.push(Doubt::Alone);
        }
        if people
            .get(&line.found.player)
            .is_some_and(|count| *count > 1)
        {
            line.doubts.push(Doubt::Rows);
        }
        if rows.get(&line.found.row).is_some_and(|count| *count > 1) {
            line.doubts.push(Doubt::Players);
        }
    }
}

/// Contradictory lines share a player or a row.
fn mark_contradictory(lines: &mut [Line]) {
    let ticked = || lines.iter().filter(|line| line.ticked);
    let (rows, people) = (
        count_each(ticked().map(|line| line.found.row)),
        count_each(ticked().map(|line| line.found.player)),
    );
    for line in lines.iter_mut().filter(|line| line.ticked) {
        line.torn =
            rows.get(&line.found.row) > Some(&1) || people.get(&line.found.player) > Some(&1);
    }
}

fn count_each<T: Hash + Eq>(things: impl Iterator<Item = T>) -> HashMap<T, usize> {
    let mut counts = HashMap::new();
    things.for_each(|thing| *counts.entry(thing).or_default() += 1);
    counts
}

/// Decisions aren't included: they arrive with the order to import the list.
fn compute_fingerprint(list: &OfficialList, lines: &[Line]) -> String {
    let mut hash = Sha256::new();
    hash.update(format!("{}\n", list.upload.sha256));
    for Line {
        key,
        has_number,
        doubts,
        ratings,
        ..
    } in lines
    {
        hash.update(format!("{key} {has_number} {doubts:?} {ratings:?}\n"));
    }
    HEXLOWER.encode(&hash.finalize())
}
