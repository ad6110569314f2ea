//! The operators of the theory of bit-vectors, by name.

use term::{BinaryOp, Term, Terms};

use crate::bits;
use crate::error::{Error, unsupported};
use crate::sort::{Scalar, WIDEST};
use crate::value::{Operator, Value, same_scalars};

/// Applies an operator on bit-vectors; nothing if there is none of this name.
pub fn apply(terms: &mut Terms, operator: &Operator, arguments: &[Value]) -> Option<Result<Value, Error>> {
    if !operator.indices.is_empty() {
        return indexed(terms, operator, arguments);
    }
    if operator.name == "concat" {
        return Some(concat(terms, operator, arguments));
    }
    if !operator.name.starts_with("bv") {
        return None;
    }
    let result = match same_scalars(arguments) {
        Some((Scalar::BitVec(width), args)) => match args.as_slice() {
            &[a] => unary(terms, operator.name, a, width),
            &[a, b] => binary(terms, operator.name, a, b, width),
            [first, rest @ ..] => associative(operator.name).map(|op| {
                let all = rest.iter().fold(*first, |a, &b| bits::arithmetic(terms, op, a, b, width));
                Value::Term(Scalar::BitVec(width), all)
            }),
            [] => None,
        },
        _ => None,
    };
    match result {
        Some(value) => Some(Ok(value)),
        None if is_known(operator.name) => Some(Err(operator.refuses(arguments))),
        None => None,
    }
}

const NAMES: &[&str] = &[
    "bvnot", "bvneg", "bvredor", "bvredand", "bvadd", "bvsub", "bvmul", "bvand", "bvor", "bvxor", "bvnand", "bvnor",
    "bvxnor", "bvudiv", "bvurem", "bvsdiv", "bvsrem", "bvsmod", "bvshl", "bvlshr", "bvashr", "bvcomp", "bvult",
    "bvule", "bvugt", "bvuge", "bvslt", "bvsle", "bvsgt", "bvsge",
];

fn is_known(name: &str) -> bool {
    NAMES.contains(&name)
}

fn associative(name: &str) -> Option<BinaryOp> {
    Some(match name {
        "bvadd" => BinaryOp::Add,
        "bvmul" => BinaryOp::Mul,
        "bvand" => BinaryOp::And,
        "bvor" => BinaryOp::Or,
        "bvxor" => BinaryOp::Xor,
        _ => return None,
    })
}

fn unary(terms: &mut Terms, name: &str, a: Term, width: u32) -> Option<Value> {
    let same = |term| Some(Value::Term(Scalar::BitVec(width), term));
    match name {
        "bvnot" => same(bits::not(terms, a, width)),
        "bvneg" => same(bits::neg(terms, a, width)),
        "bvredor" => {
            let zero = bits::constant(terms, width, 0);
            let any = terms.ne(a, zero);
            Some(one_bit(terms, any))
        }
        "bvredand" => {
            let ones = bits::constant(terms, width, u64::MAX);
            let all = terms.eq(a, ones);
            Some(one_bit(terms, all))
        }
        // With one argument an associative operator is that argument.
        _ => associative(name).and_then(|_| same(a)),
    }
}

fn one_bit(terms: &mut Terms, condition: Term) -> Value {
    let (one, zero) = (terms.int(1), terms.int(0));
    Value::Term(Scalar::BitVec(1), terms.ite(condition, one, zero))
}

fn binary(terms: &mut Terms, name: &str, a: Term, b: Term, width: u32) -> Option<Value> {
    if let Some(truth) = comparison(terms, name, a, b, width) {
        return Some(Value::bool(truth));
    }
    let inverted = |terms: &mut Terms, op| {
        let plain = terms.binary(op, a, b);
        bits::not(terms, plain, width)
    };
    let term = match name {
        "bvsub" => bits::arithmetic(terms, BinaryOp::Sub, a, b, width),
        "bvnand" => inverted(terms, BinaryOp::And),
        "bvnor" => inverted(terms, BinaryOp::Or),
        "bvxnor" => inverted(terms, BinaryOp::Xor),
        "bvudiv" => bits::unsigned_divide(terms, a, b, width).0,
        "bvurem" => bits::unsigned_divide(terms, a, b, width).1,
        "bvsdiv" => bits::signed_divide(terms, BinaryOp::Div, a, b, width),
        "bvsrem" => bits::signed_divide(terms, BinaryOp::Rem, a, b, width),
        "bvsmod" => bits::smod(terms, a, b, width),
        "bvshl" => bits::shift(terms, BinaryOp::Shl, a, b, width),
        "bvlshr" => bits::shift(terms, BinaryOp::Ushr, a, b, width),
        "bvashr" => bits::shift(terms, BinaryOp::Shr, a, b, width),
        "bvcomp" => {
            let same = terms.eq(a, b);
            return Some(one_bit(terms, same));
        }
        _ => bits::arithmetic(terms, associative(name)?, a, b, width),
    };
    Some(Value::Term(Scalar::BitVec(width), term))
}

fn comparison(terms: &mut Terms, name: &str, a: Term, b: Term, width: u32) -> Option<Term> {
    let truth = match name {
        "bvult" => bits::ult(terms, a, b, width),
        "bvugt" => bits::ult(terms, b, a, width),
        "bvslt" => bits::slt(terms, a, b, width),
        "bvsgt" => bits::slt(terms, b, a, width),
        "bvule" | "bvuge" | "bvsle" | "bvsge" => {
            let opposite = match name {
                "bvule" => bits::ult(terms, b, a, width),
                "bvuge" => bits::ult(terms, a, b, width),
                "bvsle" => bits::slt(terms, b, a, width),
                _ => bits::slt(terms, a, b, width),
            };
            terms.not(opposite)
        }
        _ => return None,
    };
    Some(truth)
}

fn concat(terms: &mut Terms, operator: &Operator, arguments: &[Value]) -> Result<Value, Error> {
    let mut parts = Vec::with_capacity(arguments.len());
    for argument in arguments {
        match argument {
            Value::Term(Scalar::BitVec(width), term) => parts.push((*term, *width)),
            _ => return Err(operator.refuses(arguments)),
        }
    }
    let Some((&first, rest)) = parts.split_first() else { return Err(operator.refuses(arguments)) };
    let mut whole = first;
    for &part in rest {
        let width = checked_width(u64::from(whole.1) + u64::from(part.1))?;
        whole = (bits::concat(terms, whole, part), width);
    }
    Ok(Value::Term(Scalar::BitVec(whole.1), whole.0))
}

/// A width that we have.
pub fn checked_width(width: u64) -> Result<u32, Error> {
    match u32::try_from(width) {
        Ok(0) => Err(Error::Malformed("bit-vector of no bits".to_owned())),
        Ok(width) if width <= WIDEST => Ok(width),
        _ => unsupported(format!("bit-vectors of {width} bits: at most {WIDEST}")),
    }
}

/// `extract` and the others with numbers in their names.
fn indexed(terms: &mut Terms, operator: &Operator, arguments: &[Value]) -> Option<Result<Value, Error>> {
    let known = ["extract", "zero_extend", "sign_extend", "rotate_left", "rotate_right", "repeat"];
    if !known.contains(&operator.name) {
        return None;
    }
    let [Value::Term(Scalar::BitVec(width), a)] = arguments else { return Some(Err(operator.refuses(arguments))) };
    Some(indexed_value(terms, operator, *a, *width).unwrap_or_else(|| Err(operator.refuses(arguments))))
}

fn indexed_value(terms: &mut Terms, operator: &Operator, a: Term, width: u32) -> Option<Result<Value, Error>> {
    let made = |width, term| Some(Ok(Value::Term(Scalar::BitVec(width), term)));
    let wider = |more: u64| checked_width(u64::from(width).saturating_add(more));
    match (operator.name, operator.indices.as_slice()) {
        ("extract", &[high, low]) if low <= high && high < u64::from(width) => {
            made((high - low) as u32 + 1, bits::extract(terms, a, width, high as u32, low as u32))
        }
        ("zero_extend", &[more]) => match wider(more) {
            Ok(wide) => made(wide, bits::zero_extend(terms, a, width, wide)),
            Err(error) => Some(Err(error)),
        },
        ("sign_extend", &[more]) => match wider(more) {
            Ok(wide) => made(wide, bits::sign_extend(terms, a, width, wide)),
            Err(error) => Some(Err(error)),
        },
        ("rotate_left", &[places]) => {
            made(width, bits::rotate_left(terms, a, width, (places % u64::from(width)) as u32))
        }
        ("rotate_right", &[places]) => {
            let right = (places % u64::from(width)) as u32;
            made(width, bits::rotate_left(terms, a, width, (width - right) % width))
        }
        ("repeat", &[times]) if times > 0 => match checked_width(u64::from(width).saturating_mul(times)) {
            Ok(wide) => {
                let whole =
                    (1..times).fold((a, width), |whole, _| (bits::concat(terms, whole, (a, width)), whole.1 + width));
                made(wide, whole.0)
            }
            Err(error) => Some(Err(error)),
        },
        _ => None,
    }
}
