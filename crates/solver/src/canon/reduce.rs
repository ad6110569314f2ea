//! Merges the comparisons of one sum into the tightest: at most two bounds, or an equation, and disequalities between.
//!
//! Follows Jia, Ghezzi and Ying, "Enhancing Reuse of Constraint Solutions" (GreenTrie, ISSTA 2015), section 3; the range
//! of a variable's domain takes part.

use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use term::{Arithmetic, Node, Terms};

use super::normal::{Graph, Normal};
use super::sum::{Id, Relation, Sum};

/// What is known of a sum of parts whose first coefficient is positive: its bounds, and values that it does not have.
#[derive(Debug)]
struct Range {
    least: Option<i128>,
    greatest: Option<i128>,
    holes: BTreeSet<i128>,
}

/// The conjuncts that are left; nothing if two of them exclude each other.
pub(super) fn reduce(terms: &Terms, graph: &mut Graph, roots: Vec<Id>) -> Option<Vec<Id>> {
    let mut kept: Vec<Id> = Vec::new();
    let mut order: Vec<Vec<(Id, i128)>> = Vec::new();
    let mut ranges: FxHashMap<Vec<(Id, i128)>, Range> = FxHashMap::default();
    for root in roots {
        match graph.node(root) {
            Normal::Constant(Node::Bool(true)) => {}
            Normal::Constant(Node::Bool(false)) => return None,
            Normal::Compare(relation, sum) if sum.width.is_none() => {
                let sign = if sum.parts[0].1 < 0 { -1 } else { 1 };
                let parts: Vec<(Id, i128)> = sum.parts.iter().map(|&(part, c)| (part, c * sign)).collect();
                let range = ranges.entry(parts.clone()).or_insert_with(|| {
                    order.push(parts);
                    Range { least: None, greatest: None, holes: BTreeSet::new() }
                });
                range.restrict(*relation, sign, sum.constant);
            }
            _ if kept.contains(&root) => {}
            _ => kept.push(root),
        }
    }
    for parts in order {
        let mut range = ranges.remove(&parts)?;
        let domain = domain(terms, graph, &parts);
        range.tighten(domain)?;
        range.express(graph, &parts, domain, &mut kept);
    }
    Some(kept)
}

/// The least and greatest value of the variable's domain, if the sum is a single variable.
fn domain(terms: &Terms, graph: &Graph, parts: &[(Id, i128)]) -> (Option<i128>, Option<i128>) {
    let [(part, 1)] = parts else { return (None, None) };
    let Normal::Variable(variable) = graph.node(*part) else { return (None, None) };
    let wide = matches!(variable.domain, term::Domain::Int | term::Domain::Long);
    match variable.domain.range() {
        Some((least, greatest)) if terms.arithmetic() == Arithmetic::Java || !wide => {
            (Some(least.into()), Some(greatest.into()))
        }
        _ => (None, None),
    }
}

impl Range {
    /// Takes `sign · sum + constant relation 0` into account.
    fn restrict(&mut self, relation: Relation, sign: i128, constant: i128) {
        let value = -constant * sign;
        match relation {
            Relation::Unequal => {
                self.holes.insert(value);
            }
            Relation::Equal => self.restrict_to(Some(value), Some(value)),
            Relation::AtMost if sign > 0 => self.restrict_to(None, Some(value)),
            Relation::AtMost => self.restrict_to(Some(value), None),
        }
    }

    fn restrict_to(&mut self, least: Option<i128>, greatest: Option<i128>) {
        self.least = self.least.max(least);
        self.greatest = match (self.greatest, greatest) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
    }

    /// Moves bounds inwards that the sum must not be equal to; none if no value is left.
    fn tighten(&mut self, domain: (Option<i128>, Option<i128>)) -> Option<()> {
        self.restrict_to(domain.0, domain.1);
        while let Some(least) = self.least
            && self.holes.remove(&least)
        {
            self.least = Some(least + 1);
        }
        while let Some(greatest) = self.greatest
            && self.holes.remove(&greatest)
        {
            self.greatest = Some(greatest - 1);
        }
        let (least, greatest) = (self.least, self.greatest);
        self.holes.retain(|&hole| least.is_none_or(|least| hole > least) && greatest.is_none_or(|most| hole < most));
        if let (Some(least), Some(greatest)) = (least, greatest)
            && least > greatest
        {
            return None;
        }
        Some(())
    }

    /// The comparisons that these bounds and exceptions are.
    fn express(
        &self,
        graph: &mut Graph,
        parts: &[(Id, i128)],
        domain: (Option<i128>, Option<i128>),
        kept: &mut Vec<Id>,
    ) {
        let mut keep = |relation: Relation, sign: i128, value: i128| {
            let parts = parts.iter().map(|&(part, c)| (part, c * sign)).collect();
            let sum = Sum { parts, constant: -value * sign, width: None };
            kept.push(graph.push(Normal::Compare(relation, sum)));
        };
        if let (Some(least), Some(greatest)) = (self.least, self.greatest)
            && least == greatest
        {
            keep(Relation::Equal, 1, least);
            return;
        }
        if let Some(least) = self.least.filter(|_| self.least != domain.0) {
            keep(Relation::AtMost, -1, least);
        }
        if let Some(greatest) = self.greatest.filter(|_| self.greatest != domain.1) {
            keep(Relation::AtMost, 1, greatest);
        }
        for &hole in &self.holes {
            keep(Relation::Unequal, 1, hole);
        }
    }
}
