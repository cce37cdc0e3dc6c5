//! The worth of each game and their sum, from the steps of the explanation, so that they add up.

use super::explain::{Step, StepKind};
use super::player::PlayerKey;

/// The effect of a game on the player's rating.
#[derive(Debug, Clone, PartialEq)]
pub struct GameEffect {
    /// Round number, if recorded.
    pub round: Option<i64>,
    /// The opponent; `None` for a game of an earlier tournament or the fictitious draw.
    pub opponent: Option<PlayerKey>,
    /// The score: 0, 0.5 or 1.
    pub score: f64,
    /// The opponent's rating as used in the calculation.
    pub rating: Option<f64>,
    /// The expected score, if the rules have one.
    pub expected: Option<f64>,
    /// The change of the rating by this game, in points.
    pub gain: f64,
    /// The handicap in rating points: positive if given, negative if received.
    pub handicap: f64,
    /// The origin of the game.
    pub source: Source,
}

/// The origin of a game in a summary.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// This tournament.
    ThisTournament,
    /// An earlier tournament, rated again with this one (orr 3).
    Stored,
    /// The draw with a fictitious opponent (orr 2).
    Fictitious,
}

/// A game without an effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IgnoredGame {
    /// Round number, if recorded.
    pub round: Option<i64>,
    /// The opponent; `None` for a bye.
    pub opponent: Option<PlayerKey>,
    /// The kind of the step that states the reason.
    pub why: StepKind,
}

/// The kind of rating from which the games are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Start {
    /// The rating before the tournament.
    Own,
    /// The initial rating of newcomers.
    Initial,
    /// A higher start after an anomalous result (ufgo 4.6, 5.4).
    Anomalous,
    /// The estimate of a newcomer (orr 2).
    Estimated,
    /// The corrected estimate of a rating with a star (orr 3).
    Corrected,
    /// The rating that fits a newcomer's games (rgf 6).
    Entered,
    /// The rating as corrected upwards after an anomalous result (rgf 5).
    Grown,
}

/// The ratings at both ends of the calculation.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RatingChange {
    /// The kind of start.
    pub start: Start,
    /// The rating at the start.
    pub from: f64,
    /// The new rating.
    pub to: f64,
}

/// A calculation in plain words.
#[derive(Debug, Clone, PartialEq)]
pub struct ExplanationSummary {
    /// The games that counted, in the order of the calculation.
    pub games: Vec<GameEffect>,
    /// The games that did not count.
    pub left_out: Vec<IgnoredGame>,
    /// The ratings at both ends; `None` if there is no new rating.
    pub ratings: Option<RatingChange>,
    /// The sum of the corrections at the beginning of later periods (rgf 2, 5); 0 with one period.
    pub between: f64,
    /// The kind of the step that states why there is no rating.
    pub unrated: Option<StepKind>,
    /// True if the rating crossed the border at which the scale changes (ufgo 5.5).
    pub crosses: bool,
}

/// The source of the difference of two ratings that does not come from the games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Remainder {
    /// Rounding, which is less than a point.
    Rounding,
    /// The conversion where the scale changes (ufgo 5.5), with rounding.
    Crossing,
    /// A limit of the scale, with rounding.
    Limit,
}

impl ExplanationSummary {
    /// Summarizes the steps; `None` if they contain no calculation.
    pub fn from_steps(steps: &[Step]) -> Option<ExplanationSummary> {
        let factor = steps
            .iter()
            .rfind(|s| matches!(s.what, StepKind::Sum | StepKind::DevelopedRating));
        let factor = factor.and_then(|s| quantity_of(s, "K")).unwrap_or(1.0);
        let games = steps
            .iter()
            .enumerate()
            .filter_map(|(place, step)| match step.what {
                // Each rating period has its own K.
                StepKind::RecalculationGame => {
                    let own = steps[place..]
                        .iter()
                        .find(|s| s.what == StepKind::Recalculation);
                    game_effect(step, own.and_then(|s| quantity_of(s, "K")).unwrap_or(1.0))
                }
                _ => game_effect(step, factor),
            });
        let games: Vec<GameEffect> = games.collect();
        let left_out: Vec<IgnoredGame> = steps.iter().filter_map(left_out).collect();
        // A player who did not enter in one period may have entered in a later one.
        let entered = steps
            .iter()
            .any(|step| step.what == StepKind::Recalculation);
        let unrated = steps
            .iter()
            .map(|s| s.what)
            .filter(|what| !entered || *what != StepKind::NotEntered)
            .find(|what| {
                matches!(
                    what,
                    StepKind::Frozen
                        | StepKind::PointlessNewcomer
                        | StepKind::NotEntered
                        | StepKind::GuestNotEntered
                ) || matches!(what, StepKind::Friendly | StepKind::Unofficial)
            });
        let ratings = measure_ratings(steps).filter(|_| unrated.is_none());
        let nothing =
            games.is_empty() && left_out.is_empty() && ratings.is_none() && unrated.is_none();
        let between = measure_periods(steps)
            .windows(2)
            .map(|two| two[1].0 - two[0].1)
            .sum();
        let pass = steps.iter().map(|step| step.pass).max();
        let crosses = steps
            .iter()
            .any(|step| step.what == StepKind::Crossing && Some(step.pass) == pass);
        (!nothing).then_some(ExplanationSummary {
            games,
            left_out,
            ratings,
            between,
            unrated,
            crosses,
        })
    }

    /// Points scored in the games that counted.
    pub fn scored_points(&self) -> f64 {
        self.games.iter().map(|game| game.score).sum()
    }

    /// Expected points of these games; `None` if one of them has no expectation.
    pub fn expected_points(&self) -> Option<f64> {
        self.games.iter().map(|game| game.expected).sum()
    }

    /// The difference of the ratings that does not come from the games: see [`Remainder`].
    pub fn unexplained_change(&self) -> f64 {
        let Some(measured) = self.ratings else {
            return 0.0;
        };
        measured.to
            - measured.from
            - self.between
            - self.games.iter().map(|game| game.gain).sum::<f64>()
    }

    /// The source of [`ExplanationSummary::unexplained_change`].
    pub fn remainder_source(&self) -> Remainder {
        match self.crosses {
            true => Remainder::Crossing,
            false if self.unexplained_change().abs() < 1.0 => Remainder::Rounding,
            false => Remainder::Limit,
        }
    }
}

fn quantity_of(step: &Step, symbol: &str) -> Option<f64> {
    let (_, text) = step.values.iter().find(|(name, _)| *name == symbol)?;
    parse_quantity(text)
}

fn parse_quantity(text: &str) -> Option<f64> {
    if let Some((whole, rest)) = text.split_once(' ') {
        let rest = parse_quantity(rest)?;
        return parse_quantity(whole).map(|n| {
            if whole.starts_with('-') {
                n - rest
            } else {
                n + rest
            }
        });
    }
    match text.split_once('/') {
        Some((above, below)) => {
            Some(above.parse::<f64>().ok()? / below.parse::<f64>().ok().filter(|n| *n != 0.0)?)
        }
        None => text.trim_end_matches('*').parse().ok(),
    }
}

fn game_effect(step: &Step, factor: f64) -> Option<GameEffect> {
    let of = |symbol| quantity_of(step, symbol);
    let plain = |score, rating, expected, gain| GameEffect {
        round: step.round,
        opponent: step.opponent,
        score,
        rating,
        expected,
        gain,
        handicap: 0.0,
        source: Source::ThisTournament,
    };
    match step.what {
        StepKind::Formula => Some(plain(of("Rп")?, of("R2"), of("K1"), of("ΔR")?)),
        StepKind::BelowHundred | StepKind::AgainstBeginner => {
            Some(plain(of("Rп")?, of("R2"), None, of("ΔR")?))
        }
        StepKind::EloGame => Some(plain(of("Sa")?, of("Rb"), of("Ea"), of("ΔR")?)),
        StepKind::ExpectedScore if of("PD").is_some() => {
            Some(plain(of("S")?, of("Rb"), of("PD"), factor * of("DR")?))
        }
        StepKind::ExpectedScore => {
            let (score, expected) = (of("Sa")?, of("Ea")?);
            Some(plain(
                score,
                of("Rb"),
                Some(expected),
                factor * (score - expected),
            ))
        }
        StepKind::StoredScore | StepKind::FictitiousScore => {
            let source = if step.what == StepKind::StoredScore {
                Source::Stored
            } else {
                Source::Fictitious
            };
            Some(GameEffect {
                source,
                ..plain(of("S")?, of("Rb"), of("PD"), factor * of("DR")?)
            })
        }
        StepKind::RecalculationGame => {
            let game = plain(of("rj")?, of("Rj"), of("Pj"), factor * of("Bj·(rj–Pj)")?);
            Some(GameEffect {
                handicap: of("h").unwrap_or(0.0),
                ..game
            })
        }
        _ => None,
    }
}

fn left_out(step: &Step) -> Option<IgnoredGame> {
    let out = matches!(
        step.what,
        StepKind::NotPlayed | StepKind::NotRated | StepKind::Annulled | StepKind::UnratedOpponent
    );
    out.then_some(IgnoredGame {
        round: step.round,
        opponent: step.opponent,
        why: step.what,
    })
}

fn measure_ratings(steps: &[Step]) -> Option<RatingChange> {
    let last = |what: StepKind| steps.iter().rfind(|step| step.what == what);
    let has = |what: StepKind| steps.iter().any(|step| step.what == what);
    if let Some(step) = last(StepKind::Final) {
        let begun = last(StepKind::Start)?;
        let start = if begun.pass > 1 && begun.article == "4.6" {
            Start::Anomalous
        } else {
            Start::Own
        };
        return Some(RatingChange {
            start,
            from: quantity_of(begun, "R")?,
            to: quantity_of(step, "R'")?,
        });
    }
    if let Some(step) = last(StepKind::AfterTournament) {
        let start = if has(StepKind::Initial) {
            Start::Initial
        } else {
            Start::Own
        };
        return Some(RatingChange {
            start,
            from: quantity_of(step, "R0")?,
            to: quantity_of(step, "R1")?,
        });
    }
    if let Some(step) = last(StepKind::DevelopedRating) {
        let start = match () {
            () if has(StepKind::EstimatedNewcomer) => Start::Estimated,
            () if has(StepKind::CorrectedEstimate) => Start::Corrected,
            () => Start::Own,
        };
        return Some(RatingChange {
            start,
            from: quantity_of(step, "Ra")?,
            to: quantity_of(step, "Ra new")?,
        });
    }
    let periods = measure_periods(steps);
    let (from, to) = (periods.first()?.0, periods.last()?.1);
    let first = steps
        .iter()
        .take_while(|step| step.what != StepKind::Recalculation);
    let start = first.fold(Start::Own, |start, step| match step.what {
        StepKind::Entry => Start::Entered,
        StepKind::GrowthCorrection => Start::Grown,
        _ => start,
    });
    Some(RatingChange { start, from, to })
}

/// The ratings at both ends of each rating period, the first one corrected (rgf 2).
fn measure_periods(steps: &[Step]) -> Vec<(f64, f64)> {
    let mut periods: Vec<(f64, f64)> = Vec::new();
    for step in steps {
        match step.what {
            StepKind::Recalculation => {
                periods.extend(quantity_of(step, "R").zip(quantity_of(step, "R'")))
            }
            StepKind::HeldAtLimit => {
                if let (Some(last), Some(held)) = (periods.last_mut(), quantity_of(step, "R'")) {
                    last.1 = held;
                }
            }
            _ => {}
        }
    }
    periods
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::number::Score;
    use crate::player::{Person, parse_date};
    use crate::rules::{ALL, Engine, Rulebook};
    use crate::tournament::{Board, Category, Game, Pool, RoundDays, Tournament};

    const FIELD: [Option<i64>; 6] = [Some(1500), Some(1580), None, Some(1320), Some(2050), None];

    fn standing(rules: &str, rating: i64) -> serde_json::Value {
        match rules {
            "ssdc" => {
                json!({"classic": {"rating": rating, "games": 40, "last_played": "2020-01-01"}})
            }
            "rgf" => json!({"rating": rating, "deviation": 80, "last_played": "2020-01"}),
            _ => json!({"rating": rating}),
        }
    }

    fn round_robin(favourite: u32) -> Tournament {
        let pairs = (0..6_u32).flat_map(|a| (a + 1..6).map(move |b| (a, b)));
        let game = |((a, b), round): ((u32, u32), i64)| {
            let halves = match () {
                () if a == favourite => 2,
                () if b == favourite => 0,
                () => i64::from((a + b) % 3),
            };
            let (a, b, score) = (PlayerKey(a), Some(PlayerKey(b)), Score::from_halves(halves));
            Game {
                round: Some(round),
                a,
                b,
                score,
                played: true,
                annulled: false,
                handicap: 0,
                colour: None,
            }
        };
        let day = parse_date("2025-03-01").unwrap();
        Tournament {
            start: day,
            end: day,
            official: true,
            board: Board::Full,
            minutes: None,
            pool: Pool::Classic,
            category: Category::Fourth,
            rated_by_fide: false,
            days: RoundDays::default(),
            participants: Vec::new(),
            places: Vec::new(),
            fide: Vec::new(),
            games: pairs.zip(1..).map(game).collect(),
        }
    }

    #[test]
    fn what_is_told_adds_up_to_the_new_rating_under_every_regulation() {
        for book in ALL {
            for favourite in [0, 1, 2] {
                let t = round_robin(favourite);
                for player in (0..6).map(PlayerKey) {
                    check_summary(book, &t, player);
                }
            }
        }
    }

    fn mixed_field(book: &Rulebook) -> Box<dyn Engine> {
        let mut engine = book.empty_engine(&json!({})).unwrap();
        for rating in FIELD {
            let standing = rating.map(|rating| standing(book.id, rating));
            engine
                .enter_player(
                    Person {
                        born: None,
                        guest: false,
                    },
                    standing.as_ref(),
                )
                .unwrap();
        }
        engine
    }

    #[track_caller]
    fn check_summary(book: &Rulebook, t: &Tournament, player: PlayerKey) {
        let (rated, steps) = mixed_field(book).explain_tournament(t, player).unwrap();
        let line = rated
            .lines
            .iter()
            .find(|line| line.player == player)
            .unwrap();
        let telling = ExplanationSummary::from_steps(&steps)
            .unwrap_or_else(|| panic!("{}: {player:?} nothing is told", book.id));
        let Some(after) = line.after else {
            assert!(
                telling.unrated.is_some(),
                "{}: {player:?} {telling:?}",
                book.id
            );
            return;
        };
        let RatingChange { start, from, to } = telling.ratings.unwrap();
        assert!(
            (to - after.0).abs() < 1e-6,
            "{}: {player:?} {to} is told, {after:?} it is",
            book.id
        );
        assert_eq!(
            telling
                .games
                .iter()
                .filter(|g| g.source == Source::ThisTournament)
                .count(),
            5,
            "{}: {player:?}",
            book.id
        );
        match (start, line.before) {
            (Start::Own, Some(before)) => {
                assert!((from - before.0).abs() < 1e-6, "{}: {player:?}", book.id)
            }
            (Start::Own, None) => assert_eq!((book.id, from), ("ufgo", 0.0)),
            _ => {}
        }
        check_remainder(book, player, &telling, from);
    }

    #[track_caller]
    fn check_remainder(
        book: &Rulebook,
        player: PlayerKey,
        telling: &ExplanationSummary,
        from: f64,
    ) {
        // The conversion at 100 (ufgo 5.5) exceeds rounding; any other rest is less than a point.
        let rounds = if book.id == "ufgo" && from < 100.0 {
            f64::INFINITY
        } else {
            1.0
        };
        assert_eq!(
            telling.remainder_source() == Remainder::Crossing,
            telling.crosses,
            "{}: {player:?}",
            book.id
        );
        assert!(
            telling.crosses || telling.unexplained_change().abs() < 1.0,
            "{}: {player:?} is said to meet a limit",
            book.id
        );
        assert!(
            telling.unexplained_change().abs() < rounds,
            "{}: {player:?} leaves {} untold",
            book.id,
            telling.unexplained_change()
        );
    }

    #[test]
    fn quantities_are_read_as_steps_write_them() {
        for (text, meant) in [
            ("1345*", 1345.0),
            ("-3/4", -0.75),
            ("0.46", 0.46),
            ("-2 1/4", -2.25),
            ("12 1/2", 12.5),
        ] {
            assert_eq!(parse_quantity(text), Some(meant), "{text}");
        }
        assert_eq!(
            [
                parse_quantity("x"),
                parse_quantity("1/0"),
                parse_quantity("-")
            ],
            [None; 3]
        );
    }
}
