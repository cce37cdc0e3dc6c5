//! The explanation of a calculation: every quantity in full precision, under the symbol that the
//! regulation prints, so that a player can redo it with a calculator. Nothing here changes a
//! result. `symbol_meaning` in `src/i18n/steps.rs` explains the symbols.

use std::fmt::Display;

use super::formulas::{Criterion, Fit, Recalculated, Side};
use super::parameters::Parameters;
use super::seats::{Pairing, Seat, Table};
use super::tables::small_statistics;
use super::units::{Deviation, Rating};
use crate::explain::{Log, Step, StepKind};
use crate::player::PlayerKey;
use crate::rules::Rank;
use crate::tournament::Tournament;

type Values = Vec<(&'static str, String)>;

fn text(symbol: &'static str, value: impl Display) -> (&'static str, String) {
    (symbol, value.to_string())
}

fn new_step(article: &'static str, what: StepKind, values: Values) -> Step {
    Step {
        pass: 1,
        article,
        what,
        round: None,
        opponent: None,
        values,
    }
}

fn about_game(t: &Tournament, game: &Pairing, opponent: &Seat, step: Step) -> Step {
    Step {
        round: t.games.get(game.game as usize).and_then(|game| game.round),
        opponent: Some(opponent.player),
        ..step
    }
}

/// Section 2: for all players with a game in a month of a league.
pub(super) fn log_period(part: &Tournament, log: &mut impl Log) {
    let mut players: Vec<PlayerKey> = part
        .games
        .iter()
        .flat_map(|game| [Some(game.a), game.b])
        .flatten()
        .collect();
    players.sort_unstable();
    players.dedup();
    players.retain(|player| log.is_recorded(*player));
    for player in players {
        log.record_step(
            player,
            new_step(
                "2",
                StepKind::Period,
                vec![text("from", part.start), text("to", part.end)],
            ),
        );
    }
}

/// Section 4.
pub(super) fn log_time(table: &Table, log: &mut impl Log) {
    for seat in &table.seats {
        let Some(held) = seat.held.filter(|_| log.is_recorded(seat.player)) else {
            continue;
        };
        let values = vec![
            text("R", held.rating.0),
            text("d", seat.distance),
            text("S*", seat.greatest),
            text("St", held.deviation.0),
            text("T", seat.months),
            text("S", seat.timed.0),
        ];
        log.record_step(seat.player, new_step("4", StepKind::TimeCorrection, values));
    }
}

#[derive(Debug, Clone, Copy)]
pub(super) struct GameView<'a> {
    pub(super) seat: &'a Seat,
    pub(super) opponent: &'a Seat,
    pub(super) side: &'a Side,
}

impl GameView<'_> {
    fn game_values(self) -> Values {
        let GameView {
            seat,
            opponent,
            side,
        } = self;
        vec![
            text("R", seat.rating.0),
            text("Rj", opponent.rating.0),
            text("h", side.h),
            text("DRj", side.dr),
            text("Sj", opponent.deviation.0),
            text("Sj*", opponent.greatest),
            text("Bj", opponent.influence),
            text("Dj", side.distance),
            text("Pj", side.p),
            text("rj", side.r),
            text("Bj·(rj–Pj)", opponent.influence * (side.r - side.p)),
        ]
    }
}

/// Left out if the statistics are too small for a criterion.
pub(super) fn criterion_game(
    p: &Parameters,
    t: &Tournament,
    game: &Pairing,
    view: GameView<'_>,
    spread: f64,
    log: &mut impl Log,
) {
    let GameView { seat, opponent, .. } = view;
    if small_statistics(seat.statistics_games(p)) > 0.0 {
        let mut values = view.game_values();
        values.push(text("(S/d)^2·[1+(Sj/S)^2]·(d/dj)", spread));
        log.record_step(
            seat.player,
            about_game(
                t,
                game,
                opponent,
                new_step("5, 7", StepKind::CriterionGame, values),
            ),
        );
    }
}

/// A newcomer's game is left out of the criterion of a member and of the entry of a newcomer.
pub(super) fn against_newcomer(t: &Tournament, game: &Pairing, seats: &[Seat], log: &mut impl Log) {
    for (me, other) in [(game.a, game.b), (game.b, game.a)] {
        let (seat, opponent) = (&seats[me as usize], &seats[other as usize]);
        if !opponent.is_member() && log.is_recorded(seat.player) {
            let article = if seat.is_member() { "5" } else { "6" };
            log.record_step(
                seat.player,
                about_game(
                    t,
                    game,
                    opponent,
                    new_step(article, StepKind::AgainstNewcomer, Vec::new()),
                ),
            );
        }
    }
}

pub(super) fn log_criterion(seat: &Seat, games: u32, criterion: &Criterion, log: &mut impl Log) {
    if criterion.f == 0.0 || seat.with_members == 0 {
        log.record_step(
            seat.player,
            new_step("7", StepKind::TooFewGames, vec![text("N", games)]),
        );
        return;
    }
    let values = vec![
        text("N", seat.with_members),
        text("DN", seat.dn.value()),
        text("SNан", criterion.sn),
        text("DNан", criterion.limit),
        text("f", criterion.f),
        text("g", criterion.g),
        text("Kан", criterion.kan),
    ];
    let what = if criterion.kan > 0.0 {
        StepKind::BeyondCriterion
    } else {
        StepKind::WithinCriterion
    };
    log.record_step(seat.player, new_step("5, 7", what, values));
}

fn fit_values(fit: &Fit) -> Values {
    vec![
        text("p", fit.p),
        text("dср", fit.distance),
        text("hср", fit.h),
        text("dан", fit.shift),
    ]
}

/// `seat` already has the corrected values.
pub(super) fn log_growth(seat: &Seat, before: Rating, fit: &Fit, grows: bool, log: &mut impl Log) {
    let mut values = fit_values(fit);
    values.extend([text("Rан", fit.rating.0), text("Rо", before.0)]);
    let what = if grows {
        values.extend([
            text("q", seat.kan * seat.kan),
            text("R", seat.rating.0),
            text("S", seat.deviation.0),
        ]);
        StepKind::GrowthCorrection
    } else {
        StepKind::GrowthNotCorrected
    };
    log.record_step(seat.player, new_step("5", what, values));
}

pub(super) fn entry_game(
    t: &Tournament,
    game: &Pairing,
    seat: &Seat,
    opponent: &Seat,
    h: f64,
    halves: u8,
    log: &mut impl Log,
) {
    let values = vec![
        text("Rj", opponent.rating.0),
        text("dj", opponent.distance),
        text("h", h),
        text("rj", 0.5 * f64::from(halves)),
    ];
    log.record_step(
        seat.player,
        about_game(
            t,
            game,
            opponent,
            new_step("6", StepKind::EntryGame, values),
        ),
    );
}

pub(super) fn log_entry(seat: &Seat, fit: Option<&Fit>, log: &mut impl Log) {
    let made = match fit {
        None => new_step("6", StepKind::NotEntered, Vec::new()),
        Some(fit) => {
            let mut values = vec![text("N", fit.games)];
            values.extend(fit_values(fit));
            values.extend([text("Rвх", fit.rating.0), text("S", seat.deviation.0)]);
            new_step("6", StepKind::Entry, values)
        }
    };
    log.record_step(seat.player, made);
}

pub(super) fn unrated_opponent(t: &Tournament, game: &Pairing, seats: &[Seat], log: &mut impl Log) {
    for (me, other) in [(game.a, game.b), (game.b, game.a)] {
        let (seat, opponent) = (&seats[me as usize], &seats[other as usize]);
        if seat.rated && !opponent.rated && log.is_recorded(seat.player) {
            log.record_step(
                seat.player,
                about_game(
                    t,
                    game,
                    opponent,
                    new_step("6", StepKind::UnratedOpponent, Vec::new()),
                ),
            );
        }
    }
}

pub(super) fn log_game(t: &Tournament, game: &Pairing, view: GameView<'_>, log: &mut impl Log) {
    let GameView {
        seat,
        opponent,
        side,
    } = view;
    let mut values = view.game_values();
    values.push(text(
        "Bj^2·Pj(1–Pj)",
        opponent.influence * opponent.influence * side.p * (1.0 - side.p),
    ));
    log.record_step(
        seat.player,
        about_game(
            t,
            game,
            opponent,
            new_step("2, 3", StepKind::RecalculationGame, values),
        ),
    );
}

pub(super) fn log_recalculated(
    p: &Parameters,
    seat: &Seat,
    done: &Recalculated,
    deviation: Deviation,
    log: &mut impl Log,
) {
    let values = vec![
        text("R", seat.rating.0),
        text("S*", seat.greatest),
        text("S", seat.deviation.0),
        text("DN", seat.dn.value()),
        text("Db", seat.db.value()),
        text("K", done.k),
        text("R'", done.rating.0),
        text("(K·S*)^(1/2)", done.root),
        text("S'", done.deviation.0),
    ];
    log.record_step(seat.player, new_step("2", StepKind::Recalculation, values));
    if p.clamp_rating(done.sum) != Rating(done.sum) {
        log.record_step(
            seat.player,
            new_step(
                "2",
                StepKind::HeldAtLimit,
                vec![text("R+K·DN", done.sum), text("R'", done.rating.0)],
            ),
        );
    }
    if seat.kan > 0.0 {
        let values = vec![
            text("Kан", seat.kan),
            text("S'", done.deviation.0),
            text("d/4", done.rating.greatest_deviation().0),
            text("S'+", deviation.0),
        ];
        log.record_step(
            seat.player,
            new_step("5", StepKind::AnomalyConfidence, values),
        );
    }
}

pub(super) fn log_rank(seat: &Seat, rating: Rating, rank: Rank, log: &mut impl Log) {
    log.record_step(
        seat.player,
        new_step(
            "9",
            StepKind::Rank,
            vec![text("R", rating.0), text("rank", rank.name)],
        ),
    );
}

pub(super) fn not_played(t: &Tournament, log: &mut impl Log) {
    for game in t.games.iter().filter(|game| !game.played) {
        for (player, opponent) in [(Some(game.a), game.b), (game.b, Some(game.a))] {
            if let Some(player) = player.filter(|player| log.is_recorded(*player)) {
                log.record_step(
                    player,
                    Step {
                        round: game.round,
                        opponent,
                        ..new_step("2", StepKind::left_out(game), Vec::new())
                    },
                );
            }
        }
    }
}
