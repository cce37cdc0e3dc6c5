//! The languages in which the site speaks and writes. Their list is `language/list.rs`, which the build script reads as well; nothing else
//! in the program knows which they are.

use super::word::words;

pub mod written;

/// Declares the languages: the enum with its words, and what is made of a code.
macro_rules! languages {
    ($first:ident = $code:literal in $country:literal, $($name:ident = $word:literal in $land:literal,)*) => {
        words! {
            /// A language of the site, in the order of the menu.
            #[derive(Default)]
            pub enum Language {
                #[doc = $code]
                #[default]
                $first = $code,
                $(#[doc = $word] $name = $word,)*
            }
        }

        impl Language {
            /// The code with its country, as previews of links name it.
            pub fn locale(self) -> &'static str {
                match self {
                    Language::$first => concat!($code, "_", $country),
                    $(Language::$name => concat!($word, "_", $land),)*
                }
            }

            /// The fields of forms for what is said in this language.
            pub fn fields(self) -> Fields {
                match self {
                    Language::$first => fields!($code),
                    $(Language::$name => fields!($word),)*
                }
            }
        }
    };
}

/// The fields of forms for what is said in one language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fields {
    /// A name: of the federation, of a category of players.
    pub name: &'static str,
    /// The note on the use of lists.
    pub note: &'static str,
    /// What the federation is.
    pub about: &'static str,
    /// How the federation is reached.
    pub contacts: &'static str,
}

macro_rules! fields {
    ($word:literal) => {
        Fields {
            name: concat!("name_", $word),
            note: concat!("note_", $word),
            about: concat!("about_", $word),
            contacts: concat!("contacts_", $word),
        }
    };
}

include!("language/list.rs");

/// How days and numbers are written in a language, by CLDR. The build script asks icu4x (`build/customs.rs`).
#[derive(Debug)]
pub struct Customs {
    /// The months inside a date: of January, of February.
    pub months: [&'static str; 12],
    /// The months by themselves.
    pub alone: [&'static str; 12],
    /// What stands between the day and the month.
    pub after_day: &'static str,
    /// What stands before the decimals.
    pub decimal: &'static str,
    /// Whether it is written in Cyrillic letters.
    pub cyrillic: bool,
}

include!(concat!(env!("OUT_DIR"), "/customs.rs"));

impl Language {
    /// How many there are.
    pub const COUNT: usize = Language::ALL.len();

    /// How days and numbers are written in it.
    pub fn customs(self) -> &'static Customs {
        &CUSTOMS[self as usize]
    }

    /// Whether it is written in Cyrillic letters.
    pub fn cyrillic(self) -> bool {
        self.customs().cyrillic
    }
}

#[cfg(test)]
mod tests {
    mod four {
        use super::super::{Fields, words};

        languages! {
            English = "en" in "GB",
            Russian = "ru" in "RU",
            Ukrainian = "uk" in "UA",
            Polish = "pl" in "PL",
        }
    }

    use four::Language;

    #[test]
    fn a_fourth_language_is_one_line() {
        assert_eq!((Language::ALL.len(), Language::default()), (4, Language::English));
        assert_eq!((Language::from_word("pl"), Language::Polish.word()), (Some(Language::Polish), "pl"));
        assert_eq!((Language::Polish.locale(), Language::Polish.fields().about), ("pl_PL", "about_pl"));
    }
}
