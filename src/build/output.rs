//! The output folder of a build script.

use std::path::Path;
use std::process::ExitCode;

/// Runs a writer with the build's output folder. `what` is the subject of the error message.
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
