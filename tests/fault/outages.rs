//! PostgreSQL is killed, frozen and stopped under a server that goes on.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::acts::{Worker, acknowledged, calm, close, look, storm, worked};
use crate::chance::Chance;
use crate::client::Client;
use crate::cluster::Cluster;
use crate::house::{House, SLUG};
use crate::report::{Report, Row};
use crate::{Failed, Setting};

/// Pages answer within two seconds whatever the database does; and so much for a busy machine.
pub(crate) const ANSWERED: Duration = Duration::from_millis(2_600);
/// After the database is back pages are whole again within this.
const WHOLE: Duration = Duration::from_secs(5);
/// The workers work for so long before.
const BEFORE: Duration = Duration::from_millis(700);
/// The database is away for so long.
const AWAY: Duration = Duration::from_secs(2);
/// It is frozen for so long.
const FROZEN: Duration = Duration::from_secs(5);
/// The reader asks so often.
const PACE: Duration = Duration::from_millis(20);
/// What was still being worked on has ended then.
const QUIET: Duration = Duration::from_millis(1_500);

/// The postmaster gets SIGKILL, and is started again.
pub(crate) fn killed(setting: &Setting, report: &mut Report) -> Result<(), Failed> {
    outages(setting, report, ("postgres-killed", "kill -9 of PostgreSQL"), |cluster| {
        cluster.kill()?;
        thread::sleep(AWAY);
        cluster.start()
    })
}

/// All of it gets SIGSTOP, and goes on later.
pub(crate) fn frozen(setting: &Setting, report: &mut Report) -> Result<(), Failed> {
    outages(setting, report, ("postgres-frozen", "PostgreSQL stands still for 5 s"), |cluster| {
        let frozen = cluster.freeze()?;
        thread::sleep(FROZEN);
        drop(frozen);
        Ok(())
    })
}

/// It is stopped without asking anybody, and started again.
pub(crate) fn stopped(setting: &Setting, report: &mut Report) -> Result<(), Failed> {
    outages(setting, report, ("postgres-stopped", "immediate stop of PostgreSQL"), |cluster| {
        cluster.stop()?;
        thread::sleep(AWAY);
        cluster.start()
    })
}

/// What a reader was told, and when.
struct Told {
    at: Instant,
    good: bool,
}

fn outages(
    setting: &Setting,
    report: &mut Report,
    (name, fault): (&str, &str),
    strike: impl Fn(&Cluster) -> Result<(), Failed>,
) -> Result<(), Failed> {
    let cluster = setting.cluster.as_ref().ok_or("there is no PostgreSQL")?;
    let mut row = Row::of(fault);
    let outcome = try_all(setting, cluster, name, &strike, &mut row);
    report.add(row);
    outcome
}

fn try_all(
    setting: &Setting,
    cluster: &Cluster,
    name: &str,
    strike: &impl Fn(&Cluster) -> Result<(), Failed>,
    row: &mut Row,
) -> Result<(), Failed> {
    let (house, mut node) = House::found(setting, name, Some(cluster.database()?))?;
    let mut workers = Worker::four(&house, [&node.base, &node.base], Chance::of(setting.asked.seed).number())?;
    calm(&mut workers)?;
    for _ in 0..setting.asked.tries {
        row.tries += 1;
        let before = acknowledged(&workers);
        let mut reader = house.officers.chairman.twin(&node.base)?;
        let (told, struck) = under_outage(&mut workers, &mut reader, || strike(cluster), row);
        let back = struck?;
        if let Some(status) = node.ended() {
            return Err(format!("the server ended with {status}: {}", node.said()));
        }
        if acknowledged(&workers) == before {
            row.complain("nothing was acknowledged before the outage");
        }
        if told.iter().all(|told| told.good) {
            row.complain("the reader felt nothing of the outage: it shows nothing");
        }
        recovered(&told, back, row);
        thread::sleep(QUIET);
        look(&setting.program, &house.place, &mut workers, row)?;
    }
    worked(&workers, row);
    close(&workers, row);
    Ok(())
}

/// Lets the workers work and a reader read while the database is away; what the reader was told, and when the database was back.
fn under_outage(
    workers: &mut [Worker],
    reader: &mut Client,
    strike: impl Fn() -> Result<(), Failed>,
    row: &mut Row,
) -> (Vec<Told>, Result<Instant, Failed>) {
    let over = AtomicBool::new(false);
    thread::scope(|scope| {
        let reading = scope.spawn(|| read_on(reader, &over));
        let mut struck = Err("nothing was struck".to_owned());
        storm(workers, |_| {
            thread::sleep(BEFORE);
            struck = strike().map(|()| Instant::now());
            thread::sleep(WHOLE + PACE);
        });
        over.store(true, Ordering::Release);
        let (told, wrong) = reading.join().unwrap_or_else(|_| (Vec::new(), vec!["the reader ended in panic".to_owned()]));
        wrong.into_iter().for_each(|what| row.complain(what));
        (told, struck)
    })
}

/// Asks for a page that nobody keeps until told that it is over: what was told, and what was not as promised.
fn read_on(reader: &mut Client, over: &AtomicBool) -> (Vec<Told>, Vec<String>) {
    let (mut told, mut wrong) = (Vec::new(), Vec::new());
    while !over.load(Ordering::Acquire) {
        let answer = reader.get(&format!("/{SLUG}/people"));
        let good = answer.as_ref().is_ok_and(|answer| answer.status == 200);
        match answer {
            Ok(answer) if answer.took > ANSWERED => wrong.push(format!("an answer took {:?}: {}", answer.took, answer.says())),
            Ok(answer) if answer.status == 503 && !answer.retry_after => wrong.push(format!("no Retry-After: {}", answer.says())),
            Ok(answer) if answer.status != 200 && answer.status != 503 => wrong.push(format!("no good answer: {}", answer.says())),
            Ok(_) => {}
            Err(why) => wrong.push(format!("no answer at all: {why}")),
        }
        told.push(Told { at: Instant::now(), good });
        thread::sleep(PACE);
    }
    (told, wrong)
}

/// How long after the database was back the last bad answer was followed by a good one.
fn recovered(told: &[Told], back: Instant, row: &mut Row) {
    let last_bad = told.iter().rposition(|told| !told.good);
    let first_good = told.iter().skip(last_bad.map_or(0, |at| at + 1)).find(|told| told.good);
    match first_good {
        Some(good) => {
            let after = good.at.saturating_duration_since(back);
            row.recovered(after);
            if after > WHOLE {
                row.complain(format!("pages were whole again only {after:?} after the database was back"));
            }
        }
        None => row.complain(format!("{WHOLE:?} after the database was back pages are not whole")),
    }
}
