//! Data versions for caches, and a check that the database hasn't gone back to an earlier state (a
//! restored backup, a failover to a server without the last changes).

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::chains::Head;
use super::lock_scope::Scope;
use super::{Conn, DbError, FederationId, audit, chains, federations};

/// The part of the data from which a page or cache entry was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CacheScope {
    /// The data of any federations.
    Site,
    /// The data of one federation and nothing else.
    Federation(FederationId),
    /// No data: content of the program itself.
    Program,
}

/// A stamp differs after every public change in its extent, and never recurs in the same process.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stamp {
    epoch: u64,
    version: u64,
}

/// The data as a process knows it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct State {
    /// Number of times that the data went back.
    epoch: u64,
    /// Difference between the generation and the sum of the versions.
    ahead: u64,
    versions: BTreeMap<FederationId, u64>,
    /// Sum of the versions.
    total: u64,
    /// Newest known line of each chain of the audit log. A transaction that begins later sees it,
    /// unless the data went back.
    heads: BTreeMap<i64, Head>,
}

impl State {
    fn from_versions(versions: BTreeMap<FederationId, u64>, heads: BTreeMap<i64, Head>) -> State {
        State {
            total: versions.values().sum(),
            versions,
            heads,
            ..State::default()
        }
    }

    pub fn of_versions(versions: impl IntoIterator<Item = (FederationId, u64)>) -> State {
        State::from_versions(versions.into_iter().collect(), BTreeMap::new())
    }

    pub fn stamp(&self, extent: CacheScope) -> Stamp {
        let version = match extent {
            CacheScope::Site => self.total,
            CacheScope::Federation(id) => self.versions.get(&id).copied().unwrap_or_default(),
            CacheScope::Program => {
                return Stamp {
                    epoch: 0,
                    version: 0,
                };
            }
        };
        Stamp {
            epoch: self.epoch,
            version,
        }
    }

    /// Grows with every public change of any federation, and when the data goes back.
    pub fn generation(&self) -> u64 {
        self.ahead + self.total
    }

    /// The result of [`chains::load_sums`] for this data.
    fn format_sums(&self) -> String {
        format!(
            "{} {}",
            self.total,
            self.heads
                .values()
                .map(|head| i128::from(head.mark))
                .sum::<i128>()
        )
    }

    /// A known line is missing or differs. `heads` are the present newest lines, of all chains or
    /// of those in `of`.
    fn is_history_broken(
        &self,
        conn: &mut Conn,
        heads: &BTreeMap<i64, Head>,
        of: Option<&[i64]>,
    ) -> Result<bool, DbError> {
        let looked_at =
            |chain: &i64, head: &Head| head.seq > 0 && of.is_none_or(|of| of.contains(chain));
        for (chain, known) in self
            .heads
            .iter()
            .filter(|(chain, known)| looked_at(chain, known))
        {
            let whole = match heads.get(chain) {
                Some(now) if now.seq == known.seq => now == known,
                Some(now) if now.seq > known.seq => {
                    audit::hash_of(conn, known.seq)?.as_deref() == Some(&*known.hash)
                }
                _ => false,
            };
            if !whole {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum VersionChange {
    Same,
    Other {
        /// The versions of all federations, or of those that were read.
        versions: BTreeMap<FederationId, u64>,
        /// The newest lines of their chains of the audit log.
        heads: BTreeMap<i64, Head>,
        /// A line known before is missing or differs.
        history_broken: bool,
    },
}

impl VersionChange {
    /// The transaction sees all of `known`. Versions only grow: if their sum is the same, so is
    /// each of them.
    pub(super) fn read_version(conn: &mut Conn, known: &State) -> Result<VersionChange, DbError> {
        if chains::load_sums(conn)? == known.format_sums() {
            return Ok(VersionChange::Same);
        }
        VersionChange::from_database(conn, known, None)
    }

    /// Reads only the data that the scope of the transaction covers.
    pub(super) fn after(
        conn: &mut Conn,
        known: &State,
        scope: Scope,
    ) -> Result<VersionChange, DbError> {
        match scope.audit_chains() {
            Some(chains) => VersionChange::from_database(conn, known, Some(&chains)),
            None => VersionChange::read_version(conn, known),
        }
    }

    fn from_database(
        conn: &mut Conn,
        known: &State,
        of: Option<&[Option<FederationId>]>,
    ) -> Result<VersionChange, DbError> {
        let federations: Option<Vec<FederationId>> =
            of.map(|of| of.iter().copied().flatten().collect());
        let chains: Option<Vec<i64>> =
            of.map(|of| of.iter().map(|one| chains::id_of(*one)).collect());
        let versions = federations::load_versions(conn, federations.as_deref())?
            .into_iter()
            .collect();
        let heads = chains::load_heads(conn, chains.as_deref())?
            .into_iter()
            .collect();
        let torn = known.is_history_broken(conn, &heads, chains.as_deref())?;
        Ok(VersionChange::Other {
            versions,
            heads,
            history_broken: torn,
        })
    }
}

#[derive(Debug, Default)]
pub(super) struct History {
    epoch: AtomicU64,
    seen: Mutex<Arc<State>>,
}

impl History {
    pub(super) fn epoch(&self) -> u64 {
        self.epoch.load(Ordering::Acquire)
    }

    fn seen(&self) -> MutexGuard<'_, Arc<State>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn newest_state(&self) -> Arc<State> {
        self.seen().clone()
    }

    pub(super) fn is_news(&self, pulse: &VersionChange) -> bool {
        let VersionChange::Other {
            versions,
            history_broken: torn,
            ..
        } = pulse
        else {
            return false;
        };
        let seen = self.seen();
        *torn
            || versions.iter().any(|(federation, version)| {
                seen.versions
                    .get(federation)
                    .is_none_or(|known| version > known)
            })
    }

    /// `known` is the state before the transaction. Returns false if the version is rejected: the
    /// next look has to find it again.
    pub(super) fn record_version(&self, pulse: VersionChange, known: &Arc<State>) -> bool {
        let VersionChange::Other {
            versions,
            heads,
            history_broken: torn,
        } = pulse
        else {
            return true;
        };
        let mut seen = self.seen();
        if torn {
            // The state has changed since: another transaction has noticed it too, or has seen
            // something else. The next look compares with that.
            if !Arc::ptr_eq(&seen, known) {
                return false;
            }
            let mut next = State {
                epoch: seen.epoch + 1,
                ..State::from_versions(versions, heads)
            };
            next.ahead = (seen.generation() + 1).saturating_sub(next.total);
            self.epoch.store(next.epoch, Ordering::Release);
            *seen = Arc::new(next);
            return true;
        }
        if seen.epoch != known.epoch {
            // It may have been seen before the data went back.
            return false;
        }
        // The versions of two transactions may arrive in any order.
        let mut next = State::clone(&seen);
        for (federation, version) in versions {
            let known = next.versions.entry(federation).or_default();
            *known = version.max(*known);
        }
        for (chain, head) in heads {
            if next
                .heads
                .get(&chain)
                .is_none_or(|known| known.seq < head.seq)
            {
                next.heads.insert(chain, head);
            }
        }
        next.total = next.versions.values().sum();
        if next != **seen {
            *seen = Arc::new(next);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: FederationId = FederationId(1);
    const OTHER: FederationId = FederationId(2);

    fn pulse(versions: [u64; 2], seq: i64, hash: &str, torn: bool) -> VersionChange {
        let heads = [(
            1,
            Head {
                seq,
                hash: hash.into(),
                mark: seq,
            },
        )]
        .into();
        VersionChange::Other {
            versions: [ONE, OTHER].into_iter().zip(versions).collect(),
            heads,
            history_broken: torn,
        }
    }

    fn stamps(history: &History) -> [Stamp; 3] {
        [
            CacheScope::Site,
            CacheScope::Federation(ONE),
            CacheScope::Federation(OTHER),
        ]
        .map(|extent| history.newest_state().stamp(extent))
    }

    #[test]
    fn a_change_in_one_federation_is_none_in_another() {
        let history = History::default();
        assert!(history.record_version(pulse([7, 3], 9, "a", false), &history.newest_state()));
        let before = stamps(&history);
        history.record_version(pulse([8, 3], 10, "b", false), &history.newest_state());
        let after = stamps(&history);
        assert!(before[0] != after[0] && before[1] != after[1] && before[2] == after[2]);
        let program = history.newest_state().stamp(CacheScope::Program);
        history.record_version(pulse([8, 4], 11, "c", false), &history.newest_state());
        assert_eq!(history.newest_state().stamp(CacheScope::Program), program);
        assert_eq!(history.newest_state().generation(), 12);
        assert_eq!(history.newest_state().format_sums(), "12 11");
        let now = history.newest_state();
        assert!(
            history.record_version(VersionChange::Same, &now)
                && Arc::ptr_eq(&history.newest_state(), &now)
        );
    }

    #[test]
    fn what_is_seen_late_changes_nothing() {
        let history = History::default();
        let known = history.newest_state();
        history.record_version(pulse([8, 4], 11, "c", false), &known);
        let now = history.newest_state();
        history.record_version(pulse([7, 4], 10, "b", false), &known);
        assert!(Arc::ptr_eq(&history.newest_state(), &now));
    }

    #[test]
    fn what_went_back_is_a_new_state_of_everything() {
        let history = History::default();
        history.record_version(pulse([60, 40], 9, "a", false), &history.newest_state());
        let (known, before) = (history.newest_state(), stamps(&history));
        let back = pulse([58, 40], 7, "b", true);
        assert!(history.record_version(back.clone(), &known));
        let after = stamps(&history);
        assert!(
            before
                .iter()
                .zip(&after)
                .all(|(before, after)| before != after)
        );
        assert_eq!(
            (history.newest_state().generation(), history.epoch()),
            (101, 1)
        );
        assert!(!history.record_version(back, &known));
        assert_eq!(
            (history.newest_state().generation(), history.epoch()),
            (101, 1),
            "noticed by two, counted once"
        );
        // A transaction that began earlier doesn't know the later changes.
        assert!(!history.record_version(pulse([61, 40], 10, "c", false), &known));
        assert_eq!(stamps(&history), after);
        history.record_version(pulse([60, 40], 9, "d", false), &history.newest_state());
        assert_eq!(history.newest_state().generation(), 103);
        assert_ne!(
            stamps(&history)[1],
            before[1],
            "the versions of then come again, the states don't"
        );
    }
}
