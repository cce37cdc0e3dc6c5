//! One-time changes of stored data that SQL can't make: the record of those made, and the names
//! they concern.

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::players::{Folded, Personal};
use super::schema::{clubs, players, registrations, tournaments, upkeep};
use super::{ClubId, Conn, DbError, FederationId, PlayerId, RegistrationId, TournamentId};
use crate::domain::approval::State;
use crate::words::Stored;

/// True if a change was made.
pub fn is_done(conn: &mut Conn, name: &str) -> Result<bool, DbError> {
    let found: Option<String> = upkeep::table
        .filter(upkeep::name.eq(name))
        .select(upkeep::name)
        .first(conn)
        .optional()?;
    Ok(found.is_some())
}

/// Records a change as made.
pub fn note(conn: &mut Conn, name: &str, at: NaiveDateTime) -> Result<(), DbError> {
    diesel::insert_into(upkeep::table)
        .values((upkeep::name.eq(name), upkeep::done_at.eq(at)))
        .execute(conn)?;
    Ok(())
}

/// A player with names.
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = players)]
pub struct NamedPlayer {
    /// Primary key.
    pub id: PlayerId,
    /// The player's federation.
    pub federation_id: FederationId,
    /// The code, shown instead of a missing name.
    pub code: String,
    /// The names.
    #[diesel(embed)]
    pub personal: Personal,
    /// Search keys.
    #[diesel(embed)]
    pub folded: Folded,
}

/// Loads all players.
pub fn players(conn: &mut Conn) -> Result<Vec<NamedPlayer>, DbError> {
    Ok(players::table
        .order(players::id)
        .select(NamedPlayer::as_select())
        .load(conn)?)
}

/// Updates the names of a player. A player with a merged duplicate stays findable by the names of
/// both.
pub fn update_player(
    conn: &mut Conn,
    player: &NamedPlayer,
    personal: &Personal,
) -> Result<(), DbError> {
    let before = Folded::of(&player.code, &player.personal);
    let mut folded = Folded::of(&player.code, personal);
    if let Some(others) = player.folded.search_key.strip_prefix(&before.search_key) {
        folded.search_key.push_str(others);
    }
    diesel::update(players::table.filter(players::id.eq(player.id)))
        .set((personal.clone(), folded))
        .execute(conn)?;
    Ok(())
}

/// A club with names.
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = clubs)]
pub struct NamedClub {
    /// Primary key.
    pub id: ClubId,
    /// The club's federation.
    pub federation_id: FederationId,
    /// Name in the original script.
    pub name: String,
    /// Name in Latin script.
    pub latin: Option<String>,
    /// City of the club.
    pub city: Option<String>,
}

/// Loads all clubs.
pub fn clubs(conn: &mut Conn) -> Result<Vec<NamedClub>, DbError> {
    Ok(clubs::table
        .order(clubs::id)
        .select(NamedClub::as_select())
        .load(conn)?)
}

/// Updates the names of a club.
pub fn update_club(conn: &mut Conn, club: &NamedClub) -> Result<(), DbError> {
    let names = (
        clubs::name.eq(&club.name),
        clubs::latin.eq(&club.latin),
        clubs::city.eq(&club.city),
    );
    diesel::update(clubs::table.filter(clubs::id.eq(club.id)))
        .set(names)
        .execute(conn)?;
    Ok(())
}

/// A tournament with names.
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct NamedTournament {
    /// Primary key.
    pub id: TournamentId,
    /// The tournament's federation.
    pub federation_id: FederationId,
    /// Name of the tournament.
    pub name: String,
    /// Place of the tournament.
    pub city: String,
    /// Name of the chief referee.
    pub referee_name: String,
}

/// Loads all tournaments except those that await approval with signatures, because these were given
/// for the present names.
pub fn tournaments(conn: &mut Conn) -> Result<Vec<NamedTournament>, DbError> {
    let signed = [State::Submitted, State::Cosigned].map(Stored);
    Ok(tournaments::table
        .filter(tournaments::state.ne_all(signed))
        .order(tournaments::id)
        .select(NamedTournament::as_select())
        .load(conn)?)
}

/// Updates the names of a tournament.
pub fn update_tournament(conn: &mut Conn, t: &NamedTournament) -> Result<(), DbError> {
    let names = (
        tournaments::name.eq(&t.name),
        tournaments::city.eq(&t.city),
        tournaments::referee_name.eq(&t.referee_name),
    );
    diesel::update(tournaments::table.filter(tournaments::id.eq(t.id)))
        .set(names)
        .execute(conn)?;
    Ok(())
}

/// A registration with names.
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = registrations)]
pub struct NamedRegistration {
    /// Primary key.
    pub id: RegistrationId,
    /// Name as typed.
    pub name: String,
    /// Key that is the same for every spelling of the name.
    pub name_key: String,
    /// Club as typed.
    pub club: String,
}

/// Loads all registrations.
pub fn registrations(conn: &mut Conn) -> Result<Vec<NamedRegistration>, DbError> {
    Ok(registrations::table
        .order(registrations::id)
        .select(NamedRegistration::as_select())
        .load(conn)?)
}

/// Updates the names of a registration.
pub fn update_registration(conn: &mut Conn, r: &NamedRegistration) -> Result<(), DbError> {
    let names = (
        registrations::name.eq(&r.name),
        registrations::name_key.eq(&r.name_key),
        registrations::club.eq(&r.club),
    );
    diesel::update(registrations::table.filter(registrations::id.eq(r.id)))
        .set(names)
        .execute(conn)?;
    Ok(())
}
