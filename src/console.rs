//! What all commands share: how they read, how they print, and how they fail.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use crosstable::db::DbError;
use crosstable::office::OfficeError;

/// Why a command failed: a sentence and the exit status.
pub(crate) struct Failure(pub(crate) String, pub(crate) u8);

impl From<String> for Failure {
    fn from(text: String) -> Failure {
        Failure(text, 1)
    }
}

impl From<&str> for Failure {
    fn from(text: &str) -> Failure {
        Failure(text.to_owned(), 1)
    }
}

impl From<DbError> for Failure {
    fn from(error: DbError) -> Failure {
        Failure(error.to_string(), 1)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure(error.to_string(), 1)
    }
}

impl From<OfficeError> for Failure {
    fn from(error: OfficeError) -> Failure {
        match error {
            OfficeError::Db(error) => error.into(),
            OfficeError::NotFound => "there is no such thing".into(),
            other => format!("{other:?}").into(),
        }
    }
}

/// Says something to the person at the console.
pub(crate) fn say(text: &str) -> Result<(), Failure> {
    writeln!(io::stdout(), "{text}")?;
    Ok(())
}

/// Tells whoever waits at a terminal how far a long work is: what comes back hears how many of `all` lines are done. A line of standard error
/// every five seconds, so that short works say nothing.
pub(crate) fn progress(all: usize) -> impl FnMut(usize) {
    let mut told = Instant::now();
    move |done| {
        if told.elapsed() >= Duration::from_secs(5) {
            told = Instant::now();
            // Nobody has to read it.
            let _ = writeln!(io::stderr(), "{done} of {all} lines");
        }
    }
}

/// The text of a file; of standard input, if none or `-` is named.
pub(crate) fn input(path: Option<&Path>) -> Result<Box<dyn BufRead>, Failure> {
    Ok(match path {
        None => Box::new(BufReader::new(io::stdin())),
        Some(path) if path == Path::new("-") => Box::new(BufReader::new(io::stdin())),
        Some(path) => {
            let file = File::open(path).map_err(|e| Failure(format!("{}: {e}", path.display()), 2))?;
            Box::new(BufReader::with_capacity(1 << 16, file))
        }
    })
}

/// Writes an answer to standard output.
pub(crate) fn print(answer: &[u8]) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match out.write_all(answer).and_then(|()| out.flush()) {
        // Whoever reads may have seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        outcome => Ok(outcome?),
    }
}

/// How the allocator of the C library is told to be frugal: so many heaps at most, and pieces from this size on are given back. Asked for whole
/// lists of 100,000 players by fifty readers at once, the program keeps 170 MB afterwards, and 960 without.
const HEAPS: &str = "MALLOC_ARENA_MAX";
const GIVEN_BACK: (&str, &str) = ("MALLOC_MMAP_THRESHOLD_", "1048576");

/// Starts the program once more in its own place with an allocator that is frugal, as it is told at the start only: a heap for each processor
/// core, two to four. Does nothing where it was told already, by whoever knows better, or where it can't be done: that costs memory and
/// nothing else.
#[expect(clippy::disallowed_methods, reason = "what the allocator was told stands in the environment")]
pub(crate) fn be_frugal() {
    if [HEAPS, GIVEN_BACK.0].iter().any(|name| std::env::var_os(name).is_some()) {
        return;
    }
    if let Ok(own) = std::env::current_exe() {
        let heaps = thread::available_parallelism().map_or(2, |cores| cores.get().clamp(2, 4)).to_string();
        // It returns only if it failed.
        let _ = Command::new(own).args(std::env::args_os().skip(1)).envs([(HEAPS, heaps.as_str()), GIVEN_BACK]).exec();
    }
}
