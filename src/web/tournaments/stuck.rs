//! What is said about a tournament that nobody can move on: what is missing, and where it can be provided.

use crate::office::waiting::Missing;
use crate::text::L10nLanguage;

/// Why nobody can move a tournament on.
pub struct Stuck {
    /// What is missing and what to do.
    pub says: String,
    /// Whether the conditions say who or what it is.
    pub conditions: bool,
    /// Whether somebody is to be appointed, by the reader.
    pub appoint: bool,
}

impl Stuck {
    /// What is said in a language. `appoints`: the reader appoints officers; who doesn't is told whom to ask.
    pub fn of(t: &L10nLanguage, missing: Missing, appoints: bool) -> Stuck {
        let (says, conditions, appoint) = match missing {
            Missing::Referee if appoints => (t.msg_stuck_referee(), true, true),
            Missing::Referee => (t.msg_stuck_referee_ask(), true, false),
            Missing::Head if appoints => (t.msg_stuck_head(), false, true),
            Missing::Head => (t.msg_stuck_head_ask(), false, false),
            Missing::Club => (t.msg_stuck_club(), false, false),
            Missing::Commission if appoints => (t.msg_stuck_commission(), false, true),
            Missing::Commission => (t.msg_stuck_commission_ask(), false, false),
        };
        Stuck { says, conditions, appoint }
    }
}
