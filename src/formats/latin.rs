//! Latin letters and ASCII for the formats that require them. Section 3.3.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::document::{Document, Player};
use super::text::tidied;
use crate::domain::name::{Language, language, latin};

/// The countries whose Cyrillic texts are Ukrainian.
const UKRAINE: [&str; 4] = ["ua", "ukr", "ukraine", "україна"];

/// Transliteration by the official tables in the language of a document.
#[derive(Debug, Clone, Copy)]
pub struct Latin {
    default: Language,
}

impl Latin {
    /// The language of the document: Ukrainian by its country, or if more names are certainly Ukrainian than Russian; else Russian.
    pub fn of(document: &Document) -> Self {
        let country = document.country.as_deref().unwrap_or_default().to_lowercase();
        if UKRAINE.contains(&country.as_str()) {
            return Self { default: Language::Ukrainian };
        }
        let (mut ukrainian, mut russian) = (0_usize, 0_usize);
        for name in document.players.iter().filter_map(|player| player.name.as_deref()) {
            match language(name) {
                Some(Language::Ukrainian) => ukrainian += 1,
                Some(Language::Russian) => russian += 1,
                None => {}
            }
        }
        Self { default: if ukrainian > russian { Language::Ukrainian } else { Language::Russian } }
    }

    /// A text in Latin letters; letters of other scripts stay. A word of letters that have no Latin ones (a soft sign) leaves no blank.
    pub fn text(self, text: &str) -> String {
        if text.is_ascii() {
            return tidied(text).into_owned();
        }
        tidied(&latin(text, self.default)).into_owned()
    }

    /// A text in ASCII.
    pub fn ascii(self, text: &str) -> String {
        tidied(&ascii(&self.text(text))).into_owned()
    }

    /// The name that a player goes out with, `Surname, Given` if they are told apart; before transliteration.
    pub fn name(player: &Player) -> OutName {
        if let Some((surname, given)) = player.latin.as_deref().and_then(super::text::by_comma) {
            return OutName::Divided { surname, given };
        }
        if let Some(latin) = &player.latin {
            return OutName::Whole(latin.clone());
        }
        match (&player.surname, &player.given) {
            (Some(surname), Some(given)) => OutName::Divided { surname: surname.clone(), given: given.clone() },
            _ => OutName::Whole(player.name.clone().unwrap_or_default()),
        }
    }
}

/// A name as it goes out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OutName {
    /// Surname and given name.
    Divided {
        /// The surname.
        surname: String,
        /// The given name.
        given: String,
    },
    /// A name that is not divided.
    Whole(String),
}

/// "ASCII": special letters, curly apostrophes and long dashes, then marks taken off, then `?`.
pub fn ascii(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    let mut plain = String::with_capacity(text.len());
    for c in text.nfc() {
        match special(c) {
            Some(spelling) => plain.push_str(spelling),
            None if c.is_ascii() => plain.push(c),
            None => plain.extend(std::iter::once(c).nfd().filter(|c| !is_combining_mark(*c)).map(|c| if c.is_ascii() { c } else { '?' })),
        }
    }
    plain
}

fn special(c: char) -> Option<&'static str> {
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

    #[test]
    fn ascii_loses_marks() {
        assert_eq!(Latin { default: Language::Russian }.text("Ь 05.28 ь Ёж"), "05.28 Ezh");
        assert_eq!(ascii("Łódź Größe Ørsted d’Épine—x 東"), "Lodz Grosse Orsted d'Epine-x ?");
    }
}
