//! External ids of players: set, ended, moved when duplicates are merged, and looked up.
//!
//! A player has one current id in a system, and an id has one current holder in a federation. A
//! replaced id ends; officials still see it. A merge moves every id to the kept player. If both
//! have a current one in a system, the kept player's stays current and the other ends on the day of
//! the merge. Separating moves the ids back. Ids ended only by the merge become current again,
//! unless another player has them by then.

use std::collections::{BTreeSet, HashSet};

use chrono::{NaiveDate, NaiveDateTime};
use serde::{Deserialize, Serialize};

use super::audit::{self, Subject};
use super::authorization::{Duty, check_allowed};
use super::members::merging::{self, MergedMemberships};
use super::{ActionError, Actor, FormMistake, FormProblem, Refusal, Tx};
use crate::db::external_ids::{self as storage, GivenNumber, PlayerNumber};
use crate::db::players::{self, Player};
use crate::db::{
    Conn, DbError, FederationId, ForeignRatingId, MembershipId, NumberId, PersonLinkId, PlayerId,
    foreign_ratings, memberships, person_links,
};
use crate::domain::audit::Action;
use crate::domain::external_id::{self, System};

/// By system. An empty id ends the present one; systems that aren't named stay unchanged.
pub type ExternalIdInput = [(System, String)];

pub fn field_name(system: System) -> &'static str {
    match system {
        System::Aga => "number_aga",
        System::EgfPin => "number_egf_pin",
        System::Ffg => "number_ffg",
        System::Fide => "number_fide",
        System::National => "number_national",
    }
}

/// Malformed ids, and ids of other players. `player` is `None` for a newcomer.
pub fn find_problems(
    conn: &mut Conn,
    federation: FederationId,
    player: Option<PlayerId>,
    typed: &ExternalIdInput,
) -> Result<Vec<FormProblem>, DbError> {
    let keys: Vec<(System, String)> = typed
        .iter()
        .map(|(system, number)| (*system, external_id::comparison_key(number)))
        .collect();
    let holders = storage::find_holders(conn, federation, &keys)?;
    let mut problems = Vec::new();
    for ((system, number), asked) in typed.iter().zip(&keys) {
        if number.trim().is_empty() {
            continue;
        }
        let kind = match (system.normalize_id(number), holders.get(asked)) {
            (None, _) => FormMistake::NoSuchNumber,
            (Some(_), Some(holder)) if Some(*holder) != player => FormMistake::HeldBy(*holder),
            (Some(_), _) => continue,
        };
        problems.push(FormProblem {
            field: field_name(*system),
            kind,
        });
    }
    Ok(problems)
}

/// The log names the system but not the id, which only the history holds until the person is
/// erased.
pub(super) fn store_ids(
    conn: &mut Conn,
    actor: &Actor,
    federation: FederationId,
    player: PlayerId,
    typed: &ExternalIdInput,
    source: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    let held = storage::load_current(conn, &[player])?
        .remove(&player)
        .unwrap_or_default();
    for (system, number) in typed {
        let before = held.iter().find(|held| held.given.system == *system);
        let after = system.normalize_id(number);
        if before.map(|before| &before.given.number) == after.as_ref() {
            continue;
        }
        if let Some(before) = before {
            storage::mark_ended(conn, before.id, now.date())?;
        }
        let action = if after.is_some() {
            Action::SetNumber
        } else {
            Action::EndNumber
        };
        if let Some(number) = after {
            storage::add(
                conn,
                &[new(
                    federation,
                    player,
                    *system,
                    number,
                    &actor.name,
                    Origin {
                        source,
                        since: now.date(),
                    },
                )],
            )?;
        }
        audit::write_entry(
            conn,
            actor,
            Some(federation),
            audit::Entry::new(action, Subject::Player(player)).with(system),
            now,
        )?;
    }
    Ok(())
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Origin<'a> {
    pub(super) source: &'a str,
    pub(super) since: NaiveDate,
}

/// Skips an id if the player has one in the system or another player has it: files never replace
/// known data.
pub(super) fn adopt_ids(
    conn: &mut Conn,
    federation: FederationId,
    player: PlayerId,
    given: &ExternalIdInput,
    origin: Origin<'_>,
) -> Result<(), DbError> {
    let given: Vec<PlayerExternalId> = given
        .iter()
        .map(|number| PlayerExternalId {
            player,
            number: number.clone(),
        })
        .collect();
    adopt_all(conn, federation, &given, origin).map(drop)
}

/// In canonical form.
pub(super) struct PlayerExternalId {
    pub(super) player: PlayerId,
    pub(super) number: (System, String),
}

/// As [`adopt_ids`], for many players; returns the stored ids.
pub(super) fn adopt_all(
    conn: &mut Conn,
    federation: FederationId,
    given: &[PlayerExternalId],
    origin: Origin<'_>,
) -> Result<Vec<NumberId>, DbError> {
    if given.is_empty() {
        return Ok(Vec::new());
    }
    let players: Vec<PlayerId> = given
        .iter()
        .map(|given| given.player)
        .collect::<BTreeSet<_>>()
        .into_iter()
        .collect();
    let held = storage::load_current(conn, &players)?;
    let mut has: HashSet<(PlayerId, System)> = held
        .values()
        .flatten()
        .map(|held| (held.given.player_id, held.given.system))
        .collect();
    let keys: Vec<(System, String)> = given
        .iter()
        .map(
            |PlayerExternalId {
                 number: (system, number),
                 ..
             }| (*system, external_id::comparison_key(number)),
        )
        .collect();
    let mut taken: HashSet<(System, String)> = storage::find_holders(conn, federation, &keys)?
        .into_keys()
        .collect();
    let mut stored = Vec::new();
    for (PlayerExternalId { player, number }, key) in given.iter().zip(keys) {
        if !taken.contains(&key) && has.insert((*player, number.0)) {
            taken.insert(key);
            stored.push(new(
                federation,
                *player,
                number.0,
                number.1.clone(),
                "",
                origin,
            ));
        }
    }
    storage::add(conn, &stored)?;
    let known: HashSet<NumberId> = held.values().flatten().map(|held| held.id).collect();
    let all = storage::load_current(conn, &players)?;
    Ok(all
        .values()
        .flatten()
        .map(|number| number.id)
        .filter(|id| !known.contains(id))
        .collect())
}

/// `by` is the person who entered the id.
fn new(
    federation: FederationId,
    player: PlayerId,
    system: System,
    number: String,
    by: &str,
    origin: Origin<'_>,
) -> GivenNumber {
    GivenNumber {
        federation_id: federation,
        player_id: player,
        system,
        number_key: external_id::comparison_key(&number),
        number,
        since: origin.since,
        entered_by: by.to_owned(),
        source: origin.source.to_owned(),
    }
}

pub(super) fn of_journal(
    federation: FederationId,
    player: PlayerId,
    system: System,
    number: String,
    day: NaiveDate,
) -> GivenNumber {
    new(
        federation,
        player,
        system,
        number,
        "",
        Origin {
            source: "journal",
            since: day,
        },
    )
}

/// A replaced id ends. `source` is the origin, empty for typed ids.
pub fn set(
    tx: &mut Tx<'_>,
    id: PlayerId,
    typed: &ExternalIdInput,
    source: &str,
) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
    let player = players::find(tx.conn, tx.federation.id, id)?.ok_or(ActionError::NotFound)?;
    if player.merged_into.is_some() || player.is_forgotten() {
        return Err(Refusal::Merged.into());
    }
    let problems = find_problems(tx.conn, tx.federation.id, Some(id), typed)?;
    if !problems.is_empty() {
        return Err(ActionError::Form(problems));
    }
    Ok(store_ids(
        tx.conn,
        tx.actor,
        tx.federation.id,
        id,
        typed,
        source,
        tx.now,
    )?)
}

/// The current holders in any system; empty if the text isn't an id or has no holder.
pub fn find_bearers(
    conn: &mut Conn,
    federation: FederationId,
    typed: &str,
) -> Result<Vec<Player>, DbError> {
    let Some(key) = external_id::key_in_place_of_a_name(typed) else {
        return Ok(Vec::new());
    };
    let ids = storage::find_bearers(conn, federation, std::slice::from_ref(&key))?
        .remove(&key)
        .unwrap_or_default();
    let mut found = players::find_many(conn, federation, &ids)?;
    found.sort_by(|a, b| a.code.cmp(&b.code));
    Ok(found)
}

/// The effect of a merge, stored for undoing it.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Moved {
    moved: Vec<NumberId>,
    /// Moved ids that were current before.
    ended: Vec<NumberId>,
    #[serde(default)]
    ratings: Vec<ForeignRatingId>,
    #[serde(default)]
    memberships: Vec<MembershipId>,
    /// `memberships` belongs to older merges, which only moved them.
    #[serde(default)]
    joined: MergedMemberships,
    /// Questions about persons in other federations.
    #[serde(default)]
    persons: Vec<PersonLinkId>,
}

/// Also moves ratings of other systems and memberships. Returns the data for undoing it, as text.
pub(super) fn merge_ids(
    conn: &mut Conn,
    kept: PlayerId,
    gone: PlayerId,
    day: NaiveDate,
) -> Result<String, DbError> {
    let own = storage::of_player(conn, kept)?;
    let others = storage::of_player(conn, gone)?;
    let ratings = foreign_ratings::load_ids(conn, gone)?;
    let joined = merging::merge_memberships(conn, kept, gone)?;
    let persons: Vec<PersonLinkId> = person_links::of_player(conn, gone)?
        .iter()
        .map(|link| link.id)
        .collect();
    if others.is_empty() && ratings.is_empty() && joined.is_empty() && persons.is_empty() {
        return Ok(String::new());
    }
    let has = |number: &PlayerNumber| {
        own.iter()
            .any(|own| own.ended.is_none() && own.given.system == number.given.system)
    };
    let ended: Vec<NumberId> = others
        .iter()
        .filter(|number| number.ended.is_none() && has(number))
        .map(|number| number.id)
        .collect();
    for id in &ended {
        storage::mark_ended(conn, *id, day)?;
    }
    let moved = Moved {
        moved: others.iter().map(|number| number.id).collect(),
        ended,
        ratings,
        memberships: Vec::new(),
        joined,
        persons,
    };
    storage::transfer_to(conn, &moved.moved, kept)?;
    foreign_ratings::transfer_to(conn, &moved.ratings, kept)?;
    person_links::transfer_to(conn, &moved.persons, gone, kept)?;
    Ok(serde_json::to_string(&moved).unwrap_or_default())
}

pub(super) fn undo_merge(
    conn: &mut Conn,
    federation: FederationId,
    kept: PlayerId,
    gone: PlayerId,
    done: &str,
) -> Result<(), DbError> {
    if done.is_empty() {
        return Ok(());
    }
    let Moved {
        moved,
        ended,
        ratings,
        memberships: given,
        joined,
        persons,
    } = serde_json::from_str(done)
        .map_err(|e| DbError::Corrupt(format!("numbers of a merge: {e}")))?;
    storage::transfer_to(conn, &moved, gone)?;
    foreign_ratings::transfer_to(conn, &ratings, gone)?;
    memberships::transfer_to(conn, &given, gone)?;
    merging::undo_merge(conn, kept, gone, &joined)?;
    person_links::transfer_to(conn, &persons, kept, gone)?;
    let back: Vec<PlayerNumber> = storage::of_player(conn, gone)?
        .into_iter()
        .filter(|number| ended.contains(&number.id))
        .collect();
    let keys: Vec<(System, String)> = back
        .iter()
        .map(|number| (number.given.system, number.given.number_key.clone()))
        .collect();
    let holders = storage::find_holders(conn, federation, &keys)?;
    for (number, _) in back
        .iter()
        .zip(&keys)
        .filter(|(_, key)| !holders.contains_key(key))
    {
        storage::mark_current(conn, number.id)?;
    }
    Ok(())
}
