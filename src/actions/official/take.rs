//! Imports an official list as one act, and undoes the import.

use chrono::NaiveDate;

use super::lists::{self, Outcome};
use super::plan::{self, Plan};
use crate::audit::{self, Subject};
use crate::db::foreign_ratings::{self, NewRating};
use crate::db::{FederationId, OfficialListId, external_ids as stored, official_lists as storage};
use crate::domain::audit::Action;
use crate::external_ids::{self, Origin, PlayerExternalId};
use crate::{ActionError, Refusal, Tx};

pub struct ImportRequest<'a> {
    pub list: OfficialListId,
    /// Fingerprint of the plan that was shown.
    pub seen: &'a str,
}

/// Stores missing external ids, and ratings dated by the list. Rated tournaments don't change.
/// Fails if the plan has changed since it was shown, or if two ticked lines contradict each other.
pub fn import_list(tx: &mut Tx<'_>, taking: &ImportRequest<'_>) -> Result<Outcome, ActionError> {
    let list = lists::find_waiting(tx.conn, tx.actor, tx.federation)?;
    let plan = plan::plan_import(tx.conn, tx.federation, &list)?;
    if list.id != taking.list || plan.fingerprint != taking.seen {
        return Err(Refusal::Changed.into());
    }
    let upload = &list.upload;
    let dated = upload.dated.ok_or(Refusal::ListUndated)?;
    if plan.lines.iter().any(|line| line.torn) {
        return Err(Refusal::LinesTorn.into());
    }
    if plan.ticked_lines().next().is_none() {
        return Err(Refusal::NothingTicked.into());
    }
    let new = plan.ticked_lines().filter(|line| !line.has_number);
    let system = upload.system;
    let given = new.filter_map(|line| {
        Some(PlayerExternalId {
            player: line.player.id,
            number: (system, system.normalize_id(&line.found.number)?),
        })
    });
    let origin = Origin {
        source: &upload.name,
        since: tx.federation.local_day(tx.now),
    };
    let numbers = external_ids::adopt_all(
        tx.conn,
        tx.federation.id,
        &given.collect::<Vec<_>>(),
        origin,
    )?;
    let ratings = collect_ratings(&plan, tx.federation.id, list.id, dated);
    foreign_ratings::add(tx.conn, &ratings)?;
    let players = plan
        .ticked_lines()
        .filter(|line| !line.ratings.is_empty())
        .count();
    let outcome = Outcome {
        numbers,
        players,
        ratings: ratings.len(),
    };
    storage::mark_imported(tx.conn, list.id, &outcome.to_json(), tx.now)?;
    let detail = format!(
        "{} {} {dated} #{} +{}",
        upload.sha256,
        system,
        outcome.numbers.len(),
        outcome.ratings
    );
    let line = audit::Entry::new(
        Action::TakeOfficialList,
        Subject::Federation(tx.federation.slug.clone()),
    )
    .with(detail);
    tx.audit(line)?;
    Ok(outcome)
}

fn collect_ratings(
    plan: &Plan,
    federation: FederationId,
    list: OfficialListId,
    dated: NaiveDate,
) -> Vec<NewRating> {
    plan.ticked_lines()
        .flat_map(|line| {
            line.ratings
                .iter()
                .map(move |compared| (line.player.id, compared))
        })
        .map(|(player_id, compared)| NewRating {
            federation_id: federation,
            player_id,
            kind: compared.kind,
            dated,
            rating: compared.rating,
            list_id: Some(list),
        })
        .collect()
}

/// Tournaments rated with the removed ratings don't change until they are corrected.
pub fn undo_import(tx: &mut Tx<'_>, id: OfficialListId) -> Result<(), ActionError> {
    let taken = lists::all(tx.conn, tx.actor, tx.federation)?
        .into_iter()
        .find(|list| list.id == id && list.taken_at.is_some());
    let list = taken
        .filter(|list| list.undone_at.is_none())
        .ok_or(ActionError::NotFound)?;
    let outcome = Outcome::from_stored(&list)?;
    stored::remove(tx.conn, &outcome.numbers)?;
    let ratings = foreign_ratings::remove_of_list(tx.conn, id)?;
    storage::mark_undone(tx.conn, id, &tx.actor.name, tx.now)?;
    let detail = format!(
        "{} #{} −{ratings}",
        list.upload.sha256,
        outcome.numbers.len()
    );
    let line = audit::Entry::new(
        Action::UndoOfficialList,
        Subject::Federation(tx.federation.slug.clone()),
    )
    .with(detail);
    tx.audit(line)?;
    Ok(())
}
