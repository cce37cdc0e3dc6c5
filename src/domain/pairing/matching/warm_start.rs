//! Dual values for large fields from a part that is solved first, and the pairs that they make
//! likely. These need not be right: the search still ends with its own proof.

use std::collections::BTreeMap;

use super::weight::Weight;
use super::{Field, Pairs, first_pairs, solve_field, with_costs};

/// Fields up to this size are solved at once; small in tests, so that they use this code too.
const DIRECT_SOLVE_SIZE: usize = if cfg!(test) { 12 } else { 400 };
/// The part that is solved first contains one in so many vertices of each kind.
const ONE_IN: usize = 4;
const LIKELY: usize = 10;

pub(super) fn guess_values<F: Field>(field: &F) -> Option<Vec<F::Cost>> {
    values_of(field, &(0..field.vertex_count()).collect::<Vec<_>>())
}

fn values_of<F: Field>(field: &F, vertices: &[usize]) -> Option<Vec<F::Cost>> {
    if vertices.len() <= DIRECT_SOLVE_SIZE {
        return None;
    }
    let mut kinds: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (at, &u) in vertices.iter().enumerate() {
        kinds.entry(field.vertex_kind(u)?).or_default().push(at);
    }
    let mut places: Vec<usize> = kinds
        .values()
        .flat_map(|kind| {
            kind.iter()
                .copied()
                .skip(kind.len().min(ONE_IN) / 2)
                .step_by(ONE_IN)
        })
        .collect();
    places.sort_unstable();
    if places.len() % 2 == 1 {
        places.pop();
    }
    let chosen: Vec<usize> = places.iter().map(|&at| vertices[at]).collect();
    if 2 * places.len() > vertices.len() {
        // There are so many kinds that hardly any two vertices share one.
        return None;
    }
    let known = values_of(field, &chosen);
    let part = Part { field, chosen };
    let pairs = known
        .as_ref()
        .map_or_else(|| first_pairs(&part), |known| likely_pairs(&part, known));
    let (forest, _) = solve_field(&part, pairs, known.as_deref()).ok()?;
    let found = forest.plain_values();
    let mut values = vec![F::Cost::ZERO; vertices.len()];
    for kind in kinds.values() {
        let known: Vec<(usize, F::Cost)> = kind
            .iter()
            .filter_map(|at| {
                places
                    .binary_search(at)
                    .ok()
                    .map(|place| (vertices[*at], found[place]))
            })
            .collect();
        for &at in kind {
            values[at] = interpolate_value(&known, vertices[at]);
        }
    }
    Some(values)
}

fn interpolate_value<W: Weight>(known: &[(usize, W)], u: usize) -> W {
    let at = known.partition_point(|&(place, _)| place < u);
    match (
        at.checked_sub(1).and_then(|at| known.get(at)),
        known.get(at),
    ) {
        (Some(&(a, low)), Some(&(b, high))) => low.plus(
            high.minus(low)
                .approximate_share((u - a) as i64, (b - a) as i64),
        ),
        (Some(&(_, one)), None) | (None, Some(&(_, one))) => one,
        (None, None) => W::ZERO,
    }
}

pub(super) fn likely_pairs<F: Field>(field: &F, values: &[F::Cost]) -> Pairs<F::Cost> {
    let mut pairs = Vec::new();
    let (mut row, mut slacks) = (Vec::new(), Vec::new());
    for u in 0..field.vertex_count() {
        field.fill_row(u, &mut row);
        slacks.clear();
        slacks.extend(
            (0..row.len())
                .filter(|&v| v != u)
                .map(|v| (row[v].twice().minus(values[v]), v)),
        );
        let many = (2 * LIKELY).min(slacks.len());
        if many < slacks.len() {
            slacks.select_nth_unstable(many);
        }
        slacks[..many].sort_unstable();
        let best = slacks[..many]
            .iter()
            .filter(|&&(_, v)| field.is_allowed(u, v))
            .take(LIKELY);
        pairs.extend(best.map(|&(_, v)| (u.min(v) as u32, u.max(v) as u32)));
    }
    with_costs(field, pairs)
}

struct Part<'a, F> {
    field: &'a F,
    chosen: Vec<usize>,
}

impl<F: Field> Field for Part<'_, F> {
    type Cost = F::Cost;

    fn vertex_count(&self) -> usize {
        self.chosen.len()
    }

    fn cost(&self, u: usize, v: usize) -> F::Cost {
        self.field.cost(self.chosen[u], self.chosen[v])
    }

    fn is_allowed(&self, u: usize, v: usize) -> bool {
        self.field.is_allowed(self.chosen[u], self.chosen[v])
    }

    fn add_likely(&self, u: usize, into: &mut Vec<usize>) {
        // The nearest ones suffice: the part is small, and pricing adds the others.
        into.extend(u.saturating_sub(8)..(u + 9).min(self.vertex_count()));
    }

    fn vertex_kind(&self, u: usize) -> Option<usize> {
        self.field.vertex_kind(self.chosen[u])
    }

    fn fill_row(&self, u: usize, into: &mut Vec<F::Cost>) {
        let mut whole = Vec::new();
        self.field.fill_row(self.chosen[u], &mut whole);
        into.clear();
        into.extend(self.chosen.iter().map(|&v| whole[v]));
    }
}
