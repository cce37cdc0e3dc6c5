//! What a federation may decide otherwise than the default reading.

use serde::de::{DeserializeOwned, IntoDeserializer};
use serde::{Deserialize, Deserializer, Serialize};

/// The parameters of the regulation. Only those that differ from the default are written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Parameters {
    /// A14: on which final rating the gain of 4.4 is measured.
    #[serde(deserialize_with = "word", skip_serializing_if = "is_default")]
    pub gain_measured_on: GainMeasuredOn,
    /// A22: whether 4.8 also divides the critical gain.
    #[serde(deserialize_with = "word", skip_serializing_if = "is_default")]
    pub small_board_anomaly_limit: AnomalyLimit,
    /// A33: the loss in table 4, board 9, from 600 on.
    #[serde(skip_serializing_if = "is_default")]
    pub table_4_loss_9x9_600: Loss9x9,
    /// A06a: completed years from which 2.7 protects.
    #[serde(skip_serializing_if = "is_default")]
    pub age_protection_years: ProtectionAge,
    /// A05a: how far one publication lowers a dan.
    #[serde(deserialize_with = "word", skip_serializing_if = "is_default")]
    pub dan_loss: DanLoss,
}

/// A14: on which final rating the gain of 4.4 is measured.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GainMeasuredOn {
    /// On the whole points of the end of the pass.
    #[default]
    Rounded,
    /// On the tenths after the last round.
    Unrounded,
}

/// A22: whether the critical gain is smaller on small boards.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AnomalyLimit {
    /// Divided like the changes.
    #[default]
    Reduced,
    /// The same on all boards.
    Full,
}

/// A33: points for a loss on 9 lines from 600 on.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "i64", into = "i64")]
pub enum Loss9x9 {
    /// 0, as printed.
    #[default]
    None,
    /// -20, like the row above it.
    Twenty,
}

/// A06a: what "age exceeds 60 years" means.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "i64", into = "i64")]
pub enum ProtectionAge {
    /// From the 61st birthday.
    #[default]
    SixtyOne,
    /// From the 60th birthday.
    Sixty,
}

/// A05a: how far one publication lowers a dan.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DanLoss {
    /// One step per list.
    #[default]
    OneStep,
    /// Until it holds.
    Cascade,
}

impl Loss9x9 {
    /// The points of table 4.
    pub fn points(self) -> i64 {
        match self {
            Loss9x9::None => 0,
            Loss9x9::Twenty => -20,
        }
    }
}

impl ProtectionAge {
    /// Completed years from which ranks are kept.
    pub fn years(self) -> i32 {
        match self {
            ProtectionAge::SixtyOne => 61,
            ProtectionAge::Sixty => 60,
        }
    }
}

impl TryFrom<i64> for Loss9x9 {
    type Error = &'static str;
    fn try_from(points: i64) -> Result<Loss9x9, Self::Error> {
        [Loss9x9::None, Loss9x9::Twenty].into_iter().find(|v| v.points() == points).ok_or("table_4_loss_9x9_600 is not 0 or -20")
    }
}

impl TryFrom<i64> for ProtectionAge {
    type Error = &'static str;
    fn try_from(years: i64) -> Result<ProtectionAge, Self::Error> {
        let all = [ProtectionAge::SixtyOne, ProtectionAge::Sixty];
        all.into_iter().find(|v| i64::from(v.years()) == years).ok_or("age_protection_years is not 61 or 60")
    }
}

impl From<Loss9x9> for i64 {
    fn from(value: Loss9x9) -> i64 {
        value.points()
    }
}

impl From<ProtectionAge> for i64 {
    fn from(value: ProtectionAge) -> i64 {
        i64::from(value.years())
    }
}

/// Reads a word as a plain string; serde alone would also take an object with that word as its key.
fn word<'de, D: Deserializer<'de>, T: DeserializeOwned>(from: D) -> Result<T, D::Error> {
    let text = String::deserialize(from)?;
    T::deserialize(text.into_deserializer())
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
