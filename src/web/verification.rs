//! The result of a federation's last verification, for those who are responsible for it.

use crate::db::federations::Federation;
use crate::db::verifications::Verification;
use crate::domain::language::Language;
use crate::i18n::{L10nLanguage, arg};

pub struct Verified {
    pub says: String,
    /// The first differences, in English as in the log; empty if there are none.
    pub lines: Vec<String>,
}

impl Verified {
    pub fn from_last(
        t: &L10nLanguage,
        language: Language,
        federation: &Federation,
        last: Option<&Verification>,
    ) -> Verified {
        let Some((last, ended)) = last.and_then(|last| Some((last, last.ended_at?))) else {
            return Verified {
                says: t.msg_verified_never(),
                lines: Vec::new(),
            };
        };
        let when = language.moment(ended, federation.zone());
        if last.differences == 0 {
            return Verified {
                says: t.msg_verified_good(when),
                lines: Vec::new(),
            };
        }
        Verified {
            says: t.msg_verified_differs(arg::Count(last.differences), arg::When(when)),
            lines: last.examples.lines().map(str::to_owned).collect(),
        }
    }

    pub fn with_going(mut self, t: &L10nLanguage, going: Option<&(i64, i64)>) -> Verified {
        if let Some((done, total)) = going.filter(|(_, total)| *total > 0) {
            self.says = format!(
                "{} {}",
                self.says,
                t.msg_verified_going(arg::Done(*done), arg::Total(*total))
            );
        }
        self
    }
}
