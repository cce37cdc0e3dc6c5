//! Generates the typed messages of all languages from `locales/`, the handbook from `help/`, and how each language writes days and numbers from
//! CLDR, into the build's output folder.
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use fluent_typed::{BuildOptions, FtlOutputOptions, build_from_locales_folder};

#[path = "build/customs.rs"]
mod customs;
#[path = "build/handbook.rs"]
mod handbook;
#[path = "build/headings.rs"]
mod headings;
#[path = "build/languages.rs"]
mod languages;

#[expect(clippy::disallowed_methods, reason = "cargo tells a build script by the environment where to write")]
fn main() -> ExitCode {
    let Ok(out) = std::env::var("OUT_DIR") else {
        eprintln!("cargo sets OUT_DIR for a build script");
        return ExitCode::FAILURE;
    };
    if let Err(error) = write_languages(Path::new(&out)) {
        eprintln!("the languages: {error}");
        return ExitCode::FAILURE;
    }
    let file = |name: &str| Path::new(&out).join(name).display().to_string();
    build_from_locales_folder(
        BuildOptions::default()
            .with_locales_folder("../locales")
            .with_output_file_path(&file("messages.rs"))
            .with_ftl_output(FtlOutputOptions::single_file(&file("messages.ftl")))
            // The languages are all written from left to right.
            .without_bidi_isolation(),
    )
}

/// Writes what is made of the list of languages and of their folders.
fn write_languages(out: &Path) -> Result<(), String> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=../help");
    println!("cargo::rerun-if-changed=../locales");
    let (help, locales) = (Path::new("../help"), Path::new("../locales"));
    languages::agree(locales, languages::LISTED)?;
    languages::agree(help, languages::LISTED)?;
    let codes: Vec<&str> = languages::LISTED.iter().map(|language| language.code).collect();
    let tags: Vec<String> = languages::LISTED.iter().map(|language| language.tag()).collect();
    let written = |name: &str, text: String| fs::write(out.join(name), text).map_err(|error| error.to_string());
    written("customs.rs", customs::constant(&tags)?)?;
    written("headings.rs", headings::constant(locales, &codes)?)?;
    written("handbook.rs", pages(&handbook::gather(help, locales, &codes)?))
}

/// The pages of the handbook as a constant of the crate.
fn pages(gathered: &[handbook::Gathered]) -> String {
    let mut text = String::from("static PAGES: &[Page] = &[\n");
    for page in gathered {
        let _ = writeln!(text, "    Page {{ slug: {:?}, texts: [", page.slug);
        for (title, body) in &page.texts {
            let _ = writeln!(text, "        Text {{ title: {title:?}, body: {body:?} }},");
        }
        text.push_str("    ] },\n");
    }
    text.push_str("];\n");
    text
}
