//! Foreign ratings of a tournament's first day, by which it is rated. They are stored with its
//! table, so that a later list doesn't change the rating.

use std::collections::HashMap;

use crate::db::federations::Federation;
use crate::db::tables::Participant;
use crate::db::tournaments::Conditions;
use crate::db::{Conn, DbError, PlayerId, foreign_ratings, players};
use crate::domain::external_id::{Kind, ListedRating};
use crate::domain::rules::initial_rating;
use crate::domain::table::Table;

#[derive(Debug, Clone, Default)]
pub(crate) struct OfficialRatings {
    pub(crate) listed: HashMap<PlayerId, ListedRating>,
    pub(crate) tabled: HashMap<PlayerId, i32>,
}

/// Stores the ratings of the newest list up to the first day, if the rules accept one. If FIDE
/// rates the tournament too, also the table's rating for players without a FIDE rating here
/// (orr 2). The rules ignore both for players with a rating of their own. `read` has the rows of
/// `people`.
pub(crate) fn store_day_ratings(
    conn: &mut Conn,
    federation: &Federation,
    conditions: &Conditions,
    read: &Table,
    people: &mut [Participant],
) -> Result<OfficialRatings, DbError> {
    let Some(kind) = federation.rules.foreign_rating else {
        return Ok(OfficialRatings::default());
    };
    let ids: Vec<PlayerId> = people.iter().map(|p| p.player_id).collect();
    let listed = foreign_ratings::load_on_day(conn, &ids, kind, conditions.starts)?;
    let tabled = if conditions.rated_by_fide {
        ratings_by_table(conn, federation, kind, read, &ids)?
    } else {
        HashMap::new()
    };
    for participant in people {
        let id = participant.player_id;
        participant.fide = listed
            .get(&id)
            .map(|listed| listed.rating)
            .or_else(|| tabled.get(&id).copied());
    }
    let tabled = tabled
        .into_iter()
        .filter(|(id, _)| !listed.contains_key(id))
        .collect();
    Ok(OfficialRatings { listed, tabled })
}

/// The table's ratings of players without a FIDE rating.
fn ratings_by_table(
    conn: &mut Conn,
    federation: &Federation,
    kind: Kind,
    read: &Table,
    ids: &[PlayerId],
) -> Result<HashMap<PlayerId, i32>, DbError> {
    let known = players::find_many(conn, federation.id, ids)?;
    let brings = |player: &players::Player| {
        let held = player
            .standing
            .as_deref()
            .and_then(|text| serde_json::from_str(text).ok());
        let fields = federation.rules.standing;
        let texts = initial_rating::to_texts(fields, held.as_ref());
        fields
            .iter()
            .zip(texts)
            .any(|(field, text)| field.pool_and_name().1 == "fide" && !text.is_empty())
    };
    let have: Vec<PlayerId> = known
        .iter()
        .filter(|player| brings(player))
        .map(|player| player.id)
        .collect();
    let whole = |rating: f64| {
        (rating.fract() == 0.0 && kind.is_in_range(rating as i32)).then_some(rating as i32)
    };
    let stated = ids
        .iter()
        .zip(&read.rows)
        .filter_map(|(id, row)| Some((*id, whole(row.rating?)?)));
    Ok(stated.filter(|(id, _)| !have.contains(id)).collect())
}
