//! The imports between modules.

use std::collections::{BTreeMap, BTreeSet};

use super::CRATES;
use super::files::{File, file};
use super::rust::{Code, Mention};

impl Mention {
    /// Whether the path contains these segments. `a*`: a segment that begins so; `::a`: not as the
    /// first segment; `a::`: not as the last.
    fn is(&self, segments: &str) -> bool {
        let all = format!("::{}::", self.path);
        match segments {
            _ if segments.starts_with("::") => all[2..].contains(&format!("{segments}::")),
            _ if segments.ends_with("::") => {
                all[..all.len() - 2].contains(&format!("::{segments}"))
            }
            _ => match segments.strip_suffix('*') {
                Some(beginning) => all.contains(&format!("::{beginning}")),
                None => all.contains(&format!("::{segments}::")),
            },
        }
    }
}

/// Where a file names one of these, as [`Mention::is`] reads them.
pub(super) fn mentions_of(file: &File, named: &[&str]) -> Vec<String> {
    let words: Vec<&str> = named
        .iter()
        .filter_map(|segments| {
            segments
                .split("::")
                .map(|word| word.trim_end_matches('*'))
                .find(|word| !word.is_empty())
        })
        .collect();
    let found = Code::with_one_of(file, &words)
        .mentions
        .into_iter()
        .filter(|mention| named.iter().any(|segments| mention.is(segments)));
    found.map(|mention| mention.within(file)).collect()
}

/// The modules of these files as paths below `src`, and which of them each one names: without its
/// parents, because a file may use what its folder shares, and without its test modules.
pub(super) fn imports(files: &[File]) -> BTreeMap<Vec<String>, BTreeSet<Vec<String>>> {
    let module = |path: &str| -> Vec<String> {
        let path = path.trim_start_matches("src/").trim_end_matches(".rs");
        let mut steps: Vec<String> = path.split('/').map(str::to_owned).collect();
        if steps
            .last()
            .is_some_and(|last| ["mod", "lib", "main"].contains(&last.as_str()))
        {
            steps.pop();
        }
        steps
    };
    let modules: BTreeSet<Vec<String>> = files.iter().map(|file| module(&file.path)).collect();
    let named = |file: &File| {
        let own = module(&file.path);
        let whole = Code::without_tests(file)
            .mentions
            .into_iter()
            .filter_map(|mention| absolute(&mention.path, &own, &modules));
        let targets = whole.filter_map(|path| {
            (0..=path.len())
                .rev()
                .map(|n| path[..n].to_vec())
                .find(|start| modules.contains(start))
        });
        (
            own.clone(),
            targets.filter(|target| !own.starts_with(target)).collect(),
        )
    };
    files.iter().map(named).collect()
}

/// A path of ours from `src`; `None` if it leads elsewhere. It may begin with a module of the one
/// that it stands in.
fn absolute(path: &str, own: &[String], modules: &BTreeSet<Vec<String>>) -> Option<Vec<String>> {
    let mut steps: Vec<&str> = path.split("::").collect();
    let mut base = own.to_vec();
    if let Some(name) = steps[0].strip_prefix("crosstable_") {
        return Some(
            [name]
                .iter()
                .chain(&steps[1..])
                .map(|step| (*step).to_owned())
                .collect(),
        );
    }
    match steps[0] {
        "crate" => base.truncate(usize::from(
            own.first().is_some_and(|folder| is_crate(folder)),
        )),
        "super" => {
            while steps.first() == Some(&"super") {
                base.pop();
                steps.remove(0);
            }
            base.extend(steps.iter().map(|step| (*step).to_owned()));
            return Some(imported(base, modules));
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
    Some(imported(base, modules))
}

fn is_crate(folder: &str) -> bool {
    CRATES.iter().any(|(name, _)| *name == folder)
}

/// A path as the root of its crate may import it: another crate by its name, or a module of the
/// nearest crate below that has one of the name.
fn imported(path: Vec<String>, modules: &BTreeSet<Vec<String>>) -> Vec<String> {
    let [folder, name, rest @ ..] = path.as_slice() else {
        return path;
    };
    if !is_crate(folder) || modules.contains(&path[..2]) {
        return path;
    }
    let below = CRATES
        .iter()
        .rev()
        .filter(|(below, _)| ["pages", "http"].contains(below) && *below != folder);
    let there = below
        .map(|(below, _)| vec![(*below).to_owned(), name.clone()])
        .find(|module| modules.contains(module));
    let root = if is_crate(name) {
        vec![name.clone()]
    } else {
        there.unwrap_or_else(|| path[..2].to_vec())
    };
    root.into_iter().chain(rest.iter().cloned()).collect()
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
    let reach: BTreeMap<&Vec<String>, BTreeSet<&Vec<String>>> = imports
        .keys()
        .map(|module| (module, reached(module)))
        .collect();
    let mut found = Vec::new();
    for (a, reached) in &reach {
        let back = reached
            .iter()
            .filter(|b| a < *b && reach.get(*b).is_some_and(|far| far.contains(*a)));
        found.extend(back.map(|b| format!("{} <-> {}", a.join("::"), b.join("::"))));
    }
    found
}

// The scanners can fail

#[test]
fn the_scanner_sees_a_circle_but_for_those_with_parents_and_in_tests() {
    let circle = [
        file("src/web/a.rs", "use crate::b::B;"),
        file("src/web/b.rs", "fn f() { super::c::g() }"),
        file("src/web/c.rs", "use super::{a::{A, D}, b};"),
    ];
    assert_eq!(
        circles(&imports(&circle)),
        [
            "web::a <-> web::b",
            "web::a <-> web::c",
            "web::b <-> web::c"
        ]
    );
    let by_a_child = [
        file("src/web/a/mod.rs", "mod b; pub use b::B;"),
        file("src/web/a/b.rs", "use crate::c::C;"),
        file("src/web/c.rs", "use super::a::B;"),
    ];
    assert_eq!(circles(&imports(&by_a_child)).len(), 3);
    let none = [
        file("src/web/lib.rs", "mod a; use self::a::A;"),
        file(
            "src/web/a.rs",
            "use super::shared;\n#[cfg(test)]\nmod tests {\n    use crate::b::B;\n}\n",
        ),
        file("src/web/b.rs", "use super::a::A; // crate::c"),
    ];
    assert_eq!(circles(&imports(&none)), Vec::<String>::new());
}

#[test]
fn the_scanner_follows_imports_of_other_crates() {
    let circle = [
        file("src/domain/a.rs", "use crate::b::B;"),
        file("src/domain/b.rs", "use crate::a::A;"),
        file("src/http/a.rs", "use crate::domain::a::A;"),
        file(
            "src/pages/c.rs",
            "use crate::a::A;\nuse crosstable_domain::b::B;",
        ),
    ];
    let found = imports(&circle);
    let path = |path: &str| path.split("::").map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(
        found[&path("pages::c")],
        [path("http::a"), path("domain::b")].into()
    );
    assert_eq!(found[&path("http::a")], [path("domain::a")].into());
    assert_eq!(circles(&found), ["domain::a <-> domain::b"]);
}

#[test]
fn the_scanner_sees_every_mention() {
    let now = file(
        "src/domain/a.rs",
        "fn f() { let t = Utc::now(); std::thread::spawn(g) }\nfn at(now: NaiveDate) {} // Utc::now()",
    );
    assert_eq!(mentions_of(&now, &["::now", "std::thread"]).len(), 2);
}
