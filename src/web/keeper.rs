//! Erases personal data when its time has come, once a day, on a thread of its own: whether mail is set up or not.

use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::JoinHandle;
use std::time::Duration;

use crate::db::DbError;
use crate::office::registrations;
use crate::web::app::App;

/// How often it looks whether something is due.
const ROUND: Duration = Duration::from_secs(3600);

/// The thread: it ends when this is dropped.
pub struct Keeper {
    end: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Keeper {
    /// Starts it; the first round is made at once.
    ///
    /// # Errors
    /// There is no thread to be had.
    pub fn start(app: &App) -> std::io::Result<Keeper> {
        let (db, clock) = (app.db.clone(), app.clock.clone());
        let round = move || -> Result<usize, DbError> {
            let now = clock();
            // Looked at first: where nothing is due, nobody's turn at writing is taken.
            if db.read(|c| registrations::is_erasing_due(c, now))? { db.write(|c| registrations::erase(c, now)) } else { Ok(0) }
        };
        let (end, over) = mpsc::channel();
        let thread = std::thread::Builder::new().name("keeper".to_owned()).spawn(move || {
            loop {
                match round() {
                    Ok(0) => {}
                    Ok(count) => tracing::info!(count, "personal data of registrations was erased"),
                    Err(error) => tracing::warn!(error = error.to_string(), "erasing waits: the database does not answer"),
                }
                if over.recv_timeout(ROUND) != Err(RecvTimeoutError::Timeout) {
                    return;
                }
            }
        })?;
        Ok(Keeper { end: Some(end), thread: Some(thread) })
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        drop(self.end.take());
        if let Some(thread) = self.thread.take() {
            drop(thread.join());
        }
    }
}
