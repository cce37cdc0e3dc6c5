//! Long jobs, recorded in the database: every node sees their progress and outcome, also after a
//! restart. A federation runs one job of each kind at a time.
//!
//! The transaction of a job also stores its completion. It doesn't begin if another node may have
//! declared the job lost. So the recorded state is true, whichever process dies at any time.

use std::collections::{BTreeMap, HashMap};

use chrono::{NaiveDateTime, TimeDelta};
use serde::{Deserialize, Serialize};

use super::{ActionError, Refusal};
use crate::db::jobs::{self as storage, JobRow, NewJob};
use crate::db::{Conn, DbError, FederationId, JobId, JobLock, JobLocks};
use crate::domain::job::{Ending, JobKind};
use crate::domain::language::Language;

/// Per kind and federation.
const MAX_FINISHED_JOBS: usize = 10;
/// Time for which finished jobs are kept.
const RETENTION: TimeDelta = TimeDelta::days(7);
/// Losses within a day after which no automatic restart follows: the job probably kills the
/// program.
const MAX_LOSSES_PER_DAY: i64 = 3;

#[derive(Debug, Clone)]
pub struct JobOrder {
    pub federation: FederationId,
    pub kind: JobKind,
    pub about: String,
    /// The page after a refusal.
    pub back: String,
    pub by: String,
}

#[derive(Debug)]
pub struct JobHandle {
    pub id: JobId,
    /// Shows other nodes that the job is running.
    pub lock: JobLock,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct JobRedirect {
    pub to: String,
    pub flash: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RefusalTexts(BTreeMap<String, String>);

impl RefusalTexts {
    pub fn in_every_language(say: impl Fn(Language) -> String) -> RefusalTexts {
        RefusalTexts(
            Language::ALL
                .into_iter()
                .map(|language| (language.word().to_owned(), say(language)))
                .collect(),
        )
    }

    pub fn in_language(&self, language: Language) -> &str {
        self.0.get(language.word()).map_or("", String::as_str)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum JobState {
    /// Units done and in total; both 0 before they are known.
    Going(i64, i64),
    Done(JobRedirect),
    /// Nothing was stored.
    Refused(RefusalTexts),
    /// The program stopped, and nothing was stored.
    Lost,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JobStatus {
    pub about: String,
    /// The page after a refusal.
    pub back: String,
    pub by: String,
    /// In UTC.
    pub begun_at: NaiveDateTime,
    pub standing: JobState,
}

impl JobStatus {
    pub fn is_going(&self) -> bool {
        matches!(self.standing, JobState::Going(..))
    }
}

/// For the operator.
fn process_name() -> String {
    format!(
        "{}:{}",
        rustix::system::uname().nodename().to_string_lossy(),
        std::process::id()
    )
}

fn parse_result<'a, T: Deserialize<'a>>(work: &'a JobRow) -> Result<T, DbError> {
    serde_json::from_str(&work.result)
        .map_err(|e| DbError::Corrupt(format!("outcome of work {}: {e}", work.id)))
}

fn to_json(says: &impl Serialize) -> String {
    serde_json::to_string(says).unwrap_or_default()
}

fn find_state(conn: &mut Conn, lines: &JobLocks, work: &JobRow) -> Result<JobState, DbError> {
    Ok(match work.outcome {
        Some(Ending::Done) => JobState::Done(parse_result(work)?),
        Some(Ending::Refused) => JobState::Refused(parse_result(work)?),
        Some(Ending::Lost) => JobState::Lost,
        None if lines.is_alive(conn, work)? => {
            let (done, total) = lines.read_progress(work);
            JobState::Going(done, total)
        }
        None => JobState::Lost,
    })
}

/// A caller who finds the job lost must check again in another transaction, because it may have
/// ended meanwhile.
pub fn last_job(
    conn: &mut Conn,
    lines: &JobLocks,
    federation: FederationId,
    kind: JobKind,
) -> Result<Option<JobStatus>, DbError> {
    let Some(work) = storage::find_last(conn, federation, kind)? else {
        return Ok(None);
    };
    let standing = find_state(conn, lines, &work)?;
    Ok(Some(JobStatus {
        about: work.begun.about,
        back: work.begun.return_path,
        by: work.begun.by_name,
        begun_at: work.begun.begun_at,
        standing,
    }))
}

/// Units done and in total.
pub fn running_progress(
    conn: &mut Conn,
    lines: &JobLocks,
    kind: JobKind,
) -> Result<HashMap<FederationId, (i64, i64)>, DbError> {
    let mut going = HashMap::new();
    for work in storage::all_going(conn)?
        .into_iter()
        .filter(|work| work.begun.kind == kind)
    {
        if lines.is_alive(conn, &work)? {
            going.insert(work.begun.federation_id, lines.read_progress(&work));
        }
    }
    Ok(going)
}

/// Marks a job left by a dead program as lost. Refuses with [`Refusal::Working`] while another one
/// runs.
pub fn take_job(
    conn: &mut Conn,
    lines: &JobLocks,
    order: &JobOrder,
    now: NaiveDateTime,
) -> Result<JobHandle, ActionError> {
    if let Some(going) = storage::find_running(conn, order.federation, order.kind)? {
        if lines.is_alive(conn, &going)? {
            return Err(Refusal::Working.into());
        }
        mark_lost(conn, lines, &going, now)?;
    }
    storage::delete_all_but_last(conn, order.federation, order.kind, MAX_FINISHED_JOBS)?;
    let line = lines.create_lock()?;
    let new = NewJob {
        federation_id: order.federation,
        kind: order.kind,
        about: order.about.clone(),
        return_path: order.back.clone(),
        by_name: order.by.clone(),
        node: process_name(),
        lock_file: line.name(),
        begun_at: now,
        heartbeat_at: lines.read_clock(conn)?,
    };
    Ok(JobHandle {
        id: storage::add(conn, &new)?,
        lock: line,
    })
}

/// No node declares the job lost while this transaction lasts. [`Refusal::Overdue`] means that the
/// heartbeat paused so long that the job counts as lost.
pub fn hold_job(conn: &mut Conn, lines: &JobLocks, id: JobId) -> Result<(), ActionError> {
    if lines.keep_alive(conn, id)? {
        Ok(())
    } else {
        Err(Refusal::Overdue.into())
    }
}

/// Called at the end of the job's transaction. On [`Refusal::Overdue`], the job has ended before,
/// and the caller must roll back.
pub fn mark_done(
    conn: &mut Conn,
    id: JobId,
    then: &JobRedirect,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    if storage::store_outcome(conn, id, Ending::Done, &to_json(then), now)? {
        Ok(())
    } else {
        Err(Refusal::Overdue.into())
    }
}

/// Stores nothing if the job has ended.
pub fn mark_refused(
    conn: &mut Conn,
    id: JobId,
    why: &RefusalTexts,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    storage::store_outcome(conn, id, Ending::Refused, &to_json(why), now).map(drop)
}

fn mark_lost(
    conn: &mut Conn,
    lines: &JobLocks,
    work: &JobRow,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    if storage::store_outcome(conn, work.id, Ending::Lost, "", now)? {
        lines.remove_file(work);
    }
    Ok(())
}

fn list_dead(conn: &mut Conn, lines: &JobLocks) -> Result<Vec<JobRow>, DbError> {
    let mut dead = Vec::new();
    for work in storage::all_going(conn)? {
        if !lines.is_alive(conn, &work)? {
            dead.push(work);
        }
    }
    Ok(dead)
}

pub fn has_lost_jobs(conn: &mut Conn, lines: &JobLocks) -> Result<bool, DbError> {
    Ok(!list_dead(conn, lines)?.is_empty())
}

/// Returns the programs and machines of the lost jobs.
pub fn mark_lost_jobs(
    conn: &mut Conn,
    lines: &JobLocks,
    now: NaiveDateTime,
) -> Result<Vec<String>, DbError> {
    let dead = list_dead(conn, lines)?;
    dead.iter()
        .try_for_each(|work| mark_lost(conn, lines, work, now))?;
    Ok(dead.into_iter().map(|work| work.begun.node).collect())
}

/// The last change was lost, and that hasn't happened repeatedly.
pub fn may_begin_again(
    conn: &mut Conn,
    lines: &JobLocks,
    federation: FederationId,
    now: NaiveDateTime,
) -> Result<bool, DbError> {
    let lost = last_job(conn, lines, federation, JobKind::Change)?
        .is_some_and(|work| work.standing == JobState::Lost);
    Ok(lost && !is_lost_again_and_again(conn, federation, now)?)
}

/// Changes lost so often probably kill their programs.
pub fn is_lost_again_and_again(
    conn: &mut Conn,
    federation: FederationId,
    now: NaiveDateTime,
) -> Result<bool, DbError> {
    Ok(
        storage::lost_since(conn, federation, JobKind::Change, now - TimeDelta::days(1))?
            >= MAX_LOSSES_PER_DAY,
    )
}

pub fn is_sweeping_due(conn: &mut Conn, now: NaiveDateTime) -> Result<bool, DbError> {
    Ok(storage::count_before(conn, now - RETENTION)? > 0)
}

pub fn delete_finished(conn: &mut Conn, now: NaiveDateTime) -> Result<usize, DbError> {
    storage::delete_ended_before(conn, now - RETENTION)
}
