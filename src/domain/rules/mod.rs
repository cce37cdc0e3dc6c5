//! The rules of the federations: one regulation = one file and one line in [`ALL`].
//!
//! A regulation implements [`Rules`] in its own exact types. The rest of the house sees it through [`Engine`],
//! which hides those types: players go in with what they bring, [`Line`]s come out.

use chrono::NaiveDate;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::explain::{Log, Recorder, Step};
use super::number::Points;
use super::player::{Person, PlayerKey};
use super::tournament::{Pool, Tournament};

pub mod orr;
pub mod rgf;
pub mod ssdc;
pub mod ufgo;

/// Every set of rules there is. Adding a regulation = its file, its `mod` line and one line here.
pub static ALL: &[Rulebook] =
    &[Rulebook::of::<ufgo::Ufgo>(), Rulebook::of::<ssdc::Ssdc>(), Rulebook::of::<orr::Orr>(), Rulebook::of::<rgf::Rgf>()];

/// The rules with this id.
pub fn by_id(id: &str) -> Option<&'static Rulebook> {
    ALL.iter().find(|r| r.id == id)
}

/// A regulation, written in its own exact types.
pub trait Rules: Sized + Send + Sync + 'static {
    /// Id in the exchange format and in the database.
    const ID: &'static str;
    /// Full name of the regulation.
    const TITLE: &'static str;
    /// Whether the head of the holding club must sign a table, too (ufgo 1.3).
    const CLUB_SIGNS: bool;
    /// Whether ratings may have a star (`provisional`), so that results and lists of the exchange format say it (orr).
    const STARS: bool = false;
    /// What a game of the exchange format needs that is not rated.
    const UNRATED: Unrated = Unrated::Free;
    /// Whether the pages of the site know everything these rules need (pools, stars, deviations): until then they serve journals only.
    const ON_THE_SITE: bool = false;

    /// What these rules remember about a player between tournaments; the default is an unrated newcomer.
    type Record: Clone + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What a federation may decide otherwise; unknown names are refused by `deny_unknown_fields`.
    type Parameters: Clone + Default + Serialize + DeserializeOwned + Send + Sync;

    /// Reads the `standing` of a player's line of the journal (never `null`); the sentence says what is wrong.
    fn standing(value: &serde_json::Value) -> Result<Self::Record, String>;
    /// What becomes of a player's standing as soon as he is entered (ssdc 2.4: a rank by his rating).
    fn entered(_p: &Self::Parameters, _record: &mut Self::Record) {}
    /// Rates a tournament: updates the book and returns one line per touched player, in order of `Book::order`.
    /// On an error the book is unchanged.
    fn rate(p: &Self::Parameters, book: &mut Book<Self::Record>, t: &Tournament, log: &mut impl Log) -> Result<Rated, Refused>;
    /// Publishes a list on a date: changes what publication changes and returns who is listed, in order of the list;
    /// equal ratings are ordered by `Book::order`.
    fn publish(p: &Self::Parameters, book: &mut Book<Self::Record>, date: NaiveDate) -> Published;
    /// The record as the rest of the house sees it.
    fn view(p: &Self::Parameters, record: &Self::Record) -> View;
    /// What the record holds in each pool, for rules with pools.
    fn pools(_record: &Self::Record) -> Vec<InPool> {
        Vec::new()
    }
    /// What is wrong with the games of a tournament before any calculation (rounds missing ...).
    fn check(t: &Tournament) -> Result<(), String>;
    /// The correction that the next publication makes, without making it; `None`: these rules, or the parameters, make none (rgf 1).
    fn correction(_p: &Self::Parameters, _book: &Book<Self::Record>) -> Option<Correction> {
        None
    }
}

/// The players of a calculation: who they are and what the rules remember.
#[derive(Debug, Clone, Default)]
pub struct Book<R> {
    /// Who they are, by key.
    pub people: Vec<Person>,
    /// What the rules remember, by key.
    pub records: Vec<R>,
    /// For each key its place in the order of the players' ids (plain strings by code point). Empty: the order of the keys.
    pub id_order: Vec<u32>,
    /// First day of the journal: start of its first tournament or date of its first list, whichever line comes first (ssdc 4.5).
    /// `None`: neither has come yet.
    pub first_day: Option<NaiveDate>,
}

impl<R> Book<R> {
    /// Place of a player in the order of ids.
    pub fn order(&self, key: PlayerKey) -> u32 {
        self.id_order.get(key.index()).copied().unwrap_or(key.0)
    }
}

/// A rank: its place among the ranks of its rules (greater is higher) and its name in the exchange format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Rank {
    /// Place among the ranks, greater is higher.
    pub step: u8,
    /// Name in the exchange format.
    pub name: &'static str,
}

/// A record as the rest of the house sees it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct View {
    /// Current rating; `None`: unrated.
    pub rating: Option<Points>,
    /// Deviation, where the rules have one.
    pub deviation: Option<f64>,
    /// Rank held.
    pub rank: Option<Rank>,
    /// The rank stands above what the rating gives (kept for age, or assigned for good).
    pub rank_kept: bool,
    /// The rating has a star.
    pub provisional: bool,
}

/// What a player has in one pool (ssdc 1.5).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct InPool {
    /// The pool.
    pub pool: Pool,
    /// Rating in it.
    pub rating: Points,
    /// Rated games in it.
    pub games: u32,
    /// Day of the last of them, if known.
    pub last: Option<NaiveDate>,
}

/// What a game of the exchange format needs that is not rated.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Unrated {
    /// ufgo, orr: a game that was not played may lack `b`, and its `score` may be anything.
    #[default]
    Free,
    /// ssdc: a game that was not played or was annulled names both players; its `score` may be missing or null.
    Named,
}

/// What a tournament did to one player.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// The player.
    pub player: PlayerKey,
    /// Rating before; `None`: had none.
    pub before: Option<Points>,
    /// Rating after; `None`: none was given.
    pub after: Option<Points>,
    /// Rank before.
    pub rank_before: Option<Rank>,
    /// Rank after.
    pub rank: Option<Rank>,
    /// ssdc: pool and rated games after.
    pub pool: Option<(Pool, u32)>,
    /// rgf: deviation before and after, anomaly.
    pub deviation: Option<(Option<f64>, Option<f64>, f64)>,
    /// The result was anomalous in at least one pass: marked `!`.
    pub anomalous: bool,
    /// The rating has a star.
    pub provisional: bool,
}

/// A rated tournament.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Rated {
    /// Calculation passes.
    pub passes: u32,
    /// One line per touched player, in the order of ids.
    pub lines: Vec<Line>,
    /// Participants of played games who are not recalculated (ufgo 1.7).
    pub frozen: Vec<PlayerKey>,
}

/// A published list, for rules with pools one per pool.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Published {
    /// Players in order of the list, per pool (`None`: the rules have no pools). Places are 1, 2, 3 ...
    pub pools: Vec<(Option<Pool>, Vec<Listed>)>,
    /// Ranks changed by the publication itself (ufgo 2.5, 2.6) or kept from falling (2.7).
    pub decisions: Vec<Decision>,
}

/// One entry of a list.
#[derive(Debug, Clone, PartialEq)]
pub struct Listed {
    /// The player.
    pub player: PlayerKey,
    /// Rating.
    pub rating: Points,
    /// Deviation, where the rules have one.
    pub deviation: Option<f64>,
    /// Rank.
    pub rank: Option<Rank>,
    /// The rating has a star.
    pub provisional: bool,
}

/// What a publication decided about one player's rank.
#[derive(Debug, Clone, PartialEq)]
pub struct Decision {
    /// The player.
    pub player: PlayerKey,
    /// Article.
    pub article: &'static str,
    /// Rank before and after.
    pub before: Option<Rank>,
    /// Rank after.
    pub after: Option<Rank>,
    /// The norm that was reached or lost, in points.
    pub norm: Option<Points>,
}

/// A correction of a whole list (rgf 1): everybody is shifted against the mean change of some stable players.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Correction {
    /// By how much everybody is shifted; who reaches a limit of the rules, by less.
    pub shift: f64,
    /// The stable players, best first.
    pub anchors: Vec<Anchor>,
    /// Everybody with a rating, in the order of ids.
    pub players: Vec<Corrected>,
}

/// A player that a correction is measured by.
#[derive(Debug, Clone, PartialEq)]
pub struct Anchor {
    /// The player.
    pub player: PlayerKey,
    /// Rating at the beginning of the period.
    pub before: Points,
    /// Rating now.
    pub now: Points,
    /// Deviation now.
    pub deviation: f64,
}

/// What a correction does to one player.
#[derive(Debug, Clone, PartialEq)]
pub struct Corrected {
    /// The player.
    pub player: PlayerKey,
    /// Rating before it.
    pub before: Points,
    /// Rating after it.
    pub after: Points,
    /// Rank before it.
    pub rank_before: Option<Rank>,
    /// Rank after it.
    pub rank: Option<Rank>,
    /// Deviation before and after it, where the rules have one.
    pub deviation: Option<(f64, f64)>,
}

/// Why a tournament could not be rated; nothing was changed.
#[derive(Debug, Clone, PartialEq)]
pub struct Refused {
    /// Article of the regulation.
    pub article: &'static str,
    /// What happened.
    pub kind: RefusedKind,
}

/// The kinds of [`Refused`].
#[derive(Debug, Clone, PartialEq)]
pub enum RefusedKind {
    /// ufgo 4.7: somebody is still anomalous after the last allowed pass: limit, and who with which start values.
    Endless {
        /// The pass limit.
        limit: u32,
        /// Who was anomalous in the last pass, with the start value of that pass.
        anomalous: Vec<(PlayerKey, Points)>,
    },
    /// A new rating is no number that the rules can carry: whose, and an English sentence.
    OutOfRange {
        /// The player.
        player: PlayerKey,
        /// What is wrong, and where to look.
        sentence: String,
    },
}

/// A regulation as the registry lists it: names and the way to its engine.
#[derive(Debug)]
pub struct Rulebook {
    /// Id in the exchange format.
    pub id: &'static str,
    /// Full name.
    pub title: &'static str,
    /// Whether the head of the holding club must sign, too.
    pub club_signs: bool,
    /// Whether ratings may have a star.
    pub stars: bool,
    /// What a game of the exchange format needs that is not rated.
    pub unrated: Unrated,
    /// Whether a federation of the site can follow these rules.
    pub on_the_site: bool,
    engine: fn(&serde_json::Value) -> Result<Box<dyn Engine>, String>,
}

impl Rulebook {
    const fn of<R: Rules>() -> Rulebook {
        Rulebook {
            id: R::ID,
            title: R::TITLE,
            club_signs: R::CLUB_SIGNS,
            stars: R::STARS,
            unrated: R::UNRATED,
            on_the_site: R::ON_THE_SITE,
            engine: new_engine::<R>,
        }
    }

    /// An empty engine with these parameters (those that differ from the default); the sentence says what is wrong.
    pub fn engine(&self, parameters: &serde_json::Value) -> Result<Box<dyn Engine>, String> {
        (self.engine)(parameters)
    }
}

/// A calculation of one federation, with the types of its rules hidden.
pub trait Engine: Send {
    /// Enters a player with his standing of the journal (`None` or null: newcomer).
    fn enter(&mut self, person: Person, standing: Option<&serde_json::Value>) -> Result<PlayerKey, String>;
    /// Enters a player with a record stored by [`Engine::record`].
    fn resume(&mut self, person: Person, record: &str) -> Result<PlayerKey, String>;
    /// What the rules remember of a player now, as text for storing.
    fn record(&self, player: PlayerKey) -> String;
    /// What the rest of the house sees of a player now.
    fn view(&self, player: PlayerKey) -> View;
    /// Tells the order of the players' ids: for each key its place.
    fn set_id_order(&mut self, order: Vec<u32>);
    /// Tells the first day of the journal ([`Book::first_day`]) to an engine that does not see the journal from its beginning.
    fn set_first_day(&mut self, day: Option<NaiveDate>);
    /// What a player has in each pool now.
    fn pools(&self, player: PlayerKey) -> Vec<InPool>;
    /// Checks what can be checked before a calculation.
    fn check(&self, t: &Tournament) -> Result<(), String>;
    /// Rates a tournament.
    fn rate(&mut self, t: &Tournament) -> Result<Rated, Refused>;
    /// Rates a tournament and records every step of one player.
    fn explain(&mut self, t: &Tournament, player: PlayerKey) -> Result<(Rated, Vec<Step>), Refused>;
    /// Publishes a list.
    fn publish(&mut self, date: NaiveDate) -> Published;
    /// The correction that the next publication makes, without making it.
    fn correction(&self) -> Option<Correction>;
}

struct Typed<R: Rules> {
    parameters: R::Parameters,
    book: Book<R::Record>,
}

fn new_engine<R: Rules>(parameters: &serde_json::Value) -> Result<Box<dyn Engine>, String> {
    if !parameters.is_object() {
        return Err("parameters are not an object".into());
    }
    let parameters = serde_json::from_value(parameters.clone()).map_err(|e| format!("parameters: {e}"))?;
    Ok(Box::new(Typed::<R> { parameters, book: Book { people: Vec::new(), records: Vec::new(), id_order: Vec::new(), first_day: None } }))
}

impl<R: Rules> Typed<R> {
    fn add(&mut self, person: Person, record: R::Record) -> PlayerKey {
        let key = PlayerKey(self.book.people.len() as u32);
        self.book.people.push(person);
        self.book.records.push(record);
        key
    }
}

impl<R: Rules> Engine for Typed<R> {
    fn enter(&mut self, person: Person, standing: Option<&serde_json::Value>) -> Result<PlayerKey, String> {
        let mut record = match standing {
            None | Some(serde_json::Value::Null) => R::Record::default(),
            Some(value) => R::standing(value)?,
        };
        R::entered(&self.parameters, &mut record);
        Ok(self.add(person, record))
    }

    fn resume(&mut self, person: Person, record: &str) -> Result<PlayerKey, String> {
        let record = serde_json::from_str(record).map_err(|e| format!("stored record: {e}"))?;
        Ok(self.add(person, record))
    }

    fn record(&self, player: PlayerKey) -> String {
        // A record is plain numbers and words: writing it as JSON has no way to fail.
        serde_json::to_string(&self.book.records[player.index()]).unwrap_or_default()
    }

    fn view(&self, player: PlayerKey) -> View {
        R::view(&self.parameters, &self.book.records[player.index()])
    }

    fn set_id_order(&mut self, order: Vec<u32>) {
        self.book.id_order = order;
    }

    fn set_first_day(&mut self, day: Option<NaiveDate>) {
        self.book.first_day = day;
    }

    fn pools(&self, player: PlayerKey) -> Vec<InPool> {
        R::pools(&self.book.records[player.index()])
    }

    fn check(&self, t: &Tournament) -> Result<(), String> {
        R::check(t)
    }

    fn rate(&mut self, t: &Tournament) -> Result<Rated, Refused> {
        self.book.first_day.get_or_insert(t.start);
        R::rate(&self.parameters, &mut self.book, t, &mut ())
    }

    fn explain(&mut self, t: &Tournament, player: PlayerKey) -> Result<(Rated, Vec<Step>), Refused> {
        self.book.first_day.get_or_insert(t.start);
        let mut log = Recorder::of(player);
        let rated = R::rate(&self.parameters, &mut self.book, t, &mut log)?;
        Ok((rated, log.steps))
    }

    fn publish(&mut self, date: NaiveDate) -> Published {
        self.book.first_day.get_or_insert(date);
        R::publish(&self.parameters, &mut self.book, date)
    }

    fn correction(&self) -> Option<Correction> {
        R::correction(&self.parameters, &self.book)
    }
}
