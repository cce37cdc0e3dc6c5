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

/// An account as stored.
#[derive(Debug, Clone, Queryable)]
pub struct Account {
    /// Primary key.
    pub id: AccountId,
    /// Log-in name, folded.
    pub login: String,
    /// Name as printed under tables.
    pub name: String,
    /// Argon2id hash; `None` while the invitation is unused.
    pub password: Option<String>,
    /// The account may not log in.
    pub disabled: bool,
    /// Preferred language; `None` if none was chosen.
    pub language: Option<Language>,
    /// Time of creation (UTC).
    pub created_at: NaiveDateTime,
    /// Confirmed e-mail address, the recipient of notices.
    pub mail: Option<String>,
    /// An entered e-mail address that isn't confirmed yet.
    pub mail_pending: Option<String>,
    /// The account wants notices by mail.
    pub notices: bool,
}

/// A role of an account.
#[derive(Debug, Clone, PartialEq, Queryable)]
pub struct RoleRow {
    /// Primary key.
    pub id: i64,
    /// The account that has the role.
    pub account_id: AccountId,
    /// The federation of the role; `None` for the whole site.
    pub federation_id: Option<FederationId>,
    /// The granted role.
    pub role: Role,
    /// The club of a club head; `None` for other roles.
    pub club_id: Option<ClubId>,
}

/// A one-time link.
#[derive(Debug, Clone, Queryable)]
pub struct Link {
    /// Hash of the token.
    pub token_hash: String,
    /// The purpose of the link.
    pub purpose: Purpose,
    /// The account for which the link works.
    pub account_id: AccountId,
    /// Time of creation (UTC).
    pub created_at: NaiveDateTime,
    /// End of validity (UTC).
    pub expires_at: NaiveDateTime,
    /// Time of use; `None` while the link is unused.
    pub used_at: Option<NaiveDateTime>,
    /// The address to which the link was mailed; `None` if it was handed over.
    pub mail: Option<String>,
    /// The account that made the link; `None` for a command on the console.
    pub made_by: Option<AccountId>,
}

/// An account whose present password was set through a link made by another account.
#[derive(Debug, Clone, Queryable)]
pub struct PasswordLink {
    /// The account with the password.
    pub account_id: AccountId,
    /// The account that made the link; `None` for a command on the console.
    pub made_by: Option<AccountId>,
    /// Time at which the link was made (UTC).
    pub made_at: NaiveDateTime,
}

/// A session of a logged-in browser.
#[derive(Debug, Clone, Queryable)]
pub struct Session {
    /// Hash of the cookie.
    pub token_hash: String,
    /// The logged-in account.
    pub account_id: AccountId,
    /// Time of the log-in (UTC).
    pub created_at: NaiveDateTime,
    /// Time of the last request (UTC), exact to some minutes.
    pub seen_at: NaiveDateTime,
    /// Browser of the user.
    pub browser: Browser,
    /// Operating system of the user.
    pub system: System,
    /// Network of the last request.
    pub network: String,
    /// Time at which the second factor was last proved in the session.
    pub proved_at: Option<NaiveDateTime>,
}

impl Session {
    /// The device of the session: its browser and operating system.
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
    /// Subject of the counter, a key made by the `actions` layer.
    pub subject: String,
    /// Consecutive failures.
    pub failures: i32,
    /// Time of the last failure (UTC).
    pub last_at: NaiveDateTime,
    /// Log-ins are refused until this time.
    pub blocked_until: Option<NaiveDateTime>,
}

/// Cut-off times for the removal of old rows.
#[derive(Debug, Clone, Copy)]
pub struct Over {
    /// Removes sessions that began before.
    pub created_before: NaiveDateTime,
    /// Removes sessions that were last used before.
    pub seen_before: NaiveDateTime,
    /// Removes failed log-ins from before.
    pub failed_before: NaiveDateTime,
}

/// Loads every account with its roles, by name.
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

/// Finds an account by id.
pub fn find(conn: &mut Conn, id: AccountId) -> Result<Option<Account>, DbError> {
    Ok(accounts::table
        .filter(accounts::id.eq(id))
        .first(conn)
        .optional()?)
}

/// Finds an account by log-in name.
pub fn find_by_login(conn: &mut Conn, login: &str) -> Result<Option<Account>, DbError> {
    Ok(accounts::table
        .filter(accounts::login.eq(login))
        .first(conn)
        .optional()?)
}

/// True if there is at least one account.
pub fn has_any(conn: &mut Conn) -> Result<bool, DbError> {
    let count: i64 = accounts::table.count().get_result(conn)?;
    Ok(count > 0)
}

/// Loads an account and locks its row until the transaction ends. Waits for a transaction that has
/// just changed it; rows that only refer to the account, as every signature does, are not blocked.
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

/// Takes the lock on accounts and roles until the transaction ends. A writer in a federation must
/// hold it before it changes either; other holders wait.
pub fn lock_accounts(conn: &mut Conn) -> Result<(), DbError> {
    super::backend::locks::hold_accounts(conn)
}

/// Inserts an account without a password.
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

/// Updates the name.
pub fn update_name(conn: &mut Conn, id: AccountId, name: &str) -> Result<(), DbError> {
    diesel::update(accounts::table.filter(accounts::id.eq(id)))
        .set(accounts::name.eq(name))
        .execute(conn)?;
    Ok(())
}

/// Stores the password hash.
pub fn update_password(conn: &mut Conn, id: AccountId, hash: &str) -> Result<(), DbError> {
    diesel::update(accounts::table.filter(accounts::id.eq(id)))
        .set(accounts::password.eq(hash))
        .execute(conn)?;
    Ok(())
}

/// Locks or unlocks an account.
pub fn update_disabled(conn: &mut Conn, id: AccountId, disabled: bool) -> Result<(), DbError> {
    diesel::update(accounts::table.filter(accounts::id.eq(id)))
        .set(accounts::disabled.eq(disabled))
        .execute(conn)?;
    Ok(())
}

/// Stores the e-mail addresses: the confirmed one and the one that awaits confirmation.
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

/// Stores the choice of notices and their language.
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

/// Loads the roles of an account.
pub fn load_roles(conn: &mut Conn, id: AccountId) -> Result<Vec<RoleRow>, DbError> {
    Ok(roles::table
        .filter(roles::account_id.eq(id))
        .order(roles::id)
        .load(conn)?)
}

/// Loads the accounts with a role in a federation.
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

/// Grants a role.
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

/// Revokes a role.
pub fn remove_role(conn: &mut Conn, id: i64) -> Result<(), DbError> {
    diesel::delete(roles::table.filter(roles::id.eq(id))).execute(conn)?;
    Ok(())
}

/// Expires the unused links of an account with this purpose.
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

/// Inserts a one-time link.
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

/// Finds a link by the hash of its token.
pub fn find_link(conn: &mut Conn, token_hash: &str) -> Result<Option<Link>, DbError> {
    Ok(one_time_links::table
        .filter(one_time_links::token_hash.eq(token_hash))
        .first(conn)
        .optional()?)
}

/// Marks a link as used.
pub fn use_link(conn: &mut Conn, token_hash: &str, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(one_time_links::table.filter(one_time_links::token_hash.eq(token_hash)))
        .set(one_time_links::used_at.eq(now))
        .execute(conn)?;
    Ok(())
}

/// The link of another account through which the present password was set; `None` if there was
/// none.
pub fn password_link(conn: &mut Conn, account: AccountId) -> Result<Option<PasswordLink>, DbError> {
    Ok(password_links::table
        .filter(password_links::account_id.eq(account))
        .first(conn)
        .optional()?)
}

/// Loads every account whose present password was set through a link of another account.
pub fn password_links(conn: &mut Conn) -> Result<Vec<PasswordLink>, DbError> {
    Ok(password_links::table
        .order(password_links::account_id)
        .load(conn)?)
}

/// Records the link through which the present password was set; `None` if the user chose it.
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

/// Finds a session together with its account.
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

/// Loads the sessions of an account, the most recently used first.
pub fn load_sessions(conn: &mut Conn, account: AccountId) -> Result<Vec<Session>, DbError> {
    Ok(sessions::table
        .filter(sessions::account_id.eq(account))
        .order(sessions::seen_at.desc())
        .load(conn)?)
}

/// Inserts a session.
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

/// Updates the time and network of a session's last request.
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

/// Replaces the token of a session.
pub fn rename_session(conn: &mut Conn, token_hash: &str, new_hash: &str) -> Result<(), DbError> {
    diesel::update(sessions::table.filter(sessions::token_hash.eq(token_hash)))
        .set(sessions::token_hash.eq(new_hash))
        .execute(conn)?;
    Ok(())
}

/// Deletes a session.
pub fn remove_session(conn: &mut Conn, token_hash: &str) -> Result<(), DbError> {
    diesel::delete(sessions::table.filter(sessions::token_hash.eq(token_hash))).execute(conn)?;
    Ok(())
}

/// Deletes every session of an account and every log-in that waits for its second factor; returns
/// the number of sessions.
pub fn remove_sessions(conn: &mut Conn, account: AccountId) -> Result<usize, DbError> {
    super::factors::remove_half_sessions(conn, account)?;
    Ok(diesel::delete(sessions::table.filter(sessions::account_id.eq(account))).execute(conn)?)
}

/// True if there are expired sessions, old failed log-ins or old idempotency keys to delete.
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

/// Deletes expired sessions, old failed log-ins and old idempotency keys; returns the number of
/// rows without the keys.
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

/// Finds the failed log-ins of a subject.
pub fn find_failures(conn: &mut Conn, subject: &str) -> Result<Option<Failures>, DbError> {
    Ok(login_failures::table
        .filter(login_failures::subject.eq(subject))
        .first(conn)
        .optional()?)
}

/// Stores the number of failed log-ins of a subject.
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

/// Deletes the failed log-ins of a subject.
pub fn clear_failures(conn: &mut Conn, subject: &str) -> Result<(), DbError> {
    diesel::delete(login_failures::table.filter(login_failures::subject.eq(subject)))
        .execute(conn)?;
    Ok(())
}

/// Deletes the failed log-ins of every subject with this prefix.
pub fn clear_failures_beginning(conn: &mut Conn, subject: &str) -> Result<(), DbError> {
    diesel::delete(
        login_failures::table.filter(login_failures::subject.like(format!("{subject}%"))),
    )
    .execute(conn)?;
    Ok(())
}

/// The name of a federation, shown with a role.
#[derive(Debug, Clone, Queryable)]
pub struct FederationName {
    /// Primary key.
    pub id: FederationId,
    /// Name in addresses.
    pub slug: String,
    /// Name of the federation.
    pub name: String,
}

/// Loads the names of all federations, by name.
pub fn federation_names(conn: &mut Conn) -> Result<Vec<FederationName>, DbError> {
    Ok(federations::table
        .select((federations::id, federations::slug, federations::name))
        .order(federations::name)
        .load(conn)?)
}
