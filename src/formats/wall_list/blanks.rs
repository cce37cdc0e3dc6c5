//! Rows without separators and without a rule: cut at their blanks.

use super::columns::{by_header, is_header};
use super::fields::{has_letters, integer, is_decimal, is_game, is_rank, is_rank_word, is_rule, may_be_cell, mode};
use super::{Column, Grid, Line, MAX_COLUMNS, NoteKind};
use crate::domain::table::{MAX_ROUNDS, MAX_ROWS};

/// A row cut at its blanks: texts, rank, more texts, numbers, cells, more numbers.
struct Blanks<'a> {
    number: usize,
    line: &'a str,
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

/// Number of the line, its text, its words with their positions, the number of a foreign register at its end.
type Uncut<'a> = (usize, &'a str, Vec<(usize, &'a str)>, Option<&'a str>);

/// A column of words and what the header says about it.
type TextColumn = (Option<Column>, Vec<String>);

fn words(line: &str) -> Vec<(usize, &str)> {
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

/// How many cells of rounds stand side by side in a line (byes and dashes between results included), and how many words follow.
fn span(words: &[(usize, &str)]) -> Option<(usize, usize)> {
    let first = words.iter().position(|(_, word)| is_game(word))?;
    let last = words.iter().rposition(|(_, word)| is_game(word))?;
    words[first..=last].iter().all(|(_, word)| may_be_cell(word)).then_some((last + 1 - first, words.len() - last - 1))
}

/// Rows without separators: the cells are counted from the end of the line, everything else by its kind.
pub(super) fn by_blanks_alone(lines: &[(usize, &str)]) -> Grid {
    let mut grid = Grid::default();
    let mut rows: Vec<Uncut<'_>> = Vec::new();
    let mut header: Vec<&str> = Vec::new();
    let mut comments = false;
    for &(number, line) in lines {
        if rows.len() > MAX_ROWS {
            break;
        }
        if line.trim().is_empty() || is_rule(line) {
            continue;
        }
        if line.starts_with(';') {
            comments = true;
            grid.note(number, NoteKind::Comment, line);
            continue;
        }
        let mut words = words(line);
        if words.len() > 2 * MAX_COLUMNS {
            grid.note(number, NoteKind::LineIgnored, line);
            continue;
        }
        let id = words.iter().position(|(_, word)| word.len() > 1 && word.starts_with('|')).map(|i| words.remove(i).1);
        let fields = header_fields(line);
        if rows.is_empty() && span(&words).is_none() && is_header(&fields.iter().map(|f| (*f).to_owned()).collect::<Vec<_>>()) {
            header = fields;
        } else if span(&words).is_some() || (words.len() > 3 && integer(words[0].1).is_some() && has_letters(words[1].1)) {
            rows.push((number, line, words, id));
        } else {
            grid.note(number, NoteKind::LineIgnored, line);
        }
    }
    grid.has_header = !header.is_empty();
    let spans: Vec<(usize, usize)> = rows.iter().filter_map(|(_, _, words, _)| span(words)).collect();
    let named = header.iter().filter(|field| matches!(by_header(field), Some(Column::Round(_)))).count();
    let rounds = spans.iter().map(|(cells, _)| *cells).max().unwrap_or(0).max(if spans.is_empty() { 0 } else { named });
    let last = mode(spans.iter().filter(|(cells, _)| *cells == rounds).map(|(_, last)| *last));
    if rounds == 0 || rounds > MAX_ROUNDS * 2 {
        return Grid { rows: Vec::new(), ..grid };
    }
    let numbered = rows.iter().all(|(_, _, words, _)| words.first().is_some_and(|(_, word)| integer(word).is_some()));
    let expected = mode(rows.iter().map(|(_, _, words, _)| words.len()));
    let mut cut: Vec<Blanks<'_>> = Vec::new();
    for (number, line, words, id) in &rows {
        match Blanks::cut(words, numbered, rounds, last) {
            Some(row) => cut.push(Blanks { number: *number, line, id: *id, ..row }),
            None => grid.uneven(*number, expected, words.len(), line),
        }
    }
    let numbers = mode(cut.iter().map(|row| row.numbers.len()));
    let ranked = cut.iter().filter(|row| row.rank.is_some()).count() * 2 > cut.len();
    let width = |row: &Blanks<'_>| 2 + usize::from(row.rank.is_some()) + row.numbers.len() + rounds + last;
    let usual = 2 + usize::from(ranked) + numbers + rounds + last;
    cut.retain(|row| {
        let fits = row.numbers.len() == numbers && row.rank.is_some() == ranked;
        if !fits {
            grid.uneven(row.number, usual, width(row), row.line);
        }
        fits
    });
    let (texts, after_rank) = texts(&cut, &header);
    let mut columns: Vec<TextColumn> = Vec::new();
    let mut add = |hint, field: &dyn Fn(usize) -> String| columns.push((hint, (0..cut.len()).map(field).collect()));
    let known = |fields: &[&str], wanted: fn(Option<Column>) -> bool| -> Vec<Option<Column>> {
        fields.iter().map(|field| by_header(field)).filter(|column| wanted(*column)).collect()
    };
    if numbered {
        // A European wall list begins with the place, and its cells refer to it.
        let hint = if comments { Column::Place } else { Column::Number };
        add(Some(hint), &|i| cut[i].printed.unwrap_or_default().to_owned());
    }
    let (before, after) = texts.split_at(texts.len().saturating_sub(after_rank));
    for (hint, column) in before {
        add(*hint, &|i| column[i].clone());
    }
    if ranked {
        add(Some(Column::Rank), &|i| cut[i].rank.clone().unwrap_or_default());
    }
    for (hint, column) in after {
        add(*hint, &|i| column[i].clone());
    }
    let first_round = header.iter().position(|field| matches!(by_header(field), Some(Column::Round(_)))).unwrap_or(header.len());
    let last_round = header.iter().rposition(|field| matches!(by_header(field), Some(Column::Round(_)))).map_or(header.len(), |i| i + 1);
    let is_number = |column: Option<Column>| {
        !matches!(
            column,
            Some(
                Column::Number
                    | Column::Name
                    | Column::Surname
                    | Column::Given
                    | Column::Latin
                    | Column::Club
                    | Column::City
                    | Column::Country
                    | Column::Rank
            )
        )
    };
    let before = known(&header[..first_round], is_number);
    for n in 0..numbers {
        let hint = if before.len() == numbers { before[n] } else { None };
        add(hint, &|i| cut[i].numbers[n].to_owned());
    }
    for n in 0..rounds {
        add(Some(Column::Round(n + 1)), &|i| cut[i].cells[n].to_owned());
    }
    let after = known(&header[last_round..], |_| true);
    for n in 0..last {
        let hint = if after.len() == last { after[n] } else { None };
        add(hint, &|i| cut[i].last[n].to_owned());
    }
    if cut.iter().any(|row| row.id.is_some()) {
        add(Some(Column::Id), &|i| cut[i].id.unwrap_or_default().to_owned());
    }
    grid.headers = headers_for(&columns.iter().map(|(hint, _)| *hint).collect::<Vec<_>>(), &header);
    grid.hints = columns.iter().map(|(hint, _)| *hint).collect();
    for (i, row) in cut.iter().enumerate() {
        grid.rows.push(Line { number: row.number, fields: columns.iter().map(|(_, column)| column[i].trim().to_owned()).collect() });
    }
    grid
}

/// The words of the header that belong to columns whose meaning is known.
fn headers_for(hints: &[Option<Column>], header: &[&str]) -> Vec<String> {
    let mut left: Vec<&str> = header.to_vec();
    let mut find = |hint: &Option<Column>| {
        let found = left.iter().position(|field| hint.is_some() && by_header(field) == *hint);
        found.map_or_else(String::new, |i| left.remove(i).to_owned())
    };
    hints.iter().map(&mut find).collect()
}

/// A header cut at its blanks, but with `Тур 1` and `№ п/п` in one piece.
fn header_fields(line: &str) -> Vec<&str> {
    let mut fields: Vec<&str> = Vec::new();
    let mut from: Option<(usize, usize)> = None;
    let mut at = 0;
    for word in line.split_whitespace() {
        let start = line[at..].find(word).map_or(at, |i| at + i);
        at = start + word.len();
        if let Some((first, end)) = from {
            let joined = &line[first..at];
            let halves = (by_header(&line[first..end]), by_header(word));
            if start == end + 1 && by_header(joined).is_some() && (halves.0.is_none() || halves.1.is_none() || word == "п/п") {
                fields.pop();
                fields.push(joined);
                from = Some((first, at));
                continue;
            }
        }
        fields.push(word);
        from = Some((start, at));
    }
    fields
}

impl<'a> Blanks<'a> {
    /// Cuts one row; `None` where it has not the shape of the others.
    fn cut(words: &[(usize, &'a str)], numbered: bool, rounds: usize, last: usize) -> Option<Blanks<'a>> {
        let end = words.len().checked_sub(last)?;
        let start = end.checked_sub(rounds)?;
        let text = |part: &[(usize, &'a str)]| part.iter().map(|(_, word)| *word).collect::<Vec<_>>();
        let (cells, tail) = (text(&words[start..end]), text(&words[end..]));
        if !cells.iter().all(|cell| may_be_cell(cell)) || !tail.iter().all(|word| is_decimal(word)) {
            return None;
        }
        let head = words.get(usize::from(numbered)..start)?;
        let printed = if numbered { words.first().map(|(_, word)| *word) } else { None };
        // The first word is a name in any case.
        let two = |i: usize| integer(head[i].1).is_some() && head.get(i + 1).is_some_and(|(_, word)| is_rank_word(&word.to_lowercase()));
        let rank = (1..head.len()).find(|&i| two(i) || is_rank(head[i].1));
        let (before_rank, rank, rest) = match rank {
            Some(i) if two(i) => (&head[..i], Some(format!("{} {}", head[i].1, head[i + 1].1)), &head[i + 2..]),
            Some(i) => (&head[..i], Some(head[i].1.to_owned()), &head[i + 1..]),
            None => {
                let i = head.iter().position(|(_, word)| is_decimal(word)).unwrap_or(head.len());
                (&head[..i], None, &head[i..])
            }
        };
        let first_number = rest.iter().position(|(_, word)| is_decimal(word)).unwrap_or(rest.len());
        let (after_rank, numbers) = rest.split_at(first_number);
        let clean =
            !before_rank.is_empty() && numbers.iter().all(|(_, word)| is_decimal(word)) && before_rank.iter().any(|(_, w)| has_letters(w));
        clean.then(|| Blanks {
            number: 0,
            line: "",
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

/// The columns of words: before the rank cut where every row begins a word, after it at every blank if all rows have equally many words.
/// The second value says how many of the columns stand after the rank.
fn texts(rows: &[Blanks<'_>], header: &[&str]) -> (Vec<TextColumn>, usize) {
    let named: Vec<Column> = header
        .iter()
        .filter_map(|field| by_header(field))
        .filter(|c| {
            matches!(c, Column::Name | Column::Surname | Column::Given | Column::Latin | Column::Club | Column::City | Column::Country)
        })
        .collect();
    let mut edges: Vec<usize> = rows.first().map(|row| row.before_rank.iter().skip(1).map(|(at, _)| *at).collect()).unwrap_or_default();
    edges.retain(|edge| rows.len() > 2 && rows.iter().all(|row| row.before_rank.iter().skip(1).any(|(at, _)| at == edge)));
    let after = rows.first().map_or(0, |row| row.after_rank.len());
    let after = if rows.iter().all(|row| row.after_rank.len() == after) { after } else { 1 };
    let first = named.len().saturating_sub(after).max(1);
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
        columns.iter_mut().zip(parts).for_each(|(column, part)| column.push(part));
    }
    if !named.is_empty() {
        // More parts than headers: given names that happen to stand below each other.
        while columns.len() > first {
            let given = columns.remove(1);
            columns[0].iter_mut().zip(given).for_each(|(name, given)| *name = format!("{name} {given}"));
        }
        // One part fewer: the last word is the club, if every name keeps two.
        let splits = |column: &[String]| column.iter().all(|text| text.split_whitespace().count() > 2);
        if columns.len() + 1 == first && columns.last().is_some_and(|column| splits(column)) {
            let joined = columns.pop().unwrap_or_default();
            let halves = joined.iter().map(|text| text.rsplit_once(' ').unwrap_or((text, "")));
            let (name, club) = halves.map(|(name, club)| (name.to_owned(), club.to_owned())).unzip();
            columns.extend([name, club]);
        }
    }
    for n in 0..after {
        let word = |row: &Blanks<'_>| {
            let words: Vec<&str> = row.after_rank.iter().map(|(_, word)| *word).collect();
            if after == 1 { words.join(" ") } else { words[n].to_owned() }
        };
        columns.push(rows.iter().map(word).collect());
    }
    let hints = columns.len() == named.len();
    let hint = |i: usize| {
        if hints {
            named.get(i).copied()
        } else if i == 0 && !named.is_empty() {
            Some(Column::Name)
        } else {
            None
        }
    };
    (columns.into_iter().enumerate().map(|(i, column)| (hint(i), column)).collect(), after)
}
