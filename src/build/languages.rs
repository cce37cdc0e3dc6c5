//! The list of the program's languages (`domain/language/list.rs`); each must have its folder.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// A language with the country whose conventions it follows.
#[derive(Debug, Clone, Copy)]
pub struct LanguageEntry {
    /// Also the name of its folders.
    pub code: &'static str,
    pub country: &'static str,
}

impl LanguageEntry {
    /// The language tag for CLDR.
    pub fn tag(self) -> String {
        format!("{}-{}", self.code, self.country)
    }
}

macro_rules! languages {
    ($($name:ident = $code:literal in $country:literal,)+) => {
        /// In the order of the menu.
        pub const LISTED: &[LanguageEntry] = &[$(LanguageEntry { code: $code, country: $country },)+];
    };
}

include!("../domain/language/list.rs");

/// Checks that a folder contains exactly the folders of the languages.
pub fn check_folders(folder: &Path, languages: &[LanguageEntry]) -> Result<(), String> {
    let unreadable = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        if entry.file_type().map_err(unreadable)?.is_dir() {
            found.insert(entry.file_name().to_string_lossy().into_owned());
        }
    }
    let listed: BTreeSet<String> = languages
        .iter()
        .map(|language| language.code.to_owned())
        .collect();
    let lacks: Vec<&String> = listed.difference(&found).collect();
    let foreign: Vec<&String> = found.difference(&listed).collect();
    if lacks.is_empty() && foreign.is_empty() {
        return Ok(());
    }
    Err(format!(
        "{}: without a folder: {lacks:?}; not in src/domain/language/list.rs: {foreign:?}",
        folder.display()
    ))
}
