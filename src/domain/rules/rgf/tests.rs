//! The rows of the regulation, the parameters, the refusals, and the worked journals.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use super::*;
use crate::journal;
use crate::player::{Person, parse_date};
use crate::rules::parameter::ParameterSet;
use crate::rules::tests::{self as shared, game};
use crate::tournament::Game;

/// Rating and deviation; `None`: a newcomer.
pub(super) type Brought = Option<(f64, f64)>;

pub(super) fn day(text: &str) -> NaiveDate {
    parse_date(text).unwrap()
}

pub(super) fn parameters(value: Value) -> Parameters {
    Parameters::from_json(&value).unwrap()
}

pub(super) fn book(brought: &[Brought]) -> Book<Record> {
    let record = |b: &Brought| {
        b.map_or_else(Record::default, |(rating, deviation)| {
            read_standing(
                &json!({ "rating": rating, "deviation": deviation, "last_played": "2025-09" }),
            )
            .unwrap()
        })
    };
    Book {
        people: vec![Person::default(); brought.len()],
        records: brought.iter().map(record).collect(),
        ..Book::default()
    }
}

/// A game of a, b, half points of a, stones that a gives.
pub(super) type Row = (u32, u32, i64, u32);

pub(super) fn tournament(games: &[Row]) -> Tournament {
    let games = games
        .iter()
        .map(|&(a, b, halves, handicap)| Game {
            handicap,
            ..game(a, b, halves)
        })
        .collect();
    Tournament {
        start: day("2025-10-04"),
        end: day("2025-10-05"),
        ..shared::tournament(games)
    }
}

fn run(p: Value, brought: &[Brought], games: &[Row]) -> Rated {
    Rgf::rate_tournament(
        &parameters(p),
        &mut book(brought),
        &tournament(games),
        &mut (),
    )
    .unwrap()
}

#[track_caller]
fn close(value: f64, expected: f64) {
    assert!((value - expected).abs() < 2e-9, "{value} is not {expected}");
}

#[track_caller]
fn check_with(p: Value, brought: &[Brought], games: &[Row], expected: &[(f64, f64)]) {
    let rated = run(p, brought, games);
    assert_eq!((rated.passes, rated.lines.len()), (1, expected.len()));
    for (line, (rating, deviation)) in rated.lines.iter().zip(expected) {
        close(line.after.unwrap().0, *rating);
        close(line.deviation.unwrap().after.unwrap(), *deviation);
    }
}

#[track_caller]
fn check(brought: &[Brought], games: &[Row], expected: &[(f64, f64)]) {
    check_with(json!({}), brought, games, expected);
}

fn all(n: u32, halves: i64) -> Vec<Row> {
    (1..=n).map(|other| (0, other, halves, 0)).collect()
}

fn against(first: (f64, f64), n: usize, others: (f64, f64)) -> Vec<Brought> {
    let mut all = vec![Some(others); n + 1];
    all[0] = Some(first);
    all
}

#[test]
fn a_win_between_equals() {
    check(
        &[Some((2000.0, 125.0)), Some((2000.0, 125.0))],
        &[(0, 1, 2, 0)],
        &[
            (2028.472444984, 121.520495042),
            (1971.527555016, 121.520495042),
        ],
    );
}

#[test]
fn three_players_and_a_jigo() {
    let three = [
        Some((1900.0, 100.0)),
        Some((1700.0, 150.0)),
        Some((2200.0, 80.0)),
    ];
    let games = [(0, 1, 2, 0), (1, 2, 1, 0), (2, 0, 2, 0)];
    check(
        &three,
        &games,
        &[
            (1905.007580402, 97.729194899),
            (1709.105800206, 146.391446071),
            (2191.347807498, 78.942446005),
        ],
    );
}

#[test]
fn stones_move_the_rating_of_who_gives_them() {
    let three = [
        Some((2100.0, 90.0)),
        Some((1850.0, 110.0)),
        Some((2000.0, 100.0)),
    ];
    let games = [(0, 1, 0, 3), (0, 2, 2, 1), (2, 1, 2, 0)];
    check(
        &three,
        &games,
        &[
            (2098.286167595, 86.761885687),
            (1855.260438068, 106.480654279),
            (1996.917888387, 96.530887331),
        ],
    );
}

/// Section 4.
fn deviation_on(p: &Parameters, record: &Record, day: NaiveDate) -> Option<Deviation> {
    let held = record.held?;
    Some(deviations::widen_deviation(
        held.rating,
        held.deviation,
        deviations::months_idle(p, held.last_played, Month::from_day(day)),
    ))
}

#[test]
fn absence_widens_the_deviation() {
    let mut book = book(&[Some((2000.0, 60.0)), Some((2000.0, 100.0))]);
    for (record, month) in book.records.iter_mut().zip(["2023-12", "2020-01"]) {
        record.held.as_mut().unwrap().last_played = Month::parse(month);
    }
    let t = Tournament {
        start: day("2024-09-01"),
        end: day("2024-10-01"),
        ..tournament(&[(0, 1, 2, 0)])
    };
    let today = |book: &Book<Record>, p: Value| {
        deviation_on(&parameters(p), &book.records[0], t.start)
            .unwrap()
            .points()
    };
    close(today(&book, json!({})), 100.0);
    close(
        today(&book, json!({ "months": "difference" })),
        (3600.0f64 + 8100.0).sqrt(),
    );
    for (p, before) in [
        (json!({}), 60.0),
        (json!({ "deviation_before": "timed" }), 100.0),
    ] {
        let rated = Rgf::rate_tournament(&parameters(p), &mut book.clone(), &t, &mut ()).unwrap();
        close(rated.lines[0].after.unwrap().0, 2016.993202846);
        close(rated.lines[1].after.unwrap().0, 1901.432170972);
        close(
            rated.lines[1].deviation.unwrap().after.unwrap(),
            224.651125007,
        );
        close(rated.lines[0].deviation.unwrap().before.unwrap(), before);
    }
    Rgf::rate_tournament(&Parameters::default(), &mut book, &t, &mut ()).unwrap();
    assert_eq!(
        book.records[0].held.unwrap().last_played,
        Month::parse("2024-10")
    );
    // A tournament before the last one costs nothing.
    assert_eq!(
        deviation_on(&Parameters::default(), &book.records[0], day("2020-01-01")),
        book.records[0].held.map(|h| h.deviation)
    );
}

#[test]
fn an_anomalous_gain() {
    let rated = run(
        json!({}),
        &against((1500.0, 100.0), 6, (2000.0, 100.0)),
        &all(6, 2),
    );
    let (first, opponent) = (&rated.lines[0], &rated.lines[1]);
    assert_eq!(
        (
            first.anomalous,
            first.deviation.unwrap().anomaly,
            opponent.anomalous
        ),
        (true, 1.0, false)
    );
    close(first.after.unwrap().0, 2394.773489428);
    close(first.deviation.unwrap().after.unwrap(), 139.443935424);
    close(opponent.after.unwrap().0, 1998.882904508);
    close(opponent.deviation.unwrap().after.unwrap(), 99.795962596);
}

#[test]
fn an_anomalous_loss_only_widens_the_deviation() {
    let rated = run(
        json!({}),
        &against((1800.0, 60.0), 6, (1500.0, 120.0)),
        &all(6, 0),
    );
    close(rated.lines[0].after.unwrap().0, 1751.221637377);
    close(
        rated.lines[0].deviation.unwrap().after.unwrap(),
        82.930285209,
    );
    close(rated.lines[1].after.unwrap().0, 1527.019336875);
    for (word, deviation) in [
        ("none", 58.640567037),
        ("linear", 2.0 * 58.640567037),
        ("interpolate", (3000.0 - 1751.221637377) / 4.0),
        ("root", 82.930285209),
    ] {
        let rated = run(
            json!({ "anomaly_confidence": word }),
            &against((1800.0, 60.0), 6, (1500.0, 120.0)),
            &all(6, 0),
        );
        assert!(
            (rated.lines[0].deviation.unwrap().after.unwrap() - deviation).abs() < 1e-8,
            "{word}"
        );
    }
}

#[test]
fn the_anomaly_is_reduced_at_the_top() {
    let players = against((2400.0, 50.0), 8, (2600.0, 40.0));
    let anomaly = |p: Value| {
        run(p, &players, &all(8, 2)).lines[0]
            .deviation
            .unwrap()
            .anomaly
    };
    let rated = run(json!({}), &players, &all(8, 2));
    close(anomaly(json!({})), 0.6);
    assert!((rated.lines[0].deviation.unwrap().anomaly - 0.6).abs() < 1e-12);
    let same: Vec<f64> = ["coefficient", "criterion"]
        .map(|word| anomaly(json!({ "top_reduction": word })))
        .to_vec();
    assert!(
        same[1] > same[0],
        "DNan / 0.6 is still far exceeded: {same:?}"
    );
    close(anomaly(json!({ "top_reduction_start": 2400 })), 1.0);
    close(anomaly(json!({ "top_reduction_start": 1000 })), 0.3);
    close(anomaly(json!({ "criterion_factor": 1000 })), 0.0);
}

#[test]
fn few_games_are_no_anomaly() {
    let anomaly = |p: Value, n: u32| {
        run(p, &against((1500.0, 100.0), 8, (2000.0, 100.0)), &all(n, 2)).lines[0]
            .deviation
            .unwrap()
            .anomaly
    };
    for (n, kan) in [(3, 0.0), (4, 1.0 / 3.0), (5, 2.0 / 3.0), (6, 1.0)] {
        close(anomaly(json!({}), n), kan);
    }
    // A fifth and sixth game against newcomers counts only with the parameter.
    let mut players = against((1500.0, 100.0), 6, (2000.0, 100.0));
    (players[5], players[6]) = (None, None);
    let anomaly = |p: Value| {
        run(p, &players, &all(6, 2)).lines[0]
            .deviation
            .unwrap()
            .anomaly
    };
    close(anomaly(json!({})), 1.0 / 3.0);
    close(anomaly(json!({ "small_statistics": "all" })), 1.0);
}

#[test]
fn a_newcomer_enters() {
    let players = [
        None,
        Some((1800.0, 100.0)),
        Some((1700.0, 80.0)),
        Some((1600.0, 120.0)),
    ];
    let games = [(1, 0, 2, 2), (0, 2, 2, 0), (0, 3, 2, 0), (2, 1, 2, 0)];
    check(
        &players,
        &games,
        &[
            (1855.316204361, 223.278904978),
            (1799.898723973, 97.779940062),
            (1704.374229133, 79.005139530),
            (1588.524588167, 118.831106214),
        ],
    );
    let first = &run(json!({}), &players, &games).lines[0];
    assert_eq!(
        (
            first.before,
            first.rank_before,
            first.deviation.unwrap().before
        ),
        (None, None, None)
    );
    // 1855.3 is nearest to the row of 2 kyu, which begins half-way, at 1850.
    let change = first.rank_changes[0];
    assert_eq!(
        (
            first.rank_changes.len(),
            change.article,
            change.before,
            change.after.map(|rank| rank.name)
        ),
        (1, "9", None, Some("2 kyu"))
    );
    assert_eq!(
        change.ground,
        RankGround::Rating {
            rating: first.after.unwrap(),
            from: Some(Points(1850.0))
        }
    );
    // 1800 and 1799.9 are both 3 kyu.
    assert!(
        run(json!({}), &players, &games).lines[1]
            .rank_changes
            .is_empty()
    );
}

#[test]
fn newcomers_among_themselves_get_no_rating() {
    let players = [None, None, Some((2000.0, 100.0)), None];
    // The last one only meets a newcomer who enters.
    let games = [(0, 1, 2, 0), (1, 2, 2, 0), (3, 1, 0, 0)];
    let mut book = book(&players);
    let rated = Rgf::rate_tournament(
        &Parameters::default(),
        &mut book,
        &tournament(&games),
        &mut (),
    )
    .unwrap();
    let after: Vec<bool> = rated
        .lines
        .iter()
        .map(|line| line.after.is_some())
        .collect();
    assert_eq!(after, [false, true, true, false]);
    assert_eq!(
        (
            book.records[0],
            rated.lines[0].deviation,
            rated.lines[0].rank
        ),
        (
            Record::default(),
            Some(DeviationChange {
                before: None,
                after: None,
                anomaly: 0.0
            }),
            None
        )
    );
    let omitted = run(json!({ "unrated_rows": "omit" }), &players, &games);
    assert_eq!(
        omitted
            .lines
            .iter()
            .map(|line| line.player.0)
            .collect::<Vec<_>>(),
        [1, 2]
    );
    let alone = run(json!({}), &players, &games[1..2]);
    assert_eq!(omitted.lines, alone.lines);
}

#[test]
fn no_rating_leaves_the_scale() {
    let games = all(10, 2);
    let players = against((100.0, 725.0), 10, (2600.0, 60.0));
    let held = |p: Value| {
        let line = &run(p, &players, &games).lines[0];
        (
            line.after.unwrap().0,
            line.deviation.unwrap().after.unwrap(),
        )
    };
    assert_eq!(held(json!({ "max_rating": 1500 })), (1500.0, 375.0));
    let fallen = |p: Value| {
        run(p, &against((100.0, 725.0), 10, (50.0, 60.0)), &all(10, 0)).lines[0]
            .after
            .unwrap()
            .0
    };
    assert!(fallen(json!({})) < 0.0);
    assert_eq!(fallen(json!({ "rating_floor": 0 })), 0.0);
    let exact = |word: &str| {
        run(
            json!({ "pi": word }),
            &[Some((2000.0, 200.0)); 2],
            &[(0, 1, 2, 0)],
        )
        .lines[0]
            .after
            .unwrap()
            .0
    };
    assert!((1e-9..1e-4).contains(&(exact("text") - exact("exact")).abs()));
}

fn anchored(anchors: u32) -> (Parameters, Book<Record>) {
    let p = parameters(json!({ "anchors": anchors }));
    let players = [
        (2000.0, 40.0),
        (1900.0, 45.0),
        (1800.0, 200.0),
        (1500.0, 20.0),
        (2100.0, 60.0),
    ];
    let mut book = book(&players.map(Some));
    Rgf::rate_tournament(
        &p,
        &mut book,
        &tournament(&[(0, 1, 0, 0), (0, 2, 0, 0), (1, 2, 2, 0), (0, 4, 0, 0)]),
        &mut (),
    )
    .unwrap();
    (p, book)
}

#[test]
fn the_list_is_shifted_by_its_anchors() {
    let (p, mut book) = anchored(2);
    let before = book.clone();
    let correction = Rgf::next_correction(&p, &book).unwrap();
    assert_eq!(book.records, before.records, "the correction is only shown");
    close(correction.shift, 1.494504518);
    assert_eq!(
        correction
            .anchors
            .iter()
            .map(|anchor| (anchor.player.0, anchor.before.0))
            .collect::<Vec<_>>(),
        [(0, 2000.0), (1, 1900.0)]
    );
    let published = Rgf::publish_list(&p, &mut book, day("2025-11-01"));
    let listed: Vec<u32> = published.pools[0]
        .1
        .iter()
        .map(|entry| entry.player.0)
        .collect();
    assert_eq!(listed, [4, 0, 1, 2, 3]);
    for shown in &correction.players {
        let held = book.records[shown.player.index()].held.unwrap();
        assert_eq!(
            (held.rating.0, held.deviation.0),
            (shown.after.0, shown.deviation.unwrap().1)
        );
        close(shown.after.0 - shown.before.0, correction.shift);
    }
    // A new period in which no player was calculated.
    assert_eq!(Rgf::next_correction(&p, &book), None);
    assert_eq!(Rgf::next_correction(&anchored(0).0, &before), None);
    assert_eq!(
        Rgf::next_correction(&anchored(4_000_000_000).0, &before)
            .unwrap()
            .anchors
            .len(),
        4
    );
}

#[test]
fn a_rank_changed_by_the_correction_is_told() {
    let (p, mut book) = anchored(1);
    book.records[3].held.as_mut().unwrap().rating = Rating(1549.0);
    let decisions = Rgf::publish_list(&p, &mut book, day("2025-11-01")).decisions;
    let told: Vec<_> = decisions
        .iter()
        .map(|d| {
            (
                d.player.0,
                d.article,
                d.before.unwrap().name,
                d.after.unwrap().name,
            )
        })
        .collect();
    assert_eq!(told, [(3, "1", "6 kyu", "5 kyu")]);
}

#[test]
fn who_entered_in_a_period_is_no_anchor_of_it() {
    let p = parameters(json!({ "anchors": 9 }));
    let mut book = book(&[None, Some((2000.0, 40.0)), Some((2000.0, 10.0))]);
    Rgf::rate_tournament(&p, &mut book, &tournament(&[(0, 1, 2, 0)]), &mut ()).unwrap();
    let anchors = |book: &Book<Record>| {
        Rgf::next_correction(&p, book)
            .map(|c| c.anchors.iter().map(|a| a.player.0).collect::<Vec<_>>())
    };
    assert_eq!(anchors(&book), Some(vec![1]));
    Rgf::publish_list(&p, &mut book, day("2025-11-01"));
    Rgf::rate_tournament(&p, &mut book, &tournament(&[(0, 2, 2, 0)]), &mut ()).unwrap();
    assert_eq!(anchors(&book), Some(vec![2, 0]));
}

#[test]
fn standings_are_read_strictly() {
    let wrong = |value: Value| read_standing(&value).unwrap_err();
    for (value, sentence) in [
        (json!([]), "not an object"),
        (json!({}), "rating is missing"),
        (json!({ "rating": null }), "rating is not a number"),
        (json!({ "rating": "1500" }), "rating is not a number"),
        (json!({ "rating": 3000 }), "not below 3000"),
        (json!({ "rating": -1e10 }), "too far away"),
        (
            json!({ "rating": 1500, "deviation": 0 }),
            "deviation is not above 0",
        ),
        (
            json!({ "rating": 1500, "deviation": -3.5 }),
            "deviation is not above 0",
        ),
        (
            json!({ "rating": 1500, "deviation": true }),
            "deviation is not a number",
        ),
        (
            json!({ "rating": 1500, "last_played": "2025-9" }),
            "last_played",
        ),
        (
            json!({ "rating": 1500, "last_played": 202509 }),
            "last_played",
        ),
        (
            json!({ "rating": 1500, "games": 3 }),
            "unknown key \"games\"",
        ),
    ] {
        assert!(
            wrong(value.clone()).contains(sentence),
            "{value}: {}",
            wrong(value.clone())
        );
    }
    let held = read_standing(&json!({ "rating": 2999.5, "deviation": null, "last_played": null }))
        .unwrap()
        .held
        .unwrap();
    assert_eq!(
        (
            held.rating.points(),
            held.deviation.points(),
            held.last_played
        ),
        (2999.5, 0.125, None)
    );
}

const PLAYERS: &str = r#"{"federation": {"rules": "rgf"}}
{"player": {"id": "p1", "standing": {"rating": 1500}}}
{"player": {"id": "p2"}}
"#;

#[track_caller]
fn refused(line: &str, sentence: &str) {
    let bad = journal::calculate_input(format!("{PLAYERS}{line}\n").as_bytes()).unwrap_err();
    assert!(bad.line == 4 && bad.reason.contains(sentence), "{bad}");
}

#[test]
fn every_game_must_be_complete() {
    let game = |fields: &str| {
        format!(
            r#"{{"tournament": {{"id": "t1", "start": "2025-01-01", "games": [{{"a": "p1", {fields}}}]}}}}"#
        )
    };
    for played in ["true", "false"] {
        refused(
            &game(&format!(r#""score": 1, "played": {played}"#)),
            "game 1: b is missing",
        );
        refused(
            &game(&format!(r#""b": "p2", "played": {played}"#)),
            "game 1: score is",
        );
        refused(
            &game(&format!(r#""b": "p2", "score": null, "played": {played}"#)),
            "score is not 1, 0.5 or 0",
        );
        refused(
            &game(&format!(r#""b": "p1", "score": 1, "played": {played}"#)),
            "same player",
        );
    }
    refused(
        &game(r#""b": "p2", "score": 1, "handicap": -1"#),
        "handicap",
    );
    refused(
        &game(r#""b": "p2", "score": 0, "handicap": 4000000000"#),
        "tournament t1: p2: the new rating is not between",
    );
    refused(
        r#"{"player": {"id": "p3", "standing": {"rating": 1e999}}}"#,
        "out of range",
    );
}

#[test]
fn a_refused_tournament_changes_nothing() {
    let mut book = book(&[Some((1500.0, 100.0)), None]);
    let before = book.records.clone();
    let refused = Rgf::rate_tournament(
        &Parameters::default(),
        &mut book,
        &tournament(&[(0, 1, 0, u32::MAX)]),
        &mut (),
    );
    assert!(
        matches!(
            refused,
            Err(Refused {
                article: "2",
                kind: RefusedKind::OutOfRange { .. }
            })
        ),
        "{refused:?}"
    );
    assert_eq!(book.records, before);
}

#[test]
fn a_record_is_stored_to_the_last_bit() {
    let (_, book) = anchored(2);
    for record in &book.records {
        let text = serde_json::to_string(record).unwrap();
        assert_eq!(
            serde_json::from_str::<Record>(&text).unwrap(),
            *record,
            "{text}"
        );
    }
    assert_eq!(serde_json::to_string(&Record::default()).unwrap(), "{}");
}

/// Numbers agree within a millionth, all other values exactly.
fn agree(expected: &Value, given: &Value) -> bool {
    match (expected, given) {
        (Value::Number(e), Value::Number(g)) => {
            (e.as_f64().unwrap() - g.as_f64().unwrap()).abs() < 1e-6
        }
        (Value::Array(e), Value::Array(g)) => {
            e.len() == g.len() && e.iter().zip(g).all(|(e, g)| agree(e, g))
        }
        (Value::Object(e), Value::Object(g)) => {
            e.len() == g.len()
                && e.iter()
                    .zip(g)
                    .all(|((k, e), (l, g))| k == l && agree(e, g))
        }
        _ => expected == given,
    }
}

#[test]
fn the_worked_journals() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/rgf");
    let mut seen = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let Some(stem) = name
            .strip_suffix(".jsonl")
            .filter(|stem| !stem.ends_with(".expected"))
        else {
            continue;
        };
        let given = fs::read_to_string(&path).unwrap();
        let expected =
            fs::read_to_string(path.with_file_name(format!("{stem}.expected.jsonl"))).unwrap();
        let answer =
            String::from_utf8(journal::calculate_input(given.as_bytes()).unwrap()).unwrap();
        assert_eq!(answer.lines().count(), expected.lines().count(), "{name}");
        for (line, wanted) in answer.lines().zip(expected.lines()) {
            let value = |text: &str| serde_json::from_str::<Value>(text).unwrap();
            assert!(
                agree(&value(wanted), &value(line)),
                "{name}:\n{wanted}\n{line}"
            );
        }
        let mut written = Vec::new();
        journal::write_journal(
            &journal::read_journal(given.as_bytes()).unwrap(),
            &mut written,
        );
        assert_eq!(String::from_utf8(written).unwrap(), given, "{name}");
        seen += 1;
    }
    assert!(seen >= 24, "only {seen} journals");
}
