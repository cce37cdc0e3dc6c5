//! What players brought into the tournaments in which they met, and the parameters by which these were rated: a few columns of many rows.

use std::collections::HashMap;

use diesel::sql_types::BigInt;

use super::run::prelude::*;
use super::schema::{results, tournaments};
use super::{BATCH, Conn, DbError, PlayerId, TournamentId};

/// What a player had before a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Queryable)]
pub struct Before {
    /// The tournament.
    pub tournament_id: TournamentId,
    /// The player.
    pub player_id: PlayerId,
    /// Rating.
    pub rating: Option<f64>,
    /// Deviation.
    pub deviation: Option<f64>,
    /// Whether the rating has a star.
    pub provisional: bool,
}

/// What these players had before these tournaments, where they were rated in them; in no particular order.
pub fn before(conn: &mut Conn, of: &[TournamentId], players: &[PlayerId]) -> Result<Vec<Before>, DbError> {
    let mut found = Vec::new();
    for held in of.chunks(BATCH) {
        for part in players.chunks(BATCH) {
            found.extend(
                results::table
                    .filter(results::tournament_id.eq_any(held))
                    // With the sign, SQLite reads the few results of each tournament instead of looking for every player in every
                    // one of them.
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

/// The parameters that each of these tournaments was rated by.
pub fn parameters(conn: &mut Conn, of: &[TournamentId]) -> Result<HashMap<TournamentId, Option<String>>, DbError> {
    let mut found = HashMap::with_capacity(of.len());
    for part in of.chunks(BATCH) {
        let rows: Vec<(TournamentId, Option<String>)> =
            tournaments::table.filter(tournaments::id.eq_any(part)).select((tournaments::id, tournaments::parameters)).load(conn)?;
        found.extend(rows);
    }
    Ok(found)
}
