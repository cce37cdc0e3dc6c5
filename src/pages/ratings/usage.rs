//! The note on a list's use, and its source; both are on each list and in its files (ssdc 4.4).

use std::collections::BTreeMap;

use actix_web::HttpResponse;
use actix_web::http::header::{self, HeaderValue};
use serde::Serialize;
use utoipa::ToSchema;

use crate::db::federations::Federation;
use crate::i18n::{Language, Speaks};

pub struct Usage {
    /// The federation's note, or the default text.
    pub note: String,
    pub source: String,
}

pub fn note_text(federation: &Federation, language: Language) -> String {
    federation.list_note_in(language).unwrap_or_else(|| {
        language
            .messages()
            .msg_list_use(federation.name_in(language))
    })
}

impl Usage {
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

/// The file itself has no room for the note: its bytes are fingerprinted or read by programs.
pub fn with_license_link(mut answer: HttpResponse, base: &str, path: &str) -> HttpResponse {
    if let Ok(link) = HeaderValue::from_str(&format!("<{base}{path}>; rel=\"license\"")) {
        answer.headers_mut().insert(header::LINK, link);
    }
    answer
}
