//! Data for statistics about a rating as a whole: a few columns of many rows.

use chrono::NaiveDate;

use super::erased_query::prelude::*;
use super::schema::{games, players, pool_ratings, results, tournaments};
use super::{Conn, DbError, FederationId, PlayerId, TournamentId};
use crate::domain::tournament::Pool;
use crate::words::Stored;

/// Rated tournaments of a federation that ended in a span of days.
#[derive(Debug, Clone, Copy)]
pub struct StatisticsFilter {
    pub federation: FederationId,
    /// `None` for any pool.
    pub pool: Option<Pool>,
    pub first: NaiveDate,
    pub last: NaiveDate,
}

#[derive(Debug, Clone, Copy, PartialEq, Queryable)]
pub struct Change {
    pub tournament_id: TournamentId,
    pub player_id: PlayerId,
    pub ends: NaiveDate,
    pub position: i64,
    pub before: Option<f64>,
    pub after: Option<f64>,
    pub deviation_before: Option<f64>,
    /// The rating after is provisional (star).
    pub provisional: bool,
    pub provisional_before: bool,
    pub deviation: Option<f64>,
    /// The result was anomalous (rgf 5, 7).
    pub anomalous: bool,
}

/// A played game that counts, with its result.
#[derive(Debug, Clone, Copy, PartialEq, Queryable)]
pub struct Game {
    pub tournament_id: TournamentId,
    pub a_id: PlayerId,
    pub b_id: Option<PlayerId>,
    /// Half points of the first player.
    pub half_points: Option<i32>,
    pub handicap: i32,
}

/// Ratings of the current list, in no particular order.
pub fn load_ratings(
    conn: &mut Conn,
    federation: FederationId,
    pool: Option<Pool>,
) -> Result<Vec<f64>, DbError> {
    if let Some(pool) = pool {
        return Ok(pool_ratings::table
            .filter(pool_ratings::federation_id.eq(federation))
            .filter(pool_ratings::pool.eq(Stored(pool)))
            .select(pool_ratings::rating)
            .load(conn)?);
    }
    let ratings: Vec<Option<f64>> = players::table
        .filter(players::federation_id.eq(federation))
        .filter(players::rating.is_not_null())
        .select(players::rating)
        .load(conn)?;
    Ok(ratings.into_iter().flatten().collect())
}

macro_rules! held {
    ($query:expr, $held:expr) => {{
        let mut query = $query
            .filter(tournaments::federation_id.eq($held.federation))
            .filter(tournaments::position.is_not_null())
            .filter(tournaments::ends.between($held.first, $held.last))
            .into_boxed();
        if let Some(pool) = $held.pool {
            query = query.filter(tournaments::pool.eq(Stored(pool)));
        }
        query
    }};
}

/// In no particular order.
pub fn load_changes(conn: &mut Conn, held: &StatisticsFilter) -> Result<Vec<Change>, DbError> {
    let query = results::table
        .inner_join(tournaments::table.on(results::tournament_id.eq(tournaments::id)));
    Ok(held!(query, held)
        .select((
            results::tournament_id,
            results::player_id,
            tournaments::ends,
            results::position,
            results::before,
            results::after,
            results::deviation_before,
            results::provisional,
            results::provisional_before,
            results::deviation,
            results::anomalous,
        ))
        .load(conn)?)
}

pub fn load_parameters(
    conn: &mut Conn,
    held: &StatisticsFilter,
) -> Result<Vec<(TournamentId, Option<String>)>, DbError> {
    Ok(held!(tournaments::table, held)
        .select((tournaments::id, tournaments::parameters))
        .load(conn)?)
}

/// Leaves out annulled games; in no particular order.
pub fn load_games(conn: &mut Conn, held: &StatisticsFilter) -> Result<Vec<Game>, DbError> {
    let query = games::table
        .inner_join(tournaments::table.on(games::tournament_id.eq(tournaments::id)))
        .filter(games::played.eq(true))
        .filter(games::annulled.eq(false))
        .filter(games::b_id.is_not_null())
        .filter(games::half_points.is_not_null());
    Ok(held!(query, held)
        .select((
            games::tournament_id,
            games::a_id,
            games::b_id,
            games::half_points,
            games::handicap,
        ))
        .load(conn)?)
}
