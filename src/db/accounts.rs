//! Accounts with their roles, one-time links, sessions and failed log-ins.

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::{
    accounts, federations, login_failures, one_time_links, password_links, roles, sessions,
};
use super::{AccountId, ClubId, Conn, DbError, FederationId, idempotency_keys};
use crate::domain::language::Language;
pub use crate::domain::log_in::Purpose;
use crate::domain::log_in::{Browser, Device, Source, System};
use crate::domain::role::Role;
use crate::words::Stored;

#[derive(Debug, Clone, Queryable)]
pub struct Account {
    pub id: AccountId,
    /// Folded.
    pub login: String,
    /// The name printed under tables.
    pub name: String,
    /// Argon2id hash; `None` while the invitation is unused.
    pub password: Option<String>,
    pub disabled: bool,
    /// `None` if none was chosen.
    pub language: Option<Language>,
    pub created_at: NaiveDateTime,
    /// Confirmed address, the recipient of notices.
    pub mail: Option<String>,
    /// An entered address that isn't confirmed yet.
    pub mail_pending: Option<String>,
    /// The account wants notices by mail.
    pub notices: bool,
}

#[derive(Debug, Clone, PartialEq, Queryable)]
pub struct RoleRow {
    pub id: i64,
    pub account_id: AccountId,
    /// `None` for the whole site.
    pub federation_id: Option<FederationId>,
    pub role: Role,
    /// The club of a club head; `None` for other roles.
    pub club_id: Option<ClubId>,
}

#[derive(Debug, Clone, Queryable)]
pub struct Link {
    pub token_hash: String,
    pub purpose: Purpose,
    pub account_id: AccountId,
    pub created_at: NaiveDateTime,
    pub expires_at: NaiveDateTime,
    /// `None` while the link is unused.
    pub used_at: Option<NaiveDateTime>,
    /// The address to which the link was mailed; `None` if it was handed over.
    pub mail: Option<String>,
    /// `None` for a command on the console.
    pub made_by: Option<AccountId>,
}

/// An account whose present password was set through a link made by another account.
#[derive(Debug, Clone, Queryable)]
pub struct PasswordLink {
    pub account_id: AccountId,
    /// `None` for a command on the console.
    pub made_by: Option<AccountId>,
    pub made_at: NaiveDateTime,
}

#[derive(Debug, Clone, Queryable)]
pub struct Session {
    /// Hash of the cookie.
    pub token_hash: String,
    pub account_id: AccountId,
    pub created_at: NaiveDateTime,
    /// Exact to some minutes.
    pub seen_at: NaiveDateTime,
    pub browser: Browser,
    pub system: System,
    /// Network of the last request.
    pub network: String,
    /// The last proof of the second factor in the session.
    pub proved_at: Option<NaiveDateTime>,
}

impl Session {
    pub fn device(&self) -> Device {
        Device {
            browser: self.browser,
            system: self.system,
        }
    }
}

/// Log-in attempts that have failed or whose outcome isn't known yet.
#[derive(Debug, Clone, Queryable)]
pub struct Failures {
    /// A key made by the `actions` layer.
    pub subject: String,
    /// Consecutive failures.
    pub failures: i32,
    pub last_at: NaiveDateTime,
    pub blocked_until: Option<NaiveDateTime>,
}

/// Cut-off times for the removal of old rows.
#[derive(Debug, Clone, Copy)]
pub struct Over {
    pub created_before: NaiveDateTime,
    pub seen_before: NaiveDateTime,
    pub failed_before: NaiveDateTime,
}

pub fn list(conn: &mut Conn) -> Result<Vec<(Account, Vec<RoleRow>)>, DbError> {
    let people: Vec<Account> = accounts::table
        .order((accounts::name, accounts::id))
        .load(conn)?;
    let all: Vec<RoleRow> = roles::table.order(roles::id).load(conn)?;
    Ok(people
        .into_iter()
        .map(|a| {
            let own = all
                .iter()
                .filter(|r| r.account_id == a.id)
                .cloned()
                .collect();
            (a, own)
        })
        .collect())
}

pub fn find(conn: &mut Conn, id: AccountId) -> Result<Option<Account>, DbError> {
    Ok(accounts::table
        .filter(accounts::id.eq(id))
        .first(conn)
        .optional()?)
}

pub fn find_by_login(conn: &mut Conn, login: &str) -> Result<Option<Account>, DbError> {
    Ok(accounts::table
        .filter(accounts::login.eq(login))
        .first(conn)
        .optional()?)
}

pub fn has_any(conn: &mut Conn) -> Result<bool, DbError> {
    let count: i64 = accounts::table.count().get_result(conn)?;
    Ok(count > 0)
}

/// The row stays locked until the transaction ends. Rows that only refer to the account, as every
/// signature does, are not blocked.
pub fn find_for_update(conn: &mut Conn, id: AccountId) -> Result<Option<Account>, DbError> {
    // SQLite has one writer at a time and needs no lock.
    if let Conn::Postgres(c) = conn {
        let row = accounts::table
            .filter(accounts::id.eq(id))
            .select(accounts::id)
            .for_no_key_update();
        diesel::RunQueryDsl::first::<AccountId>(row, c)
            .optional()
            .map_err(super::backend::locks::lock_wait_error)?;
    }
    find(conn, id)
}

/// The lock lasts until the transaction ends. A writer in a federation must hold it before it
/// changes accounts or roles.
pub fn lock_accounts(conn: &mut Conn) -> Result<(), DbError> {
    super::backend::locks::hold_accounts(conn)
}

pub fn add(
    conn: &mut Conn,
    login: &str,
    name: &str,
    now: NaiveDateTime,
) -> Result<AccountId, DbError> {
    Ok(diesel::insert_into(accounts::table)
        .values((
            accounts::login.eq(login),
            accounts::name.eq(name),
            accounts::created_at.eq(now),
        ))
        .returning(accounts::id)
        .get_result(conn)?)
}

pub fn update_name(conn: &mut Conn, id: AccountId, name: &str) -> Result<(), DbError> {
    diesel::update(accounts::table.filter(accounts::id.eq(id)))
        .set(accounts::name.eq(name))
        .execute(conn)?;
    Ok(())
}

pub fn update_password(conn: &mut Conn, id: AccountId, hash: &str) -> Result<(), DbError> {
    diesel::update(accounts::table.filter(accounts::id.eq(id)))
        .set(accounts::password.eq(hash))
        .execute(conn)?;
    Ok(())
}

pub fn update_disabled(conn: &mut Conn, id: AccountId, disabled: bool) -> Result<(), DbError> {
    diesel::update(accounts::table.filter(accounts::id.eq(id)))
        .set(accounts::disabled.eq(disabled))
        .execute(conn)?;
    Ok(())
}

pub fn update_mail(
    conn: &mut Conn,
    id: AccountId,
    confirmed: Option<&str>,
    pending: Option<&str>,
) -> Result<(), DbError> {
    diesel::update(accounts::table.filter(accounts::id.eq(id)))
        .set((
            accounts::mail.eq(confirmed),
            accounts::mail_pending.eq(pending),
        ))
        .execute(conn)?;
    Ok(())
}

pub fn update_notices(
    conn: &mut Conn,
    id: AccountId,
    wanted: bool,
    language: Language,
) -> Result<(), DbError> {
    diesel::update(accounts::table.filter(accounts::id.eq(id)))
        .set((
            accounts::notices.eq(wanted),
            accounts::language.eq(Stored(Some(language))),
        ))
        .execute(conn)?;
    Ok(())
}

pub fn load_roles(conn: &mut Conn, id: AccountId) -> Result<Vec<RoleRow>, DbError> {
    Ok(roles::table
        .filter(roles::account_id.eq(id))
        .order(roles::id)
        .load(conn)?)
}

pub fn load_officers(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<Vec<(Account, RoleRow)>, DbError> {
    Ok(roles::table
        .inner_join(accounts::table.on(roles::account_id.eq(accounts::id)))
        .filter(roles::federation_id.eq(federation))
        .order((accounts::name, roles::id))
        .select((accounts::all_columns, roles::all_columns))
        .load(conn)?)
}

pub fn add_role(
    conn: &mut Conn,
    account: AccountId,
    federation: Option<FederationId>,
    role: Role,
    club: Option<ClubId>,
) -> Result<(), DbError> {
    diesel::insert_into(roles::table)
        .values((
            roles::account_id.eq(account),
            roles::federation_id.eq(federation),
            roles::role.eq(Stored(role)),
            roles::club_id.eq(club),
        ))
        .execute(conn)?;
    Ok(())
}

pub fn remove_role(conn: &mut Conn, id: i64) -> Result<(), DbError> {
    diesel::delete(roles::table.filter(roles::id.eq(id))).execute(conn)?;
    Ok(())
}

/// Expires the unused links with this purpose.
pub fn end_links(
    conn: &mut Conn,
    account: AccountId,
    purpose: Purpose,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    diesel::update(
        one_time_links::table
            .filter(one_time_links::account_id.eq(account))
            .filter(one_time_links::purpose.eq(Stored(purpose)))
            .filter(one_time_links::used_at.is_null()),
    )
    .set(one_time_links::expires_at.eq(now))
    .execute(conn)?;
    Ok(())
}

pub fn add_link(conn: &mut Conn, link: &Link) -> Result<(), DbError> {
    diesel::insert_into(one_time_links::table)
        .values((
            one_time_links::token_hash.eq(&link.token_hash),
            one_time_links::purpose.eq(Stored(link.purpose)),
            one_time_links::account_id.eq(link.account_id),
            one_time_links::created_at.eq(link.created_at),
            one_time_links::expires_at.eq(link.expires_at),
            one_time_links::mail.eq(link.mail.as_deref()),
            one_time_links::made_by.eq(link.made_by),
        ))
        .execute(conn)?;
    Ok(())
}

pub fn find_link(conn: &mut Conn, token_hash: &str) -> Result<Option<Link>, DbError> {
    Ok(one_time_links::table
        .filter(one_time_links::token_hash.eq(token_hash))
        .first(conn)
        .optional()?)
}

pub fn use_link(conn: &mut Conn, token_hash: &str, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(one_time_links::table.filter(one_time_links::token_hash.eq(token_hash)))
        .set(one_time_links::used_at.eq(now))
        .execute(conn)?;
    Ok(())
}

/// `None` if the account was not given its password by a link of another account.
pub fn password_link(conn: &mut Conn, account: AccountId) -> Result<Option<PasswordLink>, DbError> {
    Ok(password_links::table
        .filter(password_links::account_id.eq(account))
        .first(conn)
        .optional()?)
}

pub fn password_links(conn: &mut Conn) -> Result<Vec<PasswordLink>, DbError> {
    Ok(password_links::table
        .order(password_links::account_id)
        .load(conn)?)
}

/// `None` if the user chose the password.
pub fn set_password_link(
    conn: &mut Conn,
    account: AccountId,
    link: Option<&Link>,
) -> Result<(), DbError> {
    diesel::delete(password_links::table.filter(password_links::account_id.eq(account)))
        .execute(conn)?;
    if let Some(link) = link {
        diesel::insert_into(password_links::table)
            .values((
                password_links::account_id.eq(account),
                password_links::made_by.eq(link.made_by),
                password_links::made_at.eq(link.created_at),
            ))
            .execute(conn)?;
    }
    Ok(())
}

pub fn find_session(
    conn: &mut Conn,
    token_hash: &str,
) -> Result<Option<(Session, Account)>, DbError> {
    Ok(sessions::table
        .inner_join(accounts::table.on(sessions::account_id.eq(accounts::id)))
        .filter(sessions::token_hash.eq(token_hash))
        .select((sessions::all_columns, accounts::all_columns))
        .first(conn)
        .optional()?)
}

pub fn load_sessions(conn: &mut Conn, account: AccountId) -> Result<Vec<Session>, DbError> {
    Ok(sessions::table
        .filter(sessions::account_id.eq(account))
        .order(sessions::seen_at.desc())
        .load(conn)?)
}

pub fn add_session(
    conn: &mut Conn,
    token_hash: &str,
    account: AccountId,
    source: &Source,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    diesel::insert_into(sessions::table)
        .values((
            sessions::token_hash.eq(token_hash),
            sessions::account_id.eq(account),
            sessions::created_at.eq(now),
            sessions::seen_at.eq(now),
            sessions::browser.eq(Stored(source.device.browser)),
            sessions::system.eq(Stored(source.device.system)),
            sessions::network.eq(&source.network),
        ))
        .execute(conn)?;
    Ok(())
}

pub fn touch_session(
    conn: &mut Conn,
    token_hash: &str,
    network: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    diesel::update(sessions::table.filter(sessions::token_hash.eq(token_hash)))
        .set((sessions::seen_at.eq(now), sessions::network.eq(network)))
        .execute(conn)?;
    Ok(())
}

pub fn rename_session(conn: &mut Conn, token_hash: &str, new_hash: &str) -> Result<(), DbError> {
    diesel::update(sessions::table.filter(sessions::token_hash.eq(token_hash)))
        .set(sessions::token_hash.eq(new_hash))
        .execute(conn)?;
    Ok(())
}

pub fn remove_session(conn: &mut Conn, token_hash: &str) -> Result<(), DbError> {
    diesel::delete(sessions::table.filter(sessions::token_hash.eq(token_hash))).execute(conn)?;
    Ok(())
}

/// Includes the log-ins that wait for their second factor; returns the number of sessions without
/// them.
pub fn remove_sessions(conn: &mut Conn, account: AccountId) -> Result<usize, DbError> {
    super::factors::remove_half_sessions(conn, account)?;
    Ok(diesel::delete(sessions::table.filter(sessions::account_id.eq(account))).execute(conn)?)
}

/// Old rows are expired sessions, old failed log-ins and old idempotency keys.
pub fn is_sweeping_due(conn: &mut Conn, over: &Over) -> Result<bool, DbError> {
    let ended: i64 = sessions::table
        .filter(
            sessions::created_at
                .lt(over.created_before)
                .or(sessions::seen_at.lt(over.seen_before)),
        )
        .count()
        .get_result(conn)?;
    let failed: i64 = login_failures::table
        .filter(login_failures::last_at.lt(over.failed_before))
        .count()
        .get_result(conn)?;
    Ok(ended + failed + idempotency_keys::count_before(conn, over.failed_before)? > 0)
}

/// Returns the number of rows without the idempotency keys.
pub fn delete_expired(conn: &mut Conn, over: &Over) -> Result<usize, DbError> {
    let ended = diesel::delete(
        sessions::table.filter(
            sessions::created_at
                .lt(over.created_before)
                .or(sessions::seen_at.lt(over.seen_before)),
        ),
    )
    .execute(conn)?;
    let failed = diesel::delete(
        login_failures::table.filter(login_failures::last_at.lt(over.failed_before)),
    )
    .execute(conn)?;
    idempotency_keys::forget_before(conn, over.failed_before)?;
    Ok(ended + failed)
}

pub fn find_failures(conn: &mut Conn, subject: &str) -> Result<Option<Failures>, DbError> {
    Ok(login_failures::table
        .filter(login_failures::subject.eq(subject))
        .first(conn)
        .optional()?)
}

pub fn set_failures(
    conn: &mut Conn,
    subject: &str,
    count: i32,
    now: NaiveDateTime,
    blocked_until: Option<NaiveDateTime>,
) -> Result<(), DbError> {
    let told = (
        login_failures::failures.eq(count),
        login_failures::last_at.eq(now),
        login_failures::blocked_until.eq(blocked_until),
    );
    // Updates in place, so that an account cleared at the same time finds the row.
    if diesel::update(login_failures::table.filter(login_failures::subject.eq(subject)))
        .set(told)
        .execute(conn)?
        == 0
    {
        diesel::insert_into(login_failures::table)
            .values((login_failures::subject.eq(subject), told))
            .execute(conn)?;
    }
    Ok(())
}

pub fn clear_failures(conn: &mut Conn, subject: &str) -> Result<(), DbError> {
    diesel::delete(login_failures::table.filter(login_failures::subject.eq(subject)))
        .execute(conn)?;
    Ok(())
}

pub fn clear_failures_beginning(conn: &mut Conn, subject: &str) -> Result<(), DbError> {
    diesel::delete(
        login_failures::table.filter(login_failures::subject.like(format!("{subject}%"))),
    )
    .execute(conn)?;
    Ok(())
}

#[derive(Debug, Clone, Queryable)]
pub struct FederationName {
    pub id: FederationId,
    pub slug: String,
    pub name: String,
}

pub fn federation_names(conn: &mut Conn) -> Result<Vec<FederationName>, DbError> {
    Ok(federations::table
        .select((federations::id, federations::slug, federations::name))
        .order(federations::name)
        .load(conn)?)
}
