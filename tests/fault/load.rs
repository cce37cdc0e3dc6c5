//! A crowd: spectators of a live page, clients that send a byte now and then, bodies that never
//! come, and everybody logging in at once. Whoever reads beside them feels nothing of it.

use std::io::Write;
use std::net::{Ipv4Addr, SocketAddrV4, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rustix::net::{AddressFamily, SocketType, bind, connect, socket};

use crate::acts::{Worker, calm};
use crate::client::Client;
use crate::fixture::{Fixture, SLUG};
use crate::machine::{Founder, tries};
use crate::report::{Report, say};
use crate::rng::Chance;
use crate::{Failed, Setting, store, told};

/// Event streams, clients that are slow, bodies that are stalled, log-ins at the same time.
const STREAMS: usize = 2_000;
const SLOW: usize = 200;
const STALLED: usize = 100;
const LOG_INS: usize = 200;
/// So many of them come from one address.
const OF_ONE: usize = 100;
/// Ordinary readers, and how long they read.
const READERS: usize = 4;
const READING: Duration = Duration::from_secs(10);
/// A slow client sends a byte so often; a reader turns a page so often.
const BYTE: Duration = Duration::from_millis(500);
const PAGE: Duration = Duration::from_millis(10);
/// What 99 of 100 answers to ordinary readers take at most.
const P99: Duration = Duration::from_millis(100);

/// All of it at once.
pub(crate) fn comes(setting: &Setting, report: &mut Report) -> Result<(), Failed> {
    let fault = format!(
        "{STREAMS} event streams, {SLOW} slow clients, {STALLED} stalled bodies, {LOG_INS} log-ins at once"
    );
    tries(
        setting,
        report,
        ("crowd", &fault),
        |setting, name, seed, row| {
            let (house, node) = Fixture::found(setting, name, None)?;
            calm(&mut Worker::five(&house, [&node.base, &node.base], seed)?)?;
            let event = store::desk(&house.place)?;
            let crowd = Crowd::gather(house.port, event);
            say(format_args!(
                "{} of {} connections came about",
                crowd.all(),
                STREAMS + SLOW + STALLED
            ));
            let mut founder = Founder::of(&house, &node.base, seed)?;
            let over = AtomicBool::new(false);
            let answered = AtomicUsize::new(0);
            let read = thread::scope(|scope| {
                scope.spawn(|| crowd.drip(&over));
                let pushing: Vec<_> = (0..LOG_INS)
                    .map(|_| scope.spawn(|| push(&node.base, &answered)))
                    .collect();
                let reading: Vec<_> = (0..READERS)
                    .map(|at| scope.spawn(move || ordinary(&house_base(house.port), at as u64)))
                    .collect();
                let read: Vec<_> = reading
                    .into_iter()
                    .map(|reader| {
                        reader
                            .join()
                            .unwrap_or_else(|_| Err("a reader ended in panic".to_owned()))
                    })
                    .collect();
                over.store(true, Ordering::Release);
                drop(pushing);
                read
            });
            let mut took = Vec::new();
            for reader in read {
                took.extend(reader?);
            }
            took.sort_unstable();
            let at = |percent: usize| {
                took.get(took.len() * percent / 100)
                    .copied()
                    .unwrap_or_default()
            };
            say(format_args!(
                "{} pages read: median {:?}, p99 {:?}; {} log-ins answered",
                took.len(),
                at(50),
                at(99),
                answered.load(Ordering::Relaxed)
            ));
            if took.is_empty() || at(99) > P99 {
                row.complain(format!("p99 of ordinary readers is {:?}", at(99)));
            }
            let answered = answered.load(Ordering::Relaxed);
            if answered < LOG_INS {
                row.complain(format!(
                    "only {answered} of {LOG_INS} who wanted to log in were answered"
                ));
            }
            let watching = crowd.watching();
            say(format_args!("{watching} event streams are kept"));
            if watching < STREAMS * 9 / 10 {
                row.complain(format!(
                    "only {watching} of {STREAMS} event streams are kept"
                ));
            }
            founder.reads(&node.base, row);
            drop(crowd);
            let began = Instant::now();
            match crate::program::wait_for(READING, || {
                founder.found().ok().filter(|answer| answer.status == 303)
            }) {
                Some(_) => row.recovered(began.elapsed()),
                None => row.complain("the crowd is gone, and still nothing can be done"),
            }
            founder.look(&house.place, row)
        },
    )
}

fn house_base(port: u16) -> String {
    format!("http://127.0.0.1:{port}")
}

/// Connections that want something and give little.
struct Crowd {
    streams: Vec<TcpStream>,
    slow: Vec<TcpStream>,
    stalled: Vec<TcpStream>,
}

impl Crowd {
    fn gather(port: u16, event: i64) -> Crowd {
        let head = |line: &str| format!("{line} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n");
        let watch = head(&format!("GET /{SLUG}/tournaments/{event}/live/events"))
            + "Accept: text/event-stream\r\n\r\n";
        let post = head("POST /login")
            + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\nlogin=";
        let slow = head(&format!("GET /{SLUG}/ratings")) + "X-Slow: ";
        let many = |count: usize, text: &str| {
            (0..count)
                .filter_map(|at| opened(port, at / OF_ONE, text).ok())
                .collect()
        };
        Crowd {
            streams: many(STREAMS, &watch),
            slow: many(SLOW, &slow),
            stalled: many(STALLED, &post),
        }
    }

    fn all(&self) -> usize {
        self.streams.len() + self.slow.len() + self.stalled.len()
    }

    /// How many spectators were let in.
    fn watching(&self) -> usize {
        let good = |stream: &&TcpStream| {
            let mut said = [0; 12];
            stream.set_read_timeout(Some(PAGE)).is_ok()
                && stream
                    .peek(&mut said)
                    .is_ok_and(|count| said[..count].ends_with(b" 200"))
        };
        self.streams.iter().filter(good).count()
    }

    /// The slow ones go on being slow.
    fn drip(&self, over: &AtomicBool) {
        while !over.load(Ordering::Acquire) {
            for mut stream in &self.slow {
                // Who was sent away has shown what the server does with him.
                let _ = stream.write_all(b"s");
            }
            thread::sleep(BYTE);
        }
    }
}

/// A connection from one of many addresses, that has said something.
fn opened(port: u16, from: usize, text: &str) -> Result<TcpStream, Failed> {
    let from = u8::try_from(from + 2).map_err(told)?;
    let own = socket(AddressFamily::INET, SocketType::STREAM, None).map_err(told)?;
    bind(&own, &SocketAddrV4::new(Ipv4Addr::new(127, 0, from, 1), 0)).map_err(told)?;
    connect(&own, &SocketAddrV4::new(Ipv4Addr::LOCALHOST, port)).map_err(told)?;
    let mut stream = TcpStream::from(own);
    stream.write_all(text.as_bytes()).map_err(told)?;
    Ok(stream)
}

/// Somebody who logs in with a password that is none, and is answered or sent away.
fn push(base: &str, answered: &AtomicUsize) {
    let once = || -> Result<(), Failed> {
        let mut client = Client::new(base)?;
        let form = client.page("/login")?.own_form(
            "/login",
            &[("login", "nobody"), ("password", "no password of anybody")],
        )?;
        client.submit(&form).map(drop)
    };
    if once().is_ok() {
        answered.fetch_add(1, Ordering::Relaxed);
    }
}

/// Somebody who turns pages: what each answer took.
fn ordinary(base: &str, seed: u64) -> Result<Vec<Duration>, Failed> {
    let (mut reader, mut chance) = (Client::new(base)?, Chance::of(seed));
    let (began, mut took) = (Instant::now(), Vec::new());
    let pages = [
        "",
        "/ratings",
        "/tournaments",
        "/players/1",
        "/calendar",
        "/clubs",
    ];
    while began.elapsed() < READING {
        let page = pages[usize::try_from(chance.below(pages.len() as u64)).unwrap_or_default()];
        took.push(reader.page(&format!("/{SLUG}{page}"))?.took);
        thread::sleep(PAGE);
    }
    Ok(took)
}
