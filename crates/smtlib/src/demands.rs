//! What fresh variables must satisfy once an assertion uses them: that functions give the same value for the same
//! arguments, what quotients are, what equality of arrays means.

use rustc_hash::{FxHashMap, FxHashSet};
use term::{BinaryOp, Node, Term, UnaryOp};

use crate::arrays::{elsewhere, select};
use crate::core::implies;
use crate::sort::Scalar;
use crate::universe::{Fresh, FreshId, FunctionId, Universe};

/// The fresh variables in use, and what was demanded for them.
#[derive(Debug, Default)]
pub struct Demands {
    active: Vec<FreshId>,
    is_active: FxHashSet<FreshId>,
    applications: FxHashMap<FunctionId, Vec<usize>>,
    /// Indices at which arrays that are compared must agree.
    indices: Vec<(Scalar, Term)>,
    known_indices: FxHashSet<(Scalar, Term)>,
    equalities: Vec<FreshId>,
}

/// A point in the history of demands.
#[derive(Clone, Copy, Debug)]
pub struct DemandMark {
    active: usize,
    indices: usize,
    equalities: usize,
}

impl Demands {
    /// Whether a fresh variable is in use.
    pub fn is_active(&self, id: FreshId) -> bool {
        self.is_active.contains(&id)
    }

    /// Whether some index of each sort may be left that no constraint mentions: equality of arrays relies on one.
    pub fn leave_room(&self) -> bool {
        let mut counts: FxHashMap<u32, usize> = FxHashMap::default();
        if !self.equalities.is_empty() {
            for (sort, _) in &self.indices {
                if let Scalar::BitVec(width @ ..=32) = sort {
                    *counts.entry(*width).or_default() += 1;
                }
            }
        }
        counts.into_iter().all(|(width, count)| (count as u64) < 1 << width)
    }

    pub fn mark(&self) -> DemandMark {
        DemandMark { active: self.active.len(), indices: self.indices.len(), equalities: self.equalities.len() }
    }

    pub fn rollback(&mut self, universe: &Universe, mark: DemandMark) {
        for id in self.active.drain(mark.active..) {
            self.is_active.remove(&id);
            if let Fresh::Application(function, _) = universe.fresh[id] {
                self.applications.get_mut(&function).and_then(Vec::pop);
            }
        }
        for index in self.indices.drain(mark.indices..) {
            self.known_indices.remove(&index);
        }
        self.equalities.truncate(mark.equalities);
    }

    /// Appends to conjuncts what their fresh variables need, and what these need in turn.
    pub fn complete(&mut self, universe: &mut Universe, conjuncts: &mut Vec<Term>) {
        let mut done = 0;
        while let Some(&conjunct) = conjuncts.get(done) {
            done += 1;
            self.use_variables(universe, conjunct, conjuncts);
        }
    }

    fn use_variables(&mut self, universe: &mut Universe, term: Term, conjuncts: &mut Vec<Term>) {
        let mut pending = vec![term];
        while let Some(term) = pending.pop() {
            let owners: Vec<FreshId> =
                universe.terms.variables(term).iter().filter_map(|&variable| universe.owner(variable)).collect();
            for id in owners {
                if self.is_active.insert(id) {
                    self.active.push(id);
                    pending.extend(self.activate(universe, id, conjuncts));
                }
            }
        }
    }

    /// Adds the demands of one fresh variable; returns terms whose variables are now in use too.
    fn activate(&mut self, universe: &mut Universe, id: FreshId, conjuncts: &mut Vec<Term>) -> Vec<Term> {
        match universe.fresh[id].clone() {
            Fresh::Application(function, index) => {
                let arguments = universe.functions[function].applications[index].arguments.clone();
                self.demand_congruence(universe, function, index, conjuncts);
                if let (&[argument], &[sort]) = (&arguments[..], &universe.functions[function].parameters[..]) {
                    self.note_index(universe, sort, argument, conjuncts);
                }
                arguments
            }
            Fresh::Quotient { dividend, divisor, quotient, remainder } => {
                let terms = &mut universe.terms;
                let quotient = terms.variable(quotient.index, quotient.domain);
                let remainder = terms.variable(remainder.index, remainder.domain);
                let factor = terms.long(divisor);
                let product = terms.binary(BinaryOp::Mul, quotient, factor);
                let sum = terms.binary(BinaryOp::Add, product, remainder);
                let zero = terms.long(0);
                conjuncts.push(terms.eq(dividend, sum));
                conjuncts.push(terms.ge(remainder, zero));
                conjuncts.push(match divisor.checked_abs() {
                    Some(size) => {
                        let size = terms.long(size);
                        terms.lt(remainder, size)
                    }
                    // The size of the least number does not fit: the remainder is at most the greatest number.
                    None => {
                        let greatest = terms.long(i64::MAX);
                        terms.le(remainder, greatest)
                    }
                });
                vec![dividend]
            }
            Fresh::Equality { truth, a, b, witness, witness_sort } => {
                let truth = universe.terms.variable(truth.index, truth.domain);
                let (x, y) = (select(universe, a, witness), select(universe, b, witness));
                let element = self.element_sort(universe, id);
                let same = universe.same(element, x, y);
                conjuncts.push(implies(universe, same, truth));
                let (x, y) = (elsewhere(universe, a), elsewhere(universe, b));
                let same = universe.same(element, x, y);
                conjuncts.push(implies(universe, truth, same));
                self.equalities.push(id);
                for at in 0..self.indices.len() {
                    let (sort, index) = self.indices[at];
                    self.demand_agreement(universe, id, sort, index, conjuncts);
                }
                self.note_index(universe, witness_sort, witness, conjuncts);
                let stored: Vec<Term> = [a, b].iter().flat_map(|&array| universe.arrays.stored_at(array)).collect();
                for index in stored {
                    self.note_index(universe, witness_sort, index, conjuncts);
                }
                Vec::new()
            }
        }
    }

    fn demand_congruence(
        &mut self,
        universe: &mut Universe,
        function: FunctionId,
        index: usize,
        conjuncts: &mut Vec<Term>,
    ) {
        let others = self.applications.entry(function).or_default();
        let own = universe.functions[function].applications[index].clone();
        let (parameters, result) =
            (universe.functions[function].parameters.clone(), universe.functions[function].result);
        for &other in others.iter() {
            let other = universe.functions[function].applications[other].clone();
            let same: Vec<Term> = parameters
                .iter()
                .zip(own.arguments.iter().zip(&other.arguments))
                .map(|(&sort, (&a, &b))| universe.same(sort, a, b))
                .collect();
            let arguments = universe.all(&same);
            let results = universe.same(result, own.result, other.result);
            let demand = implies(universe, arguments, results);
            if universe.terms.node(demand) != Node::Bool(true) {
                conjuncts.push(demand);
            }
        }
        others.push(index);
    }

    /// An index at which arrays that are equal must agree.
    fn note_index(&mut self, universe: &mut Universe, sort: Scalar, index: Term, conjuncts: &mut Vec<Term>) {
        if !self.known_indices.insert((sort, index)) {
            return;
        }
        self.indices.push((sort, index));
        for at in 0..self.equalities.len() {
            self.demand_agreement(universe, self.equalities[at], sort, index, conjuncts);
        }
    }

    fn demand_agreement(
        &mut self,
        universe: &mut Universe,
        equality: FreshId,
        sort: Scalar,
        index: Term,
        conjuncts: &mut Vec<Term>,
    ) {
        let Fresh::Equality { truth, a, b, witness_sort, .. } = universe.fresh[equality] else { return };
        if witness_sort != sort {
            return;
        }
        let truth = universe.terms.variable(truth.index, truth.domain);
        let (x, y) = (select(universe, a, index), select(universe, b, index));
        let element = self.element_sort(universe, equality);
        let same = universe.same(element, x, y);
        conjuncts.push(implies(universe, truth, same));
    }

    /// Only whether elements are floats, and of which width, matters for their equality.
    fn element_sort(&self, universe: &mut Universe, equality: FreshId) -> Scalar {
        let Fresh::Equality { a, .. } = universe.fresh[equality] else { return Scalar::Bool };
        let element = elsewhere(universe, a);
        match universe.terms.sort(element) {
            term::Sort::Float => Scalar::Float,
            term::Sort::Double => Scalar::Double,
            term::Sort::Bool => Scalar::Bool,
            _ => Scalar::Int,
        }
    }
}

/// Splits a condition into its conjuncts, in order; without recursion.
pub fn conjuncts(universe: &mut Universe, condition: Term) -> Vec<Term> {
    let terms = &mut universe.terms;
    let (mut pending, mut found) = (vec![condition], Vec::new());
    while let Some(next) = pending.pop() {
        match terms.node(next) {
            Node::Binary(BinaryOp::And, a, b) => pending.extend([b, a]),
            Node::Unary(UnaryOp::Not, inner) => match terms.node(inner) {
                Node::Binary(BinaryOp::Or, a, b) => {
                    let (a, b) = (terms.not(a), terms.not(b));
                    pending.extend([b, a]);
                }
                _ => found.push(next),
            },
            Node::Bool(true) => {}
            _ => found.push(next),
        }
    }
    found
}
