//! Spoiled files against the readers, on stable Rust and without a guide: of each input a few
//! bytes, lines or pieces are changed, and what was understood becomes a seed itself.
//!
//! `mutate TARGET RUNS SEED...` reads the seeds as they are, then spoils them, says what it did at
//! the end and adds it as a line to `runs.csv` (from ten thousand runs on). An input that panics is
//! kept in `artifacts/TARGET/`, and one that takes longer than ten seconds ends the process; so
//! does memory above 256 MB.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use std::{process, thread};

use crosstable_fuzz::formats::document::Format;
use crosstable_fuzz::{check, exchange};

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// What becomes of an input; says whether it was understood.
type Target = fn(&[u8]) -> bool;

const TARGETS: [(&str, Target); 11] = [
    ("journal", check::journal),
    ("answer", check::answer_twice),
    ("official_list", exchange::check_official),
    ("exchange_pasted", exchange::check_pasted),
    ("exchange_any", |bytes| exchange::check(bytes, None)),
    ("exchange_trf", |bytes| {
        exchange::check(bytes, Some(Format::Trf16))
    }),
    ("exchange_h9", |bytes| {
        exchange::check(bytes, Some(Format::H9))
    }),
    ("exchange_tou", |bytes| {
        exchange::check(bytes, Some(Format::Tou))
    }),
    ("exchange_opengotha", |bytes| {
        exchange::check(bytes, Some(Format::OpenGotha))
    }),
    ("exchange_pairgoth", |bytes| {
        exchange::check(bytes, Some(Format::Pairgoth))
    }),
    ("exchange_table", |bytes| {
        exchange::check(bytes, Some(Format::Table))
    }),
];

/// The longest input, in bytes.
const LONGEST: usize = 4096;
/// So many inputs that were understood are seeds at the same time, beside the given ones.
const POOL: usize = 512;
/// Fewer runs are a look at an input and no work that is counted.
const COUNTED: u64 = 10_000;
/// So many inputs that panic are kept: what follows them mostly has the same cause.
const KEPT: u64 = 200;
/// What an input may take.
const SLOW: Duration = Duration::from_secs(10);
/// What the process may take, in kB.
const LARGE: u64 = 256 * 1024;
/// Numbers and words at which readers stumble.
const AWKWARD: [&[u8]; 24] = [
    b"0",
    b"-1",
    b"1",
    b"65535",
    b"65536",
    b"4294967295",
    b"-2147483648",
    b"9223372036854775808",
    b"1e308",
    b"0.5",
    b"\xff",
    b"\xef\xbb\xbf",
    b"\0",
    b"\r",
    b"\t",
    b"\"",
    b"<",
    b"&#0;",
    b"]]>",
    b"=",
    b"bye",
    "½".as_bytes(),
    "ь".as_bytes(),
    "\u{202e}".as_bytes(),
];

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [name, runs, files @ ..] = &arguments[..] else {
        return Err("mutate TARGET RUNS SEED...".into());
    };
    let (_, target) = TARGETS
        .iter()
        .find(|(known, _)| known == name)
        .ok_or("no such target")?;
    let seeds: Vec<Vec<u8>> = files.iter().map(fs::read).collect::<Result<_, _>>()?;
    if seeds.is_empty() {
        return Err("a seed is needed".into());
    }
    let began = Instant::now();
    let told = Work {
        name,
        target: *target,
        seeds,
        lots: fastrand::Rng::new(),
    }
    .go(runs.parse()?)?;
    let seconds = began.elapsed().as_secs();
    let line = format!(
        "{name},{},{},{},{},{seconds}",
        told.runs,
        told.understood,
        told.panics,
        largest()? / 1024
    );
    println!("target,runs,understood,panics,MB,seconds\n{line}");
    if told.runs >= COUNTED {
        let counts = Path::new(env!("CARGO_MANIFEST_DIR")).join("runs.csv");
        writeln!(
            OpenOptions::new().append(true).create(true).open(counts)?,
            "{line}"
        )?;
    }
    if told.panics == 0 {
        Ok(())
    } else {
        Err("inputs are in artifacts/".into())
    }
}

struct Work<'a> {
    name: &'a str,
    target: Target,
    seeds: Vec<Vec<u8>>,
    lots: fastrand::Rng,
}

#[derive(Default)]
struct Told {
    runs: u64,
    understood: u64,
    panics: u64,
}

impl Work<'_> {
    fn go(mut self, runs: u64) -> Outcome<Told> {
        let given = self.seeds.len();
        let mut told = Told::default();
        let began = Instant::now();
        watch(self.name.to_owned());
        let given_as_they_are: Vec<Vec<u8>> = self.seeds.clone();
        let mut unspoiled = given_as_they_are.into_iter();
        while told.runs < runs.max(given as u64) {
            let input = unspoiled.next().unwrap_or_else(|| self.spoiled());
            now_reading(Some((Instant::now(), input.clone())));
            let outcome = catch_unwind(AssertUnwindSafe(|| (self.target)(&input)));
            now_reading(None);
            told.runs += 1;
            match outcome {
                Ok(false) => {}
                Ok(true) => {
                    told.understood += 1;
                    if self.seeds.len() < given + POOL {
                        self.seeds.push(input);
                    } else if self.lots.u8(..) == 0 {
                        let place = self.lots.usize(given..self.seeds.len());
                        self.seeds[place] = input;
                    }
                }
                Err(_) => {
                    told.panics += 1;
                    keep(self.name, &input, told.panics)?;
                }
            }
            if told.runs.is_multiple_of(1 << 20) {
                eprintln!(
                    "{}: {} runs in {} s, {} panics",
                    self.name,
                    told.runs,
                    began.elapsed().as_secs(),
                    told.panics
                );
            }
            if told.runs.is_multiple_of(1 << 14) && largest()? > LARGE {
                return Err(format!("{} kB after {} runs", largest()?, told.runs).into());
            }
        }
        Ok(told)
    }

    /// A seed with one to six changes.
    fn spoiled(&mut self) -> Vec<u8> {
        let mut input = self.any().to_vec();
        for _ in 0..self.lots.usize(1..=6) {
            self.change(&mut input);
        }
        input.truncate(LONGEST);
        input
    }

    fn any(&mut self) -> &[u8] {
        let at = self.lots.usize(..self.seeds.len());
        &self.seeds[at]
    }

    fn change(&mut self, input: &mut Vec<u8>) {
        let piece = self.piece(input.len());
        match self.lots.u8(..9) {
            0 => input[piece]
                .iter_mut()
                .take(1)
                .for_each(|byte| *byte ^= 1 << self.lots.u8(..8)),
            1 => input[piece]
                .iter_mut()
                .take(1)
                .for_each(|byte| *byte = self.lots.u8(..)),
            2 => drop(input.drain(piece)),
            3 => {
                let copy = input[piece.clone()].to_vec();
                drop(input.splice(piece.start..piece.start, copy));
            }
            4 => {
                let word = AWKWARD[self.lots.usize(..AWKWARD.len())];
                drop(input.splice(piece.start..piece.start, word.iter().copied()));
            }
            5 => {
                let word = AWKWARD[self.lots.usize(..AWKWARD.len())];
                drop(input.splice(piece, word.iter().copied()));
            }
            6 => {
                let other = self.any().to_vec();
                let theirs = self.piece(other.len());
                drop(input.splice(piece, other[theirs].iter().copied()));
            }
            7 => self.line(input),
            _ => {
                let digit = input[piece].iter_mut().find(|byte| byte.is_ascii_digit());
                digit
                    .into_iter()
                    .for_each(|byte| *byte = b'0' + self.lots.u8(..10));
            }
        }
    }

    /// A line goes, or comes again elsewhere.
    fn line(&mut self, input: &mut Vec<u8>) {
        let mut lines: Vec<Vec<u8>> = input
            .split(|byte| *byte == b'\n')
            .map(<[u8]>::to_vec)
            .collect();
        let from = self.lots.usize(..lines.len());
        let line = lines.remove(from);
        if self.lots.bool() || lines.is_empty() {
            lines.insert(self.lots.usize(..=lines.len()), line.clone());
            if self.lots.bool() {
                lines.push(line);
            }
        }
        *input = lines.join(&b'\n');
    }

    /// Mostly few bytes, seldom half of all.
    fn piece(&mut self, all: usize) -> std::ops::Range<usize> {
        let start = self.lots.usize(..=all);
        let length = if self.lots.u8(..8) == 0 { all / 2 } else { 16 };
        start..(start + self.lots.usize(..=length)).min(all)
    }
}

fn keep(name: &str, input: &[u8], number: u64) -> Outcome<()> {
    if number > KEPT {
        return Ok(());
    }
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("artifacts")
        .join(name);
    fs::create_dir_all(&folder)?;
    Ok(fs::write(
        folder.join(format!("{}-{number}", process::id())),
        input,
    )?)
}

/// The input that is being read, and since when.
static READING: Mutex<Option<(Instant, Vec<u8>)>> = Mutex::new(None);

fn now_reading(input: Option<(Instant, Vec<u8>)>) {
    *READING.lock().unwrap_or_else(PoisonError::into_inner) = input;
}

/// Ends the process, the input kept, when one takes too long.
fn watch(name: String) {
    thread::spawn(move || {
        loop {
            thread::sleep(Duration::from_millis(500));
            let reading = READING.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some((since, input)) = &*reading
                && since.elapsed() > SLOW
            {
                eprintln!(
                    "an input takes longer than {} s: {:?}",
                    SLOW.as_secs(),
                    keep(&name, input, 0)
                );
                process::exit(1);
            }
        }
    });
}

/// The most memory that the process has had, in kB.
fn largest() -> Outcome<u64> {
    let status = fs::read_to_string("/proc/self/status")?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))
        .ok_or("no VmHWM")?;
    Ok(line.trim().trim_end_matches(" kB").parse()?)
}
