//! Dates of tournaments and of birth. Section 3.4.

use chrono::{Datelike, NaiveDate};

use super::document::Birth;
use super::text::UnreadableValue;

const BIRTHS: std::ops::RangeInclusive<u16> = 1850..=2100;

/// English months; three letters suffice.
const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// Russian and Ukrainian months, each by the letters that all its cases share.
const STEMS: [[&str; 2]; 12] = [
    ["январ", "січ"],
    ["феврал", "лют"],
    ["март", "берез"],
    ["апрел", "квіт"],
    ["ма", "трав"],
    ["июн", "черв"],
    ["июл", "лип"],
    ["август", "серп"],
    ["сентябр", "верес"],
    ["октябр", "жовт"],
    ["ноябр", "листопад"],
    ["декабр", "груд"],
];

/// Parses a date of a tournament. Section 3.4.
pub fn parse_date(text: &str) -> Option<NaiveDate> {
    let text = text.trim();
    if text.len() == 8 && is_digits(text) {
        return day_from_parts(text.get(..4)?, text.get(4..6)?, text.get(6..)?);
    }
    match split_numbers(text) {
        Some(parts) => by_numbers(parts),
        None => by_words(text, parse_month),
    }
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

fn split_numbers(text: &str) -> Option<[&str; 3]> {
    let mut parts = text.split(['.', '/', '-']).map(str::trim);
    let found = [parts.next()?, parts.next()?, parts.next()?];
    (parts.next().is_none() && found.iter().all(|part| is_digits(part))).then_some(found)
}

fn by_numbers([first, second, third]: [&str; 3]) -> Option<NaiveDate> {
    match (first.len(), second.len(), third.len()) {
        (4, 1..=2, 1..=2) => day_from_parts(first, second, third),
        (1..=2, 1..=2, 4) => {
            let (one, other): (u32, u32) = (first.parse().ok()?, second.parse().ok()?);
            // `docs/spec/exchange.md` A3: only a number that can't be a month proves the American
            // order.
            if other > 12 && one <= 12 {
                day_from_parts(third, first, second)
            } else {
                day_from_parts(third, second, first)
            }
        }
        (2, 2, 2) => {
            let year: u16 = first.parse().ok()?;
            day_from_parts(
                &(if year >= 70 { 1900 + year } else { 2000 + year }).to_string(),
                second,
                third,
            )
        }
        _ => None,
    }
}

/// Parses the day of a last game: a date, its month perhaps in Russian or Ukrainian.
pub fn day_played(text: &str) -> Option<NaiveDate> {
    parse_date(text).or_else(|| by_words(text, month_in_any_language))
}

/// The month as its first day, with or without a day: `2025-03`, `03.2025`, `март 2025`.
pub fn month_played(text: &str) -> Option<NaiveDate> {
    day_played(text)
        .or_else(|| month_of_year(text))
        .and_then(|day| day.with_day(1))
}

fn month_of_year(text: &str) -> Option<NaiveDate> {
    let mut parts = text
        .split(|c: char| c.is_whitespace() || matches!(c, ',' | '.' | '/' | '-'))
        .filter(|part| !part.is_empty());
    let (first, second) = (parts.next()?, parts.next()?);
    if parts.any(|part| !is_word_for_year(part)) {
        return None;
    }
    let (year, other) = if first.len() == 4 && is_digits(first) {
        (first, second)
    } else {
        (second, first)
    };
    let number = match is_digits(other) {
        true if other.len() <= 2 => other.to_owned(),
        true => return None,
        false => month_in_any_language(other)?.to_string(),
    };
    (year.len() == 4).then(|| day_from_parts(year, &number, "1"))?
}

/// True for the word behind a year in Russian or Ukrainian: `март 2025 г.`.
fn is_word_for_year(word: &str) -> bool {
    matches!(word, "г" | "р" | "года" | "року")
}

fn month_in_any_language(word: &str) -> Option<usize> {
    let small = word.to_lowercase();
    // The shortest stem also begins the name of March.
    let is = |stem: &&str| {
        if *stem == "ма" {
            matches!(small.as_str(), "май" | "мая" | "мае")
        } else {
            small.starts_with(*stem)
        }
    };
    parse_month(word).or_else(|| {
        STEMS
            .iter()
            .position(|stems| stems.iter().any(is))
            .map(|at| at + 1)
    })
}

/// `May 29, 2020`, `29 May 2020`. `month`: the number of a word.
fn by_words(text: &str, month: fn(&str) -> Option<usize>) -> Option<NaiveDate> {
    let mut words = text
        .split(|c: char| c.is_whitespace() || matches!(c, ',' | '.'))
        .filter(|word| !word.is_empty());
    let (first, second, year) = (words.next()?, words.next()?, words.next()?);
    if words.any(|word| !is_word_for_year(word)) || year.len() != 4 {
        return None;
    }
    let (month, number) = month(first)
        .map(|m| (m, second))
        .or_else(|| Some((month(second)?, first)))?;
    if number.len() > 2 {
        return None;
    }
    day_from_parts(year, &month.to_string(), number)
}

fn parse_month(word: &str) -> Option<usize> {
    let word = word.to_ascii_lowercase();
    (word.len() >= 3).then_some(())?;
    MONTHS
        .iter()
        .position(|month| month.starts_with(&word))
        .map(|at| at + 1)
}

fn day_from_parts(year: &str, month: &str, day: &str) -> Option<NaiveDate> {
    if ![year, month, day].into_iter().all(is_digits) {
        return None;
    }
    NaiveDate::from_ymd_opt(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
        .filter(|date| date.year() > 0)
}

/// Parses a date of birth; a placeholder for an unknown one is `None`. Section 3.4.
pub fn parse_birth(text: &str) -> Result<Option<Birth>, UnreadableValue> {
    let text = text.trim();
    if text.is_empty()
        || text
            .chars()
            .all(|c| matches!(c, '0' | '-' | '–' | '—' | '/' | '.' | ' '))
    {
        return Ok(None);
    }
    known_birth(text).map(Some).ok_or(UnreadableValue)
}

fn known_birth(text: &str) -> Option<Birth> {
    let mut parts = text.split(['.', '/', '-']).map(str::trim);
    let (first, second, third) = (parts.next()?, parts.next(), parts.next());
    if parts.next().is_some()
        || ![Some(first), second, third]
            .into_iter()
            .flatten()
            .all(is_digits)
    {
        return None;
    }
    let (year, month, day) = match (first.len(), second.map(str::len), third.map(str::len)) {
        (4, None, None) => (first, "00", "00"),
        (4, Some(1..=2), None) => (first, second?, "00"),
        (4, Some(1..=2), Some(1..=2)) => (first, second?, third?),
        (1..=2, Some(1..=2), Some(4)) => (third?, second?, first),
        _ => return None,
    };
    let year: u16 = year.parse().ok().filter(|year| BIRTHS.contains(year))?;
    let known =
        |part: &str| -> Option<Option<u8>> { part.parse().ok().map(|n: u8| (n > 0).then_some(n)) };
    let (month, day) = (known(month)?, known(day)?);
    NaiveDate::from_ymd_opt(
        year.into(),
        month.unwrap_or(1).into(),
        day.unwrap_or(1).into(),
    )?;
    Some(Birth {
        year,
        month,
        day: month.and(day),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_of_tournaments() {
        for (text, expected) in [
            ("2025/06/14", "2025-06-14"),
            ("28. 07. 2005", "2005-07-28"),
            ("08/04/2018", "2018-04-08"),
            ("04/28/2018", "2018-04-28"),
            ("20250614", "2025-06-14"),
            ("May 29, 2020", "2020-05-29"),
            ("29 Sept 2020", "2020-09-29"),
            ("10.09.13", "2010-09-13"),
            ("99-12-31", "1999-12-31"),
        ] {
            assert_eq!(
                parse_date(text).map(|d| d.to_string()).as_deref(),
                Some(expected),
                "{text}"
            );
        }
        for text in [
            "31.02.2025",
            "",
            "13/13/2020",
            "1.2.05",
            "May 2020",
            "0000-01-01",
            "2025-06-14-01",
        ] {
            assert_eq!(parse_date(text), None, "{text}");
        }
    }

    #[test]
    fn months_of_last_games() {
        for text in [
            "2025-03",
            "2025/3",
            "03.2025",
            "03/2025",
            "март 2025",
            "Марта 2025",
            "March 2025",
            "Mar 2025",
            "2025 березень",
            "березень 2025 р.",
            "2025-03-17",
            "17.03.2025",
            "17 марта 2025 г.",
            "17 March 2025",
        ] {
            assert_eq!(
                month_played(text).map(|d| d.to_string()).as_deref(),
                Some("2025-03-01"),
                "{text}"
            );
        }
        assert_eq!(
            month_played("мая 2024").map(|d| d.to_string()).as_deref(),
            Some("2024-05-01")
        );
        for text in [
            "2025",
            "2025-13",
            "13.2025",
            "весной 2025",
            "03.25",
            "",
            "-",
            "2025-03-17-1",
        ] {
            assert_eq!(month_played(text), None, "{text}");
        }
        assert_eq!(
            day_played("17 марта 2025")
                .map(|d| d.to_string())
                .as_deref(),
            Some("2025-03-17")
        );
        assert_eq!(day_played("март 2025"), None);
    }

    #[test]
    fn births_may_be_known_in_part() {
        for (text, expected) in [
            ("1987", "1987"),
            ("1987/00/00", "1987"),
            ("1979/11/00", "1979-11"),
            ("5.3.2001", "2001-03-05"),
            ("1979-11", "1979-11"),
        ] {
            assert_eq!(
                parse_birth(text).map(|b| b.map(|b| b.to_string())),
                Ok(Some(expected.to_owned())),
                "{text}"
            );
        }
        for text in ["", "0", "-", "0000", "0000/00/00"] {
            assert_eq!(parse_birth(text), Ok(None), "{text}");
        }
        for text in ["1990/13/01", "1849", "2101", "87", "30.02.1990", "x"] {
            assert_eq!(parse_birth(text), Err(UnreadableValue), "{text}");
        }
    }
}
