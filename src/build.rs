//! Generates the typed messages of the three languages from `locales/` into the build's output folder.
use std::path::Path;
use std::process::ExitCode;

use fluent_typed::{BuildOptions, FtlOutputOptions, build_from_locales_folder};

#[expect(clippy::disallowed_methods, reason = "cargo tells a build script by the environment where to write")]
fn main() -> ExitCode {
    let Ok(out) = std::env::var("OUT_DIR") else {
        eprintln!("cargo sets OUT_DIR for a build script");
        return ExitCode::FAILURE;
    };
    let file = |name: &str| Path::new(&out).join(name).display().to_string();
    build_from_locales_folder(
        BuildOptions::default()
            .with_locales_folder("../locales")
            .with_output_file_path(&file("messages.rs"))
            .with_ftl_output(FtlOutputOptions::single_file(&file("messages.ftl")))
            // The three languages are all written from left to right.
            .without_bidi_isolation(),
    )
}
