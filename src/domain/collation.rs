//! The order of names in lists: the CLDR collation of the reader's language, by icu4x.

use std::sync::OnceLock;

use icu_collator::options::{CollatorOptions, Strength};
use icu_collator::{Collator, CollatorBorrowed};
use icu_locale_core::Locale;
use unicode_normalization::char::is_combining_mark;

use super::language::Language;
use super::name::is_apostrophe;

/// For one order for all readers: Ukrainian, which is the Russian order with Ґ in its place.
const COMMON: &str = "uk";

static COLLATORS: [CachedCollator; Language::COUNT] =
    [const { CachedCollator::new() }; Language::COUNT];
static COMMON_COLLATOR: CachedCollator = CachedCollator::new();

type CachedCollator = OnceLock<Option<CollatorBorrowed<'static>>>;

fn new_collator(tag: &str) -> Option<CollatorBorrowed<'static>> {
    let locale: Locale = tag.parse().ok()?;
    let mut options = CollatorOptions::default();
    options.strength = Some(Strength::Secondary);
    Collator::try_new((&locale).into(), options).ok()
}

fn sortable_part(name: &str) -> String {
    let mut plain = String::with_capacity(name.len());
    for c in name.chars().filter(|c| !is_apostrophe(*c)) {
        if c.is_alphanumeric() || is_combining_mark(c) {
            plain.push(c);
        } else if !plain.is_empty() && !plain.ends_with(' ') {
            plain.push(' ');
        }
    }
    plain.truncate(plain.trim_end().len());
    plain
}

fn sort_key(collator: Option<&CollatorBorrowed<'static>>, name: &str) -> Vec<u8> {
    let plain = sortable_part(name);
    let Some(collator) = collator else {
        return plain.to_lowercase().into_bytes();
    };
    let mut key = Vec::with_capacity(plain.len() + 4);
    let Ok(()) = collator.write_sort_key_to(&plain, &mut key);
    key
}

/// A sort key for bytes: without case and apostrophes, the script of the language first.
pub fn sort_key_in(language: Language, name: &str) -> Vec<u8> {
    sort_key(
        COLLATORS[language as usize]
            .get_or_init(|| new_collator(language.word()))
            .as_ref(),
        name,
    )
}

/// A sort key for lists that have the same order for all readers.
pub fn common_key(name: &str) -> Vec<u8> {
    sort_key(
        COMMON_COLLATOR
            .get_or_init(|| new_collator(COMMON))
            .as_ref(),
        name,
    )
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn sorts(tag: &str, sorted: &str) {
        let collator = new_collator(tag);
        assert!(collator.is_some(), "{tag}");
        let mut names: Vec<&str> = sorted.rsplit(", ").collect();
        names.sort_by_cached_key(|name| sort_key(collator.as_ref(), name));
        assert_eq!(names.join(", "), sorted, "{tag}");
    }

    #[test]
    fn ukrainian_lists_follow_the_alphabet() {
        sorts(
            COMMON,
            "Агов, Агов Ян, Агова, Гай, Гус, Ґава, Дерев’янко, Деревяшко, Дуб, Ель, Єнот, Жук, Ива, Івга, Їжак, Йод, Кіт, Щур, Юшка, Ядро, \
             Adams, zorro",
        );
    }

    #[test]
    fn russian_lists_follow_the_dictionary() {
        sorts(
            "ru",
            "Ежов, Елкин, Ёлкин, Ель, Жук, Ива, Йод, Кот, Щукин, Ыкс, Эхо, Юшка, Ядро, Adams",
        );
        sorts(
            COMMON,
            "Ежов, Елкин, Ёлкин, Ель, Жук, Ива, Йод, Кот, Щукин, Ыкс, Эхо, Юшка, Ядро, Adams",
        );
    }

    #[test]
    fn latin_letters_with_marks_stand_beside_those_without() {
        sorts(
            "en",
            "Adams, Lew, Łoś, Lynx, Öberg, Ødegaard, Olsen, Śliwa, Sowa, Szary, zorro, Агов",
        );
        sorts(
            "pl",
            "Adams, Ącki, Lew, Lynx, Łoś, Sowa, Szary, Śliwa, zorro, Żak, Агов",
        );
    }

    #[test]
    fn apostrophes_capitals_and_quotes_do_not_count() {
        for language in Language::ALL {
            let same = [
                "Дерев'янчик",
                "ДЕРЕВ’ЯНЧИК",
                "Деревʼянчик",
                "«Деревянчик»",
                " деревянчик ",
            ]
            .map(|name| sort_key_in(language, name));
            assert!(same.iter().all(|one| *one == same[0]), "{language}");
            assert_eq!(
                sort_key_in(language, "Ян-Бор"),
                sort_key_in(language, "Ян  Бор"),
                "{language}"
            );
        }
    }

    proptest! {
        #[test]
        fn every_text_has_a_key(name in ".*") {
            prop_assert_eq!(common_key(&name), common_key(&name));
        }
    }
}
