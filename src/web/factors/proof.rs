//! Asks for the second factor once more before a signature.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use super::own_account;
use super::passkeys::{PasskeyResponse, ask_for_passkey, require_relying_party};
use crate::actions::Refusal;
use crate::actions::factors::log_in::{self, FactorProof};
use crate::actions::factors::{self as office};
use crate::error::WebError;
use crate::frame::cookies::{SESSION, build_cookie, session_cookie};
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_with_status};
use crate::frame::query::QueryParams;
use crate::frame::request::Member;
use crate::frame::security::{self, Incident};
use crate::frame::sentences::format_refusal;
use crate::session::{ReturnQuery, own_path};

#[derive(Template)]
#[template(path = "session/proof.html")]
struct ProofPage {
    page: Layout,
    back: String,
    totp: bool,
    /// The account has passkeys, and they are possible at this address.
    passkeys: bool,
    refusal: Option<String>,
}

async fn page_response(
    member: &Member,
    back: String,
    refusal: Option<Refusal>,
) -> Result<HttpResponse, WebError> {
    let (visit, id) = (&member.visit, own_account(member)?);
    let overview = visit
        .app
        .read(move |c| office::load_overview(c, id))
        .await?;
    if !overview.any() {
        return super::page_response(member, None).await;
    }
    let view = ProofPage {
        page: Layout::for_site(visit, visit.t().msg_proof_title()),
        back,
        totp: overview.totp.is_some(),
        passkeys: !overview.passkeys.is_empty() && require_relying_party(&visit.app).is_ok(),
        refusal: refusal
            .as_ref()
            .map(|refusal| format_refusal(visit.language, refusal)),
    };
    render_with_status(
        &view,
        refusal.map_or(StatusCode::OK, |refusal| {
            WebError::Refused(refusal).status()
        }),
    )
}

pub async fn show_page(
    member: Member,
    query: QueryParams<ReturnQuery>,
) -> Result<HttpResponse, WebError> {
    page_response(&member, own_path(&query.back), None).await
}

pub async fn challenge_passkey(member: Member, _form: Form) -> Result<HttpResponse, WebError> {
    ask_for_passkey(&member.visit.app, own_account(&member)?).await
}

pub async fn submit_proof(
    req: HttpRequest,
    member: Member,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let (app, id, back) = (
        &member.visit.app,
        own_account(&member)?,
        own_path(form.text("back")),
    );
    let session = session_cookie(&req).ok_or(WebError::LogIn)?;
    let shown = form
        .has_field("response")
        .then(|| PasskeyResponse::from_form(app, &form))
        .transpose()?;
    let (typed, now, sealed) = (
        form.text("code").to_owned(),
        app.now(),
        app.settings.sealed.clone(),
    );
    let outcome = app.write(move |c| {
        let given = match &shown {
            Some(shown) => shown.answer_about(id).map(FactorProof::Passkey),
            None => Some(FactorProof::Code(&typed)),
        };
        let session = log_in::Session {
            account: id,
            token: &session,
            secrets: &sealed,
        };
        log_in::prove_again(c, &session, &given.unwrap_or(FactorProof::Code("")), now)
    });
    let refusal = match outcome.await {
        Ok(Some(token)) => {
            let mut response = redirect_to(&member.visit, &back, "proved");
            response
                .add_cookie(&build_cookie(app, SESSION, token, 30))
                .map_err(|_| WebError::ShuttingDown)?;
            return Ok(response);
        }
        Ok(None) => {
            security::log_incident(Incident::FactorFailed, &req, app, None);
            if form.has_field("response") {
                Refusal::Passkey
            } else {
                Refusal::Factor
            }
        }
        Err(WebError::Refused(refusal @ Refusal::Throttled(_))) => {
            security::log_incident(Incident::LogInThrottled, &req, app, None);
            refusal
        }
        Err(other) => return Err(other),
    };
    page_response(&member, back, Some(refusal)).await
}
