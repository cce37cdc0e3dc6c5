//! Proposed tournaments.

use chrono::{NaiveDate, NaiveDateTime};

use super::erased_query::prelude::*;
use super::schema::proposals;
use super::{AccountId, Conn, DbError, FederationId, FileId, ProposalId, TournamentId};
use crate::domain::proposal::Stage;
use crate::words::Stored;

/// The part of a proposal that the organizer writes.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = proposals, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct ProposalContent {
    pub name: String,
    /// The form as typed, JSON.
    pub form: String,
    /// The tournament's regulations, Markdown.
    pub body: String,
    /// The regulations as an uploaded document.
    pub file_id: Option<FileId>,
}

/// The part of a proposal that its stages change.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable, AsChangeset)]
#[diesel(table_name = proposals, treat_none_as_null = true)]
pub struct Step {
    #[diesel(serialize_as = Stored<Stage>)]
    pub stage: Stage,
    /// The organizer's request to be admitted after the deadline.
    pub plea: String,
    /// The officer's reason to admit the proposal after the deadline.
    pub exception: String,
    /// Reason for the return, rejection or withdrawal.
    pub reason: String,
    /// Time of the first submission, which decides about the deadline.
    pub first_sent_at: Option<NaiveDateTime>,
    /// Last day of submission by the rules in force at the time; `None` without a deadline or
    /// submission.
    pub due_on: Option<NaiveDate>,
    /// Time of the last submission.
    pub sent_at: Option<NaiveDateTime>,
    pub decided_at: Option<NaiveDateTime>,
    pub decided_by: String,
    /// Category with its steps as fixed at the approval, JSON.
    pub assessment: Option<String>,
    /// Fingerprint of the approved contents.
    pub fingerprint: Option<String>,
    /// The tournament created from the proposal.
    pub tournament_id: Option<TournamentId>,
}

#[derive(Debug, Clone, PartialEq, Queryable, Selectable)]
pub struct Proposal {
    pub id: ProposalId,
    pub federation_id: FederationId,
    pub organizer_id: Option<AccountId>,
    pub organizer_name: String,
    #[diesel(embed)]
    pub written: ProposalContent,
    #[diesel(embed)]
    pub step: Step,
    pub lock_version: i64,
    pub changed_at: NaiveDateTime,
}

pub fn add(
    conn: &mut Conn,
    federation: FederationId,
    organizer: (Option<AccountId>, &str),
    stage: Stage,
    written: &ProposalContent,
    now: NaiveDateTime,
) -> Result<ProposalId, DbError> {
    use proposals as p;
    Ok(diesel::insert_into(p::table)
        .values((
            p::federation_id.eq(federation),
            p::organizer_id.eq(organizer.0),
            p::organizer_name.eq(organizer.1),
            p::stage.eq(Stored(stage)),
            written,
            p::changed_at.eq(now),
        ))
        .returning(p::id)
        .get_result(conn)?)
}

pub fn find(
    conn: &mut Conn,
    federation: FederationId,
    id: ProposalId,
) -> Result<Option<Proposal>, DbError> {
    let own = proposals::table
        .filter(proposals::federation_id.eq(federation))
        .filter(proposals::id.eq(id));
    Ok(own.select(Proposal::as_select()).first(conn).optional()?)
}

pub fn of_tournament(conn: &mut Conn, id: TournamentId) -> Result<Option<Proposal>, DbError> {
    Ok(proposals::table
        .filter(proposals::tournament_id.eq(id))
        .select(Proposal::as_select())
        .first(conn)
        .optional()?)
}

/// Conditions of a list of proposals.
#[derive(Debug, Clone, Default)]
pub struct Filter {
    pub organizer: Option<AccountId>,
    /// Includes the submitted proposals of all organizers.
    pub sent: bool,
    /// All stages if empty.
    pub stages: Vec<Stage>,
    pub offset: i64,
    pub limit: i64,
}

macro_rules! filtered {
    ($federation:expr, $filter:expr) => {{
        let mut query = proposals::table
            .filter(proposals::federation_id.eq($federation))
            .into_boxed();
        query = match ($filter.organizer, $filter.sent) {
            (Some(own), true) => query.filter(
                proposals::organizer_id
                    .eq(own)
                    .or(proposals::stage.ne(Stored(Stage::Draft)).nullable()),
            ),
            (Some(own), false) => query.filter(proposals::organizer_id.eq(own)),
            (None, true) => query.filter(proposals::stage.ne(Stored(Stage::Draft))),
            (None, false) => query,
        };
        if !$filter.stages.is_empty() {
            query =
                query.filter(proposals::stage.eq_any($filter.stages.iter().copied().map(Stored)));
        }
        query
    }};
}

pub fn list(
    conn: &mut Conn,
    federation: FederationId,
    filter: &Filter,
) -> Result<Vec<Proposal>, DbError> {
    let page = filtered!(federation, filter)
        .order(proposals::id.desc())
        .offset(filter.offset)
        .limit(filter.limit);
    Ok(page.select(Proposal::as_select()).load(conn)?)
}

pub fn count(conn: &mut Conn, federation: FederationId, filter: &Filter) -> Result<i64, DbError> {
    Ok(filtered!(federation, filter).count().get_result(conn)?)
}

/// For drafts only.
pub fn remove(conn: &mut Conn, id: ProposalId) -> Result<(), DbError> {
    diesel::delete(proposals::table.filter(proposals::id.eq(id))).execute(conn)?;
    Ok(())
}

pub fn update_written(
    conn: &mut Conn,
    id: ProposalId,
    written: &ProposalContent,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use proposals as p;
    diesel::update(p::table.filter(p::id.eq(id)))
        .set((
            written,
            p::lock_version.eq(p::lock_version + 1),
            p::changed_at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

pub fn update_step(
    conn: &mut Conn,
    id: ProposalId,
    step: &Step,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use proposals as p;
    diesel::update(p::table.filter(p::id.eq(id)))
        .set((
            step.clone(),
            p::lock_version.eq(p::lock_version + 1),
            p::changed_at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}
