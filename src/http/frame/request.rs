//! The visit behind a request: session, language, federation, and the roles of the visitor.

use std::future::Future;
use std::net::IpAddr;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::Method;
use actix_web::{FromRequest, HttpMessage, HttpRequest, HttpResponse, web};
use chrono::{NaiveDate, NaiveDateTime};

use crate::actions::authorization::{Duty, OnSite, Site, check_allowed};
use crate::actions::links::Secrets;
use crate::actions::{ActionError, Actor, FormProblem, Tx, accounts};
use crate::app::addresses::Names;
use crate::app::{App, MachineSecrets, Proxies, rate_limits};
use crate::db::federations::Federation;
use crate::db::{Conn, DbError, FederationId, Scope, federations};
use crate::domain::log_in::{Device, Source};
use crate::domain::roster::Roster;
use crate::domain::tournament::Pool;
use crate::domain::zone::Zone;
use crate::error::WebError;
use crate::frame::accept_language::negotiate_language;
use crate::frame::body_drain::asks_for_a_member;
use crate::frame::cache_scope::set_federation;
use crate::frame::cookieless::is_bare;
use crate::frame::cookies::{
    FLASH, LANGUAGE, VISITOR, build_cookie, page_token, read_cookie, session_cookie, unseen_cookie,
    visitor_cookie,
};
use crate::frame::elsewhere::look_elsewhere;
use crate::frame::query::record_names;
use crate::frame::site_header;
use crate::i18n::{L10nLanguage, Language, Speaks, Spelling};

const FORWARDED: &str = "x-forwarded-for";
/// Maximum delay of a page for recording the use of its session.
const TOUCH_PATIENCE: std::time::Duration = std::time::Duration::from_millis(250);
/// Bytes of path and query: more than the longest query of the calculator.
const LONGEST_ADDRESS: usize = 4000;

/// The last language in the query if there are several.
pub fn asked_language(req: &HttpRequest) -> Option<Language> {
    req.query_string()
        .split('&')
        .rev()
        .find_map(|p| p.strip_prefix("lang="))
        .and_then(Language::from_word)
}

pub fn find_language(req: &HttpRequest) -> Language {
    let chosen = || {
        if is_bare(req.path()) {
            None
        } else {
            read_cookie(req, LANGUAGE)
        }
    };
    asked_language(req)
        .or_else(|| chosen().and_then(|code| Language::from_word(&code)))
        .unwrap_or_else(|| negotiate_language(req))
}

fn reader_ip(req: &HttpRequest, app: &App) -> Option<IpAddr> {
    let lines: Vec<&str> = req
        .headers()
        .get_all(FORWARDED)
        .filter_map(|line| line.to_str().ok())
        .collect();
    app.settings
        .proxies
        .reader_address(req.peer_addr().map(|a| a.ip()), lines.into_iter())
}

pub fn reader_address(req: &HttpRequest, app: &App) -> String {
    reader_ip(req, app)
        .map(|address| address.to_string())
        .unwrap_or_default()
}

/// The unit for counting a reader's requests: an IPv4 address or an IPv6 network.
pub fn network_of_reader(req: &HttpRequest, app: &App) -> Option<IpAddr> {
    reader_ip(req, app).map(rate_limits::network_of)
}

pub fn network_text(req: &HttpRequest, app: &App) -> String {
    network_of_reader(req, app)
        .map(|address| address.to_string())
        .unwrap_or_default()
}

pub fn request_source(req: &HttpRequest, app: &App) -> Source {
    let agent = req
        .headers()
        .get("user-agent")
        .and_then(|v| v.to_str().ok())
        .unwrap_or_default();
    Source {
        device: Device::of_agent(agent),
        network: network_text(req, app),
    }
}

/// Warns once about a proxy that the settings don't name: all readers then share an address, and
/// failed log-ins of one throttle all.
pub fn look_for_proxy(req: &HttpRequest, app: &App) {
    if app.settings.proxies != Proxies::None || !req.headers().contains_key(FORWARDED) {
        return;
    }
    let peer = req.peer_addr().map(|a| a.ip().to_canonical());
    if peer.is_some_and(is_private) && app.proxy_told.set(()).is_ok() {
        tracing::warn!(
            peer = ?peer,
            "requests carry X-Forwarded-For, but behind-proxy is not set: every reader is taken \
                for the proxy"
        );
    }
}

/// The usual places of proxies: this machine and private networks.
fn is_private(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(four) => four.is_loopback() || four.is_private() || four.is_link_local(),
        IpAddr::V6(six) => {
            six.is_loopback() || six.is_unique_local() || six.is_unicast_link_local()
        }
    }
}

/// The logged-in user, for the log.
pub struct Caller {
    pub login: String,
}

/// The host may include a port. Ignores `X-Forwarded-Host`: any client can send it.
pub fn is_own_host(req: &HttpRequest, host: &str) -> bool {
    let base = req
        .app_data::<web::Data<App>>()
        .map(|app| app.settings.base_url.as_str())
        .unwrap_or_default();
    let configured = base
        .split_once("://")
        .map_or(base, |(_, rest)| rest)
        .split('/')
        .next()
        .unwrap_or_default();
    let asked = req
        .headers()
        .get("host")
        .and_then(|v| v.to_str().ok())
        .unwrap_or_default();
    !host.is_empty() && (host == configured || host == asked)
}

/// The page to show in another language after a POST. `None` if `Referer` is not of this site or
/// equals the posted address.
fn form_page(req: &HttpRequest) -> Option<String> {
    if req.method() != Method::POST {
        return None;
    }
    let referer = req.headers().get("referer")?.to_str().ok()?;
    let (_, rest) = referer.split_once("://")?;
    let (host, path) = rest.split_at(rest.find('/')?);
    let own = is_own_host(req, host)
        && path.bytes().all(|b| b.is_ascii_graphic())
        && !path.starts_with("//");
    let path = path.split('#').next().unwrap_or_default();
    (own && path.split('?').next() != Some(req.path())).then(|| path.to_owned())
}

#[derive(Clone)]
pub struct Visit {
    pub app: App,
    pub language: Language,
    pub actor: Option<Actor>,
    /// The form token; empty if the reader can't post anything.
    pub token: String,
    /// Path and query; only the path if they exceed 4,000 bytes.
    pub path: String,
    pub flash: Option<String>,
    pub unseen: Vec<String>,
    /// The counting unit of `network_of_reader`.
    pub reader: Option<IpAddr>,
    /// The federation in the header of a site page.
    pub above: Option<Federation>,
}

impl Visit {
    pub fn t(&self) -> &'static L10nLanguage {
        self.language.messages()
    }

    pub fn as_asked(&self, address: &str) -> String {
        match self.path.split_once('?') {
            Some((_, asked)) => format!("{address}?{asked}"),
            None => address.to_owned(),
        }
    }

    /// Follows the federation in the header of a site page.
    pub fn spelling(&self) -> Spelling {
        self.language.spelling(
            self.above
                .as_ref()
                .map(Federation::name_language)
                .unwrap_or_default(),
        )
    }

    pub fn zone_above(&self) -> Zone {
        self.above.as_ref().map_or(Zone::UTC, Federation::zone)
    }
}

async fn find_actor(req: &HttpRequest, app: &App, cookie: &str) -> Result<Option<Actor>, WebError> {
    let (now, secret) = (app.now(), cookie.to_owned());
    let found = app
        .read_newest(move |c| accounts::find_session(c, &secret, now))
        .await?;
    let Some(session) = found else {
        return Ok(None);
    };
    req.extensions_mut().insert(Caller {
        login: session.login,
    });
    if session.stale {
        note_use(req, app, cookie, now).await;
    }
    Ok(Some(session.actor))
}

async fn note_use(req: &HttpRequest, app: &App, cookie: &str, now: NaiveDateTime) {
    let (network, scope) = (network_text(req, app), accounts::of_session(cookie));
    let cookie = cookie.to_owned();
    let touched = app.write_in(scope, move |c| {
        accounts::touch_session(c, &cookie, &network, now)
    });
    // A page doesn't wait for a long correction to end, and works even if nothing can be written.
    if let Ok(Err(error)) = tokio::time::timeout(TOUCH_PATIENCE, touched).await {
        tracing::debug!(error = error.to_string(), "a session was not noted as used");
    }
}

fn repeated_address(req: &HttpRequest) -> String {
    // Pages repeat the address ten times, so an overlong one is cut to its path.
    let form = form_page(req);
    let whole = form
        .as_deref()
        .unwrap_or_else(|| req.uri().path_and_query().map_or("/", |p| p.as_str()));
    if whole.len() > LONGEST_ADDRESS {
        req.path().chars().take(LONGEST_ADDRESS).collect()
    } else {
        whole.to_owned()
    }
}

impl FromRequest for Visit {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Visit, WebError>>>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        let req = req.clone();
        Box::pin(async move {
            let app = req
                .app_data::<web::Data<App>>()
                .ok_or(WebError::ShuttingDown)?
                .get_ref()
                .clone();
            let mut actor = None;
            let mut token = String::new();
            let bare = is_bare(req.path());
            if bare {
                record_names(&req, Names::Fixed(&["lang"]));
            }
            if !bare && let Some(cookie) = session_cookie(&req) {
                actor = find_actor(&req, &app, &cookie).await?;
                if actor.is_some() {
                    token = page_token(&cookie);
                }
            }
            if token.is_empty()
                && !bare
                && let Some(visitor) = visitor_cookie(&req)
            {
                token = page_token(&visitor);
            }
            let path = repeated_address(&req);
            let flash = if bare { None } else { read_cookie(&req, FLASH) };
            let reader = network_of_reader(&req, &app);
            let account = actor.as_ref().and_then(|actor| actor.account);
            let unseen = account
                .map(|account| unseen_cookie(&req, account.0))
                .unwrap_or_default();
            let outside = !bare && req.match_info().get("federation").is_none();
            if outside {
                record_names(&req, Names::Fixed(&[site_header::FEDERATION_PARAMETER]));
            }
            let above = if outside {
                site_header::find_federation(&req, &app, &path, actor.as_ref()).await
            } else {
                None
            };
            Ok(Visit {
                language: find_language(&req),
                actor,
                token,
                path,
                flash,
                unseen,
                reader,
                above,
                app,
            })
        })
    }
}

/// The text is exact; a script adds how long ago a recent moment was.
pub struct Moment {
    pub utc: String,
    pub says: String,
}

impl Moment {
    pub fn new(at: NaiveDateTime, says: String) -> Moment {
        Moment {
            utc: at.format("%Y-%m-%dT%H:%M:%SZ").to_string(),
            says,
        }
    }
}

/// The federation in the address exists.
#[derive(Clone)]
pub struct Inside {
    pub visit: Visit,
    pub federation: Federation,
}

impl Inside {
    /// `at` is UTC; the text is in the federation's time zone.
    pub fn moment(&self, at: NaiveDateTime) -> String {
        self.language.moment(at, self.federation.zone())
    }

    pub fn spelling(&self) -> Spelling {
        self.language.spelling(self.federation.name_language())
    }

    pub fn timed_moment(&self, at: NaiveDateTime) -> Moment {
        Moment::new(at, self.moment(at))
    }

    /// Independent of the request's host; without a trailing slash.
    pub fn home_url(&self) -> String {
        self.app.hosts.home_of(&self.federation.slug)
    }

    pub fn today(&self) -> NaiveDate {
        self.federation.local_day(self.app.now())
    }

    pub fn has_duty(&self, duty: Duty) -> bool {
        self.actor
            .as_ref()
            .is_some_and(|actor| check_allowed(actor, &self.federation.id, duty).is_ok())
    }
}

impl std::ops::Deref for Inside {
    type Target = Visit;
    fn deref(&self) -> &Visit {
        &self.visit
    }
}

impl FromRequest for Inside {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Inside, WebError>>>>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let visit = Visit::from_request(req, payload);
        let req = req.clone();
        let slug = req
            .match_info()
            .get("federation")
            .unwrap_or_default()
            .to_owned();
        Box::pin(async move {
            let visit = visit.await?;
            let federation = visit
                .app
                .read(move |c| federations::find_by_slug(c, &slug))
                .await?
                .ok_or(WebError::NotFound)?;
            set_federation(&req, federation.id);
            look_elsewhere(&req, &federation)?;
            Ok(Inside { visit, federation })
        })
    }
}

/// A role that a handler demands in its signature: least privilege.
pub trait Office {
    const DUTY: Duty;
}

macro_rules! offices {
    ($($(#[$doc:meta])* $name:ident: $duty:ident;)*) => {$(
        $(#[$doc])*
        pub struct $name;
        impl Office for $name {
            const DUTY: Duty = Duty::$duty;
        }
    )*};
}

offices! {
    Planner: Plan;
    /// The action checks whose tables.
    TableWorker: Tables;
    ClubHead: Cosign;
    MemberKeeper: Members;
    Commission: Commission;
    Returner: Return;
    Chair: Chair;
    /// The chairman, or the administrator of the site.
    Appointer: Appoint;
    Officer: Officer;
}

/// An officer of the federation in the address, with the role of [`Office`].
pub struct By<O: Office> {
    pub inside: Inside,
    pub actor: Actor,
    office: std::marker::PhantomData<O>,
}

impl By<TableWorker> {
    /// The right to work on tables includes that to plan.
    pub fn into_planner(self) -> By<Planner> {
        By {
            inside: self.inside,
            actor: self.actor,
            office: std::marker::PhantomData,
        }
    }
}

impl<O: Office> std::ops::Deref for By<O> {
    type Target = Inside;
    fn deref(&self) -> &Inside {
        &self.inside
    }
}

impl<O: Office> FromRequest for By<O> {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<By<O>, WebError>>>>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        asks_for_a_member(req);
        let inside = Inside::from_request(req, payload);
        Box::pin(async move {
            let inside = inside.await?;
            let actor = inside.visit.actor.clone().ok_or(WebError::LogIn)?;
            check_allowed(&actor, &inside.federation.id, O::DUTY).map_err(WebError::Refused)?;
            Ok(By {
                inside,
                actor,
                office: std::marker::PhantomData,
            })
        })
    }
}

pub struct Administrator {
    pub visit: Visit,
    pub actor: Actor,
}

impl FromRequest for Administrator {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Administrator, WebError>>>>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        asks_for_a_member(req);
        let visit = Visit::from_request(req, payload);
        Box::pin(async move {
            let visit = visit.await?;
            let actor = visit.actor.clone().ok_or(WebError::LogIn)?;
            check_allowed(&actor, &Site, OnSite::Run).map_err(|_| WebError::Forbidden)?;
            Ok(Administrator { visit, actor })
        })
    }
}

pub struct Member {
    pub visit: Visit,
    pub actor: Actor,
}

impl FromRequest for Member {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Member, WebError>>>>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        asks_for_a_member(req);
        let visit = Visit::from_request(req, payload);
        Box::pin(async move {
            let visit = visit.await?;
            let actor = visit.actor.clone().ok_or(WebError::LogIn)?;
            Ok(Member { visit, actor })
        })
    }
}

pub async fn read_inside<T: Send + 'static>(
    inside: &Inside,
    work: impl FnOnce(&mut Conn, &Federation) -> Result<T, ActionError> + Send + 'static,
) -> Result<T, WebError> {
    let federation = inside.federation.clone();
    inside.visit.app.read(move |c| work(c, &federation)).await
}

/// Reads the federation again inside the transaction.
fn in_federation<T>(
    inside: &Inside,
    work: impl FnOnce(&mut Tx<'_>) -> Result<T, ActionError> + Send + 'static,
) -> impl FnOnce(&mut Conn) -> Result<T, ActionError> + Send + 'static {
    let (id, now) = (inside.federation.id, inside.app.now());
    let actor = inside.actor.clone().unwrap_or_else(Actor::visitor);
    move |c| {
        let federation = federations::find(c, id)?
            .ok_or_else(|| DbError::Corrupt(format!("federation {id} is missing")))?;
        work(&mut Tx::new(c, &actor, &federation, now))
    }
}

pub async fn write_inside<T: Send + 'static>(
    inside: &Inside,
    work: impl FnOnce(&mut Tx<'_>) -> Result<T, ActionError> + Send + 'static,
) -> Result<T, WebError> {
    inside
        .app
        .write_in(
            Scope::Federation(inside.federation.id),
            in_federation(inside, work),
        )
        .await
}

pub async fn write_form<T: Send + 'static>(
    inside: &Inside,
    work: impl FnOnce(&mut Tx<'_>) -> Result<T, ActionError> + Send + 'static,
) -> Result<Result<T, Vec<FormProblem>>, WebError> {
    inside
        .app
        .write_form_in(
            Scope::Federation(inside.federation.id),
            in_federation(inside, work),
        )
        .await
}

/// Like [`write_form`], but also changes data of another federation.
pub async fn write_form_with<T: Send + 'static>(
    inside: &Inside,
    other: FederationId,
    work: impl FnOnce(&mut Tx<'_>) -> Result<T, ActionError> + Send + 'static,
) -> Result<Result<T, Vec<FormProblem>>, WebError> {
    inside
        .app
        .write_form_in(
            Scope::Federations(inside.federation.id, other),
            in_federation(inside, work),
        )
        .await
}

/// Changes nothing on a refusal, and the page shows the reason.
pub async fn attempt_inside<T: Send + 'static>(
    inside: &Inside,
    work: impl FnOnce(&mut Tx<'_>) -> Result<T, ActionError> + Send + 'static,
) -> Result<Result<T, ActionError>, WebError> {
    inside
        .app
        .attempt_in(
            Scope::Federation(inside.federation.id),
            in_federation(inside, work),
        )
        .await
}

pub async fn load_roster(
    inside: &Inside,
    pool: Option<Pool>,
) -> Result<std::sync::Arc<Roster>, WebError> {
    let (app, federation) = (inside.app.clone(), inside.federation.id);
    app.clone()
        .read(move |c| app.rosters.get(c, federation, pool))
        .await
}

/// A reader without a session gets a visitor token; the response must carry it ([`keep_bound`]).
pub fn bind_forms(req: &HttpRequest, visit: &mut Visit) -> Result<Option<String>, WebError> {
    if visit.actor.is_some() {
        return Ok(None);
    }
    let token = visitor_cookie(req).map_or_else(|| MachineSecrets.token(), Ok)?;
    visit.token = page_token(&token);
    Ok(Some(token))
}

pub fn keep_bound(
    response: &mut HttpResponse,
    visit: &Visit,
    token: Option<String>,
) -> Result<(), WebError> {
    token
        .map_or(Ok(()), |token| {
            response.add_cookie(&build_cookie(&visit.app, VISITOR, token, 1))
        })
        .map_err(|_| WebError::ShuttingDown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proxy_stands_near() {
        for near in [
            "127.0.0.1",
            "10.1.2.3",
            "192.168.0.1",
            "::1",
            "fd00::1",
            "fe80::1",
        ] {
            assert!(is_private(near.parse().unwrap()), "{near}");
        }
        for far in ["192.0.2.1", "2001:db8::1"] {
            assert!(!is_private(far.parse().unwrap()), "{far}");
        }
    }
}
