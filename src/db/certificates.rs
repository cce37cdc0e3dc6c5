//! Certificates and extracts: requests, what was issued, and the keys they are signed with.

use chrono::{NaiveDate, NaiveDateTime};

use super::run::prelude::*;
use super::schema::{certificates, keys};
use super::words::Blank;
use super::{CertificateId, Conn, DbError, FederationId, KeyId, PlayerId};
use crate::domain::certificate::{Kind, Stage};
use crate::domain::language::Language;
use crate::domain::tournament::Pool;

/// A request for a certificate.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable)]
#[diesel(table_name = certificates, treat_none_as_default_value = false)]
pub struct Request {
    /// Its federation.
    pub federation_id: FederationId,
    /// The player whom it certifies.
    pub player_id: PlayerId,
    /// The kind of certificate.
    pub kind: Kind,
    /// The stage that the request has reached.
    pub stage: Stage,
    /// Language of the paper.
    pub language: Language,
    /// The day of an extract.
    pub on_day: Option<NaiveDate>,
    /// The pool of an extract; none: the rules have none.
    #[diesel(deserialize_as = Blank<Pool>, serialize_as = Blank<Pool>)]
    pub pool: Option<Pool>,
    /// Asked for by somebody without an account.
    pub anonymous: bool,
    /// The person who asks for it, by name.
    pub asked_by: String,
    /// How to reach the person who asks; for the commission only.
    pub contact: String,
    /// How it is delivered and who pays.
    pub delivery: String,
    /// When it was asked for.
    pub requested_at: NaiveDateTime,
}

/// A request and what came of it.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable)]
pub struct Certificate {
    /// Identity.
    pub id: CertificateId,
    /// What was asked for.
    #[diesel(embed)]
    pub request: Request,
    /// Number in the federation.
    pub number: Option<i32>,
    /// Code of its public page.
    pub code: Option<String>,
    /// What it says, JSON.
    pub facts: Option<String>,
    /// The text that is signed.
    pub statement: Option<String>,
    /// The signature, hexadecimal.
    pub signature: Option<String>,
    /// The key.
    pub key_id: Option<KeyId>,
    /// When it was issued.
    pub issued_at: Option<NaiveDateTime>,
    /// The person who issued it, by name.
    pub issued_by: String,
    /// When it was refused or revoked.
    pub ended_at: Option<NaiveDateTime>,
    /// Why it was refused or revoked.
    pub reason: String,
}

/// What an issued one has more than its request.
#[derive(Debug, Clone, AsChangeset)]
#[diesel(table_name = certificates)]
pub struct Issued {
    /// Stage.
    pub stage: Stage,
    /// Number.
    pub number: i32,
    /// Code.
    pub code: String,
    /// Facts, JSON.
    pub facts: String,
    /// The text that is signed.
    pub statement: String,
    /// Signature.
    pub signature: String,
    /// Key.
    pub key_id: KeyId,
    /// When it was issued (UTC).
    pub issued_at: NaiveDateTime,
    /// The person who issued it, by name.
    pub issued_by: String,
}

/// A key pair without its secret half, which pages have no business with: see [`secret`].
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = keys)]
pub struct Key {
    /// Identity.
    pub id: KeyId,
    /// Its federation.
    pub federation_id: FederationId,
    /// Public half, hexadecimal.
    pub public: String,
    /// When it was made.
    pub created_at: NaiveDateTime,
    /// Since when it signs no more.
    pub retired_at: Option<NaiveDateTime>,
    /// When it was revoked.
    pub revoked_at: Option<NaiveDateTime>,
    /// The first day of which nothing that it signed is believed.
    pub revoked_from: Option<NaiveDate>,
    /// Why it was revoked.
    pub reason: String,
}

/// Stores a request.
pub fn add(conn: &mut Conn, request: &Request) -> Result<CertificateId, DbError> {
    Ok(diesel::insert_into(certificates::table).values(request.clone()).returning(certificates::id).get_result(conn)?)
}

/// A request or certificate of this federation.
pub fn find(conn: &mut Conn, federation: FederationId, id: CertificateId) -> Result<Option<Certificate>, DbError> {
    use certificates as c;
    let own = c::table.filter(c::federation_id.eq(federation)).filter(c::id.eq(id));
    Ok(own.select(Certificate::as_select()).first(conn).optional()?)
}

/// What was issued under a code, in any federation.
pub fn find_by_code(conn: &mut Conn, code: &str) -> Result<Option<Certificate>, DbError> {
    Ok(certificates::table.filter(certificates::code.eq(code)).select(Certificate::as_select()).first(conn).optional()?)
}

/// A page of a federation's requests and certificates at one stage, newest first; with how many there are.
pub fn page(conn: &mut Conn, federation: FederationId, stage: Stage, offset: i64, limit: i64) -> Result<(Vec<Certificate>, i64), DbError> {
    use certificates as c;
    let rows = c::table
        .filter(c::federation_id.eq(federation))
        .filter(c::stage.eq(stage))
        .order(c::id.desc())
        .offset(offset)
        .limit(limit)
        .select(Certificate::as_select())
        .load(conn)?;
    let count = c::table.filter(c::federation_id.eq(federation)).filter(c::stage.eq(stage)).count().get_result(conn)?;
    Ok((rows, count))
}

/// How many open requests of people without an account there are.
pub fn count_anonymous(conn: &mut Conn, federation: FederationId) -> Result<i64, DbError> {
    use certificates as c;
    let open = c::table.filter(c::federation_id.eq(federation)).filter(c::stage.eq(Stage::Requested));
    Ok(open.filter(c::anonymous.eq(true)).count().get_result(conn)?)
}

/// How many there are at a stage.
pub fn count(conn: &mut Conn, federation: FederationId, stage: Stage) -> Result<i64, DbError> {
    use certificates as c;
    Ok(c::table.filter(c::federation_id.eq(federation)).filter(c::stage.eq(stage)).count().get_result(conn)?)
}

/// What was asked and issued for a player, newest first.
pub fn of_player(conn: &mut Conn, player: PlayerId) -> Result<Vec<Certificate>, DbError> {
    use certificates as c;
    Ok(c::table.filter(c::player_id.eq(player)).order(c::id.desc()).select(Certificate::as_select()).load(conn)?)
}

/// The certificates of these players that are issued and not revoked.
pub fn issued_of(conn: &mut Conn, players: &[PlayerId]) -> Result<Vec<Certificate>, DbError> {
    use certificates as c;
    let mut found = Vec::new();
    for part in players.chunks(super::BATCH) {
        let own = c::table.filter(c::player_id.eq_any(part)).filter(c::stage.eq(Stage::Issued));
        found.extend(own.select(Certificate::as_select()).load(conn)?);
    }
    Ok(found)
}

/// Certificates by their ids.
pub fn find_many(conn: &mut Conn, ids: &[CertificateId]) -> Result<Vec<Certificate>, DbError> {
    let mut found = Vec::new();
    for part in ids.chunks(super::BATCH) {
        let own = certificates::table.filter(certificates::id.eq_any(part)).order(certificates::number);
        found.extend(own.select(Certificate::as_select()).load(conn)?);
    }
    Ok(found)
}

/// Valid rank certificates of a federation: whose, and what they say.
pub fn valid_ranks(conn: &mut Conn, federation: FederationId) -> Result<Vec<(PlayerId, Option<String>)>, DbError> {
    use certificates as c;
    Ok(c::table
        .filter(c::federation_id.eq(federation))
        .filter(c::stage.eq(Stage::Issued))
        .filter(c::kind.eq(Kind::Rank))
        .select((c::player_id, c::facts))
        .load(conn)?)
}

/// What was issued between two moments (UTC), the second not among them, by number.
pub fn issued_between(
    conn: &mut Conn,
    federation: FederationId,
    (from, to): (NaiveDateTime, NaiveDateTime),
    limit: i64,
) -> Result<Vec<Certificate>, DbError> {
    use certificates as c;
    Ok(c::table
        .filter(c::federation_id.eq(federation))
        .filter(c::stage.eq(Stage::Issued))
        .filter(c::issued_at.ge(from))
        .filter(c::issued_at.lt(to))
        .order(c::number)
        .limit(limit)
        .select(Certificate::as_select())
        .load(conn)?)
}

/// What was issued after a number, by number; of what was revoked since, too.
pub fn after(conn: &mut Conn, federation: FederationId, number: i32, limit: i64) -> Result<Vec<Certificate>, DbError> {
    use certificates as c;
    let numbered = c::table.filter(c::federation_id.eq(federation)).filter(c::number.gt(number));
    Ok(numbered.order(c::number).limit(limit).select(Certificate::as_select()).load(conn)?)
}

/// The next number of a federation.
pub fn next_number(conn: &mut Conn, federation: FederationId) -> Result<i32, DbError> {
    use certificates as c;
    let last: Option<i32> = c::table.filter(c::federation_id.eq(federation)).select(diesel::dsl::max(c::number)).first(conn)?;
    Ok(last.unwrap_or(0) + 1)
}

/// A request becomes a certificate.
pub fn issue(conn: &mut Conn, id: CertificateId, issued: &Issued) -> Result<(), DbError> {
    diesel::update(certificates::table.filter(certificates::id.eq(id))).set(issued).execute(conn)?;
    Ok(())
}

/// A request is refused, or a certificate revoked.
pub fn end(conn: &mut Conn, id: CertificateId, stage: Stage, reason: &str, now: NaiveDateTime) -> Result<(), DbError> {
    use certificates as c;
    diesel::update(c::table.filter(c::id.eq(id))).set((c::stage.eq(stage), c::reason.eq(reason), c::ended_at.eq(now))).execute(conn)?;
    Ok(())
}

/// The keys of a federation, newest first.
pub fn keys(conn: &mut Conn, federation: FederationId) -> Result<Vec<Key>, DbError> {
    Ok(keys::table.filter(keys::federation_id.eq(federation)).order(keys::id.desc()).select(Key::as_select()).load(conn)?)
}

/// The keys of all federations.
pub fn all_keys(conn: &mut Conn) -> Result<Vec<Key>, DbError> {
    Ok(keys::table.order(keys::id).select(Key::as_select()).load(conn)?)
}

/// The secret half of a key, hexadecimal or encrypted: never shown, never logged.
pub fn secret(conn: &mut Conn, id: KeyId) -> Result<String, DbError> {
    Ok(keys::table.filter(keys::id.eq(id)).select(keys::secret).first(conn)?)
}

/// A key signs no more.
pub fn retire_key(conn: &mut Conn, id: KeyId, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(keys::table.filter(keys::id.eq(id))).set(keys::retired_at.eq(now)).execute(conn)?;
    Ok(())
}

/// What a key signed from a day on is not believed.
pub fn revoke_key(conn: &mut Conn, id: KeyId, from: NaiveDate, reason: &str, now: NaiveDateTime) -> Result<(), DbError> {
    use keys as k;
    diesel::update(k::table.filter(k::id.eq(id)))
        .set((k::revoked_at.eq(now), k::revoked_from.eq(from), k::reason.eq(reason)))
        .execute(conn)?;
    Ok(())
}

/// Stores the secret half of a key anew.
pub fn update_secret(conn: &mut Conn, id: KeyId, secret: &str) -> Result<(), DbError> {
    diesel::update(keys::table.filter(keys::id.eq(id))).set(keys::secret.eq(secret)).execute(conn)?;
    Ok(())
}

/// Stores a key.
pub fn add_key(conn: &mut Conn, federation: FederationId, public: &str, secret: &str, now: NaiveDateTime) -> Result<KeyId, DbError> {
    use keys as k;
    Ok(diesel::insert_into(k::table)
        .values((k::federation_id.eq(federation), k::public.eq(public), k::secret.eq(secret), k::created_at.eq(now)))
        .returning(k::id)
        .get_result(conn)?)
}

/// A player asked to be forgotten: what was certified and how to reach him goes, the numbers stay.
pub fn forget(conn: &mut Conn, player: PlayerId, now: NaiveDateTime) -> Result<(), DbError> {
    use certificates as c;
    let own = || c::table.filter(c::player_id.eq(player));
    diesel::update(own().filter(c::stage.eq(Stage::Issued))).set((c::stage.eq(Stage::Revoked), c::ended_at.eq(now))).execute(conn)?;
    diesel::update(own().filter(c::stage.eq(Stage::Requested))).set((c::stage.eq(Stage::Refused), c::ended_at.eq(now))).execute(conn)?;
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
