//! Matches the names in a sheet with the players of the federation.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::db::players::{self, Player};
use crate::db::{Conn, DbError, FederationId, PlayerId, external_ids};
use crate::domain::name::Spelling;
use crate::domain::player::{Born, births_agree};
use crate::domain::table::{self, Sheet, TypedPlayer};
use crate::domain::{external_id, name};

const OFFERED: usize = 8;

#[derive(Debug, Clone, Default)]
pub struct Candidates {
    /// `None` if the chosen player doesn't belong to this federation.
    pub chosen: Option<Player>,
    /// Players whose name equals or resembles the typed one.
    pub alike: Vec<Player>,
    /// An external id was typed in the place of the name, and these players have it.
    pub by_number: bool,
}

/// In either script and word order. A text that is too long for a name finds none.
pub fn find_candidates(
    conn: &mut Conn,
    federation: FederationId,
    sheet: &Sheet,
) -> Result<Vec<Candidates>, DbError> {
    let chosen: Vec<PlayerId> = sheet
        .rows
        .iter()
        .filter_map(|r| r.player.map(PlayerId))
        .collect();
    let chosen: HashMap<PlayerId, Player> = players::find_many(conn, federation, &chosen)?
        .into_iter()
        .map(|p| (p.id, p))
        .collect();
    let keys: Vec<String> = sheet
        .rows
        .iter()
        .map(|r| make_name_key(&r.name))
        .filter(|k| !k.is_empty())
        .collect();
    let mut alike: HashMap<String, Vec<Player>> = HashMap::new();
    for player in players::find_alike(conn, federation, &keys)? {
        alike
            .entry(player.folded.likeness_key.clone())
            .or_default()
            .push(player);
    }
    let bearers = find_bearers(conn, federation, sheet)?;
    let mut found = Vec::with_capacity(sheet.rows.len());
    let mut open: Vec<(usize, Stated)> = Vec::new();
    for (at, row) in sheet.rows.iter().enumerate() {
        let chosen = row.player.and_then(|id| chosen.get(&PlayerId(id)).cloned());
        let key = make_name_key(&row.name);
        let numbered = external_id::key_in_place_of_a_name(&row.name)
            .and_then(|number| bearers.get(&number).cloned());
        let by_number = numbered.is_some();
        let same = numbered
            .or_else(|| alike.get(&key).cloned())
            .unwrap_or_default();
        let told_apart = same.iter().any(|player| fits_row(row, player))
            && !Spelling::new(&row.name).lacks_given_name();
        if chosen.is_none() && !by_number && !key.is_empty() && !told_apart {
            open.push((at, Stated::from_row(row)));
        }
        found.push(Candidates {
            chosen,
            alike: same,
            by_number,
        });
    }
    add_resembling(conn, federation, &open, &mut found)?;
    Ok(found)
}

/// Empty for a text that is too long for a name.
fn make_name_key(name: &str) -> String {
    if table::is_too_long(name) {
        String::new()
    } else {
        name::likeness_key(name)
    }
}

fn add_resembling(
    conn: &mut Conn,
    federation: FederationId,
    open: &[(usize, Stated<'_>)],
    candidates: &mut [Candidates],
) -> Result<(), DbError> {
    let people: Vec<Stated> = open.iter().map(|(_, stated)| *stated).collect();
    for ((at, _), others) in open.iter().zip(find_resembling(conn, federation, &people)?) {
        let known = &mut candidates[*at].alike;
        let known_already: HashSet<PlayerId> = known.iter().map(|player| player.id).collect();
        known.extend(
            others
                .into_iter()
                .filter(|player| !known_already.contains(&player.id)),
        );
        known.truncate(OFFERED);
    }
    Ok(())
}

pub fn fits_row(row: &TypedPlayer, player: &Player) -> bool {
    birth_agrees(&row.born, player)
}

fn birth_agrees(born: &str, player: &Player) -> bool {
    let born = Born::from_input(born).map(|born| born.to_string());
    born.zip(player.personal.born.as_deref())
        .is_none_or(|(typed, known)| births_agree(&typed, known))
}

/// The likeliest first, by [`Spelling::may_be`], and [`Spelling::may_be_short`] if the years of
/// birth are the same. The search keys of all players are read once, whatever the number of names.
pub fn find_resembling(
    conn: &mut Conn,
    federation: FederationId,
    people: &[Stated<'_>],
) -> Result<Vec<Vec<Player>>, DbError> {
    let asked: Vec<PersonQuery> = people.iter().map(PersonQuery::from_stated).collect();
    let mut wanted: HashMap<String, Vec<usize>> = HashMap::new();
    for (at, one) in asked.iter().enumerate() {
        one.spelling
            .word_starts()
            .for_each(|start| wanted.entry(start).or_default().push(at));
    }
    if wanted.is_empty() {
        return Ok(vec![Vec::new(); people.len()]);
    }
    let mut meant: Vec<BTreeSet<PlayerId>> = vec![BTreeSet::new(); people.len()];
    for (id, key) in players::search_keys(conn, federation)? {
        for at in key
            .split(' ')
            .filter_map(|word| wanted.get(&name::word_start(word)))
            .flatten()
        {
            if asked[*at].may_match(&key) {
                meant[*at].insert(id);
            }
        }
    }
    let ids: Vec<PlayerId> = meant
        .iter()
        .flatten()
        .copied()
        .collect::<BTreeSet<_>>()
        .into_iter()
        .collect();
    let known: HashMap<PlayerId, Player> = players::find_many(conn, federation, &ids)?
        .into_iter()
        .map(|p| (p.id, p))
        .collect();
    Ok(asked
        .iter()
        .zip(meant)
        .map(|(one, meant)| one.likeliest_players(&meant, &known))
        .collect())
}

#[derive(Debug, Clone, Copy)]
pub struct Stated<'a> {
    pub name: &'a str,
    /// May be empty.
    pub born: &'a str,
}

impl<'a> Stated<'a> {
    fn from_row(row: &'a TypedPlayer) -> Stated<'a> {
        Stated {
            name: &row.name,
            born: &row.born,
        }
    }
}

struct PersonQuery<'a> {
    name: &'a str,
    spelling: Spelling,
    year: Option<i32>,
}

impl<'a> PersonQuery<'a> {
    fn from_stated(stated: &Stated<'a>) -> PersonQuery<'a> {
        PersonQuery {
            name: stated.name,
            spelling: Spelling::new(stated.name),
            year: Born::from_input(stated.born).map(Born::year),
        }
    }

    /// A search key that matches needs the full comparison.
    fn may_match(&self, key: &str) -> bool {
        self.spelling.is_worth_comparing(key)
            || (self.year.is_some() && self.spelling.shares_word(key))
    }

    fn is_resembling(&self, player: &Player) -> bool {
        let same_year =
            self.year.is_some() && player.personal.parse_birth().map(Born::year) == self.year;
        let alike = |known: &Spelling| {
            self.spelling.may_be(known) || (same_year && self.spelling.may_be_short(known))
        };
        let spelled = [Some(player.display_name()), player.latin()];
        !player.is_forgotten()
            && spelled
                .into_iter()
                .flatten()
                .any(|name| alike(&Spelling::new(name)))
    }

    fn likeliest_players(
        &self,
        meant: &BTreeSet<PlayerId>,
        known: &HashMap<PlayerId, Player>,
    ) -> Vec<Player> {
        let key = name::likeness_key(self.name);
        let mut found: Vec<&Player> = meant
            .iter()
            .filter_map(|id| known.get(id))
            .filter(|p| self.is_resembling(p))
            .collect();
        let distance = |p: &Player| {
            (
                p.folded.likeness_key != key,
                !name::is_like(p.display_name(), self.name),
            )
        };
        let rating = |p: &Player| p.state.shown.rating.unwrap_or(f64::MIN);
        found.sort_by(|a, b| {
            distance(a)
                .cmp(&distance(b))
                .then(rating(b).total_cmp(&rating(a)))
                .then(a.code.cmp(&b.code))
        });
        found.into_iter().take(OFFERED).cloned().collect()
    }
}

/// By the id in its normal form, typed in the place of a name.
fn find_bearers(
    conn: &mut Conn,
    federation: FederationId,
    sheet: &Sheet,
) -> Result<HashMap<String, Vec<Player>>, DbError> {
    let typed: Vec<String> = sheet
        .rows
        .iter()
        .filter_map(|row| external_id::key_in_place_of_a_name(&row.name))
        .collect();
    let found = external_ids::find_bearers(conn, federation, &typed)?;
    let ids: Vec<PlayerId> = found.values().flatten().copied().collect();
    let people: HashMap<PlayerId, Player> = players::find_many(conn, federation, &ids)?
        .into_iter()
        .map(|p| (p.id, p))
        .collect();
    let known = |ids: Vec<PlayerId>| {
        ids.iter()
            .filter_map(|id| people.get(id).cloned())
            .collect()
    };
    Ok(found
        .into_iter()
        .map(|(key, ids)| (key, known(ids)))
        .collect())
}

/// A name that exactly one player has, in any script, or an external id, which is replaced by the
/// name. Among namesakes the typed birth decides. No player is chosen for a name without a given
/// name that resembles others, too, nor for two rows. Decided rows stay as they are.
pub fn choose_undoubted(sheet: &mut Sheet, candidates: &[Candidates]) {
    let taken: HashSet<i64> = sheet.rows.iter().filter_map(|r| r.player).collect();
    let meant = |(row, known): (&TypedPlayer, &Candidates)| {
        let open = row.player.is_none() && !row.new && !row.name.trim().is_empty();
        let keys = [name::likeness_key(&row.name)];
        let only = match known.by_number {
            true => only_one(known.alike.iter()),
            false => only_match(
                Stated::from_row(row),
                &keys,
                &known.alike.iter().collect::<Vec<_>>(),
            ),
        };
        let only = only.filter(|player| open && !taken.contains(&player.id.0))?;
        Some((only.id, known.by_number || is_told(&row.born, only)))
    };
    let chosen = undisputed_players(
        &sheet
            .rows
            .iter()
            .zip(candidates)
            .map(meant)
            .collect::<Vec<_>>(),
    );
    for ((row, known), chosen) in sheet.rows.iter_mut().zip(candidates).zip(chosen) {
        let Some(player) = chosen.and_then(|id| known.alike.iter().find(|player| player.id == id))
        else {
            continue;
        };
        row.player = Some(player.id.0);
        if known.by_number {
            player.display_name().clone_into(&mut row.name);
        }
    }
}

/// `keys`: the likeness keys of the name in each of its spellings.
pub fn only_match<'a>(
    stated: Stated<'_>,
    keys: &[String],
    alike: &[&'a Player],
) -> Option<&'a Player> {
    let fitting = || {
        alike
            .iter()
            .copied()
            .filter(|player| birth_agrees(stated.born, player))
    };
    let same: Vec<&Player> = fitting()
        .filter(|player| keys.contains(&player.folded.likeness_key))
        .collect();
    if Spelling::new(stated.name).lacks_given_name() && same.len() < fitting().count() {
        return None;
    }
    match same[..] {
        [only] => Some(only),
        _ => only_one(
            same.into_iter()
                .filter(|player| is_told(stated.born, player)),
        ),
    }
}

fn only_one<'a>(mut players: impl Iterator<Item = &'a Player>) -> Option<&'a Player> {
    players.next().filter(|_| players.next().is_none())
}

/// As far as both state the birth.
pub fn is_told(born: &str, player: &Player) -> bool {
    !born.trim().is_empty() && player.personal.born.is_some() && birth_agrees(born, player)
}

/// Each player gets one row at most. Of several rows the only one with an external id or a birth
/// (`true`) gets the player.
pub fn undisputed_players(meant: &[Option<(PlayerId, bool)>]) -> Vec<Option<PlayerId>> {
    let mut rows: HashMap<PlayerId, (usize, usize)> = HashMap::new();
    for (id, told) in meant.iter().flatten() {
        let (all, telling) = rows.entry(*id).or_default();
        (*all, *telling) = (*all + 1, *telling + usize::from(*told));
    }
    let alone = |(id, told): &(PlayerId, bool)| {
        rows.get(id)
            .is_some_and(|(all, telling)| *all == 1 || (*told && *telling == 1))
    };
    meant
        .iter()
        .map(|one| one.as_ref().filter(|one| alone(one)).map(|(id, _)| *id))
        .collect()
}

/// Marks all open rows as new players, except rows with candidates.
pub fn said_new(
    conn: &mut Conn,
    federation: FederationId,
    mut sheet: Sheet,
) -> Result<Sheet, DbError> {
    sheet = sheet.with_normalized_names();
    let known = find_candidates(conn, federation, &sheet)?;
    for (row, known) in sheet.rows.iter_mut().zip(&known) {
        if row.player.is_none() && !row.name.trim().is_empty() && known.alike.is_empty() {
            row.new = true;
        }
    }
    Ok(sheet)
}
