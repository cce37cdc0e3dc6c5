//! Formats of dates and numbers in each language, from CLDR. icu4x runs at build time, so that the
//! program itself contains a dozen words of each language and no formatter.

use std::fmt::Write as _;

use icu_datetime::DateTimeFormatter;
use icu_datetime::fieldsets::{M, MD, YMD};
use icu_datetime::input::Date;
use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_locale_core::Locale;

/// The formats of a language: `domain::language::Customs` before it is a constant.
#[derive(Debug)]
pub struct Customs {
    /// The months inside a date.
    pub months: Vec<String>,
    /// The months by themselves.
    pub alone: Vec<String>,
    pub after_day: String,
    pub decimal: String,
    pub cyrillic: bool,
}

/// `tag` has language and country, such as `en-GB`. Dates in another order than day, month, year
/// are an error: `Language::format_day` has to learn that first.
pub fn of(tag: &str) -> Result<Customs, String> {
    let wrong = |what: &str| format!("{tag}: {what}");
    let locale: Locale = tag.parse().map_err(|error| wrong(&format!("{error}")))?;
    let unknown = |error: &dyn std::fmt::Display| wrong(&format!("CLDR doesn't tell: {error}"));
    let whole =
        DateTimeFormatter::try_new((&locale).into(), YMD::long()).map_err(|e| unknown(&e))?;
    let day = DateTimeFormatter::try_new((&locale).into(), MD::long()).map_err(|e| unknown(&e))?;
    let month = DateTimeFormatter::try_new((&locale).into(), M::long()).map_err(|e| unknown(&e))?;
    let (mut months, mut alone, mut after_day) = (Vec::new(), Vec::new(), String::new());
    for number in 1..=12 {
        let fifth = Date::try_new_iso(2025, number, 5).map_err(|e| unknown(&e))?;
        let said = day.format(&fifth).to_string();
        let order = || {
            wrong(&format!(
                "{said:?} of {:?}: dates are not written as day, month, year",
                whole.format(&fifth).to_string()
            ))
        };
        let rest = said.strip_prefix('5').ok_or_else(order)?;
        let name = rest.trim_start_matches(|c: char| !c.is_alphabetic());
        // The site doesn't write the suffix of a year (р., г.).
        if name.is_empty()
            || !whole
                .format(&fifth)
                .to_string()
                .starts_with(&format!("{said} 2025"))
        {
            return Err(order());
        }
        // A date doesn't break across lines.
        after_day = rest
            .strip_suffix(name)
            .unwrap_or_default()
            .replace(' ', "\u{a0}");
        months.push(name.to_owned());
        alone.push(month.format(&fifth).to_string());
    }
    let decimal = read_decimal(tag, &locale)?;
    let cyrillic = months
        .iter()
        .flat_map(|month| month.chars())
        .any(|c| matches!(c, '\u{400}'..='\u{52f}'));
    Ok(Customs {
        months,
        alone,
        after_day,
        decimal,
        cyrillic,
    })
}

fn read_decimal(tag: &str, locale: &Locale) -> Result<String, String> {
    let wrong = |what: &str| format!("{tag}: {what}");
    let numbers = DecimalFormatter::try_new(
        locale.into(),
        icu_decimal::options::DecimalFormatterOptions::default(),
    );
    let one_and_a_half: Decimal = "1.5".parse().map_err(|_| wrong("1.5 is no number"))?;
    let said = numbers
        .map_err(|error| wrong(&format!("CLDR doesn't tell: {error}")))?
        .format(&one_and_a_half)
        .to_string();
    said.strip_prefix('1')
        .and_then(|rest| rest.strip_suffix('5'))
        .map(str::to_owned)
        .ok_or_else(|| wrong(&format!("other digits: {said}")))
}

pub fn constant(tags: &[String]) -> Result<String, String> {
    let mut text = String::from("static CUSTOMS: [Customs; Language::COUNT] = [\n");
    for tag in tags {
        let Customs {
            months,
            alone,
            after_day,
            decimal,
            cyrillic,
        } = of(tag)?;
        let _ = writeln!(
            text,
            "    Customs {{ months: {months:?}, alone: {alone:?}, after_day: {after_day:?}, \
                decimal: {decimal:?}, cyrillic: {cyrillic} }},"
        );
    }
    text.push_str("];\n");
    Ok(text)
}
