//! The rules of the house that can be read off the files: who may know whom, how big a file may grow, what a template must not contain.
//!
//! Every failure lists all offences as `file:line`.

mod files;
mod messages;
mod templates;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crosstable::domain::language::Language;
use proc_macro2::{Delimiter, TokenStream, TokenTree};

use files::{File, file, files, names_in, path, top_level_modules};
use messages::{straight_apostrophes, unequal_messages};
use templates::{WIDEST, boundless, inline_code, too_wide};

/// Most lines of code in one file; beyond it the file holds two things.
const MOST_LINES: usize = 700;
/// Names of types that tell their kind and not what they are.
const VAGUE: [&str; 5] = ["Query", "Row", "Data", "Info", "Item"];
const DATABASES: [&str; 2] = ["migrations/sqlite", "migrations/postgres"];

/// The dependency rule: a row per top-level module.
const LAYERS: &[Layer] = &[
    Layer {
        name: "domain",
        may_use: Modules::Only(&[]),
        never: &["diesel", "actix*", "askama", "::now", "std::env", "std::thread", "rand", "getrandom"],
    },
    Layer { name: "formats", may_use: Modules::Only(&["domain"]), never: &["diesel", "actix*", "askama"] },
    Layer { name: "documents", may_use: Modules::Only(&["domain"]), never: &["diesel", "actix*"] },
    Layer { name: "db", may_use: Modules::AnyBut(&["office", "web"]), never: &["actix*", "askama"] },
    Layer { name: "office", may_use: Modules::AnyBut(&["web"]), never: &["diesel", "actix*", "askama"] },
    Layer { name: "web", may_use: Modules::AnyBut(&[]), never: &["diesel", "schema::", "::schema"] },
    Layer { name: "check", may_use: Modules::AnyBut(&[]), never: &["diesel", "actix*", "askama"] },
    Layer { name: "console", may_use: Modules::AnyBut(&["web"]), never: &["diesel", "actix*", "askama"] },
    Layer { name: "notify", may_use: Modules::Only(&[]), never: &["diesel", "actix*", "askama"] },
    Layer { name: "offline", may_use: Modules::AnyBut(&["db", "web"]), never: &["diesel", "actix*", "askama"] },
    Layer { name: "relocation", may_use: Modules::AnyBut(&["web"]), never: &["diesel", "actix*", "askama"] },
    Layer { name: "serving", may_use: Modules::AnyBut(&[]), never: &["diesel", "schema::", "::schema", "askama"] },
    Layer { name: "text", may_use: Modules::AnyBut(&["db", "office", "web"]), never: &["diesel", "actix*"] },
];

struct Layer {
    name: &'static str,
    may_use: Modules,
    /// Paths as [`Mention::is`] reads them.
    never: &'static [&'static str],
}

/// The other top-level modules of ours that a layer may use.
enum Modules {
    Only(&'static [&'static str]),
    AnyBut(&'static [&'static str]),
}

#[test]
fn the_domain_knows_no_database() {
    check_layer("domain");
}

#[test]
fn formats_and_documents_know_only_the_domain() {
    check_layer("formats");
    check_layer("documents");
}

#[test]
fn the_storage_knows_no_pages() {
    check_layer("db");
}

#[test]
fn the_office_knows_neither_queries_nor_pages() {
    check_layer("office");
}

#[test]
fn the_pages_know_no_queries() {
    check_layer("web");
}

#[test]
fn the_texts_know_no_database_and_no_pages() {
    check_layer("text");
}

#[test]
fn every_top_level_module_has_a_row_in_the_dependency_rule() {
    let rows: BTreeSet<&str> = LAYERS.iter().map(|layer| layer.name).collect();
    let without: Vec<String> = top_level_modules().into_iter().filter(|module| !rows.contains(module.as_str())).collect();
    nobody("has no row in LAYERS", without);
}

#[test]
fn no_page_takes_a_refusal_out_of_a_transaction() {
    // Whoever answers `Ok` inside a transaction keeps what was written: `App::attempt` and `App::write_form` hand refusals out behind it.
    let sources = files("src/web", "rs");
    let pages = sources.iter().filter(|file| file.path != "src/web/app/mod.rs");
    let caught = |file: &File| {
        let lines = file.text.lines().zip(1..).filter(|(line, _)| line.contains("=> Ok(Err(")).map(|(_, n)| format!("{}:{n}", file.path));
        lines.collect::<Vec<_>>()
    };
    nobody("hands a refusal out of a transaction", pages.flat_map(caught));
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    nobody("import each other in a circle", circles(&imports(&files("src", "rs"))));
}

#[test]
fn only_the_backend_names_a_database() {
    let named = ["SqliteConnection", "PgConnection", "diesel::sqlite", "diesel::pg"];
    let sources = files("src", "rs");
    let others = sources.iter().filter(|file| !file.path.starts_with("src/db/backend/"));
    nobody("names a backend (src/db/backend/ is the only folder that does)", others.flat_map(|file| mentions_of(file, &named)));
}

#[test]
fn no_type_has_a_name_that_says_nothing() {
    nobody("says nothing with its name", files("src", "rs").iter().flat_map(vague_names));
}

#[test]
fn no_tuple_of_three_crosses_a_border() {
    let sources = files("src", "rs");
    let code = sources.iter().filter(|file| !["tests.rs", "properties.rs"].iter().any(|end| file.path.ends_with(end)));
    nobody("passes a tuple of three or more (give it a struct with named fields)", code.flat_map(wide_tuples));
}

#[test]
fn both_databases_have_the_same_migrations() {
    let [sqlite, postgres] = DATABASES.map(|folder| names_in(folder).into_iter().collect::<BTreeSet<_>>());
    assert!(!sqlite.is_empty(), "there are no migrations");
    let different = sqlite.symmetric_difference(&postgres).cloned();
    nobody("stands in only one of migrations/sqlite and migrations/postgres", different);

    let wanted = DATABASES.iter().flat_map(|folder| names_in(folder).into_iter().map(move |name| format!("{folder}/{name}")));
    let scripts = wanted.flat_map(|folder| ["up.sql", "down.sql"].map(|script| format!("{folder}/{script}")));
    nobody("is missing or empty", scripts.filter(|script| fs::read_to_string(path(script)).map_or(true, |text| text.trim().is_empty())));
}

#[test]
fn no_file_holds_too_much() {
    let sources = files("src", "rs");
    let by_hand = sources.iter().filter(|file| !file.path.ends_with("tests.rs"));
    let sizes = by_hand.map(|file| (&file.path, lines_of_code(&file.text)));
    nobody(
        &format!("has more than {MOST_LINES} lines of code"),
        sizes.filter(|(_, lines)| *lines > MOST_LINES).map(|(path, lines)| format!("{path}: {lines}")),
    );
}

#[test]
fn nothing_is_unsafe_silenced_or_ignored() {
    let ours = ["src", "tests", "benches"].into_iter().flat_map(|folder| files(folder, "rs"));
    let offences: Vec<String> = ours.flat_map(|file| evasions(&file)).collect();
    nobody("evades a check (#[expect(lint, reason = \"...\")] is how to differ)", offences);
}

#[test]
fn all_languages_have_the_same_messages() {
    let languages = Language::ALL.map(Language::word);
    let found: BTreeSet<String> = names_in("locales").into_iter().collect();
    assert_eq!(found, languages.map(str::to_owned).into(), "the languages in locales/");
    nobody("is not the same in every language", unequal_messages(&languages.map(|language| files(&format!("locales/{language}"), "ftl"))));
}

#[test]
fn ukrainian_has_one_apostrophe() {
    assert_eq!(straight_apostrophes(&file("uk.ftl", "a = ім'я\nb = ім’я\nc = S' і 'так'")), ["uk.ftl:1"]);
    nobody("is written with a straight apostrophe", files("locales/uk", "ftl").iter().flat_map(straight_apostrophes));
}

#[test]
fn every_message_is_said_somewhere() {
    // The name of a language is said by the code that is made of the messages.
    let own = ["language-name"];
    let texts: Vec<File> = files("src", "rs").into_iter().chain(files("templates", "html")).collect();
    let said: BTreeSet<&str> = texts
        .iter()
        .flat_map(|file| file.text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_'))
        .filter_map(|word| word.strip_prefix("msg_"))
        .collect();
    let messages = files("locales/en", "ftl");
    let names = messages.iter().flat_map(|file| file.text.lines()).filter_map(|line| line.split_once(" =")).map(|(name, _)| name);
    let names: Vec<&str> = names.filter(|name| name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')).collect();
    assert!(names.len() > 1000);
    nobody(
        "is a message that nobody says",
        names.into_iter().filter(|name| !own.contains(name) && !said.contains(name.replace('-', "_").as_str())).map(str::to_owned),
    );
}

#[test]
fn templates_contain_no_scripts_styles_or_foreign_files() {
    let templates = files("templates", "html");
    assert!(!templates.is_empty(), "there are no templates");
    nobody("is refused by the content security policy", templates.iter().flat_map(inline_code));
}

#[test]
fn every_text_field_says_how_much_it_takes() {
    nobody("is a text field without maxlength", files("templates", "html").iter().flat_map(boundless));
}

#[test]
fn no_line_of_a_template_is_too_long_to_read() {
    nobody(&format!("has more than {WIDEST} characters"), files("templates", "html").iter().flat_map(too_wide));
}

// The scanners

/// A path such as `crate::db::players` in Rust code; the branches of a `use` tree are paths of their own.
#[derive(Debug, PartialEq)]
struct Mention {
    line: usize,
    path: String,
}

impl Mention {
    /// Whether the path contains these segments. `a*`: a segment that begins so; `::a`: not as the first segment; `a::`: not as the last.
    fn is(&self, segments: &str) -> bool {
        let all = format!("::{}::", self.path);
        match segments {
            _ if segments.starts_with("::") => all[2..].contains(&format!("{segments}::")),
            _ if segments.ends_with("::") => all[..all.len() - 2].contains(&format!("::{segments}")),
            _ => match segments.strip_suffix('*') {
                Some(beginning) => all.contains(&format!("::{beginning}")),
                None => all.contains(&format!("::{segments}::")),
            },
        }
    }

    /// The top-level module of ours that the path leads to, if it leads to one; `file` is the file in which the path stands.
    fn top_level_module(&self, file: &str, modules: &BTreeSet<String>) -> Option<String> {
        let mut segments = self.path.split("::").peekable();
        if segments.peek() == Some(&"crate") {
            return segments.nth(1).map(str::to_owned);
        }
        let mut climbed = 0;
        while segments.next_if_eq(&"super").is_some() {
            climbed += 1;
        }
        // src/domain/rules/ufgo.rs and src/domain/rules/ufgo/mod.rs lie three steps below the root.
        let module = file.trim_start_matches("src/").trim_end_matches("/mod.rs");
        let depth = module.split('/').count();
        let name = segments.next()?;
        (climbed > 0 && climbed == depth && modules.contains(name)).then(|| name.to_owned())
    }
}

#[track_caller]
fn check_layer(name: &str) {
    let Some(layer) = LAYERS.iter().find(|layer| layer.name == name) else { panic!("{name} has no row in LAYERS") };
    let modules = top_level_modules();
    let inside = format!("src/{name}/");
    let sources = files("src", "rs");
    let own = sources.iter().filter(|file| file.path.starts_with(&inside) || file.path == format!("src/{name}.rs"));
    nobody(&format!("must not be used in {name}"), own.flat_map(|file| trespasses(file, layer, &modules)));
}

fn trespasses(file: &File, layer: &Layer, modules: &BTreeSet<String>) -> Vec<String> {
    let forbidden = |module: &str| match layer.may_use {
        _ if module == layer.name => false,
        Modules::Only(allowed) => !allowed.contains(&module),
        Modules::AnyBut(refused) => refused.contains(&module),
    };
    let strays = mentions(&file.text)
        .into_iter()
        .filter(|mention| mention.top_level_module(&file.path, modules).is_some_and(|module| forbidden(&module)));
    let strays = strays.map(|mention| format!("{}:{}: {}", file.path, mention.line, mention.path));
    strays.chain(mentions_of(file, layer.never)).collect()
}

fn mentions_of(file: &File, named: &[&str]) -> Vec<String> {
    let found = mentions(&file.text).into_iter().filter(|mention| named.iter().any(|segments| mention.is(segments)));
    found.map(|mention| format!("{}:{}: {}", file.path, mention.line, mention.path)).collect()
}

/// All paths in Rust code, single names included.
fn mentions(rust: &str) -> Vec<Mention> {
    let words = words(rust);
    let mut found = Vec::new();
    let mut at = 0;
    while at < words.len() {
        at = if is_name(&words[at].1) { branch(&words, at, "", &mut found) } else { at + 1 };
    }
    found
}

/// Reads the path that begins at `at`, with all its branches, and returns where it ends.
fn branch(words: &[(usize, String)], mut at: usize, stem: &str, found: &mut Vec<Mention>) -> usize {
    let word = |at: usize| words.get(at).map_or("", |(_, word)| word.as_str());
    let line = words[at].0;
    let mut path = format!("{stem}{}", word(at));
    at += 1;
    while word(at) == "::" {
        if is_name(word(at + 1)) || word(at + 1) == "*" {
            path = format!("{path}::{}", word(at + 1));
            at += 2;
        } else if word(at + 1) == "{" {
            at += 2;
            while at < words.len() && word(at) != "}" {
                at = if is_name(word(at)) { branch(words, at, &format!("{path}::"), found) } else { at + 1 };
            }
            return at + 1;
        } else {
            break;
        }
    }
    found.push(Mention { line, path });
    at
}

fn is_name(word: &str) -> bool {
    word.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Names, `::` and single other characters, each with its line, as the compiler's own lexer sees them: nothing of comments, and of
/// whatever stands in quotes one quotation mark.
fn words(rust: &str) -> Vec<(usize, String)> {
    let tokens: TokenStream = rust.parse().unwrap_or_else(|error| panic!("this is no Rust: {error}"));
    let mut words = Vec::new();
    spell(tokens, &mut words);
    words
}

fn spell(tokens: TokenStream, words: &mut Vec<(usize, String)>) {
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        let line = token.span().start().line;
        match token {
            TokenTree::Ident(name) => words.push((line, name.to_string())),
            TokenTree::Literal(_) => words.push((line, "\"".to_owned())),
            TokenTree::Punct(point)
                if point.as_char() == ':' && matches!(tokens.peek(), Some(TokenTree::Punct(next)) if next.as_char() == ':') =>
            {
                tokens.next();
                words.push((line, "::".to_owned()));
            }
            TokenTree::Punct(point) => words.push((line, point.to_string())),
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                words.push((line, open.to_owned()));
                spell(group.stream(), words);
                words.push((group.span_close().start().line, close.to_owned()));
            }
        }
    }
}

/// Structs and enums whose names tell their kind and not what they are.
fn vague_names(file: &File) -> Vec<String> {
    let words = words(&file.text);
    let vague = words.windows(2).filter(|pair| ["struct", "enum"].contains(&pair[0].1.as_str()) && VAGUE.contains(&pair[1].1.as_str()));
    vague.map(|pair| format!("{}:{}: {}", file.path, pair[1].0, pair[1].1)).collect()
}

/// Tuples of three or more in signatures, fields and aliases, but for the tests at the end of a file.
fn wide_tuples(file: &File) -> Vec<String> {
    let code = file.text.split("\n#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let tokens: TokenStream = code.parse().unwrap_or_else(|error| panic!("{} is no Rust: {error}", file.path));
    let mut lines = Vec::new();
    borders(tokens, &mut lines);
    lines.iter().map(|line| format!("{}:{line}", file.path)).collect()
}

/// Looks for what others see: the signatures, the fields and the aliases among these tokens and inside of them.
fn borders(tokens: TokenStream, lines: &mut Vec<usize>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is_end = |token: &TokenTree| match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        TokenTree::Punct(point) => point.as_char() == ';',
        _ => false,
    };
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => borders(group.stream(), lines),
            TokenTree::Ident(word) if matches!(tokens.get(at + 1), Some(TokenTree::Ident(_))) => {
                let end = tokens[at..].iter().position(is_end).map_or(tokens.len(), |length| at + length);
                match word.to_string().as_str() {
                    "fn" | "type" => tuples(&tokens[at + 1..end], lines),
                    "struct" | "enum" => tuples(&tokens[at + 1..tokens.len().min(end + 1)], lines),
                    _ => {}
                }
            }
            _ => {}
        }
    }
}

/// The lines of the tuples of three or more in types. What stands in parentheses behind a name or behind `>` are parameters or the fields
/// of a variant, and what stands before a `:` is a pattern.
fn tuples(tokens: &[TokenTree], lines: &mut Vec<usize>) {
    let is = |at: Option<usize>, wanted: char| matches!(at.and_then(|at| tokens.get(at)), Some(TokenTree::Punct(point)) if point.as_char() == wanted);
    for (at, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        let behind_name = match at.checked_sub(1).map(|at| &tokens[at]) {
            Some(TokenTree::Ident(word)) => !is(at.checked_sub(2), '\'') && !["mut", "const"].contains(&word.to_string().as_str()),
            Some(TokenTree::Punct(point)) => point.as_char() == '>' && !is(at.checked_sub(2), '-'),
            _ => false,
        };
        let parenthesised = group.delimiter() == Delimiter::Parenthesis;
        let inside: Vec<TokenTree> = group.stream().into_iter().collect();
        if parenthesised && !behind_name && !is(Some(at + 1), ':') && elements(&inside) >= 3 {
            lines.push(group.span_open().start().line);
        }
        tuples(&inside, lines);
    }
}

/// How many elements a tuple has, whose own elements may have parameters in angles.
fn elements(tuple: &[TokenTree]) -> usize {
    let (mut angles, mut last, mut count) = (0, ' ', 0);
    for token in tuple {
        let point = if let TokenTree::Punct(point) = token { point.as_char() } else { ' ' };
        count += usize::from(count == 0 || (last == ',' && angles == 0));
        match point {
            '<' => angles += 1,
            '>' if last != '-' => angles -= 1,
            _ => {}
        }
        last = point;
    }
    count
}

/// The modules of these files as paths below the crate, and which of them each one names: its parents aside, for whoever lies in a folder
/// may use what the folder shares, and the tests at its end aside.
fn imports(files: &[File]) -> BTreeMap<Vec<String>, BTreeSet<Vec<String>>> {
    let module = |path: &str| -> Vec<String> {
        let path = path.trim_start_matches("src/").trim_end_matches(".rs");
        let mut steps: Vec<String> = path.split('/').map(str::to_owned).collect();
        if steps.last().is_some_and(|last| ["mod", "lib", "main"].contains(&last.as_str())) {
            steps.pop();
        }
        steps
    };
    let modules: BTreeSet<Vec<String>> = files.iter().map(|file| module(&file.path)).collect();
    let named = |file: &File| {
        let own = module(&file.path);
        let code = file.text.split("\n#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        let whole = mentions(code).into_iter().filter_map(|mention| absolute(&mention.path, &own));
        let targets = whole.filter_map(|path| (0..=path.len()).rev().map(|n| path[..n].to_vec()).find(|start| modules.contains(start)));
        (own.clone(), targets.filter(|target| !own.starts_with(target)).collect())
    };
    files.iter().map(named).collect()
}

/// A path of ours from the root of the crate; `None`: it leads elsewhere.
fn absolute(path: &str, own: &[String]) -> Option<Vec<String>> {
    let mut steps: Vec<&str> = path.split("::").collect();
    let mut base = own.to_vec();
    match steps[0] {
        "crate" => base.clear(),
        "super" => {
            while steps.first() == Some(&"super") {
                base.pop();
                steps.remove(0);
            }
            base.extend(steps.iter().map(|step| (*step).to_owned()));
            return Some(base);
        }
        "self" => {}
        _ => return None,
    }
    base.extend(steps[1..].iter().map(|step| (*step).to_owned()));
    Some(base)
}

/// Modules that name each other, directly or by way of others, as `a <-> b`.
fn circles(imports: &BTreeMap<Vec<String>, BTreeSet<Vec<String>>>) -> Vec<String> {
    let reached = |from: &Vec<String>| {
        let mut reached: BTreeSet<&Vec<String>> = BTreeSet::new();
        let mut open: Vec<&Vec<String>> = imports[from].iter().collect();
        while let Some(next) = open.pop() {
            if reached.insert(next) {
                open.extend(imports.get(next).into_iter().flatten());
            }
        }
        reached
    };
    let reach: BTreeMap<&Vec<String>, BTreeSet<&Vec<String>>> = imports.keys().map(|module| (module, reached(module))).collect();
    let mut found = Vec::new();
    for (a, reached) in &reach {
        let back = reached.iter().filter(|b| a < *b && reach.get(*b).is_some_and(|far| far.contains(*a)));
        found.extend(back.map(|b| format!("{} <-> {}", a.join("::"), b.join("::"))));
    }
    found
}

/// Lines that are neither blank nor a comment, up to the tests at the end of the file.
fn lines_of_code(rust: &str) -> usize {
    let lines: Vec<&str> = rust.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//")).collect();
    // `#[cfg(test)] mod tests;` is a line like any other: the tests stand in a file of their own.
    let tests = lines.windows(2).position(|pair| pair[0] == "#[cfg(test)]" && pair[1].contains("mod ") && pair[1].ends_with('{'));
    tests.unwrap_or(lines.len())
}

fn evasions(file: &File) -> Vec<String> {
    let words = words(&file.text);
    let mut found = Vec::new();
    for (at, (line, word)) in words.iter().enumerate() {
        let attribute = at >= 2 && words[at - 1].1 == "[" && (words[at - 2].1 == "#" || words[at - 2].1 == "!");
        if word == "unsafe" || (attribute && ["allow", "ignore"].contains(&word.as_str())) {
            found.push(format!("{}:{line}: {word}", file.path));
        }
    }
    found
}

#[track_caller]
fn nobody(does: &str, offences: impl IntoIterator<Item = String>) {
    let offences: Vec<String> = offences.into_iter().collect();
    assert!(offences.is_empty(), "what {does}:\n{}", offences.join("\n"));
}

// The scanners can fail

#[test]
fn the_scanner_reads_every_path_of_a_use_tree_and_nothing_from_comments_or_quotes() {
    let rust = r##"
use crate::{db::{self, players}, domain}; // crate::web
/* std::env /* nested */ std::thread */
fn now(now: &'static str) -> char { chrono::Utc::now(); '"' }
const S: &str = "diesel::\" insert"; const R: &str = r#"actix_web " x"#;
    ::diesel::sql_query::<std::env::Args>('\'');
"##;
    let found: Vec<(usize, String)> = mentions(rust).into_iter().map(|Mention { line, path }| (line, path)).collect();
    let paths: Vec<String> = found.iter().filter(|(_, path)| path.contains("::")).map(|(line, path)| format!("{line} {path}")).collect();
    let expected = ["2 crate::db::self", "2 crate::db::players", "4 chrono::Utc::now", "6 diesel::sql_query", "6 std::env::Args"];
    assert_eq!(paths.iter().filter(|path| *path != "2 crate::domain").collect::<Vec<_>>(), expected.iter().collect::<Vec<_>>());
    assert!(paths.contains(&"2 crate::domain".to_owned()));
}

#[test]
fn the_scanner_sees_a_circle_but_for_those_with_parents_and_in_tests() {
    let circle = [
        file("src/web/a.rs", "use crate::web::b::B;"),
        file("src/web/b.rs", "fn f() { super::c::g() }"),
        file("src/web/c.rs", "use super::{a::{A, D}, b};"),
    ];
    assert_eq!(circles(&imports(&circle)), ["web::a <-> web::b", "web::a <-> web::c", "web::b <-> web::c"]);
    let none = [
        file("src/web/mod.rs", "mod a; use self::a::A;"),
        file("src/web/a.rs", "use super::shared;\n#[cfg(test)]\nmod tests {\n    use crate::web::b::B;\n}\n"),
        file("src/web/b.rs", "use super::a::A; // crate::web::c"),
    ];
    assert_eq!(circles(&imports(&none)), Vec::<String>::new());
}

#[test]
fn the_scanner_sees_a_trespass_of_every_kind() {
    let modules: BTreeSet<String> = ["domain", "db", "web", "formats"].map(str::to_owned).into();
    let Some(domain) = LAYERS.iter().find(|layer| layer.name == "domain") else { panic!("no domain") };
    let count = |text: &str| trespasses(&file("src/domain/rules/ufgo.rs", text), domain, &modules).len();
    for bad in [
        "use crate::db;",
        "use crate::config::Config;",
        "use crate::{domain::player, web};",
        "use super::super::super::formats::trf;",
        "use diesel::prelude::*;",
        "use actix_web::web;",
        "let t = Utc::now();",
        "use std::{env, fmt};",
        "std::thread::spawn(f);",
        "rand::random()",
    ] {
        assert_eq!(count(bad), 1, "{bad}");
    }
    for good in
        ["use crate::domain::player;", "use super::super::player;", "fn at(now: NaiveDate) {}", "// crate::db", "pub(crate) fn f() {}"]
    {
        assert_eq!(count(good), 0, "{good}");
    }
    let schema = |path: &str| Mention { line: 1, path: path.to_owned() }.is("schema::");
    assert!(schema("crate::db::schema::players") && schema("schema::players") && !schema("schema"));
}

#[test]
fn the_scanner_counts_code_and_sees_evasions() {
    let rust = "//! Doc.\n\nuse a;\n#[cfg(test)]\nmod tests;\n// why\nfn f() {}\n#[cfg(test)]\nmod more {\n}\n";
    assert_eq!(lines_of_code(rust), 4);
    let bad =
        file("src/x.rs", "#![allow(dead_code)]\n#[ allow(x)] unsafe fn f() {}\n#[ignore]\n#[expect(x)] // #[allow(\nlet s = \"unsafe\";");
    assert_eq!(evasions(&bad), ["src/x.rs:1: allow", "src/x.rs:2: allow", "src/x.rs:2: unsafe", "src/x.rs:3: ignore"]);
}

#[test]
fn the_scanner_sees_names_that_say_nothing() {
    let rust = "pub struct Row;\nenum Info {}\nstruct RowLabel; // struct Query\ntype Item = u8;\nfn f(row: Row) {}";
    assert_eq!(vague_names(&file("src/x.rs", rust)), ["src/x.rs:1: Row", "src/x.rs:2: Info"]);
}

#[test]
fn the_scanner_sees_a_tuple_that_crosses_a_border() {
    let count = |rust: &str| wide_tuples(&file("src/x.rs", rust)).len();
    for bad in [
        "fn f(a: (A, B, C)) {}",
        "impl T { fn f() -> Result<Vec<(A, B, C)>, E> { g() } }",
        "fn f<'a>(a: &'a (A, B, C)) {}",
        "fn f((a, b, c): (A, B, C),) {}",
        "fn f(a: impl Fn((A, B, C)) -> D) {}",
        "fn f(a: &mut (A, B<C, D>, E)) {}",
        "struct S { a: HashMap<A, (B, C, D)> }",
        "enum E { V((A, B, C)) }",
        "struct S((A, B, C));",
        "type T = (A, B, fn() -> C);",
        "fn f() { fn g(a: [(A, B, C); 2]) {} }",
    ] {
        assert_eq!(count(bad), 1, "{bad}");
    }
    for good in [
        "fn f(a: A, b: B, c: C) {}",
        "fn f<A, B, C>(a: A, b: B, c: C) where A: Fn(B, C, D) -> (A, B<C, D>,) {}",
        "fn f() { let a: (A, B, C) = (1, 2, 3); }",
        "struct S(A, B, C);",
        "struct S<T>(A, B, C);",
        "enum E { V(A, B, C), W { #[a(b, c, d)] e: (A, B) } }",
        "const A: [(A, B, C); 1] = [(1, 2, 3)];",
        "fn f() {}\n#[cfg(test)]\nmod tests {\n    fn g(a: (A, B, C)) {}\n}\n",
    ] {
        assert_eq!(count(good), 0, "{good}");
    }
}
