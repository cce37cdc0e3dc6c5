//! The shell around every handler: finished pages, security headers, error pages, the log of requests.

use actix_web::body::{BoxBody, EitherBody, MessageBody, to_bytes};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use actix_web::middleware::Next;
use actix_web::{Error, FromRequest, HttpRequest, HttpResponse, web};
use data_encoding::HEXLOWER;
use std::sync::Arc;
use std::time::Duration;

use crate::text::Language;
use crate::web::app::App;
use crate::web::app::pages::{self, Page};
use crate::web::error::WebError;
use crate::web::error::{Mistake, OwnPage, Sentence};
use crate::web::frame::cache;
use crate::web::frame::cache::Public;
use crate::web::frame::cookies;
use crate::web::frame::cookies::{FLASH, LANGUAGE};
use crate::web::frame::gate::{self, Gate};
use crate::web::frame::problem;
use crate::web::frame::request::{self, Inside, Visit};
use crate::web::frame::{layout, sentences};

/// Nothing but our own files, no inline script or style, no framing, no forms to elsewhere.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; \
    connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/// So long what other processes have written may be overlooked.
const LOOK: Duration = Duration::from_millis(1);
/// So long a finished page waits for the database at most.
const LOOK_PATIENCE: Duration = Duration::from_millis(500);

fn secure(headers: &mut HeaderMap, https: bool) {
    let mut set = |name: HeaderName, value: &'static str| {
        if !headers.contains_key(&name) {
            headers.insert(name, HeaderValue::from_static(value));
        }
    };
    set(header::CONTENT_SECURITY_POLICY, POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::X_FRAME_OPTIONS, "DENY");
    set(header::REFERRER_POLICY, "same-origin");
    set(HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=(), interest-cohort=()");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    if https {
        set(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    set(header::CACHE_CONTROL, "no-store");
}

/// The middleware.
pub async fn shell(
    req: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<EitherBody<BoxBody, BoxBody>>, Error> {
    let Some(app) = req.app_data::<web::Data<App>>().cloned() else {
        return Err(WebError::Gone.into());
    };
    match gate::gate(&req, &app) {
        Gate::Elsewhere => serve(req, next, &app).await,
        Gate::Open(ticket) => {
            let mut answered = serve(req, next, &app).await?;
            ticket.show(answered.response_mut());
            Ok(answered)
        }
        Gate::Answered(mut response) => {
            secure(response.headers_mut(), app.settings.secure_cookies);
            Ok(req.into_response(response).map_into_right_body())
        }
    }
}

async fn serve(
    mut req: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
    app: &App,
) -> Result<ServiceResponse<EitherBody<BoxBody, BoxBody>>, Error> {
    let https = app.settings.secure_cookies;
    // HEAD is GET without the body, which the server itself leaves out.
    if req.method() == actix_web::http::Method::HEAD {
        req.head_mut().method = actix_web::http::Method::GET;
    }
    let key = cache::key(req.request(), app.now().date());
    // Another process may have written since: asked again every few requests where there are very many, else at each.
    if key.is_some() && app.db.look_is_due(LOOK) {
        let db = app.db.clone();
        match tokio::time::timeout(LOOK_PATIENCE, web::block(move || db.look())).await {
            Ok(Ok(Ok(()))) => {}
            outcome => tracing::warn!(?outcome, "the database does not answer"),
        }
    }
    // Read before the handler runs: what changes meanwhile makes the page stale, never fresh.
    let generation = app.db.generation();
    if let Some(page) = key.as_deref().and_then(|k| app.pages.get(k, generation)) {
        let mut response = cache::answer(&page, req.request());
        secure(response.headers_mut(), https);
        return Ok(req.into_response(response).map_into_right_body());
    }
    // The request may be cloned only after the routing has filled in the parts of its path.
    let response = next.call(req).await?.map_into_boxed_body();
    let request = response.request().clone();
    let status = response.status();
    let cause = response.response().error().map(ToString::to_string);
    let failure = response.response().error().and_then(|e| e.as_error::<WebError>()).map(Fault::of);
    let to_api = gate::is(request.path());
    let mut response = if status.is_client_error() || status.is_server_error() {
        let fault = failure.unwrap_or_default();
        if status.is_server_error() {
            tracing::error!(method = %request.method(), path = request.path(), status = status.as_u16(), cause, log = fault.log, "request failed");
        } else {
            tracing::debug!(method = %request.method(), path = request.path(), status = status.as_u16(), cause, "request refused");
        }
        if response.response().extensions().get::<OwnPage>().is_some() {
            response
        } else {
            let (req, old) = response.into_parts();
            let mut page = match to_api {
                true => problem::response(&app.settings.base_url, status, fault.mistakes, fault.log),
                false => error_page(&req, status, &fault).await,
            };
            for (name, value) in old.headers() {
                if name == header::SET_COOKIE || (name == header::ALLOW && !to_api) {
                    page.headers_mut().append(name.clone(), value.clone());
                }
            }
            ServiceResponse::new(req, page)
        }
    } else {
        response
    };

    let public = response.response().extensions().get::<Public>().is_some() && status == StatusCode::OK;
    // Files, which have nothing of their reader in them, are compressed for everybody, and have a tag.
    let is_file = response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| !kind.as_bytes().starts_with(b"text/html"));
    if public && (key.is_some() || is_file) {
        let (req, answered) = response.into_parts();
        let extra = answered
            .headers()
            .iter()
            .filter(|(n, _)| **n == header::LINK || **n == header::CONTENT_DISPOSITION || **n == header::CONTENT_LANGUAGE)
            .map(|(n, v)| (n.clone(), v.clone()))
            .collect();
        let kind = answered.headers().get(header::CONTENT_TYPE).cloned().unwrap_or(HeaderValue::from_static("text/html; charset=utf-8"));
        let body = to_bytes(answered.into_body()).await.map_err(|_| WebError::Gone)?;
        let page = Arc::new(Page::make(generation, kind, extra, body));
        if let Some(key) = key {
            app.pages.put(key, page.clone());
        }
        let mut fresh = cache::answer(&page, &req);
        secure(fresh.headers_mut(), https);
        return Ok(ServiceResponse::new(req, fresh).map_into_right_body());
    }

    let asked = request.query_string().split('&').find_map(|p| p.strip_prefix("lang=")).and_then(Language::from_code);
    let shown = request.cookie(FLASH).is_some()
        && request.method() == actix_web::http::Method::GET
        && !status.is_redirection()
        && !request.path().starts_with("/static/");
    let answered = response.response_mut();
    if let Some(language) = asked {
        let cookie = cookies::cookie(app, LANGUAGE, language.code().to_owned(), 400);
        let _ = answered.add_cookie(&cookie);
    }
    if shown && answered.cookies().all(|c| c.name() != FLASH) {
        let _ = answered.add_cookie(&cookies::no_cookie(app, FLASH));
    }
    secure(answered.headers_mut(), https);
    if status == StatusCode::OK && may_squeeze(&request, response.headers()) {
        return Ok(squeezed(response).await?.map_into_left_body());
    }
    Ok(response.map_into_left_body())
}

/// Whether a page for one reader may be compressed. How long a compressed page is tells something about a secret in it (the token of its
/// forms) to whoever can put guesses beside it: so only where nothing of the request stands in the page, which is where nothing is asked.
fn may_squeeze(req: &HttpRequest, headers: &HeaderMap) -> bool {
    req.method() == actix_web::http::Method::GET
        && req.query_string().is_empty()
        && pages::takes(req.headers(), "gzip")
        && headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"))
}

async fn squeezed(response: ServiceResponse<BoxBody>) -> Result<ServiceResponse<BoxBody>, Error> {
    let (req, answered) = response.into_parts();
    let (head, body) = answered.into_parts();
    let body = to_bytes(body).await.map_err(|_| WebError::Gone)?;
    let mut answered = head.set_body(BoxBody::new(pages::gzip(&body, pages::QUICK)));
    answered.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    answered.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding, accept-language, cookie"));
    Ok(ServiceResponse::new(req, answered))
}

/// What the error page needs of a failure.
#[derive(Default)]
struct Fault {
    title: Option<Sentence>,
    log: Option<String>,
    mistakes: Vec<Mistake>,
}

impl Fault {
    fn of(error: &WebError) -> Fault {
        let log = match error {
            WebError::Db(_) | WebError::Page(_) => {
                let mut bytes = [0u8; 4];
                let _ = getrandom::fill(&mut bytes);
                Some(HEXLOWER.encode(&bytes))
            }
            _ => None,
        };
        let mistakes = match error {
            WebError::Parameters(mistakes) => mistakes.clone(),
            _ => Vec::new(),
        };
        Fault { title: Some(Sentence::of(error)), log, mistakes }
    }
}

/// The frame of the page that failed, as far as it can be had: with the federation, with who is logged in, or bare.
async fn frame(req: &HttpRequest, language: Language, path: &str) -> layout::Layout {
    if req.match_info().get("federation").is_some()
        && let Ok(inside) = Inside::extract(req).await
    {
        return layout::Layout::inside(&inside, "", String::new());
    }
    match Visit::extract(req).await {
        Ok(visit) => layout::Layout::site(&visit, String::new()),
        Err(_) => layout::bare(language, path),
    }
}

/// The path of the page that the reader came from, if it is one of this site and another one.
fn came_from(req: &HttpRequest) -> Option<String> {
    let referer = req.headers().get(header::REFERER)?.to_str().ok()?;
    let (_, rest) = referer.split_once("://")?;
    let (host, path) = rest.split_at(rest.find('/')?);
    let own = host == req.connection_info().host() && path != req.uri().path() && !path.starts_with("//");
    own.then(|| path.to_owned())
}

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
    // A log-in page follows for who isn't logged in, and leads back here.
    if status == StatusCode::UNAUTHORIZED && req.method() == actix_web::http::Method::GET {
        let to = format!("/login?back={}", percent_encoding::utf8_percent_encode(path, percent_encoding::NON_ALPHANUMERIC));
        return HttpResponse::SeeOther().insert_header((header::LOCATION, to)).finish();
    }
    layout::error(frame(req, language, path).await, status, &sentence, fault.log.as_deref(), came_from(req))
}
