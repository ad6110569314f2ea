//! What a term of a script means: a term of the arena with its sort, or something that only operators see.

use std::rc::Rc;
use term::Term;

use crate::arrays::ArrayId;
use crate::error::Error;
use crate::sort::{Scalar, Sort};

/// The meaning of a term of a script.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    Term(Scalar, Term),
    Array(ArrayId, Scalar, Scalar),
    /// A rounding mode, by its short name.
    Rounding(&'static str),
    /// A literal that stands for a real number.
    Real(Rc<str>),
}

impl Value {
    pub fn bool(term: Term) -> Value {
        Value::Term(Scalar::Bool, term)
    }

    pub fn sort(&self) -> Sort {
        match self {
            Value::Term(scalar, _) => Sort::Scalar(*scalar),
            Value::Array(_, index, element) => Sort::Array(*index, *element),
            Value::Rounding(_) => Sort::Rounding,
            Value::Real(_) => Sort::Real,
        }
    }

    /// The term, if the value has this sort.
    pub fn of(&self, scalar: Scalar) -> Option<Term> {
        match self {
            Value::Term(own, term) if *own == scalar => Some(*term),
            _ => None,
        }
    }

    /// The term of a condition.
    pub fn condition(&self) -> Result<Term, Error> {
        self.of(Scalar::Bool)
            .ok_or_else(|| Error::WrongSort { expected: "Bool".to_owned(), found: self.sort().to_string() })
    }
}

/// The name of an operator with its indices, and the sort that `as` gives it.
#[derive(Clone, Debug)]
pub struct Operator<'a> {
    pub name: &'a str,
    pub indices: Vec<u64>,
    pub sort: Option<Sort>,
}

impl Operator<'_> {
    /// The error that the operator does not take these arguments.
    pub fn refuses(&self, arguments: &[Value]) -> Error {
        let sorts: Vec<String> = arguments.iter().take(8).map(|argument| argument.sort().to_string()).collect();
        let text = match sorts.as_slice() {
            [] => "no arguments".to_owned(),
            [one] => format!("an argument of sort {one}"),
            _ => format!("arguments of sorts {}{}", sorts.join(", "), if arguments.len() > 8 { ", ..." } else { "" }),
        };
        Error::IllSorted { operator: self.name.to_owned(), arguments: text }
    }
}

/// All arguments as terms of one sort that the first one has.
pub fn same_scalars(arguments: &[Value]) -> Option<(Scalar, Vec<Term>)> {
    let Some(Value::Term(scalar, _)) = arguments.first() else { return None };
    let terms: Option<Vec<Term>> = arguments.iter().map(|argument| argument.of(*scalar)).collect();
    terms.map(|terms| (*scalar, terms))
}
