//! The arguments of the program: where options may stand, what a flag is, and what is said about a
//! typing error.

use std::process::{Command as Process, Output, Stdio};

use clap::Parser;
use crosstable::commands::{Cli, Command};
use crosstable::domain::pairing::{ByePoints, DrawPoints, Ideal, Parity, Settings};

/// The arguments as the program reads them.
#[track_caller]
fn parsed(arguments: &str) -> Cli {
    Cli::try_parse_from(std::iter::once("crosstable").chain(arguments.split(' ')))
        .unwrap_or_else(|error| panic!("{arguments}: {error}"))
}

/// What is said about arguments that are refused.
#[track_caller]
fn refused(arguments: &str) -> String {
    match Cli::try_parse_from(std::iter::once("crosstable").chain(arguments.split(' '))) {
        Ok(cli) => panic!("{arguments} is read as {cli:?}"),
        Err(error) => error.to_string(),
    }
}

fn run(arguments: &[&str], behind_proxy: &str) -> Output {
    Process::new(env!("CARGO_BIN_EXE_crosstable"))
        .env_clear()
        .env("CROSSTABLE_BEHIND_PROXY", behind_proxy)
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

#[test]
fn a_flag_takes_no_command_for_its_value() {
    for arguments in [
        "--behind-proxy demo",
        "demo --behind-proxy",
        "--behind-proxy=true demo",
        "demo --behind-proxy=true",
    ] {
        let cli = parsed(arguments);
        assert!(
            matches!(
                cli.command,
                Command::Demo {
                    open_to_everybody: false
                }
            ),
            "{arguments}"
        );
        assert_eq!(cli.settings.behind_proxy, Some(true), "{arguments}");
    }
    assert_eq!(
        parsed("--behind-proxy=false serve").settings.behind_proxy,
        Some(false)
    );
    assert_eq!(
        parsed("serve").settings.behind_proxy,
        None,
        "the file may say it"
    );
    assert!(refused("--behind-proxy=maybe serve").contains("[possible values: true, false]"));
}

#[test]
fn the_environment_says_whether_there_is_a_proxy() {
    for good in ["true", "false"] {
        assert_eq!(run(&["--help"], good).status.code(), Some(0));
        let output = run(&["category"], good);
        assert!(
            String::from_utf8_lossy(&output.stderr)
                .starts_with("the conditions are not a JSON object"),
            "{output:?}"
        );
    }
    let output = run(&["category"], "maybe");
    assert_eq!(output.status.code(), Some(2));
    assert!(
        String::from_utf8_lossy(&output.stderr).contains("--behind-proxy"),
        "{output:?}"
    );
}

/// Log-ins don't cross a network unencrypted unless somebody says so.
#[test]
fn other_machines_come_in_by_tls_alone() {
    let folder = tempfile::tempdir().unwrap();
    let serve = |arguments: &[&str]| {
        let mut command = Process::new(env!("CARGO_BIN_EXE_crosstable"));
        // No database of this name can be opened: whoever comes so far has been let through.
        command
            .env_clear()
            .current_dir(folder.path())
            .args(["serve", "--listen", "0.0.0.0:0", "--database", "nonsense"])
            .args(arguments);
        String::from_utf8(command.output().unwrap().stderr).unwrap()
    };
    assert!(serve(&[]).contains("--unencrypted"));
    assert!(serve(&["--base-url", "http://x.example"]).contains("--unencrypted"));
    for good in [&["--unencrypted"][..], &["--base-url", "https://x.example"]] {
        let said = serve(good);
        assert!(
            said.contains("database address") && !said.contains("--unencrypted"),
            "{said}"
        );
    }
    assert!(serve(&["--base-url", "https://x.example"]).contains("no proxy is named"));
    assert!(
        !serve(&["--base-url", "https://x.example", "--behind-proxy"])
            .contains("no proxy is named")
    );
}

/// Nor does what lies in a database.
#[test]
fn a_database_on_another_machine_is_reached_by_tls_alone() {
    let list = |database: &str, arguments: &[&str]| {
        let mut command = Process::new(env!("CARGO_BIN_EXE_crosstable"));
        command
            .env_clear()
            .args(["account", "list", "--database", database])
            .args(arguments);
        String::from_utf8(command.output().unwrap().stderr).unwrap()
    };
    // Nobody answers at these ports.
    for (database, arguments, refused) in [
        (
            "postgres://u:secret@192.0.2.1:1/x?connect_timeout=1",
            &[][..],
            true,
        ),
        (
            "postgres://u:secret@192.0.2.1:1/x?connect_timeout=1&sslmode=prefer",
            &[][..],
            true,
        ),
        (
            "postgres://u:secret@192.0.2.1:1/x?connect_timeout=1",
            &["--database-unencrypted"][..],
            false,
        ),
        ("postgres://u:secret@127.0.0.1:1/x", &[][..], false),
    ] {
        let said = list(database, arguments);
        assert_eq!(said.contains("unencrypted"), refused, "{database}: {said}");
        assert!(!said.is_empty() && !said.contains("secret"), "{said}");
    }
}

#[test]
fn every_setting_may_stand_before_and_after_the_command() {
    let settings = [
        "--config c.toml",
        "--data here",
        "--database sqlite:x",
        "--database-unencrypted",
        "--listen 127.0.0.1:1",
        "--base-url https://x.example",
        "--behind-proxy",
        "--trusted-proxies 10.0.0.0/8",
        "--unencrypted",
        "--smtp smtp://x",
        "--mail-from x@example.org",
        "--metrics 127.0.0.1:1",
        "--workers 3",
        "--api-per-minute 5",
        "--api-burst 6",
        "--privacy-contact mailto:x@example.org",
        "--keep drafts=3",
        "--certificate-key-file key",
        "--log warn",
        "--log-format json",
    ];
    for setting in settings {
        for command in ["serve", "account list", "audit verify", "pair state.json"] {
            let (before, after) = (
                parsed(&format!("{setting} {command}")),
                parsed(&format!("{command} {setting}")),
            );
            assert_eq!(
                format!("{:?}", before.settings),
                format!("{:?}", after.settings),
                "{setting} {command}"
            );
            assert_ne!(
                format!("{:?}", before.settings),
                format!("{:?}", parsed(command).settings),
                "{setting} {command}"
            );
        }
    }
}

#[test]
fn a_typing_error_is_answered_with_the_nearest_word() {
    let nearest = [
        ("--behind-prxy demo", "'--behind-proxy'"),
        ("serve --lisen 127.0.0.1:1", "'--listen'"),
        ("account list --databse x", "'--database'"),
        ("pair --idael halves", "'--ideal'"),
        ("pair --ideal halfs", "'halves'"),
        ("dmeo", "'demo'"),
        ("account invit x", "'invite'"),
    ];
    for (arguments, word) in nearest {
        let said = refused(arguments);
        assert!(
            said.contains("similar") && said.contains(word),
            "{arguments}: {said}"
        );
    }
}

#[test]
fn how_a_round_is_paired_is_said_in_words() {
    let of = |arguments: &str| match parsed(arguments).command {
        Command::Pair { pairing, .. } => pairing.to_settings(),
        Command::Standings { points, .. } => points.to_settings(),
        other => panic!("{other:?}"),
    };
    assert_eq!(of("pair"), Settings::default());
    assert_eq!(
        of("pair --ideal neighbours --parity text --bye-points 2 --draw-points 1"),
        Settings::default()
    );
    let other = Settings {
        ideal: Ideal::Halves,
        parity: Parity::Swapped,
        bye: ByePoints::Zero,
        draw: DrawPoints::Zero,
    };
    assert_eq!(
        of("pair --ideal halves --parity swapped --bye-points 0 --draw-points 0"),
        other
    );
    assert_eq!(
        of("standings --bye-points 1"),
        Settings {
            bye: ByePoints::One,
            ..Settings::default()
        }
    );
    assert!(refused("pair --bye-points 3").contains("[possible values: 2, 1, 0]"));
}

/// What a package brings along beside the program is written by the program itself, and by none of
/// its settings.
#[test]
fn packages_get_their_manual_and_completions_from_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let said = |arguments: &[&str]| {
        let output = Process::new(env!("CARGO_BIN_EXE_crosstable"))
            .env_clear()
            .current_dir(folder.path())
            .args(arguments)
            .output()
            .unwrap();
        assert!(output.status.success(), "{arguments:?}: {output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let page = said(&["man"]);
    assert!(
        page.contains(".TH crosstable 1")
            && page.contains("serve")
            && page.contains("CROSSTABLE_LISTEN"),
        "{page}"
    );
    assert!(said(&["man", "."]).is_empty());
    let mut pages: Vec<_> = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    pages.sort();
    for page in [
        "crosstable.1",
        "crosstable-serve.1",
        "crosstable-account-invite.1",
        "crosstable-keys-rotate.1",
    ] {
        assert!(pages.iter().any(|found| found == page), "{page}: {pages:?}");
    }
    assert!(
        pages
            .iter()
            .all(|page| !page.contains("completions") && !page.contains("help")),
        "{pages:?}"
    );
    for (shell, mark) in [
        ("bash", "complete -F _crosstable"),
        ("zsh", "#compdef crosstable"),
        ("fish", "complete -c crosstable"),
    ] {
        let script = said(&["completions", shell]);
        assert!(
            script.contains(mark) && script.contains("serve") && script.contains("log-format"),
            "{shell}: {script}"
        );
    }
    let none = Process::new(env!("CARGO_BIN_EXE_crosstable"))
        .env_clear()
        .args(["man", "/nowhere/at/all"])
        .output()
        .unwrap();
    assert!(
        !none.status.success() && String::from_utf8_lossy(&none.stderr).contains("/nowhere/at/all"),
        "{none:?}"
    );
}

/// The folders and files that `deploy/package` puts into a package are those of the repository, or
/// made by itself.
#[test]
fn what_a_package_holds_is_there() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &str| {
        std::fs::read_to_string(root.join(path)).unwrap_or_else(|e| panic!("{path}: {e}"))
    };
    let manifest: toml::Table = toml::from_str(&read("Cargo.toml")).unwrap();
    let deb = &manifest["package"]["metadata"]["deb"];
    let made = read("deploy/package");
    for asset in deb["assets"].as_array().unwrap() {
        let source = asset[0].as_str().unwrap();
        let folder = source.rsplit_once('/').map_or("", |(folder, _)| folder);
        match source.strip_prefix("target/") {
            Some("release/crosstable") => {}
            Some(rest) => {
                let name = rest
                    .strip_prefix("package/")
                    .unwrap()
                    .trim_end_matches("*.1")
                    .trim_end_matches('/');
                assert!(made.contains(&format!("$made/{name}")), "{source}");
            }
            None if source.contains('*') => assert!(root.join(folder).is_dir(), "{source}"),
            None => assert!(root.join(source).is_file(), "{source}"),
        }
    }
    for unit in deb["systemd-units"].as_array().unwrap() {
        let path = format!(
            "{}{}.service",
            unit["unit-scripts"].as_str().unwrap(),
            unit["unit-name"].as_str().unwrap()
        );
        assert!(read(&path).contains("User=crosstable\n"), "{path}");
    }
    assert!(read("deploy/deb/postinst").contains("#DEBHELPER#"));
    // What the examples name is what the program has.
    assert!(read("deploy/haproxy.cfg").contains("option httpchk GET /ready"));
    assert!(read("deploy/crosstable.service").contains("Type=notify\n"));
}
