//! What is shown once, and shown again until whoever has seen it confirms it: the cookie that opens it, and its page.

use actix_web::HttpResponse;
use actix_web::cookie::Cookie;
use askama::Template;

use crate::db::Conn;
use crate::documents::paper;
use crate::office::OfficeError;
use crate::office::Role;
use crate::office::links::{Secrets, token_hash};
use crate::office::unseen::{self as office, DAYS, Kind, Unseen};
use crate::text::choices::role;
use crate::web::app::MachineSecrets;
use crate::web::error::WebError;
use crate::web::frame::cookies::{UNSEEN, cookie, no_cookie};
use crate::web::frame::form::Form;
use crate::web::frame::layout::{Layout, go, html};
use crate::web::frame::request::{Member, Visit};

/// The page.
const PAGE: &str = "/account/unseen";
/// As many are kept for a browser; the oldest goes first.
const MOST: usize = 8;

/// A new token under which something is kept.
pub struct Token(pub String);

impl Token {
    /// A new one.
    ///
    /// # Errors
    /// There is no randomness.
    pub fn new() -> Result<Token, WebError> {
        Ok(Token(MachineSecrets.token()?))
    }

    /// What its page confirms.
    pub fn hash(&self) -> String {
        token_hash(&self.0)
    }

    /// The answer that shows it, with the cookie that opens it later.
    ///
    /// # Errors
    /// The cookie can't be written.
    pub fn shown(&self, visit: &Visit, response: HttpResponse) -> Result<HttpResponse, WebError> {
        self.shown_beside(visit, visit.unseen.clone(), response)
    }

    /// The same beside what these tokens open.
    ///
    /// # Errors
    /// The cookie can't be written.
    pub fn shown_beside(&self, visit: &Visit, mut tokens: Vec<String>, mut response: HttpResponse) -> Result<HttpResponse, WebError> {
        tokens.push(self.0.clone());
        response.add_cookie(&holding(visit, &tokens)).map_err(|_| WebError::Gone)?;
        Ok(response)
    }
}

/// The frame of an answer that shows something once: it says the same in another language on the page where it is shown again.
pub fn framed(mut page: Layout) -> Layout {
    PAGE.clone_into(&mut page.path);
    page.unseen = false;
    page
}

/// The cookie that opens what these tokens stand for.
fn holding(visit: &Visit, tokens: &[String]) -> Cookie<'static> {
    let account = visit.actor.as_ref().and_then(|actor| actor.account).map(|id| id.0).unwrap_or_default();
    let kept = &tokens[tokens.len().saturating_sub(MOST)..];
    match kept {
        [] => no_cookie(&visit.app, UNSEEN),
        _ => cookie(&visit.app, UNSEEN, format!("{account}.{}", kept.join(".")), DAYS),
    }
}

/// Something that is shown again.
struct Thing {
    /// What it is, in words.
    says: String,
    /// The person it is for, where that isn't said already.
    whom: String,
    lines: Vec<String>,
    /// A link as the path of a QR code, and its side.
    code: Option<(String, usize)>,
    hash: String,
}

#[derive(Template)]
#[template(path = "session/unseen.html")]
struct UnseenPage {
    page: Layout,
    things: Vec<Thing>,
}

/// `GET /account/unseen`
pub async fn page(member: Member) -> Result<HttpResponse, WebError> {
    let (actor, tokens, t) = (member.actor.clone(), member.visit.unseen.clone(), member.visit.t());
    let now = member.visit.app.now();
    let living = move |c: &mut Conn| {
        let mut living = Vec::new();
        for (hash, what) in office::waiting(c, &actor, &tokens)? {
            // A link that opens nothing any more isn't worth keeping: another was made, or it was used.
            if !office::is_over(c, &what, now)? {
                living.push((hash, what));
            }
        }
        Ok::<_, OfficeError>(living)
    };
    let waiting = member.visit.app.read(living).await?;
    // What waits no longer (it was confirmed and the answer was lost, or a backup was restored) is asked for no more.
    let waits = |token: &&String| waiting.iter().any(|(hash, _)| *hash == token_hash(token));
    let left: Vec<String> = member.visit.unseen.iter().filter(waits).cloned().collect();
    let thing = |(hash, what): (String, Unseen)| Thing {
        says: match what.kind {
            Kind::Invitation => t.msg_invited(),
            Kind::Reset => t.msg_reset_made(),
            Kind::Assistant => t.msg_desk_invited(member.visit.spelling().name(&what.whom, None)),
            Kind::Codes => t.msg_factor_codes_once(),
        },
        whom: match what.kind {
            Kind::Invitation | Kind::Reset => called(&member.visit, &what.whom, what.role),
            Kind::Assistant | Kind::Codes => String::new(),
        },
        code: what.lines.first().filter(|_| what.kind == Kind::Assistant).and_then(|link| paper::qr_path(link).ok()),
        lines: what.lines,
        hash,
    };
    let page = framed(Layout::site(&member.visit, t.msg_unseen_title()));
    let mut response = html(&UnseenPage { page, things: waiting.into_iter().map(thing).collect() })?;
    if left != member.visit.unseen {
        response.add_cookie(&holding(&member.visit, &left)).map_err(|_| WebError::Gone)?;
    }
    Ok(response)
}

/// `POST /account/unseen`: whoever has seen it says so, and goes on where it came from.
pub async fn seen(member: Member, form: Form) -> Result<HttpResponse, WebError> {
    let (hash, actor, tokens) = (form.text("of").to_owned(), member.actor.clone(), member.visit.unseen.clone());
    let of = hash.clone();
    let back = member
        .visit
        .app
        .write(move |c| {
            let waiting = office::waiting(c, &actor, &tokens)?;
            office::seen(c, &actor, &of)?;
            Ok(waiting.into_iter().find(|(hash, _)| *hash == of).map(|(_, what)| what.back))
        })
        .await?;
    let rest: Vec<String> = member.visit.unseen.iter().filter(|token| token_hash(token) != hash).cloned().collect();
    let mut response = go(&member.visit, back.as_deref().unwrap_or("/account"), "seen");
    response.add_cookie(&holding(&member.visit, &rest)).map_err(|_| WebError::Gone)?;
    Ok(response)
}

/// The person something is for: name and role, as far as they are known.
pub fn called(visit: &Visit, name: &str, office: Option<Role>) -> String {
    let office = office.map(|office| role(visit.t(), office));
    [Some(visit.spelling().name(name, None)), office].into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}
