//! Registrations of players for a tournament, and what its organizer has decided about each.

use std::collections::HashMap;

use chrono::{NaiveDate, NaiveDateTime};

use super::run::prelude::*;
use super::schema::{registration_settings, registrations, tournaments};
use super::words::Blank;
use super::{BATCH, Conn, DbError, FederationId, RegistrationId, TournamentId};
use crate::domain::language::Language;
use crate::domain::registration::State;

/// What the organizer has decided.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Insertable, AsChangeset)]
#[diesel(table_name = registration_settings, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct Settings {
    /// The tournament.
    pub tournament_id: TournamentId,
    /// Players may register.
    pub open: bool,
    /// The last day of registration.
    pub until_day: Option<NaiveDate>,
    /// How many may take part.
    pub places: Option<i32>,
    /// What players are told.
    pub note: String,
    /// Grows with every change.
    pub lock_version: i64,
    /// Last change.
    pub changed_at: NaiveDateTime,
    /// Hall and address.
    pub venue: String,
    /// How to get there.
    pub way: String,
    /// What taking part costs.
    pub fee: String,
}

/// A player who registers, as typed.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = registrations, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct Registrant {
    /// Name.
    pub name: String,
    /// The same for every spelling of the name.
    pub name_key: String,
    /// Club.
    pub club: String,
    /// City.
    pub city: String,
    /// Country.
    pub country: String,
    /// Rank as the player says it.
    #[diesel(column_name = player_rank)]
    pub rank: String,
    /// Year of birth; for officers only.
    pub born: String,
    /// E-mail address; for officers only.
    pub mail: String,
    /// Remark to the organizer; for officers only.
    pub remark: String,
}

/// A registration.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
pub struct Registration {
    /// Identity.
    pub id: RegistrationId,
    /// The tournament.
    pub tournament_id: TournamentId,
    /// The hash of the token of the player's own link.
    pub token_hash: String,
    /// The state of the registration.
    pub state: State,
    /// The player who registers.
    #[diesel(embed)]
    pub who: Registrant,
    /// Language of the player's letters; none: an officer entered the player on the spot.
    #[diesel(deserialize_as = Blank<Language>)]
    pub language: Option<Language>,
    /// When it was sent.
    pub created_at: NaiveDateTime,
    /// The place in the line; none: the player never stood in it.
    pub turn: Option<i64>,
    /// Whether the player has come; none: nobody has said.
    pub here: Option<bool>,
    /// The participant that came of it.
    pub entrant: Option<i64>,
    /// When what is personal was erased.
    pub erased_at: Option<NaiveDateTime>,
}

/// A registration to be stored.
#[derive(Debug, Clone, Insertable, AsChangeset)]
#[diesel(table_name = registrations, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct NewRegistration {
    /// The tournament.
    pub tournament_id: TournamentId,
    /// The hash of the token of the player's own link.
    pub token_hash: String,
    /// The state of the registration.
    pub state: State,
    /// The player who registers.
    #[diesel(embed)]
    pub who: Registrant,
    /// Language of the player's letters.
    #[diesel(serialize_as = Blank<Language>)]
    pub language: Option<Language>,
    /// Now.
    pub created_at: NaiveDateTime,
    /// The place in the line.
    pub turn: Option<i64>,
    /// Whether the player has come.
    pub here: Option<bool>,
}

/// What was decided about a tournament, if anything was.
pub fn settings(conn: &mut Conn, tournament: TournamentId) -> Result<Option<Settings>, DbError> {
    Ok(registration_settings::table.filter(registration_settings::tournament_id.eq(tournament)).first(conn).optional()?)
}

/// Where some of these tournaments are held, as far as their organizers have said more than the city.
pub fn venues(conn: &mut Conn, of: &[TournamentId]) -> Result<HashMap<TournamentId, String>, DbError> {
    use registration_settings as s;
    let mut found = HashMap::new();
    for part in of.chunks(BATCH) {
        let told = s::table.filter(s::tournament_id.eq_any(part)).filter(s::venue.ne("")).select((s::tournament_id, s::venue));
        found.extend(told.load::<(TournamentId, String)>(conn)?);
    }
    Ok(found)
}

/// Stores what was decided.
pub fn put_settings(conn: &mut Conn, settings: &Settings) -> Result<(), DbError> {
    let stored = registration_settings::table.filter(registration_settings::tournament_id.eq(settings.tournament_id));
    if diesel::update(stored).set(settings).execute(conn)? == 0 {
        diesel::insert_into(registration_settings::table).values(settings).execute(conn)?;
    }
    Ok(())
}

/// Stores a registration.
pub fn add(conn: &mut Conn, new: NewRegistration) -> Result<RegistrationId, DbError> {
    Ok(diesel::insert_into(registrations::table).values(new).returning(registrations::id).get_result(conn)?)
}

/// Stores a registration in place of one that was sent before.
pub fn replace(conn: &mut Conn, id: RegistrationId, new: NewRegistration) -> Result<(), DbError> {
    diesel::update(registrations::table.filter(registrations::id.eq(id))).set(new).execute(conn)?;
    Ok(())
}

/// The registrations for a tournament: the line first, in its order, then those who never stood in it.
pub fn list(conn: &mut Conn, tournament: TournamentId) -> Result<Vec<Registration>, DbError> {
    let own = registrations::table.filter(registrations::tournament_id.eq(tournament));
    let mut found: Vec<Registration> = own.select(Registration::as_select()).load(conn)?;
    // The databases don't agree on where those without a turn belong.
    found.sort_by_key(|r| (r.turn.unwrap_or(i64::MAX), r.id));
    Ok(found)
}

/// A registration for a tournament.
pub fn find(conn: &mut Conn, tournament: TournamentId, id: RegistrationId) -> Result<Option<Registration>, DbError> {
    use registrations as r;
    let own = r::table.filter(r::tournament_id.eq(tournament)).filter(r::id.eq(id));
    Ok(own.select(Registration::as_select()).first(conn).optional()?)
}

/// The registration behind a link.
pub fn find_by_token(conn: &mut Conn, token_hash: &str) -> Result<Option<Registration>, DbError> {
    let own = registrations::table.filter(registrations::token_hash.eq(token_hash));
    Ok(own.select(Registration::as_select()).first(conn).optional()?)
}

/// The federation of a tournament.
pub fn federation_of(conn: &mut Conn, tournament: TournamentId) -> Result<Option<FederationId>, DbError> {
    Ok(tournaments::table.filter(tournaments::id.eq(tournament)).select(tournaments::federation_id).first(conn).optional()?)
}

/// Stores where a registration is, and its place in the line.
pub fn update_state(conn: &mut Conn, id: RegistrationId, state: State, turn: Option<i64>) -> Result<(), DbError> {
    use registrations as r;
    diesel::update(r::table.filter(r::id.eq(id))).set((r::state.eq(state), r::turn.eq(turn))).execute(conn)?;
    Ok(())
}

/// Stores whether a player has come.
pub fn update_here(conn: &mut Conn, id: RegistrationId, here: bool) -> Result<(), DbError> {
    use registrations as r;
    diesel::update(r::table.filter(r::id.eq(id))).set(r::here.eq(here)).execute(conn)?;
    Ok(())
}

/// Stores which participant came of a registration.
pub fn update_entrant(conn: &mut Conn, id: RegistrationId, entrant: i64) -> Result<(), DbError> {
    use registrations as r;
    diesel::update(r::table.filter(r::id.eq(id))).set(r::entrant.eq(entrant)).execute(conn)?;
    Ok(())
}

/// Throws a registration away.
pub fn remove(conn: &mut Conn, id: RegistrationId) -> Result<(), DbError> {
    diesel::delete(registrations::table.filter(registrations::id.eq(id))).execute(conn)?;
    Ok(())
}

/// Erases what only the officers of the tournament were to know.
pub fn erase(conn: &mut Conn, id: RegistrationId, now: NaiveDateTime) -> Result<(), DbError> {
    use registrations as r;
    let nothing = (r::mail.eq(""), r::born.eq(""), r::remark.eq(""), r::erased_at.eq(now));
    diesel::update(r::table.filter(r::id.eq(id))).set(nothing).execute(conn)?;
    Ok(())
}

/// Registrations in a state that were sent at a moment or before it.
pub fn sent_until(conn: &mut Conn, state: State, moment: NaiveDateTime) -> Result<Vec<Registration>, DbError> {
    use registrations as r;
    Ok(r::table.filter(r::state.eq(state)).filter(r::created_at.le(moment)).order(r::id).select(Registration::as_select()).load(conn)?)
}

/// Registrations with personal data for tournaments that ended before a day.
pub fn ended_before(conn: &mut Conn, day: NaiveDate) -> Result<Vec<Registration>, DbError> {
    use registrations as r;
    let over = tournaments::table.filter(tournaments::ends.lt(day)).select(tournaments::id);
    Ok(r::table
        .filter(r::erased_at.is_null())
        .filter(r::tournament_id.eq_any(over))
        .order(r::id)
        .select(Registration::as_select())
        .load(conn)?)
}
