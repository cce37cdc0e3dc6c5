//! The state of a tournament so far, and the mistakes that its JSON can have.

use std::collections::BTreeSet;
use std::fmt;

use serde_json::{Map, Value};

/// A player: the index among the players of the state, from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub usize);

/// The system of the tournament; field `system`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum System {
    /// `wmsg-swiss`: pairing by results, with `start` also McMahon.
    Swiss,
    /// `wmsg-knockout`.
    Knockout,
}

/// The seed of all draws: an integer in decimal, 0 if it is missing (article 1) (reading A1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seed(pub String);

/// The state: the input of `pair` and `standings`.
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    /// The system of the tournament.
    pub system: System,
    /// The seed of all draws.
    pub seed: Seed,
    /// The planned number of rounds; advice only (article 2) (reading A2, A35).
    pub planned_rounds: Option<i64>,
    /// All players, the withdrawn too.
    pub players: Vec<Player>,
    /// The players who miss the round to be paired; no effect in a knockout (reading A28).
    pub absent: BTreeSet<Seat>,
    /// The finished rounds.
    pub rounds: Vec<Round>,
}

/// A player of the state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The id, unique among the players.
    pub id: Box<str>,
    /// The number drawn by hand (article 1); either all players have one or none.
    pub number: Option<u64>,
    /// Nation or territory (reading A23).
    pub country: Option<Box<str>>,
    /// False if the player has withdrawn (reading A17).
    pub active: bool,
    /// McMahon: the start points, two for each group (reading M1). An extension; 0 if left out.
    pub start: i64,
}

/// A finished round.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Round {
    /// The games; in a knockout also the replays, each after the drawn game.
    pub games: Vec<Game>,
    /// The players who had a bye; in a Swiss tournament at most one.
    pub byes: Vec<Seat>,
}

/// A game of a finished round.
#[derive(Debug, Clone, PartialEq)]
pub struct Game {
    /// The player who had black.
    pub black: Seat,
    /// The player who had white.
    pub white: Seat,
    /// The result of the game.
    pub result: Ending,
    /// True if it was not played (reading A16, A26).
    pub forfeit: bool,
    /// Knockout, drawn games: the time each player had left.
    pub time_left: Option<Time>,
}

impl Game {
    /// The opponent of one of the two players.
    #[must_use]
    pub fn opponent(&self, of: Seat) -> Seat {
        if of == self.black {
            self.white
        } else {
            self.black
        }
    }

    /// The player who won.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        match self.result {
            Ending::Black => Some(self.black),
            Ending::White => Some(self.white),
            Ending::Draw | Ending::NoOne => None,
        }
    }

    /// True if these two players played it, in any colours.
    #[must_use]
    pub fn is_between(&self, a: Seat, b: Seat) -> bool {
        (self.black, self.white) == (a, b) || (self.black, self.white) == (b, a)
    }
}

/// The result of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// Black won.
    Black,
    /// White won.
    White,
    /// A draw; with `forfeit` an awarded one (reading A26).
    Draw,
    /// Both lost by forfeit (reading A16).
    NoOne,
}

/// The seconds left, as typed: id and number (reading A22).
#[derive(Debug, Clone, PartialEq)]
pub struct Time(pub Map<String, Value>);

/// A mistake in a state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The place of the mistake.
    pub place: Place,
    /// The kind of mistake.
    pub kind: Kind,
}

/// The place of a mistake; all numbers count from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// In the state as a whole.
    State,
    /// At a player.
    Player(usize),
    /// In a round.
    Round(usize),
    /// At a game of a round.
    Game(usize, usize),
}

/// The kinds of mistakes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// The text is no JSON.
    Json(String),
    /// A value is not an object.
    Object(&'static str),
    /// A field is missing.
    Missing(&'static str),
    /// A field has a wrong type: the field, and the expected type.
    Type(&'static str, &'static str),
    /// An unknown system.
    System(String),
    /// An id is empty.
    EmptyId,
    /// An id that an earlier player has.
    SameId(String),
    /// Some players have numbers and some have none.
    SomeNumbers,
    /// A number that an earlier player has.
    SameNumber(u64),
    /// Start points out of range.
    Start(i64),
    /// A round whose number differs from its position.
    RoundNumber(Option<i64>),
    /// An unknown player.
    Unknown(String),
    /// A player against themselves.
    Himself(String),
    /// A player twice in a round.
    Twice(String),
    /// A winner who did not play.
    Winner(String),
    /// A game without a result.
    NoResult,
    /// Knockout: a player who was already out.
    Out(String),
    /// Knockout: a second game of a decided pair.
    Decided,
    /// Knockout: a draw that was never decided.
    Undecided,
    /// The final order of a knockout was asked for.
    NoStandings,
    /// The values are too large for the calculation.
    TooLarge,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.place {
            Place::State => {}
            Place::Player(player) => write!(f, "player {player}: ")?,
            Place::Round(round) => write!(f, "round {round}: ")?,
            Place::Game(round, game) => write!(f, "round {round}, pair {game}: ")?,
        }
        match &self.kind {
            Kind::Json(reason) => write!(f, "not JSON: {reason}"),
            Kind::Object(what) => write!(f, "{what} is not an object"),
            Kind::Missing(field) => write!(f, "{field} is missing"),
            Kind::Type(field, wanted) => write!(f, "{field} is not {wanted}"),
            Kind::System(word) => write!(
                f,
                "unknown system {word:?}: it is wmsg-swiss or wmsg-knockout"
            ),
            Kind::EmptyId => write!(f, "the id is empty"),
            Kind::SameId(id) => write!(f, "another player has the id {id:?}"),
            Kind::SomeNumbers => write!(f, "some players have a number and some have none"),
            Kind::SameNumber(number) => write!(f, "another player has the number {number}"),
            Kind::Start(start) => write!(f, "start {start} is beyond {MOST_START}"),
            Kind::RoundNumber(None) => write!(f, "the round has no number"),
            Kind::RoundNumber(Some(number)) => {
                write!(f, "the round says that it is round {number}")
            }
            Kind::Unknown(id) => write!(f, "there is no player {id:?}"),
            Kind::Himself(id) => write!(f, "{id:?} plays against himself"),
            Kind::Twice(id) => write!(f, "{id:?} stands twice in the round"),
            Kind::Winner(id) => write!(f, "the winner {id:?} is neither of the two"),
            Kind::NoResult => write!(f, "the game has no result"),
            Kind::Out(id) => write!(f, "{id:?} was already out"),
            Kind::Decided => write!(f, "the game had been decided and was played again"),
            Kind::Undecided => write!(f, "the draw was never decided"),
            Kind::NoStandings => write!(f, "there are no standings of a knockout"),
            Kind::TooLarge => write!(f, "the points are too large to be calculated with"),
        }
    }
}

/// All mistakes of a state, in the order of the text; there is at least one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problems(pub Vec<Problem>);

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (number, problem) in self.0.iter().enumerate() {
            let divider = if number == 0 { "" } else { "; " };
            write!(f, "{divider}{problem}")?;
        }
        Ok(())
    }
}

/// The greatest start points, up or down: squares of differences stay small enough for the weights.
pub const MOST_START: i64 = 100_000;

impl State {
    /// The id of a player.
    #[must_use]
    pub fn id(&self, seat: Seat) -> &str {
        self.players.get(seat.0).map_or("", |player| &player.id)
    }

    /// The players of the round to be paired: neither withdrawn nor absent (reading A17).
    pub fn present_players(&self) -> impl Iterator<Item = Seat> {
        let seats = self
            .players
            .iter()
            .enumerate()
            .filter(|(_, player)| player.active)
            .map(|(seat, _)| Seat(seat));
        seats.filter(|seat| !self.absent.contains(seat))
    }

    /// The round to be paired.
    #[must_use]
    pub fn next_round(&self) -> usize {
        self.rounds.len() + 1
    }
}
