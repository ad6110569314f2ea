//! The inputs that take the path that has just ended, counted.

use count::{Budget, Memory, bits_of, count_with_memory};
use num_bigint::BigUint;
use rustc_hash::FxHashSet;
use solver::count_text;
use std::time::Instant;
use store::{Entry, Key, Kind, Stores};
use term::{Term, Terms};

use super::Worker;
use crate::case;
use crate::tally::{Counting, PathCount, PathEnd};

/// The counts of factors of path conditions, kept in the solver's stores: sibling paths have most of theirs in common, and
/// so have other runs.
struct Factors {
    stores: Stores,
    asked: u64,
    recalled: u64,
}

impl Memory for Factors {
    fn recall(&mut self, terms: &Terms, factor: &[Term]) -> Option<BigUint> {
        self.asked += 1;
        let found = self.stores.get(&Key::of(Kind::Count, &count_text(terms, factor)))?;
        match &found.entry {
            Entry::Count(digits) if found.believed => {
                self.recalled += 1;
                digits.parse().ok()
            }
            _ => None,
        }
    }

    fn keep(&mut self, terms: &Terms, factor: &[Term], count: &BigUint) {
        let text = count_text(terms, factor);
        self.stores.put(Key::of(Kind::Count, &text), Kind::Count, &Entry::Count(count.to_string()), &text);
    }
}

impl Worker<'_> {
    /// Counts a completed path, if paths are counted.
    pub(super) fn count_path(&mut self, ended: PathEnd) {
        let Some(counting) = self.config.counting else { return };
        let is_given = |(taken, way): (&crate::path::Taken, &(machine::Alternative, Option<Term>))| {
            !taken.forced && !matches!(way.0, machine::Alternative::Holds(..))
        };
        if self.path.0.iter().zip(&self.ways).any(is_given) {
            self.record.tally.given_heap += 1;
        }
        self.record.tally.listed = counting.listed;
        let conjuncts = self.solver.path_condition();
        let mut budget = self.budget(counting);
        let mut factors = Factors { stores: self.config.solver.stores.clone(), asked: 0, recalled: 0 };
        let counted = count_with_memory(&self.machine.terms, conjuncts, &mut budget, &mut factors);
        self.record.counts.count_queries += factors.asked;
        self.record.counts.count_hits += factors.recalled;
        let count = counted.map(|counted| (&counted.solutions << self.free_bits(), counted.probability()));
        let conditions = if self.record.tally.wants(&self.path) { self.conditions() } else { Vec::new() };
        let count = PathCount { ended, conditions, count };
        self.record.tally.add(&self.path, count);
    }

    /// The path condition in words. Indices of elements in names are those of one input that takes the path.
    fn conditions(&mut self) -> Vec<String> {
        let model = self.solver.model(&mut self.machine.terms).unwrap_or_default();
        case::conditions_in_words(&self.machine, &self.subject, self.solver.path_condition(), &model)
    }

    fn budget(&self, counting: Counting) -> Budget {
        let left = self.solver.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        Budget::new(counting.cases, left.map_or(counting.time, |left| left.min(counting.time)))
    }

    /// The bits of the primitive inputs that no condition is about.
    fn free_bits(&self) -> u64 {
        let conjuncts = self.solver.path_condition().iter();
        let bound: FxHashSet<u32> = conjuncts
            .flat_map(|&conjunct| self.machine.terms.variables(conjunct))
            .map(|variable| variable.index)
            .collect();
        let inputs = (0..).zip(self.machine.state.input.variables());
        inputs.filter(|(index, _)| !bound.contains(index)).map(|(_, input)| bits_of(input.domain)).sum()
    }
}
