//! A PostgreSQL of the harness' own, which is killed, stopped and frozen, and repeats another one.
//! It writes through to the disk: what it acknowledges has to stay.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use diesel::connection::SimpleConnection;
use diesel::sql_types::Text;
use diesel::{Connection, PgConnection, QueryableByName, RunQueryDsl, sql_query};
use rustix::process::{Pid, Signal, kill_process};

use crate::util::{Failed, free_port, told, wait_for};

/// It gets so long to start again after it was killed.
const START: Duration = Duration::from_secs(60);

/// A PostgreSQL of our own; it is ended with the harness.
pub(crate) struct Cluster {
    programs: PathBuf,
    home: PathBuf,
    /// The network namespace that it lives in, and its address.
    namespace: Option<String>,
    host: String,
    port: u16,
    made: AtomicUsize,
}

impl Cluster {
    /// Makes one in a folder that belongs to whoever may run PostgreSQL, and starts it.
    pub(crate) fn make(programs: &Path, home: &Path) -> Result<Cluster, Failed> {
        Cluster::planned(programs, home)?.founded("")
    }

    /// Makes one that lives in a network namespace, where it has this address.
    pub(crate) fn make_in(
        programs: &Path,
        home: &Path,
        namespace: &str,
        host: &str,
    ) -> Result<Cluster, Failed> {
        let mut cluster = Cluster::planned(programs, home)?;
        (cluster.namespace, cluster.host) = (Some(namespace.to_owned()), host.to_owned());
        cluster.founded(&format!(",{host}"))
    }

    fn founded(self, and_at: &str) -> Result<Cluster, Failed> {
        let cluster = self;
        let mut making = cluster.command("initdb");
        making.args([
            "--username",
            "postgres",
            "--auth",
            "trust",
            "--encoding",
            "UTF8",
            "--locale",
            "C.UTF-8",
            "--pgdata",
        ]);
        done(making.arg(cluster.data()))?;
        // No socket: the lock of a killed one would stay in the way where nobody takes leave of
        // ended processes. And what a killed one leaves of its memory lies in its folder, with
        // which it is thrown away.
        let settings = format!(
            "listen_addresses = '127.0.0.1{and_at}'\nunix_socket_directories = ''\nmax_connections = 200\n\
             fsync = on\nsynchronous_commit = on\nfull_page_writes = on\ndynamic_shared_memory_type = mmap\n"
        );
        let mut file = fs::OpenOptions::new()
            .append(true)
            .open(cluster.data().join("postgresql.conf"))
            .map_err(told)?;
        file.write_all(settings.as_bytes()).map_err(told)?;
        let mut doors = fs::OpenOptions::new()
            .append(true)
            .open(cluster.data().join("pg_hba.conf"))
            .map_err(told)?;
        doors
            .write_all(b"host all all samenet trust\n")
            .map_err(told)?;
        cluster.start()?;
        Ok(cluster)
    }

    /// One of which nothing is there yet but the folder and the port: it becomes a copy of another
    /// one ([`Cluster::follow`]).
    pub(crate) fn planned(programs: &Path, home: &Path) -> Result<Cluster, Failed> {
        Ok(Cluster {
            programs: programs.to_owned(),
            home: home.to_owned(),
            namespace: None,
            host: "127.0.0.1".to_owned(),
            port: free_port()?,
            made: AtomicUsize::new(0),
        })
    }

    /// Throws away what it has, if anything, and repeats another one from now on, which knows it by
    /// this name.
    pub(crate) fn follow(&self, primary: &Cluster, name: &str) -> Result<(), Failed> {
        if self.data().exists() {
            fs::remove_dir_all(self.data()).map_err(told)?;
        }
        let mut copying = self.command("pg_basebackup");
        copying.args([
            "--checkpoint",
            "fast",
            "--no-sync",
            "--write-recovery-conf",
            "--dbname",
        ]);
        copying
            .arg(format!(
                "postgres://{}?application_name={name}",
                primary.server()
            ))
            .arg("--pgdata")
            .arg(self.data());
        done(&mut copying)?;
        self.start()
    }

    /// From now on it confirms nothing before the server of this name has it, too; without a name
    /// it confirms alone.
    pub(crate) fn confirm_with(&self, name: &str) -> Result<(), Failed> {
        let mut conn = PgConnection::establish(&self.own_database()).map_err(told)?;
        // One by one: several sentences sent together are one transaction, in which no setting can
        // be changed.
        let setting = format!("ALTER SYSTEM SET synchronous_standby_names = '{name}'");
        [setting.as_str(), "SELECT pg_reload_conf()"]
            .into_iter()
            .try_for_each(|sentence| conn.batch_execute(sentence))
            .map_err(told)?;
        if name.is_empty() {
            return Ok(());
        }
        let state =
            format!("SELECT sync_state FROM pg_stat_replication WHERE application_name = '{name}'");
        let so = wait_for(START, || {
            asked(&self.own_database(), &state)
                .ok()
                .filter(|state| state == "sync")
        });
        so.map(drop)
            .ok_or_else(|| format!("{name} is not waited for"))
    }

    /// The folder with its files.
    fn data(&self) -> PathBuf {
        self.home.join("cluster")
    }

    /// A program of PostgreSQL, which refuses to run as root.
    fn command(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = if let Some(namespace) = &self.namespace {
            let mut command = Command::new("ip");
            command
                .args([
                    "netns", "exec", namespace, "runuser", "-u", "postgres", "--",
                ])
                .arg(program);
            command
        } else if rustix::process::geteuid().is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(&self.home).stdin(Stdio::null());
        command
    }

    /// Has it started, ended, promoted; whether that was done.
    pub(crate) fn control(&self, arguments: &[&str]) -> Result<bool, Failed> {
        let mut command = self.command("pg_ctl");
        command
            .arg("--pgdata")
            .arg(self.data())
            .args(["--wait", "--timeout", "60"])
            .args(arguments);
        let status = command
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .map_err(told)?;
        Ok(status.success())
    }

    /// Starts it, again perhaps: what a killed one has left may have to end before.
    pub(crate) fn start(&self) -> Result<(), Failed> {
        let (log, began) = (self.home.join("server.log"), Instant::now());
        let (log, port) = (log.display().to_string(), format!("-p {}", self.port));
        while began.elapsed() < START {
            if self.control(&["--log", &log, "--options", &port, "start"])? {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(200));
        }
        let said = fs::read_to_string(&log).unwrap_or_default();
        let from = said.len().saturating_sub(2_000);
        Err(format!(
            "PostgreSQL does not start: {}",
            said.get(from..).unwrap_or_default()
        ))
    }

    /// Ends it without asking anybody to finish.
    pub(crate) fn stop(&self) -> Result<(), Failed> {
        if self.control(&["--mode", "immediate", "stop"])? {
            Ok(())
        } else {
            Err("PostgreSQL can't be stopped".to_owned())
        }
    }

    fn postmaster(&self) -> Result<Pid, Failed> {
        let file = fs::read_to_string(self.data().join("postmaster.pid"))
            .map_err(|e| format!("postmaster.pid: {e}"))?;
        let number = file
            .lines()
            .next()
            .and_then(|line| line.trim().parse().ok())
            .filter(|number: &i32| *number > 1);
        number
            .and_then(Pid::from_raw)
            .ok_or_else(|| "postmaster.pid names no process".to_owned())
    }

    /// The postmaster and the processes that it has started.
    fn family(&self) -> Result<Vec<Pid>, Failed> {
        let postmaster = self.postmaster()?;
        let number = postmaster.as_raw_nonzero();
        let children = fs::read_to_string(format!("/proc/{number}/task/{number}/children"))
            .map_err(|e| format!("/proc: {e}"))?;
        let children = children
            .split_whitespace()
            .filter_map(|child| child.parse().ok())
            .filter_map(Pid::from_raw);
        Ok(std::iter::once(postmaster).chain(children).collect())
    }

    /// SIGKILL to the postmaster: the others end by themselves.
    pub(crate) fn kill(&self) -> Result<(), Failed> {
        let family = self.family()?;
        kill_process(self.postmaster()?, Signal::KILL)
            .map_err(|e| format!("the postmaster can't be killed: {e}"))?;
        self.end(&family)
    }

    /// SIGKILL to all of it, as if its machine were gone.
    pub(crate) fn kill_all(&self) -> Result<(), Failed> {
        // One that stands still starts nobody who would be left.
        let frozen = self.freeze()?;
        let family = self.family()?;
        frozen.signal(Signal::KILL)?;
        self.end(&family)
    }

    /// Waits until the postmaster, who is the first of these, and the others have ended.
    fn end(&self, family: &[Pid]) -> Result<(), Failed> {
        wait_for(START, || {
            family.iter().all(|process| is_over(*process)).then_some(())
        })
        .ok_or("what the postmaster has started doesn't end")?;
        // Where nobody takes leave of ended processes the next postmaster would believe that this
        // one lives.
        if family.first().is_some_and(|postmaster| {
            Path::new(&format!("/proc/{}", postmaster.as_raw_nonzero())).exists()
        }) {
            fs::remove_file(self.data().join("postmaster.pid")).map_err(told)?;
        }
        Ok(())
    }

    /// SIGSTOP to all of it.
    pub(crate) fn freeze(&self) -> Result<Frozen<'_>, Failed> {
        // The postmaster first: it starts nobody any more.
        kill_process(self.postmaster()?, Signal::STOP)
            .map_err(|e| format!("the postmaster can't be frozen: {e}"))?;
        let frozen = Frozen(self);
        frozen.signal(Signal::STOP)?;
        Ok(frozen)
    }

    /// Who is asked, and where.
    pub(crate) fn server(&self) -> String {
        format!("postgres@{}:{}", self.host, self.port)
    }

    /// The database that every server has; its address.
    fn own_database(&self) -> String {
        format!("postgres://{}/postgres", self.server())
    }

    /// An empty database; its address.
    pub(crate) fn database(&self) -> Result<String, Failed> {
        let name = format!("faults_{}", self.made.fetch_add(1, Ordering::Relaxed));
        let mut conn = PgConnection::establish(&self.own_database()).map_err(told)?;
        conn.batch_execute(&format!("CREATE DATABASE {name}"))
            .map_err(told)?;
        Ok(format!("postgres://{}/{name}", self.server()))
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let _ = self.control(&["--mode", "immediate", "stop"]);
    }
}

/// The address of a database at whichever of two servers can be written to, of which the first is
/// asked first. `database`: its name, or its address at one of them.
pub(crate) fn at_whichever(servers: [&Cluster; 2], database: &str) -> String {
    let hosts = servers
        .map(|server| format!("127.0.0.1:{}", server.port))
        .join(",");
    let name = database.rsplit('/').next().unwrap_or_default();
    format!("postgres://postgres@{hosts}/{name}?target_session_attrs=read-write")
}

#[derive(QueryableByName)]
struct Said {
    #[diesel(sql_type = Text)]
    said: String,
}

/// What a server says to a question, as text.
pub(crate) fn asked(url: &str, question: &str) -> Result<String, Failed> {
    let mut conn = PgConnection::establish(url).map_err(told)?;
    sql_query(format!("SELECT ({question})::text AS said"))
        .get_result::<Said>(&mut conn)
        .map(|said| said.said)
        .map_err(told)
}

/// Makes the folder of a server.
pub(crate) fn home(folder: &Path, name: &str) -> Result<PathBuf, Failed> {
    let home = folder.join(name);
    fs::create_dir(&home).map_err(|e| format!("{}: {e}", home.display()))?;
    give_to_postgres(&home)?;
    Ok(home)
}

/// A folder belongs to whoever may run PostgreSQL.
pub(crate) fn give_to_postgres(folder: &Path) -> Result<(), Failed> {
    if rustix::process::geteuid().is_root() {
        done(Command::new("chown").arg("postgres").arg(folder))
    } else {
        Ok(())
    }
}

/// Does a command that has to succeed.
fn done(command: &mut Command) -> Result<(), Failed> {
    let said = command.output().map_err(told)?;
    let failed = || {
        format!(
            "{}: {}",
            command.get_program().display(),
            String::from_utf8_lossy(&said.stderr)
        )
    };
    if said.status.success() {
        Ok(())
    } else {
        Err(failed())
    }
}

/// Whether a process has ended, whoever may still have to take leave of it.
fn is_over(process: Pid) -> bool {
    let stat = fs::read_to_string(format!("/proc/{}/stat", process.as_raw_nonzero()));
    stat.map_or(true, |stat| {
        stat.rsplit(')')
            .next()
            .is_some_and(|rest| rest.trim_start().starts_with(['Z', 'X']))
    })
}

/// A PostgreSQL that does nothing until this is dropped.
pub(crate) struct Frozen<'a>(&'a Cluster);

impl Frozen<'_> {
    fn signal(&self, signal: Signal) -> Result<(), Failed> {
        // One that has ended meanwhile needs no signal.
        for process in self.0.family()? {
            let _ = kill_process(process, signal);
        }
        Ok(())
    }
}

impl Drop for Frozen<'_> {
    fn drop(&mut self) {
        let _ = self.signal(Signal::CONT);
    }
}
