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

/// A rating as stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Queryable)]
pub struct ForeignRating {
    /// Primary key.
    pub id: ForeignRatingId,
    /// The federation of the player.
    pub federation_id: FederationId,
    /// The rated player.
    pub player_id: PlayerId,
    /// The kind of rating.
    pub kind: Kind,
    /// Date of the list.
    pub dated: NaiveDate,
    /// Rating in the list.
    pub rating: i32,
    /// The list it was taken from; `None` if it came with a journal.
    pub list_id: Option<OfficialListId>,
}

/// A rating to insert.
#[derive(Debug, Clone, Copy, Insertable)]
#[diesel(table_name = foreign_ratings, treat_none_as_default_value = false)]
pub struct NewRating {
    /// The federation of the player.
    pub federation_id: FederationId,
    /// The rated player.
    pub player_id: PlayerId,
    /// The kind of rating.
    #[diesel(serialize_as = Stored<Kind>)]
    pub kind: Kind,
    /// Date of the list.
    pub dated: NaiveDate,
    /// Rating in the list.
    pub rating: i32,
    /// The list it is taken from; `None` if it comes with a journal.
    pub list_id: Option<OfficialListId>,
}

/// Inserts ratings.
pub fn add(conn: &mut Conn, new: &[NewRating]) -> Result<(), DbError> {
    Ok(add_rows!(conn, foreign_ratings::table, given new.to_vec())?)
}

/// Selects the ratings in force: for a kind and a date that of the list uploaded last.
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

/// Loads the ratings of these players, by kind and date.
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

/// Loads the ratings of a player, by kind and date.
pub fn of_player(conn: &mut Conn, player: PlayerId) -> Result<Vec<ListedRating>, DbError> {
    Ok(of_players(conn, &[player])?
        .remove(&player)
        .unwrap_or_default())
}

/// Loads the ratings of all players of a federation, by kind and date.
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

/// The rating of a kind that each of these players had on a day, by the newest list until then.
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

/// Loads the ids of a player's ratings.
pub fn load_ids(conn: &mut Conn, player: PlayerId) -> Result<Vec<ForeignRatingId>, DbError> {
    use foreign_ratings as r;
    Ok(r::table
        .filter(r::player_id.eq(player))
        .order(r::id)
        .select(r::id)
        .load(conn)?)
}

/// Transfers ratings to another player.
pub fn transfer_to(conn: &mut Conn, ids: &[ForeignRatingId], to: PlayerId) -> Result<(), DbError> {
    use foreign_ratings as r;
    for part in ids.chunks(BATCH) {
        diesel::update(r::table.filter(r::id.eq_any(part.to_vec())))
            .set(r::player_id.eq(to))
            .execute(conn)?;
    }
    Ok(())
}

/// Deletes the ratings taken from a list; returns their number.
pub fn remove_of_list(conn: &mut Conn, list: OfficialListId) -> Result<usize, DbError> {
    Ok(
        diesel::delete(foreign_ratings::table.filter(foreign_ratings::list_id.eq(list)))
            .execute(conn)?,
    )
}

/// Deletes all ratings of a player.
pub fn forget_player(conn: &mut Conn, player: PlayerId) -> Result<(), DbError> {
    diesel::delete(foreign_ratings::table.filter(foreign_ratings::player_id.eq(player)))
        .execute(conn)?;
    Ok(())
}
