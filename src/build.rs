//! Generates how each language writes days and numbers, by CLDR, into the build's output folder.
use std::fs;
use std::path::Path;
use std::process::ExitCode;

#[path = "build/customs.rs"]
mod customs;
#[path = "build/languages.rs"]
#[expect(dead_code, reason = "whether each language has its folders is asked where they are read")]
mod languages;

#[expect(clippy::disallowed_methods, reason = "cargo tells a build script by the environment where to write")]
fn main() -> ExitCode {
    let Ok(out) = std::env::var("OUT_DIR") else {
        eprintln!("cargo sets OUT_DIR for a build script");
        return ExitCode::FAILURE;
    };
    if let Err(error) = write_customs(Path::new(&out)) {
        eprintln!("the languages: {error}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// Writes the customs of all languages as a constant of the crate.
fn write_customs(out: &Path) -> Result<(), String> {
    for made_of in ["build.rs", "build/customs.rs", "build/languages.rs", "domain/language/list.rs"] {
        println!("cargo::rerun-if-changed={made_of}");
    }
    let tags: Vec<String> = languages::LISTED.iter().map(|language| language.tag()).collect();
    fs::write(out.join("customs.rs"), customs::constant(&tags)?).map_err(|error| error.to_string())
}
