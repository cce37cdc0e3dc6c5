//! Passkeys: WebAuthn challenges for the script, and the answers, which come as forms. It is the
//! only feature of the site that needs a script.

use std::sync::Arc;

use actix_web::{HttpRequest, HttpResponse, web};
use serde_json::Value;

use super::{own_account, page_response, password_again, relying_party, respond_after_adding};
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

fn challenge_json(app: &App, ceremony: Ceremony, options: Value) -> Result<HttpResponse, WebError> {
    let name = app.ceremonies.store_challenge(ceremony)?;
    Ok(HttpResponse::Ok().json(serde_json::json!({ "ceremony": name, "options": options })))
}

pub(super) async fn ask_for_passkey(
    app: &App,
    account: AccountId,
) -> Result<HttpResponse, WebError> {
    let party = require_relying_party(app)?;
    let passkeys = app.read(move |c| stored::load_passkeys(c, account)).await?;
    let PasskeyRequest { options, state } = party.begin_challenge(&passkeys)?;
    challenge_json(app, Ceremony::Proof(account, state), options)
}

pub(super) fn ask_anybody(app: &App) -> Result<HttpResponse, WebError> {
    let PasskeyRequest { options, state } = require_relying_party(app)?.ask_anybody()?;
    challenge_json(app, Ceremony::LogIn(state), options)
}

pub(super) fn require_relying_party(app: &App) -> Result<RelyingParty, WebError> {
    app.relying_party()
        .ok_or(WebError::Refused(Refusal::Passkey))
}

/// Other origins at which browsers may use the site's passkeys (WebAuthn, related origins).
pub async fn related_origins(app: web::Data<App>) -> HttpResponse {
    HttpResponse::Ok().json(serde_json::json!({ "origins": app.hosts.list_origins() }))
}

/// A browser's answer with its challenge; each challenge is answered once.
pub(super) struct PasskeyResponse {
    party: RelyingParty,
    ceremony: Option<Arc<Ceremony>>,
    text: String,
}

impl PasskeyResponse {
    pub(super) fn from_form(app: &App, form: &Form) -> Result<PasskeyResponse, WebError> {
        let (ceremony, text) = (
            app.ceremonies.take(form.text("ceremony")),
            form.text("response").to_owned(),
        );
        Ok(PasskeyResponse {
            party: require_relying_party(app)?,
            ceremony,
            text,
        })
    }

    /// `None` if the challenge was not about this account.
    pub(super) fn answer_about(&self, account: AccountId) -> Option<Answer<'_>> {
        match self.ceremony.as_deref()? {
            Ceremony::Proof(whose, challenge) if *whose == account => {
                Some(self.answer_to(challenge))
            }
            _ => None,
        }
    }

    /// `None` if the challenge was not for a log-in.
    pub(super) fn of_stranger(&self) -> Option<Answer<'_>> {
        match self.ceremony.as_deref()? {
            Ceremony::LogIn(challenge) => Some(self.answer_to(challenge)),
            _ => None,
        }
    }

    fn answer_to<'a>(&'a self, challenge: &'a Challenge) -> Answer<'a> {
        Answer {
            party: &self.party,
            challenge,
            text: &self.text,
        }
    }
}

/// Verifies the password before it challenges the browser to make a passkey.
pub async fn challenge_new(
    req: HttpRequest,
    member: Member,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let (app, id) = (&member.visit.app, own_account(&member)?);
    password_again(&req, &member, &form).await?;
    let found = app.read(move |c: &mut Conn| {
        Ok::<_, ActionError>((storage::find(c, id)?, stored::load_passkeys(c, id)?))
    });
    let (account, others) = found.await?;
    let PasskeyRequest { options, state } = require_relying_party(app)?
        .begin_registration(&account.ok_or(WebError::NotFound)?, &others)?;
    challenge_json(app, Ceremony::Registration(id, state), options)
}

pub async fn add_passkey(
    req: HttpRequest,
    member: Member,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let (app, id, now) = (
        &member.visit.app,
        own_account(&member)?,
        member.visit.app.now(),
    );
    let (Some(party), Some(ceremony)) = (
        relying_party(&member),
        app.ceremonies.take(form.text("ceremony")),
    ) else {
        return page_response(&member, Some(Refusal::Passkey)).await;
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
        Ok(codes) => respond_after_adding(&member, codes).await,
        Err(ActionError::Refused(refusal @ Refusal::Passkey)) => {
            page_response(&member, Some(refusal)).await
        }
        Err(other) => Err(other.into()),
    }
}
