//! Terms as words of bits, each once: terms are hash-consed and their arena only grows, so bits stay valid.
//!
//! A term of sort `Bool` is one bit, an integer is a signed word, a float its IEEE 754 pattern with one NaN.

use rustc_hash::FxHashMap;
use std::sync::Arc;
use term::{BinaryOp, Comparison, Domain, Node, Sort, Term, Terms, UnaryOp, Variable};

use super::float::{self, Format};
use super::gates::{Bit, Gates};
use super::ideal;
use super::integer;
use super::word::{self, Word};
use crate::operands::operands;

/// What the integers of an encoding are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Integers {
    /// 32 and 64 bits that wrap.
    Java,
    /// Words that grow so that nothing wraps; variables have the range of their domain.
    Ranged,
    /// Words that grow so that nothing wraps; `int` and `long` variables have this many bits.
    Wide(usize),
}

/// Bits of terms.
#[derive(Debug)]
pub struct Encoding {
    integers: Integers,
    /// By the number of the term; an inner `None`: it cannot be expressed.
    words: Vec<Option<Expressed>>,
    variables: FxHashMap<Variable, Arc<[Bit]>>,
}

/// The bits of a term, unless it cannot be expressed.
type Expressed = Option<Arc<[Bit]>>;

impl Encoding {
    pub fn new(integers: Integers) -> Encoding {
        Encoding { integers, words: Vec::new(), variables: FxHashMap::default() }
    }

    pub fn integers(&self) -> Integers {
        self.integers
    }

    /// The bit of a truth value; `None` if something in it cannot be expressed.
    pub fn truth(&mut self, g: &mut Gates, terms: &Terms, term: Term) -> Option<Bit> {
        self.words.resize(self.words.len().max(terms.len()), None);
        // Terms can be deep: no recursion.
        let mut pending = vec![term];
        while let Some(&next) = pending.last() {
            if self.words[next.index()].is_some() {
                pending.pop();
                continue;
            }
            let before = pending.len();
            pending.extend(operands(terms.node(next)).filter(|part| self.words[part.index()].is_none()));
            if pending.len() == before {
                pending.pop();
                let word = self.encode(g, terms, next).map(Arc::from);
                self.words[next.index()] = Some(word);
            }
        }
        self.word(term).map(|word| word[0])
    }

    /// The bits that stand for a variable, as a value of its sort; for a float any pattern of it.
    pub fn variable(&self, variable: Variable) -> Option<&[Bit]> {
        self.variables.get(&variable).map(|word| &word[..])
    }

    fn word(&self, term: Term) -> Expressed {
        self.words[term.index()].clone().expect("parts come before the whole")
    }

    fn encode(&mut self, g: &mut Gates, terms: &Terms, term: Term) -> Option<Word> {
        match terms.node(term) {
            Node::Bool(value) => Some(vec![Bit::constant(value)]),
            Node::Int(value) => Some(self.constant(value.into(), 32)),
            Node::Long(value) => Some(self.constant(value, 64)),
            Node::Float(bits) => Some(float::canonical(g, Format::FLOAT, &word::constant(bits.into(), 32))),
            Node::Double(bits) => Some(float::canonical(g, Format::DOUBLE, &word::constant(bits as i64, 64))),
            Node::Variable(variable) => Some(self.new_variable(g, variable)),
            Node::Unary(op, a) => {
                let sort = terms.sort(a);
                let a = self.word(a)?;
                self.unary(g, op, sort, &a)
            }
            Node::Binary(op, a, b) => {
                let sort = terms.sort(a);
                let (a, b) = (self.word(a)?, self.word(b)?);
                self.binary(g, op, sort, &a, &b)
            }
            Node::Compare(comparison, a, b) => {
                let sort = terms.sort(a);
                let (a, b) = (self.word(a)?, self.word(b)?);
                Some(vec![compare(g, comparison, sort, &a, &b)])
            }
            Node::Ite(condition, then, otherwise) => {
                let condition = self.word(condition)?[0];
                let (then, otherwise) = (self.word(then)?, self.word(otherwise)?);
                let width = then.len().max(otherwise.len());
                let (then, otherwise) = (word::sign_extend(&then, width), word::sign_extend(&otherwise, width));
                Some(word::mux(g, condition, &then, &otherwise))
            }
        }
    }

    fn constant(&self, value: i64, width: usize) -> Word {
        let word = word::constant(value, width);
        if self.integers == Integers::Java { word } else { ideal::trim(word) }
    }

    fn new_variable(&mut self, g: &mut Gates, variable: Variable) -> Word {
        let (width, integers) = match variable.domain {
            Domain::Bool => (1, Integers::Java),
            Domain::Byte => (8, self.integers),
            Domain::Char | Domain::Short => (16, self.integers),
            Domain::Natural => (31, self.integers),
            Domain::Int => (32, self.integers),
            Domain::Long => (64, self.integers),
            Domain::Float => (32, Integers::Java),
            Domain::Double => (64, Integers::Java),
        };
        let width = match (integers, variable.domain) {
            (Integers::Wide(wide), Domain::Int | Domain::Long) => wide,
            _ => width,
        };
        let inputs = word::inputs(g, width);
        let word = match variable.domain {
            Domain::Byte | Domain::Short if integers == Integers::Java => word::sign_extend(&inputs, 32),
            Domain::Char if integers == Integers::Java => word::zero_extend(&inputs, 32),
            Domain::Char => word::zero_extend(&inputs, 17),
            Domain::Natural => word::zero_extend(&inputs, 32),
            Domain::Float => float::canonical(g, Format::FLOAT, &inputs),
            Domain::Double => float::canonical(g, Format::DOUBLE, &inputs),
            _ => inputs.clone(),
        };
        // Gates that a question does not depend on have no value, so a model is read from inputs, which may have any.
        let read = if matches!(variable.domain, Domain::Float | Domain::Double) { &inputs } else { &word };
        self.variables.insert(variable, read.as_slice().into());
        word
    }

    fn unary(&self, g: &mut Gates, op: UnaryOp, sort: Sort, a: &[Bit]) -> Option<Word> {
        Some(match (op, sort) {
            (UnaryOp::Not, _) => vec![!a[0]],
            (UnaryOp::Neg, Sort::Float | Sort::Double) => float::neg(g, Format::of(sort), a),
            (UnaryOp::Neg, _) if self.integers == Integers::Java => word::neg(g, a),
            (UnaryOp::Neg, _) => ideal::neg(g, a),
            (UnaryOp::I2L, _) if self.integers == Integers::Java => word::sign_extend(a, 64),
            (UnaryOp::I2L, _) => a.to_vec(),
            // Narrowing means the low bits, whatever integers are.
            (UnaryOp::I2B, _) => self.narrow(a, 8),
            (UnaryOp::I2S, _) => self.narrow(a, 16),
            (UnaryOp::L2I, _) => self.narrow(a, 32),
            (UnaryOp::I2C, _) => {
                let low = word::zero_extend(&word::sign_extend(a, 16), 17);
                if self.integers == Integers::Java { word::zero_extend(&low, 32) } else { ideal::trim(low) }
            }
            (UnaryOp::I2F | UnaryOp::L2F, _) => float::from_integer(g, Format::FLOAT, a),
            (UnaryOp::I2D | UnaryOp::L2D, _) => float::from_integer(g, Format::DOUBLE, a),
            (UnaryOp::F2I, _) => float::to_integer(g, Format::FLOAT, a, 32),
            (UnaryOp::F2L, _) => float::to_integer(g, Format::FLOAT, a, 64),
            (UnaryOp::D2I, _) => float::to_integer(g, Format::DOUBLE, a, 32),
            (UnaryOp::D2L, _) => float::to_integer(g, Format::DOUBLE, a, 64),
            (UnaryOp::F2D, _) => float::widen(g, a),
            (UnaryOp::D2F, _) => float::narrow(g, a),
            (UnaryOp::FloatBits | UnaryOp::DoubleBits, _) => a.to_vec(),
            (UnaryOp::BitsFloat, _) => float::canonical(g, Format::FLOAT, &word::sign_extend(a, 32)),
            (UnaryOp::BitsDouble, _) => float::canonical(g, Format::DOUBLE, &word::sign_extend(a, 64)),
            (UnaryOp::Sqrt, _) => float::sqrt(g, Format::DOUBLE, a),
        })
    }

    /// The low bits as a signed integer.
    fn narrow(&self, a: &[Bit], width: usize) -> Word {
        let low = word::sign_extend(a, width);
        if self.integers == Integers::Java { word::sign_extend(&low, 32) } else { ideal::trim(low) }
    }

    fn binary(&self, g: &mut Gates, op: BinaryOp, sort: Sort, a: &[Bit], b: &[Bit]) -> Option<Word> {
        match sort {
            Sort::Bool => Some(vec![match op {
                BinaryOp::And => g.and(a[0], b[0]),
                BinaryOp::Or => g.or(a[0], b[0]),
                BinaryOp::Xor => g.xor(a[0], b[0]),
                _ => return None,
            }]),
            Sort::Int | Sort::Long if self.integers == Integers::Java => Some(integer::binary(g, op, a, b)),
            Sort::Int | Sort::Long => ideal::binary(g, op, a, b),
            Sort::Float | Sort::Double => float::binary(g, op, Format::of(sort), a, b),
        }
    }
}

fn compare(g: &mut Gates, comparison: Comparison, sort: Sort, a: &[Bit], b: &[Bit]) -> Bit {
    if let Sort::Float | Sort::Double = sort {
        return match comparison {
            Comparison::Eq => float::eq(g, Format::of(sort), a, b),
            Comparison::Lt => float::lt(g, Format::of(sort), a, b),
            Comparison::Le => float::le(g, Format::of(sort), a, b),
        };
    }
    let width = a.len().max(b.len());
    let (a, b) = (word::sign_extend(a, width), word::sign_extend(b, width));
    match comparison {
        Comparison::Eq => word::eq(g, &a, &b),
        Comparison::Lt => word::signed_lt(g, &a, &b),
        Comparison::Le => !word::signed_lt(g, &b, &a),
    }
}
