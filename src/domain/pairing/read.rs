//! Reads a state from JSON, with all mistakes. Unknown fields, unknown ids in `absent`, and
//! rematches (a referee may have allowed them) are none; null is the same as leaving a field out.

use std::collections::{BTreeSet, HashMap};

use serde_json::{Map, Value};

use super::knockout;
use super::state::{
    Ending, Game, Kind, MOST_START, Place, Player, Problem, Problems, Round, Seat, Seed, State,
    System, Time,
};

impl State {
    /// Reads a state, or returns all mistakes; only one if the text is not a JSON object.
    pub fn from_json(text: &[u8]) -> Result<State, Problems> {
        let one = |kind| {
            Problems(vec![Problem {
                place: Place::State,
                kind,
            }])
        };
        let value: Value =
            serde_json::from_slice(text).map_err(|reason| one(Kind::Json(reason.to_string())))?;
        let Value::Object(object) = value else {
            return Err(one(Kind::Object("the state")));
        };
        let mut reader = Reader {
            problems: Vec::new(),
            seats: HashMap::new(),
        };
        let state = reader.read_state(&object);
        if reader.problems.is_empty() {
            Ok(state)
        } else {
            Err(Problems(reader.problems))
        }
    }
}

struct Reader {
    problems: Vec<Problem>,
    seats: HashMap<Box<str>, Seat>,
}

fn find_field<'a>(object: &'a Map<String, Value>, name: &str) -> Option<&'a Value> {
    object.get(name).filter(|value| !value.is_null())
}

impl Reader {
    fn wrong(&mut self, place: Place, kind: Kind) {
        self.problems.push(Problem { place, kind });
    }

    fn read_array<'a>(
        &mut self,
        place: Place,
        object: &'a Map<String, Value>,
        name: &'static str,
        required: bool,
    ) -> &'a [Value] {
        match find_field(object, name) {
            Some(Value::Array(all)) => return all,
            Some(_) => self.wrong(place, Kind::Type(name, "an array")),
            None if required => self.wrong(place, Kind::Missing(name)),
            None => {}
        }
        &[]
    }

    fn text<'a>(
        &mut self,
        place: Place,
        object: &'a Map<String, Value>,
        name: &'static str,
    ) -> Option<&'a str> {
        let value = find_field(object, name)?;
        if value.as_str().is_none() {
            self.wrong(place, Kind::Type(name, "text"));
        }
        value.as_str()
    }

    fn read_integer(
        &mut self,
        place: Place,
        object: &Map<String, Value>,
        name: &'static str,
    ) -> Option<i64> {
        let value = find_field(object, name)?;
        if value.as_i64().is_none() {
            self.wrong(place, Kind::Type(name, "an integer"));
        }
        value.as_i64()
    }

    fn read_flag(
        &mut self,
        place: Place,
        object: &Map<String, Value>,
        name: &'static str,
        default: bool,
    ) -> bool {
        let Some(value) = find_field(object, name) else {
            return default;
        };
        if value.as_bool().is_none() {
            self.wrong(place, Kind::Type(name, "true or false"));
        }
        value.as_bool().unwrap_or(default)
    }

    fn read_state(&mut self, object: &Map<String, Value>) -> State {
        let system = match self.text(Place::State, object, "system") {
            Some("wmsg-knockout") => System::Knockout,
            Some("wmsg-swiss") => System::Swiss,
            other => {
                match other {
                    Some(word) => self.wrong(Place::State, Kind::System(word.to_owned())),
                    None if find_field(object, "system").is_none() => {
                        self.wrong(Place::State, Kind::Missing("system"))
                    }
                    None => {}
                }
                System::Swiss
            }
        };
        let seed = match find_field(object, "seed") {
            None => "0".to_owned(),
            Some(Value::String(text)) => text.clone(),
            Some(Value::Number(number)) if number.is_i64() || number.is_u64() => number.to_string(),
            Some(_) => {
                self.wrong(
                    Place::State,
                    Kind::Type("seed", "an integer of 64 bits or text"),
                );
                String::new()
            }
        };
        let planned_rounds = self.read_integer(Place::State, object, "planned_rounds");
        let players = self.read_players(object);
        let absent = self
            .read_ids(Place::State, object, "absent")
            .filter_map(|id| self.seats.get(id).copied())
            .collect();
        let mut state = State {
            system,
            seed: Seed(seed),
            planned_rounds,
            players,
            absent,
            rounds: Vec::new(),
        };
        for (index, value) in self
            .read_array(Place::State, object, "rounds", false)
            .iter()
            .enumerate()
        {
            let round = self.read_round(system, index + 1, value);
            state.rounds.push(round);
        }
        if system == System::Knockout {
            self.problems.extend(knockout::find_mistakes(&state));
        }
        state
    }

    fn read_players(&mut self, object: &Map<String, Value>) -> Vec<Player> {
        let mut players: Vec<Player> = Vec::new();
        let mut numbers = BTreeSet::new();
        let mut numbered = 0;
        for (index, value) in self
            .read_array(Place::State, object, "players", true)
            .iter()
            .enumerate()
        {
            let place = Place::Player(index + 1);
            let Value::Object(object) = value else {
                self.wrong(place, Kind::Object("the player"));
                continue;
            };
            let id: Box<str> = self.text(place, object, "id").unwrap_or_default().into();
            match find_field(object, "id") {
                None => self.wrong(place, Kind::Missing("id")),
                Some(Value::String(text)) if text.is_empty() => self.wrong(place, Kind::EmptyId),
                Some(Value::String(_))
                    if self.seats.insert(id.clone(), Seat(players.len())).is_some() =>
                {
                    self.wrong(place, Kind::SameId(id.to_string()));
                }
                Some(_) => {}
            }
            let number = find_field(object, "number").and_then(|value| {
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
            let active = self.read_flag(place, object, "active", true);
            let start = self.read_integer(place, object, "start").unwrap_or(0);
            if start.unsigned_abs() > MOST_START.unsigned_abs() {
                self.wrong(place, Kind::Start(start));
            }
            players.push(Player {
                id,
                number,
                country,
                active,
                start,
            });
        }
        if numbered != 0 && numbered != players.len() {
            self.wrong(Place::State, Kind::SomeNumbers);
        }
        players
    }

    fn read_ids<'a>(
        &mut self,
        place: Place,
        object: &'a Map<String, Value>,
        name: &'static str,
    ) -> impl Iterator<Item = &'a str> + use<'a> {
        let all = self.read_array(place, object, name, false);
        if !all.iter().all(Value::is_string) {
            self.wrong(place, Kind::Type(name, "an array of ids"));
        }
        all.iter().filter_map(Value::as_str)
    }

    fn seat(&mut self, place: Place, id: &str) -> Option<Seat> {
        let seat = self.seats.get(id).copied();
        if seat.is_none() {
            self.wrong(place, Kind::Unknown(id.to_owned()));
        }
        seat
    }

    fn read_round(&mut self, system: System, number: usize, value: &Value) -> Round {
        let place = Place::Round(number);
        let mut round = Round::default();
        let Value::Object(object) = value else {
            self.wrong(place, Kind::Object("the round"));
            return round;
        };
        let says = self.read_integer(place, object, "round");
        if says != i64::try_from(number).ok()
            && (says.is_some() || find_field(object, "round").is_none())
        {
            self.wrong(place, Kind::RoundNumber(says));
        }
        let mut seen: HashMap<Seat, Option<usize>> = HashMap::new();
        for (index, value) in self
            .read_array(place, object, "pairs", true)
            .iter()
            .enumerate()
        {
            let here = Place::Game(number, index + 1);
            let Some(game) = self.game(here, value) else {
                continue;
            };
            let at = |seat| {
                seen.get(&seat)
                    .copied()
                    .flatten()
                    .and_then(|at: usize| round.games.get(at))
            };
            let earlier = at(game.black).filter(|earlier| {
                system == System::Knockout && earlier.is_between(game.black, game.white)
            });
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
            System::Knockout => self.read_ids(place, object, "byes").collect(),
        };
        round.byes = self.seat_byes(place, &byes, &mut seen);
        // Only checked: the absent players follow from the games.
        let _ = self.read_ids(place, object, "absent");
        round
    }

    fn seat_byes(
        &mut self,
        place: Place,
        byes: &[&str],
        seen: &mut HashMap<Seat, Option<usize>>,
    ) -> Vec<Seat> {
        let mut seats = Vec::new();
        for id in byes {
            let Some(seat) = self.seat(place, id) else {
                continue;
            };
            if seen.insert(seat, None).is_some() {
                self.wrong(place, Kind::Twice((*id).to_owned()));
            }
            seats.push(seat);
        }
        seats
    }

    fn id(&self, seat: Seat) -> String {
        self.seats
            .iter()
            .find(|&(_, &other)| other == seat)
            .map_or_else(String::new, |(id, _)| id.to_string())
    }

    fn game(&mut self, place: Place, value: &Value) -> Option<Game> {
        let Value::Object(object) = value else {
            self.wrong(place, Kind::Object("the pair"));
            return None;
        };
        let mut side = |name: &'static str| {
            let id = self.text(place, object, name);
            if find_field(object, name).is_none() {
                self.wrong(place, Kind::Missing(name));
            }
            id.map(|id| (id, self.seat(place, id)))
        };
        let (black, white) = (side("black"), side("white"));
        self.read_integer(place, object, "table");
        self.read_flag(place, object, "replay", false);
        let forfeit = self.read_flag(place, object, "forfeit", false);
        let time_left = match find_field(object, "time_left") {
            None => None,
            Some(Value::Object(times)) if times.values().all(Value::is_number) => {
                Some(Time(times.clone()))
            }
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
                if find_field(object, "winner").is_none() && !forfeit {
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
        Some(Game {
            black: one,
            white: two,
            result,
            forfeit,
            time_left,
        })
    }
}
