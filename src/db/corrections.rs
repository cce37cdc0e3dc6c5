//! The change ledger: the effects of corrections of the past.

use chrono::NaiveDateTime;
use serde::Deserialize;

use super::erased_query::prelude::*;
use super::schema::{correction_parts, corrections};
use super::{Conn, CorrectionId, DbError, FederationId, PlayerId, TournamentId, add_rows};

#[derive(Debug, Clone, Queryable)]
pub struct Correction {
    pub id: CorrectionId,
    pub federation_id: FederationId,
    pub tournament_id: Option<TournamentId>,
    pub at: NaiveDateTime,
    pub by_name: String,
    pub reason: String,
    /// First affected position of the chronicle.
    pub since: i64,
    /// The corrected table as it was rated before, a sheet; `None` if no table was corrected or the
    /// old one is lost.
    pub table_before: Option<String>,
    /// The corrected table as it is rated since.
    pub table_after: Option<String>,
}

/// One changed rating or rank: of a tournament, or of the current state.
#[derive(Debug, Clone, PartialEq)]
pub struct CorrectionLine {
    pub player_id: PlayerId,
    /// `None` for the current rating.
    pub tournament_id: Option<TournamentId>,
    pub rating_before: Option<f64>,
    pub rating_after: Option<f64>,
    pub rank_before: Option<String>,
    pub rank_after: Option<String>,
}

/// Lines of one tournament or of the current state. They are packed because an early correction in
/// a large federation has hundreds of thousands of them.
#[derive(Debug, Clone, Queryable, Insertable)]
#[diesel(table_name = correction_parts, treat_none_as_default_value = false)]
struct Part {
    correction_id: CorrectionId,
    seq: i32,
    tournament_id: Option<TournamentId>,
    count: i32,
    lines: String,
}

/// A JSON array: player, rating before and after, rank before and after.
#[derive(Deserialize)]
struct Packed(
    PlayerId,
    Option<f64>,
    Option<f64>,
    Option<String>,
    Option<String>,
);

/// Maximum number of lines in a part.
const PART: usize = 200;

impl Part {
    fn pack_lines(correction: CorrectionId, seq: i32, lines: &[CorrectionLine]) -> Part {
        let packed: Vec<_> = lines
            .iter()
            .map(|l| {
                (
                    l.player_id,
                    l.rating_before,
                    l.rating_after,
                    l.rank_before.as_deref(),
                    l.rank_after.as_deref(),
                )
            })
            .collect();
        Part {
            correction_id: correction,
            seq,
            tournament_id: lines.first().and_then(|l| l.tournament_id),
            count: lines.len() as i32,
            // Ids, finite numbers and strings: their serialization can't fail.
            lines: serde_json::to_string(&packed).unwrap_or_default(),
        }
    }

    fn unpack_lines(&self) -> Result<Vec<CorrectionLine>, DbError> {
        let packed: Vec<Packed> = serde_json::from_str(&self.lines)
            .map_err(|e| DbError::Corrupt(format!("correction {}: {e}", self.correction_id)))?;
        let line =
            |Packed(player_id, rating_before, rating_after, rank_before, rank_after): Packed| {
                CorrectionLine {
                    player_id,
                    tournament_id: self.tournament_id,
                    rating_before,
                    rating_after,
                    rank_before,
                    rank_after,
                }
            };
        Ok(packed.into_iter().map(line).collect())
    }
}

/// Newest first.
pub fn list_page(
    conn: &mut Conn,
    federation: FederationId,
    offset: i64,
    limit: i64,
) -> Result<Vec<Correction>, DbError> {
    Ok(corrections::table
        .filter(corrections::federation_id.eq(federation))
        .order(corrections::id.desc())
        .offset(offset)
        .limit(limit)
        .load(conn)?)
}

/// Newest first.
pub fn load_before(
    conn: &mut Conn,
    federation: FederationId,
    behind: Option<CorrectionId>,
    most: i64,
) -> Result<Vec<Correction>, DbError> {
    let own = corrections::table.filter(corrections::federation_id.eq(federation));
    let earlier = own.filter(corrections::id.lt(behind.unwrap_or(CorrectionId(i64::MAX))));
    Ok(earlier
        .order(corrections::id.desc())
        .limit(most)
        .load(conn)?)
}

pub fn count(conn: &mut Conn, federation: FederationId) -> Result<i64, DbError> {
    Ok(corrections::table
        .filter(corrections::federation_id.eq(federation))
        .count()
        .get_result(conn)?)
}

pub fn find(
    conn: &mut Conn,
    federation: FederationId,
    id: CorrectionId,
) -> Result<Option<Correction>, DbError> {
    Ok(corrections::table
        .filter(corrections::federation_id.eq(federation))
        .filter(corrections::id.eq(id))
        .first(conn)
        .optional()?)
}

pub fn load_lines(
    conn: &mut Conn,
    id: CorrectionId,
    offset: i64,
    limit: i64,
) -> Result<Vec<CorrectionLine>, DbError> {
    let sizes: Vec<(i32, i32)> = correction_parts::table
        .filter(correction_parts::correction_id.eq(id))
        .order(correction_parts::seq)
        .select((correction_parts::seq, correction_parts::count))
        .load(conn)?;
    // The parts with lines of the page, and the number of lines before them.
    let (mut before, mut skipped, mut wanted) = (0, 0, Vec::new());
    for (seq, count) in sizes {
        let after = before + i64::from(count);
        if after <= offset {
            skipped = after;
        } else if before < offset + limit {
            wanted.push(seq);
        }
        before = after;
    }
    let parts: Vec<Part> = correction_parts::table
        .filter(correction_parts::correction_id.eq(id))
        .filter(correction_parts::seq.eq_any(wanted))
        .order(correction_parts::seq)
        .load(conn)?;
    let mut lines = Vec::new();
    for part in &parts {
        lines.extend(part.unpack_lines()?);
    }
    let from = usize::try_from(offset - skipped).unwrap_or(0);
    Ok(lines
        .into_iter()
        .skip(from)
        .take(usize::try_from(limit).unwrap_or(0))
        .collect())
}

pub fn line_counts(
    conn: &mut Conn,
    ids: &[CorrectionId],
) -> Result<Vec<(CorrectionId, i64)>, DbError> {
    let sums: Vec<(CorrectionId, Option<i64>)> = correction_parts::table
        .filter(correction_parts::correction_id.eq_any(ids))
        .group_by(correction_parts::correction_id)
        .select((
            correction_parts::correction_id,
            diesel::dsl::sum(correction_parts::count),
        ))
        .load(conn)?;
    Ok(sums
        .into_iter()
        .map(|(id, count)| (id, count.unwrap_or(0)))
        .collect())
}

/// Corrections made after the publication that changed data from before it.
pub fn since_list(conn: &mut Conn, list: &super::lists::List) -> Result<Vec<Correction>, DbError> {
    Ok(corrections::table
        .filter(corrections::federation_id.eq(list.issue.federation_id))
        .filter(corrections::at.gt(list.issue.published_at))
        .filter(corrections::since.lt(list.issue.position))
        .order(corrections::id)
        .load(conn)?)
}

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

/// For corrections that changed nothing.
pub fn remove(conn: &mut Conn, id: CorrectionId) -> Result<(), DbError> {
    diesel::delete(corrections::table.filter(corrections::id.eq(id))).execute(conn)?;
    Ok(())
}

pub fn update_tables(
    conn: &mut Conn,
    id: CorrectionId,
    before: &str,
    after: &str,
) -> Result<(), DbError> {
    let tables = (
        corrections::table_before.eq(before),
        corrections::table_after.eq(after),
    );
    diesel::update(corrections::table.filter(corrections::id.eq(id)))
        .set(tables)
        .execute(conn)?;
    Ok(())
}

/// Lines of the same tournament must be adjacent.
pub fn add_lines(
    conn: &mut Conn,
    correction: CorrectionId,
    lines: &[CorrectionLine],
) -> Result<(), DbError> {
    let same = lines
        .chunk_by(|a, b| a.tournament_id == b.tournament_id)
        .flat_map(|of_one| of_one.chunks(PART));
    let parts: Vec<Part> = same
        .zip(0..)
        .map(|(lines, seq)| Part::pack_lines(correction, seq, lines))
        .collect();
    Ok(add_rows!(conn, correction_parts::table, &parts[..])?)
}
