//! Databases that are made once for each build of the tests and copied from then on: filling one
//! takes longer than most stories.

use std::fs;
use std::path::Path;
use std::time::UNIX_EPOCH;

use crosstable::db::Db;
use diesel::connection::SimpleConnection;
use diesel::sql_types::Text;
use diesel::{Connection, PgConnection, QueryableByName, RunQueryDsl};
use tempfile::TempDir;

/// Puts a copy of the SQLite database of this name to a path; the first who asks makes it.
pub(crate) fn copy_sqlite(name: &str, to: &Path, fill: impl FnOnce(&Db)) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let kept = folder.join(format!("{name}-{}.sqlite", build()));
    if !kept.exists() {
        fs::create_dir_all(folder).unwrap();
        for old in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap()) {
            // Not what somebody else has just made.
            if old
                .file_name()
                .to_string_lossy()
                .starts_with(&format!("{name}-"))
                && old.path() != kept
            {
                let _ = fs::remove_file(old.path());
            }
        }
        let own = TempDir::with_prefix_in("making-", folder).unwrap();
        let db = Db::open(
            &format!("sqlite:{}", own.path().join("db.sqlite").display()),
            1,
        )
        .unwrap();
        db.run_migrations().unwrap();
        fill(&db);
        let whole = own.path().join("whole.sqlite");
        db.backup_to(&whole).unwrap();
        // At once: whoever makes it at the same time makes the same.
        fs::rename(whole, &kept).unwrap();
    }
    fs::copy(kept, to).unwrap();
}

#[derive(QueryableByName)]
struct Name {
    #[diesel(sql_type = Text)]
    name: String,
}

/// Makes a PostgreSQL database as a copy of the one of this name; the first who asks fills it.
/// `server`: the address of the server's own database; `address`: that of a database on it.
pub(crate) fn copy_postgres(
    server: &str,
    name: &str,
    copy: &str,
    address: impl Fn(&str) -> String,
    fill: impl FnOnce(&Db),
) {
    let kept = format!("kept_{name}_{}", build());
    let mut c = PgConnection::establish(server).unwrap();
    let all: Vec<Name> = diesel::sql_query(format!(
        "SELECT datname::text AS name FROM pg_database WHERE datname LIKE 'kept\\_{name}\\_%'"
    ))
    .load(&mut c)
    .unwrap();
    if all.iter().all(|database| database.name != kept) {
        for old in all {
            let _ = c.batch_execute(&format!("DROP DATABASE IF EXISTS {}", old.name));
        }
        let making = format!("making_{copy}");
        c.batch_execute(&format!("DROP DATABASE IF EXISTS {making}"))
            .unwrap();
        c.batch_execute(&format!("CREATE DATABASE {making}"))
            .unwrap();
        let db = Db::open(&address(&making), 1).unwrap();
        db.run_migrations().unwrap();
        fill(&db);
        drop(db);
        // Whoever has made it at the same time has made the same.
        if c.batch_execute(&format!("ALTER DATABASE {making} RENAME TO {kept}"))
            .is_err()
        {
            c.batch_execute(&format!("DROP DATABASE {making} WITH (FORCE)"))
                .unwrap();
        }
    }
    c.batch_execute(&format!("CREATE DATABASE {copy} TEMPLATE {kept}"))
        .unwrap();
}

/// What tells one build of the tests from another.
fn build() -> String {
    let program = fs::metadata(std::env::current_exe().unwrap()).unwrap();
    let made = program
        .modified()
        .unwrap()
        .duration_since(UNIX_EPOCH)
        .unwrap();
    format!("{:x}_{:x}", program.len(), made.as_nanos())
}
