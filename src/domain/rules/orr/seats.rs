//! The prepared tournament: a seat for every participant, played games between seats.

use super::formulas::{Coefficient, Corridor, Developed, Estimate, Expectation, age_on_day};
use super::parameters::{
    FictitiousInSr, FideRecognised, KorFictitious, KtRated, NewcomerOpponents, Parameters,
};
use super::{Record, Stored};
use crate::player::{Person, PlayerKey};
use crate::rules::Book;
use crate::rules::seat_index::SeatIndex;
use crate::tournament::Tournament;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A rating of the system without a star.
    Settled,
    /// A FIDE rating only.
    Fide,
    /// A rating with a star.
    Provisional,
    Newcomer,
}

#[derive(Debug, Clone)]
pub(super) struct Seat {
    pub(super) player: PlayerKey,
    pub(super) kind: Kind,
    pub(super) guest: bool,
    /// Age in 1/1461 of a year; `None`: left out of means.
    pub(super) age: Option<i64>,
    /// Article 2 N, 1 S: played games, and half points.
    pub(super) n: i64,
    pub(super) s: i64,
    /// Ages of the opponents: sum and number.
    pub(super) ages: (i64, i64),
    /// Yср in tenths.
    pub(super) mean_age: i64,
    pub(super) corridor: Corridor,
    /// The start rating; for a newcomer Rs.
    pub(super) start_rating: i64,
    /// Sum of the opponents' values here: for Rp of a newcomer, for Rkor of a player with a star.
    pub(super) opponents: i128,
    /// Rp of a newcomer with a point, Rkor of a player with a star.
    pub(super) estimate: Option<Estimate>,
    /// The value as an opponent: the start rating; for a newcomer Rp.
    pub(super) value: i64,
    /// Ra of the player's own calculation: the value, or Rkor.
    pub(super) rating_for_games: i64,
    /// Sum of S - PD.
    pub(super) sr: i128,
    pub(super) stores: bool,
    pub(super) developed: Developed,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Pairing {
    pub(super) a: u32,
    pub(super) b: u32,
    /// Half points of `a`.
    pub(super) halves: i64,
}

impl Pairing {
    #[inline]
    pub(super) fn both_sides(&self) -> [Side; 2] {
        let (a, b) = (self.a as usize, self.b as usize);
        [
            Side {
                me: a,
                other: b,
                halves: self.halves,
            },
            Side {
                me: b,
                other: a,
                halves: 2 - self.halves,
            },
        ]
    }
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Side {
    pub(super) me: usize,
    pub(super) other: usize,
    pub(super) halves: i64,
}

pub(super) struct Table<'a> {
    pub(super) p: &'a Parameters,
    /// All participants; `n` is 0 without a played game.
    pub(super) seats: Vec<Seat>,
    pub(super) games: Vec<Pairing>,
    /// True if a newcomer played: only then Kt matters.
    pub(super) newcomers: bool,
    pub(super) coefficient: Option<Coefficient>,
    pub(super) expectation: Expectation,
}

impl<'a> Table<'a> {
    /// A named player is a participant even without a game (A7); games that were not played have no
    /// other effect (A15, A36).
    pub(super) fn from_tournament(
        p: &'a Parameters,
        book: &Book<Record>,
        t: &Tournament,
    ) -> Table<'a> {
        let mut seats: Vec<Seat> = Vec::with_capacity(t.participants.len().max(8));
        let mut taken = SeatIndex::with_room(t.participants.len().max(32));
        let mut seat = |player: PlayerKey, seats: &mut Vec<Seat>| {
            taken.seat_or_insert(player, || seats.push(Seat::for_player(p, book, player, t)))
        };
        let mut games = Vec::with_capacity(t.games.len());
        for game in &t.games {
            let a = seat(game.a, &mut seats);
            let Some(b) = game.b.map(|b| seat(b, &mut seats)) else {
                continue;
            };
            let Some(score) = game.score.filter(|_| game.played) else {
                continue;
            };
            let pairing = Pairing {
                a,
                b,
                halves: score.half_points(),
            };
            for Side { me, halves, .. } in pairing.both_sides() {
                seats[me].n += 1;
                seats[me].s += halves;
            }
            games.push(pairing);
        }
        for player in &t.participants {
            seat(*player, &mut seats);
        }
        for (player, rating) in &t.fide {
            if let Some(seat) = taken
                .seat(*player)
                .filter(|_| fide_counts(p, book.people[player.index()], t))
            {
                seats[seat as usize].recognise_fide((*rating).into());
            }
        }
        let newcomers = seats
            .iter()
            .any(|seat| seat.n > 0 && seat.kind == Kind::Newcomer);
        Table {
            p,
            seats,
            games,
            newcomers,
            coefficient: None,
            expectation: Expectation::from_parameters(p),
        }
    }

    /// Article 2: also a FIDE rating or a guest gives a Ki (A9, A15, A15b, parameter `kt_rated`).
    pub(super) fn gives_coefficient(&self, seat: &Seat) -> bool {
        match seat.kind {
            Kind::Newcomer => false,
            Kind::Provisional => seat.n > 0 && self.p.kt_rated == KtRated::All,
            Kind::Settled | Kind::Fide => seat.n > 0,
        }
    }

    /// A21, A31, parameter `newcomer_opponents`.
    #[inline]
    pub(super) fn rated_value(&self, me: usize, other: usize) -> i64 {
        let (me, other) = (&self.seats[me], &self.seats[other]);
        let start = me.kind == Kind::Newcomer && self.p.newcomer_opponents == NewcomerOpponents::Rs;
        if start {
            other.start_rating
        } else {
            other.value
        }
    }
}

/// A19, parameter `fictitious_in_sr`.
pub(super) fn fictitious_rated(p: &Parameters, seat: &Seat) -> bool {
    p.fictitious_in_sr == FictitiousInSr::Yes && seat.kind == Kind::Newcomer && seat.s == 2 * seat.n
}

pub(super) struct AllGames {
    pub(super) n: i64,
    /// Half points.
    pub(super) s: i64,
    /// The stored ones alone.
    pub(super) stored_n: i64,
    pub(super) stored_sum: i128,
}

impl AllGames {
    pub(super) fn with_stored(seat: &Seat, stored: &[Stored]) -> AllGames {
        let stored_n = stored.len() as i64;
        let s = seat.s
            + stored
                .iter()
                .map(|game| game.score.half_points())
                .sum::<i64>();
        AllGames {
            n: seat.n + stored_n,
            s,
            stored_n,
            stored_sum: stored
                .iter()
                .map(|game| i128::from(game.value.points()))
                .sum(),
        }
    }
}

/// A27, parameter `kor_fictitious`.
pub(super) fn fictitious_value(p: &Parameters, seat: &Seat, record: &Record) -> i64 {
    match (p.kor_fictitious, record.start_estimate) {
        (KorFictitious::Rs, Some(first)) => first.points(),
        _ => seat.start_rating,
    }
}

/// Article 2 FIDE (A24a, parameter `fide_recognised`). A player who is to be entered in the base
/// starts with the FIDE rating in every tournament.
fn fide_counts(p: &Parameters, person: Person, t: &Tournament) -> bool {
    p.fide_recognised == FideRecognised::Always || t.rated_by_fide || !person.guest
}

impl Seat {
    fn for_player(p: &Parameters, book: &Book<Record>, player: PlayerKey, t: &Tournament) -> Seat {
        let (record, person) = (&book.records[player.index()], &book.people[player.index()]);
        let kind = match (record.rating, record.fide) {
            (Some(_), _) if record.is_provisional() => Kind::Provisional,
            (Some(_), _) => Kind::Settled,
            (None, Some(_)) if fide_counts(p, *person, t) => Kind::Fide,
            (None, _) => Kind::Newcomer,
        };
        let start = record
            .start_rating()
            .filter(|_| kind != Kind::Newcomer)
            .unwrap_or_default()
            .points();
        Seat {
            player,
            kind,
            guest: person.guest,
            age: age_on_day(p, person.born, t.start),
            n: 0,
            s: 0,
            ages: (0, 0),
            mean_age: 0,
            corridor: Corridor::default(),
            start_rating: start,
            opponents: 0,
            estimate: None,
            value: start,
            rating_for_games: start,
            sr: 0,
            stores: false,
            developed: Developed::default(),
        }
    }

    /// Article 2 FIDE: a player without a rating of the system starts with that of FIDE's list of
    /// the first day (A23, A24).
    fn recognise_fide(&mut self, fide: i64) {
        if matches!(self.kind, Kind::Newcomer | Kind::Fide) {
            self.kind = Kind::Fide;
            (self.start_rating, self.value, self.rating_for_games) = (fide, fide, fide);
        }
    }

    pub(super) fn before(&self) -> Option<i64> {
        (self.kind != Kind::Newcomer).then_some(self.start_rating)
    }

    /// Article 3, including this tournament.
    pub(super) fn games_so_far(&self, record: &Record) -> i64 {
        self.n
            + if self.kind == Kind::Provisional {
                record.stored.len() as i64
            } else {
                0
            }
    }

    /// Article 2 R: no rating for a newcomer without a point (A22).
    pub(super) fn gets_rating(&self) -> bool {
        self.kind != Kind::Newcomer || self.s > 0
    }

    /// Article 3 N: a star below nine games (A25), never with a FIDE rating (A23).
    pub(super) fn has_star(&self, p: &Parameters, record: &Record) -> bool {
        let young = matches!(self.kind, Kind::Newcomer | Kind::Provisional)
            && self.games_so_far(record) < p.settled_at.required_games();
        young && self.gets_rating() && !self.guest
    }
}
