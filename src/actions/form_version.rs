//! Form versions: the state of an object that a user was shown before changing it, so that changes
//! of others aren't overwritten unseen.

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::{ActionError, FormMistake, FormProblem};

pub const FIELD: &str = "seen";

/// SHA-256, in hexadecimal, of each text with its length before it.
pub fn compute_mark<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    let mut hash = Sha256::new();
    for text in texts {
        hash.update((text.len() as u64).to_be_bytes());
        hash.update(text);
    }
    HEXLOWER.encode(&hash.finalize())
}

/// A form without a version doesn't come from a page.
pub(super) fn check_seen(seen: &str, now: &str) -> Option<FormProblem> {
    (!seen.is_empty() && seen != now)
        .then_some(FormProblem::new(FIELD, FormMistake::ChangedMeanwhile))
}

/// In the order of the page.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Fields(Vec<(&'static str, String)>);

impl Fields {
    pub fn from_pairs(fields: impl IntoIterator<Item = (&'static str, String)>) -> Fields {
        Fields(fields.into_iter().collect())
    }

    pub fn mark(&self) -> String {
        compute_mark(self.0.iter().map(|(_, text)| text.as_str()))
    }

    /// Compares the same fields.
    pub fn list_differences<'a>(
        &'a self,
        other: &'a Fields,
    ) -> impl Iterator<Item = (&'static str, &'a str)> {
        let differs = move |(name, text): &&(&'static str, String)| {
            other
                .0
                .iter()
                .any(|(same, typed)| same == name && typed != text)
        };
        self.0
            .iter()
            .filter(differs)
            .map(|(name, text)| (*name, text.as_str()))
    }
}

#[derive(Debug, Clone, Default)]
pub struct Filled {
    pub typed: Fields,
    /// The form version that was shown.
    pub seen: String,
}

impl Filled {
    /// Saving would overwrite stored changes that the sender hasn't seen.
    pub fn is_stale(&self, stored: &Fields) -> bool {
        self.typed != *stored && check_seen(&self.seen, &stored.mark()).is_some()
    }

    pub fn check_fresh(&self, stored: &Fields) -> Result<(), ActionError> {
        if self.is_stale(stored) {
            Err(ActionError::Form(vec![FormProblem::new(
                FIELD,
                FormMistake::ChangedMeanwhile,
            )]))
        } else {
            Ok(())
        }
    }
}

pub fn is_stale(problems: &[FormProblem]) -> bool {
    problems
        .iter()
        .any(|problem| problem.kind == FormMistake::ChangedMeanwhile)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(name: &str, city: &str) -> Fields {
        Fields::from_pairs([("name", name.to_owned()), ("city", city.to_owned())])
    }

    #[test]
    fn a_form_is_stale_where_something_unseen_would_be_lost() {
        let (shown, stored) = (fields("Ivory", ""), fields("Ivory", "Stepove"));
        let filled = |typed: Fields, seen: String| Filled { typed, seen };
        let late = filled(fields("Ivory Tower", ""), shown.mark());
        assert!(
            late.is_stale(&stored)
                && late.check_fresh(&stored).is_err()
                && late.check_fresh(&shown).is_ok()
        );
        assert!(
            !filled(stored.clone(), shown.mark()).is_stale(&stored),
            "the same is stored already"
        );
        assert!(
            !filled(shown.clone(), String::new()).is_stale(&stored),
            "it comes from no page"
        );
        assert_eq!(
            stored.list_differences(&late.typed).collect::<Vec<_>>(),
            [("name", "Ivory"), ("city", "Stepove")]
        );
        assert_ne!(fields("a", "b").mark(), fields("ab", "").mark());
    }
}
