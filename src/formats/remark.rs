//! Remarks on what is doubtful in a file. Section 2.8.

use serde::Serialize;

/// The kinds of remarks. Section 2.8.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RemarkKind {
    /// Not UTF-8, encoding guessed.
    Encoding,
    /// A line, record, comment or element that is not understood.
    UnknownLine,
    /// A heading that is not understood.
    UnknownColumn,
    /// A field that can't be read.
    UnreadValue,
    /// A result or a cell that can't be read.
    UnreadCell,
    /// An opponent that nobody is; a record that names nobody.
    UnknownOpponent,
    /// A player against himself.
    #[serde(rename = "self")]
    Oneself,
    /// Only one of two says it.
    OneSided,
    /// Two statements of one thing.
    Contradiction,
    /// Two games in one round.
    Twice,
    /// The total is not the sum of the cells.
    PointsDiffer,
    /// Most totals don't agree.
    PointsUnchecked,
    /// Another number than is announced.
    CountDiffers,
    /// The number of an earlier player in the same system.
    DuplicatePlayer,
    /// Registered preliminarily.
    Preliminary,
    /// Understood, without a place in the document.
    NotTaken,
    /// The table says who met whom, and not in which round.
    RoundsAssigned,
}

/// The most remarks of a document.
pub const MAX_REMARKS: usize = 100_000;

/// Something doubtful. Section 2.8.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Remark {
    /// From 1; none for the file as a whole.
    pub line: Option<usize>,
    /// The kind of remark.
    pub kind: RemarkKind,
    /// Element or column.
    pub at: Option<String>,
    /// A sentence for people.
    pub text: String,
    /// The result that names somebody who isn't there.
    #[serde(skip)]
    pub stranger: Option<Stranger>,
}

/// A result against somebody who isn't there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stranger {
    /// From 1.
    pub round: u8,
    /// The number that nobody has.
    pub number: u32,
    /// What stands there; empty where it isn't known.
    pub cell: String,
}

impl Remark {
    /// A remark on a line.
    pub fn at_line(line: usize, kind: RemarkKind, text: impl Into<String>) -> Self {
        Self { line: Some(line), kind, at: None, text: text.into(), stranger: None }
    }

    /// A remark on the file as a whole.
    pub fn on_file(kind: RemarkKind, text: impl Into<String>) -> Self {
        Self { line: None, kind, at: None, text: text.into(), stranger: None }
    }

    /// Adds it to the others, of which there may be so many only: a file of nonsense would be a remark for each of its bytes.
    pub fn note(self, remarks: &mut Vec<Self>) {
        if remarks.len() <= MAX_REMARKS {
            remarks.push(self);
        }
    }

    /// The same with the element or column that it is about.
    pub fn about(self, at: impl Into<String>) -> Self {
        Self { at: Some(at.into()), ..self }
    }
}
