//! Asks for the second factor once more before a signature.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use super::own;
use super::passkeys::{PasskeyResponse, ask, site};
use crate::actions::Refusal;
use crate::actions::factors::log_in::{self, FactorProof};
use crate::actions::factors::{self as office};
use crate::error::WebError;
use crate::frame::cookies::{SESSION, cookie, session_cookie};
use crate::frame::form::Form;
use crate::frame::layout::{Layout, go, status};
use crate::frame::query::FromAddress;
use crate::frame::request::Member;
use crate::frame::security::{self, Incident};
use crate::frame::sentences::refused;
use crate::session::{Back, own_path};

#[derive(Template)]
#[template(path = "session/proof.html")]
struct ProofPage {
    page: Layout,
    back: String,
    /// True if the account has one-time codes.
    totp: bool,
    /// True if the account has passkeys and they are possible at this address.
    passkeys: bool,
    refusal: Option<String>,
}

async fn view(
    member: &Member,
    back: String,
    refusal: Option<Refusal>,
) -> Result<HttpResponse, WebError> {
    let (visit, id) = (&member.visit, own(member)?);
    let overview = visit.app.read(move |c| office::overview(c, id)).await?;
    if !overview.any() {
        // The account has no factor yet.
        return super::view(member, None).await;
    }
    let view = ProofPage {
        page: Layout::site(visit, visit.t().msg_proof_title()),
        back,
        totp: overview.totp.is_some(),
        passkeys: !overview.passkeys.is_empty() && site(&visit.app).is_ok(),
        refusal: refusal
            .as_ref()
            .map(|refusal| refused(visit.language, refusal)),
    };
    status(
        &view,
        refusal.map_or(StatusCode::OK, |refusal| {
            WebError::Refused(refusal).status()
        }),
    )
}

/// `GET /account/proof`
pub async fn page(member: Member, query: FromAddress<Back>) -> Result<HttpResponse, WebError> {
    view(&member, own_path(&query.back), None).await
}

/// `POST /account/proof/challenge`: challenges the browser for a passkey of the user's account.
pub async fn challenge(member: Member, _form: Form) -> Result<HttpResponse, WebError> {
    ask(&member.visit.app, own(&member)?).await
}

/// `POST /account/proof`
pub async fn prove(req: HttpRequest, member: Member, form: Form) -> Result<HttpResponse, WebError> {
    let (app, id, back) = (
        &member.visit.app,
        own(&member)?,
        own_path(form.text("back")),
    );
    let session = session_cookie(&req).ok_or(WebError::LogIn)?;
    let shown = form
        .has("response")
        .then(|| PasskeyResponse::of(app, &form))
        .transpose()?;
    let (typed, now, sealed) = (
        form.text("code").to_owned(),
        app.now(),
        app.settings.sealed.clone(),
    );
    let outcome = app.write(move |c| {
        let given = match &shown {
            Some(shown) => shown.about(id).map(FactorProof::Passkey),
            None => Some(FactorProof::Code(&typed)),
        };
        let session = log_in::Session {
            account: id,
            token: &session,
            secrets: &sealed,
        };
        log_in::prove(c, &session, &given.unwrap_or(FactorProof::Code("")), now)
    });
    let refusal = match outcome.await {
        Ok(Some(token)) => {
            let mut response = go(&member.visit, &back, "proved");
            response
                .add_cookie(&cookie(app, SESSION, token, 30))
                .map_err(|_| WebError::Gone)?;
            return Ok(response);
        }
        Ok(None) => {
            security::note(Incident::FactorFailed, &req, app, None);
            if form.has("response") {
                Refusal::Passkey
            } else {
                Refusal::Factor
            }
        }
        Err(WebError::Refused(refusal @ Refusal::Throttled(_))) => {
            security::note(Incident::LogInThrottled, &req, app, None);
            refusal
        }
        Err(other) => return Err(other),
    };
    view(&member, back, Some(refusal)).await
}
