//! Appeals: what players and referees object to, and what the commission answered.

use chrono::NaiveDateTime;

use super::run::prelude::*;
use super::schema::appeals;
use super::{AccountId, AppealId, Conn, CorrectionId, DbError, FederationId, PlayerId, TournamentId};
use crate::domain::appeal::{About, Stage};

/// What somebody objects to.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = appeals, treat_none_as_default_value = false)]
pub struct Objection {
    /// Its federation.
    pub federation_id: FederationId,
    /// The tournament.
    pub tournament_id: TournamentId,
    /// The participant who objects.
    pub player_id: Option<PlayerId>,
    /// The account that objects.
    pub account_id: Option<AccountId>,
    /// The person who objects, by name.
    pub name: String,
    /// How a person who isn't logged in can be reached.
    pub contact: String,
    /// What the appeal objects to.
    pub about: About,
    /// The reason given for the appeal.
    pub body: String,
    /// When it was filed (UTC).
    pub filed_at: NaiveDateTime,
}

/// An appeal as stored.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = appeals)]
pub struct Appeal {
    /// Identity.
    pub id: AppealId,
    /// What was filed.
    #[diesel(embed)]
    pub objection: Objection,
    /// The stage that the appeal has reached.
    pub stage: Stage,
    /// The commission's answer, with its reason.
    pub answer: String,
    /// The person who answered, by name.
    pub answered_by: String,
    /// When it was answered (UTC).
    pub answered_at: Option<NaiveDateTime>,
    /// The correction that followed it.
    pub correction_id: Option<CorrectionId>,
}

/// Files an appeal.
pub fn add(conn: &mut Conn, objection: &Objection, stage: Stage) -> Result<AppealId, DbError> {
    use appeals as a;
    Ok(diesel::insert_into(a::table).values((objection.clone(), a::stage.eq(stage))).returning(a::id).get_result(conn)?)
}

/// An appeal of this federation.
pub fn find(conn: &mut Conn, federation: FederationId, id: AppealId) -> Result<Option<Appeal>, DbError> {
    let own = appeals::table.filter(appeals::federation_id.eq(federation)).filter(appeals::id.eq(id));
    Ok(own.select(Appeal::as_select()).first(conn).optional()?)
}

/// The appeals about a tournament, oldest first.
pub fn of_tournament(conn: &mut Conn, tournament: TournamentId) -> Result<Vec<Appeal>, DbError> {
    Ok(appeals::table.filter(appeals::tournament_id.eq(tournament)).order(appeals::id).select(Appeal::as_select()).load(conn)?)
}

/// The appeals of a federation, oldest first; of one stage only, if it is named.
pub fn of_federation(conn: &mut Conn, federation: FederationId, stage: Option<Stage>) -> Result<Vec<Appeal>, DbError> {
    let mut own = appeals::table.filter(appeals::federation_id.eq(federation)).into_boxed();
    if let Some(stage) = stage {
        own = own.filter(appeals::stage.eq(stage));
    }
    Ok(own.order(appeals::id).select(Appeal::as_select()).load(conn)?)
}

/// The appeals that a correction followed.
pub fn of_correction(conn: &mut Conn, correction: CorrectionId) -> Result<Vec<Appeal>, DbError> {
    Ok(appeals::table.filter(appeals::correction_id.eq(correction)).order(appeals::id).select(Appeal::as_select()).load(conn)?)
}

/// How many appeals wait in a federation.
pub fn count_open(conn: &mut Conn, federation: FederationId) -> Result<i64, DbError> {
    use appeals as a;
    Ok(a::table.filter(a::federation_id.eq(federation)).filter(a::stage.eq(Stage::Open)).count().get_result(conn)?)
}

/// How many appeals about a tournament wait that name this participant; `None`: that name nobody.
pub fn count_open_for(conn: &mut Conn, tournament: TournamentId, player: Option<PlayerId>) -> Result<i64, DbError> {
    use appeals as a;
    let waiting = a::table.filter(a::tournament_id.eq(tournament)).filter(a::stage.eq(Stage::Open));
    Ok(match player {
        Some(player) => waiting.filter(a::player_id.eq(player)).count().get_result(conn)?,
        None => waiting.filter(a::player_id.is_null()).count().get_result(conn)?,
    })
}

/// Notes the answer of the commission.
pub fn answer(conn: &mut Conn, id: AppealId, stage: Stage, answer: &str, by: &str, now: NaiveDateTime) -> Result<(), DbError> {
    use appeals as a;
    diesel::update(a::table.filter(a::id.eq(id)))
        .set((a::stage.eq(stage), a::answer.eq(answer), a::answered_by.eq(by), a::answered_at.eq(now)))
        .execute(conn)?;
    Ok(())
}

/// Notes the correction that followed the appeals about a tournament that were upheld.
pub fn follow(conn: &mut Conn, tournament: TournamentId, correction: CorrectionId) -> Result<(), DbError> {
    use appeals as a;
    diesel::update(a::table.filter(a::tournament_id.eq(tournament)).filter(a::stage.eq(Stage::Upheld)).filter(a::correction_id.is_null()))
        .set(a::correction_id.eq(correction))
        .execute(conn)?;
    Ok(())
}

/// A player asked to be forgotten: the code stands in the place of the name, and how to reach the person goes.
pub fn forget(conn: &mut Conn, player: PlayerId, code: &str) -> Result<(), DbError> {
    use appeals as a;
    diesel::update(a::table.filter(a::player_id.eq(player))).set((a::name.eq(code), a::contact.eq(""))).execute(conn)?;
    Ok(())
}
