//! Initial records of players, entered by officials: of one player, or of many in one act that can
//! be undone as a whole.
//!
//! An initial record is part of the ground state. Changing it is a correction, replayed from the
//! player's position in the chronicle, with lines in the change ledger. An act stores the previous
//! records, so that an undo restores every rating.

use std::collections::{HashMap, HashSet};

use serde_json::{Value, json};

use super::audit::{self, Subject};
use super::authorization::{Duty, check_allowed};
use super::rating::parse_json as stored_json;
use super::replay::{self, Alters, Progress};
use super::tournaments::check_reason;
use super::{ActionError, Actor, FormMistake, FormProblem, Refusal, Tx};
use crate::db::federations::Federation;
use crate::db::initial_ratings::{self as storage, StandingEntry};
use crate::db::players::{self, Player};
use crate::db::{Conn, CorrectionId, DbError, InitialRatingActId, PlayerId, corrections, merges};
use crate::domain::audit::Action;
use crate::domain::player::Person;
use crate::domain::rules::Rulebook;
use crate::domain::rules::initial_rating::{self, Wrong, WrongKind};

#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    pub player: PlayerId,
    /// As in the journal; `None` for an unrated newcomer.
    pub standing: Option<Value>,
}

#[derive(Debug, Clone, Default)]
pub struct InitialRatingInput {
    /// In the order of the rules' fields.
    pub fields: Vec<String>,
    pub reason: String,
}

/// The field of a problem that concerns several fields.
pub const TOGETHER: &str = "standing";

fn parse_fields(
    book: &Rulebook,
    person: Person,
    texts: &[String],
) -> Result<Option<Value>, Vec<FormProblem>> {
    let standing = initial_rating::parse_texts(book.standing, texts)
        .map_err(|wrong| wrong.iter().map(to_form_problem).collect::<Vec<_>>())?;
    check_record(book, person, standing.as_ref())
        .map_err(|_| vec![FormProblem::new(TOGETHER, FormMistake::StandingRefused)])?;
    Ok(standing)
}

pub(super) fn to_form_problem(wrong: &Wrong) -> FormProblem {
    let kind = match wrong.kind {
        WrongKind::Missing => FormMistake::Missing,
        WrongKind::NotANumber => FormMistake::NotANumber,
        WrongKind::NotADay => FormMistake::NotADate,
        WrongKind::Unknown => FormMistake::Unknown,
    };
    FormProblem {
        field: wrong.field,
        kind,
    }
}

/// The reason is a sentence.
fn check_record(book: &Rulebook, person: Person, standing: Option<&Value>) -> Result<(), String> {
    book.empty_engine(&json!({}))?
        .enter_player(person, standing)
        .map(drop)
}

/// A player without a record gets an initial rating by the regulation's article on recommendation,
/// if there is one ([`super::registry::recommend_rating`]).
pub fn open_to(federation: &Federation, player: &Player) -> Result<(), Refusal> {
    if player.merged_into.is_some() || player.is_forgotten() {
        return Err(Refusal::Merged);
    }
    match federation.rules.recommended {
        Some(article) if player.standing.is_none() => Err(Refusal::Recommendation(article)),
        _ => Ok(()),
    }
}

/// Returns every mistake, including those of the reason.
fn read_typed(
    federation: &Federation,
    player: &Player,
    typed: &InitialRatingInput,
) -> Result<Option<Value>, Vec<FormProblem>> {
    let standing = parse_fields(federation.rules, player.to_person(), &typed.fields);
    let missing = check_reason(&typed.reason)
        .is_err()
        .then_some(FormProblem::new("reason", FormMistake::Missing));
    match (standing, missing) {
        (Ok(standing), None) => Ok(standing),
        (standing, missing) => Err(standing
            .err()
            .into_iter()
            .flatten()
            .chain(missing)
            .collect()),
    }
}

pub fn find_problems(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: PlayerId,
    typed: &InitialRatingInput,
) -> Result<Vec<FormProblem>, ActionError> {
    check_allowed(actor, &federation.id, Duty::Commission)?;
    let player = players::find(conn, federation.id, id)?.ok_or(ActionError::NotFound)?;
    open_to(federation, &player)?;
    Ok(read_typed(federation, &player, typed)
        .err()
        .unwrap_or_default())
}

pub fn enter_record(
    tx: &mut Tx<'_>,
    id: PlayerId,
    typed: &InitialRatingInput,
    progress: &Progress,
) -> Result<CorrectionId, ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
    let player = players::find(tx.conn, tx.federation.id, id)?.ok_or(ActionError::NotFound)?;
    open_to(tx.federation, &player)?;
    let standing = read_typed(tx.federation, &player, typed).map_err(ActionError::Form)?;
    let why = check_reason(&typed.reason)?;
    let entry = Entry {
        player: id,
        standing,
    };
    let changes = find_changes(tx.conn, tx.federation, std::slice::from_ref(&entry))?;
    store_act(tx, &changes, why)?;
    let told = format!("{}: {why}", player.display_name());
    let correction = recalculate_corrected(tx, &changes, &told, progress)?;
    let line = audit::Entry::new(Action::EnterStanding, Subject::Player(id)).with(why);
    tx.audit(line)?;
    Ok(correction)
}

/// Writes one audit entry. Leaves out players whose record stays the same. Needs no
/// recommendations, because a federation that moves in imports its list this way.
pub fn enter_all(
    tx: &mut Tx<'_>,
    entries: &[Entry],
    why: &str,
    progress: &Progress,
) -> Result<InitialRatingActId, ActionError> {
    let Done { act, players } = enter_silently(tx, entries, why, progress)?;
    let line = audit::Entry::new(
        Action::EnterStanding,
        Subject::Federation(tx.federation.slug.clone()),
    );
    tx.audit(line.with(format_args!("{players} ({act}): {}", why.trim())))?;
    Ok(act)
}

pub(super) struct Done {
    pub(super) act: InitialRatingActId,
    pub(super) players: usize,
}

/// As [`enter_all`], for another act that writes the audit entry.
pub(super) fn enter_silently(
    tx: &mut Tx<'_>,
    entries: &[Entry],
    why: &str,
    progress: &Progress,
) -> Result<Done, ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
    let why = check_reason(why)?;
    let changes = find_changes(tx.conn, tx.federation, entries)?;
    let act = store_act(tx, &changes, why)?;
    recalculate_corrected(tx, &changes, why, progress)?;
    Ok(Done {
        act,
        players: changes.len(),
    })
}

/// Also refuses if a record was changed since, or a merge has joined two of the players.
pub fn undo_act(
    tx: &mut Tx<'_>,
    id: InitialRatingActId,
    progress: &Progress,
) -> Result<CorrectionId, ActionError> {
    let (correction, players) = undo_silently(tx, id, progress)?;
    let line = audit::Entry::new(
        Action::UndoStanding,
        Subject::Federation(tx.federation.slug.clone()),
    );
    tx.audit(line.with(format_args!("{id} ({players})")))?;
    Ok(correction)
}

/// As [`undo_act`], for another act that writes the audit entry. Returns also the number of
/// players.
pub(super) fn undo_silently(
    tx: &mut Tx<'_>,
    id: InitialRatingActId,
    progress: &Progress,
) -> Result<(CorrectionId, usize), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
    let act = storage::find(tx.conn, tx.federation.id, id)?.ok_or(ActionError::NotFound)?;
    if act.undone_at.is_some() {
        return Err(Refusal::StandingChanged.into());
    }
    let entries = storage::load_entries(tx.conn, id)?;
    let ids: Vec<PlayerId> = entries.iter().map(|entry| entry.player_id).collect();
    let people = load_people(tx.conn, tx.federation, &ids)?;
    let merged = merges::load_involved(tx.conn, tx.federation.id)?;
    if ids.iter().any(|id| merged.contains(id)) {
        return Err(Refusal::Merged.into());
    }
    let mut changes = Vec::with_capacity(entries.len());
    for entry in entries {
        let player = people.get(&entry.player_id).ok_or(ActionError::NotFound)?;
        if player.standing != entry.after_standing {
            return Err(Refusal::StandingChanged.into());
        }
        changes.push(Change {
            player: player.clone(),
            after: entry.before_standing,
        });
    }
    for change in &changes {
        players::update_standing(tx.conn, change.player.id, change.after.as_deref())?;
    }
    storage::mark_undone(tx.conn, id, &tx.actor.name, tx.now)?;
    let correction = recalculate_corrected(tx, &changes, &format!("≠ {}", act.reason), progress)?;
    Ok((correction, changes.len()))
}

struct Change {
    player: Player,
    after: Option<String>,
}

fn load_people(
    conn: &mut Conn,
    federation: &Federation,
    ids: &[PlayerId],
) -> Result<HashMap<PlayerId, Player>, DbError> {
    Ok(players::find_many(conn, federation.id, ids)?
        .into_iter()
        .map(|player| (player.id, player))
        .collect())
}

fn find_changes(
    conn: &mut Conn,
    federation: &Federation,
    entries: &[Entry],
) -> Result<Vec<Change>, ActionError> {
    let ids: Vec<PlayerId> = entries.iter().map(|entry| entry.player).collect();
    let mut people = load_people(conn, federation, &ids)?;
    let mut seen = HashSet::new();
    let mut engine = federation
        .rules
        .empty_engine(&json!({}))
        .map_err(DbError::Corrupt)?;
    let mut changes = Vec::new();
    for entry in entries {
        if !seen.insert(entry.player) {
            return Err(ActionError::Form(vec![FormProblem::new(
                TOGETHER,
                FormMistake::SamePerson,
            )]));
        }
        let player = people.remove(&entry.player).ok_or(ActionError::NotFound)?;
        if player.merged_into.is_some() || player.is_forgotten() {
            return Err(Refusal::Merged.into());
        }
        if engine
            .enter_player(player.to_person(), entry.standing.as_ref())
            .is_err()
        {
            return Err(ActionError::Form(vec![FormProblem::new(
                TOGETHER,
                FormMistake::StandingRefused,
            )]));
        }
        let before = player
            .standing
            .as_deref()
            .map(|text| stored_json(text, "standing"))
            .transpose()?;
        if before != entry.standing {
            changes.push(Change {
                player,
                after: entry.standing.as_ref().map(Value::to_string),
            });
        }
    }
    if changes.is_empty() {
        Err(Refusal::StandingSame.into())
    } else {
        Ok(changes)
    }
}

fn store_act(
    tx: &mut Tx<'_>,
    changes: &[Change],
    why: &str,
) -> Result<InitialRatingActId, DbError> {
    let act = storage::add(tx.conn, tx.federation.id, why, &tx.actor.name, tx.now)?;
    let entry = |change: &Change| StandingEntry {
        act_id: act,
        player_id: change.player.id,
        before_standing: change.player.standing.clone(),
        after_standing: change.after.clone(),
    };
    storage::add_entries(tx.conn, &changes.iter().map(entry).collect::<Vec<_>>())?;
    for change in changes {
        players::update_standing(tx.conn, change.player.id, change.after.as_deref())?;
    }
    Ok(act)
}

fn recalculate_corrected(
    tx: &mut Tx<'_>,
    changes: &[Change],
    reason: &str,
    progress: &Progress,
) -> Result<CorrectionId, ActionError> {
    let since = changes
        .iter()
        .map(|change| change.player.position)
        .min()
        .unwrap_or_default();
    let correction = corrections::add(
        tx.conn,
        tx.federation.id,
        None,
        tx.now,
        &tx.actor.name,
        reason,
        since,
    )?;
    let players: Vec<PlayerId> = changes.iter().map(|change| change.player.id).collect();
    replay::replay_altered(
        tx.conn,
        tx.federation,
        correction,
        Alters {
            players: &players,
            ..Alters::default()
        },
        progress,
    )?;
    Ok(correction)
}
