use super::*;
use crate::explain::Recorder;
use crate::journal;
use crate::player::Person;
use crate::rules::parameter::ParameterSet;
use crate::rules::tests::{game, tournament};
use proptest::prelude::*;
use serde_json::json;

fn book(standings: &[Value]) -> Book<Record> {
    let records: Vec<Record> = standings
        .iter()
        .map(|s| {
            if s.is_null() {
                Record::default()
            } else {
                Elo::read_standing(s).unwrap()
            }
        })
        .collect();
    Book {
        people: vec![Person::default(); records.len()],
        records,
        ..Book::default()
    }
}

fn rated(
    p: &Value,
    standings: &[Value],
    t: &Tournament,
    log: &mut impl Log,
) -> (Rated, Vec<Record>) {
    let mut book = book(standings);
    (
        Elo::rate_tournament(&Parameters::from_json(p).unwrap(), &mut book, t, log).unwrap(),
        book.records,
    )
}

/// `before` are ratings and games, `games` a, b, half points of a.
#[track_caller]
fn check(p: Value, before: &[(f64, u32)], games: &[(u32, u32, i64)], after: &[f64]) {
    let standings: Vec<Value> = before
        .iter()
        .map(|(rating, games)| json!({"rating": rating, "games": games}))
        .collect();
    let t = tournament(
        games
            .iter()
            .map(|&(a, b, halves)| game(a, b, halves))
            .collect(),
    );
    let (_, records) = rated(&p, &standings, &t, &mut ());
    assert_eq!(
        records
            .iter()
            .map(|record| record.rating.unwrap().0)
            .collect::<Vec<_>>(),
        after
    );
}

#[test]
fn calculated_by_hand() {
    // Ahead by 200: 0.759747.
    check(
        json!({}),
        &[(1400.0, 50), (1200.0, 50)],
        &[(0, 1, 2)],
        &[1405.0, 1195.0],
    );
    check(
        json!({"rounding": "none"}),
        &[(1400.0, 50), (1200.0, 50)],
        &[(0, 1, 1)],
        &[1394.80506, 1205.19494],
    );
    // All games from the ratings at the start: one point is expected of two games.
    check(
        json!({}),
        &[(1200.0, 0); 3],
        &[(0, 1, 2), (0, 2, 2), (1, 2, 2)],
        &[1240.0, 1200.0, 1160.0],
    );
    // 400 and more: 0.909091; without the cap 1000 is 0.996848.
    check(
        json!({}),
        &[(2000.0, 30), (1000.0, 30)],
        &[(0, 1, 0)],
        &[1982.0, 1018.0],
    );
    let none = json!({"rounding": "none", "difference_cap": "none"});
    check(
        none,
        &[(2000.0, 30), (1000.0, 30)],
        &[(0, 1, 0)],
        &[1980.06304, 1019.93696],
    );
    // K 10 from 2400 on, but 40 in the first thirty games.
    check(
        json!({}),
        &[(2400.0, 30), (2400.0, 29)],
        &[(0, 1, 2)],
        &[2405.0, 2380.0],
    );
}

#[test]
fn rounded_and_limited_by_hand() {
    // Halves go away from zero.
    let fifteen = json!({"k_table": [[0, "none", 15]]});
    check(
        fifteen.clone(),
        &[(1200.0, 0), (1200.0, 0)],
        &[(0, 1, 2)],
        &[1208.0, 1193.0],
    );
    check(
        fifteen,
        &[(-10.0, 0), (-10.0, 0)],
        &[(0, 1, 2)],
        &[-3.0, -18.0],
    );
    check(
        json!({"floor": 1190}),
        &[(1200.0, 0), (1200.0, 0)],
        &[(0, 1, 2)],
        &[1220.0, 1190.0],
    );
}

#[test]
fn a_category_weighs() {
    let half = json!({"factors": {"fourth": 0.5, "highest": 1.5}});
    // Of equals the winner of one game gets half of K, times the factor.
    for (category, gained) in [
        (Category::Fourth, 10.0),
        (Category::Third, 20.0),
        (Category::Highest, 30.0),
        (Category::Friendly, 20.0),
    ] {
        let t = Tournament {
            category,
            ..tournament(vec![game(0, 1, 2)])
        };
        let p = if category == Category::Friendly {
            json!({"factors": {"fourth": 0.5}, "unofficial": "rate"})
        } else {
            half.clone()
        };
        let (_, records) = rated(&p, &[Value::Null, Value::Null], &t, &mut ());
        assert_eq!(
            records[0].rating,
            Some(Rating(1200.0 + gained)),
            "{category}"
        );
    }
    let read = |p: &Value| Parameters::from_json(p).unwrap();
    assert_eq!(
        Elo::category_weight(&read(&half), Category::Fourth),
        Some(0.5)
    );
    assert_eq!(
        Elo::category_weight(&read(&half), Category::Third),
        Some(1.0)
    );
    // If all categories have the factor 1, no factor is shown.
    let plain = json!({"factors": {"fourth": 1}});
    assert_eq!(
        (
            Elo::category_weight(&read(&plain), Category::Fourth),
            read(&plain).differing_values()
        ),
        (None, Default::default())
    );
    let wrong = |p: Value| Parameters::from_json(&p).unwrap_err();
    assert_eq!(
        wrong(json!({"factors": {"friendly": 1, "third": 11}}))
            .0
            .len(),
        2
    );
}

#[test]
fn what_does_not_count() {
    let idle = [
        Game {
            played: false,
            ..game(0, 1, 2)
        },
        Game {
            annulled: true,
            ..game(0, 1, 2)
        },
        Game {
            b: None,
            played: false,
            ..game(0, 1, 2)
        },
    ];
    assert!(
        rated(
            &json!({}),
            &[Value::Null, Value::Null],
            &tournament(idle.to_vec()),
            &mut ()
        )
        .0
        .lines
        .is_empty()
    );
    let friendly = Tournament {
        category: Category::Friendly,
        ..tournament(vec![game(0, 1, 2)])
    };
    for t in [
        Tournament {
            official: false,
            ..tournament(vec![game(0, 1, 2)])
        },
        friendly,
    ] {
        assert!(
            rated(&json!({}), &[Value::Null, Value::Null], &t, &mut ())
                .0
                .lines
                .is_empty()
        );
        assert_eq!(
            rated(
                &json!({"unofficial": "rate"}),
                &[Value::Null, Value::Null],
                &t,
                &mut ()
            )
            .0
            .lines
            .len(),
            2
        );
    }
}

#[test]
fn a_rating_out_of_range_is_refused() {
    let far = json!({"rating": 99_999, "games": 9});
    let mut book = book(&[far.clone(), far]);
    let refused = Elo::rate_tournament(
        &Parameters::default(),
        &mut book,
        &tournament(vec![game(1, 0, 2)]),
        &mut (),
    )
    .unwrap_err();
    assert!(
        matches!(
            refused.kind,
            RefusedKind::OutOfRange {
                player: PlayerKey(1),
                ..
            }
        ),
        "{refused:?}"
    );
}

#[test]
fn mistakes_have_sentences() {
    let wrong = |p: Value| Parameters::from_json(&p).unwrap_err();
    assert_eq!(
        wrong(json!({"k_table": []})),
        ["k_table is not a list of 1 to 20 rows"]
    );
    assert_eq!(
        wrong(json!({"k_table": [[0, null, 1001], [1, 2]], "floor": 1e6, "k": 20})),
        [
            "k_table has a row 1 whose rating is not a number between -100000 and 100000 or \"none\"",
            "k_table has a row 1 whose k is not a number from 0 to 1000",
            "k_table has a row 2 that is not a list of games, rating, k",
            "floor is not a number between -100000 and 100000 or \"none\"",
            "k is no parameter of these rules",
        ]
    );
    assert_eq!(
        wrong(json!({"k_table": [[30, 2400, 10], [30, "none", 20]]})),
        [
            "k_table has a row 1 that never holds, since row 2 asks for no more",
            "k_table has no row for everybody, with 0 games and no rating"
        ]
    );
    assert_eq!(
        wrong(json!({"initial_rating": 800, "floor": 801})),
        ["initial_rating is below floor"]
    );
    for bad in [
        json!({}),
        json!([1]),
        json!({"games": 3}),
        json!({"rating": 100_000}),
        json!({"rating": 1, "games": 1.0}),
        json!({"rating": 1, "rank": "1"}),
    ] {
        assert!(Elo::read_standing(&bad).is_err(), "{bad}");
    }
}

#[test]
fn a_journal() {
    let journal = r#"{"federation": {"rules": "elo", "parameters": {"list_games": 2}}}
{"player": {"id": "p10", "standing": {"rating": 1210.5, "games": 1}}}
{"player": {"id": "p2"}}
{"player": {"id": "p3"}}
{"tournament": {"id": "t", "start": "2025-01-01", "games": [{"a": "p2", "b": "p10", "score": 1}, {"a": "p3", "played": false}, {"a": "p3", "b": "p2", "score": 0.5}]}}
{"list": {"date": "2025-01-02"}}
"#;
    let expected = r#"{"tournament": "t", "passes": 1, "results": [{"player": "p10", "before": 1210.5, "after": 1190, "rank": null}, {"player": "p2", "before": null, "after": 1221, "rank": null}, {"player": "p3", "before": null, "after": 1200, "rank": null}]}
{"list": "2025-01-02", "entries": [{"place": 1, "player": "p2", "rating": 1221, "rank": null}, {"place": 2, "player": "p10", "rating": 1190, "rank": null}]}
"#;
    assert_eq!(
        String::from_utf8(journal::calculate_input(journal.as_bytes()).unwrap()).unwrap(),
        expected
    );
}

prop_compose! {
    /// Initial records and up to 24 games, some of which do not count.
    fn contrived()(standings in prop::collection::vec((prop::option::weighted(0.8, 800.0..2600.0f64), 0u32..60), 2..8))(
        games in prop::collection::vec((0..standings.len() as u32, 1..standings.len() as u32, 0i64..3, 0u8..8), 0..24),
        standings in Just(standings),
    ) -> (Vec<Value>, Tournament) {
        let n = standings.len() as u32;
        let game = |(a, step, halves, fate)| Game { played: fate != 0, annulled: fate == 1, ..game(a, (a + step) % n, halves) };
        let standing = |(rating, games): (Option<f64>, u32)| rating.map_or(Value::Null, |rating| json!({"rating": rating, "games": games}));
        (standings.into_iter().map(standing).collect(), tournament(games.into_iter().map(game).collect()))
    }
}

fn readings() -> impl Strategy<Value = Value> {
    let flat =
        json!({"k_table": [[0, "none", 17.3]], "rounding": "none", "difference_cap": "none"});
    let weighed = json!({"factors": {"fourth": 0.75}, "rounding": "none"});
    prop_oneof![
        Just(json!({})),
        Just(weighed),
        Just(json!({"floor": 1150, "difference_cap": 150.5})),
        Just(flat)
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_order_matters((standings, t) in contrived(), p in readings()) {
        let last = standings.len() as u32 - 1;
        let other = |key: PlayerKey| PlayerKey(last - key.0);
        let mut turned = t.clone();
        turned.games.reverse();
        for game in &mut turned.games {
            (game.a, game.b, game.score) = (other(game.b.unwrap()), Some(other(game.a)), game.score.map(Score::opposite));
        }
        let mirrored: Vec<Value> = standings.iter().rev().cloned().collect();
        let ((first, records), (mut second, mut again)) = (rated(&p, &standings, &t, &mut ()), rated(&p, &mirrored, &turned, &mut ()));
        again.reverse();
        second.lines.reverse();
        second.lines.iter_mut().for_each(|line| line.player = other(line.player));
        prop_assert_eq!((records, first), (again, second));
    }

    #[test]
    fn nothing_is_won_altogether_with_one_k((standings, t) in contrived()) {
        let (done, _) = rated(&json!({"k_table": [[0, "none", 17.3]], "rounding": "none"}), &standings, &t, &mut ());
        let sum: f64 = done.lines.iter().map(|line| line.after.unwrap().0 - line.before.map_or(1200.0, |before| before.0)).sum();
        prop_assert!(sum.abs() < 1e-9, "{}", sum);
    }

    #[test]
    fn the_steps_lead_to_the_result((standings, t) in contrived(), p in readings()) {
        let (silent, records) = rated(&p, &standings, &t, &mut ());
        for key in (0..standings.len() as u32).map(PlayerKey) {
            let mut log = Recorder::for_player(key);
            prop_assert_eq!(&rated(&p, &standings, &t, &mut log), &(silent.clone(), records.clone()));
            let (mut now, mut weighed, mut scored, mut expected, mut games) = (f64::NAN, f64::NAN, 0.0, 0, 0);
            for step in &log.steps {
                let text = |symbol: &str| step.values.iter().find(|(s, _)| *s == symbol).map(|(_, v)| v.as_str()).unwrap();
                let figure = |symbol: &str| text(symbol).parse::<f64>().unwrap();
                let millionths = |symbol: &str| text(symbol).replace('.', "").parse::<i64>().unwrap();
                match step.what {
                    StepKind::Start | StepKind::Initial => now = figure("R0"),
                    StepKind::ExpectedScore => {
                        prop_assert_eq!(figure("Ra"), now);
                        let redone = 1.0 / (1.0 + 10f64.powf(figure("ΔR12") / 400.0));
                        prop_assert!((figure("Ea") - redone).abs() < 6e-7);
                        (scored, expected, games) = (scored + figure("Sa"), expected + millionths("Ea"), games + 1);
                    }
                    StepKind::Weighed => weighed = figure("Kt") * figure("f"),
                    StepKind::Sum => {
                        prop_assert!(weighed.is_nan() || weighed == figure("K"));
                        prop_assert_eq!((figure("ΣSa"), millionths("ΣEa")), (scored, expected));
                        prop_assert_eq!(figure("ΔR"), figure("K") * (1e6 * scored - expected as f64) / 1e6);
                        now += figure("ΔR");
                        prop_assert_eq!(figure("Ra'"), now);
                    }
                    StepKind::RoundedPoints => now = figure("R").round(),
                    StepKind::HeldAtLimit => now = figure("min"),
                    StepKind::AfterTournament => prop_assert_eq!(figure("R1"), now),
                    _ => prop_assert!(matches!(step.what, StepKind::NotPlayed | StepKind::Annulled)),
                }
            }
            let record = records[key.index()];
            let before = standings[key.index()].get("games").map_or(0, |games| games.as_u64().unwrap() as u32);
            prop_assert_eq!((games > 0, record.games), (!now.is_nan(), before + games));
            prop_assert!(now.is_nan() || record.rating == Some(Rating(now)));
        }
    }
}
