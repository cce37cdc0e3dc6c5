//! Presses of buttons whose acts were done, kept for as long as a page may stay open: the same press sent again does nothing.

use chrono::NaiveDateTime;

use super::run::prelude::*;
use super::schema::presses;
use super::{Conn, DbError};

/// Where the act of a press has led, if it was done; empty: nowhere in particular.
pub fn done(conn: &mut Conn, press: &str) -> Result<Option<String>, DbError> {
    Ok(presses::table.filter(presses::press.eq(press)).select(presses::leads).first(conn).optional()?)
}

/// Notes that the act of a press is done, and where it leads.
pub fn note(conn: &mut Conn, press: &str, leads: &str, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::insert_into(presses::table).values((presses::press.eq(press), presses::at.eq(now), presses::leads.eq(leads))).execute(conn)?;
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
