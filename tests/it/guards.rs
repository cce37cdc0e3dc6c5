//! Every handler that changes something says in its signature who may: read off the tables of
//! addresses and the handlers.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crosstable::domain::slug::{is_of_the_site, is_slug};

use crate::browser::walk::{NO_PAGES, WALKED, fits};

/// What a signature holds that lets only some in.
const GUARDS: [&str; 5] = [
    "By<",
    "SigningOfficer<",
    "Administrator",
    "Member",
    "Scorer",
];

/// What strangers may post; each looks at what only they can know: a password, a link, the form
/// that was shown to them.
const STRANGERS: [&str; 14] = [
    "recommendations::answer_by_link",
    "appeals::file_appeal",
    "session::log_in",
    "session::log_out",
    "session::use_link",
    "mail::confirm_address",
    "registration::register_player",
    "registration::decide_by_link",
    "certificates::request_form::request_certificate",
    "desk::begin_work",
    "factors::second::complete_log_in",
    "factors::second::challenge_passkey",
    "factors::second::by_passkey",
    "factors::second::ask_stranger",
];

/// What puts a signature: whoever does it has proved a second factor, or keeps what was typed
/// before saying why not.
const SIGNATURES: [&str; 12] = [
    "calendar_plans::adopt_plan",
    "calendar_plans::edit::amend_plan",
    "tournaments::approve_table",
    "tournaments::cosign_table",
    "tournaments::table::submit_table",
    "ratings::publication::publish_list",
    "editions::publish_amendment",
    "certificates::issue_certificate",
    "certificates::issue_all",
    "proposals::approve_proposal",
    "settings::change_factors",
    "export_archive::download_archive",
];

/// Pages that show roles, or lead by them to a federation; they decide nothing.
const SHOWS_ROLES: [&str; 3] = ["account.rs", "session.rs", "frame/site_header.rs"];

/// The folders with handlers.
fn roots() -> [PathBuf; 3] {
    ["src/web", "src/pages", "src/http"]
        .map(|folder| Path::new(env!("CARGO_MANIFEST_DIR")).join(folder))
}

/// The tables of addresses as they stand in the source.
fn routes() -> String {
    let [web, pages, _] = roots();
    [web.join("routes.rs"), pages.join("page_routes.rs")]
        .map(|table| fs::read_to_string(table).unwrap())
        .concat()
}

/// The handlers of the addresses that are posted to, as the tables name them.
fn posted(routes: &str) -> Vec<String> {
    let routes: String = routes.chars().filter(|c| !c.is_whitespace()).collect();
    routes
        .split("post().to(")
        .skip(1)
        .filter_map(|rest| rest.split(')').next())
        .map(str::to_owned)
        .collect()
}

/// The addresses that are read, as the tables say them, with `*` for a name or a number.
fn addresses(routes: &str) -> Vec<String> {
    let mut found = Vec::new();
    for noun in routes.split("\nfn ") {
        let below = if noun
            .split_once('{')
            .is_some_and(|(head, _)| head.contains("Scope"))
        {
            "/*"
        } else {
            ""
        };
        let noun: String = noun.chars().filter(|c| !c.is_whitespace()).collect();
        for resource in noun
            .split("resource(\"")
            .skip(1)
            .filter(|resource| resource.contains("get().to("))
        {
            let path = resource.split('"').next().unwrap_or_default();
            found.push(format!("{below}{}", without_names(path)));
        }
    }
    found
}

/// A pattern with `*` in the place of each `{name}` and `{name:expression}`; an expression may hold
/// braces, too.
fn without_names(pattern: &str) -> String {
    let (mut plain, mut depth) = (String::new(), 0_usize);
    for c in pattern.chars() {
        match c {
            '{' => {
                plain.push_str(if depth == 0 { "*" } else { "" });
                depth += 1;
            }
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 => plain.push(c),
            _ => {}
        }
    }
    plain
}

/// The signature of a handler without its result, if it stands in this file.
fn signature(rust: &str, handler: &str) -> Option<String> {
    let (_, rest) = rust.split_once(&format!("pub async fn {handler}("))?;
    rest.split_once(") ->")
        .map(|(parameters, _)| parameters.to_owned())
}

fn is_guarded(signature: &str) -> bool {
    // The type of a parameter, not one within another: who may be there or not lets everybody in.
    GUARDS
        .iter()
        .any(|guard| signature.contains(&format!(": {guard}")))
}

/// Lines on which a page reads roles, which `actions::authorization` alone may judge; comments
/// aside.
fn reads_roles(rust: &str) -> Vec<usize> {
    let reads = |line: &str| !line.trim_start().starts_with("//") && line.contains(".grants");
    rust.lines()
        .zip(1..)
        .filter(|(line, _)| reads(line))
        .map(|(_, number)| number)
        .collect()
}

/// Every source below a folder.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|e| e == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            found.push((path, text));
        }
    }
    found
}

/// The signature of `tournaments::conditions::plan_tournament`: in the file of the module, or in one of its
/// folder that it hands on from.
fn signature_of(handler: &str) -> String {
    let (module, name) = handler.rsplit_once("::").unwrap();
    let places = roots().map(|root| root.join(module.replace("::", "/")));
    let own = places
        .iter()
        .flat_map(|place| [place.with_extension("rs"), place.join("mod.rs")]);
    if let Some(found) = own
        .filter_map(|file| fs::read_to_string(file).ok())
        .find_map(|text| signature(&text, name))
    {
        return found;
    }
    let folders = places.iter().filter(|place| place.is_dir());
    let found: Vec<String> = folders
        .flat_map(|place| sources(place))
        .filter_map(|(_, text)| signature(&text, name))
        .collect();
    assert_eq!(found.len(), 1, "{handler} stands in {} files", found.len());
    found.into_iter().next().unwrap_or_default()
}

#[test]
fn every_handler_that_changes_something_says_who_may() {
    let handlers = posted(&routes());
    assert!(
        handlers.len() > 50,
        "only {} addresses are posted to",
        handlers.len()
    );
    let open: Vec<&String> = handlers
        .iter()
        .filter(|handler| !is_guarded(&signature_of(handler)))
        .collect();
    let unknown: Vec<&&String> = open
        .iter()
        .filter(|handler| !STRANGERS.contains(&handler.as_str()))
        .collect();
    assert!(
        unknown.is_empty(),
        "who may isn't said in the signatures of {unknown:?}"
    );
    let stale: Vec<&&str> = STRANGERS
        .iter()
        .filter(|one| !open.iter().any(|handler| handler == *one))
        .collect();
    assert!(
        stale.is_empty(),
        "these say who may, or are gone: {stale:?}"
    );
}

#[test]
fn every_handler_that_signs_asks_for_the_second_factor() {
    let handlers = posted(&routes());
    for handler in SIGNATURES {
        assert!(
            handlers.iter().any(|posted| posted == handler),
            "{handler} is gone"
        );
        assert!(
            handler == "tournaments::table::submit_table"
                || signature_of(handler).contains("SigningOfficer<"),
            "{handler}"
        );
    }
    let table = fs::read_to_string(roots()[1].join("tournaments/table.rs")).unwrap();
    let (_, submit) = table.split_once("pub async fn submit_table(").unwrap();
    assert!(
        submit.find("check_proof(&req, &by)").unwrap()
            < submit.find("office::submit_with_confirmations(").unwrap()
    );
}

/// The word with which an address of the site begins, where a federation's could begin with it,
/// too.
fn first_word(address: &str) -> Option<&str> {
    address
        .trim_start_matches('/')
        .split('/')
        .next()
        .filter(|word| is_slug(word))
}

#[test]
fn no_federation_has_a_word_of_the_site() {
    let routes = routes();
    let posted = routes
        .split("resource(\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next());
    let of_federations: BTreeSet<&str> = routes
        .split("\nfn ")
        .filter(|noun| {
            noun.split_once('{')
                .is_some_and(|(head, _)| head.contains("Scope"))
        })
        .flat_map(|noun| {
            noun.split("resource(\"")
                .skip(1)
                .filter_map(|rest| rest.split('"').next())
        })
        .collect();
    let words: BTreeSet<&str> = posted
        .filter(|address| !of_federations.contains(address))
        .filter_map(first_word)
        .collect();
    assert!(
        words.contains("privacy") && words.contains("assistants") && words.len() > 12,
        "{words:?}"
    );
    let open: Vec<&&str> = words.iter().filter(|word| !is_of_the_site(word)).collect();
    assert!(
        open.is_empty(),
        "a federation may be called {open:?} (domain/slug.rs)"
    );
}

#[test]
fn every_page_is_looked_at_by_a_walk() {
    let addresses = addresses(&routes());
    assert!(
        addresses.len() > 150,
        "only {} addresses are read",
        addresses.len()
    );
    let walked: BTreeSet<&str> = WALKED
        .iter()
        .flat_map(|(_, pages)| pages.iter().copied())
        .collect();
    let excused: Vec<&str> = NO_PAGES
        .iter()
        .flat_map(|(_, all)| all.iter().copied())
        .collect();
    let is_excused = |address: &str| {
        excused.iter().any(|pattern| {
            *pattern == address || (pattern.ends_with("**") && fits(pattern, address))
        })
    };
    let unseen: Vec<&String> = addresses
        .iter()
        .filter(|a| !walked.contains(a.as_str()) && !is_excused(a))
        .collect();
    assert!(
        unseen.is_empty(),
        "no walk of tests/it/browser looks at {unseen:?}: visit them, and say so in WALKED of walk.rs"
    );
    let both: Vec<&&str> = walked.iter().filter(|page| is_excused(page)).collect();
    assert!(both.is_empty(), "walked and excused: {both:?}");
    let is_gone = |known: &&str| {
        !addresses
            .iter()
            .any(|a| a == known || (known.ends_with("**") && fits(known, a)))
    };
    let gone: Vec<&str> = walked
        .into_iter()
        .chain(excused.iter().copied())
        .filter(is_gone)
        .collect();
    assert!(gone.is_empty(), "no such addresses: {gone:?}");
}

#[test]
fn the_reader_of_addresses_knows_what_is_below_a_federation() {
    let routes = "pub fn routes() {}\nfn site(config: &mut ServiceConfig) {\n resource(\"/a\").route(get().to(a::page))\n}\n
        \nfn noun(scope: Scope) -> Scope {\n resource(\"\").route(get().to(b::all))\n\
        resource(\"/b/{date:\\\\d{4}-\\\\d{2}}.csv\").route(\n get().to(b::file))\n resource(\"/c/{id}\").route(post().to(c::act)) }";
    assert_eq!(addresses(routes), ["/a", "/*", "/*/b/*.csv"]);
    assert!(
        fits("/*/b/*.csv", "/demo/b/2026-05.csv")
            && !fits("/*/b/*.csv", "/demo/b/.csv")
            && !fits("/*/b/*", "/demo/b/")
    );
    assert!(fits("/", "/") && !fits("/*", "/") && fits("/api/v1/**", "/api/v1/*/x"));
}

#[test]
fn no_page_asks_for_roles_itself() {
    let all: Vec<_> = roots().iter().flat_map(|root| sources(root)).collect();
    let (showing, others): (Vec<_>, Vec<_>) = all
        .iter()
        .filter(|(_, text)| !reads_roles(text).is_empty())
        .partition(|(path, _)| SHOWS_ROLES.iter().any(|shows| path.ends_with(shows)));
    let asking: Vec<String> = others
        .iter()
        .map(|(path, text)| format!("{}:{:?}", path.display(), reads_roles(text)))
        .collect();
    assert!(
        asking.is_empty(),
        "what asks for roles instead of `authorization::check_allowed`:\n{}",
        asking.join("\n")
    );
    assert_eq!(showing.len(), SHOWS_ROLES.len(), "{SHOWS_ROLES:?}");
}

#[test]
fn the_reader_of_signatures_sees_what_is_missing() {
    let routes = "resource(\"/a\").route(get().to(a::page)).route(\n    post().to(a::b::act),\n)";
    assert_eq!(posted(routes), ["a::b::act"]);
    let rust = "pub async fn act(\n    inside: Inside,\n    form: Form,\n) -> Result<(), WebError> {\n    By<Chair>\n}";
    let found = signature(rust, "act").unwrap();
    assert!(!is_guarded(&found) && found.contains("Form"), "{found}");
    assert!(!is_guarded(
        &signature(
            "pub async fn act(member: Option<Member>, form: Form) -> X",
            "act"
        )
        .unwrap()
    ));
    assert!(is_guarded(
        &signature("pub async fn act(by: By<Chair>, form: Form) -> X", "act").unwrap()
    ));
    assert_eq!(signature(rust, "ac"), None);
    assert_eq!(
        reads_roles(
            "// a.grants
if a.grants.iter().any(f) {
}
    .grants
    .first()"
        ),
        [2, 4]
    );
}
