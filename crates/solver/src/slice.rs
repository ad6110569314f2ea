//! Slicing: the conjuncts that share variables, directly or through others, with a condition. The rest of a satisfiable
//! path condition cannot make the condition unsatisfiable.

use rustc_hash::FxHashSet;
use term::{Term, Terms, Variable};

/// Appends to `slice`, which holds the seeds, those conjuncts that are connected with them, in their order.
pub(crate) fn connected(terms: &Terms, conjuncts: &[Term], slice: &mut Vec<Term>) {
    let mut reached: FxHashSet<Variable> = FxHashSet::default();
    for &seed in slice.iter() {
        reached.extend(terms.variables(seed).iter());
    }
    let mut taken = vec![false; conjuncts.len()];
    loop {
        let mut grew = false;
        for (&conjunct, taken) in conjuncts.iter().zip(&mut taken) {
            let variables = terms.variables(conjunct);
            if !*taken && variables.iter().any(|variable| reached.contains(variable)) {
                *taken = true;
                grew = true;
                reached.extend(variables.iter());
            }
        }
        if !grew {
            break;
        }
    }
    slice.extend(conjuncts.iter().zip(&taken).filter(|(_, taken)| **taken).map(|(&conjunct, _)| conjunct));
}
