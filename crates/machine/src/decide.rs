//! Numbers that depend on the inputs: from values to terms and back, and which conditions are decided on a path.
//!
//! Two traits give methods to types of lower crates: [`Numbers`] to the table of terms, [`Conditions`] to the table of
//! truths of a path.

use heap::{Table, Value};
use term::{Node, Sort, Term, Terms, UnaryOp};

use crate::choice::Choice;
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

/// Values of Java as terms.
pub(crate) trait Numbers {
    /// The term of a number.
    fn term_of(&mut self, value: Value) -> Step<Term>;

    /// The value of a term: concrete if it is a constant. A truth value becomes 0 or 1.
    fn value_of(&mut self, term: Term) -> Value;

    /// The condition that a comparison of two integers holds.
    fn relate(&mut self, relation: Relation, a: Term, b: Term) -> Term;

    /// The condition that a number, taken as a `boolean`, is true.
    fn is_true(&mut self, value: Value) -> Step<Term>;
}

impl Numbers for Terms {
    fn term_of(&mut self, value: Value) -> Step<Term> {
        Ok(match value {
            Value::Int(value) => self.int(value),
            Value::Long(value) => self.long(value),
            Value::Float(value) => self.float(value),
            Value::Double(value) => self.double(value),
            Value::Term(_, term) => term,
            other => return Err(mismatch("number", other)),
        })
    }

    fn value_of(&mut self, term: Term) -> Value {
        match self.node(term) {
            Node::Bool(value) => value.into(),
            Node::Int(value) => Value::Int(value),
            Node::Long(value) => Value::Long(value),
            Node::Float(bits) => Value::Float(f32::from_bits(bits)),
            Node::Double(bits) => Value::Double(f64::from_bits(bits)),
            _ => match self.sort(term) {
                Sort::Bool => {
                    let (one, zero) = (self.int(1), self.int(0));
                    let flag = self.ite(term, one, zero);
                    Value::Term(Sort::Int, flag)
                }
                sort => Value::Term(sort, term),
            },
        }
    }

    fn relate(&mut self, relation: Relation, a: Term, b: Term) -> Term {
        match relation {
            Relation::Eq => self.eq(a, b),
            Relation::Ne => {
                let equal = self.eq(a, b);
                self.not(equal)
            }
            Relation::Lt => self.lt(a, b),
            Relation::Gt => self.lt(b, a),
            Relation::Le => self.le(a, b),
            Relation::Ge => self.le(b, a),
        }
    }

    fn is_true(&mut self, value: Value) -> Step<Term> {
        let (term, zero) = (self.term_of(value)?, self.int(0));
        Ok(self.relate(Relation::Ne, term, zero))
    }
}

/// Conditions that are decided on a path.
pub(crate) trait Conditions {
    /// Whether a condition holds on this path; proposes both when that is open.
    fn decide(&self, terms: &Terms, condition: Term) -> Step<bool>;

    /// Whether a condition holds on this path; proposes only that it holds when that is open.
    fn require(&self, terms: &Terms, condition: Term) -> Step<bool>;

    /// An `int` that must be concrete: forks over the values in a range that the path has left open.
    fn concrete(&self, terms: &mut Terms, value: Value, low: i32, high: i32) -> Step<i32>;

    /// Records that a condition is decided.
    fn set_truth(&mut self, terms: &Terms, condition: Term, holds: bool);
}

impl Conditions for Table<Truth> {
    fn decide(&self, terms: &Terms, condition: Term) -> Step<bool> {
        decided(self, terms, condition).map_err(|(base, _)| Trap::choose(Choice::Condition(base)))
    }

    fn require(&self, terms: &Terms, condition: Term) -> Step<bool> {
        decided(self, terms, condition).map_err(|(base, positive)| Trap::choose(Choice::Assumption(base, positive)))
    }

    fn concrete(&self, terms: &mut Terms, value: Value, low: i32, high: i32) -> Step<i32> {
        let term = match value {
            Value::Int(value) => return Ok(value),
            Value::Term(Sort::Int, term) => term,
            other => return Err(mismatch("int", other)),
        };
        // A value that was chosen before is among the decided equalities.
        for candidate in low..=high {
            let constant = terms.int(candidate);
            let equal = terms.eq(term, constant);
            if decided(self, terms, equal) == Ok(true) {
                return Ok(candidate);
            }
        }
        Err(Trap::choose(Choice::Value { term, low, high }))
    }

    fn set_truth(&mut self, terms: &Terms, condition: Term, holds: bool) {
        let (base, positive) = base(terms, condition);
        self.grow(terms.len(), |_| Truth::Open);
        self.set(base.index(), if holds == positive { Truth::True } else { Truth::False });
    }
}

/// Whether a condition holds on this path, if that is decided. Else the condition without its negation,
/// and the truth of it that makes the given condition hold.
fn decided(truth: &Table<Truth>, terms: &Terms, condition: Term) -> Result<bool, (Term, bool)> {
    let (base, positive) = base(terms, condition);
    if let Node::Bool(value) = terms.node(base) {
        return Ok(value == positive);
    }
    match truth.cells().get(base.index()).copied().unwrap_or(Truth::Open) {
        Truth::True => Ok(positive),
        Truth::False => Ok(!positive),
        Truth::Open => Err((base, positive)),
    }
}

/// A condition without its outer negation, and whether it had none.
fn base(terms: &Terms, condition: Term) -> (Term, bool) {
    match terms.node(condition) {
        Node::Unary(UnaryOp::Not, inner) => (inner, false),
        _ => (condition, true),
    }
}
