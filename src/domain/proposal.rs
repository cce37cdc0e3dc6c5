//! The stages of a proposed tournament, for regulations that demand approval (ssdc 4.2).

use super::string_enum::string_enum;

string_enum! {
    /// The stage of a proposal, in the usual order.
    pub enum Stage {
        /// The organizer writes it; only they see it.
        Draft = "draft",
        /// Waits for an official.
        Sent = "sent",
        /// Sent back with reasons, to be changed and sent again.
        Returned = "returned",
        /// Approved: the tournament is in the calendar, its regulations are frozen (ssdc 4.2.2).
        Approved = "approved",
        /// Refused for good.
        Rejected = "rejected",
        /// Withdrawn by the organizer.
        Withdrawn = "withdrawn",
    }
}

/// An act on a proposal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Act {
    /// The organizer edits it.
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
    /// The organizer withdraws it.
    Withdraw,
}

impl Stage {
    /// Stages without a final decision.
    pub const OPEN: [Stage; 3] = [Stage::Draft, Stage::Sent, Stage::Returned];

    /// The stage after an act; `None`: impossible. An approved proposal stays (ssdc 4.2.2).
    pub fn after(self, act: Act) -> Option<Stage> {
        match (self, act) {
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

    const ACTS: [Act; 7] = [
        Act::Edit,
        Act::Send,
        Act::TakeBack,
        Act::Approve,
        Act::Return,
        Act::Reject,
        Act::Withdraw,
    ];

    #[test]
    fn what_is_decided_stays_decided() {
        for stage in [Stage::Approved, Stage::Rejected, Stage::Withdrawn] {
            assert!(
                ACTS.iter().all(|act| stage.after(*act).is_none()),
                "{stage:?}"
            );
        }
    }

    #[test]
    fn only_what_was_sent_is_decided() {
        for act in [Act::Approve, Act::Return, Act::Reject] {
            let from: Vec<Stage> = Stage::ALL
                .into_iter()
                .filter(|s| s.after(act).is_some())
                .collect();
            assert_eq!(from, [Stage::Sent], "{act:?}");
        }
        assert_eq!(Stage::Sent.after(Act::Edit), None);
    }
}
