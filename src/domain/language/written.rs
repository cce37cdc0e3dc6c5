//! How names, days and numbers are written in a language.

use std::collections::HashMap;

use chrono::{Datelike, NaiveDate, NaiveDateTime};

use super::Language;
use crate::domain::player::Born;
use crate::domain::zone::{Shown, Zone};
use crate::domain::{cities, name};

impl Language {
    /// A name in the reader's script: the original for who reads Cyrillic, the Latin spelling for who doesn't.
    pub fn name(self, original: &str, latin: Option<&str>) -> String {
        match latin.filter(|latin| !latin.is_empty()) {
            _ if self.cyrillic() => original.to_owned(),
            Some(latin) => latin.to_owned(),
            // Ukrainian has none of these letters.
            None if original.contains(['ы', 'э', 'ё', 'ъ', 'Ы', 'Э', 'Ё', 'Ъ']) => name::latin(original, name::Language::Russian),
            None => name::latin(original, name::Language::Ukrainian),
        }
    }

    /// A club in the reader's script, by how clubs are written in Latin letters.
    pub fn club(self, name: &str, latin: &HashMap<String, String>) -> String {
        self.name(name, latin.get(name).map(String::as_str))
    }

    /// A city as its people and maps call it in this language, where it is a known one; else in the reader's script.
    pub fn city(self, typed: &str) -> String {
        cities::find(typed).map_or_else(|| self.name(typed, None), |known| known.name(self).to_owned())
    }

    /// A day as people write it: 5 October 2025, 5 октября 2025, 5 жовтня 2025. No line breaks inside it.
    pub fn day(self, day: NaiveDate) -> String {
        format!("{}\u{a0}{}", self.day_of_year(day), day.year())
    }

    /// A stored day as a form is filled in with it: 31.05.1980 for who reads Cyrillic. A year and whatever else was typed stay as they are.
    pub fn typed_day(self, stored: &str) -> String {
        match Born::parse(stored) {
            Some(Born::Day(day)) if self.cyrillic() => day.format("%d.%m.%Y").to_string(),
            _ => stored.to_owned(),
        }
    }

    /// A month by itself: October 2025, октябрь 2025, жовтень 2025.
    pub fn month_of(self, day: NaiveDate) -> String {
        format!("{}\u{a0}{}", self.customs().alone[day.month0() as usize], day.year())
    }

    /// A day without its year: 5 October, 5 октября, 5 жовтня.
    pub fn day_of_year(self, day: NaiveDate) -> String {
        let customs = self.customs();
        format!("{}{}{}", day.day(), customs.after_day, customs.months[day.month0() as usize])
    }

    /// A moment, stored in UTC, by the clocks of a time zone.
    pub fn moment(self, at: NaiveDateTime, zone: Zone) -> String {
        let Shown { at, name } = zone.shown(at);
        format!("{}, {}\u{a0}{name}", self.day(at.date()), at.format("%H:%M"))
    }

    /// A number with its decimals as the language writes them; whole numbers stay whole.
    pub fn number(self, value: f64, decimals: usize) -> String {
        self.decimals(format!("{value:.decimals$}").replace('-', "\u{2212}"))
    }

    /// A number that is written with a point, with what the language has before decimals.
    pub fn decimals(self, number: String) -> String {
        match self.customs().decimal {
            "." => number,
            sign => number.replace('.', sign),
        }
    }

    /// A change with its sign: +12, −5, 0.
    pub fn signed(self, value: f64, decimals: usize) -> String {
        if value > 0.0 { format!("+{}", self.number(value, decimals)) } else { self.number(value, decimals) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_city_has_one_name_in_a_language_however_it_was_typed() {
        for typed in ["Киев", "Київ", "Kyiv"] {
            assert_eq!(
                [Language::English, Language::Russian, Language::Ukrainian].map(|language| language.city(typed)),
                ["Kyiv", "Киев", "Київ"]
            );
        }
        // What no list has is written in the letters of the reader.
        assert_eq!([Language::English, Language::Ukrainian].map(|language| language.city("Вигадане")), ["Vyhadane", "Вигадане"]);
        assert_eq!(Language::English.city(""), "");
    }

    #[test]
    fn numbers_follow_the_language() {
        assert_eq!(Language::English.signed(-5.0, 0), "\u{2212}5");
        assert_eq!(Language::Ukrainian.signed(5.25, 1), "+5,2");
        assert_eq!(Language::English.signed(0.0, 0), "0");
    }

    #[test]
    fn days_and_months_are_written_as_in_a_sentence() {
        let d = |y, m, d| NaiveDate::from_ymd_opt(y, m, d).unwrap();
        assert_eq!(Language::Russian.day(d(2025, 1, 9)), "9\u{a0}января\u{a0}2025");
        for (language, month) in [
            (Language::English, "December\u{a0}2026"),
            (Language::Russian, "декабрь\u{a0}2026"),
            (Language::Ukrainian, "грудень\u{a0}2026"),
        ] {
            assert_eq!(language.month_of(d(2026, 12, 1)), month);
        }
    }
}
