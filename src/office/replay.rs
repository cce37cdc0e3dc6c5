//! Replay: after a change in the past everything is calculated again from the ground state, in the same transaction.
//!
//! The ground state is the chronicle: players with what they brought along, rated tables, published lists, in their order.
//! What comes out differently is stored and noted in the change ledger; published lists stay as they were published.

use std::collections::HashMap;

use super::rating::{Desk, refusal};
use super::{OfficeError, Refusal};
use crate::db::corrections::CorrectionLine;
use crate::db::federations::Federation;
use crate::db::players::Player;
use crate::db::results::ResultRow;
use crate::db::{Conn, CorrectionId, DbError, PlayerId, TournamentId, corrections, lists, players, results, tables, tournaments};

enum Moment {
    Player(usize),
    Tournament(usize),
    List(usize),
}

/// What a replay changed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Tournaments whose results came out differently.
    pub tournaments: usize,
    /// Changed results and current ratings.
    pub lines: usize,
}

/// Calculates the whole chronicle again and stores what differs; the differences go into the ledger under `correction`.
///
/// # Errors
/// A tournament that can't be calculated any more refuses the whole correction.
pub fn replay(conn: &mut Conn, federation: &Federation, correction: Option<CorrectionId>) -> Result<Outcome, OfficeError> {
    let people = players::list(conn, federation.id)?;
    let chronicle = tournaments::chronicle(conn, federation.id)?;
    let mut participants = tables::all_participants(conn, federation.id)?;
    let mut games = tables::all_games(conn, federation.id)?;
    let published = lists::list(conn, federation.id)?;
    let mut stored: HashMap<TournamentId, HashMap<PlayerId, ResultRow>> = HashMap::new();
    for row in results::from_position(conn, federation.id, 0)? {
        stored.entry(row.tournament_id).or_default().insert(row.player_id, row);
    }

    let mut moments: Vec<(i64, Moment)> = people.iter().enumerate().map(|(i, p)| (p.position, Moment::Player(i))).collect();
    moments.extend(chronicle.iter().enumerate().filter_map(|(i, t)| Some((t.position?, Moment::Tournament(i)))));
    moments.extend(published.iter().enumerate().map(|(i, l)| (l.position, Moment::List(i))));
    moments.sort_by_key(|(position, _)| *position);

    let mut desk = Desk::new(federation)?;
    // Ties are broken by codes; players are seated in the order of `people`, which is the order of their positions.
    desk.order(people.iter().map(|p| p.code.as_str()));
    let names: HashMap<PlayerId, &str> = people.iter().map(|p| (p.id, p.called())).collect();
    let mut last: HashMap<PlayerId, TournamentId> = HashMap::new();
    let mut ledger = Ledger { correction, lines: Vec::new() };
    let mut outcome = Outcome::default();

    for (_, moment) in moments {
        match moment {
            Moment::Player(i) => {
                desk.seat_anew(&people[i])?;
            }
            Moment::List(i) => {
                desk.engine.publish(published[i].date);
            }
            Moment::Tournament(i) => {
                let row = &chronicle[i];
                let position = row.position.unwrap_or_default();
                let mut own_people = participants.remove(&row.id).unwrap_or_default();
                let own_games = games.remove(&row.id).unwrap_or_default();
                for p in &mut own_people {
                    let record = desk.engine.record(desk.key(p.player_id)?);
                    if p.record_before.as_deref() != Some(&record) {
                        tables::update_record_before(conn, row.id, p.number, &record)?;
                    }
                }
                let tournament = desk.tournament(row, &own_people, &own_games)?;
                let rated = desk.engine.rate(&tournament).map_err(|refused| {
                    OfficeError::from(match refusal(&refused, |k| desk.id(k).ok().and_then(|id| names.get(&id).copied()).unwrap_or("?").to_owned()) {
                        Refusal::Endless(limit, mut who) => {
                            who.insert(0, (row.name.clone(), row.ends.to_string()));
                            Refusal::Endless(limit, who)
                        }
                        other => other,
                    })
                })?;
                let fresh: Vec<ResultRow> =
                    rated.lines.iter().map(|line| desk.result(line, row.id, position)).collect::<Result<_, _>>()?;
                for line in &fresh {
                    last.insert(line.player_id, row.id);
                }
                let mut before = stored.remove(&row.id).unwrap_or_default();
                let same = before.len() == fresh.len() && fresh.iter().all(|line| before.get(&line.player_id) == Some(line));
                if !same {
                    outcome.tournaments += 1;
                    for line in &fresh {
                        let old = before.remove(&line.player_id);
                        ledger.compare(line.player_id, Some(row.id), old.as_ref().map(Side::of), Some(Side::of(line)));
                    }
                    for (player, old) in before {
                        ledger.compare(player, Some(row.id), Some(Side::of(&old)), None);
                    }
                    results::remove(conn, &[row.id])?;
                    results::add(conn, &fresh)?;
                }
                if row.passes != Some(i64::from(rated.passes)) {
                    tournaments::update_rated(
                        conn,
                        row.id,
                        row.position,
                        Some(i64::from(rated.passes)),
                        row.parameters.as_deref(),
                        row.rated_at,
                    )?;
                }
            }
        }
    }
    // Results of tournaments that left the chronicle.
    for (tournament, rows) in stored {
        outcome.tournaments += 1;
        for (player, old) in rows {
            ledger.compare(player, Some(tournament), Some(Side::of(&old)), None);
        }
        results::remove(conn, &[tournament])?;
    }
    for player in &people {
        let state = desk.state(desk.key(player.id)?, last.get(&player.id).copied());
        if !is_current(player, &state) {
            let old = Side { rating: player.rating, rank: player.rank.as_deref() };
            let new = Side { rating: state.rating, rank: state.rank.as_deref() };
            ledger.compare(player.id, None, Some(old), Some(new));
            players::update_state(conn, player.id, &state)?;
        }
    }
    outcome.lines = ledger.lines.len();
    corrections::add_lines(conn, &ledger.lines)?;
    Ok(outcome)
}

fn is_current(player: &Player, state: &players::State) -> bool {
    player.record == state.record
        && player.rating == state.rating
        && player.deviation == state.deviation
        && player.rank == state.rank
        && player.rank_step == state.rank_step
        && player.rank_kept == state.rank_kept
        && player.provisional == state.provisional
        && player.last_tournament_id == state.last_tournament_id
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
    correction: Option<CorrectionId>,
    lines: Vec<CorrectionLine>,
}

impl Ledger {
    fn compare(&mut self, player: PlayerId, tournament: Option<TournamentId>, old: Option<Side<'_>>, new: Option<Side<'_>>) {
        let Some(correction) = self.correction else { return };
        if old == new {
            return;
        }
        self.lines.push(CorrectionLine {
            correction_id: correction,
            seq: self.lines.len() as i32,
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
