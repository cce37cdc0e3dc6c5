//! Contrived journals: players, tournaments, lists and editions, all well-formed, drawn from the
//! bytes of the fuzzer. What a standing, a parameter or a game is, a [`Regulation`] says; each
//! target has its own.

use std::fmt;
use std::marker::PhantomData;

use arbitrary::{Arbitrary, Result, Unstructured};
use chrono::{Days, NaiveDate};
use serde_json::{Map, Value, json};

use crate::check;
use crate::domain::journal;

/// Players at most.
const PLAYERS: usize = 12;
/// Tournaments, lists and editions at most.
const EVENTS: usize = 6;
/// Games of a tournament, about.
const GAMES: usize = 250;

/// Fields of a JSON object.
pub type Fields = Map<String, Value>;

/// What the rules ask of a journal.
pub trait Regulation {
    /// Id of the rules.
    const RULES: &'static str;
    /// Parameters of the federation, not always the default ones.
    fn parameters(u: &mut Unstructured) -> Result<Fields>;
    /// What a player brings, around the thresholds of the tables; null for some.
    fn standing(u: &mut Unstructured) -> Result<Value>;
    /// Conditions of a tournament, without names.
    fn conditions(u: &mut Unstructured) -> Result<Fields>;
    /// A game of two players: all fields but `a` and `b`. Without the key `score` it may lose its
    /// `b`, if `byes` are allowed.
    fn game(u: &mut Unstructured) -> Result<Fields>;
    /// Whether a game that was not played may lack `b`.
    const BYES: bool;
}

/// A journal for some rules; players are numbers until it is written.
pub struct Contrived<R> {
    parameters: Fields,
    players: Vec<Player>,
    events: Vec<Event>,
    rules: PhantomData<R>,
}

struct Player {
    fields: Fields,
    /// Place of his id among the ids.
    place: usize,
    /// He is entered right before this event.
    before: usize,
}

enum Event {
    Tournament {
        fields: Fields,
        participants: Vec<usize>,
        places: Vec<(usize, u32)>,
        games: Vec<Game>,
    },
    List(NaiveDate),
    Edition(Fields),
}

struct Game {
    a: usize,
    b: Option<usize>,
    fields: Fields,
}

/// True once in a while; false when the bytes have run out.
pub fn seldom(u: &mut Unstructured) -> Result<bool> {
    Ok(!u.ratio(7u8, 8u8)?)
}

/// One of several values.
pub fn one<T: Copy>(u: &mut Unstructured, all: &[T]) -> Result<T> {
    u.choose(all).copied()
}

/// A number near one of the thresholds.
pub fn near(u: &mut Unstructured, thresholds: &[i64], reach: i64) -> Result<i64> {
    Ok(one(u, thresholds)? + u.int_in_range(-reach..=reach)?)
}

/// A real number near one of the thresholds, or as far below or above it as doubles and tolerances
/// can tell.
pub fn near_real(u: &mut Unstructured, thresholds: &[i64], reach: i64) -> Result<f64> {
    let whole = near(u, thresholds, reach)? as f64;
    Ok(match u.int_in_range(0..=5)? {
        0..=2 => whole,
        3 => whole + 0.5,
        4 => whole + one(u, &[1e-9, -1e-9, 5e-10, -5e-10, 2e-9, -2e-9, 1e-12, -1e-12])?,
        _ => whole + f64::from(u.int_in_range(-1000i32..=1000)?) / 1001.0,
    })
}

/// Sets a field to one of an array of values, more often not.
pub fn maybe(u: &mut Unstructured, fields: &mut Fields, key: &str, values: Value) -> Result<()> {
    if !u.ratio(3u8, 4u8)? {
        let values = values.as_array().map(Vec::as_slice).unwrap_or_default();
        fields.insert(key.to_owned(), u.choose(values)?.clone());
    }
    Ok(())
}

/// The fields of a JSON object.
pub fn fields(value: Value) -> Fields {
    if let Value::Object(fields) = value {
        fields
    } else {
        Fields::new()
    }
}

impl<'a, R: Regulation> Arbitrary<'a> for Contrived<R> {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let parameters = R::parameters(u)?;
        let count = u.int_in_range(2..=PLAYERS)?;
        let events = u.int_in_range(1..=EVENTS)?;
        let mut players = Vec::new();
        for index in 0..count {
            players.push(player::<R>(u, index, events)?);
            // A permutation, grown by exchanging.
            let other = u.int_in_range(0..=index)?;
            (players[index].place, players[other].place) = (players[other].place, index);
        }
        let mut day = if seldom(u)? {
            one(u, &[(1, 1, 1), (9999, 12, 30)])?
        } else {
            one(u, &[(2025, 3, 1), (2024, 2, 29), (2019, 12, 31)])?
        };
        let mut made = Vec::new();
        for event in 0..events {
            let known: Vec<usize> = (0..count)
                .filter(|index| players[*index].before <= event)
                .collect();
            let start = later(u, day)?;
            day = start;
            made.push(match u.int_in_range(0..=7)? {
                0..=4 => tournament::<R>(u, start, &known)?,
                5..=6 => Event::List(date(start)),
                _ => edition::<R>(u, start)?,
            });
        }
        Ok(Contrived {
            parameters,
            players,
            events: made,
            rules: PhantomData,
        })
    }
}

/// Year, month, day.
type Day = (i32, u32, u32);

fn date((year, month, day): Day) -> NaiveDate {
    NaiveDate::from_ymd_opt(year, month, day).unwrap_or(NaiveDate::MIN)
}

/// The same day or a later one, never after the year 9999.
fn later(u: &mut Unstructured, day: Day) -> Result<Day> {
    use chrono::Datelike;
    let days = if seldom(u)? {
        one(u, &[366, 730, 40_000])?
    } else {
        one(u, &[0, 1, 30, 31, 92, 365])?
    };
    let last = date((9999, 12, 31));
    let later = date(day)
        .checked_add_days(Days::new(days))
        .map_or(last, |day| day.min(last));
    Ok((later.year(), later.month(), later.day()))
}

fn player<R: Regulation>(u: &mut Unstructured, index: usize, events: usize) -> Result<Player> {
    let born = json!([
        "1964-03-01",
        "1963-12-31",
        "1964",
        "1965-02-28",
        "2012-02-29",
        "2017",
        "2019-07-01",
        "2025-03-02",
        "0000",
        "9999-12-31"
    ]);
    let mut fields = Fields::new();
    maybe(u, &mut fields, "born", born)?;
    maybe(u, &mut fields, "guest", json!([true, false]))?;
    fields.insert("standing".to_owned(), R::standing(u)?);
    let before = if index >= 2 && seldom(u)? {
        u.int_in_range(0..=events - 1)?
    } else {
        0
    };
    Ok(Player {
        fields,
        place: index,
        before,
    })
}

fn edition<R: Regulation>(u: &mut Unstructured, published: Day) -> Result<Event> {
    let mut edition =
        fields(json!({"published": date(published), "parameters": R::parameters(u)?}));
    if u.arbitrary()? {
        edition.insert("since".to_owned(), json!(date(later(u, published)?)));
    }
    Ok(Event::Edition(edition))
}

fn tournament<R: Regulation>(u: &mut Unstructured, start: Day, known: &[usize]) -> Result<Event> {
    let mut fields = R::conditions(u)?;
    fields.insert("start".to_owned(), json!(date(start)));
    if seldom(u)? {
        fields.insert("end".to_owned(), json!(date(later(u, start)?)));
    }
    let mut participants = Vec::new();
    let mut places = Vec::new();
    for index in known {
        if seldom(u)? {
            participants.push(*index);
        }
        if seldom(u)? {
            places.push((*index, one(u, &[1, 2, 3, 4, 5, u32::MAX])?));
        }
    }
    // Somebody whom everybody loses to: what anomalies and fictitious opponents need.
    let favourite = if u.arbitrary()? {
        Some(one(u, known)?)
    } else {
        None
    };
    let mut games = Vec::new();
    for _ in 0..u.int_in_range(0..=24)? {
        let mut fields = R::game(u)?;
        let a = match favourite {
            Some(favourite) if u.arbitrary()? => {
                fields.entry("score").and_modify(|score| *score = json!(1));
                favourite
            }
            _ => one(u, known)?,
        };
        let opponents: Vec<usize> = known.iter().copied().filter(|index| *index != a).collect();
        let b = if R::BYES && !fields.contains_key("score") && u.arbitrary()? {
            None
        } else {
            Some(one(u, &opponents)?)
        };
        let most = if seldom(u)? { 100 } else { 8 };
        let times = if seldom(u)? {
            u.int_in_range(2..=most)?
        } else {
            1
        };
        // Once in a while both win in turn.
        let turned = times > 1 && fields.contains_key("score") && u.arbitrary()?;
        for time in 0..times {
            let mut fields = fields.clone();
            if turned {
                fields.insert("score".to_owned(), json!(time % 2));
            }
            if games.len() < GAMES {
                games.push(Game { a, b, fields });
            }
        }
    }
    Ok(Event::Tournament {
        fields,
        participants,
        places,
        games,
    })
}

impl<R: Regulation> Contrived<R> {
    /// The journal with these ids. Players who are entered at the same point stand in their order,
    /// or in the opposite one.
    fn text(&self, id: &dyn Fn(usize) -> String, reversed: bool) -> String {
        self.beginning(self.events.len(), id, reversed)
    }

    /// The same up to some event.
    fn beginning(&self, events: usize, id: &dyn Fn(usize) -> String, reversed: bool) -> String {
        let id = |index: &usize| id(self.players[*index].place);
        let mut lines =
            vec![json!({"federation": {"rules": R::RULES, "parameters": self.parameters}})];
        for (number, event) in self.events.iter().enumerate().take(events) {
            let mut entered: Vec<usize> = (0..self.players.len())
                .filter(|index| self.players[*index].before == number)
                .collect();
            if reversed {
                entered.reverse();
            }
            lines.extend(entered.into_iter().map(|index| {
                let mut fields = self.players[index].fields.clone();
                fields.insert("id".to_owned(), json!(id(&index)));
                json!({"player": fields})
            }));
            lines.push(match event {
                Event::List(date) => json!({"list": {"date": date}}),
                Event::Edition(fields) => {
                    let mut fields = fields.clone();
                    fields.insert("id".to_owned(), json!(format!("e{number}")));
                    json!({"edition": fields})
                }
                Event::Tournament {
                    fields,
                    participants,
                    places,
                    games,
                } => {
                    let mut fields = fields.clone();
                    fields.insert("id".to_owned(), json!(format!("t{number}")));
                    fields.insert(
                        "participants".to_owned(),
                        participants.iter().map(id).collect(),
                    );
                    fields.insert(
                        "places".to_owned(),
                        places
                            .iter()
                            .map(|(index, place)| (id(index), json!(place)))
                            .collect(),
                    );
                    let game = |game: &Game| {
                        let mut fields = game.fields.clone();
                        fields.insert("a".to_owned(), json!(id(&game.a)));
                        fields.insert("b".to_owned(), json!(game.b.as_ref().map(id)));
                        fields
                    };
                    fields.insert("games".to_owned(), games.iter().map(game).collect());
                    json!({"tournament": fields})
                }
            });
        }
        lines.iter().map(|line| format!("{line}\n")).collect()
    }

    /// An edition of ssdc waits for a tournament, wherever that stands in the journal; nothing else
    /// depends on later lines.
    fn waits(&self) -> bool {
        R::RULES == "ssdc"
            && self.events.iter().any(
                |event| matches!(event, Event::Edition(fields) if !fields.contains_key("since")),
            )
    }

    /// What must hold of it: it can be read and calculated without a panic, neither the ids nor the
    /// order in which players are entered show in the numbers, and no line changes what the lines
    /// before it led to.
    pub fn check(&self) {
        let text = self.text(&plain, false);
        let read = journal::read_journal(text.as_bytes()).unwrap_or_else(|bad| panic!("{bad}"));
        check::canonical(&read);
        check::explained(&read);
        let answer = check::answer(text.as_bytes());
        if let (Ok(whole), false) = (&answer, self.waits()) {
            let shorter = check::answer(
                self.beginning(self.events.len() - 1, &plain, false)
                    .as_bytes(),
            );
            assert!(
                shorter.is_ok_and(|shorter| whole.starts_with(&shorter)),
                "the last line changes what was before"
            );
        }
        let told =
            |answer: Result<String, journal::Bad>| answer.unwrap_or_else(|bad| bad.to_string());
        let answer = told(answer);
        let turned = told(check::answer(self.text(&plain, true).as_bytes()));
        assert_eq!(answer, turned, "the order of the player lines shows");
        let renamed = told(check::answer(self.text(&other, false).as_bytes()));
        let expected = (0..self.players.len()).fold(answer, |answer, place| {
            answer.replace(&plain(place), &other(place))
        });
        assert_eq!(expected, renamed, "the names of the ids show");
    }
}

/// Id of the player with this place. No id is part of another one or of anything else in an answer.
fn plain(place: usize) -> String {
    format!("@{place:02}@")
}

/// Another id in the same order, but of another length and not in ASCII.
fn other(place: usize) -> String {
    format!("#{}#", "я".repeat(place))
}

/// The text of the journal: what `cargo fuzz fmt` prints.
impl<R: Regulation> fmt::Debug for Contrived<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(&plain, false))
    }
}
