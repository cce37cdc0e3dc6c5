//! The countries in lists. FIDE uses the codes of the Olympic Committee with some of its own, the
//! European Go Database those of ISO 3166-1.

use crate::domain::country;

pub fn country_code(code: &str) -> Option<&'static str> {
    country::by_code(code).map(|country| country.alpha2)
}
