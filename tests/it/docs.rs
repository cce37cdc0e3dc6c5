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
    found.extend(files_below(root.join("docs"), "md"));
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

/// Files with this ending below a folder.
fn files_below(folder: PathBuf, ending: &str) -> Vec<PathBuf> {
    let (mut found, mut folders) = (Vec::new(), vec![folder]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == ending) {
                found.push(path);
            }
        }
    }
    found
}

/// A comment names a path from the root, from `src`, from its crate or from its folder.
#[test]
fn every_file_that_a_comment_names_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let source = root.join("src");
    let (mut named, mut missing) = (0, Vec::new());
    for file in files_below(source.clone(), "rs") {
        let text = fs::read_to_string(&file).unwrap();
        let (beside, inside) = (file.parent().unwrap(), file.strip_prefix(&source).unwrap());
        let of_crate = source.join(inside.components().next().unwrap());
        for line in text
            .lines()
            .filter(|line| line.trim_start().starts_with("//"))
        {
            for path in paths(line) {
                named += 1;
                if ![root, &source, &of_crate, beside]
                    .iter()
                    .any(|folder| folder.join(path).exists())
                {
                    missing.push(format!("{}: {path}", inside.display()));
                }
            }
        }
    }
    assert!(named > 30, "only {named} paths are found");
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
