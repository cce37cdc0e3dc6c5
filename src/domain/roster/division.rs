//! Categories of players by which a list is divided, each with its own places (ssdc 4.1.1, 4.5.1).
//! Membership in the list itself (ssdc 4.5) does not depend on them.

use std::collections::{BTreeMap, HashSet};
use std::ops::RangeInclusive;

use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Serialize};

use super::marks::Marks;
use super::{UNKNOWN_BIRTH, YEAR, birth_number, day_number};
use crate::language::Language;
use crate::player::{Born, Gender};
use crate::string_enum::{blank, string_enum};

string_enum! {
    /// The day on which ages are counted.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum AgeDay {
        /// The first day of the year of the list.
        #[default]
        January = "january",
        /// The last day of the year of the list: an age reached during the year counts.
        December = "december",
        /// The day of the list.
        List = "list",
    }
}

impl AgeDay {
    /// The day for a list of a date.
    pub fn for_list(self, list: NaiveDate) -> NaiveDate {
        let day = match self {
            AgeDay::January => NaiveDate::from_ymd_opt(list.year(), 1, 1),
            AgeDay::December => NaiveDate::from_ymd_opt(list.year(), 12, 31),
            AgeDay::List => None,
        };
        day.unwrap_or(list)
    }

    /// [`AgeDay::List`]: the day of the newest list, as a later day would reveal birthdays.
    pub fn for_current_list(self, today: NaiveDate, newest: Option<NaiveDate>) -> NaiveDate {
        match self {
            AgeDay::List => newest.unwrap_or_else(|| AgeDay::January.for_list(today)),
            _ => self.for_list(today),
        }
    }
}

/// A category of players.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Division {
    /// The word in addresses, unique in the federation.
    pub code: String,
    /// The names by language code.
    pub names: BTreeMap<String, String>,
    /// Only this gender.
    #[serde(with = "blank")]
    pub gender: Option<Gender>,
    /// The least age in completed years.
    pub least: Option<u8>,
    /// The greatest age in completed years.
    pub greatest: Option<u8>,
    /// The day on which ages are counted.
    pub counted: AgeDay,
}

impl Division {
    /// The greatest allowed age.
    pub const OLDEST: u8 = 120;

    /// True if a word is a valid code: 2 to 20 of `a-z 0-9 -`.
    pub fn is_code(code: &str) -> bool {
        (2..=20).contains(&code.len())
            && code
                .bytes()
                .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
    }

    /// The name in a language, else the first name there is.
    pub fn name_in(&self, language: Language) -> &str {
        self.names
            .get(language.word())
            .or_else(|| self.names.values().next())
            .unwrap_or(&self.code)
    }

    /// True if the category has an age limit.
    pub fn asks_age(&self) -> bool {
        self.least.is_some() || self.greatest.is_some()
    }

    /// The first mistake in a set of categories, as an English sentence for readers of a journal.
    pub fn mistake(all: &[Division]) -> Option<String> {
        let mut codes = HashSet::new();
        all.iter().find_map(|d| {
            let Division {
                code,
                names,
                gender,
                least,
                greatest,
                counted: _,
            } = d;
            let backwards =
                matches!((least, greatest), (Some(least), Some(greatest)) if least > greatest);
            let problem = if !Division::is_code(code) {
                "code is not 2 to 20 of a-z, 0-9 and -"
            } else if !codes.insert(code) {
                "code occurs twice"
            } else if names.is_empty() {
                "it has no name"
            } else if gender.is_none() && !d.asks_age() {
                "nobody is left out by it"
            } else if backwards
                || greatest
                    .max(least)
                    .is_some_and(|age| age > Division::OLDEST)
            {
                "its ages are impossible"
            } else {
                return None;
            };
            Some(format!("categories: {code:?}: {problem}"))
        })
    }

    fn birth_range(&self, day: NaiveDate) -> RangeInclusive<i32> {
        let ago = |years: u8| day_number(day) - i32::from(years) * YEAR;
        let from = self
            .greatest
            .map_or(i32::MIN, |greatest| ago(greatest) - YEAR + 1);
        from..=self.least.map_or(UNKNOWN_BIRTH - 1, ago)
    }
}

/// The attributes that decide categories, one column each.
#[derive(Debug, Default)]
pub struct DivisionColumns {
    pub(super) genders: Vec<Option<Gender>>,
    pub(super) births: Vec<i32>,
    /// Guests and players whose data were erased: they are in no category.
    outside: Vec<bool>,
}

impl DivisionColumns {
    /// Adds the next member of the list; `outside`: a guest, or a player whose data were erased.
    pub fn push(&mut self, gender: Option<Gender>, born: Option<Born>, outside: bool) {
        self.genders.push(gender);
        self.births.push(born.map_or(UNKNOWN_BIRTH, birth_number));
        self.outside.push(outside);
    }

    /// The number of members.
    pub fn len(&self) -> usize {
        self.outside.len()
    }

    /// True if there are no members.
    pub fn is_empty(&self) -> bool {
        self.outside.is_empty()
    }

    /// The members of a category of players, with ages as of a day.
    pub fn members_of_division(&self, division: &Division, day: NaiveDate) -> DivisionMembers {
        let mut may_be = Marks::all(self.len());
        may_be.keep_fitting(&self.outside, |outside| !outside);
        let mut marks = may_be.clone();
        if let Some(wanted) = division.gender {
            may_be.keep_fitting(&self.genders, |gender| {
                gender.is_none_or(|gender| gender == wanted)
            });
            marks.keep_fitting(&self.genders, |gender| gender == Some(wanted));
        }
        if division.asks_age() {
            let births = division.birth_range(day);
            may_be.keep_fitting(&self.births, |born| {
                born == UNKNOWN_BIRTH || births.contains(&born)
            });
            marks.keep_fitting(&self.births, |born| births.contains(&born));
        }
        DivisionMembers {
            unknown: may_be.count() - marks.count(),
            marks,
        }
    }
}

/// The members of a list that are in a category.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DivisionMembers {
    pub(super) marks: Marks,
    /// The number of further players who might be in it if all their data were known.
    pub unknown: usize,
}

impl DivisionMembers {
    /// The number of members in the category.
    pub fn len(&self) -> usize {
        self.marks.count()
    }

    /// True if the category is empty.
    pub fn is_empty(&self) -> bool {
        self.marks.is_empty()
    }

    /// The place of a member in the category, from 1; `index` is that in the whole list.
    pub fn place_of(&self, index: u32) -> i64 {
        self.marks.before(index) as i64 + 1
    }

    /// True if the member is in the category; `index` is that in the whole list.
    pub fn has_member(&self, index: u32) -> bool {
        self.marks.has_member(index)
    }

    /// The indices in the whole list, in the order of places.
    pub fn member_indices(&self) -> impl Iterator<Item = u32> {
        self.marks.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> NaiveDate {
        crate::player::parse_date(text).unwrap()
    }

    fn sorts() -> DivisionColumns {
        let mut sorts = DivisionColumns::default();
        let (f, m) = (Some(Gender::Female), Some(Gender::Male));
        for (gender, born) in [
            (f, "1960-05-01"),
            (m, "2008-01-01"),
            (f, "2008-01-02"),
            (m, ""),
            (None, "1990"),
            (None, ""),
        ] {
            sorts.push(gender, Born::parse(born), false);
        }
        sorts.push(f, Born::parse("2000"), true);
        sorts
    }

    fn division(gender: Option<Gender>, least: Option<u8>, greatest: Option<u8>) -> Division {
        Division {
            code: "xx".to_owned(),
            gender,
            least,
            greatest,
            ..Division::default()
        }
    }

    fn rows(division: &Division, on: &str) -> (Vec<u32>, usize) {
        let part = sorts().members_of_division(division, day(on));
        (part.member_indices().collect(), part.unknown)
    }

    #[test]
    fn a_category_is_a_part_of_the_list_with_places_of_its_own() {
        let part = sorts().members_of_division(
            &division(Some(Gender::Female), None, None),
            day("2026-01-01"),
        );
        assert_eq!(
            (
                part.member_indices().collect::<Vec<_>>(),
                part.unknown,
                part.len()
            ),
            (vec![0, 2], 2, 2),
            "the guest is in none"
        );
        assert_eq!(
            (part.place_of(0), part.place_of(2), part.has_member(1)),
            (1, 2, false)
        );
    }

    #[test]
    fn ages_are_completed_years_on_the_day() {
        let juniors = division(None, None, Some(17));
        assert_eq!(
            rows(&juniors, "2026-01-01"),
            (vec![2], 2),
            "born on 1 January 2008: 18 on that day"
        );
        assert_eq!(rows(&juniors, "2025-12-31"), (vec![1, 2], 2));
        assert_eq!(
            rows(&division(None, Some(36), None), "2026-01-01"),
            (vec![0, 4], 2),
            "of 1990 only the year is known"
        );
        assert_eq!(
            rows(&division(None, Some(37), None), "2026-01-01"),
            (vec![0], 2)
        );
        assert_eq!(
            rows(
                &division(Some(Gender::Female), Some(60), None),
                "2026-06-01"
            ),
            (vec![0], 1),
            "nobody knows one"
        );
    }

    #[test]
    fn a_day_of_the_year_or_the_day_of_the_list() {
        let list = day("2026-10-05");
        assert_eq!(
            AgeDay::ALL.map(|counted| counted.for_list(list)),
            [day("2026-01-01"), day("2026-12-31"), list]
        );
        let today = day("2026-11-23");
        assert_eq!(
            AgeDay::List.for_current_list(today, Some(list)),
            list,
            "never today"
        );
        assert_eq!(
            AgeDay::List.for_current_list(today, None),
            day("2026-01-01")
        );
    }

    #[test]
    fn what_cannot_be_a_category_is_named() {
        let good = Division {
            names: [("en".to_owned(), "Women".to_owned())].into(),
            ..division(Some(Gender::Female), None, None)
        };
        assert_eq!(Division::mistake(std::slice::from_ref(&good)), None);
        let wrong = [
            Division {
                code: "Ж".to_owned(),
                ..good.clone()
            },
            Division {
                names: BTreeMap::new(),
                ..good.clone()
            },
            Division {
                gender: None,
                ..good.clone()
            },
            Division {
                least: Some(20),
                greatest: Some(19),
                ..good.clone()
            },
            Division {
                least: Some(121),
                ..good.clone()
            },
        ];
        assert!(wrong.into_iter().all(|d| Division::mistake(&[d]).is_some()));
        assert!(Division::mistake(&[good.clone(), good]).is_some(), "twice");
    }
}
