//! The commands that need no database: what they are given decides alone what they answer.

use std::io::Read;
use std::path::Path;

use crosstable::config::Command;
use crosstable::domain::category::Conditions;
use crosstable::domain::rules::ssdc;
use crosstable::domain::{journal, pairing};
use crosstable::office::certificates::{self, SealFault};

use crate::console::{Failure, input, print, say};

/// Does what a command asks for; `None`: it is one that needs the settings and a database.
pub(crate) fn run(command: &Command) -> Option<Result<(), Failure>> {
    Some(match command {
        Command::Rate { file } => rate(file.as_deref()),
        Command::Category { file } => category(file.as_deref()),
        Command::Pair { file, pairing } => pair(file.as_deref(), pairing.settings()),
        Command::Standings { file, points } => standings(file.as_deref(), points.settings()),
        Command::Verify { key, seal } => verify_certificate(key, seal),
        _ => return None,
    })
}

fn rate(file: Option<&Path>) -> Result<(), Failure> {
    print(&journal::answer(input(file)?).map_err(|bad| Failure(bad.to_string(), 2))?)
}

fn category(file: Option<&Path>) -> Result<(), Failure> {
    let mut text = Vec::new();
    // No conditions are longer than this; nobody fills the memory.
    input(file)?.take(1 << 20).read_to_end(&mut text)?;
    let conditions = Conditions::read(&text).map_err(|reason| Failure(reason, 2))?;
    let mut answer = serde_json::to_vec(&conditions.category(&ssdc::Parameters::default())).map_err(|e| e.to_string())?;
    answer.push(b'\n');
    print(&answer)
}

/// The state of a tournament.
fn state(file: Option<&Path>) -> Result<pairing::State, Failure> {
    let mut text = Vec::new();
    // 5,000 players and 30 rounds are a fifth of this; nobody fills the memory.
    input(file)?.take(64 << 20).read_to_end(&mut text)?;
    pairing::State::read(&text).map_err(|problems| Failure(problems.to_string(), 2))
}

fn pair(file: Option<&Path>, settings: pairing::Settings) -> Result<(), Failure> {
    let state = state(file)?;
    let answer = pairing::answer_pair(&state, settings).map_err(|problems| Failure(problems.to_string(), 2))?;
    for warning in pairing::warnings(&state) {
        eprintln!("{warning}");
    }
    print(format!("{answer}\n").as_bytes())
}

fn standings(file: Option<&Path>, settings: pairing::Settings) -> Result<(), Failure> {
    let answer = pairing::answer_standings(&state(file)?, settings).map_err(|problems| Failure(problems.to_string(), 2))?;
    print(format!("{answer}\n").as_bytes())
}

fn verify_certificate(key: &str, seal: &str) -> Result<(), Failure> {
    match certificates::check(seal, [key]) {
        Ok(s) => {
            let kind = s.kind.word();
            say(&format!("The signature is right.\nfederation  {}\nnumber      {}\ncode        {}", s.slug, s.number, s.code))?;
            say(&format!("name        {}\n{kind:<11} {}\ndate        {}", s.name, s.value, s.date))
        }
        Err(SealFault::Unreadable) => Err(Failure("this is not what the QR code of a certificate says: copy it whole".to_owned(), 2)),
        Err(SealFault::Forged | SealFault::Revoked(_)) => Err("this was not signed with this key".into()),
    }
}
