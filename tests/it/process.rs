//! The program as it runs beside others on a machine: who starts it, who reads its log, how many
//! files it may have open.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::linux::net::SocketAddrExt;
use std::os::unix::net::{SocketAddr, UnixDatagram};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use crosstable::web::app::rlimit;
use diesel::connection::SimpleConnection;
use diesel::{Connection, SqliteConnection};

use crate::app::App;
use crate::database::{Database, on_both};
use crate::faults::{Holder, Running, steppe, steppe_in_play, took};

/// An address of this machine that nobody listens at.
pub(crate) fn free_address() -> String {
    TcpListener::bind("127.0.0.1:0")
        .unwrap()
        .local_addr()
        .unwrap()
        .to_string()
}

/// The whole answer to a request without a body; the connection ends with it.
fn asked(address: &str, path: &str, headers: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(60)))
        .unwrap();
    stream
        .write_all(
            format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{headers}\r\n")
                .as_bytes(),
        )
        .unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

/// The program serves a database at an address; it has answered once.
pub(crate) fn serving(command: &mut Command, address: &str, url: &str) -> Running {
    command.args([
        "serve",
        "--workers",
        "1",
        "--behind-proxy",
        "--listen",
        address,
        "--database",
        url,
    ]);
    let running = Running(
        command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .unwrap(),
    );
    for _ in 0..600 {
        if TcpStream::connect(address).is_ok() {
            break;
        }
        thread::sleep(Duration::from_millis(100));
    }
    let answer = asked(address, "/health", "");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    running
}

#[test]
fn a_program_can_read_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let (_database, url) = steppe(folder.path());
    let address = free_address();
    let mut command = Command::new(env!("CARGO_BIN_EXE_crosstable"));
    command
        .env_clear()
        .current_dir(folder.path())
        .env("CROSSTABLE_LOG_FORMAT", "json")
        .stderr(Stdio::piped());
    let mut running = serving(&mut command, &address, &url);
    let mut db = SqliteConnection::establish(url.trim_start_matches("sqlite:")).unwrap();
    db.batch_execute("PRAGMA busy_timeout = 5000; ALTER TABLE clubs RENAME TO gone_clubs")
        .unwrap();
    let answer = asked(&address, "/steppe/clubs", "X-Request-Id: edge-17\r\n");
    assert!(
        answer.starts_with("HTTP/1.1 500") && answer.contains("x-request-id: edge-17\r\n"),
        "{answer}"
    );
    // A proxy asks every other second whether it is ready: why it isn't is told once in ten
    // seconds.
    db.batch_execute("ALTER TABLE __diesel_schema_migrations RENAME TO gone_migrations")
        .unwrap();
    for _ in 0..4 {
        assert!(asked(&address, "/ready", "").starts_with("HTTP/1.1 503"));
    }
    running.0.kill().unwrap();
    let mut log = String::new();
    running
        .0
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut log)
        .unwrap();
    let lines: Vec<serde_json::Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).expect(line))
        .collect();
    let failed = lines
        .iter()
        .find(|line| line["message"] == "request failed")
        .unwrap_or_else(|| panic!("{log}"));
    let unready: Vec<_> = lines
        .iter()
        .filter(|line| line["message"] == "not ready" || line["path"] == "/ready")
        .collect();
    assert!(
        unready.len() == 1
            && unready[0]["told"]
                .as_str()
                .unwrap()
                .contains("tables: there are none"),
        "{log}"
    );
    let known = [
        &failed["level"],
        &failed["request"],
        &failed["path"],
        &failed["method"],
    ]
    .map(|value| value.as_str().unwrap());
    assert_eq!(
        known,
        ["ERROR", "edge-17", "/steppe/clubs", "GET"],
        "{failed}"
    );
    assert!(
        failed["status"] == 500
            && failed["cause"].as_str().unwrap().contains("clubs")
            && failed["timestamp"].is_string(),
        "{failed}"
    );
}

/// A service manager knows when the site can be asked, and that it goes down because it was told
/// to.
#[test]
fn a_service_manager_is_told_when_the_site_listens_and_when_it_ends() {
    let folder = tempfile::tempdir().unwrap();
    let (file, hidden) = (
        folder.path().join("notify"),
        format!("crosstable-it-{}", std::process::id()),
    );
    let by_file = (
        UnixDatagram::bind(&file).unwrap(),
        file.to_str().unwrap().to_owned(),
    );
    // The name of a socket that has no file is written with an @.
    let address = SocketAddr::from_abstract_name(hidden.as_bytes()).unwrap();
    let by_name = (
        UnixDatagram::bind_addr(&address).unwrap(),
        format!("@{hidden}"),
    );
    for (manager, name) in [by_file, by_name] {
        manager
            .set_read_timeout(Some(Duration::from_secs(60)))
            .unwrap();
        let heard = || {
            let mut told = [0; 100];
            let count = manager.recv(&mut told).unwrap();
            String::from_utf8(told[..count].to_vec()).unwrap()
        };
        let listen = free_address();
        let mut command = Command::new(env!("CARGO_BIN_EXE_crosstable"));
        command
            .env_clear()
            .env("NOTIFY_SOCKET", &name)
            .current_dir(folder.path());
        command
            .args(["serve", "--workers", "1", "--listen", &listen])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let mut running = Running(command.spawn().unwrap());
        assert_eq!(heard(), "READY=1", "{name}");
        let answer = asked(&listen, "/health", "");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        // The allocator's settings have had it start once more in its own place: it is the process
        // that the manager knows.
        let pid = i32::try_from(running.0.id())
            .ok()
            .and_then(rustix::process::Pid::from_raw)
            .unwrap();
        rustix::process::kill_process(pid, rustix::process::Signal::TERM).unwrap();
        assert_eq!(heard(), "STOPPING=1", "{name}");
        assert!(running.0.wait().unwrap().success());
    }
}

/// Asks on a connection that the client keeps open; gives the status line.
fn keep_asking(address: &str, path: &str, reader: &str) -> (TcpStream, String) {
    let mut stream = TcpStream::connect(address).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(20)))
        .unwrap();
    stream
        .write_all(
            format!("GET {path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {reader}\r\n\r\n")
                .as_bytes(),
        )
        .unwrap();
    let mut status = [0; 12];
    stream
        .read_exact(&mut status)
        .unwrap_or_else(|error| panic!("{path}: {error}"));
    (stream, String::from_utf8_lossy(&status).into_owned())
}

/// Spectators behind one address, and readers with idle connections, both more than there are
/// descriptors: a client that was turned away doesn't keep its connection, and idle connections
/// leave room.
#[test]
fn clients_that_keep_their_connections_leave_room_for_readers() {
    rlimit::raise_limit();
    let folder = tempfile::tempdir().unwrap();
    let (url, tournament) = steppe_in_play(folder.path());
    let address = free_address();
    let mut command = Command::new("sh");
    command.args([
        "-c",
        "ulimit -n 1024; exec \"$0\" \"$@\"",
        env!("CARGO_BIN_EXE_crosstable"),
    ]);
    command.current_dir(folder.path()).stderr(Stdio::null());
    let _running = serving(&mut command, &address, &url);
    assert!(asked(&address, "/steppe/ratings", "").starts_with("HTTP/1.1 200"));
    let events = format!("/steppe/tournaments/{tournament}/live/events");
    let crowd: Vec<_> = (0..1_100)
        .map(|_| keep_asking(&address, &events, "10.0.0.1"))
        .collect();
    let streams = crowd
        .iter()
        .filter(|(_, status)| status == "HTTP/1.1 200")
        .count();
    let refused = crowd
        .iter()
        .filter(|(_, status)| status == "HTTP/1.1 503")
        .count();
    assert_eq!((streams, refused), (200, 900));
    let idle: Vec<_> = (0..1_000)
        .map(|n| {
            keep_asking(
                &address,
                "/health",
                &format!("10.1.{}.{}", n / 200, n % 200),
            )
        })
        .collect();
    assert!(idle.iter().all(|(_, status)| status == "HTTP/1.1 200"));
    for path in ["/steppe/ratings", "/steppe/tournaments", "/health"] {
        let (answer, time) = took(|| asked(&address, path, "X-Forwarded-For: 10.9.9.9\r\n"));
        assert!(answer.starts_with("HTTP/1.1 200"), "{path}: {answer}");
        assert!(time < Duration::from_secs(1), "{path} took {time:?}");
    }
}

/// More live pages than the machine has room for, each of another reader: those that find none are
/// told so, and pages come as ever.
#[test]
fn live_pages_leave_room_for_readers_where_few_files_may_be_open() {
    let folder = tempfile::tempdir().unwrap();
    let (url, tournament) = steppe_in_play(folder.path());
    let address = free_address();
    let mut command = Command::new("sh");
    command.args([
        "-c",
        "ulimit -n 200; exec \"$0\" \"$@\"",
        env!("CARGO_BIN_EXE_crosstable"),
    ]);
    command.current_dir(folder.path()).stderr(Stdio::null());
    let _running = serving(&mut command, &address, &url);
    assert!(asked(&address, "/steppe/ratings", "").starts_with("HTTP/1.1 200"));
    let (mut open, mut refused) = (Vec::new(), 0);
    for n in 0..400 {
        let mut stream = TcpStream::connect(&address).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(60)))
            .unwrap();
        let head = format!(
            "GET /steppe/tournaments/{tournament}/live/events HTTP/1.1\r\nHost: x\r\nConnection: close"
        );
        stream
            .write_all(
                format!(
                    "{head}\r\nX-Forwarded-For: 10.0.{}.{}\r\n\r\n",
                    n / 200,
                    n % 200 + 1
                )
                .as_bytes(),
            )
            .unwrap();
        let mut status = [0; 12];
        stream.read_exact(&mut status).unwrap();
        match &status {
            b"HTTP/1.1 200" => open.push(stream),
            b"HTTP/1.1 503" => refused += 1,
            other => panic!("{}", String::from_utf8_lossy(other)),
        }
    }
    // Of 200 files half are the readers', and half of these are for streams.
    assert_eq!((open.len(), refused), (50, 350));
    for path in ["/steppe/ratings", "/steppe/tournaments", "/health"] {
        let (answer, time) = took(|| asked(&address, path, "X-Forwarded-For: 10.9.9.9\r\n"));
        assert!(answer.starts_with("HTTP/1.1 200"), "{path}: {answer}");
        assert!(time < Duration::from_secs(1), "{path} took {time:?}");
    }
}

on_both! {
    fn a_program_starts_and_serves_while_somebody_writes_without_end(app: App) {
        let folder = tempfile::tempdir().unwrap();
        let holder = Holder::of(&app.database);
        let address = free_address();
        let mut command = Command::new(env!("CARGO_BIN_EXE_crosstable"));
        command.env_clear().current_dir(folder.path()).stderr(Stdio::null());
        let _running = serving(&mut command, &address, &app.database.url);
        assert!(asked(&address, "/steppe/ratings", "").starts_with("HTTP/1.1 200"));
        holder.end();
    }

    fn a_question_at_the_console_leaves_older_tables_as_they_are(database: Database) {
        let db = database.migrated();
        let newest = db.revert_newest_migration().unwrap();
        for command in [&["audit", "verify"][..], &["audit", "list"], &["account", "list"], &["export", "steppe"], &["keys", "list"]] {
            let mut program = Command::new(env!("CARGO_BIN_EXE_crosstable"));
            let output = program.env_clear().args(command).args(["--database", &database.url]).stdin(Stdio::null()).output().unwrap();
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(!output.status.success() && said.contains("crosstable migrate"), "{command:?}: {said}");
        }
        assert_eq!(db.run_migrations().unwrap(), [newest]);
    }
}
