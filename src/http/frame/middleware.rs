//! The middleware around every handler: finished pages from the cache, error pages and their log,
//! cookies, security headers and compression.

use actix_web::body::{BoxBody, EitherBody, MessageBody, to_bytes};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use actix_web::http::{ConnectionType, Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::{Error, HttpMessage, HttpRequest, HttpResponse, web};
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::app::addresses::PageParameters;
use crate::app::concurrency_limits::ConcurrencyPermit;
use crate::app::hosts::FederationHost;
use crate::app::pages::{self, AcceptedEncodings, Page, PageVersion};
use crate::app::replica_routing::{self, ReplicaRouting};
use crate::app::{App, run_blocking};
use crate::db::State;
use crate::error::WebError;
use crate::frame::api_middleware::{self, ApiAdmission};
use crate::frame::cache;
use crate::frame::cache::SharedCacheMarker;
use crate::frame::cache_scope::response_extent;
use crate::frame::cookieless::{FRAMED, is_bare};
use crate::frame::cookies;
use crate::frame::cookies::{FLASH, LANGUAGE, PersonalDataMarker};
use crate::frame::failures;
use crate::frame::own_host;
use crate::frame::request;
use crate::frame::site_header;
use crate::frame::trace::RequestId;

/// Only our own files, no inline script or style, no framing, no forms to other sites.
const POLICY: &str = "default-src 'none'; object-src 'none'; worker-src 'none'; script-src \
    'self'; style-src 'self'; img-src 'self'; font-src 'self'; \
    connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/// Maximum age of the data version: writes of other processes may be overlooked for so long.
const LOOK: Duration = Duration::from_millis(1);
/// Maximum delay of a finished page for the database.
const LOOK_PATIENCE: Duration = Duration::from_millis(500);
const NOWHERE: &str = "(nowhere)";
const ELSEWHERE: &str = "(elsewhere)";

const KEPT: [HeaderName; 5] = [
    header::LINK,
    header::CONTENT_DISPOSITION,
    header::CONTENT_LANGUAGE,
    header::CACHE_CONTROL,
    header::CONTENT_SECURITY_POLICY,
];

/// Keeps the policy of pages that other sites may frame.
fn add_security_headers(headers: &mut HeaderMap, https: bool) {
    let framed = headers.get(header::CONTENT_SECURITY_POLICY) == Some(&FRAMED);
    let mut set = |name: HeaderName, value: &'static str| {
        if !headers.contains_key(&name) {
            headers.insert(name, HeaderValue::from_static(value));
        }
    };
    set(header::CONTENT_SECURITY_POLICY, POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    if !framed {
        set(header::X_FRAME_OPTIONS, "DENY");
    }
    set(header::REFERRER_POLICY, "same-origin");
    set(
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), interest-cohort=()",
    );
    set(
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    );
    set(
        HeaderName::from_static("cross-origin-resource-policy"),
        if framed {
            "cross-origin"
        } else {
            "same-origin"
        },
    );
    if https {
        set(
            header::STRICT_TRANSPORT_SECURITY,
            "max-age=31536000; includeSubDomains",
        );
    }
    set(header::CACHE_CONTROL, "no-store");
}

pub async fn handle_request(
    req: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<EitherBody<BoxBody, BoxBody>>, Error> {
    let Some(app) = req.app_data::<web::Data<App>>().cloned() else {
        return Err(WebError::ShuttingDown.into());
    };
    request::look_for_proxy(req.request(), &app);
    let id = RequestId::for_request(req.request(), &app);
    req.extensions_mut().insert(id.clone());
    // Another process may have assigned this host to a federation.
    let strange = !own_host::is_the_site(&req, &app);
    if strange {
        look_at_database(&app).await;
    }
    own_host::reload_hosts(&app).await;
    let house = own_host::find_house(&req, &app);
    if let Some(slug) = house
        .as_ref()
        .map(|house| house.slug.clone())
        .or_else(|| app.hosts.only_slug())
    {
        site_header::put_above(req.request(), slug);
    }
    let reading = Arc::new(what_is_read(req.request(), &app));
    let serve = |req| {
        let served = serve_request(req, next, &app, house.as_ref());
        replica_routing::run_within(reading.clone(), served)
    };
    let mut answered = match api_middleware::check_request(&req, &app) {
        ApiAdmission::Elsewhere => serve(req).await?,
        ApiAdmission::Open(ticket) => {
            let mut answered = serve(req).await?;
            ticket.add_headers(answered.response_mut());
            answered
        }
        ApiAdmission::Answered(mut response) => {
            add_security_headers(response.headers_mut(), app.settings.secure_cookies);
            req.into_response(response).map_into_right_body()
        }
    };
    id.write_header(answered.headers_mut());
    if strange {
        own_host::weaken_transport_security(answered.headers_mut());
    }
    if let Some(written) = reading.written_position().filter(|_| app.db.has_replicas()) {
        // A position that can't be written into a header isn't a valid one.
        let _ = answered
            .response_mut()
            .add_cookie(&cookies::cookie_of_written(&app, written));
    }
    if app.connections.are_many() || is_turned_away(answered.status()) {
        answered
            .response_mut()
            .head_mut()
            .set_connection_type(ConnectionType::Close);
    }
    Ok(answered)
}

/// An idle connection of a client without capacity would take a descriptor from a reader.
fn is_turned_away(status: StatusCode) -> bool {
    matches!(
        status,
        StatusCode::SERVICE_UNAVAILABLE | StatusCode::TOO_MANY_REQUESTS
    )
}

/// Allows a replica only if the request changes nothing. Responses for all readers ignore the
/// cookie.
fn what_is_read(req: &HttpRequest, app: &App) -> ReplicaRouting {
    let reads = req.method() == Method::GET || req.method() == Method::HEAD;
    if !reads || !app.db.has_replicas() {
        return ReplicaRouting::default();
    }
    let same = is_bare(req.path()) || api_middleware::is_api(req.path());
    ReplicaRouting::read_only(if same {
        None
    } else {
        cookies::written_cookie(req)
    })
}

/// `house`: the federation at whose host the request comes.
async fn serve_request(
    mut req: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
    app: &App,
    house: Option<&FederationHost>,
) -> Result<ServiceResponse<EitherBody<BoxBody, BoxBody>>, Error> {
    let began = Instant::now();
    take_head_for_get(&mut req);
    if let Some(mut elsewhere) =
        house.and_then(|house| own_host::rewrite_or_redirect(&mut req, house, app))
    {
        add_security_headers(elsewhere.headers_mut(), app.settings.secure_cookies);
        app.metrics.count_response(
            Some(ELSEWHERE.to_owned()),
            elsewhere.status().as_u16(),
            began.elapsed(),
        );
        return Ok(req.into_response(elsewhere).map_into_right_body());
    }
    let mut asked = CacheLookup::for_request(&mut req, app).await;
    let finished = asked.finished_page(app);
    if asked.key.is_some() {
        app.metrics.count_look_up(finished.is_some());
    }
    if let Some(page) = finished {
        let mut response = answer_from_cache(page, req.request()).await?;
        add_security_headers(response.headers_mut(), app.settings.secure_cookies);
        app.metrics
            .count_response(None, response.status().as_u16(), began.elapsed());
        return Ok(req.into_response(response).map_into_right_body());
    }
    let handled = next.call(req).await?.map_into_boxed_body();
    let status = handled.status();
    let mut response = failures::explain_failure(handled, app).await;
    count_response(&response, began, app);
    learn_parameters(&response, app);
    asked.keep_apart(response.request());
    if asked.can_finish(&response) {
        return Ok(finish_page(response, asked, app)
            .await?
            .map_into_right_body());
    }
    set_cookies(&mut response, status, app);
    add_security_headers(response.headers_mut(), app.settings.secure_cookies);
    if may_squeeze(&response) {
        response = compress_response(response).await?;
    }
    Ok(response.map_into_left_body())
}

/// Counts by the pattern of the address.
fn count_response(response: &ServiceResponse<BoxBody>, began: Instant, app: &App) {
    let route = response
        .request()
        .match_pattern()
        .unwrap_or_else(|| NOWHERE.to_owned());
    app.metrics
        .count_response(Some(route), response.status().as_u16(), began.elapsed());
}

/// Turns HEAD into GET; the server itself leaves out the body.
fn take_head_for_get(req: &mut ServiceRequest) {
    if req.method() == Method::HEAD {
        req.head_mut().method = Method::GET;
    }
}

/// Invented parameters must not bypass the page cache; the API itself refuses them. Returns true if
/// the known parameters have been learned.
fn take_out_unknown(req: &mut ServiceRequest, app: &App) -> bool {
    let Some(known) = req
        .match_pattern()
        .and_then(|pattern| app.addresses.find_parameters(&pattern))
    else {
        return false;
    };
    if let Some(short) = known.strip_unknown(req.uri()) {
        req.head_mut().uri = short;
    }
    true
}

fn learn_parameters(response: &ServiceResponse<BoxBody>, app: &App) {
    let request = response.request();
    let answered = response.status() == StatusCode::OK && request.method() == Method::GET;
    if answered
        && let Some(pattern) = request
            .match_pattern()
            .filter(|pattern| app.addresses.find_parameters(pattern).is_none())
    {
        app.addresses.store_parameters(
            pattern,
            request
                .extensions()
                .get::<PageParameters>()
                .cloned()
                .unwrap_or_default(),
        );
    }
}

struct CacheLookup {
    key: Option<String>,
    /// The version before the handler runs: a change meanwhile makes the page stale, not wrongly
    /// fresh.
    state: Arc<State>,
}

impl CacheLookup {
    async fn for_request(req: &mut ServiceRequest, app: &App) -> CacheLookup {
        let mut key = cache::request_key(req.request(), app.now());
        if key.is_some() && req.uri().query().is_some() && !api_middleware::is_api(req.path()) {
            // Until the page has answered once, unknown parameters can't be told: no caching.
            key = if take_out_unknown(req, app) {
                cache::request_key(req.request(), app.now())
            } else {
                None
            };
        }
        // Another process may have written since: the version is read again after [`LOOK`].
        if key.is_some() && look_at_database(app).await {
            own_host::reload_hosts(app).await;
        }
        CacheLookup {
            key,
            state: app.db.state(),
        }
    }

    fn finished_page(&self, app: &App) -> Option<Arc<Page>> {
        app.pages.get(self.key.as_deref()?, &self.state)
    }

    /// Excludes a response with personal data even if its handler calls it public.
    fn keep_apart(&mut self, request: &HttpRequest) {
        if request.extensions().contains::<PersonalDataMarker>() {
            self.key = None;
        }
    }

    /// True if it is the same for all readers. Files are never personal: compressed even without a
    /// key.
    fn can_finish(&self, response: &ServiceResponse<BoxBody>) -> bool {
        let public = response.status() == StatusCode::OK
            && response
                .response()
                .extensions()
                .get::<SharedCacheMarker>()
                .is_some();
        let is_file = response
            .headers()
            .get(header::CONTENT_TYPE)
            .is_some_and(|kind| !kind.as_bytes().starts_with(b"text/html"));
        public && (self.key.is_some() || is_file)
    }
}

/// Returns true if a look was due.
async fn look_at_database(app: &App) -> bool {
    let Some(look) = app.db.due_look(LOOK) else {
        return false;
    };
    match tokio::time::timeout(LOOK_PATIENCE, run_blocking(move || look.look_now())).await {
        Ok(Ok(Ok(()))) => {}
        // The outage is known already, and the failing pages report it.
        _ if app.db.is_silent() => {}
        outcome => tracing::warn!(?outcome, "the database does not answer"),
    }
    true
}

/// 304 if the reader has it. A missing body is compressed off the async threads.
async fn answer_from_cache(page: Arc<Page>, req: &HttpRequest) -> Result<HttpResponse, WebError> {
    if cache::etag_matches(req.headers(), &page.etag) {
        return Ok(cache::build_response(&page, None));
    }
    let accepted = AcceptedEncodings::from_headers(req.headers());
    let body = if page.is_ready(accepted) {
        page.best_body(accepted)
    } else {
        let page = page.clone();
        run_blocking(move || page.best_body(accepted)).await?
    };
    Ok(cache::build_response(&page, Some(body)))
}

/// Caches the page if it has a key.
async fn finish_page(
    response: ServiceResponse<BoxBody>,
    asked: CacheLookup,
    app: &App,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let made_of = PageVersion::new(response_extent(&response), &asked.state);
    let (req, mut answered) = response.into_parts();
    let extra = answered
        .headers()
        .iter()
        .filter(|(n, _)| KEPT.contains(n))
        .map(|(n, v)| (n.clone(), v.clone()))
        .collect();
    let kind = answered
        .headers()
        .get(header::CONTENT_TYPE)
        .cloned()
        .unwrap_or(HeaderValue::from_static("text/html; charset=utf-8"));
    let turn = answered.extensions_mut().remove::<ConcurrencyPermit>();
    let body = to_bytes(answered.into_body()).await?;
    let large = body.len() > pages::LARGE;
    let accepted = AcceptedEncodings::from_headers(req.headers());
    // Off the async threads, since compressing a whole list delays others. The handler's permit is
    // released with it.
    let make = move || {
        let page = Arc::new(Page::from_body(made_of, kind, extra, body));
        let body = page.best_body(accepted);
        drop(turn);
        (page, body)
    };
    let (page, body) = if large {
        run_blocking(make).await?
    } else {
        make()
    };
    if let Some(key) = asked.key {
        app.pages.store_page(key, page.clone());
    }
    let has_it = cache::etag_matches(req.headers(), &page.etag);
    let mut fresh = cache::build_response(&page, (!has_it).then_some(body));
    add_security_headers(fresh.headers_mut(), app.settings.secure_cookies);
    Ok(ServiceResponse::new(req, fresh))
}

/// The address sets the language cookie. A shown flash message is removed; `status` is the
/// handler's, since a redirect has shown nothing yet.
fn set_cookies(response: &mut ServiceResponse<BoxBody>, status: StatusCode, app: &App) {
    let request = response.request();
    if is_bare(request.path()) {
        return;
    }
    let asked = request::asked_language(request);
    let shown = cookies::read_cookie(request, FLASH).is_some()
        && request.method() == Method::GET
        && !status.is_redirection()
        && !request.path().starts_with("/static/");
    let answered = response.response_mut();
    if let Some(language) = asked {
        let cookie = cookies::build_cookie(app, LANGUAGE, language.word().to_owned(), 400);
        let _ = answered.add_cookie(&cookie);
    }
    if shown
        && answered
            .cookies()
            .all(|c| c.name() != FLASH.name_on(app.settings.secure_cookies))
    {
        let _ = answered.add_cookie(&cookies::no_cookie(app, FLASH));
    }
}

/// A compressed length reveals something about the form token to an attacker who controls other
/// parts of the page (BREACH). A page without a query repeats nothing of the request.
fn may_squeeze(response: &ServiceResponse<BoxBody>) -> bool {
    let req = response.request();
    response.status() == StatusCode::OK
        && req.method() == Method::GET
        && req.query_string().is_empty()
        && pages::accepts_encoding(req.headers(), "gzip")
        && response
            .headers()
            .get(header::CONTENT_TYPE)
            .is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"))
}

async fn compress_response(
    response: ServiceResponse<BoxBody>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let (req, answered) = response.into_parts();
    let (head, body) = answered.into_parts();
    let body = to_bytes(body).await.map_err(|_| WebError::ShuttingDown)?;
    let mut answered = head.set_body(BoxBody::new(pages::compress_gzip(&body, pages::QUICK)));
    answered
        .headers_mut()
        .insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    answered.headers_mut().insert(
        header::VARY,
        HeaderValue::from_static("accept-encoding, accept-language, cookie"),
    );
    Ok(ServiceResponse::new(req, answered))
}
