//! Second factors of accounts: TOTP, passkeys, recovery codes; and the log-ins that wait for one.

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::{
    passkeys, pending_second_factors, recovery_codes, sessions, totp, totp_setups,
};
use super::{AccountId, Conn, DbError, PasskeyId};

#[derive(Clone, Queryable)]
pub struct Totp {
    pub account_id: AccountId,
    /// In Base32 or encrypted.
    pub secret: String,
    /// Time of the first accepted code.
    pub added_at: NaiveDateTime,
    /// Time of the last accepted code after the first.
    pub used_at: Option<NaiveDateTime>,
    /// Time step of the last accepted code; no code of it or before is accepted again.
    pub last_step: i64,
}

/// A TOTP secret that awaits its first code.
#[derive(Clone, Queryable)]
pub struct Setup {
    pub account_id: AccountId,
    /// In Base32 or encrypted.
    pub secret: String,
    pub created_at: NaiveDateTime,
}

#[derive(Debug, Clone, Queryable)]
pub struct Passkey {
    pub id: PasskeyId,
    pub account_id: AccountId,
    /// Credential id of the authenticator, in URL-safe Base64.
    pub credential: String,
    /// Chosen by the owner.
    pub name: String,
    /// The public key with its counter, JSON.
    pub public: String,
    pub added_at: NaiveDateTime,
    pub used_at: Option<NaiveDateTime>,
}

/// A log-in with a correct password that still lacks its second factor.
#[derive(Debug, Clone, Queryable)]
pub struct HalfSession {
    /// Hash of the cookie.
    pub token_hash: String,
    pub account_id: AccountId,
    pub created_at: NaiveDateTime,
}

/// Recovery codes don't count: they only replace a factor.
pub fn has_factor(conn: &mut Conn, account: AccountId) -> Result<bool, DbError> {
    if find_totp(conn, account)?.is_some() {
        return Ok(true);
    }
    let count: i64 = passkeys::table
        .filter(passkeys::account_id.eq(account))
        .count()
        .get_result(conn)?;
    Ok(count > 0)
}

pub fn load_bearers(conn: &mut Conn) -> Result<Vec<AccountId>, DbError> {
    let mut all: Vec<AccountId> = totp::table.select(totp::account_id).load(conn)?;
    all.extend(
        passkeys::table
            .select(passkeys::account_id)
            .load::<AccountId>(conn)?,
    );
    all.sort_unstable();
    all.dedup();
    Ok(all)
}

pub fn find_totp(conn: &mut Conn, account: AccountId) -> Result<Option<Totp>, DbError> {
    Ok(totp::table
        .filter(totp::account_id.eq(account))
        .first(conn)
        .optional()?)
}

pub fn load_totps(conn: &mut Conn) -> Result<Vec<Totp>, DbError> {
    Ok(totp::table.order(totp::account_id).load(conn)?)
}

/// Replaces the stored form, not the secret.
pub fn update_totp_secret(
    conn: &mut Conn,
    account: AccountId,
    secret: &str,
) -> Result<(), DbError> {
    diesel::update(totp::table.filter(totp::account_id.eq(account)))
        .set(totp::secret.eq(secret))
        .execute(conn)?;
    Ok(())
}

pub fn set_totp(
    conn: &mut Conn,
    account: AccountId,
    secret: &str,
    step: i64,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    remove_totp(conn, account)?;
    let values = (
        totp::account_id.eq(account),
        totp::secret.eq(secret),
        totp::added_at.eq(now),
        totp::last_step.eq(step),
    );
    diesel::insert_into(totp::table)
        .values(values)
        .execute(conn)?;
    Ok(())
}

pub fn use_totp(
    conn: &mut Conn,
    account: AccountId,
    step: i64,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    diesel::update(totp::table.filter(totp::account_id.eq(account)))
        .set((totp::last_step.eq(step), totp::used_at.eq(now)))
        .execute(conn)?;
    Ok(())
}

/// Returns true if there was a secret.
pub fn remove_totp(conn: &mut Conn, account: AccountId) -> Result<bool, DbError> {
    Ok(diesel::delete(totp::table.filter(totp::account_id.eq(account))).execute(conn)? > 0)
}

pub fn find_setup(conn: &mut Conn, account: AccountId) -> Result<Option<Setup>, DbError> {
    Ok(totp_setups::table
        .filter(totp_setups::account_id.eq(account))
        .first(conn)
        .optional()?)
}

pub fn set_setup(
    conn: &mut Conn,
    account: AccountId,
    secret: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use totp_setups as s;
    remove_setup(conn, account)?;
    diesel::insert_into(s::table)
        .values((
            s::account_id.eq(account),
            s::secret.eq(secret),
            s::created_at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

pub fn remove_setup(conn: &mut Conn, account: AccountId) -> Result<(), DbError> {
    diesel::delete(totp_setups::table.filter(totp_setups::account_id.eq(account))).execute(conn)?;
    Ok(())
}

pub fn load_passkeys(conn: &mut Conn, account: AccountId) -> Result<Vec<Passkey>, DbError> {
    Ok(passkeys::table
        .filter(passkeys::account_id.eq(account))
        .order(passkeys::id)
        .load(conn)?)
}

pub fn find_passkey(conn: &mut Conn, credential: &str) -> Result<Option<Passkey>, DbError> {
    Ok(passkeys::table
        .filter(passkeys::credential.eq(credential))
        .first(conn)
        .optional()?)
}

pub struct NewPasskey<'a> {
    pub account: AccountId,
    pub credential: &'a str,
    pub name: &'a str,
    pub public: &'a str,
}

pub fn add_passkey(
    conn: &mut Conn,
    new: &NewPasskey<'_>,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use passkeys as p;
    diesel::insert_into(p::table)
        .values((
            p::account_id.eq(new.account),
            p::credential.eq(new.credential),
            p::name.eq(new.name),
            p::public.eq(new.public),
            p::added_at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

/// `public` holds the changed counter.
pub fn use_passkey(
    conn: &mut Conn,
    id: PasskeyId,
    public: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use passkeys as p;
    diesel::update(p::table.filter(p::id.eq(id)))
        .set((p::public.eq(public), p::used_at.eq(now)))
        .execute(conn)?;
    Ok(())
}

/// Returns true if the account had the passkey.
pub fn remove_passkey(conn: &mut Conn, account: AccountId, id: PasskeyId) -> Result<bool, DbError> {
    let own = passkeys::table
        .filter(passkeys::account_id.eq(account))
        .filter(passkeys::id.eq(id));
    Ok(diesel::delete(own).execute(conn)? > 0)
}

/// Returns the number of deleted passkeys.
pub fn remove_passkeys(conn: &mut Conn, account: AccountId) -> Result<usize, DbError> {
    Ok(diesel::delete(passkeys::table.filter(passkeys::account_id.eq(account))).execute(conn)?)
}

/// Replaces all earlier codes.
pub fn set_recovery_codes(
    conn: &mut Conn,
    account: AccountId,
    hashes: &[String],
) -> Result<(), DbError> {
    use recovery_codes as r;
    diesel::delete(r::table.filter(r::account_id.eq(account))).execute(conn)?;
    for hash in hashes {
        diesel::insert_into(r::table)
            .values((r::account_id.eq(account), r::code_hash.eq(hash)))
            .execute(conn)?;
    }
    Ok(())
}

pub fn recovery_codes_left(conn: &mut Conn, account: AccountId) -> Result<i64, DbError> {
    use recovery_codes as r;
    Ok(r::table
        .filter(r::account_id.eq(account))
        .filter(r::used_at.is_null())
        .count()
        .get_result(conn)?)
}

/// Returns true if there was an unused one.
pub fn use_recovery_code(
    conn: &mut Conn,
    account: AccountId,
    hash: &str,
    now: NaiveDateTime,
) -> Result<bool, DbError> {
    use recovery_codes as r;
    let unused = r::table
        .filter(r::account_id.eq(account))
        .filter(r::code_hash.eq(hash))
        .filter(r::used_at.is_null());
    Ok(diesel::update(unused)
        .set(r::used_at.eq(now))
        .execute(conn)?
        > 0)
}

/// Also deletes log-ins that began before `ended_before`.
pub fn add_half_session(
    conn: &mut Conn,
    token_hash: &str,
    account: AccountId,
    ended_before: NaiveDateTime,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use pending_second_factors as h;
    diesel::delete(h::table.filter(h::created_at.lt(ended_before))).execute(conn)?;
    diesel::insert_into(h::table)
        .values((
            h::token_hash.eq(token_hash),
            h::account_id.eq(account),
            h::created_at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

pub fn find_half_session(
    conn: &mut Conn,
    token_hash: &str,
) -> Result<Option<HalfSession>, DbError> {
    Ok(pending_second_factors::table
        .filter(pending_second_factors::token_hash.eq(token_hash))
        .first(conn)
        .optional()?)
}

pub fn remove_half_session(conn: &mut Conn, token_hash: &str) -> Result<(), DbError> {
    diesel::delete(
        pending_second_factors::table.filter(pending_second_factors::token_hash.eq(token_hash)),
    )
    .execute(conn)?;
    Ok(())
}

pub fn remove_half_sessions(conn: &mut Conn, account: AccountId) -> Result<(), DbError> {
    diesel::delete(
        pending_second_factors::table.filter(pending_second_factors::account_id.eq(account)),
    )
    .execute(conn)?;
    Ok(())
}

/// Records a proof of the second factor in a session.
pub fn set_proved(conn: &mut Conn, token_hash: &str, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(sessions::table.filter(sessions::token_hash.eq(token_hash)))
        .set(sessions::proved_at.eq(now))
        .execute(conn)?;
    Ok(())
}
