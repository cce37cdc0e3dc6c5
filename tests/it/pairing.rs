//! The commands `pair` and `standings`: rounds and tables judged elsewhere, refusals, and states
//! that can't be used.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

/// Runs a command on what it reads from standard input.
fn run(arguments: &[&str], text: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_crosstable"))
        .env_clear()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(text.as_bytes())
        .unwrap();
    child.wait_with_output().unwrap()
}

/// The answer of a command that has to succeed: one line.
#[track_caller]
fn answer(arguments: &[&str], state: &Value) -> Value {
    let output = run(arguments, &state.to_string());
    assert!(
        output.status.success(),
        "{arguments:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(text.lines().count(), 1);
    serde_json::from_str(&text).unwrap()
}

#[test]
fn rounds_and_tables_are_those_of_the_golden_tournaments() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/wmsg/rounds.jsonl");
    for line in fs::read_to_string(file).unwrap().lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        assert_eq!(answer(&["pair"], &case["state"]), case["pair"]);
        if let Some(table) = case.get("standings") {
            assert_eq!(answer(&["standings"], &case["state"])["standings"], *table);
        }
    }
}

/// Two players who have met.
fn two() -> Value {
    json!({"system": "wmsg-swiss", "planned_rounds": 4, "players": [{"id": "a", "number": 1}, {"id": "b", "number": 2}],
           "rounds": [{"round": 1, "pairs": [{"black": "a", "white": "b", "winner": "draw"}]}]})
}

#[test]
fn a_refusal_is_an_answer_and_advice_goes_to_the_console() {
    let output = run(&["pair"], &two().to_string());
    assert_eq!(output.status.code(), Some(0));
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        (&answer["round"], &answer["error"]),
        (&json!(2), &json!("no-pairing"))
    );
    assert!(String::from_utf8_lossy(&output.stderr).contains("4 rounds are planned"));
}

#[test]
fn the_settings_of_the_organizer_are_arguments() {
    let points = |arguments: &[&str]| answer(arguments, &two())["standings"][0]["points"].clone();
    assert_eq!(points(&["standings"]), 1);
    assert_eq!(points(&["standings", "--draw-points", "0"]), 0);
    let ids = ["a", "b", "c", "d", "e", "f"];
    let players: Vec<Value> = ids
        .iter()
        .zip(1..)
        .map(|(id, number)| json!({"id": id, "number": number, "start": 1}))
        .collect();
    let state =
        json!({"system": "wmsg-swiss", "players": players, "rounds": [{"round": 1, "pairs": []}]});
    let first = |arguments: &[&str]| answer(arguments, &state)["pairs"][0].clone();
    assert_eq!(
        first(&["pair"]),
        json!({"table": 1, "black": "f", "white": "e"})
    );
    assert_eq!(
        first(&["pair", "--parity", "swapped"]),
        json!({"table": 1, "black": "e", "white": "f"})
    );
    assert_eq!(
        first(&["pair", "--ideal", "halves"]),
        json!({"table": 1, "black": "f", "white": "c"})
    );
    assert_eq!(
        run(&["pair", "--ideal", "nearest"], "{}").status.code(),
        Some(2)
    );
}

#[test]
fn a_state_that_cannot_be_used_is_told_with_all_its_mistakes_on_one_line() {
    for (command, text, told) in [
        ("pair", "[]", "the state is not an object"),
        ("pair", "{", "not JSON"),
        ("pair", r#"{"system": "wmsg-swiss"}"#, "players is missing"),
        (
            "pair",
            r#"{"system": "chess", "players": [{"id": "a"}, {"id": "a"}]}"#,
            "player 2: another player has the id",
        ),
        (
            "standings",
            r#"{"system": "wmsg-knockout", "players": []}"#,
            "there are no standings of a knockout",
        ),
    ] {
        let output = run(&[command], text);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(
            (
                output.status.code(),
                output.stdout.len(),
                said.lines().count()
            ),
            (Some(2), 0, 1),
            "{text}: {said}"
        );
        assert!(said.contains(told), "{text}: {said}");
    }
}
