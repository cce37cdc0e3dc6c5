//! A tournament so far, read from JSON: every mistake is told, each with its place.
//!
//! The fields stand at [`State`] and its parts. Unknown fields, unknown ids in `absent`, and games of two who had met are no mistakes (a
//! referee may have allowed them); null is the same as leaving a field out.

use std::collections::{BTreeSet, HashMap};
use std::fmt;

use serde_json::{Map, Value};

/// A player: his place among the players of the state, from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub usize);

/// How the tournament is held; field `system`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum System {
    /// `wmsg-swiss`: pairing by results, with `start` also McMahon.
    Swiss,
    /// `wmsg-knockout`.
    Knockout,
}

/// Where every draw comes from, as text; an integer is written in decimal, and without a seed it is 0 (article 1) (reading A1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seed(pub String);

/// The state: what `pair` and `standings` read.
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    /// How it is held.
    pub system: System,
    /// Where draws come from.
    pub seed: Seed,
    /// How many rounds are meant to be played; advice only (article 2) (reading A2, A35).
    pub planned_rounds: Option<i64>,
    /// All players, also those who have withdrawn.
    pub players: Vec<Player>,
    /// Who misses the round to be paired. In a knockout without effect (reading A28).
    pub absent: BTreeSet<Seat>,
    /// The finished rounds.
    pub rounds: Vec<Round>,
}

/// A player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// His id, which no other player has.
    pub id: Box<str>,
    /// The number drawn by hand (article 1); all players have one or none.
    pub number: Option<u64>,
    /// Nation or territory (reading A23).
    pub country: Option<Box<str>>,
    /// False: he has withdrawn (reading A17).
    pub active: bool,
    /// McMahon: the points he begins with, two for each group (reading M1). An extension; 0 if left out.
    pub start: i64,
}

/// A finished round.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Round {
    /// The games; in a knockout also the replays, each after the drawn game.
    pub games: Vec<Game>,
    /// Who had a bye: in a Swiss tournament one at most.
    pub byes: Vec<Seat>,
}

/// A game.
#[derive(Debug, Clone, PartialEq)]
pub struct Game {
    /// Who had black.
    pub black: Seat,
    /// Who had white.
    pub white: Seat,
    /// How it ended.
    pub result: Ending,
    /// Not played (reading A16, A26).
    pub forfeit: bool,
    /// Knockout, drawn games: the time each had left.
    pub time_left: Option<Time>,
}

impl Game {
    /// The opponent of one of the two.
    #[must_use]
    pub fn opponent(&self, of: Seat) -> Seat {
        if of == self.black { self.white } else { self.black }
    }

    /// Who won.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        match self.result {
            Ending::Black => Some(self.black),
            Ending::White => Some(self.white),
            Ending::Draw | Ending::NoOne => None,
        }
    }

    /// Whether these two played it, in any colours.
    #[must_use]
    pub fn between(&self, a: Seat, b: Seat) -> bool {
        (self.black, self.white) == (a, b) || (self.black, self.white) == (b, a)
    }
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// Black won.
    Black,
    /// White won.
    White,
    /// A draw; with `forfeit` one that was awarded (reading A26).
    Draw,
    /// Both lost by forfeit (reading A16).
    NoOne,
}

/// The seconds that were left, as typed: id and number (reading A22).
#[derive(Debug, Clone, PartialEq)]
pub struct Time(pub Map<String, Value>);

/// A mistake in a state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Where it is.
    pub place: Place,
    /// What it is.
    pub kind: Kind,
}

/// Where a mistake is; everything counted from 1.
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

/// What a mistake is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// The text is no JSON.
    Json(String),
    /// Something is not an object.
    Object(&'static str),
    /// A field is missing.
    Missing(&'static str),
    /// A field has a wrong type: the field, and what it has to be.
    Type(&'static str, &'static str),
    /// Another word than the two systems.
    System(String),
    /// An id is empty.
    EmptyId,
    /// An id that another player has.
    SameId(String),
    /// Some have numbers and some have none.
    SomeNumbers,
    /// A number that another player has.
    SameNumber(u64),
    /// Beyond what a tournament can begin with.
    Start(i64),
    /// A round with another number than its place.
    RoundNumber(Option<i64>),
    /// A player that there is not.
    Unknown(String),
    /// Somebody against himself.
    Himself(String),
    /// Somebody a second time in a round.
    Twice(String),
    /// A winner who did not play.
    Winner(String),
    /// No result.
    NoResult,
    /// Knockout: a player who was out.
    Out(String),
    /// Knockout: again, though it had been decided.
    Decided,
    /// Knockout: a draw that was never decided.
    Undecided,
    /// The final order of a knockout was asked for.
    NoStandings,
    /// The values are too large to be calculated with.
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
            Kind::System(word) => write!(f, "unknown system {word:?}: it is wmsg-swiss or wmsg-knockout"),
            Kind::EmptyId => write!(f, "the id is empty"),
            Kind::SameId(id) => write!(f, "another player has the id {id:?}"),
            Kind::SomeNumbers => write!(f, "some players have a number and some have none"),
            Kind::SameNumber(number) => write!(f, "another player has the number {number}"),
            Kind::Start(start) => write!(f, "start {start} is beyond {MOST_START}"),
            Kind::RoundNumber(None) => write!(f, "the round has no number"),
            Kind::RoundNumber(Some(number)) => write!(f, "the round says that it is round {number}"),
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

/// Most points a player can begin with, up or down: squares of differences stay small enough for the weights.
pub const MOST_START: i64 = 100_000;

impl State {
    /// Reads a state.
    ///
    /// # Errors
    ///
    /// All mistakes, unless the text is no JSON object.
    pub fn read(text: &[u8]) -> Result<State, Problems> {
        let one = |kind| Problems(vec![Problem { place: Place::State, kind }]);
        let value: Value = serde_json::from_slice(text).map_err(|reason| one(Kind::Json(reason.to_string())))?;
        let Value::Object(object) = value else { return Err(one(Kind::Object("the state"))) };
        let mut reader = Reader { problems: Vec::new(), seats: HashMap::new() };
        let state = reader.state(&object);
        if reader.problems.is_empty() { Ok(state) } else { Err(Problems(reader.problems)) }
    }

    /// The id of a player.
    #[must_use]
    pub fn id(&self, seat: Seat) -> &str {
        self.players.get(seat.0).map_or("", |player| &player.id)
    }

    /// Who plays the round to be paired: those who have neither withdrawn nor are absent (reading A17).
    pub fn present(&self) -> impl Iterator<Item = Seat> {
        let seats = self.players.iter().enumerate().filter(|(_, player)| player.active).map(|(seat, _)| Seat(seat));
        seats.filter(|seat| !self.absent.contains(seat))
    }

    /// The round to be paired.
    #[must_use]
    pub fn next_round(&self) -> usize {
        self.rounds.len() + 1
    }
}

/// What has been read, and what was wrong with it. After a mistake reading goes on with the default.
struct Reader {
    problems: Vec<Problem>,
    seats: HashMap<Box<str>, Seat>,
}

/// A field that is there and not null.
fn field<'a>(object: &'a Map<String, Value>, name: &str) -> Option<&'a Value> {
    object.get(name).filter(|value| !value.is_null())
}

impl Reader {
    fn wrong(&mut self, place: Place, kind: Kind) {
        self.problems.push(Problem { place, kind });
    }

    fn array<'a>(&mut self, place: Place, object: &'a Map<String, Value>, name: &'static str, required: bool) -> &'a [Value] {
        match field(object, name) {
            Some(Value::Array(all)) => return all,
            Some(_) => self.wrong(place, Kind::Type(name, "an array")),
            None if required => self.wrong(place, Kind::Missing(name)),
            None => {}
        }
        &[]
    }

    fn text<'a>(&mut self, place: Place, object: &'a Map<String, Value>, name: &'static str) -> Option<&'a str> {
        let value = field(object, name)?;
        if value.as_str().is_none() {
            self.wrong(place, Kind::Type(name, "text"));
        }
        value.as_str()
    }

    fn integer(&mut self, place: Place, object: &Map<String, Value>, name: &'static str) -> Option<i64> {
        let value = field(object, name)?;
        if value.as_i64().is_none() {
            self.wrong(place, Kind::Type(name, "an integer"));
        }
        value.as_i64()
    }

    fn flag(&mut self, place: Place, object: &Map<String, Value>, name: &'static str, default: bool) -> bool {
        let Some(value) = field(object, name) else { return default };
        if value.as_bool().is_none() {
            self.wrong(place, Kind::Type(name, "true or false"));
        }
        value.as_bool().unwrap_or(default)
    }

    fn state(&mut self, object: &Map<String, Value>) -> State {
        let system = match self.text(Place::State, object, "system") {
            Some("wmsg-knockout") => System::Knockout,
            Some("wmsg-swiss") => System::Swiss,
            other => {
                match other {
                    Some(word) => self.wrong(Place::State, Kind::System(word.to_owned())),
                    None if field(object, "system").is_none() => self.wrong(Place::State, Kind::Missing("system")),
                    None => {}
                }
                System::Swiss
            }
        };
        let seed = match field(object, "seed") {
            None => "0".to_owned(),
            Some(Value::String(text)) => text.clone(),
            Some(Value::Number(number)) if number.is_i64() || number.is_u64() => number.to_string(),
            Some(_) => {
                self.wrong(Place::State, Kind::Type("seed", "an integer of 64 bits or text"));
                String::new()
            }
        };
        let planned_rounds = self.integer(Place::State, object, "planned_rounds");
        let players = self.players(object);
        let absent = self.ids(Place::State, object, "absent").filter_map(|id| self.seats.get(id).copied()).collect();
        let mut state = State { system, seed: Seed(seed), planned_rounds, players, absent, rounds: Vec::new() };
        for (index, value) in self.array(Place::State, object, "rounds", false).iter().enumerate() {
            let round = self.round(system, index + 1, value);
            state.rounds.push(round);
        }
        if system == System::Knockout {
            self.problems.extend(super::knockout::mistakes(&state));
        }
        state
    }

    fn players(&mut self, object: &Map<String, Value>) -> Vec<Player> {
        let mut players: Vec<Player> = Vec::new();
        let mut numbers = BTreeSet::new();
        let mut numbered = 0;
        for (index, value) in self.array(Place::State, object, "players", true).iter().enumerate() {
            let place = Place::Player(index + 1);
            let Value::Object(object) = value else {
                self.wrong(place, Kind::Object("the player"));
                continue;
            };
            let id: Box<str> = self.text(place, object, "id").unwrap_or_default().into();
            match field(object, "id") {
                None => self.wrong(place, Kind::Missing("id")),
                Some(Value::String(text)) if text.is_empty() => self.wrong(place, Kind::EmptyId),
                Some(Value::String(_)) if self.seats.insert(id.clone(), Seat(players.len())).is_some() => {
                    self.wrong(place, Kind::SameId(id.to_string()));
                }
                Some(_) => {}
            }
            let number = field(object, "number").and_then(|value| {
                numbered += 1;
                let number = value.as_u64().filter(|&number| number > 0);
                if number.is_none() {
                    self.wrong(place, Kind::Type("number", "a positive integer"));
                }
                number
            });
            if let Some(number) = number
                && !numbers.insert(number)
            {
                self.wrong(place, Kind::SameNumber(number));
            }
            let country = self.text(place, object, "country").map(Into::into);
            let active = self.flag(place, object, "active", true);
            let start = self.integer(place, object, "start").unwrap_or(0);
            if start.unsigned_abs() > MOST_START.unsigned_abs() {
                self.wrong(place, Kind::Start(start));
            }
            players.push(Player { id, number, country, active, start });
        }
        if numbered != 0 && numbered != players.len() {
            self.wrong(Place::State, Kind::SomeNumbers);
        }
        players
    }

    /// The texts of an array of ids.
    fn ids<'a>(&mut self, place: Place, object: &'a Map<String, Value>, name: &'static str) -> impl Iterator<Item = &'a str> + use<'a> {
        let all = self.array(place, object, name, false);
        if !all.iter().all(Value::is_string) {
            self.wrong(place, Kind::Type(name, "an array of ids"));
        }
        all.iter().filter_map(Value::as_str)
    }

    /// The player with this id.
    fn seat(&mut self, place: Place, id: &str) -> Option<Seat> {
        let seat = self.seats.get(id).copied();
        if seat.is_none() {
            self.wrong(place, Kind::Unknown(id.to_owned()));
        }
        seat
    }

    fn round(&mut self, system: System, number: usize, value: &Value) -> Round {
        let place = Place::Round(number);
        let mut round = Round::default();
        let Value::Object(object) = value else {
            self.wrong(place, Kind::Object("the round"));
            return round;
        };
        let says = self.integer(place, object, "round");
        if says != i64::try_from(number).ok() && (says.is_some() || field(object, "round").is_none()) {
            self.wrong(place, Kind::RoundNumber(says));
        }
        // Where each player of the round stands already.
        let mut seen: HashMap<Seat, Option<usize>> = HashMap::new();
        for (index, value) in self.array(place, object, "pairs", true).iter().enumerate() {
            let here = Place::Game(number, index + 1);
            let Some(game) = self.game(here, value) else { continue };
            let at = |seat| seen.get(&seat).copied().flatten().and_then(|at: usize| round.games.get(at));
            let earlier = at(game.black).filter(|earlier| system == System::Knockout && earlier.between(game.black, game.white));
            match earlier {
                Some(earlier) if earlier.result != Ending::Draw => self.wrong(here, Kind::Decided),
                Some(_) => {}
                None => {
                    for seat in [game.black, game.white] {
                        if seen.contains_key(&seat) {
                            let id = self.id(seat);
                            self.wrong(here, Kind::Twice(id));
                        }
                    }
                }
            }
            for seat in [game.black, game.white] {
                seen.insert(seat, Some(round.games.len()));
            }
            round.games.push(game);
        }
        let byes: Vec<&str> = match system {
            System::Swiss => self.text(place, object, "bye").into_iter().collect(),
            System::Knockout => self.ids(place, object, "byes").collect(),
        };
        for id in byes {
            let Some(seat) = self.seat(place, id) else { continue };
            if seen.insert(seat, None).is_some() {
                self.wrong(place, Kind::Twice(id.to_owned()));
            }
            round.byes.push(seat);
        }
        // For the reader only: who was absent follows from who played.
        let _ = self.ids(place, object, "absent");
        round
    }

    fn id(&self, seat: Seat) -> String {
        self.seats.iter().find(|&(_, &other)| other == seat).map_or_else(String::new, |(id, _)| id.to_string())
    }

    fn game(&mut self, place: Place, value: &Value) -> Option<Game> {
        let Value::Object(object) = value else {
            self.wrong(place, Kind::Object("the pair"));
            return None;
        };
        let mut side = |name: &'static str| {
            let id = self.text(place, object, name);
            if field(object, name).is_none() {
                self.wrong(place, Kind::Missing(name));
            }
            id.map(|id| (id, self.seat(place, id)))
        };
        let (black, white) = (side("black"), side("white"));
        self.integer(place, object, "table");
        self.flag(place, object, "replay", false);
        let forfeit = self.flag(place, object, "forfeit", false);
        let time_left = match field(object, "time_left") {
            None => None,
            Some(Value::Object(times)) if times.values().all(Value::is_number) => Some(Time(times.clone())),
            Some(_) => {
                self.wrong(place, Kind::Type("time_left", "an object of seconds"));
                None
            }
        };
        let result = match self.text(place, object, "winner") {
            Some(id) if black.is_some_and(|(black, _)| black == id) => Ending::Black,
            Some(id) if white.is_some_and(|(white, _)| white == id) => Ending::White,
            Some("draw") => Ending::Draw,
            Some(id) => {
                if black.is_some() && white.is_some() {
                    self.wrong(place, Kind::Winner(id.to_owned()));
                }
                Ending::NoOne
            }
            None => {
                if field(object, "winner").is_none() && !forfeit {
                    self.wrong(place, Kind::NoResult);
                }
                Ending::NoOne
            }
        };
        let ((black, one), (_, two)) = (black?, white?);
        let (one, two) = (one?, two?);
        if one == two {
            self.wrong(place, Kind::Himself(black.to_owned()));
            return None;
        }
        Some(Game { black: one, white: two, result, forfeit, time_left })
    }
}
