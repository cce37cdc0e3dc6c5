//! The rows of the regulation, the parameters, and properties that hold for every tournament.

use proptest::prelude::*;
use serde_json::json;

use super::*;
use crate::explain::{Recorder, Step, StepKind};
use crate::number::Score;
use crate::player::{Born, Person, parse_date};
use crate::rules::RefusedKind;
use crate::rules::parameter::ParameterSet;
use crate::rules::tests::{self as shared, game};
use crate::tournament::{Board, Game};

fn day(text: &str) -> NaiveDate {
    parse_date(text).unwrap()
}

fn parameters(value: serde_json::Value) -> Parameters {
    Parameters::from_json(&value).unwrap()
}

fn book(ratings: &[Option<i64>]) -> Book<Record> {
    let records = ratings
        .iter()
        .map(|r| {
            r.map_or_else(Record::default, |r| {
                ranks::read_standing(&json!({ "rating": r })).unwrap()
            })
        })
        .collect();
    Book {
        people: vec![Person::default(); ratings.len()],
        records,
        ..Book::default()
    }
}

/// A game of round, a, b, half points of a.
type Row = (i64, u32, u32, i64);

fn tournament(games: &[Row]) -> Tournament {
    shared::tournament(
        games
            .iter()
            .map(|&(round, a, b, halves)| Game {
                round: Some(round),
                ..game(a, b, halves)
            })
            .collect(),
    )
}

fn friendly(games: &[Row]) -> Tournament {
    Tournament {
        official: false,
        ..tournament(games)
    }
}

fn on(board: Board, t: Tournament) -> Tournament {
    Tournament { board, ..t }
}

fn run_with(p: &Parameters, before: &[Option<i64>], t: &Tournament) -> Rated {
    Ufgo::rate_tournament(p, &mut book(before), t, &mut ()).unwrap()
}

fn after(rated: &Rated) -> Vec<i64> {
    rated
        .lines
        .iter()
        .map(|line| line.after.unwrap().0 as i64)
        .collect()
}

#[track_caller]
fn check_with(p: serde_json::Value, before: &[i64], t: &Tournament, passes: u32, expected: &[i64]) {
    let before: Vec<Option<i64>> = before.iter().map(|r| Some(*r)).collect();
    let rated = run_with(&parameters(p), &before, t);
    assert_eq!((rated.passes, after(&rated)), (passes, expected.to_vec()));
}

#[track_caller]
fn check(before: &[i64], t: &Tournament, passes: u32, expected: &[i64]) {
    check_with(json!({}), before, t, passes, expected);
}

#[test]
fn a_change_of_rank_is_told_with_the_rating_that_gives_it() {
    let rated = run_with(
        &parameters(json!({})),
        &[Some(1500), Some(1500)],
        &friendly(&[(1, 0, 1, 2), (2, 0, 1, 0)]),
    );
    let ground = RankGround::Rating {
        rating: Points(1499.0),
        from: Some(Points(1400.0)),
    };
    let fell = RankChange {
        article: "2.4",
        before: rank_of_step(25),
        after: rank_of_step(24),
        ground,
    };
    assert_eq!(
        rated
            .lines
            .iter()
            .map(|line| line.rank_changes.clone())
            .collect::<Vec<_>>(),
        [vec![fell], vec![]]
    );
    let newcomers = run_with(
        &parameters(json!({})),
        &[None, None],
        &friendly(&[(1, 0, 1, 2)]),
    );
    for line in &newcomers.lines {
        assert!(
            line.rank_changes.len() == 1
                && line.rank_changes[0].before.is_none()
                && line.rank_changes[0].after == line.rank
        );
    }
    // Players begin with 30 kyu (3.1); a higher rank is that of the rating (2.4).
    let articles = |rated: &Rated| {
        rated
            .lines
            .iter()
            .map(|line| (line.rank_changes[0].article, line.rank))
            .collect::<Vec<_>>()
    };
    assert_eq!(articles(&newcomers), [("3.1", rank_of_step(1)); 2]);
    let strong = run_with(
        &parameters(json!({})),
        &[None, Some(500)],
        &friendly(&[(1, 0, 1, 2), (2, 0, 1, 2), (3, 0, 1, 2)]),
    );
    assert!(
        strong.lines[0].rank > rank_of_step(1) && strong.lines[0].rank_changes[0].article == "2.4",
        "{strong:?}"
    );
}

#[test]
fn formula_1_round_after_round() {
    check(
        &[1500, 1500],
        &friendly(&[(1, 0, 1, 2), (2, 0, 1, 0)]),
        1,
        &[1499, 1501],
    );
    // Rounds are taken by number, not in the given order.
    check(
        &[1500, 1500],
        &friendly(&[(2, 0, 1, 0), (1, 0, 1, 2)]),
        1,
        &[1499, 1501],
    );
}

#[test]
fn a_win_between_equals_is_anomalous() {
    check(&[1000, 1000], &tournament(&[(1, 0, 1, 2)]), 3, &[1099, 990]);
    check_with(
        json!({"gain_measured_on": "unrounded"}),
        &[1000, 1000],
        &tournament(&[(1, 0, 1, 2)]),
        2,
        &[1068, 988],
    );
}

#[test]
fn seven_passes() {
    let games = [
        (1, 0, 1, 2),
        (1, 2, 3, 2),
        (2, 0, 2, 2),
        (2, 1, 3, 2),
        (3, 0, 3, 2),
        (3, 1, 2, 0),
    ];
    check(
        &[1200, 1600, 1700, 1500],
        &tournament(&games),
        7,
        &[1700, 1593, 1709, 1481],
    );
}

#[test]
fn small_boards() {
    let both = [(1, 0, 1, 2), (2, 0, 1, 0)];
    check(
        &[500, 480],
        &on(Board::Thirteen, tournament(&both)),
        1,
        &[517, 503],
    );
    check(
        &[1000, 1080],
        &on(Board::Thirteen, tournament(&both)),
        1,
        &[1015, 1086],
    );
    check(
        &[500, 480],
        &on(Board::Nine, tournament(&both)),
        1,
        &[512, 495],
    );
}

#[test]
fn a_loss_on_9_lines_from_600_on_is_a_parameter() {
    let t = on(Board::Nine, friendly(&[(1, 0, 1, 0), (2, 0, 1, 2)]));
    check(&[650, 50], &t, 1, &[650, 56]);
    check_with(
        json!({"table_4_loss_9x9_600": -20}),
        &[650, 50],
        &t,
        1,
        &[630, 56],
    );
}

#[test]
fn k3_stops_at_the_cap() {
    let losses = |n: i64| -> Vec<Row> { (1..=n).map(|round| (round, 0, 1, 0)).collect() };
    for (before, expected) in [(700, 750), (100, 200), (590, 640), (1395, 1412)] {
        check(
            &[before, 2900],
            &tournament(&losses(7)),
            1,
            &[expected, 2900],
        );
        check(&[before, 2900], &friendly(&losses(7)), 1, &[before, 2900]);
    }
}

#[test]
fn the_rest_of_k3_is_given_at_the_cap() {
    let mut games: Vec<Row> = (1..=9).map(|round| (round, 0, 1, 0)).collect();
    games.extend([(10, 0, 2, 0), (11, 0, 3, 0), (12, 0, 1, 0), (13, 0, 1, 0)]);
    check(
        &[1150, 2900, 10, 10],
        &tournament(&games),
        1,
        &[1080, 2900, 22, 22],
    );
}

#[test]
fn upsets_below_100() {
    check(&[40, 150], &tournament(&[(1, 0, 1, 2)]), 1, &[48, 130]);
    check(
        &[58, 500],
        &on(Board::Thirteen, tournament(&[(1, 0, 1, 2)])),
        1,
        &[65, 480],
    );
    check(
        &[65, 100],
        &on(Board::Nine, tournament(&[(1, 0, 1, 2)])),
        1,
        &[68, 99],
    );
    check(&[130, 80], &tournament(&[(1, 0, 1, 2)]), 1, &[170, 81]);
}

#[test]
fn crossing_100_converts_the_part_beyond() {
    check(&[98, 60], &tournament(&[(1, 0, 1, 2)]), 1, &[130, 61]);
    check(&[95, 60], &tournament(&[(1, 0, 1, 2)]), 1, &[100, 61]);
    check(&[130, 61], &friendly(&[(1, 0, 1, 0)]), 1, &[99, 69]);
    check(
        &[99, 500],
        &tournament(&[(1, 0, 1, 2), (2, 0, 1, 0)]),
        1,
        &[219, 491],
    );
}

#[test]
fn many_additional_points_are_anomalous() {
    check(
        &[0, 450, 420],
        &tournament(&[(1, 0, 1, 2), (2, 0, 2, 2)]),
        5,
        &[563, 442, 418],
    );
    let nine = on(Board::Nine, friendly(&[(1, 0, 1, 2), (2, 0, 2, 2)]));
    check(&[0, 250, 260], &nine, 10, &[304, 241, 251]);
    check_with(
        json!({"small_board_anomaly_limit": "full"}),
        &[0, 250, 260],
        &nine,
        2,
        &[128, 236, 246],
    );
}

#[test]
fn a_fall_ends_at_0() {
    let games: Vec<Row> = (1..=27).map(|n| (1, 0, n, 0)).collect();
    let mut before = vec![100];
    before.resize(28, 10);
    let rated = run_with(
        &Parameters::default(),
        &before.iter().map(|r| Some(*r)).collect::<Vec<_>>(),
        &friendly(&games),
    );
    assert_eq!(after(&rated)[0], 0);
}

#[test]
fn two_games_in_a_round_see_the_same_ratings() {
    check(
        &[1000, 1000, 1000],
        &friendly(&[(1, 0, 1, 2), (1, 0, 2, 0)]),
        3,
        &[1004, 975, 1071],
    );
}

#[test]
fn draws() {
    check(&[1500, 1700], &friendly(&[(1, 0, 1, 1)]), 1, &[1508, 1695]);
    check(&[150, 50], &friendly(&[(1, 0, 1, 1)]), 1, &[140, 53]);
    check(
        &[50, 50],
        &on(Board::Nine, friendly(&[(1, 0, 1, 1)])),
        1,
        &[52, 52],
    );
}

#[test]
fn time_control() {
    let with = |minutes, games: &[Row]| Tournament {
        minutes: Some(minutes),
        ..tournament(games)
    };
    let fast = run_with(
        &Parameters::default(),
        &[Some(2000), Some(1900)],
        &with(44.0, &[(1, 0, 1, 2)]),
    );
    assert_eq!(
        (fast.passes, fast.lines.len(), fast.frozen.len()),
        (0, 0, 2)
    );
    check(&[2000, 2101], &with(50.0, &[(1, 0, 1, 2)]), 27, &[2146]);
    check_with(
        json!({"gain_measured_on": "unrounded"}),
        &[2000, 2101],
        &with(50.0, &[(1, 0, 1, 2)]),
        26,
        &[2142],
    );
    check(
        &[2098, 2006],
        &with(59.0, &[(1, 0, 1, 2)]),
        1,
        &[2102, 2002],
    );
    check(&[2102, 2002], &with(59.0, &[(1, 0, 1, 2)]), 1, &[1998]);
}

#[test]
fn a_tournament_that_never_ends_is_refused_and_changes_nothing() {
    let games: Vec<Row> = (0..216)
        .map(|n| (1, 0, 1, if n % 2 == 0 { 2 } else { 0 }))
        .collect();
    let mut book = book(&[Some(2000), Some(2520)]);
    let before = book.records.clone();
    let refused = Ufgo::rate_tournament(
        &Parameters::default(),
        &mut book,
        &friendly(&games),
        &mut (),
    )
    .unwrap_err();
    assert_eq!(refused.article, "4.7");
    let RefusedKind::Endless { limit, anomalous } = refused.kind else {
        panic!("{refused:?}")
    };
    assert_eq!(
        (limit, anomalous.is_empty(), book.records),
        (5000, false, before)
    );
    let ending: Vec<Row> = games.into_iter().take(212).collect();
    assert_eq!(
        run_with(
            &Parameters::default(),
            &[Some(2000), Some(2520)],
            &friendly(&ending)
        )
        .passes,
        2
    );
}

#[test]
fn parameters_are_read_strictly_and_written_shortly() {
    let all = json!({
        "gain_measured_on": "unrounded", "small_board_anomaly_limit": "full", "table_4_loss_9x9_600": -20,
        "age_protection_years": 60, "dan_loss": "cascade"
    });
    assert_eq!(
        serde_json::Value::from(parameters(all.clone()).differing_values()),
        all
    );
    let defaults = json!({
        "gain_measured_on": "rounded", "small_board_anomaly_limit": "reduced", "table_4_loss_9x9_600": 0,
        "age_protection_years": 61, "dan_loss": "one_step"
    });
    assert_eq!(parameters(defaults), Parameters::default());
    assert!(Parameters::default().differing_values().is_empty());
    for bad in [
        json!({"gain_measured_on": "exact"}),
        json!({"gain_measured_on": {"rounded": null}}),
        json!({"table_4_loss_9x9_600": "0"}),
        json!({"table_4_loss_9x9_600": 0.0}),
        json!({"table_4_loss_9x9_600": -10}),
        json!({"age_protection_years": true}),
        json!({"age_protection_years": 62}),
        json!({"age_protection_years": null}),
        json!({"dan_loss": null}),
        json!({"unknown": 1}),
    ] {
        assert!(Parameters::from_json(&bad).is_err(), "{bad}");
    }
}

#[track_caller]
fn check_standing(value: serde_json::Value, expected: Option<&str>) {
    let held = Ufgo::read_standing(&value)
        .ok()
        .and_then(|record| Ufgo::view_record(&Parameters::default(), &record).rank);
    assert_eq!(held.map(|rank| rank.name), expected, "{value}");
}

#[test]
fn standings() {
    check_standing(json!({"rating": 0}), Some("30 kyu"));
    check_standing(json!({"rating": 2650}), Some("3 dan"));
    check_standing(json!({"rating": 2000, "dan": 4}), Some("4 dan"));
    check_standing(json!({"rating": 2150, "rank": "2 dan"}), Some("2 dan"));
    check_standing(
        json!({"rating": 2405, "dan": 4, "rank": "4 dan"}),
        Some("4 dan"),
    );
    check_standing(
        json!({"rating": 1500, "dan": null, "rank": null}),
        Some("6 kyu"),
    );
    for bad in [
        json!({}),
        json!({"rating": null}),
        json!({"rating": -1}),
        json!({"rating": 1500.0}),
        json!({"rating": true}),
        json!({"rating": "1500"}),
        json!({"rating": 1_000_000_000_000_000_000i64}),
        json!({"rating": 1500, "dan": 3}),
        json!({"rating": 1500, "dan": 4.0}),
        json!({"rating": 1500, "dan": false}),
        json!({"rating": 1500, "rank": "7 kyu"}),
        json!({"rating": 1500, "rank": "6 Kyu"}),
        json!({"rating": 1500, "rank": 25}),
        json!({"rating": 2405, "rank": "4 dan"}),
        json!({"rating": 2405, "dan": 5, "rank": "6 dan"}),
        json!({"rating": 2405, "dan": 5, "rank": "4 dan"}),
        json!({"rating": 1500, "games": 3}),
        json!([1500]),
    ] {
        check_standing(bad, None);
    }
}

/// Rank after the publication, article of the decision.
#[track_caller]
fn check_list(
    p: serde_json::Value,
    standing: serde_json::Value,
    born: Option<&str>,
    date: &str,
    rank: &str,
    article: Option<&str>,
) {
    let person = Person {
        born: born.and_then(Born::parse),
        guest: false,
    };
    let mut book = Book {
        people: vec![person],
        records: vec![Ufgo::read_standing(&standing).unwrap()],
        ..Book::default()
    };
    let published = Ufgo::publish_list(&parameters(p), &mut book, day(date));
    let decided = published.decisions.first().map(|decision| decision.article);
    assert_eq!(
        (published.pools[0].1[0].rank.unwrap().name, decided),
        (rank, article)
    );
}

#[test]
fn dans_at_publications() {
    let list = |rating: i64, dan: i64, rank, article| {
        let dan = if dan == 0 { json!(null) } else { json!(dan) };
        check_list(
            json!({}),
            json!({"rating": rating, "dan": dan}),
            None,
            "2025-04-01",
            rank,
            article,
        );
    };
    list(2390, 0, "3 dan", None);
    list(2405, 0, "4 dan", Some("2.5"));
    list(2650, 0, "6 dan", Some("2.5"));
    list(2720, 6, "7 dan", Some("2.5"));
    list(2250, 4, "4 dan", None);
    list(2249, 4, "2 dan", Some("2.6"));
    list(2150, 4, "1 dan", Some("2.6"));
    list(2350, 5, "5 dan", None);
    list(2349, 5, "4 dan", Some("2.6"));
    list(2240, 7, "6 dan", Some("2.6"));
    check_list(
        json!({"dan_loss": "cascade"}),
        json!({"rating": 2240, "dan": 7}),
        None,
        "2025-04-01",
        "2 dan",
        Some("2.6"),
    );
    check_list(
        json!({"dan_loss": "cascade"}),
        json!({"rating": 2349, "dan": 7}),
        None,
        "2025-04-01",
        "4 dan",
        Some("2.6"),
    );
}

#[test]
fn age_keeps_ranks() {
    let dan = json!({"rating": 2349, "dan": 5});
    check_list(
        json!({}),
        dan.clone(),
        Some("1964-06-15"),
        "2025-04-01",
        "4 dan",
        Some("2.6"),
    );
    check_list(
        json!({}),
        dan.clone(),
        Some("1964-03-31"),
        "2025-04-01",
        "5 dan",
        Some("2.7"),
    );
    check_list(
        json!({"age_protection_years": 60}),
        dan,
        Some("1964-06-15"),
        "2025-04-01",
        "5 dan",
        Some("2.7"),
    );
    let kyu = json!({"rating": 85, "rank": "15 kyu"});
    check_list(
        json!({}),
        kyu.clone(),
        Some("1955"),
        "2025-04-01",
        "15 kyu",
        Some("2.7"),
    );
    check_list(json!({}), kyu, None, "2025-04-01", "22 kyu", Some("2.4"));
    check_list(
        json!({}),
        json!({"rating": 2050, "rank": "1 dan"}),
        None,
        "2025-04-01",
        "1 kyu",
        Some("2.4"),
    );
    // The rank would not have fallen: no decision.
    check_list(
        json!({}),
        json!({"rating": 2300, "dan": 4}),
        Some("1950"),
        "2025-04-01",
        "4 dan",
        None,
    );
}

#[test]
fn a_protected_rank_survives_a_tournament() {
    let mut book = book(&[Some(1905), Some(1895)]);
    book.people[0].born = Born::parse("1950");
    let rated = Ufgo::rate_tournament(
        &Parameters::default(),
        &mut book,
        &friendly(&[(1, 1, 0, 2)]),
        &mut (),
    )
    .unwrap();
    let names: Vec<&str> = rated
        .lines
        .iter()
        .map(|line| line.rank.unwrap().name)
        .collect();
    assert_eq!(
        (rated.passes, after(&rated), names),
        (4, vec![1896, 1934], vec!["2 kyu", "2 kyu"])
    );
    assert!(Ufgo::view_record(&Parameters::default(), &book.records[0]).rank_kept);
    assert!(!Ufgo::view_record(&Parameters::default(), &book.records[1]).rank_kept);
}

fn units(text: &str) -> i64 {
    let (sign, text) = text.strip_prefix('-').map_or((1, text), |rest| (-1, rest));
    let (whole, fraction) = match (text.split_once(' '), text.contains('/')) {
        (Some((whole, fraction)), _) => (whole, Some(fraction)),
        (None, true) => ("0", Some(text)),
        (None, false) => (text, None),
    };
    let (whole, decimals) = whole.split_once('.').unwrap_or((whole, ""));
    // Thousandths are only exact together: 0.005 is 3 units.
    let thousandths: i64 = format!("{decimals:0<3}").parse().unwrap();
    assert_eq!(thousandths * 3 % 5, 0);
    let mut sum = 600 * whole.parse::<i64>().unwrap() + thousandths * 3 / 5;
    if let Some((above, below)) = fraction.and_then(|f| f.split_once('/')) {
        sum += above.parse::<i64>().unwrap() * 600 / below.parse::<i64>().unwrap();
    }
    sign * sum
}

fn value<'a>(step: &'a Step, symbol: &str) -> &'a str {
    step.values
        .iter()
        .find(|(s, _)| *s == symbol)
        .map(|(_, v)| v.as_str())
        .unwrap()
}

/// Repeats the last pass of one player from the numbers in the steps.
fn redone(steps: &[Step], passes: u32) -> i64 {
    let mut now = 0;
    let mut change = 0;
    let mut converted = None;
    for step in steps.iter().filter(|step| step.pass == passes) {
        match step.what {
            StepKind::Start => now = units(value(step, "R")),
            StepKind::Formula => {
                assert_eq!(units(value(step, "R1")), now);
                let (k1, k2, result) = (
                    units(value(step, "K1")),
                    units(value(step, "K2")) / 600,
                    units(value(step, "Rп")),
                );
                let own =
                    (k2 * (result - k1) + units(value(step, "K3"))) * 600 / units(value(step, "d"));
                assert_eq!(own, units(value(step, "ΔR")));
                change += own;
            }
            StepKind::AgainstBeginner => {
                change += units(value(step, "Δr")) + units(value(step, "k3"))
            }
            StepKind::BelowHundred => {
                change += units(value(step, "Δr")) + units(value(step, "Δr+"))
            }
            StepKind::Crossing => {
                assert_eq!(units(value(step, "R")), now + change);
                converted = Some(units(value(step, "R'")));
            }
            StepKind::Round => {
                assert_eq!(
                    (units(value(step, "R0")), units(value(step, "ΔR"))),
                    (now, change)
                );
                let exact = converted.take().unwrap_or(now + change);
                assert_eq!(units(value(step, "R")), exact);
                now = (exact.max(0) + 30) / 60 * 60;
                assert_eq!(units(value(step, "R1")), now);
                change = 0;
            }
            StepKind::Final => {
                now = (now + 300) / 600 * 600;
                assert_eq!(units(value(step, "R'")), now);
            }
            _ => {}
        }
    }
    now / 600
}

fn boards() -> impl Strategy<Value = Board> {
    prop_oneof![Just(Board::Full), Just(Board::Thirteen), Just(Board::Nine)]
}

prop_compose! {
    /// Up to 24 games in up to 5 rounds.
    fn contrived()(
        ratings in prop::collection::vec(prop_oneof![3 => (0i64..2900).prop_map(Some), 2 => (60i64..140).prop_map(Some), 1 => Just(None)], 2..8),
    )(
        games in prop::collection::vec((1i64..6, 0..ratings.len() as u32, 1..ratings.len() as u32, 0i64..3), 0..24),
        board in boards(), official in any::<bool>(), minutes in prop_oneof![3 => Just(None), 1 => (40.0..70.0).prop_map(Some)],
        ratings in Just(ratings),
    ) -> (Vec<Option<i64>>, Tournament) {
        let n = ratings.len() as u32;
        let games: Vec<Row> = games.into_iter().map(|(round, a, step, halves)| (round, a, (a + step) % n, halves)).collect();
        (ratings, Tournament { board, official, minutes, ..tournament(&games) })
    }
}

fn outcome(ratings: &[Option<i64>], t: &Tournament) -> (Result<Rated, Refused>, Vec<Record>) {
    let mut book = book(ratings);
    let rated = Ufgo::rate_tournament(&Parameters::default(), &mut book, t, &mut ());
    (rated, book.records)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_game_may_be_told_from_either_side((ratings, t) in contrived(), flip in any::<u64>()) {
        let mut turned = t.clone();
        for (_, game) in turned.games.iter_mut().enumerate().filter(|(n, _)| flip >> (n % 64) & 1 == 1) {
            (game.a, game.b, game.score) = (game.b.unwrap(), Some(game.a), game.score.map(Score::opposite));
        }
        prop_assert_eq!(outcome(&ratings, &t), outcome(&ratings, &turned));
    }

    #[test]
    fn games_that_were_not_played_may_be_left_out((ratings, mut t) in contrived(), forfeits in any::<u64>()) {
        for (n, game) in t.games.iter_mut().enumerate() {
            game.played = forfeits >> (n % 64) & 1 == 0;
        }
        let mut shorter = t.clone();
        shorter.games.retain(|game| game.played);
        prop_assert_eq!(outcome(&ratings, &t), outcome(&ratings, &shorter));
    }

    /// Without K3, as its cap depends on the order.
    #[test]
    fn the_order_within_a_round_counts_only_for_the_cap((ratings, t) in contrived()) {
        let t = Tournament { official: false, ..t };
        let mut turned = t.clone();
        turned.games.reverse();
        prop_assert_eq!(outcome(&ratings, &t), outcome(&ratings, &turned));
    }

    #[test]
    fn names_change_nothing((ratings, t) in contrived()) {
        let last = ratings.len() as u32 - 1;
        let other = |key: PlayerKey| PlayerKey(last - key.0);
        let mut renamed = t.clone();
        for game in &mut renamed.games {
            (game.a, game.b) = (other(game.a), game.b.map(other));
        }
        let mut mirrored = ratings.clone();
        mirrored.reverse();
        let (first, records) = outcome(&ratings, &t);
        let (second, mut turned) = outcome(&mirrored, &renamed);
        turned.reverse();
        prop_assert_eq!(records, turned);
        prop_assert_eq!(first.map(|r| r.passes).ok(), second.map(|r| r.passes).ok());
    }

    #[test]
    fn results_stand_in_the_order_of_ids((ratings, t) in contrived()) {
        let mut book = book(&ratings);
        book.id_order = (0..ratings.len() as u32).rev().collect();
        if let Ok(rated) = Ufgo::rate_tournament(&Parameters::default(), &mut book, &t, &mut ()) {
            prop_assert!(rated.lines.is_sorted_by(|l, m| l.player > m.player));
            prop_assert!(rated.frozen.is_sorted_by(|l, m| l > m));
        }
    }

    #[test]
    fn ratings_stay_at_0_or_more_and_passes_mean_results((ratings, t) in contrived()) {
        let (rated, records) = outcome(&ratings, &t);
        let rated = rated.unwrap();
        prop_assert!(records.iter().all(|record| record.rating.is_none_or(|rating| rating >= 0)));
        prop_assert_eq!(rated.passes == 0, rated.lines.is_empty());
        prop_assert!(rated.passes <= PASS_LIMIT);
        let mut anomalous = rated.lines.iter().filter(|line| line.anomalous);
        prop_assert_eq!(rated.passes > 1, anomalous.next().is_some());
    }

    /// All players are far above 100.
    #[test]
    fn nobody_moves_by_more_than_k2_per_game(
        ratings in prop::collection::vec(1500i64..2900, 2..6),
        games in prop::collection::vec((1i64..4, 0u32..6, 1u32..6, 0i64..3), 1..12),
    ) {
        let n = ratings.len() as u32;
        let rows: Vec<Row> = games.into_iter().map(|(r, a, s, h)| (r, a % n, (a % n + 1 + s % (n - 1)) % n, h)).collect();
        let (rated, _) = outcome(&ratings.iter().map(|r| Some(*r)).collect::<Vec<_>>(), &friendly(&rows));
        let rated = rated.unwrap();
        for line in rated.lines.iter().filter(|_| rated.passes == 1) {
            let played = rows.iter().filter(|(_, a, b, _)| [*a, *b].contains(&line.player.0)).count() as f64;
            let moved = line.after.unwrap().0 - line.before.unwrap().0;
            prop_assert!(moved.abs() <= 30.0 * played + 1.0);
        }
    }

    #[test]
    fn the_steps_add_up_to_the_result((ratings, t) in contrived()) {
        let (silent, records) = outcome(&ratings, &t);
        let silent = silent.unwrap();
        for key in (0..ratings.len() as u32).map(PlayerKey) {
            let mut book = book(&ratings);
            let mut log = Recorder::for_player(key);
            let recorded = Ufgo::rate_tournament(&Parameters::default(), &mut book, &t, &mut log).unwrap();
            prop_assert_eq!((&recorded, &book.records), (&silent, &records));
            match silent.lines.iter().find(|line| line.player == key) {
                Some(line) => {
                    prop_assert_eq!(redone(&log.steps, silent.passes), line.after.unwrap().0 as i64);
                    let starts = log.steps.iter().filter(|step| step.what == StepKind::Start).count();
                    prop_assert_eq!(starts, silent.passes as usize);
                    let judged = log.steps.iter().any(|step| matches!(step.what, StepKind::Anomalous | StepKind::AnomalousBeginner));
                    prop_assert_eq!(judged, line.anomalous);
                }
                None => prop_assert!(log.steps.iter().all(|step| matches!(step.what, StepKind::Frozen | StepKind::NotPlayed | StepKind::Start))),
            }
        }
    }
}

#[test]
fn an_explanation_names_every_quantity() {
    let games = [
        (1, 0, 1, 2),
        (1, 2, 3, 2),
        (2, 0, 2, 2),
        (2, 1, 3, 2),
        (3, 0, 3, 2),
        (3, 1, 2, 0),
    ];
    let t = tournament(&games);
    let mut log = Recorder::for_player(PlayerKey(0));
    Ufgo::rate_tournament(
        &Parameters::default(),
        &mut book(&[Some(1200), Some(1600), Some(1700), Some(1500)]),
        &t,
        &mut log,
    )
    .unwrap();
    let anomalous = log
        .steps
        .iter()
        .find(|step| step.what == StepKind::Anomalous)
        .unwrap();
    let texts = |step: &Step| {
        step.values
            .iter()
            .map(|(s, v)| format!("{s}={v}"))
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(
        texts(anomalous),
        "R0=1200 R'=1320 ΣK2=120 ΣK3=15 Σk3=0 d=1 ΔR=120 ΔRA=69 R+=1320"
    );
    let game = log
        .steps
        .iter()
        .find(|step| step.what == StepKind::Formula)
        .unwrap();
    assert_eq!(
        (game.round, game.opponent, game.pass),
        (Some(1), Some(PlayerKey(1)), 7)
    );
    assert_eq!(
        texts(game),
        "R1=1658 R2=1600 ΔR12=58 K1=0.58 K2=30 Rп=1 K3=2 ΣK3=2/50 d=1 ΔR=14.6"
    );
    let last = log.steps.last().unwrap();
    assert_eq!(
        (last.what, texts(last).as_str()),
        (StepKind::Rank, "R=1700 rank=4 kyu")
    );
}

#[test]
fn a_bye_and_a_frozen_player_are_explained() {
    let mut t = tournament(&[(1, 0, 1, 2), (2, 0, 1, 2)]);
    t.minutes = Some(50.0);
    t.games[1].played = false;
    let steps = |key: u32| {
        let mut log = Recorder::for_player(PlayerKey(key));
        Ufgo::rate_tournament(
            &Parameters::default(),
            &mut book(&[Some(1500), Some(2200)]),
            &t,
            &mut log,
        )
        .unwrap();
        log.steps.iter().map(|step| step.what).collect::<Vec<_>>()
    };
    assert!(steps(0).contains(&StepKind::NotPlayed) && !steps(0).contains(&StepKind::Frozen));
    assert!(steps(1).contains(&StepKind::Frozen) && steps(1).contains(&StepKind::NotPlayed));
}

#[test]
fn games_are_checked_before_a_calculation() {
    let wrong = |change: fn(&mut Game)| {
        let mut t = tournament(&[(1, 0, 1, 2), (1, 0, 1, 2)]);
        change(&mut t.games[1]);
        Ufgo::check_tournament(&t).err()
    };
    assert_eq!(wrong(|_| ()), None);
    assert_eq!(
        wrong(|game| game.round = None).as_deref(),
        Some("game 2: round is missing")
    );
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
        wrong(|game| (game.played, game.b, game.round) = (false, None, None)),
        None
    );
}
