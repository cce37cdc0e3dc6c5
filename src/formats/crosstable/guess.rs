//! Guesses meanings of a pasted table's columns by their contents, where headings don't tell them.

use std::collections::{HashMap, HashSet};

use super::cells;
use super::cut::Cut;
use super::fields::{holds_games, is_game, is_rank, is_row_number, may_be_cell};
use super::headings::Aliases;
use super::player::number_of;
use super::row::FieldRow;
use super::rows::sum_points;
use crate::column_kind::Meaning;
use crate::number::Number;
use crate::reconcile::RoundStatement;

/// Maximum number of examined columns: all rounds, and more others than any federation prints.
const MOST: usize = 150;
/// Maximum number of columns of numbers that are compared with the totals.
const MOST_NUMBERS: usize = 12;

/// The rounds are 1, 2, 3 ... without gaps.
pub(super) fn find_meanings(cut: &Cut, known: &Aliases) -> HashMap<u32, Meaning> {
    let columns = Columns::from_cut(cut);
    let mut meanings = columns.by_headings(known);
    number_rounds(&mut meanings);
    columns.find_numbers(&mut meanings);
    if !has_any(
        &meanings,
        &[Meaning::Name, Meaning::Surname, Meaning::Given],
    ) {
        columns.find_names(&mut meanings);
    }
    if !cut.headed {
        columns.find_ranks(&mut meanings);
        columns.find_totals(&mut meanings);
    }
    (0..)
        .zip(meanings)
        .filter_map(|(column, meaning)| Some((column, meaning?)))
        .collect()
}

fn has_any(meanings: &[Option<Meaning>], wanted: &[Meaning]) -> bool {
    meanings.iter().flatten().any(|m| wanted.contains(m))
}

struct Columns<'a> {
    cut: &'a Cut,
    /// The rows with results; all rows if none has any.
    rows: Vec<&'a FieldRow>,
    count: usize,
}

impl<'a> Columns<'a> {
    fn from_cut(cut: &'a Cut) -> Self {
        let mut rows: Vec<&FieldRow> = cut.rows.iter().filter(|row| holds_games(row)).collect();
        if rows.is_empty() {
            rows = cut.rows.iter().collect();
        }
        let last = rows
            .iter()
            .copied()
            .chain([&cut.heading])
            .filter_map(|row| row.fields().last())
            .map(|(column, _)| column + 1)
            .max();
        let count = last
            .and_then(|last| usize::try_from(last).ok())
            .unwrap_or_default()
            .min(MOST);
        Self { cut, rows, count }
    }

    fn heading(&self, i: usize) -> &str {
        self.cut.heading.get(column_number(i))
    }

    fn column_texts(&self, i: usize) -> impl Iterator<Item = &str> {
        self.rows.iter().map(move |row| row.get(column_number(i)))
    }

    fn non_empty_texts(&self, i: usize) -> impl Iterator<Item = &str> {
        self.column_texts(i).filter(|text| !text.is_empty())
    }

    /// True if at least four of five non-empty fields satisfy `is`.
    fn is_mostly(&self, i: usize, is: fn(&str) -> bool) -> bool {
        let (all, good) = self.non_empty_texts(i).fold((0, 0), |(all, good), text| {
            (all + 1, good + usize::from(is(text)))
        });
        all > 0 && good * 10 >= all * 8
    }

    fn looks_like_round(&self, i: usize) -> bool {
        self.non_empty_texts(i).any(is_game) && self.is_mostly(i, may_be_cell)
    }

    /// The headings number at most as many opponents as there are rows; the diagonal has one sign.
    fn is_matrix(&self, known: &Aliases) -> bool {
        let counted = |i: &usize| {
            matches!(
                known
                    .find_meaning(self.heading(*i))
                    .map(|found| found.meaning),
                Some(Meaning::Round(_))
            )
        };
        let columns: Vec<usize> = (0..self.count).filter(counted).collect();
        let own = |(row, i): (&&FieldRow, &usize)| row.get(column_number(*i)).to_owned();
        let signs: HashSet<String> = self.rows.iter().zip(&columns).map(own).collect();
        let marked = signs.len() == 1
            && signs
                .iter()
                .all(|sign| !sign.is_empty() && !sign.chars().any(char::is_numeric));
        columns.len() >= 2 && columns.len() <= self.rows.len() && marked
    }

    fn by_headings(&self, known: &Aliases) -> Vec<Option<Meaning>> {
        let matrix = self.is_matrix(known);
        let said = |i: usize| {
            self.cut
                .hints
                .get(&column_number(i))
                .copied()
                .or_else(|| Some(known.find_meaning(self.heading(i))?.meaning))
        };
        let meaning = |i: usize| match said(i) {
            // A bare number in the heading may count anything.
            Some(Meaning::Round(_))
                if !(matrix
                    || self.non_empty_texts(i).any(is_game)
                    || self.column_texts(i).all(may_be_cell)) =>
            {
                Some(Meaning::Ignore)
            }
            None if self.looks_like_round(i) => Some(Meaning::Round(0)),
            other => other,
        };
        (0..self.count).map(meaning).collect()
    }

    /// Takes the first column without a heading as the numbers, if it holds nothing else.
    fn find_numbers(&self, meanings: &mut [Option<Meaning>]) {
        if has_any(meanings, &[Meaning::Number]) {
            return;
        }
        let first = (0..self.count).find(|&i| self.non_empty_texts(i).next().is_some());
        let open = |i: &usize| meanings.get(*i) == Some(&None) && self.heading(*i).is_empty();
        if let Some(first) = first
            .filter(open)
            .filter(|&i| self.column_texts(i).all(is_row_number))
        {
            set(meanings, first, Meaning::Number);
        }
    }

    /// A name or its two halves, and the club after it.
    fn find_names(&self, meanings: &mut [Option<Meaning>]) {
        let is_text = |text: &str| {
            text.chars().any(char::is_alphabetic) && !is_rank(text) && !may_be_cell(text)
        };
        let open = |meanings: &[Option<Meaning>], i: usize| meanings.get(i) == Some(&None);
        let headed = self.cut.headed;
        let mut texts: Vec<usize> = (0..self.count)
            .filter(|&i| open(meanings, i) && self.is_mostly(i, is_text))
            .collect();
        let country = |i: usize| {
            self.non_empty_texts(i)
                .all(|text| text.len() == 2 && text.bytes().all(|b| b.is_ascii_uppercase()))
        };
        if !headed {
            for i in texts.extract_if(.., |i| country(*i)) {
                set(meanings, i, Meaning::Country);
            }
        }
        texts.truncate(3);
        let single = |i: usize| {
            self.non_empty_texts(i)
                .all(|text| text.split_whitespace().count() == 1)
        };
        let halves = matches!(texts.as_slice(), [a, b, ..] if *b == a + 1 && single(*a) && single(*b) && !headed);
        let names = if halves {
            &[Meaning::Surname, Meaning::Given, Meaning::Club][..]
        } else {
            &[Meaning::Name, Meaning::Club][..]
        };
        for (i, meaning) in texts.into_iter().zip(names) {
            if *meaning != Meaning::Club || !headed {
                set(meanings, i, *meaning);
            }
        }
    }

    fn find_ranks(&self, meanings: &mut [Option<Meaning>]) {
        if has_any(meanings, &[Meaning::Rank]) {
            return;
        }
        if let Some(i) =
            (0..self.count).find(|&i| meanings.get(i) == Some(&None) && self.is_mostly(i, is_rank))
        {
            set(meanings, i, Meaning::Rank);
        }
    }

    /// The numbers of a column; `None` if it holds anything else.
    fn parse_numbers(&self, i: usize) -> Option<Vec<Number>> {
        self.column_texts(i)
            .map(|text| number_of(text).ok().flatten())
            .collect()
    }

    /// Finds the columns of numbers: the total is the sum of the cells, with a group or without.
    fn find_totals(&self, meanings: &mut [Option<Meaning>]) {
        let numeric = (0..self.count)
            .filter(|&i| meanings.get(i) == Some(&None))
            .filter_map(|i| Some((i, self.parse_numbers(i)?)));
        let numeric: Vec<(usize, Vec<Number>)> = numeric.take(MOST_NUMBERS).collect();
        let mut open: Vec<&(usize, Vec<Number>)> = Vec::new();
        for column @ (i, numbers) in &numeric {
            let whole: Option<Vec<i64>> = numbers.iter().map(|number| number.as_whole()).collect();
            let is_year = |n: &i64| (1900..=2099).contains(n);
            match whole {
                Some(years) if years.len() > 1 && years.iter().all(is_year) => {
                    set(meanings, *i, Meaning::Born)
                }
                Some(ratings)
                    if ratings.iter().any(|n| *n >= 500)
                        && !has_any(meanings, &[Meaning::Rating]) =>
                {
                    set(meanings, *i, Meaning::Rating);
                }
                _ => {
                    set(meanings, *i, Meaning::TieBreak);
                    open.push(column);
                }
            }
        }
        if self.rows.len() < 2 {
            return;
        }
        let sums = self.row_sums(meanings);
        if let Some((i, _)) = open.iter().find(|(_, column)| *column == sums) {
            return set(meanings, *i, Meaning::Points);
        }
        for (g, group) in &open {
            let total: Vec<Number> = group
                .iter()
                .zip(&sums)
                .map(|(group, sum)| group.plus(*sum))
                .collect();
            if let Some((p, _)) = open.iter().find(|(p, column)| p != g && *column == total) {
                set(meanings, *g, Meaning::Group);
                return set(meanings, *p, Meaning::Points);
            }
        }
    }

    fn row_sums(&self, meanings: &[Option<Meaning>]) -> Vec<Number> {
        let rounds: Vec<u32> = (0..)
            .zip(meanings)
            .filter(|(_, m)| matches!(m, Some(Meaning::Round(_))))
            .map(|(column, _)| column)
            .collect();
        let games = self
            .rows
            .iter()
            .flat_map(|row| rounds.iter().map(|column| row.get(*column)))
            .filter(|text| is_game(text));
        let notation = cells::Notation::from_cells(games);
        let said = |row: &FieldRow, column: &u32| match row.get(*column) {
            text if cells::is_minus_one(text) => notation.minus_one().unwrap_or_default(),
            text => cells::parse_cell(text).map_or(RoundStatement::Nothing, |cell| cell.said),
        };
        self.rows
            .iter()
            .map(|row| {
                sum_points(
                    &rounds
                        .iter()
                        .map(|column| said(row, column))
                        .collect::<Vec<_>>(),
                )
            })
            .collect()
    }
}

fn column_number(i: usize) -> u32 {
    u32::try_from(i).unwrap_or(u32::MAX)
}

fn set(meanings: &mut [Option<Meaning>], i: usize, meaning: Meaning) {
    if let Some(place) = meanings.get_mut(i) {
        *place = Some(meaning);
    }
}

/// By their headings if those are 1, 2, 3 ... in any order, else from left to right.
fn number_rounds(meanings: &mut [Option<Meaning>]) {
    let mut named: Vec<u8> = meanings
        .iter()
        .filter_map(|m| {
            if let Some(Meaning::Round(n)) = m {
                Some(*n)
            } else {
                None
            }
        })
        .collect();
    named.sort_unstable();
    if named
        .iter()
        .zip(1_usize..)
        .all(|(n, expected)| usize::from(*n) == expected)
    {
        return;
    }
    let mut next = 0_u8;
    for meaning in meanings {
        if let Some(Meaning::Round(n)) = meaning {
            next = next.saturating_add(1);
            *n = next;
        }
    }
}
