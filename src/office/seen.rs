//! What somebody was shown of a thing before he changed it: so that nobody overwrites unseen what another one has written meanwhile.

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::{FormMistake, FormProblem};

/// The field of a form that carries the mark.
pub const FIELD: &str = "seen";

/// The mark of texts: SHA-256, in hexadecimal, of each with its length before it.
pub fn mark<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    let mut hash = Sha256::new();
    for text in texts {
        hash.update((text.len() as u64).to_be_bytes());
        hash.update(text);
    }
    HEXLOWER.encode(&hash.finalize())
}

/// The mistake of a form that was filled in with something else before one's eyes. A form without a mark comes from no page.
pub(super) fn check(seen: &str, now: &str) -> Option<FormProblem> {
    (!seen.is_empty() && seen != now).then_some(FormProblem { field: FIELD, kind: FormMistake::ChangedMeanwhile })
}

/// Whether it was changed meanwhile.
pub fn is_stale(problems: &[FormProblem]) -> bool {
    problems.iter().any(|problem| problem.kind == FormMistake::ChangedMeanwhile)
}
