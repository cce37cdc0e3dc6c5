//! Bundles: uploaded files with years of tournaments from before the site, as they came, and what became of them.

use chrono::NaiveDateTime;

use super::run::prelude::*;
use super::schema::{appeals, bundle_files, bundles, desks, files, participants, registrations, signatures, table_files, tournaments};
use super::{BATCH, BundleId, Conn, DbError, FederationId, FileId, TournamentId, add_rows};
use crate::db::files::File;
use crate::domain::approval::State;

/// Files of past tournaments that came together.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Bundle {
    /// Identity.
    pub id: BundleId,
    /// Its federation.
    pub federation_id: FederationId,
    /// The name of what was uploaded.
    pub name: String,
    /// What becomes of its tables and its people, JSON.
    pub reading: String,
    /// The person who uploaded it, by name.
    pub uploaded_by: String,
    /// When it was uploaded.
    pub created_at: NaiveDateTime,
    /// The person who ordered to take it over, JSON; empty: nobody did, or the order was carried out or refused.
    pub ordered: String,
    /// When it was taken over; none: it waits to be looked through.
    pub taken_at: Option<NaiveDateTime>,
    /// What that did, JSON; empty before.
    pub outcome: String,
    /// When that was undone.
    pub undone_at: Option<NaiveDateTime>,
    /// The person who undid it, by name.
    pub undone_by: String,
}

/// A file of a bundle.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Insertable)]
#[diesel(table_name = bundle_files, treat_none_as_default_value = false)]
struct BundleFile {
    /// The file.
    file_id: FileId,
    /// Its bundle.
    bundle_id: BundleId,
    /// When its content was erased.
    erased_at: Option<NaiveDateTime>,
}

/// Enters a bundle that waits to be looked through.
pub fn add(
    conn: &mut Conn,
    federation: FederationId,
    name: &str,
    reading: &str,
    by: &str,
    now: NaiveDateTime,
) -> Result<BundleId, DbError> {
    use bundles as b;
    let new = (b::federation_id.eq(federation), b::name.eq(name), b::reading.eq(reading), b::uploaded_by.eq(by), b::created_at.eq(now));
    Ok(diesel::insert_into(b::table).values(new).returning(b::id).get_result(conn)?)
}

/// Puts files into a bundle.
pub fn add_files(conn: &mut Conn, bundle: BundleId, of: &[FileId]) -> Result<(), DbError> {
    let rows: Vec<BundleFile> = of.iter().map(|file| BundleFile { file_id: *file, bundle_id: bundle, erased_at: None }).collect();
    Ok(add_rows!(conn, bundle_files::table, &rows[..])?)
}

/// The bundles of a federation, newest first.
pub fn of_federation(conn: &mut Conn, federation: FederationId) -> Result<Vec<Bundle>, DbError> {
    Ok(bundles::table.filter(bundles::federation_id.eq(federation)).order(bundles::id.desc()).load(conn)?)
}

/// The files of a bundle in the order in which they came, with their content.
pub fn contents(conn: &mut Conn, bundle: BundleId) -> Result<Vec<File>, DbError> {
    Ok(files::table
        .inner_join(bundle_files::table.on(bundle_files::file_id.eq(files::id)))
        .filter(bundle_files::bundle_id.eq(bundle))
        .filter(bundle_files::erased_at.is_null())
        .order(files::id)
        .select(files::all_columns)
        .load(conn)?)
}

/// The files of a bundle whose content is there.
pub fn files_of(conn: &mut Conn, bundle: BundleId) -> Result<Vec<FileId>, DbError> {
    let own = bundle_files::table.filter(bundle_files::bundle_id.eq(bundle)).filter(bundle_files::erased_at.is_null());
    Ok(own.order(bundle_files::file_id).select(bundle_files::file_id).load(conn)?)
}

/// The tournaments beside whose tables there are files with these contents, by SHA-256.
pub fn tabled(conn: &mut Conn, federation: FederationId) -> Result<Vec<(String, TournamentId)>, DbError> {
    Ok(table_files::table
        .inner_join(files::table.on(files::id.eq(table_files::file_id)))
        .filter(files::federation_id.eq(federation))
        .filter(table_files::taken_at.is_not_null())
        .select((files::sha256, table_files::tournament_id))
        .load(conn)?)
}

/// A tournament by which another is recognised as the same.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Held {
    /// The tournament.
    pub id: TournamentId,
    /// Its name.
    pub name: String,
    /// Its first day.
    pub starts: chrono::NaiveDate,
    /// Its last day.
    pub ends: chrono::NaiveDate,
    /// How far it is.
    pub state: State,
}

/// The tournaments of a federation.
pub fn held(conn: &mut Conn, federation: FederationId) -> Result<Vec<Held>, DbError> {
    use tournaments as t;
    Ok(t::table.filter(t::federation_id.eq(federation)).order(t::id).select((t::id, t::name, t::starts, t::ends, t::state)).load(conn)?)
}

/// Notes what becomes of the tables and people.
pub fn update_reading(conn: &mut Conn, bundle: BundleId, reading: &str) -> Result<(), DbError> {
    diesel::update(bundles::table.filter(bundles::id.eq(bundle))).set(bundles::reading.eq(reading)).execute(conn)?;
    Ok(())
}

/// Notes who ordered to take it over.
pub fn update_ordered(conn: &mut Conn, bundle: BundleId, ordered: &str) -> Result<(), DbError> {
    diesel::update(bundles::table.filter(bundles::id.eq(bundle))).set(bundles::ordered.eq(ordered)).execute(conn)?;
    Ok(())
}

/// The bundles of all federations that somebody ordered to take over, and that weren't.
pub fn ordered(conn: &mut Conn) -> Result<Vec<Bundle>, DbError> {
    let waiting = bundles::table.filter(bundles::ordered.ne("").and(bundles::taken_at.is_null()));
    Ok(waiting.order(bundles::id).load(conn)?)
}

/// Notes that a bundle was taken over.
pub fn take(conn: &mut Conn, bundle: BundleId, outcome: &str, now: NaiveDateTime) -> Result<(), DbError> {
    use bundles as b;
    let done = (b::taken_at.eq(now), b::outcome.eq(outcome), b::ordered.eq(""));
    diesel::update(b::table.filter(b::id.eq(bundle))).set(done).execute(conn)?;
    Ok(())
}

/// Notes that what a bundle did was undone.
pub fn undo(conn: &mut Conn, bundle: BundleId, outcome: &str, by: &str, now: NaiveDateTime) -> Result<(), DbError> {
    use bundles as b;
    let done = (b::undone_at.eq(now), b::undone_by.eq(by), b::outcome.eq(outcome));
    diesel::update(b::table.filter(b::id.eq(bundle))).set(done).execute(conn)?;
    Ok(())
}

/// Erases the content of a file; its SHA-256 stays.
pub fn erase(conn: &mut Conn, file: FileId, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(files::table.filter(files::id.eq(file))).set((files::content.eq(Vec::<u8>::new()), files::name.eq(""))).execute(conn)?;
    diesel::update(bundle_files::table.filter(bundle_files::file_id.eq(file))).set(bundle_files::erased_at.eq(now)).execute(conn)?;
    Ok(())
}

/// Removes a bundle that was never taken over, with its files.
pub fn remove(conn: &mut Conn, bundle: BundleId) -> Result<(), DbError> {
    let own: Vec<FileId> = bundle_files::table.filter(bundle_files::bundle_id.eq(bundle)).select(bundle_files::file_id).load(conn)?;
    diesel::delete(bundle_files::table.filter(bundle_files::bundle_id.eq(bundle))).execute(conn)?;
    for part in own.chunks(BATCH) {
        diesel::delete(files::table.filter(files::id.eq_any(part))).execute(conn)?;
    }
    diesel::delete(bundles::table.filter(bundles::id.eq(bundle))).execute(conn)?;
    Ok(())
}

/// Whether something came to these tournaments since they were taken over: another state, a signature, a desk, a registration.
pub fn tournaments_touched(conn: &mut Conn, of: &[TournamentId], state: State) -> Result<bool, DbError> {
    for part in of.chunks(BATCH) {
        let same: i64 =
            tournaments::table.filter(tournaments::id.eq_any(part)).filter(tournaments::state.eq(state)).count().get_result(conn)?;
        let signed: i64 = signatures::table.filter(signatures::tournament_id.eq_any(part)).count().get_result(conn)?;
        let played: i64 = desks::table.filter(desks::tournament_id.eq_any(part)).count().get_result(conn)?;
        let registered: i64 = registrations::table.filter(registrations::tournament_id.eq_any(part)).count().get_result(conn)?;
        let objected: i64 = appeals::table.filter(appeals::tournament_id.eq_any(part)).count().get_result(conn)?;
        if usize::try_from(same) != Ok(part.len()) || signed + played + registered + objected > 0 {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Takes tournaments out of the chronicle, their tables with them; what was calculated of them goes with the next replay.
pub fn leave(conn: &mut Conn, of: &[TournamentId]) -> Result<(), DbError> {
    for part in of.chunks(BATCH) {
        let none = tournaments::position.eq(None::<i64>);
        diesel::update(tournaments::table.filter(tournaments::id.eq_any(part))).set(none).execute(conn)?;
    }
    super::tables::remove_all(conn, of)
}

/// Removes tournaments that have left the chronicle; the files beside their tables stay with the bundle.
pub fn remove_tournaments(conn: &mut Conn, of: &[TournamentId]) -> Result<(), DbError> {
    for part in of.chunks(BATCH) {
        diesel::delete(table_files::table.filter(table_files::tournament_id.eq_any(part))).execute(conn)?;
        diesel::delete(tournaments::table.filter(tournaments::id.eq_any(part))).execute(conn)?;
    }
    Ok(())
}

/// A tournament of which the table was taken as a fact, and where a player stands in it.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Recorded {
    /// The tournament.
    pub tournament: TournamentId,
    /// Its name.
    pub name: String,
    /// Its last day.
    pub ends: chrono::NaiveDate,
    /// The place of the player.
    pub place: Option<i32>,
    /// The total of the player, as the table states it.
    pub points: Option<String>,
}

/// The tournaments taken as facts in which a player stands, newest first.
pub fn recorded(conn: &mut Conn, player: super::PlayerId) -> Result<Vec<Recorded>, DbError> {
    use tournaments as t;
    Ok(participants::table
        .inner_join(t::table.on(t::id.eq(participants::tournament_id)))
        .filter(participants::player_id.eq(player))
        .filter(t::state.eq(State::Recorded))
        .order((t::ends.desc(), t::id.desc()))
        .select((t::id, t::name, t::ends, participants::place, participants::points))
        .load(conn)?)
}
