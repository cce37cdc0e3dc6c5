//! A pasted table: the crosstable as federations publish it, the European wall list, or cells copied from a spreadsheet.
//!
//! `layout` and `blanks` find rows and columns in the text, `columns` says what each column means, `fields` what a single field looks like, and here the two become a [`Sheet`]. Nothing is
//! judged: contradictions between cells are found by [`table::check`](crate::domain::table::check).

mod blanks;
mod columns;
mod fields;
mod layout;

use std::collections::HashMap;

use crate::domain::table::{Cell, MAX_NEAR, MAX_ROUNDS, MAX_ROWS, Sheet, TypedPlayer};

/// The most bytes of a pasted text.
pub const MAX_BYTES: usize = 256 * 1024;

/// The most columns of a table: all rounds, and more other columns than any federation prints.
pub const MAX_COLUMNS: usize = 100;
/// The most problems, and the most notes, that are listed.
const MAX_LISTED: usize = 200;

/// A pasted table as far as it was understood.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Pasted {
    /// The table. No player is chosen and none is marked new yet.
    pub sheet: Sheet,
    /// Every column of the text, from left to right.
    pub columns: Vec<Understood>,
    /// What was left out or read in a special way.
    pub notes: Vec<Note>,
}

/// A column of the text and what it was taken for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Understood {
    /// Its header, if it has one.
    pub header: String,
    /// Its meaning; `None`: not understood and left out.
    pub meaning: Option<Column>,
}

/// The meanings of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Column {
    /// The number that cells refer to.
    Number,
    /// Place; cells refer to it where there is no number.
    Place,
    /// Surname and given name.
    Name,
    /// Surname alone.
    Surname,
    /// Given name alone.
    Given,
    /// Name in Latin letters.
    Latin,
    /// Year or date of birth.
    Born,
    /// Club.
    Club,
    /// City.
    City,
    /// Country: understood, but a table has no field for it.
    Country,
    /// Rank.
    Rank,
    /// Rating.
    Rating,
    /// Group at the start.
    Group,
    /// Total.
    Points,
    /// Results of a round; rounds from 1.
    Round(usize),
    /// Tie-break (Buchholz, Berger, SOS, SODOS, McMahon score ...): understood and left out, it can be calculated.
    TieBreak,
    /// Number of the player in a foreign register (European PIN): understood and left out.
    Id,
}

/// Something the referee should know about a text that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// Line, from 1; `None`: the text as a whole.
    pub line: Option<usize>,
    /// What is noted.
    pub kind: NoteKind,
    /// The line, cut to [`MAX_NEAR`] characters.
    pub near: Option<String>,
}

/// The kinds of notes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoteKind {
    /// A comment line of a European wall list.
    Comment,
    /// A line that belongs to no row.
    LineIgnored,
    /// The printed numbers were not 1, 2, 3 ...; the cells now refer to the rows.
    Renumbered,
    /// The totals don't contain the group, so the group was left out.
    GroupNotCounted,
}

/// Why a text can't be taken as a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PasteProblem {
    /// Line, from 1; `None`: the text as a whole.
    pub line: Option<usize>,
    /// What is wrong there.
    pub kind: PasteProblemKind,
    /// The input, cut to [`MAX_NEAR`] characters.
    pub near: Option<String>,
}

/// The kinds of problems of a pasted text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PasteProblemKind {
    /// More than [`MAX_BYTES`].
    TooLong,
    /// More than [`MAX_ROWS`] rows.
    TooManyRows,
    /// More than [`MAX_ROUNDS`] rounds.
    TooManyRounds,
    /// More than [`MAX_COLUMNS`] columns.
    TooManyColumns,
    /// Nothing in the text looks like a table.
    NotATable,
    /// No column holds names.
    NoNames,
    /// No column holds results.
    NoResults,
    /// The row has another number of columns than the table.
    OtherColumns {
        /// Columns of the table.
        expected: usize,
        /// Columns of the row.
        found: usize,
    },
    /// The number of the row is missing or not a number.
    NumberUnreadable,
    /// Another row has this number already.
    NumberTwice {
        /// The number.
        number: usize,
        /// Line of the other row.
        line: usize,
    },
    /// A cell refers to a number that no row has (where the printed numbers are not 1, 2, 3 ...).
    NumberUnknown {
        /// The number.
        number: usize,
        /// Round, from 1.
        round: usize,
    },
}

/// A row of the text, cut into fields.
#[derive(Debug, Clone, Default)]
struct Line {
    number: usize,
    fields: Vec<String>,
}

/// A text cut into rows and columns; every row has as many fields as there are headers and hints.
#[derive(Debug, Clone, Default)]
struct Grid {
    /// Empty strings where there is no header.
    headers: Vec<String>,
    /// What the layout knows already.
    hints: Vec<Option<Column>>,
    has_header: bool,
    rows: Vec<Line>,
    notes: Vec<Note>,
    problems: Vec<PasteProblem>,
}

impl Grid {
    fn note(&mut self, line: usize, kind: NoteKind, text: &str) {
        if self.notes.len() >= MAX_LISTED {
            return;
        }
        self.notes.push(Note { line: Some(line), kind, near: near(text) });
    }

    fn uneven(&mut self, line: usize, expected: usize, found: usize, text: &str) {
        if self.problems.len() < MAX_LISTED {
            let kind = PasteProblemKind::OtherColumns { expected, found };
            self.problems.push(PasteProblem { line: Some(line), kind, near: near(text) });
        }
    }
}

/// Reads a pasted table, or says everything that keeps it from being one.
pub fn read(text: &str) -> Result<Pasted, Vec<PasteProblem>> {
    let whole = |kind| PasteProblem { line: None, kind, near: None };
    if text.len() > MAX_BYTES {
        return Err(vec![whole(PasteProblemKind::TooLong)]);
    }
    let mut grid = layout::cut(text);
    if grid.headers.len() > MAX_COLUMNS {
        return Err(vec![whole(PasteProblemKind::TooManyColumns)]);
    }
    if grid.rows.is_empty() && grid.problems.is_empty() {
        let kind = if grid.has_header { PasteProblemKind::NoResults } else { PasteProblemKind::NotATable };
        return Err(vec![whole(kind)]);
    }
    if grid.rows.len() > MAX_ROWS {
        return Err(vec![whole(PasteProblemKind::TooManyRows)]);
    }
    let meanings = columns::meanings(&grid);
    let mut problems = std::mem::take(&mut grid.problems);
    let rounds = meanings.iter().filter(|m| matches!(m, Some(Column::Round(_)))).count();
    if !grid.rows.is_empty() {
        if !meanings.iter().flatten().any(|m| matches!(m, Column::Name | Column::Surname | Column::Given)) {
            problems.push(whole(PasteProblemKind::NoNames));
        }
        if rounds == 0 {
            problems.push(whole(PasteProblemKind::NoResults));
        }
    }
    if rounds > MAX_ROUNDS {
        problems.push(whole(PasteProblemKind::TooManyRounds));
    }
    let numbers = numbers(&grid, &meanings, &mut problems);
    if !problems.is_empty() {
        problems.sort_by_key(|problem| (problem.line.is_none(), problem.line));
        problems.truncate(MAX_LISTED);
        return Err(problems);
    }
    let mut notes = std::mem::take(&mut grid.notes);
    let mut sheet = Sheet { rounds, rows: grid.rows.iter().map(|line| row(line, &meanings, rounds)).collect() };
    if let Some(numbers) = numbers {
        renumber(&mut sheet, &grid, &numbers)?;
        notes.push(Note { line: None, kind: NoteKind::Renumbered, near: None });
    }
    if columns::group_is_not_counted(&sheet) {
        sheet.rows.iter_mut().for_each(|row| row.group.clear());
        notes.push(Note { line: None, kind: NoteKind::GroupNotCounted, near: None });
    }
    let columns = grid.headers.into_iter().zip(meanings).map(|(header, meaning)| Understood { header, meaning }).collect();
    Ok(Pasted { sheet, columns, notes })
}

/// The printed numbers to the rows, where they are not simply 1, 2, 3 ...
fn numbers(grid: &Grid, meanings: &[Option<Column>], problems: &mut Vec<PasteProblem>) -> Option<HashMap<usize, usize>> {
    let find = |wanted| meanings.iter().position(|m| *m == Some(wanted));
    let own = find(Column::Number);
    let column = own.or_else(|| find(Column::Place))?;
    let mut rows = HashMap::new();
    let mut found = Vec::new();
    let mut plain = true;
    for (i, line) in grid.rows.iter().enumerate() {
        let text = line.fields.get(column).map_or("", String::as_str);
        let problem = |kind| PasteProblem { line: Some(line.number), kind, near: near(text) };
        let Some(number) = fields::integer(text) else {
            found.push(problem(PasteProblemKind::NumberUnreadable));
            continue;
        };
        plain &= number == i + 1;
        if let Some(earlier) = rows.insert(number, i + 1) {
            let line = grid.rows.get(earlier - 1).map_or(0, |line| line.number);
            found.push(problem(PasteProblemKind::NumberTwice { number, line }));
        }
    }
    if own.is_none() && !found.is_empty() {
        // Places may be shared or left open; then the rows count as they stand.
        return None;
    }
    problems.append(&mut found);
    (!plain).then_some(rows)
}

/// Makes the cells refer to rows instead of printed numbers.
fn renumber(sheet: &mut Sheet, grid: &Grid, rows: &HashMap<usize, usize>) -> Result<(), Vec<PasteProblem>> {
    let mut problems = Vec::new();
    for (row, line) in sheet.rows.iter_mut().zip(&grid.rows) {
        for (i, text) in row.cells.iter_mut().enumerate() {
            let Ok(cell @ Cell::Game { opponent, .. }) = Cell::read(text) else {
                continue;
            };
            match (rows.get(&opponent), cell) {
                (Some(&to), Cell::Game { score, played, annulled, colour, handicap, .. }) => {
                    *text = Cell::Game { opponent: to, score, played, annulled, colour, handicap }.to_string();
                }
                _ => {
                    let kind = PasteProblemKind::NumberUnknown { number: opponent, round: i + 1 };
                    problems.push(PasteProblem { line: Some(line.number), kind, near: near(text) });
                }
            }
        }
    }
    problems.truncate(MAX_LISTED);
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}

fn row(line: &Line, meanings: &[Option<Column>], rounds: usize) -> TypedPlayer {
    let mut row = TypedPlayer { cells: vec![String::new(); rounds], ..TypedPlayer::default() };
    let (mut surname, mut given, mut city) = (String::new(), String::new(), String::new());
    for (text, meaning) in line.fields.iter().zip(meanings) {
        let Some(meaning) = meaning else { continue };
        let field = match meaning {
            Column::Name => &mut row.name,
            Column::Surname => &mut surname,
            Column::Given => &mut given,
            Column::Latin => &mut row.latin,
            Column::Born => &mut row.born,
            Column::Club => &mut row.club,
            Column::City => &mut city,
            Column::Rank => &mut row.rank,
            Column::Rating => &mut row.rating,
            Column::Group => &mut row.group,
            Column::Points => &mut row.points,
            Column::Place => &mut row.place,
            Column::Round(round) => match row.cells.get_mut(round - 1) {
                Some(cell) => cell,
                None => continue,
            },
            Column::Number | Column::Country | Column::TieBreak | Column::Id => continue,
        };
        if field.is_empty() {
            field.push_str(text);
        }
    }
    // "Surname, Given": the comma separates columns of a list, it is no part of a name.
    let name = if row.name.is_empty() { format!("{surname} {given}") } else { row.name.replace(',', " ") };
    row.name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if row.club.is_empty() {
        row.club = city;
    } else if !city.is_empty() && city != row.club {
        row.club = format!("{}, {city}", row.club);
    }
    row
}

fn near(text: &str) -> Option<String> {
    let text = text.trim();
    (!text.is_empty()).then(|| text.chars().take(MAX_NEAR).collect())
}

#[cfg(test)]
mod tests;
