//! Specifications from text, in either spelling.

use crate::error::SpecError;
use crate::hex;
use crate::tree::Spec;

/// Parses a specification.
pub fn parse(text: &str) -> Result<Spec, SpecError> {
    hex::parse(text)
}
