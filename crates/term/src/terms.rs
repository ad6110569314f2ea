//! The arena of terms: equal terms are one.

use rustc_hash::FxHashMap;

use crate::node::{BinaryOp, Comparison, Node, UnaryOp, Variable};
use crate::sort::{Domain, Sort};

/// A term of a [`Terms`] arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Term(u32);

impl Term {
    /// Its position in the arena. Positions follow the history of the arena: nothing may decide by them.
    #[inline(always)]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// What integers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arithmetic {
    /// Java's: they wrap.
    Java,
    /// Unbounded: a declared approximation.
    Ideal,
}

/// All terms made so far; only ever grows.
#[derive(Debug)]
pub struct Terms {
    arithmetic: Arithmetic,
    nodes: Vec<Node>,
    sorts: Vec<Sort>,
    interned: FxHashMap<Node, Term>,
}

impl Terms {
    /// An arena without terms.
    pub fn new(arithmetic: Arithmetic) -> Terms {
        Terms { arithmetic, nodes: Vec::new(), sorts: Vec::new(), interned: FxHashMap::default() }
    }

    /// What integers are in this arena.
    pub fn arithmetic(&self) -> Arithmetic {
        self.arithmetic
    }

    /// The shape of a term.
    #[inline]
    pub fn node(&self, term: Term) -> Node {
        self.nodes[term.index()]
    }

    /// The sort of a term.
    #[inline]
    pub fn sort(&self, term: Term) -> Sort {
        self.sorts[term.index()]
    }

    /// How many terms there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// A truth value.
    pub fn bool(&mut self, value: bool) -> Term {
        self.intern(Node::Bool(value), Sort::Bool)
    }

    /// An `int`.
    pub fn int(&mut self, value: i32) -> Term {
        self.intern(Node::Int(value), Sort::Int)
    }

    /// A `long`.
    pub fn long(&mut self, value: i64) -> Term {
        self.intern(Node::Long(value), Sort::Long)
    }

    /// A `float`.
    pub fn float(&mut self, value: f32) -> Term {
        let bits = if value.is_nan() { 0x7fc0_0000 } else { value.to_bits() };
        self.intern(Node::Float(bits), Sort::Float)
    }

    /// A `double`.
    pub fn double(&mut self, value: f64) -> Term {
        let bits = if value.is_nan() { 0x7ff8_0000_0000_0000 } else { value.to_bits() };
        self.intern(Node::Double(bits), Sort::Double)
    }

    /// The variable of this number.
    pub fn variable(&mut self, index: u32, domain: Domain) -> Term {
        self.intern(Node::Variable(Variable { index, domain }), domain.sort())
    }

    /// An operator with one operand.
    pub fn unary(&mut self, op: UnaryOp, a: Term) -> Term {
        let sort = match op {
            UnaryOp::Not => Sort::Bool,
            UnaryOp::Neg => self.sort(a),
            UnaryOp::I2L | UnaryOp::F2L | UnaryOp::D2L | UnaryOp::DoubleBits => Sort::Long,
            UnaryOp::I2F | UnaryOp::L2F | UnaryOp::D2F | UnaryOp::BitsFloat => Sort::Float,
            UnaryOp::I2D | UnaryOp::L2D | UnaryOp::F2D | UnaryOp::BitsDouble | UnaryOp::Sqrt => Sort::Double,
            _ => Sort::Int,
        };
        self.intern(Node::Unary(op, a), sort)
    }

    /// An operator with two operands.
    pub fn binary(&mut self, op: BinaryOp, a: Term, b: Term) -> Term {
        let sort = self.sort(a);
        self.intern(Node::Binary(op, a, b), sort)
    }

    /// `a == b`
    pub fn eq(&mut self, a: Term, b: Term) -> Term {
        self.intern(Node::Compare(Comparison::Eq, a, b), Sort::Bool)
    }

    /// `a < b`
    pub fn lt(&mut self, a: Term, b: Term) -> Term {
        self.intern(Node::Compare(Comparison::Lt, a, b), Sort::Bool)
    }

    /// `a <= b`
    pub fn le(&mut self, a: Term, b: Term) -> Term {
        match self.sort(a) {
            Sort::Float | Sort::Double => self.intern(Node::Compare(Comparison::Le, a, b), Sort::Bool),
            _ => {
                let above = self.lt(b, a);
                self.not(above)
            }
        }
    }

    /// The negation of a truth value.
    pub fn not(&mut self, a: Term) -> Term {
        match self.node(a) {
            Node::Bool(value) => self.bool(!value),
            Node::Unary(UnaryOp::Not, inner) => inner,
            _ => self.unary(UnaryOp::Not, a),
        }
    }

    /// Both of two truth values.
    pub fn and(&mut self, a: Term, b: Term) -> Term {
        self.binary(BinaryOp::And, a, b)
    }

    /// One or both of two truth values.
    pub fn or(&mut self, a: Term, b: Term) -> Term {
        self.binary(BinaryOp::Or, a, b)
    }

    /// `then` if `condition` holds, else `otherwise`.
    pub fn ite(&mut self, condition: Term, then: Term, otherwise: Term) -> Term {
        let sort = self.sort(then);
        self.intern(Node::Ite(condition, then, otherwise), sort)
    }

    fn intern(&mut self, node: Node, sort: Sort) -> Term {
        if let Some(&term) = self.interned.get(&node) {
            return term;
        }
        let term = Term(u32::try_from(self.nodes.len()).expect("fewer than 2^32 terms"));
        self.nodes.push(node);
        self.sorts.push(sort);
        self.interned.insert(node, term);
        term
    }
}
