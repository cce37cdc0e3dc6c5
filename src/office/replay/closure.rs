//! Makes a correction cost only what it changes: from the corrected tournament on, only tournaments in which a touched player takes part
//! are calculated again, until what the rules remember of everybody is what is stored. A touched player is one of whom the rules may now
//! remember something else than what is stored.
//!
//! What the rules remember of a player before a tournament is stored with it. So a player who isn't touched needs no history, and a touched
//! player who is remembered before some later tournament as it is stored isn't touched any more.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::iter::Peekable;
use std::slice::Iter;

use super::altered::Altered;
use super::changes::{Calculated, Differences, Holding, Ledger, Restated, Side, compare};
use super::window::{Window, by_player};
use super::{Outcome, Progress};
use crate::db::federations::Federation;
use crate::db::lists::List;
use crate::db::players::Player;
use crate::db::tables::{Participant, RecordsBefore};
use crate::db::tournaments::{Rated, Tournament};
use crate::db::{Conn, DbError, PlayerId, TournamentId, lists, players, pools, results, tables};
use crate::domain::rules::{self, Refused};
use crate::office::OfficeError;
use crate::office::rating::{Rater, refusal};

/// So many tournaments are read at once.
const WINDOW: usize = 512;
/// Whoever goes from tournament to tournament reads so many at once of those that are known to come.
const AHEAD: usize = 16;
/// Whoever goes from tournament to tournament looks after so many whether it were better to look through all that follow.
const STRIDE: usize = 16;
/// It is where one in so many has to be calculated again: looking one up costs about as much as looking through so many.
const DENSE: usize = 6;

/// What was rated before a correction replaces it.
#[derive(Debug, Clone, PartialEq)]
pub struct Before {
    /// The tournament.
    tournament: TournamentId,
    /// Its position in the chronicle.
    position: i64,
    /// The participants, each with what the rules remembered then; `None`: nobody knows.
    records: Option<HashMap<PlayerId, String>>,
}

impl Before {
    /// A rated tournament as it is stored, at a position that it keeps.
    pub fn of(conn: &mut Conn, t: &Tournament, position: i64) -> Result<Before, DbError> {
        let people = tables::participants(conn, t.id)?;
        let records = tables::records_before(conn, t.id)?.map(|before| by_player(&people, &before)).transpose()?.flatten();
        Ok(Before { tournament: t.id, position, records })
    }

    /// The tournament.
    pub(super) fn tournament(&self) -> TournamentId {
        self.tournament
    }

    /// The participants, as far as they are known.
    pub(super) fn people(&self) -> impl Iterator<Item = PlayerId> {
        self.records.iter().flatten().map(|(player, _)| *player)
    }
}

/// What a calculation goes along.
struct Course<'a> {
    conn: &'a mut Conn,
    before: &'a Before,
    /// What was remembered before the corrected tournament.
    records: &'a HashMap<PlayerId, String>,
    /// Where the rated tournaments stand from there on.
    later: &'a [(TournamentId, i64)],
    /// The same by tournament.
    positions: HashMap<TournamentId, i64>,
    progress: &'a Progress,
}

impl Course<'_> {
    /// How many of those that follow stand before a position.
    fn place(&self, position: i64) -> usize {
        self.later.partition_point(|(_, own)| *own < position)
    }
}

/// The lists that have yet to come.
type Lists<'a> = Peekable<Iter<'a, List>>;

/// The calculation on its way.
struct Closure<'a> {
    federation: &'a Federation,
    altered: &'a Altered,
    rater: Rater,
    /// The players who have entered, and the codes in the order of entry.
    known: HashMap<PlayerId, Player>,
    codes: Vec<String>,
    /// The touched players: what the engine remembers of them may differ from what is stored. In order, so that the ledger has one.
    touched: BTreeSet<PlayerId>,
    /// Whether it goes from tournament to tournament, so that everybody who need not be touched is one to look for less.
    sparse: bool,
    /// Where those take part who were followed from tournament to tournament, the last first.
    places: HashMap<PlayerId, Vec<(i64, TournamentId)>>,
    /// How many tournaments were calculated again.
    calculated: usize,
    differences: Differences,
    ledger: Ledger,
    outcome: Outcome,
}

/// Calculates again what a correction changes, and stores nothing; `None`: everything has to be calculated again.
pub(super) fn calculate(
    conn: &mut Conn,
    federation: &Federation,
    before: &Before,
    altered: &Altered,
    progress: &Progress,
) -> Result<Option<Calculated>, OfficeError> {
    let Some(records) = &before.records else { return Ok(None) };
    let later = altered.places_from(conn, federation.id, before.position)?;
    let mut published = lists::list(conn, federation.id)?;
    published.retain(|list| list.issue.position > before.position);
    published.sort_by_key(|list| list.issue.position);
    if later.is_empty() && published.is_empty() {
        return Ok(None);
    }
    let mut rater = Rater::new(federation)?;
    for list in &published {
        rater.govern(&list.issue.parameters)?;
        if !rater.engine.publishes_alone() {
            return Ok(None);
        }
    }
    progress.tell(0, later.len());
    let mut closure = Closure {
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
        ledger: Ledger { wanted: true, lines: Vec::new() },
        outcome: Outcome::default(),
    };
    let Some(records) = closure.begin(conn, before, records, &later)? else { return Ok(None) };
    let positions = later.iter().copied().collect();
    let course = Course { conn, before, records: &records, later: &later, positions, progress };
    if !closure.follow(course, &published)? {
        return Ok(None);
    }
    closure.end(conn, later.last().map(|(id, _)| *id), &published).map(Some)
}

impl Closure<'_> {
    /// Enters who took part before the correction and who does now, each with what the rules remembered then; `None`: of somebody it isn't known.
    fn begin(
        &mut self,
        conn: &mut Conn,
        before: &Before,
        records: &HashMap<PlayerId, String>,
        later: &[(TournamentId, i64)],
    ) -> Result<Option<HashMap<PlayerId, String>>, OfficeError> {
        let now = self.altered.participants_of(conn, &[before.tournament])?.remove(&before.tournament).unwrap_or_default();
        let now: Vec<PlayerId> = now.into_iter().map(|p| p.player_id).collect();
        let stands = later.first().is_some_and(|(id, _)| *id == before.tournament);
        let mut records = records.clone();
        let added: Vec<PlayerId> = now.into_iter().filter(|id| stands && !records.contains_key(id)).collect();
        // Whom the correction lets take part has played nothing there: what was remembered after it was so before.
        let Some(known) = known_before(conn, self.federation, before.position + 1, &added)? else { return Ok(None) };
        records.extend(known);
        self.enter(conn, &records.keys().copied().collect())?;
        for (player, record) in &records {
            self.remember(*player, record)?;
        }
        self.touched.extend(records.keys());
        if !stands {
            self.leave(conn, before.tournament)?;
        }
        Ok(Some(records))
    }

    /// Walks along what follows; false: it can't be done this way.
    fn follow(&mut self, mut course: Course<'_>, published: &[List]) -> Result<bool, OfficeError> {
        let mut lists = published.iter().peekable();
        let mut reached = 0;
        let may_skip = self.altered.is_all_of(course.before.tournament);
        // What is changed may lie densely for a while and thinly before and after it.
        while reached < course.later.len() && !self.touched.is_empty() {
            if may_skip {
                match self.one_by_one(&mut course, reached, &mut lists)? {
                    None => return Ok(false),
                    Some(place) => reached = place,
                }
            }
            match self.look_through(&mut course, reached, &mut lists, may_skip)? {
                None => return Ok(false),
                Some(place) => reached = place,
            }
        }
        if !self.touched.is_empty() {
            lists.try_for_each(|list| self.publish(list))?;
        }
        Ok(true)
    }

    /// Goes from tournament to tournament by who takes part next of those who are touched, after the first `reached` of those that follow. Returns
    /// how many of them need not be looked at any more; `None`: it can't be done this way.
    fn one_by_one(&mut self, course: &mut Course<'_>, reached: usize, lists: &mut Lists<'_>) -> Result<Option<usize>, OfficeError> {
        let mut next: BTreeMap<i64, TournamentId> = BTreeMap::new();
        let touched: Vec<PlayerId> = self.touched.iter().copied().collect();
        let Some((first, from)) = course.later.get(reached).copied() else { return Ok(Some(reached)) };
        let corrected = first == course.before.tournament;
        // Who is taken out of the corrected tournament may still stand in its stored table, and is looked for after it like everybody.
        self.plan(course, &mut next, &touched, from + i64::from(corrected))?;
        if corrected {
            next.insert(from, first);
        }
        self.sparse = true;
        let mut window = Window::default();
        let (mut told, mut mark) = (reached, reached);
        for number in 1.. {
            let Some((position, id)) = next.pop_first() else { break };
            let place = course.place(position);
            course.progress.add(place - told);
            told = place;
            if !window.rows.contains_key(&id) {
                let unread = |id: &TournamentId| !window.rows.contains_key(id);
                let ahead: Vec<TournamentId> = [id].into_iter().chain(next.values().copied()).filter(unread).take(AHEAD).collect();
                if !self.read(course, &mut window, &ahead)? {
                    return Ok(None);
                }
            }
            self.step(course, &window, (id, position), lists)?;
            let own: Vec<PlayerId> = window.people(id).iter().map(|p| p.player_id).filter(|player| self.touched.contains(player)).collect();
            self.plan(course, &mut next, &own, position + 1)?;
            window.drop(id);
            if number % STRIDE == 0 && place - std::mem::replace(&mut mark, place) < STRIDE * DENSE {
                break;
            }
        }
        self.sparse = false;
        let reached = next.first_key_value().map_or(course.later.len(), |(position, _)| course.place(*position));
        course.progress.add(reached.saturating_sub(told));
        Ok(Some(reached))
    }

    /// Notes the tournaments in which these players take part next, from a position on.
    fn plan(
        &mut self,
        course: &mut Course<'_>,
        next: &mut BTreeMap<i64, TournamentId>,
        players: &[PlayerId],
        position: i64,
    ) -> Result<(), DbError> {
        let new: Vec<PlayerId> = players.iter().filter(|player| !self.places.contains_key(player)).copied().collect();
        if !new.is_empty() {
            self.places.extend(new.iter().map(|player| (*player, Vec::new())));
            for (player, tournament) in tables::tournaments_of_each(course.conn, &new)? {
                if let (Some(position), Some(own)) = (course.positions.get(&tournament), self.places.get_mut(&player)) {
                    own.push((*position, tournament));
                }
            }
            let sorted = |player: &PlayerId| self.places.get_mut(player).map(|own| own.sort_unstable_by(|a, b| b.cmp(a)));
            new.iter().filter_map(sorted).for_each(drop);
        }
        for own in players.iter().filter_map(|player| self.places.get(player)) {
            next.extend(own.get(own.partition_point(|(own, _)| *own >= position).wrapping_sub(1)).copied());
        }
        Ok(())
    }

    /// Reads what is stored of some tournaments; false: nobody can go on from it.
    fn read(&mut self, course: &mut Course<'_>, window: &mut Window, ids: &[TournamentId]) -> Result<bool, OfficeError> {
        window.participants.extend(self.altered.participants_of(course.conn, ids)?);
        let fits = window.take(course.conn, self.federation, self.altered, ids, course.before.tournament)?;
        let people: HashSet<PlayerId> = ids.iter().flat_map(|id| window.people(*id)).map(|p| p.player_id).collect();
        self.enter(course.conn, &people)?;
        Ok(fits)
    }

    /// Looks through all that follow but the first `reached`, to the end or, if some may be skipped, until few of them are concerned. Returns how
    /// many need not be looked at any more; `None`: it can't be done this way.
    fn look_through(
        &mut self,
        course: &mut Course<'_>,
        mut reached: usize,
        lists: &mut Lists<'_>,
        may_skip: bool,
    ) -> Result<Option<usize>, OfficeError> {
        for part in course.later.get(reached..).unwrap_or_default().chunks(WINDOW) {
            if self.touched.is_empty() {
                break;
            }
            let before = self.calculated;
            if !self.some(course, part, lists)? {
                return Ok(None);
            }
            course.progress.add(part.len());
            reached += part.len();
            // Twice as thin as where it began: so it doesn't go to and fro.
            if may_skip && self.touched.len() <= FEW && (self.calculated - before) * 2 * DENSE < part.len() {
                break;
            }
        }
        Ok(Some(reached))
    }

    /// Calculates those of some tournaments in a row in which somebody touched takes part; false: it can't be done this way.
    fn some(&mut self, course: &mut Course<'_>, part: &[(TournamentId, i64)], lists: &mut Lists<'_>) -> Result<bool, OfficeError> {
        let ids: Vec<TournamentId> = part.iter().map(|(id, _)| *id).collect();
        let mut window = Window { participants: self.altered.participants_of(course.conn, &ids)?, ..Window::default() };
        for (place, (id, position)) in part.iter().enumerate() {
            if !self.concerns(&window, *id) {
                continue;
            }
            if !window.rows.contains_key(id) {
                let wanted = |id: &&TournamentId| self.concerns(&window, **id) && !window.rows.contains_key(*id);
                let wanted: Vec<TournamentId> = ids[place..].iter().filter(wanted).copied().collect();
                if !window.take(course.conn, self.federation, self.altered, &wanted, course.before.tournament)? {
                    return Ok(false);
                }
                self.enter(course.conn, &wanted.iter().flat_map(|id| window.people(*id)).map(|p| p.player_id).collect())?;
            }
            self.step(course, &window, (*id, *position), lists)?;
        }
        Ok(true)
    }

    /// Publishes what was published before a tournament, and calculates it.
    fn step(
        &mut self,
        course: &Course<'_>,
        window: &Window,
        (id, position): (TournamentId, i64),
        lists: &mut Lists<'_>,
    ) -> Result<(), OfficeError> {
        while let Some(list) = lists.next_if(|list| list.issue.position < position) {
            self.publish(list)?;
        }
        let Some(row) = window.rows.get(&id) else { return Ok(()) };
        let corrected = id == course.before.tournament;
        let known = if corrected { Some(course.records) } else { window.records.get(&id) };
        self.tournament(row, window, known, corrected)
    }

    /// Whether somebody touched takes part in a tournament.
    fn concerns(&self, window: &Window, id: TournamentId) -> bool {
        window.people(id).iter().any(|p| self.touched.contains(&p.player_id))
    }

    /// Enters those of these players who haven't entered; what is remembered of them is told before it is needed.
    fn enter(&mut self, conn: &mut Conn, people: &HashSet<PlayerId>) -> Result<(), DbError> {
        let new: Vec<PlayerId> = people.iter().filter(|id| !self.known.contains_key(*id)).copied().collect();
        if new.is_empty() {
            return Ok(());
        }
        for player in players::find_many(conn, self.federation.id, &new)? {
            self.rater.resume_one(&player, &player.state.record)?;
            self.codes.push(player.code.clone());
            self.known.insert(player.id, player);
        }
        self.rater.order(self.codes.iter().map(String::as_str));
        Ok(())
    }

    fn remember(&mut self, player: PlayerId, record: &str) -> Result<(), DbError> {
        let key = self.rater.key(player)?;
        self.rater.engine.restore(key, record).map_err(DbError::Corrupt)
    }

    fn record(&self, player: PlayerId) -> Result<String, DbError> {
        Ok(self.rater.engine.record(self.rater.key(player)?))
    }

    /// A list changes what is remembered of those who are touched, as it does of everybody.
    fn publish(&mut self, list: &List) -> Result<(), DbError> {
        self.rater.govern(&list.issue.parameters)?;
        self.rater.engine.publish(list.issue.date);
        Ok(())
    }

    /// Calculates a tournament again if it is the corrected one or somebody who is touched takes part. `known`: what is remembered of its
    /// participants before it.
    fn tournament(
        &mut self,
        row: &Rated,
        window: &Window,
        known: Option<&HashMap<PlayerId, String>>,
        corrected: bool,
    ) -> Result<(), OfficeError> {
        let people = window.people(row.id);
        let stored = |id: PlayerId| known.and_then(|known| known.get(&id));
        for p in people {
            if self.touched.contains(&p.player_id) && !corrected && stored(p.player_id) == Some(&self.record(p.player_id)?) {
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
            let missing = || DbError::Corrupt(format!("tournament {}: nothing is remembered of player {}", row.id, p.player_id));
            self.remember(p.player_id, stored(p.player_id).ok_or_else(missing)?)?;
        }
        self.calculated += 1;
        let mut stood = HashMap::new();
        if let Some(known) = known.filter(|_| self.sparse && !corrected) {
            stood = self.as_it_stood(row, window, people, known)?;
        }
        let (results, gone) = (self.differences.results.len(), self.differences.gone.len());
        self.calculate(row, window, people)?;
        let Differences { results: all_results, gone: all_gone, .. } = &self.differences;
        let differing = all_results[results..].iter().map(|row| row.player_id).chain(all_gone[gone..].iter().map(|(_, player)| *player));
        // A line that came or went may be the last that somebody has.
        let differing: HashSet<PlayerId> = differing.collect();
        for p in people {
            let now = self.record(p.player_id)?;
            if !differing.contains(&p.player_id) && stood.get(&p.player_id) == Some(&now) {
                self.touched.remove(&p.player_id);
            } else {
                self.touched.insert(p.player_id);
            }
        }
        Ok(())
    }

    /// What the rules remembered of the participants after a tournament before the correction, by what is stored before it. What the engine
    /// remembers of them now stays. Empty: it can't be told.
    ///
    /// Calculating a tournament once more costs less than looking for everybody's next tournament to find there that nothing differs.
    fn as_it_stood(
        &mut self,
        row: &Rated,
        window: &Window,
        people: &[Participant],
        known: &HashMap<PlayerId, String>,
    ) -> Result<HashMap<PlayerId, String>, OfficeError> {
        let now = people.iter().map(|p| Ok((p.player_id, self.record(p.player_id)?))).collect::<Result<Vec<_>, DbError>>()?;
        if people.iter().any(|p| !known.contains_key(&p.player_id)) {
            return Ok(HashMap::new());
        }
        for (player, record) in known {
            self.remember(*player, record)?;
        }
        let rated = self.rate(row, window, people)?.is_ok();
        let stood = people.iter().map(|p| Ok((p.player_id, self.record(p.player_id)?))).collect::<Result<HashMap<_, _>, DbError>>()?;
        for (player, record) in &now {
            self.remember(*player, record)?;
        }
        Ok(if rated { stood } else { HashMap::new() })
    }

    /// Calculates a tournament by its own parameters from what the engine remembers of its participants.
    fn rate(&mut self, row: &Rated, window: &Window, people: &[Participant]) -> Result<Result<rules::Rated, Refused>, OfficeError> {
        if let Some(parameters) = &row.parameters {
            self.rater.govern(parameters)?;
        }
        let games = window.games.get(&row.id).map(Vec::as_slice).unwrap_or_default();
        let tournament = self.rater.tournament(row.id, &row.conditions, people, games)?;
        Ok(self.rater.engine.rate(&tournament))
    }

    fn calculate(&mut self, row: &Rated, window: &Window, people: &[Participant]) -> Result<(), OfficeError> {
        let records = people.iter().map(|p| self.record(p.player_id)).collect::<Result<Vec<_>, DbError>>()?;
        let before = RecordsBefore::of(row.id, &records);
        if window.texts.get(&row.id) != Some(&before.records) {
            self.differences.records.push(before);
        }
        let rated = self.rate(row, window, people)?.map_err(|refused| {
            let name = |key| self.rater.id(key).ok().and_then(|id| self.known.get(&id)).map_or("?", Player::called).to_owned();
            super::named(refusal(&refused, name), row)
        })?;
        let position = row.position.unwrap_or_default();
        let fresh = rated.lines.iter().map(|line| self.rater.result(line, row.id, position)).collect::<Result<Vec<_>, DbError>>()?;
        let stored = window.results.get(&row.id).cloned().unwrap_or_default();
        self.outcome.tournaments += usize::from(compare(&mut self.differences, &mut self.ledger, row.id, stored, fresh));
        let passes = rated.kept_passes();
        if row.passes != Some(passes) {
            self.differences.passes.push((row.id, passes));
        }
        Ok(())
    }

    /// The corrected tournament left the chronicle.
    fn leave(&mut self, conn: &mut Conn, tournament: TournamentId) -> Result<(), DbError> {
        let stored = results::of_tournament(conn, tournament)?;
        self.outcome.tournaments += usize::from(!stored.is_empty());
        for old in stored {
            self.ledger.compare(old.player_id, Some(tournament), Some(Side::of(&old)), None);
        }
        self.differences.left.push(tournament);
        Ok(())
    }

    /// What differs, and what those have now who are touched at the end.
    fn end(mut self, conn: &mut Conn, last: Option<TournamentId>, published: &[List]) -> Result<Calculated, OfficeError> {
        // What a rating means is said by the parameters of what happened last.
        let ids: Vec<TournamentId> = last.into_iter().collect();
        let latest = self.altered.rated_of(conn, self.federation.id, &ids)?;
        let tournament = latest.values().next().and_then(|t| Some((t.position?, t.parameters.as_deref()?)));
        let list = published.last().map(|list| (list.issue.position, list.issue.parameters.as_str()));
        if let Some((_, parameters)) = tournament.into_iter().chain(list).max_by_key(|(position, _)| *position) {
            self.rater.govern(parameters)?;
        }
        let touched: Vec<PlayerId> = self.touched.iter().copied().collect();
        let last = self.differences.last_of(conn, &touched)?;
        let held = pools::of_players(conn, &touched)?;
        let mut restated = Restated::default();
        for id in &touched {
            let Some(player) = self.known.get(id) else { continue };
            let key = self.rater.key(*id)?;
            let own = self.rater.pools(key, *id, self.federation.id);
            let state = self.rater.state(key, last.get(id).copied());
            let stored = Holding { state: &player.state, pools: held.get(id).map(Vec::as_slice).unwrap_or_default() };
            restated.note(*id, stored, Holding { state, pools: own }, &mut self.ledger);
        }
        let Closure { differences, ledger, outcome, .. } = self;
        Ok(Calculated { differences, people: restated, ledger, outcome })
    }
}

/// Of so many players at most what is stored is looked for one by one.
const FEW: usize = 2_000;

/// What the rules remembered of some players just before a position of the chronicle, as it is stored before the next tournament of each, or now.
/// `None`: a list may have changed it since, or nothing is stored, and nobody knows without a walk along the chronicle.
pub(super) fn known_before(
    conn: &mut Conn,
    federation: &Federation,
    position: i64,
    wanted: &[PlayerId],
) -> Result<Option<HashMap<PlayerId, String>>, DbError> {
    if wanted.is_empty() || wanted.len() > FEW {
        return Ok(wanted.is_empty().then(HashMap::new));
    }
    let next = tables::next_of(conn, federation.id, wanted, position)?;
    let ids: Vec<TournamentId> = next.values().map(|place| place.tournament).collect::<HashSet<_>>().into_iter().collect();
    let participants = tables::participants_of(conn, &ids)?;
    let mut stored = HashMap::new();
    for before in tables::records_before_of(conn, &ids)? {
        let people = participants.get(&before.tournament_id).map(Vec::as_slice).unwrap_or_default();
        let Some(own) = by_player(people, &before)? else { return Ok(None) };
        stored.insert(before.tournament_id, own);
    }
    let published: Vec<i64> =
        lists::list(conn, federation.id)?.iter().map(|list| list.issue.position).filter(|own| *own >= position).collect();
    let mut known = HashMap::with_capacity(wanted.len());
    for player in players::find_many(conn, federation.id, wanted)? {
        let place = next.get(&player.id);
        let listed = published.iter().any(|list| place.is_none_or(|place| *list < place.position));
        if listed && player.state.shown.rating.is_some() {
            return Ok(None);
        }
        let record = match place {
            None => Some(player.state.record),
            Some(place) => stored.get_mut(&place.tournament).and_then(|own| own.remove(&player.id)),
        };
        let Some(record) = record else { return Ok(None) };
        known.insert(player.id, record);
    }
    // Who isn't there is a mistake that the walk tells of.
    Ok(Some(known).filter(|known| wanted.iter().all(|id| known.contains_key(id))))
}
