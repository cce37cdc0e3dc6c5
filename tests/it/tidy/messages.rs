//! The messages in all languages.

use std::collections::BTreeMap;

use super::files::{File, file};

/// The messages of one language: key (`message` or `message.attribute`) and where it stands.
fn messages(files: &[File]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for file in files {
        let mut message = "";
        for (number, line) in file.text.lines().enumerate() {
            let Some((key, _)) = line.split_once('=') else {
                continue;
            };
            let (name, key) = (key.trim(), key);
            let is_key = |key: &str| {
                key.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-')
                    && key
                        .chars()
                        .all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))
            };
            let place = format!("{}:{}", file.path, number + 1);
            match name.strip_prefix('.') {
                Some(attribute) if key.starts_with(' ') && is_key(attribute) => {
                    found.push((format!("{message}.{attribute}"), place))
                }
                None if !key.starts_with(' ') && is_key(name) => {
                    message = name;
                    found.push((name.to_owned(), place));
                }
                _ => {}
            }
        }
    }
    found
}

/// Messages that don't stand exactly once in each language.
pub(super) fn unequal_messages(languages: &[Vec<File>]) -> Vec<String> {
    let languages: Vec<_> = languages.iter().map(|files| messages(files)).collect();
    let mut places: BTreeMap<&str, Vec<Vec<&str>>> = BTreeMap::new();
    for (number, language) in languages.iter().enumerate() {
        for (key, place) in language {
            places
                .entry(key)
                .or_insert_with(|| vec![Vec::new(); languages.len()])[number]
                .push(place);
        }
    }
    let unequal = places
        .into_iter()
        .filter(|(_, places)| places.iter().any(|places| places.len() != 1));
    unequal
        .map(|(key, places)| format!("{key}: only at {}", places.concat().join(", ")))
        .collect()
}

/// The letters of two words that a straight apostrophe stands between.
pub(super) fn straight_apostrophes(file: &File) -> Vec<String> {
    let cyrillic = |c: Option<&char>| c.is_some_and(|c| ('\u{400}'..='\u{4ff}').contains(c));
    let within = |line: &str| {
        let letters: Vec<char> = line.chars().collect();
        (1..letters.len()).any(|at| {
            letters[at] == '\'' && cyrillic(letters.get(at - 1)) && cyrillic(letters.get(at + 1))
        })
    };
    let lines = file
        .text
        .lines()
        .enumerate()
        .filter(|(_, line)| within(line));
    lines
        .map(|(number, _)| format!("{}:{}", file.path, number + 1))
        .collect()
}

#[test]
fn the_scanner_sees_a_message_that_a_language_lacks() {
    let language = |text: &str| vec![file("x.ftl", text)];
    let full = "# a = comment\na = A\n    .title = T\nb = { $n ->\n    [one] x = y\n   *[other] z\n}\n-brand = B\n";
    assert!(unequal_messages(&[language(full), language(full)]).is_empty());
    let lacking = unequal_messages(&[
        language(full),
        language("a = A\nb = B\nb = C\n-brand = B\n"),
    ]);
    assert_eq!(
        lacking,
        [
            "a.title: only at x.ftl:3",
            "b: only at x.ftl:4, x.ftl:2, x.ftl:3"
        ]
    );
}
