//! Contrived journals by the rules of plain Elo.

#![no_main]

use arbitrary::{Result, Unstructured};
use crosstable_fuzz::contrived::{
    Contrived, Fields, Regulation, fields, maybe, near, near_real, one, seldom,
};
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};

/// The initial rating, and ratings of tables of K.
const RATINGS: [i64; 5] = [0, 800, 1200, 1600, 2400];

struct Elo;

impl Regulation for Elo {
    const RULES: &'static str = "elo";
    const BYES: bool = true;

    fn parameters(u: &mut Unstructured) -> Result<Fields> {
        let mut all = Fields::new();
        maybe(u, &mut all, "initial_rating", json!([1200, 800.5, 99999.9]))?;
        maybe(u, &mut all, "unofficial", json!(["skip", "rate"]))?;
        maybe(
            u,
            &mut all,
            "difference_cap",
            json!(["none", 400, 1, 10000, 720.25]),
        )?;
        maybe(
            u,
            &mut all,
            "k_table",
            json!([
                [[0, "none", 0.1]],
                [[0, "none", 1000]],
                [[0, "none", 40], [30, "none", 20], [0, 2000.5, 0]]
            ]),
        )?;
        maybe(u, &mut all, "rounding", json!(["whole", "none"]))?;
        maybe(u, &mut all, "floor", json!(["none", 100, 800.5, -99999.9]))?;
        maybe(u, &mut all, "list_games", json!([0, 1, 5, 1000000]))?;
        Ok(all)
    }

    fn standing(u: &mut Unstructured) -> Result<Value> {
        let rating = match u.int_in_range(0..=9)? {
            0 => return Ok(Value::Null),
            1 => one(u, &[99_999.9, -99_999.9, -0.0, 5e-324])?,
            _ => near_real(u, &RATINGS, 500)?,
        };
        let mut standing = fields(json!({"rating": rating}));
        if u.arbitrary()? {
            let games = if seldom(u)? {
                1_000_000_000
            } else {
                near(u, &[3, 30], 3)?
            };
            standing.insert("games".to_owned(), json!(games));
        }
        Ok(Value::Object(standing))
    }

    fn conditions(u: &mut Unstructured) -> Result<Fields> {
        let mut all = fields(json!({"official": !seldom(u)?}));
        maybe(
            u,
            &mut all,
            "category",
            json!(["highest", "fourth", "friendly"]),
        )?;
        Ok(all)
    }

    fn game(u: &mut Unstructured) -> Result<Fields> {
        if seldom(u)? {
            return Ok(fields(json!({"played": false})));
        }
        let mut game = fields(json!({"score": one(u, &[0.0, 0.5, 1.0])?, "annulled": seldom(u)?}));
        maybe(u, &mut game, "round", json!([1, 2, -3]))?;
        Ok(game)
    }
}

fuzz_target!(|contrived: Contrived<Elo>| contrived.check());
