//! Documents uploaded with forms: PDFs, never interpreted, stored unchanged and served as
//! downloads.

use chrono::NaiveDateTime;
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::{FormMistake, FormProblem};
use crate::db::federations::Federation;
use crate::db::{Conn, DbError, FileId, files};

/// In megabytes.
pub(super) const DOCUMENT_MAX: usize = 10;

#[derive(Debug, Clone, Default)]
pub struct Document {
    /// Name and bytes.
    pub file: Option<(String, Vec<u8>)>,
    /// Too large to be read.
    pub oversize: bool,
}

impl Document {
    pub(super) fn mistake(&self) -> Option<FormProblem> {
        let kind = match &self.file {
            _ if self.oversize => FormMistake::FileTooLarge(DOCUMENT_MAX),
            Some((_, content)) if content.len() > DOCUMENT_MAX * 1024 * 1024 => {
                FormMistake::FileTooLarge(DOCUMENT_MAX)
            }
            Some((_, content)) if !is_pdf(content) => FormMistake::NotAPdf,
            _ => return None,
        };
        Some(FormProblem {
            field: "document",
            kind,
        })
    }

    pub(super) fn store_file(
        &self,
        conn: &mut Conn,
        federation: &Federation,
        now: NaiveDateTime,
    ) -> Result<Option<FileId>, DbError> {
        let Some((name, content)) = &self.file else {
            return Ok(None);
        };
        let mark = HEXLOWER.encode(&Sha256::digest(content));
        files::add(
            conn,
            federation.id,
            &document_name(name),
            "application/pdf",
            &mark,
            content,
            now,
        )
        .map(Some)
    }
}

/// Without characters that could hide the extension, and always ending in `.pdf`. Otherwise a file
/// that is both PDF and HTML might be opened as HTML.
pub fn document_name(given: &str) -> String {
    let hides = |c: char| {
        c.is_control()
            || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '/' | '\\' | '"')
    };
    let name: String = given
        .trim()
        .chars()
        .filter(|c| !hides(*c))
        .take(110)
        .collect();
    let stem = name
        .rsplit_once('.')
        .map_or(name.as_str(), |(stem, _)| stem)
        .trim_matches(['.', ' ']);
    format!("{}.pdf", if stem.is_empty() { "document" } else { stem })
}

/// Checks only begin and end, because the program never interprets the content.
pub(super) fn is_pdf(content: &[u8]) -> bool {
    let begins = content.starts_with(b"%PDF-1.") || content.starts_with(b"%PDF-2.");
    let tail = &content[content.len().saturating_sub(2048)..];
    let has = |mark: &[u8]| tail.windows(mark.len()).any(|w| w == mark);
    begins && has(b"startxref") && has(b"%%EOF")
}
