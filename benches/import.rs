//! How long a large federation takes to be imported, and with how much memory: 100,000 players, a
//! million games and 12 lists, by `crosstable import` into a SQLite database that is there before,
//! and the same journal only calculated (`crosstable rate`).
//!
//! `cargo bench --bench import`. `CROSSTABLE_BENCH_PROGRAM` names another program. Linux only.

mod generator;
#[path = "tools/process.rs"]
mod process;
mod tools;

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use generator::Size;
use process::Guest;
use tools::{median, met, say};

const SIZE: Size = Size {
    players: 100_000,
    tournaments: 20_000,
    games: 1_000_000,
    lists: 12,
};
/// How often everything is done, in turn.
const TURNS: usize = 2;
/// At most this much memory, in MB.
const MEMORY: f64 = 343.0;
/// How often it is asked how much memory a program has.
const LOOK: Duration = Duration::from_millis(20);

fn main() -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(told)?;
    let journal = folder.path().join("journal.jsonl");
    let mut out = BufWriter::new(File::create(&journal).map_err(told)?);
    generator::write("ufgo", SIZE, &mut out)
        .and_then(|()| out.flush())
        .map_err(told)?;
    say(format_args!(
        "{} players, {} tournaments, {} games, {} lists",
        SIZE.players, SIZE.tournaments, SIZE.games, SIZE.lists
    ));
    let mut times = Vec::new();
    for turn in 0..TURNS {
        let calculated = run(Command::new(program()).arg("rate").arg(&journal))?;
        let imported = import(&journal, &folder.path().join(format!("data-{turn}")))?;
        say(format_args!(
            "calculated: {:5.1} s, {:4.1} s of processor time, {:3.0} MB",
            calculated.wall, calculated.cpu, calculated.memory
        ));
        say(format_args!(
            "imported:   {:5.1} s, {:4.1} s of processor time, {:3.0} MB (target: at most {MEMORY}) {}",
            imported.wall,
            imported.cpu,
            imported.memory,
            met(imported.memory <= MEMORY)
        ));
        times.push(imported.wall / calculated.wall);
    }
    say(format_args!(
        "importing takes {:.1} times as long as calculating",
        median(&times)
    ));
    Ok(())
}

fn import(journal: &Path, data: &Path) -> Result<Cost, String> {
    std::fs::create_dir(data).map_err(told)?;
    run(Command::new(program())
        .arg("migrate")
        .arg("--data")
        .arg(data))?;
    let cost = run(Command::new(program())
        .arg("import")
        .arg(journal)
        .arg("--data")
        .arg(data))?;
    std::fs::remove_dir_all(data).map_err(told)?;
    Ok(cost)
}

/// What a command cost: seconds, seconds of processor time, MB at most.
struct Cost {
    wall: f64,
    cpu: f64,
    memory: f64,
}

/// Runs a command to its end.
fn run(command: &mut Command) -> Result<Cost, String> {
    let began = Instant::now();
    let mut guest = Guest(
        command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .map_err(told)?,
    );
    let (mut cpu, mut memory) = (0.0, 0.0);
    loop {
        // What has ended has no memory any more: the last look counts.
        cpu = guest.cpu().unwrap_or(cpu);
        memory = guest.memory("VmHWM").unwrap_or(memory);
        match guest.0.try_wait().map_err(told)? {
            Some(status) if status.success() => break,
            Some(status) => return Err(format!("{command:?} ended with {status}")),
            None => thread::sleep(LOOK),
        }
    }
    Ok(Cost {
        wall: began.elapsed().as_secs_f64(),
        cpu,
        memory,
    })
}

#[expect(
    clippy::disallowed_methods,
    reason = "two versions are compared by naming the program of one of them"
)]
fn program() -> String {
    std::env::var("CROSSTABLE_BENCH_PROGRAM")
        .unwrap_or_else(|_| env!("CARGO_BIN_EXE_crosstable").to_owned())
}

fn told(error: impl std::fmt::Display) -> String {
    error.to_string()
}
