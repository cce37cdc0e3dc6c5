//! Calculates a big journal: 1,000,000 games of 50,000 players in 20,000 tournaments.
//!
//! `cargo bench --bench rate` compares, in one process and in turn, reading the journal alone with everything that `crosstable rate`
//! does (reading, calculating, writing the answer), says how fast the rules themselves are, and how much memory the program takes.

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

use crosstable::domain::journal::{self, Outcome};
use generator::Size;
use process::Guest;
use tools::{median, met, say};

const SIZE: Size = Size { players: 50_000, tournaments: 20_000, games: 1_000_000, lists: 4 };
const RUNS: usize = 5;
/// At most this many times as long as reading alone.
const RATIO: f64 = 2.0;
/// At most this much memory, in MB.
const MEMORY: f64 = 1000.0;

fn main() -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let path = folder.path().join("journal.jsonl");
    let file = File::create(&path).map_err(|e| e.to_string())?;
    generator::write(SIZE, &mut BufWriter::new(file)).map_err(|e| e.to_string())?;
    let bytes = path.metadata().map_err(|e| e.to_string())?.len();
    say(format_args!(
        "journal: {} games, {} players, {} tournaments, {} lists, {:.1} MB",
        SIZE.games,
        SIZE.players,
        SIZE.tournaments,
        SIZE.lists,
        bytes as f64 / 1e6
    ));

    let (mut reading, mut whole, mut engine) = (Vec::new(), Vec::new(), Vec::new());
    let mut passes = [0u32; 5];
    for run in 0..RUNS {
        let input = open(&path)?;
        let start = Instant::now();
        let read = journal::read(input).map_err(|e| e.to_string())?;
        reading.push(start.elapsed().as_secs_f64());

        let start = Instant::now();
        journal::replay(&read, |outcome| {
            if let (Outcome::Rated(_, rated), 0) = (outcome, run) {
                passes[rated.passes.min(4) as usize] += 1;
            }
        })
        .map_err(|e| e.to_string())?;
        engine.push(start.elapsed().as_secs_f64());
        drop(read);

        let input = open(&path)?;
        let start = Instant::now();
        let answer = journal::answer(input).map_err(|e| e.to_string())?;
        whole.push(start.elapsed().as_secs_f64());
        if run == 0 {
            say(format_args!("answer: {:.1} MB", answer.len() as f64 / 1e6));
        }
    }
    say(format_args!("passes: none {}, one {}, two {}, three {}, more {}", passes[0], passes[1], passes[2], passes[3], passes[4]));
    let (reading, whole, engine) = (median(&reading), median(&whole), median(&engine));
    say(format_args!("medians of {RUNS}, taken in turn:"));
    say(format_args!("  reading alone            {:7.0} ms", 1e3 * reading));
    say(format_args!("  reading, rating, answer  {:7.0} ms", 1e3 * whole));
    say(format_args!(
        "  rating alone             {:7.0} ms  {:.1} million games per second",
        1e3 * engine,
        f64::from(SIZE.games) / engine / 1e6
    ));
    let ratio = whole / reading;
    say(format_args!("whole / reading: {ratio:.2}  (target: at most {RATIO}) {}", met(ratio <= RATIO)));

    let memory = peak(&path)?;
    say(format_args!("peak memory of `crosstable rate`: {memory:.0} MB  (target: below {MEMORY}) {}", met(memory < MEMORY)));
    Ok(())
}

fn open(path: &Path) -> Result<BufReader<File>, String> {
    // As the program opens it.
    File::open(path).map(|file| BufReader::with_capacity(1 << 16, file)).map_err(|e| e.to_string())
}

/// The most memory that the program has for this journal. When it begins to write, everything is calculated; it then waits for its
/// reader, so that there is all the time to ask.
fn peak(path: &Path) -> Result<f64, String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_crosstable"));
    let mut child = command.arg("rate").arg(path).stdout(Stdio::piped()).spawn().map_err(|e| e.to_string())?;
    let mut output = child.stdout.take().ok_or("no output")?;
    let mut guest = Guest(child);
    output.read_exact(&mut [0]).map_err(|e| e.to_string())?;
    let memory = guest.memory("VmHWM")?;
    io::copy(&mut output, &mut io::sink()).map_err(|e| e.to_string())?;
    let status = guest.0.wait().map_err(|e| e.to_string())?;
    if status.success() { Ok(memory) } else { Err(format!("crosstable rate: {status}")) }
}
