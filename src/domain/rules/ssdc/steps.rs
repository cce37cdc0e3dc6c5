//! The explanation of a calculation: every quantity with all digits, under the symbol that the
//! regulation prints, so that a player can redo it with a calculator. A is the player, B the
//! opponent. Nothing here changes a result. `symbol_meaning` in `src/i18n/steps.rs` explains the
//! symbols; `R` of a game is the rating before it, if the game was not computed from that.

use std::fmt::Display;

use super::parameters::Parameters;
use super::tables::SportsRank;
use super::units::Rating;
use super::{Counted, Seat, all_participants};
use crate::explain::{Log, Step, StepKind};
use crate::player::PlayerKey;
use crate::tournament::{Category, Game, Tournament};

fn text(symbol: &'static str, value: impl Display) -> (&'static str, String) {
    (symbol, value.to_string())
}

fn exact(symbol: &'static str, value: f64) -> (&'static str, String) {
    text(symbol, Rating(value))
}

fn new_step(article: &'static str, what: StepKind, values: Vec<(&'static str, String)>) -> Step {
    Step {
        pass: 1,
        article,
        what,
        round: None,
        opponent: None,
        values,
    }
}

/// The own rating, or the initial one (1.6).
pub(super) fn log_start(seat: &Seat, log: &mut impl Log) {
    let rating = text("R0", seat.now);
    let rank = text("rank", seat.held.letter());
    log.record_step(
        seat.player,
        match seat.before {
            Some(_) => new_step(
                "1.4.2",
                StepKind::Start,
                vec![rating, text("n", seat.games), rank],
            ),
            None => new_step("1.6, 1.6.1", StepKind::Initial, vec![rating, rank]),
        },
    );
}

/// The game is already counted in `seat`.
pub(super) fn log_game(
    seat: &Seat,
    counted: &Counted,
    opponent: PlayerKey,
    round: Option<i64>,
    log: &mut impl Log,
) {
    let (ra, rb) = counted.from;
    let mut values = vec![
        text("Ra", ra),
        text("Rb", rb),
        exact("Ea", counted.expected),
        text("n", counted.games),
    ];
    values.extend([
        exact("K", counted.k),
        exact("Sa", counted.score),
        exact("ΔR", counted.change),
    ]);
    if counted.before != ra {
        values.push(text("R", counted.before));
    }
    values.push(text("Ra'", counted.exact));
    let place = |step| Step {
        round,
        opponent: Some(opponent),
        ..step
    };
    log.record_step(
        seat.player,
        place(new_step("1.4.1, 1.4.2", StepKind::EloGame, values)),
    );
    if seat.now != counted.exact {
        log.record_step(
            seat.player,
            place(new_step(
                "1.4.2",
                StepKind::RoundedPoints,
                vec![text("R", counted.exact), text("R'", seat.now)],
            )),
        );
    }
}

pub(super) fn left_out(game: &Game, log: &mut impl Log) {
    let (article, what) = if game.played {
        ("1.7.2", StepKind::Annulled)
    } else {
        ("1.7.3", StepKind::NotPlayed)
    };
    for (player, opponent) in [(Some(game.a), game.b), (game.b, Some(game.a))] {
        if let Some(player) = player.filter(|player| log.is_recorded(*player)) {
            log.record_step(
                player,
                Step {
                    round: game.round,
                    opponent,
                    ..new_step(article, what, Vec::new())
                },
            );
        }
    }
}

pub(super) fn log_rounding(exact: Rating, seat: &Seat, log: &mut impl Log) {
    log.record_step(
        seat.player,
        new_step(
            "1.4.2",
            StepKind::RoundedPoints,
            vec![text("R", exact), text("R'", seat.now)],
        ),
    );
}

pub(super) fn log_rank_reached(p: &Parameters, seat: &Seat, held: SportsRank, log: &mut impl Log) {
    let mut values = vec![text("R", seat.now)];
    values.extend(
        p.rank_ratings
            .rank_reached(seat.now)
            .map(|(_, bound)| text("bound", bound)),
    );
    values.extend([
        text("held", held.letter()),
        text("rank", seat.rank.letter()),
    ]);
    log.record_step(
        seat.player,
        new_step("2.4.1", StepKind::RankReached, values),
    );
}

pub(super) fn log_place(
    p: &Parameters,
    seat: &Seat,
    held: SportsRank,
    category: Category,
    place: u32,
    log: &mut impl Log,
) {
    let mut values = vec![text("category", category.word()), text("place", place)];
    let rank = text("rank", seat.rank.letter());
    log.record_step(
        seat.player,
        if seat.rank > held {
            values.extend([text("held", held.letter()), rank]);
            new_step("2.4.2", StepKind::RankByPlace, values)
        } else {
            values.extend([
                text(
                    "norm",
                    p.rank_places.rank_of_place(category, place).letter(),
                ),
                rank,
            ]);
            new_step("2.4.2, 2.5.1", StepKind::PlaceWithoutRank, values)
        },
    );
}

pub(super) fn log_end(seat: &Seat, log: &mut impl Log) {
    let start = seat.start;
    let change = exact("ΔR", seat.now.0 - start.0);
    let values = vec![
        text("R0", start),
        change,
        text("R1", seat.now),
        text("n", seat.games),
        text("rank", seat.rank.letter()),
    ];
    log.record_step(
        seat.player,
        new_step("1.7, 2.5.1", StepKind::AfterTournament, values),
    );
}

pub(super) fn log_unofficial(t: &Tournament, log: &mut impl Log) {
    let (article, what) = if t.category == Category::Friendly {
        ("3.5", StepKind::Friendly)
    } else {
        ("1.2, 1.3", StepKind::Unofficial)
    };
    let mut wanted: Vec<PlayerKey> = all_participants(t)
        .filter(|player| log.is_recorded(*player))
        .collect();
    wanted.sort_unstable();
    wanted.dedup();
    for player in wanted {
        log.record_step(
            player,
            Step {
                pass: 0,
                ..new_step(article, what, Vec::new())
            },
        );
    }
}
