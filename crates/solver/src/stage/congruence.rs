//! Equations between terms: what is computed in the same way from equal parts is equal. So equal strings have equal hash
//! codes, which a SAT solver would have to find out bit by bit.
//!
//! Guarantees: `Unsat` only where equality alone contradicts a conjunct. Cannot do: anything that depends on what operators
//! compute, but for the order of operands.

use rustc_hash::FxHashMap;
use term::{BinaryOp, Comparison, Node, Sort, Term, Terms, UnaryOp, Variable};

use super::{Question, Stage};
use crate::backend::Answer;
use crate::counters::Counters;
use crate::operands::{inside, operands};

/// How often equal terms are looked for: equations between terms that were found equal seldom come in chains.
const ROUNDS: usize = 3;

/// Looks for contradictions between equations before it asks the stage below.
#[derive(Debug)]
pub(crate) struct Congruence {
    below: Box<dyn Stage>,
    /// Whether the last answer came from below.
    asked: bool,
    hits: u64,
}

impl Congruence {
    pub(crate) fn over(below: Box<dyn Stage>) -> Congruence {
        Congruence { below, asked: false, hits: 0 }
    }
}

impl Stage for Congruence {
    fn solve(&mut self, question: Question<'_>) -> Answer {
        self.asked = !contradicts(question.terms, question.conjuncts);
        if self.asked {
            return self.below.solve(question);
        }
        self.hits += 1;
        Answer::Unsat
    }

    fn note(&mut self, question: Question<'_>, model: &dyn Fn(Variable) -> Node) {
        self.below.note(question, model);
    }

    fn core(&self) -> Option<&[Term]> {
        if self.asked { self.below.core() } else { None }
    }

    fn count(&self, counters: &mut Counters) {
        counters.implication_hits += self.hits;
        self.below.count(counters);
    }
}

/// Whether equality alone makes a conjunction impossible.
fn contradicts(terms: &Terms, conjuncts: &[Term]) -> bool {
    let mut classes = Classes::default();
    for &conjunct in conjuncts {
        if let Node::Compare(Comparison::Eq, a, b) = terms.node(conjunct)
            && is_exact(terms.sort(a))
            && !is_constant(terms, a)
            && !is_constant(terms, b)
        {
            classes.unite(a, b);
        }
    }
    if classes.above.is_empty() {
        return false;
    }
    // Parts come before what is made of them.
    let mut parts: Vec<Term> = conjuncts.iter().flat_map(|&conjunct| inside(terms, conjunct)).collect();
    parts.sort_unstable();
    parts.dedup();
    parts.retain(|&part| operands(terms.node(part)).next().is_some());
    for _ in 0..ROUNDS {
        if !classes.close(terms, &parts) {
            break;
        }
    }
    conjuncts.iter().any(|&conjunct| match terms.node(conjunct) {
        Node::Unary(UnaryOp::Not, inner) => match terms.node(inner) {
            Node::Compare(Comparison::Eq, a, b) => is_exact(terms.sort(a)) && classes.find(a) == classes.find(b),
            _ => conjuncts.iter().any(|&other| classes.find(other) == classes.find(inner)),
        },
        Node::Compare(Comparison::Lt, a, b) => classes.find(a) == classes.find(b),
        _ => false,
    })
}

/// Whether `==` says that two values are one.
fn is_exact(sort: Sort) -> bool {
    matches!(sort, Sort::Bool | Sort::Int | Sort::Long)
}

fn is_constant(terms: &Terms, term: Term) -> bool {
    matches!(terms.node(term), Node::Bool(_) | Node::Int(_) | Node::Long(_))
}

/// Terms that are equal, each known by one of them.
#[derive(Default)]
struct Classes {
    above: FxHashMap<Term, Term>,
}

impl Classes {
    fn find(&self, mut term: Term) -> Term {
        while let Some(&above) = self.above.get(&term) {
            term = above;
        }
        term
    }

    fn unite(&mut self, a: Term, b: Term) -> bool {
        let (a, b) = (self.find(a), self.find(b));
        if a != b {
            self.above.insert(a.max(b), a.min(b));
        }
        a != b
    }

    /// Unites terms that are made in the same way of equal parts; whether there were some.
    fn close(&mut self, terms: &Terms, parts: &[Term]) -> bool {
        let mut made: FxHashMap<Node, Term> = FxHashMap::default();
        let mut has_news = false;
        for &part in parts {
            let node = self.made_of(terms.node(part));
            let first = *made.entry(node).or_insert(part);
            has_news |= self.unite(first, part);
        }
        has_news
    }

    /// A node with its parts replaced by those that they are known by.
    fn made_of(&self, node: Node) -> Node {
        let ordered = |a: Term, b: Term| {
            let (a, b) = (self.find(a), self.find(b));
            (a.min(b), a.max(b))
        };
        match node {
            Node::Unary(op, a) => Node::Unary(op, self.find(a)),
            Node::Binary(op, a, b) if is_commutative(op) => {
                let (a, b) = ordered(a, b);
                Node::Binary(op, a, b)
            }
            Node::Binary(op, a, b) => Node::Binary(op, self.find(a), self.find(b)),
            Node::Compare(Comparison::Eq, a, b) => {
                let (a, b) = ordered(a, b);
                Node::Compare(Comparison::Eq, a, b)
            }
            Node::Compare(comparison, a, b) => Node::Compare(comparison, self.find(a), self.find(b)),
            Node::Ite(condition, a, b) => Node::Ite(self.find(condition), self.find(a), self.find(b)),
            leaf => leaf,
        }
    }
}

fn is_commutative(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::Add | BinaryOp::Mul | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor)
}
