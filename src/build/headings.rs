//! Turns the headings of table files, from `locales/*/headings.txt`, into a constant of the crate.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use super::handbook::labels;

/// Captions above a table, in the order of `formats::crosstable::captions`.
const ABOVE: [&str; 8] = [
    "tournament",
    "city",
    "country",
    "start",
    "end",
    "rounds",
    "time",
    "arbiter",
];

const COLUMNS: [&str; 20] = [
    "number",
    "place",
    "name",
    "latin",
    "title",
    "rank",
    "rating",
    "conditional",
    "deviation",
    "games",
    "country",
    "club",
    "fide",
    "pin",
    "id",
    "licence",
    "aga",
    "born",
    "gender",
    "group",
];

const ROUND: &str = "{ $round }";

fn said<'a>(labels: &BTreeMap<&str, &'a str>, kind: &str, key: &str) -> Result<&'a str, String> {
    labels
        .get(format!("{kind}-{key}").as_str())
        .copied()
        .ok_or_else(|| format!("{kind}-{key} is missing"))
}

fn words(text: &str) -> Result<String, String> {
    let labels = labels(text);
    let all = |kind: &str, keys: &[&str]| {
        keys.iter()
            .map(|key| said(&labels, kind, key))
            .collect::<Result<Vec<&str>, String>>()
    };
    let (above, columns) = (all("above", &ABOVE)?, all("column", &COLUMNS)?);
    let round = said(&labels, "column", "round")?
        .strip_suffix(ROUND)
        .ok_or_else(|| format!("column-round doesn't end with {ROUND}"))?;
    let points = said(&labels, "column", "points")?;
    Ok(format!(
        "Captions {{ above: {above:?}, columns: {columns:?}, round: {round:?}, points: \
            {points:?} }}"
    ))
}

pub fn constant(locales: &Path, languages: &[&str]) -> Result<String, String> {
    let mut out = String::from("static CAPTIONS: [Captions; Language::COUNT] = [\n");
    for language in languages {
        let path = locales.join(language).join("headings.txt");
        let wrong = |what: String| format!("{}: {what}", path.display());
        let text = fs::read_to_string(&path).map_err(|error| wrong(error.to_string()))?;
        let _ = writeln!(out, "    {},", words(&text).map_err(wrong)?);
    }
    out.push_str("];\n");
    Ok(out)
}
