//! The inputs that take the path that has just ended, counted.

use count::{Budget, bits_of, count_with_memory};
use rustc_hash::FxHashSet;
use std::time::Instant;
use term::Term;

use super::Worker;
use crate::case;
use crate::stored_counts::StoredCounts;
use crate::tally::{Counting, PathCount, PathEnd};

impl Worker<'_> {
    /// Counts a completed path, if paths are counted.
    pub(super) fn count_path(&mut self, ended: PathEnd) {
        let Some(counting) = self.task.counting() else { return };
        let is_given = |(taken, way): (&crate::path::Taken, &(machine::Alternative, Option<Term>))| {
            !taken.forced && !matches!(way.0, machine::Alternative::Holds(..))
        };
        if self.path.0.iter().zip(&self.ways).any(is_given) {
            self.record.tally.given_heap += 1;
        }
        self.record.tally.listed = counting.listed;
        let conjuncts = self.solver.path_condition();
        let mut budget = self.budget(counting);
        let mut factors = StoredCounts::new(self.task.stores.clone());
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
