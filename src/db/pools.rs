//! The ratings of players in the pools of their rules. They are derived like the current rating, and kept for the lists.

use std::collections::HashMap;

use chrono::NaiveDate;

use super::run::prelude::*;
use super::schema::pool_ratings;
use super::{BATCH, Conn, DbError, FederationId, PlayerId, add_rows};
use crate::domain::tournament::Pool;

/// A rating in a pool.
#[derive(Debug, Clone, PartialEq, Queryable, Insertable)]
#[diesel(table_name = pool_ratings, treat_none_as_default_value = false)]
pub struct PoolRating {
    /// The player.
    pub player_id: PlayerId,
    /// The pool.
    pub pool: Pool,
    /// The federation.
    pub federation_id: FederationId,
    /// Rating.
    pub rating: f64,
    /// Rated games.
    pub games: i32,
    /// Day of the last of them.
    pub last_played: Option<NaiveDate>,
}

/// What a player has, pool by pool.
pub fn of_player(conn: &mut Conn, player: PlayerId) -> Result<Vec<PoolRating>, DbError> {
    Ok(pool_ratings::table.filter(pool_ratings::player_id.eq(player)).order(pool_ratings::pool).load(conn)?)
}

/// The ratings of all players of a federation in the pools, by player.
pub fn all(conn: &mut Conn, federation: FederationId) -> Result<HashMap<PlayerId, Vec<PoolRating>>, DbError> {
    let mut groups: HashMap<PlayerId, Vec<PoolRating>> = HashMap::new();
    let rows: Vec<PoolRating> =
        pool_ratings::table.filter(pool_ratings::federation_id.eq(federation)).order(pool_ratings::pool).load(conn)?;
    for row in rows {
        groups.entry(row.player_id).or_default().push(row);
    }
    Ok(groups)
}

/// What these players have.
pub fn of_players(conn: &mut Conn, players: &[PlayerId]) -> Result<HashMap<PlayerId, Vec<PoolRating>>, DbError> {
    let mut groups: HashMap<PlayerId, Vec<PoolRating>> = HashMap::new();
    for part in players.chunks(BATCH) {
        let rows: Vec<PoolRating> =
            pool_ratings::table.filter(pool_ratings::player_id.eq_any(part)).order(pool_ratings::pool).load(conn)?;
        rows.into_iter().for_each(|row| groups.entry(row.player_id).or_default().push(row));
    }
    Ok(groups)
}

/// Stores what these players have now in place of what they had.
pub fn store(conn: &mut Conn, of: &[PlayerId], rows: &[PoolRating]) -> Result<(), DbError> {
    for part in of.chunks(BATCH) {
        diesel::delete(pool_ratings::table.filter(pool_ratings::player_id.eq_any(part))).execute(conn)?;
    }
    Ok(add_rows!(conn, pool_ratings::table, rows)?)
}
