//! Resumes ordered imports after an interruption: this process after its restart, or another one
//! for a process that died. No user has to act.

use crate::actions::ActionError;
use crate::actions::Tx;
use crate::actions::jobs::{self, JobOrder};
use crate::actions::tournament_import::files::{self, Interrupted};
use crate::actions::tournament_import::take::{self, ImportRequest};
use crate::app::App;
use crate::db::federations;
use crate::domain::job::JobKind;
use crate::error::WebError;
use crate::progress;

/// One job for each federation, on a thread. A failure is logged and shown on the page of imports;
/// the server starts all the same.
pub fn resume_interrupted(app: &App) {
    let now = app.now();
    let ordered = app.db.read(|c| {
        let mut ordered = Vec::new();
        for found in files::list_interrupted(c)? {
            if jobs::is_lost_again_and_again(c, found.bundle.federation_id, now)? {
                tracing::warn!(
                    bundle = found.bundle.id.0,
                    "years that were ordered are not taken over: each time the program stopped \
                        in the midst"
                );
            } else {
                ordered.push(found);
            }
        }
        Ok::<_, ActionError>(ordered)
    });
    begin_again(app, ordered);
}

pub fn take_up(app: &App) {
    let (lines, now) = (app.db.job_locks(), app.now());
    let left = app.db.read(|c| {
        let mut left = Vec::new();
        for found in files::list_interrupted(c)? {
            if jobs::may_begin_again(c, &lines, found.bundle.federation_id, now)? {
                left.push(found);
            }
        }
        Ok::<_, ActionError>(left)
    });
    begin_again(app, left);
}

fn begin_again<E: Into<WebError>>(app: &App, found: Result<Vec<Interrupted>, E>) {
    let found = match found {
        Ok(found) if found.is_empty() => return,
        Ok(found) => found,
        Err(error) => {
            let error: WebError = error.into();
            tracing::warn!(
                error = error.to_string(),
                "what was interrupted is not known: the database does not answer"
            );
            return;
        }
    };
    let app = app.clone();
    // The start of the server doesn't wait for permission to write.
    let begin = move || {
        for interrupted in found {
            let bundle = interrupted.bundle.id.0;
            match resume_one(&app, interrupted) {
                Ok(()) => {
                    tracing::info!(bundle, "years are being taken over, as was ordered before")
                }
                Err(error) => tracing::warn!(
                    bundle,
                    error = error.to_string(),
                    "years that were ordered are not taken over now"
                ),
            }
        }
    };
    if let Err(error) = std::thread::Builder::new()
        .name("years".to_owned())
        .spawn(begin)
    {
        tracing::warn!(
            error = error.to_string(),
            "years that were ordered are not taken over now"
        );
    }
}

fn resume_one(
    app: &App,
    Interrupted {
        bundle,
        ordered,
        actor,
    }: Interrupted,
) -> Result<(), WebError> {
    let federation = app
        .db
        .read(|c| federations::find(c, bundle.federation_id))?
        .ok_or(WebError::NotFound)?;
    let back = format!("/{}/years", federation.slug);
    let order = JobOrder {
        federation: federation.id,
        kind: JobKind::Change,
        about: bundle.name,
        back: back.clone(),
        by: actor.name.clone(),
    };
    let (id, now) = (bundle.id, app.now());
    // A refused order is kept, so that the page of imports shows its outcome.
    progress::start_job(app, order, move |c, f, progress| {
        let spellings = super::known_spellings(f);
        take::import_bundle(
            &mut Tx::new(c, &actor, f, now),
            &ImportRequest {
                bundle: id,
                seen: &ordered.seen,
                why: &ordered.why,
                spellings: &spellings,
            },
            progress,
        )?;
        Ok((back, "tournament-import-taken"))
    })
}
