//! Generates the typed messages from `locales/` and the handbook from `help/`.
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use fluent_typed::{BuildOptions, FtlOutputOptions, try_build_from_locales_folder};

#[path = "../build/arguments.rs"]
mod arguments;
#[path = "../build/handbook.rs"]
mod handbook;
#[expect(
    dead_code,
    reason = "the customs of a language are asked where they are written"
)]
#[path = "../build/languages.rs"]
mod languages;
#[path = "../build/output.rs"]
mod output;

fn main() -> ExitCode {
    output::write("the languages", |out| {
        write_languages(out)?;
        write_messages(out)
    })
}

fn write_messages(out: &Path) -> Result<(), String> {
    let file = |name: &str| out.join(name).display().to_string();
    let options = BuildOptions::default()
        .with_locales_folder("../../locales")
        .with_output_file_path(&file("messages.rs"))
        .with_ftl_output(FtlOutputOptions::single_file(&file("messages.ftl")))
        // All languages are written from left to right.
        .without_bidi_isolation();
    try_build_from_locales_folder(options).map_err(|error| error.to_string())?;
    let generated =
        fs::read_to_string(out.join("messages.rs")).map_err(|error| error.to_string())?;
    let (messages, types) = arguments::name(&generated)?;
    let write = |name: &str, text: String| {
        fs::write(out.join(name), text).map_err(|error| error.to_string())
    };
    write("messages.rs", messages)?;
    write("arguments.rs", types)
}

fn write_languages(out: &Path) -> Result<(), String> {
    for file in ["arguments.rs", "handbook.rs", "languages.rs", "output.rs"] {
        println!("cargo::rerun-if-changed=../build/{file}");
    }
    for made_of in [
        "build.rs",
        "../domain/language/list.rs",
        "../../help",
        "../../locales",
    ] {
        println!("cargo::rerun-if-changed={made_of}");
    }
    let (help, locales) = (Path::new("../../help"), Path::new("../../locales"));
    languages::check_folders(locales, languages::LISTED)?;
    languages::check_folders(help, languages::LISTED)?;
    let codes: Vec<&str> = languages::LISTED
        .iter()
        .map(|language| language.code)
        .collect();
    let written = |name: &str, text: String| {
        fs::write(out.join(name), text).map_err(|error| error.to_string())
    };
    written(
        "handbook.rs",
        render_pages(&handbook::gather(help, locales, &codes)?),
    )
}

fn render_pages(gathered: &[handbook::Gathered]) -> String {
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
