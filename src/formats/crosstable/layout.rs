//! The layout of a table: the meanings of its columns, by its heading row. Section 10.2.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::headings::{Aliases, HeadingMeaning, normalize_heading};
use super::row::FieldRow;
use crate::column_kind::Meaning;
use crate::document::{Column, IdSystem, Remark, RemarkKind};
use crate::limits::MAX_ROUNDS;
use crate::refusal::{Code, Refusal};

/// More columns of tie-breaks than any regulation has.
const MAX_TIE_BREAKS: usize = 40;

pub(super) struct Layout {
    pub(super) line: usize,
    /// Every column with a heading, and the meaning that it was given.
    pub(super) understood: Vec<Column>,
    heading: FieldRow,
    /// The headings in the form of comparison.
    plain: Vec<String>,
    /// The columns of meanings that occur once, indexed by [`single_index`].
    columns: [Option<u32>; SINGLE],
    pub(super) rounds: Vec<u32>,
    /// The headings of the rounds are bare numbers 1 ... n, as those of opponents in a matrix.
    pub(super) bare_rounds: bool,
    pub(super) tie_breaks: Vec<(u32, String)>,
    /// Columns with a heading of any kind.
    headed: Vec<u32>,
    last: u32,
}

impl Layout {
    /// Unknown headings and second columns of a meaning give remarks; `said` is known elsewhere.
    pub(super) fn from_heading(
        heading: FieldRow,
        known: &Aliases,
        said: &HashMap<u32, Meaning>,
        remarks: &mut Vec<Remark>,
    ) -> Result<Self, Refusal> {
        let found = find_columns(&heading, known, said);
        let mut layout = Self::begin_layout(&heading, &found);
        let has = |wanted| {
            found
                .iter()
                .any(|heading| heading.found.is_some_and(|found| found.meaning == wanted))
        };
        let (surname, given) = (has(Meaning::Surname), has(Meaning::Given));
        for heading in &found {
            if let Some(HeadingMeaning {
                meaning,
                by_hand: true,
            }) = heading.found
            {
                layout.add_column(meaning, heading.column);
            }
        }
        let mut rounds = Vec::new();
        let mut names = HashSet::new();
        for Heading {
            column,
            text: field,
            found,
        } in found
        {
            let meaning = found.map(|found| complete_name(found, surname, given));
            let new = match meaning {
                Some(Meaning::Round(number)) => {
                    rounds.push((column, number));
                    true
                }
                Some(Meaning::TieBreak) => {
                    layout.add_tie_break(column, tie_break(column, field), &mut names)
                }
                Some(single) => layout.take_column(single, column),
                None => false,
            };
            layout.understood.push(Column {
                heading: field.to_owned(),
                meaning: meaning.filter(|_| new),
            });
            if !new {
                let text = format!("the column {field} is not understood");
                remarks.push(
                    Remark::at_line(heading.line, RemarkKind::UnknownColumn, text)
                        .with_element(field),
                );
            }
        }
        layout.bare_rounds = is_counted(&heading, &rounds);
        layout.rounds = in_order(rounds);
        layout.heading = heading;
        layout.check_columns()
    }

    fn begin_layout(heading: &FieldRow, found: &[Heading<'_>]) -> Self {
        Self {
            line: heading.line,
            understood: Vec::new(),
            columns: [None; SINGLE],
            rounds: Vec::new(),
            bare_rounds: false,
            tie_breaks: Vec::new(),
            headed: found.iter().map(|heading| heading.column).collect(),
            last: found.last().map_or(0, |heading| heading.column),
            plain: heading
                .fields()
                .map(|(_, field)| normalize_heading(field))
                .collect(),
            heading: FieldRow::new(0),
        }
    }

    fn add_tie_break(&mut self, column: u32, name: String, names: &mut HashSet<String>) -> bool {
        let new = self.tie_breaks.len() < MAX_TIE_BREAKS && names.insert(name.clone());
        if new {
            self.tie_breaks.push((column, name));
        }
        new
    }

    fn take_column(&mut self, meaning: Meaning, column: u32) -> bool {
        // A meaning given by hand has been added already.
        meaning == Meaning::Ignore
            || self.find_column(meaning) == Some(column)
            || self.add_column(meaning, column)
    }

    fn add_column(&mut self, meaning: Meaning, column: u32) -> bool {
        let Some(place) = single_index(meaning).and_then(|place| self.columns.get_mut(place))
        else {
            return false;
        };
        let new = place.is_none();
        place.get_or_insert(column);
        new
    }

    fn find_column(&self, wanted: Meaning) -> Option<u32> {
        self.columns.get(single_index(wanted)?).copied().flatten()
    }

    fn check_columns(self) -> Result<Self, Refusal> {
        let named = [Meaning::Name, Meaning::Surname, Meaning::Latin]
            .iter()
            .any(|meaning| self.has_column(*meaning));
        if !named {
            return Err(Refusal::at_line(
                self.line,
                Code::NoNames,
                "no column holds names",
            ));
        }
        let of_members = [Meaning::Since, Meaning::Until, Meaning::PaidUntil]
            .iter()
            .any(|meaning| self.has_column(*meaning));
        if self.rounds.is_empty() && !self.has_column(Meaning::Rating) && !of_members {
            return Err(Refusal::at_line(
                self.line,
                Code::NoResults,
                "there are neither rounds nor ratings",
            ));
        }
        if self.rounds.len() > usize::from(MAX_ROUNDS) {
            return Err(Refusal::at_line(
                self.line,
                Code::TooManyRounds,
                format!("more than {MAX_ROUNDS} rounds"),
            ));
        }
        Ok(self)
    }

    pub(super) fn has_column(&self, meaning: Meaning) -> bool {
        self.find_column(meaning).is_some()
    }

    /// The field of a row in the column of a meaning; empty without such a column.
    pub(super) fn get<'a>(&self, row: &'a FieldRow, meaning: Meaning) -> &'a str {
        self.find_column(meaning)
            .map_or("", |column| row.get(column))
    }

    pub(super) fn is_repeated(&self, row: &FieldRow) -> bool {
        if row.field_count() != self.plain.len() {
            return false;
        }
        let headings = self.heading.fields().zip(&self.plain);
        headings
            .zip(row.fields())
            .all(|(((at, heading), known), (column, field))| {
                at == column
                    && (heading == field
                        || (may_be(known, field) && *known == normalize_heading(field)))
            })
    }

    pub(super) fn fields_beyond<'a>(&self, row: &'a FieldRow) -> impl Iterator<Item = &'a str> {
        let last = self.last;
        row.fields()
            .filter(move |(column, _)| *column > last)
            .map(|(_, field)| field)
    }

    /// The columns before the last heading that hold a value without having a heading.
    pub(super) fn without_heading<'a>(
        &'a self,
        row: &'a FieldRow,
    ) -> impl Iterator<Item = u32> + 'a {
        row.fields()
            .map(|(column, _)| column)
            .filter(|column| *column < self.last && self.headed.binary_search(column).is_err())
    }
}

const SINGLE: usize = 29;

fn single_index(meaning: Meaning) -> Option<usize> {
    Some(match meaning {
        Meaning::Number => 0,
        Meaning::Place => 1,
        Meaning::Name => 2,
        Meaning::Surname => 3,
        Meaning::Given => 4,
        Meaning::Latin => 5,
        Meaning::Born => 6,
        Meaning::Gender => 7,
        Meaning::Club => 8,
        Meaning::City => 9,
        Meaning::Country => 10,
        Meaning::Rank => 11,
        Meaning::Title => 12,
        Meaning::Rating => 13,
        Meaning::Deviation => 14,
        Meaning::Games => 15,
        Meaning::Group => 16,
        Meaning::Points => 17,
        Meaning::Id(IdSystem::Fide) => 18,
        Meaning::Id(IdSystem::EgfPin) => 19,
        Meaning::Id(IdSystem::National) => 20,
        Meaning::Id(IdSystem::Ffg) => 21,
        Meaning::Id(IdSystem::Aga) => 22,
        Meaning::Since => 23,
        Meaning::Until => 24,
        Meaning::PaidUntil => 25,
        Meaning::Conditional => 26,
        Meaning::ClubOrCity => 27,
        Meaning::LastPlayed => 28,
        Meaning::Round(_) | Meaning::TieBreak | Meaning::Ignore => return None,
    })
}

/// True if a field may be a heading by its first letter, which quickly excludes nearly every row.
fn may_be(known: &str, field: &str) -> bool {
    let first = field
        .bytes()
        .next()
        .filter(|first| first.is_ascii_alphanumeric() && field.is_ascii());
    first.is_none_or(|first| known.as_bytes().first() == Some(&first.to_ascii_lowercase()))
}

struct Heading<'a> {
    column: u32,
    /// Empty if there is none.
    text: &'a str,
    found: Option<HeadingMeaning>,
}

/// From left to right. A meaning by hand comes first, then a known one, then the heading's.
fn find_columns<'a>(
    heading: &'a FieldRow,
    known: &Aliases,
    said: &HashMap<u32, Meaning>,
) -> Vec<Heading<'a>> {
    let mut columns: BTreeMap<u32, &str> = said.keys().map(|column| (*column, "")).collect();
    columns.extend(heading.fields());
    let meaning = |column: u32, field: &str| {
        let by_heading = known.find_meaning(field);
        let said = said.get(&column).map(|meaning| HeadingMeaning {
            meaning: *meaning,
            by_hand: false,
        });
        by_heading
            .filter(|found| found.by_hand)
            .or(said)
            .or(by_heading)
    };
    columns
        .into_iter()
        .map(|(column, text)| Heading {
            column,
            text,
            found: meaning(column, text),
        })
        .collect()
}

fn tie_break(column: u32, heading: &str) -> String {
    if heading.is_empty() {
        format!("c{}", u64::from(column) + 1)
    } else {
        heading.strip_prefix("tie ").unwrap_or(heading).to_owned()
    }
}

/// The meaning of a name in a table that has surnames or given names as well.
fn complete_name(found: HeadingMeaning, surname: bool, given: bool) -> Meaning {
    match found.meaning {
        Meaning::Name if surname && !given && !found.by_hand => Meaning::Given,
        // The name beside a given name is the surname.
        Meaning::Name if given && !surname && !found.by_hand => Meaning::Surname,
        other => other,
    }
}

/// True if the headings of the rounds are the bare numbers 1, 2, 3 ... from left to right.
fn is_counted(heading: &FieldRow, rounds: &[(u32, u8)]) -> bool {
    !rounds.is_empty()
        && rounds
            .iter()
            .zip(1_u8..)
            .all(|((column, number), expected)| {
                *number == expected
                    && normalize_heading(heading.get(*column))
                        .bytes()
                        .all(|byte| byte.is_ascii_digit())
            })
}

/// Orders the rounds by their headings if these are 1 ... n, else from left to right.
fn in_order(rounds: Vec<(u32, u8)>) -> Vec<u32> {
    let mut sorted = rounds.clone();
    sorted.sort_by_key(|(_, number)| *number);
    let numbered = sorted
        .iter()
        .zip(1_usize..)
        .all(|((_, number), expected)| usize::from(*number) == expected);
    (if numbered { sorted } else { rounds })
        .into_iter()
        .map(|(column, _)| column)
        .collect()
}
