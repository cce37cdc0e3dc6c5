//! Differences between a replay and the stored data. They are gathered first and stored afterwards
//! in batches.

use std::collections::{HashMap, HashSet};

use super::{Chronicle, Outcome};
use crate::db::corrections::CorrectionLine;
use crate::db::federations::Federation;
use crate::db::players::State;
use crate::db::results::{Place, ResultRow};
use crate::db::tables::RecordsBefore;
use crate::db::{
    Conn, CorrectionId, DbError, PlayerId, TournamentId, corrections, players, pools, results,
    tables, tournaments,
};
use crate::rating::Rater;

#[derive(Default)]
pub(super) struct Calculated {
    pub(super) differences: Differences,
    pub(super) people: ChangedRatings,
    pub(super) ledger: Ledger,
    pub(super) outcome: Outcome,
}

impl Calculated {
    pub(super) fn store_differences(
        &self,
        conn: &mut Conn,
        correction: Option<CorrectionId>,
    ) -> Result<Outcome, DbError> {
        self.differences.store_rows(conn)?;
        self.people.store_rows(conn)?;
        if let Some(correction) = correction {
            corrections::add_lines(conn, correction, &self.ledger.lines)?;
        }
        Ok(Outcome {
            lines: self.ledger.lines.len(),
            ..self.outcome
        })
    }

    pub(super) fn is_nothing(&self) -> bool {
        let Differences {
            passes, records, ..
        } = &self.differences;
        self.outcome.tournaments == 0
            && passes.is_empty()
            && records.is_empty()
            && self.people.is_empty()
    }
}

#[derive(Default)]
pub(super) struct Differences {
    pub(super) records: Vec<RecordsBefore>,
    pub(super) passes: Vec<(TournamentId, i64)>,
    pub(super) results: Vec<ResultRow>,
    /// Players who have no result in a tournament any more.
    pub(super) removed_results: Vec<(TournamentId, PlayerId)>,
    /// Tournaments that left the chronicle.
    pub(super) left: Vec<TournamentId>,
}

impl Differences {
    fn store_rows(&self, conn: &mut Conn) -> Result<(), DbError> {
        let Differences {
            records,
            passes,
            results,
            removed_results: gone,
            left,
        } = self;
        tournaments::update_passes(conn, passes)?;
        tables::store_records_before(conn, records)?;
        results::remove(conn, left)?;
        results::remove_each(conn, gone)?;
        results::add_or_update(conn, results)
    }

    /// The last tournament with a result of each player once this is stored; may contain other
    /// players.
    pub(super) fn last_of(
        &self,
        conn: &mut Conn,
        players: &[PlayerId],
    ) -> Result<HashMap<PlayerId, TournamentId>, DbError> {
        let left: HashSet<TournamentId> = self.left.iter().copied().collect();
        let gone: HashSet<(TournamentId, PlayerId)> =
            self.removed_results.iter().copied().collect();
        let leaves = |player: PlayerId, place: &Place| {
            left.contains(&place.tournament) || gone.contains(&(place.tournament, player))
        };
        let mut last = results::last_of(conn, players)?;
        let bereft: Vec<PlayerId> = last
            .iter()
            .filter(|(player, place)| leaves(**player, place))
            .map(|(player, _)| *player)
            .collect();
        last.retain(|player, place| !leaves(*player, place));
        let held = results::places_of(conn, &bereft)?
            .into_iter()
            .filter(|(player, place)| !leaves(*player, place));
        let fresh = self.results.iter().map(|row| {
            (
                row.player_id,
                Place {
                    tournament: row.tournament_id,
                    position: row.position,
                },
            )
        });
        for (player, place) in held.chain(fresh) {
            let known = last.entry(player).or_insert(place);
            if known.position < place.position {
                *known = place;
            }
        }
        Ok(last
            .into_iter()
            .map(|(player, place)| (player, place.tournament))
            .collect())
    }
}

/// Returns true if there are differences.
pub(super) fn compare_results(
    differences: &mut Differences,
    ledger: &mut Ledger,
    tournament: TournamentId,
    mut stored: HashMap<PlayerId, ResultRow>,
    fresh: Vec<ResultRow>,
) -> bool {
    if stored.len() == fresh.len()
        && fresh
            .iter()
            .all(|line| stored.get(&line.player_id) == Some(line))
    {
        return false;
    }
    for line in fresh {
        let old = stored.remove(&line.player_id);
        if old.as_ref() == Some(&line) {
            continue;
        }
        ledger.add_if_different(
            line.player_id,
            Some(tournament),
            old.as_ref().map(Side::from_row),
            Some(Side::from_row(&line)),
        );
        differences.results.push(line);
    }
    for (player, old) in stored {
        ledger.add_if_different(player, Some(tournament), Some(Side::from_row(&old)), None);
        differences.removed_results.push((tournament, player));
    }
    true
}

pub(super) struct Holding<S = State, P = Vec<pools::PoolRating>> {
    pub(super) state: S,
    pub(super) pools: P,
}

#[derive(Default)]
pub(super) struct ChangedRatings {
    pub(super) states: Vec<(PlayerId, State)>,
    /// Players whose pool ratings differ; `in_pools` holds the new ones.
    pub(super) players_with_changed_pools: Vec<PlayerId>,
    pub(super) in_pools: Vec<pools::PoolRating>,
}

impl ChangedRatings {
    pub(super) fn compare_with_stored(
        conn: &mut Conn,
        federation: &Federation,
        chronicle: &Chronicle,
        rater: &Rater,
        last: &HashMap<PlayerId, TournamentId>,
        ledger: &mut Ledger,
    ) -> Result<ChangedRatings, DbError> {
        let stored = pools::all(conn, federation.id)?;
        let mut restated = ChangedRatings::default();
        for player in &chronicle.people {
            let key = chronicle.keys.key(player.id)?;
            let own = rater.pool_ratings(key, player.id, federation.id);
            let state = rater.player_state(key, last.get(&player.id).copied());
            let held = stored
                .get(&player.id)
                .map(Vec::as_slice)
                .unwrap_or_default();
            restated.record_player(
                player.id,
                Holding {
                    state: &player.state,
                    pools: held,
                },
                Holding { state, pools: own },
                ledger,
            );
        }
        Ok(restated)
    }

    /// Records the state only if it differs from the stored one.
    pub(super) fn record_player(
        &mut self,
        player: PlayerId,
        stored: Holding<&State, &[pools::PoolRating]>,
        now: Holding,
        ledger: &mut Ledger,
    ) {
        let (
            Holding {
                state: stored,
                pools: held,
            },
            Holding { state, pools: own },
        ) = (stored, now);
        if held != own {
            self.players_with_changed_pools.push(player);
            self.in_pools.extend(own);
        }
        if *stored != state {
            let old = Side {
                rating: stored.shown.rating,
                rank: stored.shown.rank.as_deref(),
            };
            let new = Side {
                rating: state.shown.rating,
                rank: state.shown.rank.as_deref(),
            };
            ledger.add_if_different(player, None, Some(old), Some(new));
            self.states.push((player, state));
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.states.is_empty() && self.players_with_changed_pools.is_empty()
    }

    fn store_rows(&self, conn: &mut Conn) -> Result<(), DbError> {
        players::update_states(conn, &self.states)?;
        pools::replace_ratings(conn, &self.players_with_changed_pools, &self.in_pools)
    }
}

#[derive(PartialEq, Clone, Copy)]
pub(super) struct Side<'a> {
    rating: Option<f64>,
    rank: Option<&'a str>,
}

impl<'a> Side<'a> {
    pub(super) fn from_row(row: &'a ResultRow) -> Side<'a> {
        Side {
            rating: row.after,
            rank: row.rank.as_deref(),
        }
    }
}

#[derive(Default)]
pub(super) struct Ledger {
    /// True if there is a correction to store the lines under.
    pub(super) wanted: bool,
    pub(super) lines: Vec<CorrectionLine>,
}

impl Ledger {
    pub(super) fn add_if_different(
        &mut self,
        player: PlayerId,
        tournament: Option<TournamentId>,
        old: Option<Side<'_>>,
        new: Option<Side<'_>>,
    ) {
        if !self.wanted || old == new {
            return;
        }
        self.lines.push(CorrectionLine {
            player_id: player,
            tournament_id: tournament,
            rating_before: old.and_then(|s| s.rating),
            rating_after: new.and_then(|s| s.rating),
            rank_before: old.and_then(|s| s.rank.map(str::to_owned)),
            rank_after: new.and_then(|s| s.rank.map(str::to_owned)),
        });
    }
}
