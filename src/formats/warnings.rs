//! Remarks on doubtful places of a file. Section 2.8.

use serde::Serialize;

/// Section 2.8.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RemarkKind {
    /// Not UTF-8; the encoding was guessed.
    Encoding,
    /// An unknown line, record, comment or element.
    UnknownLine,
    UnknownColumn,
    UnreadValue,
    UnreadCell,
    /// An unknown opponent; a record about an unknown player.
    UnknownOpponent,
    #[serde(rename = "self")]
    Oneself,
    OneSided,
    Contradiction,
    /// Two games in one round.
    Twice,
    PointsDiffer,
    /// Most totals don't match.
    PointsUnchecked,
    /// The number differs from the announced one.
    CountDiffers,
    /// An earlier player has the same id in the same system.
    DuplicatePlayer,
    Preliminary,
    /// Understood, but the document has no place for it.
    NotTaken,
    /// The table has pairs without rounds.
    RoundsAssigned,
}

pub const MAX_REMARKS: usize = 100_000;

/// A remark on a doubtful place. Section 2.8.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Remark {
    /// Line, from 1; `None` for the whole file.
    pub line: Option<usize>,
    pub kind: RemarkKind,
    /// Element or column.
    pub at: Option<String>,
    pub text: String,
    #[serde(skip)]
    pub stranger: Option<Stranger>,
}

/// A result against an unknown player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stranger {
    pub round: u8,
    pub number: u32,
    /// Text of the cell; empty if unknown.
    pub cell: String,
}

impl Remark {
    pub fn at_line(line: usize, kind: RemarkKind, text: impl Into<String>) -> Self {
        Self {
            line: Some(line),
            kind,
            at: None,
            text: text.into(),
            stranger: None,
        }
    }

    pub fn on_file(kind: RemarkKind, text: impl Into<String>) -> Self {
        Self {
            line: None,
            kind,
            at: None,
            text: text.into(),
            stranger: None,
        }
    }

    /// Does nothing at the limit: a file of garbage would give a remark for each byte.
    pub fn add_to(self, remarks: &mut Vec<Self>) {
        if remarks.len() <= MAX_REMARKS {
            remarks.push(self);
        }
    }

    pub fn with_element(self, at: impl Into<String>) -> Self {
        Self {
            at: Some(at.into()),
            ..self
        }
    }
}
