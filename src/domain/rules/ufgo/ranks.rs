//! Ranks by rating (2.3, 2.4), by publication (2.5, 2.6), by age (2.7), and the journal's standing.

use std::cmp::Reverse;

use chrono::NaiveDate;
use serde_json::Value;

use super::tables::{DAN_MARGIN, DAN_NORMS, RANKS, rank_bound, table_1};
use super::{DanLoss, Parameters, Record};
use crate::number::Points;
use crate::player::{Person, PlayerKey};
use crate::rules::{Book, Decision, NextRank, Published, Rank, RatingListEntry, View};

/// 3 dan.
const HIGHEST_FLOATING: u8 = 33;

/// The greatest whole number that [`Points`] hold exactly.
const GREATEST_RATING: i64 = (1 << 53) - 1;

pub(super) fn rank_of_step(step: u8) -> Option<Rank> {
    let name = RANKS.get(usize::from(step).checked_sub(1)?)?;
    Some(Rank { step, name })
}

/// Articles 2.1, 2.3, 2.4; above 3 dan only by publication (A04). A dan holds at any rating.
pub(super) fn base_rank(rating: i64, dan: Option<u8>) -> u8 {
    dan.map_or_else(|| table_1(rating).min(HIGHEST_FLOATING), |dan| 30 + dan)
}

/// Article 2.7: completed years on that day (A06b; A06a, parameter `age_protection_years`); a bare
/// year counts as 1 January, an unknown birth gives no protection (A06c). Returns the age if
/// protected.
pub(super) fn protection_age(p: &Parameters, person: &Person, day: NaiveDate) -> Option<i32> {
    let age = person.born?.age_on(day);
    (age >= p.age_protection_years.years()).then_some(age)
}

/// Articles 2.4, 2.7.
pub(super) fn rank_after(base: u8, held: Option<u8>, protected: bool) -> u8 {
    if protected {
        base.max(held.unwrap_or(0))
    } else {
        base
    }
}

/// Article 2.5: the highest norm reached; several dans may be skipped at once (A05d).
fn dan_reached(rating: i64) -> Option<u8> {
    DAN_NORMS
        .iter()
        .rev()
        .find(|(_, norm)| rating >= *norm)
        .map(|(dan, _)| *dan)
}

fn dan_norm(dan: u8) -> Option<i64> {
    DAN_NORMS
        .iter()
        .find(|(d, _)| *d == dan)
        .map(|(_, norm)| *norm)
}

/// Article 2.6, by the norm of the dan held now (A05b).
fn is_dan_lost(rating: i64, dan: u8) -> bool {
    dan_norm(dan).is_some_and(|norm| rating <= norm - DAN_MARGIN)
}

/// Article 2.6: one step lower; none after 4 dan, so that the rank is that of table 1 (A05a, A05c).
fn lower_dan(p: &Parameters, rating: i64, dan: u8) -> Option<u8> {
    let mut dan = if dan > 4 { Some(dan - 1) } else { None };
    while let (DanLoss::Cascade, Some(held)) = (p.dan_loss, dan) {
        if !is_dan_lost(rating, held) {
            break;
        }
        dan = if held > 4 { Some(held - 1) } else { None };
    }
    dan
}

/// Articles 1.5, 2.5-2.7: all players with a rating are listed (A27).
pub(super) fn publish_list(p: &Parameters, book: &mut Book<Record>, date: NaiveDate) -> Published {
    let mut listed: Vec<(Reverse<i64>, u32, PlayerKey)> = Vec::with_capacity(book.records.len());
    let mut decisions = Vec::new();
    for index in 0..book.records.len() {
        let key = PlayerKey(index as u32);
        let Some(rating) = book.records[index].rating else {
            continue;
        };
        listed.push((Reverse(rating), book.order_of(key), key));
        if let Some(decision) = decide_rank(
            p,
            &book.people[index],
            &mut book.records[index],
            rating,
            date,
        ) {
            decisions.push((
                book.order_of(key),
                Decision {
                    player: key,
                    ..decision
                },
            ));
        }
    }
    listed.sort_unstable();
    decisions.sort_unstable_by_key(|(order, _)| *order);
    let entries = listed
        .into_iter()
        .map(|(Reverse(rating), _, player)| RatingListEntry {
            player,
            rating: Points(rating as f64),
            deviation: None,
            rank: book.records[player.index()].rank.and_then(rank_of_step),
            provisional: false,
        });
    Published {
        pools: vec![(None, entries.collect())],
        decisions: decisions
            .into_iter()
            .map(|(_, decision)| decision)
            .collect(),
    }
}

/// Articles 2.4-2.7: 2.5 is tried first, then the protection, then the loss (A05d). A rank of an
/// initial record above the rating (A06e) follows the rating from now on.
fn decide_rank(
    p: &Parameters,
    person: &Person,
    record: &mut Record,
    rating: i64,
    date: NaiveDate,
) -> Option<Decision> {
    let (held_dan, held_rank) = (record.dan, record.rank);
    let protected = protection_age(p, person, date).is_some();
    let mut article = None;
    let mut decisive = None;
    match (dan_reached(rating), held_dan) {
        (Some(reached), held) if held.is_none_or(|held| reached > held) => {
            record.dan = Some(reached);
            (article, decisive) = (Some("2.5"), dan_norm(reached));
        }
        (_, Some(held)) if is_dan_lost(rating, held) => {
            decisive = dan_norm(held);
            if protected {
                article = Some("2.7");
            } else {
                record.dan = lower_dan(p, rating, held);
                article = Some("2.6");
            }
        }
        _ => {}
    }
    let base = base_rank(rating, record.dan);
    let after = rank_after(base, held_rank, protected);
    record.rank = Some(after);
    if article.is_none() && after > base {
        article = Some("2.7");
    }
    if article.is_none() && held_rank.is_some_and(|held| held != after) {
        article = Some("2.4");
    }
    article.map(|article| Decision {
        player: PlayerKey(0),
        article,
        before: held_rank.and_then(rank_of_step),
        after: rank_of_step(after),
        norm: decisive.map(|norm| Points(norm as f64)),
    })
}

/// Up to 3 dan the rating gives it (2.3, 2.4), a higher dan the publication of a list (2.5).
pub(super) fn next(held: u8) -> Option<NextRank> {
    let step = held.saturating_add(1);
    let by_list = step > HIGHEST_FLOATING;
    let from = if by_list {
        dan_norm(step - 30)?
    } else {
        rank_bound(step)
    };
    Some(NextRank {
        rank: rank_of_step(step)?,
        from: Points(from as f64),
        by_list,
        article: if by_list { "2.5" } else { "2.4" },
    })
}

/// A rank above the one that the rating gives is kept (2.5, 2.7).
pub(super) fn view_record(record: &Record) -> View {
    let by_rating = record.rating.map_or(0, table_1);
    View {
        rating: record.rating.map(|rating| Points(rating as f64)),
        deviation: None,
        rank: record.rank.and_then(rank_of_step),
        rank_kept: record.rank.is_some_and(|held| held > by_rating),
        provisional: false,
    }
}

/// Article 3.2; a rank above that of the rating is accepted because of 2.7 (A06e).
pub(super) fn read_standing(value: &Value) -> Result<Record, String> {
    let Value::Object(fields) = value else {
        return Err("standing is not an object".into());
    };
    if let Some(key) = fields
        .keys()
        .find(|key| !matches!(key.as_str(), "rating" | "dan" | "rank"))
    {
        return Err(format!("standing: unknown key {key:?}"));
    }
    let rating = fields.get("rating").ok_or("standing: rating is missing")?;
    let rating = rating
        .as_i64()
        .filter(|r| (0..=GREATEST_RATING).contains(r))
        .ok_or("standing: rating is not an integer of 0 or more")?;
    let dan = match fields.get("dan") {
        None | Some(Value::Null) => None,
        Some(value) => {
            let dan = value
                .as_i64()
                .filter(|dan| (4..=7).contains(dan))
                .ok_or("standing: dan is not 4, 5, 6 or 7")?;
            u8::try_from(dan).ok()
        }
    };
    let base = base_rank(rating, dan);
    let held = match fields.get("rank") {
        None | Some(Value::Null) => base,
        Some(value) => {
            let place = value
                .as_str()
                .and_then(|name| RANKS.iter().position(|rank| *rank == name));
            let step = place
                .and_then(|place| u8::try_from(place + 1).ok())
                .ok_or("standing: rank is none of \"30 kyu\" to \"7 dan\"")?;
            if step < base {
                return Err("standing: rank is lower than rating and dan give".into());
            }
            if step > HIGHEST_FLOATING && dan.map(|dan| 30 + dan) != Some(step) {
                return Err("standing: a rank of 4 dan or more must be the given dan".into());
            }
            if dan.is_some() && step != base {
                return Err("standing: rank is not the given dan".into());
            }
            step
        }
    };
    Ok(Record {
        rating: Some(rating),
        dan,
        rank: Some(held),
    })
}
