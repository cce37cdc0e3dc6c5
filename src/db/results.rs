//! Results: what each rated tournament did to each player. Derived from the tables, kept for the pages.

use std::collections::HashMap;

use chrono::NaiveDate;

use super::run::prelude::*;
use super::schema::{results, tournaments};
use super::{BATCH, Conn, DbError, FederationId, PlayerId, TournamentId, on_each};
use crate::domain::tournament::Pool;

/// One result.
#[derive(Debug, Clone, PartialEq, Queryable, Insertable)]
#[diesel(table_name = results, treat_none_as_default_value = false)]
pub struct ResultRow {
    /// The tournament.
    pub tournament_id: TournamentId,
    /// The player.
    pub player_id: PlayerId,
    /// Position of the tournament in the chronicle.
    pub position: i64,
    /// Rating before.
    pub before: Option<f64>,
    /// Rating after.
    pub after: Option<f64>,
    /// Deviation before.
    pub deviation_before: Option<f64>,
    /// Deviation after.
    pub deviation: Option<f64>,
    /// Rank before.
    pub rank_before: Option<String>,
    /// Rank after.
    pub rank: Option<String>,
    /// Pool.
    pub pool: Option<Pool>,
    /// Rated games in the pool after.
    pub rated_games: Option<i32>,
    /// Anomaly.
    pub anomaly: Option<f64>,
    /// Marked `!`.
    pub anomalous: bool,
    /// Star of the rating after.
    pub provisional: bool,
    /// Star of the rating before.
    pub provisional_before: bool,
}

/// A result with what is told of its tournament.
#[derive(Debug, Clone, PartialEq, Queryable)]
pub struct PlayedTournament {
    /// The result.
    pub result: ResultRow,
    /// The name of the tournament.
    pub name: String,
    /// Its last day.
    pub ends: NaiveDate,
}

/// Results of a tournament.
pub fn of_tournament(conn: &mut Conn, tournament: TournamentId) -> Result<Vec<ResultRow>, DbError> {
    Ok(results::table.filter(results::tournament_id.eq(tournament)).load(conn)?)
}

/// Results of these tournaments, in no particular order.
pub fn of_tournaments(conn: &mut Conn, ids: &[TournamentId]) -> Result<Vec<ResultRow>, DbError> {
    let mut rows = Vec::new();
    for part in ids.chunks(BATCH) {
        let own: Vec<ResultRow> = results::table.filter(results::tournament_id.eq_any(part)).load(conn)?;
        rows.extend(own);
    }
    Ok(rows)
}

/// The last tournament in which each of these players has a result.
pub fn last_of(conn: &mut Conn, players: &[PlayerId]) -> Result<HashMap<PlayerId, TournamentId>, DbError> {
    use diesel::dsl::max;
    let mut last = HashMap::new();
    for part in players.chunks(BATCH) {
        let ends: Vec<(PlayerId, Option<i64>)> = results::table
            .filter(results::player_id.eq_any(part))
            .group_by(results::player_id)
            .select((results::player_id, max(results::position)))
            .load(conn)?;
        let positions: Vec<i64> = ends.iter().filter_map(|(_, position)| *position).collect();
        let held: Vec<(PlayerId, i64, TournamentId)> = results::table
            .filter(results::player_id.eq_any(part))
            .filter(results::position.eq_any(&positions))
            .select((results::player_id, results::position, results::tournament_id))
            .load(conn)?;
        let ends: HashMap<PlayerId, Option<i64>> = ends.into_iter().collect();
        last.extend(held.into_iter().filter(|(player, position, _)| ends.get(player) == Some(&Some(*position))).map(|(p, _, t)| (p, t)));
    }
    Ok(last)
}

/// Results of a player in the order of the chronicle.
pub fn of_player(conn: &mut Conn, player: PlayerId) -> Result<Vec<PlayedTournament>, DbError> {
    Ok(results::table
        .inner_join(tournaments::table.on(results::tournament_id.eq(tournaments::id)))
        .filter(results::player_id.eq(player))
        .order(results::position)
        .select((results::all_columns, tournaments::name, tournaments::ends))
        .load(conn)?)
}

/// Every result of a federation from a position on.
pub fn from_position(conn: &mut Conn, federation: FederationId, position: i64) -> Result<Vec<ResultRow>, DbError> {
    Ok(results::table
        .inner_join(tournaments::table.on(results::tournament_id.eq(tournaments::id)))
        .filter(tournaments::federation_id.eq(federation))
        .filter(results::position.ge(position))
        .select(results::all_columns)
        .load(conn)?)
}

/// Adds results.
pub fn add(conn: &mut Conn, rows: &[ResultRow]) -> Result<(), DbError> {
    for part in rows.chunks(BATCH) {
        on_each!(conn, diesel::insert_into(results::table).values(part))?;
    }
    Ok(())
}

/// Adds results, or changes those that are there for the same player and tournament.
pub fn put(conn: &mut Conn, rows: &[ResultRow]) -> Result<(), DbError> {
    use diesel::upsert::excluded;
    use results as r;
    for part in rows.chunks(BATCH) {
        on_each!(
            conn,
            diesel::insert_into(r::table).values(part).on_conflict((r::tournament_id, r::player_id)).do_update().set((
                r::position.eq(excluded(r::position)),
                r::before.eq(excluded(r::before)),
                r::after.eq(excluded(r::after)),
                r::deviation_before.eq(excluded(r::deviation_before)),
                r::deviation.eq(excluded(r::deviation)),
                r::rank_before.eq(excluded(r::rank_before)),
                r::rank.eq(excluded(r::rank)),
                r::pool.eq(excluded(r::pool)),
                r::rated_games.eq(excluded(r::rated_games)),
                r::anomaly.eq(excluded(r::anomaly)),
                r::anomalous.eq(excluded(r::anomalous)),
                r::provisional.eq(excluded(r::provisional)),
                r::provisional_before.eq(excluded(r::provisional_before)),
            ))
        )?;
    }
    Ok(())
}

/// Adds one result; the statement is prepared once per connection.
pub fn add_one(conn: &mut Conn, row: &ResultRow) -> Result<(), DbError> {
    on_each!(conn, diesel::insert_into(results::table).values(row))?;
    Ok(())
}

/// Removes single results.
pub fn remove_each(conn: &mut Conn, of: &[(TournamentId, PlayerId)]) -> Result<(), DbError> {
    for (tournament, player) in of {
        diesel::delete(results::table.filter(results::tournament_id.eq(tournament)).filter(results::player_id.eq(player))).execute(conn)?;
    }
    Ok(())
}

/// Removes the results of these tournaments.
pub fn remove(conn: &mut Conn, of: &[TournamentId]) -> Result<(), DbError> {
    for part in of.chunks(BATCH) {
        diesel::delete(results::table.filter(results::tournament_id.eq_any(part))).execute(conn)?;
    }
    Ok(())
}
