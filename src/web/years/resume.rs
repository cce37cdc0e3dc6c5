//! What was ordered before the site was stopped is done when it has started again: nobody has to remember it.

use crate::db::{Scope, federations};
use crate::office::years::files::{self, Interrupted};
use crate::office::years::take::{self, Taking};
use crate::web::app::App;
use crate::web::error::WebError;
use crate::web::progress::{self, About};

/// Takes over the years whose taking over was interrupted, each federation's on a thread of its own. What fails is told in the log, and on
/// the page of the years; the server starts all the same.
pub fn resume(app: &App) {
    let found = match app.db.read(files::interrupted) {
        Ok(found) => found,
        Err(error) => {
            tracing::warn!(error = error.to_string(), "what was interrupted is not known: the database does not answer");
            return;
        }
    };
    for interrupted in found {
        let bundle = interrupted.bundle.id.0;
        match again(app, interrupted) {
            Ok(()) => tracing::info!(bundle, "years are being taken over, as was ordered before the restart"),
            Err(error) => tracing::warn!(bundle, error = error.to_string(), "years that were ordered are not taken over"),
        }
    }
}

fn again(app: &App, Interrupted { bundle, ordered, actor }: Interrupted) -> Result<(), WebError> {
    let federation = app.db.read(|c| federations::find(c, bundle.federation_id))?.ok_or(WebError::NotFound)?;
    let back = format!("/{}/years", federation.slug);
    let about = About { about: bundle.name, back: back.clone() };
    let (id, now) = (bundle.id, app.now());
    progress::start(app, federation.id, Scope::Federation(federation.id), about, move |c, f, progress| {
        let spellings = super::known_spellings(f);
        take::take(c, &actor, f, &Taking { bundle: id, seen: &ordered.seen, why: &ordered.why, spellings: &spellings }, now, progress)?;
        Ok((back, "years-taken"))
    })?;
    Ok(())
}
