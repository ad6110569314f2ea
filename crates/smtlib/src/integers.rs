//! The operators of the theory of integers, by name. Quotients round so that remainders are not negative; by zero both are
//! any function of the dividend.

use term::{BinaryOp, Node, Term, UnaryOp};

use crate::error::Error;
use crate::sort::Scalar;
use crate::universe::Universe;
use crate::value::{Operator, Value, same_scalars};

/// Applies an operator on integers; nothing if there is none of this name.
pub fn apply(universe: &mut Universe, operator: &Operator, arguments: &[Value]) -> Option<Result<Value, Error>> {
    let known = ["+", "-", "*", "div", "mod", "abs", "<", "<=", ">", ">=", "divisible"];
    if !known.contains(&operator.name) {
        return None;
    }
    if let (Value::Real(text), "-", 1) = (arguments.first()?, operator.name, arguments.len()) {
        let negated = text.strip_prefix('-').map_or_else(|| format!("-{text}"), str::to_owned);
        return Some(Ok(Value::Real(negated.into())));
    }
    let value = match same_scalars(arguments) {
        Some((Scalar::Int, terms)) => integer(universe, operator, &terms),
        _ => None,
    };
    Some(value.ok_or_else(|| operator.refuses(arguments)))
}

fn integer(universe: &mut Universe, operator: &Operator, args: &[Term]) -> Option<Value> {
    let terms = &mut universe.terms;
    let value = match (operator.name, operator.indices.as_slice(), args) {
        ("-", [], &[a]) => terms.unary(UnaryOp::Neg, a),
        ("+" | "-" | "*", [], [first, rest @ ..]) => {
            let op = match operator.name {
                "+" => BinaryOp::Add,
                "-" => BinaryOp::Sub,
                _ => BinaryOp::Mul,
            };
            rest.iter().fold(*first, |a, &b| terms.binary(op, a, b))
        }
        ("abs", [], &[a]) => {
            let zero = terms.long(0);
            let (negative, negated) = (terms.lt(a, zero), terms.unary(UnaryOp::Neg, a));
            terms.ite(negative, negated, a)
        }
        ("div", [], [first, rest @ ..]) if !rest.is_empty() => {
            rest.iter().fold(*first, |a, &b| divide(universe, a, b).0)
        }
        ("mod", [], &[a, b]) => divide(universe, a, b).1,
        ("divisible", &[divisor], &[a]) => {
            let divisor = i64::try_from(divisor).ok().filter(|&divisor| divisor > 0)?;
            let divisor = terms.long(divisor);
            let remainder = divide(universe, a, divisor).1;
            let zero = universe.terms.long(0);
            return Some(Value::bool(universe.terms.eq(remainder, zero)));
        }
        ("<" | "<=" | ">" | ">=", [], many) if many.len() > 1 => {
            let pairs: Vec<Term> = many
                .windows(2)
                .map(|pair| match operator.name {
                    "<" => terms.lt(pair[0], pair[1]),
                    "<=" => terms.le(pair[0], pair[1]),
                    ">" => terms.gt(pair[0], pair[1]),
                    _ => terms.ge(pair[0], pair[1]),
                })
                .collect();
            return Some(Value::bool(universe.all(&pairs)));
        }
        _ => return None,
    };
    Some(Value::Term(Scalar::Int, value))
}

fn divide(universe: &mut Universe, a: Term, b: Term) -> (Term, Term) {
    let (dividend, divisor) = (universe.terms.node(a), universe.terms.node(b));
    match (dividend, divisor) {
        (_, Node::Long(0)) => by_zero(universe, a),
        (Node::Long(x), Node::Long(y)) if x.checked_div_euclid(y).is_some() => {
            (universe.terms.long(x.div_euclid(y)), universe.terms.long(x.rem_euclid(y)))
        }
        (_, Node::Long(1)) => (a, universe.terms.long(0)),
        (_, Node::Long(-1)) => (universe.terms.unary(UnaryOp::Neg, a), universe.terms.long(0)),
        (_, Node::Long(divisor)) => universe.quotient(a, divisor),
        _ => divide_by_term(universe, a, b),
    }
}

fn by_zero(universe: &mut Universe, a: Term) -> (Term, Term) {
    let quotient = universe.builtin("div by 0", Scalar::Int, vec![Scalar::Int], Scalar::Int);
    let remainder = universe.builtin("mod by 0", Scalar::Int, vec![Scalar::Int], Scalar::Int);
    (universe.apply(quotient, vec![a]), universe.apply(remainder, vec![a]))
}

/// Quotient and remainder, from Java's quotient, which is rounded towards zero.
fn divide_by_term(universe: &mut Universe, a: Term, b: Term) -> (Term, Term) {
    let (open_quotient, open_remainder) = by_zero(universe, a);
    let terms = &mut universe.terms;
    let (zero, one) = (terms.long(0), terms.long(1));
    let (quotient, remainder) = (terms.binary(BinaryOp::Div, a, b), terms.binary(BinaryOp::Rem, a, b));
    let (below, positive) = (terms.lt(remainder, zero), terms.gt(b, zero));
    let (less, more) = (terms.binary(BinaryOp::Sub, quotient, one), terms.binary(BinaryOp::Add, quotient, one));
    let (raised, lowered) = (terms.binary(BinaryOp::Add, remainder, b), terms.binary(BinaryOp::Sub, remainder, b));
    let (adjusted_quotient, adjusted_remainder) =
        (terms.ite(positive, less, more), terms.ite(positive, raised, lowered));
    let (quotient, remainder) =
        (terms.ite(below, adjusted_quotient, quotient), terms.ite(below, adjusted_remainder, remainder));
    let by_zero = terms.eq(b, zero);
    (terms.ite(by_zero, open_quotient, quotient), terms.ite(by_zero, open_remainder, remainder))
}
