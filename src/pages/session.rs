//! Log-in and log-out, one-time links.

use actix_web::cookie::Cookie;
use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use chrono::NaiveDateTime;
use serde::Deserialize;

use crate::actions::accounts::{self, Arrival, Session};
use crate::actions::authorization::{OnSite, Site, check_allowed};
use crate::actions::factors::log_in;
use crate::actions::links::Secrets;
use crate::actions::passwords::{self, Context};
use crate::actions::throttle::{self, Admission, Attempt, AttemptSource, Outlook};
use crate::actions::{ActionError, FormProblem, Refusal};
use crate::app::{MachineSecrets, QueuePermit};
use crate::db::accounts as storage;
use crate::db::{Conn, factors, federations};
use crate::domain::log_in::Outcome;
use crate::error::WebError;
use crate::frame::cookies::{
    BROWSER, PENDING_LOG_IN, SESSION, VISITOR, browser_cookie, build_cookie, no_cookie, page_token,
    session_cookie, visitor_cookie,
};
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_page, render_with_status};
use crate::frame::query::QueryParams;
use crate::frame::request::{Visit, network_text, request_source};
use crate::frame::security::{self, Incident};
use crate::frame::sentences::{format_mistake, format_refusal};
use crate::log_ins::{note_refused, respond_after_leaving};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ReturnQuery {
    /// A path, if it is one of this site.
    pub back: String,
    /// Not empty if the path required a log-in and led the reader here.
    wanted: String,
}

/// Anything but a path of this site becomes the home page.
pub fn own_path(path: &str) -> String {
    let plain = path.starts_with('/')
        && !path.starts_with("//")
        && !path.contains(|c: char| c == '\\' || c.is_control());
    if plain && !path.starts_with("/login") {
        path.to_owned()
    } else {
        "/".to_owned()
    }
}

#[derive(Template)]
#[template(path = "session/login.html")]
struct LogInPage {
    page: Layout,
    back: String,
    login: String,
    refusal: Option<String>,
    wanted: bool,
    passkeys: bool,
}

fn takes_passkeys(visit: &Visit) -> bool {
    visit.app.relying_party().is_some()
}

pub async fn log_in_page(
    req: HttpRequest,
    mut visit: Visit,
    query: QueryParams<ReturnQuery>,
) -> Result<HttpResponse, WebError> {
    let back = own_path(&query.back);
    if visit.actor.is_some() {
        return Ok(HttpResponse::SeeOther()
            .insert_header((header::LOCATION, back))
            .finish());
    }
    // Without a session the form is bound to a cookie of its own.
    let visitor = match visitor_cookie(&req) {
        Some(token) => token,
        None => MachineSecrets.token()?,
    };
    visit.token = page_token(&visitor);
    let passkeys = takes_passkeys(&visit);
    let wanted = !query.wanted.is_empty();
    let page = Layout::for_site(&visit, visit.t().msg_log_in());
    let view = LogInPage {
        page,
        back,
        login: String::new(),
        refusal: None,
        wanted,
        passkeys,
    };
    let mut response = render_page(&view)?;
    response
        .add_cookie(&build_cookie(&visit.app, VISITOR, visitor, 1))
        .map_err(|_| WebError::ShuttingDown)?;
    if session_cookie(&req).is_some() {
        response
            .add_cookie(&no_cookie(&visit.app, SESSION))
            .map_err(|_| WebError::ShuttingDown)?;
    }
    Ok(response)
}

pub async fn log_in(req: HttpRequest, visit: Visit, form: Form) -> Result<HttpResponse, WebError> {
    let login = form.text("login").chars().take(200).collect::<String>();
    let password = form.text("password").to_owned();
    let back = own_path(form.text("back"));
    let trial = AttemptSource::new(
        &accounts::fold_login(&login),
        &network_text(&req, &visit.app),
        &browser_cookie(&req),
    );
    let refusal = match attempt_log_in(&visit, &req, &trial, password).await {
        Ok(LogInOutcome::NeedsSecondFactor(token)) => {
            let to = format!(
                "/login/second?back={}",
                percent_encoding::utf8_percent_encode(&back, percent_encoding::NON_ALPHANUMERIC)
            );
            let mut waiting = build_cookie(&visit.app, PENDING_LOG_IN, token, 1);
            waiting.set_max_age(actix_web::cookie::time::Duration::minutes(10));
            return Ok(HttpResponse::SeeOther()
                .insert_header((header::LOCATION, to))
                .cookie(waiting)
                .finish());
        }
        Ok(LogInOutcome::Whole(entry)) => {
            let to = if back == "/" {
                first_inbox(&visit, &entry.session).await?
            } else {
                back
            };
            let mut response = redirect_to(&visit, &to, "welcome");
            for (name, value, days) in [(SESSION, entry.session, 30), (BROWSER, entry.browser, 400)]
            {
                response
                    .add_cookie(&build_cookie(&visit.app, name, value, days))
                    .map_err(|_| WebError::ShuttingDown)?;
            }
            response
                .add_cookie(&no_cookie(&visit.app, VISITOR))
                .map_err(|_| WebError::ShuttingDown)?;
            return Ok(response);
        }
        Err(WebError::Refused(refusal)) => refusal,
        Err(other) => return Err(other),
    };
    let code = WebError::Refused(refusal.clone()).status();
    let page = Layout::for_site(&visit, visit.t().msg_log_in());
    let refusal = Some(format_refusal(visit.language, &refusal));
    let view = LogInPage {
        page,
        back,
        login,
        refusal,
        wanted: false,
        passkeys: takes_passkeys(&visit),
    };
    render_with_status(&view, code)
}

struct Entry {
    session: String,
    browser: String,
}

enum LogInOutcome {
    Whole(Entry),
    /// Waits for the second factor; holds the token of its cookie.
    NeedsSecondFactor(String),
}

async fn attempt_log_in(
    visit: &Visit,
    req: &HttpRequest,
    trial: &AttemptSource,
    password: String,
) -> Result<LogInOutcome, WebError> {
    let (app, now) = (&visit.app, visit.app.now());
    let looking = trial.clone();
    let Outlook {
        account,
        blocked_until,
    } = app
        .read_newest(move |c| throttle::check_delay(c, &looking, now))
        .await?;
    let note = |incident, outcome| note_failure(visit, req, account.as_ref(), incident, outcome);
    if let Some(until) = blocked_until {
        note(Incident::LogInThrottled, Outcome::Throttled);
        return Err(WebError::Refused(Refusal::Throttled(until)));
    }
    // Before the attempt counts: without a place in the queue there was no attempt.
    let place = app.passwords.take_place()?;
    let admitted = trial.clone();
    let admitted = app
        .write_in(trial.lock_scope(), move |c| {
            throttle::admit_log_in(c, &admitted, now)
        })
        .await;
    if let Err(WebError::Refused(Refusal::Throttled(_))) = admitted {
        note(Incident::LogInThrottled, Outcome::Throttled);
    }
    let Admission {
        account: able,
        attempt,
    } = admitted?;
    let stored = able.as_ref().and_then(|a| a.password.clone());
    let right = password.len() <= 4 * passwords::MAX
        && verify_password(visit, place, password.clone(), stored, &attempt).await?;
    let Some(able) = able.filter(|_| right) else {
        note(Incident::LogInFailed, Outcome::Wrong);
        return Err(WebError::Refused(Refusal::LogIn));
    };
    let arriving = prepare_log_in(visit, req, able, password).await?;
    let begun = app.write_in(attempt.lock_scope(), move |c| {
        begin_log_in(c, arriving, &attempt, now)
    });
    begun.await
}

/// Notes the failure among the incidents and, if there is the account, in its log.
fn note_failure(
    visit: &Visit,
    req: &HttpRequest,
    account: Option<&storage::Account>,
    incident: Incident,
    outcome: Outcome,
) {
    let login = account.map(|a| a.login.as_str()).unwrap_or_default();
    security::log_incident(incident, req, &visit.app, Some(login));
    note_refused(req, &visit.app, account, outcome);
}

/// A log-in with the right password.
struct LogInStart {
    account: storage::Account,
    /// Stored hash by which the password was verified.
    verified: Option<String>,
    /// The hash that replaces a dated one.
    renewed: Option<String>,
    arrival: Arrival,
    /// Lets the account recognise the browser.
    browser: String,
}

async fn prepare_log_in(
    visit: &Visit,
    req: &HttpRequest,
    mut account: storage::Account,
    password: String,
) -> Result<LogInStart, WebError> {
    let (app, cookie) = (&visit.app, browser_cookie(req));
    let arrival = Arrival {
        old_token: session_cookie(req),
        source: request_source(req, app),
        is_known: throttle::is_known_browser(&account, &cookie),
    };
    let verified = account.password.clone();
    let renewed = app
        .renew_hash(password, account.password.as_deref().unwrap_or_default())
        .await;
    account.password = renewed.clone().or(account.password);
    // The seal that identifies the browser depends on the stored hash.
    let browser = throttle::remember_browser(&account, &cookie, MachineSecrets.token()?);
    Ok(LogInStart {
        account,
        verified,
        renewed,
        arrival,
        browser,
    })
}

fn begin_log_in(
    c: &mut Conn,
    arriving: LogInStart,
    attempt: &Attempt,
    now: NaiveDateTime,
) -> Result<LogInOutcome, ActionError> {
    let account = &arriving.account;
    // Verifying takes a while, in which the password may have been changed or the account locked.
    if !storage::find_for_update(c, account.id)?
        .is_some_and(|now| !now.disabled && now.password == arriving.verified)
    {
        return Err(Refusal::LogIn.into());
    }
    throttle::forgive_failures(c, attempt)?;
    if let Some(renewed) = &arriving.renewed {
        storage::update_password(c, account.id, renewed)?;
    }
    if factors::has_factor(c, account.id)? {
        let token = log_in::begin_pending_log_in(c, account, &MachineSecrets, now)?;
        return Ok(LogInOutcome::NeedsSecondFactor(token));
    }
    let session = accounts::begin_session(c, account, &arriving.arrival, &MachineSecrets, now)?;
    Ok(LogInOutcome::Whole(Entry {
        session,
        browser: arriving.browser,
    }))
}

/// The attempt is withdrawn if the password couldn't be verified.
pub(crate) async fn verify_password(
    visit: &Visit,
    place: QueuePermit,
    password: String,
    stored: Option<String>,
    attempt: &Attempt,
) -> Result<bool, WebError> {
    let outcome = visit.app.verify_password(place, password, stored).await;
    if outcome.is_err() {
        let attempt = attempt.clone();
        visit
            .app
            .write_in(attempt.lock_scope(), move |c| {
                Ok(throttle::take_back(c, &attempt)?)
            })
            .await?;
    }
    outcome
}

/// The inbox of the first federation in which the account has an office.
pub async fn first_inbox(visit: &Visit, token: &str) -> Result<String, WebError> {
    let (token, now) = (token.to_owned(), visit.app.now());
    visit
        .app
        .read(move |c| {
            let Some(Session { actor, .. }) = accounts::find_session(c, &token, now)? else {
                return Ok("/".to_owned());
            };
            for grant in &actor.grants {
                if let Some(id) = grant.federation
                    && let Some(federation) = federations::find(c, id)?
                {
                    return Ok(format!("/{}/inbox", federation.slug));
                }
            }
            Ok::<_, ActionError>(if check_allowed(&actor, &Site, OnSite::Run).is_ok() {
                "/accounts".to_owned()
            } else {
                "/".to_owned()
            })
        })
        .await
}

pub async fn log_out(
    req: HttpRequest,
    visit: Visit,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    if let Some(token) = session_cookie(&req) {
        visit
            .app
            .write_in(accounts::of_session(&token), move |c| {
                accounts::end_session(c, &token)
            })
            .await?;
    }
    respond_after_leaving(&req, &visit)
}

#[derive(Template)]
#[template(path = "session/link.html")]
struct LinkPage {
    page: Layout,
    action: String,
    name: String,
    login: String,
    mistakes: Vec<(&'static str, String)>,
}

impl LinkPage {
    fn mistake(&self, field: &str) -> Option<&str> {
        self.mistakes
            .iter()
            .find(|m| m.0 == field)
            .map(|m| m.1.as_str())
    }
}

/// Without a session, returns the cookie that the form token is bound to.
pub fn bind_token(
    req: &HttpRequest,
    visit: &mut Visit,
) -> Result<Option<Cookie<'static>>, WebError> {
    if let Some(session) = session_cookie(req) {
        visit.token = page_token(&session);
        return Ok(None);
    }
    let visitor = match visitor_cookie(req) {
        Some(token) => token,
        None => MachineSecrets.token()?,
    };
    visit.token = page_token(&visitor);
    Ok(Some(build_cookie(&visit.app, VISITOR, visitor, 1)))
}

async fn link_view(
    req: &HttpRequest,
    mut visit: Visit,
    token: &str,
    problems: &[FormProblem],
) -> Result<HttpResponse, WebError> {
    let (secret, now) = (token.to_owned(), visit.app.now());
    let (account, _) = visit
        .app
        .read_newest(move |c| accounts::find_link(c, &secret, now))
        .await?;
    let visitor = bind_token(req, &mut visit)?;
    let t = visit.t();
    let view = LinkPage {
        page: Layout::for_site(&visit, t.msg_choose_password()),
        action: format!("/invitation/{token}"),
        // The first administrator is invited by the program and has no name.
        name: if account.name == accounts::FIRST {
            t.msg_role_administrator()
        } else {
            visit.spelling().name(&account.name, None)
        },
        login: account.login,
        mistakes: problems
            .iter()
            .map(|p| (p.field, format_mistake(t, p.kind)))
            .collect(),
    };
    let mut response = render_with_status(
        &view,
        if problems.is_empty() {
            StatusCode::OK
        } else {
            StatusCode::UNPROCESSABLE_ENTITY
        },
    )?;
    if let Some(visitor) = visitor {
        response
            .add_cookie(&visitor)
            .map_err(|_| WebError::ShuttingDown)?;
    }
    Ok(response)
}

pub async fn link_page(
    req: HttpRequest,
    visit: Visit,
    token: web::Path<String>,
) -> Result<HttpResponse, WebError> {
    link_view(&req, visit, &token, &[]).await
}

pub async fn use_link(
    req: HttpRequest,
    visit: Visit,
    token: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    // The link is looked up before the expensive hash is made.
    let (secret, now, base_url) = (
        token.to_string(),
        visit.app.now(),
        visit.app.settings.base_url.clone(),
    );
    let context = visit.app.read(move |c| {
        let (account, _) = accounts::find_link(c, &secret, now)?;
        Ok::<_, ActionError>(Context::load_context(c, &account, &base_url)?)
    });
    if let Some(problem) =
        passwords::find_problem(form.text("password"), form.text("again"), &context.await?)
    {
        return link_view(&req, visit, &token, &[problem]).await;
    }
    let hash = visit.app.hash(form.text("password").to_owned()).await?;
    let (secret, stored, language) = (token.to_string(), hash.clone(), visit.language);
    let work = move |c: &mut Conn| {
        let account = accounts::choose_password(c, &secret, &stored, now)?;
        accounts::settle_language(c, &account, language)?;
        Ok::<_, ActionError>(account)
    };
    let account = visit.app.write(work).await?;
    password_is_set(&req, &visit, &account, hash)
}

/// Marks this browser as known, so that the log-in with the new password causes no warning.
pub(crate) fn password_is_set(
    req: &HttpRequest,
    visit: &Visit,
    account: &storage::Account,
    hash: String,
) -> Result<HttpResponse, WebError> {
    let account = storage::Account {
        password: Some(hash),
        ..account.clone()
    };
    let browser =
        throttle::remember_browser(&account, &browser_cookie(req), MachineSecrets.token()?);
    let mut response = redirect_to(visit, "/login", "password");
    response
        .add_cookie(&build_cookie(&visit.app, BROWSER, browser, 400))
        .map_err(|_| WebError::ShuttingDown)?;
    response
        .add_cookie(&no_cookie(&visit.app, SESSION))
        .map_err(|_| WebError::ShuttingDown)?;
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::own_path;

    #[test]
    fn nobody_is_led_to_another_site() {
        assert_eq!(own_path("/demo/inbox?x=1"), "/demo/inbox?x=1");
        for bad in [
            "//evil.example",
            "https://evil.example",
            "/\\evil.example",
            "",
            "x",
            "/login?back=/login",
        ] {
            assert_eq!(own_path(bad), "/", "{bad}");
        }
    }
}
