//! The dates of lists.

use chrono::{Datelike, NaiveDate};

const MONTHS: [&str; 12] = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
];

fn parse_month(text: &str) -> Option<u32> {
    (1..)
        .zip(MONTHS)
        .find(|(_, name)| text.eq_ignore_ascii_case(name))
        .map(|(number, _)| number)
}

/// `SEP26`: FIDE's lists are dated on the first of a month. The earliest ones are from 1971.
pub(super) fn month_and_year(text: &str) -> Option<NaiveDate> {
    let (name, year) = (text.get(..3)?, text.get(3..)?);
    let digits = year.len() == 2 && year.bytes().all(|b| b.is_ascii_digit());
    let year: i32 = year.parse().ok().filter(|_| digits)?;
    NaiveDate::from_ymd_opt(
        if year > 70 { 1900 + year } else { 2000 + year },
        parse_month(name)?,
        1,
    )
}

/// The month in a file name, as in `standard_sep26frl.txt`.
pub(super) fn in_name(name: &str) -> Option<NaiveDate> {
    let words = name.split(|c: char| !c.is_ascii_alphanumeric());
    words
        .map(|word| word.strip_suffix("frl").unwrap_or(word))
        .find_map(month_and_year)
}

/// A date in brackets at the beginning of a line: `(23 Nov 2026)`.
pub(super) fn in_brackets(line: &str) -> Option<NaiveDate> {
    let (told, _) = line.trim_start().strip_prefix('(')?.split_once(')')?;
    let mut parts = told.split_whitespace();
    let (day, name, year) = (
        parts.next()?.parse().ok()?,
        parts.next()?,
        parts.next()?.parse().ok()?,
    );
    NaiveDate::from_ymd_opt(year, parse_month(name.get(..3)?)?, day)
        .filter(|day| (1990..2100).contains(&day.year()))
}
