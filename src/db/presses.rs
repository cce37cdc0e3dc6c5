//! Buttons whose acts were done, for as long as a page stays open anywhere: the same press sent again does nothing twice.

use chrono::NaiveDateTime;

use super::run::prelude::*;
use super::schema::presses;
use super::{Conn, DbError};

/// Whether the act of a press was done.
pub fn is_done(conn: &mut Conn, press: &str) -> Result<bool, DbError> {
    Ok(presses::table.filter(presses::press.eq(press)).select(presses::press).first::<String>(conn).optional()?.is_some())
}

/// Notes that the act of a press is done.
pub fn note(conn: &mut Conn, press: &str, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::insert_into(presses::table).values((presses::press.eq(press), presses::at.eq(now))).execute(conn)?;
    Ok(())
}

/// How many were noted before a moment.
pub(super) fn count_before(conn: &mut Conn, before: NaiveDateTime) -> Result<i64, DbError> {
    Ok(presses::table.filter(presses::at.lt(before)).count().get_result(conn)?)
}

/// Forgets those.
pub(super) fn forget_before(conn: &mut Conn, before: NaiveDateTime) -> Result<usize, DbError> {
    Ok(diesel::delete(presses::table.filter(presses::at.lt(before))).execute(conn)?)
}
