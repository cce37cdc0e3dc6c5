//! A PostgreSQL of the harness' own, which is killed, stopped and frozen. It writes through to the disk: what it acknowledges has to stay.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection};
use rustix::process::{Pid, Signal, kill_process};

use crate::ground::{Failed, free_port, told, wait_for};

/// It gets so long to start again after it was killed.
const START: Duration = Duration::from_secs(60);

/// A PostgreSQL of our own; it is ended with the harness.
pub(crate) struct Cluster {
    programs: PathBuf,
    home: PathBuf,
    port: u16,
    made: AtomicUsize,
}

impl Cluster {
    /// Makes one in a folder that belongs to whoever may run PostgreSQL, and starts it.
    pub(crate) fn make(programs: &Path, home: &Path) -> Result<Cluster, Failed> {
        Cluster::of(programs, home, |cluster| {
            let mut making = cluster.command("initdb");
            making.args(["--username", "postgres", "--auth", "trust", "--encoding", "UTF8", "--locale", "C.UTF-8", "--pgdata"]);
            done(making.arg(cluster.data()))?;
            // No socket: the lock of a killed one would stay in the way where nobody takes leave of ended processes.
            let settings = "listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\nmax_connections = 200\n\
                 fsync = on\nsynchronous_commit = on\nfull_page_writes = on\n";
            let mut file = fs::OpenOptions::new().append(true).open(cluster.data().join("postgresql.conf")).map_err(told)?;
            file.write_all(settings.as_bytes()).map_err(told)
        })
    }

    /// Starts one whose files `lay` puts into the folder.
    pub(crate) fn of(programs: &Path, home: &Path, lay: impl FnOnce(&Cluster) -> Result<(), Failed>) -> Result<Cluster, Failed> {
        let cluster = Cluster { programs: programs.to_owned(), home: home.to_owned(), port: free_port()?, made: AtomicUsize::new(0) };
        lay(&cluster)?;
        cluster.start()?;
        Ok(cluster)
    }

    /// The folder with its files.
    pub(crate) fn data(&self) -> PathBuf {
        self.home.join("cluster")
    }

    /// A program of PostgreSQL, which refuses to run as root.
    pub(crate) fn command(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = if rustix::process::geteuid().is_root() {
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
        command.arg("--pgdata").arg(self.data()).args(["--wait", "--timeout", "60"]).args(arguments);
        let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status().map_err(told)?;
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
        Err(format!("PostgreSQL does not start: {}", said.get(from..).unwrap_or_default()))
    }

    /// Ends it without asking anybody to finish.
    pub(crate) fn stop(&self) -> Result<(), Failed> {
        if self.control(&["--mode", "immediate", "stop"])? { Ok(()) } else { Err("PostgreSQL can't be stopped".to_owned()) }
    }

    fn postmaster(&self) -> Result<Pid, Failed> {
        let file = fs::read_to_string(self.data().join("postmaster.pid")).map_err(|e| format!("postmaster.pid: {e}"))?;
        let number = file.lines().next().and_then(|line| line.trim().parse().ok()).filter(|number: &i32| *number > 1);
        number.and_then(Pid::from_raw).ok_or_else(|| "postmaster.pid names no process".to_owned())
    }

    /// The postmaster and the processes that it has started.
    fn family(&self) -> Result<Vec<Pid>, Failed> {
        let postmaster = self.postmaster()?;
        let number = postmaster.as_raw_nonzero();
        let children = fs::read_to_string(format!("/proc/{number}/task/{number}/children")).map_err(|e| format!("/proc: {e}"))?;
        let children = children.split_whitespace().filter_map(|child| child.parse().ok()).filter_map(Pid::from_raw);
        Ok(std::iter::once(postmaster).chain(children).collect())
    }

    /// SIGKILL to the postmaster: the others end by themselves.
    pub(crate) fn kill(&self) -> Result<(), Failed> {
        let (postmaster, family) = (self.postmaster()?, self.family()?);
        kill_process(postmaster, Signal::KILL).map_err(|e| format!("the postmaster can't be killed: {e}"))?;
        wait_for(START, || family.iter().all(|process| is_over(*process)).then_some(()))
            .ok_or("what the postmaster has started doesn't end")?;
        // Where nobody takes leave of ended processes the next postmaster would believe that this one lives.
        if Path::new(&format!("/proc/{}", postmaster.as_raw_nonzero())).exists() {
            fs::remove_file(self.data().join("postmaster.pid")).map_err(told)?;
        }
        Ok(())
    }

    /// SIGSTOP to all of it.
    pub(crate) fn freeze(&self) -> Result<Frozen<'_>, Failed> {
        // The postmaster first: it starts nobody any more.
        kill_process(self.postmaster()?, Signal::STOP).map_err(|e| format!("the postmaster can't be frozen: {e}"))?;
        let frozen = Frozen(self);
        frozen.signal(Signal::STOP)?;
        Ok(frozen)
    }

    /// Who is asked, and where.
    pub(crate) fn server(&self) -> String {
        format!("postgres@127.0.0.1:{}", self.port)
    }

    /// An empty database; its address.
    pub(crate) fn database(&self) -> Result<String, Failed> {
        let name = format!("faults_{}", self.made.fetch_add(1, Ordering::Relaxed));
        let server = format!("postgres://{}", self.server());
        let mut conn = PgConnection::establish(&format!("{server}/postgres")).map_err(told)?;
        conn.batch_execute(&format!("CREATE DATABASE {name}")).map_err(told)?;
        Ok(format!("{server}/{name}"))
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let _ = self.control(&["--mode", "immediate", "stop"]);
    }
}

/// Does a command that has to succeed.
pub(crate) fn done(command: &mut Command) -> Result<(), Failed> {
    let said = command.output().map_err(told)?;
    let failed = || format!("{}: {}", command.get_program().display(), String::from_utf8_lossy(&said.stderr));
    if said.status.success() { Ok(()) } else { Err(failed()) }
}

/// Whether a process has ended, whoever may still have to take leave of it.
fn is_over(process: Pid) -> bool {
    let stat = fs::read_to_string(format!("/proc/{}/stat", process.as_raw_nonzero()));
    stat.map_or(true, |stat| stat.rsplit(')').next().is_some_and(|rest| rest.trim_start().starts_with(['Z', 'X'])))
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
