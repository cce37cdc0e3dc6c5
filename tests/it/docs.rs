//! What the documents beside the code say of it holds.

use std::fs;
use std::path::{Path, PathBuf};

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path))
        .unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The rows of a document's tables of which the last cell says where a number stands: a file, and
/// the line that has it.
fn rows(document: &str) -> Vec<[String; 2]> {
    let cell = |row: &str| {
        row.trim_end_matches(['|', ' '])
            .rsplit('|')
            .next()
            .unwrap_or_default()
            .trim()
            .to_owned()
    };
    let places = document
        .lines()
        .filter(|line| line.starts_with('|'))
        .map(cell)
        .filter(|place| place.starts_with("`src/"));
    places
        .map(|place| {
            let (file, line) = place
                .split_once("`: `")
                .unwrap_or_else(|| panic!("{place}: no line is named"));
            [
                file.trim_start_matches('`').to_owned(),
                line.trim_end_matches('`').to_owned(),
            ]
        })
        .collect()
}

/// The documents that name files of the code.
fn documents() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found: Vec<PathBuf> = [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "SECURITY.md",
    ]
    .map(|name| root.join(name))
    .into();
    let mut folders = vec![root.join("docs")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
        {
            if entry.is_dir() {
                folders.push(entry);
            } else if entry.extension().is_some_and(|ending| ending == "md") {
                found.push(entry);
            }
        }
    }
    found
}

/// The relative paths of files that stand between backticks.
fn paths(text: &str) -> impl Iterator<Item = &str> {
    let is_path = |word: &&str| {
        let plain = word
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || "_./-".contains(c));
        let ending = word.rsplit_once('.').map_or("", |(_, ending)| ending);
        plain
            && word.contains('/')
            && !word.starts_with(['/', '.'])
            && ["rs", "md", "toml", "html", "ftl", "sql", "js", "css"].contains(&ending)
    };
    text.split('`').skip(1).step_by(2).filter(is_path)
}

#[test]
fn every_file_that_a_document_names_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut named, mut missing) = (0, Vec::new());
    for document in documents() {
        let text = fs::read_to_string(&document).unwrap();
        // A page of docs/internals may name paths relative to the folder that it is about.
        let about = text
            .lines()
            .find_map(|line| line.strip_prefix("Code: `"))
            .and_then(|rest| rest.split('`').next())
            .unwrap_or("src/");
        for path in paths(&text) {
            named += 1;
            let beside = document.parent().unwrap();
            if ![root, &root.join("src"), &root.join(about), beside]
                .iter()
                .any(|folder| folder.join(path).exists())
            {
                missing.push(format!(
                    "{}: {path}",
                    document.strip_prefix(root).unwrap().display()
                ));
            }
        }
    }
    assert!(named > 150, "only {named} paths are found");
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn every_limit_is_the_one_of_the_code() {
    let rows = rows(&read("docs/limits.md"));
    assert!(rows.len() > 30, "{rows:?}");
    for [file, line] in rows {
        assert!(read(&file).contains(&line), "{file} does not say {line:?}");
    }
}
