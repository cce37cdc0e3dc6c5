//! The note on the use of a list and its source, which stand on each list and in its files (ssdc 4.4).

use std::collections::BTreeMap;

use actix_web::HttpResponse;
use actix_web::http::header::{self, HeaderValue};
use serde::Serialize;
use utoipa::ToSchema;

use crate::db::federations::Federation;
use crate::text::{Language, Speaks};

/// What is said on a page about the use of the list.
pub struct Usage {
    /// The note as the federation words it, or what holds where it has worded none.
    pub note: String,
    /// The address of the list.
    pub source: String,
}

/// The note as the federation words it in a language, or what holds where it has worded none.
pub fn note(federation: &Federation, language: Language) -> String {
    federation.list_note_in(language).unwrap_or_else(|| language.messages().msg_list_use(federation.name_in(language)))
}

impl Usage {
    /// The note in the language of the reader.
    pub fn of(federation: &Federation, language: Language, base: &str, path: &str) -> Usage {
        Usage { note: note(federation, language), source: format!("{base}{path}") }
    }
}

/// How a list may be used.
#[derive(Serialize, ToSchema)]
pub struct ListUsage {
    /// The address of the list, which is named as its source.
    pub source: String,
    /// The note on its use by language (`en`, `ru`, `uk`), as the federation words it.
    pub note: BTreeMap<String, String>,
}

impl ListUsage {
    /// The note in every language.
    pub fn of(federation: &Federation, base: &str, path: &str) -> ListUsage {
        let notes = Language::ALL.into_iter().map(|language| (language.word().to_owned(), note(federation, language)));
        ListUsage { source: format!("{base}{path}"), note: notes.collect() }
    }
}

/// A file that has no room for the note, its bytes being what is fingerprinted or what programs read: a header leads to the page with the note.
pub fn linked(mut answer: HttpResponse, base: &str, path: &str) -> HttpResponse {
    if let Ok(link) = HeaderValue::from_str(&format!("<{base}{path}>; rel=\"license\"")) {
        answer.headers_mut().insert(header::LINK, link);
    }
    answer
}
