//! What a writing transaction may change, and so which others it waits for on PostgreSQL. On SQLite there is one writer at a time, whatever
//! it writes.

use super::FederationId;

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
    /// What belongs to no federation: accounts, sessions, letters that are being sent, attempts that are counted; and a federation that is
    /// only now entered.
    Accounts,
    /// Anything. Nobody else writes meanwhile, and the transaction waits until nobody does: for commands, and for what is done in many
    /// federations at once.
    Installation,
}

/// A right that only one transaction has at a time. A transaction that needs several takes them in their order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lane {
    /// Writing in a federation.
    Federation(FederationId),
    /// Writing what belongs to no federation.
    Accounts,
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
            Scope::Beside(_) | Scope::Accounts | Scope::Installation => Vec::new(),
        }
    }

    /// The chains of the audit log that it mostly adds to; `None`: any of them. What it adds to others is seen by whoever looks next.
    pub(super) fn chains(self) -> Option<Vec<Option<FederationId>>> {
        match self {
            Scope::Federation(id) | Scope::Beside(id) => Some(vec![Some(id)]),
            Scope::Federations(one, other) => Some(vec![Some(one), Some(other)]),
            Scope::Accounts => Some(vec![None]),
            Scope::Installation => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
