//! Initial records of players, entered by officers in acts for one or many players.

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::{initial_rating_acts, initial_rating_entries};
use super::{BATCH, Conn, DbError, FederationId, InitialRatingActId, PlayerId, add_rows};

#[derive(Debug, Clone, PartialEq, Queryable, Selectable)]
#[diesel(table_name = initial_rating_acts)]
pub struct InitialRatingAct {
    pub id: InitialRatingActId,
    pub federation_id: FederationId,
    pub reason: String,
    pub at: NaiveDateTime,
    pub by_name: String,
    pub undone_at: Option<NaiveDateTime>,
    pub undone_by: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = initial_rating_entries, treat_none_as_default_value = false)]
pub struct StandingEntry {
    pub act_id: InitialRatingActId,
    pub player_id: PlayerId,
    /// JSON.
    pub before_standing: Option<String>,
    pub after_standing: Option<String>,
}

/// The entries follow.
pub fn add(
    conn: &mut Conn,
    federation: FederationId,
    reason: &str,
    by: &str,
    now: NaiveDateTime,
) -> Result<InitialRatingActId, DbError> {
    use initial_rating_acts as a;
    let values = (
        a::federation_id.eq(federation),
        a::reason.eq(reason.to_owned()),
        a::at.eq(now),
        a::by_name.eq(by.to_owned()),
    );
    Ok(diesel::insert_into(a::table)
        .values(values)
        .returning(a::id)
        .get_result(conn)?)
}

pub fn add_entries(conn: &mut Conn, entries: &[StandingEntry]) -> Result<(), DbError> {
    Ok(add_rows!(conn, initial_rating_entries::table, entries)?)
}

pub fn find(
    conn: &mut Conn,
    federation: FederationId,
    id: InitialRatingActId,
) -> Result<Option<InitialRatingAct>, DbError> {
    use initial_rating_acts as a;
    Ok(a::table
        .filter(a::federation_id.eq(federation))
        .filter(a::id.eq(id))
        .select(InitialRatingAct::as_select())
        .first(conn)
        .optional()?)
}

pub fn load_entries(
    conn: &mut Conn,
    id: InitialRatingActId,
) -> Result<Vec<StandingEntry>, DbError> {
    use initial_rating_entries as e;
    Ok(e::table
        .filter(e::act_id.eq(id))
        .order(e::player_id)
        .select(StandingEntry::as_select())
        .load(conn)?)
}

/// Acts in force, newest first, each with its effect.
pub fn of_player(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<Vec<(InitialRatingAct, StandingEntry)>, DbError> {
    use initial_rating_acts as a;
    use initial_rating_entries as e;
    Ok(a::table
        .inner_join(e::table.on(e::act_id.eq(a::id)))
        .filter(e::player_id.eq(player))
        .filter(a::undone_at.is_null())
        .order(a::id.desc())
        .select((InitialRatingAct::as_select(), StandingEntry::as_select()))
        .load(conn)?)
}

/// An act in force has entered the initial record of one of these players.
pub fn has_touched_any(conn: &mut Conn, players: &[PlayerId]) -> Result<bool, DbError> {
    use initial_rating_acts as a;
    use initial_rating_entries as e;
    let mut found = 0;
    for part in players.chunks(BATCH) {
        let own = a::table
            .inner_join(e::table.on(e::act_id.eq(a::id)))
            .filter(a::undone_at.is_null());
        let count: i64 = own
            .filter(e::player_id.eq_any(part))
            .count()
            .get_result(conn)?;
        found += count;
    }
    Ok(found > 0)
}

pub fn mark_undone(
    conn: &mut Conn,
    id: InitialRatingActId,
    by: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use initial_rating_acts as a;
    diesel::update(a::table.filter(a::id.eq(id)))
        .set((a::undone_at.eq(now), a::undone_by.eq(by.to_owned())))
        .execute(conn)?;
    Ok(())
}
