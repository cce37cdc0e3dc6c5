//! Backups of a SQLite database.
//!
//! A backup is made beside its final file, written through to the disk, read back and compared, and
//! only then given its name. So after any interruption no file of that name is an incomplete or
//! empty backup.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use diesel::RunQueryDsl;
use tempfile::TempDir;

use super::age::{self, Recipient};
use super::backend::address::connect_once;
use super::raw_json::query_texts;
use super::{Conn, Db, DbError, Tables, secure_file};

/// The contents of a backup when it was read back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BackupSummary {
    pub lines: u64,
    /// Hash of the last line; empty if there is none.
    pub hash: String,
    /// Players of all federations.
    pub players: u64,
}

/// SQLite keeps these files beside a database.
const SQLITE_SIDECAR_SUFFIXES: [&str; 2] = ["-wal", "-shm"];

fn file_error(path: &Path, error: &dyn std::fmt::Display) -> DbError {
    DbError::Address(format!("{}: {error}", path.display()))
}

pub(super) fn folder_of(file: &Path) -> &Path {
    file.parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."))
}

fn sqlite_address(file: &Path) -> Result<String, DbError> {
    let path = file
        .to_str()
        .ok_or_else(|| file_error(file, &"the name is not UTF-8"))?;
    Ok(format!("sqlite:{path}"))
}

fn folder_beside(file: &Path) -> Result<TempDir, DbError> {
    tempfile::Builder::new()
        .prefix(".crosstable-")
        .tempdir_in(folder_of(file))
        .map_err(|e| file_error(folder_of(file), &e))
}

/// Fails if a file of that name exists.
fn give_name(whole: &Path, name: &Path) -> io::Result<()> {
    File::open(whole)?.sync_all()?;
    // A hard link doesn't overwrite a file made meanwhile. Some file systems have no hard links;
    // there the file is renamed.
    match fs::hard_link(whole, name) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists && !name.exists() => {
            fs::rename(whole, name)?
        }
        outcome => outcome?,
    }
    File::open(folder_of(name))?.sync_all()
}

fn query_number(conn: &mut Conn, question: &str) -> Result<u64, DbError> {
    let told = query_texts(conn, question)?;
    told.first()
        .and_then(|told| told.parse().ok())
        .ok_or_else(|| DbError::Corrupt(format!("{question} has no answer")))
}

fn count_contents(conn: &mut Conn) -> Result<BackupSummary, DbError> {
    let hash = query_texts(
        conn,
        "SELECT hash AS told FROM audit ORDER BY seq DESC LIMIT 1",
    )?;
    Ok(BackupSummary {
        lines: query_number(conn, "SELECT CAST(COUNT(*) AS TEXT) AS told FROM audit")?,
        hash: hash.into_iter().next().unwrap_or_default(),
        players: query_number(conn, "SELECT CAST(COUNT(*) AS TEXT) AS told FROM players")?,
    })
}

/// Reads every page back from the disk.
fn verify_copy(file: &Path) -> Result<BackupSummary, DbError> {
    let refused = |text: &dyn std::fmt::Display| {
        file_error(file, &format!("is no whole database of Crosstable: {text}"))
    };
    let mut conn = connect_once(&sqlite_address(file)?).map_err(|e| refused(&e))?;
    let found = query_texts(
        &mut conn,
        "SELECT integrity_check AS told FROM pragma_integrity_check LIMIT 1",
    )
    .map_err(|e| refused(&e))?;
    if found.first().is_none_or(|found| found != "ok") {
        return Err(refused(&found.concat()));
    }
    count_contents(&mut conn).map_err(|e| refused(&e))
}

impl Db {
    /// Works while the site runs. Only the owner may read the new file.
    pub fn backup_to(&self, file: &Path) -> Result<BackupSummary, DbError> {
        let help = "use pg_dump, e.g. pg_dump --format=custom --file=FILE DATABASE";
        let (folder, copied) = self.copy_beside(file, help)?;
        give_name(&copy_in(&folder), file).map_err(|e| file_error(file, &e))?;
        Ok(copied)
    }

    /// The same, encrypted for the holders of the secret keys of `recipients` (age).
    pub fn backup_for(&self, file: &Path, recipients: &[String]) -> Result<BackupSummary, DbError> {
        let recipients = recipients
            .iter()
            .map(|text| Recipient::parse_key(text))
            .collect::<Result<Vec<_>, _>>()
            .map_err(DbError::Address)?;
        let help = "use pg_dump, e.g. pg_dump --format=custom DATABASE | age -r KEY -o FILE";
        // The plain copy stays beside the database, where it is as safe as the database.
        let (folder, copied) = self.copy_beside(self.sqlite_path().unwrap_or(file), help)?;
        let beside = folder_beside(file)?;
        let out = beside.path().join("copy.age");
        encrypt_copy(&copy_in(&folder), &out, &recipients)
            .and_then(|()| give_name(&out, file))
            .map_err(|e| file_error(file, &e))?;
        Ok(copied)
    }

    fn copy_beside(&self, file: &Path, help: &str) -> Result<(TempDir, BackupSummary), DbError> {
        if self.sqlite_path().is_none() {
            return Err(DbError::Address(format!(
                "this database is PostgreSQL: {help}"
            )));
        }
        if self.compare_tables()? == Tables::Missing {
            return Err(DbError::Address(
                "there is nothing in this database".to_owned(),
            ));
        }
        let folder = folder_beside(file)?;
        let copy = copy_in(&folder);
        secure_file::make_file(&copy).map_err(|e| file_error(&copy, &e))?;
        let before = count_contents(&mut self.open_connection()?)?;
        let target = copy
            .to_str()
            .ok_or_else(|| file_error(&copy, &"the name is not UTF-8"))?;
        if let Conn::Sqlite(c) = &mut self.open_connection()? {
            diesel::sql_query("VACUUM INTO ?")
                .bind::<diesel::sql_types::Text, _>(target)
                .execute(c)?;
        }
        let copied = verify_copy(&copy)?;
        // The log may have grown meanwhile, but it never shrinks.
        let line = query_texts(
            &mut self.open_connection()?,
            &format!(
                "SELECT hash AS told FROM audit WHERE seq = {}",
                copied.lines
            ),
        )?;
        if copied.lines < before.lines || line.first().map_or("", String::as_str) != copied.hash {
            return Err(file_error(file, &"the copy is not what was copied"));
        }
        Ok((folder, copied))
    }
}

fn copy_in(folder: &TempDir) -> PathBuf {
    folder.path().join("copy.sqlite")
}

fn encrypt_copy(copy: &Path, to: &Path, recipients: &[Recipient]) -> io::Result<()> {
    let mut out = io::BufWriter::new(secure_file::make_file(to)?);
    age::encrypt_stream(
        recipients,
        &mut io::BufReader::new(File::open(copy)?),
        &mut out,
    )?;
    out.into_inner()
        .map_err(io::IntoInnerError::into_error)?
        .sync_all()
}

fn with_end(file: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(end);
    PathBuf::from(name)
}

/// Verifies the backup first; the database must not be in use. The old files are kept with `mark`
/// appended to their names, and the journal is moved with them. Nothing was changed if the backup
/// is damaged or of a newer program, or the database is in use.
pub fn restore_backup(url: &str, copy: &Path, mark: &str) -> Result<BackupSummary, DbError> {
    let Some(path) = url.strip_prefix("sqlite:") else {
        let help = "stop the site and use pg_restore, e.g. pg_restore --clean --if-exists \
            --single-transaction --dbname=DATABASE FILE";
        return Err(DbError::Address(format!(
            "this database is PostgreSQL: {help}"
        )));
    };
    let place = Path::new(path.strip_prefix("//").unwrap_or(path));
    let folder = folder_beside(place)?;
    let fresh = copy_in(&folder);
    secure_file::make_file(&fresh)
        .and_then(|_| fs::copy(copy, &fresh))
        .map_err(|e| file_error(copy, &e))?;
    let found = verify_copy(&fresh).map_err(|error| match error {
        DbError::Address(text) => DbError::Address(
            text.replace(&fresh.display().to_string(), &copy.display().to_string()),
        ),
        other => file_error(copy, &other),
    })?;
    if Db::open_existing(&sqlite_address(&fresh)?, 1)?.compare_tables()?
        == Tables::NewerIncompatible
    {
        return Err(file_error(copy, &"is of a newer program than this"));
    }
    if place.exists() {
        check_unused(place)?;
    }
    replace_database(&fresh, place, &with_end(place, mark)).map_err(|e| file_error(place, &e))?;
    Ok(found)
}

/// A database exists at every moment: without one `serve` would create an empty one.
fn replace_database(fresh: &Path, place: &Path, old: &Path) -> io::Result<()> {
    File::open(fresh)?.sync_all()?;
    if place.exists() {
        fs::hard_link(place, old)?;
    }
    for end in SQLITE_SIDECAR_SUFFIXES {
        let journal = with_end(place, end);
        if journal.exists() {
            fs::rename(journal, with_end(old, end))?;
        }
    }
    fs::rename(fresh, place)?;
    File::open(folder_of(place))?.sync_all()
}

#[derive(diesel::QueryableByName)]
struct Journal {
    #[diesel(sql_type = diesel::sql_types::Text)]
    journal_mode: String,
}

/// Only the sole user of a database can end its journal. A database that can't be read is in use by
/// no program.
fn check_unused(place: &Path) -> Result<(), DbError> {
    let in_use = || Err(file_error(place, &"is in use: stop the site first"));
    let left = match connect_once(&sqlite_address(place)?) {
        Ok(Conn::Sqlite(mut c)) => diesel::sql_query("PRAGMA journal_mode = DELETE")
            .load::<Journal>(&mut c)
            .map_err(DbError::from),
        Err(DbError::Busy) => return in_use(),
        _ => return Ok(()),
    };
    match left {
        Err(DbError::Busy) => in_use(),
        Ok(journal)
            if journal
                .first()
                .is_some_and(|journal| journal.journal_mode == "wal") =>
        {
            in_use()
        }
        _ => Ok(()),
    }
}
