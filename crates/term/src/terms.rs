//! The arena of terms: equal terms are one.

use std::borrow::Cow;

use crate::arithmetic::Arithmetic;
use crate::facts::{Facts, structural_hash};
use crate::interval::{self, Interval};
use crate::node::{BinaryOp, Comparison, Node, UnaryOp, Variable};
use crate::sort::{Domain, Sort};
use crate::support::{SupportId, Supports};
use crate::table::Table;
use crate::term::Term;

/// All terms made so far; only ever grows. Every constructor simplifies.
#[derive(Debug)]
pub struct Terms {
    arithmetic: Arithmetic,
    nodes: Vec<Node>,
    facts: Vec<Facts>,
    table: Table,
    supports: Supports,
}

impl Terms {
    /// An arena with the truth values only.
    pub fn new(arithmetic: Arithmetic) -> Terms {
        let mut terms =
            Terms { arithmetic, nodes: Vec::new(), facts: Vec::new(), table: Table::new(), supports: Supports::new() };
        terms.intern(Node::Bool(false));
        terms.intern(Node::Bool(true));
        terms
    }

    /// What integers are in this arena.
    #[inline]
    pub fn arithmetic(&self) -> Arithmetic {
        self.arithmetic
    }

    /// The structure of a term.
    #[inline]
    pub fn node(&self, term: Term) -> Node {
        self.nodes[term.index()]
    }

    /// The sort of a term.
    #[inline]
    pub fn sort(&self, term: Term) -> Sort {
        self.facts[term.index()].sort
    }

    /// Encloses the values of an integer term. Under [`Arithmetic::Ideal`] the ends of `long` stand for no bound.
    #[inline]
    pub fn range(&self, term: Term) -> Interval {
        self.facts[term.index()].range
    }

    /// A hash of the structure: equal in all arenas, whatever was made before. Orders terms where an order is needed.
    #[inline]
    pub fn structural_hash(&self, term: Term) -> u64 {
        self.facts[term.index()].hash
    }

    /// The variables that occur in a term, ascending.
    #[inline]
    pub fn variables(&self, term: Term) -> Cow<'_, [Variable]> {
        self.supports.get(self.facts[term.index()].support)
    }

    /// The variables that occur in some of the terms, ascending.
    pub fn variables_of(&self, terms: &[Term]) -> Vec<Variable> {
        let mut variables = Vec::new();
        for &term in terms {
            variables.extend_from_slice(&self.variables(term));
        }
        variables.sort_unstable();
        variables.dedup();
        variables
    }

    /// How many terms there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there are none: never, since the truth values are always there.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// A truth value.
    #[inline]
    pub fn bool(&mut self, value: bool) -> Term {
        if value { Term::TRUE } else { Term::FALSE }
    }

    /// An `int`.
    #[inline]
    pub fn int(&mut self, value: i32) -> Term {
        self.intern(Node::Int(value))
    }

    /// A `long`.
    #[inline]
    pub fn long(&mut self, value: i64) -> Term {
        self.intern(Node::Long(value))
    }

    /// A `float`.
    pub fn float(&mut self, value: f32) -> Term {
        self.intern(Node::of_float(value))
    }

    /// A `double`.
    pub fn double(&mut self, value: f64) -> Term {
        self.intern(Node::of_double(value))
    }

    /// A constant by its node; nothing if the node is none.
    pub fn constant(&mut self, node: Node) -> Option<Term> {
        node.is_constant().then(|| self.intern(node))
    }

    /// The variable of this number.
    #[inline]
    pub fn variable(&mut self, index: u32, domain: Domain) -> Term {
        self.intern(Node::Variable(Variable { index, domain }))
    }

    /// The only term of this structure; simplification has been tried before. An integer that can have one value only is
    /// that constant.
    #[inline]
    pub(crate) fn intern(&mut self, node: Node) -> Term {
        let hash = structural_hash(node, |term| self.facts[term.index()].hash);
        let nodes = &self.nodes;
        match self.table.find(hash, |position| nodes[position as usize] == node) {
            Some(position) => Term(position),
            None => self.add_node(node, hash),
        }
    }

    #[cold]
    #[inline(never)]
    fn add_node(&mut self, node: Node, hash: u64) -> Term {
        let sort = self.sort_of(node);
        let range = self.range_of(node, sort);
        if let (false, Some(value)) = (node.is_constant(), self.only_value(sort, range)) {
            return self.intern(value);
        }
        let support = self.support_of(node);
        let term = Term(u32::try_from(self.nodes.len()).expect("fewer than 2^32 terms"));
        self.nodes.push(node);
        self.facts.push(Facts { hash, range, support, sort });
        let facts = &self.facts;
        self.table.insert(hash, term.0, |position| facts[position as usize].hash);
        term
    }

    fn only_value(&self, sort: Sort, range: Interval) -> Option<Node> {
        let value = match sort {
            Sort::Int | Sort::Long => range.only(self.arithmetic)?,
            _ => return None,
        };
        if sort == Sort::Long { Some(Node::Long(value)) } else { i32::try_from(value).ok().map(Node::Int) }
    }

    fn sort_of(&self, node: Node) -> Sort {
        match node {
            Node::Bool(_) | Node::Compare(..) => Sort::Bool,
            Node::Int(_) => Sort::Int,
            Node::Long(_) => Sort::Long,
            Node::Float(_) => Sort::Float,
            Node::Double(_) => Sort::Double,
            Node::Variable(variable) => variable.domain.sort(),
            Node::Unary(op, a) => op.result().unwrap_or(self.sort(a)),
            Node::Binary(_, a, _) => self.sort(a),
            Node::Ite(_, a, _) => self.sort(a),
        }
    }

    fn range_of(&self, node: Node, sort: Sort) -> Interval {
        if !matches!(sort, Sort::Int | Sort::Long) {
            return Interval::FULL;
        }
        match node {
            Node::Int(value) => Interval::point(value.into()),
            Node::Long(value) => Interval::point(value),
            Node::Variable(variable) => self.range_of_domain(variable.domain),
            Node::Unary(op, a) => interval::unary(op, self.range(a), sort, self.arithmetic),
            Node::Binary(op, a, b) => interval::binary(op, self.range(a), self.range(b), sort, self.arithmetic),
            Node::Ite(_, a, b) => self.range(a).hull(self.range(b)),
            _ => Interval::FULL,
        }
    }

    fn range_of_domain(&self, domain: Domain) -> Interval {
        match (domain.range(), self.arithmetic, domain) {
            (None, ..) | (_, Arithmetic::Ideal, Domain::Int | Domain::Long) => Interval::FULL,
            (Some((lo, hi)), ..) => Interval { lo, hi },
        }
    }

    fn support_of(&mut self, node: Node) -> SupportId {
        let of = |terms: &Terms, term: Term| terms.facts[term.index()].support;
        match node {
            Node::Variable(variable) => self.supports.single(variable),
            Node::Unary(_, a) => of(self, a),
            Node::Binary(_, a, b) | Node::Compare(_, a, b) => {
                let (a, b) = (of(self, a), of(self, b));
                self.supports.union(a, b)
            }
            Node::Ite(c, a, b) => {
                let (c, a, b) = (of(self, c), of(self, a), of(self, b));
                let arms = self.supports.union(a, b);
                self.supports.union(c, arms)
            }
            _ => SupportId::EMPTY,
        }
    }

    /// Two operands of a commutative operator in an order that does not depend on what was made before: constants
    /// right.
    #[inline]
    pub(crate) fn ordered(&self, a: Term, b: Term) -> (Term, Term) {
        if self.node(b).is_constant() {
            return (a, b);
        }
        if self.node(a).is_constant() || self.structural_hash(b) < self.structural_hash(a) {
            return (b, a);
        }
        (a, b)
    }

    #[inline]
    pub(crate) fn raw_unary(&mut self, op: UnaryOp, a: Term) -> Term {
        self.intern(Node::Unary(op, a))
    }

    #[inline]
    pub(crate) fn raw_binary(&mut self, op: BinaryOp, a: Term, b: Term) -> Term {
        self.intern(Node::Binary(op, a, b))
    }

    #[inline]
    pub(crate) fn raw_compare(&mut self, op: Comparison, a: Term, b: Term) -> Term {
        self.intern(Node::Compare(op, a, b))
    }
}
