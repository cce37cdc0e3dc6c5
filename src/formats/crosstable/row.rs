//! A row of a table: the non-empty fields, in one text.

use crate::text::tidy_text;

/// A row. Empty fields take no memory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FieldRow {
    /// The line in which it begins, from 1; the number of the row in a workbook.
    pub(crate) line: usize,
    text: String,
    /// Column, and end in the text, in the order of the columns.
    fields: Vec<(u32, usize)>,
}

impl FieldRow {
    pub(crate) fn new(line: usize) -> Self {
        Self {
            line,
            text: String::new(),
            fields: Vec::new(),
        }
    }

    pub(crate) fn with_room(line: usize, bytes: usize, fields: usize) -> Self {
        Self {
            line,
            text: String::with_capacity(bytes),
            fields: Vec::with_capacity(fields),
        }
    }

    /// Section 10.1: removes an apostrophe before a leading `=`, `+`, `-`, `@` or tab.
    pub(crate) fn push(&mut self, column: u32, field: &str) {
        let field = match field.as_bytes() {
            [b'\'', b'=' | b'+' | b'-' | b'@' | b'\t', ..] => field.get(1..).unwrap_or(field),
            _ => field,
        };
        self.push_as_is(column, field);
    }

    pub(crate) fn push_as_is(&mut self, column: u32, field: &str) {
        let tidied = tidy_text(field);
        if !tidied.is_empty() {
            self.push_tidy(column, &tidied);
        }
    }

    /// Appends a field that is known to be non-empty and tidy.
    pub(crate) fn push_tidy(&mut self, column: u32, field: &str) {
        self.text.push_str(field);
        self.fields.push((column, self.text.len()));
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.fields.is_empty()
    }

    pub(crate) fn field_count(&self) -> usize {
        self.fields.len()
    }

    pub(crate) fn get(&self, column: u32) -> &str {
        // In nearly every row no field before it is empty.
        let guess = usize::try_from(column).unwrap_or(usize::MAX);
        if self.fields.get(guess).is_some_and(|(at, _)| *at == column) {
            return self.field(guess);
        }
        self.fields
            .binary_search_by_key(&column, |(at, _)| *at)
            .map_or("", |place| self.field(place))
    }

    fn field(&self, place: usize) -> &str {
        let begin = place
            .checked_sub(1)
            .and_then(|before| self.fields.get(before))
            .map_or(0, |(_, end)| *end);
        let end = self.fields.get(place).map_or(begin, |(_, end)| *end);
        self.text.get(begin..end).unwrap_or_default()
    }

    pub(crate) fn fields(&self) -> impl Iterator<Item = (u32, &str)> {
        self.fields
            .iter()
            .enumerate()
            .map(|(place, (column, _))| (*column, self.field(place)))
    }
}
