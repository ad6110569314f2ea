//! Numbers variables by their place in the structure: colour refinement. The colour of a variable tells in which
//! comparisons it stands, with which coefficients, beside which colours. Where colours are equal, one variable gets a
//! colour of its own and refinement goes on.

use std::cmp::{Ordering, Reverse};
use term::{Node, Variable, mix};

use super::normal::{Graph, Head, Normal};
use super::sum::{Id, Relation, Sum};

/// Nodes beyond which variables keep the order in which they are met.
const LARGEST: usize = 20_000;

/// What refinement found out.
#[derive(Debug)]
pub(super) struct Labels {
    /// The variables in canonical order, by their nodes.
    pub(super) variables: Vec<Id>,
    /// A hash of each node, over colours that are all different.
    pub(super) hashes: Vec<u64>,
}

/// Orders the variables that occur in the roots.
pub(super) fn label(graph: &Graph, roots: &[Id]) -> Labels {
    let live = live(graph, roots);
    let mut hashes = vec![0; graph.nodes.len()];
    let mut variables: Vec<(Standing, Id)> = Vec::new();
    let standings = standings(graph, &live);
    for (id, normal) in graph.nodes.iter().enumerate().filter(|&(id, _)| live[id]) {
        if let Normal::Variable(variable) = normal {
            let (uses, positive) = standings[id];
            let seed = mix(mix(mix(1, variable.domain as u64), uses.into()), positive.into());
            hashes[id] = seed;
            let standing = Standing { uses: Reverse(uses), positive: Reverse(positive), colour: seed };
            variables.push((standing, id as Id));
        }
    }
    let mut refinement = Refinement { graph, roots, live: &live, hashes, contexts: Vec::new() };
    refinement.hash_all();
    if graph.nodes.len() <= LARGEST {
        loop {
            refinement.refine(&mut variables);
            variables.sort_by_key(|&(standing, id)| (standing, name(graph, id)));
            let Some(tie) = variables.windows(2).position(|pair| pair[0].0 == pair[1].0) else { break };
            // From now on this variable comes before those that were equal to it.
            let (standing, id) = &mut variables[tie];
            standing.colour = mix(2, standing.colour);
            refinement.hashes[*id as usize] = standing.colour;
        }
    } else {
        for (place, &(_, id)) in variables.iter().enumerate() {
            refinement.hashes[id as usize] = mix(3, place as u64);
        }
        refinement.hash_all();
    }
    Labels { variables: variables.into_iter().map(|(_, id)| id).collect(), hashes: refinement.hashes }
}

/// What variables are ordered by: the most used first, as the paper's example has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Standing {
    uses: Reverse<u32>,
    positive: Reverse<u32>,
    colour: u64,
}

fn name(graph: &Graph, id: Id) -> Option<Variable> {
    match graph.node(id) {
        Normal::Variable(variable) => Some(*variable),
        _ => None,
    }
}

fn live(graph: &Graph, roots: &[Id]) -> Vec<bool> {
    let mut live = vec![false; graph.nodes.len()];
    roots.iter().for_each(|&root| live[root as usize] = true);
    for id in (0..graph.nodes.len()).rev() {
        if live[id] {
            parts(&graph.nodes[id]).for_each(|part| live[part as usize] = true);
        }
    }
    live
}

fn parts(normal: &Normal) -> Box<dyn Iterator<Item = Id> + '_> {
    match normal {
        Normal::Sum(sum) | Normal::Compare(_, sum) => Box::new(sum.parts.iter().map(|&(part, _)| part)),
        Normal::Operation(operation) => Box::new(operation.parts.iter().copied()),
        Normal::Variable(_) | Normal::Constant(_) => Box::new(std::iter::empty()),
    }
}

/// For each node: how often it is used, and how often with a positive coefficient in an inequality.
fn standings(graph: &Graph, live: &[bool]) -> Vec<(u32, u32)> {
    let mut standings = vec![(0, 0); graph.nodes.len()];
    for (_, normal) in graph.nodes.iter().enumerate().filter(|&(id, _)| live[id]) {
        parts(normal).for_each(|part| standings[part as usize].0 += 1);
        if let Normal::Compare(Relation::AtMost, sum) = normal {
            let positive = sum.parts.iter().filter(|(_, c)| *c > 0);
            positive.for_each(|&(part, _)| standings[part as usize].1 += 1);
        }
    }
    standings
}

struct Refinement<'a> {
    graph: &'a Graph,
    roots: &'a [Id],
    live: &'a [bool],
    /// Of variables: their colours.
    hashes: Vec<u64>,
    contexts: Vec<u64>,
}

impl Refinement<'_> {
    /// Refines colours until no more variables are told apart.
    fn refine(&mut self, variables: &mut [(Standing, Id)]) {
        let mut told_apart = 0;
        loop {
            self.hash_all();
            self.find_contexts();
            let mut colours: Vec<u64> = Vec::with_capacity(variables.len());
            for (standing, id) in variables.iter_mut() {
                standing.colour = mix(standing.colour, self.contexts[*id as usize]);
                colours.push(standing.colour);
            }
            for &(standing, id) in variables.iter() {
                self.hashes[id as usize] = standing.colour;
            }
            colours.sort_unstable();
            colours.dedup();
            if colours.len() <= told_apart || colours.len() == variables.len() {
                self.hash_all();
                return;
            }
            told_apart = colours.len();
        }
    }

    fn hash_all(&mut self) {
        for id in (0..self.graph.nodes.len()).filter(|&id| self.live[id]) {
            self.hashes[id] = match &self.graph.nodes[id] {
                Normal::Variable(_) => continue,
                Normal::Constant(node) => constant(*node),
                Normal::Sum(sum) => hash_sum(&self.hashes, sum, |c| c),
                Normal::Compare(relation, sum) => mix(0x20 + *relation as u64, orient(&self.hashes, *relation, sum).0),
                Normal::Operation(operation) => {
                    let hashes = operation.parts.iter().map(|&part| self.hashes[part as usize]);
                    let head = head(operation.head);
                    if operation.head.is_ordered() {
                        hashes.fold(head, mix)
                    } else {
                        hashes.fold(head, |sum, hash| sum.wrapping_add(mix(head, hash)))
                    }
                }
            };
        }
    }

    /// What each node is a part of, and as which part.
    fn find_contexts(&mut self) {
        self.contexts.clear();
        self.contexts.resize(self.graph.nodes.len(), 0);
        for &root in self.roots {
            self.contexts[root as usize] = 5;
        }
        for id in (0..self.graph.nodes.len()).rev().filter(|&id| self.live[id]) {
            let whole = mix(self.contexts[id], self.hashes[id]);
            let mut tell = |part: Id, role: u64| {
                let context = &mut self.contexts[part as usize];
                *context = context.wrapping_add(mix(whole, role));
            };
            match &self.graph.nodes[id] {
                Normal::Sum(sum) => sum.parts.iter().for_each(|&(part, c)| tell(part, number(c))),
                Normal::Compare(relation, sum) => match orient(&self.hashes, *relation, sum).1 {
                    Side::AsItStands => sum.parts.iter().for_each(|&(part, c)| tell(part, number(c))),
                    Side::Turned => sum.parts.iter().for_each(|&(part, c)| tell(part, number(sum.turn(c)))),
                    Side::Either => sum.parts.iter().for_each(|&(part, c)| tell(part, number(c.abs()))),
                },
                Normal::Operation(operation) => {
                    for (place, &part) in operation.parts.iter().enumerate() {
                        tell(part, if operation.head.is_ordered() { place as u64 } else { 0 });
                    }
                }
                Normal::Variable(_) | Normal::Constant(_) => {}
            }
        }
    }
}

fn hash_sum(hashes: &[u64], sum: &Sum, sign: impl Fn(i128) -> i128) -> u64 {
    let parts = sum.parts.iter().map(|&(part, c)| mix(number(sign(c)), hashes[part as usize]));
    let parts = parts.fold(0, u64::wrapping_add);
    mix(mix(parts, number(sign(sum.constant))), sum.width.unwrap_or(0).into())
}

/// From which side the sum of an equation is taken: an equation means the same with all signs turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    AsItStands,
    Turned,
    /// Hashes do not tell them apart.
    Either,
}

/// The hash of a comparison's sum, and the side that it is taken from.
fn orient(hashes: &[u64], relation: Relation, sum: &Sum) -> (u64, Side) {
    let plain = hash_sum(hashes, sum, |c| c);
    if relation == Relation::AtMost {
        return (plain, Side::AsItStands);
    }
    let turned = hash_sum(hashes, sum, |c| sum.turn(c));
    match plain.cmp(&turned) {
        Ordering::Less => (plain, Side::AsItStands),
        Ordering::Greater => (turned, Side::Turned),
        Ordering::Equal => (plain, Side::Either),
    }
}

fn number(value: i128) -> u64 {
    mix(value as u64, (value >> 64) as u64)
}

fn constant(node: Node) -> u64 {
    match node {
        Node::Bool(value) => mix(6, value.into()),
        Node::Float(bits) => mix(7, bits.into()),
        Node::Double(bits) => mix(8, bits),
        _ => 9,
    }
}

fn head(head: Head) -> u64 {
    match head {
        Head::Unary(op, sort) => mix(0x100 + op as u64, sort as u64),
        Head::Binary(op, sort) => mix(0x200 + op as u64, sort as u64),
        Head::Compare(op, sort) => mix(0x300 + op as u64, sort as u64),
        Head::Ite(sort) => mix(0x400, sort as u64),
    }
}
