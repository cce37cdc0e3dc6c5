//! Public items that nothing names. The compiler finds those that are private; what is public in
//! one crate it takes for used by another.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use proc_macro2::{TokenStream, TokenTree};

use super::files::File;
use super::rust::Code;

/// The words that stand between `pub` and the kind of an item.
const BEFORE: [&str; 3] = ["const", "async", "unsafe"];
const KINDS: [&str; 7] = ["fn", "struct", "enum", "const", "static", "type", "trait"];

/// The names in files of Rust, tests apart.
#[derive(Default)]
struct Names {
    /// How often each stands there.
    count: BTreeMap<String, usize>,
    /// The public items: file and line, name.
    public: Vec<(String, String)>,
}

impl Names {
    fn read(&mut self, file: &File, tokens: TokenStream, tests: &[RangeInclusive<usize>]) {
        let mut before: Vec<String> = Vec::new();
        for token in tokens {
            if tests
                .iter()
                .any(|lines| lines.contains(&token.span().start().line))
            {
                continue;
            }
            let TokenTree::Ident(name) = token else {
                before.clear();
                if let TokenTree::Group(group) = token {
                    self.read(file, group.stream(), tests);
                }
                continue;
            };
            let (line, name) = (name.span().start().line, name.to_string());
            *self.count.entry(name.clone()).or_default() += 1;
            if declares(&before)
                && !BEFORE.contains(&name.as_str())
                && !KINDS.contains(&name.as_str())
            {
                self.public
                    .push((format!("{}:{line}", file.path), name.clone()));
            }
            before.push(name);
        }
    }
}

/// Whether the name of a public item follows these words.
fn declares(words: &[String]) -> bool {
    let Some((kind, rest)) = words.split_last() else {
        return false;
    };
    let Some(at) = rest.iter().rposition(|word| word == "pub") else {
        return false;
    };
    KINDS.contains(&kind.as_str())
        && rest
            .iter()
            .skip(at + 1)
            .all(|word| BEFORE.contains(&word.as_str()))
}

/// The public items whose names stand nowhere but in their declaration, neither in the files nor in
/// a template.
pub(super) fn unused(sources: &[File], templates: &[File]) -> Vec<(String, String)> {
    let mut names = Names::default();
    for file in sources {
        let tokens = file
            .text
            .parse()
            .unwrap_or_else(|error| panic!("{}: {error}", file.path));
        names.read(file, tokens, &Code::without_tests(file).tests);
    }
    for word in templates
        .iter()
        .flat_map(|file| file.text.split(|c: char| c != '_' && !c.is_alphanumeric()))
    {
        if let Some(count) = names.count.get_mut(word) {
            *count += 1;
        }
    }
    let Names { count, public } = names;
    public
        .into_iter()
        .filter(|(_, name)| count.get(name).is_none_or(|count| *count < 2))
        .collect()
}

mod tests {
    use super::super::files::file;
    use super::unused;

    #[test]
    fn the_scanner_sees_what_nothing_names() {
        let a = "pub const fn gone() {}\npub(super) fn below() {}\nfn own() {}\npub struct Kept;\nimpl Kept { pub async fn shown(&self) {} pub fn lost() {} }\n";
        let b = "fn f(kept: Kept) {}\n#[cfg(test)]\nmod tests { fn g() { gone() } }\npub const LEFT: u8 = 1;";
        let found = unused(
            &[file("src/a.rs", a), file("src/b.rs", b)],
            &[file("templates/a.html", "{{ kept.shown() }}")],
        );
        let found: Vec<(&str, &str)> = found
            .iter()
            .map(|(place, name)| (place.as_str(), name.as_str()))
            .collect();
        assert_eq!(
            found,
            [
                ("src/a.rs:1", "gone"),
                ("src/a.rs:5", "lost"),
                ("src/b.rs:4", "LEFT")
            ]
        );
    }
}
