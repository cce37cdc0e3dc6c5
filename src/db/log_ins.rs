//! The log-ins of each account, accepted and refused.

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::log_ins;
use super::{AccountId, Conn, DbError};
use crate::domain::log_in::{Browser, Device, Outcome, Source, System};
use crate::words::Stored;

/// Log-ins with the same outcome within an hour, counted in one row.
#[derive(Debug, Clone, PartialEq, Queryable)]
pub struct LogIn {
    pub id: i64,
    pub account_id: AccountId,
    /// Time of the last log-in, which the row describes.
    pub at: NaiveDateTime,
    pub outcome: Outcome,
    /// Number of log-ins.
    pub times: i32,
    pub browser: Browser,
    pub system: System,
    pub network: String,
}

impl LogIn {
    pub fn source(&self) -> Source {
        Source {
            device: Device {
                browser: self.browser,
                system: self.system,
            },
            network: self.network.clone(),
        }
    }
}

pub fn load_since(
    conn: &mut Conn,
    account: AccountId,
    outcome: Outcome,
    since: NaiveDateTime,
) -> Result<Vec<LogIn>, DbError> {
    Ok(log_ins::table
        .filter(log_ins::account_id.eq(account))
        .filter(log_ins::outcome.eq(Stored(outcome)))
        .filter(log_ins::at.ge(since))
        .order(log_ins::id.desc())
        .load(conn)?)
}

pub fn load_page(
    conn: &mut Conn,
    account: AccountId,
    offset: i64,
    limit: i64,
) -> Result<Vec<LogIn>, DbError> {
    Ok(log_ins::table
        .filter(log_ins::account_id.eq(account))
        .order((log_ins::at.desc(), log_ins::id.desc()))
        .offset(offset)
        .limit(limit)
        .load(conn)?)
}

pub fn count(conn: &mut Conn, account: AccountId) -> Result<i64, DbError> {
    Ok(log_ins::table
        .filter(log_ins::account_id.eq(account))
        .count()
        .get_result(conn)?)
}

pub fn add(
    conn: &mut Conn,
    account: AccountId,
    outcome: Outcome,
    source: &Source,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    diesel::insert_into(log_ins::table)
        .values((
            log_ins::account_id.eq(account),
            log_ins::at.eq(now),
            log_ins::outcome.eq(Stored(outcome)),
            log_ins::times.eq(1),
            log_ins::browser.eq(Stored(source.device.browser)),
            log_ins::system.eq(Stored(source.device.system)),
            log_ins::network.eq(&source.network),
        ))
        .execute(conn)?;
    Ok(())
}

/// The row describes the new log-in from then on.
pub fn record_repeat(
    conn: &mut Conn,
    before: &LogIn,
    source: &Source,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    diesel::update(log_ins::table.filter(log_ins::id.eq(before.id)))
        .set((
            log_ins::at.eq(now),
            log_ins::times.eq(before.times.saturating_add(1)),
            log_ins::browser.eq(Stored(source.device.browser)),
            log_ins::system.eq(Stored(source.device.system)),
            log_ins::network.eq(&source.network),
        ))
        .execute(conn)?;
    Ok(())
}

pub fn any_before(conn: &mut Conn, before: NaiveDateTime) -> Result<bool, DbError> {
    let found: Option<i64> = log_ins::table
        .filter(log_ins::at.lt(before))
        .select(log_ins::id)
        .first(conn)
        .optional()?;
    Ok(found.is_some())
}

/// Returns the number of rows.
pub fn remove_before(conn: &mut Conn, before: NaiveDateTime) -> Result<usize, DbError> {
    Ok(diesel::delete(log_ins::table.filter(log_ins::at.lt(before))).execute(conn)?)
}
