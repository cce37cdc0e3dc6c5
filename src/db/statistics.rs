//! The data from which statistics about a rating as a whole are made: a few columns of many rows.

use chrono::NaiveDate;

use super::run::prelude::*;
use super::schema::{games, players, pool_ratings, results, tournaments};
use super::{Conn, DbError, FederationId, PlayerId, TournamentId};
use crate::domain::tournament::Pool;

/// Rated tournaments of a federation that ended in a span of days, in one pool or in any.
#[derive(Debug, Clone, Copy)]
pub struct Held {
    /// The federation.
    pub federation: FederationId,
    /// The pool; none: any.
    pub pool: Option<Pool>,
    /// First day.
    pub first: NaiveDate,
    /// Last day.
    pub last: NaiveDate,
}

/// What a tournament did to a player.
#[derive(Debug, Clone, Copy, PartialEq, Queryable)]
pub struct Change {
    /// The tournament.
    pub tournament_id: TournamentId,
    /// The player.
    pub player_id: PlayerId,
    /// Last day of the tournament.
    pub ends: NaiveDate,
    /// Its position in the chronicle.
    pub position: i64,
    /// Rating before.
    pub before: Option<f64>,
    /// Rating after.
    pub after: Option<f64>,
    /// Deviation before.
    pub deviation_before: Option<f64>,
    /// The rating after has a star.
    pub provisional: bool,
    /// The rating before has a star.
    pub provisional_before: bool,
    /// Deviation after.
    pub deviation: Option<f64>,
    /// The result was anomalous (rgf 5, 7).
    pub anomalous: bool,
}

/// A game that was played and counts, with its result.
#[derive(Debug, Clone, Copy, PartialEq, Queryable)]
pub struct Game {
    /// The tournament.
    pub tournament_id: TournamentId,
    /// First player.
    pub a_id: PlayerId,
    /// Second player.
    pub b_id: Option<PlayerId>,
    /// Half points of the first player.
    pub halves: Option<i32>,
    /// Stones.
    pub handicap: i32,
}

/// The ratings of the current list, or of the current list of a pool; in no particular order.
pub fn ratings(conn: &mut Conn, federation: FederationId, pool: Option<Pool>) -> Result<Vec<f64>, DbError> {
    if let Some(pool) = pool {
        return Ok(pool_ratings::table
            .filter(pool_ratings::federation_id.eq(federation))
            .filter(pool_ratings::pool.eq(pool))
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

/// Narrows a query that knows the tournaments to those that are meant.
macro_rules! held {
    ($query:expr, $held:expr) => {{
        let mut query = $query
            .filter(tournaments::federation_id.eq($held.federation))
            .filter(tournaments::position.is_not_null())
            .filter(tournaments::ends.between($held.first, $held.last))
            .into_boxed();
        if let Some(pool) = $held.pool {
            query = query.filter(tournaments::pool.eq(pool));
        }
        query
    }};
}

/// What these tournaments did to whom, in no particular order.
pub fn changes(conn: &mut Conn, held: &Held) -> Result<Vec<Change>, DbError> {
    let query = results::table.inner_join(tournaments::table.on(results::tournament_id.eq(tournaments::id)));
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

/// The parameters that each of these tournaments was rated by.
pub fn parameters(conn: &mut Conn, held: &Held) -> Result<Vec<(TournamentId, Option<String>)>, DbError> {
    Ok(held!(tournaments::table, held).select((tournaments::id, tournaments::parameters)).load(conn)?)
}

/// The games of these tournaments that were played and not annulled, in no particular order.
pub fn games(conn: &mut Conn, held: &Held) -> Result<Vec<Game>, DbError> {
    let query = games::table
        .inner_join(tournaments::table.on(games::tournament_id.eq(tournaments::id)))
        .filter(games::played.eq(true))
        .filter(games::annulled.eq(false))
        .filter(games::b_id.is_not_null())
        .filter(games::halves.is_not_null());
    Ok(held!(query, held).select((games::tournament_id, games::a_id, games::b_id, games::halves, games::handicap)).load(conn)?)
}
