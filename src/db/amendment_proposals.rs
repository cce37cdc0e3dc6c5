//! Amendments of the regulation that the commission proposes, and what became of them.

use chrono::NaiveDateTime;

use super::run::prelude::*;
use super::schema::amendment_proposals;
use super::{AccountId, AmendmentProposalId, Conn, DbError, FederationId};
use crate::domain::amendment::Stage;

/// An amendment as somebody proposes it.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = amendment_proposals, treat_none_as_default_value = false)]
pub struct Proposed {
    /// Its federation.
    pub federation_id: FederationId,
    /// The account that proposes.
    pub account_id: Option<AccountId>,
    /// The person who proposes, by name.
    pub by_name: String,
    /// When it was proposed (UTC).
    pub proposed_at: NaiveDateTime,
    /// The reason given for the proposal.
    pub reason: String,
    /// The parameters that would be changed, a JSON object of names and values.
    pub parameters: String,
}

/// A proposed amendment as stored.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = amendment_proposals)]
pub struct AmendmentProposal {
    /// Identity.
    pub id: AmendmentProposalId,
    /// What is proposed.
    #[diesel(embed)]
    pub proposed: Proposed,
    /// The stage that the proposal has reached.
    pub stage: Stage,
    /// The person who adopted, declined or withdrew it, by name; empty: nobody yet.
    pub settled_by: String,
    /// When it was adopted, declined or withdrawn (UTC).
    pub settled_at: Option<NaiveDateTime>,
    /// The reason why it was declined.
    pub answer: String,
}

/// Stores a proposal, which waits from now on.
pub fn add(conn: &mut Conn, proposed: &Proposed) -> Result<AmendmentProposalId, DbError> {
    use amendment_proposals as p;
    Ok(diesel::insert_into(p::table).values((proposed.clone(), p::stage.eq(Stage::Open))).returning(p::id).get_result(conn)?)
}

/// A proposal of this federation.
pub fn find(conn: &mut Conn, federation: FederationId, id: AmendmentProposalId) -> Result<Option<AmendmentProposal>, DbError> {
    use amendment_proposals as p;
    let own = p::table.filter(p::federation_id.eq(federation)).filter(p::id.eq(id));
    Ok(own.select(AmendmentProposal::as_select()).first(conn).optional()?)
}

/// The proposals of a federation that wait, oldest first.
pub fn open(conn: &mut Conn, federation: FederationId) -> Result<Vec<AmendmentProposal>, DbError> {
    use amendment_proposals as p;
    let own = p::table.filter(p::federation_id.eq(federation)).filter(p::stage.eq(Stage::Open));
    Ok(own.order(p::id).select(AmendmentProposal::as_select()).load(conn)?)
}

/// The proposals of a federation that wait no more, the last ones first, at most so many.
pub fn settled(conn: &mut Conn, federation: FederationId, most: i64) -> Result<Vec<AmendmentProposal>, DbError> {
    use amendment_proposals as p;
    let own = p::table.filter(p::federation_id.eq(federation)).filter(p::stage.ne(Stage::Open));
    Ok(own.order((p::settled_at.desc(), p::id.desc())).limit(most).select(AmendmentProposal::as_select()).load(conn)?)
}

/// How many proposals wait in a federation.
pub fn count_open(conn: &mut Conn, federation: FederationId) -> Result<i64, DbError> {
    use amendment_proposals as p;
    Ok(p::table.filter(p::federation_id.eq(federation)).filter(p::stage.eq(Stage::Open)).count().get_result(conn)?)
}

/// Notes what became of a proposal, by whom, and why.
pub fn settle(
    conn: &mut Conn,
    id: AmendmentProposalId,
    stage: Stage,
    (by, answer): (&str, &str),
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use amendment_proposals as p;
    diesel::update(p::table.filter(p::id.eq(id)))
        .set((p::stage.eq(stage), p::settled_by.eq(by), p::settled_at.eq(now), p::answer.eq(answer)))
        .execute(conn)?;
    Ok(())
}
