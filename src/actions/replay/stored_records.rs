//! The stored records of players just before a tournament or another position of the chronicle.

use std::collections::{HashMap, HashSet};

use super::reader::by_player;
use crate::db::federations::Federation;
use crate::db::tournaments::Tournament;
use crate::db::{Conn, DbError, PlayerId, TournamentId, lists, players, tables};

/// Most players whose stored data is looked up one by one.
pub(super) const MAX_LOOKUPS: usize = 2_000;

/// A rated tournament before a correction replaces it.
#[derive(Debug, Clone, PartialEq)]
pub struct CorrectedTournament {
    pub(super) tournament: TournamentId,
    pub(super) position: i64,
    /// `None` if the participants' records are unknown.
    pub(super) records: Option<HashMap<PlayerId, String>>,
}

impl CorrectedTournament {
    /// A rated tournament as stored, at a position that it keeps.
    pub fn load_rated(
        conn: &mut Conn,
        t: &Tournament,
        position: i64,
    ) -> Result<CorrectedTournament, DbError> {
        let people = tables::load_participants(conn, t.id)?;
        let records = tables::records_before(conn, t.id)?
            .map(|before| by_player(&people, &before))
            .transpose()?
            .flatten();
        Ok(CorrectedTournament {
            tournament: t.id,
            position,
            records,
        })
    }

    pub(super) fn tournament(&self) -> TournamentId {
        self.tournament
    }

    pub(super) fn participant_ids(&self) -> impl Iterator<Item = PlayerId> {
        self.records.iter().flatten().map(|(player, _)| *player)
    }
}

/// Records as stored before each player's next tournament, or now. `None` if a list may have
/// changed a record since or a record isn't stored; only a walk along the chronicle gives it then.
pub(super) fn known_before(
    conn: &mut Conn,
    federation: &Federation,
    position: i64,
    wanted: &[PlayerId],
) -> Result<Option<HashMap<PlayerId, String>>, DbError> {
    if wanted.is_empty() || wanted.len() > MAX_LOOKUPS {
        return Ok(wanted.is_empty().then(HashMap::new));
    }
    let next = tables::next_of(conn, federation.id, wanted, position)?;
    let ids: Vec<TournamentId> = next
        .values()
        .map(|place| place.tournament)
        .collect::<HashSet<_>>()
        .into_iter()
        .collect();
    let participants = tables::participants_of(conn, &ids)?;
    let mut stored = HashMap::new();
    for before in tables::records_before_of(conn, &ids)? {
        let people = participants
            .get(&before.tournament_id)
            .map(Vec::as_slice)
            .unwrap_or_default();
        let Some(own) = by_player(people, &before)? else {
            return Ok(None);
        };
        stored.insert(before.tournament_id, own);
    }
    let published: Vec<i64> = lists::list(conn, federation.id)?
        .iter()
        .map(|list| list.issue.position)
        .filter(|own| *own >= position)
        .collect();
    let mut known = HashMap::with_capacity(wanted.len());
    for player in players::find_many(conn, federation.id, wanted)? {
        let place = next.get(&player.id);
        let listed = published
            .iter()
            .any(|list| place.is_none_or(|place| *list < place.position));
        if listed && player.state.shown.rating.is_some() {
            return Ok(None);
        }
        let record = match place {
            None => Some(player.state.record),
            Some(place) => stored
                .get_mut(&place.tournament)
                .and_then(|own| own.remove(&player.id)),
        };
        let Some(record) = record else {
            return Ok(None);
        };
        known.insert(player.id, record);
    }
    // A missing player is an error that the walk reports.
    Ok(Some(known).filter(|known| wanted.iter().all(|id| known.contains_key(id))))
}
