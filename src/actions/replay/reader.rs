//! Reads the stored data of a stretch of the chronicle at once.

use std::collections::HashMap;

use super::overlay::Altered;
use crate::db::federations::Federation;
use crate::db::results::ResultRow;
use crate::db::tables::{Game, Participant, RecordsBefore};
use crate::db::tournaments::Rated;
use crate::db::{Conn, DbError, PlayerId, TournamentId, results};

/// `None` if the records don't match the participants.
pub(super) fn by_player(
    people: &[Participant],
    before: &RecordsBefore,
) -> Result<Option<HashMap<PlayerId, String>>, DbError> {
    let records = before.split_records()?;
    let fits = records.len() == people.len();
    Ok(fits.then(|| {
        people
            .iter()
            .zip(records)
            .map(|(p, record)| (p.player_id, record.get().to_owned()))
            .collect()
    }))
}

/// Holds the participants of all tournaments, and the rest of the requested ones.
#[derive(Default)]
pub(super) struct Window {
    pub(super) participants: HashMap<TournamentId, Vec<Participant>>,
    pub(super) rows: HashMap<TournamentId, Rated>,
    pub(super) games: HashMap<TournamentId, Vec<Game>>,
    pub(super) results: HashMap<TournamentId, HashMap<PlayerId, ResultRow>>,
    pub(super) records: HashMap<TournamentId, HashMap<PlayerId, String>>,
    /// Records before each tournament as stored text.
    pub(super) texts: HashMap<TournamentId, String>,
}

impl Window {
    pub(super) fn participants_of(&self, id: TournamentId) -> &[Participant] {
        self.participants
            .get(&id)
            .map(Vec::as_slice)
            .unwrap_or_default()
    }

    pub(super) fn drop(&mut self, id: TournamentId) {
        self.participants.remove(&id);
        self.rows.remove(&id);
        self.games.remove(&id);
        self.results.remove(&id);
        self.records.remove(&id);
        self.texts.remove(&id);
    }

    /// Reads everything except the participants, which are known. False if the records before a
    /// tournament don't match its participants.
    pub(super) fn take(
        &mut self,
        conn: &mut Conn,
        federation: &Federation,
        altered: &Altered,
        ids: &[TournamentId],
        corrected: TournamentId,
    ) -> Result<bool, DbError> {
        for row in results::of_tournaments(conn, ids)? {
            self.results
                .entry(row.tournament_id)
                .or_default()
                .insert(row.player_id, row);
        }
        for before in altered.records_before_of(conn, ids)? {
            match by_player(self.participants_of(before.tournament_id), &before)? {
                Some(own) => drop(self.records.insert(before.tournament_id, own)),
                // Its table has changed by now.
                None if before.tournament_id == corrected => {}
                None => return Ok(false),
            }
            self.texts.insert(before.tournament_id, before.records);
        }
        let lacks = |id: &TournamentId| {
            *id != corrected && !self.records.contains_key(id) && self.participants.contains_key(id)
        };
        if ids.iter().any(lacks) {
            return Ok(false);
        }
        self.games.extend(altered.games_in(conn, ids)?);
        self.rows
            .extend(altered.rated_of(conn, federation.id, ids)?);
        Ok(true)
    }
}
