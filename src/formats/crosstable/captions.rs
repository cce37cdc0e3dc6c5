//! The words of written tables in each language: the build script takes them of `locales/*/headings.txt` (`src/build/headings.rs`).

use crate::domain::language::Language;

/// Headings and words in one language.
pub(super) struct Captions {
    /// Tournament, city, country, start, end, rounds, time control, arbiter.
    pub(super) above: [&'static str; 8],
    /// The columns up to the group.
    pub(super) columns: [&'static str; 20],
    /// What stands before the number of a round.
    pub(super) round: &'static str,
    /// The total.
    pub(super) points: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/headings.rs"));

/// Those of every language.
pub(super) fn all() -> &'static [Captions] {
    &CAPTIONS
}

/// The words of a language.
pub(super) fn captions(language: Language) -> &'static Captions {
    &CAPTIONS[language as usize]
}

/// What separates the fields of CSV: nothing that stands before decimals.
pub(super) fn separator(language: Language) -> u8 {
    if language.customs().decimal == "," { b';' } else { b',' }
}
