//! Verifies every federation once a night, on a thread of its own: one at a time, of a snapshot, in the turn of what is dear to calculate.
//! Several programs on one database share the work.

use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::time::Duration;

use chrono::NaiveDateTime;

use crate::db::Scope;
use crate::db::federations::Federation;
use crate::office::OfficeError;
use crate::office::replay::Progress;
use crate::office::verification;
use crate::web::app::App;
use crate::web::error::WebError;

/// How often it looks whether a federation is due.
const ROUND: Duration = Duration::from_secs(300);

/// The thread. It ends after the federation that it is at when this is dropped, and nobody waits for that: it changes nothing meanwhile.
pub struct Verifier {
    _end: Sender<()>,
}

impl Verifier {
    /// Starts it; the first round is made after some minutes, when a program that was just started has answered its first readers.
    ///
    /// # Errors
    /// There is no thread to be had.
    pub fn start(app: &App) -> std::io::Result<Verifier> {
        let app = app.clone();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build()?;
        let (end, over) = mpsc::channel();
        std::thread::Builder::new().name("verifier".to_owned()).spawn(move || {
            while over.recv_timeout(ROUND) == Err(RecvTimeoutError::Timeout) {
                let gone = || over.try_recv() == Err(mpsc::TryRecvError::Disconnected);
                if let Err(error) = runtime.block_on(round(&app, gone)) {
                    tracing::warn!(error = WebError::from(error).to_string(), "verifying waits: the database does not answer");
                }
            }
        })?;
        Ok(Verifier { _end: end })
    }
}

/// Verifies the federations that are due, as long as nobody wants it to end; returns how many it was.
///
/// # Errors
/// The database doesn't answer.
pub async fn round(app: &App, gone: impl Fn() -> bool) -> Result<usize, OfficeError> {
    let db = app.db.patient();
    let mut count = 0;
    for federation in db.read(|c| verification::due(c, app.now()))? {
        // Whoever reads goes first: it comes back in the next round.
        let Ok(_turn) = app.reckoning.take(None).await else { return Ok(count) };
        if gone() {
            return Ok(count);
        }
        let begun = app.now();
        if db.write_in(Scope::Federation(federation.id), |c| verification::claim(c, &federation, begun))? {
            one(app, &federation, begun)?;
            count += 1;
        }
    }
    Ok(count)
}

/// Verifies one federation, keeps what came out and says it in the log.
fn one(app: &App, federation: &Federation, begun: NaiveDateTime) -> Result<(), OfficeError> {
    let db = app.db.patient();
    let found = db.read(|c| verification::verify(c, federation, &Progress::default()))?;
    db.write_in(Scope::Federation(federation.id), |c| verification::keep(c, federation.id, begun, &found, app.now()))?;
    let (slug, tournaments, differences) = (federation.slug.as_str(), found.tournaments, found.count);
    match found.first.first() {
        Some(first) => tracing::error!(federation = slug, tournaments, differences, first, "what is stored is not what is calculated"),
        None => tracing::info!(federation = slug, tournaments, "everything was calculated from the beginning: it is what is stored"),
    }
    Ok(())
}
