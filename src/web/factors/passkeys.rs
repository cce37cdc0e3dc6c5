//! Passkeys: the WebAuthn challenges for the script, and the answers, which come as forms. It is
//! the only feature of the site that needs a script.

use std::sync::Arc;

use actix_web::{HttpRequest, HttpResponse, web};
use serde_json::Value;

use super::{after, own, party, password_again, view};
use crate::actions::factors::passkeys::{Answer, Challenge, Made, PasskeyRequest, RelyingParty};
use crate::actions::factors::{self as office, Within};
use crate::actions::{ActionError, Refusal};
use crate::app::webauthn_challenges::Ceremony;
use crate::app::{App, MachineSecrets};
use crate::db::accounts as storage;
use crate::db::factors as stored;
use crate::db::{AccountId, Conn};
use crate::error::WebError;
use crate::frame::cookies::session_cookie;
use crate::frame::form::Form;
use crate::frame::request::Member;

/// A challenge as JSON for the script.
fn question(app: &App, ceremony: Ceremony, options: Value) -> Result<HttpResponse, WebError> {
    let name = app.ceremonies.begin(ceremony)?;
    Ok(HttpResponse::Ok().json(serde_json::json!({ "ceremony": name, "options": options })))
}

/// Challenges a browser for one of the passkeys of an account.
pub(super) async fn ask(app: &App, account: AccountId) -> Result<HttpResponse, WebError> {
    let party = site(app)?;
    let passkeys = app.read(move |c| stored::passkeys(c, account)).await?;
    let PasskeyRequest { options, state } = party.ask(&passkeys)?;
    question(app, Ceremony::Proof(account, state), options)
}

/// Challenges a browser for any passkey.
pub(super) fn ask_anybody(app: &App) -> Result<HttpResponse, WebError> {
    let PasskeyRequest { options, state } = site(app)?.ask_anybody()?;
    question(app, Ceremony::LogIn(state), options)
}

/// The WebAuthn relying party.
pub(super) fn site(app: &App) -> Result<RelyingParty, WebError> {
    app.relying_party()
        .ok_or(WebError::Refused(Refusal::Passkey))
}

/// `GET /.well-known/webauthn`: the other origins at which browsers may use the passkeys of the
/// site (WebAuthn, related origins).
pub async fn origins(app: web::Data<App>) -> HttpResponse {
    HttpResponse::Ok().json(serde_json::json!({ "origins": app.hosts.origins() }))
}

/// The answer of a browser with its challenge; each challenge is answered once.
pub(super) struct PasskeyResponse {
    party: RelyingParty,
    ceremony: Option<Arc<Ceremony>>,
    text: String,
}

impl PasskeyResponse {
    /// Reads the answer from a form.
    pub(super) fn of(app: &App, form: &Form) -> Result<PasskeyResponse, WebError> {
        let (ceremony, text) = (
            app.ceremonies.take(form.text("ceremony")),
            form.text("response").to_owned(),
        );
        Ok(PasskeyResponse {
            party: site(app)?,
            ceremony,
            text,
        })
    }

    /// The answer, if it was about this account.
    pub(super) fn about(&self, account: AccountId) -> Option<Answer<'_>> {
        match self.ceremony.as_deref()? {
            Ceremony::Proof(whose, challenge) if *whose == account => Some(self.answer(challenge)),
            _ => None,
        }
    }

    /// The answer to a log-in by passkey.
    pub(super) fn of_stranger(&self) -> Option<Answer<'_>> {
        match self.ceremony.as_deref()? {
            Ceremony::LogIn(challenge) => Some(self.answer(challenge)),
            _ => None,
        }
    }

    fn answer<'a>(&'a self, challenge: &'a Challenge) -> Answer<'a> {
        Answer {
            party: &self.party,
            challenge,
            text: &self.text,
        }
    }
}

/// `POST /account/factors/passkeys/challenge`: challenges the browser to make a passkey, after
/// verifying the password.
pub async fn challenge(
    req: HttpRequest,
    member: Member,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let (app, id) = (&member.visit.app, own(&member)?);
    password_again(&req, &member, &form).await?;
    let found = app.read(move |c: &mut Conn| {
        Ok::<_, ActionError>((storage::find(c, id)?, stored::passkeys(c, id)?))
    });
    let (account, others) = found.await?;
    let PasskeyRequest { options, state } =
        site(app)?.register(&account.ok_or(WebError::NotFound)?, &others)?;
    question(app, Ceremony::Registration(id, state), options)
}

/// `POST /account/factors/passkeys`: adds the new passkey.
pub async fn add(req: HttpRequest, member: Member, form: Form) -> Result<HttpResponse, WebError> {
    let (app, id, now) = (&member.visit.app, own(&member)?, member.visit.app.now());
    let (Some(party), Some(ceremony)) =
        (party(&member), app.ceremonies.take(form.text("ceremony")))
    else {
        return view(&member, Some(Refusal::Passkey)).await;
    };
    let session = session_cookie(&req).ok_or(WebError::LogIn)?;
    let (actor, answer, name) = (
        member.actor.clone(),
        form.text("response").to_owned(),
        form.text("name").to_owned(),
    );
    let outcome = app.attempt(move |c| {
        // Only the challenged account may answer; the password was verified with the challenge.
        let state = match ceremony.as_ref() {
            Ceremony::Registration(account, state) if *account == id => state,
            _ => return Err(Refusal::Passkey.into()),
        };
        let made = Made {
            party: &party,
            state,
            answer: &answer,
            name: &name,
        };
        office::add_passkey(
            c,
            &actor,
            &made,
            &Within {
                session: &session,
                secrets: &MachineSecrets,
            },
            now,
        )
    });
    match outcome.await? {
        Ok(codes) => after(&member, codes).await,
        Err(ActionError::Refused(refusal @ Refusal::Passkey)) => view(&member, Some(refusal)).await,
        Err(other) => Err(other.into()),
    }
}
