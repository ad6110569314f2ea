//! The classes that inputs of targets may be of, where exploring them has shown that there are more than the settings say.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use explore::Task;
use program::Subtypes;

use crate::target::Target;

/// What inputs of targets may be of, where that is more than the settings say.
#[derive(Default)]
pub(crate) struct Widened {
    subtypes: Mutex<BTreeMap<Target, Subtypes>>,
}

impl Widened {
    /// The task of a target.
    pub(crate) fn task<'t>(&self, task: &'t Task, target: &Target) -> Cow<'t, Task> {
        let known = self.subtypes.lock().unwrap_or_else(PoisonError::into_inner);
        match known.get(target) {
            None => Cow::Borrowed(task),
            Some(subtypes) => Cow::Owned(with(task, subtypes.clone())),
        }
    }

    pub(crate) fn set(&self, target: &Target, subtypes: Subtypes) {
        self.subtypes.lock().unwrap_or_else(PoisonError::into_inner).insert(target.clone(), subtypes);
    }
}

/// A task in which inputs may be of other classes.
pub(crate) fn with(task: &Task, subtypes: Subtypes) -> Task {
    let mut wider = task.clone();
    wider.settings.inputs.subtypes = subtypes;
    wider
}
