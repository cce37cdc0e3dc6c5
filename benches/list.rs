//! Serves the current list of a federation of 100,000 players, 100 rows a page.
//!
//! `cargo bench --bench list` starts the program itself with one worker, and beside it a bare actix
//! handler with one worker and the same settings that answers with the same bytes out of memory.
//! Both are loaded in turn, 5 seconds each, twice, with `wrk` (8 kept connections) or, where that
//! is missing, a plain client of our own. Nothing but 127.0.0.1 is loaded. Linux only.

#[path = "tools/fill.rs"]
mod fill;
mod generator;
#[path = "tools/http.rs"]
mod http;
#[path = "tools/lone.rs"]
mod lone;
#[path = "tools/process.rs"]
mod process;
#[path = "tools/site.rs"]
mod site;
mod tools;

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use actix_web::web::{self, Bytes};
use actix_web::{HttpResponse, HttpServer};
use fill::fill;
use generator::{SLUG, Size};
use http::{Answer, Client};
use lone::serve;
use process::Guest;
use site::{free, told};
use tools::{median, met, say};

const SIZE: Size = Size {
    players: 100_000,
    tournaments: 1_000,
    games: 30_000,
    lists: 1,
};
const CONNECTIONS: usize = 8;
const SECONDS: u64 = 5;
const TURNS: usize = 2;
const STARTS: usize = 3;
/// Different pages for the cost of one that isn't finished yet.
const UNFINISHED: usize = 400;
/// A finished page serves at least this part of what the bare handler does.
const PAGE: f64 = 0.8;
/// The same of the answer that nothing has changed.
const UNCHANGED: f64 = 1.2;
/// At most this many milliseconds of processor time for a page that isn't finished yet.
const UNFINISHED_CPU: f64 = 2.0;
/// At most this many milliseconds from the start to the first list, and for the first list of
/// somebody who comes a while after it.
const START: f64 = 100.0;
const WHILE: Duration = Duration::from_secs(2);
/// At most this much memory, in MB.
const MEMORY: f64 = 150.0;

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().collect();
    if let [_, word, address, file] = arguments.as_slice()
        && word == "bare"
    {
        return bare(address, Path::new(file));
    }
    let folder = tempfile::tempdir().map_err(told)?;
    fill(folder.path(), SIZE)?;

    let mut starts = Vec::new();
    for _ in 1..STARTS {
        starts.push(serve(folder.path(), None)?.2);
    }
    let (site, address, seconds) = serve(folder.path(), None)?;
    starts.push(seconds);
    let path = format!("/{SLUG}/ratings");
    let fresh = site.memory("VmRSS")?;
    ask_a_while_after_the_start(folder.path(), &path)?;

    let page = ListPage::fetch(address, &path)?;
    let file = folder.path().join("page.html");
    std::fs::write(&file, &page.plain.body).map_err(told)?;
    let (_other, other) = bare_server(&file)?;
    if ask(other, "/list", &[], 200)?.body != page.plain.body {
        return Err("the bare handler answers with something else".to_owned());
    }
    compare_with_bare(address, &path, &page.tag, other)?;
    ask_for_unfinished_pages(&site, address, &path)?;

    let start = 1e3 * median(&starts);
    say(format_args!(
        "from start to the first list: {start:.0} ms  (target: below {START}) {}",
        met(start < START)
    ));
    let (now, most) = (site.memory("VmRSS")?, site.memory("VmHWM")?);
    say(format_args!(
        "memory: {fresh:.0} MB after the start, {now:.0} MB after the load, {most:.0} MB at most  (target: below {MEMORY}) {}",
        met(now < MEMORY)
    ));
    Ok(())
}

/// Starts the program and says how long the first list takes that is asked for a while later.
fn ask_a_while_after_the_start(folder: &Path, path: &str) -> Result<(), String> {
    let address = free()?;
    let mut command = Command::new(env!("CARGO_BIN_EXE_crosstable"));
    command
        .current_dir(folder)
        .args([
            "serve",
            "--workers",
            "1",
            "--log",
            "warn",
            "--listen",
            &address.to_string(),
            "--data",
        ])
        .arg(folder);
    let _guest = Guest(command.stdout(Stdio::null()).spawn().map_err(told)?);
    std::thread::sleep(WHILE);
    let began = Instant::now();
    ask(address, path, &[("Accept-Encoding", "br")], 200)?;
    let took = 1e3 * began.elapsed().as_secs_f64();
    say(format_args!(
        "the first list {} s after the start: {took:.0} ms  (target: below {START}) {}",
        WHILE.as_secs(),
        met(took < START)
    ));
    Ok(())
}

/// The first page of the list as the site answers with it.
struct ListPage {
    plain: Answer,
    tag: String,
}

impl ListPage {
    /// Asks for the page in every encoding and for its tag, and says how large it is.
    fn fetch(address: SocketAddr, path: &str) -> Result<ListPage, String> {
        let plain = ask(address, path, &[("Accept-Encoding", "identity")], 200)?;
        let gzip = ask(address, path, &[("Accept-Encoding", "gzip")], 200)?;
        let brotli = ask(address, path, &[("Accept-Encoding", "br")], 200)?;
        let tag = plain
            .header("etag")
            .ok_or("the page has no tag")?
            .to_owned();
        ask(address, path, &[("If-None-Match", &tag)], 304)?;
        say(format_args!(
            "the list: {} players, page of {} bytes plain, {} gzip, {} brotli",
            SIZE.players,
            plain.body.len(),
            gzip.body.len(),
            brotli.body.len()
        ));
        Ok(ListPage { plain, tag })
    }
}

/// Loads the site and the bare handler in turn, and says how they compare.
fn compare_with_bare(
    address: SocketAddr,
    path: &str,
    tag: &str,
    bare: SocketAddr,
) -> Result<(), String> {
    let wrk = Command::new("wrk").arg("-v").output().is_ok();
    if wrk {
        say(format_args!(
            "loaded with wrk, {CONNECTIONS} connections, {SECONDS} s each, {TURNS} turns"
        ));
    } else {
        say(
            "!!! wrk is NOT installed (Debian, Ubuntu: apt install wrk): a slower client of our own does the loading,",
        );
        say(
            "!!! and takes processor time from the server. Requests per second are too low, and the ratios too close to 1.",
        );
    }
    let kinds: [(&str, SocketAddr, &str, (&str, &str)); 5] = [
        (
            "bare handler",
            bare,
            "/list",
            ("Accept-Encoding", "identity"),
        ),
        (
            "page, plain",
            address,
            path,
            ("Accept-Encoding", "identity"),
        ),
        ("page, gzip", address, path, ("Accept-Encoding", "gzip")),
        ("page, brotli", address, path, ("Accept-Encoding", "br")),
        ("unchanged (304)", address, path, ("If-None-Match", tag)),
    ];
    let mut rates = [0.0; 5];
    for _ in 0..TURNS {
        for (rate, (_, address, path, header)) in rates.iter_mut().zip(&kinds) {
            let measured = if wrk {
                load_with_wrk(*address, path, *header)?
            } else {
                load(*address, path, *header)?
            };
            *rate += measured / TURNS as f64;
        }
    }
    for (rate, (name, ..)) in rates.iter().zip(&kinds) {
        say(format_args!(
            "  {name:<16} {rate:8.0} requests per second  {:5.2} of bare",
            rate / rates[0]
        ));
    }
    // A finished page is what readers get: compressed.
    let (plain, page, unchanged) = (
        rates[1] / rates[0],
        rates[3] / rates[0],
        rates[4] / rates[0],
    );
    say(format_args!(
        "page / bare: {page:.2}, plain {plain:.2}  (target: at least {PAGE}) {}",
        met(page >= PAGE && plain >= PAGE)
    ));
    say(format_args!(
        "304 / bare: {unchanged:.2}  (target: at least {UNCHANGED}) {}",
        met(unchanged >= UNCHANGED)
    ));
    Ok(())
}

/// Asks for pages of the list that aren't finished yet, and says what one costs.
fn ask_for_unfinished_pages(site: &Guest, address: SocketAddr, path: &str) -> Result<(), String> {
    let before = site.cpu()?;
    let start = Instant::now();
    let mut reader = Client::connect(address).map_err(told)?;
    for page in 0..UNFINISHED {
        // Early and late pages in turn.
        let page = 2 + (page * 37) % 900;
        let answer = reader
            .get(&format!("{path}?page={page}"), &[("Accept-Encoding", "br")])
            .map_err(told)?;
        if answer.status != 200 {
            return Err(format!("page {page} was answered with {}", answer.status));
        }
    }
    let each = |seconds: f64| 1e3 * seconds / UNFINISHED as f64;
    let wall = start.elapsed().as_secs_f64();
    let cpu = each(site.cpu()? - before);
    say(format_args!(
        "a page that isn't finished yet: {cpu:.2} ms of processor time, {:.2} ms in all  (target: at most {UNFINISHED_CPU} ms) {}",
        each(wall),
        met(cpu <= UNFINISHED_CPU)
    ));
    Ok(())
}

fn bare_server(file: &Path) -> Result<(Guest, SocketAddr), String> {
    let address = free()?;
    let own = std::env::current_exe().map_err(told)?;
    let guest = Guest(
        Command::new(own)
            .arg("bare")
            .arg(address.to_string())
            .arg(file)
            .spawn()
            .map_err(told)?,
    );
    for _ in 0..1000 {
        if Client::connect(address).is_ok() {
            return Ok((guest, address));
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    Err("the bare handler doesn't answer".to_owned())
}

/// The bare handler: a process of its own, the settings of the site's server.
fn bare(address: &str, file: &Path) -> Result<(), String> {
    let page = Bytes::from(std::fs::read(file).map_err(told)?);
    let listener = TcpListener::bind(address).map_err(told)?;
    let serve = move || {
        let page = page.clone();
        let answer = move || {
            std::future::ready(
                HttpResponse::Ok()
                    .content_type("text/html; charset=utf-8")
                    .body(page.clone()),
            )
        };
        actix_web::App::new().route("/list", web::get().to(answer))
    };
    let running = async {
        HttpServer::new(serve)
            .workers(1)
            .tcp_nodelay(true)
            .keep_alive(Duration::from_secs(30))
            .client_request_timeout(Duration::from_secs(20))
            .listen(listener)?
            .run()
            .await
    };
    actix_web::rt::System::new().block_on(running).map_err(told)
}

fn ask(
    address: SocketAddr,
    path: &str,
    headers: &[(&str, &str)],
    status: u16,
) -> Result<Answer, String> {
    let answer = Client::connect(address)
        .and_then(|mut c| c.get(path, headers))
        .map_err(told)?;
    if answer.status == status {
        Ok(answer)
    } else {
        Err(format!("{path} was answered with {}", answer.status))
    }
}

/// Requests per second.
fn load_with_wrk(address: SocketAddr, path: &str, header: (&str, &str)) -> Result<f64, String> {
    let output = Command::new("wrk")
        .args([
            "-t1",
            &format!("-c{CONNECTIONS}"),
            &format!("-d{SECONDS}s"),
            "-H",
            &format!("{}: {}", header.0, header.1),
        ])
        .arg(format!("http://{address}{path}"))
        .output()
        .map_err(told)?;
    let text = String::from_utf8_lossy(&output.stdout);
    if text.contains("Non-2xx") || text.contains("Socket errors") {
        return Err(format!("not every request was answered well:\n{text}"));
    }
    let rate = text.lines().find_map(|line| {
        line.trim()
            .strip_prefix("Requests/sec:")?
            .trim()
            .parse()
            .ok()
    });
    rate.ok_or_else(|| format!("wrk said:\n{text}"))
}

/// The same without wrk.
fn load(address: SocketAddr, path: &str, header: (&str, &str)) -> Result<f64, String> {
    let (stop, count) = (AtomicBool::new(false), AtomicU64::new(0));
    let start = Instant::now();
    std::thread::scope(|scope| {
        let one = || {
            let mut client = Client::connect(address)?;
            while !stop.load(Ordering::Relaxed) {
                client.get(path, &[header])?;
                count.fetch_add(1, Ordering::Relaxed);
            }
            Ok::<_, std::io::Error>(())
        };
        let readers: Vec<_> = (0..CONNECTIONS).map(|_| scope.spawn(one)).collect();
        std::thread::sleep(Duration::from_secs(SECONDS));
        stop.store(true, Ordering::Relaxed);
        readers.into_iter().try_for_each(|r| {
            r.join()
                .map_err(|_| "a reader fell over".to_owned())?
                .map_err(told)
        })
    })?;
    Ok(count.load(Ordering::Relaxed) as f64 / start.elapsed().as_secs_f64())
}
