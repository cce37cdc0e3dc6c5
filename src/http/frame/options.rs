//! The options of selects, radio buttons and menus.

use crate::i18n::{Language, Speaks};

pub struct Choice<V = &'static str> {
    pub value: V,
    pub label: String,
    pub chosen: bool,
}

impl<V> Choice<V> {
    pub fn new(value: V, label: impl Into<String>, chosen: bool) -> Choice<V> {
        Choice {
            value,
            label: label.into(),
            chosen,
        }
    }
}

pub fn language_choices(chosen: Language) -> Vec<Choice> {
    Language::ALL
        .map(|language| Choice::new(language.word(), language.own_name(), language == chosen))
        .into()
}
