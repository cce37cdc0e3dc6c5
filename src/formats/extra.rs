//! Further facts about a tournament in a file. Section 2.1.

use serde::Serialize;

/// In alphabetical order. Sections 4 to 8 name the lines of the formats that hold the facts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    AdjustedMinutes,
    BoardColours,
    BoardSize,
    Class,
    Code,
    Comment,
    Config,
    Controller,
    Handicap,
    HandicapCeiling,
    HandicapCorrection,
    InitialColour,
    Komi,
    MmBar,
    MmFloor,
    Online,
    Placement,
    /// The program that wrote the file.
    Program,
    RankMethod,
    RatedPlayers,
    RoundDates,
    Rules,
    Scoring,
    ShortName,
    Standings,
    TeamScoring,
    Tiebreaks,
    TimeCode,
    Type,
    TypeCode,
}
