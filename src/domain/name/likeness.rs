//! Decides if a typed name may be that of a known player: with initials, without the given name,
//! with a patronymic, in either script.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::{LONG_WORD, fold_sounds, fold_word, is_apostrophe, is_like, one_error, push_plain};

/// A word with a full stop and fewer letters than this is an abbreviation: `Yu.`, `Kh.`, `Сер.`
const ABBREVIATED: usize = 4;
/// Number of first letters by which names are looked up.
const START: usize = 3;

/// A name prepared for comparison with many others.
#[derive(Debug, Clone)]
pub struct Spelling {
    name: String,
    words: Vec<Word>,
    /// A single word that is a whole name: Chinese and Japanese names are written without a space.
    undivided: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Word {
    folded: String,
    /// An initial, or the first letters with a full stop.
    abbreviated: bool,
}

impl Spelling {
    /// Splits a name into words.
    pub fn new(name: &str) -> Spelling {
        let (mut words, mut word, mut letters) = (Vec::new(), String::new(), 0);
        let mut push = |word: &mut String, letters: &mut usize, stop: bool| {
            let folded = fold_word(word);
            if !folded.is_empty() {
                words.push(Word {
                    folded,
                    abbreviated: *letters == 1 || (stop && *letters < ABBREVIATED),
                });
            }
            word.clear();
            *letters = 0;
        };
        for c in name.nfc().filter(|c| !is_apostrophe(*c)) {
            if c.is_alphanumeric() {
                letters += 1;
                std::iter::once(c)
                    .nfkd()
                    .flat_map(char::to_lowercase)
                    .filter(|c| c.is_alphanumeric())
                    .for_each(|c| push_plain(c, &mut word));
            } else if !is_combining_mark(c) {
                push(&mut word, &mut letters, c == '.');
            }
        }
        push(&mut word, &mut letters, false);
        let undivided =
            name.chars().filter(|c| matches!(c, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}')).count() > 1;
        Spelling {
            name: name.to_owned(),
            words,
            undivided,
        }
    }

    /// True if the name holds less than a surname and a given name, written out. Such a name
    /// identifies no person.
    pub fn lacks_given_name(&self) -> bool {
        !self.undivided && self.whole_words().count() < 2
    }

    /// The beginnings of the words, for looking up known names.
    pub fn word_starts(&self) -> impl Iterator<Item = String> {
        self.whole_words().map(|word| word_start(&word.folded))
    }

    fn whole_words(&self) -> impl Iterator<Item = &Word> {
        self.words.iter().filter(|word| !word.abbreviated)
    }

    /// True if a [search key](super::search_key) is worth a full comparison: it contains two of the
    /// words, or the only one that is written out.
    pub fn is_worth_comparing(&self, key: &str) -> bool {
        let alike = |word: &Word| {
            let (own, abbreviated) = (&word.folded, word.abbreviated);
            key.split(' ').any(|known| match abbreviated {
                true => known.starts_with(own.as_str()),
                false => {
                    known.starts_with(own.as_str())
                        || own.starts_with(known)
                        || is_nearly(own, known)
                }
            })
        };
        self.words.iter().filter(|word| alike(word)).count() >= self.words.len().min(2)
    }

    /// True if one of the words that are written out is in a [search key](super::search_key).
    pub fn shares_word(&self, key: &str) -> bool {
        self.whole_words()
            .any(|word| key.split(' ').any(|known| is_nearly(&word.folded, known)))
    }

    /// True if the surname of the known name, its first word, is in this one, and another word
    /// begins with the first sound of the known given name. A short form (Ira for Iryna) often
    /// keeps no more of it. The match is weak unless the years of birth agree.
    pub fn may_be_short(&self, known: &Spelling) -> bool {
        let Some((surname, [given, ..])) = known.words.split_first() else {
            return false;
        };
        let Some(at) = self
            .words
            .iter()
            .position(|word| is_nearly(&word.folded, &surname.folded))
        else {
            return false;
        };
        self.words.iter().enumerate().any(|(place, word)| {
            place != at && first_sound(&word.folded) == first_sound(&given.folded)
        })
    }

    /// True if both may be names of one person: each word of the shorter one is in the longer one.
    /// An initial matches a word that begins with it. At most one word may have a typing error.
    pub fn may_be(&self, known: &Spelling) -> bool {
        let (short, long) = if self.words.len() <= known.words.len() {
            (self, known)
        } else {
            (known, self)
        };
        has_words_of(&short.words, &long.words) || is_like(&self.name, &known.name)
    }
}

/// The beginning of a folded word, for look-ups.
pub fn word_start(folded: &str) -> String {
    folded.chars().take(START).collect()
}

/// The first sound of a folded word. A vowel after `i` belongs to it, so that Юлія doesn't begin
/// like Ірина.
fn first_sound(folded: &str) -> String {
    let sounds = fold_sounds(folded);
    let letters = if sounds.starts_with("ia") || sounds.starts_with("iu") {
        2
    } else {
        1
    };
    sounds.chars().take(letters).collect()
}

fn is_nearly(one: &str, other: &str) -> bool {
    one == other
        || (one.chars().count().min(other.chars().count()) >= LONG_WORD && one_error(one, other))
}

fn has_words_of(short: &[Word], long: &[Word]) -> bool {
    let mut free: Vec<&Word> = long.iter().collect();
    let mut take = |fits: &dyn Fn(&Word) -> bool| {
        free.iter()
            .position(|word| fits(word))
            .map(|at| free.remove(at))
            .is_some()
    };
    let (mut open, mut whole): (Vec<&Word>, usize) = (Vec::new(), 0);
    for word in short {
        match !word.abbreviated && take(&|other| !other.abbreviated && other.folded == word.folded)
        {
            true => whole += 1,
            false => open.push(word),
        }
    }
    let mut errors = 0;
    open.retain(|word| {
        let mistyped = !word.abbreviated
            && errors == 0
            && take(&|other| !other.abbreviated && is_nearly(&word.folded, &other.folded));
        (errors, whole) = (
            errors + usize::from(mistyped),
            whole + usize::from(mistyped),
        );
        !mistyped
    });
    let begins = |word: &Word, other: &Word| {
        (word.abbreviated && other.folded.starts_with(&word.folded))
            || (other.abbreviated && word.folded.starts_with(&other.folded))
    };
    whole > 0
        && open
            .into_iter()
            .all(|word| take(&|other| begins(word, other)))
}

#[cfg(test)]
mod tests {
    use super::super::search_key;
    use super::*;

    fn both(one: &str, other: &str) -> bool {
        let (one, other) = (Spelling::new(one), Spelling::new(other));
        let there = one.may_be(&other);
        assert_eq!(there, other.may_be(&one), "{one:?} {other:?}");
        there
    }

    #[test]
    fn initials_and_missing_words_resemble_the_whole_name() {
        for typed in [
            "Сойченко Р",
            "Сойченко Р.",
            "R. Soichenko",
            "Soichenko",
            "СОЙЧЕНКО",
            "Р.І. Сойченко",
            "Сойченко Руслан Іванович",
            "Soychenko Ruslan",
            "Ruslan Soichenko",
            "Сойченка Руслан",
            "Soichenko Rus.",
        ] {
            let known = "Soichenko Ruslan";
            assert!(both(typed, known), "{typed}");
            assert!(
                Spelling::new(typed).is_worth_comparing(&search_key(known)),
                "{typed}"
            );
        }
        assert!(both("Р.І. Сойченко", "Сойченко Руслан Іванович"));
        assert!(
            both("Петренко Ю.", "Petrenko Yurii")
                && both("Yu. Petrenko", "Петренко Юрій")
                && both("Шевченко Щ", "Shevchenko Shchek")
        );
    }

    #[test]
    fn other_people_do_not_resemble() {
        for (one, other) in [
            ("Сойченко Р", "Soichenko Olena"),
            ("Ivanov Petro", "Ivanov Pavlo"),
            ("Ivanov P. S.", "Ivanov Petro Kyrylovych"),
            ("Lysenko Ira", "Koval Ira"),
            ("R. S.", "Soichenko Ruslan"),
            ("", "Soichenko Ruslan"),
        ] {
            assert!(!both(one, other), "{one} {other}");
        }
    }

    #[test]
    fn a_short_form_begins_like_the_given_name() {
        let short = |typed: &str, known: &str| {
            let typed = Spelling::new(typed);
            typed.may_be_short(&Spelling::new(known)) && typed.shares_word(&search_key(known))
        };
        for (typed, known) in [
            ("Kravets Ira", "Kravets Iryna"),
            ("Ира Кравец", "Кравець Ірина"),
            ("Кравець Юра", "Kravets Yurii"),
        ] {
            assert!(short(typed, known), "{typed}");
        }
        for (typed, known) in [
            ("Kravets Olha", "Kravets Iryna"),
            ("Kravets Sasha", "Kravets Oleksandr"),
            ("Кравець Юлія", "Кравець Ірина"),
            ("Koval Ira", "Kravets Iryna"),
            ("Kravets", "Kravets Iryna"),
        ] {
            assert!(!short(typed, known), "{typed}");
        }
    }

    #[test]
    fn a_surname_alone_or_with_an_initial_lacks_the_given_name() {
        for name in [
            "Сойченко",
            "Сойченко Р",
            "R. Soichenko",
            "Сойченко Р.І.",
            "Soichenko Ru.",
            "",
        ] {
            assert!(Spelling::new(name).lacks_given_name(), "{name}");
        }
        for name in ["Сойченко Руслан", "Li An", "李明", "Петренко Ян-Юрій"]
        {
            assert!(!Spelling::new(name).lacks_given_name(), "{name}");
        }
    }
}
