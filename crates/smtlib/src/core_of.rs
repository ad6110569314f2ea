//! Unsatisfiable cores: assertions that cannot hold together, without those that checks found to be unnecessary.

use solver::{Satisfiability, Solver};

use crate::state::{Assertion, State};

/// Checks after which a core is not made smaller.
const MOST_CHECKS: usize = 300;

/// Of the assertions that `may_go`, a small set that is unsatisfiable together with all others. The whole is unsatisfiable.
pub fn minimal(state: &mut State, solver: &mut Solver, may_go: impl Fn(&Assertion) -> bool) -> Vec<Assertion> {
    let (mut kept, fixed): (Vec<Assertion>, Vec<Assertion>) = state.assertions().cloned().partition(may_go);
    let mut checks = 0;
    // Large pieces are left out first, since most of a script often does not matter.
    let mut size = kept.len().div_ceil(2);
    while size > 0 && checks < MOST_CHECKS {
        let mut start = 0;
        while start < kept.len() && checks < MOST_CHECKS {
            let end = (start + size).min(kept.len());
            let rest = || kept[..start].iter().chain(&kept[end..]).chain(&fixed);
            let conjuncts = state.conjuncts_of(rest().filter_map(|assertion| assertion.term));
            let condition = state.universe.all(&conjuncts);
            checks += 1;
            if solver.check(&mut state.universe.terms, condition) == Satisfiability::Unsat {
                kept.drain(start..end);
            } else {
                start = end;
            }
        }
        size = if size == 1 { 0 } else { size.div_ceil(2) };
    }
    kept
}
