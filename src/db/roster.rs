//! The players of a rating list, in a few columns.

use std::collections::HashMap;

use chrono::NaiveDate;
use diesel::dsl::count_star;

use super::erased_query::prelude::*;
use super::players::{Personal, PublicState};
use super::schema::{federations, list_entries, players, pool_ratings, results, tournaments};
use super::words::EmptyAsNone;
use super::{BATCH, ClubId, Conn, DbError, FederationId, ListId, PlayerId, TournamentId};
use crate::domain::player::Mark;
use crate::domain::rules::Rulebook;
use crate::domain::tournament::Pool;
use crate::words::Stored;

#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = players)]
pub struct RosterPlayer {
    pub id: PlayerId,
    /// Id in the exchange format.
    pub code: String,
    #[diesel(embed)]
    pub personal: Personal,
    pub club_id: Option<ClubId>,
    pub search_key: String,
    #[diesel(embed)]
    pub shown: PublicState,
    #[diesel(deserialize_as = EmptyAsNone<Mark>)]
    pub mark: Option<Mark>,
    pub guest: bool,
    pub merged_into: Option<PlayerId>,
}

/// The personal facts by which a list is divided into categories.
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = players)]
pub struct DivisionFacts {
    #[diesel(embed)]
    pub personal: Personal,
    pub guest: bool,
    #[diesel(deserialize_as = EmptyAsNone<Mark>)]
    pub mark: Option<Mark>,
    pub merged_into: Option<PlayerId>,
}

/// Anything derived from the federation's data is valid while its version stays the same.
pub fn load_version(conn: &mut Conn, federation: FederationId) -> Result<i64, DbError> {
    Ok(federations::table
        .filter(federations::id.eq(federation))
        .select(federations::version)
        .first(conn)?)
}

/// Federations that have players and haven't moved, nor are moving, the largest first.
pub fn load_sizes(conn: &mut Conn) -> Result<Vec<Size>, DbError> {
    let counts: Vec<(FederationId, i64)> = players::table
        .group_by(players::federation_id)
        .select((players::federation_id, count_star()))
        .load(conn)?;
    let counts: HashMap<FederationId, i64> = counts.into_iter().collect();
    let here = federations::table.filter(federations::moved.eq(Stored("")));
    let all: Vec<(FederationId, &'static Rulebook)> = here
        .select((federations::id, federations::rules))
        .load(conn)?;
    let size = |(federation, rules)| {
        Some(Size {
            federation,
            rules,
            players: *counts.get(&federation)?,
        })
    };
    let mut sizes: Vec<Size> = all.into_iter().filter_map(size).collect();
    sizes.sort_by_key(|size| (std::cmp::Reverse(size.players), size.federation));
    Ok(sizes)
}

#[derive(Debug, Clone, Copy)]
pub struct Size {
    pub federation: FederationId,
    pub rules: &'static Rulebook,
    /// Number of all players ever entered.
    pub players: i64,
}

/// Players may be unrated or merged duplicates. Their order has no meaning.
pub fn for_each_player(
    conn: &mut Conn,
    federation: FederationId,
    one: &mut dyn FnMut(RosterPlayer),
) -> Result<(), DbError> {
    // In the order of the primary key: in that of another index SQLite would read each page of the
    // file many times.
    let own = players::table
        .filter(players::federation_id.eq(federation))
        .order(players::id);
    Ok(own
        .select(RosterPlayer::as_select())
        .for_each_row(conn, one)?)
}

/// Rated players in no particular order.
pub fn each_record(
    conn: &mut Conn,
    federation: FederationId,
    one: &mut dyn FnMut((PlayerId, String)),
) -> Result<(), DbError> {
    let rated = players::table
        .filter(players::federation_id.eq(federation))
        .filter(players::rating.is_not_null());
    Ok(rated
        .select((players::id, players::record))
        .for_each_row(conn, one)?)
}

#[derive(Debug, Clone, Copy, Queryable)]
pub struct InPool {
    pub rating: f64,
    /// Rated games in the pool.
    pub games: i32,
    /// Last day of the last tournament with such a game.
    pub last: Option<NaiveDate>,
}

/// In no particular order.
pub fn each_in_pool(
    conn: &mut Conn,
    federation: FederationId,
    pool: Pool,
    one: &mut dyn FnMut((RosterPlayer, InPool)),
) -> Result<(), DbError> {
    Ok(pool_ratings::table
        .inner_join(players::table.on(players::id.eq(pool_ratings::player_id)))
        .filter(pool_ratings::federation_id.eq(federation))
        .filter(pool_ratings::pool.eq(Stored(pool)))
        .select((
            RosterPlayer::as_select(),
            (
                pool_ratings::rating,
                pool_ratings::games,
                pool_ratings::last_played,
            ),
        ))
        .for_each_row(conn, one)?)
}

/// In the order of rating.
pub fn last_days(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<Vec<(TournamentId, NaiveDate)>, DbError> {
    Ok(tournaments::table
        .filter(tournaments::federation_id.eq(federation))
        .filter(tournaments::position.is_not_null())
        .order(tournaments::position)
        .select((tournaments::id, tournaments::ends))
        .load(conn)?)
}

/// The last day of a rated tournament of each player whose tournament that was rated last is one of
/// these.
pub fn latest_days(
    conn: &mut Conn,
    federation: FederationId,
    rated: &[TournamentId],
) -> Result<HashMap<PlayerId, NaiveDate>, DbError> {
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
        found.extend(
            rows.into_iter()
                .filter_map(|(player, day)| Some((player, day?))),
        );
    }
    Ok(found)
}

/// `None` if the rules have no pools.
pub fn load_ratings(
    conn: &mut Conn,
    list: ListId,
    pool: Option<Pool>,
) -> Result<Vec<(PlayerId, f64)>, DbError> {
    Ok(list_entries::table
        .filter(list_entries::list_id.eq(list))
        .filter(list_entries::pool.eq(EmptyAsNone::from(pool)))
        .select((list_entries::player_id, list_entries::rating))
        .load(conn)?)
}

/// By place. For a merged duplicate the facts are those of the player who was kept.
pub fn listed_people(
    conn: &mut Conn,
    list: ListId,
    pool: Option<Pool>,
) -> Result<Vec<(PlayerId, DivisionFacts)>, DbError> {
    let mut found: Vec<(PlayerId, DivisionFacts)> = list_entries::table
        .inner_join(players::table.on(players::id.eq(list_entries::player_id)))
        .filter(list_entries::list_id.eq(list))
        .filter(list_entries::pool.eq(EmptyAsNone::from(pool)))
        .order(list_entries::place)
        .select((list_entries::player_id, DivisionFacts::as_select()))
        .load(conn)?;
    // Duplicates are few, and duplicates of duplicates even fewer.
    for (_, who) in &mut found {
        while let Some(kept) = who.merged_into {
            *who = players::table
                .filter(players::id.eq(kept))
                .select(DivisionFacts::as_select())
                .first(conn)?;
        }
    }
    Ok(found)
}

/// An entry of a list, with the fields by which lists are compared.
#[derive(Debug, Clone, PartialEq, Queryable)]
pub struct ListedRating {
    pub player: PlayerId,
    pub rating: f64,
    /// Rank as the regulation writes it.
    pub rank: Option<String>,
    pub provisional: bool,
}

pub fn load_listed(
    conn: &mut Conn,
    list: ListId,
    pool: Option<Pool>,
) -> Result<Vec<ListedRating>, DbError> {
    Ok(list_entries::table
        .filter(list_entries::list_id.eq(list))
        .filter(list_entries::pool.eq(EmptyAsNone::from(pool)))
        .order(list_entries::place)
        .select((
            list_entries::player_id,
            list_entries::rating,
            list_entries::rank,
            list_entries::provisional,
        ))
        .load(conn)?)
}
