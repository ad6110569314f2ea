//! One question about one operation: with the operands pinned, the result is what it should be and nothing else.

use budget::Budget;
use solver::{Answer, Backend, Model};
use std::time::Duration;
use term::{Arithmetic, Domain, Node, Sort, Term, Terms, UnaryOp};

use crate::evaluate::holds;

pub const LONG_ENOUGH: Duration = Duration::from_secs(60);

/// An operation over two variables, asked about again and again.
pub struct Operation<'a> {
    pub terms: Terms,
    backend: &'a mut dyn Backend,
    x: Term,
    y: Term,
    result: Term,
}

impl<'a> Operation<'a> {
    /// The operation that `build` makes of variables of these domains.
    pub fn new(
        backend: &'a mut dyn Backend,
        domains: [Domain; 2],
        build: impl FnOnce(&mut Terms, Term, Term) -> Term,
    ) -> Operation<'a> {
        let mut terms = Terms::new(Arithmetic::Java);
        let (x, y) = (terms.variable(0, domains[0]), terms.variable(1, domains[1]));
        let result = build(&mut terms, x, y);
        Operation { terms, backend, x, y, result }
    }

    /// Applied to these constants it gives this one.
    pub fn gives(&mut self, a: Node, b: Node, expected: Node) {
        let pins = [self.is(self.x, a), self.is(self.y, b)];
        let right = self.is(self.result, expected);
        let wrong = self.terms.not(right);
        let sat = self.backend.solve(&self.terms, &[pins[0], pins[1], right], &Budget::of(LONG_ENOUGH));
        let Answer::Sat(model) = sat else {
            panic!("of {a:?} and {b:?} not {expected:?} but {:?}", self.result_of(&pins))
        };
        assert!(holds(&self.terms, &model, &[pins[0], pins[1], right]), "{a:?} {b:?} {model:?}");
        let unsat = self.backend.solve(&self.terms, &[pins[0], pins[1], wrong], &Budget::of(LONG_ENOUGH));
        assert_eq!(unsat, Answer::Unsat, "of {a:?} and {b:?} something other than {expected:?}");
    }

    /// What the backend thinks the result is, for the message of a failure.
    fn result_of(&mut self, pins: &[Term]) -> Option<Model> {
        let domain = match self.terms.sort(self.result) {
            Sort::Bool => Domain::Bool,
            Sort::Int => Domain::Int,
            Sort::Long => Domain::Long,
            Sort::Float => Domain::Float,
            Sort::Double => Domain::Double,
        };
        let name = self.terms.variable(2, domain);
        let same = equal(&mut self.terms, self.result, name);
        let conjuncts: Vec<Term> = pins.iter().copied().chain([same]).collect();
        match self.backend.solve(&self.terms, &conjuncts, &Budget::of(LONG_ENOUGH)) {
            Answer::Sat(model) => Some(model),
            _ => None,
        }
    }

    fn is(&mut self, term: Term, value: Node) -> Term {
        let terms = &mut self.terms;
        let value = match value {
            Node::Bool(value) => return if value { term } else { terms.not(term) },
            Node::Int(value) => terms.int(value),
            Node::Long(value) => terms.long(value),
            Node::Float(bits) => terms.float(f32::from_bits(bits)),
            Node::Double(bits) => terms.double(f64::from_bits(bits)),
            _ => panic!("{value:?} is no constant"),
        };
        equal(terms, term, value)
    }
}

/// The very same value: floats by their bits.
pub fn equal(terms: &mut Terms, a: Term, b: Term) -> Term {
    let by_bits = |terms: &mut Terms, op| (terms.unary(op, a), terms.unary(op, b));
    let (a, b) = match terms.sort(a) {
        Sort::Float => by_bits(terms, UnaryOp::FloatBits),
        Sort::Double => by_bits(terms, UnaryOp::DoubleBits),
        _ => (a, b),
    };
    terms.eq(a, b)
}

/// A constant; NaNs made one.
pub fn float(value: f32) -> Node {
    Node::Float(if value.is_nan() { 0x7fc0_0000 } else { value.to_bits() })
}

/// A constant; NaNs made one.
pub fn double(value: f64) -> Node {
    Node::Double(if value.is_nan() { 0x7ff8_0000_0000_0000 } else { value.to_bits() })
}
