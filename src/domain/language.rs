//! The languages of the site; their list is `language/list.rs`, which the build script reads too.

use super::string_enum::string_enum;

pub mod written;

macro_rules! languages {
    ($first:ident = $code:literal in $country:literal, $($name:ident = $word:literal in $land:literal,)*) => {
        string_enum! {
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
            /// The code with its country, for link previews.
            pub fn locale(self) -> &'static str {
                match self {
                    Language::$first => concat!($code, "_", $country),
                    $(Language::$name => concat!($word, "_", $land),)*
                }
            }

            /// The form fields for texts in this language.
            pub fn fields(self) -> Fields {
                match self {
                    Language::$first => fields!($code),
                    $(Language::$name => fields!($word),)*
                }
            }
        }
    };
}

/// The names of form fields for texts in one language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fields {
    /// A name: of the federation or of a category of players.
    pub name: &'static str,
    /// The note on the use of lists.
    pub note: &'static str,
    /// The description of the federation.
    pub about: &'static str,
    /// The contacts of the federation.
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

/// The formats of days and numbers in a language, from CLDR by icu4x (`build/customs.rs`).
#[derive(Debug)]
pub struct Customs {
    /// The months inside a date: of January, of February.
    pub months: [&'static str; 12],
    /// The months by themselves.
    pub alone: [&'static str; 12],
    /// The text between the day and the month.
    pub after_day: &'static str,
    /// The decimal separator.
    pub decimal: &'static str,
    /// True if the language is written in Cyrillic.
    pub cyrillic: bool,
}

include!(concat!(env!("OUT_DIR"), "/customs.rs"));

impl Language {
    /// The number of languages.
    pub const COUNT: usize = Language::ALL.len();

    /// The formats of days and numbers.
    pub fn customs(self) -> &'static Customs {
        &CUSTOMS[self as usize]
    }

    /// True if the language is written in Cyrillic.
    pub fn cyrillic(self) -> bool {
        self.customs().cyrillic
    }
}

#[cfg(test)]
mod tests {
    mod four {
        use super::super::{Fields, string_enum};

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
        assert_eq!(
            (Language::ALL.len(), Language::default()),
            (4, Language::English)
        );
        assert_eq!(
            (Language::from_word("pl"), Language::Polish.word()),
            (Some(Language::Polish), "pl")
        );
        assert_eq!(
            (Language::Polish.locale(), Language::Polish.fields().about),
            ("pl_PL", "about_pl")
        );
    }
}
