//! Reads the files of a bundle into tables and lists.

use std::collections::HashMap;

use serde_json::Value;

use super::files::TableDecisions;
use super::journal::{self, JournalTable};
use crate::db::FileId;
use crate::db::files::File;
use crate::domain::journal::read_journal;
use crate::domain::rules::Rulebook;
use crate::formats::document::{Document, Format, PlayerNo};
use crate::formats::options::Options;
use crate::formats::recognise;
use crate::formats::refusal::{Code, Refusal as Unread};

#[derive(Debug, Clone)]
pub struct Source {
    /// From 1; stable while the bundle exists.
    pub number: u32,
    pub file: FileId,
    pub name: String,
    pub sha256: String,
    pub document: Document,
    /// Codes by which the journal identifies its players.
    pub codes: HashMap<PlayerNo, String>,
    /// Conditions given by the file beside the table.
    pub said: TableDecisions,
}

impl Source {
    pub fn is_list(&self) -> bool {
        self.document.format == Format::List
    }
}

#[derive(Debug, Clone)]
pub struct Refused {
    pub name: String,
    pub why: Unread,
}

#[derive(Debug, Clone, Default)]
pub struct Sources {
    pub all: Vec<Source>,
    pub refused: Vec<Refused>,
    /// Initial records of journal players under these rules, by code.
    pub standings: HashMap<String, Value>,
}

/// Initial records of a journal with rules other than those of the federation are ignored.
pub fn read_sources(files: &[File], rules: &Rulebook) -> Sources {
    let mut sources = Sources::default();
    for file in files {
        if journal::is_journal(&file.content) {
            sources.add_journal(file, rules);
        } else {
            sources.add_document(file);
        }
    }
    sources
}

impl Sources {
    fn add_table(&mut self, file: &File, table: JournalTable) {
        let JournalTable {
            document,
            codes,
            said,
        } = table;
        self.all.push(Source {
            number: u32::try_from(self.all.len() + 1).unwrap_or(u32::MAX),
            file: file.id,
            name: file.name.clone(),
            sha256: file.sha256.clone(),
            document,
            codes,
            said,
        });
    }

    fn refuse_file(&mut self, file: &File, why: Unread) {
        self.refused.push(Refused {
            name: file.name.clone(),
            why,
        });
    }

    fn add_document(&mut self, file: &File) {
        match recognise::read(&file.content, &Options::default()) {
            Ok(document) => self.add_table(
                file,
                JournalTable {
                    document,
                    codes: HashMap::new(),
                    said: TableDecisions::default(),
                },
            ),
            Err(why) => self.refuse_file(file, why),
        }
    }

    fn add_journal(&mut self, file: &File, rules: &Rulebook) {
        let journal = match read_journal(file.content.as_slice()) {
            Ok(journal) => journal,
            Err(bad) => {
                self.refuse_file(file, Unread::new(Code::Broken, bad.to_string()));
                return;
            }
        };
        // Codes are unique within one journal only.
        let own = |code: String| format!("{}:{code}", file.id);
        for table in journal::list_tables(&journal) {
            let codes = table
                .codes
                .into_iter()
                .map(|(no, code)| (no, own(code)))
                .collect();
            self.add_table(file, JournalTable { codes, ..table });
        }
        if journal.rulebook.id == rules.id {
            self.standings.extend(
                journal::initial_records(&journal)
                    .into_iter()
                    .map(|(code, standing)| (own(code), standing)),
            );
        }
    }
}
