//! The value of an integer term as a linear expression.
//!
//! Inside sums, differences and products with constants values are kept unreduced, equal to Java's up to a multiple of 2^32
//! or 2^64. They are reduced where an operator needs the exact value: in comparisons, widening, division and shifts.

use term::{Arithmetic, BinaryOp, Node, Sort, Term, Terms, UnaryOp};

use super::case::{Case, Obstacle, Sign};
use crate::error::Uncountable;
use crate::linear::{Form, Var};

/// The most values of a variable that are decided one by one where an operator is not linear.
const MOST_VALUES: i128 = 256;

impl Case {
    /// The exact value.
    pub(crate) fn value(&mut self, terms: &Terms, term: Term) -> Result<Form, Obstacle> {
        let unreduced = self.unreduced(terms, term)?;
        match terms.arithmetic() {
            Arithmetic::Java => Ok(self.wrapped(&unreduced, width(terms, term), Signed::Yes)?),
            Arithmetic::Ideal => Ok(unreduced),
        }
    }

    /// The value up to a multiple of 2^width; under ideal arithmetic the exact one.
    fn unreduced(&mut self, terms: &Terms, term: Term) -> Result<Form, Obstacle> {
        Ok(match terms.node(term) {
            Node::Int(value) => Form::constant(value.into()),
            Node::Long(value) => Form::constant(value.into()),
            Node::Variable(variable) => Form::variable(self.variables[&variable]),
            Node::Ite(condition, then, otherwise) => match self.known_truth(terms, condition) {
                Some(true) => self.unreduced(terms, then)?,
                Some(false) => self.unreduced(terms, otherwise)?,
                None => return Err(Obstacle::Undecided(self.undecided(terms, condition))),
            },
            Node::Unary(op, a) => self.unary(terms, op, a)?,
            Node::Binary(op, a, b) => self.binary(terms, op, a, b)?,
            _ => return Err(Uncountable::NotLinear("a truth value in the place of a number").into()),
        })
    }

    fn known_truth(&self, terms: &Terms, condition: Term) -> Option<bool> {
        match terms.node(condition) {
            Node::Unary(UnaryOp::Not, inner) => self.known_truth(terms, inner).map(|truth| !truth),
            Node::Binary(BinaryOp::And, a, b) => match (self.known_truth(terms, a), self.known_truth(terms, b)) {
                (Some(false), _) | (_, Some(false)) => Some(false),
                (Some(true), Some(true)) => Some(true),
                _ => None,
            },
            Node::Binary(BinaryOp::Or, a, b) => match (self.known_truth(terms, a), self.known_truth(terms, b)) {
                (Some(true), _) | (_, Some(true)) => Some(true),
                (Some(false), Some(false)) => Some(false),
                _ => None,
            },
            Node::Ite(c, a, b) => match self.known_truth(terms, c)? {
                true => self.known_truth(terms, a),
                false => self.known_truth(terms, b),
            },
            Node::Compare(_, a, b) if terms.sort(a) == Sort::Bool => {
                Some(self.known_truth(terms, a)? == self.known_truth(terms, b)?)
            }
            Node::Bool(value) => Some(value),
            _ => self.truth(condition),
        }
    }

    /// A comparison or variable on which the truth of a condition depends.
    fn undecided(&self, terms: &Terms, condition: Term) -> Term {
        let unknown = |part: &Term| self.known_truth(terms, *part).is_none();
        let parts = match terms.node(condition) {
            Node::Unary(UnaryOp::Not, inner) => vec![inner],
            Node::Binary(_, a, b) => vec![a, b],
            Node::Compare(_, a, b) if terms.sort(a) == Sort::Bool => vec![a, b],
            Node::Ite(c, a, b) => match self.known_truth(terms, c) {
                None => vec![c],
                Some(true) => vec![a],
                Some(false) => vec![b],
            },
            _ => return condition,
        };
        let part = parts.into_iter().find(unknown);
        self.undecided(terms, part.expect("a condition is known when all its parts are"))
    }

    fn unary(&mut self, terms: &Terms, op: UnaryOp, a: Term) -> Result<Form, Obstacle> {
        let narrowed = match op {
            UnaryOp::Neg => return Ok(self.unreduced(terms, a)?.times(-1)?),
            UnaryOp::I2L => return self.value(terms, a),
            UnaryOp::L2I => return self.unreduced(terms, a),
            UnaryOp::I2B => (8, Signed::Yes),
            UnaryOp::I2S => (16, Signed::Yes),
            UnaryOp::I2C => (16, Signed::No),
            _ => return Err(Uncountable::NotLinear("a conversion from a float").into()),
        };
        let operand = self.operand_of_bits(terms, a)?;
        Ok(self.wrapped(&operand, narrowed.0, narrowed.1)?)
    }

    fn binary(&mut self, terms: &Terms, op: BinaryOp, a: Term, b: Term) -> Result<Form, Obstacle> {
        match op {
            BinaryOp::Add => Ok(self.unreduced(terms, a)?.plus(&self.unreduced(terms, b)?)?),
            BinaryOp::Sub => Ok(self.unreduced(terms, a)?.minus(&self.unreduced(terms, b)?)?),
            BinaryOp::Mul => self.product(terms, a, b),
            BinaryOp::Div | BinaryOp::Rem => self.quotient(terms, op, a, b),
            BinaryOp::Shl | BinaryOp::Shr | BinaryOp::Ushr => self.shift(terms, op, a, b),
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => self.bitwise(terms, op, a, b),
        }
    }

    fn product(&mut self, terms: &Terms, a: Term, b: Term) -> Result<Form, Obstacle> {
        let (a, b) = (self.unreduced(terms, a)?, self.unreduced(terms, b)?);
        match (self.constant(&a), self.constant(&b)) {
            (_, Some(factor)) => Ok(a.times(factor)?),
            (Some(factor), _) => Ok(b.times(factor)?),
            _ => Err(self.not_linear(&[&a, &b], "a product of variables")),
        }
    }

    /// Java's division rounds towards zero: the remainder has the sign of the dividend.
    fn quotient(&mut self, terms: &Terms, op: BinaryOp, a: Term, b: Term) -> Result<Form, Obstacle> {
        let divisor = self.value(terms, b)?;
        let divisor = match self.constant(&divisor) {
            Some(0) => return self.divided_by_zero(terms, op, a),
            Some(divisor) => divisor,
            None => return Err(self.not_linear(&[&divisor], "a division by a variable")),
        };
        let dividend = self.value(terms, a)?;
        let size = divisor.abs();
        let least = if self.sign(&dividend)? == Sign::Negative { 1 - size } else { 0 };
        let (quotient, remainder) = self.divided(&dividend, size, least)?;
        Ok(if op == BinaryOp::Rem { remainder } else { quotient.times(divisor.signum())? })
    }

    /// What terms mean by a division by zero, for which Java throws: the quotient is 1 or -1, the remainder the
    /// dividend.
    fn divided_by_zero(&mut self, terms: &Terms, op: BinaryOp, a: Term) -> Result<Form, Obstacle> {
        let dividend = self.value(terms, a)?;
        if op == BinaryOp::Rem {
            return Ok(dividend);
        }
        Ok(Form::constant(if self.sign(&dividend)? == Sign::Negative { 1 } else { -1 }))
    }

    fn sign(&self, form: &Form) -> Result<Sign, Obstacle> {
        match form.range(&self.problem.ranges) {
            Some((0.., _)) => Ok(Sign::NotNegative),
            Some((_, ..0)) => Ok(Sign::Negative),
            _ => self.signs.get(form).copied().ok_or_else(|| Obstacle::Sign(Box::new(form.clone()))),
        }
    }

    /// The obstacle that operands without a constant among them are: a variable with few values can be decided first.
    fn not_linear(&self, operands: &[&Form], what: &'static str) -> Obstacle {
        let mut few: Option<(usize, i128, Var)> = None;
        for operand in operands {
            let widths = operand.terms.iter().map(|&(variable, _)| {
                let (lo, hi) = self.problem.ranges[&variable];
                (hi.saturating_sub(lo), variable)
            });
            // A variable with one value counts as a constant, and is no obstacle.
            let open: Vec<(i128, Var)> = widths.filter(|(width, _)| *width > 0).collect();
            let Some(&(width, variable)) = open.iter().max() else { continue };
            if width < MOST_VALUES && few.is_none_or(|(terms, least, _)| (open.len(), width) < (terms, least)) {
                few = Some((open.len(), width, variable));
            }
        }
        few.map_or(Obstacle::Uncountable(Uncountable::NotLinear(what)), |(.., variable)| Obstacle::Value(variable))
    }

    fn shift(&mut self, terms: &Terms, op: BinaryOp, a: Term, b: Term) -> Result<Form, Obstacle> {
        let amount = self.value(terms, b)?;
        let Some(amount) = self.constant(&amount) else {
            return Err(self.not_linear(&[&amount], "a shift by a variable"));
        };
        let width = width(terms, a);
        let amount = (amount & i128::from(width - 1)) as u32;
        if op == BinaryOp::Shl {
            return Ok(self.unreduced(terms, a)?.times(1 << amount)?);
        }
        let operand = self.operand_of_bits(terms, a)?;
        let signed = if op == BinaryOp::Shr { Signed::Yes } else { Signed::No };
        let operand = self.wrapped(&operand, width, signed)?;
        Ok(self.divided(&operand, 1 << amount, 0)?.0)
    }

    /// Bitwise operators with a constant: what a mask keeps is a sum of residues, from which the others are computed.
    fn bitwise(&mut self, terms: &Terms, op: BinaryOp, a: Term, b: Term) -> Result<Form, Obstacle> {
        let (x, y) = (self.operand_of_bits(terms, a)?, self.operand_of_bits(terms, b)?);
        let (x, mask) = match (self.constant(&x), self.constant(&y)) {
            (_, Some(mask)) => (x, mask),
            (Some(mask), _) => (y, mask),
            _ => return Err(self.not_linear(&[&x, &y], "a bitwise operator between variables")),
        };
        let kept = self.masked(&x, mask, width(terms, a))?;
        let either = x.plus_constant(mask)?;
        Ok(match op {
            BinaryOp::And => kept,
            BinaryOp::Or => either.minus(&kept)?,
            _ => either.plus_times(&kept, -2)?,
        })
    }

    /// The bits that a mask keeps, run by run: the residue modulo the end of a run without that modulo its start.
    fn masked(&mut self, x: &Form, mask: i128, width: u32) -> Result<Form, Uncountable> {
        let mut kept = Form::default();
        let bit = |at: u32| mask >> at & 1 == 1;
        for at in 0..width {
            let before = at > 0 && bit(at - 1);
            if bit(at) && !before && at > 0 {
                kept = kept.minus(&self.residue(x, at)?)?;
            }
            if !bit(at) && before {
                kept = kept.plus(&self.residue(x, at)?)?;
            }
        }
        // All bits of the operand are the operand, up to a multiple of 2^width.
        if bit(width - 1) { kept.plus(x) } else { Ok(kept) }
    }

    fn residue(&mut self, x: &Form, bits: u32) -> Result<Form, Uncountable> {
        self.wrapped(x, bits, Signed::No)
    }

    /// The operand of an operator that looks at bits, up to a multiple of 2^width. Unbounded integers have no bits.
    fn operand_of_bits(&mut self, terms: &Terms, a: Term) -> Result<Form, Obstacle> {
        let operand = self.unreduced(terms, a)?;
        if terms.arithmetic() == Arithmetic::Ideal {
            let half = 1i128 << (width(terms, a) - 1);
            let fits = operand.range(&self.problem.ranges).is_some_and(|(lo, hi)| lo >= -half && hi < half);
            if !fits {
                return Err(Uncountable::NotLinear("the bits of an unbounded integer").into());
            }
        }
        Ok(operand)
    }

    /// The value of an expression that can have only one.
    fn constant(&self, form: &Form) -> Option<i128> {
        form.range(&self.problem.ranges).filter(|(lo, hi)| lo == hi).map(|(lo, _)| lo)
    }
}

/// Whether bits are read as a signed number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Signed {
    Yes,
    No,
}

fn width(terms: &Terms, term: Term) -> u32 {
    if terms.sort(term) == Sort::Long { 64 } else { 32 }
}
