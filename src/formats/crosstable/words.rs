//! The words of written tables in each language: the build script takes them of `locales/*/headings.txt` (`build/headings.rs`). What is written
//! is read again, in whatever language.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::headings::{Above, plain};
use crate::domain::language::Language;
use crate::formats::document::IdSystem;
use crate::formats::meaning::Meaning;

/// Headings and words in one language.
pub(super) struct Words {
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

/// What the columns mean, in the order of [`Words::columns`].
const MEANINGS: [Meaning; 20] = [
    Meaning::Number,
    Meaning::Place,
    Meaning::Name,
    Meaning::Latin,
    Meaning::Title,
    Meaning::Rank,
    Meaning::Rating,
    Meaning::Conditional,
    Meaning::Deviation,
    Meaning::Games,
    Meaning::Country,
    Meaning::Club,
    Meaning::Id(IdSystem::Fide),
    Meaning::Id(IdSystem::EgfPin),
    Meaning::Id(IdSystem::National),
    Meaning::Id(IdSystem::Ffg),
    Meaning::Id(IdSystem::Aga),
    Meaning::Born,
    Meaning::Gender,
    Meaning::Group,
];

/// What the words above a table mean, in the order of [`Words::above`].
const ABOVE: [Above; 8] = [Above::Name, Above::City, Above::Country, Above::Start, Above::End, Above::Rounds, Above::Time, Above::Arbiter];

static COLUMNS: LazyLock<HashMap<String, Meaning>> = LazyLock::new(|| {
    let of = |words: &Words| words.columns.map(plain).into_iter().zip(MEANINGS).chain([(plain(words.points), Meaning::Points)]);
    WORDS.iter().flat_map(of).collect()
});

static ROWS: LazyLock<HashMap<String, Above>> =
    LazyLock::new(|| WORDS.iter().flat_map(|words| words.above.map(plain).into_iter().zip(ABOVE)).collect());

static ROUNDS: LazyLock<Vec<String>> = LazyLock::new(|| WORDS.iter().map(|words| plain(words.round)).collect());

/// The words of a language.
pub(super) fn words(language: Language) -> &'static Words {
    &WORDS[language as usize]
}

/// What separates the fields of CSV: nothing that stands before decimals.
pub(super) fn separator(language: Language) -> u8 {
    if language.customs().decimal == "," { b';' } else { b',' }
}

/// What a plain heading means that tables are written with.
pub(super) fn column(plain: &str) -> Option<Meaning> {
    COLUMNS.get(plain).copied()
}

/// What a plain word above a table means that tables are written with.
pub(super) fn row(plain: &str) -> Option<Above> {
    ROWS.get(plain).copied()
}

/// The plain words before the number of a round that tables are written with.
pub(super) fn rounds() -> impl Iterator<Item = &'static str> {
    ROUNDS.iter().map(String::as_str)
}
