//! Several programs on one PostgreSQL: replicas that answer readers, and notifications by which
//! each program learns of the changes of others at once.

use std::io;
use std::sync::{Arc, Weak};
use std::thread;
use std::time::{Duration, Instant};

use diesel::connection::SimpleConnection;
use diesel::r2d2::{Pool, PooledConnection};

use super::backend::address::{Address, Manager, ReplicaPool};
use super::backend::{self, HEALTH_CHECK_INTERVAL, Inner, Work};
use super::replicas::{Answer, Position, Reader, Replica, ReplicaState, Replicas};
use super::{Conn, Db, DbError, lsn, tls};

/// Maximum wait for a connection to a replica before another server is tried.
const REPLICA_PATIENCE: Duration = Duration::from_millis(100);
/// Poll interval, since libpq has no callback for NOTIFY. Polling reads the socket and sends no
/// query.
const POLL_INTERVAL: Duration = Duration::from_millis(25);

impl Db {
    /// Readers use these replicas once they are watched; each address names one server. An error
    /// doesn't repeat the address. The servers aren't contacted here.
    pub fn read_from(&self, urls: &[String], readers: u32) -> Result<(), DbError> {
        let all = urls
            .iter()
            .map(|url| open_replica(url, readers))
            .collect::<Result<Vec<_>, _>>()?;
        if all.is_empty() {
            return Ok(());
        }
        if !self.inner.address.is_server() {
            return Err(DbError::Address("only PostgreSQL has replicas".to_owned()));
        }
        self.inner
            .replicas
            .set(Replicas::new(all))
            .map_err(|_| DbError::Address("the replicas were named before".to_owned()))
    }

    /// Listens at this address instead of that of the database: a pooler doesn't lend a connection
    /// for so long.
    pub fn listen_at(&self, url: &str) -> Result<(), DbError> {
        let address = parse_server(url)?;
        self.inner
            .listen_address
            .set(address)
            .map_err(|_| DbError::Address("how changes are heard of was said before".to_owned()))
    }

    pub fn has_replicas(&self) -> bool {
        self.inner.replicas.get().is_some()
    }

    /// Sends no query.
    pub fn replica_states(&self) -> Vec<ReplicaState> {
        self.inner
            .replicas
            .get()
            .map(Replicas::replica_states)
            .unwrap_or_default()
    }

    /// End of the log of all that this process has written or seen.
    pub fn newest(&self) -> Position {
        self.inner.wal_floor()
    }

    /// The snapshot contains everything this process knows of and the reader has written. It comes
    /// from a replica that has replayed that, else from the primary.
    pub fn read_for<T, E: From<DbError>>(
        &self,
        reader: &Reader,
        work: impl FnOnce(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        backend::run_erased(work, |work| self.reading_for(reader, work))
    }

    fn reading_for(&self, reader: &Reader, work: &mut Work) -> Result<(), DbError> {
        let Some(replicas) = self.inner.replicas.get() else {
            return self.reading(work);
        };
        let wanted = replicas.required_position(reader);
        for (index, replica) in replicas.in_turn(reader) {
            reader.set_replica(Some(index));
            // Another server can take over as long as the work hasn't begun.
            if let Some(mut conn) = open_snapshot(replica, wanted) {
                work(&mut conn);
                return Ok(conn.batch_execute("ROLLBACK")?);
            }
        }
        reader.set_replica(None);
        self.reading(work)
    }

    pub fn is_silent_to(&self, reader: &Reader) -> bool {
        let Some(replicas) = self.inner.replicas.get() else {
            return self.is_silent();
        };
        match reader
            .current_replica()
            .and_then(|index| replicas.all().get(index))
        {
            Some(replica) => !replica.is_there(),
            None => self.is_silent() && replicas.in_turn(reader).next().is_none(),
        }
    }

    /// Asks each replica twice a second until the database is dropped. `told` is called for each
    /// change of a replica's standing.
    pub fn watch_replicas(
        &self,
        told: impl Fn(&ReplicaState) + Clone + Send + 'static,
    ) -> io::Result<()> {
        let Some(replicas) = self.inner.replicas.get() else {
            return Ok(());
        };
        // No reader may see less than is there now.
        replicas.raise_floor(self.read(lsn::wal_end).unwrap_or(Position::UNKNOWN));
        (0..replicas.all().len()).try_for_each(|index| {
            let (watched, told) = (Arc::downgrade(&self.inner), told.clone());
            thread::Builder::new()
                .name("replica".to_owned())
                .spawn(move || keep_asking(&watched, index, &told))
                .map(drop)
        })
    }

    /// Listens until the database is dropped; `told` is called after each change. Returns false if
    /// listening isn't possible: SQLite has no notifications, and a pooler needs a separate address
    /// past it.
    pub fn start_listening(&self, told: impl Fn() + Send + 'static) -> io::Result<bool> {
        let heard = self.inner.address.is_server()
            && (!self.is_pooled() || self.inner.listen_address.get().is_some());
        if heard {
            let listened = Arc::downgrade(&self.inner);
            thread::Builder::new()
                .name("changes".to_owned())
                .spawn(move || keep_listening(&listened, &told))
                .map(drop)?;
        }
        Ok(heard)
    }
}

fn parse_server(url: &str) -> Result<Address, DbError> {
    let address = Address::parse(url)?;
    if address.is_server() {
        Ok(address)
    } else {
        Err(DbError::Address(
            "it must begin with postgres://".to_owned(),
        ))
    }
}

fn open_replica(url: &str, readers: u32) -> Result<Replica<ReplicaPool>, DbError> {
    let (address, server) = (parse_server(url)?, tls::server_label(url));
    if server.contains(',') {
        // The replay position belongs to one server.
        return Err(DbError::Address(
            "one server in each address of a replica; there may be several addresses".to_owned(),
        ));
    }
    let pool = Pool::builder()
        .max_size(readers)
        .min_idle(Some(0))
        // Limits the wait for a server that comes back.
        .connection_timeout(HEALTH_CHECK_INTERVAL * 4)
        .test_on_check_out(true)
        .error_handler(Box::new(diesel::r2d2::NopErrorHandler))
        .build_unchecked(Manager(address.clone()));
    Ok(Replica::new(ReplicaPool { address, pool }, server))
}

/// `None` if the replica hasn't replayed the log up to `wanted` or there is no connection.
fn open_snapshot(
    replica: &Replica<ReplicaPool>,
    wanted: Position,
) -> Option<PooledConnection<Manager>> {
    let mut conn = replica.line.pool.get_timeout(REPLICA_PATIENCE).ok()?;
    if replica.replay_position() < wanted {
        // The known position is some time old; the replica is mostly only milliseconds behind.
        let now = lsn::replay_position(&mut conn).ok()??;
        replica.set_replay_position(now);
        if now < wanted {
            return None;
        }
    }
    backend::locks::begin_transaction(&mut conn, backend::SNAPSHOT).ok()?;
    Some(conn)
}

fn keep_asking(watched: &Weak<Inner>, index: usize, told: &impl Fn(&ReplicaState)) {
    let mut conn = None;
    while let Some(inner) = watched.upgrade() {
        let Some(replicas) = inner.replicas.get() else {
            return;
        };
        let Some(replica) = replicas.all().get(index) else {
            return;
        };
        // The position due before the question.
        let due = replicas.due_position();
        replica.record_probe_start();
        let answer = ask_once(&inner, &replica.line.address, &mut conn).unwrap_or(Answer::Nothing);
        if replica.record_answer(answer, due)
            && let Some(state) = replicas.replica_states().get(index)
        {
            told(state);
        }
        drop(inner);
        thread::sleep(HEALTH_CHECK_INTERVAL);
    }
}

fn ask_once(inner: &Inner, address: &Address, kept: &mut Option<Conn>) -> Result<Answer, DbError> {
    let mut conn = match kept.take() {
        Some(conn) => conn,
        None => {
            address.look_for_pooler()?;
            let mut conn = address.connect()?;
            // An account without the right to ask, or a failure here, is no reason to reject the
            // replica.
            let ours = inner
                .readers
                .get_timeout(REPLICA_PATIENCE)
                .ok()
                .and_then(|mut conn| lsn::cluster_id(&mut conn));
            if ours.is_some_and(|ours| lsn::cluster_id(&mut conn).is_some_and(|own| own != ours)) {
                return Ok(Answer::Foreign);
            }
            conn
        }
    };
    let answer = lsn::replay_position(&mut conn)?.map_or(Answer::Writes, Answer::Replayed);
    *kept = Some(conn);
    Ok(answer)
}

fn keep_listening(listened: &Weak<Inner>, told: &impl Fn()) {
    let mut conn = None;
    while let Some(inner) = listened.upgrade() {
        let heard = poll_once(&inner, &mut conn);
        drop(inner);
        match heard {
            Ok(true) => told(),
            Ok(false) => {}
            // Waiters look for changes themselves meanwhile.
            Err(_) => thread::sleep(HEALTH_CHECK_INTERVAL),
        }
        thread::sleep(POLL_INTERVAL);
    }
}

/// Returns true if there was a notification. A new connection always looks for changes, because
/// notifications may have been missed before.
fn poll_once(inner: &Inner, kept: &mut Option<Conn>) -> Result<bool, DbError> {
    let (mut conn, heard) = match kept.take() {
        Some(mut conn) => {
            let heard = lsn::newest_notification(&mut conn)?;
            (conn, heard)
        }
        None => {
            let mut conn = inner
                .listen_address
                .get()
                .unwrap_or(&inner.address)
                .connect()?;
            lsn::start_listening(&mut conn)?;
            (conn, Some(Position::default()))
        }
    };
    if let Some(position) = heard {
        if let Some(replicas) = inner.replicas.get() {
            replicas.raise_floor(position);
        }
        inner.look_by(&mut conn)?;
    }
    *kept = Some(conn);
    Ok(heard.is_some())
}

impl Inner {
    /// End of the log of all that this process has written or seen.
    pub(super) fn wal_floor(&self) -> Position {
        self.replicas
            .get()
            .map_or(Position::UNKNOWN, Replicas::wal_floor)
    }

    /// `before` is the floor before the primary was asked.
    pub(super) fn record_log_end(&self, before: Position, end: Position) {
        if let Some(replicas) = self.replicas.get() {
            replicas.record_log_end(before, end, Instant::now());
        }
    }

    /// A program that misses the notification finds the change when it looks.
    pub(super) fn announce_change(&self, conn: &mut Conn) {
        if !self.address.is_server() {
            return;
        }
        let end = lsn::announce_change(conn).unwrap_or(Position::UNKNOWN);
        if let Some(replicas) = self.replicas.get() {
            replicas.raise_floor(end);
        }
    }
}
