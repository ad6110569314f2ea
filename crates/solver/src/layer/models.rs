//! Models found earlier, tried by evaluation: most branches are decided by the model of the path, or of a sibling.

use super::{Ask, all_hold};
use crate::solver::Solver;
use crate::verdict::Verdict;

/// What was found when the same was asked before, here.
pub(crate) fn found_before(solver: &mut Solver, ask: Ask<'_>) -> Option<Verdict> {
    let finding = solver.models.finding(solver.conjuncts.len(), ask.condition)?;
    solver.counters.model_hits += 1;
    Some(finding.verdict)
}

/// The model of the path, and those of its siblings: all satisfy the path condition.
pub(crate) fn of_the_path(solver: &mut Solver, ask: Ask<'_>) -> Option<Verdict> {
    if !solver.has_model() {
        return None;
    }
    let depth = solver.conjuncts.len();
    let found = if solver.current_satisfies(ask.terms, ask.parts) {
        Some(solver.current)
    } else {
        let (models, evaluator, current) = (&solver.models, &mut solver.other_evaluator, solver.current);
        models.at_depth(depth).rev().filter(|&id| id != current && id != 0).find(|&id| {
            evaluator.forget();
            all_hold(evaluator, ask.terms, ask.parts, models.get(id))
        })
    }?;
    solver.counters.model_hits += 1;
    solver.borrowed = found != solver.current;
    solver.models.note_model(depth, ask.condition, found);
    Some(Verdict::Sat)
}

/// Models of other paths, which have to satisfy everything.
pub(crate) fn of_other_paths(solver: &mut Solver, ask: Ask<'_>) -> Option<Verdict> {
    let (evaluator, conjuncts) = (&mut solver.other_evaluator, &solver.conjuncts);
    let found = solver.models.recent().iter().find(|model| {
        evaluator.forget();
        all_hold(evaluator, ask.terms, ask.parts, model) && all_hold(evaluator, ask.terms, conjuncts, model)
    })?;
    solver.candidate.copy_from(found);
    solver.counters.model_hits += 1;
    solver.borrowed = true;
    solver.accept_candidate(ask.condition);
    Some(Verdict::Sat)
}

impl Solver {
    pub(crate) fn current_satisfies(&mut self, terms: &term::Terms, parts: &[term::Term]) -> bool {
        all_hold(&mut self.evaluator, terms, parts, self.models.get(self.current))
    }
}
