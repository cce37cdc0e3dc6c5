//! What players have in the pools of their rules. Derived like the current rating, kept for the lists.

use std::collections::HashMap;

use chrono::NaiveDate;
use diesel::prelude::*;

use super::schema::{clubs, players, pool_ratings};
use super::{BATCH, Conn, DbError, FederationId, PlayerId, on_each};
use crate::db::players::Filter;

/// A rating in a pool.
#[derive(Debug, Clone, PartialEq, Queryable, Insertable)]
#[diesel(table_name = pool_ratings, treat_none_as_default_value = false)]
pub struct PoolRating {
    /// The player.
    pub player_id: PlayerId,
    /// The pool.
    pub pool: String,
    /// The federation.
    pub federation_id: FederationId,
    /// Rating.
    pub rating: f64,
    /// Rated games.
    pub games: i32,
    /// Day of the last of them.
    pub last_played: Option<NaiveDate>,
}

/// One row of the current list of a pool.
#[derive(Debug, Clone, Queryable)]
pub struct PoolRow {
    /// The player.
    pub id: PlayerId,
    /// Code.
    pub code: String,
    /// Name.
    pub name: String,
    /// Name in Latin script.
    pub latin: Option<String>,
    /// Club's name.
    pub club: Option<String>,
    /// Rank.
    pub rank: Option<String>,
    /// Rating in the pool.
    pub rating: f64,
    /// Rated games in the pool.
    pub games: i32,
    /// Day of the last of them.
    pub last_played: Option<NaiveDate>,
}

/// What a player has, pool by pool.
pub fn of_player(conn: &mut Conn, player: PlayerId) -> Result<Vec<PoolRating>, DbError> {
    Ok(pool_ratings::table.filter(pool_ratings::player_id.eq(player)).order(pool_ratings::pool).load(conn)?)
}

/// What everybody has.
pub fn all(conn: &mut Conn, federation: FederationId) -> Result<HashMap<PlayerId, Vec<PoolRating>>, DbError> {
    let mut groups: HashMap<PlayerId, Vec<PoolRating>> = HashMap::new();
    let rows: Vec<PoolRating> =
        pool_ratings::table.filter(pool_ratings::federation_id.eq(federation)).order(pool_ratings::pool).load(conn)?;
    for row in rows {
        groups.entry(row.player_id).or_default().push(row);
    }
    Ok(groups)
}

/// Stores what these players have now in place of what they had.
pub fn store(conn: &mut Conn, of: &[PlayerId], rows: &[PoolRating]) -> Result<(), DbError> {
    for part in of.chunks(BATCH) {
        diesel::delete(pool_ratings::table.filter(pool_ratings::player_id.eq_any(part))).execute(conn)?;
    }
    for part in rows.chunks(BATCH) {
        on_each!(conn, c => diesel::insert_into(pool_ratings::table).values(part).execute(c))?;
    }
    Ok(())
}

macro_rules! listed {
    ($federation:expr, $pool:expr, $filter:expr) => {{
        let mut query = pool_ratings::table
            .inner_join(players::table.on(players::id.eq(pool_ratings::player_id)))
            .filter(pool_ratings::federation_id.eq($federation))
            .filter(pool_ratings::pool.eq($pool))
            .into_boxed();
        if let Some(club) = $filter.club {
            query = query.filter(players::club_id.eq(club));
        }
        for word in &$filter.words {
            query = query.filter(players::search_key.like(format!("%{}%", super::players::escape_like(word))).escape('\\'));
        }
        query
    }};
}

/// A page of the current list of a pool, best rating first, equal ratings by code.
pub fn list_page(conn: &mut Conn, federation: FederationId, pool: &str, filter: &Filter) -> Result<Vec<PoolRow>, DbError> {
    let page: Vec<PlayerId> = listed!(federation, pool, filter)
        .order((pool_ratings::rating.desc(), players::code))
        .select(players::id)
        .offset(filter.offset)
        .limit(filter.limit)
        .load(conn)?;
    let mut rows: Vec<PoolRow> = rows(conn, pool, &page)?;
    let place: HashMap<PlayerId, usize> = page.iter().enumerate().map(|(i, id)| (*id, i)).collect();
    rows.sort_by_key(|row| place.get(&row.id).copied());
    Ok(rows)
}

fn rows(conn: &mut Conn, pool: &str, ids: &[PlayerId]) -> Result<Vec<PoolRow>, DbError> {
    let mut found = Vec::with_capacity(ids.len());
    for part in ids.chunks(BATCH) {
        found.extend(
            pool_ratings::table
                .inner_join(players::table.on(players::id.eq(pool_ratings::player_id)))
                .left_join(clubs::table.on(players::club_id.eq(clubs::id.nullable())))
                .filter(pool_ratings::pool.eq(pool))
                .filter(players::id.eq_any(part))
                .select((
                    players::id,
                    players::code,
                    players::name,
                    players::latin,
                    clubs::name.nullable(),
                    players::rank,
                    pool_ratings::rating,
                    pool_ratings::games,
                    pool_ratings::last_played,
                ))
                .load::<PoolRow>(conn)?,
        );
    }
    Ok(found)
}

/// So many of the current list of a pool from behind a rating and a code on.
pub fn list_after(
    conn: &mut Conn,
    federation: FederationId,
    pool: &str,
    after: Option<(f64, &str)>,
    limit: i64,
) -> Result<Vec<PoolRow>, DbError> {
    let mut query = listed!(federation, pool, Filter::default());
    if let Some((rating, code)) = after {
        let behind = pool_ratings::rating.lt(rating).or(players::code.gt(code.to_owned()));
        query = query.filter(pool_ratings::rating.le(rating)).filter(behind);
    }
    let page: Vec<PlayerId> = query.order((pool_ratings::rating.desc(), players::code)).select(players::id).limit(limit).load(conn)?;
    let mut rows: Vec<PoolRow> = rows(conn, pool, &page)?;
    let place: HashMap<PlayerId, usize> = page.iter().enumerate().map(|(i, id)| (*id, i)).collect();
    rows.sort_by_key(|row| place.get(&row.id).copied());
    Ok(rows)
}

/// The whole current list of a pool.
pub fn list_all(conn: &mut Conn, federation: FederationId, pool: &str) -> Result<Vec<PoolRow>, DbError> {
    let everybody = Filter { limit: i64::MAX, ..Filter::default() };
    list_page(conn, federation, pool, &everybody)
}

/// How many players the filter finds in a pool.
pub fn list_count(conn: &mut Conn, federation: FederationId, pool: &str, filter: &Filter) -> Result<i64, DbError> {
    Ok(listed!(federation, pool, filter).count().get_result(conn)?)
}
