//! The choices of selects, radio buttons and menus.

use crate::text::{Language, Speaks};

/// One of several choices.
pub struct Choice<V = &'static str> {
    /// What the form sends, or what the address says.
    pub value: V,
    /// What the reader sees.
    pub label: String,
    /// Whether this is the one that holds now.
    pub chosen: bool,
}

impl<V> Choice<V> {
    /// A choice by its value and its label.
    pub fn new(value: V, label: impl Into<String>, chosen: bool) -> Choice<V> {
        Choice { value, label: label.into(), chosen }
    }
}

/// The languages of the site, each by its own name.
pub fn languages(chosen: Language) -> Vec<Choice> {
    Language::ALL.map(|language| Choice::new(language.word(), language.own_name(), language == chosen)).into()
}
