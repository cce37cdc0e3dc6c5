//! A player's initial record in forms. Each field is read by itself, with bounds for sensible
//! input; [`Rules::read_standing`](super::Rules::read_standing) checks the record as a whole.

use serde_json::{Map, Value};

use super::form::to_json_number;
use crate::player::parse_date;

/// A field of an initial record.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StandingField {
    /// The name in the journal, after that of the pool if the rules have pools: `classic.rating`.
    pub name: &'static str,
    /// The kind of value.
    pub kind: StandingKind,
    /// True if no other field of its pool (without pools: of the record) makes sense without it.
    pub needed: bool,
}

/// The kind of value in a field.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum StandingKind {
    /// A whole number, with bounds.
    Whole(i64, i64),
    /// A number, with bounds.
    Number(f64, f64),
    /// One of these words.
    Words(&'static [&'static str]),
    /// A day, `2026-05-30`.
    Day,
    /// A month as text, `2026-05`.
    Month,
}

/// A mistake in a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wrong {
    /// The name of the field.
    pub field: &'static str,
    /// The kind of mistake.
    pub kind: WrongKind,
}

/// The kinds of mistake in a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WrongKind {
    /// Empty, although other fields need it.
    Missing,
    /// Not a number, or out of bounds.
    NotANumber,
    /// Not a day or month.
    NotADay,
    /// Not one of the words.
    Unknown,
}

impl StandingField {
    /// An optional field.
    pub const fn new(name: &'static str, kind: StandingKind) -> StandingField {
        StandingField {
            name,
            kind,
            needed: false,
        }
    }

    /// A required field.
    pub const fn new_required(name: &'static str, kind: StandingKind) -> StandingField {
        StandingField {
            name,
            kind,
            needed: true,
        }
    }

    /// The pool of the field (empty without pools) and its name there.
    pub fn pool_and_name(&self) -> (&'static str, &'static str) {
        self.name.split_once('.').unwrap_or(("", self.name))
    }

    /// The lowest word has index 0.
    fn word_index(&self, value: &Value) -> Option<usize> {
        let StandingKind::Words(words) = self.kind else {
            return None;
        };
        words.iter().position(|word| value.as_str() == Some(word))
    }

    fn parse_value(&self, text: &str) -> Result<Value, WrongKind> {
        let number = || {
            text.replace(',', ".")
                .replace('\u{2212}', "-")
                .parse()
                .ok()
                .filter(|number: &f64| number.is_finite())
        };
        match self.kind {
            StandingKind::Whole(from, to) => {
                let whole =
                    number().filter(|n| n.fract() == 0.0 && (from as f64..=to as f64).contains(n));
                whole
                    .map(|n| Value::from(n as i64))
                    .ok_or(WrongKind::NotANumber)
            }
            StandingKind::Number(from, to) => number()
                .filter(|n| (from..=to).contains(n))
                .map(to_json_number)
                .ok_or(WrongKind::NotANumber),
            StandingKind::Words(words) => words
                .iter()
                .find(|word| **word == text)
                .map(|word| (*word).into())
                .ok_or(WrongKind::Unknown),
            StandingKind::Day => parse_date(text)
                .map(|_| text.into())
                .ok_or(WrongKind::NotADay),
            StandingKind::Month => parse_date(&format!("{text}-01"))
                .map(|_| text.into())
                .ok_or(WrongKind::NotADay),
        }
    }

    fn text(&self, standing: Option<&Value>) -> String {
        let (pool, name) = self.pool_and_name();
        let held = standing.and_then(|standing| {
            if pool.is_empty() {
                Some(standing)
            } else {
                standing.get(pool)
            }
        });
        match held.and_then(|held| held.get(name)) {
            None | Some(Value::Null) => String::new(),
            Some(Value::String(text)) => text.clone(),
            Some(value) => value
                .as_f64()
                .map_or_else(|| value.to_string(), |number| number.to_string()),
        }
    }
}

/// The texts of an initial record, in the order of the fields; all empty for a newcomer.
pub fn to_texts(fields: &[StandingField], standing: Option<&Value>) -> Vec<String> {
    fields.iter().map(|field| field.text(standing)).collect()
}

/// The initial record from such texts, or all mistakes. `None`, a newcomer, if all are empty.
pub fn parse_texts(
    fields: &[StandingField],
    texts: &[String],
) -> Result<Option<Value>, Vec<Wrong>> {
    let mut wrong = Vec::new();
    let mut standing = Map::new();
    let typed = |at: usize| texts.get(at).map(|text| text.trim()).unwrap_or_default();
    let any_of = |pool: &str| {
        fields
            .iter()
            .enumerate()
            .any(|(at, field)| field.pool_and_name().0 == pool && !typed(at).is_empty())
    };
    for (at, field) in fields.iter().enumerate() {
        let (pool, name) = field.pool_and_name();
        let read = match typed(at) {
            "" if field.needed && any_of(pool) => Err(WrongKind::Missing),
            "" => continue,
            text => field.parse_value(text),
        };
        match read {
            Err(kind) => wrong.push(Wrong {
                field: field.name,
                kind,
            }),
            Ok(value) if pool.is_empty() => drop(standing.insert(name.to_owned(), value)),
            Ok(value) => {
                let held = standing.entry(pool).or_insert_with(|| Map::new().into());
                held.as_object_mut()
                    .map(|held| held.insert(name.to_owned(), value));
            }
        }
    }
    if wrong.is_empty() {
        Ok((!standing.is_empty()).then_some(Value::Object(standing)))
    } else {
        Err(wrong)
    }
}

/// The joint record of a person who was entered twice: the second entry adds missing pools and a
/// higher rank. Without pools only the first record counts.
pub fn join_standings(
    fields: &[StandingField],
    one: Option<&Value>,
    other: Option<&Value>,
) -> Option<Value> {
    let (Some(Value::Object(first)), Some(Value::Object(second))) = (one, other) else {
        return one.or(other).cloned();
    };
    if fields
        .iter()
        .all(|field| field.pool_and_name().0.is_empty())
    {
        return one.cloned();
    }
    let mut both = first.clone();
    for (key, value) in second.iter().filter(|(_, value)| !value.is_null()) {
        let rank = |value: &Value| {
            fields
                .iter()
                .find(|field| field.name == key)
                .and_then(|field| field.word_index(value))
        };
        if both
            .get(key)
            .is_none_or(|held| held.is_null() || rank(held) < rank(value))
        {
            both.insert(key.clone(), value.clone());
        }
    }
    Some(Value::Object(both))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::{ALL, by_id};
    use super::*;
    use crate::player::Person;

    fn typed(rules: &str, given: &[(&str, &str)]) -> Result<Option<Value>, Vec<Wrong>> {
        let fields = by_id(rules).unwrap().standing;
        let text = |field: &StandingField| {
            given
                .iter()
                .find(|(name, _)| *name == field.name)
                .map_or("", |(_, text)| *text)
                .to_owned()
        };
        assert!(
            given
                .iter()
                .all(|(name, _)| fields.iter().any(|field| field.name == *name)),
            "{given:?}"
        );
        parse_texts(fields, &fields.iter().map(text).collect::<Vec<_>>())
    }

    #[test]
    fn every_regulation_takes_what_its_fields_say() {
        for (rules, given, standing) in [
            (
                "ufgo",
                vec![("rating", "2410"), ("dan", "4")],
                json!({"rating": 2410, "dan": 4}),
            ),
            (
                "ufgo",
                vec![("rating", "1500"), ("rank", "4 kyu")],
                json!({"rating": 1500, "rank": "4 kyu"}),
            ),
            (
                "ssdc",
                vec![
                    ("rapid.rating", "1310,5"),
                    ("rapid.games", "12"),
                    ("rapid.last_played", "2026-02-01"),
                    ("rank", "C"),
                ],
                json!({"rapid": {"rating": 1310.5, "games": 12, "last_played": "2026-02-01"}, "rank": "C"}),
            ),
            ("orr", vec![("fide", "1822")], json!({"fide": 1822})),
            (
                "rgf",
                vec![
                    ("rating", "-210.25"),
                    ("deviation", "80"),
                    ("last_played", "2026-04"),
                ],
                json!({"rating": -210.25, "deviation": 80, "last_played": "2026-04"}),
            ),
            (
                "elo",
                vec![("rating", "1500"), ("games", "30")],
                json!({"rating": 1500, "games": 30}),
            ),
        ] {
            let read = typed(rules, &given).unwrap();
            assert_eq!(read.as_ref(), Some(&standing), "{rules}");
            let book = by_id(rules).unwrap();
            let texts = to_texts(book.standing, read.as_ref());
            assert_eq!(
                parse_texts(book.standing, &texts).unwrap(),
                read,
                "{rules}: {texts:?}"
            );
            book.empty_engine(&json!({}))
                .unwrap()
                .enter_player(Person::default(), read.as_ref())
                .unwrap();
        }
    }

    #[test]
    fn one_person_brings_along_the_pools_of_both_entries() {
        let ssdc = by_id("ssdc").unwrap().standing;
        let classic = json!({"classic": {"rating": 2350, "games": 60}, "rank": "C"});
        let rapid = json!({"classic": {"rating": 1200}, "rapid": {"rating": 1310.5}, "rank": "M"});
        let both = json!({"classic": {"rating": 2350, "games": 60}, "rapid": {"rating": 1310.5}, "rank": "M"});
        assert_eq!(
            join_standings(ssdc, Some(&classic), Some(&rapid)),
            Some(both)
        );
        let lower = json!({"classic": null, "rapid": null, "rank": "2"});
        assert_eq!(
            join_standings(ssdc, Some(&classic), Some(&lower)),
            Some(classic.clone())
        );
        assert_eq!(
            (
                join_standings(ssdc, None, Some(&rapid)),
                join_standings(ssdc, Some(&rapid), None)
            ),
            (Some(rapid.clone()), Some(rapid))
        );
        let (one, other) = (json!({"rating": 1500}), json!({"rating": 1600, "games": 9}));
        assert_eq!(
            join_standings(by_id("elo").unwrap().standing, Some(&one), Some(&other)),
            Some(one)
        );
    }

    #[test]
    fn nothing_typed_is_a_newcomer() {
        for book in ALL {
            assert_eq!(parse_texts(book.standing, &[]), Ok(None), "{}", book.id);
            assert!(to_texts(book.standing, None).iter().all(String::is_empty));
        }
    }

    #[test]
    fn all_mistakes_are_told_at_once() {
        let wrong = |field, kind| Wrong { field, kind };
        let told = typed(
            "ssdc",
            &[
                ("classic.rating", "many"),
                ("rapid.games", "1.5"),
                ("rank", "Z"),
            ],
        );
        let all = [
            wrong("classic.rating", WrongKind::NotANumber),
            wrong("rapid.rating", WrongKind::Missing),
            wrong("rapid.games", WrongKind::NotANumber),
            wrong("rank", WrongKind::Unknown),
        ];
        assert_eq!(told, Err(all.to_vec()));
        assert_eq!(
            typed("rgf", &[("rating", "1"), ("last_played", "2026-13")]),
            Err(vec![wrong("last_played", WrongKind::NotADay)])
        );
        assert_eq!(
            typed("ufgo", &[("dan", "5")]),
            Err(vec![wrong("rating", WrongKind::Missing)])
        );
    }
}
