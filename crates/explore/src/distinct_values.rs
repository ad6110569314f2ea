//! Witnesses that tell programs apart: numbers that differ from each other and from zero as far as the path allows.
//!
//! A test on `{0, 0, 0}` sees no element that is lost, moved or swapped. Values are replaced as long as the path
//! condition stays true; nothing is asked of the solver. Lengths, characters and identities stay as small as they are.

use std::collections::BTreeSet;

use heap::{InputVariable, Origin};
use solver::Model;
use term::{Domain, Evaluator, Node, Sort, Term, Terms, Variable};

/// Inputs with more numbers are left as they are.
const MOST_VARIABLES: usize = 64;

/// Makes the numbers of a model differ where the conjuncts allow it.
pub fn make_distinct(terms: &Terms, conjuncts: &[Term], inputs: &[InputVariable], model: &mut Model) {
    let is_plain = |input: &InputVariable| {
        let is_value = matches!(
            input.origin,
            Origin::Parameter(_) | Origin::Field(..) | Origin::Element(..) | Origin::Static(_) | Origin::Asked(_)
        );
        is_value && !matches!(input.domain, Domain::Bool | Domain::Natural)
    };
    let numbered = inputs.iter().enumerate().filter(|(_, input)| is_plain(input));
    let variables: Vec<Variable> =
        numbered.map(|(index, input)| Variable { index: index as u32, domain: input.domain }).collect();
    if variables.len() > MOST_VARIABLES {
        return;
    }
    let mut values = DistinctValues { terms, conjuncts, model, evaluator: Evaluator::new() };
    if !values.holds() {
        return;
    }
    let mut order: Vec<(i64, i64, Variable)> = Vec::new();
    for (at, &variable) in variables.iter().enumerate() {
        order.push((values.value(variable), at as i64, variable));
    }
    // First all variables at once get their ranks; equal values in the order of the input, then in the reverse order.
    for direction in [1, -1] {
        order.sort_by_key(|&(value, at, variable)| (value, at * direction, variable));
        let ranks: Vec<(Variable, i64)> =
            order.iter().zip(1..).map(|(&(_, _, variable), rank)| (variable, rank)).collect();
        if values.attempt(&ranks) {
            return;
        }
    }
    let mut used = BTreeSet::from([0]);
    for (value, _, variable) in order {
        let most = variables.len() as i64 + 2;
        let others = (1..=most).chain((1..=most).map(|value| -value));
        let tried = [value].into_iter().chain(others).filter(|value| !used.contains(value)).collect::<Vec<_>>();
        let found = tried.into_iter().find(|&other| other == value || values.attempt(&[(variable, other)]));
        used.insert(found.unwrap_or(value));
    }
}

struct DistinctValues<'a> {
    terms: &'a Terms,
    conjuncts: &'a [Term],
    model: &'a mut Model,
    evaluator: Evaluator,
}

impl DistinctValues<'_> {
    fn holds(&mut self) -> bool {
        self.evaluator.forget();
        let model = &*self.model;
        let value = |variable: Variable| model.get(&variable).copied();
        let mut conjuncts = self.conjuncts.iter();
        conjuncts.all(|&conjunct| self.evaluator.evaluate(self.terms, conjunct, &value) == Some(Node::Bool(true)))
    }

    /// Changes values if the path is still taken with them.
    fn attempt(&mut self, changes: &[(Variable, i64)]) -> bool {
        let before: Vec<Option<Node>> = changes.iter().map(|(variable, _)| self.model.get(variable).copied()).collect();
        let mut fits = true;
        for &(variable, value) in changes {
            match constant(variable, value) {
                Some(node) => _ = self.model.insert(variable, node),
                None => fits = false,
            }
        }
        if fits && self.holds() {
            return true;
        }
        for (&(variable, _), node) in changes.iter().zip(before) {
            match node {
                Some(node) => _ = self.model.insert(variable, node),
                None => _ = self.model.remove(&variable),
            }
        }
        false
    }

    /// The value of a variable as a whole number.
    fn value(&self, variable: Variable) -> i64 {
        match self.model.get(&variable) {
            Some(&Node::Int(value)) => value.into(),
            Some(&Node::Long(value)) => value,
            Some(&Node::Float(bits)) => f32::from_bits(bits) as i64,
            Some(&Node::Double(bits)) => f64::from_bits(bits) as i64,
            _ => 0,
        }
    }
}

/// A value of a variable, if it is in its domain; characters are letters.
fn constant(variable: Variable, value: i64) -> Option<Node> {
    let (domain, sort) = (variable.domain, variable.domain.sort());
    let value = if domain == Domain::Char { value + i64::from(b'a') - 1 } else { value };
    Some(match sort {
        Sort::Float => Node::Float((value as f32).to_bits()),
        Sort::Double => Node::Double((value as f64).to_bits()),
        _ => {
            let (least, greatest) = domain.range()?;
            if !(least..=greatest).contains(&value) {
                return None;
            }
            if sort == Sort::Long { Node::Long(value) } else { Node::Int(value as i32) }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use term::Arithmetic;

    fn inputs(count: u16) -> Vec<InputVariable> {
        (0..count).map(|at| InputVariable { origin: Origin::Parameter(at), domain: Domain::Int }).collect()
    }

    fn values(model: &Model, count: u32) -> Vec<i32> {
        let value = |index| match model.get(&Variable { index, domain: Domain::Int }) {
            Some(&Node::Int(value)) => value,
            _ => 0,
        };
        (0..count).map(value).collect()
    }

    #[test]
    fn numbers_differ_where_nothing_forbids_it() {
        let terms = Terms::new(Arithmetic::Java);
        let mut model = Model::default();
        make_distinct(&terms, &[], &inputs(3), &mut model);
        assert_eq!(values(&model, 3), [1, 2, 3]);
    }

    #[test]
    fn conditions_stay_true() {
        let mut terms = Terms::new(Arithmetic::Java);
        let [a, b, c] = [0, 1, 2].map(|index| terms.variable(index, Domain::Int));
        let zero = terms.int(0);
        let conjuncts = [terms.le(b, a), terms.eq(c, zero)];
        let mut model = Model::default();
        for index in 0..3 {
            model.insert(Variable { index, domain: Domain::Int }, Node::Int(0));
        }
        make_distinct(&terms, &conjuncts, &inputs(3), &mut model);
        let [a, b, c] = values(&model, 3)[..] else { panic!("three values") };
        assert!(b < a && c == 0, "{a} {b} {c}");
    }
}
