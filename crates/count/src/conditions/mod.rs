//! Counts the assignments that satisfy a conjunction of terms, exactly and with Java's arithmetic.
//!
//! Conjuncts that share no variables are counted apart. Each factor is split into cases without `or` and `if`, whose
//! linear systems have no assignment in common; wrapping, narrowing, division, shifts and bitwise operators with
//! constants become quotients and remainders, which every assignment has exactly once.
//!
//! What it cannot count, and then says [`Uncountable::NotLinear`]: floats, products and quotients of two variables, shifts
//! by variables, bitwise operators between variables, and, of unbounded integers, operators that Java defines by their
//! bits.

mod case;
mod factor;
mod linearize;
mod residue;

use num_bigint::BigUint;
use num_traits::{One, Zero};
use term::{Domain, Node, Term, Terms};

use crate::error::Uncountable;
use crate::probability::Probability;
use crate::quota::Quota;
use factor::factors;

/// How many assignments satisfy a condition, of all assignments of the variables that occur in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Assignments that satisfy it.
    pub solutions: BigUint,
    /// There are two to the power of this many assignments.
    pub bits: u64,
}

impl Counted {
    /// The share of the assignments that satisfy the condition.
    pub fn probability(&self) -> Probability {
        Probability::new(self.solutions.clone(), self.bits)
    }
}

/// Remembers the counts of factors. A factor is a list of conjuncts that are connected by variables; the count is about
/// the variables that occur in it.
pub trait Memory {
    /// What was kept for a factor.
    fn recall(&mut self, terms: &Terms, factor: &[Term]) -> Option<BigUint>;
    /// Keeps the count of a factor.
    fn keep(&mut self, terms: &Terms, factor: &[Term], count: &BigUint);
}

/// Remembers nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Forgetful;

impl Memory for Forgetful {
    fn recall(&mut self, _: &Terms, _: &[Term]) -> Option<BigUint> {
        None
    }

    fn keep(&mut self, _: &Terms, _: &[Term], _: &BigUint) {}
}

/// Counts the assignments that satisfy all conjuncts. Under ideal arithmetic `int` and `long` variables have Java's ranges,
/// and only what is computed from them is unbounded.
pub fn count_conjunction(terms: &Terms, conjuncts: &[Term], quota: &mut Quota) -> Result<Counted, Uncountable> {
    count_with_memory(terms, conjuncts, quota, &mut Forgetful)
}

/// As [`count_conjunction`]; counts of factors that the memory has are not computed again.
pub fn count_with_memory(
    terms: &Terms,
    conjuncts: &[Term],
    quota: &mut Quota,
    memory: &mut dyn Memory,
) -> Result<Counted, Uncountable> {
    let mut counted = Counted { solutions: BigUint::one(), bits: 0 };
    for factor in factors(terms, conjuncts) {
        if factor.variables.is_empty() {
            // A factor without variables holds only constants, since terms are simplified when they are made.
            if factor.conjuncts.iter().any(|&conjunct| terms.node(conjunct) == Node::Bool(false)) {
                counted.solutions = BigUint::zero();
            }
            continue;
        }
        counted.bits += factor.variables.iter().map(|variable| bits_of(variable.domain)).sum::<u64>();
        if counted.solutions.is_zero() {
            continue;
        }
        let solutions = match memory.recall(terms, &factor.conjuncts) {
            Some(known) => known,
            None => {
                let solutions = case::count(terms, &factor, quota)?;
                memory.keep(terms, &factor.conjuncts, &solutions);
                solutions
            }
        };
        counted.solutions *= solutions;
    }
    Ok(counted)
}

/// How many bits a variable of a domain has: every domain has a power of two of values.
pub fn bits_of(domain: Domain) -> u64 {
    match domain {
        Domain::Bool => 1,
        Domain::Byte => 8,
        Domain::Char | Domain::Short => 16,
        Domain::Natural => 31,
        Domain::Int | Domain::Float => 32,
        Domain::Long | Domain::Double => 64,
    }
}
