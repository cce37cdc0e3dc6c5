//! A row of a table: the fields that hold something, in one text.

use crate::formats::text::tidied;

/// A row. Empty fields take no room, however many there are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::formats) struct FieldRow {
    /// The line in which it begins, from 1; the number of the row in a workbook.
    pub(in crate::formats) line: usize,
    text: String,
    /// Column and end in the text, in the order of the columns.
    fields: Vec<(u32, usize)>,
}

impl FieldRow {
    /// A row without fields.
    pub(in crate::formats) fn new(line: usize) -> Self {
        Self { line, text: String::new(), fields: Vec::new() }
    }

    /// A row without fields that has room for so many bytes and fields.
    pub(in crate::formats) fn with_room(line: usize, bytes: usize, fields: usize) -> Self {
        Self { line, text: String::with_capacity(bytes), fields: Vec::with_capacity(fields) }
    }

    /// Adds a field behind the others. Section 10.1: an apostrophe before `=`, `+`, `-`, `@` or a tab at its beginning is taken off.
    pub(in crate::formats) fn push(&mut self, column: u32, field: &str) {
        let field = match field.as_bytes() {
            [b'\'', b'=' | b'+' | b'-' | b'@' | b'\t', ..] => field.get(1..).unwrap_or(field),
            _ => field,
        };
        self.push_as_is(column, field);
    }

    /// Adds a field behind the others as it stands.
    pub(in crate::formats) fn push_as_is(&mut self, column: u32, field: &str) {
        let tidied = tidied(field);
        if !tidied.is_empty() {
            self.push_tidy(column, &tidied);
        }
    }

    /// Adds a field behind the others that holds something and is tidy as it stands.
    pub(in crate::formats) fn push_tidy(&mut self, column: u32, field: &str) {
        self.text.push_str(field);
        self.fields.push((column, self.text.len()));
    }

    /// Whether nothing stands in it.
    pub(in crate::formats) fn is_empty(&self) -> bool {
        self.fields.is_empty()
    }

    /// How many fields hold something.
    pub(in crate::formats) fn field_count(&self) -> usize {
        self.fields.len()
    }

    /// What stands in a column; empty if nothing does.
    pub(in crate::formats) fn get(&self, column: u32) -> &str {
        // Nothing is empty before it in nearly every row.
        let guess = usize::try_from(column).unwrap_or(usize::MAX);
        if self.fields.get(guess).is_some_and(|(at, _)| *at == column) {
            return self.field(guess);
        }
        self.fields.binary_search_by_key(&column, |(at, _)| *at).map_or("", |place| self.field(place))
    }

    fn field(&self, place: usize) -> &str {
        let begin = place.checked_sub(1).and_then(|before| self.fields.get(before)).map_or(0, |(_, end)| *end);
        let end = self.fields.get(place).map_or(begin, |(_, end)| *end);
        self.text.get(begin..end).unwrap_or_default()
    }

    /// The fields that hold something, with their columns.
    pub(in crate::formats) fn fields(&self) -> impl Iterator<Item = (u32, &str)> {
        self.fields.iter().enumerate().map(|(place, (column, _))| (*column, self.field(place)))
    }
}
