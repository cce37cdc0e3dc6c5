//! Uploaded official lists: one that waits for review, and imported ones.

use std::collections::{BTreeMap, HashSet};

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::find::CandidateRow;
use crate::authorization::{Duty, check_allowed};
use crate::db::federations::Federation;
use crate::db::official_lists::{self as storage, OfficialList, Upload};
use crate::db::{Conn, DbError, NumberId, OfficialListId, PlayerId};
use crate::formats::official::About;
use crate::{ActionError, Actor, Tx};

/// In characters.
const NAME_MAX: usize = 120;

/// The stored part of a list that waits for review.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ReviewState {
    pub found: Vec<CandidateRow>,
    /// Decisions that differ from the proposal, by line key of the plan.
    pub choices: BTreeMap<String, bool>,
}

impl ReviewState {
    pub(super) fn from_stored(list: &OfficialList) -> Result<ReviewState, DbError> {
        serde_json::from_str(&list.upload.found)
            .map_err(|e| DbError::Corrupt(format!("official list {}: {e}", list.id)))
    }

    fn to_json(&self) -> String {
        // Serializing strings and numbers can't fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Outcome {
    pub numbers: Vec<NumberId>,
    /// Number of players who got a rating.
    pub players: usize,
    /// Number of ratings stored.
    pub ratings: usize,
}

impl Outcome {
    pub fn from_stored(list: &OfficialList) -> Result<Outcome, DbError> {
        serde_json::from_str(&list.outcome)
            .map_err(|e| DbError::Corrupt(format!("outcome of official list {}: {e}", list.id)))
    }

    pub(super) fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

pub struct UploadedList {
    pub name: String,
    pub sha256: String,
    /// Size in bytes.
    pub size: u64,
    pub about: About,
    pub found: Vec<CandidateRow>,
}

/// Stores only the needed part of a list. It replaces an earlier list that waits.
pub fn store_list(tx: &mut Tx<'_>, came: UploadedList) -> Result<OfficialListId, ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
    for waiting in storage::of_federation(tx.conn, tx.federation.id)?
        .into_iter()
        .filter(|list| list.taken_at.is_none())
    {
        storage::remove(tx.conn, waiting.id)?;
    }
    let name = came
        .name
        .chars()
        .filter(|c| !c.is_control() && !matches!(c, '/' | '\\' | '"'))
        .take(NAME_MAX)
        .collect();
    let upload = Upload {
        federation_id: tx.federation.id,
        system: came.about.system,
        name,
        sha256: came.sha256,
        size: i64::try_from(came.size).unwrap_or(i64::MAX),
        dated: came.about.dated,
        entries: i64::try_from(came.about.rows).unwrap_or(i64::MAX),
        found: ReviewState {
            found: came.found,
            choices: BTreeMap::new(),
        }
        .to_json(),
        uploaded_by: tx.actor.name.clone(),
        created_at: tx.now,
    };
    Ok(storage::add(tx.conn, &upload)?)
}

/// Newest list first.
pub fn all(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
) -> Result<Vec<OfficialList>, ActionError> {
    check_allowed(actor, &federation.id, Duty::Commission)?;
    Ok(storage::of_federation(conn, federation.id)?)
}

pub fn find_waiting(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
) -> Result<OfficialList, ActionError> {
    let waiting = all(conn, actor, federation)?
        .into_iter()
        .find(|list| list.taken_at.is_none());
    waiting.ok_or(ActionError::NotFound)
}

#[derive(Debug, Clone, Default)]
pub struct ReviewChoices {
    pub choices: BTreeMap<String, bool>,
    pub dated: Option<NaiveDate>,
}

/// Stores decisions of one page; those of other pages stay.
pub fn store_choices(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: OfficialListId,
    chosen: ReviewChoices,
) -> Result<(), ActionError> {
    let list = find_waiting(conn, actor, federation)?;
    if list.id != id {
        return Err(ActionError::NotFound);
    }
    let mut kept = ReviewState::from_stored(&list)?;
    // Ignores keys of unknown lines.
    let known: HashSet<String> = kept.found.iter().map(CandidateRow::key).collect();
    kept.choices.extend(
        chosen
            .choices
            .into_iter()
            .filter(|(key, _)| known.contains(key)),
    );
    Ok(storage::update(conn, id, &kept.to_json(), chosen.dated)?)
}

pub fn discard_list(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: OfficialListId,
) -> Result<(), ActionError> {
    let list = find_waiting(conn, actor, federation)?;
    if list.id == id {
        Ok(storage::remove(conn, id)?)
    } else {
        Err(ActionError::NotFound)
    }
}

pub(crate) fn forget_players(
    conn: &mut Conn,
    federation: &Federation,
    players: &[PlayerId],
) -> Result<(), DbError> {
    for list in storage::of_federation(conn, federation.id)?
        .into_iter()
        .filter(|list| list.taken_at.is_none())
    {
        let mut kept = ReviewState::from_stored(&list)?;
        let before = kept.found.len();
        kept.found.retain(|found| !players.contains(&found.player));
        if kept.found.len() < before {
            storage::update(conn, list.id, &kept.to_json(), list.upload.dated)?;
        }
    }
    Ok(())
}
