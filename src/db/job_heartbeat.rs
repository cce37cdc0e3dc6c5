//! Heartbeats of background jobs: they show every process that the process of a job is alive.
//!
//! PostgreSQL: every second, the process writes the time by the clock of the database into the row
//! of its job, over a connection of its own. No other process writes that row, so the heartbeat
//! waits neither for the turn to write nor for the transaction of the job. That transaction also
//! holds an advisory lock: as long as it lasts, the job counts as alive even without heartbeats. A
//! job with neither is lost for good: it can't send another heartbeat or begin its transaction. So
//! all processes come to the same result.
//!
//! SQLite: nothing else can be written while the transaction of a job writes. So the process locks
//! a file beside the database and writes the progress into it. The system releases the lock when
//! the process ends.

use std::fs::{self, File};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use chrono::{NaiveDateTime, TimeDelta};
use diesel::RunQueryDsl;
use diesel::connection::SimpleConnection;
use diesel::sql_types::Timestamp;
use tempfile::NamedTempFile;

use super::jobs::{self, JobRow};
use super::{Conn, Db, DbError, JobId, backup, raw_json};

const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(1);
/// A job without a heartbeat for this long is lost.
const HEARTBEAT_TIMEOUT: TimeDelta = TimeDelta::seconds(30);
/// First half of the advisory lock of a job; the other half is the number of the job.
const LOCK: i32 = 0x776f_726b;
/// Part of the file name between the name of the database and the random rest.
const MARK: &str = "-work-";

/// The heartbeats of all jobs on a database; cloning is cheap.
#[derive(Debug, Clone)]
pub struct JobLocks(Option<PathBuf>);

/// Held by the process of the job. If it is dropped before the end of the job, the job is lost, at
/// once or soon.
#[derive(Debug)]
pub struct JobLock(Option<NamedTempFile>);

/// Sends heartbeats until this is dropped.
#[derive(Debug)]
pub struct HeartbeatThread {
    _end: Sender<()>,
}

#[derive(diesel::QueryableByName)]
struct TimeRow {
    #[diesel(sql_type = Timestamp)]
    at: NaiveDateTime,
}

/// In UTC; the present time, not the time when the transaction began.
fn read_clock(conn: &mut Conn) -> Result<NaiveDateTime, DbError> {
    let told: TimeRow = match conn {
        Conn::Sqlite(c) => {
            diesel::sql_query("SELECT strftime('%Y-%m-%d %H:%M:%f', 'now') AS at").get_result(c)?
        }
        Conn::Postgres(c) => {
            diesel::sql_query("SELECT clock_timestamp() AT TIME ZONE 'UTC' AS at").get_result(c)?
        }
    };
    Ok(told.at)
}

/// The address may be a URI.
fn address_to_path(address: &Path) -> PathBuf {
    let text = address.to_str().and_then(|text| text.strip_prefix("file:"));
    text.map_or_else(
        || address.to_owned(),
        |text| PathBuf::from(text.split('?').next().unwrap_or(text)),
    )
}

/// Two jobs share a lock only if their numbers differ by a multiple of [`i32::MAX`]. Such jobs
/// don't run at the same time.
fn lock_key(id: JobId) -> i64 {
    id.0.rem_euclid(i64::from(i32::MAX))
}

fn is_held(conn: &mut Conn, id: JobId) -> Result<bool, DbError> {
    let own = "database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    let held = format!(
        "locktype = 'advisory' AND granted AND {own} AND classid = {LOCK} AND objid = {} AND \
            objsubid = 2",
        lock_key(id)
    );
    Ok(!raw_json::query_texts(
        conn,
        &format!("SELECT mode AS told FROM pg_locks WHERE {held}"),
    )?
    .is_empty())
}

fn is_locked(file: &Path) -> bool {
    match File::open(file) {
        Err(error) => error.kind() != io::ErrorKind::NotFound,
        Ok(file) => file.try_lock_shared().is_err(),
    }
}

impl JobLocks {
    /// Other processes learn of the lock when its job is inserted.
    pub fn create_lock(&self) -> Result<JobLock, DbError> {
        let Some(database) = &self.0 else {
            return Ok(JobLock(None));
        };
        let failed =
            |e: io::Error| DbError::Unwritable(format!("beside {}: {e}", database.display()));
        let prefix = JobLocks::file_prefix(database);
        let file = tempfile::Builder::new()
            .prefix(&prefix)
            .tempfile_in(backup::folder_of(database))
            .map_err(failed)?;
        file.as_file().lock().map_err(failed)?;
        Ok(JobLock(Some(file)))
    }

    fn file_prefix(database: &Path) -> String {
        format!(
            "{}{MARK}",
            database.file_name().unwrap_or_default().to_string_lossy()
        )
    }

    /// `None` on PostgreSQL or if the stored name isn't one of a lock file.
    fn lock_path(&self, work: &JobRow) -> Option<PathBuf> {
        let database = self.0.as_ref()?;
        let own = work
            .begun
            .lock_file
            .starts_with(&JobLocks::file_prefix(database))
            && !work.begun.lock_file.contains(['/', '\\']);
        own.then(|| backup::folder_of(database).join(&work.begun.lock_file))
    }

    /// Expects a job that hadn't ended when it was read. On SQLite it may have ended since: a
    /// caller that doesn't write reads the job again before calling it lost.
    pub fn is_alive(&self, conn: &mut Conn, work: &JobRow) -> Result<bool, DbError> {
        match &self.0 {
            Some(_) => Ok(self.lock_path(work).is_some_and(|file| is_locked(&file))),
            None => Ok(
                read_clock(conn)? - work.begun.heartbeat_at < HEARTBEAT_TIMEOUT
                    || is_held(conn, work.id)?,
            ),
        }
    }

    /// Units done and units in all; both 0 before that is known.
    pub fn read_progress(&self, work: &JobRow) -> (i64, i64) {
        let told = self
            .lock_path(work)
            .and_then(|file| fs::read_to_string(file).ok());
        let mut numbers = told
            .iter()
            .flat_map(|told| told.split_whitespace())
            .map_while(|number| number.parse().ok());
        numbers
            .next()
            .zip(numbers.next())
            .unwrap_or((work.done, work.total))
    }

    /// Lasts for this writing transaction. Returns false if the job is already lost or has ended.
    pub fn keep_alive(&self, conn: &mut Conn, id: JobId) -> Result<bool, DbError> {
        if let Conn::Postgres(c) = conn {
            // Takes the lock before it reads the heartbeat: a process that finds the job lost by
            // the clock checks the lock after that.
            diesel::sql_query(format!(
                "SELECT pg_advisory_xact_lock({LOCK}, {})",
                lock_key(id)
            ))
            .execute(c)?;
        }
        let Some(heard) = jobs::heard_of(conn, id)? else {
            return Ok(false);
        };
        Ok(self.0.is_some() || read_clock(conn)? - heard < HEARTBEAT_TIMEOUT)
    }

    /// Removes the file that a lost job has left.
    pub fn remove_file(&self, work: &JobRow) {
        if let Some(file) = self.lock_path(work) {
            let _ = fs::remove_file(file);
        }
    }

    /// The time by the clock that dates the heartbeats.
    pub fn read_clock(&self, conn: &mut Conn) -> Result<NaiveDateTime, DbError> {
        read_clock(conn)
    }
}

impl JobLock {
    /// The file name on SQLite, empty on PostgreSQL; stored with the job.
    pub fn name(&self) -> String {
        let name = self.0.as_ref().and_then(|file| file.path().file_name());
        name.map(|name| name.to_string_lossy().into_owned())
            .unwrap_or_default()
    }

    /// Returns false if the job has ended or is lost.
    fn send_heartbeat(
        &mut self,
        conn: &mut Option<Conn>,
        connect: impl Fn() -> Result<Conn, DbError>,
        at: JobProgress,
    ) -> Result<bool, DbError> {
        if let Some(file) = &mut self.0 {
            // A fixed length, so that no reader sees a mixture of two numbers.
            let told = format!("{:>20} {:>20}\n", at.done, at.total);
            let written = file
                .seek(SeekFrom::Start(0))
                .and_then(|_| file.write_all(told.as_bytes()));
            return written
                .map(|()| true)
                .map_err(|e| DbError::Unwritable(e.to_string()));
        }
        let mut own = match conn.take() {
            Some(own) => own,
            None => connect()?,
        };
        // A heartbeat may be lost in a power failure, so it waits neither for the disk nor for a
        // replica; nor does it wait for the end of the job.
        own.batch_execute(
            "BEGIN; SET LOCAL synchronous_commit = off; SET LOCAL lock_timeout = 2000",
        )?;
        let going = jobs::store_heartbeat(&mut own, at.id, at.done, at.total, HEARTBEAT_TIMEOUT)?;
        own.batch_execute("COMMIT")?;
        *conn = Some(own);
        Ok(going)
    }
}

struct JobProgress {
    id: JobId,
    done: i64,
    total: i64,
}

impl Db {
    pub fn job_locks(&self) -> JobLocks {
        JobLocks(self.sqlite_path().map(address_to_path))
    }

    pub fn start_heartbeat(
        &self,
        id: JobId,
        line: JobLock,
        progress: impl Fn() -> (usize, usize) + Send + 'static,
    ) -> Result<HeartbeatThread, DbError> {
        let (db, mut line) = (self.clone(), line);
        let mut conn = if line.0.is_none() {
            Some(self.open_connection()?)
        } else {
            None
        };
        let (end, over) = mpsc::channel();
        let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        let beating = move || {
            loop {
                let (done, total) = progress();
                // A failed heartbeat is made up by the next one; otherwise the job is lost, which
                // is noticed when it ends.
                let told = line.send_heartbeat(
                    &mut conn,
                    || db.open_connection(),
                    JobProgress {
                        id,
                        done: count(done),
                        total: count(total),
                    },
                );
                if matches!(told, Ok(false))
                    || over.recv_timeout(HEARTBEAT_INTERVAL) != Err(RecvTimeoutError::Timeout)
                {
                    return;
                }
            }
        };
        let started = thread::Builder::new()
            .name("heart".to_owned())
            .spawn(beating);
        started
            .map(|_| HeartbeatThread { _end: end })
            .map_err(|e| DbError::Unavailable(e.to_string()))
    }
}
