//! The monitored quantities of a rating, and the bounds beyond which the commission is alarmed
//! (rgf 1: all parameters of the system are controlled by monitoring it).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::statistics::{Drift, Prediction};
use super::string_enum::string_enum;

/// Measurements of the rated tournaments in a period.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct RatingMeasurements {
    /// Number of results; a player counts once for each tournament that rated them.
    pub results: usize,
    /// Number of anomalous results.
    pub anomalous: usize,
    /// Number of results after which the player had a deviation, and the sum of these deviations.
    deviations: (usize, f64),
    /// The games with a predicted score.
    pub prediction: Prediction,
}

impl RatingMeasurements {
    /// Adds a result.
    pub fn count(&mut self, anomalous: bool, deviation: Option<f64>) {
        self.results += 1;
        self.anomalous += usize::from(anomalous);
        if let Some(deviation) = deviation {
            self.deviations = (self.deviations.0 + 1, self.deviations.1 + deviation);
        }
    }

    /// The share of anomalous results, 0 to 1; `None` without results.
    pub fn share(&self) -> Option<f64> {
        (self.results > 0).then(|| self.anomalous as f64 / self.results as f64)
    }

    /// The mean deviation after a result; `None` if no result has one.
    pub fn mean_deviation(&self) -> Option<f64> {
        (self.deviations.0 > 0).then(|| self.deviations.1 / self.deviations.0 as f64)
    }
}

string_enum! {
    /// A monitored quantity that may have a bound.
    #[derive(PartialOrd, Ord)]
    pub enum Measure {
        /// The share of anomalous results, per cent.
        Anomalous = "anomalous",
        /// The mean deviation after a result, points.
        Deviation = "deviation",
        /// The absolute difference of the favourites' mean score and its expectation, points.
        Excess = "excess",
        /// The absolute drift of the ratings of stable players in a quarter, points.
        Drift = "drift",
    }
}

impl Measure {
    /// True if it is only measured where ratings have a deviation.
    pub fn needs_deviations(self) -> bool {
        matches!(self, Measure::Anomalous | Measure::Deviation)
    }
}

/// A bound, in thousandths of the unit of its measure; positive.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bound(u32);

impl Bound {
    /// The highest bound.
    pub const MOST: Bound = Bound(1_000_000);

    /// Parses a bound: above 0, at most 1000, at most three decimals after a point or a comma.
    pub fn parse(typed: &str) -> Option<Bound> {
        let (whole, decimals) = typed
            .trim()
            .split_once(['.', ','])
            .unwrap_or((typed.trim(), ""));
        let digits = |text: &str, most: usize| {
            text.len() <= most && text.bytes().all(|b| b.is_ascii_digit())
        };
        if !digits(whole, 4) || !digits(decimals, 3) || whole.is_empty() {
            return None;
        }
        let thousandths = format!("{whole}{decimals:0<3}").parse().ok().map(Bound)?;
        (Bound(1)..=Bound::MOST)
            .contains(&thousandths)
            .then_some(thousandths)
    }

    /// A bound of so many thousandths; `None` if out of range.
    pub fn of_thousandths(thousandths: u32) -> Option<Bound> {
        (Bound(1)..=Bound::MOST)
            .contains(&Bound(thousandths))
            .then_some(Bound(thousandths))
    }

    /// The value in thousandths.
    pub fn in_thousandths(self) -> u32 {
        self.0
    }

    /// The value in the unit of the measure.
    pub fn value(self) -> f64 {
        f64::from(self.0) / 1000.0
    }
}

impl std::fmt::Display for Bound {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.value())
    }
}

/// The bounds of a federation; a measure without a bound never raises an alarm.
pub type Bounds = BTreeMap<Measure, Bound>;

/// A measure beyond its bound.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Alarm {
    /// The measure beyond its bound.
    pub measure: Measure,
    /// The measured value, in the unit of the measure.
    pub value: f64,
    /// The bound that is exceeded.
    pub bound: Bound,
}

/// The least number of results, games or players whose mean may raise an alarm.
pub const FEW: usize = 20;

/// The measures of twelve months beyond their bounds; of the drift the last quarter that is over.
pub fn find_alarms(
    bounds: &Bounds,
    observed: &RatingMeasurements,
    drift: &[Drift],
    over: impl Fn(&Drift) -> bool,
) -> Vec<Alarm> {
    let measured = |measure: Measure| match measure {
        Measure::Anomalous => observed
            .share()
            .map(|share| (observed.results, 100.0 * share)),
        Measure::Deviation => observed
            .mean_deviation()
            .map(|mean| (observed.deviations.0, mean)),
        Measure::Excess => observed
            .prediction
            .all
            .mean_excess()
            .map(|mean| (observed.prediction.all.games, mean)),
        Measure::Drift => {
            let last = drift.iter().rev().find(|quarter| over(quarter))?;
            last.mean.map(|mean| (last.players, mean))
        }
    };
    let beyond = |(measure, bound): (&Measure, &Bound)| {
        let (count, value) = measured(*measure)?;
        (count >= FEW && value.abs() > bound.value()).then_some(Alarm {
            measure: *measure,
            value,
            bound: *bound,
        })
    };
    bounds.iter().filter_map(beyond).collect()
}

impl Serialize for Measure {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for Measure {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Measure, D::Error> {
        let word = String::deserialize(from)?;
        word.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;
    use crate::statistics::Quarter;

    #[test]
    fn a_year_has_its_share_of_anomalous_results_and_its_mean_deviation() {
        let mut year = RatingMeasurements::default();
        assert_eq!((year.share(), year.mean_deviation()), (None, None));
        for (anomalous, deviation) in [
            (true, Some(80.0)),
            (false, Some(60.0)),
            (false, None),
            (false, Some(70.0)),
        ] {
            year.count(anomalous, deviation);
        }
        assert_eq!(
            (year.results, year.share(), year.mean_deviation()),
            (4, Some(0.25), Some(70.0))
        );
    }

    #[test]
    fn a_bound_is_a_decimal_number_of_a_few_digits() {
        for (typed, thousandths) in [
            ("12.5", Some(12_500)),
            (" 0,05 ", Some(50)),
            ("1000", Some(1_000_000)),
            ("7", Some(7000)),
            ("0.001", Some(1)),
        ] {
            assert_eq!(
                Bound::parse(typed).map(Bound::in_thousandths),
                thousandths,
                "{typed}"
            );
        }
        for typed in [
            "", "0", "0.000", "-1", "1000.001", "1.2345", "1e3", "12345", ".5", "1.2.3", "٣", "abc",
        ] {
            assert_eq!(Bound::parse(typed), None, "{typed}");
        }
        assert_eq!(Bound::parse("12.50").unwrap().to_string(), "12.5");
    }

    fn quarter(month: u32, players: usize, mean: f64) -> Drift {
        let quarter = Quarter::from_day(NaiveDate::from_ymd_opt(2026, month, 1).unwrap());
        Drift {
            quarter,
            players,
            mean: Some(mean),
        }
    }

    #[test]
    fn what_lies_beyond_its_bound_alarms_where_enough_was_measured() {
        let mut observed = RatingMeasurements::default();
        for n in 0..FEW {
            observed.count(n < 3, Some(90.0));
        }
        let drift = [quarter(1, FEW, -8.0), quarter(4, FEW, 50.0)];
        let over = |d: &Drift| d.quarter.number() == 1;
        let bounds: Bounds = [
            (Measure::Anomalous, "14.9"),
            (Measure::Deviation, "90"),
            (Measure::Excess, "0.01"),
            (Measure::Drift, "7.999"),
        ]
        .into_iter()
        .map(|(measure, bound)| (measure, Bound::parse(bound).unwrap()))
        .collect();
        let found: Vec<(Measure, f64)> = find_alarms(&bounds, &observed, &drift, over)
            .iter()
            .map(|a| (a.measure, a.value))
            .collect();
        assert_eq!(found, [(Measure::Anomalous, 15.0), (Measure::Drift, -8.0)]);
        assert!(find_alarms(&Bounds::new(), &observed, &drift, |_| true).is_empty());
        let few = RatingMeasurements {
            results: FEW - 1,
            anomalous: FEW - 1,
            ..RatingMeasurements::default()
        };
        assert!(find_alarms(&bounds, &few, &[quarter(1, FEW - 1, 50.0)], |_| true).is_empty());
    }
}
