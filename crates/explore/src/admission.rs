//! Which partial heaps are admitted: independent of when references are decided.

use std::fmt;
use std::sync::Arc;

use spec::Spec;

/// The members that have a say; a heap is admitted if all of them admit it.
#[derive(Clone, Debug, Default)]
pub struct Admission {
    /// The executable invariant runs before the subject, and is assumed (PrEP).
    pub eager: bool,
    /// The executable invariant is run on the partial heap after each decision, and must be able to answer true as far
    /// as the heap is known (ConsP).
    pub hybrid: bool,
    /// After each decision, some completion within the limits must satisfy the executable invariant and the path
    /// condition.
    pub whole: bool,
    /// Objects of each class beyond the limits that such a completion may have.
    pub further: u32,
    /// The specification of the shape of the heap, decided reference by reference (HEX).
    pub hex: Option<Arc<Spec>>,
    /// Whether the input heap of every ended path is compared with the specification once more, over all backbones.
    pub hex_recheck: bool,
}

impl Admission {
    /// Whether somebody has to be asked about decisions.
    pub fn is_asked(&self) -> bool {
        self.hybrid || self.whole || self.hex.is_some()
    }
}

impl fmt::Display for Admission {
    /// The members, as the command line spells them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let members =
            [(self.eager, "eager"), (self.hybrid, "hybrid"), (self.whole, "whole"), (self.hex.is_some(), "hex")];
        let named: Vec<&str> = members.into_iter().filter(|(is_in, _)| *is_in).map(|(_, name)| name).collect();
        f.write_str(&if named.is_empty() { "none".to_owned() } else { named.join(",") })
    }
}
