//! Contrived journals by the rules of the Sevastopol Sports Dots Club.

#![no_main]

use arbitrary::{Result, Unstructured};
use crosstable_fuzz::contrived::{
    Contrived, Fields, Regulation, fields, maybe, near, near_real, one, seldom,
};
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};

/// The initial rating, ratings of the ranks, the rating of strong players.
const RATINGS: [i64; 9] = [0, 1200, 1600, 1800, 2000, 2200, 2300, 2400, 2500];

struct Ssdc;

/// What a player has in one pool.
fn pool(u: &mut Unstructured) -> Result<Value> {
    let rating = if seldom(u)? {
        one(u, &[99_999.9, -99_999.9, -0.0, 5e-324])?
    } else {
        near_real(u, &RATINGS, 5)?
    };
    let games = if seldom(u)? {
        1_000_000_000 - u.int_in_range(0..=2)?
    } else {
        near(u, &[3, 5, 30, 100], 3)?
    };
    let mut standing = fields(json!({"rating": rating, "games": games}));
    maybe(
        u,
        &mut standing,
        "last_played",
        json!([
            null,
            "2023-12-31",
            "2024-02-29",
            "2025-12-31",
            "0001-01-01",
            "9999-12-31"
        ]),
    )?;
    Ok(Value::Object(standing))
}

impl Regulation for Ssdc {
    const RULES: &'static str = "ssdc";
    const BYES: bool = false;

    fn parameters(u: &mut Unstructured) -> Result<Fields> {
        let mut all = Fields::new();
        maybe(
            u,
            &mut all,
            "update",
            json!(["game", "round", "tournament"]),
        )?;
        maybe(
            u,
            &mut all,
            "rounding",
            json!(["none", "game", "tournament"]),
        )?;
        maybe(u, &mut all, "k_precedence", json!(["new", "2400", 2400]))?;
        maybe(u, &mut all, "k_count", json!(["game", "tournament"]))?;
        maybe(u, &mut all, "rank_moment", json!(["game", "tournament"]))?;
        maybe(u, &mut all, "year", json!(["calendar", "rolling"]))?;
        maybe(
            u,
            &mut all,
            "initial_rating",
            json!([1200, 0, -99999.5, 2399.9999999995, 99999]),
        )?;
        maybe(u, &mut all, "k_strong", json!([0, 10, 0.1, 1000, 5e-324]))?;
        maybe(u, &mut all, "k_ordinary", json!([0, 20, 32.5, 1000]))?;
        maybe(u, &mut all, "k_new", json!([0, 40, 1000]))?;
        maybe(u, &mut all, "strong_from", json!([2400, -99999, 1200.5]))?;
        maybe(u, &mut all, "new_games", json!([0, 1, 30, 1000000]))?;
        maybe(u, &mut all, "list_games", json!([0, 1, 5, 1000000]))?;
        maybe(
            u,
            &mut all,
            "rank_ratings",
            json!([{}, {"G": 2550.5}, {"3": -99999, "2": 1200}]),
        )?;
        maybe(
            u,
            &mut all,
            "rank_places",
            json!([{}, {"fourth": ["3", "N", "G"]}, {"highest": []}]),
        )?;
        Ok(all)
    }

    fn standing(u: &mut Unstructured) -> Result<Value> {
        if seldom(u)? {
            return Ok(Value::Null);
        }
        let mut standing = Fields::new();
        for key in ["classic", "rapid"] {
            if u.arbitrary()? {
                standing.insert(key.to_owned(), pool(u)?);
            }
        }
        maybe(
            u,
            &mut standing,
            "rank",
            json!(["N", "3", "2", "1", "C", "M", "H", "G"]),
        )?;
        Ok(Value::Object(standing))
    }

    fn conditions(u: &mut Unstructured) -> Result<Fields> {
        let mut all = fields(json!({"official": !seldom(u)?}));
        maybe(u, &mut all, "pool", json!(["classic", "rapid", "rapid"]))?;
        maybe(
            u,
            &mut all,
            "category",
            json!(["highest", "first", "second", "third", "fourth", "friendly"]),
        )?;
        Ok(all)
    }

    fn game(u: &mut Unstructured) -> Result<Fields> {
        let mut game = fields(json!({"annulled": seldom(u)?, "played": !seldom(u)?}));
        maybe(u, &mut game, "round", json!([1, 2, 3]))?;
        let rated = game["played"] == true && game["annulled"] == false;
        if rated || u.arbitrary()? {
            game.insert("score".to_owned(), json!(one(u, &[0.0, 0.5, 1.0])?));
        }
        Ok(game)
    }
}

fuzz_target!(|contrived: Contrived<Ssdc>| contrived.check());
