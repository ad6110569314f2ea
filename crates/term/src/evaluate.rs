//! The value of a term under an assignment of its variables.

use crate::arithmetic::Arithmetic;
use crate::ideal::{self, Wide};
use crate::java;
use crate::node::{BinaryOp, Comparison, Node, UnaryOp, Variable};
use crate::term::Term;
use crate::terms::Terms;

/// The value of a term as a constant. None if a variable that matters has no value, or if, under ideal arithmetic,
/// the result does not fit its sort or an operation has no meaning. Integer division by zero: the quotient is 1 for a
/// negative dividend and else -1, the remainder is the dividend, as in SMT-LIB.
pub fn evaluate(terms: &Terms, term: Term, assignment: &impl Fn(Variable) -> Option<Node>) -> Option<Node> {
    Evaluator::new().evaluate(terms, term, assignment)
}

/// Evaluates many terms under one assignment, each part once.
#[derive(Debug, Default)]
pub struct Evaluator {
    generation: u32,
    java: Memo<Node>,
    ideal: Memo<Wide>,
}

impl Evaluator {
    /// One that knows no values yet.
    pub fn new() -> Evaluator {
        Evaluator::default()
    }

    /// Must be called whenever the assignment changes.
    #[inline]
    pub fn forget(&mut self) {
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            // The number of generations wraps: old stamps would be taken for new ones.
            self.java.values.clear();
            self.ideal.values.clear();
        }
    }

    /// As [`evaluate`]; the assignment is the same since the last [`Evaluator::forget`].
    pub fn evaluate(
        &mut self,
        terms: &Terms,
        term: Term,
        assignment: &impl Fn(Variable) -> Option<Node>,
    ) -> Option<Node> {
        match terms.arithmetic() {
            Arithmetic::Java => self.java.evaluate(terms, term, self.generation, assignment),
            Arithmetic::Ideal => self.ideal.evaluate(terms, term, self.generation, assignment)?.node(),
        }
    }

    /// The truth of a term of sort `Bool`.
    #[inline]
    pub fn holds(&mut self, terms: &Terms, term: Term, assignment: &impl Fn(Variable) -> Option<Node>) -> Option<bool> {
        match self.evaluate(terms, term, assignment)? {
            Node::Bool(value) => Some(value),
            _ => None,
        }
    }
}

/// What operators mean.
trait Semantics: Copy {
    fn of(constant: Node) -> Self;
    fn truth(self) -> Option<bool>;
    fn unary(op: UnaryOp, a: Self) -> Option<Self>;
    fn binary(op: BinaryOp, a: Self, b: Self) -> Option<Self>;
    fn compare(op: Comparison, a: Self, b: Self) -> Option<bool>;
}

impl Semantics for Node {
    #[inline(always)]
    fn of(constant: Node) -> Node {
        constant
    }

    #[inline(always)]
    fn truth(self) -> Option<bool> {
        if let Node::Bool(value) = self { Some(value) } else { None }
    }

    fn unary(op: UnaryOp, a: Node) -> Option<Node> {
        java::unary(op, a)
    }

    fn binary(op: BinaryOp, a: Node, b: Node) -> Option<Node> {
        java::binary(op, a, b)
    }

    #[inline]
    fn compare(op: Comparison, a: Node, b: Node) -> Option<bool> {
        java::compare(op, a, b)
    }
}

impl Semantics for Wide {
    fn of(constant: Node) -> Wide {
        Wide::of(constant)
    }

    fn truth(self) -> Option<bool> {
        if let Wide::Other(Node::Bool(value)) = self { Some(value) } else { None }
    }

    fn unary(op: UnaryOp, a: Wide) -> Option<Wide> {
        ideal::unary(op, a)
    }

    fn binary(op: BinaryOp, a: Wide, b: Wide) -> Option<Wide> {
        ideal::binary(op, a, b)
    }

    fn compare(op: Comparison, a: Wide, b: Wide) -> Option<bool> {
        ideal::compare(op, a, b)
    }
}

/// Values by term, valid if their stamp is the present generation.
#[derive(Debug)]
struct Memo<V> {
    values: Vec<Option<(u32, V)>>,
    pending: Vec<Term>,
}

impl<V> Default for Memo<V> {
    fn default() -> Memo<V> {
        Memo { values: Vec::new(), pending: Vec::new() }
    }
}

/// How far a term got.
enum Step<V> {
    Value(V),
    /// A part that must be evaluated first.
    Needs(Term),
    Nothing,
}

impl<V: Semantics> Memo<V> {
    /// Works with a stack of its own: terms may be deeper than the thread's.
    fn evaluate(
        &mut self,
        terms: &Terms,
        root: Term,
        generation: u32,
        assignment: &impl Fn(Variable) -> Option<Node>,
    ) -> Option<V> {
        self.pending.clear();
        let mut term = root;
        loop {
            match self.step(terms, term, generation, assignment) {
                Step::Value(value) => {
                    let Some(parent) = self.pending.pop() else { return Some(value) };
                    self.remember(term, generation, value);
                    term = parent;
                }
                Step::Needs(part) => {
                    self.pending.push(term);
                    term = part;
                }
                Step::Nothing => return None,
            }
        }
    }

    fn remember(&mut self, term: Term, generation: u32, value: V) {
        if term.index() >= self.values.len() {
            self.values.resize(term.index() + 1, None);
        }
        self.values[term.index()] = Some((generation, value));
    }

    /// A value that takes no work: of a leaf, or known.
    #[inline(always)]
    fn known(
        &self,
        terms: &Terms,
        term: Term,
        generation: u32,
        assignment: &impl Fn(Variable) -> Option<Node>,
    ) -> Step<V> {
        match terms.node(term) {
            Node::Variable(variable) => assignment(variable).map_or(Step::Nothing, |node| Step::Value(V::of(node))),
            node if node.is_constant() => Step::Value(V::of(node)),
            _ => match self.values.get(term.index()) {
                Some(&Some((stamp, value))) if stamp == generation => Step::Value(value),
                _ => Step::Needs(term),
            },
        }
    }

    #[inline]
    fn step(
        &self,
        terms: &Terms,
        term: Term,
        generation: u32,
        assignment: &impl Fn(Variable) -> Option<Node>,
    ) -> Step<V> {
        macro_rules! part {
            ($part:expr) => {
                match self.known(terms, $part, generation, assignment) {
                    Step::Value(value) => value,
                    other => return other,
                }
            };
        }
        let value = match terms.node(term) {
            Node::Unary(op, a) => V::unary(op, part!(a)),
            Node::Binary(op, a, b) => V::binary(op, part!(a), part!(b)),
            Node::Compare(op, a, b) => V::compare(op, part!(a), part!(b)).map(|truth| V::of(Node::Bool(truth))),
            Node::Ite(condition, then, otherwise) => match part!(condition).truth() {
                Some(true) => Some(part!(then)),
                Some(false) => Some(part!(otherwise)),
                None => None,
            },
            _ => return self.known(terms, term, generation, assignment),
        };
        value.map_or(Step::Nothing, Step::Value)
    }
}
