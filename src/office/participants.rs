//! Matches the names in a sheet with the players of the federation.

use std::collections::{HashMap, HashSet};

use crate::db::players::{self, Player};
use crate::db::{Conn, DbError, FederationId, PlayerId, numbers};
use crate::domain::table::{self, Sheet};
use crate::domain::{foreign, name};

/// How many unknown names of one sheet are compared with everybody, letter by letter.
const CLOSE_LOOKS: usize = 60;
/// Words of a name that are looked for one by one: more than a name has.
const WORDS: usize = 8;

/// What is known about one row of a sheet.
#[derive(Debug, Clone, Default)]
pub struct Candidates {
    /// The player chosen in this row, if the choice is one of this federation's.
    pub chosen: Option<Player>,
    /// Players whose name is, or nearly is, what was typed.
    pub alike: Vec<Player>,
    /// A number was typed in the place of the name, and these players have it.
    pub by_number: bool,
}

/// Finds the players that the rows may mean, in either script and word order. What is too long for a name is nobody's: it is not looked for.
pub fn candidates(conn: &mut Conn, federation: FederationId, sheet: &Sheet) -> Result<Vec<Candidates>, DbError> {
    let chosen: Vec<PlayerId> = sheet.rows.iter().filter_map(|r| r.player.map(PlayerId)).collect();
    let chosen: HashMap<PlayerId, Player> = players::find_many(conn, federation, &chosen)?.into_iter().map(|p| (p.id, p)).collect();
    let key_of = |name: &str| if table::is_too_long(name) { String::new() } else { name::likeness_key(name) };
    let keys: Vec<String> = sheet.rows.iter().map(|r| key_of(&r.name)).filter(|k| !k.is_empty()).collect();
    let mut alike: HashMap<String, Vec<Player>> = HashMap::new();
    for player in players::find_alike(conn, federation, &keys)? {
        alike.entry(player.folded.likeness_key.clone()).or_default().push(player);
    }
    let bearers = bearers(conn, federation, sheet)?;
    let mut looks = 0;
    let mut found = Vec::with_capacity(sheet.rows.len());
    for row in &sheet.rows {
        let chosen = row.player.and_then(|id| chosen.get(&PlayerId(id)).cloned());
        let key = key_of(&row.name);
        let numbered = foreign::key_in_place_of_a_name(&row.name).and_then(|number| bearers.get(&number).cloned());
        let by_number = numbered.is_some();
        let mut same = numbered.or_else(|| alike.get(&key).cloned()).unwrap_or_default();
        if same.is_empty() && chosen.is_none() && !key.is_empty() && looks < CLOSE_LOOKS {
            looks += 1;
            same = close(conn, federation, &row.name)?;
        }
        found.push(Candidates { chosen, alike: same, by_number });
    }
    Ok(found)
}

/// The players who have the numbers that were typed in the place of names, by number in the form in which numbers are compared.
fn bearers(conn: &mut Conn, federation: FederationId, sheet: &Sheet) -> Result<HashMap<String, Vec<Player>>, DbError> {
    let typed: Vec<String> = sheet.rows.iter().filter_map(|row| foreign::key_in_place_of_a_name(&row.name)).collect();
    let found = numbers::bearers(conn, federation, &typed)?;
    let ids: Vec<PlayerId> = found.values().flatten().copied().collect();
    let people: HashMap<PlayerId, Player> = players::find_many(conn, federation, &ids)?.into_iter().map(|p| (p.id, p)).collect();
    let known = |ids: Vec<PlayerId>| ids.iter().filter_map(|id| people.get(id).cloned()).collect();
    Ok(found.into_iter().map(|(key, ids)| (key, known(ids))).collect())
}

/// Players whose name differs by a typing error: the beginnings of the words narrow the search.
fn close(conn: &mut Conn, federation: FederationId, typed: &str) -> Result<Vec<Player>, DbError> {
    let key = name::search_key(typed);
    let starts: Vec<String> = key.split(' ').take(WORDS).map(|word| word.chars().take(3).collect()).collect();
    let mut found: Vec<Player> = Vec::new();
    let mut seen = HashSet::new();
    // The typing error may stand in the beginning of a word: each word alone is tried, too.
    for words in std::iter::once(starts.clone()).chain(starts.iter().filter(|w| w.chars().count() >= 3).map(|w| vec![w.clone()])) {
        for player in players::suggest(conn, federation, &words, 300)? {
            if name::like(player.called(), typed) && seen.insert(player.id) {
                found.push(player);
            }
        }
        if !found.is_empty() {
            break;
        }
    }
    found.truncate(5);
    Ok(found)
}

/// Chooses what needs no question: a name that exactly one player has, spelled in whatever script, or a number, which becomes the name.
/// Rows that were answered already stay as they are.
pub fn settle(sheet: &mut Sheet, candidates: &[Candidates]) {
    let mut taken: HashSet<i64> = sheet.rows.iter().filter_map(|r| r.player).collect();
    for (row, known) in sheet.rows.iter_mut().zip(candidates) {
        if row.player.is_some() || row.new || row.name.trim().is_empty() {
            continue;
        }
        if let [only] = known.alike.as_slice()
            && (known.by_number || only.folded.likeness_key == name::likeness_key(&row.name))
            && taken.insert(only.id.0)
        {
            row.player = Some(only.id.0);
            if known.by_number {
                only.called().clone_into(&mut row.name);
            }
        }
    }
}
