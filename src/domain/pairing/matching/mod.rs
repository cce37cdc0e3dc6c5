//! The cheapest perfect matching of a field in which nearly all pairs are allowed, with a proof.
//! 5,000 players have 12.5 million pairs, so the search (`primal_dual`) considers only likely ones.
//! Its dual values then price *all* pairs. Cheaper pairs are added, and the search goes on. If
//! there are none, the dual values prove that no matching costs less ([`Matching::verify_proof`]).

mod lexicographic;
mod primal_dual;
#[cfg(test)]
mod tests;
mod warm_start;
pub mod weight;

pub use self::lexicographic::foremost_matching;
use self::primal_dual::{Forest, Stuck};
use self::weight::Weight;

/// A matching problem: vertices 0, 1, 2, ... and the cost of each pair.
pub trait Field {
    /// The cost of a pair.
    type Cost: Weight;

    /// The number of vertices.
    fn vertex_count(&self) -> usize;

    /// The cost of a pair, also of a forbidden one; the same in both orders.
    fn cost(&self, u: usize, v: usize) -> Self::Cost;

    /// True if the two different vertices may be paired.
    fn is_allowed(&self, u: usize, v: usize) -> bool;

    /// Adds vertices that are probably matched with `u`. A missing or wrong guess only costs time.
    fn add_likely(&self, u: usize, into: &mut Vec<usize>);

    /// The kind of a vertex; neighbours of one kind have similar dual values. `None` without kinds.
    fn vertex_kind(&self, u: usize) -> Option<usize> {
        let _ = u;
        None
    }

    /// True if `likely` names all allowed pairs, so that no others need to be priced.
    fn is_sparse(&self) -> bool {
        false
    }

    /// The costs of all pairs of `u`, including those with itself and forbidden ones.
    fn fill_row(&self, u: usize, into: &mut Vec<Self::Cost>) {
        into.clear();
        into.extend((0..self.vertex_count()).map(|v| self.cost(u, v)));
    }
}

/// A perfect matching of least cost, with the dual values that prove it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Matching<W> {
    /// The partner of each vertex.
    pub partner: Vec<usize>,
    /// The proof.
    pub dual: Dual<W>,
}

/// Dual values, for doubled costs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dual<W> {
    /// The value of each vertex.
    pub vertices: Vec<W>,
    /// The odd sets with a positive value; any two of them are nested or disjoint.
    pub sets: Vec<(Vec<u32>, W)>,
    /// The pairs with slack 0, all that a cheapest matching can have; empty for a sparse field.
    pub tight: Vec<(u32, u32)>,
}

/// The reason why there is no matching.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unmatched {
    /// No perfect matching exists.
    Barrier(Barrier),
    /// The costs are too large to be added exactly in their type.
    TooLarge,
}

/// The proof that no perfect matching exists: without the vertices `without`, no member of the odd
/// `groups` can meet a vertex outside its group, and there are more groups than such vertices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Barrier {
    /// The vertices that too many groups need.
    pub without: Vec<usize>,
    /// The groups, each of which needs one of them.
    pub groups: Vec<Vec<usize>>,
}

const AT_A_TIME: usize = 6;

/// The cheapest perfect matching; an error if there is none, or the costs are too large.
pub fn cheapest_matching<F: Field>(field: &F) -> Result<Matching<F::Cost>, Unmatched> {
    let (pairs, values) = match warm_start::guess_values(field) {
        Some(values) => {
            // The field adds pairs that may be needed as well, such as those between odd groups.
            let mut pairs = warm_start::likely_pairs(field, &values);
            pairs.extend(first_pairs(field));
            pairs.sort_unstable();
            pairs.dedup();
            (pairs, Some(values))
        }
        None => (first_pairs(field), None),
    };
    let (forest, tight) = solve_field(field, pairs, values.as_deref())?;
    let size = field.vertex_count();
    let partner = (0..size)
        .map(|v| forest.partner_of(v).unwrap_or(v))
        .collect();
    let vertices = (0..size).map(|v| forest.value(v)).collect();
    let sets = forest
        .valued_blossoms()
        .map(|(leaves, value)| (leaves.to_vec(), value))
        .collect();
    Ok(Matching {
        partner,
        dual: Dual {
            vertices,
            sets,
            tight,
        },
    })
}

fn solve_field<F: Field>(
    field: &F,
    pairs: Pairs<F::Cost>,
    values: Option<&[F::Cost]>,
) -> Solved<F::Cost> {
    let mut forest = Forest::new(field.vertex_count());
    forest.begin_search(pairs, values);
    loop {
        forest.match_greedily();
        if let Some(barrier) = match_all(field, &mut forest)? {
            return Err(Unmatched::Barrier(barrier));
        }
        let mut priced = Priced::default();
        if !field.is_sparse() {
            price_pairs(field, &forest, &mut priced);
        }
        if !forest.is_exact() {
            return Err(Unmatched::TooLarge);
        }
        if priced.cheaper.is_empty() {
            return Ok((forest, priced.tight));
        }
        forest.add_pairs(priced.cheaper);
    }
}

type Solved<W> = Result<(Forest<W>, Vec<(u32, u32)>), Unmatched>;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct CostedPair<W> {
    u: u32,
    v: u32,
    cost: W,
}

type Pairs<W> = Vec<CostedPair<W>>;

fn first_pairs<F: Field>(field: &F) -> Pairs<F::Cost> {
    let mut pairs = Vec::new();
    let mut likely = Vec::new();
    for u in 0..field.vertex_count() {
        likely.clear();
        field.add_likely(u, &mut likely);
        pairs.extend(
            likely
                .iter()
                .filter(|&&v| v != u)
                .map(|&v| (u.min(v) as u32, u.max(v) as u32)),
        );
    }
    with_costs(field, pairs)
}

fn with_costs<F: Field>(field: &F, mut pairs: Vec<(u32, u32)>) -> Pairs<F::Cost> {
    pairs.sort_unstable();
    pairs.dedup();
    let allowed = pairs
        .into_iter()
        .filter(|&(u, v)| field.is_allowed(u as usize, v as usize));
    allowed
        .map(|(u, v)| CostedPair {
            u,
            v,
            cost: field.cost(u as usize, v as usize),
        })
        .collect()
}

fn match_all<F: Field>(
    field: &F,
    forest: &mut Forest<F::Cost>,
) -> Result<Option<Barrier>, Unmatched> {
    let mut from = 0;
    while let Some(root) = forest.next_free(from) {
        match forest.search(root) {
            Ok(()) => from = root,
            Err(Stuck::TooLarge) => return Err(Unmatched::TooLarge),
            Err(Stuck::NoKnownEdge) => {
                let (groups, inner) = (forest.outer_nodes(), forest.inner_nodes());
                forest.end_search();
                let more = if field.is_sparse() {
                    Vec::new()
                } else {
                    ways_out(field, forest, &groups, &inner)
                };
                if more.is_empty() {
                    let wide =
                        |set: Vec<u32>| set.into_iter().map(|v| v as usize).collect::<Vec<_>>();
                    let without = inner.into_iter().flatten().map(|v| v as usize).collect();
                    return Ok(Some(Barrier {
                        without,
                        groups: groups.into_iter().map(wide).collect(),
                    }));
                }
                forest.add_pairs(more);
                forest.match_greedily();
                from = 0;
            }
        }
    }
    Ok(None)
}

/// For every outer vertex of a stuck tree the best pairs out of its node to no inner one.
fn ways_out<F: Field>(
    field: &F,
    forest: &Forest<F::Cost>,
    groups: &[Vec<u32>],
    inner: &[Vec<u32>],
) -> Pairs<F::Cost> {
    const INNER: usize = usize::MAX;
    const AWAY: usize = usize::MAX - 1;
    let mut place = vec![AWAY; field.vertex_count()];
    for (number, group) in groups.iter().enumerate() {
        group.iter().for_each(|&v| place[v as usize] = number);
    }
    inner
        .iter()
        .flatten()
        .for_each(|&v| place[v as usize] = INNER);
    let mut pairs = Vec::new();
    let mut row = Vec::new();
    for (number, &u) in groups
        .iter()
        .enumerate()
        .flat_map(|(number, group)| group.iter().map(move |u| (number, u)))
    {
        field.fill_row(u as usize, &mut row);
        let out = (0..field.vertex_count())
            .filter(|&v| place[v] != INNER && place[v] != number && v != u as usize);
        let mut best: Vec<(F::Cost, usize)> = out
            .map(|v| (row[v].twice().minus(forest.value(v)), v))
            .collect();
        let few = (8 * AT_A_TIME).min(best.len());
        if few < best.len() {
            best.select_nth_unstable(few);
        }
        best[..few].sort_unstable();
        let allowed = best
            .into_iter()
            .filter(|&(_, v)| field.is_allowed(u as usize, v))
            .take(AT_A_TIME);
        pairs.extend(allowed.map(|(_, v)| (u.min(v as u32), u.max(v as u32))));
    }
    with_costs(field, pairs)
}

struct Priced<W> {
    cheaper: Pairs<W>,
    tight: Vec<(u32, u32)>,
}

impl<W> Default for Priced<W> {
    fn default() -> Priced<W> {
        Priced {
            cheaper: Vec::new(),
            tight: Vec::new(),
        }
    }
}

fn price_pairs<F: Field>(field: &F, forest: &Forest<F::Cost>, found: &mut Priced<F::Cost>) {
    let size = field.vertex_count();
    let values: Vec<F::Cost> = (0..size).map(|v| forest.value(v)).collect();
    let zero = F::Cost::ZERO;
    let (mut row, mut worst, mut cheaper) = (Vec::new(), Vec::new(), Vec::new());
    for u in 0..size {
        field.fill_row(u, &mut row);
        // The slack is doubled and blossoms have even values, so the cost gets half of the value.
        forest.each_relief(u, |v, relief| row[v] = row[v].plus(relief.half()));
        worst.clear();
        for v in 0..size {
            let slack = row[v].twice().minus(values[u]).minus(values[v]);
            if slack > zero || u == v {
                continue;
            }
            if slack < zero {
                worst.push((slack, v));
            } else if slack == zero && u < v && field.is_allowed(u, v) {
                found.tight.push((u as u32, v as u32));
            }
        }
        worst.sort_unstable();
        let worst = worst
            .iter()
            .filter(|&&(_, v)| field.is_allowed(u, v))
            .take(AT_A_TIME);
        cheaper.extend(worst.map(|&(_, v)| (u.min(v) as u32, u.max(v) as u32)));
    }
    found.cheaper = with_costs(field, cheaper);
}

impl<W: Weight> Matching<W> {
    /// Checks the proof independently of the code that made it; the error is the violated
    /// condition.
    pub fn verify_proof<F: Field<Cost = W>>(&self, field: &F) -> Result<(), String> {
        let size = field.vertex_count();
        let Dual { vertices, sets, .. } = &self.dual;
        if self.partner.len() != size || vertices.len() != size {
            return Err("not the same field".to_owned());
        }
        let sum = |all: &mut dyn Iterator<Item = W>| all.fold(W::ZERO, W::plus);
        for (u, &v) in self.partner.iter().enumerate() {
            if v >= size || v == u || self.partner[v] != u || !field.is_allowed(u, v) {
                return Err(format!("{u} is not well matched"));
            }
        }
        let around = self.verify_sets()?;
        for u in 0..size {
            for v in u + 1..size {
                let common = around[u].iter().filter(|set| around[v].contains(set));
                let relief = sum(&mut common.map(|&set| sets[set].1));
                let slack = field
                    .cost(u, v)
                    .twice()
                    .minus(vertices[u])
                    .minus(vertices[v])
                    .plus(relief);
                if slack < W::ZERO && field.is_allowed(u, v) {
                    return Err(format!("{u} and {v} would make it cheaper"));
                }
                if self.partner[u] == v && slack != W::ZERO {
                    return Err(format!("{u} and {v} are matched and not tight"));
                }
            }
        }
        let cost = sum(&mut self
            .partner
            .iter()
            .enumerate()
            .filter(|&(u, &v)| u < v)
            .map(|(u, &v)| field.cost(u, v)));
        let mut dual = sum(&mut vertices.iter().copied());
        for (set, value) in sets {
            for _ in 0..set.len() / 2 {
                dual = dual.minus(*value);
            }
        }
        if dual == cost.twice() {
            Ok(())
        } else {
            Err("the dual sum is not the cost".to_owned())
        }
    }

    fn verify_sets(&self) -> Result<Vec<Vec<usize>>, String> {
        let sets = &self.dual.sets;
        let mut around = vec![Vec::new(); self.dual.vertices.len()];
        for (number, (set, value)) in sets.iter().enumerate() {
            if set.len() % 2 == 0 || *value <= W::ZERO {
                return Err(format!("set {number} is even or has no value"));
            }
            set.iter().for_each(|&v| around[v as usize].push(number));
        }
        for (number, (set, _)) in sets.iter().enumerate() {
            for (other, (another, _)) in sets.iter().enumerate().skip(number + 1) {
                let common = set
                    .iter()
                    .filter(|&&v| around[v as usize].contains(&other))
                    .count();
                if common != 0 && common != set.len().min(another.len()) {
                    return Err(format!("sets {number} and {other} cross"));
                }
            }
        }
        Ok(around)
    }
}

impl Barrier {
    /// Checks the proof that there is no matching.
    pub fn verify_proof<F: Field>(&self, field: &F) -> Result<(), String> {
        if self.groups.len() <= self.without.len() {
            return Err("there are enough partners".to_owned());
        }
        let mut place = vec![None; field.vertex_count()];
        for (number, group) in self.groups.iter().enumerate() {
            if group.len() % 2 == 0 {
                return Err(format!("group {number} is even"));
            }
            group.iter().for_each(|&v| place[v] = Some(number));
        }
        for u in (0..field.vertex_count()).filter(|u| place[*u].is_some()) {
            for v in (0..field.vertex_count()).filter(|v| !self.without.contains(v)) {
                if u != v && place[u] != place[v] && field.is_allowed(u, v) {
                    return Err(format!("{u} may meet {v}"));
                }
            }
        }
        Ok(())
    }
}
