//! The program at the console: journals in and out, accounts, backup, the audit log.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use crosstable::actions::Actor;
use crosstable::actions::audit::{self, Entry, Subject};
use crosstable::actions::journal::{self as office_journal, ImportError};
use crosstable::domain::audit::Action;
use crosstable::domain::journal;
use crosstable::web::app::{HashCost, MachineSecrets, hash};
use serde_json::json;

use crate::app::{App, PASSWORD, STEPPE, noon};
use crate::client::Client;
use crate::database::{Database, Kind, on_both};

fn program(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_crosstable"));
    command.env_clear().current_dir(folder).stdin(Stdio::null());
    command
}

/// Runs a command on this database.
#[track_caller]
pub(crate) fn run(database: &Database, arguments: &[&str]) -> Output {
    program(database.folder.path())
        .args(["--database", &database.url])
        .args(arguments)
        .output()
        .unwrap()
}

/// Runs a command that has to succeed; what it prints.
#[track_caller]
pub(crate) fn done(database: &Database, arguments: &[&str]) -> String {
    let output = run(database, arguments);
    assert!(
        output.status.success(),
        "{arguments:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).unwrap()
}

/// Runs a command that has to fail with this status; what it says.
#[track_caller]
pub(crate) fn refused(database: &Database, arguments: &[&str], status: i32) -> String {
    let output = run(database, arguments);
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(status), "{arguments:?}: {text}");
    assert!(
        output.stdout.is_empty(),
        "{arguments:?} printed something all the same"
    );
    text
}

/// Imports a text under a slug.
#[track_caller]
fn import(database: &Database, text: &str, slug: &str) {
    let file = database.folder.path().join(format!("{slug}.jsonl"));
    fs::write(&file, text).unwrap();
    done(database, &["import", file.to_str().unwrap(), "--as", slug]);
}

fn golden() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/ufgo");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|f| f.unwrap().path())
        .filter(|p| {
            p.to_str()
                .is_some_and(|p| p.ends_with(".jsonl") && !p.ends_with(".expected.jsonl"))
        })
        .collect();
    files.sort();
    assert!(files.len() >= 15, "the golden cases are missing");
    files
}

/// A journal as it stands under another slug.
fn under(text: &str, slug: &str) -> String {
    text.replacen("\"slug\": \"steppe\"", &format!("\"slug\": \"{slug}\""), 1)
}

/// A running program; it ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// What is told of a site in which somebody has chosen a password, logged in and made a federation.
#[track_caller]
fn looks_right(counted: &str) {
    let value = |name: &str| {
        let line = counted
            .lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("{name} is not told: {counted}"))
            .parse::<f64>()
            .unwrap()
    };
    // Each has waited for its turn.
    assert!(
        value("crosstable_writer_wait_seconds_count") >= 3.0,
        "{counted}"
    );
    let connections = ["idle", "busy"].map(|state| {
        value(&format!(
            "crosstable_database_connections{{state=\"{state}\"}}"
        ))
    });
    assert!(connections.iter().sum::<f64>() >= 1.0, "{counted}");
    for nothing in [
        "letters{state=\"waiting\"}",
        "letters{state=\"given up\"}",
        "event_streams",
        "long_works",
    ] {
        assert_eq!(value(&format!("crosstable_{nothing}")), 0.0, "{nothing}");
    }
}

/// A page that is the same for everybody is made for its first reader, and found by the second.
#[track_caller]
fn a_page_is_made_once(watched: &str, listen: &str) {
    let looks = || {
        let told = reqwest::blocking::get(format!("http://{watched}/metrics"))
            .unwrap()
            .text()
            .unwrap();
        ["no", "yes"].map(|found| {
            let name = format!("crosstable_page_lookups_total{{found=\"{found}\"}} ");
            told.lines()
                .find_map(|line| line.strip_prefix(&name))
                .map_or(0, |count| count.parse::<u64>().unwrap())
        })
    };
    let (stranger, [made, found]) = (Client::new(&format!("http://{listen}")), looks());
    stranger.page("/first/ratings");
    stranger.page("/first/ratings");
    assert_eq!(looks(), [made + 1, found + 1]);
}

on_both! {
    fn a_federation_of_thousands_is_taken_over(database: Database) {
        let mut text = String::from("{\"federation\": {\"slug\": \"many\", \"name\": \"Many\", \"rules\": \"ufgo\"}}\n");
        for i in 0..4000 {
            text += &format!(
                "{{\"player\": {{\"id\": \"p{i}\", \"name\": \"Player {i}\", \"born\": null, \"country\": null, \"club\": null, \
                 \"guest\": false, \"standing\": {{\"rating\": {}}}}}}}\n",
                i % 2500
            );
        }
        import(&database, &text, "many");
        assert_eq!(done(&database, &["export", "many"]), text);
    }

    fn an_import_tells_how_far_it_is(database: Database) {
        let journal = journal::read_journal(STEPPE.as_bytes()).unwrap();
        let mut heard = Vec::new();
        let mut far = |lines: usize| heard.push(lines);
        let watched = |c: &mut crosstable::db::Conn| {
            office_journal::import_watched(c, &Actor::console(), &journal, None, noon(), &mut far).map_err(|e| match e {
                ImportError::Action(error) => error,
                other => panic!("{other:?}"),
            })
        };
        database.migrated().write(watched).unwrap();
        // The list and the tournament, which are the last two lines.
        assert_eq!(heard, [journal.lines.len() - 1, journal.lines.len()]);
    }

    fn a_journal_comes_out_as_it_went_in(database: Database) {
        import(&database, STEPPE, "copy");
        let out = done(&database, &["export", "copy"]);
        assert_eq!(out, under(STEPPE, "copy"));
        let mut child = program(database.folder.path()).args(["--database", &database.url, "import", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(STEPPE.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8(output.stdout).unwrap(), "Imported: 15 lines, 10 players.\n");
        assert_eq!(done(&database, &["export", "steppe"]), STEPPE);
        refused(&database, &["export", "nowhere"], 2);
    }

    fn golden_journals_come_out_as_they_went_in(database: Database) {
        for (n, file) in golden().iter().enumerate() {
            let (slug, text) = (format!("g{n:02}"), fs::read_to_string(file).unwrap());
            done(&database, &["import", file.to_str().unwrap(), "--as", &slug]);
            assert_eq!(done(&database, &["export", &slug]), under(&text, &slug), "{}", file.display());
        }
    }

    fn the_demo_moves_to_another_machine_and_nothing_is_lost(database: Database) {
        let db = database.migrated();
        db.write(|c| crosstable::actions::demo::seed_demo(c, &MachineSecrets, &|password| hash(HashCost::FOR_TESTS, password), noon())).unwrap();
        let first = done(&database, &["export", "demo"]);
        let other = first.replacen("\"slug\": \"demo\"", "\"slug\": \"moved\"", 1);
        assert_ne!(first, other);
        import(&database, &other, "moved");
        assert_eq!(done(&database, &["export", "moved"]), other);
        let answer = |text: &str| journal::calculate_input(text.as_bytes()).unwrap();
        assert_eq!(answer(&first), answer(&other));
    }

    fn a_bad_journal_changes_nothing_and_the_line_is_named(database: Database) {
        let draft_with = |field: &str, word: &str| {
            let mut draft = json!({"id": "x", "name": "X", "start": "2026-02-01", "end": "2026-02-01", "state": "planned", "sheet": {"rows": [], "rounds": 1}});
            draft[field] = json!(word);
            format!("{STEPPE}{}\n", json!({"draft": draft}))
        };
        let file = database.folder.path().join("bad.jsonl");
        database.migrated();
        for (text, line) in [
            (STEPPE.replace("\"score\": 0}", "\"score\": 2}"), "line 15: game 2: score is not 1, 0.5 or 0"),
            (STEPPE.replace("\"b\": \"p02\"", "\"b\": \"p99\""), "line 15:"),
            (STEPPE.replace("\"date\": \"2026-01-01\"", "\"date\": \"2026-02-30\""), "line 14:"),
            (format!("{STEPPE}{{\"draft\": {{\"id\": \"x\"}}}}\n"), "line 16: draft:"),
            (draft_with("state", "nonsense"), "nonsense"),
            (draft_with("pool", "nonsense"), "nonsense"),
            (draft_with("category", "nonsense"), "nonsense"),
            (format!("{STEPPE}{{\n"), "line 16:"),
            (STEPPE.replace("ufgo", "nonsense"), "line 1:"),
            (String::new(), "line 1:"),
            ("\u{feff}".to_owned() + STEPPE, "line 1:"),
        ] {
            fs::write(&file, text).unwrap();
            let said = refused(&database, &["import", file.to_str().unwrap()], 2);
            assert!(said.contains(line), "{said:?} does not name {line:?}");
            refused(&database, &["export", "steppe"], 2);
        }
        refused(&database, &["import", "no such file"], 2);
        import(&database, STEPPE, "steppe");
        fs::write(&file, STEPPE).unwrap();
        assert!(refused(&database, &["import", file.to_str().unwrap()], 2).contains("--as"), "the slug is taken");
        for slug in ["login", "Steppe", "x", "-a", "a b", "static", "ДЕМО"] {
            refused(&database, &["import", file.to_str().unwrap(), "--as", slug], 2);
        }
        assert_eq!(done(&database, &["export", "steppe"]), STEPPE);
    }

    fn where_a_tournament_of_a_journal_cannot_be_stored_nothing_is(database: Database) {
        let db = database.migrated();
        let mut text = STEPPE.to_owned();
        for number in 0..60 {
            let games = json!([{"round": 1, "a": "p01", "b": "p02", "score": 1}]);
            let line = json!({"id": format!("more-{number}"), "start": "2026-03-01", "end": "2026-03-01", "games": games});
            text += &format!("{}\n", json!({"tournament": line}));
        }
        // Others are calculated already when this one is refused.
        let refusing = match database.kind {
            Kind::Sqlite => "CREATE TRIGGER refusing BEFORE INSERT ON tournaments WHEN NEW.code = 'more-7' BEGIN SELECT RAISE(FAIL, 'refused'); END",
            Kind::Postgres => "CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE 'refused'; END $$ LANGUAGE plpgsql;
                CREATE TRIGGER refusing BEFORE INSERT ON tournaments FOR EACH ROW WHEN (NEW.code = 'more-7') EXECUTE FUNCTION refuse()",
        };
        database.tamper(refusing);
        let read = journal::read_journal(text.as_bytes()).unwrap();
        let taken = db.write(|c| crosstable::actions::journal::import_journal(c, &Actor::console(), &read, None, noon()));
        assert!(format!("{taken:?}").contains("refused"), "{taken:?}");
        assert!(db.read(crosstable::db::federations::list).unwrap().is_empty());
    }

    fn a_backup_while_the_site_is_running_has_everything(app: App) {
        let (database, file) = (&app.database, app.database.folder.path().join("copy.sqlite"));
        let id = app.tournament_in("Backup Cup", "rated");
        let name = file.to_str().unwrap();
        if database.kind == Kind::Postgres {
            assert!(refused(database, &["backup", name], 1).contains("pg_dump"));
            return;
        }
        let saving = std::thread::spawn({
            let db = app.db.clone();
            let busy = || Entry::new(Action::Settings, Subject::Federation("steppe".to_owned()));
            move || (0..50).for_each(|_| db.write(|c| audit::write_entry(c, &Actor::console(), None, busy(), noon())).unwrap())
        });
        done(database, &["backup", name]);
        saving.join().unwrap();
        assert!(refused(database, &["backup", name], 1).contains("exists already"));
        let copy = crosstable::db::Db::open(&format!("sqlite:{name}"), 1).unwrap();
        let exported = copy.read(|c| {
            let steppe = crosstable::db::federations::find_by_slug(c, "steppe")?.unwrap();
            crosstable::actions::journal::export_journal(c, steppe.id)
        });
        assert_eq!(String::from_utf8(exported.unwrap()).unwrap(), app.export("steppe"));
        assert!(copy.read(audit::verify_log).unwrap().is_ok());
        app.visitor().page(&format!("/steppe/tournaments/{id}"));
    }

    fn accounts_are_made_listed_and_locked_at_the_console(app: App) {
        let database = &app.database;
        let said = done(database, &["account", "invite", "new@example.org", "--name", "New Head", "--role", "club_head", "--federation", "steppe", "--club", "Ivory"]);
        let link = said.lines().last().unwrap();
        let path = link[link.find("/invitation/").unwrap()..].to_owned();
        let client = app.visitor();
        client.page(&path);
        client.post(&path, &[("password", PASSWORD), ("again", PASSWORD)]).is(303);
        assert!(app.login("new@example.org").page("/steppe/inbox").text().contains("New Head"));
        let list = done(database, &["account", "list"]);
        assert!(list.contains("new@example.org") && list.contains("club_head") && list.contains("admin"), "{list}");
        done(database, &["account", "rename", "new@example.org", "Newer Head"]);
        assert!(app.login("new@example.org").page("/steppe/inbox").text().contains("Newer Head"));
        assert!(refused(database, &["account", "rename", "new@example.org", " "], 1).contains("name"));
        done(database, &["account", "disable", "new@example.org"]);
        client.get("/login");
        client.post("/login", &[("login", "new@example.org"), ("password", PASSWORD)]).is(422);
        done(database, &["account", "disable", "--undo", "New@Example.org"]);
        client.post("/login", &[("login", "new@example.org"), ("password", PASSWORD)]).is(303);
        assert!(refused(database, &["account", "disable", "admin"], 1).contains("last administrator"));
        for bad in [
            &["account", "disable", "whoever"][..],
            &["account", "rename", "whoever", "Somebody"],
            &["account", "invite", "x@example.org", "--role", "emperor"],
            &["account", "invite", "x@example.org", "--role", "referee"],
            &["account", "invite", "x@example.org", "--role", "referee", "--federation", "nowhere"],
            &["account", "invite", "x@example.org", "--role", "club_head", "--federation", "steppe", "--club", "Nowhere"],
            &["account", "invite", "a b"],
        ] {
            refused(database, bad, 1);
        }
        assert!(!done(database, &["account", "list"]).contains("x@example.org"));
    }

    fn the_audit_log_shows_whoever_changes_it(app: App) {
        let database = &app.database;
        app.tournament_in("Log Cup", "rated");
        assert!(done(database, &["audit", "verify"]).contains("unbroken: 6 lines"));
        let lines = done(database, &["audit", "list", "--after", "4"]);
        let told: Vec<serde_json::Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(told.iter().map(|line| line["seq"].as_i64().unwrap()).collect::<Vec<_>>(), [5, 6]);
        assert_eq!(told[1]["previous"], told[0]["hash"]);
        let attempt = |sql: &str| std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| database.tamper(sql))).is_err();
        let facts = ["seq = 30", "at = at", "federation_id = NULL", "actor = 'x'", "act = 'x'", "subject = 'x'", "previous = 'x'", "hash = 'x'", "number = 7"];
        for fact in facts {
            assert!(attempt(&format!("UPDATE audit SET {fact} WHERE seq = 3")), "{fact}: the database itself refuses");
        }
        assert!(attempt("DELETE FROM audit WHERE seq = 3"), "the database itself refuses");
        // A detail may change when somebody is forgotten: a later line says so then.
        database.tamper("UPDATE audit SET detail = detail || 'x' WHERE seq = 3");
        assert!(refused(database, &["audit", "verify"], 3).contains("number 3 was changed"));
        database.tamper(match database.kind {
            Kind::Sqlite => "DROP TRIGGER audit_is_append_only_u; DROP TRIGGER audit_is_append_only_d",
            Kind::Postgres => "DROP TRIGGER audit_is_append_only ON audit",
        });
        database.tamper("UPDATE audit SET actor = 'Somebody Else' WHERE seq = 3");
        assert!(refused(database, &["audit", "verify"], 3).contains("number 3 was changed"));
        database.tamper("DELETE FROM audit WHERE seq = 3");
        assert!(refused(database, &["audit", "verify"], 3).contains("missing before number 4"));
    }

    fn an_empty_site_keeps_a_link_for_its_first_administrator(database: Database) {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let listen = format!("127.0.0.1:{port}");
        let watched = format!("127.0.0.1:{}", TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port());
        let arguments = ["--database", &database.url, "--listen", &listen, "--metrics", &watched, "--workers", "1", "serve"];
        let start = || {
            let mut command = program(database.folder.path());
            let mut child = Running(command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap());
            let lines = BufReader::new(child.0.stdout.take().unwrap()).lines().map_while(Result::ok);
            let said: Vec<String> = lines.take_while(|line| !line.contains("Crosstable is at")).collect();
            (child, said.join("\n"))
        };
        let file = database.folder.path().join("data/first-administrator");
        let kept = || fs::read_to_string(&file).unwrap();
        // Nobody sits at this console: what is said there may end in a log.
        let (child, said) = start();
        assert!(said.contains("data/first-administrator") && !said.contains("/invitation/"), "{said}");
        let first = kept();
        drop(child);
        // Started again, it is the same account, with a new link.
        let (child, _) = start();
        let kept = kept();
        let (login, link) = kept.trim_end().split_once('\n').unwrap();
        assert!(first.starts_with(&format!("{login}\n")) && !first.contains(link), "{first}{kept}");
        #[cfg(unix)]
        assert_eq!(std::os::unix::fs::PermissionsExt::mode(&fs::metadata(&file).unwrap().permissions()) & 0o777, 0o600);
        let (login, path) = (login.strip_prefix("log-in: ").unwrap(), &link[link.find("/invitation/").unwrap()..]);
        assert!(login.strip_prefix("admin-").is_some_and(|rest| rest.len() == 6), "{login}");
        let client = Client::new(&format!("http://{listen}"));
        // The listener stands already: the first request waits for the server.
        client.page(path).says("Welcome, administrator.");
        client.post(path, &[("password", PASSWORD), ("again", PASSWORD)]).is(303);
        client.page("/login");
        client.post("/login", &[("login", login), ("password", PASSWORD)]).is(303);
        client.page("/accounts");
        client.post("/accounts/federations", &[("slug", "first"), ("name", "First"), ("rules", "ufgo")]).is(303);
        for path in ["/", "/first", "/first/ratings", "/first/tournaments", "/first/changes", "/first/people", "/first/ratings.csv", "/first/ratings.json"] {
            client.page(path);
        }
        let counted = reqwest::blocking::get(format!("http://{watched}/metrics")).unwrap();
        assert!(counted.headers()["content-type"].to_str().unwrap().starts_with("application/openmetrics-text"));
        let counted = counted.text().unwrap();
        assert!(counted.contains("crosstable_requests_total{route=\"/login\",status=\"303\"} 1\n"), "{counted}");
        looks_right(&counted);
        a_page_is_made_once(&watched, &listen);
        drop(child);
        let (_child, said) = start();
        assert!(said.is_empty() && !file.exists(), "the link was used: {said}");
    }
}

#[test]
fn golden_journals_are_rated_as_expected() {
    let folder = tempfile::tempdir().unwrap();
    for file in golden() {
        let output = program(folder.path())
            .args(["rate", file.to_str().unwrap()])
            .output()
            .unwrap();
        assert!(
            output.status.success(),
            "{}: {}",
            file.display(),
            String::from_utf8_lossy(&output.stderr)
        );
        let expected =
            fs::read_to_string(file.to_str().unwrap().replace(".jsonl", ".expected.jsonl"))
                .unwrap();
        let lines = |text: &str| {
            text.lines()
                .map(|l| serde_json::from_str::<serde_json::Value>(l).unwrap())
                .collect::<Vec<_>>()
        };
        assert_eq!(
            lines(&String::from_utf8(output.stdout).unwrap()),
            lines(&expected),
            "{}",
            file.display()
        );
        assert!(output.stderr.is_empty());
    }
    assert_eq!(
        fs::read_dir(folder.path()).unwrap().count(),
        0,
        "rating needs no database and makes none"
    );
}

/// What once made the reader or a calculation go wrong: it is refused with a line, or calculated,
/// written and read again the same.
#[test]
fn what_fuzzing_found_stays_mended() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/crashes");
    let mut seen = 0;
    for target in fs::read_dir(folder).unwrap() {
        for file in fs::read_dir(target.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            let bytes = fs::read(&path).unwrap();
            let name = path.display();
            seen += 1;
            let Ok(journal) = journal::read_journal(&*bytes) else {
                assert!(journal::calculate_input(&*bytes).is_err(), "{name}");
                continue;
            };
            let _ = journal::calculate_input(&*bytes);
            let mut written = Vec::new();
            journal::write_journal(&journal, &mut written);
            let mut again = Vec::new();
            journal::write_journal(&journal::read_journal(&*written).unwrap(), &mut again);
            assert_eq!(
                String::from_utf8_lossy(&again),
                String::from_utf8_lossy(&written),
                "{name}"
            );
        }
    }
    assert!(seen > 0);
}

#[test]
fn the_help_names_every_command() {
    let folder = tempfile::tempdir().unwrap();
    let help = |arguments: &[&str]| {
        let output = program(folder.path())
            .args(arguments)
            .arg("--help")
            .output()
            .unwrap();
        assert!(output.status.success());
        String::from_utf8(output.stdout).unwrap()
    };
    let all = help(&[]);
    for command in [
        "demo", "serve", "migrate", "backup", "account", "import", "export", "rate", "category",
        "keys", "audit",
    ] {
        assert!(
            all.contains(&format!("\n  {command}")),
            "{command} is not in the help: {all}"
        );
        assert!(help(&[command]).len() > 50);
    }
    let account = help(&["account"]);
    assert!(
        ["invite", "list", "disable"]
            .iter()
            .all(|c| account.contains(c))
    );
    assert!(help(&["audit"]).contains("verify"));
    for flag in [
        "--config",
        "--data",
        "--database",
        "--listen",
        "--base-url",
        "--behind-proxy",
        "--workers",
        "--log",
    ] {
        assert!(all.contains(flag), "{flag}");
    }
    let output = program(folder.path()).output().unwrap();
    assert_eq!(
        output.status.code(),
        Some(2),
        "without a command the help is shown"
    );
    assert_eq!(
        program(folder.path())
            .arg("fly")
            .output()
            .unwrap()
            .status
            .code(),
        Some(2)
    );
}

#[test]
fn a_settings_file_with_a_typing_error_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("crosstable.toml"),
        "lisen = \"127.0.0.1:1\"\n",
    )
    .unwrap();
    let output = program(folder.path()).arg("migrate").output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        said.contains("crosstable.toml") && said.contains("lisen"),
        "{said}"
    );
    assert!(!folder.path().join("data").exists(), "nothing was made");
    fs::write(
        folder.path().join("crosstable.toml"),
        "data = \"here\"\nlog = \"error\"\n",
    )
    .unwrap();
    assert!(
        program(folder.path())
            .arg("migrate")
            .output()
            .unwrap()
            .status
            .success()
    );
    assert!(folder.path().join("here/crosstable.sqlite").exists());
    let missing = program(folder.path())
        .args(["migrate", "--config", "elsewhere.toml"])
        .output()
        .unwrap();
    assert_eq!(missing.status.code(), Some(1));
    let bad = program(folder.path())
        .args(["migrate", "--database", "mysql://root:secret@localhost/x"])
        .output()
        .unwrap();
    assert_eq!(bad.status.code(), Some(1));
    assert!(
        !String::from_utf8_lossy(&bad.stderr).contains("secret"),
        "passwords are not repeated"
    );
}
