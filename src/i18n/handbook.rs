//! The handbook: instructions for the site, one page for each task.
//!
//! The texts are Markdown files in `help/`, in a folder for each language. They refer to labels of
//! the site by message keys (`build/handbook.rs`), so that a renamed button is renamed in the
//! handbook too.

use super::Language;
use crate::domain::rules::{Shows, Sides};

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
pub fn all_pages() -> &'static [Page] {
    PAGES
}

/// A text as readers of a federation see it: what stands between the lines `<!-- with plan -->` and
/// `<!-- end -->` is for those whose rules have that. Where the rules aren't known, everything is
/// shown.
pub fn fit_to_rules(body: &str, shows: Option<Shows>) -> String {
    let mut fits = true;
    let mut text = String::with_capacity(body.len());
    for line in body.lines() {
        match line
            .trim()
            .strip_prefix("<!-- ")
            .and_then(|rest| rest.strip_suffix(" -->"))
        {
            Some("end") => fits = true,
            Some(wanted) => fits = shows.is_none_or(|shows| has_subject(shows, wanted)),
            None if fits => {
                text.push_str(line);
                text.push('\n');
            }
            None => {}
        }
    }
    text
}

/// True if the rules have the subject of a part of a chapter.
fn has_subject(shows: Shows, wanted: &str) -> bool {
    match wanted.strip_prefix("with ") {
        Some("plan") => shows.plan,
        Some("colours") => shows.sign.sides() != Sides::Order,
        Some("stones") => shows.sign.stones(),
        Some("ranks") => shows.ranks,
        _ => true,
    }
}

#[cfg(test)]
mod tests;
