//! Background jobs for long changes, such as a correction of the past.
//!
//! A job runs on a thread of its own and is stored in one transaction
//! ([`crate::actions::replay::run_act`]). After a moment the browser is shown the progress,
//! whatever process it asks ([`crate::actions::jobs`]).

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::time::Duration;

use actix_web::HttpResponse;
use actix_web::http::header;
use askama::Template;
use tokio::sync::oneshot::Receiver;

use crate::actions::jobs::{self, JobHandle, JobOrder, JobState, RefusalTexts};
use crate::actions::replay::{self, Progress};
use crate::actions::{ActionError, Refusal};
use crate::app::{App, replica_routing};
use crate::db::federations::Federation;
use crate::db::{Conn, DbError, Scope};
use crate::domain::job::JobKind;
use crate::error::{Sentence, WebError};
use crate::frame::layout::{Layout, redirect_to, render_page};
use crate::frame::request::{By, Inside, Officer};
use crate::frame::sentences;
use crate::i18n::arg;

/// Wait of the browser before it is shown the progress.
const PATIENCE: Duration = Duration::from_millis(1500);

/// The address for the browser after the job, and the message.
pub type JobOutcome = (String, &'static str);

/// The work in the transaction. It may run several times; only the last run is kept.
type JobAct =
    Box<dyn Fn(&mut Conn, &Federation, &Progress) -> Result<JobOutcome, ActionError> + Send>;
/// A note that is stored with the end of a job.
type Note = Box<dyn FnOnce(&mut Conn) -> Result<(), DbError> + Send>;

struct Job {
    scope: Scope,
    act: JobAct,
    /// Runs with the note of a refusal.
    refused: Note,
}

fn job_of(
    scope: Scope,
    job: impl FnOnce(&mut Conn, &Federation, &Progress) -> Result<JobOutcome, ActionError>
    + Clone
    + Send
    + 'static,
) -> Job {
    let act = Box::new(
        move |c: &mut Conn, federation: &Federation, progress: &Progress| {
            job.clone()(c, federation, progress)
        },
    );
    Job {
        scope,
        act,
        refused: Box::new(|_| Ok(())),
    }
}

/// Runs a job named `about` atomically; the closure may run several times. A browser that waits too
/// long is redirected to the progress; `back` is the link after a refusal.
pub async fn run_job(
    inside: &Inside,
    about: String,
    back: String,
    job: impl FnOnce(&mut Conn, &Federation, &Progress) -> Result<JobOutcome, ActionError>
    + Clone
    + Send
    + 'static,
) -> Result<HttpResponse, WebError> {
    run_in(
        inside,
        Scope::Federation(inside.federation.id),
        about,
        back,
        job,
    )
    .await
}

/// Like [`run_job`], but also changes data of other federations.
pub async fn run_in(
    inside: &Inside,
    scope: Scope,
    about: String,
    back: String,
    job: impl FnOnce(&mut Conn, &Federation, &Progress) -> Result<JobOutcome, ActionError>
    + Clone
    + Send
    + 'static,
) -> Result<HttpResponse, WebError> {
    let by = inside
        .actor
        .as_ref()
        .map(|actor| actor.name.clone())
        .unwrap_or_default();
    let order = JobOrder {
        federation: inside.federation.id,
        kind: JobKind::Change,
        about,
        back,
        by,
    };
    run_attended(inside, order, |_| Ok(()), job_of(scope, job)).await
}

/// Survives the death of this process: another one finds the job by the note of `ordered`.
pub struct Ordered<O, R> {
    pub ordered: O,
    /// Removes the note after a refusal.
    pub refused: R,
}

pub async fn run_ordered(
    inside: &Inside,
    about: String,
    back: String,
    noted: Ordered<
        impl FnOnce(&mut Conn) -> Result<(), ActionError> + Send + 'static,
        impl FnOnce(&mut Conn) -> Result<(), DbError> + Send + 'static,
    >,
    job: impl FnOnce(&mut Conn, &Federation, &Progress) -> Result<JobOutcome, ActionError>
    + Clone
    + Send
    + 'static,
) -> Result<HttpResponse, WebError> {
    let by = inside
        .actor
        .as_ref()
        .map(|actor| actor.name.clone())
        .unwrap_or_default();
    let order = JobOrder {
        federation: inside.federation.id,
        kind: JobKind::Change,
        about,
        back,
        by,
    };
    let job = Job {
        refused: Box::new(noted.refused),
        ..job_of(Scope::Federation(inside.federation.id), job)
    };
    run_attended(inside, order, noted.ordered, job).await
}

async fn run_attended(
    inside: &Inside,
    order: JobOrder,
    ordered: impl FnOnce(&mut Conn) -> Result<(), ActionError> + Send + 'static,
    job: Job,
) -> Result<HttpResponse, WebError> {
    let app = inside.app.clone();
    // A task of its own: a cancelled request doesn't lose a claimed job.
    let begun = actix_web::rt::spawn(async move {
        let (lines, now, taking) = (app.db.job_locks(), app.now(), order.clone());
        let take = move |c: &mut Conn| {
            let taken = jobs::take_job(c, &lines, &taking, now)?;
            ordered(c)?;
            Ok(taken)
        };
        let taken = app.write(take).await?;
        begin_claimed(&app, order, taken, job)
    });
    let waiting = begun.await.map_err(|_| WebError::ShuttingDown)??;
    let ended = tokio::time::timeout(PATIENCE, waiting).await;
    // Other threads have written on behalf of this request.
    replica_routing::note_written(&inside.app.db);
    match ended {
        Ok(Ok(outcome)) => outcome.map(|(to, flash)| redirect_to(&inside.visit, &to, flash)),
        Ok(Err(_)) => Err(WebError::ShuttingDown),
        Err(_) => {
            let to = format!("/{}/changes/progress", inside.federation.slug);
            Ok(HttpResponse::SeeOther()
                .insert_header((header::LOCATION, to))
                .finish())
        }
    }
}

/// Needs no browser. It blocks for permission to write: not for async threads. Fails if another job
/// is running there.
pub fn start_job(
    app: &App,
    order: JobOrder,
    job: impl FnOnce(&mut Conn, &Federation, &Progress) -> Result<JobOutcome, ActionError>
    + Clone
    + Send
    + 'static,
) -> Result<(), WebError> {
    let (lines, now) = (app.db.job_locks(), app.now());
    let taken = app
        .db
        .with_long_patience()
        .write_in(Scope::Accounts, |c| jobs::take_job(c, &lines, &order, now))?;
    let scope = Scope::Federation(order.federation);
    begin_claimed(app, order, taken, job_of(scope, job)).map(drop)
}

fn begin_claimed(
    app: &App,
    order: JobOrder,
    taken: JobHandle,
    job: Job,
) -> Result<Receiver<Result<JobOutcome, WebError>>, WebError> {
    let app = app.clone();
    let (done, waiting) = tokio::sync::oneshot::channel();
    let work = move || {
        let _doing = app.job_counter.count_job();
        let _ = done.send(carry_out(&app, &order, taken, job));
    };
    let started = std::thread::Builder::new()
        .name("work".to_owned())
        .spawn(work);
    started
        .map(|_| waiting)
        .map_err(|e| WebError::Page(format!("a work can't be begun: {e}")))
}

/// Tells the database in every case the outcome, or that the job is lost.
fn carry_out(
    app: &App,
    order: &JobOrder,
    taken: JobHandle,
    job: Job,
) -> Result<JobOutcome, WebError> {
    let (db, lines, id) = (app.db.with_long_patience(), app.db.job_locks(), taken.id);
    let progress = Arc::new(Progress::default());
    let told = progress.clone();
    let heart = db.start_heartbeat(id, taken.lock, move || told.current_counts());
    let act = || {
        replay::run_act(
            &db,
            job.scope,
            order.federation,
            &progress,
            |c, federation| {
                jobs::hold_job(c, &lines, id)?;
                let (to, flash) = (job.act)(c, federation, &progress)?;
                let redirect = jobs::JobRedirect {
                    to: to.clone(),
                    flash: flash.to_owned(),
                };
                jobs::mark_done(c, id, &redirect, app.now())?;
                Ok((to, flash))
            },
        )
    };
    let outcome = match &heart {
        // A waiting browser learns of a panic at once, not when the job is found lost.
        Ok(_) => panic::catch_unwind(AssertUnwindSafe(act))
            .map_err(|_| WebError::Page("a work broke off".to_owned()))
            .and_then(|outcome| outcome.map_err(WebError::from)),
        Err(error) => Err(WebError::Page(format!("a work can't be begun: {error}"))),
    };
    app.outbox_signal.signal_commit();
    if let Err(error) = &outcome {
        tracing::info!(error = error.to_string(), "a correction was not done");
        let (sentence, now) = (Sentence::from_error(error), app.now());
        let why = RefusalTexts::in_every_language(|language| {
            sentences::format_sentence(&sentence, language)
        });
        // A job that others found lost may have been begun again by another process.
        let refused =
            Some(job.refused).filter(|_| !matches!(error, WebError::Refused(Refusal::Overdue)));
        let told = db.write_in(Scope::Accounts, |c| {
            jobs::mark_refused(c, id, &why, now)?;
            refused.map_or(Ok(()), |refused| refused(c))
        });
        if let Err(error) = told {
            tracing::warn!(
                error = error.to_string(),
                "why a correction was not done can't be stored"
            );
        }
    }
    outcome
}

#[derive(Template)]
#[template(path = "ledger/progress.html")]
struct ProgressPage {
    page: Layout,
    slug: String,
    about: String,
    back: String,
    begun: String,
    done: i64,
    total: i64,
    says: String,
    refusal: Option<String>,
    idle: bool,
}

/// Reloads itself until the job is done, and then redirects.
pub async fn show_progress(by: By<Officer>) -> Result<HttpResponse, WebError> {
    let t = by.t();
    let page = ProgressPage {
        page: Layout::for_federation(&by, "changes", t.msg_progress_title()),
        slug: by.federation.slug.clone(),
        about: String::new(),
        back: String::new(),
        begun: String::new(),
        done: 0,
        total: 1,
        says: String::new(),
        refusal: None,
        idle: false,
    };
    let Some(work) = by.app.last_change(by.federation.id).await? else {
        return render_page(&ProgressPage { idle: true, ..page });
    };
    let begun = t.msg_progress_begun(
        arg::By(work.by.as_str()),
        arg::When(by.moment(work.begun_at)),
    );
    let page = ProgressPage {
        about: work.about,
        back: work.back,
        begun,
        ..page
    };
    match work.standing {
        JobState::Done(then) => Ok(redirect_to(&by.inside.visit, &then.to, &then.flash)),
        JobState::Refused(why) => render_page(&ProgressPage {
            refusal: Some(why.in_language(by.language).to_owned()),
            ..page
        }),
        JobState::Lost => render_page(&ProgressPage {
            refusal: Some(t.msg_refused_overdue()),
            ..page
        }),
        JobState::Going(done, total) => {
            let says = match (done, total) {
                (_, 0) => t.msg_progress_reading(),
                (done, total) if done >= total => t.msg_progress_storing(),
                (done, total) => t.msg_progress_calculating(arg::Done(done), arg::Total(total)),
            };
            // While the total is unknown, nothing is done.
            render_page(&ProgressPage {
                done,
                total: total.max(1),
                says,
                ..page
            })
        }
    }
}
