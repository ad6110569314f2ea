//! What the path condition says word for word. (Terms are simplified when they are made.)

use super::Ask;
use crate::solver::Solver;
use crate::verdict::Verdict;

/// Decides conditions whose parts, or whose negations, are conjuncts of the path condition.
pub(crate) fn known(solver: &mut Solver, ask: Ask<'_>) -> Option<Verdict> {
    let mut news = false;
    for &part in ask.parts {
        match solver.members.known(ask.terms, part) {
            Some(true) => {}
            Some(false) => return Some(Verdict::Unsat),
            None => news = true,
        }
    }
    (!news && solver.has_model()).then_some(Verdict::Sat)
}
