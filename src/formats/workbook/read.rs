//! Reading workbooks. Section 10.6.

use super::package::Package;
use super::parts::Book;
use super::sheet::SheetRows;
use crate::crosstable::headings::Aliases;
use crate::crosstable::row::FieldRow;
use crate::crosstable::{self, rows};
use crate::document::{Column, Document, Remark, RemarkKind};
use crate::options::Options;
use crate::refusal::{Code, Refusal};

/// Number of non-empty rows searched for headings.
const HEAD: usize = 60;

/// The first visible sheet with a heading row; other visible, non-empty ones are `not-taken`.
pub fn read(bytes: &[u8], options: &Options) -> Result<Document, Refusal> {
    let mut package = Package::open(bytes)?;
    let book = Book::from_package(&mut package)?;
    let known = Aliases::new(&options.map);
    let mut remarks = Vec::new();
    let mut chosen = None;
    for sheet in &book.sheets {
        let Some(part) = package.open_part(&sheet.part)? else {
            continue;
        };
        let mut head = SheetRows::new(part, &book.texts, &book.dates);
        let (mut anything, mut headings) = (false, false);
        for row in head.by_ref().take(if chosen.is_none() { HEAD } else { 1 }) {
            anything = true;
            headings |= chosen.is_none() && known.heading_count(&row).is_some();
        }
        if let Some(refusal) = head.refusal {
            return Err(refusal);
        }
        if headings {
            chosen = Some(&sheet.part);
        } else if anything {
            remarks.push(
                Remark::on_file(
                    RemarkKind::NotTaken,
                    format!("the sheet {} is not read", sheet.name),
                )
                .with_element(&sheet.name),
            );
        }
    }
    let part = chosen
        .map(|part| package.open_part(part))
        .transpose()?
        .flatten();
    let part = part.ok_or_else(|| {
        Refusal::new(
            Code::Unrecognised,
            "no sheet of the workbook has a row of headings",
        )
    })?;
    let mut sheet = SheetRows::new(part, &book.texts, &book.dates);
    let document = rows::read_rows(sheet.by_ref(), &known, options, remarks);
    match sheet.refusal {
        Some(refusal) => Err(refusal),
        None => document,
    }
}

/// The columns of the first visible sheet that looks like a table, for a refused workbook.
pub fn find_unexplained(bytes: &[u8], options: &Options) -> Result<Vec<Column>, Refusal> {
    let mut package = Package::open(bytes)?;
    let book = Book::from_package(&mut package)?;
    let known = Aliases::new(&options.map);
    for sheet in &book.sheets {
        let Some(part) = package.open_part(&sheet.part)? else {
            continue;
        };
        let rows: Vec<FieldRow> = SheetRows::new(part, &book.texts, &book.dates)
            .take(HEAD)
            .collect();
        let columns = crosstable::find_unexplained(&rows, &known);
        if !columns.is_empty() {
            return Ok(columns);
        }
    }
    Ok(Vec::new())
}
