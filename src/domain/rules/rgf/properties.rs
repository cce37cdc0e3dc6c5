//! Properties that hold for every tournament.

use proptest::prelude::*;
use serde_json::json;

use super::tests::{Brought, Row, book, tournament};
use super::*;
use crate::explain::{Recorder, Step, StepKind};
use crate::explanation_summary::ExplanationSummary;
use crate::journal;
use crate::number::Score;
use crate::player::{PlayerKey, parse_date};
use crate::rules::parameter::Whole;
use crate::tournament::{Game, RoundDays};

fn brought() -> impl Strategy<Value = Brought> {
    let rating = prop_oneof![6 => 1200.0..2500.0, 2 => -300.0..2990.0, 1 => 2990.0..2999.99];
    prop_oneof![1 => Just(None), 6 => (rating, 5.0..400.0).prop_map(Some)]
}

prop_compose! {
    /// A third of the games has stones; every tenth was not played.
    fn contrived()(players in prop::collection::vec(brought(), 2..8))(
        games in prop::collection::vec(
            (0..players.len() as u32, 1..players.len() as u32, 0i64..3, prop_oneof![2 => Just(0u32), 1 => 1u32..12], 0u32..10), 0..30),
        lucky in any::<bool>(),
        players in Just(players),
    ) -> (Vec<Brought>, Tournament) {
        let n = players.len() as u32;
        let rows: Vec<Row> = games.iter().map(|&(a, step, halves, stones, _)| {
            let b = (a + step) % n;
            // In half of the tournaments the lower number wins all games: anomalies of both signs.
            (a, b, if lucky { if a < b { 2 } else { 0 } } else { halves }, stones)
        }).collect();
        let mut t = tournament(&rows);
        for (game, (.., played)) in t.games.iter_mut().zip(&games) {
            game.played = *played > 0;
        }
        (players, t)
    }
}

fn outcome(players: &[Brought], t: &Tournament) -> (Rated, Vec<Record>) {
    let mut book = book(players);
    let rated = Rgf::rate_tournament(&Parameters::default(), &mut book, t, &mut ()).unwrap();
    (rated, book.records)
}

/// Moves the rounds into the months of half a year, for a calculation by months.
fn league(t: &Tournament) -> (Tournament, Parameters) {
    let days: Vec<NaiveDate> = (0..6)
        .map(|month| parse_date(&format!("2026-0{}-15", month + 1)).unwrap())
        .collect();
    let (start, end) = (days[0], days[5]);
    let games = t.games.iter().enumerate().map(|(place, game)| Game {
        round: Some(place as i64 * 6 / t.games.len() as i64 + 1),
        ..*game
    });
    let games: Vec<Game> = games.collect();
    let league = Tournament {
        start,
        end,
        days: RoundDays::from_days(&days).unwrap(),
        games,
        ..t.clone()
    };
    (
        league,
        Parameters {
            period: Period::Month,
            ..Parameters::default()
        },
    )
}

fn share_a_player(g: &Game, h: &Game) -> bool {
    [Some(g.a), g.b]
        .iter()
        .any(|player| [Some(h.a), h.b].contains(player))
}

/// The tournament twice, with lists and anchors; the players' lines in this order.
fn journal(
    players: &[Brought],
    t: &Tournament,
    order: &[usize],
    id: impl Fn(usize) -> String,
) -> String {
    let mut lines = vec![
        json!({ "federation": { "rules": "rgf", "parameters": { "anchors": 2 } } }).to_string(),
    ];
    for index in order {
        let standing = players[*index]
            .map(|(rating, deviation)| json!({ "rating": rating, "deviation": deviation }));
        lines.push(json!({ "player": { "id": id(*index), "standing": standing } }).to_string());
    }
    let game = |game: &Game| {
        let (a, b) = (id(game.a.index()), id(game.b.unwrap().index()));
        let score = game.score.unwrap().half_points() as f64 / 2.0;
        json!({ "a": a, "b": b, "score": score, "played": game.played, "handicap": game.handicap })
    };
    let games: Vec<_> = t.games.iter().map(game).collect();
    for (name, start) in [("t1", "2025-03-01"), ("t2", "2025-08-01")] {
        lines.push(
            json!({ "tournament": { "id": name, "start": start, "games": games } }).to_string(),
        );
        lines.push(json!({ "list": { "date": start } }).to_string());
    }
    lines.join("\n") + "\n"
}

fn answer(journal: &str) -> String {
    String::from_utf8(journal::calculate_input(journal.as_bytes()).unwrap()).unwrap()
}

fn value(step: &Step, symbol: &str) -> f64 {
    step.values
        .iter()
        .find(|(s, _)| *s == symbol)
        .unwrap_or_else(|| panic!("{symbol} in {step:?}"))
        .1
        .parse()
        .unwrap()
}

#[track_caller]
fn assert_same(step: &Step, symbol: &str, redone: f64) {
    let told = value(step, symbol);
    assert!(
        (told - redone).abs() <= 1e-9 * (1.0 + redone.abs()),
        "{symbol}: {redone} in {step:?}"
    );
}

#[derive(Default)]
struct Redone {
    rating: f64,
    deviation: f64,
    dn: f64,
    db: f64,
    spread: f64,
    games: f64,
    points: f64,
    distance: f64,
    h: f64,
    kan: f64,
    done: bool,
}

impl Redone {
    fn game(&mut self, step: &Step) -> (f64, f64, f64) {
        let (rj, sj, h) = (value(step, "Rj"), value(step, "Sj"), value(step, "h"));
        let (d, dj) = (3000.0 - self.rating, 3000.0 - rj);
        assert_same(step, "R", self.rating);
        assert_same(step, "Sj*", dj / 4.0);
        assert_same(step, "DRj", (self.rating - h) - rj);
        assert_same(step, "Dj", (d * dj).sqrt());
        let b = 1.0 / (1.0 + 3.0 * (sj / (Pi::Text.value() * dj / 4.0)).powi(2)).sqrt();
        assert_same(step, "Bj", b);
        let p = (0.5 + b * value(step, "DRj") / value(step, "Dj")).clamp(0.0, 1.0);
        assert_same(step, "Pj", p);
        let result = value(step, "rj");
        assert_same(step, "Bj·(rj–Pj)", b * (result - p));
        self.dn += b * (result - p);
        (b, p, dj)
    }

    fn redo_fit(&mut self, step: &Step) -> f64 {
        let (p, dm, hm) = (
            self.points / self.games,
            self.distance / self.games,
            self.h / self.games,
        );
        assert_same(step, "p", p);
        assert_same(step, "dср", dm);
        assert_same(step, "hср", hm);
        let x = ((2.0 * p - 1.0).powi(2) / 16.0 + 1.0 - hm / dm)
            .max(0.0)
            .sqrt()
            - (2.0 * p - 1.0) / 4.0;
        let shift = dm * x.max(0.0).powi(2);
        assert_same(step, "dан", shift);
        3000.0 - shift.max(1.0)
    }

    fn count(&mut self, step: &Step, dj: f64) {
        self.games += 1.0;
        self.points += value(step, "rj");
        self.distance += dj;
        self.h += value(step, "h");
    }

    fn redo_step(&mut self, step: &Step) {
        match step.what {
            StepKind::TimeCorrection => self.time_correction(step),
            StepKind::CriterionGame => self.criterion_game(step),
            StepKind::TooFewGames => self.kan = 0.0,
            StepKind::WithinCriterion | StepKind::BeyondCriterion => self.redo_criterion(step),
            StepKind::GrowthCorrection | StepKind::GrowthNotCorrected => self.redo_growth(step),
            StepKind::EntryGame => {
                assert_same(step, "dj", 3000.0 - value(step, "Rj"));
                self.count(step, value(step, "dj"));
            }
            StepKind::Entry => self.redo_entry(step),
            StepKind::RecalculationGame => self.recalculation_game(step),
            StepKind::Recalculation => self.redo_recalculation(step),
            StepKind::HeldAtLimit => {
                assert!(value(step, "R+K·DN") > 2999.0);
                assert_same(step, "R'", self.rating);
            }
            StepKind::AnomalyConfidence => self.anomaly_confidence(step),
            StepKind::Rank => assert_same(step, "R", self.rating),
            StepKind::AgainstNewcomer
            | StepKind::NotEntered
            | StepKind::UnratedOpponent
            | StepKind::NotPlayed => {
                assert!(step.values.is_empty())
            }
            other => panic!("{other:?} is no step of these rules"),
        }
    }

    fn time_correction(&mut self, step: &Step) {
        self.rating = value(step, "R");
        let d = 3000.0 - self.rating;
        assert_same(step, "S*", d / 4.0);
        let wider = (value(step, "St").powi(2) + (0.01 * d * value(step, "T")).powi(2)).sqrt();
        self.deviation = wider.min(d / 4.0);
        assert_same(step, "S", self.deviation);
    }

    fn criterion_game(&mut self, step: &Step) {
        let (_, _, dj) = self.game(step);
        self.count(step, dj);
        let (s, d) = (self.deviation, 3000.0 - self.rating);
        let spread = (s / d).powi(2) * (1.0 + (value(step, "Sj") / s).powi(2)) * (d / dj);
        assert_same(step, "(S/d)^2·[1+(Sj/S)^2]·(d/dj)", spread);
        self.spread += spread;
    }

    fn redo_criterion(&mut self, step: &Step) {
        assert_same(step, "N", self.games);
        assert_same(step, "DN", self.dn);
        let sn = (self.games / 4.0 + self.spread).sqrt();
        assert_same(step, "SNан", sn);
        assert_same(step, "DNан", 1.5 * sn);
        assert_same(
            step,
            "f",
            if self.games > 5.0 {
                1.0
            } else {
                (self.games - 3.0) / 3.0
            },
        );
        assert_same(step, "g", ((3000.0 - self.rating) / 1000.0).min(1.0));
        let excess = ((self.dn / value(step, "DNан")).abs() - 1.0).clamp(0.0, 1.0);
        self.kan = excess * value(step, "f") * value(step, "g");
        assert_same(step, "Kан", self.kan);
        assert_eq!(
            value(step, "Kан") > 0.0,
            step.what == StepKind::BeyondCriterion
        );
    }

    fn redo_growth(&mut self, step: &Step) {
        assert!(self.dn > 0.0 && self.kan > 0.0);
        let fit = self.redo_fit(step);
        assert_same(step, "Rан", fit);
        assert_same(step, "Rо", self.rating);
        if step.what == StepKind::GrowthCorrection {
            assert!(fit > self.rating - 1e-9);
            let q = self.kan.powi(2);
            self.rating = self.rating * (1.0 - q) + fit * q;
            self.deviation = self.deviation.min((3000.0 - self.rating) / 4.0);
            assert_same(step, "q", q);
            assert_same(step, "R", self.rating);
            assert_same(step, "S", self.deviation);
        } else {
            assert!(fit <= self.rating + 1e-9);
        }
    }

    fn redo_entry(&mut self, step: &Step) {
        assert_same(step, "N", self.games);
        self.rating = self.redo_fit(step);
        self.deviation = (3000.0 - self.rating) / 4.0;
        assert_same(step, "Rвх", self.rating);
        assert_same(step, "S", self.deviation);
    }

    fn recalculation_game(&mut self, step: &Step) {
        if !self.done {
            (self.dn, self.done) = (0.0, true);
        }
        let (b, p, _) = self.game(step);
        assert_same(step, "Bj^2·Pj(1–Pj)", b * b * p * (1.0 - p));
        self.db += b * b * p * (1.0 - p);
    }

    fn redo_recalculation(&mut self, step: &Step) {
        let greatest = (3000.0 - self.rating) / 4.0;
        for (symbol, redone) in [
            ("R", self.rating),
            ("S", self.deviation),
            ("S*", greatest),
            ("DN", self.dn),
            ("Db", self.db),
        ] {
            assert_same(step, symbol, redone);
        }
        let k = greatest / ((greatest / self.deviation).powi(2) + self.db);
        assert_same(step, "K", k);
        self.rating = (self.rating + k * self.dn).min(2999.0);
        assert_same(step, "R'", self.rating);
        assert_same(step, "(K·S*)^(1/2)", (k * greatest).sqrt());
        self.deviation = (k * greatest).sqrt().min((3000.0 - self.rating) / 4.0);
        assert_same(step, "S'", self.deviation);
    }

    fn anomaly_confidence(&mut self, step: &Step) {
        let greatest = (3000.0 - self.rating) / 4.0;
        assert_same(step, "d/4", greatest);
        self.deviation = (self.deviation * (1.0 + value(step, "Kан").powi(2)).sqrt()).min(greatest);
        assert_same(step, "S'+", self.deviation);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// Section 2; its steps add up, too.
    #[test]
    fn a_league_by_months_is_its_months_one_after_the_other((players, t) in contrived()) {
        let (league, p) = league(&t);
        let (mut whole, mut parts) = (book(&players), book(&players));
        let mut log = Recorder::for_player(PlayerKey(0));
        let rated = Rgf::rate_tournament(&p, &mut whole, &league, &mut log).unwrap();
        for round in 1..=6 {
            let games: Vec<Game> = league.games.iter().filter(|game| game.round == Some(round)).copied().collect();
            let day = league.days.day_of_round(Some(round)).unwrap();
            let month = Tournament { start: day, end: day, games, days: RoundDays::default(), ..league.clone() };
            Rgf::rate_tournament(&Parameters::default(), &mut parts, &month, &mut ()).unwrap();
        }
        prop_assert_eq!(&whole.records, &parts.records);
        for line in &rated.lines {
            prop_assert_eq!(line.after.map(|points| points.0), whole.records[line.player.index()].held.map(|held| held.rating.0));
            prop_assert_eq!(line.before.map(|points| points.0), players[line.player.index()].map(|(rating, _)| rating));
        }
        if let Some(telling) = ExplanationSummary::from_steps(&log.steps) {
            let limited = log.steps.iter().any(|step| step.what == StepKind::HeldAtLimit);
            prop_assert!(limited || telling.unexplained_change().abs() < 1e-6, "{telling:?}");
        }
        let one = Tournament { end: league.start, ..league.clone() };
        prop_assert_eq!(Rgf::rate_tournament(&p, &mut book(&players), &one, &mut ()), Rgf::rate_tournament(&Parameters::default(), &mut book(&players), &one, &mut ()));
    }

    /// The book is unchanged.
    #[test]
    fn a_league_wants_the_day_of_every_round((players, t) in contrived()) {
        let (league, p) = league(&t);
        let short = Tournament { days: RoundDays::from_days(&league.days.all().take(5).collect::<Vec<_>>()).unwrap(), ..league.clone() };
        let lacks = league.games.iter().any(|game| game.played && game.round == Some(6));
        let mut book = book(&players);
        let before = book.records.clone();
        let refused = Rgf::rate_tournament(&p, &mut book, &short, &mut ());
        if lacks {
            prop_assert_eq!(refused.map_err(|refused| refused.kind), Err(RefusedKind::RoundWithoutDay { round: Some(6) }));
            prop_assert_eq!(book.records, before);
        } else {
            prop_assert!(refused.is_ok());
        }
    }

    /// The handicap is that of a, so only even games can be given from both sides.
    #[test]
    fn a_game_may_be_told_from_either_side((players, t) in contrived(), flip in any::<u64>()) {
        let mut turned = t.clone();
        for (_, game) in turned.games.iter_mut().enumerate().filter(|(n, game)| game.handicap == 0 && flip >> (n % 64) & 1 == 1) {
            (game.a, game.b, game.score) = (game.b.unwrap(), Some(game.a), game.score.map(Score::opposite));
        }
        prop_assert_eq!(outcome(&players, &t), outcome(&players, &turned));
    }

    #[test]
    fn games_that_were_not_played_may_be_left_out((players, t) in contrived()) {
        let mut shorter = t.clone();
        shorter.games.retain(|game| game.played);
        prop_assert_eq!(outcome(&players, &t), outcome(&players, &shorter));
    }

    #[test]
    fn neighbouring_games_without_a_common_player_may_change_places((players, t) in contrived(), from in 0usize..30) {
        let mut turned = t.clone();
        let pair = (from..t.games.len().saturating_sub(1)).find(|n| !share_a_player(&t.games[*n], &t.games[n + 1]));
        if let Some(n) = pair {
            turned.games.swap(n, n + 1);
        }
        prop_assert_eq!(outcome(&players, &t), outcome(&players, &turned));
    }

    /// Even the last bit is the same.
    #[test]
    fn games_may_stand_in_any_order((players, t) in contrived()) {
        let mut turned = t.clone();
        turned.games.reverse();
        prop_assert_eq!(outcome(&players, &t), outcome(&players, &turned));
    }

    #[test]
    fn the_order_of_the_players_changes_nothing((players, t) in contrived()) {
        let id = |index: usize| format!("p{index}");
        let order: Vec<usize> = (0..players.len()).collect();
        let reversed: Vec<usize> = order.iter().rev().copied().collect();
        prop_assert_eq!(answer(&journal(&players, &t, &order, id)), answer(&journal(&players, &t, &reversed, id)));
    }

    #[test]
    fn names_change_nothing((players, t) in contrived()) {
        let order: Vec<usize> = (0..players.len()).collect();
        let given = answer(&journal(&players, &t, &order, |index| format!("p{index}")));
        let renamed = answer(&journal(&players, &t, &order, |index| format!("q{index}")));
        prop_assert_eq!(given.replace("\"p", "\"q").replace("\"qla", "\"pla").replace("\"qass", "\"pass"), renamed);
        // Ids in the opposite order reverse the lines and keep the numbers.
        let last = players.len() as u32 - 1;
        let other = |key: PlayerKey| PlayerKey(last - key.0);
        let mut turned = t.clone();
        for game in &mut turned.games {
            (game.a, game.b) = (other(game.a), game.b.map(other));
        }
        let mirrored: Vec<Brought> = players.iter().rev().copied().collect();
        let (mut first, records) = outcome(&players, &t);
        let (second, mut others) = outcome(&mirrored, &turned);
        others.reverse();
        prop_assert_eq!(records, others);
        first.lines.reverse();
        first.lines.iter_mut().for_each(|line| line.player = other(line.player));
        prop_assert_eq!(first.lines, second.lines);
    }

    #[test]
    fn ratings_and_deviations_stay_on_the_scale((players, t) in contrived(), anchors in 0u32..4) {
        let p = Parameters { anchors: Whole(anchors), ..Parameters::default() };
        let mut book = book(&players);
        for _ in 0..4 {
            let rated = Rgf::rate_tournament(&p, &mut book, &t, &mut ()).unwrap();
            prop_assert!(rated.lines.is_sorted_by_key(|line| line.player));
            for line in &rated.lines {
                let DeviationChange { after: deviation, anomaly: kan, .. } = line.deviation.unwrap();
                prop_assert!((0.0..=1.0).contains(&kan) && line.anomalous == (kan > 0.0));
                prop_assert_eq!(line.after.is_some(), deviation.is_some() && line.rank.is_some());
                if let (Some(Points(rating)), Some(deviation)) = (line.after, deviation) {
                    prop_assert!(rating.is_finite() && rating <= 2999.0 && deviation > 0.0 && deviation <= (3000.0 - rating) / 4.0);
                }
            }
            let shown = Rgf::next_correction(&p, &book);
            let before = book.records.clone();
            Rgf::publish_list(&p, &mut book, t.end);
            let held = |records: &[Record]| records.iter().map(|r| r.held.map(|h| (h.rating, h.deviation))).collect::<Vec<_>>();
            match shown {
                None => prop_assert_eq!(held(&before), held(&book.records)),
                Some(shown) => {
                    for corrected in shown.players {
                        let held = book.records[corrected.player.index()].held.unwrap();
                        prop_assert_eq!((held.rating.0, held.deviation.0), (corrected.after.0, corrected.deviation.unwrap().1));
                    }
                }
            }
        }
    }

    #[test]
    fn the_steps_lead_to_the_result((players, t) in contrived()) {
        let (silent, records) = outcome(&players, &t);
        for key in (0..players.len() as u32).map(PlayerKey) {
            let mut book = book(&players);
            let mut log = Recorder::for_player(key);
            let recorded = Rgf::rate_tournament(&Parameters::default(), &mut book, &t, &mut log).unwrap();
            prop_assert_eq!((&recorded, &book.records), (&silent, &records));
            let mut redone = Redone::default();
            log.steps.iter().for_each(|step| redone.redo_step(step));
            let games = |what: StepKind| log.steps.iter().filter(|step| step.what == what).count();
            let mine = t.games.iter().filter(|game| game.a == key || game.b == Some(key));
            prop_assert_eq!(games(StepKind::NotPlayed), mine.clone().filter(|game| !game.played).count());
            let line = silent.lines.iter().find(|line| line.player == key);
            if let Some((after, deviation)) = line.and_then(|line| line.after.zip(line.deviation.and_then(|d| d.after))) {
                prop_assert_eq!(games(StepKind::RecalculationGame) + games(StepKind::UnratedOpponent), mine.filter(|game| game.played).count());
                prop_assert!((redone.rating - after.0).abs() < 1e-7 && (redone.deviation - deviation).abs() < 1e-7);
                prop_assert_eq!(games(StepKind::BeyondCriterion) > 0, line.is_some_and(|line| line.anomalous));
            } else {
                prop_assert_eq!(games(StepKind::RecalculationGame), 0);
                prop_assert_eq!(games(StepKind::NotEntered), usize::from(line.is_some()));
            }
        }
    }
}
