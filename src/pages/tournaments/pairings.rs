//! Pairings of a finished tournament by rounds, with its desk's data: boards and tie-breaks.

use std::collections::{BTreeMap, HashMap};

use crate::actions::sheets;
use crate::db::PlayerId;
use crate::db::tables::{Game, Participant};
use crate::domain::desk::{EntrantId, PublicDesk, Standings, System};
use crate::domain::pairing::DrawPoints;
use crate::domain::tournament::Colour;
use crate::i18n::{L10nLanguage, Language, desk as phrases};
use crate::live::standings::{TieColumn, tie_column};
use crate::tournaments::crosstable::CrossRow;

#[derive(PartialEq, Eq, Hash)]
struct Pair {
    round: i64,
    player: PlayerId,
    other: PlayerId,
}

/// A player of a game, or with a bye.
pub struct Seat {
    pub id: i64,
    /// True if the player has a page.
    pub known: bool,
    pub number: i32,
    pub name: String,
    /// `b`, `w`, or empty if the colour isn't known.
    pub colour: &'static str,
    pub won: bool,
}

pub struct PairingView {
    /// `None` unless the desk has it.
    pub board: Option<usize>,
    pub a: Seat,
    pub b: Seat,
    /// For example `1–0`, `0–0!`.
    pub result: String,
}

pub struct RoundTable {
    pub number: i64,
    pub boards: bool,
    /// Ordered by board where boards are known.
    pub games: Vec<PairingView>,
    pub byes: Vec<Seat>,
}

/// Names are in the script of the reader.
type People<'a> = HashMap<PlayerId, &'a CrossRow>;

/// Leaves out games without a known round.
pub fn round_tables(
    games: &[Game],
    rows: &[CrossRow],
    played: Option<&Played<'_>>,
) -> Vec<RoundTable> {
    let people: People<'_> = rows.iter().map(|row| (PlayerId(row.id), row)).collect();
    let boards = played.map(Played::boards).unwrap_or_default();
    let mut rounds: BTreeMap<i64, RoundTable> = BTreeMap::new();
    for g in games {
        let Some(number) = g.round else { continue };
        let round = rounds.entry(number).or_insert_with(|| RoundTable {
            number,
            boards: false,
            games: Vec::new(),
            byes: Vec::new(),
        });
        let colours = match g.colour {
            None => ["", ""],
            Some(Colour::Black) => ["b", "w"],
            Some(Colour::White) => ["w", "b"],
        };
        let Some(a) = build_seat(&people, g.a_id, colours[0], g.half_points == Some(2)) else {
            continue;
        };
        match g.b_id {
            None => round.byes.push(a),
            Some(other) => {
                let Some(b) = build_seat(&people, other, colours[1], g.half_points == Some(0))
                else {
                    continue;
                };
                let board = boards
                    .get(&Pair {
                        round: number,
                        player: g.a_id,
                        other,
                    })
                    .copied();
                round.boards |= board.is_some();
                round.games.push(PairingView {
                    board,
                    a,
                    b,
                    result: format_result(g),
                });
            }
        }
    }
    let mut rounds: Vec<RoundTable> = rounds.into_values().collect();
    rounds.iter_mut().for_each(|round| {
        round
            .games
            .sort_by_key(|met| met.board.unwrap_or(usize::MAX))
    });
    rounds
}

fn build_seat(people: &People<'_>, id: PlayerId, colour: &'static str, won: bool) -> Option<Seat> {
    let row = people.get(&id)?;
    Some(Seat {
        id: row.id,
        known: row.known,
        number: row.number,
        name: row.name.clone(),
        colour,
        won,
    })
}

/// `1–0`; `!` marks an unplayed game, `x` an annulled one, `/2` one with handicap.
fn format_result(g: &Game) -> String {
    let score = match g.half_points {
        Some(2) => "1–0",
        Some(1) => "½–½",
        Some(_) => "0–1",
        None => "0–0",
    };
    let annulled = if g.annulled { "x" } else { "" };
    let played = if g.played { "" } else { "!" };
    let handicap = if g.handicap > 0 {
        format!("/{}", g.handicap)
    } else {
        String::new()
    };
    format!("{score}{annulled}{played}{handicap}")
}

pub struct Played<'a> {
    desk: &'a PublicDesk,
    standings: Standings,
    players: HashMap<EntrantId, PlayerId>,
}

impl<'a> Played<'a> {
    /// `None` if the table no longer is the desk's tournament: participants, a result, points or a
    /// place differ. `None` for a knockout too, with more columns than rounds and no tie-breaks.
    pub fn from_desk(
        desk: &'a PublicDesk,
        people: &[Participant],
        games: &[Game],
    ) -> Option<Played<'a>> {
        if desk.plan.system == System::Knockout {
            return None;
        }
        let standings = desk.standings(desk.rounds.len());
        if standings.rows.len() != people.len() {
            return None;
        }
        let numbers: HashMap<usize, &Participant> = people
            .iter()
            .filter_map(|p| Some((usize::try_from(p.number).ok()?, p)))
            .collect();
        let mut players = HashMap::new();
        // The table of a desk has its participants in the order of places.
        for (row, number) in standings.rows.iter().zip(1..) {
            let (entrant, person) = (desk.entrants.get(row.index)?, numbers.get(&number)?);
            if person.place.and_then(|place| usize::try_from(place).ok()) != Some(row.place) {
                return None;
            }
            players.insert(entrant.id, person.player_id);
        }
        let unchanged = sheets::is_same_play(&desk.to_sheet(), &sheets::table_of(people, games));
        unchanged.then_some(Played {
            desk,
            standings,
            players,
        })
    }

    /// Either order of the two players finds the board.
    fn boards(&self) -> HashMap<Pair, usize> {
        let mut found = HashMap::new();
        for (round, number) in self.desk.rounds.iter().zip(1i64..) {
            for board in &round.boards {
                let (Some(&black), Some(&white)) = (
                    self.players.get(&board.black),
                    self.players.get(&board.white),
                ) else {
                    continue;
                };
                found.insert(
                    Pair {
                        round: number,
                        player: black,
                        other: white,
                    },
                    board.number,
                );
                found.insert(
                    Pair {
                        round: number,
                        player: white,
                        other: black,
                    },
                    board.number,
                );
            }
        }
        found
    }

    /// Takes the desk's points, which decide the places. True if drawn games count nothing at the
    /// desk: in cells, as in the rating, a drawn game is half a won one.
    pub fn replace_points(&self, rows: &mut [CrossRow]) -> bool {
        let started = self.desk.entrants.iter().any(|entrant| entrant.start > 0);
        let mut changed = false;
        for standing in &self.standings.rows {
            let Some(entrant) = self.desk.entrants.get(standing.index) else {
                continue;
            };
            let Some(player) = self.players.get(&entrant.id) else {
                continue;
            };
            let own = phrases::format_points(standing.points);
            for row in rows.iter_mut().filter(|row| row.id == player.0) {
                changed |= row.points != own;
                row.points.clone_from(&own);
                row.start = if started {
                    phrases::format_points(entrant.start)
                } else {
                    String::new()
                };
            }
        }
        changed && self.desk.plan.draw == DrawPoints::Zero
    }

    /// Uses the points of the table: one for a won game. Returns the columns.
    pub fn write_tie_breaks(
        &self,
        t: &L10nLanguage,
        rows: &mut [CrossRow],
        language: Language,
    ) -> Vec<TieColumn> {
        let told = self
            .standings
            .ties
            .get(..self.standings.telling)
            .unwrap_or_default();
        let mut values: HashMap<PlayerId, Vec<String>> = HashMap::new();
        for row in &self.standings.rows {
            let Some(player) = self
                .desk
                .entrants
                .get(row.index)
                .and_then(|entrant| self.players.get(&entrant.id))
            else {
                continue;
            };
            values.insert(
                *player,
                row.ties
                    .iter()
                    .zip(told)
                    .map(|(value, tie)| phrases::format_tie(language, *tie, *value))
                    .collect(),
            );
        }
        for row in rows {
            row.ties = values
                .remove(&PlayerId(row.id))
                .unwrap_or_else(|| vec![String::new(); told.len()]);
        }
        told.iter().map(|one| tie_column(t, *one)).collect()
    }
}
