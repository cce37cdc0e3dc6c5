//! Idempotency keys of submitted forms, kept while a page may still be open: a form sent again does
//! nothing.

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::presses;
use super::{Conn, DbError};

/// The address to which the act with this key led; empty for none in particular, `None` if the act
/// wasn't done.
pub fn done(conn: &mut Conn, press: &str) -> Result<Option<String>, DbError> {
    Ok(presses::table.filter(presses::press.eq(press)).select(presses::leads).first(conn).optional()?)
}

/// Records the act with this key as done, with the address to which it leads.
pub fn note(conn: &mut Conn, press: &str, leads: &str, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::insert_into(presses::table).values((presses::press.eq(press), presses::at.eq(now), presses::leads.eq(leads))).execute(conn)?;
    Ok(())
}

/// Number of keys from before a moment.
pub(super) fn count_before(conn: &mut Conn, before: NaiveDateTime) -> Result<i64, DbError> {
    Ok(presses::table.filter(presses::at.lt(before)).count().get_result(conn)?)
}

/// Deletes the keys from before a moment.
pub(super) fn forget_before(conn: &mut Conn, before: NaiveDateTime) -> Result<usize, DbError> {
    Ok(diesel::delete(presses::table.filter(presses::at.lt(before))).execute(conn)?)
}
