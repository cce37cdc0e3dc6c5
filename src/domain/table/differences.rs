//! The differences between two tables of one tournament. Players are matched by their identity.

use std::collections::HashMap;

use super::{Sheet, TypedPlayer, check};

/// A difference in a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The id of the player of the row.
    pub player: i64,
    /// The kind of difference.
    pub kind: DifferenceKind,
    /// The text of the earlier table.
    pub before: String,
    /// The text of the later table.
    pub after: String,
    /// The opponents before and after, if only the opponent of the cell has changed.
    pub opponents: Option<[i64; 2]>,
}

/// The kinds of difference.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DifferenceKind {
    /// The player is in the later table only.
    Came,
    /// The player is in the earlier table only.
    Left,
    /// The cell of a round.
    Cell(usize),
    /// The total points.
    Points,
    /// The final place.
    Place,
}

fn cell_meaning<'a>(sheet: &Sheet, text: &'a str) -> (Option<i64>, &'a str) {
    let text = text.trim();
    let end = text
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(text.len());
    let (number, rest) = text.split_at(end);
    let row = number
        .parse::<usize>()
        .ok()
        .and_then(|n| sheet.rows.get(n.checked_sub(1)?));
    match row.and_then(|row| row.player) {
        Some(player) => (Some(player), rest),
        None => (None, text),
    }
}

/// Compares values, however written: `3.5` and `3½` are one number.
fn is_same_value<T: PartialEq>(one: &str, other: &str, read: impl Fn(&str) -> Option<T>) -> bool {
    let (one, other) = (one.trim(), other.trim());
    one == other || matches!((read(one), read(other)), (Some(one), Some(other)) if one == other)
}

/// The differences by the rows of the later table, players who left last, unknown ones left out.
pub fn find_differences(before: &Sheet, after: &Sheet) -> Vec<Difference> {
    let (old, new) = (identified_rows(before), identified_rows(after));
    let known: HashMap<i64, &TypedPlayer> =
        old.iter().map(|(player, row)| (*player, row)).collect();
    let mut found = Vec::new();
    for (player, row) in &new {
        let mut add = |kind, before: &str, after: &str, opponents| {
            let (before, after) = (before.trim().to_owned(), after.trim().to_owned());
            found.push(Difference {
                player: *player,
                kind,
                before,
                after,
                opponents,
            });
        };
        let blank = TypedPlayer::default();
        let had = known.get(player).copied();
        if had.is_none() {
            add(DifferenceKind::Came, "", "", None);
        }
        let had = had.unwrap_or(&blank);
        for round in 1..=before.rounds.max(after.rounds) {
            let (one, other) = (had.cell(round), row.cell(round));
            let (old, new) = (cell_meaning(before, one), cell_meaning(after, other));
            if old != new {
                // Of equal texts with different opponents, only the names show the difference.
                let opponents = if one.trim() == other.trim() {
                    old.0.zip(new.0).map(|(old, new)| [old, new])
                } else {
                    None
                };
                add(DifferenceKind::Cell(round), one, other, opponents);
            }
        }
        if !is_same_value(&had.points, &row.points, check::parse_half_points) {
            add(DifferenceKind::Points, &had.points, &row.points, None);
        }
        if !is_same_value(&had.place, &row.place, check::parse_place) {
            add(DifferenceKind::Place, &had.place, &row.place, None);
        }
    }
    let stays = |player: &i64| new.iter().any(|(other, _)| other == player);
    let gone = old.iter().filter(|(player, _)| !stays(player));
    found.extend(gone.map(|(player, _)| Difference {
        player: *player,
        kind: DifferenceKind::Left,
        before: String::new(),
        after: String::new(),
        opponents: None,
    }));
    found
}

fn identified_rows(sheet: &Sheet) -> Vec<(i64, TypedPlayer)> {
    sheet
        .rows
        .iter()
        .filter_map(|row| Some((row.player?, row.clone())))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(rows: &[(i64, &[&str], &str)]) -> Sheet {
        let row = |(player, cells, points): &(i64, &[&str], &str)| TypedPlayer {
            player: Some(*player),
            cells: cells.iter().map(|cell| (*cell).to_owned()).collect(),
            points: (*points).to_owned(),
            ..TypedPlayer::default()
        };
        Sheet {
            rounds: rows.iter().map(|row| row.1.len()).max().unwrap_or(0),
            rows: rows.iter().map(row).collect(),
            ..Sheet::default()
        }
    }

    #[test]
    fn cells_that_changed_are_told_and_no_others() {
        let before = sheet(&[
            (7, &["2+", "3="], "1.5"),
            (8, &["1-", ""], "0"),
            (9, &["", "1="], "0.5"),
        ]);
        assert_eq!(find_differences(&before, &before), []);
        let after = sheet(&[
            (7, &["2-", "3="], "0.5"),
            (8, &["1+", ""], "1"),
            (9, &["", "1="], "0.5"),
        ]);
        let told: Vec<_> = find_differences(&before, &after)
            .into_iter()
            .map(|d| (d.player, d.kind, d.before, d.after))
            .collect();
        let line = |player, kind, before: &str, after: &str| {
            (player, kind, before.to_owned(), after.to_owned())
        };
        let all = [
            line(7, DifferenceKind::Cell(1), "2+", "2-"),
            line(7, DifferenceKind::Points, "1.5", "0.5"),
            line(8, DifferenceKind::Cell(1), "1-", "1+"),
            line(8, DifferenceKind::Points, "0", "1"),
        ];
        assert_eq!(told, all);
    }

    #[test]
    fn points_are_compared_by_value() {
        let before = sheet(&[(7, &[], "3.5"), (8, &[], "2"), (9, &[], "")]);
        assert_eq!(
            find_differences(
                &before,
                &sheet(&[(7, &[], "3½"), (8, &[], "2.0"), (9, &[], "")])
            ),
            []
        );
        assert_eq!(
            find_differences(
                &before,
                &sheet(&[(7, &[], "3,5"), (8, &[], "2.5"), (9, &[], "0")])
            )
            .len(),
            2
        );
    }

    #[test]
    fn a_cell_of_another_person_under_the_same_number_names_both() {
        let before = sheet(&[(7, &["2+b"], "1"), (8, &["1-w"], "0")]);
        let after = sheet(&[(7, &["2+b"], "1"), (9, &["1-w"], "0")]);
        let told: Vec<_> = find_differences(&before, &after)
            .into_iter()
            .map(|d| (d.player, d.kind, d.opponents))
            .collect();
        let cell = DifferenceKind::Cell(1);
        let expected = [
            (7, cell, Some([8, 9])),
            (9, DifferenceKind::Came, None),
            (9, cell, None),
            (9, DifferenceKind::Points, None),
            (8, DifferenceKind::Left, None),
        ];
        assert_eq!(told, expected);
    }

    #[test]
    fn who_only_got_another_number_has_the_same_games() {
        let before = sheet(&[(7, &["2+"], ""), (8, &["1-"], "")]);
        let after = sheet(&[(9, &["0+"], ""), (7, &["3+"], ""), (8, &["2-"], "")]);
        let told: Vec<_> = find_differences(&before, &after)
            .into_iter()
            .map(|d| (d.player, d.kind))
            .collect();
        assert_eq!(
            told,
            [(9, DifferenceKind::Came), (9, DifferenceKind::Cell(1))]
        );
        let told: Vec<_> = find_differences(&after, &before)
            .into_iter()
            .map(|d| (d.player, d.kind))
            .collect();
        assert_eq!(told, [(9, DifferenceKind::Left)]);
    }
}
