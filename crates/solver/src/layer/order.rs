//! The theory of order and equality ([`crate::order`]) on the comparisons of the path condition.

use term::{Node, Term, Terms, UnaryOp};

use super::{Ask, all_hold};
use crate::assignment::Assignment;
use crate::order::{Refinement, Start};
use crate::solver::Solver;
use crate::verdict::Verdict;

/// Moves the model of the path so that the condition holds too, or refutes it.
pub(crate) fn refine(solver: &mut Solver, ask: Ask<'_>) -> Option<Verdict> {
    if !solver.has_model() {
        return None;
    }
    let Ask { terms, condition, parts } = ask;
    let model = solver.models.get(solver.current);
    solver.candidate.copy_from(model);
    let start = Start { terms, model, evaluator: &mut solver.evaluator };
    let refinement = solver.order.refine(start, parts, &mut solver.candidate);
    let decided = set_truth_values(terms, parts, &mut solver.candidate);
    let to_verify: &[Term] = match refinement {
        Refinement::Refuted => {
            solver.counters.order_hits += 1;
            let depth = solver.conjuncts.len();
            solver.models.note_failure(depth, condition, Verdict::Unsat);
            return Some(Verdict::Unsat);
        }
        // Comparisons that the theory holds need no second look.
        Refinement::Candidate if !cfg!(debug_assertions) => &solver.others,
        Refinement::Candidate | Refinement::Guess => &solver.conjuncts,
        Refinement::GaveUp if decided => &solver.conjuncts,
        Refinement::GaveUp => return None,
    };
    solver.other_evaluator.forget();
    let verified = all_hold(&mut solver.other_evaluator, terms, parts, &solver.candidate)
        && all_hold(&mut solver.other_evaluator, terms, to_verify, &solver.candidate);
    if !verified {
        return None;
    }
    solver.counters.order_hits += 1;
    solver.accept_candidate(condition);
    Some(Verdict::Sat)
}

/// Gives variables that are conjuncts, or whose negations are, the value that this demands.
pub(crate) fn set_truth_values(terms: &Terms, conjuncts: &[Term], model: &mut Assignment) -> bool {
    let mut any = false;
    for &conjunct in conjuncts {
        let (atom, value) = match terms.node(conjunct) {
            Node::Unary(UnaryOp::Not, inner) => (inner, false),
            _ => (conjunct, true),
        };
        if let Node::Variable(variable) = terms.node(atom) {
            model.set(variable, Node::Bool(value));
            any = true;
        }
    }
    any
}
