//! Citations of `docs/readings` and `docs/spec` in comments: each has a target, and each reading is
//! cited.

use std::collections::{BTreeMap, BTreeSet};

use super::files::File;

/// Folders in which a bare number refers to one document; elsewhere a citation names its file.
const OWN: [(&str, &str); 6] = [
    ("src/domain/pairing", "wmsg"),
    ("src/domain/rules/orr", "orr"),
    ("src/domain/rules/rgf", "rgf"),
    ("src/domain/rules/ssdc", "ssdc"),
    ("src/domain/rules/ufgo", "ufgo"),
    ("src/formats", "exchange"),
];
/// Files whose comments are about sizes of paper.
const PAPER: [&str; 3] = [
    "src/documents/paper",
    "benches/certificates.rs",
    "tests/it/browser/prints.rs",
];

/// The last names of paths between backticks, such as `module::name(...)` and `file.rs::name`.
pub(super) fn code_names(document: &str) -> Vec<&str> {
    let spans = document.split('`').skip(1).step_by(2);
    let is_word = |text: &str| {
        !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
    };
    spans
        .filter_map(|span| {
            let (path, name) = span.split('(').next()?.rsplit_once("::")?;
            let is_path = path
                .split("::")
                .all(|part| is_word(part) || part.ends_with(".rs") && !part.contains(' '));
            (is_path && is_word(name)).then_some(name)
        })
        .collect()
}

/// The words of code, without comments.
pub(super) fn code_words(rust: &str) -> BTreeSet<String> {
    let code = rust
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default());
    code.flat_map(|line| line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_'))
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Numbers of readings and sections by document.
pub(super) type Numbers = BTreeMap<String, BTreeSet<String>>;

/// The numbers that documents define: in headings (`## A12 Title`, `### 10.2 Title`, `## 13.
/// Title`), and in the first cells of tables.
pub(super) fn defined(documents: &[File]) -> Numbers {
    let numbers = |file: &File| {
        let heads = file.text.lines().filter_map(|line| {
            line.strip_prefix('#')
                .map(|head| head.trim_start_matches('#'))
        });
        let cells = file
            .text
            .lines()
            .filter_map(|line| line.strip_prefix("| A").map(|_| &line[1..]));
        let first = heads
            .chain(cells)
            .filter_map(|text| text.split_whitespace().next());
        first
            .map(|word| word.trim_end_matches('.').to_owned())
            .filter(|word| is_code(word) || is_section(word))
            .collect()
    };
    documents
        .iter()
        .map(|file| (document(&file.path), numbers(file)))
        .collect()
}

/// The name of a document without folder and ending.
fn document(path: &str) -> String {
    path.rsplit('/')
        .next()
        .unwrap_or_default()
        .trim_end_matches(".md")
        .to_owned()
}

/// What the comments of files cite, and citations without a target as `file:line: number`.
pub(super) fn cited(sources: &[File], defined: &Numbers) -> (Numbers, Vec<String>) {
    let (mut found, mut lost) = (Numbers::new(), Vec::new());
    for file in sources
        .iter()
        .filter(|file| !PAPER.iter().any(|paper| file.path.starts_with(paper)))
    {
        let own = OWN
            .iter()
            .find(|(folder, _)| file.path.starts_with(folder))
            .map(|(_, document)| *document);
        for (line, text) in blocks(&file.text) {
            for (document, number) in citations(&text, own) {
                match document.filter(|document| {
                    defined
                        .get(*document)
                        .is_some_and(|numbers| numbers.contains(&number))
                }) {
                    Some(document) => {
                        found.entry(document.to_owned()).or_default().insert(number);
                    }
                    None => lost.push(format!(
                        "{}:{line}: {} {number}",
                        file.path,
                        document.unwrap_or("no file")
                    )),
                }
            }
        }
    }
    (found, lost)
}

/// The comments of a file with their first lines. Consecutive lines are one text; other code than
/// paths of documents is left out.
fn blocks(text: &str) -> Vec<(usize, String)> {
    let mut found: Vec<(usize, String)> = Vec::new();
    let mut open = false;
    for (at, line) in text.lines().enumerate() {
        let comment = line
            .trim_start()
            .strip_prefix("//")
            .map(|rest| rest.trim_start_matches(['/', '!']).trim());
        match (comment, found.last_mut()) {
            (Some(comment), Some((_, block))) if open => {
                block.push(' ');
                block.push_str(comment);
            }
            (Some(comment), _) => found.push((at + 1, comment.to_owned())),
            (None, _) => {}
        }
        open = comment.is_some();
    }
    let prose = |block: String| {
        block
            .split('`')
            .enumerate()
            .filter(|(at, part)| at % 2 == 0 || part.starts_with("docs/"))
            .map(|(_, part)| part)
            .collect()
    };
    found
        .into_iter()
        .map(|(line, block)| (line, prose(block)))
        .collect()
}

/// The citations in a comment: the document, if it is known, and the number.
fn citations<'a>(text: &'a str, own: Option<&'static str>) -> Vec<(Option<&'a str>, String)> {
    let (mut found, mut document, mut previous) = (Vec::new(), own, "");
    for word in text.split_whitespace() {
        if let Some(path) = word
            .find("docs/readings/")
            .or_else(|| word.find("docs/spec/"))
        {
            let name = word[path..].split(".md").next().unwrap_or_default();
            document = name.rsplit('/').next();
            previous = "section";
            continue;
        }
        let number = word.trim_matches(|c: char| !c.is_alphanumeric());
        let section = previous.eq_ignore_ascii_case("section")
            || previous.eq_ignore_ascii_case("sections")
            || word.contains('§');
        if is_code(number) || (section && document == Some("exchange") && is_section(number)) {
            found.push((document, number.to_owned()));
        } else if !["and", "to"].contains(&word) {
            previous = number;
        }
        if word.ends_with([')', ';', '.']) {
            (document, previous) = (own, "");
        }
    }
    found
}

/// The number of a reading: `A12`, `D3`, `A24b`.
fn is_code(word: &str) -> bool {
    let digits = word
        .strip_prefix(['A', 'C', 'D', 'M', 'R'])
        .unwrap_or_default();
    let digits = digits
        .strip_suffix(|c: char| c.is_ascii_lowercase())
        .unwrap_or(digits);
    (1..=2).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_digit())
}

/// The number of a section: `10`, `10.2`.
fn is_section(word: &str) -> bool {
    let mut parts = word.split('.');
    let number = |part: &str| {
        (1..=2).contains(&part.len()) && part.bytes().all(|digit| digit.is_ascii_digit())
    };
    parts.next().is_some_and(number) && parts.all(number)
}

/// A range `A24a to A24c` or `A1 to A36` cites what lies between its ends, too.
pub(super) fn in_ranges(sources: &[File]) -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for file in sources {
        let Some((_, own)) = OWN.iter().find(|(folder, _)| file.path.starts_with(folder)) else {
            continue;
        };
        for (_, text) in blocks(&file.text) {
            let words: Vec<&str> = text
                .split_whitespace()
                .map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()))
                .collect();
            let ranges = words
                .windows(3)
                .filter(|ends| ends[1] == "to" && is_code(ends[0]) && is_code(ends[2]));
            found.extend(
                ranges
                    .flat_map(|ends| between(ends[0], ends[2]))
                    .map(|number| ((*own).to_owned(), number)),
            );
        }
    }
    found
}

/// The numbers from one to another: by letters (`A24a` to `A24c`), else by their digits.
fn between(first: &str, last: &str) -> Vec<String> {
    let parts = |code: &str| {
        let digits: String = code[1..].chars().take_while(char::is_ascii_digit).collect();
        (
            digits.parse::<u32>().unwrap_or_default(),
            code.chars().last().filter(char::is_ascii_lowercase),
        )
    };
    match (parts(first), parts(last)) {
        ((number, Some(from)), (_, Some(to))) => (from..=to)
            .map(|letter| format!("{}{number}{letter}", &first[..1]))
            .collect(),
        ((from, _), (to, _)) => (from..=to)
            .map(|number| format!("{}{number}", &first[..1]))
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::files::file;
    use super::*;

    #[test]
    fn citations_are_found_with_their_documents() {
        let spec = file(
            "docs/spec/exchange.md",
            "## 10. Tables\n### 10.2 Headings\n| A7 | forfeits | free | rules |\n",
        );
        let readings = file(
            "docs/readings/orr.md",
            "# Readings\n## A4 Gap\n## A24a Guests\n",
        );
        let defined = defined(&[spec, readings]);
        let own = file(
            "src/domain/rules/orr/mod.rs",
            "/// 1 K (A4), `A99`.\nlet x = 1; // A98\n/// Guests: A24a, A5.",
        );
        let other = file(
            "src/web/x.rs",
            "//! See `docs/readings/orr.md`\n//! A4; A24a.\n\n// Section 9.9, `docs/spec/exchange.md` §10.2.",
        );
        let format = file(
            "src/formats/x.rs",
            "/// Forfeits (A7). Section 10.2, sections 10.3 and 10.4; 7 rounds.",
        );
        let (found, lost) = cited(&[own, other, format], &defined);
        let numbers = |numbers: &[&str]| {
            numbers
                .iter()
                .map(|number| (*number).to_owned())
                .collect::<BTreeSet<_>>()
        };
        assert_eq!(
            found,
            Numbers::from([
                ("exchange".to_owned(), numbers(&["10.2", "A7"])),
                ("orr".to_owned(), numbers(&["A4", "A24a"]))
            ])
        );
        assert_eq!(
            lost,
            [
                "src/domain/rules/orr/mod.rs:3: orr A5",
                "src/web/x.rs:1: no file A24a",
                "src/formats/x.rs:1: exchange 10.3",
                "src/formats/x.rs:1: exchange 10.4"
            ]
        );
        let range = file("src/domain/pairing/mod.rs", "//! Readings A1 to A3.");
        assert_eq!(in_ranges(&[range]).len(), 3);
        assert_eq!(between("A24a", "A24c"), ["A24a", "A24b", "A24c"]);
    }
}
