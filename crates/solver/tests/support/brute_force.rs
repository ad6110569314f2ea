//! A backend that tries all values: of bytes, and of other integers that the question confines to a small range.

use budget::Budget;
use solver::{Answer, Backend, Model};
use term::{Domain, Evaluator, Node, Term, Terms, Variable};

/// The integers that variables are confined to.
pub const LEAST: i64 = -1;
pub const GREATEST: i64 = 2;

/// Tries all values.
#[derive(Debug, Default)]
pub struct BruteForce {
    /// Answers `Unknown` to every question whose number is divisible by this.
    pub ignorance: Option<u64>,
    asked: u64,
}

impl BruteForce {
    pub fn ignorant(every: u64) -> BruteForce {
        BruteForce { ignorance: Some(every), asked: 0 }
    }
}

impl Backend for BruteForce {
    fn solve(&mut self, terms: &Terms, conjuncts: &[Term], _budget: &Budget) -> Answer {
        self.asked += 1;
        if self.ignorance.is_some_and(|every| self.asked.is_multiple_of(every)) {
            return Answer::Unknown;
        }
        satisfy(terms, conjuncts).map_or(Answer::Unsat, Answer::Sat)
    }
}

/// The first model in the order of values.
pub fn satisfy(terms: &Terms, conjuncts: &[Term]) -> Option<Model> {
    let variables = terms.variables_of(conjuncts);
    let mut model = Model::default();
    let mut evaluator = Evaluator::new();
    search(terms, conjuncts, &variables, &mut model, &mut evaluator).then_some(model)
}

fn search(terms: &Terms, conjuncts: &[Term], rest: &[Variable], model: &mut Model, evaluator: &mut Evaluator) -> bool {
    evaluator.forget();
    let assignment = |variable: Variable| model.get(&variable).copied();
    if conjuncts.iter().any(|&conjunct| evaluator.holds(terms, conjunct, &assignment) == Some(false)) {
        return false;
    }
    let Some((&variable, rest)) = rest.split_first() else {
        return conjuncts.iter().all(|&conjunct| evaluator.holds(terms, conjunct, &assignment) == Some(true));
    };
    let found = values(variable.domain).any(|value| {
        model.insert(variable, value);
        search(terms, conjuncts, rest, model, evaluator)
    });
    if !found {
        model.remove(&variable);
    }
    found
}

fn values(domain: Domain) -> impl Iterator<Item = Node> {
    let (least, greatest) = match domain {
        Domain::Bool => (0, 1),
        Domain::Byte => (i8::MIN.into(), i8::MAX.into()),
        _ => (LEAST, GREATEST),
    };
    (least..=greatest).map(move |value| match domain {
        Domain::Bool => Node::Bool(value == 1),
        Domain::Long => Node::Long(value),
        _ => Node::Int(value as i32),
    })
}
