//! The machine has no room, lets nothing be written, or lets few files be open.

use std::fs::{self, OpenOptions, Permissions};
use std::io::Write;
use std::net::TcpStream;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::acts::{Worker, acknowledged, calm, close, look, storm};
use crate::client::{Answer, Client};
use crate::fixture::{Fixture, SLUG};
use crate::ledger::Kind;
use crate::outages::ANSWERED;
use crate::program::{Node, Place, START, wait_for};
use crate::report::{Report, Row};
use crate::rng::Chance;
use crate::store::{self, Found};
use crate::{Failed, Setting, told};

/// The room of a small disk, in MB: the site of these faults takes some.
const SMALL_DISK: usize = 48;
/// What a site may write beyond what it has written, where files may not grow, in blocks of 512
/// bytes.
const GROWTH: u64 = 1_024;
/// The workers try for so long.
const WORK: Duration = Duration::from_secs(3);
/// Nobody fills a disk for longer.
const FILLED: Duration = Duration::from_secs(60);
/// Event streams that are opened where 64 files may be open.
const STREAMS: usize = 100;

/// What is said where nothing can be written.
const UNWRITABLE: [&str; 6] = [
    "nothing can be written",
    "not available",
    "Read-only file system",
    "readonly database",
    "Permission denied",
    "No space left",
];

/// A fault of the machine, tried as often as asked for.
pub(crate) fn tries(
    setting: &Setting,
    report: &mut Report,
    (name, fault): (&str, &str),
    one: impl Fn(&Setting, &str, u64, &mut Row) -> Result<(), Failed>,
) -> Result<(), Failed> {
    let mut row = Row::of(fault);
    let mut chance = Chance::of(setting.asked.seed);
    let mut outcome = Ok(());
    while outcome.is_ok() && row.tries < setting.asked.tries {
        row.tries += 1;
        outcome = one(
            setting,
            &format!("{name}-{}", row.tries),
            chance.number(),
            &mut row,
        );
    }
    report.add(row);
    outcome
}

/// Somebody who founds clubs, and remembers what was said.
pub(crate) struct Founder {
    client: Client,
    chance: Chance,
    sent: Vec<(String, u16)>,
}

impl Founder {
    /// The chairman at the server of this address.
    pub(crate) fn of(house: &Fixture, base: &str, seed: u64) -> Result<Founder, Failed> {
        Ok(Founder {
            client: house.officers.chairman.twin(base)?,
            chance: Chance::of(!seed),
            sent: Vec::new(),
        })
    }

    /// Founds a club, or tries to.
    pub(crate) fn found(&mut self) -> Result<Answer, Failed> {
        let name = format!("{} {}", self.chance.word(), self.chance.word());
        let form = self
            .client
            .page(&format!("/{SLUG}/clubs/new"))?
            .form("/clubs")?
            .set("name", &name);
        let answer = self.client.submit(&form)?;
        self.sent.push((name, answer.status));
        Ok(answer)
    }

    /// Everything can be read, logged in or not.
    pub(crate) fn reads(&mut self, base: &str, row: &mut Row) {
        for path in ["/people", "/ratings", "/tournaments"] {
            match self.client.get(&format!("/{SLUG}{path}")) {
                Ok(answer) if answer.status == 200 && answer.took <= ANSWERED => {}
                Ok(answer) => row.complain(format!(
                    "reading doesn't go on ({:?}): {}",
                    answer.took,
                    answer.says()
                )),
                Err(why) => row.complain(format!("reading doesn't go on: {why}")),
            }
        }
        match Client::new(base).and_then(|mut visitor| visitor.get(&format!("/{SLUG}"))) {
            Ok(answer) if answer.status == 200 => {}
            Ok(answer) => row.complain(format!("a visitor can't read: {}", answer.says())),
            Err(why) => row.complain(format!("a visitor can't read: {why}")),
        }
    }

    /// What was acknowledged is there once, what was refused is not there.
    pub(crate) fn look(&self, place: &Place, row: &mut Row) -> Result<(), Failed> {
        let found = Found::at(place)?;
        for (name, status) in &self.sent {
            let (count, wanted) = (
                found.count(&(Kind::Club, name.clone())),
                i64::from(*status == 303),
            );
            row.acknowledged += usize::from(*status == 303);
            if count < wanted {
                row.lost += 1;
                row.complain(format!(
                    "lost: the club {name} was acknowledged and is not there"
                ));
            }
            if count > wanted {
                row.doubled += 1;
                row.complain(format!(
                    "the club {name} was answered with {status} and is there {count} times"
                ));
            }
        }
        Ok(())
    }
}

/// Something is mounted until this goes.
struct Mounted(PathBuf);

impl Mounted {
    fn new(arguments: &[&str], at: &Path) -> Result<Mounted, Failed> {
        let said = Command::new("mount")
            .args(arguments)
            .arg(at)
            .stdin(Stdio::null())
            .output()
            .map_err(told)?;
        if said.status.success() {
            return Ok(Mounted(at.to_owned()));
        }
        Err(format!(
            "mount {arguments:?}: {}",
            String::from_utf8_lossy(&said.stderr)
        ))
    }
}

impl Drop for Mounted {
    fn drop(&mut self) {
        let _ = Command::new("umount")
            .arg("--lazy")
            .arg(&self.0)
            .stdin(Stdio::null())
            .stderr(Stdio::null())
            .status();
    }
}

/// Whether this machine lets us mount something.
fn may_mount(setting: &Setting) -> bool {
    let at = setting.scratch.join("may-mount");
    rustix::process::geteuid().is_root()
        && fs::create_dir_all(&at).is_ok()
        && Mounted::new(&["-t", "tmpfs", "-o", "size=1m", "tmpfs"], &at).is_ok()
}

/// The disk is full, and has room again later.
pub(crate) fn disk_full(setting: &Setting, report: &mut Report) -> Result<(), Failed> {
    if may_mount(setting) {
        return tries(setting, report, ("disk-full", "disk full"), full_disk);
    }
    report.leave_out("a full disk (nothing can be mounted here): files may not grow instead");
    tries(
        setting,
        report,
        ("disk-full", "files may not grow"),
        no_growth,
    )
}

/// Writes until nothing more fits.
fn fill(file: &Path) -> Result<(), Failed> {
    let mut filler = OpenOptions::new()
        .create(true)
        .append(true)
        .open(file)
        .map_err(told)?;
    for size in [1 << 20, 1 << 16, 1 << 12] {
        let piece = vec![7_u8; size];
        let began = Instant::now();
        while filler.write_all(&piece).is_ok() {
            if began.elapsed() > FILLED {
                return Err("the small disk doesn't get full".to_owned());
            }
        }
    }
    Ok(())
}

fn full_disk(setting: &Setting, name: &str, seed: u64, row: &mut Row) -> Result<(), Failed> {
    let data = Fixture::data(setting, name)?;
    let _disk = Mounted::new(
        &["-t", "tmpfs", "-o", &format!("size={SMALL_DISK}m"), "tmpfs"],
        &data,
    )?;
    let (house, node) = Fixture::found(setting, name, None)?;
    let mut workers = Worker::five(&house, [&node.base, &node.base], seed)?;
    calm(&mut workers)?;
    let mut founder = Founder::of(&house, &node.base, seed)?;
    let filler = data.join("filler");
    fill(&filler)?;
    unwritable(&mut workers, &mut founder, &node, row)?;
    fs::remove_file(&filler).map_err(told)?;
    let began = Instant::now();
    let again = wait_for(START, || {
        founder.found().ok().filter(|answer| answer.status == 303)
    });
    match again {
        Some(_) => row.recovered(began.elapsed()),
        None => row.complain("there is room again, and still nothing can be written"),
    }
    founder.look(&house.place, row)?;
    look(&setting.program, &house.place, &mut workers, row)?;
    close(&workers, row);
    Ok(())
}

/// Works until nothing can be written any more; then that is said, and everything can be read.
fn unwritable(
    workers: &mut [Worker],
    founder: &mut Founder,
    node: &Node,
    row: &mut Row,
) -> Result<(), Failed> {
    // What there is room for is still done. Each refused act ends its worker's work.
    storm(workers, |_| thread::sleep(WORK));
    let refused = wait_for(FILLED, || match founder.found() {
        Ok(answer) if answer.status == 303 => None,
        other => Some(other),
    });
    let refused = refused.ok_or("everything can still be written")??;
    if refused.status != 503 || !refused.retry_after {
        row.complain(format!(
            "no 503 with Retry-After where nothing can be written: {}",
            refused.says()
        ));
    }
    founder.reads(&node.base, row);
    let ready = Client::new(&node.base)?.get("/ready")?;
    if ready.status != 200 || !ready.body.contains("could not be stored") {
        row.complain(format!(
            "/ready doesn't say that nothing can be written: {}",
            ready.body
        ));
    }
    if !UNWRITABLE
        .iter()
        .any(|sentence| node.said().contains(sentence))
    {
        row.complain(format!(
            "the log doesn't say that nothing can be written: {}",
            node.said()
        ));
    }
    Ok(())
}

/// The same where nothing can be mounted: no file of the server may grow beyond a size.
fn no_growth(setting: &Setting, name: &str, seed: u64, row: &mut Row) -> Result<(), Failed> {
    let (house, mut node) = Fixture::found(setting, name, None)?;
    let mut workers = Worker::five(&house, [&node.base, &node.base], seed)?;
    calm(&mut workers)?;
    node.kill()?;
    let size = house
        .place
        .database
        .strip_prefix("sqlite:")
        .and_then(|file| fs::metadata(file).ok())
        .map_or(0, |file| file.len());
    let limits = format!("trap '' XFSZ; ulimit -f {}", size / 512 + GROWTH);
    let mut node = setting
        .program
        .serve(&house.place, house.port, Some(&limits))?;
    node.ready()?;
    let mut founder = Founder::of(&house, &node.base, seed)?;
    unwritable(&mut workers, &mut founder, &node, row)?;
    node.kill()?;
    let (_node, took) = house.start(setting)?;
    row.recovered(took);
    founder.look(&house.place, row)?;
    look(&setting.program, &house.place, &mut workers, row)?;
    close(&workers, row);
    Ok(())
}

/// A folder in which nothing can be written until this goes.
enum ReadOnly {
    Mounted { _again: Mounted },
    Forbidden(PathBuf),
}

impl ReadOnly {
    fn make(setting: &Setting, folder: &Path) -> Result<ReadOnly, Failed> {
        if may_mount(setting) {
            let over = Mounted::new(&["--bind", &folder.display().to_string()], folder)?;
            let said = Command::new("mount")
                .args(["-o", "remount,bind,ro"])
                .arg(folder)
                .stdin(Stdio::null())
                .output()
                .map_err(told)?;
            if !said.status.success() {
                return Err(format!(
                    "remount: {}",
                    String::from_utf8_lossy(&said.stderr)
                ));
            }
            return Ok(ReadOnly::Mounted { _again: over });
        }
        modes(folder, 0o555, 0o444)?;
        Ok(ReadOnly::Forbidden(folder.to_owned()))
    }
}

impl Drop for ReadOnly {
    fn drop(&mut self) {
        if let ReadOnly::Forbidden(folder) = self {
            let _ = modes(folder, 0o700, 0o600);
        }
    }
}

/// Sets the modes of a folder and of the files in it.
fn modes(folder: &Path, own: u32, of_files: u32) -> Result<(), Failed> {
    for file in fs::read_dir(folder).map_err(told)? {
        let path = file.map_err(told)?.path();
        if path.is_file() {
            fs::set_permissions(path, Permissions::from_mode(of_files)).map_err(told)?;
        }
    }
    fs::set_permissions(folder, Permissions::from_mode(own)).map_err(told)
}

/// Nothing can be written in the folder for the data when the server starts.
pub(crate) fn read_only(setting: &Setting, report: &mut Report) -> Result<(), Failed> {
    tries(
        setting,
        report,
        ("read-only", "read-only folder at the start"),
        |setting, name, seed, row| {
            let (house, mut node) = Fixture::found(setting, name, None)?;
            let mut workers = Worker::five(&house, [&node.base, &node.base], seed)?;
            calm(&mut workers)?;
            node.kill()?;
            let read_only = ReadOnly::make(setting, &house.place.folder)?;
            let mut node = setting.program.serve(&house.place, house.port, None)?;
            let mut founder = Founder::of(&house, &node.base, seed)?;
            match served(&mut node) {
                None => row.complain(format!(
                    "the server neither serves nor ends: {}",
                    node.said()
                )),
                Some(false) => {
                    if !UNWRITABLE
                        .iter()
                        .any(|sentence| node.said().contains(sentence))
                    {
                        row.complain(format!(
                            "the server doesn't say why it ended: {}",
                            node.said()
                        ));
                    }
                }
                Some(true) => unwritable(&mut workers, &mut founder, &node, row)?,
            }
            drop(node);
            drop(read_only);
            let (_node, took) = house.start(setting)?;
            row.recovered(took);
            founder.look(&house.place, row)?;
            look(&setting.program, &house.place, &mut workers, row)?;
            close(&workers, row);
            Ok(())
        },
    )
}

/// Whether a server can serve (true) or has ended (false); `None`: neither within the limit.
pub(crate) fn served(node: &mut Node) -> Option<bool> {
    let mut asker = Client::new(&node.base).ok()?;
    wait_for(START, || {
        if node.ended().is_some() {
            return Some(false);
        }
        asker
            .get("/ready")
            .ok()
            .filter(|answer| answer.status == 200)
            .map(|_| true)
    })
}

/// Few files may be open, and spectators want more than there are.
pub(crate) fn few_descriptors(setting: &Setting, report: &mut Report) -> Result<(), Failed> {
    tries(
        setting,
        report,
        ("descriptors", "64 open files, 100 event streams"),
        |setting, name, seed, row| {
            let (house, mut node) = Fixture::found(setting, name, None)?;
            let mut workers = Worker::five(&house, [&node.base, &node.base], seed)?;
            calm(&mut workers)?;
            node.kill()?;
            let mut node = setting
                .program
                .serve(&house.place, house.port, Some("ulimit -n 64"))?;
            node.ready()?;
            let event = store::desk(&house.place)?;
            let streams: Vec<TcpStream> = (0..STREAMS)
                .filter_map(|_| spectator(house.port, event).ok())
                .collect();
            let mut founder = Founder::of(&house, &node.base, seed)?;
            founder.reads(&node.base, row);
            let ready = Client::new(&node.base)?.get("/ready")?;
            if ready.status != 200 || !ready.body.contains("live pages: no more can wait for news")
            {
                row.complain(format!(
                    "/ready doesn't say that no more spectators are let in: {}",
                    ready.body
                ));
            }
            if !node.said().contains("a live page waits for no news") {
                row.complain(format!(
                    "the log doesn't say that no more spectators are let in: {}",
                    node.said()
                ));
            }
            let before = acknowledged(&workers);
            storm(&mut workers, |_| thread::sleep(WORK));
            if acknowledged(&workers) == before {
                row.complain(format!(
                    "beside {} event streams nothing was acknowledged: {}",
                    streams.len(),
                    node.said()
                ));
            }
            drop(streams);
            let began = Instant::now();
            match wait_for(START, || {
                founder.found().ok().filter(|answer| answer.status == 303)
            }) {
                Some(_) => row.recovered(began.elapsed()),
                None => row.complain("the spectators are gone, and still nothing can be done"),
            }
            if let Some(status) = node.ended() {
                row.complain(format!("the server ended with {status}: {}", node.said()));
            }
            founder.look(&house.place, row)?;
            look(&setting.program, &house.place, &mut workers, row)?;
            close(&workers, row);
            Ok(())
        },
    )
}

/// Somebody who waits for news of a tournament, and goes away if there is no place for that.
fn spectator(port: u16, event: i64) -> std::io::Result<TcpStream> {
    let mut stream = TcpStream::connect(("127.0.0.1", port))?;
    let request = format!(
        "GET /{SLUG}/tournaments/{event}/live/events HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAccept: text/event-stream\r\n\
         Connection: close\r\n\r\n"
    );
    stream.set_write_timeout(Some(ANSWERED))?;
    stream.write_all(request.as_bytes())?;
    Ok(stream)
}
