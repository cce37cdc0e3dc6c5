//! Generates the headings of tables from `locales/` into the build's output folder.
use std::fs;
use std::path::Path;
use std::process::ExitCode;

#[expect(dead_code, reason = "only the labels are read here")]
#[path = "../build/handbook.rs"]
mod handbook;
#[path = "../build/headings.rs"]
mod headings;
#[expect(
    dead_code,
    reason = "the customs of a language are read where they are written"
)]
#[path = "../build/languages.rs"]
mod languages;
#[path = "../build/output.rs"]
mod output;

fn main() -> ExitCode {
    output::write("the headings of tables", write_headings)
}

fn write_headings(out: &Path) -> Result<(), String> {
    for made_of in [
        "build.rs",
        "../build/handbook.rs",
        "../build/headings.rs",
        "../build/languages.rs",
        "../build/output.rs",
    ] {
        println!("cargo::rerun-if-changed={made_of}");
    }
    for made_of in ["../domain/language/list.rs", "../../locales"] {
        println!("cargo::rerun-if-changed={made_of}");
    }
    let locales = Path::new("../../locales");
    languages::check_folders(locales, languages::LISTED)?;
    let codes: Vec<&str> = languages::LISTED
        .iter()
        .map(|language| language.code)
        .collect();
    fs::write(
        out.join("headings.rs"),
        headings::constant(locales, &codes)?,
    )
    .map_err(|error| error.to_string())
}
