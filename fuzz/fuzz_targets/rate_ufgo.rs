//! Contrived journals by the rules of the Ukrainian Go Federation.

#![no_main]

use arbitrary::{Result, Unstructured};
use crosstable_fuzz::contrived::{Contrived, Fields, Regulation, fields, maybe, near, one, seldom};
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};

/// Rows of the tables 1, 3, 4, 5, norms of the dans and where they are lost.
const RATINGS: [i64; 20] = [
    10, 50, 100, 200, 400, 600, 1000, 1100, 1400, 1700, 2000, 2100, 2249, 2349, 2400, 2449, 2500,
    2549, 2600, 2700,
];
/// The greatest rating of a standing.
const GREATEST: i64 = (1 << 53) - 1;

struct Ufgo;

/// Name of a rank from 1 = 30 kyu to 37 = 7 dan.
fn rank(step: i64) -> String {
    if step <= 30 {
        format!("{} kyu", 31 - step)
    } else {
        format!("{} dan", step - 30)
    }
}

impl Regulation for Ufgo {
    const RULES: &'static str = "ufgo";
    const BYES: bool = true;

    fn parameters(u: &mut Unstructured) -> Result<Fields> {
        let mut all = Fields::new();
        maybe(
            u,
            &mut all,
            "gain_measured_on",
            json!(["rounded", "unrounded"]),
        )?;
        maybe(
            u,
            &mut all,
            "small_board_anomaly_limit",
            json!(["reduced", "full"]),
        )?;
        maybe(u, &mut all, "table_4_loss_9x9_600", json!([0, -20]))?;
        maybe(u, &mut all, "age_protection_years", json!([61, 60]))?;
        maybe(u, &mut all, "dan_loss", json!(["one_step", "cascade"]))?;
        Ok(all)
    }

    fn standing(u: &mut Unstructured) -> Result<Value> {
        let rating = match u.int_in_range(0..=9)? {
            0 => return Ok(Value::Null),
            1 => one(u, &[0, 1, 99_999, GREATEST])?,
            2 => u.int_in_range(0..=2900)?,
            _ => near(u, &RATINGS, 3)?,
        };
        let mut standing = fields(json!({"rating": rating}));
        let by_rating = if rating < 100 {
            1 + rating / 10
        } else {
            (11 + (rating - 100) / 100).min(33)
        };
        if rating > 2000 && u.arbitrary()? {
            standing.insert("dan".to_owned(), json!(u.int_in_range(4..=7)?));
        } else if seldom(u)? {
            standing.insert(
                "rank".to_owned(),
                json!(rank(u.int_in_range(by_rating..=33)?)),
            );
        }
        Ok(Value::Object(standing))
    }

    fn conditions(u: &mut Unstructured) -> Result<Fields> {
        let mut all = Fields::new();
        maybe(u, &mut all, "board", json!([19, 13, 9]))?;
        maybe(u, &mut all, "official", json!([true, false]))?;
        maybe(
            u,
            &mut all,
            "minutes",
            json!([null, 0, 44.999, 45, 59.5, 60, 1e300]),
        )?;
        Ok(all)
    }

    fn game(u: &mut Unstructured) -> Result<Fields> {
        if seldom(u)? {
            return Ok(fields(json!({"played": false})));
        }
        let round = if seldom(u)? {
            one(u, &[i64::MIN, -1, 0, i64::MAX])?
        } else {
            u.int_in_range(1..=6)?
        };
        Ok(fields(
            json!({"round": round, "score": one(u, &[0.0, 0.5, 1.0])?, "annulled": seldom(u)?}),
        ))
    }
}

fuzz_target!(|contrived: Contrived<Ufgo>| contrived.check());
