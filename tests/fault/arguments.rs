//! What is asked for on the command line.

use std::path::PathBuf;

use crate::{Failed, told};

/// The databases that faults are tried on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Chosen {
    Sqlite,
    Postgres,
    Both,
}

/// What was asked for.
pub(crate) struct Arguments {
    /// The program that is tried.
    pub(crate) program: PathBuf,
    /// A folder that whoever runs this removes.
    pub(crate) scratch: PathBuf,
    /// Where the programs of PostgreSQL are.
    pub(crate) postgres: Option<PathBuf>,
    /// On which databases.
    pub(crate) database: Chosen,
    /// The library that keeps what was synced, where one could be made.
    pub(crate) power: Option<PathBuf>,
    /// How often the program is killed on SQLite; half as often on PostgreSQL, a fifth as often
    /// with two nodes and by a power cut.
    pub(crate) kills: usize,
    /// How often each of the other faults is tried.
    pub(crate) tries: usize,
    /// How long a federation's day takes, in minutes.
    pub(crate) minutes: u64,
    /// What chance is made of.
    pub(crate) seed: u64,
    /// Only faults of these names; none: all.
    pub(crate) only: Vec<String>,
    /// Only what the gate has time for.
    pub(crate) short: bool,
}

impl Arguments {
    /// Reads the arguments behind the word `run`.
    ///
    /// # Errors
    /// One is unknown, or a value is missing.
    pub(crate) fn read(given: &[String]) -> Result<Arguments, Failed> {
        let mut asked = Arguments {
            program: PathBuf::from(env!("CARGO_BIN_EXE_crosstable")),
            scratch: PathBuf::new(),
            postgres: None,
            power: None,
            database: Chosen::Both,
            kills: 1_000,
            tries: 5,
            minutes: 60,
            seed: 17,
            only: Vec::new(),
            short: false,
        };
        let mut rest = given.iter();
        while let Some(flag) = rest.next() {
            let mut value = || rest.next().ok_or_else(|| format!("{flag} wants a value"));
            match flag.as_str() {
                "--program" => asked.program = value()?.into(),
                "--scratch" => asked.scratch = value()?.into(),
                "--postgres" => asked.postgres = Some(value()?.into()),
                "--power" => asked.power = Some(value()?.into()),
                "--kills" => asked.kills = at_least_one(value()?)?,
                "--tries" => asked.tries = at_least_one(value()?)?,
                "--minutes" => asked.minutes = at_least_one(value()?)? as u64,
                "--seed" => asked.seed = value()?.parse().map_err(told)?,
                "--only" => asked.only.push(value()?.clone()),
                "--short" => asked.short = true,
                "--database" => {
                    asked.database = match value()?.as_str() {
                        "sqlite" => Chosen::Sqlite,
                        "postgres" => Chosen::Postgres,
                        "both" => Chosen::Both,
                        other => {
                            return Err(format!(
                                "--database is sqlite, postgres or both, not {other}"
                            ));
                        }
                    }
                }
                other => return Err(format!("what is {other:?}?")),
            }
        }
        if !asked.scratch.is_dir() {
            return Err("--scratch wants a folder that is there".to_owned());
        }
        Ok(asked)
    }
}

fn at_least_one(text: &str) -> Result<usize, Failed> {
    text.parse()
        .ok()
        .filter(|number| *number > 0)
        .ok_or_else(|| format!("{text:?} is no number of tries"))
}
