//! The kinds of messages sent by mail, and their audiences.

use super::string_enum::string_enum;

string_enum! {
    /// The kind of a message; a new one needs an audience, a line in its act, and sentences.
    pub enum Notice {
        /// A table was submitted and waits for the signature of the club's head.
        Submitted = "submitted",
        /// A table has all signatures and waits for the commission.
        Cosigned = "cosigned",
        /// A table was returned.
        Returned = "returned",
        /// A tournament was rated.
        Rated = "rated",
        /// A tournament was approved that recalculates no rating.
        Unchanged = "unchanged",
        /// A tournament was reopened for a correction.
        Reopened = "reopened",
        /// A tournament was proposed and waits for the commission.
        Proposed = "proposed",
        /// A proposed tournament was approved and is in the calendar.
        Admitted = "admitted",
        /// A proposed tournament was returned.
        ProposalReturned = "proposal_returned",
        /// A proposed tournament was refused for good.
        ProposalRejected = "proposal_rejected",
        /// An amendment was published that follows the recipient's proposal.
        AmendmentAdopted = "amendment_adopted",
        /// A proposed amendment was declined.
        AmendmentDeclined = "amendment_declined",
        /// A certificate was requested and waits for the commission.
        Asked = "asked",
        /// An appeal was filed and waits for the commission.
        Appealed = "appealed",
        /// An appeal was answered.
        AppealAnswered = "appeal_answered",
        /// A rating list is due (ufgo 1.5).
        ListDue = "list_due",
        /// A monitored quantity is beyond the bound that the commission has set (rgf 1).
        Alarm = "alarm",
        /// The results of a tournament are overdue (ssdc 4.3).
        Overdue = "overdue",
        /// An invitation: a link to set the first password.
        Invitation = "invitation",
        /// A link to set a new password.
        Reset = "reset",
        /// A link that confirms a mail address.
        Confirmation = "confirmation",
        /// A link by which a player confirms a registration.
        Registration = "registration",
        /// A request to recommend an initial rating: a link to the answer.
        Recommendation = "recommendation",
        /// A player on the waiting list of a tournament has got a place.
        MovedUp = "moved_up",
        /// A log-in from a browser that is new to the account.
        NewDevice = "new_device",
        /// The password of the account was changed.
        PasswordChanged = "password_changed",
        /// The mail address of the account was changed.
        AddressChanged = "address_changed",
        /// A second factor of the account was added, changed or removed.
        FactorChanged = "factor_changed",
        /// Another account made a link to set a new password for this account.
        ResetMade = "reset_made",
    }
}

/// The recipients of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// The heads of the club concerned.
    ClubHeads,
    /// The officials and the chairman.
    Commission,
    /// The chief referee, the organizer of a proposal, the author of an amendment or appeal.
    Owner,
    /// The person for whom the link is meant.
    Addressee,
    /// The holder of the account, about its security.
    Holder,
}

impl Notice {
    /// The recipients of this kind of message.
    pub fn audience(self) -> Audience {
        match self {
            Notice::Submitted => Audience::ClubHeads,
            Notice::Cosigned
            | Notice::Proposed
            | Notice::Asked
            | Notice::Appealed
            | Notice::ListDue
            | Notice::Alarm => Audience::Commission,
            Notice::Returned
            | Notice::Rated
            | Notice::Unchanged
            | Notice::Reopened
            | Notice::Overdue => Audience::Owner,
            Notice::Admitted | Notice::ProposalReturned | Notice::ProposalRejected => {
                Audience::Owner
            }
            Notice::AmendmentAdopted | Notice::AmendmentDeclined | Notice::AppealAnswered => {
                Audience::Owner
            }
            Notice::Invitation
            | Notice::Reset
            | Notice::Confirmation
            | Notice::Registration
            | Notice::Recommendation
            | Notice::MovedUp => Audience::Addressee,
            Notice::NewDevice
            | Notice::PasswordChanged
            | Notice::AddressChanged
            | Notice::FactorChanged
            | Notice::ResetMade => Audience::Holder,
        }
    }

    /// True if the message carries a link for its recipient, so that it cannot be switched off.
    pub fn carries_link(self) -> bool {
        self.audience() == Audience::Addressee
    }

    /// True if the message is about the security of an account. It cannot be switched off.
    pub fn is_security(self) -> bool {
        self.audience() == Audience::Holder
    }
}
