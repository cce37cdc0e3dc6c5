//! Cuts rows without separators and without a ruler line at their blanks.

use std::collections::HashMap;

use super::cut::{Cut, is_ruler};
use super::fields::{
    has_letters, is_decimal, is_game, is_rank, is_rank_word, is_row_number, may_be_cell,
    most_frequent,
};
use super::headings::{Aliases, place_or_rank};
use super::row::FieldRow;
use crate::column_kind::Meaning;
use crate::decode::Text;
use crate::document::IdSystem;
use crate::limits::MAX_ROUNDS;
use crate::refusal::{Code, Refusal};

/// Maximum number of words of a row: all rounds, and more other columns than any federation prints.
const MAX_WORDS: usize = 250;

/// A row cut at its blanks: texts, rank, more texts, numbers, cells, more numbers.
struct Blanks<'a> {
    number: usize,
    id: Option<&'a str>,
    printed: Option<&'a str>,
    /// Character position and word.
    before_rank: Vec<(usize, &'a str)>,
    rank: Option<String>,
    after_rank: Vec<(usize, &'a str)>,
    numbers: Vec<&'a str>,
    cells: Vec<&'a str>,
    last: Vec<&'a str>,
}

/// The words of a row before its cells, without the row number.
struct HeadWords<'w, 'a> {
    before_rank: &'w [(usize, &'a str)],
    rank: Option<String>,
    rest: &'w [(usize, &'a str)],
}

impl<'w, 'a> HeadWords<'w, 'a> {
    fn split_at_rank(head: &'w [(usize, &'a str)]) -> HeadWords<'w, 'a> {
        // The first word is always a name.
        let two = |i: usize| {
            is_row_number(head[i].1) && head.get(i + 1).is_some_and(|(_, word)| is_rank_word(word))
        };
        let rank = (1..head.len()).find(|&i| two(i) || is_rank(head[i].1));
        let (before_rank, rank, rest) = match rank {
            Some(i) if two(i) => (
                &head[..i],
                Some(format!("{} {}", head[i].1, head[i + 1].1)),
                &head[i + 2..],
            ),
            Some(i) => (&head[..i], Some(head[i].1.to_owned()), &head[i + 1..]),
            None => {
                let i = head
                    .iter()
                    .position(|(_, word)| is_decimal(word))
                    .unwrap_or(head.len());
                (&head[..i], None, &head[i..])
            }
        };
        HeadWords {
            before_rank,
            rank,
            rest,
        }
    }
}

struct Uncut<'a> {
    number: usize,
    words: Vec<(usize, &'a str)>,
    /// The id of a foreign register at the end.
    id: Option<&'a str>,
}

/// The heading's meaning and the texts of a column.
type TextColumn = (Option<Meaning>, Vec<String>);

fn split_words(line: &str) -> Vec<(usize, &str)> {
    let mut words = Vec::new();
    let mut start = None;
    for (position, (byte, c)) in line.char_indices().enumerate() {
        match (c.is_whitespace(), start) {
            (false, None) => start = Some((position, byte)),
            (true, Some((at, from))) => {
                words.push((at, &line[from..byte]));
                start = None;
            }
            _ => {}
        }
    }
    if let Some((at, from)) = start {
        words.push((at, &line[from..]));
    }
    words
}

/// Numbers of adjacent round cells (with byes and dashes between results) and of words after them.
fn find_cell_span(words: &[(usize, &str)]) -> Option<(usize, usize)> {
    let first = words.iter().position(|(_, word)| is_game(word))?;
    let last = words.iter().rposition(|(_, word)| is_game(word))?;
    words[first..=last]
        .iter()
        .all(|(_, word)| may_be_cell(word))
        .then_some((last + 1 - first, words.len() - last - 1))
}

type Heading<'a> = (&'a str, Option<Meaning>);

struct Lines<'a> {
    rows: Vec<Uncut<'a>>,
    header: Vec<Heading<'a>>,
    header_line: usize,
    /// There are comment lines, as in a European wall list.
    comments: bool,
    left_out: Vec<usize>,
}

impl<'a> Lines<'a> {
    fn from_text(text: &'a Text, known: &Aliases, max_players: usize) -> Lines<'a> {
        let mut found = Lines {
            rows: Vec::new(),
            header: Vec::new(),
            header_line: 0,
            comments: false,
            left_out: Vec::new(),
        };
        for (number, line) in (1..).zip(text.lines()) {
            if found.rows.len() > max_players {
                break;
            }
            if line.trim().is_empty() || is_ruler(line) {
                continue;
            }
            if line.starts_with(';') {
                found.comments = true;
                found.left_out.push(number);
            } else if !found.take(number, line, known) {
                found.left_out.push(number);
            }
        }
        found
    }

    /// False for lines that are neither rows nor headings.
    fn take(&mut self, number: usize, line: &'a str, known: &Aliases) -> bool {
        let mut words = split_words(line);
        if words.len() > MAX_WORDS {
            return false;
        }
        let id = words
            .iter()
            .position(|(_, word)| word.len() > 1 && word.starts_with('|'))
            .map(|i| words.remove(i).1.trim_start_matches('|'));
        let has_cells = find_cell_span(&words).is_some();
        if self.rows.is_empty() && !has_cells {
            let fields = header_fields(line, known);
            if is_header(&fields) {
                (self.header, self.header_line) = (fields, number);
                return true;
            }
        }
        let is_row =
            has_cells || (words.len() > 3 && is_row_number(words[0].1) && has_letters(words[1].1));
        if is_row {
            self.rows.push(Uncut { number, words, id });
        }
        is_row
    }
}

/// True for at least two known headings, one of them not a round.
fn is_header(fields: &[Heading<'_>]) -> bool {
    let known: Vec<Meaning> = fields.iter().filter_map(|(_, meaning)| *meaning).collect();
    known.len() >= 2
        && known
            .iter()
            .any(|meaning| !matches!(meaning, Meaning::Round(_)))
}

/// The common shape of all rows.
struct Shape {
    numbered: bool,
    rounds: usize,
    /// Number of words after the cells.
    last: usize,
}

impl Shape {
    /// `None` if there are no cells, or too many.
    fn from_lines(lines: &Lines<'_>) -> Option<Shape> {
        let spans: Vec<(usize, usize)> = lines
            .rows
            .iter()
            .filter_map(|row| find_cell_span(&row.words))
            .collect();
        let named = lines.header.iter().filter(|field| is_round(field)).count();
        let rounds = spans
            .iter()
            .map(|(cells, _)| *cells)
            .max()
            .map_or(0, |most| most.max(named));
        let last = most_frequent(
            spans
                .iter()
                .filter(|(cells, _)| *cells == rounds)
                .map(|(_, last)| *last),
        );
        let numbered = lines.rows.iter().all(|row| {
            row.words
                .first()
                .is_some_and(|(_, word)| is_row_number(word))
        });
        (rounds > 0 && rounds <= usize::from(MAX_ROUNDS)).then_some(Shape {
            numbered,
            rounds,
            last,
        })
    }
}

fn is_round((_, meaning): &Heading<'_>) -> bool {
    matches!(meaning, Some(Meaning::Round(_)))
}

struct Sliced<'a> {
    shape: Shape,
    rows: Vec<Blanks<'a>>,
    /// Number of numbers between the words and the cells.
    numbers: usize,
    ranked: bool,
}

impl<'a> Sliced<'a> {
    /// A row of another shape is refused, because its results can't be assigned to rounds.
    fn from_lines(lines: &Lines<'a>, shape: Shape) -> Result<Sliced<'a>, Refusal> {
        let refused =
            |line: usize| Refusal::at_line(line, Code::Number, "the row is not like the others");
        let mut rows: Vec<Blanks<'a>> = Vec::new();
        for &Uncut {
            number,
            ref words,
            id,
        } in &lines.rows
        {
            let row = Blanks::from_words(words, shape.numbered, shape.rounds, shape.last)
                .ok_or_else(|| refused(number))?;
            rows.push(Blanks { number, id, ..row });
        }
        let numbers = most_frequent(rows.iter().map(|row| row.numbers.len()));
        let ranked = rows.iter().filter(|row| row.rank.is_some()).count() * 2 > rows.len();
        if let Some(row) = rows
            .iter()
            .find(|row| row.numbers.len() != numbers || row.rank.is_some() != ranked)
        {
            return Err(refused(row.number));
        }
        Ok(Sliced {
            shape,
            rows,
            numbers,
            ranked,
        })
    }

    fn build_column(
        &self,
        hint: Option<Meaning>,
        field: impl Fn(&Blanks<'a>) -> String,
    ) -> TextColumn {
        (hint, self.rows.iter().map(field).collect())
    }

    fn build_columns(&self, lines: &Lines<'_>) -> Vec<TextColumn> {
        let mut columns: Vec<TextColumn> = Vec::new();
        if self.shape.numbered {
            // A European wall list begins with the place, and its cells refer to it.
            let hint = if lines.comments {
                Meaning::Place
            } else {
                Meaning::Number
            };
            columns.push(
                self.build_column(Some(hint), |row| row.printed.unwrap_or_default().to_owned()),
            );
        }
        let (mut before, after_rank) = build_text_columns(&self.rows, &lines.header);
        let after = before.split_off(before.len().saturating_sub(after_rank));
        columns.extend(before);
        if self.ranked {
            columns.push(self.build_column(Some(Meaning::Rank), |row| {
                row.rank.clone().unwrap_or_default()
            }));
        }
        columns.extend(after);
        columns.extend(self.build_number_columns(&lines.header));
        if self.rows.iter().any(|row| row.id.is_some()) {
            columns.push(
                self.build_column(Some(Meaning::Id(IdSystem::EgfPin)), |row| {
                    row.id.unwrap_or_default().to_owned()
                }),
            );
        }
        columns
    }

    /// Headings before and after those of the rounds name the numbers if their count agrees.
    fn build_number_columns(&self, header: &[Heading<'_>]) -> Vec<TextColumn> {
        let first_round = header.iter().position(is_round).unwrap_or(header.len());
        let last_round = header
            .iter()
            .rposition(is_round)
            .map_or(header.len(), |i| i + 1);
        let before: Vec<Option<Meaning>> = header[..first_round]
            .iter()
            .map(|(_, meaning)| *meaning)
            .filter(|c| is_number(*c))
            .collect();
        let after: Vec<Option<Meaning>> = header[last_round..]
            .iter()
            .map(|(_, meaning)| *meaning)
            .collect();
        let hint = |hints: &[Option<Meaning>], count: usize, n: usize| {
            if hints.len() == count { hints[n] } else { None }
        };
        let Shape { rounds, last, .. } = self.shape;
        let numbers = (0..self.numbers).map(|n| {
            self.build_column(hint(&before, self.numbers, n), |row| {
                row.numbers[n].to_owned()
            })
        });
        let cells = (0..rounds)
            .map(|n| self.build_column(Some(round_meaning(n + 1)), |row| row.cells[n].to_owned()));
        let tail = (0..last)
            .map(|n| self.build_column(hint(&after, last, n), |row| row.last[n].to_owned()));
        numbers.chain(cells).chain(tail).collect()
    }
}

fn is_number(column: Option<Meaning>) -> bool {
    !matches!(
        column,
        Some(
            Meaning::Number
                | Meaning::Name
                | Meaning::Surname
                | Meaning::Given
                | Meaning::Latin
                | Meaning::Club
                | Meaning::City
                | Meaning::Country
                | Meaning::Rank
        )
    )
}

fn round_meaning(number: usize) -> Meaning {
    Meaning::Round(u8::try_from(number).unwrap_or(MAX_ROUNDS))
}

/// Cells are counted from the end of the line, the other fields found by their kind.
pub(super) fn cut_rows(
    text: &Text,
    known: &Aliases,
    max_players: usize,
) -> Result<Option<Cut>, Refusal> {
    let mut found = Lines::from_text(text, known, max_players);
    let Some(shape) = Shape::from_lines(&found) else {
        return Ok(None);
    };
    let sliced = Sliced::from_lines(&found, shape)?;
    if sliced.ranked {
        let ranks = found
            .header
            .iter_mut()
            .filter(|(word, _)| place_or_rank(word, std::iter::once("1 dan")).is_some());
        ranks.for_each(|(_, meaning)| *meaning = Some(Meaning::Rank));
    }
    let columns = sliced.build_columns(&found);
    let mut heading = FieldRow::new(if found.header.is_empty() {
        sliced.rows.first().map_or(1, |row| row.number)
    } else {
        found.header_line
    });
    let hints: Vec<Option<Meaning>> = columns.iter().map(|(hint, _)| *hint).collect();
    for (column, text) in (0..).zip(headings_for(&hints, &found.header)) {
        heading.push(column, text);
    }
    let mut rows = Vec::with_capacity(sliced.rows.len());
    for (i, row) in sliced.rows.iter().enumerate() {
        let mut fields = FieldRow::new(row.number);
        for (at, (_, column)) in (0..).zip(&columns) {
            fields.push(at, column.get(i).map_or("", String::as_str));
        }
        rows.push(fields);
    }
    let hints: HashMap<u32, Meaning> = (0..)
        .zip(hints)
        .filter_map(|(column, hint)| Some((column, hint?)))
        .collect();
    Ok(Some(Cut {
        above: Vec::new(),
        heading,
        headed: !found.header.is_empty(),
        hints,
        rows,
        left_out: found.left_out,
    }))
}

fn headings_for<'a>(hints: &[Option<Meaning>], header: &[Heading<'a>]) -> Vec<&'a str> {
    let mut left: Vec<Heading<'_>> = header.to_vec();
    let mut find = |hint: &Option<Meaning>| {
        let found = left
            .iter()
            .position(|(_, meaning)| hint.is_some() && meaning == hint);
        found.map_or("", |i| left.remove(i).0)
    };
    hints.iter().map(&mut find).collect()
}

/// Splits headings at blanks, but keeps `Тур 1` and `№ п/п` in one piece.
fn header_fields<'a>(line: &'a str, known: &Aliases) -> Vec<Heading<'a>> {
    let meaning = |text: &str| known.find_meaning(text).map(|found| found.meaning);
    let mut fields: Vec<Heading<'a>> = Vec::new();
    let mut from: Option<(usize, usize)> = None;
    let mut at = 0;
    for word in line.split_whitespace() {
        let start = line[at..].find(word).map_or(at, |i| at + i);
        at = start + word.len();
        if let Some((first, end)) = from {
            let joined = &line[first..at];
            let together = meaning(joined);
            let halves = (meaning(&line[first..end]), meaning(word));
            if start == end + 1
                && together.is_some()
                && (halves.0.is_none() || halves.1.is_none() || word == "п/п")
            {
                fields.pop();
                fields.push((joined, together));
                from = Some((first, at));
                continue;
            }
        }
        fields.push((word, meaning(word)));
        from = Some((start, at));
    }
    fields
}

impl<'a> Blanks<'a> {
    /// `None` if the row has another shape.
    fn from_words(
        words: &[(usize, &'a str)],
        numbered: bool,
        rounds: usize,
        last: usize,
    ) -> Option<Blanks<'a>> {
        let end = words.len().checked_sub(last)?;
        let start = end.checked_sub(rounds)?;
        let text =
            |part: &[(usize, &'a str)]| part.iter().map(|(_, word)| *word).collect::<Vec<_>>();
        let (cells, tail) = (text(&words[start..end]), text(&words[end..]));
        if !cells.iter().all(|cell| may_be_cell(cell)) || !tail.iter().all(|word| is_decimal(word))
        {
            return None;
        }
        let head = words.get(usize::from(numbered)..start)?;
        let printed = if numbered {
            words.first().map(|(_, word)| *word)
        } else {
            None
        };
        let HeadWords {
            before_rank,
            rank,
            rest,
        } = HeadWords::split_at_rank(head);
        let first_number = rest
            .iter()
            .position(|(_, word)| is_decimal(word))
            .unwrap_or(rest.len());
        let (after_rank, numbers) = rest.split_at(first_number);
        let clean = !before_rank.is_empty()
            && numbers.iter().all(|(_, word)| is_decimal(word))
            && before_rank.iter().any(|(_, w)| has_letters(w));
        clean.then(|| Blanks {
            number: 0,
            id: None,
            printed,
            before_rank: before_rank.to_vec(),
            rank,
            after_rank: after_rank.to_vec(),
            numbers: text(numbers),
            cells,
            last: tail,
        })
    }
}

/// Fits the number of columns before the rank to that of their headings, if the names allow it.
fn fit_columns(columns: &mut Vec<Vec<String>>, headers: usize) {
    // More parts than headings: the given names happen to be aligned.
    while columns.len() > headers {
        let given = columns.remove(1);
        columns[0]
            .iter_mut()
            .zip(given)
            .for_each(|(name, given)| *name = format!("{name} {given}"));
    }
    // One part fewer: the last word is the club, if every name keeps two words.
    let splits = |column: &[String]| {
        column
            .iter()
            .all(|text| text.split_whitespace().count() > 2)
    };
    if columns.len() + 1 == headers && columns.last().is_some_and(|column| splits(column)) {
        let joined = columns.pop().unwrap_or_default();
        let halves = joined
            .iter()
            .map(|text| text.rsplit_once(' ').unwrap_or((text, "")));
        let (name, club) = halves
            .map(|(name, club)| (name.to_owned(), club.to_owned()))
            .unzip();
        columns.extend([name, club]);
    }
}

/// Before the rank, a column begins where every row begins a word; after the rank at every blank,
/// if all rows have the same number of words. The second value counts the columns after the rank.
fn build_text_columns(rows: &[Blanks<'_>], header: &[Heading<'_>]) -> (Vec<TextColumn>, usize) {
    let named = text_meanings(header);
    let edges = common_edges(rows);
    let after = rows.first().map_or(0, |row| row.after_rank.len());
    let after = if rows.iter().all(|row| row.after_rank.len() == after) {
        after
    } else {
        1
    };
    let first = named.len().saturating_sub(after).max(1);
    let mut columns = cut_at_edges(rows, &edges);
    if !named.is_empty() {
        fit_columns(&mut columns, first);
    }
    for n in 0..after {
        let word = |row: &Blanks<'_>| {
            let words: Vec<&str> = row.after_rank.iter().map(|(_, word)| *word).collect();
            if after == 1 {
                words.join(" ")
            } else {
                words[n].to_owned()
            }
        };
        columns.push(rows.iter().map(word).collect());
    }
    let hints = columns.len() == named.len();
    let hint = |i: usize| {
        if hints {
            named.get(i).copied()
        } else if i == 0 && !named.is_empty() {
            Some(Meaning::Name)
        } else {
            None
        }
    };
    (
        columns
            .into_iter()
            .enumerate()
            .map(|(i, column)| (hint(i), column))
            .collect(),
        after,
    )
}

fn text_meanings(header: &[Heading<'_>]) -> Vec<Meaning> {
    header
        .iter()
        .filter_map(|(_, meaning)| *meaning)
        .filter(|c| {
            matches!(
                c,
                Meaning::Name
                    | Meaning::Surname
                    | Meaning::Given
                    | Meaning::Latin
                    | Meaning::Club
                    | Meaning::City
                    | Meaning::Country
            )
        })
        .collect()
}

/// The positions before the rank where every row begins a word, without the first word.
fn common_edges(rows: &[Blanks<'_>]) -> Vec<usize> {
    let mut edges: Vec<usize> = rows
        .first()
        .map(|row| row.before_rank.iter().skip(1).map(|(at, _)| *at).collect())
        .unwrap_or_default();
    edges.retain(|edge| {
        rows.len() > 2
            && rows
                .iter()
                .all(|row| row.before_rank.iter().skip(1).any(|(at, _)| at == edge))
    });
    edges
}

fn cut_at_edges(rows: &[Blanks<'_>], edges: &[usize]) -> Vec<Vec<String>> {
    let mut columns: Vec<Vec<String>> = vec![Vec::new(); edges.len() + 1];
    for row in rows {
        let mut parts = vec![String::new(); edges.len() + 1];
        for (at, word) in &row.before_rank {
            let part = &mut parts[edges.iter().filter(|edge| *edge <= at).count()];
            if !part.is_empty() {
                part.push(' ');
            }
            part.push_str(word);
        }
        columns
            .iter_mut()
            .zip(parts)
            .for_each(|(column, part)| column.push(part));
    }
    columns
}
