//! Further facts about a tournament in a file. Section 2.1.

use serde::Serialize;

/// A further fact about a tournament, in alphabetical order. The formats define their meanings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// h9 `TM`, tou `ta`.
    AdjustedMinutes,
    /// TRF 352.
    BoardColours,
    /// OpenGotha, Pairgoth, tou.
    BoardSize,
    /// h9 `CL`.
    Class,
    /// h9 `TC`.
    Code,
    /// h9 `CM`.
    Comment,
    /// TRF `XXC`.
    Config,
    /// TRF 182.
    Controller,
    /// h9 `HA`.
    Handicap,
    /// OpenGotha.
    HandicapCeiling,
    /// OpenGotha.
    HandicapCorrection,
    /// TRF 152.
    InitialColour,
    /// All go formats.
    Komi,
    /// OpenGotha.
    MmBar,
    /// OpenGotha.
    MmFloor,
    /// OpenGotha, Pairgoth.
    Online,
    /// OpenGotha, Pairgoth.
    Placement,
    /// Program that wrote the file.
    Program,
    /// TRF 172.
    RankMethod,
    /// TRF 072.
    RatedPlayers,
    /// TRF 132.
    RoundDates,
    /// Pairgoth.
    Rules,
    /// TRF 162, `XXS`.
    Scoring,
    /// OpenGotha, Pairgoth, tou.
    ShortName,
    /// TRF 212.
    Standings,
    /// TRF 362.
    TeamScoring,
    /// TRF 202.
    Tiebreaks,
    /// TRF 222.
    TimeCode,
    /// TRF 092.
    Type,
    /// TRF 192.
    TypeCode,
}
