//! The points that a federation may decide otherwise, with the default readings.

use std::f64::consts;

use serde_json::Value;

use super::units::{IDEAL, LOWEST, Rating};
use crate::caveat::Requirements;
use crate::rules::parameter::{Mistake, Mistakes, Number, Whole, Wrong, choice, parameters};

parameters! {
    /// The parameters of the regulation.
    #[derive(Debug, Clone, Copy, PartialEq)]
    pub struct Parameters {
        /// 1 (A36): how many players the anchor correction of a list is measured by; 0: no
        /// correction.
        pub anchors: Whole<{ u32::MAX }>,
        /// 5 (A22): how much the deviation of an anomalous player is widened.
        pub anomaly_confidence: AnomalyConfidence,
        /// 7 (A18): what is reduced at the top of the scale.
        pub top_reduction: TopReduction,
        /// 7 (A48): DNan is SNan times this.
        pub criterion_factor: Factor = Factor(1.5),
        /// 7 (A48): the rating from which the reduction begins.
        pub top_reduction_start: Rating = Rating(2000.0),
        /// 7 (A13): which games make the statistics small.
        pub small_statistics: SmallStatistics,
        /// 4 (A9): how the months since the last tournament are counted.
        pub months: Months,
        /// 4 (A38): which deviation is reported as the one before.
        pub deviation_before: DeviationBefore,
        /// 6 (A39): whether newcomers without a rating have a line.
        pub unrated_rows: UnratedRows,
        /// 9 (A34): ranks between the rows of the table.
        pub rank: RankRounding,
        /// 2 (A4): which number pi is.
        pub pi: Pi,
        /// 2, 5 (A3): no calculated rating is above this.
        pub max_rating: Rating = Rating(2999.0),
        /// 2, 9 (A31): no calculated rating is below this, if there is a floor.
        pub rating_floor: Option<Rating>,
        /// 2 (A33): the rating period.
        pub period: Period,
        /// 1: official tournaments have at least so many rounds; 0: nothing is required, as the
        /// text requires nothing.
        pub required_rounds: Whole<99>,
        /// 1: in official tournaments every player has at least so many minutes; 0: nothing is
        /// required.
        pub required_minutes: Whole<1440>,
        /// 1: whether official tournaments name their chief referee.
        pub required_referee: RequiredReferee,
    }
    check Parameters::floor_below_top;
}

choice! {
    /// 2 (A33): the rating period, in which all players are recalculated once.
    pub enum Period {
        /// A tournament of any length.
        Tournament = "tournament",
        /// A tournament; but a league over 31 days by months, each game by the day of its round.
        Month = "month",
    }
}

choice! {
    /// A22: S' of an anomalous player; all values are cut to S*.
    pub enum AnomalyConfidence {
        /// S' sqrt(1 + Kan^2).
        Root = "root",
        /// S' (1 + Kan).
        Linear = "linear",
        /// S' (1 - q) + S* q with q = Kan^2.
        Interpolate = "interpolate",
        /// S' unchanged.
        None = "none",
    }
}

choice! {
    /// A18: the quantity that the factor of the top reduces.
    pub enum TopReduction {
        /// Kan is multiplied by it.
        Coefficient = "coefficient",
        /// DNan is divided by it.
        Criterion = "criterion",
    }
}

choice! {
    /// A13: the games that decide about small statistics.
    pub enum SmallStatistics {
        /// Games with members.
        Members = "members",
        /// All played games.
        All = "all",
    }
}

choice! {
    /// A9: the months since the last tournament.
    pub enum Months {
        /// The calendar months wholly between.
        Between = "between",
        /// The difference of the months.
        Difference = "difference",
    }
}

choice! {
    /// A38: the deviation before a tournament.
    pub enum DeviationBefore {
        /// As stored.
        Standing = "standing",
        /// Corrected for the time.
        Timed = "timed",
    }
}

choice! {
    /// A39: newcomers who played and got no rating.
    pub enum UnratedRows {
        /// A line without numbers.
        List = "list",
        /// No line.
        Omit = "omit",
    }
}

choice! {
    /// A34: ranks between the rows of the table.
    pub enum RankRounding {
        /// The nearest row, the half upwards.
        Nearest = "nearest",
        /// The row below.
        Floor = "floor",
    }
}

choice! {
    /// A4: the value of pi.
    pub enum Pi {
        /// 3.141593, as printed.
        Text = "text",
        /// The exact value, as a double.
        Exact = "exact",
    }
}

choice! {
    /// The requirement that official tournaments name their chief referee.
    pub enum RequiredReferee {
        /// Not required.
        No = "no",
        /// Required.
        Yes = "yes",
    }
}

impl Pi {
    pub(super) fn value(self) -> f64 {
        match self {
            #[expect(clippy::approx_constant, reason = "printed like this (A4)")]
            Pi::Text => 3.141593,
            Pi::Exact => consts::PI,
        }
    }
}

impl Number for Rating {
    const MIN: f64 = LOWEST;
    const MAX: f64 = IDEAL;
    const REACHED: (bool, bool) = (true, false);

    fn new(number: f64) -> Rating {
        Rating(number)
    }

    fn number(self) -> f64 {
        self.0
    }

    fn to_json(self) -> Value {
        self.0.into()
    }
}

/// The factor of the criterion of anomaly.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Factor(pub f64);

impl Number for Factor {
    const MIN: f64 = 0.001;
    const MAX: f64 = 1000.0;

    fn new(number: f64) -> Factor {
        Factor(number)
    }

    fn number(self) -> f64 {
        self.0
    }

    fn to_json(self) -> Value {
        self.0.into()
    }
}

impl Parameters {
    /// The text leaves open what a tournament needs to be counted (1).
    pub(super) fn requirements(&self) -> Requirements {
        let referee = self.required_referee == RequiredReferee::Yes;
        Requirements {
            rounds: self.required_rounds.0,
            minutes: self.required_minutes.0,
            referee,
        }
    }

    fn floor_below_top(&self) -> Mistakes {
        let above = self
            .rating_floor
            .is_some_and(|floor| floor > self.max_rating);
        Mistakes(
            above
                .then(|| Mistake {
                    parameter: "rating_floor".to_owned(),
                    ..Wrong::Above("max_rating").into()
                })
                .into_iter()
                .collect(),
        )
    }

    /// A3, A31.
    #[inline]
    pub(super) fn clamp_rating(&self, rating: f64) -> Rating {
        let below = rating.min(self.max_rating.0);
        Rating(self.rating_floor.map_or(below, |floor| below.max(floor.0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::parameter::ParameterSet;
    use serde_json::json;

    #[track_caller]
    fn refused(value: Value, sentences: &[&str]) {
        assert_eq!(Parameters::from_json(&value).unwrap_err(), *sentences);
    }

    #[test]
    fn only_what_differs_is_written() {
        assert!(Parameters::default().differing_values().is_empty());
        let every = json!({
            "anchors": 7, "anomaly_confidence": "interpolate", "top_reduction": "criterion", "criterion_factor": 2.25,
            "top_reduction_start": 2400.0, "small_statistics": "all", "months": "difference", "deviation_before": "timed",
            "unrated_rows": "omit", "rank": "floor", "pi": "exact", "max_rating": 2990.5, "rating_floor": 0.0,
            "required_rounds": 4, "required_minutes": 60, "required_referee": "yes",
        });
        assert_eq!(
            Value::from(Parameters::from_json(&every).unwrap().differing_values()),
            every
        );
        let printed =
            json!({ "criterion_factor": 1.5, "max_rating": 2999, "anchors": 0, "pi": "text" });
        assert_eq!(
            Parameters::from_json(&printed).unwrap(),
            Parameters::default()
        );
    }

    #[test]
    fn every_mistake_has_a_sentence() {
        refused(
            json!({ "anchor": 1 }),
            &["anchor is no parameter of these rules"],
        );
        refused(
            json!({ "anchors": -1 }),
            &["anchors is not a whole number from 0 to 4294967295"],
        );
        refused(
            json!({ "anchors": 1.5 }),
            &["anchors is not a whole number from 0 to 4294967295"],
        );
        refused(
            json!({ "rank": "upper" }),
            &["rank is not \"nearest\" or \"floor\""],
        );
        refused(
            json!({ "rank": { "floor": null } }),
            &["rank is not \"nearest\" or \"floor\""],
        );
        let floor = "rating_floor is not a number from -1000000000 to below 3000 or \"none\"";
        refused(json!({ "rating_floor": null }), &[floor]);
        refused(
            json!({ "criterion_factor": 0 }),
            &["criterion_factor is not a number from 0.001 to 1000"],
        );
        refused(
            json!({ "max_rating": 3000 }),
            &["max_rating is not a number from -1000000000 to below 3000"],
        );
        refused(
            json!({ "rating_floor": 2999.5 }),
            &["rating_floor is above max_rating"],
        );
        let start = "top_reduction_start is not a number from -1000000000 to below 3000";
        refused(
            json!({ "rating_floor": 1e300, "top_reduction_start": 3000 }),
            &[floor, start],
        );
    }

    #[test]
    fn the_printed_pi_is_not_exact() {
        assert!(Pi::Text.value() > Pi::Exact.value());
    }
}
