//! Pasted texts with another layout than files: without headings, or with blanks between columns.
//! The text is converted to the same rows as a file and then read like one.

use std::collections::HashMap;

use super::cut::{self, Cut, Separated};
use super::fields::{has_letters, holds_games, is_game, is_row_number};
use super::headings::Aliases;
use super::layout::Layout;
use super::row::FieldRow;
use super::rows::said_by_contents;
use super::{blanks, guess, rows};
use crate::decode::Text;
use crate::document::{Document, Format, Remark, RemarkKind};
use crate::options::Options;
use crate::refusal::{Code, Refusal};

/// Reads a pasted table by section 10, and by the contents of columns if that is not enough.
pub(super) fn read_pasted(
    text: &Text,
    known: &Aliases,
    options: &Options,
) -> Result<Document, Refusal> {
    let unrecognised =
        || Refusal::new(Code::Unrecognised, "nothing in the text looks like a table");
    let cut = cut_text(text, known, options.max_players)?.ok_or_else(unrecognised)?;
    let said = guess::find_meanings(&cut, known);
    let mut document = Document::new(Format::Table);
    document.remarks.extend(text.encoding_remark());
    for row in &cut.above {
        rows::row_above(&mut document, row)?;
    }
    for line in &cut.left_out {
        Remark::at_line(*line, RemarkKind::UnknownLine, "the line belongs to no row")
            .add_to(&mut document.remarks);
    }
    let layout = Layout::from_heading(cut.heading, known, &said, &mut document.remarks)?;
    rows::read_below(document, layout, cut.rows.into_iter(), options)
}

/// Cuts by headings like a file, else by the separator that isolates results, else by blanks.
fn cut_text(text: &Text, known: &Aliases, max_players: usize) -> Result<Option<Cut>, Refusal> {
    if let Some(rows) = cut::cut_rows(&text.text, known) {
        return Ok(cut_headed(rows, known));
    }
    match find_separator(&text.text) {
        Some(separator) => Ok(cut_headless(
            Separated::new(&text.text, separator),
            max_players,
        )),
        None => blanks::cut_rows(text, known, max_players),
    }
}

fn cut_headed(mut rows: impl Iterator<Item = FieldRow>, known: &Aliases) -> Option<Cut> {
    let mut above: Vec<FieldRow> = rows.by_ref().take(cut::HEAD).collect();
    let mut below = above.split_off(known.heading_row(&above)? + 1);
    let heading = above.pop()?;
    below.extend(rows);
    let hints = said_by_contents(&heading, &below);
    Some(Cut {
        above,
        heading,
        headed: true,
        hints,
        rows: below,
        left_out: Vec::new(),
    })
}

/// The separator that isolates nearly all results.
fn find_separator(text: &str) -> Option<u8> {
    let games = |separator: u8| {
        let fields = text
            .lines()
            .flat_map(|line| line.split(char::from(separator)));
        fields
            .filter(|field| is_game(field.trim().trim_matches('"')))
            .count()
    };
    let by_blanks = text
        .split_whitespace()
        .filter(|field| is_game(field))
        .count();
    let fits = |games: usize| games > 0 && games * 10 >= by_blanks * 9;
    cut::SEPARATORS
        .into_iter()
        .find(|separator| fits(games(*separator)))
}

/// The rows of a table without headings, which begins with the first results.
fn cut_headless(rows: impl Iterator<Item = FieldRow>, max_players: usize) -> Option<Cut> {
    let mut cut = Cut {
        above: Vec::new(),
        heading: FieldRow::new(0),
        headed: false,
        hints: HashMap::new(),
        rows: Vec::new(),
        left_out: Vec::new(),
    };
    for row in rows {
        if holds_games(&row) || (!cut.rows.is_empty() && is_numbered(&row)) {
            cut.rows.push(row);
        } else if cut.rows.is_empty() {
            cut.above.push(row);
        } else {
            cut.left_out.push(row.line);
        }
        if cut.rows.len() > max_players {
            break;
        }
    }
    cut.heading.line = cut.rows.first().map_or(1, |row| row.line);
    (!cut.rows.is_empty()).then_some(cut)
}

fn is_numbered(row: &FieldRow) -> bool {
    let first = row.fields().next();
    first.is_some_and(|(_, field)| is_row_number(field))
        && row.fields().any(|(_, field)| has_letters(field))
}
