//! The expected score of a game under each regulation, for comparing ratings with results.

use serde_json::Value;

use super::Rules;
use super::mistake::Mistakes;
use super::parameter::ParameterSet;
use crate::number::Points;

/// A player's strength, as far as an expectation needs it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Strength {
    /// Rating in points.
    pub rating: Points,
    /// Deviation, if the rules have one.
    pub deviation: Option<f64>,
    /// True if the rating has a star.
    pub provisional: bool,
}

/// The expected score, 0 to 1, of the first player against the second; `None` without expectation.
pub type Expectation = Box<dyn Fn(Strength, Strength) -> Option<f64> + Send + Sync>;

pub(super) fn from_parameters<R: Rules>(parameters: &Value) -> Result<Expectation, Mistakes> {
    let parameters = R::Parameters::from_json(parameters)?;
    Ok(Box::new(move |own, other| {
        R::expected_score(&parameters, own, other)
    }))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::{ALL, by_id};

    fn rated(rating: f64) -> Strength {
        Strength {
            rating: Points(rating),
            deviation: Some(80.0),
            provisional: false,
        }
    }

    fn expected(rules: &str, parameters: Value, own: f64, other: f64) -> Option<f64> {
        by_id(rules).unwrap().expectation_with(&parameters).unwrap()(rated(own), rated(other))
    }

    #[track_caller]
    fn check(rules: &str, parameters: Value, own: f64, other: f64, points: f64) {
        let found = expected(rules, parameters, own, other).unwrap();
        assert!(
            (found - points).abs() < 1e-9,
            "{rules}: {own} against {other}: {found}"
        );
    }

    #[test]
    fn expectations_by_hand() {
        // Table 2 of ufgo, the row 99-106, and the tenths between two rows.
        check("ufgo", json!({}), 1500.0, 1400.0, 0.64);
        check("ufgo", json!({}), 1400.0, 1500.0, 0.36);
        check("ufgo", json!({}), 1500.0, 1497.0, 0.5);
        check("ssdc", json!({}), 1600.0, 1200.0, 10.0 / 11.0);
        // orr rounds to hundredths unless the federation decides otherwise.
        check("orr", json!({}), 1500.0, 1400.0, 0.64);
        check(
            "orr",
            json!({"pd_rounded": "no"}),
            1600.0,
            1200.0,
            10.0 / 11.0,
        );
        check("elo", json!({}), 1400.0, 1200.0, 0.759_747);
        check("elo", json!({}), 2000.0, 1000.0, 0.909_091);
        check(
            "elo",
            json!({"difference_cap": "none"}),
            2000.0,
            1000.0,
            0.996_848,
        );
        // rgf: 0.5 + B (R - Rj) / D, D = (1400 * 1600)^(1/2), S* = 400.
        let influence =
            1.0 / (1.0 + 3.0 * (80.0 / (std::f64::consts::PI * 400.0_f64)).powi(2)).sqrt();
        let found = expected("rgf", json!({}), 1600.0, 1400.0).unwrap();
        assert!(
            (found - (0.5 + influence * 200.0 / (1400.0_f64 * 1600.0).sqrt())).abs() < 1e-6,
            "{found}"
        );
    }

    #[test]
    fn the_stronger_player_is_expected_to_score_more_and_equals_the_same() {
        for rulebook in ALL {
            let expects = rulebook.expectation_with(&json!({})).unwrap();
            let points = |own, other| expects(rated(own), rated(other)).unwrap();
            assert_eq!(points(1500.0, 1500.0), 0.5, "{}", rulebook.id);
            let mut last = 0.5;
            for ahead in 1..28 {
                let own = points(1500.0 + 50.0 * f64::from(ahead), 1500.0);
                assert!(
                    (last..=1.0).contains(&own),
                    "{}: {own} after {last}",
                    rulebook.id
                );
                last = own;
            }
            assert!(
                last > 0.8 && points(1500.0, 2500.0) < 0.2,
                "{}: {last}",
                rulebook.id
            );
        }
    }

    /// Below 100 ufgo has fixed points instead of its formula; rgf has no ratings of 3000 or more.
    #[test]
    fn where_a_regulation_expects_nothing() {
        assert_eq!(
            (
                expected("ufgo", json!({}), 99.0, 500.0),
                expected("ufgo", json!({}), 500.0, 0.0)
            ),
            (None, None)
        );
        assert!(expected("ufgo", json!({}), 100.0, 100.0).is_some());
        assert_eq!(expected("rgf", json!({}), 3000.0, 1000.0), None);
        // A player without a deviation counts as the least reliable.
        let unsure = Strength {
            deviation: None,
            ..rated(1400.0)
        };
        let expects = by_id("rgf").unwrap().expectation_with(&json!({})).unwrap();
        assert!(expects(rated(1600.0), unsure) < expects(rated(1600.0), rated(1400.0)));
    }

    #[test]
    fn absurd_ratings_and_parameters_do_no_harm() {
        for rulebook in ALL {
            assert!(rulebook.expectation_with(&json!({"?": 1})).is_err());
            for (own, other) in [(9e15, -9e15), (-9e15, 9e15), (1e300, 1e300), (1e300, 0.0)] {
                let found =
                    rulebook.expectation_with(&json!({})).unwrap()(rated(own), rated(other));
                assert!(
                    found.is_none_or(|points| (0.0..=1.0).contains(&points)),
                    "{}: {found:?}",
                    rulebook.id
                );
            }
        }
    }
}
