//! The shell: the middleware around every handler. It answers with finished pages where it can, puts error pages in the place of failures
//! and logs these, and gives every answer its cookies, security headers and compression.

use actix_web::body::{BoxBody, EitherBody, MessageBody, to_bytes};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use actix_web::http::{ConnectionType, Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::{Error, HttpMessage, HttpRequest, HttpResponse, web};
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::db::State;
use crate::web::app::addresses::Known;
use crate::web::app::hosts::House;
use crate::web::app::pages::{self, Accepted, MadeOf, Page};
use crate::web::app::reading::{self, Reading};
use crate::web::app::turns::Turn;
use crate::web::app::{App, aside};
use crate::web::error::WebError;
use crate::web::frame::bare::{FRAMED, is_bare};
use crate::web::frame::cache;
use crate::web::frame::cache::Public;
use crate::web::frame::cookies;
use crate::web::frame::cookies::{FLASH, LANGUAGE, Personal};
use crate::web::frame::extent::extent;
use crate::web::frame::failures;
use crate::web::frame::gate::{self, Gate};
use crate::web::frame::masthead;
use crate::web::frame::own_host;
use crate::web::frame::request;
use crate::web::frame::trace::RequestId;

/// The content security policy: nothing but our own files, no inline script or style, no framing, no forms to elsewhere.
const POLICY: &str = "default-src 'none'; object-src 'none'; worker-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; \
    connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/// How long what other processes have written may be overlooked.
const LOOK: Duration = Duration::from_millis(1);
/// How long a finished page waits for the database at most.
const LOOK_PATIENCE: Duration = Duration::from_millis(500);
/// The route of what is asked where no page is.
const NOWHERE: &str = "(nowhere)";
/// The route of what is found at another host.
const ELSEWHERE: &str = "(elsewhere)";

/// What a finished page keeps of the headers that its handler set.
const KEPT: [HeaderName; 5] =
    [header::LINK, header::CONTENT_DISPOSITION, header::CONTENT_LANGUAGE, header::CACHE_CONTROL, header::CONTENT_SECURITY_POLICY];

/// Adds the security headers that the answer doesn't have yet. What other sites may frame says so by its policy.
fn secure(headers: &mut HeaderMap, https: bool) {
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
    set(HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=(), interest-cohort=()");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), if framed { "cross-origin" } else { "same-origin" });
    if https {
        set(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000; includeSubDomains");
    }
    set(header::CACHE_CONTROL, "no-store");
}

/// The middleware: a number for the request, the gate of the API, then the request itself.
pub async fn shell(
    req: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<EitherBody<BoxBody, BoxBody>>, Error> {
    let Some(app) = req.app_data::<web::Data<App>>().cloned() else {
        return Err(WebError::Gone.into());
    };
    request::look_for_proxy(req.request(), &app);
    let id = RequestId::of(req.request(), &app);
    req.extensions_mut().insert(id.clone());
    // Another process may have given this host away.
    let strange = !own_host::is_the_site(&req, &app);
    if strange {
        look_at_database(&app).await;
    }
    own_host::learn(&app).await;
    let house = own_host::house(&req, &app);
    if let Some(slug) = house.as_ref().map(|house| house.slug.clone()).or_else(|| app.hosts.only()) {
        masthead::put_above(req.request(), slug);
    }
    let reading = Arc::new(what_is_read(req.request(), &app));
    let mut answered = match gate::gate(&req, &app) {
        Gate::Elsewhere => reading::within(reading.clone(), serve(req, next, &app, house.as_ref())).await?,
        Gate::Open(ticket) => {
            let mut answered = reading::within(reading.clone(), serve(req, next, &app, house.as_ref())).await?;
            ticket.show(answered.response_mut());
            answered
        }
        Gate::Answered(mut response) => {
            secure(response.headers_mut(), app.settings.secure_cookies);
            req.into_response(response).map_into_right_body()
        }
    };
    id.tell(answered.headers_mut());
    if strange {
        own_host::protect(answered.headers_mut());
    }
    if let Some(written) = reading.written().filter(|_| app.db.has_replicas()) {
        // What can't be written into a header is no place in the log.
        let _ = answered.response_mut().add_cookie(&cookies::cookie_of_written(&app, written));
    }
    if app.connections.are_many() || is_turned_away(answered.status()) {
        answered.response_mut().head_mut().set_connection_type(ConnectionType::Close);
    }
    Ok(answered)
}

/// Whether the server had no capacity for the request. An idle connection of such a client would take a descriptor from a reader.
fn is_turned_away(status: StatusCode) -> bool {
    matches!(status, StatusCode::SERVICE_UNAVAILABLE | StatusCode::TOO_MANY_REQUESTS)
}

/// What a request may read from a replica: nothing if it may change something. What is the same for everybody reads no cookie.
fn what_is_read(req: &HttpRequest, app: &App) -> Reading {
    let reads = req.method() == Method::GET || req.method() == Method::HEAD;
    if !reads || !app.db.has_replicas() {
        return Reading::default();
    }
    let same = is_bare(req.path()) || gate::is(req.path());
    Reading::only(if same { None } else { cookies::written_cookie(req) })
}

/// Answers a request: with a finished page if there is one, else with what its handler says and what the shell makes of that. `house`: the
/// federation at whose host it comes.
async fn serve(
    mut req: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
    app: &App,
    house: Option<&House>,
) -> Result<ServiceResponse<EitherBody<BoxBody, BoxBody>>, Error> {
    let began = Instant::now();
    take_head_for_get(&mut req);
    if let Some(mut elsewhere) = house.and_then(|house| own_host::enter(&mut req, house, app)) {
        secure(elsewhere.headers_mut(), app.settings.secure_cookies);
        app.metrics.answered(Some(ELSEWHERE.to_owned()), elsewhere.status().as_u16(), began.elapsed());
        return Ok(req.into_response(elsewhere).map_into_right_body());
    }
    let mut asked = Asked::of(&mut req, app).await;
    let finished = asked.finished_page(app);
    if asked.key.is_some() {
        app.metrics.looked(finished.is_some());
    }
    if let Some(page) = finished {
        let mut response = answer(page, req.request()).await?;
        secure(response.headers_mut(), app.settings.secure_cookies);
        app.metrics.answered(None, response.status().as_u16(), began.elapsed());
        return Ok(req.into_response(response).map_into_right_body());
    }
    let handled = next.call(req).await?.map_into_boxed_body();
    let status = handled.status();
    let mut response = failures::explain(handled, app).await;
    count(&response, began, app);
    learn(&response, app);
    asked.keep_apart(response.request());
    if asked.can_finish(&response) {
        return Ok(finish(response, asked, app).await?.map_into_right_body());
    }
    set_cookies(&mut response, status, app);
    secure(response.headers_mut(), app.settings.secure_cookies);
    if may_squeeze(&response) {
        response = squeezed(response).await?;
    }
    Ok(response.map_into_left_body())
}

/// Counts what a handler has answered, by the pattern of its address.
fn count(response: &ServiceResponse<BoxBody>, began: Instant, app: &App) {
    let route = response.request().match_pattern().unwrap_or_else(|| NOWHERE.to_owned());
    app.metrics.answered(Some(route), response.status().as_u16(), began.elapsed());
}

/// HEAD is GET without the body, which the server itself leaves out.
fn take_head_for_get(req: &mut ServiceRequest) {
    if req.method() == Method::HEAD {
        req.head_mut().method = Method::GET;
    }
}

/// Takes out of an address what its page doesn't know, so that nobody has pages made again and again by adding something (the API itself
/// refuses the rest). Returns whether the page has said yet what it knows.
fn take_out_unknown(req: &mut ServiceRequest, app: &App) -> bool {
    let Some(known) = req.match_pattern().and_then(|pattern| app.addresses.known(&pattern)) else { return false };
    if let Some(short) = known.strip(req.uri()) {
        req.head_mut().uri = short;
    }
    true
}

/// Notes what may be asked at an address, now that its page has answered.
fn learn(response: &ServiceResponse<BoxBody>, app: &App) {
    let request = response.request();
    let answered = response.status() == StatusCode::OK && request.method() == Method::GET;
    if answered && let Some(pattern) = request.match_pattern().filter(|pattern| app.addresses.known(pattern).is_none()) {
        app.addresses.learn(pattern, request.extensions().get::<Known>().cloned().unwrap_or_default());
    }
}

/// What decides whether a finished page answers a request, and whether its answer becomes one.
struct Asked {
    /// The key of the finished page; `None` if none may answer.
    key: Option<String>,
    /// The data as they are known to be before the handler runs: what changes meanwhile makes the page stale, never fresh.
    state: Arc<State>,
}

impl Asked {
    async fn of(req: &mut ServiceRequest, app: &App) -> Asked {
        let mut key = cache::key(req.request(), app.now());
        if key.is_some() && req.uri().query().is_some() && !gate::is(req.path()) {
            // Of an address whose page hasn't answered yet nobody knows what is junk: this answer is no finished page.
            key = if take_out_unknown(req, app) { cache::key(req.request(), app.now()) } else { None };
        }
        // Another process may have written since: asked again every few requests where there are very many, else at each.
        if key.is_some() && look_at_database(app).await {
            own_host::learn(app).await;
        }
        Asked { key, state: app.db.state() }
    }

    fn finished_page(&self, app: &App) -> Option<Arc<Page>> {
        app.pages.get(self.key.as_deref()?, &self.state)
    }

    /// The answer to a request of which somebody's own was read becomes no finished page, not even if its handler calls it public.
    fn keep_apart(&mut self, request: &HttpRequest) {
        if request.extensions().contains::<Personal>() {
            self.key = None;
        }
    }

    /// Whether the answer is the same for everybody. Files, which have nothing of their reader in them, are compressed for everybody, and
    /// have a tag.
    fn can_finish(&self, response: &ServiceResponse<BoxBody>) -> bool {
        let public = response.status() == StatusCode::OK && response.response().extensions().get::<Public>().is_some();
        let is_file = response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| !kind.as_bytes().starts_with(b"text/html"));
        public && (self.key.is_some() || is_file)
    }
}

/// Asks the database for what has changed, if it is time to, and no longer than a reader has patience. Whether it was asked.
async fn look_at_database(app: &App) -> bool {
    let Some(look) = app.db.due_look(LOOK) else { return false };
    match tokio::time::timeout(LOOK_PATIENCE, aside(move || look.now())).await {
        Ok(Ok(Ok(()))) => {}
        // It is known, and every page that is missed for it says so.
        _ if app.db.is_silent() => {}
        outcome => tracing::warn!(?outcome, "the database does not answer"),
    }
    true
}

/// Answers with a finished page, of which a reader who has it is only told that it still holds. What isn't ready is made aside.
async fn answer(page: Arc<Page>, req: &HttpRequest) -> Result<HttpResponse, WebError> {
    if cache::known(req.headers(), &page.etag) {
        return Ok(cache::answer(&page, None));
    }
    let accepted = Accepted::of(req.headers());
    let body = if page.is_ready(accepted) {
        page.body(accepted)
    } else {
        let page = page.clone();
        aside(move || page.body(accepted)).await?
    };
    Ok(cache::answer(&page, Some(body)))
}

/// Makes a finished page of an answer, keeps it if it may answer others, and answers with it.
async fn finish(response: ServiceResponse<BoxBody>, asked: Asked, app: &App) -> Result<ServiceResponse<BoxBody>, Error> {
    let made_of = MadeOf::new(extent(&response), &asked.state);
    let (req, mut answered) = response.into_parts();
    let extra = answered.headers().iter().filter(|(n, _)| KEPT.contains(n)).map(|(n, v)| (n.clone(), v.clone())).collect();
    let kind = answered.headers().get(header::CONTENT_TYPE).cloned().unwrap_or(HeaderValue::from_static("text/html; charset=utf-8"));
    let turn = answered.extensions_mut().remove::<Turn>();
    let body = to_bytes(answered.into_body()).await?;
    let large = body.len() > pages::LARGE;
    let accepted = Accepted::of(req.headers());
    // Compressing a whole list takes long enough for others to wait for it; the turn in which it was written ends with that.
    let make = move || {
        let page = Arc::new(Page::make(made_of, kind, extra, body));
        let body = page.body(accepted);
        drop(turn);
        (page, body)
    };
    let (page, body) = if large { aside(make).await? } else { make() };
    if let Some(key) = asked.key {
        app.pages.put(key, page.clone());
    }
    let has_it = cache::known(req.headers(), &page.etag);
    let mut fresh = cache::answer(&page, (!has_it).then_some(body));
    secure(fresh.headers_mut(), app.settings.secure_cookies);
    Ok(ServiceResponse::new(req, fresh))
}

/// Remembers the language that the address asks for, and forgets the message that this answer has shown. `status` is what the handler
/// said: a redirection has shown nothing yet.
fn set_cookies(response: &mut ServiceResponse<BoxBody>, status: StatusCode, app: &App) {
    let request = response.request();
    if is_bare(request.path()) {
        return;
    }
    let asked = request::asked_language(request);
    let shown = cookies::sent(request, FLASH).is_some()
        && request.method() == Method::GET
        && !status.is_redirection()
        && !request.path().starts_with("/static/");
    let answered = response.response_mut();
    if let Some(language) = asked {
        let cookie = cookies::cookie(app, LANGUAGE, language.word().to_owned(), 400);
        let _ = answered.add_cookie(&cookie);
    }
    if shown && answered.cookies().all(|c| c.name() != FLASH.on(app.settings.secure_cookies)) {
        let _ = answered.add_cookie(&cookies::no_cookie(app, FLASH));
    }
}

/// Whether a page for one reader may be compressed. How long a compressed page is tells something about a secret in it (the token of its
/// forms) to whoever can put guesses beside it: so only where nothing of the request stands in the page, which is where nothing is asked.
fn may_squeeze(response: &ServiceResponse<BoxBody>) -> bool {
    let req = response.request();
    response.status() == StatusCode::OK
        && req.method() == Method::GET
        && req.query_string().is_empty()
        && pages::takes(req.headers(), "gzip")
        && response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"))
}

/// The same answer, compressed the quick way.
async fn squeezed(response: ServiceResponse<BoxBody>) -> Result<ServiceResponse<BoxBody>, Error> {
    let (req, answered) = response.into_parts();
    let (head, body) = answered.into_parts();
    let body = to_bytes(body).await.map_err(|_| WebError::Gone)?;
    let mut answered = head.set_body(BoxBody::new(pages::gzip(&body, pages::QUICK)));
    answered.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    answered.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding, accept-language, cookie"));
    Ok(ServiceResponse::new(req, answered))
}
