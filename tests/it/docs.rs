//! What the documents beside the code say of it holds.

use std::fs;
use std::path::Path;

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The rows of a document's tables of which the last cell says where a number stands: a file, and the line that has it.
fn rows(document: &str) -> Vec<[String; 2]> {
    let cell = |row: &str| row.trim_end_matches(['|', ' ']).rsplit('|').next().unwrap_or_default().trim().to_owned();
    let places = document.lines().filter(|line| line.starts_with('|')).map(cell).filter(|place| place.starts_with("`src/"));
    places
        .map(|place| {
            let (file, line) = place.split_once("`: `").unwrap_or_else(|| panic!("{place}: no line is named"));
            [file.trim_start_matches('`').to_owned(), line.trim_end_matches('`').to_owned()]
        })
        .collect()
}

#[test]
fn every_limit_is_the_one_of_the_code() {
    let rows = rows(&read("docs/limits.md"));
    assert!(rows.len() > 30, "{rows:?}");
    for [file, line] in rows {
        assert!(read(&file).contains(&line), "{file} does not say {line:?}");
    }
}
