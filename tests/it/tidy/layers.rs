//! Which module may know which other one.

use std::collections::{BTreeMap, BTreeSet};

use super::files::{File, file, files, top_level_modules};
use super::rust::{Code, Mention};
use super::{LAYERS, Layer, Modules, nobody};

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

/// Looks at all files of a layer.
#[track_caller]
pub(super) fn check_layer(name: &str) {
    let Some(layer) = LAYERS.iter().find(|layer| layer.name == name) else { panic!("{name} has no row in LAYERS") };
    let modules = top_level_modules();
    let inside = format!("src/{name}/");
    let sources = files("src", "rs");
    let own = sources.iter().filter(|file| file.path.starts_with(&inside) || file.path == format!("src/{name}.rs"));
    nobody(&format!("must not be used in {name}"), own.flat_map(|file| trespasses(file, layer, &modules)));
}

/// What a file of a layer names that the layer may not know.
fn trespasses(file: &File, layer: &Layer, modules: &BTreeSet<String>) -> Vec<String> {
    let forbidden = |module: &str| match layer.may_use {
        _ if module == layer.name => false,
        Modules::Only(allowed) => !allowed.contains(&module),
        Modules::AnyBut(refused) => refused.contains(&module),
    };
    let strays = |mention: &&Mention| {
        let leads_out = mention.top_level_module(&file.path, modules).is_some_and(|module| forbidden(&module));
        leads_out || layer.never.iter().any(|segments| mention.is(segments))
    };
    Code::of(file).mentions.iter().filter(strays).map(|mention| mention.within(file)).collect()
}

/// Where a file names one of these, as [`Mention::is`] reads them.
pub(super) fn mentions_of(file: &File, named: &[&str]) -> Vec<String> {
    let words: Vec<&str> = named
        .iter()
        .filter_map(|segments| segments.split("::").map(|word| word.trim_end_matches('*')).find(|word| !word.is_empty()))
        .collect();
    let found = Code::with_one_of(file, &words).mentions.into_iter().filter(|mention| named.iter().any(|segments| mention.is(segments)));
    found.map(|mention| mention.within(file)).collect()
}

/// The modules of these files as paths below the crate, and which of them each one names: its parents aside, for whoever lies in a folder
/// may use what the folder shares, and its test modules aside.
pub(super) fn imports(files: &[File]) -> BTreeMap<Vec<String>, BTreeSet<Vec<String>>> {
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
        let whole = Code::without_tests(file).mentions.into_iter().filter_map(|mention| absolute(&mention.path, &own, &modules));
        let targets = whole.filter_map(|path| (0..=path.len()).rev().map(|n| path[..n].to_vec()).find(|start| modules.contains(start)));
        (own.clone(), targets.filter(|target| !own.starts_with(target)).collect())
    };
    files.iter().map(named).collect()
}

/// A path of ours from the root of the crate; `None`: it leads elsewhere. It may begin with a module of the one that it stands in.
fn absolute(path: &str, own: &[String], modules: &BTreeSet<Vec<String>>) -> Option<Vec<String>> {
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
        child => {
            base.push(child.to_owned());
            // A word by itself may be anything that is called so.
            if steps.len() < 2 || !modules.contains(&base) {
                return None;
            }
        }
    }
    base.extend(steps[1..].iter().map(|step| (*step).to_owned()));
    Some(base)
}

/// Modules that name each other, directly or by way of others, as `a <-> b`.
pub(super) fn circles(imports: &BTreeMap<Vec<String>, BTreeSet<Vec<String>>>) -> Vec<String> {
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

// The scanners can fail

#[test]
fn the_scanner_sees_a_circle_but_for_those_with_parents_and_in_tests() {
    let circle = [
        file("src/web/a.rs", "use crate::web::b::B;"),
        file("src/web/b.rs", "fn f() { super::c::g() }"),
        file("src/web/c.rs", "use super::{a::{A, D}, b};"),
    ];
    assert_eq!(circles(&imports(&circle)), ["web::a <-> web::b", "web::a <-> web::c", "web::b <-> web::c"]);
    let by_a_child = [
        file("src/web/a/mod.rs", "mod b; pub use b::B;"),
        file("src/web/a/b.rs", "use crate::web::c::C;"),
        file("src/web/c.rs", "use super::a::B;"),
    ];
    assert_eq!(circles(&imports(&by_a_child)).len(), 3);
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
