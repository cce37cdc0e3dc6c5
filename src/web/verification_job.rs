//! The nightly verification: a thread recalculates one federation at a time on a snapshot, within
//! the limit for expensive calculations. Processes on one database share the work. The thread also
//! cleans up after dead processes, and checks whether the clock was set.

use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::time::Duration;

use chrono::NaiveDateTime;

use crate::actions::jobs::{self, JobHandle, JobOrder, JobRedirect};
use crate::actions::replay::Progress;
use crate::actions::{ActionError, Refusal, verification};
use crate::app::App;
use crate::db::federations::Federation;
use crate::db::{DbError, Scope};
use crate::domain::job::JobKind;
use crate::error::WebError;
use crate::tournament_import;

const CHECK_INTERVAL: Duration = Duration::from_secs(60);
/// Checks for dead processes between two checks for due federations.
const ROUND: u32 = 5;

/// Ends after the current federation. The shutdown doesn't wait: a verification changes nothing.
pub struct Verifier {
    _end: Sender<()>,
}

impl Verifier {
    /// The first round begins after some minutes, when the process has served its first readers.
    pub fn start_thread(app: &App) -> std::io::Result<Verifier> {
        let app = app.clone();
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_time()
            .build()?;
        let (end, over) = mpsc::channel();
        std::thread::Builder::new()
            .name("verifier".to_owned())
            .spawn(move || {
                let mut looks = 0_u32;
                while over.recv_timeout(CHECK_INTERVAL) == Err(RecvTimeoutError::Timeout) {
                    if let Some(news) = app.timekeeper.next_log_line(app.now()) {
                        tracing::warn!(
                            "the clock of this machine: {news}; sessions and the dates \
                        of acts go by it"
                        );
                    }
                    app.rosters.keep_up();
                    if let Err(error) = look_after(&app) {
                        tracing::warn!(
                            error = error.to_string(),
                            "what dead programs have left is \
                        not known: the database does not answer"
                        );
                    }
                    looks = looks.wrapping_add(1);
                    if !looks.is_multiple_of(ROUND) {
                        continue;
                    }
                    let gone = || over.try_recv() == Err(mpsc::TryRecvError::Disconnected);
                    if let Err(error) = runtime.block_on(run_round(&app, gone)) {
                        tracing::warn!(
                            error = WebError::from(error).to_string(),
                            "verifying waits: \
                        the database does not answer"
                        );
                    }
                }
            })?;
        Ok(Verifier { _end: end })
    }
}

/// Marks jobs of dead processes as lost, and resumes ordered ones.
pub fn look_after(app: &App) -> Result<(), DbError> {
    let (lines, now) = (app.db.job_locks(), app.now());
    // Read first, so that it doesn't take the write lock for nothing.
    if app.db.read(|c| jobs::has_lost_jobs(c, &lines))? {
        for node in app
            .db
            .with_long_patience()
            .write_in(Scope::Accounts, |c| jobs::mark_lost_jobs(c, &lines, now))?
        {
            tracing::warn!(
                node,
                "a program has stopped in the midst of a work; nothing of it was stored"
            );
        }
    }
    tournament_import::take_up(app);
    Ok(())
}

/// Stops once `gone` returns true. Returns the number of verified federations.
pub async fn run_round(app: &App, gone: impl Fn() -> bool) -> Result<usize, ActionError> {
    let db = app.db.with_long_patience();
    let mut count = 0;
    for federation in db.read(|c| verification::list_due(c, app.now()))? {
        // Readers have priority: the federation is verified in the next round.
        let Ok(_turn) = app.calculation_limit.take(None).await else {
            return Ok(count);
        };
        if gone() {
            return Ok(count);
        }
        let begun = app.now();
        if let Some(taken) = claim_verification(app, &federation, begun)? {
            verify_one(app, &federation, taken, begun)?;
            count += 1;
        }
    }
    Ok(count)
}

fn claim_verification(
    app: &App,
    federation: &Federation,
    now: NaiveDateTime,
) -> Result<Option<JobHandle>, ActionError> {
    let lines = app.db.job_locks();
    let order = JobOrder {
        federation: federation.id,
        kind: JobKind::Verification,
        about: String::new(),
        back: String::new(),
        by: String::new(),
    };
    let taken = app.db.with_long_patience().write_in(Scope::Accounts, |c| {
        let claimed = verification::claim_due(c, federation, now)?;
        claimed
            .then(|| jobs::take_job(c, &lines, &order, now))
            .transpose()
    });
    match taken {
        Err(ActionError::Refused(Refusal::Working)) => Ok(None),
        other => other,
    }
}

fn verify_one(
    app: &App,
    federation: &Federation,
    JobHandle { id, lock: line }: JobHandle,
    begun: NaiveDateTime,
) -> Result<(), ActionError> {
    let (db, lines, progress) = (
        app.db.with_long_patience(),
        app.db.job_locks(),
        Arc::new(Progress::default()),
    );
    let told = progress.clone();
    let _heart = db.start_heartbeat(id, line, move || told.current_counts())?;
    let found = db.read(|c| verification::verify_federation(c, federation, &progress))?;
    // A federation locked for its transfer meanwhile gets its result all the same.
    db.write_in(Scope::UnexportedData(federation.id), |c| {
        jobs::hold_job(c, &lines, id)?;
        verification::store_result(c, federation.id, begun, &found, app.now())?;
        jobs::mark_done(
            c,
            id,
            &JobRedirect {
                to: String::new(),
                flash: String::new(),
            },
            app.now(),
        )
    })?;
    let (slug, tournaments, differences) =
        (federation.slug.as_str(), found.tournaments, found.count);
    match found.first.first() {
        Some(first) => tracing::error!(
            federation = slug,
            tournaments,
            differences,
            first,
            "what is stored is not what is calculated"
        ),
        None => tracing::info!(
            federation = slug,
            tournaments,
            "everything was calculated from the beginning: it is what is stored"
        ),
    }
    Ok(())
}
