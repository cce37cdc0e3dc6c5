//! The handbook: instructions for the site, one page for each task.
//!
//! The texts are Markdown files in `help/`, in a folder for each language. They refer to labels of
//! the site by message keys (`build/handbook.rs`), so that a renamed button is renamed in the
//! handbook too.

use super::Language;

/// Prefix of a code span that is a label of the site: button, page or field.
pub const NAME: char = '\u{e000}';

/// A page of the handbook.
#[derive(Debug)]
pub struct Page {
    /// Name in the address.
    pub slug: &'static str,
    texts: [Text; Language::COUNT],
}

/// A page in one language.
#[derive(Debug)]
pub struct Text {
    /// Title of the page.
    pub title: &'static str,
    /// Markdown: sections of the second level, paragraphs, lists, pictures on lines of their own.
    pub body: &'static str,
}

impl Page {
    /// The page in a language.
    pub fn text(&self, language: Language) -> &Text {
        &self.texts[language as usize]
    }
}

include!(concat!(env!("OUT_DIR"), "/handbook.rs"));

/// All pages in reading order.
pub fn pages() -> &'static [Page] {
    PAGES
}

#[cfg(test)]
mod tests;
