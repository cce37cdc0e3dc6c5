//! One of two nodes stands still (SIGSTOP), in the midst of an act perhaps, and holds what that act
//! holds: the other goes on, and is held up no longer than the database lets an act that does
//! nothing.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

use crate::acts::{Worker, calm, close, look, storm, worked};
use crate::client::Client;
use crate::fixture::{Fixture, SLUG, log_in};
use crate::machine::Founder;
use crate::outages::{QUIET, Told, read_on};
use crate::program::Node;
use crate::report::{Report, Row, say};
use crate::rng::Chance;
use crate::{Failed, Setting, told};

/// It stands still for so long at least, and until the other has acted.
const STILL: Duration = Duration::from_secs(3);
/// The database ends an act in which nothing happens after a minute; so long may the other be held
/// up.
const HELD: Duration = Duration::from_secs(66);
/// Whoever is held up is sent away after five seconds; and so much for a busy machine.
const SENT_AWAY: Duration = Duration::from_secs(8);
/// It stops so many milliseconds after the workers have begun.
const EARLIEST: u64 = 50;
const LATEST: u64 = 800;

/// Three times as often as asked for: of an act that is held fast the other node is free after a
/// minute.
pub(crate) fn a_node(setting: &Setting, report: &mut Report) -> Result<(), Failed> {
    let mut row = Row::of("SIGSTOP of one of two nodes, PostgreSQL");
    let outcome = tries(setting, &mut row);
    report.add(row);
    outcome
}

fn tries(setting: &Setting, row: &mut Row) -> Result<(), Failed> {
    let cluster = setting.cluster.as_ref().ok_or("there is no PostgreSQL")?;
    let (house, first) = Fixture::found(setting, "node-frozen", Some(cluster.database()?))?;
    let nodes = [first, house.beside(setting)?.0];
    let mut chance = Chance::of(setting.asked.seed);
    let mut workers = Worker::five(&house, [&nodes[0].base, &nodes[1].base], chance.number())?;
    calm(&mut workers)?;
    let mut founders = Vec::new();
    for node in &nodes {
        founders.push(Founder::of(&house, &node.base, chance.number())?);
    }
    let mut held_up = 0;
    for _ in 0..3 * setting.asked.tries {
        row.tries += 1;
        let victim = usize::try_from(chance.below(2)).unwrap_or_default();
        let after = Duration::from_millis(EARLIEST + chance.below(LATEST - EARLIEST + 1));
        let mut reader = house.officers.chairman.twin(&nodes[1 - victim].base)?;
        let founder = &mut founders[1 - victim];
        let mut waited = Err("nothing stood still".to_owned());
        storm(&mut workers, |_| {
            thread::sleep(after);
            waited = beside(
                &nodes[victim],
                &nodes[1 - victim].base,
                (&mut *founder, &mut reader),
                row,
            );
        });
        let waited = waited?;
        // What was still being worked on there ends before anybody looks.
        house
            .officers
            .chairman
            .twin(&nodes[victim].base)?
            .page(&format!("/{SLUG}/people"))?;
        held_up += usize::from(waited > SENT_AWAY / 2);
        row.recovered(waited);
        thread::sleep(QUIET);
        look(&setting.program, &house.place, &mut workers, row)?;
    }
    say(format_args!(
        "{held_up} times an act of the node that stood still held up the other"
    ));
    founders
        .iter()
        .try_for_each(|founder| founder.look(&house.place, row))?;
    worked(&workers, row);
    close(&workers, row);
    Ok(())
}

/// Has a node stand still while somebody acts, logs in and reads at the other, which is at `base`;
/// how long that was held up.
fn beside(
    victim: &Node,
    base: &str,
    (founder, reader): (&mut Founder, &mut Client),
    row: &mut Row,
) -> Result<Duration, Failed> {
    let over = AtomicBool::new(false);
    let still = Still::of(victim)?;
    let began = Instant::now();
    let (waited, told) = thread::scope(|scope| {
        let reading = scope.spawn(|| read_on(reader, &over));
        let over = Over(&over);
        let waited = act(founder, began)
            .and_then(|waited| enter(base, began).map(|()| waited.max(began.elapsed())));
        thread::sleep(STILL.saturating_sub(began.elapsed()));
        drop(over);
        (waited, reading.join())
    });
    drop(still);
    let (told, wrong) = told.map_err(|_| "the reader ended in panic".to_owned())?;
    wrong.into_iter().for_each(|what| row.complain(what));
    if told.iter().any(|Told { good, .. }| !good) {
        row.complain("a reader at the node that goes on was sent away");
    }
    waited
}

/// Acts until it is acknowledged: every other answer says when to come again, and comes soon.
fn act(founder: &mut Founder, began: Instant) -> Result<Duration, Failed> {
    loop {
        let answer = founder.found()?;
        match answer.status {
            303 => return Ok(began.elapsed()),
            503 if answer.retry_after && answer.took < SENT_AWAY => {}
            _ => {
                return Err(format!(
                    "no good answer beside a node that stands still ({:?}): {}",
                    answer.took,
                    answer.says()
                ));
            }
        }
        if began.elapsed() > HELD {
            return Err(format!(
                "beside a node that stands still nothing was acknowledged for {HELD:?}"
            ));
        }
    }
}

/// The reader goes home when this is dropped.
struct Over<'a>(&'a AtomicBool);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Release);
    }
}

/// Logs in: what a log-in at the other node holds is held no longer.
fn enter(base: &str, began: Instant) -> Result<(), Failed> {
    loop {
        match log_in(base, "official") {
            Ok(_) => return Ok(()),
            Err(why) if why.contains("answered 503") && began.elapsed() < HELD => {}
            Err(why) => {
                return Err(format!(
                    "beside a node that stands still nobody can log in: {why}"
                ));
            }
        }
    }
}

/// A node that does nothing until this is dropped.
struct Still(Pid);

impl Still {
    fn of(node: &Node) -> Result<Still, Failed> {
        let process = i32::try_from(node.process())
            .ok()
            .and_then(Pid::from_raw)
            .ok_or("the server has no number")?;
        kill_process(process, Signal::STOP).map_err(told)?;
        Ok(Still(process))
    }
}

impl Drop for Still {
    fn drop(&mut self) {
        let _ = kill_process(self.0, Signal::CONT);
    }
}
