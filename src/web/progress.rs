//! Work that may take long, such as a correction of the past. It runs on a thread of its own and is stored in one transaction
//! ([`crate::office::replay::act`]). The browser waits a moment for it and is then shown how far it is, whatever process it asks
//! ([`crate::office::works`]).

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::time::Duration;

use actix_web::HttpResponse;
use actix_web::http::header;
use askama::Template;
use tokio::sync::oneshot::Receiver;

use crate::db::federations::Federation;
use crate::db::{Conn, DbError, Scope};
use crate::domain::work::WorkKind;
use crate::office::replay::{self, Progress};
use crate::office::works::{self, Order, Standing, Taken, Why};
use crate::office::{OfficeError, Refusal};
use crate::text::arg;
use crate::web::app::{App, reading};
use crate::web::error::{Sentence, WebError};
use crate::web::frame::layout::{Layout, go, html};
use crate::web::frame::request::{By, Inside, Officer};
use crate::web::frame::sentences;

/// How long the browser waits before it is shown the progress.
const PATIENCE: Duration = Duration::from_millis(1500);

/// Where the browser goes when the work is done, and with which message.
pub type Then = (String, &'static str);

/// What is done in the transaction of a work. It may be done several times: only the last time stays.
type Deed = Box<dyn Fn(&mut Conn, &Federation, &Progress) -> Result<Then, OfficeError> + Send>;
/// What is noted with the end of a work.
type Note = Box<dyn FnOnce(&mut Conn) -> Result<(), DbError> + Send>;

/// A work to be done.
struct Job {
    /// What it may change.
    scope: Scope,
    /// The act itself.
    act: Deed,
    /// What is noted together with why it wasn't done.
    refused: Note,
}

fn job_of(scope: Scope, job: impl FnOnce(&mut Conn, &Federation, &Progress) -> Result<Then, OfficeError> + Clone + Send + 'static) -> Job {
    let act = Box::new(move |c: &mut Conn, federation: &Federation, progress: &Progress| job.clone()(c, federation, progress));
    Job { scope, act, refused: Box::new(|_| Ok(())) }
}

/// Does a work about something (its name): all of it or nothing. It may be begun several times. Whoever waits too long is sent to the page of
/// its progress; `back` is where a refusal leads back to.
pub async fn run(
    inside: &Inside,
    about: String,
    back: String,
    job: impl FnOnce(&mut Conn, &Federation, &Progress) -> Result<Then, OfficeError> + Clone + Send + 'static,
) -> Result<HttpResponse, WebError> {
    run_in(inside, Scope::Federation(inside.federation.id), about, back, job).await
}

/// The same where something of other federations is changed, too.
pub async fn run_in(
    inside: &Inside,
    scope: Scope,
    about: String,
    back: String,
    job: impl FnOnce(&mut Conn, &Federation, &Progress) -> Result<Then, OfficeError> + Clone + Send + 'static,
) -> Result<HttpResponse, WebError> {
    let by = inside.actor.as_ref().map(|actor| actor.name.clone()).unwrap_or_default();
    let order = Order { federation: inside.federation.id, kind: WorkKind::Change, about, back, by };
    attended(inside, order, |_| Ok(()), job_of(scope, job)).await
}

/// What is to be done even if this program doesn't live to do it: who begins it again finds it by what `ordered` notes, and `refused` takes back.
pub struct Ordered<O, R> {
    /// Notes it, if the work is begun.
    pub ordered: O,
    /// Takes it back: the work was refused.
    pub refused: R,
}

/// The same as [`run`] for what was ordered.
pub async fn run_ordered(
    inside: &Inside,
    (about, back): (String, String),
    noted: Ordered<
        impl FnOnce(&mut Conn) -> Result<(), OfficeError> + Send + 'static,
        impl FnOnce(&mut Conn) -> Result<(), DbError> + Send + 'static,
    >,
    job: impl FnOnce(&mut Conn, &Federation, &Progress) -> Result<Then, OfficeError> + Clone + Send + 'static,
) -> Result<HttpResponse, WebError> {
    let by = inside.actor.as_ref().map(|actor| actor.name.clone()).unwrap_or_default();
    let order = Order { federation: inside.federation.id, kind: WorkKind::Change, about, back, by };
    let job = Job { refused: Box::new(noted.refused), ..job_of(Scope::Federation(inside.federation.id), job) };
    attended(inside, order, noted.ordered, job).await
}

async fn attended(
    inside: &Inside,
    order: Order,
    ordered: impl FnOnce(&mut Conn) -> Result<(), OfficeError> + Send + 'static,
    job: Job,
) -> Result<HttpResponse, WebError> {
    let app = inside.app.clone();
    // A task of its own: what is taken is begun, even if the browser goes away in between.
    let begun = actix_web::rt::spawn(async move {
        let (lines, now, taking) = (app.db.lifelines(), app.now(), order.clone());
        let take = move |c: &mut Conn| {
            let taken = works::take(c, &lines, &taking, now)?;
            ordered(c)?;
            Ok(taken)
        };
        let taken = app.write(take).await?;
        begin(&app, order, taken, job)
    });
    let waiting = begun.await.map_err(|_| WebError::Gone)??;
    let ended = tokio::time::timeout(PATIENCE, waiting).await;
    // Other threads have written what this request has asked for.
    reading::note_written(&inside.app.db);
    match ended {
        Ok(Ok(outcome)) => outcome.map(|(to, flash)| go(&inside.visit, &to, flash)),
        Ok(Err(_)) => Err(WebError::Gone),
        Err(_) => {
            let to = format!("/{}/changes/progress", inside.federation.slug);
            Ok(HttpResponse::SeeOther().insert_header((header::LOCATION, to)).finish())
        }
    }
}

/// Begins a work of a federation for which nobody waits at a browser. Not for the async threads: it waits for its turn at writing.
///
/// # Errors
/// One is going on there, or the database doesn't answer.
pub fn start(
    app: &App,
    order: Order,
    job: impl FnOnce(&mut Conn, &Federation, &Progress) -> Result<Then, OfficeError> + Clone + Send + 'static,
) -> Result<(), WebError> {
    let (lines, now) = (app.db.lifelines(), app.now());
    let taken = app.db.patient().write_in(Scope::Accounts, |c| works::take(c, &lines, &order, now))?;
    let scope = Scope::Federation(order.federation);
    begin(app, order, taken, job_of(scope, job)).map(drop)
}

/// Begins a work that was taken, and says how it ended as soon as it has.
fn begin(app: &App, order: Order, taken: Taken, job: Job) -> Result<Receiver<Result<Then, WebError>>, WebError> {
    let app = app.clone();
    let (done, waiting) = tokio::sync::oneshot::channel();
    let work = move || {
        let _doing = app.works.one();
        let _ = done.send(carry_out(&app, &order, taken, job));
    };
    let started = std::thread::Builder::new().name("work".to_owned()).spawn(work);
    started.map(|_| waiting).map_err(|e| WebError::Page(format!("a work can't be begun: {e}")))
}

/// Does a work that was taken. Whatever happens, the database knows how it ended, or that it is lost.
fn carry_out(app: &App, order: &Order, taken: Taken, job: Job) -> Result<Then, WebError> {
    let (db, lines, id) = (app.db.patient(), app.db.lifelines(), taken.id);
    let progress = Arc::new(Progress::default());
    let told = progress.clone();
    let heart = db.beat(id, taken.line, move || told.now());
    let act = || {
        replay::act(&db, (job.scope, order.federation), &progress, |c, federation| {
            works::enter(c, &lines, id)?;
            let (to, flash) = (job.act)(c, federation, &progress)?;
            works::done(c, id, &works::Then { to: to.clone(), flash: flash.to_owned() }, app.now())?;
            Ok((to, flash))
        })
    };
    let outcome = match &heart {
        // Whoever waits is told at once, and not when the work is found lost.
        Ok(_) => panic::catch_unwind(AssertUnwindSafe(act))
            .map_err(|_| WebError::Page("a work broke off".to_owned()))
            .and_then(|outcome| outcome.map_err(WebError::from)),
        Err(error) => Err(WebError::Page(format!("a work can't be begun: {error}"))),
    };
    app.bell.ring();
    if let Err(error) = &outcome {
        tracing::info!(error = error.to_string(), "a correction was not done");
        let (sentence, now) = (Sentence::of(error), app.now());
        let why = Why::of(|language| sentences::say(&sentence, language));
        // What others have found lost, another program may have begun again.
        let refused = Some(job.refused).filter(|_| !matches!(error, WebError::Refused(Refusal::Overdue)));
        let told = db.write_in(Scope::Accounts, |c| {
            works::refused(c, id, &why, now)?;
            refused.map_or(Ok(()), |refused| refused(c))
        });
        if let Err(error) = told {
            tracing::warn!(error = error.to_string(), "why a correction was not done can't be stored");
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

/// `GET /{federation}/changes/progress`: asks for itself again until the work is done, and then leads on.
pub async fn progress(by: By<Officer>) -> Result<HttpResponse, WebError> {
    let t = by.t();
    let page = ProgressPage {
        page: Layout::inside(&by, "changes", t.msg_progress_title()),
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
    let Some(work) = by.app.work(by.federation.id).await? else { return html(&ProgressPage { idle: true, ..page }) };
    let begun = t.msg_progress_begun(arg::By(work.by.as_str()), arg::When(by.moment(work.begun_at)));
    let page = ProgressPage { about: work.about, back: work.back, begun, ..page };
    match work.standing {
        Standing::Done(then) => Ok(go(&by.inside.visit, &then.to, &then.flash)),
        Standing::Refused(why) => html(&ProgressPage { refusal: Some(why.says(by.language).to_owned()), ..page }),
        Standing::Lost => html(&ProgressPage { refusal: Some(t.msg_refused_overdue()), ..page }),
        Standing::Going(done, total) => {
            let says = match (done, total) {
                (_, 0) => t.msg_progress_reading(),
                (done, total) if done >= total => t.msg_progress_storing(),
                (done, total) => t.msg_progress_calculating(arg::Done(done), arg::Total(total)),
            };
            // Before it is known how much there is to do, nothing of it is done.
            html(&ProgressPage { done, total: total.max(1), says, ..page })
        }
    }
}
