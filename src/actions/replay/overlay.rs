//! Parts of the ground state that an act has altered in its own transaction, where other
//! connections can't see them yet. A calculation on a snapshot uses them in place of the stored
//! parts.

use std::collections::{HashMap, HashSet};

use super::CorrectedTournament;
use crate::correction_snapshot;
use crate::db::players::ReplayPlayer;
use crate::db::tables::{Game, Participant, RecordsBefore};
use crate::db::tournaments::{Rated, Tournament};
use crate::db::{
    Conn, DbError, FederationId, PlayerId, TournamentId, players, tables, tournaments,
};

/// The list must be complete.
#[derive(Debug, Clone, Copy, Default)]
pub struct Alters<'a> {
    /// Players whose input to the rules changed, or who moved in the chronicle.
    pub players: &'a [PlayerId],
    /// Tournaments whose tables or conditions changed, or that left the chronicle.
    pub tournaments: &'a [TournamentId],
}

/// The table that a correction would put in the place of the rated one.
pub(crate) struct Replacement<'a> {
    pub(crate) people: &'a [Participant],
    pub(crate) games: &'a [Game],
    /// New players, and those who entered after the tournament: they enter before it.
    pub(crate) entering: Vec<ReplayPlayer>,
}

#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Altered {
    /// `None` for a player who doesn't exist.
    people: HashMap<PlayerId, Option<ReplayPlayer>>,
    tables: HashMap<TournamentId, Table>,
}

#[derive(Debug, Clone, Default, PartialEq)]
struct Table {
    /// `None` if it isn't rated.
    row: Option<Rated>,
    people: Vec<Participant>,
    games: Vec<Game>,
    /// Stored records before the tournament.
    records: Option<String>,
}

impl Altered {
    /// Reads the parts in the act's transaction. Includes the participants of `before`.
    pub(super) fn load_altered(
        conn: &mut Conn,
        federation: FederationId,
        alters: Alters<'_>,
        before: Option<&CorrectedTournament>,
    ) -> Result<Altered, DbError> {
        let mut held: HashMap<TournamentId, Table> = alters
            .tournaments
            .iter()
            .map(|id| (*id, Table::default()))
            .collect();
        let mut rated = tournaments::rated_of(conn, federation, alters.tournaments)?;
        correction_snapshot::put_as_rated(
            conn,
            rated.iter_mut().map(|row| (row.id, &mut row.conditions)),
        )?;
        for row in rated {
            let table = held.entry(row.id).or_default();
            table.row = Some(row);
        }
        for (id, people) in tables::participants_of(conn, alters.tournaments)? {
            held.entry(id).or_default().people = people;
        }
        for (id, games) in tables::games_in(conn, alters.tournaments)? {
            held.entry(id).or_default().games = games;
        }
        for records in tables::records_before_of(conn, alters.tournaments)? {
            held.entry(records.tournament_id).or_default().records = Some(records.records);
        }
        let mut people: HashSet<PlayerId> = alters.players.iter().copied().collect();
        if let Some(before) = before {
            people.extend(before.participant_ids());
            people.extend(
                held.values()
                    .flat_map(|table| &table.people)
                    .map(|p| p.player_id),
            );
        }
        let people: Vec<PlayerId> = people.into_iter().collect();
        let mut seated: HashMap<PlayerId, Option<ReplayPlayer>> =
            people.iter().map(|id| (*id, None)).collect();
        for player in players::replay_players_of(conn, federation, &people)? {
            seated.insert(player.id, Some(player));
        }
        Ok(Altered {
            people: seated,
            tables: held,
        })
    }

    /// Puts the table of a correction, and the conditions of `t`, in the place of those that were
    /// read.
    pub(super) fn replace(&mut self, t: &Tournament, with: Replacement<'_>) {
        if let Some(table) = self.tables.get_mut(&t.id) {
            if let Some(row) = &mut table.row {
                row.conditions = t.conditions.clone();
            }
            table.people = with.people.to_vec();
            table.games = with.games.to_vec();
        }
        self.people.extend(
            with.entering
                .into_iter()
                .map(|player| (player.id, Some(player))),
        );
    }

    pub(super) fn initial_records(&self) -> HashMap<PlayerId, Option<String>> {
        self.people
            .iter()
            .map(|(id, player)| {
                (
                    *id,
                    player.as_ref().and_then(|player| player.standing.clone()),
                )
            })
            .collect()
    }

    pub(super) fn has_players_as_stored(
        &self,
        conn: &mut Conn,
        federation: FederationId,
    ) -> Result<bool, DbError> {
        let ids: Vec<PlayerId> = self.people.keys().copied().collect();
        let stored = players::replay_players_of(conn, federation, &ids)?;
        let there = self.people.values().flatten().count();
        Ok(stored.len() == there
            && stored
                .iter()
                .all(|player| self.people.get(&player.id) == Some(&Some(player.clone()))))
    }

    /// Ordered by position.
    pub(super) fn seated_players(
        &self,
        conn: &mut Conn,
        federation: FederationId,
    ) -> Result<Vec<ReplayPlayer>, DbError> {
        let mut seated = players::load_replay_players(conn, federation)?;
        if !self.people.is_empty() {
            seated.retain(|player| !self.people.contains_key(&player.id));
            seated.extend(self.people.values().flatten().cloned());
            seated.sort_by_key(|player| player.position);
        }
        Ok(seated)
    }

    pub(super) fn rated_tournaments(
        &self,
        conn: &mut Conn,
        federation: FederationId,
    ) -> Result<Vec<Rated>, DbError> {
        let mut rated = tournaments::load_rated(conn, federation)?;
        correction_snapshot::put_as_rated(
            conn,
            rated.iter_mut().map(|row| (row.id, &mut row.conditions)),
        )?;
        if !self.tables.is_empty() {
            rated.retain(|row| !self.tables.contains_key(&row.id));
            let own = self.tables.values().filter_map(|table| table.row.as_ref());
            rated.extend(own.filter(|row| row.position.is_some()).cloned());
            rated.sort_by_key(|row| row.position);
        }
        Ok(rated)
    }

    /// Positions from `position` on, in order.
    pub(super) fn places_from(
        &self,
        conn: &mut Conn,
        federation: FederationId,
        position: i64,
    ) -> Result<Vec<(TournamentId, i64)>, DbError> {
        let mut places = tournaments::places_from(conn, federation, position)?;
        if !self.tables.is_empty() {
            places.retain(|(id, _)| !self.tables.contains_key(id));
            let own = self
                .tables
                .iter()
                .filter_map(|(id, table)| Some((*id, table.row.as_ref()?.position?)));
            places.extend(own.filter(|(_, own)| *own >= position));
            places.sort_by_key(|(_, position)| *position);
        }
        Ok(places)
    }

    pub(super) fn rated_of(
        &self,
        conn: &mut Conn,
        federation: FederationId,
        ids: &[TournamentId],
    ) -> Result<HashMap<TournamentId, Rated>, DbError> {
        let mut rated = tournaments::rated_of(conn, federation, ids)?;
        correction_snapshot::put_as_rated(
            conn,
            rated.iter_mut().map(|row| (row.id, &mut row.conditions)),
        )?;
        let mut found: HashMap<TournamentId, Rated> =
            rated.into_iter().map(|row| (row.id, row)).collect();
        self.replace_altered(ids, &mut found, |table| table.row.as_ref());
        Ok(found)
    }

    /// True if no other tournament was altered.
    pub(super) fn is_all_of(&self, tournament: TournamentId) -> bool {
        self.tables.keys().all(|id| *id == tournament)
    }

    pub(super) fn participants_of(
        &self,
        conn: &mut Conn,
        of: &[TournamentId],
    ) -> Result<HashMap<TournamentId, Vec<Participant>>, DbError> {
        let mut found = tables::participants_of(conn, of)?;
        self.replace_altered(of, &mut found, |table| {
            Some(&table.people).filter(|people| !people.is_empty())
        });
        Ok(found)
    }

    pub(super) fn games_in(
        &self,
        conn: &mut Conn,
        of: &[TournamentId],
    ) -> Result<HashMap<TournamentId, Vec<Game>>, DbError> {
        let mut found = tables::games_in(conn, of)?;
        self.replace_altered(of, &mut found, |table| {
            Some(&table.games).filter(|games| !games.is_empty())
        });
        Ok(found)
    }

    pub(super) fn records_before_of(
        &self,
        conn: &mut Conn,
        of: &[TournamentId],
    ) -> Result<Vec<RecordsBefore>, DbError> {
        let mut found = tables::records_before_of(conn, of)?;
        found.retain(|before| !self.tables.contains_key(&before.tournament_id));
        let own = self.tables.iter().filter(|(id, _)| of.contains(id));
        found.extend(own.filter_map(|(id, table)| {
            Some(RecordsBefore {
                tournament_id: *id,
                records: table.records.clone()?,
            })
        }));
        Ok(found)
    }

    pub(super) fn all_records_before(
        &self,
        conn: &mut Conn,
        federation: FederationId,
    ) -> Result<HashMap<TournamentId, String>, DbError> {
        let mut found = tables::all_records_before(conn, federation)?;
        let of: Vec<TournamentId> = self.tables.keys().copied().collect();
        self.replace_altered(&of, &mut found, |table| table.records.as_ref());
        Ok(found)
    }

    fn replace_altered<T: Clone>(
        &self,
        of: &[TournamentId],
        found: &mut HashMap<TournamentId, T>,
        own: impl Fn(&Table) -> Option<&T>,
    ) {
        for (id, table) in self.tables.iter().filter(|(id, _)| of.contains(id)) {
            match own(table).cloned() {
                Some(own) => drop(found.insert(*id, own)),
                None => drop(found.remove(id)),
            }
        }
    }
}
