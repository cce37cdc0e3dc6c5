//! What ordinary readers of a federation of 100,000 players feel while somebody attacks the site,
//! and what memory the attack takes.
//!
//! `cargo bench --bench attacks` starts the program itself with two workers, on a database with
//! that federation and the demo's, and plays one attack after the other against it, each from many
//! addresses (told as a proxy would). Meanwhile one reader asks for a page of the list that nobody
//! has asked for before, fifty times a second. The attackers run on the same cores. Nothing but
//! 127.0.0.1 is loaded; each attack ends by itself. `CROSSTABLE_BENCH_PROGRAM` names another
//! program to attack, such as the version before. Linux only; 5,000 open files.

#[path = "tools/fill.rs"]
mod fill;
mod generator;
#[path = "tools/http.rs"]
mod http;
#[path = "tools/process.rs"]
mod process;
#[path = "tools/site.rs"]
mod site;
mod tools;

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crosstable::actions::demo;
use crosstable::db::Db;
use crosstable::web::app::{HashCost, MachineSecrets, hash};
use fill::fill;
use generator::{SLUG, Size};
use http::Client;
use process::Guest;
use site::{noon, start, told};
use tools::{median, met, say};

const SIZE: Size = Size {
    players: 100_000,
    tournaments: 1_000,
    games: 30_000,
    lists: 1,
};
/// How long each attack lasts.
const LASTS: Duration = Duration::from_secs(12);
/// A reader asks so often.
const PACE: Duration = Duration::from_millis(20);
/// Readers wait at most so long, in milliseconds, 99 times of 100.
const PATIENCE: f64 = 100.0;
/// Pages of the list.
const PAGES: u32 = 900;

/// What an attacker is told, by status; 0: the connection was closed.
type Told = Mutex<BTreeMap<u16, u32>>;

/// What attackers do.
type Deed = fn(&Attack);

/// One attack: until when it goes on, and what it was told.
struct Attack<'a> {
    site: SocketAddr,
    live: &'a str,
    until: Instant,
    told: Told,
}

fn main() -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(told)?;
    fill(folder.path(), SIZE)?;
    add_demo(folder.path())?;
    let attacks: [(&str, Deed); 5] = [
        ("nobody attacks", |_| {}),
        ("600 log-ins at once", log_ins),
        ("150 forms that never end", slow_forms),
        ("50 whole lists at once", whole_lists),
        ("2,000 event streams", streams),
    ];
    say(
        "attack                      reader: median, p99, worst      memory: before, most, after  processor  told to the attackers",
    );
    for (name, attack) in attacks {
        measure(folder.path(), name, attack)?;
    }
    Ok(())
}

/// The demo's federations beside the large one: tournaments are played there.
fn add_demo(folder: &Path) -> Result<(), String> {
    let db = Db::open(
        &format!("sqlite:{}", folder.join("crosstable.sqlite").display()),
        1,
    )
    .map_err(told)?;
    db.write(|c| {
        demo::seed_demo(
            c,
            &MachineSecrets,
            &|password| hash(HashCost::FOR_TESTS, password),
            noon(),
        )
    })
    .map_err(told)?;
    Ok(())
}

#[expect(
    clippy::disallowed_methods,
    reason = "two versions are compared by naming the program of one of them"
)]
fn program() -> String {
    std::env::var("CROSSTABLE_BENCH_PROGRAM")
        .unwrap_or_else(|_| env!("CARGO_BIN_EXE_crosstable").to_owned())
}

fn measure(folder: &Path, name: &str, attack: Deed) -> Result<(), String> {
    let mut command = Command::new(program());
    command.args(["--workers", "2", "--log", "error", "--behind-proxy=true"]);
    let (guest, site, _) = start(command, folder)?;
    let live = live_page(site)?;
    read_for(site, Instant::now() + Duration::from_secs(2))?;
    let (before, began) = (guest.memory("VmRSS")?, guest.cpu()?);
    let attack_on = Attack {
        site,
        live: &live,
        until: Instant::now() + LASTS,
        told: Mutex::default(),
    };
    let (waits, most) = thread::scope(|scope| {
        let attackers = scope.spawn(|| attack(&attack_on));
        let most = scope.spawn(|| most_memory(&guest, attack_on.until));
        let waits = read_for(site, attack_on.until);
        let _ = attackers.join();
        (waits, most.join())
    });
    let used = guest.cpu()? - began;
    let (waits, most) = (waits?, most.map_err(|_| "the memory was not watched")??);
    thread::sleep(Duration::from_secs(3));
    let after = guest.memory("VmRSS")?;
    let (middle, p99, worst) = (median(&waits), part(&waits, 0.99), part(&waits, 1.0));
    let told: Vec<String> = answers(&attack_on)
        .iter()
        .map(|(status, count)| format!("{status}: {count}"))
        .collect();
    let verdict = met(p99 <= PATIENCE);
    say(format!(
        "{name:<27} {middle:6.1} {p99:7.1} {worst:7.1} ms ({verdict})  {before:5.0} {most:5.0} {after:5.0} MB  {used:5.1} s   {}",
        told.join(", ")
    ));
    Ok(())
}

fn answers(attack: &Attack) -> BTreeMap<u16, u32> {
    attack
        .told
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .clone()
}

/// The most memory that the program has until then.
fn most_memory(guest: &Guest, until: Instant) -> Result<f64, String> {
    let mut most = 0.0_f64;
    while Instant::now() < until {
        most = most.max(guest.memory("VmRSS")?);
        thread::sleep(Duration::from_millis(50));
    }
    Ok(most)
}

/// The value below which this part of all lies.
fn part(all: &[f64], part: f64) -> f64 {
    let mut sorted = all.to_vec();
    sorted.sort_by(f64::total_cmp);
    let at = ((sorted.len() as f64 * part) as usize).min(sorted.len().saturating_sub(1));
    sorted.get(at).copied().unwrap_or(f64::NAN)
}

/// A reader who turns the pages of the list; milliseconds until each was there. Whoever gets no
/// page asks again, and waits on.
fn read_for(site: SocketAddr, until: Instant) -> Result<Vec<f64>, String> {
    static PAGE: AtomicU32 = AtomicU32::new(0);
    let mut client = Client::connect(site).map_err(told)?;
    let mut waits = Vec::new();
    while Instant::now() < until {
        let path = format!(
            "/{SLUG}/ratings?page={}",
            PAGE.fetch_add(1, Ordering::Relaxed) % PAGES + 1
        );
        let began = Instant::now();
        loop {
            let answer = client.get(&path, &[("X-Forwarded-For", "198.51.100.1")]);
            if answer.is_ok_and(|answer| answer.status == 200) || Instant::now() >= until {
                break;
            }
            thread::sleep(PACE);
            client = Client::connect(site).map_err(told)?;
        }
        waits.push(began.elapsed().as_secs_f64() * 1000.0);
        thread::sleep(PACE.saturating_sub(began.elapsed()));
    }
    Ok(waits)
}

/// The address of a tournament of the demo that is being played.
fn live_page(site: SocketAddr) -> Result<String, String> {
    let mut client = Client::connect(site).map_err(told)?;
    let page = client
        .get(&format!("/{}/tournaments", demo::SLUG), &[])
        .map_err(told)?;
    let text = String::from_utf8_lossy(&page.body).into_owned();
    let links = text
        .split("href=\"")
        .filter_map(|rest| rest.split('"').next())
        .filter(|link| link.contains("/tournaments/"));
    for link in links.filter(|link| link.bytes().last().is_some_and(|b| b.is_ascii_digit())) {
        let live = format!("{link}/live");
        if client.get(&live, &[]).map_err(told)?.status == 200 {
            return Ok(live);
        }
    }
    Err("nothing is being played in the demo".to_owned())
}

impl Attack<'_> {
    fn goes_on(&self) -> bool {
        Instant::now() < self.until
    }

    fn was_told(&self, status: u16) {
        *self
            .told
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .entry(status)
            .or_default() += 1;
    }

    /// Does the same at once as often as wanted, each from an address of its own, until the time is
    /// over.
    fn at_once(&self, count: u32, one: impl Fn(&str) -> Option<u16> + Sync) {
        thread::scope(|scope| {
            for n in 0..count {
                let one = &one;
                scope.spawn(move || {
                    let address = format!("203.0.{}.{}", n / 250, n % 250 + 1);
                    while self.goes_on() {
                        self.was_told(one(&address).unwrap_or(0));
                    }
                });
            }
        });
    }
}

/// Everybody tries a password of an account of his own.
fn log_ins(attack: &Attack) {
    let Some((cookie, token)) = visitor(attack.site) else {
        return attack.was_told(0);
    };
    let body = format!("token={token}&login=somebody&password=not+the+right+one");
    attack.at_once(600, |address| {
        let mut client = Client::connect(attack.site).ok()?;
        let headers = [
            ("Cookie", cookie.as_str()),
            ("X-Forwarded-For", address),
            ("Sec-Fetch-Site", "same-origin"),
        ];
        client
            .send("POST", "/login", &headers, &body)
            .ok()
            .map(|answer| answer.status)
    });
}

/// The cookie and the token of the log-in form.
fn visitor(site: SocketAddr) -> Option<(String, String)> {
    let page = Client::connect(site).ok()?.get("/login", &[]).ok()?;
    let cookie = page.header("set-cookie")?.split(';').next()?.to_owned();
    let text = String::from_utf8_lossy(&page.body).into_owned();
    let token = text
        .split("name=\"token\" value=\"")
        .nth(1)?
        .split('"')
        .next()?
        .to_owned();
    Some((cookie, token))
}

/// Everybody begins a form and sends a letter of it now and then.
fn slow_forms(attack: &Attack) {
    attack.at_once(150, |address| {
        let mut stream = TcpStream::connect(attack.site).ok()?;
        let head = format!(
            "POST /login HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {address}\r\nContent-Type: application/x-www-form-urlencoded\r\n\
             Content-Length: 2000000\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).ok()?;
        stream.write_all(&vec![b'a'; 60_000]).ok()?;
        stream.set_read_timeout(Some(Duration::from_millis(500))).ok()?;
        while attack.goes_on() {
            if stream.write_all(b"a").is_err() {
                return None;
            }
            let mut answer = [0; 12];
            match stream.read(&mut answer) {
                Ok(0) => return None,
                Ok(_) => return std::str::from_utf8(&answer).ok()?.split(' ').nth(1)?.parse().ok(),
                Err(_) => {}
            }
        }
        None
    });
}

/// Everybody asks for the whole list, each time as nobody has asked before.
fn whole_lists(attack: &Attack) {
    let asked = AtomicU32::new(0);
    attack.at_once(50, |address| {
        let n = asked.fetch_add(1, Ordering::Relaxed);
        let path = format!("/{SLUG}/ratings.json?from={}&junk={n}", n % 50);
        let headers = [("X-Forwarded-For", address), ("Accept-Encoding", "gzip")];
        Client::connect(attack.site)
            .ok()?
            .get(&path, &headers)
            .ok()
            .map(|answer| answer.status)
    });
}

/// Everybody opens ten pages of a tournament that is being played, and leaves them open.
fn streams(attack: &Attack) {
    let mut open = Vec::new();
    for n in 0..2_000 {
        let address = format!("203.0.{}.{}", n / 2_000, n / 10 + 1);
        match stream(attack, &address) {
            Some((status, stream)) => {
                attack.was_told(status);
                open.push(stream);
            }
            None => attack.was_told(0),
        }
    }
    while attack.goes_on() {
        thread::sleep(PACE);
    }
}

fn stream(attack: &Attack, address: &str) -> Option<(u16, TcpStream)> {
    let mut stream = TcpStream::connect(attack.site).ok()?;
    let head = format!(
        "GET {}/events HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {address}\r\n\r\n",
        attack.live
    );
    stream.write_all(head.as_bytes()).ok()?;
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).ok()?;
    Some((
        std::str::from_utf8(&answer)
            .ok()?
            .split(' ')
            .nth(1)?
            .parse()
            .ok()?,
        stream,
    ))
}
