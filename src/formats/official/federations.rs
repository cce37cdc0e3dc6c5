//! The countries in lists: FIDE's codes are those of the Olympic Committee with some of its own, the European Go Database uses those of ISO
//! 3166-1.

use crate::domain::country;

/// A code of a country as a list has it, in two letters; `None`: it is none that is known.
pub fn country(code: &str) -> Option<&'static str> {
    country::by_code(code).map(|country| country.alpha2)
}
