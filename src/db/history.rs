//! Ratings of players before the tournaments in which they met, and the parameters of these
//! tournaments: a few columns of many rows.

use std::collections::HashMap;

use diesel::sql_types::BigInt;

use super::erased_query::prelude::*;
use super::schema::{results, tournaments};
use super::{BATCH, Conn, DbError, PlayerId, TournamentId};

/// A player's rating before a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Queryable)]
pub struct Before {
    /// The tournament after it.
    pub tournament_id: TournamentId,
    /// The rated player.
    pub player_id: PlayerId,
    /// Rating; `None` if there was none.
    pub rating: Option<f64>,
    /// Deviation of the rating.
    pub deviation: Option<f64>,
    /// True if the rating is provisional and has a star.
    pub provisional: bool,
}

/// Loads the ratings that these players had before these tournaments, where they were rated in
/// them, in no particular order.
pub fn load_before(
    conn: &mut Conn,
    of: &[TournamentId],
    players: &[PlayerId],
) -> Result<Vec<Before>, DbError> {
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
                    .load::<Before>(conn)?,
            );
        }
    }
    Ok(found)
}

/// Loads the parameters with which each of these tournaments was rated.
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
