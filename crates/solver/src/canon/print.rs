//! The text of a conjunction in normal form: linear comparisons as the paper prints them, sorted as texts; then the
//! others, with definitions of the operations that they need, each part printed once.

use rustc_hash::FxHashMap;
use std::fmt::Write;
use term::{Arithmetic, Domain, Node, Terms, Variable};

use super::label::Labels;
use super::linear::sum_text;
use super::normal::{Graph, Normal, Operation};
use super::sum::{Id, Relation, Sum};
use super::{Canonical, Linear};

/// Prints the conjunction of the roots.
pub(super) fn print(terms: &Terms, graph: &Graph, roots: &[Id], labels: &Labels) -> Canonical {
    let places = labels.variables.iter().enumerate().map(|(place, &id)| (id, place as u32)).collect();
    let mut printer =
        Printer { graph, hashes: &labels.hashes, places, names: FxHashMap::default(), text: String::new() };
    let mut linear: Vec<(String, Linear)> = Vec::new();
    let mut others: Vec<Id> = Vec::new();
    for &root in roots {
        match printer.linear(root) {
            Some(comparison) => linear.push((comparison.to_string(), comparison)),
            None => others.push(root),
        }
    }
    linear.sort_by(|a, b| a.0.cmp(&b.0));
    linear.dedup_by(|a, b| a.0 == b.0);
    others.sort_by_key(|&root| (labels.hashes[root as usize], root));
    let variables: Vec<Variable> = labels.variables.iter().filter_map(|&id| variable(graph, id)).collect();
    let domains: Vec<&str> = variables.iter().map(|variable| domain(terms, variable.domain)).collect();
    let mut conjuncts: Vec<String> = linear.iter().map(|(text, _)| text.clone()).collect();
    conjuncts.extend(others.iter().map(|&root| printer.define(root)));
    let text = format!("{}|{}{}", domains.join(","), printer.text, conjuncts.join(" && "));
    let is_linear = others.is_empty();
    let linear = linear.into_iter().map(|(_, linear)| linear).collect();
    Canonical { text, variables, linear, is_linear, ..Canonical::default() }
}

fn variable(graph: &Graph, id: Id) -> Option<Variable> {
    match graph.node(id) {
        Normal::Variable(variable) => Some(*variable),
        _ => None,
    }
}

/// What a variable ranges over, in a word.
pub(super) fn domain(terms: &Terms, domain: Domain) -> &'static str {
    let ideal = terms.arithmetic() == Arithmetic::Ideal;
    match domain {
        Domain::Bool => "bool",
        Domain::Byte => "i8",
        Domain::Char => "u16",
        Domain::Short => "i16",
        Domain::Natural => "u31",
        // Unbounded, but a model holds only values of the type.
        Domain::Int if ideal => "Z32",
        Domain::Long if ideal => "Z64",
        Domain::Int => "i32",
        Domain::Long => "i64",
        Domain::Float => "f32",
        Domain::Double => "f64",
    }
}

struct Printer<'a> {
    graph: &'a Graph,
    hashes: &'a [u64],
    places: FxHashMap<Id, u32>,
    /// Of nodes that were defined.
    names: FxHashMap<Id, String>,
    /// The definitions.
    text: String,
}

impl Printer<'_> {
    /// A comparison of a sum of variables.
    fn linear(&self, id: Id) -> Option<Linear> {
        let Normal::Compare(relation, sum) = self.graph.node(id) else { return None };
        if sum.width.is_some() {
            return None;
        }
        let sum = self.signed(Some(*relation), sum);
        let place = |&(part, c): &(Id, i128)| self.places.get(&part).map(|&place| (place, c));
        let parts = sum.parts.iter().map(place).collect::<Option<Vec<_>>>()?;
        Some(Linear { relation: *relation, parts, constant: sum.constant })
    }

    fn compare(&self, relation: Relation, sum: &Sum) -> String {
        format!("{}{}", self.sum(Some(relation), sum), relation.word())
    }

    /// The parts in canonical order; an equation begins with a positive coefficient.
    fn signed(&self, relation: Option<Relation>, sum: &Sum) -> Sum {
        let mut sum = sum.clone();
        sum.parts.sort_by_key(|&(part, _)| self.rank(part));
        let turns = matches!(relation, Some(Relation::Equal | Relation::Unequal));
        if turns { sum.beginning_positive() } else { sum }
    }

    /// Variables first, in their order.
    fn rank(&self, part: Id) -> (u32, u64, Id) {
        match self.places.get(&part) {
            Some(&place) => (place, 0, 0),
            None => (u32::MAX, self.hashes[part as usize], part),
        }
    }

    fn sum(&self, relation: Option<Relation>, sum: &Sum) -> String {
        let sum = self.signed(relation, sum);
        let mut text = sum_text(sum.parts.iter().map(|&(part, c)| (self.name(part), c)), sum.constant);
        if let Some(width) = sum.width {
            let _ = write!(text, "%{width}");
        }
        text
    }

    fn name(&self, id: Id) -> String {
        match self.places.get(&id) {
            Some(place) => format!("v{place}"),
            None => self.names.get(&id).cloned().unwrap_or_default(),
        }
    }

    /// What stands for a node; operations below it are defined before.
    fn define(&mut self, root: Id) -> String {
        let mut pending = vec![root];
        while let Some(&id) = pending.last() {
            if self.names.contains_key(&id) || self.places.contains_key(&id) {
                pending.pop();
                continue;
            }
            let before = pending.len();
            let missing = self.parts(id).into_iter().rev();
            let missing = missing.filter(|part| !self.names.contains_key(part) && !self.places.contains_key(part));
            let missing: Vec<Id> = missing.collect();
            pending.extend(missing);
            if pending.len() == before {
                pending.pop();
                let name = self.express(id);
                self.names.insert(id, name);
            }
        }
        self.name(root)
    }

    /// The parts of a node in canonical order.
    fn parts(&self, id: Id) -> Vec<Id> {
        match self.graph.node(id) {
            Normal::Sum(sum) => self.signed(None, sum).parts.iter().map(|&(part, _)| part).collect(),
            Normal::Compare(relation, sum) => {
                self.signed(Some(*relation), sum).parts.iter().map(|&(part, _)| part).collect()
            }
            Normal::Operation(operation) => self.operands(operation),
            Normal::Variable(_) | Normal::Constant(_) => Vec::new(),
        }
    }

    fn operands(&self, operation: &Operation) -> Vec<Id> {
        let mut parts = operation.parts.clone();
        if !operation.head.is_ordered() {
            parts.sort_by_key(|&part| self.rank(part));
        }
        parts
    }

    /// The text of a node whose parts have names: constants stand for themselves, the rest gets a name.
    fn express(&mut self, id: Id) -> String {
        let text = match self.graph.node(id) {
            Normal::Variable(_) => return self.name(id),
            Normal::Constant(Node::Float(bits)) => return format!("f{bits:08x}"),
            Normal::Constant(Node::Double(bits)) => return format!("d{bits:016x}"),
            Normal::Constant(node) => return format!("{node:?}"),
            Normal::Sum(sum) if sum.parts.is_empty() => return sum.constant.to_string(),
            Normal::Sum(sum) => self.sum(None, sum),
            Normal::Compare(relation, sum) => self.compare(*relation, sum),
            Normal::Operation(operation) => {
                let names: Vec<String> = self.operands(operation).iter().map(|&part| self.name(part)).collect();
                format!("{:?}({})", operation.head, names.join(","))
            }
        };
        let name = format!("t{}", self.names.len());
        let _ = write!(self.text, "{name}:={text};");
        name
    }
}
