//! Amendments proposed by the commission: the chairman publishes an amendment based on one, or
//! declines it with a reason (rgf 1, rgf 7). A proposal has no effect before.

use serde_json::Value;

use super::audit::{Entry, Subject};
use super::authorization::{Duty, OnAmendment, check_allowed};
use super::editions::{self, Amendment};
use super::mail::notices::{Matter, Notice, write_notice};
use super::tournaments::check_reason;
use super::{ActionError, FormMistake, FormProblem, Refusal, TEXT_MAX, Tx};
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

/// The parameters published last, with the changes of the proposal.
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

pub fn propose(tx: &mut Tx<'_>, given: &Proposed) -> Result<AmendmentProposalId, ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
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
    let wanted = tx
        .federation
        .rules
        .normalize_parameters(&Value::Object(given.parameters.clone()))
        .map_err(ActionError::Parameters)?;
    let changes = amendment::find_changes(
        &tx.federation.rules.described(),
        &load_latest_parameters(tx.conn, tx.federation)?,
        &wanted,
    );
    if changes.is_empty() {
        return Err(Refusal::NothingChanged.into());
    }
    if storage::count_open(tx.conn, tx.federation.id)? >= OPEN_MAX {
        return Err(Refusal::TooManyAmendments.into());
    }
    let parameters = Value::Object(changes).to_string();
    let proposed = storage::Proposed {
        federation_id: tx.federation.id,
        account_id: tx.actor.account,
        by_name: tx.actor.name.clone(),
        proposed_at: tx.now,
        reason: why.to_owned(),
        parameters: parameters.clone(),
    };
    let id = storage::add(tx.conn, &proposed)?;
    let entry = Entry::new(Action::ProposeAmendment, Subject::Amendment(id))
        .with(format!("{why}: {parameters}"));
    tx.audit(entry)?;
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
    tx: &mut Tx<'_>,
    id: AmendmentProposalId,
    amendment: &Amendment,
) -> Result<EditionId, ActionError> {
    let proposal = find_proposal(tx.conn, tx.federation, id)?;
    check_allowed(tx.actor, &proposal, OnAmendment::Settle)?;
    let edition = editions::publish_amendment(tx, amendment)?;
    let number = published::list(tx.conn, tx.federation.id)?
        .last()
        .map_or(0, |e| e.amendment.number);
    storage::store_outcome(tx.conn, id, Stage::Adopted, &tx.actor.name, "", tx.now)?;
    let entry =
        Entry::new(Action::AdoptAmendment, Subject::Amendment(id)).with(Subject::Edition(number));
    tx.audit(entry)?;
    write_notice(
        tx,
        Notice::AmendmentAdopted,
        &build_matter(tx.federation, &proposal, ""),
    )?;
    Ok(edition)
}

pub fn decline(tx: &mut Tx<'_>, id: AmendmentProposalId, answer: &str) -> Result<(), ActionError> {
    let proposal = find_proposal(tx.conn, tx.federation, id)?;
    check_allowed(tx.actor, &proposal, OnAmendment::Settle)?;
    let why = check_reason(answer)?;
    storage::store_outcome(tx.conn, id, Stage::Declined, &tx.actor.name, why, tx.now)?;
    let entry = Entry::new(Action::DeclineAmendment, Subject::Amendment(id)).with(why);
    tx.audit(entry)?;
    write_notice(
        tx,
        Notice::AmendmentDeclined,
        &build_matter(tx.federation, &proposal, why),
    )?;
    Ok(())
}

pub fn withdraw(tx: &mut Tx<'_>, id: AmendmentProposalId) -> Result<(), ActionError> {
    let proposal = find_proposal(tx.conn, tx.federation, id)?;
    check_allowed(tx.actor, &proposal, OnAmendment::Withdraw)?;
    storage::store_outcome(tx.conn, id, Stage::Withdrawn, &tx.actor.name, "", tx.now)?;
    let entry = Entry::new(Action::DropAmendment, Subject::Amendment(id));
    tx.audit(entry)?;
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
