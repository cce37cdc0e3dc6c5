//! Latin letters and ASCII for formats that require them. Section 3.3.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::document::{Document, Player};
use super::text::tidy_text;
use crate::domain::name::{Language, to_latin, transliterate_from};
use crate::domain::{cities, language, name};

/// Countries whose Cyrillic texts are Ukrainian.
const UKRAINE: [&str; 4] = ["ua", "ukr", "ukraine", "україна"];

/// Transliteration by the official tables in the language of a document.
#[derive(Debug, Clone, Copy)]
pub struct Latin {
    language: Language,
    /// True if the language is certain, whatever the letters of a text suggest.
    certain: bool,
}

impl Latin {
    /// For texts whose letters don't determine the language. Documents of the site have that of the
    /// federation, others Ukrainian by their country or if more names are certainly Ukrainian than
    /// Russian, otherwise Russian.
    pub fn from_document(document: &Document) -> Self {
        if let Some(home) = document.home {
            return Self {
                language: home.names,
                certain: false,
            };
        }
        let country = document
            .country
            .as_deref()
            .unwrap_or_default()
            .to_lowercase();
        if UKRAINE.contains(&country.as_str()) {
            return Self {
                language: Language::Ukrainian,
                certain: false,
            };
        }
        let (mut ukrainian, mut russian) = (0_usize, 0_usize);
        for name in document
            .players
            .iter()
            .filter_map(|player| player.name.as_deref())
        {
            match name::guess_language(name) {
                Some(Language::Ukrainian) => ukrainian += 1,
                Some(Language::Russian) => russian += 1,
                None => {}
            }
        }
        Self {
            language: if ukrainian > russian {
                Language::Ukrainian
            } else {
                Language::Russian
            },
            certain: false,
        }
    }

    /// The whole name determines the language: a surname with `ы` makes the given name Russian.
    pub fn of_name(self, player: &Player) -> Self {
        let whole = match Self::name(player) {
            OutName::Divided { surname, given } => format!("{surname} {given}"),
            OutName::Whole(name) => name,
        };
        Self {
            language: name::guess_language(&whole).unwrap_or(self.language),
            certain: true,
        }
    }

    /// Other scripts stay. A word of letters without Latin ones (a soft sign) leaves no space.
    pub fn text(self, text: &str) -> String {
        if text.is_ascii() {
            return tidy_text(text).into_owned();
        }
        let spelt = if self.certain {
            transliterate_from(text, self.language)
        } else {
            to_latin(text, self.language)
        };
        tidy_text(&spelt).into_owned()
    }

    /// Documents of the site use the map's name of a known city.
    pub fn city(self, document: &Document) -> Option<String> {
        let city = document.city.as_deref()?;
        let known = document.home.and_then(|_| cities::find(city));
        let latin = language::Language::ALL
            .into_iter()
            .find(|language| !language.cyrillic())
            .unwrap_or_default();
        Some(known.map_or_else(|| self.text(city), |known| known.name(latin).to_owned()))
    }

    /// In the site's spelling if it has one.
    pub fn club(self, player: &Player) -> String {
        self.text(
            player
                .club_latin
                .as_deref()
                .or(player.club.as_deref())
                .unwrap_or_default(),
        )
    }

    pub fn to_ascii(self, text: &str) -> String {
        tidy_text(&to_ascii(&self.text(text))).into_owned()
    }

    /// The name before transliteration.
    pub fn name(player: &Player) -> OutName {
        if let Some((surname, given)) = player.latin.as_deref().and_then(super::text::by_comma) {
            return OutName::Divided { surname, given };
        }
        if let Some(latin) = &player.latin {
            return OutName::Whole(latin.clone());
        }
        match (&player.surname, &player.given) {
            (Some(surname), Some(given)) => OutName::Divided {
                surname: surname.clone(),
                given: given.clone(),
            },
            _ => OutName::Whole(player.name.clone().unwrap_or_default()),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OutName {
    Divided {
        /// Surname before transliteration.
        surname: String,
        given: String,
    },
    Whole(String),
}

/// "ASCII": special letters, curly apostrophes and long dashes, then diacritics, then `?`.
pub fn to_ascii(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    let mut plain = String::with_capacity(text.len());
    for c in text.nfc() {
        match spell_special(c) {
            Some(spelling) => plain.push_str(spelling),
            None if c.is_ascii() => plain.push(c),
            None => plain.extend(
                std::iter::once(c)
                    .nfd()
                    .filter(|c| !is_combining_mark(*c))
                    .map(|c| if c.is_ascii() { c } else { '?' }),
            ),
        }
    }
    plain
}

fn spell_special(c: char) -> Option<&'static str> {
    Some(match c {
        'ß' => "ss",
        'ẞ' => "SS",
        'ø' => "o",
        'Ø' => "O",
        'ł' => "l",
        'Ł' => "L",
        'đ' | 'ð' => "d",
        'Đ' | 'Ð' => "D",
        'þ' => "th",
        'Þ' => "TH",
        'æ' => "ae",
        'Æ' => "AE",
        'œ' => "oe",
        'Œ' => "OE",
        'ı' => "i",
        '’' | '‘' | 'ʼ' | '‛' | 'ʹ' | '′' => "'",
        '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' => "-",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{Format, Home};

    fn named(surname: &str, given: &str) -> Player {
        Player {
            surname: Some(surname.to_owned()),
            given: Some(given.to_owned()),
            ..Player::default()
        }
    }

    #[test]
    fn a_name_is_judged_as_a_whole() {
        let spelt = |document: &Document, player: &Player| {
            let own = Latin::from_document(document).of_name(player);
            [&player.surname, &player.given]
                .map(|part| own.text(part.as_deref().unwrap_or_default()))
        };
        let country = Some("UA".to_owned());
        let document = Document {
            country,
            ..Document::new(Format::Table)
        };
        assert_eq!(
            spelt(&document, &named("Рыбальский", "Гаврил")),
            ["Rybalskii", "Gavril"]
        );
        assert_eq!(
            spelt(&document, &named("Гончар", "Гнат")),
            ["Honchar", "Hnat"]
        );
        // Documents of the site have the language of their federation, whatever the names.
        let players = vec![Player {
            name: Some("Їжак Галина".to_owned()),
            ..Player::default()
        }];
        let document = Document {
            players,
            home: Some(Home {
                names: Language::Russian,
            }),
            ..document
        };
        assert_eq!(
            spelt(&document, &named("Гончар", "Игнат")),
            ["Gonchar", "Ignat"]
        );
        assert_eq!(
            spelt(&document, &named("Гончар", "Ігнат")),
            ["Honchar", "Ihnat"]
        );
    }

    #[test]
    fn ascii_loses_marks() {
        assert_eq!(
            Latin {
                language: Language::Russian,
                certain: false
            }
            .text("Ь 05.28 ь Ёж"),
            "05.28 Ezh"
        );
        assert_eq!(
            to_ascii("Łódź Größe Ørsted d’Épine—x 東"),
            "Lodz Grosse Orsted d'Epine-x ?"
        );
    }
}
