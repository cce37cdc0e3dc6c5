//! The people of a bundle: a person who stands in several of its files counts once.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::read::Source;
use crate::domain::external_id::System;
use crate::domain::player::births_agree;
use crate::formats::document::{Document, Format, Player, PlayerNo};
use crate::table_import;

/// Number of the table or list, and the player's number in it.
pub type Seat = (u32, PlayerNo);

#[derive(Debug, Clone)]
pub struct People {
    /// Each person once, as a list. The numbers are stable while the bundle exists.
    pub list: Document,
    /// Number in the list of the person in each seat.
    pub seats: HashMap<Seat, u32>,
    /// Codes by which journals identify people.
    pub codes: HashMap<u32, String>,
}

#[derive(Default)]
struct Person {
    player: Player,
    code: Option<String>,
}

#[derive(Default)]
struct Gathering {
    all: Vec<Person>,
    by_number: HashMap<(System, String), usize>,
    by_name: HashMap<String, Vec<usize>>,
    by_code: HashMap<String, usize>,
}

/// Two rows are one person if they have the same external id or journal code. They are also one
/// person if the names agree in either script, ids and births don't contradict, and the rows don't
/// stand in one file.
pub fn gather_people(sources: &[Source]) -> People {
    let mut gathering = Gathering::default();
    let mut seats = HashMap::new();
    for source in sources {
        let mut here = HashSet::new();
        for player in &source.document.players {
            let code = source.codes.get(&player.no);
            let at = gathering
                .find(player, code, &here)
                .unwrap_or_else(|| gathering.add_person());
            here.insert(at);
            gathering.add_data(at, player, code);
            seats.insert((source.number, player.no), person_number(at));
        }
    }
    let mut list = Document::new(Format::List);
    let mut codes = HashMap::new();
    for (at, person) in gathering.all.into_iter().enumerate() {
        codes.extend(person.code.map(|code| (person_number(at), code)));
        list.players.push(Player {
            no: PlayerNo(person_number(at)),
            ..person.player
        });
    }
    People { list, seats, codes }
}

fn person_number(at: usize) -> u32 {
    u32::try_from(at + 1).unwrap_or(u32::MAX)
}

impl Gathering {
    fn add_person(&mut self) -> usize {
        self.all.push(Person::default());
        self.all.len() - 1
    }

    /// Skips people who stand in this file already.
    fn find(&self, player: &Player, code: Option<&String>, here: &HashSet<usize>) -> Option<usize> {
        if let Some(code) = code {
            // A journal identifies its people by code.
            return self
                .by_code
                .get(code)
                .copied()
                .filter(|at| !here.contains(at));
        }
        let free = |at: &usize| !here.contains(at);
        let numbers = table_import::numbers_of(player);
        if let Some(at) = numbers
            .iter()
            .find_map(|number| self.by_number.get(number).copied().filter(free))
        {
            return Some(at);
        }
        let mut same: Vec<usize> = table_import::likeness_keys(player)
            .iter()
            .filter_map(|name| self.by_name.get(name))
            .flatten()
            .copied()
            .collect();
        same.sort_unstable();
        same.dedup();
        same.retain(|at| free(at) && !self.contradicts_person(*at, player, &numbers));
        match same.as_slice() {
            [only] => Some(*only),
            _ => None,
        }
    }

    fn contradicts_person(&self, at: usize, player: &Player, numbers: &[(System, String)]) -> bool {
        let known = &self.all[at].player;
        let other_number = |(system, key): &(System, String)| {
            known
                .ids
                .get(system)
                .is_some_and(|own| crate::domain::external_id::comparison_key(own) != *key)
        };
        let other_birth = match (known.born, player.born) {
            (Some(a), Some(b)) => !births_agree(&a.to_string(), &b.to_string()),
            _ => false,
        };
        other_birth || numbers.iter().any(other_number)
    }

    fn add_data(&mut self, at: usize, player: &Player, code: Option<&String>) {
        for name in table_import::likeness_keys(player) {
            let bearers = self.by_name.entry(name).or_default();
            if !bearers.contains(&at) {
                bearers.push(at);
            }
        }
        for number in table_import::numbers_of(player) {
            self.by_number.entry(number).or_insert(at);
        }
        if let Some(code) = code {
            self.by_code.insert(code.clone(), at);
            self.all[at].code.get_or_insert_with(|| code.clone());
        }
        let known = &mut self.all[at].player;
        let later = |known: &mut Option<String>, said: &Option<String>| {
            if said.is_some() {
                known.clone_from(said);
            }
        };
        if known.name.is_none() {
            (known.name, known.surname, known.given) = (
                player.name.clone(),
                player.surname.clone(),
                player.given.clone(),
            );
        } else if known.latin.is_none()
            && player
                .name
                .as_deref()
                .is_some_and(|name| name.is_ascii() && known.name.as_deref() != Some(name))
        {
            // The name is known in another script so far.
            known.latin = player
                .name
                .clone()
                .filter(|_| known.name.as_deref().is_some_and(|name| !name.is_ascii()));
        }
        if known.latin.is_none() {
            known.latin.clone_from(&player.latin);
        }
        // Clubs and countries change: the latest value counts.
        later(&mut known.club, &player.club);
        later(&mut known.country, &player.country);
        for (system, number) in &player.ids {
            known.ids.entry(*system).or_insert_with(|| number.clone());
        }
        let more = |born: &crate::formats::document::Birth| born.to_string().len();
        if player.born.as_ref().map(more) > known.born.as_ref().map(more) {
            known.born = player.born;
        }
        known.gender = known.gender.or(player.gender);
    }
}

/// Copies rating, deviation, games, rank and title from each person's first table. `order` holds
/// the tables ordered by day.
pub fn copy_first_values(people: &mut People, order: &[&Source]) {
    let places: BTreeMap<u32, usize> = people
        .list
        .players
        .iter()
        .enumerate()
        .map(|(at, player)| (player.no.0, at))
        .collect();
    for source in order {
        for said in source
            .document
            .players
            .iter()
            .filter(|player| player.rating.is_some() || player.rank.is_some())
        {
            let person = people
                .seats
                .get(&(source.number, said.no))
                .and_then(|number| places.get(number));
            let Some(known) = person.and_then(|at| people.list.players.get_mut(*at)) else {
                continue;
            };
            if known.rating.is_none() && known.rank.is_none() {
                (known.rating, known.rank, known.title) =
                    (said.rating, said.rank.clone(), said.title.clone());
                (known.deviation, known.games) = (said.deviation, said.games);
            }
        }
    }
}
