//! A test locale that the site doesn't have, built as the build script would: the Polish texts of
//! `tests/fixtures/language` over the English ones.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use super::L10nLanguage;

#[path = "../build/customs.rs"]
mod customs;
#[path = "../build/handbook.rs"]
pub(super) mod handbook;
#[path = "../build/headings.rs"]
mod headings;
#[path = "../build/languages.rs"]
mod languages;

use languages::LanguageEntry;

const POLISH: LanguageEntry = LanguageEntry {
    code: "pl",
    country: "PL",
};

fn project_root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Each from its key to the line before the next one; comments are separate.
fn split_messages(ftl: &str) -> Vec<(Option<&str>, String)> {
    let mut all: Vec<(Option<&str>, String)> = Vec::new();
    for line in ftl.lines() {
        let goes_on = line.starts_with([' ', '\t', '}']) && !all.is_empty();
        if !goes_on {
            let key = line
                .split_once(" =")
                .map(|(key, _)| key)
                .filter(|key| !key.starts_with('#'));
            all.push((key, String::new()));
        }
        if let Some((_, text)) = all.last_mut() {
            text.push_str(line);
            text.push('\n');
        }
    }
    all
}

fn overlay_messages(english: &str, own: &str) -> String {
    let own: BTreeMap<&str, String> = split_messages(own)
        .into_iter()
        .filter_map(|(key, text)| Some((key?, text)))
        .collect();
    let said = |(key, text): (Option<&str>, String)| {
        key.and_then(|key| own.get(key).cloned()).unwrap_or(text)
    };
    split_messages(english).into_iter().map(said).collect()
}

fn write_folder(kind: &str, within: &Path) {
    let (english, own, out) = (
        project_root().join(kind).join("en"),
        project_root().join("tests/fixtures/language").join(kind),
        within.join(kind).join("pl"),
    );
    fs::create_dir_all(&out).unwrap();
    for entry in fs::read_dir(&english).unwrap() {
        let name = entry.unwrap().file_name();
        let english = fs::read_to_string(english.join(&name)).unwrap();
        let text = match fs::read_to_string(own.join(&name)) {
            Ok(own) if kind == "help" => own,
            Ok(own) => overlay_messages(&english, &own),
            Err(_) => english,
        };
        fs::write(out.join(&name), text).unwrap();
    }
}

fn build_folders() -> TempDir {
    let folder = TempDir::new().unwrap();
    for kind in ["locales", "help"] {
        write_folder(kind, folder.path());
        for language in languages::LISTED {
            let (from, to) = (
                project_root().join(kind).join(language.code),
                folder.path().join(kind).join(language.code),
            );
            fs::create_dir_all(&to).unwrap();
            for entry in fs::read_dir(from).unwrap() {
                let file = entry.unwrap().path();
                fs::copy(&file, to.join(file.file_name().unwrap())).unwrap();
            }
        }
    }
    folder
}

#[test]
fn a_folder_and_a_line_belong_together() {
    let folder = build_folders();
    let four: Vec<LanguageEntry> = languages::LISTED.iter().copied().chain([POLISH]).collect();
    for kind in ["locales", "help"] {
        assert_eq!(
            languages::check_folders(&folder.path().join(kind), &four),
            Ok(())
        );
        let alone =
            languages::check_folders(&folder.path().join(kind), languages::LISTED).unwrap_err();
        assert!(
            alone.contains(r#"without a folder: []; not in src/domain/language/list.rs: ["pl"]"#),
            "{alone}"
        );
        let nowhere = languages::check_folders(&project_root().join(kind), &four).unwrap_err();
        assert!(nowhere.contains(r#"without a folder: ["pl"]"#), "{nowhere}");
    }
}

#[test]
fn the_handbook_has_its_pages_with_the_names_of_its_buttons() {
    let folder = build_folders();
    let codes: Vec<&str> = languages::LISTED
        .iter()
        .map(|language| language.code)
        .chain(["pl"])
        .collect();
    let pages = handbook::gather(
        &folder.path().join("help"),
        &folder.path().join("locales"),
        &codes,
    )
    .unwrap();
    let page = pages.iter().find(|page| page.slug == "approval").unwrap();
    let [(english, _), .., (title, body)] = page.texts.as_slice() else {
        panic!("no texts")
    };
    assert_eq!(
        (english.as_str(), title.as_str()),
        ("Approve and rate", "Zatwierdź i policz ranking")
    );
    assert!(
        body.contains("Naciśnij `\u{e000}Moje biurko`.") && !body.contains("msg:"),
        "{body}"
    );
    assert!(pages.iter().all(|page| page.texts.len() == codes.len()));
    let missing = folder.path().join("help/pl/list.md");
    fs::remove_file(&missing).unwrap();
    let Err(lacks) = handbook::gather(
        &folder.path().join("help"),
        &folder.path().join("locales"),
        &codes,
    ) else {
        panic!("a page that is missing is missed by nobody")
    };
    assert!(lacks.contains("help/pl/list.md"), "{lacks}");
}

#[test]
fn written_tables_have_its_words() {
    let folder = build_folders();
    let constant = headings::constant(&folder.path().join("locales"), &["en", "pl"]).unwrap();
    for part in [
        r#""Turniej", "Miasto""#,
        r#"round: "R""#,
        r#"round: "Runda ""#,
        r#"points: "Punkty""#,
    ] {
        assert!(constant.contains(part), "{part}: {constant}");
    }
}

#[test]
fn days_and_numbers_are_those_of_cldr() {
    let polish = customs::of(&POLISH.tag()).unwrap();
    assert_eq!(
        (polish.months[0].as_str(), polish.months[8].as_str()),
        ("stycznia", "września")
    );
    assert_eq!(
        (polish.alone[0].as_str(), polish.alone[8].as_str()),
        ("styczeń", "wrzesień")
    );
    assert_eq!(
        (
            polish.after_day.as_str(),
            polish.decimal.as_str(),
            polish.cyrillic
        ),
        ("\u{a0}", ",", false)
    );
    assert_eq!(customs::of("de-DE").unwrap().after_day, ".\u{a0}");
    let constant = customs::constant(&["en-GB".to_owned(), POLISH.tag()]).unwrap();
    assert!(
        constant.contains(r#"decimal: ".""#) && constant.contains("października"),
        "{constant}"
    );
    // Another order isn't supported yet, and must fail instead of being written wrongly.
    let other = customs::of("lt-LT").unwrap_err();
    assert!(other.contains("day, month, year"), "{other}");
}

/// Fluent has the plural rules of CLDR for every language.
#[test]
fn its_messages_are_taken_and_its_plurals_have_their_forms() {
    let folder = build_folders();
    let mut files: Vec<PathBuf> = fs::read_dir(folder.path().join("locales/pl"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl"));
    let ftl: String = files
        .iter()
        .map(|file| fs::read_to_string(file).unwrap() + "\n")
        .collect();
    let said = match L10nLanguage::new_external(POLISH.code, ftl.as_bytes()) {
        Ok(said) => said,
        Err(error) => panic!("{error}"),
    };
    assert_eq!(
        (said.msg_log_in().as_str(), said.msg_menu_audit().as_str()),
        ("Zaloguj się", "Audit log")
    );
    let counted = [1, 2, 5, 12, 22, 25].map(|n| said.msg_count_tournaments(n));
    assert_eq!(
        counted,
        [
            "1 turniej",
            "2 turnieje",
            "5 turniejów",
            "12 turniejów",
            "22 turnieje",
            "25 turniejów"
        ]
    );
}
