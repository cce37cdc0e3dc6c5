//! Ratings of players before the tournaments in which they met: a few columns of many rows.

use std::collections::HashMap;

use diesel::sql_types::BigInt;

use super::erased_query::prelude::*;
use super::schema::{results, tournaments};
use super::{BATCH, Conn, DbError, PlayerId, TournamentId};

#[derive(Debug, Clone, Copy, PartialEq, Queryable)]
pub struct RatingBefore {
    /// The rating is that before this tournament.
    pub tournament_id: TournamentId,
    pub player_id: PlayerId,
    /// `None` if there was no rating.
    pub rating: Option<f64>,
    pub deviation: Option<f64>,
    /// The rating has a star.
    pub provisional: bool,
}

/// In no particular order; leaves out players without a result in the tournament.
pub fn load_before(
    conn: &mut Conn,
    of: &[TournamentId],
    players: &[PlayerId],
) -> Result<Vec<RatingBefore>, DbError> {
    let mut found = Vec::new();
    for held in of.chunks(BATCH) {
        for part in players.chunks(BATCH) {
            found.extend(
                results::table
                    .filter(results::tournament_id.eq_any(held))
                    // The unary plus makes SQLite read the few results of each tournament instead
                    // of looking up every player in every tournament.
                    .filter(diesel::dsl::sql::<BigInt>("+results.player_id").eq_any(part))
                    .select((
                        results::tournament_id,
                        results::player_id,
                        results::before,
                        results::deviation_before,
                        results::provisional_before,
                    ))
                    .load::<RatingBefore>(conn)?,
            );
        }
    }
    Ok(found)
}

pub fn load_parameters(
    conn: &mut Conn,
    of: &[TournamentId],
) -> Result<HashMap<TournamentId, Option<String>>, DbError> {
    let mut found = HashMap::with_capacity(of.len());
    for part in of.chunks(BATCH) {
        let rows: Vec<(TournamentId, Option<String>)> = tournaments::table
            .filter(tournaments::id.eq_any(part))
            .select((tournaments::id, tournaments::parameters))
            .load(conn)?;
        found.extend(rows);
    }
    Ok(found)
}
