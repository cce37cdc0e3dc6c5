//! Licences of referees and organizers, and the requirements for a chief referee.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::membership::Term;
use super::name::likeness_key;
use super::string_enum::string_enum;

string_enum! {
    /// The purpose of a licence.
    #[derive(Default)]
    pub enum LicenceKind {
        /// Permits refereeing.
        #[default]
        Referee = "referee",
        /// Permits organizing tournaments.
        Organizer = "organizer",
    }
}

string_enum! {
    /// The consequence for a tournament whose chief referee has no licence on its first day.
    #[derive(Default)]
    pub enum Licensing {
        /// None: the register is only informative.
        #[default]
        Shown = "shown",
        /// The signer of its table must confirm it, which is shown beside the signature.
        Asked = "asked",
        /// As [`Licensing::Asked`], and the table cannot be approved.
        Wanted = "wanted",
    }
}

/// A licence, as typed and as stored in journals.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Licence {
    /// The purpose: the word of a [`LicenceKind`].
    #[serde(with = "super::string_enum::plain")]
    pub kind: LicenceKind,
    /// The name of the person, as printed.
    pub name: String,
    /// The category in the words of the federation; empty if there is none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub category: String,
    /// The number; empty if there is none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub number: String,
    /// The first day; `None` if unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<NaiveDate>,
    /// The last day; `None` if unlimited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<NaiveDate>,
}

impl Licence {
    fn to_term(&self) -> Term {
        Term {
            since: self.since,
            until: self.until,
            paid_until: None,
        }
    }

    /// True if the licence holds on a day.
    pub fn holds_on(&self, day: NaiveDate) -> bool {
        self.to_term().holds_on(day, false)
    }

    /// True if it ends before it begins.
    pub fn is_crossed(&self) -> bool {
        self.to_term().is_crossed()
    }

    /// True if it is this person's, with the names in either order and in any script.
    pub fn is_of(&self, name: &str) -> bool {
        let key = likeness_key(name);
        !key.is_empty() && likeness_key(&self.name) == key
    }

    /// Checks the licence for contradictions.
    pub fn check_licence(&self) -> Result<(), String> {
        if self.name.trim().is_empty() {
            return Err("licence: nobody is named".to_owned());
        }
        if self.is_crossed() {
            Err("licence: until is before since".to_owned())
        } else {
            Ok(())
        }
    }
}

/// The referee's licences of this person that hold on a day.
pub fn of_referee<'a>(all: &'a [Licence], name: &str, day: NaiveDate) -> Vec<&'a Licence> {
    all.iter()
        .filter(|l| l.kind == LicenceKind::Referee && l.holds_on(day) && l.is_of(name))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(day: u32) -> Option<NaiveDate> {
        NaiveDate::from_ymd_opt(2026, 5, day)
    }

    fn licence(name: &str) -> Licence {
        let (category, number) = ("national".to_owned(), String::new());
        Licence {
            kind: LicenceKind::Referee,
            name: name.to_owned(),
            category,
            number,
            since: day(2),
            until: day(9),
        }
    }

    #[test]
    fn a_referee_has_a_licence_from_its_first_day_to_its_last() {
        let all = [
            licence("Ткач Ірина"),
            Licence {
                kind: LicenceKind::Organizer,
                ..licence("Lev Bondar")
            },
        ];
        let on = |name, number| of_referee(&all, name, day(number).unwrap()).len();
        assert_eq!(
            [1, 2, 9, 10].map(|number| on("Ткач Ірина", number)),
            [0, 1, 1, 0]
        );
        assert_eq!((on("Ірина Ткач", 5), on("Tkach Iryna", 5)), (1, 1));
        assert_eq!((on("Lev Bondar", 5), on("", 5)), (0, 0));
    }

    #[test]
    fn what_a_journal_says_of_a_licence_is_read_strictly() {
        let good = r#"{"kind": "referee", "name": "Lev Bondar", "since": "2026-05-02", "until": "2026-05-09"}"#;
        let read = |text: &str| {
            serde_json::from_str::<Licence>(text)
                .map_err(|e| e.to_string())
                .and_then(|licence| licence.check_licence())
        };
        assert_eq!(read(good), Ok(()));
        for (from, to) in [
            ("referee", "judge"),
            ("Lev Bondar", " "),
            ("05-09", "05-01"),
            ("since", "from"),
            ("05-02", "05-32"),
        ] {
            assert!(read(&good.replace(from, to)).is_err(), "{from}");
        }
    }
}
