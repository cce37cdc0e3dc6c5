//! Finds the places that cite articles of the regulations, for the page "article by article" and
//! its test. A line break inside a citation hides it.
//!
//! A regulation is a file below `domain/rules` or `domain/pairing` that states its `ID`. Its folder
//! belongs to it, as does a file elsewhere whose head names the id: there "article 4.2", "sections
//! 5, 7", "table 3", a parameter's `4.4 (A14): ...` and a string of numbers only cite it. "article
//! 1 K:" cites a paragraph without a number of its own. Elsewhere the id comes first, "ufgo 1.3".
//! Of a range both ends are cited.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct CitationSite {
    pub regulation: String,
    pub article: String,
    /// Module and item with the citation.
    pub place: String,
}

pub struct Source {
    /// Path from the root of the program, with slashes, such as `domain/rules/ufgo/mod.rs`.
    pub path: String,
    pub text: String,
}

/// Leaves out the tests.
pub fn sources(root: &Path, folders: &[&str]) -> io::Result<Vec<Source>> {
    let mut found = Vec::new();
    let mut open: Vec<PathBuf> = folders.iter().map(|folder| root.join(folder)).collect();
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let name = path
                .file_name()
                .map(|n| n.to_string_lossy().into_owned())
                .unwrap_or_default();
            if path.is_dir() {
                // The federations of the demo follow no real regulation.
                if name != "demo" {
                    open.push(path);
                }
            } else if name.ends_with(".rs") && !name.ends_with("tests.rs") {
                let below = path
                    .strip_prefix(root)
                    .unwrap_or(&path)
                    .to_string_lossy()
                    .replace('\\', "/");
                found.push(Source {
                    text: fs::read_to_string(&path)?,
                    path: below,
                });
            }
        }
    }
    Ok(found)
}

pub fn citations(sources: &[Source]) -> BTreeSet<CitationSite> {
    let regulations: Vec<(String, String)> = sources.iter().filter_map(regulation).collect();
    let mut found = BTreeSet::new();
    for source in sources {
        let home = regulations
            .iter()
            .find(|(_, home)| source.path.starts_with(home));
        let named = || {
            regulations
                .iter()
                .find(|(id, _)| head(&source.text).any(|line| words(line).any(|word| word == id)))
        };
        let own = home.or_else(named).map(|(id, _)| id.as_str());
        cited(source, own, home.is_some(), &regulations, &mut found);
    }
    found
}

/// The id that the file of a regulation states, and the folder or file that belongs to it alone.
fn regulation(source: &Source) -> Option<(String, String)> {
    let (folder, file) = source.path.rsplit_once('/')?;
    if !(folder.starts_with("domain/rules") || folder == "domain/pairing") {
        return None;
    }
    let line = source.text.lines().map(str::trim_start).find(|l| {
        l.starts_with("const ID: &'static str = \"") || l.starts_with("pub const ID: &str = \"")
    })?;
    let id = line.split('"').nth(1)?.to_owned();
    let whole_folder = file == "mod.rs" || file == "articles.rs";
    Some((
        id,
        if whole_folder {
            format!("{folder}/")
        } else {
            source.path.clone()
        },
    ))
}

fn head(text: &str) -> impl Iterator<Item = &str> {
    text.lines().take_while(|line| line.starts_with("//!"))
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
}

/// Reads the code only of a file that belongs to a regulation.
fn cited(
    source: &Source,
    own: Option<&str>,
    code_too: bool,
    regulations: &[(String, String)],
    found: &mut BTreeSet<CitationSite>,
) {
    let module = source
        .path
        .trim_end_matches(".rs")
        .trim_end_matches("/mod")
        .replace('/', "::");
    // The item below a comment is known only at the end of the comment.
    let mut waiting: Vec<(String, String)> = Vec::new();
    let mut last = String::new();
    for line in source.text.lines() {
        if line.starts_with("mod tests {") {
            break;
        }
        let (code, comment) = line.split_once("//").unwrap_or((line, ""));
        let mut here = in_comment(comment, own, regulations);
        let names = item(code.trim());
        if let Some(name) = &names {
            last.clone_from(name);
        }
        if let Some(own) = own.filter(|_| code_too && !code.contains("Article::new(")) {
            here.extend(
                in_code(code)
                    .into_iter()
                    .map(|number| (own.to_owned(), number)),
            );
        }
        if comment.starts_with('!') || code.trim().is_empty() || code.trim().starts_with("#[") {
            let whole = comment.starts_with('!');
            if whole {
                enter(&mut here, &module, "", found);
            }
            waiting.append(&mut here);
            continue;
        }
        waiting.append(&mut here);
        enter(&mut waiting, &module, &last, found);
    }
}

fn enter(
    cited: &mut Vec<(String, String)>,
    module: &str,
    item: &str,
    found: &mut BTreeSet<CitationSite>,
) {
    for (regulation, article) in cited.drain(..) {
        let place = if item.is_empty() {
            module.to_owned()
        } else {
            format!("{module}::{item}")
        };
        found.insert(CitationSite {
            regulation,
            article,
            place,
        });
    }
}

fn item(code: &str) -> Option<String> {
    let mut words = code
        .split_whitespace()
        .skip_while(|word| word.starts_with("pub") || ["const", "async"].contains(word));
    let kind = words.next()?;
    let name = |word: &str| {
        word.chars()
            .take_while(|c| c.is_alphanumeric() || *c == '_')
            .collect::<String>()
    };
    match kind {
        "fn" | "struct" | "enum" | "trait" | "type" => words.next().map(name),
        // A constant: its keyword was skipped.
        _ if code.contains("const ") && kind.ends_with(':') => Some(name(kind)),
        _ => None,
    }
}

fn in_comment(
    comment: &str,
    own: Option<&str>,
    regulations: &[(String, String)],
) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let text = comment.trim_start_matches(['/', '!']).trim_start();
    if let Some(own) = own {
        found.extend(leading_citations(text, own));
    }
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_alphanumeric()) {
        rest = &rest[start..];
        let end = rest
            .find(|c: char| !c.is_ascii_alphanumeric())
            .unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        let after_space = after.strip_prefix(' ');
        let regulation = match word.to_ascii_lowercase().as_str() {
            "article" | "articles" | "section" | "sections" => own,
            "p" if after.starts_with(".S. ") => own,
            lower => regulations
                .iter()
                .map(|(id, _)| id.as_str())
                .find(|id| *id == lower),
        };
        if let (Some(regulation), Some(list)) = (
            regulation,
            if word == "P" { Some(rest) } else { after_space },
        ) {
            found.extend(
                numbers(list)
                    .0
                    .into_iter()
                    .map(|n| (regulation.to_owned(), n)),
            );
        }
        if let (Some(own), Some(list), "table" | "tables") =
            (own, after_space, word.to_ascii_lowercase().as_str())
        {
            found.extend(
                numbers(list)
                    .0
                    .into_iter()
                    .map(|n| (own.to_owned(), format!("Table {n}"))),
            );
        }
        rest = after;
    }
    found
}

/// The articles at the beginning of a comment, before a colon.
fn leading_citations(text: &str, own: &str) -> Vec<(String, String)> {
    let (numbers, rest) = numbers(text);
    let rest = rest.trim_start();
    let after_reading = rest
        .strip_prefix('(')
        .and_then(|r| r.split_once(')'))
        .map_or(rest, |(_, after)| after);
    if !after_reading.starts_with(": ") || !text.starts_with(|c: char| c.is_ascii_digit()) {
        return Vec::new();
    }
    numbers.into_iter().map(|n| (own.to_owned(), n)).collect()
}

/// Strings of numbers with a point, or any number where an article is expected.
fn in_code(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    let parts: Vec<&str> = code.split('"').collect();
    for pair in parts.windows(2).step_by(2).collect::<Vec<_>>() {
        let [before, text] = pair else { continue };
        let (list, rest) = numbers(text);
        let asked = before.ends_with("step(")
            || before.trim_end().ends_with("article:")
            || before.trim_end().ends_with("article =");
        let told = list.iter().all(|n| n.contains(['.', '('])) && !text.starts_with("0.");
        if rest.is_empty() && (asked || told) {
            found.extend(list);
        }
    }
    found
}

/// Splits off the leading article numbers of a text, separated by commas, "and", "to" or dashes.
fn numbers(text: &str) -> (Vec<String>, &str) {
    let mut found = Vec::new();
    let mut rest = text;
    loop {
        let Some(length) = number(rest) else {
            return (found, rest);
        };
        found.push(rest[..length].to_owned());
        rest = &rest[length..];
        let between = [", and ", ", ", " and ", " to ", "-", "\u{2013}"]
            .into_iter()
            .find_map(|sign| rest.strip_prefix(sign));
        match between {
            Some(after) if number(after).is_some() => rest = after,
            _ => return (found, rest),
        }
    }
}

/// The length of the sign of a paragraph, ` K` or ` Rmax`, with the space before it; 0 without one.
/// A word in lower case or before another word is no sign.
fn sign(text: &str) -> usize {
    let Some(word) = text.strip_prefix(' ') else {
        return 0;
    };
    let length = word
        .bytes()
        .take_while(|b| b.is_ascii_alphabetic() || *b == b'\'')
        .count();
    let is_sign = word.starts_with(|c: char| c.is_ascii_uppercase()) && length <= 5
        || length == 1 && word.starts_with('n');
    if is_sign && word[length..].starts_with([':', ',', ')']) {
        1 + length
    } else {
        0
    }
}

/// The length of the article number at the beginning of a text: `4.2.1`, `3(4)`, `P.S. 2`, `KO`.
fn number(text: &str) -> Option<usize> {
    if text.starts_with("KO") {
        return Some(2);
    }
    let start = if text.starts_with("P.S. ") { 5 } else { 0 };
    let digits = |from: usize| text[from..].bytes().take_while(u8::is_ascii_digit).count();
    let mut end = start + digits(start);
    if end == start {
        return None;
    }
    while text[end..].starts_with('.') && digits(end + 1) > 0 {
        end += 1 + digits(end + 1);
    }
    let inner = if text[end..].starts_with('(') {
        digits(end + 1)
    } else {
        0
    };
    if inner > 0 && text[end + 1 + inner..].starts_with(')') {
        end += inner + 2;
    }
    end += sign(&text[end..]);
    // "3rd" and "10x" are no article numbers.
    (!text[end..].starts_with(|c: char| c.is_alphanumeric())).then_some(end)
}
