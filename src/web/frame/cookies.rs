//! The cookies of the site, and the token of forms, which is bound to one of them.

use actix_web::cookie::{Cookie, SameSite, time::Duration as CookieDuration};
use actix_web::{HttpMessage, HttpRequest, web};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::db::Position;
use crate::office::links::Secrets;
use crate::web::app::{App, MachineSecrets};

/// What a cookie of ours is called. On https its name says to the browser that it came over https from this very host, for all of its pages
/// (`__Host-`): no other host of the domain, and nobody on a line in the open, can put one in its place. On http browsers refuse such names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Name(&'static str);

/// Letters of a token, and of the mark behind it.
const TOKEN: usize = 64;
const MARK: usize = 16;
/// What stands before the plain name.
const HOST: &str = "__Host-";

impl Name {
    /// Its name on a site that is reached by https, or by http.
    pub fn on(self, secure: bool) -> &'static str {
        if secure { self.0 } else { self.0.strip_prefix(HOST).unwrap_or(self.0) }
    }
}

/// The cookie of a session.
pub const SESSION: Name = Name("__Host-session");
/// The cookie of a log-in that waits for its second factor.
pub const HALF: Name = Name("__Host-half");
/// The cookie of a visitor who isn't logged in, for the token of the log-in form.
pub const VISITOR: Name = Name("__Host-visitor");
/// The cookie by which accounts know a browser that has logged in to them: it is not slowed down by what others try.
pub const BROWSER: Name = Name("__Host-browser");
/// The cookie of the chosen language.
pub const LANGUAGE: Name = Name("__Host-language");
/// The cookie that carries one message to the next page.
pub const FLASH: Name = Name("__Host-flash");
/// The cookie that says for a minute where in the log of the database lies what this browser has written last: no page that it gets is older.
const WRITTEN: Name = Name("__Host-written");
/// The cookie of an assistant, who enters results with a link and without an account.
pub const ASSISTANT: Name = Name("__Host-assistant");

/// The cookie that opens what was shown once, until whoever has seen it says so: the account and the tokens, with points between.
pub const UNSEEN: Name = Name("__Host-unseen");

/// Marks a request of which something was read that is its sender's alone: its answer is no page for others, whatever the handler says.
#[derive(Clone, Copy)]
pub struct Personal;

/// What a request says in a cookie: the only way in which anything here reads one, so that the finished pages and the handlers can't
/// disagree about what a header means (several lines, spaces, percent encodings). A session, half or whole, or a message makes the request
/// [`Personal`].
pub fn sent(req: &HttpRequest, name: Name) -> Option<String> {
    let secure = req.app_data::<web::Data<App>>().is_some_and(|app| app.settings.secure_cookies);
    let value = req.cookie(name.on(secure))?.value().to_owned();
    if name == SESSION || name == HALF || name == FLASH || name == UNSEEN {
        req.extensions_mut().insert(Personal);
    }
    Some(value)
}

/// The session token of a request.
pub fn session_cookie(req: &HttpRequest) -> Option<String> {
    sent(req, SESSION).filter(|v| v.len() == 64)
}

/// The token of a log-in that waits for its second factor.
pub fn half_cookie(req: &HttpRequest) -> Option<String> {
    sent(req, HALF).filter(|v| v.len() == 64)
}

/// The tokens of what was shown to an account and not confirmed yet.
pub fn unseen_cookie(req: &HttpRequest, account: i64) -> Vec<String> {
    let sent = sent(req, UNSEEN).unwrap_or_default();
    let mut parts = sent.split('.');
    let own = parts.next() == Some(account.to_string().as_str());
    parts.filter(|token| own && token.len() == 64).map(str::to_owned).collect()
}

/// Where what this browser has written last lies in the log of the database; what can't be read is as far away as can be.
pub fn written_cookie(req: &HttpRequest) -> Option<Position> {
    sent(req, WRITTEN).map(|word| Position::from_word(&word).unwrap_or(Position::UNKNOWN))
}

/// The cookie that tells it to all programs on the database, for as long as a replica may be late and longer.
pub fn cookie_of_written(app: &App, written: Position) -> Cookie<'static> {
    let mut cookie = cookie(app, WRITTEN, written.word(), 1);
    cookie.set_max_age(CookieDuration::seconds(60));
    cookie
}

/// The visitor token of a request.
pub fn visitor_cookie(req: &HttpRequest) -> Option<String> {
    sent(req, VISITOR).filter(|v| v.len() == 64)
}

/// The cookie of a request by which accounts know its browser; empty if there is none.
pub fn browser_cookie(req: &HttpRequest) -> String {
    sent(req, BROWSER).unwrap_or_default()
}

/// The token that the forms of a session (or visitor) carry: bound to it, and useless without its cookie.
pub fn form_token(secret: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(format!("form:{secret}").as_bytes()))
}

/// The same for the forms of one page: with a mark by which a press of one of its buttons is known again when it comes twice.
pub fn page_token(secret: &str) -> String {
    let mark: String = MachineSecrets.token().unwrap_or_default().chars().take(MARK).collect();
    form_token(secret) + &mark
}

/// A token of a form as that of its session and the mark of its page.
pub fn token_and_mark(given: &str) -> (&str, &str) {
    given.split_at_checked(TOKEN).filter(|(_, mark)| mark.len() <= MARK).unwrap_or((given, ""))
}

/// A cookie with the flags that all of ours have.
pub fn cookie(app: &App, name: Name, value: String, days: i64) -> Cookie<'static> {
    Cookie::build(name.on(app.settings.secure_cookies), value)
        .path("/")
        .http_only(true)
        .secure(app.settings.secure_cookies)
        .same_site(SameSite::Lax)
        .max_age(CookieDuration::days(days))
        .finish()
}

/// A cookie that removes another.
pub fn no_cookie(app: &App, name: Name) -> Cookie<'static> {
    let mut gone = cookie(app, name, String::new(), 0);
    gone.make_removal();
    gone
}
