//! Public warnings that a referee confirms before signing a table, stored with the signature.

use std::fmt;

use chrono::NaiveDate;

use super::rules::need::{BirthEntry, LackKind};

/// Requirements for official tournaments beyond the regulation; they warn and never block.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Requirements {
    /// Least number of rounds; 0: any.
    pub rounds: u32,
    /// Least main time in minutes; 0: any.
    pub minutes: u32,
    /// A chief referee must be named.
    pub referee: bool,
}

/// The data of an official tournament that requirements apply to.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Official {
    /// Number of rounds with at least one result.
    pub rounds: usize,
    /// Main time in minutes; `None` if unknown.
    pub minutes: Option<f64>,
    /// A chief referee is named.
    pub referee: bool,
}

impl Requirements {
    /// The requirements that the tournament doesn't meet.
    pub fn unmet_requirements(self, held: Official) -> impl Iterator<Item = Caveat> {
        let least = usize::try_from(self.rounds).unwrap_or(usize::MAX);
        let timed = held
            .minutes
            .is_some_and(|minutes| minutes >= f64::from(self.minutes));
        let lacking = [
            (held.rounds < least).then_some(Caveat::FewRounds {
                played: held.rounds,
                least,
            }),
            (self.minutes > 0 && !timed).then_some(Caveat::ShortTime(self.minutes)),
            (self.referee && !held.referee).then_some(Caveat::NoReferee),
        ];
        lacking.into_iter().flatten()
    }
}

/// An unusual property of a table to be signed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Caveat {
    /// The table is signed before the last day of the tournament, which is the value.
    Early(NaiveDate),
    /// Fewer rounds were played at the desk than were planned.
    Rounds {
        /// Number of played rounds.
        played: usize,
        /// Number of planned rounds.
        planned: usize,
    },
    /// There are fewer rounds than the federation requires of an official tournament.
    FewRounds {
        /// Number of played rounds.
        played: usize,
        /// Number of required rounds.
        least: usize,
    },
    /// The playing time is unstated or shorter than these minutes of an official tournament.
    ShortTime(u32),
    /// No chief referee is named, though the federation requires one of an official tournament.
    NoReferee,
    /// The chief referee has no valid licence on the first day, though the federation requires one.
    Unlicensed,
    /// The playing time is missing, though the regulation depends on it.
    Minutes,
    /// Number of participants whose place is ahead of one with more points.
    Places(usize),
    /// Number of new players with a name that resembles a known one, or without a given name.
    Newcomers(usize),
    /// Number of new clubs of new players.
    Clubs(usize),
    /// The tournament seems to be on the site already.
    Duplicate,
    /// An unlinked line of a calendar plan has the tournament's name; the value is its days.
    Unplanned(Days),
    /// The tournament is linked to a line of a calendar plan with these other days.
    PlanDays(Days),
    /// Data of participants that the regulation needs is missing.
    Lack(LackKind),
}

/// The first and the last day of a period.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Days {
    /// The first day.
    pub starts: NaiveDate,
    /// The last day.
    pub ends: NaiveDate,
}

impl Days {
    fn from_texts(starts: &str, ends: &str) -> Option<Days> {
        Some(Days {
            starts: starts.parse().ok()?,
            ends: ends.parse().ok()?,
        })
    }
}

impl fmt::Display for Caveat {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Caveat::Early(day) => write!(f, "early:{day}"),
            Caveat::Rounds { played, planned } => write!(f, "rounds:{played}:{planned}"),
            Caveat::FewRounds { played, least } => write!(f, "few-rounds:{played}:{least}"),
            Caveat::ShortTime(least) => write!(f, "short-time:{least}"),
            Caveat::NoReferee => f.write_str("no-referee"),
            Caveat::Unlicensed => f.write_str("unlicensed"),
            Caveat::Minutes => f.write_str("minutes"),
            Caveat::Places(count) => write!(f, "places:{count}"),
            Caveat::Newcomers(count) => write!(f, "newcomers:{count}"),
            Caveat::Clubs(count) => write!(f, "clubs:{count}"),
            Caveat::Duplicate => f.write_str("duplicate"),
            Caveat::Unplanned(days) => write!(f, "unplanned:{}:{}", days.starts, days.ends),
            Caveat::PlanDays(days) => write!(f, "plan-days:{}:{}", days.starts, days.ends),
            Caveat::Lack(LackKind::Ages {
                players,
                years: Some(years),
                entry,
            }) => write!(f, "ages:{players}:{years}{}", entry_suffix(*entry)),
            Caveat::Lack(LackKind::Ages {
                players,
                years: None,
                entry,
            }) => write!(f, "ages:{players}:none{}", entry_suffix(*entry)),
            Caveat::Lack(LackKind::Protection {
                players,
                years,
                entry,
            }) => write!(f, "protection:{players}:{years}{}", entry_suffix(*entry)),
            Caveat::Lack(LackKind::LastPlayed { players }) => write!(f, "last-played:{players}"),
            Caveat::Lack(LackKind::Start { players, rating }) => {
                write!(f, "start:{players}:{rating}")
            }
        }
    }
}

impl Caveat {
    /// True if a box is ticked first, because the table alone can't settle identities.
    pub fn is_ticked(self) -> bool {
        matches!(
            self,
            Caveat::Newcomers(_) | Caveat::Clubs(_) | Caveat::Duplicate
        )
    }

    fn from_word(word: &str) -> Option<Caveat> {
        match word.split(':').collect::<Vec<_>>().as_slice() {
            ["early", day] => day.parse().ok().map(Caveat::Early),
            ["rounds", played, planned] => Some(Caveat::Rounds {
                played: played.parse().ok()?,
                planned: planned.parse().ok()?,
            }),
            ["few-rounds", played, least] => Some(Caveat::FewRounds {
                played: played.parse().ok()?,
                least: least.parse().ok()?,
            }),
            ["short-time", least] => Some(Caveat::ShortTime(least.parse().ok()?)),
            ["no-referee"] => Some(Caveat::NoReferee),
            ["unlicensed"] => Some(Caveat::Unlicensed),
            ["minutes"] => Some(Caveat::Minutes),
            ["places", count] => count.parse().ok().map(Caveat::Places),
            ["newcomers", count] => count.parse().ok().map(Caveat::Newcomers),
            ["clubs", count] => count.parse().ok().map(Caveat::Clubs),
            ["duplicate"] => Some(Caveat::Duplicate),
            ["unplanned", starts, ends] => Days::from_texts(starts, ends).map(Caveat::Unplanned),
            ["plan-days", starts, ends] => Days::from_texts(starts, ends).map(Caveat::PlanDays),
            [word, players, rest @ ..] => {
                Some(Caveat::Lack(parse_lack(word, players.parse().ok()?, rest)?))
            }
            _ => None,
        }
    }
}

fn entry_suffix(entry: BirthEntry) -> &'static str {
    match entry {
        BirthEntry::Table => "",
        BirthEntry::Register => ":register",
        BirthEntry::Stated => ":stated",
    }
}

fn parse_entry(rest: &[&str]) -> Option<BirthEntry> {
    match rest {
        [] => Some(BirthEntry::Table),
        ["register"] => Some(BirthEntry::Register),
        ["stated"] => Some(BirthEntry::Stated),
        _ => None,
    }
}

fn parse_lack(word: &str, players: usize, rest: &[&str]) -> Option<LackKind> {
    match (word, rest) {
        ("ages", ["none", rest @ ..]) => Some(LackKind::Ages {
            players,
            years: None,
            entry: parse_entry(rest)?,
        }),
        ("ages", [years, rest @ ..]) => Some(LackKind::Ages {
            players,
            years: Some(years.parse().ok()?),
            entry: parse_entry(rest)?,
        }),
        ("protection", [years, rest @ ..]) => Some(LackKind::Protection {
            players,
            years: years.parse().ok()?,
            entry: parse_entry(rest)?,
        }),
        ("last-played", []) => Some(LackKind::LastPlayed { players }),
        ("start", [rating]) => Some(LackKind::Start {
            players,
            rating: rating.parse().ok()?,
        }),
        _ => None,
    }
}

/// Text form of caveats, separated by spaces.
pub fn to_words(caveats: &[Caveat]) -> String {
    caveats
        .iter()
        .map(Caveat::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

/// Parses the text form; `None` if a word is unknown.
pub fn from_words(words: &str) -> Option<Vec<Caveat>> {
    words.split_whitespace().map(Caveat::from_word).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LACKING: [Caveat; 3] = [
        Caveat::FewRounds {
            played: 3,
            least: 5,
        },
        Caveat::ShortTime(60),
        Caveat::NoReferee,
    ];

    #[test]
    fn caveats_are_read_as_they_are_written() {
        let day = NaiveDate::from_ymd_opt(2026, 5, 3).unwrap();
        let ticked = [Caveat::Newcomers(2), Caveat::Clubs(1), Caveat::Duplicate];
        let all = [
            [
                Caveat::Early(day),
                Caveat::Rounds {
                    played: 3,
                    planned: 4,
                },
                Caveat::Minutes,
            ],
            [Caveat::Places(2), Caveat::Unlicensed, Caveat::NoReferee],
            LACKING,
            ticked,
        ]
        .concat();
        assert_eq!(
            to_words(&all),
            "early:2026-05-03 rounds:3:4 minutes places:2 unlicensed no-referee few-rounds:3:5 \
             short-time:60 no-referee newcomers:2 clubs:1 duplicate"
        );
        assert!(
            all.iter()
                .all(|caveat| caveat.is_ticked() == ticked.contains(caveat))
        );
        assert_eq!(from_words(&to_words(&all)).as_deref(), Some(all.as_slice()));
        let days = Days {
            starts: day,
            ends: day,
        };
        assert_eq!(
            to_words(&[Caveat::Unplanned(days)]),
            "unplanned:2026-05-03:2026-05-03"
        );
        assert_eq!(
            from_words("plan-days:2026-05-03:2026-05-03").as_deref(),
            Some([Caveat::PlanDays(days)].as_slice())
        );
        assert_eq!(
            (
                from_words("").as_deref(),
                from_words("late"),
                from_words("rounds:3")
            ),
            (Some([].as_slice()), None, None)
        );
    }

    #[test]
    fn lacking_facts_are_read_as_they_are_written() {
        let lacks = [
            LackKind::Ages {
                players: 5,
                years: Some(5),
                entry: BirthEntry::Table,
            },
            LackKind::Ages {
                players: 5,
                years: None,
                entry: BirthEntry::Stated,
            },
            LackKind::Protection {
                players: 2,
                years: 61,
                entry: BirthEntry::Register,
            },
            LackKind::LastPlayed { players: 1 },
            LackKind::Start {
                players: 3,
                rating: 1200,
            },
        ]
        .map(Caveat::Lack);
        assert_eq!(
            to_words(&lacks),
            "ages:5:5 ages:5:none:stated protection:2:61:register last-played:1 start:3:1200"
        );
        assert_eq!(
            from_words(&to_words(&lacks)).as_deref(),
            Some(lacks.as_slice())
        );
        assert_eq!(
            (
                from_words("ages:5"),
                from_words("ages:5:5:nowhere"),
                from_words("last-played:x"),
                from_words("start:3:")
            ),
            (None, None, None, None)
        );
    }

    #[test]
    fn requirements_name_the_conditions_that_are_not_met() {
        let held = Official {
            rounds: 3,
            minutes: Some(45.0),
            referee: false,
        };
        let asked = Requirements {
            rounds: 5,
            minutes: 60,
            referee: true,
        };
        assert_eq!(asked.unmet_requirements(held).collect::<Vec<_>>(), LACKING);
        assert_eq!(
            asked
                .unmet_requirements(Official {
                    minutes: None,
                    ..held
                })
                .collect::<Vec<_>>(),
            LACKING
        );
        assert_eq!(
            asked
                .unmet_requirements(Official {
                    rounds: 5,
                    minutes: Some(60.0),
                    referee: true
                })
                .count(),
            0
        );
        assert_eq!(
            Requirements::default()
                .unmet_requirements(Official {
                    minutes: None,
                    ..held
                })
                .count(),
            0
        );
    }
}
