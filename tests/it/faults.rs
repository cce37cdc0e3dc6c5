//! What goes wrong around the program: somebody else holds the database, it is gone, it is full, it
//! went back, too few files may be open.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use chrono::TimeDelta;
use crosstable::db::{Conn, Db, DbError, clubs};
use crosstable::web::app::{Proxies, rlimit};
use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection, RunQueryDsl, SqliteConnection};

use crate::app::{App, PASSWORD};
use crate::database::{Database, Kind, on_both};

/// Somebody else who writes and doesn't end.
pub(crate) enum Holder {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Holder {
    pub(crate) fn of(database: &Database) -> Holder {
        match database.kind {
            Kind::Sqlite => {
                let mut c = SqliteConnection::establish(database.url.trim_start_matches("sqlite:"))
                    .unwrap();
                c.batch_execute("BEGIN IMMEDIATE").unwrap();
                Holder::Sqlite(c)
            }
            Kind::Postgres => {
                let mut c = PgConnection::establish(&database.url).unwrap();
                c.batch_execute("BEGIN; SELECT pg_advisory_xact_lock(13217085201920)")
                    .unwrap();
                Holder::Postgres(c)
            }
        }
    }

    pub(crate) fn end(self) {
        match self {
            Holder::Sqlite(mut c) => c.batch_execute("ROLLBACK").unwrap(),
            Holder::Postgres(mut c) => c.batch_execute("ROLLBACK").unwrap(),
        }
    }
}

/// How long something takes.
pub(crate) fn took<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let began = Instant::now();
    (work(), began.elapsed())
}

on_both! {
    fn who_waits_for_another_writer_is_sent_away_with_what_was_typed_and_readers_read(app: App) {
        let chairman = app.chairman();
        let page = chairman.page("/steppe/clubs/new");
        let form = page.form("/steppe/clubs").set("name", "Обсидиан & \"Sons\"").set("contacts", "one\n<two>");
        let fields: Vec<(&str, &str)> = form.fields.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        let holder = Holder::of(&app.database);
        let others: Vec<_> = (0..20).map(|_| {
            let (other, action) = (chairman.twin(), form.action.clone());
            thread::spawn(move || other.try_post(&action, &[("name", "Flood")]))
        }).collect();
        for path in ["/steppe/ratings", "/steppe", "/health", "/ready"] {
            let (answer, time) = took(|| app.visitor().try_get(path));
            assert_eq!(answer.status, 200, "{path}");
            assert!(time < Duration::from_secs(2), "{path} took {time:?}");
        }
        let (answer, time) = took(|| chairman.try_post(&form.action, &fields));
        assert_eq!(answer.status, 503, "{}", answer.text());
        assert!(time < Duration::from_secs(9), "{time:?}");
        assert!(!answer.header("retry-after").is_empty());
        assert!(others.into_iter().all(|other| other.join().unwrap().status == 503));
        holder.end();
        // The page holds what was typed, and its button sends it once more.
        let again = answer.form(&form.action);
        assert_eq!((again.value("name"), again.value("contacts")), ("Обсидиан & \"Sons\"", "one\n<two>"));
        chairman.submit(&again).location();
        let steppe = app.federation("steppe").id;
        assert!(app.read(|c| clubs::list(c, steppe)).iter().any(|club| club.name == "Обсидиан & \"Sons\""));
    }

    fn everybody_reads_while_more_wait_for_a_writer_than_there_are_threads(app: App) {
        rlimit::raise_limit();
        // They wait as long as this takes, however slow the machine.
        let app = app.patient();
        let chairman = app.chairman();
        let form = chairman.page("/steppe/clubs/new").form("/steppe/clubs");
        let holder = Holder::of(&app.database);
        let waiting: Vec<_> = (0..600).map(|_| {
            let (other, action) = (chairman.twin(), form.action.clone());
            thread::spawn(move || other.try_post(&action, &[("name", "Flood")]))
        }).collect();
        let asked = |path: &str| took(|| app.visitor().try_get(path).status);
        // The server takes them in first: then nothing but their waiting could hold up a page.
        let calm = (0..20).any(|_| asked("/health").1 < Duration::from_millis(500));
        for path in ["/steppe/ratings", "/steppe", "/health", "/ready"] {
            let (status, time) = asked(path);
            assert_eq!(status, 200, "{path}");
            assert!(calm && time < Duration::from_secs(2), "{path} took {time:?}");
        }
        assert!(waiting.iter().all(|other| !other.is_finished()), "somebody didn't wait");
        holder.end();
        // One of them makes the club, the others hear that there is one of this name.
        let statuses: Vec<u16> = waiting.into_iter().map(|other| other.join().unwrap().status).collect();
        assert!(statuses.iter().all(|status| *status < 500) && statuses.contains(&303), "{statuses:?}");
    }

    /// Whoever waits with them: each hears in time that it was in vain.
    fn a_crowd_that_waits_for_a_writer_is_sent_away(app: App) {
        rlimit::raise_limit();
        let chairman = app.chairman();
        let form = chairman.page("/steppe/clubs/new").form("/steppe/clubs");
        let holder = Holder::of(&app.database);
        let waiting: Vec<_> = (0..600).map(|_| {
            let (other, action) = (chairman.twin(), form.action.clone());
            thread::spawn(move || other.try_post(&action, &[("name", "Flood")]).status)
        }).collect();
        let (statuses, time) = took(|| waiting.into_iter().map(|other| other.join().unwrap()).collect::<Vec<_>>());
        assert!(statuses.iter().all(|status| *status == 503), "{statuses:?}");
        assert!(time < Duration::from_secs(60), "{time:?}");
        holder.end();
    }

    fn the_console_waits_for_a_writer_not_without_end(database: Database) {
        let db = database.migrated();
        let holder = Holder::of(&database);
        let (outcome, time) = took(|| db.with_patience(Duration::from_millis(300)).write(|_| Ok::<_, DbError>(())));
        assert!(matches!(outcome, Err(DbError::Busy)), "{outcome:?}");
        assert!(time < Duration::from_secs(3), "{time:?}");
        holder.end();
        db.write(|_| Ok::<_, DbError>(())).unwrap();
    }

    fn when_nothing_can_be_written_everything_can_still_be_read(app: App) {
        let chairman = app.chairman();
        let form = chairman.page("/steppe/clubs/new").form("/steppe/clubs").set("name", "Basalt");
        let trigger = |table: &str, act: &str| match app.database.kind {
            Kind::Sqlite => format!(
                "CREATE TRIGGER full_{table} BEFORE {act} ON {table} BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END"
            ),
            Kind::Postgres => format!(
                "CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger AS $$ BEGIN
                     RAISE 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$ LANGUAGE plpgsql;
                 CREATE TRIGGER full_{table} BEFORE {act} ON {table} FOR EACH ROW EXECUTE FUNCTION full_disk()"
            ),
        };
        app.database.tamper(&trigger("sessions", "UPDATE"));
        app.database.tamper(&trigger("clubs", "INSERT"));
        app.database.tamper(&trigger("orders", "INSERT"));
        let ready = || app.visitor().page("/ready").body;
        // The session would be noted as used.
        app.pass(TimeDelta::minutes(11));
        for path in ["/steppe/settings", "/steppe/people", "/account"] {
            assert_eq!(chairman.status(path), 200, "{path}");
        }
        // A session that can't be noted is no error of the page, and no secret either.
        assert!(ready().ends_with("writing: the last act could not be stored\n"), "{}", ready());
        let fields: Vec<(&str, &str)> = form.fields.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        let answer = chairman.try_post(&form.action, &fields);
        assert_eq!(answer.status, 503);
        answer.form(&form.action);
        // What was typed beside a file, too.
        let fields = [("number", "7".to_owned()), ("day", "2017-01-27".to_owned()), ("body", "Long".to_owned())];
        let answer = chairman.try_upload("/steppe/orders/new", &fields);
        assert_eq!(answer.status, 503);
        assert_eq!(answer.form("/orders/new").value("body"), "Long");
        assert!(ready().ends_with("writing: the last act could not be stored\n"), "{}", ready());
        app.database.tamper(match app.database.kind {
            Kind::Sqlite => "DROP TRIGGER full_clubs",
            Kind::Postgres => "DROP TRIGGER full_clubs ON clubs",
        });
        chairman.submit(&form).location();
        assert!(ready().ends_with("writing: ok\n"), "{}", ready());
    }

    fn no_page_is_of_data_that_went_back(app: App) {
        app.tournament_in("Lost Cup", "planned");
        let visitor = app.visitor();
        let before = visitor.page("/steppe/tournaments");
        before.says("Lost Cup");
        assert_eq!(visitor.page("/steppe/tournaments").body, before.body, "it is kept");
        let generation = app.db.generation();
        // Another server took over that had not heard of the last act, and somebody has done
        // something else there: as many acts as before.
        app.database.tamper(match app.database.kind {
            Kind::Sqlite => "DROP TRIGGER IF EXISTS audit_is_append_only_u",
            Kind::Postgres => "ALTER TABLE audit DISABLE TRIGGER ALL",
        });
        app.database.tamper(
            "UPDATE tournaments SET name = 'Other Cup' WHERE name = 'Lost Cup';
             UPDATE audit SET hash = 'another' WHERE seq = (SELECT MAX(seq) FROM audit);
             UPDATE audit_chains SET hash = 'another', mark = mark + 1 WHERE seq = (SELECT MAX(seq) FROM audit)",
        );
        thread::sleep(Duration::from_millis(5));
        visitor.page("/steppe/tournaments").says("Other Cup");
        assert!(app.db.generation() > generation && app.db.epoch() == 1);
        thread::sleep(Duration::from_millis(5));
        visitor.page("/steppe/tournaments").says("Other Cup");
        assert_eq!(app.db.epoch(), 1, "it went back once");
    }

    fn what_is_sent_twice_from_one_page_is_done_once(app: App) {
        let chairman = app.chairman();
        let count = |name: &str| app.database.count(&format!("SELECT COUNT(*) AS count FROM tournaments WHERE name = '{name}'"));
        let form = chairman.page("/steppe/tournaments/new").form("/steppe/tournaments").set("name", "Once Cup");
        let form = form.set("starts", "2026-06-01").set("ends", "2026-06-02").set("city", "Stepove").set("minutes", "60");
        let (club, referee) = (app.club("Ivory").to_string(), app.account("referee").to_string());
        let form = form.set("club", &club).set("referee", &referee);
        let first = chairman.submit(&form);
        assert!(first.location().starts_with("/steppe/tournaments/"));
        // No answer came: the browser sends it again.
        let second = chairman.submit(&form);
        assert_eq!(second.location(), first.location(), "it leads to what was made");
        chairman.page(&first.location()).says("It was not repeated.");
        assert_eq!(count("Once Cup"), 1);
        // From another page it is meant.
        let other = chairman.page("/steppe/tournaments/new").form("/steppe/tournaments");
        let token = other.value("token").to_owned();
        chairman.submit(&form.set("token", &token)).location();
        assert_eq!(count("Once Cup"), 2);
        // So it is with a new player and with a certificate that is asked for.
        let player = chairman.page("/steppe/players/new").form("/steppe/players/new").set("name", "Once Only");
        assert_eq!(chairman.submit(&player).location(), chairman.submit(&player).location());
        let club = chairman.page("/steppe/clubs/new").form("/steppe/clubs").set("name", "Once Club");
        assert_eq!(chairman.submit(&club).location(), chairman.submit(&club).location());
        let news = chairman.page("/steppe/news/new").form("/steppe/news/new").set("title", "Once told");
        assert_eq!(chairman.submit(&news).location(), chairman.submit(&news).location());
        assert_eq!(app.database.count("SELECT COUNT(*) AS count FROM players WHERE name = 'Once Only'"), 1);
        let page = format!("/steppe/players/{}/certificates/new", app.player("p03"));
        let wish = chairman.page(&page).form(&page).set("asked_by", "Somebody").set("contact", "x@example.org");
        for _ in 0..2 {
            chairman.submit(&wish).location();
        }
        assert_eq!(app.database.count("SELECT COUNT(*) AS count FROM certificates"), 1);
    }

    fn a_clock_that_was_fast_locks_nobody_out(app: App) {
        let fast = TimeDelta::days(40);
        app.pass(fast);
        let visitor = app.visitor();
        for _ in 0..8 {
            visitor.page("/login");
            visitor.post("/login", &[("login", "referee"), ("password", "wrong wrong wrong")]);
        }
        visitor.page("/login");
        visitor.post("/login", &[("login", "referee"), ("password", PASSWORD)]).is(429);
        app.pass(-fast);
        visitor.page("/login");
        visitor.post("/login", &[("login", "referee"), ("password", PASSWORD)]).is(303);
    }

    fn a_failure_has_one_number_in_the_header_on_the_page_and_in_the_problem(app: App) {
        let visitor = app.visitor();
        let number = |path: &str, sent: &str| visitor.get_with(path, &[("x-request-id", sent)]).ok().header("x-request-id").to_owned();
        // The second of a finished page has one of its own.
        let drawn = [number("/", "mine"), number("/", "mine"), number("/login", "mine"), number("/api/v1/federations", "mine")];
        assert!(drawn.iter().all(|id| id.len() == 16 && id.bytes().all(|b| b.is_ascii_hexdigit())), "{drawn:?}");
        assert!((1..4).all(|n| !drawn[..n].contains(&drawn[n])), "{drawn:?}");
        app.database.tamper("ALTER TABLE clubs RENAME TO gone_clubs");
        let page = visitor.try_get("/steppe/clubs");
        assert_eq!(page.status, 500);
        assert_eq!(page.header("x-request-id").len(), 16);
        page.says(page.header("x-request-id"));
        let problem = visitor.try_get("/api/v1/federations/steppe");
        assert_eq!(problem.status, 500);
        let told: serde_json::Value = serde_json::from_str(&problem.body).unwrap();
        assert_eq!(told["log"], problem.header("x-request-id"));
    }

    fn a_number_is_taken_over_from_a_known_proxy_alone(app: App) {
        let app = app.with_settings(|s| s.proxies = Proxies::Any);
        let number = |sent: &str| app.visitor().get_with("/", &[("x-request-id", sent)]).ok().header("x-request-id").to_owned();
        assert_eq!(number("7F000001:9C40_edge-1.a"), "7F000001:9C40_edge-1.a");
        for odd in ["two words", "a=\"b\"", "<b>", &"x".repeat(65)] {
            assert_eq!(number(odd).len(), 16, "{odd}");
        }
        let app = app.with_settings(|s| s.proxies = Proxies::from_settings(true, &["192.0.2.0/24".to_owned()]).unwrap());
        let page = app.visitor().get_with("/", &[("x-request-id", "edge")]).ok();
        assert_ne!(page.header("x-request-id"), "edge", "this machine is none of its proxies");
    }

    fn a_program_is_not_ready_without_tables_that_it_knows(app: App) {
        let ready = || app.visitor().try_get("/ready");
        let (good, table) = (ready(), "__diesel_schema_migrations");
        assert_eq!((good.status, good.body.as_str()), (200, "database: ok\ntables: ok\nlive pages: ok\nclock: ok\nwriting: ok\n"));
        // What is done to them, what is said then, and how it is undone.
        let faults = [
            (
                format!("INSERT INTO {table} (version, run_on) VALUES ('9999', '2030-01-01 00:00:00')"),
                "a newer program has changed them",
                format!("DELETE FROM {table} WHERE version = '9999'"),
            ),
            (format!("ALTER TABLE {table} RENAME TO away"), "there are none", format!("ALTER TABLE away RENAME TO {table}")),
        ];
        for (fault, said, undone) in faults {
            app.database.tamper(&fault);
            let answer = ready();
            assert_eq!(answer.status, 503, "{fault}: {}", answer.body);
            let line = answer.body.lines().find(|line| line.starts_with("tables: ")).unwrap_or_default();
            assert!(line.contains(said), "{fault}: {}", answer.body);
            assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
            assert_eq!(app.visitor().status("/health"), 200);
            app.database.tamper(&undone);
            assert_eq!(ready().status, 200, "{undone}");
        }
        // What only adds is no fault: it works with the tables that it knows.
        app.database.tamper(&format!("INSERT INTO {table} (version, run_on) VALUES ('9998', '2030-01-01 00:00:00')"));
        app.database.tamper("INSERT INTO additive_migrations (version) VALUES ('9998')");
        let answer = ready();
        assert!(answer.status == 200 && answer.body.contains("tables: ok, a newer program has added to them\n"), "{}", answer.body);
        app.database.tamper(&format!("INSERT INTO {table} (version, run_on) VALUES ('9999', '2030-01-01 00:00:00')"));
        assert_eq!(ready().status, 503, "one of two only adds");
        app.database.tamper(&format!("DELETE FROM {table} WHERE version IN ('9998', '9999')"));
        app.database.tamper(&format!("DELETE FROM {table} WHERE version = (SELECT MAX(version) FROM {table})"));
        let answer = ready();
        assert!(answer.status == 503 && answer.body.contains("of an older program"), "{}", answer.body);
    }

    fn a_database_of_a_newer_program_is_not_served(database: Database) {
        let db = database.migrated();
        assert_eq!(db.compare_tables().unwrap(), crosstable::db::Tables::Current);
        database.tamper("INSERT INTO __diesel_schema_migrations (version, run_on) VALUES ('9999', '2030-01-01 00:00:00')");
        for command in [&["serve", "--listen", "127.0.0.1:0"][..], &["serve", "--no-migrate", "--listen", "127.0.0.1:0"], &["audit", "verify"]] {
            let output = crosstable(command, &database.url);
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(!output.status.success() && said.contains("of a newer program"), "{command:?}: {said}");
        }
        database.tamper("INSERT INTO additive_migrations (version) VALUES ('9999')");
        assert_eq!(db.compare_tables().unwrap(), crosstable::db::Tables::NewerCompatible);
        assert!(!db.is_outdated().unwrap() && db.run_migrations().unwrap().is_empty(), "there is nothing that it could do");
        done(&crosstable(&["audit", "verify"], &database.url));
        done(&crosstable(&["migrate"], &database.url));
    }
}

/// A command of the program with a database.
fn crosstable(arguments: &[&str], database: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_crosstable"));
    command
        .env_clear()
        .args(arguments)
        .args(["--database", database])
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

/// What a command has said where it succeeded.
#[track_caller]
fn done(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Why a command did nothing.
#[track_caller]
fn refused(output: &Output) -> String {
    assert!(!output.status.success(), "{output:?}");
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn a_misspelt_path_makes_no_database() {
    let folder = tempfile::tempdir().unwrap();
    let (copy, journal) = (
        folder.path().join("copy.sqlite"),
        folder.path().join("no.jsonl"),
    );
    let missing = format!("sqlite:{}", folder.path().join("misspelt.sqlite").display());
    std::fs::write(&journal, "").unwrap();
    for command in [
        &["backup", copy.to_str().unwrap()][..],
        &["audit", "verify"],
        &["audit", "list"],
        &["account", "list"],
        &["keys", "list"],
        &["export", "steppe"],
        &["account", "invite", "somebody"],
        &["verify", "steppe"],
        &[
            "move",
            "steppe",
            "--to",
            &missing,
            "--address",
            "https://other.example.org",
        ],
    ] {
        let said = refused(&crosstable(command, &missing));
        assert!(said.contains("there is no database"), "{command:?}: {said}");
    }
    // An empty file is no database either, and nothing is worth no copy.
    let empty = folder.path().join("empty.sqlite");
    std::fs::write(&empty, "").unwrap();
    refused(&crosstable(
        &["backup", copy.to_str().unwrap()],
        &format!("sqlite:{}", empty.display()),
    ));
    let mut left: Vec<_> = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    left.sort();
    assert_eq!(left, ["empty.sqlite", "no.jsonl"]);
}

/// A database of the steppe in a folder, and its address.
pub(crate) fn steppe(folder: &Path) -> (Database, String) {
    let app = <App as crate::database::Stage>::on(Kind::Sqlite).unwrap();
    let place = folder.join("db.sqlite");
    app.db.backup_to(&place).unwrap();
    let database = Database::new(Kind::Sqlite).unwrap();
    (database, format!("sqlite:{}", place.display()))
}

#[test]
fn a_backup_is_read_back_before_it_has_its_name() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let (_database, url) = steppe(folder.path());
    let copy = folder.path().join("copies").join("copy.sqlite");
    refused(&crosstable(&["backup", copy.to_str().unwrap()], &url));
    std::fs::create_dir(copy.parent().unwrap()).unwrap();
    let said = done(&crosstable(&["backup", copy.to_str().unwrap()], &url));
    assert!(
        said.contains("11 players") && said.contains("last hash"),
        "{said}"
    );
    assert_eq!(copy.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    let left: Vec<_> = std::fs::read_dir(copy.parent().unwrap())
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    assert_eq!(left, ["copy.sqlite"], "nothing is left beside it");
    // Broken pages are noticed: the copy never has its name.
    let broken = folder.path().join("db.sqlite");
    let mut bytes = std::fs::read(&broken).unwrap();
    let (from, to) = (bytes.len() / 4, bytes.len() / 4 * 3);
    bytes[from..to].fill(0xff);
    std::fs::write(&broken, bytes).unwrap();
    let second = copy.with_file_name("second.sqlite");
    refused(&crosstable(&["backup", second.to_str().unwrap()], &url));
    assert!(!second.exists());
}

#[test]
fn a_copy_is_put_in_the_place_of_a_database_as_it_has_to_be_done() {
    let folder = tempfile::tempdir().unwrap();
    let (_database, url) = steppe(folder.path());
    let copy = folder.path().join("copy.sqlite");
    done(&crosstable(&["backup", copy.to_str().unwrap()], &url));
    let db = Db::open(&url, 1).unwrap();
    let steppe = db
        .read(|c| crosstable::db::federations::find_by_slug(c, "steppe"))
        .unwrap()
        .unwrap()
        .id;
    db.write(|c| clubs::add(c, steppe, "After the copy", None, None, None))
        .unwrap();
    let said = refused(&crosstable(&["restore", copy.to_str().unwrap()], &url));
    assert!(said.contains("in use"), "{said}");
    assert!(
        db.read(|c| clubs::list(c, steppe))
            .unwrap()
            .iter()
            .any(|club| club.name == "After the copy")
    );
    let place = folder.path().join("db.sqlite");
    // Killed: the journal stays, and belongs to what the copy knows nothing of.
    let journal = std::fs::read(folder.path().join("db.sqlite-wal")).unwrap();
    assert!(!journal.is_empty());
    drop(db);
    std::fs::write(folder.path().join("db.sqlite-wal"), journal).unwrap();
    let said = done(&crosstable(&["restore", copy.to_str().unwrap()], &url));
    assert!(said.contains("11 players"), "{said}");
    assert!(!folder.path().join("db.sqlite-wal").exists());
    let restored = Db::open(&url, 1).unwrap();
    assert!(
        restored
            .read(|c| clubs::list(c, steppe))
            .unwrap()
            .iter()
            .all(|club| club.name != "After the copy")
    );
    drop(restored);
    let old = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap());
    assert_eq!(
        old.filter(|name| name.starts_with("db.sqlite.before-") && !name.ends_with("-wal"))
            .count(),
        1
    );
    // What is no copy takes nobody's place.
    let before = std::fs::read(&place).unwrap();
    std::fs::write(folder.path().join("text"), "no database").unwrap();
    refused(&crosstable(
        &["restore", folder.path().join("text").to_str().unwrap()],
        &url,
    ));
    refused(&crosstable(
        &["restore", folder.path().join("nothing").to_str().unwrap()],
        &url,
    ));
    assert_eq!(std::fs::read(&place).unwrap(), before);
}

#[test]
fn a_copy_laid_by_hand_over_a_database_whose_log_is_there_is_told_as_one() {
    let folder = tempfile::tempdir().unwrap();
    let (_database, url) = steppe(folder.path());
    let place = std::path::PathBuf::from(url.trim_start_matches("sqlite:"));
    let at = |name: &str| folder.path().join(name);
    // A program that was killed has left its log, which nobody has brought into the file.
    let mut running = SqliteConnection::establish(place.to_str().unwrap()).unwrap();
    let much = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 20000) SELECT x, hex(randomblob(20)) AS y FROM n";
    running
        .batch_execute(&format!("PRAGMA wal_autocheckpoint = 0; CREATE TABLE noise AS {much}; UPDATE players SET name = name || ' II'"))
        .unwrap();
    let log = at("db.sqlite-wal");
    assert!(std::fs::metadata(&log).unwrap().len() > 100_000);
    let kept = at("kept-wal");
    std::fs::copy(&log, &kept).unwrap();
    std::fs::copy(&log, at("killed.sqlite-wal")).unwrap();
    drop(running);
    // The copy is of another database: as if the site had begun anew. One that `backup` has made
    // wants no log, and is what it is.
    let fresh = Database::new(Kind::Sqlite).unwrap();
    let db = fresh.migrated();
    db.backup_to(&at("killed.sqlite")).unwrap();
    let killed = format!("sqlite:{}", at("killed.sqlite").display());
    assert!(done(&crosstable(&["audit", "verify"], &killed)).contains("0 lines"));
    // Of a file that somebody has copied it is believed.
    drop(db);
    std::fs::copy(fresh.url.trim_start_matches("sqlite:"), at("killed.sqlite")).unwrap();
    std::fs::copy(&kept, at("killed.sqlite-wal")).unwrap();
    let said = refused(&crosstable(&["audit", "verify"], &killed));
    assert!(said.contains("crosstable restore FILE"), "{said}");
}

#[test]
fn an_operator_is_told_what_is_wrong_with_a_configuration() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let (_database, url) = steppe(folder.path());
    let settings = folder.path().join("crosstable.toml");
    std::fs::write(
        &settings,
        format!("database = \"{url}\"\nlisten = \"127.0.0.1:0\"\n# postgres://u:secret@x\n"),
    )
    .unwrap();
    let check = |more: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_crosstable"));
        let output = command
            .env_clear()
            .current_dir(folder.path())
            .args(["check", "--config", settings.to_str().unwrap()])
            .args(more)
            .output();
        let output = output.unwrap();
        (
            output.status.success(),
            String::from_utf8(output.stdout).unwrap(),
        )
    };
    let (good, said) = check(&[]);
    assert!(
        good && said.contains("its tables are those of this program")
            && said.contains("it can be written to"),
        "{said}"
    );
    let wrong = [
        (
            &["--base-url", "https://x.example"][..],
            "no proxy is named",
        ),
        (&["--listen", "0.0.0.0:0"], "unencrypted"),
        (
            &[
                "--smtp",
                "smtp://127.0.0.1:1",
                "--mail-from",
                "x@example.org",
            ],
            "WRONG  mail",
        ),
        (&["--database", "nonsense"], "WRONG  database"),
        (
            &["--read-database", "postgres://u:p@192.0.2.1/x"],
            "WRONG  read-database: 192.0.2.1",
        ),
        (
            &["--direct-database", "postgres://u:p@192.0.2.1/x"],
            "WRONG  direct-database: 192.0.2.1",
        ),
        (&["--metrics", "192.0.2.1:9"], "WRONG  metrics"),
    ];
    for (more, what) in wrong {
        let (good, said) = check(more);
        assert!(
            !good && said.contains(what) && said.contains("WRONG"),
            "{more:?}: {said}"
        );
    }
    assert!(
        check(&["--metrics", "127.0.0.1:0"])
            .1
            .contains("ok     metrics")
    );
    assert!(check(&[]).1.contains("disk of the database"));
    let (good, said) = check(&["--database", "sqlite:missing.sqlite"]);
    assert!(good && said.contains("look   database"), "{said}");
    assert!(!folder.path().join("missing.sqlite").exists());
    std::fs::write(&settings, "database = \"sqlite:x@y.sqlite\"\n").unwrap();
    std::fs::set_permissions(&settings, std::fs::Permissions::from_mode(0o644)).unwrap();
    assert!(check(&[]).1.contains("WRONG  settings"));
}

/// A file with the steppe and a tournament that is played there: the address of the database, and
/// the number of the tournament.
pub(crate) fn steppe_in_play(folder: &Path) -> (String, i64) {
    let app = <App as crate::database::Stage>::on(Kind::Sqlite).unwrap();
    let (tournament, _) = app.desk_at("Long Evening");
    let place = folder.join("db.sqlite");
    app.db.backup_to(&place).unwrap();
    (format!("sqlite:{}", place.display()), tournament)
}

/// A program that is ended with the test.
pub(crate) struct Running(pub(crate) Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_program_may_have_as_many_files_open_as_the_machine_allows() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new("sh");
    command.args([
        "-c",
        "ulimit -Sn 300; ulimit -Hn 900; exec \"$0\" serve --listen 127.0.0.1:0 --data \"$1\"",
    ]);
    command
        .arg(env!("CARGO_BIN_EXE_crosstable"))
        .arg(folder.path())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let mut running = Running(command.spawn().unwrap());
    let mut said = [0; 1];
    running
        .0
        .stdout
        .as_mut()
        .unwrap()
        .read_exact(&mut said)
        .unwrap();
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", running.0.id())).unwrap();
    let files: Vec<&str> = limits
        .lines()
        .find(|line| line.starts_with("Max open files"))
        .unwrap()
        .split_whitespace()
        .collect();
    assert_eq!(files[3..5], ["900", "900"]);
}

/// A way to a server that can be cut or go silent.
struct Way {
    port: u16,
    silent: Arc<AtomicBool>,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Way {
    /// A way to the server of this address.
    fn to(server: String) -> Way {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let way = Way {
            port,
            silent: Arc::default(),
            open: Arc::default(),
        };
        let (silent, open) = (way.silent.clone(), way.open.clone());
        thread::spawn(move || {
            for client in listener.incoming() {
                let (client, server) = (client.unwrap(), TcpStream::connect(&server).unwrap());
                open.lock()
                    .unwrap()
                    .extend([client.try_clone().unwrap(), server.try_clone().unwrap()]);
                let (back, forth) = (server.try_clone().unwrap(), client.try_clone().unwrap());
                for (from, to) in [(client, server), (back, forth)] {
                    let silent = silent.clone();
                    thread::spawn(move || carry(from, to, &silent));
                }
            }
        });
        way
    }

    fn silence(&self, silent: bool) {
        self.silent.store(silent, Ordering::Release);
    }

    /// Ends every connection.
    fn cut(&self) {
        for end in self.open.lock().unwrap().drain(..) {
            let _ = end.shutdown(Shutdown::Both);
        }
    }
}

fn carry(mut from: TcpStream, mut to: TcpStream, silent: &AtomicBool) {
    let mut piece = vec![0; 1 << 16];
    while let Ok(count @ 1..) = from.read(&mut piece) {
        while silent.load(Ordering::Acquire) {
            thread::sleep(Duration::from_millis(10));
        }
        if to.write_all(&piece[..count]).is_err() {
            break;
        }
    }
    let _ = to.shutdown(Shutdown::Both);
}

/// Server and rest of an address of PostgreSQL.
fn halves(url: &str) -> (String, String) {
    let (server, name) = url.split_once('@').unwrap().1.split_once('/').unwrap();
    (server.to_owned(), name.to_owned())
}

#[test]
fn an_outage_is_told_within_two_seconds_and_over_within_five() {
    let mut made = None;
    let app = App::reached_by(|url| {
        let (server, name) = halves(url);
        let way = made.insert(Way::to(server));
        format!("postgres://postgres@127.0.0.1:{}/{name}", way.port)
    });
    let (Some(app), Some(way)) = (app, made) else {
        return;
    };
    let chairman = app.chairman();
    let form = chairman
        .page("/steppe/clubs/new")
        .form("/steppe/clubs")
        .set("name", "Basalt");
    let fields: Vec<(&str, &str)> = form
        .fields
        .iter()
        .map(|(n, v)| (n.as_str(), v.as_str()))
        .collect();
    app.visitor().page("/steppe");
    way.silence(true);
    thread::sleep(Duration::from_millis(50));
    // At once, and again when it is known.
    for round in 0..2 {
        let (page, time) = took(|| chairman.try_get("/steppe/people"));
        assert_eq!(page.status, 503, "{round}");
        assert!(
            time < Duration::from_millis(2_600),
            "round {round}: {time:?}"
        );
        assert!(!page.header("retry-after").is_empty());
        let (answer, time) = took(|| chairman.try_post(&form.action, &fields));
        assert_eq!(answer.status, 503, "{round}");
        assert!(
            time < Duration::from_millis(2_600),
            "round {round}: {time:?}"
        );
        answer.form(&form.action);
    }
    assert_eq!(app.visitor().status("/health"), 200);
    let (ready, time) = took(|| app.visitor().try_get("/ready"));
    assert!(
        ready.status == 503 && time < Duration::from_secs(2),
        "{time:?}"
    );
    assert_eq!(
        app.visitor().status("/steppe"),
        200,
        "what is kept is served"
    );
    way.silence(false);
    let back = || {
        (0..50).any(|_| {
            chairman.status("/steppe/people") == 200 || {
                thread::sleep(Duration::from_millis(100));
                false
            }
        })
    };
    assert!(back());
    // A connection that is cut is no fault of the program.
    way.cut();
    for _ in 0..10 {
        let status = chairman.status("/steppe/people");
        assert!([200, 503].contains(&status), "{status}");
        thread::sleep(Duration::from_millis(50));
    }
    assert!(back());
    chairman.submit(&form).location();
}

#[test]
fn what_was_cut_while_it_was_confirmed_may_be_sent_again_and_is_done_once() {
    let mut made = None;
    let app = App::reached_by(|url| {
        let (server, name) = halves(url);
        let way = made.insert(Way::to(server));
        format!("postgres://postgres@127.0.0.1:{}/{name}", way.port)
    });
    let (Some(app), Some(way)) = (app, made) else {
        return;
    };
    let chairman = app.chairman();
    let form = chairman
        .page("/steppe/clubs/new?lang=en")
        .form("/steppe/clubs")
        .set("name", "Jasper");
    // What is looked at when a transaction is confirmed takes its time.
    app.database.tamper(
        "CREATE FUNCTION linger() RETURNS trigger AS $$ BEGIN PERFORM pg_sleep(3); RETURN NULL; END $$ LANGUAGE plpgsql;
         CREATE CONSTRAINT TRIGGER linger AFTER INSERT ON clubs DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION linger()",
    );
    let (sender, sent) = (chairman.twin(), form.clone());
    let sending = thread::spawn(move || {
        let fields: Vec<(&str, &str)> = sent
            .fields
            .iter()
            .map(|(n, v)| (n.as_str(), v.as_str()))
            .collect();
        sender.try_post(&sent.action, &fields)
    });
    let confirming = "SELECT COUNT(*) AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'";
    while app.database.count(confirming) == 0 {
        assert!(!sending.is_finished(), "it was confirmed too soon");
        thread::sleep(Duration::from_millis(20));
    }
    way.cut();
    let answer = sending.join().unwrap();
    assert_eq!(answer.status, 503, "{}", answer.text());
    answer.says("this may or may not have been saved");
    assert!(!answer.header("retry-after").is_empty());
    let again = answer.form(&form.action);
    assert_eq!(again.value("name"), "Jasper");
    // It waits for the transaction that nobody has heard the end of.
    app.database.tamper("DROP TRIGGER linger ON clubs");
    let back = (0..100).any(|_| {
        chairman.status("/steppe/people") == 200 || {
            thread::sleep(Duration::from_millis(100));
            false
        }
    });
    assert!(back);
    chairman.submit(&again).location();
    let steppe = app.federation("steppe").id;
    let named = app
        .read(|c| clubs::list(c, steppe))
        .iter()
        .filter(|club| club.name == "Jasper")
        .count();
    assert_eq!(named, 1);
}

#[test]
fn postgresql_ends_a_transaction_in_which_nothing_happens() {
    #[derive(diesel::QueryableByName)]
    struct Setting {
        #[diesel(sql_type = diesel::sql_types::Text)]
        idle: String,
    }
    let Some(database) = Database::new(Kind::Postgres) else {
        return;
    };
    let idle = |c: &mut Conn| match c {
        Conn::Postgres(c) => {
            let asked = diesel::sql_query(
                "SELECT current_setting('idle_in_transaction_session_timeout') AS idle",
            );
            Ok::<_, DbError>(asked.get_result::<Setting>(c)?.idle)
        }
        Conn::Sqlite(_) => panic!("another database"),
    };
    let db = database.migrated();
    // A minute: `IDLE_MILLIS` of the backend. Who reads holds up nobody.
    assert_eq!(
        (
            db.write(idle).unwrap().as_str(),
            db.read(idle).unwrap().as_str()
        ),
        ("1min", "0")
    );
    // Of a node that was stopped in the middle of an act nothing stays, and the next writer doesn't
    // wait for it.
    let mut stopped = PgConnection::establish(&database.url).unwrap();
    stopped
        .batch_execute("BEGIN; SET LOCAL idle_in_transaction_session_timeout = 500; SELECT pg_advisory_xact_lock(13217085201920)")
        .unwrap();
    let (outcome, time) = took(|| db.write(|_| Ok::<_, DbError>(())));
    assert!(
        outcome.is_ok() && time < Duration::from_secs(4),
        "{outcome:?} {time:?}"
    );
    assert!(stopped.batch_execute("COMMIT").is_err());
}

/// A pooler that gives each transaction another connection of the server.
struct Pooler {
    _running: Running,
    _folder: tempfile::TempDir,
}

impl Pooler {
    fn before(server: &str, port: u16) -> Pooler {
        let folder = tempfile::tempdir().unwrap();
        let (host, server_port) = server.rsplit_once(':').unwrap();
        let users = folder.path().join("users");
        std::fs::write(&users, "\"postgres\" \"\"\n").unwrap();
        let settings = format!(
            "[databases]\n* = host={host} port={server_port} user=postgres\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\n\
             auth_type = trust\nauth_file = {}\npool_mode = transaction\nmax_client_conn = 200\ndefault_pool_size = 3\n\
             unix_socket_dir =\nignore_startup_parameters = extra_float_digits\n",
            users.display()
        );
        let file = folder.path().join("pgbouncer.ini");
        std::fs::write(&file, settings).unwrap();
        use std::os::unix::fs::PermissionsExt;
        std::fs::set_permissions(folder.path(), std::fs::Permissions::from_mode(0o755)).unwrap();
        let mut command = Command::new("/usr/sbin/pgbouncer");
        // It refuses to be run by root.
        if rustix::process::geteuid().is_root() {
            command.args(["-u", "postgres"]);
        }
        command
            .arg(&file)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let running = Running(command.spawn().unwrap());
        for _ in 0..100 {
            if TcpStream::connect(("127.0.0.1", port)).is_ok() {
                break;
            }
            thread::sleep(Duration::from_millis(50));
        }
        Pooler {
            _running: running,
            _folder: folder,
        }
    }
}

#[test]
fn a_pooler_in_transaction_mode_may_stand_before_postgresql() {
    let port = TcpListener::bind("127.0.0.1:0")
        .unwrap()
        .local_addr()
        .unwrap()
        .port();
    let (mut pooler, mut direct) = (None, None);
    let app = App::reached_by(|url| {
        let (server, name) = halves(url);
        direct = Some(url.to_owned());
        pooler = Some(Pooler::before(&server, port));
        format!("postgres://postgres@127.0.0.1:{port}/{name}")
    });
    let Some(mut app) = app else { return };
    assert!(app.db.is_pooled());
    for _ in 0..2 {
        assert!(app.db.run_migrations().unwrap().is_empty());
        let id = app.tournament_in("Pooled", "rated");
        app.visitor().page(&format!("/steppe/tournaments/{id}"));
        app.chairman().page("/steppe/people");
        app.restart();
    }
    // Nobody has a connection for long there: changes are heard of by a way past the pooler, and
    // told by any.
    let (tell, told) = mpsc::channel();
    assert!(!app.db.start_listening(|| ()).unwrap());
    app.db.listen_at(&direct.unwrap()).unwrap();
    assert!(
        app.db
            .start_listening(move || tell.send(()).unwrap_or_default())
            .unwrap()
    );
    let heard = || told.recv_timeout(Duration::from_secs(10)).unwrap();
    heard();
    app.database.open().write(|_| Ok::<_, DbError>(())).unwrap();
    heard();
    // Two programs write at the same time.
    let steppe = app.federation("steppe").id;
    let programs: Vec<_> = (0..2)
        .map(|own| {
            let db = app.database.open();
            thread::spawn(move || {
                (0..25).try_for_each(|n| {
                    db.write(|c| {
                        clubs::add(c, steppe, &format!("club {own} {n}"), None, None, None)
                            .map(drop)
                    })
                })
            })
        })
        .collect();
    for program in programs {
        program.join().unwrap().unwrap();
    }
}
