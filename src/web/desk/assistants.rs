//! Assistants: people who enter results with a link of their own, without an account.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use super::{Shown, find, page};
use crate::db::{AssistantId, federations, tournaments};
use crate::documents::paper;
use crate::office::desk as office;
use crate::office::{OfficeError, Refusal};
use crate::web::app::MachineSecrets;
use crate::web::error::WebError;
use crate::web::frame::cookies::{ASSISTANT, cookie};
use crate::web::frame::form::Form;
use crate::web::frame::layout::go;
use crate::web::frame::request::{By, TableWorker, Visit, write, write_form};
use crate::web::frame::sentences::mistake;
use crate::web::session::bind;
use crate::web::tournaments::id;

/// How long a phone keeps it, in days.
const DAYS: i64 = 10;

/// A link that was just made; it is shown once.
pub struct Invited {
    /// The name.
    pub name: String,
    /// The address.
    pub link: String,
    /// The link as the path of a QR code, and its side.
    pub code: Option<(String, usize)>,
}

/// `POST /{federation}/tournaments/{tournament}/desk/assistants`
pub async fn invite(by: By<TableWorker>, path: web::Path<(String, String)>, form: Form) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let (actor, now, name) = (by.actor.clone(), by.app.now(), form.text("assistant").trim().to_owned());
    let wanted = name.clone();
    let outcome = write_form(&by, move |c, f| office::invite(c, &actor, f, id, &wanted, &MachineSecrets, now)).await?;
    let shown = match outcome {
        Ok(token) => {
            let link = format!("{}/assistants/{token}", by.app.settings.base_url);
            Shown { invited: Some(Invited { name, code: paper::qr_path(&link).ok(), link }), ..Shown::default() }
        }
        Err(problems) => Shown { mistake: problems.first().map(|p| mistake(by.t(), p.kind)), ..Shown::default() },
    };
    page(&by, &find(&by, id).await?, shown)
}

/// An assistant of a tournament.
#[derive(Debug, Deserialize)]
pub struct AssistantAddress {
    tournament: String,
    assistant: String,
}

/// `POST /{federation}/tournaments/{tournament}/desk/assistants/{assistant}/revocation`
pub async fn revoke(by: By<TableWorker>, path: web::Path<AssistantAddress>, _form: Form) -> Result<HttpResponse, WebError> {
    let id = id(&path.tournament)?;
    let assistant: AssistantId = path.assistant.parse().map_err(|_| WebError::NotFound)?;
    let (actor, now) = (by.actor.clone(), by.app.now());
    write(&by, move |c, f| office::revoke(c, &actor, f, id, assistant, now)).await?;
    Ok(go(&by, &format!("/{}/tournaments/{id}/desk", by.federation.slug), "desk-done"))
}

/// `GET /assistants/{token}`: the phone remembers the link and goes to the results. Nothing is changed by it.
pub async fn arrive(req: HttpRequest, mut visit: Visit, token: web::Path<String>) -> Result<HttpResponse, WebError> {
    let (secret, today) = (token.to_string(), visit.app.now().date());
    let found = visit
        .app
        .read(move |c| {
            let Some(assistant) = office::assistant(c, &secret, today)? else { return Ok::<_, OfficeError>(None) };
            let federation = tournaments::federation_of(c, assistant.tournament_id)?;
            let slug = match federation {
                Some(id) => federations::find(c, id)?.map(|f| f.slug),
                None => None,
            };
            Ok(slug.map(|slug| (slug, assistant.tournament_id)))
        })
        .await?;
    let (slug, id) = found.ok_or(WebError::Refused(Refusal::Link))?;
    let visitor = bind(&req, &mut visit)?;
    let mut response = HttpResponse::SeeOther();
    response.insert_header((header::LOCATION, format!("/{slug}/tournaments/{id}/desk/results")));
    response.cookie(cookie(&visit.app, ASSISTANT, token.to_string(), DAYS));
    if let Some(visitor) = visitor {
        response.cookie(visitor);
    }
    Ok(response.finish())
}
