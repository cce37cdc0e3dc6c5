//! The prepared tournament: a seat for every player in a played game, and the games between seats.

use super::deviations::{months_idle, opponent_influence, widen_deviation};
use super::parameters::{Parameters, SmallStatistics};
use super::units::{Deviation, Month, Rating, Sum};
use super::{MemberState, Record};
use crate::player::PlayerKey;
use crate::rules::Book;
use crate::rules::seat_index::SeatIndex;
use crate::tournament::Tournament;

#[derive(Debug, Clone)]
pub(super) struct Seat {
    pub(super) player: PlayerKey,
    /// `None`: a newcomer. A player with a rating before the tournament is a *member*.
    pub(super) held: Option<MemberState>,
    /// T of section 4.
    pub(super) months: f64,
    /// S of section 4, at the start.
    pub(super) timed: Deviation,
    /// A member, or a newcomer who has entered; otherwise the next five fields have no meaning.
    pub(super) rated: bool,
    /// R at this point of the calculation.
    pub(super) rating: Rating,
    /// S.
    pub(super) deviation: Deviation,
    /// d.
    pub(super) distance: f64,
    /// S*.
    pub(super) greatest: f64,
    /// B.
    pub(super) influence: f64,
    /// Played games, and those with members.
    pub(super) played: u32,
    pub(super) with_members: u32,
    /// SNan^2 is summed without N/4.
    pub(super) dn: Sum,
    pub(super) db: Sum,
    pub(super) spread: Sum,
    /// The games for Ran.
    pub(super) fitted: Fitted,
    /// Kan.
    pub(super) kan: f64,
    /// R' and S'.
    pub(super) after: Option<(Rating, Deviation)>,
}

impl Seat {
    fn new(player: PlayerKey, held: Option<MemberState>) -> Seat {
        Seat {
            player,
            held,
            months: 0.0,
            timed: Deviation(0.0),
            rated: false,
            rating: Rating(0.0),
            deviation: Deviation(0.0),
            distance: 0.0,
            greatest: 0.0,
            influence: 0.0,
            played: 0,
            with_members: 0,
            dn: Sum::default(),
            db: Sum::default(),
            spread: Sum::default(),
            fitted: Fitted::default(),
            kan: 0.0,
            after: None,
        }
    }

    /// Section 4 for a member; a newcomer has no correction.
    fn for_player(
        p: &Parameters,
        pi: f64,
        player: PlayerKey,
        record: &Record,
        start: Month,
    ) -> Seat {
        let mut seat = Seat::new(player, record.held);
        if let Some(held) = record.held {
            seat.months = months_idle(p, held.last_played, start);
            seat.timed = widen_deviation(held.rating, held.deviation, seat.months);
            seat.set(pi, held.rating, seat.timed);
        }
        seat
    }

    pub(super) fn set(&mut self, pi: f64, rating: Rating, deviation: Deviation) {
        self.rated = true;
        self.rating = rating;
        self.deviation = deviation;
        self.distance = rating.distance();
        self.greatest = rating.greatest_deviation().0;
        self.influence = opponent_influence(pi, deviation.0, self.greatest);
    }

    #[inline]
    pub(super) fn is_member(&self) -> bool {
        self.held.is_some()
    }

    /// Section 7 (A13, parameter `small_statistics`).
    pub(super) fn statistics_games(&self, p: &Parameters) -> u32 {
        match p.small_statistics {
            SmallStatistics::Members => self.with_members,
            SmallStatistics::All => self.played,
        }
    }
}

#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Fitted {
    pub(super) games: u32,
    pub(super) halves: u64,
    pub(super) distance: Sum,
    pub(super) h: Sum,
}

impl Fitted {
    #[inline]
    pub(super) fn add_game(&mut self, side_h: f64, halves: u8, distance: f64) {
        self.games += 1;
        self.halves += u64::from(halves);
        self.distance.add_term(distance);
        self.h.add_term(side_h);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.games == 0
    }
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Pairing {
    pub(super) a: u32,
    pub(super) b: u32,
    /// Index among the games of the tournament.
    pub(super) game: u32,
    /// Half points of `a`.
    pub(super) halves: u8,
    /// Section 3: the handicap that `a` gives, in points.
    pub(super) h: f64,
}

pub(super) struct Table {
    pub(super) seats: Vec<Seat>,
    pub(super) games: Vec<Pairing>,
}

impl Table {
    /// Annulled games count, too (A8); `official`, `board` and the like have no meaning here (A40).
    pub(super) fn from_tournament(
        p: &Parameters,
        pi: f64,
        book: &Book<Record>,
        t: &Tournament,
    ) -> Table {
        let start = Month::from_day(t.start);
        let mut seats: Vec<Seat> = Vec::new();
        let mut taken = SeatIndex::with_room(2 * t.games.len());
        let mut seat = |player: PlayerKey| {
            taken.seat_or_insert(player, || {
                seats.push(Seat::for_player(
                    p,
                    pi,
                    player,
                    &book.records[player.index()],
                    start,
                ))
            })
        };
        let mut games = Vec::with_capacity(t.games.len());
        for (index, game) in (0u32..).zip(&t.games).filter(|(_, game)| game.played) {
            if let (Some(b), Some(score)) = (game.b, game.score) {
                let halves = u8::try_from(score.half_points()).unwrap_or(0);
                games.push(Pairing {
                    a: seat(game.a),
                    b: seat(b),
                    game: index,
                    halves,
                    h: handicap_points(game.handicap),
                });
            }
        }
        for game in &games {
            for (me, other) in [(game.a, game.b), (game.b, game.a)] {
                let member = seats[other as usize].is_member();
                let seat = &mut seats[me as usize];
                seat.played += 1;
                seat.with_members += u32::from(member);
            }
        }
        Table { seats, games }
    }
}

/// Section 3: F stones are a true handicap H = F - 0.5 of 100 H points; 0 without stones (A6).
#[inline]
fn handicap_points(stones: u32) -> f64 {
    if stones == 0 {
        0.0
    } else {
        100.0 * (f64::from(stones) - 0.5)
    }
}
