//! Retention of personal data: read from the settings, shown on the privacy page, and applied by
//! the retention job.

use chrono::{Duration, NaiveDateTime};

use super::{log_ins, registrations};
use crate::db::{Conn, DbError, outbox, recommendations, retention as storage};

/// In days.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Retention {
    /// Address, birth and remark, after the tournament.
    pub registrations: u32,
    /// Names and contacts of requesters of certificates, and contacts of appellants: after the
    /// answer.
    pub requests: u32,
    /// Recipients, after the letter was sent or given up, and one-time links after their end.
    pub letters: u32,
    /// After the start of the session.
    pub sessions: u32,
    /// Failed and successful ones.
    pub log_ins: u32,
    /// Abandoned tables and proposals, after the last change.
    pub drafts: u32,
    /// Kept by the machine: the privacy page shows the value set by the operator.
    pub logs: u32,
}

impl Default for Retention {
    fn default() -> Retention {
        Retention {
            registrations: 30,
            requests: 90,
            letters: 90,
            sessions: 30,
            log_ins: 90,
            drafts: 365,
            logs: 30,
        }
    }
}

impl Retention {
    /// `word` is the kind in the settings. The error is a sentence.
    pub fn set(&mut self, word: &str, days: u32) -> Result<(), String> {
        let (field, most) = match word {
            "registrations" => (&mut self.registrations, 3650),
            "requests" => (&mut self.requests, 3650),
            "letters" => (&mut self.letters, 90),
            "sessions" => (&mut self.sessions, 30),
            "log-ins" => (&mut self.log_ins, 3650),
            "drafts" => (&mut self.drafts, 3650),
            "logs" => (&mut self.logs, 3650),
            _ => {
                return Err(format!(
                    "keep: there is no {word}; it may say registrations, requests, letters, \
                        sessions, log-ins, drafts, logs"
                ));
            }
        };
        if days == 0 || days > most {
            return Err(format!("keep: {word}: from 1 to {most} days"));
        }
        *field = days;
        Ok(())
    }
}

fn days_ago(now: NaiveDateTime, days: u32) -> NaiveDateTime {
    now - Duration::days(i64::from(days))
}

/// The times before which data is due.
fn due_times(kept: &Retention, now: NaiveDateTime) -> storage::ErasureCutoffs {
    storage::ErasureCutoffs {
        requests: days_ago(now, kept.requests),
        links: days_ago(now, kept.letters),
        sessions: days_ago(now, kept.sessions),
        failures: days_ago(now, kept.log_ins),
        drafts: days_ago(now, kept.drafts),
    }
}

pub fn is_due(conn: &mut Conn, kept: &Retention, now: NaiveDateTime) -> Result<bool, DbError> {
    let after = Duration::days(i64::from(kept.registrations));
    let log_ins_after = Duration::days(i64::from(kept.log_ins));
    Ok(registrations::is_erasing_due(conn, after, now)?
        || !recommendations::load_lapsed(conn, now)?.is_empty()
        || log_ins::is_erasing_due(conn, log_ins_after, now)?
        || outbox::count_before(conn, days_ago(now, kept.letters))? > 0
        || storage::is_due(conn, &due_times(kept, now))?)
}

/// Returns the number of items.
pub fn erase_due(conn: &mut Conn, kept: &Retention, now: NaiveDateTime) -> Result<usize, DbError> {
    let letters = outbox::count_before(conn, days_ago(now, kept.letters))?;
    outbox::delete_expired(conn, days_ago(now, kept.letters), now)?;
    let registered =
        registrations::erase_old(conn, Duration::days(i64::from(kept.registrations)), now)?;
    let log_ins = log_ins::delete_expired(conn, Duration::days(i64::from(kept.log_ins)), now)?;
    let asked = super::recommendations::end_overdue(conn, now)?;
    Ok(registered + asked + log_ins + letters + storage::erase_due(conn, &due_times(kept, now))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_word_and_a_limit() {
        let mut kept = Retention::default();
        for word in [
            "registrations",
            "requests",
            "letters",
            "sessions",
            "log-ins",
            "drafts",
            "logs",
        ] {
            kept.set(word, 7).unwrap();
            assert!(kept.set(word, 0).is_err() && kept.set(word, 4000).is_err());
        }
        let seven = Retention {
            registrations: 7,
            requests: 7,
            letters: 7,
            sessions: 7,
            log_ins: 7,
            drafts: 7,
            logs: 7,
        };
        assert_eq!(kept, seven);
        assert!(
            kept.set("everything", 7)
                .unwrap_err()
                .contains("registrations")
        );
    }
}
