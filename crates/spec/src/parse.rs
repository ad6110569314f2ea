//! Specifications from text, in either spelling.

use crate::error::SpecError;
use crate::tree::Spec;
use crate::{hex, rules};

/// Parses a specification. A text that begins with a section (`init begin`, `resolve begin`, `trigger begin`) is a rule file of
/// JBSE, any other is HEX in our spelling.
pub fn parse(text: &str) -> Result<Spec, SpecError> {
    parse_with_warnings(text).map(|(spec, _)| spec)
}

/// The same, with what is suspicious: rules that never apply.
pub fn parse_with_warnings(text: &str) -> Result<(Spec, Vec<SpecError>), SpecError> {
    if rules::is_rule_file(text) { rules::parse(text) } else { hex::parse(text).map(|spec| (spec, Vec::new())) }
}
