//! Properties that hold for every tournament under all readings.

use proptest::prelude::*;
use serde_json::json;

use super::tests::{Row, parameters, tournament};
use super::*;
use crate::explain::{Recorder, Step, StepKind};
use crate::player::{Born, Person};

prop_compose! {
    fn player()(
        kind in 0..6, rating in prop_oneof![3 => 900i64..2500, 1 => -20i64..400], fide in 1400i64..2400,
        stored in prop::collection::vec((1000i64..2200, 0i64..3), 1..9), guest in prop::bool::weighted(0.15),
        born in prop_oneof![Just(None), Just(Born::parse("2016-10-05")), Just(Born::parse("2014")), Just(Born::parse("1980-01-01"))],
    ) -> (Person, Record) {
        let mut record = Record::default();
        match kind {
            0 | 1 => {}
            2 => record.fide = Some(RatingPoints::new(fide)),
            3 => {
                record.rating = Some(RatingPoints::new(rating));
                let game = |(value, halves)| Stored { value: RatingPoints::new(value), score: Score::from_halves(halves).unwrap() };
                record.stored = stored.into_iter().take(8).map(game).collect();
                record.stored[0].score = Score::Win;
                record.start_estimate = Some(RatingPoints::new(rating + 37));
            }
            _ => record.rating = Some(RatingPoints::new(rating)),
        }
        (Person { born, guest: guest && kind != 3 }, record)
    }
}

fn readings() -> impl Strategy<Value = Parameters> {
    let others = [
        json!({}),
        json!({}),
        json!({"halves": "even"}),
        json!({"halves": "up"}),
        json!({"pd_rounded": "no"}),
        json!({"change_rounded": "change"}),
        json!({"k_gap": 2000}),
        json!({"lower_bound": 1}),
        json!({"np": "played"}),
        json!({"kt_rated": "settled"}),
        json!({"kt_rounded": "corrected"}),
        json!({"age": "fraction"}),
        json!({"unknown_year": "skip"}),
        json!({"age_weight": "opponent"}),
        json!({"fictitious_in_rsr": "no"}),
        json!({"fictitious_in_sr": "yes"}),
        json!({"rp_in_corridor": "yes"}),
        json!({"newcomer_opponents": "rs"}),
        json!({"settled_at": 10}),
        json!({"stored_opponent": "rs"}),
        json!({"kor_fictitious": "rs"}),
        json!({"kor_rsr": "parts"}),
        json!({"kor_rsr": "exact"}),
        json!({"kor_games": "new"}),
        json!({"kor_k": "start"}),
    ];
    (0..others.len()).prop_map(move |index| parameters(others[index].clone()))
}

prop_compose! {
    fn contrived()(players in prop::collection::vec(player(), 2..9))(
        games in prop::collection::vec((0..players.len() as u32, 1..players.len() as u32, 0i64..3), 0..30),
        idle in any::<u8>(), forfeits in any::<u64>(), players in Just(players),
    ) -> (Book<Record>, Tournament) {
        let n = players.len() as u32;
        let rows: Vec<Row> = games.into_iter().map(|(a, step, halves)| (a, (a + step) % n, halves)).collect();
        let mut t = tournament(&rows);
        t.participants = (0..n).filter(|key| idle >> key & 1 == 1).map(PlayerKey).collect();
        for (place, game) in t.games.iter_mut().enumerate() {
            // Two bits for each game, so that most games are played.
            game.played = forfeits >> (2 * place % 64) & 3 != 0;
        }
        let (people, records) = players.into_iter().unzip();
        (Book { people, records, ..Book::default() }, t)
    }
}

fn outcome(p: &Parameters, book: &Book<Record>, t: &Tournament) -> (Rated, Vec<Record>) {
    let mut book = book.clone();
    let rated = Orr::rate_tournament(p, &mut book, t, &mut ()).unwrap();
    (rated, book.records)
}

fn shuffled(count: usize, mut seed: u64) -> Vec<u32> {
    let mut keys: Vec<u32> = (0..count as u32).collect();
    for place in (1..count).rev() {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        keys.swap(place, (seed >> 33) as usize % (place + 1));
    }
    keys
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_game_may_be_told_from_either_side(p in readings(), (book, t) in contrived(), flip in any::<u64>()) {
        let mut turned = t.clone();
        for (_, game) in turned.games.iter_mut().enumerate().filter(|(n, _)| flip >> (n % 64) & 1 == 1) {
            (game.a, game.b, game.score) = (game.b.unwrap(), Some(game.a), game.score.map(Score::opposite));
        }
        prop_assert_eq!(outcome(&p, &book, &t), outcome(&p, &book, &turned));
    }

    /// Such games only make their players participants.
    #[test]
    fn games_that_were_not_played_may_be_left_out(p in readings(), (book, t) in contrived()) {
        let mut shorter = t.clone();
        let left = t.games.iter().filter(|game| !game.played).flat_map(|game| [Some(game.a), game.b]);
        shorter.participants.extend(left.flatten());
        shorter.games.retain(|game| game.played);
        prop_assert_eq!(outcome(&p, &book, &t), outcome(&p, &book, &shorter));
    }

    #[test]
    fn neighbouring_games_without_a_common_player_may_be_exchanged(p in readings(), (book, t) in contrived(), at in 0usize..30) {
        let mut turned = t.clone();
        if let Some([first, second]) = turned.games.get_mut(at..at + 2) {
            let common = [first.a, first.b.unwrap()].iter().any(|key| [second.a, second.b.unwrap()].contains(key));
            if !common {
                std::mem::swap(first, second);
            }
        }
        prop_assert_eq!(outcome(&p, &book, &t), outcome(&p, &book, &turned));
    }

    /// Only the order of the stored games differs.
    #[test]
    fn the_order_of_games_changes_no_rating(p in readings(), (book, t) in contrived(), seed in any::<u64>()) {
        let mut turned = t.clone();
        turned.games = shuffled(t.games.len(), seed).into_iter().map(|place| t.games[place as usize]).collect();
        prop_assert_eq!(outcome(&p, &book, &t).0, outcome(&p, &book, &turned).0);
    }

    /// The players are entered in another order with the same ids.
    #[test]
    fn the_order_of_players_changes_nothing(p in readings(), (book, t) in contrived(), seed in any::<u64>()) {
        let keys = shuffled(book.people.len(), seed);
        let other = |key: PlayerKey| PlayerKey(keys[key.index()]);
        let mut moved = book.clone();
        moved.id_order = vec![0; keys.len()];
        for (from, to) in keys.iter().enumerate() {
            let to = *to as usize;
            (moved.people[to], moved.records[to], moved.id_order[to]) = (book.people[from], book.records[from].clone(), from as u32);
        }
        let mut renamed = t.clone();
        for game in &mut renamed.games {
            (game.a, game.b) = (other(game.a), game.b.map(other));
        }
        renamed.participants.iter_mut().for_each(|key| *key = other(*key));
        let (mut first, records) = outcome(&p, &book, &t);
        let (second, moved) = outcome(&p, &moved, &renamed);
        first.lines.iter_mut().for_each(|line| line.player = other(line.player));
        prop_assert_eq!(first, second);
        for (from, record) in records.iter().enumerate() {
            prop_assert_eq!(record, &moved[keys[from] as usize]);
        }
    }

    #[test]
    fn names_of_ids_change_only_the_order(p in readings(), (book, t) in contrived(), seed in any::<u64>()) {
        let named = Book { id_order: shuffled(book.people.len(), seed), ..book.clone() };
        let (mut first, records) = outcome(&p, &book, &t);
        let (second, others) = outcome(&p, &named, &t);
        prop_assert!(second.lines.is_sorted_by_key(|line| named.order_of(line.player)));
        first.lines.sort_by_key(|line| named.order_of(line.player));
        prop_assert_eq!((first, records), (second, others));
    }

    #[test]
    fn results_are_those_of_the_players_who_played(p in readings(), (book, t) in contrived()) {
        let (rated, records) = outcome(&p, &book, &t);
        for (key, record) in (0u32..).map(PlayerKey).zip(&records) {
            let played = t.games.iter().any(|game| game.played && (game.a == key || game.b == Some(key)));
            let line = rated.lines.iter().find(|line| line.player == key);
            prop_assert_eq!(line.is_some(), played && !book.people[key.index()].guest);
            match line {
                Some(line) => prop_assert_eq!((line.after, line.provisional), (Orr::view_record(&Parameters::default(), record).rating, record.is_provisional())),
                None => prop_assert_eq!(record, &book.records[key.index()]),
            }
            let text = serde_json::to_string(record).unwrap();
            prop_assert_eq!(&serde_json::from_str::<Record>(&text).unwrap(), record);
        }
    }

    #[test]
    fn the_steps_add_up_to_the_result((book, t) in contrived()) {
        let p = Parameters::default();
        let silent = outcome(&p, &book, &t);
        for key in (0..book.people.len() as u32).map(PlayerKey) {
            let mut recorded = book.clone();
            let mut log = Recorder::for_player(key);
            let rated = Orr::rate_tournament(&p, &mut recorded, &t, &mut log).unwrap();
            prop_assert_eq!(&(rated, recorded.records), &silent);
            let line = silent.0.lines.iter().find(|line| line.player == key);
            prop_assert_eq!(redone(&log.steps), line.and_then(|line| line.after).map(|after| after.0 as i64));
            let star = log.steps.iter().any(|step| step.what == StepKind::Star);
            prop_assert_eq!(star, line.is_some_and(|line| line.provisional));
        }
    }
}

/// Hundredths such as "-0.26"; "13 1/3" is not one.
fn hundredths(text: &str) -> i64 {
    let (sign, digits) = text
        .strip_prefix('-')
        .map_or((1, text), |digits| (-1, digits));
    let (whole, decimals) = digits.split_once('.').unwrap_or((digits, ""));
    assert!(decimals.len() <= 2, "{text}");
    sign * (whole.parse::<i64>().unwrap() * 100 + format!("{decimals:0<2}").parse::<i64>().unwrap())
}

fn value<'a>(step: &'a Step, symbol: &str) -> &'a str {
    step.values
        .iter()
        .find(|(s, _)| *s == symbol)
        .map(|(_, v)| v.as_str())
        .unwrap()
}

fn number(step: &Step, symbol: &str) -> f64 {
    value(step, symbol).trim_end_matches('*').parse().unwrap()
}

/// Repeats the calculation of one player from the numbers in the steps.
fn redone(steps: &[Step]) -> Option<i64> {
    let mut redone = Redone::default();
    steps.iter().for_each(|step| redone.redo_step(step));
    redone.new
}

#[derive(Default)]
struct Redone {
    /// The rating before, or its estimate.
    own: Option<f64>,
    /// The sum of the differences, in hundredths.
    sr: i64,
    ages: Vec<f64>,
    coefficients: Vec<f64>,
    /// Rating and score.
    opponents: Vec<(f64, f64)>,
    kt: f64,
    rs: f64,
    new: Option<i64>,
}

impl Redone {
    fn redo_step(&mut self, step: &Step) {
        let of = |symbol| number(step, symbol);
        match step.what {
            StepKind::Start | StepKind::FideStart => self.own = Some(of("Ra")),
            StepKind::OpponentAge => self.ages.push(of("Y")),
            StepKind::MeanAge => {
                let mean =
                    (10.0 * self.ages.iter().sum::<f64>() / self.ages.len() as f64).round() / 10.0;
                assert_eq!((of("Yср"), of("n")), (mean, self.ages.len() as f64));
            }
            StepKind::PlayerCoefficient => {
                let a = (800.0 * (1.0 - of("S") / of("N")) + of("R")) / 1000.0;
                assert!((a - of("A")).abs() < 1e-9);
                let ki = ((20.0 * a.exp() - 5.0) / of("Yср")).clamp(8.0, 25.0);
                assert!((ki - of("Ki")).abs() < 1e-9);
                self.coefficients.push(of("Ki"));
            }
            StepKind::TournamentCoefficient => self.tournament_coefficient(step),
            StepKind::Corridor => {
                assert_eq!(of("Kt"), self.kt);
                let max = 1000.0 * ((self.kt * of("Yср") + 5.0) / 20.0).ln();
                assert!((max - of("Rmax'")).abs() < 1e-6);
                assert_eq!(
                    (of("Rmax"), of("Rmin")),
                    (max.round(), (max.round() - 800.0).min(1000.0))
                );
            }
            StepKind::StartEstimate | StepKind::EstimatedOpponent => self.start_estimate(step),
            StepKind::ValuedOpponent | StepKind::StoredGame | StepKind::FictitiousOpponent => {
                self.opponents.push((of("R"), of("S")))
            }
            StepKind::PrimaryEstimate | StepKind::CorrectedEstimate => self.redo_estimate(step),
            StepKind::PointlessEstimate => assert_eq!((of("Rs"), of("Rp")), (self.rs, self.rs)),
            StepKind::ExpectedScore | StepKind::StoredScore => self.redo_score(step),
            StepKind::DevelopedRating => self.developed_rating(step),
            _ => {}
        }
    }

    fn tournament_coefficient(&mut self, step: &Step) {
        let of = |symbol| number(step, symbol);
        let (i, n) = (of("i"), of("Np").sqrt().round());
        assert_eq!(n, of("n"));
        let mut kt = if i == 0.0 { 8.0 } else { of("ΣKi") / i };
        if i > 0.0 && i < n {
            kt -= (kt - 8.0) / (i + 1.0);
        }
        assert!((kt - of("Kt'")).abs() < 1e-9 && (kt - of("Kt")).abs() < 0.5 + 1e-9);
        self.kt = of("Kt");
        if self.own.is_none() {
            assert!(
                self.coefficients.len() as f64 == i
                    && (self.coefficients.iter().sum::<f64>() - of("ΣKi")).abs() < 1e-9
            );
        }
    }

    fn start_estimate(&mut self, step: &Step) {
        let of = |symbol| number(step, symbol);
        let missing = (7.0 - of("N")).max(0.0);
        assert_eq!(
            of("Rpmax"),
            of("Rmax") - ((of("Rmax") - of("Rmin")) / 16.0).floor() * missing
        );
        self.rs = (of("Rmin") + (of("Rpmax") - of("Rmin")) * of("S") / of("N") + 1e-9).round();
        assert_eq!(of("Rs"), self.rs);
    }

    fn redo_estimate(&mut self, step: &Step) {
        let of = |symbol| number(step, symbol);
        let scored: f64 = self.opponents.iter().map(|(_, s)| s).sum();
        assert_eq!((of("N"), of("S")), (self.opponents.len() as f64, scored));
        let mean = self.opponents.iter().map(|(r, _)| r).sum::<f64>() / of("N");
        assert!((of("Rsr") - mean).abs() < 0.5 + 1e-9);
        let exact = of("Rsr") - 400.0 * (of("N") / of("S") - 1.0).log10();
        self.own = Some(if step.what == StepKind::CorrectedEstimate {
            of("Rkor")
        } else {
            of("Rp")
        });
        assert_eq!(self.own, Some(exact.round()));
    }

    fn redo_score(&mut self, step: &Step) {
        let of = |symbol| number(step, symbol);
        assert_eq!(self.own, Some(of("Ra")));
        let pd = 100.0 / (1.0 + 10f64.powf((of("Rb") - of("Ra")) / 400.0));
        assert_eq!(hundredths(value(step, "PD")), pd.round() as i64);
        let difference = hundredths(value(step, "S")) - hundredths(value(step, "PD"));
        assert_eq!(hundredths(value(step, "DR")), difference);
        self.sr += difference;
    }

    fn developed_rating(&mut self, step: &Step) {
        let of = |symbol| number(step, symbol);
        assert_eq!(
            (self.own, self.sr),
            (Some(of("Ra")), hundredths(value(step, "SR")))
        );
        let k = hundredths(value(step, "K")) / 100;
        assert_eq!(
            tables::k_factor(KGap::From1700, of("Ra") as i64, self.sr >= 0),
            k
        );
        assert_eq!(hundredths(value(step, "R±")), self.sr * k);
        let sum = 100 * of("Ra") as i64 + self.sr * k;
        self.new = Some(sum.signum() * ((sum.abs() + 50) / 100));
        assert_eq!(of("Ra new") as i64, self.new.unwrap());
    }
}
