//! The parts beside the sheets: sheet names, shared texts, styles of dates. Section 10.6.

use std::collections::{HashMap, HashSet};

use super::package::{Package, Part, too_long};
use crate::refusal::{Code, Refusal};
use crate::xml::Step;

/// Limits of shared texts and formats, far above those of any list of players.
const MAX_TEXTS: usize = 4_000_000;
const MAX_TEXT: usize = 64 << 20;
const MAX_FORMATS: usize = 1_000_000;
const MAX_SHEETS: usize = 1000;
const MAX_RELATIONSHIPS: usize = 10_000;
/// Most characters read of a number format, of which only the beginning matters.
const FORMAT_LENGTH: usize = 255;

struct Relationship {
    /// Last word of the type.
    kind: String,
    target: String,
}

pub(super) struct SheetPart {
    pub(super) name: String,
    pub(super) part: String,
}

pub(super) struct Book {
    /// Visible worksheets.
    pub(super) sheets: Vec<SheetPart>,
    pub(super) texts: Texts,
    pub(super) dates: Dates,
}

impl Book {
    pub(super) fn from_package(package: &mut Package<'_>) -> Result<Self, Refusal> {
        let main = read_relationships(package, "_rels/.rels")?
            .into_values()
            .find(|found| found.kind == "officeDocument");
        let main = main.map_or_else(
            || "xl/workbook.xml".to_owned(),
            |found| resolve_target("", &found.target),
        );
        if !main.to_lowercase().ends_with(".xml") || !package.has_part(&main) {
            return Err(Refusal::new(
                Code::Unrecognised,
                "a ZIP file that is no workbook",
            ));
        }
        let (folder, file) = main.rsplit_once('/').unwrap_or(("", &main));
        let related = read_relationships(package, &format!("{folder}/_rels/{file}.rels"))?;
        let part_of = |kind: &str, usual: &str| {
            let found = related
                .values()
                .find(|found| found.kind == kind)
                .map(|found| resolve_target(folder, &found.target));
            found.unwrap_or_else(|| resolve_target(folder, usual))
        };
        let (texts, styles) = (
            part_of("sharedStrings", "sharedStrings.xml"),
            part_of("styles", "styles.xml"),
        );
        let workbook = Workbook::from_part(package, &main)?;
        let mut seen = HashSet::new();
        let sheets = workbook.sheets.into_iter().filter_map(|sheet| {
            let found = related
                .get(&sheet.relationship)
                .filter(|found| found.kind == "worksheet")?;
            let part = resolve_target(folder, &found.target);
            // A part named twice isn't a second sheet and isn't read twice.
            seen.insert(part.to_lowercase()).then_some(SheetPart {
                name: sheet.name,
                part,
            })
        });
        let sheets = sheets.collect();
        let texts = package
            .open_part(&texts)?
            .map(Texts::from_xml)
            .transpose()?
            .unwrap_or_default();
        let formats = package
            .open_part(&styles)?
            .map(date_formats)
            .transpose()?
            .unwrap_or_default();
        Ok(Self {
            sheets,
            texts,
            dates: Dates {
                formats,
                from_1904: workbook.from_1904,
            },
        })
    }
}

/// Resolves a target relative to a folder, or from the root.
fn resolve_target(folder: &str, target: &str) -> String {
    if target.starts_with('/') {
        return target.trim_start_matches('/').to_owned();
    }
    let mut path: Vec<&str> = folder.split('/').filter(|step| !step.is_empty()).collect();
    for step in target.split('/') {
        match step {
            "" | "." => {}
            ".." => {
                path.pop();
            }
            step => path.push(step),
        }
    }
    path.join("/")
}

fn read_relationships(
    package: &mut Package<'_>,
    part: &str,
) -> Result<HashMap<String, Relationship>, Refusal> {
    let mut found = HashMap::new();
    let Some(mut xml) = package.open_part(part)? else {
        return Ok(found);
    };
    loop {
        match xml.next()? {
            Step::Start(element) if element.local_name() == "Relationship" => {
                let get = |name: &str| element.find_attribute(name).map(Option::unwrap_or_default);
                let (id, kind, target) = (get("Id")?, get("Type")?, get("Target")?);
                if found.len() >= MAX_RELATIONSHIPS {
                    return Err(too_long());
                }
                found.insert(
                    id,
                    Relationship {
                        kind: kind.rsplit('/').next().unwrap_or_default().to_owned(),
                        target,
                    },
                );
            }
            Step::Eof => return Ok(found),
            _ => {}
        }
    }
}

struct Workbook {
    sheets: Vec<Named>,
    from_1904: bool,
}

struct Named {
    name: String,
    relationship: String,
}

impl Workbook {
    fn from_part(package: &mut Package<'_>, part: &str) -> Result<Self, Refusal> {
        let mut workbook = Self {
            sheets: Vec::new(),
            from_1904: false,
        };
        let Some(mut xml) = package.open_part(part)? else {
            return Ok(workbook);
        };
        loop {
            match xml.next()? {
                Step::Start(element) if element.local_name() == "sheet" => {
                    if workbook.sheets.len() >= MAX_SHEETS {
                        return Err(too_long());
                    }
                    let state = element.find_attribute("state")?;
                    if state.is_none_or(|state| state == "visible") {
                        let get = |name: &str| {
                            element.find_attribute(name).map(Option::unwrap_or_default)
                        };
                        workbook.sheets.push(Named {
                            name: get("name")?,
                            relationship: get("id")?,
                        });
                    }
                }
                Step::Start(element) if element.local_name() == "workbookPr" => {
                    workbook.from_1904 |= element
                        .find_attribute("date1904")?
                        .is_some_and(|value| matches!(value.as_str(), "1" | "true"));
                }
                Step::Eof => return Ok(workbook),
                _ => {}
            }
        }
    }
}

/// Concatenated; a text ends where the next one begins.
#[derive(Default)]
pub(super) struct Texts {
    text: String,
    ends: Vec<usize>,
}

impl Texts {
    /// Reads the texts of the part without phonetic hints (`rPh`).
    fn from_xml(mut xml: Part<'_>) -> Result<Self, Refusal> {
        let mut texts = Self::default();
        let mut inside = Inside::default();
        loop {
            match xml.next()? {
                Step::Start(element) => inside.start_element(element.local_name()),
                Step::Text(text) if inside.takes_text() => texts.text.push_str(&text),
                Step::End => {
                    if inside.end_element() == Some(Element::Item) {
                        texts.ends.push(texts.text.len());
                        if texts.ends.len() > MAX_TEXTS || texts.text.len() > MAX_TEXT {
                            return Err(too_long());
                        }
                    }
                }
                Step::Eof => return Ok(texts),
                Step::Text(_) => {}
            }
        }
    }

    pub(super) fn get(&self, index: usize) -> Option<&str> {
        let begin = index
            .checked_sub(1)
            .map_or(Some(0), |before| self.ends.get(before).copied())?;
        self.text.get(begin..*self.ends.get(index)?)
    }
}

#[derive(Default)]
pub(super) struct Inside {
    open: Vec<Element>,
    pronunciation: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Element {
    Item,
    Text,
    Pronunciation,
    Value,
    Other,
}

impl Inside {
    pub(super) fn start_element(&mut self, name: &str) {
        let element = match name {
            "si" => Element::Item,
            "t" => Element::Text,
            "rPh" => Element::Pronunciation,
            "v" => Element::Value,
            _ => Element::Other,
        };
        self.pronunciation += usize::from(element == Element::Pronunciation);
        self.open.push(element);
    }

    pub(super) fn end_element(&mut self) -> Option<Element> {
        let element = self.open.pop();
        self.pronunciation = self
            .pronunciation
            .saturating_sub(usize::from(element == Some(Element::Pronunciation)));
        element
    }

    /// True if the current text is displayed.
    pub(super) fn takes_text(&self) -> bool {
        self.pronunciation == 0 && self.open.last() == Some(&Element::Text)
    }

    pub(super) fn takes_value(&self) -> bool {
        self.open.last() == Some(&Element::Value)
    }
}

#[derive(Default)]
pub(super) struct Dates {
    formats: Vec<bool>,
    pub(super) from_1904: bool,
}

impl Dates {
    pub(super) fn is_date(&self, format: usize) -> bool {
        self.formats.get(format).copied().unwrap_or_default()
    }
}

/// For each cell format in order, true if it is a date.
fn date_formats(mut xml: Part<'_>) -> Result<Vec<bool>, Refusal> {
    let mut own: HashMap<String, bool> = HashMap::new();
    let mut formats = Vec::new();
    let mut path = Vec::new();
    loop {
        match xml.next()? {
            Step::Start(element) => {
                match element.local_name() {
                    "numFmt" => {
                        let get = |name: &str| {
                            element.find_attribute(name).map(Option::unwrap_or_default)
                        };
                        let is_date = is_date_code(&get("formatCode")?);
                        own.insert(get("numFmtId")?, is_date);
                    }
                    "xf" if path
                        .last()
                        .is_some_and(|parent| *parent == Parent::CellFormats) =>
                    {
                        let id = element.find_attribute("numFmtId")?.unwrap_or_default();
                        formats.push(own.get(&id).copied().unwrap_or_else(|| is_date_number(&id)));
                    }
                    _ => {}
                }
                path.push(if element.local_name() == "cellXfs" {
                    Parent::CellFormats
                } else {
                    Parent::Other
                });
                if formats.len() > MAX_FORMATS || own.len() > MAX_FORMATS {
                    return Err(too_long());
                }
            }
            Step::End => {
                path.pop();
            }
            Step::Eof => return Ok(formats),
            Step::Text(_) => {}
        }
    }
}

#[derive(PartialEq, Eq)]
enum Parent {
    CellFormats,
    Other,
}

/// True for the built-in number formats of dates and of dates with times.
fn is_date_number(id: &str) -> bool {
    id.parse::<u32>()
        .is_ok_and(|id| matches!(id, 14..=17 | 22 | 27..=31 | 34..=36 | 50..=58))
}

/// True for a year or a day in the first section of the code, outside quotes and brackets.
pub(super) fn is_date_code(code: &str) -> bool {
    let mut chars = code.chars().take(FORMAT_LENGTH);
    let (mut quoted, mut bracket) = (false, false);
    while let Some(c) = chars.next() {
        match c {
            '"' => quoted = !quoted,
            _ if quoted => {}
            '\\' | '_' | '*' => {
                chars.next();
            }
            '[' => bracket = true,
            ']' => bracket = false,
            _ if bracket => {}
            ';' => return false,
            'y' | 'Y' | 'd' | 'D' => return true,
            _ => {}
        }
    }
    false
}
