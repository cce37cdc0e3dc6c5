//! Initial ratings that members recommend on request: each request, and the two members it asks.

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::{recommendation_members, recommendation_requests};
use super::{
    AccountId, Conn, DbError, FederationId, PlayerId, RecommendationMemberId,
    RecommendationRequestId,
};
use crate::domain::recommendation::{Answer, Stage};
use crate::words::Stored;

/// A rating proposed by the commission.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable)]
#[diesel(table_name = recommendation_requests, treat_none_as_default_value = false)]
pub struct Proposed {
    pub federation_id: FederationId,
    pub player_id: PlayerId,
    pub rating: f64,
    pub reason: String,
    /// The commission's member who asks.
    pub by_name: String,
    pub created_at: NaiveDateTime,
    /// End of the time for answers.
    pub expires_at: NaiveDateTime,
}

#[derive(Debug, Clone, PartialEq, Queryable, Selectable)]
#[diesel(table_name = recommendation_requests)]
pub struct Request {
    pub id: RecommendationRequestId,
    #[diesel(embed)]
    pub proposed: Proposed,
    pub stage: Stage,
    pub ended_at: Option<NaiveDateTime>,
}

impl Request {
    /// A waiting request past its time counts as lapsed.
    pub fn stage_at(&self, now: NaiveDateTime) -> Stage {
        if self.stage == Stage::Waiting && self.proposed.expires_at <= now {
            Stage::Lapsed
        } else {
            self.stage
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = recommendation_members, treat_none_as_default_value = false)]
pub struct Member {
    pub request_id: RecommendationRequestId,
    /// `None` for a player without an account.
    pub account_id: Option<AccountId>,
    /// `None` for an account.
    pub player_id: Option<PlayerId>,
    pub name: String,
    /// Address of the letter; empty if there was none or the request is over.
    pub mail: String,
    /// Hash of the token in the member's link.
    pub token_hash: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = recommendation_members)]
pub struct RecommendationMember {
    pub id: RecommendationMemberId,
    #[diesel(embed)]
    pub member: Member,
    pub answer: Answer,
    pub remark: String,
    pub answered_at: Option<NaiveDateTime>,
}

pub fn add(conn: &mut Conn, proposed: &Proposed) -> Result<RecommendationRequestId, DbError> {
    use recommendation_requests as r;
    Ok(diesel::insert_into(r::table)
        .values((proposed.clone(), r::stage.eq(Stored(Stage::Waiting))))
        .returning(r::id)
        .get_result(conn)?)
}

pub fn add_recommender(conn: &mut Conn, member: &Member) -> Result<(), DbError> {
    use recommendation_members as m;
    diesel::insert_into(m::table)
        .values((member.clone(), m::answer.eq(Stored(Answer::Open))))
        .execute(conn)?;
    Ok(())
}

pub fn find(
    conn: &mut Conn,
    federation: FederationId,
    id: RecommendationRequestId,
) -> Result<Option<Request>, DbError> {
    use recommendation_requests as r;
    let own = r::table
        .filter(r::federation_id.eq(federation))
        .filter(r::id.eq(id));
    Ok(own.select(Request::as_select()).first(conn).optional()?)
}

pub fn list(conn: &mut Conn, federation: FederationId, most: i64) -> Result<Vec<Request>, DbError> {
    use recommendation_requests as r;
    let own = r::table
        .filter(r::federation_id.eq(federation))
        .order(r::id.desc())
        .limit(most);
    Ok(own.select(Request::as_select()).load(conn)?)
}

pub fn of_player(conn: &mut Conn, player: PlayerId) -> Result<Vec<Request>, DbError> {
    use recommendation_requests as r;
    Ok(r::table
        .filter(r::player_id.eq(player))
        .order(r::id.desc())
        .select(Request::as_select())
        .load(conn)?)
}

/// In the order of their naming.
pub fn load_recommenders(
    conn: &mut Conn,
    requests: &[RecommendationRequestId],
) -> Result<Vec<RecommendationMember>, DbError> {
    use recommendation_members as m;
    Ok(m::table
        .filter(m::request_id.eq_any(requests.to_vec()))
        .order(m::id)
        .select(RecommendationMember::as_select())
        .load(conn)?)
}

pub fn by_token(
    conn: &mut Conn,
    token_hash: &str,
) -> Result<Option<RecommendationMember>, DbError> {
    use recommendation_members as m;
    Ok(m::table
        .filter(m::token_hash.eq(token_hash))
        .select(RecommendationMember::as_select())
        .first(conn)
        .optional()?)
}

/// Open requests that wait for the answer of an account.
pub fn count_for(
    conn: &mut Conn,
    federation: FederationId,
    account: AccountId,
    now: NaiveDateTime,
) -> Result<i64, DbError> {
    use recommendation_requests as r;
    Ok(recommendation_members::table
        .inner_join(r::table.on(r::id.eq(recommendation_members::request_id)))
        .filter(r::federation_id.eq(federation))
        .filter(r::stage.eq(Stored(Stage::Waiting)))
        .filter(r::expires_at.gt(now))
        .filter(recommendation_members::account_id.eq(account))
        .filter(recommendation_members::answer.eq(Stored(Answer::Open)))
        .count()
        .get_result(conn)?)
}

/// For a player who can no longer get a rating by the requests.
pub fn end_about(conn: &mut Conn, player: PlayerId, now: NaiveDateTime) -> Result<(), DbError> {
    for request in of_player(conn, player)?
        .into_iter()
        .filter(|request| request.stage == Stage::Waiting)
    {
        end_request(conn, request.id, Stage::Withdrawn, now)?;
    }
    Ok(())
}

/// Also withdraws the requests that ask the player. The code replaces the name where the player
/// recommends others.
pub fn forget_player(
    conn: &mut Conn,
    player: PlayerId,
    code: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use {recommendation_members as m, recommendation_requests as r};
    end_about(conn, player, now)?;
    let asked = m::table
        .filter(m::player_id.eq(player))
        .select(m::request_id);
    let waiting: Vec<RecommendationRequestId> = r::table
        .filter(r::stage.eq(Stored(Stage::Waiting)))
        .filter(r::id.eq_any(asked))
        .select(r::id)
        .load(conn)?;
    for id in waiting {
        end_request(conn, id, Stage::Withdrawn, now)?;
    }
    diesel::update(m::table.filter(m::player_id.eq(player)))
        .set((m::name.eq(code), m::mail.eq("")))
        .execute(conn)?;
    Ok(())
}

pub fn load_waiting(conn: &mut Conn) -> Result<Vec<(FederationId, PlayerId)>, DbError> {
    use recommendation_requests as r;
    Ok(r::table
        .filter(r::stage.eq(Stored(Stage::Waiting)))
        .select((r::federation_id, r::player_id))
        .load(conn)?)
}

/// Erases the address of the letter.
pub fn store_answer(
    conn: &mut Conn,
    id: RecommendationMemberId,
    answer: Answer,
    remark: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use recommendation_members as m;
    diesel::update(m::table.filter(m::id.eq(id)))
        .set((
            m::answer.eq(Stored(answer)),
            m::remark.eq(remark),
            m::answered_at.eq(now),
            m::mail.eq(""),
        ))
        .execute(conn)?;
    Ok(())
}

/// Erases the addresses of the letters.
pub fn end_request(
    conn: &mut Conn,
    id: RecommendationRequestId,
    stage: Stage,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use recommendation_requests as r;
    diesel::update(r::table.filter(r::id.eq(id)))
        .set((r::stage.eq(Stored(stage)), r::ended_at.eq(now)))
        .execute(conn)?;
    diesel::update(recommendation_members::table.filter(recommendation_members::request_id.eq(id)))
        .set(recommendation_members::mail.eq(""))
        .execute(conn)?;
    Ok(())
}

/// Requests that still wait although their time is over.
pub fn load_lapsed(
    conn: &mut Conn,
    now: NaiveDateTime,
) -> Result<Vec<RecommendationRequestId>, DbError> {
    use recommendation_requests as r;
    Ok(r::table
        .filter(r::stage.eq(Stored(Stage::Waiting)))
        .filter(r::expires_at.le(now))
        .select(r::id)
        .load(conn)?)
}
