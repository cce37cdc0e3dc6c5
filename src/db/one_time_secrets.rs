//! One-time secrets (links and codes shown once), kept until the user confirms having seen them.

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::one_time_secrets;
use super::{AccountId, Conn, DbError};

/// Sealed with a key that only the browser has.
#[derive(Debug, Clone, Queryable, Insertable)]
#[diesel(table_name = one_time_secrets)]
pub struct OneTimeSecret {
    /// Hash of the token that the browser has.
    pub token_hash: String,
    pub account_id: AccountId,
    pub sealed: String,
    pub at: NaiveDateTime,
}

pub fn add(conn: &mut Conn, kept: &OneTimeSecret) -> Result<(), DbError> {
    diesel::insert_into(one_time_secrets::table)
        .values(kept.clone())
        .execute(conn)?;
    Ok(())
}

pub fn find(
    conn: &mut Conn,
    account: AccountId,
    hashes: &[String],
) -> Result<Vec<OneTimeSecret>, DbError> {
    Ok(one_time_secrets::table
        .filter(one_time_secrets::account_id.eq(account))
        .filter(one_time_secrets::token_hash.eq_any(hashes))
        .order((one_time_secrets::at, one_time_secrets::token_hash))
        .load(conn)?)
}

pub fn remove(conn: &mut Conn, account: AccountId, hash: &str) -> Result<(), DbError> {
    diesel::delete(
        one_time_secrets::table
            .filter(one_time_secrets::account_id.eq(account))
            .filter(one_time_secrets::token_hash.eq(hash)),
    )
    .execute(conn)?;
    Ok(())
}

pub fn remove_before(conn: &mut Conn, moment: NaiveDateTime) -> Result<(), DbError> {
    diesel::delete(one_time_secrets::table.filter(one_time_secrets::at.lt(moment)))
        .execute(conn)?;
    Ok(())
}
