//! External ids of players (FIDE, EGF...), with their history.

use std::collections::{BTreeMap, HashMap};

use chrono::NaiveDate;

use super::erased_query::prelude::*;
use super::schema::external_ids;
use super::{BATCH, Conn, DbError, FederationId, NumberId, PlayerId, add_rows};
use crate::domain::external_id::System;
use crate::words::Stored;

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = external_ids, treat_none_as_default_value = false)]
pub struct GivenNumber {
    pub federation_id: FederationId,
    pub player_id: PlayerId,
    #[diesel(serialize_as = Stored<System>)]
    pub system: System,
    /// In its canonical form.
    pub number: String,
    /// Key for comparisons.
    pub number_key: String,
    /// Day of the entry.
    pub since: NaiveDate,
    /// Empty if the id came with a journal.
    pub entered_by: String,
    /// Empty if the id was typed.
    pub source: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = external_ids)]
pub struct PlayerNumber {
    pub id: NumberId,
    #[diesel(embed)]
    pub given: GivenNumber,
    /// `None` while the id is current.
    pub ended: Option<NaiveDate>,
}

pub fn add(conn: &mut Conn, new: &[GivenNumber]) -> Result<(), DbError> {
    Ok(add_rows!(conn, external_ids::table, given new.to_vec())?)
}

/// Current ids first, by system; then former ones, the latest first.
pub fn of_player(conn: &mut Conn, player: PlayerId) -> Result<Vec<PlayerNumber>, DbError> {
    use external_ids as n;
    let own = n::table
        .filter(n::player_id.eq(player))
        .order((n::system, n::id));
    let mut all: Vec<PlayerNumber> = own.select(PlayerNumber::as_select()).load(conn)?;
    all.sort_by_key(|number| (number.ended.is_some(), number.ended.map(std::cmp::Reverse)));
    Ok(all)
}

pub fn load_current(
    conn: &mut Conn,
    of: &[PlayerId],
) -> Result<HashMap<PlayerId, Vec<PlayerNumber>>, DbError> {
    use external_ids as n;
    let mut found: HashMap<PlayerId, Vec<PlayerNumber>> = HashMap::new();
    for part in of.chunks(BATCH) {
        let own = n::table
            .filter(n::player_id.eq_any(part))
            .filter(n::ended.is_null())
            .order((n::player_id, n::system));
        let rows: Vec<PlayerNumber> = own.select(PlayerNumber::as_select()).load(conn)?;
        rows.into_iter()
            .for_each(|row| found.entry(row.given.player_id).or_default().push(row));
    }
    Ok(found)
}

pub fn all(conn: &mut Conn, federation: FederationId) -> Result<Vec<PlayerNumber>, DbError> {
    use external_ids as n;
    let own = n::table
        .filter(n::federation_id.eq(federation))
        .filter(n::ended.is_null());
    Ok(own
        .order((n::player_id, n::system))
        .select(PlayerNumber::as_select())
        .load(conn)?)
}

/// `asked` contains ids in the form of comparison (`foreign::key`).
pub fn find_holders(
    conn: &mut Conn,
    federation: FederationId,
    asked: &[(System, String)],
) -> Result<HashMap<(System, String), PlayerId>, DbError> {
    use external_ids as n;
    let mut keys: BTreeMap<System, Vec<&str>> = BTreeMap::new();
    asked
        .iter()
        .filter(|(_, key)| !key.is_empty())
        .for_each(|(system, key)| keys.entry(*system).or_default().push(key));
    let mut found = HashMap::with_capacity(asked.len());
    for (system, keys) in keys {
        for part in keys.chunks(BATCH) {
            let rows: Vec<(String, PlayerId)> = n::table
                .filter(n::federation_id.eq(federation))
                .filter(n::system.eq(Stored(system)))
                .filter(n::number_key.eq_any(part.to_vec()))
                .filter(n::ended.is_null())
                .select((n::number_key, n::player_id))
                .load(conn)?;
            found.extend(
                rows.into_iter()
                    .map(|(key, player)| ((system, key), player)),
            );
        }
    }
    Ok(found)
}

/// The players who currently have an id in any system, each once.
pub fn find_bearers(
    conn: &mut Conn,
    federation: FederationId,
    keys: &[String],
) -> Result<HashMap<String, Vec<PlayerId>>, DbError> {
    use external_ids as n;
    let mut found: HashMap<String, Vec<PlayerId>> = HashMap::new();
    for part in keys.chunks(BATCH) {
        let rows: Vec<(String, PlayerId)> = n::table
            .filter(n::federation_id.eq(federation))
            .filter(n::number_key.eq_any(part))
            .filter(n::ended.is_null())
            .order(n::player_id)
            .select((n::number_key, n::player_id))
            .load(conn)?;
        for (key, player) in rows {
            let bearers = found.entry(key).or_default();
            if !bearers.contains(&player) {
                bearers.push(player);
            }
        }
    }
    Ok(found)
}

pub fn mark_ended(conn: &mut Conn, id: NumberId, day: NaiveDate) -> Result<(), DbError> {
    use external_ids as n;
    diesel::update(n::table.filter(n::id.eq(id)))
        .set(n::ended.eq(day))
        .execute(conn)?;
    Ok(())
}

pub fn mark_current(conn: &mut Conn, id: NumberId) -> Result<(), DbError> {
    use external_ids as n;
    diesel::update(n::table.filter(n::id.eq(id)))
        .set(n::ended.eq(None::<NaiveDate>))
        .execute(conn)?;
    Ok(())
}

pub fn transfer_to(conn: &mut Conn, ids: &[NumberId], to: PlayerId) -> Result<(), DbError> {
    use external_ids as n;
    diesel::update(n::table.filter(n::id.eq_any(ids)))
        .set(n::player_id.eq(to))
        .execute(conn)?;
    Ok(())
}

/// For ids that were stored by mistake.
pub fn remove(conn: &mut Conn, ids: &[NumberId]) -> Result<(), DbError> {
    for part in ids.chunks(BATCH) {
        diesel::delete(external_ids::table.filter(external_ids::id.eq_any(part))).execute(conn)?;
    }
    Ok(())
}

pub fn forget_player(conn: &mut Conn, player: PlayerId) -> Result<(), DbError> {
    diesel::delete(external_ids::table.filter(external_ids::player_id.eq(player))).execute(conn)?;
    Ok(())
}
