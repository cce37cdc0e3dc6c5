//! Lists of the past as they came, with how they are read and what becomes of their rows.

use std::collections::BTreeMap;

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

use crate::db::federations::Federation;
use crate::db::files::{self, File};
use crate::db::list_files::{self as storage, ListFile, Listed};
use crate::db::{ClubId, Conn, DbError, FileId, NumberId, PlayerId, StandingActId};
use crate::formats::options::Options;
use crate::office::imports::{self, Came, Meaning};
use crate::office::may::{Duty, may};
use crate::office::{Actor, OfficeError};

/// The player that a row is taken for, if for any.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whom {
    /// Nobody has said.
    Open,
    /// The row is left out.
    Left,
    /// Somebody who isn't known yet.
    New,
    /// Somebody who isn't known yet, a guest of the federation.
    Guest,
    /// This player.
    Known(PlayerId),
}

impl Whom {
    /// Whether the row enters somebody.
    pub fn is_new(self) -> bool {
        matches!(self, Whom::New | Whom::Guest)
    }
}

/// How a list is read, and what becomes of its rows.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Reading {
    /// The meaning of columns, by their headings.
    pub columns: Vec<Meaning>,
    /// The field of the regulation that its ratings are; empty: the first one.
    pub field: String,
    /// What fields are where the list says nothing, by their names.
    pub rest: BTreeMap<String, String>,
    /// Only new players bring along what the list says.
    pub only_new: bool,
    /// Everybody whom nobody resembles is new.
    pub all_new: bool,
    /// What was chosen otherwise than it is proposed, by the numbers of the rows.
    pub choices: BTreeMap<u32, Whom>,
}

impl Reading {
    fn of(list: &ListFile) -> Result<Reading, DbError> {
        serde_json::from_str(&list.reading).map_err(|e| DbError::Corrupt(format!("list {}: {e}", list.file_id)))
    }

    fn json(&self) -> String {
        // Texts and numbers: writing them has no way to fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// What taking a list over did, and what was left of it when it was undone.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Outcome {
    /// The players who were entered.
    pub players: Vec<PlayerId>,
    /// How many who were known bring along something else now.
    pub changed: usize,
    /// The clubs that were made.
    pub clubs: Vec<ClubId>,
    /// The numbers elsewhere that were stored.
    pub numbers: Vec<NumberId>,
    /// The act by which those who were known got what they bring along.
    pub act: Option<StandingActId>,
    /// How many of the players stayed when it was undone.
    pub stayed: usize,
}

impl Outcome {
    /// What is stored with a list that was taken over.
    ///
    /// # Errors
    /// What is stored is none.
    pub fn of(list: &ListFile) -> Result<Outcome, DbError> {
        serde_json::from_str(&list.outcome).map_err(|e| DbError::Corrupt(format!("outcome of list {}: {e}", list.file_id)))
    }

    pub(super) fn json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// How a list is to be read.
///
/// # Errors
/// What is stored isn't a reading.
pub fn options(list: &ListFile) -> Result<Options, DbError> {
    Ok(imports::with_columns(Reading::of(list)?.columns))
}

/// A list with what is needed to read it.
pub struct Kept {
    /// The file.
    pub file: File,
    /// What is noted of it.
    pub list: ListFile,
    /// How it is read, and what becomes of its rows.
    pub reading: Reading,
}

impl Kept {
    /// How it is read.
    pub fn options(&self) -> Options {
        imports::with_columns(self.reading.columns.clone())
    }
}

/// Keeps a list, which waits to be looked through; one that waited before goes. The caller has read it: nothing is kept of which nothing can be made.
///
/// # Errors
/// Not the commission.
pub fn keep(conn: &mut Conn, actor: &Actor, federation: &Federation, came: &Came<'_>, now: NaiveDateTime) -> Result<FileId, OfficeError> {
    may(actor, &federation.id, Duty::Commission)?;
    // The next list of a federation mostly has the columns of the last one.
    let before = storage::of_federation(conn, federation.id)?;
    let columns = before.first().map(|last| Reading::of(&last.list)).transpose()?.unwrap_or_default().columns;
    for waiting in before.into_iter().filter(|kept| kept.list.taken_at.is_none()) {
        storage::remove(conn, waiting.list.file_id)?;
    }
    let file = imports::store(conn, federation, came, now)?;
    let reading = Reading { columns, ..Reading::default() };
    let list = ListFile {
        file_id: file,
        reading: reading.json(),
        uploaded_by: actor.name.clone(),
        taken_at: None,
        outcome: String::new(),
        undone_at: None,
        undone_by: String::new(),
        erased_at: None,
    };
    storage::add(conn, &list)?;
    Ok(file)
}

/// The lists of a federation, newest first.
///
/// # Errors
/// Not the commission.
pub fn all(conn: &mut Conn, actor: &Actor, federation: &Federation) -> Result<Vec<Listed>, OfficeError> {
    may(actor, &federation.id, Duty::Commission)?;
    Ok(storage::of_federation(conn, federation.id)?)
}

/// One of the lists.
///
/// # Errors
/// Not the commission; there is none, or its content was erased.
pub fn find(conn: &mut Conn, actor: &Actor, federation: &Federation, file: FileId) -> Result<Kept, OfficeError> {
    let listed = all(conn, actor, federation)?.into_iter().map(|kept| kept.list);
    let list = listed.into_iter().find(|list| list.file_id == file && list.erased_at.is_none()).ok_or(OfficeError::NotFound)?;
    let file = files::find(conn, federation.id, file)?.ok_or(OfficeError::NotFound)?;
    let reading = Reading::of(&list)?;
    Ok(Kept { file, list, reading })
}

/// The list that waits to be looked through.
///
/// # Errors
/// Not the commission; none waits.
pub fn waiting(conn: &mut Conn, actor: &Actor, federation: &Federation) -> Result<Kept, OfficeError> {
    let listed = all(conn, actor, federation)?.into_iter().map(|kept| kept.list);
    let list = listed.into_iter().find(|list| list.taken_at.is_none()).ok_or(OfficeError::NotFound)?;
    find(conn, actor, federation, list.file_id)
}

/// What is said of a list as a whole.
#[derive(Debug, Clone, Default)]
pub struct Said {
    /// The meaning of columns.
    pub columns: Vec<Meaning>,
    /// The field that its ratings are.
    pub field: String,
    /// What fields are where the list says nothing.
    pub rest: BTreeMap<String, String>,
}

/// Notes what columns mean, and what holds for all rows. What was chosen row by row holds on while the columns mean the same.
///
/// # Errors
/// Not the commission; no list waits.
pub fn say(conn: &mut Conn, actor: &Actor, federation: &Federation, said: Said) -> Result<(), OfficeError> {
    let Kept { list, reading, .. } = waiting(conn, actor, federation)?;
    let same = reading.columns == said.columns;
    let kept = if same { reading } else { Reading::default() };
    let reading = Reading { columns: said.columns, field: said.field, rest: said.rest, ..kept };
    Ok(storage::update_reading(conn, list.file_id, &reading.json())?)
}

/// What was chosen on a page of the rows.
#[derive(Debug, Clone, Default)]
pub struct Chosen {
    /// What differs from what was shown, by the numbers of the rows.
    pub choices: BTreeMap<u32, Whom>,
    /// Everybody whom nobody resembles is new.
    pub all_new: bool,
}

/// Notes what was chosen; what was chosen on other pages stays.
///
/// # Errors
/// Not the commission; the list doesn't wait any more.
pub fn choose(conn: &mut Conn, actor: &Actor, federation: &Federation, file: FileId, chosen: &Chosen) -> Result<(), OfficeError> {
    let Kept { list, mut reading, .. } = waiting(conn, actor, federation)?;
    if list.file_id != file {
        return Err(OfficeError::NotFound);
    }
    reading.choices.extend(chosen.choices.iter().map(|(row, whom)| (*row, *whom)));
    reading.all_new |= chosen.all_new;
    Ok(storage::update_reading(conn, file, &reading.json())?)
}
