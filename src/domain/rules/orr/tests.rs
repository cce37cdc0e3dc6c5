//! The rows of the regulation, the parameters, the format's standings, the explanations.

use serde_json::json;

use super::*;
use crate::explain::{Recorder, Step, StepKind};
use crate::player::{Born, Person, parse_date};
use crate::rules::parameter::ParameterSet;
use crate::rules::tests::{self as shared, game};
use crate::tournament::Game;

pub(super) fn day(text: &str) -> NaiveDate {
    parse_date(text).unwrap()
}

pub(super) fn parameters(value: Value) -> Parameters {
    Parameters::from_json(&value).unwrap()
}

/// A game of a, b, half points of a.
pub(super) type Row = (u32, u32, i64);

pub(super) fn tournament(games: &[Row]) -> Tournament {
    let games = games
        .iter()
        .map(|&(a, b, halves)| game(a, b, halves))
        .collect();
    Tournament {
        start: day("2025-10-04"),
        end: day("2025-10-05"),
        ..shared::tournament(games)
    }
}

fn adult() -> Person {
    Person {
        born: Born::parse("1980-01-01"),
        guest: false,
    }
}

/// 0 is a newcomer.
fn adults(ratings: &[i64]) -> Book<Record> {
    let record = |rating: &i64| Record {
        rating: (*rating != 0).then(|| RatingPoints::new(*rating)),
        ..Record::default()
    };
    Book {
        people: vec![adult(); ratings.len()],
        records: ratings.iter().map(record).collect(),
        ..Book::default()
    }
}

fn rate(p: Value, book: &mut Book<Record>, games: &[Row]) -> Rated {
    Orr::rate_tournament(&parameters(p), book, &tournament(games), &mut ()).unwrap()
}

fn after(rated: &Rated) -> Vec<Option<i64>> {
    rated
        .lines
        .iter()
        .map(|line| line.after.map(|after| after.0 as i64))
        .collect()
}

#[track_caller]
fn check_with(p: Value, before: &[i64], games: &[Row], expected: &[i64]) {
    let rated = rate(p, &mut adults(before), games);
    assert_eq!(
        after(&rated),
        expected
            .iter()
            .map(|rating| (*rating != 0).then_some(*rating))
            .collect::<Vec<_>>()
    );
}

/// Adults rated 0 = not, games, new ratings, 0 = none.
#[track_caller]
fn check(before: &[i64], games: &[Row], expected: &[i64]) {
    check_with(json!({}), before, games, expected);
}

#[test]
fn the_standard_algorithm() {
    check(&[1500, 1500], &[(0, 1, 2)], &[1515, 1488]);
    check(&[1, 1], &[(0, 1, 2)], &[51, -2]);
    check(&[450, 450], &[(0, 1, 2)], &[500, 438]);
    check(&[1800, 1800], &[(0, 1, 2)], &[1813, 1790]);
    check(&[2901, 2901], &[(0, 1, 2)], &[2906, 2896]);
    check(
        &[1300, 1500, 1700],
        &[(0, 1, 1), (0, 2, 0), (1, 2, 2)],
        &[1306, 1515, 1687],
    );
}

#[test]
fn a_tournament_of_newcomers() {
    let games = [
        (0, 1, 2),
        (0, 2, 2),
        (0, 3, 2),
        (1, 2, 1),
        (1, 3, 2),
        (2, 3, 2),
    ];
    check(&[0, 0, 0, 0], &games, &[1542, 1197, 1197, 0]);
}

#[test]
fn newcomers_among_rated_players() {
    let games = [
        (0, 1, 2),
        (0, 2, 1),
        (0, 3, 0),
        (1, 2, 0),
        (1, 3, 0),
        (2, 3, 1),
    ];
    check(&[1600, 1400, 0, 0], &games, &[1603, 1388, 1688, 1800]);
}

#[test]
fn a_strong_player_raises_the_coefficient_of_the_tournament() {
    check(&[2500, 0, 0], &[(0, 1, 0), (0, 2, 2)], &[2493, 2394, 0]);
}

#[test]
fn the_winner_of_a_match_may_be_estimated_lower() {
    let games: Vec<Row> = (0..7).map(|n| (0, 1, if n < 5 { 2 } else { 0 })).collect();
    let mut book = adults(&[0, 0]);
    book.people = vec![Person::default(); 2];
    let rated = rate(json!({}), &mut book, &games);
    assert_eq!(after(&rated), [Some(570), Some(380)]);
}

#[test]
fn a_hundred_games_keep_the_corridor() {
    let games: Vec<Row> = (0..97).map(|_| (0, 1, 1)).collect();
    let mut book = adults(&[0, 0]);
    book.people = vec![Person::default(); 2];
    let rated = rate(json!({}), &mut book, &games);
    assert_eq!(
        (after(&rated), rated.lines[0].provisional),
        (vec![Some(411), Some(411)], false)
    );
}

#[test]
fn a_star_lasts_until_nine_games() {
    let mut book = adults(&[0, 1500, 1500, 1700, 1300]);
    let star = |rated: &Rated| {
        (
            rated.lines[0].after.unwrap().0 as i64,
            rated.lines[0].provisional,
        )
    };
    let first = rate(json!({}), &mut book, &[(0, 1, 2), (0, 2, 0)]);
    assert_eq!(star(&first), (1500, true));
    assert_eq!(book.records[0].stored.len(), 2);
    assert_eq!(
        book.records[0].stored[1],
        Stored {
            value: RatingPoints::new(1500),
            score: Score::Loss
        }
    );
    // The opponents' values in the second tournament differ from those in the first.
    let second = rate(json!({}), &mut book, &[(0, 3, 2), (0, 4, 1)]);
    assert_eq!(
        (star(&second), after(&second)[1..].to_vec()),
        ((1591, true), vec![Some(1685), Some(1309)])
    );
    let games: Vec<Row> = (0..5).map(|_| (0, 1, 1)).collect();
    assert!(!rate(json!({}), &mut book, &games).lines[0].provisional);
    assert_eq!(
        (book.records[0].stored.len(), book.records[0].start_estimate),
        (0, None)
    );
    assert!(!Orr::view_record(&Parameters::default(), &book.records[0]).provisional);
}

#[test]
fn all_games_won_with_a_star() {
    let mut book = adults(&[0, 1300, 1500]);
    assert_eq!(
        after(&rate(json!({}), &mut book, &[(0, 1, 2)])),
        [Some(1686), Some(1298)]
    );
    assert_eq!(
        after(&rate(json!({}), &mut book, &[(0, 2, 2)])),
        [Some(1781), Some(1494)]
    );
}

#[test]
fn a_star_with_other_readings() {
    let stored = |value, score| Stored {
        value: RatingPoints::new(value),
        score,
    };
    let run = |p: Value| {
        let mut book = adults(&[1501, 1500]);
        book.records[0].stored = vec![stored(1501, Score::Draw), stored(1501, Score::Draw)];
        book.records[0].start_estimate = Some(RatingPoints::new(1400));
        after(&rate(p, &mut book, &[(0, 1, 1)]))[0]
    };
    assert_eq!(run(json!({})), Some(1501));
    assert_eq!(run(json!({"kor_rsr": "parts"})), Some(1501));
    let won = |p: Value| {
        let mut book = adults(&[1447, 1000]);
        book.records[0].stored = vec![stored(1000, Score::Win)];
        book.records[0].start_estimate = Some(RatingPoints::new(1508));
        after(&rate(p, &mut book, &[(0, 1, 2)]))[0]
    };
    assert_eq!(won(json!({})), Some(1435));
    // (1000 + 1000 + 1508)/3 = 1169 + 279.6 = 1449; .07 twice, times 35.
    assert_eq!(won(json!({"kor_fictitious": "rs"})), Some(1454));
    // Mean 1000: 1280; .17 twice, times 40.
    assert_eq!(won(json!({"fictitious_in_rsr": "no"})), Some(1294));
    // 1429 + .08 times 35.
    assert_eq!(won(json!({"kor_games": "new"})), Some(1432));
    let won_three = |p: Value| {
        let mut book = adults(&[1448, 1000]);
        book.records[0].stored = vec![stored(1000, Score::Win), stored(1001, Score::Win)];
        after(&rate(p, &mut book, &[(0, 1, 2)]))[0]
    };
    // (1000 + 1001 + 1000 + 1448)/4 = 1112 + 338.04 = 1450; .07 three times, times 35.
    assert_eq!(won_three(json!({})), Some(1457));
    // The fictitious opponent is part of no mean: (2 * 1001 + 1000 + 1448)/4 = 1113.
    assert_eq!(won_three(json!({"kor_rsr": "parts"})), Some(1458));
}

#[test]
fn fide_players_and_guests() {
    let mut book = adults(&[1550, 0, 0, 0]);
    book.records[1].fide = Some(RatingPoints::new(1750));
    book.records[2].fide = Some(RatingPoints::new(2150));
    book.people[2].guest = true;
    book.people[3].guest = true;
    let rated = rate(
        json!({}),
        &mut book,
        &[(0, 1, 1), (0, 2, 1), (0, 3, 0), (1, 3, 0)],
    );
    let players: Vec<u32> = rated.lines.iter().map(|line| line.player.0).collect();
    assert_eq!(
        (players, rated.lines[1].before),
        (vec![0, 1], Some(Points(1750.0)))
    );
    assert!(!rated.lines[1].provisional && book.records[1].rating.is_some());
    assert_eq!(book.records[3], Record::default());
    assert_eq!(book.records[2].rating, None);
}

#[test]
fn the_list_of_the_first_day_says_what_a_fide_rating_is() {
    let mut book = adults(&[1550, 0, 0, 0]);
    book.records[1].fide = Some(RatingPoints::new(1750));
    book.people[3].guest = true;
    let mut t = tournament(&[(0, 1, 1), (0, 2, 1), (0, 3, 0), (1, 3, 0)]);
    t.fide = [(0, 1900), (1, 1800), (2, 2150), (3, 2000), (9, 1000)]
        .map(|(player, rating)| (PlayerKey(player), rating))
        .to_vec();
    let rated = Orr::rate_tournament(&Parameters::default(), &mut book, &t, &mut ()).unwrap();
    let before: Vec<_> = rated
        .lines
        .iter()
        .map(|line| line.before.map(|points| points.0))
        .collect();
    assert_eq!(
        before,
        [Some(1550.0), Some(1800.0), Some(2150.0)],
        "a rating of the system goes before that of a list"
    );
    assert!(
        rated
            .lines
            .iter()
            .all(|line| !line.provisional && line.after.is_some())
    );
    assert_eq!(
        (book.records[1].fide, book.records[2].fide),
        (Some(RatingPoints::new(1750)), None),
        "what was brought along stays"
    );
    assert_eq!(book.records[3], Record::default(), "a guest");
}

#[test]
fn a_fide_rating_of_a_guest_may_count_only_where_fide_rates() {
    let by_tournament = parameters(json!({"fide_recognised": "tournament"}));
    let estimated = |p: &Parameters, rated_by_fide| {
        let mut book = adults(&[1550, 0, 0]);
        (book.records[1].fide, book.records[2].fide) =
            (Some(RatingPoints::new(1750)), Some(RatingPoints::new(2750)));
        book.people[2].guest = true;
        let t = Tournament {
            rated_by_fide,
            ..tournament(&[(0, 1, 1), (0, 2, 1), (1, 2, 1)])
        };
        let rated = Orr::rate_tournament(p, &mut book, &t, &mut ()).unwrap();
        assert_eq!(
            rated.lines[1].before,
            Some(Points(1750.0)),
            "who is no guest starts with it anywhere"
        );
        after(&rated)
    };
    let everywhere = estimated(&Parameters::default(), false);
    assert_eq!(estimated(&Parameters::default(), true), everywhere);
    assert_eq!(estimated(&by_tournament, true), everywhere);
    assert!(
        estimated(&by_tournament, false)[0] < everywhere[0],
        "a draw with 2750 is worth more than one with a guest who is estimated"
    );
}

#[test]
fn a_forfeit_counts_for_nothing_but_the_number_of_participants() {
    let mut t = tournament(&[(0, 1, 2), (2, 0, 2)]);
    (t.games[1].played, t.games[1].score) = (false, None);
    let mut book = adults(&[1500, 1500, 0]);
    let rated = Orr::rate_tournament(&Parameters::default(), &mut book, &t, &mut ()).unwrap();
    assert_eq!(after(&rated), [Some(1515), Some(1488)]);
    let empty =
        Orr::rate_tournament(&Parameters::default(), &mut book, &tournament(&[]), &mut ()).unwrap();
    assert_eq!((empty.passes, empty.lines.len()), (1, 0));
}

#[track_caller]
fn check_age(p: Value, born: Option<&str>, date: &str, expected: Option<(i64, i64)>) {
    let age = formulas::age_on_day(
        &parameters(p),
        born.map(|born| Born::parse(born).unwrap()),
        day(date),
    );
    assert_eq!(age, expected.map(|(years, rest)| years * 1461 + rest));
}

#[test]
fn ages() {
    check_age(json!({}), Some("2016-10-05"), "2025-10-04", Some((8, 0)));
    check_age(json!({}), Some("2015-10-04"), "2025-10-04", Some((10, 0)));
    check_age(json!({}), Some("2015"), "2025-06-30", Some((9, 0)));
    check_age(json!({}), Some("2015"), "2025-07-01", Some((10, 0)));
    check_age(json!({}), Some("2016-02-29"), "2025-02-28", Some((8, 0)));
    check_age(json!({}), Some("2016-02-29"), "2025-03-01", Some((9, 0)));
    check_age(json!({}), Some("2021-01-01"), "2025-10-04", Some((5, 0)));
    check_age(json!({}), Some("2030-01-01"), "2025-10-04", Some((5, 0)));
    check_age(json!({}), Some("1980"), "2025-10-04", Some((13, 0)));
    check_age(json!({}), None, "2025-10-04", Some((5, 0)));
    check_age(
        json!({"unknown_year": 13}),
        None,
        "2025-10-04",
        Some((13, 0)),
    );
    check_age(json!({"unknown_year": "skip"}), None, "2025-10-04", None);
    check_age(
        json!({"age": "year"}),
        Some("2015-12-31"),
        "2025-01-01",
        Some((10, 0)),
    );
    check_age(
        json!({"age": "fraction"}),
        Some("2015-01-01"),
        "2025-01-02",
        Some((10, 4 * 3654 - 14_610)),
    );
    assert_eq!(
        [(33 * 1461, 4), (5 * 1461 + 13 * 1461, 2), (0, 0)].map(|(s, n)| formulas::mean_age(
            Halves::Away,
            s,
            n
        )),
        [83, 90, 50]
    );
}

#[track_caller]
fn check_kt(p: Value, np: i64, i: i64, ki: &[i64], expected: f64) {
    let sum = ki
        .iter()
        .map(|ki| i128::from(*ki) * i128::from(formulas::COEFFICIENT / 1000))
        .sum();
    assert_eq!(
        formulas::tournament_coefficient(&parameters(p), np, i, sum).kt,
        expected
    );
}

#[test]
fn coefficients_of_a_tournament() {
    check_kt(json!({}), 4, 2, &[10_983, 13_500], 12.0);
    check_kt(json!({}), 3, 1, &[10_983], 9.0);
    check_kt(json!({}), 7, 2, &[10_983, 13_500], 11.0);
    check_kt(json!({}), 3, 1, &[25_000], 17.0);
    check_kt(json!({"halves": "even"}), 3, 1, &[25_000], 16.0);
    check_kt(json!({}), 100, 0, &[], 8.0);
    check_kt(
        json!({"kt_rounded": "corrected"}),
        4,
        2,
        &[11_000, 13_500],
        12.25,
    );
    check_kt(
        json!({"kt_rounded": "corrected"}),
        7,
        2,
        &[11_000, 13_500],
        11.0,
    );
}

#[test]
fn corridors() {
    let corridor = |kt, age, n| {
        let c = formulas::rating_corridor(kt, age, n);
        (c.max, c.min, c.upper)
    };
    assert_eq!(corridor(8.0, 130, 3), (1696, 896, 1496));
    assert_eq!(corridor(12.0, 130, 3), (2086, 1000, 1818));
    assert_eq!(corridor(8.0, 50, 1), (811, 11, 511));
    assert_eq!(corridor(8.0, 50, 6), (811, 11, 761));
    assert_eq!(
        (corridor(8.0, 50, 7).2, corridor(8.0, 50, 97).2),
        (811, 811)
    );
    assert_eq!(corridor(17.0, 130, 1), (2425, 1000, 1891));
}

#[test]
fn other_readings_of_the_standard_algorithm() {
    check_with(
        json!({"change_rounded": "change"}),
        &[1500, 1500],
        &[(0, 1, 2)],
        &[1515, 1487],
    );
    check_with(json!({"halves": "up"}), &[1, 1], &[(0, 1, 2)], &[51, -1]);
    check_with(
        json!({"halves": "even"}),
        &[1500, 1500],
        &[(0, 1, 2)],
        &[1515, 1488],
    );
    check_with(
        json!({"k_gap": 2000}),
        &[1800, 1800],
        &[(0, 1, 2)],
        &[1810, 1790],
    );
    check_with(json!({"lower_bound": 1}), &[1, 1], &[(0, 1, 2)], &[51, 1]);
    check_with(
        json!({"lower_bound": "published"}),
        &[1, 1],
        &[(0, 1, 2)],
        &[51, 1],
    );
    let book = &mut adults(&[1, 1]);
    assert_eq!(
        after(&rate(json!({"lower_bound": 0}), book, &[(0, 1, 2)])),
        [Some(51), Some(0)]
    );
    // PD .8 at a difference of 241: .80030, .79928 below.
    check_with(
        json!({"pd_rounded": "no"}),
        &[1000, 1241],
        &[(0, 1, 1); 20],
        &[1270, 1091],
    );
}

#[test]
fn parameters_are_read_strictly_and_written_shortly() {
    let all = json!({
        "halves": "even", "pd_rounded": "no", "change_rounded": "change", "k_gap": 2000, "lower_bound": 0, "np": "played",
        "kt_rated": "settled", "kt_rounded": "corrected", "age": "year", "unknown_year": "skip", "age_weight": "opponent",
        "fictitious_in_rsr": "no", "fictitious_in_sr": "yes", "rp_in_corridor": "yes", "newcomer_opponents": "rs", "settled_at": 10,
        "stored_opponent": "rs", "kor_fictitious": "rs", "kor_rsr": "parts", "kor_games": "new", "kor_k": "start"
    });
    assert_eq!(Value::from(parameters(all.clone()).differing_values()), all);
    let defaults = json!({
        "halves": "away", "pd_rounded": "yes", "change_rounded": "sum", "k_gap": 1700, "lower_bound": "none", "np": "participants",
        "kt_rated": "all", "kt_rounded": "always", "age": "whole", "unknown_year": 5, "age_weight": "game", "fictitious_in_rsr": "yes",
        "fictitious_in_sr": "no", "rp_in_corridor": "no", "newcomer_opponents": "rp", "fide_recognised": "always", "settled_at": 9,
        "stored_opponent": "rp", "kor_fictitious": "start", "kor_rsr": "one", "kor_games": "all", "kor_k": "rkor"
    });
    assert_eq!(parameters(defaults), Parameters::default());
    assert!(Parameters::default().differing_values().is_empty());
    assert_eq!(
        parameters(json!({"pd_rounded": false})),
        parameters(json!({"pd_rounded": "no"}))
    );
    let wrong = |value| Parameters::from_json(&value).unwrap_err().to_string();
    assert_eq!(
        wrong(json!({"halves": "down"})),
        "halves is not \"away\", \"up\" or \"even\""
    );
    assert_eq!(
        wrong(json!({"unknown_year": 7})),
        "unknown_year is not 5, 13 or \"skip\""
    );
    assert_eq!(
        wrong(json!({"fide_recognised": "never"})),
        "fide_recognised is not \"always\" or \"tournament\""
    );
    for bad in [
        json!({"halves": {"up": null}}),
        json!({"halves": null}),
        json!({"halves": true}),
        json!({"k_gap": "1700"}),
        json!({"k_gap": 1700.0}),
        json!({"settled_at": 8}),
        json!({"lower_bound": 2}),
        json!({"unknown": 1}),
    ] {
        assert!(Parameters::from_json(&bad).is_err(), "{bad}");
    }
}

#[track_caller]
fn check_standing(value: Value, rating: Option<i64>, fide: Option<i64>) {
    let record = Orr::read_standing(&value).unwrap();
    assert_eq!(
        (
            record.rating.map(RatingPoints::points),
            record.fide.map(RatingPoints::points)
        ),
        (rating, fide)
    );
    assert!(!record.is_provisional());
}

#[test]
fn standings() {
    check_standing(json!({}), None, None);
    check_standing(json!({"rating": 1500}), Some(1500), None);
    check_standing(json!({"rating": 1500.0, "fide": null}), Some(1500), None);
    check_standing(json!({"rating": -3, "fide": 1800}), Some(-3), Some(1800));
    check_standing(json!({"fide": 1.5e3}), None, Some(1500));
    for bad in [
        json!({"rating": 1500.5}),
        json!({"rating": "1500"}),
        json!({"rating": true}),
        json!({"fide": [1500]}),
        json!({"rating": 1e300}),
        json!({"rating": 1_000_000_000_000_001i64}),
        json!({"rating": u64::MAX}),
        json!({"rating": 1500, "provisional": true}),
        json!([1500]),
    ] {
        assert!(Orr::read_standing(&bad).is_err(), "{bad}");
    }
    assert_eq!(
        Orr::read_standing(&json!({"rating": 1e300})).unwrap_err(),
        "standing: rating is beyond 1000000000000000"
    );
    assert_eq!(
        Orr::read_standing(&json!({"fide": 0.5})).unwrap_err(),
        "standing: fide is not a whole number"
    );
}

#[test]
fn records_are_stored_shortly_and_read_strictly() {
    let stored = Stored {
        value: RatingPoints::new(1500),
        score: Score::Win,
    };
    let record = Record {
        rating: Some(RatingPoints::new(-2)),
        fide: None,
        stored: vec![stored],
        start_estimate: None,
    };
    let text = serde_json::to_string(&record).unwrap();
    assert_eq!(text, r#"{"rating":-2,"stored":[[1500,2]]}"#);
    assert_eq!(serde_json::from_str::<Record>(&text).unwrap(), record);
    for bad in [
        r#"{"stored":[[1500,3]]}"#,
        r#"{"rating":9007199254740992}"#,
        r#"{"rank":1}"#,
    ] {
        assert!(serde_json::from_str::<Record>(bad).is_err(), "{bad}");
    }
}

#[test]
fn lists_name_the_base_without_guests() {
    let mut book = adults(&[1500, 1700, 1600, 0, 1500]);
    book.people[1].guest = true;
    book.records[3].fide = Some(RatingPoints::new(2000));
    book.records[2].stored = vec![Stored {
        value: RatingPoints::new(1500),
        score: Score::Win,
    }];
    book.id_order = vec![4, 3, 2, 1, 0];
    let published = Orr::publish_list(&Parameters::default(), &mut book, day("2025-10-01"));
    let entries: Vec<(u32, f64, bool)> = published.pools[0]
        .1
        .iter()
        .map(|e| (e.player.0, e.rating.0, e.provisional))
        .collect();
    assert_eq!(
        entries,
        [(2, 1600.0, true), (4, 1500.0, false), (0, 1500.0, false)]
    );
}

#[test]
fn games_are_checked_before_a_calculation() {
    let wrong = |change: fn(&mut Game)| {
        let mut t = tournament(&[(0, 1, 2), (0, 1, 2)]);
        change(&mut t.games[1]);
        Orr::check_tournament(&t).err()
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
        wrong(|game| (game.played, game.b, game.score) = (false, None, None)),
        None
    );
}

fn texts(step: &Step) -> String {
    step.values
        .iter()
        .map(|(s, v)| format!("{s}={v}"))
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn an_explanation_names_every_quantity() {
    let all = steps_with_newcomers(2);
    let find = |what| texts(all.iter().find(|step| step.what == what).unwrap());
    assert_eq!(find(StepKind::EstimatedNewcomer), "N=3 S=2");
    assert_eq!(find(StepKind::MeanAge), "ΣY=39 n=3 Yср=13");
    assert_eq!(
        find(StepKind::PlayerCoefficient),
        "R=1600 N=3 S=1.5 A=2 Yср=13 Ki=10.983163229124"
    );
    assert_eq!(
        find(StepKind::StartEstimate),
        "N=3 S=2 Rmax=2086 Rmin=1000 Rpmax=1818 Rs=1545"
    );
    assert!(find(StepKind::PrimaryEstimate).ends_with(" Rp=1681"));
    assert_eq!(
        find(StepKind::ExpectedScore),
        "Ra=1681 Rb=1600 S=0.5 PD=0.61 DR=-0.11"
    );
    assert_eq!(
        find(StepKind::DevelopedRating),
        "Ra=1681 SR=0.22 K=30 R±=6.6 Ra new=1688"
    );
    assert_eq!(find(StepKind::Star), "N=3 limit=9");
    assert_eq!(
        all.iter()
            .filter(|step| step.what == StepKind::PlayerCoefficient)
            .count(),
        2
    );
    let rated = steps_with_newcomers(0);
    assert_eq!(
        rated
            .iter()
            .filter(|step| step.what == StepKind::PlayerCoefficient)
            .count(),
        1
    );
    assert_eq!(
        rated
            .iter()
            .filter(|step| step.what == StepKind::EstimatedOpponent)
            .count(),
        2
    );
}

fn steps_with_newcomers(key: u32) -> Vec<Step> {
    let games = [
        (0, 1, 2),
        (0, 2, 1),
        (0, 3, 0),
        (1, 2, 0),
        (1, 3, 0),
        (2, 3, 1),
    ];
    let mut log = Recorder::for_player(PlayerKey(key));
    Orr::rate_tournament(
        &Parameters::default(),
        &mut adults(&[1600, 1400, 0, 0]),
        &tournament(&games),
        &mut log,
    )
    .unwrap();
    log.steps
}

#[test]
fn games_left_out_guests_and_pointless_newcomers_are_explained() {
    let mut t = tournament(&[(0, 1, 2), (0, 2, 2), (1, 2, 2)]);
    t.games[2].played = false;
    let mut book = adults(&[1500, 0, 1400]);
    book.people[2].guest = true;
    let whats = |key| {
        let mut log = Recorder::for_player(PlayerKey(key));
        Orr::rate_tournament(&Parameters::default(), &mut book.clone(), &t, &mut log).unwrap();
        log.steps.iter().map(|step| step.what).collect::<Vec<_>>()
    };
    assert_eq!(
        whats(2),
        [
            StepKind::NotPlayed,
            StepKind::Start,
            StepKind::GuestNotEntered
        ]
    );
    assert_eq!(
        (whats(1)[0], *whats(1).last().unwrap()),
        (StepKind::NotPlayed, StepKind::PointlessNewcomer)
    );
    assert!(
        whats(1).contains(&StepKind::PointlessEstimate)
            && !whats(1).contains(&StepKind::DevelopedRating)
    );
    assert!(!whats(0).contains(&StepKind::NotPlayed));
}
