//! For what a transaction writes, and with that for whom it waits on PostgreSQL. SQLite has one writer at a time whatever it writes.

use super::FederationId;

/// What a transaction that writes may change. Two transactions that may change the same follow one another; the others don't wait for each
/// other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// What belongs to this federation.
    Federation(FederationId),
    /// What belongs to these two: what is said of persons who are players of both.
    Federations(FederationId, FederationId),
    /// What no journal carries of this federation and what goes on where it is closed, since it moves or has moved: its names of hosts, the
    /// end of its certificates, that everything was taken along, what its verification found.
    Beside(FederationId),
    /// What belongs to no federation: accounts, sessions, letters that are being sent, attempts that are counted; and a federation that is only
    /// now entered.
    Accounts,
    /// Anything. Nobody else writes meanwhile, and who wants it waits until nobody does: for commands, and for what is done in many
    /// federations at once.
    Installation,
}

/// What only one transaction of all has at a time. Who needs several takes them in their order.
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
    /// What a transaction of this scope has to have.
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

    /// The federations whose data it is: none of them may be closed.
    pub(super) fn closable(self) -> Vec<FederationId> {
        match self {
            Scope::Federation(id) => vec![id],
            Scope::Federations(one, other) => vec![one, other],
            Scope::Beside(_) | Scope::Accounts | Scope::Installation => Vec::new(),
        }
    }

    /// Whose chains of the audit log it mostly adds to; none: of anybody. What else it adds is seen by whoever looks next.
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
