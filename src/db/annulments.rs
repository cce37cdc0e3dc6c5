//! Annulled results of rated tables: who annulled each, when and why (ssdc 1.7.2).

use std::collections::HashMap;

use chrono::NaiveDateTime;

use super::run::prelude::*;
use super::schema::{annulments, tournaments};
use super::{BATCH, Conn, DbError, FederationId, PlayerId, TournamentId, add_rows};

/// An annulled result.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Insertable)]
#[diesel(table_name = annulments, treat_none_as_default_value = false)]
pub struct Annulment {
    /// The tournament.
    pub tournament_id: TournamentId,
    /// Round.
    pub round: i64,
    /// One of the two players.
    pub a_id: PlayerId,
    /// The other one.
    pub b_id: PlayerId,
    /// The person who annulled it, by name.
    pub by_name: String,
    /// When it was annulled (UTC).
    pub at: NaiveDateTime,
    /// The reason given for annulling it.
    pub reason: String,
}

impl Annulment {
    /// Whether it is about a game of these two in a round.
    pub fn is_of(&self, round: i64, one: PlayerId, other: PlayerId) -> bool {
        self.round == round && ((self.a_id, self.b_id) == (one, other) || (self.a_id, self.b_id) == (other, one))
    }
}

macro_rules! columns {
    () => {{
        use annulments as a;
        (a::tournament_id, a::round, a::a_id, a::b_id, a::by_name, a::at, a::reason)
    }};
}

/// The annulled results of a rated tournament, in the order of its games.
pub fn of_tournament(conn: &mut Conn, tournament: TournamentId) -> Result<Vec<Annulment>, DbError> {
    let own = annulments::table.filter(annulments::tournament_id.eq(tournament)).order(annulments::id);
    Ok(own.select(columns!()).load(conn)?)
}

/// Those of all tournaments of a federation, by tournament.
pub fn of_federation(conn: &mut Conn, federation: FederationId) -> Result<HashMap<TournamentId, Vec<Annulment>>, DbError> {
    let all: Vec<Annulment> = annulments::table
        .inner_join(tournaments::table.on(annulments::tournament_id.eq(tournaments::id)))
        .filter(tournaments::federation_id.eq(federation))
        .order(annulments::id)
        .select(columns!())
        .load(conn)?;
    let mut found: HashMap<TournamentId, Vec<Annulment>> = HashMap::new();
    all.into_iter().for_each(|annulled| found.entry(annulled.tournament_id).or_default().push(annulled));
    Ok(found)
}

/// Adds annulled results of any tournaments.
pub fn add(conn: &mut Conn, rows: &[Annulment]) -> Result<(), DbError> {
    Ok(add_rows!(conn, annulments::table, rows)?)
}

/// Puts the annulled results of a table in the place of those there were.
pub fn replace(conn: &mut Conn, tournament: TournamentId, rows: &[Annulment]) -> Result<(), DbError> {
    diesel::delete(annulments::table.filter(annulments::tournament_id.eq(tournament))).execute(conn)?;
    add(conn, rows)
}

/// In these tournaments one player stands in the place of another.
pub fn replace_player(conn: &mut Conn, of: &[TournamentId], from: PlayerId, to: PlayerId) -> Result<(), DbError> {
    for part in of.chunks(BATCH) {
        let own = || annulments::table.filter(annulments::tournament_id.eq_any(part));
        diesel::update(own().filter(annulments::a_id.eq(from))).set(annulments::a_id.eq(to)).execute(conn)?;
        diesel::update(own().filter(annulments::b_id.eq(from))).set(annulments::b_id.eq(to)).execute(conn)?;
    }
    Ok(())
}
