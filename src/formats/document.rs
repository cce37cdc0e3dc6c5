//! The neutral document: every exchange format is read into it and written from it. Section 2.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt;

use chrono::NaiveDate;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::column_kind::Meaning;
pub use super::extra::Fact;
use super::number::Number;
pub use super::warnings::{MAX_REMARKS, Remark, RemarkKind};
pub use crate::domain::external_id::System as IdSystem;
use crate::domain::name::{self, normal_title, normalize_text};
pub use crate::domain::number::Score;
pub use crate::domain::player::Gender;
pub use crate::domain::tournament::Colour;
use crate::domain::tournament::Pool;

/// Section 2.1. `Trf16` and `Trf26` are FIDE's tournament reports, `H9` is the European wall list,
/// `Tou` the French format. Tables and lists are text or workbooks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    Trf16,
    Trf26,
    H9,
    OpenGotha,
    Pairgoth,
    Tou,
    Table,
    List,
}

impl Format {
    /// All formats by the words of section 2.1.
    pub const WORDS: [(&'static str, Self); 8] = [
        ("trf16", Self::Trf16),
        ("trf26", Self::Trf26),
        ("h9", Self::H9),
        ("opengotha", Self::OpenGotha),
        ("pairgoth", Self::Pairgoth),
        ("tou", Self::Tou),
        ("table", Self::Table),
        ("list", Self::List),
    ];

    pub fn from_word(word: &str) -> Option<Self> {
        Self::WORDS
            .into_iter()
            .find(|(name, _)| *name == word)
            .map(|(_, format)| format)
    }
}

/// Section 2.1. The domain's own type also describes how the desk pairs, which files don't.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum System {
    Swiss,
    #[serde(rename = "mcmahon")]
    McMahon,
    RoundRobin,
    Knockout,
}

/// Unique number of a player, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
#[serde(transparent)]
pub struct PlayerNo(pub u32);

impl fmt::Display for PlayerNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A grade in go. Section 2.2. It belongs to no regulation, unlike the domain's types.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Rank {
    Kyu(u8),
    Dan(u8),
    Pro(u8),
    /// As written: `КМС`.
    Other(String),
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kyu(n) => write!(f, "{n} kyu"),
            Self::Dan(n) => write!(f, "{n} dan"),
            Self::Pro(n) => write!(f, "{n} pro"),
            Self::Other(text) => f.write_str(text),
        }
    }
}

impl Serialize for Rank {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A date of birth, possibly partial. Unlike the domain's [`Born`](crate::domain::player::Born) it
/// allows a month without a day: files contain it and must get it back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Birth {
    pub year: u16,
    pub month: Option<u8>,
    /// Day, if it and the month are known.
    pub day: Option<u8>,
}

impl fmt::Display for Birth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}", self.year)?;
        for part in [self.month, self.day].into_iter().flatten() {
            write!(f, "-{part:02}")?;
        }
        Ok(())
    }
}

impl Serialize for Birth {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

fn by_word<S: Serializer>(
    ids: &BTreeMap<IdSystem, String>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(ids.iter().map(|(system, number)| (system.word(), number)))
}

fn by_gender<S: Serializer>(gender: &Option<Gender>, serializer: S) -> Result<S::Ok, S::Error> {
    gender.map(Gender::word).serialize(serializer)
}

/// The membership of a person in a list of members, as written; `until` is the last day.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Terms {
    pub since: Option<String>,
    pub until: Option<String>,
    pub paid_until: Option<String>,
}

/// Section 2.2. Names, country and club are as written in the file.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Player {
    pub no: PlayerNo,
    pub name: Option<String>,
    /// Surname, if the format separates it; then `given` is present too.
    pub surname: Option<String>,
    pub given: Option<String>,
    /// Name in Latin letters beside another one.
    pub latin: Option<String>,
    /// Chess title.
    pub title: Option<String>,
    pub rank: Option<Rank>,
    #[serde(skip)]
    pub rank_as_written: Option<String>,
    /// Rated without a rank before the tournament. Wall lists, which need a rank, say 30 kyu.
    #[serde(skip)]
    pub unranked: bool,
    /// Rating in the file's system.
    pub rating: Option<Number>,
    /// The rating has a star.
    #[serde(skip)]
    pub provisional: bool,
    /// Conditional rating of an unrated player (rgf 6).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conditional: Option<Number>,
    /// National rating (TRF26).
    pub national_rating: Option<Number>,
    pub deviation: Option<Number>,
    pub games: Option<Number>,
    /// As written (lists), a day or a month.
    #[serde(skip)]
    pub last_played: Option<String>,
    pub country: Option<String>,
    pub club: Option<String>,
    #[serde(skip)]
    pub club_latin: Option<String>,
    /// City. It is written behind the club ([`Document::with_cities_in_clubs`]).
    #[serde(skip)]
    pub city: Option<String>,
    #[serde(serialize_with = "by_word")]
    pub ids: BTreeMap<IdSystem, String>,
    pub born: Option<Birth>,
    #[serde(serialize_with = "by_gender")]
    pub gender: Option<Gender>,
    /// McMahon start score.
    pub group: Option<Number>,
    /// Total as stated in the file.
    pub points: Option<Number>,
    #[serde(skip)]
    pub terms: Terms,
}

fn as_number<S: Serializer>(score: &Option<Score>, serializer: S) -> Result<S::Ok, S::Error> {
    score.map(Number::from).serialize(serializer)
}

fn as_word<S: Serializer>(colour: &Option<Colour>, serializer: S) -> Result<S::Ok, S::Error> {
    colour.map(Colour::word).serialize(serializer)
}

/// The kinds of games. Section 2.3.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GameKind {
    /// Rated.
    Played,
    Forfeit,
    /// Begun, but not rated.
    Unplayed,
    DoubleForfeit,
    BothLost,
    BothWon,
    Open,
    /// The two sides contradict each other.
    Disputed,
}

/// A game. Section 2.3. Rounds count from 1, and `a` is the player with the smaller number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Game {
    pub round: u8,
    pub a: PlayerNo,
    pub b: PlayerNo,
    /// Score of `a`; `None` if open or disputed.
    #[serde(serialize_with = "as_number")]
    pub score: Option<Score>,
    /// Colour of `a`, if known.
    #[serde(serialize_with = "as_word")]
    pub colour: Option<Colour>,
    /// Handicap stones of black.
    pub handicap: u8,
    pub kind: GameKind,
    pub board: Option<u32>,
}

impl Game {
    /// The scores of `a` and `b` by the table of section 2.3; `None` without a result.
    pub fn points(&self) -> Option<[Score; 2]> {
        let score = self.score?;
        Some(match self.kind {
            GameKind::Played | GameKind::Forfeit | GameKind::Unplayed => [score, score.opposite()],
            GameKind::DoubleForfeit | GameKind::BothLost => [Score::Loss; 2],
            GameKind::BothWon => [Score::Win; 2],
            GameKind::Open | GameKind::Disputed => return None,
        })
    }

    pub fn side_of(&self, of: PlayerNo) -> Option<GameSide> {
        let [first, second] = self.points().map_or([None; 2], |p| p.map(Some));
        if of == self.a {
            Some(GameSide {
                opponent: self.b,
                score: first,
                colour: self.colour,
            })
        } else if of == self.b {
            Some(GameSide {
                opponent: self.a,
                score: second,
                colour: self.colour.map(Colour::opposite),
            })
        } else {
            None
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameSide {
    pub opponent: PlayerNo,
    pub score: Option<Score>,
    pub colour: Option<Colour>,
}

/// The kinds of byes. Section 2.4.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ByeKind {
    Full,
    Half,
    /// Known absence.
    Zero,
    Allocated,
}

impl ByeKind {
    /// The usual points.
    pub fn points(self) -> Number {
        match self {
            Self::Full | Self::Allocated => Number::ONE,
            Self::Half => Number::HALF,
            Self::Zero => Number::ZERO,
        }
    }
}

/// A round without an opponent. Section 2.4.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Bye {
    pub round: u8,
    pub player: PlayerNo,
    pub points: Number,
    pub kind: ByeKind,
}

/// A row of the standings as stated in the file. Section 2.6.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Standing {
    pub place: Option<u32>,
    pub player: PlayerNo,
    pub points: Option<Number>,
    /// Names and values in the order of the columns; names are unique.
    #[serde(serialize_with = "as_map")]
    pub tiebreaks: Vec<(String, Number)>,
}

fn as_map<S: Serializer>(pairs: &[(String, Number)], serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(pairs.len()))?;
    for (name, value) in pairs {
        map.serialize_entry(name, value)?;
    }
    map.end()
}

/// A team. Section 2.7.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Team {
    pub no: u32,
    pub name: Option<String>,
    /// In board order.
    pub players: Vec<PlayerNo>,
    pub place: Option<u32>,
    /// Match points.
    pub points: Option<Number>,
    pub game_points: Option<Number>,
}

/// The federation behind a document of the site.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Home {
    /// Language of names whose letters don't determine it.
    pub names: name::Language,
}

/// Section 2. Players and teams are in file order, games by round, `a`, `b`, byes by round and
/// player, remarks by line after those without a line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Document {
    pub format: Format,
    pub name: Option<String>,
    pub city: Option<String>,
    pub country: Option<String>,
    pub start: Option<NaiveDate>,
    pub end: Option<NaiveDate>,
    /// Announced rounds, at least the last one with data; 0 for lists.
    pub rounds: u8,
    pub system: Option<System>,
    /// In the format's wording.
    pub time: Option<String>,
    /// The chief arbiter first.
    pub arbiters: Vec<String>,
    pub facts: BTreeMap<Fact, String>,
    pub players: Vec<Player>,
    pub games: Vec<Game>,
    pub byes: Vec<Bye>,
    pub standings: Vec<Standing>,
    pub teams: Vec<Team>,
    pub remarks: Vec<Remark>,
    #[serde(skip)]
    pub columns: Vec<Column>,
    #[serde(skip)]
    pub unread: Vec<UnreadCell>,
    /// Empty if the file has no lines.
    #[serde(skip)]
    pub lines: HashMap<usize, PlayerNo>,
    /// A player without a game or a bye in a played round was absent, as in the site's tables.
    #[serde(skip)]
    pub empty_is_absent: bool,
    /// Set for a document of the site, whose countries are two-letter codes.
    #[serde(skip)]
    pub home: Option<Home>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnreadCell {
    pub player: PlayerNo,
    pub round: u8,
    pub text: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    pub heading: String,
    pub meaning: Option<Meaning>,
}

impl Document {
    pub fn pool(&self) -> Option<Pool> {
        Pool::named_in(
            [&self.name, &self.time]
                .into_iter()
                .flatten()
                .map(String::as_str),
        )
    }

    pub fn into_normalized(mut self) -> Self {
        let kept = |text: &mut Option<String>| {
            *text = text
                .take()
                .map(|text| normalize_text(&text))
                .filter(|text| !text.is_empty())
        };
        self.name = self
            .name
            .take()
            .map(|name| normal_title(&name))
            .filter(|name| !name.is_empty());
        kept(&mut self.city);
        kept(&mut self.country);
        self.arbiters
            .iter_mut()
            .for_each(|arbiter| *arbiter = normalize_text(arbiter));
        self.teams.iter_mut().for_each(|team| kept(&mut team.name));
        for player in &mut self.players {
            let names = [
                &mut player.name,
                &mut player.surname,
                &mut player.given,
                &mut player.latin,
            ];
            names
                .into_iter()
                .chain([&mut player.club, &mut player.city, &mut player.country])
                .for_each(kept);
            if player.surname.is_none() || player.given.is_none() {
                (player.surname, player.given) = (None, None);
            }
        }
        self
    }

    pub fn new(format: Format) -> Self {
        Self {
            format,
            name: None,
            city: None,
            country: None,
            start: None,
            end: None,
            rounds: 0,
            system: None,
            time: None,
            arbiters: Vec::new(),
            facts: BTreeMap::new(),
            players: Vec::new(),
            games: Vec::new(),
            byes: Vec::new(),
            standings: Vec::new(),
            teams: Vec::new(),
            remarks: Vec::new(),
            columns: Vec::new(),
            unread: Vec::new(),
            lines: HashMap::new(),
            empty_is_absent: false,
            home: None,
        }
    }

    pub fn set_fact(&mut self, fact: Fact, value: Option<String>) {
        if let Some(value) = value {
            self.facts.insert(fact, value);
        }
    }

    /// Appends cities to clubs: no format has a field for a player's city.
    pub fn with_cities_in_clubs(&self) -> Cow<'_, Self> {
        if self.players.iter().all(|player| player.city.is_none()) {
            return Cow::Borrowed(self);
        }
        let mut same = self.clone();
        for player in &mut same.players {
            player.club = match (player.club.take(), player.city.take()) {
                (Some(club), Some(city)) if club != city => Some(format!("{club}, {city}")),
                (club, city) => club.or(city),
            };
        }
        Cow::Owned(same)
    }

    /// Sorts as in section 2 and finds [`RemarkKind::DuplicatePlayer`]. Every reader ends with it.
    pub fn finish(mut self) -> Self {
        for remark in self.find_duplicates() {
            remark.add_to(&mut self.remarks);
        }
        if self.remarks.len() > MAX_REMARKS {
            self.remarks.truncate(MAX_REMARKS);
            self.remarks.push(Remark::on_file(
                RemarkKind::NotTaken,
                format!("remarks beyond the first {MAX_REMARKS} are left out"),
            ));
        }
        self.games.sort_by_key(|game| (game.round, game.a, game.b));
        self.byes.sort_by_key(|bye| (bye.round, bye.player));
        self.remarks.sort_by_key(|remark| remark.line);
        let last = self
            .games
            .iter()
            .map(|game| game.round)
            .chain(self.byes.iter().map(|bye| bye.round))
            .max();
        self.rounds = self.rounds.max(last.unwrap_or_default());
        self
    }

    /// Section 2.8: finds ids that an earlier player has in the same system.
    fn find_duplicates(&self) -> Vec<Remark> {
        let mut first: HashMap<(IdSystem, &str), PlayerNo> = HashMap::new();
        let mut found = Vec::new();
        for player in &self.players {
            for (system, id) in &player.ids {
                let before = *first.entry((*system, id.as_str())).or_insert(player.no);
                if before != player.no {
                    let text = format!(
                        "players {before} and {} have the same {} number",
                        player.no,
                        system.word()
                    );
                    found.push(
                        Remark::on_file(RemarkKind::DuplicatePlayer, text)
                            .with_element(system.word()),
                    );
                }
            }
        }
        found
    }

    /// In the order of the columns; rows may lack some.
    pub fn tiebreak_names(&self) -> Vec<&str> {
        /// Beyond it the order is not determined, to bound the time. Real files have fewer.
        const ORDERED: usize = 100;
        let mut names: Vec<&str> = Vec::new();
        let mut known: HashSet<&str> = HashSet::new();
        for standing in &self.standings {
            let mut behind = 0;
            for (name, _) in &standing.tiebreaks {
                if !known.insert(name) {
                    let at = names.iter().take(ORDERED).position(|before| before == name);
                    behind = at.map_or(names.len(), |at| at + 1);
                } else if names.len() < ORDERED {
                    names.insert(behind.min(names.len()), name);
                    behind += 1;
                } else {
                    names.push(name);
                }
            }
        }
        names
    }
}
