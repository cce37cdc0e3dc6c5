//! The effect of each rated tournament on each player, derived from the tables and stored for the
//! pages.

use std::collections::HashMap;

use chrono::NaiveDate;
use diesel::sql_types::{Array, BigInt};

use super::erased_query::prelude::*;
use super::schema::{results, tournaments};
use super::{BATCH, Conn, DbError, FederationId, PlayerId, TournamentId, add_rows, on_each};
use crate::domain::tournament::Pool;
use crate::words::Stored;

#[derive(Debug, Clone, PartialEq, Queryable, Insertable)]
#[diesel(table_name = results, treat_none_as_default_value = false)]
pub struct ResultRow {
    pub tournament_id: TournamentId,
    pub player_id: PlayerId,
    /// Position of the tournament in the chronicle.
    pub position: i64,
    pub before: Option<f64>,
    pub after: Option<f64>,
    pub deviation_before: Option<f64>,
    pub deviation: Option<f64>,
    pub rank_before: Option<String>,
    pub rank: Option<String>,
    /// `None` if the rules have no pools.
    #[diesel(serialize_as = Stored<Option<Pool>>)]
    pub pool: Option<Pool>,
    /// Rated games in the pool after the tournament.
    pub rated_games: Option<i32>,
    /// Measure of the anomaly.
    pub anomaly: Option<f64>,
    /// The anomaly is marked with `!`.
    pub anomalous: bool,
    /// The rating after is provisional (star).
    pub provisional: bool,
    /// The rating before was provisional (star).
    pub provisional_before: bool,
}

#[derive(Debug, Clone, PartialEq, Queryable)]
pub struct PlayedTournament {
    pub result: ResultRow,
    pub name: String,
    pub ends: NaiveDate,
}

pub fn of_tournament(conn: &mut Conn, tournament: TournamentId) -> Result<Vec<ResultRow>, DbError> {
    Ok(results::table
        .filter(results::tournament_id.eq(tournament))
        .load(conn)?)
}

/// In no particular order.
pub fn of_tournaments(conn: &mut Conn, ids: &[TournamentId]) -> Result<Vec<ResultRow>, DbError> {
    let mut rows = Vec::new();
    for part in ids.chunks(BATCH) {
        let own: Vec<ResultRow> = results::table
            .filter(results::tournament_id.eq_any(part))
            .load(conn)?;
        rows.extend(own);
    }
    Ok(rows)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    pub tournament: TournamentId,
    pub position: i64,
}

/// The last tournament with a result.
pub fn last_of(conn: &mut Conn, players: &[PlayerId]) -> Result<HashMap<PlayerId, Place>, DbError> {
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
            .select((
                results::player_id,
                results::position,
                results::tournament_id,
            ))
            .load(conn)?;
        let ends: HashMap<PlayerId, Option<i64>> = ends.into_iter().collect();
        let own = held
            .into_iter()
            .filter(|(player, position, _)| ends.get(player) == Some(&Some(*position)));
        last.extend(own.map(|(player, position, tournament)| {
            (
                player,
                Place {
                    tournament,
                    position,
                },
            )
        }));
    }
    Ok(last)
}

/// In no particular order.
pub fn places_of(conn: &mut Conn, players: &[PlayerId]) -> Result<Vec<(PlayerId, Place)>, DbError> {
    let mut places = Vec::new();
    for part in players.chunks(BATCH) {
        let own = results::table.filter(results::player_id.eq_any(part));
        let rows: Vec<(PlayerId, i64, TournamentId)> = own
            .select((
                results::player_id,
                results::position,
                results::tournament_id,
            ))
            .load(conn)?;
        places.extend(rows.into_iter().map(|(player, position, tournament)| {
            (
                player,
                Place {
                    tournament,
                    position,
                },
            )
        }));
    }
    Ok(places)
}

/// In the order of the chronicle.
pub fn of_player(conn: &mut Conn, player: PlayerId) -> Result<Vec<PlayedTournament>, DbError> {
    Ok(results::table
        .inner_join(tournaments::table.on(results::tournament_id.eq(tournaments::id)))
        .filter(results::player_id.eq(player))
        .order(results::position)
        .select((results::all_columns, tournaments::name, tournaments::ends))
        .load(conn)?)
}

/// In the order of the chronicle.
pub fn of_players(
    conn: &mut Conn,
    players: &[PlayerId],
) -> Result<HashMap<PlayerId, Vec<PlayedTournament>>, DbError> {
    let mut found: HashMap<PlayerId, Vec<PlayedTournament>> = HashMap::new();
    for part in players.chunks(BATCH) {
        let rows: Vec<PlayedTournament> = results::table
            .inner_join(tournaments::table.on(results::tournament_id.eq(tournaments::id)))
            .filter(results::player_id.eq_any(part))
            .order(results::position)
            .select((results::all_columns, tournaments::name, tournaments::ends))
            .load(conn)?;
        for row in rows {
            found.entry(row.result.player_id).or_default().push(row);
        }
    }
    Ok(found)
}

pub fn from_position(
    conn: &mut Conn,
    federation: FederationId,
    position: i64,
) -> Result<Vec<ResultRow>, DbError> {
    Ok(results::table
        .inner_join(tournaments::table.on(results::tournament_id.eq(tournaments::id)))
        .filter(tournaments::federation_id.eq(federation))
        .filter(results::position.ge(position))
        .select(results::all_columns)
        .load(conn)?)
}

pub fn add(conn: &mut Conn, rows: &[ResultRow]) -> Result<(), DbError> {
    Ok(add_rows!(conn, results::table, given rows.to_vec())?)
}

pub fn add_or_update(conn: &mut Conn, rows: &[ResultRow]) -> Result<(), DbError> {
    // On a server it is much cheaper to delete the existing rows and to copy all of them than to
    // look up each one.
    if matches!(conn, Conn::Postgres(_)) {
        let there: Vec<(TournamentId, PlayerId)> = rows
            .iter()
            .map(|row| (row.tournament_id, row.player_id))
            .collect();
        remove_each(conn, &there)?;
        return add(conn, rows);
    }
    use diesel::upsert::excluded;
    use results as r;
    for part in rows.chunks(BATCH) {
        on_each!(
            conn,
            diesel::insert_into(r::table)
                .values(part.to_vec())
                .on_conflict((r::tournament_id, r::player_id))
                .do_update()
                .set((
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

pub fn remove_each(conn: &mut Conn, of: &[(TournamentId, PlayerId)]) -> Result<(), DbError> {
    if of.is_empty() {
        return Ok(());
    }
    match conn {
        Conn::Postgres(c) => {
            let (tournaments, players): (Vec<TournamentId>, Vec<PlayerId>) =
                of.iter().copied().unzip();
            let gone = "DELETE FROM results USING unnest($1, $2) AS gone (tournament_id, \
                player_id) \
                WHERE results.tournament_id = gone.tournament_id AND results.player_id = \
                gone.player_id";
            let statement = diesel::sql_query(gone)
                .bind::<Array<BigInt>, _>(tournaments)
                .bind::<Array<BigInt>, _>(players);
            diesel::RunQueryDsl::execute(statement, c)?;
        }
        conn => {
            for own in of
                .chunk_by(|one, next| one.0 == next.0)
                .flat_map(|own| own.chunks(BATCH))
            {
                let (tournament, players) = (
                    own[0].0,
                    own.iter().map(|(_, player)| *player).collect::<Vec<_>>(),
                );
                let held = results::table
                    .filter(results::tournament_id.eq(tournament))
                    .filter(results::player_id.eq_any(players));
                diesel::delete(held).execute(conn)?;
            }
        }
    }
    Ok(())
}

pub fn remove(conn: &mut Conn, of: &[TournamentId]) -> Result<(), DbError> {
    for part in of.chunks(BATCH) {
        diesel::delete(results::table.filter(results::tournament_id.eq_any(part))).execute(conn)?;
    }
    Ok(())
}
