//! The retention job: erases personal data at the end of its retention period, once an hour, on a
//! thread of its own, with or without mail.

use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::JoinHandle;
use std::time::Duration;

use chrono::NaiveDateTime;

use crate::actions::retention::{self, Retention};
use crate::actions::{accounts, jobs};
use crate::app::App;
use crate::db::{Db, DbError, Scope};

const ROUND: Duration = Duration::from_secs(3600);

pub struct Keeper {
    end: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Keeper {
    pub fn start_thread(app: &App) -> std::io::Result<Keeper> {
        let (db, clock, kept) = (
            app.db.with_long_patience(),
            app.clock.clone(),
            app.settings.retention,
        );
        let round = move || erase_due(&db, &kept, clock());
        let (end, over) = mpsc::channel();
        let thread = std::thread::Builder::new()
            .name("keeper".to_owned())
            .spawn(move || {
                loop {
                    match round() {
                        Ok(Erased { due: 0, ended: 0 }) => {}
                        Ok(Erased { due, ended }) => {
                            tracing::info!(
                                due,
                                ended,
                                "erased: personal data whose time was over, sessions, failures and \
                                works that have ended"
                            );
                        }
                        Err(error) => tracing::warn!(
                            error = error.to_string(),
                            "erasing waits: the \
                        database does not answer"
                        ),
                    }
                    if over.recv_timeout(ROUND) != Err(RecvTimeoutError::Timeout) {
                        return;
                    }
                }
            })?;
        Ok(Keeper {
            end: Some(end),
            thread: Some(thread),
        })
    }
}

struct Erased {
    /// Rows at the end of their retention period.
    due: usize,
    /// Rows that had expired by themselves.
    ended: usize,
}

/// Reads first, so that it doesn't take the write lock for nothing.
fn erase_due(db: &Db, kept: &Retention, now: NaiveDateTime) -> Result<Erased, DbError> {
    let due = if db.read(|c| retention::is_due(c, kept, now))? {
        db.write(|c| retention::erase_due(c, kept, now))?
    } else {
        0
    };
    let ended = if db.read(|c| accounts::is_sweeping_due(c, now))? {
        db.write_in(Scope::Accounts, |c| accounts::delete_expired(c, now))?
    } else {
        0
    };
    let works = if db.read(|c| jobs::is_sweeping_due(c, now))? {
        db.write_in(Scope::Accounts, |c| jobs::delete_finished(c, now))?
    } else {
        0
    };
    Ok(Erased {
        due,
        ended: ended + works,
    })
}

impl Drop for Keeper {
    fn drop(&mut self) {
        drop(self.end.take());
        if let Some(thread) = self.thread.take() {
            drop(thread.join());
        }
    }
}
