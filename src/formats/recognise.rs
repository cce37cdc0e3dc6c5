//! Recognises the format of a file and reads it. Sections 1.1 and 3.1.

use super::decode;
use super::document::{Column, Document, Format};
use super::limits::{MAX_BYTES, MAX_PASTED};
use super::options::Options;
use super::refusal::{Code, Refusal};
use super::{crosstable, h9, opengotha, pairgoth, tou, trf, workbook};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reader {
    Xml,
    Json,
    Trf,
    H9,
    Tou,
    Table,
}

/// First bytes of a workbook and of an old Excel file.
const ZIP: &[u8] = b"PK\x03\x04";
const OLD_EXCEL: &[u8] = b"\xd0\xcf\x11\xe0";

/// Names are normalized: a line break in a name would break a line of another file.
pub fn read(bytes: &[u8], options: &Options) -> Result<Document, Refusal> {
    as_written(bytes, options).map(Document::into_normalized)
}

fn as_written(bytes: &[u8], options: &Options) -> Result<Document, Refusal> {
    if bytes.len() > MAX_BYTES {
        return Err(Refusal::new(Code::TooLong, "the file has more than 16 MiB"));
    }
    if options.pasted && bytes.len() > MAX_PASTED {
        return Err(Refusal::new(
            Code::TooLong,
            "the text has more than 256 KiB",
        ));
    }
    if bytes.starts_with(OLD_EXCEL) {
        return Err(Refusal::new(
            Code::OldExcel,
            "this is the format of old Excel; save the file as .xlsx or .csv",
        ));
    }
    let zip = bytes.starts_with(ZIP)
        && options
            .from
            .is_none_or(|format| matches!(format, Format::Table | Format::List));
    if zip {
        return workbook::read(bytes, options);
    }
    let text = decode::decode_text(bytes)?;
    if text
        .text
        .trim_matches(|c: char| c.is_whitespace() || matches!(c, '\u{feff}' | '\u{1a}'))
        .is_empty()
    {
        return Err(Refusal::new(Code::Empty, "the file is empty"));
    }
    let reader = options
        .from
        .map_or_else(|| recognise_text(&text.text), reader_of_format);
    match reader {
        Reader::Xml => opengotha::read(&decode::decode_xml(bytes)?, options),
        Reader::Json => pairgoth::read(&decode::decode_json(bytes)?, options),
        reader if text.text.contains('\0') => Err(Refusal::new(
            Code::Unrecognised,
            format!("a text has no NUL bytes ({reader:?})"),
        )),
        Reader::Trf => trf::read(&text, options.max_players),
        Reader::H9 => h9::read(&text, options.max_players),
        Reader::Tou => tou::read(&text, options.max_players),
        Reader::Table => crosstable::read(&text, options),
    }
}

/// The columns of a table refused for its unknown headings; empty for other refusals.
pub fn find_unexplained(bytes: &[u8], options: &Options, refusal: &Refusal) -> Vec<Column> {
    if !refusal.is_about_columns() {
        return Vec::new();
    }
    if bytes.starts_with(ZIP) {
        return workbook::find_unexplained(bytes, options).unwrap_or_default();
    }
    match decode::decode_text(bytes) {
        Ok(text) if !text.text.contains('\0') && recognise_text(&text.text) == Reader::Table => {
            crosstable::unexplained_text(&text, options)
        }
        _ => Vec::new(),
    }
}

fn reader_of_format(format: Format) -> Reader {
    match format {
        Format::Trf16 | Format::Trf26 => Reader::Trf,
        Format::H9 => Reader::H9,
        Format::OpenGotha => Reader::Xml,
        Format::Pairgoth => Reader::Json,
        Format::Tou => Reader::Tou,
        Format::Table | Format::List => Reader::Table,
    }
}

/// Section 3.1, from the second rule on.
fn recognise_text(text: &str) -> Reader {
    match text
        .trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}')
        .chars()
        .next()
    {
        Some('<') => return Reader::Xml,
        Some('{' | '[') => return Reader::Json,
        _ => {}
    }
    let (mut h9, mut tou) = (false, false);
    for line in decode::split_lines(text) {
        if is_player_of_trf(line) {
            return Reader::Trf;
        }
        if let Some(comment) = line.trim_start().strip_prefix(';').map(str::trim_start) {
            h9 = h9 || is_header_of_h9(comment);
            tou = tou || is_header_of_tou(comment);
        }
    }
    match (h9, tou) {
        (true, _) => Reader::H9,
        (false, true) => Reader::Tou,
        (false, false) => Reader::Table,
    }
}

/// True for `001`, a space, three spaces or digits, a digit, then a space or the end.
fn is_player_of_trf(line: &str) -> bool {
    let Some((head, behind)) = line.split_at_checked(8) else {
        return false;
    };
    let [b'0', b'0', b'1', b' ', number @ .., last] = head.as_bytes() else {
        return false;
    };
    number.iter().all(|b| *b == b' ' || b.is_ascii_digit())
        && last.is_ascii_digit()
        && behind.chars().next().is_none_or(char::is_whitespace)
}

/// After `;`: a header directly followed by `[`.
fn is_header_of_h9(comment: &str) -> bool {
    comment.split_once('[').is_some_and(|(code, _)| {
        matches!(
            code,
            "TC" | "CL" | "EV" | "PC" | "DT" | "HA" | "KM" | "TM" | "CM"
        )
    })
}

fn is_header_of_tou(comment: &str) -> bool {
    comment
        .split_once('=')
        .is_some_and(|(key, _)| tou::is_key(key))
}
