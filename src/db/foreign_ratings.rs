//! Ratings of players in other systems, by the dates of the lists.

use std::collections::{BTreeMap, HashMap};

use chrono::NaiveDate;

use super::erased_query::prelude::*;
use super::schema::foreign_ratings;
use super::{
    BATCH, Conn, DbError, FederationId, ForeignRatingId, OfficialListId, PlayerId, add_rows,
};
use crate::domain::external_id::{Kind, ListedRating};
use crate::words::Stored;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Queryable)]
pub struct ForeignRating {
    pub id: ForeignRatingId,
    pub federation_id: FederationId,
    pub player_id: PlayerId,
    pub kind: Kind,
    pub dated: NaiveDate,
    pub rating: i32,
    /// `None` if the rating came with a journal.
    pub list_id: Option<OfficialListId>,
}

#[derive(Debug, Clone, Copy, Insertable)]
#[diesel(table_name = foreign_ratings, treat_none_as_default_value = false)]
pub struct NewRating {
    pub federation_id: FederationId,
    pub player_id: PlayerId,
    #[diesel(serialize_as = Stored<Kind>)]
    pub kind: Kind,
    pub dated: NaiveDate,
    pub rating: i32,
    pub list_id: Option<OfficialListId>,
}

pub fn add(conn: &mut Conn, new: &[NewRating]) -> Result<(), DbError> {
    Ok(add_rows!(conn, foreign_ratings::table, given new.to_vec())?)
}

/// For a kind and a date the rating of the list uploaded last is in force.
fn select_in_force(
    rows: impl IntoIterator<Item = ForeignRating>,
) -> HashMap<PlayerId, Vec<ListedRating>> {
    let mut last: HashMap<PlayerId, BTreeMap<(Kind, NaiveDate), ForeignRating>> = HashMap::new();
    for row in rows {
        let of = last.entry(row.player_id).or_default();
        let known = of.entry((row.kind, row.dated)).or_insert(row);
        if (known.list_id, known.id) < (row.list_id, row.id) {
            *known = row;
        }
    }
    let listed = |row: ForeignRating| ListedRating {
        kind: row.kind,
        date: row.dated,
        rating: row.rating,
    };
    last.into_iter()
        .map(|(player, of)| (player, of.into_values().map(listed).collect()))
        .collect()
}

/// By kind and date.
pub fn of_players(
    conn: &mut Conn,
    of: &[PlayerId],
) -> Result<HashMap<PlayerId, Vec<ListedRating>>, DbError> {
    use foreign_ratings as r;
    let mut rows = Vec::new();
    for part in of.chunks(BATCH) {
        rows.extend(
            r::table
                .filter(r::player_id.eq_any(part))
                .load::<ForeignRating>(conn)?,
        );
    }
    Ok(select_in_force(rows))
}

pub fn of_player(conn: &mut Conn, player: PlayerId) -> Result<Vec<ListedRating>, DbError> {
    Ok(of_players(conn, &[player])?
        .remove(&player)
        .unwrap_or_default())
}

pub fn all(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<HashMap<PlayerId, Vec<ListedRating>>, DbError> {
    use foreign_ratings as r;
    Ok(select_in_force(
        r::table
            .filter(r::federation_id.eq(federation))
            .order(r::player_id)
            .load::<ForeignRating>(conn)?,
    ))
}

/// By the newest list until the day.
pub fn load_on_day(
    conn: &mut Conn,
    of: &[PlayerId],
    kind: Kind,
    day: NaiveDate,
) -> Result<HashMap<PlayerId, ListedRating>, DbError> {
    use foreign_ratings as r;
    let mut rows = Vec::new();
    for part in of.chunks(BATCH) {
        let until = r::table
            .filter(r::player_id.eq_any(part))
            .filter(r::kind.eq(Stored(kind)))
            .filter(r::dated.le(day));
        rows.extend(until.load::<ForeignRating>(conn)?);
    }
    Ok(select_in_force(rows)
        .into_iter()
        .filter_map(|(player, listed)| Some((player, *listed.last()?)))
        .collect())
}

pub fn load_ids(conn: &mut Conn, player: PlayerId) -> Result<Vec<ForeignRatingId>, DbError> {
    use foreign_ratings as r;
    Ok(r::table
        .filter(r::player_id.eq(player))
        .order(r::id)
        .select(r::id)
        .load(conn)?)
}

pub fn transfer_to(conn: &mut Conn, ids: &[ForeignRatingId], to: PlayerId) -> Result<(), DbError> {
    use foreign_ratings as r;
    for part in ids.chunks(BATCH) {
        diesel::update(r::table.filter(r::id.eq_any(part.to_vec())))
            .set(r::player_id.eq(to))
            .execute(conn)?;
    }
    Ok(())
}

/// Returns the number of deleted ratings.
pub fn remove_of_list(conn: &mut Conn, list: OfficialListId) -> Result<usize, DbError> {
    Ok(
        diesel::delete(foreign_ratings::table.filter(foreign_ratings::list_id.eq(list)))
            .execute(conn)?,
    )
}

pub fn forget_player(conn: &mut Conn, player: PlayerId) -> Result<(), DbError> {
    diesel::delete(foreign_ratings::table.filter(foreign_ratings::player_id.eq(player)))
        .execute(conn)?;
    Ok(())
}
