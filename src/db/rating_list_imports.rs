//! Uploaded rating lists of the past, and the results of their import.

use std::collections::HashSet;

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::{
    appeals, certificates, club_changes, country_changes, desks, external_ids, files,
    foreign_ratings, games, initial_rating_entries, list_entries, list_rank_decisions, lists,
    memberships, merges, participants, players, rating_list_imports, recommendation_members,
    recommendation_requests, recommendations, results, tournaments,
};
use super::{BATCH, Conn, DbError, FederationId, FileId, NumberId, PlayerId};

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Insertable)]
#[diesel(table_name = rating_list_imports, treat_none_as_default_value = false)]
pub struct ListFile {
    pub file_id: FileId,
    /// Choices for columns and rows, JSON.
    pub reading: String,
    pub uploaded_by: String,
    /// `None` while the import awaits the review.
    pub taken_at: Option<NaiveDateTime>,
    /// Effects of the import, JSON; empty before it.
    pub outcome: String,
    pub undone_at: Option<NaiveDateTime>,
    pub undone_by: String,
    /// Time of the erasure of the content.
    pub erased_at: Option<NaiveDateTime>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListFileEntry {
    pub list: ListFile,
    pub name: String,
    pub sha256: String,
    pub created_at: NaiveDateTime,
}

pub fn add(conn: &mut Conn, list: &ListFile) -> Result<(), DbError> {
    diesel::insert_into(rating_list_imports::table)
        .values(list.clone())
        .execute(conn)?;
    Ok(())
}

/// Leaves out the content.
pub fn of_federation(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<Vec<ListFileEntry>, DbError> {
    use rating_list_imports as l;
    let rows: Vec<(ListFile, String, String, NaiveDateTime)> = l::table
        .inner_join(files::table.on(files::id.eq(l::file_id)))
        .filter(files::federation_id.eq(federation))
        .order(l::file_id.desc())
        .select((
            l::all_columns,
            files::name,
            files::sha256,
            files::created_at,
        ))
        .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|(list, name, sha256, created_at)| ListFileEntry {
            list,
            name,
            sha256,
            created_at,
        })
        .collect())
}

pub fn update_reading(conn: &mut Conn, file: FileId, reading: &str) -> Result<(), DbError> {
    diesel::update(rating_list_imports::table.filter(rating_list_imports::file_id.eq(file)))
        .set(rating_list_imports::reading.eq(reading))
        .execute(conn)?;
    Ok(())
}

pub fn mark_imported(
    conn: &mut Conn,
    file: FileId,
    outcome: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use rating_list_imports as l;
    diesel::update(l::table.filter(l::file_id.eq(file)))
        .set((l::taken_at.eq(now), l::outcome.eq(outcome)))
        .execute(conn)?;
    Ok(())
}

pub fn mark_undone(
    conn: &mut Conn,
    file: FileId,
    outcome: &str,
    by: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use rating_list_imports as l;
    let done = (
        l::undone_at.eq(now),
        l::undone_by.eq(by),
        l::outcome.eq(outcome),
    );
    diesel::update(l::table.filter(l::file_id.eq(file)))
        .set(done)
        .execute(conn)?;
    Ok(())
}

/// The SHA-256 stays.
pub fn erase_content(conn: &mut Conn, file: FileId, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(files::table.filter(files::id.eq(file)))
        .set((files::content.eq(Vec::<u8>::new()), files::name.eq("")))
        .execute(conn)?;
    diesel::update(rating_list_imports::table.filter(rating_list_imports::file_id.eq(file)))
        .set(rating_list_imports::erased_at.eq(now))
        .execute(conn)?;
    Ok(())
}

/// For lists that were never imported.
pub fn remove(conn: &mut Conn, file: FileId) -> Result<(), DbError> {
    diesel::delete(rating_list_imports::table.filter(rating_list_imports::file_id.eq(file)))
        .execute(conn)?;
    super::files::remove(conn, file)
}

/// A tournament was rated or a list published after the moment.
pub fn is_rated_or_published_since(
    conn: &mut Conn,
    federation: FederationId,
    since: NaiveDateTime,
) -> Result<bool, DbError> {
    let rated = tournaments::table
        .filter(tournaments::federation_id.eq(federation))
        .filter(tournaments::rated_at.gt(since));
    let published = lists::table
        .filter(lists::federation_id.eq(federation))
        .filter(lists::published_at.gt(since));
    let found: i64 = rated.count().get_result(conn)?;
    let listed: i64 = published.count().get_result(conn)?;
    Ok(found + listed > 0)
}

macro_rules! referred_by {
    ($conn:ident, $found:ident, $part:expr, $($table:ident.$column:ident),+ $(,)?) => {
        $(
            let ids: Vec<PlayerId> = $table::table
                .filter($table::$column.eq_any($part.to_vec()))
                .select($table::$column)
                .distinct()
                .load($conn)?;
            $found.extend(ids);
        )+
    };
}

/// Keeps the players to whom a column of any table refers; the external ids in `but` don't count.
pub fn filter_referred(
    conn: &mut Conn,
    of: &[PlayerId],
    but: &HashSet<NumberId>,
) -> Result<HashSet<PlayerId>, DbError> {
    let mut found = HashSet::new();
    for part in of.chunks(BATCH) {
        referred_by!(
            conn,
            found,
            part,
            participants.player_id,
            games.a_id,
            results.player_id,
            list_entries.player_id,
            list_rank_decisions.player_id,
            merges.kept_id,
            merges.gone_id,
            club_changes.player_id,
            country_changes.player_id,
            memberships.player_id,
            recommendations.player_id,
            recommendation_requests.player_id,
            certificates.player_id,
            initial_rating_entries.player_id,
            foreign_ratings.player_id,
        );
        found.extend(load_optional_references(conn, part)?);
        let numbered: Vec<(NumberId, PlayerId)> = external_ids::table
            .filter(external_ids::player_id.eq_any(part.to_vec()))
            .select((external_ids::id, external_ids::player_id))
            .load(conn)?;
        found.extend(
            numbered
                .into_iter()
                .filter(|(id, _)| !but.contains(id))
                .map(|(_, player)| player),
        );
    }
    Ok(found)
}

/// Covers the columns that may be empty.
fn load_optional_references(
    conn: &mut Conn,
    part: &[PlayerId],
) -> Result<HashSet<PlayerId>, DbError> {
    let mut found = HashSet::new();
    let others: Vec<Option<PlayerId>> = games::table
        .filter(games::b_id.eq_any(part.to_vec()))
        .select(games::b_id)
        .distinct()
        .load(conn)?;
    found.extend(others.into_iter().flatten());
    let objected: Vec<Option<PlayerId>> = appeals::table
        .filter(appeals::player_id.eq_any(part.to_vec()))
        .select(appeals::player_id)
        .distinct()
        .load(conn)?;
    found.extend(objected.into_iter().flatten());
    let asked: Vec<Option<PlayerId>> = recommendation_members::table
        .filter(recommendation_members::player_id.eq_any(part.to_vec()))
        .select(recommendation_members::player_id)
        .distinct()
        .load(conn)?;
    found.extend(asked.into_iter().flatten());
    let merged: Vec<Option<PlayerId>> = players::table
        .filter(players::merged_into.eq_any(part.to_vec()))
        .select(players::merged_into)
        .distinct()
        .load(conn)?;
    found.extend(merged.into_iter().flatten());
    Ok(found)
}

/// The typed tables and desk states as stored.
pub fn documents_since(
    conn: &mut Conn,
    federation: FederationId,
    since: NaiveDateTime,
) -> Result<Vec<String>, DbError> {
    use tournaments as t;
    let own = t::table
        .filter(t::federation_id.eq(federation))
        .filter(t::changed_at.ge(since));
    let mut found: Vec<String> = own.select(t::sheet).load(conn)?;
    let states: Vec<String> = desks::table
        .inner_join(t::table.on(t::id.eq(desks::tournament_id)))
        .filter(t::federation_id.eq(federation))
        .filter(desks::changed_at.ge(since))
        .select(desks::state)
        .load(conn)?;
    found.extend(states);
    Ok(found)
}
