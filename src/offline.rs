//! The commands without a database: their output depends only on their input.

use std::io::Read;
use std::path::Path;

use clap::CommandFactory;
use clap_complete::Shell;
use crosstable::actions::certificates::{self, SealFault};
use crosstable::commands::{Cli, Command, ConvertArguments};
use crosstable::domain::category::Conditions;
use crosstable::domain::language::Language;
use crosstable::domain::rules::ssdc;
use crosstable::domain::{journal, pairing};
use crosstable::formats::convert::{self, Target};
use crosstable::formats::document::Format;
use crosstable::formats::limits::MAX_BYTES;
use crosstable::formats::options::Options;

use crate::console::{Failure, open_input, print_line, print_result};

/// Runs a command; `None` if it needs the settings and a database.
pub(crate) fn run_command(command: &Command) -> Option<Result<(), Failure>> {
    Some(match command {
        Command::Rate { file } => run_rate(file.as_deref()),
        Command::Category { file } => run_category(file.as_deref()),
        Command::Pair { file, pairing } => run_pair(file.as_deref(), pairing.to_settings()),
        Command::Standings { file, points } => run_standings(file.as_deref(), points.to_settings()),
        Command::Convert(arguments) => run_convert(arguments),
        Command::Verify {
            key: Some(key),
            what: Some(seal),
            ..
        } => verify_certificate(key, seal),
        Command::Man { folder } => write_manual(folder.as_deref()),
        Command::Completions { shell } => write_completions(*shell),
        _ => return None,
    })
}

/// The page of the program to standard output, or a page of each command into a folder.
fn write_manual(folder: Option<&Path>) -> Result<(), Failure> {
    let Some(folder) = folder else {
        let mut page = Vec::new();
        clap_mangen::Man::new(Cli::command()).render(&mut page)?;
        return print_result(&page);
    };
    clap_mangen::generate_to(Cli::command(), folder)
        .map_err(|e| Failure(format!("{}: {e}", folder.display()), 2))
}

fn write_completions(shell: Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "crosstable", &mut script);
    print_result(&script)
}

fn run_rate(file: Option<&Path>) -> Result<(), Failure> {
    print_result(
        &journal::calculate_input(open_input(file)?).map_err(|bad| Failure(bad.to_string(), 2))?,
    )
}

fn run_category(file: Option<&Path>) -> Result<(), Failure> {
    let mut text = Vec::new();
    // No conditions are longer; this bounds the memory.
    open_input(file)?.take(1 << 20).read_to_end(&mut text)?;
    let conditions = Conditions::from_json(&text).map_err(|reason| Failure(reason, 2))?;
    let mut answer = serde_json::to_vec(&conditions.category(&ssdc::Parameters::default()))
        .map_err(|e| e.to_string())?;
    answer.push(b'\n');
    print_result(&answer)
}

fn read_state(file: Option<&Path>) -> Result<pairing::State, Failure> {
    let mut text = Vec::new();
    // 5,000 players and 30 rounds are a fifth of this; it bounds the memory.
    open_input(file)?.take(64 << 20).read_to_end(&mut text)?;
    pairing::State::from_json(&text).map_err(|problems| Failure(problems.to_string(), 2))
}

fn run_pair(file: Option<&Path>, settings: pairing::Settings) -> Result<(), Failure> {
    let state = read_state(file)?;
    let answer = pairing::answer_pair(&state, settings)
        .map_err(|problems| Failure(problems.to_string(), 2))?;
    for warning in pairing::find_warnings(&state) {
        eprintln!("{warning}");
    }
    print_result(format!("{answer}\n").as_bytes())
}

fn run_standings(file: Option<&Path>, settings: pairing::Settings) -> Result<(), Failure> {
    let answer = pairing::answer_standings(&read_state(file)?, settings)
        .map_err(|problems| Failure(problems.to_string(), 2))?;
    print_result(format!("{answer}\n").as_bytes())
}

/// Section 1 of the exchange formats: losses on standard error; a refused file ends with status 2.
fn run_convert(arguments: &ConvertArguments) -> Result<(), Failure> {
    let mut bytes = Vec::new();
    // One byte above the limit shows that the file is too large.
    open_input(Some(&arguments.file))?
        .take(MAX_BYTES as u64 + 1)
        .read_to_end(&mut bytes)?;
    let pairs = arguments
        .map
        .iter()
        .map(|pair| pair.rsplit_once('=').ok_or(pair));
    let map =
        pairs.map(|pair| pair.map(|(heading, meaning)| (heading.to_owned(), meaning.to_owned())));
    let map = map
        .collect::<Result<Vec<_>, _>>()
        .map_err(|pair| Failure(format!("--map {pair}: HEADING=MEANING is wanted"), 2))?;
    let options = Options {
        from: arguments.from.as_deref().and_then(Format::from_word),
        map,
        ..Options::default()
    };
    let headings = Language::from_word(&arguments.lang).unwrap_or_default();
    let target = Target::from_word(&arguments.to).unwrap_or_default();
    let written = convert::convert_file(&bytes, &options, target, headings)
        .map_err(|why| Failure(format!("refused: {why}"), 2))?;
    match &arguments.out {
        Some(path) => std::fs::write(path, &written.bytes)
            .map_err(|e| Failure(format!("{}: {e}", path.display()), 2))?,
        None => print_result(&written.bytes)?,
    }
    for lost in &written.lost {
        eprintln!("lost: {lost}");
    }
    Ok(())
}

fn verify_certificate(key: &str, seal: &str) -> Result<(), Failure> {
    match certificates::check_seal(seal, [key]) {
        Ok(s) => {
            let kind = s.kind.word();
            print_line(&format!(
                "The signature is right.\nfederation  {}\nnumber      {}\ncode        {}",
                s.slug, s.number, s.code
            ))?;
            print_line(&format!(
                "name        {}\n{kind:<11} {}\ndate        {}",
                s.name, s.value, s.date
            ))
        }
        Err(SealFault::Unreadable) => Err(Failure(
            "this is not what the QR code of a certificate says: copy it whole".to_owned(),
            2,
        )),
        Err(SealFault::Forged | SealFault::Revoked(_)) => {
            Err("this was not signed with this key".into())
        }
    }
}
