//! The list of the European Go Database: rows are recognised by PIN, columns by their content.

use std::io::BufRead;

use super::pieces::Pieces;
use super::{ListedPlayer, federations};
use crate::domain::external_id::{Kind, System};
use crate::refusal::Refusal;

fn is_grade(word: &str) -> bool {
    let Some(digits) = word.strip_suffix(['k', 'd', 'p', 'K', 'D', 'P']) else {
        return false;
    };
    (1..=2).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit())
}

fn is_country(word: &str) -> bool {
    word.len() == 2 && word.bytes().all(|b| b.is_ascii_uppercase())
}

/// PIN, name, country, optional club, grade, promotion, rating; `None` if the line isn't a row.
pub(super) fn parse_row(line: &str) -> Option<ListedPlayer> {
    let (pin, rest) = line.trim_start().split_at_checked(8)?;
    if !pin.bytes().all(|b| b.is_ascii_digit())
        || !rest.starts_with(char::is_whitespace)
        || pin.bytes().all(|b| b == b'0')
    {
        return None;
    }
    let words: Vec<&str> = rest.split_whitespace().collect();
    let is_promotion = |word: &&str| *word == "--" || is_grade(word);
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<i32>().ok());
    let grade = (2..words.len()).find(|at| {
        is_grade(words[*at])
            && words.get(at + 1).is_some_and(is_promotion)
            && number(at + 2).is_some()
    })?;
    // The club may be missing, and may look like a country.
    let country = [grade.checked_sub(2), grade.checked_sub(1)]
        .into_iter()
        .flatten()
        .find(|at| *at > 0 && is_country(words[*at]))?;
    let rating = number(grade + 2).filter(|rating| Kind::Gor.is_in_range(*rating));
    Some(ListedPlayer {
        number: pin.to_owned(),
        name: words[..country].join(" "),
        country: federations::country_code(words[country]),
        grade: words[grade].to_lowercase(),
        ratings: rating
            .map(|rating| (Kind::Gor, rating))
            .into_iter()
            .collect(),
        ..ListedPlayer::default()
    })
}

pub(super) fn read_rest<B: BufRead>(
    mut pieces: Pieces<B>,
    each: &mut dyn FnMut(System, &ListedPlayer),
) -> Result<(), Refusal> {
    while let Some(line) = pieces.next_line()? {
        if let Some(row) = parse_row(line) {
            each(System::EgfPin, &row);
        }
    }
    Ok(())
}
