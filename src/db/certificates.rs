//! Certificates and extracts: requests, issued documents, and the keys that sign them.

use chrono::{NaiveDate, NaiveDateTime};

use super::erased_query::prelude::*;
use super::schema::{certificates, signing_keys};
use super::words::EmptyAsNone;
use super::{CertificateId, Conn, DbError, FederationId, KeyId, PlayerId};
use crate::domain::certificate::{Kind, Stage};
use crate::domain::language::Language;
use crate::domain::tournament::Pool;
use crate::words::Stored;

#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable)]
#[diesel(table_name = certificates, treat_none_as_default_value = false)]
pub struct Request {
    pub federation_id: FederationId,
    pub player_id: PlayerId,
    #[diesel(serialize_as = Stored<Kind>)]
    pub kind: Kind,
    #[diesel(serialize_as = Stored<Stage>)]
    pub stage: Stage,
    #[diesel(serialize_as = Stored<Language>)]
    pub language: Language,
    /// The day of an extract.
    pub on_day: Option<NaiveDate>,
    /// The pool of an extract; `None` if the rules have no pools.
    #[diesel(deserialize_as = EmptyAsNone<Pool>, serialize_as = EmptyAsNone<Pool>)]
    pub pool: Option<Pool>,
    /// The applicant has no account.
    pub anonymous: bool,
    pub asked_by: String,
    /// For the commission only.
    pub contact: String,
    /// Agreed delivery and payment.
    pub delivery: String,
    pub requested_at: NaiveDateTime,
}

#[derive(Debug, Clone, PartialEq, Queryable, Selectable)]
pub struct Certificate {
    pub id: CertificateId,
    #[diesel(embed)]
    pub request: Request,
    /// `None` before the issue.
    pub number: Option<i32>,
    /// Code of the public page; `None` before the issue.
    pub code: Option<String>,
    /// JSON.
    pub facts: Option<String>,
    /// The signed text.
    pub statement: Option<String>,
    /// In hexadecimal.
    pub signature: Option<String>,
    pub key_id: Option<KeyId>,
    pub issued_at: Option<NaiveDateTime>,
    pub issued_by: String,
    /// Time of the refusal or revocation; `reason` explains it.
    pub ended_at: Option<NaiveDateTime>,
    pub reason: String,
}

/// The fields that an issue adds to a request.
#[derive(Debug, Clone, AsChangeset)]
#[diesel(table_name = certificates)]
pub struct Issued {
    #[diesel(serialize_as = Stored<Stage>)]
    pub stage: Stage,
    pub number: i32,
    pub code: String,
    pub facts: String,
    pub statement: String,
    pub signature: String,
    pub key_id: KeyId,
    pub issued_at: NaiveDateTime,
    pub issued_by: String,
}

/// No page needs the secret half: see [`load_secret`].
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = signing_keys)]
pub struct Key {
    pub id: KeyId,
    pub federation_id: FederationId,
    /// In hexadecimal.
    pub public: String,
    pub created_at: NaiveDateTime,
    /// The key signs no more from this time on.
    pub retired_at: Option<NaiveDateTime>,
    pub revoked_at: Option<NaiveDateTime>,
    /// First day from which the signatures of the key are invalid.
    pub revoked_from: Option<NaiveDate>,
    pub reason: String,
}

pub fn add(conn: &mut Conn, request: &Request) -> Result<CertificateId, DbError> {
    Ok(diesel::insert_into(certificates::table)
        .values(request.clone())
        .returning(certificates::id)
        .get_result(conn)?)
}

pub fn find(
    conn: &mut Conn,
    federation: FederationId,
    id: CertificateId,
) -> Result<Option<Certificate>, DbError> {
    use certificates as c;
    let own = c::table
        .filter(c::federation_id.eq(federation))
        .filter(c::id.eq(id));
    Ok(own
        .select(Certificate::as_select())
        .first(conn)
        .optional()?)
}

/// Finds a document of any federation.
pub fn find_by_code(conn: &mut Conn, code: &str) -> Result<Option<Certificate>, DbError> {
    Ok(certificates::table
        .filter(certificates::code.eq(code))
        .select(Certificate::as_select())
        .first(conn)
        .optional()?)
}

/// Newest first, with the number of all.
pub fn load_page(
    conn: &mut Conn,
    federation: FederationId,
    stage: Stage,
    offset: i64,
    limit: i64,
) -> Result<(Vec<Certificate>, i64), DbError> {
    use certificates as c;
    let rows = c::table
        .filter(c::federation_id.eq(federation))
        .filter(c::stage.eq(Stored(stage)))
        .order(c::id.desc())
        .offset(offset)
        .limit(limit)
        .select(Certificate::as_select())
        .load(conn)?;
    let count = c::table
        .filter(c::federation_id.eq(federation))
        .filter(c::stage.eq(Stored(stage)))
        .count()
        .get_result(conn)?;
    Ok((rows, count))
}

/// Counts open requests from applicants without an account.
pub fn count_anonymous(conn: &mut Conn, federation: FederationId) -> Result<i64, DbError> {
    use certificates as c;
    let open = c::table
        .filter(c::federation_id.eq(federation))
        .filter(c::stage.eq(Stored(Stage::Requested)));
    Ok(open
        .filter(c::anonymous.eq(true))
        .count()
        .get_result(conn)?)
}

pub fn count(conn: &mut Conn, federation: FederationId, stage: Stage) -> Result<i64, DbError> {
    use certificates as c;
    Ok(c::table
        .filter(c::federation_id.eq(federation))
        .filter(c::stage.eq(Stored(stage)))
        .count()
        .get_result(conn)?)
}

pub fn of_player(conn: &mut Conn, player: PlayerId) -> Result<Vec<Certificate>, DbError> {
    use certificates as c;
    Ok(c::table
        .filter(c::player_id.eq(player))
        .order(c::id.desc())
        .select(Certificate::as_select())
        .load(conn)?)
}

/// Leaves out revoked certificates.
pub fn issued_of(conn: &mut Conn, players: &[PlayerId]) -> Result<Vec<Certificate>, DbError> {
    use certificates as c;
    let mut found = Vec::new();
    for part in players.chunks(super::BATCH) {
        let own = c::table
            .filter(c::player_id.eq_any(part))
            .filter(c::stage.eq(Stored(Stage::Issued)));
        found.extend(own.select(Certificate::as_select()).load(conn)?);
    }
    Ok(found)
}

pub fn find_many(conn: &mut Conn, ids: &[CertificateId]) -> Result<Vec<Certificate>, DbError> {
    let mut found = Vec::new();
    for part in ids.chunks(super::BATCH) {
        let own = certificates::table
            .filter(certificates::id.eq_any(part))
            .order(certificates::number);
        found.extend(own.select(Certificate::as_select()).load(conn)?);
    }
    Ok(found)
}

/// Player and certified facts of the valid rank certificates.
pub fn valid_ranks(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<Vec<(PlayerId, Option<String>)>, DbError> {
    use certificates as c;
    Ok(c::table
        .filter(c::federation_id.eq(federation))
        .filter(c::stage.eq(Stored(Stage::Issued)))
        .filter(c::kind.eq(Stored(Kind::Rank)))
        .select((c::player_id, c::facts))
        .load(conn)?)
}

/// Documents issued from `from` until before `to` (UTC).
pub fn issued_between(
    conn: &mut Conn,
    federation: FederationId,
    from: NaiveDateTime,
    to: NaiveDateTime,
    limit: i64,
) -> Result<Vec<Certificate>, DbError> {
    use certificates as c;
    Ok(c::table
        .filter(c::federation_id.eq(federation))
        .filter(c::stage.eq(Stored(Stage::Issued)))
        .filter(c::issued_at.ge(from))
        .filter(c::issued_at.lt(to))
        .order(c::number)
        .limit(limit)
        .select(Certificate::as_select())
        .load(conn)?)
}

/// Includes revoked documents.
pub fn load_after(
    conn: &mut Conn,
    federation: FederationId,
    number: i32,
    limit: i64,
) -> Result<Vec<Certificate>, DbError> {
    use certificates as c;
    let numbered = c::table
        .filter(c::federation_id.eq(federation))
        .filter(c::number.gt(number));
    Ok(numbered
        .order(c::number)
        .limit(limit)
        .select(Certificate::as_select())
        .load(conn)?)
}

pub fn next_number(conn: &mut Conn, federation: FederationId) -> Result<i32, DbError> {
    use certificates as c;
    let last: Option<i32> = c::table
        .filter(c::federation_id.eq(federation))
        .select(diesel::dsl::max(c::number))
        .first(conn)?;
    Ok(last.unwrap_or(0) + 1)
}

pub fn mark_issued(conn: &mut Conn, id: CertificateId, issued: &Issued) -> Result<(), DbError> {
    diesel::update(certificates::table.filter(certificates::id.eq(id)))
        .set(issued.clone())
        .execute(conn)?;
    Ok(())
}

pub fn store_end(
    conn: &mut Conn,
    id: CertificateId,
    stage: Stage,
    reason: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use certificates as c;
    diesel::update(c::table.filter(c::id.eq(id)))
        .set((
            c::stage.eq(Stored(stage)),
            c::reason.eq(reason),
            c::ended_at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

pub fn load_keys(conn: &mut Conn, federation: FederationId) -> Result<Vec<Key>, DbError> {
    Ok(signing_keys::table
        .filter(signing_keys::federation_id.eq(federation))
        .order(signing_keys::id.desc())
        .select(Key::as_select())
        .load(conn)?)
}

pub fn all_keys(conn: &mut Conn) -> Result<Vec<Key>, DbError> {
    Ok(signing_keys::table
        .order(signing_keys::id)
        .select(Key::as_select())
        .load(conn)?)
}

/// In hexadecimal or encrypted. It must never be shown or logged.
pub fn load_secret(conn: &mut Conn, id: KeyId) -> Result<String, DbError> {
    Ok(signing_keys::table
        .filter(signing_keys::id.eq(id))
        .select(signing_keys::secret)
        .first(conn)?)
}

/// The key signs no more.
pub fn retire_key(conn: &mut Conn, id: KeyId, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(signing_keys::table.filter(signing_keys::id.eq(id)))
        .set(signing_keys::retired_at.eq(now))
        .execute(conn)?;
    Ok(())
}

/// The signatures of the key from a day on are invalid.
pub fn revoke_key(
    conn: &mut Conn,
    id: KeyId,
    from: NaiveDate,
    reason: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use signing_keys as k;
    diesel::update(k::table.filter(k::id.eq(id)))
        .set((
            k::revoked_at.eq(now),
            k::revoked_from.eq(from),
            k::reason.eq(reason),
        ))
        .execute(conn)?;
    Ok(())
}

/// Replaces the stored form, not the key.
pub fn update_secret(conn: &mut Conn, id: KeyId, secret: &str) -> Result<(), DbError> {
    diesel::update(signing_keys::table.filter(signing_keys::id.eq(id)))
        .set(signing_keys::secret.eq(secret))
        .execute(conn)?;
    Ok(())
}

pub fn add_key(
    conn: &mut Conn,
    federation: FederationId,
    public: &str,
    secret: &str,
    now: NaiveDateTime,
) -> Result<KeyId, DbError> {
    use signing_keys as k;
    Ok(diesel::insert_into(k::table)
        .values((
            k::federation_id.eq(federation),
            k::public.eq(public),
            k::secret.eq(secret),
            k::created_at.eq(now),
        ))
        .returning(k::id)
        .get_result(conn)?)
}

/// Erases the certified facts and contact details; the numbers stay. Issued certificates are
/// revoked, requests refused.
pub fn forget_player(conn: &mut Conn, player: PlayerId, now: NaiveDateTime) -> Result<(), DbError> {
    use certificates as c;
    let own = || c::table.filter(c::player_id.eq(player));
    diesel::update(own().filter(c::stage.eq(Stored(Stage::Issued))))
        .set((c::stage.eq(Stored(Stage::Revoked)), c::ended_at.eq(now)))
        .execute(conn)?;
    diesel::update(own().filter(c::stage.eq(Stored(Stage::Requested))))
        .set((c::stage.eq(Stored(Stage::Refused)), c::ended_at.eq(now)))
        .execute(conn)?;
    let nothing: Option<String> = None;
    diesel::update(own())
        .set((
            c::asked_by.eq(""),
            c::contact.eq(""),
            c::delivery.eq(""),
            c::facts.eq(nothing.clone()),
            c::statement.eq(nothing.clone()),
            c::signature.eq(nothing),
        ))
        .execute(conn)?;
    Ok(())
}
