//! The stored desk of a tournament: its whole state as one text.

use chrono::NaiveDateTime;

use crate::db::desks::{self, StoredDesk};
use crate::db::{Conn, DbError, TournamentId};
use crate::domain::desk::Desk;

pub fn find(conn: &mut Conn, id: TournamentId) -> Result<Option<Desk>, DbError> {
    desks::find(conn, id)?
        .map(|stored| parse_state(&stored))
        .transpose()
}

fn parse_state(stored: &StoredDesk) -> Result<Desk, DbError> {
    serde_json::from_str(&stored.state)
        .map_err(|e| DbError::Corrupt(format!("tournament {}: desk: {e}", stored.tournament_id)))
}

pub(super) fn to_stored(
    id: TournamentId,
    desk: &Desk,
    now: NaiveDateTime,
) -> Result<StoredDesk, DbError> {
    let state = serde_json::to_string(desk)
        .map_err(|e| DbError::Corrupt(format!("tournament {id}: desk: {e}")))?;
    Ok(StoredDesk {
        tournament_id: id,
        state,
        seq: i64::try_from(desk.seq).unwrap_or(i64::MAX),
        changed_at: now,
    })
}
