//! The regulations of the federations. Each implements [`Rules`] in its own exact types and has one
//! line in [`ALL`]; all other code uses [`Engine`], which hides these types and returns [`Line`]s.

use chrono::NaiveDate;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

pub use self::expectation::{Expectation, Strength};
pub use self::features::{RulesFeatures, Sides, Sign};
use self::form::Described;
use self::form::ParameterMap;
use self::initial_rating::{StandingField, StandingKind};
use self::mistake::Mistakes;
pub use self::need::{BirthEntry, Lack, LackKind, Need, ParticipantFacts};
pub use self::outcome::{
    Anchor, Corrected, Correction, Decision, DeviationChange, Line, Published, RankChange,
    RankGround, Rated, RatingListEntry, Refused, RefusedKind,
};
use self::parameter::ParameterSet;
use self::reference_table::ReferenceTable;
use super::article::Article;
use super::caveat::Requirements;
use super::edition::InForce;
use super::explain::{Log, Recorder, Step};
use super::external_id::Kind;
use super::name;
use super::number::{Points, Score};
use super::player::{Person, PlayerKey};
use super::tournament::{Category, Game, Pool, Tournament};

pub mod elo;
mod expectation;
mod features;
pub mod form;
pub mod initial_rating;
pub mod mistake;
pub mod need;
pub mod orr;
mod outcome;
pub mod parameter;
pub mod reference_table;
pub mod rgf;
mod seat_index;
pub mod ssdc;
#[cfg(test)]
mod tests;
pub mod ufgo;

/// All regulations. A new one needs its file, its `mod` line and one line here.
pub static ALL: &[Rulebook] = &[
    Rulebook::for_rules::<ufgo::Ufgo>(),
    Rulebook::for_rules::<ssdc::Ssdc>(),
    Rulebook::for_rules::<orr::Orr>(),
    Rulebook::for_rules::<rgf::Rgf>(),
    Rulebook::for_rules::<elo::Elo>(),
];

/// The regulation with this id.
pub fn by_id(id: &str) -> Option<&'static Rulebook> {
    ALL.iter().find(|r| r.id == id)
}

/// The number of games that a place in a list demands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ListGames {
    /// Rated games.
    pub games: u32,
    /// The article that demands them.
    pub article: &'static str,
}

/// A regulation, written in its own exact types.
pub trait Rules: Sized + Send + Sync + 'static {
    /// Id in the exchange format and in the database.
    const ID: &'static str;
    /// Full name of the regulation.
    const TITLE: &'static str;
    /// The articles, and the way the program implements each.
    const ARTICLES: &'static [Article];
    /// True if the head of the holding club must sign a table too (ufgo 1.3).
    const CLUB_SIGNS: bool;
    /// True if tournaments need prior approval unless the federation decides otherwise (ssdc 4.2).
    const PRIOR_APPROVAL: bool = false;
    /// The language of names whose letters do not tell it, unless the federation decides otherwise.
    const NAME_LANGUAGE: name::Language = name::Language::Ukrainian;
    /// True if each federation names the language, as the regulation belongs to none (elo).
    const ASKS_NAME_LANGUAGE: bool = false;
    /// The data that it needs of a player; every form that enters players asks for them.
    const NEEDS: &'static [Need] = &[];
    /// The article by which members may recommend a newcomer's initial rating (ufgo 3.2).
    const RECOMMENDED: Option<&'static str> = None;
    /// The form fields of an initial record, which make the argument of [`Rules::read_standing`].
    const STANDING: &'static [StandingField];
    /// The article by which ranks follow the rating after a tournament (ufgo 2.4); `None` without
    /// ranks, or if a tournament also gives them on other grounds.
    const RANKS_FOLLOW: Option<&'static str> = None;
    /// The article by which a rank is never lowered (ssdc 2.5.1); `None` if ranks follow ratings.
    const RANKS_STAY: Option<&'static str> = None;
    /// True if ratings may have a star: `provisional` in the exchange format (orr).
    const STARS: bool = false;
    /// The kind of foreign rating with which a player without a rating starts, by its newest list
    /// on the first day of a tournament ([`Tournament::fide`]; orr 2).
    const FOREIGN_RATING: Option<Kind> = None;
    /// The fields that an unrated game of the exchange format must have.
    const UNRATED: Unrated = Unrated::Free;
    /// The moment from which amendments are in force.
    const IN_FORCE: InForce = InForce::Starting;
    /// The fields in forms of tournaments under these rules, and the display of ratings.
    const SHOWS: RulesFeatures;

    /// The rules' record of a player between tournaments; the default is an unrated newcomer.
    type Record: Clone + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// The points that a federation may decide otherwise.
    type Parameters: ParameterSet;

    /// The federation's requirements for official tournaments.
    fn requirements(_: &Self::Parameters) -> Requirements {
        Requirements::default()
    }
    /// The factor of rating changes by category; `None` if categories have no factor.
    fn category_weight(_: &Self::Parameters, _: Category) -> Option<f64> {
        None
    }
    /// The rated games that a place in the list demands; `None` if all rated players are listed.
    fn list_games(_p: &Self::Parameters) -> Option<ListGames> {
        None
    }
    /// The rated games of a player, if rules without pools count them.
    fn rated_games(_record: &Self::Record) -> Option<u32> {
        None
    }
    /// The rule for the first rating of a player.
    fn newcomer_rule(p: &Self::Parameters) -> Newcomer;
    /// Reads the `standing` of a player's journal line (never `null`); the error is in English.
    fn read_standing(value: &Value) -> Result<Self::Record, String>;
    /// Adapts the record of a player who has just been entered (ssdc 2.4: a rank by rating).
    fn adapt_entered(_p: &Self::Parameters, _record: &mut Self::Record) {}
    /// Rates a tournament: updates the book, except on an error. Returns one line for each affected
    /// player, in order of `Book::order_of`.
    fn rate_tournament(
        p: &Self::Parameters,
        book: &mut Book<Self::Record>,
        t: &Tournament,
        log: &mut impl Log,
    ) -> Result<Rated, Refused>;
    /// Publishes a list: updates the book and returns the listed players in order of the list;
    /// equal ratings are in order of `Book::order_of`.
    fn publish_list(
        p: &Self::Parameters,
        book: &mut Book<Self::Record>,
        date: NaiveDate,
    ) -> Published;
    /// True if a publication changes each record independently of the others. The record of a
    /// player without a rating never changes.
    fn publishes_alone(_p: &Self::Parameters) -> bool {
        true
    }
    /// The record as code outside the rules sees it.
    fn view_record(p: &Self::Parameters, record: &Self::Record) -> View;
    /// The player's state in each pool, for rules with pools.
    fn pools_of_record(_record: &Self::Record) -> Vec<InPool> {
        Vec::new()
    }
    /// The last day for sending a tournament's regulations, by the first day of registration;
    /// `None` without such a deadline (ssdc 4.2).
    fn regulations_due(_p: &Self::Parameters, _registration: NaiveDate) -> Option<NaiveDate> {
        None
    }
    /// The last day for handing in results, by the last day of the tournament; `None` without such
    /// a deadline (ssdc 4.3).
    fn results_due(_p: &Self::Parameters, _end: NaiveDate) -> Option<NaiveDate> {
        None
    }
    /// The expected score, 0 to 1, of a game without handicap, from the strengths before the
    /// tournament; `None` if these rules have no expectation for it.
    fn expected_score(p: &Self::Parameters, own: Strength, other: Strength) -> Option<f64>;
    /// The lowest rank above `held` (a step, 0 for none) that a rating gives, regardless of the
    /// current rating; `None` without a higher one, or without ranks by rating.
    fn next_rank(_p: &Self::Parameters, _held: u8) -> Option<NextRank> {
        None
    }
    /// The tables of the regulation with the values of these parameters, in the order of the text.
    fn reference_tables(p: &Self::Parameters) -> Vec<ReferenceTable>;
    /// The missing data of participants, shown before a table is signed and before it is approved.
    fn missing_data(_p: &Self::Parameters, _people: &[ParticipantFacts]) -> Vec<Lack> {
        Vec::new()
    }
    /// True if the date of the player's last game is known, or the calculation does not need it.
    fn is_dated(_record: &Self::Record) -> bool {
        true
    }
    /// Checks the games before any calculation; the error is an English sentence.
    fn check_tournament(t: &Tournament) -> Result<(), String>;
    /// The correction that the next publication will make; `None` if there is none (rgf 1).
    fn next_correction(_p: &Self::Parameters, _book: &Book<Self::Record>) -> Option<Correction> {
        None
    }
}

/// The players of a calculation: their personal data and the rules' records.
#[derive(Debug, Clone, Default)]
pub struct Book<R> {
    /// The personal data, by key.
    pub people: Vec<Person>,
    /// The rules' records, by key.
    pub records: Vec<R>,
    /// The rank of each key in the code point order of ids; empty: the order of the keys.
    pub id_order: Vec<u32>,
    /// First day of the journal: start of its first tournament or date of its first list, by
    /// whichever line comes first (ssdc 4.5). `None` before both.
    pub first_day: Option<NaiveDate>,
    /// The only player of the calculator: the others represent typed ratings, which a single game
    /// must not change.
    pub calculated_player: Option<PlayerKey>,
}

impl<R> Book<R> {
    /// The rank of a player in the order of ids.
    pub fn order_of(&self, key: PlayerKey) -> u32 {
        self.id_order.get(key.index()).copied().unwrap_or(key.0)
    }
}

/// A rank: its step among the ranks of its rules and its name in the exchange format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Rank {
    /// Step among the ranks; greater is higher.
    pub step: u8,
    /// Name in the exchange format.
    pub name: &'static str,
}

/// The order of ranks of any rules by name: higher ranks have greater places, no rank the least.
pub fn rank_place(name: Option<&str>) -> i32 {
    let Some(name) = name else { return i32::MIN };
    match name
        .split_once(' ')
        .map(|(number, grade)| (number.parse::<i32>(), grade))
    {
        Some((Ok(number), "dan")) => number,
        Some((Ok(number), _)) => -number,
        _ => {
            let letter = ["N", "3", "2", "1", "C", "M", "H", "G"]
                .iter()
                .position(|letter| *letter == name);
            letter
                .and_then(|place| i32::try_from(place).ok())
                .unwrap_or(i32::MIN)
        }
    }
}

/// A rank that a rating gives.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct NextRank {
    /// The rank itself.
    pub rank: Rank,
    /// The least rating for it.
    pub from: Points,
    /// True if the publication of a list gives it, not the tournament that reaches the rating.
    pub by_list: bool,
    /// The article that gives it.
    pub article: &'static str,
}

/// A record as code outside the rules sees it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct View {
    /// Current rating; `None` if unrated.
    pub rating: Option<Points>,
    /// Deviation, if the rules have one.
    pub deviation: Option<f64>,
    /// Rank held.
    pub rank: Option<Rank>,
    /// True if the rank is above that of the rating (kept for age, or assigned for good).
    pub rank_kept: bool,
    /// True if the rating has a star.
    pub provisional: bool,
}

/// A player's state in one pool (ssdc 1.5).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct InPool {
    /// The pool itself.
    pub pool: Pool,
    /// Rating in the pool.
    pub rating: Points,
    /// Rated games in the pool.
    pub games: u32,
    /// Day of the last rated game in the pool, if known.
    pub last: Option<NaiveDate>,
}

/// The rule for a player's first rating.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Newcomer {
    /// All players begin with the same rating.
    Begins {
        /// The initial rating.
        rating: Points,
        /// The rank that comes with it.
        rank: Option<&'static str>,
        /// The article that states it.
        article: &'static str,
    },
    /// The first rating is estimated from the first tournament, against any opponents; without a
    /// point there is none (orr 2).
    Estimated {
        /// The article that states it.
        article: &'static str,
    },
    /// The first rating is calculated from the games against rated players; without such a game
    /// there is none (rgf 6).
    Measured {
        /// The article that states it.
        article: &'static str,
    },
}

/// The fields that an unrated game of the exchange format must have.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Unrated {
    /// ufgo, orr: a game that was not played may lack `b`, and its `score` may be anything.
    #[default]
    Free,
    /// ssdc: an unplayed or annulled game names both players; its `score` may be missing or null.
    Named,
    /// rgf: a game must have all fields of a played one.
    Complete,
}

impl Unrated {
    /// True if an unrated game may have these fields. The player with a bye is a participant
    /// anyway.
    pub fn is_allowed(self, b: Option<PlayerKey>, score: Option<Score>) -> bool {
        match self {
            Unrated::Free => true,
            Unrated::Named => b.is_some(),
            Unrated::Complete => b.is_some() && score.is_some(),
        }
    }
}

impl Rulebook {
    /// The rank names that an initial record may state, lowest first; empty if it states no rank.
    pub fn rank_names(&self) -> Vec<&'static str> {
        let words = self
            .standing
            .iter()
            .filter(|field| field.pool_and_name().1 == "rank")
            .filter_map(|field| match field.kind {
                StandingKind::Words(words) => Some(words),
                _ => None,
            });
        words.flatten().copied().collect()
    }
}

/// A regulation as the registry lists it: its constants and the functions that need no engine.
#[derive(Debug)]
pub struct Rulebook {
    /// Id in the exchange format.
    pub id: &'static str,
    /// Full name.
    pub title: &'static str,
    /// The articles, and the way the program implements each.
    pub articles: &'static [Article],
    /// True if the head of the holding club must sign too.
    pub club_signs: bool,
    /// True if tournaments are approved beforehand, unless the federation decides otherwise.
    pub prior_approval: bool,
    /// The language of names whose letters do not tell it, unless the federation decides otherwise.
    pub name_language: name::Language,
    /// True if each federation has to name the language of its names.
    pub asks_name_language: bool,
    /// The data that it needs of a player.
    pub needs: &'static [Need],
    /// The article by which members may recommend a newcomer's initial rating.
    pub recommended: Option<&'static str>,
    /// The fields of a player's initial record.
    pub standing: &'static [StandingField],
    /// The article by which every change of rank in a tournament follows the rating after it.
    pub ranks_follow: Option<&'static str>,
    /// The article by which a rank is never lowered; `None` if ranks follow ratings.
    pub ranks_stay: Option<&'static str>,
    /// True if ratings may have a star.
    pub stars: bool,
    /// The kind of foreign rating with which a player without a rating starts.
    pub foreign_rating: Option<Kind>,
    /// The fields that an unrated game of the exchange format must have.
    pub unrated: Unrated,
    /// The moment from which amendments are in force.
    pub in_force: InForce,
    /// The fields in forms of tournaments under these rules, and the display of ratings.
    pub shows: RulesFeatures,
    engine: fn(&Value) -> Result<Box<dyn Engine>, String>,
    parameters: fn(&Value) -> Result<ParameterMap, Mistakes>,
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
    const fn for_rules<R: Rules>() -> Rulebook {
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
            foreign_rating: R::FOREIGN_RATING,
            unrated: R::UNRATED,
            in_force: R::IN_FORCE,
            shows: R::SHOWS,
            engine: new_engine::<R>,
            parameters: |given| Ok(R::Parameters::from_json(given)?.differing_values()),
            described: R::Parameters::described,
            results_due: |parameters, end| {
                R::results_due(&R::Parameters::from_json(parameters).ok()?, end)
            },
            regulations_due: |parameters, registration| {
                R::regulations_due(&R::Parameters::from_json(parameters).ok()?, registration)
            },
            expectation: expectation::from_parameters::<R>,
            requirements: |parameters| {
                Some(R::requirements(&R::Parameters::from_json(parameters).ok()?))
            },
            list_games: |parameters| R::list_games(&R::Parameters::from_json(parameters).ok()?),
            rated_games: |record| R::rated_games(&serde_json::from_str(record).ok()?),
            weight: |parameters, category| {
                R::category_weight(&R::Parameters::from_json(parameters).ok()?, category)
            },
            newcomer: |parameters| {
                Some(R::newcomer_rule(
                    &R::Parameters::from_json(parameters).ok()?,
                ))
            },
            next_rank: |parameters, held| {
                R::next_rank(&R::Parameters::from_json(parameters).ok()?, held)
            },
            reference_tables: |parameters| {
                R::Parameters::from_json(parameters)
                    .map(|p| R::reference_tables(&p))
                    .unwrap_or_default()
            },
        }
    }

    /// True if ratings or ranks depend on ages.
    pub fn needs_birth(&self) -> bool {
        self.needs.iter().any(|need| need.is_birth())
    }

    /// The parameters in stored form (those that differ from the default), or all mistakes.
    pub fn normalize_parameters(&self, parameters: &Value) -> Result<ParameterMap, Mistakes> {
        (self.parameters)(parameters)
    }

    /// The requirements for official tournaments; `None` if the parameters are not valid.
    pub fn requirements(&self, parameters: &Value) -> Option<Requirements> {
        (self.requirements)(parameters)
    }

    /// The rated games that a list demands; `None` without a demand, or with invalid parameters.
    pub fn list_games(&self, parameters: &Value) -> Option<ListGames> {
        (self.list_games)(parameters)
    }

    /// The rated games by [`Engine::stored_record`]; `None` if the rules count none, or by pools.
    pub fn rated_games(&self, record: &str) -> Option<u32> {
        (self.rated_games)(record)
    }

    /// The factor of a category; `None` if categories have none, or the parameters are not valid.
    pub fn category_weight(&self, parameters: &Value, category: Category) -> Option<f64> {
        (self.weight)(parameters, category)
    }

    /// The rule for the first rating, by these parameters; `None` if the parameters are not valid.
    pub fn newcomer_rule(&self, parameters: &Value) -> Option<Newcomer> {
        (self.newcomer)(parameters)
    }

    /// As `Rules::next_rank`; also `None` if the parameters are not valid.
    pub fn next_rank(&self, parameters: &Value, held: u8) -> Option<NextRank> {
        (self.next_rank)(parameters, held)
    }

    /// The rank that a rating alone gives, below the table the lowest one; `None` if ratings give
    /// no ranks, or the parameters are not valid.
    pub fn rank_of(&self, parameters: &Value, rating: Points) -> Option<Rank> {
        let mut given: Option<Rank> = None;
        while let Some(next) = self.next_rank(parameters, given.map_or(0, |rank| rank.step)) {
            if given.is_some() && (rating.0 < next.from.0 || next.by_list) {
                break;
            }
            given = Some(next.rank);
        }
        given
    }

    /// The tables of the regulation; empty if the parameters are not valid.
    pub fn reference_tables(&self, parameters: &Value) -> Vec<ReferenceTable> {
        (self.reference_tables)(parameters)
    }

    /// As `Rules::regulations_due`; also `None` if the parameters are not valid.
    pub fn regulations_due(
        &self,
        parameters: &Value,
        registration: NaiveDate,
    ) -> Option<NaiveDate> {
        (self.regulations_due)(parameters, registration)
    }

    /// As `Rules::results_due`; also `None` if the parameters are not valid.
    pub fn results_due(&self, parameters: &Value, end: NaiveDate) -> Option<NaiveDate> {
        (self.results_due)(parameters, end)
    }

    /// The expectation of these rules, or all mistakes in the parameters.
    pub fn expectation_with(&self, parameters: &Value) -> Result<Expectation, Mistakes> {
        (self.expectation)(parameters)
    }

    /// All parameters.
    pub fn described(&self) -> Vec<Described> {
        (self.described)()
    }

    /// An empty engine; the error is English sentences about the parameters.
    pub fn empty_engine(&self, parameters: &Value) -> Result<Box<dyn Engine>, String> {
        (self.engine)(parameters)
    }
}

/// A calculation of one federation, with the types of its rules hidden.
pub trait Engine: Send {
    /// Enters a player with the standing of the journal (`None` or null: newcomer).
    fn enter_player(
        &mut self,
        person: Person,
        standing: Option<&Value>,
    ) -> Result<PlayerKey, String>;
    /// Enters a player with a record stored by [`Engine::stored_record`].
    fn resume_player(&mut self, person: Person, record: &str) -> Result<PlayerKey, String>;
    /// Replaces the rules' record of a player by one stored by [`Engine::stored_record`].
    fn restore_record(&mut self, player: PlayerKey, record: &str) -> Result<(), String>;
    /// The rules' current record of a player, as text for storing.
    fn stored_record(&self, player: PlayerKey) -> String;
    /// The personal data of a player.
    fn person(&self, player: PlayerKey) -> Person;
    /// The player's current state as code outside the rules sees it.
    fn view_player(&self, player: PlayerKey) -> View;
    /// Sets the order of the players' ids: for each key its rank.
    fn set_id_order(&mut self, order: Vec<u32>);
    /// Sets [`Book::first_day`] in an engine that does not see the journal from its beginning.
    fn set_first_day(&mut self, day: Option<NaiveDate>);
    /// Limits the calculation to this player: the others keep their ratings ([`Book::calculated_player`]).
    fn set_calculated_player(&mut self, player: PlayerKey);
    /// The player's current state in each pool.
    fn player_pools(&self, player: PlayerKey) -> Vec<InPool>;
    /// The missing data of a tournament's participants.
    fn missing_data(&self, people: &[ParticipantFacts]) -> Vec<Lack>;
    /// True if the date of the player's last game is known, or the calculation does not need it.
    fn is_dated(&self, player: PlayerKey) -> bool;
    /// Checks a tournament before a calculation. The error is an English sentence.
    fn check_tournament(&self, t: &Tournament) -> Result<(), String>;
    /// Rates a tournament.
    fn rate_tournament(&mut self, t: &Tournament) -> Result<Rated, Refused>;
    /// Rates a tournament and records every step of one player.
    fn explain_tournament(
        &mut self,
        t: &Tournament,
        player: PlayerKey,
    ) -> Result<(Rated, Vec<Step>), Refused>;
    /// Publishes a list.
    fn publish_list(&mut self, date: NaiveDate) -> Published;
    /// True if a publication changes each record independently of the others.
    fn publishes_alone(&self) -> bool;
    /// The correction that the next publication makes, without making it.
    fn next_correction(&self) -> Option<Correction>;
    /// Returns the number of the added or an equal known set; the set at creation is number 0.
    fn add_edition(&mut self, parameters: &Value) -> Result<usize, Mistakes>;
    /// Uses this set for all further calculations; an unknown number changes nothing.
    fn use_edition(&mut self, number: usize);
}

/// The error names the first game for which `flaw` returns a mistake, counted from 1.
fn check_games(t: &Tournament, flaw: impl Fn(&Game) -> Option<&'static str>) -> Result<(), String> {
    let first = (1usize..)
        .zip(&t.games)
        .find_map(|(number, game)| Some((number, flaw(game)?)));
    first.map_or(Ok(()), |(number, flaw)| {
        Err(format!("game {number}: {flaw}"))
    })
}

struct RulesEngine<R: Rules> {
    editions: Vec<R::Parameters>,
    used: usize,
    book: Book<R::Record>,
}

fn new_engine<R: Rules>(parameters: &Value) -> Result<Box<dyn Engine>, String> {
    let parameters =
        R::Parameters::from_json(parameters).map_err(|wrong| format!("parameters: {wrong}"))?;
    let book = Book {
        people: Vec::new(),
        records: Vec::new(),
        id_order: Vec::new(),
        first_day: None,
        calculated_player: None,
    };
    Ok(Box::new(RulesEngine::<R> {
        editions: vec![parameters],
        used: 0,
        book,
    }))
}

impl<R: Rules> RulesEngine<R> {
    fn add_player(&mut self, person: Person, record: R::Record) -> PlayerKey {
        let key = PlayerKey(self.book.people.len() as u32);
        self.book.people.push(person);
        self.book.records.push(record);
        key
    }
}

impl<R: Rules> Engine for RulesEngine<R> {
    fn enter_player(
        &mut self,
        person: Person,
        standing: Option<&Value>,
    ) -> Result<PlayerKey, String> {
        let mut record = match standing {
            None | Some(Value::Null) => R::Record::default(),
            Some(value) => R::read_standing(value)?,
        };
        R::adapt_entered(&self.editions[self.used], &mut record);
        Ok(self.add_player(person, record))
    }

    fn resume_player(&mut self, person: Person, record: &str) -> Result<PlayerKey, String> {
        let record = serde_json::from_str(record).map_err(|e| format!("stored record: {e}"))?;
        Ok(self.add_player(person, record))
    }

    fn restore_record(&mut self, player: PlayerKey, record: &str) -> Result<(), String> {
        self.book.records[player.index()] =
            serde_json::from_str(record).map_err(|e| format!("stored record: {e}"))?;
        Ok(())
    }

    fn stored_record(&self, player: PlayerKey) -> String {
        // A record consists of numbers and words, so writing it as JSON cannot fail.
        serde_json::to_string(&self.book.records[player.index()]).unwrap_or_default()
    }

    fn person(&self, player: PlayerKey) -> Person {
        self.book.people[player.index()]
    }

    fn view_player(&self, player: PlayerKey) -> View {
        R::view_record(
            &self.editions[self.used],
            &self.book.records[player.index()],
        )
    }

    fn set_id_order(&mut self, order: Vec<u32>) {
        self.book.id_order = order;
    }

    fn set_first_day(&mut self, day: Option<NaiveDate>) {
        self.book.first_day = day;
    }

    fn set_calculated_player(&mut self, player: PlayerKey) {
        self.book.calculated_player = Some(player);
    }

    fn player_pools(&self, player: PlayerKey) -> Vec<InPool> {
        R::pools_of_record(&self.book.records[player.index()])
    }

    fn missing_data(&self, people: &[ParticipantFacts]) -> Vec<Lack> {
        R::missing_data(&self.editions[self.used], people)
    }

    fn is_dated(&self, player: PlayerKey) -> bool {
        R::is_dated(&self.book.records[player.index()])
    }

    fn check_tournament(&self, t: &Tournament) -> Result<(), String> {
        R::check_tournament(t)
    }

    fn rate_tournament(&mut self, t: &Tournament) -> Result<Rated, Refused> {
        self.book.first_day.get_or_insert(t.start);
        R::rate_tournament(&self.editions[self.used], &mut self.book, t, &mut ())
    }

    fn explain_tournament(
        &mut self,
        t: &Tournament,
        player: PlayerKey,
    ) -> Result<(Rated, Vec<Step>), Refused> {
        self.book.first_day.get_or_insert(t.start);
        let mut log = Recorder::for_player(player);
        let rated = R::rate_tournament(&self.editions[self.used], &mut self.book, t, &mut log)?;
        Ok((rated, log.steps))
    }

    fn publish_list(&mut self, date: NaiveDate) -> Published {
        self.book.first_day.get_or_insert(date);
        R::publish_list(&self.editions[self.used], &mut self.book, date)
    }

    fn publishes_alone(&self) -> bool {
        R::publishes_alone(&self.editions[self.used])
    }

    fn next_correction(&self) -> Option<Correction> {
        R::next_correction(&self.editions[self.used], &self.book)
    }

    fn add_edition(&mut self, parameters: &Value) -> Result<usize, Mistakes> {
        let parameters = R::Parameters::from_json(parameters)?;
        if let Some(known) = self
            .editions
            .iter()
            .position(|edition| *edition == parameters)
        {
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
