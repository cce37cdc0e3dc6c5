//! Annulled results of rated tables: author, time and reason of each annulment (ssdc 1.7.2).

use std::collections::HashMap;

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::{annulments, tournaments};
use super::{BATCH, Conn, DbError, FederationId, PlayerId, TournamentId, add_rows};

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Insertable)]
#[diesel(table_name = annulments, treat_none_as_default_value = false)]
pub struct Annulment {
    pub tournament_id: TournamentId,
    pub round: i64,
    pub a_id: PlayerId,
    pub b_id: PlayerId,
    pub by_name: String,
    pub at: NaiveDateTime,
    pub reason: String,
}

impl Annulment {
    pub fn is_of(&self, round: i64, one: PlayerId, other: PlayerId) -> bool {
        self.round == round
            && ((self.a_id, self.b_id) == (one, other) || (self.a_id, self.b_id) == (other, one))
    }
}

macro_rules! columns {
    () => {{
        use annulments as a;
        (
            a::tournament_id,
            a::round,
            a::a_id,
            a::b_id,
            a::by_name,
            a::at,
            a::reason,
        )
    }};
}

/// In the order of the games.
pub fn of_tournament(conn: &mut Conn, tournament: TournamentId) -> Result<Vec<Annulment>, DbError> {
    let own = annulments::table
        .filter(annulments::tournament_id.eq(tournament))
        .order(annulments::id);
    Ok(own.select(columns!()).load(conn)?)
}

pub fn of_federation(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<HashMap<TournamentId, Vec<Annulment>>, DbError> {
    let all: Vec<Annulment> = annulments::table
        .inner_join(tournaments::table.on(annulments::tournament_id.eq(tournaments::id)))
        .filter(tournaments::federation_id.eq(federation))
        .order(annulments::id)
        .select(columns!())
        .load(conn)?;
    let mut found: HashMap<TournamentId, Vec<Annulment>> = HashMap::new();
    all.into_iter().for_each(|annulled| {
        found
            .entry(annulled.tournament_id)
            .or_default()
            .push(annulled)
    });
    Ok(found)
}

pub fn add(conn: &mut Conn, rows: &[Annulment]) -> Result<(), DbError> {
    Ok(add_rows!(conn, annulments::table, rows)?)
}

pub fn replace_rows(
    conn: &mut Conn,
    tournament: TournamentId,
    rows: &[Annulment],
) -> Result<(), DbError> {
    diesel::delete(annulments::table.filter(annulments::tournament_id.eq(tournament)))
        .execute(conn)?;
    add(conn, rows)
}

pub fn replace_player(
    conn: &mut Conn,
    of: &[TournamentId],
    from: PlayerId,
    to: PlayerId,
) -> Result<(), DbError> {
    for part in of.chunks(BATCH) {
        let own = || annulments::table.filter(annulments::tournament_id.eq_any(part));
        diesel::update(own().filter(annulments::a_id.eq(from)))
            .set(annulments::a_id.eq(to))
            .execute(conn)?;
        diesel::update(own().filter(annulments::b_id.eq(from)))
            .set(annulments::b_id.eq(to))
            .execute(conn)?;
    }
    Ok(())
}
