//! Parts of a conjunction that share no variables.

use rustc_hash::FxHashMap;

use crate::node::Variable;
use crate::term::Term;
use crate::terms::Terms;

/// The factors of a conjunction, in the order of their first conjuncts; conjuncts keep their order.
pub fn factors(terms: &Terms, conjuncts: &[Term]) -> Vec<Vec<Term>> {
    let mut parents: Vec<usize> = (0..conjuncts.len()).collect();
    let mut seen: FxHashMap<Variable, usize> = FxHashMap::default();
    for (index, &conjunct) in conjuncts.iter().enumerate() {
        for &variable in &*terms.variables(conjunct) {
            let other = *seen.entry(variable).or_insert(index);
            let (a, b) = (root(&mut parents, index), root(&mut parents, other));
            parents[a.max(b)] = a.min(b);
        }
    }
    let mut places: FxHashMap<usize, usize> = FxHashMap::default();
    let mut factors: Vec<Vec<Term>> = Vec::new();
    for (index, &conjunct) in conjuncts.iter().enumerate() {
        let root = root(&mut parents, index);
        let place = *places.entry(root).or_insert_with(|| {
            factors.push(Vec::new());
            factors.len() - 1
        });
        factors[place].push(conjunct);
    }
    factors
}

fn root(parents: &mut [usize], mut index: usize) -> usize {
    while parents[index] != index {
        parents[index] = parents[parents[index]];
        index = parents[index];
    }
    index
}
