//! Imports a list in one act, and undoes the import in one act.

use std::collections::{BTreeMap, HashSet};

use chrono::NaiveDateTime;

use super::files::{self, ListImport, Outcome, RowChoice};
use super::plan::{self, Plan, PlannedRow, Spellings};
use crate::audit::{self, Subject};
use crate::clubs::is_removable;
use crate::db::federations::Federation;
use crate::db::players::Player;
use crate::db::{
    ClubId, Conn, DbError, FileId, NumberId, PlayerId, clubs, external_ids as stored,
    initial_ratings as acts, players as people, rating_list_imports as storage,
};
use crate::domain::audit::Action;
use crate::external_ids::{self, Origin, PlayerExternalId};
use crate::formats::recognise;
use crate::initial_ratings::{self, Done};
use crate::players::{self, Entered, Newcomer};
use crate::replay::{self, Progress};
use crate::tournaments::check_reason;
use crate::{ActionError, Refusal, Tx};

pub struct ImportRequest<'a> {
    pub file: FileId,
    /// The fingerprint of the plan that the user saw.
    pub seen: &'a str,
    /// The public reason.
    pub why: &'a str,
    /// The ticked caveats, as words.
    pub ticked: &'a str,
    pub spellings: &'a Spellings,
}

/// Enters new players, changes the initial records of known ones, and stores external ids where
/// none is known. Fails if the plan changed since the user saw it, or if a tournament couldn't be
/// rated any more.
pub fn import_list(
    tx: &mut Tx<'_>,
    taking: &ImportRequest<'_>,
    progress: &Progress,
) -> Result<Outcome, ActionError> {
    let kept = files::find_waiting(tx.conn, tx.actor, tx.federation)?;
    let why = check_reason(taking.why)?;
    let document =
        recognise::read(&kept.file.content, &kept.options()).map_err(|_| ActionError::NotFound)?;
    let plan = plan::plan_import(
        tx.conn,
        tx.federation,
        &document,
        &kept.reading,
        taking.spellings,
        tx.federation.local_day(tx.now),
    )?;
    refuse_unready(&plan, &kept, taking)?;
    plan.refuse_unticked(taking.ticked)?;
    let EnteredPlayers {
        players,
        clubs,
        numbers,
        ..
    } = enter_players(tx.conn, tx.federation, &plan, &kept.file.name, tx.now)?;
    let mut outcome = Outcome {
        players,
        clubs,
        numbers,
        ..Outcome::default()
    };
    let known: Vec<initial_ratings::Entry> = plan.rows.iter().filter_map(changed_record).collect();
    match initial_ratings::enter_silently(tx, &known, why, progress) {
        Ok(Done { act, players }) => (outcome.act, outcome.changed) = (Some(act), players),
        Err(ActionError::Refused(Refusal::StandingSame)) => {
            replay::replay_all(tx.conn, tx.federation, None, progress)?;
        }
        Err(other) => return Err(other),
    }
    storage::mark_imported(tx.conn, kept.file.id, &outcome.to_json(), tx.now)?;
    let detail = format!(
        "{} +{} ≠{}: {why}",
        kept.file.sha256,
        outcome.players.len(),
        outcome.changed
    );
    let line = audit::Entry::new(
        Action::TakeList,
        Subject::Federation(tx.federation.slug.clone()),
    )
    .with(detail);
    tx.audit(line)?;
    Ok(outcome)
}

/// Refuses a plan that changed since the user saw it, or that changes nothing.
fn refuse_unready(
    plan: &Plan,
    kept: &ListImport,
    taking: &ImportRequest<'_>,
) -> Result<(), Refusal> {
    if kept.file.id != taking.file || plan.fingerprint != taking.seen {
        return Err(Refusal::Changed);
    }
    if plan
        .rows
        .iter()
        .any(|row| row.whom == RowChoice::Open || !row.problems.is_empty())
    {
        return Err(Refusal::RowsOpen);
    }
    if plan.rows.iter().all(|row| row.whom == RowChoice::Left) {
        return Err(Refusal::NothingChanged);
    }
    Ok(())
}

fn changed_record(row: &PlannedRow) -> Option<initial_ratings::Entry> {
    let RowChoice::Known(player) = row.whom else {
        return None;
    };
    row.standing.clone().map(|standing| initial_ratings::Entry {
        player,
        standing: Some(standing),
    })
}

/// Removes the entered players; those to whom something refers stay, without an initial record.
/// Fails after a rating, a published list, or another change of these initial records.
pub fn undo_import(
    tx: &mut Tx<'_>,
    file: FileId,
    progress: &Progress,
) -> Result<Outcome, ActionError> {
    let listed = files::all(tx.conn, tx.actor, tx.federation)?
        .into_iter()
        .find(|kept| kept.list.file_id == file)
        .ok_or(ActionError::NotFound)?;
    let taken = listed
        .list
        .taken_at
        .filter(|_| listed.list.undone_at.is_none())
        .ok_or(ActionError::NotFound)?;
    if storage::is_rated_or_published_since(tx.conn, tx.federation.id, taken)? {
        return Err(Refusal::ListRestedOn.into());
    }
    progress.stay_within();
    let mut outcome = Outcome::from_stored(&listed.list)?;
    let came = ImportedIds {
        players: &outcome.players,
        numbers: &outcome.numbers,
        clubs: &outcome.clubs,
    };
    let stay = came.remove_unused(tx.conn, tx.federation, taken)?;
    let gone = outcome.players.len() - stay.len();
    outcome.stayed = stay.len();
    clear_initial_records(tx, &stay, &listed.sha256, progress)?;
    match outcome.act {
        Some(act) => drop(initial_ratings::undo_silently(tx, act, progress)?),
        None => drop(replay::replay_all(tx.conn, tx.federation, None, progress)?),
    }
    storage::mark_undone(tx.conn, file, &outcome.to_json(), &tx.actor.name, tx.now)?;
    let detail = format!("{} −{gone} ({})", listed.sha256, outcome.stayed);
    let line = audit::Entry::new(
        Action::UndoList,
        Subject::Federation(tx.federation.slug.clone()),
    )
    .with(detail);
    tx.audit(line)?;
    Ok(outcome)
}

/// Removes the initial records of the players who stay after an undo.
pub(crate) fn clear_initial_records(
    tx: &mut Tx<'_>,
    stay: &HashSet<PlayerId>,
    why: &str,
    progress: &Progress,
) -> Result<(), ActionError> {
    let ids: Vec<PlayerId> = stay.iter().copied().collect();
    // A record entered by a later list or an official isn't part of the import: that act is undone
    // first.
    if acts::has_touched_any(tx.conn, &ids)? {
        return Err(Refusal::StandingChanged.into());
    }
    let left = people::find_many(tx.conn, tx.federation.id, &ids)?;
    let left = left
        .into_iter()
        .filter(|player| player.merged_into.is_none() && !player.is_forgotten());
    let left: Vec<initial_ratings::Entry> = left
        .map(|player| initial_ratings::Entry {
            player: player.id,
            standing: None,
        })
        .collect();
    match initial_ratings::enter_silently(tx, &left, why, progress) {
        Ok(_) | Err(ActionError::Refused(Refusal::StandingSame)) => Ok(()),
        Err(other) => Err(other),
    }
}

pub(crate) struct ImportedIds<'a> {
    pub(crate) players: &'a [PlayerId],
    pub(crate) numbers: &'a [NumberId],
    pub(crate) clubs: &'a [ClubId],
}

impl ImportedIds<'_> {
    /// Returns the players who stay, because something refers to them.
    pub(crate) fn remove_unused(
        &self,
        conn: &mut Conn,
        federation: &Federation,
        since: NaiveDateTime,
    ) -> Result<HashSet<PlayerId>, DbError> {
        let stay = self.find_staying(conn, federation, since)?;
        let gone: Vec<PlayerId> = self
            .players
            .iter()
            .copied()
            .filter(|id| !stay.contains(id))
            .collect();
        self.remove_numbers(conn, &stay)?;
        people::remove(conn, &gone)?;
        self.remove_clubs(conn, federation)?;
        Ok(stay)
    }

    /// Merged and forgotten players stay too.
    fn find_staying(
        &self,
        conn: &mut Conn,
        federation: &Federation,
        since: NaiveDateTime,
    ) -> Result<HashSet<PlayerId>, DbError> {
        let own: HashSet<NumberId> = self.numbers.iter().copied().collect();
        let entered: HashSet<PlayerId> = self.players.iter().copied().collect();
        let mut stay = storage::filter_referred(conn, self.players, &own)?;
        let touched = |player: &Player| player.merged_into.is_some() || player.mark.is_some();
        stay.extend(
            people::find_many(conn, federation.id, self.players)?
                .iter()
                .filter(|player| touched(player))
                .map(|player| player.id),
        );
        for text in storage::documents_since(conn, federation.id, since)? {
            stay.extend(named_in(&text).filter(|id| entered.contains(id)));
        }
        Ok(stay)
    }

    fn remove_numbers(&self, conn: &mut Conn, stay: &HashSet<PlayerId>) -> Result<(), DbError> {
        let ours: HashSet<NumberId> = self.numbers.iter().copied().collect();
        let held = stored::load_current(conn, &stay.iter().copied().collect::<Vec<_>>())?;
        let kept: HashSet<NumberId> = held.values().flatten().map(|number| number.id).collect();
        stored::remove(conn, &ours.difference(&kept).copied().collect::<Vec<_>>())
    }

    /// Spares clubs to which something refers or that were changed since.
    fn remove_clubs(&self, conn: &mut Conn, federation: &Federation) -> Result<(), DbError> {
        for id in self.clubs {
            let untouched =
                clubs::find(conn, federation.id, *id)?.is_some_and(|club| club.position.is_none());
            if untouched && is_removable(conn, federation, *id)? {
                clubs::remove(conn, *id)?;
            }
        }
        Ok(())
    }
}

/// The players that a stored document names by their ids.
fn named_in(json: &str) -> impl Iterator<Item = PlayerId> {
    let digits = |rest: &str| {
        rest.trim_start()
            .chars()
            .take_while(char::is_ascii_digit)
            .collect::<String>()
    };
    json.split("\"player\":")
        .skip(1)
        .filter_map(move |rest| digits(rest).parse().ok().map(PlayerId))
}

/// Also stores the external ids of known players.
pub(crate) fn enter_players(
    conn: &mut Conn,
    federation: &Federation,
    plan: &Plan,
    source: &str,
    now: NaiveDateTime,
) -> Result<EnteredPlayers, ActionError> {
    let new = || plan.rows.iter().filter(|row| row.whom.is_new());
    let newcomers: Vec<Newcomer> = new()
        .map(|row| Newcomer {
            entry: plan::to_entry(row, federation.name_language()),
            standing: row.standing.clone(),
        })
        .collect();
    let Entered { players, clubs } = players::enter_all(conn, federation, &newcomers)?;
    let known = plan.rows.iter().filter_map(|row| match row.whom {
        RowChoice::Known(id) => Some((id, row)),
        _ => None,
    });
    let everybody: Vec<(PlayerId, &PlannedRow)> =
        players.iter().copied().zip(new()).chain(known).collect();
    let given = everybody.iter().flat_map(|(player, row)| {
        plan::numbers_of(row)
            .into_iter()
            .map(|number| PlayerExternalId {
                player: *player,
                number,
            })
    });
    let given: Vec<PlayerExternalId> = given.collect();
    let numbers = external_ids::adopt_all(
        conn,
        federation.id,
        &given,
        Origin {
            source,
            since: federation.local_day(now),
        },
    )?;
    let everybody = everybody
        .into_iter()
        .map(|(player, row)| (row.number, player))
        .collect();
    Ok(EnteredPlayers {
        players,
        clubs,
        numbers,
        everybody,
    })
}

pub(crate) struct EnteredPlayers {
    pub(crate) players: Vec<PlayerId>,
    pub(crate) clubs: Vec<ClubId>,
    pub(crate) numbers: Vec<NumberId>,
    pub(crate) everybody: BTreeMap<u32, PlayerId>,
}
