//! Cutting a text into rows and fields. Section 10.1.

use std::collections::HashMap;

use memchr::memchr2;

use super::headings::Aliases;
use super::row::FieldRow;
use crate::column_kind::Meaning;

/// The separators to try; the first one wins a tie.
pub(super) const SEPARATORS: [u8; 4] = *b"\t;|,";
/// Non-empty rows in which the headings are searched.
pub(super) const HEAD: usize = 60;

pub(super) struct Cut {
    pub(super) above: Vec<FieldRow>,
    /// The headings; empty if there are none.
    pub(super) heading: FieldRow,
    pub(super) headed: bool,
    /// Meanings of columns that the cutting found out.
    pub(super) hints: HashMap<u32, Meaning>,
    pub(super) rows: Vec<FieldRow>,
    /// The lines that belong to no row.
    pub(super) left_out: Vec<usize>,
}

/// Section 10.1: by the separator with the most known headings, else by a ruler line.
pub(super) fn cut_rows<'a>(
    text: &'a str,
    known: &Aliases,
) -> Option<Box<dyn Iterator<Item = FieldRow> + 'a>> {
    let text = text.trim_end_matches('\u{1a}');
    let quotes = has_quotes(text);
    let separated = |separator| Separated {
        rest: text,
        line: 1,
        separator,
        quotes,
        fields: 0,
    };
    let mut best: Option<(usize, u8)> = None;
    for separator in SEPARATORS {
        for row in separated(separator).take(HEAD) {
            // A row has at most as many headings as fields.
            let most = best.map_or(0, |(most, _)| most);
            if row.field_count() > most
                && let Some(count) = known.heading_count(&row).filter(|count| *count > most)
            {
                best = Some((count, separator));
            }
        }
    }
    if let Some((_, separator)) = best {
        return Some(Box::new(separated(separator)));
    }
    let ruled = Ruled::from_text(text)?;
    let fits = ruled
        .clone()
        .take(HEAD)
        .any(|row| known.heading_count(&row).is_some());
    fits.then(|| -> Box<dyn Iterator<Item = FieldRow>> { Box::new(ruled) })
}

/// For a text without known headings: by the separator with the widest rows, else by a ruler.
pub(super) fn find_widest_rows(text: &str) -> Vec<FieldRow> {
    let text = text.trim_end_matches('\u{1a}');
    let width = |rows: &[FieldRow]| {
        rows.iter()
            .map(FieldRow::field_count)
            .max()
            .unwrap_or_default()
    };
    let mut best: Vec<FieldRow> = Vec::new();
    for separator in SEPARATORS {
        let rows: Vec<FieldRow> = Separated::new(text, separator).take(HEAD).collect();
        if width(&rows) > width(&best).max(1) {
            best = rows;
        }
    }
    if best.is_empty() {
        Ruled::from_text(text)
            .map(|ruled| ruled.take(HEAD).collect())
            .unwrap_or_default()
    } else {
        best
    }
}

/// True if quotes are in pairs. Otherwise they are part of a name.
fn has_quotes(text: &str) -> bool {
    text.bytes().filter(|byte| *byte == b'"').count() % 2 == 0
}

fn is_rule(c: char) -> bool {
    super::cells::is_dash(c) || matches!(c, '─' | '━' | '═')
}

/// True for a line of dashes, with blanks, `|` and `+` between them.
pub(super) fn is_ruler(line: &str) -> bool {
    let mut dashes = false;
    for c in line.chars() {
        if is_rule(c) {
            dashes = true;
        } else if !c.is_whitespace() && c != '|' && c != '+' {
            return false;
        }
    }
    dashes
}

/// Splits off the first line; lines end with CRLF, LF or CR.
fn first_line(text: &str) -> (&str, &str) {
    let Some(end) = memchr2(b'\n', b'\r', text.as_bytes()) else {
        return (text, "");
    };
    let (line, rest) = text.split_at_checked(end).unwrap_or((text, ""));
    (
        line,
        rest.strip_prefix("\r\n")
            .or_else(|| rest.get(1..))
            .unwrap_or_default(),
    )
}

/// Rows by a separator, with the quotes of RFC 4180 if there are any.
pub(super) struct Separated<'a> {
    rest: &'a str,
    line: usize,
    separator: u8,
    quotes: bool,
    /// Number of fields of the preceding row.
    fields: usize,
}

impl<'a> Separated<'a> {
    pub(super) fn new(text: &'a str, separator: u8) -> Self {
        let text = text.trim_end_matches('\u{1a}');
        Self {
            rest: text,
            line: 1,
            separator,
            quotes: has_quotes(text),
            fields: 0,
        }
    }

    fn begins_with(&self, sign: u8) -> bool {
        self.rest.as_bytes().first() == Some(&sign)
    }

    fn skip_char(&mut self) {
        self.rest = self.rest.get(1..).unwrap_or_default();
    }

    /// The flag is true for printable ASCII with single blanks, as nearly every field is.
    fn take_plain_field(&mut self) -> (&'a str, bool) {
        let (mut end, mut tidy, mut blank) = (0, true, true);
        for byte in self
            .rest
            .bytes()
            .take_while(|byte| *byte != self.separator && !matches!(byte, b'\n' | b'\r'))
        {
            tidy &= byte.is_ascii_graphic() || (byte == b' ' && !blank);
            blank = byte == b' ';
            end += 1;
        }
        let (field, rest) = self.rest.split_at_checked(end).unwrap_or((self.rest, ""));
        self.rest = rest;
        (field, tidy && !blank)
    }

    /// Counts its line breaks. Text after the closing quote belongs to the field.
    fn take_quoted_field(&mut self) -> String {
        let mut field = String::new();
        self.skip_char();
        loop {
            let end = self.rest.find('"').unwrap_or(self.rest.len());
            let (part, rest) = self.rest.split_at_checked(end).unwrap_or((self.rest, ""));
            self.line += line_breaks(part);
            field.push_str(part);
            self.rest = rest.get(1..).unwrap_or_default();
            if self.begins_with(b'"') {
                field.push('"');
                self.skip_char();
            } else {
                break;
            }
        }
        field.push_str(self.take_plain_field().0);
        field
    }

    fn take_row(&mut self) -> FieldRow {
        let (line, _) = first_line(self.rest);
        let mut row = FieldRow::with_room(self.line, line.len(), self.fields);
        if is_ruler(line) {
            self.rest = self.rest.get(line.len()..).unwrap_or_default();
            self.end_line();
            return row;
        }
        let mut column = 0;
        loop {
            if self.quotes && self.begins_with(b'"') {
                let field = self.take_quoted_field();
                row.push(column, &field);
            } else {
                match self.take_plain_field() {
                    (field, true) if !field.starts_with('\'') => row.push_tidy(column, field),
                    (field, _) => row.push(column, field),
                }
            }
            if !self.begins_with(self.separator) {
                break;
            }
            self.skip_char();
            column += 1;
        }
        self.end_line();
        self.fields = row.field_count();
        row
    }

    fn end_line(&mut self) {
        let (_, rest) = first_line(self.rest);
        self.rest = rest;
        self.line += 1;
    }
}

fn line_breaks(text: &str) -> usize {
    let returns = text.bytes().filter(|byte| *byte == b'\r').count();
    let both = text.matches("\r\n").count();
    returns + text.bytes().filter(|byte| *byte == b'\n').count() - both
}

impl Iterator for Separated<'_> {
    type Item = FieldRow;

    fn next(&mut self) -> Option<FieldRow> {
        while !self.rest.is_empty() {
            let row = self.take_row();
            if !row.is_empty() {
                return Some(row);
            }
        }
        None
    }
}

#[derive(Clone)]
struct Ruled<'a> {
    rest: &'a str,
    line: usize,
    starts: Vec<usize>,
}

impl<'a> Ruled<'a> {
    /// The columns of the first ruler line with at least three groups.
    fn from_text(text: &'a str) -> Option<Self> {
        let mut rest = text;
        while !rest.is_empty() {
            let (line, after) = first_line(rest);
            rest = after;
            if is_ruler(line) {
                let starts = group_starts(line);
                if starts.len() >= 3 {
                    return Some(Self {
                        rest: text,
                        line: 0,
                        starts,
                    });
                }
            }
        }
        None
    }

    /// The fields of a line by character positions, trimmed of blanks and `|`.
    fn split_line(&self, line: &str) -> FieldRow {
        let mut row = FieldRow::new(self.line);
        let mut chars = line
            .char_indices()
            .map(|(at, _)| at)
            .chain([line.len()])
            .enumerate();
        let mut place = |wanted: usize| chars.find(|(count, _)| *count == wanted).map(|(_, at)| at);
        let mut begin = self.starts.first().and_then(|start| place(*start));
        for (column, next) in (0_u32..).zip(self.starts.iter().skip(1).map(Some).chain([None])) {
            let Some(from) = begin else { break };
            begin = next.and_then(|next| place(*next));
            let field = line
                .get(from..begin.unwrap_or(line.len()))
                .unwrap_or_default();
            row.push(
                column,
                field.trim_matches(|c: char| c.is_whitespace() || c == '|'),
            );
        }
        row
    }
}

/// The starts of the groups of dashes in a line, in characters.
fn group_starts(line: &str) -> Vec<usize> {
    let mut starts = Vec::new();
    let mut inside = false;
    for (at, c) in line.chars().enumerate() {
        let dash = is_rule(c);
        if dash && !inside {
            starts.push(at);
        }
        inside = dash;
    }
    starts
}

impl Iterator for Ruled<'_> {
    type Item = FieldRow;

    fn next(&mut self) -> Option<FieldRow> {
        while !self.rest.is_empty() {
            let (line, rest) = first_line(self.rest);
            self.rest = rest;
            self.line += 1;
            if is_ruler(line) {
                continue;
            }
            let row = self.split_line(line);
            if !row.is_empty() {
                return Some(row);
            }
        }
        None
    }
}
