//! The sender of letters: takes them from the outbox and hands them to the mail server, on a thread of its own.
//!
//! A letter is claimed in one short transaction, sent outside of any, and noted as sent in another. If the sender dies between sending and
//! noting, its claim ends in time; then the letter is sent once more with the same Message-ID, by which the other side sees that it has it
//! already.

use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, SystemTime};

use chrono::NaiveDate;
use data_encoding::HEXLOWER;
use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, SinglePart};
use lettre::{Address, Message, Transport};
use sha2::{Digest, Sha256};

use crate::db::outbox::{self as storage, Letter};
use crate::db::{Db, DbError, Scope};
use crate::office::mail::{notices, outbox};
use crate::web::app::hosts::Hosts;
use crate::web::app::post::{Bell, Mail};
use crate::web::app::{App, Clock};
use crate::web::mail::letters;

/// How often the outbox is looked at when nobody rings: another process may have written.
const POLL: Duration = Duration::from_secs(20);
/// How often a sender says that a letter is still being sent: several times while it is its own ([`outbox::CLAIM`]).
const SIGN: Duration = Duration::from_secs(45);
/// How long the end of the server waits for a letter that is being sent.
const GRACE: Duration = Duration::from_secs(10);

/// Why a letter could not be sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Failure {
    /// It never will be: the mail server refuses this letter or this address.
    ForGood(String),
    /// Not now: the mail server asks for patience.
    ForNow(String),
    /// There is no mail server that would take any letter.
    NoServer(String),
}

/// What one step of the sender did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Nothing is due.
    Idle,
    /// A letter was sent.
    Sent,
    /// A letter was put off or given up.
    Failed,
    /// A letter was put off, and the others would be, too.
    NoServer,
}

/// Sends letters, one at a time.
pub struct Sender {
    db: Db,
    clock: Clock,
    hosts: Hosts,
    mail: Mail,
    /// The day on which old letters were forgotten.
    swept: Option<NaiveDate>,
    /// The day on which everybody was reminded.
    reminded: Option<NaiveDate>,
    /// A letter that was sent while the database did not answer.
    unnoted: Option<Letter>,
}

impl Sender {
    /// The sender of a site; `None`: no mail is set up.
    pub fn of(app: &App) -> Option<Sender> {
        Some(Sender {
            db: app.db.patient(),
            clock: app.clock.clone(),
            hosts: app.hosts.clone(),
            mail: app.settings.mail.clone()?,
            swept: None,
            reminded: None,
            unnoted: None,
        })
    }

    /// Sends everything that is due, until there is nothing left or no mail server; how many letters went out.
    pub fn send_due(&mut self) -> Result<usize, DbError> {
        let mut sent = 0;
        loop {
            match self.step()? {
                Step::Sent => sent += 1,
                Step::Failed => {}
                Step::Idle | Step::NoServer => return Ok(sent),
            }
        }
    }

    /// Sends one letter.
    pub fn step(&mut self) -> Result<Step, DbError> {
        self.note_sent()?;
        self.sweep()?;
        let Some(letter) = self.claim()? else { return Ok(Step::Idle) };
        let (error, for_good, step) = match self.keeping(&letter) {
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
        let over = self.db.write_in(Scope::Accounts, |c| outbox::note_failed(c, &letter, &error, for_good, now))?;
        // What the server said may repeat the address: it is kept for the administrator, and not for the log.
        tracing::warn!(letter = %letter.id, kind = %letter.kind, attempt = letter.attempts, over, "a letter was not sent");
        Ok(step)
    }

    /// Takes the next letter that is due; it is ours for a while.
    pub fn claim(&self) -> Result<Option<Letter>, DbError> {
        let now = (self.clock)();
        // Looked at first: an empty outbox takes nobody's turn at writing.
        if self.db.read(|c| storage::next(c, now))?.is_none() {
            return Ok(None);
        }
        self.db.write_in(Scope::Accounts, |c| outbox::claim(c, now))
    }

    /// Delivers a letter, and says from time to time that it is still being sent, so that nobody else takes it.
    fn keeping(&self, letter: &Letter) -> Result<(), Failure> {
        let (end, over) = mpsc::channel::<()>();
        thread::scope(|scope| {
            scope.spawn(move || {
                while over.recv_timeout(SIGN) == Err(RecvTimeoutError::Timeout) {
                    if let Err(error) = self.renew(letter) {
                        tracing::warn!(error = error.to_string(), "a letter may be sent twice: the database does not answer");
                    }
                }
            });
            let delivered = self.deliver(letter);
            drop(end);
            delivered
        })
    }

    /// Says that a letter is still being sent.
    pub fn renew(&self, letter: &Letter) -> Result<(), DbError> {
        self.db.write_in(Scope::Accounts, |c| outbox::renew(c, letter, (self.clock)()))
    }

    /// Hands a letter to the mail server.
    pub fn deliver(&self, letter: &Letter) -> Result<(), Failure> {
        if !self.hosts.is_current()
            && let Err(error) = self.hosts.read()
        {
            tracing::warn!(error = error.to_string(), "the hosts of federations can't be read");
        }
        let words = letters::words(letter, |house| self.hosts.home(house))
            .ok_or_else(|| Failure::ForGood("there are no words for this letter".to_owned()))?;
        let to = letter.address.parse::<Address>().map_err(|e| Failure::ForGood(e.to_string()))?;
        let written = u64::try_from(letter.created_at.and_utc().timestamp()).unwrap_or_default();
        let message = Message::builder()
            .from(self.mail.from.clone())
            .to(Mailbox::new(Some(words.to), to))
            .date(SystemTime::UNIX_EPOCH + Duration::from_secs(written))
            .message_id(Some(self.message_id(letter)))
            .subject(words.subject)
            // Nobody's holiday is answered to us (RFC 3834).
            .raw_header(HeaderValue::new(HeaderName::new_from_ascii_str("Auto-Submitted"), "auto-generated".to_owned()))
            .singlepart(SinglePart::plain(words.body))
            .map_err(|e| Failure::ForGood(e.to_string()))?;
        self.mail.transport.send(&message).map(|_| ()).map_err(|error| self.failure(&error))
    }

    /// The same for every attempt, and for no other letter of any site.
    fn message_id(&self, letter: &Letter) -> String {
        let mark = HEXLOWER.encode(&Sha256::digest(format!("{} {}", letter.dedup, letter.created_at).as_bytes()));
        format!("<{}.{}@{}>", letter.id, &mark[..16], self.mail.from.email.domain())
    }

    fn failure(&self, error: &lettre::transport::smtp::Error) -> Failure {
        let text = error.to_string();
        // "Authentication required" is about us, whenever it is said.
        let about_us = error.status().is_some_and(|code| u16::from(code) == 530);
        if error.is_permanent() && !about_us {
            // A server that refuses everybody, or our password, says so before it hears of a letter: then the letter may wait.
            return match self.mail.transport.test_connection() {
                Ok(true) => Failure::ForGood(text),
                _ => Failure::NoServer(text),
            };
        }
        if error.is_transient() { Failure::ForNow(text) } else { Failure::NoServer(text) }
    }

    fn note_sent(&mut self) -> Result<(), DbError> {
        let Some(letter) = &self.unnoted else { return Ok(()) };
        let now = (self.clock)();
        // Kept until it is noted: as long as we live, nobody sends it twice because of a database that was away for a moment.
        self.db.write_in(Scope::Accounts, |c| outbox::note_sent(c, letter, now))?;
        self.unnoted = None;
        Ok(())
    }

    /// Writes what has to be remembered today, once a day.
    ///
    /// # Errors
    /// Storage failed.
    pub fn remind(&mut self) -> Result<(), DbError> {
        let now = (self.clock)();
        if self.reminded != Some(now.date()) {
            self.db.write_in(Scope::Accounts, |c| notices::remind(c, now))?;
            self.reminded = Some(now.date());
        }
        Ok(())
    }

    fn sweep(&mut self) -> Result<(), DbError> {
        let now = (self.clock)();
        if self.swept != Some(now.date()) {
            self.db.write_in(Scope::Accounts, |c| outbox::sweep(c, now))?;
            self.swept = Some(now.date());
        }
        Ok(())
    }
}

/// The thread of the sender: it ends when this is dropped.
pub struct Mailer {
    bell: Bell,
    /// Says nothing; broken off when the thread ends.
    done: Receiver<()>,
    thread: Option<JoinHandle<()>>,
}

impl Mailer {
    /// Starts the sender of a site, if mail is set up.
    ///
    /// # Errors
    /// There is no thread to be had.
    pub fn start(app: &App) -> std::io::Result<Option<Mailer>> {
        let Some(mut sender) = Sender::of(app) else { return Ok(None) };
        let (bell, rung) = (app.bell.clone(), app.bell.clone());
        let (alive, done) = mpsc::channel();
        let thread = std::thread::Builder::new().name("mailer".to_owned()).spawn(move || {
            let _alive: mpsc::Sender<()> = alive;
            loop {
                match sender.remind().and_then(|()| sender.step()) {
                    Ok(Step::Sent | Step::Failed) if !rung.is_over() => continue,
                    Ok(_) => {}
                    Err(error) => tracing::warn!(error = error.to_string(), "letters wait: the database does not answer"),
                }
                if !rung.wait(POLL) {
                    return;
                }
            }
        })?;
        Ok(Some(Mailer { bell, done, thread: Some(thread) }))
    }
}

impl Drop for Mailer {
    fn drop(&mut self) {
        self.bell.end();
        match (self.done.recv_timeout(GRACE), self.thread.take()) {
            (Err(RecvTimeoutError::Disconnected), Some(thread)) => drop(thread.join()),
            // The mail server keeps it: the claim of its letter will end.
            _ => tracing::warn!("a letter was still being sent when the server ended"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_mail_are_read_and_no_password_is_repeated() {
        for good in ["smtps://notices:secret@post.example.org", "smtp://post.example.org:587?tls=required", "smtp://127.0.0.1:2525"] {
            assert!(Mail::new(good, "Crosstable <notices@example.org>", false).is_ok(), "{good}");
        }
        for bad in ["", "post.example.org", "https://notices:secret@post.example.org", "smtp://post.example.org?tls=maybe-secret"] {
            let said = Mail::new(bad, "notices@example.org", true).err().unwrap_or_default();
            assert!(said.starts_with("smtp: ") && !said.contains("secret"), "{bad}: {said}");
        }
        let said = Mail::new("smtps://post.example.org", "nobody", false).err().unwrap_or_default();
        assert!(said.starts_with("mail-from: "), "{said}");
        let plain = ["smtp://n:secret@post.example.org", "smtp://post.example.org:587?tls=opportunistic", "smtp://127.0.0.1.example.org"];
        for unencrypted in plain {
            let said = Mail::new(unencrypted, "notices@example.org", false).err().unwrap_or_default();
            assert!(said.starts_with("smtp: ") && said.contains("unencrypted") && !said.contains("secret"), "{unencrypted}: {said}");
            assert!(Mail::new(unencrypted, "notices@example.org", true).is_ok());
        }
        for here in ["smtp://localhost:25", "smtp://[::1]:25", "smtp://n:secret@127.0.0.1"] {
            assert!(Mail::new(here, "notices@example.org", false).is_ok(), "{here}");
        }
    }

    #[test]
    fn a_bell_that_was_rung_before_is_heard() {
        let bell = Bell::default();
        bell.ring();
        assert!(bell.wait(Duration::from_secs(60)));
        assert!(bell.wait(Duration::ZERO));
        bell.end();
        assert!(!bell.wait(Duration::from_secs(60)));
    }
}
