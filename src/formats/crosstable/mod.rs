//! Tables and rating lists: CSV, ruled text, and the rows of workbooks. Section 10.

mod blanks;
mod captions;
mod cells;
mod cut;
mod fields;
mod guess;
pub mod headings;
mod layout;
mod matrix;
mod pasted;
mod player;
pub(crate) mod row;
pub(crate) mod rows;
pub mod write;

#[cfg(test)]
mod pasted_tests;
#[cfg(test)]
mod tests;

use super::decode::Text;
use super::document::{Column, Document};
use super::options::Options;
use super::refusal::{Code, Refusal};
use row::FieldRow;

/// Maximum number of columns that a user is asked to explain.
const MOST_UNEXPLAINED: usize = 100;

/// Reads a table or a list as text. Section 10.
pub fn read(text: &Text, options: &Options) -> Result<Document, Refusal> {
    let known = headings::Aliases::new(&options.map);
    if options.pasted {
        return pasted::read_pasted(text, &known, options);
    }
    let unrecognised = || {
        Refusal::new(
            Code::Unrecognised,
            "no format that is known; a table without headings",
        )
    };
    let rows = cut::cut_rows(&text.text, &known).ok_or_else(unrecognised)?;
    rows::read_rows(
        rows,
        &known,
        options,
        text.encoding_remark().into_iter().collect(),
    )
}

/// The columns of a text that is refused as a table; empty if it doesn't look like one.
pub(crate) fn unexplained_text(text: &Text, options: &Options) -> Vec<Column> {
    let known = headings::Aliases::new(&options.map);
    match cut::cut_rows(&text.text, &known) {
        Some(rows) => find_unexplained(&rows.take(cut::HEAD).collect::<Vec<_>>(), &known),
        None => find_unexplained(&cut::find_widest_rows(&text.text), &known),
    }
}

/// The heading row, else the first wide row, with known meanings; empty if the rows are no table.
pub(crate) fn find_unexplained(rows: &[FieldRow], known: &headings::Aliases) -> Vec<Column> {
    let widest = rows
        .iter()
        .map(FieldRow::field_count)
        .max()
        .unwrap_or_default();
    // A heading row may leave some columns without a heading.
    let wide = |row: &&FieldRow| row.field_count() * 5 >= widest * 4;
    let head = rows
        .iter()
        .find(|row| known.heading_count(row).is_some())
        .or_else(|| rows.iter().find(wide));
    let Some(head) = head.filter(|_| (3..=MOST_UNEXPLAINED).contains(&widest)) else {
        return Vec::new();
    };
    let below = rows
        .iter()
        .filter(|row| row.line > head.line && row.field_count() * 2 >= widest)
        .count();
    if below == 0 {
        return Vec::new();
    }
    let column = |heading: &str| Column {
        heading: heading.to_owned(),
        meaning: known.find_meaning(heading).map(|found| found.meaning),
    };
    head.fields().map(|(_, heading)| column(heading)).collect()
}
