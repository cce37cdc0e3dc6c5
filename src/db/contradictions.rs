//! Published documents that corrections contradict: issued certificates and extracts, and lists.

use std::collections::HashSet;

use chrono::NaiveDateTime;

use super::certificates::Certificate;
use super::erased_query::prelude::*;
use super::lists::Brief;
use super::schema::{certificates, contradictions, corrections, lists};
use super::{
    BATCH, CertificateId, Conn, CorrectionId, DbError, FederationId, ListId, PlayerId, add_rows,
};
use crate::domain::certificate::Stage;
use crate::words::Stored;

/// A certificate, or entries of a list, contradicted by a correction.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable)]
#[diesel(table_name = contradictions, treat_none_as_default_value = false)]
pub struct Contradiction {
    pub federation_id: FederationId,
    pub correction_id: CorrectionId,
    pub certificate_id: Option<CertificateId>,
    pub list_id: Option<ListId>,
    /// Players with contradicted entries in the list, a JSON array.
    pub players: String,
}

pub fn of_certificates(
    conn: &mut Conn,
    ids: &[CertificateId],
) -> Result<Vec<Contradiction>, DbError> {
    use contradictions as x;
    let mut found = Vec::new();
    for part in ids.chunks(BATCH) {
        found.extend(
            x::table
                .filter(x::certificate_id.eq_any(part))
                .select(Contradiction::as_select())
                .load(conn)?,
        );
    }
    Ok(found)
}

pub fn find_contradicted(
    conn: &mut Conn,
    certificates: &[Certificate],
) -> Result<HashSet<CertificateId>, DbError> {
    let ids: Vec<CertificateId> = certificates
        .iter()
        .map(|certificate| certificate.id)
        .collect();
    Ok(of_certificates(conn, &ids)?
        .into_iter()
        .filter_map(|row| row.certificate_id)
        .collect())
}

pub fn of_lists(conn: &mut Conn, federation: FederationId) -> Result<Vec<Contradiction>, DbError> {
    use contradictions as x;
    let own = x::table
        .filter(x::federation_id.eq(federation))
        .filter(x::list_id.is_not_null());
    Ok(own.select(Contradiction::as_select()).load(conn)?)
}

pub fn is_entry_contradicted(
    conn: &mut Conn,
    federation: FederationId,
    list: ListId,
    player: PlayerId,
) -> Result<bool, DbError> {
    for row in of_lists(conn, federation)?
        .into_iter()
        .filter(|row| row.list_id == Some(list))
    {
        let players: Vec<PlayerId> = serde_json::from_str(&row.players)
            .map_err(|error| DbError::Corrupt(format!("contradictions of list {list}: {error}")))?;
        if players.contains(&player) {
            return Ok(true);
        }
    }
    Ok(false)
}

pub fn of_correction(
    conn: &mut Conn,
    correction: CorrectionId,
) -> Result<Vec<Contradiction>, DbError> {
    use contradictions as x;
    Ok(x::table
        .filter(x::correction_id.eq(correction))
        .order(x::id)
        .select(Contradiction::as_select())
        .load(conn)?)
}

/// The newest correction that contradicts the certificate, with its time.
pub fn of_certificate(
    conn: &mut Conn,
    id: CertificateId,
) -> Result<Option<(CorrectionId, NaiveDateTime)>, DbError> {
    use contradictions as x;
    Ok(x::table
        .inner_join(corrections::table.on(corrections::id.eq(x::correction_id)))
        .filter(x::certificate_id.eq(id))
        .order(corrections::id.desc())
        .select((corrections::id, corrections::at))
        .first(conn)
        .optional()?)
}

/// Valid certificates that corrections contradict.
pub fn open_certificates(
    conn: &mut Conn,
    federation: FederationId,
    most: i64,
) -> Result<Vec<Certificate>, DbError> {
    use contradictions as x;
    let contradicted = x::table
        .filter(x::federation_id.eq(federation))
        .filter(x::certificate_id.is_not_null());
    Ok(certificates::table
        .filter(certificates::federation_id.eq(federation))
        .filter(certificates::stage.eq(Stored(Stage::Issued)))
        .filter(
            certificates::id
                .nullable()
                .eq_any(contradicted.select(x::certificate_id)),
        )
        .order(certificates::number)
        .limit(most)
        .select(Certificate::as_select())
        .load(conn)?)
}

/// Lists that a correction contradicts and no later list corrects.
pub fn open_lists(
    conn: &mut Conn,
    federation: FederationId,
    most: i64,
) -> Result<Vec<Brief>, DbError> {
    use contradictions as x;
    let newest: Option<NaiveDateTime> = lists::table
        .filter(lists::federation_id.eq(federation))
        .select(diesel::dsl::max(lists::published_at))
        .first(conn)?;
    let Some(newest) = newest else {
        return Ok(Vec::new());
    };
    let since: Vec<Option<ListId>> = x::table
        .inner_join(corrections::table.on(corrections::id.eq(x::correction_id)))
        .filter(x::federation_id.eq(federation))
        .filter(x::list_id.is_not_null())
        .filter(corrections::at.ge(newest))
        .select(x::list_id)
        .distinct()
        .load(conn)?;
    let since: Vec<ListId> = since.into_iter().flatten().collect();
    let own = lists::table
        .filter(lists::id.eq_any(since))
        .order(lists::position.desc())
        .limit(most);
    Ok(own
        .select((lists::id, lists::number, lists::date, lists::position))
        .load(conn)?)
}

pub fn add(conn: &mut Conn, rows: &[Contradiction]) -> Result<(), DbError> {
    Ok(add_rows!(conn, contradictions::table, rows)?)
}

pub fn remove_certificates(conn: &mut Conn, ids: &[CertificateId]) -> Result<(), DbError> {
    for part in ids.chunks(BATCH) {
        diesel::delete(contradictions::table.filter(contradictions::certificate_id.eq_any(part)))
            .execute(conn)?;
    }
    Ok(())
}

/// `None` deletes the contradiction.
pub fn update_list(
    conn: &mut Conn,
    correction: CorrectionId,
    list: ListId,
    players: Option<&str>,
) -> Result<(), DbError> {
    use contradictions as x;
    let own = x::table
        .filter(x::correction_id.eq(correction))
        .filter(x::list_id.eq(list));
    match players {
        Some(players) => diesel::update(own)
            .set(x::players.eq(players.to_owned()))
            .execute(conn)?,
        None => diesel::delete(own).execute(conn)?,
    };
    Ok(())
}
