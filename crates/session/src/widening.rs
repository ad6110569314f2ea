//! Classes that a program asks for after a call on the input. Calls are resolved for the classes that are known by then; so
//! the target is explored anew, and such a class is among them from the beginning.

use explore::{Record, Task};
use machine::LeftOut;

use crate::error::SessionError;
use crate::late::with;
use crate::session::Session;
use crate::target::Target;

/// How often a target is explored at most: each time may show further classes.
const ROUNDS: usize = 4;

impl Session {
    /// Explores a target, anew with the classes that it asks for late.
    pub(crate) fn explore_widening(&self, target: &Target) -> Result<Record, SessionError> {
        // All rounds together have the time of one exploration.
        let budget = self.task.budget.within(self.task.settings.limits.time);
        let mut record = self.explore_as(&self.task, target)?;
        for _ in 1..ROUNDS {
            let task = self.widened.task(&self.task, target);
            let subtypes = &task.settings.inputs.subtypes;
            let wider = subtypes.and(asked_late(&record));
            if wider == *subtypes || record.interrupted.is_some() || budget.is_over() {
                break;
            }
            let again = Task { budget: budget.clone(), ..with(&self.task, wider.clone()) };
            record = self.explore_as(&again, target)?;
            self.widened.set(target, wider);
        }
        let widened = self.widened.task(&self.task, target);
        let own = self.task.settings.inputs.subtypes.named();
        record.also = widened.settings.inputs.subtypes.named()[own.len()..].to_vec();
        Ok(record)
    }
}

fn asked_late(record: &Record) -> impl Iterator<Item = String> {
    record.left_out.iter().filter_map(|left_out| match left_out {
        LeftOut::AskedLate(class) => Some(class.clone()),
        LeftOut::ClassObjects
        | LeftOut::Held
        | LeftOut::Statics
        | LeftOut::Nested
        | LeftOut::Records
        | LeftOut::NanBits
        | LeftOut::Unchecked
        | LeftOut::Lawless
        | LeftOut::NoText
        | LeftOut::Internal(_)
        | LeftOut::Exact(_)
        | LeftOut::Both(_)
        | LeftOut::Extended(_)
        | LeftOut::Unseen(_)
        | LeftOut::Function(_)
        | LeftOut::OwnValues
        | LeftOut::Foreign(_)
        | LeftOut::Modelled(_)
        | LeftOut::Contracted(_) => None,
    })
}
