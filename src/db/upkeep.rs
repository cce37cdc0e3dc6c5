//! Changes of stored data that the program makes once, because SQL can't make them: which were made, and the names they are about.

use chrono::NaiveDateTime;

use super::players::{Folded, Personal};
use super::run::prelude::*;
use super::schema::{clubs, players, registrations, tournaments, upkeep};
use super::{ClubId, Conn, DbError, FederationId, PlayerId, RegistrationId, TournamentId};
use crate::domain::approval::State;

/// Whether a change was made.
pub fn is_done(conn: &mut Conn, name: &str) -> Result<bool, DbError> {
    let found: Option<String> = upkeep::table.filter(upkeep::name.eq(name)).select(upkeep::name).first(conn).optional()?;
    Ok(found.is_some())
}

/// Notes that a change was made.
pub fn note(conn: &mut Conn, name: &str, at: NaiveDateTime) -> Result<(), DbError> {
    diesel::insert_into(upkeep::table).values((upkeep::name.eq(name), upkeep::done_at.eq(at))).execute(conn)?;
    Ok(())
}

/// A player with names.
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = players)]
pub struct NamedPlayer {
    /// Identity.
    pub id: PlayerId,
    /// The federation.
    pub federation_id: FederationId,
    /// The code, which stands for a missing name.
    pub code: String,
    /// The names.
    #[diesel(embed)]
    pub personal: Personal,
    /// The keys by which they are found.
    #[diesel(embed)]
    pub folded: Folded,
}

/// All players.
pub fn players(conn: &mut Conn) -> Result<Vec<NamedPlayer>, DbError> {
    Ok(players::table.order(players::id).select(NamedPlayer::as_select()).load(conn)?)
}

/// Changes names of a player. A player who was merged with another stays known by the names of both.
pub fn update_player(conn: &mut Conn, player: &NamedPlayer, personal: &Personal) -> Result<(), DbError> {
    let before = Folded::of(&player.code, &player.personal);
    let mut folded = Folded::of(&player.code, personal);
    if let Some(others) = player.folded.search_key.strip_prefix(&before.search_key) {
        folded.search_key.push_str(others);
    }
    diesel::update(players::table.filter(players::id.eq(player.id))).set((personal, folded)).execute(conn)?;
    Ok(())
}

/// A club with names.
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = clubs)]
pub struct NamedClub {
    /// Identity.
    pub id: ClubId,
    /// The federation.
    pub federation_id: FederationId,
    /// Name.
    pub name: String,
    /// In Latin letters.
    pub latin: Option<String>,
    /// City.
    pub city: Option<String>,
}

/// All clubs.
pub fn clubs(conn: &mut Conn) -> Result<Vec<NamedClub>, DbError> {
    Ok(clubs::table.order(clubs::id).select(NamedClub::as_select()).load(conn)?)
}

/// Changes names of a club.
pub fn update_club(conn: &mut Conn, club: &NamedClub) -> Result<(), DbError> {
    let names = (clubs::name.eq(&club.name), clubs::latin.eq(&club.latin), clubs::city.eq(&club.city));
    diesel::update(clubs::table.filter(clubs::id.eq(club.id))).set(names).execute(conn)?;
    Ok(())
}

/// A tournament with names.
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct NamedTournament {
    /// Identity.
    pub id: TournamentId,
    /// The federation.
    pub federation_id: FederationId,
    /// Name.
    pub name: String,
    /// City.
    pub city: String,
    /// The chief referee.
    pub referee_name: String,
}

/// All tournaments but those that wait with signatures, which are given for these names.
pub fn tournaments(conn: &mut Conn) -> Result<Vec<NamedTournament>, DbError> {
    let signed = [State::Submitted, State::Cosigned];
    Ok(tournaments::table
        .filter(tournaments::state.ne_all(signed))
        .order(tournaments::id)
        .select(NamedTournament::as_select())
        .load(conn)?)
}

/// Changes names of a tournament.
pub fn update_tournament(conn: &mut Conn, t: &NamedTournament) -> Result<(), DbError> {
    let names = (tournaments::name.eq(&t.name), tournaments::city.eq(&t.city), tournaments::referee_name.eq(&t.referee_name));
    diesel::update(tournaments::table.filter(tournaments::id.eq(t.id))).set(names).execute(conn)?;
    Ok(())
}

/// A registration with names.
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = registrations)]
pub struct NamedRegistration {
    /// Identity.
    pub id: RegistrationId,
    /// Name.
    pub name: String,
    /// The same for every spelling of the name.
    pub name_key: String,
    /// Club.
    pub club: String,
}

/// All registrations.
pub fn registrations(conn: &mut Conn) -> Result<Vec<NamedRegistration>, DbError> {
    Ok(registrations::table.order(registrations::id).select(NamedRegistration::as_select()).load(conn)?)
}

/// Changes names of a registration.
pub fn update_registration(conn: &mut Conn, r: &NamedRegistration) -> Result<(), DbError> {
    let names = (registrations::name.eq(&r.name), registrations::name_key.eq(&r.name_key), registrations::club.eq(&r.club));
    diesel::update(registrations::table.filter(registrations::id.eq(r.id))).set(names).execute(conn)?;
    Ok(())
}
