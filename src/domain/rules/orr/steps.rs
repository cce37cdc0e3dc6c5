//! The explanation of a calculation: every quantity under the symbol the regulation prints, exactly
//! or in full precision, in the order of the calculation, so that a player can redo it with a
//! calculator. Nothing here changes a result.
//!
//! | step | values |
//! |---|---|
//! | `Start`, `FideStart` | `Ra`, with `*` if it has a star |
//! | `EstimatedNewcomer` | `N`, `S` |
//! | `OpponentAge` | `Y` of the opponent, `-` if left out of the mean |
//! | `MeanAge` | `ΣY`, `n` ages in it, `Yср` |
//! | `PlayerCoefficient` | `R`, `N`, `S`, `A`, `Yср`, `Ki` |
//! | `TournamentCoefficient` | `Np`, `n`, `i`, `ΣKi`, `Kt'` before it is rounded (lowered if i < n), `Kt` |
//! | `Corridor` | `Kt`, `Yср`, `Rmax'` before it is rounded, `Rmax`, `Rmin` |
//! | `StartEstimate` | `N`, `S`, `Rmax`, `Rmin`, `Rpmax`, `Rs` |
//! | `ValuedOpponent` | `R` the opponent's value, `S` |
//! | `StoredGame` | the same of a stored game |
//! | `FictitiousOpponent` | `R`, `S` |
//! | `PrimaryEstimate`, `CorrectedEstimate` | `N`, `S` with the fictitious draw, `Rsr`, `400lg`, `Rp` or `Rkor`, and `min`, `max` where they changed it |
//! | `PointlessEstimate` | `Rs`, `Rp` |
//! | `EstimatedOpponent` | `Yср`, `N`, `S`, `Rmax`, `Rmin`, `Rpmax`, `Rs`, `Rsr` unless S = 0, `Rp` |
//! | `ExpectedScore`, `StoredScore`, `FictitiousScore` | `Ra`, `Rb`, `S`, `PD`, `DR` |
//! | `DevelopedRating` | `Ra`, `SR`, `K`, `R±`, `Ra new`, and `min` where it changed it |
//! | `Star`, `StarGone` | `N` games so far, `limit` |
//! | `PointlessNewcomer` | `N`, `Rp` |
//! | `NotEntered`, `NotPlayed` | none |

use std::collections::BTreeMap;
use std::fmt::Display;

use super::Record;
use super::formulas::{COEFFICIENT, Estimate, YEAR, greatest_rating, player_coefficient};
use super::parameters::{FictitiousInRsr, KorGames, RpInCorridor};
use super::seats::{AllGames, Kind, Seat, Table, fictitious_rated, fictitious_value};
use super::units::{Fraction, elo_distance};
use crate::explain::{Log, Step, StepKind};
use crate::player::PlayerKey;
use crate::rules::Book;
use crate::tournament::Tournament;

type Values = Vec<(&'static str, String)>;

fn text(symbol: &'static str, value: impl Display) -> (&'static str, String) {
    (symbol, value.to_string())
}

fn half_points(halves: i64) -> Fraction {
    Fraction::new(halves, 2)
}

fn tenths(value: i64) -> Fraction {
    Fraction::new(value, 10)
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

struct Played {
    round: Option<i64>,
    opponent: PlayerKey,
    seat: usize,
    halves: i64,
}

impl Played {
    fn game_step(&self, article: &'static str, what: StepKind, values: Values) -> Step {
        Step {
            round: self.round,
            opponent: Some(self.opponent),
            ..new_step(article, what, values)
        }
    }
}

pub(super) fn all(table: &Table, book: &Book<Record>, t: &Tournament, log: &mut impl Log) {
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
    let places: BTreeMap<PlayerKey, usize> = table
        .seats
        .iter()
        .enumerate()
        .map(|(place, seat)| (seat.player, place))
        .collect();
    for (me, seat) in table
        .seats
        .iter()
        .enumerate()
        .filter(|(_, seat)| seat.n > 0)
    {
        if !log.is_recorded(seat.player) {
            continue;
        }
        let mut games = Vec::new();
        for game in t.games.iter().filter(|game| game.played) {
            if let (Some(b), Some(score)) = (game.b, game.score) {
                for (player, opponent, score) in [(game.a, b, score), (b, game.a, score.opposite())]
                {
                    if let (true, Some(place)) = (player == seat.player, places.get(&opponent)) {
                        games.push(Played {
                            round: game.round,
                            opponent,
                            seat: *place,
                            halves: score.half_points(),
                        });
                    }
                }
            }
        }
        let record = &book.records[seat.player.index()];
        Explained {
            table,
            book,
            record,
            me,
            seat,
            games: &games,
        }
        .add_steps(|step| log.record_step(seat.player, step));
    }
}

struct Explained<'a> {
    table: &'a Table<'a>,
    book: &'a Book<Record>,
    record: &'a Record,
    me: usize,
    seat: &'a Seat,
    games: &'a [Played],
}

impl Explained<'_> {
    fn add_steps(&self, mut add: impl FnMut(Step)) {
        let newcomer = self.seat.kind == Kind::Newcomer;
        self.add_start(&mut add);
        if newcomer
            || self
                .games
                .iter()
                .any(|game| self.table.seats[game.seat].kind == Kind::Newcomer)
        {
            if newcomer {
                self.add_ages(&mut add);
            }
            self.add_coefficients(&mut add);
            if newcomer {
                self.add_estimates(&mut add);
            }
            self.add_opponents(&mut add);
        }
        if self.seat.guest {
            return add(new_step("2", StepKind::GuestNotEntered, Vec::new()));
        }
        if self.seat.kind == Kind::Provisional {
            self.add_correction(&mut add);
        }
        if !self.seat.gets_rating() {
            return add(new_step(
                "2",
                StepKind::PointlessNewcomer,
                vec![text("N", self.seat.n), text("Rp", self.seat.value)],
            ));
        }
        self.add_scores(&mut add);
        self.add_rating(&mut add);
    }

    fn add_start(&self, add: &mut impl FnMut(Step)) {
        let seat = self.seat;
        add(match seat.kind {
            Kind::Settled => new_step("1", StepKind::Start, vec![text("Ra", seat.start_rating)]),
            Kind::Provisional => new_step(
                "3",
                StepKind::Start,
                vec![text("Ra", format_args!("{}*", seat.start_rating))],
            ),
            Kind::Fide => new_step(
                "2",
                StepKind::FideStart,
                vec![text("Ra", seat.start_rating)],
            ),
            Kind::Newcomer => new_step(
                "2",
                StepKind::EstimatedNewcomer,
                vec![text("N", seat.n), text("S", half_points(seat.s))],
            ),
        });
    }

    fn add_ages(&self, add: &mut impl FnMut(Step)) {
        for game in self.games {
            let age = self.table.seats[game.seat]
                .age
                .map_or("-".to_owned(), |age| Fraction::new(age, YEAR).to_string());
            add(game.game_step("2", StepKind::OpponentAge, vec![text("Y", age)]));
        }
        let (sum, count) = self.seat.ages;
        let values = vec![
            text("ΣY", Fraction::new(sum, YEAR)),
            text("n", count),
            text("Yср", tenths(self.seat.mean_age)),
        ];
        add(new_step("2", StepKind::MeanAge, values));
    }

    /// A newcomer sees the Ki of all players, other players only their own.
    fn add_coefficients(&self, add: &mut impl FnMut(Step)) {
        let all = self.seat.kind == Kind::Newcomer;
        let wanted = |seat: &&Seat| {
            self.table.gives_coefficient(seat) && (all || seat.player == self.seat.player)
        };
        let mut seats: Vec<&Seat> = self.table.seats.iter().filter(wanted).collect();
        seats.sort_unstable_by_key(|seat| self.book.order_of(seat.player));
        for seat in seats {
            let coefficient = player_coefficient(seat.start_rating, seat.n, seat.s, seat.mean_age);
            let mut values = vec![
                text("R", seat.start_rating),
                text("N", seat.n),
                text("S", half_points(seat.s)),
                text("A", coefficient.a),
            ];
            values.extend([
                text("Yср", tenths(seat.mean_age)),
                text("Ki", Fraction::new(coefficient.ki, COEFFICIENT)),
            ]);
            let opponent = (seat.player != self.seat.player).then_some(seat.player);
            add(Step {
                opponent,
                ..new_step("2", StepKind::PlayerCoefficient, values)
            });
        }
        if let Some(c) = self.table.coefficient {
            let mut values = vec![
                text("Np", c.np),
                text("n", c.n),
                text("i", c.i),
                text("ΣKi", Fraction::new(c.sum, COEFFICIENT)),
            ];
            let (whole, rest) = c.exact.split_parts();
            values.extend([text("Kt'", whole as f64 + rest), text("Kt", c.kt)]);
            add(new_step("2", StepKind::TournamentCoefficient, values));
        }
    }

    /// Rs and Rp.
    fn add_estimates(&self, add: &mut impl FnMut(Step)) {
        let (seat, c) = (self.seat, self.seat.corridor);
        if let Some(coefficient) = self.table.coefficient {
            let mut values = vec![
                text("Kt", coefficient.kt),
                text("Yср", tenths(seat.mean_age)),
            ];
            values.extend([
                text("Rmax'", greatest_rating(coefficient.kt, seat.mean_age)),
                text("Rmax", c.max),
                text("Rmin", c.min),
            ]);
            add(new_step("2", StepKind::Corridor, values));
        }
        let mut values = vec![
            text("N", seat.n),
            text("S", half_points(seat.s)),
            text("Rmax", c.max),
            text("Rmin", c.min),
        ];
        values.extend([text("Rpmax", c.upper), text("Rs", seat.start_rating)]);
        add(new_step("2", StepKind::StartEstimate, values));
        let Some(estimate) = &seat.estimate else {
            return add(new_step(
                "2",
                StepKind::PointlessEstimate,
                vec![text("Rs", seat.start_rating), text("Rp", seat.value)],
            ));
        };
        for game in self.games {
            let values = vec![
                text("R", self.table.seats[game.seat].start_rating),
                text("S", half_points(game.halves)),
            ];
            add(game.game_step("2", StepKind::ValuedOpponent, values));
        }
        if seat.s == 2 * seat.n {
            self.add_fictitious_draw("2", seat.start_rating, add);
        }
        let mut values = self.estimate_values(estimate);
        values.push(text("Rp", seat.value));
        if seat.value != estimate.value {
            let corridor = self.table.p.rp_in_corridor == RpInCorridor::Yes;
            values.extend(corridor.then(|| text("min", c.min)));
            values.extend(corridor.then(|| text("max", c.max)));
            values.extend(
                self.table
                    .p
                    .lower_bound
                    .of_estimates()
                    .map(|bound| text("min", bound)),
            );
        }
        add(new_step("2", StepKind::PrimaryEstimate, values));
    }

    /// Without the opponent's value if it is in no mean.
    fn add_fictitious_draw(&self, article: &'static str, value: i64, add: &mut impl FnMut(Step)) {
        let known = self.table.p.fictitious_in_rsr == FictitiousInRsr::Yes;
        let mut values: Values = known.then(|| text("R", value)).into_iter().collect();
        values.push(text("S", half_points(1)));
        add(new_step(article, StepKind::FictitiousOpponent, values));
    }

    /// The values as used in 400 lg(1/(S/N) - 1).
    fn estimate_values(&self, estimate: &Estimate) -> Values {
        // All points: lost 1 and won 2 N + 1 half points represent N + 1 games and N + 1/2 points.
        let n = Fraction::new(estimate.lost + estimate.won, 2);
        let distance = elo_distance(estimate.lost, estimate.won);
        vec![
            text("N", n),
            text("S", half_points(estimate.won)),
            text("Rsr", estimate.mean),
            text("400lg", distance),
        ]
    }

    fn add_opponents(&self, add: &mut impl FnMut(Step)) {
        let mut told = Vec::new();
        for game in self.games {
            let seat = &self.table.seats[game.seat];
            if seat.kind != Kind::Newcomer || told.contains(&game.seat) {
                continue;
            }
            told.push(game.seat);
            let c = seat.corridor;
            let mut values = vec![
                text("Yср", tenths(seat.mean_age)),
                text("N", seat.n),
                text("S", half_points(seat.s)),
            ];
            values.extend([
                text("Rmax", c.max),
                text("Rmin", c.min),
                text("Rpmax", c.upper),
                text("Rs", seat.start_rating),
            ]);
            values.extend(seat.estimate.map(|estimate| text("Rsr", estimate.mean)));
            values.push(text("Rp", seat.value));
            add(Step {
                opponent: Some(seat.player),
                ..new_step("2", StepKind::EstimatedOpponent, values)
            });
        }
    }

    /// Rkor.
    fn add_correction(&self, add: &mut impl FnMut(Step)) {
        let Some(estimate) = &self.seat.estimate else {
            return;
        };
        for game in &self.record.stored {
            let values = vec![
                text("R", game.value.points()),
                text("S", half_points(game.score.half_points())),
            ];
            add(new_step("3", StepKind::StoredGame, values));
        }
        for game in self.games {
            let values = vec![
                text("R", self.table.seats[game.seat].value),
                text("S", half_points(game.halves)),
            ];
            add(game.game_step("3", StepKind::ValuedOpponent, values));
        }
        let all = AllGames::with_stored(self.seat, &self.record.stored);
        if all.s == 2 * all.n {
            self.add_fictitious_draw(
                "3",
                fictitious_value(self.table.p, self.seat, self.record),
                add,
            );
        }
        let mut values = self.estimate_values(estimate);
        values.push(text("Rkor", self.seat.rating_for_games));
        if self.seat.rating_for_games != estimate.value {
            values.extend(
                self.table
                    .p
                    .lower_bound
                    .of_estimates()
                    .map(|bound| text("min", bound)),
            );
        }
        add(new_step("3", StepKind::CorrectedEstimate, values));
    }

    fn add_scores(&self, add: &mut impl FnMut(Step)) {
        let (seat, e) = (self.seat, self.table.expectation);
        let score = |value: i64, halves: i64| {
            let pd = text(
                "PD",
                Fraction::new(
                    e.expected_score(seat.rating_for_games, value),
                    e.units_per_point(),
                ),
            );
            let dr = text(
                "DR",
                Fraction::new(
                    e.score_difference(seat.rating_for_games, value, halves),
                    e.units_per_point(),
                ),
            );
            vec![
                text("Ra", seat.rating_for_games),
                text("Rb", value),
                text("S", half_points(halves)),
                pd,
                dr,
            ]
        };
        if seat.kind == Kind::Provisional && self.table.p.kor_games == KorGames::All {
            for game in &self.record.stored {
                add(new_step(
                    "1, 3",
                    StepKind::StoredScore,
                    score(game.value.points(), game.score.half_points()),
                ));
            }
        }
        for game in self.games {
            let value = self.table.rated_value(self.me, game.seat);
            add(game.game_step("1", StepKind::ExpectedScore, score(value, game.halves)));
        }
        if fictitious_rated(self.table.p, seat) {
            add(new_step(
                "2",
                StepKind::FictitiousScore,
                score(seat.start_rating, 1),
            ));
        }
    }

    fn add_rating(&self, add: &mut impl FnMut(Step)) {
        let (seat, p) = (self.seat, self.table.p);
        let (unit, developed) = (self.table.expectation.units_per_point(), &seat.developed);
        let mut values = vec![
            text("Ra", seat.rating_for_games),
            text("SR", Fraction::new(seat.sr, unit)),
            text("K", developed.k),
        ];
        values.push(text(
            "R±",
            Fraction::new(seat.sr * i128::from(developed.k), unit),
        ));
        values.push(text("Ra new", developed.rating));
        if developed.rating != developed.unbounded {
            values.extend(p.lower_bound.of_ratings().map(|bound| text("min", bound)));
        }
        add(new_step("1", StepKind::DevelopedRating, values));
        if matches!(seat.kind, Kind::Provisional | Kind::Newcomer) {
            let what = if seat.stores {
                StepKind::Star
            } else {
                StepKind::StarGone
            };
            add(new_step(
                "3",
                what,
                vec![
                    text("N", seat.games_so_far(self.record)),
                    text("limit", p.settled_at.required_games()),
                ],
            ));
        }
    }
}
