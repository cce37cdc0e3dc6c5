//! Tells the reader and the log of a failure: the reader by the page in its place (in the API: the problem), with what helps and what was
//! typed.

use std::time::Instant;

use actix_web::body::BoxBody;
use actix_web::cookie::Cookie;
use actix_web::dev::ServiceResponse;
use actix_web::http::header::{self, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::{FromRequest, HttpRequest, HttpResponse, web};

use crate::domain::moved::Moved;
use crate::office::Refusal;
use crate::office::links::Secrets;
use crate::text::{Language, Speaks};
use crate::web::app::{App, MachineSecrets};
use crate::web::error::{Mistake, Outage, OwnPage, Sentence, WebError};
use crate::web::frame::cookies::{self, FLASH};
use crate::web::frame::request::{self, Inside, Visit};
use crate::web::frame::security::{self, Incident};
use crate::web::frame::seldom::Seldom;
use crate::web::frame::{form, gate, layout, masthead, problem, sentences, trace};

/// Seconds after which who was sent away may come again, where nothing better is known.
const LATER: &str = "5";

/// Outages of the database, which each request meets; each kind by itself, so that none hides another.
static AWAY: Seldom = Seldom::new();
static BUSY: Seldom = Seldom::new();
static UNWRITABLE: Seldom = Seldom::new();

/// What the error page and the log say of a failure.
#[derive(Default)]
struct Fault {
    title: Option<Sentence>,
    /// The number of the request, under which the log has it.
    log: Option<String>,
    mistakes: Vec<Mistake>,
    /// Nothing has failed: so many wait that this one was sent away.
    busy: bool,
    /// The database is not to be had.
    outage: Option<Outage>,
}

impl Fault {
    fn of(error: &WebError) -> Fault {
        let mistakes = match error {
            WebError::Parameters(mistakes) => mistakes.clone(),
            _ => Vec::new(),
        };
        Fault { title: Some(Sentence::of(error)), log: None, mistakes, busy: matches!(error, WebError::Busy), outage: Outage::of(error) }
    }
}

/// The frame of the page that failed, as far as it can be made: with the federation, with the account that is logged in, or bare.
async fn frame(req: &HttpRequest, language: Language, path: &str) -> layout::Layout {
    if req.match_info().get("federation").is_some()
        && let Ok(inside) = Inside::extract(req).await
    {
        return layout::Layout::inside(&inside, "", String::new());
    }
    match Visit::extract(req).await {
        Ok(mut visit) => {
            // The address names a federation that isn't there.
            if visit.above.is_none() {
                visit.above = masthead::above(req, &visit.app, path, visit.actor.as_ref()).await;
            }
            layout::Layout::site(&visit, String::new())
        }
        Err(_) => layout::bare(language, path),
    }
}

/// The path of the page that the reader came from, if it is one of this site.
fn referer(req: &HttpRequest) -> Option<String> {
    let referer = req.headers().get(header::REFERER)?.to_str().ok()?;
    let (_, rest) = referer.split_once("://")?;
    let (host, path) = rest.split_at(rest.find('/')?);
    let own = request::is_own_host(req, host) && !path.starts_with("//");
    own.then(|| path.to_owned())
}

/// The path of the page that the reader came from, if it is another page of this site.
fn came_from(req: &HttpRequest) -> Option<String> {
    referer(req).filter(|path| path != req.uri().path())
}

/// The way to another page, and from there back to a path; `aside`: what else its address says.
fn led_to(page: &str, back: &str, aside: &str) -> HttpResponse {
    let to = format!("{page}?back={}{aside}", percent_encoding::utf8_percent_encode(back, percent_encoding::NON_ALPHANUMERIC));
    HttpResponse::SeeOther().insert_header((header::LOCATION, to)).finish()
}

/// What was typed, where it was no mistake of the reader's that it couldn't be taken: an outage, a session that has ended, a federation that is
/// closed for the moment.
async fn again(req: &HttpRequest, fault: &Fault, page: &layout::Layout) -> Option<layout::Again> {
    let old = matches!(fault.title, Some(Sentence::OldForm));
    let waits = matches!(fault.title, Some(Sentence::LogIn | Sentence::Refused(Refusal::Moved(Moved::Leaving))));
    let held_up = old || fault.outage.is_some() || waits;
    if !held_up || req.method() == Method::GET {
        return None;
    }
    let typed = form::typed(req).await?;
    let path = req.uri().path_and_query().map_or("/", |p| p.as_str());
    if old && typed.is_bare() {
        return None;
    }
    let again = layout::Again { action: path.to_owned(), fields: typed.fields()?, upload: typed.upload };
    Some(if old { again.with_token(&page.token) } else { again })
}

/// What helps. `aside`: the page has to stay open meanwhile.
fn remedy(req: &HttpRequest, fault: &Fault, language: Language, aside: bool) -> Option<layout::Remedy> {
    let t = language.messages();
    match fault.title {
        // What can be done with it now says the page of the tournament.
        Some(Sentence::Refused(Refusal::State(..))) => {
            let (slug, tournament) = (req.match_info().get("federation")?, req.match_info().get("tournament")?);
            let address = format!("/{slug}/tournaments/{tournament}");
            let elsewhere = came_from(req).is_none_or(|from| from.split('?').next() != Some(address.as_str()));
            elsewhere.then(|| layout::Remedy { address, label: t.msg_to_tournament(), aside: false })
        }
        Some(Sentence::Refused(Refusal::FactorMissing)) => {
            Some(layout::Remedy { address: "/account/factors".to_owned(), label: t.msg_error_set_up_factor(), aside: false })
        }
        Some(Sentence::LogIn) => {
            let label = if aside { t.msg_error_log_in_aside() } else { t.msg_log_in() };
            Some(layout::Remedy { address: "/login".to_owned(), label, aside })
        }
        _ => None,
    }
}

/// The page that tells of a failure, the same as JSON for our own scripts, or the way to the log-in page.
async fn error_page(req: &HttpRequest, status: StatusCode, fault: &Fault) -> HttpResponse {
    let language = request::language(req);
    let sentence = match &fault.title {
        Some(sentence) => sentences::say(sentence, language),
        None => sentences::status(status, language),
    };
    let wants_json = req.headers().get(header::ACCEPT).and_then(|v| v.to_str().ok()).is_some_and(|v| v.starts_with("application/json"));
    if wants_json {
        return HttpResponse::build(status).json(serde_json::json!({ "error": sentence, "log": fault.log }));
    }
    let path = req.uri().path_and_query().map_or("/", |p| p.as_str());
    // A reader who isn't logged in is led to the log-in page, and from there back here.
    if status == StatusCode::UNAUTHORIZED && req.method() == Method::GET {
        return led_to("/login", path, "&wanted=1");
    }
    // Who has sent the same twice is where it leads, and told so.
    if let Some(Sentence::Refused(Refusal::Done(made))) = &fault.title
        && let Some(app) = req.app_data::<web::Data<App>>()
    {
        let beside = || req.match_info().get("federation").map_or("/".to_owned(), |slug| format!("/{slug}"));
        let to = Some(made.clone()).filter(|made| !made.is_empty()).or_else(|| came_from(req)).unwrap_or_else(beside);
        let told = cookies::cookie(app, FLASH, "done-already".to_owned(), 1);
        return HttpResponse::SeeOther().insert_header((header::LOCATION, to)).cookie(told).finish();
    }
    let reading = req.method() == Method::GET;
    // Who signs proves the second factor first, and comes back to the page with the button.
    if matches!(fault.title, Some(Sentence::Refused(Refusal::ProofStale))) {
        return led_to("/account/proof", &if reading { path.to_owned() } else { referer(req).unwrap_or_else(|| "/".to_owned()) }, "");
    }
    // A database that doesn't answer isn't asked who visits: the reader would wait for that, too.
    let dark = fault.outage.is_some_and(Outage::is_dark);
    let mut page = if dark { layout::bare(language, path) } else { frame(req, language, path).await };
    let visitor = old_form_of_a_visitor(req, fault, &mut page);
    let again = again(req, fault, &page).await;
    let sentence = match fault.title {
        Some(Sentence::OldForm) if again.is_none() => language.messages().msg_error_token(),
        _ => sentence,
    };
    let remedy = remedy(req, fault, language, again.is_some());
    let told = layout::Told { sentence: &sentence, log: fault.log.as_deref(), back: came_from(req), remedy, again };
    let mut answer = layout::error(page, status, told);
    if let Some(cookie) = visitor {
        // Without it the form is refused again, and kept again.
        let _ = answer.add_cookie(&cookie);
    }
    answer
}

/// Binds the page that keeps an old form to a reader who isn't logged in (any more).
fn old_form_of_a_visitor(req: &HttpRequest, fault: &Fault, page: &mut layout::Layout) -> Option<Cookie<'static>> {
    let app = req.app_data::<web::Data<App>>()?;
    if page.user.is_some() || !matches!(fault.title, Some(Sentence::OldForm)) {
        return None;
    }
    let token = cookies::visitor_cookie(req).or_else(|| MachineSecrets.token().ok())?;
    page.token = cookies::page_token(&token);
    Some(cookies::cookie(app, cookies::VISITOR, token, 1))
}

/// Logs a failure and puts the page in its place that tells the reader of it (in the API: the problem). Any other answer stays as it is,
/// and so does a failure whose handler has made a page of its own.
pub async fn explain(response: ServiceResponse<BoxBody>, app: &App) -> ServiceResponse<BoxBody> {
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    if let Some(place) = answered_form(response.request(), status) {
        let (req, _) = response.into_parts();
        let place = HttpResponse::SeeOther().insert_header((header::LOCATION, place)).finish();
        return ServiceResponse::new(req, place);
    }
    let mut fault = response.response().error().and_then(|e| e.as_error::<WebError>()).map(Fault::of).unwrap_or_default();
    log_failure(&response, &mut fault);
    let refusal = refusal(status, &fault);
    if response.response().extensions().get::<OwnPage>().is_some() {
        note(refusal, response.request(), app);
        return response;
    }
    let (req, old) = response.into_parts();
    let to_api = gate::is(req.path());
    let mut page = match to_api {
        true => problem::response(&app.settings.base_url, status, fault.mistakes, fault.log),
        false => error_page(&req, status, &fault).await,
    };
    // Now that a page was made for whoever it is: a form is refused before anybody asked whose session it is.
    note(refusal, &req, app);
    for (name, value) in old.headers() {
        if name == header::SET_COOKIE || ((name == header::ALLOW || name == header::RETRY_AFTER) && !to_api) {
            page.headers_mut().append(name.clone(), value.clone());
        }
    }
    if status == StatusCode::SERVICE_UNAVAILABLE && !page.headers().contains_key(header::RETRY_AFTER) {
        page.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static(LATER));
    }
    ServiceResponse::new(req, page)
}

/// Where a reader goes on who chooses a language on a page that answers a form, at whose address there is nothing to read: the page above it.
fn answered_form(request: &HttpRequest, status: StatusCode) -> Option<String> {
    let asked = request::asked_language(request)?;
    if status != StatusCode::METHOD_NOT_ALLOWED || request.method() != Method::GET || gate::is(request.path()) {
        return None;
    }
    let mut path = request.path();
    while let Some((above, _)) = path.rsplit_once('/').filter(|(above, _)| !above.is_empty()) {
        path = above;
        if request.resource_map().has_resource(path) {
            return Some(format!("{path}?lang={}", asked.word()));
        }
    }
    Some(format!("/?lang={}", asked.word()))
}

/// What a refusal looks like to whoever watches the log.
fn refusal(status: StatusCode, fault: &Fault) -> Option<Incident> {
    match fault.title {
        Some(Sentence::Token | Sentence::OldForm) => Some(Incident::FormRefused),
        Some(Sentence::Form(_) | Sentence::TooLong(_)) => Some(Incident::FormBroken),
        Some(Sentence::Refused(Refusal::Link)) => Some(Incident::LinkUnknown),
        Some(Sentence::Refused(Refusal::TooManyRequests | Refusal::AskedTooOften)) => Some(Incident::AskedTooOften),
        Some(Sentence::Refused(Refusal::FileActive)) => Some(Incident::FileRefused),
        _ if fault.busy => Some(Incident::TurnedAway),
        // Who may and has yet to prove it attacks nobody.
        Some(Sentence::Refused(Refusal::FactorMissing | Refusal::ProofStale)) => None,
        _ => (status == StatusCode::FORBIDDEN).then_some(Incident::ActRefused),
    }
}

fn note(refusal: Option<Incident>, request: &HttpRequest, app: &App) {
    if let Some(incident) = refusal {
        security::note(incident, request, app, None);
    }
}

/// Tells the log of a failure. What it finds worth a line that is always there is told the reader by its number, too.
fn log_failure(response: &ServiceResponse<BoxBody>, fault: &mut Fault) {
    let (request, status) = (response.request(), response.status());
    let cause = response.response().error().map(ToString::to_string);
    let (path, id) = (security::path(request), trace::number(request));
    // A handler's own answer is no failure: what it tells, it has told itself.
    let own = cause.is_none() && response.response().extensions().get::<OwnPage>().is_some();
    let told = status.is_server_error() && !fault.busy && !own;
    let met_by_all = match fault.outage {
        Some(Outage::Away) => Some(&AWAY),
        Some(Outage::Busy) => Some(&BUSY),
        Some(Outage::Unwritable) => Some(&UNWRITABLE),
        // What became of an act when the database went away is asked of each.
        Some(Outage::Unknown) | None => None,
    };
    let before = if told { met_by_all.map_or(Some(0), |outage| outage.tell(Instant::now())) } else { None };
    if let Some(before) = before {
        let before = (before > 0).then_some(before);
        tracing::error!(method = %request.method(), path, status = status.as_u16(), cause, request = id, before, "request failed");
        fault.log = Some(id);
    } else {
        tracing::debug!(method = %request.method(), path, status = status.as_u16(), cause, request = id, "request refused");
    }
}
