//! Official rating lists, as the sites of FIDE and of the European Go Database offer them: a ZIP archive with one file, or that file. They
//! have millions of rows, so they are read as a stream, a row at a time; nothing is kept.
//!
//! FIDE offers text with fixed columns below their headings (`ID Number`, `Name`, `Fed`, ..., `SRtng`, `RRtng`, `BRtng`; in the list of one
//! kind its month, `SEP26`, stands in the place of the rating's name) and XML (`playerslist`, a `player` each). The European Go Database
//! offers text: PIN, name, country, club, grade, promotion, rating, number of tournaments, the last of them; above it the day, `(23 Nov 2026)`.

mod dates;
mod federations;
mod fide;
mod go;
mod pieces;
mod source;
#[cfg(test)]
mod tests;

use std::io::{BufRead, Read, Seek};

use chrono::NaiveDate;

pub use self::federations::country;
use self::pieces::Pieces;
use super::refusal::{Code, Refusal};
use crate::domain::foreign::{Kind, System};
use crate::domain::player::Gender;

/// The most bytes that it may unpack to: FIDE's XML of 1.9 million players are 835 MB. They pass as a stream.
pub const MAX_UNPACKED: u64 = 2 << 30;

/// A row of a list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ListedPlayer {
    /// The number that the system gives, in its canonical form.
    pub number: String,
    /// The name, in Latin letters.
    pub name: String,
    /// Two letters of ISO 3166-1, if it is a country.
    pub country: Option<&'static str>,
    /// Year of birth.
    pub born: Option<i32>,
    /// Gender.
    pub gender: Option<Gender>,
    /// The highest title.
    pub title: String,
    /// The grade.
    pub grade: String,
    /// The ratings, each kind once.
    pub ratings: Vec<(Kind, i32)>,
}

/// What is said of a list beside its rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct About {
    /// The system whose list it is.
    pub system: System,
    /// Its day, if it says so.
    pub dated: Option<NaiveDate>,
    /// How many rows it has.
    pub rows: u64,
}

/// What is known of a list before it is read.
#[derive(Debug, Clone, Copy, Default)]
pub struct Hints<'a> {
    /// The name of its file: FIDE's tell kind and month.
    pub name: &'a str,
    /// The kind of its ratings, if somebody has said it.
    pub kind: Option<Kind>,
}

/// Reads a list, row by row.
///
/// # Errors
/// It is none, or beyond what a list may have.
pub fn read(source: impl Read + Seek, hints: &Hints<'_>, each: &mut dyn FnMut(System, &ListedPlayer)) -> Result<About, Refusal> {
    source::open(source, hints.name, &mut |bytes: &mut dyn BufRead, name: &str| {
        let hints = Hints { name, kind: hints.kind };
        let mut pieces = Pieces::of(bytes);
        let mut rows = 0;
        let mut counted = |system, row: &ListedPlayer| {
            rows += 1;
            each(system, row);
        };
        let (system, dated) = if pieces.begins_as_xml()? {
            (System::Fide, fide::xml(pieces, hints, &mut counted)?)
        } else {
            text(pieces, hints, &mut counted)?
        };
        match rows {
            0 => Err(Refusal::new(Code::NoPlayers, "nobody stands in the list")),
            rows => Ok(About { system, dated: dated.or_else(|| dates::in_name(name)), rows }),
        }
    })
}

/// Lines in which the beginning of the table is looked for.
const PREAMBLE: usize = 400;

/// A list as text: whose it is, tells the first line that can be understood.
fn text<B: BufRead>(
    mut pieces: Pieces<B>,
    hints: Hints<'_>,
    each: &mut dyn FnMut(System, &ListedPlayer),
) -> Result<(System, Option<NaiveDate>), Refusal> {
    let mut dated = None;
    for _ in 0..PREAMBLE {
        let Some(line) = pieces.line()? else { break };
        if let Some(columns) = fide::Columns::of(line) {
            return Ok((System::Fide, fide::text(pieces, &columns, hints, each)?));
        }
        if let Some(row) = go::row(line) {
            each(System::EgfPin, &row);
            go::rest(pieces, each)?;
            return Ok((System::EgfPin, dated));
        }
        dated = dated.or_else(|| dates::in_brackets(line));
    }
    Err(Refusal::new(Code::Unrecognised, "neither a list of FIDE nor of the European Go Database"))
}

/// The kind of the ratings of a list of one kind.
fn kind(hints: Hints<'_>) -> Kind {
    let name = hints.name.to_lowercase();
    hints.kind.unwrap_or(match () {
        () if name.contains("rapid") => Kind::Rapid,
        () if name.contains("blitz") => Kind::Blitz,
        () => Kind::Standard,
    })
}
