//! The explanation of a calculation: every quantity in full precision, under the symbol the
//! regulation prints, in the order of the calculation, so that a player can redo it with a
//! calculator. Nothing here changes a result.
//!
//! | step | section | values |
//! |---|---|---|
//! | `Period` | 2 | `from`, `to`: first and last day of a month of a league |
//! | `TimeCorrection` | 4 | `R`, `d`, `S*`, `St` stored, `T` months, `S` |
//! | `CriterionGame` | 5, 7 | `R`, `Rj`, `h`, `DRj`, `Sj`, `Sj*`, `Bj`, `Dj`, `Pj`, `rj`, `Bj·(rj–Pj)`, `(S/d)^2·[1+(Sj/S)^2]·(d/dj)` |
//! | `AgainstNewcomer` | 5 or 6 | none |
//! | `TooFewGames` | 7 | `N` |
//! | `WithinCriterion`, `BeyondCriterion` | 5, 7 | `N` games with members, `DN`, `SNан`, `DNан`, `f` factor of small statistics, `g` factor of the top, `Kан` |
//! | `GrowthCorrection`, `GrowthNotCorrected` | 5 | `p`, `dср`, `hср`, `dан`, `Rан`, `Rо`, and if corrected `q`, `R`, `S` |
//! | `EntryGame` | 6 | `Rj`, `dj`, `h`, `rj` |
//! | `Entry` | 6 | `N`, `p`, `dср`, `hср`, `dан`, `Rвх`, `S` |
//! | `NotEntered` | 6 | none |
//! | `UnratedOpponent` | 6 | none |
//! | `RecalculationGame` | 2, 3 | as `CriterionGame`, the last one is `Bj^2·Pj(1–Pj)` |
//! | `Recalculation` | 2 | `R`, `S*`, `S`, `DN`, `Db`, `K`, `R'`, `(K·S*)^(1/2)`, `S'` |
//! | `HeldAtLimit` | 2 | `R+K·DN`, `R'` |
//! | `AnomalyConfidence` | 5 | `Kан`, `S'` before, `d/4` of R', `S'+` widened |
//! | `Rank` | 9 | `R`, `rank` |
//! | `NotPlayed` | 2 | none |

use std::fmt::Display;

use super::formulas::{Criterion, Fit, Recalculated, Side};
use super::parameters::Parameters;
use super::seats::{Pairing, Seat, Table};
use super::tables::small_statistics;
use super::units::{Deviation, Rating};
use crate::explain::{Log, Step, What};
use crate::player::PlayerKey;
use crate::rules::Rank;
use crate::tournament::Tournament;

type Values = Vec<(&'static str, String)>;

fn text(symbol: &'static str, value: impl Display) -> (&'static str, String) {
    (symbol, value.to_string())
}

fn new_step(article: &'static str, what: What, values: Values) -> Step {
    Step {
        pass: 1,
        article,
        what,
        round: None,
        opponent: None,
        values,
    }
}

/// A step about a game: its round and opponent.
fn about_game(t: &Tournament, game: &Pairing, opponent: &Seat, step: Step) -> Step {
    Step {
        round: t.games.get(game.game as usize).and_then(|game| game.round),
        opponent: Some(opponent.player),
        ..step
    }
}

/// Section 2: the beginning of a month of a league, for all players with a game in it.
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
                What::Period,
                vec![text("from", part.start), text("to", part.end)],
            ),
        );
    }
}

/// Section 4: the deviation at the start, for every member.
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
        log.record_step(seat.player, new_step("4", What::TimeCorrection, values));
    }
}

/// A game from the view of one of its players, `seat`.
#[derive(Debug, Clone, Copy)]
pub(super) struct GameView<'a> {
    pub(super) seat: &'a Seat,
    pub(super) opponent: &'a Seat,
    pub(super) side: &'a Side,
}

impl GameView<'_> {
    /// The quantities of the game up to its share of DN.
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

/// A game of the criterion of anomaly; left out if the statistics are too small for a criterion.
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
                new_step("5, 7", What::CriterionGame, values),
            ),
        );
    }
}

/// A game with a newcomer: left out of the criterion of a member, or of the entry of another
/// newcomer.
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
                    new_step(article, What::AgainstNewcomer, Vec::new()),
                ),
            );
        }
    }
}

/// The verdict on a member's result.
pub(super) fn log_criterion(seat: &Seat, games: u32, criterion: &Criterion, log: &mut impl Log) {
    if criterion.f == 0.0 || seat.with_members == 0 {
        log.record_step(
            seat.player,
            new_step("7", What::TooFewGames, vec![text("N", games)]),
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
        What::BeyondCriterion
    } else {
        What::WithinCriterion
    };
    log.record_step(seat.player, new_step("5, 7", what, values));
}

/// The means of a fitted rating up to dan.
fn fit_values(fit: &Fit) -> Values {
    vec![
        text("p", fit.p),
        text("dср", fit.distance),
        text("hср", fit.h),
        text("dан", fit.shift),
    ]
}

/// The correction of a growing player; `seat` already has the corrected values.
pub(super) fn log_growth(seat: &Seat, before: Rating, fit: &Fit, grows: bool, log: &mut impl Log) {
    let mut values = fit_values(fit);
    values.extend([text("Rан", fit.rating.0), text("Rо", before.0)]);
    let what = if grows {
        values.extend([
            text("q", seat.kan * seat.kan),
            text("R", seat.rating.0),
            text("S", seat.deviation.0),
        ]);
        What::GrowthCorrection
    } else {
        What::GrowthNotCorrected
    };
    log.record_step(seat.player, new_step("5", what, values));
}

/// A newcomer's game against a member.
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
        about_game(t, game, opponent, new_step("6", What::EntryGame, values)),
    );
}

/// The entry of a newcomer, or the statement that there is none.
pub(super) fn log_entry(seat: &Seat, fit: Option<&Fit>, log: &mut impl Log) {
    let made = match fit {
        None => new_step("6", What::NotEntered, Vec::new()),
        Some(fit) => {
            let mut values = vec![text("N", fit.games)];
            values.extend(fit_values(fit));
            values.extend([text("Rвх", fit.rating.0), text("S", seat.deviation.0)]);
            new_step("6", What::Entry, values)
        }
    };
    log.record_step(seat.player, made);
}

/// A game that does not count, because one of the two still has no rating.
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
                    new_step("6", What::UnratedOpponent, Vec::new()),
                ),
            );
        }
    }
}

/// A game of the recalculation.
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
            new_step("2, 3", What::RecalculationGame, values),
        ),
    );
}

/// The recalculated rating, and its later changes.
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
    log.record_step(seat.player, new_step("2", What::Recalculation, values));
    if p.clamp_rating(done.sum) != Rating(done.sum) {
        log.record_step(
            seat.player,
            new_step(
                "2",
                What::HeldAtLimit,
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
        log.record_step(seat.player, new_step("5", What::AnomalyConfidence, values));
    }
}

/// The rank after the tournament.
pub(super) fn log_rank(seat: &Seat, rating: Rating, rank: Rank, log: &mut impl Log) {
    log.record_step(
        seat.player,
        new_step(
            "9",
            What::Rank,
            vec![text("R", rating.0), text("rank", rank.name)],
        ),
    );
}

/// Games that were not played.
pub(super) fn not_played(t: &Tournament, log: &mut impl Log) {
    for game in t.games.iter().filter(|game| !game.played) {
        for (player, opponent) in [(Some(game.a), game.b), (game.b, Some(game.a))] {
            if let Some(player) = player.filter(|player| log.is_recorded(*player)) {
                log.record_step(
                    player,
                    Step {
                        round: game.round,
                        opponent,
                        ..new_step("2", What::left_out(game), Vec::new())
                    },
                );
            }
        }
    }
}
