//! The cookies of the site, and the form token, which is bound to one of them.

use actix_web::cookie::{Cookie, SameSite, time::Duration as CookieDuration};
use actix_web::{HttpMessage, HttpRequest, web};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::actions::links::Secrets;
use crate::app::{App, MachineSecrets};
use crate::db::Position;

/// The prefix `__Host-` binds a cookie to this very host over HTTPS, for all paths: other hosts of
/// the domain and attackers on the network can't set it. On HTTP browsers refuse such names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Name(&'static str);

/// Letters of a form token, and of the page mark behind it.
const TOKEN: usize = 64;
const MARK: usize = 16;
const HOST: &str = "__Host-";

impl Name {
    pub fn name_on(self, secure: bool) -> &'static str {
        if secure {
            self.0
        } else {
            self.0.strip_prefix(HOST).unwrap_or(self.0)
        }
    }
}

pub const SESSION: Name = Name("__Host-session");
/// A log-in that waits for its second factor.
pub const PENDING_LOG_IN: Name = Name("__Host-half");
/// A visitor who isn't logged in, for the token of the log-in form.
pub const VISITOR: Name = Name("__Host-visitor");
/// A browser that has logged in to an account: failed attempts of others don't throttle it.
pub const BROWSER: Name = Name("__Host-browser");
pub const LANGUAGE: Name = Name("__Host-language");
/// Carries one message to the next page.
pub const FLASH: Name = Name("__Host-flash");
/// Log position of this browser's last write, valid for a minute. Replicas behind it aren't read.
const WRITE_POSITION: Name = Name("__Host-written");
/// An assistant, who enters results with a link and without an account.
pub const ASSISTANT: Name = Name("__Host-assistant");

/// Opens one-time secrets until they are confirmed: the account and the tokens, by points.
pub const UNCONFIRMED_SECRETS: Name = Name("__Host-unseen");

/// The request has read personal data: its response is never shared, whatever the handler says.
#[derive(Clone, Copy)]
pub struct PersonalDataMarker;

/// The only reader of cookies: page cache and handlers can't disagree about a header (several
/// lines, spaces, percent encoding). A session, complete or not, a flash message or a one-time
/// secret makes the request [`PersonalDataMarker`].
pub fn read_cookie(req: &HttpRequest, name: Name) -> Option<String> {
    let secure = req
        .app_data::<web::Data<App>>()
        .is_some_and(|app| app.settings.secure_cookies);
    let value = req.cookie(name.name_on(secure))?.value().to_owned();
    if name == SESSION || name == PENDING_LOG_IN || name == FLASH || name == UNCONFIRMED_SECRETS {
        req.extensions_mut().insert(PersonalDataMarker);
    }
    Some(value)
}

pub fn session_cookie(req: &HttpRequest) -> Option<String> {
    read_cookie(req, SESSION).filter(|v| v.len() == 64)
}

/// The token of a log-in that waits for its second factor.
pub fn half_cookie(req: &HttpRequest) -> Option<String> {
    read_cookie(req, PENDING_LOG_IN).filter(|v| v.len() == 64)
}

pub fn unseen_cookie(req: &HttpRequest, account: i64) -> Vec<String> {
    let sent = read_cookie(req, UNCONFIRMED_SECRETS).unwrap_or_default();
    let mut parts = sent.split('.');
    let own = parts.next() == Some(account.to_string().as_str());
    parts
        .filter(|token| own && token.len() == 64)
        .map(str::to_owned)
        .collect()
}

/// An unreadable value gives [`Position::UNKNOWN`], which no replica has reached.
pub fn written_cookie(req: &HttpRequest) -> Option<Position> {
    read_cookie(req, WRITE_POSITION)
        .map(|word| Position::from_word(&word).unwrap_or(Position::UNKNOWN))
}

/// Tells all processes on the database. It lasts longer than a replica may lag.
pub fn cookie_of_written(app: &App, written: Position) -> Cookie<'static> {
    let mut cookie = build_cookie(app, WRITE_POSITION, written.word(), 1);
    cookie.set_max_age(CookieDuration::seconds(60));
    cookie
}

pub fn visitor_cookie(req: &HttpRequest) -> Option<String> {
    read_cookie(req, VISITOR).filter(|v| v.len() == 64)
}

pub fn browser_cookie(req: &HttpRequest) -> String {
    read_cookie(req, BROWSER).unwrap_or_default()
}

/// Bound to the session or visitor, and useless without its cookie.
pub fn form_token(secret: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(format!("form:{secret}").as_bytes()))
}

/// The random mark identifies a form that is submitted twice.
pub fn page_token(secret: &str) -> String {
    let mark: String = MachineSecrets
        .token()
        .unwrap_or_default()
        .chars()
        .take(MARK)
        .collect();
    form_token(secret) + &mark
}

pub fn token_and_mark(given: &str) -> (&str, &str) {
    given
        .split_at_checked(TOKEN)
        .filter(|(_, mark)| mark.len() <= MARK)
        .unwrap_or((given, ""))
}

pub fn build_cookie(app: &App, name: Name, value: String, days: i64) -> Cookie<'static> {
    Cookie::build(name.name_on(app.settings.secure_cookies), value)
        .path("/")
        .http_only(true)
        .secure(app.settings.secure_cookies)
        .same_site(SameSite::Lax)
        .max_age(CookieDuration::days(days))
        .finish()
}

pub fn no_cookie(app: &App, name: Name) -> Cookie<'static> {
    let mut gone = build_cookie(app, name, String::new(), 0);
    gone.make_removal();
    gone
}
