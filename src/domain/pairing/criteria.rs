//! Article 3(2), 3(3), P.S. 1 and P.S. 2 as criteria of which an earlier one outweighs all later.

use super::history::History;
use super::matching::Field;
use super::matching::weight::{Lexicographic, Weight};
use super::state::{Seat, State};
use super::{Ideal, Parity, Settings};

/// Criteria 1 to 6 of a pair or, added up, of a round. Less is better; no criterion depends on
/// country, club or family (P.S. 4) (reading A36).
///
/// | no | name | a pair a-b | a bye | from |
/// | --- | --- | --- | --- | --- |
/// | 1 | bye twice | 0 | earlier byes | (reading A15) |
/// | 2 | bye score | 0 | points | (reading A15) |
/// | 3 | score | (points a - points b)² | 0 | 3(2) (reading A9) |
/// | 4 | float | equal points 0, else 2 (F of the one with more - F of the other) + 2 | 0 | P.S. 2 (reading A10, A24) |
/// | 5 | colour | 2 - 2 abs(D of a - D of b) | 0 | 3(3) (reading A7, A8) |
/// | 6 | ideal | (place a - place b)² in the pairing order; see [`Ideal`] | the same with a last place | P.S. 1 (reading A11) |
///
/// 4 is the growth of the sum of all F², 5 the growth of the sum of all D². A rematch (3(1))
/// (reading A3) is no criterion: it is forbidden. Criterion 7, the order, compares whole rounds:
/// the first player whose partner differs gets the earlier one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Criteria(pub [i64; 6]);

/// The names of criteria 1 to 7 and their source in the regulation or the readings.
pub const CRITERIA: [(&str, &str); 7] = [
    ("bye twice", "A15"),
    ("bye score", "A15"),
    ("score", "3(2)"),
    ("float", "P.S. 2"),
    ("colour", "3(3)"),
    ("ideal", "P.S. 1"),
    ("order", "P.S. 1"),
];

impl std::iter::Sum for Criteria {
    fn sum<I: Iterator<Item = Criteria>>(all: I) -> Criteria {
        all.fold(Criteria::default(), |sum, one| {
            Criteria(std::array::from_fn(|at| sum.0[at] + one.0[at]))
        })
    }
}

#[derive(Debug, Clone)]
pub(super) struct Side {
    pub(super) points: i64,
    pub(super) floats: i64,
    pub(super) colours: i64,
    byes: i64,
    number: u64,
    place: i64,
    pub(super) group: i64,
}

/// The rule that decides which player is higher in the rank list for colours (article 3(3)).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RankOrder {
    /// Points, most first.
    Points,
    /// Equal points; the smaller number is higher.
    SmallFirst,
    /// Equal points; the larger number is higher.
    LargeFirst,
}

/// The present players in the pairing order P: by points, most first, then by number, ascending in
/// odd rounds, descending in even ones (P.S. 1). A player is an index here, the bye the last one.
#[derive(Debug, Clone)]
pub(super) struct Lineup {
    pub(super) order: Vec<Seat>,
    pub(super) sides: Vec<Side>,
    /// For each player the indices of the present opponents so far, ascending.
    met: Vec<Vec<usize>>,
    round: usize,
    settings: Settings,
}

impl Lineup {
    pub(super) fn new(
        state: &State,
        numbers: &[u64],
        history: &History,
        settings: Settings,
    ) -> Lineup {
        let round = state.next_round();
        let mut order: Vec<Seat> = state.present_players().collect();
        order.sort_unstable_by_key(|&seat| {
            let number = i128::from(numbers[seat.0]);
            (
                -history.of_seat(seat).points,
                if round % 2 == 1 { number } else { -number },
            )
        });
        let mut index = vec![usize::MAX; state.players.len()];
        order
            .iter()
            .enumerate()
            .for_each(|(at, seat)| index[seat.0] = at);
        let mut sides: Vec<Side> = Vec::with_capacity(order.len());
        for group in order.chunk_by(|&a, &b| history.of_seat(a).points == history.of_seat(b).points)
        {
            for (place, &seat) in (1..).zip(group) {
                let record = history.of_seat(seat);
                sides.push(Side {
                    points: record.points,
                    floats: record.floats,
                    colours: record.colours,
                    byes: record.byes,
                    number: numbers[seat.0],
                    place,
                    group: group.len() as i64,
                });
            }
        }
        let here = |seat: &Seat| {
            let mut met: Vec<usize> = history
                .of_seat(*seat)
                .met
                .iter()
                .map(|seat| index[seat.0])
                .filter(|&at| at != usize::MAX)
                .collect();
            met.sort_unstable();
            met
        };
        Lineup {
            met: order.iter().map(here).collect(),
            sides,
            order,
            round,
            settings,
        }
    }

    /// The number of partners to be matched, including the bye.
    pub(super) fn size(&self) -> usize {
        self.order.len() + self.order.len() % 2
    }

    pub(super) fn is_bye(&self, at: usize) -> bool {
        at >= self.order.len()
    }

    /// Article 3(1): no rematch (reading A3). Every player may have the bye.
    pub(super) fn can_meet(&self, u: usize, v: usize) -> bool {
        self.is_bye(u) || self.is_bye(v) || self.met[u].binary_search(&v).is_err()
    }

    /// The criteria of a pair; zeros for the bye with itself.
    pub(super) fn pair_criteria(&self, u: usize, v: usize) -> Criteria {
        let (u, v) = (u.min(v), u.max(v));
        let mut criteria = match (self.sides.get(u), self.sides.get(v)) {
            (Some(a), Some(b)) => {
                meeting_criteria(a.points, a.floats, a.colours, b.points, b.floats, b.colours)
            }
            (Some(a), None) => Criteria([a.byes, a.points, 0, 0, 0, 0]),
            (None, _) => return Criteria::default(),
        };
        criteria.0[5] = self.ideal_distance(u, v);
        criteria
    }

    /// P.S. 1: the distance from the ideal partner (reading A11); `u` precedes `v`.
    fn ideal_distance(&self, u: usize, v: usize) -> i64 {
        let square = |x: i64| x * x;
        match self.settings.ideal {
            Ideal::Neighbours => square(u as i64 - v as i64),
            Ideal::Halves => {
                let Some(a) = self.sides.get(u) else { return 0 };
                match self.sides.get(v) {
                    Some(b) if a.points == b.points => {
                        square(2 * (a.place - b.place).abs() - a.group)
                    }
                    Some(b) => square(2 * (a.group - a.place)) + square(2 * b.place - b.group - 1),
                    None => square(2 * (a.group - a.place)),
                }
            }
        }
    }

    /// Article 3(3): the player with the larger D plays white. If D is equal, the rank list
    /// decides: points, then smaller numbers higher in even rounds, larger ones in odd rounds, the
    /// other way round than in P (reading A4, A5, A6). In odd rounds the higher of the two plays
    /// black, in even ones the lower. Round 1 (McMahon): the smaller number (reading M3).
    pub(super) fn who_plays_black(&self, u: usize, v: usize) -> usize {
        let (Some(a), Some(b)) = (self.sides.get(u), self.sides.get(v)) else {
            return u;
        };
        if self.round == 1 {
            return if a.number < b.number { u } else { v };
        }
        if a.colours != b.colours {
            return if a.colours < b.colours { u } else { v };
        }
        let higher = match self.rank_order(u, v) {
            RankOrder::Points => a.points > b.points,
            RankOrder::SmallFirst => a.number < b.number,
            RankOrder::LargeFirst => a.number > b.number,
        };
        if higher == self.higher_plays_black() {
            u
        } else {
            v
        }
    }

    pub(super) fn rank_order(&self, u: usize, v: usize) -> RankOrder {
        if self.sides.get(u).map(|side| side.points) != self.sides.get(v).map(|side| side.points) {
            return RankOrder::Points;
        }
        let small_first = self.higher_plays_black() == (self.settings.parity == Parity::Swapped);
        if small_first {
            RankOrder::SmallFirst
        } else {
            RankOrder::LargeFirst
        }
    }

    pub(super) fn higher_plays_black(&self) -> bool {
        self.round % 2 == 1
    }

    pub(super) fn equal_colours(&self, u: usize, v: usize) -> bool {
        matches!((self.sides.get(u), self.sides.get(v)), (Some(a), Some(b)) if a.colours == b.colours)
    }
}

fn meeting_criteria(
    points: i64,
    floats: i64,
    colours: i64,
    other_points: i64,
    other_floats: i64,
    other_colours: i64,
) -> Criteria {
    let gap = points - other_points;
    let float = if gap == 0 {
        0
    } else {
        2 * (floats - other_floats) + 2
    };
    Criteria([
        0,
        0,
        gap * gap,
        float,
        2 - 2 * (colours - other_colours).abs(),
        0,
    ])
}

pub(super) trait Scale {
    type Cost: Weight;

    /// Costs compare as the lists do, also when those of all pairs of a round are added.
    fn weigh_criteria(&self, criteria: Criteria) -> Self::Cost;
}

/// Criteria as a list: for any size of field, three times as slow.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lists;

impl Scale for Lists {
    type Cost = Lexicographic<6>;

    #[inline]
    fn weigh_criteria(&self, criteria: Criteria) -> Lexicographic<6> {
        Lexicographic(criteria.0)
    }
}

/// One integer: each criterion times more than the greatest difference of all later ones.
#[derive(Debug, Clone, Copy)]
pub(super) struct Packed {
    factors: [i128; 6],
}

impl Packed {
    /// `None` if 128 bits do not suffice; 5,000 players and 26 rounds take 107.
    pub(super) fn for_lineup(lineup: &Lineup) -> Option<Packed> {
        let span = |value: fn(&Side) -> i64| {
            let (least, most) = lineup
                .sides
                .iter()
                .map(value)
                .fold((i64::MAX, i64::MIN), |(a, b), x| (a.min(x), b.max(x)));
            i128::from(most.max(least)) - i128::from(least.min(most))
        };
        let pairs = lineup.size() as i128 / 2;
        let (points, size) = (span(|side| side.points), lineup.size() as i128);
        // The greatest difference of two rounds in each criterion; at most one pair is a bye.
        let ranges = [
            span(|side| side.byes),
            points,
            pairs * points * points,
            pairs * (4 * span(|side| side.floats) + 2),
            pairs * (2 * span(|side| side.colours) + 2),
            pairs * 8 * size * size,
        ];
        let mut factors = [1; 6];
        let mut factor = 1_i128;
        for (at, range) in ranges.into_iter().enumerate().rev() {
            factors[at] = factor;
            factor = factor.checked_mul(range + 1)?;
        }
        // Dual values are sums of costs; the matching checks that they stay exact while they grow.
        (factor < 1 << 118).then_some(Packed { factors })
    }
}

impl Scale for Packed {
    type Cost = i128;

    #[inline]
    fn weigh_criteria(&self, criteria: Criteria) -> i128 {
        criteria
            .0
            .into_iter()
            .zip(self.factors)
            .map(|(value, factor)| i128::from(value) * factor)
            .sum()
    }
}

pub(super) struct LineupField<'a, S: Scale> {
    pub(super) lineup: &'a Lineup,
    pub(super) scale: S,
    pub(super) fixed: Option<(usize, usize)>,
    kinds: Vec<PlayerKind>,
    kind: Vec<usize>,
    groups: Vec<Group>,
    group: Vec<usize>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct PlayerKind {
    points: i64,
    floats: i64,
    colours: i64,
}

impl PlayerKind {
    fn from_side(side: &Side) -> PlayerKind {
        PlayerKind {
            points: side.points,
            floats: side.floats,
            colours: side.colours,
        }
    }
}

struct Group {
    by_colours: Vec<Vec<usize>>,
    by_kind: Vec<Vec<usize>>,
}

/// Up to this size all pairs of a field are likely ones.
const SMALL: usize = 48;

impl<'a, S: Scale> LineupField<'a, S> {
    pub(super) fn new(
        lineup: &'a Lineup,
        scale: S,
        fixed: Option<(usize, usize)>,
    ) -> LineupField<'a, S> {
        let key = PlayerKind::from_side;
        let mut kinds: Vec<_> = lineup.sides.iter().map(key).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let kind: Vec<usize> = lineup
            .sides
            .iter()
            .map(|side| kinds.binary_search(&key(side)).unwrap_or(0))
            .collect();
        let (mut groups, mut group) = (Vec::new(), Vec::new());
        let all: Vec<usize> = (0..lineup.sides.len()).collect();
        for chunk in all.chunk_by(|&u, &v| lineup.sides[u].points == lineup.sides[v].points) {
            group.extend(chunk.iter().map(|_| groups.len()));
            let split = |key: &dyn Fn(usize) -> i64| {
                let mut sorted = chunk.to_vec();
                sorted.sort_by_key(|&u| key(u));
                sorted
                    .chunk_by(|&u, &v| key(u) == key(v))
                    .map(<[usize]>::to_vec)
                    .collect()
            };
            groups.push(Group {
                by_colours: split(&|u| lineup.sides[u].colours),
                by_kind: split(&|u| kind[u] as i64),
            });
        }
        LineupField {
            lineup,
            scale,
            fixed,
            kinds,
            kind,
            groups,
            group,
        }
    }

    fn collect_nearest(
        &self,
        u: usize,
        place: usize,
        list: &[usize],
        most: usize,
        into: &mut Vec<usize>,
    ) {
        let at = list.partition_point(|&v| v < place);
        let free = |&&v: &&usize| v != u && self.lineup.can_meet(u, v);
        into.extend(list[at..].iter().filter(free).take(most));
        into.extend(list[..at].iter().rev().filter(free).take(most));
    }
}

impl<S: Scale> Field for LineupField<'_, S> {
    type Cost = S::Cost;

    fn vertex_count(&self) -> usize {
        self.lineup.size()
    }

    fn cost(&self, u: usize, v: usize) -> S::Cost {
        self.scale.weigh_criteria(self.lineup.pair_criteria(u, v))
    }

    fn is_allowed(&self, u: usize, v: usize) -> bool {
        let fixed = self.fixed.is_none_or(|(a, b)| {
            let touched = [a, b].contains(&u) || [a, b].contains(&v);
            !touched || (u.min(v), u.max(v)) == (a.min(b), a.max(b))
        });
        fixed && self.lineup.can_meet(u, v)
    }

    fn add_likely(&self, u: usize, into: &mut Vec<usize>) {
        let count = self.lineup.sides.len();
        if self.lineup.size() <= SMALL || self.lineup.is_bye(u) {
            into.extend(0..self.lineup.size());
            return;
        }
        let side = &self.lineup.sides[u];
        let number = self.group[u];
        let shift = (side.group / 2) as usize;
        let ideal = match self.lineup.settings.ideal {
            Ideal::Neighbours => u,
            Ideal::Halves if 2 * side.place <= side.group => u + shift,
            Ideal::Halves => u.saturating_sub(shift),
        };
        for list in &self.groups[number].by_colours {
            self.collect_nearest(u, ideal, list, 3, into);
        }
        let neighbours = [
            number.checked_sub(1),
            number
                .checked_add(1)
                .filter(|&next| next < self.groups.len()),
        ];
        for other in neighbours.into_iter().flatten() {
            for list in &self.groups[other].by_kind {
                self.collect_nearest(u, u, list, 1, into);
            }
        }
        into.extend(u.saturating_sub(3)..(u + 4).min(count));
    }

    fn vertex_kind(&self, u: usize) -> Option<usize> {
        Some(self.kind.get(u).copied().unwrap_or(self.kinds.len()))
    }

    fn fill_row(&self, u: usize, into: &mut Vec<S::Cost>) {
        into.clear();
        let count = self.lineup.sides.len();
        if let Some(side) = self.lineup.sides.get(u) {
            // All criteria but 6 follow from the two kinds.
            let kinds = |before: bool| -> Vec<S::Cost> {
                let mine = PlayerKind::from_side(side);
                let pair = |&other: &PlayerKind| {
                    let (a, b) = if before { (mine, other) } else { (other, mine) };
                    self.scale.weigh_criteria(meeting_criteria(
                        a.points, a.floats, a.colours, b.points, b.floats, b.colours,
                    ))
                };
                self.kinds.iter().map(pair).collect()
            };
            let (behind, before) = (kinds(true), kinds(false));
            let ideal = |u: usize, v: usize| {
                self.scale.weigh_criteria(Criteria([
                    0,
                    0,
                    0,
                    0,
                    0,
                    self.lineup.ideal_distance(u, v),
                ]))
            };
            into.extend((0..u).map(|v| before[self.kind[v]].plus(ideal(v, u))));
            into.extend((u..count).map(|v| behind[self.kind[v]].plus(ideal(u, v))));
        } else {
            into.extend((0..count).map(|v| self.cost(u, v)));
        }
        into.extend((count..self.lineup.size()).map(|v| self.cost(u, v)));
    }
}
