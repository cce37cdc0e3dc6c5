//! Faults: the program is killed in the middle of acts of every kind, its database is killed,
//! stopped and frozen, another server takes over, its machine runs out of things, its clock is
//! wrong. After each one everything that was acknowledged has to be there, once, and nothing half
//! done.
//!
//! `tests/faults` runs it, against the program itself, on real files and a PostgreSQL of its own.
//! Without the word `run` before its arguments it does nothing, so that whoever runs all tests
//! isn't kept for hours. Linux only.

mod acts;
mod arguments;
mod client;
mod clock;
mod cluster;
mod desk;
mod failover;
mod fixture;
mod frozen;
#[path = "../it/html.rs"]
#[expect(dead_code, reason = "the tests read more off a page than is read here")]
mod html;
mod kills;
mod ledger;
mod load;
mod machine;
mod memory;
mod network;
mod office;
mod outages;
mod power;
mod program;
mod registry;
mod report;
mod rng;
mod soak;
mod store;
mod tournament;
mod util;

use std::path::PathBuf;
use std::process::ExitCode;

use crate::arguments::{Arguments, Chosen};
use crate::cluster::Cluster;
use crate::program::Program;
use crate::report::{Report, say};
pub(crate) use crate::util::{Failed, told};

/// What every fault is given.
pub(crate) struct Setting {
    /// The program that is tried.
    pub(crate) program: Program,
    /// A folder that goes away with the run.
    pub(crate) scratch: PathBuf,
    /// A PostgreSQL of the run's own, where one is wanted.
    pub(crate) cluster: Option<Cluster>,
    /// What was asked for.
    pub(crate) asked: Arguments,
}

/// One fault, by its name on the command line.
struct Fault {
    name: &'static str,
    on: Database,
    /// Whether the short run has it.
    short: bool,
    of: fn(&Setting, &mut Report) -> Result<(), Failed>,
}

/// The database that a fault wants.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Database {
    Sqlite,
    Postgres,
}

/// Every fault, in the order in which they are tried.
const FAULTS: [Fault; 18] = [
    Fault {
        name: "kill-sqlite",
        on: Database::Sqlite,
        short: true,
        of: kills::on_sqlite,
    },
    Fault {
        name: "stop-sqlite",
        on: Database::Sqlite,
        short: true,
        of: kills::gently,
    },
    Fault {
        name: "power-cut",
        on: Database::Sqlite,
        short: true,
        of: kills::of_the_power,
    },
    Fault {
        name: "kill-postgres",
        on: Database::Postgres,
        short: true,
        of: kills::on_postgres,
    },
    Fault {
        name: "kill-node",
        on: Database::Postgres,
        short: false,
        of: kills::of_two_nodes,
    },
    Fault {
        name: "node-frozen",
        on: Database::Postgres,
        short: false,
        of: frozen::a_node,
    },
    Fault {
        name: "postgres-killed",
        on: Database::Postgres,
        short: false,
        of: outages::killed,
    },
    Fault {
        name: "postgres-frozen",
        on: Database::Postgres,
        short: false,
        of: outages::frozen,
    },
    Fault {
        name: "postgres-stopped",
        on: Database::Postgres,
        short: false,
        of: outages::stopped,
    },
    Fault {
        name: "network-cut",
        on: Database::Postgres,
        short: false,
        of: network::cut,
    },
    Fault {
        name: "failover",
        on: Database::Postgres,
        short: true,
        of: failover::tried,
    },
    Fault {
        name: "disk-full",
        on: Database::Sqlite,
        short: false,
        of: machine::disk_full,
    },
    Fault {
        name: "read-only",
        on: Database::Sqlite,
        short: false,
        of: machine::read_only,
    },
    Fault {
        name: "descriptors",
        on: Database::Sqlite,
        short: false,
        of: machine::few_descriptors,
    },
    Fault {
        name: "memory",
        on: Database::Sqlite,
        short: false,
        of: memory::little,
    },
    Fault {
        name: "clock",
        on: Database::Sqlite,
        short: false,
        of: clock::wrong,
    },
    Fault {
        name: "crowd",
        on: Database::Sqlite,
        short: false,
        of: load::comes,
    },
    Fault {
        name: "soak",
        on: Database::Sqlite,
        short: false,
        of: soak::a_day,
    },
];

fn main() -> ExitCode {
    let mut given: Vec<String> = std::env::args().skip(1).collect();
    if given.first().is_none_or(|word| word != "run") {
        // To standard error: who lists tests reads the other.
        eprintln!("faults are tried by tests/faults");
        return ExitCode::SUCCESS;
    }
    given.remove(0);
    match Arguments::read(&given).and_then(run) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("tests/faults: {why}");
            ExitCode::from(2)
        }
    }
}

/// Tries the faults that were asked for; whether everything was as promised.
fn run(asked: Arguments) -> Result<bool, Failed> {
    let unknown = asked
        .only
        .iter()
        .find(|name| FAULTS.iter().all(|fault| fault.name != name.as_str()));
    if let Some(name) = unknown {
        let known: Vec<&str> = FAULTS.iter().map(|fault| fault.name).collect();
        return Err(format!(
            "there is no fault {name} (there are {})",
            known.join(", ")
        ));
    }
    let wanted = |fault: &&Fault| {
        let database = match fault.on {
            Database::Sqlite => asked.database != Chosen::Postgres,
            Database::Postgres => asked.database != Chosen::Sqlite,
        };
        database
            && (fault.short || !asked.short)
            && (asked.only.is_empty() || asked.only.iter().any(|name| name == fault.name))
    };
    let faults: Vec<&Fault> = FAULTS.iter().filter(wanted).collect();
    if faults.is_empty() {
        return Err("nothing of what was asked for can be tried together".to_owned());
    }
    let on_postgres = faults.iter().any(|fault| fault.on == Database::Postgres);
    let cluster = match (&asked.postgres, on_postgres) {
        (_, false) => None,
        (None, true) => {
            return Err("the programs of PostgreSQL are not known (--postgres FOLDER)".to_owned());
        }
        (Some(programs), true) => Some(Cluster::make(programs, &asked.scratch.join("postgres"))?),
    };
    say(format_args!(
        "seed {}, program {}",
        asked.seed,
        asked.program.display()
    ));
    let program = Program::at(&asked.program)?;
    let setting = Setting {
        program,
        scratch: asked.scratch.clone(),
        cluster,
        asked,
    };
    let mut report = Report::default();
    for fault in faults {
        say(format_args!("\n--- {}", fault.name));
        if let Err(why) = (fault.of)(&setting, &mut report) {
            report.failed(fault.name, why);
        }
    }
    Ok(report.end())
}
