//! The cookies of the site, and the token of forms, which is bound to one of them.

use actix_web::cookie::{Cookie, SameSite, time::Duration as CookieDuration};
use actix_web::{HttpMessage, HttpRequest};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::web::app::App;

/// The cookie of a session.
pub const SESSION: &str = "session";
/// The cookie of a visitor who isn't logged in, for the token of the log-in form.
pub const VISITOR: &str = "visitor";
/// The cookie by which accounts know a browser that has logged in to them: it is not slowed down by what others try.
pub const BROWSER: &str = "browser";
/// The cookie of the chosen language.
pub const LANGUAGE: &str = "language";
/// The cookie that carries one message to the next page.
pub const FLASH: &str = "flash";

/// Marks a request of which something was read that is its sender's alone: its answer is no page for others, whatever the handler says.
#[derive(Clone, Copy)]
pub struct Personal;

/// What a request says in a cookie: the only way in which anything here reads one, so that the finished pages and the handlers can't
/// disagree about what a header means (several lines, spaces, percent encodings). A session or a message makes the request [`Personal`].
pub fn sent(req: &HttpRequest, name: &str) -> Option<String> {
    let value = req.cookie(name)?.value().to_owned();
    if name == SESSION || name == FLASH {
        req.extensions_mut().insert(Personal);
    }
    Some(value)
}

/// The session token of a request.
pub fn session_cookie(req: &HttpRequest) -> Option<String> {
    sent(req, SESSION).filter(|v| v.len() == 64)
}

/// The visitor token of a request.
pub fn visitor_cookie(req: &HttpRequest) -> Option<String> {
    sent(req, VISITOR).filter(|v| v.len() == 64)
}

/// The cookie of a request by which accounts know its browser; empty if there is none.
pub fn browser_cookie(req: &HttpRequest) -> String {
    req.cookie(BROWSER).map(|c| c.value().to_owned()).unwrap_or_default()
}

/// The token that the forms of a session (or visitor) carry: bound to it, and useless without its cookie.
pub fn form_token(secret: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(format!("form:{secret}").as_bytes()))
}

/// A cookie with the flags that all of ours have.
pub fn cookie(app: &App, name: &'static str, value: String, days: i64) -> Cookie<'static> {
    Cookie::build(name, value)
        .path("/")
        .http_only(true)
        .secure(app.settings.secure_cookies)
        .same_site(SameSite::Lax)
        .max_age(CookieDuration::days(days))
        .finish()
}

/// A cookie that removes another.
pub fn no_cookie(app: &App, name: &'static str) -> Cookie<'static> {
    let mut gone = cookie(app, name, String::new(), 0);
    gone.make_removal();
    gone
}
