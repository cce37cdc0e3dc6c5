//! Common parts of all commands: input, output and failure.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use crosstable::actions::ActionError;
use crosstable::db::DbError;

/// The failure of a command: a sentence and the exit status.
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

impl From<ActionError> for Failure {
    fn from(error: ActionError) -> Failure {
        match error {
            ActionError::Db(error) => error.into(),
            ActionError::NotFound => "there is no such thing".into(),
            other => format!("{other:?}").into(),
        }
    }
}

pub(crate) fn print_line(text: &str) -> Result<(), Failure> {
    writeln!(io::stdout(), "{text}")?;
    Ok(())
}

/// The closure takes the number of finished lines out of `all`. It writes to standard error every
/// five seconds, so that short work prints nothing.
pub(crate) fn progress_reporter(all: usize) -> impl FnMut(usize) {
    let mut told = Instant::now();
    move |done| {
        if told.elapsed() >= Duration::from_secs(5) {
            told = Instant::now();
            // A closed standard error is no failure.
            let _ = writeln!(io::stderr(), "{done} of {all} lines");
        }
    }
}

pub(crate) fn open_input(path: Option<&Path>) -> Result<Box<dyn BufRead>, Failure> {
    Ok(match path {
        None => Box::new(BufReader::new(io::stdin())),
        Some(path) if path == Path::new("-") => Box::new(BufReader::new(io::stdin())),
        Some(path) => {
            let file =
                File::open(path).map_err(|e| Failure(format!("{}: {e}", path.display()), 2))?;
            Box::new(BufReader::with_capacity(1 << 16, file))
        }
    })
}

pub(crate) fn print_result(answer: &[u8]) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match out.write_all(answer).and_then(|()| out.flush()) {
        // A reader such as `head` may have closed the pipe.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        outcome => Ok(outcome?),
    }
}

/// Number of arenas of the C library's allocator, and the size from which it returns blocks. With
/// them the process keeps 170 MB after fifty concurrent readers of whole lists of 100,000 players,
/// and 960 MB without.
const ARENA_MAX: &str = "MALLOC_ARENA_MAX";
const MMAP_THRESHOLD: (&str, &str) = ("MALLOC_MMAP_THRESHOLD_", "1048576");

/// Replaces the process by itself, because the allocator reads its settings only at the start: two
/// to four arenas, one for each core. Does nothing if one is set already or the start fails, which
/// costs only memory.
#[expect(
    clippy::disallowed_methods,
    reason = "what the allocator was told stands in the environment"
)]
pub(crate) fn restart_with_allocator_limits() {
    if [ARENA_MAX, MMAP_THRESHOLD.0]
        .iter()
        .any(|name| std::env::var_os(name).is_some())
    {
        return;
    }
    if let Ok(own) = std::env::current_exe() {
        let heaps = thread::available_parallelism()
            .map_or(2, |cores| cores.get().clamp(2, 4))
            .to_string();
        // It returns only on failure.
        let _ = Command::new(own)
            .args(std::env::args_os().skip(1))
            .envs([(ARENA_MAX, heaps.as_str()), MMAP_THRESHOLD])
            .exec();
    }
}
