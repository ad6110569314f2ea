//! Models: the values of the variables of a question.

use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use term::{Domain, Node, Term, Terms, Variable};

use super::encode::Encoding;
use super::operands::operands;
use super::sat::Sat;
use crate::solver::Model;

/// What variables occur in a conjunct, found once.
#[derive(Debug, Default)]
pub struct Occurrences {
    known: FxHashMap<Term, Rc<[Variable]>>,
}

impl Occurrences {
    /// The variables of a term.
    pub fn of(&mut self, terms: &Terms, term: Term) -> Rc<[Variable]> {
        if let Some(found) = self.known.get(&term) {
            return found.clone();
        }
        let mut variables = Vec::new();
        let mut seen = FxHashSet::default();
        let mut pending = vec![term];
        while let Some(next) = pending.pop() {
            if !seen.insert(next) {
                continue;
            }
            let node = terms.node(next);
            if let Node::Variable(variable) = node {
                variables.push(variable);
            }
            pending.extend(operands(node));
        }
        let variables: Rc<[Variable]> = variables.into();
        self.known.insert(term, variables.clone());
        variables
    }
}

/// The values of the variables of these conjuncts in the model that the SAT solver found.
pub fn read(occurrences: &mut Occurrences, encoding: &Encoding, sat: &Sat, terms: &Terms, conjuncts: &[Term]) -> Model {
    let mut model = Model::default();
    for &conjunct in conjuncts {
        for &variable in occurrences.of(terms, conjunct).iter() {
            model.entry(variable).or_insert_with(|| value(encoding, sat, variable));
        }
    }
    model
}

fn value(encoding: &Encoding, sat: &Sat, variable: Variable) -> Node {
    let word = encoding.variable(variable).expect("the variable was encoded");
    let sign = sat.value(word[word.len() - 1]);
    let mut bits: i64 = if sign { -1 } else { 0 };
    for (at, &bit) in word.iter().enumerate() {
        bits = bits & !(1 << at) | i64::from(sat.value(bit)) << at;
    }
    match variable.domain {
        Domain::Bool => Node::Bool(sign),
        Domain::Byte | Domain::Char | Domain::Short | Domain::Natural | Domain::Int => Node::Int(bits as i32),
        Domain::Long => Node::Long(bits),
        Domain::Float => Node::Float(bits as u32),
        Domain::Double => Node::Double(bits as u64),
    }
}
