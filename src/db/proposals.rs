//! Proposed tournaments.

use chrono::{NaiveDate, NaiveDateTime};

use super::run::prelude::*;
use super::schema::proposals;
use super::{AccountId, Conn, DbError, FederationId, FileId, ProposalId, TournamentId};
use crate::domain::proposal::Stage;

/// What the organizer writes.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = proposals, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct Written {
    /// Name of the tournament, for lists.
    pub name: String,
    /// The form as typed, JSON.
    pub form: String,
    /// Text of the tournament's regulations, Markdown.
    pub body: String,
    /// The same as an uploaded document.
    pub file_id: Option<FileId>,
}

/// A step on its way.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable, AsChangeset)]
#[diesel(table_name = proposals, treat_none_as_null = true)]
pub struct Step {
    /// Where it is now.
    pub stage: Stage,
    /// Why the organizer asks to be let in though late.
    pub plea: String,
    /// Why an official let it in though late.
    pub exception: String,
    /// Why it was returned, rejected or withdrawn.
    pub reason: String,
    /// When it was sent for the first time: that decides about the deadline.
    pub first_sent_at: Option<NaiveDateTime>,
    /// The last day for sending it, as the rules had it when it was sent; none: there is none, or it was never sent.
    pub due_on: Option<NaiveDate>,
    /// When it was last sent.
    pub sent_at: Option<NaiveDateTime>,
    /// When an official decided.
    pub decided_at: Option<NaiveDateTime>,
    /// The person who decided, by name.
    pub decided_by: String,
    /// The category with its steps as fixed at the approval, JSON.
    pub assessment: Option<String>,
    /// Fingerprint of what was approved.
    pub fingerprint: Option<String>,
    /// The tournament that came of it.
    pub tournament_id: Option<TournamentId>,
}

/// A proposed tournament as stored.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable)]
pub struct Proposal {
    /// Identity.
    pub id: ProposalId,
    /// Its federation.
    pub federation_id: FederationId,
    /// The account of the organizer who proposes.
    pub organizer_id: Option<AccountId>,
    /// The organizer who proposes, by name.
    pub organizer_name: String,
    /// The contents of the proposal.
    #[diesel(embed)]
    pub written: Written,
    /// The step it stands at.
    #[diesel(embed)]
    pub step: Step,
    /// Grows with every change.
    pub lock_version: i64,
    /// Last change.
    pub changed_at: NaiveDateTime,
}

/// Enters a draft.
pub fn add(
    conn: &mut Conn,
    federation: FederationId,
    organizer: (Option<AccountId>, &str),
    stage: Stage,
    written: &Written,
    now: NaiveDateTime,
) -> Result<ProposalId, DbError> {
    use proposals as p;
    Ok(diesel::insert_into(p::table)
        .values((
            p::federation_id.eq(federation),
            p::organizer_id.eq(organizer.0),
            p::organizer_name.eq(organizer.1),
            p::stage.eq(stage),
            written,
            p::changed_at.eq(now),
        ))
        .returning(p::id)
        .get_result(conn)?)
}

/// A proposal of this federation.
pub fn find(conn: &mut Conn, federation: FederationId, id: ProposalId) -> Result<Option<Proposal>, DbError> {
    let own = proposals::table.filter(proposals::federation_id.eq(federation)).filter(proposals::id.eq(id));
    Ok(own.select(Proposal::as_select()).first(conn).optional()?)
}

/// The proposal that a tournament came of.
pub fn of_tournament(conn: &mut Conn, id: TournamentId) -> Result<Option<Proposal>, DbError> {
    Ok(proposals::table.filter(proposals::tournament_id.eq(id)).select(Proposal::as_select()).first(conn).optional()?)
}

/// Which proposals are looked for.
#[derive(Debug, Clone, Default)]
pub struct Filter {
    /// Those of this organizer.
    pub organizer: Option<AccountId>,
    /// Those that are no drafts, whoever proposes them.
    pub sent: bool,
    /// At one of these stages (all, when empty).
    pub stages: Vec<Stage>,
    /// Rows to leave out.
    pub offset: i64,
    /// Rows at most.
    pub limit: i64,
}

macro_rules! filtered {
    ($federation:expr, $filter:expr) => {{
        let mut query = proposals::table.filter(proposals::federation_id.eq($federation)).into_boxed();
        query = match ($filter.organizer, $filter.sent) {
            (Some(own), true) => query.filter(proposals::organizer_id.eq(own).or(proposals::stage.ne(Stage::Draft).nullable())),
            (Some(own), false) => query.filter(proposals::organizer_id.eq(own)),
            (None, true) => query.filter(proposals::stage.ne(Stage::Draft)),
            (None, false) => query,
        };
        if !$filter.stages.is_empty() {
            query = query.filter(proposals::stage.eq_any($filter.stages.clone()));
        }
        query
    }};
}

/// A page of proposals, newest first.
pub fn list(conn: &mut Conn, federation: FederationId, filter: &Filter) -> Result<Vec<Proposal>, DbError> {
    let page = filtered!(federation, filter).order(proposals::id.desc()).offset(filter.offset).limit(filter.limit);
    Ok(page.select(Proposal::as_select()).load(conn)?)
}

/// How many proposals the filter finds.
pub fn count(conn: &mut Conn, federation: FederationId, filter: &Filter) -> Result<i64, DbError> {
    Ok(filtered!(federation, filter).count().get_result(conn)?)
}

/// Removes a draft.
pub fn remove(conn: &mut Conn, id: ProposalId) -> Result<(), DbError> {
    diesel::delete(proposals::table.filter(proposals::id.eq(id))).execute(conn)?;
    Ok(())
}

/// Changes what is written.
pub fn update_written(conn: &mut Conn, id: ProposalId, written: &Written, now: NaiveDateTime) -> Result<(), DbError> {
    use proposals as p;
    diesel::update(p::table.filter(p::id.eq(id)))
        .set((written, p::lock_version.eq(p::lock_version + 1), p::changed_at.eq(now)))
        .execute(conn)?;
    Ok(())
}

/// Moves a proposal on its way.
pub fn update_step(conn: &mut Conn, id: ProposalId, step: &Step, now: NaiveDateTime) -> Result<(), DbError> {
    use proposals as p;
    diesel::update(p::table.filter(p::id.eq(id)))
        .set((step, p::lock_version.eq(p::lock_version + 1), p::changed_at.eq(now)))
        .execute(conn)?;
    Ok(())
}
