//! Official rating lists of FIDE and the European Go Database: a file, or a ZIP archive with one.
//! They have millions of rows, which are streamed one at a time and not stored.
//!
//! FIDE offers XML (`playerslist` with a `player` each) and text with fixed columns below headings
//! (`ID Number`, `Name`, `Fed`, ..., `SRtng`, `RRtng`, `BRtng`). In a text list of one kind the
//! rating's heading is the month, `SEP26`. The European Go Database offers text: PIN, name,
//! country, club, grade, promotion, rating, number of tournaments, the last of them; above it the
//! date, `(23 Nov 2026)`.

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

pub use self::federations::country_code;
use self::pieces::Pieces;
use super::refusal::{Code, Refusal};
use crate::domain::external_id::{Kind, System};
use crate::domain::player::Gender;

/// Most unpacked bytes: FIDE's XML of 1.9 million players has 835 MB, read as a stream.
pub const MAX_UNPACKED: u64 = 2 << 30;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ListedPlayer {
    /// In canonical form.
    pub number: String,
    /// In Latin letters.
    pub name: String,
    /// The two-letter code of ISO 3166-1; `None` if it isn't a country.
    pub country: Option<&'static str>,
    pub born: Option<i32>,
    pub gender: Option<Gender>,
    /// Highest title.
    pub title: String,
    pub grade: String,
    /// Each kind occurs once.
    pub ratings: Vec<(Kind, i32)>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct About {
    pub system: System,
    pub dated: Option<NaiveDate>,
    pub rows: u64,
}

#[derive(Debug, Clone, Copy, Default)]
pub struct Hints<'a> {
    /// File name: FIDE's contain kind and month.
    pub name: &'a str,
    /// Kind of the ratings, if given by the user.
    pub kind: Option<Kind>,
}

pub fn read_list(
    source: impl Read + Seek,
    hints: &Hints<'_>,
    each: &mut dyn FnMut(System, &ListedPlayer),
) -> Result<About, Refusal> {
    source::open_source(
        source,
        hints.name,
        &mut |bytes: &mut dyn BufRead, name: &str| {
            let hints = Hints {
                name,
                kind: hints.kind,
            };
            let mut pieces = Pieces::new(bytes);
            let mut rows = 0;
            let mut counted = |system, row: &ListedPlayer| {
                rows += 1;
                each(system, row);
            };
            let (system, dated) = if pieces.begins_as_xml()? {
                (System::Fide, fide::read_xml(pieces, hints, &mut counted)?)
            } else {
                read_text(pieces, hints, &mut counted)?
            };
            match rows {
                0 => Err(Refusal::new(Code::NoPlayers, "nobody stands in the list")),
                rows => Ok(About {
                    system,
                    dated: dated.or_else(|| dates::in_name(name)),
                    rows,
                }),
            }
        },
    )
}

/// Lines searched for the beginning of the table.
const PREAMBLE: usize = 400;

/// Reads a text list. The first line that parses determines the system.
fn read_text<B: BufRead>(
    mut pieces: Pieces<B>,
    hints: Hints<'_>,
    each: &mut dyn FnMut(System, &ListedPlayer),
) -> Result<(System, Option<NaiveDate>), Refusal> {
    let mut dated = None;
    for _ in 0..PREAMBLE {
        let Some(line) = pieces.next_line()? else {
            break;
        };
        if let Some(columns) = fide::Columns::from_headings(line) {
            return Ok((
                System::Fide,
                fide::read_text(pieces, &columns, hints, each)?,
            ));
        }
        if let Some(row) = go::parse_row(line) {
            each(System::EgfPin, &row);
            go::read_rest(pieces, each)?;
            return Ok((System::EgfPin, dated));
        }
        dated = dated.or_else(|| dates::in_brackets(line));
    }
    Err(Refusal::new(
        Code::Unrecognised,
        "neither a list of FIDE nor of the European Go Database",
    ))
}

fn rating_kind(hints: Hints<'_>) -> Kind {
    let name = hints.name.to_lowercase();
    hints.kind.unwrap_or(match () {
        () if name.contains("rapid") => Kind::Rapid,
        () if name.contains("blitz") => Kind::Blitz,
        () => Kind::Standard,
    })
}
