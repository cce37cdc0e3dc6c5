//! Replay: after a change in the past everything is calculated again from the ground state, in the same transaction.
//!
//! The ground state is the chronicle: players with what they brought along, rated tables, published lists, in their order.
//! What comes out differently is stored and noted in the change ledger; published lists stay as they were published.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::rating::{Desk, refusal};
use super::{OfficeError, Refusal};
use crate::db::corrections::CorrectionLine;
use crate::db::federations::Federation;
use crate::db::lists::List;
use crate::db::players::Seated;
use crate::db::results::ResultRow;
use crate::db::tables::{Game, Participant, RecordsBefore};
use crate::db::tournaments::Rated;
use crate::db::{
    Conn, CorrectionId, DbError, FederationId, PlayerId, TournamentId, corrections, lists, players, pools, results, tables, tournaments,
};
use crate::domain::rules::Rated as Calculated;

enum Moment {
    Player(usize),
    Tournament(usize),
    List(usize),
}

/// The ground state of a federation, in the order of its chronicle.
struct Chronicle {
    people: Vec<Seated>,
    tournaments: Vec<Rated>,
    participants: HashMap<TournamentId, Vec<Participant>>,
    games: HashMap<TournamentId, Vec<Game>>,
    lists: Vec<List>,
    moments: Vec<(i64, Moment)>,
}

impl Chronicle {
    fn load(conn: &mut Conn, federation: FederationId) -> Result<Chronicle, DbError> {
        let people = players::seated(conn, federation)?;
        let tournaments = tournaments::rated(conn, federation)?;
        let lists = lists::list(conn, federation)?;
        let mut moments: Vec<(i64, Moment)> = people.iter().enumerate().map(|(i, p)| (p.position, Moment::Player(i))).collect();
        moments.extend(tournaments.iter().enumerate().filter_map(|(i, t)| Some((t.position?, Moment::Tournament(i)))));
        moments.extend(lists.iter().enumerate().map(|(i, l)| (l.position, Moment::List(i))));
        moments.sort_by_key(|(position, _)| *position);
        Ok(Chronicle {
            participants: tables::all_participants(conn, federation)?,
            games: tables::all_games(conn, federation)?,
            people,
            tournaments,
            lists,
            moments,
        })
    }

    /// Calculates everything before `until` (or all of it) on a desk; each rated tournament is handed over with its table.
    fn walk(
        &self,
        desk: &mut Desk,
        until: Option<i64>,
        mut each: impl FnMut(&Desk, &Rated, Vec<String>, Calculated) -> Result<(), OfficeError>,
    ) -> Result<(), OfficeError> {
        // Ties are broken by codes; players are seated in the order of `people`, which is that of their positions.
        desk.order(self.people.iter().map(|p| p.code.as_str()));
        let names: HashMap<PlayerId, &str> = self.people.iter().map(|p| (p.id, p.called())).collect();
        for (_, moment) in self.moments.iter().take_while(|(position, _)| until.is_none_or(|until| *position < until)) {
            match moment {
                Moment::Player(i) => {
                    desk.seat_anew(&self.people[*i])?;
                }
                Moment::List(i) => {
                    let list = &self.lists[*i];
                    desk.govern(&list.parameters)?;
                    desk.engine.publish(list.date);
                }
                Moment::Tournament(i) => {
                    let row = &self.tournaments[*i];
                    let people = self.participants.get(&row.id).map(Vec::as_slice).unwrap_or_default();
                    let games = self.games.get(&row.id).map(Vec::as_slice).unwrap_or_default();
                    let records =
                        people.iter().map(|p| Ok(desk.engine.record(desk.key(p.player_id)?))).collect::<Result<Vec<_>, DbError>>()?;
                    let tournament = desk.tournament(row.id, &row.terms, people, games)?;
                    if let Some(own) = &row.parameters {
                        desk.govern(own)?;
                    }
                    let rated = desk.engine.rate(&tournament).map_err(|refused| {
                        let name = |k| desk.id(k).ok().and_then(|id| names.get(&id).copied()).unwrap_or("?").to_owned();
                        OfficeError::from(match refusal(&refused, name) {
                            Refusal::Endless(limit, mut who) => {
                                who.insert(0, (row.name.clone(), row.terms.ends.to_string()));
                                Refusal::Endless(limit, who)
                            }
                            other => other,
                        })
                    })?;
                    each(desk, row, records, rated)?;
                }
            }
        }
        Ok(())
    }
}

/// How far a replay is: shared with who waits for it.
#[derive(Debug, Default)]
pub struct Progress {
    done: AtomicUsize,
    total: AtomicUsize,
}

impl Progress {
    /// Tournaments calculated so far, and all of them; both 0 before it begins.
    pub fn now(&self) -> (usize, usize) {
        (self.done.load(Ordering::Relaxed), self.total.load(Ordering::Relaxed))
    }

    /// So many of all are done.
    pub(super) fn tell(&self, done: usize, total: usize) {
        self.done.store(done, Ordering::Relaxed);
        self.total.store(total, Ordering::Relaxed);
    }
}

/// What a replay changed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Tournaments whose results came out differently.
    pub tournaments: usize,
    /// Changed results and current ratings.
    pub lines: usize,
}

/// What the rules remembered of these players just before a position of the chronicle.
pub fn records_before(
    conn: &mut Conn,
    federation: &Federation,
    position: i64,
    wanted: &[PlayerId],
) -> Result<HashMap<PlayerId, String>, OfficeError> {
    let chronicle = Chronicle::load(conn, federation.id)?;
    let mut desk = Desk::new(federation)?;
    chronicle.walk(&mut desk, Some(position), |_, _, _, _| Ok(()))?;
    // Who was entered later has done nothing yet: what he brought along is what he had.
    for player in chronicle.people.iter().filter(|p| p.position >= position) {
        desk.seat_anew(player)?;
    }
    Ok(wanted.iter().map(|id| Ok((*id, desk.engine.record(desk.key(*id)?)))).collect::<Result<_, DbError>>()?)
}

/// Calculates the whole chronicle again and stores what differs; the differences go into the ledger under `correction`.
///
/// # Errors
/// A tournament that can't be calculated any more refuses the whole correction.
pub fn replay(
    conn: &mut Conn,
    federation: &Federation,
    correction: Option<CorrectionId>,
    progress: &Progress,
) -> Result<Outcome, OfficeError> {
    let chronicle = Chronicle::load(conn, federation.id)?;
    progress.total.store(chronicle.tournaments.len(), Ordering::Relaxed);
    let mut stored: HashMap<TournamentId, HashMap<PlayerId, ResultRow>> = HashMap::new();
    for row in results::from_position(conn, federation.id, 0)? {
        stored.entry(row.tournament_id).or_default().insert(row.player_id, row);
    }
    let mut desk = Desk::new(federation)?;
    let mut last: HashMap<PlayerId, TournamentId> = HashMap::new();
    let mut ledger = Ledger { wanted: correction.is_some(), lines: Vec::new() };
    let mut outcome = Outcome::default();
    let known = tables::all_records_before(conn, federation.id)?;
    let mut fresh_records = Vec::new();
    // Stored when everything is calculated, many rows at a time.
    let (mut changed, mut gone, mut left) = (Vec::new(), Vec::new(), Vec::new());

    chronicle.walk(&mut desk, None, |desk, row, records, rated| {
        progress.done.fetch_add(1, Ordering::Relaxed);
        let before = RecordsBefore::of(row.id, &records);
        if known.get(&row.id) != Some(&before.records) {
            fresh_records.push(before);
        }
        let position = row.position.unwrap_or_default();
        let fresh: Vec<ResultRow> = rated.lines.iter().map(|line| desk.result(line, row.id, position)).collect::<Result<_, _>>()?;
        for line in &fresh {
            last.insert(line.player_id, row.id);
        }
        let mut before = stored.remove(&row.id).unwrap_or_default();
        let same = before.len() == fresh.len() && fresh.iter().all(|line| before.get(&line.player_id) == Some(line));
        if !same {
            outcome.tournaments += 1;
            for line in fresh {
                let old = before.remove(&line.player_id);
                if old.as_ref() == Some(&line) {
                    continue;
                }
                ledger.compare(line.player_id, Some(row.id), old.as_ref().map(Side::of), Some(Side::of(&line)));
                changed.push(line);
            }
            for (player, old) in before {
                ledger.compare(player, Some(row.id), Some(Side::of(&old)), None);
                gone.push((row.id, player));
            }
        }
        let passes = i64::from(rated.passes);
        if row.passes != Some(passes) {
            tournaments::update_passes(conn, row.id, passes)?;
        }
        Ok(())
    })?;
    tables::store_records_before(conn, &fresh_records)?;
    // Results of tournaments that left the chronicle.
    for (tournament, rows) in stored {
        outcome.tournaments += 1;
        for (player, old) in rows {
            ledger.compare(player, Some(tournament), Some(Side::of(&old)), None);
        }
        left.push(tournament);
    }
    results::remove(conn, &left)?;
    results::remove_each(conn, &gone)?;
    results::put(conn, &changed)?;
    let in_pools = pools::all(conn, federation.id)?;
    let (mut repooled, mut pool_rows) = (Vec::new(), Vec::new());
    for player in &chronicle.people {
        let own = desk.pools(desk.key(player.id)?, player.id, federation.id);
        if in_pools.get(&player.id).map(Vec::as_slice).unwrap_or_default() != own {
            repooled.push(player.id);
            pool_rows.extend(own);
        }
        let state = desk.state(desk.key(player.id)?, last.get(&player.id).copied());
        if player.state != state {
            let old = Side { rating: player.state.rating, rank: player.state.rank.as_deref() };
            let new = Side { rating: state.rating, rank: state.rank.as_deref() };
            ledger.compare(player.id, None, Some(old), Some(new));
            players::update_state(conn, player.id, &state)?;
        }
    }
    pools::store(conn, &repooled, &pool_rows)?;
    outcome.lines = ledger.lines.len();
    if let Some(correction) = correction {
        corrections::add_lines(conn, correction, &ledger.lines)?;
    }
    Ok(outcome)
}

#[derive(PartialEq, Clone, Copy)]
struct Side<'a> {
    rating: Option<f64>,
    rank: Option<&'a str>,
}

impl<'a> Side<'a> {
    fn of(row: &'a ResultRow) -> Side<'a> {
        Side { rating: row.after, rank: row.rank.as_deref() }
    }
}

struct Ledger {
    /// Whether there is a correction to note the lines under.
    wanted: bool,
    lines: Vec<CorrectionLine>,
}

impl Ledger {
    fn compare(&mut self, player: PlayerId, tournament: Option<TournamentId>, old: Option<Side<'_>>, new: Option<Side<'_>>) {
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

/// The federation, or a sentence for the log.
pub fn federation(conn: &mut Conn, id: crate::db::FederationId) -> Result<Federation, DbError> {
    crate::db::federations::find(conn, id)?.ok_or_else(|| DbError::Corrupt(format!("federation {id} is missing")))
}
