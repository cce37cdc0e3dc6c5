//! The rows of a worksheet. Section 10.6.

use chrono::{Days, NaiveDate};

use super::package::Part;
use super::parts::{Dates, Texts};
use crate::crosstable::row::FieldRow;
use crate::refusal::{Code, Refusal};
use crate::xml::Step;

const MAX_ROW: usize = 1_048_576;
const MAX_COLUMN: u32 = 16_384;
const DECIMALS: usize = 6;

/// An error ends the iterator and is stored in `refusal`.
pub(super) struct SheetRows<'a> {
    xml: Part<'a>,
    texts: &'a Texts,
    dates: &'a Dates,
    row: usize,
    column: u32,
    pub(super) refusal: Option<Refusal>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Number,
    Shared,
    Text,
    IsoDate,
    Boolean,
    Error,
}

struct CellStart {
    kind: Kind,
    format: usize,
}

fn damage_refusal(why: &str) -> Refusal {
    Refusal::new(Code::Broken, format!("the workbook is damaged: {why}"))
}

impl<'a> SheetRows<'a> {
    pub(super) fn new(xml: Part<'a>, texts: &'a Texts, dates: &'a Dates) -> Self {
        Self {
            xml,
            texts,
            dates,
            row: 0,
            column: 0,
            refusal: None,
        }
    }

    fn next_row(&mut self) -> Result<Option<FieldRow>, Refusal> {
        loop {
            match self.xml.next()? {
                Step::Start(element) if element.local_name() == "row" => {
                    let number = element.find_attribute("r")?;
                    self.row = row_number(number.as_deref(), self.row)?;
                    self.column = 0;
                    let row = self.read_cells()?;
                    if !row.is_empty() {
                        return Ok(Some(row));
                    }
                }
                Step::Eof => return Ok(None),
                _ => {}
            }
        }
    }

    fn read_cells(&mut self) -> Result<FieldRow, Refusal> {
        let mut row = FieldRow::new(self.row);
        let mut depth = 0_usize;
        loop {
            match self.xml.next()? {
                Step::Start(element) if depth == 0 && element.local_name() == "c" => {
                    let [place, kind, format] = element.find_attributes(["r", "t", "s"])?;
                    self.column = column_number(place.as_deref(), self.column)?;
                    let start = cell_start(kind.as_deref(), format.as_deref());
                    let value = self.value(&start)?;
                    row.push_as_is(self.column - 1, &value);
                }
                Step::Start(_) => depth += 1,
                Step::End if depth == 0 => return Ok(row),
                Step::End => depth -= 1,
                Step::Text(_) => {}
                Step::Eof => return Err(damage_refusal("a row doesn't end")),
            }
        }
    }

    fn value(&mut self, start: &CellStart) -> Result<String, Refusal> {
        let (mut value, mut inline) = (String::new(), String::new());
        let mut inside = super::parts::Inside::default();
        loop {
            match self.xml.next()? {
                Step::Start(element) => inside.start_element(element.local_name()),
                Step::Text(text) if inside.takes_value() => value.push_str(&text),
                Step::Text(text) if inside.takes_text() => inline.push_str(&text),
                Step::Text(_) => {}
                Step::End if inside.end_element().is_none() => break,
                Step::End => {}
                Step::Eof => return Err(damage_refusal("a cell doesn't end")),
            }
        }
        Ok(match start.kind {
            Kind::Error => String::new(),
            Kind::Text => unescape_text(if inline.is_empty() { value } else { inline }),
            Kind::IsoDate => value.split('T').next().unwrap_or_default().to_owned(),
            Kind::Boolean => (if value.trim() == "1" || value.trim() == "true" {
                "true"
            } else {
                "false"
            })
            .to_owned(),
            Kind::Shared => {
                let index = value
                    .trim()
                    .parse()
                    .map_err(|_| damage_refusal("a text without a number"))?;
                unescape_text(
                    self.texts
                        .get(index)
                        .ok_or_else(|| damage_refusal("a text that isn't there"))?
                        .to_owned(),
                )
            }
            Kind::Number => self.number(value.trim(), start.format),
        })
    }

    fn number(&self, value: &str, format: usize) -> String {
        let is_date = self.dates.is_date(format);
        if !is_date
            && value.len() <= 15
            && value.bytes().all(|byte| byte.is_ascii_digit())
            && !value.starts_with('0')
        {
            return value.to_owned();
        }
        let Some(number) = value
            .parse::<f64>()
            .ok()
            .filter(|number| number.is_finite())
        else {
            return value.to_owned();
        };
        if is_date && let Some(date) = serial_to_date(number, self.dates.from_1904) {
            return date.to_string();
        }
        let written = format!("{number:.DECIMALS$}");
        let short = written.trim_end_matches('0').trim_end_matches('.');
        if short == "-0" {
            "0".to_owned()
        } else {
            short.to_owned()
        }
    }
}

/// Decodes `_xHHHH_`, the form of characters that XML can't hold.
fn unescape_text(text: String) -> String {
    let Some((before, mut rest)) = text.split_once("_x") else {
        return text;
    };
    let mut found = before.to_owned();
    loop {
        let code = rest.get(..4).filter(|code| {
            code.bytes().all(|byte| byte.is_ascii_hexdigit()) && rest.get(4..5) == Some("_")
        });
        match code.and_then(|code| char::from_u32(u32::from_str_radix(code, 16).ok()?)) {
            Some(c) => {
                found.push(c);
                rest = rest.get(5..).unwrap_or_default();
            }
            None => found.push_str("_x"),
        }
        let Some((before, after)) = rest.split_once("_x") else {
            break;
        };
        found.push_str(before);
        rest = after;
    }
    found.push_str(rest);
    found
}

impl Iterator for SheetRows<'_> {
    type Item = FieldRow;

    fn next(&mut self) -> Option<FieldRow> {
        if self.refusal.is_some() {
            return None;
        }
        self.next_row().unwrap_or_else(|refusal| {
            self.refusal = Some(refusal);
            None
        })
    }
}

fn cell_start(kind: Option<&str>, format: Option<&str>) -> CellStart {
    let kind = match kind {
        Some("s") => Kind::Shared,
        Some("str" | "inlineStr") => Kind::Text,
        Some("d") => Kind::IsoDate,
        Some("b") => Kind::Boolean,
        Some("e") => Kind::Error,
        _ => Kind::Number,
    };
    CellStart {
        kind,
        format: format
            .and_then(|format| format.parse().ok())
            .unwrap_or_default(),
    }
}

/// The stated number of a row, otherwise the one after the last row. Rows must ascend.
fn row_number(said: Option<&str>, last: usize) -> Result<usize, Refusal> {
    let number = said.map_or(Some(last + 1), |said| said.parse().ok());
    number
        .filter(|number| *number > last && *number <= MAX_ROW)
        .ok_or_else(|| damage_refusal("the rows are out of order"))
}

/// The stated column of a cell, from 1, otherwise the one after the last. Columns must ascend.
fn column_number(said: Option<&str>, last: u32) -> Result<u32, Refusal> {
    let number = said.map_or(Some(last + 1), |said| {
        let letters = said.trim_end_matches(|c: char| c.is_ascii_digit());
        let value = |sum: u32, byte: u8| {
            Some(sum.checked_mul(26)? + u32::from(byte.to_ascii_uppercase().checked_sub(b'A')?) + 1)
        };
        letters
            .bytes()
            .all(|byte| byte.is_ascii_alphabetic())
            .then(|| letters.bytes().take(4).try_fold(0, value))?
    });
    number
        .filter(|number| *number > last && *number <= MAX_COLUMN)
        .ok_or_else(|| damage_refusal("the columns are out of order"))
}

/// The date of a serial number. In the 1900 system the nonexistent 29 February 1900 is counted.
fn serial_to_date(serial: f64, from_1904: bool) -> Option<NaiveDate> {
    let whole = serial.floor();
    if !(0.0..3_000_000.0).contains(&whole) {
        return None;
    }
    let days = format!("{whole:.0}").parse::<u64>().ok()?;
    if from_1904 {
        return NaiveDate::from_ymd_opt(1904, 1, 1)?.checked_add_days(Days::new(days));
    }
    let zero = NaiveDate::from_ymd_opt(1899, 12, if days < 60 { 31 } else { 30 })?;
    (days > 0).then(|| zero.checked_add_days(Days::new(days)))?
}
