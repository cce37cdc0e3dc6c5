//! The lists of FIDE: text with fixed columns, and XML.

use std::borrow::Cow;
use std::io::BufRead;

use chrono::NaiveDate;

use super::pieces::{Pieces, decode_bytes};
use super::{Hints, ListedPlayer, dates, federations, rating_kind};
use crate::domain::external_id::{Kind, System};
use crate::domain::player::Gender;
use crate::refusal::{Code, Refusal};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Holds {
    Number,
    Name,
    Country,
    Gender,
    Title,
    /// Rating of this kind; `None` for the kind of the list.
    Rating(Option<Kind>),
    Born,
    Nothing,
}

/// The first match counts, because some headings touch each other in old lists.
const HEADINGS: [(&str, Holds); 19] = [
    ("ID Number", Holds::Number),
    ("Name", Holds::Name),
    ("Fed", Holds::Country),
    ("Sex", Holds::Gender),
    ("Titl", Holds::Title),
    ("Tit", Holds::Title),
    ("WTit", Holds::Nothing),
    ("OTit", Holds::Nothing),
    ("FOA", Holds::Nothing),
    ("SRtng", Holds::Rating(Some(Kind::Standard))),
    ("RRtng", Holds::Rating(Some(Kind::Rapid))),
    ("BRtng", Holds::Rating(Some(Kind::Blitz))),
    ("Rating", Holds::Rating(None)),
    ("Rtng", Holds::Rating(None)),
    ("Games", Holds::Nothing),
    ("Game", Holds::Nothing),
    ("B-day", Holds::Born),
    ("Born", Holds::Born),
    ("Flag", Holds::Nothing),
];

pub(super) struct Columns {
    /// First byte of each column with its content.
    starts: Vec<(usize, Holds)>,
    dated: Option<NaiveDate>,
}

impl Columns {
    pub(super) fn from_headings(line: &str) -> Option<Columns> {
        let begin = line.len() - line.trim_start().len();
        if !line.is_ascii() || !line[begin..].get(..9)?.eq_ignore_ascii_case("ID Number") {
            return None;
        }
        let (mut starts, mut dated, mut at) = (Vec::new(), None, begin);
        while at < line.len() {
            let rest = &line[at..];
            let blanks = rest.len() - rest.trim_start().len();
            if blanks > 0 {
                at += blanks;
                continue;
            }
            let fits = |(heading, _): &&(&str, Holds)| {
                rest.get(..heading.len())
                    .is_some_and(|head| head.eq_ignore_ascii_case(heading))
            };
            let (length, holds) = match HEADINGS.iter().find(fits) {
                Some((heading, holds)) => (heading.len(), *holds),
                None => {
                    let word = rest.split_whitespace().next().unwrap_or(rest);
                    let day = word.get(..5).and_then(dates::month_and_year);
                    dated = dated.or(day);
                    day.map_or((word.len(), Holds::Nothing), |_| (5, Holds::Rating(None)))
                }
            };
            // The first column begins at the margin.
            starts.push((if starts.is_empty() { 0 } else { at }, holds));
            at += length;
        }
        let has = |wanted| starts.iter().any(|(_, holds)| *holds == wanted);
        (has(Holds::Name)
            && starts
                .iter()
                .any(|(_, holds)| matches!(holds, Holds::Rating(_))))
        .then_some(Columns { starts, dated })
    }

    /// Columns are counted in bytes, as by the writer.
    fn split_line<'a>(&'a self, line: &'a [u8]) -> impl Iterator<Item = (Holds, Cow<'a, str>)> {
        let ends = self
            .starts
            .iter()
            .skip(1)
            .map(|(at, _)| *at)
            .chain([line.len()]);
        let part = |from: usize, to: usize| {
            line.get(from..to.min(line.len()))
                .unwrap_or_default()
                .trim_ascii()
        };
        self.starts
            .iter()
            .zip(ends)
            .map(move |((from, holds), to)| (*holds, decode_bytes(part(*from, to))))
    }
}

/// Skips lines without a number. Returns the list's date, if it has one.
pub(super) fn read_text<B: BufRead>(
    mut pieces: Pieces<B>,
    columns: &Columns,
    hints: Hints<'_>,
    each: &mut dyn FnMut(System, &ListedPlayer),
) -> Result<Option<NaiveDate>, Refusal> {
    let own = rating_kind(hints);
    let mut row = ListedPlayer::default();
    while let Some(line) = pieces.next_line_bytes()? {
        clear_row(&mut row);
        for (holds, cell) in columns.split_line(line) {
            let cell = &*cell;
            match holds {
                _ if cell.is_empty() => {}
                Holds::Number => set_number(&mut row, cell),
                Holds::Name => set(&mut row.name, cell),
                Holds::Country => row.country = federations::country_code(cell),
                Holds::Gender => row.gender = parse_gender(cell),
                Holds::Title => set(&mut row.title, cell),
                Holds::Rating(kind) => add_rating(&mut row, kind.unwrap_or(own), cell),
                Holds::Born => row.born = parse_year(cell),
                Holds::Nothing => {}
            }
        }
        report_row(&row, each);
    }
    Ok(columns.dated)
}

/// Reads the XML. It is flat, so a stream of tags suffices: a million of them take a second.
pub(super) fn read_xml<B: BufRead>(
    mut pieces: Pieces<B>,
    hints: Hints<'_>,
    each: &mut dyn FnMut(System, &ListedPlayer),
) -> Result<Option<NaiveDate>, Refusal> {
    let own = rating_kind(hints);
    let mut row = ListedPlayer::default();
    let (mut inside, mut ended) = (false, false);
    while let Some(piece) = pieces.next_tag()? {
        match piece.tag {
            "player" => {
                clear_row(&mut row);
                inside = true;
            }
            "/player" => {
                report_row(&row, each);
                inside = false;
            }
            "/playerslist" | "/players" => ended = true,
            tag => {
                if let Some(field) = tag
                    .strip_prefix('/')
                    .filter(|_| inside && !piece.before.is_empty())
                {
                    store_element(&mut row, field, &piece.before, own);
                }
            }
        }
    }
    if inside || !ended {
        return Err(Refusal::new(Code::Broken, "the end of the list is missing"));
    }
    Ok(None)
}

fn store_element(row: &mut ListedPlayer, field: &str, text: &str, own: Kind) {
    match field {
        "fideid" => set_number(row, text),
        "name" => set(&mut row.name, text),
        "country" => row.country = federations::country_code(text),
        "sex" => row.gender = parse_gender(text),
        "title" => set(&mut row.title, text),
        "rating" => add_rating(row, own, text),
        "standard_rating" => add_rating(row, Kind::Standard, text),
        "rapid_rating" => add_rating(row, Kind::Rapid, text),
        "blitz_rating" => add_rating(row, Kind::Blitz, text),
        "birthday" | "birth_year" => row.born = parse_year(text),
        _ => {}
    }
}

fn clear_row(row: &mut ListedPlayer) {
    for text in [
        &mut row.number,
        &mut row.name,
        &mut row.title,
        &mut row.grade,
    ] {
        text.clear();
    }
    row.ratings.clear();
    (row.country, row.born, row.gender) = (None, None, None);
}

fn report_row(row: &ListedPlayer, each: &mut dyn FnMut(System, &ListedPlayer)) {
    if !row.number.is_empty() && !row.name.is_empty() {
        each(System::Fide, row);
    }
}

/// Of repeated values the last one counts.
fn set(field: &mut String, text: &str) {
    field.clear();
    field.push_str(text);
}

fn set_number(row: &mut ListedPlayer, text: &str) {
    let digits = text.len() <= 11
        && text.bytes().all(|b| b.is_ascii_digit())
        && text.bytes().any(|b| b != b'0');
    if digits {
        set(&mut row.number, text);
    }
}

fn parse_gender(text: &str) -> Option<Gender> {
    match text {
        "M" | "m" => Some(Gender::Male),
        "F" | "f" | "W" | "w" => Some(Gender::Female),
        _ => None,
    }
}

/// Parses a year; old lists have dates with the year first or last.
fn parse_year(text: &str) -> Option<i32> {
    let numbers = text.split(['.', '-', '/']).filter(|part| part.len() == 4);
    numbers
        .filter_map(|part| part.parse().ok())
        .find(|year| (1850..=2100).contains(year))
}

/// Adds a rating; 0 means none.
fn add_rating(row: &mut ListedPlayer, kind: Kind, text: &str) {
    let points: Option<i32> = text.parse().ok();
    if let Some(points) = points.filter(|points| {
        kind.is_in_range(*points) && row.ratings.iter().all(|(known, _)| *known != kind)
    }) {
        row.ratings.push((kind, points));
    }
}
