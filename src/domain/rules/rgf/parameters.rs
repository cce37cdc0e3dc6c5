//! What a federation may decide otherwise than the default reading.

use std::f64::consts;

use serde::de::{DeserializeOwned, Error, IntoDeserializer};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::units::{IDEAL, LOWEST, Rating};

/// The parameters of the regulation; the default is the regulation as written. Only those that differ from it are serialised.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields, default)]
pub struct Parameters {
    /// A36: how many players the anchor correction of a list is measured by; 0: no correction.
    #[serde(skip_serializing_if = "is_default")]
    pub anchors: u32,
    /// A22: how much the deviation of an anomalous player is widened.
    #[serde(deserialize_with = "word", skip_serializing_if = "is_default")]
    pub anomaly_confidence: AnomalyConfidence,
    /// A18: what is reduced at the top of the scale.
    #[serde(deserialize_with = "word", skip_serializing_if = "is_default")]
    pub top_reduction: TopReduction,
    /// A48: DNan is SNan times this; from 0.001 to 1000.
    #[serde(skip_serializing_if = "Parameters::is_criterion_factor")]
    pub criterion_factor: f64,
    /// A48: the rating from which the reduction begins.
    #[serde(skip_serializing_if = "Parameters::is_top_reduction_start")]
    pub top_reduction_start: f64,
    /// A13: which games make the statistics small.
    #[serde(deserialize_with = "word", skip_serializing_if = "is_default")]
    pub small_statistics: SmallStatistics,
    /// A9: how the months since the last tournament are counted.
    #[serde(deserialize_with = "word", skip_serializing_if = "is_default")]
    pub months: Months,
    /// A38: which deviation is reported as the one before.
    #[serde(deserialize_with = "word", skip_serializing_if = "is_default")]
    pub deviation_before: DeviationBefore,
    /// A39: whether newcomers without a rating have a line.
    #[serde(deserialize_with = "word", skip_serializing_if = "is_default")]
    pub unrated_rows: UnratedRows,
    /// A34: ranks between the rows of the table.
    #[serde(deserialize_with = "word", skip_serializing_if = "is_default")]
    pub rank: RankRounding,
    /// A4: which number pi is.
    #[serde(deserialize_with = "word", skip_serializing_if = "is_default")]
    pub pi: Pi,
    /// A3: no calculated rating is above this.
    #[serde(skip_serializing_if = "Parameters::is_max_rating")]
    pub max_rating: f64,
    /// A31: no calculated rating is below this; `None`: no floor.
    #[serde(deserialize_with = "number", skip_serializing_if = "is_default")]
    pub rating_floor: Option<f64>,
}

/// A22: S' of an anomalous player; all are cut to S*.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AnomalyConfidence {
    /// S' sqrt(1 + Kan^2).
    #[default]
    Root,
    /// S' (1 + Kan).
    Linear,
    /// S' (1 - q) + S* q with q = Kan^2.
    Interpolate,
    /// S' as it is.
    None,
}

/// A18: what the factor of the top reduces.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TopReduction {
    /// Kan is multiplied with it.
    #[default]
    Coefficient,
    /// DNan is divided by it.
    Criterion,
}

/// A13: which games make the statistics small.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SmallStatistics {
    /// Games with members.
    #[default]
    Members,
    /// All played games.
    All,
}

/// A9: the months since the last tournament.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Months {
    /// The calendar months wholly between.
    #[default]
    Between,
    /// The difference of the months.
    Difference,
}

/// A38: the deviation before a tournament.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeviationBefore {
    /// As stored.
    #[default]
    Standing,
    /// Corrected for the time.
    Timed,
}

/// A39: newcomers that played and got no rating.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UnratedRows {
    /// Have a line without numbers.
    #[default]
    List,
    /// Have no line.
    Omit,
}

/// A34: ranks between the rows of the table.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RankRounding {
    /// The nearest row, the half upwards.
    #[default]
    Nearest,
    /// The row below.
    Floor,
}

/// A4: which number pi is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pi {
    /// 3.141593, as printed.
    #[default]
    Text,
    /// As exact as a double is.
    Exact,
}

impl Pi {
    /// The number.
    pub(super) fn value(self) -> f64 {
        match self {
            #[expect(clippy::approx_constant, reason = "printed like this (A4)")]
            Pi::Text => 3.141593,
            Pi::Exact => consts::PI,
        }
    }
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters {
            anchors: 0,
            anomaly_confidence: AnomalyConfidence::Root,
            top_reduction: TopReduction::Coefficient,
            criterion_factor: 1.5,
            top_reduction_start: 2000.0,
            small_statistics: SmallStatistics::Members,
            months: Months::Between,
            deviation_before: DeviationBefore::Standing,
            unrated_rows: UnratedRows::List,
            rank: RankRounding::Nearest,
            pi: Pi::Text,
            max_rating: 2999.0,
            rating_floor: None,
        }
    }
}

impl Parameters {
    /// Everything that is wrong with the numbers, a sentence each; empty: good.
    pub fn mistakes(&self) -> Vec<String> {
        let mut mistakes = Vec::new();
        if !(0.001..=1000.0).contains(&self.criterion_factor) {
            mistakes.push("criterion_factor is not a number from 0.001 to 1000".to_owned());
        }
        let rating = |value: f64| (LOWEST..IDEAL).contains(&value);
        if !rating(self.top_reduction_start) {
            mistakes.push(format!("top_reduction_start is not a rating from {LOWEST} to below {IDEAL}"));
        }
        if !rating(self.max_rating) {
            mistakes.push(format!("max_rating is not a rating from {LOWEST} to below {IDEAL}"));
        }
        if let Some(floor) = self.rating_floor {
            if !rating(floor) {
                mistakes.push(format!("rating_floor is not a rating from {LOWEST} to below {IDEAL}"));
            } else if floor > self.max_rating {
                mistakes.push("rating_floor is above max_rating".to_owned());
            }
        }
        mistakes
    }

    /// A3, A31: a calculated rating is held between `rating_floor` and `max_rating`.
    #[inline]
    pub(super) fn held(&self, rating: f64) -> Rating {
        let below = rating.min(self.max_rating);
        Rating(self.rating_floor.map_or(below, |floor| below.max(floor)))
    }

    fn is_criterion_factor(value: &f64) -> bool {
        *value == Parameters::default().criterion_factor
    }

    fn is_top_reduction_start(value: &f64) -> bool {
        *value == Parameters::default().top_reduction_start
    }

    fn is_max_rating(value: &f64) -> bool {
        *value == Parameters::default().max_rating
    }
}

// The derive writes functions of this type (`remote = "Self"`), so that reading can end with a check of the whole.

impl Serialize for Parameters {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Parameters::serialize(self, to)
    }
}

impl<'de> Deserialize<'de> for Parameters {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Parameters, D::Error> {
        let read = Parameters::deserialize(from)?;
        let mistakes = read.mistakes();
        if mistakes.is_empty() { Ok(read) } else { Err(D::Error::custom(mistakes.join("; "))) }
    }
}

/// Reads a word as a plain string; serde alone would also take an object with that word as its key.
fn word<'de, D: Deserializer<'de>, T: DeserializeOwned>(from: D) -> Result<T, D::Error> {
    let text = String::deserialize(from)?;
    T::deserialize(text.into_deserializer())
}

/// Reads a number; null is none.
fn number<'de, D: Deserializer<'de>>(from: D) -> Result<Option<f64>, D::Error> {
    f64::deserialize(from).map(Some)
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[track_caller]
    fn refused(value: serde_json::Value, sentence: &str) {
        let error = serde_json::from_value::<Parameters>(value).unwrap_err().to_string();
        assert!(error.contains(sentence), "{error}");
    }

    #[test]
    fn only_what_differs_is_written() {
        assert_eq!(serde_json::to_value(Parameters::default()).unwrap(), json!({}));
        let every = json!({
            "anchors": 7, "anomaly_confidence": "interpolate", "top_reduction": "criterion", "criterion_factor": 2.25,
            "top_reduction_start": 2400.0, "small_statistics": "all", "months": "difference", "deviation_before": "timed",
            "unrated_rows": "omit", "rank": "floor", "pi": "exact", "max_rating": 2990.5, "rating_floor": 0.0,
        });
        let read: Parameters = serde_json::from_value(every.clone()).unwrap();
        assert_eq!(serde_json::to_value(read).unwrap(), every);
        let printed = json!({ "criterion_factor": 1.5, "max_rating": 2999, "anchors": 0, "pi": "text" });
        assert_eq!(serde_json::from_value::<Parameters>(printed).unwrap(), Parameters::default());
    }

    #[test]
    fn every_mistake_has_a_sentence() {
        refused(json!({ "anchor": 1 }), "unknown field `anchor`");
        refused(json!({ "anchors": -1 }), "integer");
        refused(json!({ "anchors": 1.5 }), "u32");
        refused(json!({ "rank": "upper" }), "unknown variant `upper`");
        refused(json!({ "rank": { "floor": null } }), "string");
        refused(json!({ "rating_floor": null }), "f64");
        refused(json!({ "criterion_factor": 0 }), "criterion_factor is not");
        refused(json!({ "max_rating": 3000 }), "max_rating is not");
        refused(json!({ "rating_floor": 2999.5 }), "rating_floor is above max_rating");
        refused(
            json!({ "rating_floor": 1e300, "top_reduction_start": 3000 }),
            "start is not a rating from -1000000000 to below 3000; rating_floor",
        );
    }

    #[test]
    fn the_printed_pi_is_not_exact() {
        assert!(Pi::Text.value() > Pi::Exact.value());
    }
}
