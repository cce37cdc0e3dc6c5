//! Lists, and the correction of the whole list by the most stable players (1).

use super::parameters::Parameters;
use super::tables::rank_of;
use super::units::{Rating, Sum};
use super::{MemberState, Record};
use crate::number::Points;
use crate::player::PlayerKey;
use crate::rules::{Anchor, Book, Corrected, Correction, Decision, Published, RatingListEntry};

/// Smaller differences are rounding errors.
const EQUAL: f64 = 1e-9;

fn rated_players(book: &Book<Record>) -> impl Iterator<Item = (PlayerKey, MemberState)> {
    (0u32..)
        .map(PlayerKey)
        .zip(&book.records)
        .filter_map(|(key, record)| record.held.map(|held| (key, held)))
}

/// Section 1: corrections keep the whole list in place (A36, parameter `anchors`).
///
/// Anchors had a rating when the period since the last list began, were calculated in it, and have
/// the smallest deviations now, ties by id. No rating exceeds the greatest one (A3), no deviation
/// exceeds S*. `None`: the correction is off, or there is no anchor. The book is not changed.
pub(super) fn anchor_correction(p: &Parameters, book: &Book<Record>) -> Option<Correction> {
    let number = usize::try_from(p.anchors.0).ok().filter(|n| *n > 0)?;
    let mut able: Vec<(PlayerKey, MemberState, Rating)> = rated_players(book)
        .filter(|(_, held)| held.calculated)
        .filter_map(|(key, held)| held.period_start.map(|start| (key, held, start)))
        .collect();
    able.sort_unstable_by(|(k, h, _), (l, i, _)| {
        h.deviation
            .0
            .total_cmp(&i.deviation.0)
            .then_with(|| book.order_of(*k).cmp(&book.order_of(*l)))
    });
    for equal in able.chunk_by_mut(|(_, h, _), (_, i, _)| i.deviation.0 - h.deviation.0 <= EQUAL) {
        equal.sort_unstable_by_key(|(key, ..)| book.order_of(*key));
    }
    able.truncate(number);
    if able.is_empty() {
        return None;
    }
    let mut change = Sum::default();
    able.iter()
        .for_each(|(_, held, start)| change.add_term(held.rating.0 - start.0));
    let shift = 0.0 - change.value() / able.len() as f64;
    let anchor = |(player, held, start): (PlayerKey, MemberState, Rating)| Anchor {
        player,
        before: Points(start.0),
        now: Points(held.rating.0),
        deviation: held.deviation.0,
    };
    let mut players: Vec<Corrected> = rated_players(book)
        .map(|(player, held)| {
            let after = p.clamp_rating(held.rating.0 + shift);
            Corrected {
                player,
                before: Points(held.rating.0),
                after: Points(after.0),
                rank_before: Some(rank_of(p.rank, held.rating)),
                rank: Some(rank_of(p.rank, after)),
                deviation: Some((held.deviation.0, held.deviation.cut_to_greatest(after).0)),
            }
        })
        .collect();
    players.sort_unstable_by_key(|corrected| book.order_of(corrected.player));
    Some(Correction {
        shift,
        anchors: able.into_iter().map(anchor).collect(),
        players,
    })
}

/// Corrects by the anchors, lists all players with a rating and the stored deviation (A37), and
/// begins a new period. Ranks changed by the correction are decisions of the publication.
pub(super) fn publish_list(p: &Parameters, book: &mut Book<Record>) -> Published {
    let mut decisions = Vec::new();
    for corrected in anchor_correction(p, book)
        .map(|correction| correction.players)
        .unwrap_or_default()
    {
        if let Some(held) = &mut book.records[corrected.player.index()].held {
            held.rating = Rating(corrected.after.0);
            held.deviation = held.deviation.cut_to_greatest(held.rating);
        }
        if corrected.rank != corrected.rank_before {
            let (before, after) = (corrected.rank_before, corrected.rank);
            decisions.push(Decision {
                player: corrected.player,
                article: "1",
                before,
                after,
                norm: None,
            });
        }
    }
    for held in book
        .records
        .iter_mut()
        .filter_map(|record| record.held.as_mut())
    {
        held.period_start = Some(held.rating);
        held.calculated = false;
    }
    let mut listed: Vec<(PlayerKey, MemberState)> = rated_players(book).collect();
    listed.sort_unstable_by(|(k, h), (l, i)| {
        i.rating
            .0
            .total_cmp(&h.rating.0)
            .then_with(|| book.order_of(*k).cmp(&book.order_of(*l)))
    });
    for equal in listed.chunk_by_mut(|(_, h), (_, i)| h.rating.0 - i.rating.0 <= EQUAL) {
        equal.sort_unstable_by_key(|(key, _)| book.order_of(*key));
    }
    let entries = listed.into_iter().map(|(player, held)| RatingListEntry {
        player,
        rating: Points(held.rating.0),
        deviation: Some(held.deviation.0),
        rank: Some(rank_of(p.rank, held.rating)),
        provisional: false,
    });
    Published {
        pools: vec![(None, entries.collect())],
        decisions,
    }
}
