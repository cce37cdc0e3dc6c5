//! Idempotency keys of submitted forms, kept while a page may still be open: a form sent again does
//! nothing.

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::idempotency_keys;
use super::{Conn, DbError};

/// Empty if the act led to no address in particular, `None` if it wasn't done.
pub fn find_location(conn: &mut Conn, key: &str) -> Result<Option<String>, DbError> {
    Ok(idempotency_keys::table
        .filter(idempotency_keys::key_hash.eq(key))
        .select(idempotency_keys::location)
        .first(conn)
        .optional()?)
}

pub fn mark_done(
    conn: &mut Conn,
    key: &str,
    location: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    diesel::insert_into(idempotency_keys::table)
        .values((
            idempotency_keys::key_hash.eq(key),
            idempotency_keys::at.eq(now),
            idempotency_keys::location.eq(location),
        ))
        .execute(conn)?;
    Ok(())
}

pub(super) fn count_before(conn: &mut Conn, before: NaiveDateTime) -> Result<i64, DbError> {
    Ok(idempotency_keys::table
        .filter(idempotency_keys::at.lt(before))
        .count()
        .get_result(conn)?)
}

pub(super) fn forget_before(conn: &mut Conn, before: NaiveDateTime) -> Result<usize, DbError> {
    Ok(
        diesel::delete(idempotency_keys::table.filter(idempotency_keys::at.lt(before)))
            .execute(conn)?,
    )
}
