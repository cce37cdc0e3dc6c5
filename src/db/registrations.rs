//! Registrations of players for a tournament, and the decisions of its organizer.

use std::collections::HashMap;

use chrono::{NaiveDate, NaiveDateTime};

use super::erased_query::prelude::*;
use super::schema::{registration_settings, registrations, tournaments};
use super::words::EmptyAsNone;
use super::{BATCH, Conn, DbError, FederationId, RegistrationId, TournamentId};
use crate::domain::language::Language;
use crate::domain::registration::State;
use crate::words::Stored;

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Insertable, AsChangeset)]
#[diesel(table_name = registration_settings, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct Settings {
    pub tournament_id: TournamentId,
    pub open: bool,
    pub until_day: Option<NaiveDate>,
    /// Maximum number of participants.
    pub places: Option<i32>,
    pub note: String,
    /// Grows with every change.
    pub lock_version: i64,
    pub changed_at: NaiveDateTime,
    pub venue: String,
    /// Directions to the venue.
    pub way: String,
    /// Free text.
    pub fee: String,
}

/// As typed.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = registrations, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct Registrant {
    pub name: String,
    /// The same for every spelling of the name.
    pub name_key: String,
    pub club: String,
    pub city: String,
    pub country: String,
    /// As the player states it.
    #[diesel(column_name = player_rank)]
    pub rank: String,
    /// For officers only.
    pub born: String,
    /// For officers only.
    pub mail: String,
    /// For officers only.
    pub remark: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
pub struct Registration {
    pub id: RegistrationId,
    pub tournament_id: TournamentId,
    /// Hash of the token in the player's own link.
    pub token_hash: String,
    pub state: State,
    #[diesel(embed)]
    pub who: Registrant,
    /// Language of the player's letters; `None` if an officer entered the player on the spot.
    #[diesel(deserialize_as = EmptyAsNone<Language>)]
    pub language: Option<Language>,
    pub created_at: NaiveDateTime,
    /// Position in the queue; `None` if the player was never in it.
    pub turn: Option<i64>,
    /// `None` if the arrival isn't recorded.
    pub here: Option<bool>,
    /// The participant created from the registration.
    pub entrant: Option<i64>,
    /// Time of the erasure of personal data.
    pub erased_at: Option<NaiveDateTime>,
}

#[derive(Debug, Clone, Insertable, AsChangeset)]
#[diesel(table_name = registrations, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct NewRegistration {
    pub tournament_id: TournamentId,
    pub token_hash: String,
    #[diesel(serialize_as = Stored<State>)]
    pub state: State,
    #[diesel(embed)]
    pub who: Registrant,
    #[diesel(serialize_as = EmptyAsNone<Language>)]
    pub language: Option<Language>,
    pub created_at: NaiveDateTime,
    pub turn: Option<i64>,
    pub here: Option<bool>,
}

pub fn find_settings(
    conn: &mut Conn,
    tournament: TournamentId,
) -> Result<Option<Settings>, DbError> {
    Ok(registration_settings::table
        .filter(registration_settings::tournament_id.eq(tournament))
        .first(conn)
        .optional()?)
}

/// Leaves out tournaments without a venue.
pub fn load_venues(
    conn: &mut Conn,
    of: &[TournamentId],
) -> Result<HashMap<TournamentId, String>, DbError> {
    use registration_settings as s;
    let mut found = HashMap::new();
    for part in of.chunks(BATCH) {
        let told = s::table
            .filter(s::tournament_id.eq_any(part))
            .filter(s::venue.ne(""))
            .select((s::tournament_id, s::venue));
        found.extend(told.load::<(TournamentId, String)>(conn)?);
    }
    Ok(found)
}

pub fn put_settings(conn: &mut Conn, settings: &Settings) -> Result<(), DbError> {
    let stored = registration_settings::table
        .filter(registration_settings::tournament_id.eq(settings.tournament_id));
    if diesel::update(stored).set(settings).execute(conn)? == 0 {
        diesel::insert_into(registration_settings::table)
            .values(settings)
            .execute(conn)?;
    }
    Ok(())
}

pub fn add(conn: &mut Conn, new: NewRegistration) -> Result<RegistrationId, DbError> {
    Ok(diesel::insert_into(registrations::table)
        .values(new)
        .returning(registrations::id)
        .get_result(conn)?)
}

pub fn replace_registration(
    conn: &mut Conn,
    id: RegistrationId,
    new: NewRegistration,
) -> Result<(), DbError> {
    diesel::update(registrations::table.filter(registrations::id.eq(id)))
        .set(new)
        .execute(conn)?;
    Ok(())
}

/// The queue in its order, then those that were never in it.
pub fn list(conn: &mut Conn, tournament: TournamentId) -> Result<Vec<Registration>, DbError> {
    let own = registrations::table.filter(registrations::tournament_id.eq(tournament));
    let mut found: Vec<Registration> = own.select(Registration::as_select()).load(conn)?;
    // Sorted here, because the databases order NULL differently.
    found.sort_by_key(|r| (r.turn.unwrap_or(i64::MAX), r.id));
    Ok(found)
}

pub fn find(
    conn: &mut Conn,
    tournament: TournamentId,
    id: RegistrationId,
) -> Result<Option<Registration>, DbError> {
    use registrations as r;
    let own = r::table
        .filter(r::tournament_id.eq(tournament))
        .filter(r::id.eq(id));
    Ok(own
        .select(Registration::as_select())
        .first(conn)
        .optional()?)
}

pub fn find_by_token(conn: &mut Conn, token_hash: &str) -> Result<Option<Registration>, DbError> {
    let own = registrations::table.filter(registrations::token_hash.eq(token_hash));
    Ok(own
        .select(Registration::as_select())
        .first(conn)
        .optional()?)
}

pub fn federation_of(
    conn: &mut Conn,
    tournament: TournamentId,
) -> Result<Option<FederationId>, DbError> {
    Ok(tournaments::table
        .filter(tournaments::id.eq(tournament))
        .select(tournaments::federation_id)
        .first(conn)
        .optional()?)
}

pub fn update_state(
    conn: &mut Conn,
    id: RegistrationId,
    state: State,
    turn: Option<i64>,
) -> Result<(), DbError> {
    use registrations as r;
    diesel::update(r::table.filter(r::id.eq(id)))
        .set((r::state.eq(Stored(state)), r::turn.eq(turn)))
        .execute(conn)?;
    Ok(())
}

/// Records the arrival or absence of a player.
pub fn update_here(conn: &mut Conn, id: RegistrationId, here: bool) -> Result<(), DbError> {
    use registrations as r;
    diesel::update(r::table.filter(r::id.eq(id)))
        .set(r::here.eq(here))
        .execute(conn)?;
    Ok(())
}

pub fn update_entrant(conn: &mut Conn, id: RegistrationId, entrant: i64) -> Result<(), DbError> {
    use registrations as r;
    diesel::update(r::table.filter(r::id.eq(id)))
        .set(r::entrant.eq(entrant))
        .execute(conn)?;
    Ok(())
}

pub fn remove(conn: &mut Conn, id: RegistrationId) -> Result<(), DbError> {
    diesel::delete(registrations::table.filter(registrations::id.eq(id))).execute(conn)?;
    Ok(())
}

/// Erases the personal data that only the officers of the tournament saw.
pub fn erase_personal(
    conn: &mut Conn,
    id: RegistrationId,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use registrations as r;
    let nothing = (
        r::mail.eq(""),
        r::born.eq(""),
        r::remark.eq(""),
        r::erased_at.eq(now),
    );
    diesel::update(r::table.filter(r::id.eq(id)))
        .set(nothing)
        .execute(conn)?;
    Ok(())
}

/// Sent at or before the moment.
pub fn sent_until(
    conn: &mut Conn,
    state: State,
    moment: NaiveDateTime,
) -> Result<Vec<Registration>, DbError> {
    use registrations as r;
    Ok(r::table
        .filter(r::state.eq(Stored(state)))
        .filter(r::created_at.le(moment))
        .order(r::id)
        .select(Registration::as_select())
        .load(conn)?)
}

/// For tournaments that ended before the day; leaves out registrations without personal data.
pub fn ended_before(conn: &mut Conn, day: NaiveDate) -> Result<Vec<Registration>, DbError> {
    use registrations as r;
    let over = tournaments::table
        .filter(tournaments::ends.lt(day))
        .select(tournaments::id);
    Ok(r::table
        .filter(r::erased_at.is_null())
        .filter(r::tournament_id.eq_any(over))
        .order(r::id)
        .select(Registration::as_select())
        .load(conn)?)
}
