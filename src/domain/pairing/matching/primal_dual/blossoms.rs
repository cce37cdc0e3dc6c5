//! Shrinks odd circles to blossoms, opens them again, and matches along and inside them.

use super::{Event, Forest, NONE, Node, Part};
use crate::pairing::matching::weight::Weight;

struct TreePath {
    nodes: Vec<u32>,
    links: Vec<u32>,
}

impl<W: Weight> Forest<W> {
    /// The inner node above an outer node and the outer one above that; `None` at the root.
    pub(super) fn nodes_above(&self, s: u32) -> Option<(u32, u32)> {
        let base = self.nodes[s as usize].base;
        let matched = self.mate[base as usize];
        if matched == NONE {
            return None;
        }
        let inner = self.top[self.other_end(matched, base) as usize];
        let (edge, end) = self.nodes[inner as usize].entry;
        Some((inner, self.top[self.other_end(edge, end) as usize]))
    }

    pub(super) fn shrink_cycle(&mut self, edge: u32, s: u32, t: u32) {
        let meet = self.meeting_node(s, t);
        let (up, down) = (self.way_up(s, meet), self.way_up(t, meet));
        let children: Vec<u32> = std::iter::once(meet)
            .chain(up.nodes.into_iter().rev())
            .chain(down.nodes)
            .collect();
        let links: Vec<u32> = up
            .links
            .into_iter()
            .rev()
            .chain([edge])
            .chain(down.links)
            .collect();
        let newly_outer = self.swallow_children(&children);
        let blossom = self.enclose_children(children, links);
        self.touched.push(blossom);
        for leaf in newly_outer {
            self.look_around(leaf);
        }
    }

    /// Follows both paths in turn, so that only nodes of the future blossom are visited.
    fn meeting_node(&mut self, s: u32, t: u32) -> u32 {
        self.marks += 1;
        let mut ways = [Some(s), Some(t)];
        let mut side = 0;
        loop {
            if let Some(node) = ways[side] {
                if self.nodes[node as usize].mark == self.marks {
                    return node;
                }
                self.nodes[node as usize].mark = self.marks;
                ways[side] = self.nodes_above(node).map(|(_, outer)| outer);
            }
            side = 1 - side;
        }
    }

    fn way_up(&self, from: u32, to: u32) -> TreePath {
        let (mut nodes, mut links, mut at) = (Vec::new(), Vec::new(), from);
        while at != to {
            let Some((inner, outer)) = self.nodes_above(at) else {
                break;
            };
            nodes.extend([at, inner]);
            links.extend([
                self.mate[self.nodes[at as usize].base as usize],
                self.nodes[inner as usize].entry.0,
            ]);
            at = outer;
        }
        TreePath { nodes, links }
    }

    fn swallow_children(&mut self, children: &[u32]) -> Vec<u32> {
        let mut newly_outer = Vec::new();
        for &child in children {
            if self.nodes[child as usize].part == Part::Inner {
                self.settle_node(child);
                newly_outer.extend_from_slice(&self.nodes[child as usize].leaves);
            } else if child as usize >= self.size {
                // Its vertices still rise; its own value is fixed from now on.
                let node = &mut self.nodes[child as usize];
                node.value = node.value.plus(self.delta.minus(node.since).twice());
                self.too_large |= !node.value.has_headroom();
            }
        }
        newly_outer
    }

    fn enclose_children(&mut self, children: Vec<u32>, links: Vec<u32>) -> u32 {
        let blossom = self.spare.pop().unwrap_or(self.nodes.len() as u32);
        let mut leaves = Vec::new();
        for &child in &children {
            leaves.extend_from_slice(&self.nodes[child as usize].leaves);
            self.nodes[child as usize].parent = blossom;
        }
        for &leaf in &leaves {
            self.top[leaf as usize] = blossom;
        }
        let node = Node {
            part: Part::Outer,
            parent: NONE,
            base: self.nodes[children[0] as usize].base,
            entry: (NONE, NONE),
            since: self.delta,
            value: W::ZERO,
            children,
            links,
            leaves,
            mark: 0,
        };
        if blossom as usize == self.nodes.len() {
            self.nodes.push(node);
        } else {
            self.nodes[blossom as usize] = node;
        }
        blossom
    }

    /// Opens an inner blossom at value 0, and keeps the part through which the tree passes.
    pub(super) fn open_inner_blossom(&mut self, b: u32) {
        let node = &self.nodes[b as usize];
        if node.parent != NONE || node.part != Part::Inner || node.children.is_empty() {
            return;
        }
        self.settle_node(b);
        let node = &self.nodes[b as usize];
        if node.value > W::ZERO {
            self.push_event(self.delta.plus(node.value.half()), Event::Open(b));
            return;
        }
        let mut entry = node.entry;
        let links = std::mem::take(&mut self.nodes[b as usize].links);
        let entered = self.child_with(b, entry.1);
        let children = self.take_apart(b);
        let count = children.len();
        // The children are matched as 1-2, 3-4, ...: the path begins with such a pair.
        let forward = entered % 2 == 1;
        let mut at = entered;
        let mut stays = vec![false; count];
        loop {
            stays[at] = true;
            self.make_inner(children[at], entry);
            if at == 0 {
                break;
            }
            let next = if forward { at + 1 } else { at - 1 };
            stays[next] = true;
            self.make_outer(children[next]);
            let (link, last) = if forward {
                (links[next], (next + 1) % count)
            } else {
                (links[next - 1], next - 1)
            };
            let [p, q] = self.edges[link as usize].ends;
            entry = (
                link,
                if self.top[p as usize] == children[last] {
                    p
                } else {
                    q
                },
            );
            at = last;
        }
        for (child, stays) in children.into_iter().zip(stays) {
            if !stays {
                for i in 0..self.nodes[child as usize].leaves.len() {
                    self.wait_for_outer(self.nodes[child as usize].leaves[i]);
                }
            }
        }
    }

    fn child_with(&self, b: u32, v: u32) -> usize {
        let mut child = v;
        while self.nodes[child as usize].parent != b {
            child = self.nodes[child as usize].parent;
        }
        self.nodes[b as usize]
            .children
            .iter()
            .position(|&c| c == child)
            .unwrap_or(0)
    }

    pub(super) fn augment_path(&mut self, mut v: u32, mut edge: u32) {
        loop {
            let s = self.top[v as usize];
            let base = self.nodes[s as usize].base;
            let old = self.mate[base as usize];
            self.move_base(s, v);
            self.mate[v as usize] = edge;
            if old == NONE {
                return;
            }
            let inner = self.top[self.other_end(old, base) as usize];
            let (entry, end) = self.nodes[inner as usize].entry;
            self.move_base(inner, end);
            self.mate[end as usize] = entry;
            (v, edge) = (self.other_end(entry, end), entry);
        }
    }

    pub(super) fn move_base(&mut self, s: u32, v: u32) {
        if (s as usize) < self.size {
            return;
        }
        let at = self.child_with(s, v);
        let count = self.nodes[s as usize].children.len();
        self.move_base(self.nodes[s as usize].children[at], v);
        let mut from = if at.is_multiple_of(2) { 0 } else { at + 1 };
        let end = if at.is_multiple_of(2) { at } else { count };
        while from < end {
            let node = &self.nodes[s as usize];
            let (link, one, two) = (
                node.links[from],
                node.children[from],
                node.children[(from + 1) % count],
            );
            let [mut p, mut q] = self.edges[link as usize].ends;
            if !self.nodes[one as usize].leaves.contains(&p) {
                (p, q) = (q, p);
            }
            self.move_base(one, p);
            self.move_base(two, q);
            self.mate[p as usize] = link;
            self.mate[q as usize] = link;
            from += 2;
        }
        let node = &mut self.nodes[s as usize];
        node.children.rotate_left(at);
        node.links.rotate_left(at);
        node.base = v;
    }
}
