//! The foremost cheapest matching: vertex 0 gets its earliest possible partner, then vertex 1 ...
//! Each connected part of the tight pairs is matched within itself. The choices are the digits of a
//! number: a vertex with k later partners has the digits 0 to k - 1. The least number wins. If the
//! digits do not fit into one number, the first vertices are settled first.

use super::weight::{Weight, WithSecondCost};
use super::{Field, Matching, Unmatched, cheapest_matching};

/// The numbers of choices stay below this, so that dual values of any part can be added.
const MOST: i128 = 1 << 96;

/// The partner of each vertex in the foremost cheapest matching; an error for too large costs.
pub fn foremost_matching<F: Field>(
    field: &F,
    cheapest: &Matching<F::Cost>,
) -> Result<Vec<usize>, Unmatched> {
    let mut partner = cheapest.partner.clone();
    for part in connected_parts(field.vertex_count(), &cheapest.dual.tight) {
        if part.vertices.len() > 2 {
            settle_part(field, part, &mut partner)?;
        }
    }
    Ok(partner)
}

struct Part {
    vertices: Vec<usize>,
    near: Vec<Vec<usize>>,
}

fn connected_parts(size: usize, tight: &[(u32, u32)]) -> Vec<Part> {
    let mut near = vec![Vec::new(); size];
    for &(u, v) in tight {
        near[u as usize].push(v as usize);
        near[v as usize].push(u as usize);
    }
    let mut place = vec![usize::MAX; size];
    let mut parts = Vec::new();
    for first in 0..size {
        if place[first] != usize::MAX {
            continue;
        }
        let mut vertices = vec![first];
        place[first] = 0;
        let mut at = 0;
        while let Some(&u) = vertices.get(at) {
            at += 1;
            for &v in &near[u] {
                if place[v] == usize::MAX {
                    place[v] = 0;
                    vertices.push(v);
                }
            }
        }
        vertices.sort_unstable();
        vertices
            .iter()
            .enumerate()
            .for_each(|(at, &v)| place[v] = at);
        let local = |u: &usize| {
            let mut local: Vec<usize> = near[*u].iter().map(|&v| place[v]).collect();
            local.sort_unstable();
            local
        };
        parts.push(Part {
            near: vertices.iter().map(local).collect(),
            vertices,
        });
    }
    parts
}

fn settle_part<F: Field>(
    field: &F,
    mut part: Part,
    partner: &mut [usize],
) -> Result<(), Unmatched> {
    while part.vertices.len() > 2 {
        let count = part.vertices.len();
        let later = |at: usize| {
            part.near[at]
                .iter()
                .filter(move |&&other| other > at)
                .count()
        };
        let mut digits = Vec::with_capacity(count);
        let (mut product, mut choices) = (1_i128, 0);
        for at in 0..count {
            let many = (later(at) as i128).max(1);
            if product * many >= MOST {
                break;
            }
            product *= many;
            choices += usize::from(many > 1);
            digits.push(many);
        }
        if digits.len() == count && choices == 0 {
            return Ok(());
        }
        let mut steps = vec![0_i128; count];
        let mut step = 1;
        for (at, &many) in digits.iter().enumerate().rev() {
            steps[at] = step;
            step *= many;
        }
        let choice = Choice {
            field,
            part: &part,
            steps: &steps,
        };
        let found = cheapest_matching(&choice)?;
        debug_assert_eq!(found.verify_proof(&choice), Ok(()));
        let settled = digits.len();
        let mut stays = vec![true; count];
        for (at, &other) in found.partner.iter().enumerate() {
            partner[part.vertices[at]] = part.vertices[other];
            if at < settled || other < settled {
                stays[at] = false;
            }
        }
        part = part.restrict_to(&stays);
    }
    Ok(())
}

impl Part {
    fn restrict_to(&self, stays: &[bool]) -> Part {
        let mut place = vec![usize::MAX; stays.len()];
        let kept: Vec<usize> = (0..stays.len()).filter(|&at| stays[at]).collect();
        kept.iter()
            .enumerate()
            .for_each(|(new, &old)| place[old] = new);
        let near = |&at: &usize| {
            self.near[at]
                .iter()
                .map(|&other| place[other])
                .filter(|&other| other != usize::MAX)
                .collect()
        };
        Part {
            vertices: kept.iter().map(|&at| self.vertices[at]).collect(),
            near: kept.iter().map(near).collect(),
        }
    }
}

struct Choice<'a, F> {
    field: &'a F,
    part: &'a Part,
    steps: &'a [i128],
}

impl<F: Field> Field for Choice<'_, F> {
    type Cost = WithSecondCost<F::Cost>;

    fn vertex_count(&self) -> usize {
        self.part.vertices.len()
    }

    fn cost(&self, u: usize, v: usize) -> WithSecondCost<F::Cost> {
        if u == v {
            return WithSecondCost::ZERO;
        }
        let (first, second) = (u.min(v), u.max(v));
        let near = &self.part.near[first];
        let digit = near.partition_point(|&other| other < second)
            - near.partition_point(|&other| other <= first);
        WithSecondCost(
            self.field
                .cost(self.part.vertices[u], self.part.vertices[v]),
            digit as i128 * self.steps[first],
        )
    }

    fn is_allowed(&self, u: usize, v: usize) -> bool {
        self.part.near[u].binary_search(&v).is_ok()
    }

    fn add_likely(&self, u: usize, into: &mut Vec<usize>) {
        into.extend_from_slice(&self.part.near[u]);
    }

    fn is_sparse(&self) -> bool {
        true
    }
}
