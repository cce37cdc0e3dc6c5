//! What the columns of a table hold: its heading row. Section 10.2.

use std::collections::{BTreeMap, HashMap, HashSet};

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
    /// The columns of the single meanings: so few that a list is quicker than a map.
    columns: Vec<(Meaning, u32)>,
    /// The columns of the rounds, round by round.
    pub(super) rounds: Vec<u32>,
    /// The columns of the tie-breaks with their names.
    pub(super) tie_breaks: Vec<(u32, String)>,
    /// Columns with a heading of any kind.
    headed: HashSet<u32>,
    last: u32,
}

impl Layout {
    /// Reads a heading row; a heading that is not known and a second column of a meaning are remarks. `said` is what is known of columns
    /// beside their headings.
    pub(super) fn of(heading: FieldRow, known: &Known, said: &HashMap<u32, Meaning>, remarks: &mut Vec<Remark>) -> Result<Self, Refusal> {
        let found = found(&heading, known, said);
        let mut layout = Self {
            line: heading.line,
            understood: Vec::new(),
            columns: Vec::new(),
            rounds: Vec::new(),
            tie_breaks: Vec::new(),
            headed: found.iter().map(|heading| heading.column).collect(),
            last: found.last().map_or(0, |heading| heading.column),
            heading: FieldRow::new(0),
        };
        let surname = found.iter().any(|heading| heading.found.is_some_and(|found| found.meaning == Meaning::Surname));
        for heading in &found {
            if let Some(Found { meaning, by_hand: true }) = heading.found {
                layout.add(meaning, heading.column);
            }
        }
        let mut rounds = Vec::new();
        let mut names = HashSet::new();
        for Heading { column, text: field, found } in found {
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
                    let name = tie_break(column, field);
                    let new = layout.tie_breaks.len() < MAX_TIE_BREAKS && names.insert(name.clone());
                    if new {
                        layout.tie_breaks.push((column, name));
                    }
                    new
                }
                // What is said by hand stands already.
                Some(single) => layout.column(single) == Some(column) || layout.add(single, column),
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
        let new = !self.has(meaning);
        if new {
            self.columns.push((meaning, column));
        }
        new
    }

    fn column(&self, wanted: Meaning) -> Option<u32> {
        self.columns.iter().find(|(meaning, _)| *meaning == wanted).map(|(_, column)| *column)
    }

    fn checked(self) -> Result<Self, Refusal> {
        let named = [Meaning::Name, Meaning::Surname, Meaning::Latin].iter().any(|meaning| self.has(*meaning));
        if !named {
            return Err(Refusal::at_line(self.line, Code::NoNames, "no column holds names"));
        }
        if self.rounds.is_empty() && !self.has(Meaning::Rating) {
            return Err(Refusal::at_line(self.line, Code::NoResults, "there are neither rounds nor ratings"));
        }
        if self.rounds.len() > usize::from(MAX_ROUNDS) {
            return Err(Refusal::at_line(self.line, Code::TooManyRounds, format!("more than {MAX_ROUNDS} rounds")));
        }
        Ok(self)
    }

    /// Whether there is a column of this meaning.
    pub(super) fn has(&self, meaning: Meaning) -> bool {
        self.column(meaning).is_some()
    }

    /// What a row says in the column of a meaning; empty without one.
    pub(super) fn get<'a>(&self, row: &'a FieldRow, meaning: Meaning) -> &'a str {
        self.column(meaning).map_or("", |column| row.get(column))
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

/// A column and what is known of it.
struct Heading<'a> {
    column: u32,
    /// Empty where there is none.
    text: &'a str,
    found: Option<Found>,
}

/// The columns that have a heading or of which something is known, from left to right. What is said by hand comes first, then what is known
/// of the column, then its heading.
fn found<'a>(heading: &'a FieldRow, known: &Known, said: &HashMap<u32, Meaning>) -> Vec<Heading<'a>> {
    let mut columns: BTreeMap<u32, &str> = said.keys().map(|column| (*column, "")).collect();
    columns.extend(heading.fields());
    let meaning = |column: u32, field: &str| {
        let by_heading = known.meaning(field);
        let said = said.get(&column).map(|meaning| Found { meaning: *meaning, by_hand: false });
        by_heading.filter(|found| found.by_hand).or(said).or(by_heading)
    };
    columns.into_iter().map(|(column, text)| Heading { column, text, found: meaning(column, text) }).collect()
}

/// The name of a tie-break: its heading, else the number of the column.
fn tie_break(column: u32, heading: &str) -> String {
    if heading.is_empty() { format!("c{}", u64::from(column) + 1) } else { heading.strip_prefix("tie ").unwrap_or(heading).to_owned() }
}

/// Rounds count as their headings say if these are 1 ... n, else from left to right.
fn in_order(rounds: Vec<(u32, u8)>) -> Vec<u32> {
    let mut sorted = rounds.clone();
    sorted.sort_by_key(|(_, number)| *number);
    let numbered = sorted.iter().zip(1_usize..).all(|((_, number), expected)| usize::from(*number) == expected);
    (if numbered { sorted } else { rounds }).into_iter().map(|(column, _)| column).collect()
}
