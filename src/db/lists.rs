//! Published lists: facts that never change.

use std::collections::HashMap;

use chrono::{NaiveDate, NaiveDateTime};
use diesel::prelude::*;

use super::schema::{list_decisions, list_entries, lists};
use super::{BATCH, Conn, DbError, EditionId, FederationId, ListId, PlayerId, on_each};

/// A published list.
#[derive(Debug, Clone, Queryable)]
pub struct List {
    /// Identity.
    pub id: ListId,
    /// Its federation.
    pub federation_id: FederationId,
    /// Number, from 1.
    pub number: i32,
    /// Date of the list.
    pub date: NaiveDate,
    /// Position in the chronicle.
    pub position: i64,
    /// Parameters it was published with.
    pub parameters: String,
    /// Note of the official.
    pub note: String,
    /// When it was published.
    pub published_at: NaiveDateTime,
    /// Who published it.
    pub published_by: String,
    /// SHA-256 of its canonical CSV.
    pub fingerprint: String,
    /// Number of players.
    pub players: i32,
    /// Edition it was published with; none: the text as first approved.
    pub edition_id: Option<EditionId>,
}

/// A list to be stored.
#[derive(Debug, Clone, Insertable)]
#[diesel(table_name = lists, treat_none_as_default_value = false)]
pub struct NewList {
    /// Its federation.
    pub federation_id: FederationId,
    /// Number.
    pub number: i32,
    /// Date.
    pub date: NaiveDate,
    /// Position.
    pub position: i64,
    /// Parameters.
    pub parameters: String,
    /// Note.
    pub note: String,
    /// When.
    pub published_at: NaiveDateTime,
    /// Who.
    pub published_by: String,
    /// Fingerprint.
    pub fingerprint: String,
    /// Players.
    pub players: i32,
    /// Edition.
    pub edition_id: Option<EditionId>,
}

/// One entry of a published list.
#[derive(Debug, Clone, PartialEq, Queryable, Insertable)]
#[diesel(table_name = list_entries, treat_none_as_default_value = false)]
pub struct Entry {
    /// The list.
    pub list_id: ListId,
    /// Pool; empty where the rules have none.
    pub pool: String,
    /// Place.
    pub place: i32,
    /// The player.
    pub player_id: PlayerId,
    /// Name as published.
    pub name: String,
    /// Latin name as published.
    pub latin: String,
    /// Club as published.
    pub club: String,
    /// Rating.
    pub rating: f64,
    /// Deviation.
    pub deviation: Option<f64>,
    /// Rank.
    pub rank: Option<String>,
    /// Star.
    pub provisional: bool,
}

/// What the publication decided about a rank.
#[derive(Debug, Clone, PartialEq, Queryable, Insertable)]
#[diesel(table_name = list_decisions, treat_none_as_default_value = false)]
pub struct DecisionRow {
    /// The list.
    pub list_id: ListId,
    /// Order.
    pub seq: i32,
    /// The player.
    pub player_id: PlayerId,
    /// Article.
    pub article: String,
    /// Rank before.
    pub rank_before: Option<String>,
    /// Rank after.
    pub rank: Option<String>,
    /// Norm.
    pub norm: Option<f64>,
}

/// Published lists, newest first.
pub fn list(conn: &mut Conn, federation: FederationId) -> Result<Vec<List>, DbError> {
    Ok(lists::table.filter(lists::federation_id.eq(federation)).order(lists::position.desc()).load(conn)?)
}

/// So many published lists that came before a position of the chronicle, newest first.
pub fn before(conn: &mut Conn, federation: FederationId, position: i64, limit: i64) -> Result<Vec<List>, DbError> {
    Ok(lists::table
        .filter(lists::federation_id.eq(federation))
        .filter(lists::position.lt(position))
        .order(lists::position.desc())
        .limit(limit)
        .load(conn)?)
}

/// The newest list published for a date.
pub fn find_by_date(conn: &mut Conn, federation: FederationId, date: NaiveDate) -> Result<Option<List>, DbError> {
    Ok(lists::table
        .filter(lists::federation_id.eq(federation))
        .filter(lists::date.eq(date))
        .order(lists::position.desc())
        .first(conn)
        .optional()?)
}

/// The list published just before this position.
pub fn previous(conn: &mut Conn, federation: FederationId, position: i64) -> Result<Option<List>, DbError> {
    Ok(lists::table
        .filter(lists::federation_id.eq(federation))
        .filter(lists::position.lt(position))
        .order(lists::position.desc())
        .first(conn)
        .optional()?)
}

/// Entries of a list in order.
pub fn entries(conn: &mut Conn, list: ListId) -> Result<Vec<Entry>, DbError> {
    let all = list_entries::table.filter(list_entries::list_id.eq(list)).order((list_entries::pool, list_entries::place)).load(conn)?;
    without_forgotten(conn, all)
}

/// How many entries a list has in a pool.
pub fn count_in(conn: &mut Conn, list: ListId, pool: &str) -> Result<i64, DbError> {
    Ok(list_entries::table.filter(list_entries::list_id.eq(list)).filter(list_entries::pool.eq(pool)).count().get_result(conn)?)
}

/// A page of the entries of a list in a pool (`pool` empty where the rules have none).
pub fn entries_page(conn: &mut Conn, list: ListId, pool: &str, offset: i64, limit: i64) -> Result<Vec<Entry>, DbError> {
    let page = list_entries::table
        .filter(list_entries::list_id.eq(list))
        .filter(list_entries::pool.eq(pool))
        .order(list_entries::place)
        .offset(offset)
        .limit(limit)
        .load(conn)?;
    without_forgotten(conn, page)
}

/// So many entries of a list in a pool (`pool` empty where the rules have none) from behind a place on.
pub fn entries_after(conn: &mut Conn, list: ListId, pool: &str, place: i32, limit: i64) -> Result<Vec<Entry>, DbError> {
    let page = list_entries::table
        .filter(list_entries::list_id.eq(list))
        .filter(list_entries::pool.eq(pool))
        .filter(list_entries::place.gt(place))
        .order(list_entries::place)
        .limit(limit)
        .load(conn)?;
    without_forgotten(conn, page)
}

/// Entries of an earlier list, in a pool, of players who are not in the later list any more; at most `limit`.
pub fn dropped(conn: &mut Conn, earlier: ListId, later: ListId, pool: &str, limit: i64) -> Result<Vec<Entry>, DbError> {
    let still = diesel::alias!(list_entries as still);
    let gone = list_entries::table
        .filter(list_entries::list_id.eq(earlier))
        .filter(list_entries::pool.eq(pool))
        .filter(diesel::dsl::not(diesel::dsl::exists(
            still
                .filter(still.field(list_entries::list_id).eq(later))
                .filter(still.field(list_entries::pool).eq(pool))
                .filter(still.field(list_entries::player_id).eq(list_entries::player_id)),
        )))
        .order(list_entries::place)
        .limit(limit)
        .load(conn)?;
    without_forgotten(conn, gone)
}

/// Entries of these players in a list.
pub fn entries_of(conn: &mut Conn, list: ListId, players: &[PlayerId]) -> Result<Vec<Entry>, DbError> {
    let mut found = Vec::new();
    for part in players.chunks(BATCH) {
        found.extend(
            list_entries::table.filter(list_entries::list_id.eq(list)).filter(list_entries::player_id.eq_any(part)).load::<Entry>(conn)?,
        );
    }
    Ok(found)
}

/// In the place of the names of who asked to be forgotten stand their codes.
fn without_forgotten(conn: &mut Conn, mut entries: Vec<Entry>) -> Result<Vec<Entry>, DbError> {
    use super::schema::players;
    let mut codes: HashMap<PlayerId, String> = HashMap::new();
    let ids: Vec<PlayerId> = entries.iter().map(|e| e.player_id).collect();
    for part in ids.chunks(BATCH) {
        let rows: Vec<(PlayerId, String)> = players::table
            .filter(players::id.eq_any(part))
            .filter(players::mark.eq("forgotten"))
            .select((players::id, players::code))
            .load(conn)?;
        codes.extend(rows);
    }
    for entry in &mut entries {
        if let Some(code) = codes.get(&entry.player_id) {
            entry.name.clone_from(code);
            entry.latin.clone_from(code);
            entry.club.clear();
        }
    }
    Ok(entries)
}

/// How many of a list's players have asked to be forgotten since: their names are not in it any more.
pub fn forgotten_in(conn: &mut Conn, list: ListId) -> Result<i64, DbError> {
    use super::schema::players;
    Ok(list_entries::table
        .inner_join(players::table.on(list_entries::player_id.eq(players::id)))
        .filter(list_entries::list_id.eq(list))
        .filter(players::mark.eq("forgotten"))
        .count()
        .get_result(conn)?)
}

/// A player's entries in all lists, oldest first.
pub fn of_player(conn: &mut Conn, player: PlayerId) -> Result<Vec<(List, Entry)>, DbError> {
    Ok(list_entries::table
        .inner_join(lists::table.on(list_entries::list_id.eq(lists::id)))
        .filter(list_entries::player_id.eq(player))
        .order(lists::position)
        .select((lists::all_columns, list_entries::all_columns))
        .load(conn)?)
}

/// Decisions of a list.
pub fn decisions(conn: &mut Conn, list: ListId) -> Result<Vec<DecisionRow>, DbError> {
    Ok(list_decisions::table.filter(list_decisions::list_id.eq(list)).order(list_decisions::seq).load(conn)?)
}

/// Decisions about a player with the list's date.
pub fn decisions_of(conn: &mut Conn, player: PlayerId) -> Result<Vec<(DecisionRow, NaiveDate)>, DbError> {
    Ok(list_decisions::table
        .inner_join(lists::table.on(list_decisions::list_id.eq(lists::id)))
        .filter(list_decisions::player_id.eq(player))
        .order(lists::position)
        .select((list_decisions::all_columns, lists::date))
        .load(conn)?)
}

/// Stores a list; entries and decisions follow.
pub fn add(conn: &mut Conn, new: &NewList) -> Result<ListId, DbError> {
    Ok(diesel::insert_into(lists::table).values(new.clone()).returning(lists::id).get_result(conn)?)
}

/// Stores entries and decisions.
pub fn add_rows(conn: &mut Conn, entries: &[Entry], decisions: &[DecisionRow]) -> Result<(), DbError> {
    for part in entries.chunks(BATCH) {
        on_each!(conn, c => diesel::insert_into(list_entries::table).values(part).execute(c))?;
    }
    for part in decisions.chunks(BATCH) {
        on_each!(conn, c => diesel::insert_into(list_decisions::table).values(part).execute(c))?;
    }
    Ok(())
}
