//! The exchange formats against hand-checked cases (`tests/golden/exchange`), and there and back in
//! every format that can hold a table.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use crosstable::domain::language::Language;
use crosstable::formats::convert::{self, Target};
use crosstable::formats::document::Format;
use crosstable::formats::options::Options;
use crosstable::formats::recognise;
use serde_json::{Value, json};

/// A case: a file, how it is read, and what is expected of it.
struct Case {
    file: PathBuf,
    name: String,
    bytes: Vec<u8>,
    options: Options,
    expected: Value,
}

fn folder() -> &'static Path {
    Path::new(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/golden/exchange"
    ))
}

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for entry in fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let Some(name) = path
            .file_name()
            .unwrap()
            .to_str()
            .unwrap()
            .strip_suffix(".expected.json")
            .map(str::to_owned)
        else {
            continue;
        };
        let file = path.with_file_name(&name);
        let arguments =
            fs::read_to_string(path.with_file_name(format!("{name}.args"))).unwrap_or_default();
        let words: Vec<&str> = arguments.lines().collect();
        let map = words.chunks(2).map(|pair| {
            assert_eq!(pair[0], "--map", "{name}");
            let (heading, meaning) = pair[1].rsplit_once('=').unwrap();
            (heading.to_owned(), meaning.to_owned())
        });
        let options = Options {
            map: map.collect(),
            ..Options::default()
        };
        let expected = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        cases.push(Case {
            bytes: fs::read(&file).unwrap(),
            file,
            name,
            options,
            expected,
        });
    }
    assert!(cases.len() > 40);
    cases.sort_by(|a, b| a.name.cmp(&b.name));
    cases
}

/// Numbers as numbers, of remarks the line and the kind.
fn comparable(value: &Value) -> Value {
    match value {
        Value::Number(number) => json!(number.as_f64()),
        Value::Array(all) => Value::Array(all.iter().map(comparable).collect()),
        Value::Object(object) => {
            let mut found: serde_json::Map<String, Value> = object
                .iter()
                .map(|(key, value)| (key.clone(), comparable(value)))
                .collect();
            if let Some(Value::Array(remarks)) = object.get("remarks") {
                let mut lines: Vec<(u64, String)> = remarks
                    .iter()
                    .map(|r| {
                        (
                            r["line"].as_u64().unwrap_or(0),
                            r["kind"].as_str().unwrap().to_owned(),
                        )
                    })
                    .collect();
                lines.sort();
                found.insert("remarks".to_owned(), json!(lines));
            }
            Value::Object(found)
        }
        other => other.clone(),
    }
}

fn document(bytes: &[u8], options: &Options) -> Value {
    match convert::convert_file(bytes, options, Target::Json, Language::English) {
        Ok(written) => serde_json::from_slice(&written.bytes).unwrap(),
        Err(refusal) => json!({"refused": refusal.code.word(), "line": refusal.line}),
    }
}

#[test]
fn every_case_is_read_as_expected() {
    for case in cases() {
        let found = document(&case.bytes, &case.options);
        assert_eq!(
            comparable(&found),
            comparable(&case.expected),
            "{}",
            case.name
        );
        let keys = |value: &Value| {
            value
                .as_object()
                .unwrap()
                .keys()
                .cloned()
                .collect::<Vec<_>>()
        };
        assert_eq!(
            keys(&found),
            keys(&case.expected),
            "the order of {}",
            case.name
        );
    }
}

#[test]
fn every_case_is_written_as_expected() {
    let mut count = 0;
    for entry in fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let file = path.file_name().unwrap().to_str().unwrap().to_owned();
        let Some((name, target)) = file.split_once(".to.") else {
            continue;
        };
        let (target, language) = target.split_once('.').unwrap_or((target, "en"));
        let headings = match language {
            "ru" => Language::Russian,
            "uk" => Language::Ukrainian,
            _ => Language::English,
        };
        let case = cases().into_iter().find(|case| case.name == name).unwrap();
        let written = convert::convert_file(
            &case.bytes,
            &case.options,
            Target::from_word(target).unwrap(),
            headings,
        )
        .unwrap();
        let wanted = fs::read(&path).unwrap();
        count += 1;
        if target == "opengotha" {
            // The order and the layout of attributes are free, and whose program it was is another.
            let [mut a, mut b] = [&written.bytes, &wanted]
                .map(|bytes| comparable(&document(bytes, &Options::default())));
            for document in [&mut a, &mut b] {
                document["facts"].as_object_mut().unwrap().remove("program");
            }
            assert_eq!(a, b, "{file}");
        } else if written.bytes != wanted {
            panic!(
                "{file}:\n{}\n{}",
                String::from_utf8_lossy(&written.bytes),
                String::from_utf8_lossy(&wanted)
            );
        }
    }
    assert!(count > 30);
}

/// What every target keeps of a game: round, score, and of whom it is the game, by their places in
/// the file.
fn games(document: &Value) -> Vec<String> {
    let at: BTreeMap<u64, usize> = document["players"]
        .as_array()
        .unwrap()
        .iter()
        .enumerate()
        .map(|(at, p)| (p["no"].as_u64().unwrap(), at))
        .collect();
    let played = document["games"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|game| game["kind"] == "played");
    played
        .map(|g| {
            format!(
                "{} {} {} {}",
                g["round"],
                at[&g["a"].as_u64().unwrap()],
                at[&g["b"].as_u64().unwrap()],
                g["score"]
            )
        })
        .collect()
}

#[test]
fn what_was_written_is_read_again_and_writing_it_again_changes_nothing() {
    let mut trips = 0;
    for case in cases() {
        let Ok(first) = recognise::read(&case.bytes, &case.options) else {
            continue;
        };
        let before = serde_json::to_value(&first).unwrap();
        for (word, target) in Target::WORDS
            .into_iter()
            .filter(|(word, _)| *word != "json")
        {
            let lists = matches!(target, Target::Csv | Target::Xlsx);
            // A row without a name is no row of a table.
            let unnamed = first.players.iter().any(|p| {
                p.name
                    .as_deref()
                    .is_none_or(|name| !name.chars().any(char::is_alphabetic))
            });
            if (first.format == Format::List && !lists)
                || (lists && unnamed)
                || first
                    .remarks
                    .iter()
                    .any(|r| format!("{:?}", r.kind) == "Twice")
            {
                continue;
            }
            let Ok(written) = convert::write_document(&first, target, Language::English) else {
                continue;
            };
            let again = recognise::read(&written.bytes, &Options::default());
            let again = again
                .unwrap_or_else(|why| panic!("{} as {word} can't be read again: {why}", case.name));
            let after = serde_json::to_value(&again).unwrap();
            assert_eq!(
                again.players.len(),
                first.players.len(),
                "{} as {word}",
                case.name
            );
            if !matches!(target, Target::H9 | Target::Tou) {
                assert_eq!(games(&before), games(&after), "{} as {word}", case.name);
            }
            if !matches!(target, Target::OpenGotha | Target::Xlsx) {
                let second = convert::write_document(&again, target, Language::English).unwrap();
                assert!(
                    second.bytes == written.bytes,
                    "{} as {word}: writing what was read again changes it",
                    case.name
                );
            }
            trips += 1;
        }
    }
    assert!(trips > 60, "{trips}");
}

fn run(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_crosstable"));
    command
        .env_clear()
        .current_dir(folder())
        .arg("convert")
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

#[test]
fn the_command_says_what_is_lost_and_why_it_refuses() {
    let case = cases()
        .into_iter()
        .find(|case| case.name.starts_with("01-"))
        .unwrap();
    let file = case.file.to_str().unwrap();
    let read = run(&[file]);
    let text = String::from_utf8(read.stdout).unwrap();
    assert!(read.status.success() && text.ends_with("}\n") && text.lines().count() == 1);
    let written = run(&[file, "--to", "csv", "--lang", "uk"]);
    assert!(
        written.status.success()
            && String::from_utf8(written.stdout)
                .unwrap()
                .contains("Турнір")
    );
    let lost = String::from_utf8(run(&[file, "--to", "h9"]).stderr).unwrap();
    assert!(
        lost.lines()
            .all(|line| line.starts_with("lost: ") || line.starts_with("refused: needs-rank: ")),
        "{lost}"
    );
    let refused = run(&["51-number-twice.trf"]);
    assert_eq!((refused.status.code(), refused.stdout.len()), (Some(2), 0));
    assert!(
        String::from_utf8(refused.stderr)
            .unwrap()
            .starts_with("refused: number-twice: line ")
    );
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("table.xlsx");
    assert!(
        run(&[file, "--to", "xlsx", "--out", out.to_str().unwrap()])
            .status
            .success()
    );
    assert!(fs::read(out).unwrap().starts_with(b"PK"));
    assert_eq!(run(&[file, "--to", "nonsense"]).status.code(), Some(2));
    assert_eq!(run(&["there is no such file"]).status.code(), Some(2));
}
