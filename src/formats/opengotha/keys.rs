//! The keys by which OpenGotha's files name players. Section 6.2.

use std::collections::HashMap;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::document::PlayerNo;

/// The key of a name: surname and given name without white space, in capitals.
pub(super) fn name_key(text: &str) -> String {
    text.nfc()
        .filter(|c| !c.is_whitespace())
        .flat_map(char::to_uppercase)
        .collect()
}

fn without_marks(key: &str) -> String {
    key.nfd().filter(|c| !is_combining_mark(*c)).collect()
}

#[derive(Default)]
pub(super) struct Keys {
    exact: HashMap<String, PlayerNo>,
    /// Keys without marks; `None` if two players have the key.
    plain: HashMap<String, Option<PlayerNo>>,
}

impl Keys {
    /// Adds a player; true if the key is new.
    pub(super) fn add_player(&mut self, key: String, no: PlayerNo) -> bool {
        self.plain
            .entry(without_marks(&key))
            .and_modify(|player| *player = None)
            .or_insert(Some(no));
        self.exact.insert(key, no).is_none()
    }

    /// Without an exact match, a unique match without marks is accepted.
    pub(super) fn find(&self, text: &str) -> Option<PlayerNo> {
        let key = name_key(text);
        self.exact
            .get(&key)
            .copied()
            .or_else(|| self.plain.get(&without_marks(&key)).copied().flatten())
    }
}
