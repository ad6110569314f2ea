//! What is wrong with a contract, and where.

use std::sync::Arc;

use spec::SpecError;

use crate::tree::{Place, Source};

/// A contract that means nothing for the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContractError {
    /// What is wrong, and where in the source.
    pub error: SpecError,
    /// The source.
    pub source: Arc<Source>,
}

impl ContractError {
    /// The message with the underlined place.
    pub fn render(&self) -> String {
        spec::render_error(&self.error, &self.source.name, &self.source.text, false)
    }

    /// Where it is.
    pub fn place(&self) -> Place {
        Place { source: self.source.clone(), span: self.error.span }
    }
}

impl std::fmt::Display for ContractError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.render())
    }
}

impl std::error::Error for ContractError {}
