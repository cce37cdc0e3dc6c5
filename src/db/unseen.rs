//! Links and codes that are shown once, kept until whoever has seen them confirms it.

use chrono::NaiveDateTime;

use super::run::prelude::*;
use super::schema::unseen;
use super::{AccountId, Conn, DbError};

/// Something kept, sealed with what only a browser knows.
#[derive(Debug, Clone, Queryable, Insertable)]
#[diesel(table_name = unseen)]
pub struct Kept {
    /// The hash of the token that the browser has.
    pub token_hash: String,
    /// The account that it is kept for.
    pub account_id: AccountId,
    /// What it is, sealed.
    pub sealed: String,
    /// When it was stored (UTC).
    pub at: NaiveDateTime,
}

/// Keeps something.
pub fn add(conn: &mut Conn, kept: &Kept) -> Result<(), DbError> {
    diesel::insert_into(unseen::table).values(kept.clone()).execute(conn)?;
    Ok(())
}

/// What an account keeps under these hashes, oldest first.
pub fn find(conn: &mut Conn, account: AccountId, hashes: &[String]) -> Result<Vec<Kept>, DbError> {
    Ok(unseen::table
        .filter(unseen::account_id.eq(account))
        .filter(unseen::token_hash.eq_any(hashes))
        .order((unseen::at, unseen::token_hash))
        .load(conn)?)
}

/// Removes what an account keeps under a hash.
pub fn remove(conn: &mut Conn, account: AccountId, hash: &str) -> Result<(), DbError> {
    diesel::delete(unseen::table.filter(unseen::account_id.eq(account)).filter(unseen::token_hash.eq(hash))).execute(conn)?;
    Ok(())
}

/// Removes what is kept since before a moment.
pub fn remove_before(conn: &mut Conn, moment: NaiveDateTime) -> Result<(), DbError> {
    diesel::delete(unseen::table.filter(unseen::at.lt(moment))).execute(conn)?;
    Ok(())
}
