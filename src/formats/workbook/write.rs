//! Writing workbooks. Section 10.6.

use rust_xlsxwriter::{DocProperties, ExcelDateTime, Format, Workbook, Worksheet, XlsxError};

use crate::crosstable::write::{Mark, Sheet, Value, build_sheet};
use crate::document::Document;
use crate::domain::language::Language;
use crate::number::Number;
use crate::output::OutputFile;
use crate::refusal::{Code, Refusal};

/// A note on the use of the data: a sheet of its own after the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// Name of the sheet, at most 31 characters.
    pub sheet: String,
    pub lines: Vec<String>,
}

/// Writes one sheet `Crosstable` with the rows of section 10.5.
pub fn write(document: &Document, language: Language) -> Result<OutputFile, Refusal> {
    write_noted(document, language, &Mark::default(), None)
}

pub fn write_noted(
    document: &Document,
    language: Language,
    mark: &Mark,
    note: Option<&Note>,
) -> Result<OutputFile, Refusal> {
    let sheet = build_sheet(document, language).marked(mark);
    let bytes = build_workbook(&sheet, note)
        .map_err(|why| Refusal::new(Code::Target, format!("a workbook can't hold it: {why}")))?;
    Ok(sheet.lost.with(bytes))
}

fn build_workbook(sheet: &Sheet<'_>, note: Option<&Note>) -> Result<Vec<u8>, XlsxError> {
    let mut workbook = Workbook::new();
    // A constant date, so that equal documents give equal bytes.
    workbook.set_properties(
        &DocProperties::new().set_creation_datetime(&ExcelDateTime::from_ymd(2000, 1, 1)?),
    );
    let worksheet = workbook.add_worksheet();
    worksheet.set_name("Crosstable")?;
    write_rows(worksheet, sheet)?;
    if let Some(note) = note {
        let worksheet = workbook.add_worksheet();
        worksheet.set_name(&note.sheet)?;
        worksheet.set_column_width(0, 100)?;
        let wrapped = Format::new().set_text_wrap();
        for (text, row) in note.lines.iter().zip(0..) {
            worksheet.write_string_with_format(row, 0, text, &wrapped)?;
        }
    }
    workbook.save_to_buffer()
}

fn to_float(number: Number) -> f64 {
    number.to_string().parse().unwrap_or_default()
}

fn write_rows(worksheet: &mut Worksheet, sheet: &Sheet<'_>) -> Result<(), XlsxError> {
    let mut row = 0;
    for (word, value) in &sheet.above {
        worksheet.write_string(row, 0, *word)?;
        worksheet.write_string(row, 1, value)?;
        row += 1;
    }
    if row > 0 {
        row += 1;
    }
    let bold = Format::new().set_bold();
    // The star is part of the number format, so that the cell stays a number.
    let starred = Format::new().set_num_format("General\"*\"");
    for (column, at) in sheet.columns.iter().zip(0..) {
        worksheet.write_string_with_format(row, at, &column.heading, &bold)?;
    }
    row += 1;
    worksheet.set_freeze_panes(row, 0)?;
    for player in &sheet.players {
        for (column, at) in sheet.columns.iter().zip(0..) {
            match (column.value)(player) {
                Value::Empty => {}
                Value::Text(text) => {
                    worksheet.write_string(row, at, text.into_owned())?;
                }
                Value::Number(number) => {
                    worksheet.write_number(row, at, to_float(number))?;
                }
                Value::Starred(number) => {
                    worksheet.write_number_with_format(row, at, to_float(number), &starred)?;
                }
            }
        }
        row += 1;
    }
    Ok(())
}
