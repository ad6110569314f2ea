//! Terms in normal form: a graph of variables, sums, comparisons of sums with zero, and other operations.

use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{BuildHasher, BuildHasherDefault};
use term::{Arithmetic, BinaryOp, Comparison, Node, Sort, Term, Terms, UnaryOp, Variable, evaluate};

use super::sum::{Id, Relation, Sum};
use super::wrapping::{Bounds, bounds, bounds_of_width};
use crate::assignment::zero;
use crate::operands::operands;

/// What a term is. Integers count as numbers: an `int` and a `long` of the same value are one node.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Normal {
    Variable(Variable),
    /// A truth value or a float.
    Constant(Node),
    Sum(Sum),
    Compare(Relation, Sum),
    Operation(Operation),
}

/// An operator that has no normal form, over its operands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Operation {
    pub(super) head: Head,
    pub(super) parts: Vec<Id>,
}

/// An operator and the sort of its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Head {
    Unary(UnaryOp, Sort),
    Binary(BinaryOp, Sort),
    Compare(Comparison, Sort),
    Ite(Sort),
}

impl Head {
    /// Whether the order of operands matters.
    pub(super) fn is_ordered(self) -> bool {
        let any = match self {
            Head::Binary(op, _) => {
                matches!(op, BinaryOp::Add | BinaryOp::Mul | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor)
            }
            Head::Compare(op, _) => op == Comparison::Eq,
            _ => false,
        };
        !any
    }
}

/// The terms of a conjunction. Equal nodes are one node.
#[derive(Debug, Default)]
pub(super) struct Graph {
    pub(super) nodes: Vec<Normal>,
    /// The values of each node, as far as it is an integer.
    bounds: Vec<Bounds>,
    known: FxHashMap<Term, Id>,
    /// Nodes by their hashes.
    made: FxHashMap<u64, Id>,
}

impl Graph {
    /// The node of a term; made with all its parts if it is new.
    pub(super) fn add(&mut self, terms: &Terms, term: Term) -> Id {
        let mut pending = vec![term];
        while let Some(&next) = pending.last() {
            if self.known.contains_key(&next) {
                pending.pop();
                continue;
            }
            let before = pending.len();
            pending.extend(operands(terms.node(next)).filter(|part| !self.known.contains_key(part)));
            if pending.len() == before {
                pending.pop();
                let id = self.make(terms, next);
                self.known.insert(next, id);
            }
        }
        self.known[&term]
    }

    /// The node of a truth value or a float.
    pub(super) fn push(&mut self, normal: Normal) -> Id {
        self.push_number(normal, (0, 0))
    }

    /// The node of an integer that lies between bounds.
    fn push_number(&mut self, normal: Normal, bounds: Bounds) -> Id {
        let hash = BuildHasherDefault::<FxHasher>::default().hash_one(&normal);
        let next = self.nodes.len() as Id;
        let first = *self.made.entry(hash).or_insert(next);
        if first != next && self.nodes[first as usize] == normal {
            return first;
        }
        self.nodes.push(normal);
        self.bounds.push(bounds);
        next
    }

    /// The node of a sum. A sum that is one part and nothing else is that part.
    fn push_sum(&mut self, sum: Sum) -> Id {
        let sum = sum.unwrapped(&self.bounds);
        if let Some(part) = sum.only_part() {
            return part;
        }
        // An exact sum is taken apart wherever it is used as a number.
        let bounds = sum.width.map_or((0, 0), bounds_of_width);
        self.push_number(Normal::Sum(sum), bounds)
    }

    pub(super) fn node(&self, id: Id) -> &Normal {
        &self.nodes[id as usize]
    }

    /// The node of a term whose parts are known.
    fn make(&mut self, terms: &Terms, term: Term) -> Id {
        let node = terms.node(term);
        match node {
            Node::Variable(variable) => return self.push_number(Normal::Variable(variable), bounds(terms, term)),
            // Widening does not change the value.
            Node::Unary(UnaryOp::I2L, inner) => return self.known[&inner],
            Node::Unary(UnaryOp::L2I, inner) if terms.arithmetic() == Arithmetic::Ideal => return self.known[&inner],
            Node::Unary(UnaryOp::Not, inner) => return self.negation(self.known[&inner]),
            _ if node.is_constant() => return self.constant(node),
            _ => {}
        }
        if let Some(id) = self.sum(terms, term) {
            return id;
        }
        if let Node::Compare(op, a, b) = node
            && let Some(id) = self.comparison(terms, op, a, b)
        {
            return id;
        }
        self.decided(terms, term).unwrap_or_else(|| self.operation(terms, term))
    }

    fn constant(&mut self, node: Node) -> Id {
        match node {
            Node::Int(value) => self.push_sum(Sum::constant(value.into())),
            Node::Long(value) => self.push_sum(Sum::constant(value.into())),
            _ => self.push(Normal::Constant(node)),
        }
    }

    fn operation(&mut self, terms: &Terms, term: Term) -> Id {
        let node = terms.node(term);
        let head = match node {
            Node::Unary(op, a) => Head::Unary(op, terms.sort(a)),
            Node::Binary(op, a, _) => Head::Binary(op, terms.sort(a)),
            Node::Compare(op, a, _) => Head::Compare(op, terms.sort(a)),
            Node::Ite(_, a, _) => Head::Ite(terms.sort(a)),
            constant => return self.constant(constant),
        };
        let mut parts: Vec<Id> = operands(node).map(|part| self.known[&part]).collect();
        if !head.is_ordered() {
            parts.sort_unstable();
        }
        self.push_number(Normal::Operation(Operation { head, parts }), bounds(terms, term))
    }

    /// The constant that an operation is, if its parts turned out to be constant or equal only in normal form.
    fn decided(&mut self, terms: &Terms, term: Term) -> Option<Id> {
        let node = terms.node(term);
        let part = |part: Term| self.known[&part];
        match node {
            Node::Binary(op @ (BinaryOp::And | BinaryOp::Or), a, b) if terms.sort(a) == Sort::Bool => {
                let (a, b) = (part(a), part(b));
                let neutral = op == BinaryOp::And;
                match (self.truth(a), self.truth(b)) {
                    (Some(truth), _) => return Some(if truth == neutral { b } else { a }),
                    (_, Some(truth)) => return Some(if truth == neutral { a } else { b }),
                    _ if a == b => return Some(a),
                    _ => {}
                }
            }
            Node::Compare(Comparison::Eq, a, b) if terms.sort(a) == Sort::Bool => {
                let (a, b) = (part(a), part(b));
                match (self.truth(a), self.truth(b)) {
                    (Some(truth), _) => return Some(if truth { b } else { self.negation(b) }),
                    (_, Some(truth)) => return Some(if truth { a } else { self.negation(a) }),
                    _ if a == b => return Some(self.push(Normal::Constant(Node::Bool(true)))),
                    _ => {}
                }
            }
            Node::Ite(condition, a, b) => {
                let (condition, a, b) = (part(condition), part(a), part(b));
                match self.truth(condition) {
                    Some(truth) => return Some(if truth { a } else { b }),
                    None if a == b => return Some(a),
                    None => {}
                }
            }
            _ => {}
        }
        if !operands(node).all(|part| self.is_constant(self.known[&part])) {
            return None;
        }
        // The value is the same under every assignment, so zeros will do.
        let value = evaluate(terms, term, &|variable| Some(zero(variable.domain)))?;
        Some(self.constant(value))
    }

    fn is_constant(&self, id: Id) -> bool {
        match self.node(id) {
            Normal::Constant(_) => true,
            Normal::Sum(sum) => sum.parts.is_empty(),
            _ => false,
        }
    }

    fn truth(&self, id: Id) -> Option<bool> {
        match self.node(id) {
            Normal::Constant(Node::Bool(truth)) => Some(*truth),
            _ => None,
        }
    }

    /// A linear term as a sum: exact where nothing wraps, else modulo the width.
    fn sum(&mut self, terms: &Terms, term: Term) -> Option<Id> {
        let bits = match terms.sort(term) {
            Sort::Int => 32,
            Sort::Long => 64,
            _ => return None,
        };
        let exact = terms.is_exact(term);
        let width = (!exact).then_some(bits);
        let of = |graph: &Graph, part: Term| graph.as_sum(graph.known[&part], width);
        let sum = match terms.node(term) {
            Node::Unary(UnaryOp::Neg, a) => of(self, a).times(-1),
            Node::Binary(BinaryOp::Add, a, b) => of(self, a).plus(1, &of(self, b)),
            Node::Binary(BinaryOp::Sub, a, b) => of(self, a).plus(-1, &of(self, b)),
            Node::Binary(BinaryOp::Mul, a, b) => match self.value(b) {
                Some(factor) => of(self, a).times(factor),
                None => of(self, b).times(self.value(a)?),
            },
            Node::Binary(BinaryOp::Shl, a, b) => of(self, a).times(1 << (self.value(b)? & i128::from(bits - 1))),
            _ => return None,
        }?;
        let sum = if exact { sum } else { sum.wrapped(bits) };
        Some(self.push_sum(sum))
    }

    /// A number as a sum that may be part of one with this width.
    fn as_sum(&self, id: Id, width: Option<u8>) -> Sum {
        match self.node(id) {
            Normal::Sum(sum) if sum.width.is_none() || sum.width == width => sum.clone(),
            _ => Sum::unit(id),
        }
    }

    fn value(&self, term: Term) -> Option<i128> {
        match self.node(self.known[&term]) {
            Normal::Sum(sum) if sum.parts.is_empty() => Some(sum.constant),
            _ => None,
        }
    }

    fn comparison(&mut self, terms: &Terms, op: Comparison, a: Term, b: Term) -> Option<Id> {
        let bits = match terms.sort(a) {
            Sort::Int => 32,
            Sort::Long => 64,
            _ => return None,
        };
        let (a, b) = (self.known[&a], self.known[&b]);
        let wraps = |id: Id| matches!(self.node(id), Normal::Sum(sum) if sum.width == Some(bits));
        match op {
            Comparison::Eq if wraps(a) || wraps(b) => {
                let width = Some(bits);
                let difference = self.as_sum(a, width).plus(-1, &self.as_sum(b, width))?.wrapped(bits);
                Some(self.compare(Relation::Equal, difference))
            }
            Comparison::Eq => {
                let difference = self.as_sum(a, None).plus(-1, &self.as_sum(b, None))?;
                Some(self.compare(Relation::Equal, difference))
            }
            Comparison::Lt => {
                let one = Sum::constant(1);
                let difference = self.as_sum(a, None).plus(-1, &self.as_sum(b, None))?.plus(1, &one)?;
                Some(self.compare(Relation::AtMost, difference))
            }
            Comparison::Le => None,
        }
    }

    /// A comparison of a sum with zero, its coefficients without common divisor.
    fn compare(&mut self, relation: Relation, sum: Sum) -> Id {
        let mut sum = sum.unwrapped_equation(&self.bounds);
        if let Some(holds) = self.holds(relation, &sum) {
            return self.push(Normal::Constant(Node::Bool(holds)));
        }
        let divisor = sum.divisor();
        if divisor > 1 && sum.width.is_none() {
            let divides = sum.constant % divisor == 0;
            if !divides && relation != Relation::AtMost {
                return self.push(Normal::Constant(Node::Bool(relation == Relation::Unequal)));
            }
            sum.parts.iter_mut().for_each(|(_, c)| *c /= divisor);
            // Rounded up: the sum of the others is an integer.
            sum.constant = -((-sum.constant).div_euclid(divisor));
        }
        let sum = if relation == Relation::AtMost { sum } else { sum.beginning_positive() };
        self.push(Normal::Compare(relation, sum))
    }

    /// Whether a comparison holds for all values of its parts, or for none.
    fn holds(&self, relation: Relation, sum: &Sum) -> Option<bool> {
        if sum.width.is_some() && !sum.parts.is_empty() {
            return None;
        }
        let (least, greatest) = sum.exact_bounds(&self.bounds)?;
        match relation {
            Relation::AtMost if greatest <= 0 => Some(true),
            Relation::AtMost => (least > 0).then_some(false),
            _ if least > 0 || greatest < 0 => Some(relation == Relation::Unequal),
            _ => (least == 0 && greatest == 0).then_some(relation == Relation::Equal),
        }
    }

    fn negation(&mut self, id: Id) -> Id {
        let (relation, sum) = match self.node(id) {
            Normal::Compare(Relation::Equal, sum) => (Relation::Unequal, Some(sum.clone())),
            Normal::Compare(Relation::Unequal, sum) => (Relation::Equal, Some(sum.clone())),
            Normal::Compare(Relation::AtMost, sum) => {
                (Relation::AtMost, sum.times(-1).and_then(|sum| sum.plus(1, &Sum::constant(1))))
            }
            Normal::Constant(Node::Bool(value)) => {
                let value = *value;
                return self.push(Normal::Constant(Node::Bool(!value)));
            }
            _ => (Relation::Equal, None),
        };
        match sum {
            Some(sum) => self.compare(relation, sum),
            None => {
                let head = Head::Unary(UnaryOp::Not, Sort::Bool);
                self.push(Normal::Operation(Operation { head, parts: vec![id] }))
            }
        }
    }
}
