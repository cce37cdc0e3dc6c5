//! One-time secrets, shown again until they are confirmed as seen.

use actix_web::HttpResponse;
use actix_web::cookie::Cookie;
use askama::Template;

use crate::actions::ActionError;
use crate::actions::Role;
use crate::actions::links::{Secrets, token_hash};
use crate::actions::one_time_secrets::{self as office, DAYS, Kind, Unseen};
use crate::app::MachineSecrets;
use crate::db::Conn;
use crate::documents::paper;
use crate::error::WebError;
use crate::frame::cookies::{UNCONFIRMED_SECRETS, build_cookie, no_cookie};
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_page};
use crate::frame::request::{Member, Visit};
use crate::i18n::Spelling;
use crate::i18n::choices::role_name;

const PAGE: &str = "/account/unseen";
/// Maximum per browser; the oldest goes first.
const MOST: usize = 8;

pub struct Token(pub String);

impl Token {
    pub fn new() -> Result<Token, WebError> {
        Ok(Token(MachineSecrets.token()?))
    }

    /// Confirms the secret.
    pub fn hash(&self) -> String {
        token_hash(&self.0)
    }

    /// Opens the secret later; set by the response that shows it.
    pub fn with_cookie(
        &self,
        visit: &Visit,
        response: HttpResponse,
    ) -> Result<HttpResponse, WebError> {
        self.shown_beside(visit, visit.unseen.clone(), response)
    }

    /// The cookie also keeps these other tokens.
    pub fn shown_beside(
        &self,
        visit: &Visit,
        mut tokens: Vec<String>,
        mut response: HttpResponse,
    ) -> Result<HttpResponse, WebError> {
        tokens.push(self.0.clone());
        response
            .add_cookie(&secrets_cookie(visit, &tokens))
            .map_err(|_| WebError::ShuttingDown)?;
        Ok(response)
    }
}

/// A layout whose language links lead to the page where the secret is shown again.
pub fn secret_layout(mut page: Layout) -> Layout {
    PAGE.clone_into(&mut page.path);
    page.unseen = false;
    page
}

fn secrets_cookie(visit: &Visit, tokens: &[String]) -> Cookie<'static> {
    let account = visit
        .actor
        .as_ref()
        .and_then(|actor| actor.account)
        .map(|id| id.0)
        .unwrap_or_default();
    let kept = &tokens[tokens.len().saturating_sub(MOST)..];
    match kept {
        [] => no_cookie(&visit.app, UNCONFIRMED_SECRETS),
        _ => build_cookie(
            &visit.app,
            UNCONFIRMED_SECRETS,
            format!("{account}.{}", kept.join(".")),
            DAYS,
        ),
    }
}

struct SecretView {
    says: String,
    /// The person; empty if the description names them.
    whom: String,
    lines: Vec<String>,
    /// A link as the path of a QR code, with the length of its side.
    code: Option<(String, usize)>,
    hash: String,
}

#[derive(Template)]
#[template(path = "session/one_time_secrets.html")]
struct UnseenPage {
    page: Layout,
    things: Vec<SecretView>,
}

pub async fn show_page(member: Member) -> Result<HttpResponse, WebError> {
    let (actor, tokens, t) = (
        member.actor.clone(),
        member.visit.unseen.clone(),
        member.visit.t(),
    );
    let now = member.visit.app.now();
    let living = move |c: &mut Conn| {
        let mut living = Vec::new();
        for (hash, what) in office::list_waiting(c, &actor, &tokens)? {
            // A used or replaced link isn't worth keeping.
            if !office::is_over(c, &what, now)? {
                living.push((hash, what));
            }
        }
        Ok::<_, ActionError>(living)
    };
    let waiting = member.visit.app.read(living).await?;
    // Confirmed with a lost response, or gone with a restored backup.
    let waits = |token: &&String| waiting.iter().any(|(hash, _)| *hash == token_hash(token));
    let left: Vec<String> = member.visit.unseen.iter().filter(waits).cloned().collect();
    let thing = |(hash, what): (String, Unseen)| SecretView {
        says: match what.kind {
            Kind::Invitation => t.msg_invited(),
            Kind::Reset => t.msg_reset_made(),
            Kind::Assistant => t.msg_desk_invited(member.visit.spelling().name(&what.whom, None)),
            Kind::Codes => t.msg_factor_codes_once(),
        },
        whom: match what.kind {
            Kind::Invitation | Kind::Reset => person_label(
                &member.visit,
                member.visit.spelling(),
                &what.whom,
                what.role,
            ),
            Kind::Assistant | Kind::Codes => String::new(),
        },
        code: what
            .lines
            .first()
            .filter(|_| what.kind == Kind::Assistant)
            .and_then(|link| paper::qr_path(link).ok()),
        lines: what.lines,
        hash,
    };
    let page = secret_layout(Layout::for_site(&member.visit, t.msg_unseen_title()));
    let mut response = render_page(&UnseenPage {
        page,
        things: waiting.into_iter().map(thing).collect(),
    })?;
    if left != member.visit.unseen {
        response
            .add_cookie(&secrets_cookie(&member.visit, &left))
            .map_err(|_| WebError::ShuttingDown)?;
    }
    Ok(response)
}

pub async fn confirm_seen(member: Member, form: Form) -> Result<HttpResponse, WebError> {
    let (hash, actor, tokens) = (
        form.text("of").to_owned(),
        member.actor.clone(),
        member.visit.unseen.clone(),
    );
    let of = hash.clone();
    let back = member
        .visit
        .app
        .write(move |c| {
            let waiting = office::list_waiting(c, &actor, &tokens)?;
            office::delete_seen(c, &actor, &of)?;
            Ok(waiting
                .into_iter()
                .find(|(hash, _)| *hash == of)
                .map(|(_, what)| what.back))
        })
        .await?;
    let rest: Vec<String> = member
        .visit
        .unseen
        .iter()
        .filter(|token| token_hash(token) != hash)
        .cloned()
        .collect();
    let mut response = redirect_to(&member.visit, back.as_deref().unwrap_or("/account"), "seen");
    response
        .add_cookie(&secrets_cookie(&member.visit, &rest))
        .map_err(|_| WebError::ShuttingDown)?;
    Ok(response)
}

pub fn person_label(visit: &Visit, spelling: Spelling, name: &str, office: Option<Role>) -> String {
    let office = office.map(|office| role_name(visit.t(), office));
    [Some(spelling.name(name, None)), office]
        .into_iter()
        .flatten()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(", ")
}
