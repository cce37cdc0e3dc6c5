//! Reads the files of a bundle into tables and lists.

use std::collections::HashMap;

use serde_json::Value;

use super::files::TableDecisions;
use super::journal::{self, Tabled};
use crate::db::FileId;
use crate::db::files::File;
use crate::domain::journal::read as read_journal;
use crate::domain::rules::Rulebook;
use crate::formats::document::{Document, Format, PlayerNo};
use crate::formats::options::Options;
use crate::formats::recognise;
use crate::formats::refusal::{Code, Refusal as Unread};

/// A table or a list of a bundle.
#[derive(Debug, Clone)]
pub struct Source {
    /// Number, from 1; stable while the bundle exists.
    pub number: u32,
    /// File that contains it.
    pub file: FileId,
    /// File name.
    pub name: String,
    /// SHA-256 of the file.
    pub sha256: String,
    /// Document read from the file.
    pub document: Document,
    /// Codes by which the journal identifies its players.
    pub codes: HashMap<PlayerNo, String>,
    /// Conditions given by the file beside the table.
    pub said: TableDecisions,
}

impl Source {
    /// True if it is a rating list.
    pub fn is_list(&self) -> bool {
        self.document.format == Format::List
    }
}

/// A file that can't be read.
#[derive(Debug, Clone)]
pub struct Refused {
    /// File name.
    pub name: String,
    /// Reason of the refusal.
    pub why: Unread,
}

/// The contents of all files of a bundle.
#[derive(Debug, Clone, Default)]
pub struct Sources {
    /// Tables and lists in the order of the files.
    pub all: Vec<Source>,
    /// Files that can't be read.
    pub refused: Vec<Refused>,
    /// Initial records of journal players under these rules, by code.
    pub standings: HashMap<String, Value>,
}

/// Reads the files of a bundle. `rules` are those of the federation: initial records of a journal
/// with other rules are ignored.
pub fn sources(files: &[File], rules: &Rulebook) -> Sources {
    let mut sources = Sources::default();
    let mut number = 0;
    for file in files {
        let mut add = |Tabled {
                           document,
                           codes,
                           said,
                       }| {
            number += 1;
            let (name, sha256) = (file.name.clone(), file.sha256.clone());
            sources.all.push(Source {
                number,
                file: file.id,
                name,
                sha256,
                document,
                codes,
                said,
            });
        };
        if !journal::is_journal(&file.content) {
            match recognise::read(&file.content, &Options::default()) {
                Ok(document) => add(Tabled {
                    document,
                    codes: HashMap::new(),
                    said: TableDecisions::default(),
                }),
                Err(why) => sources.refused.push(Refused {
                    name: file.name.clone(),
                    why,
                }),
            }
            continue;
        }
        match read_journal(file.content.as_slice()) {
            Ok(journal) => {
                // Codes are unique within one journal only.
                let own = |code: String| format!("{}:{code}", file.id);
                for table in journal::tables(&journal) {
                    let codes = table
                        .codes
                        .into_iter()
                        .map(|(no, code)| (no, own(code)))
                        .collect();
                    add(Tabled { codes, ..table });
                }
                if journal.rulebook.id == rules.id {
                    sources.standings.extend(
                        journal::standings(&journal)
                            .into_iter()
                            .map(|(code, standing)| (own(code), standing)),
                    );
                }
            }
            Err(bad) => {
                let why = Unread::new(Code::Broken, bad.to_string());
                sources.refused.push(Refused {
                    name: file.name.clone(),
                    why,
                });
            }
        }
    }
    sources
}
