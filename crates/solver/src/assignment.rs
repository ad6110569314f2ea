//! Values of variables: as a map, in which backends answer, and as a table, in which the layers keep models.

use rustc_hash::FxHashMap;
use term::{Domain, Evaluator, Node, Term, Terms, Variable};

/// Values of variables: constants by variable; a variable that is missing may have any value.
pub type Model = FxHashMap<Variable, Node>;

/// Values by the number of the variable; zero where nothing else was said.
#[derive(Debug, Default)]
pub(crate) struct Assignment {
    values: Vec<Option<(Domain, Node)>>,
}

impl Assignment {
    #[inline(always)]
    pub(crate) fn get(&self, variable: Variable) -> Node {
        match self.values.get(variable.index as usize) {
            Some(&Some((domain, value))) if domain == variable.domain => value,
            _ => zero(variable.domain),
        }
    }

    pub(crate) fn set(&mut self, variable: Variable, value: Node) {
        let index = variable.index as usize;
        if index >= self.values.len() {
            self.values.resize(index + 1, None);
        }
        self.values[index] = Some((variable.domain, value));
    }

    /// Sets an integer variable.
    pub(crate) fn set_integer(&mut self, variable: Variable, value: i64) {
        let node = if variable.domain == Domain::Long { Node::Long(value) } else { Node::Int(value as i32) };
        self.set(variable, node);
    }

    /// Takes over the values of a model; the others stay.
    pub(crate) fn overlay(&mut self, model: &Model) {
        for (&variable, &value) in model {
            self.set(variable, value);
        }
    }

    /// Whether all conditions hold under these values. The evaluator must hold no values of other assignments.
    #[inline]
    pub(crate) fn satisfies(&self, evaluator: &mut Evaluator, terms: &Terms, conditions: &[Term]) -> bool {
        conditions
            .iter()
            .all(|&condition| evaluator.holds(terms, condition, &|variable| Some(self.get(variable))) == Some(true))
    }

    pub(crate) fn clear(&mut self) {
        self.values.clear();
    }

    /// Becomes a copy of another assignment, in the memory that it has.
    pub(crate) fn copy_from(&mut self, other: &Assignment) {
        self.values.clone_from(&other.values);
    }
}

/// Zero or false: a value that every domain has.
pub(crate) fn zero(domain: Domain) -> Node {
    match domain {
        Domain::Bool => Node::Bool(false),
        Domain::Byte | Domain::Char | Domain::Short | Domain::Natural | Domain::Int => Node::Int(0),
        Domain::Long => Node::Long(0),
        Domain::Float => Node::Float(0),
        Domain::Double => Node::Double(0),
    }
}
