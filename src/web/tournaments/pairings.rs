//! The pairings of a finished tournament round by round, and what its desk still knows of its table: boards and tie-breaks.

use std::collections::{BTreeMap, HashMap};

use crate::db::PlayerId;
use crate::db::tables::{Game, Participant};
use crate::domain::desk::{EntrantId, PublicDesk, Standings, System};
use crate::domain::pairing::DrawPoints;
use crate::domain::tournament::Colour;
use crate::text::{L10nLanguage, Language, desk as phrases};
use crate::web::live::standings::{TieColumn, tie};
use crate::web::tournaments::crosstable::CrossRow;

/// Two who met in a round.
#[derive(PartialEq, Eq, Hash)]
struct Pair {
    round: i64,
    player: PlayerId,
    other: PlayerId,
}

/// One of two who met, or who had a bye.
pub struct Seat {
    /// Id.
    pub id: i64,
    /// Whether the player has a page.
    pub known: bool,
    /// Number in the table.
    pub number: i32,
    /// Name.
    pub name: String,
    /// `b`, `w`, or nothing where the colour isn't known.
    pub colour: &'static str,
    /// Has won.
    pub won: bool,
}

/// A game of a round.
pub struct Met {
    /// The number of the board, where the desk knows it.
    pub board: Option<usize>,
    /// The first player.
    pub a: Seat,
    /// The second player.
    pub b: Seat,
    /// The result as it is written: `1–0`, `0–0!`.
    pub result: String,
}

/// A round.
pub struct RoundTable {
    /// Its number.
    pub number: i64,
    /// Whether boards are known.
    pub boards: bool,
    /// The games, by boards where these are known.
    pub games: Vec<Met>,
    /// The players who had a bye.
    pub byes: Vec<Seat>,
}

/// What is told of the participants: their rows, and names in the script of the reader.
type People<'a> = HashMap<PlayerId, &'a CrossRow>;

/// The rounds of a table in their order; games of no known round stand in none.
pub fn rounds(games: &[Game], rows: &[CrossRow], played: Option<&Played<'_>>) -> Vec<RoundTable> {
    let people: People<'_> = rows.iter().map(|row| (PlayerId(row.id), row)).collect();
    let boards = played.map(Played::boards).unwrap_or_default();
    let mut rounds: BTreeMap<i64, RoundTable> = BTreeMap::new();
    for g in games {
        let Some(number) = g.round else { continue };
        let round = rounds.entry(number).or_insert_with(|| RoundTable { number, boards: false, games: Vec::new(), byes: Vec::new() });
        let colours = match g.colour {
            None => ["", ""],
            Some(Colour::Black) => ["b", "w"],
            Some(Colour::White) => ["w", "b"],
        };
        let Some(a) = seat(&people, g.a_id, colours[0], g.halves == Some(2)) else { continue };
        match g.b_id {
            None => round.byes.push(a),
            Some(other) => {
                let Some(b) = seat(&people, other, colours[1], g.halves == Some(0)) else { continue };
                let board = boards.get(&Pair { round: number, player: g.a_id, other }).copied();
                round.boards |= board.is_some();
                round.games.push(Met { board, a, b, result: result(g) });
            }
        }
    }
    let mut rounds: Vec<RoundTable> = rounds.into_values().collect();
    rounds.iter_mut().for_each(|round| round.games.sort_by_key(|met| met.board.unwrap_or(usize::MAX)));
    rounds
}

fn seat(people: &People<'_>, id: PlayerId, colour: &'static str, won: bool) -> Option<Seat> {
    let row = people.get(&id)?;
    Some(Seat { id: row.id, known: row.known, number: row.number, name: row.name.clone(), colour, won })
}

/// `1–0`; `!` was not played, `x` was annulled, `/2` was played with handicap.
fn result(g: &Game) -> String {
    let score = match g.halves {
        Some(2) => "1–0",
        Some(1) => "½–½",
        Some(_) => "0–1",
        None => "0–0",
    };
    let annulled = if g.annulled { "x" } else { "" };
    let played = if g.played { "" } else { "!" };
    let handicap = if g.handicap > 0 { format!("/{}", g.handicap) } else { String::new() };
    format!("{score}{annulled}{played}{handicap}")
}

/// What the desk says of a table that was made from it.
pub struct Played<'a> {
    desk: &'a PublicDesk,
    standings: Standings,
    players: HashMap<EntrantId, PlayerId>,
}

impl<'a> Played<'a> {
    /// The desk of a table; none where it isn't this tournament any more: somebody else takes part, or a correction moved a place. Columns of
    /// a knockout are more than its rounds, and its places have no tie-breaks.
    pub fn of(desk: &'a PublicDesk, people: &[Participant]) -> Option<Played<'a>> {
        if desk.plan.system == System::Knockout {
            return None;
        }
        let standings = desk.standings(desk.rounds.len());
        if standings.rows.len() != people.len() {
            return None;
        }
        let numbers: HashMap<usize, &Participant> = people.iter().filter_map(|p| Some((usize::try_from(p.number).ok()?, p))).collect();
        let mut players = HashMap::new();
        // The table of a desk has its participants in the order of places.
        for (row, number) in standings.rows.iter().zip(1..) {
            let (entrant, person) = (desk.entrants.get(row.index)?, numbers.get(&number)?);
            if person.place.and_then(|place| usize::try_from(place).ok()) != Some(row.place) {
                return None;
            }
            players.insert(entrant.id, person.player_id);
        }
        Some(Played { desk, standings, players })
    }

    /// The numbers of the boards by round and the two who met, in either order.
    fn boards(&self) -> HashMap<Pair, usize> {
        let mut found = HashMap::new();
        for (round, number) in self.desk.rounds.iter().zip(1i64..) {
            for board in &round.boards {
                let (Some(&black), Some(&white)) = (self.players.get(&board.black), self.players.get(&board.white)) else { continue };
                found.insert(Pair { round: number, player: black, other: white }, board.number);
                found.insert(Pair { round: number, player: white, other: black }, board.number);
            }
        }
        found
    }

    /// The points of the rows become those of the desk, on which the places stand; beside them the points to begin with. Says whether drawn
    /// games count nothing there: in cells, as in the rating, a drawn game is half a won one.
    pub fn recount(&self, rows: &mut [CrossRow]) -> bool {
        let started = self.desk.entrants.iter().any(|entrant| entrant.start > 0);
        let mut changed = false;
        for standing in &self.standings.rows {
            let Some(entrant) = self.desk.entrants.get(standing.index) else { continue };
            let Some(player) = self.players.get(&entrant.id) else { continue };
            let own = phrases::points(standing.points);
            for row in rows.iter_mut().filter(|row| row.id == player.0) {
                changed |= row.points != own;
                row.points.clone_from(&own);
                row.start = if started { phrases::points(entrant.start) } else { String::new() };
            }
        }
        changed && self.desk.plan.draw == DrawPoints::Zero
    }

    /// Writes what decided between equal points into the rows, in the points of the table: one for a won game. The columns come out.
    pub fn tell(&self, t: &L10nLanguage, rows: &mut [CrossRow], language: Language) -> Vec<TieColumn> {
        let told = self.standings.ties.get(..self.standings.telling).unwrap_or_default();
        let mut values: HashMap<PlayerId, Vec<String>> = HashMap::new();
        for row in &self.standings.rows {
            let Some(player) = self.desk.entrants.get(row.index).and_then(|entrant| self.players.get(&entrant.id)) else { continue };
            values.insert(*player, row.ties.iter().zip(told).map(|(value, tie)| phrases::tie(language, *tie, *value)).collect());
        }
        for row in rows {
            row.ties = values.remove(&PlayerId(row.id)).unwrap_or_else(|| vec![String::new(); told.len()]);
        }
        told.iter().map(|one| tie(t, *one)).collect()
    }
}
