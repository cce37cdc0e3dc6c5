//! Tournaments at the desk: the state, the acts that led to it, and assistants who enter results
//! without an account.

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::{assistants, desk_acts, desks};
use super::{AccountId, AssistantId, Conn, DbError, TournamentId};
use crate::domain::desk::Answer;
use crate::words::Stored;

#[derive(Debug, Clone, PartialEq, Queryable, Insertable, AsChangeset)]
#[diesel(table_name = desks)]
pub struct StoredDesk {
    pub tournament_id: TournamentId,
    /// JSON.
    pub state: String,
    /// Number of acts so far.
    pub seq: i64,
    pub changed_at: NaiveDateTime,
}

#[derive(Debug, Clone, PartialEq, Queryable)]
pub struct StoredAct {
    pub tournament_id: TournamentId,
    /// Unique among the acts on this tournament.
    pub act_key: String,
    /// `None` for an assistant without an account.
    pub account_id: Option<AccountId>,
    pub name: String,
    /// JSON.
    pub act: String,
    pub answer: Answer,
    pub at: NaiveDateTime,
}

pub fn find(conn: &mut Conn, tournament: TournamentId) -> Result<Option<StoredDesk>, DbError> {
    Ok(desks::table
        .filter(desks::tournament_id.eq(tournament))
        .first(conn)
        .optional()?)
}

/// `None` if the tournament has no desk.
pub fn load_seq(conn: &mut Conn, tournament: TournamentId) -> Result<Option<i64>, DbError> {
    Ok(desks::table
        .filter(desks::tournament_id.eq(tournament))
        .select(desks::seq)
        .first(conn)
        .optional()?)
}

pub fn filter_with_desk(
    conn: &mut Conn,
    of: &[TournamentId],
) -> Result<Vec<TournamentId>, DbError> {
    Ok(desks::table
        .filter(desks::tournament_id.eq_any(of))
        .select(desks::tournament_id)
        .load(conn)?)
}

pub fn add(conn: &mut Conn, desk: &StoredDesk) -> Result<(), DbError> {
    diesel::insert_into(desks::table)
        .values(desk)
        .execute(conn)?;
    Ok(())
}

pub fn update(conn: &mut Conn, desk: &StoredDesk) -> Result<(), DbError> {
    diesel::update(desks::table.filter(desks::tournament_id.eq(desk.tournament_id)))
        .set(desk)
        .execute(conn)?;
    Ok(())
}

/// `None` if the act wasn't done.
pub fn find_answer(
    conn: &mut Conn,
    tournament: TournamentId,
    key: &str,
) -> Result<Option<Answer>, DbError> {
    Ok(desk_acts::table
        .filter(desk_acts::tournament_id.eq(tournament))
        .filter(desk_acts::act_key.eq(key))
        .select(desk_acts::answer)
        .first(conn)
        .optional()?)
}

pub fn add_act(conn: &mut Conn, act: &StoredAct) -> Result<(), DbError> {
    use desk_acts as a;
    let done = (
        a::tournament_id.eq(act.tournament_id),
        a::act_key.eq(&act.act_key),
        a::account_id.eq(act.account_id),
        a::name.eq(&act.name),
        a::act.eq(&act.act),
        a::answer.eq(Stored(act.answer.to_string())),
        a::at.eq(act.at),
    );
    diesel::insert_into(a::table).values(done).execute(conn)?;
    Ok(())
}

pub fn load_acts(
    conn: &mut Conn,
    tournament: TournamentId,
    offset: i64,
    limit: i64,
) -> Result<Vec<StoredAct>, DbError> {
    use desk_acts as a;
    Ok(a::table
        .filter(a::tournament_id.eq(tournament))
        .order(a::id.desc())
        .offset(offset)
        .limit(limit)
        .select((
            a::tournament_id,
            a::act_key,
            a::account_id,
            a::name,
            a::act,
            a::answer,
            a::at,
        ))
        .load(conn)?)
}

pub fn count_acts(conn: &mut Conn, tournament: TournamentId) -> Result<i64, DbError> {
    Ok(desk_acts::table
        .filter(desk_acts::tournament_id.eq(tournament))
        .count()
        .get_result(conn)?)
}

/// A person who enters results through a link.
#[derive(Debug, Clone, PartialEq, Queryable)]
pub struct Assistant {
    pub id: AssistantId,
    pub tournament_id: TournamentId,
    /// Shown with the results; unique among the tournament's assistants.
    pub name: String,
    /// Hash of the token in the link.
    pub token_hash: String,
    pub created_at: NaiveDateTime,
    pub revoked_at: Option<NaiveDateTime>,
}

pub fn add_assistant(
    conn: &mut Conn,
    tournament: TournamentId,
    name: &str,
    token_hash: &str,
    now: NaiveDateTime,
) -> Result<AssistantId, DbError> {
    use assistants as a;
    let values = (
        a::tournament_id.eq(tournament),
        a::name.eq(name),
        a::token_hash.eq(token_hash),
        a::created_at.eq(now),
    );
    Ok(diesel::insert_into(a::table)
        .values(values)
        .returning(a::id)
        .get_result(conn)?)
}

pub fn load_assistants(
    conn: &mut Conn,
    tournament: TournamentId,
) -> Result<Vec<Assistant>, DbError> {
    Ok(assistants::table
        .filter(assistants::tournament_id.eq(tournament))
        .order(assistants::id)
        .load(conn)?)
}

/// Finds revoked links, too.
pub fn find_assistant(conn: &mut Conn, token_hash: &str) -> Result<Option<Assistant>, DbError> {
    Ok(assistants::table
        .filter(assistants::token_hash.eq(token_hash))
        .first(conn)
        .optional()?)
}

/// Returns the number of changed rows.
pub fn revoke_assistant(
    conn: &mut Conn,
    tournament: TournamentId,
    id: AssistantId,
    now: NaiveDateTime,
) -> Result<usize, DbError> {
    use assistants as a;
    let open = a::table
        .filter(a::tournament_id.eq(tournament))
        .filter(a::id.eq(id))
        .filter(a::revoked_at.is_null());
    Ok(diesel::update(open)
        .set(a::revoked_at.eq(now))
        .execute(conn)?)
}
