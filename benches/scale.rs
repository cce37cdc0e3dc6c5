//! How costs grow with the number of federations in one installation.
//!
//! `cargo bench --bench scale` fills databases with 1, 10, 100 and 1,000 federations of 1,000
//! players and 2,000 games each, starts the program itself with one worker on each of them, and
//! measures what an act and pages cost. Of each kind of cost it says by which power of the number
//! of federations it grows: what belongs to one federation should not grow at all (0), what belongs
//! to all of them in step (1). Linux only.
//!
//! SQLite always; PostgreSQL, too, where `CROSSTABLE_TEST_POSTGRES` names a server. `cargo bench
//! --bench scale -- --federations 100` makes it smaller.

mod generator;
#[path = "tools/http.rs"]
mod http;
#[path = "tools/process.rs"]
mod process;
#[path = "tools/site.rs"]
mod site;
mod tools;

use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use crosstable::actions::clubs::{self, Entry};
use crosstable::actions::{ActionError, Actor, Grant, Role, Tx, journal as office_journal};
use crosstable::db::federations::{self, Federation};
use crosstable::db::{Conn, Db, DbError, Scope};
use crosstable::domain::journal;
use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection, QueryableByName, RunQueryDsl, sql_query};
use generator::{Dice, SLUG, Size};
use http::Client;
use process::Guest;
use site::{noon, start, told};
use tools::{median, met, say};

const SIZE: Size = Size {
    players: 1_000,
    tournaments: 60,
    games: 2_000,
    lists: 2,
};
/// So many acts in federations that are drawn by lot.
const ACTS: usize = 60;
/// Pages of each kind that aren't finished yet.
const PAGES: usize = 60;
/// Finished pages.
const FINISHED: usize = 3_000;
/// What one federation's things cost grows by at most this power of the number of federations.
const OWN: f64 = 0.15;
/// What belongs to all of them grows by at most this power.
const ALL: f64 = 1.1;
/// Below this many milliseconds nothing is told apart: the clock of processor time has hundredths
/// of a second.
const LEAST: f64 = 0.2;

/// What one number of federations costs.
struct Costs {
    federations: f64,
    /// Each by the name of its kind, in the same order.
    all: Vec<(Kind, f64)>,
}

/// A kind of cost.
#[derive(Clone, Copy)]
struct Kind {
    name: &'static str,
    unit: &'static str,
    /// The power by which it grows at most.
    most: f64,
}

const fn own(name: &'static str, unit: &'static str) -> Kind {
    Kind {
        name,
        unit,
        most: OWN,
    }
}

const fn whole(name: &'static str, unit: &'static str) -> Kind {
    Kind {
        name,
        unit,
        most: ALL,
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "the tests are told in the same way where PostgreSQL is"
)]
fn postgres() -> Option<String> {
    std::env::var("CROSSTABLE_TEST_POSTGRES")
        .ok()
        .filter(|url| !url.is_empty())
}

/// How many federations are asked for at most.
fn most_asked() -> usize {
    let mut arguments = std::env::args().skip_while(|argument| argument != "--federations");
    arguments
        .nth(1)
        .and_then(|number| number.parse().ok())
        .unwrap_or(1_000)
}

fn main() -> Result<(), String> {
    let steps: Vec<usize> = [1, 10, 100, 1_000]
        .into_iter()
        .filter(|step| *step <= most_asked().max(10))
        .collect();
    let mut text = Vec::new();
    generator::write("ufgo", SIZE, &mut text).map_err(told)?;
    let each = format!(
        "{} players, {} tournaments, {} games each",
        SIZE.players, SIZE.tournaments, SIZE.games
    );

    let mut costs = Vec::new();
    for federations in &steps {
        let folder = tempfile::tempdir().map_err(told)?;
        let file = folder.path().join("crosstable.sqlite");
        costs.push(measure(
            &format!("sqlite:{}", file.display()),
            folder.path(),
            *federations,
            &text,
        )?);
    }
    report(&format!("SQLite, {each}"), &costs);

    let Some(url) = postgres() else {
        say("PostgreSQL: CROSSTABLE_TEST_POSTGRES names no server, nothing measured");
        return Ok(());
    };
    let (server, _) = url
        .rsplit_once('/')
        .ok_or("CROSSTABLE_TEST_POSTGRES names no database")?;
    let mut admin = PgConnection::establish(&url).map_err(told)?;
    let mut costs = Vec::new();
    for federations in &steps {
        let folder = tempfile::tempdir().map_err(told)?;
        let name = format!("crosstable_scale_{}_{federations}", std::process::id());
        admin
            .batch_execute(&format!("CREATE DATABASE {name}"))
            .map_err(told)?;
        let measured = measure(
            &format!("{server}/{name}"),
            folder.path(),
            *federations,
            &text,
        );
        admin
            .batch_execute(&format!("DROP DATABASE {name} WITH (FORCE)"))
            .map_err(told)?;
        costs.push(measured?);
    }
    report(&format!("PostgreSQL, {each}"), &costs);
    Ok(())
}

/// The name in addresses of a federation by its number.
fn slug(number: usize) -> String {
    if number == 0 {
        SLUG.to_owned()
    } else {
        format!("{SLUG}-{number}")
    }
}

fn measure(url: &str, folder: &Path, federations: usize, text: &[u8]) -> Result<Costs, String> {
    let db = Db::open(url, 2).map_err(told)?;
    db.run_migrations().map_err(told)?;
    let mut founding = Vec::new();
    for number in 0..federations {
        let journal = journal::read_journal(text).map_err(told)?;
        let began = Instant::now();
        db.write(|c| {
            office_journal::import_journal(
                c,
                &Actor::console(),
                &journal,
                Some(&slug(number)),
                noon(),
            )
        })
        .map_err(told)?;
        founding.push(1e3 * began.elapsed().as_secs_f64());
    }
    let late = founding
        .get(founding.len().saturating_sub(10)..)
        .map(median)
        .unwrap_or_default();
    let mut all = vec![
        (whole("database, in all", "MB"), bytes(&db, url)? / 1e6),
        (own("a federation is brought along", "ms"), late),
        (
            own("an act (a club is founded)", "ms"),
            acts(&db, federations)?,
        ),
    ];
    drop(db);

    let mut command = Command::new(env!("CARGO_BIN_EXE_crosstable"));
    command.args(["--workers", "1", "--log", "warn", "--database", url]);
    let (site, address, seconds) = start(command, folder)?;
    all.push((own("from start to the first list", "ms"), 1e3 * seconds));
    all.push((own("memory after the start", "MB"), site.memory("VmRSS")?));
    all.extend(pages(&site, address, federations)?);
    all.push((
        whole("memory after pages of all", "MB"),
        site.memory("VmRSS")?,
    ));
    Ok(Costs {
        federations: federations as f64,
        all,
    })
}

/// The size of a database.
fn bytes(db: &Db, url: &str) -> Result<f64, String> {
    #[derive(QueryableByName)]
    struct Size {
        #[diesel(sql_type = diesel::sql_types::BigInt)]
        bytes: i64,
    }
    let asked = |c: &mut Conn| {
        let size: Size = match c {
            Conn::Sqlite(c) => {
                sql_query("SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()").get_result(c)?
            }
            Conn::Postgres(c) => sql_query("SELECT pg_database_size(current_database()) AS bytes").get_result(c)?,
        };
        Ok::<_, DbError>(size.bytes)
    };
    db.read(asked)
        .map(|bytes| bytes as f64)
        .map_err(|e| format!("{url}: {e}"))
}

/// What an act takes up to its acknowledgement, in milliseconds.
fn acts(db: &Db, federations: usize) -> Result<f64, String> {
    let (mut dice, mut times) = (Dice::new(7), Vec::new());
    for act in 0..ACTS {
        let which = slug(dice.below(u32::try_from(federations).unwrap_or(u32::MAX)) as usize);
        let federation: Federation = db
            .read(|c| federations::find_by_slug(c, &which))
            .map_err(told)?
            .ok_or_else(|| format!("{which} is missing"))?;
        let entry = Entry {
            name: format!("Club {act}"),
            ..Entry::default()
        };
        let grants = vec![Grant {
            role: Role::Official,
            federation: Some(federation.id),
            club: None,
        }];
        let official = Actor {
            account: None,
            name: "official".to_owned(),
            grants,
        };
        let began = Instant::now();
        db.write_in(Scope::Federation(federation.id), |c| {
            clubs::create_club(&mut Tx::new(c, &official, &federation, noon()), &entry)
        })
        .map_err(|e: ActionError| told(e))?;
        times.push(1e3 * began.elapsed().as_secs_f64());
    }
    Ok(median(&times))
}

/// Processor time of pages, in milliseconds.
fn pages(
    site: &Guest,
    address: SocketAddr,
    federations: usize,
) -> Result<Vec<(Kind, f64)>, String> {
    let mut client = Client::connect(address).map_err(told)?;
    let mut cost = |addresses: &mut dyn Iterator<Item = String>| {
        let (before, mut asked) = (site.cpu()?, 0u32);
        for path in addresses {
            let answer = client
                .get(&path, &[("Accept-Encoding", "br")])
                .map_err(told)?;
            if answer.status != 200 {
                return Err(format!("{path} was answered with {}", answer.status));
            }
            asked += 1;
        }
        Ok(1e3 * (site.cpu()? - before) / f64::from(asked.max(1)))
    };
    // Of as many federations as there are, each with as many pages as make the same number.
    let each = PAGES.div_ceil(federations);
    let of = |number: usize| slug(number * 37 % federations);
    // Who is on the list of a federation is read once after the start, whatever page is asked for
    // first: that is no cost of a page.
    cost(&mut (0..PAGES.div_ceil(each)).map(|number| format!("/{}/ratings", of(number))))?;
    let lists = |page: usize| {
        (0..PAGES.div_ceil(each)).map(move |number| format!("/{}/ratings?page={page}", of(number)))
    };
    let first = cost(&mut (2..=each.clamp(2, 9)).flat_map(lists))?;
    let finished =
        cost(&mut (0..FINISHED).map(|number| format!("/{}/ratings?page=1", of(number % PAGES))))?;
    let tournaments = cost(&mut (0..PAGES.div_ceil(each)).flat_map(|n| {
        (1..=each.min(3)).map(move |page| format!("/{}/tournaments?page={page}", of(n)))
    }))?;
    let search = cost(&mut (0..PAGES).map(|number| format!("/search?q=Name{number}")))?;
    // Unknown parameters are taken out; languages are pages of their own.
    let front = cost(
        &mut ["en", "uk", "ru"]
            .into_iter()
            .cycle()
            .take(30)
            .map(|language| format!("/?lang={language}")),
    )?;
    let map = cost(&mut (0..3).map(|_| "/sitemap.xml".to_owned()))?;
    // One page of everybody, so that all are kept that are kept.
    cost(&mut (0..federations).map(|number| format!("/{}/ratings", slug(number))))?;
    Ok(vec![
        (own("a list that isn't finished yet", "ms CPU"), first),
        (own("a finished list", "ms CPU"), finished),
        (own("tournaments, not finished yet", "ms CPU"), tournaments),
        (whole("search over all", "ms CPU"), search),
        (whole("front page", "ms CPU"), front),
        (whole("map of pages, once in three", "ms CPU"), map),
    ])
}

/// The power by which a cost grows: the slope of the line through the logarithms, by least squares.
/// What is too small to be measured doesn't grow.
fn power(points: &[(f64, f64)], unit: &str) -> f64 {
    let floor = if unit.starts_with("ms") {
        LEAST
    } else {
        f64::MIN_POSITIVE
    };
    let logs: Vec<(f64, f64)> = points
        .iter()
        .map(|(n, cost)| (n.ln(), cost.max(floor).ln()))
        .collect();
    let count = logs.len() as f64;
    let (x, y) = logs.iter().fold((0.0, 0.0), |sum, point| {
        (sum.0 + point.0 / count, sum.1 + point.1 / count)
    });
    let (up, across) = logs.iter().fold((0.0, 0.0), |sum, point| {
        (
            sum.0 + (point.0 - x) * (point.1 - y),
            sum.1 + (point.0 - x).powi(2),
        )
    });
    if across > 0.0 { up / across } else { 0.0 }
}

fn report(what: &str, costs: &[Costs]) {
    say(format_args!("{what}; federations:"));
    let columns: String = costs
        .iter()
        .map(|c| format!("{:>10}", c.federations))
        .collect();
    say(format_args!("{:<34}{columns}", ""));
    let kinds = costs.first().map(|c| c.all.as_slice()).unwrap_or_default();
    for (at, (kind, _)) in kinds.iter().enumerate() {
        let points: Vec<(f64, f64)> = costs.iter().map(|c| (c.federations, c.all[at].1)).collect();
        let figures: String = points
            .iter()
            .map(|(_, cost)| format!("{cost:>10.2}"))
            .collect();
        let power = power(&points, kind.unit);
        let (name, unit, most) = (kind.name, kind.unit, kind.most);
        say(format_args!(
            "  {name:<32}{figures} {unit:<7} grows by the power {power:5.2}  (at most {most}) {}",
            met(power <= most)
        ));
    }
}
