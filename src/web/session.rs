//! Logging in and out, one-time links, the own account.

use actix_web::cookie::Cookie;
use actix_web::http::header::{CLEAR_SITE_DATA, HeaderValue};
use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use crate::db::accounts as storage;
use crate::db::federations;
use crate::office::accounts::{self, Session, check_password};
use crate::office::attempts::{self, Admission, Attempt, Outlook, Trial};
use crate::office::links::{self, Secrets};
use crate::office::mail::Wishes;
use crate::office::may::{OnSite, Site, may};
use crate::office::{FormProblem, OfficeError, Refusal};
use crate::text::Language;
use crate::web::app::{MachineSecrets, Place};
use crate::web::error::WebError;
use crate::web::frame::choice::{self, Choice};
use crate::web::frame::cookies::{
    BROWSER, SESSION, VISITOR, browser_cookie, cookie, form_token, no_cookie, session_cookie, visitor_cookie,
};
use crate::web::frame::form::Form;
use crate::web::frame::layout::{Layout, go, html, status};
use crate::web::frame::query::FromAddress;
use crate::web::frame::request::{Member, Visit, network};
use crate::web::frame::security::{self, Incident};
use crate::web::frame::sentences::{mistake, refused, role};

/// Where to go afterwards.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Back {
    back: String,
}

/// A path of this site; anything else leads to the first page.
fn own_path(path: &str) -> String {
    let plain = path.starts_with('/') && !path.starts_with("//") && !path.contains(|c: char| c == '\\' || c.is_control());
    if plain && !path.starts_with("/login") { path.to_owned() } else { "/".to_owned() }
}

#[derive(Template)]
#[template(path = "session/login.html")]
struct LogInPage {
    page: Layout,
    back: String,
    login: String,
    refusal: Option<String>,
}

/// `GET /login`
pub async fn log_in_page(req: HttpRequest, mut visit: Visit, query: FromAddress<Back>) -> Result<HttpResponse, WebError> {
    let back = own_path(&query.back);
    if visit.actor.is_some() {
        return Ok(HttpResponse::SeeOther().insert_header((header::LOCATION, back)).finish());
    }
    // The form of somebody who has no session yet is bound to a cookie of its own.
    let visitor = match visitor_cookie(&req) {
        Some(token) => token,
        None => MachineSecrets.token()?,
    };
    visit.token = form_token(&visitor);
    let view = LogInPage { page: Layout::site(&visit, visit.t().msg_log_in()), back, login: String::new(), refusal: None };
    let mut response = html(&view)?;
    response.add_cookie(&cookie(&visit.app, VISITOR, visitor, 1)).map_err(|_| WebError::Gone)?;
    if session_cookie(&req).is_some() {
        response.add_cookie(&no_cookie(&visit.app, SESSION)).map_err(|_| WebError::Gone)?;
    }
    Ok(response)
}

/// `POST /login`
pub async fn log_in(req: HttpRequest, visit: Visit, form: Form) -> Result<HttpResponse, WebError> {
    let login = form.text("login").chars().take(200).collect::<String>();
    let password = form.text("password").to_owned();
    let back = own_path(form.text("back"));
    let trial = Trial::of(&accounts::fold_login(&login), &network(&req, &visit.app), &browser_cookie(&req));
    let refusal = match attempt(&visit, &req, &trial, password).await {
        Ok(entry) => {
            let to = if back == "/" { first_desk(&visit, &entry.session).await? } else { back };
            let mut response = go(&visit, &to, "welcome");
            for (name, value, days) in [(SESSION, entry.session, 30), (BROWSER, entry.browser, 400)] {
                response.add_cookie(&cookie(&visit.app, name, value, days)).map_err(|_| WebError::Gone)?;
            }
            response.add_cookie(&no_cookie(&visit.app, VISITOR)).map_err(|_| WebError::Gone)?;
            return Ok(response);
        }
        Err(WebError::Refused(refusal)) => refusal,
        Err(other) => return Err(other),
    };
    let code = WebError::Refused(refusal.clone()).status();
    let view =
        LogInPage { page: Layout::site(&visit, visit.t().msg_log_in()), back, login, refusal: Some(refused(visit.language, &refusal)) };
    status(&view, code)
}

/// The cookies of somebody who has logged in.
struct Entry {
    session: String,
    browser: String,
}

async fn attempt(visit: &Visit, req: &HttpRequest, trial: &Trial, password: String) -> Result<Entry, WebError> {
    let (app, now) = (&visit.app, visit.app.now());
    let looking = trial.clone();
    let Outlook { account, blocked_until } = app.read(move |c| attempts::look(c, &looking, now)).await?;
    let known = account.map(|a| a.login);
    let note = |incident| security::note(incident, req, app, Some(known.as_deref().unwrap_or_default()));
    if let Some(until) = blocked_until {
        note(Incident::LogInThrottled);
        return Err(WebError::Refused(Refusal::Throttled(until)));
    }
    // Before the attempt counts: who finds no place has not tried.
    let place = app.passwords.place()?;
    let admitted = trial.clone();
    let admitted = app.write(move |c| attempts::admit(c, &admitted, now)).await;
    if let Err(WebError::Refused(Refusal::Throttled(_))) = admitted {
        note(Incident::LogInThrottled);
    }
    let Admission { account, attempt } = admitted?;
    let stored = account.as_ref().and_then(|a| a.password.clone());
    let right = password.len() <= 4 * accounts::PASSWORD_MAX && verified(visit, place, password, stored, &attempt).await?;
    let Some(account) = account.filter(|_| right) else {
        note(Incident::LogInFailed);
        return Err(WebError::Refused(Refusal::LogIn));
    };
    let browser = attempts::remember(&account, &browser_cookie(req), MachineSecrets.token()?);
    let old = session_cookie(req);
    let agent = req.headers().get(header::USER_AGENT).and_then(|v| v.to_str().ok()).unwrap_or_default().to_owned();
    let begun = app.write(move |c| {
        attempts::succeed(c, &attempt)?;
        accounts::begin_session(c, &account, old.as_deref(), &agent, &MachineSecrets, now)
    });
    Ok(Entry { session: begun.await?, browser })
}

/// Whether a password is right. An attempt is taken back if nobody could look at its password.
async fn verified(visit: &Visit, place: Place, password: String, stored: Option<String>, attempt: &Attempt) -> Result<bool, WebError> {
    let outcome = visit.app.verify(place, password, stored).await;
    if outcome.is_err() {
        let attempt = attempt.clone();
        visit.app.write(move |c| Ok(attempts::take_back(c, &attempt)?)).await?;
    }
    outcome
}

/// The desk of the first federation in which the account has an office.
async fn first_desk(visit: &Visit, token: &str) -> Result<String, WebError> {
    let (token, now) = (token.to_owned(), visit.app.now());
    visit
        .app
        .read(move |c| {
            let Some(Session { actor, .. }) = accounts::session(c, &token, now)? else { return Ok("/".to_owned()) };
            for grant in &actor.grants {
                if let Some(id) = grant.federation
                    && let Some(federation) = federations::find(c, id)?
                {
                    return Ok(format!("/{}/desk", federation.slug));
                }
            }
            Ok::<_, OfficeError>(if may(&actor, &Site, OnSite::Run).is_ok() { "/accounts".to_owned() } else { "/".to_owned() })
        })
        .await
}

/// `POST /logout`
pub async fn log_out(req: HttpRequest, visit: Visit, _form: Form) -> Result<HttpResponse, WebError> {
    if let Some(token) = session_cookie(&req) {
        visit.app.write(move |c| accounts::end_session(c, &token)).await?;
    }
    let mut response = go(&visit, "/", "logged-out");
    response.add_cookie(&no_cookie(&visit.app, SESSION)).map_err(|_| WebError::Gone)?;
    // What was kept for this session (pages, drafts) is not for whoever uses the browser next; the cookies of language and browser are.
    response.headers_mut().insert(CLEAR_SITE_DATA, HeaderValue::from_static("\"cache\", \"storage\""));
    Ok(response)
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
        self.mistakes.iter().find(|m| m.0 == field).map(|m| m.1.as_str())
    }
}

/// Gives the forms of a visit a token even when nobody is logged in. Returns the cookie that the token is bound to then.
pub fn bind(req: &HttpRequest, visit: &mut Visit) -> Result<Option<Cookie<'static>>, WebError> {
    if let Some(session) = session_cookie(req) {
        visit.token = form_token(&session);
        return Ok(None);
    }
    let visitor = match visitor_cookie(req) {
        Some(token) => token,
        None => MachineSecrets.token()?,
    };
    visit.token = form_token(&visitor);
    Ok(Some(cookie(&visit.app, VISITOR, visitor, 1)))
}

async fn link_view(req: &HttpRequest, mut visit: Visit, token: &str, problems: &[FormProblem]) -> Result<HttpResponse, WebError> {
    let (secret, now) = (token.to_owned(), visit.app.now());
    let (account, _) = visit.app.read(move |c| accounts::find_link(c, &secret, now)).await?;
    let visitor = bind(req, &mut visit)?;
    let t = visit.t();
    let view = LinkPage {
        page: Layout::site(&visit, t.msg_choose_password()),
        action: format!("/invitation/{token}"),
        name: account.name,
        login: account.login,
        mistakes: problems.iter().map(|p| (p.field, mistake(t, p.kind))).collect(),
    };
    let mut response = status(&view, if problems.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY })?;
    if let Some(visitor) = visitor {
        response.add_cookie(&visitor).map_err(|_| WebError::Gone)?;
    }
    Ok(response)
}

/// `GET /invitation/{token}`
pub async fn link_page(req: HttpRequest, visit: Visit, token: web::Path<String>) -> Result<HttpResponse, WebError> {
    link_view(&req, visit, &token, &[]).await
}

/// `POST /invitation/{token}`
pub async fn use_link(req: HttpRequest, visit: Visit, token: web::Path<String>, form: Form) -> Result<HttpResponse, WebError> {
    if let Some(problem) = check_password(form.text("password"), form.text("again")) {
        return link_view(&req, visit, &token, &[problem]).await;
    }
    // Looked up before the expensive hash is made.
    let (secret, now) = (token.to_string(), visit.app.now());
    visit.app.read(move |c| accounts::find_link(c, &secret, now).map(|_| ())).await?;
    let hash = visit.app.hash(form.text("password").to_owned()).await?;
    let secret = token.to_string();
    visit.app.write(move |c| accounts::choose_password(c, &secret, &hash, now)).await?;
    let mut response = go(&visit, "/login", "password");
    response.add_cookie(&no_cookie(&visit.app, SESSION)).map_err(|_| WebError::Gone)?;
    Ok(response)
}

struct SessionRow {
    began: String,
    seen: String,
    agent: String,
    own: bool,
}

#[derive(Template)]
#[template(path = "session/account.html")]
struct AccountPage {
    page: Layout,
    login: String,
    roles: Vec<(String, Option<(String, String)>)>,
    sessions: Vec<SessionRow>,
    /// What is mailed, where mail is set up.
    mail: Option<MailForm>,
    mistakes: Vec<(&'static str, String)>,
}

/// The form for what is mailed.
struct MailForm {
    address: String,
    /// Waits to be confirmed.
    pending: Option<String>,
    notices: bool,
    languages: Vec<Choice>,
}

impl MailForm {
    /// As stored, or as typed when it comes back with a mistake.
    fn of(account: &storage::Account, typed: Option<&Wishes>, shown: Language) -> MailForm {
        let language = typed.map(|w| w.language).or(account.language).unwrap_or(shown);
        let address = typed.map(|w| w.address.as_str()).or(account.mail_pending.as_deref()).or(account.mail.as_deref());
        MailForm {
            address: address.unwrap_or_default().to_owned(),
            pending: account.mail_pending.clone(),
            notices: typed.map_or(account.notices, |w| w.notices),
            languages: choice::languages(language),
        }
    }
}

impl AccountPage {
    fn mistake(&self, field: &str) -> Option<&str> {
        self.mistakes.iter().find(|m| m.0 == field).map(|m| m.1.as_str())
    }
}

/// The own account; a form that comes back shows its mistakes and, if it is the one for mail, what was typed.
pub async fn account_view(
    req: &HttpRequest,
    member: &Member,
    typed: Option<&Wishes>,
    mistakes: Vec<(&'static str, String)>,
) -> Result<HttpResponse, WebError> {
    let visit = &member.visit;
    let id = member.actor.account.ok_or(WebError::LogIn)?;
    let (account, sessions, names) = visit
        .app
        .read(move |c| {
            let account = storage::find(c, id)?.ok_or(OfficeError::NotFound)?;
            Ok::<_, OfficeError>((account, storage::sessions(c, id)?, federations::list(c)?))
        })
        .await?;
    let language = visit.language;
    let own = session_cookie(req).map(|t| links::token_hash(&t));
    let view = AccountPage {
        page: Layout::site(visit, account.name.clone()),
        mail: visit.app.settings.mail.as_ref().map(|_| MailForm::of(&account, typed, language)),
        login: account.login,
        roles: member
            .actor
            .grants
            .iter()
            .map(|g| {
                let federation = g.federation.and_then(|f| names.iter().find(|n| n.id == f)).map(|n| (n.slug.clone(), n.name_in(language)));
                (role(visit.t(), g.role), federation)
            })
            .collect(),
        sessions: sessions
            .into_iter()
            .map(|s| SessionRow {
                began: language.moment(s.created_at),
                seen: language.moment(s.seen_at),
                own: Some(&s.token_hash) == own.as_ref(),
                agent: s.agent,
            })
            .collect(),
        mistakes,
    };
    status(&view, if view.mistakes.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY })
}

/// `GET /account`
pub async fn account(req: HttpRequest, member: Member) -> Result<HttpResponse, WebError> {
    account_view(&req, &member, None, Vec::new()).await
}

/// `POST /account/password`
pub async fn change_password(req: HttpRequest, member: Member, form: Form) -> Result<HttpResponse, WebError> {
    let visit = &member.visit;
    let id = member.actor.account.ok_or(WebError::LogIn)?;
    if let Some(problem) = check_password(form.text("password"), form.text("again")) {
        let mistakes = vec![(problem.field, mistake(visit.t(), problem.kind))];
        return account_view(&req, &member, None, mistakes).await;
    }
    let now = visit.app.now();
    let place = visit.app.passwords.place()?;
    // Guessing the old password through a borrowed session is slowed down like any other guessing.
    let admitted = visit.app.write(move |c| {
        let account = storage::find(c, id)?.ok_or(OfficeError::NotFound)?;
        let attempt = attempts::admit_change(c, &account, now)?;
        Ok((account.password, attempt))
    });
    let admitted = admitted.await;
    if let Err(WebError::Refused(Refusal::Throttled(_))) = admitted {
        security::note(Incident::LogInThrottled, &req, &visit.app, None);
    }
    let (stored, attempt) = admitted?;
    if !verified(visit, place, form.text("old").to_owned(), stored, &attempt).await? {
        security::note(Incident::LogInFailed, &req, &visit.app, None);
        return account_view(&req, &member, None, vec![("old", visit.t().msg_mistake_old_password())]).await;
    }
    let hash = visit.app.hash(form.text("password").to_owned()).await?;
    visit.app.write(move |c| accounts::change_password(c, id, &hash, now)).await?;
    let mut response = go(visit, "/login", "password");
    response.add_cookie(&no_cookie(&visit.app, SESSION)).map_err(|_| WebError::Gone)?;
    Ok(response)
}

/// `POST /account/sessions`: logs out everywhere.
pub async fn log_out_everywhere(member: Member, _form: Form) -> Result<HttpResponse, WebError> {
    let (actor, now) = (member.actor.clone(), member.visit.app.now());
    member.visit.app.write(move |c| accounts::end_all_sessions(c, &actor, now)).await?;
    let mut response = go(&member.visit, "/", "logged-out");
    response.add_cookie(&no_cookie(&member.visit.app, SESSION)).map_err(|_| WebError::Gone)?;
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::own_path;

    #[test]
    fn nobody_is_led_to_another_site() {
        assert_eq!(own_path("/demo/desk?x=1"), "/demo/desk?x=1");
        for bad in ["//evil.example", "https://evil.example", "/\\evil.example", "", "x", "/login?back=/login"] {
            assert_eq!(own_path(bad), "/", "{bad}");
        }
    }
}
