//! How wide the variables of a formula over ideal integers must be, so that it has a model of that width if it has any.
//!
//! Follows Seshia and Bryant, "Deciding Quantifier-Free Presburger Formulas Using Parameterized Solution Bounds": a
//! model fulfils some conjunction of linear constraints over the formula's atoms, and by Borosh and Treybig a solvable
//! system has a solution within (n + 2) times its largest subdeterminant. Constraints between at most two variables with
//! coefficients +1 and -1 have subdeterminants of at most 1, so only the others multiply the bound, each by the sum of
//! its coefficients. Deviates: rows count with twice that sum, since a variable of either sign is the difference of a
//! natural one and a common one, and four spare bits are added.
//!
//! Cannot do: products of variables, division, narrowing, conversions from or to floats. Then no width is known.

use rustc_hash::FxHashMap;
use term::{BinaryOp, Comparison, Domain, Node, Sort, Term, Terms, UnaryOp};

use crate::operands::operands;

/// The widest variables that are worth trying.
const MAX_WIDTH: u32 = 256;

/// Bits of `int` and `long` variables that suffice, if such a number is known.
pub fn sufficient_width(terms: &Terms, conjuncts: &[Term]) -> Option<usize> {
    let mut system = System::default();
    let mut pending = conjuncts.to_vec();
    while let Some(&next) = pending.last() {
        if system.sums.contains_key(&next) {
            pending.pop();
            continue;
        }
        let before = pending.len();
        pending.extend(operands(terms.node(next)).filter(|part| !system.sums.contains_key(part)));
        if pending.len() == before {
            pending.pop();
            let sum = system.visit(terms, next)?;
            system.sums.insert(next, sum);
        }
    }
    let bits = system.bits();
    (bits <= MAX_WIDTH).then_some(bits as usize)
}

/// A constant, and coefficients of variables and of terms that stand for variables; empty for terms that are no
/// integers.
#[derive(Clone, Debug, Default)]
struct Sum {
    constant: i128,
    coefficients: FxHashMap<Term, i128>,
}

/// The constraints seen so far.
#[derive(Debug, Default)]
struct System {
    sums: FxHashMap<Term, Sum>,
    variables: u32,
    greatest_constant: u128,
    /// Bits that the constraints other than differences add.
    other_bits: u32,
}

impl System {
    /// The linear sum that a term is; `None` if it is no such sum.
    fn visit(&mut self, terms: &Terms, term: Term) -> Option<Sum> {
        let integer = |term| matches!(terms.sort(term), Sort::Int | Sort::Long);
        match terms.node(term) {
            Node::Int(value) => Some(Sum { constant: value.into(), ..Sum::default() }),
            Node::Long(value) => Some(Sum { constant: value.into(), ..Sum::default() }),
            Node::Variable(variable) if integer(term) => {
                if let Some((least, greatest)) = variable.domain.range()
                    && !matches!(variable.domain, Domain::Int | Domain::Long)
                {
                    self.note_constant(greatest.max(-least).unsigned_abs().into());
                }
                Some(self.fresh(term))
            }
            Node::Unary(UnaryOp::Neg, a) if integer(a) => Sum::default().plus(&self.sums[&a], -1),
            Node::Unary(UnaryOp::I2L, a) => Some(self.sums[&a].clone()),
            Node::Binary(BinaryOp::Add, a, b) if integer(a) => self.sums[&a].plus(&self.sums[&b], 1),
            Node::Binary(BinaryOp::Sub, a, b) if integer(a) => self.sums[&a].plus(&self.sums[&b], -1),
            Node::Binary(BinaryOp::Mul, a, b) if integer(a) => {
                let (a, b) = (&self.sums[&a], &self.sums[&b]);
                let (factor, sum) = if a.coefficients.is_empty() { (a, b) } else { (b, a) };
                factor.coefficients.is_empty().then(|| Sum::default().plus(sum, factor.constant)).flatten()
            }
            Node::Ite(_, then, otherwise) if integer(then) => {
                // A choice is a new variable that equals one operand or the other.
                let choice = self.fresh(term);
                for side in [then, otherwise] {
                    let row = choice.plus(&self.sums[&side], -1)?;
                    self.constrain(&row, Comparison::Eq);
                }
                Some(choice)
            }
            Node::Compare(comparison, a, b) if integer(a) => {
                let row = self.sums[&a].plus(&self.sums[&b], -1)?;
                self.constrain(&row, comparison);
                Some(Sum::default())
            }
            // Other terms may depend on integers only through comparisons.
            node if integer(term) || !matches!(node, Node::Compare(..)) && operands(node).any(integer) => None,
            _ => Some(Sum::default()),
        }
    }

    fn fresh(&mut self, term: Term) -> Sum {
        self.variables += 1;
        Sum { constant: 0, coefficients: FxHashMap::from_iter([(term, 1)]) }
    }

    fn constrain(&mut self, row: &Sum, comparison: Comparison) {
        self.note_constant(row.constant.unsigned_abs());
        let positive = row.coefficients.values().filter(|&&a| a == 1).count();
        let negative = row.coefficients.values().filter(|&&a| a == -1).count();
        if positive + negative == row.coefficients.len() && positive <= 1 && negative <= 1 {
            return;
        }
        let total = row.coefficients.values().fold(0u128, |sum, a| sum.saturating_add(a.unsigned_abs()));
        let rows = if comparison == Comparison::Eq { 2 } else { 1 };
        self.other_bits = self.other_bits.saturating_add(rows * bits(total.saturating_mul(2)));
    }

    fn note_constant(&mut self, constant: u128) {
        self.greatest_constant = self.greatest_constant.max(constant);
    }

    /// Bits of (n + 2) * (n + 2) * (greatest constant + 2) * the factors of the other constraints, a sign, and spare ones.
    fn bits(&self) -> u32 {
        let variables = 2 * bits(u128::from(self.variables) + 2);
        let constants = bits(self.greatest_constant.saturating_add(2));
        (variables + constants + 5).saturating_add(self.other_bits)
    }
}

impl Sum {
    /// This plus `factor` times another; `None` when numbers get too large.
    fn plus(&self, other: &Sum, factor: i128) -> Option<Sum> {
        let mut sum = self.clone();
        sum.constant = sum.constant.checked_add(other.constant.checked_mul(factor)?)?;
        for (&variable, &coefficient) in &other.coefficients {
            let entry = sum.coefficients.entry(variable).or_insert(0);
            *entry = entry.checked_add(coefficient.checked_mul(factor)?)?;
        }
        sum.coefficients.retain(|_, coefficient| *coefficient != 0);
        Some(sum)
    }
}

fn bits(value: u128) -> u32 {
    u128::BITS - value.leading_zeros()
}
