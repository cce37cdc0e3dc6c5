//! Makes a correction cost only what it changes. From the corrected tournament on, only tournaments
//! with a touched participant are recalculated. A touched player's record may differ from the
//! stored one.
//! Each tournament is stored with the records of its participants before it. So an untouched player
//! needs no history. A touched player whose record equals the stored one isn't touched any more.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::iter::Peekable;
use std::slice::Iter;

use super::changes::{
    Calculated, ChangedRatings, Differences, Holding, Ledger, Side, compare_results,
};
use super::overlay::Altered;
use super::reader::Window;
use super::stored_records::{CorrectedTournament, MAX_LOOKUPS, known_before};
use super::{Outcome, Progress};
use crate::ActionError;
use crate::db::federations::Federation;
use crate::db::lists::List;
use crate::db::players::Player;
use crate::db::tables::{Participant, RecordsBefore};
use crate::db::tournaments::Rated;
use crate::db::{Conn, DbError, PlayerId, TournamentId, lists, players, pools, results, tables};
use crate::domain::rules::{self, Refused};
use crate::rating::{Rater, to_refusal};

/// Tournaments read at once in a scan.
const WINDOW: usize = 512;
/// Known next tournaments read at once outside of a scan.
const AHEAD: usize = 16;
/// Steps from tournament to tournament after which a scan is considered.
const STRIDE: usize = 16;
/// Above this density of affected tournaments a scan is cheaper than point look-ups: one look-up
/// costs about as much as scanning this many.
const LOOKUP_COST: usize = 6;

struct CorrectionContext<'a> {
    conn: &'a mut Conn,
    before: &'a CorrectedTournament,
    /// Records before the corrected tournament.
    records: &'a HashMap<PlayerId, String>,
    /// Rated tournaments from the corrected one on, with their positions.
    later: &'a [(TournamentId, i64)],
    positions: HashMap<TournamentId, i64>,
    progress: &'a Progress,
}

impl CorrectionContext<'_> {
    fn count_before(&self, position: i64) -> usize {
        self.later.partition_point(|(_, own)| *own < position)
    }
}

type Lists<'a> = Peekable<Iter<'a, List>>;

/// The calculation in progress, closed under the players touched by recalculated tournaments.
struct IncrementalCalculation<'a> {
    federation: &'a Federation,
    altered: &'a Altered,
    rater: Rater,
    /// The players who have entered, and their codes in the order of entry.
    known: HashMap<PlayerId, Player>,
    codes: Vec<String>,
    /// Ordered, so that the ledger is deterministic.
    touched: BTreeSet<PlayerId>,
    /// True outside of a scan. Each player removed from `touched` then saves a look-up.
    sparse: bool,
    /// Tournaments of the players followed so far, latest first.
    places: HashMap<PlayerId, Vec<(i64, TournamentId)>>,
    calculated: usize,
    differences: Differences,
    ledger: Ledger,
    outcome: Outcome,
}

/// Stores nothing; `None` if everything has to be recalculated.
pub(super) fn calculate_correction(
    conn: &mut Conn,
    federation: &Federation,
    before: &CorrectedTournament,
    altered: &Altered,
    progress: &Progress,
) -> Result<Option<Calculated>, ActionError> {
    let Some(records) = &before.records else {
        return Ok(None);
    };
    let later = altered.places_from(conn, federation.id, before.position)?;
    let mut published = lists::list(conn, federation.id)?;
    published.retain(|list| list.issue.position > before.position);
    published.sort_by_key(|list| list.issue.position);
    if later.is_empty() && published.is_empty() {
        return Ok(None);
    }
    let mut rater = Rater::new(federation)?;
    for list in &published {
        rater.use_parameters(&list.issue.parameters)?;
        if !rater.engine.publishes_alone() {
            return Ok(None);
        }
    }
    progress.set_counts(0, later.len());
    let mut closure = IncrementalCalculation::new(federation, altered, rater);
    let Some(records) = closure.enter_participants(conn, before, records, &later)? else {
        return Ok(None);
    };
    let positions = later.iter().copied().collect();
    let course = CorrectionContext {
        conn,
        before,
        records: &records,
        later: &later,
        positions,
        progress,
    };
    if !closure.follow_later(course, &published)? {
        return Ok(None);
    }
    closure
        .collect_differences(conn, later.last().map(|(id, _)| *id), &published)
        .map(Some)
}

impl<'a> IncrementalCalculation<'a> {
    fn new(
        federation: &'a Federation,
        altered: &'a Altered,
        rater: Rater,
    ) -> IncrementalCalculation<'a> {
        IncrementalCalculation {
            federation,
            altered,
            rater,
            known: HashMap::new(),
            codes: Vec::new(),
            touched: BTreeSet::new(),
            sparse: false,
            places: HashMap::new(),
            calculated: 0,
            differences: Differences::default(),
            ledger: Ledger {
                wanted: true,
                lines: Vec::new(),
            },
            outcome: Outcome::default(),
        }
    }
}

impl IncrementalCalculation<'_> {
    /// Enters the participants before and after the correction with their records at that time;
    /// `None` if a record is unknown.
    fn enter_participants(
        &mut self,
        conn: &mut Conn,
        before: &CorrectedTournament,
        records: &HashMap<PlayerId, String>,
        later: &[(TournamentId, i64)],
    ) -> Result<Option<HashMap<PlayerId, String>>, ActionError> {
        let now = self
            .altered
            .participants_of(conn, &[before.tournament])?
            .remove(&before.tournament)
            .unwrap_or_default();
        let now: Vec<PlayerId> = now.into_iter().map(|p| p.player_id).collect();
        let stands = later
            .first()
            .is_some_and(|(id, _)| *id == before.tournament);
        let mut records = records.clone();
        let added: Vec<PlayerId> = now
            .into_iter()
            .filter(|id| stands && !records.contains_key(id))
            .collect();
        // Players added by the correction have played nothing there, so their record before it
        // equals the one after it.
        let Some(known) = known_before(conn, self.federation, before.position + 1, &added)? else {
            return Ok(None);
        };
        records.extend(known);
        self.enter_players(conn, &records.keys().copied().collect())?;
        for (player, record) in &records {
            self.restore_record(*player, record)?;
        }
        self.touched.extend(records.keys());
        if !stands {
            self.remove_results(conn, before.tournament)?;
        }
        Ok(Some(records))
    }

    /// False if the closure can't be used.
    fn follow_later(
        &mut self,
        mut course: CorrectionContext<'_>,
        published: &[List],
    ) -> Result<bool, ActionError> {
        let mut lists = published.iter().peekable();
        let mut reached = 0;
        let may_skip = self.altered.is_all_of(course.before.tournament);
        // Affected tournaments may be dense for a while, and sparse before and after it.
        while reached < course.later.len() && !self.touched.is_empty() {
            if may_skip {
                match self.follow_touched(&mut course, reached, &mut lists)? {
                    None => return Ok(false),
                    Some(place) => reached = place,
                }
            }
            match self.scan_later(&mut course, reached, &mut lists, may_skip)? {
                None => return Ok(false),
                Some(place) => reached = place,
            }
        }
        if !self.touched.is_empty() {
            lists.try_for_each(|list| self.publish_list(list))?;
        }
        Ok(true)
    }

    /// Visits the next tournament of each touched player, after the first `reached` later ones.
    /// Returns the number of later tournaments done; `None` if the closure can't be used.
    fn follow_touched(
        &mut self,
        course: &mut CorrectionContext<'_>,
        reached: usize,
        lists: &mut Lists<'_>,
    ) -> Result<Option<usize>, ActionError> {
        let mut next: BTreeMap<i64, TournamentId> = BTreeMap::new();
        let touched: Vec<PlayerId> = self.touched.iter().copied().collect();
        let Some((first, from)) = course.later.get(reached).copied() else {
            return Ok(Some(reached));
        };
        let corrected = first == course.before.tournament;
        // A player removed from the corrected tournament may still stand in its stored table, so
        // the search starts after it.
        self.add_next(course, &mut next, &touched, from + i64::from(corrected))?;
        if corrected {
            next.insert(from, first);
        }
        self.sparse = true;
        let mut window = Window::default();
        let (mut told, mut mark) = (reached, reached);
        for number in 1.. {
            let Some((position, id)) = next.pop_first() else {
                break;
            };
            let place = course.count_before(position);
            course.progress.add_done(place - told);
            told = place;
            if !window.rows.contains_key(&id) && !self.read_ahead(course, &mut window, id, &next)? {
                return Ok(None);
            }
            self.calculate_step(course, &window, id, position, lists)?;
            let own: Vec<PlayerId> = window
                .participants_of(id)
                .iter()
                .map(|p| p.player_id)
                .filter(|player| self.touched.contains(player))
                .collect();
            self.add_next(course, &mut next, &own, position + 1)?;
            window.drop(id);
            if number % STRIDE == 0
                && place - std::mem::replace(&mut mark, place) < STRIDE * LOOKUP_COST
            {
                break;
            }
        }
        self.sparse = false;
        let reached = next
            .first_key_value()
            .map_or(course.later.len(), |(position, _)| {
                course.count_before(*position)
            });
        course.progress.add_done(reached.saturating_sub(told));
        Ok(Some(reached))
    }

    /// False if the closure can't be used.
    fn read_ahead(
        &mut self,
        course: &mut CorrectionContext<'_>,
        window: &mut Window,
        id: TournamentId,
        next: &BTreeMap<i64, TournamentId>,
    ) -> Result<bool, ActionError> {
        let unread = |id: &TournamentId| !window.rows.contains_key(id);
        let ahead: Vec<TournamentId> = [id]
            .into_iter()
            .chain(next.values().copied())
            .filter(unread)
            .take(AHEAD)
            .collect();
        self.read_window(course, window, &ahead)
    }

    fn add_next(
        &mut self,
        course: &mut CorrectionContext<'_>,
        next: &mut BTreeMap<i64, TournamentId>,
        players: &[PlayerId],
        position: i64,
    ) -> Result<(), DbError> {
        let new: Vec<PlayerId> = players
            .iter()
            .filter(|player| !self.places.contains_key(player))
            .copied()
            .collect();
        if !new.is_empty() {
            self.places
                .extend(new.iter().map(|player| (*player, Vec::new())));
            for (player, tournament) in tables::tournaments_of_each(course.conn, &new)? {
                if let (Some(position), Some(own)) = (
                    course.positions.get(&tournament),
                    self.places.get_mut(&player),
                ) {
                    own.push((*position, tournament));
                }
            }
            let sorted = |player: &PlayerId| {
                self.places
                    .get_mut(player)
                    .map(|own| own.sort_unstable_by(|a, b| b.cmp(a)))
            };
            new.iter().filter_map(sorted).for_each(drop);
        }
        for own in players.iter().filter_map(|player| self.places.get(player)) {
            next.extend(
                own.get(
                    own.partition_point(|(own, _)| *own >= position)
                        .wrapping_sub(1),
                )
                .copied(),
            );
        }
        Ok(())
    }

    /// False if the stored data is incomplete.
    fn read_window(
        &mut self,
        course: &mut CorrectionContext<'_>,
        window: &mut Window,
        ids: &[TournamentId],
    ) -> Result<bool, ActionError> {
        window
            .participants
            .extend(self.altered.participants_of(course.conn, ids)?);
        let fits = window.take(
            course.conn,
            self.federation,
            self.altered,
            ids,
            course.before.tournament,
        )?;
        let people: HashSet<PlayerId> = ids
            .iter()
            .flat_map(|id| window.participants_of(*id))
            .map(|p| p.player_id)
            .collect();
        self.enter_players(course.conn, &people)?;
        Ok(fits)
    }

    /// Scans to the end or, with `may_skip`, until few tournaments are affected. Returns as
    /// `one_by_one`.
    fn scan_later(
        &mut self,
        course: &mut CorrectionContext<'_>,
        mut reached: usize,
        lists: &mut Lists<'_>,
        may_skip: bool,
    ) -> Result<Option<usize>, ActionError> {
        for part in course
            .later
            .get(reached..)
            .unwrap_or_default()
            .chunks(WINDOW)
        {
            if self.touched.is_empty() {
                break;
            }
            let before = self.calculated;
            if !self.calculate_touched(course, part, lists)? {
                return Ok(None);
            }
            course.progress.add_done(part.len());
            reached += part.len();
            // Half the density at which the scan began, so that it doesn't oscillate.
            if may_skip
                && self.touched.len() <= MAX_LOOKUPS
                && (self.calculated - before) * 2 * LOOKUP_COST < part.len()
            {
                break;
            }
        }
        Ok(Some(reached))
    }

    /// False if the closure can't be used.
    fn calculate_touched(
        &mut self,
        course: &mut CorrectionContext<'_>,
        part: &[(TournamentId, i64)],
        lists: &mut Lists<'_>,
    ) -> Result<bool, ActionError> {
        let ids: Vec<TournamentId> = part.iter().map(|(id, _)| *id).collect();
        let mut window = Window {
            participants: self.altered.participants_of(course.conn, &ids)?,
            ..Window::default()
        };
        for (place, (id, position)) in part.iter().enumerate() {
            if !self.has_touched_player(&window, *id) {
                continue;
            }
            if !window.rows.contains_key(id) {
                let wanted = |id: &&TournamentId| {
                    self.has_touched_player(&window, **id) && !window.rows.contains_key(*id)
                };
                let wanted: Vec<TournamentId> =
                    ids[place..].iter().filter(wanted).copied().collect();
                if !window.take(
                    course.conn,
                    self.federation,
                    self.altered,
                    &wanted,
                    course.before.tournament,
                )? {
                    return Ok(false);
                }
                self.enter_players(
                    course.conn,
                    &wanted
                        .iter()
                        .flat_map(|id| window.participants_of(*id))
                        .map(|p| p.player_id)
                        .collect(),
                )?;
            }
            self.calculate_step(course, &window, *id, *position, lists)?;
        }
        Ok(true)
    }

    /// Publishes the lists before a tournament, and calculates it.
    fn calculate_step(
        &mut self,
        course: &CorrectionContext<'_>,
        window: &Window,
        id: TournamentId,
        position: i64,
        lists: &mut Lists<'_>,
    ) -> Result<(), ActionError> {
        while let Some(list) = lists.next_if(|list| list.issue.position < position) {
            self.publish_list(list)?;
        }
        let Some(row) = window.rows.get(&id) else {
            return Ok(());
        };
        let corrected = id == course.before.tournament;
        let known = if corrected {
            Some(course.records)
        } else {
            window.records.get(&id)
        };
        self.update_tournament(row, window, known, corrected)
    }

    fn has_touched_player(&self, window: &Window, id: TournamentId) -> bool {
        window
            .participants_of(id)
            .iter()
            .any(|p| self.touched.contains(&p.player_id))
    }

    fn enter_players(
        &mut self,
        conn: &mut Conn,
        people: &HashSet<PlayerId>,
    ) -> Result<(), DbError> {
        let new: Vec<PlayerId> = people
            .iter()
            .filter(|id| !self.known.contains_key(*id))
            .copied()
            .collect();
        if new.is_empty() {
            return Ok(());
        }
        for player in players::find_many(conn, self.federation.id, &new)? {
            self.rater.resume_one(&player, &player.state.record)?;
            self.codes.push(player.code.clone());
            self.known.insert(player.id, player);
        }
        self.rater
            .set_code_order(self.codes.iter().map(String::as_str));
        Ok(())
    }

    fn restore_record(&mut self, player: PlayerId, record: &str) -> Result<(), DbError> {
        let key = self.rater.key(player)?;
        self.rater
            .engine
            .restore_record(key, record)
            .map_err(DbError::Corrupt)
    }

    fn current_record(&self, player: PlayerId) -> Result<String, DbError> {
        Ok(self.rater.engine.stored_record(self.rater.key(player)?))
    }

    /// A list changes the records of touched players as of all others.
    fn publish_list(&mut self, list: &List) -> Result<(), DbError> {
        self.rater.use_parameters(&list.issue.parameters)?;
        self.rater.engine.publish_list(list.issue.date);
        Ok(())
    }

    /// Skips a tournament that isn't corrected and has no touched participant. `known` holds the
    /// participants' records before it.
    fn update_tournament(
        &mut self,
        row: &Rated,
        window: &Window,
        known: Option<&HashMap<PlayerId, String>>,
        corrected: bool,
    ) -> Result<(), ActionError> {
        let people = window.participants_of(row.id);
        let stored = |id: PlayerId| known.and_then(|known| known.get(&id));
        for p in people {
            if self.touched.contains(&p.player_id)
                && !corrected
                && stored(p.player_id) == Some(&self.current_record(p.player_id)?)
            {
                self.touched.remove(&p.player_id);
            }
        }
        if !corrected && !people.iter().any(|p| self.touched.contains(&p.player_id)) {
            return Ok(());
        }
        for p in people {
            if self.touched.contains(&p.player_id) {
                continue;
            }
            let missing = || {
                DbError::Corrupt(format!(
                    "tournament {}: nothing is remembered of player {}",
                    row.id, p.player_id
                ))
            };
            self.restore_record(p.player_id, stored(p.player_id).ok_or_else(missing)?)?;
        }
        self.calculated += 1;
        let mut stood = HashMap::new();
        if let Some(known) = known.filter(|_| self.sparse && !corrected) {
            stood = self.records_before_correction(row, window, people, known)?;
        }
        let results = self.differences.results.len();
        let gone = self.differences.removed_results.len();
        self.calculate_tournament(row, window, people)?;
        let all = &self.differences;
        let changed = all.results[results..].iter().map(|row| row.player_id);
        // A result that appears or disappears may be the player's last one.
        let removed = all.removed_results[gone..]
            .iter()
            .map(|(_, player)| *player);
        let differing: HashSet<PlayerId> = changed.chain(removed).collect();
        for p in people {
            let now = self.current_record(p.player_id)?;
            if !differing.contains(&p.player_id) && stood.get(&p.player_id) == Some(&now) {
                self.touched.remove(&p.player_id);
            } else {
                self.touched.insert(p.player_id);
            }
        }
        Ok(())
    }

    /// The participants' records after the tournament before the correction; empty if they can't be
    /// calculated. Restores the engine's present records. Calculating a tournament twice costs less
    /// than looking up each participant's next tournament to find no difference there.
    fn records_before_correction(
        &mut self,
        row: &Rated,
        window: &Window,
        people: &[Participant],
        known: &HashMap<PlayerId, String>,
    ) -> Result<HashMap<PlayerId, String>, ActionError> {
        let now = people
            .iter()
            .map(|p| Ok((p.player_id, self.current_record(p.player_id)?)))
            .collect::<Result<Vec<_>, DbError>>()?;
        if people.iter().any(|p| !known.contains_key(&p.player_id)) {
            return Ok(HashMap::new());
        }
        for (player, record) in known {
            self.restore_record(*player, record)?;
        }
        let rated = self.rate_tournament(row, window, people)?.is_ok();
        let stood = people
            .iter()
            .map(|p| Ok((p.player_id, self.current_record(p.player_id)?)))
            .collect::<Result<HashMap<_, _>, DbError>>()?;
        for (player, record) in &now {
            self.restore_record(*player, record)?;
        }
        Ok(if rated { stood } else { HashMap::new() })
    }

    fn rate_tournament(
        &mut self,
        row: &Rated,
        window: &Window,
        people: &[Participant],
    ) -> Result<Result<rules::Rated, Refused>, ActionError> {
        if let Some(parameters) = &row.parameters {
            self.rater.use_parameters(parameters)?;
        }
        let games = window
            .games
            .get(&row.id)
            .map(Vec::as_slice)
            .unwrap_or_default();
        let tournament = self
            .rater
            .to_tournament(row.id, &row.conditions, people, games)?;
        Ok(self.rater.engine.rate_tournament(&tournament))
    }

    fn calculate_tournament(
        &mut self,
        row: &Rated,
        window: &Window,
        people: &[Participant],
    ) -> Result<(), ActionError> {
        let records = people
            .iter()
            .map(|p| self.current_record(p.player_id))
            .collect::<Result<Vec<_>, DbError>>()?;
        let before = RecordsBefore::from_texts(row.id, &records);
        if window.texts.get(&row.id) != Some(&before.records) {
            self.differences.records.push(before);
        }
        let rated = self
            .rate_tournament(row, window, people)?
            .map_err(|refused| {
                let name = |key| {
                    self.rater
                        .id(key)
                        .ok()
                        .and_then(|id| self.known.get(&id))
                        .map_or("?", Player::display_name)
                        .to_owned()
                };
                super::with_tournament(to_refusal(&refused, name), row)
            })?;
        let position = row.position.unwrap_or_default();
        let fresh = rated
            .lines
            .iter()
            .map(|line| self.rater.to_result_row(line, row.id, position))
            .collect::<Result<Vec<_>, DbError>>()?;
        let stored = window.results.get(&row.id).cloned().unwrap_or_default();
        self.outcome.tournaments += usize::from(compare_results(
            &mut self.differences,
            &mut self.ledger,
            row.id,
            stored,
            fresh,
        ));
        let passes = rated.kept_passes();
        if row.passes != Some(passes) {
            self.differences.passes.push((row.id, passes));
        }
        Ok(())
    }

    /// Removes the results of the corrected tournament, which has left the chronicle.
    fn remove_results(&mut self, conn: &mut Conn, tournament: TournamentId) -> Result<(), DbError> {
        let stored = results::of_tournament(conn, tournament)?;
        self.outcome.tournaments += usize::from(!stored.is_empty());
        for old in stored {
            self.ledger.add_if_different(
                old.player_id,
                Some(tournament),
                Some(Side::from_row(&old)),
                None,
            );
        }
        self.differences.left.push(tournament);
        Ok(())
    }

    /// Collects the differences, and the present state of the players still touched.
    fn collect_differences(
        mut self,
        conn: &mut Conn,
        last: Option<TournamentId>,
        published: &[List],
    ) -> Result<Calculated, ActionError> {
        // The parameters of the latest event define the meaning of a rating.
        let ids: Vec<TournamentId> = last.into_iter().collect();
        let latest = self.altered.rated_of(conn, self.federation.id, &ids)?;
        let tournament = latest
            .values()
            .next()
            .and_then(|t| Some((t.position?, t.parameters.as_deref()?)));
        let list = published
            .last()
            .map(|list| (list.issue.position, list.issue.parameters.as_str()));
        if let Some((_, parameters)) = tournament
            .into_iter()
            .chain(list)
            .max_by_key(|(position, _)| *position)
        {
            self.rater.use_parameters(parameters)?;
        }
        let touched: Vec<PlayerId> = self.touched.iter().copied().collect();
        let last = self.differences.last_of(conn, &touched)?;
        let held = pools::of_players(conn, &touched)?;
        let mut restated = ChangedRatings::default();
        for id in &touched {
            let Some(player) = self.known.get(id) else {
                continue;
            };
            let key = self.rater.key(*id)?;
            let own = self.rater.pool_ratings(key, *id, self.federation.id);
            let state = self.rater.player_state(key, last.get(id).copied());
            let stored = Holding {
                state: &player.state,
                pools: held.get(id).map(Vec::as_slice).unwrap_or_default(),
            };
            restated.record_player(*id, stored, Holding { state, pools: own }, &mut self.ledger);
        }
        let IncrementalCalculation {
            differences,
            ledger,
            outcome,
            ..
        } = self;
        Ok(Calculated {
            differences,
            people: restated,
            ledger,
            outcome,
        })
    }
}
