//! Requests to two members for a recommended initial rating (ufgo 3.2), and their answers.

use chrono::Duration;

use super::string_enum::string_enum;

/// The time that members have to answer.
pub const VALIDITY: Duration = Duration::days(30);

string_enum! {
    /// The stage of a request.
    pub enum Stage {
        /// Waits for the members.
        Waiting = "waiting",
        /// Both members have confirmed, and the rating is entered.
        Entered = "entered",
        /// One of the members has refused.
        Refused = "refused",
        /// The commission has withdrawn the request.
        Withdrawn = "withdrawn",
        /// The time ran out without both answers.
        Lapsed = "lapsed",
    }
}

string_enum! {
    /// The answer of a member.
    pub enum Answer {
        /// No answer yet.
        Open = "open",
        /// Recommends the player.
        Confirmed = "confirmed",
        /// Does not recommend the player.
        Refused = "refused",
    }
}
