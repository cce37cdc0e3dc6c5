//! Everybody of a rating list, in a few columns.

use std::collections::HashMap;

use chrono::NaiveDate;
use diesel::dsl::count_star;

use super::players::{Personal, Shown};
use super::run::prelude::*;
use super::schema::{federations, list_entries, players, pool_ratings, results, tournaments};
use super::words::Blank;
use super::{BATCH, ClubId, Conn, DbError, FederationId, ListId, PlayerId, TournamentId};
use crate::domain::player::Mark;
use crate::domain::rules::Rulebook;
use crate::domain::tournament::Pool;

/// A player of the current list.
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = players)]
pub struct RosterPlayer {
    /// The player.
    pub id: PlayerId,
    /// Code.
    pub code: String,
    /// Who it is.
    #[diesel(embed)]
    pub personal: Personal,
    /// Club.
    pub club_id: Option<ClubId>,
    /// Folded name for searching.
    pub search_key: String,
    /// Rating and rank.
    #[diesel(embed)]
    pub shown: Shown,
    /// Why the player plays no more.
    #[diesel(deserialize_as = Blank<Mark>)]
    pub mark: Option<Mark>,
    /// A guest of the federation.
    pub guest: bool,
    /// Who it turned out to be.
    pub merged_into: Option<PlayerId>,
}

/// What divides a list: who somebody is.
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = players)]
pub struct Sorted {
    /// Who it is.
    #[diesel(embed)]
    pub personal: Personal,
    /// A guest of the federation.
    pub guest: bool,
    /// Why the player plays no more.
    #[diesel(deserialize_as = Blank<Mark>)]
    pub mark: Option<Mark>,
    /// Who it turned out to be.
    pub merged_into: Option<PlayerId>,
}

/// The number of the federation's data: what is made of it is good as long as this stays the same.
pub fn version(conn: &mut Conn, federation: FederationId) -> Result<i64, DbError> {
    Ok(federations::table.filter(federations::id.eq(federation)).select(federations::version).first(conn)?)
}

/// The federations that have players and are here (not moved or moving), the largest first.
pub fn sizes(conn: &mut Conn) -> Result<Vec<Size>, DbError> {
    let counts: Vec<(FederationId, i64)> =
        players::table.group_by(players::federation_id).select((players::federation_id, count_star())).load(conn)?;
    let counts: HashMap<FederationId, i64> = counts.into_iter().collect();
    let here = federations::table.filter(federations::moved.eq(""));
    let all: Vec<(FederationId, &'static Rulebook)> = here.select((federations::id, federations::rules)).load(conn)?;
    let size = |(federation, rules)| Some(Size { federation, rules, players: *counts.get(&federation)? });
    let mut sizes: Vec<Size> = all.into_iter().filter_map(size).collect();
    sizes.sort_by_key(|size| (std::cmp::Reverse(size.players), size.federation));
    Ok(sizes)
}

/// How large a federation is.
#[derive(Debug, Clone, Copy)]
pub struct Size {
    /// The federation.
    pub federation: FederationId,
    /// Its rules.
    pub rules: &'static Rulebook,
    /// Everybody who was ever entered.
    pub players: i64,
}

/// Everybody of a federation, rated or not, duplicates that were merged too: one after the other, in no order that matters.
pub fn each(conn: &mut Conn, federation: FederationId, one: &mut dyn FnMut(RosterPlayer)) -> Result<(), DbError> {
    // In the order in which they lie: in that of another index SQLite would read each page of the file many times.
    let own = players::table.filter(players::federation_id.eq(federation)).order(players::id);
    Ok(own.select(RosterPlayer::as_select()).each(conn, one)?)
}

/// What the rules remember of everybody with a rating, one after the other, in no particular order.
pub fn each_record(conn: &mut Conn, federation: FederationId, one: &mut dyn FnMut((PlayerId, String))) -> Result<(), DbError> {
    let rated = players::table.filter(players::federation_id.eq(federation)).filter(players::rating.is_not_null());
    Ok(rated.select((players::id, players::record)).each(conn, one)?)
}

/// A rating in a pool.
#[derive(Debug, Clone, Copy, Queryable)]
pub struct InPool {
    /// The rating.
    pub rating: f64,
    /// Rated games in the pool.
    pub games: i32,
    /// The last day of the last tournament with one of them.
    pub last: Option<NaiveDate>,
}

/// Everybody with a rating in a pool, one after the other, in no particular order.
pub fn each_in_pool(
    conn: &mut Conn,
    federation: FederationId,
    pool: Pool,
    one: &mut dyn FnMut((RosterPlayer, InPool)),
) -> Result<(), DbError> {
    Ok(pool_ratings::table
        .inner_join(players::table.on(players::id.eq(pool_ratings::player_id)))
        .filter(pool_ratings::federation_id.eq(federation))
        .filter(pool_ratings::pool.eq(pool))
        .select((RosterPlayer::as_select(), (pool_ratings::rating, pool_ratings::games, pool_ratings::last_played)))
        .each(conn, one)?)
}

/// When the rated tournaments ended, in the order in which they were rated.
pub fn last_days(conn: &mut Conn, federation: FederationId) -> Result<Vec<(TournamentId, NaiveDate)>, DbError> {
    Ok(tournaments::table
        .filter(tournaments::federation_id.eq(federation))
        .filter(tournaments::position.is_not_null())
        .order(tournaments::position)
        .select((tournaments::id, tournaments::ends))
        .load(conn)?)
}

/// The last day of a rated tournament of each player whose tournament that was rated last is one of these.
pub fn latest_days(conn: &mut Conn, federation: FederationId, rated: &[TournamentId]) -> Result<HashMap<PlayerId, NaiveDate>, DbError> {
    let mut found = HashMap::new();
    for part in rated.chunks(BATCH) {
        let whose = players::table
            .filter(players::federation_id.eq(federation))
            .filter(players::last_tournament_id.eq_any(part.iter().map(|id| Some(*id))))
            .select(players::id);
        let rows: Vec<(PlayerId, Option<NaiveDate>)> = results::table
            .inner_join(tournaments::table.on(tournaments::id.eq(results::tournament_id)))
            .filter(results::player_id.eq_any(whose))
            .group_by(results::player_id)
            .select((results::player_id, diesel::dsl::max(tournaments::ends)))
            .load(conn)?;
        found.extend(rows.into_iter().filter_map(|(player, day)| Some((player, day?))));
    }
    Ok(found)
}

/// What everybody had in a list, or in one pool of it (none where the rules have none).
pub fn figures(conn: &mut Conn, list: ListId, pool: Option<Pool>) -> Result<Vec<(PlayerId, f64)>, DbError> {
    Ok(list_entries::table
        .filter(list_entries::list_id.eq(list))
        .filter(list_entries::pool.eq(Blank::from(pool)))
        .select((list_entries::player_id, list_entries::rating))
        .load(conn)?)
}

/// The players of a list, or of one pool of it, in the order of their places, each with the person; behind a duplicate that was merged
/// stands the one who was kept.
pub fn listed_people(conn: &mut Conn, list: ListId, pool: Option<Pool>) -> Result<Vec<(PlayerId, Sorted)>, DbError> {
    let mut found: Vec<(PlayerId, Sorted)> = list_entries::table
        .inner_join(players::table.on(players::id.eq(list_entries::player_id)))
        .filter(list_entries::list_id.eq(list))
        .filter(list_entries::pool.eq(Blank::from(pool)))
        .order(list_entries::place)
        .select((list_entries::player_id, Sorted::as_select()))
        .load(conn)?;
    // Duplicates are few, and of duplicates even fewer.
    for (_, who) in &mut found {
        while let Some(kept) = who.merged_into {
            *who = players::table.filter(players::id.eq(kept)).select(Sorted::as_select()).first(conn)?;
        }
    }
    Ok(found)
}

/// An entry of a list, as far as lists are compared.
#[derive(Debug, Clone, PartialEq, Queryable)]
pub struct ListedRating {
    /// The player.
    pub player: PlayerId,
    /// The rating.
    pub rating: f64,
    /// The rank by name.
    pub rank: Option<String>,
    /// Whether the rating has a star.
    pub provisional: bool,
}

/// The entries of a list, or of one pool of it, in the order of the places.
pub fn listed(conn: &mut Conn, list: ListId, pool: Option<Pool>) -> Result<Vec<ListedRating>, DbError> {
    Ok(list_entries::table
        .filter(list_entries::list_id.eq(list))
        .filter(list_entries::pool.eq(Blank::from(pool)))
        .order(list_entries::place)
        .select((list_entries::player_id, list_entries::rating, list_entries::rank, list_entries::provisional))
        .load(conn)?)
}
