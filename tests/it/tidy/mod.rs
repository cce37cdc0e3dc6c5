//! The rules of the house that can be read off the files: who may know whom, how big a file may
//! grow, what a template must not contain.
//!
//! Every failure lists all offences as `file:line`.

mod citations;
mod code;
mod files;
mod layers;
mod messages;
mod rust;
mod templates;
mod unused;

use std::collections::BTreeSet;
use std::fs;

use crosstable::domain::language::Language;

use code::{
    evasions, function_names, inner_refusals, lines_of_code, long_functions, riddles,
    tuple_parameters, vague_names, wide_answers, wide_lines, wide_tuples,
};
use files::{File, file, files, names_in, path};
use layers::{circles, imports, mentions_of};
use messages::{straight_apostrophes, unequal_messages};
use templates::{WIDEST, boundless, inline_code, too_wide};
use unused::unused;

/// Most lines of code in one file; beyond it the file holds two things.
const MOST_LINES: usize = 700;
/// The public items that only tests, benches and the fuzzers use.
const FOR_TESTS: [&str; 13] = [
    "FOR_TESTS",
    "GENEROUS",
    "code_at",
    "from_fields",
    "from_rates",
    "has_differences",
    "is_outdated",
    "issuing_system",
    "of_versions",
    "reason_code",
    "revert_newest_migration",
    "send_due",
    "undo_act",
];
/// Most functions with a name of one word, in percent of all.
const ONE_WORD: usize = 20;
/// Most lines wider than 100 columns: rustfmt breaks no strings and no code in macros.
const WIDE_LINES: usize = 300;
/// Most lines of a function; beyond it, it has steps without names.
const LONGEST_FUNCTION: usize = 60;
/// Longer functions that are tables: a line for each of many words.
const FLAT: [&str; 11] = [
    "src/i18n/audit.rs action_sentence",
    "src/i18n/audit/detail.rs written",
    "src/i18n/exchange.rs loss_sentence",
    "src/i18n/parameters.rs parameter_meaning",
    "src/i18n/parameters.rs value_meaning",
    "src/i18n/steps.rs step_sentence",
    "src/i18n/steps.rs symbol_meaning",
    "src/http/error.rs refusal_status",
    "src/http/frame/sentences.rs field_label",
    "src/http/frame/sentences.rs format_flash",
    "src/http/frame/sentences.rs format_refusal",
];
/// Files that put a refusal into `Ok` outside of any transaction: the helper for forms, and two
/// pages that only read.
const OUTSIDE: [&str; 3] = [
    "src/http/app/mod.rs",
    "src/pages/proposals/regulations.rs",
    "src/pages/tournaments/conditions.rs",
];
const DATABASES: [&str; 2] = ["migrations/sqlite", "migrations/postgres"];

/// The crates, a folder below `src` each, from bottom to top, and those that each one may depend
/// on.
const CRATES: [(&str, &[&str]); 9] = [
    ("domain", &[]),
    ("db", &["domain"]),
    ("formats", &["domain"]),
    ("i18n", &["domain", "formats"]),
    ("documents", &["domain"]),
    ("actions", &["db", "domain", "formats"]),
    ("http", &["actions", "db", "documents", "domain", "i18n"]),
    (
        "pages",
        &[
            "actions",
            "db",
            "documents",
            "domain",
            "formats",
            "http",
            "i18n",
        ],
    ),
    (
        "web",
        &[
            "actions",
            "db",
            "documents",
            "domain",
            "formats",
            "http",
            "i18n",
            "pages",
        ],
    ),
];
/// The crates that may depend on a library.
const LIBRARIES: [(&str, &[&str]); 3] = [
    ("diesel", &["db"]),
    ("actix-web", &["http", "pages", "web"]),
    ("askama", &["documents", "http", "pages", "web"]),
];
/// The folders with pages.
const PAGES: [&str; 3] = ["src/http", "src/pages", "src/web"];

#[test]
fn the_crates_depend_on_each_other_in_one_direction() {
    let depends = |name: &str| {
        let manifest = fs::read_to_string(path(&format!("src/{name}/Cargo.toml")))
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let (_, dependencies) = manifest
            .split_once("\n[dependencies]\n")
            .unwrap_or_else(|| panic!("{name} has no dependencies"));
        let section = dependencies.split("\n[").next().unwrap_or_default();
        section
            .lines()
            .filter_map(|line| line.split_once(" = "))
            .map(|(name, _)| name.to_owned())
            .collect::<BTreeSet<String>>()
    };
    for (name, below) in CRATES {
        let named = depends(name);
        let ours: Vec<&str> = named
            .iter()
            .filter_map(|dependency| dependency.strip_prefix("crosstable-"))
            .collect();
        assert_eq!(ours, below, "the crates that {name} depends on");
        let refused = LIBRARIES
            .iter()
            .filter(|(library, by)| named.contains(*library) && !by.contains(&name));
        nobody(
            &format!("is a library that {name} must not use"),
            refused.map(|(library, _)| (*library).to_owned()),
        );
    }
    let folders = names_in("src")
        .into_iter()
        .filter(|name| path(&format!("src/{name}/Cargo.toml")).is_file());
    assert_eq!(
        folders.collect::<BTreeSet<_>>(),
        CRATES.iter().map(|(name, _)| (*name).to_owned()).collect()
    );
}

#[test]
fn the_domain_is_pure() {
    let impure = ["::now", "std::env", "std::thread", "std::fs", "std::net"];
    let tests = |file: &&File| {
        !["tests.rs", "properties.rs"]
            .iter()
            .any(|end| file.path.ends_with(end))
    };
    nobody(
        "asks for more than its arguments",
        files("src/domain", "rs")
            .iter()
            .filter(tests)
            .filter(|file| !file.path.ends_with("build.rs"))
            .flat_map(|file| mentions_of(file, &impure)),
    );
}

#[test]
fn no_page_takes_a_refusal_out_of_a_transaction() {
    // Whoever answers `Ok` inside a transaction keeps what was written: `App::attempt` and
    // `App::write_form` hand refusals out behind it.
    let console = [
        "src/main.rs",
        "src/check.rs",
        "src/federation_transfer.rs",
        "src/serving.rs",
    ];
    let sources = files("src", "rs");
    let begin = |file: &&File| {
        PAGES.iter().any(|folder| file.path.starts_with(folder))
            || console.contains(&file.path.as_str())
    };
    let caught: Vec<(String, usize)> = sources
        .iter()
        .filter(begin)
        .flat_map(|file| {
            inner_refusals(&file.text)
                .into_iter()
                .map(|line| (file.path.clone(), line))
        })
        .collect();
    let strays = caught
        .iter()
        .filter(|(path, _)| !OUTSIDE.contains(&path.as_str()));
    nobody(
        "hands a refusal out of a transaction",
        strays.map(|(path, line)| format!("{path}:{line}")),
    );
    let stale = OUTSIDE
        .iter()
        .filter(|path| caught.iter().filter(|(found, _)| found == *path).count() != 1);
    nobody(
        "hands out no refusal any more, or two (OUTSIDE)",
        stale.map(|path| (*path).to_owned()),
    );
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    nobody(
        "import each other in a circle",
        circles(&imports(&files("src", "rs"))),
    );
}

#[test]
fn only_the_backend_names_a_database() {
    let named = [
        "SqliteConnection",
        "PgConnection",
        "diesel::sqlite",
        "diesel::pg",
    ];
    let sources = files("src", "rs");
    let others = sources
        .iter()
        .filter(|file| !file.path.starts_with("src/db/backend/"));
    nobody(
        "names a backend (src/db/backend/ is the only folder that does)",
        others.flat_map(|file| mentions_of(file, &named)),
    );
}

#[test]
fn no_public_item_is_unused() {
    let is_code = |file: &File| {
        !["tests.rs", "properties.rs", "fourth.rs"]
            .iter()
            .any(|end| file.path.ends_with(end))
    };
    let sources: Vec<File> = files("src", "rs").into_iter().filter(is_code).collect();
    let texts: Vec<File> = ["html", "svg", "xml"]
        .into_iter()
        .flat_map(|ending| files("templates", ending))
        .collect();
    let found = unused(&sources, &texts);
    let strays = found
        .iter()
        .filter(|(_, name)| !FOR_TESTS.contains(&name.as_str()));
    nobody(
        "is public and named by nothing",
        strays.map(|(place, name)| format!("{place}: {name}")),
    );
    let stale = FOR_TESTS
        .iter()
        .filter(|known| !found.iter().any(|(_, name)| name == *known));
    nobody(
        "is named elsewhere, or gone (FOR_TESTS)",
        stale.map(|name| (*name).to_owned()),
    );
}

#[test]
fn no_type_has_a_name_that_says_nothing() {
    nobody(
        "says nothing with its name",
        files("src", "rs").iter().flat_map(vague_names),
    );
}

#[test]
fn no_function_takes_a_tuple_apart() {
    assert_eq!(
        tuple_parameters(
            "fn f((a, b): (u8, u8)) {\n    (a, b): (u8, u8),\nfn g(a: u8) -> (u8, u8) {"
        ),
        [1, 2]
    );
    let sources = files("src", "rs");
    let lines = sources.iter().flat_map(|file| {
        tuple_parameters(&file.text)
            .into_iter()
            .map(|line| format!("{}:{line}", file.path))
    });
    nobody(
        "takes a tuple apart in its parameters (give each a parameter, or both a struct)",
        lines,
    );
}

#[test]
fn functions_are_named_by_what_they_do() {
    let rust = "fn of() {}\n    pub async fn load_page<T>(t: T) {\n// fn told()\n";
    assert_eq!(function_names(rust), ["of", "load_page"]);
    let sources = files("src", "rs");
    let names: Vec<&str> = sources
        .iter()
        .flat_map(|file| function_names(&file.text))
        .collect();
    let one_word = names.iter().filter(|name| !name.contains('_')).count();
    assert!(names.len() > 5000, "{}", names.len());
    assert!(
        one_word * 100 <= names.len() * ONE_WORD,
        "{one_word} of {} functions have a name of one word (ONE_WORD)",
        names.len()
    );
}

#[test]
fn lines_are_as_wide_as_rustfmt_makes_them() {
    let wide = "x".repeat(101);
    assert_eq!(wide_lines(&format!("{wide}\nx\n{}ы", "x".repeat(99))), [1]);
    let sources = files("src", "rs");
    let lines: Vec<String> = sources
        .iter()
        .filter(|file| !file.path.ends_with("tests.rs"))
        .flat_map(|file| {
            let wide = wide_lines(&file.text).into_iter();
            wide.map(|line| format!("{}:{line}", file.path))
        })
        .collect();
    assert!(lines.len() <= WIDE_LINES, "{}", lines.join("\n"));
}

#[test]
fn no_tuple_of_three_crosses_a_border() {
    let sources = files("src", "rs");
    let code = sources.iter().filter(|file| {
        !["tests.rs", "properties.rs"]
            .iter()
            .any(|end| file.path.ends_with(end))
    });
    nobody(
        "passes a tuple of three or more (give it a struct with named fields)",
        code.flat_map(wide_tuples),
    );
}

#[test]
fn no_tuple_of_three_leaves_the_database() {
    let sources: Vec<File> = PAGES
        .iter()
        .flat_map(|folder| files(folder, "rs"))
        .collect();
    let code = sources.iter().filter(|file| {
        !["tests.rs", "properties.rs"]
            .iter()
            .any(|end| file.path.ends_with(end))
    });
    nobody(
        "hands a tuple of three or more out of the database (give it a struct with named fields)",
        code.flat_map(wide_answers),
    );
}

#[test]
fn both_databases_have_the_same_migrations() {
    let [sqlite, postgres] =
        DATABASES.map(|folder| names_in(folder).into_iter().collect::<BTreeSet<_>>());
    assert!(!sqlite.is_empty(), "there are no migrations");
    let different = sqlite.symmetric_difference(&postgres).cloned();
    nobody(
        "stands in only one of migrations/sqlite and migrations/postgres",
        different,
    );

    let wanted = DATABASES.iter().flat_map(|folder| {
        names_in(folder)
            .into_iter()
            .map(move |name| format!("{folder}/{name}"))
    });
    let scripts =
        wanted.flat_map(|folder| ["up.sql", "down.sql"].map(|script| format!("{folder}/{script}")));
    nobody(
        "is missing or empty",
        scripts.filter(|script| {
            fs::read_to_string(path(script)).map_or(true, |text| text.trim().is_empty())
        }),
    );
}

#[test]
fn no_function_is_too_long_but_flat_tables() {
    let sources = files("src", "rs");
    let long = |file: &File| {
        long_functions(&file.text, LONGEST_FUNCTION)
            .into_iter()
            .map(|(name, lines)| (format!("{} {name}", file.path), lines))
            .collect::<Vec<_>>()
    };
    let found: Vec<(String, usize)> = sources.iter().flat_map(long).collect();
    let strays = found
        .iter()
        .filter(|(name, _)| !FLAT.contains(&name.as_str()));
    nobody(
        &format!("has more than {LONGEST_FUNCTION} lines"),
        strays.map(|(name, lines)| format!("{name}: {lines}")),
    );
    let stale = FLAT
        .iter()
        .filter(|known| !found.iter().any(|(name, _)| name == *known));
    nobody(
        "is short now, or gone (FLAT)",
        stale.map(|name| (*name).to_owned()),
    );
}

#[test]
fn no_file_holds_too_much() {
    let sources = files("src", "rs");
    // The tables of the database are one flat list.
    let by_hand = sources
        .iter()
        .filter(|file| !file.path.ends_with("tests.rs") && file.path != "src/db/schema.rs");
    let by_hand = by_hand.filter(|file| file.text.lines().count() > MOST_LINES);
    let sizes = by_hand.map(|file| (&file.path, lines_of_code(file)));
    nobody(
        &format!("has more than {MOST_LINES} lines of code"),
        sizes
            .filter(|(_, lines)| *lines > MOST_LINES)
            .map(|(path, lines)| format!("{path}: {lines}")),
    );
}

#[test]
fn nothing_is_unsafe_silenced_or_ignored() {
    let ours = ["src", "tests", "benches"]
        .into_iter()
        .flat_map(|folder| files(folder, "rs"));
    let offences: Vec<String> = ours.flat_map(|file| evasions(&file)).collect();
    nobody(
        "evades a check (#[expect(lint, reason = \"...\")] is how to differ)",
        offences,
    );
}

#[test]
fn all_languages_have_the_same_messages() {
    let languages = Language::ALL.map(Language::word);
    let found: BTreeSet<String> = names_in("locales").into_iter().collect();
    assert_eq!(
        found,
        languages.map(str::to_owned).into(),
        "the languages in locales/"
    );
    nobody(
        "is not the same in every language",
        unequal_messages(&languages.map(|language| files(&format!("locales/{language}"), "ftl"))),
    );
}

#[test]
fn ukrainian_has_one_apostrophe() {
    assert_eq!(
        straight_apostrophes(&file("uk.ftl", "a = ім'я\nb = ім’я\nc = S' і 'так'")),
        ["uk.ftl:1"]
    );
    nobody(
        "is written with a straight apostrophe",
        files("locales/uk", "ftl")
            .iter()
            .flat_map(straight_apostrophes),
    );
}

#[test]
fn every_message_is_said_somewhere() {
    // The name of a language is said by the code that is made of the messages.
    let own = ["language-name"];
    let texts: Vec<File> = files("src", "rs")
        .into_iter()
        .chain(files("templates", "html"))
        .collect();
    let said: BTreeSet<&str> = texts
        .iter()
        .flat_map(|file| {
            file.text
                .split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        })
        .filter_map(|word| word.strip_prefix("msg_"))
        .collect();
    let messages = files("locales/en", "ftl");
    let names = messages
        .iter()
        .flat_map(|file| file.text.lines())
        .filter_map(|line| line.split_once(" ="))
        .map(|(name, _)| name);
    let names: Vec<&str> = names
        .filter(|name| {
            name.bytes()
                .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
        })
        .collect();
    assert!(names.len() > 1000);
    nobody(
        "is a message that nobody says",
        names
            .into_iter()
            .filter(|name| !own.contains(name) && !said.contains(name.replace('-', "_").as_str()))
            .map(str::to_owned),
    );
}

#[test]
fn templates_contain_no_scripts_styles_or_foreign_files() {
    let templates = files("templates", "html");
    assert!(!templates.is_empty(), "there are no templates");
    nobody(
        "is refused by the content security policy",
        templates.iter().flat_map(inline_code),
    );
}

#[test]
fn every_text_field_says_how_much_it_takes() {
    nobody(
        "is a text field without maxlength",
        files("templates", "html").iter().flat_map(boundless),
    );
}

#[test]
fn no_line_of_a_template_is_too_long_to_read() {
    nobody(
        &format!("has more than {WIDEST} characters"),
        files("templates", "html").iter().flat_map(too_wide),
    );
}

#[test]
fn comments_name_things_instead_of_asking() {
    let sources = files("src", "rs");
    nobody(
        "begins with a question word, or names no one",
        sources.iter().flat_map(riddles),
    );
    let ours = file(
        "x.rs",
        "/// What it is.\n/// The plan, kept by somebody.\n// Why not.\n/// The row.\n/// Which is long.\nlet nobody = 1;",
    );
    assert_eq!(riddles(&ours), ["x.rs:1", "x.rs:2"]);
}

#[test]
fn every_name_that_a_document_cites_is_in_the_code() {
    let text = "`a::b_c(x)` `f.rs::d_e` `g/h.rs` `i_j` `K::l_m…` `crate n::o`";
    assert_eq!(citations::code_names(text), ["b_c", "d_e"]);
    let mut documents = files("docs", "md");
    for name in [
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "README.md",
        "SECURITY.md",
    ] {
        let text = fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        documents.push(file(name, &text));
    }
    let code: BTreeSet<String> = ["src", "tests", "benches", "fuzz"]
        .iter()
        .flat_map(|folder| files(folder, "rs"))
        .flat_map(|file| citations::code_words(&file.text))
        .collect();
    let cited: Vec<(String, &str)> = documents
        .iter()
        .flat_map(|file| {
            let names = citations::code_names(&file.text).into_iter();
            names.map(|name| (file.path.clone(), name))
        })
        .collect();
    assert!(cited.len() > 150, "{}", cited.len());
    let strays = cited.iter().filter(|(_, name)| !code.contains(*name));
    nobody(
        "is cited and not in the code",
        strays.map(|(path, name)| format!("{path}: {name}")),
    );
}

#[test]
fn every_citation_has_a_target_and_every_reading_is_cited() {
    let documents: Vec<File> = ["docs/readings", "docs/spec"]
        .into_iter()
        .flat_map(|folder| files(folder, "md"))
        .collect();
    let defined = citations::defined(&documents);
    assert_eq!(defined.len(), 7, "{:?}", defined.keys());
    let sources: Vec<File> = ["src", "benches", "fuzz/src", "tests/it"]
        .into_iter()
        .flat_map(|folder| files(folder, "rs"))
        .collect();
    let sources: Vec<File> = sources
        .into_iter()
        .filter(|file| !file.path.ends_with("citations.rs"))
        .collect();
    let (cited, lost) = citations::cited(&sources, &defined);
    nobody("cites what is nowhere", lost);
    let ranges = citations::in_ranges(&sources);
    let uncited = |document: &String, number: &String| {
        !cited
            .get(document)
            .is_some_and(|numbers| numbers.contains(number))
            && !ranges.contains(&(document.clone(), number.clone()))
    };
    let readings = defined
        .iter()
        .filter(|(document, _)| !["exchange", "journal"].contains(&document.as_str()));
    let readings = readings
        .flat_map(|(document, numbers)| numbers.iter().map(move |number| (document, number)));
    nobody(
        "is a reading that no code cites",
        readings
            .filter(|(document, number)| uncited(document, number))
            .map(|(d, n)| format!("{d} {n}")),
    );
}

/// Fails with the list of all who do this, if there is one.
#[track_caller]
fn nobody(does: &str, offences: impl IntoIterator<Item = String>) {
    let offences: Vec<String> = offences.into_iter().collect();
    assert!(offences.is_empty(), "what {does}:\n{}", offences.join("\n"));
}
