//! Ranks of players entered with a rating (2.4), lists (4.5), and the standing of the journal.

use chrono::{Datelike, NaiveDate};
use serde_json::{Map, Value};

use super::parameters::{Parameters, Year};
use super::tables::SportsRank;
use super::units::Rating;
use super::{Record, Standing};
use crate::number::Points;
use crate::player::{PlayerKey, parse_date};
use crate::rules::{Book, InPool, Published, RatingListEntry, View};
use crate::tournament::Pool;

/// Ratings of a list with at most this difference are equal.
const EQUAL: f64 = 1e-9;

/// Article 2.4: the classic rating gives its higher rank at once (A5a).
pub(super) fn raise_entered_rank(p: &Parameters, record: &mut Record) {
    if let Some(classic) = &record.classic {
        record.rank = record
            .rank
            .max(p.rank_ratings.rank_of_rating(classic.rating));
    }
}

/// Articles 4.5, 4.5.1: five rated games, and no complete calendar year without one (A6). An
/// unknown last day is the first day of the journal (A7).
fn is_listed(p: &Parameters, standing: &Standing, first: NaiveDate, date: NaiveDate) -> bool {
    let last = standing.last.unwrap_or(first);
    let day = |date: NaiveDate| (date.month(), date.day());
    let years = date.year() - last.year();
    let active = match p.year {
        Year::Calendar => years <= 1,
        // After 29 February the next year has no such day; 28 February is the last day before it.
        Year::Rolling => years < 1 || (years == 1 && day(date) <= day(last)),
    };
    active && standing.games >= p.list_games.0
}

/// Articles 4.1, 4.1.1, 4.5. The date only decides activity (A6d); records do not change.
pub(super) fn publish_list(p: &Parameters, book: &Book<Record>, date: NaiveDate) -> Published {
    let first = book.first_day.unwrap_or(date);
    let list = |pool: Pool| {
        let players = (0u32..).map(PlayerKey).zip(&book.records);
        let standings = players.filter_map(|(player, record)| {
            Some((
                record.pool(pool)?.rating,
                book.order_of(player),
                player,
                record,
            ))
        });
        let mut entries: Vec<(Rating, u32, PlayerKey, &Record)> = standings
            .filter(|entry| {
                entry
                    .3
                    .pool(pool)
                    .is_some_and(|standing| is_listed(p, standing, first, date))
            })
            .collect();
        entries.sort_unstable_by(|x, y| y.0.0.total_cmp(&x.0.0).then(x.1.cmp(&y.1)));
        for equal in entries.chunk_by_mut(|x, y| x.0.0 - y.0.0 <= EQUAL) {
            equal.sort_unstable_by_key(|entry| entry.1);
        }
        entries
            .into_iter()
            .map(|(rating, _, player, record)| to_list_entry(player, rating, record.rank))
            .collect()
    };
    Published {
        pools: Pool::ALL
            .into_iter()
            .map(|pool| (Some(pool), list(pool)))
            .collect(),
        decisions: Vec::new(),
    }
}

fn to_list_entry(player: PlayerKey, rating: Rating, rank: SportsRank) -> RatingListEntry {
    RatingListEntry {
        player,
        rating: Points(rating.0),
        deviation: None,
        rank: Some(rank.to_rank()),
        provisional: false,
    }
}

/// The rating is the classic one, else the rapid one. A rank above the rating is kept (2.5.1).
pub(super) fn view_record(p: &Parameters, record: &Record) -> View {
    let by_rating = record.classic.as_ref().map_or(SportsRank::None, |own| {
        p.rank_ratings.rank_of_rating(own.rating)
    });
    View {
        rating: record
            .classic
            .or(record.rapid)
            .map(|own| Points(own.rating.0)),
        deviation: None,
        rank: Some(record.rank.to_rank()),
        rank_kept: record.rank > by_rating,
        provisional: false,
    }
}

pub(super) fn record_pools(record: &Record) -> Vec<InPool> {
    let own = Pool::ALL
        .into_iter()
        .filter_map(|pool| Some((pool, record.pool(pool)?)));
    own.map(|(pool, own)| InPool {
        pool,
        rating: Points(own.rating.0),
        games: own.games,
        last: own.last,
    })
    .collect()
}

fn read_fields<'a>(
    value: &'a Value,
    what: &str,
    keys: &[&str],
) -> Result<&'a Map<String, Value>, String> {
    let fields = value
        .as_object()
        .ok_or_else(|| format!("{what} is not an object"))?;
    match fields.keys().find(|key| !keys.contains(&key.as_str())) {
        Some(key) => Err(format!("{what}: unknown key {key:?}")),
        None => Ok(fields),
    }
}

/// The empty object is a newcomer.
pub(super) fn read_standing(value: &Value) -> Result<Record, String> {
    let fields = read_fields(value, "standing", &["classic", "rapid", "rank"])?;
    let pool = |key: &str| match fields.get(key) {
        None | Some(Value::Null) => Ok(None),
        Some(value) => in_pool(value)
            .map(Some)
            .map_err(|sentence| format!("standing: {key}: {sentence}")),
    };
    let rank = match fields.get("rank") {
        None | Some(Value::Null) => SportsRank::None,
        Some(value) => value.as_str().and_then(SportsRank::from_letter).ok_or(
            "standing: rank is none of \"N\", \"3\", \"2\", \"1\", \"C\", \"M\", \"H\", \"G\"",
        )?,
    };
    Ok(Record {
        classic: pool("classic")?,
        rapid: pool("rapid")?,
        rank,
    })
}

fn in_pool(value: &Value) -> Result<Standing, String> {
    let fields = read_fields(value, "the pool", &["rating", "games", "last_played"])?;
    let rating = fields.get("rating").ok_or("rating is missing")?;
    let rating = rating
        .as_f64()
        .filter(|rating| rating.abs() < Rating::LIMIT)
        .ok_or("rating is not a number between -100000 and 100000")?;
    let games = match fields.get("games") {
        None => 0,
        Some(value) => {
            let games = value
                .as_u64()
                .ok_or("games is not an integer of 0 or more")?;
            // Far enough from the end of the counter that no tournaments reach it.
            u32::try_from(games)
                .ok()
                .filter(|games| *games <= 1_000_000_000)
                .ok_or("games is more than anybody can have played")?
        }
    };
    let last = match fields.get("last_played") {
        None | Some(Value::Null) => None,
        Some(value) => Some(
            value
                .as_str()
                .and_then(parse_date)
                .ok_or("last_played is not an existing day YYYY-MM-DD")?,
        ),
    };
    Ok(Standing {
        rating: Rating(rating + 0.0),
        games,
        last,
    })
}
