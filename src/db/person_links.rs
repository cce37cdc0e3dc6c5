//! Links between players of two federations who are one person, and open questions about them.

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::{person_links, players};
use super::{BATCH, Conn, DbError, FederationId, PersonLinkId, PlayerId};
use crate::domain::person_link::LinkStage;
use crate::words::Stored;

#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct PersonLink {
    pub id: PersonLinkId,
    /// The player of the federation that asked.
    pub player_id: PlayerId,
    /// The player of the federation that answers.
    pub other_id: PlayerId,
    pub stage: LinkStage,
    pub asked_by: String,
    pub asked_at: NaiveDateTime,
    /// Empty while the question is open.
    pub answered_by: String,
    pub answered_at: Option<NaiveDateTime>,
}

impl PersonLink {
    pub fn counterpart_of(&self, player: PlayerId) -> PlayerId {
        if self.player_id == player {
            self.other_id
        } else {
            self.player_id
        }
    }
}

pub fn add_question(
    conn: &mut Conn,
    player: PlayerId,
    other: PlayerId,
    by: &str,
    now: NaiveDateTime,
) -> Result<PersonLinkId, DbError> {
    use person_links as l;
    let values = (
        l::player_id.eq(player),
        l::other_id.eq(other),
        l::stage.eq(Stored(LinkStage::Asked)),
        l::asked_by.eq(by),
        l::asked_at.eq(now),
        l::answered_by.eq(""),
    );
    Ok(diesel::insert_into(l::table)
        .values(values)
        .returning(l::id)
        .get_result(conn)?)
}

pub fn store_outcome(
    conn: &mut Conn,
    id: PersonLinkId,
    stage: LinkStage,
    by: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use person_links as l;
    let values = (
        l::stage.eq(Stored(stage)),
        l::answered_by.eq(by),
        l::answered_at.eq(now),
    );
    diesel::update(l::table.filter(l::id.eq(id)))
        .set(values)
        .execute(conn)?;
    Ok(())
}

/// Finds a question of any federations.
pub fn find(conn: &mut Conn, id: PersonLinkId) -> Result<Option<PersonLink>, DbError> {
    Ok(person_links::table
        .filter(person_links::id.eq(id))
        .first(conn)
        .optional()?)
}

/// Questions and links in force.
pub fn of_player(conn: &mut Conn, player: PlayerId) -> Result<Vec<PersonLink>, DbError> {
    use person_links as l;
    let own = l::table.filter(l::player_id.eq(player).or(l::other_id.eq(player)));
    Ok(own
        .filter(l::stage.eq_any(LinkStage::STANDING.map(Stored)))
        .order(l::id)
        .load(conn)?)
}

/// Pairs of a player and a counterpart to which both federations have agreed.
pub fn load_agreed(conn: &mut Conn, of: &[PlayerId]) -> Result<Vec<(PlayerId, PlayerId)>, DbError> {
    use person_links as l;
    let mut pairs = Vec::new();
    for part in of.chunks(BATCH) {
        let asking = l::table
            .filter(l::stage.eq(Stored(LinkStage::Agreed)))
            .filter(l::player_id.eq_any(part))
            .order(l::id);
        pairs.extend(
            asking
                .select((l::player_id, l::other_id))
                .load::<(PlayerId, PlayerId)>(conn)?,
        );
        let asked = l::table
            .filter(l::stage.eq(Stored(LinkStage::Agreed)))
            .filter(l::other_id.eq_any(part))
            .order(l::id);
        pairs.extend(
            asked
                .select((l::other_id, l::player_id))
                .load::<(PlayerId, PlayerId)>(conn)?,
        );
    }
    Ok(pairs)
}

/// Questions and links in force.
pub fn of_federation(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<Vec<PersonLink>, DbError> {
    use person_links as l;
    let own = || {
        players::table
            .filter(players::federation_id.eq(federation))
            .select(players::id)
    };
    let of = l::table.filter(l::player_id.eq_any(own()).or(l::other_id.eq_any(own())));
    Ok(of
        .filter(l::stage.eq_any(LinkStage::STANDING.map(Stored)))
        .order(l::id)
        .load(conn)?)
}

/// Questions that await the federation's answer.
pub fn count_asked(conn: &mut Conn, federation: FederationId) -> Result<i64, DbError> {
    use person_links as l;
    let own = players::table
        .filter(players::federation_id.eq(federation))
        .select(players::id);
    Ok(l::table
        .filter(l::other_id.eq_any(own))
        .filter(l::stage.eq(Stored(LinkStage::Asked)))
        .count()
        .get_result(conn)?)
}

/// From a merged duplicate to the kept player, and back.
pub fn transfer_to(
    conn: &mut Conn,
    ids: &[PersonLinkId],
    from: PlayerId,
    to: PlayerId,
) -> Result<(), DbError> {
    use person_links as l;
    diesel::update(
        l::table
            .filter(l::id.eq_any(ids))
            .filter(l::player_id.eq(from)),
    )
    .set(l::player_id.eq(to))
    .execute(conn)?;
    diesel::update(
        l::table
            .filter(l::id.eq_any(ids))
            .filter(l::other_id.eq(from)),
    )
    .set(l::other_id.eq(to))
    .execute(conn)?;
    Ok(())
}

pub fn forget_player(conn: &mut Conn, player: PlayerId) -> Result<(), DbError> {
    use person_links as l;
    diesel::delete(l::table.filter(l::player_id.eq(player).or(l::other_id.eq(player))))
        .execute(conn)?;
    Ok(())
}
