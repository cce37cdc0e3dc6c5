//! What the parameters of the regulations decide, and what their values mean, in the reader's language.

use super::L10nLanguage;

/// What a parameter decides; `None`: the regulation's own words must do.
pub fn parameter(_t: &L10nLanguage, _rules: &str, _name: &str) -> Option<String> {
    None
}

/// What a value to choose from means; `None`: the word itself must do.
pub fn value(_t: &L10nLanguage, _rules: &str, _name: &str, _value: &str) -> Option<String> {
    None
}
