//! The rows of the regulation, the parameters, initial records, and the worked journals.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use super::reference::{self, Wide};
use super::*;
use crate::explain::{Recorder, Step};
use crate::journal;
use crate::player::{Person, parse_date};
use crate::rules::Rank;
use crate::rules::parameter::ParameterSet;
use crate::rules::tests as shared;
pub(super) use crate::rules::tests::game;

fn day(text: &str) -> NaiveDate {
    parse_date(text).unwrap()
}

pub(super) fn parameters(value: Value) -> Parameters {
    Parameters::from_json(&value).unwrap()
}

fn entered(p: &Parameters, standing: &Value) -> Record {
    let mut record = Ssdc::read_standing(standing).unwrap();
    Ssdc::adapt_entered(p, &mut record);
    record
}

pub(super) fn book(p: &Parameters, standings: &[Value]) -> Book<Record> {
    let records: Vec<Record> = standings
        .iter()
        .map(|standing| entered(p, standing))
        .collect();
    Book {
        people: vec![Person::default(); records.len()],
        records,
        ..Book::default()
    }
}

fn classic(rating: f64, games: u32) -> Value {
    json!({"classic": {"rating": rating, "games": games}})
}

/// A game of a, b, half points of a.
pub(super) type Row = (u32, u32, i64);

pub(super) fn tournament(rows: &[Row]) -> Tournament {
    shared::tournament(
        rows.iter()
            .map(|&(a, b, halves)| game(a, b, halves))
            .collect(),
    )
}

pub(super) fn run(p: &Parameters, before: &mut Book<Record>, t: &Tournament) -> Rated {
    Ssdc::rate_tournament(p, before, t, &mut ()).unwrap()
}

#[track_caller]
fn check_with(p: Value, before: &[Value], t: &Tournament, expected: &[(f64, &str)]) {
    let p = parameters(p);
    let mut book = book(&p, before);
    run(&p, &mut book, t);
    assert_eq!(book.records.len(), expected.len());
    for (index, (record, (rating, rank))) in book.records.iter().zip(expected).enumerate() {
        let own = record.pool(t.pool).unwrap().rating.0;
        assert!(
            (own - rating).abs() < 1e-7 && record.rank.letter() == *rank,
            "{index}: {own} {}",
            record.rank.letter()
        );
    }
}

#[track_caller]
fn check(before: &[Value], t: &Tournament, expected: &[(f64, &str)]) {
    check_with(json!({}), before, t, expected);
}

#[test]
fn newcomers_play_from_1200_game_after_game() {
    let t = tournament(&[(0, 1, 2), (0, 2, 1), (1, 2, 2)]);
    let newcomers = [json!({}), json!({}), json!({})];
    check(
        &newcomers,
        &t,
        &[
            (1218.8499774443, "N"),
            (1201.2159914944, "N"),
            (1179.9340310613, "N"),
        ],
    );
    check_with(
        json!({"update": "tournament"}),
        &newcomers,
        &t,
        &[(1220.0, "N"), (1200.0, "N"), (1180.0, "N")],
    );
    // Without numbers all games are of one round.
    check_with(
        json!({"update": "round"}),
        &newcomers,
        &t,
        &[(1220.0, "N"), (1200.0, "N"), (1180.0, "N")],
    );
    let mut rounds = t.clone();
    rounds.games[2].round = Some(2);
    let third = 40.0 * (1.0 - 1.0 / (1.0 + 10f64.powf(20.0 / 400.0)));
    check_with(
        json!({"update": "round"}),
        &newcomers,
        &rounds,
        &[(1220.0, "N"), (1180.0 + third, "N"), (1200.0 - third, "N")],
    );
}

#[test]
fn coefficients() {
    let one = tournament(&[(0, 1, 2)]);
    check(
        &[classic(2400.0, 50), classic(2000.0, 30)],
        &one,
        &[(2400.9090909091, "H"), (1998.1818181818, "1")],
    );
    check(
        &[classic(2000.0, 29), classic(2400.0, 30)],
        &one,
        &[(2036.3636363636, "1"), (2390.9090909091, "H")],
    );
    check(
        &[classic(2450.0, 10), classic(2450.0, 30)],
        &one,
        &[(2470.0, "H"), (2445.0, "H")],
    );
    check_with(
        json!({"k_precedence": "2400"}),
        &[classic(2450.0, 10), classic(2399.0, 10)],
        &one,
        &[(2454.271277486055, "H"), (2381.91489005578, "M")],
    );
    let two = tournament(&[(0, 1, 2), (0, 1, 2)]);
    check(
        &[classic(1500.0, 29), classic(1500.0, 40)],
        &two,
        &[(1529.1386701596, "N"), (1480.8613298404, "N")],
    );
    let counted_once = 1520.0 + 40.0 * (1.0 - 0.543_066_492_0);
    check_with(
        json!({"k_count": "tournament"}),
        &[classic(1500.0, 29), classic(1500.0, 40)],
        &two,
        &[(counted_once, "N"), (1480.8613298404, "N")],
    );
    // 2400 exactly; rounding error below it is tolerated.
    check(
        &[classic(2399.9999999995, 30), classic(2399.9999999995, 30)],
        &one,
        &[(2405.0, "H"), (2395.0, "H")],
    );
}

#[test]
fn rounding() {
    let one = tournament(&[(0, 1, 2), (0, 1, 2)]);
    let two = [classic(1500.4, 30), classic(1500.4, 30)];
    check_with(
        json!({"rounding": "game"}),
        &two,
        &one,
        &[(1519.0, "N"), (1481.0, "N")],
    );
    check_with(
        json!({"rounding": "tournament"}),
        &two,
        &one,
        &[(1520.0, "N"), (1481.0, "N")],
    );
    let mut idle = tournament(&[]);
    idle.participants = vec![PlayerKey(0)];
    check_with(
        json!({"rounding": "tournament"}),
        &[classic(1599.5, 30)],
        &idle,
        &[(1600.0, "3")],
    );
}

#[test]
fn a_peak_gives_its_rank() {
    let t = tournament(&[(0, 1, 2), (2, 0, 2)]);
    let before = [
        classic(1590.0, 50),
        classic(1590.0, 50),
        classic(1600.0, 50),
    ];
    check(&before, &t, &[(1590.0, "3"), (1580.0, "N"), (1610.0, "3")]);
    check_with(
        json!({"rank_moment": "tournament"}),
        &before,
        &t,
        &[(1590.0, "N"), (1580.0, "N"), (1610.0, "3")],
    );
    let rapid = Tournament {
        pool: Pool::Rapid,
        ..tournament(&[(0, 1, 2)])
    };
    let fast = json!({"rapid": {"rating": 2590, "games": 50}});
    check(
        &[fast.clone(), fast],
        &rapid,
        &[(2595.0, "N"), (2585.0, "N")],
    );
}

#[test]
fn ranks_of_ratings() {
    let rows = [
        (2500.0, "G"),
        (2499.6, "H"),
        (2400.0, "H"),
        (2399.0, "M"),
        (2300.0, "M"),
        (2200.0, "C"),
        (2199.99, "1"),
        (2000.0, "1"),
    ];
    let more = [
        (1800.0, "2"),
        (1600.0, "3"),
        (1599.99, "N"),
        (1600.0 - 9e-10, "3"),
        (-5.0, "N"),
    ];
    for (rating, rank) in rows.into_iter().chain(more) {
        assert_eq!(
            entered(&Parameters::default(), &classic(rating, 3))
                .rank
                .letter(),
            rank,
            "{rating}"
        );
    }
    let higher = parameters(json!({"rank_ratings": {"G": 2600}}));
    assert_eq!(entered(&higher, &classic(2599.0, 3)).rank.letter(), "H");
    assert_eq!(
        entered(&higher, &json!({"rank": "G", "classic": {"rating": 1000}}))
            .rank
            .letter(),
        "G"
    );
    assert_eq!(
        entered(&higher, &json!({"rapid": {"rating": 2700}}))
            .rank
            .letter(),
        "N"
    );
}

#[test]
fn ranks_of_places() {
    let table = [
        (Category::Highest, ["G", "G", "G", "H", "N"]),
        (Category::First, ["H", "M", "M", "C", "N"]),
        (Category::Second, ["C", "1", "1", "2", "N"]),
        (Category::Third, ["2", "3", "3", "3", "N"]),
        (Category::Fourth, ["N", "N", "N", "N", "N"]),
        (Category::Friendly, ["N", "N", "N", "N", "N"]),
    ];
    for (category, ranks) in table {
        for (place, rank) in (1..).zip(ranks) {
            assert_eq!(
                Parameters::default()
                    .rank_places
                    .rank_of_place(category, place)
                    .letter(),
                rank,
                "{category:?} {place}"
            );
        }
    }
    let places = vec![
        (PlayerKey(0), 2),
        (PlayerKey(1), 2),
        (PlayerKey(2), 4_000_000_000),
    ];
    let t = Tournament {
        category: Category::First,
        pool: Pool::Rapid,
        places,
        ..tournament(&[])
    };
    check(
        &[json!({}), json!({"rank": "H"}), json!({})],
        &t,
        &[(1200.0, "M"), (1200.0, "H"), (1200.0, "N")],
    );
}

#[test]
fn who_is_touched() {
    let p = Parameters::default();
    let before = [
        classic(1500.0, 9),
        classic(1500.0, 9),
        json!({}),
        classic(1300.0, 9),
        classic(1300.0, 9),
        json!({}),
    ];
    let mut t = tournament(&[(0, 1, 1), (5, 3, 2)]);
    t.games[1].played = false;
    t.participants = vec![PlayerKey(2), PlayerKey(4)];
    t.places = vec![(PlayerKey(4), 1), (PlayerKey(3), 9)];
    t.category = Category::Third;
    let touched = |t: &Tournament| {
        run(&p, &mut book(&p, &before), t)
            .lines
            .iter()
            .map(|line| line.player.0)
            .collect::<Vec<_>>()
    };
    assert_eq!(touched(&t), [0, 1, 2, 4, 5]);
    for nothing in [
        Tournament {
            official: false,
            ..t.clone()
        },
        Tournament {
            category: Category::Friendly,
            ..t
        },
    ] {
        let mut book = book(&p, &before);
        let records = book.records.clone();
        assert_eq!(
            run(&p, &mut book, &nothing),
            Rated {
                passes: 1,
                ..Rated::default()
            }
        );
        assert_eq!(book.records, records);
    }
}

#[test]
fn lists_of_both_pools() {
    let own = |rating: f64, games: u32, last: Value| json!({"classic": {"rating": rating, "games": games, "last_played": last}});
    let p = Parameters::default();
    let listed = |p: &Parameters, date: &str, first: Option<&str>, standings: &[Value]| {
        let mut book = book(p, standings);
        book.first_day = first.map(day);
        let published = Ssdc::publish_list(p, &mut book, day(date));
        assert_eq!(published.pools[1], (Some(Pool::Rapid), Vec::new()));
        published.pools[0]
            .1
            .iter()
            .map(|entry| entry.player.0)
            .collect::<Vec<_>>()
    };
    let all = [
        own(1500.0, 5, json!("2023-03-05")),
        own(1600.0, 4, json!("2023-03-05")),
        own(1500.0 + 9e-10, 5, Value::Null),
        own(1700.0, 9, json!("2022-12-31")),
    ];
    assert_eq!(
        listed(&p, "2023-12-31", Some("2022-06-01"), &all),
        [3, 0, 2]
    );
    assert_eq!(listed(&p, "2024-01-01", Some("2022-06-01"), &all), [0]);
    assert_eq!(listed(&p, "2024-12-31", Some("2023-06-01"), &all), [0, 2]);
    assert_eq!(listed(&p, "2025-01-01", None, &all), [2]);
    assert_eq!(listed(&p, "2000-01-01", None, &all), [3, 0, 2]);
    let rolling = parameters(json!({"year": "rolling", "list_games": 4}));
    assert_eq!(
        listed(&rolling, "2024-03-05", Some("2022-06-01"), &all),
        [1, 0]
    );
    assert!(listed(&rolling, "2024-03-06", Some("2022-06-01"), &all).is_empty());
    let leap = [own(1500.0, 5, json!("2024-02-29"))];
    assert_eq!(
        (
            listed(&rolling, "2025-02-28", None, &leap).len(),
            listed(&rolling, "2025-03-01", None, &leap).len()
        ),
        (1, 0)
    );
}

#[test]
fn parameters_are_written_shortly() {
    let all = json!({
        "update": "round", "rounding": "tournament", "k_precedence": "2400", "k_count": "tournament", "rank_moment": "tournament",
        "year": "rolling", "ceiling": "add", "title_holder": "factor", "match": "start", "initial_rating": 1000.5, "k_strong": 8,
        "k_ordinary": 16.25, "k_new": 32, "strong_from": 2300, "new_games": 20, "list_games": 6, "registration_days": 10, "results_days": 5,
        "rank_ratings": {"H": 2410, "3": 1500.5}, "rank_places": {"third": ["1", "2"], "fourth": ["3"]}
    });
    assert_eq!(Value::from(parameters(all.clone()).differing_values()), all);
    assert!(Parameters::default().differing_values().is_empty());
    let printed = json!({"update": "game", "k_precedence": "new", "initial_rating": 1200.0, "k_new": 40, "rank_ratings": {"G": 2500},
        "rank_places": {"fourth": []}});
    assert_eq!(parameters(printed), Parameters::default());
    assert_eq!(
        parameters(json!({"k_precedence": 2400})).k_precedence,
        Precedence::Strong
    );
}

#[test]
fn parameters_are_read_strictly() {
    let wrong = |value: Value| Parameters::from_json(&value).unwrap_err().to_string();
    for (bad, sentence) in [
        (
            json!({"update": "games"}),
            "update is not \"game\", \"round\" or \"tournament\"",
        ),
        (json!({"year": null}), "year is not \"calendar\" or"),
        (json!({"match": {"cap": null}}), "match is not \"cap\" or"),
        (
            json!({"k_new": "40"}),
            "k_new is not a number from 0 to 1000",
        ),
        (json!({"k_new": -1}), "k_new"),
        (
            json!({"initial_rating": 100_000}),
            "initial_rating is not a number between",
        ),
        (
            json!({"new_games": 30.5}),
            "new_games is not a whole number",
        ),
        (
            json!({"rank_ratings": {"G": 2300}}),
            "rank_ratings gives a higher rank for a lower rating",
        ),
        (
            json!({"rank_ratings": {"N": 0}}),
            "rank_ratings has a row \"N\"",
        ),
        (
            json!({"rank_ratings": {"G": null}}),
            "rank_ratings has a row \"G\" that is not a number",
        ),
        (
            json!({"rank_places": {"friendly": []}}),
            "rank_places has a row \"friendly\"",
        ),
        (
            json!({"rank_places": {"first": ["K"]}}),
            "rank_places has a row \"first\"",
        ),
        (json!({"rank_places": []}), "rank_places is not an object"),
        (
            json!({"anchors": 2}),
            "anchors is no parameter of these rules",
        ),
        (json!({"year": 1, "k_new": true}), "; k_new is"),
    ] {
        assert!(
            wrong(bad.clone()).contains(sentence),
            "{bad}: {}",
            wrong(bad.clone())
        );
    }
}

#[test]
fn standings_are_read_strictly() {
    let good = json!({"classic": {"rating": -0.0, "games": 7, "last_played": "2024-02-29"}, "rapid": null, "rank": null});
    let record = Ssdc::read_standing(&good).unwrap();
    assert_eq!(
        record.classic,
        Some(Standing {
            rating: Rating(0.0),
            games: 7,
            last: Some(day("2024-02-29"))
        })
    );
    assert_eq!(Ssdc::read_standing(&json!({})).unwrap(), Record::default());
    for bad in [
        json!([]),
        json!({"rating": 1500}),
        json!({"classic": 1500}),
        json!({"classic": {}}),
        json!({"classic": {"rating": null}}),
        json!({"classic": {"rating": "1500"}}),
        json!({"classic": {"rating": true}}),
        json!({"classic": {"rating": 100_000}}),
        json!({"rapid": {"rating": -100_000.0}}),
        json!({"classic": {"rating": 1e300}}),
        json!({"rapid": {"rating": 1500, "games": 3.0}}),
        json!({"rapid": {"rating": 1500, "games": -1}}),
        json!({"rapid": {"rating": 1500, "games": null}}),
        json!({"rapid": {"rating": 1500, "games": 5_000_000_000u64}}),
        json!({"rapid": {"rating": 1500, "last_played": "2023-02-29"}}),
        json!({"rapid": {"rating": 1500, "last_played": "2023-02"}}),
        json!({"rapid": {"rating": 1500, "rank": "G"}}),
        json!({"rank": "K"}),
        json!({"rank": 3}),
        json!({"rank": ""}),
    ] {
        assert!(Ssdc::read_standing(&bad).is_err(), "{bad}");
    }
}

fn answered(lines: &str) -> Result<String, String> {
    let text = format!(
        "{{\"federation\": {{\"rules\": \"ssdc\"}}}}\n{{\"player\": {{\"id\": \"a\"}}}}\n{{\"player\": {{\"id\": \"b\"}}}}\n{lines}\n"
    );
    journal::calculate_input(text.as_bytes())
        .map(|out| String::from_utf8(out).unwrap())
        .map_err(|bad| bad.to_string())
}

fn with_game(fields: &str) -> Result<String, String> {
    answered(&format!(
        "{{\"tournament\": {{\"id\": \"t\", \"start\": \"2025-01-01\", \"games\": [{{{fields}}}]}}}}"
    ))
}

#[test]
fn games_that_are_not_rated_name_both_players() {
    for fields in [
        r#""a": "a", "b": "b", "played": false"#,
        r#""a": "a", "b": "b", "played": false, "score": null"#,
        r#""a": "a", "b": "b", "score": 0.5, "annulled": true"#,
        r#""a": "a", "b": "b", "score": null, "annulled": true"#,
        r#""annulled": true, "a": "a", "b": "b""#,
        r#""annulled": true, "a": "a", "b": "b", "round": -3, "handicap": 4, "score": 1.0"#,
    ] {
        let rest = r#""before": null, "after": 1200, "pool": "classic", "games": 0, "rank": "N"}"#;
        let expected = format!(
            r#"{{"tournament": "t", "passes": 1, "results": [{{"player": "a", {rest}, {{"player": "b", {rest}]}}"#
        );
        assert_eq!(with_game(fields), Ok(expected + "\n"), "{fields}");
    }
    for (fields, sentence) in [
        (r#""a": "a", "played": false"#, "b is missing"),
        (r#""a": "a", "b": null, "played": false"#, "b is missing"),
        (r#""a": "a", "b": "a", "played": false"#, "same player"),
        (
            r#""a": "a", "b": "b", "played": false, "score": 2"#,
            "score",
        ),
        (
            r#""a": "a", "b": "b", "played": false, "score": "1""#,
            "score",
        ),
        (
            r#""a": "a", "b": "b", "annulled": true, "score": true"#,
            "score",
        ),
        (
            r#""a": "a", "b": "b", "annulled": true, "score": nul"#,
            "not JSON",
        ),
        (r#""a": "a", "b": "b""#, "score is missing"),
        (r#""a": "a", "b": "b", "score": null"#, "score"),
        (
            r#""a": "a", "b": "b", "score": null, "played": true, "annulled": false"#,
            "score",
        ),
    ] {
        assert!(
            with_game(fields).unwrap_err().contains(sentence),
            "{fields}"
        );
    }
}

#[test]
fn games_are_checked_before_a_calculation() {
    let wrong = |change: fn(&mut Game)| {
        let mut t = tournament(&[(0, 1, 2), (0, 1, 2)]);
        change(&mut t.games[1]);
        Ssdc::check_tournament(&t).err()
    };
    assert_eq!(wrong(|_| ()), None);
    assert_eq!(
        wrong(|game| game.b = None).as_deref(),
        Some("game 2: b is missing")
    );
    assert_eq!(
        wrong(|game| game.b = Some(game.a)).as_deref(),
        Some("game 2: a and b are the same player")
    );
    assert_eq!(
        wrong(|game| game.score = None).as_deref(),
        Some("game 2: score is missing")
    );
    assert_eq!(
        wrong(|game| (game.annulled, game.score) = (true, None)),
        None
    );
    assert_eq!(
        wrong(|game| (game.played, game.score) = (false, None)),
        None
    );
}

/// Equal except for the last digits of numbers.
fn agree(want: &Value, got: &Value) -> bool {
    match (want, got) {
        (Value::Number(want), Value::Number(got)) => {
            (want.as_f64().unwrap() - got.as_f64().unwrap()).abs() <= 1e-6
        }
        (Value::Array(want), Value::Array(got)) => {
            want.len() == got.len() && want.iter().zip(got).all(|(w, g)| agree(w, g))
        }
        (Value::Object(want), Value::Object(got)) => {
            want.keys().eq(got.keys()) && want.iter().all(|(key, w)| agree(w, &got[key]))
        }
        _ => want == got,
    }
}

#[test]
fn the_worked_journals_of_ssdc() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/ssdc");
    let lines = |text: &str| {
        text.lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect::<Vec<Value>>()
    };
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
        let given = fs::read(&path).unwrap();
        let expected = lines(
            &fs::read_to_string(path.with_file_name(format!("{stem}.expected.jsonl"))).unwrap(),
        );
        let got = lines(&String::from_utf8(journal::calculate_input(&given[..]).unwrap()).unwrap());
        assert_eq!(expected.len(), got.len(), "{name}");
        for (want, got) in expected.iter().zip(&got) {
            assert!(agree(want, got), "{name}: {got}");
        }
        let mut text = Vec::new();
        journal::write_journal(&journal::read_journal(&given[..]).unwrap(), &mut text);
        assert!(text == given, "{name} is not canonical");
        seen += 1;
    }
    assert!(seen >= 15, "only {seen} journals");
}

#[test]
fn a_thousand_tournaments_lose_nothing() {
    let p = Parameters::default();
    let mut dice = 12_345u64;
    let mut throw = |sides: u64| {
        dice = dice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (dice >> 33) % sides
    };
    // The last four are around 2400, where K changes.
    let standings: Vec<Value> = (0..12)
        .map(|n| {
            if n < 8 {
                classic(1500.0 + f64::from(n) / 7.0, 25)
            } else {
                classic(2400.0 + f64::from(n), 40)
            }
        })
        .collect();
    let mut book = book(&p, &standings);
    let mut wide: Vec<reference::Own> = book
        .records
        .iter()
        .map(|record| {
            record
                .classic
                .map(|own| (Wide::from_f64(own.rating.0), own.games))
                .unwrap()
        })
        .collect();
    for _ in 0..1000 {
        let mut rows: Vec<Row> = Vec::new();
        for _ in 0..20 {
            let (a, step, halves) = (throw(12) as u32, 1 + throw(11) as u32, throw(3) as i64);
            rows.push((a, (a + step) % 12, halves));
        }
        run(&p, &mut book, &tournament(&rows));
        for (a, b, halves) in rows {
            let (x, y) = (wide[a as usize], wide[b as usize]);
            (wide[a as usize], wide[b as usize]) = reference::play_game(x, y, halves as f64 / 2.0);
        }
    }
    let worst = book
        .records
        .iter()
        .zip(&wide)
        .map(|(record, (exact, games))| {
            let own = record.classic.unwrap();
            assert_eq!(own.games, *games);
            Wide::from_f64(own.rating.0).minus(*exact).to_f64().abs()
        });
    let worst = worst.fold(0.0, f64::max);
    assert!(worst < 1e-10, "{worst:e}");
}

fn show_rank(letter: &str) -> Option<Rank> {
    SportsRank::from_letter(letter).map(SportsRank::to_rank)
}

fn by_rating(rating: f64, from: f64, before: &str, after: &str) -> RankChange {
    RankChange {
        article: "2.4.1",
        before: show_rank(before),
        after: show_rank(after),
        ground: RankGround::Rating {
            rating: Points(rating),
            from: Some(Points(from)),
        },
    }
}

fn by_place(category: Category, place: u32, before: &str, after: &str) -> RankChange {
    RankChange {
        article: "2.4.2",
        before: show_rank(before),
        after: show_rank(after),
        ground: RankGround::Place { category, place },
    }
}

#[test]
fn each_change_of_rank_has_its_ground() {
    let p = Parameters::default();
    let changes = |standings: &[Value], t: &Tournament| -> Vec<Vec<RankChange>> {
        let rated = run(&p, &mut book(&p, standings), t);
        rated
            .lines
            .iter()
            .map(|line| line.rank_changes.clone())
            .collect()
    };
    // 1590 against 1590: half a point more than expected, times 20.
    let mut t = tournament(&[(0, 1, 2)]);
    let even = [classic(1590.0, 40), classic(1590.0, 40)];
    assert_eq!(
        changes(&even, &t),
        [vec![by_rating(1600.0, 1600.0, "N", "3")], vec![]]
    );
    // A place is a ground of its own, with a second line.
    (t.category, t.places) = (Category::Third, vec![(PlayerKey(0), 1), (PlayerKey(1), 2)]);
    let both = vec![
        by_rating(1600.0, 1600.0, "N", "3"),
        by_place(Category::Third, 1, "3", "2"),
    ];
    assert_eq!(
        changes(&even, &t),
        [both, vec![by_place(Category::Third, 2, "N", "3")]]
    );
    // Newcomers of 1220 and 1180 in a tournament of the highest category.
    t.category = Category::Highest;
    let newcomers = [json!({}), json!({})];
    assert_eq!(
        changes(&newcomers, &t),
        [
            vec![by_place(Category::Highest, 1, "N", "G")],
            vec![by_place(Category::Highest, 2, "N", "G")]
        ]
    );
    // A rating that is reached and lost again (A5), and a rank that is already held.
    let lost = tournament(&[(0, 1, 2), (0, 1, 0)]);
    assert_eq!(
        changes(&even, &lost)[0],
        [by_rating(1600.0, 1600.0, "N", "3")]
    );
    let held = json!({"classic": {"rating": 1590, "games": 40}, "rank": "C"});
    assert_eq!(
        changes(&[held, classic(1590.0, 40)], &t)[0],
        [by_place(Category::Highest, 1, "C", "G")]
    );
}

#[test]
fn an_explanation_names_every_quantity() {
    let mut t = tournament(&[(0, 1, 2), (0, 1, 2), (0, 1, 0), (0, 1, 1)]);
    t.games[1].played = false;
    t.games[2].annulled = true;
    t.games[3].round = Some(2);
    (t.category, t.places) = (Category::Third, vec![(PlayerKey(0), 1), (PlayerKey(1), 2)]);
    let texts = |key: u32, standings: &[Value]| texts_of_steps(&t, key, standings);
    let ours = texts(0, &[classic(1590.0, 29), json!({"rank": "1"})]);
    assert_eq!(ours.len(), 7);
    assert_eq!(ours[0], "1.4.2 Start R0=1590 n=29 rank=N");
    assert!(
        ours[1].starts_with("1.4.1, 1.4.2 EloGame Ra=1590 Rb=1200 Ea=0.904")
            && ours[1].contains(" n=29 K=40 Sa=1 ΔR=3.8"),
        "{}",
        ours[1]
    );
    assert_eq!(
        (&*ours[2], &*ours[3]),
        ("1.7.3 NotPlayed", "1.7.2 Annulled")
    );
    assert!(
        ours[4].contains(" n=30 K=20 Sa=0.5 ΔR=-8.") && !ours[4].contains(" R="),
        "{}",
        ours[4]
    );
    assert_eq!(
        ours[5],
        "2.4.2 RankByPlace category=third place=1 held=N rank=2"
    );
    assert!(
        ours[6].starts_with("1.7, 2.5.1 AfterTournament R0=1590 ΔR=-")
            && ours[6].ends_with(" n=31 rank=2"),
        "{}",
        ours[6]
    );
    let theirs = texts(1, &[classic(1590.0, 29), json!({"rank": "1"})]);
    assert_eq!(theirs[0], "1.6, 1.6.1 Initial R0=1200 rank=1");
    assert!(theirs.contains(
        &"2.4.2, 2.5.1 PlaceWithoutRank category=third place=2 norm=3 rank=1".to_owned()
    ));
    let risen = texts(1, &[classic(1590.0, 29), classic(1599.0, 9)]);
    assert!(
        risen.iter().all(|text| !text.contains("RankReached")),
        "{risen:?}"
    );
    let risen = texts(0, &[classic(1590.0, 29), classic(1599.0, 9)]);
    assert!(
        risen
            .iter()
            .any(|text| text.starts_with("2.4.1 RankReached R=1610.")
                && text.ends_with("bound=1600 held=N rank=3")),
        "{risen:?}"
    );
}

fn texts_of_steps(t: &Tournament, key: u32, standings: &[Value]) -> Vec<String> {
    let p = Parameters::default();
    let mut log = Recorder::for_player(PlayerKey(key));
    Ssdc::rate_tournament(&p, &mut book(&p, standings), t, &mut log).unwrap();
    let values = |step: &Step| {
        step.values
            .iter()
            .map(|(s, v)| format!(" {s}={v}"))
            .collect::<String>()
    };
    log.steps
        .iter()
        .map(|step| format!("{} {:?}{}", step.article, step.what, values(step)))
        .collect()
}
