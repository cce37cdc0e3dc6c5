//! The options of selects, radio buttons and menus.

use crate::i18n::{Language, Speaks};

/// One of several options.
pub struct Choice<V = &'static str> {
    /// The value in the form or the address.
    pub value: V,
    /// The visible label.
    pub label: String,
    /// True for the current option.
    pub chosen: bool,
}

impl<V> Choice<V> {
    /// An option by its value and its label.
    pub fn new(value: V, label: impl Into<String>, chosen: bool) -> Choice<V> {
        Choice {
            value,
            label: label.into(),
            chosen,
        }
    }
}

/// The languages of the site, each by its own name.
pub fn language_choices(chosen: Language) -> Vec<Choice> {
    Language::ALL
        .map(|language| Choice::new(language.word(), language.own_name(), language == chosen))
        .into()
}
