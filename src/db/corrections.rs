//! The change ledger: what a correction of the past changed.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use super::schema::{correction_lines, corrections};
use super::{BATCH, Conn, CorrectionId, DbError, FederationId, PlayerId, TournamentId, on_each};

/// A correction.
#[derive(Debug, Clone, Queryable)]
pub struct Correction {
    /// Identity.
    pub id: CorrectionId,
    /// The federation.
    pub federation_id: FederationId,
    /// The corrected tournament.
    pub tournament_id: Option<TournamentId>,
    /// When.
    pub at: NaiveDateTime,
    /// Who.
    pub by_name: String,
    /// Why.
    pub reason: String,
    /// The first position of the chronicle that it touched.
    pub since: i64,
}

/// One changed rating or rank: of a tournament, or (without one) the current state.
#[derive(Debug, Clone, PartialEq, Queryable, Insertable)]
#[diesel(table_name = correction_lines, treat_none_as_default_value = false)]
pub struct CorrectionLine {
    /// The correction.
    pub correction_id: CorrectionId,
    /// Order.
    pub seq: i32,
    /// The player.
    pub player_id: PlayerId,
    /// The tournament whose result changed; none: the current rating.
    pub tournament_id: Option<TournamentId>,
    /// Rating before the correction.
    pub rating_before: Option<f64>,
    /// Rating after it.
    pub rating_after: Option<f64>,
    /// Rank before the correction.
    pub rank_before: Option<String>,
    /// Rank after it.
    pub rank_after: Option<String>,
}

/// A page of corrections, newest first.
pub fn list_page(conn: &mut Conn, federation: FederationId, offset: i64, limit: i64) -> Result<Vec<Correction>, DbError> {
    Ok(corrections::table
        .filter(corrections::federation_id.eq(federation))
        .order(corrections::id.desc())
        .offset(offset)
        .limit(limit)
        .load(conn)?)
}

/// How many there are.
pub fn count(conn: &mut Conn, federation: FederationId) -> Result<i64, DbError> {
    Ok(corrections::table.filter(corrections::federation_id.eq(federation)).count().get_result(conn)?)
}

/// A correction of this federation.
pub fn find(conn: &mut Conn, federation: FederationId, id: CorrectionId) -> Result<Option<Correction>, DbError> {
    Ok(corrections::table.filter(corrections::federation_id.eq(federation)).filter(corrections::id.eq(id)).first(conn).optional()?)
}

/// Lines of a correction.
pub fn lines(conn: &mut Conn, id: CorrectionId, offset: i64, limit: i64) -> Result<Vec<CorrectionLine>, DbError> {
    Ok(correction_lines::table
        .filter(correction_lines::correction_id.eq(id))
        .order(correction_lines::seq)
        .offset(offset)
        .limit(limit)
        .load(conn)?)
}

/// How many lines corrections have.
pub fn line_counts(conn: &mut Conn, ids: &[CorrectionId]) -> Result<Vec<(CorrectionId, i64)>, DbError> {
    Ok(correction_lines::table
        .filter(correction_lines::correction_id.eq_any(ids))
        .group_by(correction_lines::correction_id)
        .select((correction_lines::correction_id, diesel::dsl::count_star()))
        .load(conn)?)
}

/// Corrections that touched what a published list was made from, after its publication.
pub fn since_list(conn: &mut Conn, list: &super::lists::List) -> Result<Vec<Correction>, DbError> {
    Ok(corrections::table
        .filter(corrections::federation_id.eq(list.federation_id))
        .filter(corrections::at.gt(list.published_at))
        .filter(corrections::since.lt(list.position))
        .order(corrections::id)
        .load(conn)?)
}

/// Enters a correction.
pub fn add(
    conn: &mut Conn,
    federation: FederationId,
    tournament: Option<TournamentId>,
    at: NaiveDateTime,
    by: &str,
    reason: &str,
    since: i64,
) -> Result<CorrectionId, DbError> {
    Ok(diesel::insert_into(corrections::table)
        .values((
            corrections::federation_id.eq(federation),
            corrections::tournament_id.eq(tournament),
            corrections::at.eq(at),
            corrections::by_name.eq(by),
            corrections::reason.eq(reason),
            corrections::since.eq(since),
        ))
        .returning(corrections::id)
        .get_result(conn)?)
}

/// Adds lines.
pub fn add_lines(conn: &mut Conn, rows: &[CorrectionLine]) -> Result<(), DbError> {
    for part in rows.chunks(BATCH) {
        on_each!(conn, c => diesel::insert_into(correction_lines::table).values(part).execute(c))?;
    }
    Ok(())
}
