//! Terms as SMT-LIB 2: each gets a definition once, so that what is shared is not repeated. Bit-vectors and floats with
//! their exact meaning; ideal integers as `Int`.
//!
//! Variables of floats are declared by their patterns, so that values in models are bit-vectors only. Cannot do: bitwise
//! operators on ideal integers, and conversions between these and floats.

use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt::Write;
use std::sync::Arc;
use term::{Arithmetic, BinaryOp, Comparison, Domain, Node, Sort, Term, Terms, UnaryOp, Variable};

use super::{float, integer};
use crate::operands::{inside, operands};

/// What one solver process was told.
#[derive(Debug, Default)]
pub struct Printer {
    /// The terms inside a conjunct that need an assertion of their own.
    bound: FxHashMap<Term, Arc<[Term]>>,
    /// Whether a term could be expressed, for those that were visited.
    visited: FxHashMap<Term, bool>,
    declared: FxHashSet<Variable>,
}

/// The name under which a term is known.
pub fn name(term: Term) -> String {
    format!("t{}", term.index())
}

/// The name of what is declared for a variable: for narrow integers and floats its bits.
pub fn variable_name(variable: Variable) -> String {
    format!("v{}_{:?}", variable.index, variable.domain)
}

impl Printer {
    /// How many terms were defined.
    pub fn len(&self) -> usize {
        self.visited.len()
    }

    /// Writes the definitions that a term still needs; says whether all of it can be expressed.
    pub fn define(&mut self, terms: &Terms, term: Term, out: &mut String) -> bool {
        let mut pending = vec![term];
        while let Some(&next) = pending.last() {
            if self.visited.contains_key(&next) {
                pending.pop();
                continue;
            }
            let node = terms.node(next);
            let before = pending.len();
            pending.extend(operands(node).filter(|part| !self.visited.contains_key(part)));
            if pending.len() > before {
                continue;
            }
            pending.pop();
            if let Node::Variable(variable) = node {
                self.declare(terms.arithmetic(), variable, out);
            }
            let expressed = operands(node).all(|part| self.visited[&part]) && define(terms, next, out);
            self.visited.insert(next, expressed);
        }
        self.visited[&term]
    }

    /// Writes the assertions that a question with these conjuncts needs beside them.
    pub fn bind(&mut self, terms: &Terms, conjuncts: &[Term], variables: &[Variable], out: &mut String) {
        let mut bound: Vec<Term> =
            conjuncts.iter().flat_map(|&conjunct| self.bound(terms, conjunct).to_vec()).collect();
        bound.sort_unstable();
        bound.dedup();
        for term in bound {
            if let Node::Unary(_, a) = terms.node(term) {
                let _ = writeln!(out, "{}", float::pattern(terms.sort(a), &name(a), &name(term)));
            }
        }
        for &variable in variables {
            if terms.arithmetic() == Arithmetic::Ideal && !matches!(variable.domain, Domain::Int | Domain::Long) {
                let _ = writeln!(out, "{}", in_range(variable));
            }
        }
    }

    fn bound(&mut self, terms: &Terms, conjunct: Term) -> Arc<[Term]> {
        let find = || {
            let patterns =
                |&term: &Term| matches!(terms.node(term), Node::Unary(UnaryOp::FloatBits | UnaryOp::DoubleBits, _));
            inside(terms, conjunct).into_iter().filter(patterns).collect()
        };
        self.bound.entry(conjunct).or_insert_with(find).clone()
    }

    fn declare(&mut self, arithmetic: Arithmetic, variable: Variable, out: &mut String) {
        if !self.declared.insert(variable) {
            return;
        }
        let name = variable_name(variable);
        let sort = match (variable.domain, arithmetic) {
            (Domain::Bool, _) => "Bool",
            (Domain::Float, _) => "(_ BitVec 32)",
            (Domain::Double, _) => "(_ BitVec 64)",
            (_, Arithmetic::Ideal) => "Int",
            (Domain::Byte, _) => "(_ BitVec 8)",
            (Domain::Char | Domain::Short, _) => "(_ BitVec 16)",
            (Domain::Natural, _) => "(_ BitVec 31)",
            (Domain::Int, _) => "(_ BitVec 32)",
            (Domain::Long, _) => "(_ BitVec 64)",
        };
        let _ = writeln!(out, "(declare-const {name} {sort})");
    }
}

/// The assertion that an ideal variable is in the range of its domain; empty for truth values and floats.
pub fn in_range(variable: Variable) -> String {
    let name = variable_name(variable);
    variable.domain.range().map_or(String::new(), |(least, greatest)| {
        format!("(assert (<= {} {name} {}))", integer::literal(least.into()), integer::literal(greatest.into()))
    })
}

fn sort_name(terms: &Terms, sort: Sort) -> &'static str {
    match (sort, terms.arithmetic()) {
        (Sort::Bool, _) => "Bool",
        (Sort::Int | Sort::Long, Arithmetic::Ideal) => "Int",
        (Sort::Int, Arithmetic::Java) => "(_ BitVec 32)",
        (Sort::Long, Arithmetic::Java) => "(_ BitVec 64)",
        (Sort::Float, _) => "(_ FloatingPoint 8 24)",
        (Sort::Double, _) => "(_ FloatingPoint 11 53)",
    }
}

fn define(terms: &Terms, term: Term, out: &mut String) -> bool {
    let (name, sort) = (name(term), sort_name(terms, terms.sort(term)));
    if let Node::Unary(UnaryOp::FloatBits | UnaryOp::DoubleBits, _) = terms.node(term) {
        if terms.arithmetic() == Arithmetic::Ideal {
            return false;
        }
        // SMT-LIB has no function from a float to its pattern, since floats have many NaNs. So a name for the pattern
        // is declared, which an assertion binds in each question.
        let _ = writeln!(out, "(declare-const {name} {sort})");
        return true;
    }
    let Some(body) = body(terms, term) else { return false };
    let _ = writeln!(out, "(define-fun {name} () {sort} {body})");
    true
}

fn body(terms: &Terms, term: Term) -> Option<String> {
    let ideal = terms.arithmetic() == Arithmetic::Ideal;
    Some(match terms.node(term) {
        Node::Bool(value) => value.to_string(),
        Node::Int(value) if ideal => integer::literal(value.into()),
        Node::Long(value) if ideal => integer::literal(value.into()),
        Node::Int(value) => format!("#x{value:08x}"),
        Node::Long(value) => format!("#x{value:016x}"),
        Node::Float(bits) => float::of_pattern(Sort::Float, &format!("#x{bits:08x}")),
        Node::Double(bits) => float::of_pattern(Sort::Double, &format!("#x{bits:016x}")),
        Node::Variable(variable) => of_variable(variable, ideal),
        Node::Unary(op, a) => {
            let sort = terms.sort(a);
            let a = name(a);
            match (op, sort) {
                (UnaryOp::Not, _) => format!("(not {a})"),
                (_, Sort::Float | Sort::Double) => float::unary(op, sort, &a, ideal)?,
                _ if ideal => integer::ideal_unary(op, &a)?,
                _ => integer::unary(op, &a)?,
            }
        }
        Node::Binary(op, a, b) => {
            let sort = terms.sort(a);
            let (a, b) = (name(a), name(b));
            match sort {
                Sort::Bool => format!("({} {a} {b})", logical(op)?),
                Sort::Float | Sort::Double => float::binary(op, sort, &a, &b)?,
                _ if ideal => integer::ideal_binary(op, &a, &b)?,
                _ => integer::binary(op, sort, &a, &b),
            }
        }
        Node::Compare(comparison, a, b) => {
            let operator = match (terms.sort(a), comparison) {
                (Sort::Float | Sort::Double, Comparison::Eq) => "fp.eq",
                (Sort::Float | Sort::Double, Comparison::Lt) => "fp.lt",
                (Sort::Float | Sort::Double, Comparison::Le) => "fp.leq",
                (_, Comparison::Eq) => "=",
                (Sort::Bool, _) => return None,
                (_, Comparison::Lt) if ideal => "<",
                (_, Comparison::Le) if ideal => "<=",
                (_, Comparison::Lt) => "bvslt",
                (_, Comparison::Le) => "bvsle",
            };
            format!("({operator} {} {})", name(a), name(b))
        }
        Node::Ite(condition, a, b) => format!("(ite {} {} {})", name(condition), name(a), name(b)),
    })
}

fn of_variable(variable: Variable, ideal: bool) -> String {
    let name = variable_name(variable);
    match variable.domain {
        Domain::Float => float::of_pattern(Sort::Float, &name),
        Domain::Double => float::of_pattern(Sort::Double, &name),
        Domain::Byte if !ideal => format!("((_ sign_extend 24) {name})"),
        Domain::Short if !ideal => format!("((_ sign_extend 16) {name})"),
        Domain::Char if !ideal => format!("((_ zero_extend 16) {name})"),
        Domain::Natural if !ideal => format!("((_ zero_extend 1) {name})"),
        _ => name,
    }
}

fn logical(op: BinaryOp) -> Option<&'static str> {
    match op {
        BinaryOp::And => Some("and"),
        BinaryOp::Or => Some("or"),
        BinaryOp::Xor => Some("xor"),
        _ => None,
    }
}
