//! Stored bundles of files, and the decisions about their tables and people.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::accounts;
use crate::authorization::{Duty, check_allowed};
use crate::db::federations::Federation;
use crate::db::files::File;
use crate::db::tournament_imports::{self as storage, TournamentImport};
use crate::db::{
    AccountId, ClubId, Conn, DbError, NumberId, PlayerId, TournamentId, TournamentImportId,
};
use crate::domain::approval::State;
use crate::formats::archive;
use crate::formats::refusal::{Code, Refusal as Unread};
use crate::rating_list_import::files::{Reading as ListReading, RowChoices};
use crate::table_import::{self, UploadedFile};
use crate::{ActionError, Actor, Tx, conditions};

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ImportMode {
    #[default]
    Rated,
    /// The tables are shown and searched, but not calculated.
    Recorded,
}

impl ImportMode {
    pub fn imported_state(self) -> State {
        match self {
            ImportMode::Rated => State::Rated,
            ImportMode::Recorded => State::Recorded,
        }
    }
}

/// Decisions as typed. An empty text means: the value of the file, or of [`Reading::rest`].
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TableDecisions {
    pub left: Option<bool>,
    pub name: String,
    pub city: String,
    pub starts: String,
    pub ends: String,
    /// `yes` or `no`.
    pub official: String,
    /// `yes` or `no`.
    pub rated_by_fide: String,
    pub board: String,
    /// Main time in minutes.
    pub minutes: String,
    /// Word of the pool.
    pub pool: String,
    /// Word of the category.
    pub category: String,
    pub round_days: String,
}

impl TableDecisions {
    pub(super) fn to_conditions_input(&self) -> conditions::ConditionsInput {
        conditions::ConditionsInput {
            starts: self.starts.clone(),
            ends: self.ends.clone(),
            minutes: self.minutes.clone(),
            // Not required: files of past years may lack the main time.
            timed: false,
            board: self.board.clone(),
            club: String::new(),
            pool: self.pool.clone(),
            category: self.category.clone(),
            round_days: self.round_days.clone(),
        }
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Reading {
    pub way: ImportMode,
    /// New players start with the rating in their first table.
    pub starts: bool,
    /// Values for all tables without a value of their own.
    pub rest: TableDecisions,
    /// Decisions about single tables, by table number.
    pub tables: BTreeMap<u32, TableDecisions>,
    /// Player chosen for each person, and the initial records of new players.
    pub people: ListReading,
}

impl Reading {
    fn from_stored(bundle: &TournamentImport) -> Result<Reading, DbError> {
        serde_json::from_str(&bundle.reading)
            .map_err(|e| DbError::Corrupt(format!("bundle {}: {e}", bundle.id)))
    }

    fn to_json(&self) -> String {
        // Serializing strings and numbers can't fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ImportOrder {
    pub by: String,
    /// Account whose rights the import uses.
    pub account: Option<AccountId>,
    pub why: String,
    /// Fingerprint of the plan that was shown.
    pub seen: String,
}

/// The effect of an import, and the remainder after it was undone.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Outcome {
    pub way: ImportMode,
    pub tournaments: Vec<TournamentId>,
    pub players: Vec<PlayerId>,
    pub clubs: Vec<ClubId>,
    /// External ids that were stored.
    pub numbers: Vec<NumberId>,
    /// Players by the number of the person in the bundle.
    pub people: BTreeMap<u32, PlayerId>,
    /// Number of players that stayed after an undo.
    pub stayed: usize,
}

impl Outcome {
    pub fn from_stored(bundle: &TournamentImport) -> Result<Outcome, DbError> {
        serde_json::from_str(&bundle.outcome)
            .map_err(|e| DbError::Corrupt(format!("outcome of bundle {}: {e}", bundle.id)))
    }

    pub(super) fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

pub struct BundleImport {
    pub bundle: TournamentImport,
    pub reading: Reading,
    pub files: Vec<File>,
}

impl ImportOrder {
    /// `None` if the import wasn't ordered.
    pub fn from_stored(bundle: &TournamentImport) -> Option<ImportOrder> {
        serde_json::from_str(&bundle.ordered).ok()
    }
}

/// An order whose import was interrupted by a restart.
pub struct Interrupted {
    pub bundle: TournamentImport,
    pub ordered: ImportOrder,
    /// The person who ordered it, with their present rights.
    pub actor: Actor,
}

/// Orders of all federations, without those of accounts that can't log in any more.
pub fn list_interrupted(conn: &mut Conn) -> Result<Vec<Interrupted>, DbError> {
    let mut found = Vec::new();
    for bundle in storage::load_ordered(conn)? {
        let Some(ordered) = ImportOrder::from_stored(&bundle) else {
            continue;
        };
        let Some(account) = ordered.account else {
            continue;
        };
        if let Some(actor) = accounts::find_actor(conn, account)? {
            found.push(Interrupted {
                bundle,
                ordered,
                actor,
            });
        }
    }
    Ok(found)
}

/// Unpacks an archive; anything else is one file. An archive without files is refused.
pub fn unpack_upload(name: &str, content: Vec<u8>) -> Result<Vec<archive::Entry>, Unread> {
    if !archive::is_archive(&content) {
        return Ok(vec![archive::Entry {
            name: name.to_owned(),
            bytes: content,
        }]);
    }
    let files = archive::unpack_entries(&content)?;
    if files.is_empty() {
        Err(Unread::new(Code::Empty, "there is no file in the archive"))
    } else {
        Ok(files)
    }
}

/// Stores files uploaded together for review. They replace an earlier bundle that waits.
pub fn store_bundle(
    tx: &mut Tx<'_>,
    name: &str,
    files: &[archive::Entry],
) -> Result<TournamentImportId, ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Chair)?;
    let waiting = storage::of_federation(tx.conn, tx.federation.id)?;
    for waiting in waiting
        .into_iter()
        .filter(|bundle| bundle.taken_at.is_none())
    {
        storage::remove(tx.conn, waiting.id)?;
    }
    let reading = Reading {
        starts: true,
        ..Reading::default()
    };
    let bundle = storage::add(
        tx.conn,
        tx.federation.id,
        &table_import::file_name(name),
        &reading.to_json(),
        &tx.actor.name,
        tx.now,
    )?;
    let mut kept = Vec::with_capacity(files.len());
    for file in files {
        // Drops the folder: the file name identifies a file.
        let name = file.name.rsplit(['/', '\\']).next().unwrap_or_default();
        kept.push(table_import::store_file(
            tx.conn,
            tx.federation,
            &UploadedFile {
                name,
                content: &file.bytes,
            },
            tx.now,
        )?);
    }
    storage::add_files(tx.conn, bundle, &kept)?;
    Ok(bundle)
}

/// Newest bundle first.
pub fn all(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
) -> Result<Vec<TournamentImport>, ActionError> {
    check_allowed(actor, &federation.id, Duty::Chair)?;
    Ok(storage::of_federation(conn, federation.id)?)
}

pub fn find(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: TournamentImportId,
) -> Result<BundleImport, ActionError> {
    let bundle = all(conn, actor, federation)?
        .into_iter()
        .find(|bundle| bundle.id == id)
        .ok_or(ActionError::NotFound)?;
    Ok(BundleImport {
        reading: Reading::from_stored(&bundle)?,
        files: storage::load_contents(conn, bundle.id)?,
        bundle,
    })
}

pub fn find_waiting(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
) -> Result<BundleImport, ActionError> {
    let waiting = all(conn, actor, federation)?
        .into_iter()
        .find(|bundle| bundle.taken_at.is_none());
    find(
        conn,
        actor,
        federation,
        waiting.ok_or(ActionError::NotFound)?.id,
    )
}

fn change_decisions(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: TournamentImportId,
    with: impl FnOnce(&mut Reading),
) -> Result<(), ActionError> {
    let bundle = all(conn, actor, federation)?
        .into_iter()
        .find(|bundle| bundle.id == id && bundle.taken_at.is_none());
    let bundle = bundle.ok_or(ActionError::NotFound)?;
    let mut reading = Reading::from_stored(&bundle)?;
    with(&mut reading);
    Ok(storage::update_reading(conn, id, &reading.to_json())?)
}

/// Decisions from one page of the tables.
#[derive(Debug, Clone, Default)]
pub struct ImportDecisions {
    pub way: ImportMode,
    pub starts: bool,
    pub rest: TableDecisions,
    pub tables: BTreeMap<u32, TableDecisions>,
}

/// Stores decisions about tables; those of other pages stay.
pub fn store_table_choices(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: TournamentImportId,
    said: ImportDecisions,
) -> Result<(), ActionError> {
    change_decisions(conn, actor, federation, id, |reading| {
        (reading.way, reading.starts, reading.rest) = (said.way, said.starts, said.rest);
        reading.tables.extend(said.tables);
    })
}

/// Stores the matching of people from one page; that of other pages stays.
pub fn store_row_choices(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: TournamentImportId,
    chosen: RowChoices,
) -> Result<(), ActionError> {
    change_decisions(conn, actor, federation, id, |reading| {
        reading.people.choices.extend(chosen.choices);
        reading.people.all_new |= chosen.all_new;
    })
}

/// Stores the order, so that the import resumes after a restart. `seen` is the fingerprint of the
/// plan shown.
pub fn store_order(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: TournamentImportId,
    seen: &str,
    why: &str,
) -> Result<(), ActionError> {
    let kept = find_waiting(conn, actor, federation)?;
    if kept.bundle.id != id {
        return Err(ActionError::NotFound);
    }
    let ordered = ImportOrder {
        by: actor.name.clone(),
        account: actor.account,
        why: why.to_owned(),
        seen: seen.to_owned(),
    };
    Ok(storage::update_ordered(
        conn,
        id,
        &serde_json::to_string(&ordered).unwrap_or_default(),
    )?)
}

/// Deletes the order after the import was refused.
pub fn take_order_back(conn: &mut Conn, id: TournamentImportId) -> Result<(), DbError> {
    storage::update_ordered(conn, id, "")
}

pub fn discard_bundle(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: TournamentImportId,
) -> Result<(), ActionError> {
    let kept = find_waiting(conn, actor, federation)?;
    if kept.bundle.id != id {
        return Err(ActionError::NotFound);
    }
    Ok(storage::remove(conn, id)?)
}
