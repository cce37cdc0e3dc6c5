//! Accounts: people who log in, their roles, one-time links, sessions, failed log-ins.

use chrono::NaiveDateTime;

use super::run::prelude::*;
use super::schema::{accounts, federations, links, login_failures, password_links, roles, sessions};
use super::{AccountId, ClubId, Conn, DbError, FederationId, presses};
use crate::domain::language::Language;
use crate::domain::log_in::{Browser, Device, Source, System};
use crate::domain::role::Role;
use crate::domain::word::words;

/// An account.
#[derive(Debug, Clone, Queryable)]
pub struct Account {
    /// Identity.
    pub id: AccountId,
    /// What is typed to log in, folded.
    pub login: String,
    /// Name as it stands under tables.
    pub name: String,
    /// Argon2id hash; none: the invitation was not used yet.
    pub password: Option<String>,
    /// May not log in.
    pub disabled: bool,
    /// Preferred language.
    pub language: Option<Language>,
    /// When it was made.
    pub created_at: NaiveDateTime,
    /// Confirmed e-mail address: where notices go.
    pub mail: Option<String>,
    /// An address that was entered and is not confirmed yet.
    pub mail_pending: Option<String>,
    /// Wants notices.
    pub notices: bool,
}

/// A role of an account.
#[derive(Debug, Clone, PartialEq, Queryable)]
pub struct RoleRow {
    /// Identity.
    pub id: i64,
    /// The account that has the role.
    pub account_id: AccountId,
    /// The federation in which it holds; `None`: the whole site.
    pub federation_id: Option<FederationId>,
    /// The role itself.
    pub role: Role,
    /// Club of a club head.
    pub club_id: Option<ClubId>,
}

words! {
    /// What a one-time link is for.
    pub enum Purpose {
        /// The first password of who was invited.
        Invitation = "invitation",
        /// A new password.
        Reset = "reset",
        /// Confirms an address; opens no account.
        Mail = "mail",
    }
}

/// A one-time link.
#[derive(Debug, Clone, Queryable)]
pub struct Link {
    /// Hash of the token.
    pub token_hash: String,
    /// What it is for.
    pub purpose: Purpose,
    /// The account that the link is for.
    pub account_id: AccountId,
    /// When it was made.
    pub created_at: NaiveDateTime,
    /// When it ends.
    pub expires_at: NaiveDateTime,
    /// When it was used.
    pub used_at: Option<NaiveDateTime>,
    /// The address it was mailed to; none: it was handed over.
    pub mail: Option<String>,
    /// The account of whoever made it; none: a command on the console.
    pub made_by: Option<AccountId>,
}

/// An account whose present password was set through a link that somebody else made.
#[derive(Debug, Clone, Queryable)]
pub struct PasswordLink {
    /// The account whose password was set.
    pub account_id: AccountId,
    /// The account of whoever made the link; none: a command on the console.
    pub made_by: Option<AccountId>,
    /// When the link was made.
    pub made_at: NaiveDateTime,
}

/// A session.
#[derive(Debug, Clone, Queryable)]
pub struct Session {
    /// Hash of the cookie.
    pub token_hash: String,
    /// The account that is logged in.
    pub account_id: AccountId,
    /// Log-in.
    pub created_at: NaiveDateTime,
    /// Last seen (to some minutes).
    pub seen_at: NaiveDateTime,
    /// The browser.
    pub browser: Browser,
    /// The system that it runs on.
    pub system: System,
    /// The network that it was last seen in.
    pub network: String,
    /// When the second factor was last proved in it.
    pub proved_at: Option<NaiveDateTime>,
}

impl Session {
    /// The device of the session: its browser and operating system.
    pub fn device(&self) -> Device {
        Device { browser: self.browser, system: self.system }
    }
}

/// Attempts to log in that have failed, or whose outcome nobody knows yet.
#[derive(Debug, Clone, Queryable)]
pub struct Failures {
    /// What they are counted for, in the words of the office.
    pub subject: String,
    /// How many in a row.
    pub failures: i32,
    /// The last one.
    pub last_at: NaiveDateTime,
    /// No log-in before.
    pub blocked_until: Option<NaiveDateTime>,
}

/// The moments before which something is over.
#[derive(Debug, Clone, Copy)]
pub struct Over {
    /// Of sessions that began before.
    pub created_before: NaiveDateTime,
    /// Of sessions that were used last before.
    pub seen_before: NaiveDateTime,
    /// Of failed log-ins before.
    pub failed_before: NaiveDateTime,
}

/// Every account with its roles, by name.
pub fn list(conn: &mut Conn) -> Result<Vec<(Account, Vec<RoleRow>)>, DbError> {
    let people: Vec<Account> = accounts::table.order((accounts::name, accounts::id)).load(conn)?;
    let all: Vec<RoleRow> = roles::table.order(roles::id).load(conn)?;
    Ok(people
        .into_iter()
        .map(|a| {
            let own = all.iter().filter(|r| r.account_id == a.id).cloned().collect();
            (a, own)
        })
        .collect())
}

/// An account by id.
pub fn find(conn: &mut Conn, id: AccountId) -> Result<Option<Account>, DbError> {
    Ok(accounts::table.filter(accounts::id.eq(id)).first(conn).optional()?)
}

/// An account by log-in.
pub fn find_by_login(conn: &mut Conn, login: &str) -> Result<Option<Account>, DbError> {
    Ok(accounts::table.filter(accounts::login.eq(login)).first(conn).optional()?)
}

/// Whether there is any account at all.
pub fn any(conn: &mut Conn) -> Result<bool, DbError> {
    let count: i64 = accounts::table.count().get_result(conn)?;
    Ok(count > 0)
}

/// An account as it is now, which nobody else changes until this transaction has ended: whoever has just changed it is waited for. Who only
/// refers to it, as every signature does, is not.
pub fn keep(conn: &mut Conn, id: AccountId) -> Result<Option<Account>, DbError> {
    // On SQLite one writes at a time.
    if let Conn::Postgres(c) = conn {
        let row = accounts::table.filter(accounts::id.eq(id)).select(accounts::id).for_no_key_update();
        diesel::RunQueryDsl::first::<AccountId>(row, c).optional().map_err(super::backend::locks::busy)?;
    }
    find(conn, id)
}

/// Whoever writes in a federation changes accounts or roles only after this: others who do so wait until that is over.
pub fn hold(conn: &mut Conn) -> Result<(), DbError> {
    super::backend::locks::hold_accounts(conn)
}

/// Makes an account without a password.
pub fn add(conn: &mut Conn, login: &str, name: &str, now: NaiveDateTime) -> Result<AccountId, DbError> {
    Ok(diesel::insert_into(accounts::table)
        .values((accounts::login.eq(login), accounts::name.eq(name), accounts::created_at.eq(now)))
        .returning(accounts::id)
        .get_result(conn)?)
}

/// Sets the name.
pub fn update_name(conn: &mut Conn, id: AccountId, name: &str) -> Result<(), DbError> {
    diesel::update(accounts::table.filter(accounts::id.eq(id))).set(accounts::name.eq(name)).execute(conn)?;
    Ok(())
}

/// Sets the password hash.
pub fn update_password(conn: &mut Conn, id: AccountId, hash: &str) -> Result<(), DbError> {
    diesel::update(accounts::table.filter(accounts::id.eq(id))).set(accounts::password.eq(hash)).execute(conn)?;
    Ok(())
}

/// Locks or unlocks an account.
pub fn update_disabled(conn: &mut Conn, id: AccountId, disabled: bool) -> Result<(), DbError> {
    diesel::update(accounts::table.filter(accounts::id.eq(id))).set(accounts::disabled.eq(disabled)).execute(conn)?;
    Ok(())
}

/// Sets the e-mail addresses: the confirmed one and the one that waits to be confirmed.
pub fn update_mail(conn: &mut Conn, id: AccountId, confirmed: Option<&str>, pending: Option<&str>) -> Result<(), DbError> {
    diesel::update(accounts::table.filter(accounts::id.eq(id)))
        .set((accounts::mail.eq(confirmed), accounts::mail_pending.eq(pending)))
        .execute(conn)?;
    Ok(())
}

/// Sets whether notices are wanted, and in which language.
pub fn update_notices(conn: &mut Conn, id: AccountId, wanted: bool, language: Language) -> Result<(), DbError> {
    diesel::update(accounts::table.filter(accounts::id.eq(id)))
        .set((accounts::notices.eq(wanted), accounts::language.eq(language)))
        .execute(conn)?;
    Ok(())
}

/// Roles of an account.
pub fn roles(conn: &mut Conn, id: AccountId) -> Result<Vec<RoleRow>, DbError> {
    Ok(roles::table.filter(roles::account_id.eq(id)).order(roles::id).load(conn)?)
}

/// Accounts with a role in a federation.
pub fn officers(conn: &mut Conn, federation: FederationId) -> Result<Vec<(Account, RoleRow)>, DbError> {
    Ok(roles::table
        .inner_join(accounts::table.on(roles::account_id.eq(accounts::id)))
        .filter(roles::federation_id.eq(federation))
        .order((accounts::name, roles::id))
        .select((accounts::all_columns, roles::all_columns))
        .load(conn)?)
}

/// Appoints.
pub fn add_role(
    conn: &mut Conn,
    account: AccountId,
    federation: Option<FederationId>,
    role: Role,
    club: Option<ClubId>,
) -> Result<(), DbError> {
    diesel::insert_into(roles::table)
        .values((roles::account_id.eq(account), roles::federation_id.eq(federation), roles::role.eq(role), roles::club_id.eq(club)))
        .execute(conn)?;
    Ok(())
}

/// Takes a role back.
pub fn remove_role(conn: &mut Conn, id: i64) -> Result<(), DbError> {
    diesel::delete(roles::table.filter(roles::id.eq(id))).execute(conn)?;
    Ok(())
}

/// Ends the unused links of an account that have this purpose.
pub fn end_links(conn: &mut Conn, account: AccountId, purpose: Purpose, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(links::table.filter(links::account_id.eq(account)).filter(links::purpose.eq(purpose)).filter(links::used_at.is_null()))
        .set(links::expires_at.eq(now))
        .execute(conn)?;
    Ok(())
}

/// Makes a one-time link.
pub fn add_link(conn: &mut Conn, link: &Link) -> Result<(), DbError> {
    diesel::insert_into(links::table)
        .values((
            links::token_hash.eq(&link.token_hash),
            links::purpose.eq(link.purpose),
            links::account_id.eq(link.account_id),
            links::created_at.eq(link.created_at),
            links::expires_at.eq(link.expires_at),
            links::mail.eq(link.mail.as_deref()),
            links::made_by.eq(link.made_by),
        ))
        .execute(conn)?;
    Ok(())
}

/// A link by the hash of its token.
pub fn find_link(conn: &mut Conn, token_hash: &str) -> Result<Option<Link>, DbError> {
    Ok(links::table.filter(links::token_hash.eq(token_hash)).first(conn).optional()?)
}

/// Notes that a link was used.
pub fn use_link(conn: &mut Conn, token_hash: &str, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(links::table.filter(links::token_hash.eq(token_hash))).set(links::used_at.eq(now)).execute(conn)?;
    Ok(())
}

/// The link that somebody else made and through which the present password of an account was set, if there was one.
pub fn password_link(conn: &mut Conn, account: AccountId) -> Result<Option<PasswordLink>, DbError> {
    Ok(password_links::table.filter(password_links::account_id.eq(account)).first(conn).optional()?)
}

/// Every account whose present password was set through a link of somebody else.
pub fn password_links(conn: &mut Conn) -> Result<Vec<PasswordLink>, DbError> {
    Ok(password_links::table.order(password_links::account_id).load(conn)?)
}

/// Notes through whose link the present password of an account was set; none: the person set it.
pub fn set_password_link(conn: &mut Conn, account: AccountId, link: Option<&Link>) -> Result<(), DbError> {
    diesel::delete(password_links::table.filter(password_links::account_id.eq(account))).execute(conn)?;
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

/// A session with its account.
pub fn find_session(conn: &mut Conn, token_hash: &str) -> Result<Option<(Session, Account)>, DbError> {
    Ok(sessions::table
        .inner_join(accounts::table.on(sessions::account_id.eq(accounts::id)))
        .filter(sessions::token_hash.eq(token_hash))
        .select((sessions::all_columns, accounts::all_columns))
        .first(conn)
        .optional()?)
}

/// Sessions of an account, newest first.
pub fn sessions(conn: &mut Conn, account: AccountId) -> Result<Vec<Session>, DbError> {
    Ok(sessions::table.filter(sessions::account_id.eq(account)).order(sessions::seen_at.desc()).load(conn)?)
}

/// Begins a session.
pub fn add_session(conn: &mut Conn, token_hash: &str, account: AccountId, source: &Source, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::insert_into(sessions::table)
        .values((
            sessions::token_hash.eq(token_hash),
            sessions::account_id.eq(account),
            sessions::created_at.eq(now),
            sessions::seen_at.eq(now),
            sessions::browser.eq(source.device.browser),
            sessions::system.eq(source.device.system),
            sessions::network.eq(&source.network),
        ))
        .execute(conn)?;
    Ok(())
}

/// Notes that a session is alive, and in which network.
pub fn touch_session(conn: &mut Conn, token_hash: &str, network: &str, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(sessions::table.filter(sessions::token_hash.eq(token_hash)))
        .set((sessions::seen_at.eq(now), sessions::network.eq(network)))
        .execute(conn)?;
    Ok(())
}

/// A session goes on under another token.
pub fn rename_session(conn: &mut Conn, token_hash: &str, new_hash: &str) -> Result<(), DbError> {
    diesel::update(sessions::table.filter(sessions::token_hash.eq(token_hash))).set(sessions::token_hash.eq(new_hash)).execute(conn)?;
    Ok(())
}

/// Ends a session.
pub fn remove_session(conn: &mut Conn, token_hash: &str) -> Result<(), DbError> {
    diesel::delete(sessions::table.filter(sessions::token_hash.eq(token_hash))).execute(conn)?;
    Ok(())
}

/// Ends every session of an account, and every log-in that waits for its second factor; returns how many sessions.
pub fn remove_sessions(conn: &mut Conn, account: AccountId) -> Result<usize, DbError> {
    super::factors::remove_half_sessions(conn, account)?;
    Ok(diesel::delete(sessions::table.filter(sessions::account_id.eq(account))).execute(conn)?)
}

/// Whether there are sessions that have ended by themselves, or failed log-ins of before a moment.
pub fn is_sweeping_due(conn: &mut Conn, over: &Over) -> Result<bool, DbError> {
    let ended: i64 = sessions::table
        .filter(sessions::created_at.lt(over.created_before).or(sessions::seen_at.lt(over.seen_before)))
        .count()
        .get_result(conn)?;
    let failed: i64 = login_failures::table.filter(login_failures::last_at.lt(over.failed_before)).count().get_result(conn)?;
    Ok(ended + failed + presses::count_before(conn, over.failed_before)? > 0)
}

/// Ends sessions that nobody can use any more, and forgets old failures; returns how many rows that were.
pub fn sweep(conn: &mut Conn, over: &Over) -> Result<usize, DbError> {
    let ended =
        diesel::delete(sessions::table.filter(sessions::created_at.lt(over.created_before).or(sessions::seen_at.lt(over.seen_before))))
            .execute(conn)?;
    let failed = diesel::delete(login_failures::table.filter(login_failures::last_at.lt(over.failed_before))).execute(conn)?;
    presses::forget_before(conn, over.failed_before)?;
    Ok(ended + failed)
}

/// Failed log-ins of a subject.
pub fn failures(conn: &mut Conn, subject: &str) -> Result<Option<Failures>, DbError> {
    Ok(login_failures::table.filter(login_failures::subject.eq(subject)).first(conn).optional()?)
}

/// Stores the failed log-ins of a subject.
pub fn set_failures(
    conn: &mut Conn,
    subject: &str,
    count: i32,
    now: NaiveDateTime,
    blocked_until: Option<NaiveDateTime>,
) -> Result<(), DbError> {
    let told = (login_failures::failures.eq(count), login_failures::last_at.eq(now), login_failures::blocked_until.eq(blocked_until));
    // In its place: whoever forgives the account meanwhile finds the row.
    if diesel::update(login_failures::table.filter(login_failures::subject.eq(subject))).set(told).execute(conn)? == 0 {
        diesel::insert_into(login_failures::table).values((login_failures::subject.eq(subject), told)).execute(conn)?;
    }
    Ok(())
}

/// Forgets the failed log-ins of a subject.
pub fn clear_failures(conn: &mut Conn, subject: &str) -> Result<(), DbError> {
    diesel::delete(login_failures::table.filter(login_failures::subject.eq(subject))).execute(conn)?;
    Ok(())
}

/// Forgets the failed log-ins of every subject that begins like this.
pub fn clear_failures_beginning(conn: &mut Conn, subject: &str) -> Result<(), DbError> {
    diesel::delete(login_failures::table.filter(login_failures::subject.like(format!("{subject}%")))).execute(conn)?;
    Ok(())
}

/// How a federation is called beside a role.
#[derive(Debug, Clone, Queryable)]
pub struct FederationName {
    /// The federation.
    pub id: FederationId,
    /// Its slug.
    pub slug: String,
    /// Its name.
    pub name: String,
}

/// The federations by name, for showing roles.
pub fn federation_names(conn: &mut Conn) -> Result<Vec<FederationName>, DbError> {
    Ok(federations::table.select((federations::id, federations::slug, federations::name)).order(federations::name).load(conn)?)
}
