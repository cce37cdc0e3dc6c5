//! The output folder of a build script.

use std::path::Path;
use std::process::ExitCode;

/// Runs `writer` on the build's output folder and prints its error; `what` names the output.
#[expect(
    clippy::disallowed_methods,
    reason = "cargo tells a build script by the environment where to write"
)]
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
