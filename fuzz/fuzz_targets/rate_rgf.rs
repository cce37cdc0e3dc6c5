//! Contrived journals by the rules of the Russian Go Federation.

#![no_main]

use arbitrary::{Result, Unstructured};
use crosstable_fuzz::contrived::{
    Contrived, Fields, Regulation, fields, maybe, near_real, one, seldom,
};
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};

/// Rows of section 9, halves between them, the top of the scale.
const RATINGS: [i64; 10] = [0, 50, 100, 1000, 1850, 2000, 2100, 2850, 2950, 2994];

struct Rgf;

impl Regulation for Rgf {
    const RULES: &'static str = "rgf";
    const BYES: bool = false;

    fn parameters(u: &mut Unstructured) -> Result<Fields> {
        let mut all = Fields::new();
        maybe(u, &mut all, "anchors", json!([0, 1, 2, 5, 4294967295u32]))?;
        maybe(
            u,
            &mut all,
            "anomaly_confidence",
            json!(["root", "linear", "interpolate", "none"]),
        )?;
        maybe(
            u,
            &mut all,
            "top_reduction",
            json!(["coefficient", "criterion"]),
        )?;
        maybe(
            u,
            &mut all,
            "criterion_factor",
            json!([0.001, 0.5, 1.5, 1000]),
        )?;
        maybe(
            u,
            &mut all,
            "top_reduction_start",
            json!([2000, -1e9, 2999.9999999999995, 0]),
        )?;
        maybe(u, &mut all, "small_statistics", json!(["members", "all"]))?;
        maybe(u, &mut all, "months", json!(["between", "difference"]))?;
        maybe(
            u,
            &mut all,
            "deviation_before",
            json!(["standing", "timed"]),
        )?;
        maybe(u, &mut all, "unrated_rows", json!(["list", "omit"]))?;
        maybe(u, &mut all, "rank", json!(["nearest", "floor"]))?;
        maybe(u, &mut all, "pi", json!(["text", "exact"]))?;
        maybe(
            u,
            &mut all,
            "max_rating",
            json!([2999, 2999.9999999999995, 2500, -1e9]),
        )?;
        maybe(u, &mut all, "rating_floor", json!([-1e9]))?;
        Ok(all)
    }

    fn standing(u: &mut Unstructured) -> Result<Value> {
        let rating = match u.int_in_range(0..=9)? {
            0 => return Ok(Value::Null),
            1 => one(u, &[-1e9, 2999.9999999999995, -0.0, -999_999_999.5, 5e-324])?,
            2 => f64::from(u.int_in_range(-3000..=2999)?),
            _ => near_real(u, &RATINGS, 4)?,
        };
        let mut standing = fields(json!({"rating": rating}));
        if u.arbitrary()? {
            let deviation = match u.int_in_range(0..=3)? {
                0 => one(u, &[5e-324, 1e-160, 1e-9, 1e9, 1e160, 1.7e308])?,
                1 => (3000.0 - rating) / 4.0,
                _ => f64::from(u.int_in_range(1..=8000)?) / 10.0,
            };
            standing.insert("deviation".to_owned(), json!(deviation));
        }
        maybe(
            u,
            &mut standing,
            "last_played",
            json!([null, "0001-01", "2019-11", "2024-12", "2025-02", "9999-12"]),
        )?;
        Ok(Value::Object(standing))
    }

    fn conditions(_: &mut Unstructured) -> Result<Fields> {
        Ok(Fields::new())
    }

    fn game(u: &mut Unstructured) -> Result<Fields> {
        let mut game = fields(json!({"score": one(u, &[0.0, 0.5, 1.0])?, "played": !seldom(u)?}));
        maybe(
            u,
            &mut game,
            "handicap",
            json!([0, 1, 2, 9, 9, 30, 1000, 4294967295u32]),
        )?;
        Ok(game)
    }
}

fuzz_target!(|contrived: Contrived<Rgf>| contrived.check());
