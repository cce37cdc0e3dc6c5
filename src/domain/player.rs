//! Players: the personal data that the rules need.

use std::fmt;

use chrono::{Datelike, NaiveDate};

use super::string_enum::string_enum;

/// The index of a player in one [`Book`](super::rules::Book): dense, in the order of entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlayerKey(pub u32);

impl PlayerKey {
    /// The key as an index of a dense vector.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The age of majority in years; births of minors are not published.
pub(super) const OF_AGE: i32 = 18;

/// A date of birth, as far as known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Born {
    /// The full date.
    Day(NaiveDate),
    /// Only the year.
    Year(i32),
}

impl Born {
    /// Reads `YYYY-MM-DD` or `YYYY`; `None` for any other text.
    pub fn parse(text: &str) -> Option<Born> {
        if text.len() == 4 && text.bytes().all(|b| b.is_ascii_digit()) {
            return text.parse().ok().map(Born::Year);
        }
        parse_date(text).map(Born::Day)
    }

    /// Reads a typed date, also with the day first, as in post-Soviet countries (`30.05.2011`).
    pub fn from_input(text: &str) -> Option<Born> {
        let text = text.trim();
        Born::parse(text).or_else(|| {
            let [day, month, year] = text.split('.').collect::<Vec<_>>()[..] else {
                return None;
            };
            parse_date(&format!("{year}-{month:0>2}-{day:0>2}")).map(Born::Day)
        })
    }

    /// The year of birth.
    pub fn year(self) -> i32 {
        match self {
            Born::Day(day) => day.year(),
            Born::Year(year) => year,
        }
    }

    /// The year of birth if public: from the year after coming of age, so it tells no birthday.
    pub fn public_year(self, today: NaiveDate) -> Option<i32> {
        (today.year() - self.year() > OF_AGE).then(|| self.year())
    }

    /// Completed years; a bare year means 1 January (ufgo 2.7; `docs/readings/ufgo.md` A06c).
    pub fn age_on(self, day: NaiveDate) -> i32 {
        let (month, dom) = match self {
            Born::Day(d) => (d.month(), d.day()),
            Born::Year(_) => (1, 1),
        };
        day.year() - self.year() - i32::from((day.month(), day.day()) < (month, dom))
    }
}

impl fmt::Display for Born {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Born::Day(day) => write!(f, "{}", day.format("%Y-%m-%d")),
            Born::Year(year) => write!(f, "{year:04}"),
        }
    }
}

/// Reads an existing day written exactly as `YYYY-MM-DD` (four, two, two digits).
pub fn parse_date(text: &str) -> Option<NaiveDate> {
    let bytes = text.as_bytes();
    let digits = |range: std::ops::Range<usize>| bytes[range].iter().all(u8::is_ascii_digit);
    if bytes.len() != 10
        || bytes[4] != b'-'
        || bytes[7] != b'-'
        || !digits(0..4)
        || !digits(5..7)
        || !digits(8..10)
    {
        return None;
    }
    let year: i32 = text[0..4].parse().ok()?;
    if year == 0 {
        return None;
    }
    NaiveDate::from_ymd_opt(year, text[5..7].parse().ok()?, text[8..10].parse().ok()?)
}

string_enum! {
    /// Gender of a player.
    pub enum Gender {
        /// Female.
        Female = "f",
        /// Male.
        Male = "m",
    }
}

string_enum! {
    /// The reason for which a player no longer plays.
    pub enum Mark {
        /// The player died.
        Deceased = "deceased",
        /// The player left the federation.
        Withdrawn = "withdrawn",
        /// The player's data was erased on request: only the id is left.
        Forgotten = "forgotten",
    }
}

/// The personal data that the rules need, under any regulation.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Person {
    /// Date or year of birth, if known (ufgo 2.7).
    pub born: Option<Born>,
    /// A guest of the federation (orr).
    pub guest: bool,
}

/// True if two dates of birth, each as far as known, may be the same.
pub fn births_agree(one: &str, other: &str) -> bool {
    let shared = one.len().min(other.len());
    one.as_bytes().get(..shared) == other.as_bytes().get(..shared)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_birth_is_read_as_people_write_it() {
        let read = |text: &str| Born::from_input(text).map(|born| born.to_string());
        for (typed, stored) in [
            ("31.05.1999", "1999-05-31"),
            ("1.5.1999", "1999-05-01"),
            (" 1999-05-31", "1999-05-31"),
            ("1999", "1999"),
        ] {
            assert_eq!(read(typed).as_deref(), Some(stored), "{typed}");
        }
        for wrong in [
            "31.02.1999",
            "05.31.1999",
            "31.05.99",
            "31.05",
            "1.2.3.1999",
            "soon",
            "",
        ] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
        assert_eq!(
            Born::parse("31.05.1999"),
            None,
            "journals are written in one way"
        );
    }
}
