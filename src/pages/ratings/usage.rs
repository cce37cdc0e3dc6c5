//! The note on the use of a list and its source; both are on each list and in its files (ssdc 4.4).

use std::collections::BTreeMap;

use actix_web::HttpResponse;
use actix_web::http::header::{self, HeaderValue};
use serde::Serialize;
use utoipa::ToSchema;

use crate::db::federations::Federation;
use crate::i18n::{Language, Speaks};

/// The note on a page.
pub struct Usage {
    /// The note of the federation, or the default text.
    pub note: String,
    /// Address of the list.
    pub source: String,
}

/// The note of the federation in a language, or the default text.
pub fn note_text(federation: &Federation, language: Language) -> String {
    federation.list_note_in(language).unwrap_or_else(|| {
        language
            .messages()
            .msg_list_use(federation.name_in(language))
    })
}

impl Usage {
    /// The note in the reader's language.
    pub fn in_language(
        federation: &Federation,
        language: Language,
        base: &str,
        path: &str,
    ) -> Usage {
        Usage {
            note: note_text(federation, language),
            source: format!("{base}{path}"),
        }
    }
}

/// Terms of use and source of a list.
#[derive(Serialize, ToSchema)]
pub struct ListUsage {
    /// Address of the list, which is named as its source.
    pub source: String,
    /// The note on its use by language (`en`, `ru`, `uk`), as the federation words it.
    pub note: BTreeMap<String, String>,
}

impl ListUsage {
    /// The note in every language.
    pub fn in_all_languages(federation: &Federation, base: &str, path: &str) -> ListUsage {
        let notes = Language::ALL
            .into_iter()
            .map(|language| (language.word().to_owned(), note_text(federation, language)));
        ListUsage {
            source: format!("{base}{path}"),
            note: notes.collect(),
        }
    }
}

/// Adds a `Link` header to the page with the note. The file itself has no room: its bytes are
/// fingerprinted or read by programs.
pub fn with_license_link(mut answer: HttpResponse, base: &str, path: &str) -> HttpResponse {
    if let Ok(link) = HeaderValue::from_str(&format!("<{base}{path}>; rel=\"license\"")) {
        answer.headers_mut().insert(header::LINK, link);
    }
    answer
}
