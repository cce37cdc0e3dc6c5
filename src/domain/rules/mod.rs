//! The rules of the federations: one regulation = one file and one line in [`ALL`].
//!
//! A regulation implements [`Rules`] in its own exact types. The rest of the house sees it through [`Engine`],
//! which hides those types: players go in with what they bring, [`Line`]s come out.

use chrono::NaiveDate;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

pub use self::expectation::{Expectation, Strength};
use self::form::Described;
use self::form::Written;
use self::mistake::Mistakes;
pub use self::need::{BirthEntry, Known, Lack, LackKind, Need};
pub use self::outcome::{
    Anchor, Corrected, Correction, Decision, DeviationChange, Line, Listed, Published, RankChange, RankGround, Rated, Refused, RefusedKind,
};
use self::parameter::ParameterSet;
use self::reference_table::ReferenceTable;
pub use self::shows::{Shows, Sides, Sign};
use self::standing::{StandingField, StandingKind};
use super::article::Article;
use super::caveat::Requirements;
use super::edition::InForce;
use super::explain::{Log, Recorder, Step};
use super::foreign::Kind;
use super::name;
use super::number::{Points, Score};
use super::player::{Person, PlayerKey};
use super::tournament::{Category, Game, Pool, Tournament};

pub mod elo;
mod expectation;
pub mod form;
pub mod mistake;
pub mod need;
pub mod orr;
mod outcome;
pub mod parameter;
pub mod reference_table;
pub mod rgf;
mod shows;
pub mod ssdc;
pub mod standing;
mod taken;
#[cfg(test)]
mod tests;
pub mod ufgo;

/// Every set of rules there is. Adding a regulation = its file, its `mod` line and one line here.
pub static ALL: &[Rulebook] = &[
    Rulebook::of::<ufgo::Ufgo>(),
    Rulebook::of::<ssdc::Ssdc>(),
    Rulebook::of::<orr::Orr>(),
    Rulebook::of::<rgf::Rgf>(),
    Rulebook::of::<elo::Elo>(),
];

/// The rules with this id.
pub fn by_id(id: &str) -> Option<&'static Rulebook> {
    ALL.iter().find(|r| r.id == id)
}

/// What a place in a list takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ListGames {
    /// Rated games.
    pub games: u32,
    /// The article that says so.
    pub article: &'static str,
}

/// A regulation, written in its own exact types.
pub trait Rules: Sized + Send + Sync + 'static {
    /// Id in the exchange format and in the database.
    const ID: &'static str;
    /// Full name of the regulation.
    const TITLE: &'static str;
    /// Its articles, and what the program does about each.
    const ARTICLES: &'static [Article];
    /// Whether the head of the holding club must sign a table, too (ufgo 1.3).
    const CLUB_SIGNS: bool;
    /// Whether tournaments are approved before they are held, unless the federation decides otherwise (ssdc 4.2).
    const PRIOR_APPROVAL: bool = false;
    /// The language of names whose letters don't tell theirs, unless the federation decides otherwise: that of the regulation's federation.
    const NAME_LANGUAGE: name::Language = name::Language::Ukrainian;
    /// Whether each federation has to say it: the regulation is nobody's own, so that its language means nothing (elo).
    const ASKS_NAME_LANGUAGE: bool = false;
    /// What it needs of a player: asked wherever players are entered.
    const NEEDS: &'static [Need] = &[];
    /// The article by which a newcomer may get an initial rating on the recommendation of members (ufgo 3.2).
    const RECOMMENDED: Option<&'static str> = None;
    /// What a player may bring along: what a form asks that makes a [`Rules::standing`].
    const STANDING: &'static [StandingField];
    /// The article by which every change of rank in a tournament follows the rating after it (ufgo 2.4); none: there are no ranks, or a
    /// tournament gives them for other things, too.
    const RANKS_FOLLOW: Option<&'static str> = None;
    /// The article by which a rank that was given is never lowered (ssdc 2.5.1); none: ranks follow ratings.
    const RANKS_STAY: Option<&'static str> = None;
    /// Whether ratings may have a star (`provisional`), so that results and lists of the exchange format say it (orr).
    const STARS: bool = false;
    /// The rating of another system that a player without one of these rules' starts with, as its newest list on the first day of a
    /// tournament has it ([`Tournament::fide`]; orr 2).
    const TAKES: Option<Kind> = None;
    /// What a game of the exchange format needs that is not rated.
    const UNRATED: Unrated = Unrated::Free;
    /// How amendments come into force.
    const IN_FORCE: InForce = InForce::Starting;
    /// What a form of these rules' tournaments asks, and how ratings are shown.
    const SHOWS: Shows;

    /// What these rules remember about a player between tournaments; the default is an unrated newcomer.
    type Record: Clone + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What a federation may decide otherwise.
    type Parameters: ParameterSet;

    /// What the federation requires of official tournaments.
    fn requirements(_: &Self::Parameters) -> Requirements {
        Requirements::default()
    }
    /// What multiplies the change of a rating in tournaments of a category; none where categories weigh nothing.
    fn weight(_: &Self::Parameters, _: Category) -> Option<f64> {
        None
    }
    /// How many rated games a place in the list takes, and by which article; none: whoever has a rating stands in it.
    fn list_games(_p: &Self::Parameters) -> Option<ListGames> {
        None
    }
    /// The rated games of a player, where rules without pools count them.
    fn rated_games(_record: &Self::Record) -> Option<u32> {
        None
    }
    /// What becomes of a player who has no rating.
    fn newcomer(p: &Self::Parameters) -> Newcomer;
    /// Reads the `standing` of a player's line of the journal (never `null`); the sentence says what is wrong.
    fn standing(value: &Value) -> Result<Self::Record, String>;
    /// What becomes of a player's standing as soon as he is entered (ssdc 2.4: a rank by his rating).
    fn entered(_p: &Self::Parameters, _record: &mut Self::Record) {}
    /// Rates a tournament: updates the book and returns one line per touched player, in order of `Book::order`.
    /// On an error the book is unchanged.
    fn rate(p: &Self::Parameters, book: &mut Book<Self::Record>, t: &Tournament, log: &mut impl Log) -> Result<Rated, Refused>;
    /// Publishes a list on a date: changes what publication changes and returns who is listed, in order of the list;
    /// equal ratings are ordered by `Book::order`.
    fn publish(p: &Self::Parameters, book: &mut Book<Self::Record>, date: NaiveDate) -> Published;
    /// Whether a publication changes each record without regard to the others; no record of a player without a rating is changed by any.
    fn publishes_alone(_p: &Self::Parameters) -> bool {
        true
    }
    /// The record as the rest of the house sees it.
    fn view(p: &Self::Parameters, record: &Self::Record) -> View;
    /// What the record holds in each pool, for rules with pools.
    fn pools(_record: &Self::Record) -> Vec<InPool> {
        Vec::new()
    }
    /// The last day for sending the regulations of a tournament whose registration begins on this day, where there is one (ssdc 4.2).
    fn regulations_due(_p: &Self::Parameters, _registration: NaiveDate) -> Option<NaiveDate> {
        None
    }
    /// The last day for handing in the results of a tournament that ends on this day; `None`: these rules set none (ssdc 4.3).
    fn results_due(_p: &Self::Parameters, _end: NaiveDate) -> Option<NaiveDate> {
        None
    }
    /// The points that a player may expect of a game without handicap against another, from what both had before the tournament;
    /// `None`: these rules expect nothing of such a game.
    fn expectation(p: &Self::Parameters, own: Strength, other: Strength) -> Option<f64>;
    /// The lowest rank above the one held (its place among the ranks, 0: none) that a rating gives, whatever the rating is now; `None`: there
    /// is none above it, or these rules have no ranks by rating.
    fn next_rank(_p: &Self::Parameters, _held: u8) -> Option<NextRank> {
        None
    }
    /// The tables of the regulation, with the values that these parameters calculate with, in the order of the text.
    fn reference_tables(p: &Self::Parameters) -> Vec<ReferenceTable>;
    /// What is missing of the participants of a tournament, and what follows: said before a table is signed and before it is approved.
    fn lacks(_p: &Self::Parameters, _people: &[Known]) -> Vec<Lack> {
        Vec::new()
    }
    /// Whether the last game of a player with this record is known, as far as the calculation asks for it.
    fn is_dated(_record: &Self::Record) -> bool {
        true
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
    /// The persons, by key.
    pub people: Vec<Person>,
    /// What the rules remember, by key.
    pub records: Vec<R>,
    /// For each key its place in the order of the players' ids (plain strings by code point). Empty: the order of the keys.
    pub id_order: Vec<u32>,
    /// First day of the journal: start of its first tournament or date of its first list, whichever line comes first (ssdc 4.5).
    /// `None`: neither has come yet.
    pub first_day: Option<NaiveDate>,
    /// The calculator asks about this player alone: the others stand for the typed ratings, whatever a single game would do to them.
    pub only: Option<PlayerKey>,
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

/// The order of ranks by their names, of whichever rules: a higher rank has a greater place; none comes first.
pub fn rank_place(name: Option<&str>) -> i32 {
    let Some(name) = name else { return i32::MIN };
    match name.split_once(' ').map(|(number, grade)| (number.parse::<i32>(), grade)) {
        Some((Ok(number), "dan")) => number,
        Some((Ok(number), _)) => -number,
        _ => {
            let letter = ["N", "3", "2", "1", "C", "M", "H", "G"].iter().position(|letter| *letter == name);
            letter.and_then(|place| i32::try_from(place).ok()).unwrap_or(i32::MIN)
        }
    }
}

/// A rank that a rating gives.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct NextRank {
    /// The rank.
    pub rank: Rank,
    /// From this rating on.
    pub from: Points,
    /// It is given by the publication of a list, not by the tournament in which the rating is reached.
    pub by_list: bool,
    /// Article.
    pub article: &'static str,
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

/// What becomes of a player who has no rating: each regulation has its own way.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Newcomer {
    /// Everybody begins with the same rating.
    Begins {
        /// The rating.
        rating: Points,
        /// The rank that goes with it.
        rank: Option<&'static str>,
        /// Article.
        article: &'static str,
    },
    /// The first rating is estimated by the results of the first tournament, whoever the opponents are; without a point there is none
    /// (orr 2).
    Estimated {
        /// Article.
        article: &'static str,
    },
    /// The first rating is calculated from the games against players who have one; without such a game there is none (rgf 6).
    Measured {
        /// Article.
        article: &'static str,
    },
}

/// What a game of the exchange format needs that is not rated.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Unrated {
    /// ufgo, orr: a game that was not played may lack `b`, and its `score` may be anything.
    #[default]
    Free,
    /// ssdc: a game that was not played or was annulled names both players; its `score` may be missing or null.
    Named,
    /// rgf: it needs everything that a played game does.
    Complete,
}

impl Unrated {
    /// Whether a game that is not rated may stand among the games of a tournament. Who had a bye is a participant anyway.
    pub fn takes(self, b: Option<PlayerKey>, score: Option<Score>) -> bool {
        match self {
            Unrated::Free => true,
            Unrated::Named => b.is_some(),
            Unrated::Complete => b.is_some() && score.is_some(),
        }
    }
}

impl Rulebook {
    /// The names of the ranks that a player may bring along, the lowest first; none where ratings give all of them, or there are none.
    pub fn ranks(&self) -> Vec<&'static str> {
        let words = self.standing.iter().filter(|field| field.place().1 == "rank").filter_map(|field| match field.kind {
            StandingKind::Words(words) => Some(words),
            _ => None,
        });
        words.flatten().copied().collect()
    }
}

/// A regulation as the registry lists it: names and the way to its engine.
#[derive(Debug)]
pub struct Rulebook {
    /// Id in the exchange format.
    pub id: &'static str,
    /// Full name.
    pub title: &'static str,
    /// Its articles, and what the program does about each.
    pub articles: &'static [Article],
    /// Whether the head of the holding club must sign, too.
    pub club_signs: bool,
    /// Whether tournaments are approved before they are held, unless the federation decides otherwise.
    pub prior_approval: bool,
    /// The language of names whose letters don't tell theirs, unless the federation decides otherwise.
    pub name_language: name::Language,
    /// Whether each federation has to say which language names have.
    pub asks_name_language: bool,
    /// What it needs of a player.
    pub needs: &'static [Need],
    /// The article by which a newcomer may get an initial rating on the recommendation of members.
    pub recommended: Option<&'static str>,
    /// What a player may bring along.
    pub standing: &'static [StandingField],
    /// The article by which every change of rank in a tournament follows the rating after it.
    pub ranks_follow: Option<&'static str>,
    /// The article by which a rank that was given is never lowered; none: ranks follow ratings.
    pub ranks_stay: Option<&'static str>,
    /// Whether ratings may have a star.
    pub stars: bool,
    /// The rating of another system that a player without one of these rules' starts with.
    pub takes: Option<Kind>,
    /// What a game of the exchange format needs that is not rated.
    pub unrated: Unrated,
    /// How amendments come into force.
    pub in_force: InForce,
    /// What a form of these rules' tournaments asks, and how ratings are shown.
    pub shows: Shows,
    engine: fn(&Value) -> Result<Box<dyn Engine>, String>,
    parameters: fn(&Value) -> Result<Written, Mistakes>,
    described: fn() -> Vec<Described>,
    results_due: fn(&Value, NaiveDate) -> Option<NaiveDate>,
    regulations_due: fn(&Value, NaiveDate) -> Option<NaiveDate>,
    expectation: fn(&Value) -> Result<Expectation, Mistakes>,
    newcomer: fn(&Value) -> Option<Newcomer>,
    requirements: fn(&Value) -> Option<Requirements>,
    list_games: fn(&Value) -> Option<ListGames>,
    rated_games: fn(&str) -> Option<u32>,
    weight: fn(&Value, Category) -> Option<f64>,
    next_rank: fn(&Value, u8) -> Option<NextRank>,
    reference_tables: fn(&Value) -> Vec<ReferenceTable>,
}

impl Rulebook {
    const fn of<R: Rules>() -> Rulebook {
        Rulebook {
            id: R::ID,
            title: R::TITLE,
            articles: R::ARTICLES,
            club_signs: R::CLUB_SIGNS,
            prior_approval: R::PRIOR_APPROVAL,
            name_language: R::NAME_LANGUAGE,
            asks_name_language: R::ASKS_NAME_LANGUAGE,
            needs: R::NEEDS,
            recommended: R::RECOMMENDED,
            standing: R::STANDING,
            ranks_follow: R::RANKS_FOLLOW,
            ranks_stay: R::RANKS_STAY,
            stars: R::STARS,
            takes: R::TAKES,
            unrated: R::UNRATED,
            in_force: R::IN_FORCE,
            shows: R::SHOWS,
            engine: new_engine::<R>,
            parameters: |given| Ok(R::Parameters::from_json(given)?.written()),
            described: R::Parameters::described,
            results_due: |parameters, end| R::results_due(&R::Parameters::from_json(parameters).ok()?, end),
            regulations_due: |parameters, registration| R::regulations_due(&R::Parameters::from_json(parameters).ok()?, registration),
            expectation: expectation::of::<R>,
            requirements: |parameters| Some(R::requirements(&R::Parameters::from_json(parameters).ok()?)),
            list_games: |parameters| R::list_games(&R::Parameters::from_json(parameters).ok()?),
            rated_games: |record| R::rated_games(&serde_json::from_str(record).ok()?),
            weight: |parameters, category| R::weight(&R::Parameters::from_json(parameters).ok()?, category),
            newcomer: |parameters| Some(R::newcomer(&R::Parameters::from_json(parameters).ok()?)),
            next_rank: |parameters, held| R::next_rank(&R::Parameters::from_json(parameters).ok()?, held),
            reference_tables: |parameters| R::Parameters::from_json(parameters).map(|p| R::reference_tables(&p)).unwrap_or_default(),
        }
    }

    /// Whether ratings or ranks depend on ages.
    pub fn needs_birth(&self) -> bool {
        self.needs.iter().any(|need| need.is_birth())
    }

    /// Parameters as they are stored: those that differ from the default, in canonical text; or every mistake.
    pub fn parameters(&self, parameters: &Value) -> Result<Written, Mistakes> {
        (self.parameters)(parameters)
    }

    /// What is required of official tournaments by these parameters; `None`: no such parameters.
    pub fn requirements(&self, parameters: &Value) -> Option<Requirements> {
        (self.requirements)(parameters)
    }

    /// How many rated games a place in the list takes by these parameters, where it takes any.
    pub fn list_games(&self, parameters: &Value) -> Option<ListGames> {
        (self.list_games)(parameters)
    }

    /// The rated games of a player, by a record stored by [`Engine::record`]; `None`: the rules count none, or count them in pools.
    pub fn rated_games(&self, record: &str) -> Option<u32> {
        (self.rated_games)(record)
    }

    /// What multiplies the change of a rating in tournaments of a category, by these parameters; `None`: categories weigh nothing, or no such
    /// parameters.
    pub fn weight(&self, parameters: &Value, category: Category) -> Option<f64> {
        (self.weight)(parameters, category)
    }

    /// What becomes of a player who has no rating, by these parameters; `None`: no such parameters.
    pub fn newcomer(&self, parameters: &Value) -> Option<Newcomer> {
        (self.newcomer)(parameters)
    }

    /// The lowest rank above the one held that a rating gives, by these parameters; `None`: there is none, or no such parameters.
    pub fn next_rank(&self, parameters: &Value, held: u8) -> Option<NextRank> {
        (self.next_rank)(parameters, held)
    }

    /// The tables of the regulation with the values of these parameters; none if these are no parameters of the regulation.
    pub fn reference_tables(&self, parameters: &Value) -> Vec<ReferenceTable> {
        (self.reference_tables)(parameters)
    }

    /// The last day for sending the regulations of a tournament whose registration begins on this day; `None`: no such day, or no such
    /// parameters.
    pub fn regulations_due(&self, parameters: &Value, registration: NaiveDate) -> Option<NaiveDate> {
        (self.regulations_due)(parameters, registration)
    }

    /// The last day for handing in the results of a tournament that ends on this day; `None`: no such day, or no such parameters.
    pub fn results_due(&self, parameters: &Value, end: NaiveDate) -> Option<NaiveDate> {
        (self.results_due)(parameters, end)
    }

    /// What these rules with these parameters expect of a game.
    pub fn expectation(&self, parameters: &Value) -> Result<Expectation, Mistakes> {
        (self.expectation)(parameters)
    }

    /// Every parameter that a federation may decide otherwise.
    pub fn described(&self) -> Vec<Described> {
        (self.described)()
    }

    /// An empty engine with these parameters (those that differ from the default); the sentences say what is wrong.
    pub fn engine(&self, parameters: &Value) -> Result<Box<dyn Engine>, String> {
        (self.engine)(parameters)
    }
}

/// A calculation of one federation, with the types of its rules hidden.
pub trait Engine: Send {
    /// Enters a player with his standing of the journal (`None` or null: newcomer).
    fn enter(&mut self, person: Person, standing: Option<&Value>) -> Result<PlayerKey, String>;
    /// Enters a player with a record stored by [`Engine::record`].
    fn resume(&mut self, person: Person, record: &str) -> Result<PlayerKey, String>;
    /// Replaces what the rules remember of a player by a record stored by [`Engine::record`].
    fn restore(&mut self, player: PlayerKey, record: &str) -> Result<(), String>;
    /// What the rules remember of a player now, as text for storing.
    fn record(&self, player: PlayerKey) -> String;
    /// The person of a player.
    fn person(&self, player: PlayerKey) -> Person;
    /// What the rest of the house sees of a player now.
    fn view(&self, player: PlayerKey) -> View;
    /// Tells the order of the players' ids: for each key its place.
    fn set_id_order(&mut self, order: Vec<u32>);
    /// Tells the first day of the journal ([`Book::first_day`]) to an engine that does not see the journal from its beginning.
    fn set_first_day(&mut self, day: Option<NaiveDate>);
    /// Asks about this player alone: the others keep the ratings they have ([`Book::only`]).
    fn set_only(&mut self, player: PlayerKey);
    /// What a player has in each pool now.
    fn pools(&self, player: PlayerKey) -> Vec<InPool>;
    /// What is missing of the participants of a tournament.
    fn lacks(&self, people: &[Known]) -> Vec<Lack>;
    /// Whether the last game of a player is known, as far as the calculation asks for it.
    fn is_dated(&self, player: PlayerKey) -> bool;
    /// Checks what can be checked before a calculation.
    fn check(&self, t: &Tournament) -> Result<(), String>;
    /// Rates a tournament.
    fn rate(&mut self, t: &Tournament) -> Result<Rated, Refused>;
    /// Rates a tournament and records every step of one player.
    fn explain(&mut self, t: &Tournament, player: PlayerKey) -> Result<(Rated, Vec<Step>), Refused>;
    /// Publishes a list.
    fn publish(&mut self, date: NaiveDate) -> Published;
    /// Whether a list changes what the rules remember of a player without regard to the others.
    fn publishes_alone(&self) -> bool;
    /// The correction that the next publication makes, without making it.
    fn correction(&self) -> Option<Correction>;
    /// Keeps a set of parameters: its number. The set given at creation is number 0; an equal set has its old number.
    fn add_edition(&mut self, parameters: &Value) -> Result<usize, Mistakes>;
    /// From now on everything is calculated with this set; a number that was never given changes nothing.
    fn use_edition(&mut self, number: usize);
}

/// Checks the games of a tournament; `flaw` says what is wrong with one. The sentence names the first of them, counted from 1.
fn check_games(t: &Tournament, flaw: impl Fn(&Game) -> Option<&'static str>) -> Result<(), String> {
    let first = (1usize..).zip(&t.games).find_map(|(number, game)| Some((number, flaw(game)?)));
    first.map_or(Ok(()), |(number, flaw)| Err(format!("game {number}: {flaw}")))
}

struct Typed<R: Rules> {
    /// The sets of parameters that were given; the first one at creation.
    editions: Vec<R::Parameters>,
    /// Place of the set that is used.
    used: usize,
    book: Book<R::Record>,
}

fn new_engine<R: Rules>(parameters: &Value) -> Result<Box<dyn Engine>, String> {
    let parameters = R::Parameters::from_json(parameters).map_err(|wrong| format!("parameters: {wrong}"))?;
    let book = Book { people: Vec::new(), records: Vec::new(), id_order: Vec::new(), first_day: None, only: None };
    Ok(Box::new(Typed::<R> { editions: vec![parameters], used: 0, book }))
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
    fn enter(&mut self, person: Person, standing: Option<&Value>) -> Result<PlayerKey, String> {
        let mut record = match standing {
            None | Some(Value::Null) => R::Record::default(),
            Some(value) => R::standing(value)?,
        };
        R::entered(&self.editions[self.used], &mut record);
        Ok(self.add(person, record))
    }

    fn resume(&mut self, person: Person, record: &str) -> Result<PlayerKey, String> {
        let record = serde_json::from_str(record).map_err(|e| format!("stored record: {e}"))?;
        Ok(self.add(person, record))
    }

    fn restore(&mut self, player: PlayerKey, record: &str) -> Result<(), String> {
        self.book.records[player.index()] = serde_json::from_str(record).map_err(|e| format!("stored record: {e}"))?;
        Ok(())
    }

    fn record(&self, player: PlayerKey) -> String {
        // A record is plain numbers and words: writing it as JSON has no way to fail.
        serde_json::to_string(&self.book.records[player.index()]).unwrap_or_default()
    }

    fn person(&self, player: PlayerKey) -> Person {
        self.book.people[player.index()]
    }

    fn view(&self, player: PlayerKey) -> View {
        R::view(&self.editions[self.used], &self.book.records[player.index()])
    }

    fn set_id_order(&mut self, order: Vec<u32>) {
        self.book.id_order = order;
    }

    fn set_first_day(&mut self, day: Option<NaiveDate>) {
        self.book.first_day = day;
    }

    fn set_only(&mut self, player: PlayerKey) {
        self.book.only = Some(player);
    }

    fn pools(&self, player: PlayerKey) -> Vec<InPool> {
        R::pools(&self.book.records[player.index()])
    }

    fn lacks(&self, people: &[Known]) -> Vec<Lack> {
        R::lacks(&self.editions[self.used], people)
    }

    fn is_dated(&self, player: PlayerKey) -> bool {
        R::is_dated(&self.book.records[player.index()])
    }

    fn check(&self, t: &Tournament) -> Result<(), String> {
        R::check(t)
    }

    fn rate(&mut self, t: &Tournament) -> Result<Rated, Refused> {
        self.book.first_day.get_or_insert(t.start);
        R::rate(&self.editions[self.used], &mut self.book, t, &mut ())
    }

    fn explain(&mut self, t: &Tournament, player: PlayerKey) -> Result<(Rated, Vec<Step>), Refused> {
        self.book.first_day.get_or_insert(t.start);
        let mut log = Recorder::of(player);
        let rated = R::rate(&self.editions[self.used], &mut self.book, t, &mut log)?;
        Ok((rated, log.steps))
    }

    fn publish(&mut self, date: NaiveDate) -> Published {
        self.book.first_day.get_or_insert(date);
        R::publish(&self.editions[self.used], &mut self.book, date)
    }

    fn publishes_alone(&self) -> bool {
        R::publishes_alone(&self.editions[self.used])
    }

    fn correction(&self) -> Option<Correction> {
        R::correction(&self.editions[self.used], &self.book)
    }

    fn add_edition(&mut self, parameters: &Value) -> Result<usize, Mistakes> {
        let parameters = R::Parameters::from_json(parameters)?;
        if let Some(known) = self.editions.iter().position(|edition| *edition == parameters) {
            return Ok(known);
        }
        self.editions.push(parameters);
        Ok(self.editions.len() - 1)
    }

    fn use_edition(&mut self, number: usize) {
        if number < self.editions.len() {
            self.used = number;
        }
    }
}
