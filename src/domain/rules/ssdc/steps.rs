//! The explanation of a calculation: every quantity under the symbol the regulation prints, with
//! all digits it is calculated with, in the order of the calculation, so that a player can redo it
//! with a calculator. A is the player, B the opponent. Nothing here changes a result.
//!
//! | step | values |
//! |---|---|
//! | `Start` | `R0` rating before the tournament, `n` rated games in the pool, `rank` |
//! | `Initial` | `R0` the rating assigned, `rank` |
//! | `EloGame` | `Ra`, `Rb`, `Ea`, `n` games that decide about K, `K`, `Sa`, `ΔR`, `R` before the game if it was not computed from that, `Ra'` |
//! | `RoundedPoints` | `R` with all digits, `R'` rounded |
//! | `RankReached` | `R` the rating, `bound` it has reached, `held` rank before, `rank` |
//! | `RankByPlace` | `category`, `place`, `held` rank before, `rank` |
//! | `PlaceWithoutRank` | `category`, `place`, `norm` rank of the place, `rank` |
//! | `AfterTournament` | `R0`, `ΔR`, `R1`, `n`, `rank` |
//! | `Annulled`, `NotPlayed`, `Friendly`, `Unofficial` | none |

use std::fmt::Display;

use super::parameters::Parameters;
use super::tables::SportsRank;
use super::units::Rating;
use super::{Counted, Seat, all_participants};
use crate::explain::{Log, Step, What};
use crate::player::PlayerKey;
use crate::tournament::{Category, Game, Tournament};

fn text(symbol: &'static str, value: impl Display) -> (&'static str, String) {
    (symbol, value.to_string())
}

/// A number with all its digits.
fn exact(symbol: &'static str, value: f64) -> (&'static str, String) {
    text(symbol, Rating(value))
}

fn new_step(article: &'static str, what: What, values: Vec<(&'static str, String)>) -> Step {
    Step {
        pass: 1,
        article,
        what,
        round: None,
        opponent: None,
        values,
    }
}

/// The start of the tournament: the own rating, or the initial one (1.6).
pub(super) fn log_start(seat: &Seat, log: &mut impl Log) {
    let rating = text("R0", seat.now);
    let rank = text("rank", seat.held.letter());
    log.record_step(
        seat.player,
        match seat.before {
            Some(_) => new_step(
                "1.4.2",
                What::Start,
                vec![rating, text("n", seat.games), rank],
            ),
            None => new_step("1.6, 1.6.1", What::Initial, vec![rating, rank]),
        },
    );
}

/// A rated game, already counted in `seat`.
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
        place(new_step("1.4.1, 1.4.2", What::EloGame, values)),
    );
    if seat.now != counted.exact {
        log.record_step(
            seat.player,
            place(new_step(
                "1.4.2",
                What::RoundedPoints,
                vec![text("R", counted.exact), text("R'", seat.now)],
            )),
        );
    }
}

/// A game that is not rated, for its logged players.
pub(super) fn left_out(game: &Game, log: &mut impl Log) {
    let (article, what) = if game.played {
        ("1.7.2", What::Annulled)
    } else {
        ("1.7.3", What::NotPlayed)
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

/// The rounding to whole points after the tournament.
pub(super) fn log_rounding(exact: Rating, seat: &Seat, log: &mut impl Log) {
    log.record_step(
        seat.player,
        new_step(
            "1.4.2",
            What::RoundedPoints,
            vec![text("R", exact), text("R'", seat.now)],
        ),
    );
}

/// A rank given by the rating.
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
    log.record_step(seat.player, new_step("2.4.1", What::RankReached, values));
}

/// A prize place, with or without a higher rank.
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
            new_step("2.4.2", What::RankByPlace, values)
        } else {
            values.extend([
                text(
                    "norm",
                    p.rank_places.rank_of_place(category, place).letter(),
                ),
                rank,
            ]);
            new_step("2.4.2, 2.5.1", What::PlaceWithoutRank, values)
        },
    );
}

/// The player's state after the tournament.
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
        new_step("1.7, 2.5.1", What::AfterTournament, values),
    );
}

/// A tournament that is not rated, for its participants.
pub(super) fn log_unofficial(t: &Tournament, log: &mut impl Log) {
    let (article, what) = if t.category == Category::Friendly {
        ("3.5", What::Friendly)
    } else {
        ("1.2, 1.3", What::Unofficial)
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
