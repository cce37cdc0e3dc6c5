//! What the columns of a table hold: its heading row. Section 10.2.

use std::collections::{HashMap, HashSet};

use super::headings::{Found, Known, plain};
use super::row::FieldRow;
use crate::formats::document::{Column, Remark, RemarkKind};
use crate::formats::limits::MAX_ROUNDS;
use crate::formats::meaning::Meaning;
use crate::formats::refusal::{Code, Refusal};

/// More columns of tie-breaks than any regulation has.
const MAX_TIE_BREAKS: usize = 40;

/// The columns of a table.
pub(super) struct Layout {
    /// The line of the heading row.
    pub(super) line: usize,
    /// Every column with a heading, and what it was taken for.
    pub(super) understood: Vec<Column>,
    heading: FieldRow,
    columns: HashMap<Meaning, u32>,
    /// The columns of the rounds, round by round.
    pub(super) rounds: Vec<u32>,
    /// The columns of the tie-breaks with their names.
    pub(super) tie_breaks: Vec<(u32, String)>,
    /// Columns with a heading of any kind.
    headed: HashSet<u32>,
    last: u32,
}

impl Layout {
    /// Reads a heading row; a heading that is not known and a second column of a meaning are remarks.
    pub(super) fn of(heading: FieldRow, known: &Known, remarks: &mut Vec<Remark>) -> Result<Self, Refusal> {
        let mut layout = Self {
            line: heading.line,
            understood: Vec::new(),
            columns: HashMap::new(),
            rounds: Vec::new(),
            tie_breaks: Vec::new(),
            headed: heading.fields().map(|(column, _)| column).collect(),
            last: heading.fields().last().map_or(0, |(column, _)| column),
            heading: FieldRow::new(0),
        };
        let found: Vec<_> = heading.fields().map(|(column, field)| (column, field, known.meaning(field))).collect();
        let surname = found.iter().any(|(_, _, found)| found.is_some_and(|found| found.meaning == Meaning::Surname));
        for (column, _, found) in &found {
            if let Some(Found { meaning, by_hand: true }) = found {
                layout.add(*meaning, *column);
            }
        }
        let mut rounds = Vec::new();
        let mut names = HashSet::new();
        for (column, field, found) in found {
            let meaning = found.map(|found| match found.meaning {
                Meaning::Name if surname && !found.by_hand => Meaning::Given,
                other => other,
            });
            let new = match meaning {
                Some(Meaning::Ignore) => true,
                Some(Meaning::Round(number)) => {
                    rounds.push((column, number));
                    true
                }
                Some(Meaning::TieBreak) => {
                    let name = field.strip_prefix("tie ").unwrap_or(field);
                    let new = layout.tie_breaks.len() < MAX_TIE_BREAKS && names.insert(name);
                    if new {
                        layout.tie_breaks.push((column, name.to_owned()));
                    }
                    new
                }
                // What is said by hand stands already.
                Some(single) => layout.columns.get(&single) == Some(&column) || layout.add(single, column),
                None => false,
            };
            layout.understood.push(Column { heading: field.to_owned(), meaning: meaning.filter(|_| new) });
            if !new {
                let text = format!("the column {field} is not understood");
                remarks.push(Remark::at_line(heading.line, RemarkKind::UnknownColumn, text).about(field));
            }
        }
        layout.rounds = in_order(rounds);
        layout.heading = heading;
        layout.checked()
    }

    fn add(&mut self, meaning: Meaning, column: u32) -> bool {
        let new = !self.columns.contains_key(&meaning);
        if new {
            self.columns.insert(meaning, column);
        }
        new
    }

    fn checked(self) -> Result<Self, Refusal> {
        let named = [Meaning::Name, Meaning::Surname, Meaning::Latin].iter().any(|meaning| self.columns.contains_key(meaning));
        if !named {
            return Err(Refusal::at_line(self.line, Code::NoNames, "no column holds names"));
        }
        if self.rounds.is_empty() && !self.columns.contains_key(&Meaning::Rating) {
            return Err(Refusal::at_line(self.line, Code::NoResults, "there are neither rounds nor ratings"));
        }
        if self.rounds.len() > usize::from(MAX_ROUNDS) {
            return Err(Refusal::at_line(self.line, Code::TooManyRounds, format!("more than {MAX_ROUNDS} rounds")));
        }
        Ok(self)
    }

    /// Whether there is a column of this meaning.
    pub(super) fn has(&self, meaning: Meaning) -> bool {
        self.columns.contains_key(&meaning)
    }

    /// What a row says in the column of a meaning; empty without one.
    pub(super) fn get<'a>(&self, row: &'a FieldRow, meaning: Meaning) -> &'a str {
        self.columns.get(&meaning).map_or("", |column| row.get(*column))
    }

    /// Whether a row repeats the headings.
    pub(super) fn is_repeated(&self, row: &FieldRow) -> bool {
        let mut headings = self.heading.fields();
        let same = row.fields().all(|(column, field)| {
            headings.next().is_some_and(|(at, heading)| at == column && (heading == field || plain(heading) == plain(field)))
        });
        same && headings.next().is_none()
    }

    /// What stands in a row beyond the last heading.
    pub(super) fn beyond<'a>(&self, row: &'a FieldRow) -> impl Iterator<Item = &'a str> {
        let last = self.last;
        row.fields().filter(move |(column, _)| *column > last).map(|(_, field)| field)
    }

    /// The columns before the last heading that hold something without having a heading.
    pub(super) fn without_heading<'a>(&'a self, row: &'a FieldRow) -> impl Iterator<Item = u32> + 'a {
        row.fields().map(|(column, _)| column).filter(|column| *column < self.last && !self.headed.contains(column))
    }
}

/// Rounds count as their headings say if these are 1 ... n, else from left to right.
fn in_order(rounds: Vec<(u32, u8)>) -> Vec<u32> {
    let mut sorted = rounds.clone();
    sorted.sort_by_key(|(_, number)| *number);
    let numbered = sorted.iter().zip(1_usize..).all(|((_, number), expected)| usize::from(*number) == expected);
    (if numbered { sorted } else { rounds }).into_iter().map(|(column, _)| column).collect()
}
