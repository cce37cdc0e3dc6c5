//! Matches the names in a sheet with the players of the federation.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::db::players::{self, Player};
use crate::db::{Conn, DbError, FederationId, PlayerId, numbers};
use crate::domain::name::Spelling;
use crate::domain::player::{Born, births_agree};
use crate::domain::table::{self, Sheet, TypedPlayer};
use crate::domain::{foreign, name};

/// Players who are offered for one name.
const OFFERED: usize = 8;

/// What is known about one row of a sheet.
#[derive(Debug, Clone, Default)]
pub struct Candidates {
    /// The player chosen in this row, if the choice is one of this federation's.
    pub chosen: Option<Player>,
    /// Players whose name is what was typed, or resembles it.
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
    let mut found = Vec::with_capacity(sheet.rows.len());
    let mut open: Vec<(usize, &str)> = Vec::new();
    for (at, row) in sheet.rows.iter().enumerate() {
        let chosen = row.player.and_then(|id| chosen.get(&PlayerId(id)).cloned());
        let key = key_of(&row.name);
        let numbered = foreign::key_in_place_of_a_name(&row.name).and_then(|number| bearers.get(&number).cloned());
        let by_number = numbered.is_some();
        let same = numbered.or_else(|| alike.get(&key).cloned()).unwrap_or_default();
        if chosen.is_none() && !by_number && !key.is_empty() && (same.is_empty() || Spelling::new(&row.name).lacks_given_name()) {
            open.push((at, &row.name));
        }
        found.push(Candidates { chosen, alike: same, by_number });
    }
    let names: Vec<&str> = open.iter().map(|(_, name)| *name).collect();
    for ((at, _), others) in open.iter().zip(resembling(conn, federation, &names)?) {
        let known = &mut found[*at].alike;
        let known_already: HashSet<PlayerId> = known.iter().map(|player| player.id).collect();
        known.extend(others.into_iter().filter(|player| !known_already.contains(&player.id)));
        known.truncate(OFFERED);
    }
    Ok(found)
}

/// Whether the birth that was typed leaves it open that a row is about a player.
pub fn fits(row: &TypedPlayer, player: &Player) -> bool {
    let born = Born::typed(&row.born).map(|born| born.to_string());
    born.zip(player.personal.born.as_deref()).is_none_or(|(typed, known)| births_agree(&typed, known))
}

/// The players whose names resemble these (see [`Spelling::may_be`]), the likeliest first. The keys of everybody are read once, whatever the
/// number of names.
///
/// # Errors
/// The database doesn't answer.
pub fn resembling(conn: &mut Conn, federation: FederationId, names: &[&str]) -> Result<Vec<Vec<Player>>, DbError> {
    let spellings: Vec<Spelling> = names.iter().map(|name| Spelling::new(name)).collect();
    let mut wanted: HashMap<String, Vec<usize>> = HashMap::new();
    for (at, spelling) in spellings.iter().enumerate() {
        spelling.starts().for_each(|start| wanted.entry(start).or_default().push(at));
    }
    if wanted.is_empty() {
        return Ok(vec![Vec::new(); names.len()]);
    }
    let mut meant: Vec<BTreeSet<PlayerId>> = vec![BTreeSet::new(); names.len()];
    for (id, key) in players::search_keys(conn, federation)? {
        for at in key.split(' ').filter_map(|word| wanted.get(&name::start(word))).flatten() {
            if spellings[*at].touches(&key) {
                meant[*at].insert(id);
            }
        }
    }
    let ids: Vec<PlayerId> = meant.iter().flatten().copied().collect::<BTreeSet<_>>().into_iter().collect();
    let known: HashMap<PlayerId, Player> = players::find_many(conn, federation, &ids)?.into_iter().map(|p| (p.id, p)).collect();
    Ok(spellings.iter().zip(names).zip(meant).map(|((spelling, name), meant)| likeliest(spelling, name, &meant, &known)).collect())
}

fn likeliest(spelling: &Spelling, typed: &str, meant: &BTreeSet<PlayerId>, known: &HashMap<PlayerId, Player>) -> Vec<Player> {
    let key = name::likeness_key(typed);
    let same = |player: &Player| {
        let spelled = [Some(player.called()), player.latin()];
        spelled.into_iter().flatten().any(|name| spelling.may_be(&Spelling::new(name)))
    };
    let mut found: Vec<&Player> = meant.iter().filter_map(|id| known.get(id)).filter(|p| !p.is_forgotten() && same(p)).collect();
    let distance = |p: &Player| (p.folded.likeness_key != key, !name::like(p.called(), typed));
    let rating = |p: &Player| p.state.shown.rating.unwrap_or(f64::MIN);
    found.sort_by(|a, b| distance(a).cmp(&distance(b)).then(rating(b).total_cmp(&rating(a))).then(a.code.cmp(&b.code)));
    found.into_iter().take(OFFERED).cloned().collect()
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

/// Chooses what needs no question: a name that exactly one player has, spelled in whatever script, or a number, which becomes the name.
/// Among namesakes the one whose birth was typed is meant. Where a name without a given name resembles others, too, nobody is chosen. Rows that
/// were answered already stay as they are.
pub fn settle(sheet: &mut Sheet, candidates: &[Candidates]) {
    let mut taken: HashSet<i64> = sheet.rows.iter().filter_map(|r| r.player).collect();
    for (row, known) in sheet.rows.iter_mut().zip(candidates) {
        if row.player.is_some() || row.new || row.name.trim().is_empty() {
            continue;
        }
        let Some(only) = only(row, known) else { continue };
        if taken.insert(only.id.0) {
            row.player = Some(only.id.0);
            if known.by_number {
                only.called().clone_into(&mut row.name);
            }
        }
    }
}

/// The player whom a row means without doubt.
fn only<'a>(row: &TypedPlayer, known: &'a Candidates) -> Option<&'a Player> {
    let key = name::likeness_key(&row.name);
    let same: Vec<&Player> = known.alike.iter().filter(|p| known.by_number || (p.folded.likeness_key == key && fits(row, p))).collect();
    let doubtful =
        !known.by_number && same.len() < known.alike.iter().filter(|p| fits(row, p)).count() && Spelling::new(&row.name).lacks_given_name();
    match same[..] {
        [only] if !doubtful => Some(only),
        [_, ..] if !doubtful && !row.born.trim().is_empty() => {
            let mut told = same.iter().filter(|player| player.personal.born.is_some());
            told.next().copied().filter(|_| told.next().is_none())
        }
        _ => None,
    }
}

/// The sheet with everybody who is open said to be new, but for those whose names resemble those of known players.
///
/// # Errors
/// The database doesn't answer.
pub fn said_new(conn: &mut Conn, federation: FederationId, mut sheet: Sheet) -> Result<Sheet, DbError> {
    let known = candidates(conn, federation, &sheet)?;
    let taken: HashSet<i64> = sheet.rows.iter().filter_map(|row| row.player).collect();
    for (row, known) in sheet.rows.iter_mut().zip(&known) {
        let resembles = known.alike.iter().any(|player| !taken.contains(&player.id.0) && fits(row, player));
        if row.player.is_none() && !row.name.trim().is_empty() && !resembles {
            row.new = true;
        }
    }
    Ok(sheet)
}
