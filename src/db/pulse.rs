//! What a process has seen of the data: how often anything public was changed, and whether the data went back to an earlier state (a copy
//! was put in the place of the database, another server took over that had not heard of the last acts).

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{Conn, DbError, audit, federations};

/// The newest line of the audit log, by which the state of the data is known again: its hash depends on all lines before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Mark {
    seq: i64,
    hash: String,
}

/// The data at a moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Pulse {
    /// The sum of the versions of all federations.
    versions: u64,
    newest: Option<Mark>,
    /// The line that was known before is gone, or another one.
    torn: bool,
}

impl Pulse {
    /// The data as a transaction sees them. `known`: the newest line that was known before it began.
    pub(super) fn feel(conn: &mut Conn, known: &Option<Mark>) -> Result<Pulse, DbError> {
        let versions = federations::pulse(conn)?;
        let newest = audit::newest(conn)?.map(|(seq, hash)| Mark { seq, hash });
        let torn = match (known, &newest) {
            (None, _) => false,
            (Some(known), Some(newest)) if newest.seq == known.seq => newest != known,
            (Some(known), Some(newest)) if newest.seq > known.seq => audit::hash_of(conn, known.seq)?.as_ref() != Some(&known.hash),
            _ => true,
        };
        Ok(Pulse { versions, newest, torn })
    }
}

/// What was seen so far.
#[derive(Debug, Default)]
pub(super) struct History {
    generation: AtomicU64,
    epoch: AtomicU64,
    seen: Mutex<Seen>,
}

#[derive(Debug, Default)]
struct Seen {
    newest: Option<Mark>,
    /// What the generation is ahead of the versions.
    ahead: u64,
}

impl History {
    /// A number that grows with all that was seen.
    pub(super) fn generation(&self) -> u64 {
        self.generation.load(Ordering::Acquire)
    }

    /// How often the data went back.
    pub(super) fn epoch(&self) -> u64 {
        self.epoch.load(Ordering::Acquire)
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The newest line that is known. A transaction that begins after this sees it, or the data went back.
    pub(super) fn known(&self) -> Option<Mark> {
        self.seen().newest.clone()
    }

    /// Whether taking this in makes a new generation.
    pub(super) fn is_news(&self, pulse: &Pulse) -> bool {
        let ahead = self.seen().ahead;
        pulse.torn || ahead + pulse.versions > self.generation()
    }

    /// Takes in what a transaction has seen; `known` is what was known before it began.
    pub(super) fn see(&self, pulse: Pulse, known: &Option<Mark>) {
        let mut seen = self.seen();
        if pulse.torn {
            // Somebody else has noticed it, or something else was seen meanwhile: whoever looks next compares with that.
            if seen.newest != *known {
                return;
            }
            seen.ahead = (self.generation() + 1).saturating_sub(pulse.versions);
            self.epoch.fetch_add(1, Ordering::AcqRel);
            seen.newest = pulse.newest;
        } else if pulse.newest.as_ref().map(|mark| mark.seq) > seen.newest.as_ref().map(|mark| mark.seq) {
            seen.newest = pulse.newest;
        }
        self.generation.fetch_max(seen.ahead + pulse.versions, Ordering::AcqRel);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(seq: i64, hash: &str) -> Option<Mark> {
        Some(Mark { seq, hash: hash.to_owned() })
    }

    #[test]
    fn what_went_back_is_a_new_generation() {
        let history = History::default();
        history.see(Pulse { versions: 100, newest: mark(9, "a"), torn: false }, &None);
        assert_eq!((history.generation(), history.epoch(), history.known()), (100, 0, mark(9, "a")));
        let known = history.known();
        let back = Pulse { versions: 98, newest: mark(7, "b"), torn: true };
        history.see(back.clone(), &known);
        assert_eq!((history.generation(), history.epoch(), history.known()), (101, 1, mark(7, "b")));
        history.see(back, &known);
        assert_eq!((history.generation(), history.epoch()), (101, 1), "noticed by two, counted once");
        history.see(Pulse { versions: 100, newest: mark(9, "c"), torn: false }, &history.known());
        assert_eq!(history.generation(), 103);
        history.see(Pulse { versions: 99, newest: mark(8, "d"), torn: false }, &mark(7, "b"));
        assert_eq!((history.generation(), history.known()), (103, mark(9, "c")), "who was slow changes nothing");
    }
}
