//! Attacks on log-ins: by numbers, at once, from everywhere, under false addresses; and what the
//! log tells of them.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex, OnceLock};

use chrono::TimeDelta;
use crosstable::actions::throttle::{self, AttemptSource};
use crosstable::web::app::{HashCost, Proxies};

use crate::app::{App, PASSWORD};
use crate::client::{Client, Page, encoded};
use crate::database::on_both;

const WRONG: &str = "not the password";

/// The site behind a proxy that tells the readers' addresses.
fn behind_a_proxy(app: App) -> App {
    app.with_settings(|s| s.proxies = Proxies::Any)
}

/// Somebody at an address tries to log in.
#[track_caller]
fn attempt_from(client: &Client, address: &str, login: &str, password: &str) -> Page {
    client.get("/login");
    client.post_with(
        "/login",
        &[("login", login), ("password", password)],
        &[("x-forwarded-for", address)],
    )
}

/// The same in a new browser; the status of the answer.
#[track_caller]
fn stranger(app: &App, address: &str, login: &str, password: &str) -> u16 {
    attempt_from(&app.visitor(), address, login, password).status
}

/// Attempts to log in, each with its address, that are all sent before any answer is read.
fn at_once(app: &App, attempts: &[(String, String)]) -> Vec<String> {
    let visitor = app.visitor();
    visitor.page("/login");
    let (cookie, token) = (
        visitor.cookie("visitor").unwrap(),
        visitor.token.borrow().clone(),
    );
    let server = app.base.trim_start_matches("http://");
    let mut connections: Vec<TcpStream> = attempts
        .iter()
        .map(|(address, login)| {
            let body = encoded(&[("token", &token), ("login", login), ("password", WRONG)]);
            let mut connection = TcpStream::connect(server).unwrap();
            write!(
                connection,
                "POST /login HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\ncookie: visitor={cookie}\r\nsec-fetch-site: same-origin\r\n\
                 x-forwarded-for: {address}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{body}",
                body.len()
            )
            .unwrap();
            connection
        })
        .collect();
    connections
        .iter_mut()
        .map(|connection| {
            let mut answer = Vec::new();
            connection.read_to_end(&mut answer).unwrap();
            String::from_utf8_lossy(&answer).into_owned()
        })
        .collect()
}

/// How many of the answers have a status.
fn with_status(answers: &[String], status: u16) -> usize {
    answers
        .iter()
        .filter(|answer| answer.starts_with(&format!("HTTP/1.1 {status} ")))
        .count()
}

/// The memory of this process in MiB, where the system tells.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let kib = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?
        .split_whitespace()
        .next()?
        .parse::<u64>()
        .ok()?;
    Some(kib / 1024)
}

/// What the server of this process has logged so far.
fn log() -> String {
    static LINES: OnceLock<Arc<Mutex<Vec<u8>>>> = OnceLock::new();
    let lines = LINES.get_or_init(|| {
        let lines = Arc::new(Mutex::new(Vec::new()));
        let sink = lines.clone();
        // As the program sets it up.
        tracing_subscriber::fmt()
            .with_env_filter("info")
            .with_ansi(false)
            .with_writer(move || Sink(sink.clone()))
            .init();
        lines
    });
    String::from_utf8(lines.lock().unwrap().clone()).unwrap()
}

struct Sink(Arc<Mutex<Vec<u8>>>);

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// What the log tells of incidents at an address, as the expression in docs/operations.md finds
/// them: the word, and what follows the address.
fn incidents(address: &str) -> Vec<(String, String)> {
    let parts = |line: &str| {
        let (_, rest) = line.split_once("WARN crosstable::security: ")?;
        let (word, rest) = rest.split_once(" address=")?;
        let (from, rest) = rest.split_once(" account=\"")?;
        (from == address).then(|| (word.to_owned(), rest.to_owned()))
    };
    log().lines().filter_map(parts).collect()
}

on_both! {
    fn many_log_ins_at_once_take_no_more_memory_and_who_finds_no_place_is_told_so(app: App) {
        let app = behind_a_proxy(app).with_settings(|s| s.hash_cost = HashCost { memory: HashCost::OWASP.memory, passes: 4 });
        // The pools and the two blocks are there from now on.
        assert_eq!(stranger(&app, "198.51.100.1", "warm-up", WRONG), 422);
        let before = memory();
        let attempts: Vec<_> = (0..200).map(|n| (format!("192.0.2.{n}"), format!("guess-{n}"))).collect();
        let answers = at_once(&app, &attempts);
        let (judged, busy) = (with_status(&answers, 422), with_status(&answers, 503));
        assert_eq!(judged + busy, 200, "{answers:?}");
        assert!(judged >= 34 && busy > 0, "{judged} were judged, {busy} were sent away");
        for answer in answers.iter().filter(|answer| answer.starts_with("HTTP/1.1 503 ")) {
            assert!(answer.contains("\r\nretry-after: 5\r\n") && answer.contains("Please try again in a minute"), "{answer}");
        }
        if let (Some(before), Some(after)) = (before, memory()) {
            assert!(after < before + 100, "{before} MiB before, {after} MiB after");
        }
        assert_eq!(stranger(&app, "198.51.100.1", "referee", PASSWORD), 303);
    }

    fn an_attempt_whose_password_nobody_could_look_at_has_not_failed(app: App) {
        let trial = AttemptSource::new("referee", "127.0.0.1", "");
        app.write(|c| {
            for _ in 0..30 {
                let admitted = throttle::admit_log_in(c, &trial, app.now())?;
                throttle::take_back(c, &admitted.attempt)?;
            }
            Ok(())
        });
        for _ in 0..6 {
            assert_eq!(stranger(&app, "", "referee", WRONG), 422);
        }
        assert_eq!(stranger(&app, "", "referee", PASSWORD), 429);
        // With the one that brought a delay goes the delay.
        let trial = AttemptSource::new("official", "192.0.2.1", "");
        let until = app.write(|c| {
            let mut last = throttle::admit_log_in(c, &trial, app.now())?;
            for _ in 0..5 {
                last = throttle::admit_log_in(c, &trial, app.now())?;
            }
            let before = throttle::check_delay(c, &trial, app.now())?.blocked_until;
            throttle::take_back(c, &last.attempt)?;
            Ok((before, throttle::check_delay(c, &trial, app.now())?.blocked_until))
        });
        assert_eq!(until, (Some(app.now() + TimeDelta::seconds(15)), None));
    }

    fn wrong_passwords_at_once_are_not_judged_more_often_than_one_after_the_other(app: App) {
        let app = behind_a_proxy(app);
        let attempts = vec![("192.0.2.1".to_owned(), "referee".to_owned()); 60];
        let answers = at_once(&app, &attempts);
        let (judged, throttled, busy) = (with_status(&answers, 422), with_status(&answers, 429), with_status(&answers, 503));
        assert_eq!(judged + throttled + busy, 60, "{answers:?}");
        assert!((1..=6).contains(&judged), "{judged} were judged");
        assert_eq!(stranger(&app, "192.0.2.1", "referee", PASSWORD), 429);
        app.pass(TimeDelta::seconds(16));
        assert_eq!(stranger(&app, "192.0.2.1", "referee", PASSWORD), 303);
    }

    fn right_passwords_are_no_failures(app: App) {
        let app = behind_a_proxy(app);
        for _ in 0..30 {
            assert_eq!(stranger(&app, "192.0.2.1", "referee", PASSWORD), 303);
        }
        // Of twenty free failures at an address none is used up, and those of others are not
        // forgiven with a log-in of one's own.
        for n in 0..20 {
            assert_eq!(stranger(&app, "192.0.2.1", &format!("guess-{n}"), WRONG), 422);
            assert_eq!(stranger(&app, "192.0.2.1", "referee", PASSWORD), 303);
        }
        assert_eq!(stranger(&app, "192.0.2.1", "one-more", WRONG), 422);
        assert_eq!(stranger(&app, "192.0.2.1", "referee", PASSWORD), 429);
        assert_eq!(stranger(&app, "192.0.2.2", "referee", PASSWORD), 303);
    }

    fn nobody_is_locked_out_by_somebody_elsewhere(app: App) {
        let app = behind_a_proxy(app);
        for _ in 0..6 {
            assert_eq!(stranger(&app, "192.0.2.1", "referee", WRONG), 422);
        }
        assert_eq!(stranger(&app, "192.0.2.1", "referee", PASSWORD), 429);
        assert_eq!(stranger(&app, "192.0.2.2", "referee", PASSWORD), 303);
    }

    fn an_account_that_is_guessed_from_everywhere_lets_the_browsers_in_that_it_knows(app: App) {
        let app = behind_a_proxy(app);
        let (own, other) = (app.referee(), app.official());
        for client in [&own, &other] {
            client.post("/logout", &[]).is(303);
        }
        for n in 0..=100 {
            assert_eq!(stranger(&app, &format!("192.0.2.{n}"), "referee", WRONG), 422);
        }
        assert_eq!(stranger(&app, "198.51.100.1", "referee", PASSWORD), 429, "a browser that nobody knows");
        attempt_from(&other, "198.51.100.1", "referee", PASSWORD).is(429);
        // A known browser is let through, and guesses no more often than any other.
        for _ in 0..6 {
            attempt_from(&own, "198.51.100.1", "referee", WRONG).is(422);
        }
        attempt_from(&own, "198.51.100.2", "referee", PASSWORD).is(429);
        app.pass(TimeDelta::seconds(16));
        for n in 0..10 {
            assert!([422, 429].contains(&stranger(&app, &format!("203.0.113.{n}"), "referee", WRONG)));
        }
        assert_eq!(stranger(&app, "198.51.100.1", "referee", PASSWORD), 429);
        attempt_from(&own, "198.51.100.1", "referee", PASSWORD).is(303);
    }

    fn a_new_password_ends_what_browsers_are_known_by_and_forgives_what_failed(app: App) {
        let app = behind_a_proxy(app);
        let own = app.referee();
        let fields = [("old", PASSWORD), ("password", "another long sentence"), ("again", "another long sentence")];
        let known = own.cookie("browser").unwrap();
        for _ in 0..6 {
            stranger(&app, "192.0.2.1", "referee", WRONG);
        }
        own.post("/account/password", &fields).is(303);
        assert_eq!(stranger(&app, "192.0.2.1", "referee", "another long sentence"), 303);
        for n in 0..=100 {
            stranger(&app, &format!("192.0.2.{n}"), "referee", WRONG);
        }
        own.cookies.borrow_mut().insert("browser".to_owned(), known);
        attempt_from(&own, "198.51.100.1", "referee", "another long sentence").is(429);
    }

    fn an_address_that_is_made_up_does_not_count(app: App) {
        let app = behind_a_proxy(app);
        let attempt = |made_up: &str, login: &str, password: &str| {
            let client = app.visitor();
            client.get("/login");
            // Two lines: the second is our proxy's.
            let lines = [("x-forwarded-for", made_up), ("x-forwarded-for", "192.0.2.1")];
            client.post_with("/login", &[("login", login), ("password", password)], &lines).status
        };
        for n in 0..21 {
            assert_eq!(attempt(&format!("10.9.9.{n}"), &format!("guess-{n}"), WRONG), 422);
        }
        assert_eq!(attempt("10.9.9.200", "official", PASSWORD), 429);
        assert_eq!(stranger(&app, "192.0.2.2", "official", PASSWORD), 303);
    }

    fn a_network_of_ipv6_counts_as_one_reader(app: App) {
        let app = behind_a_proxy(app);
        for n in 0..21 {
            assert_eq!(stranger(&app, &format!("2001:db8:1:2:{n}::{n}"), &format!("guess-{n}"), WRONG), 422);
        }
        assert_eq!(stranger(&app, "2001:db8:1:2:ffff::1", "official", PASSWORD), 429);
        assert_eq!(stranger(&app, "2001:db8:1:3::1", "official", PASSWORD), 303);
        // An address of IPv4 in the clothes of IPv6 is the same reader.
        for n in 0..21 {
            assert_eq!(stranger(&app, "192.0.2.1", &format!("guess-{n}"), WRONG), 422);
        }
        assert_eq!(stranger(&app, "::ffff:192.0.2.1", "official", PASSWORD), 429);
    }

    fn every_attack_is_a_line_of_the_log(app: App) {
        log();
        let app = behind_a_proxy(app);
        let from = if matches!(app.database.kind, crate::database::Kind::Sqlite) { "203.0.113.7" } else { "203.0.113.8" };
        let secret = "a password in the field of the log-in";
        for _ in 0..6 {
            stranger(&app, from, "Referee", secret);
        }
        assert_eq!(stranger(&app, from, "referee", PASSWORD), 429);
        stranger(&app, from, secret, WRONG);
        let here = ("x-forwarded-for", from);
        let referee = app.referee();
        referee.get_with("/accounts", &[here]).is(403);
        referee.post_with("/account/sessions", &[("token", "forged")], &[here]).is(403);
        app.visitor().get_with("/invitation/nobody-has-this", &[here]).is(410);
        referee.post_with("/account/mail", &[("mail", &"x".repeat(6_000))], &[here]).is(422);
        let told = incidents(from);
        let words: Vec<&str> = told.iter().map(|(word, _)| word.as_str()).collect();
        let failed = ["log-in-failed"; 6].iter().chain(&["log-in-throttled", "log-in-failed", "act-refused", "form-refused", "link-unknown", "form-broken"]);
        assert_eq!(words, failed.copied().collect::<Vec<_>>(), "{told:?}");
        for (n, (_, rest)) in told.iter().enumerate() {
            assert!(rest.starts_with(if matches!(n, 7 | 10) { "\"" } else { "referee\"" }), "{rest}");
        }
        let counted = app.counted();
        for (kind, count) in [("log-in-failed", 7), ("log-in-throttled", 1), ("act-refused", 1), ("form-refused", 1), ("link-unknown", 1)] {
            assert!(counted.contains(&format!("crosstable_incidents_total{{kind=\"{kind}\"}} {count}\n")), "{kind}: {counted}");
        }
        assert!([secret, WRONG, "nobody-has-this"].iter().all(|hidden| !counted.contains(hidden)));
        assert!([secret, WRONG, "nobody-has-this"].iter().all(|hidden| !log().contains(hidden)));
    }

    fn a_wrong_second_factor_is_a_line_of_the_log(app: App) {
        log();
        let app = behind_a_proxy(app);
        let from = if matches!(app.database.kind, crate::database::Kind::Sqlite) { "203.0.113.9" } else { "203.0.113.10" };
        let referee = app.account("referee");
        app.write(|c| Ok(crosstable::db::factors::set_totp(c, referee, "GEZDGNBVGY3TQOJQ", 0, app.now())?));
        let client = app.visitor();
        assert!(attempt_from(&client, from, "referee", PASSWORD).location().starts_with("/login/second"));
        for status in [422; 6].into_iter().chain([429]) {
            client.page("/login/second");
            client.post_with("/login/second", &[("code", "000000")], &[("x-forwarded-for", from)]).is(status);
        }
        let told = incidents(from);
        let words: Vec<&str> = told.iter().map(|(word, _)| word.as_str()).collect();
        assert_eq!(words, [["second-factor-failed"; 6].as_slice(), &["log-in-throttled"]].concat(), "{told:?}");
        assert!(told.iter().all(|(_, rest)| rest.starts_with("referee\"")), "{told:?}");
    }

    fn a_proxy_that_the_settings_do_not_know_is_told_to_the_log_once(app: App) {
        log();
        let said = || log().matches("behind-proxy is not set").count();
        let before = said();
        app.visitor().page("/");
        assert_eq!(said(), before);
        for _ in 0..2 {
            app.visitor().get_with("/", &[("x-forwarded-for", "192.0.2.1")]).ok();
        }
        assert_eq!(said(), before + 1);
        let app = behind_a_proxy(app);
        app.visitor().get_with("/", &[("x-forwarded-for", "192.0.2.1")]).ok();
        assert_eq!(said(), before + 1);
    }
}

/// The passwords of the demo stand in the program: it lets nobody in from elsewhere who doesn't say
/// it twice.
#[test]
fn the_demo_stays_on_its_machine() {
    let folder = tempfile::tempdir().unwrap();
    let mut demo = Command::new(env!("CARGO_BIN_EXE_crosstable"));
    let output = demo
        .args(["--listen", "0.0.0.0:0", "demo"])
        .current_dir(folder.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(
        !output.status.success() && said.contains("--open-to-everybody"),
        "{said}"
    );
    assert!(!folder.path().join("data").exists(), "nothing was made");
}

/// Runs the program with a umask that forbids nothing.
#[cfg(unix)]
#[track_caller]
fn run(folder: &Path, arguments: &[&str]) {
    let script = "umask 000; exec \"$0\" \"$@\"";
    let mut shell = Command::new("sh");
    shell
        .args(["-c", script, env!("CARGO_BIN_EXE_crosstable")])
        .args(arguments)
        .current_dir(folder);
    let output = shell.env_remove("CROSSTABLE_DATABASE").output().unwrap();
    assert!(output.status.success(), "{output:?}");
}

#[cfg(unix)]
#[track_caller]
fn mode(path: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    path.metadata()
        .unwrap_or_else(|e| panic!("{}: {e}", path.display()))
        .permissions()
        .mode()
        & 0o777
}

#[cfg(unix)]
#[test]
fn files_are_for_their_owner_whatever_the_umask() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (
        folder.path().join("deep/data"),
        folder.path().join("copy.sqlite"),
    );
    let file = data.join("crosstable.sqlite");
    run(folder.path(), &["--data", "deep/data", "migrate"]);
    run(
        folder.path(),
        &["--data", "deep/data", "account", "invite", "somebody"],
    );
    assert_eq!((mode(&data), mode(&file)), (0o700, 0o600));
    // A database of an earlier version, which everybody could read.
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    run(
        folder.path(),
        &["--data", "deep/data", "backup", "copy.sqlite"],
    );
    assert_eq!((mode(&file), mode(&copy)), (0o600, 0o600));
    // The copy is whole.
    run(
        folder.path(),
        &["--database", "sqlite:copy.sqlite", "account", "list"],
    );
    for beside in std::fs::read_dir(&data)
        .unwrap()
        .map(|entry| entry.unwrap().path())
    {
        assert_eq!(mode(&beside), 0o600, "{}", beside.display());
    }
}

/// The files beside an open database hold what was written last.
#[cfg(unix)]
#[test]
fn the_files_beside_an_open_database_are_for_their_owner() {
    let folder = tempfile::tempdir().unwrap();
    let db = crosstable::db::Db::open(
        &format!("sqlite:{}", folder.path().join("open.sqlite").display()),
        1,
    )
    .unwrap();
    db.run_migrations().unwrap();
    for name in ["open.sqlite", "open.sqlite-wal", "open.sqlite-shm"] {
        assert_eq!(mode(&folder.path().join(name)), 0o600, "{name}");
    }
}
