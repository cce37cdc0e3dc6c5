//! What whoever runs the site has to do: copies that nobody else can read, and an account of the
//! database that may no more than it has to.

use std::process::Command;

use crosstable::actions::audit;
use crosstable::db::{Db, federations};
use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection};

use crate::app::{App, STEPPE, import};
use crate::database::{Database, Kind, Stage, setting};
use crate::journal::{done, refused};

/// Whether a program is there; without it, a complete run fails.
pub(crate) fn has(program: &str) -> bool {
    let there = Command::new(program)
        .arg(if program.ends_with("haproxy") {
            "-v"
        } else {
            "--version"
        })
        .output()
        .is_ok_and(|o| o.status.success());
    assert!(
        there || setting("CROSSTABLE_TEST_QUICK").as_deref() == Some("1"),
        "{program} is missing: tests/run installs it"
    );
    if !there {
        eprintln!("!!! NOT RUN: {program} is missing");
    }
    there
}

#[test]
fn an_encrypted_copy_is_opened_by_its_key_alone() {
    if !has("age") {
        return;
    }
    let Some(app) = App::on(Kind::Sqlite) else {
        return;
    };
    let (database, folder) = (&app.database, app.database.folder.path());
    let at = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let key = |name: &str| {
        let made = Command::new("age-keygen")
            .args(["-o", &at(name)])
            .output()
            .unwrap();
        let said = String::from_utf8(made.stderr).unwrap();
        said.trim()
            .strip_prefix("Public key: ")
            .unwrap_or_else(|| panic!("{said}"))
            .to_owned()
    };
    let (first, second) = (key("first"), key("second"));
    key("stranger");
    // Longer than any chunk that is encrypted at once.
    app.database.tamper(&format!(
        "CREATE TABLE ballast (text TEXT); INSERT INTO ballast VALUES ('{}')",
        "x".repeat(200_000)
    ));
    done(
        database,
        &[
            "backup",
            &at("copy.age"),
            "--recipient",
            &first,
            "--recipient",
            &second,
        ],
    );
    let sealed = std::fs::read(at("copy.age")).unwrap();
    assert!(
        sealed.starts_with(b"age-encryption.org/v1\n-> X25519 ")
            && !sealed.windows(20).any(|part| part == [b'x'; 20])
    );
    for name in ["first", "second"] {
        let opened = Command::new("age")
            .args([
                "-d",
                "-i",
                &at(name),
                "-o",
                &at(&format!("{name}.sqlite")),
                &at("copy.age"),
            ])
            .output()
            .unwrap();
        assert!(
            opened.status.success(),
            "{}",
            String::from_utf8_lossy(&opened.stderr)
        );
        let copy = Db::open(&format!("sqlite:{}", at(&format!("{name}.sqlite"))), 1).unwrap();
        assert!(
            copy.read(|c| federations::find_by_slug(c, "steppe"))
                .unwrap()
                .is_some()
        );
        assert!(copy.read(audit::verify_log).unwrap().is_ok());
    }
    let stranger = Command::new("age")
        .args(["-d", "-i", &at("stranger"), &at("copy.age")])
        .output()
        .unwrap();
    assert!(!stranger.status.success());
    std::fs::write(at("short.age"), &sealed[..sealed.len() - 70_000]).unwrap();
    let short = Command::new("age")
        .args(["-d", "-i", &at("first"), &at("short.age")])
        .output()
        .unwrap();
    assert!(
        !short.status.success(),
        "a copy that was cut off is told from a whole one"
    );
}

#[test]
fn nothing_is_left_of_a_copy_that_failed() {
    let Some(app) = App::on(Kind::Sqlite) else {
        return;
    };
    let (database, folder) = (&app.database, app.database.folder.path());
    let file = folder.join("copy.age");
    let name = file.to_str().unwrap();
    let before = std::fs::read_dir(folder).unwrap().count();
    assert!(
        refused(
            database,
            &["backup", name, "--recipient", "age1nonsense"],
            1
        )
        .contains("age1nonsense")
    );
    let secret = "AGE-SECRET-KEY-184JMZMVQH3E6U0PSL869004Y3U2NYV7R30EU99CSEDNPH02YUVFSZW44VU";
    let said = refused(database, &["backup", name, "--recipient", secret], 1);
    assert!(
        said.contains("secret half") && !said.contains(secret),
        "{said}"
    );
    let nowhere = folder.join("nowhere/copy.age");
    refused(
        database,
        &[
            "backup",
            nowhere.to_str().unwrap(),
            "--recipient",
            "age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj",
        ],
        1,
    );
    assert!(!file.exists());
    assert_eq!(std::fs::read_dir(folder).unwrap().count(), before);
}

#[test]
fn the_site_runs_with_an_account_that_makes_no_tables() {
    let Some(database) = Database::on(Kind::Postgres) else {
        return;
    };
    let role = database
        .url
        .rsplit('/')
        .next()
        .unwrap()
        .replace("it_", "reader_");
    let run = |sql: &str| {
        PgConnection::establish(&database.url)
            .unwrap()
            .batch_execute(sql)
    };
    run(&format!("CREATE ROLE {role} LOGIN")).unwrap();
    let url = database.url.replace("postgres@", &format!("{role}@"));
    let mut serve = Command::new(env!("CARGO_BIN_EXE_crosstable"));
    serve.env_clear().args([
        "serve",
        "--no-migrate",
        "--listen",
        "127.0.0.1:0",
        "--database",
        &url,
    ]);
    let said = serve.output().unwrap();
    assert!(
        String::from_utf8_lossy(&said.stderr).contains("crosstable migrate"),
        "there are no tables: {said:?}"
    );
    let owner = database.migrated();
    // As the file says it, for the name that the test has.
    let grants =
        include_str!("../../deploy/postgres.sql").replace(" crosstable;", &format!(" {role};"));
    run(&grants).unwrap();
    let db = Db::open(&url, 2).unwrap();
    assert!(!db.is_outdated().unwrap());
    assert!(
        db.run_migrations().unwrap().is_empty(),
        "there is nothing to be done"
    );
    assert!(db.revert_newest_migration().is_err());
    db.write(|c| {
        import(c, STEPPE);
        Ok::<_, crosstable::actions::ActionError>(())
    })
    .unwrap();
    assert!(db.read(audit::verify_log).unwrap().is_ok());
    let refused = |sql: &str| {
        let said = PgConnection::establish(&url)
            .unwrap()
            .batch_execute(sql)
            .unwrap_err()
            .to_string();
        assert!(
            said.contains("permission denied") || said.contains("must be owner"),
            "{sql}: {said}"
        );
    };
    for sql in [
        "CREATE TABLE mine (id INT)",
        "DROP TABLE players",
        "ALTER TABLE players ADD COLUMN x INT",
        "DROP TRIGGER audit_is_append_only ON audit",
        "DELETE FROM audit",
        "UPDATE audit SET actor = 'somebody else'",
        "TRUNCATE players",
        "DELETE FROM __diesel_schema_migrations",
    ] {
        refused(sql);
    }
    run(&format!("DROP OWNED BY {role} CASCADE; DROP ROLE {role}")).unwrap();
    drop((db, owner));
}
