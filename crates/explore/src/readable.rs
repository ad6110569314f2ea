//! Readable witnesses: of the many values that take a path, small ones.
//!
//! Solvers give whatever their search ends with, such as -157703964. Values are replaced as long as the path condition
//! stays true; nothing is asked of the solver. It finds no least values, only smaller ones.

use std::collections::BTreeSet;

use solver::Model;
use term::{Domain, Evaluator, Node, Sort, Term, Terms, Variable};

/// What is tried for a value, best first.
const NUMBERS: [i64; 10] = [0, 1, 2, 3, -1, 4, 5, -2, 10, 100];
const CHARACTERS: [i64; 7] =
    [b'a' as i64, b'b' as i64, b'c' as i64, b'A' as i64, b'0' as i64, b'1' as i64, b' ' as i64];
/// Models with more variables are left as they are: they are too long to be read.
const MOST_VARIABLES: usize = 64;

/// Makes the values of a model smaller where the conjuncts allow it.
pub fn make_readable(terms: &Terms, conjuncts: &[Term], model: &mut Model) {
    let mut evaluator = Evaluator::new();
    let mut holds = |model: &Model| {
        evaluator.forget();
        let value = |variable: Variable| model.get(&variable).copied();
        conjuncts.iter().all(|&conjunct| evaluator.evaluate(terms, conjunct, &value) == Some(Node::Bool(true)))
    };
    // A model that leaves variables out, or whose values cannot be evaluated, is not changed.
    if model.len() > MOST_VARIABLES || !holds(model) {
        return;
    }
    let mut attempt = |model: &mut Model, changes: &[(Variable, i64)]| {
        let mut changed = model.clone();
        for &(variable, value) in changes {
            match constant(variable, value) {
                Some(node) => changed.insert(variable, node),
                None => return false,
            };
        }
        let better = holds(&changed);
        if better {
            *model = changed;
        }
        better
    };
    let mut variables: Vec<Variable> =
        model.keys().copied().filter(|variable| variable.domain.range().is_some()).collect();
    variables.sort();
    let value_of = |model: &Model, variable: Variable| number(model[&variable]);
    // First all variables at once: each gets its rank, 0, 1, 2..., which often suffices.
    let values: BTreeSet<i64> = variables.iter().map(|&variable| value_of(model, variable)).collect();
    let ranks: Vec<(Variable, i64)> = variables
        .iter()
        .map(|&variable| (variable, values.range(..value_of(model, variable)).count() as i64))
        .collect();
    attempt(model, &ranks);
    for at in 0..variables.len() {
        let (variable, value) = (variables[at], value_of(model, variables[at]));
        // Variables with the same value are changed together first, since the path may need them to be equal; else
        // alone.
        let same: Vec<Variable> = variables.iter().copied().filter(|&other| value_of(model, other) == value).collect();
        for &better in candidates(variable).iter().take_while(|&&better| better != value) {
            let together: Vec<(Variable, i64)> = same.iter().map(|&other| (other, better)).collect();
            if attempt(model, &together) || attempt(model, &[(variable, better)]) {
                break;
            }
        }
    }
}

fn candidates(variable: Variable) -> &'static [i64] {
    if variable.domain == Domain::Char { &CHARACTERS } else { &NUMBERS }
}

fn number(node: Node) -> i64 {
    match node {
        Node::Int(value) => value.into(),
        Node::Long(value) => value,
        _ => 0,
    }
}

/// A value of a variable, if it is in its domain.
fn constant(variable: Variable, value: i64) -> Option<Node> {
    let (least, greatest) = variable.domain.range()?;
    let is_in = (least..=greatest).contains(&value);
    is_in.then_some(if variable.domain.sort() == Sort::Long { Node::Long(value) } else { Node::Int(value as i32) })
}
