//! A tournament in five passes over its games: seats, start, primary and corrected estimates,
//! ratings. Sums are integers: neither the order of players nor that of games changes a result.

use super::formulas::{
    at_least, bound_estimate, develop_rating, mean_age, mean_of_opponents, performance_estimate,
    player_coefficient, rating_corridor, start_estimate, tournament_coefficient,
};
use super::parameters::{AgeWeight, KorGames, KorK, KorRsr, Np, Parameters, StoredOpponent};
use super::seats::{
    AllGames, Kind, Pairing, Seat, Side, Table, fictitious_rated, fictitious_value,
};
use super::units::Fraction;
use super::{RatingPoints, Record, Stored, steps, to_points};
use crate::explain::Log;
use crate::number::Score;
use crate::rules::{Book, Line, Rated};
use crate::tournament::Tournament;

impl Table<'_> {
    /// Article 2, over played games or over opponents (A14, parameter `age_weight`).
    fn mean_ages(&mut self) {
        let Table { seats, games, .. } = self;
        let mut meet = |me: usize, other: usize| {
            if let Some(age) = seats[other].age {
                let (sum, count) = &mut seats[me].ages;
                (*sum, *count) = (*sum + age, *count + 1);
            }
        };
        if self.p.age_weight == AgeWeight::Game {
            games
                .iter()
                .flat_map(Pairing::both_sides)
                .for_each(|side| meet(side.me, side.other));
        } else {
            let mut met: Vec<(usize, usize)> = games
                .iter()
                .flat_map(Pairing::both_sides)
                .map(|side| (side.me, side.other))
                .collect();
            met.sort_unstable();
            met.dedup();
            met.into_iter().for_each(|(me, other)| meet(me, other));
        }
        for seat in &mut self.seats {
            seat.mean_age = mean_age(self.p.halves, seat.ages.0, seat.ages.1);
        }
    }

    /// Article 2: Kt.
    fn tournament_coefficient(&mut self) -> f64 {
        let (mut i, mut sum) = (0, 0);
        for seat in self
            .seats
            .iter()
            .filter(|seat| self.gives_coefficient(seat))
        {
            i += 1;
            sum +=
                i128::from(player_coefficient(seat.start_rating, seat.n, seat.s, seat.mean_age).ki);
        }
        let np = match self.p.np {
            Np::Participants => self.seats.len(),
            Np::Played => self.seats.iter().filter(|seat| seat.n > 0).count(),
        };
        let coefficient = tournament_coefficient(self.p, np as i64, i, sum);
        self.coefficient = Some(coefficient);
        coefficient.kt
    }

    /// Article 2: Rs for all, then from these Rp; a newcomer without a point keeps Rs (A22).
    fn estimate_newcomers(&mut self) {
        self.mean_ages();
        let kt = self.tournament_coefficient();
        let newcomer = |seat: &Seat| seat.kind == Kind::Newcomer && seat.n > 0;
        for seat in self.seats.iter_mut().filter(|seat| newcomer(seat)) {
            seat.corridor = rating_corridor(kt, seat.mean_age, seat.n);
            seat.start_rating = start_estimate(self.p, &seat.corridor, seat.n, seat.s);
        }
        for Side { me, other, .. } in self.games.iter().flat_map(Pairing::both_sides) {
            if self.seats[me].kind == Kind::Newcomer {
                self.seats[me].opponents += i128::from(self.seats[other].start_rating);
            }
        }
        for seat in self.seats.iter_mut().filter(|seat| newcomer(seat)) {
            seat.value = seat.start_rating;
            if seat.s > 0 {
                let mean =
                    mean_of_opponents(self.p, seat.opponents, seat.n, seat.s, seat.start_rating);
                let mean = Fraction::new(mean.round_to_integer(self.p.halves), 1);
                let estimate = performance_estimate(self.p.halves, mean, seat.n, seat.s);
                seat.value = bound_estimate(self.p, &seat.corridor, estimate.value);
                seat.estimate = Some(estimate);
            }
            seat.rating_for_games = seat.value;
        }
    }

    /// Article 3 Rkor, over stored and new games. Guests are never recalculated.
    fn correct_estimates(&mut self, book: &Book<Record>) {
        for Side { me, other, .. } in self.games.iter().flat_map(Pairing::both_sides) {
            if self.seats[me].kind == Kind::Provisional {
                self.seats[me].opponents += i128::from(self.seats[other].value);
            }
        }
        for seat in self
            .seats
            .iter_mut()
            .filter(|seat| seat.kind == Kind::Provisional && seat.n > 0 && !seat.guest)
        {
            let record = &book.records[seat.player.index()];
            let all = AllGames::with_stored(seat, &record.stored);
            // There is no rating without a point, so S = 0 does not occur.
            if all.s > 0 {
                let estimate = performance_estimate(
                    self.p.halves,
                    combined_mean(self.p, seat, &all, record),
                    all.n,
                    all.s,
                );
                seat.rating_for_games = at_least(self.p.lower_bound.of_estimates(), estimate.value);
                seat.estimate = Some(estimate);
            }
        }
    }

    /// A26, parameter `stored_opponent`.
    fn stored_value(&self, other: usize) -> i64 {
        if self.p.stored_opponent == StoredOpponent::Rs {
            self.seats[other].start_rating
        } else {
            self.seats[other].value
        }
    }

    /// Article 1, from the values before the tournament (A37); with a star also over the stored
    /// games (A29, parameter `kor_games`), with K by Rkor (A30, parameter `kor_k`).
    fn develop_ratings(&mut self, book: &Book<Record>) {
        let expectation = self.expectation;
        for game in &self.games {
            for Side { me, other, halves } in game.both_sides() {
                let value = self.rated_value(me, other);
                let seat = &mut self.seats[me];
                seat.sr +=
                    i128::from(expectation.score_difference(seat.rating_for_games, value, halves));
            }
        }
        for seat in self.seats.iter_mut().filter(|seat| seat.n > 0) {
            let mut row = seat.rating_for_games;
            if seat.kind == Kind::Provisional {
                if self.p.kor_games == KorGames::All {
                    let stored = &book.records[seat.player.index()].stored;
                    let differences = stored.iter().map(|g| {
                        expectation.score_difference(
                            seat.rating_for_games,
                            g.value.points(),
                            g.score.half_points(),
                        )
                    });
                    seat.sr += differences.map(i128::from).sum::<i128>();
                }
                if self.p.kor_k == KorK::Start {
                    row = seat.start_rating;
                }
            }
            if fictitious_rated(self.p, seat) {
                seat.sr += i128::from(expectation.score_difference(
                    seat.rating_for_games,
                    seat.start_rating,
                    1,
                ));
            }
            seat.developed = develop_rating(
                self.p,
                row,
                seat.rating_for_games,
                seat.sr,
                expectation.units_per_point(),
            );
        }
    }

    /// Article 3: in order, each with the index of its seat.
    fn games_to_store(&self) -> Vec<(u32, Stored)> {
        let mut stored = Vec::new();
        if self.seats.iter().any(|seat| seat.stores) {
            for Side { me, other, halves } in self.games.iter().flat_map(Pairing::both_sides) {
                if let (true, Some(score)) = (self.seats[me].stores, Score::from_halves(halves)) {
                    stored.push((
                        me as u32,
                        Stored {
                            value: RatingPoints::new(self.stored_value(other)),
                            score,
                        },
                    ));
                }
            }
        }
        stored
    }
}

/// Article 3: Rsr (A28, parameter `kor_rsr`).
fn combined_mean(p: &Parameters, seat: &Seat, all: &AllGames, record: &Record) -> Fraction {
    let fictitious = fictitious_value(p, seat, record);
    let rounded = |mean: Fraction| Fraction::new(mean.round_to_integer(p.halves), 1);
    let one = || mean_of_opponents(p, all.stored_sum + seat.opponents, all.n, all.s, fictitious);
    match p.kor_rsr {
        KorRsr::One => rounded(one()),
        KorRsr::Exact => one(),
        KorRsr::Parts => {
            let part = |sum: i128, n: i64| {
                if n > 0 {
                    i128::from(n) * rounded(Fraction::new(sum, n)).above
                } else {
                    0
                }
            };
            let sum = part(all.stored_sum, all.stored_n) + part(seat.opponents, seat.n);
            rounded(mean_of_opponents(p, sum, all.n, all.s, fictitious))
        }
    }
}

/// All players with a played game have a line, except guests.
pub(super) fn rate_tournament<L: Log>(
    p: &Parameters,
    book: &mut Book<Record>,
    t: &Tournament,
    log: &mut L,
) -> Rated {
    let mut table = Table::from_tournament(p, book, t);
    if table.newcomers {
        table.estimate_newcomers();
    }
    if table
        .seats
        .iter()
        .any(|seat| seat.kind == Kind::Provisional)
    {
        table.correct_estimates(book);
    }
    table.develop_ratings(book);
    for seat in table.seats.iter_mut().filter(|seat| seat.n > 0) {
        seat.stores = seat.has_star(p, &book.records[seat.player.index()]);
    }
    if L::ACTIVE {
        steps::all(&table, book, t, log);
    }
    let stored = table.games_to_store();
    let mut done: Vec<(u32, &Seat)> = table
        .seats
        .iter()
        .filter(|seat| seat.n > 0 && !seat.guest)
        .map(|seat| (book.order_of(seat.player), seat))
        .collect();
    done.sort_unstable_by_key(|(order, _)| *order);
    let lines = done
        .into_iter()
        .map(|(_, seat)| settle_rating(book, seat))
        .collect();
    for (seat, game) in stored {
        book.records[table.seats[seat as usize].player.index()]
            .stored
            .push(game);
    }
    Rated {
        passes: 1,
        lines,
        frozen: Vec::new(),
    }
}

/// Stored games are removed together with the star.
fn settle_rating(book: &mut Book<Record>, seat: &Seat) -> Line {
    let record = &mut book.records[seat.player.index()];
    if seat.gets_rating() {
        record.rating = Some(RatingPoints::new(seat.developed.rating));
        if !seat.stores {
            record.stored = Vec::new();
            record.start_estimate = None;
        } else if seat.kind == Kind::Newcomer {
            record.start_estimate = Some(RatingPoints::new(seat.start_rating));
        }
    }
    Line {
        player: seat.player,
        before: seat.before().map(to_points),
        after: seat.gets_rating().then(|| to_points(seat.developed.rating)),
        rank_before: None,
        rank: None,
        pool: None,
        deviation: None,
        anomalous: false,
        provisional: seat.stores,
        provisional_before: seat.kind == Kind::Provisional,
        rank_changes: Vec::new(),
    }
}
