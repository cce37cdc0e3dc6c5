//! Data for statistics about a rating as a whole: a few columns of many rows.

use chrono::NaiveDate;

use super::erased_query::prelude::*;
use super::schema::{games, players, pool_ratings, results, tournaments};
use super::{Conn, DbError, FederationId, PlayerId, TournamentId};
use crate::domain::tournament::Pool;
use crate::words::Stored;

/// Condition: rated tournaments of a federation that ended in a span of days, in one pool or in
/// any.
#[derive(Debug, Clone, Copy)]
pub struct StatisticsFilter {
    /// The federation of the tournaments.
    pub federation: FederationId,
    /// The pool; `None` for any.
    pub pool: Option<Pool>,
    /// First day of the span.
    pub first: NaiveDate,
    /// Last day of the span.
    pub last: NaiveDate,
}

/// The effect of a tournament on a player.
#[derive(Debug, Clone, Copy, PartialEq, Queryable)]
pub struct Change {
    /// The rated tournament.
    pub tournament_id: TournamentId,
    /// The rated player.
    pub player_id: PlayerId,
    /// Last day of the tournament.
    pub ends: NaiveDate,
    /// Position of the tournament in the chronicle.
    pub position: i64,
    /// Rating before the tournament.
    pub before: Option<f64>,
    /// Rating after the tournament.
    pub after: Option<f64>,
    /// Deviation before the tournament.
    pub deviation_before: Option<f64>,
    /// The rating after is provisional (star).
    pub provisional: bool,
    /// The rating before is provisional (star).
    pub provisional_before: bool,
    /// Deviation after the tournament.
    pub deviation: Option<f64>,
    /// The result was anomalous (rgf 5, 7).
    pub anomalous: bool,
}

/// A played game that counts, with its result.
#[derive(Debug, Clone, Copy, PartialEq, Queryable)]
pub struct Game {
    /// The tournament of the game.
    pub tournament_id: TournamentId,
    /// First player.
    pub a_id: PlayerId,
    /// Second player.
    pub b_id: Option<PlayerId>,
    /// Half points of the first player.
    pub halves: Option<i32>,
    /// Handicap stones.
    pub handicap: i32,
}

/// Loads the ratings of the current list, or of that of a pool, in no particular order.
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

/// Adds the condition to a query joined with tournaments.
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

/// Loads the effects of these tournaments on players, in no particular order.
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

/// Loads the parameters with which each of these tournaments was rated.
pub fn load_parameters(
    conn: &mut Conn,
    held: &StatisticsFilter,
) -> Result<Vec<(TournamentId, Option<String>)>, DbError> {
    Ok(held!(tournaments::table, held)
        .select((tournaments::id, tournaments::parameters))
        .load(conn)?)
}

/// Loads the games of these tournaments that were played and not annulled, in no particular order.
pub fn load_games(conn: &mut Conn, held: &StatisticsFilter) -> Result<Vec<Game>, DbError> {
    let query = games::table
        .inner_join(tournaments::table.on(games::tournament_id.eq(tournaments::id)))
        .filter(games::played.eq(true))
        .filter(games::annulled.eq(false))
        .filter(games::b_id.is_not_null())
        .filter(games::halves.is_not_null());
    Ok(held!(query, held)
        .select((
            games::tournament_id,
            games::a_id,
            games::b_id,
            games::halves,
            games::handicap,
        ))
        .load(conn)?)
}
