//! Raises the number of files and connections that the process may have open. The usual 1,024 is less than a busy evening of live pages
//! needs.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// What counts as no limit at all.
const PLENTY: u64 = 65_536;
/// What the program itself needs besides its readers: the database, files that come in and go out, the log.
const OWN: u64 = 100;

/// Raises the limit to the most that the machine lets a program have by itself.
pub fn raise() {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let most = maximum.unwrap_or(PLENTY);
    if current.is_some_and(|current| current < most) {
        let raised = Rlimit { current: Some(most), maximum };
        if let Err(error) = setrlimit(Resource::Nofile, raised) {
            tracing::warn!(error = error.to_string(), "no more files may be open than before");
        }
    }
}

/// How many may be open.
fn limit() -> u64 {
    getrlimit(Resource::Nofile).current.unwrap_or(PLENTY).min(PLENTY)
}

/// How many connections readers may have open, all together.
pub fn for_readers() -> usize {
    usize::try_from(limit().saturating_sub(OWN).max(limit() / 2)).unwrap_or(usize::MAX)
}

/// How many of them may stay open for events: half, so that there is always room for who asks for a page.
pub fn for_streams() -> usize {
    for_readers() / 2
}
