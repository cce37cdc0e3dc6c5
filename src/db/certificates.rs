//! Certificates and extracts: requests, issued documents, and the keys that sign them.

use chrono::{NaiveDate, NaiveDateTime};

use super::erased_query::prelude::*;
use super::schema::{certificates, signing_keys};
use super::words::Blank;
use super::{CertificateId, Conn, DbError, FederationId, KeyId, PlayerId};
use crate::domain::certificate::{Kind, Stage};
use crate::domain::language::Language;
use crate::domain::tournament::Pool;
use crate::words::Stored;

/// A request for a certificate.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable)]
#[diesel(table_name = certificates, treat_none_as_default_value = false)]
pub struct Request {
    /// The federation that issues.
    pub federation_id: FederationId,
    /// The certified player.
    pub player_id: PlayerId,
    /// The kind of certificate.
    #[diesel(serialize_as = Stored<Kind>)]
    pub kind: Kind,
    /// Stage of the request.
    #[diesel(serialize_as = Stored<Stage>)]
    pub stage: Stage,
    /// Language of the document.
    #[diesel(serialize_as = Stored<Language>)]
    pub language: Language,
    /// The day of an extract.
    pub on_day: Option<NaiveDate>,
    /// The pool of an extract; `None` if the rules have no pools.
    #[diesel(deserialize_as = Blank<Pool>, serialize_as = Blank<Pool>)]
    pub pool: Option<Pool>,
    /// The applicant has no account.
    pub anonymous: bool,
    /// Name of the applicant.
    pub asked_by: String,
    /// Contact details of the applicant, for the commission only.
    pub contact: String,
    /// Agreed delivery and payment.
    pub delivery: String,
    /// Time of the request (UTC).
    pub requested_at: NaiveDateTime,
}

/// A request together with its outcome.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable)]
pub struct Certificate {
    /// Primary key.
    pub id: CertificateId,
    /// The fields of the request.
    #[diesel(embed)]
    pub request: Request,
    /// Number in the federation; `None` before the issue.
    pub number: Option<i32>,
    /// Code of the public page; `None` before the issue.
    pub code: Option<String>,
    /// Certified facts, JSON.
    pub facts: Option<String>,
    /// The signed text.
    pub statement: Option<String>,
    /// The signature in hexadecimal.
    pub signature: Option<String>,
    /// The key of the signature.
    pub key_id: Option<KeyId>,
    /// Time of the issue (UTC).
    pub issued_at: Option<NaiveDateTime>,
    /// Name of the person who issued it.
    pub issued_by: String,
    /// Time of the refusal or revocation (UTC).
    pub ended_at: Option<NaiveDateTime>,
    /// Reason for the refusal or revocation.
    pub reason: String,
}

/// The fields that an issue adds to a request.
#[derive(Debug, Clone, AsChangeset)]
#[diesel(table_name = certificates)]
pub struct Issued {
    /// The new stage.
    #[diesel(serialize_as = Stored<Stage>)]
    pub stage: Stage,
    /// Number in the federation.
    pub number: i32,
    /// Code of the public page.
    pub code: String,
    /// Certified facts, JSON.
    pub facts: String,
    /// The signed text.
    pub statement: String,
    /// The signature in hexadecimal.
    pub signature: String,
    /// The key of the signature.
    pub key_id: KeyId,
    /// Time of the issue (UTC).
    pub issued_at: NaiveDateTime,
    /// Name of the person who issued it.
    pub issued_by: String,
}

/// A key pair without its secret half, which no page needs: see [`load_secret`].
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = signing_keys)]
pub struct Key {
    /// Primary key.
    pub id: KeyId,
    /// The federation that signs with it.
    pub federation_id: FederationId,
    /// Public half in hexadecimal.
    pub public: String,
    /// Time of creation (UTC).
    pub created_at: NaiveDateTime,
    /// Time from which the key signs no more.
    pub retired_at: Option<NaiveDateTime>,
    /// Time of the revocation (UTC).
    pub revoked_at: Option<NaiveDateTime>,
    /// First day from which its signatures are invalid.
    pub revoked_from: Option<NaiveDate>,
    /// Reason for the revocation.
    pub reason: String,
}

/// Inserts a request.
pub fn add(conn: &mut Conn, request: &Request) -> Result<CertificateId, DbError> {
    Ok(diesel::insert_into(certificates::table)
        .values(request.clone())
        .returning(certificates::id)
        .get_result(conn)?)
}

/// Finds a request or certificate of this federation.
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

/// Finds the issued document with this code, of any federation.
pub fn find_by_code(conn: &mut Conn, code: &str) -> Result<Option<Certificate>, DbError> {
    Ok(certificates::table
        .filter(certificates::code.eq(code))
        .select(Certificate::as_select())
        .first(conn)
        .optional()?)
}

/// Loads a page of a federation's requests and certificates at one stage, newest first, and counts
/// all of them.
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

/// Number of open requests from applicants without an account.
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

/// Number of requests or certificates at a stage.
pub fn count(conn: &mut Conn, federation: FederationId, stage: Stage) -> Result<i64, DbError> {
    use certificates as c;
    Ok(c::table
        .filter(c::federation_id.eq(federation))
        .filter(c::stage.eq(Stored(stage)))
        .count()
        .get_result(conn)?)
}

/// Loads the requests and certificates of a player, newest first.
pub fn of_player(conn: &mut Conn, player: PlayerId) -> Result<Vec<Certificate>, DbError> {
    use certificates as c;
    Ok(c::table
        .filter(c::player_id.eq(player))
        .order(c::id.desc())
        .select(Certificate::as_select())
        .load(conn)?)
}

/// Loads the certificates of these players that are issued and not revoked.
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

/// Loads certificates by id, ordered by number.
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

/// Loads the valid rank certificates of a federation: player and certified facts.
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

/// Loads the documents issued from `from` until before `to` (UTC), by number.
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

/// Loads the documents with a higher number, by number, including revoked ones.
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

/// The next free number of a federation.
pub fn next_number(conn: &mut Conn, federation: FederationId) -> Result<i32, DbError> {
    use certificates as c;
    let last: Option<i32> = c::table
        .filter(c::federation_id.eq(federation))
        .select(diesel::dsl::max(c::number))
        .first(conn)?;
    Ok(last.unwrap_or(0) + 1)
}

/// Turns a request into an issued certificate.
pub fn mark_issued(conn: &mut Conn, id: CertificateId, issued: &Issued) -> Result<(), DbError> {
    diesel::update(certificates::table.filter(certificates::id.eq(id)))
        .set(issued.clone())
        .execute(conn)?;
    Ok(())
}

/// Refuses a request or revokes a certificate.
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

/// Loads the keys of a federation, newest first.
pub fn load_keys(conn: &mut Conn, federation: FederationId) -> Result<Vec<Key>, DbError> {
    Ok(signing_keys::table
        .filter(signing_keys::federation_id.eq(federation))
        .order(signing_keys::id.desc())
        .select(Key::as_select())
        .load(conn)?)
}

/// Loads the keys of all federations.
pub fn all_keys(conn: &mut Conn) -> Result<Vec<Key>, DbError> {
    Ok(signing_keys::table
        .order(signing_keys::id)
        .select(Key::as_select())
        .load(conn)?)
}

/// The secret half of a key, in hexadecimal or encrypted. It must never be shown or logged.
pub fn load_secret(conn: &mut Conn, id: KeyId) -> Result<String, DbError> {
    Ok(signing_keys::table
        .filter(signing_keys::id.eq(id))
        .select(signing_keys::secret)
        .first(conn)?)
}

/// Retires a key: it signs no more.
pub fn retire_key(conn: &mut Conn, id: KeyId, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(signing_keys::table.filter(signing_keys::id.eq(id)))
        .set(signing_keys::retired_at.eq(now))
        .execute(conn)?;
    Ok(())
}

/// Revokes a key: its signatures from a day on are invalid.
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

/// Replaces the stored form of a key's secret half.
pub fn update_secret(conn: &mut Conn, id: KeyId, secret: &str) -> Result<(), DbError> {
    diesel::update(signing_keys::table.filter(signing_keys::id.eq(id)))
        .set(signing_keys::secret.eq(secret))
        .execute(conn)?;
    Ok(())
}

/// Inserts a key.
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

/// Erases the certified facts and contact details of a forgotten player; the numbers stay. Issued
/// certificates are revoked, requests refused.
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
