//! How a process that does a long work shows everybody on the database that it is still alive.
//!
//! PostgreSQL: every second, the process writes the time by the clock of the database into the row of its work, over a connection of its
//! own. Nobody else writes that row, so it waits neither for the turn at writing nor for the transaction of the work. That transaction
//! holds an advisory lock as well: as long as it lasts, the work counts as alive, heard of or not. A work that is neither heard of nor
//! locked is lost for good: it can't be heard of again, nor can it begin its transaction. So everybody who looks finds the same.
//!
//! SQLite: while the transaction of a work writes, nothing else can be written into the database. So the process locks a file beside the
//! database, in which it says how far the work is. The system releases the lock when the process ends, whatever ends it.

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

use super::works::{self, Work};
use super::{Conn, Db, DbError, WorkId, copies, told};

/// How often a process tells that it lives.
const BEAT: Duration = Duration::from_secs(1);
/// A work of which nothing was heard for so long is lost.
const SILENCE: TimeDelta = TimeDelta::seconds(30);
/// The first half of the advisory locks of works; the other is the number of the work.
const LOCK: i32 = 0x776f_726b;
/// What stands between the name of the database and the rest in the name of a file.
const MARK: &str = "-work-";

/// The lifelines of all works on a database; cloning is cheap.
#[derive(Debug, Clone)]
pub struct Lifelines(Option<PathBuf>);

/// The lifeline of one work, held by the process that does it: the work is lost when this is dropped before it has ended, at once or soon.
#[derive(Debug)]
pub struct Lifeline(Option<NamedTempFile>);

/// The thread that tells that this process lives, until this is dropped.
#[derive(Debug)]
pub struct Heart {
    _end: Sender<()>,
}

#[derive(diesel::QueryableByName)]
struct Told {
    #[diesel(sql_type = Timestamp)]
    at: NaiveDateTime,
}

/// The time by the clock of the database (UTC): now, and not when the transaction began.
fn clock(conn: &mut Conn) -> Result<NaiveDateTime, DbError> {
    let told: Told = match conn {
        Conn::Sqlite(c) => diesel::sql_query("SELECT strftime('%Y-%m-%d %H:%M:%f', 'now') AS at").get_result(c)?,
        Conn::Postgres(c) => diesel::sql_query("SELECT clock_timestamp() AT TIME ZONE 'UTC' AS at").get_result(c)?,
    };
    Ok(told.at)
}

/// The path in an address of SQLite.
fn plain(address: &Path) -> PathBuf {
    let text = address.to_str().and_then(|text| text.strip_prefix("file:"));
    text.map_or_else(|| address.to_owned(), |text| PathBuf::from(text.split('?').next().unwrap_or(text)))
}

/// The number of a work as the second half of its lock. Two works share a lock only if their numbers differ by a multiple of [`i32::MAX`],
/// and such works aren't done at the same time.
fn half(id: WorkId) -> i64 {
    id.0.rem_euclid(i64::from(i32::MAX))
}

/// Whether the transaction of a work goes on.
fn is_held(conn: &mut Conn, id: WorkId) -> Result<bool, DbError> {
    let own = "database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    let held = format!("locktype = 'advisory' AND granted AND {own} AND classid = {LOCK} AND objid = {} AND objsubid = 2", half(id));
    Ok(!told::texts(conn, &format!("SELECT mode AS told FROM pg_locks WHERE {held}"))?.is_empty())
}

/// Whether a process has locked a file.
fn is_locked(file: &Path) -> bool {
    match File::open(file) {
        Err(error) => error.kind() != io::ErrorKind::NotFound,
        Ok(file) => file.try_lock_shared().is_err(),
    }
}

impl Lifelines {
    /// Begins a lifeline; nobody knows of it before its work is entered.
    ///
    /// # Errors
    /// SQLite: the file can't be made or locked.
    pub fn tie(&self) -> Result<Lifeline, DbError> {
        let Some(database) = &self.0 else { return Ok(Lifeline(None)) };
        let failed = |e: io::Error| DbError::Unwritable(format!("beside {}: {e}", database.display()));
        let prefix = Lifelines::prefix(database);
        let file = tempfile::Builder::new().prefix(&prefix).tempfile_in(copies::folder_of(database)).map_err(failed)?;
        file.as_file().lock().map_err(failed)?;
        Ok(Lifeline(Some(file)))
    }

    fn prefix(database: &Path) -> String {
        format!("{}{MARK}", database.file_name().unwrap_or_default().to_string_lossy())
    }

    /// The file of a work.
    fn file(&self, work: &Work) -> Option<PathBuf> {
        let database = self.0.as_ref()?;
        let own = work.begun.lifeline.starts_with(&Lifelines::prefix(database)) && !work.begun.lifeline.contains(['/', '\\']);
        own.then(|| copies::folder_of(database).join(&work.begun.lifeline))
    }

    /// Whether the process that does a work is alive; the work hasn't ended as far as it was read. On SQLite it may have ended well since
    /// then: whoever doesn't write reads the work again before calling it lost.
    pub fn is_alive(&self, conn: &mut Conn, work: &Work) -> Result<bool, DbError> {
        match &self.0 {
            Some(_) => Ok(self.file(work).is_some_and(|file| is_locked(&file))),
            None => Ok(clock(conn)? - work.begun.beat_at < SILENCE || is_held(conn, work.id)?),
        }
    }

    /// How far a work is: how much is done, of how much; both 0 before that is known.
    pub fn progress(&self, work: &Work) -> (i64, i64) {
        let told = self.file(work).and_then(|file| fs::read_to_string(file).ok());
        let mut numbers = told.iter().flat_map(|told| told.split_whitespace()).map_while(|number| number.parse().ok());
        numbers.next().zip(numbers.next()).unwrap_or((work.done, work.total))
    }

    /// Makes a work count as alive for the length of this writing transaction. `false`: it is lost already, or has ended.
    pub fn hold(&self, conn: &mut Conn, id: WorkId) -> Result<bool, DbError> {
        if let Conn::Postgres(c) = conn {
            // First the lock and then the look: whoever has found it lost by the clock looks for the lock after that.
            diesel::sql_query(format!("SELECT pg_advisory_xact_lock({LOCK}, {})", half(id))).execute(c)?;
        }
        let Some(heard) = works::heard_of(conn, id)? else { return Ok(false) };
        Ok(self.0.is_some() || clock(conn)? - heard < SILENCE)
    }

    /// Removes what a lost work has left.
    pub fn cut(&self, work: &Work) {
        if let Some(file) = self.file(work) {
            let _ = fs::remove_file(file);
        }
    }

    /// The time by the clock by which works are heard of.
    pub fn clock(&self, conn: &mut Conn) -> Result<NaiveDateTime, DbError> {
        clock(conn)
    }
}

impl Lifeline {
    /// The name that is stored with the work: of the locked file on SQLite, empty on PostgreSQL.
    pub fn name(&self) -> String {
        let name = self.0.as_ref().and_then(|file| file.path().file_name());
        name.map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
    }

    /// Tells that this process lives and how far its work is. `false`: the work has ended or is lost.
    fn beat(&mut self, conn: &mut Option<Conn>, connect: impl Fn() -> Result<Conn, DbError>, at: Beat) -> Result<bool, DbError> {
        if let Some(file) = &mut self.0 {
            // Always as long, so that nobody reads half of another number.
            let told = format!("{:>20} {:>20}\n", at.done, at.total);
            let written = file.seek(SeekFrom::Start(0)).and_then(|_| file.write_all(told.as_bytes()));
            return written.map(|()| true).map_err(|e| DbError::Unwritable(e.to_string()));
        }
        let mut own = match conn.take() {
            Some(own) => own,
            None => connect()?,
        };
        // A beat that is lost with the power does no harm, and none has to wait for a replica, nor for the end of the work.
        own.batch_execute("BEGIN; SET LOCAL synchronous_commit = off; SET LOCAL lock_timeout = 2000")?;
        let going = works::beat(&mut own, at.id, (at.done, at.total), SILENCE)?;
        own.batch_execute("COMMIT")?;
        *conn = Some(own);
        Ok(going)
    }
}

/// A sign of life: the work, and how far it is.
struct Beat {
    id: WorkId,
    done: i64,
    total: i64,
}

impl Db {
    /// The lifelines of the works on this database.
    pub fn lifelines(&self) -> Lifelines {
        Lifelines(self.file().map(plain))
    }

    /// Has a thread tell every second that this process lives, and how far the work is.
    ///
    /// # Errors
    /// There is no thread to be had, or PostgreSQL has no connection left.
    pub fn beat(&self, id: WorkId, line: Lifeline, progress: impl Fn() -> (usize, usize) + Send + 'static) -> Result<Heart, DbError> {
        let (db, mut line) = (self.clone(), line);
        let mut conn = if line.0.is_none() { Some(self.connect()?) } else { None };
        let (end, over) = mpsc::channel();
        let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        let beating = move || {
            loop {
                let (done, total) = progress();
                // What can't be told now is told with the next beat, or the work is lost, which is found when it ends.
                let told = line.beat(&mut conn, || db.connect(), Beat { id, done: count(done), total: count(total) });
                if matches!(told, Ok(false)) || over.recv_timeout(BEAT) != Err(RecvTimeoutError::Timeout) {
                    return;
                }
            }
        };
        let started = thread::Builder::new().name("heart".to_owned()).spawn(beating);
        started.map(|_| Heart { _end: end }).map_err(|e| DbError::Unavailable(e.to_string()))
    }
}
