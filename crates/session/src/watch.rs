//! The interface through which a session tells what happens in it.

use std::sync::Arc;

use explore::Progress;
use spec::SpecError;

use crate::source::Source;
use crate::target::Target;

/// Is told what happens in a session.
pub trait Watch: Send + Sync {
    /// An exploration begins; its progress can be read while it runs.
    fn begin(&self, _target: &Target, _progress: &Arc<Progress>) {}

    /// A worker of the exploration has started its machine and found the target.
    fn ready(&self) {}

    /// The exploration is over.
    fn end(&self) {}

    /// Something happened to a store.
    fn notice(&self, _text: &str) {}

    /// Something in a specification of shapes is suspicious.
    fn warn(&self, _source: &Source, _warning: &SpecError) {}
}

/// Ignores what it is told.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl Watch for Silent {}
