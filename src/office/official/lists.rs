//! Lists that were uploaded: one that waits to be looked through, and those that were taken over.

use std::collections::{BTreeMap, HashSet};

use chrono::{NaiveDate, NaiveDateTime};
use serde::{Deserialize, Serialize};

use super::find::Found;
use crate::db::federations::Federation;
use crate::db::official_lists::{self as storage, OfficialList, Upload};
use crate::db::{Conn, DbError, NumberId, OfficialListId, PlayerId};
use crate::formats::official::About;
use crate::office::may::{Duty, may};
use crate::office::{Actor, OfficeError};

/// Letters of the name of a file that are kept.
const NAME_MAX: usize = 120;

/// What is kept of a list while it waits.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Kept {
    /// The rows that may be about players.
    pub found: Vec<Found>,
    /// What was chosen otherwise than it is proposed, by the keys of the lines of the plan.
    pub choices: BTreeMap<String, bool>,
}

impl Kept {
    /// What is stored with a list.
    ///
    /// # Errors
    /// What is stored is none.
    pub(super) fn of(list: &OfficialList) -> Result<Kept, DbError> {
        serde_json::from_str(&list.upload.found).map_err(|e| DbError::Corrupt(format!("official list {}: {e}", list.id)))
    }

    fn json(&self) -> String {
        // Texts and numbers: writing them has no way to fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// What taking a list over did.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Outcome {
    /// The numbers that were stored.
    pub numbers: Vec<NumberId>,
    /// How many players have a rating by it.
    pub players: usize,
    /// How many ratings these are.
    pub ratings: usize,
}

impl Outcome {
    /// What is stored with a list that was taken over.
    ///
    /// # Errors
    /// What is stored is none.
    pub fn of(list: &OfficialList) -> Result<Outcome, DbError> {
        serde_json::from_str(&list.outcome).map_err(|e| DbError::Corrupt(format!("outcome of official list {}: {e}", list.id)))
    }

    pub(super) fn json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// A list that was read.
pub struct Came {
    /// The name of its file.
    pub name: String,
    /// SHA-256 of it.
    pub sha256: String,
    /// Its bytes.
    pub size: u64,
    /// What it says of itself.
    pub about: About,
    /// Its rows that may be about players.
    pub found: Vec<Found>,
}

/// Keeps what is needed of a list, which waits to be looked through; one that waited before goes.
///
/// # Errors
/// Not the commission.
pub fn keep(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    came: Came,
    now: NaiveDateTime,
) -> Result<OfficialListId, OfficeError> {
    may(actor, &federation.id, Duty::Commission)?;
    for waiting in storage::of_federation(conn, federation.id)?.into_iter().filter(|list| list.taken_at.is_none()) {
        storage::remove(conn, waiting.id)?;
    }
    let name = came.name.chars().filter(|c| !c.is_control() && !matches!(c, '/' | '\\' | '"')).take(NAME_MAX).collect();
    let upload = Upload {
        federation_id: federation.id,
        system: came.about.system,
        name,
        sha256: came.sha256,
        size: i64::try_from(came.size).unwrap_or(i64::MAX),
        dated: came.about.dated,
        entries: i64::try_from(came.about.rows).unwrap_or(i64::MAX),
        found: Kept { found: came.found, choices: BTreeMap::new() }.json(),
        uploaded_by: actor.name.clone(),
        created_at: now,
    };
    Ok(storage::add(conn, &upload)?)
}

/// The lists of a federation, newest first.
///
/// # Errors
/// Not the commission.
pub fn all(conn: &mut Conn, actor: &Actor, federation: &Federation) -> Result<Vec<OfficialList>, OfficeError> {
    may(actor, &federation.id, Duty::Commission)?;
    Ok(storage::of_federation(conn, federation.id)?)
}

/// The list that waits to be looked through.
///
/// # Errors
/// Not the commission; none waits.
pub fn waiting(conn: &mut Conn, actor: &Actor, federation: &Federation) -> Result<OfficialList, OfficeError> {
    let waiting = all(conn, actor, federation)?.into_iter().find(|list| list.taken_at.is_none());
    waiting.ok_or(OfficeError::NotFound)
}

/// What was chosen on a page of the lines.
#[derive(Debug, Clone, Default)]
pub struct Chosen {
    /// What differs from what was shown, by the keys of the lines.
    pub choices: BTreeMap<String, bool>,
    /// The day of the list.
    pub dated: Option<NaiveDate>,
}

/// Notes what was chosen; what was chosen on other pages stays.
///
/// # Errors
/// Not the commission; the list doesn't wait any more.
pub fn choose(conn: &mut Conn, actor: &Actor, federation: &Federation, id: OfficialListId, chosen: Chosen) -> Result<(), OfficeError> {
    let list = waiting(conn, actor, federation)?;
    if list.id != id {
        return Err(OfficeError::NotFound);
    }
    let mut kept = Kept::of(&list)?;
    // Only lines that there are can be chosen.
    let known: HashSet<String> = kept.found.iter().map(Found::key).collect();
    kept.choices.extend(chosen.choices.into_iter().filter(|(key, _)| known.contains(key)));
    Ok(storage::update(conn, id, &kept.json(), chosen.dated)?)
}

/// Throws away a list that waits.
///
/// # Errors
/// Not the commission; the list doesn't wait any more.
pub fn discard(conn: &mut Conn, actor: &Actor, federation: &Federation, id: OfficialListId) -> Result<(), OfficeError> {
    let list = waiting(conn, actor, federation)?;
    if list.id == id { Ok(storage::remove(conn, id)?) } else { Err(OfficeError::NotFound) }
}

/// Nothing is kept any more of rows that may be about these players.
pub(in crate::office) fn forget(conn: &mut Conn, federation: &Federation, players: &[PlayerId]) -> Result<(), DbError> {
    for list in storage::of_federation(conn, federation.id)?.into_iter().filter(|list| list.taken_at.is_none()) {
        let mut kept = Kept::of(&list)?;
        let before = kept.found.len();
        kept.found.retain(|found| !players.contains(&found.player));
        if kept.found.len() < before {
            storage::update(conn, list.id, &kept.json(), list.upload.dated)?;
        }
    }
    Ok(())
}
