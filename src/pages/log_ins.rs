//! The log-in history of an account for its owner, and the end of sessions.

use actix_web::http::header::{CLEAR_SITE_DATA, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use crate::actions::{ActionError, links, log_ins};
use crate::app::App;
use crate::db::accounts::Account;
use crate::db::log_ins as storage;
use crate::domain::log_in::Outcome;
use crate::error::WebError;
use crate::frame::cookies::{ASSISTANT, SESSION, no_cookie, read_cookie, session_cookie};
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_page};
use crate::frame::pager::Pager;
use crate::frame::query::QueryParams;
use crate::frame::request::{Member, Visit, request_source};
use crate::i18n::{L10nLanguage, device};

const PER_PAGE: i64 = 50;

/// Recorded after the response, so that the time doesn't reveal whether the account exists. A
/// throttled attempt is recorded once an hour, since it costs the attacker little.
pub fn note_refused(req: &HttpRequest, app: &App, account: Option<&Account>, outcome: Outcome) {
    let Some(account) = account.map(|a| a.id) else {
        return;
    };
    let (app, source, now) = (app.clone(), request_source(req, app), app.now());
    actix_web::rt::spawn(async move {
        let known = move |c: &mut _| {
            Ok::<_, ActionError>(
                outcome == Outcome::Throttled && log_ins::is_noted(c, account, outcome, now)?,
            )
        };
        let noted = match app.read(known).await {
            Ok(true) => Ok(()),
            Ok(false) => {
                app.write_in(log_ins::lock_scope(account), move |c| {
                    Ok(log_ins::record_log_in(c, account, outcome, &source, now)?)
                })
                .await
            }
            Err(error) => Err(error),
        };
        if let Err(error) = noted {
            tracing::warn!(
                error = error.to_string(),
                "a log-in that failed was not noted for its account"
            );
        }
    });
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct LogPage {
    page: String,
}

struct LogRow {
    at: String,
    outcome: String,
    /// `None` for one attempt.
    times: Option<String>,
    refused: bool,
    device: String,
    network: String,
}

#[derive(Template)]
#[template(path = "session/log.html")]
struct LogInsPage {
    page: Layout,
    /// The retention period of the history.
    kept: String,
    rows: Vec<LogRow>,
    pager: Pager,
}

fn outcome_text(t: &L10nLanguage, outcome: Outcome) -> String {
    match outcome {
        Outcome::Right => t.msg_log_right(),
        Outcome::Wrong => t.msg_log_wrong(),
        Outcome::Throttled => t.msg_log_throttled(),
    }
}

pub async fn show_log(
    member: Member,
    query: QueryParams<LogPage>,
) -> Result<HttpResponse, WebError> {
    let visit = &member.visit;
    let id = member.actor.account.ok_or(WebError::LogIn)?;
    let asked: Option<i64> = query.page.parse().ok();
    let (rows, pager) = visit
        .app
        .read(move |c| {
            let pager = Pager::new(asked, storage::count(c, id)?, PER_PAGE, "/account/log", &[]);
            Ok::<_, ActionError>((
                storage::load_page(c, id, pager.row_offset(PER_PAGE), PER_PAGE)?,
                pager,
            ))
        })
        .await?;
    let (t, language) = (visit.t(), visit.language);
    render_page(&LogInsPage {
        page: Layout::for_site(visit, t.msg_log_title()),
        kept: t.msg_count_days(i64::from(visit.app.settings.retention.log_ins)),
        rows: rows
            .into_iter()
            .map(|row| LogRow {
                at: language.moment(row.at, visit.zone_above()),
                outcome: outcome_text(t, row.outcome),
                // Throttled attempts aren't counted.
                times: (row.times > 1).then(|| t.msg_log_times(i64::from(row.times))),
                refused: row.outcome != Outcome::Right,
                device: device::device_name(t, row.source().device),
                network: row.network,
            })
            .collect(),
        pager,
    })
}

pub async fn end_session(
    req: HttpRequest,
    member: Member,
    session: web::Path<String>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let visit = &member.visit;
    let (actor, now) = (member.actor.clone(), visit.app.now());
    let ended = visit
        .app
        .write(move |c| log_ins::end_session(c, &actor, &session, now))
        .await?;
    if session_cookie(&req).is_some_and(|token| links::token_hash(&token) == ended) {
        return respond_after_leaving(&req, visit);
    }
    Ok(redirect_to(visit, "/account", "session-ended"))
}

pub fn respond_after_leaving(req: &HttpRequest, visit: &Visit) -> Result<HttpResponse, WebError> {
    let mut response = redirect_to(visit, "/", "logged-out");
    response
        .add_cookie(&no_cookie(&visit.app, SESSION))
        .map_err(|_| WebError::ShuttingDown)?;
    // The browser's next user may be another person, so pages and drafts of this session go. The
    // cookies of language and browser stay. Unsent entries of an assistant on this phone belong to
    // no session: there the page itself removes the drafts.
    let kept = if read_cookie(req, ASSISTANT).is_some() {
        "\"cache\""
    } else {
        "\"cache\", \"storage\""
    };
    response
        .headers_mut()
        .insert(CLEAR_SITE_DATA, HeaderValue::from_static(kept));
    Ok(response)
}
