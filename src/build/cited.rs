//! Writes the citations of the regulations' articles into the build's output folder. They are
//! beside the page that shows them, so that a change of one layer doesn't recompile those below.
use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;
use std::{fs, io};

mod citations;
mod output;

/// The folders that are searched.
const FOLDERS: [&str; 6] = ["db", "documents", "domain", "formats", "office", "text"];

fn main() -> ExitCode {
    output::write("the citations can't be gathered", |out| write_citations(out).map_err(|error| error.to_string()))
}

/// Writes all citations as a constant of the crate.
#[expect(clippy::print_stdout, reason = "cargo reads there what the build depends on")]
fn write_citations(out: &Path) -> io::Result<()> {
    for folder in FOLDERS {
        println!("cargo::rerun-if-changed=../{folder}");
    }
    for file in ["cited.rs", "citations.rs", "output.rs"] {
        println!("cargo::rerun-if-changed=../build/{file}");
    }
    let sources = citations::sources(Path::new(".."), &FOLDERS)?;
    let mut text = String::from("static CITATIONS: &[Citation] = &[\n");
    for found in citations::citations(&sources) {
        let citations::Found { regulation, article, place } = found;
        let _ = writeln!(text, "    Citation {{ regulation: {regulation:?}, article: {article:?}, place: {place:?} }},");
    }
    text.push_str("];\n");
    fs::write(out.join("citations.rs"), text)
}
