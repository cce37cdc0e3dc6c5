//! Data of a player that regulations need, and the substitutes if it is missing.

/// A kind of data that a regulation needs of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// The year of birth: ratings depend on ages (orr 2).
    Ages,
    /// The year of birth: age protects a rank (ufgo 2.7).
    Protection,
    /// The month of the last game of a player with an earlier rating.
    LastPlayed,
    /// Rating and rank at the start of the tournament, from the referee's report.
    Start,
}

impl Need {
    /// True for the year of birth.
    pub fn is_birth(self) -> bool {
        matches!(self, Need::Ages | Need::Protection)
    }
}

/// The known data of a participant.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ParticipantFacts {
    /// At least one game of the participant was played.
    pub played: bool,
    /// The place for entering the year of birth; `None` if it is known.
    pub missing_birth_entry: Option<BirthEntry>,
    /// A rating is known.
    pub rated: bool,
    /// A rank is known; "no rank" doesn't count.
    pub ranked: bool,
    /// The date of the last game is known, for a player with a rating.
    pub dated: bool,
    /// The table states a rating or a rank at the start.
    pub stated: bool,
    /// The tournament lowers the rank.
    pub loses_rank: bool,
}

/// The place for entering an unknown year of birth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BirthEntry {
    /// In the table, or in the register.
    Table,
    /// Only in the register, because earlier tournaments depend on it.
    Register,
    /// Only in the register, and the table states the year.
    Stated,
}

impl BirthEntry {
    /// All places.
    pub const ALL: [BirthEntry; 3] = [BirthEntry::Table, BirthEntry::Register, BirthEntry::Stated];
}

/// Missing data, with the substitute that the regulation uses. Counts are numbers of participants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LackKind {
    /// Participants count as `years` old, which affects their opponents' ratings (orr 2).
    Ages {
        /// Number of participants.
        players: usize,
        /// The age that they count as; `None` if they are left out of the mean.
        years: Option<u32>,
        /// The place for entering the years.
        entry: BirthEntry,
    },
    /// The rank of participants falls; without a year of birth, age can't protect it (ufgo 2.7).
    Protection {
        /// Number of participants.
        players: usize,
        /// The age in completed years from which a rank is kept.
        years: u32,
        /// The place for entering the years.
        entry: BirthEntry,
    },
    /// Without the month of the last game the deviation isn't widened for the time since (rgf 4).
    LastPlayed {
        /// Number of participants.
        players: usize,
    },
    /// Participants begin with this rating and no rank: no report states theirs (ssdc 1.6.1, 4.3).
    Start {
        /// Number of participants.
        players: usize,
        /// The initial rating, in whole points.
        rating: i64,
    },
}

/// Missing data of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lack {
    /// The kind of data.
    pub kind: LackKind,
    /// The affected participants, as indices in the list of [`ParticipantFacts`].
    pub who: Vec<usize>,
}

impl LackKind {
    /// The place for entering the year of birth; `None` for other data.
    pub fn birth_entry(self) -> Option<BirthEntry> {
        match self {
            LackKind::Ages { entry, .. } | LackKind::Protection { entry, .. } => Some(entry),
            LackKind::LastPlayed { .. } | LackKind::Start { .. } => None,
        }
    }
}

pub(super) fn find_without_birth(
    people: &[ParticipantFacts],
    needs: impl Fn(&ParticipantFacts) -> bool,
    kind: impl Fn(usize, BirthEntry) -> LackKind,
) -> Vec<Lack> {
    let of = |entry| {
        find_lack(
            people,
            |known| needs(known) && known.missing_birth_entry == Some(entry),
            |players| kind(players, entry),
        )
    };
    BirthEntry::ALL.into_iter().flat_map(of).collect()
}

/// Empty without such participants; `kind` takes their number.
pub(super) fn find_lack(
    people: &[ParticipantFacts],
    lacks: impl Fn(&ParticipantFacts) -> bool,
    kind: impl FnOnce(usize) -> LackKind,
) -> Vec<Lack> {
    let who: Vec<usize> = (0..people.len())
        .filter(|place| lacks(&people[*place]))
        .collect();
    if who.is_empty() {
        Vec::new()
    } else {
        vec![Lack {
            kind: kind(who.len()),
            who,
        }]
    }
}
