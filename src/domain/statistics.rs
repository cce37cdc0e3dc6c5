//! Statistics of a rating as a whole: distribution, drift and quality of predictions.

use chrono::{Datelike, Months, NaiveDate};

use super::number::Score;
use super::player::parse_date;
use super::rules::Strength;

/// A period from a first to a last day, both included; at most [`Period::MOST_YEARS`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Period {
    /// First day.
    pub first: NaiveDate,
    /// Last day.
    pub last: NaiveDate,
}

/// A mistake in a period.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PeriodMistake {
    /// One of the ends is not a day.
    NotADay,
    /// The first day is after the last.
    Reversed,
    /// It is too long.
    TooLong,
}

impl Period {
    /// The greatest length in years.
    pub const MOST_YEARS: u32 = 50;

    /// The twelve months that end on a day.
    pub fn year_to(last: NaiveDate) -> Period {
        let first = last
            .checked_sub_months(Months::new(12))
            .and_then(|day| day.succ_opt());
        Period {
            first: first.unwrap_or(last),
            last,
        }
    }

    /// Parses a typed period; no last day means today, no first day twelve months.
    pub fn parse(first: &str, last: &str, today: NaiveDate) -> Result<Period, PeriodMistake> {
        let day = |text: &str| match text.trim() {
            "" => Ok(None),
            text => parse_date(text).map(Some).ok_or(PeriodMistake::NotADay),
        };
        let (first, last) = (day(first)?, day(last)?.unwrap_or(today));
        let first = first.unwrap_or(Period::year_to(last).first);
        if first > last {
            return Err(PeriodMistake::Reversed);
        }
        let end = first.checked_add_months(Months::new(12 * Period::MOST_YEARS));
        if end.is_some_and(|end| last >= end) {
            Err(PeriodMistake::TooLong)
        } else {
            Ok(Period { first, last })
        }
    }

    /// The first and the last quarter that overlap the period.
    pub fn quarter_range(self) -> (Quarter, Quarter) {
        (Quarter::from_day(self.first), Quarter::from_day(self.last))
    }
}

/// A quarter of a calendar year.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Quarter(i32);

impl Quarter {
    /// The quarter of a day.
    pub fn from_day(day: NaiveDate) -> Quarter {
        Quarter(4 * day.year() + day.month0() as i32 / 3)
    }

    /// The calendar year.
    pub fn year(self) -> i32 {
        self.0.div_euclid(4)
    }

    /// The number in the year, from 1.
    pub fn number(self) -> u32 {
        self.0.rem_euclid(4) as u32 + 1
    }

    /// The quarter before it.
    pub fn previous(self) -> Quarter {
        Quarter(self.0 - 1)
    }

    /// The quarter after it.
    pub fn following(self) -> Quarter {
        Quarter(self.0 + 1)
    }

    /// The first day of the quarter.
    pub fn first_day(self) -> NaiveDate {
        NaiveDate::from_ymd_opt(self.year(), 3 * self.number() - 2, 1).unwrap_or(NaiveDate::MAX)
    }

    /// The last day of the quarter.
    pub fn last_day(self) -> NaiveDate {
        self.following()
            .first_day()
            .pred_opt()
            .unwrap_or(NaiveDate::MIN)
    }
}

/// The median of sorted numbers; for an even count the mean of the two in the middle.
pub fn median(sorted: &[f64]) -> Option<f64> {
    let (upper, lower) = (sorted.len() / 2, sorted.len().checked_sub(1)? / 2);
    Some((sorted.get(lower)? + sorted.get(upper)?) / 2.0)
}

/// The least number of the form 1, 2 or 5 times a power of ten that is not below a length.
pub fn round_up(length: f64) -> f64 {
    if length <= 0.0 || !length.is_finite() {
        return 1.0;
    }
    let power = 10f64.powi(length.log10().floor() as i32);
    // A length above a step by no more than rounding error counts as equal to it.
    [1.0, 2.0, 5.0]
        .into_iter()
        .map(|step| step * power)
        .find(|step| *step >= length * (1.0 - 1e-9))
        .unwrap_or(10.0 * power)
}

/// The distribution of the ratings of a list, in steps of equal width.
#[derive(Debug, Clone, PartialEq)]
pub struct Histogram {
    /// Width of a step, in points.
    pub width: f64,
    /// The lower bound and the number of players of each step, lowest first, without gaps.
    pub steps: Vec<(f64, usize)>,
    /// Number of players.
    pub players: usize,
    /// Mean rating.
    pub mean: f64,
    /// Median rating.
    pub median: f64,
}

/// The preferred width of a step: that of a rank, if ranks follow ratings.
const STEP: f64 = 100.0;

const MOST_STEPS: f64 = 40.0;

/// The distribution of ratings; `None` if there are none.
pub fn build_histogram(ratings: &[f64]) -> Option<Histogram> {
    let mut sorted: Vec<f64> = ratings
        .iter()
        .copied()
        .filter(|rating| rating.is_finite())
        .collect();
    sorted.sort_unstable_by(f64::total_cmp);
    let (low, high, players) = (*sorted.first()?, *sorted.last()?, sorted.len());
    let width = round_up(high / MOST_STEPS - low / MOST_STEPS).max(STEP);
    let step = |rating: f64| (rating / width).floor();
    let mut steps: Vec<(f64, usize)> = (0..=(step(high) - step(low)) as usize)
        .map(|n| ((step(low) + n as f64) * width, 0))
        .collect();
    for rating in &sorted {
        if let Some((_, players)) = steps.get_mut((step(*rating) - step(low)) as usize) {
            *players += 1;
        }
    }
    let mean = sorted.iter().sum::<f64>() / players as f64;
    let median = f64::midpoint(sorted[(players - 1) / 2], sorted[players / 2]);
    Some(Histogram {
        width,
        steps,
        players,
        mean,
        median,
    })
}

/// The result of a player in a rated tournament, as far as the drift needs it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Played<P> {
    /// The rated player.
    pub player: P,
    /// Last day of the tournament.
    pub day: NaiveDate,
    /// Position of the tournament in the chronicle.
    pub order: i64,
    /// Rating before the tournament.
    pub before: Option<f64>,
    /// Rating after the tournament.
    pub after: Option<f64>,
    /// True if the rating after it has a star.
    pub provisional: bool,
}

/// The movement of the ratings of stable players in a quarter.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Drift {
    /// The calendar quarter.
    pub quarter: Quarter,
    /// Number of stable players.
    pub players: usize,
    /// The mean of their changes; `None` if there is no stable player.
    pub mean: Option<f64>,
}

/// The drift by whole quarters from the first to the last one with results. `played` must begin
/// with the quarter before the period. A tournament belongs to the quarter in which it ended. A
/// player is *stable* in a quarter if rated in it and in the one before, with a rating before its
/// first tournament and without a star since the last one of the quarter before. The change is the
/// last rating of the quarter minus that of the quarter before, with corrections between
/// tournaments (rgf 1).
pub fn measure_drift<P: Copy + Ord>(period: Period, played: &[Played<P>]) -> Vec<Drift> {
    let (first, last) = period.quarter_range();
    let quarters = played
        .iter()
        .map(|p| Quarter::from_day(p.day))
        .filter(|quarter| (first..=last).contains(quarter));
    let Some((first, last)) = quarters.fold(None, |ends: Option<(Quarter, Quarter)>, quarter| {
        Some(ends.map_or((quarter, quarter), |(first, last)| {
            (first.min(quarter), last.max(quarter))
        }))
    }) else {
        return Vec::new();
    };
    let mut sums: Vec<(Quarter, usize, f64)> =
        std::iter::successors(Some(first), |quarter| Some(quarter.following()))
            .take_while(|quarter| *quarter <= last)
            .map(|quarter| (quarter, 0, 0.0))
            .collect();
    let mut sorted: Vec<&Played<P>> = played.iter().collect();
    sorted.sort_unstable_by_key(|p| (p.player, Quarter::from_day(p.day), p.order));
    for own in sorted.chunk_by(|a, b| a.player == b.player) {
        let stays: Vec<&[&Played<P>]> = own
            .chunk_by(|a, b| Quarter::from_day(a.day) == Quarter::from_day(b.day))
            .collect();
        for pair in stays.windows(2) {
            if let Some((quarter, change)) = stable_change(pair[0], pair[1])
                && let Some(sum) = usize::try_from(quarter.0 - first.0)
                    .ok()
                    .and_then(|place| sums.get_mut(place))
            {
                sum.1 += 1;
                sum.2 += change;
            }
        }
    }
    let mean = |(quarter, players, sum): (Quarter, usize, f64)| Drift {
        quarter,
        players,
        mean: mean_of(sum, players),
    };
    sums.into_iter().map(mean).collect()
}

fn stable_change<P>(before: &[&Played<P>], now: &[&Played<P>]) -> Option<(Quarter, f64)> {
    let (earlier, first, last) = (before.last()?, now.first()?, now.last()?);
    let quarter = Quarter::from_day(last.day);
    let stable = Quarter::from_day(earlier.day) == quarter.previous()
        && first.before.is_some()
        && !earlier.provisional
        && !now.iter().any(|p| p.provisional);
    if stable {
        Some((quarter, last.after? - earlier.after?))
    } else {
        None
    }
}

fn mean_of(sum: f64, count: usize) -> Option<f64> {
    (count > 0).then(|| sum / count as f64)
}

/// A rated game that was played, as far as its prediction needs it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Meeting {
    /// Strength of the first player before the tournament; `None` if unrated.
    pub a: Option<Strength>,
    /// Strength of the second player before the tournament; `None` if unrated.
    pub b: Option<Strength>,
    /// Score of the first player.
    pub score: Score,
    /// True if handicap stones were given.
    pub handicap: bool,
}

/// Expected and actual scores of the favourites in a group of games.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Group {
    /// Number of games.
    pub games: usize,
    expected: f64,
    scored: f64,
    squared: f64,
    even: f64,
}

impl Group {
    fn add_game(&mut self, expected: f64, score: Score) {
        let result = score.half_points() as f64 / 2.0;
        self.games += 1;
        self.expected += expected;
        // At an expectation of one half the favourite is arbitrary: both sides count.
        self.scored += if expected > 0.5 { result } else { 0.5 };
        self.squared += (expected - result).powi(2);
        self.even += (0.5 - result).powi(2);
    }

    /// Mean expected score of the favourites.
    pub fn mean_expected(&self) -> Option<f64> {
        mean_of(self.expected, self.games)
    }

    /// Mean score of the favourites.
    pub fn mean_score(&self) -> Option<f64> {
        mean_of(self.scored, self.games)
    }

    /// Mean score minus mean expectation.
    pub fn mean_excess(&self) -> Option<f64> {
        mean_of(self.scored - self.expected, self.games)
    }

    /// The mean squared difference between expectation and result (Brier score): 0 is perfect.
    pub fn squared_error(&self) -> Option<f64> {
        mean_of(self.squared, self.games)
    }

    /// The Brier score of a prediction of one half for every game.
    pub fn squared_error_of_even(&self) -> Option<f64> {
        mean_of(self.even, self.games)
    }

    /// The deviation of the mean score by chance alone in 95 of 100 groups; draws make it less.
    pub fn chance_deviation(&self) -> Option<f64> {
        let expected = self.mean_expected()?;
        Some(
            2.0 * (expected * (1.0 - expected) / self.games as f64)
                .max(0.0)
                .sqrt(),
        )
    }
}

/// The quality of a regulation's predictions.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Prediction {
    /// All games with a prediction.
    pub all: Group,
    /// The games by the favourite's expectation, in steps of a twentieth from 0.5 to 1 (included).
    pub groups: [Group; 10],
    /// Number of games left out because of handicap stones.
    pub handicap: usize,
    /// Number of games left out because a player had no rating before the tournament.
    pub unrated: usize,
    /// Number of games left out because the regulation has no expectation.
    pub unexpected: usize,
}

impl Prediction {
    /// The bounds of a group's expectations; the upper bound belongs to the next group.
    pub fn group_bounds(group: usize) -> (f64, f64) {
        let bound = |group: usize| (50 + 5 * group) as f64 / 100.0;
        (bound(group), bound(group + 1))
    }

    /// Counts a game. The favourite is the player with the greater rating.
    pub fn count(
        &mut self,
        meeting: &Meeting,
        expectation: impl Fn(Strength, Strength) -> Option<f64>,
    ) {
        if meeting.handicap {
            self.handicap += 1;
            return;
        }
        let (Some(a), Some(b)) = (meeting.a, meeting.b) else {
            self.unrated += 1;
            return;
        };
        let (favourite, other, score) = if b.rating > a.rating {
            (b, a, meeting.score.opposite())
        } else {
            (a, b, meeting.score)
        };
        let Some(expected) = expectation(favourite, other).filter(|expected| expected.is_finite())
        else {
            self.unexpected += 1;
            return;
        };
        self.all.add_game(expected, score);
        // The float of a bound such as 0.6 may be slightly below it.
        let place = ((expected - 0.5) * 20.0 + 1e-9) as usize;
        if let Some(group) = self.groups.get_mut(place.min(9)) {
            group.add_game(expected, score);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle() {
        assert_eq!(median(&[]), None);
        assert_eq!(median(&[3.0]), Some(3.0));
        assert_eq!(median(&[1.0, 2.0]), Some(1.5));
        assert_eq!(median(&[1.0, 2.0, 90.0]), Some(2.0));
    }
    use crate::number::Points;

    fn day(text: &str) -> NaiveDate {
        parse_date(text).unwrap()
    }

    #[track_caller]
    fn period(first: &str, last: &str, expected: Result<(&str, &str), PeriodMistake>) {
        let found = Period::parse(first, last, day("2026-05-10"));
        assert_eq!(
            found,
            expected.map(|(first, last)| Period {
                first: day(first),
                last: day(last)
            }),
            "{first} {last}"
        );
    }

    #[test]
    fn a_period_is_the_last_twelve_months_unless_said_otherwise() {
        period("", "", Ok(("2025-05-11", "2026-05-10")));
        period("", " 2024-02-29 ", Ok(("2023-03-01", "2024-02-29")));
        period("2026-01-01", "", Ok(("2026-01-01", "2026-05-10")));
        period("2026-05-10", "", Ok(("2026-05-10", "2026-05-10")));
        period("9999-01-01", "9999-12-31", Ok(("9999-01-01", "9999-12-31")));
        period("1976-05-11", "", Ok(("1976-05-11", "2026-05-10")));
        period("1976-05-10", "", Err(PeriodMistake::TooLong));
        period("0001-01-01", "9999-12-31", Err(PeriodMistake::TooLong));
        period("2026-05-11", "", Err(PeriodMistake::Reversed));
        period("2026-02-01", "2026-01-31", Err(PeriodMistake::Reversed));
        for nonsense in [
            "99999-01-01",
            "2026-02-30",
            "yesterday",
            "2026-5-1",
            "-001-01-01",
            "0",
            "2026-01-01T00:00",
        ] {
            period(nonsense, "", Err(PeriodMistake::NotADay));
            period("", nonsense, Err(PeriodMistake::NotADay));
        }
        let earliest = Period::parse("", "0001-01-01", day("2026-05-10")).unwrap();
        assert!(earliest.first < earliest.last && measure_drift::<u32>(earliest, &[]).is_empty());
    }

    #[test]
    fn quarters_follow_each_other() {
        let quarter = Quarter::from_day(day("2025-12-31"));
        assert_eq!((quarter.year(), quarter.number()), (2025, 4));
        assert_eq!(
            (quarter.first_day(), quarter.last_day()),
            (day("2025-10-01"), day("2025-12-31"))
        );
        assert_eq!(quarter.following(), Quarter::from_day(day("2026-01-01")));
        assert_eq!(
            (
                quarter.previous().first_day(),
                quarter.previous().last_day()
            ),
            (day("2025-07-01"), day("2025-09-30"))
        );
        assert_eq!(
            Quarter::from_day(day("9999-12-31")).last_day(),
            day("9999-12-31")
        );
        assert!(Quarter::from_day(day("0001-01-01")).previous().first_day() < day("0001-01-01"));
    }

    #[test]
    fn steps_are_round() {
        for (length, step) in [
            (0.0, 1.0),
            (1.0, 1.0),
            (1.1, 2.0),
            (2.0, 2.0),
            (3.0, 5.0),
            (5.1, 10.0),
            (70.0, 100.0),
            (0.03, 0.05),
            (2e15, 2e15),
        ] {
            assert!(
                (round_up(length) / step - 1.0).abs() < 1e-9,
                "{length}: {}",
                round_up(length)
            );
        }
        assert_eq!([f64::NAN, -3.0, f64::INFINITY].map(round_up), [1.0; 3]);
    }

    #[test]
    fn ratings_are_counted_by_steps_without_a_gap() {
        assert_eq!(build_histogram(&[]), None);
        let one = build_histogram(&[1500.0]).unwrap();
        assert_eq!(
            (one.width, &one.steps[..], one.mean, one.median),
            (100.0, &[(1500.0, 1)][..], 1500.0, 1500.0)
        );
        let some = build_histogram(&[1099.5, -1.0, 1100.0, 1250.0]).unwrap();
        assert_eq!(
            (
                some.steps.len(),
                some.steps[0],
                some.steps[11],
                some.steps[12]
            ),
            (14, (-100.0, 1), (1000.0, 1), (1100.0, 1))
        );
        assert_eq!((some.players, some.median), (4, 1099.75));
        assert_eq!(some.steps.iter().map(|step| step.1).sum::<usize>(), 4);
        for far in [5000.0, -1e9, 9e15, -1e300] {
            let wide = build_histogram(&[1500.0, far]).unwrap();
            assert!(
                wide.steps.len() <= 42 && wide.steps.iter().map(|step| step.1).sum::<usize>() == 2,
                "{wide:?}"
            );
        }
    }

    fn played(player: u32, on: &str, order: i64, before: Option<f64>, after: f64) -> Played<u32> {
        Played {
            player,
            day: day(on),
            order,
            before,
            after: Some(after),
            provisional: false,
        }
    }

    fn year() -> Period {
        Period::year_to(day("2026-05-10"))
    }

    fn means(played: &[Played<u32>]) -> Vec<(u32, usize, Option<f64>)> {
        measure_drift(year(), played)
            .into_iter()
            .map(|d| (d.quarter.number(), d.players, d.mean))
            .collect()
    }

    #[test]
    fn the_drift_is_that_of_who_plays_in_both_quarters() {
        let rows = [
            played(1, "2025-11-01", 1, Some(1500.0), 1510.0),
            played(1, "2025-12-01", 2, Some(1510.0), 1520.0),
            played(1, "2026-01-05", 4, Some(1522.0), 1540.0),
            played(1, "2026-03-31", 6, Some(1540.0), 1530.0),
            played(2, "2025-12-31", 3, Some(1000.0), 1004.0),
            played(2, "2026-02-01", 5, Some(1004.0), 1000.0),
            played(3, "2026-02-01", 5, Some(900.0), 950.0),
            played(4, "2025-09-30", 0, Some(900.0), 950.0),
            played(4, "2026-02-01", 5, Some(950.0), 990.0),
        ];
        assert_eq!(
            means(&rows),
            [(3, 0, None), (4, 0, None), (1, 2, Some(3.0))]
        );
        let mut turned = rows;
        turned.reverse();
        assert_eq!(means(&turned), means(&rows));
    }

    #[test]
    fn the_order_of_the_chronicle_outweighs_the_calendar() {
        let rows = [
            played(1, "2025-11-01", 1, Some(1500.0), 1510.0),
            played(1, "2026-02-01", 3, Some(1530.0), 1540.0),
            played(1, "2026-01-01", 4, Some(1540.0), 1550.0),
        ];
        assert_eq!(means(&rows), [(4, 0, None), (1, 1, Some(40.0))]);
    }

    #[test]
    fn provisional_and_new_ratings_are_no_drift() {
        let star = |mut row: Played<u32>| {
            row.provisional = true;
            row
        };
        let (then, now) = (
            played(1, "2025-11-01", 1, Some(1500.0), 1510.0),
            played(1, "2026-02-01", 2, Some(1510.0), 1520.0),
        );
        assert_eq!(means(&[then, now]).last(), Some(&(1, 1, Some(10.0))));
        let unrated = Played {
            after: None,
            ..then
        };
        for rows in [
            [star(then), now],
            [then, star(now)],
            [
                unrated,
                Played {
                    before: None,
                    ..now
                },
            ],
            [then, Played { after: None, ..now }],
        ] {
            assert_eq!(means(&rows).last(), Some(&(1, 0, None)), "{rows:?}");
        }
    }

    #[test]
    fn a_period_before_any_tournament_has_no_quarters() {
        assert!(means(&[]).is_empty());
        assert!(
            means(&[
                played(1, "2026-07-01", 1, Some(1.0), 2.0),
                played(1, "2025-03-31", 0, Some(1.0), 2.0)
            ])
            .is_empty()
        );
        let rows = [
            played(1, "2025-03-31", 0, Some(1.0), 2.0),
            played(1, "2025-04-01", 1, Some(2.0), 4.0),
        ];
        assert_eq!(means(&rows), [(2, 1, Some(2.0))]);
        let rows = [
            played(1, "2025-08-01", 0, Some(1.0), 2.0),
            played(2, "2026-04-01", 1, Some(2.0), 4.0),
        ];
        assert_eq!(
            means(&rows),
            [(3, 0, None), (4, 0, None), (1, 0, None), (2, 0, None)]
        );
    }

    fn rated(rating: f64) -> Option<Strength> {
        Some(Strength {
            rating: Points(rating),
            deviation: None,
            provisional: false,
        })
    }

    fn tenths(own: Strength, other: Strength) -> Option<f64> {
        (other.rating.0 > 0.0).then(|| 0.5 + (own.rating.0 - other.rating.0) / 1000.0)
    }

    fn predicted(games: &[(f64, f64, i64)]) -> Prediction {
        let mut all = Prediction::default();
        for (a, b, halves) in games {
            let meeting = Meeting {
                a: rated(*a),
                b: rated(*b),
                score: Score::from_halves(*halves).unwrap(),
                handicap: false,
            };
            all.count(&meeting, tenths);
        }
        all
    }

    #[track_caller]
    fn close(found: Option<f64>, expected: f64) {
        assert!(
            found.is_some_and(|found| (found - expected).abs() < 1e-12),
            "{found:?} is not {expected}"
        );
    }

    #[test]
    fn nothing_is_known_without_a_game() {
        let none = Prediction::default();
        assert_eq!(
            (
                none.all.games,
                none.all.mean_expected(),
                none.all.squared_error(),
                none.all.chance_deviation()
            ),
            (0, None, None, None)
        );
        assert!(
            none.groups
                .iter()
                .all(|group| group.mean_score().is_none() && group.mean_excess().is_none())
        );
    }

    #[test]
    fn games_are_seen_from_the_favourite() {
        let all = predicted(&[
            (1300.0, 1000.0, 2),
            (1000.0, 1300.0, 2),
            (1000.0, 1100.0, 1),
            (1500.0, 1000.0, 2),
        ]);
        close(all.all.mean_expected(), (0.8 + 0.8 + 0.6 + 1.0) / 4.0);
        close(all.all.mean_score(), (1.0 + 0.0 + 0.5 + 1.0) / 4.0);
        close(all.all.mean_excess(), -0.175);
        close(all.all.squared_error(), (0.04 + 0.64 + 0.01) / 4.0);
        close(all.all.squared_error_of_even(), 0.75 / 4.0);
        let games: Vec<usize> = all.groups.iter().map(|group| group.games).collect();
        assert_eq!(games, [0, 0, 1, 0, 0, 0, 2, 0, 0, 1]);
        assert_eq!(
            (
                Prediction::group_bounds(0),
                Prediction::group_bounds(2),
                Prediction::group_bounds(9)
            ),
            ((0.5, 0.55), (0.6, 0.65), (0.95, 1.0))
        );
        assert_eq!(all.groups[3].mean_score(), None, "an empty group");
        close(all.groups[6].mean_score(), 0.5);
        close(
            all.groups[6].chance_deviation(),
            2.0 * (0.16_f64 / 2.0).sqrt(),
        );
        close(all.groups[9].chance_deviation(), 0.0);
    }

    #[test]
    fn the_bounds_of_a_group_are_its_own() {
        for group in 0..10 {
            let (from, to) = Prediction::group_bounds(group);
            for (expected, place) in [
                (from, group),
                (f64::midpoint(from, to), group),
                (to, (group + 1).min(9)),
            ] {
                let mut all = Prediction::default();
                let meeting = Meeting {
                    a: rated(1.0),
                    b: rated(1.0),
                    score: Score::Win,
                    handicap: false,
                };
                all.count(&meeting, |_, _| Some(expected));
                assert_eq!(
                    all.groups.iter().position(|group| group.games == 1),
                    Some(place),
                    "{expected}"
                );
            }
        }
    }

    #[test]
    fn equals_have_no_favourite_and_draws_are_half_points() {
        let equal = predicted(&[(1000.0, 1000.0, 2), (1000.0, 1000.0, 2)]);
        close(equal.all.mean_score(), 0.5);
        close(equal.all.mean_excess(), 0.0);
        close(equal.all.squared_error(), 0.25);
        let draws = predicted(&[
            (1250.0, 1000.0, 1),
            (1000.0, 1250.0, 1),
            (1250.0, 1000.0, 1),
        ]);
        close(draws.all.mean_excess(), -0.25);
        close(draws.all.squared_error(), 0.0625);
        close(draws.all.squared_error_of_even(), 0.0);
    }

    #[test]
    fn what_can_not_be_predicted_is_counted() {
        let mut all = Prediction::default();
        let meeting = Meeting {
            a: rated(1200.0),
            b: rated(1000.0),
            score: Score::Win,
            handicap: false,
        };
        all.count(
            &Meeting {
                handicap: true,
                a: None,
                ..meeting
            },
            tenths,
        );
        all.count(&Meeting { a: None, ..meeting }, tenths);
        all.count(&Meeting { b: None, ..meeting }, tenths);
        all.count(
            &Meeting {
                b: rated(-5.0),
                ..meeting
            },
            tenths,
        );
        all.count(&meeting, |_, _| Some(f64::NAN));
        all.count(&meeting, tenths);
        assert_eq!(
            (all.handicap, all.unrated, all.unexpected, all.all.games),
            (1, 2, 2, 1)
        );
    }
}
