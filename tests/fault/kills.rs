//! SIGKILL to the server in the middle of acts of every kind: on SQLite, on PostgreSQL, and to one
//! of two nodes while the other goes on; the same with what was not synced lost, as a power cut
//! does it; and SIGTERM, after which it ends by itself.

use std::path::Path;
use std::thread;
use std::time::Duration;

use crate::acts::{Worker, acknowledged_by_node, calm, close, look, storm, worked};
use crate::fixture::Fixture;
use crate::power::Power;
use crate::program::Node;
use crate::report::{Report, Row, say};
use crate::rng::Chance;
use crate::{Failed, Setting};

/// So many kills of one site: then a new one, since a longer history only makes looking slower.
const EPISODE: usize = 100;
/// A kill comes so many milliseconds after the workers have begun.
const EARLIEST: u64 = 50;
const LATEST: u64 = 800;

/// On SQLite.
pub(crate) fn on_sqlite(setting: &Setting, report: &mut Report) -> Result<(), Failed> {
    let count = setting.asked.kills;
    let kills = Kills {
        name: "kill-sqlite",
        fault: "kill -9 of the server, SQLite",
        count,
        nodes: 1,
        end: Node::kill,
        shim: None,
    };
    kills.try_all(setting, report)
}

/// Stopped as a service manager does it, on SQLite.
pub(crate) fn gently(setting: &Setting, report: &mut Report) -> Result<(), Failed> {
    let count = setting.asked.kills.div_ceil(10);
    let kills = Kills {
        name: "stop-sqlite",
        fault: "stop of the server (SIGTERM), SQLite",
        count,
        nodes: 1,
        end: Node::stop,
        shim: None,
    };
    kills.try_all(setting, report)
}

/// On SQLite, and what was not synced is lost.
pub(crate) fn of_the_power(setting: &Setting, report: &mut Report) -> Result<(), Failed> {
    let count = setting.asked.kills.div_ceil(5);
    match setting.asked.power.as_deref() {
        Some(shim) => {
            let fault = "power cut, SQLite: what was not synced is lost";
            Kills {
                name: "power-cut",
                fault,
                count,
                nodes: 1,
                end: Node::kill,
                shim: Some(shim),
            }
            .try_all(setting, report)
        }
        None => {
            Err("the library that keeps what was synced is not known (--power FILE)".to_owned())
        }
    }
}

/// On PostgreSQL.
pub(crate) fn on_postgres(setting: &Setting, report: &mut Report) -> Result<(), Failed> {
    let count = setting.asked.kills.div_ceil(2);
    let kills = Kills {
        name: "kill-postgres",
        fault: "kill -9 of the server, PostgreSQL",
        count,
        nodes: 1,
        end: Node::kill,
        shim: None,
    };
    kills.try_all(setting, report)
}

/// One of two nodes on PostgreSQL.
pub(crate) fn of_two_nodes(setting: &Setting, report: &mut Report) -> Result<(), Failed> {
    let count = setting.asked.kills.div_ceil(5);
    let fault = "kill -9 of one of two nodes, PostgreSQL";
    Kills {
        name: "kill-node",
        fault,
        count,
        nodes: 2,
        end: Node::kill,
        shim: None,
    }
    .try_all(setting, report)
}

/// What is killed, and how often.
struct Kills<'a> {
    name: &'static str,
    fault: &'static str,
    count: usize,
    nodes: usize,
    /// How a server is ended.
    end: fn(&mut Node) -> Result<(), Failed>,
    /// The power is cut, too: the library that keeps what was synced.
    shim: Option<&'a Path>,
}

/// A server that is killed and started again, and where it listens.
struct Killed {
    node: Node,
    port: u16,
    power: Option<Power>,
}

impl Killed {
    /// The same server anew on its data.
    fn start(&mut self, setting: &Setting, house: &Fixture) -> Result<Duration, Failed> {
        let before = self.power.as_ref().map(Power::limits);
        self.node = setting
            .program
            .serve(&house.place, self.port, before.as_deref())?;
        self.node.ready()
    }
}

impl Kills<'_> {
    fn try_all(&self, setting: &Setting, report: &mut Report) -> Result<(), Failed> {
        let mut row = Row::of(self.fault);
        let mut chance = Chance::of(setting.asked.seed);
        let mut outcome = Ok(());
        let mut episode = 0;
        while outcome.is_ok() && row.tries < self.count {
            let kills = EPISODE.min(self.count - row.tries);
            outcome = self.episode(setting, (episode, kills), &mut chance, &mut row);
            episode += 1;
        }
        report.add(row);
        outcome
    }

    fn episode(
        &self,
        setting: &Setting,
        (number, kills): (usize, usize),
        chance: &mut Chance,
        row: &mut Row,
    ) -> Result<(), Failed> {
        let database = match (&setting.cluster, self.name) {
            (Some(cluster), "kill-postgres" | "kill-node") => Some(cluster.database()?),
            _ => None,
        };
        let (house, first) = Fixture::found(setting, &format!("{}-{number}", self.name), database)?;
        let mut nodes = vec![Killed {
            node: first,
            port: house.port,
            power: None,
        }];
        if let Some(shim) = self.shim {
            nodes[0].node.kill()?;
            nodes[0].power = Some(Power::over(&house.place.folder, shim)?);
            nodes[0].start(setting, &house)?;
        }
        for _ in 1..self.nodes {
            let (node, port) = house.beside(setting)?;
            nodes.push(Killed {
                node,
                port,
                power: None,
            });
        }
        let bases = [
            nodes[0].node.base.clone(),
            nodes[self.nodes - 1].node.base.clone(),
        ];
        let mut workers = Worker::five(&house, [&bases[0], &bases[1]], chance.number())?;
        calm(&mut workers)?;
        look(&setting.program, &house.place, &mut workers, row)?;
        for _ in 0..kills {
            self.kill(
                setting,
                (&house, nodes.as_mut_slice()),
                &mut workers,
                chance,
                row,
            )?;
        }
        worked(&workers, row);
        close(&workers, row);
        if let Some(power) = &nodes[0].power {
            power.tell(row);
        }
        Ok(())
    }

    /// One kill: the workers begin, one server is gone, it comes back, and everything is looked at.
    fn kill(
        &self,
        setting: &Setting,
        (house, nodes): (&Fixture, &mut [Killed]),
        workers: &mut [Worker],
        chance: &mut Chance,
        row: &mut Row,
    ) -> Result<(), Failed> {
        row.tries += 1;
        if row.tries.is_multiple_of(25) {
            say(format_args!(
                "{}: {} of {}",
                self.name, row.tries, self.count
            ));
        }
        let after = Duration::from_millis(EARLIEST + chance.below(LATEST - EARLIEST + 1));
        let victim = usize::try_from(chance.below(nodes.len() as u64)).unwrap_or_default();
        let before = acknowledged_by_node(workers);
        let alone = nodes.len() == 1;
        let mut killed = Ok(());
        let last = row.tries == self.count;
        let ended = storm(workers, |work| {
            thread::sleep(after);
            // In few kills on a slow machine not everybody has come to an act yet.
            if last {
                work.goes_on();
            }
            killed = (self.end)(&mut nodes[victim].node);
            if !alone {
                work.goes_on_at(&nodes[1 - victim].node.base);
            }
        });
        killed?;
        if !alone {
            let other = &nodes[1 - victim].node.base;
            for why in workers
                .iter()
                .zip(&ended)
                .filter(|(worker, _)| worker.base == *other)
                .filter_map(|(_, why)| why.as_ref())
            {
                row.complain(format!("the node that goes on gave no good answer: {why}"));
            }
            if acknowledged_by_node(workers).get(other) == before.get(other) {
                row.complain("the node that goes on acknowledged nothing");
            }
        }
        let again = &mut nodes[victim];
        if let Some(power) = &mut again.power {
            power.cut(chance)?;
        }
        row.recovered(again.start(setting, house)?);
        look(&setting.program, &house.place, workers, row)
    }
}
