//! Canonical forms: conjunctions that differ in names, in the order of conjuncts or of operands only, become one text.
//!
//! Follows Visser, Geldenhuys and Dwyer, "Green" (FSE 2012), section 3.2: comparisons of linear sums become
//! `sum <= 0`, `sum = 0` or `sum != 0`, sorted as texts. Deviates: variables are numbered by their place in the structure
//! (colour refinement) instead of by name, as Aquino et al., "Recal", do with rows and columns; coefficients are divided
//! by their common divisor, equations begin with a positive coefficient, comparisons of one sum are merged into the
//! tightest ones (as in GreenTrie), and the domains of variables are part of the text. Sums that may wrap keep their
//! width; whether a sum may wrap depends on its parts, not on the order in which they were added. Every other operator
//! stays as an operation with its operands in canonical order.
//!
//! Guarantees: equal texts are equal constraints up to the names of variables. Cannot do: structures that colour
//! refinement does not tell apart may get different texts, and so may products of three factors in another grouping. Then
//! an answer is not reused; no answer is wrong.

mod label;
mod linear;
mod normal;
mod print;
mod reduce;
mod sum;
mod values;
mod verbatim;
mod wrapping;

use term::{Term, Terms, Variable};

pub(crate) use self::linear::Linear;
pub(crate) use self::sum::Relation;
pub(crate) use self::verbatim::verbatim;

/// A conjunction without names.
#[derive(Clone, Debug, Default)]
pub(crate) struct Canonical {
    /// Domains of the variables, then the conjunction.
    pub(crate) text: String,
    /// Which variable stands at each place.
    pub(crate) variables: Vec<Variable>,
    /// Variables that may have any value.
    pub(crate) free: Vec<Variable>,
    /// The conjuncts that compare linear sums of variables exactly.
    pub(crate) linear: Vec<Linear>,
    /// Whether these are all conjuncts.
    pub(crate) is_linear: bool,
    /// Whether two conjuncts exclude each other.
    pub(crate) is_false: bool,
}

/// The canonical form of a conjunction.
pub(crate) fn canonize(terms: &Terms, conjuncts: &[Term]) -> Canonical {
    let mut graph = normal::Graph::default();
    let roots = conjuncts.iter().map(|&conjunct| graph.add(terms, conjunct)).collect();
    let Some(roots) = reduce::reduce(terms, &mut graph, roots) else {
        return Canonical { text: "false".to_owned(), is_false: true, ..Canonical::default() };
    };
    let labels = label::label(&graph, &roots);
    let mut canonical = print::print(terms, &graph, &roots, &labels);
    canonical.free = terms.variables_of(conjuncts);
    canonical.free.retain(|variable| !canonical.variables.contains(variable));
    canonical
}

/// The text by which the number of solutions of a conjunction is kept: as for its satisfiability, with the variables
/// that may have any value, since they count too.
pub fn count_text(terms: &Terms, conjuncts: &[Term]) -> String {
    let canonical = canonize(terms, conjuncts);
    let mut free: Vec<&str> = canonical.free.iter().map(|variable| print::domain(terms, variable.domain)).collect();
    free.sort_unstable();
    format!("{}|{}", canonical.text, free.join(","))
}

#[cfg(test)]
mod tests;
