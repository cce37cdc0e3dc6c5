//! The mail server, and the bell that wakes the sender of letters.

use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

use lettre::SmtpTransport;
use lettre::message::Mailbox;

/// How long each step of sending may take: a server that looks a letter over before it says yes is given its time, since whoever gives up
/// too early sends it twice. All steps together have to fit into [`outbox::CLAIM`](crate::office::mail::outbox::CLAIM).
const PATIENCE: Duration = Duration::from_secs(300);

/// The mail server and who writes.
#[derive(Clone)]
pub struct Mail {
    /// The mail server.
    pub transport: SmtpTransport,
    /// Who writes.
    pub from: Mailbox,
}

impl Mail {
    /// From settings: the address of the mail server (`smtps://USER:PASSWORD@HOST`, `smtp://USER:PASSWORD@HOST:587?tls=required`), and who
    /// writes.
    ///
    /// # Errors
    /// A sentence that says which of them is unusable; the address is not repeated, since it may hold a password.
    pub fn new(smtp: &str, from: &str) -> Result<Mail, String> {
        let transport = SmtpTransport::from_url(smtp)
            .map_err(|_| "smtp: it must be like smtps://USER:PASSWORD@HOST or smtp://USER:PASSWORD@HOST:587?tls=required".to_owned())?;
        let from = from.parse::<Mailbox>().map_err(|e| format!("mail-from: {e}"))?;
        Ok(Mail { transport: transport.timeout(Some(PATIENCE)).build(), from })
    }
}

/// Wakes the sender; cloning is cheap.
#[derive(Clone, Default)]
pub struct Bell(Arc<(Mutex<Signal>, Condvar)>);

#[derive(Default)]
struct Signal {
    rung: bool,
    over: bool,
}

impl Bell {
    /// Something was committed: there may be letters.
    pub fn ring(&self) {
        self.signal(|s| s.rung = true);
    }

    /// It is over: whoever waits ends.
    pub fn end(&self) {
        self.signal(|s| s.over = true);
    }

    fn signal(&self, set: impl FnOnce(&mut Signal)) {
        let (signal, changed) = &*self.0;
        set(&mut signal.lock().unwrap_or_else(PoisonError::into_inner));
        changed.notify_all();
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner).over
    }

    /// Waits until somebody rings, at most so long; `false`: it is over.
    pub fn wait(&self, most: Duration) -> bool {
        let (signal, changed) = &*self.0;
        let guard = signal.lock().unwrap_or_else(PoisonError::into_inner);
        let (mut guard, _) = changed.wait_timeout_while(guard, most, |s| !s.rung && !s.over).unwrap_or_else(PoisonError::into_inner);
        guard.rung = false;
        !guard.over
    }
}
