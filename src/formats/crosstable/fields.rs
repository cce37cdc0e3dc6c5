//! Recognises the kind of a single field of a pasted text without a heading.

use super::cells;
use super::player::{number_of, printed_number};
use super::row::FieldRow;
use crate::reconcile::RoundStatement;
use crate::text::go_rank;

/// True for texts only in cells of rounds: a result with an opponent, a bye or a marked absence.
pub(super) fn is_game(text: &str) -> bool {
    let text = text.trim();
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let behind = text.get(digits..).unwrap_or_default();
    // `0.5` is half a bye, but more often a total.
    if !(1..=4).contains(&digits) || behind.is_empty() || behind.starts_with(['.', ',']) {
        return false;
    }
    match cells::parse_cell(text) {
        Ok(cell) => match cell.said {
            RoundStatement::Game(claim) => claim.result.is_some(),
            RoundStatement::Bye(_) => true,
            RoundStatement::Nothing => false,
        },
        Err(_) => false,
    }
}

pub(super) fn holds_games(row: &FieldRow) -> bool {
    row.fields().any(|(_, field)| is_game(field))
}

pub(super) fn may_be_cell(text: &str) -> bool {
    cells::parse_cell(text).is_ok()
}

pub(super) fn is_row_number(text: &str) -> bool {
    printed_number(text.trim()).is_some()
}

/// With an optional mark of a list behind it; a dash stands for none.
pub(super) fn is_decimal(text: &str) -> bool {
    !text.is_empty() && number_of(text).is_ok()
}

pub(super) fn is_rank_word(text: &str) -> bool {
    let text = text.to_lowercase();
    go_rank(&format!("1 {text}")).is_some()
        || matches!(
            text.as_str(),
            "розряд" | "разряд" | "юн" | "юн." | "р" | "р."
        )
}

/// True for ranks: `4k`, `5 кю`, `1 дан`, `КМС`.
pub(super) fn is_rank(text: &str) -> bool {
    let text = text.trim().to_lowercase();
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    match digits {
        0 => matches!(
            text.as_str(),
            "кмс"
                | "мс"
                | "мсу"
                | "мсмк"
                | "змс"
                | "гм"
                | "мм"
                | "мф"
                | "gm"
                | "im"
                | "fm"
                | "cm"
                | "wgm"
                | "wim"
                | "wfm"
                | "wcm"
        ),
        1 | 2 => is_rank_word(
            text.get(digits..)
                .unwrap_or_default()
                .trim()
                .trim_start_matches('-'),
        ),
        _ => false,
    }
}

pub(super) fn has_letters(text: &str) -> bool {
    text.chars().any(char::is_alphabetic)
}

/// The most frequent number, the larger one of equals; 0 for none.
pub(super) fn most_frequent(numbers: impl Iterator<Item = usize>) -> usize {
    let mut counts = std::collections::BTreeMap::new();
    numbers.for_each(|n| *counts.entry(n).or_insert(0_usize) += 1);
    counts
        .into_iter()
        .max_by_key(|(n, count)| (*count, *n))
        .map_or(0, |(n, _)| n)
}
