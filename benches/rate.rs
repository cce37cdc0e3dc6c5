//! Calculates a big journal: 1,000,000 games of 50,000 players in 20,000 tournaments.
//!
//! `cargo bench --bench rate` compares, rules by rules, in one process and in turn, reading the
//! journal alone with everything that `crosstable rate` does (reading, calculating, writing the
//! answer), says how fast the rules themselves are, and how much memory the program takes. `cargo
//! bench --bench rate -- ssdc rgf` does it for these rules only.

mod generator;
#[expect(dead_code, reason = "only the memory of the program is asked for here")]
#[path = "tools/process.rs"]
mod process;
mod tools;

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use crosstable::domain::journal;
use generator::Size;
use process::Guest;
use tools::{median, met, say};

const SIZE: Size = Size {
    players: 50_000,
    tournaments: 20_000,
    games: 1_000_000,
    lists: 4,
};
const RUNS: usize = 5;
/// What is aimed at: rules, times reading alone at most, million games per second of the rules
/// alone at least.
const AIMS: [(&str, f64, f64); 5] = [
    ("ufgo", 2.0, 1.0),
    ("ssdc", 2.0, 5.0),
    ("orr", 2.0, 1.0),
    ("rgf", 3.0, 1.0),
    ("elo", 2.0, 1.0),
];
/// At most this much memory, in MB.
const MEMORY: f64 = 1000.0;

fn main() -> Result<(), String> {
    let wanted: Vec<String> = std::env::args()
        .skip(1)
        .filter(|a| !a.starts_with('-'))
        .collect();
    let aims = AIMS
        .into_iter()
        .filter(|(rules, ..)| wanted.is_empty() || wanted.iter().any(|w| w == rules));
    aims.into_iter()
        .try_for_each(|(rules, ratio, speed)| measure(rules, ratio, speed))
}

fn measure(rules: &str, aim: f64, speed: f64) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let path = folder.path().join("journal.jsonl");
    let file = File::create(&path).map_err(|e| e.to_string())?;
    generator::write(rules, SIZE, &mut BufWriter::new(file)).map_err(|e| e.to_string())?;
    let bytes = path.metadata().map_err(|e| e.to_string())?.len();
    say(format_args!(
        "{rules}: {} games, {} players, {} tournaments, {} lists, {:.1} MB",
        SIZE.games,
        SIZE.players,
        SIZE.tournaments,
        SIZE.lists,
        bytes as f64 / 1e6
    ));

    let (mut reading, mut whole, mut engine) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..RUNS {
        let input = open(&path)?;
        let start = Instant::now();
        let read = journal::read_journal(input).map_err(|e| e.to_string())?;
        reading.push(start.elapsed().as_secs_f64());

        let start = Instant::now();
        journal::replay_journal(&read, drop).map_err(|e| e.to_string())?;
        engine.push(start.elapsed().as_secs_f64());
        drop(read);

        let input = open(&path)?;
        let start = Instant::now();
        let answer = journal::calculate_input(input).map_err(|e| e.to_string())?;
        whole.push(start.elapsed().as_secs_f64());
        drop(answer);
    }
    let (reading, whole, engine) = (median(&reading), median(&whole), median(&engine));
    let (ratio, games) = (whole / reading, f64::from(SIZE.games) / engine / 1e6);
    say(format_args!("  medians of {RUNS}, taken in turn:"));
    say(format_args!(
        "  reading alone            {:7.0} ms",
        1e3 * reading
    ));
    say(format_args!(
        "  reading, rating, answer  {:7.0} ms",
        1e3 * whole
    ));
    say(format_args!(
        "  rating alone             {:7.0} ms",
        1e3 * engine
    ));
    say(format_args!(
        "  whole / reading: {ratio:.2}  (target: at most {aim}) {}",
        met(ratio <= aim)
    ));
    say(format_args!(
        "  the rules alone: {games:.1} million games per second  (target: at least {speed}) {}",
        met(games >= speed)
    ));
    let memory = peak(&path)?;
    say(format_args!(
        "  peak memory of `crosstable rate`: {memory:.0} MB  (target: below {MEMORY}) {}",
        met(memory < MEMORY)
    ));
    Ok(())
}

fn open(path: &Path) -> Result<BufReader<File>, String> {
    // As the program opens it.
    File::open(path)
        .map(|file| BufReader::with_capacity(1 << 16, file))
        .map_err(|e| e.to_string())
}

/// The most memory that the program has for this journal. When it begins to write, everything is
/// calculated; it then waits for its reader, so that there is all the time to ask.
fn peak(path: &Path) -> Result<f64, String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_crosstable"));
    let mut child = command
        .arg("rate")
        .arg(path)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|e| e.to_string())?;
    let mut output = child.stdout.take().ok_or("no output")?;
    let mut guest = Guest(child);
    output.read_exact(&mut [0]).map_err(|e| e.to_string())?;
    let memory = guest.memory("VmHWM")?;
    io::copy(&mut output, &mut io::sink()).map_err(|e| e.to_string())?;
    let status = guest.0.wait().map_err(|e| e.to_string())?;
    if status.success() {
        Ok(memory)
    } else {
        Err(format!("crosstable rate: {status}"))
    }
}
