//! What a script asserts, as one conjunction: for commands that do something else with it than solve it.

use term::{Term, Terms};

use crate::session::Session;
use crate::sort::{Scalar, Sort};
use crate::symbols::Symbol;
use crate::universe::Fresh;

/// The assertions in force and the constants declared.
#[derive(Debug)]
pub struct Problem<'a> {
    /// Where the conjuncts live.
    pub terms: &'a Terms,
    /// The assertions with all that they demand.
    pub conjuncts: Vec<Term>,
    /// The bits of all declared constants; an integer counts as 64.
    pub declared_bits: u64,
    /// The bits of variables whose values follow from those of the constants.
    pub derived_bits: u64,
}

impl Session {
    /// The problem at the end of a script. An error in words if the script speaks of more than numbers and truth
    /// values.
    pub fn problem(&mut self) -> Result<Problem<'_>, String> {
        let (mut declared_bits, mut derived_bits) = (0, 0);
        for (name, symbol) in self.state.symbols.declared() {
            match symbol {
                Symbol::Constant(value) => match value.sort() {
                    Sort::Scalar(scalar) => declared_bits += scalar_bits(scalar),
                    sort => return Err(format!("{name} is of sort {sort}")),
                },
                Symbol::Function(_) => return Err(format!("{name} is a function")),
                Symbol::Unsupported(reason) => return Err(format!("{name}: {reason}")),
                Symbol::Defined(_) | Symbol::Macro(_) => {}
            }
        }
        let asserted: Option<Vec<Term>> = self.state.assertions().map(|assertion| assertion.term).collect();
        let asserted = asserted.ok_or("an assertion is not supported")?;
        let conjuncts = self.state.conjuncts_of(asserted.into_iter());
        let universe = &self.state.universe;
        for variable in universe.terms.variables_of(&conjuncts) {
            match universe.owner(variable).map(|id| &universe.fresh[id]) {
                None => {}
                // The dividend determines the quotient.
                Some(Fresh::Quotient { .. }) => derived_bits += 64,
                Some(_) => return Err("arrays and functions are left open".to_owned()),
            }
        }
        Ok(Problem { terms: &self.state.universe.terms, conjuncts, declared_bits, derived_bits })
    }
}

fn scalar_bits(scalar: Scalar) -> u64 {
    match scalar {
        Scalar::Bool => 1,
        Scalar::Int | Scalar::Double => 64,
        Scalar::Float => 32,
        Scalar::BitVec(width) => width.into(),
    }
}
