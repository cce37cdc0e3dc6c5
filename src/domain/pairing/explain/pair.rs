//! The facts why two players meet in a round paired by results, and why one of them plays black.

use super::super::Settings;
use super::super::criteria::{CRITERIA, Lineup, RankOrder};
use super::super::history::History;
use super::super::lot::draw_numbers;
use super::super::state::{Seat, State};
use super::super::swiss::{Pair, is_by_numbers};
use super::{Colours, Reason};

/// A reason of a pair or of a bye.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cause {
    /// Article 1: round 1 with equal points; neighbours by number meet, and nothing else applies.
    Numbers,
    /// 3(2): both have equal points.
    Equal {
        /// The points of both.
        points: i64,
    },
    /// 3(2): one has more points than the other.
    Moved {
        /// The player with more points, who is moved down.
        down: Seat,
        /// The points of that player.
        most: i64,
        /// The player with fewer points, who is moved up.
        up: Seat,
        /// The points of that player.
        least: i64,
    },
    /// P.S. 2: the group of the player moved down is odd, so one of its players has to leave.
    OddGroup {
        /// The number of players in the group.
        players: usize,
        /// The points of the group.
        points: i64,
    },
    /// The group of the player moved down is even: the best round as a whole needs the pair.
    EvenGroup {
        /// The points of the group.
        points: i64,
    },
    /// P.S. 2: the balance of floats (F) before and after this pair.
    Floats {
        /// The player who is moved down.
        down: Seat,
        /// The balance of that player: before, after.
        down_floats: [i64; 2],
        /// The player who is moved up.
        up: Seat,
        /// The balance of that player: before, after.
        up_floats: [i64; 2],
    },
    /// The reason for the colours.
    Black(Black),
    /// Article 1: the last by number of an odd field has the bye of round 1.
    LastByNumber,
    /// Criteria 1 and 2: the bye goes to the player with the fewest byes, then the fewest points.
    Bye,
}

/// The rule that gave black (article 3(3)).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Black {
    /// The colours are not those of article 3(3): they were set by hand.
    Hand,
    /// Round 1: the smaller number.
    Number,
    /// The smaller balance of colours (D).
    Balance {
        /// The balance of the player with black.
        black: i64,
        /// The balance of the player with white.
        white: i64,
    },
    /// The rank list, as both have the same balance.
    RankList {
        /// True if black is the higher: in odd rounds the higher plays black, else the lower.
        higher: bool,
        /// The balance of both.
        balance: i64,
        /// The rule that decides which of the two is higher.
        by: RankOrder,
    },
}

/// The data of a player before the round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatFacts {
    /// The player.
    pub seat: Seat,
    /// Points before the round.
    pub points: i64,
    /// D: games with black minus games with white.
    pub colours: i64,
    /// F: times moved down minus times moved up.
    pub floats: i64,
    /// The place in the pairing order P, from 1.
    pub place: usize,
}

/// The value of a pair or a bye by one criterion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CriterionValue {
    /// The criterion, from 1.
    pub number: usize,
    /// The place of the regulation, or the reading, from which it comes.
    pub article: &'static str,
    /// The value.
    pub worth: Worth,
}

/// A value of a criterion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Worth {
    /// Criteria 1 to 6: numbers that are added up.
    Sum {
        /// The value of the pair.
        pair: i64,
        /// The sum of the whole round.
        round: i64,
    },
    /// Criterion 7: places in the pairing order.
    Order {
        /// The place of the player.
        place: usize,
        /// The place of the partner; the bye is the last one.
        partner: usize,
    },
}

/// A round that was paired by results, with the state before it.
pub struct PairedRoundContext<'a> {
    lineup: Lineup,
    by_numbers: bool,
    /// The evaluation of the round; `None`: it does not contain every present player exactly once.
    reason: Option<&'a Reason>,
}

impl<'a> PairedRoundContext<'a> {
    /// The next round of a state, with its evaluation.
    #[must_use]
    pub fn for_next_round(
        state: &State,
        settings: Settings,
        reason: Option<&'a Reason>,
    ) -> PairedRoundContext<'a> {
        let lineup = Lineup::new(
            state,
            &draw_numbers(state),
            &History::from_state(state, settings),
            settings,
        );
        PairedRoundContext {
            lineup,
            by_numbers: is_by_numbers(state),
            reason,
        }
    }

    /// The reasons why two players meet and why one of them plays black.
    #[must_use]
    pub fn pair_causes(&self, pair: Pair) -> Vec<Cause> {
        let (Some(black), Some(white)) = (self.index(pair.black), self.index(pair.white)) else {
            return Vec::new();
        };
        if self.by_numbers {
            return vec![Cause::Numbers];
        }
        let sides = &self.lineup.sides;
        let mut causes = if sides[black].points == sides[white].points {
            vec![Cause::Equal {
                points: sides[black].points,
            }]
        } else {
            // The player with more points is earlier in the pairing order.
            self.float_causes(black.min(white), black.max(white))
        };
        causes.extend(self.colour_cause(pair, black, white).map(Cause::Black));
        causes
    }

    fn float_causes(&self, high: usize, low: usize) -> Vec<Cause> {
        let (order, sides) = (&self.lineup.order, &self.lineup.sides);
        let (down, up, above, below) = (order[high], order[low], &sides[high], &sides[low]);
        let (players, points) = (above.group as usize, above.points);
        vec![
            Cause::Moved {
                down,
                most: points,
                up,
                least: below.points,
            },
            if players % 2 == 1 {
                Cause::OddGroup { players, points }
            } else {
                Cause::EvenGroup { points }
            },
            Cause::Floats {
                down,
                down_floats: [above.floats, above.floats + 1],
                up,
                up_floats: [below.floats, below.floats - 1],
            },
        ]
    }

    fn colour_cause(&self, pair: Pair, black: usize, white: usize) -> Option<Black> {
        let reason = self.reason?;
        let own = reason.pairs.iter().find(|own| own.pair == pair)?;
        let balance = |at: usize| self.lineup.sides[at].colours;
        Some(match own.colours {
            _ if reason.colours.contains(&pair) => Black::Hand,
            Colours::Number => Black::Number,
            Colours::Balance => Black::Balance {
                black: balance(black),
                white: balance(white),
            },
            Colours::RankList => {
                let higher = self.lineup.higher_plays_black();
                Black::RankList {
                    higher,
                    balance: balance(black),
                    by: self.lineup.rank_order(black, white),
                }
            }
        })
    }

    /// The reason for the bye.
    #[must_use]
    pub fn bye_cause(&self) -> Cause {
        if self.by_numbers {
            Cause::LastByNumber
        } else {
            Cause::Bye
        }
    }

    /// The data of a player before the round; `None` if the player does not play.
    #[must_use]
    pub fn seat_facts(&self, seat: Seat) -> Option<SeatFacts> {
        let at = self.index(seat)?;
        let side = &self.lineup.sides[at];
        Some(SeatFacts {
            seat,
            points: side.points,
            colours: side.colours,
            floats: side.floats,
            place: at + 1,
        })
    }

    /// The values of a player's pair or bye and of the round; empty if numbers alone decided.
    #[must_use]
    pub fn criterion_values(&self, seat: Seat) -> Vec<CriterionValue> {
        let Some(reason) = self.reason.filter(|_| !self.by_numbers) else {
            return Vec::new();
        };
        let pair = reason
            .pairs
            .iter()
            .find(|own| own.pair.black == seat || own.pair.white == seat)
            .map(|own| own.criteria);
        let Some(own) = pair.or_else(|| reason.bye.filter(|bye| bye.0 == seat).map(|bye| bye.1))
        else {
            return Vec::new();
        };
        let sums = own
            .0
            .into_iter()
            .zip(reason.total.0)
            .map(|(pair, round)| Worth::Sum { pair, round });
        let order = self.index(seat).and_then(|at| {
            Some(Worth::Order {
                place: at + 1,
                partner: *reason.order.get(at)?,
            })
        });
        let rows = (1..).zip(CRITERIA).zip(sums.chain(order));
        rows.map(|((number, (_, article)), worth)| CriterionValue {
            number,
            article,
            worth,
        })
        .collect()
    }

    /// The player at a place in the pairing order, from 1.
    #[must_use]
    pub fn seat_at(&self, place: usize) -> Option<Seat> {
        self.lineup.order.get(place.checked_sub(1)?).copied()
    }

    fn index(&self, seat: Seat) -> Option<usize> {
        self.lineup.order.iter().position(|other| *other == seat)
    }
}
