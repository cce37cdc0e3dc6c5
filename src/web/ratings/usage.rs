//! The note on the use of a list and its source, which stand on each list and in its files (ssdc 4.4).

use std::collections::BTreeMap;

use serde::Serialize;

use crate::db::federations::Federation;
use crate::text::Language;

/// What is said on a page about the use of the list.
pub struct Usage {
    /// The note as the federation words it, or what holds where it has worded none.
    pub note: String,
    /// The address of the list.
    pub source: String,
}

fn note(federation: &Federation, language: Language) -> String {
    federation.list_note_in(language).unwrap_or_else(|| language.messages().msg_list_use(federation.name_in(language)))
}

impl Usage {
    /// The note in the language of the reader.
    pub fn of(federation: &Federation, language: Language, base: &str, path: &str) -> Usage {
        Usage { note: note(federation, language), source: format!("{base}{path}") }
    }
}

/// The same in a file: in every language.
#[derive(Serialize)]
pub struct FileUsage {
    /// The address of the list.
    pub source: String,
    /// The note by language.
    pub note: BTreeMap<&'static str, String>,
}

impl FileUsage {
    /// The note in every language.
    pub fn of(federation: &Federation, base: &str, path: &str) -> FileUsage {
        let notes = Language::ALL.into_iter().map(|language| (language.word(), note(federation, language)));
        FileUsage { source: format!("{base}{path}"), note: notes.collect() }
    }
}
