//! Tournaments at the desk: the state, the acts that led to it, and who may enter results without an account.

use chrono::NaiveDateTime;

use super::run::prelude::*;
use super::schema::{assistants, desk_acts, desks};
use super::{AccountId, AssistantId, Conn, DbError, TournamentId};
use crate::domain::desk::Answer;

/// A stored desk.
#[derive(Debug, Clone, PartialEq, Queryable, Insertable, AsChangeset)]
#[diesel(table_name = desks)]
pub struct StoredDesk {
    /// The tournament.
    pub tournament_id: TournamentId,
    /// The desk, JSON.
    pub state: String,
    /// How many acts were done.
    pub seq: i64,
    /// Last change.
    pub changed_at: NaiveDateTime,
}

/// An act as stored.
#[derive(Debug, Clone, PartialEq, Queryable)]
pub struct StoredAct {
    /// The tournament.
    pub tournament_id: TournamentId,
    /// What tells it from every other act on this tournament.
    pub act_key: String,
    /// The account that did it; `None`: an assistant without an account.
    pub account_id: Option<AccountId>,
    /// The name of the person who did it.
    pub name: String,
    /// The act, JSON.
    pub act: String,
    /// What came of it.
    pub answer: Answer,
    /// When it was done (UTC).
    pub at: NaiveDateTime,
}

/// The desk of a tournament, if it has one.
pub fn find(conn: &mut Conn, tournament: TournamentId) -> Result<Option<StoredDesk>, DbError> {
    Ok(desks::table.filter(desks::tournament_id.eq(tournament)).first(conn).optional()?)
}

/// How many acts the desk of a tournament has seen; none: it has no desk.
pub fn seq(conn: &mut Conn, tournament: TournamentId) -> Result<Option<i64>, DbError> {
    Ok(desks::table.filter(desks::tournament_id.eq(tournament)).select(desks::seq).first(conn).optional()?)
}

/// Which of these tournaments have a desk.
pub fn among(conn: &mut Conn, of: &[TournamentId]) -> Result<Vec<TournamentId>, DbError> {
    Ok(desks::table.filter(desks::tournament_id.eq_any(of)).select(desks::tournament_id).load(conn)?)
}

/// Stores a desk for the first time.
pub fn add(conn: &mut Conn, desk: &StoredDesk) -> Result<(), DbError> {
    diesel::insert_into(desks::table).values(desk).execute(conn)?;
    Ok(())
}

/// Stores a desk after an act.
pub fn update(conn: &mut Conn, desk: &StoredDesk) -> Result<(), DbError> {
    diesel::update(desks::table.filter(desks::tournament_id.eq(desk.tournament_id))).set(desk).execute(conn)?;
    Ok(())
}

/// What came of an act, if it was done.
pub fn answer(conn: &mut Conn, tournament: TournamentId, key: &str) -> Result<Option<Answer>, DbError> {
    Ok(desk_acts::table
        .filter(desk_acts::tournament_id.eq(tournament))
        .filter(desk_acts::act_key.eq(key))
        .select(desk_acts::answer)
        .first(conn)
        .optional()?)
}

/// Notes an act.
pub fn note(conn: &mut Conn, act: &StoredAct) -> Result<(), DbError> {
    use desk_acts as a;
    let done = (
        a::tournament_id.eq(act.tournament_id),
        a::act_key.eq(&act.act_key),
        a::account_id.eq(act.account_id),
        a::name.eq(&act.name),
        a::act.eq(&act.act),
        a::answer.eq(act.answer.to_string()),
        a::at.eq(act.at),
    );
    diesel::insert_into(a::table).values(done).execute(conn)?;
    Ok(())
}

/// The acts on a tournament, newest first.
pub fn acts(conn: &mut Conn, tournament: TournamentId, offset: i64, limit: i64) -> Result<Vec<StoredAct>, DbError> {
    use desk_acts as a;
    Ok(a::table
        .filter(a::tournament_id.eq(tournament))
        .order(a::id.desc())
        .offset(offset)
        .limit(limit)
        .select((a::tournament_id, a::act_key, a::account_id, a::name, a::act, a::answer, a::at))
        .load(conn)?)
}

/// How many acts a tournament has seen.
pub fn count_acts(conn: &mut Conn, tournament: TournamentId) -> Result<i64, DbError> {
    Ok(desk_acts::table.filter(desk_acts::tournament_id.eq(tournament)).count().get_result(conn)?)
}

/// A person who enters results by a link.
#[derive(Debug, Clone, PartialEq, Queryable)]
pub struct Assistant {
    /// Identity.
    pub id: AssistantId,
    /// The tournament.
    pub tournament_id: TournamentId,
    /// The name that stands beside results; no other assistant of the tournament has it.
    pub name: String,
    /// The hash of the token of the link.
    pub token_hash: String,
    /// When the link was made.
    pub created_at: NaiveDateTime,
    /// When it was revoked.
    pub revoked_at: Option<NaiveDateTime>,
}

/// Enters an assistant.
pub fn add_assistant(
    conn: &mut Conn,
    tournament: TournamentId,
    name: &str,
    token_hash: &str,
    now: NaiveDateTime,
) -> Result<AssistantId, DbError> {
    use assistants as a;
    let values = (a::tournament_id.eq(tournament), a::name.eq(name), a::token_hash.eq(token_hash), a::created_at.eq(now));
    Ok(diesel::insert_into(a::table).values(values).returning(a::id).get_result(conn)?)
}

/// The assistants of a tournament, in the order in which they came.
pub fn assistants(conn: &mut Conn, tournament: TournamentId) -> Result<Vec<Assistant>, DbError> {
    Ok(assistants::table.filter(assistants::tournament_id.eq(tournament)).order(assistants::id).load(conn)?)
}

/// The assistant with this link, also a revoked one.
pub fn assistant(conn: &mut Conn, token_hash: &str) -> Result<Option<Assistant>, DbError> {
    Ok(assistants::table.filter(assistants::token_hash.eq(token_hash)).first(conn).optional()?)
}

/// Revokes a link.
pub fn revoke(conn: &mut Conn, tournament: TournamentId, id: AssistantId, now: NaiveDateTime) -> Result<usize, DbError> {
    use assistants as a;
    let open = a::table.filter(a::tournament_id.eq(tournament)).filter(a::id.eq(id)).filter(a::revoked_at.is_null());
    Ok(diesel::update(open).set(a::revoked_at.eq(now)).execute(conn)?)
}
