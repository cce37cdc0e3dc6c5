//! Differences between a full calculation and the stored data, for the operator of the site.
//! Players are named by codes, so that the lines may be stored and logged.

use std::collections::{BTreeSet, HashMap};
use std::fmt::Debug;

use super::overlay::Altered;
use super::{Progress, ReplayComparison};
use crate::ActionError;
use crate::db::federations::Federation;
use crate::db::players::State;
use crate::db::results::ResultRow;
use crate::db::tables::RecordsBefore;
use crate::db::{Conn, DbError, PlayerId, TournamentId, pools, results, tables};

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ReplayDifferences {
    pub tournaments: usize,
    /// Number of differing rows: results, records, passes, current ratings, pool ratings.
    pub count: usize,
    /// The first ones in the order of the chronicle. A line names tournament, code and both values.
    pub first: Vec<String>,
}

/// Reports at most `most` lines. Changes nothing.
pub fn compare_with_replay(
    conn: &mut Conn,
    federation: &Federation,
    most: usize,
    progress: &Progress,
) -> Result<ReplayDifferences, ActionError> {
    let compared =
        ReplayComparison::calculate_all(conn, federation, &Altered::default(), false, progress)?;
    let (changed, people) = (
        &compared.calculated.differences,
        &compared.calculated.people,
    );
    let rows = changed.results.len()
        + changed.removed_results.len()
        + changed.left.len()
        + changed.records.len()
        + changed.passes.len();
    let mut telling = Telling::from_compared(&compared, most);
    if rows > 0 {
        telling.report_results(conn)?;
        telling.report_records(conn)?;
        telling.report_passes();
    }
    telling.report_states();
    telling.report_pools(conn)?;
    let mut first = telling.lines;
    // Order of the chronicle, players after tournaments; the sort is stable.
    first.sort_by_key(|(place, _)| *place);
    first.truncate(most);
    Ok(ReplayDifferences {
        tournaments: compared.chronicle.tournaments.len(),
        count: rows + people.states.len() + people.players_with_changed_pools.len(),
        first: first.into_iter().map(|(_, line)| line).collect(),
    })
}

struct Telling<'a> {
    compared: &'a ReplayComparison,
    most: usize,
    codes: HashMap<PlayerId, &'a str>,
    places: HashMap<TournamentId, i64>,
    lines: Vec<(i64, String)>,
}

impl<'a> Telling<'a> {
    fn from_compared(compared: &'a ReplayComparison, most: usize) -> Telling<'a> {
        let chronicle = &compared.chronicle;
        Telling {
            compared,
            most,
            codes: chronicle
                .people
                .iter()
                .map(|p| (p.id, p.code.as_str()))
                .collect(),
            places: chronicle
                .tournaments
                .iter()
                .map(|t| (t.id, t.position.unwrap_or_default()))
                .collect(),
            lines: Vec::new(),
        }
    }

    fn player_code(&self, player: PlayerId) -> &'a str {
        self.codes.get(&player).copied().unwrap_or("?")
    }

    /// A tournament without a position comes before all others.
    fn place_of(&self, tournament: TournamentId) -> i64 {
        self.places.get(&tournament).copied().unwrap_or(i64::MIN)
    }

    fn add_line(&mut self, tournament: TournamentId, line: String) {
        self.lines.push((self.place_of(tournament), line));
    }

    fn tell_player(&mut self, line: String) {
        self.lines.push((i64::MAX, line));
    }

    fn first_in_order(&self, of: impl Iterator<Item = TournamentId>) -> Vec<TournamentId> {
        let ordered: BTreeSet<(i64, TournamentId)> = of.map(|id| (self.place_of(id), id)).collect();
        ordered
            .into_iter()
            .take(self.most)
            .map(|(_, id)| id)
            .collect()
    }

    fn report_results(&mut self, conn: &mut Conn) -> Result<(), DbError> {
        let changed = &self.compared.calculated.differences;
        let of = changed
            .results
            .iter()
            .map(|r| r.tournament_id)
            .chain(changed.removed_results.iter().map(|g| g.0))
            .chain(changed.left.iter().copied());
        let shown = self.first_in_order(of);
        let stored: HashMap<(TournamentId, PlayerId), ResultRow> =
            results::of_tournaments(conn, &shown)?
                .into_iter()
                .map(|r| ((r.tournament_id, r.player_id), r))
                .collect();
        for fresh in changed
            .results
            .iter()
            .filter(|r| shown.contains(&r.tournament_id))
        {
            let (tournament, player) = (fresh.tournament_id, fresh.player_id);
            let told = match stored.get(&(tournament, player)) {
                Some(old) => first_difference(&result_facts(old), &result_facts(fresh)),
                None => "no result is stored".to_owned(),
            };
            self.add_line(
                tournament,
                format!(
                    "tournament {tournament}, player {}: result: {told}",
                    self.player_code(player)
                ),
            );
        }
        for (tournament, player) in changed
            .removed_results
            .iter()
            .filter(|g| shown.contains(&g.0))
        {
            let told = format!(
                "tournament {tournament}, player {}: a result is stored, and none is calculated",
                self.player_code(*player)
            );
            self.add_line(*tournament, told);
        }
        for tournament in changed.left.iter().filter(|t| shown.contains(t)) {
            self.add_line(
                *tournament,
                format!("tournament {tournament}: results are stored, and it isn't rated"),
            );
        }
        Ok(())
    }

    fn report_records(&mut self, conn: &mut Conn) -> Result<(), DbError> {
        let changed = &self.compared.calculated.differences.records;
        let shown = self.first_in_order(changed.iter().map(|r| r.tournament_id));
        let stored: HashMap<TournamentId, RecordsBefore> = tables::records_before_of(conn, &shown)?
            .into_iter()
            .map(|r| (r.tournament_id, r))
            .collect();
        for fresh in changed.iter().filter(|r| shown.contains(&r.tournament_id)) {
            let told = match stored.get(&fresh.tournament_id) {
                None => "nothing is stored".to_owned(),
                Some(old) => self.first_record(old, fresh)?,
            };
            self.add_line(
                fresh.tournament_id,
                format!(
                    "tournament {}: remembered before it: {told}",
                    fresh.tournament_id
                ),
            );
        }
        Ok(())
    }

    /// The first player with a different record before a tournament.
    fn first_record(&self, old: &RecordsBefore, fresh: &RecordsBefore) -> Result<String, DbError> {
        // Text that isn't a list of records differs as a whole.
        let Ok(stored) = old.split_records() else {
            return Ok("what is stored can't be read".to_owned());
        };
        let calculated = fresh.split_records()?;
        let people = self
            .compared
            .chronicle
            .participants
            .get(&fresh.tournament_id)
            .map(Vec::as_slice)
            .unwrap_or_default();
        if stored.len() != calculated.len() {
            return Ok(format!(
                "stored of {} players, calculated of {}",
                stored.len(),
                calculated.len()
            ));
        }
        let mut pairs = people.iter().zip(stored.iter().zip(&calculated));
        let differs = pairs.find(|(_, (stored, calculated))| stored.get() != calculated.get());
        Ok(differs.map_or_else(
            || "written otherwise".to_owned(),
            |(person, (stored, calculated))| {
                format!(
                    "player {}: stored {}, calculated {}",
                    self.player_code(person.player_id),
                    shorten_value(stored.get()),
                    shorten_value(calculated.get())
                )
            },
        ))
    }

    fn report_passes(&mut self) {
        let changed = &self.compared.calculated.differences.passes;
        let shown = self.first_in_order(changed.iter().map(|p| p.0));
        for (tournament, passes) in changed.iter().filter(|p| shown.contains(&p.0)) {
            let row = self
                .compared
                .chronicle
                .tournaments
                .iter()
                .find(|t| t.id == *tournament);
            let stored = row
                .and_then(|t| t.passes)
                .map_or_else(|| "none".to_owned(), |passes| passes.to_string());
            self.add_line(
                *tournament,
                format!("tournament {tournament}: passes: stored {stored}, calculated {passes}"),
            );
        }
    }

    fn report_states(&mut self) {
        for (player, state) in self
            .compared
            .calculated
            .people
            .states
            .iter()
            .take(self.most)
        {
            let Some(person) = self
                .compared
                .chronicle
                .people
                .iter()
                .find(|p| p.id == *player)
            else {
                continue;
            };
            let told = first_difference(&state_facts(&person.state), &state_facts(state));
            self.tell_player(format!("player {}: current rating: {told}", person.code));
        }
    }

    fn report_pools(&mut self, conn: &mut Conn) -> Result<(), DbError> {
        let shown: Vec<PlayerId> = self
            .compared
            .calculated
            .people
            .players_with_changed_pools
            .iter()
            .take(self.most)
            .copied()
            .collect();
        let stored = pools::of_players(conn, &shown)?;
        for player in &shown {
            let held = stored
                .get(player)
                .into_iter()
                .flatten()
                .map(pool_facts)
                .collect::<Vec<_>>()
                .join(", ");
            let fresh = self
                .compared
                .calculated
                .people
                .in_pools
                .iter()
                .filter(|r| r.player_id == *player)
                .map(pool_facts)
                .collect::<Vec<_>>()
                .join(", ");
            self.tell_player(format!(
                "player {}: ratings in pools: stored [{held}], calculated [{fresh}]",
                self.player_code(*player)
            ));
        }
        Ok(())
    }
}

type Fact = (&'static str, String);

fn debug_fact(name: &'static str, value: &impl Debug) -> Fact {
    (name, format!("{value:?}"))
}

fn optional_fact<T: ToString>(name: &'static str, value: Option<T>) -> Fact {
    (
        name,
        value.map_or_else(|| "none".to_owned(), |value| value.to_string()),
    )
}

fn result_facts(row: &ResultRow) -> Vec<Fact> {
    vec![
        optional_fact("rating before", row.before),
        optional_fact("rating after", row.after),
        optional_fact("rank before", row.rank_before.as_deref()),
        optional_fact("rank after", row.rank.as_deref()),
        optional_fact("deviation before", row.deviation_before),
        optional_fact("deviation after", row.deviation),
        optional_fact("rated games", row.rated_games),
        optional_fact("anomaly", row.anomaly),
        // The whole row, for other differences.
        debug_fact("row", row),
    ]
}

fn state_facts(state: &State) -> Vec<Fact> {
    vec![
        optional_fact("rating", state.shown.rating),
        optional_fact("rank", state.shown.rank.as_deref()),
        optional_fact("deviation", state.shown.deviation),
        optional_fact("last tournament", state.shown.last_tournament_id),
        optional_fact("rank by order", Some(state.shown.rank_step)),
        optional_fact("record", Some(&state.record)),
        debug_fact("row", state),
    ]
}

fn pool_facts(row: &pools::PoolRating) -> String {
    let last = row
        .last_played
        .map_or_else(|| "never".to_owned(), |day| day.to_string());
    format!(
        "{} {} after {} games, last {last}",
        row.pool.word(),
        row.rating,
        row.games
    )
}

fn first_difference(stored: &[Fact], calculated: &[Fact]) -> String {
    let differs = stored
        .iter()
        .zip(calculated)
        .find(|(stored, calculated)| stored.1 != calculated.1);
    differs.map_or_else(
        || "stored otherwise".to_owned(),
        |(stored, calculated)| {
            format!(
                "{}: stored {}, calculated {}",
                stored.0,
                shorten_value(&stored.1),
                shorten_value(&calculated.1)
            )
        },
    )
}

fn shorten_value(text: &str) -> String {
    const LONGEST: usize = 200;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}
