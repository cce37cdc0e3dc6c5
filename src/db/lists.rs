//! Published rating lists: facts that never change.

use std::collections::HashMap;

use chrono::{NaiveDate, NaiveDateTime};

use super::erased_query::prelude::*;
use super::schema::{list_entries, list_rank_decisions, lists};
use super::words::EmptyAsNone;
use super::{BATCH, Conn, DbError, EditionId, FederationId, ListId, PlayerId, add_rows};
use crate::domain::tournament::Pool;

#[derive(Debug, Clone, Queryable, Selectable, Insertable)]
#[diesel(table_name = lists, treat_none_as_default_value = false)]
pub struct Issue {
    pub federation_id: FederationId,
    /// From 1.
    pub number: i32,
    pub date: NaiveDate,
    /// Position in the chronicle.
    pub position: i64,
    /// Parameters at the publication.
    pub parameters: String,
    pub note: String,
    pub published_at: NaiveDateTime,
    pub published_by: String,
    /// SHA-256 of the canonical CSV.
    pub fingerprint: String,
    pub players: i32,
    /// Edition at the publication; `None` for the text as first approved.
    pub edition_id: Option<EditionId>,
}

#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = lists)]
pub struct List {
    pub id: ListId,
    #[diesel(embed)]
    pub issue: Issue,
}

/// Name, club, rating and rank stay as published.
#[derive(Debug, Clone, PartialEq, Queryable, Insertable)]
#[diesel(table_name = list_entries, treat_none_as_default_value = false)]
pub struct Entry {
    pub list_id: ListId,
    /// `None` if the rules have no pools.
    #[diesel(deserialize_as = EmptyAsNone<Pool>, serialize_as = EmptyAsNone<Pool>)]
    pub pool: Option<Pool>,
    /// From 1.
    pub place: i32,
    pub player_id: PlayerId,
    pub name: String,
    pub latin: String,
    pub club: String,
    pub rating: f64,
    pub deviation: Option<f64>,
    pub rank: Option<String>,
    /// Shown with a star.
    pub provisional: bool,
}

/// Made with the publication.
#[derive(Debug, Clone, PartialEq, Queryable, Insertable)]
#[diesel(table_name = list_rank_decisions, treat_none_as_default_value = false)]
pub struct DecisionRow {
    pub list_id: ListId,
    /// From 0, in the order of the decisions.
    pub seq: i32,
    pub player_id: PlayerId,
    /// The article of the regulation that the decision applies.
    pub article: String,
    pub rank_before: Option<String>,
    pub rank: Option<String>,
    /// The norm applied.
    pub norm: Option<f64>,
}

pub fn list(conn: &mut Conn, federation: FederationId) -> Result<Vec<List>, DbError> {
    Ok(lists::table
        .filter(lists::federation_id.eq(federation))
        .order(lists::position.desc())
        .select(List::as_select())
        .load(conn)?)
}

#[derive(Debug, Clone, Queryable)]
pub struct Brief {
    pub id: ListId,
    pub number: i32,
    pub date: NaiveDate,
    pub position: i64,
}

pub fn load_brief(conn: &mut Conn, federation: FederationId) -> Result<Vec<Brief>, DbError> {
    let query = lists::table
        .filter(lists::federation_id.eq(federation))
        .order(lists::position.desc());
    Ok(query
        .select((lists::id, lists::number, lists::date, lists::position))
        .load(conn)?)
}

pub fn find_newest(conn: &mut Conn, federation: FederationId) -> Result<Option<ListId>, DbError> {
    Ok(lists::table
        .filter(lists::federation_id.eq(federation))
        .order(lists::position.desc())
        .select(lists::id)
        .first(conn)
        .optional()?)
}

pub fn load_before(
    conn: &mut Conn,
    federation: FederationId,
    position: i64,
    limit: i64,
) -> Result<Vec<List>, DbError> {
    Ok(lists::table
        .filter(lists::federation_id.eq(federation))
        .filter(lists::position.lt(position))
        .order(lists::position.desc())
        .limit(limit)
        .select(List::as_select())
        .load(conn)?)
}

pub fn find_by_date(
    conn: &mut Conn,
    federation: FederationId,
    date: NaiveDate,
) -> Result<Option<List>, DbError> {
    let found: Option<List> = lists::table
        .filter(lists::federation_id.eq(federation))
        .filter(lists::date.eq(date))
        .order(lists::position.desc())
        .select(List::as_select())
        .first(conn)
        .optional()?;
    let Some(mut list) = found else {
        return Ok(None);
    };
    // Earlier versions stored the number of entries, which counts a player with ratings in two
    // pools twice.
    let pooled = list_entries::table
        .filter(list_entries::list_id.eq(list.id))
        .filter(list_entries::pool.ne(EmptyAsNone::from(None::<Pool>)));
    let players: Vec<PlayerId> = pooled
        .select(list_entries::player_id)
        .distinct()
        .load(conn)?;
    if !players.is_empty() {
        list.issue.players = i32::try_from(players.len()).unwrap_or(i32::MAX);
    }
    Ok(Some(list))
}

pub fn find_previous(
    conn: &mut Conn,
    federation: FederationId,
    position: i64,
) -> Result<Option<List>, DbError> {
    Ok(lists::table
        .filter(lists::federation_id.eq(federation))
        .filter(lists::position.lt(position))
        .order(lists::position.desc())
        .select(List::as_select())
        .first(conn)
        .optional()?)
}

pub fn load_entries(conn: &mut Conn, list: ListId) -> Result<Vec<Entry>, DbError> {
    let all = list_entries::table
        .filter(list_entries::list_id.eq(list))
        .order((list_entries::pool, list_entries::place))
        .load(conn)?;
    without_forgotten(conn, list, all)
}

/// `None` if the rules have no pools.
pub fn load_ratings(
    conn: &mut Conn,
    list: ListId,
    pool: Option<Pool>,
) -> Result<Vec<f64>, DbError> {
    Ok(list_entries::table
        .filter(list_entries::list_id.eq(list))
        .filter(list_entries::pool.eq(EmptyAsNone::from(pool)))
        .order(list_entries::place)
        .select(list_entries::rating)
        .load(conn)?)
}

/// The number of entries is the last place.
pub fn count_in(conn: &mut Conn, list: ListId, pool: Option<Pool>) -> Result<i64, DbError> {
    let last: Option<i32> = list_entries::table
        .filter(list_entries::list_id.eq(list))
        .filter(list_entries::pool.eq(EmptyAsNone::from(pool)))
        .select(diesel::dsl::max(list_entries::place))
        .first(conn)?;
    Ok(last.unwrap_or(0).into())
}

/// Begins with the place after `offset`; `pool` is `None` if the rules have no pools.
pub fn entries_page(
    conn: &mut Conn,
    list: ListId,
    pool: Option<Pool>,
    offset: i64,
    limit: i64,
) -> Result<Vec<Entry>, DbError> {
    let first = i32::try_from(offset).unwrap_or(i32::MAX);
    let page = list_entries::table
        .filter(list_entries::list_id.eq(list))
        .filter(list_entries::pool.eq(EmptyAsNone::from(pool)))
        .filter(list_entries::place.gt(first))
        .order(list_entries::place)
        .limit(limit)
        .load(conn)?;
    without_forgotten(conn, list, page)
}

/// An entry of the list, in queries that also filter by player. A range makes SQLite use the index
/// on players. With an equality it would read the whole list, whose primary key begins with the
/// list.
macro_rules! of_list {
    ($list:expr) => {
        list_entries::list_id.between($list, $list)
    };
}

pub fn entries_of(
    conn: &mut Conn,
    list: ListId,
    players: &[PlayerId],
) -> Result<Vec<Entry>, DbError> {
    let mut found = Vec::new();
    for part in players.chunks(BATCH) {
        found.extend(
            list_entries::table
                .filter(of_list!(list))
                .filter(list_entries::player_id.eq_any(part))
                .load::<Entry>(conn)?,
        );
    }
    Ok(found)
}

pub fn entries_by_list(
    conn: &mut Conn,
    federation: FederationId,
    players: &[PlayerId],
) -> Result<HashMap<ListId, Vec<Entry>>, DbError> {
    let mut found: HashMap<ListId, Vec<Entry>> = HashMap::new();
    for part in players.chunks(BATCH) {
        let own = lists::table
            .filter(lists::federation_id.eq(federation))
            .select(lists::id);
        let rows = list_entries::table
            .filter(list_entries::list_id.eq_any(own))
            .filter(list_entries::player_id.eq_any(part));
        for entry in rows.load::<Entry>(conn)? {
            found.entry(entry.list_id).or_default().push(entry);
        }
    }
    Ok(found)
}

/// The forgotten players of a list's federation. They are few, and lists are long.
fn load_forgotten_codes(
    conn: &mut Conn,
    list: ListId,
) -> Result<HashMap<PlayerId, String>, DbError> {
    use super::schema::players;
    let federation = || {
        lists::table
            .filter(lists::id.eq(list))
            .select(lists::federation_id)
            .single_value()
    };
    Ok(players::table
        // A range of one federation and the mark as a literal, so that the partial index of
        // forgotten players applies. With an equality SQLite would rather scan the whole
        // federation.
        .filter(
            players::federation_id
                .nullable()
                .between(federation(), federation()),
        )
        .filter(diesel::dsl::sql::<diesel::sql_types::Bool>(
            "players.mark = 'forgotten'",
        ))
        .select((players::id, players::code))
        .load(conn)?
        .into_iter()
        .collect())
}

/// Replaces the names of forgotten players by their codes.
fn without_forgotten(
    conn: &mut Conn,
    list: ListId,
    mut entries: Vec<Entry>,
) -> Result<Vec<Entry>, DbError> {
    let codes = load_forgotten_codes(conn, list)?;
    for entry in &mut entries {
        if let Some(code) = codes.get(&entry.player_id) {
            entry.name.clone_from(code);
            entry.latin.clone_from(code);
            entry.club.clear();
        }
    }
    Ok(entries)
}

/// Counts the players forgotten after the publication: the list no longer shows their names.
pub fn forgotten_in(conn: &mut Conn, list: ListId) -> Result<i64, DbError> {
    let ids: Vec<PlayerId> = load_forgotten_codes(conn, list)?.into_keys().collect();
    let mut count = 0;
    for part in ids.chunks(BATCH) {
        let there: i64 = list_entries::table
            .filter(of_list!(list))
            .filter(list_entries::player_id.eq_any(part))
            .count()
            .get_result(conn)?;
        count += there;
    }
    Ok(count)
}

/// Oldest first.
pub fn of_player(conn: &mut Conn, player: PlayerId) -> Result<Vec<(Brief, Entry)>, DbError> {
    Ok(list_entries::table
        .inner_join(lists::table.on(list_entries::list_id.eq(lists::id)))
        .filter(list_entries::player_id.eq(player))
        .order(lists::position)
        .select((
            (lists::id, lists::number, lists::date, lists::position),
            list_entries::all_columns,
        ))
        .load(conn)?)
}

pub fn load_decisions(
    conn: &mut Conn,
    list: ListId,
    limit: i64,
) -> Result<Vec<DecisionRow>, DbError> {
    Ok(list_rank_decisions::table
        .filter(list_rank_decisions::list_id.eq(list))
        .order(list_rank_decisions::seq)
        .limit(limit)
        .load(conn)?)
}

/// The decisions are numbered without gaps from 0.
pub fn count_decisions(conn: &mut Conn, list: ListId) -> Result<i64, DbError> {
    let last: Option<i32> = list_rank_decisions::table
        .filter(list_rank_decisions::list_id.eq(list))
        .order(list_rank_decisions::seq.desc())
        .select(list_rank_decisions::seq)
        .first(conn)
        .optional()?;
    Ok(last.map_or(0, |last| i64::from(last) + 1))
}

pub fn decisions_of(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<Vec<(DecisionRow, NaiveDate)>, DbError> {
    Ok(list_rank_decisions::table
        .inner_join(lists::table.on(list_rank_decisions::list_id.eq(lists::id)))
        .filter(list_rank_decisions::player_id.eq(player))
        .order(lists::position)
        .select((list_rank_decisions::all_columns, lists::date))
        .load(conn)?)
}

/// Entries and decisions follow.
pub fn add(conn: &mut Conn, issue: &Issue) -> Result<ListId, DbError> {
    Ok(diesel::insert_into(lists::table)
        .values(issue.clone())
        .returning(lists::id)
        .get_result(conn)?)
}

pub fn add_rows(
    conn: &mut Conn,
    entries: Vec<Entry>,
    decisions: &[DecisionRow],
) -> Result<(), DbError> {
    add_rows!(&mut *conn, list_entries::table, given entries)?;
    Ok(add_rows!(conn, list_rank_decisions::table, decisions)?)
}
