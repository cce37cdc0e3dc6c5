//! The notice on a tournament that no officer can move on.

use crate::actions::waiting::Missing;
use crate::i18n::L10nLanguage;

pub struct Stuck {
    pub says: String,
    /// True if the missing person is named in the conditions.
    pub conditions: bool,
    /// True if the reader is to appoint an officer.
    pub appoint: bool,
}

impl Stuck {
    /// `appoints`: the reader may appoint officers; other readers are told whom to ask.
    pub fn from_missing(t: &L10nLanguage, missing: Missing, appoints: bool) -> Stuck {
        let (says, conditions, appoint) = match missing {
            Missing::Referee if appoints => (t.msg_stuck_referee(), true, true),
            Missing::Referee => (t.msg_stuck_referee_ask(), true, false),
            Missing::Head if appoints => (t.msg_stuck_head(), false, true),
            Missing::Head => (t.msg_stuck_head_ask(), false, false),
            Missing::Club => (t.msg_stuck_club(), false, false),
            Missing::Commission if appoints => (t.msg_stuck_commission(), false, true),
            Missing::Commission => (t.msg_stuck_commission_ask(), false, false),
        };
        Stuck {
            says,
            conditions,
            appoint,
        }
    }
}
