//! The mail server, and the signal that wakes the mail sender.

use std::net::IpAddr;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

use actix_web::http::Uri;
use lettre::SmtpTransport;
use lettre::message::Mailbox;

/// Timeout of each step. Some servers scan a mail before they accept it: a sender that gives up
/// early sends it twice.
const PATIENCE: Duration = Duration::from_secs(300);

#[derive(Clone)]
pub struct Mail {
    pub transport: SmtpTransport,
    pub from: Mailbox,
}

impl Mail {
    /// `smtp`: `smtps://USER:PASSWORD@HOST`, or `smtp://USER:PASSWORD@HOST:587?tls=required`.
    /// Without encryption only to this machine, unless `unencrypted`. The error names the unusable
    /// setting without the URL, which may hold a password.
    pub fn new(smtp: &str, from: &str, unencrypted: bool) -> Result<Mail, String> {
        let transport = SmtpTransport::from_url(smtp).map_err(|_| {
            "smtp: it must be like smtps://USER:PASSWORD@HOST or \
                smtp://USER:PASSWORD@HOST:587?tls=required"
                .to_owned()
        })?;
        if !unencrypted && !is_encrypted(smtp) && !is_here(smtp) {
            return Err(
                "smtp: letters and the password would go to another machine unencrypted; \
                say smtps:// or ?tls=required, or set \
                        smtp-unencrypted if that is meant"
                    .to_owned(),
            );
        }
        let from = from
            .parse::<Mailbox>()
            .map_err(|e| format!("mail-from: {e}"))?;
        Ok(Mail {
            transport: transport.timeout(Some(PATIENCE)).build(),
            from,
        })
    }
}

fn is_encrypted(smtp: &str) -> bool {
    let query = smtp.split_once('?').map_or("", |(_, query)| query);
    smtp.starts_with("smtps://") || query.split('&').any(|pair| pair == "tls=required")
}

fn is_here(smtp: &str) -> bool {
    let Ok(address) = smtp.parse::<Uri>() else {
        return false;
    };
    let host = address.host().unwrap_or_default();
    host == "localhost"
        || host
            .trim_matches(['[', ']'])
            .parse::<IpAddr>()
            .is_ok_and(|ip| ip.is_loopback())
}

#[derive(Clone, Default)]
pub struct OutboxSignal(Arc<(Mutex<Signal>, Condvar)>);

#[derive(Default)]
struct Signal {
    rung: bool,
    over: bool,
}

impl OutboxSignal {
    /// Signals that there may be new mails.
    pub fn signal_commit(&self) {
        self.set_signal(|s| s.rung = true);
    }

    pub fn signal_end(&self) {
        self.set_signal(|s| s.over = true);
    }

    fn set_signal(&self, set: impl FnOnce(&mut Signal)) {
        let (signal, changed) = &*self.0;
        set(&mut signal.lock().unwrap_or_else(PoisonError::into_inner));
        changed.notify_all();
    }

    pub fn is_over(&self) -> bool {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner).over
    }

    /// Waits at most `most`; false if the server is shutting down.
    pub fn wait_for_commit(&self, most: Duration) -> bool {
        let (signal, changed) = &*self.0;
        let guard = signal.lock().unwrap_or_else(PoisonError::into_inner);
        let (mut guard, _) = changed
            .wait_timeout_while(guard, most, |s| !s.rung && !s.over)
            .unwrap_or_else(PoisonError::into_inner);
        guard.rung = false;
        !guard.over
    }
}
