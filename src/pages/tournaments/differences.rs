//! Differences that a correction makes in a table, cell by cell, and in the conditions.

use std::collections::HashMap;

use crate::actions::correction_snapshot::{Holders, RatedAs};
use crate::db::PlayerId;
use crate::domain::rules::RulesFeatures;
use crate::domain::table::{DifferenceKind, Sheet, find_differences};
use crate::i18n::{L10nLanguage, Speaks, Spelling, terms};

pub struct ChangedCell {
    /// Only for a player who has a page.
    pub player: Option<i64>,
    /// Empty if the line is about the conditions.
    pub name: String,
    /// The round, the points, a condition.
    pub what: String,
    pub before: String,
    pub after: String,
}

/// Includes players who aren't entered yet; Latin names come second.
pub type Names = HashMap<PlayerId, (String, Option<String>)>;

pub fn table_differences(
    before: &Sheet,
    after: &Sheet,
    names: &Names,
    spelling: Spelling,
) -> Vec<ChangedCell> {
    let language = spelling.language;
    let t = language.messages();
    let shown = |text: String| {
        if text.is_empty() {
            "–".to_owned()
        } else {
            text
        }
    };
    let called = |id: i64| {
        names
            .get(&PlayerId(id))
            .map(|(n, l)| spelling.name(n, l.as_deref()))
            .unwrap_or_default()
    };
    let line = |mut difference: crate::domain::table::Difference| {
        if let Some([old, new]) = difference.opponents {
            difference.before = with_opponent_name(&difference.before, &called(old));
            difference.after = with_opponent_name(&difference.after, &called(new));
        }
        let (what, before, after) = match difference.kind {
            DifferenceKind::Came => (t.msg_difference_came(), String::new(), String::new()),
            DifferenceKind::Left => (t.msg_difference_left(), String::new(), String::new()),
            DifferenceKind::Cell(round) => (
                t.msg_round_number(i64::try_from(round).unwrap_or(i64::MAX)),
                shown(difference.before),
                shown(difference.after),
            ),
            DifferenceKind::Points => (
                t.msg_col_points(),
                shown(difference.before),
                shown(difference.after),
            ),
            DifferenceKind::Place => (
                t.msg_col_place(),
                shown(difference.before),
                shown(difference.after),
            ),
        };
        let name = called(difference.player);
        ChangedCell {
            player: Some(difference.player).filter(|id| *id > 0),
            name,
            what,
            before,
            after,
        }
    };
    find_differences(before, after)
        .into_iter()
        .map(line)
        .collect()
}

/// For example `13 (Koval Anna)+b`.
fn with_opponent_name(cell: &str, name: &str) -> String {
    let (number, rest) = cell.split_at(cell.bytes().take_while(u8::is_ascii_digit).count());
    format!("{number} ({name}){rest}")
}

fn condition_labels(t: &L10nLanguage) -> [String; 13] {
    [
        t.msg_tournament(),
        t.msg_field_dates(),
        t.msg_field_city(),
        t.msg_field_holding_club(),
        t.msg_field_referee(),
        t.msg_field_official(),
        t.msg_field_plan(),
        t.msg_field_board(),
        t.msg_field_minutes(),
        t.msg_field_pool(),
        t.msg_field_category(),
        t.msg_field_rated_by_fide(),
        t.msg_field_round_days(),
    ]
}

/// In the order of [`condition_labels`].
fn condition_values(
    of: &RatedAs,
    held: &Holders,
    shows: RulesFeatures,
    spelling: Spelling,
) -> [String; 13] {
    let language = spelling.language;
    let t = language.messages();
    [
        of.name.clone(),
        language.format_days(of.starts, of.ends),
        spelling.name(&of.city, None),
        held.club.clone(),
        held.referee.clone(),
        match (of.official, shows.plan) {
            (true, _) => t.msg_yes(),
            (false, true) => t.msg_not_official(),
            (false, false) => t.msg_not_official_friendly(),
        },
        of.plan.clone(),
        format!("{0}×{0}", of.board),
        of.minutes
            .map(|m| language.number(m, usize::from(m.fract() != 0.0)))
            .unwrap_or_default(),
        terms::pool_name(t, of.pool),
        terms::category_name(t, of.category),
        if of.rated_by_fide {
            t.msg_yes()
        } else {
            t.msg_no()
        },
        of.round_days
            .all()
            .map(|day| language.format_day(day))
            .collect::<Vec<_>>()
            .join(", "),
    ]
}

/// `shows`: rules without calendar plans get words that name no plan.
pub fn condition_differences(
    before: (&RatedAs, &Holders),
    after: (&RatedAs, &Holders),
    shows: RulesFeatures,
    spelling: Spelling,
) -> Vec<ChangedCell> {
    let (old, new) = (
        condition_values(before.0, before.1, shows, spelling),
        condition_values(after.0, after.1, shows, spelling),
    );
    let pairs = condition_labels(spelling.language.messages())
        .into_iter()
        .zip(old.into_iter().zip(new))
        .filter(|(_, (old, new))| old != new);
    pairs
        .map(|(what, (before, after))| ChangedCell {
            player: None,
            name: String::new(),
            what,
            before,
            after,
        })
        .collect()
}
