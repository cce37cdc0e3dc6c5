//! An initial rating that two members are asked to recommend (ufgo 3.2): the stages of the request, and the members' answers.

use chrono::Duration;

use super::word::words;

/// How long members may take to answer.
pub const HOLDS: Duration = Duration::days(30);

words! {
    /// Where a request stands.
    pub enum Stage {
        /// It waits for the members.
        Waiting = "waiting",
        /// Both have confirmed, and the rating is entered.
        Entered = "entered",
        /// One of them has refused.
        Refused = "refused",
        /// The commission has taken it back.
        Withdrawn = "withdrawn",
        /// Nobody answered in time.
        Lapsed = "lapsed",
    }
}

words! {
    /// What a member has answered.
    pub enum Answer {
        /// Nothing yet.
        Open = "open",
        /// Recommends the player.
        Confirmed = "confirmed",
        /// Doesn't.
        Refused = "refused",
    }
}
