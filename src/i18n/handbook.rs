//! The handbook: one page for each task, in Markdown files in `help/`, a folder for each language.
//! They refer to labels of the site by message keys (`build/handbook.rs`), so that a renamed button
//! is renamed in the handbook too.

use super::Language;
use crate::domain::rules::{RulesFeatures, Sides};

/// Prefix of a code span that is a label of the site: button, page or field.
pub const NAME: char = '\u{e000}';

#[derive(Debug)]
pub struct Page {
    pub slug: &'static str,
    texts: [Text; Language::COUNT],
}

#[derive(Debug)]
pub struct Text {
    pub title: &'static str,
    /// Markdown: sections of the second level, paragraphs, lists, pictures on lines of their own.
    pub body: &'static str,
}

impl Page {
    pub fn text(&self, language: Language) -> &Text {
        &self.texts[language as usize]
    }
}

include!(concat!(env!("OUT_DIR"), "/handbook.rs"));

/// In reading order.
pub fn all_pages() -> &'static [Page] {
    PAGES
}

/// Text between the lines `<!-- with plan -->` and `<!-- end -->` is for readers whose rules have
/// that. If the rules aren't known, everything is shown.
pub fn fit_to_rules(body: &str, shows: Option<RulesFeatures>) -> String {
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

fn has_subject(shows: RulesFeatures, wanted: &str) -> bool {
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
