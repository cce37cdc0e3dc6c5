//! Compares the matching with brute force, and verifies its proofs at any size.

use proptest::prelude::*;

use super::weight::{Lexicographic, Weight, WithSecondCost};
use super::*;

struct Table<W> {
    size: usize,
    costs: Vec<Option<W>>,
    likely: usize,
    dummy: W,
}

impl<W: Weight> Field for Table<W> {
    type Cost = W;

    fn vertex_count(&self) -> usize {
        self.size
    }

    fn cost(&self, u: usize, v: usize) -> W {
        self.costs[u.min(v) * self.size + u.max(v)].unwrap_or(self.dummy)
    }

    fn is_allowed(&self, u: usize, v: usize) -> bool {
        self.costs[u.min(v) * self.size + u.max(v)].is_some()
    }

    fn vertex_kind(&self, u: usize) -> Option<usize> {
        (self.likely > 2).then_some(u % 3)
    }

    fn add_likely(&self, u: usize, into: &mut Vec<usize>) {
        into.extend((1..=self.likely).map(|step| (u + step) % self.size));
    }
}

fn least<W: Weight>(field: &Table<W>, free: &mut Vec<usize>) -> Option<W> {
    let Some(u) = free.pop() else {
        return Some(W::ZERO);
    };
    let mut best = None;
    for at in 0..free.len() {
        let v = free.remove(at);
        if field.is_allowed(u, v)
            && let Some(rest) = least(field, free)
        {
            let cost = rest.plus(field.cost(u, v));
            best = Some(best.map_or(cost, |best: W| best.min(cost)));
        }
        free.insert(at, v);
    }
    free.push(u);
    best
}

fn cost<W: Weight>(field: &Table<W>, partner: &[usize]) -> W {
    partner
        .iter()
        .enumerate()
        .filter(|&(u, &v)| u < v)
        .fold(W::ZERO, |sum, (u, &v)| sum.plus(field.cost(u, v)))
}

fn agrees<W: Weight>(field: &Table<W>) {
    match (
        cheapest_matching(field),
        least(field, &mut (0..field.size).collect()),
    ) {
        (Ok(found), Some(best)) => {
            found.verify_proof(field).unwrap();
            assert_eq!(cost(field, &found.partner), best);
        }
        (Err(Unmatched::Barrier(barrier)), None) => barrier.verify_proof(field).unwrap(),
        (found, best) => panic!("{found:?} where {best:?} is right"),
    }
}

fn random(size: usize, seed: u64, most: i64, forbidden: u64, likely: usize) -> Table<i64> {
    let mut state = seed | 1;
    let mut next = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let costs = (0..size * size)
        .map(|_| {
            (next() % 100 >= forbidden).then(|| (next() % (most as u64 + 1)) as i64 - most / 3)
        })
        .collect();
    Table {
        size,
        costs,
        likely,
        dummy: -1000,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn small_fields_are_matched_as_cheaply_as_possible(
        half in 0_usize..=4, costs in prop::collection::vec(prop::option::weighted(0.7, -20_i64..20), 64), likely in 0_usize..4,
    ) {
        let size = 2 * half;
        agrees(&Table { size, costs, likely: if size == 0 { 0 } else { likely }, dummy: -50 });
    }

    #[test]
    fn lists_of_costs_are_compared_in_order(
        half in 1_usize..=4, costs in prop::collection::vec(prop::option::weighted(0.8, (0_i64..3, -2_i64..2, 0_i64..9)), 64),
    ) {
        let lists = |(a, b, c)| Lexicographic([a, b, c]);
        let field = |costs: Vec<Option<_>>| Table { size: 2 * half, costs, likely: 2, dummy: Lexicographic([0; 3]) };
        agrees(&field(costs.iter().map(|c| c.map(lists)).collect()));
        let packed = |(a, b, c): (i64, i64, i64)| WithSecondCost(i128::from(100 * a + b), i128::from(c));
        agrees(&Table { size: 2 * half, costs: costs.iter().map(|c| c.map(packed)).collect(), likely: 1, dummy: WithSecondCost::ZERO });
    }

    #[test]
    fn larger_fields_carry_their_proof(half in 5_usize..40, seed in any::<u64>(), most in 1_i64..200, forbidden in 0_u64..99, likely in 0_usize..9) {
        let field = random(2 * half, seed, most, forbidden, likely);
        match cheapest_matching(&field) {
            Ok(found) => found.verify_proof(&field).unwrap(),
            Err(Unmatched::Barrier(barrier)) => barrier.verify_proof(&field).unwrap(),
            Err(Unmatched::TooLarge) => panic!("these costs are small"),
        }
    }
}

#[test]
fn an_empty_field_is_matched() {
    assert!(
        cheapest_matching(&random(0, 1, 1, 0, 0))
            .unwrap()
            .partner
            .is_empty()
    );
}

#[test]
fn a_single_vertex_stays_alone() {
    let barrier = Barrier {
        without: vec![],
        groups: vec![vec![0]],
    };
    assert_eq!(
        cheapest_matching(&random(1, 1, 1, 0, 0)),
        Err(Unmatched::Barrier(barrier))
    );
}

#[test]
fn costs_that_are_too_large_are_told() {
    let field = Table {
        size: 2,
        costs: vec![Some(i64::MAX / 2); 4],
        likely: 1,
        dummy: 0,
    };
    assert_eq!(cheapest_matching(&field), Err(Unmatched::TooLarge));
}

#[test]
fn a_verifier_finds_what_is_wrong() {
    let field = random(20, 7, 50, 10, 3);
    let right = cheapest_matching(&field).unwrap();
    right.verify_proof(&field).unwrap();
    let mut dearer = right.clone();
    let (a, b) = (0, (1..20).find(|&b| b != right.partner[0]).unwrap());
    let (c, d) = (right.partner[a], right.partner[b]);
    for (u, v) in [(a, b), (c, d)] {
        (dearer.partner[u], dearer.partner[v]) = (v, u);
    }
    assert!(dearer.verify_proof(&field).is_err());
    let mut wrong = right;
    wrong.dual.vertices[3] += 2;
    assert!(wrong.verify_proof(&field).is_err());
}
