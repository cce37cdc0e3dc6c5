//! Assistants: people without an account who enter results through a personal link.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::{DeskPageExtras, find, page_response};
use crate::actions::desk as office;
use crate::actions::one_time_secrets::{self, Kind, Unseen};
use crate::actions::{ActionError, Refusal};
use crate::app::MachineSecrets;
use crate::db::federations::Federation;
use crate::db::{AssistantId, federations, tournaments};
use crate::documents::paper;
use crate::error::WebError;
use crate::frame::cookies::{ASSISTANT, build_cookie};
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_page};
use crate::frame::path::id;
use crate::frame::request::{By, TableWorker, Visit, write_form, write_inside};
use crate::frame::sentences::format_mistake;
use crate::one_time_secrets::Token;
use crate::session::bind_token;

/// Lifetime of the cookie on an assistant's phone.
const DAYS: i64 = 10;

/// The page shows the link once.
pub struct AssistantInvitation {
    pub name: String,
    pub link: String,
    pub code: Option<(String, usize)>,
    /// The token's; the confirmation form posts it.
    pub hash: String,
}

pub async fn invite_assistant(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let name = form.text("assistant").trim().to_owned();
    let wanted = name.clone();
    let token = Token::new()?;
    let (base, kept, back) = (
        by.home_url(),
        token.0.clone(),
        format!("/{}/tournaments/{id}/desk", by.federation.slug),
    );
    let outcome = write_form(&by, move |tx| {
        let link = format!(
            "{base}/assistants/{}",
            office::invite_assistant(tx, id, &wanted, &MachineSecrets)?
        );
        let what = Unseen {
            kind: Kind::Assistant,
            whom: wanted,
            role: None,
            lines: vec![link.clone()],
            back,
        };
        one_time_secrets::store_secret(tx.conn, tx.actor, &kept, &what, tx.now)?;
        Ok(link)
    })
    .await?;
    let made = outcome.is_ok();
    let shown = match outcome {
        Ok(link) => {
            let invited = AssistantInvitation {
                name: by.spelling().name(&name, None),
                code: paper::qr_path(&link).ok(),
                link,
                hash: token.hash(),
            };
            DeskPageExtras {
                invited: Some(invited),
                ..DeskPageExtras::default()
            }
        }
        Err(problems) => DeskPageExtras {
            mistake: problems.first().map(|p| format_mistake(by.t(), p.kind)),
            ..DeskPageExtras::default()
        },
    };
    let answer = page_response(&by, &find(&by, id).await?, shown)?;
    if made {
        token.with_cookie(&by.inside.visit, answer)
    } else {
        Ok(answer)
    }
}

#[derive(Debug, Deserialize)]
pub struct AssistantAddress {
    tournament: String,
    assistant: String,
}

pub async fn revoke_assistant(
    by: By<TableWorker>,
    path: web::Path<AssistantAddress>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.tournament)?;
    let assistant: AssistantId = path.assistant.parse().map_err(|_| WebError::NotFound)?;
    write_inside(&by, move |tx| office::revoke_assistant(tx, id, assistant)).await?;
    Ok(redirect_to(
        &by,
        &format!("/{}/tournaments/{id}/desk", by.federation.slug),
        "desk-done",
    ))
}

#[derive(Template)]
#[template(path = "desk/arrival.html")]
struct ArrivalPage {
    page: Layout,
    action: String,
    name: String,
}

struct Arrival {
    federation: Federation,
    name: String,
    tournament: String,
    results: String,
}

async fn load_arrival(visit: &Visit, token: &str) -> Result<Arrival, WebError> {
    let (secret, today) = (token.to_owned(), visit.app.now().date());
    let found = visit.app.read_newest(move |c| {
        let Some(assistant) = office::find_assistant(c, &secret, today)? else {
            return Ok::<_, ActionError>(None);
        };
        let id = assistant.tournament_id;
        let Some(federation) = tournaments::federation_of(c, id)?
            .map(|f| federations::find(c, f))
            .transpose()?
            .flatten()
        else {
            return Ok(None);
        };
        let tournament = tournaments::find(c, federation.id, id)?
            .ok_or(ActionError::NotFound)?
            .conditions
            .name;
        let results = format!("/{}/tournaments/{id}/desk/results", federation.slug);
        Ok(Some(Arrival {
            federation,
            name: assistant.name,
            tournament,
            results,
        }))
    });
    found.await?.ok_or(WebError::Refused(Refusal::Link))
}

/// Only the `POST` sets the cookie: a foreign page can't make a phone an assistant's.
pub async fn show_arrival(
    req: HttpRequest,
    mut visit: Visit,
    token: web::Path<String>,
) -> Result<HttpResponse, WebError> {
    let found = load_arrival(&visit, &token).await?;
    visit.above = Some(found.federation);
    let visitor = bind_token(&req, &mut visit)?;
    let mut response = render_page(&ArrivalPage {
        page: Layout::for_site(&visit, found.tournament),
        action: format!("/assistants/{token}"),
        name: found.name,
    })?;
    if let Some(visitor) = visitor {
        response
            .add_cookie(&visitor)
            .map_err(|_| WebError::ShuttingDown)?;
    }
    Ok(response)
}

pub async fn begin_work(
    visit: Visit,
    token: web::Path<String>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let found = load_arrival(&visit, &token).await?;
    let mut response = HttpResponse::SeeOther();
    response.insert_header((header::LOCATION, found.results));
    response.cookie(build_cookie(&visit.app, ASSISTANT, token.to_string(), DAYS));
    Ok(response.finish())
}
