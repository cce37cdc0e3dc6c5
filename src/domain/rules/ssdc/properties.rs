//! Properties that hold for every tournament.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::tests::{book, game, parameters, run, tournament};
use super::*;
use crate::explain::{Recorder, Step, StepKind};

fn value<'a>(step: &'a Step, symbol: &str) -> Option<&'a str> {
    step.values
        .iter()
        .find(|(s, _)| *s == symbol)
        .map(|(_, v)| v.as_str())
}

fn figure(step: &Step, symbol: &str) -> f64 {
    value(step, symbol).unwrap().parse().unwrap()
}

/// Repeats the calculation of one player from the steps: rating, games, rank.
fn redone(steps: &[Step]) -> (f64, u32, String) {
    let (mut now, mut games, mut rank) = (f64::NAN, 0, String::new());
    for step in steps {
        match step.what {
            StepKind::Start | StepKind::Initial => {
                now = figure(step, "R0");
                games = value(step, "n").map_or(0, |n| n.parse().unwrap());
                rank = value(step, "rank").unwrap().to_owned();
            }
            StepKind::EloGame => {
                let (ra, rb) = (figure(step, "Ra"), figure(step, "Rb"));
                assert_eq!(value(step, "R").map_or(ra, |r| r.parse().unwrap()), now);
                let expected = 1.0 / (1.0 + 10f64.powf((rb - ra) / 400.0));
                assert!((figure(step, "Ea") - expected).abs() < 1e-12);
                let change = figure(step, "K") * (figure(step, "Sa") - figure(step, "Ea"));
                assert_eq!(figure(step, "ΔR"), change);
                now += change;
                assert_eq!(figure(step, "Ra'"), now);
                games += 1;
            }
            StepKind::RoundedPoints => {
                assert_eq!(figure(step, "R"), now);
                now = figure(step, "R'");
            }
            StepKind::RankReached => {
                assert_eq!(
                    (figure(step, "R"), value(step, "held").unwrap()),
                    (now, &*rank)
                );
                assert!(now >= figure(step, "bound") - 1e-9);
                rank = value(step, "rank").unwrap().to_owned();
            }
            StepKind::RankByPlace => rank = value(step, "rank").unwrap().to_owned(),
            StepKind::AfterTournament => assert_eq!(figure(step, "R1"), now),
            _ => {}
        }
    }
    (now, games, rank)
}

fn contrived_parameters() -> impl Strategy<Value = Parameters> {
    let words = (
        0usize..3,
        0usize..3,
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
    );
    words.prop_map(|(update, rounding, precedence, count, moment)| {
        let unit = |late: bool| if late { "tournament" } else { "game" };
        parameters(json!({
            "update": (["game", "round", "tournament"][update]), "rounding": (["none", "game", "tournament"][rounding]),
            "k_precedence": if precedence { "2400" } else { "new" }, "k_count": unit(count), "rank_moment": unit(moment),
        }))
    })
}

prop_compose! {
    /// Up to 24 games, some of which are not rated.
    fn contrived()(
        standings in prop::collection::vec((prop_oneof![Just(None), (1500.0..2600.0).prop_map(Some), (2380.0..2420.0).prop_map(Some)],
            any::<bool>(), prop_oneof![0u32..8, 25u32..35], 0usize..8), 2..8),
    )(
        games in prop::collection::vec((0..standings.len() as u32, 1..standings.len() as u32, 0i64..3, 0u8..8, prop::option::of(1i64..4)), 0..24),
        places in prop::collection::vec((0..standings.len() as u32, 1u32..6), 0..4),
        participants in prop::collection::vec((0..standings.len() as u32).prop_map(PlayerKey), 0..3),
        (rapid, category) in (any::<bool>(), 0usize..5),
        standings in Just(standings),
    ) -> (Vec<Value>, Tournament) {
        let n = standings.len() as u32;
        let mut t = tournament(&[]);
        for (a, step, halves, kind, round) in games {
            t.games.push(Game { round, played: kind != 0, annulled: kind == 1, ..game(a, (a + step) % n, halves) });
        }
        for (player, place) in places {
            if t.places.iter().all(|(other, _)| other.0 != player) {
                t.places.push((PlayerKey(player), place));
            }
        }
        (t.participants, t.category) = (participants, Category::ALL[category]);
        t.pool = if rapid { Pool::Rapid } else { Pool::Classic };
        let standing = |(rating, rapid, games, rank): (Option<f64>, bool, u32, usize)| {
            let pool = if rapid { "rapid" } else { "classic" };
            let mut standing = json!({"rank": SportsRank::ALL[rank].letter()});
            if let Some(rating) = rating {
                standing[pool] = json!({"rating": rating, "games": games});
            }
            standing
        };
        (standings.into_iter().map(standing).collect(), t)
    }
}

fn outcome(p: &Parameters, standings: &[Value], t: &Tournament) -> (Rated, Vec<Record>) {
    let mut book = book(p, standings);
    (run(p, &mut book, t), book.records)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_game_may_be_told_from_either_side((standings, t) in contrived(), p in contrived_parameters(), flip in any::<u64>()) {
        let mut turned = t.clone();
        for (_, game) in turned.games.iter_mut().enumerate().filter(|(n, _)| flip >> (n % 64) & 1 == 1) {
            (game.a, game.b, game.score) = (game.b.unwrap(), Some(game.a), game.score.map(Score::opposite));
        }
        prop_assert_eq!(outcome(&p, &standings, &t), outcome(&p, &standings, &turned));
    }

    #[test]
    fn games_that_are_not_rated_may_be_left_out((standings, t) in contrived(), p in contrived_parameters()) {
        let mut shorter = t.clone();
        shorter.participants.extend(t.games.iter().flat_map(|game| [Some(game.a), game.b]).flatten());
        shorter.games.retain(|game| game.played && !game.annulled);
        prop_assert_eq!(outcome(&p, &standings, &t), outcome(&p, &standings, &shorter));
    }

    #[test]
    fn neighbouring_games_of_four_players_may_be_exchanged((standings, t) in contrived(), at in 0usize..24) {
        let p = Parameters::default();
        let mut turned = t.clone();
        if let Some([x, y]) = turned.games.get_mut(at..at.saturating_add(2))
            && [y.a, y.b.unwrap()].iter().all(|player| *player != x.a && Some(*player) != x.b)
        {
            std::mem::swap(x, y);
        }
        prop_assert_eq!(outcome(&p, &standings, &t), outcome(&p, &standings, &turned));
    }

    #[test]
    fn names_and_their_order_change_nothing((standings, t) in contrived(), p in contrived_parameters()) {
        let last = standings.len() as u32 - 1;
        let other = |key: PlayerKey| PlayerKey(last - key.0);
        let mut renamed = t.clone();
        for game in &mut renamed.games {
            (game.a, game.b) = (other(game.a), game.b.map(other));
        }
        renamed.participants = t.participants.iter().rev().copied().map(other).collect();
        renamed.places = t.places.iter().rev().map(|(player, place)| (other(*player), *place)).collect();
        let mut mirrored = standings.clone();
        mirrored.reverse();
        let (rated, records) = outcome(&p, &standings, &t);
        let mut book = book(&p, &mirrored);
        book.id_order = (0..=last).rev().collect();
        let again = run(&p, &mut book, &renamed);
        book.records.reverse();
        prop_assert_eq!(records, book.records);
        let lines: Vec<Line> = again.lines.into_iter().map(|line| Line { player: other(line.player), ..line }).collect();
        prop_assert_eq!(rated.lines, lines);
    }

    #[test]
    fn numbers_stay_finite_and_ranks_never_fall((standings, t) in contrived(), far in -99_999.0..99_999.0f64) {
        let p = Parameters::default();
        let mut standings = standings;
        standings[0] = json!({"classic": {"rating": far, "games": 40}, "rapid": {"rating": -far, "games": 40}});
        let before = book(&p, &standings).records;
        let (rated, after) = outcome(&p, &standings, &t);
        for line in &rated.lines {
            prop_assert!(line.after.unwrap().0.is_finite() && line.rank >= line.rank_before);
        }
        for (before, after) in before.iter().zip(&after) {
            prop_assert!(after.rank >= before.rank);
        }
    }

    /// With equal K the sum of all ratings stays the same, up to rounding errors.
    #[test]
    fn equal_coefficients_keep_the_sum((standings, t) in contrived()) {
        let p = parameters(json!({"k_new": 20, "k_strong": 20}));
        let (rated, _) = outcome(&p, &standings, &t);
        let sum: f64 = rated.lines.iter().map(|line| line.after.unwrap().0 - line.before.map_or(1200.0, |before| before.0)).sum();
        prop_assert!(sum.abs() < 1e-9);
    }

    #[test]
    fn a_stored_record_comes_back_exactly((standings, t) in contrived()) {
        let (_, records) = outcome(&Parameters::default(), &standings, &t);
        for record in records {
            let text = serde_json::to_string(&record).unwrap();
            prop_assert_eq!(serde_json::from_str::<Record>(&text).unwrap(), record);
        }
    }

    #[test]
    fn the_steps_add_up_to_the_result((standings, t) in contrived(), p in contrived_parameters(), official in prop::bool::weighted(0.9)) {
        let t = Tournament { official, ..t };
        let (silent, records) = outcome(&p, &standings, &t);
        for key in (0..standings.len() as u32).map(PlayerKey) {
            let mut book = book(&p, &standings);
            let mut log = Recorder::for_player(key);
            prop_assert_eq!(&Ssdc::rate_tournament(&p, &mut book, &t, &mut log).unwrap(), &silent);
            prop_assert_eq!(&book.records, &records);
            let steps = |what: StepKind| log.steps.iter().filter(|step| step.what == what).count();
            let mine = |played: bool, annulled: bool| {
                t.games.iter().filter(|g| (g.a == key || g.b == Some(key)) && g.played == played && g.annulled == annulled).count()
            };
            let takes_part = t.participants.contains(&key) || t.places.iter().any(|(player, _)| *player == key) ||
                t.games.iter().any(|g| g.a == key || g.b == Some(key));
            if !official {
                prop_assert_eq!((steps(StepKind::Unofficial), log.steps.len()), (usize::from(takes_part), usize::from(takes_part)));
            } else if takes_part {
                let own = records[key.index()].pool(t.pool).unwrap();
                let (rating, games, rank) = redone(&log.steps);
                prop_assert_eq!((rating, games, &*rank), (own.rating.0, own.games, records[key.index()].rank.letter()));
                prop_assert_eq!((steps(StepKind::EloGame), steps(StepKind::NotPlayed), steps(StepKind::Annulled)), (mine(true, false), mine(false, false), mine(true, true)));
            } else {
                prop_assert!(log.steps.is_empty());
            }
        }
    }
}
