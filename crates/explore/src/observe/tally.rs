//! How many inputs take each completed path.

use count::{Quota, bits_of, count_with_memory};
use rustc_hash::FxHashSet;

use super::{Observer, View};
use crate::case;
use crate::counts::Record;
use crate::path::Taken;
use crate::stored_counts::StoredCounts;
use crate::tally::{Counting, PathCount, PathEnd, Tally};
use crate::task::Task;

/// Counts inputs, if the task asks for it.
pub fn observer(task: &Task) -> Option<Box<dyn Observer>> {
    let counting = task.counting()?;
    Some(Box::new(Counter { counting, tally: Tally::default(), asked: 0, recalled: 0 }))
}

struct Counter {
    counting: Counting,
    tally: Tally,
    /// Factors whose solutions were to be counted.
    asked: u64,
    /// Those whose count was in a store.
    recalled: u64,
}

impl Observer for Counter {
    fn completed(&mut self, view: &mut View<'_>, end: &PathEnd) {
        let is_given = |(taken, way): (&Taken, &(machine::Alternative, _))| {
            !taken.forced && !matches!(way.0, machine::Alternative::Holds(..))
        };
        if view.path.0.iter().zip(view.ways).any(is_given) {
            self.tally.given_heap += 1;
        }
        self.tally.listed = self.counting.listed;
        let mut quota = self.quota(view);
        let mut factors = StoredCounts::new(view.task.stores.clone());
        let conjuncts = view.course.solver.path_condition();
        let counted = count_with_memory(&view.course.machine.terms, conjuncts, &mut quota, &mut factors);
        self.asked += factors.asked;
        self.recalled += factors.recalled;
        let count = counted.map(|counted| (&counted.solutions << free_bits(view), counted.probability()));
        let conditions = if self.tally.wants(view.path) { conditions(view) } else { Vec::new() };
        self.tally.add(view.path, PathCount { ended: end.clone(), conditions, count });
    }

    fn give(self: Box<Self>, record: &mut Record) {
        record.counts.count_queries += self.asked;
        record.counts.count_hits += self.recalled;
        record.tally.merge(self.tally);
    }
}

impl Counter {
    fn quota(&self, view: &View<'_>) -> Quota {
        let counting = &self.counting;
        Quota::new(counting.cases, view.course.solver.budget.within(Some(counting.time)))
    }
}

/// The path condition in words. Indices of elements in names are those of one input that takes the path.
fn conditions(view: &mut View<'_>) -> Vec<String> {
    let course = &mut *view.course;
    let model = course.solver.model(&mut course.machine.terms).unwrap_or_default();
    case::conditions_in_words(&course.machine, view.subject, course.solver.path_condition(), &model)
}

/// The bits of the primitive inputs that no condition is about.
fn free_bits(view: &View<'_>) -> u64 {
    let machine = &view.course.machine;
    let bound = machine.terms.variables_of(view.course.solver.path_condition());
    let bound: FxHashSet<u32> = bound.iter().map(|variable| variable.index).collect();
    let inputs = (0..).zip(machine.input().variables());
    inputs.filter(|(index, _)| !bound.contains(index)).map(|(_, input)| bits_of(input.domain)).sum()
}
