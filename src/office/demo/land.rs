//! The facts about a smaller invented federation before its first game: people, a calendar, and how a game is decided. None of the people
//! exists. [`grow`](super::grow) makes a journal of it; days are counted back from the day on which it does.

use chrono::{Datelike, Days, Months, NaiveDate};
use serde_json::Value;

use super::dice::Dice;
use super::people::Club;
use crate::domain::language;
use crate::domain::name::Language;
use crate::domain::number::Score;
use crate::domain::player::Born;
use crate::domain::player::Gender;
use crate::domain::roster::division::Division;
use crate::domain::tournament::{Category, Game, Pool};

/// An invented federation.
pub(super) struct Land {
    /// Its name in addresses.
    pub(super) slug: &'static str,
    /// Id of its rules.
    pub(super) rules: &'static str,
    /// Parameters that differ from the default.
    pub(super) parameters: fn() -> Value,
    /// Amendments of the regulation.
    pub(super) amendments: &'static [Amendment],
    /// Its name in English, Russian and Ukrainian.
    pub(super) names: [&'static str; 3],
    /// Colour of its pages.
    pub(super) accent: &'static str,
    /// Language of names whose letters don't tell it.
    pub(super) language: Language,
    /// Clubs; their heads are the referees.
    pub(super) clubs: &'static [Club],
    /// The official who approves tables and publishes lists.
    pub(super) official: &'static str,
    /// Everybody.
    pub(super) people: &'static [Person],
    /// Title of the calendar.
    pub(super) plan: &'static str,
    /// The tournaments in their order.
    pub(super) calendar: &'static [Event],
    /// Categories of players by which the lists are divided.
    pub(super) groups: &'static [Group],
    /// Lists: days before today.
    pub(super) lists: &'static [u64],
    /// It keeps a list of its members.
    pub(super) members: bool,
    /// Seed of the dice.
    pub(super) seed: u64,
    /// What the person of this number brings along with this rating; the day is that on which the journal begins.
    pub(super) standing: fn(usize, i64, NaiveDate) -> Value,
    /// Decides a game, of which players and round are known: adds what is noted of it.
    pub(super) decide: fn(&mut Dice, &Event, [&Person; 2], Game, &mut Vec<Game>),
}

/// What is called in the languages of the demo, English, Russian and Ukrainian, by language.
pub(super) fn named(names: [&str; 3]) -> impl Iterator<Item = (language::Language, String)> {
    let languages = [language::Language::English, language::Language::Russian, language::Language::Ukrainian];
    languages.into_iter().zip(names.map(str::to_owned))
}

/// A category of players.
#[derive(Debug, Clone, Copy)]
pub(super) struct Group {
    /// Its word in addresses.
    pub(super) code: &'static str,
    /// Its name in English, Russian and Ukrainian.
    pub(super) names: [&'static str; 3],
    /// Only this gender.
    pub(super) gender: Option<Gender>,
    /// The least and the greatest age.
    pub(super) ages: [Option<u8>; 2],
}

impl Group {
    /// With ages as on the first day of the year.
    pub(super) fn division(&self) -> Division {
        let names = named(self.names).map(|(language, name)| (language.word().to_owned(), name));
        let [least, greatest] = self.ages;
        Division { code: self.code.to_owned(), names: names.collect(), gender: self.gender, least, greatest, ..Division::default() }
    }
}

/// Somebody.
#[derive(Debug, Clone, Copy)]
pub(super) struct Person {
    /// Surname and given name.
    pub(super) name: &'static str,
    /// Gender.
    pub(super) gender: Gender,
    /// Completed years today; `None`: nothing is known of the birth.
    pub(super) age: Option<u32>,
    /// Club, by its place.
    pub(super) club: Option<usize>,
    /// Country of a guest; the invented ones have no code.
    pub(super) country: Option<&'static str>,
    /// How well he really plays, in points.
    pub(super) strength: i64,
    /// The rating he brings along; `None`: a newcomer.
    pub(super) rating: Option<i64>,
}

/// A man: name, age, club, strength.
pub(super) const fn man(name: &'static str, age: u32, club: usize, strength: i64) -> Person {
    Person { name, gender: Gender::Male, age: Some(age), club: Some(club), country: None, strength, rating: None }
}

/// A woman: name, age, club, strength.
pub(super) const fn woman(name: &'static str, age: u32, club: usize, strength: i64) -> Person {
    Person { gender: Gender::Female, ..man(name, age, club, strength) }
}

impl Person {
    /// Brings a rating along.
    pub(super) const fn rated(self, rating: i64) -> Person {
        Person { rating: Some(rating), ..self }
    }

    /// A guest from abroad, whatever club was said.
    pub(super) const fn from(self, country: &'static str) -> Person {
        Person { club: None, country: Some(country), ..self }
    }

    /// Nothing is known of his birth.
    pub(super) const fn undated(self) -> Person {
        Person { age: None, ..self }
    }

    /// Birthdays are spread over the year; of every sixth person only the year is known.
    pub(super) fn born(&self, number: usize, today: NaiveDate) -> Option<Born> {
        let birthday = (today - Days::new(37 * (number as u64 + 3) % 360)).checked_sub_months(Months::new(12 * self.age?))?;
        Some(if number % 6 == 5 { Born::Year(birthday.year()) } else { Born::Day(birthday) })
    }
}

/// A tournament of the calendar.
#[derive(Debug, Clone, Copy)]
pub(super) struct Event {
    /// `{}` stands for the year.
    pub(super) name: &'static str,
    /// It begins this many days before today, or on the last Saturday before.
    pub(super) ago: u64,
    /// Holding club, by its place.
    pub(super) club: usize,
    /// Everybody meets everybody where the rounds suffice for it; else it is a Swiss.
    pub(super) rounds: usize,
    /// The players by number, in the order of the seeds.
    pub(super) field: &'static [usize],
    /// Pool (ssdc).
    pub(super) pool: Pool,
    /// Category (ssdc).
    pub(super) category: Category,
    /// In the calendar plan.
    pub(super) official: bool,
    /// The stronger player gives stones (rgf).
    pub(super) handicap: bool,
}

/// A tournament: name, days before today, holding club, rounds, field.
pub(super) const fn event(name: &'static str, ago: u64, club: usize, rounds: usize, field: &'static [usize]) -> Event {
    let (pool, category) = (Pool::Classic, Category::Fourth);
    Event { name, ago, club, rounds, field, pool, category, official: true, handicap: false }
}

impl Event {
    /// Of this category.
    pub(super) const fn of(self, category: Category) -> Event {
        Event { category, ..self }
    }

    /// Belongs to the rapid pool.
    pub(super) const fn rapid(self) -> Event {
        Event { pool: Pool::Rapid, ..self }
    }

    /// In no calendar plan.
    pub(super) const fn unofficial(self) -> Event {
        Event { official: false, ..self }
    }

    /// Is played with handicaps.
    pub(super) const fn with_handicaps(self) -> Event {
        Event { handicap: true, ..self }
    }
}

/// An amendment of the regulation.
#[derive(Debug, Clone, Copy)]
pub(super) struct Amendment {
    /// Number of the order.
    pub(super) id: &'static str,
    /// Published so many days before today.
    pub(super) ago: u64,
    /// The text of the amendment.
    pub(super) note: &'static str,
    /// Parameters that differ from the default.
    pub(super) parameters: fn() -> Value,
}

/// What being so many points ahead makes of a game. `luck` is how far chance may carry either side; who is ahead by no more than `even`
/// in the end has only a draw.
pub(super) fn score(dice: &mut Dice, ahead: i64, luck: i64, even: i64) -> Score {
    match ahead + dice.spread(luck) {
        margin if margin.abs() <= even => Score::Draw,
        1.. => Score::Win,
        _ => Score::Loss,
    }
}
