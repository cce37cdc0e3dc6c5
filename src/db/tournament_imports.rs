//! Bundles: uploaded files of tournaments from years before the site, in their original form, and
//! the results of their import.

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::{
    appeals, desks, files, participants, registrations, signatures, table_imports,
    tournament_import_files, tournament_imports, tournaments,
};
use super::{
    BATCH, Conn, DbError, FederationId, FileId, TournamentId, TournamentImportId, add_rows,
};
use crate::domain::approval::State;
use crate::files::File;
use crate::words::Stored;

/// A set of files with past tournaments, uploaded together.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct TournamentImport {
    pub id: TournamentImportId,
    pub federation_id: FederationId,
    pub name: String,
    /// Choices for the tables and players, JSON.
    pub reading: String,
    pub uploaded_by: String,
    pub created_at: NaiveDateTime,
    /// The person who ordered the import, JSON; empty if it wasn't ordered, or was carried out or
    /// refused.
    pub ordered: String,
    /// `None` while the import awaits the review.
    pub taken_at: Option<NaiveDateTime>,
    /// Effects of the import, JSON; empty before it.
    pub outcome: String,
    pub undone_at: Option<NaiveDateTime>,
    pub undone_by: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Insertable)]
#[diesel(table_name = tournament_import_files, treat_none_as_default_value = false)]
struct BundleFile {
    file_id: FileId,
    bundle_id: TournamentImportId,
    erased_at: Option<NaiveDateTime>,
}

/// The bundle awaits its review.
pub fn add(
    conn: &mut Conn,
    federation: FederationId,
    name: &str,
    reading: &str,
    by: &str,
    now: NaiveDateTime,
) -> Result<TournamentImportId, DbError> {
    use tournament_imports as b;
    let new = (
        b::federation_id.eq(federation),
        b::name.eq(name),
        b::reading.eq(reading),
        b::uploaded_by.eq(by),
        b::created_at.eq(now),
    );
    Ok(diesel::insert_into(b::table)
        .values(new)
        .returning(b::id)
        .get_result(conn)?)
}

pub fn add_files(
    conn: &mut Conn,
    bundle: TournamentImportId,
    of: &[FileId],
) -> Result<(), DbError> {
    let rows: Vec<BundleFile> = of
        .iter()
        .map(|file| BundleFile {
            file_id: *file,
            bundle_id: bundle,
            erased_at: None,
        })
        .collect();
    Ok(add_rows!(conn, tournament_import_files::table, &rows[..])?)
}

pub fn of_federation(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<Vec<TournamentImport>, DbError> {
    Ok(tournament_imports::table
        .filter(tournament_imports::federation_id.eq(federation))
        .order(tournament_imports::id.desc())
        .load(conn)?)
}

/// In the order of the upload.
pub fn load_contents(conn: &mut Conn, bundle: TournamentImportId) -> Result<Vec<File>, DbError> {
    Ok(files::table
        .inner_join(
            tournament_import_files::table.on(tournament_import_files::file_id.eq(files::id)),
        )
        .filter(tournament_import_files::bundle_id.eq(bundle))
        .filter(tournament_import_files::erased_at.is_null())
        .order(files::id)
        .select(files::all_columns)
        .load(conn)?)
}

/// Leaves out files whose content is erased.
pub fn files_of(conn: &mut Conn, bundle: TournamentImportId) -> Result<Vec<FileId>, DbError> {
    let own = tournament_import_files::table
        .filter(tournament_import_files::bundle_id.eq(bundle))
        .filter(tournament_import_files::erased_at.is_null());
    Ok(own
        .order(tournament_import_files::file_id)
        .select(tournament_import_files::file_id)
        .load(conn)?)
}

/// SHA-256 of files attached to tables, with the tournaments.
pub fn load_attached_hashes(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<Vec<(String, TournamentId)>, DbError> {
    Ok(table_imports::table
        .inner_join(files::table.on(files::id.eq(table_imports::file_id)))
        .filter(files::federation_id.eq(federation))
        .filter(table_imports::taken_at.is_not_null())
        .select((files::sha256, table_imports::tournament_id))
        .load(conn)?)
}

/// The fields of a tournament by which a duplicate is recognized.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct DuplicateCandidate {
    pub id: TournamentId,
    pub name: String,
    pub starts: chrono::NaiveDate,
    pub ends: chrono::NaiveDate,
    pub state: State,
}

pub fn load_duplicate_candidates(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<Vec<DuplicateCandidate>, DbError> {
    use tournaments as t;
    Ok(t::table
        .filter(t::federation_id.eq(federation))
        .order(t::id)
        .select((t::id, t::name, t::starts, t::ends, t::state))
        .load(conn)?)
}

pub fn update_reading(
    conn: &mut Conn,
    bundle: TournamentImportId,
    reading: &str,
) -> Result<(), DbError> {
    diesel::update(tournament_imports::table.filter(tournament_imports::id.eq(bundle)))
        .set(tournament_imports::reading.eq(reading))
        .execute(conn)?;
    Ok(())
}

pub fn update_ordered(
    conn: &mut Conn,
    bundle: TournamentImportId,
    ordered: &str,
) -> Result<(), DbError> {
    diesel::update(tournament_imports::table.filter(tournament_imports::id.eq(bundle)))
        .set(tournament_imports::ordered.eq(ordered))
        .execute(conn)?;
    Ok(())
}

/// Bundles of all federations whose import was ordered and isn't done.
pub fn load_ordered(conn: &mut Conn) -> Result<Vec<TournamentImport>, DbError> {
    let waiting = tournament_imports::table.filter(
        tournament_imports::ordered
            .ne("")
            .and(tournament_imports::taken_at.is_null()),
    );
    Ok(waiting.order(tournament_imports::id).load(conn)?)
}

pub fn mark_imported(
    conn: &mut Conn,
    bundle: TournamentImportId,
    outcome: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use tournament_imports as b;
    let done = (
        b::taken_at.eq(now),
        b::outcome.eq(outcome),
        b::ordered.eq(""),
    );
    diesel::update(b::table.filter(b::id.eq(bundle)))
        .set(done)
        .execute(conn)?;
    Ok(())
}

pub fn mark_undone(
    conn: &mut Conn,
    bundle: TournamentImportId,
    outcome: &str,
    by: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use tournament_imports as b;
    let done = (
        b::undone_at.eq(now),
        b::undone_by.eq(by),
        b::outcome.eq(outcome),
    );
    diesel::update(b::table.filter(b::id.eq(bundle)))
        .set(done)
        .execute(conn)?;
    Ok(())
}

/// The SHA-256 stays.
pub fn erase_content(conn: &mut Conn, file: FileId, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(files::table.filter(files::id.eq(file)))
        .set((files::content.eq(Vec::<u8>::new()), files::name.eq("")))
        .execute(conn)?;
    diesel::update(
        tournament_import_files::table.filter(tournament_import_files::file_id.eq(file)),
    )
    .set(tournament_import_files::erased_at.eq(now))
    .execute(conn)?;
    Ok(())
}

/// For bundles that were never imported; deletes their files, too.
pub fn remove(conn: &mut Conn, bundle: TournamentImportId) -> Result<(), DbError> {
    let own: Vec<FileId> = tournament_import_files::table
        .filter(tournament_import_files::bundle_id.eq(bundle))
        .select(tournament_import_files::file_id)
        .load(conn)?;
    diesel::delete(
        tournament_import_files::table.filter(tournament_import_files::bundle_id.eq(bundle)),
    )
    .execute(conn)?;
    for part in own.chunks(BATCH) {
        diesel::delete(files::table.filter(files::id.eq_any(part))).execute(conn)?;
    }
    diesel::delete(tournament_imports::table.filter(tournament_imports::id.eq(bundle)))
        .execute(conn)?;
    Ok(())
}

/// A change since the import is another state, a signature, a desk, a registration or an appeal.
pub fn tournaments_touched(
    conn: &mut Conn,
    of: &[TournamentId],
    state: State,
) -> Result<bool, DbError> {
    for part in of.chunks(BATCH) {
        let same: i64 = tournaments::table
            .filter(tournaments::id.eq_any(part))
            .filter(tournaments::state.eq(Stored(state)))
            .count()
            .get_result(conn)?;
        let signed: i64 = signatures::table
            .filter(signatures::tournament_id.eq_any(part))
            .count()
            .get_result(conn)?;
        let played: i64 = desks::table
            .filter(desks::tournament_id.eq_any(part))
            .count()
            .get_result(conn)?;
        let registered: i64 = registrations::table
            .filter(registrations::tournament_id.eq_any(part))
            .count()
            .get_result(conn)?;
        let objected: i64 = appeals::table
            .filter(appeals::tournament_id.eq_any(part))
            .count()
            .get_result(conn)?;
        if usize::try_from(same) != Ok(part.len()) || signed + played + registered + objected > 0 {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Deletes the tables, too; the next replay removes the results.
pub fn remove_from_chronicle(conn: &mut Conn, of: &[TournamentId]) -> Result<(), DbError> {
    for part in of.chunks(BATCH) {
        let none = tournaments::position.eq(None::<i64>);
        diesel::update(tournaments::table.filter(tournaments::id.eq_any(part)))
            .set(none)
            .execute(conn)?;
    }
    super::tables::remove_all(conn, of)
}

/// For tournaments outside the chronicle; the files attached to their tables stay with the bundle.
pub fn remove_tournaments(conn: &mut Conn, of: &[TournamentId]) -> Result<(), DbError> {
    for part in of.chunks(BATCH) {
        diesel::delete(table_imports::table.filter(table_imports::tournament_id.eq_any(part)))
            .execute(conn)?;
        diesel::delete(tournaments::table.filter(tournaments::id.eq_any(part))).execute(conn)?;
    }
    Ok(())
}

/// A tournament with a recorded table, and a player's place in it.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Recorded {
    pub tournament: TournamentId,
    pub name: String,
    pub ends: chrono::NaiveDate,
    pub place: Option<i32>,
    /// The player's total, as the table states it.
    pub points: Option<String>,
}

pub fn load_recorded(conn: &mut Conn, player: super::PlayerId) -> Result<Vec<Recorded>, DbError> {
    use tournaments as t;
    Ok(participants::table
        .inner_join(t::table.on(t::id.eq(participants::tournament_id)))
        .filter(participants::player_id.eq(player))
        .filter(t::state.eq(Stored(State::Recorded)))
        .order((t::ends.desc(), t::id.desc()))
        .select((
            t::id,
            t::name,
            t::ends,
            participants::place,
            participants::points,
        ))
        .load(conn)?)
}
