//! What a single field of a pasted text looks like.

use crate::domain::table::Cell;

/// A result with an opponent, a bye or a marked absence: what only a cell of a round looks like.
pub(super) fn is_game(text: &str) -> bool {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    (1..=4).contains(&digits) && digits < text.len() && Cell::read(text).is_ok()
}

/// Anything a cell of a round may hold.
pub(super) fn may_be_cell(text: &str) -> bool {
    Cell::read(text).is_ok()
}

/// A number, perhaps with a full stop.
pub(super) fn integer(text: &str) -> Option<usize> {
    let digits = text.trim().trim_end_matches(['.', ')']);
    (1..=6).contains(&digits.len()).then_some(())?;
    digits.bytes().all(|b| b.is_ascii_digit()).then_some(())?;
    digits.parse().ok()
}

/// A number with or without decimals, perhaps with the mark of a list behind it; a dash for none.
pub(super) fn is_decimal(text: &str) -> bool {
    let number = text.trim_end_matches(['*', '!', '?']);
    let digits = number.strip_prefix('-').unwrap_or(number);
    matches!(text, "-" | "–" | "—")
        || (digits.starts_with(|c: char| c.is_ascii_digit() || c == '½')
            && digits.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | ',' | '½')))
}

pub(super) fn is_rank_word(text: &str) -> bool {
    matches!(text, "k" | "d" | "p" | "kyu" | "dan" | "кю" | "дан" | "к" | "д" | "розряд" | "разряд" | "юн" | "юн." | "р" | "р.")
}

/// `4k`, `5 кю`, `1 дан`, `КМС`.
pub(super) fn is_rank(text: &str) -> bool {
    let text = text.trim().to_lowercase();
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    match digits {
        0 => matches!(
            text.as_str(),
            "кмс" | "мс" | "мсу" | "мсмк" | "змс" | "гм" | "мм" | "мф" | "gm" | "im" | "fm" | "cm" | "wgm" | "wim" | "wfm" | "wcm"
        ),
        1 | 2 => is_rank_word(text[digits..].trim().trim_start_matches('-')),
        _ => false,
    }
}

pub(super) fn has_letters(text: &str) -> bool {
    text.chars().any(char::is_alphabetic)
}

/// Dashes as they rule off a header.
pub(super) fn is_rule(text: &str) -> bool {
    let dashes = text.chars().filter(|c| matches!(c, '-' | '=' | '─' | '━' | '_')).count();
    dashes >= 3 && text.chars().all(|c| matches!(c, '-' | '=' | '─' | '━' | '_' | '+' | '|' | ':' | ' ' | '\t'))
}

/// The most frequent number, the larger one of equals; 0 for none.
pub(super) fn mode(numbers: impl Iterator<Item = usize>) -> usize {
    let mut counts = std::collections::BTreeMap::new();
    numbers.for_each(|n| *counts.entry(n).or_insert(0_usize) += 1);
    counts.into_iter().max_by_key(|(n, count)| (*count, *n)).map_or(0, |(n, _)| n)
}
