//! All terms of a session, and what stands behind variables that no script declared: applications of functions, quotients,
//! equalities of arrays. Such a variable is *fresh*; what it must satisfy is added once an assertion uses it.

use rustc_hash::FxHashMap;
use term::{Arithmetic, BinaryOp, Term, Terms, Variable};

use crate::arrays::{ArrayId, Arrays};
use crate::sort::Scalar;

/// Terms, functions and arrays.
#[derive(Debug)]
pub struct Universe {
    pub terms: Terms,
    next_variable: u32,
    pub functions: Vec<Function>,
    pub arrays: Arrays,
    /// In the order of their making: each depends on earlier ones only.
    pub fresh: Vec<Fresh>,
    owners: FxHashMap<Variable, FreshId>,
    quotients: FxHashMap<(Term, i64), (Term, Term)>,
    equalities: FxHashMap<(ArrayId, ArrayId), Term>,
    builtin: FxHashMap<(&'static str, Scalar), FunctionId>,
}

/// The number of a function.
pub type FunctionId = usize;
/// The number of a fresh variable, or of several that belong together.
pub type FreshId = usize;

/// An uninterpreted function.
#[derive(Debug)]
pub struct Function {
    pub parameters: Vec<Scalar>,
    pub result: Scalar,
    pub applications: Vec<Application>,
    /// The value for all other arguments, if that is a certain one: for the elements of an array.
    pub elsewhere: Option<Term>,
    known: FxHashMap<Vec<Term>, usize>,
}

/// A function applied to terms: some value, the same for the same arguments.
#[derive(Clone, Debug)]
pub struct Application {
    pub arguments: Vec<Term>,
    pub result: Term,
    pub variable: Variable,
}

/// What a fresh variable stands for.
#[derive(Clone, Debug)]
pub enum Fresh {
    Application(FunctionId, usize),
    /// `dividend = divisor * quotient + remainder`, the remainder from zero to below the size of the divisor.
    Quotient {
        dividend: Term,
        divisor: i64,
        quotient: Variable,
        remainder: Variable,
    },
    /// Whether two arrays are equal, and an index where they differ if not.
    Equality {
        truth: Variable,
        a: ArrayId,
        b: ArrayId,
        witness: Term,
        witness_sort: Scalar,
    },
}

impl Universe {
    /// A universe where integers are what they are in this arithmetic.
    pub fn new(arithmetic: Arithmetic) -> Universe {
        Universe {
            terms: Terms::new(arithmetic),
            next_variable: 0,
            functions: Vec::new(),
            arrays: Arrays::default(),
            fresh: Vec::new(),
            owners: FxHashMap::default(),
            quotients: FxHashMap::default(),
            equalities: FxHashMap::default(),
            builtin: FxHashMap::default(),
        }
    }

    /// A new variable, and the term for any value of its sort.
    pub fn variable(&mut self, scalar: Scalar) -> (Variable, Term) {
        let index = self.next_variable;
        self.next_variable += 1;
        (Variable { index, domain: scalar.domain() }, scalar.variable(&mut self.terms, index))
    }

    /// What a variable stands for, if it is a fresh one.
    pub fn owner(&self, variable: Variable) -> Option<FreshId> {
        self.owners.get(&variable).copied()
    }

    fn own(&mut self, variables: &[Variable], fresh: Fresh) {
        let id = self.fresh.len();
        self.fresh.push(fresh);
        self.owners.extend(variables.iter().map(|&variable| (variable, id)));
    }

    /// A new function.
    pub fn function(&mut self, parameters: Vec<Scalar>, result: Scalar) -> FunctionId {
        let (applications, known) = (Vec::new(), FxHashMap::default());
        self.functions.push(Function { parameters, result, applications, elsewhere: None, known });
        self.functions.len() - 1
    }

    /// A function that says what an operator leaves open; one for each name and sort.
    pub fn builtin(&mut self, name: &'static str, sort: Scalar, parameters: Vec<Scalar>, result: Scalar) -> FunctionId {
        if let Some(&id) = self.builtin.get(&(name, sort)) {
            return id;
        }
        let id = self.function(parameters, result);
        self.builtin.insert((name, sort), id);
        id
    }

    /// The value of a function; the arguments have the sorts of its parameters.
    pub fn apply(&mut self, id: FunctionId, arguments: Vec<Term>) -> Term {
        if let Some(&known) = self.functions[id].known.get(&arguments) {
            return self.functions[id].applications[known].result;
        }
        let (variable, result) = self.variable(self.functions[id].result);
        let function = &mut self.functions[id];
        let index = function.applications.len();
        function.known.insert(arguments.clone(), index);
        function.applications.push(Application { arguments, result, variable });
        self.own(&[variable], Fresh::Application(id, index));
        result
    }

    /// Quotient and remainder of an unbounded integer by a constant other than zero, as SMT-LIB has it: the remainder
    /// is not negative. As new variables: that keeps the question linear, and so decidable.
    pub fn quotient(&mut self, dividend: Term, divisor: i64) -> (Term, Term) {
        if let Some(&known) = self.quotients.get(&(dividend, divisor)) {
            return known;
        }
        let (quotient, quotient_term) = self.variable(Scalar::Int);
        let (remainder, remainder_term) = self.variable(Scalar::Int);
        self.own(&[quotient, remainder], Fresh::Quotient { dividend, divisor, quotient, remainder });
        self.quotients.insert((dividend, divisor), (quotient_term, remainder_term));
        (quotient_term, remainder_term)
    }

    /// Whether two arrays with many possible indices are equal.
    pub fn equality(&mut self, a: ArrayId, b: ArrayId, index: Scalar) -> Term {
        let (a, b) = (a.min(b), a.max(b));
        if let Some(&known) = self.equalities.get(&(a, b)) {
            return known;
        }
        let (truth, term) = self.variable(Scalar::Bool);
        let (variable, witness) = self.variable(index);
        self.own(&[truth, variable], Fresh::Equality { truth, a, b, witness, witness_sort: index });
        self.equalities.insert((a, b), term);
        term
    }

    /// Equality as SMT-LIB means it: identity. Zeros of different signs differ, NaN equals NaN.
    pub fn same(&mut self, scalar: Scalar, a: Term, b: Term) -> Term {
        if a == b {
            return self.terms.bool(true);
        }
        let op = match scalar {
            Scalar::Float => term::UnaryOp::FloatBits,
            Scalar::Double => term::UnaryOp::DoubleBits,
            _ => return self.terms.eq(a, b),
        };
        let (a, b) = (self.terms.unary(op, a), self.terms.unary(op, b));
        self.terms.eq(a, b)
    }

    /// The conjunction of conditions, as a tree that is no deeper than it must be.
    pub fn all(&mut self, conditions: &[Term]) -> Term {
        self.connect(BinaryOp::And, conditions)
    }

    /// Conditions connected by `And` or `Or`.
    pub fn connect(&mut self, op: BinaryOp, conditions: &[Term]) -> Term {
        match conditions {
            [] => self.terms.bool(op == BinaryOp::And),
            &[one] => one,
            many => {
                let (left, right) = many.split_at(many.len() / 2);
                let (left, right) = (self.connect(op, left), self.connect(op, right));
                self.terms.binary(op, left, right)
            }
        }
    }
}
