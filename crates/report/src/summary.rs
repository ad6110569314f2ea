//! What every report about an exploration is made of.

use std::time::Duration;

use explore::{Members, Record, Settings, Task};

/// An exploration of one target.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The target in the form that users write.
    pub target: String,
    /// The settings.
    pub settings: Settings,
    /// The members of admission that had a say.
    pub members: Members,
    /// What was found.
    pub record: Record,
    /// Time from start to end.
    pub total: Duration,
}

impl Summary {
    /// What a task found about a target, and in which time.
    pub fn new(target: &str, task: &Task, record: Record, total: Duration) -> Summary {
        let (settings, members) = (task.settings.clone(), task.members());
        Summary { target: target.to_owned(), settings, members, record, total }
    }
}
