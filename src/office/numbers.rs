//! The numbers that players have elsewhere: set, ended, moved when duplicates are merged, and looked for.
//!
//! A player has one current number in a system, and a number of a system has one current holder in a federation. A number that is replaced
//! ends; what ended stays, for officials. When duplicates are merged, every number of the one who goes becomes a number of the one who is
//! kept; where both have a current one in a system, that of the one who is kept stays current, as with what they brought along, and the
//! other ends on the day of the merge. Taking them apart gives back what was moved, and what ended only because of the merge is current
//! again, unless somebody else has it by then.

use std::collections::{BTreeSet, HashSet};

use chrono::{NaiveDate, NaiveDateTime};
use serde::{Deserialize, Serialize};

use super::audit::{self, Subject};
use super::may::{Duty, may};
use super::members::merging::{self, Joined};
use super::{Actor, FormMistake, FormProblem, OfficeError, Refusal};
use crate::db::federations::Federation;
use crate::db::numbers::{self as storage, GivenNumber, PlayerNumber};
use crate::db::players::{self, Player};
use crate::db::{
    Conn, DbError, FederationId, ForeignRatingId, MembershipId, NumberId, PersonLinkId, PlayerId, foreign_ratings, memberships,
    person_links,
};
use crate::domain::audit::Action;
use crate::domain::foreign::{self, System};

/// The numbers of a player as typed, each with its system; an empty one ends the one there is. Systems that aren't named stay as they are.
pub type Typed = [(System, String)];

/// The field of a form in which the number of a system is typed.
pub fn field(system: System) -> &'static str {
    match system {
        System::Aga => "number_aga",
        System::EgfPin => "number_egf_pin",
        System::Ffg => "number_ffg",
        System::Fide => "number_fide",
        System::National => "number_national",
    }
}

/// All mistakes in the numbers of a player at once: what is no number of its system, and what somebody else has. `None`: of a newcomer.
pub fn problems(conn: &mut Conn, federation: FederationId, player: Option<PlayerId>, typed: &Typed) -> Result<Vec<FormProblem>, DbError> {
    let keys: Vec<(System, String)> = typed.iter().map(|(system, number)| (*system, foreign::key(number))).collect();
    let holders = storage::holders(conn, federation, &keys)?;
    let mut problems = Vec::new();
    for ((system, number), asked) in typed.iter().zip(&keys) {
        if number.trim().is_empty() {
            continue;
        }
        let kind = match (system.read(number), holders.get(asked)) {
            (None, _) => FormMistake::NoSuchNumber,
            (Some(_), Some(holder)) if Some(*holder) != player => FormMistake::HeldBy(*holder),
            (Some(_), _) => continue,
        };
        problems.push(FormProblem { field: field(*system), kind });
    }
    Ok(problems)
}

/// Stores the numbers of a player that are as they have to be, and says so in the log. The log says in which system, not which number:
/// the history does, until the person is forgotten.
pub(super) fn store(
    conn: &mut Conn,
    actor: &Actor,
    (federation, player): (FederationId, PlayerId),
    typed: &Typed,
    source: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    let held = storage::current(conn, &[player])?.remove(&player).unwrap_or_default();
    for (system, number) in typed {
        let before = held.iter().find(|held| held.given.system == *system);
        let after = system.read(number);
        if before.map(|before| &before.given.number) == after.as_ref() {
            continue;
        }
        if let Some(before) = before {
            storage::end(conn, before.id, now.date())?;
        }
        let action = if after.is_some() { Action::SetNumber } else { Action::EndNumber };
        if let Some(number) = after {
            storage::add(conn, &[new(federation, player, (*system, number), &actor.name, (source, now.date()))])?;
        }
        audit::note(conn, actor, Some(federation), audit::Entry::new(action, Subject::Player(player)).with(system), now)?;
    }
    Ok(())
}

/// Gives a player the numbers that a file has of him, each only where he has none in the system and nobody else has this one: what is known
/// is never replaced by a file. `source`: what they are taken from, and on which day.
pub(super) fn adopt(
    conn: &mut Conn,
    federation: FederationId,
    player: PlayerId,
    given: &Typed,
    source: (&str, NaiveDate),
) -> Result<(), DbError> {
    let given: Vec<Given> = given.iter().map(|number| Given { player, number: number.clone() }).collect();
    adopt_all(conn, federation, &given, source).map(drop)
}

/// A number that a file has of a player, in its canonical form.
pub(super) struct Given {
    /// The player.
    pub(super) player: PlayerId,
    /// The system and the number.
    pub(super) number: (System, String),
}

/// The same of many players; the numbers that were stored.
pub(super) fn adopt_all(
    conn: &mut Conn,
    federation: FederationId,
    given: &[Given],
    source: (&str, NaiveDate),
) -> Result<Vec<NumberId>, DbError> {
    if given.is_empty() {
        return Ok(Vec::new());
    }
    let players: Vec<PlayerId> = given.iter().map(|given| given.player).collect::<BTreeSet<_>>().into_iter().collect();
    let held = storage::current(conn, &players)?;
    let mut has: HashSet<(PlayerId, System)> = held.values().flatten().map(|held| (held.given.player_id, held.given.system)).collect();
    let keys: Vec<(System, String)> = given.iter().map(|Given { number: (system, number), .. }| (*system, foreign::key(number))).collect();
    let mut taken: HashSet<(System, String)> = storage::holders(conn, federation, &keys)?.into_keys().collect();
    let mut stored = Vec::new();
    for (Given { player, number }, key) in given.iter().zip(keys) {
        if !taken.contains(&key) && has.insert((*player, number.0)) {
            taken.insert(key);
            stored.push(new(federation, *player, number.clone(), "", source));
        }
    }
    storage::add(conn, &stored)?;
    let known: HashSet<NumberId> = held.values().flatten().map(|held| held.id).collect();
    let all = storage::current(conn, &players)?;
    Ok(all.values().flatten().map(|number| number.id).filter(|id| !known.contains(id)).collect())
}

/// A number of a player, to be stored: by whom it is entered, from what, on which day.
fn new(
    federation: FederationId,
    player: PlayerId,
    (system, number): (System, String),
    by: &str,
    (source, since): (&str, NaiveDate),
) -> GivenNumber {
    GivenNumber {
        federation_id: federation,
        player_id: player,
        system,
        number_key: foreign::key(&number),
        number,
        since,
        entered_by: by.to_owned(),
        source: source.to_owned(),
    }
}

/// A number that a journal declares.
pub(super) fn of_journal(federation: FederationId, player: PlayerId, number: (System, String), day: NaiveDate) -> GivenNumber {
    new(federation, player, number, "", ("journal", day))
}

/// An official sets or ends numbers of a player: a number that is replaced ends. `source`: what they were taken from; empty: somebody typed
/// them.
///
/// # Errors
/// Not who may change the player; a player who was merged or forgotten; every mistake in the numbers.
pub fn set(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: PlayerId,
    typed: &Typed,
    source: &str,
    now: NaiveDateTime,
) -> Result<(), OfficeError> {
    may(actor, &federation.id, Duty::Commission)?;
    let player = players::find(conn, federation.id, id)?.ok_or(OfficeError::NotFound)?;
    if player.merged_into.is_some() || player.is_forgotten() {
        return Err(Refusal::Merged.into());
    }
    let problems = problems(conn, federation.id, Some(id), typed)?;
    if !problems.is_empty() {
        return Err(OfficeError::Form(problems));
    }
    Ok(store(conn, actor, (federation.id, id), typed, source, now)?)
}

/// The players who have a number now that was typed where a name is expected, whatever the system; empty: it is no number, or nobody's.
pub fn bearers(conn: &mut Conn, federation: FederationId, typed: &str) -> Result<Vec<Player>, DbError> {
    let Some(key) = foreign::key_in_place_of_a_name(typed) else { return Ok(Vec::new()) };
    let ids = storage::bearers(conn, federation, std::slice::from_ref(&key))?.remove(&key).unwrap_or_default();
    let mut found = players::find_many(conn, federation, &ids)?;
    found.sort_by(|a, b| a.code.cmp(&b.code));
    Ok(found)
}

/// What a merge did to numbers.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Moved {
    /// Those that became the other's.
    moved: Vec<NumberId>,
    /// Those among them that were current until then.
    ended: Vec<NumberId>,
    /// The ratings elsewhere that became the other's.
    #[serde(default)]
    ratings: Vec<ForeignRatingId>,
    /// The memberships that became the other's.
    #[serde(default)]
    memberships: Vec<MembershipId>,
    /// What became of memberships; the ones above are of merges that only moved them.
    #[serde(default)]
    joined: Joined,
    /// The questions who somebody is elsewhere that became the other's.
    #[serde(default)]
    persons: Vec<PersonLinkId>,
}

/// The numbers of a duplicate, the ratings elsewhere and the memberships become those of the one who is kept; what undoing it needs, as text.
pub(super) fn merge(conn: &mut Conn, kept: PlayerId, gone: PlayerId, day: NaiveDate) -> Result<String, DbError> {
    let own = storage::of_player(conn, kept)?;
    let others = storage::of_player(conn, gone)?;
    let ratings = foreign_ratings::ids(conn, gone)?;
    let joined = merging::merge(conn, kept, gone)?;
    let persons: Vec<PersonLinkId> = person_links::of_player(conn, gone)?.iter().map(|link| link.id).collect();
    if others.is_empty() && ratings.is_empty() && joined.is_empty() && persons.is_empty() {
        return Ok(String::new());
    }
    let has = |number: &PlayerNumber| own.iter().any(|own| own.ended.is_none() && own.given.system == number.given.system);
    let ended: Vec<NumberId> = others.iter().filter(|number| number.ended.is_none() && has(number)).map(|number| number.id).collect();
    for id in &ended {
        storage::end(conn, *id, day)?;
    }
    let moved = Moved { moved: others.iter().map(|number| number.id).collect(), ended, ratings, memberships: Vec::new(), joined, persons };
    storage::give(conn, &moved.moved, kept)?;
    foreign_ratings::give(conn, &moved.ratings, kept)?;
    person_links::give(conn, &moved.persons, gone, kept)?;
    Ok(serde_json::to_string(&moved).unwrap_or_default())
}

/// Undoes what [`merge`] did.
pub(super) fn part(conn: &mut Conn, federation: FederationId, (kept, gone): (PlayerId, PlayerId), done: &str) -> Result<(), DbError> {
    if done.is_empty() {
        return Ok(());
    }
    let Moved { moved, ended, ratings, memberships: given, joined, persons } =
        serde_json::from_str(done).map_err(|e| DbError::Corrupt(format!("numbers of a merge: {e}")))?;
    storage::give(conn, &moved, gone)?;
    foreign_ratings::give(conn, &ratings, gone)?;
    memberships::give(conn, &given, gone)?;
    merging::part(conn, kept, gone, &joined)?;
    person_links::give(conn, &persons, kept, gone)?;
    let back: Vec<PlayerNumber> = storage::of_player(conn, gone)?.into_iter().filter(|number| ended.contains(&number.id)).collect();
    let keys: Vec<(System, String)> = back.iter().map(|number| (number.given.system, number.given.number_key.clone())).collect();
    let holders = storage::holders(conn, federation, &keys)?;
    for (number, _) in back.iter().zip(&keys).filter(|(_, key)| !holders.contains_key(key)) {
        storage::resume(conn, number.id)?;
    }
    Ok(())
}
