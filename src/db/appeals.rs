//! Appeals of players and referees, and the answers of the commission.

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::appeals;
use super::{
    AccountId, AppealId, Conn, CorrectionId, DbError, FederationId, PlayerId, TournamentId,
};
use crate::domain::appeal::{About, Stage};
use crate::words::Stored;

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = appeals, treat_none_as_default_value = false)]
pub struct Objection {
    pub federation_id: FederationId,
    pub tournament_id: TournamentId,
    pub player_id: Option<PlayerId>,
    pub account_id: Option<AccountId>,
    pub name: String,
    /// Contact details of a person who isn't logged in.
    pub contact: String,
    #[diesel(serialize_as = Stored<About>)]
    pub about: About,
    pub body: String,
    pub filed_at: NaiveDateTime,
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = appeals)]
pub struct Appeal {
    pub id: AppealId,
    #[diesel(embed)]
    pub objection: Objection,
    pub stage: Stage,
    /// The commission's answer with its reason.
    pub answer: String,
    pub answered_by: String,
    pub answered_at: Option<NaiveDateTime>,
    /// The correction made because of the appeal.
    pub correction_id: Option<CorrectionId>,
}

pub fn add(conn: &mut Conn, objection: &Objection, stage: Stage) -> Result<AppealId, DbError> {
    use appeals as a;
    Ok(diesel::insert_into(a::table)
        .values((objection.clone(), a::stage.eq(Stored(stage))))
        .returning(a::id)
        .get_result(conn)?)
}

pub fn find(
    conn: &mut Conn,
    federation: FederationId,
    id: AppealId,
) -> Result<Option<Appeal>, DbError> {
    let own = appeals::table
        .filter(appeals::federation_id.eq(federation))
        .filter(appeals::id.eq(id));
    Ok(own.select(Appeal::as_select()).first(conn).optional()?)
}

pub fn of_tournament(conn: &mut Conn, tournament: TournamentId) -> Result<Vec<Appeal>, DbError> {
    Ok(appeals::table
        .filter(appeals::tournament_id.eq(tournament))
        .order(appeals::id)
        .select(Appeal::as_select())
        .load(conn)?)
}

pub fn of_federation(
    conn: &mut Conn,
    federation: FederationId,
    stage: Option<Stage>,
) -> Result<Vec<Appeal>, DbError> {
    let mut own = appeals::table
        .filter(appeals::federation_id.eq(federation))
        .into_boxed();
    if let Some(stage) = stage {
        own = own.filter(appeals::stage.eq(Stored(stage)));
    }
    Ok(own
        .order(appeals::id)
        .select(Appeal::as_select())
        .load(conn)?)
}

/// Appeals that led to the correction.
pub fn of_correction(conn: &mut Conn, correction: CorrectionId) -> Result<Vec<Appeal>, DbError> {
    Ok(appeals::table
        .filter(appeals::correction_id.eq(correction))
        .order(appeals::id)
        .select(Appeal::as_select())
        .load(conn)?)
}

pub fn count_open(conn: &mut Conn, federation: FederationId) -> Result<i64, DbError> {
    use appeals as a;
    Ok(a::table
        .filter(a::federation_id.eq(federation))
        .filter(a::stage.eq(Stored(Stage::Open)))
        .count()
        .get_result(conn)?)
}

/// `None` counts the appeals without a participant.
pub fn count_open_for(
    conn: &mut Conn,
    tournament: TournamentId,
    player: Option<PlayerId>,
) -> Result<i64, DbError> {
    use appeals as a;
    let waiting = a::table
        .filter(a::tournament_id.eq(tournament))
        .filter(a::stage.eq(Stored(Stage::Open)));
    Ok(match player {
        Some(player) => waiting
            .filter(a::player_id.eq(player))
            .count()
            .get_result(conn)?,
        None => waiting
            .filter(a::player_id.is_null())
            .count()
            .get_result(conn)?,
    })
}

pub fn store_answer(
    conn: &mut Conn,
    id: AppealId,
    stage: Stage,
    answer: &str,
    by: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use appeals as a;
    diesel::update(a::table.filter(a::id.eq(id)))
        .set((
            a::stage.eq(Stored(stage)),
            a::answer.eq(answer),
            a::answered_by.eq(by),
            a::answered_at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

/// For the upheld appeals about the tournament.
pub fn link_correction(
    conn: &mut Conn,
    tournament: TournamentId,
    correction: CorrectionId,
) -> Result<(), DbError> {
    use appeals as a;
    diesel::update(
        a::table
            .filter(a::tournament_id.eq(tournament))
            .filter(a::stage.eq(Stored(Stage::Upheld)))
            .filter(a::correction_id.is_null()),
    )
    .set(a::correction_id.eq(correction))
    .execute(conn)?;
    Ok(())
}

/// The code replaces the name; the contact details are erased.
pub fn forget_player(conn: &mut Conn, player: PlayerId, code: &str) -> Result<(), DbError> {
    use appeals as a;
    diesel::update(a::table.filter(a::player_id.eq(player)))
        .set((a::name.eq(code), a::contact.eq("")))
        .execute(conn)?;
    Ok(())
}
