//! The kinds of news that people are told of by letter, and the people who are told.

use super::word::words;

words! {
    /// What is told. A new kind is a variant here, its word, its audience, a line where the act is done, and its sentences.
    pub enum Notice {
        /// A table was handed in and waits for the signature of the club's head.
        Submitted = "submitted",
        /// A table carries all signatures and waits for the commission.
        Cosigned = "cosigned",
        /// A table was sent back.
        Returned = "returned",
        /// A tournament was rated.
        Rated = "rated",
        /// A tournament was approved, and nobody is recalculated in it.
        Unchanged = "unchanged",
        /// A tournament was opened for a correction.
        Reopened = "reopened",
        /// A tournament was proposed and waits for the commission.
        Proposed = "proposed",
        /// A proposed tournament was approved and stands in the calendar.
        Admitted = "admitted",
        /// A proposed tournament was sent back.
        ProposalReturned = "proposal_returned",
        /// A proposed tournament was refused for good.
        ProposalRejected = "proposal_rejected",
        /// An amendment was published that came of a proposal of the reader.
        AmendmentAdopted = "amendment_adopted",
        /// A proposed amendment was declined.
        AmendmentDeclined = "amendment_declined",
        /// A certificate was asked for and waits for the commission.
        Asked = "asked",
        /// A rating list is due (ufgo 1.5).
        ListDue = "list_due",
        /// What is watched of the ratings lies beyond a bound that the commission has set (rgf 1).
        Alarm = "alarm",
        /// The results of a tournament should have come already (ssdc 4.3).
        Overdue = "overdue",
        /// Somebody was invited: a link for the first password.
        Invitation = "invitation",
        /// A link for a new password.
        Reset = "reset",
        /// A link that confirms an address.
        Confirmation = "confirmation",
        /// A link by which a player confirms a registration.
        Registration = "registration",
        /// A member is asked to recommend an initial rating: a link by which to answer.
        Recommendation = "recommendation",
        /// A player who waited for a place in a tournament has one.
        MovedUp = "moved_up",
        /// Somebody logged in from a browser that the account doesn't know.
        NewDevice = "new_device",
        /// The password of the account was changed.
        PasswordChanged = "password_changed",
        /// The address of the account was changed.
        AddressChanged = "address_changed",
        /// A second factor of the account was added, changed or removed.
        FactorChanged = "factor_changed",
        /// Somebody else made a link for a new password of the account.
        ResetMade = "reset_made",
    }
}

/// The people to whom a notice goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// The heads of the club that the matter concerns.
    ClubHeads,
    /// Officials and chairman.
    Commission,
    /// The person whose matter it is: the chief referee of a tournament, the organizer of a proposed one, who proposed an
    /// amendment.
    Owner,
    /// Whoever the link is for.
    Addressee,
    /// The person whose account it is, about its security.
    Holder,
}

impl Notice {
    /// The people to whom the notice goes.
    pub fn audience(self) -> Audience {
        match self {
            Notice::Submitted => Audience::ClubHeads,
            Notice::Cosigned | Notice::Proposed | Notice::Asked | Notice::ListDue | Notice::Alarm => Audience::Commission,
            Notice::Returned | Notice::Rated | Notice::Unchanged | Notice::Reopened | Notice::Overdue => Audience::Owner,
            Notice::Admitted | Notice::ProposalReturned | Notice::ProposalRejected => Audience::Owner,
            Notice::AmendmentAdopted | Notice::AmendmentDeclined => Audience::Owner,
            Notice::Invitation | Notice::Reset | Notice::Confirmation | Notice::Registration | Notice::Recommendation | Notice::MovedUp => {
                Audience::Addressee
            }
            Notice::NewDevice | Notice::PasswordChanged | Notice::AddressChanged | Notice::FactorChanged | Notice::ResetMade => {
                Audience::Holder
            }
        }
    }

    /// Whether it is for whoever uses a link, with an account or without; such a letter is no notice that could be switched off.
    pub fn carries_link(self) -> bool {
        self.audience() == Audience::Addressee
    }

    /// Whether it is about the security of an account; such a letter can't be switched off.
    pub fn is_security(self) -> bool {
        self.audience() == Audience::Holder
    }
}
