//! The log-ins of each account, let in and refused.

use chrono::NaiveDateTime;

use super::run::prelude::*;
use super::schema::log_ins;
use super::{AccountId, Conn, DbError};
use crate::domain::log_in::{Browser, Device, Outcome, Source, System};

/// Log-ins that came to the same within an hour.
#[derive(Debug, Clone, PartialEq, Queryable)]
pub struct LogIn {
    /// Identity.
    pub id: i64,
    /// The account that was logged in to.
    pub account_id: AccountId,
    /// The last of them.
    pub at: NaiveDateTime,
    /// What came of them.
    pub outcome: Outcome,
    /// How many there were.
    pub times: i32,
    /// The browser of the last.
    pub browser: Browser,
    /// The system of the last.
    pub system: System,
    /// The network of the last.
    pub network: String,
}

impl LogIn {
    /// Where the last of them came from.
    pub fn source(&self) -> Source {
        Source { device: Device { browser: self.browser, system: self.system }, network: self.network.clone() }
    }
}

/// Those of an account with this outcome since a moment, newest first.
pub fn since(conn: &mut Conn, account: AccountId, outcome: Outcome, since: NaiveDateTime) -> Result<Vec<LogIn>, DbError> {
    Ok(log_ins::table
        .filter(log_ins::account_id.eq(account))
        .filter(log_ins::outcome.eq(outcome))
        .filter(log_ins::at.ge(since))
        .order(log_ins::id.desc())
        .load(conn)?)
}

/// A page of those of an account, newest first.
pub fn page(conn: &mut Conn, account: AccountId, offset: i64, limit: i64) -> Result<Vec<LogIn>, DbError> {
    Ok(log_ins::table
        .filter(log_ins::account_id.eq(account))
        .order((log_ins::at.desc(), log_ins::id.desc()))
        .offset(offset)
        .limit(limit)
        .load(conn)?)
}

/// How many rows an account has.
pub fn count(conn: &mut Conn, account: AccountId) -> Result<i64, DbError> {
    Ok(log_ins::table.filter(log_ins::account_id.eq(account)).count().get_result(conn)?)
}

/// Adds one.
pub fn add(conn: &mut Conn, account: AccountId, outcome: Outcome, source: &Source, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::insert_into(log_ins::table)
        .values((
            log_ins::account_id.eq(account),
            log_ins::at.eq(now),
            log_ins::outcome.eq(outcome),
            log_ins::times.eq(1),
            log_ins::browser.eq(source.device.browser),
            log_ins::system.eq(source.device.system),
            log_ins::network.eq(&source.network),
        ))
        .execute(conn)?;
    Ok(())
}

/// Counts one more; the row tells of this last one from then on.
pub fn repeat(conn: &mut Conn, before: &LogIn, source: &Source, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(log_ins::table.filter(log_ins::id.eq(before.id)))
        .set((
            log_ins::at.eq(now),
            log_ins::times.eq(before.times.saturating_add(1)),
            log_ins::browser.eq(source.device.browser),
            log_ins::system.eq(source.device.system),
            log_ins::network.eq(&source.network),
        ))
        .execute(conn)?;
    Ok(())
}

/// Whether there are any of before a moment.
pub fn any_before(conn: &mut Conn, before: NaiveDateTime) -> Result<bool, DbError> {
    let found: Option<i64> = log_ins::table.filter(log_ins::at.lt(before)).select(log_ins::id).first(conn).optional()?;
    Ok(found.is_some())
}

/// Erases those of before a moment; returns how many rows that were.
pub fn remove_before(conn: &mut Conn, before: NaiveDateTime) -> Result<usize, DbError> {
    Ok(diesel::delete(log_ins::table.filter(log_ins::at.lt(before))).execute(conn)?)
}
