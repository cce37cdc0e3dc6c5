//! The explanation of a calculation: every quantity exactly, under the symbol that the regulation
//! prints, so that a player can redo it. Nothing here changes a result. `symbol_meaning` in
//! `src/i18n/steps.rs` explains the symbols; `ΣK3` is the sum so far and the cap.

use std::fmt::Display;

use super::tables::Table4Cell;
use super::units::{RatingPoints, Tenths, Units};
use super::{
    Book, Conditions, Counted, Moved, Record, Seat, Table, Way, critical_gain, next_start,
    rank_of_step as rank_of, tables, tournament_gain,
};
use crate::explain::{Log, Step, StepKind};
use crate::player::PlayerKey;
use crate::tournament::Tournament;

type Place = (u32, i64);

fn text(symbol: &'static str, value: impl Display) -> (&'static str, String) {
    (symbol, value.to_string())
}

fn new_step(
    pass: u32,
    article: &'static str,
    what: StepKind,
    values: Vec<(&'static str, String)>,
) -> Step {
    Step {
        pass,
        article,
        what,
        round: None,
        opponent: None,
        values,
    }
}

fn to_units(points: i64) -> Units {
    RatingPoints(points).to_units()
}

/// The own rating, 0 for a newcomer (3.1), or the value substituted by 4.6, 5.4.
pub(super) fn log_start(seat: &Seat, pass: u32, book: &Book<Record>, log: &mut impl Log) {
    let own = book.records[seat.player.index()].rating;
    let article = match own {
        None if seat.start == RatingPoints(0) => "3.1",
        _ if seat.start != RatingPoints(own.unwrap_or(0)) => "4.6",
        _ => "4.2",
    };
    log.record_step(
        seat.player,
        new_step(pass, article, StepKind::Start, vec![text("R", seat.start)]),
    );
}

pub(super) struct Meeting {
    /// The ratings are those before the round.
    pub(super) own: Tenths,
    pub(super) other: Tenths,
    pub(super) halves: i64,
}

/// The game is already counted in `seat`.
pub(super) fn log_game(
    c: &Conditions,
    seat: &Seat,
    opponent: PlayerKey,
    meeting: Meeting,
    counted: &Counted,
    place: Place,
    log: &mut impl Log,
) {
    let mut values = vec![text("R1", meeting.own), text("R2", meeting.other)];
    let (article, what) = add_quantities(c, &meeting, counted, &mut values);
    values.push(text("ΔR", counted.change));
    let (pass, round) = place;
    log.record_step(
        seat.player,
        Step {
            round: Some(round),
            opponent: Some(opponent),
            ..new_step(pass, article, what, values)
        },
    );
}

fn add_quantities(
    c: &Conditions,
    meeting: &Meeting,
    counted: &Counted,
    values: &mut Vec<(&'static str, String)>,
) -> (&'static str, StepKind) {
    let s = meeting.halves;
    let result = text("Rп", Units(300 * s));
    let k2 = text("K2", counted.row.k2);
    let cap = text(
        "ΣK3",
        format_args!("{}/{}", counted.used + counted.given, counted.row.cap),
    );
    match counted.way {
        Way::Formula { k1 } => {
            values.extend([
                text(
                    "ΔR12",
                    tables::rating_difference(meeting.own, meeting.other),
                ),
                text("K1", Units(6 * k1)),
                k2,
                result,
            ]);
            values.extend([text("K3", counted.given), cap, text("d", c.d)]);
            ("4.2, 4.3, 4.8", StepKind::Formula)
        }
        Way::AgainstBeginner {
            cell: Table4Cell { win, loss, .. },
        } => {
            values.extend([
                k2,
                result,
                text("Δr", Units(300 * (win * s + loss * (2 - s)))),
                text("k3", counted.given),
                cap,
            ]);
            ("5.2", StepKind::AgainstBeginner)
        }
        Way::BelowHundred { additional } => {
            let own = counted.change - to_units(additional);
            values.extend([k2, result, text("Δr", own), text("Δr+", additional)]);
            ("5.1, 5.3", StepKind::BelowHundred)
        }
    }
}

/// `seat` still has the rating before the round.
pub(super) fn log_round(seat: &Seat, moved: &Moved, (pass, round): Place, log: &mut impl Log) {
    if moved.converted != moved.sum {
        let values = vec![text("R", moved.sum), text("R'", moved.converted)];
        log.record_step(
            seat.player,
            Step {
                round: Some(round),
                ..new_step(pass, "5.5", StepKind::Crossing, values)
            },
        );
    }
    let values = vec![
        text("R0", seat.now),
        text("ΔR", seat.change),
        text("R", moved.converted),
        text("R1", moved.now),
    ];
    log.record_step(
        seat.player,
        Step {
            round: Some(round),
            ..new_step(pass, "4.9", StepKind::Round, values)
        },
    );
}

pub(super) fn log_end(c: &Conditions, seat: &Seat, pass: u32, log: &mut impl Log) {
    log.record_step(
        seat.player,
        new_step(
            pass,
            "4.9",
            StepKind::Final,
            vec![text("R", seat.now), text("R'", seat.end)],
        ),
    );
    let mut values = vec![text("R0", seat.start), text("R'", seat.end)];
    let by_gain = seat.start.to_tenths() >= Tenths::HUNDRED;
    if by_gain {
        values.extend([
            text("ΣK2", seat.sum_k2),
            text("ΣK3", seat.sum_k3),
            text("Σk3", seat.sum_k3_small),
            text("d", c.d_limit),
        ]);
        values.extend([
            text("ΔR", tournament_gain(c, seat)),
            text("ΔRA", critical_gain(c, seat)),
        ]);
    } else {
        values.extend([text("Δr+", seat.extra), text("limit", c.extra_limit)]);
    }
    if seat.anomalous {
        values.push(text("R+", next_start(seat)));
    }
    let (article, what) = match (by_gain, seat.anomalous) {
        (true, false) => ("4.4, 4.5", StepKind::Ordinary),
        (true, true) => ("4.4-4.7", StepKind::Anomalous),
        (false, false) => ("5.4", StepKind::Ordinary),
        (false, true) => ("5.4", StepKind::AnomalousBeginner),
    };
    log.record_step(seat.player, new_step(pass, article, what, values));
}

/// Players who are not recalculated (1.7), and games that were not played (4.1).
pub(super) fn log_outside_passes(
    book: &Book<Record>,
    t: &Tournament,
    table: &Table,
    passes: u32,
    log: &mut impl Log,
) {
    for seat in table
        .seats
        .iter()
        .filter(|seat| seat.frozen && log.is_recorded(seat.player))
        .collect::<Vec<_>>()
    {
        let mut values: Vec<_> = book.records[seat.player.index()]
            .rating
            .map(|rating| text("R", rating))
            .into_iter()
            .collect();
        values.extend(t.minutes.map(|minutes| text("minutes", minutes)));
        log.record_step(
            seat.player,
            new_step(passes, "1.7", StepKind::Frozen, values),
        );
    }
    for game in t.games.iter().filter(|game| !game.played) {
        for (player, opponent) in [(Some(game.a), game.b), (game.b, Some(game.a))] {
            let Some(player) = player.filter(|player| log.is_recorded(*player)) else {
                continue;
            };
            log.record_step(
                player,
                Step {
                    round: game.round,
                    opponent,
                    ..new_step(passes, "4.1", StepKind::left_out(game), Vec::new())
                },
            );
        }
    }
}

pub(super) fn log_rank(
    seat: &Seat,
    dan: Option<u8>,
    base: u8,
    after: u8,
    age: Option<i32>,
    pass: u32,
    log: &mut impl Log,
) {
    let name = |step: u8| rank_of(step).map_or("", |rank| rank.name);
    let made = if after > base {
        let age = text("age", age.unwrap_or_default());
        new_step(
            pass,
            "2.7",
            StepKind::RankKept,
            vec![
                text("R", seat.end),
                age,
                text("table", name(base)),
                text("rank", name(after)),
            ],
        )
    } else {
        let article = if dan.is_some() { "2.5, 2.6" } else { "2.4" };
        new_step(
            pass,
            article,
            StepKind::Rank,
            vec![text("R", seat.end), text("rank", name(after))],
        )
    };
    log.record_step(seat.player, made);
}
