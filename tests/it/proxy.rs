//! The proxy in front of the site, as `deploy/haproxy.cfg` sets it up: HAProxy itself with that
//! file.

use std::net::{IpAddr, Ipv4Addr, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use crosstable::web::app::rlimit;

use crate::faults::{Running, steppe_in_play, took};
use crate::operations::has;
use crate::process::{free_address, serving};

/// The proxy as Debian has it.
const HAPROXY: &str = "/usr/sbin/haproxy";
/// The addresses of the nodes in the example.
const NODES: [&str; 2] = ["10.0.0.11:8080", "10.0.0.12:8080"];

/// The example as it is shipped; with one node, as it says itself, without the lines of the other.
fn example(nodes: usize) -> String {
    let whole = include_str!("../../deploy/haproxy.cfg");
    let of_the_other = |line: &&str| line.trim_start().starts_with("server two");
    whole
        .lines()
        .filter(|line| nodes == 2 || !of_the_other(line))
        .map(|line| format!("{line}\n"))
        .collect()
}

/// The example for a machine where nobody gives up rights, on this port, without TLS, before this
/// node.
fn tried(port: &str, node: &str) -> String {
    let kept = |line: &&str| {
        let line = line.trim_start();
        let of_root = ["user ", "group ", "chroot ", "log stdout", "ssl-default"]
            .iter()
            .any(|word| line.starts_with(word));
        !of_root && !line.starts_with("bind :443") && !line.contains("ssl_fc")
    };
    // So many files as the example wants for its readers a machine for tests may not let it have.
    let example = example(1).replace("maxconn 8000", "maxconn 2000");
    assert!(example.contains("maxconn 2000"));
    let example = example
        .replace("bind :80", &format!("bind 127.0.0.1:{port}"))
        .replace(NODES[0], node);
    example
        .lines()
        .filter(kept)
        .map(|line| format!("{line}\n"))
        .collect()
}

/// Writes a configuration where the proxy reads it.
fn written(folder: &Path, text: &str) -> std::path::PathBuf {
    let file = folder.join("haproxy.cfg");
    std::fs::write(&file, text).unwrap();
    file
}

#[test]
fn the_example_can_be_used_with_one_node_and_with_two() {
    if !has(HAPROXY) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (key, certificate) = (path("key.pem"), path("certificate.pem"));
    let new = [
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=site",
    ];
    let made = Command::new("openssl")
        .args(new)
        .args(["-keyout", &key, "-out", &certificate])
        .output()
        .unwrap();
    assert!(made.status.success(), "{made:?}");
    let certificates = folder.path().join("certificates");
    std::fs::create_dir(&certificates).unwrap();
    let both = [&certificate, &key]
        .map(|file| std::fs::read_to_string(file).unwrap())
        .concat();
    std::fs::write(certificates.join("site.pem"), both).unwrap();
    for nodes in [1, 2] {
        let text = example(nodes).replace(
            "/etc/haproxy/certificates/",
            &format!("{}/", certificates.display()),
        );
        assert_eq!(text.contains(NODES[1]), nodes == 2);
        let file = written(folder.path(), &text);
        let said = Command::new(HAPROXY)
            .args(["-c", "-f"])
            .arg(&file)
            .output()
            .unwrap();
        assert!(
            said.status.success(),
            "with {nodes}: {}",
            String::from_utf8_lossy(&said.stderr)
        );
    }
}

/// More spectators than the proxy leads readers to a node at once: they have places of their own
/// there.
#[test]
fn a_crowd_of_spectators_leaves_the_proxy_to_readers() {
    if !has(HAPROXY) {
        return;
    }
    rlimit::raise_limit();
    let folder = tempfile::tempdir().unwrap();
    let (url, tournament) = steppe_in_play(folder.path());
    let (node, front) = (free_address(), free_address());
    let mut command = Command::new(env!("CARGO_BIN_EXE_crosstable"));
    command
        .env_clear()
        .current_dir(folder.path())
        .stderr(Stdio::null());
    let _node = serving(&mut command, &node, &url);
    let file = written(
        folder.path(),
        &tried(front.rsplit(':').next().unwrap(), &node),
    );
    let mut proxy = Command::new(HAPROXY);
    let _proxy = Running(
        proxy
            .arg("-f")
            .arg(&file)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap(),
    );
    for _ in 0..600 {
        if TcpStream::connect(&front).is_ok() {
            break;
        }
        thread::sleep(Duration::from_millis(50));
    }
    // Each of six addresses may have 200.
    let mut streams = Vec::new();
    for reader in 2..8 {
        let from = IpAddr::V4(Ipv4Addr::new(127, 0, 0, reader));
        let client = reqwest::blocking::Client::builder()
            .no_proxy()
            .local_address(from)
            .build()
            .unwrap();
        for _ in 0..200 {
            let stream = client
                .get(format!(
                    "http://{front}/steppe/tournaments/{tournament}/live/events"
                ))
                .send()
                .unwrap();
            assert_eq!(stream.status(), 200, "{} streams are open", streams.len());
            streams.push(stream);
        }
    }
    let reader = reqwest::blocking::Client::builder()
        .no_proxy()
        .build()
        .unwrap();
    for path in ["/steppe/ratings", "/steppe/tournaments", "/login"] {
        let (answer, time) = took(|| reader.get(format!("http://{front}{path}")).send().unwrap());
        // Who finds no place at the proxy waits five seconds, and is sent away then.
        assert_eq!(answer.status(), 200, "{path}");
        assert!(time < Duration::from_secs(4), "{path}: {time:?}");
    }
}
