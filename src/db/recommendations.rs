//! Initial ratings that members are asked to recommend: each request, and the two members who are asked.

use chrono::NaiveDateTime;

use super::run::prelude::*;
use super::schema::{rating_requests, recommenders};
use super::{AccountId, Conn, DbError, FederationId, PlayerId, RatingRequestId, RecommenderId};
use crate::domain::recommendation::{Answer, Stage};

/// The rating that the commission proposes.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable)]
#[diesel(table_name = rating_requests, treat_none_as_default_value = false)]
pub struct Proposed {
    /// Its federation.
    pub federation_id: FederationId,
    /// The player whom it is for.
    pub player_id: PlayerId,
    /// The rating.
    pub rating: f64,
    /// Why the commission proposes it.
    pub reason: String,
    /// The member of the commission who asks, by name.
    pub by_name: String,
    /// When it was made (UTC).
    pub created_at: NaiveDateTime,
    /// Until when members may answer (UTC).
    pub expires_at: NaiveDateTime,
}

/// A request as stored.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable)]
#[diesel(table_name = rating_requests)]
pub struct Request {
    /// Identity.
    pub id: RatingRequestId,
    /// What is proposed.
    #[diesel(embed)]
    pub proposed: Proposed,
    /// The stage that the request has reached.
    pub stage: Stage,
    /// When it ended (UTC).
    pub ended_at: Option<NaiveDateTime>,
}

impl Request {
    /// The stage at a moment: a request that has waited too long has ended.
    pub fn stage_at(&self, now: NaiveDateTime) -> Stage {
        if self.stage == Stage::Waiting && self.proposed.expires_at <= now { Stage::Lapsed } else { self.stage }
    }
}

/// A member who is asked.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = recommenders, treat_none_as_default_value = false)]
pub struct Member {
    /// The request that the member is asked about.
    pub request_id: RatingRequestId,
    /// The account; none: a player without one.
    pub account_id: Option<AccountId>,
    /// The player; none: an account.
    pub player_id: Option<PlayerId>,
    /// Name.
    pub name: String,
    /// Where the letter went; empty: nowhere, or it is over.
    pub mail: String,
    /// What is stored of the link.
    pub token_hash: String,
}

/// A member who is asked, as stored.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = recommenders)]
pub struct Recommender {
    /// Identity.
    pub id: RecommenderId,
    /// Who it is.
    #[diesel(embed)]
    pub member: Member,
    /// The answer.
    pub answer: Answer,
    /// What was said beside it.
    pub words: String,
    /// When it was answered (UTC).
    pub answered_at: Option<NaiveDateTime>,
}

/// Enters a request, which waits from now on.
pub fn add(conn: &mut Conn, proposed: &Proposed) -> Result<RatingRequestId, DbError> {
    use rating_requests as r;
    Ok(diesel::insert_into(r::table).values((proposed.clone(), r::stage.eq(Stage::Waiting))).returning(r::id).get_result(conn)?)
}

/// Enters a member who is asked, and hasn't answered yet.
pub fn add_recommender(conn: &mut Conn, member: &Member) -> Result<(), DbError> {
    use recommenders as m;
    diesel::insert_into(m::table).values((member.clone(), m::answer.eq(Answer::Open))).execute(conn)?;
    Ok(())
}

/// A request of this federation.
pub fn find(conn: &mut Conn, federation: FederationId, id: RatingRequestId) -> Result<Option<Request>, DbError> {
    use rating_requests as r;
    let own = r::table.filter(r::federation_id.eq(federation)).filter(r::id.eq(id));
    Ok(own.select(Request::as_select()).first(conn).optional()?)
}

/// The requests of a federation, newest first.
pub fn list(conn: &mut Conn, federation: FederationId, most: i64) -> Result<Vec<Request>, DbError> {
    use rating_requests as r;
    let own = r::table.filter(r::federation_id.eq(federation)).order(r::id.desc()).limit(most);
    Ok(own.select(Request::as_select()).load(conn)?)
}

/// The requests for a player, newest first.
pub fn of_player(conn: &mut Conn, player: PlayerId) -> Result<Vec<Request>, DbError> {
    use rating_requests as r;
    Ok(r::table.filter(r::player_id.eq(player)).order(r::id.desc()).select(Request::as_select()).load(conn)?)
}

/// The members who are asked by these requests, in the order in which they were named.
pub fn recommenders(conn: &mut Conn, requests: &[RatingRequestId]) -> Result<Vec<Recommender>, DbError> {
    use recommenders as m;
    Ok(m::table.filter(m::request_id.eq_any(requests.to_vec())).order(m::id).select(Recommender::as_select()).load(conn)?)
}

/// The member who is asked by the link with this hash.
pub fn by_token(conn: &mut Conn, token_hash: &str) -> Result<Option<Recommender>, DbError> {
    use recommenders as m;
    Ok(m::table.filter(m::token_hash.eq(token_hash)).select(Recommender::as_select()).first(conn).optional()?)
}

/// How many open questions wait for an account.
pub fn count_for(conn: &mut Conn, federation: FederationId, account: AccountId, now: NaiveDateTime) -> Result<i64, DbError> {
    use rating_requests as r;
    Ok(recommenders::table
        .inner_join(r::table.on(r::id.eq(recommenders::request_id)))
        .filter(r::federation_id.eq(federation))
        .filter(r::stage.eq(Stage::Waiting))
        .filter(r::expires_at.gt(now))
        .filter(recommenders::account_id.eq(account))
        .filter(recommenders::answer.eq(Answer::Open))
        .count()
        .get_result(conn)?)
}

/// Ends what is asked about a player who can get no rating by it any more.
pub fn end_about(conn: &mut Conn, player: PlayerId, now: NaiveDateTime) -> Result<(), DbError> {
    for request in of_player(conn, player)?.into_iter().filter(|request| request.stage == Stage::Waiting) {
        end(conn, request.id, Stage::Withdrawn, now)?;
    }
    Ok(())
}

/// Ends what is asked about or of a player who is forgotten; where he recommends somebody stands the code in the place of the name.
pub fn forget(conn: &mut Conn, player: PlayerId, code: &str, now: NaiveDateTime) -> Result<(), DbError> {
    use {rating_requests as r, recommenders as m};
    end_about(conn, player, now)?;
    let asked = m::table.filter(m::player_id.eq(player)).select(m::request_id);
    let waiting: Vec<RatingRequestId> =
        r::table.filter(r::stage.eq(Stage::Waiting)).filter(r::id.eq_any(asked)).select(r::id).load(conn)?;
    for id in waiting {
        end(conn, id, Stage::Withdrawn, now)?;
    }
    diesel::update(m::table.filter(m::player_id.eq(player))).set((m::name.eq(code), m::mail.eq(""))).execute(conn)?;
    Ok(())
}

/// The players about whom something is asked, with their federations.
pub fn waiting(conn: &mut Conn) -> Result<Vec<(FederationId, PlayerId)>, DbError> {
    use rating_requests as r;
    Ok(r::table.filter(r::stage.eq(Stage::Waiting)).select((r::federation_id, r::player_id)).load(conn)?)
}

/// Notes what a member has answered; where the letter went is needed no more.
pub fn answer(conn: &mut Conn, id: RecommenderId, answer: Answer, words: &str, now: NaiveDateTime) -> Result<(), DbError> {
    use recommenders as m;
    diesel::update(m::table.filter(m::id.eq(id)))
        .set((m::answer.eq(answer), m::words.eq(words), m::answered_at.eq(now), m::mail.eq("")))
        .execute(conn)?;
    Ok(())
}

/// Ends a request; where letters went is forgotten.
pub fn end(conn: &mut Conn, id: RatingRequestId, stage: Stage, now: NaiveDateTime) -> Result<(), DbError> {
    use rating_requests as r;
    diesel::update(r::table.filter(r::id.eq(id))).set((r::stage.eq(stage), r::ended_at.eq(now))).execute(conn)?;
    diesel::update(recommenders::table.filter(recommenders::request_id.eq(id))).set(recommenders::mail.eq("")).execute(conn)?;
    Ok(())
}

/// Those that wait although their time is over.
pub fn lapsed(conn: &mut Conn, now: NaiveDateTime) -> Result<Vec<RatingRequestId>, DbError> {
    use rating_requests as r;
    Ok(r::table.filter(r::stage.eq(Stage::Waiting)).filter(r::expires_at.le(now)).select(r::id).load(conn)?)
}
