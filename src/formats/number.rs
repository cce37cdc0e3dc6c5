//! Exact decimal numbers: points, ratings, tie-breaks. Section 3.4.

use std::cmp::Ordering;
use std::fmt;

use serde::ser::Error;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use crate::domain::number::Score;

/// Most digits of a number, so that sums of tens of thousands of numbers can't overflow.
const MAX_DIGITS: usize = 13;
const MAX_DECIMALS: usize = 9;

impl From<Score> for Number {
    fn from(score: Score) -> Self {
        Self::from_halves(score.half_points())
    }
}

/// An exact decimal: `units` times 10^-`decimals`, without trailing zeros.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Number {
    units: i64,
    decimals: u32,
}

impl Number {
    pub const ZERO: Self = Self::from_whole(0);
    pub const HALF: Self = Self {
        units: 5,
        decimals: 1,
    };
    pub const ONE: Self = Self::from_whole(1);

    pub const fn from_whole(units: i64) -> Self {
        Self { units, decimals: 0 }
    }

    pub fn from_halves(halves: i64) -> Self {
        if halves % 2 == 0 {
            return Self::from_whole(halves / 2);
        }
        Self::from_units(i128::from(halves) * 5, 1)
    }

    /// Section 3.4: digits 0-9, full stop or comma before decimals, `½` for `.5`, optional minus.
    pub fn parse(text: &str) -> Option<Self> {
        if (1..=MAX_DIGITS).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
        {
            return text.parse().ok().map(Self::from_whole);
        }
        let (minus, digits) = text
            .strip_prefix('-')
            .map_or((false, text), |rest| (true, rest));
        let (whole, decimals) = match digits.strip_suffix('½') {
            Some(whole) => (whole, "5"),
            None => digits.split_once(['.', ',']).unwrap_or((digits, "")),
        };
        let number = |part: &str| part.bytes().all(|b| b.is_ascii_digit());
        let written = whole.len() + decimals.len();
        if written == 0
            || (!number(whole) || !number(decimals))
            || (decimals.is_empty() && digits.len() != whole.len())
        {
            return None;
        }
        let decimals = decimals.trim_end_matches('0');
        let whole = whole.trim_start_matches('0');
        if whole.len() > MAX_DIGITS
            || decimals.len() > MAX_DECIMALS
            || whole.len() + decimals.len() > MAX_DIGITS + 4
        {
            return None;
        }
        let units: i128 = format!("0{whole}{decimals}").parse().ok()?;
        let places = u32::try_from(decimals.len()).ok()?;
        Some(Self::from_units(if minus { -units } else { units }, places))
    }

    fn from_units(mut units: i128, mut decimals: u32) -> Self {
        while decimals > 0 && units % 10 == 0 {
            units /= 10;
            decimals -= 1;
        }
        let bounded = units.clamp(i128::from(i64::MIN), i128::from(i64::MAX));
        Self {
            units: i64::try_from(bounded).unwrap_or_default(),
            decimals,
        }
    }

    fn units_at(self, decimals: u32) -> i128 {
        i128::from(self.units) * 10_i128.pow(decimals.saturating_sub(self.decimals))
    }

    pub fn plus(self, other: Self) -> Self {
        if self.decimals == 0
            && other.decimals == 0
            && let Some(units) = self.units.checked_add(other.units)
        {
            return Self::from_whole(units);
        }
        let decimals = self.decimals.max(other.decimals);
        Self::from_units(self.units_at(decimals) + other.units_at(decimals), decimals)
    }

    pub fn minus(self, other: Self) -> Self {
        let decimals = self.decimals.max(other.decimals);
        Self::from_units(self.units_at(decimals) - other.units_at(decimals), decimals)
    }

    pub fn half(self) -> Self {
        Self::from_units(i128::from(self.units) * 5, self.decimals + 1)
    }

    pub fn as_whole(self) -> Option<i64> {
        (self.decimals == 0).then_some(self.units)
    }

    /// Rounds to this number of decimals, halves up.
    pub fn round_to(self, decimals: u32) -> Self {
        if self.decimals <= decimals {
            return self;
        }
        let step = 10_i128.pow(self.decimals - decimals);
        Self::from_units(
            (i128::from(self.units) * 2 + step).div_euclid(step * 2),
            decimals,
        )
    }

    pub fn format_fixed(self, decimals: u32) -> String {
        let rounded = self.round_to(decimals);
        let shown = rounded.to_string();
        let missing = decimals.saturating_sub(rounded.decimals);
        let point = if rounded.decimals == 0 && decimals > 0 {
            "."
        } else {
            ""
        };
        format!(
            "{shown}{point}{}",
            "0".repeat(usize::try_from(missing).unwrap_or_default())
        )
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.decimals == 0 {
            return write!(f, "{}", self.units);
        }
        let digits = usize::try_from(self.decimals).unwrap_or_default();
        let sign = if self.units < 0 { "-" } else { "" };
        let (step, size) = (
            10_u128.pow(self.decimals),
            u128::from(self.units.unsigned_abs()),
        );
        write!(f, "{sign}{}.{:0digits$}", size / step, size % step)
    }
}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Number {
    fn cmp(&self, other: &Self) -> Ordering {
        let decimals = self.decimals.max(other.decimals);
        self.units_at(decimals).cmp(&other.units_at(decimals))
    }
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        RawValue::from_string(self.to_string())
            .map_err(S::Error::custom)?
            .serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_and_written_exactly() {
        for (text, expected) in [
            ("4", "4"),
            ("4.5", "4.5"),
            ("4,50", "4.5"),
            ("4½", "4.5"),
            ("½", "0.5"),
            (".5", "0.5"),
            ("-0.25", "-0.25"),
            ("0012.300", "12.3"),
        ] {
            assert_eq!(
                Number::parse(text).map(|n| n.to_string()).as_deref(),
                Some(expected),
                "{text}"
            );
        }
        for text in [
            "",
            "-",
            ".",
            "4.",
            "4..5",
            "4.5.1",
            "1e3",
            "٣",
            "+1",
            "1½½",
            "½5",
            "123456789012345678901",
        ] {
            assert_eq!(Number::parse(text), None, "{text}");
        }
    }

    #[test]
    fn numbers_are_rounded_halves_up() {
        let fixed = |text: &str, decimals| {
            Number::parse(text)
                .map(|n| n.format_fixed(decimals))
                .unwrap_or_default()
        };
        assert_eq!(fixed("4.25", 1), "4.3");
        assert_eq!(fixed("4", 1), "4.0");
        assert_eq!(fixed("1500.5", 0), "1501");
        assert_eq!(fixed("-0.5", 0), "0");
        assert_eq!(fixed("0.05", 3), "0.050");
    }
}
