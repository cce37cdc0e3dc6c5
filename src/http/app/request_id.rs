//! Request ids. They reveal neither the number of requests nor the next id.

use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

#[derive(Clone, Default)]
pub struct Numbering(Arc<IdSource>);

#[derive(Default)]
struct IdSource {
    secret: RandomState,
    count: AtomicU64,
}

impl Numbering {
    pub fn next_id(&self) -> String {
        let IdSource { secret, count } = &*self.0;
        format!(
            "{:016x}",
            secret.hash_one(count.fetch_add(1, Ordering::Relaxed))
        )
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_requests_have_one_number() {
        let numbering = Numbering::default();
        let drawn: BTreeSet<String> = (0..1000).map(|_| numbering.clone().next_id()).collect();
        assert_eq!(drawn.len(), 1000);
        assert!(
            drawn
                .iter()
                .all(|number| number.len() == 16 && number.bytes().all(|b| b.is_ascii_hexdigit()))
        );
        assert!(
            !drawn.contains(&Numbering::default().next_id()),
            "another process draws others"
        );
    }
}
