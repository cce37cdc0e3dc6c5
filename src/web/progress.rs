//! Work that may take long: a correction of the past. It runs on a thread of its own and is stored in one transaction (`office::replay::act`); the
//! browser waits a moment for it and is then shown how far it is.

use std::sync::Arc;
use std::time::Duration;

use actix_web::HttpResponse;
use actix_web::http::header;
use askama::Template;
use tokio::sync::oneshot::Receiver;

use crate::db::federations::Federation;
use crate::db::{Conn, FederationId};
use crate::office::OfficeError;
use crate::office::replay::{self, Progress};
use crate::web::app::App;
use crate::web::app::progress::{Then, Work};
use crate::web::error::{Sentence, WebError};
use crate::web::frame::layout::{Layout, go, html};
use crate::web::frame::request::{By, Inside, Officer};
use crate::web::frame::sentences;

/// How long the browser waits before it is shown the progress.
const PATIENCE: Duration = Duration::from_millis(1500);

/// Makes sure that a work has an outcome whatever happens to its thread.
struct Ending(Arc<Work>);

impl Drop for Ending {
    fn drop(&mut self) {
        let _ = self.0.outcome.set(Err(Sentence::Status(actix_web::http::StatusCode::INTERNAL_SERVER_ERROR)));
    }
}

/// Does a work about something (its name): all of it or nothing. It may be begun several times. Whoever waits too long is sent to the page of
/// its progress; `back` is where a refusal leads back to.
pub async fn run(
    inside: &Inside,
    about: String,
    back: String,
    job: impl FnOnce(&mut Conn, &Federation, &Progress) -> Result<Then, OfficeError> + Clone + Send + 'static,
) -> Result<HttpResponse, WebError> {
    let waiting = start(&inside.app, inside.federation.id, About { about, back }, job)?;
    match tokio::time::timeout(PATIENCE, waiting).await {
        Ok(Ok(outcome)) => outcome.map(|(to, flash)| go(&inside.visit, &to, flash)),
        Ok(Err(_)) => Err(WebError::Gone),
        Err(_) => {
            let to = format!("/{}/changes/progress", inside.federation.slug);
            Ok(HttpResponse::SeeOther().insert_header((header::LOCATION, to)).finish())
        }
    }
}

/// What a work is about, in words, and where a refusal leads back to.
pub struct About {
    /// In words.
    pub about: String,
    /// An address.
    pub back: String,
}

/// Begins a work of a federation, and says how it ended as soon as it has.
///
/// # Errors
/// One is going on there.
pub fn start(
    app: &App,
    id: FederationId,
    About { about, back }: About,
    job: impl FnOnce(&mut Conn, &Federation, &Progress) -> Result<Then, OfficeError> + Clone + Send + 'static,
) -> Result<Receiver<Result<Then, WebError>>, WebError> {
    let work = app.works.begin(id, about, back)?;
    let (db, bell) = (app.db.patient(), app.bell.clone());
    let (done, waiting) = tokio::sync::oneshot::channel();
    std::thread::spawn(move || {
        let ending = Ending(work.clone());
        let outcome = replay::act(&db, id, &work.progress, |c, federation| job.clone()(c, federation, &work.progress));
        bell.ring();
        let outcome = outcome.map_err(WebError::from);
        let told = match &outcome {
            Ok(then) => Ok(then.clone()),
            Err(error) => {
                tracing::info!(error = error.to_string(), "a correction was not done");
                Err(Sentence::of(error))
            }
        };
        let _ = work.outcome.set(told);
        drop(ending);
        let _ = done.send(outcome);
    });
    Ok(waiting)
}

#[derive(Template)]
#[template(path = "ledger/progress.html")]
struct ProgressPage {
    page: Layout,
    slug: String,
    about: String,
    back: String,
    done: usize,
    total: usize,
    says: String,
    refusal: Option<String>,
    idle: bool,
}

/// `GET /{federation}/changes/progress`: asks for itself again until the work is done, and then leads on.
pub async fn progress(by: By<Officer>) -> Result<HttpResponse, WebError> {
    let work = by.app.works.of(by.federation.id);
    if let Some(Ok((to, flash))) = work.as_ref().and_then(|w| w.outcome.get()) {
        return Ok(go(&by.inside.visit, to, flash));
    }
    let t = by.t();
    let (done, total) = work.as_ref().map_or((0, 1), |w| w.progress.now());
    html(&ProgressPage {
        page: Layout::inside(&by, "changes", t.msg_progress_title()),
        slug: by.federation.slug.clone(),
        about: work.as_ref().map(|w| w.about.clone()).unwrap_or_default(),
        back: work.as_ref().map(|w| w.back.clone()).unwrap_or_default(),
        done,
        // Before it is known how much there is to do, nothing of it is done.
        total: total.max(1),
        says: match (done, total) {
            (_, 0) => t.msg_progress_reading(),
            (done, total) if done >= total => t.msg_progress_storing(),
            (done, total) => t.msg_progress_calculating(done as i64, total as i64),
        },
        refusal: work.as_ref().and_then(|w| w.outcome.get()).and_then(|o| o.as_ref().err()).map(|s| sentences::say(s, by.language)),
        idle: work.is_none(),
    })
}
