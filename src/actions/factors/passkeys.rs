//! Passkeys (WebAuthn). webauthn-rs checks the messages; this module connects it with the accounts.
//! Every passkey verifies its owner (finger, face, PIN), so it counts as both factors at once.

use chrono::NaiveDateTime;
use data_encoding::BASE64URL_NOPAD;
use serde_json::Value;
use sha2::{Digest, Sha256};
use webauthn_rs::prelude::{
    AuthenticationResult, DiscoverableAuthentication, Passkey, PasskeyAuthentication,
    PasskeyRegistration, PublicKeyCredential, RegisterPublicKeyCredential, Url, Uuid, Webauthn,
    WebauthnBuilder, WebauthnError,
};

use crate::db::accounts::{self, Account};
use crate::db::factors::{self, NewPasskey};
use crate::db::{AccountId, Conn, DbError};
use crate::{ActionError, Refusal};

/// A passkey made for one host isn't valid for another.
pub struct RelyingParty(Webauthn);

pub struct Registration(PasskeyRegistration);

pub enum Challenge {
    /// One of the passkeys of a given account.
    Known(PasskeyAuthentication),
    Anybody(DiscoverableAuthentication),
}

pub struct PasskeyRequest<T> {
    pub options: Value,
    pub state: T,
}

fn to_refusal(_: WebauthnError) -> ActionError {
    Refusal::Passkey.into()
}

fn as_json<T: serde::Serialize>(options: &T) -> Result<Value, DbError> {
    serde_json::to_value(options)
        .map_err(|e| DbError::Corrupt(format!("options of a passkey: {e}")))
}

/// The user handle reveals nothing about the account.
fn user_handle(account: &Account) -> Uuid {
    let digest = Sha256::digest(
        format!(
            "passkeys of account {} of {}",
            account.id, account.created_at
        )
        .as_bytes(),
    );
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&digest[..16]);
    Uuid::from_bytes(bytes)
}

fn parse_passkey(stored: &factors::Passkey) -> Result<Passkey, DbError> {
    serde_json::from_str(&stored.public)
        .map_err(|e| DbError::Corrupt(format!("passkey {}: {e}", stored.id)))
}

fn to_json(passkey: &Passkey) -> Result<String, DbError> {
    serde_json::to_string(passkey).map_err(|e| DbError::Corrupt(format!("a passkey: {e}")))
}

impl RelyingParty {
    /// Passkeys need HTTPS (except for `localhost`) and a host name; an IP address is not enough.
    /// `origins` are other addresses of the site, which browsers ask the site to confirm.
    pub fn from_base_url(base_url: &str, origins: &[String]) -> Option<RelyingParty> {
        let origin = Url::parse(base_url).ok()?;
        let host = origin.domain()?.to_owned();
        if origin.scheme() != "https" && host != "localhost" {
            return None;
        }
        let mut builder = WebauthnBuilder::new(&host, &origin)
            .ok()?
            .rp_name("Crosstable");
        for other in origins.iter().filter_map(|other| Url::parse(other).ok()) {
            builder = builder.append_allowed_origin(&other);
        }
        builder.build().ok().map(RelyingParty)
    }

    /// `others` are the existing passkeys of the account.
    pub fn begin_registration(
        &self,
        account: &Account,
        others: &[factors::Passkey],
    ) -> Result<PasskeyRequest<Registration>, ActionError> {
        let known: Vec<Passkey> = others.iter().map(parse_passkey).collect::<Result<_, _>>()?;
        let known = known
            .iter()
            .map(|passkey| passkey.cred_id().clone())
            .collect();
        let asked = self.0.start_passkey_registration(
            user_handle(account),
            &account.login,
            &account.name,
            Some(known),
        );
        let (options, state) = asked.map_err(to_refusal)?;
        let mut options = as_json(&options)?;
        // Prefers a discoverable credential, so that no log-in name needs to be typed.
        options["publicKey"]["authenticatorSelection"]["residentKey"] = "preferred".into();
        Ok(PasskeyRequest {
            options,
            state: Registration(state),
        })
    }

    pub fn begin_challenge(
        &self,
        passkeys: &[factors::Passkey],
    ) -> Result<PasskeyRequest<Challenge>, ActionError> {
        let known: Vec<Passkey> = passkeys
            .iter()
            .map(parse_passkey)
            .collect::<Result<_, _>>()?;
        if known.is_empty() {
            return Err(Refusal::Passkey.into());
        }
        let (options, state) = self
            .0
            .start_passkey_authentication(&known)
            .map_err(to_refusal)?;
        Ok(PasskeyRequest {
            options: as_json(&options)?,
            state: Challenge::Known(state),
        })
    }

    pub fn ask_anybody(&self) -> Result<PasskeyRequest<Challenge>, ActionError> {
        let (mut options, state) = self
            .0
            .start_discoverable_authentication()
            .map_err(to_refusal)?;
        // The request comes from a button, not from autofill of the log-in name.
        options.mediation = None;
        Ok(PasskeyRequest {
            options: as_json(&options)?,
            state: Challenge::Anybody(state),
        })
    }

    fn finish_registration(
        &self,
        state: &Registration,
        answer: &str,
    ) -> Result<Passkey, ActionError> {
        let answer: RegisterPublicKeyCredential =
            serde_json::from_str(answer).map_err(|_| Refusal::Passkey)?;
        self.0
            .finish_passkey_registration(&answer, &state.0)
            .map_err(to_refusal)
    }
}

pub struct Made<'a> {
    pub party: &'a RelyingParty,
    pub state: &'a Registration,
    pub answer: &'a str,
    pub name: &'a str,
}

/// Refuses a passkey that is known already.
pub(super) fn add_passkey(
    conn: &mut Conn,
    account: AccountId,
    made: &Made<'_>,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let passkey = made.party.finish_registration(made.state, made.answer)?;
    let credential = BASE64URL_NOPAD.encode(passkey.cred_id().as_ref());
    if factors::find_passkey(conn, &credential)?.is_some() {
        return Err(Refusal::Passkey.into());
    }
    let public = to_json(&passkey)?;
    Ok(factors::add_passkey(
        conn,
        &NewPasskey {
            account,
            credential: &credential,
            name: made.name,
            public: &public,
        },
        now,
    )?)
}

pub struct Answer<'a> {
    pub party: &'a RelyingParty,
    pub challenge: &'a Challenge,
    pub text: &'a str,
}

impl Answer<'_> {
    /// Records the use of the passkey; `None` if it is invalid or the account is disabled.
    pub(super) fn find_account(
        &self,
        conn: &mut Conn,
        now: NaiveDateTime,
    ) -> Result<Option<Account>, DbError> {
        let Ok(answer) = serde_json::from_str::<PublicKeyCredential>(self.text) else {
            return Ok(None);
        };
        let credential = BASE64URL_NOPAD.encode(answer.get_credential_id());
        let Some(stored) = factors::find_passkey(conn, &credential)? else {
            return Ok(None);
        };
        let Some(account) = accounts::find(conn, stored.account_id)? else {
            return Ok(None);
        };
        let mut passkey = parse_passkey(&stored)?;
        let Some(result) = self.check_signature(&answer, &account, &passkey) else {
            return Ok(None);
        };
        passkey.update_credential(&result);
        factors::use_passkey(conn, stored.id, &to_json(&passkey)?, now)?;
        Ok(Some(account).filter(|account| !account.disabled))
    }

    /// `None` if the signature is wrong or the owner wasn't verified.
    fn check_signature(
        &self,
        answer: &PublicKeyCredential,
        account: &Account,
        passkey: &Passkey,
    ) -> Option<AuthenticationResult> {
        let site = &self.party.0;
        let outcome = match self.challenge {
            Challenge::Known(state) => site.finish_passkey_authentication(answer, state),
            Challenge::Anybody(state) => match site.identify_discoverable_authentication(answer) {
                Ok((who, _)) if who == user_handle(account) => {
                    site.finish_discoverable_authentication_v2(answer, state.clone(), passkey)
                }
                _ => return None,
            },
        };
        outcome.ok().filter(AuthenticationResult::user_verified)
    }
}

#[cfg(test)]
mod tests {
    use super::RelyingParty;

    #[test]
    fn passkeys_need_a_host_with_a_name_and_a_safe_way_to_it() {
        for (address, good) in [
            ("https://rating.example", true),
            ("https://rating.example:8443", true),
            ("http://localhost:8080", true),
            ("http://rating.example", false),
            ("http://127.0.0.1:8080", false),
            ("https://192.0.2.1", false),
            ("", false),
        ] {
            assert_eq!(
                RelyingParty::from_base_url(address, &["https://go.example".to_owned()]).is_some(),
                good,
                "{address}"
            );
        }
    }
}
