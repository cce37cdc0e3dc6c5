//! The tie-breaks of a table that was not made at a desk.

use std::collections::HashMap;

use crate::db::PlayerId;
use crate::db::tables::{Game, Participant};
use crate::domain::tiebreak::{self, Finisher, Meeting};
use crate::i18n::{L10nLanguage, Language, desk as phrases};
use crate::live::standings::{TieColumn, tie_column};
use crate::tournaments::crosstable::{CrossRow, list_totals};

#[derive(Default)]
pub struct Ties {
    /// One column each.
    pub columns: Vec<TieColumn>,
    /// True if the games don't explain the places.
    pub entered: bool,
}

/// A table in which a participant has no place gets none, nor does a row of a non-participant.
pub fn write_tie_breaks(
    t: &L10nLanguage,
    people: &[Participant],
    games: &[Game],
    rows: &mut [CrossRow],
    language: Language,
) -> Ties {
    let Some(table) = list_finishers(people, games) else {
        return Ties::default();
    };
    let Some(told) = tiebreak::find_explaining_ties(&table) else {
        return Ties {
            entered: true,
            ..Ties::default()
        };
    };
    let columns: Vec<Vec<String>> = told
        .iter()
        .map(|tie| {
            tiebreak::tie_values(&table, *tie)
                .into_iter()
                .map(|value| phrases::format_tie(language, *tie, value))
                .collect()
        })
        .collect();
    let index: HashMap<PlayerId, usize> = people
        .iter()
        .enumerate()
        .map(|(i, p)| (p.player_id, i))
        .collect();
    for row in rows {
        let Some(&at) = index.get(&PlayerId(row.id)) else {
            continue;
        };
        row.ties = columns
            .iter()
            .filter_map(|column| column.get(at).cloned())
            .collect();
    }
    Ties {
        columns: told.iter().map(|one| tie_column(t, *one)).collect(),
        entered: false,
    }
}

/// `None` if a participant has no place.
fn list_finishers(people: &[Participant], games: &[Game]) -> Option<Vec<Finisher>> {
    let index: HashMap<PlayerId, usize> = people
        .iter()
        .enumerate()
        .map(|(i, p)| (p.player_id, i))
        .collect();
    let place = |p: &Participant| p.place.and_then(|place| usize::try_from(place).ok());
    let started: Option<Vec<Finisher>> = people
        .iter()
        .map(|p| {
            Some(Finisher {
                place: place(p)?,
                ..Finisher::default()
            })
        })
        .collect();
    let mut table = started?;
    for (finisher, total) in table.iter_mut().zip(list_totals(people, games)) {
        finisher.halves = total.points;
    }
    for game in games.iter().filter(|game| !game.annulled) {
        let own = game.half_points.map_or(0, i64::from);
        let Some(&a) = index.get(&game.a_id) else {
            continue;
        };
        if let Some(&b) = game.b_id.and_then(|b| index.get(&b)) {
            let others = game.half_points.map_or(0, |halves| i64::from(2 - halves));
            table[a].met.push(Meeting {
                other: b,
                halves: own,
            });
            table[b].met.push(Meeting {
                other: a,
                halves: others,
            });
        }
    }
    Some(table)
}
