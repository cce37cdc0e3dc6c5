//! Teams: 013 and 310. Section 4.3.

use std::collections::HashSet;

use super::code::{Line, is_number};
use crate::document::{PlayerNo, Remark, RemarkKind, Team};
use crate::number::Number;
use crate::text::tidy_or_none;

/// The teams of the lines 310, otherwise those of the lines 013.
pub(super) fn read_teams(
    old: &[Line<'_>],
    new: &[Line<'_>],
    players: &HashSet<PlayerNo>,
    remarks: &mut Vec<Remark>,
) -> Vec<Team> {
    if new.is_empty() {
        return (1..)
            .zip(old)
            .map(|(no, line)| old_team(no, line, players, remarks))
            .collect();
    }
    for line in old {
        Remark::at_line(line.number, RemarkKind::NotTaken, "013 beside 310").add_to(remarks);
    }
    (1..)
        .zip(new)
        .map(|(no, line)| new_team(no, line, players, remarks))
        .collect()
}

/// 013: name 5-36, then numbers.
fn old_team(
    no: u32,
    line: &Line<'_>,
    players: &HashSet<PlayerNo>,
    remarks: &mut Vec<Remark>,
) -> Team {
    let players = read_members(line, 37, players, remarks);
    Team {
        no,
        name: tidy_or_none(line.text_between(5, 36)),
        players,
        place: None,
        points: None,
        game_points: None,
    }
}

/// 310: number 5-7, name 9-40, match points 55-60, game points 62-67, place 69-71, players from 74.
fn new_team(
    no: u32,
    line: &Line<'_>,
    players: &HashSet<PlayerNo>,
    remarks: &mut Vec<Remark>,
) -> Team {
    let mut unread = |what: &str| {
        Remark::at_line(
            line.number,
            RemarkKind::UnreadValue,
            format!("the {what} can't be read"),
        )
        .add_to(remarks)
    };
    let number = |field: &str| field.parse::<u32>().ok().filter(|_| is_number(field));
    let written = number(&line.field(5, 7)).filter(|no| *no > 0);
    if written.is_none() {
        unread("number of the team");
    }
    let mut points = |from: usize, to: usize| {
        let field = line.field(from, to);
        let points = Number::parse(&field);
        if points.is_none() && !field.is_empty() {
            unread("points of the team");
        }
        points
    };
    let (match_points, game_points) = (points(55, 60), points(62, 67));
    let place = line.field(69, 71);
    if !place.is_empty() && number(&place).is_none() {
        unread("place of the team");
    }
    let players = read_members(line, 74, players, remarks);
    let place = number(&place).filter(|place| *place > 0);
    Team {
        no: written.unwrap_or(no),
        name: tidy_or_none(line.text_between(9, 40)),
        players,
        place,
        points: match_points,
        game_points,
    }
}

/// Reads the numbers of players; 0 is skipped.
fn read_members(
    line: &Line<'_>,
    from: usize,
    players: &HashSet<PlayerNo>,
    remarks: &mut Vec<Remark>,
) -> Vec<PlayerNo> {
    let mut members = Vec::new();
    for word in line.words_from(from) {
        match word.parse().ok().filter(|_| is_number(word)) {
            Some(0) => {}
            Some(no) if players.contains(&PlayerNo(no)) => members.push(PlayerNo(no)),
            _ => {
                let text = format!("the team names {word}, which nobody has");
                Remark::at_line(line.number, RemarkKind::UnknownOpponent, text).add_to(remarks);
            }
        }
    }
    members
}
