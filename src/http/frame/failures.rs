//! Reports failures to the log and to the reader, by an error page (in the API a problem) with a
//! remedy and the typed text.

use std::time::Instant;

use actix_web::body::BoxBody;
use actix_web::cookie::Cookie;
use actix_web::dev::ServiceResponse;
use actix_web::http::header::{self, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::{FromRequest, HttpRequest, HttpResponse, web};

use crate::actions::Refusal;
use crate::actions::links::Secrets;
use crate::app::{App, MachineSecrets};
use crate::domain::moved::Moved;
use crate::error::{Mistake, Outage, OwnPage, Sentence, WebError};
use crate::frame::cookies::{self, FLASH};
use crate::frame::log_sampling::LogSampler;
use crate::frame::request::{self, Inside, Visit};
use crate::frame::security::{self, Incident};
use crate::frame::{api_middleware, form, layout, problem, sentences, site_header, trace};
use crate::i18n::{Language, Speaks};

/// Default of `Retry-After`, in seconds.
const LATER: &str = "5";

/// Outages fail every request, so their log lines are sampled, by kind: none hides another.
static AWAY: LogSampler = LogSampler::new();
static BUSY: LogSampler = LogSampler::new();
static UNWRITABLE: LogSampler = LogSampler::new();

#[derive(Default)]
struct Fault {
    title: Option<Sentence>,
    /// The request id in the log.
    log: Option<String>,
    mistakes: Vec<Mistake>,
    /// The queue was full: overload, not a failure.
    busy: bool,
    outage: Option<Outage>,
}

impl Fault {
    fn from_error(error: &WebError) -> Fault {
        let mistakes = match error {
            WebError::Parameters(mistakes) => mistakes.clone(),
            _ => Vec::new(),
        };
        Fault {
            title: Some(Sentence::from_error(error)),
            log: None,
            mistakes,
            busy: matches!(error, WebError::Busy),
            outage: Outage::from_error(error),
        }
    }
}

/// The most complete layout that can be made: with the federation, with the user, or bare.
async fn error_layout(req: &HttpRequest, language: Language, path: &str) -> layout::Layout {
    if req.match_info().get("federation").is_some()
        && let Ok(inside) = Inside::extract(req).await
    {
        return layout::Layout::for_federation(&inside, "", String::new());
    }
    match Visit::extract(req).await {
        Ok(mut visit) => {
            // The address names a federation that doesn't exist.
            if visit.above.is_none() {
                visit.above =
                    site_header::find_federation(req, &visit.app, path, visit.actor.as_ref()).await;
            }
            layout::Layout::for_site(&visit, String::new())
        }
        Err(_) => layout::without_visit(language, path),
    }
}

fn referring_path(req: &HttpRequest) -> Option<String> {
    let referer = req.headers().get(header::REFERER)?.to_str().ok()?;
    let (_, rest) = referer.split_once("://")?;
    let (host, path) = rest.split_at(rest.find('/')?);
    let own = request::is_own_host(req, host) && !path.starts_with("//");
    own.then(|| path.to_owned())
}

fn came_from(req: &HttpRequest) -> Option<String> {
    referring_path(req).filter(|path| path != req.uri().path())
}

/// Leads from `page` back to `back`; `aside` is appended to the query.
fn led_to(page: &str, back: &str, aside: &str) -> HttpResponse {
    let to = format!(
        "{page}?back={}{aside}",
        percent_encoding::utf8_percent_encode(back, percent_encoding::NON_ALPHANUMERIC)
    );
    HttpResponse::SeeOther()
        .insert_header((header::LOCATION, to))
        .finish()
}

/// The form if the reader made no mistake: an outage, an ended session, a locked federation.
async fn form_to_repeat(
    req: &HttpRequest,
    fault: &Fault,
    page: &layout::Layout,
) -> Option<layout::Resubmission> {
    let old = matches!(fault.title, Some(Sentence::OldForm));
    let waits = matches!(
        fault.title,
        Some(Sentence::LogIn | Sentence::Refused(Refusal::Moved(Moved::Leaving)))
    );
    let held_up = old || fault.outage.is_some() || waits;
    if !held_up || req.method() == Method::GET {
        return None;
    }
    let typed = form::take_typed_fields(req).await?;
    let path = req.uri().path_and_query().map_or("/", |p| p.as_str());
    if old && typed.is_bare() {
        return None;
    }
    let again = layout::Resubmission {
        action: path.to_owned(),
        fields: typed.fields()?,
        upload: typed.upload,
    };
    Some(if old {
        again.with_token(&page.token)
    } else {
        again
    })
}

/// `aside`: the page must stay open meanwhile.
fn find_remedy(
    req: &HttpRequest,
    fault: &Fault,
    language: Language,
    aside: bool,
) -> Option<layout::Remedy> {
    let t = language.messages();
    match fault.title {
        // The tournament's page shows what can be done in its state.
        Some(Sentence::Refused(Refusal::State(..))) => {
            let (slug, tournament) = (
                req.match_info().get("federation")?,
                req.match_info().get("tournament")?,
            );
            let address = format!("/{slug}/tournaments/{tournament}");
            let elsewhere =
                came_from(req).is_none_or(|from| from.split('?').next() != Some(address.as_str()));
            elsewhere.then(|| layout::Remedy {
                address,
                label: t.msg_to_tournament(),
                aside: false,
            })
        }
        Some(Sentence::Refused(Refusal::FactorMissing)) => Some(layout::Remedy {
            address: "/account/factors".to_owned(),
            label: t.msg_error_set_up_factor(),
            aside: false,
        }),
        Some(Sentence::LogIn) => {
            let label = if aside {
                t.msg_error_log_in_aside()
            } else {
                t.msg_log_in()
            };
            Some(layout::Remedy {
                address: "/login".to_owned(),
                label,
                aside,
            })
        }
        _ => None,
    }
}

fn wants_json(req: &HttpRequest) -> bool {
    req.headers()
        .get(header::ACCEPT)
        .and_then(|v| v.to_str().ok())
        .is_some_and(|v| v.starts_with("application/json"))
}

/// Leads to what a form made before, with a message. `made` is its address, or empty.
fn led_to_result(req: &HttpRequest, app: &App, made: &str) -> HttpResponse {
    let beside = || {
        req.match_info()
            .get("federation")
            .map_or("/".to_owned(), |slug| format!("/{slug}"))
    };
    let to = Some(made.to_owned())
        .filter(|made| !made.is_empty())
        .or_else(|| came_from(req))
        .unwrap_or_else(beside);
    let told = cookies::build_cookie(app, FLASH, "done-already".to_owned(), 1);
    HttpResponse::SeeOther()
        .insert_header((header::LOCATION, to))
        .cookie(told)
        .finish()
}

/// JSON for our own scripts, and a redirect to the log-in page if a reader has to log in.
async fn error_page(req: &HttpRequest, status: StatusCode, fault: &Fault) -> HttpResponse {
    let language = request::find_language(req);
    let sentence = match &fault.title {
        Some(sentence) => sentences::format_sentence(sentence, language),
        None => sentences::format_status(status, language),
    };
    if wants_json(req) {
        return HttpResponse::build(status)
            .json(serde_json::json!({ "error": sentence, "log": fault.log }));
    }
    let path = req.uri().path_and_query().map_or("/", |p| p.as_str());
    if status == StatusCode::UNAUTHORIZED && req.method() == Method::GET {
        return led_to("/login", path, "&wanted=1");
    }
    // The form was submitted twice.
    if let Some(Sentence::Refused(Refusal::Done(made))) = &fault.title
        && let Some(app) = req.app_data::<web::Data<App>>()
    {
        return led_to_result(req, app, made);
    }
    let reading = req.method() == Method::GET;
    // A signature needs a fresh second factor; afterwards the reader returns to the button.
    if matches!(fault.title, Some(Sentence::Refused(Refusal::ProofStale))) {
        let back = if reading {
            path.to_owned()
        } else {
            referring_path(req).unwrap_or_else(|| "/".to_owned())
        };
        return led_to("/account/proof", &back, "");
    }
    // A database that is down isn't asked for the visitor: the reader would wait for that, too.
    let dark = fault.outage.is_some_and(Outage::is_dark);
    let mut page = if dark {
        layout::without_visit(language, path)
    } else {
        error_layout(req, language, path).await
    };
    let visitor = old_form_of_a_visitor(req, fault, &mut page);
    let again = form_to_repeat(req, fault, &page).await;
    let sentence = match fault.title {
        Some(Sentence::OldForm) if again.is_none() => language.messages().msg_error_token(),
        _ => sentence,
    };
    let remedy = find_remedy(req, fault, language, again.is_some());
    let told = layout::ErrorContent {
        sentence: &sentence,
        log: fault.log.as_deref(),
        back: came_from(req),
        remedy,
        again,
    };
    let mut answer = layout::render_error(page, status, told);
    if let Some(cookie) = visitor {
        // Without the cookie the form is refused again, and shown again.
        let _ = answer.add_cookie(&cookie);
    }
    answer
}

/// Serves a reader who isn't logged in (any more). Returns the cookie for the response.
fn old_form_of_a_visitor(
    req: &HttpRequest,
    fault: &Fault,
    page: &mut layout::Layout,
) -> Option<Cookie<'static>> {
    let app = req.app_data::<web::Data<App>>()?;
    if page.user.is_some() || !matches!(fault.title, Some(Sentence::OldForm)) {
        return None;
    }
    let token = cookies::visitor_cookie(req).or_else(|| MachineSecrets.token().ok())?;
    page.token = cookies::page_token(&token);
    Some(cookies::build_cookie(app, cookies::VISITOR, token, 1))
}

/// Other responses than failures stay as they are, and so do pages made by the handler.
pub async fn explain_failure(
    response: ServiceResponse<BoxBody>,
    app: &App,
) -> ServiceResponse<BoxBody> {
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    if let Some(place) = answered_form(response.request(), status) {
        let (req, _) = response.into_parts();
        let place = HttpResponse::SeeOther()
            .insert_header((header::LOCATION, place))
            .finish();
        return ServiceResponse::new(req, place);
    }
    let mut fault = response
        .response()
        .error()
        .and_then(|e| e.as_error::<WebError>())
        .map(Fault::from_error)
        .unwrap_or_default();
    log_failure(&response, &mut fault);
    let refusal = find_incident(status, &fault);
    if response.response().extensions().get::<OwnPage>().is_some() {
        log_incident(refusal, response.request(), app);
        return response;
    }
    let (req, old) = response.into_parts();
    let to_api = api_middleware::is_api(req.path());
    let mut page = match to_api {
        true => problem::build_response(&app.settings.base_url, status, fault.mistakes, fault.log),
        false => error_page(&req, status, &fault).await,
    };
    // Now the user is known: the error page looks up the session, a refused form doesn't.
    log_incident(refusal, &req, app);
    for (name, value) in old.headers() {
        if name == header::SET_COOKIE
            || ((name == header::ALLOW || name == header::RETRY_AFTER) && !to_api)
        {
            page.headers_mut().append(name.clone(), value.clone());
        }
    }
    if status == StatusCode::SERVICE_UNAVAILABLE
        && !page.headers().contains_key(header::RETRY_AFTER)
    {
        page.headers_mut()
            .insert(header::RETRY_AFTER, HeaderValue::from_static(LATER));
    }
    ServiceResponse::new(req, page)
}

/// The nearest page above a POST address without GET, for a reader who chooses a language there.
/// `None` for other requests.
fn answered_form(request: &HttpRequest, status: StatusCode) -> Option<String> {
    let asked = request::asked_language(request)?;
    if status != StatusCode::METHOD_NOT_ALLOWED
        || request.method() != Method::GET
        || api_middleware::is_api(request.path())
    {
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

fn find_incident(status: StatusCode, fault: &Fault) -> Option<Incident> {
    match fault.title {
        Some(Sentence::Token | Sentence::OldForm) => Some(Incident::FormRefused),
        Some(Sentence::Form(_) | Sentence::TooLong(_)) => Some(Incident::FormBroken),
        Some(Sentence::Refused(Refusal::Link)) => Some(Incident::LinkUnknown),
        Some(Sentence::Refused(Refusal::TooManyRequests | Refusal::AskedTooOften)) => {
            Some(Incident::AskedTooOften)
        }
        Some(Sentence::Refused(Refusal::FileActive)) => Some(Incident::FileRefused),
        _ if fault.busy => Some(Incident::TurnedAway),
        // The officer has the right and only has to prove the second factor.
        Some(Sentence::Refused(Refusal::FactorMissing | Refusal::ProofStale)) => None,
        _ => (status == StatusCode::FORBIDDEN).then_some(Incident::ActRefused),
    }
}

fn log_incident(refusal: Option<Incident>, request: &HttpRequest, app: &App) {
    if let Some(incident) = refusal {
        security::log_incident(incident, request, app, None);
    }
}

/// The reader gets the request id if the line appears at any log level.
fn log_failure(response: &ServiceResponse<BoxBody>, fault: &mut Fault) {
    let (request, status) = (response.request(), response.status());
    let cause = response.response().error().map(ToString::to_string);
    let (path, id) = (security::loggable_path(request), trace::request_id(request));
    // The handler of such a response has logged what there is to log.
    let own = cause.is_none() && response.response().extensions().get::<OwnPage>().is_some();
    let told = status.is_server_error() && !fault.busy && !own;
    let met_by_all = match fault.outage {
        Some(Outage::Away) => Some(&AWAY),
        Some(Outage::Busy) => Some(&BUSY),
        Some(Outage::Unwritable) => Some(&UNWRITABLE),
        // After a lost connection the outcome of each write is uncertain, so each is logged.
        Some(Outage::Unknown) | None => None,
    };
    let before = if told {
        met_by_all.map_or(Some(0), |outage| outage.count_occurrence(Instant::now()))
    } else {
        None
    };
    if let Some(before) = before {
        let before = (before > 0).then_some(before);
        tracing::error!(method = %request.method(), path, status = status.as_u16(), cause, request = id, before, "request failed");
        fault.log = Some(id);
    } else {
        tracing::debug!(method = %request.method(), path, status = status.as_u16(), cause, request = id, "request refused");
    }
}
