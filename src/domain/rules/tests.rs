//! Properties of the parameters of every regulation, and helpers for other tests.

use std::collections::BTreeSet;

use proptest::prelude::*;
use serde_json::{Map, Value, json};

use super::form::{Described, Kind, Rows};
use super::*;
use crate::number::Score;
use crate::player::parse_date;
use crate::tournament::{Board, Category, Game, RoundDays};

/// A game of a, b, half points of a.
pub(super) fn game(a: u32, b: u32, halves: i64) -> Game {
    let (a, b, score) = (PlayerKey(a), Some(PlayerKey(b)), Score::from_halves(halves));
    Game {
        round: None,
        a,
        b,
        score,
        played: true,
        annulled: false,
        handicap: 0,
        colour: None,
    }
}

pub(super) fn tournament(games: Vec<Game>) -> Tournament {
    let (start, end) = (
        parse_date("2025-03-01").unwrap(),
        parse_date("2025-03-02").unwrap(),
    );
    let (board, pool, category) = (Board::Full, Pool::Classic, Category::Fourth);
    let (participants, places, fide) = (Vec::new(), Vec::new(), Vec::new());
    Tournament {
        start,
        end,
        official: true,
        board,
        minutes: None,
        pool,
        category,
        rated_by_fide: false,
        days: RoundDays::default(),
        participants,
        places,
        fide,
        games,
    }
}

fn described(rules: &str, name: &str) -> Described {
    by_id(rules)
        .unwrap()
        .described()
        .into_iter()
        .find(|known| known.name == name)
        .unwrap()
}

fn canonical(rules: &str, name: &str, value: Value) -> Result<Map<String, Value>, Mistakes> {
    by_id(rules)
        .unwrap()
        .normalize_parameters(&json!({ name: value }))
}

fn others(known: &Described) -> Vec<Value> {
    match &known.kind {
        Kind::Choice(values) => values.clone(),
        Kind::Whole { min, max } => vec![(*min).into(), (min / 2 + max / 2).into(), (*max).into()],
        Kind::Number { min, max, optional } => {
            let inside = [min / 2.0 + max / 2.0, min / 4.0 + max * 0.75]
                .map(|number| json!((number * 1000.0).round() / 1000.0));
            inside
                .into_iter()
                .chain(optional.then(|| "none".into()))
                .collect()
        }
        Kind::List { .. } | Kind::Table { .. } => Vec::new(),
    }
}

#[test]
fn ranks_are_ordered_by_their_names_as_by_their_steps() {
    for book in ALL {
        for field in book.standing.iter().filter(|field| field.name == "rank") {
            let StandingKind::Words(words) = field.kind else {
                panic!("{}: {:?}", book.id, field.kind)
            };
            assert!(
                words
                    .windows(2)
                    .all(|pair| rank_place(Some(pair[0])) < rank_place(Some(pair[1]))),
                "{}: {words:?}",
                book.id
            );
            assert!(rank_place(None) < rank_place(Some(words[0])));
        }
    }
    assert!(
        rank_place(Some("21 kyu")) < rank_place(Some("1 kyu"))
            && rank_place(Some("1 kyu")) < rank_place(Some("8 dan"))
    );
}

#[test]
fn every_parameter_is_described() {
    for rulebook in ALL {
        let all = rulebook.described();
        let names: BTreeSet<&str> = all.iter().map(|known| known.name).collect();
        assert_eq!(names.len(), all.len(), "{}", rulebook.id);
        for known in &all {
            assert!(
                !known.article.is_empty() && known.article.len() < 20 && known.about.ends_with('.'),
                "{known:?}"
            );
            match &known.kind {
                Kind::Choice(values) => {
                    assert_eq!(values.first(), Some(&known.default), "{known:?}")
                }
                Kind::Table {
                    rows: Rows::Named(names),
                    ..
                } => assert_eq!(known.default.as_object().unwrap().len(), names.len()),
                _ => {}
            }
        }
        let printed: Map<String, Value> = all
            .iter()
            .map(|known| (known.name.to_owned(), known.default.clone()))
            .collect();
        assert!(
            rulebook
                .normalize_parameters(&Value::Object(printed))
                .unwrap()
                .is_empty(),
            "{}",
            rulebook.id
        );
    }
    assert_eq!(
        (
            described("ufgo", "gain_measured_on").article,
            described("ufgo", "gain_measured_on").about
        ),
        ("4.4 (A14)", "on which final rating the gain is measured.")
    );
}

#[test]
fn values_become_texts_and_values_again() {
    for rulebook in ALL {
        for known in rulebook.described() {
            for value in others(&known).into_iter().chain([known.default.clone()]) {
                // A value that is valid by itself may contradict the defaults of the others.
                let Ok(stored) = canonical(rulebook.id, known.name, value.clone()) else {
                    assert!(
                        matches!(known.name, "floor" | "initial_rating"),
                        "{} {value}",
                        known.name
                    );
                    continue;
                };
                let held = known.value(&stored);
                let (text, cells) = (known.kind.to_text(held), known.to_cells(held));
                let again = if cells.is_empty() {
                    known.kind.from_text(&text)
                } else {
                    known.from_cells(&cells)
                };
                assert_eq!(
                    canonical(rulebook.id, known.name, again).as_ref(),
                    Ok(&stored),
                    "{} {value} {text}",
                    known.name
                );
            }
        }
    }
}

#[test]
fn texts_are_read_as_people_write_them() {
    let number = described("ssdc", "k_new").kind;
    assert_eq!(
        [" 12,5 ", "40", "-3.0", "\u{2212}1"].map(|text| number.from_text(text)),
        [json!(12.5), json!(40), json!(-3), json!(-1)]
    );
    for nonsense in ["", "forty", "1 2", "inf", "NaN", "1e999", "1,000,000"] {
        let wrong = canonical("ssdc", "k_new", number.from_text(nonsense)).unwrap_err();
        assert_eq!(
            wrong,
            ["k_new is not a number from 0 to 1000"],
            "{nonsense}"
        );
    }
    let floor = described("rgf", "rating_floor");
    assert_eq!(
        (
            floor.kind.from_text(" "),
            floor.kind.to_text(&floor.default),
            &floor.default
        ),
        (json!("none"), String::new(), &json!("none"))
    );
    assert_eq!(
        described("orr", "k_gap").kind.from_text("2000"),
        json!(2000)
    );
    assert_eq!(
        described("ssdc", "k_precedence").kind.from_text("2400"),
        json!("2400")
    );
    let wrong = canonical(
        "ufgo",
        "dan_loss",
        described("ufgo", "dan_loss").kind.from_text("x"),
    )
    .unwrap_err();
    assert_eq!(wrong, ["dan_loss is not \"one_step\" or \"cascade\""]);
}

fn texts(rows: &[&[&str]]) -> Vec<Vec<String>> {
    rows.iter()
        .map(|row| row.iter().map(|text| (*text).to_owned()).collect())
        .collect()
}

#[test]
fn tables_are_grids_of_texts() {
    let ratings = described("ssdc", "rank_ratings");
    let grid = texts(&[
        &["G", "2550.5"],
        &["H", "2400"],
        &["M", "2300"],
        &["C", "2200"],
        &["1", "2000"],
        &["2", "1800"],
        &["3", "1600"],
    ]);
    assert_eq!(ratings.to_cells(&json!({"G": 2550.5})), grid);
    assert_eq!(
        canonical("ssdc", "rank_ratings", ratings.from_cells(&grid)).unwrap(),
        *json!({"rank_ratings": {"G": 2550.5}}).as_object().unwrap()
    );
    let wrong = canonical(
        "ssdc",
        "rank_ratings",
        ratings.from_cells(&texts(&[&["G", "?"], &["N", "0"], &["H", "1", "2"]])),
    )
    .unwrap_err();
    assert_eq!(wrong.0.len(), 3, "{wrong:?}");

    let places = described("ssdc", "rank_places");
    assert_eq!(
        places.to_cells(&json!({"fourth": ["3", "3"]}))[3..],
        texts(&[&["third", "2 3 3 3"], &["fourth", "3 3"]])
    );
    assert_eq!(
        places.from_cells(&texts(&[&["fourth", " 2, 3;3 "]])),
        json!({"fourth": ["2", "3", "3"]})
    );

    let table = described("elo", "k_table");
    assert_eq!(
        table.to_cells(&table.default),
        texts(&[&["0", "", "40"], &["30", "", "20"], &["30", "2400", "10"]])
    );
    let typed = texts(&[&["0", "", "32,5"], &["", " ", ""], &["10", "", "x"]]);
    assert_eq!(
        table.from_cells(&typed),
        json!([[0, "none", 32.5], [10, "none", "x"]])
    );
    assert_eq!(
        canonical("elo", "k_table", table.from_cells(&typed)).unwrap_err(),
        ["k_table has a row 2 whose k is not a number from 0 to 1000"]
    );
}

#[test]
fn mistakes_come_all_at_once() {
    let wrong = by_id("ssdc")
        .unwrap()
        .normalize_parameters(
            &json!({"year": 1, "sp\need": 2, "k_new": true, "rank_ratings": {"G": 1, "H": null}}),
        )
        .unwrap_err();
    assert_eq!(
        wrong,
        [
            "year is not \"calendar\" or \"rolling\"",
            "sp\\need is no parameter of these rules",
            "k_new is not a number from 0 to 1000",
            "rank_ratings has a row \"H\" that is not a number between -100000 and 100000",
        ]
    );
    let refused = by_id("ufgo")
        .unwrap()
        .empty_engine(&json!({"dan_loss": 1, "x": 2}))
        .map(|_| ())
        .unwrap_err();
    assert_eq!(
        refused,
        "parameters: dan_loss is not \"one_step\" or \"cascade\"; x is no parameter of these rules"
    );
    assert_eq!(
        by_id("orr")
            .unwrap()
            .normalize_parameters(&json!([]))
            .unwrap_err(),
        ["the parameters are not an object"]
    );
}

#[test]
fn an_engine_changes_its_parameters_in_the_middle() {
    let t = tournament(vec![game(0, 1, 2)]);
    for rulebook in ALL {
        let mut engine = rulebook.empty_engine(&json!({})).unwrap();
        assert!(engine.add_edition(&json!({"?": 1})).is_err());
        // The same set in other words.
        let printed = rulebook.described().into_iter().next().unwrap();
        assert_eq!(
            engine.add_edition(&json!({ printed.name: printed.default })),
            Ok(0),
            "{}",
            rulebook.id
        );
    }
    let mut engine = by_id("elo")
        .unwrap()
        .empty_engine(&json!({"k_table": [[0, "none", 20]]}))
        .unwrap();
    for _ in 0..2 {
        engine.enter_player(Person::default(), None).unwrap();
    }
    let wide = json!({"k_table": [[0, "none", 100]], "list_games": 3});
    let numbers: Vec<_> = [wide.clone(), json!({}), wide]
        .iter()
        .map(|p| engine.add_edition(p).unwrap())
        .collect();
    assert_eq!(numbers, [1, 2, 1]);
    let after = |engine: &mut Box<dyn Engine>| {
        engine.rate_tournament(&t).unwrap().lines[0]
            .after
            .unwrap()
            .0
    };
    assert_eq!(after(&mut engine), 1210.0);
    engine.use_edition(1);
    engine.use_edition(7);
    assert_eq!(
        (
            after(&mut engine),
            engine.publish_list(t.end).pools[0].1.len()
        ),
        (1257.0, 0)
    );
    engine.use_edition(0);
    assert_eq!(
        (
            after(&mut engine),
            engine.publish_list(t.end).pools[0].1.len()
        ),
        (1264.0, 2)
    );
}

prop_compose! {
    fn rank_ratings()(mut bounds in prop::collection::btree_set(-9_999_999i32..9_999_999, 7..8), taken in any::<u8>()) -> Value {
        // All seven rows, or those of the default that are still consistent.
        let names = ["3", "2", "1", "C", "M", "H", "G"];
        let rows = names.into_iter().zip(std::iter::from_fn(move || bounds.pop_first().map(|bound| f64::from(bound) / 100.0)));
        if taken % 4 == 0 { json!({"G": 2500.0 + f64::from(taken) / 8.0}) } else { rows.collect() }
    }
}

prop_compose! {
    fn rank_places()(rows in prop::collection::btree_map(0usize..5, prop::collection::vec(0usize..8, 0..7), 0..6)) -> Value {
        let letters = |ranks: Vec<usize>| ranks.into_iter().map(|rank| ["N", "3", "2", "1", "C", "M", "H", "G"][rank]).collect::<Value>();
        rows.into_iter().map(|(row, ranks)| (Category::ALL[row].word(), letters(ranks))).collect()
    }
}

prop_compose! {
    fn k_table()(rows in prop::collection::vec((1u32..50, prop::option::of(1000i32..2800), 0u32..8000), 0..5)) -> Value {
        // Every row demands more games than the one before, so none hides another.
        let mut games = 0;
        let more = rows.into_iter().map(|(step, rating, k)| {
            games += step;
            json!([games, rating.map_or(json!("none"), |rating| json!(rating)), f64::from(k) / 8.0])
        });
        [json!([0, "none", 40])].into_iter().chain(more).collect()
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn tables_survive_a_form((name, value) in prop_oneof![
        rank_ratings().prop_map(|v| (("ssdc", "rank_ratings"), v)),
        rank_places().prop_map(|v| (("ssdc", "rank_places"), v)),
        k_table().prop_map(|v| (("elo", "k_table"), v)),
    ]) {
        let (rules, name) = name;
        let stored = canonical(rules, name, value).unwrap();
        let known = described(rules, name);
        let cells = known.to_cells(known.value(&stored));
        prop_assert_eq!(canonical(rules, name, known.from_cells(&cells)), Ok(stored.clone()));
        prop_assert_eq!(by_id(rules).unwrap().normalize_parameters(&Value::Object(stored.clone())), Ok(stored));
    }

    /// For any text in a field, reading returns sentences that begin with the name.
    #[test]
    fn any_text_is_accepted_or_has_a_sentence(text in "\\PC{0,12}", row in "[GN3]?", at in 0usize..100) {
        let rulebook = &ALL[at % ALL.len()];
        let all = rulebook.described();
        let known = &all[at % all.len()];
        for value in [known.kind.from_text(&text), known.from_cells(&[vec![row, text.clone()]])] {
            if let Err(wrong) = canonical(rulebook.id, known.name, value) {
                prop_assert!(!wrong.0.is_empty() && wrong.0.iter().all(|mistake| mistake.parameter == known.name), "{:?}", wrong);
            }
        }
    }
}
