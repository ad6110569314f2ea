//! The parts of a specification: one for each place where it stands.

use spec::{Spec, SpecError};

use crate::source::Source;

/// A part of the specification, understood.
#[derive(Clone, Debug)]
pub struct Part {
    /// Where it stands.
    pub source: Source,
    /// What it says.
    pub spec: Spec,
    /// Rules that never apply.
    pub warnings: Vec<SpecError>,
}
