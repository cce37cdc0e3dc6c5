//! The calculator: parses a typed question, finds the named players, and answers by the rules.
//! Nothing is stored.

use chrono::NaiveDate;
use serde_json::Value;

use super::{FormMistake, Refusal, editions, name_matching, rating};
use crate::db::federations::Federation;
use crate::db::players::{self, Player};
use crate::db::{Conn, DbError, PlayerId};
use crate::domain::calculator::{
    Answer, CalculatorGame, Entrant, Mistake, Needed, PriorRating, Question, Terms, calculate,
    find_needed_score, standing_from_rating,
};
use crate::domain::number::Score;
use crate::domain::player::PlayerKey;
use crate::domain::rules::{Rulebook, RulesFeatures};
use crate::domain::tournament::{Board, Category, Pool};
use crate::domain::{name, table};

pub const MOST_GAMES: usize = 30;
const NAME_MAX: usize = 200;
/// Most players of the same name that the answer lists.
const CHOICES: usize = 6;
/// For a player without a typed number of games: beyond the coefficients of beginners.
const SEASONED: u32 = 100;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Entry {
    /// Name or code.
    pub player: String,
    /// In place of a player.
    pub rating: String,
    /// Rated games so far.
    pub games: String,
    pub deviation: String,
}

impl Entry {
    fn is_empty(&self) -> bool {
        self.player.trim().is_empty() && self.rating.trim().is_empty()
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedGame {
    pub opponent: Entry,
    /// Stones that the player gives; negative if they receive them.
    pub stones: String,
    /// 1, 0.5, 0 or + = -.
    pub result: String,
}

impl TypedGame {
    pub fn is_used(&self) -> bool {
        !self.opponent.is_empty() || !self.result.trim().is_empty()
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CalculatorInput {
    pub me: Entry,
    /// Numbered from 1.
    pub rows: Vec<TypedGame>,
    /// `0` if the games are not official.
    pub official: String,
    pub board: String,
    pub minutes: String,
    pub pool: String,
    pub category: String,
    /// More rows were sent than allowed.
    pub too_many: bool,
}

#[derive(Debug, Clone)]
pub struct Problem {
    pub field: String,
    pub kind: CalculatorMistake,
}

#[derive(Debug, Clone)]
pub enum CalculatorMistake {
    Form(FormMistake),
    /// A result without an opponent.
    NoOpponent,
    Nobody,
    /// Holds some of the players of this name.
    Several(Vec<Player>),
    Both,
    /// The rules have no such rating.
    Rating,
    /// The rules don't rate such games.
    Games,
    /// The rules can't calculate the games.
    Refused(Refusal),
    TooMany,
}

#[derive(Debug, Clone)]
pub struct NamedPlayer {
    /// `None` for a typed rating.
    pub id: Option<PlayerId>,
    /// As stored, or the typed rating.
    pub name: String,
    pub latin: Option<String>,
}

#[derive(Debug, Clone)]
pub struct CalculatorAnswer {
    /// `None` if unknown to the federation.
    pub me: Option<NamedPlayer>,
    /// In the games with a result, in order.
    pub opponents: Vec<NamedPlayer>,
    /// Of these games, in half points.
    pub halves: i64,
    pub games: usize,
    /// `None` if no row has a result.
    pub answer: Option<Answer>,
    /// Against all opponents.
    pub needed: Needed,
}

#[derive(Debug)]
pub enum Reply {
    Nothing,
    Wrong(Vec<Problem>),
    Calculated(Box<CalculatorAnswer>),
}

/// By the edition in force on the day.
pub fn answer_question(
    conn: &mut Conn,
    federation: &Federation,
    asked: &CalculatorInput,
    today: NaiveDate,
) -> Result<Reply, DbError> {
    let book = federation.rules;
    let text = editions::find_governing(conn, federation, today)?.parameters;
    let parameters =
        serde_json::from_str(&text).map_err(|e| DbError::Corrupt(format!("parameters: {e}")))?;
    let rows: Vec<(usize, &TypedGame)> = (1..)
        .zip(&asked.rows)
        .filter(|(_, row)| row.is_used())
        .take(MOST_GAMES)
        .collect();
    let mut reading = Reading {
        shows: book.shows,
        pool: Pool::from_word(&asked.pool).unwrap_or_default(),
        problems: Vec::new(),
    };
    if asked.too_many {
        reading.wrong(format!("o{MOST_GAMES}"), CalculatorMistake::TooMany);
    }
    let texts: Vec<&str> = std::iter::once(&asked.me)
        .chain(rows.iter().map(|(_, row)| &row.opponent))
        .map(|e| e.player.trim())
        .collect();
    let mut found = resolve_players(conn, federation, &texts)?.into_iter();
    let (me, named) = reading.parse_entrant(
        &asked.me,
        found.next().unwrap_or_default(),
        ["p", "r", "g", "s"].map(str::to_owned),
    );
    let games = reading.parse_games(&rows, found);
    let terms = reading.parse_terms(asked, today);
    if !reading.problems.is_empty() {
        return Ok(Reply::Wrong(reading.problems));
    }
    if rows.is_empty() {
        return Ok(Reply::Nothing);
    }
    let numbers: Vec<usize> = rows.iter().map(|(number, _)| *number).collect();
    let whole = Question {
        me,
        games: games.iter().map(|game| game.typed.clone()).collect(),
        terms,
    };
    calculate_reply(book, &parameters, &whole, &games, &numbers, asked, named)
}

/// `numbers`: the numbers of the rows.
fn calculate_reply(
    book: &Rulebook,
    parameters: &Value,
    whole: &Question,
    games: &[ReadGame],
    numbers: &[usize],
    asked: &CalculatorInput,
    me: Option<NamedPlayer>,
) -> Result<Reply, DbError> {
    let decided: Vec<&ReadGame> = games.iter().filter(|game| game.decided).collect();
    let typed: Vec<CalculatorGame> = decided.iter().map(|game| game.typed.clone()).collect();
    let halves = typed.iter().map(|game| game.score.half_points()).sum();
    let (answer, needed) = match compute_effect(book, parameters, whole, typed) {
        Ok(answered) => answered,
        Err(mistakes) => {
            return Ok(Reply::Wrong(mistakes_to_problems(
                mistakes, numbers, asked,
            )?));
        }
    };
    Ok(Reply::Calculated(Box::new(CalculatorAnswer {
        me,
        opponents: decided.iter().map(|game| game.opponent.clone()).collect(),
        halves,
        games: decided.len(),
        answer,
        needed,
    })))
}

/// No answer without results; the needed result is against all opponents.
fn compute_effect(
    book: &Rulebook,
    parameters: &Value,
    whole: &Question,
    decided: Vec<CalculatorGame>,
) -> Result<(Option<Answer>, Needed), Vec<Mistake>> {
    let needed = find_needed_score(book, parameters, whole)?;
    let answer = match decided.is_empty() {
        true => None,
        false => Some(calculate(
            book,
            parameters,
            &Question {
                games: decided,
                ..whole.clone()
            },
        )?),
    };
    Ok((answer, needed))
}

fn mistakes_to_problems(
    mistakes: Vec<Mistake>,
    numbers: &[usize],
    asked: &CalculatorInput,
) -> Result<Vec<Problem>, DbError> {
    let row = |game: usize| {
        game.checked_sub(1)
            .and_then(|place| numbers.get(place))
            .copied()
            .unwrap_or(1)
    };
    let name = |key: PlayerKey| match key.index() {
        0 if asked.me.player.trim().is_empty() => asked.me.rating.trim().to_owned(),
        0 => asked.me.player.trim().to_owned(),
        game => format!("{}", row(game)),
    };
    let one = |mistake: Mistake| {
        let (field, kind) = match mistake {
            Mistake::Parameters(sentence) => {
                return Err(DbError::Corrupt(format!("parameters: {sentence}")));
            }
            Mistake::Me(_) => ("r".to_owned(), CalculatorMistake::Rating),
            Mistake::Opponent(game, _) => (format!("x{}", row(game)), CalculatorMistake::Rating),
            Mistake::Games(_) => ("o1".to_owned(), CalculatorMistake::Games),
            Mistake::Refused(refused) => (
                "o1".to_owned(),
                CalculatorMistake::Refused(rating::to_refusal(&refused, name)),
            ),
        };
        Ok(Problem { field, kind })
    };
    mistakes.into_iter().map(one).collect()
}

/// Best first: by code, by the whole name, by some of its words, by a name that resembles it.
pub fn find_candidates(
    conn: &mut Conn,
    federation: &Federation,
    text: &str,
) -> Result<Vec<Player>, DbError> {
    let text = text.trim();
    let found = resolve_players(conn, federation, &[text])?
        .pop()
        .unwrap_or_default();
    if !found.is_empty() || table::is_too_long(text) {
        return Ok(found);
    }
    let stated = name_matching::Stated {
        name: text,
        born: "",
    };
    Ok(
        name_matching::find_resembling(conn, federation.id, &[stated])?
            .pop()
            .unwrap_or_default(),
    )
}

fn resolve_players(
    conn: &mut Conn,
    federation: &Federation,
    texts: &[&str],
) -> Result<Vec<Vec<Player>>, DbError> {
    let sound = |text: &str| {
        !text.is_empty() && text.chars().count() <= NAME_MAX && !text.chars().any(char::is_control)
    };
    let asked: Vec<&str> = texts.iter().copied().filter(|text| sound(text)).collect();
    let coded = players::find_coded(conn, federation.id, &asked)?;
    let keys: Vec<String> = asked
        .iter()
        .map(|text| name::likeness_key(text))
        .filter(|key| !key.is_empty())
        .collect();
    let alike = players::find_alike(conn, federation.id, &keys)?;
    let mut found = Vec::with_capacity(texts.len());
    for text in texts {
        if !sound(text) {
            found.push(Vec::new());
            continue;
        }
        let mut meant: Vec<Player> = coded.iter().filter(|p| p.code == *text).cloned().collect();
        if meant.is_empty() {
            let key = name::likeness_key(text);
            meant = alike
                .iter()
                .filter(|p| !key.is_empty() && p.folded.likeness_key == key)
                .take(CHOICES)
                .cloned()
                .collect();
        }
        if meant.is_empty() {
            let key = name::search_key(text);
            let words: Vec<String> = key
                .split(' ')
                .filter(|word| !word.is_empty())
                .take(6)
                .map(str::to_owned)
                .collect();
            // Repeated letters fold into one; a text that shrinks this much isn't a name.
            if !words.is_empty() && key.chars().count() * 2 >= text.chars().count() {
                meant = players::suggest_by_words(conn, federation.id, &words, CHOICES as i64)?;
            }
        }
        found.push(meant);
    }
    Ok(found)
}

struct ReadGame {
    opponent: NamedPlayer,
    typed: CalculatorGame,
    decided: bool,
}

struct Reading {
    shows: RulesFeatures,
    pool: Pool,
    problems: Vec<Problem>,
}

impl Reading {
    fn wrong(&mut self, field: String, kind: CalculatorMistake) {
        self.problems.push(Problem { field, kind });
    }

    /// `None` if the field is empty or wrong.
    fn number(
        &mut self,
        text: &str,
        field: String,
        least: f64,
        most: f64,
        whole: bool,
    ) -> Option<f64> {
        let text = text.trim();
        if text.is_empty() {
            return None;
        }
        let plain = text.replace(',', ".").replace('\u{2212}', "-");
        let read = if plain.len() <= 20 {
            plain.parse::<f64>().ok()
        } else {
            None
        };
        let good = read.filter(|n| {
            n.is_finite() && (least..=most).contains(n) && (!whole || n.fract() == 0.0)
        });
        if good.is_none() {
            self.wrong(field, CalculatorMistake::Form(FormMistake::NotANumber));
        }
        good
    }

    fn parse_score(&mut self, text: &str, field: String) -> Option<Score> {
        let score = match text.trim() {
            "" => return None,
            "1" | "+" => Some(Score::Win),
            "0.5" | "0,5" | "=" => Some(Score::Draw),
            "0" | "-" => Some(Score::Loss),
            _ => None,
        };
        if score.is_none() {
            self.wrong(field, CalculatorMistake::Form(FormMistake::Unknown));
        }
        score
    }

    /// `players` yields the candidates for each opponent.
    fn parse_games(
        &mut self,
        rows: &[(usize, &TypedGame)],
        mut players: impl Iterator<Item = Vec<Player>>,
    ) -> Vec<ReadGame> {
        let mut games = Vec::with_capacity(rows.len());
        for (number, row) in rows {
            let fields = ["o", "x", "g", "s"].map(|letter| format!("{letter}{number}"));
            let players = players.next().unwrap_or_default();
            if row.opponent.is_empty() {
                self.wrong(format!("o{number}"), CalculatorMistake::NoOpponent);
            }
            let (opponent, named) = self.parse_entrant(&row.opponent, players, fields);
            let stones = if self.shows.handicap {
                self.number(&row.stones, format!("h{number}"), -20.0, 20.0, true)
            } else {
                None
            };
            let score = self.parse_score(&row.result, format!("r{number}"));
            games.push(ReadGame {
                opponent: named.unwrap_or_else(|| NamedPlayer {
                    id: None,
                    name: row.opponent.rating.trim().to_owned(),
                    latin: None,
                }),
                typed: CalculatorGame {
                    opponent,
                    score: score.unwrap_or(Score::Draw),
                    stones: stones.map_or(0, |stones| stones as i32),
                },
                decided: score.is_some(),
            });
        }
        games
    }

    fn parse_terms(&mut self, asked: &CalculatorInput, today: NaiveDate) -> Terms {
        let minutes = if self.shows.minutes {
            self.number(&asked.minutes, "m".to_owned(), 1.0, 10_000.0, false)
        } else {
            None
        };
        Terms {
            day: today,
            official: asked.official.trim() != "0",
            board: asked
                .board
                .trim()
                .parse()
                .ok()
                .and_then(Board::from_size)
                .unwrap_or_default(),
            minutes,
            pool: self.pool,
            category: Category::from_word(asked.category.trim()).unwrap_or_default(),
            place: None,
        }
    }

    /// `fields` are the names of player, rating, games and deviation.
    fn parse_entrant(
        &mut self,
        entry: &Entry,
        mut meant: Vec<Player>,
        fields: [String; 4],
    ) -> (Entrant, Option<NamedPlayer>) {
        let [player, rated, games, deviation] = fields;
        let typed = entry.player.trim();
        // Rating scales with handicap extend below zero.
        let least = if self.shows.handicap { -1e6 } else { 0.0 };
        let value = self.number(&entry.rating, rated, least, 1e6, false);
        if typed.is_empty() {
            let shows = self.shows;
            let games = (shows.games).then(|| self.number(&entry.games, games, 0.0, 1e6, true));
            let deviation = (shows.deviation)
                .then(|| self.number(&entry.deviation, deviation, 0.001, 1e4, false))
                .flatten();
            let games = Some(games.flatten().map_or(SEASONED, |games| games as u32));
            let held = value.map(|value| {
                PriorRating::Standing(standing_from_rating(
                    self.shows, self.pool, value, games, deviation,
                ))
            });
            return (
                Entrant {
                    born: None,
                    held: held.unwrap_or_default(),
                },
                None,
            );
        }
        if typed.chars().count() > NAME_MAX {
            self.wrong(
                player,
                CalculatorMistake::Form(FormMistake::TooLong(NAME_MAX)),
            );
        } else if !entry.rating.trim().is_empty() {
            self.wrong(player, CalculatorMistake::Both);
        } else if meant.len() > 1 {
            self.wrong(player, CalculatorMistake::Several(meant));
        } else if let Some(only) = meant.pop() {
            let named = NamedPlayer {
                id: Some(only.id),
                name: only.display_name().to_owned(),
                latin: only.personal.latin.clone(),
            };
            return (
                Entrant {
                    born: only.personal.parse_birth(),
                    held: PriorRating::Record(only.state.record),
                },
                Some(named),
            );
        } else {
            self.wrong(player, CalculatorMistake::Nobody);
        }
        (Entrant::default(), None)
    }
}
