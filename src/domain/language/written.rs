//! The written form of names, days and numbers in a language.

use std::collections::HashMap;

use chrono::{Datelike, NaiveDate, NaiveDateTime};

use super::Language;
use crate::player::Born;
use crate::zone::{LocalTime, Zone};
use crate::{cities, name};

/// The spelling of names for a reader: in the script of the page's language, or in Latin letters by
/// the federation's table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spelling {
    /// The language of the page.
    pub language: Language,
    /// The language of names whose letters do not tell it.
    pub names: name::Language,
}

impl Spelling {
    /// A name in the reader's script: the original for readers of Cyrillic, else the Latin
    /// spelling.
    pub fn name(self, original: &str, latin: Option<&str>) -> String {
        match latin.filter(|latin| !latin.is_empty()) {
            _ if self.language.cyrillic() => original.to_owned(),
            Some(latin) => latin.to_owned(),
            None => name::to_latin(original, self.names),
        }
    }

    /// A club's name in the reader's script. `latin` maps clubs to their Latin spellings.
    pub fn club(self, name: &str, latin: &HashMap<String, String>) -> String {
        self.name(name, latin.get(name).map(String::as_str))
    }

    /// The established name of a known city in this language; for other cities the name in the
    /// reader's script.
    pub fn city_name(self, typed: &str) -> String {
        cities::find(typed).map_or_else(
            || self.name(typed, None),
            |known| known.name(self.language).to_owned(),
        )
    }
}

impl Language {
    /// The spelling for a reader of this language, in a federation whose names are of the language
    /// `names`.
    pub fn spelling(self, names: name::Language) -> Spelling {
        Spelling {
            language: self,
            names,
        }
    }

    /// A day as in a sentence: 5 October 2025, 5 октября 2025, 5 жовтня 2025. Contains no line
    /// breaks.
    pub fn format_day(self, day: NaiveDate) -> String {
        format!("{}\u{a0}{}", self.day_of_year(day), day.year())
    }

    /// A stored day as the initial value of a form: 31.05.1980 for readers of Cyrillic. A bare year
    /// and any other text stay as they are.
    pub fn typed_day(self, stored: &str) -> String {
        match Born::parse(stored) {
            Some(Born::Day(day)) if self.cyrillic() => day.format("%d.%m.%Y").to_string(),
            _ => stored.to_owned(),
        }
    }

    /// A month by itself: October 2025, октябрь 2025, жовтень 2025.
    pub fn month_of(self, day: NaiveDate) -> String {
        format!(
            "{}\u{a0}{}",
            self.customs().alone[day.month0() as usize],
            day.year()
        )
    }

    /// A day without its year: 5 October, 5 октября, 5 жовтня.
    pub fn day_of_year(self, day: NaiveDate) -> String {
        let customs = self.customs();
        format!(
            "{}{}{}",
            day.day(),
            customs.after_day,
            customs.months[day.month0() as usize]
        )
    }

    /// A moment, stored in UTC, as local time of a zone.
    pub fn moment(self, at: NaiveDateTime, zone: Zone) -> String {
        let LocalTime { at, name } = zone.local_time(at);
        format!(
            "{}, {}\u{a0}{name}",
            self.format_day(at.date()),
            at.format("%H:%M")
        )
    }

    /// A number with the decimal separator of the language; whole numbers stay whole.
    pub fn number(self, value: f64, decimals: usize) -> String {
        self.localize_decimals(format!("{value:.decimals$}").replace('-', "\u{2212}"))
    }

    /// Replaces the decimal point of a number by the separator of the language.
    pub fn localize_decimals(self, number: String) -> String {
        match self.customs().decimal {
            "." => number,
            sign => number.replace('.', sign),
        }
    }

    /// A change with its sign: +12, −5, 0.
    pub fn signed(self, value: f64, decimals: usize) -> String {
        if value > 0.0 {
            format!("+{}", self.number(value, decimals))
        } else {
            self.number(value, decimals)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_city_has_one_name_in_a_language_however_it_was_typed() {
        for typed in ["Киев", "Київ", "Kyiv"] {
            assert_eq!(
                [Language::English, Language::Russian, Language::Ukrainian].map(|language| {
                    language
                        .spelling(name::Language::default())
                        .city_name(typed)
                }),
                ["Kyiv", "Киев", "Київ"]
            );
        }
        // A city that is in no list is transliterated for the reader.
        let city = |language: Language, names| language.spelling(names).city_name("Вигадане");
        assert_eq!(
            [Language::English, Language::Ukrainian]
                .map(|language| city(language, name::Language::Ukrainian)),
            ["Vyhadane", "Вигадане"]
        );
        assert_eq!(city(Language::English, name::Language::Russian), "Vigadane");
        assert_eq!(
            Language::English
                .spelling(name::Language::default())
                .city_name(""),
            ""
        );
    }

    #[test]
    fn names_follow_the_table_of_their_federation() {
        let english = |names| Language::English.spelling(names);
        let (ukrainian, russian) = (
            english(name::Language::Ukrainian),
            english(name::Language::Russian),
        );
        // The letters of neither name tell its language.
        assert_eq!(
            ["Иванов Григорий", "Соколов Николай"].map(|name| russian.name(name, None)),
            ["Ivanov Grigorii", "Sokolov Nikolai"]
        );
        assert_eq!(ukrainian.name("Гончар Богдан", None), "Honchar Bohdan");
        // Letters of one language tell the language; the spelling in a passport overrides it.
        assert_eq!(russian.name("Іваненко Григорій", None), "Ivanenko Hryhorii");
        assert_eq!(ukrainian.name("Рыжов Григорий", None), "Ryzhov Grigorii");
        assert_eq!(
            russian.name("Иванов Григорий", Some("Ivanoff Gregory")),
            "Ivanoff Gregory"
        );
        assert_eq!(
            Language::Russian
                .spelling(name::Language::Russian)
                .name("Иванов Григорий", Some("Ivanoff")),
            "Иванов Григорий"
        );
        let spelt = HashMap::from([("Ладья".to_owned(), "Rook".to_owned())]);
        assert_eq!(
            ["Ладья", "Гамбит"].map(|club| russian.club(club, &spelt)),
            ["Rook", "Gambit"]
        );
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
        assert_eq!(
            Language::Russian.format_day(d(2025, 1, 9)),
            "9\u{a0}января\u{a0}2025"
        );
        for (language, month) in [
            (Language::English, "December\u{a0}2026"),
            (Language::Russian, "декабрь\u{a0}2026"),
            (Language::Ukrainian, "грудень\u{a0}2026"),
        ] {
            assert_eq!(language.month_of(d(2026, 12, 1)), month);
        }
    }
}
