//! What is said of a tournament that nobody can move on: what is missing, and where it is provided for.

use crate::office::waiting::Missing;
use crate::text::L10nLanguage;

/// Why nobody can move a tournament on.
pub struct Stuck {
    /// What is missing and what to do.
    pub says: String,
    /// Whether the conditions say who or what it is.
    pub conditions: bool,
    /// Whether somebody is to be appointed.
    pub appoint: bool,
}

impl Stuck {
    /// What is said in a language.
    pub fn of(t: &L10nLanguage, missing: Missing) -> Stuck {
        let (says, conditions, appoint) = match missing {
            Missing::Referee => (t.msg_stuck_referee(), true, true),
            Missing::Head => (t.msg_stuck_head(), false, true),
            Missing::Club => (t.msg_stuck_club(), false, false),
            Missing::Commission => (t.msg_stuck_commission(), false, true),
        };
        Stuck { says, conditions, appoint }
    }
}
