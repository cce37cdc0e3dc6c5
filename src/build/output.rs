//! The folder into which a build script writes.

use std::path::Path;
use std::process::ExitCode;

/// Has something written into the build's output folder. `what` names it where that fails.
#[expect(clippy::disallowed_methods, reason = "cargo tells a build script by the environment where to write")]
pub fn write(what: &str, writer: impl FnOnce(&Path) -> Result<(), String>) -> ExitCode {
    let Ok(out) = std::env::var("OUT_DIR") else {
        eprintln!("cargo sets OUT_DIR for a build script");
        return ExitCode::FAILURE;
    };
    match writer(Path::new(&out)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{what}: {error}");
            ExitCode::FAILURE
        }
    }
}
