//! The possible meanings of columns in tables and lists. Section 10.2.

use crate::domain::external_id::System as IdSystem;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Meaning {
    Number,
    /// Place in the standings or the list.
    Place,
    Name,
    Surname,
    Given,
    Latin,
    Born,
    Gender,
    Club,
    City,
    /// Club or city: a text that isn't a known city is a club.
    ClubOrCity,
    Country,
    Rank,
    Title,
    Rating,
    /// Conditional rating of an unrated player (rgf 6).
    Conditional,
    Deviation,
    Games,
    /// Day or month of the last game or tournament.
    LastPlayed,
    /// Start score.
    Group,
    Points,
    Id(IdSystem),
    Round(u8),
    Since,
    Until,
    PaidUntil,
    TieBreak,
    Ignore,
}

impl Meaning {
    /// True if only lists of members have such a column.
    pub fn is_of_members(self) -> bool {
        matches!(self, Self::Since | Self::Until | Self::PaidUntil)
    }

    pub fn word(self) -> String {
        match self {
            Self::Round(number) => format!("round {number}"),
            single => WORDS
                .iter()
                .find(|(_, meaning)| *meaning == single)
                .map_or_else(String::new, |(word, _)| (*word).to_owned()),
        }
    }

    /// The meaning of a word in the table of section 10.2; also `round N`, `tiebreak`, `ignore`.
    pub fn from_word(word: &str) -> Option<Self> {
        let word = word.trim().to_lowercase();
        if let Some((_, meaning)) = WORDS.iter().find(|(known, _)| *known == word) {
            return Some(*meaning);
        }
        let number = word.strip_prefix("round")?.trim();
        let digits = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
        number
            .parse()
            .ok()
            .filter(|round| digits && (1..=super::limits::MAX_ROUNDS).contains(round))
            .map(Self::Round)
    }
}

pub const WORDS: [(&str, Meaning); 31] = [
    ("number", Meaning::Number),
    ("place", Meaning::Place),
    ("name", Meaning::Name),
    ("surname", Meaning::Surname),
    ("given", Meaning::Given),
    ("latin", Meaning::Latin),
    ("born", Meaning::Born),
    ("gender", Meaning::Gender),
    ("club", Meaning::Club),
    ("city", Meaning::City),
    ("club_or_city", Meaning::ClubOrCity),
    ("country", Meaning::Country),
    ("rank", Meaning::Rank),
    ("title", Meaning::Title),
    ("rating", Meaning::Rating),
    ("conditional", Meaning::Conditional),
    ("deviation", Meaning::Deviation),
    ("games", Meaning::Games),
    ("last_played", Meaning::LastPlayed),
    ("group", Meaning::Group),
    ("points", Meaning::Points),
    ("egf_pin", Meaning::Id(IdSystem::EgfPin)),
    ("fide", Meaning::Id(IdSystem::Fide)),
    ("national", Meaning::Id(IdSystem::National)),
    ("ffg", Meaning::Id(IdSystem::Ffg)),
    ("aga", Meaning::Id(IdSystem::Aga)),
    ("since", Meaning::Since),
    ("until", Meaning::Until),
    ("paid_until", Meaning::PaidUntil),
    ("tiebreak", Meaning::TieBreak),
    ("ignore", Meaning::Ignore),
];
