//! The second step of a log-in, and the log-in by a passkey alone.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use super::passkeys::{PasskeyResponse, ask_anybody, ask_for_passkey, require_relying_party};
use crate::actions::factors::log_in::{self, Arrival, FactorProof, LogInResult};
use crate::actions::factors::{self as office};
use crate::actions::{Refusal, links::Secrets, throttle};
use crate::app::MachineSecrets;
use crate::db::accounts::Account;
use crate::domain::log_in::Outcome;
use crate::error::WebError;
use crate::frame::cookies::{
    BROWSER, PENDING_LOG_IN, SESSION, VISITOR, browser_cookie, build_cookie, half_cookie,
    no_cookie, session_cookie,
};
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_with_status};
use crate::frame::query::QueryParams;
use crate::frame::request::{Visit, request_source};
use crate::frame::security::{self, Incident};
use crate::frame::sentences::format_refusal;
use crate::log_ins::note_refused;
use crate::session::{ReturnQuery, bind_token, first_inbox, own_path};

#[derive(Template)]
#[template(path = "session/second.html")]
struct SecondPage {
    page: Layout,
    name: String,
    back: String,
    totp: bool,
    /// The account has passkeys, and they are possible at this address.
    passkeys: bool,
    refusal: Option<String>,
}

async fn find_pending(
    req: &HttpRequest,
    visit: &Visit,
) -> Result<Option<(String, Account)>, WebError> {
    let Some(token) = half_cookie(req) else {
        return Ok(None);
    };
    let (secret, now) = (token.clone(), visit.app.now());
    Ok(visit
        .app
        .read_newest(move |c| log_in::find_half_session(c, &secret, now))
        .await?
        .map(|account| (token, account)))
}

fn begin_again(visit: &Visit) -> Result<HttpResponse, WebError> {
    let mut response = redirect_to(visit, "/login", "half-ended");
    response
        .add_cookie(&no_cookie(&visit.app, PENDING_LOG_IN))
        .map_err(|_| WebError::ShuttingDown)?;
    Ok(response)
}

async fn page_response(
    req: &HttpRequest,
    mut visit: Visit,
    account: Account,
    back: String,
    refusal: Option<Refusal>,
) -> Result<HttpResponse, WebError> {
    let id = account.id;
    let overview = visit
        .app
        .read(move |c| office::load_overview(c, id))
        .await?;
    let visitor = bind_token(req, &mut visit)?;
    let view = SecondPage {
        // The page shows no user, even if another one was logged in before.
        page: Layout {
            user: None,
            ..Layout::for_site(&visit, visit.t().msg_second_title())
        },
        name: visit.spelling().name(&account.name, None),
        back,
        totp: overview.totp.is_some(),
        passkeys: !overview.passkeys.is_empty() && require_relying_party(&visit.app).is_ok(),
        refusal: refusal
            .as_ref()
            .map(|refusal| format_refusal(visit.language, refusal)),
    };
    let mut response = render_with_status(
        &view,
        refusal.map_or(StatusCode::OK, |refusal| {
            WebError::Refused(refusal).status()
        }),
    )?;
    if let Some(visitor) = visitor {
        response
            .add_cookie(&visitor)
            .map_err(|_| WebError::ShuttingDown)?;
    }
    Ok(response)
}

pub async fn show_page(
    req: HttpRequest,
    visit: Visit,
    query: QueryParams<ReturnQuery>,
) -> Result<HttpResponse, WebError> {
    match find_pending(&req, &visit).await? {
        Some((_, account)) => {
            page_response(&req, visit, account, own_path(&query.back), None).await
        }
        None => begin_again(&visit),
    }
}

pub async fn challenge_passkey(
    req: HttpRequest,
    visit: Visit,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let (_, account) = find_pending(&req, &visit)
        .await?
        .ok_or(WebError::Refused(Refusal::HalfEnded))?;
    ask_for_passkey(&visit.app, account.id).await
}

fn note_failure(
    req: &HttpRequest,
    visit: &Visit,
    account: &Account,
    incident: Incident,
    outcome: Outcome,
) {
    security::log_incident(incident, req, &visit.app, Some(&account.login));
    note_refused(req, &visit.app, Some(account), outcome);
}

pub async fn complete_log_in(
    req: HttpRequest,
    visit: Visit,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let back = own_path(form.text("back"));
    let Some((token, account)) = find_pending(&req, &visit).await? else {
        return begin_again(&visit);
    };
    let shown = form
        .has_field("response")
        .then(|| PasskeyResponse::from_form(&visit.app, &form))
        .transpose()?;
    let (typed, now, id) = (form.text("code").to_owned(), visit.app.now(), account.id);
    let (old_token, source, browser) = (
        session_cookie(&req),
        request_source(&req, &visit.app),
        browser_cookie(&req),
    );
    let sealed = visit.app.settings.sealed.clone();
    let outcome = visit.app.write(move |c| {
        let given = match &shown {
            Some(shown) => shown.answer_about(id).map(FactorProof::Passkey),
            None => Some(FactorProof::Code(&typed)),
        };
        // An answer without a challenge counts as a wrong code.
        let given = given.unwrap_or(FactorProof::Code(""));
        let arrival = Arrival {
            old_token,
            source,
            browser: &browser,
            secrets: &sealed,
        };
        log_in::finish_log_in(c, &token, &given, &arrival, now)
    });
    let by_passkey = form.has_field("response");
    let refusal = match outcome.await {
        Ok(Some(entered)) => return redirect_with_session(&req, &visit, &entered, back).await,
        Ok(None) => {
            let (incident, outcome) = (Incident::FactorFailed, Outcome::Wrong);
            note_failure(&req, &visit, &account, incident, outcome);
            if by_passkey {
                Refusal::Passkey
            } else {
                Refusal::Factor
            }
        }
        Err(WebError::Refused(refusal @ Refusal::Throttled(_))) => {
            let (incident, outcome) = (Incident::LogInThrottled, Outcome::Throttled);
            note_failure(&req, &visit, &account, incident, outcome);
            refusal
        }
        Err(WebError::Refused(Refusal::HalfEnded)) => return begin_again(&visit),
        Err(other) => return Err(other),
    };
    page_response(&req, visit, account, back, Some(refusal)).await
}

async fn redirect_with_session(
    req: &HttpRequest,
    visit: &Visit,
    entered: &LogInResult,
    back: String,
) -> Result<HttpResponse, WebError> {
    let browser = throttle::remember_browser(
        &entered.account,
        &browser_cookie(req),
        MachineSecrets.token()?,
    );
    let to = if back == "/" {
        first_inbox(visit, &entered.session).await?
    } else {
        back
    };
    let mut response = redirect_to(visit, &to, "welcome");
    for (name, value, days) in [
        (SESSION, entered.session.clone(), 30),
        (BROWSER, browser, 400),
    ] {
        response
            .add_cookie(&build_cookie(&visit.app, name, value, days))
            .map_err(|_| WebError::ShuttingDown)?;
    }
    for name in [VISITOR, PENDING_LOG_IN] {
        response
            .add_cookie(&no_cookie(&visit.app, name))
            .map_err(|_| WebError::ShuttingDown)?;
    }
    Ok(response)
}

pub async fn ask_stranger(visit: Visit, _form: Form) -> Result<HttpResponse, WebError> {
    ask_anybody(&visit.app)
}

/// A passkey with user verification counts as both factors.
pub async fn by_passkey(
    req: HttpRequest,
    visit: Visit,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let (shown, now) = (
        PasskeyResponse::from_form(&visit.app, &form)?,
        visit.app.now(),
    );
    let (old_token, source, browser) = (
        session_cookie(&req),
        request_source(&req, &visit.app),
        browser_cookie(&req),
    );
    let entered = visit.app.write(move |c| {
        let arrival = Arrival {
            old_token,
            source,
            browser: &browser,
            secrets: &MachineSecrets,
        };
        match shown.of_stranger() {
            Some(answer) => log_in::by_passkey(c, &answer, &arrival, now),
            None => Ok(None),
        }
    });
    match entered.await? {
        Some(entered) => {
            redirect_with_session(&req, &visit, &entered, own_path(form.text("back"))).await
        }
        None => {
            security::log_incident(Incident::FactorFailed, &req, &visit.app, Some(""));
            Err(WebError::Refused(Refusal::Passkey))
        }
    }
}
