//! Replay: after a change in the past everything is recalculated from the ground state, and stored
//! in the transaction of the change.
//! The ground state is the chronicle: players with initial records, rated tables and published
//! lists, in their order. Differences are noted in the change ledger; published lists never change.
//! A correction recalculates only what it changes (`incremental`) if that is sure to give the same
//! result. In [`run_act`] the replay is calculated ahead of the transaction (`precompute`).

mod changes;
mod diff;
mod foresight;
mod incremental;
mod overlay;
mod precompute;
mod reader;
mod stored_records;

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};

use self::changes::{Calculated, ChangedRatings, Differences, Ledger, Side, compare_results};
pub use self::diff::{ReplayDifferences, compare_with_replay};
pub(super) use self::foresight::foresee_correction;
use self::overlay::Altered;
pub use self::overlay::Alters;
pub(super) use self::overlay::Replacement;
use self::precompute::{Precomputation, ReplayRequest};
pub use self::precompute::{Trial, act_between, check_shown, run_act, try_act};
pub use self::stored_records::CorrectedTournament;
use super::rating::{Keys, Rater, as_tournament, parse_json, result_row, to_refusal};
use super::{ActionError, Refusal, contradictions};
use crate::db::federations::Federation;
use crate::db::lists::List;
use crate::db::players::ReplayPlayer;
use crate::db::results::ResultRow;
use crate::db::tables::{Game, Participant, RecordsBefore};
use crate::db::tournaments::Rated;
use crate::db::{
    Conn, CorrectionId, DbError, FederationId, PlayerId, TournamentId, lists, results,
};
use crate::domain::chronicle::{EditionChoice, Event, Stop, Visitor, Walk};
use crate::domain::player::Person;
use crate::domain::rules::{Engine, Published, Rated as Outcomes, Refused, Rulebook};
use crate::domain::tournament::Tournament;

/// An event of the chronicle, by its index among those of its kind.
#[derive(Clone, Copy)]
enum Moment {
    Player(usize),
    Tournament(usize),
    List(usize),
}

struct Chronicle {
    people: Vec<ReplayPlayer>,
    /// In the order of `people`, which is the order of their positions and of entry.
    keys: Keys,
    tournaments: Vec<Rated>,
    participants: HashMap<TournamentId, Vec<Participant>>,
    games: HashMap<TournamentId, Vec<Game>>,
    lists: Vec<List>,
    moments: Vec<(i64, Moment)>,
}

impl Chronicle {
    fn load(
        conn: &mut Conn,
        federation: FederationId,
        altered: &Altered,
    ) -> Result<Chronicle, DbError> {
        let people = altered.seated_players(conn, federation)?;
        let tournaments = altered.rated_tournaments(conn, federation)?;
        let of: Vec<TournamentId> = tournaments.iter().map(|t| t.id).collect();
        let lists = lists::list(conn, federation)?;
        let mut moments: Vec<(i64, Moment)> = people
            .iter()
            .enumerate()
            .map(|(i, p)| (p.position, Moment::Player(i)))
            .collect();
        moments.extend(
            tournaments
                .iter()
                .enumerate()
                .filter_map(|(i, t)| Some((t.position?, Moment::Tournament(i)))),
        );
        moments.extend(
            lists
                .iter()
                .enumerate()
                .map(|(i, l)| (l.issue.position, Moment::List(i))),
        );
        moments.sort_by_key(|(position, _)| *position);
        Ok(Chronicle {
            participants: altered.participants_of(conn, &of)?,
            games: altered.games_in(conn, &of)?,
            keys: Keys::from_ids(people.iter().map(|p| p.id)),
            people,
            tournaments,
            lists,
            moments,
        })
    }

    /// Calculates the events before `until`, or all, for the visitor.
    fn walk_until(
        &self,
        rater: &mut Rater,
        until: Option<i64>,
        visitor: &mut impl Visitor<Moment, Error = ActionError>,
    ) -> Result<(), ActionError> {
        // Ties are broken by codes.
        rater.set_code_order(self.people.iter().map(|p| p.code.as_str()));
        let rulebook = rater.rulebook;
        let mut entered = 0;
        let moments = self
            .moments
            .iter()
            .take_while(|(position, _)| until.is_none_or(|until| *position < until));
        let governed = moments
            .map(|(_, moment)| Ok((*moment, self.edition_of(*moment, rater)?)))
            .collect::<Result<Vec<_>, DbError>>()?;
        let events = governed.into_iter().map(|(moment, by)| {
            entered += usize::from(matches!(moment, Moment::Player(_)));
            Ok((moment, self.to_event(moment, by, rulebook, entered)?))
        });
        Walk::new(&mut *rater.engine).walk_along(events, visitor)
    }

    /// Tournaments and lists are recalculated with the edition of their first calculation.
    fn edition_of(&self, moment: Moment, rater: &mut Rater) -> Result<EditionChoice, DbError> {
        let parameters = match moment {
            Moment::Player(_) => None,
            Moment::Tournament(i) => self.tournaments[i].parameters.as_deref(),
            Moment::List(i) => Some(self.lists[i].issue.parameters.as_str()),
        };
        parameters.map_or(Ok(EditionChoice::Last), |own| {
            Ok(EditionChoice::Number(rater.edition_number(own)?))
        })
    }

    /// `entered`: number of players who have entered so far.
    fn to_event(
        &self,
        moment: Moment,
        by: EditionChoice,
        rulebook: &Rulebook,
        entered: usize,
    ) -> Result<Event<'_>, DbError> {
        match moment {
            Moment::Player(i) => entry_event(&self.people[i]),
            Moment::List(i) => Ok(Event::List {
                date: self.lists[i].issue.date,
                by,
            }),
            Moment::Tournament(i) => {
                let row = &self.tournaments[i];
                let key = |id| {
                    let key = self.keys.key(id)?;
                    let late = || {
                        DbError::Corrupt(format!(
                            "tournament {}: player {id} has not entered yet",
                            row.id
                        ))
                    };
                    (key.index() < entered).then_some(key).ok_or_else(late)
                };
                let people = self.participants_of(row);
                people.iter().try_for_each(|p| key(p.player_id).map(drop))?;
                let games = self
                    .games
                    .get(&row.id)
                    .map(Vec::as_slice)
                    .unwrap_or_default();
                let tournament = as_tournament(
                    rulebook,
                    row.id,
                    &row.conditions,
                    people.iter(),
                    games,
                    &key,
                )?;
                Ok(Event::Tournament {
                    tournament: Cow::Owned(tournament),
                    by,
                })
            }
        }
    }

    fn participants_of(&self, row: &Rated) -> &[Participant] {
        self.participants
            .get(&row.id)
            .map(Vec::as_slice)
            .unwrap_or_default()
    }

    fn to_stop_error(&self, at: Moment, why: Stop) -> ActionError {
        match (why, at) {
            (Stop::Refused(refused), Moment::Tournament(i)) => {
                self.to_refusal(&refused, &self.tournaments[i]).into()
            }
            (Stop::Refused(refused), _) => {
                DbError::Corrupt(format!("article {}", refused.article)).into()
            }
            (Stop::Standing(reason), _) => DbError::Corrupt(reason).into(),
            (Stop::Parameters(wrong), _) => DbError::Corrupt(wrong.to_string()).into(),
        }
    }

    fn to_refusal(&self, refused: &Refused, row: &Rated) -> Refusal {
        with_tournament(
            to_refusal(refused, |key| {
                self.people
                    .get(key.index())
                    .map_or("?", |p| p.personal.display_name(&p.code))
                    .to_owned()
            }),
            row,
        )
    }
}

fn with_tournament(refusal: Refusal, row: &Rated) -> Refusal {
    match refusal {
        Refusal::Endless(limit, mut who) => {
            who.insert(
                0,
                (row.conditions.name.clone(), row.conditions.ends.to_string()),
            );
            Refusal::Endless(limit, who)
        }
        other => other,
    }
}

fn entry_event(player: &ReplayPlayer) -> Result<Event<'static>, DbError> {
    let person = Person {
        born: player.personal.parse_birth(),
        guest: player.guest,
    };
    Ok(Event::Player {
        person,
        standing: player
            .standing
            .as_deref()
            .map(|text| parse_json(text, "standing"))
            .transpose()?,
    })
}

/// For walks that need only the engine's final state.
struct FinalStateVisitor<'a>(&'a Chronicle);

impl Visitor<Moment> for FinalStateVisitor<'_> {
    type Error = ActionError;

    fn stop_error(&self, at: &Moment, why: Stop) -> ActionError {
        self.0.to_stop_error(*at, why)
    }

    fn after_tournament(
        &mut self,
        _: Moment,
        _: Option<usize>,
        _: Outcomes,
    ) -> Result<(), ActionError> {
        Ok(())
    }

    fn after_list(&mut self, _: Moment, _: Option<usize>, _: Published) -> Result<(), ActionError> {
        Ok(())
    }
}

/// Progress of a replay, shared with those who wait for it. Also holds the calculation ahead.
#[derive(Debug, Default)]
pub struct Progress {
    done: AtomicUsize,
    total: AtomicUsize,
    ahead: Precomputation,
}

impl Progress {
    pub fn current_counts(&self) -> (usize, usize) {
        (
            self.done.load(Ordering::Relaxed),
            self.total.load(Ordering::Relaxed),
        )
    }

    fn add_done(&self, done: usize) {
        self.done.fetch_add(done, Ordering::Relaxed);
    }

    /// Keeps replays in the transaction, because the act alters more than can be named beforehand.
    pub(super) fn stay_within(&self) {
        self.ahead.stay_within();
    }

    pub(super) fn set_counts(&self, done: usize, total: usize) {
        self.done.store(done, Ordering::Relaxed);
        self.total.store(total, Ordering::Relaxed);
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Tournaments whose results came out differently.
    pub tournaments: usize,
    /// Changed results and current ratings.
    pub lines: usize,
}

/// Records just before a position of the chronicle: as stored, or calculated by a walk.
pub fn records_before(
    conn: &mut Conn,
    federation: &Federation,
    position: i64,
    wanted: &[PlayerId],
) -> Result<HashMap<PlayerId, String>, ActionError> {
    if let Some(known) = stored_records::known_before(conn, federation, position, wanted)? {
        return Ok(known);
    }
    walked_before(conn, federation, position, wanted)
}

/// As [`records_before`], calculated from the players' initial records.
pub fn walked_before(
    conn: &mut Conn,
    federation: &Federation,
    position: i64,
    wanted: &[PlayerId],
) -> Result<HashMap<PlayerId, String>, ActionError> {
    let chronicle = Chronicle::load(conn, federation.id, &Altered::default())?;
    let mut rater = Rater::new(federation)?;
    chronicle.walk_until(
        &mut rater,
        Some(position),
        &mut FinalStateVisitor(&chronicle),
    )?;
    // Players who entered later have only their initial record.
    let mut walk = Walk::new(&mut *rater.engine);
    for (i, player) in chronicle
        .people
        .iter()
        .enumerate()
        .filter(|(_, p)| p.position >= position)
    {
        walk.handle_event(&entry_event(player)?)
            .map_err(|why| chronicle.to_stop_error(Moment::Player(i), why))?;
    }
    Ok(wanted
        .iter()
        .map(|id| Ok((*id, rater.engine.stored_record(chronicle.keys.key(*id)?))))
        .collect::<Result<_, DbError>>()?)
}

/// Recalculates the chronicle and stores the differences, with ledger lines under `correction`. No
/// other way changes a calculated rating or rank (ssdc 1.8.1, 2.5.2). A tournament that can't be
/// calculated any more refuses the whole correction.
pub fn replay_all(
    conn: &mut Conn,
    federation: &Federation,
    correction: Option<CorrectionId>,
    progress: &Progress,
) -> Result<Outcome, ActionError> {
    progress.stay_within();
    let calculated = calculate_effects(
        conn,
        federation,
        None,
        &Altered::default(),
        correction.is_some(),
        progress,
    )?;
    store_calculated(conn, federation, &calculated, correction)
}

/// As [`replay_all`], after an act that altered exactly `alters`. Calculated ahead in [`run_act`].
pub fn replay_altered(
    conn: &mut Conn,
    federation: &Federation,
    correction: CorrectionId,
    alters: Alters<'_>,
    progress: &Progress,
) -> Result<Outcome, ActionError> {
    let asking = ReplayRequest {
        before: None,
        alters,
        ledger: true,
    };
    let calculated = precompute::calculate_or_reuse(conn, federation, &asking, progress)?;
    store_calculated(conn, federation, &calculated, Some(correction))
}

/// As [`replay_all`]; `before` is the rated state of the corrected tournament. Costs as much as the
/// correction changes, if the rules and the stored data allow it.
pub fn replay_correction(
    conn: &mut Conn,
    federation: &Federation,
    correction: CorrectionId,
    before: &CorrectedTournament,
    progress: &Progress,
) -> Result<Outcome, ActionError> {
    let alters = Alters {
        tournaments: &[before.tournament()],
        players: &[],
    };
    let asking = ReplayRequest {
        before: Some(before),
        alters,
        ledger: true,
    };
    let calculated = precompute::calculate_or_reuse(conn, federation, &asking, progress)?;
    store_calculated(conn, federation, &calculated, Some(correction))
}

fn store_calculated(
    conn: &mut Conn,
    federation: &Federation,
    calculated: &Calculated,
    correction: Option<CorrectionId>,
) -> Result<Outcome, ActionError> {
    let outcome = calculated.store_differences(conn, correction)?;
    if let Some(correction) = correction {
        contradictions::store_contradictions(
            conn,
            federation,
            correction,
            &calculated.ledger.lines,
        )?;
    }
    Ok(outcome)
}

/// Changes nothing.
pub fn has_differences(
    conn: &mut Conn,
    federation: &Federation,
    progress: &Progress,
) -> Result<bool, ActionError> {
    Ok(
        !calculate_effects(conn, federation, None, &Altered::default(), false, progress)?
            .is_nothing(),
    )
}

/// As [`has_differences`], after an act that altered exactly `alters`.
pub fn moves_after(
    conn: &mut Conn,
    federation: &Federation,
    alters: Alters<'_>,
    progress: &Progress,
) -> Result<bool, ActionError> {
    Ok(!precompute::calculate_or_reuse(
        conn,
        federation,
        &ReplayRequest {
            before: None,
            alters,
            ledger: false,
        },
        progress,
    )?
    .is_nothing())
}

/// `before`: the corrected tournament; `None` calculates everything. Stores nothing.
fn calculate_effects(
    conn: &mut Conn,
    federation: &Federation,
    before: Option<&CorrectedTournament>,
    altered: &Altered,
    ledger: bool,
    progress: &Progress,
) -> Result<Calculated, ActionError> {
    if let Some(before) = before
        && let Some(calculated) =
            incremental::calculate_correction(conn, federation, before, altered, progress)?
    {
        return Ok(calculated);
    }
    Ok(ReplayComparison::calculate_all(conn, federation, altered, ledger, progress)?.calculated)
}

/// The full calculation, compared with the stored data.
struct ReplayComparison {
    chronicle: Chronicle,
    calculated: Calculated,
}

impl ReplayComparison {
    /// `ledger` is true if its lines are needed.
    fn calculate_all(
        conn: &mut Conn,
        federation: &Federation,
        altered: &Altered,
        ledger: bool,
        progress: &Progress,
    ) -> Result<ReplayComparison, ActionError> {
        let chronicle = Chronicle::load(conn, federation.id, altered)?;
        progress.set_counts(0, chronicle.tournaments.len());
        let mut rater = Rater::new(federation)?;
        let mut comparison =
            Comparison::with_stored(conn, federation, altered, &chronicle, progress)?;
        comparison.ledger.wanted = ledger;
        chronicle.walk_until(&mut rater, None, &mut comparison)?;
        comparison.add_unvisited();
        let Comparison {
            differences,
            mut ledger,
            last,
            outcome,
            ..
        } = comparison;
        let people = ChangedRatings::compare_with_stored(
            conn,
            federation,
            &chronicle,
            &rater,
            &last,
            &mut ledger,
        )?;
        Ok(ReplayComparison {
            chronicle,
            calculated: Calculated {
                differences,
                people,
                ledger,
                outcome,
            },
        })
    }
}

struct Comparison<'a> {
    chronicle: &'a Chronicle,
    progress: &'a Progress,
    /// Stored results of tournaments that the walk hasn't reached.
    stored: HashMap<TournamentId, HashMap<PlayerId, ResultRow>>,
    /// Stored records of participants before each tournament.
    known: HashMap<TournamentId, String>,
    differences: Differences,
    ledger: Ledger,
    /// Last tournament of each player.
    last: HashMap<PlayerId, TournamentId>,
    outcome: Outcome,
}

impl Visitor<Moment> for Comparison<'_> {
    type Error = ActionError;

    fn stop_error(&self, at: &Moment, why: Stop) -> ActionError {
        self.chronicle.to_stop_error(*at, why)
    }

    fn before(
        &mut self,
        at: &Moment,
        engine: &dyn Engine,
        _: &Tournament,
    ) -> Result<(), ActionError> {
        let Moment::Tournament(i) = *at else {
            return Ok(());
        };
        let row = &self.chronicle.tournaments[i];
        let people = self.chronicle.participants_of(row).iter();
        let records = people
            .map(|p| Ok(engine.stored_record(self.chronicle.keys.key(p.player_id)?)))
            .collect::<Result<Vec<_>, DbError>>()?;
        let before = RecordsBefore::from_texts(row.id, &records);
        if self.known.get(&row.id) != Some(&before.records) {
            self.differences.records.push(before);
        }
        Ok(())
    }

    fn after_tournament(
        &mut self,
        at: Moment,
        _: Option<usize>,
        rated: Outcomes,
    ) -> Result<(), ActionError> {
        let Moment::Tournament(i) = at else {
            return Ok(());
        };
        let row = &self.chronicle.tournaments[i];
        self.progress.add_done(1);
        let (keys, position) = (&self.chronicle.keys, row.position.unwrap_or_default());
        let fresh = rated
            .lines
            .iter()
            .map(|line| Ok(result_row(line, keys.id(line.player)?, row.id, position)));
        let fresh: Vec<ResultRow> = fresh.collect::<Result<_, DbError>>()?;
        self.last
            .extend(fresh.iter().map(|line| (line.player_id, row.id)));
        self.compare_results(row.id, fresh);
        let passes = rated.kept_passes();
        if row.passes != Some(passes) {
            self.differences.passes.push((row.id, passes));
        }
        Ok(())
    }

    fn after_list(&mut self, _: Moment, _: Option<usize>, _: Published) -> Result<(), ActionError> {
        // A published list never changes.
        Ok(())
    }
}

impl<'a> Comparison<'a> {
    fn with_stored(
        conn: &mut Conn,
        federation: &Federation,
        altered: &Altered,
        chronicle: &'a Chronicle,
        progress: &'a Progress,
    ) -> Result<Comparison<'a>, DbError> {
        let mut stored: HashMap<TournamentId, HashMap<PlayerId, ResultRow>> = HashMap::new();
        for row in results::from_position(conn, federation.id, 0)? {
            stored
                .entry(row.tournament_id)
                .or_default()
                .insert(row.player_id, row);
        }
        Ok(Comparison {
            chronicle,
            progress,
            stored,
            known: altered.all_records_before(conn, federation.id)?,
            differences: Differences::default(),
            ledger: Ledger::default(),
            last: HashMap::new(),
            outcome: Outcome::default(),
        })
    }

    fn compare_results(&mut self, tournament: TournamentId, fresh: Vec<ResultRow>) {
        let stored = self.stored.remove(&tournament).unwrap_or_default();
        self.outcome.tournaments += usize::from(compare_results(
            &mut self.differences,
            &mut self.ledger,
            tournament,
            stored,
            fresh,
        ));
    }

    /// Results of unvisited tournaments belong to those that left the chronicle.
    fn add_unvisited(&mut self) {
        for (tournament, rows) in std::mem::take(&mut self.stored) {
            self.outcome.tournaments += 1;
            for (player, old) in rows {
                self.ledger.add_if_different(
                    player,
                    Some(tournament),
                    Some(Side::from_row(&old)),
                    None,
                );
            }
            self.differences.left.push(tournament);
        }
    }
}

pub fn load_federation(
    conn: &mut Conn,
    id: crate::db::FederationId,
) -> Result<Federation, DbError> {
    crate::db::federations::find(conn, id)?
        .ok_or_else(|| DbError::Corrupt(format!("federation {id} is missing")))
}
