//! Generates each language's rules for writing days and numbers, by CLDR, as a constant.
use std::fs;
use std::path::Path;
use std::process::ExitCode;

#[path = "../build/customs.rs"]
mod customs;
#[path = "../build/languages.rs"]
#[expect(
    dead_code,
    reason = "whether each language has its folders is asked where they are read"
)]
mod languages;
#[path = "../build/output.rs"]
mod output;

fn main() -> ExitCode {
    output::write("the customs of languages", write_customs)
}

fn write_customs(out: &Path) -> Result<(), String> {
    for made_of in [
        "build.rs",
        "../build/customs.rs",
        "../build/languages.rs",
        "../build/output.rs",
        "language/list.rs",
    ] {
        println!("cargo::rerun-if-changed={made_of}");
    }
    let tags: Vec<String> = languages::LISTED
        .iter()
        .map(|language| language.tag())
        .collect();
    fs::write(out.join("customs.rs"), customs::constant(&tags)?).map_err(|error| error.to_string())
}
