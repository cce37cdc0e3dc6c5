//! A correction costs what it changes: from the corrected tournament on, only tournaments in which somebody takes part whom the correction
//! has touched are calculated again, until what the rules remember of everybody is what is stored.
//!
//! What the rules remember of a player before a tournament is stored with it. So whoever isn't touched needs no history, and whoever was
//! touched and is remembered before some later tournament as it is stored isn't touched any more.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::iter::Peekable;
use std::slice::Iter;

use super::altered::Altered;
use super::changes::{Calculated, Differences, Holding, Ledger, Restated, Side, compare};
use super::{Outcome, Progress};
use crate::db::federations::Federation;
use crate::db::lists::List;
use crate::db::players::Player;
use crate::db::results::ResultRow;
use crate::db::tables::{Game, Participant, RecordsBefore};
use crate::db::tournaments::{Rated, Tournament};
use crate::db::{Conn, DbError, PlayerId, TournamentId, lists, players, pools, results, tables};
use crate::office::OfficeError;
use crate::office::rating::{Rater, refusal};

/// So many tournaments are read at once.
const WINDOW: usize = 512;
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
    /// Who took part, each with what the rules remembered then; `None`: nobody knows.
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

    /// Who took part, as far as it is known.
    pub(super) fn people(&self) -> impl Iterator<Item = PlayerId> {
        self.records.iter().flatten().map(|(player, _)| *player)
    }
}

/// The records before a tournament by player; `None`: they aren't those of its participants.
fn by_player(people: &[Participant], before: &RecordsBefore) -> Result<Option<HashMap<PlayerId, String>>, DbError> {
    let records = before.each()?;
    let fits = records.len() == people.len();
    Ok(fits.then(|| people.iter().zip(records).map(|(p, record)| (p.player_id, record.get().to_owned())).collect()))
}

/// What is stored of some tournaments in a row.
struct Window {
    participants: HashMap<TournamentId, Vec<Participant>>,
    games: HashMap<TournamentId, Vec<Game>>,
    results: HashMap<TournamentId, HashMap<PlayerId, ResultRow>>,
    records: HashMap<TournamentId, HashMap<PlayerId, String>>,
    /// The records before each tournament as they are stored.
    texts: HashMap<TournamentId, String>,
}

impl Window {
    /// Everything but the participants, which are known; `None`: of some tournament the records before it don't fit, so that nobody can go on
    /// from them.
    fn read(
        conn: &mut Conn,
        altered: &Altered,
        ids: &[TournamentId],
        participants: HashMap<TournamentId, Vec<Participant>>,
        corrected: TournamentId,
    ) -> Result<Option<Window>, DbError> {
        let mut stored: HashMap<TournamentId, HashMap<PlayerId, ResultRow>> = HashMap::new();
        for row in results::of_tournaments(conn, ids)? {
            stored.entry(row.tournament_id).or_default().insert(row.player_id, row);
        }
        let (mut records, mut texts) = (HashMap::new(), HashMap::new());
        for before in altered.records_before_of(conn, ids)? {
            let people = participants.get(&before.tournament_id).map(Vec::as_slice).unwrap_or_default();
            match by_player(people, &before)? {
                Some(own) => drop(records.insert(before.tournament_id, own)),
                // Its table is another one by now.
                None if before.tournament_id == corrected => {}
                None => return Ok(None),
            }
            texts.insert(before.tournament_id, before.records);
        }
        let lacks = |id: &&TournamentId| **id != corrected && !records.contains_key(*id) && participants.contains_key(*id);
        if ids.iter().any(|id| lacks(&id)) {
            return Ok(None);
        }
        Ok(Some(Window { games: altered.games_in(conn, ids)?, results: stored, records, texts, participants }))
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
    progress: &'a Progress,
}

/// The lists that have yet to come.
type Lists<'a> = Peekable<Iter<'a, List>>;

/// The calculation on its way.
struct Closure<'a> {
    federation: &'a Federation,
    altered: &'a Altered,
    rater: Rater,
    /// Who has entered, and the codes in the order of entry.
    known: HashMap<PlayerId, Player>,
    codes: Vec<String>,
    /// The touched players: what the engine remembers of them may differ from what is stored. In order, so that the ledger has one.
    touched: BTreeSet<PlayerId>,
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
    published.retain(|list| list.position > before.position);
    published.sort_by_key(|list| list.position);
    if later.is_empty() && published.is_empty() {
        return Ok(None);
    }
    let mut rater = Rater::new(federation)?;
    for list in &published {
        rater.govern(&list.parameters)?;
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
        differences: Differences::default(),
        ledger: Ledger { wanted: true, lines: Vec::new() },
        outcome: Outcome::default(),
    };
    let Some(records) = closure.begin(conn, before, records, &later)? else { return Ok(None) };
    let course = Course { conn, before, records: &records, later: &later, progress };
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
        if self.altered.is_all_of(course.before.tournament) {
            match self.one_by_one(&mut course, &mut lists)? {
                None => return Ok(false),
                Some(place) => reached = place,
            }
        }
        if !self.look_through(&mut course, reached, &mut lists)? {
            return Ok(false);
        }
        if !self.touched.is_empty() {
            lists.try_for_each(|list| self.publish(list))?;
        }
        Ok(true)
    }

    /// Goes from tournament to tournament by who takes part next of those who are touched. Returns how many of those that follow need not be looked
    /// at any more; `None`: it can't be done this way.
    fn one_by_one(&mut self, course: &mut Course<'_>, lists: &mut Lists<'_>) -> Result<Option<usize>, OfficeError> {
        let mut next: BTreeMap<i64, TournamentId> = BTreeMap::new();
        let touched: Vec<PlayerId> = self.touched.iter().copied().collect();
        next.extend(self.next_of(course, &touched, course.before.position + 1)?);
        if let Some((id, position)) = course.later.first().filter(|(id, _)| *id == course.before.tournament) {
            next.insert(*position, *id);
        }
        let (mut told, mut mark) = (0, 0);
        for number in 1.. {
            let Some((position, id)) = next.pop_first() else { break };
            let place = course.later.partition_point(|(_, own)| *own < position);
            course.progress.add(place - told);
            told = place;
            let Some(people) = self.some(course, &[(id, position)], lists)? else { return Ok(None) };
            let own: Vec<PlayerId> = people.into_iter().filter(|player| self.touched.contains(player)).collect();
            next.extend(self.next_of(course, &own, position + 1)?);
            if number % STRIDE == 0 && place - std::mem::replace(&mut mark, place) < STRIDE * DENSE {
                break;
            }
        }
        let reached = next.first_key_value().map(|(position, _)| course.later.partition_point(|(_, own)| own < position));
        Ok(Some(reached.unwrap_or(course.later.len())))
    }

    /// The tournaments in which these players take part next, from a position on.
    fn next_of(&self, course: &mut Course<'_>, players: &[PlayerId], position: i64) -> Result<Vec<(i64, TournamentId)>, DbError> {
        let next = tables::next_of(course.conn, self.federation.id, players, position)?;
        Ok(next.into_values().map(|place| (place.position, place.tournament)).collect())
    }

    /// Looks through all that follow but the first `reached`; false: it can't be done this way.
    fn look_through(&mut self, course: &mut Course<'_>, reached: usize, lists: &mut Lists<'_>) -> Result<bool, OfficeError> {
        for part in course.later.get(reached..).unwrap_or_default().chunks(WINDOW) {
            if self.touched.is_empty() {
                return Ok(true);
            }
            if self.some(course, part, lists)?.is_none() {
                return Ok(false);
            }
            course.progress.add(part.len());
        }
        Ok(true)
    }

    /// Calculates those of some tournaments in a row in which somebody touched takes part; everybody who takes part in any of them. `None`: it
    /// can't be done this way.
    fn some(
        &mut self,
        course: &mut Course<'_>,
        part: &[(TournamentId, i64)],
        lists: &mut Lists<'_>,
    ) -> Result<Option<HashSet<PlayerId>>, OfficeError> {
        let Course { conn, before, records, .. } = course;
        let ids: Vec<TournamentId> = part.iter().map(|(id, _)| *id).collect();
        let participants = self.altered.participants_of(conn, &ids)?;
        let concerned = |people: &Vec<Participant>| people.iter().any(|p| self.touched.contains(&p.player_id));
        if !participants.values().any(concerned) {
            return Ok(Some(HashSet::new()));
        }
        let people: HashSet<PlayerId> = participants.values().flatten().map(|p| p.player_id).collect();
        let Some(window) = Window::read(conn, self.altered, &ids, participants, before.tournament)? else { return Ok(None) };
        let rows = self.altered.rated_of(conn, self.federation.id, &ids)?;
        self.enter(conn, &people)?;
        for (id, position) in part {
            while let Some(list) = lists.next_if(|list| list.position < *position) {
                self.publish(list)?;
            }
            let Some(row) = rows.get(id) else { continue };
            let corrected = *id == before.tournament;
            let known = if corrected { Some(*records) } else { window.records.get(id) };
            self.tournament(row, &window, known, corrected)?;
        }
        Ok(Some(people))
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
        self.rater.govern(&list.parameters)?;
        self.rater.engine.publish(list.date);
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
        let people = window.participants.get(&row.id).map(Vec::as_slice).unwrap_or_default();
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
        self.calculate(row, window, people)
    }

    fn calculate(&mut self, row: &Rated, window: &Window, people: &[Participant]) -> Result<(), OfficeError> {
        let records = people.iter().map(|p| self.record(p.player_id)).collect::<Result<Vec<_>, DbError>>()?;
        let before = RecordsBefore::of(row.id, &records);
        if window.texts.get(&row.id) != Some(&before.records) {
            self.differences.records.push(before);
        }
        if let Some(parameters) = &row.parameters {
            self.rater.govern(parameters)?;
        }
        let games = window.games.get(&row.id).map(Vec::as_slice).unwrap_or_default();
        let tournament = self.rater.tournament(row.id, &row.conditions, people, games)?;
        let rated = self.rater.engine.rate(&tournament).map_err(|refused| {
            let name = |key| self.rater.id(key).ok().and_then(|id| self.known.get(&id)).map_or("?", Player::called).to_owned();
            super::named(refusal(&refused, name), row)
        })?;
        let position = row.position.unwrap_or_default();
        let fresh = rated.lines.iter().map(|line| self.rater.result(line, row.id, position)).collect::<Result<Vec<_>, DbError>>()?;
        let stored = window.results.get(&row.id).cloned().unwrap_or_default();
        self.outcome.tournaments += usize::from(compare(&mut self.differences, &mut self.ledger, row.id, stored, fresh));
        let passes = i64::from(rated.passes);
        if row.passes != Some(passes) {
            self.differences.passes.push((row.id, passes));
        }
        self.touched.extend(people.iter().map(|p| p.player_id));
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
        let list = published.last().map(|list| (list.position, list.parameters.as_str()));
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
    let published: Vec<i64> = lists::list(conn, federation.id)?.iter().map(|list| list.position).filter(|own| *own >= position).collect();
    let mut known = HashMap::with_capacity(wanted.len());
    for player in players::find_many(conn, federation.id, wanted)? {
        let place = next.get(&player.id);
        let listed = published.iter().any(|list| place.is_none_or(|place| *list < place.position));
        if listed && player.state.rating.is_some() {
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
