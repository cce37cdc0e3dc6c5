//! Amendments proposed by the commission: the chairman publishes an amendment based on one, or
//! declines it with a reason (rgf 1, rgf 7). A proposal has no effect before.

use chrono::NaiveDateTime;
use serde_json::Value;

use super::audit::{self, Entry, Subject};
use super::authorization::{Duty, OnAmendment, check_allowed};
use super::editions::{self, Amendment};
use super::mail::notices::{Matter, Notice, write_notice};
use super::tournaments::check_reason;
use super::{ActionError, Actor, FormMistake, FormProblem, Refusal, TEXT_MAX};
use crate::db::amendment_proposals::{self as storage, AmendmentProposal};
use crate::db::federations::Federation;
use crate::db::{AmendmentProposalId, Conn, DbError, EditionId, editions as published};
use crate::domain::amendment::{self, Stage};
use crate::domain::audit::Action;
use crate::domain::rules::form::ParameterMap;

/// Per federation.
pub const OPEN_MAX: i64 = 20;

#[derive(Debug, Clone, Default)]
pub struct Proposed {
    pub reason: String,
    /// Missing parameters have their defaults.
    pub parameters: ParameterMap,
}

/// Published last, in force or not yet; a proposal would change these.
pub fn load_latest_parameters(
    conn: &mut Conn,
    federation: &Federation,
) -> Result<ParameterMap, DbError> {
    let text = published::list(conn, federation.id)?
        .pop()
        .map_or_else(|| federation.parameters.clone(), |e| e.amendment.parameters);
    Ok(serde_json::from_str(&text)
        .ok()
        .and_then(|stored| federation.rules.normalize_parameters(&stored).ok())
        .unwrap_or_default())
}

pub fn parse_changes(proposal: &AmendmentProposal) -> ParameterMap {
    serde_json::from_str(&proposal.proposed.parameters).unwrap_or_default()
}

/// Those published last, with the changes of the proposal.
pub fn load_proposed_parameters(
    conn: &mut Conn,
    federation: &Federation,
    proposal: &AmendmentProposal,
) -> Result<ParameterMap, DbError> {
    let all = amendment::apply_changes(
        &load_latest_parameters(conn, federation)?,
        &parse_changes(proposal),
    );
    Ok(federation
        .rules
        .normalize_parameters(&Value::Object(all.clone()))
        .unwrap_or(all))
}

pub fn propose(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    given: &Proposed,
    now: NaiveDateTime,
) -> Result<AmendmentProposalId, ActionError> {
    check_allowed(actor, &federation.id, Duty::Commission)?;
    let why = given.reason.trim();
    let mistake = match why.chars().count() {
        0 => Some(FormMistake::Missing),
        n if n > TEXT_MAX => Some(FormMistake::TooLong(TEXT_MAX)),
        _ => None,
    };
    if let Some(kind) = mistake {
        return Err(ActionError::Form(vec![FormProblem {
            field: "reason",
            kind,
        }]));
    }
    let wanted = federation
        .rules
        .normalize_parameters(&Value::Object(given.parameters.clone()))
        .map_err(ActionError::Parameters)?;
    let changes = amendment::find_changes(
        &federation.rules.described(),
        &load_latest_parameters(conn, federation)?,
        &wanted,
    );
    if changes.is_empty() {
        return Err(Refusal::NothingChanged.into());
    }
    if storage::count_open(conn, federation.id)? >= OPEN_MAX {
        return Err(Refusal::TooManyAmendments.into());
    }
    let parameters = Value::Object(changes).to_string();
    let proposed = storage::Proposed {
        federation_id: federation.id,
        account_id: actor.account,
        by_name: actor.name.clone(),
        proposed_at: now,
        reason: why.to_owned(),
        parameters: parameters.clone(),
    };
    let id = storage::add(conn, &proposed)?;
    let entry = Entry::new(Action::ProposeAmendment, Subject::Amendment(id))
        .with(format!("{why}: {parameters}"));
    audit::write_entry(conn, actor, Some(federation.id), entry, now)?;
    Ok(id)
}

fn find_proposal(
    conn: &mut Conn,
    federation: &Federation,
    id: AmendmentProposalId,
) -> Result<AmendmentProposal, ActionError> {
    storage::find(conn, federation.id, id)?.ok_or(ActionError::NotFound)
}

/// With or without changes to the proposal.
pub fn adopt(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: AmendmentProposalId,
    amendment: &Amendment,
    now: NaiveDateTime,
) -> Result<EditionId, ActionError> {
    let proposal = find_proposal(conn, federation, id)?;
    check_allowed(actor, &proposal, OnAmendment::Settle)?;
    let edition = editions::publish_amendment(conn, actor, federation, amendment, now)?;
    let number = published::list(conn, federation.id)?
        .last()
        .map_or(0, |e| e.amendment.number);
    storage::store_outcome(conn, id, Stage::Adopted, &actor.name, "", now)?;
    let entry =
        Entry::new(Action::AdoptAmendment, Subject::Amendment(id)).with(Subject::Edition(number));
    audit::write_entry(conn, actor, Some(federation.id), entry, now)?;
    write_notice(
        conn,
        actor,
        federation,
        Notice::AmendmentAdopted,
        &build_matter(federation, &proposal, ""),
        now,
    )?;
    Ok(edition)
}

pub fn decline(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: AmendmentProposalId,
    answer: &str,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let proposal = find_proposal(conn, federation, id)?;
    check_allowed(actor, &proposal, OnAmendment::Settle)?;
    let why = check_reason(answer)?;
    storage::store_outcome(conn, id, Stage::Declined, &actor.name, why, now)?;
    let entry = Entry::new(Action::DeclineAmendment, Subject::Amendment(id)).with(why);
    audit::write_entry(conn, actor, Some(federation.id), entry, now)?;
    write_notice(
        conn,
        actor,
        federation,
        Notice::AmendmentDeclined,
        &build_matter(federation, &proposal, why),
        now,
    )?;
    Ok(())
}

pub fn withdraw(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: AmendmentProposalId,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let proposal = find_proposal(conn, federation, id)?;
    check_allowed(actor, &proposal, OnAmendment::Withdraw)?;
    storage::store_outcome(conn, id, Stage::Withdrawn, &actor.name, "", now)?;
    let entry = Entry::new(Action::DropAmendment, Subject::Amendment(id));
    audit::write_entry(conn, actor, Some(federation.id), entry, now)?;
    Ok(())
}

fn build_matter(federation: &Federation, proposal: &AmendmentProposal, why: &str) -> Matter {
    Matter {
        name: String::new(),
        path: format!("/{}/rules", federation.slug),
        club: None,
        owner: proposal.proposed.account_id,
        version: format!("amendment {}", proposal.id),
        reason: why.to_owned(),
        stage: None,
    }
}
