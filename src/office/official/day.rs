//! The ratings of other systems that a tournament is rated with: those of its first day. They are stored with its table, so that no list that
//! comes later changes what is rated.

use std::collections::HashMap;

use chrono::NaiveDate;

use crate::db::federations::Federation;
use crate::db::tables::Participant;
use crate::db::{Conn, DbError, PlayerId, foreign_ratings};
use crate::domain::foreign::ListedRating;

/// Notes with the participants what the newest list until the first day says, where the rules take it; what it says, by player.
pub(in crate::office) fn recognise(
    conn: &mut Conn,
    federation: &Federation,
    starts: NaiveDate,
    people: &mut [Participant],
) -> Result<HashMap<PlayerId, ListedRating>, DbError> {
    let Some(kind) = federation.rules.takes else { return Ok(HashMap::new()) };
    let ids: Vec<PlayerId> = people.iter().map(|p| p.player_id).collect();
    let listed = foreign_ratings::on(conn, &ids, kind, starts)?;
    for participant in people {
        participant.fide = listed.get(&participant.player_id).map(|listed| listed.rating);
    }
    Ok(listed)
}
