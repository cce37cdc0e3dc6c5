//! The pool ratings are derived like the current rating, and stored for the lists.

use std::collections::HashMap;

use chrono::NaiveDate;

use super::erased_query::prelude::*;
use super::schema::pool_ratings;
use super::{BATCH, Conn, DbError, FederationId, PlayerId, add_rows};
use crate::domain::tournament::Pool;
use crate::words::Stored;

#[derive(Debug, Clone, PartialEq, Queryable, Insertable)]
#[diesel(table_name = pool_ratings, treat_none_as_default_value = false)]
pub struct PoolRating {
    pub player_id: PlayerId,
    #[diesel(serialize_as = Stored<Pool>)]
    pub pool: Pool,
    pub federation_id: FederationId,
    pub rating: f64,
    /// Rated games in the pool.
    pub games: i32,
    /// Day of the last such game.
    pub last_played: Option<NaiveDate>,
}

pub fn of_player(conn: &mut Conn, player: PlayerId) -> Result<Vec<PoolRating>, DbError> {
    Ok(pool_ratings::table
        .filter(pool_ratings::player_id.eq(player))
        .order(pool_ratings::pool)
        .load(conn)?)
}

pub fn all(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<HashMap<PlayerId, Vec<PoolRating>>, DbError> {
    let mut groups: HashMap<PlayerId, Vec<PoolRating>> = HashMap::new();
    let rows: Vec<PoolRating> = pool_ratings::table
        .filter(pool_ratings::federation_id.eq(federation))
        .order(pool_ratings::pool)
        .load(conn)?;
    for row in rows {
        groups.entry(row.player_id).or_default().push(row);
    }
    Ok(groups)
}

pub fn of_players(
    conn: &mut Conn,
    players: &[PlayerId],
) -> Result<HashMap<PlayerId, Vec<PoolRating>>, DbError> {
    let mut groups: HashMap<PlayerId, Vec<PoolRating>> = HashMap::new();
    for part in players.chunks(BATCH) {
        let rows: Vec<PoolRating> = pool_ratings::table
            .filter(pool_ratings::player_id.eq_any(part))
            .order(pool_ratings::pool)
            .load(conn)?;
        rows.into_iter()
            .for_each(|row| groups.entry(row.player_id).or_default().push(row));
    }
    Ok(groups)
}

pub fn replace_ratings(
    conn: &mut Conn,
    of: &[PlayerId],
    rows: &[PoolRating],
) -> Result<(), DbError> {
    for part in of.chunks(BATCH) {
        diesel::delete(pool_ratings::table.filter(pool_ratings::player_id.eq_any(part)))
            .execute(conn)?;
    }
    Ok(add_rows!(conn, pool_ratings::table, given rows.to_vec())?)
}
