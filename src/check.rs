//! `crosstable check`: finds problems of a configuration before they affect users; changes nothing.

use std::fmt;
use std::fs;
use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream, ToSocketAddrs};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use chrono::{Datelike, NaiveDateTime, TimeDelta};

use crosstable::config::Config;
use crosstable::db::federations::{self, Federation};
use crosstable::db::{Db, DbError, ReplicaState, Scope, Standing, Tables, audit};
use crosstable::domain::moved::Moved;
use crosstable::web::app::smtp::Mail;
use crosstable::web::app::{Proxies, rlimit};

use crate::console::{Failure, print_line};
use crate::refuse_unencrypted_database;

/// Free bytes below which a disk counts as full, and as nearly full.
const FULL: u64 = 100 << 20;
const NEARLY_FULL: u64 = 1 << 30;
/// Tolerance ahead of this clock: the newest act and the database may be of other machines.
const AHEAD: TimeDelta = TimeDelta::minutes(2);
/// The year of the first version of the program; an earlier clock is wrong.
const FIRST_YEAR: i32 = 2026;
/// Recommended minimum of live pages.
const STREAMS: usize = 400;
/// Timeout for answers of the running program.
const PATIENCE: Duration = Duration::from_secs(3);

enum Finding {
    Good(String),
    /// It may be intended.
    Doubtful(String),
    /// It must be fixed.
    Wrong(String),
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finding::Good(text) => write!(f, "ok     {text}"),
            Finding::Doubtful(text) => write!(f, "look   {text}"),
            Finding::Wrong(text) => write!(f, "WRONG  {text}"),
        }
    }
}

/// Fails if anything must be fixed. `settings` is the file with the settings, if there is one.
pub(crate) fn run_checks(
    config: &Config,
    settings: &Path,
    db: Result<Db, Failure>,
    now: NaiveDateTime,
) -> Result<(), Failure> {
    let mut findings = vec![
        check_settings_file(settings),
        check_data_folder(&config.data),
        check_disk_space("disk", &config.data),
    ];
    findings.extend(check_database_file(config));
    findings.extend(check_database(config, db, now));
    findings.extend([
        way_in(config),
        check_listen_address(&config.listen),
        check_mail(config),
        check_master_key(config),
        check_open_files(),
    ]);
    findings.extend(config.metrics.as_deref().map(check_metrics_address));
    for finding in &findings {
        print_line(&finding.to_string())?;
    }
    match findings
        .iter()
        .filter(|finding| matches!(finding, Finding::Wrong(_)))
        .count()
    {
        0 => Ok(()),
        1 => Err("one thing has to be mended".into()),
        count => Err(format!("{count} things have to be mended").into()),
    }
}

/// True if other users may read it.
fn is_open(path: &Path) -> io::Result<bool> {
    Ok(path.metadata()?.permissions().mode() & 0o077 != 0)
}

/// The file may hold passwords.
fn check_settings_file(settings: &Path) -> Finding {
    let Ok(text) = fs::read_to_string(settings) else {
        return Finding::Good("settings: there is no file with them".to_owned());
    };
    let name = settings.display();
    let secret = text.lines().any(|line| {
        ["database", "read-database", "direct-database", "smtp"]
            .iter()
            .any(|key| line.trim_start().starts_with(key))
            && line.contains('@')
    });
    match is_open(settings) {
        Ok(true) if secret => Finding::Wrong(format!(
            "settings: {name} holds a password, and others may read it: chmod 600 {name}"
        )),
        Err(error) => Finding::Wrong(format!("settings: {name}: {error}")),
        Ok(_) => Finding::Good(format!("settings: {name}")),
    }
}

fn check_data_folder(data: &Path) -> Finding {
    let name = data.display();
    if !data.exists() {
        return Finding::Doubtful(format!(
            "data: {name} is not there yet; `crosstable serve` makes it"
        ));
    }
    if let Err(error) = tempfile::tempfile_in(data) {
        return Finding::Wrong(format!("data: nothing can be written to {name}: {error}"));
    }
    match is_open(data) {
        Ok(false) => Finding::Good(format!("data: {name}")),
        Ok(true) => Finding::Doubtful(format!(
            "data: others may look into {name}: chmod 700 {name}"
        )),
        Err(error) => Finding::Wrong(format!("data: {name}: {error}")),
    }
}

/// Only for a file outside the data folder. Opening the file restricts its permissions.
fn check_database_file(config: &Config) -> Vec<Finding> {
    let url = config.database_url("crosstable.sqlite");
    let Some(file) = url
        .strip_prefix("sqlite:")
        .map(Path::new)
        .filter(|file| file.exists())
    else {
        return Vec::new();
    };
    let mut findings = Vec::new();
    if let Some(folder) = file
        .parent()
        .filter(|folder| **folder != config.data && folder.is_dir())
    {
        findings.push(check_disk_space("disk of the database", folder));
    }
    findings
}

fn check_disk_space(what: &str, folder: &Path) -> Finding {
    let place = if folder.exists() {
        folder
    } else {
        Path::new(".")
    };
    let Ok(told) = rustix::fs::statvfs(place) else {
        return Finding::Doubtful(format!(
            "{what}: nothing is known of that of {}",
            place.display()
        ));
    };
    let free = told.f_bavail.saturating_mul(told.f_frsize);
    let text = format!("{what}: {} MB are free", free >> 20);
    match free {
        ..FULL => Finding::Wrong(text),
        FULL..NEARLY_FULL => Finding::Doubtful(text),
        _ => Finding::Good(text),
    }
}

fn tables_finding(tables: Result<Tables, DbError>) -> Finding {
    match tables {
        Ok(Tables::Current) => {
            Finding::Good("database: its tables are those of this program".to_owned())
        }
        Ok(Tables::NewerCompatible) => {
            let text = "database: a newer program has added to its tables; this one works with \
                        what it knows of them";
            Finding::Doubtful(text.to_owned())
        }
        Ok(Tables::Older) => {
            let text = "database: migrations are pending; `crosstable serve` or `crosstable \
                        migrate` does them";
            Finding::Doubtful(text.to_owned())
        }
        Ok(Tables::Missing) => Finding::Doubtful("database: there is nothing in it yet".to_owned()),
        Ok(Tables::NewerIncompatible) => {
            Finding::Wrong("database: it is of a newer program than this".to_owned())
        }
        Err(error) => Finding::Wrong(format!("database: {error}")),
    }
}

fn check_database(config: &Config, db: Result<Db, Failure>, now: NaiveDateTime) -> Vec<Finding> {
    let asked = |error: DbError| Finding::Wrong(format!("database: {error}"));
    let db = match db {
        Ok(db) => db,
        Err(Failure(text, _)) if text.contains("there is no database") => {
            return vec![Finding::Doubtful(format!(
                "database: {text}; `crosstable serve` makes one"
            ))];
        }
        Err(Failure(text, _)) => return vec![Finding::Wrong(format!("database: {text}"))],
    };
    let tables = db.compare_tables();
    let current = tables.as_ref().is_ok_and(|tables| tables.is_usable());
    let mut findings = vec![tables_finding(tables)];
    if db.is_pooled() {
        findings.push(Finding::Good(
            "database: a pooler stands before it".to_owned(),
        ));
    }
    // Without the tables of this program no query is possible.
    if current {
        match db
            .with_patience(PATIENCE)
            .write_in(Scope::Accounts, |_| Ok::<_, DbError>(()))
        {
            Ok(()) => findings.push(Finding::Good("database: it can be written to".to_owned())),
            Err(error) => findings.push(asked(error)),
        }
    }
    findings.extend(check_replicas(config, &db));
    findings.extend(past_the_pooler(config, &db));
    if current {
        findings.extend(check_transfers(&db));
    }
    // Without tables there is nothing to compare with.
    let newest = db.read(audit::find_last).ok().flatten().map(|line| line.at);
    let database = db.read(|c| db.job_locks().read_clock(c)).ok();
    findings.push(check_clock(now, newest, database));
    findings
}

fn check_transfers(db: &Db) -> Vec<Finding> {
    let all = match db.read(federations::list) {
        Ok(all) => all,
        Err(error) => return vec![Finding::Wrong(format!("federations: {error}"))],
    };
    let finding = |f: &Federation| {
        Some(match f.moved.as_ref()? {
            Moved::Leaving => Finding::Doubtful(format!(
                "{}: closed for changes, since it moves (`crosstable move {} --back` opens it \
                    again)",
                f.slug, f.slug
            )),
            Moved::To(there) => Finding::Good(format!(
                "{}: has moved to {there}, where its readers are led",
                f.slug
            )),
        })
    };
    all.iter().filter_map(finding).collect()
}

fn check_replicas(config: &Config, db: &Db) -> Vec<Finding> {
    let open = config
        .read_database
        .iter()
        .try_for_each(|url| refuse_unencrypted_database(config, url))
        .map_err(|Failure(text, _)| text);
    let asked = open.and_then(|()| {
        db.read_from(&config.read_database, 1)
            .map_err(|e| e.to_string())
    });
    if let Err(error) = asked.and_then(|()| db.watch_replicas(|_| ()).map_err(|e| e.to_string())) {
        return vec![Finding::Wrong(format!("read-database: {error}"))];
    }
    let began = Instant::now();
    while began.elapsed() < PATIENCE
        && db
            .replica_states()
            .iter()
            .any(|state| state.standing == Standing::Unasked)
    {
        thread::sleep(Duration::from_millis(20));
    }
    let writes = |state: &ReplicaState| {
        state.standing == Standing::Writes
            && Db::list_servers(config.database.as_deref().unwrap_or_default())
                .contains(&state.server)
    };
    let finding = |state: ReplicaState| match state.is_used() {
        true => Finding::Good(format!("read-database: {} follows", state.server)),
        // All servers may be listed: after a failover the settings stay valid.
        false if writes(&state) => Finding::Good(format!(
            "read-database: {} is the one that is written to, and left out while it is",
            state.server
        )),
        false => Finding::Wrong(format!(
            "read-database: {}: {}",
            state.server,
            state.standing.left_out_reason()
        )),
    };
    db.replica_states().into_iter().map(finding).collect()
}

/// Checks the direct connection past a pooler, which delivers change notifications of other nodes.
fn past_the_pooler(config: &Config, db: &Db) -> Option<Finding> {
    let Some(url) = &config.direct_database else {
        let what = "changes of other nodes are only looked for; direct-database names a way \
            past the pooler by which they are heard of at once";
        return db
            .is_pooled()
            .then(|| Finding::Doubtful(format!("database: {what}")));
    };
    let direct =
        refuse_unencrypted_database(config, url).and_then(|()| Ok(Db::open_existing(url, 1)?));
    Some(match direct {
        Ok(direct) if direct.is_pooled() => {
            Finding::Wrong("direct-database: it leads to a pooler, too".to_owned())
        }
        Ok(_) => Finding::Good("direct-database: it answers".to_owned()),
        Err(Failure(text, _)) => Finding::Wrong(format!("direct-database: {text}")),
    })
}

/// `database` is that of the database, which may run on another machine.
fn check_clock(
    now: NaiveDateTime,
    newest: Option<NaiveDateTime>,
    database: Option<NaiveDateTime>,
) -> Finding {
    let text = format!("clock: {} UTC", now.format("%Y-%m-%d %H:%M:%S"));
    match newest {
        _ if now.year() < FIRST_YEAR => Finding::Wrong(format!("{text}, which is long ago")),
        Some(at) if at > now + AHEAD => Finding::Wrong(format!(
            "{text}, but the newest act is of {at}: this clock is slow, or was fast then"
        )),
        _ => match database {
            Some(other) if (other - now).abs() > AHEAD => Finding::Wrong(format!(
                "{text}, but that of the database says {}: one of them is wrong",
                other.format("%Y-%m-%d %H:%M:%S")
            )),
            _ => Finding::Good(text),
        },
    }
}

fn resolve_addresses(address: &str) -> Vec<SocketAddr> {
    address
        .to_socket_addrs()
        .map(Iterator::collect)
        .unwrap_or_default()
}

fn way_in(config: &Config) -> Finding {
    let alone = resolve_addresses(&config.listen)
        .iter()
        .all(|address| address.ip().is_loopback());
    let encrypted = config.base_url.starts_with("https://");
    let base = &config.base_url;
    if !alone && !encrypted && !config.unencrypted {
        return Finding::Wrong(format!(
            "way in: {} lets other machines in, and log-ins would cross the network unencrypted",
            config.listen
        ));
    }
    if encrypted && config.proxies == Proxies::None {
        let what = "but no proxy is named (behind-proxy, trusted-proxies): every reader is \
            taken for the proxy";
        return Finding::Wrong(format!("way in: {base} is reached by TLS, {what}"));
    }
    if !encrypted {
        return Finding::Doubtful(format!("way in: {base} is reached without TLS"));
    }
    Finding::Good(format!(
        "way in: {base} by a proxy, which asks {}",
        config.listen
    ))
}

fn check_listen_address(address: &str) -> Finding {
    match TcpListener::bind(address) {
        Ok(_) => Finding::Good(format!("listen: {address} is free")),
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
            match told_at(address, "/ready") {
                Ok(told) if told.starts_with("200") => Finding::Good(format!(
                    "listen: the site is running at {address}, and is ready"
                )),
                Ok(told) => Finding::Wrong(format!(
                    "listen: what runs at {address} says to /ready: {told}"
                )),
                Err(error) => Finding::Wrong(format!(
                    "listen: what runs at {address} doesn't answer: {error}"
                )),
            }
        }
        Err(error) => Finding::Wrong(format!("listen: {address}: {error}")),
    }
}

fn check_metrics_address(address: &str) -> Finding {
    match TcpListener::bind(address) {
        Ok(_) => Finding::Good(format!("metrics: {address} is free")),
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
            match told_at(address, "/metrics") {
                Ok(told) if told.starts_with("200") && told.contains("crosstable_") => {
                    Finding::Good(format!("metrics: the site tells them at {address}"))
                }
                Ok(_) => Finding::Wrong(format!("metrics: something else runs at {address}")),
                Err(error) => Finding::Wrong(format!(
                    "metrics: what runs at {address} doesn't answer: {error}"
                )),
            }
        }
        Err(error) => Finding::Wrong(format!("metrics: {address}: {error}")),
    }
}

/// Returns the status and the beginning of the body.
fn told_at(address: &str, path: &str) -> io::Result<String> {
    let first = resolve_addresses(address)
        .into_iter()
        .next()
        .ok_or(io::ErrorKind::AddrNotAvailable)?;
    let mut stream = TcpStream::connect_timeout(&first, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.write_all(
        format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").as_bytes(),
    )?;
    let mut answer = String::new();
    stream.take(10_000).read_to_string(&mut answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.split(' ').nth(1).unwrap_or_default();
    Ok(format!("{status} {}", body.trim().replace('\n', ", ")))
}

fn check_mail(config: &Config) -> Finding {
    let Some(mail) = &config.mail else {
        return Finding::Doubtful(
            "mail: none is set up; links for passwords are handed out by officers".to_owned(),
        );
    };
    match Mail::new(&mail.smtp, &mail.from, config.smtp_unencrypted) {
        Err(error) => Finding::Wrong(format!("mail: {error}")),
        Ok(mail) => match mail.transport.test_connection() {
            Ok(true) => Finding::Good("mail: the server lets us in".to_owned()),
            Ok(false) => Finding::Wrong("mail: the server doesn't answer".to_owned()),
            Err(error) => Finding::Wrong(format!("mail: {error}")),
        },
    }
}

fn check_master_key(config: &Config) -> Finding {
    match config.master {
        Some(_) => Finding::Good("keys of certificates: encrypted".to_owned()),
        None => Finding::Doubtful(
            "keys of certificates: not encrypted in the database (certificate-key-file)".to_owned(),
        ),
    }
}

fn check_open_files() -> Finding {
    match rlimit::for_streams() {
        room @ ..STREAMS => Finding::Doubtful(format!(
            "open files: room for {room} live pages only (LimitNOFILE)"
        )),
        room => Finding::Good(format!("open files: room for {room} live pages")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_differs_from_the_newest_act_or_from_the_database_is_wrong() {
        let now = chrono::NaiveDate::from_ymd_opt(2026, 5, 10)
            .unwrap()
            .and_hms_opt(12, 0, 0)
            .unwrap();
        assert!(matches!(
            check_clock(now, Some(now), Some(now + TimeDelta::seconds(3))),
            Finding::Good(_)
        ));
        assert!(matches!(
            check_clock(now, Some(now + TimeDelta::days(40)), None),
            Finding::Wrong(_)
        ));
        assert!(matches!(
            check_clock(now - TimeDelta::days(20_000), None, None),
            Finding::Wrong(_)
        ));
        let other = matches!(check_clock(now, Some(now), Some(now - TimeDelta::days(40))), Finding::Wrong(text) if text.contains("2026-03-31"));
        assert!(other, "a clock that is fast has no newer act");
    }
}
