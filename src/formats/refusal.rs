//! The refusal of a file with its reason. Section 1.1.

use std::fmt;

/// The codes of section 1.1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Code {
    Empty,
    TooLong,
    Unrecognised,
    OldExcel,
    /// JSON that is not UTF-8; a broken UTF-16 text.
    Encoding,
    /// Malformed XML, JSON or workbook.
    Broken,
    Entities,
    NoPlayers,
    /// The number of a player is missing, 0 or unreadable.
    Number,
    NumberTwice,
    /// Two players have the same key.
    PlayerTwice,
    NoNames,
    /// A table with neither rounds nor ratings.
    NoResults,
    TeamsAsPlayers,
    TooManyPlayers,
    TooManyRounds,
    /// Writing: the target can't hold the document at all.
    Target,
    /// Writing: a player has no kyu or dan rank.
    NeedsRank,
}

impl Code {
    /// The word of section 1.1.
    pub fn word(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::TooLong => "too-long",
            Self::Unrecognised => "unrecognised",
            Self::OldExcel => "old-excel",
            Self::Encoding => "encoding",
            Self::Broken => "broken",
            Self::Entities => "entities",
            Self::NoPlayers => "no-players",
            Self::Number => "number",
            Self::NumberTwice => "number-twice",
            Self::PlayerTwice => "player-twice",
            Self::NoNames => "no-names",
            Self::NoResults => "no-results",
            Self::TeamsAsPlayers => "teams-as-players",
            Self::TooManyPlayers => "too-many-players",
            Self::TooManyRounds => "too-many-rounds",
            Self::Target => "target",
            Self::NeedsRank => "needs-rank",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    pub code: Code,
    /// From 1.
    pub line: Option<usize>,
    pub sentence: String,
    /// Names of the players because of whom a target can't hold the document.
    pub players: Vec<String>,
}

impl Refusal {
    pub fn new(code: Code, sentence: impl Into<String>) -> Self {
        Self {
            code,
            line: None,
            sentence: sentence.into(),
            players: Vec::new(),
        }
    }

    pub fn because_of(players: Vec<String>, code: Code, sentence: impl Into<String>) -> Self {
        Self {
            players,
            ..Self::new(code, sentence)
        }
    }

    /// True if setting the meanings of columns may help.
    pub fn is_about_columns(&self) -> bool {
        matches!(
            self.code,
            Code::Unrecognised | Code::NoNames | Code::NoResults
        )
    }

    pub fn at_line(line: usize, code: Code, sentence: impl Into<String>) -> Self {
        Self {
            line: Some(line),
            ..Self::new(code, sentence)
        }
    }
}

/// `CODE: line N: SENTENCE` as on standard error, without `refused: `. Section 1.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.code.word())?;
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        f.write_str(&self.sentence)
    }
}

impl std::error::Error for Refusal {}
