//! Companions: methods that specifications run, and ghosts, the fields that they write.
//!
//! An exception that leaves a companion does not count as the program's, and an ordinary run would not show what a
//! companion writes.

use program::{LinkError, MethodId, Program};
use rustc_hash::FxHashSet;

use crate::stack::Stack;

/// Methods that specifications run.
#[derive(Debug, Default)]
pub(crate) struct Companions {
    methods: Vec<MethodId>,
    /// The fields that they write: declaring classes, with slashes, and names.
    ghosts: FxHashSet<(String, String)>,
}

impl Companions {
    /// Adds a method. Finding what it writes may load classes.
    pub(crate) fn add(&mut self, program: &mut Program, method: MethodId) -> Result<(), LinkError> {
        if !self.methods.contains(&method) {
            self.methods.push(method);
            self.ghosts.extend(program.fields_written(method)?);
        }
        Ok(())
    }

    /// Whether a method is one of them.
    pub(crate) fn contains(&self, method: MethodId) -> bool {
        self.methods.contains(&method)
    }

    /// Whether one of them runs.
    pub(crate) fn is_running(&self, stack: &Stack) -> bool {
        !self.methods.is_empty() && stack.frames().any(|frame| self.contains(frame.method))
    }

    /// Whether a field, by its declaring class as `Class.getName` spells it and its name, is written by one of them.
    pub(crate) fn is_ghost(&self, class: &str, name: &str) -> bool {
        !self.ghosts.is_empty() && self.ghosts.contains(&(class.replace('.', "/"), name.to_owned()))
    }
}
