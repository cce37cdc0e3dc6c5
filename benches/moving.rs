//! How long a federation takes to move in: 10,000 players, 2,000 tournaments and 100,000 games in
//! one archive, from the upload to the published list, through the pages as its chairman does it;
//! and what a reader of another federation feels meanwhile.
//!
//! `cargo bench --bench moving` starts the program itself with two workers. The reader asks for a
//! page of a list of 10,000 players that nobody has asked for before, twenty times a second, on the
//! same cores. `CROSSTABLE_BENCH_PROGRAM` names another program. Linux only.

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

use std::fmt::Write as _;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crosstable::actions::demo;
use crosstable::db::Db;
use crosstable::formats::archive::{Entry, build_archive};
use crosstable::web::app::{HashCost, MachineSecrets, hash};
use fill::fill;
use generator::{SLUG, Size};
use http::{Answer, Client};
use site::{noon, start, told};
use tools::{median, met, say};

const OTHERS: Size = Size {
    players: 10_000,
    tournaments: 200,
    games: 6_000,
    lists: 1,
};
const PLAYERS: usize = 10_000;
const TOURNAMENTS: usize = 2_000;
const SEATS: usize = 20;
const ROUNDS: usize = 5;
/// The federation of the demo that moves in, by plain Elo.
const HERE: &str = "evening";
/// Moving in takes at most so long, in seconds.
const LONGEST: f64 = 60.0;
/// The reader waits at most so long, in milliseconds, 99 times of 100.
const PATIENCE: f64 = 100.0;
const PACE: Duration = Duration::from_millis(50);

fn main() -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(told)?;
    fill(folder.path(), OTHERS)?;
    add_demo(folder.path())?;
    let files = files()?;
    let mut command = Command::new(program());
    command.args(["--workers", "2", "--log", "error", "--behind-proxy=true"]);
    let (guest, address, _) = start(command, folder.path())?;
    let mut chair = Chair::log_in(address)?;
    let (before, busy) = (guest.memory("VmRSS")?, guest.cpu()?);
    let moving = AtomicBool::new(true);
    let (steps, waits) = thread::scope(|scope| {
        let reader = scope.spawn(|| read_while(address, &moving));
        let steps = move_in(&mut chair, &files);
        moving.store(false, Ordering::Relaxed);
        (steps, reader.join())
    });
    let waits = waits.map_err(|_| "the reader broke down")??;
    let steps = steps?;
    let all: f64 = steps.iter().map(|(_, seconds)| seconds).sum();
    for (step, seconds) in &steps {
        say(format!("{step:<32} {seconds:6.1} s"));
    }
    say(format!(
        "from the upload to the list          {all:6.1} s ({})   archive {:.1} MB",
        met(all <= LONGEST),
        files.len() as f64 / 1e6
    ));
    let part = |part: f64| {
        waits
            .get(((waits.len() as f64 * part) as usize).min(waits.len().saturating_sub(1)))
            .copied()
            .unwrap_or(f64::NAN)
    };
    let p99 = part(0.99);
    say(format!(
        "a reader meanwhile: median {:.1}, p99 {p99:.1}, worst {:.1} ms ({}), {} pages",
        median(&waits),
        part(1.0),
        met(p99 <= PATIENCE),
        waits.len()
    ));
    say(format!(
        "memory {before:.0} -> {:.0} MB at most, processor {:.1} s",
        guest.memory("VmHWM")?,
        guest.cpu()? - busy
    ));
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

/// Ten years of wall lists. Everybody has a number; the one with the smaller number mostly wins.
fn files() -> Result<Vec<u8>, String> {
    let mut entries = Vec::with_capacity(TOURNAMENTS);
    for cup in 0..TOURNAMENTS {
        let (year, month, day) = (2010 + cup / 200, cup / 17 % 12 + 1, cup % 27 + 1);
        let mut text = format!(
            "; EV[Cup {cup}]\n; PC[XX, Town]\n; DT[{year}-{month:02}-{day:02},{year}-{month:02}-{day:02}]\n;\n"
        );
        for seat in 0..SEATS {
            let player = (cup * SEATS + seat * 7 * (cup % 3 + 1)) % PLAYERS;
            let _ = write!(
                text,
                "{} S{} G{} {}k XX Town 0",
                seat + 1,
                letters(player),
                letters(player % 97),
                player % 20 + 1
            );
            for round in 0..ROUNDS {
                let other = opponent(seat, round);
                let wins = (seat < other) != (seat + other + cup).is_multiple_of(5);
                let _ = write!(text, " {}{}", other + 1, if wins { '+' } else { '-' });
            }
            let _ = writeln!(text, " |{}", 10_000_001 + player);
        }
        entries.push(Entry {
            name: format!("{year}/cup-{cup}.h9"),
            bytes: text.into_bytes(),
        });
    }
    build_archive(&entries).map_err(|why| why.sentence)
}

/// By the circle: the last seat stays.
fn opponent(seat: usize, round: usize) -> usize {
    let ring = SEATS - 1;
    let turned = |at: usize| (at + round) % ring;
    let place = if seat == ring {
        0
    } else {
        (seat + ring - round % ring) % ring
    };
    match (seat, place) {
        (own, _) if own == ring => turned(0),
        (_, 0) => ring,
        (_, place) => turned(ring - place),
    }
}

fn letters(mut number: usize) -> String {
    let mut text = String::new();
    for _ in 0..4 {
        text.push(char::from(
            b'a' + u8::try_from(number % 26).unwrap_or_default(),
        ));
        number /= 26;
    }
    text
}

/// The chairman at the pages.
struct Chair {
    client: Client,
    address: SocketAddr,
    cookie: String,
    token: String,
}

impl Chair {
    fn log_in(address: SocketAddr) -> Result<Chair, String> {
        let mut chair = Chair {
            client: Client::connect(address).map_err(told)?,
            address,
            cookie: String::new(),
            token: String::new(),
        };
        chair.get("/login")?;
        let body = format!("login=chair&password={}", demo::PASSWORD);
        let answer = chair.post("/login", &body)?;
        if answer.status == 303 {
            Ok(chair)
        } else {
            Err(format!("log-in: {}", answer.status))
        }
    }

    /// Notes the cookies and the token of an answer.
    fn note(&mut self, answer: Answer) -> Result<Answer, String> {
        let fresh: Vec<String> = answer
            .every("set-cookie")
            .filter_map(|c| c.split(';').next())
            .map(str::to_owned)
            .collect();
        for cookie in fresh {
            let name = cookie.split('=').next().unwrap_or_default();
            let mut kept: Vec<String> = self
                .cookie
                .split("; ")
                .filter(|c| !c.is_empty())
                .map(str::to_owned)
                .collect();
            kept.retain(|c| c.split('=').next() != Some(name));
            kept.push(cookie.clone());
            self.cookie = kept.join("; ");
        }
        if let Some(token) = field(&text(&answer), "token") {
            self.token = token;
        }
        Ok(answer)
    }

    fn get(&mut self, path: &str) -> Result<Answer, String> {
        self.client = Client::connect(self.address).map_err(told)?;
        let cookie = self.cookie.clone();
        let answer = self
            .client
            .get(
                path,
                &[("Cookie", &cookie), ("X-Forwarded-For", "198.51.100.2")],
            )
            .map_err(told)?;
        self.note(answer)
    }

    fn headers<'a>(&self, cookie: &'a str, kind: &'a str) -> Vec<(&'a str, &'a str)> {
        vec![
            ("Cookie", cookie),
            ("X-Forwarded-For", "198.51.100.2"),
            ("Sec-Fetch-Site", "same-origin"),
            ("Content-Type", kind),
        ]
    }

    fn post(&mut self, path: &str, body: &str) -> Result<Answer, String> {
        let (cookie, body) = (self.cookie.clone(), format!("token={}&{body}", self.token));
        let headers = self.headers(&cookie, "application/x-www-form-urlencoded");
        let answer = self
            .client
            .send_bytes("POST", path, &headers, body.as_bytes())
            .map_err(told)?;
        self.note(answer)
    }

    fn upload(&mut self, path: &str, name: &str, bytes: &[u8]) -> Result<Answer, String> {
        let cookie = self.cookie.clone();
        let mut body = format!(
            "--edge\r\nContent-Disposition: form-data; name=\"token\"\r\n\r\n{}\r\n--edge\r\n",
            self.token
        )
        .into_bytes();
        body.extend(
            format!("Content-Disposition: form-data; name=\"file\"; filename=\"{name}\"\r\n\r\n")
                .into_bytes(),
        );
        body.extend(bytes);
        body.extend(b"\r\n--edge--\r\n");
        let headers = self.headers(&cookie, "multipart/form-data; boundary=edge");
        let answer = self
            .client
            .send_bytes("POST", path, &headers, &body)
            .map_err(told)?;
        self.note(answer)
    }
}

fn text(answer: &Answer) -> String {
    String::from_utf8_lossy(&answer.body).into_owned()
}

/// The value of a hidden field.
fn field(page: &str, name: &str) -> Option<String> {
    page.split(&format!("name=\"{name}\" value=\""))
        .nth(1)?
        .split('"')
        .next()
        .map(str::to_owned)
}

fn expect(answer: &Answer, status: u16, what: &str) -> Result<(), String> {
    let page = text(answer);
    // What a page of mistakes says stands in its alert.
    let said: String = page
        .split("role=\"alert\"")
        .nth(1)
        .unwrap_or(&page)
        .chars()
        .take(2000)
        .collect();
    if answer.status == status {
        Ok(())
    } else {
        Err(format!("{what}: {}: {said}", answer.status))
    }
}

/// The steps of moving in, with their seconds.
fn move_in(chair: &mut Chair, files: &[u8]) -> Result<Vec<(&'static str, f64)>, String> {
    let (mut steps, mut began) = (Vec::new(), Instant::now());
    let mut step = |name| {
        steps.push((name, began.elapsed().as_secs_f64()));
        began = Instant::now();
    };
    let years = format!("/{HERE}/years");
    chair.get(&years)?;
    expect(&chair.upload(&years, "years.zip", files)?, 303, "upload")?;
    step("the archive is uploaded");
    let page = text(&chair.get(&years)?);
    step("its tables are looked through");
    let bundle = field(&page, "bundle").ok_or("nothing was understood")?;
    chair.get(&format!("{years}/people"))?;
    step("its people are looked through");
    expect(
        &chair.post(
            &format!("{years}/people"),
            &format!("bundle={bundle}&do=new"),
        )?,
        303,
        "people",
    )?;
    let all = "way=rated&starts=1&all-official=yes";
    expect(
        &chair.post(
            &format!("{years}/tables"),
            &format!("bundle={bundle}&{all}&do=save"),
        )?,
        303,
        "saying that all were official",
    )?;
    let page = text(&chair.get(&years)?);
    let seen = field(&page, "seen").ok_or("nothing was understood")?;
    step("everybody is new");
    let taking = format!("bundle={bundle}&seen={seen}&{all}&do=take&reason=moving");
    expect(
        &chair.post(&format!("{years}/tables"), &taking)?,
        303,
        "taking over",
    )?;
    while chair.get(&format!("/{HERE}/changes/progress"))?.status == 200 {
        thread::sleep(Duration::from_millis(100));
    }
    step("it is taken over and rated");
    let page = text(&chair.get(&format!("/{HERE}/ratings/new"))?);
    let (date, print) = field(&page, "date")
        .zip(field(&page, "fingerprint"))
        .ok_or("no list can be published")?;
    expect(
        &chair.post(
            &format!("/{HERE}/ratings/new"),
            &format!("date={date}&fingerprint={print}&note="),
        )?,
        303,
        "publishing",
    )?;
    step("the list is published");
    let page = text(&chair.get(&years)?);
    if !page.contains(&format!("{TOURNAMENTS} tournaments rated"))
        && !page.contains("2,000 tournaments rated")
    {
        return Err(format!("not everything was rated: {page}"));
    }
    let listed = text(&chair.get(&format!("/{HERE}/ratings.csv"))?)
        .lines()
        .count();
    if listed <= PLAYERS {
        return Err(format!("the list has {listed} lines"));
    }
    Ok(steps)
}

/// Milliseconds until each page was there, the shortest first.
fn read_while(address: SocketAddr, moving: &AtomicBool) -> Result<Vec<f64>, String> {
    let (mut waits, mut page) = (Vec::new(), 0);
    while moving.load(Ordering::Relaxed) {
        page = page % 90 + 1;
        let began = Instant::now();
        let mut client = Client::connect(address).map_err(told)?;
        let answer = client
            .get(
                &format!("/{SLUG}/ratings?page={page}&q="),
                &[("X-Forwarded-For", "198.51.100.1")],
            )
            .map_err(told)?;
        if answer.status != 200 {
            return Err(format!("the reader was answered {}", answer.status));
        }
        waits.push(began.elapsed().as_secs_f64() * 1000.0);
        thread::sleep(PACE.saturating_sub(began.elapsed()));
    }
    waits.sort_by(f64::total_cmp);
    Ok(waits)
}
