//! PostgreSQL is killed, frozen and stopped under servers that go on.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::acts::{Work, Worker, acknowledged_by_node, calm, close, look, storm, worked};
use crate::client::Client;
use crate::cluster::Cluster;
use crate::fixture::{Fixture, SLUG};
use crate::program::Node;
use crate::report::{Report, Row};
use crate::rng::Chance;
use crate::{Failed, Setting};

/// Pages answer within two seconds whatever the database does; and so much for a busy machine.
pub(crate) const ANSWERED: Duration = Duration::from_millis(2_600);
/// After the database is back pages are whole again within this.
const WHOLE: Duration = Duration::from_secs(5);
/// The workers work for so long before.
const BEFORE: Duration = Duration::from_millis(700);
/// The database is away for so long.
pub(crate) const AWAY: Duration = Duration::from_secs(2);
/// It is frozen for so long.
const FROZEN: Duration = Duration::from_secs(5);
/// The reader asks so often.
const PACE: Duration = Duration::from_millis(20);
/// What was still being worked on has ended then.
pub(crate) const QUIET: Duration = Duration::from_millis(1_500);

/// The postmaster gets SIGKILL, and is started again.
pub(crate) fn killed(setting: &Setting, report: &mut Report) -> Result<(), Failed> {
    of_one_server(
        setting,
        report,
        ("postgres-killed", "kill -9 of PostgreSQL"),
        |cluster| {
            cluster.kill()?;
            thread::sleep(AWAY);
            cluster.start()
        },
    )
}

/// All of it gets SIGSTOP, and goes on later.
pub(crate) fn frozen(setting: &Setting, report: &mut Report) -> Result<(), Failed> {
    of_one_server(
        setting,
        report,
        ("postgres-frozen", "PostgreSQL stands still for 5 s"),
        |cluster| {
            let frozen = cluster.freeze()?;
            thread::sleep(FROZEN);
            drop(frozen);
            Ok(())
        },
    )
}

/// It is stopped without asking anybody, and started again.
pub(crate) fn stopped(setting: &Setting, report: &mut Report) -> Result<(), Failed> {
    of_one_server(
        setting,
        report,
        ("postgres-stopped", "immediate stop of PostgreSQL"),
        |cluster| {
            cluster.stop()?;
            thread::sleep(AWAY);
            cluster.start()
        },
    )
}

/// The harness' own server is taken away from one node.
fn of_one_server(
    setting: &Setting,
    report: &mut Report,
    (name, fault): (&str, &str),
    strike: impl Fn(&Cluster) -> Result<(), Failed>,
) -> Result<(), Failed> {
    let cluster = setting.cluster.as_ref().ok_or("there is no PostgreSQL")?;
    let strike = || strike(cluster);
    let outage = Outage {
        name,
        fault,
        database: cluster.database()?,
        nodes: 1,
        prepare: &|| Ok(()),
        strike: &strike,
    };
    outage.try_all(setting, report)
}

/// How a site loses its database for a while.
pub(crate) struct Outage<'a> {
    /// Its name on the command line.
    pub(crate) name: &'a str,
    /// What it is, in words.
    pub(crate) fault: &'a str,
    /// The address of the database.
    pub(crate) database: String,
    /// So many nodes serve it: one or two.
    pub(crate) nodes: usize,
    /// Makes ready for a try, while nobody works.
    pub(crate) prepare: &'a dyn Fn() -> Result<(), Failed>,
    /// Takes the database away; when this returns, it is back.
    pub(crate) strike: &'a dyn Fn() -> Result<(), Failed>,
}

/// What a reader was told, and when.
pub(crate) struct Told {
    /// When.
    pub(crate) at: Instant,
    /// Whether it was the page.
    pub(crate) good: bool,
}

impl Outage<'_> {
    /// Tries it as often as asked for.
    pub(crate) fn try_all(&self, setting: &Setting, report: &mut Report) -> Result<(), Failed> {
        let mut row = Row::of(self.fault);
        let outcome = self.tries(setting, &mut row);
        report.add(row);
        outcome
    }

    fn tries(&self, setting: &Setting, row: &mut Row) -> Result<(), Failed> {
        let (house, first) = Fixture::found(setting, self.name, Some(self.database.clone()))?;
        let mut nodes = vec![first];
        while nodes.len() < self.nodes {
            nodes.push(house.beside(setting)?.0);
        }
        let bases = [nodes[0].base.clone(), nodes[self.nodes - 1].base.clone()];
        let mut workers = Worker::five(
            &house,
            [&bases[0], &bases[1]],
            Chance::of(setting.asked.seed).number(),
        )?;
        calm(&mut workers)?;
        for _ in 0..setting.asked.tries {
            row.tries += 1;
            (self.prepare)()?;
            self.once(&house, &mut nodes, &mut workers, row)?;
            thread::sleep(QUIET);
            look(&setting.program, &house.place, &mut workers, row)?;
        }
        // After the tries before, the next one has shown it.
        let before = acknowledged_by_node(&workers);
        let ended = storm(&mut workers, Work::goes_on);
        if is_idle(&workers, &before) {
            row.complain(format!(
                "after the last outage a node acknowledged nothing: {ended:?}"
            ));
        }
        look(&setting.program, &house.place, &mut workers, row)?;
        worked(&workers, row);
        close(&workers, row);
        Ok(())
    }

    /// One outage, in the midst of acts, with a reader at each node.
    fn once(
        &self,
        house: &Fixture,
        nodes: &mut [Node],
        workers: &mut [Worker],
        row: &mut Row,
    ) -> Result<(), Failed> {
        let before = acknowledged_by_node(workers);
        let readers: Result<Vec<Client>, Failed> = nodes
            .iter()
            .map(|node| house.officers.chairman.twin(&node.base))
            .collect();
        let (told, struck) = under_outage(workers, &mut readers?, self.strike, row);
        let back = struck?;
        for node in nodes.iter_mut() {
            if let Some(status) = node.ended() {
                return Err(format!("the server ended with {status}: {}", node.said()));
            }
        }
        if is_idle(workers, &before) {
            row.complain("a node acknowledged nothing before the outage");
        }
        for told in &told {
            if told.iter().all(|told| told.good) {
                row.complain("the reader felt nothing of the outage: it shows nothing");
            }
            recovered(told, back, row);
        }
        Ok(())
    }
}

/// Whether at one of the nodes nothing was acknowledged since then.
fn is_idle(workers: &[Worker], before: &BTreeMap<String, usize>) -> bool {
    acknowledged_by_node(workers)
        .iter()
        .any(|(node, now)| before.get(node) == Some(now))
}

/// Lets the workers work and readers read while the database is away; what each reader was told,
/// and when the database was back.
fn under_outage(
    workers: &mut [Worker],
    readers: &mut [Client],
    strike: &dyn Fn() -> Result<(), Failed>,
    row: &mut Row,
) -> (Vec<Vec<Told>>, Result<Instant, Failed>) {
    let over = AtomicBool::new(false);
    thread::scope(|scope| {
        let over = &over;
        let reading: Vec<_> = readers
            .iter_mut()
            .map(|reader| scope.spawn(move || read_on(reader, over)))
            .collect();
        let mut struck = Err("nothing was struck".to_owned());
        storm(workers, |work| {
            work.goes_on();
            thread::sleep(BEFORE);
            struck = strike().map(|()| Instant::now());
            thread::sleep(WHOLE + PACE);
        });
        over.store(true, Ordering::Release);
        let mut all = Vec::new();
        for reader in reading {
            let (told, wrong) = reader
                .join()
                .unwrap_or_else(|_| (Vec::new(), vec!["the reader ended in panic".to_owned()]));
            wrong.into_iter().for_each(|what| row.complain(what));
            all.push(told);
        }
        (all, struck)
    })
}

/// Asks for a page that nobody keeps until told that it is over: what was told, and what was not as
/// promised.
pub(crate) fn read_on(reader: &mut Client, over: &AtomicBool) -> (Vec<Told>, Vec<String>) {
    let (mut told, mut wrong) = (Vec::new(), Vec::new());
    while !over.load(Ordering::Acquire) {
        let answer = reader.get(&format!("/{SLUG}/people"));
        let good = answer.as_ref().is_ok_and(|answer| answer.status == 200);
        match answer {
            Ok(answer) if answer.took > ANSWERED => wrong.push(format!(
                "an answer took {:?}: {}",
                answer.took,
                answer.says()
            )),
            Ok(answer) if answer.status == 503 && !answer.retry_after => {
                wrong.push(format!("no Retry-After: {}", answer.says()))
            }
            Ok(answer) if answer.status != 200 && answer.status != 503 => {
                wrong.push(format!("no good answer: {}", answer.says()))
            }
            Ok(_) => {}
            Err(why) => wrong.push(format!("no answer at all: {why}")),
        }
        told.push(Told {
            at: Instant::now(),
            good,
        });
        thread::sleep(PACE);
    }
    (told, wrong)
}

/// How long after the database was back the last bad answer was followed by a good one.
fn recovered(told: &[Told], back: Instant, row: &mut Row) {
    let last_bad = told.iter().rposition(|told| !told.good);
    let first_good = told
        .iter()
        .skip(last_bad.map_or(0, |at| at + 1))
        .find(|told| told.good);
    match first_good {
        Some(good) => {
            let after = good.at.saturating_duration_since(back);
            row.recovered(after);
            if after > WHOLE {
                row.complain(format!(
                    "pages were whole again only {after:?} after the database was back"
                ));
            }
        }
        None => row.complain(format!(
            "{WHOLE:?} after the database was back pages are not whole"
        )),
    }
}
