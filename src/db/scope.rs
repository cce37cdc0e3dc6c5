//! What a writing transaction may change, and so which others it waits for on PostgreSQL. On SQLite there is one writer at a time, whatever
//! it writes.

use sha2::{Digest, Sha256};

use super::FederationId;

/// Something that belongs to no federation and changes by itself: what is counted for a log-in or a network, a session. Of 2³² of them two may
/// fall together, and wait for each other then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Own(u32);

impl Own {
    /// What is called so. It is the same in every program on the database.
    pub fn of(name: &str) -> Own {
        let hash: [u8; 32] = Sha256::digest(name.as_bytes()).into();
        let [a, b, c, d, ..] = hash;
        Own(u32::from_be_bytes([a, b, c, d]))
    }

    /// Its number among all locks of its kind.
    pub(super) fn number(self) -> i64 {
        i64::from(self.0)
    }
}

/// What a writing transaction may change. Two transactions that may change the same data follow one another; others don't wait for each
/// other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// The data of this federation.
    Federation(FederationId),
    /// The data of these two federations: what is said of persons who are players of both.
    Federations(FederationId, FederationId),
    /// The data of this federation that no journal carries, and what goes on where the federation is closed because it moves or has moved:
    /// its host names, the end of its certificates, the note that everything was taken along, the result of its verification.
    Beside(FederationId),
    /// What belongs to no federation: accounts and what they may, letters that are being sent, work that is taken; and a federation that is
    /// founded.
    Accounts,
    /// Attempts that are counted for these two, a session. What is changed of an account besides is held by its row ([`super::accounts::keep`]).
    Own([Own; 2]),
    /// A federation that arrives with all it has: nobody knows it before it is there, so that it waits for nobody but another that arrives.
    Arrival,
    /// Anything. Nobody else writes meanwhile, and the transaction waits until nobody does: for what is done in many federations at once.
    Installation,
}

/// A right that only one transaction has at a time. A transaction that needs several takes them in their order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lane {
    /// Writing in a federation.
    Federation(FederationId),
    /// Writing what belongs to no federation.
    Accounts,
    /// Writing what changes by itself.
    Own(Own),
    /// Writing a federation that nobody knows yet.
    Arrival,
    /// Writing anything.
    Installation,
}

impl Scope {
    /// The lanes that a transaction of this scope has to hold.
    pub(super) fn lanes(self) -> Vec<Lane> {
        let mut lanes = match self {
            Scope::Federation(id) | Scope::Beside(id) => vec![Lane::Federation(id)],
            Scope::Federations(one, other) => vec![Lane::Federation(one), Lane::Federation(other)],
            Scope::Accounts => vec![Lane::Accounts],
            Scope::Own(both) => both.map(Lane::Own).into(),
            Scope::Arrival => vec![Lane::Arrival],
            Scope::Installation => vec![Lane::Installation],
        };
        lanes.sort_unstable();
        lanes.dedup();
        lanes
    }

    /// The federations whose data is changed: none of them may be closed.
    pub(super) fn closable(self) -> Vec<FederationId> {
        match self {
            Scope::Federation(id) => vec![id],
            Scope::Federations(one, other) => vec![one, other],
            Scope::Beside(_) | Scope::Accounts | Scope::Own(_) | Scope::Arrival | Scope::Installation => Vec::new(),
        }
    }

    /// The chains of the audit log that it mostly adds to; `None`: any of them. What it adds to others is seen by whoever looks next.
    pub(super) fn chains(self) -> Option<Vec<Option<FederationId>>> {
        match self {
            Scope::Federation(id) | Scope::Beside(id) => Some(vec![Some(id)]),
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
        let [network, login] = ["network", "login"].map(Own::of);
        assert_ne!(network, login);
        assert_eq!(Scope::Own([network, login]).lanes(), Scope::Own([login, network]).lanes());
        assert_eq!(Scope::Own([login, login]).lanes(), vec![Lane::Own(Own::of("login"))]);
    }

    #[test]
    fn two_federations_are_taken_in_one_order_whoever_begins() {
        let [one, other] = [FederationId(1), FederationId(2)];
        let both = vec![Lane::Federation(one), Lane::Federation(other)];
        assert_eq!(Scope::Federations(one, other).lanes(), both);
        assert_eq!(Scope::Federations(other, one).lanes(), both);
        assert_eq!(Scope::Federations(one, one).lanes(), Scope::Federation(one).lanes());
        assert!(both.last() < Some(&Lane::Accounts));
    }
}
