//! The operators of the core theory, by name: connectives, equality, choice.

use term::{BinaryOp, Term};

use crate::arrays;
use crate::error::{Error, unsupported};
use crate::sort::Scalar;
use crate::universe::Universe;
use crate::value::{Operator, Value, same_scalars};

/// Pairs that one `distinct` may have.
const MOST_PAIRS: usize = 1_000_000;

/// Applies an operator of the core theory; nothing if there is none of this name.
pub fn apply(universe: &mut Universe, operator: &Operator, arguments: &[Value]) -> Option<Result<Value, Error>> {
    if !operator.indices.is_empty() {
        return None;
    }
    let result = match operator.name {
        "not" | "and" | "or" | "xor" | "=>" => logical(universe, operator, arguments).map(Value::bool),
        "=" => equal(universe, operator, arguments).map(Value::bool),
        "distinct" => distinct(universe, operator, arguments).map(Value::bool),
        "ite" => choose(universe, operator, arguments),
        _ => return None,
    };
    Some(result)
}

fn logical(universe: &mut Universe, operator: &Operator, arguments: &[Value]) -> Result<Term, Error> {
    let refuse = || operator.refuses(arguments);
    let args: Option<Vec<Term>> = arguments.iter().map(|argument| argument.of(Scalar::Bool)).collect();
    let args = args.ok_or_else(refuse)?;
    let terms = &mut universe.terms;
    Ok(match (operator.name, args.as_slice()) {
        ("not", &[a]) => terms.not(a),
        ("and", all) => universe.connect(BinaryOp::And, all),
        ("or", all) => universe.connect(BinaryOp::Or, all),
        ("xor", [first, rest @ ..]) => rest.iter().fold(*first, |a, &b| terms.binary(BinaryOp::Xor, a, b)),
        ("=>", [premises @ .., conclusion]) if !premises.is_empty() => {
            let premises = universe.connect(BinaryOp::And, premises);
            implies(universe, premises, *conclusion)
        }
        _ => return Err(refuse()),
    })
}

/// If the first, then the second.
pub fn implies(universe: &mut Universe, premise: Term, conclusion: Term) -> Term {
    let negated = universe.terms.not(premise);
    universe.terms.or(negated, conclusion)
}

fn equal(universe: &mut Universe, operator: &Operator, arguments: &[Value]) -> Result<Term, Error> {
    if arguments.len() < 2 {
        return Err(operator.refuses(arguments));
    }
    let mut pairs = Vec::with_capacity(arguments.len() - 1);
    for pair in arguments.windows(2) {
        pairs.push(same(universe, &pair[0], &pair[1]).ok_or_else(|| operator.refuses(arguments))?);
    }
    Ok(universe.all(&pairs))
}

fn same(universe: &mut Universe, a: &Value, b: &Value) -> Option<Term> {
    match (a, b) {
        (Value::Term(s, a), Value::Term(t, b)) if s == t => Some(universe.same(*s, *a, *b)),
        (Value::Array(a, i, e), Value::Array(b, j, f)) if (i, e) == (j, f) => {
            Some(arrays::equal(universe, *a, *b, *i, *e))
        }
        (Value::Rounding(a), Value::Rounding(b)) => Some(universe.terms.bool(a == b)),
        _ => None,
    }
}

fn distinct(universe: &mut Universe, operator: &Operator, arguments: &[Value]) -> Result<Term, Error> {
    if arguments.len() < 2 {
        return Err(operator.refuses(arguments));
    }
    if arguments.len() * (arguments.len() - 1) / 2 > MOST_PAIRS {
        return unsupported("distinct with so many arguments");
    }
    let mut pairs = Vec::new();
    for (at, a) in arguments.iter().enumerate() {
        for b in &arguments[at + 1..] {
            let same = same(universe, a, b).ok_or_else(|| operator.refuses(arguments))?;
            pairs.push(universe.terms.not(same));
        }
    }
    Ok(universe.all(&pairs))
}

fn choose(universe: &mut Universe, operator: &Operator, arguments: &[Value]) -> Result<Value, Error> {
    let refuse = || operator.refuses(arguments);
    let [condition, then, otherwise] = arguments else { return Err(refuse()) };
    let condition = condition.of(Scalar::Bool).ok_or_else(refuse)?;
    if let Some((scalar, arms)) = same_scalars(&arguments[1..]) {
        return Ok(Value::Term(scalar, universe.terms.ite(condition, arms[0], arms[1])));
    }
    match (then, otherwise) {
        (Value::Array(a, i, e), Value::Array(b, j, f)) if (i, e) == (j, f) => {
            Ok(arrays::choose(universe, condition, *a, *b, (*i, *e)))
        }
        (a, b) if a == b => Ok(a.clone()),
        (Value::Rounding(_), Value::Rounding(_)) => unsupported("a choice of rounding modes"),
        (Value::Real(_), Value::Real(_)) => unsupported("arithmetic of reals"),
        _ => Err(refuse()),
    }
}
