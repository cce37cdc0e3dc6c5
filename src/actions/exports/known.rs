//! Adds data that a tournament's table lacks: from the desk, and from an imported file.

use std::collections::{BTreeMap, HashMap};

use super::Reader;
use crate::db::federations::Federation;
use crate::db::tournaments::Tournament;
use crate::domain::desk::{self, Desk, EntrantId};
use crate::domain::name;
use crate::domain::rules::Sides;
use crate::domain::table::Sheet;
use crate::formats::document::{
    Bye, ByeKind, Colour, Document, Fact, Game, GameKind, Player, PlayerNo, System,
};

/// The least main time of a class of the European Go Database, in minutes.
const CLASSES: [(f64, &str); 3] = [(60.0, "A"), (40.0, "B"), (25.0, "C")];

pub(super) fn collect_facts(
    federation: &Federation,
    t: &Tournament,
    minutes: Option<f64>,
) -> BTreeMap<Fact, String> {
    let mut facts = BTreeMap::new();
    let side = t.conditions.board.size();
    let shows = federation.rules.shows;
    if side > 0 && (shows.boards || shows.sign.stones()) {
        facts.insert(Fact::BoardSize, side.to_string());
    }
    if let Some(minutes) = minutes.filter(|_| shows.sign.stones()) {
        facts.insert(Fact::AdjustedMinutes, minutes.to_string());
        if let Some((_, class)) = CLASSES.iter().find(|(least, _)| minutes >= *least) {
            facts.insert(Fact::Class, (*class).to_owned());
        }
    }
    facts
}

/// Adds the system, the planned rounds, open pairs, and players who advanced without a game.
pub(super) fn add_desk(document: &mut Document, sheet: &Sheet, desk: &Desk, sides: Sides) {
    document.system = Some(match desk.plan.system {
        desk::System::Swiss => System::Swiss,
        desk::System::McMahon => System::McMahon,
        desk::System::RoundRobin => System::RoundRobin,
        desk::System::Knockout => System::Knockout,
    });
    if !desk.finished {
        // A column for a replay is no round of the plan.
        let replays = sheet.rounds.saturating_sub(desk.rounds.len());
        document.rounds = document
            .rounds
            .max(u8::try_from(desk.planned_rounds() + replays).unwrap_or(u8::MAX));
    }
    if sides == Sides::Order {
        // Tables of desks had the first player as black.
        document
            .games
            .iter_mut()
            .for_each(|game| game.colour = None);
    }
    let rows = map_rows(sheet, desk);
    add_open_games(document, desk, &rows, sides);
    if desk.plan.system == desk::System::Knockout {
        add_knockout_byes(document, desk, &rows);
    }
    document
        .games
        .sort_by_key(|game| (game.round, game.a, game.b));
    document.byes.sort_by_key(|bye| (bye.round, bye.player));
}

fn add_open_games(
    document: &mut Document,
    desk: &Desk,
    rows: &HashMap<EntrantId, PlayerNo>,
    sides: Sides,
) {
    for (column, board) in desk.boards_without_result() {
        let (Some(black), Some(white), Ok(round)) = (
            rows.get(&board.black),
            rows.get(&board.white),
            u8::try_from(column),
        ) else {
            continue;
        };
        let (a, b) = (*black.min(white), *black.max(white));
        if document
            .games
            .iter()
            .any(|game| (game.round, game.a, game.b) == (round, a, b))
        {
            continue;
        }
        let colour = if a == *black {
            Colour::Black
        } else {
            Colour::White
        };
        let colour = Some(colour).filter(|_| sides != Sides::Order);
        document.games.push(Game {
            round,
            a,
            b,
            score: None,
            colour,
            handicap: board.stones,
            kind: GameKind::Open,
            board: None,
        });
    }
}

fn add_knockout_byes(document: &mut Document, desk: &Desk, rows: &HashMap<EntrantId, PlayerNo>) {
    for (column, who) in desk.byes_by_column() {
        let (Some(player), Ok(round)) = (rows.get(&who).copied(), u8::try_from(column)) else {
            continue;
        };
        document
            .byes
            .retain(|bye| (bye.round, bye.player) != (round, player));
        let kind = ByeKind::Allocated;
        document.byes.push(Bye {
            round,
            player,
            points: kind.points(),
            kind,
        });
    }
}

/// True if an empty cell of a played round is an absence. A draft may still lack results, a column
/// for a replay belongs to its players, and a player out of a knockout isn't absent.
pub(super) fn is_complete(document: &Document, t: &Tournament, desk: Option<&Desk>) -> bool {
    let entered =
        t.position.is_some() || t.state.is_handed_in() || t.state.is_public() || desk.is_some();
    let replayed = desk.is_some_and(|desk| {
        desk.rounds
            .iter()
            .flat_map(|round| &round.boards)
            .any(|board| board.replay)
    });
    entered && !replayed && document.system != Some(System::Knockout)
}

/// By the player, or by the name of an unknown player.
fn map_rows(sheet: &Sheet, desk: &Desk) -> HashMap<EntrantId, PlayerNo> {
    let numbers = || {
        sheet
            .rows
            .iter()
            .zip(1_u32..)
            .map(|(row, number)| (row, PlayerNo(number)))
    };
    let players: HashMap<i64, PlayerNo> = numbers()
        .filter_map(|(row, number)| Some((row.player?, number)))
        .collect();
    let names: HashMap<String, PlayerNo> = numbers()
        .map(|(row, number)| (name::likeness_key(&row.name), number))
        .collect();
    let row = |entrant: &desk::Entrant| match entrant.player {
        Some(player) => players.get(&player).copied(),
        None => names.get(&name::likeness_key(&entrant.name)).copied(),
    };
    desk.entrants
        .iter()
        .filter_map(|entrant| Some((entrant.id, row(entrant)?)))
        .collect()
}

/// Adds only data that the site lacks.
pub(super) fn add_file(document: &mut Document, file: &Document, reader: Reader) {
    document.country = document.country.take().or_else(|| file.country.clone());
    document.system = document.system.or(file.system);
    document.time = document.time.take().or_else(|| file.time.clone());
    for arbiter in &file.arbiters {
        if document
            .arbiters
            .iter()
            .all(|known| name::likeness_key(known) != name::likeness_key(arbiter))
        {
            document.arbiters.push(arbiter.clone());
        }
    }
    for (fact, value) in &file.facts {
        // The table itself gives the number of rated players.
        if *fact != Fact::RatedPlayers {
            document.facts.entry(*fact).or_insert_with(|| value.clone());
        }
    }
    let known: HashMap<PlayerNo, PlayerNo> = same_people(document, file);
    for player in &mut document.players {
        let Some(said) = file
            .players
            .iter()
            .find(|said| known.get(&said.no) == Some(&player.no))
        else {
            continue;
        };
        player.title = player.title.take().or_else(|| said.title.clone());
        player.country = player.country.take().or_else(|| said.country.clone());
        // Public files have no gender (`docs/spec/exchange.md` §12.4).
        player.gender = player
            .gender
            .or(said.gender.filter(|_| reader == Reader::Officer));
        divide_name(player, said);
    }
    for bye in file.byes.iter().filter(|bye| bye.kind == ByeKind::Full) {
        let Some(player) = known.get(&bye.player) else {
            continue;
        };
        for own in document
            .byes
            .iter_mut()
            .filter(|own| (own.round, own.player) == (bye.round, *player))
        {
            if own.kind == ByeKind::Allocated {
                own.kind = ByeKind::Full;
            }
        }
    }
}

/// Only if the file has the same name with the surname first.
fn divide_name(player: &mut Player, said: &Player) {
    let (Some(surname), Some(given)) = (&said.surname, &said.given) else {
        return;
    };
    if player.name.as_deref() == Some(format!("{surname} {given}").as_str()) {
        (player.surname, player.given) = (Some(surname.clone()), Some(given.clone()));
    }
}

/// Matched by an external id, else by the name.
fn same_people(document: &Document, file: &Document) -> HashMap<PlayerNo, PlayerNo> {
    let by_id: HashMap<_, PlayerNo> = document
        .players
        .iter()
        .flat_map(|player| player.ids.iter().map(|id| (id, player.no)))
        .collect();
    let keys = |player: &Player| {
        let names = [&player.name, &player.latin].into_iter().flatten();
        names
            .map(|name| name::likeness_key(name))
            .collect::<Vec<_>>()
    };
    let by_name: HashMap<String, PlayerNo> = document
        .players
        .iter()
        .flat_map(|player| keys(player).into_iter().map(|key| (key, player.no)))
        .collect();
    let found = |said: &Player| {
        let numbered = said.ids.iter().find_map(|id| by_id.get(&id)).copied();
        numbered.or_else(|| keys(said).iter().find_map(|key| by_name.get(key)).copied())
    };
    file.players
        .iter()
        .filter_map(|said| Some((said.no, found(said)?)))
        .collect()
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;
    use crate::formats::document::{Format, Gender};

    fn document(players: Vec<Player>) -> Document {
        Document {
            players,
            ..Document::new(Format::Table)
        }
    }

    fn named(no: u32, name: &str) -> Player {
        Player {
            no: PlayerNo(no),
            name: Some(name.to_owned()),
            ..Player::default()
        }
    }

    #[test]
    fn an_officer_gets_the_genders_of_the_imported_file_and_the_public_none() {
        let file = document(vec![
            Player {
                gender: Some(Gender::Female),
                ..named(1, "Koval, Anna")
            },
            Player {
                gender: Some(Gender::Male),
                ..named(2, "Bondar, Lev")
            },
        ]);
        let known = document(vec![
            named(1, "Bondar Lev"),
            Player {
                gender: Some(Gender::Male),
                ..named(2, "Koval Anna")
            },
        ]);
        let genders = |reader: Reader| {
            let mut document = known.clone();
            add_file(&mut document, &file, reader);
            document
                .players
                .iter()
                .map(|player| player.gender)
                .collect::<Vec<_>>()
        };
        // The register takes precedence over the file.
        assert_eq!(
            genders(Reader::Officer),
            [Some(Gender::Male), Some(Gender::Male)]
        );
        assert_eq!(genders(Reader::Public(NaiveDate::default()))[0], None);
    }

    #[test]
    fn the_imported_file_divides_a_name_of_three_words() {
        let divided = |no: u32, surname: &str, given: &str| {
            let (surname, given) = (Some(surname.to_owned()), Some(given.to_owned()));
            Player {
                surname,
                given,
                ..named(no, "")
            }
        };
        let said = |surname: &str, given: &str| Player {
            name: Some(format!("{surname}, {given}")),
            ..divided(1, surname, given)
        };
        let parts = |name: &str, said: Player| {
            let mut document = document(vec![named(1, name)]);
            add_file(&mut document, &self::document(vec![said]), Reader::Officer);
            document.players.remove(0).surname
        };
        assert_eq!(
            parts("Dovha Nyva Olha", said("Dovha Nyva", "Olha")).as_deref(),
            Some("Dovha Nyva")
        );
        // The words of the file are in another order.
        assert_eq!(parts("Olha Dovha Nyva", said("Dovha Nyva", "Olha")), None);
    }
}
