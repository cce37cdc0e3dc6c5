//! The facts about a smaller demo federation before its first game: people, a calendar, and a
//! function that decides games. None of the people exists. [`grow`](super::grow) makes a journal of
//! it; days are counted back from the day of that call.

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

pub(super) struct Land {
    /// Name in addresses.
    pub(super) slug: &'static str,
    /// Id of the rules.
    pub(super) rules: &'static str,
    pub(super) parameters: fn() -> Value,
    pub(super) amendments: &'static [Amendment],
    /// Name in English, Russian and Ukrainian.
    pub(super) names: [&'static str; 3],
    /// Colour of the pages.
    pub(super) accent: &'static str,
    /// Language of names whose letters don't determine it.
    pub(super) language: Language,
    /// The heads of the clubs are the referees.
    pub(super) clubs: &'static [Club],
    /// Official who approves tables and publishes lists.
    pub(super) official: &'static str,
    pub(super) people: &'static [Person],
    /// Title of the calendar plan.
    pub(super) plan: &'static str,
    /// Tournaments in their order.
    pub(super) calendar: &'static [Event],
    /// Divisions of the lists.
    pub(super) groups: &'static [Group],
    /// Days of the lists, counted back from today.
    pub(super) lists: &'static [u64],
    /// True if the federation keeps a list of members.
    pub(super) members: bool,
    /// Seed of the random numbers.
    pub(super) seed: u64,
    /// Initial record of the person with this number and rating; the date is the first day of the
    /// journal.
    pub(super) initial_record: fn(usize, i64, NaiveDate) -> Value,
    /// Decides a game with known players and round, and adds the recorded games.
    pub(super) decide_game: fn(&mut Dice, &Event, [&Person; 2], Game, &mut Vec<Game>),
}

/// Names in English, Russian and Ukrainian with their languages.
pub(super) fn named_by_language(
    names: [&str; 3],
) -> impl Iterator<Item = (language::Language, String)> {
    let languages = [
        language::Language::English,
        language::Language::Russian,
        language::Language::Ukrainian,
    ];
    languages.into_iter().zip(names.map(str::to_owned))
}

/// A division of players.
#[derive(Debug, Clone, Copy)]
pub(super) struct Group {
    /// Name in addresses.
    pub(super) code: &'static str,
    /// Name in English, Russian and Ukrainian.
    pub(super) names: [&'static str; 3],
    /// Required gender.
    pub(super) gender: Option<Gender>,
    /// Lowest and highest age.
    pub(super) ages: [Option<u8>; 2],
}

impl Group {
    /// Converts to a division with ages on the first day of the year.
    pub(super) fn to_division(self) -> Division {
        let names = named_by_language(self.names)
            .map(|(language, name)| (language.word().to_owned(), name));
        let [least, greatest] = self.ages;
        Division {
            code: self.code.to_owned(),
            names: names.collect(),
            gender: self.gender,
            least,
            greatest,
            ..Division::default()
        }
    }
}

/// An invented person.
#[derive(Debug, Clone, Copy)]
pub(super) struct Person {
    /// Surname and given name.
    pub(super) name: &'static str,
    pub(super) gender: Gender,
    /// Completed years today; `None` if the birth is unknown.
    pub(super) age: Option<u32>,
    /// Index of the club.
    pub(super) club: Option<usize>,
    /// Country code of a guest; `None` for locals, whose country is invented.
    pub(super) country: Option<&'static str>,
    /// True strength in points.
    pub(super) strength: i64,
    /// Initial rating; `None` for a newcomer.
    pub(super) rating: Option<i64>,
}

/// A man: name, age, club, strength.
pub(super) const fn man(name: &'static str, age: u32, club: usize, strength: i64) -> Person {
    Person {
        name,
        gender: Gender::Male,
        age: Some(age),
        club: Some(club),
        country: None,
        strength,
        rating: None,
    }
}

/// A woman: name, age, club, strength.
pub(super) const fn woman(name: &'static str, age: u32, club: usize, strength: i64) -> Person {
    Person {
        gender: Gender::Female,
        ..man(name, age, club, strength)
    }
}

impl Person {
    /// Adds an initial rating.
    pub(super) const fn with_rating(self, rating: i64) -> Person {
        Person {
            rating: Some(rating),
            ..self
        }
    }

    /// Makes the person a foreign guest without a club.
    pub(super) const fn from(self, country: &'static str) -> Person {
        Person {
            club: None,
            country: Some(country),
            ..self
        }
    }

    /// Removes the birth.
    pub(super) const fn without_birth(self) -> Person {
        Person { age: None, ..self }
    }

    /// The birth. Birthdays are spread over the year; of every sixth person only the year is known.
    pub(super) fn born(&self, number: usize, today: NaiveDate) -> Option<Born> {
        let birthday = (today - Days::new(37 * (number as u64 + 3) % 360))
            .checked_sub_months(Months::new(12 * self.age?))?;
        Some(if number % 6 == 5 {
            Born::Year(birthday.year())
        } else {
            Born::Day(birthday)
        })
    }
}

/// A tournament of the calendar.
#[derive(Debug, Clone, Copy)]
pub(super) struct Event {
    /// Name; `{}` stands for the year.
    pub(super) name: &'static str,
    /// Days before today on which it begins; moved to the Saturday before.
    pub(super) ago: u64,
    /// Index of the host club.
    pub(super) club: usize,
    /// A round robin if the rounds suffice for it, otherwise a Swiss.
    pub(super) rounds: usize,
    /// Numbers of the players in the order of seeding.
    pub(super) field: &'static [usize],
    /// Pool (ssdc).
    pub(super) pool: Pool,
    /// Category (ssdc).
    pub(super) category: Category,
    /// True if it stands in the calendar plan.
    pub(super) official: bool,
    /// True if the stronger player gives stones (rgf).
    pub(super) handicap: bool,
}

/// A tournament: name, days before today, holding club, rounds, field.
pub(super) const fn event(
    name: &'static str,
    ago: u64,
    club: usize,
    rounds: usize,
    field: &'static [usize],
) -> Event {
    let (pool, category) = (Pool::Classic, Category::Fourth);
    Event {
        name,
        ago,
        club,
        rounds,
        field,
        pool,
        category,
        official: true,
        handicap: false,
    }
}

impl Event {
    /// Sets the category.
    pub(super) const fn with_category(self, category: Category) -> Event {
        Event { category, ..self }
    }

    /// Moves it to the rapid pool.
    pub(super) const fn in_rapid_pool(self) -> Event {
        Event {
            pool: Pool::Rapid,
            ..self
        }
    }

    /// Removes it from the calendar plan.
    pub(super) const fn off_plan(self) -> Event {
        Event {
            official: false,
            ..self
        }
    }

    /// Adds handicaps.
    pub(super) const fn with_handicaps(self) -> Event {
        Event {
            handicap: true,
            ..self
        }
    }
}

/// An amendment of the regulation.
#[derive(Debug, Clone, Copy)]
pub(super) struct Amendment {
    pub(super) id: &'static str,
    /// Days before today on which it was published.
    pub(super) ago: u64,
    /// Text of the amendment.
    pub(super) note: &'static str,
    /// Parameters that differ from the defaults.
    pub(super) parameters: fn() -> Value,
}

/// The result of a game for a player who is `ahead` points stronger. `luck` bounds the random
/// swing; a final lead of at most `even` is a draw.
pub(super) fn random_score(dice: &mut Dice, ahead: i64, luck: i64, even: i64) -> Score {
    match ahead + dice.random_spread(luck) {
        margin if margin.abs() <= even => Score::Draw,
        1.. => Score::Win,
        _ => Score::Loss,
    }
}
