//! The data that a writing transaction may change, and so the others for which it waits on
//! PostgreSQL. On SQLite there is one writer at a time, whatever it writes.

use sha2::{Digest, Sha256};

use super::FederationId;

/// A single datum without a federation that changes independently: a log-in counter, a network
/// counter, a session. Two of them share one of the 2³² numbers by chance, and then wait for each
/// other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LockKey(u32);

impl LockKey {
    /// The number is the same in every program on the database.
    pub fn from_name(name: &str) -> LockKey {
        let hash: [u8; 32] = Sha256::digest(name.as_bytes()).into();
        let [a, b, c, d, ..] = hash;
        LockKey(u32::from_be_bytes([a, b, c, d]))
    }

    pub(super) fn number(self) -> i64 {
        i64::from(self.0)
    }
}

/// Transactions with overlapping scopes follow one another; others run concurrently.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    Federation(FederationId),
    /// Statements about persons who are players of both.
    Federations(FederationId, FederationId),
    /// Data of this federation that no journal carries, and changes in a federation closed by a
    /// move: its host names, the end of its certificates, the note that everything was exported,
    /// the result of its verification.
    UnexportedData(FederationId),
    /// Data without a federation: accounts and their rights, letters in delivery, jobs that are
    /// claimed; and the founding of a federation.
    Accounts,
    /// The attempt counters of these two, or a session. Other changes of an account lock its row
    /// ([`super::accounts::find_for_update`]).
    Own([LockKey; 2]),
    /// A federation that is being imported with all its data. No other transaction knows it yet, so
    /// it only waits for other imports.
    Arrival,
    /// No other transaction writes meanwhile, and this one waits until none does: for changes in
    /// many federations at once.
    Installation,
}

/// An exclusive right that one transaction holds at a time. A transaction that needs several takes
/// them in sorted order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WriteLock {
    Federation(FederationId),
    Accounts,
    Own(LockKey),
    Arrival,
    Installation,
}

impl Scope {
    pub(super) fn required_lanes(self) -> Vec<WriteLock> {
        let mut lanes = match self {
            Scope::Federation(id) | Scope::UnexportedData(id) => vec![WriteLock::Federation(id)],
            Scope::Federations(one, other) => {
                vec![WriteLock::Federation(one), WriteLock::Federation(other)]
            }
            Scope::Accounts => vec![WriteLock::Accounts],
            Scope::Own(both) => both.map(WriteLock::Own).into(),
            Scope::Arrival => vec![WriteLock::Arrival],
            Scope::Installation => vec![WriteLock::Installation],
        };
        lanes.sort_unstable();
        lanes.dedup();
        lanes
    }

    /// None of these federations may be closed.
    pub(super) fn changed_federations(self) -> Vec<FederationId> {
        match self {
            Scope::Federation(id) => vec![id],
            Scope::Federations(one, other) => vec![one, other],
            Scope::UnexportedData(_)
            | Scope::Accounts
            | Scope::Own(_)
            | Scope::Arrival
            | Scope::Installation => Vec::new(),
        }
    }

    /// The chains to which the scope mostly appends; `None` for any of them. The next look sees an
    /// addition to another chain.
    pub(super) fn audit_chains(self) -> Option<Vec<Option<FederationId>>> {
        match self {
            Scope::Federation(id) | Scope::UnexportedData(id) => Some(vec![Some(id)]),
            Scope::Federations(one, other) => Some(vec![Some(one), Some(other)]),
            Scope::Accounts | Scope::Own(_) => Some(vec![None]),
            Scope::Arrival | Scope::Installation => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_called_alike_is_one() {
        let [network, login] = ["network", "login"].map(LockKey::from_name);
        assert_ne!(network, login);
        assert_eq!(
            Scope::Own([network, login]).required_lanes(),
            Scope::Own([login, network]).required_lanes()
        );
        assert_eq!(
            Scope::Own([login, login]).required_lanes(),
            vec![WriteLock::Own(LockKey::from_name("login"))]
        );
    }

    #[test]
    fn two_federations_are_taken_in_one_order_whoever_begins() {
        let [one, other] = [FederationId(1), FederationId(2)];
        let both = vec![WriteLock::Federation(one), WriteLock::Federation(other)];
        assert_eq!(Scope::Federations(one, other).required_lanes(), both);
        assert_eq!(Scope::Federations(other, one).required_lanes(), both);
        assert_eq!(
            Scope::Federations(one, one).required_lanes(),
            Scope::Federation(one).required_lanes()
        );
        assert!(both.last() < Some(&WriteLock::Accounts));
    }
}
