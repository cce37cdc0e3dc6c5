//! Links between players of two federations who are one person, or of whom this is asked.

use chrono::NaiveDateTime;

use super::run::prelude::*;
use super::schema::{person_links, players};
use super::{BATCH, Conn, DbError, FederationId, PersonLinkId, PlayerId};
use crate::domain::person_link::LinkStage;

/// A question, or what became of it.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct PersonLink {
    /// Identity.
    pub id: PersonLinkId,
    /// The player of the federation that asked.
    pub player_id: PlayerId,
    /// The player of the federation that answers.
    pub other_id: PlayerId,
    /// The stage that the question has reached.
    pub stage: LinkStage,
    /// The person who asked, by name.
    pub asked_by: String,
    /// When it was asked (UTC).
    pub asked_at: NaiveDateTime,
    /// The person who answered or ended it, by name; empty: nobody yet.
    pub answered_by: String,
    /// When it was answered or ended (UTC).
    pub answered_at: Option<NaiveDateTime>,
}

impl PersonLink {
    /// The player on the other side of one of the two.
    pub fn beyond(&self, player: PlayerId) -> PlayerId {
        if self.player_id == player { self.other_id } else { self.player_id }
    }
}

/// Stores a question.
pub fn ask(conn: &mut Conn, (player, other): (PlayerId, PlayerId), by: &str, now: NaiveDateTime) -> Result<PersonLinkId, DbError> {
    use person_links as l;
    let values = (
        l::player_id.eq(player),
        l::other_id.eq(other),
        l::stage.eq(LinkStage::Asked),
        l::asked_by.eq(by),
        l::asked_at.eq(now),
        l::answered_by.eq(""),
    );
    Ok(diesel::insert_into(l::table).values(values).returning(l::id).get_result(conn)?)
}

/// What became of a question.
pub fn settle(conn: &mut Conn, id: PersonLinkId, stage: LinkStage, by: &str, now: NaiveDateTime) -> Result<(), DbError> {
    use person_links as l;
    let values = (l::stage.eq(stage), l::answered_by.eq(by), l::answered_at.eq(now));
    diesel::update(l::table.filter(l::id.eq(id))).set(values).execute(conn)?;
    Ok(())
}

/// A question by its identity, whichever federations it is about.
pub fn find(conn: &mut Conn, id: PersonLinkId) -> Result<Option<PersonLink>, DbError> {
    Ok(person_links::table.filter(person_links::id.eq(id)).first(conn).optional()?)
}

/// The questions that stand, of a player, in the order in which they were asked.
pub fn of_player(conn: &mut Conn, player: PlayerId) -> Result<Vec<PersonLink>, DbError> {
    use person_links as l;
    let own = l::table.filter(l::player_id.eq(player).or(l::other_id.eq(player)));
    Ok(own.filter(l::stage.eq_any(LinkStage::STANDING)).order(l::id).load(conn)?)
}

/// The counterparts of these players in other federations, where both federations have agreed: pairs of a player and the counterpart.
pub fn agreed(conn: &mut Conn, of: &[PlayerId]) -> Result<Vec<(PlayerId, PlayerId)>, DbError> {
    use person_links as l;
    let mut pairs = Vec::new();
    for part in of.chunks(BATCH) {
        let asking = l::table.filter(l::stage.eq(LinkStage::Agreed)).filter(l::player_id.eq_any(part)).order(l::id);
        pairs.extend(asking.select((l::player_id, l::other_id)).load::<(PlayerId, PlayerId)>(conn)?);
        let asked = l::table.filter(l::stage.eq(LinkStage::Agreed)).filter(l::other_id.eq_any(part)).order(l::id);
        pairs.extend(asked.select((l::other_id, l::player_id)).load::<(PlayerId, PlayerId)>(conn)?);
    }
    Ok(pairs)
}

/// The questions that stand, of all players of a federation, in the order in which they were asked.
pub fn of_federation(conn: &mut Conn, federation: FederationId) -> Result<Vec<PersonLink>, DbError> {
    use person_links as l;
    let own = || players::table.filter(players::federation_id.eq(federation)).select(players::id);
    let of = l::table.filter(l::player_id.eq_any(own()).or(l::other_id.eq_any(own())));
    Ok(of.filter(l::stage.eq_any(LinkStage::STANDING)).order(l::id).load(conn)?)
}

/// How many questions wait for a federation's answer.
pub fn count_asked(conn: &mut Conn, federation: FederationId) -> Result<i64, DbError> {
    use person_links as l;
    let own = players::table.filter(players::federation_id.eq(federation)).select(players::id);
    Ok(l::table.filter(l::other_id.eq_any(own)).filter(l::stage.eq(LinkStage::Asked)).count().get_result(conn)?)
}

/// Questions become another player's, where a duplicate turned out to be one, and back.
pub fn give(conn: &mut Conn, ids: &[PersonLinkId], from: PlayerId, to: PlayerId) -> Result<(), DbError> {
    use person_links as l;
    diesel::update(l::table.filter(l::id.eq_any(ids)).filter(l::player_id.eq(from))).set(l::player_id.eq(to)).execute(conn)?;
    diesel::update(l::table.filter(l::id.eq_any(ids)).filter(l::other_id.eq(from))).set(l::other_id.eq(to)).execute(conn)?;
    Ok(())
}

/// Removes every link between this player and players of other federations.
pub fn forget(conn: &mut Conn, player: PlayerId) -> Result<(), DbError> {
    use person_links as l;
    diesel::delete(l::table.filter(l::player_id.eq(player).or(l::other_id.eq(player)))).execute(conn)?;
    Ok(())
}
