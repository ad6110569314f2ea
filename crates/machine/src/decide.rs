//! Numbers that depend on the inputs: from values to terms and back, and which conditions are decided on a path.

use heap::{Table, Value};
use term::{Node, Sort, Term, UnaryOp};

use crate::choice::Choice;
use crate::machine::Machine;
use crate::stack::mismatch;
use crate::trap::{Step, Trap};

/// Whether a condition is decided on this path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Truth {
    /// Not decided.
    Open,
    /// It holds.
    True,
    /// It does not.
    False,
}

/// A comparison of two integers, as branch instructions know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub(crate) enum Relation {
    Eq,
    Ne,
    Lt,
    Ge,
    Gt,
    Le,
}

impl Machine {
    /// Whether a condition holds on this path; proposes both when that is open.
    pub(crate) fn decide(&mut self, condition: Term) -> Step<bool> {
        self.decided(condition).map_err(|(base, _)| Trap::choose(Choice::Condition(base)))
    }

    /// Goes on only where a condition holds.
    pub(crate) fn require(&mut self, condition: Term) -> Step<bool> {
        self.decided(condition).map_err(|(base, positive)| Trap::choose(Choice::Assumption(base, positive)))
    }

    /// Whether a condition holds on this path, if that is decided; else what is open, and which truth of it is meant.
    fn decided(&self, condition: Term) -> Result<bool, (Term, bool)> {
        let (base, positive) = self.base(condition);
        if let Node::Bool(value) = self.terms.node(base) {
            return Ok(value == positive);
        }
        match self.truth(base) {
            Truth::True => Ok(positive),
            Truth::False => Ok(!positive),
            Truth::Open => Err((base, positive)),
        }
    }

    /// Records that a condition is decided.
    pub(crate) fn set_truth(&mut self, condition: Term, holds: bool) {
        let (base, positive) = self.base(condition);
        self.state.truth.grow(self.terms.len(), |_| Truth::Open);
        self.state.truth.set(base.index(), if holds == positive { Truth::True } else { Truth::False });
    }

    fn truth(&self, base: Term) -> Truth {
        let table: &Table<Truth> = &self.state.truth;
        table.cells().get(base.index()).copied().unwrap_or(Truth::Open)
    }

    /// A condition without its negation, and whether there was none.
    fn base(&self, condition: Term) -> (Term, bool) {
        match self.terms.node(condition) {
            Node::Unary(UnaryOp::Not, inner) => (inner, false),
            _ => (condition, true),
        }
    }

    /// The term of a number.
    pub(crate) fn term_of(&mut self, value: Value) -> Step<Term> {
        Ok(match value {
            Value::Int(value) => self.terms.int(value),
            Value::Long(value) => self.terms.long(value),
            Value::Float(value) => self.terms.float(value),
            Value::Double(value) => self.terms.double(value),
            Value::Term(_, term) => term,
            other => return Err(mismatch("number", other)),
        })
    }

    /// The value of a term: concrete if it is a constant. A truth value becomes 0 or 1.
    pub(crate) fn value_of(&mut self, term: Term) -> Value {
        match self.terms.node(term) {
            Node::Bool(value) => value.into(),
            Node::Int(value) => Value::Int(value),
            Node::Long(value) => Value::Long(value),
            Node::Float(bits) => Value::Float(f32::from_bits(bits)),
            Node::Double(bits) => Value::Double(f64::from_bits(bits)),
            _ => match self.terms.sort(term) {
                Sort::Bool => {
                    let (one, zero) = (self.terms.int(1), self.terms.int(0));
                    let flag = self.terms.ite(term, one, zero);
                    Value::Term(Sort::Int, flag)
                }
                sort => Value::Term(sort, term),
            },
        }
    }

    /// The condition that a comparison of two integers holds.
    pub(crate) fn relate(&mut self, relation: Relation, a: Term, b: Term) -> Term {
        let terms = &mut self.terms;
        match relation {
            Relation::Eq => terms.eq(a, b),
            Relation::Ne => {
                let equal = terms.eq(a, b);
                terms.not(equal)
            }
            Relation::Lt => terms.lt(a, b),
            Relation::Gt => terms.lt(b, a),
            Relation::Le => terms.le(a, b),
            Relation::Ge => terms.le(b, a),
        }
    }

    /// An `int` that must be concrete: forks over the values in a range that the path has left open.
    pub(crate) fn concrete(&mut self, value: Value, low: i32, high: i32) -> Step<i32> {
        let term = match value {
            Value::Int(value) => return Ok(value),
            Value::Term(Sort::Int, term) => term,
            other => return Err(mismatch("int", other)),
        };
        // A value that was chosen before is among the decided equalities.
        for candidate in low..=high {
            let constant = self.terms.int(candidate);
            let equal = self.terms.eq(term, constant);
            let (base, positive) = self.base(equal);
            let truth = match self.terms.node(base) {
                Node::Bool(true) => Truth::True,
                Node::Bool(false) => Truth::False,
                _ => self.truth(base),
            };
            if truth == if positive { Truth::True } else { Truth::False } {
                return Ok(candidate);
            }
        }
        Err(Trap::choose(Choice::Value { term, low, high }))
    }
}
