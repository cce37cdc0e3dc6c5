//! Contrived journals by the rules of the Open Russian Rating.

#![no_main]

use arbitrary::{Result, Unstructured};
use crosstable_fuzz::contrived::{Contrived, Fields, Regulation, fields, maybe, near, one, seldom};
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};

/// Rows of the table of K.
const RATINGS: [i64; 20] = [
    0, 1, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1300, 1500, 1700, 1800, 2000,
    2200, 2300,
];
/// The greatest rating of a standing.
const GREATEST: i64 = 1_000_000_000_000_000;

struct Orr;

impl Regulation for Orr {
    const RULES: &'static str = "orr";
    const BYES: bool = true;

    fn parameters(u: &mut Unstructured) -> Result<Fields> {
        let mut all = Fields::new();
        maybe(u, &mut all, "halves", json!(["away", "up", "even"]))?;
        maybe(u, &mut all, "pd_rounded", json!(["yes", "no"]))?;
        maybe(u, &mut all, "change_rounded", json!(["sum", "change"]))?;
        maybe(u, &mut all, "k_gap", json!([1700, 2000]))?;
        maybe(
            u,
            &mut all,
            "lower_bound",
            json!(["none", 1, 0, "published"]),
        )?;
        maybe(u, &mut all, "np", json!(["participants", "played"]))?;
        maybe(u, &mut all, "kt_rated", json!(["all", "settled"]))?;
        maybe(u, &mut all, "kt_rounded", json!(["always", "corrected"]))?;
        maybe(u, &mut all, "age", json!(["whole", "fraction", "year"]))?;
        maybe(u, &mut all, "unknown_year", json!([5, 13, "skip"]))?;
        maybe(u, &mut all, "age_weight", json!(["game", "opponent"]))?;
        maybe(u, &mut all, "fictitious_in_rsr", json!(["yes", "no"]))?;
        maybe(u, &mut all, "fictitious_in_sr", json!([false, true]))?;
        maybe(u, &mut all, "rp_in_corridor", json!(["no", "yes"]))?;
        maybe(u, &mut all, "newcomer_opponents", json!(["rp", "rs"]))?;
        maybe(u, &mut all, "settled_at", json!([9, 10]))?;
        maybe(u, &mut all, "stored_opponent", json!(["rp", "rs"]))?;
        maybe(u, &mut all, "kor_fictitious", json!(["start", "rs"]))?;
        maybe(u, &mut all, "kor_rsr", json!(["one", "parts", "exact"]))?;
        maybe(u, &mut all, "kor_games", json!(["all", "new"]))?;
        maybe(u, &mut all, "kor_k", json!(["rkor", "start"]))?;
        Ok(all)
    }

    fn standing(u: &mut Unstructured) -> Result<Value> {
        let mut standing = Fields::new();
        for key in ["rating", "fide"] {
            match u.int_in_range(0..=9)? {
                0 => standing.insert(key.to_owned(), json!(one(u, &[GREATEST, -GREATEST, -1])?)),
                1 => standing.insert(key.to_owned(), json!(u.int_in_range(-100..=3000)?)),
                2..=5 => standing.insert(key.to_owned(), json!(near(u, &RATINGS, 2)?)),
                // Two of four are newcomers or have but a FIDE rating, which is what these rules
                // are about.
                _ => None,
            };
        }
        Ok(if seldom(u)? {
            Value::Null
        } else {
            Value::Object(standing)
        })
    }

    fn conditions(_: &mut Unstructured) -> Result<Fields> {
        Ok(Fields::new())
    }

    fn game(u: &mut Unstructured) -> Result<Fields> {
        if seldom(u)? {
            return Ok(fields(json!({"played": false})));
        }
        Ok(fields(json!({"score": one(u, &[0.0, 0.5, 1.0])?})))
    }
}

fuzz_target!(|contrived: Contrived<Orr>| contrived.check());
