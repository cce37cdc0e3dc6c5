//! Proposed amendments, without effect until the chairman publishes them. Those who monitor the
//! ratings propose other limits and factors (rgf 1, rgf 7).

use super::rules::form::{Described, ParameterMap};
use super::string_enum::string_enum;

string_enum! {
    /// The stage of a proposed amendment.
    pub enum Stage {
        /// Waits for the chairman.
        Open = "open",
        /// The chairman has published an amendment that follows the proposal.
        Adopted = "adopted",
        /// The chairman has declined the proposal and stated the reason.
        Declined = "declined",
        /// Withdrawn by its author.
        Withdrawn = "withdrawn",
    }
}

/// The parameters that differ in the second set; both hold only values that are no defaults.
pub fn find_changes(
    described: &[Described],
    before: &ParameterMap,
    after: &ParameterMap,
) -> ParameterMap {
    let changed = described
        .iter()
        .filter(|d| d.value(before) != d.value(after));
    changed
        .map(|d| (d.name.to_owned(), d.value(after).clone()))
        .collect()
}

/// Applies changes to a set; read the result anew, as it may contain defaults.
pub fn apply_changes(before: &ParameterMap, changes: &ParameterMap) -> ParameterMap {
    let mut after = before.clone();
    after.extend(changes.clone());
    after
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::rules::by_id;

    fn written(value: &Value) -> ParameterMap {
        by_id("ufgo").unwrap().normalize_parameters(value).unwrap()
    }

    #[test]
    fn changes_name_what_differs_and_the_way_back_to_the_default() {
        let described = by_id("ufgo").unwrap().described();
        let before = written(&json!({ "dan_loss": "cascade" }));
        let after = written(&json!({ "age_protection_years": 60 }));
        let changes = find_changes(&described, &before, &after);
        let default = described
            .iter()
            .find(|d| d.name == "dan_loss")
            .unwrap()
            .default
            .clone();
        let named: Vec<(&str, &Value)> = changes
            .iter()
            .map(|(name, value)| (name.as_str(), value))
            .collect();
        assert_eq!(named.len(), 2, "{named:?}");
        assert_eq!(
            (
                changes["age_protection_years"].clone(),
                changes["dan_loss"].clone()
            ),
            (json!(60), default)
        );
        assert_eq!(
            written(&Value::Object(apply_changes(&before, &changes))),
            after
        );
    }

    #[test]
    fn what_was_changed_since_stays() {
        let described = by_id("ufgo").unwrap().described();
        let proposed = find_changes(
            &described,
            &ParameterMap::new(),
            &written(&json!({ "age_protection_years": 60 })),
        );
        let since = written(&json!({ "dan_loss": "cascade" }));
        let both = written(&Value::Object(apply_changes(&since, &proposed)));
        assert_eq!(
            both,
            written(&json!({ "dan_loss": "cascade", "age_protection_years": 60 }))
        );
        assert!(
            find_changes(
                &described,
                &both,
                &written(&Value::Object(apply_changes(&both, &proposed)))
            )
            .is_empty()
        );
    }
}
