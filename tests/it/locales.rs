//! The list of languages is the only place that knows which they are: a fourth one is a line there
//! and its folders.

use std::fs;
use std::path::{Path, PathBuf};

use crosstable::domain::language::Language;

/// Where languages are named, and why.
const MAY_NAME: [(&str, &str); 5] = [
    ("src/domain/language/list.rs", "the list"),
    ("src/domain/language.rs", "its test declares four of them"),
    (
        "src/domain/cities.rs",
        "in which languages the list of cities has names",
    ),
    (
        "src/domain/collation.rs",
        "the order of lists that are the same for every reader",
    ),
    (
        "src/domain/name.rs",
        "in which language a name is written, which is no language of the site",
    ),
];
/// The demo is invented in some of the languages; it may say in which, and must not tell them
/// apart.
const DEMO: &str = "src/actions/demo/";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// Every file of a folder with one of these endings, by its path from the root.
fn sources(folder: &str, endings: &[&str]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path
                .extension()
                .is_some_and(|ending| endings.iter().any(|wanted| ending == *wanted))
            {
                let name = path.strip_prefix(root()).unwrap().display().to_string();
                found.push((name, fs::read_to_string(&path).unwrap()));
            }
        }
    }
    found
}

/// The lines of code of a file: no comments, and nothing of its tests, which stand at its end.
fn code(rust: &str) -> impl Iterator<Item = (usize, &str)> {
    let tests = rust.find("#[cfg(test)]\nmod tests {").unwrap_or(rust.len());
    rust[..tests]
        .lines()
        .zip(1..)
        .map(|(line, number)| (number, line))
        .filter(|(_, line)| !line.trim_start().starts_with("//"))
}

fn is_test(path: &str) -> bool {
    path.ends_with("tests.rs") || path == "src/i18n/test_locale.rs"
}

/// The languages by their names in the program, as in `Language::English`.
fn names() -> Vec<String> {
    Language::ALL
        .iter()
        .map(|language| format!("Language::{language:?}"))
        .collect()
}

/// What a line of a source says of single languages.
fn knowledge(path: &str, line: &str, names: &[String], of_names: bool) -> Vec<String> {
    let mut found = Vec::new();
    let mention = |name: &String| {
        let own = line
            .match_indices(name.as_str())
            .filter(|(at, _)| !of_names && !line[..*at].ends_with("name::"));
        own.map(|(at, _)| line[at + name.len()..].trim_start().to_owned())
            .collect::<Vec<_>>()
    };
    for name in names {
        for behind in mention(name) {
            if !path.starts_with(DEMO) || behind.starts_with("=>") || behind.starts_with('|') {
                found.push(name.clone());
            }
        }
    }
    for code in Language::ALL.map(Language::word) {
        if line.contains(&format!("\"{code}\"")) || line.contains(&format!("_{code}\"")) {
            found.push(format!("\"{code}\""));
        }
    }
    // A list inside a text.
    let words: Vec<&str> = line
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let is_code = |word: &str| Language::from_word(word).is_some();
    found.extend(
        words
            .windows(2)
            .filter(|two| two[0] != two[1] && two.iter().all(|word| is_code(word)))
            .map(|two| two.join(", ")),
    );
    found
}

fn offences(path: &str, rust: &str, names: &[String]) -> Vec<String> {
    // Names of people have a language of their own; files that import it mean it.
    let of_names = rust.contains("::name::Language;")
        || rust.contains("name::{self, Language}")
        || rust.contains("name::{Language");
    let told = |(number, line): (usize, &str)| {
        knowledge(path, line, names, of_names)
            .into_iter()
            .map(move |what| (number, what))
            .collect::<Vec<_>>()
    };
    code(rust)
        .flat_map(told)
        .map(|(number, what)| format!("{path}:{number}: {what}"))
        .collect()
}

#[test]
fn nothing_but_the_list_knows_which_languages_there_are() {
    let names = names();
    let sources = sources("src", &["rs"]);
    assert!(
        sources.len() > 300
            && MAY_NAME
                .iter()
                .all(|(path, _)| sources.iter().any(|(name, _)| name == path))
    );
    let ours = sources
        .iter()
        .filter(|(path, _)| !is_test(path) && !MAY_NAME.iter().any(|(may, _)| may == path));
    let found: Vec<String> = ours
        .flat_map(|(path, rust)| offences(path, rust, &names))
        .collect();
    assert!(
        found.is_empty(),
        "names a language (a fourth one would need a second line there):\n{}",
        found.join("\n")
    );
}

#[test]
fn no_template_and_no_script_knows_a_language_but_the_default() {
    let codes: Vec<&str> = Language::ALL
        .into_iter()
        .filter(|language| *language != Language::default())
        .map(Language::word)
        .collect();
    let named = |line: &str| {
        codes.iter().any(|code| {
            line.contains(&format!("\"{code}\"")) || line.contains(&format!("'{code}'"))
        })
    };
    let files = sources("templates", &["html", "txt", "xml", "svg"])
        .into_iter()
        .chain(sources("static", &["js", "css"]));
    let lines = files.flat_map(|(path, text)| {
        text.lines()
            .zip(1..)
            .filter(|(line, _)| named(line))
            .map(|(_, n)| format!("{path}:{n}"))
            .collect::<Vec<_>>()
    });
    assert_eq!(lines.collect::<Vec<_>>(), Vec::<String>::new());
}

#[test]
fn the_reader_of_sources_sees_what_a_fourth_language_would_need() {
    let names = names();
    let of = |path: &str, rust: &str| offences(path, rust, &names).len();
    for (rust, count) in [
        (
            "match language {\n    Language::English => 1,\n    Language::Russian | Language::Ukrainian => 2,\n}",
            3,
        ),
        ("const ALL: [&str; 3] = [\"en\", \"ru\", \"uk\"];", 5),
        ("format!(\"Languages: en, uk\")", 1),
        ("if language == Language::English { 1 }", 1),
        ("let field = \"note_uk\";", 1),
        (
            "// Language::English\n/// \"ru\"\nlet a = Language::default();",
            0,
        ),
        ("let l = name::Language::Ukrainian;", 0),
        (
            "use crate::domain::name::Language;\nlet l = Language::Russian;",
            0,
        ),
        ("use crate::name::Language;\nlet l = Language::Russian;", 0),
        (
            "fn f() {}\n#[cfg(test)]\nmod tests {\n    const ALL: [Language; 2] = [Language::English, Language::Russian];\n}\n",
            0,
        ),
    ] {
        assert_eq!(of("src/web/a.rs", rust), count, "{rust}");
    }
    let demo = "Written { language: Language::Ukrainian }\nLanguage::Russian => 1,\nLanguage::English | Language::Russian";
    assert_eq!(of("src/actions/demo/a.rs", demo), 2);
}
