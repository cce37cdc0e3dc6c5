//! The program that is tried, as a child that is killed, and doesn't outlive the harness.

use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

use crate::client::Client;
use crate::util::{Failed, told};
pub(crate) use crate::util::{free_port, wait_for};

/// The program gets so long until it answers.
pub(crate) const START: Duration = Duration::from_secs(60);
/// Whoever is being answered has ten seconds when it is stopped.
const STOP: Duration = Duration::from_secs(15);
/// A command of the console gets so long.
const COMMAND: Duration = Duration::from_secs(120);

/// The program.
pub(crate) struct Program(PathBuf);

/// Where a site is kept: its database, its folder.
#[derive(Clone)]
pub(crate) struct Place {
    /// Address of the database.
    pub(crate) database: String,
    /// Folder for the data.
    pub(crate) folder: PathBuf,
    /// Folder for what is said.
    pub(crate) logs: PathBuf,
}

impl Place {
    /// What a server beyond the machine wants to be told: the harness has no certificates.
    fn unencrypted(&self) -> Option<&'static str> {
        self.database
            .starts_with("postgres")
            .then_some("--database-unencrypted")
    }
}

impl Program {
    /// The program at a path.
    pub(crate) fn at(path: &Path) -> Result<Program, Failed> {
        path.canonicalize()
            .map(Program)
            .map_err(|e| format!("{}: {e}", path.display()))
    }

    fn command(&self, shell: Option<&str>) -> Command {
        let mut command = match shell {
            None => Command::new(&self.0),
            Some(limits) => {
                let mut command = Command::new("sh");
                command
                    .arg("-c")
                    .arg(format!("{limits}; exec \"$0\" \"$@\""))
                    .arg(&self.0);
                command
            }
        };
        command
            .env_clear()
            .env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin")
            .stdin(Stdio::null());
        command
    }

    /// Runs a command of the console to its end; what it said.
    ///
    /// # Errors
    /// It failed, or didn't end.
    pub(crate) fn run(&self, place: &Place, arguments: &[&str]) -> Result<String, Failed> {
        let (out, errors) = (
            place.logs.join("command.out"),
            place.logs.join("command.err"),
        );
        let mut command = self.command(None);
        command
            .args(arguments)
            .args(["--database", &place.database, "--data"])
            .arg(&place.folder);
        command.args(["--log", "warn"]).args(place.unencrypted());
        command
            .stdout(File::create(&out).map_err(told)?)
            .stderr(File::create(&errors).map_err(told)?);
        let mut child = Guest(command.spawn().map_err(told)?);
        let ended = wait_for(COMMAND, || child.0.try_wait().ok().flatten());
        let read = |path| std::fs::read_to_string(path).unwrap_or_default();
        match ended {
            Some(status) if status.success() => Ok(read(&out)),
            Some(status) => Err(format!(
                "{arguments:?} ended with {status}: {}",
                read(&errors)
            )),
            None => Err(format!("{arguments:?} didn't end within {COMMAND:?}")),
        }
    }

    /// Starts a server. `limits`: what a shell does before.
    ///
    /// # Errors
    /// It can't be started at all.
    pub(crate) fn serve(
        &self,
        place: &Place,
        port: u16,
        limits: Option<&str>,
    ) -> Result<Node, Failed> {
        let log = place.logs.join(format!("serve-{port}.log"));
        let errors = OpenOptions::new()
            .create(true)
            .append(true)
            .open(&log)
            .map_err(|e| format!("{}: {e}", log.display()))?;
        let mut command = self.command(limits);
        command
            .args([
                "serve",
                "--listen",
                &format!("127.0.0.1:{port}"),
                "--database",
                &place.database,
                "--data",
            ])
            .arg(&place.folder);
        command
            .args(["--workers", "2", "--log", "info"])
            .args(place.unencrypted())
            .stdout(Stdio::null())
            .stderr(errors);
        let child = Guest(command.spawn().map_err(told)?);
        Ok(Node {
            child,
            base: format!("http://127.0.0.1:{port}"),
            log,
        })
    }
}

/// A child that is ended with the harness.
struct Guest(Child);

impl Drop for Guest {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A running server.
pub(crate) struct Node {
    child: Guest,
    /// Its address.
    pub(crate) base: String,
    log: PathBuf,
}

impl Node {
    /// SIGKILL, and it is gone.
    pub(crate) fn kill(&mut self) -> Result<(), Failed> {
        self.child
            .0
            .kill()
            .and_then(|()| self.child.0.wait())
            .map(drop)
            .map_err(|e| format!("the server can't be killed: {e}"))
    }

    /// SIGTERM: it ends by itself, in good time and without an error.
    pub(crate) fn stop(&mut self) -> Result<(), Failed> {
        let process = i32::try_from(self.process())
            .ok()
            .and_then(Pid::from_raw)
            .ok_or("the server has no number")?;
        kill_process(process, Signal::TERM).map_err(told)?;
        match wait_for(STOP, || self.ended()) {
            Some(status) if status.success() => Ok(()),
            Some(status) => Err(format!(
                "the server was stopped and ended with {status}: {}",
                self.said()
            )),
            None => Err(format!(
                "the server doesn't stop within {STOP:?}: {}",
                self.said()
            )),
        }
    }

    /// The number of its process.
    pub(crate) fn process(&self) -> u32 {
        self.child.0.id()
    }

    /// How it ended, if it has.
    pub(crate) fn ended(&mut self) -> Option<ExitStatus> {
        self.child.0.try_wait().ok().flatten()
    }

    /// The end of what it has written to its log.
    pub(crate) fn said(&self) -> String {
        let all = std::fs::read(&self.log).unwrap_or_default();
        let from = all.len().saturating_sub(6_000);
        String::from_utf8_lossy(&all[from..]).into_owned()
    }

    /// Waits until it can serve; how long that took.
    ///
    /// # Errors
    /// It ended instead, or takes longer than it may.
    pub(crate) fn ready(&mut self) -> Result<Duration, Failed> {
        let began = Instant::now();
        let mut asker = Client::new(&self.base)?;
        let mut last = String::new();
        let answered = wait_for(START, || {
            if let Some(status) = self.ended() {
                return Some(Err(format!(
                    "the server ended with {status}: {}",
                    self.said()
                )));
            }
            match asker.get("/ready") {
                Ok(answer) if answer.status == 200 => Some(Ok(())),
                Ok(answer) => {
                    last = answer.says();
                    None
                }
                Err(why) => {
                    last = why;
                    None
                }
            }
        });
        match answered {
            Some(outcome) => outcome.map(|()| began.elapsed()),
            None => Err(format!(
                "the server can't serve after {START:?} ({last}): {}",
                self.said()
            )),
        }
    }
}
