//! Edmonds' blossom algorithm on the known pairs, one alternating tree at a time.
//!
//! Every vertex has a dual value `y`, every blossom (a shrunk odd set of vertices) a `z >= 0`. The
//! *slack* of a pair u-v is `2 cost - y(u) - y(v) + sum of z over the blossoms that hold both`.
//! Invariant: no slack is negative; matched pairs and the pairs that hold blossoms together are
//! *tight* (slack 0). When all are matched, `y - z (size - 1) / 2` adds up to twice the cost: none
//! is cheaper.
//!
//! A tree grows from a free vertex. Nodes (vertices or blossoms) an even number of steps away are
//! *outer*, the others *inner*. Outer values rise and inner ones fall by `delta` until the first
//! event of a heap: the tree reaches a node, two outer nodes touch (a new blossom), or an inner
//! blossom has `z` 0 (it is opened). Values are only updated when a node changes its part. Costs
//! are doubled, so the values along tight pairs have one parity and halves are exact.

mod blossoms;

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::CostedPair;
use super::weight::Weight;

pub(super) const NONE: u32 = u32::MAX;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Away,
    Outer,
    Inner,
}

#[derive(Debug, Clone, Copy)]
struct Edge<W> {
    ends: [u32; 2],
    cost: W,
}

#[derive(Debug, Clone)]
struct Node<W> {
    part: Part,
    /// The smallest blossom around it.
    parent: u32,
    /// The vertex that is matched outside the node, or is free.
    base: u32,
    /// Inner nodes: the edge by which the tree reached the node, and its end in this node.
    entry: (u32, u32),
    /// The `delta` at which `value` was right and a vertex's node got its part.
    since: W,
    /// Vertices: `y`. Blossoms: `z`.
    value: W,
    /// Blossoms: the nodes inside, the one with the base first.
    children: Vec<u32>,
    /// Blossoms: `links[i]` joins the children i and i + 1, the last link the last and the first.
    links: Vec<u32>,
    leaves: Vec<u32>,
    mark: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Event {
    Tight(u32),
    Open(u32),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stuck {
    /// The tree cannot grow by the known pairs.
    NoKnownEdge,
    TooLarge,
}

#[derive(Debug)]
pub(super) struct Forest<W> {
    size: usize,
    edges: Vec<Edge<W>>,
    near: Vec<Vec<u32>>,
    nodes: Vec<Node<W>>,
    spare: Vec<u32>,
    /// For each vertex its outermost node.
    top: Vec<u32>,
    /// For each vertex the edge by which it is matched.
    mate: Vec<u32>,
    heap: BinaryHeap<Reverse<(W, Event)>>,
    delta: W,
    /// The latest time at which the tree reaches a free node: later events need not be entered.
    latest: Option<W>,
    touched: Vec<u32>,
    marks: u32,
    too_large: bool,
}

impl<W: Weight> Forest<W> {
    pub(super) fn new(size: usize) -> Forest<W> {
        let vertex = |v| Node {
            part: Part::Away,
            parent: NONE,
            base: v,
            entry: (NONE, NONE),
            since: W::ZERO,
            value: W::ZERO,
            children: Vec::new(),
            links: Vec::new(),
            leaves: vec![v],
            mark: 0,
        };
        Forest {
            size,
            edges: Vec::new(),
            near: vec![Vec::new(); size],
            nodes: (0..size as u32).map(vertex).collect(),
            spare: Vec::new(),
            top: (0..size as u32).collect(),
            mate: vec![NONE; size],
            heap: BinaryHeap::new(),
            delta: W::ZERO,
            latest: None,
            touched: Vec::new(),
            marks: 0,
            too_large: false,
        }
    }

    pub(super) fn value(&self, v: usize) -> W {
        self.nodes[v].value
    }

    /// Calls `each` for each vertex in the blossoms of `u` with the value of their common blossoms.
    pub(super) fn each_relief(&self, u: usize, mut each: impl FnMut(usize, W)) {
        let mut around = Vec::new();
        let mut node = u as u32;
        while self.nodes[node as usize].parent != NONE {
            let inner = node;
            node = self.nodes[node as usize].parent;
            around.push((node, inner));
        }
        let mut sum = W::ZERO;
        for (blossom, inner) in around.into_iter().rev() {
            let blossom = &self.nodes[blossom as usize];
            sum = sum.plus(blossom.value);
            for &child in blossom.children.iter().filter(|&&child| child != inner) {
                self.nodes[child as usize]
                    .leaves
                    .iter()
                    .for_each(|&leaf| each(leaf as usize, sum));
            }
        }
    }

    pub(super) fn partner_of(&self, v: usize) -> Option<usize> {
        (self.mate[v] != NONE).then(|| self.other_end(self.mate[v], v as u32) as usize)
    }

    pub(super) fn valued_blossoms(&self) -> impl Iterator<Item = (&[u32], W)> {
        self.nodes[self.size..]
            .iter()
            .filter(|node| node.value > W::ZERO)
            .map(|node| (node.leaves.as_slice(), node.value))
    }

    pub(super) fn is_exact(&self) -> bool {
        !self.too_large
    }

    fn other_end(&self, edge: u32, v: u32) -> u32 {
        let [a, b] = self.edges[edge as usize].ends;
        if a == v { b } else { a }
    }

    /// Adds pairs and opens all blossoms. If a new pair would have negative slack, one of its
    /// vertices gets a lower value and becomes free.
    pub(super) fn add_pairs(&mut self, pairs: impl IntoIterator<Item = CostedPair<W>>) {
        self.open_all();
        for CostedPair { u, v, cost } in pairs {
            let edge = self.edges.len() as u32;
            self.edges.push(Edge {
                ends: [u, v],
                cost: cost.twice(),
            });
            self.too_large |= !cost.has_headroom();
            self.near[u as usize].push(edge);
            self.near[v as usize].push(edge);
            let slack = self.plain_slack(edge);
            if slack < W::ZERO {
                let lower = if self.mate[u as usize] != NONE && self.mate[v as usize] == NONE {
                    v
                } else {
                    u
                };
                let value = &mut self.nodes[lower as usize].value;
                *value = value.plus(slack);
                self.free_vertex(lower);
            }
        }
    }

    pub(super) fn begin_search(
        &mut self,
        pairs: impl IntoIterator<Item = CostedPair<W>>,
        values: Option<&[W]>,
    ) {
        if let Some(values) = values {
            self.nodes
                .iter_mut()
                .zip(values)
                .for_each(|(node, &value)| node.value = value);
            self.add_pairs(pairs);
            return;
        }
        self.add_pairs(pairs);
        for v in 0..self.size {
            let least = self.near[v]
                .iter()
                .map(|&e| self.edges[e as usize].cost)
                .min();
            self.nodes[v].value = least.map_or(W::ZERO, W::half);
        }
    }

    pub(super) fn plain_values(mut self) -> Vec<W> {
        self.open_all();
        self.nodes.iter().map(|node| node.value).collect()
    }

    pub(super) fn match_greedily(&mut self) {
        for v in 0..self.size {
            if self.mate[v] != NONE || self.top[v] != v as u32 {
                continue;
            }
            let best = self.near[v]
                .iter()
                .map(|&e| {
                    (
                        self.plain_slack(e),
                        self.mate[self.other_end(e, v as u32) as usize] != NONE,
                        e,
                    )
                })
                .min();
            let Some((slack, taken, edge)) = best else {
                continue;
            };
            self.nodes[v].value = self.nodes[v].value.plus(slack);
            let w = self.other_end(edge, v as u32) as usize;
            if !taken && self.top[w] == w as u32 {
                self.mate[v] = edge;
                self.mate[w] = edge;
            }
        }
    }

    /// The slack between two vertices that are in no blossom.
    fn plain_slack(&self, edge: u32) -> W {
        let Edge { ends: [u, v], cost } = self.edges[edge as usize];
        cost.minus(self.nodes[u as usize].value)
            .minus(self.nodes[v as usize].value)
    }

    fn free_vertex(&mut self, v: u32) {
        let edge = self.mate[v as usize];
        if edge != NONE {
            for end in self.edges[edge as usize].ends {
                self.mate[end as usize] = NONE;
            }
        }
    }

    /// Opens all blossoms and passes their values to their vertices: inside a blossom every slack
    /// stays, outside it grows, and pairs that are no longer tight are dissolved.
    fn open_all(&mut self) {
        for b in self.size..self.nodes.len() {
            let share = self.nodes[b].value.half();
            if self.nodes[b].children.is_empty() {
                continue;
            }
            for leaf in std::mem::take(&mut self.nodes[b].leaves) {
                let vertex = &mut self.nodes[leaf as usize];
                vertex.value = vertex.value.minus(share);
                vertex.parent = NONE;
                self.top[leaf as usize] = leaf;
            }
        }
        self.nodes.truncate(self.size);
        self.spare.clear();
        for v in 0..self.size {
            if self.mate[v] != NONE && self.plain_slack(self.mate[v]) > W::ZERO {
                self.free_vertex(v as u32);
            }
        }
    }

    pub(super) fn next_free(&self, from: usize) -> Option<usize> {
        (from..self.size).find(|&v| self.mate[v] == NONE)
    }

    pub(super) fn search(&mut self, root: usize) -> Result<(), Stuck> {
        self.delta = W::ZERO;
        self.latest = None;
        self.heap.clear();
        self.make_outer(self.top[root]);
        let outcome = loop {
            let Some(Reverse((time, event))) = self.heap.pop() else {
                break Err(Stuck::NoKnownEdge);
            };
            self.delta = self.delta.max(time);
            if !self.delta.has_headroom() {
                break Err(Stuck::TooLarge);
            }
            let found = match event {
                Event::Tight(edge) => self.handle_tight(edge),
                Event::Open(node) => {
                    self.open_inner_blossom(node);
                    false
                }
            };
            if found {
                break Ok(());
            }
        };
        // A stuck tree is kept for `outer_nodes` and `inner` until `end_search`.
        if outcome.is_ok() {
            self.end_search();
        }
        if self.too_large {
            Err(Stuck::TooLarge)
        } else {
            outcome
        }
    }

    pub(super) fn outer_nodes(&self) -> Vec<Vec<u32>> {
        self.tree_nodes(Part::Outer)
    }

    pub(super) fn inner_nodes(&self) -> Vec<Vec<u32>> {
        self.tree_nodes(Part::Inner)
    }

    fn tree_nodes(&self, part: Part) -> Vec<Vec<u32>> {
        let mut nodes: Vec<u32> = self.touched.clone();
        nodes.sort_unstable();
        nodes.dedup();
        nodes.retain(|&s| {
            self.nodes[s as usize].parent == NONE && self.nodes[s as usize].part == part
        });
        nodes
            .iter()
            .map(|&s| self.nodes[s as usize].leaves.clone())
            .collect()
    }

    pub(super) fn end_search(&mut self) {
        let touched = std::mem::take(&mut self.touched);
        for &s in &touched {
            if self.nodes[s as usize].parent == NONE {
                self.settle_node(s);
            }
            self.nodes[s as usize].part = Part::Away;
        }
        for &s in &touched {
            self.open_worthless(s);
        }
        self.touched = touched;
        self.touched.clear();
        self.heap.clear();
    }

    fn open_worthless(&mut self, s: u32) {
        let node = &self.nodes[s as usize];
        if s as usize >= self.size
            && node.parent == NONE
            && !node.children.is_empty()
            && node.value == W::ZERO
        {
            for child in self.take_apart(s) {
                self.open_worthless(child);
            }
        }
    }

    fn take_apart(&mut self, s: u32) -> Vec<u32> {
        let node = &mut self.nodes[s as usize];
        node.part = Part::Away;
        node.value = W::ZERO;
        node.links.clear();
        node.leaves.clear();
        let children = std::mem::take(&mut node.children);
        for &child in &children {
            self.nodes[child as usize].parent = NONE;
            for i in 0..self.nodes[child as usize].leaves.len() {
                let leaf = self.nodes[child as usize].leaves[i];
                self.top[leaf as usize] = child;
            }
        }
        self.spare.push(s);
        children
    }

    fn settle_node(&mut self, s: u32) {
        let up = match self.nodes[s as usize].part {
            Part::Away => return,
            Part::Outer => true,
            Part::Inner => false,
        };
        let shift = |value: W, by: W| if up { value.plus(by) } else { value.minus(by) };
        if s as usize >= self.size {
            let node = &mut self.nodes[s as usize];
            node.value = shift(node.value, self.delta.minus(node.since).twice());
            node.since = self.delta;
            self.too_large |= !node.value.has_headroom();
        }
        for i in 0..self.nodes[s as usize].leaves.len() {
            let leaf = self.nodes[s as usize].leaves[i] as usize;
            let node = &mut self.nodes[leaf];
            node.value = shift(node.value, self.delta.minus(node.since));
            node.since = self.delta;
            self.too_large |= !node.value.has_headroom();
        }
    }

    fn value_now(&self, v: u32) -> W {
        let Node { value, since, .. } = self.nodes[v as usize];
        match self.nodes[self.top[v as usize] as usize].part {
            Part::Away => value,
            Part::Outer => value.plus(self.delta.minus(since)),
            Part::Inner => value.minus(self.delta.minus(since)),
        }
    }

    /// The current slack between two vertices in no common blossom.
    fn slack_now(&self, edge: u32) -> W {
        let Edge { ends: [u, v], cost } = self.edges[edge as usize];
        cost.minus(self.value_now(u)).minus(self.value_now(v))
    }

    fn set_part(&mut self, s: u32, part: Part) {
        let node = &mut self.nodes[s as usize];
        node.part = part;
        node.since = self.delta;
        for i in 0..self.nodes[s as usize].leaves.len() {
            let leaf = self.nodes[s as usize].leaves[i] as usize;
            self.nodes[leaf].since = self.delta;
        }
        self.touched.push(s);
    }

    fn make_outer(&mut self, s: u32) {
        self.set_part(s, Part::Outer);
        for i in 0..self.nodes[s as usize].leaves.len() {
            self.look_around(self.nodes[s as usize].leaves[i]);
        }
    }

    fn make_inner(&mut self, s: u32, entry: (u32, u32)) {
        self.set_part(s, Part::Inner);
        self.nodes[s as usize].entry = entry;
        if s as usize >= self.size {
            self.push_event(
                self.delta.plus(self.nodes[s as usize].value.half()),
                Event::Open(s),
            );
        }
    }

    fn push_event(&mut self, time: W, event: Event) {
        if self.latest.is_none_or(|latest| time <= latest) {
            self.heap.push(Reverse((time, event)));
        }
    }

    /// Enters the times at which the pairs of a vertex in a new outer node become tight.
    fn look_around(&mut self, v: u32) {
        let own = self.top[v as usize];
        let value = self.value_now(v);
        for i in 0..self.near[v as usize].len() {
            let edge = self.near[v as usize][i];
            let w = self.other_end(edge, v);
            let node = self.top[w as usize];
            if node == own {
                continue;
            }
            let part = self.nodes[node as usize].part;
            if part == Part::Inner {
                continue;
            }
            let slack = self.edges[edge as usize]
                .cost
                .minus(value)
                .minus(self.value_now(w));
            let time = self.delta.plus(if part == Part::Outer {
                slack.half()
            } else {
                slack
            });
            if part == Part::Away && self.mate[self.nodes[node as usize].base as usize] == NONE {
                self.latest = Some(self.latest.map_or(time, |latest| latest.min(time)));
            }
            self.push_event(time, Event::Tight(edge));
        }
    }

    /// Enters the times at which outer nodes reach a vertex that has just left the tree.
    fn wait_for_outer(&mut self, v: u32) {
        for i in 0..self.near[v as usize].len() {
            let edge = self.near[v as usize][i];
            let w = self.other_end(edge, v);
            if self.nodes[self.top[w as usize] as usize].part == Part::Outer {
                self.push_event(self.delta.plus(self.slack_now(edge)), Event::Tight(edge));
            }
        }
    }

    /// Handles an edge that was expected to be tight now; true if one more pair was found.
    fn handle_tight(&mut self, edge: u32) -> bool {
        let [mut u, mut v] = self.edges[edge as usize].ends;
        if self.nodes[self.top[u as usize] as usize].part != Part::Outer {
            (u, v) = (v, u);
        }
        let (s, t) = (self.top[u as usize], self.top[v as usize]);
        if s == t || self.nodes[s as usize].part != Part::Outer {
            return false;
        }
        // Entered again: an end may have left the tree and come back since.
        match self.nodes[t as usize].part {
            Part::Inner => false,
            Part::Outer => {
                let slack = self.slack_now(edge);
                if slack > W::ZERO {
                    self.push_event(self.delta.plus(slack.half()), Event::Tight(edge));
                } else {
                    self.shrink_cycle(edge, s, t);
                }
                false
            }
            Part::Away => {
                let slack = self.slack_now(edge);
                if slack > W::ZERO {
                    self.push_event(self.delta.plus(slack), Event::Tight(edge));
                    return false;
                }
                let base = self.nodes[t as usize].base;
                let matched = self.mate[base as usize];
                if matched == NONE {
                    self.move_base(t, v);
                    self.mate[v as usize] = edge;
                    self.augment_path(u, edge);
                    return true;
                }
                self.make_inner(t, (edge, v));
                self.make_outer(self.top[self.other_end(matched, base) as usize]);
                false
            }
        }
    }
}
