//! Writes the citations of articles into the build's output folder. Only this crate shows them, so
//! a changed citation compiles no lower crate again.
use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;
use std::{fs, io};

#[path = "../build/citations.rs"]
mod citations;
#[path = "../build/output.rs"]
mod output;

const FOLDERS: [&str; 6] = ["actions", "db", "documents", "domain", "formats", "i18n"];

fn main() -> ExitCode {
    output::write("the citations can't be gathered", |out| {
        write_citations(out).map_err(|error| error.to_string())
    })
}

fn write_citations(out: &Path) -> io::Result<()> {
    for folder in FOLDERS {
        println!("cargo::rerun-if-changed=../{folder}");
    }
    println!("cargo::rerun-if-changed=build.rs");
    for file in ["citations.rs", "output.rs"] {
        println!("cargo::rerun-if-changed=../build/{file}");
    }
    let sources = citations::sources(Path::new(".."), &FOLDERS)?;
    let mut text = String::from("static CITATIONS: &[Citation] = &[\n");
    for found in citations::citations(&sources) {
        let citations::CitationSite {
            regulation,
            article,
            place,
        } = found;
        let _ = writeln!(
            text,
            "    Citation {{ regulation: {regulation:?}, article: {article:?}, place: {place:?} }},"
        );
    }
    text.push_str("];\n");
    fs::write(out.join("citations.rs"), text)
}
