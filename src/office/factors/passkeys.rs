//! Passkeys (WebAuthn). webauthn-rs checks what a browser and an authenticator say to each other and to the site; this module connects it
//! with the accounts. Every passkey has its owner verified (a finger, a face, a PIN), so it counts as both factors at once.

use chrono::NaiveDateTime;
use data_encoding::BASE64URL_NOPAD;
use serde_json::Value;
use sha2::{Digest, Sha256};
use webauthn_rs::prelude::{
    AuthenticationResult, DiscoverableAuthentication, Passkey, PasskeyAuthentication, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Uuid, Webauthn, WebauthnBuilder, WebauthnError,
};

use crate::db::accounts::{self, Account};
use crate::db::factors::{self, NewPasskey};
use crate::db::{AccountId, Conn, DbError};
use crate::office::{OfficeError, Refusal};

/// The site as authenticators know it: its host. Passkeys that were made for one host are none for another.
pub struct RelyingParty(Webauthn);

/// A passkey that is being made: what was asked of the browser.
pub struct Registration(PasskeyRegistration);

/// What was asked of a browser that shall show a passkey.
pub enum Challenge {
    /// One of those of an account.
    Known(PasskeyAuthentication),
    /// Any, of whomever.
    Anybody(DiscoverableAuthentication),
}

/// A question to a browser: the options for its authenticator, and what is remembered until it answers.
pub struct Asked<T> {
    /// The options, as the browser takes them.
    pub options: Value,
    /// The state that is remembered until the browser answers.
    pub state: T,
}

/// Whatever is wrong with a passkey, one sentence says it to whoever shows it.
fn refused(_: WebauthnError) -> OfficeError {
    Refusal::Passkey.into()
}

fn as_json<T: serde::Serialize>(options: &T) -> Result<Value, DbError> {
    serde_json::to_value(options).map_err(|e| DbError::Corrupt(format!("options of a passkey: {e}")))
}

/// The name by which authenticators know an account: it says nothing about it to anybody else.
fn handle(account: &Account) -> Uuid {
    let digest = Sha256::digest(format!("passkeys of account {} of {}", account.id, account.created_at).as_bytes());
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&digest[..16]);
    Uuid::from_bytes(bytes)
}

fn read(stored: &factors::Passkey) -> Result<Passkey, DbError> {
    serde_json::from_str(&stored.public).map_err(|e| DbError::Corrupt(format!("passkey {}: {e}", stored.id)))
}

fn written(passkey: &Passkey) -> Result<String, DbError> {
    serde_json::to_string(passkey).map_err(|e| DbError::Corrupt(format!("a passkey: {e}")))
}

impl RelyingParty {
    /// The site at this address. Passkeys need a name of a host (an address in numbers is none) and HTTPS, but for `localhost`. `origins`: where
    /// else pages of the site are; browsers ask the site whether they are.
    pub fn of(base_url: &str, origins: &[String]) -> Option<RelyingParty> {
        let origin = Url::parse(base_url).ok()?;
        let host = origin.domain()?.to_owned();
        if origin.scheme() != "https" && host != "localhost" {
            return None;
        }
        let mut builder = WebauthnBuilder::new(&host, &origin).ok()?.rp_name("Crosstable");
        for other in origins.iter().filter_map(|other| Url::parse(other).ok()) {
            builder = builder.append_allowed_origin(&other);
        }
        builder.build().ok().map(RelyingParty)
    }

    /// Asks for a new passkey of an account.
    ///
    /// # Errors
    /// What is stored of the others can't be read.
    pub fn register(&self, account: &Account, others: &[factors::Passkey]) -> Result<Asked<Registration>, OfficeError> {
        let known: Vec<Passkey> = others.iter().map(read).collect::<Result<_, _>>()?;
        let known = known.iter().map(|passkey| passkey.cred_id().clone()).collect();
        let asked = self.0.start_passkey_registration(handle(account), &account.login, &account.name, Some(known));
        let (options, state) = asked.map_err(refused)?;
        let mut options = as_json(&options)?;
        // Where the authenticator has room for it, so that nobody needs to type a log-in name.
        options["publicKey"]["authenticatorSelection"]["residentKey"] = "preferred".into();
        Ok(Asked { options, state: Registration(state) })
    }

    /// Asks for one of these passkeys.
    ///
    /// # Errors
    /// There are none; what is stored of them can't be read.
    pub fn ask(&self, passkeys: &[factors::Passkey]) -> Result<Asked<Challenge>, OfficeError> {
        let known: Vec<Passkey> = passkeys.iter().map(read).collect::<Result<_, _>>()?;
        if known.is_empty() {
            return Err(Refusal::Passkey.into());
        }
        let (options, state) = self.0.start_passkey_authentication(&known).map_err(refused)?;
        Ok(Asked { options: as_json(&options)?, state: Challenge::Known(state) })
    }

    /// Asks for a passkey of whomever.
    ///
    /// # Errors
    /// There is no randomness.
    pub fn ask_anybody(&self) -> Result<Asked<Challenge>, OfficeError> {
        let (mut options, state) = self.0.start_discoverable_authentication().map_err(refused)?;
        // Asked by a button, not by the field of the log-in name.
        options.mediation = None;
        Ok(Asked { options: as_json(&options)?, state: Challenge::Anybody(state) })
    }

    /// The answer to a registration as it is stored.
    ///
    /// # Errors
    /// It is none to this question.
    fn registered(&self, state: &Registration, answer: &str) -> Result<Passkey, OfficeError> {
        let answer: RegisterPublicKeyCredential = serde_json::from_str(answer).map_err(|_| Refusal::Passkey)?;
        self.0.finish_passkey_registration(&answer, &state.0).map_err(refused)
    }
}

/// A passkey that was made for the own account.
pub struct Made<'a> {
    /// The site.
    pub party: &'a RelyingParty,
    /// What the browser was asked.
    pub state: &'a Registration,
    /// What it has answered.
    pub answer: &'a str,
    /// What its owner calls it.
    pub name: &'a str,
}

/// Stores a new passkey.
///
/// # Errors
/// The answer is none to what was asked; the passkey is known already.
pub(super) fn add(conn: &mut Conn, account: AccountId, made: &Made<'_>, now: NaiveDateTime) -> Result<(), OfficeError> {
    let passkey = made.party.registered(made.state, made.answer)?;
    let credential = BASE64URL_NOPAD.encode(passkey.cred_id().as_ref());
    if factors::find_passkey(conn, &credential)?.is_some() {
        return Err(Refusal::Passkey.into());
    }
    let public = written(&passkey)?;
    Ok(factors::add_passkey(conn, &NewPasskey { account, credential: &credential, name: made.name, public: &public }, now)?)
}

/// What a browser has answered, with what it was asked.
pub struct Answer<'a> {
    /// The site.
    pub party: &'a RelyingParty,
    /// What it was asked.
    pub challenge: &'a Challenge,
    /// What it has answered.
    pub text: &'a str,
}

impl Answer<'_> {
    /// The account whose passkey was shown, and used by this; `None`: it is none that counts.
    pub(super) fn account(&self, conn: &mut Conn, now: NaiveDateTime) -> Result<Option<Account>, DbError> {
        let Ok(answer) = serde_json::from_str::<PublicKeyCredential>(self.text) else { return Ok(None) };
        let credential = BASE64URL_NOPAD.encode(answer.get_credential_id());
        let Some(stored) = factors::find_passkey(conn, &credential)? else { return Ok(None) };
        let Some(account) = accounts::find(conn, stored.account_id)? else { return Ok(None) };
        let mut passkey = read(&stored)?;
        let Some(result) = self.checked(&answer, &account, &passkey) else { return Ok(None) };
        passkey.update_credential(&result);
        factors::use_passkey(conn, stored.id, &written(&passkey)?, now)?;
        Ok(Some(account).filter(|account| !account.disabled))
    }

    /// What the signature of the authenticator says, if it is right and its owner was verified.
    fn checked(&self, answer: &PublicKeyCredential, account: &Account, passkey: &Passkey) -> Option<AuthenticationResult> {
        let site = &self.party.0;
        let outcome = match self.challenge {
            Challenge::Known(state) => site.finish_passkey_authentication(answer, state),
            Challenge::Anybody(state) => match site.identify_discoverable_authentication(answer) {
                Ok((who, _)) if who == handle(account) => site.finish_discoverable_authentication_v2(answer, state.clone(), passkey),
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
            assert_eq!(RelyingParty::of(address, &["https://go.example".to_owned()]).is_some(), good, "{address}");
        }
    }
}
