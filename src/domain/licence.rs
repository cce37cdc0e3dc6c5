//! Licences: who may referee and organize tournaments, in which category, since and until when; and what is asked of a chief referee.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::membership::Term;
use super::name::likeness_key;
use super::word::words;

words! {
    /// What a licence is for.
    #[derive(Default)]
    pub enum LicenceKind {
        /// To referee.
        #[default]
        Referee = "referee",
        /// To organize.
        Organizer = "organizer",
    }
}

words! {
    /// What becomes of a tournament whose chief referee has no licence on its first day.
    #[derive(Default)]
    pub enum Licensing {
        /// Nothing: the register is there to be read.
        #[default]
        Shown = "shown",
        /// Whoever signs its table is asked, and it stands beside the signature.
        Asked = "asked",
        /// The same, and nobody approves the table.
        Wanted = "wanted",
    }
}

/// A licence, as it is typed, and as journals carry it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Licence {
    /// What it is for: the word of a [`LicenceKind`].
    #[serde(with = "super::word::plain")]
    pub kind: LicenceKind,
    /// The person, as printed.
    pub name: String,
    /// As the federation words it; empty: there is none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub category: String,
    /// Its number; empty: it has none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub number: String,
    /// The first day; none: it isn't known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<NaiveDate>,
    /// The last day; none: for good.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<NaiveDate>,
}

impl Licence {
    fn term(&self) -> Term {
        Term { since: self.since, until: self.until, paid_until: None }
    }

    /// Whether it holds on a day.
    pub fn holds_on(&self, day: NaiveDate) -> bool {
        self.term().holds_on(day, false)
    }

    /// Whether it ends before it begins.
    pub fn is_crossed(&self) -> bool {
        self.term().is_crossed()
    }

    /// Whether it is this person's, in either order of the names and in any script.
    pub fn is_of(&self, name: &str) -> bool {
        let key = likeness_key(name);
        !key.is_empty() && likeness_key(&self.name) == key
    }

    /// What can't be.
    ///
    /// # Errors
    /// A sentence.
    pub fn check(&self) -> Result<(), String> {
        if self.name.trim().is_empty() {
            return Err("licence: nobody is named".to_owned());
        }
        if self.is_crossed() { Err("licence: until is before since".to_owned()) } else { Ok(()) }
    }
}

/// The licences with which somebody may referee on a day.
pub fn of_referee<'a>(all: &'a [Licence], name: &str, day: NaiveDate) -> Vec<&'a Licence> {
    all.iter().filter(|l| l.kind == LicenceKind::Referee && l.holds_on(day) && l.is_of(name)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(day: u32) -> Option<NaiveDate> {
        NaiveDate::from_ymd_opt(2026, 5, day)
    }

    fn licence(name: &str) -> Licence {
        let (category, number) = ("national".to_owned(), String::new());
        Licence { kind: LicenceKind::Referee, name: name.to_owned(), category, number, since: day(2), until: day(9) }
    }

    #[test]
    fn a_referee_has_a_licence_from_its_first_day_to_its_last() {
        let all = [licence("Ткач Ірина"), Licence { kind: LicenceKind::Organizer, ..licence("Lev Bondar") }];
        let on = |name, number| of_referee(&all, name, day(number).unwrap()).len();
        assert_eq!([1, 2, 9, 10].map(|number| on("Ткач Ірина", number)), [0, 1, 1, 0]);
        assert_eq!((on("Ірина Ткач", 5), on("Tkach Iryna", 5)), (1, 1));
        // An organizer's licence is none to referee, and nobody has one without a name.
        assert_eq!((on("Lev Bondar", 5), on("", 5)), (0, 0));
    }

    #[test]
    fn what_a_journal_says_of_a_licence_is_read_strictly() {
        let good = r#"{"kind": "referee", "name": "Lev Bondar", "since": "2026-05-02", "until": "2026-05-09"}"#;
        let read = |text: &str| serde_json::from_str::<Licence>(text).map_err(|e| e.to_string()).and_then(|licence| licence.check());
        assert_eq!(read(good), Ok(()));
        for (from, to) in [("referee", "judge"), ("Lev Bondar", " "), ("05-09", "05-01"), ("since", "from"), ("05-02", "05-32")] {
            assert!(read(&good.replace(from, to)).is_err(), "{from}");
        }
    }
}
