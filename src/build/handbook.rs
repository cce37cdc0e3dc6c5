//! Collects the pages of the handbook from `help/`, a folder for each language. A text refers to a
//! label of the site by the key of its message, `{msg:menu-inbox}`, and fills its placeholders, as
//! in `{msg:desk-do-pair round=2}`: no label goes out of date. The build fails if a language lacks
//! a page, a section, a step or a picture, or if there is no message with the key.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// In the order of reading.
pub const PAGES: [&str; 9] = [
    "players",
    "account",
    "federation",
    "members",
    "tournament",
    "table",
    "approval",
    "correction",
    "list",
];

/// Marks a code span that is a label of the site; no text contains it (private use area).
const NAME: char = '\u{e000}';

pub struct Gathered {
    pub slug: &'static str,
    /// Title and body in each language.
    pub texts: Vec<(String, String)>,
}

/// A message of several lines is no label.
pub fn labels(ftl: &str) -> BTreeMap<&str, &str> {
    let mut found = BTreeMap::new();
    let mut lines = ftl.lines().peekable();
    while let Some(line) = lines.next() {
        let goes_on = lines
            .peek()
            .is_some_and(|next| next.starts_with([' ', '\t', '}']));
        let begins = line.starts_with(|c: char| c.is_ascii_lowercase());
        if let Some((key, said)) = line.split_once(" = ")
            && begins
            && !goes_on
        {
            found.insert(key.trim(), said.trim());
        }
    }
    found
}

/// The label for `msg:KEY NAME=TEXT ...`.
fn name(asked: &str, labels: &BTreeMap<&str, &str>) -> Result<String, String> {
    let mut words = asked
        .strip_prefix("msg:")
        .ok_or_else(|| format!("{{{asked}}} names no message"))?
        .split_whitespace();
    let key = words.next().unwrap_or_default();
    let label = *labels
        .get(key)
        .ok_or_else(|| format!("no message of one line is called {key}"))?;
    // A label may end in a colon for the field after it; a sentence goes on.
    let mut said = label.trim_end_matches(':').to_owned();
    for word in words {
        let (gap, text) = word
            .split_once('=')
            .ok_or_else(|| format!("{{{asked}}}: what is {word}?"))?;
        said = said.replace(&format!("{{ ${gap} }}"), text);
    }
    if said.contains(['{', '}', '`']) {
        Err(format!("{key} has gaps that are not filled: {said}"))
    } else {
        Ok(format!("`{NAME}{said}`"))
    }
}

pub fn resolved(text: &str, labels: &BTreeMap<&str, &str>) -> Result<String, String> {
    let mut out = String::with_capacity(text.len() * 5 / 4);
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let (asked, then) = after.split_once('}').ok_or_else(|| {
            format!(
                "a brace that nothing closes: {}",
                after.lines().next().unwrap_or_default()
            )
        })?;
        out.push_str(before);
        out.push_str(&name(asked, labels)?);
        rest = then;
    }
    out.push_str(rest);
    Ok(out)
}

/// Headings, steps, points and pictures, which must be the same in every language.
pub fn shape(text: &str) -> Vec<&str> {
    text.lines().filter_map(part).collect()
}

fn part(line: &str) -> Option<&str> {
    let numbered = |line: &str| {
        line.split_once(". ").is_some_and(|(number, _)| {
            !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit())
        })
    };
    match line {
        _ if line.starts_with("![") => line.rsplit_once("](").map(|(_, name)| name),
        _ if line.starts_with("# ") => Some("title"),
        _ if line.starts_with("## ") => Some("section"),
        _ if line.starts_with("- ") => Some("point"),
        _ if numbered(line) => Some("step"),
        _ => None,
    }
}

/// Splits a text into title and body; the title is its first line.
fn parted(text: &str) -> Option<(String, String)> {
    let (first, body) = text.split_once('\n')?;
    let title = first.strip_prefix("# ")?.trim();
    let alone = !title.is_empty() && !body.lines().any(|line| line.starts_with("# "));
    alone.then(|| (title.to_owned(), body.trim().to_owned()))
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn messages(folder: &Path) -> Result<String, String> {
    let unreadable = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        files.push(entry.map_err(unreadable)?.path());
    }
    files.sort();
    let texts: Result<Vec<String>, String> = files.iter().map(|file| read(file)).collect();
    Ok(texts?.join("\n"))
}

pub fn gather(help: &Path, locales: &Path, languages: &[&str]) -> Result<Vec<Gathered>, String> {
    let mut pages: Vec<Gathered> = PAGES
        .iter()
        .map(|slug| Gathered {
            slug,
            texts: Vec::new(),
        })
        .collect();
    let mut shapes: Vec<Vec<String>> = Vec::new();
    for language in languages {
        let said = messages(&locales.join(language))?;
        let labels = labels(&said);
        for (at, page) in pages.iter_mut().enumerate() {
            let path = help.join(language).join(format!("{}.md", page.slug));
            let wrong = |what: String| format!("{}: {what}", path.display());
            let text = read(&path)?;
            let shape: Vec<String> = shape(&text).into_iter().map(str::to_owned).collect();
            match shapes.get(at) {
                None => shapes.push(shape),
                Some(first) if *first == shape => {}
                Some(first) => {
                    return Err(wrong(format!(
                        "its parts are not those of the first language:\n  {first:?}\n  {shape:?}"
                    )));
                }
            }
            let text = resolved(&text, &labels).map_err(wrong)?;
            page.texts.push(
                parted(&text)
                    .ok_or_else(|| wrong("it doesn't begin with its one title".to_owned()))?,
            );
        }
    }
    Ok(pages)
}
