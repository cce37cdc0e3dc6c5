//! Registrations of players for a tournament, and the decisions of its organizer.

use std::collections::HashMap;

use chrono::{NaiveDate, NaiveDateTime};

use super::erased_query::prelude::*;
use super::schema::{registration_settings, registrations, tournaments};
use super::words::Blank;
use super::{BATCH, Conn, DbError, FederationId, RegistrationId, TournamentId};
use crate::domain::language::Language;
use crate::domain::registration::State;
use crate::words::Stored;

/// The organizer's settings for the registration.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Insertable, AsChangeset)]
#[diesel(table_name = registration_settings, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct Settings {
    /// The tournament they apply to.
    pub tournament_id: TournamentId,
    /// Players may register.
    pub open: bool,
    /// Last day of registration.
    pub until_day: Option<NaiveDate>,
    /// Maximum number of participants.
    pub places: Option<i32>,
    /// Note for players.
    pub note: String,
    /// Grows with every change.
    pub lock_version: i64,
    /// Time of the last change (UTC).
    pub changed_at: NaiveDateTime,
    /// Hall and address.
    pub venue: String,
    /// Directions to the venue.
    pub way: String,
    /// Entry fee, free text.
    pub fee: String,
}

/// A registering player, as typed.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = registrations, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct Registrant {
    /// Name as typed.
    pub name: String,
    /// Key that is the same for every spelling of the name.
    pub name_key: String,
    /// Club as typed.
    pub club: String,
    /// City as typed.
    pub city: String,
    /// Country as typed.
    pub country: String,
    /// Rank as the player states it.
    #[diesel(column_name = player_rank)]
    pub rank: String,
    /// Year of birth; for officers only.
    pub born: String,
    /// E-mail address; for officers only.
    pub mail: String,
    /// Remark to the organizer; for officers only.
    pub remark: String,
}

/// A registration as stored.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
pub struct Registration {
    /// Primary key.
    pub id: RegistrationId,
    /// The tournament of the registration.
    pub tournament_id: TournamentId,
    /// Hash of the token in the player's own link.
    pub token_hash: String,
    /// State of the registration.
    pub state: State,
    /// The registering player.
    #[diesel(embed)]
    pub who: Registrant,
    /// Language of the player's letters; `None` if an officer entered the player on the spot.
    #[diesel(deserialize_as = Blank<Language>)]
    pub language: Option<Language>,
    /// Time of the registration (UTC).
    pub created_at: NaiveDateTime,
    /// Position in the queue; `None` if the player was never in it.
    pub turn: Option<i64>,
    /// True if the player has arrived; `None` if that isn't recorded.
    pub here: Option<bool>,
    /// The participant created from it.
    pub entrant: Option<i64>,
    /// Time of the erasure of personal data.
    pub erased_at: Option<NaiveDateTime>,
}

/// A registration to insert.
#[derive(Debug, Clone, Insertable, AsChangeset)]
#[diesel(table_name = registrations, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct NewRegistration {
    /// The tournament of the registration.
    pub tournament_id: TournamentId,
    /// Hash of the token in the player's own link.
    pub token_hash: String,
    /// State of the registration.
    #[diesel(serialize_as = Stored<State>)]
    pub state: State,
    /// The registering player.
    #[diesel(embed)]
    pub who: Registrant,
    /// Language of the player's letters.
    #[diesel(serialize_as = Blank<Language>)]
    pub language: Option<Language>,
    /// Time of the registration (UTC).
    pub created_at: NaiveDateTime,
    /// Position in the queue.
    pub turn: Option<i64>,
    /// True if the player has arrived.
    pub here: Option<bool>,
}

/// The settings of a tournament, if the organizer has made any.
pub fn find_settings(
    conn: &mut Conn,
    tournament: TournamentId,
) -> Result<Option<Settings>, DbError> {
    Ok(registration_settings::table
        .filter(registration_settings::tournament_id.eq(tournament))
        .first(conn)
        .optional()?)
}

/// Loads the venues of those tournaments whose organizers have entered one.
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

/// Stores the settings.
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

/// Inserts a registration.
pub fn add(conn: &mut Conn, new: NewRegistration) -> Result<RegistrationId, DbError> {
    Ok(diesel::insert_into(registrations::table)
        .values(new)
        .returning(registrations::id)
        .get_result(conn)?)
}

/// Replaces an earlier registration.
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

/// Loads the registrations for a tournament: the queue in its order, then those that were never in
/// it.
pub fn list(conn: &mut Conn, tournament: TournamentId) -> Result<Vec<Registration>, DbError> {
    let own = registrations::table.filter(registrations::tournament_id.eq(tournament));
    let mut found: Vec<Registration> = own.select(Registration::as_select()).load(conn)?;
    // Sorted here, because the databases order NULL differently.
    found.sort_by_key(|r| (r.turn.unwrap_or(i64::MAX), r.id));
    Ok(found)
}

/// Finds a registration for a tournament.
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

/// Finds the registration of a link.
pub fn find_by_token(conn: &mut Conn, token_hash: &str) -> Result<Option<Registration>, DbError> {
    let own = registrations::table.filter(registrations::token_hash.eq(token_hash));
    Ok(own
        .select(Registration::as_select())
        .first(conn)
        .optional()?)
}

/// Finds the federation of a tournament.
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

/// Updates the state of a registration and its position in the queue.
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

/// Records the participant created from a registration.
pub fn update_entrant(conn: &mut Conn, id: RegistrationId, entrant: i64) -> Result<(), DbError> {
    use registrations as r;
    diesel::update(r::table.filter(r::id.eq(id)))
        .set(r::entrant.eq(entrant))
        .execute(conn)?;
    Ok(())
}

/// Deletes a registration.
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

/// Loads the registrations in a state that were sent at or before a moment.
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

/// Loads the registrations with personal data for tournaments that ended before a day.
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
