//! Corrects a tournament of last month and the oldest one among 20,000, as the commission does it,
//! while somebody else writes.
//!
//! `cargo bench --bench replay` enters a federation of 50,000 players and 1,000,000 games, and
//! measures in one run, in turn:
//!
//! - the first approval of a tournament, and the correction of one of last month (another result of
//!   some games) by the same people;
//! - the correction of the oldest tournament, and merely inserting the rows that came out
//!   differently (results, records before tournaments, current ratings, lines of the ledger) in one
//!   transaction: each with a statement of its own that is prepared once, and many at a time;
//! - how long a small write of the same federation takes meanwhile that another thread does again
//!   and again.
//!
//! Approvals and corrections run up to the acknowledged commit. SQLite always; PostgreSQL, too,
//! where `CROSSTABLE_TEST_POSTGRES` names a server. `cargo bench --bench replay -- --tournaments
//! 2000` makes it smaller.

mod generator;
mod tools;

use std::cell::Cell;
use std::collections::HashMap;
use std::fmt::Debug;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use chrono::{NaiveDate, NaiveDateTime};
use crosstable::actions::replay::{self, Progress};
use crosstable::actions::{
    ActionError, Actor, Grant, Role, Tx, approval, journal as office_journal, sheets,
    tournaments as office,
};
use crosstable::db::corrections::{self, CorrectionLine};
use crosstable::db::federations::{self, Federation};
use crosstable::db::players::{self, State as PlayerState};
use crosstable::db::results::{self, ResultRow};
use crosstable::db::tables::{self, RecordsBefore};
use crosstable::db::tournaments::{self, NewTournament, Tournament};
use crosstable::db::{
    Conn, CorrectionId, Db, DbError, FederationId, PlayerId, Scope, TournamentId, accounts, clubs,
};
use crosstable::domain::approval::State;
use crosstable::domain::journal;
use crosstable::domain::table::Sheet;
use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection};
use generator::{SLUG, Size};
use tools::{median, met, say};

/// Corrections of each kind.
const RUNS: usize = 5;
/// A correction of last month takes at most this many times as long as a first approval.
const OF_APPROVAL: f64 = 10.0;
/// A correction of the oldest tournament takes at most this many times as long as inserting what
/// differs.
const OF_INSERT: f64 = 3.0;
/// Others wait at most so many milliseconds, but for one in a hundred.
const WAIT: f64 = 100.0;
/// Who writes a little pauses so long before the next.
const PAUSE: Duration = Duration::from_millis(2);
/// So many days of the history are its last month.
const MONTH: usize = 30;
const DAYS: usize = 1800;

fn told(error: impl Debug) -> String {
    format!("{error:?}")
}

#[expect(
    clippy::disallowed_methods,
    reason = "the tests are told in the same way where PostgreSQL is"
)]
fn postgres() -> Option<String> {
    std::env::var("CROSSTABLE_TEST_POSTGRES")
        .ok()
        .filter(|url| !url.is_empty())
}

/// How many tournaments are asked for.
fn tournaments_asked() -> u32 {
    let mut arguments = std::env::args().skip_while(|argument| argument != "--tournaments");
    arguments
        .nth(1)
        .and_then(|number| number.parse().ok())
        .unwrap_or(20_000)
}

fn main() -> Result<(), String> {
    let tournaments = tournaments_asked().max(20);
    let size = Size {
        players: 50_000.min(tournaments * 5),
        tournaments,
        games: tournaments * 50,
        lists: 4,
    };
    let folder = tempfile::tempdir().map_err(told)?;
    // In ufgo whole points soon swallow a small change; in ssdc nothing is rounded, and nearly
    // every result changes.
    for rules in ["ufgo", "ssdc"] {
        measure(
            "SQLite",
            &format!(
                "sqlite:{}",
                folder.path().join(format!("{rules}.sqlite")).display()
            ),
            rules,
            size,
        )?;
    }
    let Some(url) = postgres() else {
        say("PostgreSQL: CROSSTABLE_TEST_POSTGRES names no server, nothing measured");
        return Ok(());
    };
    let (server, _) = url
        .rsplit_once('/')
        .ok_or("CROSSTABLE_TEST_POSTGRES names no database")?;
    let mut admin = PgConnection::establish(&url).map_err(told)?;
    for rules in ["ufgo", "ssdc"] {
        let name = format!("crosstable_bench_{}_{rules}", std::process::id());
        admin
            .batch_execute(&format!("CREATE DATABASE {name}"))
            .map_err(told)?;
        let outcome = measure("PostgreSQL", &format!("{server}/{name}"), rules, size);
        admin
            .batch_execute(&format!("DROP DATABASE {name} WITH (FORCE)"))
            .map_err(told)?;
        outcome?;
    }
    Ok(())
}

fn now() -> NaiveDateTime {
    NaiveDate::from_ymd_opt(2026, 3, 1)
        .unwrap_or_default()
        .and_hms_opt(12, 0, 0)
        .unwrap_or_default()
}

/// Seconds of each kind, and milliseconds that others waited.
#[derive(Default)]
struct Measured {
    approvals: Vec<f64>,
    late: Vec<f64>,
    late_waits: Vec<f64>,
    oldest: Vec<f64>,
    oldest_waits: Vec<f64>,
    singly: Vec<f64>,
    together: Vec<f64>,
    /// How often an act was begun at most.
    begun: usize,
    differing: String,
}

fn measure(name: &str, url: &str, rules: &str, size: Size) -> Result<(), String> {
    let db = Db::open(url, 4).map_err(told)?;
    db.run_migrations().map_err(told)?;
    let office = Office::open(&db, rules, size)?;
    let all: Vec<TournamentId> = db
        .read(|c| {
            Ok::<_, DbError>(
                tournaments::load_rated(c, office.id)?
                    .iter()
                    .map(|t| t.id)
                    .collect(),
            )
        })
        .map_err(told)?;
    let (first, late) = (all[0], all[all.len() - (all.len() * MONTH / DAYS).max(2)]);
    let mut measured = Measured::default();
    for run in 0..RUNS {
        measured.approvals.push(office.approve_anew(late, run)?);

        let ready = office.handed_in_again(late)?;
        let (corrected, waits) = office.while_others_write(|| office.correct(late, ready))?;
        measured.late.push(corrected.seconds);
        measured.late_waits.extend(waits);
        measured.begun = measured.begun.max(corrected.begun);

        let ready = office.handed_in_again(first)?;
        let before = office.stored()?;
        let (corrected, waits) = office.while_others_write(|| office.correct(first, ready))?;
        measured.oldest.push(corrected.seconds);
        measured.oldest_waits.extend(waits);
        measured.begun = measured.begun.max(corrected.begun);
        let differing = Differing::of(&office, before, &corrected)?;
        measured.singly.push(differing.insert(&office, false)?);
        measured.together.push(differing.insert(&office, true)?);
        measured.differing = differing.told();
    }
    measured.report(&format!(
        "{name}, {rules}: {} players, {} tournaments, {} games",
        size.players, size.tournaments, size.games
    ));
    let moves = |c: &mut Conn| {
        let f = federation(c)?;
        replay::has_differences(c, &f, &Progress::default())
    };
    let moved = db.read(moves).map_err(told)?;
    if moved {
        Err("everything comes to something else than what is stored".to_owned())
    } else {
        Ok(())
    }
}

fn percentile(all: &[f64], of_hundred: usize) -> f64 {
    let mut sorted = all.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted
        .get((sorted.len() * of_hundred / 100).min(sorted.len().saturating_sub(1)))
        .copied()
        .unwrap_or(f64::NAN)
}

impl Measured {
    fn report(&self, what: &str) {
        let ms = |all: &[f64]| format!("{:10.1} ms", 1e3 * median(all));
        say(format_args!(
            "{what}; medians of {RUNS}, in turn; an act was begun {} times at most:",
            self.begun
        ));
        say(format_args!(
            "  first approval                          {}",
            ms(&self.approvals)
        ));
        say(format_args!(
            "  correcting a tournament of last month   {}",
            ms(&self.late)
        ));
        say(format_args!(
            "  correcting the oldest tournament        {}",
            ms(&self.oldest)
        ));
        say(format_args!(
            "  inserting what differs, row by row      {}   ({})",
            ms(&self.singly),
            self.differing
        ));
        say(format_args!(
            "  inserting what differs, many at a time  {}",
            ms(&self.together)
        ));
        let ratio = median(&self.late) / median(&self.approvals);
        say(format_args!(
            "  last month / first approval: {ratio:.2}  (target: at most {OF_APPROVAL}) {}",
            met(ratio <= OF_APPROVAL)
        ));
        let ratio = median(&self.oldest) / median(&self.singly);
        say(format_args!(
            "  oldest / inserting row by row: {ratio:.2}  (target: at most {OF_INSERT}) {}",
            met(ratio <= OF_INSERT)
        ));
        say(format_args!(
            "  oldest / inserting many at a time: {:.2}",
            median(&self.oldest) / median(&self.together)
        ));
        for (which, waits) in [
            ("last month", &self.late_waits),
            ("the oldest", &self.oldest_waits),
        ] {
            let (half, most, longest) = (
                percentile(waits, 50),
                percentile(waits, 99),
                percentile(waits, 100),
            );
            say(format_args!(
                "  others wait meanwhile ({which}): p50 {half:.1}, p99 {most:.1}, max {longest:.1} ms of {} writes  (target: p99 at most {WAIT}) {}",
                waits.len(),
                met(most <= WAIT)
            ));
        }
    }
}

fn federation(c: &mut Conn) -> Result<Federation, DbError> {
    federations::find_by_slug(c, SLUG)?
        .ok_or_else(|| DbError::Corrupt("the federation is missing".to_owned()))
}

/// The federation and the people who bring a tournament to its approval.
struct Office {
    db: Db,
    id: FederationId,
    /// What somebody writes meanwhile is the draft of this tournament.
    draft: TournamentId,
    referee: Actor,
    head: Actor,
    official: Actor,
}

/// A correction that was approved.
struct Corrected {
    seconds: f64,
    begun: usize,
    correction: CorrectionId,
}

impl Office {
    fn open(db: &Db, rules: &str, size: Size) -> Result<Office, String> {
        let mut text = Vec::new();
        generator::write(rules, size, &mut text).map_err(told)?;
        let journal = journal::read_journal(&*text).map_err(told)?;
        drop(text);
        db.with_long_patience()
            .write(|c| office_journal::import_journal(c, &Actor::console(), &journal, None, now()))
            .map_err(told)?;
        db.write(|c| {
            let id = federation(c)?.id;
            federations::update_prior_approval(c, id, false)?;
            let club = clubs::list(c, id)?.first().map(|club| club.id);
            let mut hired = |login: &str, role, club| {
                let account = Some(accounts::add(c, login, login, now())?);
                let grants = vec![Grant {
                    role,
                    federation: Some(id),
                    club,
                }];
                Ok::<_, ActionError>(Actor {
                    account,
                    name: login.to_owned(),
                    grants,
                })
            };
            let referee = hired("referee", Role::Referee, None)?;
            let head = hired("head", Role::ClubHead, club)?;
            let official = hired("official", Role::Official, None)?;
            let template = tournaments::load_rated(c, id)?
                .first()
                .map(|t| t.id)
                .ok_or(ActionError::NotFound)?;
            let mut office = Office {
                db: db.clone(),
                id,
                draft: template,
                referee,
                head,
                official,
            };
            office.draft = office.planned(c, template, "draft")?;
            Ok::<_, ActionError>(office)
        })
        .map_err(told)
    }

    fn found(&self, c: &mut Conn, id: TournamentId) -> Result<Tournament, ActionError> {
        tournaments::find(c, self.id, id)?.ok_or(ActionError::NotFound)
    }

    /// The club and the referee of this bench hold a tournament.
    fn hold(&self, c: &mut Conn, id: TournamentId) -> Result<(), ActionError> {
        let mut conditions = self.found(c, id)?.conditions;
        conditions.club_id = self.head.grants.first().and_then(|grant| grant.club);
        conditions.referee_id = self.referee.account;
        conditions.referee_name.clone_from(&self.referee.name);
        Ok(tournaments::update_conditions(c, id, &conditions, now())?)
    }

    /// A planned tournament with the conditions of another one.
    fn planned(
        &self,
        c: &mut Conn,
        like: TournamentId,
        code: &str,
    ) -> Result<TournamentId, ActionError> {
        let conditions = self.found(c, like)?.conditions;
        let new = NewTournament {
            federation_id: self.id,
            code: code.to_owned(),
            conditions,
            state: State::Planned,
            sheet: serde_json::to_string(&Sheet::default()).unwrap_or_default(),
            position: None,
            passes: None,
            parameters: None,
            rated_at: None,
            changed_at: now(),
            edition_id: None,
        };
        let id = tournaments::add(c, new)?;
        self.hold(c, id)?;
        Ok(id)
    }

    /// The referee hands a table in, and the club signs where its rules want it; the version that
    /// waits for the commission.
    fn hand_in(
        &self,
        c: &mut Conn,
        f: &Federation,
        id: TournamentId,
        sheet: &Sheet,
    ) -> Result<i64, ActionError> {
        let version = self.found(c, id)?.lock_version;
        office::submit_table(&mut Tx::new(c, &self.referee, f, now()), id, version, sheet)?;
        let version = self.found(c, id)?.lock_version;
        if f.rules.club_signs {
            office::cosign_table(&mut Tx::new(c, &self.head, f, now()), id, version)?;
        }
        Ok(self.found(c, id)?.lock_version)
    }

    /// A new tournament with the table of another one is approved; how many seconds it took.
    fn approve_anew(&self, like: TournamentId, run: usize) -> Result<f64, String> {
        let work = |c: &mut Conn| {
            let f = federation(c)?;
            let sheet = sheets::table_of(
                &tables::load_participants(c, like)?,
                &tables::load_games(c, like)?,
            );
            let sheet = named(c, &f, sheet)?;
            let id = self.planned(c, like, &format!("new{run}"))?;
            let version = self.hand_in(c, &f, id, &sheet)?;
            Ok::<_, ActionError>((id, version))
        };
        let (id, version) = self.db.write(work).map_err(told)?;
        let start = Instant::now();
        let approve = |c: &mut Conn| {
            let f = federation(c)?;
            approval::approve_table(
                &mut Tx::new(c, &self.official, &f, now()),
                id,
                version,
                &Progress::default(),
            )
        };
        self.db.write(approve).map_err(told)?;
        Ok(start.elapsed().as_secs_f64())
    }

    /// A rated tournament is opened, some of its games come out the other way, and it waits for the
    /// commission; its version.
    fn handed_in_again(&self, id: TournamentId) -> Result<i64, String> {
        let work = |c: &mut Conn| {
            let f = federation(c)?;
            office::reopen_tournament(
                &mut Tx::new(c, &self.official, &f, now()),
                id,
                "turned round",
            )?;
            self.hold(c, id)?;
            let mut sheet = sheets::parse_sheet(&self.found(c, id)?)?;
            turn_round(&mut sheet);
            self.hand_in(c, &f, id, &sheet)
        };
        self.db.write(work).map_err(told)
    }

    /// The commission approves the corrected table, as the page does it.
    fn correct(&self, id: TournamentId, version: i64) -> Result<Corrected, String> {
        let (progress, begun) = (Progress::default(), Cell::new(0));
        let start = Instant::now();
        let correction = replay::run_act(
            &self.db.with_long_patience(),
            Scope::Federation(self.id),
            self.id,
            &progress,
            |c, f| {
                begun.set(begun.get() + 1);
                approval::approve_table(
                    &mut Tx::new(c, &self.official, f, now()),
                    id,
                    version,
                    &progress,
                )
            },
        );
        let seconds = start.elapsed().as_secs_f64();
        let correction = correction.map_err(told)?.ok_or("nothing was corrected")?;
        Ok(Corrected {
            seconds,
            begun: begun.get(),
            correction,
        })
    }

    /// Does something while another thread saves a draft again and again; how many milliseconds
    /// each of these took.
    fn while_others_write<T>(
        &self,
        work: impl FnOnce() -> Result<T, String>,
    ) -> Result<(T, Vec<f64>), String> {
        let (over, db) = (AtomicBool::new(false), self.db.with_long_patience());
        thread::scope(|scope| {
            let others = scope.spawn(|| {
                let mut waits = Vec::new();
                while !over.load(Ordering::Acquire) {
                    let start = Instant::now();
                    db.write(|c| self.save(c, waits.len() + 2)).map_err(told)?;
                    waits.push(1e3 * start.elapsed().as_secs_f64());
                    thread::sleep(PAUSE);
                }
                Ok::<_, String>(waits)
            });
            let done = work();
            over.store(true, Ordering::Release);
            let waits = others.join().map_err(|_| "the other writer fell over")??;
            Ok((done?, waits))
        })
    }

    /// Saves a draft that says something else than the one before.
    fn save(&self, c: &mut Conn, number: usize) -> Result<(), ActionError> {
        let f = federations::find(c, self.id)?.ok_or(ActionError::NotFound)?;
        let version = self.found(c, self.draft)?.lock_version;
        let sheet = Sheet {
            rounds: 3 + number % 2,
            ..Sheet::default()
        };
        office::save_draft(
            &mut Tx::new(c, &self.referee, &f, now()),
            self.draft,
            version,
            &sheet,
        )
        .map(drop)
    }

    fn stored(&self) -> Result<Stored, String> {
        self.db
            .read(|c| {
                let results = results::from_position(c, self.id, 0)?
                    .into_iter()
                    .map(|r| ((r.tournament_id, r.player_id), r));
                let results = results.collect();
                let states = players::load_replay_players(c, self.id)?
                    .into_iter()
                    .map(|p| (p.id, p.state))
                    .collect();
                Ok::<_, DbError>(Stored {
                    results,
                    states,
                    records: tables::all_records_before(c, self.id)?,
                })
            })
            .map_err(told)
    }
}

/// The table with what its players are called.
fn named(c: &mut Conn, f: &Federation, mut sheet: Sheet) -> Result<Sheet, DbError> {
    let ids: Vec<PlayerId> = sheet
        .rows
        .iter()
        .filter_map(|row| row.player.map(PlayerId))
        .collect();
    let names: HashMap<i64, String> = players::find_many(c, f.id, &ids)?
        .into_iter()
        .map(|p| (p.id.0, p.display_name().to_owned()))
        .collect();
    for row in &mut sheet.rows {
        row.name = row
            .player
            .and_then(|id| names.get(&id).cloned())
            .unwrap_or_default();
    }
    Ok(sheet)
}

/// The first decided games of a table come out the other way.
fn turn_round(sheet: &mut Sheet) {
    let mut left = 3;
    for row in 0..sheet.rows.len() {
        for round in 0..sheet.rounds {
            let won = |cell: &String| {
                cell.strip_suffix('+')
                    .and_then(|number| number.parse::<usize>().ok())
            };
            let Some(opponent) = sheet.rows[row]
                .cells
                .get(round)
                .and_then(won)
                .filter(|number| (1..=sheet.rows.len()).contains(number))
            else {
                continue;
            };
            let lost = format!("{}-", row + 1);
            if left == 0 || sheet.rows[opponent - 1].cells.get(round) != Some(&lost) {
                continue;
            }
            sheet.rows[row].cells[round] = format!("{opponent}-");
            sheet.rows[opponent - 1].cells[round] = format!("{}+", row + 1);
            left -= 1;
        }
    }
    for row in &mut sheet.rows {
        row.points.clear();
        row.place.clear();
    }
}

/// What is calculated of a federation.
struct Stored {
    results: HashMap<(TournamentId, PlayerId), ResultRow>,
    records: HashMap<TournamentId, String>,
    states: HashMap<PlayerId, PlayerState>,
}

/// The rows that a correction left otherwise than it found them.
struct Differing {
    results: Vec<ResultRow>,
    records: Vec<RecordsBefore>,
    states: Vec<(PlayerId, PlayerState)>,
    lines: Vec<CorrectionLine>,
}

impl Differing {
    fn of(office: &Office, before: Stored, corrected: &Corrected) -> Result<Differing, String> {
        let now = office.stored()?;
        let results = now
            .results
            .into_iter()
            .filter(|(key, row)| before.results.get(key) != Some(row))
            .map(|(_, row)| row);
        let records = now
            .records
            .into_iter()
            .filter(|(id, text)| before.records.get(id) != Some(text));
        let lines = office
            .db
            .read(|c| corrections::load_lines(c, corrected.correction, 0, i64::MAX / 2))
            .map_err(told)?;
        Ok(Differing {
            results: results.collect(),
            records: records
                .map(|(tournament_id, records)| RecordsBefore {
                    tournament_id,
                    records,
                })
                .collect(),
            states: now
                .states
                .into_iter()
                .filter(|(id, state)| before.states.get(id) != Some(state))
                .collect(),
            lines,
        })
    }

    fn told(&self) -> String {
        let Differing {
            results,
            records,
            states,
            lines,
        } = self;
        format!(
            "{} results, {} records, {} states, {} lines",
            results.len(),
            records.len(),
            states.len(),
            lines.len()
        )
    }

    /// Inserts the rows where they were taken out before; how many seconds it took.
    fn insert(&self, office: &Office, together: bool) -> Result<f64, String> {
        let keys: Vec<(TournamentId, PlayerId)> = self
            .results
            .iter()
            .map(|row| (row.tournament_id, row.player_id))
            .collect();
        let db = office.db.with_long_patience();
        db.write(|c| results::remove_each(c, &keys)).map_err(told)?;
        let start = Instant::now();
        db.write(|c| {
            let correction = corrections::add(c, office.id, None, now(), "bench", "inserted", 0)?;
            if together {
                results::add(c, &self.results)?;
                tables::store_records_before(c, &self.records)?;
                players::update_states(c, &self.states)?;
            } else {
                self.results
                    .iter()
                    .try_for_each(|row| results::add(c, std::slice::from_ref(row)))?;
                self.records.iter().try_for_each(|row| {
                    tables::store_records_before(c, std::slice::from_ref(row))
                })?;
                self.states
                    .iter()
                    .try_for_each(|(id, state)| players::update_state(c, *id, state))?;
            }
            corrections::add_lines(c, correction, &self.lines)
        })
        .map_err(told)?;
        Ok(start.elapsed().as_secs_f64())
    }
}
