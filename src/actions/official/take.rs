//! Imports an official list as one act, and undoes the import.

use chrono::{NaiveDate, NaiveDateTime};

use super::lists::{self, Outcome};
use super::plan::{self, Plan};
use crate::audit::{self, Subject};
use crate::db::federations::Federation;
use crate::db::foreign_ratings::{self, NewRating};
use crate::db::{
    Conn, FederationId, OfficialListId, external_ids as stored, official_lists as storage,
};
use crate::domain::audit::Action;
use crate::external_ids::{self, Origin, PlayerExternalId};
use crate::{ActionError, Actor, Refusal};

pub struct Taking<'a> {
    pub list: OfficialListId,
    /// Fingerprint of the plan that was shown.
    pub seen: &'a str,
}

/// Stores missing external ids, and ratings dated by the list. Rated tournaments don't change.
/// Fails if the plan has changed since it was shown, or if two ticked lines contradict each other.
pub fn import_list(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    taking: &Taking<'_>,
    now: NaiveDateTime,
) -> Result<Outcome, ActionError> {
    let list = lists::find_waiting(conn, actor, federation)?;
    let plan = plan::plan_import(conn, federation, &list)?;
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
        since: federation.local_day(now),
    };
    let numbers = external_ids::adopt_all(conn, federation.id, &given.collect::<Vec<_>>(), origin)?;
    let ratings = collect_ratings(&plan, federation.id, list.id, dated);
    foreign_ratings::add(conn, &ratings)?;
    let players = plan
        .ticked_lines()
        .filter(|line| !line.ratings.is_empty())
        .count();
    let outcome = Outcome {
        numbers,
        players,
        ratings: ratings.len(),
    };
    storage::mark_imported(conn, list.id, &outcome.to_json(), now)?;
    let detail = format!(
        "{} {} {dated} #{} +{}",
        upload.sha256,
        system,
        outcome.numbers.len(),
        outcome.ratings
    );
    let line = audit::Entry::new(
        Action::TakeOfficialList,
        Subject::Federation(federation.slug.clone()),
    )
    .with(detail);
    audit::write_entry(conn, actor, Some(federation.id), line, now)?;
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
pub fn undo_import(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: OfficialListId,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let taken = lists::all(conn, actor, federation)?
        .into_iter()
        .find(|list| list.id == id && list.taken_at.is_some());
    let list = taken
        .filter(|list| list.undone_at.is_none())
        .ok_or(ActionError::NotFound)?;
    let outcome = Outcome::from_stored(&list)?;
    stored::remove(conn, &outcome.numbers)?;
    let ratings = foreign_ratings::remove_of_list(conn, id)?;
    storage::mark_undone(conn, id, &actor.name, now)?;
    let detail = format!(
        "{} #{} −{ratings}",
        list.upload.sha256,
        outcome.numbers.len()
    );
    let line = audit::Entry::new(
        Action::UndoOfficialList,
        Subject::Federation(federation.slug.clone()),
    )
    .with(detail);
    audit::write_entry(conn, actor, Some(federation.id), line, now)?;
    Ok(())
}
