//! How several programs share one PostgreSQL: replicas that answer readers, and notices by which each hears of the others' changes at once.

use std::io;
use std::sync::{Arc, Weak};
use std::thread;
use std::time::{Duration, Instant};

use diesel::connection::SimpleConnection;
use diesel::r2d2::{Pool, PooledConnection};

use super::backend::address::{Address, Line, Manager};
use super::backend::{self, BEAT, Inner, Work};
use super::replicas::{Answer, Position, Reader, Replica, ReplicaState, Replicas};
use super::{Conn, Db, DbError, tls, wal};

/// How long a reader waits for a connection to a replica before somebody else is asked.
const REPLICA_PATIENCE: Duration = Duration::from_millis(100);
/// How often a program takes what others have told out of its connection. Nobody is asked for it.
const EAR: Duration = Duration::from_millis(25);

impl Db {
    /// Sends readers to these replicas too, each an address of one server, from the moment on at which they are watched.
    ///
    /// # Errors
    /// An address can't be one of a replica; it isn't repeated. Whether anybody is there is found out later.
    pub fn read_from(&self, urls: &[String], readers: u32) -> Result<(), DbError> {
        let all = urls.iter().map(|url| replica(url, readers)).collect::<Result<Vec<_>, _>>()?;
        if all.is_empty() {
            return Ok(());
        }
        if !self.inner.address.is_server() {
            return Err(DbError::Address("only PostgreSQL has replicas".to_owned()));
        }
        self.inner.replicas.set(Replicas::new(all)).map_err(|_| DbError::Address("the replicas were named before".to_owned()))
    }

    /// Hears of the changes of other programs by this address, and not by that of the database: a pooler gives nobody a connection for so long.
    ///
    /// # Errors
    /// It is no address of PostgreSQL.
    pub fn hear_by(&self, url: &str) -> Result<(), DbError> {
        let address = server(url)?;
        self.inner.ear.set(address).map_err(|_| DbError::Address("how changes are heard of was said before".to_owned()))
    }

    /// Whether readers are sent to replicas.
    pub fn has_replicas(&self) -> bool {
        self.inner.replicas.get().is_some()
    }

    /// How the replicas stand. It asks nobody.
    pub fn replicas(&self) -> Vec<ReplicaState> {
        self.inner.replicas.get().map(Replicas::states).unwrap_or_default()
    }

    /// Where everything ends that this process has written or seen.
    pub fn newest(&self) -> Position {
        self.inner.floor()
    }

    /// Reads in one consistent snapshot for somebody who has to see what this process knows of, and perhaps more: on a replica if there is one that
    /// has it, else where it was written.
    pub fn read_for<T, E: From<DbError>>(&self, reader: &Reader, work: impl FnOnce(&mut Conn) -> Result<T, E>) -> Result<T, E> {
        backend::once(work, |work| self.reading_for(reader, work))
    }

    fn reading_for(&self, reader: &Reader, work: &mut Work) -> Result<(), DbError> {
        let Some(replicas) = self.inner.replicas.get() else { return self.reading(work) };
        let wanted = replicas.wanted(reader);
        for (index, replica) in replicas.in_turn(reader) {
            reader.asks(Some(index));
            // Until the work has begun, somebody else can do it.
            if let Some(mut conn) = snapshot(replica, wanted) {
                work(&mut conn);
                return Ok(conn.batch_execute("ROLLBACK")?);
            }
        }
        reader.asks(None);
        self.reading(work)
    }

    /// Whether whoever answers a reader is known not to answer.
    pub fn is_silent_to(&self, reader: &Reader) -> bool {
        let Some(replicas) = self.inner.replicas.get() else { return self.is_silent() };
        match reader.asking().and_then(|index| replicas.all().get(index)) {
            Some(replica) => !replica.is_there(),
            None => self.is_silent() && replicas.in_turn(reader).next().is_none(),
        }
    }

    /// Has the replicas asked how far they are, twice a second and each on a thread of its own, as long as the database is used. `told` hears of
    /// each that stands otherwise than before.
    ///
    /// # Errors
    /// There is no thread to be had.
    pub fn watch_replicas(&self, told: impl Fn(&ReplicaState) + Clone + Send + 'static) -> io::Result<()> {
        let Some(replicas) = self.inner.replicas.get() else { return Ok(()) };
        // Nobody sees less than what is there now.
        replicas.raise(self.read(wal::end).unwrap_or(Position::UNKNOWN));
        (0..replicas.all().len()).try_for_each(|index| {
            let (watched, told) = (Arc::downgrade(&self.inner), told.clone());
            thread::Builder::new().name("replica".to_owned()).spawn(move || keep_asking(&watched, index, &told)).map(drop)
        })
    }

    /// Hears of what other programs change, on a thread of its own, as long as the database is used; `told` is called whenever they have. Returns
    /// whether it can be heard: behind a pooler only by an address past it, and SQLite tells nobody anything.
    ///
    /// # Errors
    /// There is no thread to be had.
    pub fn listen(&self, told: impl Fn() + Send + 'static) -> io::Result<bool> {
        let heard = self.inner.address.is_server() && (!self.is_pooled() || self.inner.ear.get().is_some());
        if heard {
            let listened = Arc::downgrade(&self.inner);
            thread::Builder::new().name("changes".to_owned()).spawn(move || keep_listening(&listened, &told)).map(drop)?;
        }
        Ok(heard)
    }
}

/// The address of a server of PostgreSQL.
fn server(url: &str) -> Result<Address, DbError> {
    let address = Address::parse(url)?;
    if address.is_server() { Ok(address) } else { Err(DbError::Address("it must begin with postgres://".to_owned())) }
}

fn replica(url: &str, readers: u32) -> Result<Replica<Line>, DbError> {
    let (address, server) = (server(url)?, tls::server(url));
    if server.contains(',') {
        // How far a replica is holds for one server.
        return Err(DbError::Address("one server in each address of a replica; there may be several addresses".to_owned()));
    }
    let pool = Pool::builder()
        .max_size(readers)
        .min_idle(Some(0))
        // One that comes back isn't waited for longer than that.
        .connection_timeout(BEAT * 4)
        .test_on_check_out(true)
        .error_handler(Box::new(diesel::r2d2::NopErrorHandler))
        .build_unchecked(Manager(address.clone()));
    Ok(Replica::new(Line { address, pool }, server))
}

/// A snapshot of a replica that has repeated the log up to a place; `None`: it has not, or can't be had.
fn snapshot(replica: &Replica<Line>, wanted: Position) -> Option<PooledConnection<Manager>> {
    let mut conn = replica.line.pool.get_timeout(REPLICA_PATIENCE).ok()?;
    if replica.replayed() < wanted {
        // It was asked some time ago, and mostly is milliseconds behind.
        let now = wal::replayed(&mut conn).ok()??;
        replica.has_come_to(now);
        if now < wanted {
            return None;
        }
    }
    backend::locks::begin(&mut conn, backend::SNAPSHOT).ok()?;
    Some(conn)
}

/// Asks a replica how far it is until nobody uses the database any more.
fn keep_asking(watched: &Weak<Inner>, index: usize, told: &impl Fn(&ReplicaState)) {
    let mut conn = None;
    while let Some(inner) = watched.upgrade() {
        let Some(replicas) = inner.replicas.get() else { return };
        let Some(replica) = replicas.all().get(index) else { return };
        // What was due before it was asked.
        let due = replicas.due();
        replica.is_asked();
        let answer = ask(&inner, &replica.line.address, &mut conn).unwrap_or(Answer::Nothing);
        if replica.has_answered(answer, due)
            && let Some(state) = replicas.states().get(index)
        {
            told(state);
        }
        drop(inner);
        thread::sleep(BEAT);
    }
}

/// Asks once, on a connection that is kept while it is good.
fn ask(inner: &Inner, address: &Address, kept: &mut Option<Conn>) -> Result<Answer, DbError> {
    let mut conn = match kept.take() {
        Some(conn) => conn,
        None => {
            address.look_for_pooler()?;
            let mut conn = address.connect()?;
            // What an account may not be told, or can't be asked for now, stands in nobody's way.
            let ours = inner.readers.get_timeout(REPLICA_PATIENCE).ok().and_then(|mut conn| wal::cluster(&mut conn));
            if ours.is_some_and(|ours| wal::cluster(&mut conn).is_some_and(|own| own != ours)) {
                return Ok(Answer::Foreign);
            }
            conn
        }
    };
    let answer = wal::replayed(&mut conn)?.map_or(Answer::Writes, Answer::Replayed);
    *kept = Some(conn);
    Ok(answer)
}

/// Hears what others tell until nobody uses the database any more.
fn keep_listening(listened: &Weak<Inner>, told: &impl Fn()) {
    let mut conn = None;
    while let Some(inner) = listened.upgrade() {
        let heard = hear(&inner, &mut conn);
        drop(inner);
        match heard {
            Ok(true) => told(),
            Ok(false) => {}
            // Whoever waits for changes looks meanwhile.
            Err(_) => thread::sleep(BEAT),
        }
        thread::sleep(EAR);
    }
}

/// Hears once, and looks what was changed if anything was; whether it was. What was told while nobody heard is looked for at the beginning.
fn hear(inner: &Inner, kept: &mut Option<Conn>) -> Result<bool, DbError> {
    let (mut conn, heard) = match kept.take() {
        Some(mut conn) => {
            let heard = wal::heard(&mut conn)?;
            (conn, heard)
        }
        None => {
            let mut conn = inner.ear.get().unwrap_or(&inner.address).connect()?;
            wal::listen(&mut conn)?;
            (conn, Some(Position::default()))
        }
    };
    if let Some(position) = heard {
        if let Some(replicas) = inner.replicas.get() {
            replicas.raise(position);
        }
        inner.look_by(&mut conn)?;
    }
    *kept = Some(conn);
    Ok(heard.is_some())
}

impl Inner {
    /// Where everything ends that this process has written or seen.
    pub(super) fn floor(&self) -> Position {
        self.replicas.get().map_or(Position::UNKNOWN, Replicas::floor)
    }

    /// The server that is written to has said where its log ends; `before`: what was known before it was asked.
    pub(super) fn beat(&self, before: Position, end: Position) {
        if let Some(replicas) = self.replicas.get() {
            replicas.beat(before, end, Instant::now());
        }
    }

    /// Tells all programs of a change that was just confirmed on this connection. Who doesn't hear it looks.
    pub(super) fn announce(&self, conn: &mut Conn) {
        if !self.address.is_server() {
            return;
        }
        let end = wal::announce(conn).unwrap_or(Position::UNKNOWN);
        if let Some(replicas) = self.replicas.get() {
            replicas.raise(end);
        }
    }
}
