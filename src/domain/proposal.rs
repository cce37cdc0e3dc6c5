//! The way of a proposed tournament into the calendar, where its regulations must be approved first (ssdc 4.2).

use super::word::words;

words! {
    /// Where a proposal is on its way, in the order of the way.
    pub enum Stage {
        /// The organizer writes; nobody else sees it.
        Draft = "draft",
        /// Waits for an official.
        Sent = "sent",
        /// Sent back with reasons, to be changed and sent again.
        Returned = "returned",
        /// Approved: the tournament is in the calendar, its regulations are frozen (ssdc 4.2.2).
        Approved = "approved",
        /// Refused for good.
        Rejected = "rejected",
        /// Given up by the organizer.
        Withdrawn = "withdrawn",
    }
}

/// What people do with a proposal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Act {
    /// The organizer changes it.
    Edit,
    /// The organizer sends it for approval.
    Send,
    /// The organizer takes it back to change it.
    TakeBack,
    /// An official approves it.
    Approve,
    /// An official sends it back with reasons.
    Return,
    /// An official refuses it.
    Reject,
    /// The organizer gives it up.
    Withdraw,
}

impl Stage {
    /// Nothing is decided for good.
    pub const OPEN: [Stage; 3] = [Stage::Draft, Stage::Sent, Stage::Returned];

    /// The stage after an act; `None`: the act is not possible here. What was approved never changes again: the tournament that came of
    /// it may only be cancelled (ssdc 4.2.2).
    pub fn after(self, act: Act) -> Option<Stage> {
        match (self, act) {
            // What is changed after a return is the organizer's own again until it is sent.
            (Stage::Draft | Stage::Returned, Act::Edit) => Some(Stage::Draft),
            (Stage::Draft | Stage::Returned, Act::Send) => Some(Stage::Sent),
            (Stage::Sent, Act::TakeBack) => Some(Stage::Draft),
            (Stage::Sent, Act::Approve) => Some(Stage::Approved),
            (Stage::Sent, Act::Return) => Some(Stage::Returned),
            (Stage::Sent, Act::Reject) => Some(Stage::Rejected),
            (Stage::Draft | Stage::Sent | Stage::Returned, Act::Withdraw) => Some(Stage::Withdrawn),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ACTS: [Act; 7] = [Act::Edit, Act::Send, Act::TakeBack, Act::Approve, Act::Return, Act::Reject, Act::Withdraw];

    #[test]
    fn what_is_decided_stays_decided() {
        for stage in [Stage::Approved, Stage::Rejected, Stage::Withdrawn] {
            assert!(ACTS.iter().all(|act| stage.after(*act).is_none()), "{stage:?}");
        }
    }

    #[test]
    fn only_what_was_sent_is_decided() {
        for act in [Act::Approve, Act::Return, Act::Reject] {
            let from: Vec<Stage> = Stage::ALL.into_iter().filter(|s| s.after(act).is_some()).collect();
            assert_eq!(from, [Stage::Sent], "{act:?}");
        }
        assert_eq!(Stage::Sent.after(Act::Edit), None);
    }
}
