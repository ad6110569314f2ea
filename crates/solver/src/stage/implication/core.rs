//! A conjunction of linear comparisons, prepared for being matched with others.

use term::{Arithmetic, Domain, Terms, mix};

use crate::canon::{Canonical, Linear};

/// Comparisons, and the values that their variables may have.
#[derive(Clone, Debug)]
pub(crate) struct Core {
    pub(crate) comparisons: Vec<Linear>,
    /// The least and greatest value of each variable; nothing if there is none.
    pub(crate) ranges: Vec<Option<(i64, i64)>>,
    /// A bit for each set of coefficients that occurs.
    pub(crate) shapes: u64,
}

impl Core {
    /// The linear part of a conjunction.
    pub(crate) fn of(terms: &Terms, canonical: &Canonical) -> Core {
        let ideal = terms.arithmetic() == Arithmetic::Ideal;
        let range = |domain: Domain| match domain {
            Domain::Int | Domain::Long if ideal => None,
            Domain::Bool => Some((0, 1)),
            other => other.range(),
        };
        let ranges = canonical.variables.iter().map(|variable| range(variable.domain)).collect();
        let shapes = canonical.linear.iter().fold(0, |shapes, linear| shapes | 1 << (shape(linear) & 63));
        Core { comparisons: canonical.linear.clone(), ranges, shapes }
    }
}

/// The same for equal coefficients up to order and sign.
fn shape(linear: &Linear) -> u64 {
    linear.parts.iter().fold(0, |sum: u64, &(_, c)| sum.wrapping_add(mix(7, c.unsigned_abs() as u64)))
}
