//! Parts of a conjunction that share no variables are decided one by one: each is smaller, and met again more often.

use rustc_hash::FxHashMap;
use term::{Node, Term, Terms, Variable};

use super::{Question, Stage};
use crate::backend::Answer;
use crate::counters::Counters;
use crate::solver::Model;

/// Asks the stage below about each factor.
#[derive(Debug)]
pub(crate) struct Factors {
    below: Box<dyn Stage>,
}

impl Factors {
    pub(crate) fn over(below: Box<dyn Stage>) -> Factors {
        Factors { below }
    }
}

impl Stage for Factors {
    fn solve(&mut self, question: Question<'_>, counters: &mut Counters) -> Answer {
        let mut model = Model::default();
        let mut known = true;
        for factor in factors(question.terms, question.conjuncts) {
            match self.below.solve(Question { conjuncts: &factor, ..question }, counters) {
                Answer::Sat(values) => model.extend(values),
                Answer::Unsat => return Answer::Unsat,
                // Another factor may still be impossible.
                Answer::Unknown => known = false,
            }
        }
        if known { Answer::Sat(model) } else { Answer::Unknown }
    }

    fn note(&mut self, question: Question<'_>, model: &dyn Fn(Variable) -> Node) {
        for factor in factors(question.terms, question.conjuncts) {
            self.below.note(Question { conjuncts: &factor, ..question }, model);
        }
    }

    fn core(&self) -> Option<&[Term]> {
        self.below.core()
    }
}

/// The factors of a conjunction, in the order of their first conjuncts; conjuncts keep their order.
pub(crate) fn factors(terms: &Terms, conjuncts: &[Term]) -> Vec<Vec<Term>> {
    let mut parents: Vec<usize> = (0..conjuncts.len()).collect();
    let mut seen: FxHashMap<Variable, usize> = FxHashMap::default();
    for (index, &conjunct) in conjuncts.iter().enumerate() {
        for &variable in terms.variables(conjunct) {
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
