//! Amendments of the regulation that the commission proposes, and their outcomes.

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::amendment_proposals;
use super::{AccountId, AmendmentProposalId, Conn, DbError, FederationId};
use crate::domain::amendment::Stage;
use crate::words::Stored;

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = amendment_proposals, treat_none_as_default_value = false)]
pub struct Proposed {
    pub federation_id: FederationId,
    pub account_id: Option<AccountId>,
    pub by_name: String,
    pub proposed_at: NaiveDateTime,
    pub reason: String,
    /// The parameters to change, a JSON object of names and values.
    pub parameters: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = amendment_proposals)]
pub struct AmendmentProposal {
    pub id: AmendmentProposalId,
    #[diesel(embed)]
    pub proposed: Proposed,
    pub stage: Stage,
    /// The person who adopted, declined or withdrew the proposal; empty while it is open.
    pub settled_by: String,
    pub settled_at: Option<NaiveDateTime>,
    /// Reason for the refusal.
    pub answer: String,
}

pub fn add(conn: &mut Conn, proposed: &Proposed) -> Result<AmendmentProposalId, DbError> {
    use amendment_proposals as p;
    Ok(diesel::insert_into(p::table)
        .values((proposed.clone(), p::stage.eq(Stored(Stage::Open))))
        .returning(p::id)
        .get_result(conn)?)
}

pub fn find(
    conn: &mut Conn,
    federation: FederationId,
    id: AmendmentProposalId,
) -> Result<Option<AmendmentProposal>, DbError> {
    use amendment_proposals as p;
    let own = p::table
        .filter(p::federation_id.eq(federation))
        .filter(p::id.eq(id));
    Ok(own
        .select(AmendmentProposal::as_select())
        .first(conn)
        .optional()?)
}

pub fn load_open(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<Vec<AmendmentProposal>, DbError> {
    use amendment_proposals as p;
    let own = p::table
        .filter(p::federation_id.eq(federation))
        .filter(p::stage.eq(Stored(Stage::Open)));
    Ok(own
        .order(p::id)
        .select(AmendmentProposal::as_select())
        .load(conn)?)
}

pub fn load_settled(
    conn: &mut Conn,
    federation: FederationId,
    most: i64,
) -> Result<Vec<AmendmentProposal>, DbError> {
    use amendment_proposals as p;
    let own = p::table
        .filter(p::federation_id.eq(federation))
        .filter(p::stage.ne(Stored(Stage::Open)));
    Ok(own
        .order((p::settled_at.desc(), p::id.desc()))
        .limit(most)
        .select(AmendmentProposal::as_select())
        .load(conn)?)
}

pub fn count_open(conn: &mut Conn, federation: FederationId) -> Result<i64, DbError> {
    use amendment_proposals as p;
    Ok(p::table
        .filter(p::federation_id.eq(federation))
        .filter(p::stage.eq(Stored(Stage::Open)))
        .count()
        .get_result(conn)?)
}

pub fn store_outcome(
    conn: &mut Conn,
    id: AmendmentProposalId,
    stage: Stage,
    by: &str,
    answer: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use amendment_proposals as p;
    diesel::update(p::table.filter(p::id.eq(id)))
        .set((
            p::stage.eq(Stored(stage)),
            p::settled_by.eq(by),
            p::settled_at.eq(now),
            p::answer.eq(answer),
        ))
        .execute(conn)?;
    Ok(())
}
