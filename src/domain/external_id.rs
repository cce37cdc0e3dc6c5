//! External ids of players: of FIDE, the European Go Database, national federations.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::string_enum::string_enum;

string_enum! {
    /// A system that issues external ids; its word is that of the exchange formats.
    #[derive(PartialOrd, Ord)]
    pub enum System {
        /// The American Go Association.
        Aga = "aga",
        /// The personal number of the European Go Database.
        EgfPin = "egf_pin",
        /// The licence of the French Go Federation.
        Ffg = "ffg",
        /// The FIDE id.
        Fide = "fide",
        /// The id in a national federation.
        National = "national",
    }
}

string_enum! {
    /// A kind of rating issued by a system.
    #[derive(PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Kind {
        /// FIDE: classical chess.
        Standard = "standard",
        /// FIDE: rapid chess.
        Rapid = "rapid",
        /// FIDE: blitz.
        Blitz = "blitz",
        /// The rating of the European Go Database.
        Gor = "gor",
    }
}

impl Kind {
    /// The system that issues the rating.
    pub fn issuing_system(self) -> System {
        match self {
            Kind::Standard | Kind::Rapid | Kind::Blitz => System::Fide,
            Kind::Gor => System::EgfPin,
        }
    }

    /// True if the rating is in the range of this kind.
    pub fn is_in_range(self, rating: i32) -> bool {
        match self {
            Kind::Standard | Kind::Rapid | Kind::Blitz => (1..=4000).contains(&rating),
            Kind::Gor => (-1000..=4000).contains(&rating),
        }
    }
}

/// A player's rating in a list of another system. Ordered by kind, then by date.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct ListedRating {
    /// The kind of rating.
    pub kind: Kind,
    /// The date of the list.
    pub date: NaiveDate,
    /// The rating in points.
    pub rating: i32,
}

/// The greatest length of an external id, in characters.
pub const LONGEST: usize = 20;

impl System {
    /// The canonical form of a typed external id; `None` if this system has no such ids.
    pub fn normalize_id(self, typed: &str) -> Option<String> {
        let number: String = typed.chars().filter(|c| !c.is_whitespace()).collect();
        let digits = number.bytes().all(|b| b.is_ascii_digit());
        let fits = match self {
            System::EgfPin => digits && number.len() == 8,
            System::Ffg => digits && number.len() == 7,
            System::Fide => digits && number.len() <= 11,
            System::Aga | System::National => number
                .chars()
                .all(|c| c.is_alphabetic() || c.is_ascii_digit() || c == '-'),
        };
        let known = number.chars().any(|c| c != '0' && c != '-');
        (fits && known && number.chars().count() <= LONGEST).then_some(number)
    }
}

/// Parses the external ids beside a row, such as `fide 14100010; egf_pin 12345678`.
pub fn parse_listed(text: &str) -> Vec<(System, String)> {
    let pairs = text
        .split(';')
        .filter_map(|pair| pair.trim().split_once(' '));
    pairs
        .filter_map(|(word, number)| {
            System::from_word(word).and_then(|system| Some((system, system.normalize_id(number)?)))
        })
        .collect()
}

/// The key for comparing ids: no spaces and leading zeros, capitals; empty for no possible id.
pub fn comparison_key(number: &str) -> String {
    let plain: String = number.chars().filter(|c| !c.is_whitespace()).collect();
    let fits = plain.chars().count() <= LONGEST
        && plain
            .chars()
            .all(|c| c.is_alphabetic() || c.is_ascii_digit() || c == '-');
    if fits {
        plain.trim_start_matches('0').to_uppercase()
    } else {
        String::new()
    }
}

/// The key of a text typed in the place of a name; `None` without a digit.
pub fn key_in_place_of_a_name(typed: &str) -> Option<String> {
    Some(comparison_key(typed)).filter(|key| key.bytes().any(|b| b.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_system_has_its_numbers() {
        for (system, typed, read) in [
            (System::EgfPin, "1234 5678", Some("12345678")),
            (System::EgfPin, "1234567", None),
            (System::EgfPin, "00000000", None),
            (System::Fide, " 14100010 ", Some("14100010")),
            (System::Fide, "123456789012", None),
            (System::Fide, "1410-0010", None),
            (System::Ffg, "0500001", Some("0500001")),
            (System::Ffg, "500001", None),
            (System::Aga, "12345", Some("12345")),
            (System::National, "км-0012", Some("км-0012")),
            (System::National, "-", None),
            (System::National, "", None),
            (System::National, "a/b", None),
            (System::National, "123456789012345678901", None),
        ] {
            assert_eq!(
                system.normalize_id(typed).as_deref(),
                read,
                "{system} {typed:?}"
            );
        }
    }

    #[test]
    fn leading_zeros_blanks_and_capitals_do_not_matter() {
        assert_eq!(comparison_key("00 12-a"), "12-A");
        assert_eq!(comparison_key("км-1"), comparison_key("КМ-1"));
        assert_eq!(comparison_key("Koval, Anna"), "", "no number");
        assert_eq!(key_in_place_of_a_name("Koval"), None);
        assert_eq!(
            key_in_place_of_a_name("0014100010").as_deref(),
            Some("14100010")
        );
    }
}
