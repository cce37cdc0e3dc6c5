//! The person to be forgotten, and the recognition of texts about them.

use serde_json::Value;

use crate::db::federations::Federation;
use crate::db::forgetting::{self as storage, PersonReferences};
use crate::db::players::{self, Player};
use crate::db::{Conn, DbError, PlayerId};
use crate::domain::name;
use crate::domain::player::Born;

pub(crate) struct Person {
    pub(super) player: Player,
    /// Duplicates merged into the entry.
    pub(super) duplicates: Vec<Player>,
    traces: PersonReferences,
    /// Likeness keys of the names.
    keys: Vec<String>,
    /// True if the name alone identifies the person: no other player has one of these names.
    alone: bool,
}

impl Person {
    pub(crate) fn load_person(
        conn: &mut Conn,
        federation: &Federation,
        player: Player,
    ) -> Result<Person, DbError> {
        let mut ids = vec![player.id];
        loop {
            let found = storage::merged_into(conn, federation.id, &ids)?;
            let more: Vec<PlayerId> = found.into_iter().filter(|id| !ids.contains(id)).collect();
            if more.is_empty() {
                break;
            }
            ids.extend(more);
        }
        let mut duplicates = players::find_many(conn, federation.id, &ids)?;
        duplicates.retain(|duplicate| duplicate.id != player.id);
        let named = || {
            std::iter::once(&player)
                .chain(&duplicates)
                .filter(|entry| !entry.personal.name.trim().is_empty())
        };
        let mut keys: Vec<String> = named()
            .map(|entry| name::likeness_key(&entry.personal.name))
            .collect();
        let mut spellings: Vec<String> = Vec::new();
        for entry in named() {
            // An old list may be spelled by another transliteration table than the present one.
            let tables = name::Language::ALL
                .map(|language| Some(name::to_latin(&entry.personal.name, language)));
            spellings.extend(
                [
                    Some(entry.personal.name.clone()),
                    entry.personal.latin.clone(),
                ]
                .into_iter()
                .chain(tables)
                .flatten(),
            );
        }
        spellings
            .iter_mut()
            .for_each(|spelling| *spelling = spelling.trim().to_owned());
        spellings.retain(|spelling| !spelling.is_empty());
        for list in [&mut keys, &mut spellings] {
            list.sort();
            list.dedup();
        }
        let alone = !keys.is_empty() && storage::nobody_else(conn, federation.id, &keys, &ids)?;
        Ok(Person {
            traces: PersonReferences {
                players: ids,
                spellings,
            },
            keys,
            alone,
            player,
            duplicates,
        })
    }

    pub(crate) fn id(&self) -> PlayerId {
        self.player.id
    }

    pub(crate) fn code(&self) -> &str {
        &self.player.code
    }

    pub(crate) fn traces(&self) -> &PersonReferences {
        &self.traces
    }

    /// By id, or without one by name, if the name is unique and the births don't differ.
    pub(crate) fn is_person(&self, player: Option<i64>, called: &str, born: &str) -> bool {
        if let Some(id) = player {
            return self.traces.players.contains(&PlayerId(id));
        }
        let year = |text: &str| Born::parse(text.trim()).map(Born::year);
        let other = match (
            year(born),
            self.player.personal.parse_birth().map(Born::year),
        ) {
            (Some(typed), Some(known)) => typed != known,
            _ => false,
        };
        self.alone && !other && self.keys.contains(&name::likeness_key(called))
    }

    /// `None` if the name doesn't occur.
    pub(crate) fn replace_name(&self, text: &str) -> Option<String> {
        let mut changed = text.to_owned();
        for spelling in &self.traces.spellings {
            changed = replace_words(&changed, spelling, self.code());
        }
        (changed != text).then_some(changed)
    }

    /// Collects the innermost objects with the name or id, without nested parts about others, and
    /// texts with the name.
    pub(crate) fn collect_parts(&self, value: &Value, parts: &mut Vec<Value>) {
        let named = |value: &Value| match value {
            Value::String(text) => self.replace_name(text).is_some(),
            _ => false,
        };
        let numbered = |value: &Value| {
            value
                .as_i64()
                .is_some_and(|id| self.traces.players.contains(&PlayerId(id)))
        };
        match value {
            Value::Object(fields)
                if fields
                    .iter()
                    .any(|(key, value)| named(value) || (key == "player" && numbered(value))) =>
            {
                let plain = fields
                    .iter()
                    .filter(|(_, value)| !value.is_object() && !value.is_array());
                parts.push(Value::Object(
                    plain
                        .map(|(key, value)| (key.clone(), value.clone()))
                        .collect(),
                ));
                fields
                    .values()
                    .filter(|value| value.is_object() || value.is_array())
                    .for_each(|value| self.collect_parts(value, parts));
            }
            Value::Object(fields) => fields
                .values()
                .for_each(|value| self.collect_parts(value, parts)),
            Value::Array(values) => values
                .iter()
                .for_each(|value| self.collect_parts(value, parts)),
            text if named(text) => parts.push(text.clone()),
            _ => {}
        }
    }

    /// Returns true if the name occurred.
    pub(super) fn replace_in(&self, value: &mut Value) -> bool {
        match value {
            Value::String(text) => match self.replace_name(text) {
                Some(changed) => {
                    *text = changed;
                    true
                }
                None => false,
            },
            Value::Array(values) => values
                .iter_mut()
                .fold(false, |any, value| self.replace_in(value) | any),
            Value::Object(fields) => fields
                .values_mut()
                .fold(false, |any, value| self.replace_in(value) | any),
            _ => false,
        }
    }
}

/// Replaces whole words only, not parts of longer ones.
fn replace_words(text: &str, words: &str, by: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(words) {
        let (before, found) = rest.split_at(at);
        let after = found.get(words.len()..).unwrap_or_default();
        let joined = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
        out.push_str(before);
        let inside = joined(out.chars().next_back()) || joined(after.chars().next());
        out.push_str(if inside { words } else { by });
        rest = after;
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::replace_words;

    #[test]
    fn a_name_inside_a_longer_word_is_another() {
        assert_eq!(
            replace_words("Ян, Янко; ЯнЯн Ян", "Ян", "p1"),
            "p1, Янко; ЯнЯн p1"
        );
        assert_eq!(replace_words("", "Ян", "p1"), "");
    }
}
