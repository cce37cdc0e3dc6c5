//! E-mail addresses of accounts, and mailed one-time links. Until such a link has been used, an
//! address receives nothing but links.

pub mod notices;
pub mod outbox;
pub mod security;

use chrono::{Duration, NaiveDateTime};
use lettre::Address;

use self::notices::{Facts, Notice, Recipient};
use super::links::{Secrets, add_link, link_for, token_hash};
use crate::audit::{Entry, Subject};
use crate::db::accounts::{self, Account, Link, Purpose};
use crate::db::{Conn, DbError, outbox as storage};
use crate::domain::audit::Action;
use crate::domain::language::Language;
use crate::{ActionError, Actor, FormMistake, FormProblem, Refusal, audit};

/// Validity of a link that confirms an address.
const LINK_VALIDITY: Duration = Duration::days(2);
/// Longest address that all mail servers accept.
const LONGEST: usize = 254;
/// Per account, so that the site can't be used to pester strangers.
const LINKS_A_DAY: i64 = 5;

/// Destination of a one-time link.
#[derive(Debug, Clone)]
pub struct Envelope {
    /// Address as typed.
    pub address: String,
    /// Language for an account that hasn't chosen one.
    pub language: Language,
}

impl Envelope {
    pub fn find_problem(&self) -> Option<FormProblem> {
        parse_address(&self.address).err().map(|kind| FormProblem {
            field: "mail",
            kind,
        })
    }
}

/// Accepts addresses that all mail servers accept; quoted and non-Latin ones are rejected.
pub fn parse_address(typed: &str) -> Result<String, FormMistake> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Err(FormMistake::Missing);
    }
    if typed.chars().count() > LONGEST {
        return Err(FormMistake::TooLong(LONGEST));
    }
    let plain = typed
        .chars()
        .all(|c| c.is_ascii_graphic() && !"\"<>()[],;:\\".contains(c));
    match typed.parse::<Address>() {
        Ok(_) if plain => Ok(typed.to_owned()),
        _ => Err(FormMistake::NotAnAddress),
    }
}

#[derive(Debug, Clone)]
pub struct MailSettings {
    /// Empty for none.
    pub address: String,
    pub notices: bool,
    pub language: Language,
}

/// True if the typed address differs from the confirmed one.
pub fn is_another(conn: &mut Conn, actor: &Actor, typed: &str) -> Result<bool, ActionError> {
    let id = actor.account.ok_or(Refusal::NotAllowed)?;
    let account = accounts::find(conn, id)?.ok_or(ActionError::NotFound)?;
    Ok(account.mail.as_deref().unwrap_or_default() != typed.trim())
}

/// A new address becomes active when the link sent to it is used; until then the old one stays.
/// Returns true if such a link was sent.
pub fn set(
    conn: &mut Conn,
    actor: &Actor,
    wishes: &MailSettings,
    secrets: &dyn Secrets,
    now: NaiveDateTime,
) -> Result<bool, ActionError> {
    let id = actor.account.ok_or(Refusal::NotAllowed)?;
    let account = accounts::find(conn, id)?.ok_or(ActionError::NotFound)?;
    let wanted = match wishes.address.trim() {
        "" => None,
        typed => Some(parse_address(typed).map_err(|kind| {
            ActionError::Form(vec![FormProblem {
                field: "mail",
                kind,
            }])
        })?),
    };
    accounts::update_notices(conn, id, wishes.notices, wishes.language)?;
    accounts::end_links(conn, id, Purpose::Mail, now)?;
    let asks = match &wanted {
        Some(address) if account.mail.as_ref() != Some(address) => {
            confirm_first(conn, &account, address, wishes.language, secrets, now)?;
            true
        }
        // No address, or the confirmed one.
        kept => {
            accounts::update_mail(conn, id, kept.as_deref(), None)?;
            security::address_changed(conn, &account, kept.as_deref(), now)?;
            false
        }
    };
    audit::write_entry(
        conn,
        actor,
        None,
        Entry::new(Action::Mail, Subject::Account(id)),
        now,
    )?;
    Ok(asks)
}

fn confirm_first(
    conn: &mut Conn,
    account: &Account,
    address: &str,
    language: Language,
    secrets: &dyn Secrets,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let day = Duration::days(1);
    if storage::count_since(conn, account.id, Notice::Confirmation, now - day)? >= LINKS_A_DAY {
        return Err(Refusal::Throttled(now + day).into());
    }
    accounts::update_mail(conn, account.id, account.mail.as_deref(), Some(address))?;
    let link = Link {
        token_hash: String::new(),
        purpose: Purpose::Mail,
        account_id: account.id,
        created_at: now,
        expires_at: now + LINK_VALIDITY,
        used_at: None,
        mail: None,
        made_by: Some(account.id),
    };
    let envelope = Envelope {
        address: address.to_owned(),
        language,
    };
    send_link(
        conn,
        Notice::Confirmation,
        &link,
        &envelope,
        Facts::default(),
        secrets,
        now,
    )
}

/// Binds the link to the address. If the account has no address, its use confirms this one.
pub(super) fn send_link(
    conn: &mut Conn,
    notice: Notice,
    link: &Link,
    envelope: &Envelope,
    facts: Facts,
    secrets: &dyn Secrets,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let to = parse_address(&envelope.address).map_err(|kind| {
        ActionError::Form(vec![FormProblem {
            field: "mail",
            kind,
        }])
    })?;
    let account = accounts::find(conn, link.account_id)?.ok_or(ActionError::NotFound)?;
    if account.mail.is_none() {
        accounts::update_mail(conn, account.id, None, Some(&to))?;
    }
    let token = add_link(
        conn,
        Link {
            mail: Some(to.clone()),
            ..link.clone()
        },
        secrets,
    )?;
    let place = if notice == Notice::Confirmation {
        "confirmation"
    } else {
        "invitation"
    };
    let facts = Facts {
        to: account.name.clone(),
        login: account.login.clone(),
        path: format!("/{place}/{token}"),
        ..facts
    };
    let language = account.language.unwrap_or(envelope.language);
    let dedup = format!("{} {}", notice.word(), token_hash(&token));
    let recipient = Recipient {
        account: Some(account.id),
        address: &to,
        language,
    };
    notices::write_letter(
        conn,
        notice,
        recipient,
        &facts,
        &dedup,
        link.expires_at,
        now,
    )?;
    Ok(())
}

pub fn find_link(
    conn: &mut Conn,
    token: &str,
    now: NaiveDateTime,
) -> Result<(Account, String), ActionError> {
    let (account, link) = link_for(conn, token, &[Purpose::Mail], now)?;
    match link.mail {
        Some(address) if account.mail_pending.as_ref() == Some(&address) => Ok((account, address)),
        // Another address was entered since.
        _ => Err(Refusal::Link.into()),
    }
}

/// The link is used up.
pub fn confirm_address(
    conn: &mut Conn,
    token: &str,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let (account, address) = find_link(conn, token, now)?;
    accounts::use_link(conn, &token_hash(token), now)?;
    accounts::update_mail(conn, account.id, Some(&address), None)?;
    security::address_changed(conn, &account, Some(&address), now)?;
    let actor = Actor {
        account: Some(account.id),
        name: account.name.clone(),
        grants: Vec::new(),
    };
    audit::write_entry(
        conn,
        &actor,
        None,
        Entry::new(Action::ConfirmMail, Subject::Account(account.id)),
        now,
    )?;
    Ok(())
}

/// The use of a mailed link proves that the user reads mail at the pending address.
pub(super) fn confirm_by_use(
    conn: &mut Conn,
    account: &Account,
    link: &Link,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    match &link.mail {
        Some(address) if account.mail_pending.as_ref() == Some(address) => {
            accounts::update_mail(conn, account.id, Some(address), None)?;
            security::address_changed(conn, account, Some(address), now)
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_that_every_mail_server_takes() {
        for good in [
            "a@example.org",
            " first.last+club@post.example.org ",
            "o'hara@example.org",
        ] {
            assert_eq!(parse_address(good).as_deref(), Ok(good.trim()));
        }
        assert_eq!(parse_address("  "), Err(FormMistake::Missing));
        assert_eq!(
            parse_address(&format!("{}@example.org", "x".repeat(250))),
            Err(FormMistake::TooLong(LONGEST))
        );
        for bad in [
            "a",
            "@example.org",
            "a@",
            "a b@example.org",
            "a@b@example.org",
            "\"a b\"@example.org",
            "Ann <a@example.org>",
            "a@[192.0.2.1]",
        ] {
            assert_eq!(parse_address(bad), Err(FormMistake::NotAnAddress), "{bad}");
        }
        assert_eq!(
            parse_address("анна@example.org"),
            Err(FormMistake::NotAnAddress)
        );
        assert_eq!(
            parse_address("a@example.org\r\nBcc: b@example.org"),
            Err(FormMistake::NotAnAddress)
        );
    }
}
