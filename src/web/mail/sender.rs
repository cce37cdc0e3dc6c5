//! The mail sender, on a thread of its own.
//!
//! A mail is claimed in one short transaction, sent outside of any, and marked in another one. If
//! the process dies in between, the claim expires and the mail is sent again. The Message-ID stays
//! the same, so the recipient's server can recognise the duplicate.

use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, SystemTime};

use chrono::NaiveDate;
use data_encoding::HEXLOWER;
use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, SinglePart};
use lettre::{Address, Message, Transport};
use sha2::{Digest, Sha256};

use crate::actions::mail::{notices, outbox};
use crate::app::hosts::Hosts;
use crate::app::smtp::{Mail, OutboxSignal};
use crate::app::{App, Clock};
use crate::db::outbox::{self as storage, Letter};
use crate::db::{Db, DbError, Scope};
use crate::mail::letters;

/// Another process may have filled the outbox without a signal.
const POLL: Duration = Duration::from_secs(20);
/// Renewal of a claim during delivery: several times within its duration ([`outbox::CLAIM`]).
const CLAIM_RENEWAL_INTERVAL: Duration = Duration::from_secs(45);
/// Maximum delay of a shutdown for a mail in delivery.
const SHUTDOWN_DELAY_MAX: Duration = Duration::from_secs(10);

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Failure {
    /// Permanent: the mail server refuses this mail or this address.
    ForGood(String),
    /// Temporary: the mail server asks to try later.
    ForNow(String),
    /// No mail server accepts any mail.
    NoServer(String),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    Idle,
    Sent,
    /// A mail was postponed or given up.
    Failed,
    /// A mail was postponed, and the others would be, too.
    NoServer,
}

pub struct Sender {
    db: Db,
    clock: Clock,
    hosts: Hosts,
    mail: Mail,
    /// The day of the last removal of old mails.
    swept: Option<NaiveDate>,
    reminded: Option<NaiveDate>,
    /// A mail that was sent but not marked, because the database did not answer.
    unnoted: Option<Letter>,
}

impl Sender {
    pub fn from_app(app: &App) -> Option<Sender> {
        Some(Sender {
            db: app.db.with_long_patience(),
            clock: app.clock.clone(),
            hosts: app.hosts.clone(),
            mail: app.settings.mail.clone()?,
            swept: None,
            reminded: None,
            unnoted: None,
        })
    }

    /// Ends when nothing is due or no mail server answers. Returns the number of sent mails.
    pub fn send_due(&mut self) -> Result<usize, DbError> {
        let mut sent = 0;
        loop {
            match self.send_next()? {
                Step::Sent => sent += 1,
                Step::Failed => {}
                Step::Idle | Step::NoServer => return Ok(sent),
            }
        }
    }

    pub fn send_next(&mut self) -> Result<Step, DbError> {
        self.note_sent()?;
        self.delete_expired()?;
        let Some(letter) = self.claim_next()? else {
            return Ok(Step::Idle);
        };
        let (error, for_good, step) = match self.deliver_claimed(&letter) {
            Ok(()) => {
                tracing::debug!(letter = %letter.id, kind = %letter.kind, "a letter was sent");
                self.unnoted = Some(letter);
                self.note_sent()?;
                return Ok(Step::Sent);
            }
            Err(Failure::ForGood(error)) => (error, true, Step::Failed),
            Err(Failure::ForNow(error)) => (error, false, Step::Failed),
            Err(Failure::NoServer(error)) => (error, false, Step::NoServer),
        };
        let now = (self.clock)();
        let over = self.db.write_in(Scope::Accounts, |c| {
            outbox::note_failed(c, &letter, &error, for_good, now)
        })?;
        // The server's text may repeat the address: it is kept for the administrator, not logged.
        tracing::warn!(letter = %letter.id, kind = %letter.kind, attempt = letter.attempts, over, "a letter was not sent");
        Ok(step)
    }

    /// The claim is for a limited time; `None` if nothing is due.
    pub fn claim_next(&self) -> Result<Option<Letter>, DbError> {
        let now = (self.clock)();
        // Read first: an empty outbox must not take the write lock.
        if self.db.read(|c| storage::next(c, now))?.is_none() {
            return Ok(None);
        }
        self.db
            .write_in(Scope::Accounts, |c| outbox::claim_letter(c, now))
    }

    /// Renews the claim meanwhile, so that no other sender takes the mail.
    fn deliver_claimed(&self, letter: &Letter) -> Result<(), Failure> {
        let (end, over) = mpsc::channel::<()>();
        thread::scope(|scope| {
            scope.spawn(move || {
                while over.recv_timeout(CLAIM_RENEWAL_INTERVAL) == Err(RecvTimeoutError::Timeout) {
                    if let Err(error) = self.renew_claim(letter) {
                        tracing::warn!(
                            error = error.to_string(),
                            "a letter may be sent twice: the database does not answer"
                        );
                    }
                }
            });
            let delivered = self.deliver_letter(letter);
            drop(end);
            delivered
        })
    }

    pub fn renew_claim(&self, letter: &Letter) -> Result<(), DbError> {
        self.db.write_in(Scope::Accounts, |c| {
            outbox::renew_claim(c, letter, (self.clock)())
        })
    }

    pub fn deliver_letter(&self, letter: &Letter) -> Result<(), Failure> {
        if !self.hosts.is_current()
            && let Err(error) = self.hosts.reload_cache()
        {
            tracing::warn!(
                error = error.to_string(),
                "the hosts of federations can't be read"
            );
        }
        let words = letters::render_letter(letter, |house| self.hosts.home_of(house))
            .ok_or_else(|| Failure::ForGood("there are no words for this letter".to_owned()))?;
        let to = letter
            .address
            .parse::<Address>()
            .map_err(|e| Failure::ForGood(e.to_string()))?;
        let written = u64::try_from(letter.created_at.and_utc().timestamp()).unwrap_or_default();
        let message = Message::builder()
            .from(self.mail.from.clone())
            .to(Mailbox::new(Some(words.to), to))
            .date(SystemTime::UNIX_EPOCH + Duration::from_secs(written))
            .message_id(Some(self.message_id(letter)))
            .subject(words.subject)
            // Suppresses automatic replies such as holiday notices (RFC 3834).
            .raw_header(HeaderValue::new(
                HeaderName::new_from_ascii_str("Auto-Submitted"),
                "auto-generated".to_owned(),
            ))
            .singlepart(SinglePart::plain(words.body))
            .map_err(|e| Failure::ForGood(e.to_string()))?;
        self.mail
            .transport
            .send(&message)
            .map(|_| ())
            .map_err(|error| self.classify_error(&error))
    }

    /// The same for every attempt, unique among the mails of all sites.
    fn message_id(&self, letter: &Letter) -> String {
        let mark = HEXLOWER.encode(&Sha256::digest(
            format!("{} {}", letter.dedup, letter.created_at).as_bytes(),
        ));
        format!(
            "<{}.{}@{}>",
            letter.id,
            &mark[..16],
            self.mail.from.email.domain()
        )
    }

    fn classify_error(&self, error: &lettre::transport::smtp::Error) -> Failure {
        let text = error.to_string();
        // "Authentication required" concerns this sender, at whatever stage.
        let about_us = error.status().is_some_and(|code| u16::from(code) == 530);
        if error.is_permanent() && !about_us {
            // A server that refuses every mail, or our password, does so on connecting: the mail
            // may wait.
            return match self.mail.transport.test_connection() {
                Ok(true) => Failure::ForGood(text),
                _ => Failure::NoServer(text),
            };
        }
        if error.is_transient() {
            Failure::ForNow(text)
        } else {
            Failure::NoServer(text)
        }
    }

    fn note_sent(&mut self) -> Result<(), DbError> {
        let Some(letter) = &self.unnoted else {
            return Ok(());
        };
        let now = (self.clock)();
        // Kept until marked: a short outage of the database causes no duplicate in this process.
        self.db
            .write_in(Scope::Accounts, |c| outbox::note_sent(c, letter, now))?;
        self.unnoted = None;
        Ok(())
    }

    pub fn write_reminders(&mut self) -> Result<(), DbError> {
        let now = (self.clock)();
        if self.reminded != Some(now.date()) {
            self.db
                .write_in(Scope::Accounts, |c| notices::write_reminders(c, now))?;
            self.reminded = Some(now.date());
        }
        Ok(())
    }

    fn delete_expired(&mut self) -> Result<(), DbError> {
        let now = (self.clock)();
        if self.swept != Some(now.date()) {
            self.db
                .write_in(Scope::Accounts, |c| outbox::delete_old(c, now))?;
            self.swept = Some(now.date());
        }
        Ok(())
    }
}

/// Dropping it ends the thread.
pub struct Mailer {
    outbox_signal: OutboxSignal,
    /// Never receives a message; disconnected when the thread ends.
    done: Receiver<()>,
    thread: Option<JoinHandle<()>>,
}

impl Mailer {
    pub fn start_thread(app: &App) -> std::io::Result<Option<Mailer>> {
        let Some(mut sender) = Sender::from_app(app) else {
            return Ok(None);
        };
        let (bell, rung) = (app.outbox_signal.clone(), app.outbox_signal.clone());
        let (alive, done) = mpsc::channel();
        let thread = std::thread::Builder::new()
            .name("mailer".to_owned())
            .spawn(move || {
                let _alive: mpsc::Sender<()> = alive;
                loop {
                    match sender.write_reminders().and_then(|()| sender.send_next()) {
                        Ok(Step::Sent | Step::Failed) if !rung.is_over() => continue,
                        Ok(_) => {}
                        Err(error) => tracing::warn!(
                            error = error.to_string(),
                            "letters wait: the database does not answer"
                        ),
                    }
                    if !rung.wait_for_commit(POLL) {
                        return;
                    }
                }
            })?;
        Ok(Some(Mailer {
            outbox_signal: bell,
            done,
            thread: Some(thread),
        }))
    }
}

impl Drop for Mailer {
    fn drop(&mut self) {
        self.outbox_signal.signal_end();
        match (
            self.done.recv_timeout(SHUTDOWN_DELAY_MAX),
            self.thread.take(),
        ) {
            (Err(RecvTimeoutError::Disconnected), Some(thread)) => drop(thread.join()),
            // Delivery hangs: the claim of the mail will expire.
            _ => tracing::warn!("a letter was still being sent when the server ended"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_mail_are_read_and_no_password_is_repeated() {
        for good in [
            "smtps://notices:secret@post.example.org",
            "smtp://post.example.org:587?tls=required",
            "smtp://127.0.0.1:2525",
        ] {
            assert!(
                Mail::new(good, "Crosstable <notices@example.org>", false).is_ok(),
                "{good}"
            );
        }
        for bad in [
            "",
            "post.example.org",
            "https://notices:secret@post.example.org",
            "smtp://post.example.org?tls=maybe-secret",
        ] {
            let said = Mail::new(bad, "notices@example.org", true)
                .err()
                .unwrap_or_default();
            assert!(
                said.starts_with("smtp: ") && !said.contains("secret"),
                "{bad}: {said}"
            );
        }
        let said = Mail::new("smtps://post.example.org", "nobody", false)
            .err()
            .unwrap_or_default();
        assert!(said.starts_with("mail-from: "), "{said}");
        let plain = [
            "smtp://n:secret@post.example.org",
            "smtp://post.example.org:587?tls=opportunistic",
            "smtp://127.0.0.1.example.org",
        ];
        for unencrypted in plain {
            let said = Mail::new(unencrypted, "notices@example.org", false)
                .err()
                .unwrap_or_default();
            assert!(
                said.starts_with("smtp: ")
                    && said.contains("unencrypted")
                    && !said.contains("secret"),
                "{unencrypted}: {said}"
            );
            assert!(Mail::new(unencrypted, "notices@example.org", true).is_ok());
        }
        for here in [
            "smtp://localhost:25",
            "smtp://[::1]:25",
            "smtp://n:secret@127.0.0.1",
        ] {
            assert!(
                Mail::new(here, "notices@example.org", false).is_ok(),
                "{here}"
            );
        }
    }

    #[test]
    fn a_bell_that_was_rung_before_is_heard() {
        let bell = OutboxSignal::default();
        bell.signal_commit();
        assert!(bell.wait_for_commit(Duration::from_secs(60)));
        assert!(bell.wait_for_commit(Duration::ZERO));
        bell.signal_end();
        assert!(!bell.wait_for_commit(Duration::from_secs(60)));
    }
}
