//! Uploaded rating lists of the past, with the choices for reading them and for their rows.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::authorization::{Duty, check_allowed};
use crate::db::federations::Federation;
use crate::db::files::{self, File};
use crate::db::rating_list_imports::{self as storage, ListFile, ListFileEntry};
use crate::db::{ClubId, Conn, DbError, FileId, InitialRatingActId, NumberId, PlayerId};
use crate::formats::options::Options;
use crate::table_import::{self, Meaning, UploadedFile};
use crate::{ActionError, Actor, Tx};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RowChoice {
    Open,
    /// The row is left out.
    Left,
    New,
    Guest,
    Known(PlayerId),
}

impl RowChoice {
    pub fn is_new(self) -> bool {
        matches!(self, RowChoice::New | RowChoice::Guest)
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Reading {
    /// The meaning of columns, by their headings.
    pub columns: Vec<Meaning>,
    /// Empty for the first rating field of the regulation.
    pub field: String,
    /// Values for fields that the list leaves out, by field name.
    pub rest: BTreeMap<String, String>,
    /// True if only new players get an initial record from the list.
    pub only_new: bool,
    /// True if every row without a candidate is a new player.
    pub all_new: bool,
    /// Choices that differ from the proposals, by row number.
    pub choices: BTreeMap<u32, RowChoice>,
}

impl Reading {
    fn from_stored(list: &ListFile) -> Result<Reading, DbError> {
        serde_json::from_str(&list.reading)
            .map_err(|e| DbError::Corrupt(format!("list {}: {e}", list.file_id)))
    }

    fn to_json(&self) -> String {
        // Texts and numbers: serialization can't fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Outcome {
    pub players: Vec<PlayerId>,
    /// Number of known players whose initial record changed.
    pub changed: usize,
    pub clubs: Vec<ClubId>,
    pub numbers: Vec<NumberId>,
    /// The act that changed the initial records of known players.
    pub act: Option<InitialRatingActId>,
    pub stayed: usize,
}

impl Outcome {
    pub fn from_stored(list: &ListFile) -> Result<Outcome, DbError> {
        serde_json::from_str(&list.outcome)
            .map_err(|e| DbError::Corrupt(format!("outcome of list {}: {e}", list.file_id)))
    }

    pub(super) fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

pub fn read_options(list: &ListFile) -> Result<Options, DbError> {
    Ok(table_import::with_columns(
        Reading::from_stored(list)?.columns,
    ))
}

pub struct ListImport {
    pub file: File,
    pub list: ListFile,
    pub reading: Reading,
}

impl ListImport {
    pub fn options(&self) -> Options {
        table_import::with_columns(self.reading.columns.clone())
    }
}

/// Stores a list for review; it replaces one that waits. The caller has parsed it, so unreadable
/// files aren't stored.
pub fn store_list(tx: &mut Tx<'_>, came: &UploadedFile<'_>) -> Result<FileId, ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
    // The next list of a federation mostly has the columns of the last one.
    let before = storage::of_federation(tx.conn, tx.federation.id)?;
    let columns = before
        .first()
        .map(|last| Reading::from_stored(&last.list))
        .transpose()?
        .unwrap_or_default()
        .columns;
    for waiting in before
        .into_iter()
        .filter(|kept| kept.list.taken_at.is_none())
    {
        storage::remove(tx.conn, waiting.list.file_id)?;
    }
    let file = table_import::store_file(tx.conn, tx.federation, came, tx.now)?;
    let reading = Reading {
        columns,
        ..Reading::default()
    };
    let list = ListFile {
        file_id: file,
        reading: reading.to_json(),
        uploaded_by: tx.actor.name.clone(),
        taken_at: None,
        outcome: String::new(),
        undone_at: None,
        undone_by: String::new(),
        erased_at: None,
    };
    storage::add(tx.conn, &list)?;
    Ok(file)
}

/// Newest list first.
pub fn all(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
) -> Result<Vec<ListFileEntry>, ActionError> {
    check_allowed(actor, &federation.id, Duty::Commission)?;
    Ok(storage::of_federation(conn, federation.id)?)
}

pub fn find(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    file: FileId,
) -> Result<ListImport, ActionError> {
    let listed = all(conn, actor, federation)?
        .into_iter()
        .map(|kept| kept.list);
    let list = listed
        .into_iter()
        .find(|list| list.file_id == file && list.erased_at.is_none())
        .ok_or(ActionError::NotFound)?;
    let file = files::find(conn, federation.id, file)?.ok_or(ActionError::NotFound)?;
    let reading = Reading::from_stored(&list)?;
    Ok(ListImport {
        file,
        list,
        reading,
    })
}

pub fn find_waiting(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
) -> Result<ListImport, ActionError> {
    let listed = all(conn, actor, federation)?
        .into_iter()
        .map(|kept| kept.list);
    let list = listed
        .into_iter()
        .find(|list| list.taken_at.is_none())
        .ok_or(ActionError::NotFound)?;
    find(conn, actor, federation, list.file_id)
}

#[derive(Debug, Clone, Default)]
pub struct ListChoices {
    pub columns: Vec<Meaning>,
    pub field: String,
    pub rest: BTreeMap<String, String>,
}

/// Choices for rows are kept only while the columns mean the same.
pub fn store_list_choices(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    said: ListChoices,
) -> Result<(), ActionError> {
    let ListImport { list, reading, .. } = find_waiting(conn, actor, federation)?;
    let same = reading.columns == said.columns;
    let kept = if same { reading } else { Reading::default() };
    let reading = Reading {
        columns: said.columns,
        field: said.field,
        rest: said.rest,
        ..kept
    };
    Ok(storage::update_reading(
        conn,
        list.file_id,
        &reading.to_json(),
    )?)
}

#[derive(Debug, Clone, Default)]
pub struct RowChoices {
    /// Choices that differ from the shown ones, by row number.
    pub choices: BTreeMap<u32, RowChoice>,
    pub all_new: bool,
}

/// Stores the choices of one page of rows; those of other pages stay.
pub fn store_row_choices(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    file: FileId,
    chosen: &RowChoices,
) -> Result<(), ActionError> {
    let ListImport {
        list, mut reading, ..
    } = find_waiting(conn, actor, federation)?;
    if list.file_id != file {
        return Err(ActionError::NotFound);
    }
    reading
        .choices
        .extend(chosen.choices.iter().map(|(row, whom)| (*row, *whom)));
    reading.all_new |= chosen.all_new;
    Ok(storage::update_reading(conn, file, &reading.to_json())?)
}
