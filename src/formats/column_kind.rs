//! The possible meanings of columns in tables and lists. Section 10.2.

use crate::domain::external_id::System as IdSystem;

/// The meaning of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Meaning {
    /// The player's number.
    Number,
    /// Place in the standings or the list.
    Place,
    /// The whole name.
    Name,
    /// Surname of the player.
    Surname,
    /// Given name.
    Given,
    /// Name in Latin letters.
    Latin,
    /// Birth.
    Born,
    /// Male or female.
    Gender,
    /// Club of the player.
    Club,
    /// City of the player.
    City,
    /// Club or city: a text that isn't a known city is a club.
    ClubOrCity,
    /// Country of the player.
    Country,
    /// Grade.
    Rank,
    /// Title of the player.
    Title,
    /// Rating of the player.
    Rating,
    /// Conditional rating of an unrated player (rgf 6).
    Conditional,
    /// Deviation of the rating.
    Deviation,
    /// Number of games.
    Games,
    /// Day or month of the last game or tournament.
    LastPlayed,
    /// Start score.
    Group,
    /// Total.
    Points,
    /// External id in a system.
    Id(IdSystem),
    /// Results of a round.
    Round(u8),
    /// First day of a membership.
    Since,
    /// Last day of a membership.
    Until,
    /// Last day for which dues are paid.
    PaidUntil,
    /// Value of a tie-break.
    TieBreak,
    /// Not to be read.
    Ignore,
}

impl Meaning {
    /// True if only lists of members have such a column.
    pub fn is_of_members(self) -> bool {
        matches!(self, Self::Since | Self::Until | Self::PaidUntil)
    }

    /// The word of a meaning.
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

/// The words of meanings; those of rounds are built from their numbers.
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
