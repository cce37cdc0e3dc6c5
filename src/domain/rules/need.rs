//! What regulations need of a player to calculate as their texts say, and what they do where it is missing.

/// Something that a regulation needs of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// The year of birth: ratings rest on ages (orr 2).
    Ages,
    /// The year of birth: age keeps a rank (ufgo 2.7).
    Protection,
    /// The month of the last game of whoever brings a rating along.
    LastPlayed,
    /// Rating and rank at the start of the tournament, as the referee reports them.
    Start,
}

impl Need {
    /// Whether it is the year of birth.
    pub fn is_birth(self) -> bool {
        matches!(self, Need::Ages | Need::Protection)
    }
}

/// A participant, as far as a regulation looks for what is missing.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Known {
    /// At least one game of the participant was played.
    pub played: bool,
    /// Where the year of birth is to be entered; `None`: it is known.
    pub unborn: Option<BirthEntry>,
    /// A rating is known.
    pub rated: bool,
    /// A rank is known; "no rank" is none.
    pub ranked: bool,
    /// The last game of whoever has a rating is known.
    pub dated: bool,
    /// The table states a rating or a rank at the start.
    pub stated: bool,
    /// The tournament lowers the rank.
    pub falls: bool,
}

/// Where an unknown year of birth is to be entered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BirthEntry {
    /// In the table, or in the register.
    Table,
    /// In the register alone: earlier tournaments rest on it.
    Register,
    /// The same, and the table states the year.
    Stated,
}

impl BirthEntry {
    /// All of them.
    pub const ALL: [BirthEntry; 3] = [BirthEntry::Table, BirthEntry::Register, BirthEntry::Stated];
}

/// What is missing, with what the regulation does instead. The counts are those of participants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LackKind {
    /// Without a year of birth they count as so many years old, which their opponents' ratings rest on (orr 2).
    Ages {
        /// Participants.
        players: usize,
        /// The age that they count as; `None`: they are left out of the mean.
        years: Option<u32>,
        /// Where their years are to be entered.
        entry: BirthEntry,
    },
    /// Their rank falls; without a year of birth nobody is kept from that for age (ufgo 2.7).
    Protection {
        /// Participants.
        players: usize,
        /// The age in completed years from which a rank is kept.
        years: u32,
        /// Where their years are to be entered.
        entry: BirthEntry,
    },
    /// Without the month of the last game the deviation isn't widened for the time since (rgf 4).
    LastPlayed {
        /// Participants.
        players: usize,
    },
    /// They begin with this rating and no rank, and the referee's report doesn't state what they had (ssdc 1.6.1, 4.3).
    Start {
        /// Participants.
        players: usize,
        /// The initial rating, in whole points.
        rating: i64,
    },
}

/// Something that is missing in a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lack {
    /// What it is.
    pub kind: LackKind,
    /// The participants whom it is about, by their places among those that were asked about.
    pub who: Vec<usize>,
}

impl LackKind {
    /// Where a year of birth is to be entered, if that is what is missing.
    pub fn birth_entry(self) -> Option<BirthEntry> {
        match self {
            LackKind::Ages { entry, .. } | LackKind::Protection { entry, .. } => Some(entry),
            LackKind::LastPlayed { .. } | LackKind::Start { .. } => None,
        }
    }
}

/// The participants without a year of birth among those who need one, by where it is to be entered.
pub(super) fn unborn(people: &[Known], needs: impl Fn(&Known) -> bool, kind: impl Fn(usize, BirthEntry) -> LackKind) -> Vec<Lack> {
    let of = |entry| lack(people, |known| needs(known) && known.unborn == Some(entry), |players| kind(players, entry));
    BirthEntry::ALL.into_iter().flat_map(of).collect()
}

/// The participants who lack something, if there are any; `kind` is given their number.
pub(super) fn lack(people: &[Known], lacks: impl Fn(&Known) -> bool, kind: impl FnOnce(usize) -> LackKind) -> Vec<Lack> {
    let who: Vec<usize> = (0..people.len()).filter(|place| lacks(&people[*place])).collect();
    if who.is_empty() { Vec::new() } else { vec![Lack { kind: kind(who.len()), who }] }
}
