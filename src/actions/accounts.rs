//! Accounts: invitations, log-in, sessions, roles. Secrets are stored as hashes only.

use chrono::{Duration, NaiveDateTime};

use super::links::{Secrets, add_link, link_for, token_hash};
use super::log_ins;
use super::mail::{self, Envelope, security};
use super::name_mistake;
use super::throttle;
use crate::audit;
use crate::audit::{Entry, Subject};
use crate::authorization::{OnGrant, OnSite, Site, check_allowed};
use crate::db::accounts::{self, Account, Link, Over, Purpose};
use crate::db::{
    AccountId, ClubId, Conn, DbError, FederationId, LockKey, Scope, federations, licences,
};
use crate::domain::audit::Action;
use crate::domain::language::Language;
use crate::domain::log_in::{Outcome, Source};
use crate::domain::name::{is_apostrophe, likeness_key, normalize_name};
use crate::mail::notices::{Facts, Notice};
use crate::{ActionError, Actor, FormMistake, FormProblem, Grant, Refusal, Role};

const INVITATION: Duration = Duration::days(14);
const RESET: Duration = Duration::hours(24);
/// Without use.
const IDLE: Duration = Duration::days(7);
/// From the log-in, used or not.
const ABSOLUTE: Duration = Duration::days(30);
/// In characters.
const NAME_MAX: usize = 100;
/// For the program's first administrator, whose real name is unknown.
pub const FIRST: &str = "Administrator";

pub fn fold_login(login: &str) -> String {
    login.trim().to_lowercase()
}

fn check_name(name: &str) -> Option<FormMistake> {
    name_mistake(&normalize_name(name), NAME_MAX)
}

fn check_login(login: &str) -> Option<FormMistake> {
    match login.chars().count() {
        0 => Some(FormMistake::Missing),
        1..=2 => Some(FormMistake::TooShort(3)),
        3..=80 if login.chars().any(|c| c.is_whitespace() || c.is_control()) => {
            Some(FormMistake::Characters)
        }
        3..=80 => None,
        _ => Some(FormMistake::TooLong(80)),
    }
}

#[derive(Debug, Clone)]
pub struct Invitation {
    pub login: String,
    /// Shown under tables.
    pub name: String,
    pub grant: Grant,
    /// Destination of a separate mailed link; `None` to send no mail.
    pub mail: Option<Envelope>,
}

/// Ignores case, apostrophes and spaces.
fn is_same_name(one: &str, other: &str) -> bool {
    let told = |c: &char| !c.is_whitespace() && !is_apostrophe(*c);
    let folded = |name: &str| name.chars().filter(told).collect::<String>().to_lowercase();
    folded(one) == folded(other)
}

/// `known` is the account that already has the log-in name.
fn check_invitation(
    invitation: &Invitation,
    login: &str,
    known: Option<&Account>,
) -> Vec<FormProblem> {
    let mut problems = Vec::new();
    if let Some(kind) = check_login(login) {
        problems.push(FormProblem {
            field: "login",
            kind,
        });
    }
    let name = invitation.name.trim();
    match (known, name.chars().count()) {
        // A different name means another person.
        (Some(account), 1..) if !is_same_name(name, &account.name) => {
            problems.push(FormProblem::new("login", FormMistake::LoginOf(account.id)));
        }
        (Some(_), _) => {}
        (None, _) => problems.extend(check_name(name).map(|kind| FormProblem {
            field: "name",
            kind,
        })),
    }
    if (invitation.grant.role == Role::ClubHead) != invitation.grant.club.is_some() {
        problems.push(FormProblem::new("club", FormMistake::Missing));
    }
    problems.extend(invitation.mail.as_ref().and_then(Envelope::find_problem));
    problems
}

/// A known log-in name only gets the additional role. A new one gets an account and the token of a
/// one-time link.
pub fn invite_person(
    conn: &mut Conn,
    actor: &Actor,
    invitation: &Invitation,
    secrets: &dyn Secrets,
    now: NaiveDateTime,
) -> Result<(AccountId, Option<String>), ActionError> {
    check_allowed(actor, &invitation.grant, OnGrant::Change)?;
    // The act belongs to a federation, but accounts are shared by all, so they need their own lock.
    accounts::lock_accounts(conn)?;
    let login = fold_login(&invitation.login);
    let known = accounts::find_by_login(conn, &login)?;
    let problems = check_invitation(invitation, &login, known.as_ref());
    if !problems.is_empty() {
        return Err(ActionError::Form(problems));
    }
    let (account, open) = match known {
        // An account without a password gets a fresh link, because the old one may be lost. Only if
        // the actor may manage the account: a link gives all its rights.
        Some(account) => (
            account.id,
            account.password.is_none() && may_manage(conn, actor, account.id).is_ok(),
        ),
        None => (
            accounts::add(conn, &login, &normalize_name(invitation.name.trim()), now)?,
            true,
        ),
    };
    let grant = invitation.grant;
    let token = if open {
        let occasion = Occasion {
            notice: Notice::Invitation,
            grant: Some(grant),
        };
        Some(hand_out(
            conn,
            actor,
            account,
            occasion,
            invitation.mail.as_ref(),
            secrets,
            now,
        )?)
    } else {
        None
    };
    add_role_once(conn, account, grant)?;
    audit::write_entry(
        conn,
        actor,
        grant.federation,
        Entry::new(Action::Invite, Subject::Account(account)).with(grant.role.word()),
        now,
    )?;
    Ok((account, token))
}

fn add_role_once(conn: &mut Conn, account: AccountId, grant: Grant) -> Result<(), DbError> {
    let has = accounts::load_roles(conn, account)?.iter().any(|r| {
        r.role == grant.role && r.federation_id == grant.federation && r.club_id == grant.club
    });
    if !has {
        accounts::add_role(conn, account, grant.federation, grant.role, grant.club)?;
    }
    Ok(())
}

fn password_link(notice: Notice) -> (Purpose, Duration) {
    if notice == Notice::Invitation {
        (Purpose::Invitation, INVITATION)
    } else {
        (Purpose::Reset, RESET)
    }
}

/// Only an invitation has a grant.
#[derive(Debug, Clone, Copy)]
struct Occasion {
    notice: Notice,
    grant: Option<Grant>,
}

/// Makes a one-time link to hand over, and a separate one to mail; earlier ones end. Returns the
/// token of the first.
fn hand_out(
    conn: &mut Conn,
    actor: &Actor,
    account: AccountId,
    occasion: Occasion,
    envelope: Option<&Envelope>,
    secrets: &dyn Secrets,
    now: NaiveDateTime,
) -> Result<String, ActionError> {
    end_password_links(conn, account, now)?;
    let Occasion { notice, grant } = occasion;
    let (purpose, holds) = password_link(notice);
    let link = Link {
        token_hash: String::new(),
        purpose,
        account_id: account,
        created_at: now,
        expires_at: now + holds,
        used_at: None,
        mail: None,
        made_by: actor.account,
    };
    if let Some(envelope) = envelope {
        let federation = match grant.and_then(|g| g.federation) {
            Some(id) => federations::find(conn, id)?,
            None => None,
        };
        let facts = Facts {
            by: actor.name.clone(),
            zone: federation.as_ref().map(federations::Federation::zone),
            house: federation
                .as_ref()
                .map(|f| f.slug.clone())
                .unwrap_or_default(),
            federation: federation
                .map(|f| f.name_in(envelope.language))
                .unwrap_or_default(),
            role: grant.map(|g| g.role),
            ..Facts::default()
        };
        mail::send_link(conn, notice, &link, envelope, facts, secrets, now)?;
    }
    add_link(conn, link, secrets)
}

fn end_password_links(
    conn: &mut Conn,
    account: AccountId,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    accounts::end_links(conn, account, Purpose::Invitation, now)?;
    accounts::end_links(conn, account, Purpose::Reset, now)
}

/// Returns the token of the handed-over link; a mailed one is separate.
pub fn reset_password(
    conn: &mut Conn,
    actor: &Actor,
    account: AccountId,
    envelope: Option<&Envelope>,
    secrets: &dyn Secrets,
    now: NaiveDateTime,
) -> Result<String, ActionError> {
    may_manage(conn, actor, account)?;
    if let Some(problem) = envelope.and_then(Envelope::find_problem) {
        return Err(ActionError::Form(vec![problem]));
    }
    if let Some(owner) = accounts::find(conn, account)?.filter(|_| actor.account != Some(account)) {
        security::reset_made(conn, actor, &owner, now)?;
    }
    let occasion = Occasion {
        notice: Notice::Reset,
        grant: None,
    };
    let token = hand_out(conn, actor, account, occasion, envelope, secrets, now)?;
    audit::write_entry(
        conn,
        actor,
        None,
        Entry::new(Action::Reset, Subject::Account(account)),
        now,
    )?;
    Ok(token)
}

/// An administrator manages every account, a chairman those with roles in the own federation only.
pub(super) fn may_manage(
    conn: &mut Conn,
    actor: &Actor,
    account: AccountId,
) -> Result<(), ActionError> {
    if accounts::find(conn, account)?.is_none() {
        return Err(ActionError::NotFound);
    }
    if check_allowed(actor, &Site, OnSite::Run).is_ok() {
        return Ok(());
    }
    let roles = accounts::load_roles(conn, account)?;
    let under =
        |r: &accounts::RoleRow| check_allowed(actor, &Grant::from_row(r), OnGrant::Change).is_ok();
    if !roles.is_empty() && roles.iter().all(under) {
        Ok(())
    } else {
        Err(Refusal::NotAllowed.into())
    }
}

pub fn find_link(
    conn: &mut Conn,
    token: &str,
    now: NaiveDateTime,
) -> Result<(Account, Link), ActionError> {
    // A link that confirms an address goes to an arbitrary typed address, so it must never open an
    // account.
    link_for(conn, token, &[Purpose::Invitation, Purpose::Reset], now)
}

/// Uses up the link and ends all sessions. After another person's link for an account in use, all
/// acts are marked until the user sets another password: the maker might have used it.
/// `password_hash` is the Argon2id hash of a password accepted by
/// [`super::passwords::find_problem`].
pub fn choose_password(
    conn: &mut Conn,
    token: &str,
    password_hash: &str,
    now: NaiveDateTime,
) -> Result<Account, ActionError> {
    let (account, link) = find_link(conn, token, now)?;
    accounts::use_link(conn, &link.token_hash, now)?;
    end_password_links(conn, account.id, now)?;
    mail::confirm_by_use(conn, &account, &link, now)?;
    let of_another = link.purpose == Purpose::Reset
        && account.password.is_some()
        && link.made_by != Some(account.id);
    set_password(
        conn,
        &account,
        password_hash,
        Some(&link).filter(|_| of_another),
        now,
    )?;
    Ok(account)
}

/// Does nothing if the user has chosen a language.
pub fn settle_language(
    conn: &mut Conn,
    account: &Account,
    language: Language,
) -> Result<(), DbError> {
    if account.language.is_some() {
        Ok(())
    } else {
        accounts::update_notices(conn, account.id, account.notices, language)
    }
}

/// `link` is the one that another person made for the password.
fn set_password(
    conn: &mut Conn,
    account: &Account,
    password_hash: &str,
    link: Option<&Link>,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    accounts::update_password(conn, account.id, password_hash)?;
    accounts::set_password_link(conn, account.id, link)?;
    accounts::remove_sessions(conn, account.id)?;
    throttle::forgive_account(conn, account)?;
    if account.password.is_some() {
        security::password_changed(conn, account, now)?;
    }
    let actor = Actor {
        account: Some(account.id),
        name: account.name.clone(),
        grants: Vec::new(),
    };
    audit::write_entry(
        conn,
        &actor,
        None,
        Entry::new(Action::Password, Subject::Account(account.id)),
        now,
    )?;
    Ok(())
}

/// The caller has verified the old password. All sessions end, so that no earlier token is valid.
pub fn change_password(
    conn: &mut Conn,
    account: AccountId,
    password_hash: &str,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let account = accounts::find(conn, account)?.ok_or(ActionError::NotFound)?;
    set_password(conn, &account, password_hash, None, now)
}

/// Existing signatures keep the old name. It is logged wherever the account has a role, because
/// pages there show the new name. Refuses names of licensed referees: licences are found by name,
/// so only the operator may assign one.
pub fn correct_own_name(
    conn: &mut Conn,
    actor: &Actor,
    typed: &str,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let id = actor.account.ok_or(Refusal::NotAllowed)?;
    let account = accounts::find(conn, id)?.ok_or(ActionError::NotFound)?;
    // Compares like the look-up of licences: in either order of the names and in any script.
    let (key, own) = (likeness_key(typed), likeness_key(&account.name));
    if key != own
        && licences::load_bearer_names(conn)?
            .iter()
            .any(|bearer| likeness_key(bearer) == key)
    {
        return Err(ActionError::Form(vec![FormProblem::new(
            "name",
            FormMistake::NameLicensed,
        )]));
    }
    correct_name(conn, actor, &account, typed, now)
}

/// Logged wherever the account has a role.
pub fn correct_name(
    conn: &mut Conn,
    actor: &Actor,
    account: &Account,
    typed: &str,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let id = account.id;
    let name = normalize_name(typed);
    if let Some(kind) = check_name(&name) {
        return Err(ActionError::Form(vec![FormProblem {
            field: "name",
            kind,
        }]));
    }
    if name == account.name {
        return Ok(());
    }
    accounts::update_name(conn, id, &name)?;
    let mut federations: Vec<Option<FederationId>> = accounts::load_roles(conn, id)?
        .iter()
        .map(|role| role.federation_id)
        .collect();
    // Also logged for the site, like everything done to an account.
    federations.push(None);
    federations.sort_unstable();
    federations.dedup();
    for federation in federations {
        let entry = Entry::new(Action::Rename, Subject::Account(id))
            .with(format_args!("{} → {name}", account.name));
        audit::write_entry(conn, actor, federation, entry, now)?;
    }
    Ok(())
}

#[derive(Debug, Clone)]
pub struct Arrival {
    /// Of the previous session.
    pub old_token: Option<String>,
    pub source: Source,
    /// By [`throttle::is_known_browser`].
    pub is_known: bool,
}

/// Reports a log-in in an unknown browser by letter.
pub fn begin_session(
    conn: &mut Conn,
    account: &Account,
    arrival: &Arrival,
    secrets: &dyn Secrets,
    now: NaiveDateTime,
) -> Result<String, ActionError> {
    if let Some(old) = &arrival.old_token {
        accounts::remove_session(conn, &token_hash(old))?;
    }
    let token = secrets.token()?;
    accounts::add_session(conn, &token_hash(&token), account.id, &arrival.source, now)?;
    log_ins::record_log_in(conn, account.id, Outcome::Right, &arrival.source, now)?;
    if !arrival.is_known {
        security::new_device(conn, account, &arrival.source, now)?;
    }
    let actor = Actor {
        account: Some(account.id),
        name: account.name.clone(),
        grants: Vec::new(),
    };
    audit::write_entry(
        conn,
        &actor,
        None,
        Entry::new(Action::LogIn, Subject::Account(account.id)),
        now,
    )?;
    Ok(token)
}

fn expiry_limits(now: NaiveDateTime) -> Over {
    Over {
        created_before: now - ABSOLUTE,
        seen_before: now - IDLE,
        failed_before: now - throttle::FORGIVEN,
    }
}

pub fn is_sweeping_due(conn: &mut Conn, now: NaiveDateTime) -> Result<bool, DbError> {
    accounts::is_sweeping_due(conn, &expiry_limits(now))
}

pub fn delete_expired(conn: &mut Conn, now: NaiveDateTime) -> Result<usize, DbError> {
    accounts::delete_expired(conn, &expiry_limits(now))
}

pub fn of_session(token: &str) -> Scope {
    let own = LockKey::from_name(&token_hash(token));
    Scope::Own([own, own])
}

pub fn touch_session(
    conn: &mut Conn,
    token: &str,
    network: &str,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    Ok(accounts::touch_session(
        conn,
        &token_hash(token),
        network,
        now,
    )?)
}

pub fn end_session(conn: &mut Conn, token: &str) -> Result<(), ActionError> {
    Ok(accounts::remove_session(conn, &token_hash(token))?)
}

pub fn end_all_sessions(
    conn: &mut Conn,
    actor: &Actor,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let account = actor.account.ok_or(Refusal::NotAllowed)?;
    let count = accounts::remove_sessions(conn, account)?;
    audit::write_entry(
        conn,
        actor,
        None,
        Entry::new(Action::LogOutEverywhere, Subject::Account(account)).with(count),
        now,
    )?;
    Ok(())
}

pub struct Session {
    pub actor: Actor,
    pub login: String,
    /// The last recorded use is at least ten minutes ago.
    pub stale: bool,
}

/// `None` if the account doesn't exist or is locked.
pub fn find_actor(conn: &mut Conn, account: AccountId) -> Result<Option<Actor>, DbError> {
    let Some(account) = accounts::find(conn, account)?.filter(|account| !account.disabled) else {
        return Ok(None);
    };
    load_actor(conn, account).map(Some)
}

fn load_actor(conn: &mut Conn, account: Account) -> Result<Actor, DbError> {
    let grants = accounts::load_roles(conn, account.id)?
        .iter()
        .map(Grant::from_row)
        .collect();
    Ok(Actor {
        account: Some(account.id),
        name: account.name,
        grants,
    })
}

/// `None` if the session is invalid or has ended.
pub fn find_session(
    conn: &mut Conn,
    token: &str,
    now: NaiveDateTime,
) -> Result<Option<Session>, DbError> {
    let Some((session, account)) = accounts::find_session(conn, &token_hash(token))? else {
        return Ok(None);
    };
    if account.disabled || session.seen_at + IDLE <= now || session.created_at + ABSOLUTE <= now {
        return Ok(None);
    }
    let stale = session.seen_at + Duration::minutes(10) <= now;
    let login = account.login.clone();
    Ok(Some(Session {
        actor: load_actor(conn, account)?,
        login,
        stale,
    }))
}

/// Ends the sessions of the account.
pub fn set_disabled(
    conn: &mut Conn,
    actor: &Actor,
    account: AccountId,
    disabled: bool,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    may_manage(conn, actor, account)?;
    if disabled && is_last_administrator(conn, account)? {
        return Err(Refusal::LastAdministrator.into());
    }
    accounts::update_disabled(conn, account, disabled)?;
    accounts::remove_sessions(conn, account)?;
    let action = if disabled {
        Action::Disable
    } else {
        Action::Enable
    };
    audit::write_entry(
        conn,
        actor,
        None,
        Entry::new(action, Subject::Account(account)),
        now,
    )?;
    Ok(())
}

pub fn revoke_role(
    conn: &mut Conn,
    actor: &Actor,
    account: AccountId,
    role: i64,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    accounts::lock_accounts(conn)?;
    let row = accounts::load_roles(conn, account)?
        .into_iter()
        .find(|r| r.id == role)
        .ok_or(ActionError::NotFound)?;
    check_allowed(actor, &Grant::from_row(&row), OnGrant::Change)?;
    if row.role == Role::Administrator && is_last_administrator(conn, account)? {
        return Err(Refusal::LastAdministrator.into());
    }
    accounts::remove_role(conn, role)?;
    audit::write_entry(
        conn,
        actor,
        row.federation_id,
        Entry::new(Action::Revoke, Subject::Account(account)).with(row.role.word()),
        now,
    )?;
    Ok(())
}

fn is_last_administrator(conn: &mut Conn, account: AccountId) -> Result<bool, DbError> {
    let is = |roles: &[accounts::RoleRow]| roles.iter().any(|r| r.role == Role::Administrator);
    let all = accounts::list(conn)?;
    let others = all
        .iter()
        .any(|(a, roles)| a.id != account && !a.disabled && is(roles));
    Ok(!others && all.iter().any(|(a, roles)| a.id == account && is(roles)))
}

pub fn build_grant(
    role: &str,
    federation: Option<FederationId>,
    club: Option<ClubId>,
) -> Option<Grant> {
    let role = Role::from_word(role)?;
    match (role, federation) {
        (Role::Administrator, None) => Some(Grant {
            role,
            federation: None,
            club: None,
        }),
        (Role::Administrator, Some(_)) | (_, None) => None,
        (Role::ClubHead, Some(f)) => Some(Grant {
            role,
            federation: Some(f),
            club,
        }),
        (_, Some(f)) => Some(Grant {
            role,
            federation: Some(f),
            club: None,
        }),
    }
}
